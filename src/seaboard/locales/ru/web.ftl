## Главная

web-title =
    Четыре морские
    игры за одним столом
web-play-bots = Играть с ботами
web-invite = Пригласить друзей
web-own-table = Настроить стол
web-invite-to = Во что играем с друзьями?
web-play-as-shark = За акулу
web-play-as-octopus = За осьминога
web-more-tables = { $count ->
    [one] ещё { $count } стол
    [few] ещё { $count } стола
   *[many] ещё { $count } столов
}
web-games = Игры
web-play = Играть
web-dealing = Раздаём…
web-minutes = { $minutes } мин
web-players = Игроки
web-how-to-play = Как играть
web-companion = За настоящим столом
web-rules = Правила
web-continue = Ваши столы
web-open-tables = Открытые столы
web-foot = Бумажное море: без рекламы, все рисунки — наши.
web-guest = Гость
web-home = На главную
web-menu = Меню
web-skip = К основному содержанию
web-card-crab = краб
web-card-shark = акула
web-card-octopus = осьминог

## Новый стол

web-new-table = Новый стол
web-seats = Места
web-seat-number = Место { $number }
web-seat-me = Я
web-seat-me-too = Ещё игрок за этим устройством
web-seat-friend = Друг по ссылке
web-seat-bot = Бот: { $level }
web-seat-open = Свободное место
web-seat-kept = место придержано
web-name-of-seat = Имя игрока на месте { $number }
web-pass-and-play = Если за одним устройством играют несколько человек, передавайте его друг другу: чужие карты скрывает занавес.
web-table = Стол
web-clock = Контроль времени
web-clock-none = Без ограничения
web-clock-fast = 45 секунд на каждое решение
web-clock-bank = 10 минут на партию + 10 секунд за ход
web-clock-days = 2 дня на ход
web-public = Стол виден всем
web-public-help = Стол появится в списке открытых. Иначе войти можно только по ссылке.
web-spectators = Разрешить зрителей
web-hints = Разрешить подсказки
web-hints-help = Бот посоветует ход, зная лишь то, что видите вы.
web-rated = Рейтинговая партия
web-rated-help = Результат изменит рейтинг; без подсказок, у каждого одно место.
web-more-options = Ещё настройки: { $count }
web-start-by-host = Игру начну я
web-options = Правила стола
web-no-options = У этой игры нет настроек.
web-by-the-book = как в правилах
web-lay = Начать игру
web-lay-and-invite = Открыть стол и пригласить

## Ожидание

web-waiting = ждёт игроков
web-sit = Занять место
web-sit-instead = Занять место: { $name }
web-free-seat = Освободить
web-start = Начать
web-copy = Копировать
web-copied = Ссылка скопирована.
web-share = Поделиться
web-qr = QR-код со ссылкой на стол

## Стол

