finspan-name = Finspan
finspan-tagline = Заселяйте океан рыбами, ныряйте за бонусами и собирайте мальков в стаи.

## Рыбы

finspan-abyssal_anglerfish = Меланоцет Мюррея
finspan-abyssal_halosaur = Абиссальный галозавр
finspan-abyssal_spiderfish = Длинноногий батиптероис
finspan-angelshark = Европейский морской ангел
finspan-angler = Европейский удильщик
finspan-arabian_carpetshark = Аравийская азиатская кошачья акула
finspan-atlantic_bluefin_tuna = Обыкновенный тунец
finspan-atlantic_bonito = Атлантическая пеламида
finspan-atlantic_mackerel = Атлантическая скумбрия
finspan-atlantic_sailfish = Атлантический парусник
finspan-atlantic_salmon = Атлантический лосось
finspan-atlantic_sturgeon = Американский атлантический осётр
finspan-atlantic_wolffish = Полосатая зубатка
finspan-banggai_cardinalfish = Кардинал Каудерна
finspan-barramundi = Баррамунди
finspan-bearded_seadevil = Бородатая линофрина
finspan-bigeye_tuna = Большеглазый тунец
finspan-bigeye_smooth_head = Большеглазый гладкоголов
finspan-binocular_fish = Телескопическая винтерия
finspan-black_cardinalfish = Эпигонус-телескоп
finspan-black_hagfish = Чёрная миксина
finspan-black_swallower = Чёрный живоглот
finspan-blob_sculpin = Мягкий бычок
finspan-blue_tang = Голубой хирург
finspan-bluespine_unicornfish = Однорогая рыба-носорог
finspan-bluestreak_cleaner_wrasse = Губан-чистильщик
finspan-bluntnose_sixgill_shark = Серая шестижаберная акула
finspan-chinese_trumpetfish = Китайский трубкорот
finspan-chola_guitarfish = Гитарный скат чола
finspan-clown_anemonefish = Рыба-клоун
finspan-common_fangtooth = Обыкновенный саблезуб
finspan-cookiecutter_shark = Бразильская светящаяся акула
finspan-cownose_ray = Американский бычерыл
finspan-creolefish = Креольская рыба
finspan-crocodilefish = Рыба-крокодил
finspan-deepsea_lizardfish = Глубоководный ящероголов
finspan-diamond_stingray = Калифорнийский хвостокол
finspan-elsmans_whipnose = Гигантактис Эльсмана
finspan-emperor_red_snapper = Императорский луциан
finspan-escolar = Эсколар
finspan-european_anchovy = Европейский анчоус
finspan-european_flounder = Речная камбала
finspan-european_sturgeon = Европейский осётр
finspan-faceless_cusk = Безликий тифлонус
finspan-false_catshark = Большая ложнокунья акула
finspan-false_cleanerfish = Ложный чистильщик
finspan-flabby_whalefish = Китовидка Грэхэма
finspan-footballfish = Гимантолоф
finspan-giant_devil_ray = Европейская мобула
finspan-giant_hatchetfish = Гигантский топорик
finspan-giant_hawkfish = Гигантский кудрепёр
finspan-giant_manta_ray = Гигантская манта
finspan-giant_oarfish = Сельдяной король
finspan-giant_trevally = Гигантский каранкс
finspan-gray_triggerfish = Серый спинорог
finspan-great_northern_tilefish = Северный хохлач
finspan-great_white_shark = Белая акула
finspan-greenland_shark = Гренландская полярная акула
finspan-grideye_fish = Ипнопс Агассиса
finspan-haddock = Пикша
finspan-hogfish = Большой лахнолайм
finspan-honeycomb_scaly_dragonfish = Ячеистый стомиас
finspan-humpback_anglerfish = Меланоцет Джонсона
finspan-humphead_wrasse = Губан-наполеон
finspan-indo_pacific_sailfish = Индо-тихоокеанский парусник
finspan-japanese_anchovy = Японский анчоус
finspan-kaluga = Калуга
finspan-kawakawa = Малый восточный тунец
finspan-largetooth_flounder = Крупнозубый псевдоромб
finspan-leafy_seadragon = Лиственный морской дракон
finspan-little_skate = Ежовый скат
finspan-live_sharksucker = Обыкновенный прилипало
finspan-long_snouted_lancetfish = Большеголовый алепизавр
finspan-longspine_porcupinefish = Длинноиглая рыба-ёж
finspan-mahi_mahi = Большая корифена
finspan-maltese_ray = Мальтийский скат
finspan-mariana_snailfish = Марианский морской слизень
finspan-mediterranean_damselfish = Морская ласточка
finspan-mediterranean_parrotfish = Средиземноморская рыба-попугай
finspan-midwater_scorpionfish = Пелагическая скорпена
finspan-ocean_sunfish = Рыба-луна
finspan-oceanic_puffer = Океанический зайцеголов
finspan-pacific_sardine = Тихоокеанская сардина
finspan-pacific_white_skate = Тихоокеанский белый скат
finspan-pale_chimaera = Бледная химера
finspan-paintspotted_moray = Расписная мурена
finspan-paraliparis = Антарктический паралипарис
finspan-patagonian_toothfish = Патагонский клыкач
finspan-pelican_eel = Пеликановидный большерот
finspan-pennant_coralfish = Вымпельная рыба-бабочка
finspan-pilotfish = Рыба-лоцман
finspan-plate_fish = Лунный ботус
finspan-pudgy_cusk_eel = Большой спектрункул
finspan-pygmy_seahorse = Карликовый морской конёк
finspan-red_lionfish = Полосатая крылатка
finspan-red_scorpionfish = Красная скорпена
finspan-rockmover_wrasse = Губан-дракон
finspan-sailfin_flying_fish = Азиатско-американский короткокрыл
finspan-sargassum_fish = Саргассовый морской клоун
finspan-scaleless_black_dragonfish = Чёрная рыба-дракон
finspan-shortspine_african_angler = Африканский удильщик
finspan-shortspine_spurdog = Катран Мицукури
finspan-silver_lightfish = Серебристый фотихт
finspan-skipjack_tuna = Полосатый тунец
finspan-sloans_viperfish = Обыкновенный хаулиод
finspan-smooth_oreo_dory = Пятнистый псевдоцит
finspan-snaggletooth = Чёрный астронест
finspan-snipe_eel = Бекасовый угорь
finspan-speckled_butterflyfish = Лимонная рыба-бабочка
finspan-spiny_seadevil = Шипастый неоцератий
finspan-spookfish = Длиннорылый долихоптерикс
finspan-spotted_parrotfish = Пятнистая рыба-попугай
finspan-stonefish = Ужасная бородавчатка
finspan-stoplight_loosejaw = Чёрный малакост
finspan-striped_marlin = Полосатый марлин
finspan-swordfish = Меч-рыба
finspan-tripodfish = Рыба-тренога
finspan-tropical_two_wing_flying_fish = Обыкновенный двукрыл
finspan-whale_shark = Китовая акула
finspan-white_suckerfish = Белая ремора
finspan-white_spotted_puffer = Белопятнистый аротрон
finspan-whitemargin_stargazer = Белокаймлённый звездочёт
finspan-wolftrap_angler = Ласиогнат Биба
finspan-yellow_boxfish = Кузовок-кубик
finspan-yellowtail_snapper = Желтохвостый луциан
finspan-barreleye = Малоротая макропинна
finspan-blue_lanternfish = Голубой диаф
finspan-bonefish = Обыкновенная альбула
finspan-smoothcheek_lanternfish = Индийский болинихт
finspan-longfin_batfish = Длиннопёрый платакс
finspan-mandarinfish = Рыба-мандаринка
finspan-orange_roughy = Атлантический большеголов
finspan-porkfish = Виргинский анизотремус
finspan-saddleback_butterflyfish = Чепрачная рыба-бабочка
finspan-white_banded_triggerfish = Спинорог Пикассо
finspan-glasshead_grenadier = Итальянский гименоцефал
finspan-showy_bristlemouth = Меченая циклотона
finspan-catalina_goby = Каталинский бычок

