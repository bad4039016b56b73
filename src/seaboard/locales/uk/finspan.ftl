finspan-name = Рибокрай
finspan-tagline = Заселіть свій океан рибою, пірнайте по бонуси й збирайте мальків у зграї.

## Риби

finspan-abyssal_anglerfish = Вудильник глибоководний
finspan-abyssal_halosaur = Галозавр абісальний
finspan-abyssal_spiderfish = Батиптероїс довгоногий
finspan-angelshark = Морський ангел європейський
finspan-angler = Морський чорт європейський
finspan-arabian_carpetshark = Аравійська азійська котяча акула
finspan-atlantic_bluefin_tuna = Тунець звичайний
finspan-atlantic_bonito = Пеламіда атлантична
finspan-atlantic_mackerel = Скумбрія атлантична
finspan-atlantic_sailfish = Вітрильник атлантичний
finspan-atlantic_salmon = Лосось атлантичний
finspan-atlantic_sturgeon = Осетер американський атлантичний
finspan-atlantic_wolffish = Зубатка смугаста
finspan-banggai_cardinalfish = Кардинал Каудерна
finspan-barramundi = Барамунді
finspan-bearded_seadevil = Лінофрина бородата
finspan-bigeye_tuna = Тунець великоокий
finspan-bigeye_smooth_head = Гладкоголов великоокий
finspan-binocular_fish = Вінтерія телескопічна
finspan-black_cardinalfish = Епігонус-телескоп
finspan-black_hagfish = Міксина чорна
finspan-black_swallower = Живоглот чорний
finspan-blob_sculpin = М'який бичок
finspan-blue_tang = Хірург блакитний
finspan-bluespine_unicornfish = Риба-єдиноріг короткоморда
finspan-bluestreak_cleaner_wrasse = Губань-чистильник
finspan-bluntnose_sixgill_shark = Шестизяброва акула сіра
finspan-chinese_trumpetfish = Трубкорот китайський
finspan-chola_guitarfish = Гітарний скат чола
finspan-clown_anemonefish = Амфіпріон-клоун
finspan-common_fangtooth = Шаблезуб звичайний
finspan-cookiecutter_shark = Бразильська світна акула
finspan-cownose_ray = Бичорил американський
finspan-creolefish = Риба-креол
finspan-crocodilefish = Риба-крокодил
finspan-deepsea_lizardfish = Ящероголов глибоководний
finspan-diamond_stingray = Хвостокол діамантовий
finspan-elsmans_whipnose = Гігантактис Ельсмана
finspan-emperor_red_snapper = Луціан імператорський
finspan-escolar = Есколар
finspan-european_anchovy = Анчоус європейський
finspan-european_flounder = Камбала річкова
finspan-european_sturgeon = Осетер європейський
finspan-faceless_cusk = Тифлонус безликий
finspan-false_catshark = Псевдокуняча акула
finspan-false_cleanerfish = Несправжній чистильник
finspan-flabby_whalefish = Китовидка Грема
finspan-footballfish = Риба-футбол
finspan-giant_devil_ray = Мобула велика
finspan-giant_hatchetfish = Сокирка велетенська
finspan-giant_hawkfish = Кудрепер велетенський
finspan-giant_manta_ray = Манта велетенська
finspan-giant_oarfish = Оселедцевий король
finspan-giant_trevally = Каранкс велетенський
finspan-gray_triggerfish = Спинорог сірий
finspan-great_northern_tilefish = Кафельник великий північний
finspan-great_white_shark = Акула біла
finspan-greenland_shark = Акула гренландська
finspan-grideye_fish = Іпнопс Агассіса
finspan-haddock = Пікша
finspan-hogfish = Лахнолайм великий
finspan-honeycomb_scaly_dragonfish = Стоміас стільниковий
finspan-humpback_anglerfish = Меланоцет Джонсона
finspan-humphead_wrasse = Губань-Наполеон
finspan-indo_pacific_sailfish = Вітрильник індо-тихоокеанський
finspan-japanese_anchovy = Анчоус японський
finspan-kaluga = Калуга
finspan-kawakawa = Тунець малий східний
finspan-largetooth_flounder = Псевдоромб великозубий
finspan-leafy_seadragon = Листяний морський дракон
finspan-little_skate = Скат їжаковий
finspan-live_sharksucker = Прилипало звичайне
finspan-long_snouted_lancetfish = Алепізавр великоголовий
finspan-longspine_porcupinefish = Риба-їжак довгошипа
finspan-mahi_mahi = Корифена велика
finspan-maltese_ray = Скат мальтійський
finspan-mariana_snailfish = Псевдоліпарис маріанський
finspan-mediterranean_damselfish = Хроміс середземноморський
finspan-mediterranean_parrotfish = Риба-папуга середземноморська
finspan-midwater_scorpionfish = Скорпена пелагічна
finspan-ocean_sunfish = Риба-місяць
finspan-oceanic_puffer = Зайцеголов океанічний
finspan-pacific_sardine = Сардина тихоокеанська
finspan-pacific_white_skate = Скат білий тихоокеанський
finspan-pale_chimaera = Химера бліда
finspan-paintspotted_moray = Мурена розписна
finspan-paraliparis = Параліпарис антарктичний
finspan-patagonian_toothfish = Іклач патагонський
finspan-pelican_eel = Великорот пеліканоподібний
finspan-pennant_coralfish = Вимпельна риба
finspan-pilotfish = Риба-лоцман
finspan-plate_fish = Ботус місячний
finspan-pudgy_cusk_eel = Спектрункул великий
finspan-pygmy_seahorse = Карликовий морський коник
finspan-red_lionfish = Крилатка смугаста
finspan-red_scorpionfish = Скорпена червона
finspan-rockmover_wrasse = Губань-дракон
finspan-sailfin_flying_fish = Летюча риба вітрилопера
finspan-sargassum_fish = Саргасовий морський клоун
finspan-scaleless_black_dragonfish = Чорний безлускатий дракон
finspan-shortspine_african_angler = Морський чорт африканський
finspan-shortspine_spurdog = Катран Міцукурі
finspan-silver_lightfish = Фотихт сріблястий
finspan-skipjack_tuna = Тунець смугастий
finspan-sloans_viperfish = Хауліод звичайний
finspan-smooth_oreo_dory = Псевдоцит плямистий
finspan-snaggletooth = Астронест чорний
finspan-snipe_eel = Вугор бекасовий
finspan-speckled_butterflyfish = Риба-метелик лимонна
finspan-spiny_seadevil = Неоцератій шипастий
finspan-spookfish = Доліхоптерикс довгорилий
finspan-spotted_parrotfish = Риба-папуга плямиста
finspan-stonefish = Бородавчатка жахлива
finspan-stoplight_loosejaw = Малакост чорний
finspan-striped_marlin = Марлін смугастий
finspan-swordfish = Риба-меч
finspan-tripodfish = Риба-тринога
finspan-tropical_two_wing_flying_fish = Двокрила летюча риба
finspan-whale_shark = Акула китова
finspan-white_suckerfish = Ремора біла
finspan-white_spotted_puffer = Аротрон білоплямистий
finspan-whitemargin_stargazer = Зіркогляд білооблямований
finspan-wolftrap_angler = Лазіогнат Біба
finspan-yellow_boxfish = Кузовок-кубик
finspan-yellowtail_snapper = Луціан жовтохвостий
finspan-barreleye = Макропіна малорота
finspan-blue_lanternfish = Діаф блакитний
finspan-bonefish = Альбула звичайна
finspan-smoothcheek_lanternfish = Болініхт індійський
finspan-longfin_batfish = Платакс довгоперий
finspan-mandarinfish = Риба-мандаринка
finspan-orange_roughy = Великоголов атлантичний
finspan-porkfish = Риба-свиня
finspan-saddleback_butterflyfish = Риба-метелик сідлоспинна
finspan-white_banded_triggerfish = Спинорог Пікассо
finspan-glasshead_grenadier = Гіменоцефал італійський
finspan-showy_bristlemouth = Щетинорот видний
finspan-catalina_goby = Бичок Каталіна

