## Игра

kelp-name = Kelp: Акула против осьминога
kelp-tagline = Дуэль в подводном лесу: осьминог прячется, акула охотится.
kelp-role-shark = акула
kelp-role-octopus = осьминог

## Параметры

kelp-option-board = Сторона поля
kelp-option-board-help = На ночной стороне другие зоны и укрытия; она для опытных игроков. Её раскладка восстановлена.
kelp-option-board-day = день
kelp-option-board-night = ночь
kelp-option-outer_ring = Внешнее кольцо путей
kelp-option-outer_ring-help = Крайние пути соединены в кольцо вокруг поля: акула может плыть по краю. Пути восстановлены, и это ещё одно их толкование.
kelp-option-whole_effects = Эффект — только целиком
kelp-option-whole_effects-help = Карту осьминога можно разыграть, только если её эффект выполним целиком.
kelp-option-most_rounds = Предел раундов
kelp-option-most_rounds-help = После этого раунда побеждает осьминог; в правилах предела нет.

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
kelp-joined = { $first } { $second }

## Зоны и клетки течения

kelp-zone = { $case ->
   *[nom] зона
    [gen] зоны
    [acc] зону
    [loc] зоне
}
kelp-cell = { $case ->
   *[nom] клетка
    [gen] клетки
    [acc] клетку
    [loc] клетке
}
kelp-corner = { $case ->
   *[nom] угловая клетка
    [gen] угловой клетки
    [acc] угловую клетку
    [loc] угловой клетке
}
kelp-z1 = { kelp-zone } 1
kelp-z2 = { kelp-zone } 2
kelp-z3 = { kelp-zone } 3
kelp-z4 = { kelp-zone } 4
kelp-z5 = { kelp-zone } 5
kelp-z6 = { kelp-zone } 6
kelp-z7 = { kelp-zone } 7
kelp-z8 = { kelp-zone } 8
kelp-z9 = { kelp-zone } 9
kelp-e12 = { kelp-cell } 1⁠–⁠2
kelp-e45 = { kelp-cell } 4⁠–⁠5
kelp-e78 = { kelp-cell } 7⁠–⁠8
kelp-e23 = { kelp-cell } 2⁠–⁠3
kelp-e56 = { kelp-cell } 5⁠–⁠6
kelp-e89 = { kelp-cell } 8⁠–⁠9
kelp-e14 = { kelp-cell } 1⁠–⁠4
kelp-e25 = { kelp-cell } 2⁠–⁠5
kelp-e36 = { kelp-cell } 3⁠–⁠6
kelp-e47 = { kelp-cell } 4⁠–⁠7
kelp-e58 = { kelp-cell } 5⁠–⁠8
kelp-e69 = { kelp-cell } 6⁠–⁠9
kelp-k1 = { kelp-corner } 1
kelp-k3 = { kelp-corner } 3
kelp-k7 = { kelp-corner } 7
kelp-k9 = { kelp-corner } 9

## Блоки

kelp-octopus = Осьминог
kelp-shell = Ракушка
kelp-double_shell = Двойная ракушка
kelp-trap_current_1 = Ловушка: сбросить 1 кубик течения
kelp-trap_current_2 = Ловушка: сбросить 2 кубика течения
kelp-trap_hide_2 = Ловушка: спрятать 2 блока
kelp-trap_send_home = Ловушка: отправить акулу в укрытие
kelp-crab = Красный скальный краб
kelp-lobster = Капский лангуст
kelp-snail = Морская улитка
kelp-abalone = Капское морское ушко

## Карты осьминога

kelp-quick_learning = Быстрое обучение
kelp-trial_and_error = Метод проб и ошибок
kelp-nimble_twist = Ловкий манёвр
kelp-stir_the_sand = Облако песка
kelp-blend_in = Слияние с фоном
kelp-unexpected_dodge = Внезапный уворот
kelp-all_or_nothing = Пан или пропал
kelp-ink_cloud = Чернильное облако
kelp-jet_propulsion = Реактивный рывок
kelp-camouflage = Камуфляж
kelp-shapeshift = Смена облика
kelp-vanish = Исчезновение
kelp-sensitive_receptors = Чувствительные рецепторы
kelp-curious_mind = Пытливый ум
kelp-problem_solver = Смекалка
kelp-selective_memory = Избирательная память
kelp-eat_crab = Питание: красный скальный краб
kelp-eat_lobster = Питание: капский лангуст
kelp-eat_snail = Питание: морская улитка
kelp-eat_abalone = Питание: капское морское ушко
kelp-pile_move = стопка перемещения
kelp-pile_hide = стопка маскировки
kelp-pile_learn = стопка обучения
kelp-pile_eat = стопка питания

## Карты акулы и тайлы роста

