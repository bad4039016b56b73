## Гра

kelp-name = Kelp: Акула проти восьминога
kelp-tagline = Дуель у підводному лісі: восьминіг ховається, акула полює.
kelp-role-shark = акула
kelp-role-octopus = восьминіг

## Параметри

kelp-option-board = Бік поля
kelp-option-board-help = Нічний бік змінює зони та сховки; він для досвідчених гравців. Його розкладку відтворено.
kelp-option-board-day = день
kelp-option-board-night = ніч
kelp-option-outer_ring = Зовнішнє коло шляхів
kelp-option-outer_ring-help = Зовнішні кінці шляхів з’єднано в коло навколо поля. Шляхи відтворено, і це ще одне їх тлумачення.
kelp-option-whole_effects = Лише повні ефекти
kelp-option-whole_effects-help = Карту восьминога можна розіграти, лише якщо можна повністю застосувати її ефект.
kelp-option-most_rounds = Межа раундів
kelp-option-most_rounds-help = Коли зіграно стільки раундів, перемагає восьминіг; у правилах гри такої межі немає.

## Сторони та кубики

kelp-shark = Акула
kelp-blue = синій
kelp-yellow = жовтий
kelp-red = червоний
kelp-turquoise = бірюзовий
kelp-1 = 1
kelp-2 = 2
kelp-3 = 3
kelp-4 = 4
kelp-5 = 5
kelp-6 = 6
kelp-joined = { $first } { $second }

## Зони та клітинки течії

kelp-zone = { $case ->
   *[nom] зона
    [gen] зони
    [acc] зону
    [loc] зоні
}
kelp-cell = { $case ->
   *[nom] клітинка
    [gen] клітинки
    [acc] клітинку
    [loc] клітинці
}
kelp-corner = { $case ->
   *[nom] кутова клітинка
    [gen] кутової клітинки
    [acc] кутову клітинку
    [loc] кутовій клітинці
}
kelp-z1 = { kelp-zone } 1
kelp-z2 = { kelp-zone } 2
kelp-z3 = { kelp-zone } 3
kelp-z4 = { kelp-zone } 4
kelp-z5 = { kelp-zone } 5
kelp-z6 = { kelp-zone } 6
kelp-z7 = { kelp-zone } 7
kelp-z8 = { kelp-zone } 8
kelp-z9 = { kelp-zone } 9
kelp-e12 = { kelp-cell } 1⁠–⁠2
kelp-e45 = { kelp-cell } 4⁠–⁠5
kelp-e78 = { kelp-cell } 7⁠–⁠8
kelp-e23 = { kelp-cell } 2⁠–⁠3
kelp-e56 = { kelp-cell } 5⁠–⁠6
kelp-e89 = { kelp-cell } 8⁠–⁠9
kelp-e14 = { kelp-cell } 1⁠–⁠4
kelp-e25 = { kelp-cell } 2⁠–⁠5
kelp-e36 = { kelp-cell } 3⁠–⁠6
kelp-e47 = { kelp-cell } 4⁠–⁠7
kelp-e58 = { kelp-cell } 5⁠–⁠8
kelp-e69 = { kelp-cell } 6⁠–⁠9
kelp-k1 = { kelp-corner } 1
kelp-k3 = { kelp-corner } 3
kelp-k7 = { kelp-corner } 7
kelp-k9 = { kelp-corner } 9

## Блоки

kelp-octopus = Восьминіг
kelp-shell = Мушля
kelp-double_shell = Подвійна мушля
kelp-trap_current_1 = Пастка: скинути 1 кубик течії
kelp-trap_current_2 = Пастка: скинути 2 кубики течії
kelp-trap_hide_2 = Пастка: приховати 2 блоки
kelp-trap_send_home = Пастка: акула в сховок
kelp-crab = Червоний скельний краб
kelp-lobster = Південноафриканський лобстер
kelp-snail = Морський равлик
kelp-abalone = Південноафриканське морське вушко

## Карти восьминога

kelp-quick_learning = Швидке навчання
kelp-trial_and_error = Спроба і помилка
kelp-nimble_twist = Спритний виверт
kelp-stir_the_sand = Збурений пісок
kelp-blend_in = Злиття з тлом
kelp-unexpected_dodge = Несподіване ухилення
kelp-all_or_nothing = Або пан або пропав
kelp-ink_cloud = Чорнильна хмара
kelp-jet_propulsion = Реактивний ривок
kelp-camouflage = Камуфляж
kelp-shapeshift = Зміна подоби
kelp-vanish = Зникнення
kelp-sensitive_receptors = Чутливі рецептори
kelp-curious_mind = Допитливий розум
kelp-problem_solver = Розв’язання задачі
kelp-selective_memory = Вибіркова пам’ять
kelp-eat_crab = Харчування: червоний скельний краб
kelp-eat_lobster = Харчування: південноафриканський лобстер
kelp-eat_snail = Харчування: морський равлик
kelp-eat_abalone = Харчування: південноафриканське морське вушко
kelp-pile_move = стос переміщення
kelp-pile_hide = стос приховування
kelp-pile_learn = стос навчання
kelp-pile_eat = стос харчування

## Карти акули та тайли росту

