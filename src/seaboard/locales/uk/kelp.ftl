## Гра

kelp-name = Kelp: Акула проти восьминога
kelp-tagline = Дуель у підводному лісі: одна сторона ховається, друга полює.
kelp-role-shark = акула
kelp-role-octopus = восьминіг

## Параметри

kelp-option-board = Бік поля
kelp-option-board-help = Нічний бік змінює зони та сховки; він для досвідчених гравців.
kelp-option-board-day = день
kelp-option-board-night = ніч
kelp-option-outer_ring = Зовнішнє коло шляхів
kelp-option-outer_ring-help = Зовнішні кінці шляхів з’єднано в коло навколо поля.
kelp-option-whole_effects = Лише повні ефекти
kelp-option-whole_effects-help = Карту восьминога можна розіграти, лише якщо її ефект виконується повністю.
kelp-option-most_rounds = Найбільше раундів
kelp-option-most_rounds-help = Після стількох раундів перемагає восьминіг; у правилах такої межі немає.

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

## Зони та клітинки течії

kelp-z1 = зона 1
kelp-z2 = зона 2
kelp-z3 = зона 3
kelp-z4 = зона 4
kelp-z5 = зона 5
kelp-z6 = зона 6
kelp-z7 = зона 7
kelp-z8 = зона 8
kelp-z9 = зона 9
kelp-e12 = клітинка 1–2
kelp-e45 = клітинка 4–5
kelp-e78 = клітинка 7–8
kelp-e23 = клітинка 2–3
kelp-e56 = клітинка 5–6
kelp-e89 = клітинка 8–9
kelp-e14 = клітинка 1–4
kelp-e25 = клітинка 2–5
kelp-e36 = клітинка 3–6
kelp-e47 = клітинка 4–7
kelp-e58 = клітинка 5–8
kelp-e69 = клітинка 6–9
kelp-k1 = кутова клітинка 1
kelp-k3 = кутова клітинка 3
kelp-k7 = кутова клітинка 7
kelp-k9 = кутова клітинка 9

## Блоки

kelp-octopus = Восьминіг
kelp-shell = Мушля
kelp-double_shell = Подвійна мушля
kelp-trap_current_1 = Пастка «Скинути 1 кубик течії»
kelp-trap_current_2 = Пастка «Скинути 2 кубики течії»
kelp-trap_hide_2 = Пастка «Приховати 2 блоки»
kelp-trap_send_home = Пастка «Перемістити акулу в сховок»
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
kelp-eat_crab = Харчування: Червоний скельний краб
kelp-eat_lobster = Харчування: Південноафриканський лобстер
kelp-eat_snail = Харчування: Морський равлик
kelp-eat_abalone = Харчування: Південноафриканське морське вушко
kelp-pile_move = стос переміщення
kelp-pile_hide = стос переховування
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
kelp-tile_1 = тайл росту 1: перекинути 1 кубик
kelp-tile_2 = тайл росту 2: до 1–5 енергії додати 5
kelp-tile_3 = тайл росту 3: перекинути ще 1 кубик
kelp-tile_4 = тайл росту 4: потягти ще 1 кубик

## Протистояння

kelp-fight = Напад
kelp-flight = Втеча
kelp-flinch = Завмирання
kelp-counterattack = Контрнапад
kelp-pursuit = Переслідування
kelp-persistence = Наполегливість

## Ходи

