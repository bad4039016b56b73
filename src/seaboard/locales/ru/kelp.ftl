## Игра

kelp-name = Kelp: Акула против осьминога
kelp-tagline = Дуэль в подводном лесу: одна сторона прячется, другая охотится.
kelp-role-shark = акула
kelp-role-octopus = осьминог

## Параметры

kelp-option-board = Сторона поля
kelp-option-board-help = Ночная сторона меняет зоны и укрытия; она для опытных игроков.
kelp-option-board-day = день
kelp-option-board-night = ночь
kelp-option-outer_ring = Внешнее кольцо путей
kelp-option-outer_ring-help = Внешние концы путей соединены в кольцо вокруг поля.
kelp-option-whole_effects = Только полные эффекты
kelp-option-whole_effects-help = Карту осьминога можно разыграть, только если её эффект выполняется полностью.
kelp-option-most_rounds = Наибольшее число раундов
kelp-option-most_rounds-help = После стольких раундов побеждает осьминог; в правилах такого предела нет.

## Стороны и кубики

kelp-shark = Акула
kelp-blue = синий
kelp-yellow = жёлтый
kelp-red = красный
kelp-turquoise = бирюзовый
kelp-1 = 1
kelp-2 = 2
kelp-3 = 3
kelp-4 = 4
kelp-5 = 5
kelp-6 = 6

## Зоны и клетки течения

kelp-z1 = зона 1
kelp-z2 = зона 2
kelp-z3 = зона 3
kelp-z4 = зона 4
kelp-z5 = зона 5
kelp-z6 = зона 6
kelp-z7 = зона 7
kelp-z8 = зона 8
kelp-z9 = зона 9
kelp-e12 = клетка 1–2
kelp-e45 = клетка 4–5
kelp-e78 = клетка 7–8
kelp-e23 = клетка 2–3
kelp-e56 = клетка 5–6
kelp-e89 = клетка 8–9
kelp-e14 = клетка 1–4
kelp-e25 = клетка 2–5
kelp-e36 = клетка 3–6
kelp-e47 = клетка 4–7
kelp-e58 = клетка 5–8
kelp-e69 = клетка 6–9
kelp-k1 = угловая клетка 1
kelp-k3 = угловая клетка 3
kelp-k7 = угловая клетка 7
kelp-k9 = угловая клетка 9

## Блоки

kelp-octopus = Осьминог
kelp-shell = Ракушка
kelp-double_shell = Двойная ракушка
kelp-trap_current_1 = Ловушка «Сбросить 1 кубик течения»
kelp-trap_current_2 = Ловушка «Сбросить 2 кубика течения»
kelp-trap_hide_2 = Ловушка «Спрятать 2 блока»
kelp-trap_send_home = Ловушка «Переместить акулу в укрытие»
kelp-crab = Красный скальный краб
kelp-lobster = Южноафриканский лобстер
kelp-snail = Морская улитка
kelp-abalone = Южноафриканское морское ушко

## Карты осьминога

kelp-quick_learning = Быстрое обучение
kelp-trial_and_error = Проба и ошибка
kelp-nimble_twist = Ловкий выверт
kelp-stir_the_sand = Взбаламученный песок
kelp-blend_in = Слияние с фоном
kelp-unexpected_dodge = Неожиданное уклонение
kelp-all_or_nothing = Пан или пропал
kelp-ink_cloud = Чернильное облако
kelp-jet_propulsion = Реактивный рывок
kelp-camouflage = Камуфляж
kelp-shapeshift = Смена облика
kelp-vanish = Исчезновение
kelp-sensitive_receptors = Чувствительные рецепторы
kelp-curious_mind = Пытливый ум
kelp-problem_solver = Решение задачи
kelp-selective_memory = Избирательная память
kelp-eat_crab = Питание: Красный скальный краб
kelp-eat_lobster = Питание: Южноафриканский лобстер
kelp-eat_snail = Питание: Морская улитка
kelp-eat_abalone = Питание: Южноафриканское морское ушко
kelp-pile_move = стопка перемещения
kelp-pile_hide = стопка укрытия
kelp-pile_learn = стопка обучения
kelp-pile_eat = стопка питания