## Місця й речі

finspan-blue = синій
finspan-purple = фіолетовий
finspan-green = зелений
finspan-row1 = ряд 1
finspan-row2 = ряд 2
finspan-row3 = ряд 3
finspan-row4 = ряд 4
finspan-row5 = ряд 5
finspan-row6 = ряд 6
finspan-empty_slot = риби немає
finspan-egg = ікринка
finspan-young = мальок
finspan-school = зграя
finspan-bioluminescent = біолюмінесценція
finspan-camouflage = маскування
finspan-electric = електролокація
finspan-predator = хижак
finspan-venomous = отруйна
finspan-unit_draw = карта з колоди
finspan-unit_retrieve = карта з власного скиду
finspan-unit_egg = ікринка
finspan-unit_hatch = мальок з ікринки
finspan-unit_young = мальок
finspan-unit_move = переміщення
finspan-unit_tuck = з'їсти рибу з руки
finspan-unit_egg_each = ікринки на ваших рибах
finspan-unit_play = зіграти ще одну рибу

## Досягнення

finspan-w1a = ікринки та мальки
finspan-w1b = дрібні риби
finspan-w1c = риби
finspan-w1d = мальки
finspan-w1e = символи, крім хижака
finspan-w1f = з'їдені риби
finspan-w2a = ряди риб
finspan-w2b = мальки
finspan-w2c = риби з жетонами
finspan-w2d = символи хижака
finspan-w2e = кожні 3 ікринки
finspan-w2f = середні риби
finspan-w3a = зграї
finspan-w3b = мальки
finspan-w3c = кожні 3 ікринки
finspan-w3d = великі риби
finspan-w3e = риби без жетонів
finspan-w3f = карти з властивістю «При активації»

