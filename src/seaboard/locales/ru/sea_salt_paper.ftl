sea_salt_paper-name = Море, соль, бумага
sea_salt_paper-tagline = Собирайте бумажных обитателей моря и заканчивайте раунд, пока соперники не готовы.

## Карты

sea_salt_paper-crab = краб
sea_salt_paper-boat = кораблик
sea_salt_paper-fish = рыба
sea_salt_paper-swimmer = пловец
sea_salt_paper-shark = акула
sea_salt_paper-shell = ракушка
sea_salt_paper-octopus = осьминог
sea_salt_paper-penguin = пингвин
sea_salt_paper-sailor = моряк
sea_salt_paper-lighthouse = маяк
sea_salt_paper-shoal_of_fish = стая рыб
sea_salt_paper-penguin_colony = колония пингвинов
sea_salt_paper-captain = капитан
sea_salt_paper-mermaid = русалка

## Цвета

sea_salt_paper-dark_blue = синий
sea_salt_paper-light_blue = голубой
sea_salt_paper-black = чёрный
sea_salt_paper-yellow = жёлтый
sea_salt_paper-green = зелёный
sea_salt_paper-grey = серый
sea_salt_paper-light_orange = светло-оранжевый
sea_salt_paper-purple = фиолетовый
sea_salt_paper-pink = розовый
sea_salt_paper-orange = оранжевый
sea_salt_paper-white = белый

## Что выбрать

sea_salt_paper-prompt-take = Возьмите карту: одну из двух верхних карт колоды или верхнюю карту стопки сброса.
sea_salt_paper-prompt-keep = Какую из двух карт оставить в руке?
sea_salt_paper-prompt-discard = В какую стопку сброса положить вторую карту?
sea_salt_paper-prompt-play = Разыграйте пару, закончите ход или закончите раунд.
sea_salt_paper-prompt-play_final = Последний ход: разыграйте пару или закончите ход.
sea_salt_paper-prompt-search = Крабы: какую стопку сброса просмотреть?
sea_salt_paper-prompt-pick = Возьмите одну карту из { $pile ->
    [0] левой
   *[1] правой
} стопки.
sea_salt_paper-prompt-rob = Пловец и акула: у кого украсть карту?

## Ходы

sea_salt_paper-move-take_deck = Взять две карты из колоды и оставить одну
sea_salt_paper-move-take_pile = Взять верхнюю карту { $pile ->
    [0] левой
   *[1] правой
} стопки
sea_salt_paper-move-keep = Оставить в руке: { $card }
sea_salt_paper-move-discard = Положить в { $pile ->
    [0] левую
   *[1] правую
} стопку
sea_salt_paper-move-play = Разыграть: { $card } + { $partner }
sea_salt_paper-move-end = Закончить ход
sea_salt_paper-move-stop = РАУНД ЗАКОНЧЕН: все вскрывают карты и считают очки
sea_salt_paper-move-last_chance = ПОСЛЕДНИЙ ШАНС: ставка на то, что больше очков не будет ни у кого
sea_salt_paper-move-mermaids = Разыграть четырёх русалок и победить
sea_salt_paper-move-search = Просмотреть { $pile ->
    [0] левую
   *[1] правую
} стопку
sea_salt_paper-move-pick = Взять: { $card }{ $copy ->
    [1] { "" }
   *[other] { " " }(такая карта № { $copy } сверху)
}
sea_salt_paper-move-rob = Украсть случайную карту. Соперник: { $seat }

## Что произошло

