tranquility-name = Море спокойствия
tranquility-tagline = Плывите молча: вместе заполните море островами, от меньшего к большему.

## Карты

tranquility-start = карта старта
tranquility-finish = карта финиша
tranquility-monster = морское чудовище
tranquility-yellow = жёлтый шторм
tranquility-purple = фиолетовый шторм
tranquility-orange = оранжевый шторм
tranquility-rocks = зубчатые скалы
tranquility-compass = компас
tranquility-border = карта границы

## Что выбрать

tranquility-prompt-act = { $play ->
    [start] У вас карта старта: разыграйте её, прежде чем делать что-то другое.
    [no] Разыграть сейчас нечего: сбросьте карты.
    [never] В это море больше не ляжет ни один остров: сбрасывайте по две карты, пока они не кончатся.
   *[yes] Разыграйте карту или сбросьте две карты.
}
tranquility-prompt-cell = Куда положить остров { $card }?
tranquility-prompt-target = Какой остров уничтожит морское чудовище?
tranquility-prompt-discard = Выберите карту для сброса (ещё { $count }).
tranquility-prompt-turn = Какую карту в море повернуть?
tranquility-prompt-pledge = Вместе нужно сбросить восемь карт. Сколько сбросите вы? Попытка { $round } из 3.
tranquility-prompt-deck_top = Сбросить верхние карты своей колоды не глядя?
tranquility-prompt-give = Карта старта: выберите карту для общего сброса (ещё { $count }).
tranquility-prompt-rocks = Передвиньте зубчатые скалы — или сбросьте две карты, и скалы останутся на месте.
tranquility-prompt-compass = Использовать компас против шторма?
tranquility-prompt-compass_storm = Пришёл { $storm }. Остановить его компасом, пока он не подействовал?
tranquility-prompt-compass_last = Без компаса плавание проиграно. Использовать его против шторма?
tranquility-prompt-vote = { $asker_seat } предлагает использовать компас: { $storm }{ $place ->
    [drawn] {""} (только что пришёл).
    [row] {""} (ряд { $row }).
   *[seat] {""} ({ $owner_who ->
        [you] ваш
       *[other] игрок { $owner_seat }
    }).
} Согласны?
tranquility-prompt-purple = Какой ряд перекроет фиолетовый шторм?
tranquility-prompt-yellow = Жёлтый шторм: оставьте в руке три карты (сбросить ещё { $count }).
tranquility-prompt-monster = Чудовище уничтожает остров. Какой?
tranquility-prompt-lay_rocks = Какой ряд перекроют зубчатые скалы?
tranquility-prompt-take = Возьмите одну из общих карт (ещё { $count }).
tranquility-prompt-concede = { $asker_seat } считает, что плавание проиграно{ $why ->
    [torn] : для этого места не хватает островов ({ $cell })
   *[open] { "" }
}. Сдаться?

## Ходы