## Места и вещи

finspan-blue = { $case ->
   *[nom] синий
    [loc] синем
}
finspan-purple = { $case ->
   *[nom] фиолетовый
    [loc] фиолетовом
}
finspan-green = { $case ->
   *[nom] зелёный
    [loc] зелёном
}
finspan-sunlight = солнечная
finspan-twilight = сумеречная
finspan-midnight = полуночная
finspan-deep = глубоководье
finspan-joined = { $first }, { $second }
finspan-row1 = ряд 1
finspan-row2 = ряд 2
finspan-row3 = ряд 3
finspan-row4 = ряд 4
finspan-row5 = ряд 5
finspan-row6 = ряд 6
finspan-empty_slot = рыбы нет
finspan-egg = икринка
finspan-young = малёк
finspan-school = стая
finspan-bioluminescent = биолюминесценция
finspan-camouflage = маскировка
finspan-electric = электролокация
finspan-predator = хищник
finspan-venomous = ядовитость
finspan-unit_draw = взять карту из колоды
finspan-unit_retrieve = вернуть карту из своего сброса
finspan-unit_egg = положить икринку
finspan-unit_hatch = вывести малька из икринки
finspan-unit_young = положить малька
finspan-unit_move = переместить малька или стаю
finspan-unit_tuck = съесть рыбу с руки
finspan-unit_egg_each = положить икринки на рыб
finspan-unit_play = разыграть ещё одну рыбу

## Достижения

finspan-w1a = икринки и мальки
finspan-w1b = мелкие рыбы
finspan-w1c = рыбы
finspan-w1d = мальки
finspan-w1e = символы, кроме хищника
finspan-w1f = съеденные рыбы
finspan-w2a = полные ряды рыб
finspan-w2b = мальки
finspan-w2c = рыбы с жетонами
finspan-w2d = символы хищника
finspan-w2e = тройки икринок
finspan-w2f = средние рыбы
finspan-w3a = стаи
finspan-w3b = мальки
finspan-w3c = тройки икринок
finspan-w3d = крупные рыбы
finspan-w3e = рыбы без жетонов
finspan-w3f = рыбы со свойством «При активации»

## Карты Навтомы

finspan-n1 = карта решения 1
finspan-n2 = карта решения 2
finspan-n3 = карта решения 3
finspan-n4 = карта решения 4
finspan-n5 = карта решения 5
finspan-n6 = карта решения 6
finspan-n7 = карта решения 7
finspan-r1 = С1: синий, ряды 5 и 6
finspan-r2 = С2: синий, ряды 2 и 3
finspan-r3 = С3: фиолетовый, ряды 5 и 6
finspan-r4 = С4: фиолетовый, ряды 2 и 3
finspan-r5 = С5: зелёный, ряды 5 и 6
finspan-r6 = С6: зелёный, ряды 2 и 3

## Свойства, составленные из их записи

