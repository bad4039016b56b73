finspan-name = Finspan
finspan-tagline = Fill your ocean with fish, dive for their benefits and let the young grow into schools.

## Fish

finspan-abyssal_anglerfish = Abyssal Anglerfish
finspan-abyssal_halosaur = Abyssal Halosaur
finspan-abyssal_spiderfish = Abyssal Spiderfish
finspan-angelshark = Angelshark
finspan-angler = Angler
finspan-arabian_carpetshark = Arabian Carpetshark
finspan-atlantic_bluefin_tuna = Atlantic Bluefin Tuna
finspan-atlantic_bonito = Atlantic Bonito
finspan-atlantic_mackerel = Atlantic Mackerel
finspan-atlantic_sailfish = Atlantic Sailfish
finspan-atlantic_salmon = Atlantic Salmon
finspan-atlantic_sturgeon = Atlantic Sturgeon
finspan-atlantic_wolffish = Atlantic Wolffish
finspan-banggai_cardinalfish = Banggai Cardinalfish
finspan-barramundi = Barramundi
finspan-bearded_seadevil = Bearded Seadevil
finspan-bigeye_tuna = Bigeye Tuna
finspan-bigeye_smooth_head = Bigeye Smooth-Head
finspan-binocular_fish = Binocular Fish
finspan-black_cardinalfish = Black Cardinalfish
finspan-black_hagfish = Black Hagfish
finspan-black_swallower = Black Swallower
finspan-blob_sculpin = Blob Sculpin
finspan-blue_tang = Blue Tang
finspan-bluespine_unicornfish = Bluespine Unicornfish
finspan-bluestreak_cleaner_wrasse = Bluestreak Cleaner Wrasse
finspan-bluntnose_sixgill_shark = Bluntnose Sixgill Shark
finspan-chinese_trumpetfish = Chinese Trumpetfish
finspan-chola_guitarfish = Chola Guitarfish
finspan-clown_anemonefish = Clown Anemonefish
finspan-common_fangtooth = Common Fangtooth
finspan-cookiecutter_shark = Cookiecutter Shark
finspan-cownose_ray = Cownose Ray
finspan-creolefish = Creolefish
finspan-crocodilefish = Crocodilefish
finspan-deepsea_lizardfish = Deepsea Lizardfish
finspan-diamond_stingray = Diamond Stingray
finspan-elsmans_whipnose = Elsman's Whipnose
finspan-emperor_red_snapper = Emperor Red Snapper
finspan-escolar = Escolar
finspan-european_anchovy = European Anchovy
finspan-european_flounder = European Flounder
finspan-european_sturgeon = European Sturgeon
finspan-faceless_cusk = Faceless Cusk
finspan-false_catshark = False Catshark
finspan-false_cleanerfish = False Cleanerfish
finspan-flabby_whalefish = Flabby Whalefish
finspan-footballfish = Footballfish
finspan-giant_devil_ray = Giant Devil Ray
finspan-giant_hatchetfish = Giant Hatchetfish
finspan-giant_hawkfish = Giant Hawkfish
finspan-giant_manta_ray = Giant Manta Ray
finspan-giant_oarfish = Giant Oarfish
finspan-giant_trevally = Giant Trevally
finspan-gray_triggerfish = Gray Triggerfish
finspan-great_northern_tilefish = Great Northern Tilefish
finspan-great_white_shark = Great White Shark
finspan-greenland_shark = Greenland Shark
finspan-grideye_fish = Grideye Fish
finspan-haddock = Haddock
finspan-hogfish = Hogfish
finspan-honeycomb_scaly_dragonfish = Honeycomb Scaly Dragonfish
finspan-humpback_anglerfish = Humpback Anglerfish
finspan-humphead_wrasse = Humphead Wrasse
finspan-indo_pacific_sailfish = Indo-Pacific Sailfish
finspan-japanese_anchovy = Japanese Anchovy
finspan-kaluga = Kaluga
finspan-kawakawa = Kawakawa
finspan-largetooth_flounder = Largetooth Flounder
finspan-leafy_seadragon = Leafy Seadragon
finspan-little_skate = Little Skate
finspan-live_sharksucker = Live Sharksucker
finspan-long_snouted_lancetfish = Long-Snouted Lancetfish
finspan-longspine_porcupinefish = Longspine Porcupinefish
finspan-mahi_mahi = Mahi-Mahi
finspan-maltese_ray = Maltese Ray
finspan-mariana_snailfish = Mariana Snailfish
finspan-mediterranean_damselfish = Mediterranean Damselfish
finspan-mediterranean_parrotfish = Mediterranean Parrotfish
finspan-midwater_scorpionfish = Midwater Scorpionfish
finspan-ocean_sunfish = Ocean Sunfish
finspan-oceanic_puffer = Oceanic Puffer
finspan-pacific_sardine = Pacific Sardine
finspan-pacific_white_skate = Pacific White Skate
finspan-pale_chimaera = Pale Chimaera
finspan-paintspotted_moray = Paintspotted Moray
finspan-paraliparis = Paraliparis
finspan-patagonian_toothfish = Patagonian Toothfish
finspan-pelican_eel = Pelican Eel
finspan-pennant_coralfish = Pennant Coralfish
finspan-pilotfish = Pilotfish
finspan-plate_fish = Plate Fish
finspan-pudgy_cusk_eel = Pudgy Cusk-Eel
finspan-pygmy_seahorse = Pygmy Seahorse
finspan-red_lionfish = Red Lionfish
finspan-red_scorpionfish = Red Scorpionfish
finspan-rockmover_wrasse = Rockmover Wrasse
finspan-sailfin_flying_fish = Sailfin Flying Fish
finspan-sargassum_fish = Sargassum Fish
finspan-scaleless_black_dragonfish = Scaleless Black Dragonfish
finspan-shortspine_african_angler = Shortspine African Angler
finspan-shortspine_spurdog = Shortspine Spurdog
finspan-silver_lightfish = Silver Lightfish
finspan-skipjack_tuna = Skipjack Tuna
finspan-sloans_viperfish = Sloan's Viperfish
finspan-smooth_oreo_dory = Smooth Oreo Dory
finspan-snaggletooth = Snaggletooth
finspan-snipe_eel = Snipe Eel
finspan-speckled_butterflyfish = Speckled Butterflyfish
finspan-spiny_seadevil = Spiny Seadevil
finspan-spookfish = Spookfish
finspan-spotted_parrotfish = Spotted Parrotfish
finspan-stonefish = Stonefish
finspan-stoplight_loosejaw = Stoplight Loosejaw
finspan-striped_marlin = Striped Marlin
finspan-swordfish = Swordfish
finspan-tripodfish = Tripodfish
finspan-tropical_two_wing_flying_fish = Tropical Two-Wing Flying Fish
finspan-whale_shark = Whale Shark
finspan-white_suckerfish = White Suckerfish
finspan-white_spotted_puffer = White-Spotted Puffer
finspan-whitemargin_stargazer = Whitemargin Stargazer
finspan-wolftrap_angler = Wolftrap Angler
finspan-yellow_boxfish = Yellow Boxfish
finspan-yellowtail_snapper = Yellowtail Snapper
finspan-barreleye = Barreleye
finspan-blue_lanternfish = Blue Lanternfish
finspan-bonefish = Bonefish
finspan-smoothcheek_lanternfish = Smoothcheek Lanternfish
finspan-longfin_batfish = Longfin Batfish
finspan-mandarinfish = Mandarinfish
finspan-orange_roughy = Orange Roughy
finspan-porkfish = Porkfish
finspan-saddleback_butterflyfish = Saddleback Butterflyfish
finspan-white_banded_triggerfish = White-Banded Triggerfish
finspan-glasshead_grenadier = Glasshead Grenadier
finspan-showy_bristlemouth = Showy Bristlemouth
finspan-catalina_goby = Catalina Goby