tranquility-move-play = Положить остров { $card }
tranquility-move-play_start = Разыграть карту старта
tranquility-move-play_finish = Разыграть карту финиша
tranquility-move-play_monster = Разыграть морское чудовище
tranquility-move-place = { $cell } ({ $cost ->
    [0] бесплатно
    [one] сбросить { $cost } карту
    [few] сбросить { $cost } карты
   *[many] сбросить { $cost } карт
})
tranquility-move-swallow = Чудовище уничтожает остров { $card } ({ $cell })
tranquility-move-swallow_start = Чудовище уничтожает карту старта
tranquility-move-rotate_card = Повернуть остров { $card } ({ $cell })
tranquility-move-discard = Сбросить: { $card }
tranquility-move-give = Отдать: { $card }
tranquility-move-move_rocks = Скалы к ряду { $row }
tranquility-move-lay_purple = Шторм у ряда { $row }
tranquility-move-lay_rocks = Скалы у ряда { $row }
tranquility-move-pledge = Сброшу { $count }
tranquility-move-pledge_can_more = Сброшу { $count }, могу и больше
tranquility-move-pledge_prefer_less = Сброшу { $count }, но лучше меньше
tranquility-move-pledge_fixed = Сброшу ровно { $count }
tranquility-move-take = Взять остров { $card }
tranquility-move-lift_yellow = Убрать { $owner_who ->
    [you] свой жёлтый шторм
   *[other] жёлтый шторм (игрок { $owner_seat })
}
tranquility-move-lift_orange = Убрать { $owner_who ->
    [you] свой оранжевый шторм
   *[other] оранжевый шторм (игрок { $owner_seat })
}
tranquility-move-lift_purple = Убрать фиолетовый шторм у ряда { $row }
tranquility-move-lift_drawn = Остановить пришедший шторм
tranquility-move-pass = { $window ->
    [storm] Пусть шторм действует
    [loss] Не использовать компас: поражение
   *[open] Приберечь компасы
}
tranquility-move-agree = Согласиться
tranquility-move-disagree = Отказаться
tranquility-move-discard_two = Сбросить две карты
tranquility-move-hand_for_compass = Сбросить всю руку и взять компас
tranquility-move-rotate = Сбросить карту, чтобы повернуть карту в море
tranquility-move-keep_rocks = Оставить скалы и сбросить две карты
tranquility-move-use_top = Да, верхние карты колоды
tranquility-move-leave_top = Нет, только с руки
tranquility-move-concede = Предложить сдаться

## Что произошло