sea_salt_paper-event-round_begins = Раунд { $round }. Первым ходит { $seat }.
sea_salt_paper-event-turned_up = { $pile ->
    [0] Левую
   *[1] Правую
} стопку сброса начинает карта: { $card }.
sea_salt_paper-event-drew_two = { $seat }: взяты две карты из колоды.
sea_salt_paper-event-drew_two_cards = Это карты: { $cards }.
sea_salt_paper-event-kept = Осталась в руке: { $card }.
sea_salt_paper-event-discarded = { $seat }: в { $pile ->
    [0] левую
   *[1] правую
} стопку положена карта — { $card }.
sea_salt_paper-event-took_from_pile = { $seat }: из { $pile ->
    [0] левой
   *[1] правой
} стопки взята карта — { $card }.
sea_salt_paper-event-took_last_of_deck = { $seat }: взята последняя карта колоды.
sea_salt_paper-event-played_pair = { $seat }: разыграна пара — { $card } + { $partner } ({ $effect ->
    [search_a_pile] просмотр сброса
    [one_more_turn] ещё один ход
    [top_of_the_deck] карта из колоды
   *[rob_a_hand] карта из руки соперника
}).
sea_salt_paper-event-searched = { $seat }: просмотрена { $pile ->
    [0] левая
   *[1] правая
} стопка.
sea_salt_paper-event-picked = { $seat }: из { $pile ->
    [0] левой
   *[1] правой
} стопки тайно взята карта.
sea_salt_paper-event-picked_card = Из { $pile ->
    [0] левой
   *[1] правой
} стопки взята карта: { $card }.
sea_salt_paper-event-fished = { $seat }: взята верхняя карта колоды.
sea_salt_paper-event-fished_card = Из колоды взята карта: { $card }.
sea_salt_paper-event-robbed = { $seat }: украдена карта. Её теряет { $victim_seat }.
sea_salt_paper-event-robbed_card = Украденная карта: { $card }.
sea_salt_paper-event-ended_turn = { $seat }: ход закончен.
sea_salt_paper-event-called = { $seat }: «{ $call ->
    [stop] РАУНД ЗАКОНЧЕН
   *[last_chance] ПОСЛЕДНИЙ ШАНС
}»!
sea_salt_paper-event-opened_hand = { $seat }: рука вскрыта — { $cards }.
sea_salt_paper-event-round_void = Колода закончилась: за раунд { $round } очков не получает никто.
sea_salt_paper-event-bet_won = { $seat }: ставка сыграла, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} на картах.
sea_salt_paper-event-bet_lost = { $seat }: ставка проиграна, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} на картах.
sea_salt_paper-event-scored = { $seat }: карты — { $points }, бонус за цвет — { $bonus }; за раунд { $scored }, всего { $total }.
sea_salt_paper-event-four_mermaids = { $seat }: собраны все четыре русалки!

## Итоги

sea_salt_paper-score-round = { $round ->
    [0] Предыдущие раунды
   *[other] Раунд { $round }: { $call ->
        [stop] РАУНД ЗАКОНЧЕН
        [last_chance] ПОСЛЕДНИЙ ШАНС
       *[none] колода закончилась
    }
}
sea_salt_paper-ended-target_reached = цель достигнута
sea_salt_paper-ended-four_mermaids = четыре русалки
sea_salt_paper-ended-round_limit = исчерпано наибольшее число раундов
sea_salt_paper-ending-target_reached = Игра окончена, сыграно { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[many] { $rounds } раундов
}. Победа: { $winners }.
sea_salt_paper-ending-four_mermaids = Четыре русалки сразу завершают игру. Победа: { $winners }.
sea_salt_paper-ending-round_limit = Конца не видно: сыграно { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[many] { $rounds } раундов
}, поэтому решают очки. Победа: { $winners }.

## Откуда берутся очки

