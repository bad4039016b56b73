## Исправить свою копию

web-correct = Исправьте свою копию
web-numbers = Числа на компонентах
web-numbers-printed = Как в Seaboard
web-numbers-house = { $name } (этот сервер)
web-numbers-own = { $name } (ваш файл)
web-numbers-help = Несколько чисел восстановлено без источника. Есть коробка — впишите свои: за столом все увидят именно их.
web-numbers-file = Добавить файл…
web-fix-lead = Эти числа не удалось найти ни в одном источнике, поэтому они восстановлены наугад. Сверьте с коробкой и впишите то, что напечатано.
web-fix-name = Название набора
web-fix-my-box = моя коробка
web-fix-changed = { $count ->
    [one] Исправлено { $count } число
    [few] Исправлено { $count } числа
   *[other] Исправлено { $count } чисел
}
web-fix-download = Сохранить файл
web-fix-use = Играть с ними
web-fix-board = Чего здесь нет (пути на поле, тексты), можно изменить в файле вручную.
web-fix-take-away = Убрать
web-fix-add-one = Добавить
web-fix-cost = цена
web-fix-count = сколько таких в коробке
web-fix-bag = сколько вначале в мешочке
web-fix-type = вид карты
web-fix-starter = начальная карта
web-fix-effect = свойство
web-fix-dice = кубики на карте
web-fix-window = когда действует
web-fix-day = дневная сторона поля
web-fix-night = ночная сторона поля
web-fix-pays = сколько платит
web-fix-shark = карта акулы
web-fix-octopus = карта осьминога
web-fix-zone-open = открытая вода
web-fix-zone-kelp = водоросли
web-fix-zone-rocky = скалы
web-fix-type-move = движение
web-fix-type-hide = маскировка
web-fix-type-learn = обучение
web-fix-type-eat = еда
web-fix-starter-no = нет
web-fix-starter-deck = в колоде
web-fix-starter-hand = в руке
web-fix-part-octopus_cards = Карты осьминога
web-fix-part-shark_cards = Карты акулы
web-fix-part-confrontation = Противостояние
web-fix-part-blocks = Блоки
web-fix-part-zones = Зоны поля
web-fix-part-growth_tiles = Тайлы роста
web-fix-part-tiles = Достижения недель, сторона B
web-fix-part-decisions = Карты решений Навтомы
web-fix-part-storm = Навтома, сторона «Шторм»
web-fix-part-ravel = Карты «Схождения»
web-fix-counts = что считают
web-fix-points = сколько очков
web-fix-icons = знаки сверху вниз
web-fix-site = дайв-сайт
web-fix-rows = ряды
web-fix-gifts = Подарок за карту для всех игроков
web-fix-gift-if_activated = карта «При активации»
web-fix-gift-when_played = карта «Когда сыграно»
web-fix-icon-place = кладёт метку
web-fix-icon-remove = снимает метку
web-fix-icon-play_fish = берёт рыбу
web-fix-icon-school = образует стаю
web-fix-icon-hatch = выводит мальков
web-fix-icon-eggs = получает икринки

## Помощник за настоящим столом

web-companion-lead = Играете за настоящим столом? Телефон посчитает очки, проведёт ходы Навтомы и запомнит вечер.
web-companion-sea_salt_paper = очки по картам, ставки, четыре русалки
web-companion-finspan = лист из шести частей, Навтома
web-companion-tranquility = что положить в колоду, журнал рейсов
web-companion-kelp = голод, еда, памятка для обоих
web-companion-who = Кто за столом?
web-companion-begin = Начать
web-companion-evenings = Вечера
web-companion-kept = Всё записано на этом устройстве: вкладку можно закрывать.
web-companion-kept-account = Всё записано на этом устройстве и в вашей учётной записи: вкладку можно закрывать, а вечер будет и на других ваших устройствах.
web-companion-remove = Убрать вечер
web-companion-remove-sure = Нажмите ещё раз, чтобы убрать навсегда
web-evening-player = Игрок { $number }
web-evening-leave = Назад
web-evening-copied = Скопировано.
web-evening-counting = Подсчёт
web-evening-round = Раунд { $round }
web-evening-of = { $one } из { $all }
web-evening-goal = До победы { $target } очков
web-evening-total = Итого
web-evening-tip = Коснитесь числа, чтобы увидеть, из чего оно сложилось
web-evening-back = Назад
web-evening-share = Поделиться
web-evening-menu = Вечер
web-evening-copy = Скопировать текст
web-evening-picture = Картинка
web-evening-how = 
    касание: +1
    удержать: −1