kelp-move-done = Досить
kelp-move-skip = Пропустити дію
kelp-move-end-turn = Завершити хід
kelp-move-flee-plainly = Утекти без ефекту
kelp-move-draw-dice = Тягти звичайну кількість кубиків
kelp-move-roll = Кинути кубики
kelp-move-to-move = До переміщення
kelp-move-to-resolve = Більше кубиків не розміщувати
kelp-move-suffer-trap = Нехай пастка спрацює
kelp-move-stop-buying = Більше не купувати
kelp-move-reveal = Розкрити: { $zone }
kelp-move-shuffle = У торбинку: { $zone }
kelp-move-settle = Виставити блок сюди: { $zone }
kelp-move-hide = Приховати: { $zone }
kelp-move-exchange = Обміняти: { $zone }
kelp-move-aim = Кубик { $die } сюди: { $zone }
kelp-move-resolve = Спершу: { $zone }
kelp-move-reroll = Перекинути: { $die }
kelp-move-store = Відкласти на «Пильну»: { $die }
kelp-move-raise = Збільшити: { $die }
kelp-move-starve = На трек голоду: { $die }
kelp-move-sharpen = Перевернути на 6: { $die }
kelp-move-current = Течія: { $die }
kelp-move-hunt = Шукати або атакувати: { $die }
kelp-move-save = В енергію: { $die }
kelp-move-lower = Замінити карту в ряду, зменшивши: { $die }
kelp-move-feed = На трек голоду: { $die }
kelp-move-current-watched = Течія з «Пильної»: { $die }
kelp-move-hunt-watched = Шукати або атакувати з «Пильної»: { $die }
kelp-move-save-watched = В енергію з «Пильної»: { $die }
kelp-move-calm = Скинути течію { $value }: { $cell }
kelp-move-refill = Узяти з поля течію { $value }: { $cell }
kelp-move-lay = Кубик { $die } сюди: { $cell }
kelp-move-escape = { $escape } ({ $colour })
kelp-move-counter = { $counter } ({ $colour })
kelp-move-give-back = Повернути в торбинку: { $colour }
kelp-move-pick = Вибрати з торбинки: { $colour }
kelp-move-survive = Застосувати ефект карти
kelp-move-draw-extra = Тягти на 1 кубик більше
kelp-move-draw-up = Дотягти карти до ліміту руки
kelp-move-swim = Пливти: { $cell }
kelp-move-step = На клітинку далі: { $cell }
kelp-move-play = Розіграти (вартість { $cost }): { $card }
kelp-move-discard = Скинути й приховати блок: { $card }
kelp-move-remove-hand = Вилучити з руки: { $card }
kelp-move-remove-discard = Вилучити зі скиду: { $card }
kelp-move-tutor-deck = Узяти з колоди: { $card }
kelp-move-tutor-discard = Узяти зі скиду: { $card }
kelp-move-food = Застосувати їжу: { $block }
kelp-move-learn-block = Отримати блок: { $block }
kelp-move-learn-card = Отримати карту ({ $pile }): { $card }
kelp-move-learn-food = Отримати карту з їжею: { $card }
kelp-move-swap = Поміняти місцями: { $zone } — { $other }
kelp-move-skill = Застосувати карту: { $skill }
kelp-move-buy = Купити за { $cost }: { $skill }
kelp-move-refresh = Замінити в ряду: { $skill }
kelp-move-face = Перевернути на { $value }
kelp-move-place = Акула починає тут: { $cell }
kelp-move-home = Перемістити акулу сюди: { $cell }

## Запитання

