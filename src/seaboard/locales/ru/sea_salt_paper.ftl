sea_salt_paper-name = Море, соль, бумага
sea_salt_paper-tagline = Собирайте бумажных обитателей моря и закончите раунд раньше, чем соперники успеют подготовиться.

## Карты

sea_salt_paper-crab = { $case ->
   *[nom] краб
    [gen] краба
    [acc] краба
    [gender] m-anim
}
sea_salt_paper-boat = { $case ->
   *[nom] кораблик
    [gen] кораблика
    [gender] m
}
sea_salt_paper-fish = { $case ->
   *[nom] рыба
    [gen] рыбы
    [acc] рыбу
    [gender] f
}
sea_salt_paper-swimmer = { $case ->
   *[nom] пловец
    [gen] пловца
    [acc] пловца
    [gender] m-anim
}
sea_salt_paper-shark = { $case ->
   *[nom] акула
    [gen] акулы
    [acc] акулу
    [gender] f
}
sea_salt_paper-shell = { $case ->
   *[nom] ракушка
    [gen] ракушки
    [acc] ракушку
    [gender] f
}
sea_salt_paper-octopus = { $case ->
   *[nom] осьминог
    [gen] осьминога
    [acc] осьминога
    [gender] m-anim
}
sea_salt_paper-penguin = { $case ->
   *[nom] пингвин
    [gen] пингвина
    [acc] пингвина
    [gender] m-anim
}
sea_salt_paper-sailor = { $case ->
   *[nom] моряк
    [gen] моряка
    [acc] моряка
    [gender] m-anim
}
sea_salt_paper-lighthouse = { $case ->
   *[nom] маяк
    [gen] маяка
    [gender] m
}
sea_salt_paper-shoal_of_fish = { $case ->
   *[nom] стая рыб
    [gen] стаи рыб
    [acc] стаю рыб
    [gender] f
}
sea_salt_paper-penguin_colony = { $case ->
   *[nom] колония пингвинов
    [gen] колонии пингвинов
    [acc] колонию пингвинов
    [gender] f
}
sea_salt_paper-captain = { $case ->
   *[nom] капитан
    [gen] капитана
    [acc] капитана
    [gender] m-anim
}
sea_salt_paper-mermaid = { $case ->
   *[nom] русалка
    [gen] русалки
    [acc] русалку
    [gender] f
}

## Цвета

sea_salt_paper-dark_blue = { $form ->
   *[nom-m] синий
    [nom-f] синяя
    [acc-m-anim] синего
    [acc-f] синюю
}
sea_salt_paper-light_blue = { $form ->
   *[nom-m] голубой
    [nom-f] голубая
    [acc-m-anim] голубого
    [acc-f] голубую
}
sea_salt_paper-black = { $form ->
   *[nom-m] чёрный
    [nom-f] чёрная
    [acc-m-anim] чёрного
    [acc-f] чёрную
}
sea_salt_paper-yellow = { $form ->
   *[nom-m] жёлтый
    [nom-f] жёлтая
    [acc-m-anim] жёлтого
    [acc-f] жёлтую
}
sea_salt_paper-green = { $form ->
   *[nom-m] зелёный
    [nom-f] зелёная
    [acc-m-anim] зелёного
    [acc-f] зелёную
}
sea_salt_paper-grey = { $form ->
   *[nom-m] серый
    [nom-f] серая
    [acc-m-anim] серого
    [acc-f] серую
}
sea_salt_paper-light_orange = { $form ->
   *[nom-m] светло-оранжевый
    [nom-f] светло-оранжевая
    [acc-m-anim] светло-оранжевого
    [acc-f] светло-оранжевую
}
sea_salt_paper-purple = { $form ->
   *[nom-m] фиолетовый
    [nom-f] фиолетовая
    [acc-m-anim] фиолетового
    [acc-f] фиолетовую
}
sea_salt_paper-pink = { $form ->
   *[nom-m] розовый
    [nom-f] розовая
    [acc-m-anim] розового
    [acc-f] розовую
}
sea_salt_paper-orange = { $form ->
   *[nom-m] оранжевый
    [nom-f] оранжевая
    [acc-m-anim] оранжевого
    [acc-f] оранжевую
}
sea_salt_paper-white = { $form ->
   *[nom-m] белый
    [nom-f] белая
    [acc-m-anim] белого
    [acc-f] белую
}
sea_salt_paper-joined = { $second } { $first }

## Что выбрать

