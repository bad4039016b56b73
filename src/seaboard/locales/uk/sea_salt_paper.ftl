sea_salt_paper-name = Паперові океани
sea_salt_paper-tagline = Збирайте паперових мешканців моря й завершуйте раунд, поки суперники не готові.

## Карти

sea_salt_paper-crab = краб
sea_salt_paper-boat = човник
sea_salt_paper-fish = риба
sea_salt_paper-swimmer = плавець
sea_salt_paper-shark = акула
sea_salt_paper-shell = мушля
sea_salt_paper-octopus = восьминіг
sea_salt_paper-penguin = пінгвін
sea_salt_paper-sailor = моряк
sea_salt_paper-lighthouse = маяк
sea_salt_paper-shoal_of_fish = косяк риб
sea_salt_paper-penguin_colony = колонія пінгвінів
sea_salt_paper-captain = капітан
sea_salt_paper-mermaid = русалка

## Кольори

sea_salt_paper-dark_blue = синій
sea_salt_paper-light_blue = блакитний
sea_salt_paper-black = чорний
sea_salt_paper-yellow = жовтий
sea_salt_paper-green = світло-зелений
sea_salt_paper-grey = сірий
sea_salt_paper-light_orange = світло-помаранчевий
sea_salt_paper-purple = фіолетовий
sea_salt_paper-pink = рожевий
sea_salt_paper-orange = помаранчевий
sea_salt_paper-white = білий

## Що вибрати

sea_salt_paper-prompt-take = Візьміть карту: одну з двох верхніх карт колоди або верхню карту скиду.
sea_salt_paper-prompt-keep = Яку з двох карт залишити на руці?
sea_salt_paper-prompt-discard = У який скид покласти другу карту?
sea_salt_paper-prompt-play = Зіграйте пару, завершіть хід або завершіть раунд.
sea_salt_paper-prompt-play_final = Останній хід: зіграйте пару або завершіть хід.
sea_salt_paper-prompt-search = Краби: який скид переглянути?
sea_salt_paper-prompt-pick = Візьміть одну карту { $pile ->
    [0] з лівого
   *[1] з правого
} скиду.
sea_salt_paper-prompt-rob = Плавець і акула: у кого взяти карту?

## Ходи

sea_salt_paper-move-take_deck = Взяти дві карти з колоди й залишити одну
sea_salt_paper-move-take_pile = Взяти верхню карту { $pile ->
    [0] лівого
   *[1] правого
} скиду
sea_salt_paper-move-keep = Залишити на руці: { $card }
sea_salt_paper-move-discard = Покласти { $pile ->
    [0] в лівий
   *[1] у правий
} скид
sea_salt_paper-move-play = Зіграти: { $card } + { $partner }
sea_salt_paper-move-end = Завершити хід
sea_salt_paper-move-stop = СТОП: раунд завершено, всі рахують очки
sea_salt_paper-move-last_chance = ОСТАННІЙ ШАНС: ставка на те, що більше очок не матиме ніхто
sea_salt_paper-move-mermaids = Зіграти чотирьох русалок і перемогти
sea_salt_paper-move-search = Переглянути { $pile ->
    [0] лівий
   *[1] правий
} скид
sea_salt_paper-move-pick = Взяти: { $card }{ $copy ->
    [1] { "" }
   *[other] { " " }(така карта № { $copy } згори)
}
sea_salt_paper-move-rob = Взяти випадкову карту. Суперник: { $seat }

## Що сталося

