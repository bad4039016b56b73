finspan-name = Рибокрай
finspan-tagline = Заселіть свій океан рибою, пірнайте по бонуси й збирайте мальків у зграї.

## Риби

finspan-abyssal_anglerfish = Вудильник глибоководний
finspan-abyssal_halosaur = Галозавр абісальний
finspan-abyssal_spiderfish = Батиптероїс довгоногий
finspan-angelshark = Морський ангел європейський
finspan-angler = Морський чорт європейський
finspan-arabian_carpetshark = Котяча акула аравійська
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
finspan-black_cardinalfish = Епігон-телескоп
finspan-black_hagfish = Міксина чорна
finspan-black_swallower = Живоглот чорний
finspan-blob_sculpin = Психролют жахливий
finspan-blue_tang = Хірург блакитний
finspan-bluespine_unicornfish = Риба-єдиноріг синьошипа
finspan-bluestreak_cleaner_wrasse = Губань-чистильник
finspan-bluntnose_sixgill_shark = Акула шестизяброва сіра
finspan-chinese_trumpetfish = Трубкорот китайський
finspan-chola_guitarfish = Гітарний скат південний
finspan-clown_anemonefish = Амфіпріон-клоун
finspan-common_fangtooth = Шаблезуб звичайний
finspan-cookiecutter_shark = Акула світна бразильська
finspan-cownose_ray = Бичорил американський
finspan-creolefish = Риба-креол
finspan-crocodilefish = Риба-крокодил
finspan-deepsea_lizardfish = Ящероголов глибоководний
finspan-diamond_stingray = Хвостокол ромбічний
finspan-elsmans_whipnose = Гігантактис Ельсмана
finspan-emperor_red_snapper = Луціан імператорський
finspan-escolar = Есколар
finspan-european_anchovy = Анчоус європейський
finspan-european_flounder = Камбала річкова
finspan-european_sturgeon = Осетер європейський
finspan-faceless_cusk = Тифлонус безликий
finspan-false_catshark = Акула псевдокуняча
finspan-false_cleanerfish = Псевдочистильник
finspan-flabby_whalefish = Китовидка Грема
finspan-footballfish = Гімантолоф малонитчастий
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
finspan-honeycomb_scaly_dragonfish = Стомій споріднений
finspan-humpback_anglerfish = Меланоцет Джонсона
finspan-humphead_wrasse = Губань-наполеон
finspan-indo_pacific_sailfish = Вітрильник індо-тихоокеанський
finspan-japanese_anchovy = Анчоус японський
finspan-kaluga = Калуга
finspan-kawakawa = Тунець малий східний
finspan-largetooth_flounder = Псевдоромб великозубий
finspan-leafy_seadragon = Морський дракон листяний
finspan-little_skate = Скат їжаковий
finspan-live_sharksucker = Прилипало звичайне
finspan-long_snouted_lancetfish = Алепізавр довгорилий
finspan-longspine_porcupinefish = Риба-їжак довгошипа
finspan-mahi_mahi = Корифена велика
finspan-maltese_ray = Скат мальтійський
finspan-mariana_snailfish = Псевдоліпарис маріанський
finspan-mediterranean_damselfish = Морська ластівка
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
finspan-pennant_coralfish = Вимпельна риба довгопера
finspan-pilotfish = Риба-лоцман
finspan-plate_fish = Ботус місячний
finspan-pudgy_cusk_eel = Спектрункул великий
finspan-pygmy_seahorse = Морський коник карликовий
finspan-red_lionfish = Крилатка смугаста
finspan-red_scorpionfish = Скорпена червона
finspan-rockmover_wrasse = Губань-дракон
finspan-sailfin_flying_fish = Летюча риба вітрилопера
finspan-sargassum_fish = Морський клоун саргасовий
finspan-scaleless_black_dragonfish = Меланостомій чорноокий
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
finspan-tropical_two_wing_flying_fish = Летюча риба двокрила
finspan-whale_shark = Акула китова
finspan-white_suckerfish = Ремора біла
finspan-white_spotted_puffer = Аротрон білоплямистий
finspan-whitemargin_stargazer = Зіркогляд білооблямований
finspan-wolftrap_angler = Лазіогнат Біба
finspan-yellow_boxfish = Кузовок жовтий
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
finspan-catalina_goby = Бичок каталінський

## Місця й речі

finspan-blue = { $case ->
   *[nom] синій
    [loc] в синьому
}
finspan-purple = { $case ->
   *[nom] фіолетовий
    [loc] у фіолетовому
}
finspan-green = { $case ->
   *[nom] зелений
    [loc] в зеленому
}
finspan-sunlight = сонячна
finspan-twilight = сутінкова
finspan-midnight = опівнічна
finspan-deep = глибоководдя
finspan-joined = { $first }, { $second }
finspan-row1 = ряд 1
finspan-row2 = ряд 2
finspan-row3 = ряд 3
finspan-row4 = ряд 4
finspan-row5 = ряд 5
finspan-row6 = ряд 6
finspan-empty_slot = порожній слот
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
finspan-unit_tuck = риба з руки, яку з’їсти
finspan-unit_egg_each = по ікринці на ваших рибах
finspan-unit_play = ще одна риба з руки

