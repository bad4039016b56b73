tranquility-name = Море спокою
tranquility-tagline = Пливіть мовчки: разом заповніть усе море островами в порядку зростання.

## Карти

tranquility-start = карта старту
tranquility-finish = карта фінішу
tranquility-monster = морське чудовисько
tranquility-yellow = жовтий шторм
tranquility-purple = фіолетовий шторм
tranquility-orange = помаранчевий шторм
tranquility-rocks = зубчасті скелі
tranquility-compass = компас
tranquility-border = карта кордону

## Що вибрати

tranquility-prompt-act = Зіграйте карту або скиньте дві карти.
tranquility-prompt-cell = Куди покласти острів { $card }?
tranquility-prompt-target = Який острів знищить морське чудовисько?
tranquility-prompt-discard = Виберіть карту для скидання (залишилося: { $count }).
tranquility-prompt-turn = Яку карту в сітці розвернути?
tranquility-prompt-pledge = Разом потрібно скинути вісім карт. Скільки скинете ви? (Спроба { $round } з 3)
tranquility-prompt-deck_top = Скинути карти з верху своєї колоди, не дивлячись?
tranquility-prompt-give = Виберіть карту для спільного скидання (залишилося: { $count }).
tranquility-prompt-rocks = Перемістіть зубчасті скелі або скиньте дві карти й залиште їх на місці.
tranquility-prompt-compass = Використати компас проти шторму?
tranquility-prompt-compass_storm = Щойно взято: { $storm }. Зупинити його компасом, доки він не почав діяти?
tranquility-prompt-compass_last = Усе втрачено, якщо компас не прибере шторм. Використати його?
tranquility-prompt-vote = { $asker_seat } хоче використати компас. { $place ->
    [drawn] Щойно взято: { $storm }.
    [row] Ціль: { $storm }, ряд { $row }.
   *[seat] Ціль: { $storm }, гравець { $owner_seat }.
} Згода?
tranquility-prompt-purple = Який ряд заблокує фіолетовий шторм?
tranquility-prompt-yellow = Жовтий шторм: скиньте карти, щоб залишилося три (ще { $count }).
tranquility-prompt-monster = Чудовисько знищує острів. Який саме?
tranquility-prompt-lay_rocks = Який ряд заблокують зубчасті скелі?
tranquility-prompt-take = Візьміть одну зі спільних карт.
tranquility-prompt-concede = { $asker_seat } вважає, що плавання програно. Здатися?

## Ходи

tranquility-move-play = Зіграти острів { $card }
tranquility-move-play_start = Зіграти карту старту
tranquility-move-play_finish = Зіграти карту фінішу
tranquility-move-play_monster = Зіграти морське чудовисько
tranquility-move-place = { $cell }: { $cost ->
    [0] безкоштовно
    [one] скинути { $cost } карту
    [few] скинути { $cost } карти
   *[many] скинути { $cost } карт
}
tranquility-move-swallow = { $cell }: чудовисько знищує { $card }
tranquility-move-swallow_start = Чудовисько знищує карту старту
tranquility-move-rotate_card = { $cell }: розвернути { $card }
tranquility-move-discard = Скинути: { $card }
tranquility-move-give = Віддати: { $card }
tranquility-move-move_rocks = Скелі до ряду { $row }
tranquility-move-lay_purple = Шторм біля ряду { $row }
tranquility-move-lay_rocks = Скелі біля ряду { $row }
tranquility-move-pledge = Скину { $count }
tranquility-move-pledge_can_more = Скину { $count }, можу й більше
tranquility-move-pledge_prefer_less = Скину { $count }, але краще б менше
tranquility-move-pledge_fixed = Скину рівно { $count }
tranquility-move-take = Взяти { $card }
tranquility-move-lift_yellow = Прибрати жовтий шторм. Гравець: { $owner_seat }
tranquility-move-lift_orange = Прибрати помаранчевий шторм. Гравець: { $owner_seat }
tranquility-move-lift_purple = Прибрати фіолетовий шторм біля ряду { $row }
tranquility-move-lift_drawn = Зупинити щойно взятий шторм
tranquility-move-pass = { $window ->
    [storm] Нехай шторм діє
    [loss] Не використовувати компас: поразка
   *[open] Зберегти компаси
}
tranquility-move-agree = Погодитися
tranquility-move-disagree = Не погодитися
tranquility-move-discard_two = Скинути дві карти
tranquility-move-hand_for_compass = Скинути всю руку й взяти компас
tranquility-move-rotate = Скинути карту, щоб розвернути карту в сітці
tranquility-move-keep_rocks = Залишити скелі й скинути дві карти
tranquility-move-use_top = Так, з верху колоди
tranquility-move-leave_top = Ні, усе з руки
tranquility-move-concede = Запропонувати здатися