## Карти Навтоми

finspan-n1 = рішення 1
finspan-n2 = рішення 2
finspan-n3 = рішення 3
finspan-n4 = рішення 4
finspan-n5 = рішення 5
finspan-n6 = рішення 6
finspan-n7 = рішення 7
finspan-r1 = С1: синій, ряди 5 і 6
finspan-r2 = С2: синій, ряди 2 і 3
finspan-r3 = С3: фіолетовий, ряди 5 і 6
finspan-r4 = С4: фіолетовий, ряди 2 і 3
finspan-r5 = С5: зелений, ряди 5 і 6
finspan-r6 = С6: зелений, ряди 2 і 3

## Властивості, складені з їхнього запису

finspan-ability-timing-when_played = При розіграші
finspan-ability-timing-if_activated = При активації
finspan-ability-timing-game_end = Кінець гри
finspan-ability = { $timing }: { $benefit }.
finspan-ability-all = { $timing }, усі гравці: { $benefit }.
finspan-ability-draw = потягніть { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
} з колоди
finspan-ability-retrieve = заберіть { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
} з власного скиду
finspan-ability-egg = розмістіть { $count ->
    [one] { $count } ікринку
    [few] { $count } ікринки
   *[many] { $count } ікринок
}
finspan-ability-hatch = отримайте { $count ->
    [one] { $count } малька з ікринки
    [few] { $count } мальків з ікринок
   *[many] { $count } мальків з ікринок
}
finspan-ability-young = розмістіть { $count ->
    [one] { $count } малька
    [few] { $count } мальків
   *[many] { $count } мальків
} із запасу
finspan-ability-move = { $count ->
    [one] перемістіть малька або зграю
    [few] { $count } рази перемістіть малька або зграю
   *[many] { $count } разів перемістіть малька або зграю
}
finspan-ability-tuck = ця риба з'їдає { $count ->
    [one] { $count } коротшу рибу
    [few] { $count } коротші риби
   *[many] { $count } коротших риб
} з руки
finspan-ability-egg_each = розмістіть по ікринці на кожній вашій рибі { $where }
finspan-ability-play = зіграйте ще одну рибу { $where }
finspan-ability-score = { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[many] { $points } балів
}, якщо { $condition }
finspan-ability-fish-size_small = дрібного розміру
finspan-ability-fish-size_medium = середнього розміру
finspan-ability-fish-size_large = великого розміру
finspan-ability-fish-site_blue = у синьому дайв-сайті
finspan-ability-fish-site_purple = у фіолетовому дайв-сайті
finspan-ability-fish-site_green = у зеленому дайв-сайті
finspan-ability-fish-row_estuary = в естуарії (ряд 1)
finspan-ability-fish-row_deep = у глибоководді (ряд 6)
finspan-ability-fish-symbol_bioluminescent = із символом біолюмінесценції
finspan-ability-fish-symbol_camouflage = із символом маскування
finspan-ability-fish-symbol_electric = із символом електролокації
finspan-ability-fish-symbol_predator = із символом хижака
finspan-ability-fish-symbol_venomous = із символом отруйності
finspan-ability-into-site_blue = у синій дайв-сайт
finspan-ability-into-site_purple = у фіолетовий дайв-сайт
finspan-ability-into-site_green = у зелений дайв-сайт
finspan-ability-into-row_estuary = в естуарій (ряд 1)
finspan-ability-into-row_deep = у глибоководдя (ряд 6)
finspan-ability-into-zone_sunlight = у сонячну зону
finspan-ability-into-zone_twilight = у сутінкову зону
finspan-ability-into-zone_midnight = в опівнічну зону
finspan-ability-both = {" "}і{" "}
finspan-ability-if-no_tokens = на ній немає жетонів
finspan-ability-if-egg = на ній є ікринка
finspan-ability-if-young = на ній є мальок
finspan-ability-if-school = на ній є зграя
finspan-ability-if-young_exactly = на ній рівно { $number ->
    [one] { $number } мальок
    [few] { $number } мальки
   *[many] { $number } мальків
}
finspan-ability-if-under = під нею щонайменше { $number ->
    [one] { $number } риба
    [few] { $number } риби
   *[many] { $number } риб
}
finspan-ability-if-estuary = вона в естуарії (ряд 1)
finspan-ability-if-deep = вона в глибоководді (ряд 6)

