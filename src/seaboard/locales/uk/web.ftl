## Головна

web-title =
    Чотири морські
    ігри за одним столом
web-play-bots = Грати з ботами
web-invite = Запросити друзів
web-own-table = Налаштувати стіл
web-invite-to = У що граємо з друзями?
web-play-as-shark = За акулу
web-play-as-octopus = За восьминога
web-more-tables = { $count ->
    [one] ще { $count } стіл
    [few] ще { $count } столи
   *[many] ще { $count } столів
}
web-games = Ігри
web-play = Грати
web-dealing = Роздаємо…
web-minutes = { $minutes } хв
web-players = Гравці
web-how-to-play = Як грати
web-companion = За справжнім столом
web-rules = Правила
web-continue = Ваші столи
web-open-tables = Відкриті столи
web-foot = Паперове море без реклами, з власними ілюстраціями.
web-guest = Гість
web-home = На головну
web-menu = Меню
web-skip = Перейти до вмісту
web-card-crab = краб
web-card-shark = акула
web-card-octopus = восьминіг

## Новий стіл

web-new-table = Новий стіл
web-seats = Місця
web-seat-number = Місце { $number }
web-seat-me = Я
web-seat-me-too = Ще один гравець на цьому пристрої
web-seat-friend = Друг (за посиланням)
web-seat-bot = Бот: { $level }
web-seat-open = Вільне місце
web-seat-kept = місце притримано
web-name-of-seat = Ім’я гравця на місці { $number }
web-pass-and-play = Якщо на одному пристрої грають кілька людей, передавайте його одне одному: чужі карти ховає завіса.
web-table = Стіл
web-clock = Час на хід
web-clock-none = Без обмеження часу
web-clock-fast = 45 секунд на рішення
web-clock-bank = 10 хвилин на гру та ще 10 секунд за кожен хід
web-clock-days = 2 дні на хід
web-public = Відкритий стіл
web-public-help = Стіл буде у списку відкритих столів. Інакше його знайде лише той, хто має посилання.
web-spectators = Дозволити глядачів
web-hints = Дозволити підказки
web-hints-help = Бот порадить хід, знаючи лише те, що бачите ви.
web-rated = Рейтингова гра
web-rated-help = Результат вплине на рейтинг. Без підказок; кожен має лише одне місце.
web-more-options = Інші налаштування: { $count }
web-start-by-host = Гру почну я
web-options = Налаштування гри
web-no-options = Ця гра не має налаштувань.
web-by-the-book = за правилами
web-lay = Почати гру
web-lay-and-invite = Створити стіл і запросити друзів

## Очікування

web-waiting = чекає на гравців
web-sit = Сісти
web-sit-instead = Зайняти місце: { $name }
web-free-seat = Звільнити місце
web-start = Почати
web-copy = Копіювати
web-copied = Посилання скопійовано.
web-share = Поділитися
web-qr = QR-код із посиланням на стіл

## Стіл