## Places and things

finspan-blue = blue
finspan-purple = purple
finspan-green = green
finspan-sunlight = sunlight
finspan-twilight = twilight
finspan-midnight = midnight
finspan-deep = the deep row
finspan-joined = { $first }, { $second }
finspan-row1 = row 1
finspan-row2 = row 2
finspan-row3 = row 3
finspan-row4 = row 4
finspan-row5 = row 5
finspan-row6 = row 6
finspan-empty_slot = empty slot
finspan-egg = egg
finspan-young = young
finspan-school = school
finspan-bioluminescent = bioluminescent
finspan-camouflage = camouflage
finspan-electric = electric
finspan-predator = predator
finspan-venomous = venomous
finspan-unit_draw = a card from the deck
finspan-unit_retrieve = a card from your discard pile
finspan-unit_egg = an egg
finspan-unit_hatch = a young from an egg
finspan-unit_young = a young
finspan-unit_move = a move of a young or a school
finspan-unit_tuck = a fish to eat from hand
finspan-unit_egg_each = eggs on your fish
finspan-unit_play = another fish to play

## Achievements

finspan-w1a = eggs and young
finspan-w1b = small fish
finspan-w1c = fish
finspan-w1d = young
finspan-w1e = symbols other than predator
finspan-w1f = consumed fish
finspan-w2a = rows of fish
finspan-w2b = young
finspan-w2c = fish with a token
finspan-w2d = predator symbols
finspan-w2e = every 3 eggs
finspan-w2f = medium fish
finspan-w3a = schools
finspan-w3b = young
finspan-w3c = every 3 eggs
finspan-w3d = large fish
finspan-w3e = fish without a token
finspan-w3f = cards “if activated”

## The Nautoma's cards

finspan-n1 = decision 1
finspan-n2 = decision 2
finspan-n3 = decision 3
finspan-n4 = decision 4
finspan-n5 = decision 5
finspan-n6 = decision 6
finspan-n7 = decision 7
finspan-r1 = R1: blue, rows 5 and 6
finspan-r2 = R2: blue, rows 2 and 3
finspan-r3 = R3: purple, rows 5 and 6
finspan-r4 = R4: purple, rows 2 and 3
finspan-r5 = R5: green, rows 5 and 6
finspan-r6 = R6: green, rows 2 and 3