## Що слід вибрати

finspan-prompt-turn = Зіграйте рибу або пірніть. Дайверів на цей тиждень: { $divers }.
finspan-prompt-place = Куди розмістити рибу? { $card }
finspan-prompt-pay-card = Скиньте карту, щоб оплатити: { $card }
finspan-prompt-pay-egg = Сплатіть ікринку за: { $card }
finspan-prompt-pay-young = Сплатіть малька за: { $card }
finspan-prompt-pay-school = Сплатіть зграю за: { $card }
finspan-prompt-bonus = Бонус дайв-сайту: { $units }
finspan-prompt-benefit = { $card }: { $units }
finspan-prompt-move-young = Куди перемістити малька?
finspan-prompt-move-school = Куди перемістити зграю?
finspan-prompt-keep = Колода порожня. Яку карту залишити у власному скиді?
finspan-prompt-ending = Останній тиждень минув. Активуйте рибу з властивістю «Кінець гри» або завершіть.

## Ходи

finspan-move-stop = Решту не брати
finspan-move-draw = Потягнути карту
finspan-move-draw-instead = Потягнути карту: власний скид порожній
finspan-move-all-eggs = По ікринці на кожну з цих риб
finspan-move-back = Скасувати останній крок
finspan-move-keep-none = Не залишати жодної
finspan-move-finish = Завершити
finspan-move-dive = Пірнути: { $site }
finspan-move-place = Сюди: { $slot } ({ $fish })
finspan-move-to = Куди: { $slot } ({ $fish })
finspan-move-egg = Ікринка: { $slot } ({ $fish })
finspan-move-hatch = Мальок з ікринки: { $slot } ({ $fish })
finspan-move-young = Мальок: { $slot } ({ $fish })
finspan-move-push-young = Перемістити малька, що тут: { $slot } ({ $fish })
finspan-move-push-school = Перемістити зграю, що тут: { $slot } ({ $fish })
finspan-move-pay-egg = Сплатити ікринку, що тут: { $slot } ({ $fish })
finspan-move-pay-young = Сплатити малька, що тут: { $slot } ({ $fish })
finspan-move-pay-school = Сплатити зграю, що тут: { $slot } ({ $fish })
finspan-move-use = Активувати: { $fish } ({ $slot })
finspan-move-play = Зіграти: { $card }
finspan-move-discard = Скинути: { $card }
finspan-move-retrieve = Забрати в руку: { $card }
finspan-move-tuck = З'їсти: { $card }
finspan-move-keep = Залишити: { $card }

## Що сталося