web-your-turn = Ваш хід.
web-your-turn-short = ваш хід
web-pace = Темп чужих ходів
web-pace-step = Крок
web-pace-calm = Спокійно
web-pace-fast = Швидко
web-pace-now = Одразу
web-tell-again = Ще раз
web-hold = Пауза
web-go-ahead = Далі
web-next-step = Наступний крок
web-to-my-turn = До мого ходу
web-last-turn = Останній хід
web-what-happened = Що сталося
web-turn-of-who = Хід: { $name }
web-whole-log = Увесь журнал
web-log-and-pace = Журнал і темп чужих ходів: { $pace }
web-acts = ходить
web-turn-of = Ходить { $name }.
web-bot-thinks = Бот думає
web-game-over = Гру завершено.
web-hint = Підказка
web-undo = Скасувати хід
web-undo-ask = Попросити скасувати хід
web-log = Журнал гри
web-chat = Чат
web-chat-say = Напишіть щось
web-chat-empty = Поки що тихо.
web-chat-silent = Зараз чат закрито: за столом мовчать.
web-send = Надіслати
web-close = Закрити
web-loading = Розкладаємо гру…
web-reconnecting = Зв’язок утрачено. Повертаємося до столу; жоден хід не пропаде.
web-store-silent = База даних сервера не відповідає. Гра чекає і продовжиться сама; зроблені ходи не пропадуть.
web-lost-left = Ви звільнили це місце в іншій вкладці або на іншому пристрої.
web-lost-took_over = Вас довго не було, тож на вашому місці грає бот.
web-lost-resigned = Ви здалися: далі на вашому місці грає бот.
web-lost-taken = На вашому місці тепер хтось інший.
web-lost-spectators_off = За цим столом більше не можна спостерігати.
web-sit-again = Сісти знову
web-watch-on = Спостерігати далі
web-watching = Ви — глядач
web-watchers = Глядачі
web-away = не на зв’язку
web-round = Раунд { $round }
web-hand = Рука · { $count }
web-hand-size = { $count ->
    [one] { $count } карта на руці
    [few] { $count } карти на руці
   *[many] { $count } карт на руці
}
web-hand-open = рука відкрита
web-hand-empty = У вас немає карт.
web-no-pairs = пар ще немає
web-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
web-empty = порожньо
web-card-face-down = карта долілиць
web-moves = Можливі ходи
web-no-moves = Зараз вибір не за вами.
web-yes = так
web-no = ні
web-you = ви
web-player = Гравець
web-player-number = Гравець { $number }
web-bot-0 = Перлина
web-bot-1 = Мідія
web-bot-2 = Хвилька
web-bot-3 = Боцман
web-bot-4 = Медуза
web-days = { $days } дн.
web-go-on = Далі
web-not-yet = Ще ні
web-pass-to = Передайте пристрій: { $name }
web-pass-help = Карти сховано, доки наступний гравець не натисне кнопку.
web-pass-ready = Це я, { $name }
web-asks-undo = { $name } просить дозволу скасувати хід.
web-asks-abandon = { $name } пропонує завершити гру без переможця.
web-agree = Погодитися
web-decline = Відмовити
web-commitment = Роздачу зафіксовано наперед, відбиток: { $hash }…
web-leave = Вийти з-за столу
web-abandon = Завершити без переможця
web-resign = Здатися
web-stay = Залишитися
web-sure-leave = За вас гратиме бот. Місце можна буде зайняти знову.
web-sure-abandon = Гра завершиться без переможця, якщо погодяться всі.
web-sure-resign = Вам зарахують поразку.

## Паперові океани

web-ssp-stop = Стоп
web-ssp-last_chance = Останній шанс
web-ssp-after-taking = спершу візьміть карту
web-ssp-after-discarding = спершу покладіть карту в скид
web-ssp-after-effect = спершу завершіть дію пари
web-ssp-in-my-turn = у ваш хід
web-ssp-from-points = від { $points } очок
web-ssp-call-stands = кінець раунду вже оголошено
web-ssp-deck = Колода · { $count }
web-ssp-pile-0 = Лівий скид · { $count }
web-ssp-pile-1 = Правий скид · { $count }
web-ssp-middle = Колода і скиди
web-ssp-to-discard = У скид
web-ssp-my-pairs = Зіграні пари
web-ssp-pairs-of = Зіграні пари
web-ssp-pairs = Пари: { $card }
web-ssp-plays-pair = Зіграти пару
web-ssp-in-pair = Можна зіграти в парі
web-ssp-round-points = Ваші очки в раунді
web-ssp-round = Раунд
web-ssp-total-of = усього { $total } з { $target }
web-ssp-partner = Виберіть другу карту пари або натисніть цю ще раз.
web-ssp-lost = було { $was }: без { $card } { $less ->
    [0] стільки ж
   *[other] −{ $less }
}
web-ssp-to-points = До { $target } очок
web-ssp-colours = Кольори на руці та на столі
web-ssp-colour = Колір:
web-ssp-copies = Таких карт у колоді: { $count }
web-ssp-last-chance-of = { $name }: «Останній шанс!» { $left ->
    [you] У вас ще один хід.
    [rival] У суперника ще один хід.
   *[others] У решти ще по одному ходу.
}
web-ssp-stop-means = Раунд одразу завершиться, всі відкриють карти й отримають за них очки. Ваші карти дають { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}. Скасувати це не можна.
web-ssp-last-chance-means = Ви відкриваєте карти, { $left ->
    [rival] а в суперника ще один хід. Якщо після цього він не матиме більше очок, ніж ви, ставка зіграє, і суперник отримає
   *[others] а в решти гравців ще по одному ходу. Якщо після цього ні в кого не буде більше очок, ніж у вас, ставка зіграє, і решта отримає
} лише бонус за колір. Скасувати це не можна.
web-ssp-if-won = Ставка зіграла: очки за карти та бонус за колір
web-ssp-if-lost = Ставка не зіграла: лише бонус за колір
web-ssp-round-over = Раунд { $round } завершено
web-ssp-ended-stop = { $name }: «Стоп!» Кожен отримує очки за свої карти.
web-ssp-ended-won = { $name }: «Останній шанс!» { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}, більше немає ні в кого: ставка зіграла.
web-ssp-ended-lost = { $name }: «Останній шанс!» { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}, але в когось більше: ставка не зіграла.
web-ssp-ended-void = Колода вичерпалася: за цей раунд ніхто не отримує очок.
web-ssp-card-points = Очки за карти
web-ssp-bonus = Бонус за колір: { $colour }
web-ssp-now-total = разом { $total }
web-ssp-why-stop = Очки за карти.
web-ssp-why-void = Очок немає.
web-ssp-why-won-caller = Ставка зіграла: очки за карти та бонус за колір.
web-ssp-why-won-other = Лише бонус за колір.
web-ssp-why-lost-caller = Ставка не зіграла: лише бонус за колір.
web-ssp-why-lost-other = Очки за карти.

## Кінець гри

web-over = гру завершено
web-you-won = Перемога!
web-you-lost = Цього разу не пощастило
web-all-lost = Гру завершено
web-won = перемога
web-lost = поразка
web-running = ходів: { $moves }
web-results = Підсумки
web-line = За що
web-total = Разом
web-chart = Очки після кожного раунду
web-seed = Зерно роздачі: { $seed }
web-record = Запис гри
web-review = Розбір гри
web-replay = Повтор
web-look = Оглянути стіл
web-again = Зіграти ще раз

## Повтор

web-seen-by = Чиїми очима
web-seen-by-name = Очима: { $name }
web-seen-by-you = Вашими очима
web-all-open = Усі руки відкриті
web-spectator = Очима глядача
web-first = На початок запису
web-back = Крок назад
web-next = Крок уперед
web-last = У кінець запису
web-run = Відтворити
web-pause = Пауза
web-step = Крок

## Мої ігри

web-mine = Мої ігри
web-ratings = Рейтинг
web-no-ratings = Рейтинг з’явиться після рейтингових ігор.
web-games-played = { $games ->
    [one] { $games } гра
    [few] { $games } гри
   *[many] { $games } ігор
}
web-none-running = Розпочатих ігор немає.
web-none-finished = Завершених ігор ще немає.
web-finished = Завершені
web-more = Показати ще

## Налаштування

web-settings = Налаштування
web-keep = Зберегти
web-kept = Збережено.
web-language = Мова
web-colours = Тема
web-theme-system = Як у системі
web-theme-light = Світла
web-theme-dark = Темна
web-motion = Анімація
web-motion-system = Як у системі
web-motion-full = Увімкнено
web-motion-none = Вимкнено
web-sound = Звук
web-sound-on = Тихі звуки: карта, хід, крадіжка, кінець гри
web-legend = Кольори та їхні знаки
web-legend-help = Темні кольори позначено зафарбованим знаком, світлі — порожнім, середні — зафарбованим наполовину.
web-account = Обліковий запис
web-account-help = Грати можна й без нього. Обліковий запис зберігає історію та рейтинг на всіх ваших пристроях.
web-account-is = Ви ввійшли як { $login }.
web-register = Створити
web-login = Увійти
web-recover = Відновити
web-bring = Перенести ігри гостя
web-bring-help = Розпочаті столи, історія й рейтинг із цього браузера перейдуть до облікового запису.
web-brought = { $tables ->
    [one] Перенесено { $tables } стіл гостя.
    [few] Перенесено { $tables } столи гостя.
   *[many] Перенесено { $tables } столів гостя.
}
web-logout = Вийти
web-login-name = Логін
web-password = Пароль
web-new-password = Новий пароль
web-recovery-code = Код відновлення
web-recovery-codes = Запишіть ці коди: кожен відновлює доступ один раз. Удруге їх не покажуть.

