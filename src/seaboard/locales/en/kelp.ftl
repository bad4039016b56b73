## The game

kelp-name = Kelp: Shark vs Octopus
kelp-tagline = A duel in the kelp forest: one side hides, the other hunts.
kelp-role-shark = shark
kelp-role-octopus = octopus

## Options

kelp-option-board = Board side
kelp-option-board-help = The night side changes zones and hides; it is for experienced players.
kelp-option-board-day = day
kelp-option-board-night = night
kelp-option-outer_ring = Outer ring of paths
kelp-option-outer_ring-help = The outer ends of the paths are joined into a ring around the board.
kelp-option-whole_effects = Whole effects only
kelp-option-whole_effects-help = An octopus card may be played only if its whole effect can be carried out.
kelp-option-most_rounds = Most rounds
kelp-option-most_rounds-help = After so many rounds the octopus wins; the rulebook knows no such limit.

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

## Zones and current cells

kelp-z1 = zone 1
kelp-z2 = zone 2
kelp-z3 = zone 3
kelp-z4 = zone 4
kelp-z5 = zone 5
kelp-z6 = zone 6
kelp-z7 = zone 7
kelp-z8 = zone 8
kelp-z9 = zone 9
kelp-e12 = cell 1–2
kelp-e45 = cell 4–5
kelp-e78 = cell 7–8
kelp-e23 = cell 2–3
kelp-e56 = cell 5–6
kelp-e89 = cell 8–9
kelp-e14 = cell 1–4
kelp-e25 = cell 2–5
kelp-e36 = cell 3–6
kelp-e47 = cell 4–7
kelp-e58 = cell 5–8
kelp-e69 = cell 6–9
kelp-k1 = corner cell 1
kelp-k3 = corner cell 3
kelp-k7 = corner cell 7
kelp-k9 = corner cell 9

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
kelp-tile_1 = growth tile 1: reroll 1 die
kelp-tile_2 = growth tile 2: add 5 to 1–5 energy
kelp-tile_3 = growth tile 3: reroll 1 more die
kelp-tile_4 = growth tile 4: draw 1 more die

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
kelp-move-draw-dice = Draw the usual dice
kelp-move-roll = Roll the dice
kelp-move-to-move = On to the move
kelp-move-to-resolve = Place no more dice
kelp-move-suffer-trap = Let the trap work
kelp-move-stop-buying = Buy no more
kelp-move-reveal = Reveal: { $zone }
kelp-move-shuffle = Into the bag: { $zone }
kelp-move-settle = Put the block here: { $zone }
kelp-move-hide = Hide: { $zone }
kelp-move-exchange = Exchange: { $zone }
kelp-move-aim = Place { $die } here: { $zone }
kelp-move-resolve = First: { $zone }
kelp-move-reroll = Reroll: { $die }
kelp-move-store = Put on Watchful: { $die }
kelp-move-raise = Raise: { $die }
kelp-move-starve = To the hunger track: { $die }
kelp-move-sharpen = Turn to 6: { $die }
kelp-move-current = Current: { $die }
kelp-move-hunt = Search or attack: { $die }
kelp-move-save = Into energy: { $die }
kelp-move-lower = Change a card of the row by lowering: { $die }
kelp-move-feed = To the hunger track: { $die }
kelp-move-current-watched = Current from Watchful: { $die }
kelp-move-hunt-watched = Search or attack from Watchful: { $die }
kelp-move-save-watched = Into energy from Watchful: { $die }
kelp-move-calm = Discard current { $value }: { $cell }
kelp-move-refill = Take current { $value } off the board: { $cell }
kelp-move-lay = Lay { $die } here: { $cell }
kelp-move-escape = { $escape } ({ $colour })
kelp-move-counter = { $counter } ({ $colour })
kelp-move-give-back = Return to the bag: { $colour }
kelp-move-pick = Pick from the bag: { $colour }
kelp-move-survive = Use the effect of the card
kelp-move-draw-extra = Draw 1 die more
kelp-move-draw-up = Draw up to the hand limit
kelp-move-swim = Swim: { $cell }
kelp-move-step = One cell further: { $cell }
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
kelp-move-swap = Swap: { $zone } – { $other }
kelp-move-skill = Use the card: { $skill }
kelp-move-buy = Buy for { $cost }: { $skill }
kelp-move-refresh = Change in the row: { $skill }
kelp-move-face = Turn to { $value }
kelp-move-place = The shark starts here: { $cell }
kelp-move-home = Move the shark here: { $cell }