## Карты акулы и тайлы роста

kelp-aggressive = Агрессивная
kelp-relentless = Безжалостная
kelp-lightning = Молниеносная
kelp-hungry = Голодная
kelp-fierce = Жестокая
kelp-hostile = Непримиримая
kelp-watchful = Бдительная
kelp-agile = Подвижная
kelp-bold = Смелая
kelp-observant = Наблюдательная
kelp-swift = Стремительная
kelp-tile_1 = тайл роста 1: перебросить 1 кубик
kelp-tile_2 = тайл роста 2: к 1–5 энергии добавить 5
kelp-tile_3 = тайл роста 3: перебросить ещё 1 кубик
kelp-tile_4 = тайл роста 4: вытянуть ещё 1 кубик

## Противостояние

kelp-fight = Нападение
kelp-flight = Бегство
kelp-flinch = Замирание
kelp-counterattack = Контрнападение
kelp-pursuit = Преследование
kelp-persistence = Упорство

## Ходы

kelp-move-done = Достаточно
kelp-move-skip = Пропустить действие
kelp-move-end-turn = Завершить ход
kelp-move-flee-plainly = Сбежать без эффекта
kelp-move-draw-dice = Тянуть обычное число кубиков
kelp-move-roll = Бросить кубики
kelp-move-to-move = К перемещению
kelp-move-to-resolve = Больше кубиков не размещать
kelp-move-suffer-trap = Пусть ловушка сработает
kelp-move-stop-buying = Больше не покупать
kelp-move-reveal = Открыть: { $zone }
kelp-move-shuffle = В мешочек: { $zone }
kelp-move-settle = Выставить блок сюда: { $zone }
kelp-move-hide = Спрятать: { $zone }
kelp-move-exchange = Обменять: { $zone }
kelp-move-aim = Кубик { $die } сюда: { $zone }
kelp-move-resolve = Сначала: { $zone }
kelp-move-reroll = Перебросить: { $die }
kelp-move-store = Отложить на «Бдительную»: { $die }
kelp-move-raise = Увеличить: { $die }
kelp-move-starve = На трек голода: { $die }
kelp-move-sharpen = Перевернуть на 6: { $die }
kelp-move-current = Течение: { $die }
kelp-move-hunt = Искать или атаковать: { $die }
kelp-move-save = В энергию: { $die }
kelp-move-lower = Заменить карту в ряду, уменьшив: { $die }
kelp-move-feed = На трек голода: { $die }
kelp-move-current-watched = Течение с «Бдительной»: { $die }
kelp-move-hunt-watched = Искать или атаковать с «Бдительной»: { $die }
kelp-move-save-watched = В энергию с «Бдительной»: { $die }
kelp-move-calm = Сбросить течение { $value }: { $cell }
kelp-move-refill = Взять с поля течение { $value }: { $cell }
kelp-move-lay = Кубик { $die } сюда: { $cell }
kelp-move-escape = { $escape } ({ $colour })
kelp-move-counter = { $counter } ({ $colour })
kelp-move-give-back = Вернуть в мешочек: { $colour }
kelp-move-pick = Выбрать из мешочка: { $colour }
kelp-move-survive = Применить эффект карты
kelp-move-draw-extra = Тянуть на 1 кубик больше
kelp-move-draw-up = Добрать карты до предела руки
kelp-move-swim = Плыть: { $cell }
kelp-move-step = На клетку дальше: { $cell }
kelp-move-play = Разыграть (стоимость { $cost }): { $card }
kelp-move-discard = Сбросить и спрятать блок: { $card }
kelp-move-remove-hand = Удалить с руки: { $card }
kelp-move-remove-discard = Удалить из сброса: { $card }
kelp-move-tutor-deck = Взять из колоды: { $card }
kelp-move-tutor-discard = Взять из сброса: { $card }
kelp-move-food = Применить еду: { $block }
kelp-move-learn-block = Получить блок: { $block }
kelp-move-learn-card = Получить карту ({ $pile }): { $card }
kelp-move-learn-food = Получить карту с едой: { $card }
kelp-move-swap = Поменять местами: { $zone } — { $other }
kelp-move-skill = Применить карту: { $skill }
kelp-move-buy = Купить за { $cost }: { $skill }
kelp-move-refresh = Заменить в ряду: { $skill }
kelp-move-face = Перевернуть на { $value }
kelp-move-place = Акула начинает здесь: { $cell }
kelp-move-home = Переместить акулу сюда: { $cell }