finspan-event-plays = { $seat } грає рибу: { $card } ({ $slot }).
finspan-event-discards = { $seat } скидає: { $card }.
finspan-event-pays-egg = { $seat } сплачує ікринку: { $slot }.
finspan-event-pays-young = { $seat } сплачує малька: { $slot }.
finspan-event-pays-school = { $seat } сплачує зграю: { $slot }.
finspan-event-consumes = «{ $card }» з'їдає рибу «{ $fish }».
finspan-event-dives = { $seat } пірнає: { $site }.
finspan-event-draws = { $seat } тягне карту: { $card }.
finspan-event-retrieves = { $seat } забирає зі скиду: { $card }.
finspan-event-lays-egg = { $seat } розміщує ікринку: { $slot }.
finspan-event-hatches = { $seat } отримує малька з ікринки: { $slot }.
finspan-event-adds-young = { $seat } розміщує малька: { $slot }.
finspan-event-moves-young = { $seat } переміщує малька: { $origin } → { $slot }.
finspan-event-moves-school = { $seat } переміщує зграю: { $origin } → { $slot }.
finspan-event-forms-school = Троє мальків утворюють зграю: { $slot }.
finspan-event-eats = «{ $card }» з'їдає рибу з руки: { $fish }.
finspan-event-keeps = { $seat } залишає у власному скиді: { $card }.
finspan-event-reshuffles = Скиди перетасовано в нову колоду: { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}.
finspan-event-week-ends = Тиждень { $week } завершено.
finspan-event-scores-achievement = { $seat }: { $achievement } — { $count }, балів: { $points }.
finspan-event-has-most = { $seat } має найбільше за це досягнення: ще { $points }.
finspan-event-passes-marker = { $seat } починає наступний тиждень.
finspan-event-uses = { $seat } активує: { $card }.
finspan-event-game-ends = Гру завершено.
finspan-event-nautoma-turn = Навтома відкриває: { $decision }.
finspan-event-nautoma-places-marker = Навтома розміщує маркер досягнення; тепер їх { $count }.
finspan-event-nautoma-removes-marker = Навтома прибирає маркер досягнення; лишилося { $count }.
finspan-event-nautoma-plays = Навтома отримує рибу: { $card }.
finspan-event-nautoma-gift = «{ $card }» — для всіх гравців; Навтома отримує: { $token }.
finspan-event-nautoma-forms-school = Навтома перетворює 3 мальків на зграю.
finspan-event-nautoma-hatches = Навтома отримує з ікринок { $count ->
    [one] { $count } малька
    [few] { $count } мальків
   *[many] { $count } мальків
}.
finspan-event-nautoma-gains-eggs = Навтома отримує { $count ->
    [one] { $count } ікринку
    [few] { $count } ікринки
   *[many] { $count } ікринок
}.
finspan-event-nautoma-scores-achievement = Навтома: { $achievement } — { $count }, балів: { $points }.
finspan-event-nautoma-has-most = Навтома має найбільше за це досягнення: ще { $points }.
finspan-event-nautoma-ravel = «Сходження» приносить Навтомі { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[many] { $points } балів
}.

## Підсумки

finspan-score-abilities = Властивості «Кінець гри»
finspan-score-fish = Риби
finspan-score-consumed = З'їдені риби
finspan-score-tokens = Ікринки та мальки
finspan-score-schools = Зграї
finspan-score-achievements = Досягнення
finspan-score-nautoma-fish = Риби Навтоми
finspan-score-nautoma-schools = Зграї Навтоми
finspan-score-nautoma-young = Мальки Навтоми
finspan-score-nautoma-eggs = Ікринки Навтоми
finspan-score-nautoma-achievements = Досягнення Навтоми
finspan-score-nautoma-ravel = Сходження
finspan-ended-most_points = більше балів
finspan-ended-most_cards = порівну балів, більше карт у руці
finspan-ended-shared = спільна перемога
finspan-ended-beat_nautoma = Навтому переможено
finspan-ended-lost_to_nautoma = перемогла Навтома
finspan-ending-most_points = Перемога, { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[many] { $points } балів
}: { $winners }.
finspan-ending-most_cards = Балів порівну, але карт у руці більше. Перемога: { $winners }.
finspan-ending-shared = Перемогу розділено: { $winners }.
finspan-ending-beat_nautoma = Навтому переможено, { $points } : { $nautoma }.
finspan-ending-lost_to_nautoma = Перемагає Навтома, { $nautoma } : { $points }.

## Параметри столу