## Prompts

kelp-prompt-place-shark = Choose the hide the shark starts from.
kelp-prompt-action = Action { $number } of 2: play a card, draw up, or discard a card.
kelp-prompt-last-gap = Use food or end the turn.
kelp-prompt-pay = “{ $card }”: { $left } left to pay. Which block to reveal?
kelp-prompt-swap = Swap two neighbouring blocks ({ $count } to go).
kelp-prompt-shuffle = Choose blocks to shuffle ({ $count } to go).
kelp-prompt-settle = Where does the block from the bag go? Empty spaces: { $count }.
kelp-prompt-hide = Which block to hide? ({ $count } to go)
kelp-prompt-learn = Learn ({ $count } to go): choose a card or a block.
kelp-prompt-exchange = New block: “{ $block }”. Which revealed block makes room?
kelp-prompt-remove = Which card leaves the game? ({ $count } to go)
kelp-prompt-tutor = Take a card from the deck or the discard.
kelp-prompt-calm = You may discard current dice ({ $count } to go).
kelp-prompt-send-home = Choose a hide for the shark.
kelp-prompt-choose-escape = Confrontation: choose a card in secret.
kelp-prompt-choose-hunt = Confrontation: choose a card in secret.
kelp-prompt-survive = The octopus escapes. Use the effect of “{ $escape }”?
kelp-prompt-draw = Draw dice.
kelp-prompt-refill = The bag is empty: take current dice off the board ({ $count } to go).
kelp-prompt-drawn = The dice are drawn and not rolled yet.
kelp-prompt-give-back = Return dice to the bag ({ $count } to go).
kelp-prompt-pick = Pick a die from the bag.
kelp-prompt-rolled = The dice are rolled: reroll, or use cards.
kelp-prompt-reroll = Which dice to reroll? ({ $count } to go)
kelp-prompt-store = Which die to put aside for later?
kelp-prompt-raise = Which die to raise?
kelp-prompt-raise-to = Which face to turn it to?
kelp-prompt-starve = Which die goes to the hunger track?
kelp-prompt-sharpen = Which red die becomes 6?
kelp-prompt-currents = Place currents, or go on.
kelp-prompt-lay-current = On which cell does the current go?
kelp-prompt-move = Where to swim?
kelp-prompt-swim = Where does the current carry on?
kelp-prompt-glide = Where to, one more cell?
kelp-prompt-moved = You may swim one more cell.
kelp-prompt-hunt = Search, attack, or keep the dice.
kelp-prompt-hunt-zone = Which zone does the die go to?
kelp-prompt-order = Which zone comes first?
kelp-prompt-trap = A trap: “{ $block }”. Ignore it?
kelp-prompt-grow = Growth.
kelp-prompt-spend = Energy.
kelp-prompt-save = Which dice to store as energy?
kelp-prompt-buy = Buying cards: { $energy } energy.
kelp-prompt-refresh = Which card of the row to change?
kelp-prompt-feed = Which energy die goes to the hunger track?

## Events