kelp-aggressive = Агресивна
kelp-relentless = Безжалісна
kelp-lightning = Блискавична
kelp-hungry = Голодна
kelp-fierce = Жорстока
kelp-hostile = Непримиренна
kelp-watchful = Пильна
kelp-agile = Рухлива
kelp-bold = Смілива
kelp-observant = Спостережлива
kelp-swift = Стрімка
kelp-tile_1 = тайл росту 1 (перекинути 1 кубик)
kelp-tile_2 = тайл росту 2 (+5 до енергії, якщо її 1–5)
kelp-tile_3 = тайл росту 3 (перекинути ще 1 кубик)
kelp-tile_4 = тайл росту 4 (потягти ще 1 кубик)

## Протистояння

kelp-fight = Напад
kelp-flight = Втеча
kelp-flinch = Завмирання
kelp-counterattack = Контрнапад
kelp-pursuit = Переслідування
kelp-persistence = Наполегливість

## Ходи

kelp-move-done = Готово
kelp-move-skip = Пропустити дію
kelp-move-end-turn = Завершити хід
kelp-move-flee-plainly = Утекти без ефекту
kelp-move-draw-dice = Потягти кубики
kelp-move-roll = Кинути кубики
kelp-move-to-move = Перейти до переміщення
kelp-move-to-resolve = Кубики розміщено
kelp-move-suffer-trap = Нехай пастка спрацює
kelp-move-stop-buying = Більше не купувати
kelp-move-reveal = Розкрити блок у { $zone_loc }
kelp-move-shuffle = У торбинку блок із { $zone_gen }
kelp-move-settle = Виставити блок у { $zone_acc }
kelp-move-hide = Приховати блок у { $zone_loc }
kelp-move-exchange = Обміняти блок у { $zone_loc }
kelp-move-aim = Розмістити кубик ({ $die }) у { $zone_acc }
kelp-move-resolve = Спершу розкрити { $zone_acc }
kelp-move-reroll = Перекинути: { $die }
kelp-move-store = Відкласти на «Пильну»: { $die }
kelp-move-raise = Збільшити: { $die }
kelp-move-starve = На трек голоду: { $die }
kelp-move-sharpen = Перевернути на 6: { $die }
kelp-move-current = Течія: { $die }
kelp-move-hunt = Шукати або атакувати: { $die }
kelp-move-save = В енергію: { $die }
kelp-move-lower = Зменшити на 1, щоб замінити карту ряду: { $die }
kelp-move-feed = На трек голоду: { $die }
kelp-move-current-watched = Течія з «Пильної»: { $die }
kelp-move-hunt-watched = Шукати або атакувати з «Пильної»: { $die }
kelp-move-save-watched = В енергію з «Пильної»: { $die }
kelp-move-calm = Скинути кубик течії { $value } із { $cell_gen }
kelp-move-refill = Узяти з поля кубик течії { $value } ({ $cell })
kelp-move-lay = Покласти кубик течії ({ $die }) на { $cell_acc }
kelp-move-escape = { $escape } ({ $colour })
kelp-move-counter = { $counter } ({ $colour })
kelp-move-give-back = Повернути в торбинку: { $colour }
kelp-move-pick = Вибрати з торбинки: { $colour }
kelp-move-survive = Застосувати ефект карти
kelp-move-draw-extra = Потягти більше кубиків
kelp-move-draw-up = Дотягти карти до ліміту руки
kelp-move-swim = Плисти на { $cell_acc }
kelp-move-step = Проплисти далі на { $cell_acc }
kelp-move-play = Розіграти (вартість { $cost }): { $card }
kelp-move-discard = Скинути й приховати блок: { $card }
kelp-move-remove-hand = Вилучити з руки: { $card }
kelp-move-remove-discard = Вилучити зі скиду: { $card }
kelp-move-tutor-deck = Узяти з колоди: { $card }
kelp-move-tutor-discard = Узяти зі скиду: { $card }
kelp-move-food = Застосувати ефект їжі: { $block }
kelp-move-learn-block = Отримати блок «{ $block }»
kelp-move-learn-card = Отримати карту «{ $card }» ({ $pile })
kelp-move-learn-food = Отримати карту «{ $card }» та її їжу
kelp-move-swap = Поміняти місцями { $zone_acc } і { $other_acc }
kelp-move-skill = Застосувати карту: { $skill }
kelp-move-buy = Купити за { $cost }: { $skill }
kelp-move-refresh = Замінити в ряду: { $skill }
kelp-move-face = Перевернути на { $value }
kelp-move-place = Акула починає тут: { $cell }
kelp-move-home = Перемістити акулу на { $cell_acc }

## Запитання

kelp-prompt-place-shark = Виберіть сховок, з якого почне акула.
kelp-prompt-action = Дія { $number } з 2: { $draws ->
    [0] розіграйте карту
   *[other] розіграйте карту, дотягніть карти
} або { $hides ->
    [0] скиньте карту
   *[other] скиньте карту, щоб приховати блок
}.{ $food ->
    [0] {""}
   *[other] {" "}Перед дією можна застосувати ефект їжі.
}
kelp-prompt-last-gap = Застосуйте ефект їжі або завершіть хід.
kelp-prompt-pay = «{ $card }»: розкрийте блок в оплату (ще { $left }).
kelp-prompt-swap = Поміняйте місцями два сусідні блоки (ще { $count }).
kelp-prompt-shuffle = Виберіть блоки для перетасування (ще { $count }).
kelp-prompt-settle = Восьминіг перетасовує блоки: куди виставити блок із торбинки? Порожніх зон: { $count }.
kelp-prompt-hide = Який блок приховати? (ще { $count })
kelp-prompt-learn = Навчання (ще { $count }): виберіть карту або блок.
kelp-prompt-exchange = Новий блок — «{ $block }». Який розкритий блок обміняти на нього?
kelp-prompt-remove = Яку карту вилучити з гри? (ще { $count })
kelp-prompt-tutor = Візьміть карту з колоди або скиду.
kelp-prompt-calm = Можна скинути кубики течій (ще { $count }).
kelp-prompt-send-home = Виберіть сховок для акули.
kelp-prompt-choose-escape = Протистояння: таємно виберіть карту.
kelp-prompt-choose-hunt = Протистояння: таємно виберіть карту.
kelp-prompt-survive = Восьминіг утікає. Застосувати ефект карти «{ $escape }»?
kelp-prompt-draw = Потягніть кубики з торбинки.
kelp-prompt-refill = Торбинка порожня: візьміть кубики течій із поля (ще { $count }).
kelp-prompt-drawn = Кубики потягнуто. Киньте їх або застосуйте карту.
kelp-prompt-give-back = Поверніть кубики в торбинку (ще { $count }).
kelp-prompt-pick = Виберіть кубик із торбинки.
kelp-prompt-rolled = Кубики кинуто. { $rerolls ->
    [0] Застосуйте карту або рушайте далі.
   *[other] Перекиньте (ще { $rerolls }), застосуйте карту або рушайте далі.
}
kelp-prompt-reroll = Які кубики перекинути? (ще { $count })
kelp-prompt-store = Який кубик відкласти на потім?
kelp-prompt-raise = Який кубик збільшити?
kelp-prompt-raise-to = На яку грань перевернути?
kelp-prompt-starve = Який кубик віддати на трек голоду?
kelp-prompt-sharpen = Який червоний кубик стане 6?
kelp-prompt-currents = Розмістіть кубики течій або рушайте далі.
kelp-prompt-lay-current = На яку клітинку покласти кубик течії?
kelp-prompt-move = Куди плисти?
kelp-prompt-swim = Куди плисти течією далі?
kelp-prompt-glide = Куди плисти ще на одну клітинку?
kelp-prompt-moved = Можна проплисти ще одну клітинку.
kelp-prompt-hunt = Шукайте, атакуйте або залиште кубики для енергії.
kelp-prompt-hunt-zone = У яку зону покласти кубик?
kelp-prompt-order = Яку зону розкрити першою?
kelp-prompt-trap = { $block }. Ігнорувати її ефект?
kelp-prompt-grow = Крок «Зростати»: застосуйте карту або рушайте далі.
kelp-prompt-spend = Крок «Витратити енергію»: застосуйте карту або рушайте далі.
kelp-prompt-save = Які кубики покласти в енергію?
kelp-prompt-buy = Яку карту купити? Енергія: { $energy }.
kelp-prompt-refresh = Яку карту ряду замінити?
kelp-prompt-feed = Покупки коштують один кубик: який кубик енергії піде на трек голоду?

## Події

kelp-event-home = Акула опиняється в сховку: { $cell }.
kelp-event-play = { $who ->
    [you] Ви розігруєте
   *[other] Восьминіг розігрує
} карту «{ $card }».
kelp-event-discard = { $who ->
    [you] Ви скидаєте
   *[other] Восьминіг скидає
} карту «{ $card }».
kelp-event-draw = { $who ->
    [you] Ви дотягуєте
   *[other] Восьминіг дотягує
} { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
}.
kelp-event-draw-own = Дотягнуто: { $cards }.
kelp-event-reshuffle = Скид перетасовано в нову колоду.
kelp-event-reveal = Розкрито блок «{ $block }» у { $zone_loc }.
kelp-event-hide = Приховано блок у { $zone_loc }.
kelp-event-swap = Блоки поміняно місцями: { $zone } ↔ { $other }.
kelp-event-shuffle = Блоки покладено в торбинку: { $zones }.
kelp-event-settle = Блок із торбинки виставлено в { $zone_acc }.
kelp-event-settle-own = У { $zone_loc } тепер блок «{ $block }».
kelp-event-learn = Нова карта «{ $card }» — у скид.
kelp-event-learn-to-hand = Нова карта «{ $card }» — у руку.
kelp-event-exchange = У { $zone_loc } тепер блок «{ $block }» замість блока «{ $gone }».
kelp-event-remove = Вилучено з гри карту «{ $card }».
kelp-event-eat = { $who ->
    [you] Ви з’їдаєте
   *[other] Восьминіг з’їдає
} блок «{ $block }» у { $zone_loc }.
kelp-event-food = { $who ->
    [you] Ви застосовуєте
   *[other] Восьминіг застосовує
} ефект блока «{ $block }».
kelp-event-tutor = Карта «{ $card }» зі скиду — у руку.
kelp-event-tutor-deck = { $who ->
    [you] Ви берете карту з колоди й тасуєте
   *[other] Восьминіг бере карту з колоди й тасує
} колоду.
kelp-event-tutor-own = З колоди взято карту «{ $card }».
kelp-event-calm = Скинуто кубик течії { $value } із { $cell_gen }.
kelp-event-shark-turn = Раунд { $round }: { $who ->
    [you] ваш хід
   *[other] хід акули
}.
kelp-event-take-dice = { $who ->
    [you] Ви тягнете
   *[other] Акула тягне
} { $count ->
    [one] { $count } кубик
    [few] { $count } кубики
   *[many] { $count } кубиків
}.
kelp-event-take-dice-own = Потягнуто: { $colours }.
kelp-event-refill = З поля взято кубик течії ({ $cell }).
kelp-event-pick-own = З торбинки вибрано: { $colour }.
kelp-event-roll = { $who ->
    [you] Ви кидаєте
   *[other] Акула кидає
} кубики: { $dice }.
kelp-event-reroll = { $who ->
    [you] Ви перекидаєте
   *[other] Акула перекидає
} кубик: { $die }.
kelp-event-skill = { $who ->
    [you] Ви застосовуєте
   *[other] Акула застосовує
} карту «{ $skill }».
kelp-event-raise = Кубик перевернуто: { $die } → { $to }.
kelp-event-turn = { $who ->
    [you] Ви розвертаєте акулу
   *[other] Акула розвертається
} на 180°.
kelp-event-purge = З гри вилучено карти протистояння; колір: { $colour }.
kelp-event-store = { $who ->
    [you] Ви відкладаєте
   *[other] Акула відкладає
} на «Пильну» кубик: { $die }.
kelp-event-lay = { $who ->
    [you] Ви кладете
   *[other] Акула кладе
} кубик течії ({ $die }) на { $cell_acc }.
kelp-event-swim = { $who ->
    [you] Ви пливете
   *[other] Акула пливе
} на { $cell_acc }.
kelp-event-ride = Переплитий кубик течії { $value } — на трек росту ({ $cell }).
kelp-event-ride-to-bag = Переплитий кубик течії { $value } — у торбинку ({ $cell }).
kelp-event-forced-move = Шляху немає: кубик течії прибрано ({ $cell }).
kelp-event-hunt = { $who ->
    [you] Ви { $way ->
        [attack] атакуєте
       *[search] обшукуєте
    }
   *[other] Акула { $way ->
        [attack] атакує
       *[search] обшукує
    }
} { $zone_acc }: { $die }.
kelp-event-wasted = Кубик повернуто в торбинку без ефекту: { $die } ({ $zone }).
kelp-event-trap = { $who ->
    [you] Ви натрапляєте
   *[other] Акула натрапляє
} на блок «{ $block }»!
kelp-event-confrontation = Протистояння в { $zone_loc }!
kelp-event-showdown = Карти відкрито: восьминіг — { $escape }, акула — { $hunt }.
kelp-event-escaped = Восьминіг утікає. Карти цього кольору вилучено з гри: { $colour }.
kelp-event-hunger = Кубик на трек голоду: { $colour } ({ $count } з { $of }).
kelp-event-tile = Активовано: { $tile }.
kelp-event-energy = Накопичена енергія: { $dice }.
kelp-event-energy-lost = Енергії не вистачає на жодну карту: усі кубики повернуто в торбинку.
kelp-event-buy = { $who ->
    [you] Ви купуєте
   *[other] Акула купує
} карту «{ $skill }».
kelp-event-row = Нова карта в ряду: «{ $skill }».
kelp-event-refresh = Кубик зменшено ({ $die }), карту «{ $skill }» скинуто з ряду.

## Кінець гри

kelp-score-victory = Перемога
kelp-ended-ate-all = восьминіг з’їв усю їжу
kelp-ended-exhausted = акула виснажилася
kelp-ended-caught = акула вполювала восьминога
kelp-ended-toothless = в акули не лишилося кубиків атаки
kelp-ended-too-long = досягнуто межі раундів
kelp-ending-ate-all = Восьминіг з’їв усю їжу й перемагає.
kelp-ending-exhausted = Акула виснажена: восьминіг перемагає.
kelp-ending-caught = Акула вполювала восьминога й перемагає.
kelp-ending-toothless = В акули не лишилося кубиків атаки: восьминіг перемагає.
kelp-ending-too-long = Досягнуто межі раундів: восьминіг перемагає.

## Поле в терміналі

kelp-board-title = { $board } · раунд { $round }
kelp-board-day = День
kelp-board-night = Ніч
kelp-board-legend = ▲►▼◄ акула (◆ — в обидва боки) · [4] течія · ⌂ сховок · ? прихований блок
kelp-board-pool = Пул
kelp-board-drawn = Потягнуто
kelp-board-energy = Енергія
kelp-board-watched = На «Пильній»
kelp-board-growth = Ріст
kelp-board-tiles = тайлів активовано: { $count }
kelp-board-hunger = Голод
kelp-board-bag = Торбинка
kelp-board-supply = Запас кубиків
kelp-board-row = Ряд карт
kelp-board-deck = у колоді { $count }
kelp-board-bought = Карти акули
kelp-board-hand = Рука
kelp-board-hand-size = { $count } з { $limit }
kelp-board-discard = Скид
kelp-board-piles = Стоси
kelp-board-blocks = Блоки в запасі
kelp-board-food = Їжа
kelp-board-played = Розіграно
kelp-board-confrontation = Протистояння
kelp-board-nothing = —
kelp-board-used = { $block } (використано)
kelp-board-in-bag = Блоків у торбинці: { $count }

## Поле в браузері

kelp-board-forest = Ліс водоростей
kelp-board-tools = Ваші кубики й карти
kelp-board-open = відкрита зона
kelp-board-kelp = зона келпу
kelp-board-rocky = скеляста зона
kelp-board-stands = блок приховано
kelp-board-lies = блок розкрито
kelp-board-hidden-block = символ невідомий
kelp-board-no-block = блока немає
kelp-board-den = сховок акули
kelp-board-over = шлях: { $cells }
kelp-board-of = { $count } з { $of }
kelp-board-no-dice = немає кубиків
kelp-board-active = діє
kelp-board-removed = Вилучено з гри
kelp-board-draw-pile = Колода
kelp-board-action = Дія { $number }
kelp-board-empty-hand = У руці немає карт
kelp-board-row-energy = Ряд карт · енергія: { $energy }
kelp-board-reveal-cost = { $count ->
    [0] безплатно
    [one] розкрити { $count } блок
    [few] розкрити { $count } блоки
   *[many] розкрити { $count } блоків
}
kelp-board-price = вартість: { $cost }
kelp-board-type-move = переміщення
kelp-board-type-hide = приховування
kelp-board-type-learn = навчання
kelp-board-type-eat = харчування
kelp-board-die-blue = течія
kelp-board-die-yellow = пошук
kelp-board-die-red = атака
kelp-board-die-blue-help = Кубик течії на клітинці дає акулі пропливти далі, якщо числа на кубиках зменшуються. Невикористаний кубик іде в енергію.
kelp-board-die-yellow-help = Розмістіть у зоні поряд з акулою, якщо значення не менше за число зони: прихований блок буде розкрито. Використаний кубик іде на трек росту, невикористаний — в енергію.
kelp-board-die-red-help = Розмістіть у зоні поряд з акулою, якщо значення не менше за число зони: це атака. Якщо там не восьминіг або він утік, кубик іде на трек голоду.
kelp-board-reconstructed = Деякі числа тут відтворено нами: у правилах їх не надруковано.
kelp-board-survival = Стратегія виживання:
kelp-board-left = Кольори протистояння, що лишилися: { $colours }.
kelp-board-cancel = Назад
kelp-board-which = Що саме?
kelp-board-zone-picked = Вибрано: { $zone }. З яким сусіднім блоком поміняти місцями?
kelp-board-card-picked = «{ $card }». { $effect } { $plays ->
    [0] Зараз її можна лише скинути
   *[other] Покладіть її на місце для дій, щоб розіграти, або у скид
}{ $hides ->
    [0] .
   *[other] , щоб приховати блок.
}
kelp-board-card-picked-small = «{ $card }». { $effect } { $plays ->
    [0] Зараз її можна лише скинути.
   *[other] Розіграйте її або скиньте.
}
kelp-board-tab-dice = Кубики й ріст
kelp-board-tab-cards = Карти · { $count }
kelp-board-tab-hand = Рука · { $count }
kelp-board-tab-piles = Стоси й блоки
kelp-board-you-are = Ви — { $role }
kelp-board-duel-rule = Обоє таємно вибирають карту. Колір однаковий — акула вполювала восьминога. Кольори різні — восьминіг утікає.
kelp-board-duel-octopus = Виберіть колір, якого акула не вгадає.
kelp-board-duel-shark = Вгадайте колір, який вибрав восьминіг.
kelp-board-duel-waits = { $name } вибирає.
kelp-board-duel-caught = Колір однаковий: акула вполювала восьминога й перемагає.
kelp-board-duel-escaped = Кольори різні: восьминіг утікає завдяки карті «{ $card }». Обидві карти цього кольору ({ $colour }) вилучено з гри, тож наступного разу вибір буде меншим.
kelp-board-how-ate-all = Заповнено останню клітинку треку їжі: восьминіг з’їв усе.
kelp-board-how-exhausted = Заповнено останню клітинку треку голоду: кожна невдала атака й кожна купівля коштували кубика, і акула виснажилася.
kelp-board-how-caught = Атака влучила, і карти в протистоянні були одного кольору.
kelp-board-how-caught-last = Атака влучила, а карта протистояння лишилася одна: кольори не могли бути різними.
kelp-board-how-toothless = На треку голоду лишилася одна вільна клітинка, а кубиків атаки в акули немає: вполювати восьминога вона вже не зможе.
kelp-board-how-too-long = Досягнуто межі раундів за цим столом: восьминіг протримався.
kelp-board-sum-rounds = Зіграно раундів
kelp-board-sum-food = З’їдено блоків їжі
kelp-board-sum-hunger = Кубиків на треку голоду
kelp-board-sum-tiles = Активовано тайлів росту
kelp-board-sum-skills = Куплено карт акули
kelp-board-sum-duels = Лишилося карт протистояння

## Ефекти словами

kelp-ability-swap = { $count ->
    [one] поміняйте місцями два сусідні блоки.
    [few] поміняйте місцями два сусідні блоки { $count } рази.
   *[many] поміняйте місцями два сусідні блоки { $count } разів.
}
kelp-ability-shuffle-hidden = { $count ->
    [one] перетасуйте в торбинці { $count } прихований блок
    [few] перетасуйте в торбинці { $count } приховані блоки
   *[many] перетасуйте в торбинці { $count } прихованих блоків
}; куди виставити кожен, вказує акула.
kelp-ability-shuffle-revealed = { $count ->
    [one] перетасуйте в торбинці { $count } розкритий блок
    [few] перетасуйте в торбинці { $count } розкриті блоки
   *[many] перетасуйте в торбинці { $count } розкритих блоків
}; куди виставити кожен, вказує акула. Усі повертаються прихованими.
kelp-ability-shuffle-any = { $count ->
    [one] перетасуйте в торбинці { $count } блок, прихований чи розкритий
    [few] перетасуйте в торбинці { $count } блоки, приховані чи розкриті
   *[many] перетасуйте в торбинці { $count } блоків, прихованих чи розкритих
}; куди виставити кожен, вказує акула. Усі повертаються прихованими.
kelp-ability-with-centre = Один із них — блок центральної зони, прихований чи розкритий.
kelp-ability-with-octopus = Один із них — восьминіг.
kelp-ability-hide = { $count ->
    [one] приховайте { $count } розкритий блок.
    [few] приховайте { $count } розкриті блоки.
   *[many] приховайте { $count } розкритих блоків.
}
kelp-ability-hide-up-to = { $count ->
    [one] можете приховати { $count } розкритий блок.
   *[many] можете приховати до { $count } розкритих блоків.
}
kelp-ability-hide-range = приховайте від { $low } до { $count } розкритих блоків.
kelp-ability-hide-all = приховайте всі розкриті блоки.
kelp-ability-not-itself = Саму цю пастку приховати не можна.
kelp-ability-learn = { $count ->
    [one] навчання: отримайте { $count } карту або блок.
    [few] навчання: отримайте { $count } карти або блоки.
   *[many] навчання: отримайте { $count } карт або блоків.
}
kelp-ability-learn-up-to = { $count ->
    [one] навчання: можете отримати { $count } карту або блок.
   *[many] навчання: можете отримати до { $count } карт або блоків.
}
kelp-ability-learn-range = навчання: отримайте від { $low } до { $count } карт або блоків.
kelp-ability-to-hand = Отримана карта йде в руку (карта харчування — у скид).
kelp-ability-remove = { $count ->
    [one] вилучіть із гри { $count } карту з руки чи скиду.
    [few] вилучіть із гри { $count } карти з руки чи скиду.
   *[many] вилучіть із гри { $count } карт із руки чи скиду.
}
kelp-ability-remove-up-to = { $count ->
    [one] можете вилучити з гри { $count } карту з руки чи скиду.
   *[many] можете вилучити з гри до { $count } карт із руки чи скиду.
}
kelp-ability-remove-range = вилучіть із гри від { $low } до { $count } карт із руки чи скиду.
kelp-ability-eat = з’їжте блок «{ $food }», якщо він сусідній з восьминогом.
kelp-ability-hand-limit = ліміт руки відтепер { $count }.
kelp-ability-draw-to-limit = негайно дотягніть карти до ліміту.
kelp-ability-tutor = { $count ->
    [one] візьміть { $count } карту на вибір з колоди або скиду.
    [few] візьміть { $count } карти на вибір з колоди або скиду.
   *[many] візьміть { $count } карт на вибір з колоди або скиду.
}
kelp-ability-calm = { $count ->
    [one] восьминіг може скинути з поля { $count } кубик течії.
   *[many] восьминіг може скинути з поля до { $count } кубиків течії.
}
kelp-ability-shark-to-hide = восьминіг переміщує акулу в сховок.
kelp-ability-reroll = { $count ->
    [one] перекиньте { $count } кубик.
    [few] перекиньте { $count } кубики.
   *[many] перекиньте { $count } кубиків.
}
kelp-ability-reroll-up-to = { $count ->
    [one] щоходу можете перекинути { $count } кубик.
   *[many] щоходу можете перекинути до { $count } кубиків.
}
kelp-ability-reroll-range = перекиньте від { $low } до { $count } кубиків.
kelp-ability-return = поверніть у торбинку { $give ->
    [one] { $give } потягнутий кубик
    [few] { $give } потягнуті кубики
   *[many] { $give } потягнутих кубиків
}, потім виберіть із неї { $take ->
    [one] { $take } кубик
    [few] { $take } кубики
   *[many] { $take } кубиків
}.
kelp-ability-draw-and-roll-extra = { $count ->
    [one] потягніть і киньте ще { $count } кубик.
    [few] потягніть і киньте ще { $count } кубики.
   *[many] потягніть і киньте ще { $count } кубиків.
}
kelp-ability-raise-die = переверніть кубик на більше значення.
kelp-ability-purge-confrontation = вилучіть із гри випадкову карту протистояння восьминога та свою карту того самого кольору.
kelp-ability-store-die = відкладіть на цю карту кинутий кубик, щоб використати його в одному з наступних ходів.
kelp-ability-turn-180 = розверніть акулу на 180°.
kelp-ability-hunger-die-for-red-six = покладіть кубик на трек голоду; інший, червоний, переверніть на 6.
kelp-ability-ignore-trap = ігноруйте ефект пастки.
kelp-ability-extra-step = { $count ->
    [one] пропливіть ще { $count } клітинку.
    [few] пропливіть ще { $count } клітинки.
   *[many] пропливіть ще { $count } клітинок.
}
kelp-ability-energy-bonus = якщо витрачаєте енергію й маєте { $low }–{ $high } одиниць, додайте ще { $add }.
kelp-ability-draw-extra = { $count ->
    [one] щоходу можете потягти ще { $count } кубик.
    [few] щоходу можете потягти ще { $count } кубики.
   *[many] щоходу можете потягти ще { $count } кубиків.
}
kelp-ability-none = лише дає кубики, інших ефектів немає.
kelp-ability-pays = Розкриття цього блока рахується за { $count }.
kelp-ability-block-octopus = Це ви, восьминіг. Цей блок ніколи не покидає поля.
kelp-ability-block-shell = Ефекту не має.
kelp-ability-block-trap = Коли її розкриває акула:
kelp-ability-block-food = Одноразовий ефект з’їденої їжі:
kelp-ability-window-none = без певного кроку
kelp-ability-window-draw = «Потягти й кинути»: перш ніж тягти
kelp-ability-window-drawn_not_rolled = «Потягти й кинути»: кубики потягнуто, але ще не кинуто
kelp-ability-window-after_roll = «Потягти й кинути»: після кидка
kelp-ability-window-pre_move = перед переміщенням
kelp-ability-window-move = крок «Переміститися»
kelp-ability-window-search = «Шукати / Атакувати»: перед пошуком
kelp-ability-window-trap_revealed = «Шукати / Атакувати»: коли розкрито пастку
kelp-ability-window-spend_energy = «Витратити енергію»: перед купівлею
kelp-ability-window-any_own_step = на початку будь-якого кроку