## Що сталося

tranquility-event-voyage_begins = Плавання починає { $seat }.
tranquility-event-dealt_again = Перший гравець не мав жодної дії: карти роздано знову.
tranquility-event-placed = { $seat } кладе { $card } на { $cell }{ $cost ->
    [0] {""}.
   *[other] {""}; ціна: { $cost }.
}
tranquility-event-discarded = { $seat } скидає { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
} { $why ->
    [payment] як плату.
    [action] як дію.
    [rotation] за розворот карти.
    [rocks] і залишає скелі на місці.
    [compass] за компас.
   *[yellow] через жовтий шторм.
}
tranquility-event-discarded_card = Скинуто: { $card }.
tranquility-event-drew = { $seat } бере { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
}.
tranquility-event-drew_cards = Взято: { $cards }.
tranquility-event-started = { $seat } грає карту старту. Разом потрібно скинути вісім карт.
tranquility-event-pledged = Пропозиції, спроба { $round }: { $counts }. Разом { $total }.
tranquility-event-shares = Скинути: { $counts }. Разом { $total }.
tranquility-event-gave = { $seat } скидає з руки { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
}{ $top ->
    [0] {""}.
   *[other] {""} і з колоди { $top }.
}
tranquility-event-night_falls = Настає ніч: відтепер усі тримають карти ніччю догори.
tranquility-event-finished = { $seat } грає карту фінішу!
tranquility-event-finish_failed = { $seat } намагається завершити гру, але на руках є чудовиська: { $shown }.
tranquility-event-stuck = { $seat } більше нічого не може зробити.
tranquility-event-asked_to_concede = { $seat } пропонує здатися.
tranquility-event-rocks_laid = Зубчасті скелі блокують ряд { $row }.
tranquility-event-rocks_moved = { $seat } переміщує зубчасті скелі до ряду { $row }.
tranquility-event-rocks_left = Зубчасті скелі вилучено з гри.
tranquility-event-swallowed = Морське чудовисько знищує { $card } на { $cell }.
tranquility-event-monster_took_start = { $seat } віддає чудовиську карту старту.
tranquility-event-storm_drawn = { $seat } бере карту: { $storm }.
tranquility-event-storm_laid = { $seat } тепер має перед собою: { $storm }.
tranquility-event-storm_passed = Фіолетовий шторм не знаходить порожнього місця й минає.
tranquility-event-purple_laid = { $seat } кладе фіолетовий шторм біля ряду { $row }.
tranquility-event-compass_gained = { $seat } здобуває спільний компас ({ $why ->
    [start] карта старту
    [row] ряд без пропусків
   *[hand] ціла рука
}).
tranquility-event-compass_used = Компас прибирає: { $storm }{ $place ->
    [drawn] {""}, щойно взятий.
    [row] {""}, ряд { $row }.
   *[seat] {""}, гравець { $owner_seat }.
}
tranquility-event-proposed = { $seat } пропонує компас. Ціль: { $storm }{ $place ->
    [drawn] {""}, щойно взятий.
    [row] {""}, ряд { $row }.
   *[seat] {""}, гравець { $owner_seat }.
}
tranquility-event-agreed = { $seat } погоджується.
tranquility-event-disagreed = { $seat } не погоджується.
tranquility-event-explored = { $seat } досліджує: { $card }.
tranquility-event-rotated = { $seat } розвертає { $card } на { $cell }.
tranquility-event-took = { $seat } бере зі спільних карт { $card }.
tranquility-event-turned_up = Нова спільна карта: { $card }.

