## Сервер

admin-done = Готово.
admin-nameless = Готово: у гравця «{ $player }» більше немає імені.
data-backed-up = Копія { $file } ціла.
data-exported = { $rows ->
    [one] Записано { $rows } рядок.
    [few] Записано { $rows } рядки.
   *[many] Записано { $rows } рядків.
}
data-imported = { $rows ->
    [one] Прочитано { $rows } рядок.
    [few] Прочитано { $rows } рядки.
   *[many] Прочитано { $rows } рядків.
}
data-pruned = Забуто: завершених ігор — { $tables }, гостей — { $guests }.
serve-alone = Лише для цього комп’ютера; з --lan зможуть грати й друзі в тій самій мережі.
serve-friends = Для друзів у тій самій мережі: { $address }
serve-here = Seaboard відкрито: { $address }
serve-migrated = Базу даних оновлено.
serve-stop = Ctrl-C завершує роботу; усі столи зберігаються.
verify-moves = { $game }: { $moves ->
    [one] { $moves } хід, дозволений правилами.
    [few] { $moves } ходи, усі дозволені правилами.
   *[many] { $moves } ходів, усі дозволені правилами.
}
verify-not-over = Гру не дограно до кінця.
verify-over = Гру дограно до кінця, і результат у записі саме той, до якого ведуть ходи.
verify-over-without-result = Гру дограно до кінця; з яким результатом, у записі не сказано.
verify-promise = Роздачу визначає зерно. Порівняйте відбиток із тим, який стіл показав на початку: { $hash }
verify-promise-kept = Роздача саме та, яку було обіцяно до першої карти.

## Столи

table-ending-abandoned = Гру припинено.
table-ending-closed = Стіл закрито до початку гри.
table-ending-resigned = { $who ->
    [you] Ви здаєтеся
   *[other] { $seat } здається
}.
table-ending-rules_changed = Правила цієї гри виправлено в оновленні, тож догравати її не можна. Запис гри збережено.
table-ending-sealed = Гру перенесено сюди без прихованих карт, тож догравати її не можна.
table-guest = Гість
table-level-breeze = Бриз
table-level-calm = Штиль
table-level-gale = Вітер
table-level-maelstrom = Вир
table-level-storm = Шторм
table-note-abandoned = Гру припинено за згодою.
table-note-agreed = { $who ->
    [you] Ви погоджуєтеся
   *[other] { $seat } погоджується
}.
table-note-asked = { $what ->
    [undo] { $who ->
        [you] Ви просите
       *[other] { $seat } просить
    } дозволу скасувати хід.
   *[abandon] { $who ->
        [you] Ви пропонуєте
       *[other] { $seat } пропонує
    } завершити гру без переможця.
}
table-note-closed = Стіл закрито.
table-note-declined = { $who ->
    [you] Ви не погоджуєтеся
   *[other] { $seat } не погоджується
}.
table-note-left = { $who ->
    [you] Ви виходите
   *[other] { $seat } виходить
} з-за столу.
table-note-opened = Звільнилося місце ({ $seat }): його може зайняти будь-хто.
table-note-rematch = Буде реванш.
table-note-removed = Господар знову звільнив місце.
table-note-resigned = { $who ->
    [you] Ви здаєтеся
   *[other] { $seat } здається
}.
table-note-returned = { $who ->
    [you] Ви повертаєтеся
   *[other] { $seat } повертається
} за стіл; бот поступається місцем.
table-note-rules_changed = Правила виправлено в оновленні: гра завершується без переможця, її запис збережено.
table-note-sat = { $who ->
    [you] Ви сідаєте
   *[other] { $seat } сідає
} за стіл.
table-note-sealed = Гру перенесено сюди без прихованих карт: вона завершується без переможця.
table-note-started = Гра починається.
table-note-timed_out = { $who ->
    [you] Ваш час вийшов
   *[other] { $seat }: час вийшов
}, хід зроблено автоматично.
table-note-took_over = { $who ->
    [you] За вас далі грає бот
   *[other] { $seat }: далі грає бот
}.
table-note-undone = { $who ->
    [you] Ви скасовуєте
   *[other] { $seat } скасовує
} хід.

## Відмови