## Abilities, put together from their notation

finspan-ability-timing-when_played = When played
finspan-ability-timing-if_activated = If activated
finspan-ability-timing-game_end = Game end
finspan-ability = { $timing }: { $benefit }.
finspan-ability-all = { $timing }, all players: { $benefit }.
finspan-ability-draw = draw { $count ->
    [one] a card
   *[other] { $count } cards
}
finspan-ability-retrieve = take { $count ->
    [one] a card
   *[other] { $count } cards
} from your discard pile
finspan-ability-egg = lay { $count ->
    [one] an egg
   *[other] { $count } eggs
}
finspan-ability-hatch = hatch { $count ->
    [one] an egg
   *[other] { $count } eggs
}
finspan-ability-young = gain { $count ->
    [one] a young
   *[other] { $count } young
}
finspan-ability-move = move { $count ->
    [one] a young or a school
   *[other] a young or a school { $count } times
}
finspan-ability-tuck = this fish eats { $count ->
    [one] a shorter fish
   *[other] { $count } shorter fish
} from your hand
finspan-ability-egg_each = lay an egg on each of your fish { $where }
finspan-ability-play = play another fish { $where }
finspan-ability-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
} { $condition }
finspan-ability-fish-size_small = that is small
finspan-ability-fish-size_medium = that is medium
finspan-ability-fish-size_large = that is large
finspan-ability-fish-site_blue = in the blue dive site
finspan-ability-fish-site_purple = in the purple dive site
finspan-ability-fish-site_green = in the green dive site
finspan-ability-fish-row_estuary = in the estuary (row 1)
finspan-ability-fish-row_deep = in the deep row (row 6)
finspan-ability-fish-symbol_bioluminescent = with a bioluminescent symbol
finspan-ability-fish-symbol_camouflage = with a camouflage symbol
finspan-ability-fish-symbol_electric = with an electric symbol
finspan-ability-fish-symbol_predator = with a predator symbol
finspan-ability-fish-symbol_venomous = with a venomous symbol
finspan-ability-into-site_blue = into the blue dive site
finspan-ability-into-site_purple = into the purple dive site
finspan-ability-into-site_green = into the green dive site
finspan-ability-into-row_estuary = into the estuary (row 1)
finspan-ability-into-row_deep = into the deep row (row 6)
finspan-ability-into-zone_sunlight = into the sunlight zone
finspan-ability-into-zone_twilight = into the twilight zone
finspan-ability-into-zone_midnight = into the midnight zone
finspan-ability-both = {" "}and{" "}
finspan-ability-if-no_tokens = if no token lies on it
finspan-ability-if-egg = if an egg lies on it
finspan-ability-if-young = if a young lies on it
finspan-ability-if-school = if a school lies on it
finspan-ability-if-young_exactly = if exactly { $number } young lie on it
finspan-ability-if-under = if { $number ->
    [one] a fish or more lies
   *[other] { $number } fish or more lie
} under it
finspan-ability-if-estuary = if it is in the estuary (row 1)
finspan-ability-if-deep = if it is in the deep row (row 6)

## What is to be chosen

finspan-prompt-turn = Play a fish or dive. Divers left: { $divers }.
finspan-prompt-place = { $eats ->
    [0] Choose a slot for “{ $card }”.
   *[other] Choose the shorter fish that “{ $card }” eats; it lies down on it.
}
finspan-prompt-pay-card = Discard a card from hand to pay for “{ $card }”.
finspan-prompt-pay-egg = Pay an egg for “{ $card }”.
finspan-prompt-pay-young = Pay a young for “{ $card }”.
finspan-prompt-pay-school = Pay a school for “{ $card }”.
finspan-prompt-bonus = { $units_only ->
    [unit_draw] Bonus of the dive site: draw a card{ finspan-to_go }
    [unit_retrieve] Bonus of the dive site: take a card from your discard pile{ finspan-to_go }
    [unit_egg] Bonus of the dive site: choose a fish for the egg{ finspan-to_go }
    [unit_hatch] Bonus of the dive site: choose an egg to hatch{ finspan-to_go }
    [unit_young] Bonus of the dive site: choose a slot for the young{ finspan-to_go }
    [unit_move] Bonus of the dive site: move a young or a school{ finspan-to_go }
   *[many] Take the bonus of the dive site: { $units }.
}
finspan-prompt-benefit = { $units_only ->
    [unit_draw] { finspan-whose_card }: draw a card{ finspan-to_go }
    [unit_retrieve] { finspan-whose_card }: take a card from your discard pile{ finspan-to_go }
    [unit_egg] { finspan-whose_card }: choose a fish for the egg{ finspan-to_go }
    [unit_hatch] { finspan-whose_card }: choose an egg to hatch{ finspan-to_go }
    [unit_young] { finspan-whose_card }: choose a slot for the young{ finspan-to_go }
    [unit_move] { finspan-whose_card }: move a young or a school{ finspan-to_go }
    [unit_tuck] { finspan-whose_card }: choose a fish in your hand for it to eat{ finspan-to_go }
    [unit_egg_each] { finspan-whose_card }: choose the fish that get an egg.
    [unit_play] { finspan-whose_card }: play another fish{ finspan-to_go }
   *[many] { finspan-whose_card }. Take the bonus: { $units }.
}
finspan-whose_card = { $owner_who ->
    [you] “{ $card }”
   *[other] { $owner_seat } shares a bonus with you (“{ $card }”)
}
finspan-to_go = { $units_count ->
    [1] .
   *[other] , { $units_count } to go.
}
finspan-prompt-move-young = Choose where the young moves.
finspan-prompt-move-school = Choose where the school moves.
finspan-prompt-keep = The deck is empty. Choose a card that stays in your discard pile.
finspan-prompt-ending = The fourth week is over. Use a “game end” fish, or finish.