## Досягнення

finspan-w1a = ікринки та мальки
finspan-w1b = дрібні риби
finspan-w1c = риби
finspan-w1d = мальки
finspan-w1e = символи, крім хижака
finspan-w1f = з’їдені риби
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
finspan-r1 = С1: синій, ряди 5 і 6
finspan-r2 = С2: синій, ряди 2 і 3
finspan-r3 = С3: фіолетовий, ряди 5 і 6
finspan-r4 = С4: фіолетовий, ряди 2 і 3
finspan-r5 = С5: зелений, ряди 5 і 6
finspan-r6 = С6: зелений, ряди 2 і 3

## Властивості, складені з їхнього запису

finspan-ability-timing-when_played = При розіграші
finspan-ability-timing-if_activated = При активації
finspan-ability-timing-game_end = Кінець гри
finspan-ability = { $timing }: { $benefit }.
finspan-ability-all = { $timing }, усі гравці: { $benefit }.
finspan-ability-draw = потягніть { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
} з колоди
finspan-ability-retrieve = заберіть { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
} з власного скиду
finspan-ability-egg = розмістіть { $count ->
    [one] { $count } ікринку
    [few] { $count } ікринки
   *[many] { $count } ікринок
}
finspan-ability-hatch = отримайте { $count ->
    [one] { $count } малька з ікринки
    [few] { $count } мальків з ікринок
   *[many] { $count } мальків з ікринок
}
finspan-ability-young = розмістіть { $count ->
    [one] { $count } малька
    [few] { $count } мальків
   *[many] { $count } мальків
} із запасу
finspan-ability-move = { $count ->
    [one] перемістіть малька або зграю
    [few] { $count } рази перемістіть малька або зграю
   *[many] { $count } разів перемістіть малька або зграю
}
finspan-ability-tuck = ця риба з’їдає { $count ->
    [one] { $count } коротшу рибу
    [few] { $count } коротші риби
   *[many] { $count } коротших риб
} з руки
finspan-ability-egg_each = розмістіть по ікринці на кожну вашу рибу { $where }
finspan-ability-play = зіграйте ще одну рибу { $where }
finspan-ability-score = { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[many] { $points } балів
}, якщо { $condition }
finspan-ability-fish-size_small = дрібного розміру
finspan-ability-fish-size_medium = середнього розміру
finspan-ability-fish-size_large = великого розміру
finspan-ability-fish-site_blue = у синьому дайв-сайті
finspan-ability-fish-site_purple = у фіолетовому дайв-сайті
finspan-ability-fish-site_green = у зеленому дайв-сайті
finspan-ability-fish-row_estuary = в естуарії (ряд 1)
finspan-ability-fish-row_deep = у глибоководді (ряд 6)
finspan-ability-fish-symbol_bioluminescent = із символом біолюмінесценції
finspan-ability-fish-symbol_camouflage = із символом маскування
finspan-ability-fish-symbol_electric = із символом електролокації
finspan-ability-fish-symbol_predator = із символом хижака
finspan-ability-fish-symbol_venomous = із символом отруйності
finspan-ability-into-site_blue = у синій дайв-сайт
finspan-ability-into-site_purple = у фіолетовий дайв-сайт
finspan-ability-into-site_green = у зелений дайв-сайт
finspan-ability-into-row_estuary = в естуарій (ряд 1)
finspan-ability-into-row_deep = у глибоководдя (ряд 6)
finspan-ability-into-zone_sunlight = у сонячну зону
finspan-ability-into-zone_twilight = у сутінкову зону
finspan-ability-into-zone_midnight = в опівнічну зону
finspan-ability-both = {" "}і{" "}
finspan-ability-if-no_tokens = на ній немає жетонів
finspan-ability-if-egg = на ній є ікринка
finspan-ability-if-young = на ній є мальок
finspan-ability-if-school = на ній є зграя
finspan-ability-if-young_exactly = на ній рівно { $number ->
    [one] { $number } мальок
    [few] { $number } мальки
   *[many] { $number } мальків
}
finspan-ability-if-under = під нею щонайменше { $number ->
    [one] { $number } з’їдена риба
    [few] { $number } з’їдені риби
   *[many] { $number } з’їдених риб
}
finspan-ability-if-estuary = вона в естуарії (ряд 1)
finspan-ability-if-deep = вона в глибоководді (ряд 6)

## Що слід вибрати