refused-address-unusable = Серверу не вдається зайняти адресу { $host }, порт { $port }: { $reason }. Укажіть інші: --host і --port.
refused-already-registered = У вас уже є обліковий запис: { $login }.
refused-ask-gone = Це запитання вже знято.
refused-ask-pending = На попереднє запитання відповіли ще не всі.
refused-chat-not-seated = Писати в чат можуть лише гравці за столом.
refused-clock-unknown = Такого обмеження часу немає: «{ $value }». Є такі: { $known }.
refused-commitment-differs = Це не та роздача, яку було обіцяно: показано { $promised }, зерно дає { $found }.
refused-commitment-too-short = Відбиток «{ $promised }» закороткий для порівняння: потрібно щонайменше { $least } цифр.
refused-data-malformed = Рядок { $line } не є даними Seaboard.
refused-database-in-use = Файл { $file } використовує інший сервер.
refused-database-newer = База даних має версію { $version }, а ця програма знає { $known }. Потрібна новіша програма.
refused-database-not-empty = У базі вже є дані; для імпорту потрібна порожня.
refused-database-older = База даних має версію { $version } замість { $known }. Виконайте: seaboard serve --migrate
refused-database-unknown-kind = «{ $database }» — не та база даних, яку знає ця програма: вкажіть файл або postgresql://…
refused-database-unusable = Не вдалося відкрити базу даних { $database }: { $reason }
refused-hint-failed = Не вдалося знайти підказку. Спробуйте ще раз.
refused-hints-off = За цим столом підказки вимкнено.
refused-language-unknown = Мови «{ $value }» немає. Є такі: { $known }.
refused-level-unknown = Рівня «{ $value }» немає. Є такі: { $known }.
refused-login-malformed = Логін: від 3 до 24 знаків, лише літери a–z, цифри, «-» і «_».
refused-message-malformed = Не вдалося прочитати запит: { $field } { $reason }
refused-message-too-large = Завелике повідомлення: можна щонайбільше { $limit }.
refused-method-not-allowed = Запит { $method } тут не підтримується.
refused-name-taken = Логін «{ $login }» зайнятий.
refused-figure-unknown = Такої фігурки немає: «{ $value }».
refused-sign-unknown = Такого знака немає: «{ $value }».
refused-name-too-long = Задовге ім’я: знаків { $length }, а можна щонайбільше { $limit }.
refused-no-open-seat = За цим столом немає вільного місця.
refused-not-registered = У вас немає облікового запису.
refused-not-seated = Ви не сидите за цим столом.
refused-not-the-host = Це може зробити лише господар столу.
refused-not-your-seat = Це не ваше місце.
refused-not-your-turn = Зараз не ваш хід.
refused-not-your-turn-title = Зараз ходить { $seat }
refused-nothing-to-undo = Немає ходу, який можна скасувати.
refused-origin-foreign = Запит надіслав інший сайт ({ $origin }), тож його відхилено.
refused-origin-malformed = «{ $value }» — не публічна адреса. Вона має вигляд https://play.example.org.
refused-host-unknown = Цей сервер не відгукується на ім’я { $host }. Якщо воно ваше, запустіть сервер із --origin https://{ $host }.
refused-page-unknown = За адресою { $path } нічого немає.
refused-needs-server = Для цього потрібен сервер, а ви граєте без нього.
refused-password-too-long = У паролі може бути щонайбільше { $limit } знаків.
refused-password-too-short = У паролі має бути щонайменше { $limit } знаків.
refused-password-wrong = Неправильний логін або пароль.
refused-player-unknown = Такого гравця немає.
refused-ply-stale = Поки ви вибирали, на столі щось змінилося. Подивіться й спробуйте ще раз.
refused-port-in-use = Порт { $port } зайнято, можливо, іншим запущеним Seaboard. Виберіть інший за допомогою --port.
refused-rated-needs-account = Рейтингові ігри — для тих, хто має обліковий запис.
refused-rated-one-seat = У рейтинговій грі кожен гравець має лише одне місце.
refused-rated-seats-fixed = У рейтинговій грі місця лишаються за тими, хто її почав.
refused-rated-printed-numbers = Рейтингову гру грають з надрукованими числами, а не з виправленими.
refused-rated-without-hints = У рейтинговій грі підказки вимкнено.
refused-record-unreadable = Цей запис не можна відтворити: щось у ньому не відповідає грі.
refused-recovery-wrong = Неправильний логін або код відновлення.
refused-rematch-early = Реванш можна почати лише після завершення гри.
refused-removed-by-host = Господар цього столу попросив вас тут не сідати.
refused-request-too-slow = Запит не надійшов повністю за { $seconds } с.
refused-resign-together = Тут виграють або програють разом: запропонуйте припинити гру.
refused-rules-changed = Цю гру роздано за попередніми правилами: переглянути її крок за кроком уже не можна, але запис збережено.
refused-seat-not-open = Це місце не вільне.
refused-seat-taken = Це місце зайняте.
refused-seats-not-filled = { $missing ->
    [one] Ще не зайнято { $missing } місце.
    [few] Ще не зайнято { $missing } місця.
   *[many] Ще не зайнято { $missing } місць.
}
refused-server-closing = Сервер зараз перезапуститься. Спробуйте за мить.
refused-server-failed = На сервері сталася помилка. Ми її записали.
refused-spectators-off = Цей стіл без глядачів.
refused-store-unavailable = Сервер тимчасово не має доступу до бази даних. Нічого не змінено; спробуйте за мить.
refused-table-broken = Цей стіл не вдається прочитати, тож його відкладено; у журналі сервера про це записано.
refused-table-full = За цим столом уже стільки всього відбулося, що тепер можна лише ходити.
refused-table-not-over = Гра ще не скінчилася.
refused-table-not-running = Гра ще не почалася.
refused-table-not-waiting = Гра вже почалася.
refused-table-over = Цей стіл уже завершено.
refused-table-unknown = Такого столу немає.
refused-talk-silent = У цю гру грають мовчки.
refused-text-empty = Повідомлення порожнє.
refused-text-too-long = Задовге повідомлення: знаків { $length }, а можна щонайбільше { $limit }.
refused-time-left = Час ще є.
refused-too-many-connections = Забагато відкритих вікон: можна щонайбільше { $limit }.
refused-too-many-requests = Зашвидко. Зачекайте { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунди
   *[many] { $seconds } секунд
} і спробуйте ще раз.
refused-too-many-subscriptions = Забагато столів водночас: стежити можна щонайбільше за { $limit }.
refused-too-many-tables = Ви вже сидите за найбільшою дозволеною кількістю столів ({ $limit }). Спершу дограйте якусь гру або вийдіть з-за столу.
refused-too-many-watchers = Більше глядачів не можна: їх уже { $limit }.
refused-who-are-you = Сервер вас ще не впізнав. Оновіть сторінку.
refused-why-unknown = Зараз так ходити не можна.
refused-would-see-two-hands = Ви вже грали тут на іншому місці й знали б карти двох гравців.

