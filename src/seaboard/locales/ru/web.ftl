## Главная

web-title =
    Четыре морские
    игры за одним столом
web-play-bots = Играть с ботами
web-invite = Позвать друзей
web-games = Игры
web-play = Играть
web-dealing = Раздаём…
web-minutes = { $minutes } мин
web-players = Игроки
web-how-to-play = Как играть
web-rules = Правила
web-continue = Ваши столы
web-open-tables = Открытые столы
web-foot = Бумажное море: без рекламы, со своими рисунками.
web-guest = Гость
web-home = На главную
web-menu = Меню
web-skip = К содержанию
web-card-crab = краб
web-card-shark = акула
web-card-octopus = осьминог

## Новый стол

web-new-table = Новый стол
web-seats = Места
web-seat-number = Место { $number }
web-seat-me = Я
web-seat-me-too = Ещё кто-то за этим устройством
web-seat-friend = Друг по ссылке
web-seat-bot = Бот: { $level }
web-seat-open = Свободное место
web-seat-kept = место ждёт
web-pass-and-play = Несколько человек за одним устройством передают его друг другу; чужую руку скрывает занавес.
web-table = Стол
web-clock = Часы
web-clock-none = Без часов
web-clock-fast = 45 секунд на решение
web-clock-bank = 10 минут и 10 секунд за ход
web-clock-days = 2 дня на ход
web-public = Виден всем
web-public-help = Стол будет в списке открытых. Иначе его найдёт лишь тот, у кого есть ссылка.
web-spectators = Разрешить зрителей
web-hints = Разрешить подсказки
web-hints-help = Бот посоветует ход, зная лишь то, что видите вы.
web-rated = Рейтинговая игра
web-rated-help = Результат изменит рейтинг; без подсказок, у каждого одно место.
web-more-options = Ещё правила: { $count }
web-start-by-host = Начать, когда скажу я
web-options = Правила стола
web-no-options = У этой игры нет настроек.
web-by-the-book = по правилам
web-lay = Начать игру
web-lay-and-invite = Накрыть стол и позвать

## Ожидание

web-waiting-title = Ждём игроков
web-waiting = ждёт игроков
web-sit = Сесть
web-sit-instead = Сесть вместо: { $name }
web-sit-too = Ещё кто-то здесь
web-add-bot = Посадить бота
web-free-seat = Освободить
web-start = Начать
web-link = Ссылка для друзей
web-copy = Копировать
web-copied = Ссылка скопирована.
web-share = Поделиться
web-qr = QR-код со ссылкой на стол

## Стол

web-your-turn = Ваш ход.
web-your-turn-short = ваш ход
web-turn-of = Ходит { $name }.
web-not-your-turn = Сейчас ходит { $name }.
web-bot-thinks = Бот думает
web-game-over = Игра окончена.
web-hint = Подсказка
web-hint-is = Бот советует: { $move }
web-undo = Взять ход назад
web-undo-ask = Попросить взять ход назад
web-log = Ход игры
web-chat = Разговор
web-chat-say = Напишите что-нибудь
web-chat-empty = Пока тихо.
web-chat-silent = Сейчас за столом молчат.
web-send = Отправить
web-close = Закрыть
web-loading = Накрываем стол…
web-reconnecting = Связь потеряна. Возвращаемся к столу; ни один ход не пропадёт.
web-watching = Вы зритель
web-watchers = Зрители
web-away = отошёл
web-round = Раунд { $round }
web-hand = Рука · { $count }
web-hand-size = { $count ->
    [one] { $count } карта в руке
    [few] { $count } карты в руке
   *[many] { $count } карт в руке
}
web-hand-open = рука открыта
web-hand-empty = У вас пока нет карт.
web-no-pairs = пар пока нет
web-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
web-empty = пусто
web-card-face-down = карта рубашкой вверх
web-moves = Возможные ходы
web-no-moves = Сейчас выбирать не вам.
web-yes = да
web-no = нет
web-you = вы
web-player = Игрок
web-player-number = Игрок { $number }
web-bot-0 = Жемчужина
web-bot-1 = Мидия
web-bot-2 = Волна
web-bot-3 = Боцман
web-bot-4 = Медуза
web-days = { $days } дн.
web-go-on = Дальше
web-not-yet = Ещё нет
web-pass-to = Передайте устройство: { $name }
web-pass-help = Рука скрыта, пока новый игрок не нажмёт кнопку.
web-pass-ready = Это я, { $name }
web-asks-undo = { $name } просит взять ход назад.
web-asks-abandon = { $name } предлагает закончить игру без победителя.
web-agree = Согласие
web-decline = Нет
web-commitment = Раздача зафиксирована заранее, отпечаток: { $hash }…
web-leave = Выйти из-за стола
web-abandon = Закончить без победителя
web-resign = Сдаться
web-stay = Остаться
web-sure-leave = За вас будет играть бот. Место можно будет занять снова.
web-sure-abandon = Игра закончится без победителя, если согласны все.
web-sure-resign = Игра будет проиграна.

