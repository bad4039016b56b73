## Головна

web-title =
    Чотири морські
    ігри за одним столом
web-play-bots = Грати з ботами
web-invite = Запросити друзів
web-games = Ігри
web-play = Грати
web-dealing = Роздаємо…
web-minutes = { $minutes } хв
web-players = Гравці
web-how-to-play = Як грати
web-rules = Правила
web-continue = Ваші столи
web-open-tables = Відкриті столи
web-foot = Паперове море: без реклами, зі своїми малюнками.
web-guest = Гість
web-home = На головну
web-menu = Меню
web-skip = До вмісту
web-card-crab = краб
web-card-shark = акула
web-card-octopus = восьминіг

## Новий стіл

web-new-table = Новий стіл
web-seats = Місця
web-seat-number = Місце { $number }
web-seat-me = Я
web-seat-me-too = Ще хтось за цим пристроєм
web-seat-friend = Друг за посиланням
web-seat-bot = Бот: { $level }
web-seat-open = Вільне місце
web-seat-kept = місце чекає
web-pass-and-play = Кілька людей за одним пристроєм передають його одне одному; чужу руку ховає завіса.
web-table = Стіл
web-clock = Годинник
web-clock-none = Без годинника
web-clock-fast = 45 секунд на рішення
web-clock-bank = 10 хвилин і 10 секунд за хід
web-clock-days = 2 дні на хід
web-public = Видимий усім
web-public-help = Стіл буде у списку відкритих. Інакше його знайде лише той, хто має посилання.
web-spectators = Дозволити глядачів
web-hints = Дозволити підказки
web-hints-help = Бот порадить хід, знаючи лише те, що бачите ви.
web-rated = Рейтингова гра
web-rated-help = Результат змінить рейтинг; без підказок, у кожного одне місце.
web-more-options = Ще правила: { $count }
web-start-by-host = Почати, коли скажу я
web-options = Правила стола
web-no-options = Ця гра налаштувань не має.
web-by-the-book = за правилами
web-lay = Почати гру
web-lay-and-invite = Накрити стіл і запросити

## Очікування

web-waiting-title = Чекаємо на гравців
web-waiting = чекає на гравців
web-sit = Сісти
web-sit-instead = Сісти замість: { $name }
web-sit-too = Ще хтось тут
web-add-bot = Посадити бота
web-free-seat = Звільнити
web-start = Почати
web-link = Посилання для друзів
web-copy = Копіювати
web-copied = Посилання скопійовано.
web-share = Поділитися
web-qr = QR-код із посиланням на стіл

## Стіл

web-your-turn = Ваш хід.
web-your-turn-short = ваш хід
web-turn-of = Ходить { $name }.
web-not-your-turn = Зараз ходить { $name }.
web-bot-thinks = Бот думає
web-game-over = Гру завершено.
web-hint = Підказка
web-hint-is = Бот радить: { $move }
web-undo = Забрати хід
web-undo-ask = Попросити забрати хід
web-log = Хід гри
web-chat = Розмова
web-chat-say = Напишіть щось
web-chat-empty = Поки що тихо.
web-chat-silent = Зараз за столом мовчать.
web-send = Надіслати
web-close = Закрити
web-loading = Накриваємо стіл…
web-reconnecting = Зв'язок утрачено. Повертаємося до столу; жоден хід не пропаде.
web-watching = Ви глядач
web-watchers = Глядачі
web-away = відійшов
web-round = Раунд { $round }
web-hand = Рука · { $count }
web-hand-size = { $count ->
    [one] { $count } карта в руці
    [few] { $count } карти в руці
   *[many] { $count } карт у руці
}
web-hand-open = рука відкрита
web-hand-empty = У вас ще немає карт.
web-no-pairs = пар ще немає
web-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
web-empty = порожньо
web-card-face-down = карта сорочкою догори
web-moves = Можливі ходи
web-no-moves = Зараз вибирати не вам.
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
web-days = { $days } дн.
web-go-on = Далі
web-not-yet = Ще ні
web-pass-to = Передайте пристрій: { $name }
web-pass-help = Рука схована, доки новий гравець не натисне кнопку.
web-pass-ready = Це я, { $name }
web-asks-undo = { $name } просить забрати хід.
web-asks-abandon = { $name } пропонує завершити гру без переможця.
web-agree = Згода
web-decline = Ні
web-commitment = Роздачу зафіксовано наперед, відбиток: { $hash }…
web-leave = Вийти з-за столу
web-abandon = Завершити без переможця
web-resign = Здатися
web-stay = Залишитися
web-sure-leave = За вас гратиме бот. Місце можна буде зайняти знову.
web-sure-abandon = Гра завершиться без переможця, якщо згодні всі.
web-sure-resign = Гру буде програно.

