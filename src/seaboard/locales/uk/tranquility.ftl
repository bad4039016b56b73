tranquility-name = Море спокою
tranquility-tagline = Пливіть мовчки: разом заповніть море островами в порядку зростання.

## Карти

tranquility-start = карта старту
tranquility-finish = карта фінішу
tranquility-monster = морське чудовисько
tranquility-yellow = жовтий шторм
tranquility-purple = фіолетовий шторм
tranquility-orange = помаранчевий шторм
tranquility-rocks = зубчасті скелі
tranquility-compass = компас
tranquility-border = карта кордону

## Що вибрати

tranquility-prompt-act = { $play ->
    [start] У вас карта старту: зіграйте її, перш ніж робити щось інше.
    [no] Зіграти зараз нічого не можна: скиньте карти.
    [never] У це море вже не ляже жоден острів: скидайте по дві карти, доки вони не скінчаться.
   *[yes] Зіграйте карту або скиньте дві карти.
}
tranquility-prompt-cell = Куди покласти острів { $card }?
tranquility-prompt-target = Який острів знищить морське чудовисько?
tranquility-prompt-discard = Виберіть карту для скиду (ще { $count }).
tranquility-prompt-turn = Яку карту в сітці розвернути?
tranquility-prompt-pledge = Усі разом скидають вісім карт. Скільки скинете ви? (Спроба { $round } з 3)
tranquility-prompt-deck_top = Скинути верхні карти своєї колоди, не дивлячись?
tranquility-prompt-give = Карта старту: виберіть карту для спільного скиду (ще { $count }).
tranquility-prompt-rocks = Перемістіть зубчасті скелі або скиньте дві карти й залиште їх на місці.
tranquility-prompt-compass = Використати компас проти шторму?
tranquility-prompt-compass_storm = Щойно взято: { $storm }. Зупинити його компасом, доки він не почав діяти?
tranquility-prompt-compass_last = Без компаса це поразка. Прибрати шторм компасом?
tranquility-prompt-vote = { $asker_seat } хоче використати компас. { $place ->
    [drawn] Щойно взято: { $storm }.
    [row] Прибрати: { $storm } (ряд { $row }).
   *[seat] Прибрати: { $storm } ({ $owner_who ->
        [you] ваш
       *[other] { $owner_seat }
    }).
} Ви згодні?
tranquility-prompt-purple = Який ряд заблокує фіолетовий шторм?
tranquility-prompt-yellow = Жовтий шторм: скиньте карти, щоб на руці залишилося три (ще { $count }).
tranquility-prompt-monster = Який острів знищить чудовисько?
tranquility-prompt-lay_rocks = Який ряд заблокують зубчасті скелі?
tranquility-prompt-take = Візьміть одну зі спільних карт (ще { $count }).
tranquility-prompt-concede = { $asker_seat } вважає, що плавання програно{ $why ->
    [torn] : для цього місця бракує островів ({ $cell })
   *[open] { "" }
}. Здатися?

## Ходи