## Море, соль, бумага

web-ssp-stop = Стоп
web-ssp-last_chance = Последний шанс
web-ssp-after-taking = после взятия карты
web-ssp-from-points = от { $points } очков
web-ssp-call-stands = уже сказано
web-ssp-deck = Колода · { $count }
web-ssp-pile-0 = Сброс 1 · { $count }
web-ssp-pile-1 = Сброс 2 · { $count }
web-ssp-middle = Колода и сбросы
web-ssp-to-discard = В сброс
web-ssp-my-pairs = Сыгранные пары
web-ssp-pairs-of = Сыгранные пары
web-ssp-pairs = Пары: { $card }
web-ssp-plays-pair = Сыграть пару
web-ssp-in-pair = Можно сыграть в паре
web-ssp-round-points = Ваши очки в раунде
web-ssp-round = Раунд
web-ssp-total-of = всего { $total } из { $target }
web-ssp-to-points = До { $target } очков
web-ssp-colours = Цвета в руке и на столе
web-ssp-colour = Цвет:
web-ssp-copies = Таких карт в колоде: { $count }
web-ssp-last-chance-of = Последний шанс! Объявляет { $name }; у остальных по одному ходу.
web-ssp-stop-means = Раунд закончится сразу, все откроют руки и запишут очки своих карт. Вы получите { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}. Это нельзя взять назад.
web-ssp-last-chance-means = Вы открываете руку, у остальных ещё по одному ходу. Если ни у кого не будет больше очков, чем у вас, ставка сыграла. Это нельзя взять назад.
web-ssp-if-won = Ставка сыграла: карты и бонус за цвет
web-ssp-if-lost = Не сыграла: только бонус за цвет
web-ssp-round-over = Раунд { $round } окончен
web-ssp-ended-stop = { $name }: «Стоп». Каждый записывает очки своих карт.
web-ssp-ended-won = { $name }: «Последний шанс», { $points } очков, больше ни у кого. Ставка сыграла.
web-ssp-ended-lost = { $name }: «Последний шанс», { $points } очков, но у кого-то больше. Ставка не сыграла.
web-ssp-ended-void = Колода закончилась: в этом раунде никто не получает очков.
web-ssp-card-points = Очки карт
web-ssp-bonus = Бонус за цвет: { $colour }
web-ssp-now-total = всего { $total }
web-ssp-why-stop = Считаются очки карт.
web-ssp-why-void = Очков нет.
web-ssp-why-won-caller = Ставка сыграла: карты и бонус за цвет.
web-ssp-why-won-other = Только бонус за цвет.
web-ssp-why-lost-caller = Ставка не сыграла: только бонус за цвет.
web-ssp-why-lost-other = Считаются очки карт.

## Конец игры

web-over = игра окончена
web-you-won = Победа!
web-you-lost = В этот раз не вы
web-all-lost = Игра окончена
web-won = победа
web-lost = поражение
web-running = ходов: { $moves }
web-results = Итоги
web-line = За что
web-total = Всего
web-chart = Очки после каждого раунда
web-seed = Зерно раздачи: { $seed }
web-record = Запись игры
web-replay = Повтор
web-look = Посмотреть на стол
web-again = Ещё раз

## Повтор

web-seen-by = Чьими глазами
web-seen-by-name = Глазами: { $name }
web-all-open = Все руки открыты
web-spectator = Глазами зрителя
web-first = В начало
web-back = Шаг назад
web-next = Шаг вперёд
web-last = В конец
web-run = Показывать
web-pause = Остановить
web-step = Шаг

## Мои игры

web-mine = Мои игры
web-ratings = Рейтинг
web-no-ratings = Рейтинг появится после рейтинговых игр.
web-games-played = { $games ->
    [one] { $games } игра
    [few] { $games } игры
   *[many] { $games } игр
}
web-none-running = Начатых игр нет.
web-none-finished = Законченных игр пока нет.
web-finished = Законченные
web-more = Показать ещё

## Настройки