web-evening-colours = Цвета для русалки
web-evening-colours-why = Русалка считает карты самого частого цвета, вторая — следующего. Сами русалки белые, они уже учтены.
web-evening-more-colours = Добавить цвет
web-evening-no-more = Больше нет: { $card }, в колоде { $count }.
web-evening-next = Дальше: { $name }
web-evening-to-call = Кто завершил раунд
web-evening-result = Раунд { $round }: итог
web-evening-who-ended = Кто завершил раунд и как
web-evening-call-stop = Стоп
web-evening-call-last_chance = Последний шанс
web-evening-call-none = Колода кончилась
web-evening-short-stop = стоп
web-evening-short-last_chance = шанс
web-evening-short-mermaids = 4 русалки
web-evening-bet-won = Ставка сыграла
web-evening-bet-lost = Ставка не сыграла
web-evening-bet-won-why = { $name }: { $points }, и больше ни у кого нет. { $name } берёт карты + бонус цвета, остальные — только бонус цвета.
web-evening-bet-lost-why = { $name }: { $points }, а у кого-то { $best }. { $name } берёт только бонус цвета, остальные — свои карты.
web-evening-stopped = Стоп
web-evening-stopped-why = Раунд завершает { $name }: каждый берёт очки за свои карты, бонусов цвета нет.
web-evening-too-few = { $name }: только { $points }, а завершить раунд можно от 7. Проверьте карты.
web-evening-void = Колода кончилась
web-evening-void-why = Никто не завершил раунд: в этот раз очков не берёт никто.
web-evening-mermaids = Четыре русалки!
web-evening-mermaids-why = Все четыре русалки вместе — победа в игре: { $name }.
web-evening-cards = карты { $points }
web-evening-after = После раунда
web-evening-mark = Черта — { $target } очков.
web-evening-winner = Победа: { $names }!
web-evening-won = победа: { $names } ({ $score })
web-evening-ahead = Впереди: { $names }
web-evening-correct = Исправить
web-evening-finish = Завершить игру
web-evening-write = Записать
web-evening-cards-sum = Карты вместе
web-evening-bonus = Бонус цвета
web-evening-scored = Записано
web-evening-rounds = { $count ->
    [one] { $count } раунд
    [few] { $count } раунда
   *[other] { $count } раундов
}
web-sheet-fish = напечатанные очки
web-sheet-each = по { $each }
web-sheet-weeks = достижения 1–3
web-sheet-abilities = рыбы с флажком
web-sheet-most = больше всех: +{ $points }
web-sheet-tile = Какое достижение на этой неделе
web-pad-fish = сумма очков, напечатанных на видимых рыбах
web-pad-consumed = сколько съеденных карт лежит под рыбами
web-pad-tokens = сколько икринок и мальков вместе
web-pad-eggs = сколько икринок, по { $each }
web-pad-young = сколько мальков, по { $each }
web-pad-schools = сколько стай
web-pad-abilities = добавьте очки рыб с флажком или найдите их в списке
web-pad-list = Рыбы
web-pad-clear = Стереть
web-pad-next = Дальше
web-pad-fish-title = Рыбы со свойством «Конец игры»
web-pad-find = Название по-украински, по-русски, по-английски или на латыни
web-pad-none = Такой рыбы с флажком нет.
web-naut-lead = Ходы Навтомы проведёт телефон: карта за картой, знак за знаком. Вам остаётся ставить галочки.
web-naut-which-level = Уровень
web-naut-level = уровень { $level }
web-naut-level-is = Рыба — { $fish }, стая — { $school }.
web-naut-ravel-card = Карта «Схождения»
web-naut-guess = Знаки на её картах и сторона «Шторм» восстановлены без источника: сверьте со своими картами.
web-naut-turn = Ход { $turn } из { $turns }
web-naut-yours = Ваш ход
web-naut-yours-help = Сделайте свой ход на коврике. Потом откройте карту Навтомы.
web-naut-reveal = Открыть её карту
web-naut-down = сверху вниз
web-naut-idle = Сейчас ничего не делает.
web-naut-done = Готово: ваш ход
web-naut-do-place = Кладёт метку
web-naut-do-remove = Снимает метку
web-naut-do-play_fish = Берёт верхнюю рыбу
web-naut-do-school = Образует стаю
web-naut-do-hatch = Выводит мальков
web-naut-do-eggs = { $count ->
    [one] Получает { $count } икринку
    [few] Получает { $count } икринки
   *[other] Получает { $count } икринок
}
web-naut-how-place = на планшет достижений
web-naut-how-remove = с планшета достижений
web-naut-how-play_fish = из колоды себе. «Все игроки» на рыбе действует и для вас.
web-naut-how-school = { $count ->
    [one] { $count } малёк становится стаей
    [few] { $count } малька становятся стаей
   *[other] { $count } мальков становятся стаей
}
web-naut-how-hatch = { $count ->
    [one] { $count } икринка становится мальком
    [few] { $count } икринки становятся мальками
   *[other] { $count } икринок становятся мальками
}
web-naut-how-eggs = кладёт перед собой
web-naut-has = Что есть у Навтомы
web-naut-points = очки:
web-naut-fish = рыбы
web-naut-eggs = икринки
web-naut-young = мальки
web-naut-schools = стаи
web-naut-markers = метки
web-naut-tap = коснитесь, чтобы исправить
web-naut-week-end = Конец недели { $week }
web-naut-achievement = Достижение
web-naut-mine = Сколько очков за достижение у вас
web-naut-there = Сколько ваших рыб в этом дайв-сайте
web-naut-rows = Сколько ваших рыб в рядах { $rows }
web-naut-note-week = Записать неделю
web-naut-end = Конец игры
web-naut-beaten = Вы победили Навтому!
web-naut-not-beaten = Пока впереди Навтома: заполните свой лист.
web-naut-my-sheet = Мой лист
web-voyage = Рейс
web-voyage-scenario = Сценарий
web-voyage-deck = В колоду: { $count }
web-voyage-aside = Положите рядом
web-voyage-removed = { $count } наугад — обратно в коробку, не глядя
web-voyage-share = Раздайте поровну: по { $share } ({ $larger ->
    [0] всем одинаково
   *[other] у { $larger } на одну больше
}). В руку — { $hand }, затем в каждую стопку замешайте карту старта.
web-voyage-duel = По { $hand } карт в руку, { $market } открыто на столе, остальное — запас.
web-voyage-card-islands = острова
web-voyage-card-finish = карты финиша
web-voyage-card-start = карты старта (по одной на игрока)
web-voyage-card-monster = морские чудовища
web-voyage-card-yellow = жёлтые штормы
web-voyage-card-purple = фиолетовые штормы
web-voyage-card-orange = оранжевые штормы
web-voyage-card-rocks = карта скал
web-voyage-card-compass = компасы
web-voyage-card-border = карты края
web-voyage-end = Чем кончилось
web-voyage-cells = заполнено { $cells } из { $all }
web-voyage-won = Доплыли
web-voyage-lost = Не доплыли
web-voyage-log = Журнал рейсов
web-voyage-line = удачных рейсов { $won } из { $all }
web-voyage-yes = да
web-voyage-no = нет
web-kelp = Охота
web-kelp-hunger = Трек голода
web-kelp-food = Трек еды
web-kelp-hunger-help = { $most ->
    [one] { $most } кубик
    [few] { $most } кубика
   *[other] { $most } кубиков
} — акула истощена, победа осьминога.
web-kelp-food-help = { $most ->
    [one] { $most } блок еды
    [few] { $most } блока еды
   *[other] { $most } блоков еды
} — победа осьминога.
web-kelp-found = Противостояние: цвета совпали
web-kelp-won = Победа: { $name } ({ $side })
web-kelp-why-caught = Одинаковые цвета в противостоянии: акула поймала осьминога.
web-kelp-why-ate-all = Осьминог съел всё, что хотел.
web-kelp-why-exhausted = Трек голода заполнен: акула истощена.
web-kelp-again = Записать и играть ещё
web-kelp-next-round = Раунд { $round }
web-kelp-ref-shark = Ход акулы
web-kelp-ref-octopus = Ход осьминога
web-kelp-shark-1 = Вытяните { $draw ->
    [one] { $draw } кубик
    [few] { $draw } кубика
   *[other] { $draw } кубиков
} из мешочка и бросьте.
web-kelp-shark-2 = Выложите синие кубики течениями на клетки, если хотите.
web-kelp-shark-3 = Проплывите на одну клетку вперёд; по течению — дальше, пока числа убывают.
web-kelp-shark-4 = Жёлтый кубик ищет, красный атакует в соседней зоне: значение не меньше числа зоны.
web-kelp-shark-5 = Неиспользованные кубики становятся энергией.
web-kelp-shark-6 = За энергию купите карту: один кубик навсегда на трек голода.
web-kelp-octopus-1 = Два действия за ход, в любом порядке.
web-kelp-octopus-2 = Разыграть карту: раскройте столько скрытых блоков, сколько она стоит.
web-kelp-octopus-3 = Добрать карты до { $hand }.
web-kelp-octopus-4 = Сбросить карту, чтобы скрыть один блок.
web-kelp-octopus-5 = Еду съедают картой питания, когда её блок рядом с осьминогом.
refused-companion-missing = Для игры «{ $game }» помощника нет.
refused-evenings-need-account = Вечера хранятся в учётной записи, а у гостя её нет.
refused-companion-evening-unknown = Такого вечера на этом устройстве нет.
refused-companion-colours-too-many = Цветных карт { $count }, а карт всего { $cards }.