tranquility-move-play = Зіграти острів { $card }
tranquility-move-play_start = Зіграти карту старту
tranquility-move-play_finish = Зіграти карту фінішу
tranquility-move-play_monster = Зіграти морське чудовисько
tranquility-move-place = { $cell } ({ $cost ->
    [0] безплатно
    [one] скинути { $cost } карту
    [few] скинути { $cost } карти
   *[many] скинути { $cost } карт
})
tranquility-move-swallow = Чудовисько знищує острів { $card } ({ $cell })
tranquility-move-swallow_start = Чудовисько знищує карту старту
tranquility-move-rotate_card = Розвернути острів { $card } ({ $cell })
tranquility-move-discard = Скинути: { $card }
tranquility-move-give = Скинути: { $card }
tranquility-move-move_rocks = Перемістити скелі до ряду { $row }
tranquility-move-lay_purple = Покласти шторм біля ряду { $row }
tranquility-move-lay_rocks = Покласти скелі біля ряду { $row }
tranquility-move-pledge = Скину { $count }
tranquility-move-pledge_can_more = Скину { $count }, можу й більше
tranquility-move-pledge_prefer_less = Скину { $count }, але краще б менше
tranquility-move-pledge_fixed = Скину рівно { $count }
tranquility-move-take = Взяти острів { $card }
tranquility-move-lift_yellow = Прибрати { $owner_who ->
    [you] свій жовтий шторм
   *[other] жовтий шторм ({ $owner_seat })
}
tranquility-move-lift_orange = Прибрати { $owner_who ->
    [you] свій помаранчевий шторм
   *[other] помаранчевий шторм ({ $owner_seat })
}
tranquility-move-lift_purple = Прибрати фіолетовий шторм біля ряду { $row }
tranquility-move-lift_drawn = Зупинити щойно взятий шторм
tranquility-move-pass = { $window ->
    [storm] Нехай шторм діє
    [loss] Не використовувати компас: поразка
   *[open] Зберегти компаси
}
tranquility-move-agree = Погодитися
tranquility-move-disagree = Не погодитися
tranquility-move-discard_two = Скинути дві карти
tranquility-move-hand_for_compass = Скинути всю руку й узяти компас
tranquility-move-rotate = Скинути карту, щоб розвернути карту в сітці
tranquility-move-keep_rocks = Залишити скелі й скинути дві карти
tranquility-move-use_top = Так, верхні карти колоди
tranquility-move-leave_top = Ні, усі карти з руки
tranquility-move-concede = Запропонувати здатися

## Що сталося