finspan-ability-timing-when_played = При розыгрыше
finspan-ability-timing-if_activated = При активации
finspan-ability-timing-game_end = Конец игры
finspan-ability = { $timing }: { $benefit }.
finspan-ability-all = { $timing }, все игроки: { $benefit }.
finspan-ability-draw = возьмите { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
} из колоды
finspan-ability-retrieve = верните в руку { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
} из своего сброса
finspan-ability-egg = положите { $count ->
    [one] { $count } икринку
    [few] { $count } икринки
   *[many] { $count } икринок
}
finspan-ability-hatch = выведите { $count ->
    [one] { $count } малька из икринки
    [few] { $count } мальков из икринок
   *[many] { $count } мальков из икринок
}
finspan-ability-young = положите { $count ->
    [one] { $count } малька
    [few] { $count } мальков
   *[many] { $count } мальков
} из запаса
finspan-ability-move = { $count ->
    [one] переместите малька или стаю
    [few] { $count } раза переместите малька или стаю
   *[many] { $count } раз переместите малька или стаю
}
finspan-ability-tuck = эта рыба съедает с руки { $count ->
    [one] { $count } рыбу короче себя
    [few] { $count } рыбы короче себя
   *[many] { $count } рыб короче себя
}
finspan-ability-egg_each = положите по икринке на каждую вашу рыбу { $where }
finspan-ability-play = разыграйте ещё одну рыбу { $where }
finspan-ability-score = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, если { $condition }
finspan-ability-fish-size_small = мелкого размера
finspan-ability-fish-size_medium = среднего размера
finspan-ability-fish-size_large = крупного размера
finspan-ability-fish-site_blue = в синем дайв-сайте
finspan-ability-fish-site_purple = в фиолетовом дайв-сайте
finspan-ability-fish-site_green = в зелёном дайв-сайте
finspan-ability-fish-row_estuary = в эстуарии (ряд 1)
finspan-ability-fish-row_deep = в глубоководье (ряд 6)
finspan-ability-fish-symbol_bioluminescent = с символом биолюминесценции
finspan-ability-fish-symbol_camouflage = с символом маскировки
finspan-ability-fish-symbol_electric = с символом электролокации
finspan-ability-fish-symbol_predator = с символом хищника
finspan-ability-fish-symbol_venomous = с символом ядовитости
finspan-ability-into-site_blue = в синий дайв-сайт
finspan-ability-into-site_purple = в фиолетовый дайв-сайт
finspan-ability-into-site_green = в зелёный дайв-сайт
finspan-ability-into-row_estuary = в эстуарий (ряд 1)
finspan-ability-into-row_deep = в глубоководье (ряд 6)
finspan-ability-into-zone_sunlight = в солнечную зону
finspan-ability-into-zone_twilight = в сумеречную зону
finspan-ability-into-zone_midnight = в полуночную зону
finspan-ability-both = {" "}и{" "}
finspan-ability-if-no_tokens = на ней нет жетонов
finspan-ability-if-egg = на ней есть икринка
finspan-ability-if-young = на ней есть малёк
finspan-ability-if-school = на ней есть стая
finspan-ability-if-young_exactly = на ней ровно { $number ->
    [one] { $number } малёк
    [few] { $number } малька
   *[many] { $number } мальков
}
finspan-ability-if-under = под ней хотя бы { $number ->
    [one] { $number } рыба
    [few] { $number } рыбы
   *[many] { $number } рыб
}
finspan-ability-if-estuary = она в эстуарии (ряд 1)
finspan-ability-if-deep = она в глубоководье (ряд 6)

## Что нужно выбрать

finspan-prompt-turn = Разыграйте рыбу или нырните. Осталось дайверов: { $divers }.
finspan-prompt-place = { $eats ->
    [0] Куда положить рыбу «{ $card }»?
   *[other] Какую рыбу короче съест «{ $card }»? Она ляжет на её место.
}
finspan-prompt-pay-card = Сбросьте карту с руки, чтобы заплатить за рыбу «{ $card }».
finspan-prompt-pay-egg = Заплатите икринкой за рыбу «{ $card }».
finspan-prompt-pay-young = Заплатите мальком за рыбу «{ $card }».
finspan-prompt-pay-school = Заплатите стаей за рыбу «{ $card }».
finspan-prompt-bonus = { $units_only ->
    [unit_draw] Бонус дайв-сайта: возьмите карту из колоды{ finspan-to_go }
    [unit_retrieve] Бонус дайв-сайта: верните карту из своего сброса{ finspan-to_go }
    [unit_egg] Бонус дайв-сайта: выберите рыбу для икринки{ finspan-to_go }
    [unit_hatch] Бонус дайв-сайта: выберите икринку, из которой выйдет малёк{ finspan-to_go }
    [unit_young] Бонус дайв-сайта: выберите слот для малька{ finspan-to_go }
    [unit_move] Бонус дайв-сайта: переместите малька или стаю{ finspan-to_go }
   *[many] Бонус дайв-сайта, на выбор: { $units }.
}
finspan-prompt-benefit = { $units_only ->
    [unit_draw] { finspan-whose_card }: возьмите карту из колоды{ finspan-to_go }
    [unit_retrieve] { finspan-whose_card }: верните карту из своего сброса{ finspan-to_go }
    [unit_egg] { finspan-whose_card }: выберите рыбу для икринки{ finspan-to_go }
    [unit_hatch] { finspan-whose_card }: выберите икринку, из которой выйдет малёк{ finspan-to_go }
    [unit_young] { finspan-whose_card }: выберите слот для малька{ finspan-to_go }
    [unit_move] { finspan-whose_card }: переместите малька или стаю{ finspan-to_go }
    [unit_tuck] { finspan-whose_card }: выберите в руке рыбу, которую она съест{ finspan-to_go }
    [unit_egg_each] { finspan-whose_card }: выберите рыб для икринок.
    [unit_play] { finspan-whose_card }: разыграйте ещё одну рыбу{ finspan-to_go }
   *[many] { finspan-whose_card }. Бонус на выбор: { $units }.
}
finspan-whose_card = { $owner_who ->
    [you] «{ $card }»
   *[other] { $owner_seat } даёт бонус и вам («{ $card }»)
}
finspan-to_go = { $units_count ->
    [1] .
   *[other] , ещё { $units_count }.
}
finspan-prompt-move-young = Куда переместить малька?
finspan-prompt-move-school = Куда переместить стаю?
finspan-prompt-keep = Колода пуста. Какую карту оставить в своём сбросе?
finspan-prompt-ending = Последняя неделя прошла. Активируйте рыбу «Конец игры» или нажмите «Готово».