kelp-prompt-place-shark = Оберіть сховок, з якого почне акула.
kelp-prompt-action = Дія { $number } з 2: розіграйте карту, дотягніть карти або скиньте карту.
kelp-prompt-last-gap = Застосуйте їжу або завершіть хід.
kelp-prompt-pay = Карта «{ $card }»: лишилося сплатити { $left }. Який блок розкрити?
kelp-prompt-swap = Поміняйте місцями два сусідні блоки (ще { $count }).
kelp-prompt-shuffle = Оберіть блоки для перетасування (ще { $count }).
kelp-prompt-settle = Куди виставити блок із торбинки? Порожніх клітинок: { $count }.
kelp-prompt-hide = Який блок приховати? (ще { $count })
kelp-prompt-learn = Навчання (ще { $count }): оберіть карту або блок.
kelp-prompt-exchange = Новий блок: «{ $block }». Який розкритий блок поступиться місцем?
kelp-prompt-remove = Яку карту вилучити з гри? (ще { $count })
kelp-prompt-tutor = Візьміть карту з колоди або скиду.
kelp-prompt-calm = Можна скинути кубики течій (ще { $count }).
kelp-prompt-send-home = Оберіть сховок для акули.
kelp-prompt-choose-escape = Протистояння: таємно оберіть карту.
kelp-prompt-choose-hunt = Протистояння: таємно оберіть карту.
kelp-prompt-survive = Восьминіг утікає. Застосувати ефект карти «{ $escape }»?
kelp-prompt-draw = Тягніть кубики.
kelp-prompt-refill = Торбинка порожня: візьміть кубики течій із поля (ще { $count }).
kelp-prompt-drawn = Кубики потягнуто, але ще не кинуто.
kelp-prompt-give-back = Поверніть кубики в торбинку (ще { $count }).
kelp-prompt-pick = Оберіть кубик із торбинки.
kelp-prompt-rolled = Кубики кинуто: можна перекинути або застосувати карти.
kelp-prompt-reroll = Які кубики перекинути? (ще { $count })
kelp-prompt-store = Який кубик відкласти на потім?
kelp-prompt-raise = Який кубик збільшити?
kelp-prompt-raise-to = На яку грань перевернути?
kelp-prompt-starve = Який кубик віддати на трек голоду?
kelp-prompt-sharpen = Який червоний кубик стане 6?
kelp-prompt-currents = Розмістіть кубики течій або рушайте далі.
kelp-prompt-lay-current = На яку клітинку покласти кубик течії?
kelp-prompt-move = Куди пливти?
kelp-prompt-swim = Куди нести течії далі?
kelp-prompt-glide = Куди пливти ще на клітинку?
kelp-prompt-moved = Можна пливти ще на клітинку.
kelp-prompt-hunt = Шукайте, атакуйте або збережіть кубики.
kelp-prompt-hunt-zone = У яку зону покласти кубик?
kelp-prompt-order = Яку зону розкрити першою?
kelp-prompt-trap = Це пастка: «{ $block }». Не зважати на неї?
kelp-prompt-grow = Зростання.
kelp-prompt-spend = Енергія.
kelp-prompt-save = Які кубики покласти в енергію?
kelp-prompt-buy = Купівля карт: енергії { $energy }.
kelp-prompt-refresh = Яку карту ряду замінити?
kelp-prompt-feed = Який кубик енергії піде на трек голоду?

## Події

kelp-event-home = Акула тепер у сховку: { $cell }.
kelp-event-play = { $seat }: розіграно карту «{ $card }».
kelp-event-discard = { $seat }: скинуто карту «{ $card }».
kelp-event-draw = { $seat }: { $count ->
    [one] дотягнуто { $count } карту
    [few] дотягнуто { $count } карти
   *[many] дотягнуто { $count } карт
}.
kelp-event-draw-own = У руці тепер ще: { $cards }.
kelp-event-reshuffle = Скид перетасовано в нову колоду.
kelp-event-reveal = Розкрито { $zone }: «{ $block }».
kelp-event-hide = Блок приховано: { $zone }.
kelp-event-swap = Блоки міняються місцями: { $zone } — { $other }.
kelp-event-shuffle = Блоки йдуть у торбинку: { $zones }.
kelp-event-settle = Блок із торбинки стає сюди: { $zone }.
kelp-event-settle-own = { $zone }: тут тепер «{ $block }».
kelp-event-learn = Нова карта йде у скид: «{ $card }».
kelp-event-learn-to-hand = Нова карта йде в руку: «{ $card }».
kelp-event-exchange = { $zone }: «{ $block }» замість «{ $gone }».
kelp-event-remove = Карту вилучено з гри: «{ $card }».
kelp-event-eat = Восьминіг поїв: «{ $block }» ({ $zone }).
kelp-event-food = { $seat }: застосовано їжу «{ $block }».
kelp-event-tutor = Карта йде зі скиду в руку: «{ $card }».
kelp-event-tutor-deck = { $seat }: карту взято з колоди, колоду перетасовано.
kelp-event-tutor-own = З колоди взято: «{ $card }».
kelp-event-calm = Течію { $value } скинуто: { $cell }.
kelp-event-shark-turn = Раунд { $round }, хід акули: { $seat }.
kelp-event-take-dice = { $seat }: { $count ->
    [one] потягнуто { $count } кубик
    [few] потягнуто { $count } кубики
   *[many] потягнуто { $count } кубиків
}.
kelp-event-take-dice-own = Кубики: { $colours }.
kelp-event-refill = Кубик течії взято з поля: { $cell }.
kelp-event-pick-own = З торбинки вибрано: { $colour }.
kelp-event-roll = { $seat }: кинуто { $dice }.
kelp-event-reroll = { $seat }: перекидається { $die }.
kelp-event-skill = { $seat }: застосовано карту «{ $skill }».
kelp-event-raise = Кубик { $die } тепер показує { $to }.
kelp-event-turn = { $seat }: розворот на 180°.
kelp-event-purge = Карти протистояння вилучено: { $colour }.
kelp-event-store = { $seat }: кубик відкладено, { $die }.
kelp-event-lay = Течія { $die }: { $cell }.
kelp-event-swim = Акула пливе: { $cell }.
kelp-event-ride = Переплитий кубик течії { $value } іде на ріст: { $cell }.
kelp-event-ride-to-bag = Переплитий кубик течії { $value } повертається в торбинку: { $cell }.
kelp-event-forced-move = Іншого шляху немає: кубик течії прибрано, { $cell }.
kelp-event-hunt = Кубик { $die } лягає сюди: { $zone }.
kelp-event-wasted = Кубик { $die } повертається в торбинку без ефекту ({ $zone }).
kelp-event-trap = Акула натрапила на пастку: «{ $block }».
kelp-event-confrontation = Протистояння! { $zone }.
kelp-event-showdown = Восьминіг: { $escape }, акула: { $hunt }.
kelp-event-escaped = Восьминіг утік; вилучено карти обох сторін: { $colour }.
kelp-event-hunger = Голод { $count } з { $of }: { $colour }.
kelp-event-tile = Активовано: { $tile }.
kelp-event-energy = Енергія акули: { $dice }.
kelp-event-energy-lost = Енергії не вистачає на жодну карту: кубики йдуть у торбинку.
kelp-event-buy = { $seat }: куплено карту «{ $skill }».
kelp-event-row = У ряду нова карта: «{ $skill }».
kelp-event-refresh = Кубик { $die } зменшено, карту «{ $skill }» скинуто.

## Кінець гри

kelp-score-victory = Перемога
kelp-ended-ate-all = восьминіг з’їв усю їжу
kelp-ended-exhausted = акула виснажилася
kelp-ended-caught = акула вполювала восьминога
kelp-ended-toothless = в акули не лишилося кубиків атаки
kelp-ended-too-long = гра надто довга
kelp-ending-ate-all = Восьминіг з’їв усю їжу й перемагає.
kelp-ending-exhausted = Акула виснажена: восьминіг перемагає.
kelp-ending-caught = Акула вполювала восьминога й перемагає.
kelp-ending-toothless = В акули не лишилося кубиків атаки: восьминіг перемагає.
kelp-ending-too-long = Гра надто довга: восьминіг перемагає.

## Поле в терміналі

kelp-board-title = { $board } · раунд { $round }
kelp-board-day = День
kelp-board-night = Ніч
kelp-board-legend = ▲►▼◄ акула (◆ — в обидва боки) · [4] течія · ⌂ сховок · ? прихований блок
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
kelp-board-hand-size = { $count } з { $limit }
kelp-board-discard = Скид
kelp-board-piles = Стоси
kelp-board-blocks = Блоки в запасі
kelp-board-food = Їжа
kelp-board-played = Розіграно
kelp-board-confrontation = Протистояння
kelp-board-nothing = —
kelp-board-used = { $block } (використано)
kelp-board-in-bag = Блоків у торбинці: { $count }

## Поле в браузері