kelp-aggressive = Агрессивная
kelp-relentless = Безжалостная
kelp-lightning = Молниеносная
kelp-hungry = Голодная
kelp-fierce = Свирепая
kelp-hostile = Непримиримая
kelp-watchful = Бдительная
kelp-agile = Проворная
kelp-bold = Смелая
kelp-observant = Наблюдательная
kelp-swift = Стремительная
kelp-tile_1 = тайл роста 1: переброс 1 кубика
kelp-tile_2 = тайл роста 2: если энергии 1–5, ещё +5
kelp-tile_3 = тайл роста 3: переброс ещё 1 кубика
kelp-tile_4 = тайл роста 4: ещё 1 кубик из мешочка

## Противостояние

kelp-fight = Нападение
kelp-flight = Бегство
kelp-flinch = Оцепенение
kelp-counterattack = Контратака
kelp-pursuit = Преследование
kelp-persistence = Упорство

## Ходы

kelp-move-done = Готово
kelp-move-skip = Пропустить действие
kelp-move-end-turn = Завершить ход
kelp-move-flee-plainly = Сбежать без эффекта
kelp-move-draw-dice = Вытянуть кубики как обычно
kelp-move-roll = Бросить кубики
kelp-move-to-move = Перейти к перемещению
kelp-move-to-resolve = Готово, открыть блоки
kelp-move-suffer-trap = Пусть ловушка сработает
kelp-move-stop-buying = Закончить покупки
kelp-move-reveal = Открыть блок в { $zone_loc }
kelp-move-shuffle = В мешочек блок из { $zone_gen }
kelp-move-settle = Поставить блок в { $zone_acc }
kelp-move-hide = Спрятать блок в { $zone_loc }
kelp-move-exchange = Обменять блок в { $zone_loc }
kelp-move-aim = Положить кубик ({ $die }) в { $zone_acc }
kelp-move-resolve = Сначала открыть { $zone_acc }
kelp-move-reroll = Перебросить: { $die }
kelp-move-store = Отложить на «Бдительную»: { $die }
kelp-move-raise = Повысить значение: { $die }
kelp-move-starve = На трек голода: { $die }
kelp-move-sharpen = Повернуть на 6: { $die }
kelp-move-current = Положить течение: { $die }
kelp-move-hunt = Искать или атаковать: { $die }
kelp-move-save = Отложить в энергию: { $die }
kelp-move-lower = Заменить карту ряда за −1: { $die }
kelp-move-feed = На трек голода: { $die }
kelp-move-current-watched = Положить течение (кубик с «Бдительной»): { $die }
kelp-move-hunt-watched = Искать или атаковать (кубик с «Бдительной»): { $die }
kelp-move-save-watched = Отложить в энергию (кубик с «Бдительной»): { $die }
kelp-move-calm = Сбросить кубик течения { $value } с { $cell_gen }
kelp-move-refill = Снять с поля кубик течения { $value } ({ $cell })
kelp-move-lay = Положить кубик течения ({ $die }) на { $cell_acc }
kelp-move-escape = { $escape } ({ $colour })
kelp-move-counter = { $counter } ({ $colour })
kelp-move-give-back = Вернуть в мешочек: { $colour }
kelp-move-pick = Выбрать из мешочка: { $colour }
kelp-move-survive = Применить эффект карты
kelp-move-draw-extra = Вытянуть больше кубиков
kelp-move-draw-up = Добрать карты до лимита руки
kelp-move-swim = Плыть на { $cell_acc }
kelp-move-step = Проплыть дальше на { $cell_acc }
kelp-move-play = Разыграть за { $cost }: { $card }
kelp-move-discard = Сбросить и спрятать блок: { $card }
kelp-move-remove-hand = Убрать из игры (с руки): { $card }
kelp-move-remove-discard = Убрать из игры (из сброса): { $card }
kelp-move-tutor-deck = Взять из колоды: { $card }
kelp-move-tutor-discard = Взять из сброса: { $card }
kelp-move-food = Применить эффект еды: { $block }
kelp-move-learn-block = Взять блок: { $block }
kelp-move-learn-card = Взять карту ({ $pile }): { $card }
kelp-move-learn-food = Взять карту питания с едой: { $card }
kelp-move-swap = Поменять местами { $zone_acc } и { $other_acc }
kelp-move-skill = Применить карту: { $skill }
kelp-move-buy = Купить за { $cost }: { $skill }
kelp-move-refresh = Заменить в ряду: { $skill }
kelp-move-face = Повернуть на { $value }
kelp-move-place = Поставить акулу на { $cell_acc }
kelp-move-home = Переместить акулу на { $cell_acc }

## Вопросы