## Moves

finspan-move-stop = Skip the rest
finspan-move-draw = Draw a card
finspan-move-draw-instead = Draw a card: your discard pile is empty
finspan-move-all-eggs = An egg on each of these fish
finspan-move-back = Undo the last step
finspan-move-keep-none = Keep none
finspan-move-finish = Finish
finspan-move-dive = Dive at the { $site } dive site
finspan-move-place = Here: { $slot } ({ $fish })
finspan-move-to = To: { $slot } ({ $fish })
finspan-move-egg = Egg: { $slot } ({ $fish })
finspan-move-hatch = Hatch: { $slot } ({ $fish })
finspan-move-young = Young: { $slot } ({ $fish })
finspan-move-push-young = Move a young from: { $slot } ({ $fish })
finspan-move-push-school = Move the school from: { $slot } ({ $fish })
finspan-move-pay-egg = Pay the egg of: { $slot } ({ $fish })
finspan-move-pay-young = Pay a young of: { $slot } ({ $fish })
finspan-move-pay-school = Pay the school of: { $slot } ({ $fish })
finspan-move-use = Use: { $fish } ({ $slot })
finspan-move-play = Play “{ $card }”
finspan-move-discard = Discard: { $card }
finspan-move-retrieve = Take back into hand: { $card }
finspan-move-tuck = Eat: { $card }
finspan-move-keep = Keep: { $card }

## What happened

