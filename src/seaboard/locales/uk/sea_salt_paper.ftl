sea_salt_paper-name = Паперові океани
sea_salt_paper-tagline = Збирайте паперових мешканців моря й завершуйте раунд, поки суперники не готові.

## Карти

sea_salt_paper-crab = { $case ->
   *[nom] краб
    [gen] краба
    [acc] краба
    [gender] m-anim
}
sea_salt_paper-boat = { $case ->
   *[nom] човник
    [gen] човника
    [gender] m
}
sea_salt_paper-fish = { $case ->
   *[nom] риба
    [gen] риби
    [acc] рибу
    [gender] f
}
sea_salt_paper-swimmer = { $case ->
   *[nom] плавець
    [gen] плавця
    [acc] плавця
    [gender] m-anim
}
sea_salt_paper-shark = { $case ->
   *[nom] акула
    [gen] акули
    [acc] акулу
    [gender] f
}
sea_salt_paper-shell = { $case ->
   *[nom] мушля
    [gen] мушлі
    [acc] мушлю
    [gender] f
}
sea_salt_paper-octopus = { $case ->
   *[nom] восьминіг
    [gen] восьминога
    [acc] восьминога
    [gender] m-anim
}
sea_salt_paper-penguin = { $case ->
   *[nom] пінгвін
    [gen] пінгвіна
    [acc] пінгвіна
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
   *[nom] косяк риб
    [gen] косяка риб
    [gender] m
}
sea_salt_paper-penguin_colony = { $case ->
   *[nom] колонія пінгвінів
    [gen] колонії пінгвінів
    [acc] колонію пінгвінів
    [gender] f
}
sea_salt_paper-captain = { $case ->
   *[nom] капітан
    [gen] капітана
    [acc] капітана
    [gender] m-anim
}
sea_salt_paper-mermaid = { $case ->
   *[nom] русалка
    [gen] русалки
    [acc] русалку
    [gender] f
}

## Кольори

sea_salt_paper-dark_blue = { $form ->
   *[nom-m] синій
    [nom-f] синя
    [acc-m-anim] синього
    [acc-f] синю
}
sea_salt_paper-light_blue = { $form ->
   *[nom-m] блакитний
    [nom-f] блакитна
    [acc-m-anim] блакитного
    [acc-f] блакитну
}
sea_salt_paper-black = { $form ->
   *[nom-m] чорний
    [nom-f] чорна
    [acc-m-anim] чорного
    [acc-f] чорну
}
sea_salt_paper-yellow = { $form ->
   *[nom-m] жовтий
    [nom-f] жовта
    [acc-m-anim] жовтого
    [acc-f] жовту
}
sea_salt_paper-green = { $form ->
   *[nom-m] світло-зелений
    [nom-f] світло-зелена
    [acc-m-anim] світло-зеленого
    [acc-f] світло-зелену
}
sea_salt_paper-grey = { $form ->
   *[nom-m] сірий
    [nom-f] сіра
    [acc-m-anim] сірого
    [acc-f] сіру
}
sea_salt_paper-light_orange = { $form ->
   *[nom-m] світло-помаранчевий
    [nom-f] світло-помаранчева
    [acc-m-anim] світло-помаранчевого
    [acc-f] світло-помаранчеву
}
sea_salt_paper-purple = { $form ->
   *[nom-m] фіолетовий
    [nom-f] фіолетова
    [acc-m-anim] фіолетового
    [acc-f] фіолетову
}
sea_salt_paper-pink = { $form ->
   *[nom-m] рожевий
    [nom-f] рожева
    [acc-m-anim] рожевого
    [acc-f] рожеву
}
sea_salt_paper-orange = { $form ->
   *[nom-m] помаранчевий
    [nom-f] помаранчева
    [acc-m-anim] помаранчевого
    [acc-f] помаранчеву
}
sea_salt_paper-white = { $form ->
   *[nom-m] білий
    [nom-f] біла
    [acc-m-anim] білого
    [acc-f] білу
}
sea_salt_paper-joined = { $second } { $first }

## Що вибрати