kelp-prompt-place-shark = Выберите укрытие, из которого начнёт акула.
kelp-prompt-action = Действие { $number } из 2: { $draws ->
    [0] разыграйте карту
   *[other] разыграйте карту, доберите карты
} или { $hides ->
    [0] сбросьте карту
   *[other] сбросьте карту, чтобы спрятать блок
}.{ $food ->
    [0] {""}
   *[other] {" "}Перед действием можно применить эффект еды.
}
kelp-prompt-last-gap = Примените эффект еды или завершите ход.
kelp-prompt-pay = «{ $card }»: какой блок открыть в оплату? (ещё { $left })
kelp-prompt-swap = Какие соседние блоки поменять местами? (обменов: { $count })
kelp-prompt-shuffle = Какие блоки перемешать? (ещё { $count })
kelp-prompt-settle = Осьминог перемешивает блоки: куда поставить блок из мешочка? Пустых зон: { $count }.
kelp-prompt-hide = Какой блок спрятать? (ещё { $count })
kelp-prompt-learn = Обучение: возьмите карту или блок (ещё { $count }).
kelp-prompt-exchange = Новый блок — «{ $block }». Какой открытый блок он заменит?
kelp-prompt-remove = Какую карту убрать из игры? (ещё { $count })
kelp-prompt-tutor = Возьмите любую карту из колоды или из сброса.
kelp-prompt-calm = Можно сбросить кубики течения (до { $count }).
kelp-prompt-send-home = Выберите укрытие для акулы.
kelp-prompt-choose-escape = Противостояние: тайно выберите карту.
kelp-prompt-choose-hunt = Противостояние: тайно выберите карту.
kelp-prompt-survive = Осьминог сбежал! Применить эффект карты «{ $escape }»?
kelp-prompt-draw = Вытяните кубики из мешочка.
kelp-prompt-refill = Мешочек пуст: снимите с поля кубики течения (ещё { $count }).
kelp-prompt-drawn = Бросьте кубики — или сначала примените карту.
kelp-prompt-give-back = Верните кубики в мешочек (ещё { $count }).
kelp-prompt-pick = Выберите кубик из мешочка.
kelp-prompt-rolled = { $rerolls ->
    [0] Примените карту или переходите к течениям.
   *[other] Перебросьте кубики (ещё { $rerolls }), примените карты или переходите к течениям.
}
kelp-prompt-reroll = Какие кубики перебросить? (ещё { $count })
kelp-prompt-store = Какой кубик положить на «Бдительную»?
kelp-prompt-raise = Значение какого кубика повысить?
kelp-prompt-raise-to = Какое значение поставить?
kelp-prompt-starve = Какой кубик положить на трек голода?
kelp-prompt-sharpen = Какой красный кубик станет 6?
kelp-prompt-currents = Положите кубики течения или переходите к перемещению.
kelp-prompt-lay-current = На какую клетку положить кубик течения?
kelp-prompt-move = Куда плыть?
kelp-prompt-swim = Куда плыть по течению дальше?
kelp-prompt-glide = Куда проплыть ещё на одну клетку?
kelp-prompt-moved = Можно проплыть ещё одну клетку.
kelp-prompt-hunt = Ищите, атакуйте или оставьте кубики на энергию.
kelp-prompt-hunt-zone = В какой зоне искать или атаковать?
kelp-prompt-order = Какую зону открыть первой?
kelp-prompt-trap = Открыта «{ $block }». Отменить её картой «Наблюдательная»?
kelp-prompt-grow = Рост: примените карту или продолжайте.
kelp-prompt-spend = Энергия: примените карту или продолжайте.
kelp-prompt-save = Какие кубики оставить как энергию?
kelp-prompt-buy = Какую карту купить? Энергия: { $energy }.
kelp-prompt-refresh = Какую карту ряда заменить?
kelp-prompt-feed = Покупки стоят один кубик: какой кубик энергии положить на трек голода?

## События

