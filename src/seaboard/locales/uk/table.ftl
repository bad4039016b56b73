## Serving

data-exported = { $rows ->
    [one] Записано { $rows } рядок.
    [few] Записано { $rows } рядки.
   *[many] Записано { $rows } рядків.
}
data-imported = { $rows ->
    [one] Прочитано { $rows } рядок.
    [few] Прочитано { $rows } рядки.
   *[many] Прочитано { $rows } рядків.
}
serve-friends = Для друзів у тій самій мережі: { $address }
serve-here = Seaboard відкрито: { $address }
serve-migrated = База даних оновлена.
serve-stop = Ctrl-C завершує роботу; усі столи зберігаються.
verify-moves = { $game }: { $moves ->
    [one] { $moves } хід, дозволений правилами.
    [few] { $moves } ходи, усі дозволені правилами.
   *[many] { $moves } ходів, усі дозволені правилами.
}
verify-not-over = Гру не дограно до кінця.
verify-over = Гру дограно до кінця, і результат у записі саме той, до якого ведуть ходи.
verify-over-without-result = Гру дограно до кінця; з яким результатом, у записі не сказано.
verify-promise = Роздача випливає із зерна. Порівняйте з тим, що стіл показав на початку: { $hash }
verify-promise-kept = Роздача саме та, яку було обіцяно до першої карти.

## Tables

table-ending-abandoned = Гру припинено.
table-ending-closed = Стіл закрито до початку гри.
table-ending-resigned = { $seat } здається.
table-guest = Гість
table-level-breeze = Бриз
table-level-calm = Штиль
table-level-gale = Буря
table-level-storm = Шторм
table-note-abandoned = Гру припинено за згодою.
table-note-agreed = { $seat } погоджується.
table-note-asked = { $what ->
    [undo] { $seat } просить дозволу забрати хід.
   *[abandon] { $seat } пропонує припинити гру.
}
table-note-closed = Стіл закрито.
table-note-declined = { $seat } не погоджується.
table-note-left = { $seat } виходить.
table-note-opened = Місце вільне: { $seat }. Його може зайняти будь-хто.
table-note-rematch = Буде реванш.
table-note-resigned = { $seat } здається.
table-note-returned = { $seat } грає замість бота.
table-note-sat = { $seat } сідає за стіл.
table-note-started = Гра починається.
table-note-timed_out = Час вийшов: хід зроблено за гравця ({ $seat }).
table-note-took_over = Далі за гравця ({ $seat }) грає бот.
table-note-undone = { $seat } забирає хід.

## Refusals