## Вопросы

kelp-prompt-place-shark = Выберите укрытие, из которого начнёт акула.
kelp-prompt-action = Действие { $number } из 2: разыграйте карту, доберите карты или сбросьте карту.
kelp-prompt-last-gap = Примените еду или завершите ход.
kelp-prompt-pay = Карта «{ $card }»: осталось оплатить { $left }. Какой блок открыть?
kelp-prompt-swap = Поменяйте местами два соседних блока (ещё { $count }).
kelp-prompt-shuffle = Выберите блоки для перемешивания (ещё { $count }).
kelp-prompt-settle = Куда выставить блок из мешочка? Пустых клеток: { $count }.
kelp-prompt-hide = Какой блок спрятать? (ещё { $count })
kelp-prompt-learn = Обучение (ещё { $count }): выберите карту или блок.
kelp-prompt-exchange = Новый блок: «{ $block }». Какой открытый блок уступит место?
kelp-prompt-remove = Какую карту удалить из игры? (ещё { $count })
kelp-prompt-tutor = Возьмите карту из колоды или сброса.
kelp-prompt-calm = Можно сбросить кубики течений (ещё { $count }).
kelp-prompt-send-home = Выберите укрытие для акулы.
kelp-prompt-choose-escape = Противостояние: тайно выберите карту.
kelp-prompt-choose-hunt = Противостояние: тайно выберите карту.
kelp-prompt-survive = Осьминог сбегает. Применить эффект карты «{ $escape }»?
kelp-prompt-draw = Тяните кубики.
kelp-prompt-refill = Мешочек пуст: возьмите кубики течений с поля (ещё { $count }).
kelp-prompt-drawn = Кубики вытянуты, но ещё не брошены.
kelp-prompt-give-back = Верните кубики в мешочек (ещё { $count }).
kelp-prompt-pick = Выберите кубик из мешочка.
kelp-prompt-rolled = Кубики брошены: можно перебросить или применить карты.
kelp-prompt-reroll = Какие кубики перебросить? (ещё { $count })
kelp-prompt-store = Какой кубик отложить на потом?
kelp-prompt-raise = Какой кубик увеличить?
kelp-prompt-raise-to = На какую грань перевернуть?
kelp-prompt-starve = Какой кубик отдать на трек голода?
kelp-prompt-sharpen = Какой красный кубик станет 6?
kelp-prompt-currents = Разместите кубики течений или двигайтесь дальше.
kelp-prompt-lay-current = На какую клетку положить кубик течения?
kelp-prompt-move = Куда плыть?
kelp-prompt-swim = Куда течению нести дальше?
kelp-prompt-glide = Куда проплыть ещё на клетку?
kelp-prompt-moved = Можно проплыть ещё на клетку.
kelp-prompt-hunt = Ищите, атакуйте или сохраните кубики.
kelp-prompt-hunt-zone = В какую зону положить кубик?
kelp-prompt-order = Какую зону открыть первой?
kelp-prompt-trap = Это ловушка: «{ $block }». Проигнорировать её?
kelp-prompt-grow = Рост.
kelp-prompt-spend = Энергия.
kelp-prompt-save = Какие кубики положить в энергию?
kelp-prompt-buy = Покупка карт: энергии { $energy }.
kelp-prompt-refresh = Какую карту ряда заменить?
kelp-prompt-feed = Какой кубик энергии пойдёт на трек голода?

## События

