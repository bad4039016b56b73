## The game

kelp-name = Kelp: Shark vs Octopus
kelp-tagline = A duel in the kelp forest: the octopus hides, the shark hunts.
kelp-role-shark = shark
kelp-role-octopus = octopus

## Options

kelp-option-board = Board side
kelp-option-board-help = The night side changes zones and hides; it is for experienced players. Its layout is reconstructed.
kelp-option-board-day = day
kelp-option-board-night = night
kelp-option-outer_ring = Outer ring of paths
kelp-option-outer_ring-help = The outer ends of the paths are joined into a ring around the board. The paths are reconstructed; this is another reading of them.
kelp-option-whole_effects = Whole effects only
kelp-option-whole_effects-help = An octopus card may be played only if its whole effect can be carried out.
kelp-option-most_rounds = Limit of rounds
kelp-option-most_rounds-help = After this many rounds the octopus wins; the rulebook has no such limit.

## Sides and dice

kelp-shark = Shark
kelp-blue = blue
kelp-yellow = yellow
kelp-red = red
kelp-turquoise = turquoise
kelp-1 = 1
kelp-2 = 2
kelp-3 = 3
kelp-4 = 4
kelp-5 = 5
kelp-6 = 6
kelp-joined = { $first } { $second }

## Zones and current cells

kelp-zone = zone
kelp-cell = cell
kelp-corner = corner cell
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

## Blocks

kelp-octopus = Octopus
kelp-shell = Shell
kelp-double_shell = Double shell
kelp-trap_current_1 = Trap: discard 1 current
kelp-trap_current_2 = Trap: discard up to 2 currents
kelp-trap_hide_2 = Trap: hide 2 blocks
kelp-trap_send_home = Trap: send the shark to a hide
kelp-crab = Red rock crab
kelp-lobster = South African lobster
kelp-snail = Sea snail
kelp-abalone = South African abalone

## Octopus cards

kelp-quick_learning = Quick Learning
kelp-trial_and_error = Trial and Error
kelp-nimble_twist = Nimble Twist
kelp-stir_the_sand = Stir the Sand
kelp-blend_in = Blend In
kelp-unexpected_dodge = Unexpected Dodge
kelp-all_or_nothing = All or Nothing
kelp-ink_cloud = Ink Cloud
kelp-jet_propulsion = Jet Propulsion
kelp-camouflage = Camouflage
kelp-shapeshift = Shapeshift
kelp-vanish = Vanish
kelp-sensitive_receptors = Sensitive Receptors
kelp-curious_mind = Curious Mind
kelp-problem_solver = Problem Solver
kelp-selective_memory = Selective Memory
kelp-eat_crab = Eat: Red rock crab
kelp-eat_lobster = Eat: South African lobster
kelp-eat_snail = Eat: Sea snail
kelp-eat_abalone = Eat: South African abalone
kelp-pile_move = move pile
kelp-pile_hide = hide pile
kelp-pile_learn = learn pile
kelp-pile_eat = eat pile

## Shark cards and growth tiles

kelp-aggressive = Aggressive
kelp-relentless = Relentless
kelp-lightning = Lightning
kelp-hungry = Hungry
kelp-fierce = Fierce
kelp-hostile = Hostile
kelp-watchful = Watchful
kelp-agile = Agile
kelp-bold = Bold
kelp-observant = Observant
kelp-swift = Swift
kelp-tile_1 = growth tile 1 (reroll 1 die)
kelp-tile_2 = growth tile 2 (+5 to energy of 1–5)
kelp-tile_3 = growth tile 3 (reroll 1 more die)
kelp-tile_4 = growth tile 4 (draw 1 more die)

## Confrontation

kelp-fight = Fight
kelp-flight = Flight
kelp-flinch = Flinch
kelp-counterattack = Counterattack
kelp-pursuit = Pursuit
kelp-persistence = Persistence

## Moves

