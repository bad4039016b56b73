# Моменты: позиции, в которых один ход явно лучший

moment-title = Моменты
moment-lead = Позиции из настоящих партий, где один ход явно лучший. Найдите его по тому, что видно с вашего места.
moment-of = Момент { $number } из { $count }
moment-solved = Разгадано: { $solved } из { $count }
moment-begin = Искать ход
moment-go-on = Дальше
moment-all = Все игры
moment-next = Следующий
moment-again = Попробовать ещё
moment-show = Показать ответ
moment-right = Да! Это лучший ход.
moment-right-later = Да, это он. Засчитываются только первые попытки.
moment-wrong = Есть ход лучше.
moment-was-best = Лучший ход — { $move }
moment-cost = стоит { $points } % шанса на победу
moment-unjudged = Этот ход далеко позади лучших: его даже не сравнивали.
moment-why = Почему: { $reason }
moment-against = Против хода «{ $move }»: { $reason }
moment-compared = Сравнённые ходы
moment-depth-plain = на внимательность
moment-depth-keen = на размышление
moment-depth-deep = на глубину
moment-how = Ходы сравнены поиском бота «Шторм» с большим запасом времени, в двух наборах миров, возможных для этого места за столом. Погрешность: ±{ $error } %.
moment-none = Для этой игры моментов пока нет.
moment-all-solved = Все моменты этой игры разгаданы!
refused-moment-unknown = Такого момента нет: { $moment }.