kelp-event-home = Акула в укрытии ({ $cell }).
kelp-event-play = { $who ->
    [you] Вы разыгрываете
   *[other] Осьминог разыгрывает
} карту «{ $card }».
kelp-event-discard = { $who ->
    [you] Вы сбрасываете
   *[other] Осьминог сбрасывает
} карту «{ $card }».
kelp-event-draw = { $who ->
    [you] Вы добираете
   *[other] Осьминог добирает
} { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}.
kelp-event-draw-own = Пришли карты: { $cards }.
kelp-event-reshuffle = Сброс перетасован в новую колоду.
kelp-event-reveal = Открыт блок «{ $block }» в { $zone_loc }.
kelp-event-hide = Блок спрятан в { $zone_loc }.
kelp-event-swap = Блоки поменялись местами: { $zone } ↔ { $other }.
kelp-event-shuffle = Блоки убраны в мешочек: { $zones }.
kelp-event-settle = Блок из мешочка поставлен в { $zone_acc }.
kelp-event-settle-own = В { $zone_loc } теперь блок «{ $block }».
kelp-event-learn = Новая карта в сбросе: «{ $card }».
kelp-event-learn-to-hand = Новая карта в руке: «{ $card }».
kelp-event-exchange = В { $zone_loc } теперь блок «{ $block }» вместо блока «{ $gone }».
kelp-event-remove = Карта убрана из игры: «{ $card }».
kelp-event-eat = { $who ->
    [you] Вы съедаете
   *[other] Осьминог съедает
} блок «{ $block }» в { $zone_loc }.
kelp-event-food = { $who ->
    [you] Вы применяете
   *[other] Осьминог применяет
} эффект еды «{ $block }».
kelp-event-tutor = Карта взята из сброса в руку: «{ $card }».
kelp-event-tutor-deck = { $who ->
    [you] Вы берёте карту из колоды и тасуете
   *[other] Осьминог берёт карту из колоды и тасует
} колоду.
kelp-event-tutor-own = Взятая карта: «{ $card }».
kelp-event-calm = Кубик течения { $value } сброшен с { $cell_gen }.
kelp-event-shark-turn = Раунд { $round }: { $who ->
    [you] ваш ход
   *[other] ход акулы
}.
kelp-event-take-dice = { $who ->
    [you] Вы тянете
   *[other] Акула тянет
} { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
}.
kelp-event-take-dice-own = Вытянуты кубики: { $colours }.
kelp-event-refill = Кубик течения снят с поля ({ $cell }).
kelp-event-pick-own = Выбран кубик из мешочка: { $colour }.
kelp-event-roll = { $who ->
    [you] Вы бросаете
   *[other] Акула бросает
} кубики: { $dice }.
kelp-event-reroll = { $who ->
    [you] Вы перебрасываете
   *[other] Акула перебрасывает
} кубик: { $die }.
kelp-event-skill = { $who ->
    [you] Вы применяете
   *[other] Акула применяет
} карту «{ $skill }».
kelp-event-raise = Кубик повёрнут: { $die } → { $to }.
kelp-event-turn = { $who ->
    [you] Вы разворачиваете акулу
   *[other] Акула разворачивается
}.
kelp-event-purge = Убраны карты противостояния. Цвет: { $colour }.
kelp-event-store = { $who ->
    [you] Вы откладываете
   *[other] Акула откладывает
} кубик на «Бдительную»: { $die }.
kelp-event-lay = { $who ->
    [you] Вы кладёте
   *[other] Акула кладёт
} кубик течения ({ $die }) на { $cell_acc }.
kelp-event-swim = { $who ->
    [you] Вы плывёте
   *[other] Акула плывёт
} на { $cell_acc }.
kelp-event-ride = Первое пройденное течение { $value } ({ $cell }) идёт на трек роста.
kelp-event-ride-to-bag = Первое пройденное течение { $value } ({ $cell }) возвращается в мешочек.
kelp-event-forced-move = Другого пути нет: кубик течения снят с поля ({ $cell }).
kelp-event-hunt = { $who ->
    [you] Вы { $way ->
        [attack] атакуете
       *[search] обыскиваете
    }
   *[other] Акула { $way ->
        [attack] атакует
       *[search] обыскивает
    }
} { $zone_acc }: { $die }.
kelp-event-wasted = Кубик без эффекта возвращается в мешочек: { $die } ({ $zone }).
kelp-event-trap = Срабатывает «{ $block }».
kelp-event-confrontation = Противостояние в { $zone_loc }!
kelp-event-showdown = Карты открыты: осьминог — { $escape }, акула — { $hunt }.
kelp-event-escaped = Осьминог сбегает. Карты обеих сторон убраны, цвет: { $colour }.
kelp-event-hunger = Кубик на треке голода: { $colour } ({ $count } из { $of }).
kelp-event-tile = Теперь действует { $tile }.
kelp-event-energy = Кубики энергии: { $dice }.
kelp-event-energy-lost = Энергии не хватает ни на одну карту: кубики возвращаются в мешочек.
kelp-event-buy = { $who ->
    [you] Вы покупаете
   *[other] Акула покупает
} карту «{ $skill }».
kelp-event-row = Новая карта в ряду: «{ $skill }».
kelp-event-refresh = Карта «{ $skill }» заменена за −1 к кубику: { $die }.

## Конец игры

kelp-score-victory = Победа
kelp-ended-ate-all = осьминог съел всю еду
kelp-ended-exhausted = акула истощена
kelp-ended-caught = акула поймала осьминога
kelp-ended-toothless = у акулы не осталось кубиков атаки
kelp-ended-too-long = вышел предел раундов
kelp-ending-ate-all = Осьминог съел всю еду и побеждает.
kelp-ending-exhausted = Акула истощена: осьминог побеждает.
kelp-ending-caught = Акула поймала осьминога и побеждает.
kelp-ending-toothless = У акулы не осталось кубиков атаки: осьминог побеждает.
kelp-ending-too-long = Предел раундов достигнут: осьминог продержался и побеждает.

## Поле в терминале

