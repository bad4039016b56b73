## Сервер

admin-done = Готово.
admin-nameless = Готово: у игрока «{ $player }» больше нет имени.
data-backed-up = Копия { $file } цела.
data-exported = { $rows ->
    [one] Записана { $rows } строка.
    [few] Записано { $rows } строки.
   *[many] Записано { $rows } строк.
}
data-imported = { $rows ->
    [one] Прочитана { $rows } строка.
    [few] Прочитано { $rows } строки.
   *[many] Прочитано { $rows } строк.
}
data-pruned = Забыто: законченных игр — { $tables }, гостей — { $guests }.
serve-alone = Только для этого компьютера; с --lan смогут играть и друзья в той же сети.
serve-friends = Для друзей в той же сети: { $address }
serve-here = Seaboard работает: { $address }
serve-migrated = База данных обновлена.
serve-stop = Чтобы остановить сервер, нажмите Ctrl-C; все столы сохранятся.
verify-moves = { $game }: { $moves ->
    [one] { $moves } ход, он соответствует правилам.
    [few] { $moves } хода, все по правилам.
   *[many] { $moves } ходов, все по правилам.
}
verify-not-over = Партия не доиграна.
verify-over = Партия доиграна, и результат в записи соответствует ходам.
verify-over-without-result = Партия доиграна; результата в записи нет.
verify-promise = Раздача получена из зерна. Сравните контрольную сумму с той, что стол показал в начале: { $hash }
verify-promise-kept = Раздача та самая, что была зафиксирована до первой карты.

## Столы

table-ending-abandoned = Игра закончена без победителя.
table-ending-closed = Стол закрыт до начала игры.
table-ending-resigned = { $who ->
    [you] Вы сдаётесь
   *[other] { $seat } сдаётся
}.
table-ending-rules_changed = Правила этой игры исправлены в обновлении, поэтому доиграть её нельзя. Запись игры сохранена.
table-ending-sealed = Игра перенесена сюда без скрытых карт, доиграть её нельзя.
table-guest = Гость
table-level-breeze = Бриз
table-level-calm = Штиль
table-level-gale = Ветер
table-level-maelstrom = Водоворот
table-level-storm = Шторм
table-note-abandoned = Игроки договорились закончить без победителя.
table-note-agreed = { $who ->
    [you] Вы соглашаетесь
   *[other] { $seat } соглашается
}.
table-note-asked = { $what ->
    [undo] { $who ->
        [you] Вы просите
       *[other] { $seat } просит
    } отменить ход.
   *[abandon] { $who ->
        [you] Вы предлагаете
       *[other] { $seat } предлагает
    } закончить без победителя.
}
table-note-closed = Стол закрыт.
table-note-declined = { $who ->
    [you] Вы не соглашаетесь
   *[other] { $seat } не соглашается
}.
table-note-left = { $who ->
    [you] Вы выходите
   *[other] { $seat } выходит
} из-за стола.
table-note-opened = Место освободилось: { $seat }. Его может занять любой.
table-note-rematch = Реванш!
table-note-removed = Хозяин снова освободил место.
table-note-resigned = { $who ->
    [you] Вы сдаётесь
   *[other] { $seat } сдаётся
}.
table-note-returned = { $who ->
    [you] Вы снова
   *[other] { $seat } снова
} за столом вместо бота.
table-note-rules_changed = Правила исправлены в обновлении: игра заканчивается без победителя, её запись сохранена.
table-note-sat = { $who ->
    [you] Вы садитесь
   *[other] { $seat } садится
} за стол.
table-note-sealed = Игра перенесена сюда без скрытых карт: она заканчивается без победителя.
table-note-started = Игра начинается.
table-note-timed_out = { $who ->
    [you] Ваше время вышло
   *[other] { $seat }: время вышло
}, ход сделан автоматически.
table-note-took_over = За { $who ->
    [you] вас
   *[other] игрока { $seat }
} теперь играет бот.
table-note-undone = { $who ->
    [you] Вы отменяете
   *[other] { $seat } отменяет
} ход.

## Отказы