refused-address-unusable = Сервер не може слухати { $host }, порт { $port }: { $reason }. Виберіть інші за допомогою --host і --port.
refused-already-registered = У вас уже є обліковий запис: { $login }.
refused-ask-gone = Відповідати вже нема на що.
refused-ask-pending = Інше питання ще чекає на відповіді.
refused-chat-not-seated = Говорити можуть лише ті, хто сидить за столом.
refused-clock-unknown = Годинника «{ $value }» немає. Є: { $known }.
refused-commitment-differs = Це не та роздача, яку було обіцяно: показано { $promised }, зерно дає { $found }.
refused-commitment-too-short = «{ $promised }» закоротке для порівняння: треба щонайменше { $least } цифр.
refused-data-malformed = Рядок { $line } не є даними Seaboard.
refused-database-in-use = Файл { $file } використовує інший сервер.
refused-database-newer = База даних має версію { $version }, а ця програма знає { $known }. Потрібна новіша програма.
refused-database-not-empty = У базі вже є дані; для імпорту потрібна порожня.
refused-database-older = База даних має версію { $version } замість { $known }. Виконайте: seaboard serve --migrate
refused-database-unknown-kind = «{ $database }» — не та база даних, яку знає ця програма: вкажіть файл або postgresql://…
refused-database-unusable = Не вдалося відкрити базу даних { $database }: { $reason }
refused-hint-failed = Підказки знайти не вдалося. Спробуйте ще раз.
refused-hints-off = За цим столом немає підказок.
refused-language-unknown = Мови «{ $value }» немає. Є: { $known }.
refused-level-unknown = Бота «{ $value }» немає. Є: { $known }.
refused-login-malformed = Логін має від 3 до 24 літер a–z, цифр, знаків «-» або «_».
refused-message-malformed = Надіслане не підходить: { $field } { $reason }
refused-message-too-large = Це завелике; межа — { $limit }.
refused-method-not-allowed = { $method } тут неможливий.
refused-name-taken = Логін «{ $login }» зайнятий.
refused-name-too-long = В імені { $length } знаків; дозволено { $limit }.
refused-no-open-seat = За цим столом немає вільного місця.
refused-not-registered = У вас немає облікового запису.
refused-not-seated = Ви не сидите за цим столом.
refused-not-the-host = Це може робити лише господар столу.
refused-not-your-seat = Це не ваше місце.
refused-not-your-turn = Зараз не ваш хід.
refused-nothing-to-undo = Забирати нема чого.
refused-origin-foreign = Це надіслала сторінка іншого сайту ({ $origin }), тож відхилено.
refused-page-unknown = За адресою { $path } нічого немає.
refused-password-too-long = У паролі може бути щонайбільше { $limit } знаків.
refused-password-too-short = У паролі має бути щонайменше { $limit } знаків.
refused-password-wrong = Неправильний логін або пароль.
refused-player-unknown = Такого гравця немає.
refused-ply-stale = Тим часом за столом уже щось змінилося.
refused-port-in-use = Порт { $port } зайнято, можливо, іншим запущеним Seaboard. Виберіть інший за допомогою --port.
refused-rated-one-seat = У рейтинговій грі в людини лише одне місце.
refused-rated-without-hints = У рейтинговій грі немає підказок.
refused-recovery-wrong = Неправильний логін або код відновлення.
refused-rematch-early = Реванш буває після гри.
refused-resign-together = Тут виграють або програють разом: запропонуйте припинити гру.
refused-seat-not-open = Це місце не вільне.
refused-seat-taken = Це місце зайняте.
refused-seats-not-filled = { $missing ->
    [one] Ще { $missing } місце порожнє.
    [few] Ще { $missing } місця порожні.
   *[many] Ще { $missing } місць порожні.
}
refused-server-closing = Сервер зараз перезапуститься. Спробуйте за мить.
refused-server-failed = На сервері щось пішло не так. Це записано.
refused-spectators-off = Цей стіл без глядачів.
refused-store-unavailable = Сервер не може дістатися свого сховища. Нічого не змінено; спробуйте за мить.
refused-table-not-over = Гра ще не скінчилася.
refused-table-not-running = Гра ще не почалася.
refused-table-not-waiting = Гра вже почалася.
refused-table-over = Цей стіл уже завершено.
refused-table-unknown = Такого столу немає.
refused-talk-silent = У цю гру грають мовчки.
refused-text-empty = Нема чого сказати.
refused-text-too-long = Це { $length } знаків; дозволено { $limit }.
refused-time-left = Час ще є.
refused-too-many-connections = У вас тут відкрито понад { $limit } вікон.
refused-too-many-requests = Зашвидко. Зачекайте { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунди
   *[many] { $seconds } секунд
} і спробуйте ще раз.
refused-too-many-subscriptions = Ви вже дивитеся на { $limit } столів.
refused-too-many-tables = Ви вже сидите за { $limit } столами; спершу завершіть якийсь або вийдіть.
refused-too-many-watchers = Уже дивляться { $limit } людей.
refused-who-are-you = Сервер вас іще не знає. Завантажте сторінку наново.
refused-would-see-two-hands = Ви вже сиділи в цій грі на іншому місці й знали б дві руки.