kelp-board-title = { $board } · раунд { $round }
kelp-board-day = День
kelp-board-night = Ночь
kelp-board-legend = ▲►▼◄ акула (◆ — в обе стороны) · [4] течение · ⌂ укрытие · ? спрятанный блок
kelp-board-pool = Пул
kelp-board-drawn = Вытянуты
kelp-board-energy = Энергия
kelp-board-watched = На «Бдительной»
kelp-board-growth = Рост
kelp-board-tiles = действует тайлов: { $count }
kelp-board-hunger = Голод
kelp-board-bag = Мешочек
kelp-board-supply = Запас кубиков
kelp-board-row = Ряд карт
kelp-board-deck = в колоде { $count }
kelp-board-bought = Карты акулы
kelp-board-hand = Рука
kelp-board-hand-size = { $count } из { $limit }
kelp-board-discard = Сброс
kelp-board-piles = Стопки
kelp-board-blocks = Блоки в запасе
kelp-board-food = Еда
kelp-board-played = Разыграно
kelp-board-confrontation = Противостояние
kelp-board-nothing = —
kelp-board-used = { $block } (эффект применён)
kelp-board-in-bag = Блоков в мешочке: { $count }

## Поле в браузере

kelp-board-forest = Подводный лес
kelp-board-tools = Карты и кубики
kelp-board-open = открытая вода
kelp-board-kelp = заросли келпа
kelp-board-rocky = скалы
kelp-board-stands = блок спрятан
kelp-board-lies = блок открыт
kelp-board-hidden-block = неизвестный блок
kelp-board-no-block = блока нет
kelp-board-den = укрытие акулы
kelp-board-over = путь: { $cells }
kelp-board-of = { $count } из { $of }
kelp-board-no-dice = нет кубиков
kelp-board-active = действует
kelp-board-removed = Вне игры
kelp-board-draw-pile = Колода
kelp-board-action = Действие { $number }
kelp-board-empty-hand = В руке нет карт
kelp-board-row-energy = Ряд карт · энергия { $energy }
kelp-board-reveal-cost = { $count ->
    [0] бесплатно
    [one] открыть { $count } блок
    [few] открыть { $count } блока
   *[many] открыть { $count } блоков
}
kelp-board-price = цена в энергии: { $cost }
kelp-board-type-move = перемещение
kelp-board-type-hide = маскировка
kelp-board-type-learn = обучение
kelp-board-type-eat = питание
kelp-board-die-blue = течение
kelp-board-die-yellow = поиск
kelp-board-die-red = атака
kelp-board-die-blue-help = Положите на свободную клетку: акула проплывёт над ним дальше. Течения подряд должны убывать. Неиспользованный становится энергией.
kelp-board-die-yellow-help = Положите в зону рядом с акулой, если значение не меньше числа зоны: спрятанный блок откроется. Потом кубик идёт на трек роста; неиспользованный становится энергией.
kelp-board-die-red-help = Положите в зону рядом с акулой, если значение не меньше числа зоны: это атака. Если там не осьминог или он сбежал, кубик идёт на трек голода.
kelp-board-reconstructed = Часть чисел здесь восстановлена: в правилах их нет.
kelp-board-survival = Эффект спасения:
kelp-board-left = Остались цвета противостояния: { $colours }.
kelp-board-cancel = Назад
kelp-board-which = Что выбрать?
kelp-board-zone-picked = Первый блок: { $zone }. С каким соседним поменять?
kelp-board-card-picked = «{ $card }». { $effect } { $plays ->
    [0] Сейчас её можно только сбросить
   *[other] Перенесите её на место действия, чтобы разыграть, или в сброс
}{ $hides ->
    [0] .
   *[other] , чтобы спрятать блок.
}
kelp-board-card-picked-small = «{ $card }». { $effect } { $plays ->
    [0] Сейчас её можно только сбросить.
   *[other] Разыграйте её или сбросьте.
}
kelp-board-tab-dice = Кубики и рост
kelp-board-tab-cards = Карты · { $count }
kelp-board-tab-hand = Рука · { $count }
kelp-board-tab-piles = Стопки и блоки
kelp-board-you-are = Вы — { $role }
kelp-board-duel-rule = Оба тайно выбирают цвет. Цвета совпали — осьминог пойман, нет — он сбежал.
kelp-board-duel-octopus = Выберите цвет, который акула не угадает.
kelp-board-duel-shark = Угадайте цвет осьминога.
kelp-board-duel-waits = { $name } выбирает.
kelp-board-duel-caught = Тот же цвет: осьминог пойман, акула побеждает.
kelp-board-duel-escaped = Цвета разные: осьминога спасает карта «{ $card }». Обе карты этого цвета ({ $colour }) уходят из игры: в следующий раз выбор будет меньше.
kelp-board-how-ate-all = Заполнено последнее место трека еды: осьминог сыт, и акула ему уже не страшна.
kelp-board-how-exhausted = Заполнен трек голода: туда уходил кубик после каждой неудачной атаки и каждой покупки, и силы акулы кончились.
kelp-board-how-caught = Атака нашла осьминога, и в противостоянии совпали цвета.
kelp-board-how-caught-last = Атака нашла осьминога, а карт противостояния осталась одна пара: цвета не могли не совпасть.
kelp-board-how-toothless = На треке голода одно свободное место, а кубиков атаки у акулы больше нет: поймать осьминога она не может.
kelp-board-how-too-long = Достигнут предел раундов, и осьминог продержался.
kelp-board-sum-rounds = Сыграно раундов
kelp-board-sum-food = Съедено еды
kelp-board-sum-hunger = Голод акулы
kelp-board-sum-tiles = Открыто тайлов роста
kelp-board-sum-skills = Куплено карт акулы
kelp-board-sum-duels = Осталось пар противостояния