## Підсумок

tranquility-score-cells = Заповнено клітинок: { $count }
tranquility-score-start = Карта старту на столі
tranquility-score-finish = Карта фінішу на столі
tranquility-score-cards_left = Залишилося карт на руках і в колодах: { $count }
tranquility-score-placed = Розміщено островів: { $count }
tranquility-score-neighbours = Зайнятих сусідніх клітинок: { $count }
tranquility-score-rows = Завершено рядів: { $count }
tranquility-score-discards = Скинуто карт: { $count }

## Кінець гри

tranquility-ended-won = перемога
tranquility-ended-stuck = поразка: ні зіграти, ні скинути
tranquility-ended-shortfall = поразка: менше ніж вісім карт для скидання
tranquility-ended-no_finish = поразка: без карти фінішу
tranquility-ended-conceded = гравці здалися
tranquility-ended-duel_won = дуель виграно
tranquility-ended-duel_shared = спільна перемога в дуелі
tranquility-ending-won = Море заповнено, райський острів знайдено: усі перемагають!
tranquility-ending-stuck = Корабель втрачено: { $seat } не може ні зіграти, ні скинути карти. Заповнено клітинок: { $cells } з 36, залишилося карт: { $cards_left }.
tranquility-ending-shortfall = Корабель втрачено: разом менше ніж вісім карт для скидання. Заповнено клітинок: { $cells } з 36.
tranquility-ending-no_finish = Піраміду заповнено, але карти фінішу не знайдено: усі програють.
tranquility-ending-conceded = Гравці здалися. Заповнено клітинок: { $cells } з 36, залишилося карт: { $cards_left }.
tranquility-ending-duel_won = Дуель завершено. Перемога: { $winners }. Заповнено клітинок: { $cells } з 36.
tranquility-ending-duel_shared = Дуель завершено спільною перемогою. Заповнено клітинок: { $cells } з 36.

## Про що можна говорити

tranquility-talk-counts = Тільки про те, хто скільки карт скине.
tranquility-talk-storms = Тільки про те, який шторм прибрати компасом.

## Відмови

refused-tranquility-duel-for-two = Дуель — для двох гравців, а не для { $seats }.
refused-tranquility-no-modules-in-pyramid = Піраміда сама використовує карти «Штормових морів»; вимкніть { $module }.
refused-tranquility-no-modules-in-duel = До дуелі можна додати лише «Менше островів»; вимкніть { $module }.
refused-tranquility-start-first = У вас є карта старту, а її ще ніхто не грав: зіграйте її зараз.
refused-tranquility-not-in-hand = Карти { $card } немає на вашій руці.
refused-tranquility-no-place = Для острова { $card } немає місця, за яке ви могли б заплатити.
refused-tranquility-cell-taken = Тут уже лежить { $card } ({ $cell }).
refused-tranquility-row-blocked = Ряд { $row } заблоковано.
refused-tranquility-top-closed = Це верхівка арки ({ $cell }); вона відкриється, коли обидві колони буде заповнено.
refused-tranquility-out-of-order = { $card } на { $cell } порушує порядок зростання.
refused-tranquility-too-dear = { $card } на { $cell } коштує { $cost }, а скинути ви можете лише { $purse }.
refused-tranquility-not-beside = Під помаранчевим штормом острів має лежати поряд з іншою картою, а тут сусідів немає ({ $cell }).
refused-tranquility-sea-not-full = Фініш можливий лише на заповненій сітці; порожніх клітинок: { $left }.
refused-tranquility-no-start-yet = Для фінішу на столі має лежати карта старту.
refused-tranquility-wrong-halves = Перед фінішем одна половина має показувати день, а інша — ніч.
refused-tranquility-declared-already = У цей хід ви вже намагалися завершити гру.
refused-tranquility-start-is-dead = Карту старту вже зіграно; цю можна лише скинути.
refused-tranquility-monster-not-discarded = Морське чудовисько не можна скинути, лише зіграти.
refused-tranquility-start-not-discarded = Карту старту не можна скинути, доки жодної не зіграно.
refused-tranquility-too-few-to-discard = Скинути дві карти неможливо. Карт, які можна скинути: { $count }.
refused-tranquility-nothing-to-swallow = Для чудовиська немає жодного острова.
refused-tranquility-hand-not-whole = Компас коштує цілої руки з { $limit } карт.
refused-tranquility-monster-in-hand = Руку з морським чудовиськом не можна скинути за компас.
refused-tranquility-no-compass-left = Компасів більше немає.
refused-tranquility-pledge-too-high = Ви не можете скинути { $count }; найбільше — { $most }.
refused-tranquility-only-this-storm = Зараз можна зупинити лише щойно взятий шторм.

