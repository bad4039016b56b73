cli-ask = Ваш ход (номер; u — отменить, h — подсказка, q — выйти):
cli-bot = Бот
cli-bot-name = { $bot } ({ $seat })
cli-commitment = Раздача определена заранее, её контрольная сумма: { $hash }…
cli-four-mermaids = Четыре русалки — мгновенная победа.
cli-help = Введите номер хода или его обозначение. u отменяет ваш последний ход, q выходит; партия сохраняется.
cli-legal = «{ $move }» нет среди возможных ходов: { $legal }.
cli-kept-unreadable = Партию из файла { $file } продолжить нельзя; --new начнёт новую.
cli-left = Партия сохранена в { $file }; та же команда её продолжит.
cli-may-end-round = Очков хватает, чтобы закончить раунд (нужно { $needed }).
cli-may-not-end-round = Очков пока мало, чтобы закончить раунд (нужно { $needed }).
cli-mean = Средний счёт
cli-nothing-to-undo = Отменять нечего.
cli-pack-fine = { $game }: набор данных «{ $pack }» в порядке.
cli-players = { $same ->
    [1] Игроков: { $low }
   *[other] Игроков: { $low }–{ $high }
}
cli-rate = Доля побед (95 %)
cli-resumed = Продолжаем незаконченную партию ({ $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
}); --new начнёт новую.
cli-seat = Место { $seat }
cli-seed = Зерно раздачи: { $seed }. Файл записи: { $file }
cli-simulated = { $game }: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}
cli-simulated-cost = Решений за партию: { $decisions }; всего { $seconds } с
cli-total = Итого
cli-wins = Победы
cli-you = Вы

## seaboard doctor

doctor-engine = Правила
doctor-compiled = скомпилированы
doctor-plain = обычный Python: медленнее, результат тот же ({ $reason })
doctor-texts = Языки
doctor-moves = сыграна игра и повторена по записи, ходов: { $moves }
doctor-differs = повторённая по записи игра заканчивается иначе: установите заново
doctor-client = Клиент для браузера
doctor-files = файлов: { $files }
doctor-no-client = он не установлен: установите пакет, собранный с Node
doctor-folder = Папка с данными
doctor-read-only = в { $folder } нельзя писать: укажите другую папку в SEABOARD_DATA
doctor-serve = Сервер
doctor-served = запускается, накрывает стол, принимает ход
doctor-no-answer = не отвечает
doctor-well = Всё в порядке.
doctor-ill = Неполадок: { $count }.
site-written = Записано файлов: { $files } ({ $megabytes } МБ), папка { $path }. Подойдёт любой хостинг статических файлов.
refused-site-not-made = В этой установке нет набора «в дорогу», поэтому сайт не собрать. Его собирает `make road`; нужны Node и Pyodide из npm.
refused-site-base = «{ $value }» не похоже на папку сайта: она начинается и заканчивается косой чертой, например /seaboard/.
refused-site-folder-used = В { $path } есть другие файлы. Назовите пустую папку или перезапишите их с --force.

cli-reconstructed = Для кое-чего источника не нашлось:
