finspan-name = Finspan
finspan-tagline = Заселите свой океан рыбами, ныряйте за бонусами и собирайте мальков в стаи.

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
finspan-bluespine_unicornfish = Короткорылая рыба-единорог
finspan-bluestreak_cleaner_wrasse = Губан-чистильщик
finspan-bluntnose_sixgill_shark = Серая шестижаберная акула
finspan-chinese_trumpetfish = Китайский трубкорот
finspan-chola_guitarfish = Гитарный скат чола
finspan-clown_anemonefish = Амфиприон-клоун
finspan-common_fangtooth = Обыкновенный саблезуб
finspan-cookiecutter_shark = Бразильская светящаяся акула
finspan-cownose_ray = Американский бычерыл
finspan-creolefish = Рыба-креол
finspan-crocodilefish = Рыба-крокодил
finspan-deepsea_lizardfish = Глубоководный ящероголов
finspan-diamond_stingray = Алмазный хвостокол
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
finspan-footballfish = Рыба-футбол
finspan-giant_devil_ray = Большая мобула
finspan-giant_hatchetfish = Гигантский топорик
finspan-giant_hawkfish = Гигантский кудрепёр
finspan-giant_manta_ray = Гигантская манта
finspan-giant_oarfish = Сельдяной король
finspan-giant_trevally = Гигантский каранкс
finspan-gray_triggerfish = Серый спинорог
finspan-great_northern_tilefish = Большой северный кафельник
finspan-great_white_shark = Белая акула
finspan-greenland_shark = Гренландская полярная акула
finspan-grideye_fish = Ипнопс Агассиса
finspan-haddock = Пикша
finspan-hogfish = Большой лахнолайм
finspan-honeycomb_scaly_dragonfish = Сотовый стомиас
finspan-humpback_anglerfish = Меланоцет Джонсона
finspan-humphead_wrasse = Губан-наполеон
finspan-indo_pacific_sailfish = Индо-тихоокеанский парусник
finspan-japanese_anchovy = Японский анчоус
finspan-kaluga = Калуга
finspan-kawakawa = Малый восточный тунец
finspan-largetooth_flounder = Крупнозубый псевдоромб
finspan-leafy_seadragon = Листовидный морской дракон
finspan-little_skate = Ежовый скат
finspan-live_sharksucker = Обыкновенный прилипало
finspan-long_snouted_lancetfish = Большеголовый алепизавр
finspan-longspine_porcupinefish = Длинноиглая рыба-ёж
finspan-mahi_mahi = Большая корифена
finspan-maltese_ray = Мальтийский скат
finspan-mariana_snailfish = Марианский псевдолипарис
finspan-mediterranean_damselfish = Средиземноморский хромис
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
finspan-pennant_coralfish = Вымпельная рыба
finspan-pilotfish = Рыба-лоцман
finspan-plate_fish = Лунный ботус
finspan-pudgy_cusk_eel = Большой спектрункул
finspan-pygmy_seahorse = Карликовый морской конёк
finspan-red_lionfish = Полосатая крылатка
finspan-red_scorpionfish = Красная скорпена
finspan-rockmover_wrasse = Губан-дракон
finspan-sailfin_flying_fish = Парусная летучая рыба
finspan-sargassum_fish = Саргассовый морской клоун
finspan-scaleless_black_dragonfish = Чёрный бесчешуйный дракон
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
finspan-tropical_two_wing_flying_fish = Двукрылая летучая рыба
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
finspan-catalina_goby = Бычок Каталина

## Места и вещи

finspan-blue = синий
finspan-purple = фиолетовый
finspan-green = зелёный
finspan-row1 = ряд 1
finspan-row2 = ряд 2
finspan-row3 = ряд 3
finspan-row4 = ряд 4
finspan-row5 = ряд 5
finspan-row6 = ряд 6
finspan-empty_slot = рыбы нет
finspan-egg = икринка
finspan-young = малёк
finspan-school = стая
finspan-bioluminescent = биолюминесценция
finspan-camouflage = маскировка
finspan-electric = электролокация
finspan-predator = хищник
finspan-venomous = ядовитая
finspan-unit_draw = карта из колоды
finspan-unit_retrieve = карта из своего сброса
finspan-unit_egg = икринка
finspan-unit_hatch = малёк из икринки
finspan-unit_young = малёк
finspan-unit_move = перемещение
finspan-unit_tuck = съесть рыбу с руки
finspan-unit_egg_each = икринки на ваших рыбах
finspan-unit_play = сыграть ещё одну рыбу