kelp-event-home = The shark is in its hide: { $cell }.
kelp-event-play = { $seat }: “{ $card }” is played.
kelp-event-discard = { $seat }: “{ $card }” is discarded.
kelp-event-draw = { $seat }: { $count ->
    [one] { $count } card drawn
   *[other] { $count } cards drawn
}.
kelp-event-draw-own = Now also in hand: { $cards }.
kelp-event-reshuffle = The discard is shuffled into a new deck.
kelp-event-reveal = Revealed { $zone }: “{ $block }”.
kelp-event-hide = Block hidden: { $zone }.
kelp-event-swap = Blocks swapped: { $zone } – { $other }.
kelp-event-shuffle = Blocks go into the bag: { $zones }.
kelp-event-settle = A block from the bag is placed: { $zone }.
kelp-event-settle-own = { $zone }: here is now “{ $block }”.
kelp-event-learn = A new card goes to the discard: “{ $card }”.
kelp-event-learn-to-hand = A new card goes to hand: “{ $card }”.
kelp-event-exchange = { $zone }: “{ $block }” in place of “{ $gone }”.
kelp-event-remove = A card leaves the game: “{ $card }”.
kelp-event-eat = The octopus has eaten: “{ $block }” ({ $zone }).
kelp-event-food = { $seat }: food is used, “{ $block }”.
kelp-event-tutor = A card goes from the discard to hand: “{ $card }”.
kelp-event-tutor-deck = { $seat }: a card is taken from the deck, the deck is shuffled.
kelp-event-tutor-own = Taken from the deck: “{ $card }”.
kelp-event-calm = Current { $value } is discarded: { $cell }.
kelp-event-shark-turn = Round { $round }, the shark’s turn: { $seat }.
kelp-event-take-dice = { $seat }: { $count ->
    [one] { $count } die drawn
   *[other] { $count } dice drawn
}.
kelp-event-take-dice-own = Dice: { $colours }.
kelp-event-refill = A current die is taken off the board: { $cell }.
kelp-event-pick-own = Picked from the bag: { $colour }.
kelp-event-roll = { $seat }: rolled { $dice }.
kelp-event-reroll = { $seat }: rerolling { $die }.
kelp-event-skill = { $seat }: “{ $skill }” is used.
kelp-event-raise = The die { $die } now shows { $to }.
kelp-event-turn = { $seat }: the shark turns round.
kelp-event-purge = Confrontation cards leave the game: { $colour }.
kelp-event-store = { $seat }: a die is put aside, { $die }.
kelp-event-lay = Current { $die }: { $cell }.
kelp-event-swim = The shark swims: { $cell }.
kelp-event-ride = The current { $value } swum over goes to growth: { $cell }.
kelp-event-ride-to-bag = The current { $value } swum over returns to the bag: { $cell }.
kelp-event-forced-move = There is no other way: a current die is removed, { $cell }.
kelp-event-hunt = The die { $die } is placed: { $zone }.
kelp-event-wasted = The die { $die } returns to the bag without effect ({ $zone }).
kelp-event-trap = The shark has found a trap: “{ $block }”.
kelp-event-confrontation = Confrontation! { $zone }.
kelp-event-showdown = Octopus: { $escape }, shark: { $hunt }.
kelp-event-escaped = The octopus escaped; both cards leave the game: { $colour }.
kelp-event-hunger = Hunger { $count } of { $of }: { $colour }.
kelp-event-tile = Active now: { $tile }.
kelp-event-energy = Stored energy: { $dice }.
kelp-event-energy-lost = The energy buys no card: the dice return to the bag.
kelp-event-buy = { $seat }: “{ $skill }” is bought.
kelp-event-row = New in the row: “{ $skill }”.
kelp-event-refresh = The die { $die } is lowered, “{ $skill }” is discarded.

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
kelp-board-open = open water
kelp-board-kelp = kelp
kelp-board-rocky = rocks
kelp-board-stands = stands hidden
kelp-board-lies = lies revealed
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
kelp-board-price = price: { $cost } energy
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
kelp-board-card-picked = “{ $card }”: { $effect } Put it on the action space to play it, or on the discard.
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
    [one] remove { $count } card of your hand or discard from the game.
   *[other] remove { $count } cards of your hand or discard from the game.
}
kelp-ability-remove-up-to = { $count ->
    [one] you may remove { $count } card of your hand or discard from the game.
   *[other] you may remove up to { $count } cards of your hand or discard from the game.
}
kelp-ability-remove-range = remove { $low } to { $count } cards of your hand or discard from the game.
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
    [one] draw { $count } die more.
   *[other] draw { $count } dice more.
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

refused-kelp-not-in-hand = “{ $card }” is not in hand.
refused-kelp-cannot-play = “{ $card }” cannot be played: its cost or its whole effect is not possible now.
refused-kelp-hand-full = The hand already has { $limit } cards.
refused-kelp-nothing-to-draw = There is nothing to draw: deck and discard are empty.
refused-kelp-already-revealed = { $zone }: the block is already revealed.
refused-kelp-not-needed = { $zone }: this block is not needed, or the effect would not be possible.
refused-kelp-not-revealed = { $zone }: there is no revealed block to choose.
refused-kelp-keeps-its-place = { $zone }: this block cannot be exchanged.
refused-kelp-cell-taken = { $cell }: the cell is taken.
refused-kelp-not-ahead = { $cell }: the shark cannot swim here, it only moves forward.
refused-kelp-rising-current = { $cell }: the current is not lower than the one before, or leads to no free cell.
refused-kelp-cannot-buy = “{ $skill }” (cost { $cost }) is not in the row or too dear.
refused-kelp-must-buy = A card must be bought first.
refused-kelp-not-owned = There is no “{ $skill }” to use.
refused-kelp-wrong-step = “{ $skill }” cannot be used now.
refused-kelp-die-too-low = { $die }: no zone beside the shark takes this die.
refused-kelp-hide-taken = { $cell }: this is no free hide.
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