refused-address-unusable = Не удалось открыть адрес { $host }, порт { $port }: { $reason }. Укажите другие: --host и --port.
refused-already-registered = У вас уже есть учётная запись: { $login }.
refused-ask-gone = Вопрос уже снят.
refused-ask-pending = Сначала нужно ответить на другой вопрос.
refused-chat-not-seated = Писать в чат могут только те, кто сидит за столом.
refused-clock-unknown = Режим времени «{ $value }» неизвестен. Есть: { $known }.
refused-commitment-differs = Раздача другая: контрольная сумма была { $promised }, а из зерна получается { $found }.
refused-commitment-too-short = Для сравнения «{ $promised }» мало: нужно не меньше { $least } цифр.
refused-data-malformed = Строка { $line } не похожа на данные Seaboard.
refused-database-in-use = Файл { $file } использует другой сервер.
refused-database-newer = База данных новее программы: версия { $version }, а программа знает { $known }. Обновите программу.
refused-database-not-empty = В базе уже есть данные; для импорта нужна пустая.
refused-database-older = База данных устарела: версия { $version } вместо { $known }. Выполните: seaboard serve --migrate
refused-database-unknown-kind = «{ $database }» — неизвестный вид базы данных: укажите файл или postgresql://…
refused-database-unusable = Не удалось открыть базу данных { $database }: { $reason }
refused-hint-failed = Подсказку найти не удалось. Попробуйте ещё раз.
refused-hints-off = За этим столом подсказки отключены.
refused-language-unknown = Язык «{ $value }» неизвестен. Есть: { $known }.
refused-level-unknown = Бот «{ $value }» неизвестен. Есть: { $known }.
refused-login-malformed = Логин: от 3 до 24 знаков — латинские буквы a–z, цифры, «-» или «_».
refused-message-malformed = Сообщение составлено неверно: { $field } { $reason }
refused-message-too-large = Сообщение слишком большое; предел — { $limit }.
refused-method-not-allowed = Метод { $method } здесь не поддерживается.
refused-name-taken = Логин «{ $login }» занят.
refused-figure-unknown = Такой фигурки нет: «{ $value }».
refused-sign-unknown = Такого знака нет: «{ $value }».
refused-name-too-long = Имя слишком длинное: { $length } при пределе { $limit }.
refused-no-open-seat = За этим столом нет свободного места.
refused-not-registered = У вас нет учётной записи.
refused-not-seated = Вы не сидите за этим столом.
refused-not-the-host = Это может сделать только хозяин стола.
refused-not-your-seat = Это не ваше место.
refused-not-your-turn = Сейчас не ваш ход.
refused-not-your-turn-title = Сейчас ходит { $seat }
refused-nothing-to-undo = Отменять нечего.
refused-origin-foreign = Запрос пришёл со страницы другого сайта ({ $origin }) и отклонён.
refused-origin-malformed = «{ $value }» — не публичный адрес. Он имеет вид https://play.example.org.
refused-host-unknown = Этот сервер не отзывается на имя { $host }. Если оно ваше, запустите сервер с --origin https://{ $host }.
refused-page-unknown = По адресу { $path } ничего нет.
refused-needs-server = Для этого нужен сервер, а вы играете без него.
refused-password-too-long = Пароль слишком длинный: знаков может быть не больше { $limit }.
refused-password-too-short = Пароль слишком короткий: знаков нужно не меньше { $limit }.
refused-password-wrong = Неверный логин или пароль.
refused-player-unknown = Такого игрока нет.
refused-ply-stale = Положение за столом уже изменилось.
refused-port-in-use = Порт { $port } занят — возможно, другим запущенным Seaboard. Укажите другой: --port.
refused-rated-needs-account = Рейтинговые игры — для тех, у кого есть учётная запись.
refused-rated-one-seat = В рейтинговой партии у человека может быть только одно место.
refused-rated-seats-fixed = В рейтинговой игре места остаются за теми, кто её начал.
refused-rated-printed-numbers = Рейтинговую игру играют с напечатанными числами, а не с исправленными.
refused-rated-without-hints = В рейтинговой партии подсказок нет.
refused-record-unreadable = Эту запись нельзя воспроизвести: что-то в ней не подходит к игре.
refused-recovery-wrong = Неверный логин или код восстановления.
refused-rematch-early = Реванш можно предложить после игры.
refused-removed-by-host = Хозяин этого стола попросил вас сюда не садиться.
refused-request-too-slow = Запрос не пришёл целиком за { $seconds } с.
refused-resign-together = Здесь побеждают и проигрывают вместе: предложите закончить без победителя.
refused-rules-changed = Эта игра роздана по прежним правилам: посмотреть её шаг за шагом больше нельзя, но запись сохранена.
refused-seat-not-open = Это место занять нельзя.
refused-seat-taken = Это место занято.
refused-seats-not-filled = { $missing ->
    [one] Ещё пустует { $missing } место.
    [few] Ещё пустуют { $missing } места.
   *[many] Ещё пустует { $missing } мест.
}
refused-server-closing = Сервер перезапускается. Попробуйте через минуту.
refused-server-failed = Ошибка на сервере. Мы её записали.
refused-spectators-off = Зрители за этот стол не допускаются.
refused-store-unavailable = Хранилище сервера недоступно. Ничего не изменилось; попробуйте чуть позже.
refused-table-broken = Этот стол не удаётся прочитать, поэтому он отложен; в журнале сервера об этом записано.
refused-table-full = За этим столом уже столько всего произошло, что теперь можно только ходить.
refused-table-not-over = Игра ещё не закончена.
refused-table-not-running = Игра ещё не началась.
refused-table-not-waiting = Игра уже началась.
refused-table-over = Игра за этим столом закончена.
refused-table-unknown = Такого стола нет.
refused-talk-silent = В эту игру играют молча.
refused-text-empty = Сообщение пустое.
refused-text-too-long = Слишком длинно: { $length } при пределе { $limit }.
refused-time-left = Время на ход ещё не вышло.
refused-too-many-connections = Открыто слишком много окон; предел — { $limit }.
refused-too-many-requests = Слишком быстро. Подождите { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
} и попробуйте ещё раз.
refused-too-many-subscriptions = Вы следите за слишком многими столами; предел — { $limit }.
refused-too-many-tables = Вы сидите за слишком многими столами (предел — { $limit }); сначала закончите какую-нибудь партию или выйдите.
refused-too-many-watchers = Зрителей уже слишком много; предел — { $limit }.
refused-who-are-you = Сессия не найдена. Обновите страницу.
refused-why-unknown = Сейчас так ходить нельзя.
refused-would-see-two-hands = Вы уже сидели здесь на другом месте и видели чужие карты.