## Ходы

finspan-move-stop = Пропустить
finspan-move-draw = Взять карту
finspan-move-draw-instead = Взять карту из колоды (ваш сброс пуст)
finspan-move-all-eggs = Положить по икринке на каждую
finspan-move-back = Отменить
finspan-move-keep-none = Не оставлять ни одной
finspan-move-finish = Готово
finspan-move-dive = Нырнуть в { $site_loc } дайв-сайте
finspan-move-place = Положить: { $slot } ({ $fish })
finspan-move-to = Переместить сюда: { $slot } ({ $fish })
finspan-move-egg = Положить икринку: { $slot } ({ $fish })
finspan-move-hatch = Вывести малька: { $slot } ({ $fish })
finspan-move-young = Положить малька: { $slot } ({ $fish })
finspan-move-push-young = Переместить малька: { $slot } ({ $fish })
finspan-move-push-school = Переместить стаю: { $slot } ({ $fish })
finspan-move-pay-egg = Заплатить икринкой: { $slot } ({ $fish })
finspan-move-pay-young = Заплатить мальком: { $slot } ({ $fish })
finspan-move-pay-school = Заплатить стаей: { $slot } ({ $fish })
finspan-move-use = Активировать: { $fish } ({ $slot })
finspan-move-play = Разыграть рыбу «{ $card }»
finspan-move-discard = Сбросить: { $card }
finspan-move-retrieve = Вернуть в руку: { $card }
finspan-move-tuck = Скормить: { $card }
finspan-move-keep = Оставить в сбросе: { $card }

## Что произошло