kelp-move-done = Done
kelp-move-skip = Skip the action
kelp-move-end-turn = End the turn
kelp-move-flee-plainly = Escape without the effect
kelp-move-draw-dice = Draw the dice
kelp-move-roll = Roll the dice
kelp-move-to-move = On to swimming
kelp-move-to-resolve = All dice are placed
kelp-move-suffer-trap = Let the trap work
kelp-move-stop-buying = Buy no more
kelp-move-reveal = Reveal the block in { $zone }
kelp-move-shuffle = Put the block of { $zone } into the bag
kelp-move-settle = Put the block in { $zone }
kelp-move-hide = Hide the block in { $zone }
kelp-move-exchange = Exchange the block in { $zone }
kelp-move-aim = Place the die ({ $die }) on { $zone }
kelp-move-resolve = Reveal { $zone } first
kelp-move-reroll = Reroll the die: { $die }
kelp-move-store = Put on Watchful: { $die }
kelp-move-raise = Raise the die: { $die }
kelp-move-starve = To the hunger track: { $die }
kelp-move-sharpen = Turn to 6: { $die }
kelp-move-current = Current: { $die }
kelp-move-hunt = Search or attack: { $die }
kelp-move-save = Store as energy: { $die }
kelp-move-lower = Lower by 1 to change a card in the row: { $die }
kelp-move-feed = To the hunger track: { $die }
kelp-move-current-watched = Current from Watchful: { $die }
kelp-move-hunt-watched = Search or attack from Watchful: { $die }
kelp-move-save-watched = Store as energy, from Watchful: { $die }
kelp-move-calm = Discard current { $value } from { $cell }
kelp-move-refill = Take current { $value } off the board ({ $cell })
kelp-move-lay = Lay the current ({ $die }) on { $cell }
kelp-move-escape = { $escape } ({ $colour })
kelp-move-counter = { $counter } ({ $colour })
kelp-move-give-back = Return to the bag: { $colour }
kelp-move-pick = Pick from the bag: { $colour }
kelp-move-survive = Use the effect of the card
kelp-move-draw-extra = Draw more dice
kelp-move-draw-up = Draw up to the hand limit
kelp-move-swim = Swim to { $cell }
kelp-move-step = Swim one cell further: { $cell }
kelp-move-play = Play (cost { $cost }): { $card }
kelp-move-discard = Discard to hide a block: { $card }
kelp-move-remove-hand = Remove from hand: { $card }
kelp-move-remove-discard = Remove from the discard: { $card }
kelp-move-tutor-deck = Take from the deck: { $card }
kelp-move-tutor-discard = Take from the discard: { $card }
kelp-move-food = Use food: { $block }
kelp-move-learn-block = Learn a block: { $block }
kelp-move-learn-card = Learn a card ({ $pile }): { $card }
kelp-move-learn-food = Learn a card with its food: { $card }
kelp-move-swap = Swap { $zone } and { $other }
kelp-move-skill = Use the card: { $skill }
kelp-move-buy = Buy for { $cost }: { $skill }
kelp-move-refresh = Change in the row: { $skill }
kelp-move-face = Turn to { $value }
kelp-move-place = The shark starts at { $cell }
kelp-move-home = Move the shark to { $cell }

## Prompts

