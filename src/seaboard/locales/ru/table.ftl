## Serving

data-exported = { $rows ->
    [one] Записана { $rows } строка.
    [few] Записано { $rows } строки.
   *[many] Записано { $rows } строк.
}
data-imported = { $rows ->
    [one] Прочитана { $rows } строка.
    [few] Прочитано { $rows } строки.
   *[many] Прочитано { $rows } строк.
}
serve-friends = Для друзей в той же сети: { $address }
serve-here = Seaboard открыт: { $address }
serve-migrated = База данных обновлена.
serve-stop = Ctrl-C завершает работу; все столы сохраняются.
verify-moves = { $game }: { $moves ->
    [one] { $moves } ход, разрешённый правилами.
    [few] { $moves } хода, все разрешены правилами.
   *[many] { $moves } ходов, все разрешены правилами.
}
verify-not-over = Игра не доиграна до конца.
verify-over = Игра доиграна до конца, и результат в записи именно тот, к которому ведут ходы.
verify-over-without-result = Игра доиграна до конца; с каким результатом, в записи не сказано.
verify-promise = Раздача следует из зерна. Сравните с тем, что стол показал в начале: { $hash }
verify-promise-kept = Раздача именно та, что была обещана до первой карты.

## Tables

table-ending-abandoned = Игра прекращена.
table-ending-closed = Стол закрыт до начала игры.
table-ending-resigned = { $seat } сдаётся.
table-guest = Гость
table-level-breeze = Бриз
table-level-calm = Штиль
table-level-gale = Буря
table-level-storm = Шторм
table-note-abandoned = Игра прекращена по согласию.
table-note-agreed = { $seat } соглашается.
table-note-asked = { $what ->
    [undo] { $seat } просит разрешения забрать ход.
   *[abandon] { $seat } предлагает прекратить игру.
}
table-note-closed = Стол закрыт.
table-note-declined = { $seat } не соглашается.
table-note-left = { $seat } выходит.
table-note-opened = Место свободно: { $seat }. Его может занять кто угодно.
table-note-rematch = Будет реванш.
table-note-resigned = { $seat } сдаётся.
table-note-returned = { $seat } играет вместо бота.
table-note-sat = { $seat } садится за стол.
table-note-started = Игра начинается.
table-note-timed_out = Время вышло: ход сделан за игрока ({ $seat }).
table-note-took_over = Дальше за игрока ({ $seat }) играет бот.
table-note-undone = { $seat } забирает ход.

## Refusals

refused-address-unusable = Сервер не может слушать { $host }, порт { $port }: { $reason }. Выберите другие с помощью --host и --port.
refused-already-registered = У вас уже есть учётная запись: { $login }.
refused-ask-gone = Отвечать уже не на что.
refused-ask-pending = Другой вопрос ещё ждёт ответов.
refused-chat-not-seated = Говорить могут только те, кто сидит за столом.
refused-clock-unknown = Часов «{ $value }» нет. Есть: { $known }.
refused-commitment-differs = Это не та раздача, что была обещана: показано { $promised }, зерно даёт { $found }.
refused-commitment-too-short = «{ $promised }» слишком коротко для сравнения: нужно не меньше { $least } цифр.
refused-data-malformed = Строка { $line } — не данные Seaboard.
refused-database-in-use = Файл { $file } использует другой сервер.
refused-database-newer = База данных версии { $version }, а эта программа знает { $known }. Нужна более новая программа.
refused-database-not-empty = В базе уже есть данные; для импорта нужна пустая.
refused-database-older = База данных версии { $version } вместо { $known }. Выполните: seaboard serve --migrate
refused-database-unknown-kind = «{ $database }» — не та база данных, которую знает эта программа: укажите файл или postgresql://…
refused-database-unusable = Не удалось открыть базу данных { $database }: { $reason }
refused-hint-failed = Подсказку найти не удалось. Попробуйте ещё раз.
refused-hints-off = За этим столом нет подсказок.
refused-language-unknown = Языка «{ $value }» нет. Есть: { $known }.
refused-level-unknown = Бота «{ $value }» нет. Есть: { $known }.
refused-login-malformed = В логине от 3 до 24 букв a–z, цифр, знаков «-» или «_».
refused-message-malformed = Присланное не подходит: { $field } { $reason }
refused-message-too-large = Это слишком много; предел — { $limit }.
refused-method-not-allowed = { $method } здесь невозможен.
refused-name-taken = Логин «{ $login }» занят.
refused-name-too-long = В имени { $length } знаков; разрешено { $limit }.
refused-no-open-seat = За этим столом нет свободного места.
refused-not-registered = У вас нет учётной записи.
refused-not-seated = Вы не сидите за этим столом.
refused-not-the-host = Это может делать только хозяин стола.
refused-not-your-seat = Это не ваше место.
refused-not-your-turn = Сейчас не ваш ход.
refused-nothing-to-undo = Забирать нечего.
refused-origin-foreign = Это прислала страница другого сайта ({ $origin }), поэтому отклонено.
refused-page-unknown = По адресу { $path } ничего нет.
refused-password-too-long = В пароле может быть не больше { $limit } знаков.
refused-password-too-short = В пароле должно быть не меньше { $limit } знаков.
refused-password-wrong = Неверный логин или пароль.
refused-player-unknown = Такого игрока нет.
refused-ply-stale = Тем временем за столом уже что-то изменилось.
refused-port-in-use = Порт { $port } занят, возможно, другим запущенным Seaboard. Выберите другой с помощью --port.
refused-rated-one-seat = В рейтинговой игре у человека только одно место.
refused-rated-without-hints = В рейтинговой игре нет подсказок.
refused-recovery-wrong = Неверный логин или код восстановления.
refused-rematch-early = Реванш бывает после игры.
refused-resign-together = Здесь выигрывают или проигрывают вместе: предложите прекратить игру.
refused-seat-not-open = Это место не свободно.
refused-seat-taken = Это место занято.
refused-seats-not-filled = { $missing ->
    [one] Ещё { $missing } место пустует.
    [few] Ещё { $missing } места пустуют.
   *[many] Ещё { $missing } мест пустуют.
}
refused-server-closing = Сервер сейчас перезапустится. Попробуйте через мгновение.
refused-server-failed = На сервере что-то пошло не так. Это записано.
refused-spectators-off = Этот стол без зрителей.
refused-store-unavailable = Сервер не может добраться до своего хранилища. Ничего не изменено; попробуйте чуть позже.
refused-table-not-over = Игра ещё не закончена.
refused-table-not-running = Игра ещё не началась.
refused-table-not-waiting = Игра уже началась.
refused-table-over = Этот стол уже закончен.
refused-table-unknown = Такого стола нет.
refused-talk-silent = В эту игру играют молча.
refused-text-empty = Сказать нечего.
refused-text-too-long = Это { $length } знаков; разрешено { $limit }.
refused-time-left = Время ещё есть.
refused-too-many-connections = У вас здесь открыто больше { $limit } окон.
refused-too-many-requests = Слишком быстро. Подождите { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
} и попробуйте ещё раз.
refused-too-many-subscriptions = Вы уже смотрите на { $limit } столов.
refused-too-many-tables = Вы уже сидите за { $limit } столами; сначала закончите какой-нибудь или выйдите.
refused-too-many-watchers = Уже смотрят { $limit } человек.
refused-who-are-you = Сервер вас ещё не знает. Загрузите страницу заново.
refused-would-see-two-hands = Вы уже сидели в этой игре на другом месте и знали бы две руки.