## Достижения

finspan-w1a = икринки и мальки
finspan-w1b = мелкие рыбы
finspan-w1c = рыбы
finspan-w1d = мальки
finspan-w1e = символы, кроме хищника
finspan-w1f = съеденные рыбы
finspan-w2a = ряды рыб
finspan-w2b = мальки
finspan-w2c = рыбы с жетонами
finspan-w2d = символы хищника
finspan-w2e = каждые 3 икринки
finspan-w2f = средние рыбы
finspan-w3a = стаи
finspan-w3b = мальки
finspan-w3c = каждые 3 икринки
finspan-w3d = крупные рыбы
finspan-w3e = рыбы без жетонов
finspan-w3f = карты со свойством «При активации»

## Карты Навтомы

finspan-n1 = решение 1
finspan-n2 = решение 2
finspan-n3 = решение 3
finspan-n4 = решение 4
finspan-n5 = решение 5
finspan-n6 = решение 6
finspan-n7 = решение 7
finspan-r1 = R1: синий, ряды 5 и 6
finspan-r2 = R2: синий, ряды 2 и 3
finspan-r3 = R3: фиолетовый, ряды 5 и 6
finspan-r4 = R4: фиолетовый, ряды 2 и 3
finspan-r5 = R5: зелёный, ряды 5 и 6
finspan-r6 = R6: зелёный, ряды 2 и 3

## Свойства, составленные из их записи

finspan-ability-timing-when_played = При розыгрыше
finspan-ability-timing-if_activated = При активации
finspan-ability-timing-game_end = Конец игры
finspan-ability = { $timing }: { $benefit }.
finspan-ability-all = { $timing }, все игроки: { $benefit }.
finspan-ability-draw = возьмите { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
} из колоды
finspan-ability-retrieve = верните { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
} из своего сброса
finspan-ability-egg = положите { $count ->
    [one] { $count } икринку
    [few] { $count } икринки
   *[many] { $count } икринок
}
finspan-ability-hatch = получите { $count ->
    [one] { $count } малька из икринки
    [few] { $count } мальков из икринок
   *[many] { $count } мальков из икринок
}
finspan-ability-young = положите { $count ->
    [one] { $count } малька
    [few] { $count } мальков
   *[many] { $count } мальков
} из запаса
finspan-ability-move = { $count ->
    [one] переместите малька или стаю
    [few] { $count } раза переместите малька или стаю
   *[many] { $count } раз переместите малька или стаю
}
finspan-ability-tuck = эта рыба съедает { $count ->
    [one] { $count } более короткую рыбу
    [few] { $count } более короткие рыбы
   *[many] { $count } более коротких рыб
} с руки
finspan-ability-egg_each = положите по икринке на каждую вашу рыбу { $where }
finspan-ability-play = сыграйте ещё одну рыбу { $where }
finspan-ability-score = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, если { $condition }
finspan-ability-fish-size_small = мелкого размера
finspan-ability-fish-size_medium = среднего размера
finspan-ability-fish-size_large = крупного размера
finspan-ability-fish-site_blue = в синем дайв-сайте
finspan-ability-fish-site_purple = в фиолетовом дайв-сайте
finspan-ability-fish-site_green = в зелёном дайв-сайте
finspan-ability-fish-row_estuary = в эстуарии (ряд 1)
finspan-ability-fish-row_deep = в глубоководье (ряд 6)
finspan-ability-fish-symbol_bioluminescent = с символом биолюминесценции
finspan-ability-fish-symbol_camouflage = с символом маскировки
finspan-ability-fish-symbol_electric = с символом электролокации
finspan-ability-fish-symbol_predator = с символом хищника
finspan-ability-fish-symbol_venomous = с символом ядовитости
finspan-ability-into-site_blue = в синий дайв-сайт
finspan-ability-into-site_purple = в фиолетовый дайв-сайт
finspan-ability-into-site_green = в зелёный дайв-сайт
finspan-ability-into-row_estuary = в эстуарий (ряд 1)
finspan-ability-into-row_deep = в глубоководье (ряд 6)
finspan-ability-into-zone_sunlight = в солнечную зону
finspan-ability-into-zone_twilight = в сумеречную зону
finspan-ability-into-zone_midnight = в полуночную зону
finspan-ability-both = {" "}и{" "}
finspan-ability-if-no_tokens = на ней нет жетонов
finspan-ability-if-egg = на ней есть икринка
finspan-ability-if-young = на ней есть малёк
finspan-ability-if-school = на ней есть стая
finspan-ability-if-young_exactly = на ней ровно { $number ->
    [one] { $number } малёк
    [few] { $number } малька
   *[many] { $number } мальков
}
finspan-ability-if-under = под ней не меньше чем { $number ->
    [one] { $number } рыба
    [few] { $number } рыбы
   *[many] { $number } рыб
}
finspan-ability-if-estuary = она в эстуарии (ряд 1)
finspan-ability-if-deep = она в глубоководье (ряд 6)