tranquility-event-voyage_begins = Плавання { $who ->
    [you] починаєте ви
   *[other] починає { $seat }
}.
tranquility-event-dealt_again = Перший гравець не мав жодної дії: карти роздано знову.
tranquility-event-placed = { $who ->
    [you] Ви кладете
   *[other] { $seat } кладе
} острів { $card } ({ $cell }){ $cost ->
    [0] {""}.
    [one] {""}; треба скинути { $cost } карту.
    [few] {""}; треба скинути { $cost } карти.
   *[many] {""}; треба скинути { $cost } карт.
}
tranquility-event-discarded = { $who ->
    [you] Ви скидаєте
   *[other] { $seat } скидає
} { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
}{ $why ->
    [payment] {" "}за розміщення.
    [action] {""}.
    [rotation] {" "}за розворот карти.
    [rocks] {""}; скелі лишаються на місці.
    [compass] {" "}за компас.
   *[yellow] {" "}через жовтий шторм.
}
tranquility-event-discarded_card = { $who ->
    [you] Ви скидаєте
   *[other] { $seat } скидає
}: { $card }.
tranquility-event-drew = { $who ->
    [you] Ви берете
   *[other] { $seat } бере
} { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
}.
tranquility-event-drew_cards = { $who ->
    [you] Ви берете
   *[other] { $seat } бере
}: { $cards }.
tranquility-event-started = { $who ->
    [you] Ви граєте
   *[other] { $seat } грає
} карту старту. Усі разом скидають вісім карт.
tranquility-event-pledged = Пропозиції, спроба { $round }: { $counts }. Разом { $total }.
tranquility-event-shares = Скидають: { $counts }. Разом { $total }.
tranquility-event-gave = { $who ->
    [you] Ви скидаєте
   *[other] { $seat } скидає
} { $count ->
    [0] з колоди { $top ->
        [one] { $top } карту
        [few] { $top } карти
       *[many] { $top } карт
    }.
   *[other] з руки { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[many] { $count } карт
    }{ $top ->
        [0] {""}.
       *[other] {""} і з колоди { $top }.
    }
}
tranquility-event-night_falls = Настає ніч: відтепер усі тримають карти ніччю догори.
tranquility-event-finished = { $who ->
    [you] Ви граєте
   *[other] { $seat } грає
} карту фінішу!
tranquility-event-finish_failed = { $who ->
    [you] Ви хочете
   *[other] { $seat } хоче
} завершити гру, але на руках є чудовиська: { $shown }.
tranquility-event-stuck = { $who ->
    [you] Ви більше нічого не можете
   *[other] { $seat } більше нічого не може
} зробити.
tranquility-event-asked_to_concede = { $who ->
    [you] Ви пропонуєте
   *[other] { $seat } пропонує
} здатися.
tranquility-event-rocks_laid = Зубчасті скелі блокують ряд { $row }.
tranquility-event-rocks_moved = { $who ->
    [you] Ви переміщуєте
   *[other] { $seat } переміщує
} зубчасті скелі до ряду { $row }.
tranquility-event-rocks_left = Зубчасті скелі вилучено з гри.
tranquility-event-swallowed = Морське чудовисько знищує острів { $card } ({ $cell }).
tranquility-event-monster_took_start = { $who ->
    [you] Ви граєте
   *[other] { $seat } грає
} чудовисько: карту старту знищено.
tranquility-event-storm_drawn = { $who ->
    [you] Ви берете
   *[other] { $seat } бере
} карту: { $storm }.
tranquility-event-storm_laid = { $who ->
    [you] Ви кладете
   *[other] { $seat } кладе
} перед собою: { $storm }.
tranquility-event-storm_passed = Для фіолетового шторму немає ряду з порожньою клітинкою: його вилучено з гри.
tranquility-event-purple_laid = { $who ->
    [you] Ви кладете
   *[other] { $seat } кладе
} фіолетовий шторм біля ряду { $row }.
tranquility-event-compass_gained = { $who ->
    [you] Ви здобуваєте
   *[other] { $seat } здобуває
} спільний компас ({ $why ->
    [start] зіграно карту старту
    [row] ряд без пропусків
   *[hand] скинуто всю руку
}).
tranquility-event-compass_used = Компас прибирає: { $storm } ({ $place ->
    [drawn] щойно взятий
    [row] ряд { $row }
   *[seat] { $owner_who ->
        [you] ваш
       *[other] { $owner_seat }
    }
}).
tranquility-event-proposed = { $who ->
    [you] Ви пропонуєте
   *[other] { $seat } пропонує
} використати компас: { $storm } ({ $place ->
    [drawn] щойно взятий
    [row] ряд { $row }
   *[seat] { $owner_who ->
        [you] ваш
       *[other] { $owner_seat }
    }
}).
tranquility-event-agreed = { $who ->
    [you] Ви погоджуєтеся
   *[other] { $seat } погоджується
}.
tranquility-event-disagreed = { $who ->
    [you] Ви не погоджуєтеся
   *[other] { $seat } не погоджується
}.
tranquility-event-explored = { $who ->
    [you] Ви досліджуєте
   *[other] { $seat } досліджує
}: { $card }.
tranquility-event-rotated = { $who ->
    [you] Ви розвертаєте
   *[other] { $seat } розвертає
} острів { $card } ({ $cell }).
tranquility-event-took = { $who ->
    [you] Ви берете
   *[other] { $seat } бере
} зі спільних карт острів { $card }.
tranquility-event-turned_up = Нова спільна карта: острів { $card }.
tranquility-event-sea_closed = У це море вже не ляже жоден острів: тепер обоє скидають карти, доки вони не скінчаться.

## Підсумок

tranquility-score-cells = Заповнено клітинок: { $count }
tranquility-score-start = Карта старту на столі
tranquility-score-finish = Карта фінішу на столі
tranquility-score-cards_left = Залишилося карт на руках і в колодах: { $count }
tranquility-score-placed = Розміщені острови (+{ $each } за кожен)
tranquility-score-neighbours = Зайняті сусідні клітинки (+{ $each } за кожну)
tranquility-score-rows = Завершені ряди (+{ $each } за кожен)
tranquility-score-discards = Скинуті карти (−{ $each } за кожну)