finspan-option-side = Планшет досягнень
finspan-option-side-help = Бік А має сталі досягнення. На боці Б для кожного тижня витягують тайл, а за найбільше балів дають ще 3.
finspan-option-side-a = бік А
finspan-option-side-b = бік Б
finspan-option-week_1 = Досягнення тижня 1
finspan-option-week_1-help = Для боку Б: випадкове або вибране.
finspan-option-week_1-random = випадкове
finspan-option-week_1-w1a = ікринки та мальки
finspan-option-week_1-w1b = дрібні риби
finspan-option-week_1-w1c = риби
finspan-option-week_1-w1d = мальки
finspan-option-week_1-w1e = символи, крім хижака
finspan-option-week_1-w1f = з'їдені риби
finspan-option-week_2 = Досягнення тижня 2
finspan-option-week_2-help = Для боку Б: випадкове або вибране.
finspan-option-week_2-random = випадкове
finspan-option-week_2-w2a = ряди риб
finspan-option-week_2-w2b = мальки
finspan-option-week_2-w2c = риби з жетонами
finspan-option-week_2-w2d = символи хижака
finspan-option-week_2-w2e = кожні 3 ікринки
finspan-option-week_2-w2f = середні риби
finspan-option-week_3 = Досягнення тижня 3
finspan-option-week_3-help = Для боку Б: випадкове або вибране.
finspan-option-week_3-random = випадкове
finspan-option-week_3-w3a = зграї
finspan-option-week_3-w3b = мальки
finspan-option-week_3-w3c = кожні 3 ікринки
finspan-option-week_3-w3d = великі риби
finspan-option-week_3-w3e = риби без жетонів
finspan-option-week_3-w3f = карти з властивістю «При активації»
finspan-option-keep_one = Залишати карту перед перетасуванням
finspan-option-keep_one-help = Коли колода порожня, кожен може залишити 1 карту у власному скиді, а не віддавати її в нову колоду.
finspan-option-nautoma = Рівень Навтоми
finspan-option-nautoma-help = Для гри наодинці: від 1 (найлегший) до 5.
finspan-option-ravel = Режим «Сходження»
finspan-option-ravel-help = Для гри наодинці: щотижня Навтома здобуває бали за рибу в одному з ваших дайв-сайтів; що більша сила, то більше.
finspan-option-ravel-off = вимкнено
finspan-option-ravel-2 = сила 2
finspan-option-ravel-3 = сила 3
finspan-option-ravel-4 = сила 4

## Стіл у терміналі

finspan-board-week = Тиждень { $week } з 4 · колода: { $deck } · досягнення: { $achievement } ({ $points })
finspan-board-last-week = Тиждень 4 з 4 · колода: { $deck } · без досягнення цього тижня
finspan-board-points = балів { $points }
finspan-board-divers = дайверів { $count }
finspan-board-hand = рука
finspan-board-discard = скид
finspan-board-none = порожньо
finspan-board-length = { $length } см
finspan-board-nautoma = Навтома, рівень { $level }
finspan-board-nautoma-area = риб { $fish } · ікринок { $eggs } · мальків { $young } · зграй { $schools } · маркерів { $markers }
finspan-board-ravel = Сходження, сила { $strength }: { $card }
finspan-board-legend = ● ікринка · ‹2› мальки · ◆ зграя · +1 риба внизу · вартість: к карта, і ікринка, м мальок, з зграя, > їсть

## Відмови