sea_salt_paper-prompt-take = Возьмите карту: одну из двух верхних карт колоды или верхнюю карту любого сброса.
sea_salt_paper-prompt-keep = Какую из двух карт оставить в руке?
sea_salt_paper-prompt-discard = В какой сброс положить вторую карту?
sea_salt_paper-prompt-play = { $next ->
    [mermaids] Разыграйте четырёх русалок: это победа.
    [pair_or_call] Разыграйте пару, завершите ход или раунд.
    [call] Пар нет: завершите ход или раунд.
    [end] Пар нет: завершите ход.
   *[pair] Разыграйте пару или завершите ход.
}
sea_salt_paper-prompt-play_final = { $next ->
    [mermaids] Разыграйте четырёх русалок: это победа.
    [end] Последний ход, пар нет: завершите его.
   *[pair] Последний ход: разыграйте пару или завершите ход.
}
sea_salt_paper-prompt-search = Крабы: какой сброс просмотреть?
sea_salt_paper-prompt-pick = Возьмите одну карту из { $pile ->
    [0] левого
   *[1] правого
} сброса.
sea_salt_paper-prompt-rob = Пловец и акула: у кого украсть карту?

## Ходы

sea_salt_paper-move-take_deck = Взять две карты из колоды и оставить одну
sea_salt_paper-move-take_pile = Взять верхнюю карту { $pile ->
    [0] левого
   *[1] правого
} сброса
sea_salt_paper-move-keep = Оставить в руке { $card_acc }
sea_salt_paper-move-discard = Положить в { $pile ->
    [0] левый
   *[1] правый
} сброс
sea_salt_paper-move-play = Разыграть: { $card } + { $partner }
sea_salt_paper-move-end = Завершить ход
sea_salt_paper-move-stop = Закончить раунд: все вскрывают карты и считают очки
sea_salt_paper-move-last_chance = Дать последний шанс: ставка на то, что больше очков не будет ни у кого
sea_salt_paper-move-mermaids = Разыграть четырёх русалок и победить
sea_salt_paper-move-search = Просмотреть { $pile ->
    [0] левый
   *[1] правый
} сброс
sea_salt_paper-move-pick = Взять { $card_acc }{ $copy ->
    [1] { "" }
   *[other] { " " }({ $copy }-я такая сверху)
}
sea_salt_paper-move-rob = Украсть случайную карту у игрока { $seat }

## Что произошло

sea_salt_paper-event-round_begins = Раунд { $round }. { $who ->
    [you] Начинаете вы
   *[other] Начинает { $seat }
}.
sea_salt_paper-event-turned_up = { $pile ->
    [0] Левый
   *[1] Правый
} сброс открывает карта: { $card }.
sea_salt_paper-event-drew_two = { $who ->
    [you] Вы берёте
   *[other] { $seat } берёт
} две карты из колоды.
sea_salt_paper-event-drew_two_cards = Взятые карты: { $cards }.
sea_salt_paper-event-kept = { $who ->
    [you] Вы оставляете
   *[other] { $seat } оставляет
} { $card_acc }.
sea_salt_paper-event-discarded = { $who ->
    [you] Вы кладёте
   *[other] { $seat } кладёт
} { $card_acc } в { $pile ->
    [0] левый
   *[1] правый
} сброс.
sea_salt_paper-event-took_from_pile = { $who ->
    [you] Вы берёте
   *[other] { $seat } берёт
} { $card_acc } из { $pile ->
    [0] левого
   *[1] правого
} сброса.
sea_salt_paper-event-took_last_of_deck = { $who ->
    [you] Вы берёте
   *[other] { $seat } берёт
} последнюю карту колоды.
sea_salt_paper-event-played_pair = { $who ->
    [you] Вы разыгрываете
   *[other] { $seat } разыгрывает
} пару: { $card } + { $partner } ({ $effect ->
    [search_a_pile] просмотр сброса
    [one_more_turn] ещё один ход
    [top_of_the_deck] карта из колоды
   *[rob_a_hand] кража карты
}).
sea_salt_paper-event-searched = { $who ->
    [you] Вы просматриваете
   *[other] { $seat } просматривает
} { $pile ->
    [0] левый
   *[1] правый
} сброс.
sea_salt_paper-event-picked = { $who ->
    [you] Вы берёте
   *[other] { $seat } тайно берёт
} карту из { $pile ->
    [0] левого
   *[1] правого
} сброса.
sea_salt_paper-event-picked_card = { $who ->
    [you] Вы берёте
   *[other] { $seat } берёт
} { $card_acc } из { $pile ->
    [0] левого
   *[1] правого
} сброса.
sea_salt_paper-event-fished = { $who ->
    [you] Вы берёте
   *[other] { $seat } берёт
} верхнюю карту колоды.
sea_salt_paper-event-fished_card = { $who ->
    [you] Вы тянете
   *[other] { $seat } тянет
} { $card_acc }.
sea_salt_paper-event-robbed = { $who ->
    [you] Вы крадёте
   *[other] { $seat } крадёт
} карту { $victim_who ->
    [you] у вас
   *[other] у игрока { $victim_seat }
}.
sea_salt_paper-event-robbed_card = { $who ->
    [you] Вы крадёте
   *[other] { $seat } крадёт
} { $victim_who ->
    [you] у вас
   *[other] у игрока { $victim_seat }
} { $card_acc }.
sea_salt_paper-event-ended_turn = { $who ->
    [you] Вы завершаете
   *[other] { $seat } завершает
} ход.
sea_salt_paper-event-called = { $who ->
    [you] Вы объявляете
   *[other] { $seat } объявляет
}: «{ $call ->
    [stop] Раунд закончен!
   *[last_chance] Последний шанс!
}»
sea_salt_paper-event-opened_hand = { $who ->
    [you] Вы вскрываете
   *[other] { $seat } вскрывает
} руку: { $cards }.
sea_salt_paper-event-round_void = Колода закончилась: за раунд { $round } очков не получает никто.
sea_salt_paper-event-bet_won = { $who ->
    [you] Ваша ставка сыграла
   *[other] { $seat }: ставка сыграла
} ({ $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} на картах).
sea_salt_paper-event-bet_lost = { $who ->
    [you] Ваша ставка не сыграла
   *[other] { $seat }: ставка не сыграла
} ({ $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} на картах).
sea_salt_paper-event-scored = { $who ->
    [you] Вы
   *[other] { $seat }
}: за карты { $points }, за цвет { $bonus }, за раунд { $scored }; всего { $total }.
sea_salt_paper-event-four_mermaids = { $who ->
    [you] Вы собираете
   *[other] { $seat } собирает
} четырёх русалок!