## Кінець гри

tranquility-ended-won = перемога
tranquility-ended-stuck = поразка: ні зіграти, ні скинути
tranquility-ended-shortfall = поразка: не вистачило восьми карт для скидання
tranquility-ended-no_finish = поразка: без карти фінішу
tranquility-ended-conceded = гравці здалися
tranquility-ended-duel_won = дуель виграно
tranquility-ended-duel_shared = спільна перемога в дуелі
tranquility-ending-won = Море заповнено, райський острів знайдено: усі перемагають!
tranquility-ending-stuck = Корабель утрачено: { $who ->
    [you] ви не можете
   *[other] { $seat } не може
} ні зіграти, ні скинути карти. Заповнено клітинок: { $cells } з 36, залишилося карт: { $cards_left }.
tranquility-ending-shortfall = Корабель утрачено: разом не набралося восьми карт, щоб скинути. Заповнено клітинок: { $cells } з 36.
tranquility-ending-no_finish = Піраміду заповнено, але карти фінішу не знайдено: усі програють.
tranquility-ending-conceded = Гравці здалися. Заповнено клітинок: { $cells } з 36, залишилося карт: { $cards_left }.
tranquility-duel_over = { $cells ->
    [36] Море заповнено.
   *[other] Ходити вже нічим.
}
tranquility-ending-duel_won = { tranquility-duel_over } Дуель завершено, перемога: { $winners }. Заповнено клітинок: { $cells } з 36.
tranquility-ending-duel_shared = { tranquility-duel_over } Дуель завершено спільною перемогою. Заповнено клітинок: { $cells } з 36.

## Про що можна говорити

tranquility-talk-counts = Тільки про те, хто скільки карт скине.
tranquility-talk-storms = Тільки про те, який шторм прибрати компасом.

## Відмови