kelp-event-home = Акула теперь в укрытии: { $cell }.
kelp-event-play = { $seat }: разыграна карта «{ $card }».
kelp-event-discard = { $seat }: сброшена карта «{ $card }».
kelp-event-draw = { $seat }: { $count ->
    [one] добрана { $count } карта
    [few] добраны { $count } карты
   *[many] добрано { $count } карт
}.
kelp-event-draw-own = В руке теперь ещё: { $cards }.
kelp-event-reshuffle = Сброс перемешан в новую колоду.
kelp-event-reveal = Открыто { $zone }: «{ $block }».
kelp-event-hide = Блок спрятан: { $zone }.
kelp-event-swap = Блоки меняются местами: { $zone } — { $other }.
kelp-event-shuffle = Блоки идут в мешочек: { $zones }.
kelp-event-settle = Блок из мешочка встаёт сюда: { $zone }.
kelp-event-settle-own = { $zone }: здесь теперь «{ $block }».
kelp-event-learn = Новая карта идёт в сброс: «{ $card }».
kelp-event-learn-to-hand = Новая карта идёт в руку: «{ $card }».
kelp-event-exchange = { $zone }: «{ $block }» вместо «{ $gone }».
kelp-event-remove = Карта удалена из игры: «{ $card }».
kelp-event-eat = Осьминог поел: «{ $block }» ({ $zone }).
kelp-event-food = { $seat }: применена еда «{ $block }».
kelp-event-tutor = Карта идёт из сброса в руку: «{ $card }».
kelp-event-tutor-deck = { $seat }: карта взята из колоды, колода перемешана.
kelp-event-tutor-own = Из колоды взято: «{ $card }».
kelp-event-calm = Течение { $value } сброшено: { $cell }.
kelp-event-shark-turn = Раунд { $round }, ход акулы: { $seat }.
kelp-event-take-dice = { $seat }: { $count ->
    [one] вытянут { $count } кубик
    [few] вытянуто { $count } кубика
   *[many] вытянуто { $count } кубиков
}.
kelp-event-take-dice-own = Кубики: { $colours }.
kelp-event-refill = Кубик течения взят с поля: { $cell }.
kelp-event-pick-own = Из мешочка выбрано: { $colour }.
kelp-event-roll = { $seat }: брошено { $dice }.
kelp-event-reroll = { $seat }: перебрасывается { $die }.
kelp-event-skill = { $seat }: применена карта «{ $skill }».
kelp-event-raise = Кубик { $die } теперь показывает { $to }.
kelp-event-turn = { $seat }: разворот на 180°.
kelp-event-purge = Карты противостояния удалены: { $colour }.
kelp-event-store = { $seat }: кубик отложен, { $die }.
kelp-event-lay = Течение { $die }: { $cell }.
kelp-event-swim = Акула плывёт: { $cell }.
kelp-event-ride = Переплытый кубик течения { $value } идёт на рост: { $cell }.
kelp-event-ride-to-bag = Переплытый кубик течения { $value } возвращается в мешочек: { $cell }.
kelp-event-forced-move = Другого пути нет: кубик течения убран, { $cell }.
kelp-event-hunt = Кубик { $die } ложится сюда: { $zone }.
kelp-event-wasted = Кубик { $die } возвращается в мешочек без эффекта ({ $zone }).
kelp-event-trap = Акула наткнулась на ловушку: «{ $block }».
kelp-event-confrontation = Противостояние! { $zone }.
kelp-event-showdown = Осьминог: { $escape }, акула: { $hunt }.
kelp-event-escaped = Осьминог сбежал; удалены карты обеих сторон: { $colour }.
kelp-event-hunger = Голод { $count } из { $of }: { $colour }.
kelp-event-tile = Активирован: { $tile }.
kelp-event-energy = Энергия акулы: { $dice }.
kelp-event-energy-lost = Энергии не хватает ни на одну карту: кубики идут в мешочек.
kelp-event-buy = { $seat }: куплена карта «{ $skill }».
kelp-event-row = В ряду новая карта: «{ $skill }».
kelp-event-refresh = Кубик { $die } уменьшен, карта «{ $skill }» сброшена.