finspan-prompt-turn = Зіграйте рибу або пірніть. Дайверів лишилося: { $divers }.
finspan-prompt-place = { $eats ->
    [0] Куди розмістити рибу «{ $card }»?
   *[other] Яку коротшу рибу з’їсть «{ $card }»? Вона ляже на її місце.
}
finspan-prompt-pay-card = Скиньте карту з руки, щоб оплатити рибу «{ $card }».
finspan-prompt-pay-egg = Сплатіть ікринку за рибу «{ $card }».
finspan-prompt-pay-young = Сплатіть малька за рибу «{ $card }».
finspan-prompt-pay-school = Сплатіть зграю за рибу «{ $card }».
finspan-prompt-bonus = { $units_only ->
    [unit_draw] Бонус дайв-сайту: потягніть карту{ finspan-to_go }
    [unit_retrieve] Бонус дайв-сайту: заберіть карту з власного скиду{ finspan-to_go }
    [unit_egg] Бонус дайв-сайту: виберіть рибу для ікринки{ finspan-to_go }
    [unit_hatch] Бонус дайв-сайту: виберіть ікринку, з якої з’явиться мальок{ finspan-to_go }
    [unit_young] Бонус дайв-сайту: виберіть слот для малька{ finspan-to_go }
    [unit_move] Бонус дайв-сайту: перемістіть малька або зграю{ finspan-to_go }
   *[many] Отримайте бонус дайв-сайту: { $units }.
}
finspan-prompt-benefit = { $units_only ->
    [unit_draw] { finspan-whose_card }: потягніть карту{ finspan-to_go }
    [unit_retrieve] { finspan-whose_card }: заберіть карту з власного скиду{ finspan-to_go }
    [unit_egg] { finspan-whose_card }: виберіть рибу для ікринки{ finspan-to_go }
    [unit_hatch] { finspan-whose_card }: виберіть ікринку, з якої з’явиться мальок{ finspan-to_go }
    [unit_young] { finspan-whose_card }: виберіть слот для малька{ finspan-to_go }
    [unit_move] { finspan-whose_card }: перемістіть малька або зграю{ finspan-to_go }
    [unit_tuck] { finspan-whose_card }: виберіть на руці рибу, яку вона з’їсть{ finspan-to_go }
    [unit_egg_each] { finspan-whose_card }: виберіть риб для ікринок.
    [unit_play] { finspan-whose_card }: зіграйте ще одну рибу{ finspan-to_go }
   *[many] { finspan-whose_card }. Отримайте бонус: { $units }.
}
finspan-whose_card = { $owner_who ->
    [you] «{ $card }»
   *[other] { $owner_seat } дає бонус і вам («{ $card }»)
}
finspan-to_go = { $units_count ->
    [1] .
   *[other] , ще { $units_count }.
}
finspan-prompt-move-young = Куди перемістити малька?
finspan-prompt-move-school = Куди перемістити зграю?
finspan-prompt-keep = Колода порожня. Яку карту залишити у власному скиді?
finspan-prompt-ending = Четвертий тиждень завершено. Застосуйте рибу з властивістю «Кінець гри» або завершіть.

## Ходи

finspan-move-stop = Пропустити
finspan-move-draw = Потягнути карту з колоди
finspan-move-draw-instead = Потягнути карту з колоди: власний скид порожній
finspan-move-all-eggs = По ікринці на кожну з цих риб
finspan-move-back = Скасувати крок
finspan-move-keep-none = Не залишати жодної
finspan-move-finish = Завершити
finspan-move-dive = Пірнути { $site_loc } дайв-сайті
finspan-move-place = Сюди: { $slot } ({ $fish })
finspan-move-to = Сюди: { $slot } ({ $fish })
finspan-move-egg = Ікринка: { $slot } ({ $fish })
finspan-move-hatch = Мальок з ікринки: { $slot } ({ $fish })
finspan-move-young = Мальок: { $slot } ({ $fish })
finspan-move-push-young = Перемістити малька: { $slot } ({ $fish })
finspan-move-push-school = Перемістити зграю: { $slot } ({ $fish })
finspan-move-pay-egg = Сплатити ікринку: { $slot } ({ $fish })
finspan-move-pay-young = Сплатити малька: { $slot } ({ $fish })
finspan-move-pay-school = Сплатити зграю: { $slot } ({ $fish })
finspan-move-use = Застосувати: { $fish } ({ $slot })
finspan-move-play = Зіграти рибу «{ $card }»
finspan-move-discard = Скинути: { $card }
finspan-move-retrieve = Забрати в руку: { $card }
finspan-move-tuck = З’їсти: { $card }
finspan-move-keep = Залишити: { $card }

## Що сталося

finspan-thanks = { $source ->
    [fish] {" "}завдяки рибі «{ $giver }»
    [site] {" "}як бонус
   *[turn] {""}
}
finspan-event-plays = { $who ->
    [you] Ви граєте
   *[other] { $seat } грає
} рибу «{ $card }» ({ $slot }){ finspan-thanks }.
finspan-event-discards = { $who ->
    [you] Ви скидаєте
   *[other] { $seat } скидає
} карту «{ $card }».
finspan-event-pays-egg = { $who ->
    [you] Ви сплачуєте
   *[other] { $seat } сплачує
} ікринку ({ $slot }).
finspan-event-pays-young = { $who ->
    [you] Ви сплачуєте
   *[other] { $seat } сплачує
} малька ({ $slot }).
finspan-event-pays-school = { $who ->
    [you] Ви сплачуєте
   *[other] { $seat } сплачує
} зграю ({ $slot }).
finspan-event-consumes = Риба «{ $card }» з’їдає рибу «{ $fish }».
finspan-event-dives = { $who ->
    [you] Ви пірнаєте
   *[other] { $seat } пірнає
} { $site_loc } дайв-сайті.
finspan-event-draws = { $who ->
    [you] Ви тягнете
   *[other] { $seat } тягне
} карту «{ $card }»{ finspan-thanks }.
finspan-event-retrieves = { $who ->
    [you] Ви забираєте
   *[other] { $seat } забирає
} зі скиду карту «{ $card }»{ finspan-thanks }.
finspan-event-lays-egg = { $who ->
    [you] Ви розміщуєте
   *[other] { $seat } розміщує
} ікринку ({ $slot }){ finspan-thanks }.
finspan-event-hatches = { $who ->
    [you] Ви отримуєте
   *[other] { $seat } отримує
} малька з ікринки ({ $slot }){ finspan-thanks }.
finspan-event-adds-young = { $who ->
    [you] Ви розміщуєте
   *[other] { $seat } розміщує
} малька ({ $slot }){ finspan-thanks }.
finspan-event-moves-young = { $who ->
    [you] Ви переміщуєте
   *[other] { $seat } переміщує
} малька ({ $origin } → { $slot }){ finspan-thanks }.
finspan-event-moves-school = { $who ->
    [you] Ви переміщуєте
   *[other] { $seat } переміщує
} зграю ({ $origin } → { $slot }){ finspan-thanks }.
finspan-event-forms-school = Мальки стають зграєю ({ $slot }).
finspan-event-eats = Риба «{ $card }» з’їдає рибу з руки: «{ $fish }».
finspan-event-keeps = { $who ->
    [you] Ви залишаєте
   *[other] { $seat } залишає
} у власному скиді карту «{ $card }».
finspan-event-reshuffles = Скиди перетасовано в нову колоду: { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}.
finspan-event-week-ends = Тиждень { $week } завершено.
finspan-event-scores-achievement = { $who ->
    [you] Ви
   *[other] { $seat }
}: { $achievement } — { $count }; { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[many] { $points } балів
}.
finspan-event-has-most = { $who ->
    [you] Ви маєте найбільше балів за це досягнення й отримуєте
   *[other] { $seat } має найбільше балів за це досягнення й отримує
} ще { $points }.
finspan-event-passes-marker = Наступний тиждень { $who ->
    [you] починаєте ви
   *[other] починає { $seat }
}.
finspan-event-uses = { $who ->
    [you] Ви застосовуєте
   *[other] { $seat } застосовує
} рибу «{ $card }».
finspan-event-game-ends = Гру завершено.
finspan-event-nautoma-turn = Навтома відкриває карту рішень: { $decision }.
finspan-event-nautoma-places-marker = Навтома розміщує маркер досягнення; тепер їх { $count }.
finspan-event-nautoma-removes-marker = Навтома прибирає маркер досягнення; лишилося { $count }.
finspan-event-nautoma-plays = Навтома отримує рибу «{ $card }».
finspan-event-nautoma-gift = Карта «{ $card }» діє для всіх гравців; Навтома отримує жетон: { $token }.
finspan-event-nautoma-forms-school = Навтома перетворює мальків на зграю.
finspan-event-nautoma-hatches = Навтома отримує з ікринок { $count ->
    [one] { $count } малька
    [few] { $count } мальків
   *[many] { $count } мальків
}.
finspan-event-nautoma-gains-eggs = Навтома отримує { $count ->
    [one] { $count } ікринку
    [few] { $count } ікринки
   *[many] { $count } ікринок
}.
finspan-event-nautoma-scores-achievement = Навтома: { $achievement } — { $count }; { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[many] { $points } балів
}.
finspan-event-nautoma-has-most = Навтома має найбільше балів за це досягнення й отримує ще { $points }.
finspan-event-nautoma-ravel = «Сходження» приносить Навтомі { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[many] { $points } балів
}.

## Підсумки

finspan-score-abilities = Властивості «Кінець гри»
finspan-score-fish = Риби
finspan-score-consumed = З’їдені риби
finspan-score-tokens = Ікринки та мальки
finspan-score-schools = Зграї
finspan-score-achievements = Досягнення
finspan-score-nautoma-fish = Риби Навтоми
finspan-score-nautoma-schools = Зграї Навтоми
finspan-score-nautoma-young = Мальки Навтоми
finspan-score-nautoma-eggs = Ікринки Навтоми
finspan-score-nautoma-achievements = Досягнення Навтоми
finspan-score-nautoma-ravel = Сходження
finspan-ended-most_points = найбільше балів
finspan-ended-most_cards = порівну балів, більше карт у руці
finspan-ended-shared = спільна перемога
finspan-ended-beat_nautoma = Навтому переможено
finspan-ended-lost_to_nautoma = перемогла Навтома
finspan-ending-most_points = Перемога: { $winners } ({ $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[many] { $points } балів
}).
finspan-ending-most_cards = Балів порівну; більше карт у руці має переможець: { $winners }.
finspan-ending-shared = Спільна перемога: { $winners }.
finspan-ending-beat_nautoma = Навтому переможено: { $points } : { $nautoma }.
finspan-ending-lost_to_nautoma = Перемагає Навтома: { $nautoma } : { $points }.

## Параметри столу

finspan-option-side = Планшет досягнень
finspan-option-side-help = На боці А досягнення завжди ті самі. На боці Б для кожного тижня вибирають випадковий тайл, а за найбільше балів отримують додаткові. Сім чисел боку Б відтворено.
finspan-option-side-a = бік А
finspan-option-side-b = бік Б
finspan-option-week_1 = Досягнення тижня 1
finspan-option-week_1-help = Для боку Б: випадкове або вибране.
finspan-option-week_1-random = випадкове
finspan-option-week_1-w1a = ікринки та мальки
finspan-option-week_1-w1b = дрібні риби
finspan-option-week_1-w1c = риби
finspan-option-week_1-w1d = мальки
finspan-option-week_1-w1e = символи, крім хижака
finspan-option-week_1-w1f = з’їдені риби
finspan-option-week_2 = Досягнення тижня 2
finspan-option-week_2-help = Для боку Б: випадкове або вибране.
finspan-option-week_2-random = випадкове
finspan-option-week_2-w2a = ряди риб
finspan-option-week_2-w2b = мальки
finspan-option-week_2-w2c = риби з жетонами
finspan-option-week_2-w2d = символи хижака
finspan-option-week_2-w2e = кожні 3 ікринки
finspan-option-week_2-w2f = середні риби
finspan-option-week_3 = Досягнення тижня 3
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
finspan-option-nautoma-help = Для гри наодинці: від 1 (найлегший) до 5. Карти рішень Навтоми та її числа від рівня 4 відтворено.
finspan-option-ravel = Режим «Сходження»
finspan-option-ravel-help = Для гри наодинці: щотижня Навтома здобуває бали за риб в одному з ваших дайв-сайтів; що більша сила, то більше балів. П’ять із шести карт відтворено.
finspan-option-ravel-off = вимкнено
finspan-option-ravel-2 = сила 2
finspan-option-ravel-3 = сила 3
finspan-option-ravel-4 = сила 4

## Стіл у терміналі

finspan-board-week = Тиждень { $week } з 4 · колода: { $deck } · досягнення: { $achievement } ({ $points })
finspan-board-last-week = Тиждень 4 з 4 · колода: { $deck } · без досягнення цього тижня
finspan-board-points = балів { $points }
finspan-board-divers = дайверів { $count }
finspan-board-hand = рука
finspan-board-discard = скид
finspan-board-none = порожньо
finspan-board-length = { $length } см
finspan-board-nautoma = Навтома, рівень { $level }
finspan-board-nautoma-area = риб { $fish } · ікринок { $eggs } · мальків { $young } · зграй { $schools } · маркерів { $markers }
finspan-board-ravel = Сходження, сила { $strength }: { $card }
finspan-board-legend = ● ікринка · ‹2› мальки · ◆ зграя · +1 риба під нею · вартість: к карта, і ікринка, м мальок, з зграя, > їсть · зони: S сонячна, T сутінкова, M опівнічна, D глибоководдя
finspan-board-ahead = Тиждень { $week }: { $achievement } ({ $points })
finspan-board-bonuses = Бонуси дайв-сайтів згори до дна

## Відмови

refused-finspan-not-in-hand = Карти «{ $card }» у руці немає.
refused-finspan-too-few-cards = { $card }: треба скинути карт: { $cost }, а є { $there }.
refused-finspan-too-few-eggs = { $card }: треба сплатити ікринок: { $cost }, а є { $there }.
refused-finspan-too-few-young = { $card }: треба сплатити мальків: { $cost }, а є { $there }.
refused-finspan-too-few-schools = { $card }: треба сплатити зграю, а її немає.
refused-finspan-no-slot = { $card }: немає слоту, де можна розмістити цю рибу (зони, обрамлення, коротша риба).
refused-finspan-slot-not-allowed = Рибу «{ $card }» сюди розмістити не можна ({ $slot }): перевірте її зони й обрамлення.
refused-finspan-outside-target = { $card }: за цією властивістю в цей слот грати не можна ({ $slot }).
refused-finspan-must-consume = Риба «{ $card }» має з’їсти коротшу рибу, а тут риби немає ({ $slot }).
refused-finspan-not-shorter = Риба «{ $fish }» не коротша за рибу «{ $card }».
refused-finspan-no-fish = Тут немає риби, а ікринку розміщують на рибу ({ $slot }).
refused-finspan-has-egg = Ця риба вже має ікринку ({ $slot }).
refused-finspan-not-aimed-at = Риба «{ $fish }» не підпадає під цю властивість ({ $slot }).
refused-finspan-no-egg = Тут немає ікринки ({ $slot }).
refused-finspan-nothing-to-move = Тут немає чого переміщувати ({ $slot }).
refused-finspan-out-of-line = Переміщують лише по прямій і в інший слот ({ $origin } → { $slot }).
refused-finspan-blocked = Шлях закрито ({ $origin } → { $slot }).
refused-finspan-shut-in = Цю зграю з усіх боків оточують інші зграї ({ $slot }).
refused-finspan-ravel-alone = Режим «Сходження» — лише для гри наодинці, а гравців за столом: { $seats }.
refused-finspan-tiles-side-a = Параметр { $option }: досягнення вибирають лише для боку Б.
refused-finspan-card-twice = { $field }: карта { $card } вже лежить деінде.
refused-finspan-nothing-above = { $field }: у слоті { $slot } з’їдена риба може лежати лише під іншою рибою.
refused-finspan-nothing-eaten = { $field }: { $card } має лежати на з’їденій рибі, а під нею нічого немає.
refused-finspan-egg-without-fish = { $field }: у слоті { $slot } немає риби для ікринки.
refused-finspan-school-not-formed = { $field }: стільки мальків у слоті { $slot } вже були б зграєю.
refused-finspan-divers-wrong = { $field }: дайверів { $divers }, а має бути { $expected }.
refused-finspan-turns-wrong = { $field }: кількість дайверів, що лишилися ({ $divers }, від першого гравця), не узгоджена з порядком ходів.
refused-finspan-not-over = { $field }: у тижні { $week } гра ще не може бути завершеною.
refused-finspan-pending-wrong = { $field }: у грі такого стану не буває ({ $what }).
refused-finspan-decisions-wrong = { $field }: карт рішень лишилося { $cards }, а має бути по одній на кожен хід Навтоми ({ $turns }) і ще одна відкладена.
refused-finspan-no-move = { $field }: тут ніхто не може зробити ходу.
refused-finspan-nautoma-alone = { $field }: Навтома грає лише проти одного гравця.
refused-finspan-ravel-off = { $field }: режим «Сходження» вимкнено.
refused-finspan-ability-malformed = { $field }: «{ $value }» — це не властивість.
refused-finspan-zones-malformed = { $field }: зони — це S, T і M у такому порядку або D, а не «{ $value }».
refused-finspan-pack-name = { $field }: набору даних потрібна власна назва, а не «{ $value }».
refused-finspan-pack-fixed = { $field }: набір даних не може цього змінити.
refused-finspan-pack-value = { $field }: значення «{ $value }» тут неможливе.
refused-finspan-wrong-zone = Зони риби «{ $card }»: { $zones }. А тут { $zone } ({ $slot }).
refused-finspan-wrong-site = Риба «{ $card }» живе лише { $site_loc } дайв-сайті: такого кольору її обрамлення.
refused-finspan-no-young = Тут немає малька ({ $slot }).
refused-finspan-no-school = Тут немає зграї ({ $slot }).
refused-finspan-pays-not-itself = Карта «{ $card }» не може оплатити саму себе: скиньте іншу.
refused-finspan-not-discarded = Карти «{ $card }» немає у вашому скиді.
refused-finspan-discard-first = У вашому скиді є карти: заберіть одну з них.
refused-finspan-nothing-to-draw = Тягнути немає чого: колода й скиди порожні.
refused-finspan-not-small-enough = Риба «{ $card }» їсть лише коротших за себе, а «{ $fish }» не коротша.
refused-finspan-no-game-end = Тут немає риби з властивістю «Кінець гри», яка щось дала б ({ $slot }).
refused-finspan-used-already = Властивість цієї риби вже застосовано ({ $slot }).
refused-finspan-too-many-backs = Скасовувати більше не можна: цього ходу ви вже зробили це багато разів.
refused-finspan-nothing-to-take-back = Скасовувати поки немає чого.
refused-finspan-needs-dive = Це дають бонуси дайв-сайтів і властивості риб: зіграйте рибу або пірніть.
refused-finspan-card-first = Рибу кладуть у два кроки: виберіть її на руці, і місця для неї засвітяться.
refused-finspan-pay-first = Спершу сплатіть вартість риби «{ $card }» або скасуйте її.
refused-finspan-benefit-first = Спершу отримайте бонус або пропустіть його.
refused-finspan-other-step = Зараз інший крок. { finspan-step }
refused-finspan-other-target = Це вибрати не можна. { finspan-step }
finspan-step = { $step ->
    [turn] { finspan-prompt-turn }
    [place] { finspan-prompt-place }
    [pay-card] { finspan-prompt-pay-card }
    [pay-egg] { finspan-prompt-pay-egg }
    [pay-young] { finspan-prompt-pay-young }
    [pay-school] { finspan-prompt-pay-school }
    [bonus] { finspan-prompt-bonus }
    [benefit] { finspan-prompt-benefit }
    [move-young] { finspan-prompt-move-young }
    [move-school] { finspan-prompt-move-school }
    [keep] { finspan-prompt-keep }
   *[ending] { finspan-prompt-ending }
}
refused-finspan-card-first-title = Спершу виберіть рибу
refused-finspan-other-step-title = Не на цьому кроці
refused-finspan-wrong-zone-title = { $card } тут не живе
refused-finspan-wrong-zone-then = Слоти для цієї риби засвічено.
refused-finspan-wrong-site-title = { $card } тут не живе
refused-finspan-wrong-site-then = Слоти для цієї риби засвічено.
refused-finspan-too-few-cards-title = Бракує карт
refused-finspan-too-few-eggs-title = Бракує ікринок
refused-finspan-too-few-young-title = Бракує мальків
refused-finspan-too-few-schools-title = Бракує зграї
refused-finspan-has-egg-title = Тут уже є ікринка
refused-finspan-blocked-title = Шлях перекрито

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
finspan-web-zone-deep = лише глибоководдя (ряд 6)
finspan-web-cost = Вартість
finspan-web-cost-card = { $count ->
    [one] { $count } карта з руки
    [few] { $count } карти з руки
   *[many] { $count } карт з руки
}
finspan-web-cost-egg = { $count ->
    [one] { $count } ікринка
    [few] { $count } ікринки
   *[many] { $count } ікринок
}
finspan-web-cost-young = { $count ->
    [one] { $count } мальок
    [few] { $count } мальки
   *[many] { $count } мальків
}
finspan-web-cost-school = { $count ->
    [one] { $count } зграя
    [few] { $count } зграї
   *[many] { $count } зграй
}
finspan-web-cost-eat = з’їсти коротшу рибу
finspan-web-lives = Зони
finspan-web-length = Довжина
finspan-web-size-small = дрібна
finspan-web-size-medium = середня
finspan-web-size-large = велика
finspan-web-points = Бали
finspan-web-points-of = { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[many] { $points } балів
}
finspan-web-symbols = Символи
finspan-web-forage = Кормова риба, зображена на килимку океану.
finspan-web-under = Під нею
finspan-web-under-count = під нею { $count ->
    [one] { $count } риба
    [few] { $count } риби
   *[many] { $count } риб
}
finspan-web-young = { $count ->
    [one] { $count } мальок
    [few] { $count } мальки
   *[many] { $count } мальків
}
finspan-web-site-blue = синій дайв-сайт
finspan-web-site-purple = фіолетовий дайв-сайт
finspan-web-site-green = зелений дайв-сайт
finspan-web-bonus-top = Верхній бонус
finspan-web-bonus-twilight = Бонус сутінкової зони
finspan-web-bonus-midnight = Бонус опівнічної зони
finspan-web-bonus-floor = Бонус дна (для першого дайвера тижня)
finspan-web-bonus-bottom = Бонус дна
finspan-web-bonus-when = Отримуєте, якщо { $count ->
    [1] в ряду { $rows }
   *[other] в рядах { $rows }
} цього дайв-сайту є риба.
finspan-web-bonus-taken = Цього тижня його вже взято.
finspan-web-dive-gives = Дайвер пливе згори до дна. Зараз пірнання дасть:
finspan-web-dive-nothing = Дайвер пливе згори до дна. Зараз пірнання нічого не дасть.
finspan-web-dive-gain = • { $what }: { $gain }.
finspan-web-dive-missed = { $what } пропаде: { $count ->
    [1] у ряду { $rows }
   *[other] у рядах { $rows }
} немає риби.
finspan-web-timing-when_played = Один раз, щойно ви її зіграєте.
finspan-web-timing-if_activated = Щоразу, коли повз неї пливе ваш дайвер.
finspan-web-timing-game_end = Один раз, після четвертого тижня.
finspan-web-next-goal = Тепер збирайте: { $achievement } (× { $points }).
finspan-web-next-last = Далі останній тиждень: без досягнення, після нього рахують бали.
finspan-web-dives = Пірнань цього тижня: { $count }
finspan-web-discard = Скид · { $count }
finspan-web-deck = Карт у колоді: { $count }
finspan-web-drawer = Збільшити карти
finspan-web-to-pay = Лишилося сплатити: { $count }
finspan-web-paid = сплачено
finspan-web-my-ocean = До мого океану
finspan-web-follow = стежити за тим, хто ходить
finspan-web-you-draw = Ви берете
finspan-web-cancel = Вибрати інше
finspan-web-first = Перший гравець тижня
finspan-web-divers = Дайверів лишилося: { $count }
finspan-web-divers-of = Дайвери: { $count } з { $most }
finspan-web-week-of = Тиждень { $week } з { $weeks }
finspan-web-ocean-of = Океан: { $name }
finspan-web-weeks = Тижні та бали
finspan-web-week = Тиждень { $week }
finspan-web-end = кінець
finspan-web-each = × { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[many] { $points } балів
}
finspan-web-most = Хто має найбільше, отримує ще { $most_points ->
    [one] { $most_points } бал
    [few] { $most_points } бали
   *[other] { $most_points } балів
}.
finspan-web-reconstructed = (число відтворено нами)
finspan-web-last-week = Без досягнення: після цього тижня гра завершується й рахують бали.
finspan-web-scores = Звідки бали
finspan-web-why-abilities = властивості «Кінець гри», умову яких виконано
finspan-web-why-fish = надруковані бали видимих риб
finspan-web-why-consumed = { $consumed_points } за кожну з’їдену рибу
finspan-web-why-tokens = ікринка — { $egg_points }, мальок — { $young_points }
finspan-web-why-schools = { $school_points } за кожну зграю
finspan-web-why-achievements = записано наприкінці тижнів
finspan-web-nautoma = Навтома
finspan-web-level = рівень { $level }
finspan-web-more = Докладніше
finspan-web-nautoma-card = Карта рішень Навтоми
finspan-web-nautoma-waits = Навтома відкриє карту рішень після вашого ходу й виконає її символи згори вниз.
finspan-web-nautoma-earlier = Раніше цього тижня
finspan-web-nautoma-deck = Невідкритих карт рішень: { $count }. Одну з них цього тижня відкладено.
finspan-web-nautoma-area = Ігрова зона Навтоми
finspan-web-nautoma-fish = Риби Навтоми: { $count }
finspan-web-nautoma-is = Навтома не має килимка океану: після кожного вашого ходу вона відкриває карту рішень. На рівні { $level } бали їй дають: риба — { $fish }, зграя — { $school }, мальок — { $nautoma_young }, { $eggs_for_a_point ->
    [one] кожна { $eggs_for_a_point } ікринка
    [few] кожні { $eggs_for_a_point } ікринки
   *[other] кожні { $eggs_for_a_point } ікринок
} — 1.
finspan-web-side-none = На цьому рівні вона не здобуває балів за досягнення.
finspan-web-side-breeze = За досягнення вона рахує значення з боку «Бриз» і свої маркери.
finspan-web-side-storm = За досягнення вона рахує значення з боку «Шторм» і свої маркери.
finspan-web-markers = Маркери на планшеті досягнень: { $count } з { $most }
finspan-web-ravel = «Сходження», сила { $strength }
finspan-web-ravel-means = { $card }. Щотижня Навтома отримує { $strength } за кожну вашу рибу в цьому дайв-сайті мінус 1 за кожну вашу рибу в цих рядах, але не менше ніж 0.
finspan-web-nautoma-reconstructed = Символи на картах рішень, значення «Шторму», жетон за карти «усі гравці» та карти «Сходження» С1–С5 відтворено нами: джерела знайти не вдалося.
finspan-web-icon-place = розміщує маркер на планшеті досягнень
finspan-web-icon-remove = прибирає маркер із планшета досягнень
finspan-web-icon-play_fish = бере верхню карту риби; бонус «усі гравці» можете взяти й ви
finspan-web-icon-school = перетворює { $nautoma_school ->
    [one] { $nautoma_school } малька
   *[other] { $nautoma_school } мальків
} на зграю
finspan-web-icon-hatch = отримує мальків з ікринок, щонайбільше { $most_hatched }
finspan-web-icon-eggs = отримує { $eggs_gained ->
    [one] { $eggs_gained } ікринку
    [few] { $eggs_gained } ікринки
   *[other] { $eggs_gained } ікринок
}

finspan-web-week-short = Тиж. { $week }

## Назви з виправленого набору чисел

finspan-ravel_card = { $count ->
    [one] С{ $number }: { $site }, ряд { $rows }
   *[other] С{ $number }: { $site }, ряди { $rows }
}
finspan-counts-eggs_and_young = { finspan-w1a }
finspan-counts-young = { finspan-w1d }
finspan-counts-schools = { finspan-w3a }
finspan-counts-fish = { finspan-w1c }
finspan-counts-small_fish = { finspan-w1b }
finspan-counts-medium_fish = { finspan-w2f }
finspan-counts-large_fish = { finspan-w3d }
finspan-counts-consumed_fish = { finspan-w1f }
finspan-counts-rows_of_fish = { finspan-w2a }
finspan-counts-fish_with_token = { finspan-w2c }
finspan-counts-fish_without_token = { finspan-w3e }
finspan-counts-if_activated = { finspan-w3f }
finspan-counts-symbols = символи: { $units }
finspan-counts-groups_of_eggs = ікринки, по { $count }

## Що відтворено
finspan-reconstructed-side_b = Сім чисел боку Б на планшеті досягнень відтворено нами.
finspan-reconstructed-decisions = Символи на картах рішень Навтоми відтворено нами.
finspan-reconstructed-storm = Числа боку «Шторм», за якими Навтома рахує досягнення, відтворено нами.
finspan-reconstructed-gifts = Який жетон Навтома отримує за карти для всіх гравців, відтворено нами.
finspan-reconstructed-ravel = П’ять із шести карт режиму «Сходження» відтворено нами.
finspan-web-help-deck = Звідси беруть карти. Коли колода скінчиться, скиди замішують наново.
finspan-web-help-discard = Ваш скид: картами, що тут лежать, уже заплачено. Деякі бонуси повертають їх на руку.
finspan-web-help-slot = Тут може жити риба, якщо їй підходять зона й дайв-сайт.
finspan-web-help-egg = Ікринка: нею платять за рибу, з неї вилуплюється мальок.
finspan-web-help-young = Мальок: його пересувають; три мальки разом стають зграєю.
finspan-web-help-school = Зграя: дає бали наприкінці гри, нею платять за великих риб.
