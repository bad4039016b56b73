# Разбор игры после её конца

review-title = Разбор игры
review-chance = Шанс на победу
review-chance-together = Шанс на успех плавания
review-curve-note = если бы дальше все играли разумно
review-moves = Ходы
review-key-only = только ключевые
review-all-moves = все решения
review-mark-best = лучшее
review-mark-good = хорошо
review-mark-doubtful = сомнительно
review-mark-mistake = ошибка
review-mark-better = лучше, чем нашёл разбор
review-mark-fate = судьба
review-known = Что вы могли знать здесь
review-zones = Где мог быть осьминог
review-why-begin = { $count ->
    [one] с начала её блок не двигали
   *[other] с начала их блоки не двигали
}
review-why-seen = блок здесь открывали: ход { $ply }
review-why-swapped = обмен с зоной { $zones }: ход { $ply }
review-why-shuffled = перемешано { $count ->
    [one] с зоной { $zones }
   *[other] с зонами { $zones }
}: ход { $ply }
review-why-laid = сюда положили блок в открытую: ход { $ply }
review-truth = правда
review-truth-help = Показать скрытое: карты других и настоящие шансы
review-certain = есть
review-saw-it = видно из журнала, ход { $ply }
review-of-unseen = ещё не видели: { $left }
review-cards-alone = Только по картам: что именно любят держать другие, здесь не учтено.
review-nothing-known = Здесь нет скрытого, которое можно было бы посчитать.
review-place-next = Следующая карта колоды, осталось { $size }
review-place-hand = Рука игрока { $name }: карт { $size }
review-zone_sunlight = солнечная зона
review-zone_twilight = сумеречная зона
review-zone_midnight = полуночная зона
review-zone_deep = глубоководье
review-price_free = бесплатная
review-price_paid = имеет цену
review-price_consumes = съедает рыбу
review-summary = Итог
review-wind = ветер (удача)
review-own = ваши ходы
review-own-other = свои ходы
review-others = ходы других
review-helm = руль (решения)
review-helm-kept = сохранено { $percent } % лучшего шанса
review-noise = ±{ $points } п. — погрешность разбора
review-noise-great = Разделить результат на удачу и ходы здесь не вышло: погрешность слишком велика (±{ $points } п.).
review-advice-clean = Ровная игра: заметных ошибок не найдено.
review-advice-one = Одно решение стоило около { $points } % шанса.
review-advice-some = { $count ->
    [one] { $count } решение
    [few] { $count } решения
   *[other] { $count } решений
} вместе стоили около { $points } % шанса.
review-wind-with = Ветер был за вас.
review-wind-against = Ветер был против вас.
review-wind-still = Ветер почти не вмешивался.
review-as-you-saw = Доска — как её видели вы
review-as-seen-by = Доска глазами игрока { $name }
review-move-of = Шаг { $ply } из { $total }
review-end = Конец игры
review-next-mistake = следующая ошибка
review-try = Попробовать отсюда
review-try-help = Частный стол с этого момента: скрытое роздано заново из того, что вы могли знать
review-share = Поделиться
review-copied = Ссылка скопирована
review-cost = около { $points } %
review-verdict = { $move } — около −{ $points } %
review-verdict-good = { $move } — хороший ход
review-verdict-best = { $move } — лучший ход
review-verdict-better = { $move } — это лучше, чем нашёл разбор
review-best-was = Лучшее — { $move }.
review-fate-with = Случай добавил вам около { $points } %.
review-fate-against = Случай отнял у вас около { $points } %.
review-judging = Считаем: { $percent } %
review-waiting = Разбор ждёт своей очереди за ходами ботов
review-done = Разбор готов
review-strength = Разбор играет примерно на уровне «{ $level }». Все числа приблизительные и только из того, что мог знать игрок.
review-table = Шанс ход за ходом
review-table-ply = Шаг
review-table-win = Шанс
review-table-mark = Оценка
review-table-move = Ход
review-first = К началу
review-previous = Шаг назад
review-next = Шаг вперёд
review-last = К концу
review-round = Раунд { $n }
review-week = Неделя { $n }
review-part = Часть { $n }
review-about = около { $n }
review-over = более { $n }
review-under = менее { $n }
review-reason-points = { $who ->
    [you] Ваши очки
   *[other] Свои очки
} в раунде в среднем: { $best } вместо { $played }.
review-reason-rival-points = Очки соперника в среднем: { $best } вместо { $played }.
review-reason-score = { $who ->
    [you] Ваши очки
   *[other] Свои очки
} в конце в среднем: { $best } вместо { $played }.
review-reason-rival-score = Очки соперника в конце в среднем: { $best } вместо { $played }.
review-reason-lead = Разница в очках с соперником в среднем: { $best } вместо { $played }.
review-reason-call = { $who ->
    [you] Шанс, что раунд завершите вы
   *[other] Шанс завершить раунд своим объявлением
}: { $best } вместо { $played }.
review-reason-rival-call = Шанс, что раунд завершит соперник: { $best } вместо { $played }.
review-reason-line = Очки за «{ $line }» в среднем: { $best } вместо { $played }.
review-reason-ending = Шанс победить так: «{ $line }» — { $best } вместо { $played }.
review-reason-rival-ending = Шанс проиграть так: «{ $line }» — { $best } вместо { $played }.
review-reason-rounds = Раундов охоты в среднем: { $best } вместо { $played }.
review-reason-rival-rounds = Раундов охоты в среднем: { $best } вместо { $played }.
review-reason-islands = Островов на море в конце в среднем: { $best } вместо { $played }.
review-reason-here-chance = Шанс, что осьминог именно здесь: { $best } вместо { $played }.
review-reason-near-chance = Шанс, что осьминог рядом с этой клеткой: { $best } вместо { $played }.
review-reason-rival-trail-chance = Шанс, что акула угадает { $who ->
    [you] ваше место
   *[other] место
}: { $best } вместо { $played }.
review-reason-now-points = Очков сразу: { $best } вместо { $played }.
review-reason-rival-cost = Карт на сброс: { $best } вместо { $played }.
hint-is = Совет — { $move }
hint-then = Затем { $move }
hint-why-only = Другого хода здесь нет.
hint-why-chance = Шанс на победу: около { $best } вместо { $second }.
hint-why-chance-together = Шанс дойти до цели: около { $best } вместо { $second }.
hint-why-close = Оба лучших хода почти равны: шанс на успех около { $best }.
hint-why-lost = Шансов здесь почти не осталось: меньше всего вредит этот ход.
hint-why-deeper = Расчёт на несколько ходов вперёд показывает, что так лучше.
hint-why-guess = Оба выбирают втайне, и проигрывает тот, кого предугадали: этот выбор сделан наугад.
hint-against = Это если сравнить с таким ходом — { $move }.
hint-second = Второе по силе — { $move }
review-over-time = Решения последних игр
review-over-time-row = { $count ->
    [one] { $count } игра
    [few] { $count } игры
   *[other] { $count } игр
}: на каждом решении потеряно в среднем около { $points } % шанса
review-over-time-none = Здесь появится, как вы решаете: откройте разбор нескольких игр.
review-cli-start = Шанс в начале { $percent } %
review-cli-split = { $name }: { $start } % в начале; удача { $luck }, свои ходы { $own }, ходы других { $others } → { $result } %
review-cli-helm = { $name }: решений { $decisions }, сомнительных { $doubtful }, ошибок { $mistakes }; сохранено { $percent } % лучшего шанса
review-cli-mistakes = Решения, которые стоили больше всего
review-cli-none = Заметных ошибок не найдено.
review-cli-played = Сделано
review-cli-best = Лучшее
review-cli-cost = Цена
review-cli-reason = Почему
review-cli-luck = Больше всего сделал случай
review-cli-running = Разбираем
refused-review-not-over = Разбор — только для завершённой игры.
refused-review-file-forgotten = Эта запись уже забыта: откройте файл ещё раз.
refused-review-failed = Разбор не удался. Попробуйте ещё раз.
refused-ply-unknown = В этой игре нет шага { $ply }: последний — { $high }.