## Налаштування

tranquility-option-mode = Режим
tranquility-option-mode-help = Сітка й мета. Подробиці «Високої арки», «Піраміди» та «Дуелі» відтворено нами.
tranquility-option-mode-standard = звичайне море 6×6
tranquility-option-mode-high_arch = Висока арка
tranquility-option-mode-pyramid = Піраміда
tranquility-option-mode-day_night = День і ніч
tranquility-option-mode-duel = Дуель для двох
tranquility-option-fewer_islands = Менше островів
tranquility-option-fewer_islands-help = Стільки островів вилучають не дивлячись; що менше островів, то важче.
tranquility-option-fewer_islands-none = усі 80
tranquility-option-fewer_islands-galatea = Галатея: на 4 менше
tranquility-option-fewer_islands-triton = Тритон: на 6 менше
tranquility-option-fewer_islands-leucothea = Левкотея: на 8 менше
tranquility-option-fewer_islands-amphitrite = Амфітріта: на 10 менше
tranquility-option-fewer_islands-poseidon = Посейдон: на 12 менше
tranquility-option-rocks = Зубчасті скелі
tranquility-option-rocks-help = Заблокований ряд, який щоходу переміщують або за який платять.
tranquility-option-monsters = Морські чудовиська
tranquility-option-monsters-help = Скільки чудовиськ затасовано; кожне треба зіграти, і воно знищує острів.
tranquility-option-monsters-0 = немає
tranquility-option-monsters-3 = три
tranquility-option-monsters-4 = чотири
tranquility-option-monsters-5 = п'ять
tranquility-option-storms = Шторм і компас
tranquility-option-storms-help = Шість штормів діють, щойно їх узято; компаси їх прибирають.
tranquility-option-start_shortfall = Менше ніж вісім карт під час старту
tranquility-option-start_shortfall-help = Що буде, якщо гравці разом не можуть скинути вісім карт.
tranquility-option-start_shortfall-forgive = скидають усе, решту пробачено
tranquility-option-start_shortfall-lose = усі програють
tranquility-option-concede = Здатися
tranquility-option-concede-help = Коли активний гравець може запропонувати здатися; потрібна згода всіх.
tranquility-option-concede-hopeless = коли видно, що сітку не заповнити
tranquility-option-concede-always = щоходу
tranquility-option-concede-never = ніколи
tranquility-option-monster_hits_start = Чудовисько може знищити карту старту
tranquility-option-monster_hits_start-help = Чудовисько можна зіграти й на карту старту.
tranquility-option-opening_storms = Шторми на початковій руці
tranquility-option-opening_storms-help = Що робити зі штормами, взятими до першого ходу.
tranquility-option-opening_storms-resolve = вони діють
tranquility-option-opening_storms-reshuffle = їх затасовують назад
tranquility-option-purple_stack = Фіолетові шторми в одному ряду
tranquility-option-purple_stack-help = Чи можна покласти другий фіолетовий шторм туди, де вже є один?
tranquility-option-purple_stack-allow = можна
tranquility-option-purple_stack-avoid = лише якщо немає іншого ряду
tranquility-option-compass_decider = Хто вирішує про компаси
tranquility-option-compass_decider-help = Чия згода потрібна, щоб використати компас.
tranquility-option-compass_decider-all = потрібна згода всіх
tranquility-option-compass_decider-active = активний гравець сам
tranquility-option-row_compass = Компас за ряд
tranquility-option-row_compass-help = За які заповнені ряди дають компас.
tranquility-option-row_compass-run = без пропусків, як від 12 до 17
tranquility-option-row_compass-any = за кожен ряд
tranquility-option-compass_any_hand = Компас за будь-яку руку
tranquility-option-compass_any_hand-help = Інакше рука, яку скидають за компас, має бути повною.
tranquility-option-solo_start = Карта старту в соло-грі
tranquility-option-solo_start-help = Друкованих правил соло-гри ми не маємо; три прочитання.
tranquility-option-solo_start-draw = взяти дев'ять, скинути вісім
tranquility-option-solo_start-deck = чотири з руки, чотири з колоди
tranquility-option-solo_start-hand = лише рука
tranquility-option-daynight_flip = Настання ночі
tranquility-option-daynight_flip-help = Коли в режимі «День і ніч» перевертають руки.
tranquility-option-daynight_flip-start = після карти старту
tranquility-option-daynight_flip-never = ніколи
tranquility-option-daynight_half = Половини сітки
tranquility-option-daynight_half-help = Що вважати половиною в режимі «День і ніч».
tranquility-option-daynight_half-any = нижня й верхня або ліва й права
tranquility-option-daynight_half-rows = лише нижня й верхня
tranquility-option-own_discards_visible = Свій скид видно
tranquility-option-own_discards_visible-help = За правилами скид ніхто не переглядає.
tranquility-option-chat = Розмови
tranquility-option-chat-help = Грають мовчки, якщо гравці не домовилися інакше.
tranquility-option-chat-strict = мовчки
tranquility-option-chat-house_rule = вільно
tranquility-option-gap_hints = Показувати зіпсовані проміжки
tranquility-option-gap_hints-help = Позначає клітинки, для яких бракує значень, лише за відкритою інформацією.