## Что нужно выбрать

finspan-prompt-turn = Сыграйте рыбу или нырните. Дайверов на эту неделю: { $divers }.
finspan-prompt-place = Куда положить рыбу? { $card }
finspan-prompt-pay-card = Сбросьте карту, чтобы оплатить: { $card }
finspan-prompt-pay-egg = Заплатите икринкой за: { $card }
finspan-prompt-pay-young = Заплатите мальком за: { $card }
finspan-prompt-pay-school = Заплатите стаей за: { $card }
finspan-prompt-bonus = Бонус дайв-сайта: { $units }
finspan-prompt-benefit = { $card }: { $units }
finspan-prompt-move-young = Куда переместить малька?
finspan-prompt-move-school = Куда переместить стаю?
finspan-prompt-keep = Колода пуста. Какую карту оставить в своём сбросе?
finspan-prompt-ending = Последняя неделя прошла. Активируйте рыбу со свойством «Конец игры» или завершите.

## Ходы

finspan-move-stop = Остальное не брать
finspan-move-draw = Взять карту
finspan-move-draw-instead = Взять карту: свой сброс пуст
finspan-move-all-eggs = По икринке на каждую из этих рыб
finspan-move-back = Отменить последний шаг
finspan-move-keep-none = Не оставлять ни одной
finspan-move-finish = Завершить
finspan-move-dive = Нырнуть: { $site }
finspan-move-place = Сюда: { $slot } ({ $fish })
finspan-move-to = Куда: { $slot } ({ $fish })
finspan-move-egg = Икринка: { $slot } ({ $fish })
finspan-move-hatch = Малёк из икринки: { $slot } ({ $fish })
finspan-move-young = Малёк: { $slot } ({ $fish })
finspan-move-push-young = Переместить малька отсюда: { $slot } ({ $fish })
finspan-move-push-school = Переместить стаю отсюда: { $slot } ({ $fish })
finspan-move-pay-egg = Заплатить икринкой отсюда: { $slot } ({ $fish })
finspan-move-pay-young = Заплатить мальком отсюда: { $slot } ({ $fish })
finspan-move-pay-school = Заплатить стаей отсюда: { $slot } ({ $fish })
finspan-move-use = Активировать: { $fish } ({ $slot })
finspan-move-play = Сыграть: { $card }
finspan-move-discard = Сбросить: { $card }
finspan-move-retrieve = Вернуть в руку: { $card }
finspan-move-tuck = Съесть: { $card }
finspan-move-keep = Оставить: { $card }

## Что произошло