## Ті, хто псує гру

refused-muted-by-host = Господар столу попросив вас тут мовчати.
refused-table-closed = Господар закрив цей стіл для нових людей.
refused-blocked-here = Хтось за цим столом не хоче грати з вами.
refused-banned = { $days ->
    [0] Вам більше не можна грати на цьому сервері.
    [one] Вам не можна грати на цьому сервері ще { $days } день.
    [few] Вам не можна грати на цьому сервері ще { $days } дні.
   *[other] Вам не можна грати на цьому сервері ще { $days } днів.
}
refused-talk-by-moves = Зараз розмовляють лише кнопками: усе, що можна сказати, — це ходи.
refused-nobody-there = На цьому місці немає нікого, кого можна про це попросити.
refused-block-oneself = Себе заблокувати не можна.
refused-report-oneself = На себе поскаржитися не можна.
refused-too-many-blocked = Ви вже заблокували людей: { $limit }.
refused-report-unknown = Скарги { $report } немає.
refused-file-is-database = «{ $file }» — це сама база даних: вкажіть інший файл.
refused-player-is-guest = Це гість: у нього немає облікового запису.
refused-merge-oneself = Назвіть двох різних людей.
table-note-host_muted = Господар попросив когось мовчати.
table-note-host_unmuted = Комусь знову можна говорити.
table-note-host_removed = Господар віддав місце боту.
table-note-host_closed = Господар закрив стіл для нових людей.
table-note-host_opened = Господар знову відкрив стіл для нових людей.

refused-lesson-other = Так теж можна, але зараз Капітан показує інше: дивіться на засвічене.
refused-lesson-alone = За столом уроку ви граєте з ботами.
refused-lesson-unknown = Такого уроку немає.