## Конец игры

kelp-score-victory = Победа
kelp-ended-ate-all = осьминог съел всю еду
kelp-ended-exhausted = акула истощена
kelp-ended-caught = акула поймала осьминога
kelp-ended-toothless = у акулы не осталось кубиков атаки
kelp-ended-too-long = игра слишком долгая
kelp-ending-ate-all = Осьминог съел всю еду и побеждает.
kelp-ending-exhausted = Акула истощена: осьминог побеждает.
kelp-ending-caught = Акула поймала осьминога и побеждает.
kelp-ending-toothless = У акулы не осталось кубиков атаки: осьминог побеждает.
kelp-ending-too-long = Игра слишком долгая: осьминог побеждает.

## Поле в терминале

kelp-board-title = { $board } · раунд { $round }
kelp-board-day = День
kelp-board-night = Ночь
kelp-board-legend = ▲►▼◄ акула (◆ — в обе стороны) · [4] течение · ⌂ укрытие · ? спрятанный блок
kelp-board-pool = Пул
kelp-board-drawn = Вытянуто
kelp-board-energy = Энергия
kelp-board-watched = На «Бдительной»
kelp-board-growth = Рост
kelp-board-tiles = тайлов активировано: { $count }
kelp-board-hunger = Голод
kelp-board-bag = Мешочек
kelp-board-supply = Запас кубиков
kelp-board-row = Ряд карт
kelp-board-deck = в колоде { $count }
kelp-board-bought = Карты акулы
kelp-board-hand = Рука
kelp-board-hand-size = { $count } из { $limit }
kelp-board-discard = Сброс
kelp-board-piles = Стопки
kelp-board-blocks = Блоки в запасе
kelp-board-food = Еда
kelp-board-played = Разыграно
kelp-board-confrontation = Противостояние
kelp-board-nothing = —
kelp-board-used = { $block } (использовано)
kelp-board-in-bag = Блоков в мешочке: { $count }

## Поле в браузере