kelp-board-forest = Підводний ліс
kelp-board-tools = Ваше знаряддя
kelp-board-open = відкрита вода
kelp-board-kelp = ламінарія
kelp-board-rocky = скелі
kelp-board-stands = стоїть прихований
kelp-board-lies = лежить відкритий
kelp-board-hidden-block = невідомий блок
kelp-board-no-block = блока немає
kelp-board-den = сховок акули
kelp-board-over = через { $cells }
kelp-board-of = { $count } з { $of }
kelp-board-no-dice = немає кубиків
kelp-board-active = діє
kelp-board-removed = Поза грою
kelp-board-draw-pile = Колода
kelp-board-action = Дія { $number }
kelp-board-empty-hand = У руці немає карт
kelp-board-row-energy = Ряд карт: енергії { $energy }
kelp-board-reveal-cost = { $count ->
    [0] безкоштовно
    [one] відкрити { $count } блок
    [few] відкрити { $count } блоки
   *[many] відкрити { $count } блоків
}
kelp-board-price = ціна: енергії { $cost }
kelp-board-type-move = переміщення
kelp-board-type-hide = переховування
kelp-board-type-learn = навчання
kelp-board-type-eat = харчування
kelp-board-die-blue = течія
kelp-board-die-yellow = пошук
kelp-board-die-red = атака
kelp-board-die-blue-help = Викладений на клітинку, несе акулу далі: вона пропливає над течіями, значення яких спадають. Невикористаний стає енергією.
kelp-board-die-yellow-help = Викладений на зону поруч з акулою, якщо його значення не менше за число зони, відкриває прихований блок. Використаний іде на ріст, невикористаний стає енергією.
kelp-board-die-red-help = Викладений на зону поруч з акулою, якщо його значення не менше за число зони, атакує. Якщо там не восьминіг або він утік, кубик іде на шкалу голоду.
kelp-board-reconstructed = Деякі числа тут відновлені нами: у правилах їх не надруковано.
kelp-board-survival = Ефект порятунку:
kelp-board-left = Кольори протистояння, що лишилися: { $colours }.
kelp-board-cancel = Назад
kelp-board-which = Що саме?
kelp-board-zone-picked = Обрано: { $zone }. З яким сусіднім блоком поміняти?
kelp-board-card-picked = «{ $card }»: { $effect } Покладіть на місце дії, щоб розіграти, або у скид.
kelp-board-tab-dice = Кубики й ріст
kelp-board-tab-cards = Карти · { $count }
kelp-board-tab-hand = Рука · { $count }
kelp-board-tab-piles = Стоси й блоки
kelp-board-you-are = Ви — { $role }
kelp-board-duel-rule = Обоє таємно обирають колір. Однаковий колір: восьминога спіймано. Різні кольори: він тікає.
kelp-board-duel-octopus = Яка карта врятує? Оберіть колір, якого акула не вгадає.
kelp-board-duel-shark = Вгадайте колір, який виклав восьминіг.
kelp-board-duel-waits = { $name } обирає.
kelp-board-duel-caught = Той самий колір: восьминога спіймано, акула перемагає.
kelp-board-duel-escaped = Кольори різні: восьминіг тікає завдяки карті «{ $card }». Обидві карти цього кольору ({ $colour }) залишають гру, тож наступного разу вибір буде меншим.
kelp-board-how-ate-all = Заповнено останнє місце шкали їжі. Що б не мала акула на полі, це вже не важить.
kelp-board-how-exhausted = Заповнено останнє місце шкали голоду: кожна невдала атака й кожна купівля забирали туди кубик, і в акули скінчилися сили.
kelp-board-how-caught = Атака влучила, і в протистоянні обидві карти були одного кольору.
kelp-board-how-caught-last = Атака влучила, а карт протистояння лишилася одна пара: кольори не могли бути різними.
kelp-board-how-toothless = На шкалі голоду одне вільне місце, а кубиків атаки в акули ніде немає: спіймати восьминога вона вже не може.
kelp-board-how-too-long = Досягнуто межі раундів цього столу; восьминіг протримався.
kelp-board-sum-rounds = Зіграно раундів
kelp-board-sum-food = З’їдено їжі
kelp-board-sum-hunger = Голод акули
kelp-board-sum-tiles = Діє тайлів росту
kelp-board-sum-skills = Куплено карт акули
kelp-board-sum-duels = Лишилося пар протистояння

## Ефекти словами