finspan-event-plays = { $seat } играет рыбу: { $card } ({ $slot }).
finspan-event-discards = { $seat } сбрасывает: { $card }.
finspan-event-pays-egg = { $seat } платит икринкой: { $slot }.
finspan-event-pays-young = { $seat } платит мальком: { $slot }.
finspan-event-pays-school = { $seat } платит стаей: { $slot }.
finspan-event-consumes = «{ $card }» съедает рыбу «{ $fish }».
finspan-event-dives = { $seat } ныряет: { $site }.
finspan-event-draws = { $seat } берёт карту: { $card }.
finspan-event-retrieves = { $seat } возвращает из сброса: { $card }.
finspan-event-lays-egg = { $seat } кладёт икринку: { $slot }.
finspan-event-hatches = { $seat } получает малька из икринки: { $slot }.
finspan-event-adds-young = { $seat } кладёт малька: { $slot }.
finspan-event-moves-young = { $seat } перемещает малька: { $origin } → { $slot }.
finspan-event-moves-school = { $seat } перемещает стаю: { $origin } → { $slot }.
finspan-event-forms-school = Три малька образуют стаю: { $slot }.
finspan-event-eats = «{ $card }» съедает рыбу с руки: { $fish }.
finspan-event-keeps = { $seat } оставляет в своём сбросе: { $card }.
finspan-event-reshuffles = Сбросы перетасованы в новую колоду: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}.
finspan-event-week-ends = Неделя { $week } завершена.
finspan-event-scores-achievement = { $seat }: { $achievement } — { $count }, очков: { $points }.
finspan-event-has-most = { $seat } набирает больше всех за это достижение: ещё { $points }.
finspan-event-passes-marker = { $seat } начинает следующую неделю.
finspan-event-uses = { $seat } активирует: { $card }.
finspan-event-game-ends = Игра завершена.
finspan-event-nautoma-turn = Навтома открывает: { $decision }.
finspan-event-nautoma-places-marker = Навтома ставит маркер достижения; теперь их { $count }.
finspan-event-nautoma-removes-marker = Навтома убирает маркер достижения; осталось { $count }.
finspan-event-nautoma-plays = Навтома получает рыбу: { $card }.
finspan-event-nautoma-gift = «{ $card }» — для всех игроков; Навтома получает: { $token }.
finspan-event-nautoma-forms-school = Навтома превращает 3 мальков в стаю.
finspan-event-nautoma-hatches = Навтома получает из икринок { $count ->
    [one] { $count } малька
    [few] { $count } мальков
   *[many] { $count } мальков
}.
finspan-event-nautoma-gains-eggs = Навтома получает { $count ->
    [one] { $count } икринку
    [few] { $count } икринки
   *[many] { $count } икринок
}.
finspan-event-nautoma-scores-achievement = Навтома: { $achievement } — { $count }, очков: { $points }.
finspan-event-nautoma-has-most = Навтома набирает больше всех за это достижение: ещё { $points }.
finspan-event-nautoma-ravel = «Схождение» приносит Навтоме { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
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
finspan-ended-most_cards = поровну очков, больше карт в руке
finspan-ended-shared = общая победа
finspan-ended-beat_nautoma = Навтома побеждена
finspan-ended-lost_to_nautoma = победила Навтома
finspan-ending-most_points = Победа, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}: { $winners }.
finspan-ending-most_cards = Очков поровну, но карт в руке больше. Победа: { $winners }.
finspan-ending-shared = Победа разделена: { $winners }.
finspan-ending-beat_nautoma = Навтома побеждена, { $points } : { $nautoma }.
finspan-ending-lost_to_nautoma = Побеждает Навтома, { $nautoma } : { $points }.

## Параметры стола