tranquility-event-voyage_begins = Плавание { $who ->
    [you] начинаете вы
   *[other] начинает { $seat }
}.
tranquility-event-dealt_again = Первый игрок ничего не мог сделать: карты розданы заново.
tranquility-event-placed = { $who ->
    [you] Вы кладёте
   *[other] { $seat } кладёт
} остров { $card } ({ $cell }){ $cost ->
    [0] {""}.
    [one] {""}; нужно сбросить { $cost } карту.
    [few] {""}; нужно сбросить { $cost } карты.
   *[many] {""}; нужно сбросить { $cost } карт.
}
tranquility-event-discarded = { $who ->
    [you] Вы сбрасываете
   *[other] { $seat } сбрасывает
} { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}{ $why ->
    [payment] {" "}в уплату за остров.
    [action] {""}.
    [rotation] {" "}за поворот карты.
    [rocks] {""}; скалы остаются на месте.
    [compass] {" "}за компас.
   *[yellow] {" "}из-за жёлтого шторма.
}
tranquility-event-discarded_card = { $who ->
    [you] Вы сбрасываете
   *[other] { $seat } сбрасывает
}: { $card }.
tranquility-event-drew = { $who ->
    [you] Вы берёте
   *[other] { $seat } берёт
} { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}.
tranquility-event-drew_cards = { $who ->
    [you] Вы берёте
   *[other] { $seat } берёт
}: { $cards }.
tranquility-event-started = { $who ->
    [you] Вы разыгрываете
   *[other] { $seat } разыгрывает
} карту старта. Вместе нужно сбросить восемь карт.
tranquility-event-pledged = Предложения, попытка { $round }: { $counts }. Всего { $total }.
tranquility-event-shares = Итог: { $counts }. Всего { $total }.
tranquility-event-gave = { $who ->
    [you] Вы сбрасываете
   *[other] { $seat } сбрасывает
} { $count ->
    [0] из колоды { $top ->
        [one] { $top } карту
        [few] { $top } карты
       *[many] { $top } карт
    }.
   *[other] с руки { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }{ $top ->
        [0] {""}.
       *[other] {""}, из колоды — { $top }.
    }
}
tranquility-event-night_falls = Наступает ночь: теперь все держат карты ночью вверх.
tranquility-event-finished = { $who ->
    [you] Вы разыгрываете
   *[other] { $seat } разыгрывает
} карту финиша!
tranquility-event-finish_failed = { $who ->
    [you] Вы пытаетесь
   *[other] { $seat } пытается
} финишировать, но у игроков ещё есть чудовища: { $shown }.
tranquility-event-stuck = { $who ->
    [you] Вы не можете
   *[other] { $seat } не может
} сделать ход.
tranquility-event-asked_to_concede = { $who ->
    [you] Вы предлагаете
   *[other] { $seat } предлагает
} сдаться.
tranquility-event-rocks_laid = Зубчатые скалы перекрывают ряд { $row }.
tranquility-event-rocks_moved = { $who ->
    [you] Вы передвигаете
   *[other] { $seat } передвигает
} зубчатые скалы к ряду { $row }.
tranquility-event-rocks_left = Зубчатые скалы убраны из игры.
tranquility-event-swallowed = Морское чудовище уничтожает остров { $card } ({ $cell }).
tranquility-event-monster_took_start = { $who ->
    [you] Вы отдаёте
   *[other] { $seat } отдаёт
} чудовищу карту старта.
tranquility-event-storm_drawn = { $who ->
    [you] Вы берёте
   *[other] { $seat } берёт
} карту: { $storm }.
tranquility-event-storm_laid = Перед { $who ->
    [you] вами
   *[other] игроком { $seat }
} теперь лежит { $storm }.
tranquility-event-storm_passed = Фиолетовый шторм не находит пустого места и проходит мимо.
tranquility-event-purple_laid = { $who ->
    [you] Вы кладёте
   *[other] { $seat } кладёт
} фиолетовый шторм у ряда { $row }.
tranquility-event-compass_gained = { $who ->
    [you] Вы приносите
   *[other] { $seat } приносит
} команде компас ({ $why ->
    [start] за карту старта
    [row] за ряд без пропусков
   *[hand] за целую руку
}).
tranquility-event-compass_used = Компас убирает { $storm }{ $place ->
    [drawn] {""} (только что пришёл).
    [row] {""} (ряд { $row }).
   *[seat] {""} ({ $owner_who ->
        [you] ваш
       *[other] игрок { $owner_seat }
    }).
}
tranquility-event-proposed = { $who ->
    [you] Вы предлагаете
   *[other] { $seat } предлагает
} использовать компас: { $storm }{ $place ->
    [drawn] {""} (только что пришёл).
    [row] {""} (ряд { $row }).
   *[seat] {""} ({ $owner_who ->
        [you] ваш
       *[other] игрок { $owner_seat }
    }).
}
tranquility-event-agreed = { $who ->
    [you] Вы соглашаетесь
   *[other] { $seat } соглашается
}.
tranquility-event-disagreed = { $who ->
    [you] Вы не соглашаетесь
   *[other] { $seat } не соглашается
}.
tranquility-event-explored = { $who ->
    [you] Вы открываете
   *[other] { $seat } открывает
} карту исследования: { $card }.
tranquility-event-rotated = { $who ->
    [you] Вы поворачиваете
   *[other] { $seat } поворачивает
} остров { $card } ({ $cell }).
tranquility-event-took = { $who ->
    [you] Вы берёте
   *[other] { $seat } берёт
} остров { $card } из общих карт.
tranquility-event-turned_up = Новая общая карта: остров { $card }.
tranquility-event-sea_closed = В это море больше не ляжет ни один остров: теперь оба сбрасывают карты, пока они не кончатся.

## Итог

tranquility-score-cells = Заполнено клеток: { $count }
tranquility-score-start = Карта старта на столе
tranquility-score-finish = Карта финиша на столе
tranquility-score-cards_left = Осталось карт в руках и колодах: { $count }
tranquility-score-placed = Положенные острова (+{ $each } за каждый)
tranquility-score-neighbours = Занятые соседние клетки (+{ $each } за каждую)
tranquility-score-rows = Заполненные ряды (+{ $each } за каждый)
tranquility-score-discards = Сброшенные карты (−{ $each } за каждую)

## Конец игры