sea_salt_paper-prompt-take = Візьміть карту: одну з двох верхніх карт колоди або верхню карту скиду.
sea_salt_paper-prompt-keep = Яку з двох карт залишити на руці?
sea_salt_paper-prompt-discard = У який скид покласти другу карту?
sea_salt_paper-prompt-play = { $next ->
    [mermaids] Зіграйте чотирьох русалок: це перемога.
    [pair_or_call] Зіграйте пару, завершіть хід або раунд.
    [call] Пар немає: завершіть хід або раунд.
    [end] Пар немає: завершіть хід.
   *[pair] Зіграйте пару або завершіть хід.
}
sea_salt_paper-prompt-play_final = { $next ->
    [mermaids] Зіграйте чотирьох русалок: це перемога.
    [end] Останній хід, пар немає: завершіть його.
   *[pair] Останній хід: зіграйте пару або завершіть хід.
}
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
sea_salt_paper-move-keep = Залишити на руці { $card_acc }
sea_salt_paper-move-discard = Покласти { $pile ->
    [0] в лівий
   *[1] у правий
} скид
sea_salt_paper-move-play = Зіграти: { $card } + { $partner }
sea_salt_paper-move-end = Завершити хід
sea_salt_paper-move-stop = «Стоп»: завершити раунд і порахувати очки
sea_salt_paper-move-last_chance = «Останній шанс»: поставити на те, що найбільше очок буде у вас
sea_salt_paper-move-mermaids = Зіграти чотирьох русалок і перемогти
sea_salt_paper-move-search = Переглянути { $pile ->
    [0] лівий
   *[1] правий
} скид
sea_salt_paper-move-pick = Взяти { $card_acc }{ $copy ->
    [1] { "" }
   *[other] { " " }(№ { $copy } згори)
}
sea_salt_paper-move-rob = Взяти випадкову карту з руки: { $seat }

## Що сталося

sea_salt_paper-event-round_begins = Раунд { $round }. { $who ->
    [you] Починаєте ви
   *[other] Починає { $seat }
}.
sea_salt_paper-event-turned_up = { $pile ->
    [0] Перша карта лівого скиду
   *[1] Перша карта правого скиду
}: { $card }.
sea_salt_paper-event-drew_two = { $who ->
    [you] Ви берете
   *[other] { $seat } бере
} дві карти з колоди.
sea_salt_paper-event-drew_two_cards = З колоди: { $cards }.
sea_salt_paper-event-kept = { $who ->
    [you] Ви залишаєте
   *[other] { $seat } залишає
} { $card_acc }.
sea_salt_paper-event-discarded = { $who ->
    [you] Ви кладете
   *[other] { $seat } кладе
} { $card_acc } { $pile ->
    [0] в лівий
   *[1] у правий
} скид.
sea_salt_paper-event-took_from_pile = { $who ->
    [you] Ви берете
   *[other] { $seat } бере
} { $card_acc } { $pile ->
    [0] з лівого
   *[1] з правого
} скиду.
sea_salt_paper-event-took_last_of_deck = { $who ->
    [you] Ви берете
   *[other] { $seat } бере
} останню карту колоди.
sea_salt_paper-event-played_pair = { $who ->
    [you] Ви граєте
   *[other] { $seat } грає
} пару: { $card } + { $partner } ({ $effect ->
    [search_a_pile] перегляд скиду
    [one_more_turn] ще один хід
    [top_of_the_deck] карта з колоди
   *[rob_a_hand] карта з руки суперника
}).
sea_salt_paper-event-searched = { $who ->
    [you] Ви переглядаєте
   *[other] { $seat } переглядає
} { $pile ->
    [0] лівий
   *[1] правий
} скид.
sea_salt_paper-event-picked = { $who ->
    [you] Ви берете
   *[other] { $seat } потай бере
} карту { $pile ->
    [0] з лівого
   *[1] з правого
} скиду.
sea_salt_paper-event-picked_card = { $who ->
    [you] Ви берете
   *[other] { $seat } бере
} { $card_acc } { $pile ->
    [0] з лівого
   *[1] з правого
} скиду.
sea_salt_paper-event-fished = { $who ->
    [you] Ви берете
   *[other] { $seat } бере
} верхню карту колоди.
sea_salt_paper-event-fished_card = { $who ->
    [you] Ви тягнете
   *[other] { $seat } тягне
} { $card_acc }.
sea_salt_paper-event-robbed = { $who ->
    [you] Ви берете
   *[other] { $seat } бере
} випадкову карту { $victim_who ->
    [you] з вашої руки
   *[other] з руки суперника ({ $victim_seat })
}.
sea_salt_paper-event-robbed_card = { $who ->
    [you] Ви берете
   *[other] { $seat } бере
} { $card_acc } { $victim_who ->
    [you] з вашої руки
   *[other] з руки суперника ({ $victim_seat })
}.
sea_salt_paper-event-ended_turn = { $who ->
    [you] Ви завершуєте
   *[other] { $seat } завершує
} хід.
sea_salt_paper-event-called = { $who ->
    [you] Ви кажете
   *[other] { $seat } каже
}: «{ $call ->
    [stop] Стоп!
   *[last_chance] Останній шанс!
}»
sea_salt_paper-event-opened_hand = { $who ->
    [you] Ви відкриваєте
   *[other] { $seat } відкриває
} карти: { $cards }.
sea_salt_paper-event-round_void = Колода вичерпалася: за раунд { $round } очок не отримує ніхто.
sea_salt_paper-event-bet_won = { $who ->
    [you] Ваша ставка зіграла
   *[other] { $seat }: ставка зіграла
}, { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
} за карти.
sea_salt_paper-event-bet_lost = { $who ->
    [you] Ваша ставка не зіграла
   *[other] { $seat }: ставка не зіграла
}, { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
} за карти.
sea_salt_paper-event-scored = { $who ->
    [you] Ви
   *[other] { $seat }
}: за карти { $points }, бонус за колір { $bonus }; за раунд { $scored }, усього { $total }.
sea_salt_paper-event-four_mermaids = { $who ->
    [you] Ви маєте
   *[other] { $seat } має
} всіх чотирьох русалок!