finspan-option-side = Планшет достижений
finspan-option-side-help = Сторона А — постоянные достижения. На стороне Б для каждой недели тянут тайл, а за наибольшее число очков дают ещё 3.
finspan-option-side-a = сторона А
finspan-option-side-b = сторона Б
finspan-option-week_1 = Достижение недели 1
finspan-option-week_1-help = Для стороны Б: случайное или выбранное.
finspan-option-week_1-random = случайное
finspan-option-week_1-w1a = икринки и мальки
finspan-option-week_1-w1b = мелкие рыбы
finspan-option-week_1-w1c = рыбы
finspan-option-week_1-w1d = мальки
finspan-option-week_1-w1e = символы, кроме хищника
finspan-option-week_1-w1f = съеденные рыбы
finspan-option-week_2 = Достижение недели 2
finspan-option-week_2-help = Для стороны Б: случайное или выбранное.
finspan-option-week_2-random = случайное
finspan-option-week_2-w2a = ряды рыб
finspan-option-week_2-w2b = мальки
finspan-option-week_2-w2c = рыбы с жетонами
finspan-option-week_2-w2d = символы хищника
finspan-option-week_2-w2e = каждые 3 икринки
finspan-option-week_2-w2f = средние рыбы
finspan-option-week_3 = Достижение недели 3
finspan-option-week_3-help = Для стороны Б: случайное или выбранное.
finspan-option-week_3-random = случайное
finspan-option-week_3-w3a = стаи
finspan-option-week_3-w3b = мальки
finspan-option-week_3-w3c = каждые 3 икринки
finspan-option-week_3-w3d = крупные рыбы
finspan-option-week_3-w3e = рыбы без жетонов
finspan-option-week_3-w3f = карты со свойством «При активации»
finspan-option-keep_one = Оставлять карту перед перетасовкой
finspan-option-keep_one-help = Когда колода пуста, каждый может оставить 1 карту в своём сбросе, а не отдавать её в новую колоду.
finspan-option-nautoma = Уровень Навтомы
finspan-option-nautoma-help = Для игры в одиночку: от 1 (самый лёгкий) до 5.
finspan-option-ravel = Режим «Схождение»
finspan-option-ravel-help = Для игры в одиночку: каждую неделю Навтома получает очки за рыб в одном из ваших дайв-сайтов; чем больше сила, тем больше.
finspan-option-ravel-off = выключен
finspan-option-ravel-2 = сила 2
finspan-option-ravel-3 = сила 3
finspan-option-ravel-4 = сила 4

## Стол в терминале

finspan-board-week = Неделя { $week } из 4 · колода: { $deck } · достижение: { $achievement } ({ $points })
finspan-board-last-week = Неделя 4 из 4 · колода: { $deck } · без достижения на этой неделе
finspan-board-points = очков { $points }
finspan-board-divers = дайверов { $count }
finspan-board-hand = рука
finspan-board-discard = сброс
finspan-board-none = пусто
finspan-board-length = { $length } см
finspan-board-nautoma = Навтома, уровень { $level }
finspan-board-nautoma-area = рыб { $fish } · икринок { $eggs } · мальков { $young } · стай { $schools } · маркеров { $markers }
finspan-board-ravel = Схождение, сила { $strength }: { $card }
finspan-board-legend = ● икринка · ‹2› мальки · ◆ стая · +1 рыба внизу · цена: к карта, и икринка, м малёк, с стая, > ест

## Отказы