kelp-board-forest = Подводный лес
kelp-board-tools = Ваши орудия
kelp-board-open = открытая вода
kelp-board-kelp = ламинария
kelp-board-rocky = скалы
kelp-board-stands = стоит скрытый
kelp-board-lies = лежит открытый
kelp-board-hidden-block = неизвестный блок
kelp-board-no-block = блока нет
kelp-board-den = укрытие акулы
kelp-board-over = через { $cells }
kelp-board-of = { $count } из { $of }
kelp-board-no-dice = нет кубиков
kelp-board-active = действует
kelp-board-removed = Вне игры
kelp-board-draw-pile = Колода
kelp-board-action = Действие { $number }
kelp-board-empty-hand = В руке нет карт
kelp-board-row-energy = Ряд карт: энергии { $energy }
kelp-board-reveal-cost = { $count ->
    [0] бесплатно
    [one] открыть { $count } блок
    [few] открыть { $count } блока
   *[many] открыть { $count } блоков
}
kelp-board-price = цена: энергии { $cost }
kelp-board-type-move = перемещение
kelp-board-type-hide = укрытие
kelp-board-type-learn = обучение
kelp-board-type-eat = питание
kelp-board-die-blue = течение
kelp-board-die-yellow = поиск
kelp-board-die-red = атака
kelp-board-die-blue-help = Выложенный на клетку, несёт акулу дальше: она проплывает над течениями, значения которых убывают. Неиспользованный становится энергией.
kelp-board-die-yellow-help = Выложенный на зону рядом с акулой, если его значение не меньше числа зоны, открывает скрытый блок. Использованный идёт на рост, неиспользованный становится энергией.
kelp-board-die-red-help = Выложенный на зону рядом с акулой, если его значение не меньше числа зоны, атакует. Если там не осьминог или он ускользнул, кубик идёт на шкалу голода.
kelp-board-reconstructed = Некоторые числа здесь восстановлены нами: в правилах они не напечатаны.
kelp-board-survival = Эффект спасения:
kelp-board-left = Оставшиеся цвета противостояния: { $colours }.
kelp-board-cancel = Назад
kelp-board-which = Что именно?
kelp-board-zone-picked = Выбрано: { $zone }. С каким соседним блоком поменять?
kelp-board-card-picked = «{ $card }»: { $effect } Положите на место действия, чтобы разыграть, или в сброс.
kelp-board-tab-dice = Кубики и рост
kelp-board-tab-cards = Карты · { $count }
kelp-board-tab-hand = Рука · { $count }
kelp-board-tab-piles = Стопки и блоки
kelp-board-you-are = Вы — { $role }
kelp-board-duel-rule = Оба тайно выбирают цвет. Одинаковый цвет: осьминог пойман. Разные цвета: он ускользает.
kelp-board-duel-octopus = Какая карта спасёт? Выберите цвет, который акула не угадает.
kelp-board-duel-shark = Угадайте цвет, который выложил осьминог.
kelp-board-duel-waits = { $name } выбирает.
kelp-board-duel-caught = Тот же цвет: осьминог пойман, акула побеждает.
kelp-board-duel-escaped = Цвета разные: осьминог ускользает благодаря карте «{ $card }». Обе карты этого цвета ({ $colour }) покидают игру, так что в следующий раз выбор будет меньше.
kelp-board-how-ate-all = Заполнено последнее место шкалы пищи. Что бы ни было у акулы на поле, это уже не важно.
kelp-board-how-exhausted = Заполнено последнее место шкалы голода: каждая неудачная атака и каждая покупка забирали туда кубик, и у акулы кончились силы.
kelp-board-how-caught = Атака попала, и в противостоянии обе карты были одного цвета.
kelp-board-how-caught-last = Атака попала, а карт противостояния осталась одна пара: цвета не могли различаться.
kelp-board-how-toothless = На шкале голода одно свободное место, а кубиков атаки у акулы нигде нет: поймать осьминога она уже не может.
kelp-board-how-too-long = Достигнут предел раундов этого стола; осьминог продержался.
kelp-board-sum-rounds = Сыграно раундов
kelp-board-sum-food = Съедено пищи
kelp-board-sum-hunger = Голод акулы
kelp-board-sum-tiles = Действует тайлов роста
kelp-board-sum-skills = Куплено карт акулы
kelp-board-sum-duels = Осталось пар противостояния

## Эффекты словами