## Те, кто портит игру

refused-muted-by-host = Хозяин стола попросил вас здесь молчать.
refused-table-closed = Хозяин закрыл этот стол для новых людей.
refused-blocked-here = Кто-то за этим столом не хочет играть с вами.
refused-banned = { $days ->
    [0] Вам больше нельзя играть на этом сервере.
    [one] Вам нельзя играть на этом сервере ещё { $days } день.
    [few] Вам нельзя играть на этом сервере ещё { $days } дня.
   *[other] Вам нельзя играть на этом сервере ещё { $days } дней.
}
refused-talk-by-moves = Сейчас разговаривают только кнопками: всё, что можно сказать, — это ходы.
refused-nobody-there = На этом месте нет никого, кого можно об этом попросить.
refused-block-oneself = Себя заблокировать нельзя.
refused-report-oneself = На себя пожаловаться нельзя.
refused-too-many-blocked = Вы уже заблокировали людей: { $limit }.
refused-report-unknown = Жалобы { $report } нет.
refused-file-is-database = «{ $file }» — сама база данных: укажите другой файл.
refused-player-is-guest = Это гость: у него нет учётной записи.
refused-merge-oneself = Назовите двух разных людей.
table-note-host_muted = Хозяин попросил кого-то молчать.
table-note-host_unmuted = Кому-то снова можно говорить.
table-note-host_removed = Хозяин отдал место боту.
table-note-host_closed = Хозяин закрыл стол для новых людей.
table-note-host_opened = Хозяин снова открыл стол для новых людей.

refused-lesson-other = Так тоже можно, но сейчас Капитан показывает другое: смотрите на подсвеченное.
refused-lesson-alone = За столом урока вы играете с ботами.
refused-lesson-unknown = Такого урока нет.