kelp-prompt-place-shark = Choose the hide the shark starts from.
kelp-prompt-action = Action { $number } of 2: { $draws ->
    [0] play a card or
   *[other] play a card, draw up, or
} { $hides ->
    [0] discard one
   *[other] discard one to hide a block
}.{ $food ->
    [0] {""}
   *[other] {" "}Before it you may use a food effect.
}
kelp-prompt-last-gap = Use a food effect or end your turn.
kelp-prompt-pay = “{ $card }”: choose a block to reveal as payment ({ $left } to go).
kelp-prompt-swap = Swap two neighbouring blocks ({ $count } to go).
kelp-prompt-shuffle = Choose blocks to shuffle ({ $count } to go).
kelp-prompt-settle = The octopus shuffles blocks: choose a zone for the block from the bag. Empty zones: { $count }.
kelp-prompt-hide = Choose a block to hide ({ $count } to go).
kelp-prompt-learn = Learning: choose a card or a block ({ $count } to go).
kelp-prompt-exchange = New block: “{ $block }”. Choose the revealed block that makes room.
kelp-prompt-remove = Choose a card that leaves the game ({ $count } to go).
kelp-prompt-tutor = Take a card from the deck or the discard.
kelp-prompt-calm = You may discard current dice (up to { $count }).
kelp-prompt-send-home = Choose a hide for the shark.
kelp-prompt-choose-escape = Confrontation: choose a card in secret.
kelp-prompt-choose-hunt = Confrontation: choose a card in secret.
kelp-prompt-survive = The octopus escapes. Use the effect of “{ $escape }”?
kelp-prompt-draw = Draw dice from the bag.
kelp-prompt-refill = The bag is empty: take current dice off the board ({ $count } to go).
kelp-prompt-drawn = Roll the dice, or use a card first.
kelp-prompt-give-back = Return dice to the bag ({ $count } to go).
kelp-prompt-pick = Pick a die from the bag.
kelp-prompt-rolled = { $rerolls ->
    [0] Use a card, or go on to currents.
   *[other] Reroll dice (rerolls left: { $rerolls }), use a card, or go on to currents.
}
kelp-prompt-reroll = Choose dice to reroll ({ $count } to go).
kelp-prompt-store = Choose a die to keep on Watchful.
kelp-prompt-raise = Choose a die to raise.
kelp-prompt-raise-to = Choose the face to turn it to.
kelp-prompt-starve = Choose a die for the hunger track.
kelp-prompt-sharpen = Choose the red die that becomes 6.
kelp-prompt-currents = Lay currents, or go on to swimming.
kelp-prompt-lay-current = Choose a cell for the current.
kelp-prompt-move = Choose where to swim.
kelp-prompt-swim = Choose where the current carries you.
kelp-prompt-glide = Choose one more cell to swim to.
kelp-prompt-moved = You may swim one more cell.
kelp-prompt-hunt = Search, attack, or keep the dice as energy.
kelp-prompt-hunt-zone = Choose a zone for the die.
kelp-prompt-order = Choose the zone to reveal first.
kelp-prompt-trap = { $block }. Ignore it?
kelp-prompt-grow = Growth: use a card or go on.
kelp-prompt-spend = Energy: use a card or go on.
kelp-prompt-save = Choose dice to store as energy.
kelp-prompt-buy = Choose a card to buy. Energy: { $energy }.
kelp-prompt-refresh = Choose the card in the row to change.
kelp-prompt-feed = Buying costs one die: choose the one that goes to the hunger track.

## Events