tranquility-ended-won = победа
tranquility-ended-stuck = поражение: нет возможного хода
tranquility-ended-shortfall = поражение: не набралось восьми карт для сброса
tranquility-ended-no_finish = поражение: карта финиша не найдена
tranquility-ended-conceded = игроки сдались
tranquility-ended-duel_won = дуэль выиграна
tranquility-ended-duel_shared = общая победа в дуэли
tranquility-ending-won = Море заполнено, райский остров найден: победа!
tranquility-ending-stuck = Корабль потерян: { $who ->
    [you] вы не можете
   *[other] { $seat } не может
} ни положить остров, ни сбросить две карты. Заполнено клеток: { $cells } из 36, осталось карт: { $cards_left }.
tranquility-ending-shortfall = Корабль потерян: на всех не набралось восьми карт для сброса. Заполнено клеток: { $cells } из 36.
tranquility-ending-no_finish = Пирамида заполнена, но карта финиша не найдена: поражение.
tranquility-ending-conceded = Игроки сдались. Заполнено клеток: { $cells } из 36, осталось карт: { $cards_left }.
tranquility-duel_over = { $cells ->
    [36] Море заполнено.
   *[other] Ходить больше нечем.
}
tranquility-ending-duel_won = { tranquility-duel_over } Дуэль окончена, победа: { $winners }. Заполнено клеток: { $cells } из 36.
tranquility-ending-duel_shared = { tranquility-duel_over } Дуэль окончена, победа общая. Заполнено клеток: { $cells } из 36.

## О чём можно говорить

tranquility-talk-counts = Говорить можно только о том, кто сколько карт сбросит.
tranquility-talk-storms = Говорить можно только о том, какой шторм убрать компасом.

## Отказы