## Итоги

sea_salt_paper-score-round = { $round ->
    [0] Предыдущие раунды
   *[other] Раунд { $round }: { $call ->
        [stop] «Раунд закончен»
        [last_chance] «Последний шанс»
       *[none] колода закончилась
    }
}
sea_salt_paper-ended-target_reached = цель достигнута
sea_salt_paper-ended-four_mermaids = четыре русалки
sea_salt_paper-ended-round_limit = сыграно предельное число раундов
sea_salt_paper-ending-target_reached = Игра окончена за { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[many] { $rounds } раундов
}. Победа: { $winners }.
sea_salt_paper-ending-four_mermaids = Четыре русалки — мгновенная победа: { $winners }.
sea_salt_paper-ending-round_limit = Достигнут предел: сыграно { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[many] { $rounds } раундов
}. Решает сумма очков. Победа: { $winners }.

## Откуда берутся очки

sea_salt_paper-line-duo = { $count ->
    [one] { $count } пара
    [few] { $count } пары
   *[many] { $count } пар
}: { $card } + { $partner }
sea_salt_paper-line-collector = набор «{ $card }»: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
sea_salt_paper-line-multiplier = { $card }: по { $each } за карту «{ $counted }» × { $count }
sea_salt_paper-line-mermaid = { $which }-я русалка, цвет «{ $colour }»: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
sea_salt_paper-line-mermaid_idle = { $which }-я русалка: цветов больше не осталось
sea_salt_paper-line-card_points = очки на картах
sea_salt_paper-line-colour_bonus = бонус за цвет (только после «Последнего шанса»): { $colour }, { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}

## Настройки стола

sea_salt_paper-option-target_score = Очки для победы
sea_salt_paper-option-target_score-help = Игра заканчивается после раунда, в котором кто-то набрал столько очков. По правилам: 40 вдвоём, 35 втроём, 30 вчетвером.
sea_salt_paper-option-mermaid_counts_white = Русалки считают белый цвет
sea_salt_paper-option-mermaid_counts_white-help = Русалка может считать и белый цвет, то есть самих русалок. В бонус за цвет белый входит всегда.
sea_salt_paper-option-tie_rule = При равенстве очков
sea_salt_paper-option-tie_rule-help = Кто побеждает, если сумма очков одинаковая. Если и так поровну, победу делят.
sea_salt_paper-option-tie_rule-last_round_points = больше очков в последнем раунде
sea_salt_paper-option-tie_rule-last_to_act = кто ходил последним
sea_salt_paper-option-tie_rule-round_ender = кто закончил последний раунд
sea_salt_paper-option-void_on_empty_deck_after_call = Пустая колода отменяет «Последний шанс»
sea_salt_paper-option-void_on_empty_deck_after_call-help = Если после «Последнего шанса» в конце хода колода пуста, очков не получает никто. Когда выключено, объявленный раунд всегда считают.
sea_salt_paper-option-explicit_mermaid_play = Четырёх русалок нужно разыграть
sea_salt_paper-option-explicit_mermaid_play-help = Четырёх русалок разыгрывают отдельным ходом. Когда выключено, победа наступает сразу.
sea_salt_paper-option-first_seat = Кто начинает
sea_salt_paper-option-first_seat-help = Кто начинает первый раунд.
sea_salt_paper-option-first_seat-random = случайный игрок
sea_salt_paper-option-first_seat-0 = первое место
sea_salt_paper-option-first_seat-1 = второе место
sea_salt_paper-option-first_seat-2 = третье место
sea_salt_paper-option-first_seat-3 = четвёртое место