finspan-thanks = { $source ->
    [fish] {" "}благодаря рыбе «{ $giver }»
    [site] {" "}как бонус
   *[turn] {""}
}
finspan-event-plays = { $who ->
    [you] Вы разыгрываете
   *[other] { $seat } разыгрывает
} рыбу «{ $card }» ({ $slot }){ finspan-thanks }.
finspan-event-discards = { $who ->
    [you] Вы сбрасываете
   *[other] { $seat } сбрасывает
} карту «{ $card }».
finspan-event-pays-egg = { $who ->
    [you] Вы платите
   *[other] { $seat } платит
} икринкой ({ $slot }).
finspan-event-pays-young = { $who ->
    [you] Вы платите
   *[other] { $seat } платит
} мальком ({ $slot }).
finspan-event-pays-school = { $who ->
    [you] Вы платите
   *[other] { $seat } платит
} стаей ({ $slot }).
finspan-event-consumes = Рыба «{ $card }» съедает рыбу «{ $fish }».
finspan-event-dives = { $who ->
    [you] Вы ныряете
   *[other] { $seat } ныряет
} в { $site_loc } дайв-сайте.
finspan-event-draws = { $who ->
    [you] Вы берёте
   *[other] { $seat } берёт
} карту «{ $card }»{ finspan-thanks }.
finspan-event-retrieves = { $who ->
    [you] Вы возвращаете
   *[other] { $seat } возвращает
} из сброса карту «{ $card }»{ finspan-thanks }.
finspan-event-lays-egg = { $who ->
    [you] Вы кладёте
   *[other] { $seat } кладёт
} икринку ({ $slot }){ finspan-thanks }.
finspan-event-hatches = { $who ->
    [you] Вы выводите
   *[other] { $seat } выводит
} малька ({ $slot }){ finspan-thanks }.
finspan-event-adds-young = { $who ->
    [you] Вы кладёте
   *[other] { $seat } кладёт
} малька ({ $slot }){ finspan-thanks }.
finspan-event-moves-young = { $who ->
    [you] Вы перемещаете
   *[other] { $seat } перемещает
} малька ({ $origin } → { $slot }){ finspan-thanks }.
finspan-event-moves-school = { $who ->
    [you] Вы перемещаете
   *[other] { $seat } перемещает
} стаю ({ $origin } → { $slot }){ finspan-thanks }.
finspan-event-forms-school = Мальки образуют стаю ({ $slot }).
finspan-event-eats = Рыба «{ $card }» съедает с руки рыбу «{ $fish }».
finspan-event-keeps = { $who ->
    [you] Вы оставляете
   *[other] { $seat } оставляет
} в сбросе карту «{ $card }».
finspan-event-reshuffles = Сбросы перетасованы в новую колоду: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}.
finspan-event-week-ends = Неделя { $week } завершена.
finspan-event-scores-achievement = { $who ->
    [you] Вы
   *[other] { $seat }
}: { $achievement } ({ $count }), очков { $points }.
finspan-event-has-most = У { $who ->
    [you] вас
   *[other] игрока { $seat }
} лучший результат недели: ещё { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
finspan-event-passes-marker = Следующую неделю { $who ->
    [you] начинаете вы
   *[other] начинает { $seat }
}.
finspan-event-uses = { $who ->
    [you] Вы активируете
   *[other] { $seat } активирует
} рыбу «{ $card }».
finspan-event-game-ends = Игра завершена.
finspan-event-nautoma-turn = Навтома открывает: { $decision }.
finspan-event-nautoma-places-marker = Навтома ставит маркер на планшет достижений (всего { $count }).
finspan-event-nautoma-removes-marker = Навтома убирает маркер с планшета достижений (осталось { $count }).
finspan-event-nautoma-plays = Навтома получает рыбу «{ $card }».
finspan-event-nautoma-gift = Бонус рыбы «{ $card }» — всем игрокам; доля Навтомы: { $token }.
finspan-event-nautoma-forms-school = У Навтомы мальки образуют стаю.
finspan-event-nautoma-hatches = Навтома выводит { $count ->
    [one] { $count } малька
    [few] { $count } мальков
   *[many] { $count } мальков
}.
finspan-event-nautoma-gains-eggs = Навтома получает { $count ->
    [one] { $count } икринку
    [few] { $count } икринки
   *[many] { $count } икринок
}.
finspan-event-nautoma-scores-achievement = Навтома: { $achievement } ({ $count }), очков { $points }.
finspan-event-nautoma-has-most = У Навтомы лучший результат недели: ещё { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
finspan-event-nautoma-ravel = «Схождение» приносит Навтоме { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.

## Итоги

finspan-score-abilities = Свойства «Конец игры»
finspan-score-fish = Рыбы
finspan-score-consumed = Съеденные рыбы
finspan-score-tokens = Икринки и мальки
finspan-score-schools = Стаи
finspan-score-achievements = Достижения
finspan-score-nautoma-fish = Рыбы Навтомы
finspan-score-nautoma-schools = Стаи Навтомы
finspan-score-nautoma-young = Мальки Навтомы
finspan-score-nautoma-eggs = Икринки Навтомы
finspan-score-nautoma-achievements = Достижения Навтомы
finspan-score-nautoma-ravel = Схождение
finspan-ended-most_points = больше очков
finspan-ended-most_cards = очков поровну, карт в руке больше
finspan-ended-shared = общая победа
finspan-ended-beat_nautoma = Навтома побеждена
finspan-ended-lost_to_nautoma = победила Навтома
finspan-ending-most_points = Победа: { $winners } — { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
finspan-ending-most_cards = Очков поровну, решает число карт в руке. Победа: { $winners }.
finspan-ending-shared = Победа разделена: { $winners }.
finspan-ending-beat_nautoma = Навтома побеждена, счёт { $points }:{ $nautoma }.
finspan-ending-lost_to_nautoma = Навтома побеждает, счёт { $nautoma }:{ $points }.

## Параметры стола

finspan-option-side = Планшет достижений
finspan-option-side-help = Сторона А — постоянные достижения. На стороне Б достижения случайны, а за лучший результат недели дают дополнительные очки. Семь чисел стороны Б восстановлены.
finspan-option-side-a = сторона А
finspan-option-side-b = сторона Б
finspan-option-week_1 = Достижение недели 1
finspan-option-week_1-help = Для стороны Б: случайное или выбранное.
finspan-option-week_1-random = случайное
finspan-option-week_1-w1a = икринки и мальки
finspan-option-week_1-w1b = мелкие рыбы
finspan-option-week_1-w1c = рыбы
finspan-option-week_1-w1d = мальки
finspan-option-week_1-w1e = символы, кроме хищника
finspan-option-week_1-w1f = съеденные рыбы
finspan-option-week_2 = Достижение недели 2
finspan-option-week_2-help = Для стороны Б: случайное или выбранное.
finspan-option-week_2-random = случайное
finspan-option-week_2-w2a = полные ряды рыб
finspan-option-week_2-w2b = мальки
finspan-option-week_2-w2c = рыбы с жетонами
finspan-option-week_2-w2d = символы хищника
finspan-option-week_2-w2e = тройки икринок
finspan-option-week_2-w2f = средние рыбы
finspan-option-week_3 = Достижение недели 3
finspan-option-week_3-help = Для стороны Б: случайное или выбранное.
finspan-option-week_3-random = случайное
finspan-option-week_3-w3a = стаи
finspan-option-week_3-w3b = мальки
finspan-option-week_3-w3c = тройки икринок
finspan-option-week_3-w3d = крупные рыбы
finspan-option-week_3-w3e = рыбы без жетонов
finspan-option-week_3-w3f = рыбы со свойством «При активации»
finspan-option-keep_one = Оставлять карту перед перетасовкой
finspan-option-keep_one-help = Когда колода кончается, каждый может оставить 1 карту в своём сбросе.
finspan-option-nautoma = Уровень Навтомы
finspan-option-nautoma-help = Для игры в одиночку: 1 — самый лёгкий, 5 — самый трудный. Карты решений Навтомы и её числа с уровня 4 восстановлены.
finspan-option-ravel = Режим «Схождение»
finspan-option-ravel-help = Для игры в одиночку: каждую неделю Навтома получает очки за рыб в одном из ваших дайв-сайтов — тем больше, чем выше сила. Пять из шести карт восстановлены.
finspan-option-ravel-off = выключен
finspan-option-ravel-2 = сила 2
finspan-option-ravel-3 = сила 3
finspan-option-ravel-4 = сила 4

## Стол в терминале

finspan-board-week = Неделя { $week } из 4 · колода: { $deck } · достижение: { $achievement } ({ $points })
finspan-board-last-week = Неделя 4 из 4 · колода: { $deck } · без достижения на этой неделе
finspan-board-points = очков: { $points }
finspan-board-divers = дайверов: { $count }
finspan-board-hand = рука
finspan-board-discard = сброс
finspan-board-none = пусто
finspan-board-length = { $length } см
finspan-board-nautoma = Навтома, уровень { $level }
finspan-board-nautoma-area = рыб { $fish } · икринок { $eggs } · мальков { $young } · стай { $schools } · маркеров { $markers }
finspan-board-ravel = Схождение, сила { $strength }: { $card }
finspan-board-legend = ● икринка · ‹2› мальки · ◆ стая · +1 — рыба внизу · цена: к — карта, и — икринка, м — малёк, с — стая, > — ест · зоны: S солнечная, T сумеречная, M полуночная, D глубоководье
finspan-board-ahead = Неделя { $week }: { $achievement } ({ $points })
finspan-board-bonuses = Бонусы дайв-сайтов сверху до дна

## Отказы

refused-finspan-not-in-hand = Карты «{ $card }» нет в руке.
refused-finspan-too-few-cards = «{ $card }»: нужно сбросить других карт — { $cost }, а есть { $there }.
refused-finspan-too-few-eggs = «{ $card }»: нужно икринок — { $cost }, а есть { $there }.
refused-finspan-too-few-young = «{ $card }»: нужно мальков — { $cost }, а есть { $there }.
refused-finspan-too-few-schools = «{ $card }»: нужна стая, а её нет.
refused-finspan-no-slot = «{ $card }»: подходящего слота нет — по зоне, рамке или длине.
refused-finspan-slot-not-allowed = «{ $card }» здесь не живёт ({ $slot }): смотрите зоны и рамку карты.
refused-finspan-outside-target = «{ $card }»: это свойство не позволяет играть в этот слот ({ $slot }).
refused-finspan-must-consume = «{ $card }» кладут только на более короткую рыбу, а здесь рыбы нет ({ $slot }).
refused-finspan-not-shorter = «{ $fish }» не короче, чем «{ $card }».
refused-finspan-no-fish = Здесь нет рыбы, а икринке она нужна ({ $slot }).
refused-finspan-has-egg = На этой рыбе уже есть икринка ({ $slot }).
refused-finspan-not-aimed-at = «{ $fish }» не подходит под это свойство ({ $slot }).
refused-finspan-no-egg = Здесь нет икринки ({ $slot }).
refused-finspan-nothing-to-move = Здесь нечего перемещать ({ $slot }).
refused-finspan-out-of-line = Перемещать можно только по прямой и в другой слот: { $origin } → { $slot }.
refused-finspan-blocked = Путь закрыт: { $origin } → { $slot }.
refused-finspan-shut-in = Этой стае некуда двигаться: вокруг другие стаи ({ $slot }).
refused-finspan-ravel-alone = «Схождение» — только для игры в одиночку, а игроков: { $seats }.
refused-finspan-tiles-side-a = Параметр «{ $option }»: достижения выбирают только для стороны Б.
refused-finspan-card-twice = { $field }: карта { $card } уже лежит в другом месте.
refused-finspan-nothing-above = { $field }: под слотом { $slot } ничего не может лежать без рыбы сверху.
refused-finspan-nothing-eaten = { $field }: { $card } должна лежать на съеденной рыбе, а под ней ничего нет.
refused-finspan-egg-without-fish = { $field }: в слоте { $slot } нет рыбы для икринки.
refused-finspan-school-not-formed = { $field }: столько мальков в слоте { $slot } уже были бы стаей.
refused-finspan-divers-wrong = { $field }: дайверов { $divers }, а должно быть { $expected }.
refused-finspan-turns-wrong = { $field }: число оставшихся дайверов ({ $divers }, от первого игрока) не согласовано с порядком ходов.
refused-finspan-not-over = { $field }: на неделе { $week } игра не может быть завершена.
refused-finspan-pending-wrong = { $field }: игра не могла прийти к такому положению ({ $what }).
refused-finspan-decisions-wrong = { $field }: карт решений осталось { $cards }, а ходов Навтомы — { $turns } и ещё одна карта в стороне.
refused-finspan-no-move = { $field }: здесь никто не может сделать ход.
refused-finspan-nautoma-alone = { $field }: Навтома играет только против одного игрока.
refused-finspan-ravel-off = { $field }: режим «Схождение» выключен.
refused-finspan-ability-malformed = { $field }: «{ $value }» — это не свойство.
refused-finspan-zones-malformed = { $field }: зоны — это S, T и M в таком порядке или D, а не «{ $value }».
refused-finspan-pack-name = { $field }: набору данных нужно собственное название, а не «{ $value }».
refused-finspan-pack-fixed = { $field }: набор данных не может это изменить.
refused-finspan-pack-value = { $field }: значение «{ $value }» здесь невозможно.
refused-finspan-wrong-zone = Зоны рыбы «{ $card }»: { $zones }. А здесь { $zone } ({ $slot }).
refused-finspan-wrong-site = Рыба «{ $card }» живёт только в { $site_loc } дайв-сайте: такого цвета её рамка.
refused-finspan-no-young = Здесь нет малька ({ $slot }).
refused-finspan-no-school = Здесь нет стаи ({ $slot }).
refused-finspan-pays-not-itself = Карта «{ $card }» не может оплатить саму себя: сбросьте другую.
refused-finspan-not-discarded = Карты «{ $card }» нет в вашем сбросе.
refused-finspan-discard-first = В вашем сбросе есть карты: возьмите одну из них.
refused-finspan-nothing-to-draw = Брать нечего: колода и сбросы пусты.
refused-finspan-not-small-enough = Рыба «{ $card }» ест только тех, кто короче, а «{ $fish }» не короче.
refused-finspan-no-game-end = Здесь нет рыбы «Конец игры», которая что-то даст ({ $slot }).
refused-finspan-used-already = Свойство этой рыбы уже применено ({ $slot }).
refused-finspan-too-many-backs = Больше отменять нельзя: в этот ход вы уже делали это много раз.
refused-finspan-nothing-to-take-back = Отменять пока нечего.
refused-finspan-needs-dive = Это дают бонусы дайв-сайтов и свойства рыб: разыграйте рыбу или нырните.
refused-finspan-card-first = Рыбу кладут в два шага: выберите её на руке, и места для неё засветятся.
refused-finspan-pay-first = Сначала заплатите за рыбу «{ $card }» или отмените розыгрыш.
refused-finspan-benefit-first = Сначала возьмите бонус или пропустите его.
refused-finspan-other-step = Сейчас другой шаг. { finspan-step }
refused-finspan-other-target = Это выбрать нельзя. { finspan-step }
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
refused-finspan-card-first-title = Сначала выберите рыбу
refused-finspan-other-step-title = Не на этом шаге
refused-finspan-wrong-zone-title = { $card } здесь не живёт
refused-finspan-wrong-zone-then = Слоты для этой рыбы подсвечены.
refused-finspan-wrong-site-title = { $card } здесь не живёт
refused-finspan-wrong-site-then = Слоты для этой рыбы подсвечены.
refused-finspan-too-few-cards-title = Не хватает карт
refused-finspan-too-few-eggs-title = Не хватает икринок
refused-finspan-too-few-young-title = Не хватает мальков
refused-finspan-too-few-schools-title = Нет стаи
refused-finspan-has-egg-title = Здесь уже есть икринка
refused-finspan-blocked-title = Путь закрыт

## Стол в браузере

finspan-web-aim-small = мелкие
finspan-web-aim-medium = средние
finspan-web-aim-large = крупные
finspan-web-aim-estuary = эстуарий
finspan-web-aim-deep = глубоководье
finspan-web-all-players = все игроки
finspan-web-zone-sunlight = солнечная зона
finspan-web-zone-twilight = сумеречная зона
finspan-web-zone-midnight = полуночная зона
finspan-web-zone-deep = только глубоководье (ряд 6)
finspan-web-cost = Цена
finspan-web-cost-card = { $count ->
    [one] { $count } карта с руки
    [few] { $count } карты с руки
   *[many] { $count } карт с руки
}
finspan-web-cost-egg = { $count ->
    [one] { $count } икринка
    [few] { $count } икринки
   *[many] { $count } икринок
}
finspan-web-cost-young = { $count ->
    [one] { $count } малёк
    [few] { $count } малька
   *[many] { $count } мальков
}
finspan-web-cost-school = { $count ->
    [one] { $count } стая
    [few] { $count } стаи
   *[many] { $count } стай
}
finspan-web-cost-eat = накрыть рыбу короче
finspan-web-lives = Зоны
finspan-web-length = Длина
finspan-web-size-small = мелкая
finspan-web-size-medium = средняя
finspan-web-size-large = крупная
finspan-web-points = Очки
finspan-web-points-of = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
finspan-web-symbols = Символы
finspan-web-forage = Кормовая рыба: напечатана на планшете океана.
finspan-web-under = Под ней
finspan-web-under-count = под ней { $count ->
    [one] { $count } рыба
    [few] { $count } рыбы
   *[many] { $count } рыб
}
finspan-web-young = { $count ->
    [one] { $count } малёк
    [few] { $count } малька
   *[many] { $count } мальков
}
finspan-web-site-blue = синий дайв-сайт
finspan-web-site-purple = фиолетовый дайв-сайт
finspan-web-site-green = зелёный дайв-сайт
finspan-web-bonus-top = Верхний бонус
finspan-web-bonus-twilight = Бонус сумеречной зоны
finspan-web-bonus-midnight = Бонус полуночной зоны
finspan-web-bonus-floor = Бонус дна: для первого дайвера недели
finspan-web-bonus-bottom = Бонус дна
finspan-web-bonus-when = Получаете, если { $count ->
    [1] в ряду { $rows }
   *[other] в рядах { $rows }
} этого дайв-сайта есть рыба.
finspan-web-bonus-taken = На этой неделе его уже взяли.
finspan-web-dive-gives = Дайвер плывёт сверху до дна. Сейчас погружение даст:
finspan-web-dive-nothing = Дайвер плывёт сверху до дна. Сейчас погружение ничего не даст.
finspan-web-dive-gain = • { $what }: { $gain }.
finspan-web-dive-missed = { $what } пропадёт: { $count ->
    [1] в ряду { $rows }
   *[other] в рядах { $rows }
} нет рыбы.
finspan-web-timing-when_played = Один раз, как только вы её разыграете.
finspan-web-timing-if_activated = Каждый раз, когда мимо неё плывёт ваш дайвер.
finspan-web-timing-game_end = Один раз, после четвёртой недели.
finspan-web-next-goal = Теперь собирайте: { $achievement } (× { $points }).
finspan-web-next-last = Дальше последняя неделя: без достижения, после неё считают очки.
finspan-web-dives = Погружений на этой неделе: { $count }
finspan-web-discard = Сброс · { $count }
finspan-web-deck = Карт в колоде: { $count }
finspan-web-drawer = Показать карты крупнее
finspan-web-to-pay = Осталось заплатить: { $count }
finspan-web-paid = оплачено
finspan-web-my-ocean = К моему океану
finspan-web-follow = следить за тем, кто ходит
finspan-web-you-draw = Вы берёте
finspan-web-cancel = Отмена
finspan-web-first = Первый игрок недели
finspan-web-divers = Дайверов осталось: { $count }
finspan-web-divers-of = Дайверы: { $count } из { $most }
finspan-web-week-of = Неделя { $week } из { $weeks }
finspan-web-ocean-of = Океан: { $name }
finspan-web-weeks = Недели и очки
finspan-web-week = Неделя { $week }
finspan-web-end = конец
finspan-web-each = по { $points ->
    [one] { $points } очку
    [few] { $points } очка
   *[other] { $points } очков
}
finspan-web-most = За лучший результат недели — ещё { $most_points ->
    [one] { $most_points } очко
    [few] { $most_points } очка
   *[other] { $most_points } очков
}.
finspan-web-reconstructed = (число восстановлено)
finspan-web-last-week = Без достижения: после этой недели — конец игры и подсчёт очков.
finspan-web-scores = Из чего складываются очки
finspan-web-why-abilities = свойства «Конец игры», условие которых выполнено
finspan-web-why-fish = очки на картах видимых рыб
finspan-web-why-consumed = { $consumed_points } за каждую съеденную рыбу
finspan-web-why-tokens = икринка — { $egg_points }, малёк — { $young_points }
finspan-web-why-schools = { $school_points } за каждую стаю
finspan-web-why-achievements = получены в конце недель
finspan-web-nautoma = Навтома
finspan-web-level = уровень { $level }
finspan-web-more = Подробнее
finspan-web-nautoma-card = Карта решения Навтомы
finspan-web-nautoma-waits = После вашего хода Навтома откроет карту и выполнит её символы сверху вниз.
finspan-web-nautoma-earlier = Уже открыто на этой неделе
finspan-web-nautoma-deck = Закрытых карт решений: { $count }; одна из них отложена до конца недели.
finspan-web-nautoma-area = Рыбы и жетоны Навтомы
finspan-web-nautoma-fish = Рыбы Навтомы: { $count }
finspan-web-nautoma-is = У Навтомы нет планшета океана: после каждого вашего хода она открывает карту решения. Уровень { $level }: за рыбу { $fish }, за стаю { $school }, за малька { $nautoma_young }, за { $eggs_for_a_point ->
    [one] каждую { $eggs_for_a_point } икринку
    [few] каждые { $eggs_for_a_point } икринки
   *[other] каждые { $eggs_for_a_point } икринок
} 1 очко.
finspan-web-side-none = На этом уровне достижений у неё нет.
finspan-web-side-breeze = За достижение она получает число со стороны «Бриз» плюс свои маркеры.
finspan-web-side-storm = За достижение она получает число со стороны «Шторм» плюс свои маркеры.
finspan-web-markers = Маркеры на планшете достижений: { $count } из { $most }
finspan-web-ravel = «Схождение», сила { $strength }
finspan-web-ravel-means = { $card }. Каждую неделю Навтома получает { $strength } за каждую вашу рыбу в этом дайв-сайте минус 1 за каждую вашу рыбу в этих рядах, но не меньше 0.
finspan-web-nautoma-reconstructed = Символы карт решений, числа «Шторма», жетоны за карты для всех и карты «Схождения» С1–С5 восстановлены: печатного источника найти не удалось.
finspan-web-icon-place = ставит маркер на планшет достижений
finspan-web-icon-remove = убирает маркер с планшета достижений
finspan-web-icon-play_fish = берёт верхнюю рыбу колоды; бонус «все игроки» получаете и вы
finspan-web-icon-school = обменивает { $nautoma_school ->
    [one] { $nautoma_school } малька
   *[other] { $nautoma_school } мальков
} на стаю
finspan-web-icon-hatch = выводит мальков, не больше { $most_hatched }
finspan-web-icon-eggs = получает { $eggs_gained ->
    [one] { $eggs_gained } икринку
    [few] { $eggs_gained } икринки
   *[other] { $eggs_gained } икринок
}

finspan-web-week-short = Нед. { $week }

## Названия из исправленного набора чисел

finspan-ravel_card = { $count ->
    [one] С{ $number }: { $site }, ряд { $rows }
   *[other] С{ $number }: { $site }, ряды { $rows }
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
finspan-counts-symbols = символы: { $units }
finspan-counts-groups_of_eggs = икринки, по { $count }

## Что восстановлено
finspan-reconstructed-side_b = Семь чисел стороны Б на планшете достижений восстановлены нами.
finspan-reconstructed-decisions = Символы на картах решений Навтомы восстановлены нами.
finspan-reconstructed-storm = Числа стороны «Шторм», по которым Навтома считает достижения, восстановлены нами.
finspan-reconstructed-gifts = Какой жетон Навтома получает за карты для всех игроков, восстановлено нами.
finspan-reconstructed-ravel = Пять из шести карт режима «Схождение» восстановлены нами.
finspan-web-help-deck = Отсюда берут карты. Когда колода кончится, сбросы перемешают заново.
finspan-web-help-discard = Ваш сброс: картами, что лежат здесь, уже заплачено. Некоторые бонусы возвращают их на руку.
finspan-web-help-slot = Здесь может жить рыба, если ей подходят зона и дайв-сайт.
finspan-web-help-egg = Икринка: ею платят за рыбу, из неё выходит малёк.
finspan-web-help-young = Малёк: его перемещают; три малька вместе становятся стаей.
finspan-web-help-school = Стая: даёт очки в конце игры, ею платят за крупных рыб.