web-settings = Настройки
web-name = Имя за столом
web-keep = Сохранить
web-kept = Сохранено.
web-language = Язык
web-colours = Цвета
web-theme-system = Как в системе
web-theme-light = День
web-theme-dark = Ночь
web-motion = Движение
web-motion-system = Как в системе
web-motion-full = Карты движутся
web-motion-none = Без движения
web-sound = Звук
web-sound-on = Тихий звук, когда наступает ваш ход
web-legend = Цвета и их знаки
web-legend-help = У тёмного цвета знак сплошной, у светлого пустой, у среднего половинный.
web-account = Учётная запись
web-account-help = Играть можно и без неё. Запись хранит историю и рейтинг на всех ваших устройствах.
web-account-is = Вы вошли как { $login }.
web-register = Создать
web-login = Войти
web-recover = Восстановить
web-bring = Забрать игры гостя с собой
web-bring-help = Начатые столы, история и рейтинг из этого браузера перейдут к учётной записи.
web-brought = { $tables ->
    [one] С вами { $tables } стол гостя.
    [few] С вами { $tables } стола гостя.
   *[many] С вами { $tables } столов гостя.
}
web-logout = Выйти
web-login-name = Логин
web-password = Пароль
web-new-password = Новый пароль
web-recovery-code = Код восстановления
web-recovery-codes = Запишите эти коды: каждый один раз восстанавливает доступ, больше их не покажут.

## Ошибки

web-sorry = Что-то не так
web-try-again = Попробовать ещё раз
web-not-found = Здесь только вода
web-not-found-help = Страницы { $path } нет. Возможно, ссылка неполная.
web-help-any = Вернитесь на главную: ваши столы там.
web-help-offline = Проверьте, работает ли сервер и есть ли сеть, и попробуйте снова.
web-help-table-unknown = Проверьте ссылку или попросите друга прислать её ещё раз.
refused-web-offline = Сервер не отвечает.
refused-web-server-fault = Сервер ответил непонятно.
refused-web-unknown = Не получилось ({ $code }).

## Море спокойствия

web-trq-sea = Море
web-cell = ряд { $row }, место { $column }
web-trq-blocked = закрыто
web-trq-cost = { $cost ->
    [0] без сброса
    [one] сбросить { $cost }
    [few] сбросить { $cost }
   *[many] сбросить { $cost }
}
web-trq-team = Команда
web-trq-deck = Карт в колоде: { $count }
web-trq-voyage = Путь: { $filled } из 36
web-trq-silence = Игра без разговоров: чат молчит.
web-trq-numbers = Где ещё место
web-trq-in-sea = в море
web-trq-in-hand = в руке
web-trq-market = Открытые острова
web-trq-compasses = Компасы: { $pool } на столе, { $supply } в запасе
web-trq-exploration = Карт исследования: { $left }
web-trq-tag = Что добавить к числу
web-trq-pledge = Просто число
web-trq-pledge_can_more = Могу и больше
web-trq-pledge_prefer_less = Лучше меньше
web-trq-pledge_fixed = Именно столько
web-trq-pledges = Сказано: { $said }
web-trq-concede-means = Путешествие закончится поражением, если согласны все. Это нельзя взять назад.
web-trq-my-deck = Колода · { $count }
web-trq-my-discards = Сброс · { $count }
web-trq-start = Старт
web-trq-finish = Финиш
web-trq-day = день сверху
web-trq-night = ночь сверху
web-trq-island = Остров { $card }
web-trq-nothing-fits = Ни одна ваша карта сюда не встанет.
web-trq-no-place = Места по доступной цене нет.
web-trq-places = { $count ->
    [one] { $count } место
    [few] { $count } места
   *[many] { $count } мест
}
web-trq-held = карт в руке
web-trq-limit = добирает до
web-trq-left = в колоде
web-trq-discarded = в сбросе
web-trq-monsters = показано чудовищ
web-trq-points = очки
web-trq-taken = Взято открыто: { $cards }
web-trq-about-start = Пока старта нет на столе, его нужно сыграть немедленно. Тогда все вместе сбрасывают восемь карт. Остальные старты годятся только на сброс.
web-trq-about-finish = Играют, когда всё море заполнено и старт лежит на столе: это победа. До того её можно только держать или сбросить.
web-trq-about-monster = Сбросить его нельзя. Сыграйте его на остров: обе карты выходят из игры. Пока чудовище у кого-то в руке, финиш не удастся.
web-trq-about-border = Карта границы: остров на ней открывает карту исследования.
