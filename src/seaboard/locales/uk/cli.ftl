cli-ask = Ваш хід (номер, u — назад, h — підказка, q — вийти):
cli-bot = Бот
cli-bot-name = { $bot } ({ $seat })
cli-commitment = Роздачу зафіксовано; відбиток її зерна: { $hash }…
cli-four-mermaids = Чотири русалки: гру виграно негайно.
cli-help = Уведіть номер ходу або його запис. u скасовує ваш останній хід, q — вийти; гру буде збережено.
cli-legal = «{ $move }» немає серед можливих ходів: { $legal }.
cli-kept-unreadable = Гру, збережену в { $file }, продовжити не вдасться; --new почне нову.
cli-left = Гру збережено у { $file }; та сама команда її продовжить.
cli-may-end-round = Досить, щоб завершити раунд (треба { $needed } ПО).
cli-may-not-end-round = Замало, щоб завершити раунд (треба { $needed } ПО).
cli-mean = Середній рахунок
cli-nothing-to-undo = Немає ходу, який можна скасувати.
cli-pack-fine = { $game }: набір даних «{ $pack }» у порядку.
cli-players = { $same ->
    [1] гравців: { $low }
   *[other] гравців: { $low }–{ $high }
}
cli-rate = Частка перемог (95 %)
cli-resumed = Продовжуємо незавершену гру ({ $moves ->
    [one] { $moves } хід
    [few] { $moves } ходи
   *[many] { $moves } ходів
}); --new починає нову.
cli-seat = Місце { $seat }
cli-seed = Зерно роздачі: { $seed }. Запис: { $file }
cli-simulated = { $game }: { $games ->
    [one] { $games } партія
    [few] { $games } партії
   *[many] { $games } партій
}
cli-simulated-cost = рішень за партію: { $decisions }; усього { $seconds } с
cli-total = Разом
cli-wins = Перемоги
cli-you = Ви

## seaboard doctor

doctor-engine = Правила
doctor-compiled = скомпільовано
doctor-plain = звичайний Python: повільніше, результат той самий ({ $reason })
doctor-texts = Мови
doctor-moves = зіграно гру й повторено за записом, ходів: { $moves }
doctor-differs = повторена за записом гра закінчується інакше: установіть наново
doctor-client = Клієнт для браузера
doctor-files = файлів: { $files }
doctor-no-client = його не встановлено: установіть пакет, зібраний із Node
doctor-folder = Тека з даними
doctor-read-only = у { $folder } не можна писати: укажіть іншу теку в SEABOARD_DATA
doctor-serve = Сервер
doctor-served = запускається, накриває стіл, приймає хід
doctor-no-answer = не відповідає
doctor-well = Усе гаразд.
doctor-ill = Негараздів: { $count }.
site-written = Записано файлів: { $files } ({ $megabytes } МБ), тека { $path }. Підійде будь-який хостинг статичних файлів.
refused-site-not-made = У цьому встановленні немає набору «в дорогу», тож сайт не зібрати. Його збирає `make road`; потрібні Node і Pyodide з npm.
refused-site-base = «{ $value }» не схоже на теку сайту: вона починається й закінчується скісною рискою, наприклад /seaboard/.
refused-site-folder-used = У { $path } є інші файли. Назвіть порожню теку або перезапишіть їх із --force.

cli-reconstructed = Для дечого джерела не знайшлося:
