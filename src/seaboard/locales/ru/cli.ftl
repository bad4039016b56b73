cli-ask = Ваш ход (номер, u — назад, h — подсказка, q — выйти):
cli-bot = Бот
cli-bot-name = { $bot } ({ $seat })
cli-commitment = Раздача зафиксирована; отпечаток её зерна: { $hash }…
cli-four-mermaids = Четыре русалки: игра выиграна немедленно.
cli-help = Введите номер хода или его запись. u возвращает ваш последний ход, q выходит; игра сохраняется.
cli-hint = Простой бот сделал бы так: { $move }
cli-kept-unreadable = Игру, сохранённую в { $file }, продолжить нельзя; --new начнёт новую.
cli-left = Игра сохранена в { $file }; та же команда её продолжит.
cli-may-end-round = Достаточно, чтобы завершить раунд (нужно { $needed } ПО).
cli-may-not-end-round = Мало, чтобы завершить раунд (нужно { $needed } ПО).
cli-mean = Средний счёт
cli-nothing-to-undo = Возвращать нечего.
cli-pack-fine = { $game }: набор данных «{ $pack }» в порядке.
cli-players = { $same ->
    [1] игроков: { $low }
   *[other] игроков: { $low }–{ $high }
}
cli-rate = Доля побед (95 %)
cli-resumed = Продолжаем незаконченную игру ({ $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
}); --new начинает новую.
cli-seat = Место { $seat }
cli-seed = Зерно раздачи: { $seed }. Запись: { $file }
cli-simulated = { $game }: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}
cli-simulated-cost = { $decisions } решений за партию, всего { $seconds } с
cli-total = Итого
cli-wins = Победы
cli-you = Игрок