## Паперові океани

web-ssp-stop = Стоп
web-ssp-last_chance = Останній шанс
web-ssp-after-taking = після взяття карти
web-ssp-from-points = від { $points } очок
web-ssp-call-stands = уже сказано
web-ssp-deck = Колода · { $count }
web-ssp-pile-0 = Скид 1 · { $count }
web-ssp-pile-1 = Скид 2 · { $count }
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
web-ssp-to-points = До { $target } очок
web-ssp-colours = Кольори в руці та на столі
web-ssp-colour = Колір:
web-ssp-copies = Таких карт у колоді: { $count }
web-ssp-last-chance-of = Останній шанс! Оголошує { $name }; решта має по одному ходу.
web-ssp-stop-means = Раунд завершиться одразу, всі відкриють руки й запишуть очки своїх карт. Ви отримаєте { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}. Це не можна забрати назад.
web-ssp-last-chance-means = Ви відкриваєте руку, решта має ще по одному ходу. Якщо ні в кого не буде більше очок, ніж у вас, ставка зіграла. Це не можна забрати назад.
web-ssp-if-won = Ставка зіграла: карти й бонус за колір
web-ssp-if-lost = Не зіграла: лише бонус за колір
web-ssp-round-over = Раунд { $round } завершено
web-ssp-ended-stop = { $name }: «Стоп». Кожен записує очки своїх карт.
web-ssp-ended-won = { $name }: «Останній шанс», { $points } очок, більше ні в кого. Ставка зіграла.
web-ssp-ended-lost = { $name }: «Останній шанс», { $points } очок, але в когось більше. Ставка не зіграла.
web-ssp-ended-void = Колода закінчилася: цього раунду ніхто не отримує очок.
web-ssp-card-points = Очки карт
web-ssp-bonus = Бонус за колір: { $colour }
web-ssp-now-total = разом { $total }
web-ssp-why-stop = Рахуються очки карт.
web-ssp-why-void = Очок немає.
web-ssp-why-won-caller = Ставка зіграла: карти й бонус за колір.
web-ssp-why-won-other = Лише бонус за колір.
web-ssp-why-lost-caller = Ставка не зіграла: лише бонус за колір.
web-ssp-why-lost-other = Рахуються очки карт.

## Кінець гри

web-over = гру завершено
web-you-won = Перемога!
web-you-lost = Цього разу не ви
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
web-replay = Повтор
web-look = Подивитися на стіл
web-again = Ще раз

## Повтор

web-seen-by = Чиїми очима
web-seen-by-name = Очима: { $name }
web-all-open = Усі руки відкриті
web-spectator = Очима глядача
web-first = На початок
web-back = Крок назад
web-next = Крок уперед
web-last = У кінець
web-run = Показувати
web-pause = Зупинити
web-step = Крок

## Мої ігри

web-mine = Мої ігри
web-ratings = Рейтинг
web-no-ratings = Рейтинг з'явиться після рейтингових ігор.
web-games-played = { $games ->
    [one] { $games } гра
    [few] { $games } гри
   *[many] { $games } ігор
}
web-none-running = Розпочатих ігор немає.
web-none-finished = Завершених ігор ще немає.
web-finished = Завершені
web-more = Показати ще

## Налаштування

web-settings = Налаштування
web-name = Ім'я за столом
web-keep = Зберегти
web-kept = Збережено.
web-language = Мова
web-colours = Кольори
web-theme-system = Як у системі
web-theme-light = День
web-theme-dark = Ніч
web-motion = Рух
web-motion-system = Як у системі
web-motion-full = Карти рухаються
web-motion-none = Без руху
web-sound = Звук
web-sound-on = Тихий звук, коли настає ваш хід
web-legend = Кольори та їхні знаки
web-legend-help = Темний колір має суцільний знак, світлий порожній, середній половинний.
web-account = Обліковий запис
web-account-help = Грати можна й без нього. Запис зберігає історію та рейтинг на всіх ваших пристроях.
web-account-is = Ви ввійшли як { $login }.
web-register = Створити
web-login = Увійти
web-recover = Відновити
web-bring = Забрати ігри гостя із собою
web-bring-help = Розпочаті столи, історія й рейтинг із цього браузера перейдуть до облікового запису.
web-brought = { $tables ->
    [one] Із вами { $tables } стіл гостя.
    [few] Із вами { $tables } столи гостя.
   *[many] Із вами { $tables } столів гостя.
}
web-logout = Вийти
web-login-name = Логін
web-password = Пароль
web-new-password = Новий пароль
web-recovery-code = Код відновлення
web-recovery-codes = Запишіть ці коди: кожен один раз відновлює доступ, більше їх не покажуть.

## Помилки

web-sorry = Щось не так
web-try-again = Спробувати ще раз
web-not-found = Тут лише вода
web-not-found-help = Сторінки { $path } немає. Можливо, посилання неповне.
web-help-any = Поверніться на головну: ваші столи там.
web-help-offline = Перевірте, чи працює сервер і чи є мережа, і спробуйте знову.
web-help-table-unknown = Перевірте посилання або попросіть друга надіслати його ще раз.
refused-web-offline = Сервер не відповідає.
refused-web-server-fault = Сервер відповів незрозуміло.
refused-web-unknown = Не вийшло ({ $code }).

## Море спокою

web-trq-sea = Море
web-cell = ряд { $row }, місце { $column }
web-trq-blocked = закрито
web-trq-cost = { $cost ->
    [0] без скиду
    [one] скинути { $cost }
    [few] скинути { $cost }
   *[many] скинути { $cost }
}
web-trq-team = Команда
web-trq-deck = Карт у колоді: { $count }
web-trq-voyage = Подорож: { $filled } з 36
web-trq-silence = Гра без розмов: чат мовчить.
web-trq-numbers = Де ще місце
web-trq-in-sea = на морі
web-trq-in-hand = у руці
web-trq-market = Відкриті острови
web-trq-compasses = Компаси: { $pool } на столі, { $supply } у запасі
web-trq-exploration = Карт дослідження: { $left }
web-trq-tag = Що додати до числа
web-trq-pledge = Просто число
web-trq-pledge_can_more = Можу й більше
web-trq-pledge_prefer_less = Краще менше
web-trq-pledge_fixed = Саме стільки
web-trq-pledges = Сказано: { $said }
web-trq-concede-means = Подорож завершиться поразкою, якщо згодні всі. Це не можна забрати назад.
web-trq-my-deck = Колода · { $count }
web-trq-my-discards = Скид · { $count }
web-trq-start = Старт
web-trq-finish = Фініш
web-trq-day = день догори
web-trq-night = ніч догори
web-trq-island = Острів { $card }
web-trq-nothing-fits = Жодна ваша карта сюди не стане.
web-trq-no-place = Місця за доступну ціну немає.
web-trq-places = { $count ->
    [one] { $count } місце
    [few] { $count } місця
   *[many] { $count } місць
}
web-trq-held = карт у руці
web-trq-limit = добирає до
web-trq-left = у колоді
web-trq-discarded = у скиді
web-trq-monsters = показано чудовиськ
web-trq-points = очки
web-trq-taken = Узято відкрито: { $cards }
web-trq-about-start = Поки старту немає на столі, його треба зіграти негайно. Тоді всі разом скидають вісім карт. Решта стартів годиться лише на скид.
web-trq-about-finish = Грають, коли заповнено все море і старт лежить на столі: це перемога. До того її можна лише тримати або скинути.
web-trq-about-monster = Скинути його не можна. Зіграйте його на острів: обидві карти виходять з гри. З чудовиськом у чиїйсь руці фініш не вдасться.
web-trq-about-border = Карта кордону: острів на ній відкриває карту дослідження.