## Поле в терміналі

tranquility-board-sea = Море: заповнено { $filled } з 36 клітинок
tranquility-board-start = карту старту зіграно
tranquility-board-no_start = карти старту ще немає
tranquility-board-night = руки тримають ніччю догори
tranquility-board-day = руки тримають днем догори
tranquility-board-compasses = Компаси: спільних { $pool }, ще можна здобути { $supply }
tranquility-board-exploration = Колода дослідження: { $left ->
    [one] { $left } карта
    [few] { $left } карти
   *[many] { $left } карт
}
tranquility-board-explored = знайдено: { $cards }
tranquility-board-market = Спільні карти: { $cards } (у запасі: { $stock })
tranquility-board-player = рука { $hand }, колода { $deck }, скид { $discards }
tranquility-board-points = очки: { $points }
tranquility-board-yellow = жовтий шторм ×{ $count }
tranquility-board-orange = помаранчевий шторм ×{ $count }
tranquility-board-monsters = показано чудовиськ: { $count }
tranquility-board-hand = Ваша рука
tranquility-board-nothing = порожньо
tranquility-board-free = безкоштовно: { $cells }
tranquility-board-costs = { $cell } коштує { $cost }
tranquility-board-nowhere = немає місця
tranquility-board-legend = +0 … +4: сюди можна покласти за цю ціну · ▓ заблоковано · ▫ карта кордону
tranquility-board-torn = Уже не заповнити: { $cells }
tranquility-board-pledges = Пропозиції: { $counts }