## Эффекты словами

kelp-ability-swap = { $count ->
    [one] поменяйте местами два соседних блока.
    [few] поменяйте местами два соседних блока { $count } раза.
   *[many] поменяйте местами два соседних блока { $count } раз.
}
kelp-ability-shuffle-hidden = { $count ->
    [one] перемешайте в мешочке { $count } спрятанный блок
    [few] перемешайте в мешочке { $count } спрятанных блока
   *[many] перемешайте в мешочке { $count } спрятанных блоков
}; куда поставить каждый, решает акула.
kelp-ability-shuffle-revealed = { $count ->
    [one] перемешайте в мешочке { $count } открытый блок
    [few] перемешайте в мешочке { $count } открытых блока
   *[many] перемешайте в мешочке { $count } открытых блоков
}; куда поставить каждый, решает акула. Они возвращаются спрятанными.
kelp-ability-shuffle-any = { $count ->
    [one] перемешайте в мешочке { $count } любой блок, спрятанный или открытый
    [few] перемешайте в мешочке { $count } любых блока, спрятанных или открытых
   *[many] перемешайте в мешочке { $count } любых блоков, спрятанных или открытых
}; куда поставить каждый, решает акула. Они возвращаются спрятанными.
kelp-ability-with-centre = Один из них — блок в центре, спрятанный или открытый.
kelp-ability-with-octopus = Один из них — осьминог.
kelp-ability-hide = { $count ->
    [one] спрячьте { $count } открытый блок.
    [few] спрячьте { $count } открытых блока.
   *[many] спрячьте { $count } открытых блоков.
}
kelp-ability-hide-up-to = { $count ->
    [one] можете спрятать { $count } открытый блок.
   *[many] спрячьте до { $count } открытых блоков.
}
kelp-ability-hide-range = спрячьте от { $low } до { $count } открытых блоков.
kelp-ability-hide-all = спрячьте все открытые блоки.
kelp-ability-not-itself = Саму ловушку спрятать нельзя.
kelp-ability-learn = обучение { $count }: { $count ->
    [1] возьмите карту или блок.
   *[other] возьмите карты или блоки, всего { $count }.
}
kelp-ability-learn-up-to = обучение, до { $count }: возьмите карты или блоки, всего не больше { $count }.
kelp-ability-learn-range = обучение, от { $low } до { $count }: возьмите столько карт или блоков.
kelp-ability-to-hand = Взятые карты идут в руку, а карты питания — в сброс.
kelp-ability-remove = { $count ->
    [one] уберите из игры { $count } карту с руки или из сброса.
    [few] уберите из игры { $count } карты с руки или из сброса.
   *[many] уберите из игры { $count } карт с руки или из сброса.
}
kelp-ability-remove-up-to = { $count ->
    [one] можете убрать из игры { $count } карту с руки или из сброса.
   *[many] можете убрать из игры до { $count } карт с руки или из сброса.
}
kelp-ability-remove-range = уберите из игры от { $low } до { $count } карт с руки или из сброса.
kelp-ability-eat = съешьте «{ $food }», если этот блок рядом с осьминогом.
kelp-ability-hand-limit = лимит руки теперь { $count }.
kelp-ability-draw-to-limit = сразу доберите карты до лимита.
kelp-ability-tutor = { $count ->
    [one] возьмите { $count } карту на выбор из колоды или из сброса.
    [few] возьмите { $count } карты на выбор из колоды или из сброса.
   *[many] возьмите { $count } карт на выбор из колоды или из сброса.
}
kelp-ability-calm = { $count ->
    [one] можете вернуть { $count } кубик течения с поля в мешочек акулы.
   *[many] можете вернуть до { $count } кубиков течения с поля в мешочек акулы.
}
kelp-ability-shark-to-hide = отправьте акулу в укрытие.
kelp-ability-reroll = { $count ->
    [one] перебросьте { $count } кубик.
    [few] перебросьте { $count } кубика.
   *[many] перебросьте { $count } кубиков.
}
kelp-ability-reroll-up-to = { $count ->
    [one] каждый ход можно перебросить { $count } кубик.
   *[many] каждый ход можно перебросить до { $count } кубиков.
}
kelp-ability-reroll-range = перебросьте от { $low } до { $count } кубиков.
kelp-ability-return = верните в мешочек вытянутые кубики ({ $give }), затем выберите из мешочка новые ({ $take }).
kelp-ability-draw-and-roll-extra = { $count ->
    [one] вытяните и бросьте ещё { $count } кубик.
    [few] вытяните и бросьте ещё { $count } кубика.
   *[many] вытяните и бросьте ещё { $count } кубиков.
}
kelp-ability-raise-die = поверните кубик на любое большее значение.
kelp-ability-purge-confrontation = случайная карта противостояния осьминога и карта акулы того же цвета уходят из игры.
kelp-ability-store-die = положите брошенный кубик на эту карту и используйте его в одном из следующих ходов.
kelp-ability-turn-180 = разверните акулу.
kelp-ability-hunger-die-for-red-six = положите кубик на трек голода, а другой, красный, поверните на 6.
kelp-ability-ignore-trap = отмените действие ловушки.
kelp-ability-extra-step = { $count ->
    [one] проплывите ещё { $count } клетку.
    [few] проплывите ещё { $count } клетки.
   *[many] проплывите ещё { $count } клеток.
}
kelp-ability-energy-bonus = если энергии от { $low } до { $high }, добавьте { $add }.
kelp-ability-draw-extra = { $count ->
    [one] каждый ход можно вытянуть ещё { $count } кубик.
    [few] каждый ход можно вытянуть ещё { $count } кубика.
   *[many] каждый ход можно вытянуть ещё { $count } кубиков.
}
kelp-ability-none = эффекта нет: карта даёт только кубики.
kelp-ability-pays = В оплату идёт за { $count }.
kelp-ability-block-octopus = Это и есть осьминог. Он никогда не уходит с поля.
kelp-ability-block-shell = Эффекта нет.
kelp-ability-block-trap = Когда её открывает акула:
kelp-ability-block-food = Когда осьминог её съест, один раз:
kelp-ability-window-none = без эффекта
kelp-ability-window-draw = шаг 1, до кубиков из мешочка
kelp-ability-window-drawn_not_rolled = шаг 1, кубики вытянуты, но не брошены
kelp-ability-window-after_roll = шаг 1, после броска
kelp-ability-window-pre_move = перед перемещением
kelp-ability-window-move = шаг 3, при перемещении
kelp-ability-window-search = шаг 4, перед поиском
kelp-ability-window-trap_revealed = шаг 4, когда открыта ловушка
kelp-ability-window-spend_energy = шаг 6, перед покупкой
kelp-ability-window-any_own_step = в начале любого шага

