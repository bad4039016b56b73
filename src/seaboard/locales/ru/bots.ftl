## Боты: четыре уровня

level-calm = Штиль
level-calm-help = Новичок: не замечает ходов и порой ошибается.
level-breeze = Бриз
level-breeze-help = Играет здраво, на шаг вперёд.
level-gale = Ветер
level-gale-help = Думает наперёд, до четверти секунды на ход.
level-storm = Шторм
level-storm-help = Думает упорно, до полутора секунд на ход.

## seaboard arena

arena-title = { $game }, { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
}: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
} в матче
arena-matches = Матчи (победы бота, названного первым)
arena-match = Матч
arena-games = Партии
arena-rating = Рейтинг
arena-seconds = Секунд на ход
arena-slowest = Дольше всего
arena-even = Равенство
arena-run = Всего { $seconds } с; правила работают { $engine ->
    [compiled] скомпилированными
   *[other] как обычный Python
}; зерно { $seed }

## seaboard hint

hint-title = { $game }: { $iterations ->
    [one] { $iterations } итерация
    [few] { $iterations } итерации
   *[many] { $iterations } итераций
}
hint-move = Ход
hint-visits = Посещений
hint-value = Ценность
hint-line = Ожидаемое продолжение

## Отказы

refused-bots-too-few = Боту «{ $bots }» не с кем играть: назовите двух ботов или --budgets.
refused-extra-missing = Для этого нужен пакет { $package }, он не установлен: pip install "seaboard[{ $extra }]"
refused-plot-unknown-kind = «{ $file }» — не тот вид картинки. Возможны: { $known }.
refused-seat-not-deciding = Место { $seat } сейчас ничего не решает; решает место { $actor }.