## Відмови

refused-kelp-not-in-hand = Карти «{ $card }» немає в руці.
refused-kelp-cannot-play = Карту «{ $card }» зараз розіграти не можна: не вдасться сплатити вартість або повністю застосувати ефект.
refused-kelp-hand-full = Ліміту руки ({ $limit }) уже досягнуто.
refused-kelp-nothing-to-draw = Дотягувати немає чого: колода й скид порожні.
refused-kelp-already-revealed = { $zone }: блок уже розкрито.
refused-kelp-not-needed = { $zone }: цей блок розкривати не треба, або без нього не вдасться застосувати ефект.
refused-kelp-not-revealed = { $zone }: тут немає розкритого блока.
refused-kelp-keeps-its-place = { $zone }: цей блок не можна обміняти.
refused-kelp-cell-taken = { $cell }: клітинка зайнята.
refused-kelp-not-ahead = { $cell }: сюди акула плисти не може, вона рухається лише вперед.
refused-kelp-rising-current = { $cell }: число на цьому кубику не менше за попереднє, або далі немає вільної клітинки.
refused-kelp-cannot-buy = «{ $skill }» коштує { $cost }, а енергії { $energy }.
refused-kelp-must-buy = Спершу треба купити карту.
refused-kelp-not-owned = У вас немає карти «{ $skill }».
refused-kelp-wrong-step = Карту «{ $skill }» на цьому кроці застосувати не можна.
refused-kelp-die-too-low = { $die }: значення замале для зон поряд з акулою.
refused-kelp-hide-taken = { $cell }: це не вільний сховок.
refused-kelp-too-many = { $field }: забагато компонентів «{ $component }», усього їх { $count }.
refused-kelp-missing = { $field }: бракує компонента «{ $component }» (усього їх { $count }).
refused-kelp-wrong-pile = { $field }: карта «{ $card }» не з цього стосу.
refused-kelp-nine-blocks = { $field }: на полі має бути 9 блоків, а не { $count }.
refused-kelp-no-octopus = { $field }: немає восьминога.
refused-kelp-supply = { $field }: у запасі мають бути { $expected }.
refused-kelp-food = { $field }: їжа «{ $block }» не відповідає карті «{ $card }».
refused-kelp-dice = { $field }: кубиків { $value }, а має бути { $expected }.
refused-kelp-phase = { $field }: у позиції немає ходу для кроку «{ $phase }».
refused-kelp-trail = { $field }: цей слід не веде до такого розташування блоків.
refused-kelp-pack-total = { $field }: разом { $value }, а має бути { $expected }.
refused-kelp-pack-effect = { $field }: такий ефект не пасує до «{ $kind }».
refused-kelp-pack-id = { $field }: назва «{ $value }» порожня, повторюється або має «/».
refused-kelp-pack-graph = { $field }: клітинка «{ $cell }» двічі в одному з’єднанні.
refused-kelp-pack-port = { $field }: вихід «{ $port }» має належати рівно одному з’єднанню, а не { $count }.
refused-kelp-pack-unreachable = { $field }: до клітинки «{ $cell }» немає шляху.
refused-kelp-pack-problems = Помилок у наборі: { $count }. { $problems }
refused-kelp-not-emptied = { $zone }: звідси блок не брали, місце зайняте.
refused-kelp-no-current = { $cell }: тут немає кубика течії.
refused-kelp-not-in-row = Карти «{ $skill }» немає у відкритому ряду.
refused-kelp-buy-later = Карти купують наприкінці ходу.
refused-kelp-no-such-die = { $die }: такого кубика у вас зараз немає.
refused-kelp-blue-lays = Течії кладуть лише синіми кубиками.
refused-kelp-blue-first = Спершу виберіть синій кубик, а тоді клітинку для нього. Щоб плисти, перейдіть до переміщення.
refused-kelp-blue-does-not-hunt = Шукають жовтими кубиками, атакують червоними; сині — для течій та енергії.
refused-kelp-no-reroll-left = Перекидати більше не можна.
refused-kelp-zone-too-far = { $zone }: акула не торкається цієї зони.
refused-kelp-zone-has-die = { $zone }: тут уже лежить кубик.
refused-kelp-zone-too-high = { $zone }: тут потрібно { $needed } або більше, а на кубику { $value }.
refused-kelp-nothing-to-find = { $zone }: блок уже розкрито, шукати немає чого.
refused-kelp-no-food-left = Цю їжу ще не з’їдено або її ефект уже застосовано.
refused-kelp-pile-empty = Цей стос порожній.
refused-kelp-not-in-supply = Блока «{ $block }» немає в запасі.
refused-kelp-no-room-to-learn = Немає розкритого блока, який можна обміняти на новий.
refused-kelp-search-later = Шукають і атакують після плавання.
refused-kelp-search-over = Пошук і атаку в цьому ході завершено.
refused-kelp-die-first = Спершу виберіть для зони жовтий або червоний кубик.
refused-kelp-shark-does = Це робить акула у свій хід.
refused-kelp-octopus-does = Це робить восьминіг у свій хід.
refused-kelp-other-step = Зараз інший крок. { kelp-step }
refused-kelp-other-target = Це вибрати не можна. { kelp-step }
kelp-step = { $step ->
    [place-shark] { kelp-prompt-place-shark }
    [action] { kelp-prompt-action }
    [last-gap] { kelp-prompt-last-gap }
    [pay] { kelp-prompt-pay }
    [swap] { kelp-prompt-swap }
    [shuffle] { kelp-prompt-shuffle }
    [settle] { kelp-prompt-settle }
    [hide] { kelp-prompt-hide }
    [learn] { kelp-prompt-learn }
    [exchange] { kelp-prompt-exchange }
    [remove] { kelp-prompt-remove }
    [tutor] { kelp-prompt-tutor }
    [calm] { kelp-prompt-calm }
    [send-home] { kelp-prompt-send-home }
    [choose-escape] { kelp-prompt-choose-escape }
    [choose-hunt] { kelp-prompt-choose-hunt }
    [survive] { kelp-prompt-survive }
    [draw] { kelp-prompt-draw }
    [refill] { kelp-prompt-refill }
    [drawn] { kelp-prompt-drawn }
    [give-back] { kelp-prompt-give-back }
    [pick] { kelp-prompt-pick }
    [rolled] { kelp-prompt-rolled }
    [reroll] { kelp-prompt-reroll }
    [store] { kelp-prompt-store }
    [raise] { kelp-prompt-raise }
    [raise-to] { kelp-prompt-raise-to }
    [starve] { kelp-prompt-starve }
    [sharpen] { kelp-prompt-sharpen }
    [currents] { kelp-prompt-currents }
    [lay-current] { kelp-prompt-lay-current }
    [move] { kelp-prompt-move }
    [swim] { kelp-prompt-swim }
    [glide] { kelp-prompt-glide }
    [moved] { kelp-prompt-moved }
    [hunt] { kelp-prompt-hunt }
    [hunt-zone] { kelp-prompt-hunt-zone }
    [order] { kelp-prompt-order }
    [trap] { kelp-prompt-trap }
    [grow] { kelp-prompt-grow }
    [spend] { kelp-prompt-spend }
    [save] { kelp-prompt-save }
    [buy] { kelp-prompt-buy }
    [refresh] { kelp-prompt-refresh }
   *[feed] { kelp-prompt-feed }
}
refused-kelp-other-step-title = Не на цьому кроці
refused-kelp-not-ahead-title = Акула не пливе назад
refused-kelp-not-ahead-then = Розвернутися можна у сховку.
refused-kelp-must-buy-title = Спершу купіть карту
refused-kelp-die-too-low-title = Кубика замало: { $die }
refused-kelp-wrong-step-title = Не на цьому кроці

## Восьминога знайдено

kelp-board-found-title = { $who ->
    [you] Вас знайдено!
   *[other] Знайдено!
}
kelp-board-found-where = { $who ->
    [you] ваш восьминіг — { $zone }
   *[other] восьминіг — { $zone }
}
kelp-board-found-against = проти
kelp-board-found-rule = Далі протистояння: кожен потай вибирає колір. Однакові кольори — перемогла акула.
kelp-board-found-go = До протистояння

## Назви з виправленого набору чисел

kelp-any_trap = пастка
kelp-any_tile = тайл росту { $number }

## Що відтворено
kelp-reconstructed-cards = Вартість, кількість і ефекти багатьох карт відтворено нами: сторінка правил називає кожну.
kelp-reconstructed-paths = Кутові клітинки й шляхи між клітинками відтворено за малюнками.
kelp-reconstructed-night = Розкладку нічного боку поля відтворено нами.