sea_salt_paper-event-round_begins = Раунд { $round }. Першим ходить { $seat }.
sea_salt_paper-event-turned_up = { $pile ->
    [0] Лівий
   *[1] Правий
} скид починає карта: { $card }.
sea_salt_paper-event-drew_two = { $seat }: взято дві карти з колоди.
sea_salt_paper-event-drew_two_cards = Це карти: { $cards }.
sea_salt_paper-event-kept = Залишено на руці: { $card }.
sea_salt_paper-event-discarded = { $seat }: покладено { $pile ->
    [0] в лівий
   *[1] у правий
} скид — { $card }.
sea_salt_paper-event-took_from_pile = { $seat }: взято { $pile ->
    [0] з лівого
   *[1] з правого
} скиду — { $card }.
sea_salt_paper-event-took_last_of_deck = { $seat }: взято останню карту колоди.
sea_salt_paper-event-played_pair = { $seat }: зіграно пару — { $card } + { $partner } ({ $effect ->
    [search_a_pile] перегляд скиду
    [one_more_turn] ще один хід
    [top_of_the_deck] карта з колоди
   *[rob_a_hand] карта з руки суперника
}).
sea_salt_paper-event-searched = { $seat }: переглянуто { $pile ->
    [0] лівий
   *[1] правий
} скид.
sea_salt_paper-event-picked = { $seat }: потай взято карту { $pile ->
    [0] з лівого
   *[1] з правого
} скиду.
sea_salt_paper-event-picked_card = { $pile ->
    [0] З лівого
   *[1] З правого
} скиду взято: { $card }.
sea_salt_paper-event-fished = { $seat }: взято верхню карту колоди.
sea_salt_paper-event-fished_card = З колоди взято: { $card }.
sea_salt_paper-event-robbed = { $seat }: вкрадено карту. Втрачає її { $victim_seat }.
sea_salt_paper-event-robbed_card = Вкрадена карта: { $card }.
sea_salt_paper-event-ended_turn = { $seat }: хід завершено.
sea_salt_paper-event-called = { $seat }: «{ $call ->
    [stop] СТОП
   *[last_chance] ОСТАННІЙ ШАНС
}»!
sea_salt_paper-event-opened_hand = { $seat }: відкрито руку — { $cards }.
sea_salt_paper-event-round_void = Колода вичерпалася: за раунд { $round } очок не отримує ніхто.
sea_salt_paper-event-bet_won = { $seat }: ставка зіграла, { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
} на картах.
sea_salt_paper-event-bet_lost = { $seat }: ставка не зіграла, { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
} на картах.
sea_salt_paper-event-scored = { $seat }: карти — { $points }, бонус за колір — { $bonus }; за раунд { $scored }, разом { $total }.
sea_salt_paper-event-four_mermaids = { $seat }: зібрано всіх чотирьох русалок!

## Підсумки

sea_salt_paper-score-round = { $round ->
    [0] Попередні раунди
   *[other] Раунд { $round }: { $call ->
        [stop] СТОП
        [last_chance] ОСТАННІЙ ШАНС
       *[none] колода вичерпалася
    }
}
sea_salt_paper-ended-target_reached = мету досягнуто
sea_salt_paper-ended-four_mermaids = чотири русалки
sea_salt_paper-ended-round_limit = вичерпано найбільшу кількість раундів
sea_salt_paper-ending-target_reached = Гру завершено, зіграно { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунди
   *[many] { $rounds } раундів
}. Перемога: { $winners }.
sea_salt_paper-ending-four_mermaids = Чотири русалки негайно завершують гру. Перемога: { $winners }.
sea_salt_paper-ending-round_limit = Кінця не видно: зіграно { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунди
   *[many] { $rounds } раундів
}, тож вирішують очки. Перемога: { $winners }.

## Звідки беруться очки