kelp-ability-swap = { $count ->
    [one] поміняйте місцями два сусідні блоки.
    [few] поміняйте місцями два сусідні блоки { $count } рази.
   *[many] поміняйте місцями два сусідні блоки { $count } разів.
}
kelp-ability-shuffle-hidden = { $count ->
    [one] перемішайте у торбинці { $count } прихований блок
    [few] перемішайте у торбинці { $count } приховані блоки
   *[many] перемішайте у торбинці { $count } прихованих блоків
}; куди ляже кожен, каже акула.
kelp-ability-shuffle-revealed = { $count ->
    [one] перемішайте у торбинці { $count } відкритий блок
    [few] перемішайте у торбинці { $count } відкриті блоки
   *[many] перемішайте у торбинці { $count } відкритих блоків
}; куди стане кожен, каже акула, повертаються вони прихованими.
kelp-ability-shuffle-any = { $count ->
    [one] перемішайте у торбинці { $count } блок
    [few] перемішайте у торбинці { $count } блоки
   *[many] перемішайте у торбинці { $count } блоків
}, прихованих чи відкритих; куди стане кожен, каже акула, повертаються вони прихованими.
kelp-ability-with-centre = Один з них — блок у центрі, хоч би як він лежав.
kelp-ability-with-octopus = Серед них восьминіг.
kelp-ability-hide = { $count ->
    [one] приховайте { $count } відкритий блок.
    [few] приховайте { $count } відкриті блоки.
   *[many] приховайте { $count } відкритих блоків.
}
kelp-ability-hide-up-to = { $count ->
    [one] приховайте до { $count } відкритого блока.
   *[many] приховайте до { $count } відкритих блоків.
}
kelp-ability-hide-range = приховайте від { $low } до { $count } відкритих блоків.
kelp-ability-hide-all = приховайте всі відкриті блоки.
kelp-ability-not-itself = Але не саму цю пастку.
kelp-ability-learn = { $count ->
    [one] вивчіть { $count } карту або блок.
    [few] вивчіть { $count } карти або блоки.
   *[many] вивчіть { $count } карт або блоків.
}
kelp-ability-learn-up-to = { $count ->
    [one] вивчіть до { $count } карти або блока.
   *[many] вивчіть до { $count } карт або блоків.
}
kelp-ability-learn-range = вивчіть від { $low } до { $count } карт або блоків.
kelp-ability-to-hand = Вивчена карта йде в руку (карти харчування — у скид).
kelp-ability-remove = { $count ->
    [one] приберіть із гри { $count } карту з руки чи скиду.
    [few] приберіть із гри { $count } карти з руки чи скиду.
   *[many] приберіть із гри { $count } карт з руки чи скиду.
}
kelp-ability-remove-up-to = { $count ->
    [one] можете прибрати з гри { $count } карту з руки чи скиду.
   *[many] можете прибрати з гри до { $count } карт з руки чи скиду.
}
kelp-ability-remove-range = приберіть із гри від { $low } до { $count } карт з руки чи скиду.
kelp-ability-eat = з’їжте «{ $food }», якщо ця їжа поруч із восьминогом.
kelp-ability-hand-limit = ліміт руки стає { $count }.
kelp-ability-draw-to-limit = одразу доберіть карти до нього.
kelp-ability-tutor = { $count ->
    [one] візьміть { $count } карту на вибір з колоди або скиду.
    [few] візьміть { $count } карти на вибір з колоди або скиду.
   *[many] візьміть { $count } карт на вибір з колоди або скиду.
}
kelp-ability-calm = { $count ->
    [one] поверніть { $count } кубик течії з поля до торбинки.
   *[many] поверніть до { $count } кубиків течії з поля до торбинки.
}
kelp-ability-shark-to-hide = відправте акулу до сховку.
kelp-ability-reroll = { $count ->
    [one] перекиньте { $count } кубик.
    [few] перекиньте { $count } кубики.
   *[many] перекиньте { $count } кубиків.
}
kelp-ability-reroll-up-to = { $count ->
    [one] щоходу перекинути { $count } кубик.
   *[many] щоходу перекинути до { $count } кубиків.
}
kelp-ability-reroll-range = перекиньте від { $low } до { $count } кубиків.
kelp-ability-return = поверніть витягнутих кубиків: { $give }, потім оберіть із торбинки: { $take }.
kelp-ability-draw-and-roll-extra = { $count ->
    [one] витягніть і киньте ще { $count } кубик.
    [few] витягніть і киньте ще { $count } кубики.
   *[many] витягніть і киньте ще { $count } кубиків.
}
kelp-ability-raise-die = поверніть кубик більшим значенням догори.
kelp-ability-purge-confrontation = випадкова карта протистояння восьминога і ваша карта того ж кольору залишають гру.
kelp-ability-store-die = покладіть кинутий кубик на цю карту, щоб використати його в наступному ході.
kelp-ability-turn-180 = розверніть акулу.
kelp-ability-hunger-die-for-red-six = покладіть кубик на шкалу голоду; інший, червоний, поверніть на 6.
kelp-ability-ignore-trap = пастка не діє.
kelp-ability-extra-step = { $count ->
    [one] пропливіть ще { $count } клітинку.
    [few] пропливіть ще { $count } клітинки.
   *[many] пропливіть ще { $count } клітинок.
}
kelp-ability-energy-bonus = енергія { $low }–{ $high }: +{ $add }.
kelp-ability-draw-extra = { $count ->
    [one] тягнути ще { $count } кубик.
    [few] тягнути ще { $count } кубики.
   *[many] тягнути ще { $count } кубиків.
}
kelp-ability-none = власного ефекту немає: карта дає кубики.
kelp-ability-pays = Відкрита як оплата, рахується за { $count }.
kelp-ability-block-octopus = Сам восьминіг. Він ніколи не залишає поле.
kelp-ability-block-shell = Нічого не робить.
kelp-ability-block-trap = Коли її відкриває акула:
kelp-ability-block-food = З’їдену можна використати один раз:
kelp-ability-window-none = не прив’язана до кроку
kelp-ability-window-draw = крок 1, перед тим як тягнути
kelp-ability-window-drawn_not_rolled = крок 1, кубики витягнуто, але не кинуто
kelp-ability-window-after_roll = крок 1, після кидка
kelp-ability-window-pre_move = перед рухом
kelp-ability-window-move = крок 3, під час руху
kelp-ability-window-search = крок 4, перед пошуком
kelp-ability-window-trap_revealed = крок 4, коли відкрито пастку
kelp-ability-window-spend_energy = крок 6, перед купівлею
kelp-ability-window-any_own_step = на початку будь-якого кроку