refused-tranquility-duel-for-two = Дуэль — только для двоих, а игроков { $seats }.
refused-tranquility-no-modules-in-pyramid = «Пирамида» сама использует карты «Штормовых морей». Выключите: { $module }.
refused-tranquility-no-modules-in-duel = К «Дуэли» можно добавить только «Меньше островов». Выключите: { $module }.
refused-tranquility-start-first = У вас карта старта, а на столе её ещё нет: разыграйте её сейчас.
refused-tranquility-not-in-hand = В вашей руке нет карты { $card }.
refused-tranquility-no-place = { $why ->
    [order] Между соседями острова { $card } пустых клеток уже нет.
    [shut] Все клетки, куда подходит остров { $card }, сейчас перекрыты.
    [lonely] Под оранжевым штормом остров { $card } кладут только рядом с другим островом, а на такую клетку не хватит карт.
   *[dear] Для острова { $card } нет клетки, на которую хватит карт.
}
refused-tranquility-cell-taken = Острова не передвигают и не накрывают: клетка занята островом { $card } ({ $cell }).
refused-tranquility-row-blocked = В ряд { $row } класть нельзя, пока его перекрывают скалы или фиолетовый шторм.
refused-tranquility-top-closed = Вершина арки ({ $cell }) откроется, когда заполнятся обе колонны.
refused-tranquility-out-of-order = Острова возрастают слева направо и снизу вверх, а { $card } здесь нарушил бы порядок ({ $cell }).
refused-tranquility-too-dear = Остров { $card } ({ $cell }): нужно сбросить карт { $cost }, а можно только { $purse }.
refused-tranquility-not-beside = Под оранжевым штормом остров кладут только рядом с другим островом, а здесь соседей нет ({ $cell }).
refused-tranquility-sea-not-full = Карту финиша разыгрывают, когда море заполнено. Пустых клеток: { $left }.
refused-tranquility-no-start-yet = До финиша нужно разыграть карту старта.
refused-tranquility-wrong-halves = Перед финишем одна половина должна показывать день, а другая — ночь.
refused-tranquility-declared-already = В этот ход вы уже пытались финишировать.
refused-tranquility-monster-still-held = Все знают, что на руке ещё есть чудовище: сначала его нужно сыграть и заполнить прореху, а потом уже снова финишировать.
refused-tranquility-start-is-dead = Карта старта уже на столе; эту можно только сбросить.
refused-tranquility-monster-not-discarded = Морское чудовище нельзя сбросить — только разыграть.
refused-tranquility-start-not-discarded = Пока карты старта нет на столе, сбросить её нельзя.
refused-tranquility-too-few-to-discard = Двух карт для сброса нет: сбросить можно только { $count }.
refused-tranquility-nothing-to-swallow = В море нет островов: чудовищу нечего уничтожать.
refused-tranquility-hand-not-whole = За компас сбрасывают целую руку; карт в ней должно быть { $limit }.
refused-tranquility-monster-in-hand = Руку с морским чудовищем нельзя сбросить за компас.
refused-tranquility-no-compass-left = Компасов больше нет.
refused-tranquility-pledge-too-high = Столько ({ $count }) вам не сбросить; самое большее — { $most }.
refused-tranquility-only-this-storm = Сейчас можно остановить только тот шторм, что пришёл.
refused-tranquility-card-first = Сначала выберите остров в руке, а затем клетку для него.
refused-tranquility-discard-two-first = Чтобы сбросить карты, сначала выберите действие «Сбросить две карты».
refused-tranquility-no-island-here = Здесь нет острова ({ $cell }).
refused-tranquility-nothing-to-rotate = Чтобы повернуть карту, нужны остров в море и карта, которую можно сбросить.
refused-tranquility-only-in-day-night = Карты поворачивают только в режиме «День и ночь».
refused-tranquility-only-with-storms = Компасы есть только в игре со штормами.
refused-tranquility-only-in-duel = Общие открытые карты есть только в дуэли.
refused-tranquility-take-later = Общие карты берут в конце хода. Сначала положите остров или сбросьте две карты.
refused-tranquility-no-such-storm = Здесь нет шторма, который убрал бы компас.
refused-tranquility-rocks-are-here = Скалы уже стоят у ряда { $row }: передвиньте их к другому.
refused-tranquility-row-is-full = В ряду { $row } нет пустой клетки.
refused-tranquility-too-few-for-rocks = Чтобы оставить скалы на месте, сбрасывают две карты, а сбросить можно только { $count }.
refused-tranquility-not-on-offer = Карты { $card } нет среди общих.
refused-tranquility-gave-up-already = В этом круге сдаться уже предлагали.
refused-tranquility-not-lost-yet = Плавание ещё не проиграно: море ещё можно заполнить.
refused-tranquility-pay-first = Сначала сбросьте карты за остров (ещё { $count }).
refused-tranquility-other-step = Сейчас другой шаг. { tranquility-step }
refused-tranquility-other-target = Это выбрать нельзя. { tranquility-step }
tranquility-step = { $step ->
    [act] { tranquility-prompt-act }
    [cell] { tranquility-prompt-cell }
    [target] { tranquility-prompt-target }
    [discard] { tranquility-prompt-discard }
    [turn] { tranquility-prompt-turn }
    [pledge] { tranquility-prompt-pledge }
    [deck_top] { tranquility-prompt-deck_top }
    [give] { tranquility-prompt-give }
    [rocks] { tranquility-prompt-rocks }
    [compass] { tranquility-prompt-compass }
    [compass_storm] { tranquility-prompt-compass_storm }
    [compass_last] { tranquility-prompt-compass_last }
    [vote] { tranquility-prompt-vote }
    [purple] { tranquility-prompt-purple }
    [yellow] { tranquility-prompt-yellow }
    [monster] { tranquility-prompt-monster }
    [lay_rocks] { tranquility-prompt-lay_rocks }
    [take] { tranquility-prompt-take }
   *[concede] { tranquility-prompt-concede }
}
refused-tranquility-other-step-title = Не на этом шаге
refused-tranquility-out-of-order-title = Остров { $card } здесь нарушает порядок
refused-tranquility-out-of-order-then = { $room ->
    [no] Между соседними островами чисел уже не осталось.
   *[yes] Здесь должно быть от { $low } до { $high }. Места для острова { $card } подсвечены.
}
refused-tranquility-too-dear-title = Не хватает карт для сброса
refused-tranquility-cell-taken-title = Здесь уже лежит { $card }
refused-tranquility-row-blocked-title = Ряд { $row } перекрыт