sea_salt_paper-line-duo = { $count ->
    [one] { $count } пара
    [few] { $count } пари
   *[many] { $count } пар
}: { $card } + { $partner }
sea_salt_paper-line-collector = набір «{ $card }»: { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
sea_salt_paper-line-multiplier = { $card }: по { $each } за кожну карту «{ $counted }», { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
sea_salt_paper-line-mermaid = русалка № { $which } рахує колір «{ $colour }»: { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
sea_salt_paper-line-mermaid_idle = русалка № { $which } не має більше кольору, який могла б рахувати
sea_salt_paper-line-card_points = очки на картах
sea_salt_paper-line-colour_bonus = бонус за колір, лише після «ОСТАННЬОГО ШАНСУ»: { $colour }, { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}

## Налаштування стола

sea_salt_paper-option-target_score = Очки для перемоги
sea_salt_paper-option-target_score-help = Гра завершується після раунду, в якому хтось набрав стільки очок. За правилами: 40 у грі вдвох, 35 утрьох, 30 учотирьох.
sea_salt_paper-option-mermaid_counts_white = Русалки рахують білий колір
sea_salt_paper-option-mermaid_counts_white-help = Русалка може рахувати й білий колір, тобто самих русалок. Бонус за колір рахує білий завжди.
sea_salt_paper-option-tie_rule = Нічия
sea_salt_paper-option-tie_rule-help = Хто перемагає, якщо найбільшу суму мають кілька гравців. Якщо й це не допомогло, перемогу ділять.
sea_salt_paper-option-tie_rule-last_round_points = більше очок в останньому раунді
sea_salt_paper-option-tie_rule-last_to_act = хто ходив останнім
sea_salt_paper-option-tie_rule-round_ender = хто завершив останній раунд
sea_salt_paper-option-void_on_empty_deck_after_call = Порожня колода скасовує «ОСТАННІЙ ШАНС»
sea_salt_paper-option-void_on_empty_deck_after_call-help = Якщо після «ОСТАННЬОГО ШАНСУ» наприкінці ходу колода порожня, очок не отримує ніхто. Інакше оголошений кінець раунду завжди приносить очки.
sea_salt_paper-option-explicit_mermaid_play = Чотирьох русалок треба зіграти
sea_salt_paper-option-explicit_mermaid_play-help = Хто має чотирьох русалок, грає їх окремим ходом. Інакше вони перемагають самі й відразу.
sea_salt_paper-option-first_seat = Хто починає
sea_salt_paper-option-first_seat-help = Хто ходить першим у першому раунді.
sea_salt_paper-option-first_seat-random = випадковий гравець
sea_salt_paper-option-first_seat-0 = перше місце
sea_salt_paper-option-first_seat-1 = друге місце
sea_salt_paper-option-first_seat-2 = третє місце
sea_salt_paper-option-first_seat-3 = четверте місце

## Відмови

refused-sea_salt_paper-too-few-points = Щоб завершити раунд, на картах має бути щонайменше { $needed } очок, а зараз { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}.
refused-sea_salt_paper-call-stands = Раунд уже завершують: прозвучало «{ $call ->
    [stop] СТОП
   *[last_chance] ОСТАННІЙ ШАНС
}».
refused-sea_salt_paper-not-a-pair = { $cards }: це не пара. Пари — два краби, два човники, дві риби або плавець з акулою.
refused-sea_salt_paper-not-in-hand = Карти «{ $card }» на руці немає або їх замало.
refused-sea_salt_paper-deck-empty = Колода порожня.
refused-sea_salt_paper-pile-empty = { $pile ->
    [0] Лівий
   *[1] Правий
} скид порожній.
refused-sea_salt_paper-take-first = Спочатку візьміть карту, а потім грайте пари чи завершуйте хід.
refused-sea_salt_paper-hand-safe = У гравця на місці { $seat } карту не взяти: рука порожня або відкрита.

## Стіл у терміналі

sea_salt_paper-board-round = Раунд { $round }, грають до { $target }
sea_salt_paper-board-call = { $seat }: «ОСТАННІЙ ШАНС», тривають останні ходи
sea_salt_paper-board-deck = Колода
sea_salt_paper-board-left = Лівий скид
sea_salt_paper-board-right = Правий скид
sea_salt_paper-board-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
sea_salt_paper-board-empty = порожньо
sea_salt_paper-board-total = разом: { $total }
sea_salt_paper-board-hand_size = на руці: { $count }
sea_salt_paper-board-points = очки: { $points }
sea_salt_paper-board-open = рука відкрита
sea_salt_paper-board-hand = Рука
sea_salt_paper-board-area = Зона
sea_salt_paper-board-nothing = поки порожньо
sea_salt_paper-board-drawn = Взято з колоди
sea_salt_paper-board-kept = Залишено
sea_salt_paper-board-to_discard = У скид
sea_salt_paper-board-searched_left = У лівому скиді, верхня карта остання
sea_salt_paper-board-searched_right = У правому скиді, верхня карта остання
