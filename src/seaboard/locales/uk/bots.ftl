## Боти: чотири рівні

level-calm = Штиль
level-calm-help = Новачок: не помічає ходів і часом помиляється.
level-breeze = Бриз
level-breeze-help = Грає розважливо, на крок уперед.
level-gale = Вітер
level-gale-help = Думає наперед, до чверті секунди на хід.
level-storm = Шторм
level-storm-help = Думає наполегливо, до півтори секунди на хід.

## seaboard arena

arena-title = { $game }, { $players ->
    [one] { $players } гравець
    [few] { $players } гравці
   *[many] { $players } гравців
}: { $games ->
    [one] { $games } партія
    [few] { $games } партії
   *[many] { $games } партій
} у матчі
arena-matches = Матчі (перемоги бота, названого першим)
arena-match = Матч
arena-games = Партії
arena-rating = Рейтинг
arena-seconds = Секунд на хід
arena-slowest = Найдовше
arena-even = Рівність
arena-run = Усього { $seconds } с; правила працюють { $engine ->
    [compiled] скомпільованими
   *[other] як звичайний Python
}; зерно { $seed }

## seaboard hint

hint-title = { $game }: { $iterations ->
    [one] { $iterations } ітерація
    [few] { $iterations } ітерації
   *[many] { $iterations } ітерацій
}
hint-move = Хід
hint-visits = Відвідин
hint-value = Цінність
hint-line = Очікуване продовження

## Відмови

refused-bots-too-few = Боту «{ $bots }» немає з ким грати: назвіть двох ботів або --budgets.
refused-extra-missing = Для цього потрібен пакет { $package }, якого не встановлено: pip install "seaboard[{ $extra }]"
refused-plot-unknown-kind = «{ $file }» — не той вид малюнка. Можливі: { $known }.
refused-seat-not-deciding = Місце { $seat } зараз нічого не вирішує; вирішує місце { $actor }.