## Помилки

web-sorry = Сталася помилка
web-try-again = Спробувати ще раз
web-not-found = Тут лише вода
web-not-found-help = Сторінки { $path } немає. Можливо, посилання неповне.
web-help-any = Поверніться на головну: ваші столи там.
web-help-offline = Перевірте, чи працює сервер і чи є мережа, і спробуйте знову.
web-help-table-unknown = Перевірте посилання або попросіть друга надіслати його ще раз.
refused-web-offline = Сервер не відповідає.
refused-web-server-fault = Сервер надіслав незрозумілу відповідь.
refused-web-unknown = Не вдалося. Спробуйте ще раз.

## Море спокою

web-trq-sea = Море
web-cell = ряд { $row }, клітинка { $column }
web-trq-blocked = заблоковано
web-trq-cost = { $cost ->
    [0] безплатно
    [one] скинути { $cost } карту
    [few] скинути { $cost } карти
   *[many] скинути { $cost } карт
}
web-trq-tears = лишить місце, яке не заповнити
web-trq-team = Команда
web-trq-deck = Карт у колоді: { $count }
web-trq-voyage = Плавання: { $filled } з 36
web-trq-voyage-short = { $filled } з 36
web-trq-silence = Грають мовчки: чат закрито.
web-trq-numbers = Острови від 1 до 80
web-trq-in-sea = у сітці
web-trq-in-hand = на руці
web-trq-market = Спільні карти
web-trq-compasses = Компаси: { $pool } на столі, { $supply } у запасі
web-trq-exploration = Карт дослідження: { $left }
web-trq-tag = Що додати до числа
web-trq-pledge = Просто число
web-trq-pledge_can_more = Можу й більше
web-trq-pledge_prefer_less = Краще менше
web-trq-pledge_fixed = Саме стільки
web-trq-pledges = Запропоновано: { $said }. Разом { $total }, а треба 8.
web-trq-concede-means = Якщо погодяться всі, плавання завершиться поразкою. Скасувати це не можна.
web-trq-my-deck = Колода · { $count }
web-trq-my-discards = Скид · { $count }
web-trq-start = Старт
web-trq-finish = Фініш
web-trq-day = днем догори
web-trq-night = ніччю догори
web-trq-island = Острів { $card }
web-trq-nothing-fits = Жодна з ваших карт сюди не підходить.
web-trq-no-place = Зараз його нікуди покласти.
web-trq-places = { $count ->
    [one] { $count } клітинка
    [few] { $count } клітинки
   *[many] { $count } клітинок
}
web-trq-gap = { $low }–{ $high } { $count ->
    [1] на одне місце
    [2] на два місця
   *[other] на три місця
}
web-trq-held = карт на руці
web-trq-limit = поповнює руку до
web-trq-left = у колоді
web-trq-discarded = у скиді
web-trq-monsters = показано чудовиськ
web-trq-points = очки
web-trq-taken = Узято відкрито: { $cards }
web-trq-about-start = Доки на столі немає карти старту, ви повинні зіграти її у свій хід. Тоді всі разом скидають вісім карт. Решта карт старту годиться лише для скидання.
web-trq-about-finish = Зіграйте її, коли всю сітку заповнено, а карта старту лежить на столі: це перемога. Доти її можна лише тримати або скинути.
web-trq-about-monster = Скинути його не можна. Зіграйте його на острів: обидві карти вилучають із гри. Доки чудовисько є на чиїйсь руці, фініш не вдасться.
web-trq-about-border = Карта кордону: поклавши на неї острів, відкрийте карту дослідження.
web-refusal-rule = Що кажуть правила

## Ті, хто псує гру

web-people = Люди за цим столом
web-mute = Попросити мовчати
web-unmute = Дозволити говорити
web-remove-person = Прибрати з-за столу
web-block = Заблокувати
web-unblock = Розблокувати
web-block-help = Кого ви заблокували, той не сяде за стіл, де сидите ви, і його слів ви не бачите.
web-report = Поскаржитися
web-report-why = Що не так?
web-report-chat = Те, що пише
web-report-name = Ім’я
web-report-play = Те, як грає
web-report-other = Щось інше
web-report-text = Своїми словами (за бажанням)
web-report-send = Надіслати тому, хто тримає сервер
web-reported = Дякуємо. Той, хто тримає сервер, уже може це прочитати.
web-close-table = Закрити для нових людей
web-open-table = Знову відкрити для нових людей
web-close-table-help = За закритий стіл ніхто новий не сідає й на нього не дивиться.
web-chat-by-moves = Скажіть це кнопками гри.
web-sessions = Де ви ввійшли
web-session-this = цей браузер
web-session-seen = востаннє: { $when }
web-session-unknown = інша програма
web-session-end = Вийти там
web-sessions-end = Вийти всюди, крім цього браузера
web-blocked = Кого ви заблокували
## Без мережі
web-road = У дорогу
web-road-help = Один раз завантажте Seaboard на цей пристрій, і далі грайте без мережі: проти ботів, по черзі на одному екрані, уроки, повтори й правила.
web-road-alone-help = Ви граєте на цьому пристрої, без сервера. Ігри зберігаються тут. Штиль і Бриз грають на повну силу, сильніші боти думають близько секунди, тож грають слабше, ніж на сервері. Друзів, рейтингів і записів на сервері тут немає.
web-road-keep = Взяти в дорогу
web-road-renew = Оновити для дороги
web-road-kept = Усе на пристрої: можна вимикати мережу.
web-road-drop = Звільнити місце
web-road-ready = Готово: тепер можна грати й без мережі.
web-road-send = Надіслати зіграні тут ігри на сервер
web-road-sent = { $games ->
    [0] Усі зіграні ігри вже на сервері.
    [one] Надіслано { $games } гру.
    [few] Надіслано { $games } гри.
   *[other] Надіслано { $games } ігор.
}
web-road-alone = без мережі
web-road-server-back = Сервер знову тут: повернутися
web-megabytes = { $megabytes } МБ
refused-web-engine-failed = Грати на цьому пристрої не виходить: { $reason }
web-daily = Рейс дня
web-reconstructed = Що тут відтворено
web-reconstructed-fix = Маєте коробку? Свої числа можна вписати, створюючи стіл.
web-moments = Моменти
refused-web-other-ocean = Це океан гравця { $name }: ходять лише у своєму.
web-ssp-help-deck = Зверху беруть дві карти: одну лишають собі, другу кладуть у скид.
web-ssp-help-pile = Зі скиду беруть лише верхню карту.
web-ssp-help-back = Карта на руці суперника: її бачить лише він.
web-trq-help-deck = Колода цього гравця: з неї добирають карти наприкінці ходу.
web-trq-help-discards = Скинуті карти лежать долілиць і до кінця гри не повертаються.
web-trq-stock = Карт у запасі: { $count }
web-trq-help-stock = Із запасу доповнюють спільні карти, щойно хтось бере одну з них.
web-trq-help-yellow = Цей гравець тримає на руці щонайбільше три карти, доки шторм не прибере компас.
web-trq-help-orange = Цей гравець кладе острови лише поряд з іншими картами, доки шторм не прибере компас.
web-trq-help-purple = До цього ряду не можна класти островів, доки шторм не прибере компас.
web-trq-help-rocks = До цього ряду не можна класти островів, доки скелі не перемістять.
web-trq-help-border = Такі клітинки світліші за інші.
web-trq-compass = Компаси
web-trq-help-compass = Компас прибирає з гри один шторм і зникає разом із ним. Компаси спільні.
refused-web-card-first = Спершу виберіть карту в руці, потім покладіть її сюди.
refused-web-unit-idle = Для цього бонусу зараз немає нічого відповідного: його можна пропустити.