kelp-ability-swap = { $count ->
    [one] поменяйте местами два соседних блока.
    [few] поменяйте местами два соседних блока { $count } раза.
   *[many] поменяйте местами два соседних блока { $count } раз.
}
kelp-ability-shuffle-hidden = { $count ->
    [one] перемешайте в мешочке { $count } скрытый блок
    [few] перемешайте в мешочке { $count } скрытых блока
   *[many] перемешайте в мешочке { $count } скрытых блоков
}; куда встанет каждый, говорит акула.
kelp-ability-shuffle-revealed = { $count ->
    [one] перемешайте в мешочке { $count } открытый блок
    [few] перемешайте в мешочке { $count } открытых блока
   *[many] перемешайте в мешочке { $count } открытых блоков
}; куда встанет каждый, говорит акула, возвращаются они скрытыми.
kelp-ability-shuffle-any = { $count ->
    [one] перемешайте в мешочке { $count } блок
    [few] перемешайте в мешочке { $count } блока
   *[many] перемешайте в мешочке { $count } блоков
}, скрытых или открытых; куда встанет каждый, говорит акула, возвращаются они скрытыми.
kelp-ability-with-centre = Один из них — блок в центре, как бы он ни лежал.
kelp-ability-with-octopus = Среди них осьминог.
kelp-ability-hide = { $count ->
    [one] спрячьте { $count } открытый блок.
    [few] спрячьте { $count } открытых блока.
   *[many] спрячьте { $count } открытых блоков.
}
kelp-ability-hide-up-to = { $count ->
    [one] спрячьте до { $count } открытого блока.
   *[many] спрячьте до { $count } открытых блоков.
}
kelp-ability-hide-range = спрячьте от { $low } до { $count } открытых блоков.
kelp-ability-hide-all = спрячьте все открытые блоки.
kelp-ability-not-itself = Но не саму эту ловушку.
kelp-ability-learn = { $count ->
    [one] изучите { $count } карту или блок.
    [few] изучите { $count } карты или блока.
   *[many] изучите { $count } карт или блоков.
}
kelp-ability-learn-up-to = { $count ->
    [one] изучите до { $count } карты или блока.
   *[many] изучите до { $count } карт или блоков.
}
kelp-ability-learn-range = изучите от { $low } до { $count } карт или блоков.
kelp-ability-to-hand = Изученная карта идёт в руку (карты питания — в сброс).
kelp-ability-remove = { $count ->
    [one] уберите из игры { $count } карту из руки или сброса.
    [few] уберите из игры { $count } карты из руки или сброса.
   *[many] уберите из игры { $count } карт из руки или сброса.
}
kelp-ability-remove-up-to = { $count ->
    [one] можете убрать из игры { $count } карту из руки или сброса.
   *[many] можете убрать из игры до { $count } карт из руки или сброса.
}
kelp-ability-remove-range = уберите из игры от { $low } до { $count } карт из руки или сброса.
kelp-ability-eat = съешьте «{ $food }», если эта пища рядом с осьминогом.
kelp-ability-hand-limit = лимит руки становится { $count }.
kelp-ability-draw-to-limit = сразу доберите карты до него.
kelp-ability-tutor = { $count ->
    [one] возьмите { $count } карту на выбор из колоды или сброса.
    [few] возьмите { $count } карты на выбор из колоды или сброса.
   *[many] возьмите { $count } карт на выбор из колоды или сброса.
}
kelp-ability-calm = { $count ->
    [one] верните { $count } кубик течения с поля в мешочек.
   *[many] верните до { $count } кубиков течения с поля в мешочек.
}
kelp-ability-shark-to-hide = отправьте акулу в укрытие.
kelp-ability-reroll = { $count ->
    [one] перебросьте { $count } кубик.
    [few] перебросьте { $count } кубика.
   *[many] перебросьте { $count } кубиков.
}
kelp-ability-reroll-up-to = { $count ->
    [one] каждый ход перебросить { $count } кубик.
   *[many] каждый ход перебросить до { $count } кубиков.
}
kelp-ability-reroll-range = перебросьте от { $low } до { $count } кубиков.
kelp-ability-return = верните вытянутых кубиков: { $give }, потом выберите из мешочка: { $take }.
kelp-ability-draw-and-roll-extra = { $count ->
    [one] вытяните и бросьте ещё { $count } кубик.
    [few] вытяните и бросьте ещё { $count } кубика.
   *[many] вытяните и бросьте ещё { $count } кубиков.
}
kelp-ability-raise-die = поверните кубик большим значением вверх.
kelp-ability-purge-confrontation = случайная карта противостояния осьминога и ваша карта того же цвета покидают игру.
kelp-ability-store-die = положите брошенный кубик на эту карту, чтобы использовать его в следующем ходу.
kelp-ability-turn-180 = разверните акулу.
kelp-ability-hunger-die-for-red-six = положите кубик на шкалу голода; другой, красный, поверните на 6.
kelp-ability-ignore-trap = ловушка не действует.
kelp-ability-extra-step = { $count ->
    [one] проплывите ещё { $count } клетку.
    [few] проплывите ещё { $count } клетки.
   *[many] проплывите ещё { $count } клеток.
}
kelp-ability-energy-bonus = энергия { $low }–{ $high }: +{ $add }.
kelp-ability-draw-extra = { $count ->
    [one] тянуть ещё { $count } кубик.
    [few] тянуть ещё { $count } кубика.
   *[many] тянуть ещё { $count } кубиков.
}
kelp-ability-none = собственного эффекта нет: карта даёт кубики.
kelp-ability-pays = Открытая как оплата, считается за { $count }.
kelp-ability-block-octopus = Сам осьминог. Он никогда не покидает поле.
kelp-ability-block-shell = Ничего не делает.
kelp-ability-block-trap = Когда её открывает акула:
kelp-ability-block-food = Съеденную можно использовать один раз:
kelp-ability-window-none = не привязана к шагу
kelp-ability-window-draw = шаг 1, перед тем как тянуть
kelp-ability-window-drawn_not_rolled = шаг 1, кубики вытянуты, но не брошены
kelp-ability-window-after_roll = шаг 1, после броска
kelp-ability-window-pre_move = перед движением
kelp-ability-window-move = шаг 3, во время движения
kelp-ability-window-search = шаг 4, перед поиском
kelp-ability-window-trap_revealed = шаг 4, когда открыта ловушка
kelp-ability-window-spend_energy = шаг 6, перед покупкой
kelp-ability-window-any_own_step = в начале любого шага