kelp-event-home = The shark is in its hide: { $cell }.
kelp-event-play = { $who ->
    [you] You play
   *[other] The octopus plays
} “{ $card }”.
kelp-event-discard = { $who ->
    [you] You discard
   *[other] The octopus discards
} “{ $card }”.
kelp-event-draw = { $who ->
    [you] You draw
   *[other] The octopus draws
} { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
kelp-event-draw-own = Drawn: { $cards }.
kelp-event-reshuffle = The discard is shuffled into a new deck.
kelp-event-reveal = Revealed in { $zone }: “{ $block }”.
kelp-event-hide = The block in { $zone } is hidden.
kelp-event-swap = Blocks swapped: { $zone } ↔ { $other }.
kelp-event-shuffle = Blocks go into the bag: { $zones }.
kelp-event-settle = A block from the bag is placed in { $zone }.
kelp-event-settle-own = In { $zone } is now “{ $block }”.
kelp-event-learn = A new card in the discard: “{ $card }”.
kelp-event-learn-to-hand = A new card in hand: “{ $card }”.
kelp-event-exchange = In { $zone } is now “{ $block }” in place of “{ $gone }”.
kelp-event-remove = A card leaves the game: “{ $card }”.
kelp-event-eat = { $who ->
    [you] You eat
   *[other] The octopus eats
} “{ $block }” in { $zone }.
kelp-event-food = { $who ->
    [you] You use
   *[other] The octopus uses
} the food effect of “{ $block }”.
kelp-event-tutor = A card from the discard to hand: “{ $card }”.
kelp-event-tutor-deck = { $who ->
    [you] You take a card from the deck and shuffle
   *[other] The octopus takes a card from the deck and shuffles
} it.
kelp-event-tutor-own = Taken from the deck: “{ $card }”.
kelp-event-calm = Current { $value } is discarded from { $cell }.
kelp-event-shark-turn = Round { $round }: { $who ->
    [you] your turn
   *[other] the shark’s turn
}.
kelp-event-take-dice = { $who ->
    [you] You draw
   *[other] The shark draws
} { $count ->
    [one] { $count } die
   *[other] { $count } dice
}.
kelp-event-take-dice-own = Drawn: { $colours }.
kelp-event-refill = A current die is taken off the board ({ $cell }).
kelp-event-pick-own = Picked from the bag: { $colour }.
kelp-event-roll = { $who ->
    [you] You roll
   *[other] The shark rolls
} the dice: { $dice }.
kelp-event-reroll = { $who ->
    [you] You reroll
   *[other] The shark rerolls
} a die: { $die }.
kelp-event-skill = { $who ->
    [you] You use
   *[other] The shark uses
} “{ $skill }”.
kelp-event-raise = A die is turned: { $die } → { $to }.
kelp-event-turn = { $who ->
    [you] You turn the shark
   *[other] The shark turns
} round.
kelp-event-purge = Confrontation cards leave the game: { $colour }.
kelp-event-store = { $who ->
    [you] You put
   *[other] The shark puts
} a die on Watchful: { $die }.
kelp-event-lay = { $who ->
    [you] You lay
   *[other] The shark lays
} a current ({ $die }) on { $cell }.
kelp-event-swim = { $who ->
    [you] You swim
   *[other] The shark swims
} to { $cell }.
kelp-event-ride = The first current swum over, { $value }, goes to growth ({ $cell }).
kelp-event-ride-to-bag = The first current swum over, { $value }, returns to the bag ({ $cell }).
kelp-event-forced-move = There is no other way: a current die is removed ({ $cell }).
kelp-event-hunt = { $who ->
    [you] You { $way ->
        [attack] attack
       *[search] search
    }
   *[other] The shark { $way ->
        [attack] attacks
       *[search] searches
    }
} { $zone }: { $die }.
kelp-event-wasted = The die returns to the bag without effect: { $die } ({ $zone }).
kelp-event-trap = { $who ->
    [you] You run
   *[other] The shark runs
} into “{ $block }”!
kelp-event-confrontation = Confrontation in { $zone }!
kelp-event-showdown = Octopus: { $escape }, shark: { $hunt }.
kelp-event-escaped = The octopus escapes. The cards of this colour leave the game: { $colour }.
kelp-event-hunger = A die on the hunger track: { $colour } ({ $count } of { $of }).
kelp-event-tile = Active now: { $tile }.
kelp-event-energy = Stored energy: { $dice }.
kelp-event-energy-lost = The energy is not enough for any card: the dice return to the bag.
kelp-event-buy = { $who ->
    [you] You buy
   *[other] The shark buys
} “{ $skill }”.
kelp-event-row = New in the row: “{ $skill }”.
kelp-event-refresh = The die is lowered ({ $die }), “{ $skill }” leaves the row.

## End of the game

kelp-score-victory = Victory
kelp-ended-ate-all = the octopus ate all its food
kelp-ended-exhausted = the shark was exhausted
kelp-ended-caught = the shark caught the octopus
kelp-ended-toothless = the shark had no attack die left
kelp-ended-too-long = the game lasted too long
kelp-ending-ate-all = The octopus has eaten all its food and wins.
kelp-ending-exhausted = The shark is exhausted: the octopus wins.
kelp-ending-caught = The shark has caught the octopus and wins.
kelp-ending-toothless = The shark has no attack die left: the octopus wins.
kelp-ending-too-long = The game has lasted too long: the octopus wins.

## The board in the terminal

kelp-board-title = { $board } · round { $round }
kelp-board-day = Day
kelp-board-night = Night
kelp-board-legend = ▲►▼◄ shark (◆ either way) · [4] current · ⌂ hide · ? hidden block
kelp-board-pool = Pool
kelp-board-drawn = Drawn
kelp-board-energy = Energy
kelp-board-watched = On Watchful
kelp-board-growth = Growth
kelp-board-tiles = tiles active: { $count }
kelp-board-hunger = Hunger
kelp-board-bag = Bag
kelp-board-supply = Dice supply
kelp-board-row = Card row
kelp-board-deck = { $count } in the deck
kelp-board-bought = Shark cards
kelp-board-hand = Hand
kelp-board-hand-size = { $count } of { $limit }
kelp-board-discard = Discard
kelp-board-piles = Piles
kelp-board-blocks = Block supply
kelp-board-food = Food
kelp-board-played = Played
kelp-board-confrontation = Confrontation
kelp-board-nothing = —
kelp-board-used = { $block } (used)
kelp-board-in-bag = Blocks in the bag: { $count }

## The board in the browser

kelp-board-forest = The kelp forest
kelp-board-tools = Your tools
kelp-board-open = open zone
kelp-board-kelp = kelp zone
kelp-board-rocky = rocky zone
kelp-board-stands = hidden
kelp-board-lies = revealed
kelp-board-hidden-block = unknown block
kelp-board-no-block = no block
kelp-board-den = hide of the shark
kelp-board-over = over { $cells }
kelp-board-of = { $count } of { $of }
kelp-board-no-dice = no dice
kelp-board-active = active
kelp-board-removed = Out of the game
kelp-board-draw-pile = Deck
kelp-board-action = Action { $number }
kelp-board-empty-hand = The hand is empty
kelp-board-row-energy = Card row: { $energy } energy to spend
kelp-board-reveal-cost = { $count ->
    [0] free
    [one] reveal { $count } block
   *[other] reveal { $count } blocks
}
kelp-board-price = cost: { $cost } energy
kelp-board-type-move = move
kelp-board-type-hide = hide
kelp-board-type-learn = learn
kelp-board-type-eat = eat
kelp-board-die-blue = current
kelp-board-die-yellow = search
kelp-board-die-red = attack
kelp-board-die-blue-help = Laid on a cell it carries the shark further: it swims over currents whose values fall. Left over, it is energy.
kelp-board-die-yellow-help = Placed on a zone beside the shark, if it shows at least the zone’s number, it reveals the hidden block. Used, it goes to growth; left over, it is energy.
kelp-board-die-red-help = Placed on a zone beside the shark, if it shows at least the zone’s number, it attacks. If it does not hit the octopus, or the octopus escapes, it goes to the hunger track.
kelp-board-reconstructed = Some numbers here are our reconstruction: the rulebook does not print them.
kelp-board-survival = Survival effect:
kelp-board-left = Confrontation colours left: { $colours }.
kelp-board-cancel = Back
kelp-board-which = Which of these?
kelp-board-zone-picked = { $zone } is picked: which neighbour does it change places with?
kelp-board-card-picked = “{ $card }”. { $effect } { $plays ->
    [0] Now it can only be discarded
   *[other] Put it on the action space to play it, or on the discard
}{ $hides ->
    [0] .
   *[other] {" "}to hide a block.
}
kelp-board-card-picked-small = “{ $card }”. { $effect } { $plays ->
    [0] Now it can only be discarded.
   *[other] Play it or discard it.
}
kelp-board-tab-dice = Dice and growth
kelp-board-tab-cards = Cards · { $count }
kelp-board-tab-hand = Hand · { $count }
kelp-board-tab-piles = Piles and blocks
kelp-board-you-are = You are the { $role }
kelp-board-duel-rule = Both choose a colour in secret. The same colour: the octopus is caught. Different colours: it escapes.
kelp-board-duel-octopus = Which card saves you? Choose a colour the shark will not guess.
kelp-board-duel-shark = Guess the colour the octopus has laid down.
kelp-board-duel-waits = { $name } is choosing.
kelp-board-duel-caught = The same colour: the octopus is caught, the shark wins.
kelp-board-duel-escaped = Different colours: the octopus escapes with “{ $card }”. Both { $colour } cards leave the game, so the next time there is less to choose from.
kelp-board-how-ate-all = The last place of the food track is filled. Nothing the shark has on the board matters any more.
kelp-board-how-exhausted = The last place of the hunger track is filled: every missed attack and every purchase took a die there, and the shark has no strength left.
kelp-board-how-caught = The attack hit, and in the confrontation both cards had the same colour.
kelp-board-how-caught-last = The attack hit, and only one pair of confrontation cards was left: the colours could not differ.
kelp-board-how-toothless = One place is left on the hunger track and the shark has no attack die anywhere: it cannot catch the octopus any more.
kelp-board-how-too-long = The table’s limit of rounds is reached; the octopus has held out.
kelp-board-sum-rounds = Rounds played
kelp-board-sum-food = Food eaten
kelp-board-sum-hunger = Hunger of the shark
kelp-board-sum-tiles = Growth tiles active
kelp-board-sum-skills = Shark cards bought
kelp-board-sum-duels = Confrontation pairs left

## Effects in words

kelp-ability-swap = { $count ->
    [one] swap two neighbouring blocks.
   *[other] swap two neighbouring blocks, { $count } times.
}
kelp-ability-shuffle-hidden = shuffle { $count } hidden blocks in the bag; the shark says where each goes.
kelp-ability-shuffle-revealed = shuffle { $count } revealed blocks in the bag; the shark says where each goes, and they return hidden.
kelp-ability-shuffle-any = shuffle { $count } blocks in the bag, hidden or revealed; the shark says where each goes, and they return hidden.
kelp-ability-with-centre = One of them is the block in the centre, however it lies.
kelp-ability-with-octopus = The octopus is among them.
kelp-ability-hide = { $count ->
    [one] hide { $count } revealed block.
   *[other] hide { $count } revealed blocks.
}
kelp-ability-hide-up-to = { $count ->
    [one] hide up to { $count } revealed block.
   *[other] hide up to { $count } revealed blocks.
}
kelp-ability-hide-range = hide { $low } to { $count } revealed blocks.
kelp-ability-hide-all = hide all revealed blocks.
kelp-ability-not-itself = Not this trap itself.
kelp-ability-learn = { $count ->
    [one] learn { $count } card or block.
   *[other] learn { $count } cards or blocks.
}
kelp-ability-learn-up-to = { $count ->
    [one] learn up to { $count } card or block.
   *[other] learn up to { $count } cards or blocks.
}
kelp-ability-learn-range = learn { $low } to { $count } cards or blocks.
kelp-ability-to-hand = A learned card goes to hand (eat cards to the discard).
kelp-ability-remove = { $count ->
    [one] remove { $count } card in your hand or discard from the game.
   *[other] remove { $count } cards in your hand or discard from the game.
}
kelp-ability-remove-up-to = { $count ->
    [one] you may remove { $count } card in your hand or discard from the game.
   *[other] you may remove up to { $count } cards in your hand or discard from the game.
}
kelp-ability-remove-range = remove { $low } to { $count } cards in your hand or discard from the game.
kelp-ability-eat = eat “{ $food }” if it lies next to the octopus.
kelp-ability-hand-limit = your hand limit becomes { $count }.
kelp-ability-draw-to-limit = draw up to it at once.
kelp-ability-tutor = { $count ->
    [one] take { $count } card of your choice from the deck or the discard.
   *[other] take { $count } cards of your choice from the deck or the discard.
}
kelp-ability-calm = { $count ->
    [one] return { $count } current die from the board to the bag.
   *[other] return up to { $count } current dice from the board to the bag.
}
kelp-ability-shark-to-hide = send the shark to a hide.
kelp-ability-reroll = { $count ->
    [one] reroll { $count } die.
   *[other] reroll { $count } dice.
}
kelp-ability-reroll-up-to = { $count ->
    [one] reroll { $count } die each turn.
   *[other] reroll up to { $count } dice each turn.
}
kelp-ability-reroll-range = reroll { $low } to { $count } dice.
kelp-ability-return = return { $give } drawn dice, then pick { $take } from the bag.
kelp-ability-draw-and-roll-extra = { $count ->
    [one] draw and roll { $count } more die.
   *[other] draw and roll { $count } more dice.
}
kelp-ability-raise-die = turn a die to a higher face.
kelp-ability-purge-confrontation = a random confrontation card of the octopus and yours of that colour leave the game.
kelp-ability-store-die = put a rolled die on this card; use it in a later turn.
kelp-ability-turn-180 = turn the shark round.
kelp-ability-hunger-die-for-red-six = put a die on the hunger track; turn another, red, die to 6.
kelp-ability-ignore-trap = the trap does nothing.
kelp-ability-extra-step = { $count ->
    [one] swim { $count } cell further.
   *[other] swim { $count } cells further.
}
kelp-ability-energy-bonus = energy { $low }–{ $high }: +{ $add }.
kelp-ability-draw-extra = { $count ->
    [one] draw { $count } more die.
   *[other] draw { $count } more dice.
}
kelp-ability-none = no effect of its own: it brings dice.
kelp-ability-pays = Revealed as payment it counts as { $count }.
kelp-ability-block-octopus = The octopus itself. It never leaves the board.
kelp-ability-block-shell = Does nothing.
kelp-ability-block-trap = When the shark reveals it:
kelp-ability-block-food = Eaten, it can be used once:
kelp-ability-window-none = has no step of its own
kelp-ability-window-draw = step 1, before drawing
kelp-ability-window-drawn_not_rolled = step 1, drawn but not rolled
kelp-ability-window-after_roll = step 1, after the roll
kelp-ability-window-pre_move = before the move
kelp-ability-window-move = step 3, in the move
kelp-ability-window-search = step 4, before searching
kelp-ability-window-trap_revealed = step 4, when a trap is revealed
kelp-ability-window-spend_energy = step 6, before buying
kelp-ability-window-any_own_step = at the start of any step

## Refusals

refused-kelp-not-in-hand = “{ $card }” is not in your hand.
refused-kelp-cannot-play = “{ $card }” cannot be played: its cost or its whole effect is not possible now.
refused-kelp-hand-full = The hand limit ({ $limit }) is reached: you cannot draw.
refused-kelp-nothing-to-draw = There is nothing to draw: deck and discard are empty.
refused-kelp-already-revealed = This block is already revealed ({ $zone }).
refused-kelp-not-needed = This block does not fit here ({ $zone }): it is not needed, or the effect would become impossible.
refused-kelp-not-revealed = There is no revealed block to choose ({ $zone }).
refused-kelp-keeps-its-place = This block cannot be exchanged ({ $zone }).
refused-kelp-cell-taken = This cell is taken ({ $cell }).
refused-kelp-not-ahead = The shark cannot swim here ({ $cell }): it only moves forward.
refused-kelp-rising-current = The shark cannot swim this way ({ $cell }): the current is not lower than the one before, or no free cell follows.
refused-kelp-cannot-buy = “{ $skill }” costs { $cost }; you have { $energy } energy.
refused-kelp-must-buy = First buy a card.
refused-kelp-not-owned = You have no “{ $skill }” to use.
refused-kelp-wrong-step = “{ $skill }” cannot be used in this step.
refused-kelp-die-too-low = No zone beside the shark takes this die: { $die }.
refused-kelp-hide-taken = This is not a free hide ({ $cell }).
refused-kelp-too-many = { $field }: too many of “{ $component }”, there are { $count } in all.
refused-kelp-missing = { $field }: “{ $component }” is missing ({ $count } in all).
refused-kelp-wrong-pile = { $field }: “{ $card }” does not belong to this pile.
refused-kelp-nine-blocks = { $field }: there must be 9 blocks, not { $count }.
refused-kelp-no-octopus = { $field }: the octopus is missing.
refused-kelp-supply = { $field }: the supply must hold { $expected }.
refused-kelp-food = { $field }: the food “{ $block }” and its card “{ $card }” do not go together.
refused-kelp-dice = { $field }: { $value } dice, but there must be { $expected }.
refused-kelp-phase = { $field }: the position has no move for “{ $phase }”.
refused-kelp-trail = { $field }: this trail does not lead to the blocks as they lie.
refused-kelp-pack-total = { $field }: { $value } in all, but there must be { $expected }.
refused-kelp-pack-effect = { $field }: this effect does not suit “{ $kind }”.
refused-kelp-pack-id = { $field }: the name “{ $value }” is empty, used twice or has a “/”.
refused-kelp-pack-graph = { $field }: the cell “{ $cell }” is joined to itself.
refused-kelp-pack-port = { $field }: the port “{ $port }” must belong to exactly one junction, not { $count }.
refused-kelp-pack-unreachable = { $field }: no path leads to the cell “{ $cell }”.
refused-kelp-pack-problems = Faults in the pack: { $count }. { $problems }
refused-kelp-not-emptied = This place is not empty ({ $zone }).
refused-kelp-no-current = There is no current here ({ $cell }).
refused-kelp-not-in-row = “{ $skill }” is not in the open row.
refused-kelp-buy-later = Cards are bought at the end of the turn.
refused-kelp-no-such-die = You have no such die now: { $die }.
refused-kelp-blue-lays = Only blue dice are laid as currents.
refused-kelp-blue-first = First choose a blue die and then the cell for it. To swim, go on.
refused-kelp-blue-does-not-hunt = Yellow dice search and red dice attack; blue ones are for currents and energy.
refused-kelp-no-reroll-left = There is no reroll left.
refused-kelp-zone-too-far = The shark does not touch this zone ({ $zone }).
refused-kelp-zone-has-die = There is a die here already ({ $zone }).
refused-kelp-zone-too-high = It takes { $needed } or more here ({ $zone }), and the die shows { $value }.
refused-kelp-nothing-to-find = The block here is revealed: there is nothing to find ({ $zone }).
refused-kelp-no-food-left = This food has not been eaten yet, or its effect is used.
refused-kelp-pile-empty = This pile is empty.
refused-kelp-not-in-supply = “{ $block }” is not in the supply.
refused-kelp-no-room-to-learn = There is no revealed block that could make room.
refused-kelp-search-later = You search and attack after swimming.
refused-kelp-search-over = Searching and attacking are over for this turn.
refused-kelp-die-first = First choose the yellow or red die for the zone.
refused-kelp-shark-does = The shark does this on its turn.
refused-kelp-octopus-does = The octopus does this on its turn.
refused-kelp-other-step = Something else comes first now. { kelp-step }
refused-kelp-other-target = This one cannot be chosen. { kelp-step }
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
refused-kelp-other-step-title = Not at this step
refused-kelp-not-ahead-title = The shark does not swim back
refused-kelp-not-ahead-then = It can turn round in a hide.
refused-kelp-must-buy-title = Buy a card first
refused-kelp-die-too-low-title = The die is too low: { $die }
refused-kelp-wrong-step-title = Not at this step

## The octopus is found

kelp-board-found-title = { $who ->
    [you] You are found!
   *[other] Found!
}
kelp-board-found-where = { $who ->
    [you] your octopus: { $zone }
   *[other] the octopus: { $zone }
}
kelp-board-found-against = against
kelp-board-found-rule = Now the confrontation: each of you secretly chooses a colour. Equal colours: the shark wins.
kelp-board-found-go = To the confrontation

## Names made from a corrected pack

kelp-any_trap = trap
kelp-any_tile = growth tile { $number }

## What is reconstructed
kelp-reconstructed-cards = Costs, copies and effects of many cards are our reconstruction: the rules page names each.
kelp-reconstructed-paths = The corner cells and the paths between cells are reconstructed from pictures.
kelp-reconstructed-night = The layout of the night side is our reconstruction.