refused-finspan-not-in-hand = { $card }: цієї карти немає в руці.
refused-finspan-too-few-cards = { $card }: вартість — інших карт { $cost }, а є { $there }.
refused-finspan-too-few-eggs = { $card }: вартість — ікринок { $cost }, а є { $there }.
refused-finspan-too-few-young = { $card }: вартість — мальків { $cost }, а є { $there }.
refused-finspan-too-few-schools = { $card }: вартість — зграя, а її немає.
refused-finspan-no-slot = { $card }: немає слоту, куди можна розмістити цю рибу (зона, обрамлення, коротша риба).
refused-finspan-slot-not-allowed = { $card } не живе в слоті { $slot }: дивіться зони та обрамлення карти.
refused-finspan-outside-target = { $card }: ця властивість не дозволяє грати в слот { $slot }.
refused-finspan-must-consume = { $card } має з'їсти коротшу рибу, а в слоті { $slot } риби немає.
refused-finspan-not-shorter = { $fish } не коротша за { $card }.
refused-finspan-no-fish = У слоті { $slot } немає риби, а ікринці вона потрібна.
refused-finspan-has-egg = Риба в слоті { $slot } вже має ікринку.
refused-finspan-not-aimed-at = { $fish } у слоті { $slot } не підпадає під цю властивість.
refused-finspan-no-egg = У слоті { $slot } немає ікринки.
refused-finspan-nothing-to-move = У слоті { $slot } немає чого переміщувати.
refused-finspan-out-of-line = Слоти { $origin } і { $slot } не на одній прямій або це той самий слот.
refused-finspan-blocked = Шлях від { $origin } до { $slot } закрито.
refused-finspan-shut-in = Зграю в слоті { $slot } з усіх боків оточують інші зграї.
refused-finspan-ravel-alone = «Сходження» — для гри наодинці, а гравців { $seats }.
refused-finspan-tiles-side-a = Параметр { $option }: досягнення вибирають лише для боку Б.
refused-finspan-card-twice = { $field }: карта { $card } вже лежить деінде.
refused-finspan-nothing-above = { $field }: під слотом { $slot } нічого не може лежати без риби зверху.
refused-finspan-nothing-eaten = { $field }: { $card } має лежати на з'їденій рибі, а під нею нічого немає.
refused-finspan-egg-without-fish = { $field }: у слоті { $slot } немає риби для ікринки.
refused-finspan-school-not-formed = { $field }: стільки мальків у слоті { $slot } вже були б зграєю.
refused-finspan-divers-wrong = { $field }: дайверів { $divers }, а має бути { $expected }.
refused-finspan-turns-wrong = { $field }: кількість дайверів, що лишилися ({ $divers }, від першого гравця), не узгоджена з порядком ходів.
refused-finspan-not-over = { $field }: у тижні { $week } гра не може бути завершена.
refused-finspan-pending-wrong = { $field }: гра не могла дійти до такого стану ({ $what }).
refused-finspan-decisions-wrong = { $field }: карт рішень лишилося { $cards }, а ходів Навтоми — { $turns } і ще одна карта вбік.
refused-finspan-no-move = { $field }: тут ніхто не може зробити ходу.
refused-finspan-nautoma-alone = { $field }: Навтома грає лише проти одного гравця.
refused-finspan-ravel-off = { $field }: режим «Сходження» вимкнено.
refused-finspan-ability-malformed = { $field }: «{ $value }» — це не властивість.
refused-finspan-zones-malformed = { $field }: зони — це S, T і M у такому порядку або D, а не «{ $value }».
refused-finspan-pack-name = { $field }: набору даних потрібна власна назва, а не «{ $value }».
refused-finspan-pack-fixed = { $field }: набір даних не може цього змінити.
refused-finspan-pack-value = { $field }: значення «{ $value }» тут неможливе.

## Стіл у браузері