## Отказы

refused-kelp-not-in-hand = Карты «{ $card }» нет в руке.
refused-kelp-cannot-play = Карту «{ $card }» не разыграть: её стоимость или весь эффект сейчас невозможны.
refused-kelp-hand-full = В руке уже { $limit } — больше не добрать.
refused-kelp-nothing-to-draw = Тянуть нечего: колода и сброс пусты.
refused-kelp-already-revealed = { $zone }: блок уже открыт.
refused-kelp-not-needed = { $zone }: этот блок здесь лишний или мешает эффекту карты.
refused-kelp-not-revealed = { $zone }: здесь нет открытого блока.
refused-kelp-keeps-its-place = { $zone }: этот блок нельзя обменять.
refused-kelp-cell-taken = { $cell }: клетка занята.
refused-kelp-not-ahead = { $cell }: акула не может сюда плыть, она движется только вперёд.
refused-kelp-rising-current = { $cell }: течение здесь не слабее предыдущего или не выводит на свободную клетку.
refused-kelp-cannot-buy = «{ $skill }» (стоимость { $cost }): нет в ряду или не хватает энергии.
refused-kelp-must-buy = Сначала нужно купить карту.
refused-kelp-not-owned = Карты «{ $skill }» нет.
refused-kelp-wrong-step = Карту «{ $skill }» сейчас не применить.
refused-kelp-die-too-low = { $die }: для этого кубика рядом нет зоны.
refused-kelp-hide-taken = { $cell }: это не свободное укрытие.
refused-kelp-too-many = { $field }: «{ $component }» слишком много, всего их { $count }.
refused-kelp-missing = { $field }: не хватает «{ $component }» (всего { $count }).
refused-kelp-wrong-pile = { $field }: карта «{ $card }» не из этой стопки.
refused-kelp-nine-blocks = { $field }: на поле должно быть 9 блоков, а не { $count }.
refused-kelp-no-octopus = { $field }: нет осьминога.
refused-kelp-supply = { $field }: в запасе должны быть { $expected }.
refused-kelp-food = { $field }: еда «{ $block }» и карта «{ $card }» не сходятся.
refused-kelp-dice = { $field }: кубиков { $value }, а должно быть { $expected }.
refused-kelp-phase = { $field }: в позиции нет хода для шага «{ $phase }».
refused-kelp-trail = { $field }: этот след не ведёт к такому расположению блоков.
refused-kelp-pack-total = { $field }: всего { $value }, а должно быть { $expected }.
refused-kelp-pack-effect = { $field }: такой эффект не подходит к «{ $kind }».
refused-kelp-pack-id = { $field }: имя «{ $value }» пустое, повторяется или содержит «/».
refused-kelp-pack-graph = { $field }: клетка «{ $cell }» дважды в одном соединении.
refused-kelp-pack-port = { $field }: выход «{ $port }» должен принадлежать ровно одному соединению, а не { $count }.
refused-kelp-pack-unreachable = { $field }: к клетке «{ $cell }» нет пути.
refused-kelp-pack-problems = Ошибок в наборе: { $count }. { $problems }