finspan-thanks = { $source ->
    [fish] {" "}thanks to “{ $giver }”
    [site] {" "}as a bonus
   *[turn] {""}
}
finspan-event-plays = { $who ->
    [you] You play
   *[other] { $seat } plays
} “{ $card }” ({ $slot }){ finspan-thanks }.
finspan-event-discards = { $who ->
    [you] You discard
   *[other] { $seat } discards
} “{ $card }”.
finspan-event-pays-egg = { $who ->
    [you] You pay
   *[other] { $seat } pays
} an egg ({ $slot }).
finspan-event-pays-young = { $who ->
    [you] You pay
   *[other] { $seat } pays
} a young ({ $slot }).
finspan-event-pays-school = { $who ->
    [you] You pay
   *[other] { $seat } pays
} a school ({ $slot }).
finspan-event-consumes = “{ $card }” eats “{ $fish }”.
finspan-event-dives = { $who ->
    [you] You dive
   *[other] { $seat } dives
} at the { $site } dive site.
finspan-event-draws = { $who ->
    [you] You draw
   *[other] { $seat } draws
} “{ $card }”{ finspan-thanks }.
finspan-event-retrieves = { $who ->
    [you] You take
   *[other] { $seat } takes
} “{ $card }” from the discard pile{ finspan-thanks }.
finspan-event-lays-egg = { $who ->
    [you] You lay
   *[other] { $seat } lays
} an egg ({ $slot }){ finspan-thanks }.
finspan-event-hatches = { $who ->
    [you] You hatch
   *[other] { $seat } hatches
} an egg ({ $slot }){ finspan-thanks }.
finspan-event-adds-young = { $who ->
    [you] You gain
   *[other] { $seat } gains
} a young ({ $slot }){ finspan-thanks }.
finspan-event-moves-young = { $who ->
    [you] You move
   *[other] { $seat } moves
} a young ({ $origin } → { $slot }){ finspan-thanks }.
finspan-event-moves-school = { $who ->
    [you] You move
   *[other] { $seat } moves
} a school ({ $origin } → { $slot }){ finspan-thanks }.
finspan-event-forms-school = Young form a school ({ $slot }).
finspan-event-eats = “{ $card }” eats “{ $fish }” from hand.
finspan-event-keeps = { $who ->
    [you] You keep
   *[other] { $seat } keeps
} “{ $card }” in the discard pile.
finspan-event-reshuffles = The discard piles are shuffled into a new deck of { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
finspan-event-week-ends = Week { $week } is over.
finspan-event-scores-achievement = { $who ->
    [you] You
   *[other] { $seat }
}: { $achievement } ({ $count }), { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
finspan-event-has-most = { $who ->
    [you] You have
   *[other] { $seat } has
} the most for this achievement: { $points ->
    [one] { $points } point
   *[other] { $points } points
} more.
finspan-event-passes-marker = { $who ->
    [you] You begin
   *[other] { $seat } begins
} the next week.
finspan-event-uses = { $who ->
    [you] You use
   *[other] { $seat } uses
} “{ $card }”.
finspan-event-game-ends = The game is over.
finspan-event-nautoma-turn = The Nautoma reveals a decision card: { $decision }.
finspan-event-nautoma-places-marker = The Nautoma places an achievement marker; now there { $count ->
    [one] is { $count }
   *[other] are { $count }
}.
finspan-event-nautoma-removes-marker = The Nautoma takes a marker back; { $count ->
    [one] { $count } is left
   *[other] { $count } are left
}.
finspan-event-nautoma-plays = The Nautoma gains a fish: “{ $card }”.
finspan-event-nautoma-gift = “{ $card }” is for all players; the Nautoma gains a token: { $token }.
finspan-event-nautoma-forms-school = The Nautoma turns young into a school.
finspan-event-nautoma-hatches = The Nautoma hatches { $count ->
    [one] { $count } egg
   *[other] { $count } eggs
}.
finspan-event-nautoma-gains-eggs = The Nautoma gains { $count ->
    [one] { $count } egg
   *[other] { $count } eggs
}.
finspan-event-nautoma-scores-achievement = The Nautoma: { $achievement } ({ $count }), { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
finspan-event-nautoma-has-most = The Nautoma has the most for this achievement: { $points ->
    [one] { $points } point
   *[other] { $points } points
} more.
finspan-event-nautoma-ravel = Ravel brings the Nautoma { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## Results

finspan-score-abilities = Game-end abilities
finspan-score-fish = Fish
finspan-score-consumed = Consumed fish
finspan-score-tokens = Eggs and young
finspan-score-schools = Schools
finspan-score-achievements = Achievements
finspan-score-nautoma-fish = Fish of the Nautoma
finspan-score-nautoma-schools = Schools of the Nautoma
finspan-score-nautoma-young = Young of the Nautoma
finspan-score-nautoma-eggs = Eggs of the Nautoma
finspan-score-nautoma-achievements = Achievements of the Nautoma
finspan-score-nautoma-ravel = Ravel
finspan-ended-most_points = most points
finspan-ended-most_cards = a tie on points, more cards in hand
finspan-ended-shared = a shared victory
finspan-ended-beat_nautoma = the Nautoma was beaten
finspan-ended-lost_to_nautoma = the Nautoma won
finspan-ending-most_points = Victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $winners }.
finspan-ending-most_cards = A tie on points, but more cards in hand. Victory: { $winners }.
finspan-ending-shared = The victory is shared: { $winners }.
finspan-ending-beat_nautoma = The Nautoma is beaten, { $points } to { $nautoma }.
finspan-ending-lost_to_nautoma = The Nautoma wins, { $nautoma } to { $points }.

## Options of a table

finspan-option-side = Achievement board
finspan-option-side-help = Side A has fixed achievements. Side B draws one for each week, and whoever has the most gains extra points. Seven of side B’s numbers are reconstructed.
finspan-option-side-a = side A
finspan-option-side-b = side B
finspan-option-week_1 = Achievement of week 1
finspan-option-week_1-help = For side B: drawn, or picked by hand.
finspan-option-week_1-random = by chance
finspan-option-week_1-w1a = eggs and young
finspan-option-week_1-w1b = small fish
finspan-option-week_1-w1c = fish
finspan-option-week_1-w1d = young
finspan-option-week_1-w1e = symbols other than predator
finspan-option-week_1-w1f = consumed fish
finspan-option-week_2 = Achievement of week 2
finspan-option-week_2-help = For side B: drawn, or picked by hand.
finspan-option-week_2-random = by chance
finspan-option-week_2-w2a = rows of fish
finspan-option-week_2-w2b = young
finspan-option-week_2-w2c = fish with a token
finspan-option-week_2-w2d = predator symbols
finspan-option-week_2-w2e = every 3 eggs
finspan-option-week_2-w2f = medium fish
finspan-option-week_3 = Achievement of week 3
finspan-option-week_3-help = For side B: drawn, or picked by hand.
finspan-option-week_3-random = by chance
finspan-option-week_3-w3a = schools
finspan-option-week_3-w3b = young
finspan-option-week_3-w3c = every 3 eggs
finspan-option-week_3-w3d = large fish
finspan-option-week_3-w3e = fish without a token
finspan-option-week_3-w3f = cards “if activated”
finspan-option-keep_one = Keep a card before a reshuffle
finspan-option-keep_one-help = When the deck is empty, everybody may keep one card from their own discard pile out of the new deck.
finspan-option-nautoma = Level of the Nautoma
finspan-option-nautoma-help = For a single player: from 1, the easiest, to 5. Her decision cards, and her numbers from level 4 on, are reconstructed.
finspan-option-ravel = Ravel mode
finspan-option-ravel-help = For a single player: every week the Nautoma gains points for the fish in one of your dive sites; the higher the strength, the more. Five of the six cards are reconstructed.
finspan-option-ravel-off = off
finspan-option-ravel-2 = strength 2
finspan-option-ravel-3 = strength 3
finspan-option-ravel-4 = strength 4

## The table in a terminal

finspan-board-week = Week { $week } of 4 · deck: { $deck } · achievement: { $achievement } ({ $points })
finspan-board-last-week = Week 4 of 4 · deck: { $deck } · no achievement this week
finspan-board-points = points { $points }
finspan-board-divers = divers { $count }
finspan-board-hand = hand
finspan-board-discard = discard
finspan-board-none = none
finspan-board-length = { $length } cm
finspan-board-nautoma = Nautoma, level { $level }
finspan-board-nautoma-area = fish { $fish } · eggs { $eggs } · young { $young } · schools { $schools } · markers { $markers }
finspan-board-ravel = Ravel, strength { $strength }: { $card }
finspan-board-legend = ● egg · ‹2› young · ◆ school · +1 fish underneath · cost: c card, e egg, y young, s school, > eats · zones: S sunlight, T twilight, M midnight, D the deep row
finspan-board-ahead = Week { $week }: { $achievement } ({ $points })
finspan-board-bonuses = Bonuses of the dive sites from top to floor

## Refusals

refused-finspan-not-in-hand = “{ $card }” is not in your hand.
refused-finspan-too-few-cards = “{ $card }” costs { $cost ->
    [one] { $cost } other card
   *[other] { $cost } other cards
}; you have { $there }.
refused-finspan-too-few-eggs = “{ $card }” costs { $cost ->
    [one] { $cost } egg
   *[other] { $cost } eggs
}; you have { $there }.
refused-finspan-too-few-young = “{ $card }” costs { $cost } young; you have { $there }.
refused-finspan-too-few-schools = “{ $card }” costs a school; you have none.
refused-finspan-no-slot = There is no slot for “{ $card }”: zone, band and shorter fish must fit.
refused-finspan-slot-not-allowed = “{ $card }” does not live here ({ $slot }): see its zones and its band.
refused-finspan-outside-target = This ability does not let “{ $card }” be played here ({ $slot }).
refused-finspan-must-consume = “{ $card }” must eat a shorter fish; there is none here ({ $slot }).
refused-finspan-not-shorter = “{ $fish }” is not shorter than “{ $card }”.
refused-finspan-no-fish = There is no fish here for an egg ({ $slot }).
refused-finspan-has-egg = The fish here has an egg already ({ $slot }).
refused-finspan-not-aimed-at = This ability does not apply to “{ $fish }” ({ $slot }).
refused-finspan-no-egg = There is no egg here ({ $slot }).
refused-finspan-nothing-to-move = There is nothing of that kind to move here ({ $slot }).
refused-finspan-out-of-line = Moves go in a straight line to another slot: { $origin } → { $slot } does not.
refused-finspan-blocked = The way is blocked: { $origin } → { $slot }.
refused-finspan-shut-in = Other schools shut this school in ({ $slot }).
refused-finspan-ravel-alone = Ravel mode is for a single player, not for { $seats }.
refused-finspan-tiles-side-a = Option { $option }: achievements are picked for side B only.
refused-finspan-card-twice = { $field }: { $card } lies somewhere else already.
refused-finspan-nothing-above = { $field }: nothing can lie under { $slot } without a fish on top.
refused-finspan-nothing-eaten = { $field }: { $card } must have eaten a fish, and none lies under it.
refused-finspan-egg-without-fish = { $field }: there is no fish in { $slot } for an egg.
refused-finspan-school-not-formed = { $field }: so many young in { $slot } would be a school.
refused-finspan-divers-wrong = { $field }: there are { $divers } divers instead of { $expected }.
refused-finspan-turns-wrong = { $field }: the divers left ({ $divers }, from the first player on) do not fit the order of turns.
refused-finspan-not-over = { $field }: the game cannot be over in week { $week }.
refused-finspan-pending-wrong = { $field }: the game cannot have come to this ({ $what }).
refused-finspan-decisions-wrong = { $field }: { $cards } decision cards are left for { $turns } turns of the Nautoma and one set aside.
refused-finspan-no-move = { $field }: nobody could move here.
refused-finspan-nautoma-alone = { $field }: the Nautoma plays only against a single player.
refused-finspan-ravel-off = { $field }: Ravel mode is off.
refused-finspan-ability-malformed = { $field }: “{ $value }” is not an ability.
refused-finspan-zones-malformed = { $field }: zones are S, T and M in this order, or D; not “{ $value }”.
refused-finspan-pack-name = { $field }: a pack needs a name of its own, not “{ $value }”.
refused-finspan-pack-fixed = { $field }: this cannot be changed by a pack.
refused-finspan-pack-value = { $field }: “{ $value }” is not possible here.
refused-finspan-wrong-zone = The zones of “{ $card }”: { $zones }. This one is { $zone } ({ $slot }).
refused-finspan-wrong-site = “{ $card }” lives at the { $site } dive site only: that is the colour of its band.
refused-finspan-no-young = There is no young here ({ $slot }).
refused-finspan-no-school = There is no school here ({ $slot }).
refused-finspan-pays-not-itself = “{ $card }” cannot pay for itself: discard another card.
refused-finspan-not-discarded = “{ $card }” is not in your discard pile.
refused-finspan-discard-first = There are cards in your discard pile: take one of those.
refused-finspan-nothing-to-draw = There is nothing to draw: the deck and the discard piles are empty.
refused-finspan-not-small-enough = “{ $card }” eats only shorter fish, and “{ $fish }” is not shorter.
refused-finspan-no-game-end = There is no “game end” fish here that could do anything ({ $slot }).
refused-finspan-used-already = This fish has been used already ({ $slot }).
refused-finspan-too-many-backs = You cannot take back any more this turn.
refused-finspan-nothing-to-take-back = There is nothing to take back.
refused-finspan-needs-dive = Dive sites and fish give this: play a fish, or dive.
refused-finspan-card-first = A fish is laid in two steps: pick it in your hand, and its places light up.
refused-finspan-pay-first = First pay for “{ $card }”, or take it back.
refused-finspan-benefit-first = First take the bonus, or skip it.
refused-finspan-other-step = Something else comes first now. { finspan-step }
refused-finspan-other-target = This one cannot be chosen. { finspan-step }
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
refused-finspan-card-first-title = Pick a fish first
refused-finspan-other-step-title = Not at this step
refused-finspan-wrong-zone-title = { $card } does not live here
refused-finspan-wrong-zone-then = The slots for this fish are lit.
refused-finspan-wrong-site-title = { $card } does not live here
refused-finspan-wrong-site-then = The slots for this fish are lit.
refused-finspan-too-few-cards-title = Not enough cards
refused-finspan-too-few-eggs-title = Not enough eggs
refused-finspan-too-few-young-title = Not enough young
refused-finspan-too-few-schools-title = No school
refused-finspan-has-egg-title = There is an egg already
refused-finspan-blocked-title = The way is blocked

## The table in a browser

finspan-web-aim-small = small
finspan-web-aim-medium = medium
finspan-web-aim-large = large
finspan-web-aim-estuary = estuary
finspan-web-aim-deep = deep row
finspan-web-all-players = all players
finspan-web-zone-sunlight = sunlight zone
finspan-web-zone-twilight = twilight zone
finspan-web-zone-midnight = midnight zone
finspan-web-zone-deep = the deep row only (row 6)
finspan-web-cost = Cost
finspan-web-cost-card = { $count ->
    [one] { $count } card from hand
   *[other] { $count } cards from hand
}
finspan-web-cost-egg = { $count ->
    [one] { $count } egg
   *[other] { $count } eggs
}
finspan-web-cost-young = { $count ->
    [one] { $count } young
   *[other] { $count } young
}
finspan-web-cost-school = { $count ->
    [one] { $count } school
   *[other] { $count } schools
}
finspan-web-cost-eat = eat a shorter fish
finspan-web-lives = Lives in
finspan-web-length = Length
finspan-web-size-small = small
finspan-web-size-medium = medium
finspan-web-size-large = large
finspan-web-points = Points
finspan-web-points-of = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
finspan-web-symbols = Symbols
finspan-web-forage = A forage fish, printed on the mat.
finspan-web-under = Consumed fish
finspan-web-under-count = { $count } consumed fish
finspan-web-young = { $count ->
    [one] { $count } young
   *[other] { $count } young
}
finspan-web-site-blue = blue dive site
finspan-web-site-purple = purple dive site
finspan-web-site-green = green dive site
finspan-web-bonus-top = Bonus at the top
finspan-web-bonus-twilight = Bonus of the twilight zone
finspan-web-bonus-midnight = Bonus of the midnight zone
finspan-web-bonus-floor = On the floor, for the first diver of the week
finspan-web-bonus-bottom = Bonus on the floor
finspan-web-bonus-when = Yours if there is a fish in { $count ->
    [1] row { $rows }
   *[other] rows { $rows }
} of this dive site.
finspan-web-bonus-taken = It has been taken this week.
finspan-web-dive-gives = The diver swims from the top to the floor. Now a dive gives:
finspan-web-dive-nothing = The diver swims from the top to the floor. Now a dive gives nothing.
finspan-web-dive-gain = • { $what }: { $gain }.
finspan-web-dive-missed = { $what } is missed: no fish in { $count ->
    [1] row { $rows }
   *[other] rows { $rows }
}.
finspan-web-timing-when_played = Once, as soon as you play it.
finspan-web-timing-if_activated = Whenever your diver swims past it.
finspan-web-timing-game_end = Once, after the fourth week.
finspan-web-next-goal = Now collect: { $achievement } (× { $points }).
finspan-web-next-last = The last week comes next: no achievement, and then points are counted.
finspan-web-dives = Dives this week: { $count }
finspan-web-discard = Discard pile · { $count }
finspan-web-deck = Cards in the deck: { $count }
finspan-web-drawer = Show the cards larger
finspan-web-to-pay = Left to pay: { $count }
finspan-web-paid = paid
finspan-web-my-ocean = Back to my ocean
finspan-web-follow = follow whoever is playing
finspan-web-you-draw = You draw
finspan-web-cancel = Something else
finspan-web-first = First player of the week
finspan-web-divers = Divers left: { $count }
finspan-web-divers-of = Divers: { $count } of { $most }
finspan-web-week-of = Week { $week } of { $weeks }
finspan-web-ocean-of = Ocean: { $name }
finspan-web-weeks = Weeks and points
finspan-web-week = Week { $week }
finspan-web-end = the end
finspan-web-each = { $points ->
    [one] { $points } point
   *[other] { $points } points
} each
finspan-web-most = Whoever has the most gains { $most_points ->
    [one] { $most_points } point
   *[other] { $most_points } points
} more.
finspan-web-reconstructed = (the number is reconstructed, there is no source)
finspan-web-last-week = No achievement: after this week the game ends and everything is counted.
finspan-web-scores = Points by category
finspan-web-why-abilities = “game end” abilities whose condition holds
finspan-web-why-fish = printed points of visible fish
finspan-web-why-consumed = { $consumed_points } for each consumed fish
finspan-web-why-tokens = an egg { $egg_points }, a young { $young_points }
finspan-web-why-schools = { $school_points } for each school
finspan-web-why-achievements = noted at the end of each week
finspan-web-nautoma = Nautoma
finspan-web-level = level { $level }
finspan-web-more = More
finspan-web-nautoma-card = The Nautoma’s decision card
finspan-web-nautoma-waits = After your turn the Nautoma reveals a card and carries out its signs from top to bottom.
finspan-web-nautoma-earlier = Earlier this week
finspan-web-nautoma-deck = Decision cards not revealed yet: { $count }. One of them is set aside this week.
finspan-web-nautoma-area = What the Nautoma has
finspan-web-nautoma-fish = The Nautoma’s fish: { $count }
finspan-web-nautoma-is = The Nautoma has no mat: after each of your turns she reveals a decision card. Level { $level }: a fish is worth { $fish } to her, a school { $school }, a young { $nautoma_young }, every { $eggs_for_a_point ->
    [one] egg
   *[other] { $eggs_for_a_point } eggs
} 1.
finspan-web-side-none = At this level she scores no achievements.
finspan-web-side-breeze = For an achievement she counts the number of the Breeze side and her markers.
finspan-web-side-storm = For an achievement she counts the number of the Storm side and her markers.
finspan-web-markers = Markers on the achievement board: { $count } of { $most }
finspan-web-ravel = Ravel, strength { $strength }
finspan-web-ravel-means = { $card }. Every week the Nautoma gains { $strength } for each of your fish in this dive site, less 1 for each of your fish in these rows; never below 0.
finspan-web-nautoma-reconstructed = The signs of the decision cards, the Storm numbers, what she gains from cards for all players and the Ravel cards R1 to R5 are reconstructed: no source that shows them could be found.
finspan-web-icon-place = places a marker on the achievement board
finspan-web-icon-remove = takes a marker back from the achievement board
finspan-web-icon-play_fish = takes the top fish of the deck; “all players” benefits you too
finspan-web-icon-school = turns { $nautoma_school } young into a school
finspan-web-icon-hatch = hatches up to { $most_hatched ->
    [one] { $most_hatched } egg
   *[other] { $most_hatched } eggs
}
finspan-web-icon-eggs = gains { $eggs_gained ->
    [one] { $eggs_gained } egg
   *[other] { $eggs_gained } eggs
}

finspan-web-week-short = Week { $week }

## Names made from a corrected pack

finspan-ravel_card = { $count ->
    [one] R{ $number }: { $site }, row { $rows }
   *[other] R{ $number }: { $site }, rows { $rows }
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
finspan-counts-symbols = symbols: { $units }
finspan-counts-groups_of_eggs = every { $count } eggs

## What is reconstructed
finspan-reconstructed-side_b = Seven numbers of side B of the achievement board are our reconstruction.
finspan-reconstructed-decisions = The signs of the Nautoma’s decision cards are our reconstruction.
finspan-reconstructed-storm = The Storm numbers by which the Nautoma scores achievements are our reconstruction.
finspan-reconstructed-gifts = Which token the Nautoma gains from cards for all players is our reconstruction.
finspan-reconstructed-ravel = Five of the six Ravel cards are our reconstruction.
finspan-web-help-deck = Cards are drawn from here. When the deck runs out, the discard piles are shuffled into a new one.
finspan-web-help-discard = Your discard pile: cards you have paid with. Some bonuses return them to your hand.
finspan-web-help-slot = A fish can live here if the zone and the dive site suit it.
finspan-web-help-egg = Egg: it pays for fish, and young hatch from it.
finspan-web-help-young = Young: they can be moved; three of them together become a school.
finspan-web-help-school = School: points at the end of the game, and it pays for large fish.