## Настройки

tranquility-option-mode = Режим
tranquility-option-mode-help = Поле и цель. Подробности «Высокой арки», «Пирамиды», «Дня и ночи» и «Дуэли» восстановлены нами.
tranquility-option-mode-standard = обычное море 6×6
tranquility-option-mode-high_arch = Высокая арка
tranquility-option-mode-pyramid = Пирамида
tranquility-option-mode-day_night = День и ночь
tranquility-option-mode-duel = Дуэль для двоих
tranquility-option-fewer_islands = Меньше островов
tranquility-option-fewer_islands-help = Сколько островов убрать не глядя; чем их меньше, тем труднее.
tranquility-option-fewer_islands-none = все 80
tranquility-option-fewer_islands-galatea = Галатея: на 4 меньше
tranquility-option-fewer_islands-triton = Тритон: на 6 меньше
tranquility-option-fewer_islands-leucothea = Левкотея: на 8 меньше
tranquility-option-fewer_islands-amphitrite = Амфитрита: на 10 меньше
tranquility-option-fewer_islands-poseidon = Посейдон: на 12 меньше
tranquility-option-rocks = Зубчатые скалы
tranquility-option-rocks-help = Один ряд перекрыт; каждый ход скалы передвигают или платят двумя картами.
tranquility-option-monsters = Морские чудовища
tranquility-option-monsters-help = Сколько чудовищ в колодах; сбросить их нельзя, а разыгранное уничтожает остров.
tranquility-option-monsters-0 = нет
tranquility-option-monsters-3 = три
tranquility-option-monsters-4 = четыре
tranquility-option-monsters-5 = пять
tranquility-option-storms = Шторм и компас
tranquility-option-storms-help = Шесть штормов, каждый действует сразу, как придёт; компасы их убирают.
tranquility-option-start_shortfall = Меньше восьми карт при старте
tranquility-option-start_shortfall-help = Что будет, если игроки вместе не могут сбросить восемь карт.
tranquility-option-start_shortfall-forgive = сбрасывают, сколько есть
tranquility-option-start_shortfall-lose = все проигрывают
tranquility-option-concede = Когда можно сдаться
tranquility-option-concede-help = Предлагает активный игрок; согласиться должны все.
tranquility-option-concede-hopeless = когда видно, что море не заполнить
tranquility-option-concede-always = каждый ход
tranquility-option-concede-never = никогда
tranquility-option-monster_hits_start = Чудовище может уничтожить карту старта
tranquility-option-monster_hits_start-help = Чудовище можно разыграть и на карту старта.
tranquility-option-opening_storms = Штормы в начальной руке
tranquility-option-opening_storms-help = Что делать со штормами, которые пришли до первого хода.
tranquility-option-opening_storms-resolve = они действуют
tranquility-option-opening_storms-reshuffle = их замешивают обратно
tranquility-option-purple_stack = Фиолетовые штормы в одном ряду
tranquility-option-purple_stack-help = Можно ли класть второй фиолетовый шторм туда, где уже лежит первый.
tranquility-option-purple_stack-allow = можно
tranquility-option-purple_stack-avoid = только если нет другого ряда
tranquility-option-compass_decider = Кто распоряжается компасами
tranquility-option-compass_decider-help = Чьё согласие нужно, чтобы использовать компас.
tranquility-option-compass_decider-all = нужно согласие всех
tranquility-option-compass_decider-active = решает активный игрок
tranquility-option-row_compass = Компас за ряд
tranquility-option-row_compass-help = За какие заполненные ряды дают компас.
tranquility-option-row_compass-run = только без пропусков (например, от 12 до 17)
tranquility-option-row_compass-any = за каждый ряд
tranquility-option-compass_any_hand = Компас за любую руку
tranquility-option-compass_any_hand-help = Когда выключено, за компас сбрасывают только полную руку.
tranquility-option-solo_start = Карта старта в соло-игре
tranquility-option-solo_start-help = Печатных правил соло-игры у нас нет; есть три варианта.
tranquility-option-solo_start-draw = взять девять, сбросить восемь
tranquility-option-solo_start-deck = четыре с руки, четыре из колоды
tranquility-option-solo_start-hand = только с руки
tranquility-option-daynight_flip = Наступление ночи
tranquility-option-daynight_flip-help = Когда в режиме «День и ночь» карты в руках поворачивают ночью вверх.
tranquility-option-daynight_flip-start = после карты старта
tranquility-option-daynight_flip-never = никогда
tranquility-option-daynight_half = Половины моря
tranquility-option-daynight_half-help = Что считать половиной в режиме «День и ночь».
tranquility-option-daynight_half-any = нижняя и верхняя или левая и правая
tranquility-option-daynight_half-rows = только нижняя и верхняя
tranquility-option-own_discards_visible = Свой сброс виден
tranquility-option-own_discards_visible-help = По правилам просматривать сброс нельзя никому.
tranquility-option-chat = Разговоры
tranquility-option-chat-help = Играют молча, если игроки не договорились иначе.
tranquility-option-chat-strict = молча
tranquility-option-chat-house_rule = свободно
tranquility-option-gap_hints = Показывать места, которые уже не заполнить
tranquility-option-gap_hints-help = Отмечает клетки, на которые не хватит чисел; учитывает только то, что видно всем.