web-your-turn = Ваш ход.
web-your-turn-short = ваш ход
web-pace = Темп чужих ходов
web-pace-step = Шаг
web-pace-calm = Спокойно
web-pace-fast = Быстро
web-pace-now = Сразу
web-tell-again = Ещё раз
web-hold = Пауза
web-go-ahead = Дальше
web-next-step = Следующий шаг
web-to-my-turn = До моего хода
web-last-turn = Последний ход
web-what-happened = Что было
web-turn-of-who = Ход: { $name }
web-whole-log = Весь журнал
web-log-and-pace = Журнал и темп чужих ходов: { $pace }
web-acts = ходит
web-turn-of = Ходит { $name }.
web-bot-thinks = Бот думает
web-game-over = Игра окончена.
web-hint = Подсказка
web-undo = Отменить ход
web-undo-ask = Попросить отменить ход
web-log = Журнал
web-chat = Чат
web-chat-say = Сообщение
web-chat-empty = Пока тихо.
web-chat-silent = Сейчас говорить нельзя.
web-send = Отправить
web-close = Закрыть
web-loading = Открываем стол…
web-reconnecting = Связь потеряна, подключаемся снова. Ходы не пропадут.
web-store-silent = Хранилище сервера не отвечает. Игра ждёт и продолжится сама; сделанные ходы не пропадут.
web-lost-left = Вы освободили это место в другой вкладке или на другом устройстве.
web-lost-took_over = Вас долго не было, поэтому на вашем месте играет бот.
web-lost-resigned = Вы сдались: дальше на вашем месте играет бот.
web-lost-taken = На вашем месте теперь кто-то другой.
web-lost-spectators_off = За этим столом больше нельзя наблюдать.
web-sit-again = Сесть снова
web-watch-on = Наблюдать дальше
web-watching = Вы зритель
web-watchers = Зрители
web-away = не в сети
web-round = Раунд { $round }
web-hand = Рука · { $count }
web-hand-size = { $count ->
    [one] { $count } карта в руке
    [few] { $count } карты в руке
   *[many] { $count } карт в руке
}
web-hand-open = рука вскрыта
web-hand-empty = У вас нет карт.
web-no-pairs = пар пока нет
web-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
web-empty = пусто
web-card-face-down = карта рубашкой вверх
web-moves = Возможные ходы
web-no-moves = Сейчас выбирает другой игрок.
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
web-days = { $days } дн.
web-go-on = Дальше
web-not-yet = Ещё нет
web-pass-to = Передайте устройство игроку { $name }
web-pass-help = Карты закрыты, пока следующий игрок не нажмёт кнопку.
web-pass-ready = Это я, { $name }
web-asks-undo = { $name } просит отменить ход.
web-asks-abandon = { $name } предлагает закончить игру без победителя.
web-agree = Согласиться
web-decline = Отказаться
web-commitment = Раздача определена заранее, её контрольная сумма: { $hash }…
web-leave = Выйти из-за стола
web-abandon = Закончить без победителя
web-resign = Сдаться
web-stay = Остаться
web-sure-leave = За вас будет играть бот. Потом вы сможете вернуться.
web-sure-abandon = Если согласятся все, игра закончится без победителя.
web-sure-resign = Вам засчитают поражение.

## Море, соль, бумага