finspan-web-aim-small = дрібні
finspan-web-aim-medium = середні
finspan-web-aim-large = великі
finspan-web-aim-estuary = естуарій
finspan-web-aim-deep = глибоководдя
finspan-web-all-players = усі гравці
finspan-web-zone-sunlight = сонячна зона
finspan-web-zone-twilight = сутінкова зона
finspan-web-zone-midnight = опівнічна зона
finspan-web-zone-deep = лише глибоководдя (ряд 6)
finspan-web-cost = Ціна
finspan-web-cost-card = { $count ->
    [one] { $count } карта з руки
    [few] { $count } карти з руки
   *[many] { $count } карт з руки
}
finspan-web-cost-egg = { $count ->
    [one] { $count } ікринка
    [few] { $count } ікринки
   *[many] { $count } ікринок
}
finspan-web-cost-young = { $count ->
    [one] { $count } мальок
    [few] { $count } мальки
   *[many] { $count } мальків
}
finspan-web-cost-school = { $count ->
    [one] { $count } зграя
    [few] { $count } зграї
   *[many] { $count } зграй
}
finspan-web-cost-eat = з'їсти коротшу рибу
finspan-web-lives = Живе
finspan-web-length = Довжина
finspan-web-size-small = дрібна
finspan-web-size-medium = середня
finspan-web-size-large = велика
finspan-web-points = Бали
finspan-web-points-of = { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[many] { $points } балів
}
finspan-web-symbols = Символи
finspan-web-forage = Кормова риба, надрукована на планшеті.
finspan-web-under = Під нею
finspan-web-under-count = під нею { $count ->
    [one] { $count } риба
    [few] { $count } риби
   *[many] { $count } риб
}
finspan-web-young = { $count ->
    [one] { $count } мальок
    [few] { $count } мальки
   *[many] { $count } мальків
}
finspan-web-site-blue = синій дайв-сайт
finspan-web-site-purple = фіолетовий дайв-сайт
finspan-web-site-green = зелений дайв-сайт
finspan-web-bonus-top = Бонус угорі
finspan-web-bonus-twilight = Бонус сутінкової зони
finspan-web-bonus-midnight = Бонус опівнічної зони
finspan-web-bonus-floor = На дні, для першого дайвера тижня
finspan-web-dives = Занурень цього тижня: { $count }
finspan-web-discard = Скид · { $count }
finspan-web-deck = Карт у колоді: { $count }
finspan-web-drawer = Показати карти більшими
finspan-web-to-pay = Лишилося сплатити: { $count }
finspan-web-paid = сплачено
finspan-web-my-ocean = До мого океану
finspan-web-cancel = Ні, інше
finspan-web-first = Перший гравець тижня
finspan-web-divers = Дайверів лишилося: { $count }
finspan-web-divers-of = Дайвери: { $count } з { $most }
finspan-web-week-of = Тиждень { $week } з { $weeks }
finspan-web-ocean-of = Океан: { $name }
finspan-web-weeks = Тижні та бали
finspan-web-week = Тиждень { $week }
finspan-web-end = кінець
finspan-web-each = по { $points ->
    [one] { $points } балу
   *[other] { $points } бали
} за кожне
finspan-web-most = Хто має найбільше, отримує ще 3 бали.
finspan-web-reconstructed = (число відтворено, джерела немає)
finspan-web-last-week = Досягнення немає: після цього тижня кінець гри й підрахунок.
finspan-web-scores = Бали за частинами
finspan-web-why-abilities = властивості «Кінець гри», умову яких виконано
finspan-web-why-fish = надруковані бали видимих риб
finspan-web-why-consumed = 1 за кожну рибу під іншою
finspan-web-why-tokens = 1 за кожну ікринку та кожного малька
finspan-web-why-schools = 6 за кожну зграю
finspan-web-why-achievements = записано наприкінці тижнів
finspan-web-nautoma = Навтома
finspan-web-level = рівень { $level }
finspan-web-more = Докладно
finspan-web-nautoma-card = Карта рішення Навтоми
finspan-web-nautoma-waits = Навтома відкриє карту після вашого ходу й виконає її знаки згори вниз.
finspan-web-nautoma-earlier = Раніше цього тижня
finspan-web-nautoma-deck = Ще не відкрито карт рішень: { $count }. Одну з них цього тижня відкладено.
finspan-web-nautoma-area = Що має Навтома
finspan-web-nautoma-fish = Риби Навтоми: { $count }
finspan-web-nautoma-is = У Навтоми немає планшета: після кожного вашого ходу вона відкриває карту рішення. Рівень { $level }: риба дає їй { $fish }, зграя { $school }, мальок 1 бал, дві ікринки 1 бал.
finspan-web-side-none = Досягнень на цьому рівні вона не має.
finspan-web-side-breeze = За досягнення вона рахує число зі сторони «Бриз» і свої мітки.
finspan-web-side-storm = За досягнення вона рахує число зі сторони «Шторм» і свої мітки.
finspan-web-markers = Мітки на дошці досягнень: { $count } з { $most }
finspan-web-ravel = «Сходження», сила { $strength }
finspan-web-ravel-means = { $card }. Щотижня Навтома отримує { $strength } за кожну вашу рибу в цьому дайв-сайті, мінус 1 за кожну вашу рибу в цих рядах; менше від 0 не буває.
finspan-web-nautoma-reconstructed = Знаки на картах рішень, числа «Шторму», подарунок за карти для всіх і карти «Сходження» С1–С5 відтворено: джерела, яке їх показує, знайти не вдалося.
finspan-web-icon-place = кладе мітку на дошку досягнень
finspan-web-icon-remove = забирає мітку з дошки досягнень
finspan-web-icon-play_fish = бере собі верхню рибу колоди; «усі гравці» дає бонус і вам
finspan-web-icon-school = обмінює 3 мальків на зграю
finspan-web-icon-hatch = отримує мальків із щонайбільше 4 ікринок
finspan-web-icon-eggs = отримує 2 ікринки