sea_salt_paper-line-duo = { $count ->
    [one] { $count } пара
    [few] { $count } пары
   *[many] { $count } пар
}: { $card } + { $partner }
sea_salt_paper-line-collector = набор «{ $card }»: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
sea_salt_paper-line-multiplier = { $card }: по { $each } за каждую карту «{ $counted }», { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
sea_salt_paper-line-mermaid = русалка № { $which } считает цвет «{ $colour }»: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
sea_salt_paper-line-mermaid_idle = русалке № { $which } больше нечего считать: цветов не осталось
sea_salt_paper-line-card_points = очки на картах
sea_salt_paper-line-colour_bonus = бонус за цвет, только после «ПОСЛЕДНЕГО ШАНСА»: { $colour }, { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}

## Настройки стола

sea_salt_paper-option-target_score = Очки для победы
sea_salt_paper-option-target_score-help = Игра заканчивается после раунда, в котором кто-то набрал столько очков. По правилам: 40 вдвоём, 35 втроём, 30 вчетвером.
sea_salt_paper-option-mermaid_counts_white = Русалки считают белый цвет
sea_salt_paper-option-mermaid_counts_white-help = Русалка может считать и белый цвет, то есть самих русалок. Бонус за цвет считает белый всегда.
sea_salt_paper-option-tie_rule = Ничья
sea_salt_paper-option-tie_rule-help = Кто побеждает, если наибольшая сумма у нескольких игроков. Если и это не помогло, победу делят.
sea_salt_paper-option-tie_rule-last_round_points = больше очков в последнем раунде
sea_salt_paper-option-tie_rule-last_to_act = кто ходил последним
sea_salt_paper-option-tie_rule-round_ender = кто закончил последний раунд
sea_salt_paper-option-void_on_empty_deck_after_call = Пустая колода отменяет «ПОСЛЕДНИЙ ШАНС»
sea_salt_paper-option-void_on_empty_deck_after_call-help = Если после «ПОСЛЕДНЕГО ШАНСА» в конце хода колода пуста, очков не получает никто. Иначе объявленный конец раунда всегда приносит очки.
sea_salt_paper-option-explicit_mermaid_play = Четырёх русалок нужно разыграть
sea_salt_paper-option-explicit_mermaid_play-help = Кто собрал четырёх русалок, разыгрывает их отдельным ходом. Иначе они побеждают сами и сразу.
sea_salt_paper-option-first_seat = Кто начинает
sea_salt_paper-option-first_seat-help = Кто ходит первым в первом раунде.
sea_salt_paper-option-first_seat-random = случайный игрок
sea_salt_paper-option-first_seat-0 = первое место
sea_salt_paper-option-first_seat-1 = второе место
sea_salt_paper-option-first_seat-2 = третье место
sea_salt_paper-option-first_seat-3 = четвёртое место

## Отказы

refused-sea_salt_paper-too-few-points = Чтобы закончить раунд, на картах должно быть хотя бы { $needed } очков, а сейчас { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
refused-sea_salt_paper-call-stands = Раунд уже заканчивают: объявлено «{ $call ->
    [stop] РАУНД ЗАКОНЧЕН
   *[last_chance] ПОСЛЕДНИЙ ШАНС
}».
refused-sea_salt_paper-not-a-pair = { $cards }: это не пара. Пары — два краба, два кораблика, две рыбы или пловец с акулой.
refused-sea_salt_paper-not-in-hand = Карты «{ $card }» в руке нет, или их не хватает.
refused-sea_salt_paper-deck-empty = Колода пуста.
refused-sea_salt_paper-pile-empty = { $pile ->
    [0] Левая
   *[1] Правая
} стопка сброса пуста.
refused-sea_salt_paper-take-first = Сначала возьмите карту, а потом разыгрывайте пары или заканчивайте ход.
refused-sea_salt_paper-hand-safe = У игрока на месте { $seat } карту не украсть: рука пуста или вскрыта.

## Стол в терминале

sea_salt_paper-board-round = Раунд { $round }, играют до { $target }
sea_salt_paper-board-call = { $seat }: «ПОСЛЕДНИЙ ШАНС», идут последние ходы
sea_salt_paper-board-deck = Колода
sea_salt_paper-board-left = Левая стопка
sea_salt_paper-board-right = Правая стопка
sea_salt_paper-board-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
sea_salt_paper-board-empty = пусто
sea_salt_paper-board-total = всего: { $total }
sea_salt_paper-board-hand_size = в руке: { $count }
sea_salt_paper-board-points = очки: { $points }
sea_salt_paper-board-open = рука вскрыта
sea_salt_paper-board-hand = Рука
sea_salt_paper-board-area = На столе
sea_salt_paper-board-nothing = пока пусто
sea_salt_paper-board-drawn = Взято из колоды
sea_salt_paper-board-kept = Оставлено
sea_salt_paper-board-to_discard = В сброс
sea_salt_paper-board-searched_left = В левой стопке, верхняя карта последняя
sea_salt_paper-board-searched_right = В правой стопке, верхняя карта последняя