web-ssp-stop = Закончить раунд
web-ssp-last_chance = Последний шанс
web-ssp-after-taking = сначала возьмите карту
web-ssp-after-discarding = сначала положите карту в сброс
web-ssp-after-effect = сначала завершите действие пары
web-ssp-in-my-turn = в ваш ход
web-ssp-from-points = от { $points ->
    [one] { $points } очка
   *[other] { $points } очков
}
web-ssp-call-stands = уже объявлено
web-ssp-deck = Колода · { $count }
web-ssp-pile-0 = Левый сброс · { $count }
web-ssp-pile-1 = Правый сброс · { $count }
web-ssp-middle = Колода и сбросы
web-ssp-to-discard = В сброс
web-ssp-my-pairs = Разыгранные пары
web-ssp-pairs-of = Разыгранные пары
web-ssp-pairs = Пары: { $card }
web-ssp-plays-pair = Разыграть пару
web-ssp-in-pair = Можно разыграть в паре
web-ssp-round-points = Ваши очки в раунде
web-ssp-round = Раунд
web-ssp-total-of = всего { $total } из { $target }
web-ssp-partner = Выберите вторую карту пары или нажмите эту ещё раз.
web-ssp-lost = было { $was }: без { $card } { $less ->
    [0] столько же
   *[other] −{ $less }
}
web-ssp-to-points = { $target ->
    [one] До { $target } очка
   *[other] До { $target } очков
}
web-ssp-colours = Цвета в руке и на столе
web-ssp-colour = Цвет:
web-ssp-copies = Таких карт в колоде: { $count }
web-ssp-last-chance-of = { $name }: «Последний шанс!» { $left ->
    [you] У вас ещё один ход.
    [rival] У соперника ещё один ход.
   *[others] У остальных ещё по одному ходу.
}
web-ssp-stop-means = Раунд закончится сразу: все вскроют карты и посчитают очки. Вы получите { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}. Отменить это будет нельзя.
web-ssp-last-chance-means = Вы вскроете руку, { $left ->
    [rival] а соперник сделает ещё один ход. Если больше очков, чем у вас, у него не будет, ставка сыграет, и соперник получит
   *[others] а остальные сделают ещё по одному ходу. Если больше очков, чем у вас, ни у кого не будет, ставка сыграет, и остальные получат
} только бонус за цвет. Отменить это будет нельзя.
web-ssp-if-won = Если сыграет: карты и бонус за цвет
web-ssp-if-lost = Если нет: только бонус за цвет
web-ssp-round-over = Раунд { $round } окончен
web-ssp-ended-stop = { $name }: «Раунд закончен!» Каждый получает очки за свои карты.
web-ssp-ended-won = { $name }: «Последний шанс!» { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, больше ни у кого: ставка сыграла.
web-ssp-ended-lost = { $name }: «Последний шанс!» { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, но у кого-то больше: ставка не сыграла.
web-ssp-ended-void = Колода закончилась: в этом раунде никто не получает очков.
web-ssp-card-points = Очки на картах
web-ssp-bonus = Бонус за цвет: { $colour }
web-ssp-now-total = всего { $total }
web-ssp-why-stop = Очки на картах.
web-ssp-why-void = Без очков.
web-ssp-why-won-caller = Ставка сыграла: карты и бонус за цвет.
web-ssp-why-won-other = Только бонус за цвет.
web-ssp-why-lost-caller = Ставка не сыграла: только бонус за цвет.
web-ssp-why-lost-other = Очки на картах.

## Конец игры

web-over = игра окончена
web-you-won = Победа!
web-you-lost = В этот раз не вышло
web-all-lost = Игра окончена
web-won = победа
web-lost = поражение
web-running = ходов: { $moves }
web-results = Итоги
web-line = За что очки
web-total = Всего
web-chart = Очки после каждого раунда
web-seed = Код раздачи: { $seed }
web-record = Запись партии
web-review = Разбор игры
web-replay = Повтор
web-look = Вернуться к столу
web-again = Сыграть ещё

## Повтор

web-seen-by = Чей взгляд
web-seen-by-name = Игрок: { $name }
web-seen-by-you = Вашими глазами
web-all-open = Все руки открыты
web-spectator = Зритель
web-first = В начало
web-back = Шаг назад
web-next = Шаг вперёд
web-last = В конец
web-run = Воспроизвести
web-pause = Пауза
web-step = Шаг

## Мои игры

web-mine = Мои партии
web-ratings = Рейтинг
web-no-ratings = Рейтинг появится после рейтинговых партий.
web-games-played = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}
web-none-running = Начатых партий нет.
web-none-finished = Законченных партий пока нет.
web-finished = Законченные
web-more = Показать ещё

## Настройки

web-settings = Настройки
web-keep = Сохранить
web-kept = Сохранено.
web-language = Язык
web-colours = Оформление
web-theme-system = Как в системе
web-theme-light = День
web-theme-dark = Ночь
web-motion = Анимация
web-motion-system = Как в системе
web-motion-full = Полная
web-motion-none = Выключена
web-sound = Звук
web-sound-on = Тихие звуки: карта, ход, кража, конец игры
web-legend = Цвета и их знаки
web-legend-help = У тёмного цвета знак сплошной, у светлого — пустой, у среднего — закрашен наполовину.
web-account = Учётная запись
web-account-help = Играть можно и без неё. С ней история и рейтинг доступны на всех ваших устройствах.
web-account-is = Вы вошли как { $login }.
web-register = Создать
web-login = Войти
web-recover = Восстановить
web-bring = Перенести гостевые партии
web-bring-help = Столы, история и рейтинг из этого браузера перейдут в учётную запись.
web-brought = { $tables ->
    [one] Перенесён { $tables } стол.
    [few] Перенесено { $tables } стола.
   *[many] Перенесено { $tables } столов.
}
web-logout = Выйти
web-login-name = Логин
web-password = Пароль
web-new-password = Новый пароль
web-recovery-code = Код восстановления
web-recovery-codes = Запишите эти коды: каждый сработает один раз, а показать их снова мы не сможем.

## Ошибки

web-sorry = Что-то пошло не так
web-try-again = Попробовать ещё раз
web-not-found = Здесь только вода
web-not-found-help = Такой страницы нет: { $path }. Возможно, ссылка неполная.
web-help-any = Вернитесь на главную: ваши столы там.
web-help-offline = Проверьте, работает ли сервер и есть ли сеть, и попробуйте снова.
web-help-table-unknown = Проверьте ссылку или попросите друга прислать её ещё раз.
refused-web-offline = Сервер не отвечает.
refused-web-server-fault = Сервер прислал непонятный ответ.
refused-web-unknown = Не получилось. Попробуйте ещё раз.

## Море спокойствия

web-trq-sea = Море
web-cell = ряд { $row }, клетка { $column }
web-trq-blocked = перекрыто
web-trq-cost = { $cost ->
    [0] бесплатно
    [one] сброс: { $cost } карта
    [few] сброс: { $cost } карты
   *[many] сброс: { $cost } карт
}
web-trq-tears = останется клетка, которую не заполнить
web-trq-team = Команда
web-trq-deck = Карт в колоде: { $count }
web-trq-voyage = Заполнено: { $filled } из 36
web-trq-voyage-short = { $filled } из 36
web-trq-silence = Играют молча: чат закрыт.
web-trq-numbers = Где ещё есть место
web-trq-in-sea = в море
web-trq-in-hand = в руке
web-trq-market = Общие карты
web-trq-compasses = Компасы: у команды { $pool }, в запасе { $supply }
web-trq-exploration = Карт исследования: { $left }
web-trq-tag = Добавить замечание
web-trq-pledge = Без замечания
web-trq-pledge_can_more = Могу и больше
web-trq-pledge_prefer_less = Лучше меньше
web-trq-pledge_fixed = Ровно столько
web-trq-pledges = Предложено: { $said }. Вместе { $total }, а нужно 8.
web-trq-concede-means = Если согласятся все, плавание закончится поражением. Отменить это будет нельзя.
web-trq-my-deck = Колода · { $count }
web-trq-my-discards = Сброс · { $count }
web-trq-start = Старт
web-trq-finish = Финиш
web-trq-day = день сверху
web-trq-night = ночь сверху
web-trq-island = Остров { $card }
web-trq-nothing-fits = Ни одну вашу карту сюда не положить.
web-trq-no-place = Сейчас его некуда положить.
web-trq-places = { $count ->
    [one] { $count } клетка
    [few] { $count } клетки
   *[many] { $count } клеток
}
web-trq-gap = { $low }–{ $high } { $count ->
    [1] на одно место
    [2] на два места
   *[other] на три места
}
web-trq-held = карт в руке
web-trq-limit = лимит руки
web-trq-left = в колоде
web-trq-discarded = в сбросе
web-trq-monsters = показано чудовищ
web-trq-points = очки
web-trq-taken = Взято из общих карт: { $cards }
web-trq-about-start = Пока карты старта нет на столе, её нужно разыграть сразу. Тогда все вместе сбрасывают восемь карт. Остальные карты старта годятся только на сброс.
web-trq-about-finish = Её разыгрывают, когда море заполнено и карта старта на столе: это победа. До того её можно только держать или сбросить.
web-trq-about-monster = Сбросить его нельзя. Разыграйте его на остров: обе карты уходят из игры. Пока чудовище есть хоть у кого-то в руке, финишировать нельзя.
web-trq-about-border = Карта границы. Кто накроет её островом, открывает карту исследования.
web-refusal-rule = Что говорят правила

## Те, кто портит игру

web-people = Люди за этим столом
web-mute = Попросить молчать
web-unmute = Разрешить говорить
web-remove-person = Убрать из-за стола
web-block = Заблокировать
web-unblock = Разблокировать
web-block-help = Кого вы заблокировали, тот не сядет за стол, где сидите вы, и его слов вы не видите.
web-report = Пожаловаться
web-report-why = Что не так?
web-report-chat = То, что пишет
web-report-name = Имя
web-report-play = То, как играет
web-report-other = Что-то другое
web-report-text = Своими словами (по желанию)
web-report-send = Отправить тому, кто держит сервер
web-reported = Спасибо. Тот, кто держит сервер, уже может это прочитать.
web-close-table = Закрыть для новых людей
web-open-table = Снова открыть для новых людей
web-close-table-help = За закрытый стол никто новый не садится и на него не смотрит.
web-chat-by-moves = Скажите это кнопками игры.
web-sessions = Где вы вошли
web-session-this = этот браузер
web-session-seen = в последний раз: { $when }
web-session-unknown = другая программа
web-session-end = Выйти там
web-sessions-end = Выйти везде, кроме этого браузера
web-blocked = Кого вы заблокировали
## Без сети
web-road = В дорогу
web-road-help = Один раз загрузите Seaboard на это устройство и дальше играйте без сети: против ботов, по очереди на одном экране, уроки, повторы и правила.
web-road-alone-help = Вы играете на этом устройстве, без сервера. Игры хранятся здесь. Штиль и Бриз играют в полную силу, боты посильнее думают около секунды, поэтому играют слабее, чем на сервере. Друзей, рейтингов и записей на сервере здесь нет.
web-road-keep = Взять в дорогу
web-road-renew = Обновить для дороги
web-road-kept = Всё на устройстве: сеть можно выключать.
web-road-drop = Освободить место
web-road-ready = Готово: теперь можно играть и без сети.
web-road-send = Отправить сыгранные здесь игры на сервер
web-road-sent = { $games ->
    [0] Все сыгранные игры уже на сервере.
    [one] Отправлена { $games } игра.
    [few] Отправлены { $games } игры.
   *[other] Отправлено { $games } игр.
}
web-road-alone = без сети
web-road-server-back = Сервер снова на связи: вернуться
web-megabytes = { $megabytes } МБ
refused-web-engine-failed = Играть на этом устройстве не получается: { $reason }
web-daily = Рейс дня
web-reconstructed = Что здесь восстановлено
web-reconstructed-fix = Есть коробка? Свои числа можно вписать, создавая стол.
web-moments = Моменты
refused-web-other-ocean = Это океан игрока { $name }: ходят только в своём.
web-ssp-help-deck = Сверху берут две карты: одну оставляют себе, другую кладут в сброс.
web-ssp-help-pile = Из сброса берут только верхнюю карту.
web-ssp-help-back = Карта на руке соперника: её видит только он.
web-trq-help-deck = Колода этого игрока: из неё добирают карты в конце хода.
web-trq-help-discards = Сброшенные карты лежат рубашкой вверх и до конца игры не возвращаются.
web-trq-stock = Карт в запасе: { $count }
web-trq-help-stock = Из запаса пополняют общие карты, как только кто-то берёт одну из них.
web-trq-help-yellow = Этот игрок держит в руке не больше трёх карт, пока шторм не уберёт компас.
web-trq-help-orange = Этот игрок кладёт острова только рядом с другими, пока шторм не уберёт компас.
web-trq-help-purple = В этот ряд нельзя класть острова, пока шторм не уберёт компас.
web-trq-help-rocks = В этот ряд нельзя класть острова, пока скалы не передвинут.
web-trq-help-border = Такие клетки светлее остальных.
web-trq-compass = Компасы
web-trq-help-compass = Компас убирает из игры один шторм и уходит вместе с ним. Компасы общие.
refused-web-card-first = Сначала выберите карту на руке, затем положите её сюда.
refused-web-unit-idle = Для этого бонуса сейчас нет ничего подходящего: его можно пропустить.