## Отказы

refused-kelp-not-in-hand = Карты «{ $card }» нет в руке.
refused-kelp-cannot-play = Карту «{ $card }» сейчас не разыграть: не хватает блоков на оплату, или эффект невыполним целиком.
refused-kelp-hand-full = Лимит руки ({ $limit }) достигнут: добирать нельзя.
refused-kelp-nothing-to-draw = Добирать нечего: колода и сброс пусты.
refused-kelp-already-revealed = Блок уже открыт ({ $zone }).
refused-kelp-not-needed = Этот блок открывать нельзя: плата уже набрана, или после неё эффект станет невыполним ({ $zone }).
refused-kelp-not-revealed = Здесь нет открытого блока ({ $zone }).
refused-kelp-keeps-its-place = Этот блок заменить нельзя ({ $zone }).
refused-kelp-cell-taken = Клетка занята ({ $cell }).
refused-kelp-not-ahead = Сюда акула не доплывёт: она движется только вперёд ({ $cell }).
refused-kelp-rising-current = Так не проплыть: течения должны убывать и вести на свободную клетку ({ $cell }).
refused-kelp-cannot-buy = «{ $skill }» стоит { $cost }, а энергии { $energy }.
refused-kelp-must-buy = Сначала нужно купить карту.
refused-kelp-not-owned = Карты «{ $skill }» у вас нет.
refused-kelp-wrong-step = Карту «{ $skill }» применяют на другом шаге.
refused-kelp-die-too-low = Для этого кубика нет зоны: значение мало, или подходящей зоны рядом нет ({ $die }).
refused-kelp-hide-taken = Это не свободное укрытие ({ $cell }).
refused-kelp-too-many = { $field }: «{ $component }» — слишком много, всего таких { $count }.
refused-kelp-missing = { $field }: «{ $component }» — не хватает, всего таких { $count }.
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
refused-kelp-not-emptied = { $zone }: отсюда блок не брали, место занято.
refused-kelp-no-current = { $cell }: здесь нет кубика течения.
refused-kelp-not-in-row = Карты «{ $skill }» нет в открытом ряду.
refused-kelp-buy-later = Карты покупают в конце хода.
refused-kelp-no-such-die = { $die }: такого кубика у вас сейчас нет.
refused-kelp-blue-lays = Течения кладут только синими кубиками.
refused-kelp-blue-first = Сначала выберите синий кубик, а затем клетку для него. Чтобы плыть, перейдите к перемещению.
refused-kelp-blue-does-not-hunt = Ищут жёлтыми кубиками, атакуют красными; синие — для течений и энергии.
refused-kelp-no-reroll-left = Больше перебрасывать нельзя.
refused-kelp-zone-too-far = { $zone }: акула не касается этой зоны.
refused-kelp-zone-has-die = { $zone }: здесь уже лежит кубик.
refused-kelp-zone-too-high = { $zone }: здесь нужно { $needed } или больше, а на кубике { $value }.
refused-kelp-nothing-to-find = { $zone }: блок уже открыт, искать нечего.
refused-kelp-no-food-left = Эта еда ещё не съедена или её эффект уже применён.
refused-kelp-pile-empty = Эта стопка пуста.
refused-kelp-not-in-supply = Блока «{ $block }» нет в запасе.
refused-kelp-no-room-to-learn = Нет открытого блока, который можно заменить новым.
refused-kelp-search-later = Ищут и атакуют после перемещения.
refused-kelp-search-over = Поиск и атака в этом ходу закончены.
refused-kelp-die-first = Сначала выберите для зоны жёлтый или красный кубик.
refused-kelp-shark-does = Это делает акула в свой ход.
refused-kelp-octopus-does = Это делает осьминог в свой ход.
refused-kelp-other-step = Сейчас другой шаг. { kelp-step }
refused-kelp-other-target = Это выбрать нельзя. { kelp-step }
kelp-step = { $step ->
    [place-shark] { kelp-prompt-place-shark }
    [action] { kelp-prompt-action }
    [last-gap] { kelp-prompt-last-gap }
    [pay] { kelp-prompt-pay }
    [swap] { kelp-prompt-swap }
    [shuffle] { kelp-prompt-shuffle }
    [settle] { kelp-prompt-settle }
    [hide] { kelp-prompt-hide }
    [learn] { kelp-prompt-learn }
    [exchange] { kelp-prompt-exchange }
    [remove] { kelp-prompt-remove }
    [tutor] { kelp-prompt-tutor }
    [calm] { kelp-prompt-calm }
    [send-home] { kelp-prompt-send-home }
    [choose-escape] { kelp-prompt-choose-escape }
    [choose-hunt] { kelp-prompt-choose-hunt }
    [survive] { kelp-prompt-survive }
    [draw] { kelp-prompt-draw }
    [refill] { kelp-prompt-refill }
    [drawn] { kelp-prompt-drawn }
    [give-back] { kelp-prompt-give-back }
    [pick] { kelp-prompt-pick }
    [rolled] { kelp-prompt-rolled }
    [reroll] { kelp-prompt-reroll }
    [store] { kelp-prompt-store }
    [raise] { kelp-prompt-raise }
    [raise-to] { kelp-prompt-raise-to }
    [starve] { kelp-prompt-starve }
    [sharpen] { kelp-prompt-sharpen }
    [currents] { kelp-prompt-currents }
    [lay-current] { kelp-prompt-lay-current }
    [move] { kelp-prompt-move }
    [swim] { kelp-prompt-swim }
    [glide] { kelp-prompt-glide }
    [moved] { kelp-prompt-moved }
    [hunt] { kelp-prompt-hunt }
    [hunt-zone] { kelp-prompt-hunt-zone }
    [order] { kelp-prompt-order }
    [trap] { kelp-prompt-trap }
    [grow] { kelp-prompt-grow }
    [spend] { kelp-prompt-spend }
    [save] { kelp-prompt-save }
    [buy] { kelp-prompt-buy }
    [refresh] { kelp-prompt-refresh }
   *[feed] { kelp-prompt-feed }
}
refused-kelp-other-step-title = Не на этом шаге
refused-kelp-not-ahead-title = Акула не плывёт назад
refused-kelp-not-ahead-then = Развернуться можно в укрытии.
refused-kelp-must-buy-title = Сначала купите карту
refused-kelp-die-too-low-title = Кубика мало: { $die }
refused-kelp-wrong-step-title = Не на этом шаге

## Осьминога нашли

kelp-board-found-title = { $who ->
    [you] Вас нашли!
   *[other] Найден!
}
kelp-board-found-where = { $who ->
    [you] ваш осьминог — { $zone }
   *[other] осьминог — { $zone }
}
kelp-board-found-against = против
kelp-board-found-rule = Дальше противостояние: каждый тайно выбирает цвет. Одинаковые цвета — победила акула.
kelp-board-found-go = К противостоянию

## Названия из исправленного набора чисел

kelp-any_trap = ловушка
kelp-any_tile = тайл роста { $number }

## Что восстановлено
kelp-reconstructed-cards = Стоимость, число и эффекты многих карт восстановлены нами: страница правил называет каждую.
kelp-reconstructed-paths = Угловые клетки и пути между клетками восстановлены по рисункам.
kelp-reconstructed-night = Раскладка ночной стороны поля восстановлена нами.