## Підсумки

sea_salt_paper-score-round = { $round ->
    [0] Попередні раунди
   *[other] Раунд { $round }: { $call ->
        [stop] «Стоп»
        [last_chance] «Останній шанс»
       *[none] колода вичерпалася
    }
}
sea_salt_paper-ended-target_reached = набрано потрібну кількість очок
sea_salt_paper-ended-four_mermaids = чотири русалки
sea_salt_paper-ended-round_limit = досягнуто межі раундів
sea_salt_paper-ending-target_reached = Гру завершено за { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунди
   *[many] { $rounds } раундів
}. Перемога: { $winners }.
sea_salt_paper-ending-four_mermaids = Чотири русалки негайно завершують гру. Перемога: { $winners }.
sea_salt_paper-ending-round_limit = Зіграно { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунди
   *[many] { $rounds } раундів
} — більше не грають, вирішують очки. Перемога: { $winners }.

## Звідки беруться очки

sea_salt_paper-line-duo = { $count ->
    [one] { $count } пара
    [few] { $count } пари
   *[many] { $count } пар
}: { $card } + { $partner }
sea_salt_paper-line-collector = набір: { $card } × { $count }
sea_salt_paper-line-multiplier = { $card }: { $counted } × { $count }, по { $each } за карту
sea_salt_paper-line-mermaid = русалка № { $which }, колір — { $colour }: { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
sea_salt_paper-line-mermaid_idle = русалка № { $which }: кольору для неї вже немає
sea_salt_paper-line-card_points = очки за карти
sea_salt_paper-line-colour_bonus = бонус за колір (лише після «Останнього шансу»): { $colour }, { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}

## Налаштування столу

sea_salt_paper-option-target_score = Скільки очок треба для перемоги
sea_salt_paper-option-target_score-help = Гра завершується після раунду, в якому хтось набрав стільки очок. За правилами: 40 у грі вдвох, 35 утрьох, 30 учотирьох.
sea_salt_paper-option-mermaid_counts_white = Русалки рахують білий колір
sea_salt_paper-option-mermaid_counts_white-help = Русалка може рахувати й білий колір, тобто самих русалок. Бонус за колір рахує білий завжди.
sea_salt_paper-option-tie_rule = Нічия
sea_salt_paper-option-tie_rule-help = Хто перемагає, якщо найбільше очок мають кілька гравців. Якщо рівність лишається, перемогу ділять.
sea_salt_paper-option-tie_rule-last_round_points = більше очок в останньому раунді
sea_salt_paper-option-tie_rule-last_to_act = хто ходив останнім
sea_salt_paper-option-tie_rule-round_ender = хто завершив останній раунд
sea_salt_paper-option-void_on_empty_deck_after_call = Порожня колода скасовує «Останній шанс»
sea_salt_paper-option-void_on_empty_deck_after_call-help = Якщо після «Останнього шансу» наприкінці ходу колода порожня, очок не отримує ніхто. Інакше після оголошення очки рахують завжди.
sea_salt_paper-option-explicit_mermaid_play = Чотирьох русалок треба зіграти
sea_salt_paper-option-explicit_mermaid_play-help = Хто має чотирьох русалок, грає їх окремим ходом. Інакше перемога настає сама й відразу.
sea_salt_paper-option-first_seat = Хто починає
sea_salt_paper-option-first_seat-help = Хто ходить першим у першому раунді.
sea_salt_paper-option-first_seat-random = випадковий гравець
sea_salt_paper-option-first_seat-0 = перше місце
sea_salt_paper-option-first_seat-1 = друге місце
sea_salt_paper-option-first_seat-2 = третє місце
sea_salt_paper-option-first_seat-3 = четверте місце

## Відмови

refused-sea_salt_paper-too-few-points = Щоб завершити раунд, на картах має бути щонайменше { $needed } очок, а зараз { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}.
refused-sea_salt_paper-call-stands = Раунд уже завершують: оголошено «{ $call ->
    [stop] Стоп
   *[last_chance] Останній шанс
}».
refused-sea_salt_paper-not-a-pair = { $cards }: це не пара. Пари — два краби, два човники, дві риби або плавець з акулою.
refused-sea_salt_paper-not-in-hand = Такої карти на руці немає або їх замало: { $card }.
refused-sea_salt_paper-deck-empty = Колода порожня.
refused-sea_salt_paper-pile-empty = { $pile ->
    [0] Лівий
   *[1] Правий
} скид порожній.
refused-sea_salt_paper-take-first = Хід починається з карти: дві з колоди або одна зі скиду. Пари й кінець ходу — потім.
refused-sea_salt_paper-hand-safe = У цього гравця карту взяти не можна: рука порожня або відкрита.
refused-sea_salt_paper-taken-already = Карту в цей хід уже взято: грайте пари або завершуйте хід.
refused-sea_salt_paper-own-hand = Карту беруть у суперника, а не в себе.
refused-sea_salt_paper-not-drawn = { $card }: це не одна з двох узятих карт.
refused-sea_salt_paper-keep-first = Спершу виберіть, яку карту залишити.
refused-sea_salt_paper-discard-first = Спершу покладіть другу карту у скид.
refused-sea_salt_paper-other-pile-first = Інший скид порожній, тож друга карта має лягти туди.
refused-sea_salt_paper-search-first = Спершу виберіть скид, який переглянете завдяки крабам.
refused-sea_salt_paper-pick-first = Спершу візьміть карту зі скиду, який переглядаєте.
refused-sea_salt_paper-not-in-pile = { $card }: цієї карти в цьому скиді немає.
refused-sea_salt_paper-rob-first = Спершу виберіть, у кого взяти карту: ви зіграли плавця й акулу.
refused-sea_salt_paper-needs-crabs = Переглянути скид можна лише парою крабів.
refused-sea_salt_paper-needs-swimmer = Узяти карту в суперника можна лише парою «плавець і акула».
refused-sea_salt_paper-four-mermaids = Для перемоги русалками потрібні всі чотири.
refused-sea_salt_paper-other-step = Зараз інший крок. { sea_salt_paper-step }
refused-sea_salt_paper-other-target = Це вибрати не можна. { sea_salt_paper-step }
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
refused-sea_salt_paper-other-step-title = Не на цьому кроці
refused-sea_salt_paper-too-few-points-title = { $missing ->
    [one] Ще { $missing } очко до «Стоп»
    [few] Ще { $missing } очки до «Стоп»
   *[many] Ще { $missing } очок до «Стоп»
}
refused-sea_salt_paper-not-a-pair-title = Це ще не пара
refused-sea_salt_paper-take-first-title = Спершу візьміть карту
refused-sea_salt_paper-take-first-then = Підсвічено, звідки можна взяти.

## Стіл у терміналі

sea_salt_paper-board-round = Раунд { $round }, гра до { $target } очок
sea_salt_paper-board-call = «Останній шанс» ({ $seat }): тривають останні ходи
sea_salt_paper-board-deck = Колода
sea_salt_paper-board-left = Лівий скид
sea_salt_paper-board-right = Правий скид
sea_salt_paper-board-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
sea_salt_paper-board-empty = порожньо
sea_salt_paper-board-total = разом: { $total }
sea_salt_paper-board-hand_size = на руці: { $count }
sea_salt_paper-board-points = очки: { $points }
sea_salt_paper-board-open = рука відкрита
sea_salt_paper-board-hand = Рука
sea_salt_paper-board-area = Ігрова зона
sea_salt_paper-board-nothing = поки порожньо
sea_salt_paper-board-drawn = Взято з колоди
sea_salt_paper-board-kept = Залишено
sea_salt_paper-board-to_discard = У скид
sea_salt_paper-board-searched_left = У лівому скиді, верхня карта остання
sea_salt_paper-board-searched_right = У правому скиді, верхня карта остання