## Відмови

refused-kelp-not-in-hand = Карти «{ $card }» немає в руці.
refused-kelp-cannot-play = Карту «{ $card }» не розіграти: її вартість або весь ефект зараз неможливі.
refused-kelp-hand-full = У руці вже { $limit } — більше не дотягти.
refused-kelp-nothing-to-draw = Тягти нічого: колода й скид порожні.
refused-kelp-already-revealed = { $zone }: блок уже розкрито.
refused-kelp-not-needed = { $zone }: цей блок тут зайвий або заважає ефекту карти.
refused-kelp-not-revealed = { $zone }: тут немає розкритого блока.
refused-kelp-keeps-its-place = { $zone }: цей блок не можна обміняти.
refused-kelp-cell-taken = { $cell }: клітинка зайнята.
refused-kelp-not-ahead = { $cell }: акула не може сюди пливти, адже рухається лише вперед.
refused-kelp-rising-current = { $cell }: течія тут не слабша за попередню або не виводить на вільну клітинку.
refused-kelp-cannot-buy = «{ $skill }» (вартість { $cost }): немає в ряду або бракує енергії.
refused-kelp-must-buy = Спершу треба купити карту.
refused-kelp-not-owned = Карти «{ $skill }» немає.
refused-kelp-wrong-step = Карту «{ $skill }» зараз не застосувати.
refused-kelp-die-too-low = { $die }: для цього кубика поруч немає зони.
refused-kelp-hide-taken = { $cell }: це не вільний сховок.
refused-kelp-too-many = { $field }: «{ $component }» забагато, усього їх { $count }.
refused-kelp-missing = { $field }: бракує «{ $component }» (разом { $count }).
refused-kelp-wrong-pile = { $field }: карта «{ $card }» не з цього стосу.
refused-kelp-nine-blocks = { $field }: на полі має бути 9 блоків, а не { $count }.
refused-kelp-no-octopus = { $field }: немає восьминога.
refused-kelp-supply = { $field }: у запасі мають бути { $expected }.
refused-kelp-food = { $field }: їжа «{ $block }» і карта «{ $card }» не сходяться.
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