refused-finspan-not-in-hand = { $card }: этой карты нет в руке.
refused-finspan-too-few-cards = { $card }: цена — других карт { $cost }, а есть { $there }.
refused-finspan-too-few-eggs = { $card }: цена — икринок { $cost }, а есть { $there }.
refused-finspan-too-few-young = { $card }: цена — мальков { $cost }, а есть { $there }.
refused-finspan-too-few-schools = { $card }: цена — стая, а её нет.
refused-finspan-no-slot = { $card }: нет слота, куда можно положить эту рыбу (зона, рамка, более короткая рыба).
refused-finspan-slot-not-allowed = { $card } не живёт в слоте { $slot }: смотрите зоны и рамку карты.
refused-finspan-outside-target = { $card }: это свойство не позволяет играть в слот { $slot }.
refused-finspan-must-consume = { $card } должна съесть более короткую рыбу, а в слоте { $slot } рыбы нет.
refused-finspan-not-shorter = { $fish } не короче, чем { $card }.
refused-finspan-no-fish = В слоте { $slot } нет рыбы, а икринке она нужна.
refused-finspan-has-egg = У рыбы в слоте { $slot } уже есть икринка.
refused-finspan-not-aimed-at = { $fish } в слоте { $slot } не подходит под это свойство.
refused-finspan-no-egg = В слоте { $slot } нет икринки.
refused-finspan-nothing-to-move = В слоте { $slot } нечего перемещать.
refused-finspan-out-of-line = Слоты { $origin } и { $slot } не на одной прямой или это один и тот же слот.
refused-finspan-blocked = Путь от { $origin } до { $slot } закрыт.
refused-finspan-shut-in = Стаю в слоте { $slot } со всех сторон окружают другие стаи.
refused-finspan-ravel-alone = «Схождение» — для игры в одиночку, а игроков { $seats }.
refused-finspan-tiles-side-a = Параметр { $option }: достижения выбирают только для стороны Б.
refused-finspan-card-twice = { $field }: карта { $card } уже лежит в другом месте.
refused-finspan-nothing-above = { $field }: под слотом { $slot } ничего не может лежать без рыбы сверху.
refused-finspan-nothing-eaten = { $field }: { $card } должна лежать на съеденной рыбе, а под ней ничего нет.
refused-finspan-egg-without-fish = { $field }: в слоте { $slot } нет рыбы для икринки.
refused-finspan-school-not-formed = { $field }: столько мальков в слоте { $slot } уже были бы стаей.
refused-finspan-divers-wrong = { $field }: дайверов { $divers }, а должно быть { $expected }.
refused-finspan-turns-wrong = { $field }: число оставшихся дайверов ({ $divers }, от первого игрока) не согласовано с порядком ходов.
refused-finspan-not-over = { $field }: на неделе { $week } игра не может быть завершена.
refused-finspan-pending-wrong = { $field }: игра не могла прийти к такому положению ({ $what }).
refused-finspan-decisions-wrong = { $field }: карт решений осталось { $cards }, а ходов Навтомы — { $turns } и ещё одна карта в стороне.
refused-finspan-no-move = { $field }: здесь никто не может сделать ход.
refused-finspan-nautoma-alone = { $field }: Навтома играет только против одного игрока.
refused-finspan-ravel-off = { $field }: режим «Схождение» выключен.
refused-finspan-ability-malformed = { $field }: «{ $value }» — это не свойство.
refused-finspan-zones-malformed = { $field }: зоны — это S, T и M в таком порядке или D, а не «{ $value }».
refused-finspan-pack-name = { $field }: набору данных нужно собственное название, а не «{ $value }».
refused-finspan-pack-fixed = { $field }: набор данных не может это изменить.
refused-finspan-pack-value = { $field }: значение «{ $value }» здесь невозможно.

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
finspan-web-zone-deep = только глубоководье (ряд 6)
finspan-web-cost = Цена
finspan-web-cost-card = { $count ->
    [one] { $count } карта с руки
    [few] { $count } карты с руки
   *[many] { $count } карт с руки
}
finspan-web-cost-egg = { $count ->
    [one] { $count } икринка
    [few] { $count } икринки
   *[many] { $count } икринок
}
finspan-web-cost-young = { $count ->
    [one] { $count } малёк
    [few] { $count } малька
   *[many] { $count } мальков
}
finspan-web-cost-school = { $count ->
    [one] { $count } стая
    [few] { $count } стаи
   *[many] { $count } стай
}
finspan-web-cost-eat = съесть рыбу короче
finspan-web-lives = Обитает
finspan-web-length = Длина
finspan-web-size-small = мелкая
finspan-web-size-medium = средняя
finspan-web-size-large = крупная
finspan-web-points = Очки
finspan-web-points-of = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
finspan-web-symbols = Символы
finspan-web-forage = Кормовая рыба, напечатанная на планшете.
finspan-web-under = Под ней
finspan-web-under-count = под ней { $count ->
    [one] { $count } рыба
    [few] { $count } рыбы
   *[many] { $count } рыб
}
finspan-web-young = { $count ->
    [one] { $count } малёк
    [few] { $count } малька
   *[many] { $count } мальков
}
finspan-web-site-blue = синий дайв-сайт
finspan-web-site-purple = фиолетовый дайв-сайт
finspan-web-site-green = зелёный дайв-сайт
finspan-web-bonus-top = Бонус наверху
finspan-web-bonus-twilight = Бонус сумеречной зоны
finspan-web-bonus-midnight = Бонус полуночной зоны
finspan-web-bonus-floor = На дне, для первого дайвера недели
finspan-web-dives = Погружений на этой неделе: { $count }
finspan-web-discard = Сброс · { $count }
finspan-web-deck = Карт в колоде: { $count }
finspan-web-drawer = Показать карты крупнее
finspan-web-to-pay = Осталось заплатить: { $count }
finspan-web-paid = оплачено
finspan-web-my-ocean = К моему океану
finspan-web-cancel = Нет, другое
finspan-web-first = Первый игрок недели
finspan-web-divers = Дайверов осталось: { $count }
finspan-web-divers-of = Дайверы: { $count } из { $most }
finspan-web-week-of = Неделя { $week } из { $weeks }
finspan-web-ocean-of = Океан: { $name }
finspan-web-weeks = Недели и очки
finspan-web-week = Неделя { $week }
finspan-web-end = конец
finspan-web-each = по { $points ->
    [one] { $points } очку
   *[other] { $points } очка
} за каждое
finspan-web-most = У кого больше всех, получает ещё 3 очка.
finspan-web-reconstructed = (число восстановлено, источника нет)
finspan-web-last-week = Достижения нет: после этой недели конец игры и подсчёт.
finspan-web-scores = Очки по частям
finspan-web-why-abilities = свойства «Конец игры», условие которых выполнено
finspan-web-why-fish = напечатанные очки видимых рыб
finspan-web-why-consumed = 1 за каждую рыбу под другой
finspan-web-why-tokens = 1 за каждую икринку и каждого малька
finspan-web-why-schools = 6 за каждую стаю
finspan-web-why-achievements = записано в конце недель
finspan-web-nautoma = Навтома
finspan-web-level = уровень { $level }
finspan-web-more = Подробно
finspan-web-nautoma-card = Карта решения Навтомы
finspan-web-nautoma-waits = Навтома откроет карту после вашего хода и выполнит её знаки сверху вниз.
finspan-web-nautoma-earlier = Раньше на этой неделе
finspan-web-nautoma-deck = Ещё не открыто карт решений: { $count }. Одна из них на этой неделе отложена.
finspan-web-nautoma-area = Что есть у Навтомы
finspan-web-nautoma-fish = Рыбы Навтомы: { $count }
finspan-web-nautoma-is = У Навтомы нет планшета: после каждого вашего хода она открывает карту решения. Уровень { $level }: рыба даёт ей { $fish }, стая { $school }, малёк 1 очко, две икринки 1 очко.
finspan-web-side-none = Достижений на этом уровне у неё нет.
finspan-web-side-breeze = За достижения она считает число со стороны «Бриз» и свои метки.
finspan-web-side-storm = За достижения она считает число со стороны «Шторм» и свои метки.
finspan-web-markers = Метки на доске достижений: { $count } из { $most }
finspan-web-ravel = «Схождение», сила { $strength }
finspan-web-ravel-means = { $card }. Каждую неделю Навтома получает { $strength } за каждую вашу рыбу в этом дайв-сайте, минус 1 за каждую вашу рыбу в этих рядах; меньше 0 не бывает.
finspan-web-nautoma-reconstructed = Знаки на картах решений, числа «Шторма», подарок за карты для всех и карты «Схождения» С1–С5 восстановлены: источника, который их показывает, найти не удалось.
finspan-web-icon-place = кладёт метку на доску достижений
finspan-web-icon-remove = забирает метку с доски достижений
finspan-web-icon-play_fish = берёт себе верхнюю рыбу колоды; «все игроки» даёт бонус и вам
finspan-web-icon-school = обменивает 3 мальков на стаю
finspan-web-icon-hatch = получает мальков из не более чем 4 икринок
finspan-web-icon-eggs = получает 2 икринки