refused-tranquility-duel-for-two = Дуель — лише для двох гравців, а за столом { $seats }.
refused-tranquility-no-modules-in-pyramid = Піраміда сама використовує карти «Штормових морів»; вимкніть параметр { $module }.
refused-tranquility-no-modules-in-duel = До дуелі можна додати лише «Менше островів»; вимкніть параметр { $module }.
refused-tranquility-start-first = У вас є карта старту, а її ще ніхто не грав: зіграйте її зараз.
refused-tranquility-not-in-hand = Карти { $card } немає на вашій руці.
refused-tranquility-no-place = { $why ->
    [order] Між сусідами острова { $card } порожніх клітинок уже немає.
    [shut] Усі клітинки, куди пасує острів { $card }, зараз заблоковано.
    [lonely] Через помаранчевий шторм острів { $card } треба класти поряд з іншою картою, а за таку клітинку ви не можете заплатити.
   *[dear] Для острова { $card } немає клітинки, за яку ви можете заплатити.
}
refused-tranquility-cell-taken = Острови не пересувають і не накривають: тут уже { $card } ({ $cell }).
refused-tranquility-row-blocked = До ряду { $row } класти не можна, доки його перекривають скелі або фіолетовий шторм.
refused-tranquility-top-closed = Це верхівка арки ({ $cell }); вона відкриється, коли обидві колони буде заповнено.
refused-tranquility-out-of-order = Острови зростають зліва направо й знизу вгору, а { $card } тут порушив би порядок ({ $cell }).
refused-tranquility-too-dear = За острів { $card } тут треба скинути { $cost } ({ $cell }), а ви можете лише { $purse }.
refused-tranquility-not-beside = Через помаранчевий шторм острів треба класти поряд з іншою картою, а тут сусідів немає ({ $cell }).
refused-tranquility-sea-not-full = Карту фінішу грають, коли сітку заповнено; порожніх клітинок: { $left }.
refused-tranquility-no-start-yet = Щоб зіграти карту фінішу, на столі має лежати карта старту.
refused-tranquility-wrong-halves = Щоб зіграти карту фінішу, одна половина сітки має показувати день, а друга — ніч.
refused-tranquility-declared-already = У цей хід ви вже намагалися завершити гру.
refused-tranquility-monster-still-held = Усі знають, що на руці ще є чудовисько: спершу його треба зіграти й заповнити діру, а тоді вже знову фінішувати.
refused-tranquility-start-is-dead = Карту старту вже зіграно; цю можна лише скинути.
refused-tranquility-monster-not-discarded = Морське чудовисько не можна скинути, лише зіграти.
refused-tranquility-start-not-discarded = Карту старту не можна скинути, доки жодної не зіграно.
refused-tranquility-too-few-to-discard = Скинути дві карти не вийде: скинути можна лише { $count }.
refused-tranquility-nothing-to-swallow = Чудовиську нема чого знищувати: островів у сітці ще немає.
refused-tranquility-hand-not-whole = За компас скидають повну руку; карт має бути { $limit }.
refused-tranquility-monster-in-hand = Руку з морським чудовиськом не можна скинути за компас.
refused-tranquility-no-compass-left = Компасів більше немає.
refused-tranquility-pledge-too-high = Стільки скинути ви не можете: { $count }. Найбільше — { $most }.
refused-tranquility-only-this-storm = Зараз можна зупинити лише щойно взятий шторм.
refused-tranquility-card-first = Спершу виберіть острів на руці, а тоді клітинку для нього.
refused-tranquility-discard-two-first = Щоб скинути карти, спершу виберіть дію «Скинути дві карти».
refused-tranquility-no-island-here = Тут немає острова ({ $cell }).
refused-tranquility-nothing-to-rotate = Щоб розвернути карту, потрібні острів у сітці й карта, яку можна скинути.
refused-tranquility-only-in-day-night = Карти розвертають лише в режимі «День і ніч».
refused-tranquility-only-with-storms = Компаси є лише у грі зі штормами.
refused-tranquility-only-in-duel = Спільні відкриті карти є лише в дуелі.
refused-tranquility-take-later = Спільні карти беруть наприкінці ходу. Спершу покладіть острів або скиньте дві карти.
refused-tranquility-no-such-storm = Тут немає шторму, який прибрав би компас.
refused-tranquility-rocks-are-here = Скелі вже стоять біля ряду { $row }: перемістіть їх до іншого.
refused-tranquility-row-is-full = У ряду { $row } немає порожньої клітинки.
refused-tranquility-too-few-for-rocks = Щоб залишити скелі на місці, скидають дві карти, а скинути можна лише { $count }.
refused-tranquility-not-on-offer = Карти { $card } немає серед спільних.
refused-tranquility-gave-up-already = У цьому колі здатися вже пропонували.
refused-tranquility-not-lost-yet = Плавання ще не програно: сітку ще можна заповнити.
refused-tranquility-pay-first = Спершу скиньте карти за острів (ще { $count }).
refused-tranquility-other-step = Зараз інший крок. { tranquility-step }
refused-tranquility-other-target = Це вибрати не можна. { tranquility-step }
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
refused-tranquility-other-step-title = Не на цьому кроці
refused-tranquility-out-of-order-title = Острів { $card } тут порушує порядок
refused-tranquility-out-of-order-then = { $room ->
    [no] Між сусідніми островами чисел уже не лишилося.
   *[yes] Тут має бути від { $low } до { $high }. Місця для острова { $card } засвічено.
}
refused-tranquility-too-dear-title = Замало карт, щоб скинути
refused-tranquility-cell-taken-title = Тут уже лежить { $card }
refused-tranquility-row-blocked-title = Ряд { $row } заблоковано

## Налаштування

tranquility-option-mode = Режим
tranquility-option-mode-help = Сітка й мета. Подробиці «Високої арки», «Піраміди», «Дня і ночі» та «Дуелі» відтворено нами.
tranquility-option-mode-standard = звичайне море 6×6
tranquility-option-mode-high_arch = Висока арка
tranquility-option-mode-pyramid = Піраміда
tranquility-option-mode-day_night = День і ніч
tranquility-option-mode-duel = Дуель для двох
tranquility-option-fewer_islands = Менше островів
tranquility-option-fewer_islands-help = Скільки островів вилучають навмання; що їх менше, то важче.
tranquility-option-fewer_islands-none = усі 80
tranquility-option-fewer_islands-galatea = Галатея: на 4 менше
tranquility-option-fewer_islands-triton = Тритон: на 6 менше
tranquility-option-fewer_islands-leucothea = Левкотея: на 8 менше
tranquility-option-fewer_islands-amphitrite = Амфітріта: на 10 менше
tranquility-option-fewer_islands-poseidon = Посейдон: на 12 менше
tranquility-option-rocks = Зубчасті скелі
tranquility-option-rocks-help = Один ряд заблоковано; щоходу скелі переміщують або скидають дві карти.
tranquility-option-monsters = Морські чудовиська
tranquility-option-monsters-help = Скільки чудовиськ затасовано; кожне треба зіграти, і воно знищує острів.
tranquility-option-monsters-0 = немає
tranquility-option-monsters-3 = три
tranquility-option-monsters-4 = чотири
tranquility-option-monsters-5 = п’ять
tranquility-option-storms = Шторм і компас
tranquility-option-storms-help = Шість штормів діють, щойно їх узято; компаси їх прибирають.
tranquility-option-start_shortfall = Менше ніж вісім карт під час старту
tranquility-option-start_shortfall-help = Що буде, якщо гравці разом не можуть скинути вісім карт.
tranquility-option-start_shortfall-forgive = скидають усе, решту пробачено
tranquility-option-start_shortfall-lose = усі програють
tranquility-option-concede = Коли можна здатися
tranquility-option-concede-help = Коли гравець у свій хід може запропонувати здатися; згодні мають бути всі.
tranquility-option-concede-hopeless = коли сітку вже не заповнити
tranquility-option-concede-always = щоходу
tranquility-option-concede-never = ніколи
tranquility-option-monster_hits_start = Чудовисько може знищити карту старту
tranquility-option-monster_hits_start-help = Чудовисько можна зіграти й на карту старту.
tranquility-option-opening_storms = Шторми на початковій руці
tranquility-option-opening_storms-help = Що робити зі штормами, взятими до першого ходу.
tranquility-option-opening_storms-resolve = вони діють
tranquility-option-opening_storms-reshuffle = їх затасовують назад
tranquility-option-purple_stack = Фіолетові шторми в одному ряду
tranquility-option-purple_stack-help = Чи можна покласти другий фіолетовий шторм туди, де вже лежить один.
tranquility-option-purple_stack-allow = можна
tranquility-option-purple_stack-avoid = лише якщо немає іншого ряду
tranquility-option-compass_decider = Хто вирішує щодо компасів
tranquility-option-compass_decider-help = Чия згода потрібна, щоб використати компас.
tranquility-option-compass_decider-all = потрібна згода всіх
tranquility-option-compass_decider-active = активний гравець сам
tranquility-option-row_compass = Компас за ряд
tranquility-option-row_compass-help = За які заповнені ряди дають компас.
tranquility-option-row_compass-run = якщо числа йдуть підряд, наприклад 12–17
tranquility-option-row_compass-any = за кожен ряд
tranquility-option-compass_any_hand = Компас за будь-яку руку
tranquility-option-compass_any_hand-help = Інакше рука, яку скидають за компас, має бути повною.
tranquility-option-solo_start = Карта старту в соло-грі
tranquility-option-solo_start-help = Друкованих правил соло-гри ми не маємо; ось три тлумачення.
tranquility-option-solo_start-draw = взяти дев’ять, скинути вісім
tranquility-option-solo_start-deck = чотири з руки, чотири з колоди
tranquility-option-solo_start-hand = лише рука
tranquility-option-daynight_flip = Настання ночі
tranquility-option-daynight_flip-help = Коли в режимі «День і ніч» розвертають карти на руках.
tranquility-option-daynight_flip-start = після карти старту
tranquility-option-daynight_flip-never = ніколи
tranquility-option-daynight_half = Половини сітки
tranquility-option-daynight_half-help = Що вважати половиною в режимі «День і ніч».
tranquility-option-daynight_half-any = нижня й верхня або ліва й права
tranquility-option-daynight_half-rows = лише нижня й верхня
tranquility-option-own_discards_visible = Свій скид видно
tranquility-option-own_discards_visible-help = За правилами скид ніхто не переглядає.
tranquility-option-chat = Розмови
tranquility-option-chat-help = Грають мовчки, якщо гравці не домовилися інакше.
tranquility-option-chat-strict = мовчки
tranquility-option-chat-house_rule = вільно
tranquility-option-gap_hints = Позначати клітинки, які вже не заповнити
tranquility-option-gap_hints-help = Позначає клітинки, для яких уже бракує чисел; враховано лише те, що відомо всім.

## Поле в терміналі

tranquility-board-sea = Море: заповнено { $filled } з 36 клітинок
tranquility-board-start = карту старту зіграно
tranquility-board-no_start = карти старту ще немає
tranquility-board-night = руки тримають ніччю догори
tranquility-board-day = руки тримають днем догори
tranquility-board-compasses = Компаси: спільних { $pool }, ще можна здобути { $supply }
tranquility-board-exploration = Колода дослідження: { $left ->
    [one] { $left } карта
    [few] { $left } карти
   *[many] { $left } карт
}
tranquility-board-explored = знайдено: { $cards }
tranquility-board-market = Спільні карти: { $cards } (у запасі: { $stock })
tranquility-board-player = рука { $hand }, колода { $deck }, скид { $discards }
tranquility-board-points = очки: { $points }
tranquility-board-yellow = жовтий шторм ×{ $count }
tranquility-board-orange = помаранчевий шторм ×{ $count }
tranquility-board-monsters = показано чудовиськ: { $count }
tranquility-board-hand = Ваша рука
tranquility-board-nothing = порожньо
tranquility-board-free = безплатно: { $cells }
tranquility-board-costs = { $cell } коштує { $cost }
tranquility-board-nowhere = немає місця
tranquility-board-legend = +0 … +4: сюди можна покласти за цю ціну · ▓ заблоковано · ▫ карта кордону
tranquility-board-torn = Уже не заповнити: { $cells }
tranquility-board-pledges = Пропозиції: { $counts }

tranquility-web-habit = Коли питати про компас
tranquility-web-habit-storm = коли вдаряє шторм або загрожує поразка
tranquility-web-habit-always = завжди, коли можна
tranquility-web-habit-loss = лише перед поразкою
tranquility-web-habit-never = ніколи

## Що відтворено
tranquility-reconstructed-high_arch = Сітку «Високої арки» й порядок її верху відтворено нами.
tranquility-reconstructed-pyramid = Сітку «Піраміди» й склад її колоди дослідження відтворено нами.
tranquility-reconstructed-day_night = Коли в режимі «День і ніч» розвертають руки й що таке половина сітки, відтворено нами.
tranquility-reconstructed-duel = Правила «Дуелі» подають лише задум: її очки й ринок карт відтворено нами.
tranquility-reconstructed-alone = Друкованих правил соло-гри ми не маємо: скидання за карту старту відтворено нами.
tranquility-reconstructed-storms = Скільки є штормів кожного кольору, відтворено нами: по два.