## Поле в терминале

tranquility-board-sea = Море: заполнено { $filled } из 36 клеток
tranquility-board-start = карта старта сыграна
tranquility-board-no_start = карты старта ещё нет
tranquility-board-night = карты держат ночью вверх
tranquility-board-day = карты держат днём вверх
tranquility-board-compasses = Компасы: у команды { $pool }, в запасе { $supply }
tranquility-board-exploration = Колода исследования: { $left ->
    [one] { $left } карта
    [few] { $left } карты
   *[many] { $left } карт
}
tranquility-board-explored = найдено: { $cards }
tranquility-board-market = Общие карты: { $cards } (в запасе: { $stock })
tranquility-board-player = рука { $hand }, колода { $deck }, сброс { $discards }
tranquility-board-points = очки: { $points }
tranquility-board-yellow = жёлтый шторм ×{ $count }
tranquility-board-orange = оранжевый шторм ×{ $count }
tranquility-board-monsters = показано чудовищ: { $count }
tranquility-board-hand = Ваша рука
tranquility-board-nothing = пусто
tranquility-board-free = бесплатно: { $cells }
tranquility-board-costs = { $cell }: сброс { $cost }
tranquility-board-nowhere = нет места
tranquility-board-legend = +0 … +4: можно положить сюда, сбросив столько карт · ▓ перекрыто · ▫ карта границы
tranquility-board-torn = Уже не заполнить: { $cells }
tranquility-board-pledges = Предложения: { $counts }

tranquility-web-habit = Когда спрашивать о компасе
tranquility-web-habit-storm = когда бьёт шторм или грозит поражение
tranquility-web-habit-always = всегда, когда можно
tranquility-web-habit-loss = только перед поражением
tranquility-web-habit-never = никогда

## Что восстановлено
tranquility-reconstructed-high_arch = Сетка «Высокой арки» и порядок её верха восстановлены нами.
tranquility-reconstructed-pyramid = Сетка «Пирамиды» и состав её колоды исследования восстановлены нами.
tranquility-reconstructed-day_night = Когда в режиме «День и ночь» поворачивают руки и что считать половиной моря, восстановлено нами.
tranquility-reconstructed-duel = О «Дуэли» книга правил говорит только в общих чертах: её очки и рынок карт восстановлены нами.
tranquility-reconstructed-alone = Печатных правил соло-игры у нас нет: сброс за карту старта восстановлен нами.
tranquility-reconstructed-storms = Сколько штормов каждого цвета, восстановлено нами: по два.