## Отказы

refused-sea_salt_paper-too-few-points = Чтобы закончить раунд, нужно очков на картах: { $needed }. Сейчас у вас { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
refused-sea_salt_paper-call-stands = Конец раунда уже объявлен: «{ $call ->
    [stop] Раунд закончен
   *[last_chance] Последний шанс
}».
refused-sea_salt_paper-not-a-pair = { $cards } — не пара. Пары: два краба, два кораблика, две рыбы, пловец с акулой.
refused-sea_salt_paper-not-in-hand = В руке нет карты «{ $card }» (или их меньше, чем нужно).
refused-sea_salt_paper-deck-empty = Колода пуста.
refused-sea_salt_paper-pile-empty = { $pile ->
    [0] Левый
   *[1] Правый
} сброс пуст.
refused-sea_salt_paper-take-first = Ход начинается с карты: две из колоды или одна из сброса. Пары и конец хода — потом.
refused-sea_salt_paper-hand-safe = У места { $seat } украсть нельзя: рука пуста или вскрыта.
refused-sea_salt_paper-taken-already = Карта в этот ход уже взята: разыгрывайте пары или завершайте ход.
refused-sea_salt_paper-own-hand = Карту крадут у соперника, а не у себя.
refused-sea_salt_paper-not-drawn = { $card }: это не одна из двух взятых карт.
refused-sea_salt_paper-keep-first = Сначала выберите, какую карту оставить.
refused-sea_salt_paper-discard-first = Сначала положите вторую карту в сброс.
refused-sea_salt_paper-other-pile-first = Другой сброс пуст, поэтому вторая карта ложится туда.
refused-sea_salt_paper-search-first = Сначала выберите сброс, который просмотрите благодаря крабам.
refused-sea_salt_paper-pick-first = Сначала возьмите карту из сброса, который просматриваете.
refused-sea_salt_paper-not-in-pile = { $card }: такой карты в этом сбросе нет.
refused-sea_salt_paper-rob-first = Сначала выберите, у кого украсть карту: вы разыграли пловца и акулу.
refused-sea_salt_paper-needs-crabs = Просмотреть сброс можно только парой крабов.
refused-sea_salt_paper-needs-swimmer = Украсть карту у соперника можно только парой «пловец и акула».
refused-sea_salt_paper-four-mermaids = Для победы русалками нужны все четыре.
refused-sea_salt_paper-other-step = Сейчас другой шаг. { sea_salt_paper-step }
refused-sea_salt_paper-other-target = Это выбрать нельзя. { sea_salt_paper-step }
sea_salt_paper-step = { $step ->
    [take] { sea_salt_paper-prompt-take }
    [keep] { sea_salt_paper-prompt-keep }
    [discard] { sea_salt_paper-prompt-discard }
    [play] { sea_salt_paper-prompt-play }
    [play_final] { sea_salt_paper-prompt-play_final }
    [search] { sea_salt_paper-prompt-search }
    [pick] { sea_salt_paper-prompt-pick }
   *[rob] { sea_salt_paper-prompt-rob }
}
refused-sea_salt_paper-other-step-title = Не на этом шаге
refused-sea_salt_paper-too-few-points-title = { $missing ->
    [one] Ещё { $missing } очко до конца раунда
    [few] Ещё { $missing } очка до конца раунда
   *[many] Ещё { $missing } очков до конца раунда
}
refused-sea_salt_paper-not-a-pair-title = Это ещё не пара
refused-sea_salt_paper-take-first-title = Сначала возьмите карту
refused-sea_salt_paper-take-first-then = Подсвечено, откуда можно взять.

## Стол в терминале

sea_salt_paper-board-round = Раунд { $round }, играют до { $target }
sea_salt_paper-board-call = «Последний шанс» ({ $seat }): идут последние ходы
sea_salt_paper-board-deck = Колода
sea_salt_paper-board-left = Левый сброс
sea_salt_paper-board-right = Правый сброс
sea_salt_paper-board-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
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
sea_salt_paper-board-searched_left = Левый сброс (верхняя карта — последняя)
sea_salt_paper-board-searched_right = Правый сброс (верхняя карта — последняя)
