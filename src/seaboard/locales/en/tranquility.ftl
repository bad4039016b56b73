tranquility-name = Tranquility
tranquility-tagline = Sail in silence: fill the whole sea with islands in rising order, all together.

## Cards

tranquility-start = start card
tranquility-finish = finish card
tranquility-monster = sea monster
tranquility-yellow = yellow storm
tranquility-purple = purple storm
tranquility-orange = orange storm
tranquility-rocks = jagged rocks
tranquility-compass = compass
tranquility-border = border card

## What is to be chosen

tranquility-prompt-act = Play a card or discard two.
tranquility-prompt-cell = Where does island { $card } go?
tranquility-prompt-target = Which island does the sea monster take?
tranquility-prompt-discard = Choose a card to discard ({ $count } left).
tranquility-prompt-turn = Which card of the sea is rotated?
tranquility-prompt-pledge = Eight cards are to be discarded by all together. How many will you give? (Round { $round } of 3)
tranquility-prompt-deck_top = Shall cards off the top of your deck count, unseen?
tranquility-prompt-give = Choose a card for the joint discard ({ $count } left).
tranquility-prompt-rocks = Move the jagged rocks, or discard two cards and leave them.
tranquility-prompt-compass = Use a compass on a storm?
tranquility-prompt-compass_storm = Just drawn: { $storm }. Stop it with a compass before it takes effect?
tranquility-prompt-compass_last = All is lost unless a compass removes a storm. Use one?
tranquility-prompt-vote = { $asker_seat } wants to use a compass. { $place ->
    [drawn] Just drawn: { $storm }.
    [row] { $storm } at row { $row }.
   *[seat] { $storm } of { $owner_seat }.
} Do you agree?
tranquility-prompt-purple = Which row does the purple storm block?
tranquility-prompt-yellow = Yellow storm: discard down to three cards ({ $count } left).
tranquility-prompt-monster = The monster takes an island. Which one?
tranquility-prompt-lay_rocks = Which row do the jagged rocks block?
tranquility-prompt-take = Take a card of the market.
tranquility-prompt-concede = { $asker_seat } thinks that the voyage is lost. Give up?

## Moves

tranquility-move-play = Play island { $card }
tranquility-move-play_start = Play the start card
tranquility-move-play_finish = Play a finish card
tranquility-move-play_monster = Play a sea monster
tranquility-move-place = { $cell }: { $cost ->
    [0] free
    [one] discard { $cost } card
   *[other] discard { $cost } cards
}
tranquility-move-swallow = { $cell }: the monster takes { $card }
tranquility-move-swallow_start = The monster takes the start card
tranquility-move-rotate_card = { $cell }: rotate { $card }
tranquility-move-discard = Discard: { $card }
tranquility-move-give = Give: { $card }
tranquility-move-move_rocks = Rocks to row { $row }
tranquility-move-lay_purple = Storm on row { $row }
tranquility-move-lay_rocks = Rocks on row { $row }
tranquility-move-pledge = I give { $count }
tranquility-move-pledge_can_more = I give { $count } and can give more
tranquility-move-pledge_prefer_less = I give { $count } but would rather give less
tranquility-move-pledge_fixed = I give { $count }, no more and no less
tranquility-move-take = Take { $card }
tranquility-move-lift_yellow = Remove the yellow storm of { $owner_seat }
tranquility-move-lift_orange = Remove the orange storm of { $owner_seat }
tranquility-move-lift_purple = Remove the purple storm from row { $row }
tranquility-move-lift_drawn = Stop the storm just drawn
tranquility-move-pass = { $window ->
    [storm] Let the storm come
    [loss] Use no compass: all is lost
   *[open] Keep the compasses
}
tranquility-move-agree = Agree
tranquility-move-disagree = Disagree
tranquility-move-discard_two = Discard two cards
tranquility-move-hand_for_compass = Discard the whole hand for a compass
tranquility-move-rotate = Discard a card to rotate a card of the sea
tranquility-move-keep_rocks = Leave the rocks and discard two cards
tranquility-move-use_top = Yes, from the top of the deck
tranquility-move-leave_top = No, all from the hand
tranquility-move-concede = Ask to give the voyage up

## What happened

tranquility-event-voyage_begins = The voyage begins with { $seat }.
tranquility-event-dealt_again = The first player could do nothing: the cards are dealt again.
tranquility-event-placed = { $seat } places { $card } at { $cell }{ $cost ->
    [0] {""}.
   *[other] {""}; it costs { $cost }.
}
tranquility-event-discarded = { $seat } discards { $count ->
    [one] { $count } card
   *[other] { $count } cards
} { $why ->
    [payment] as payment.
    [action] as the action.
    [rotation] to rotate a card.
    [rocks] and leaves the rocks.
    [compass] for a compass.
   *[yellow] for the yellow storm.
}
tranquility-event-discarded_card = Discarded: { $card }.
tranquility-event-drew = { $seat } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
tranquility-event-drew_cards = Drawn: { $cards }.
tranquility-event-started = { $seat } plays the start card. Together eight cards must go.
tranquility-event-pledged = Pledges in round { $round }: { $counts }. In all { $total }.
tranquility-event-shares = To be discarded: { $counts }. In all { $total }.
tranquility-event-gave = { $seat } discards { $count ->
    [one] { $count } card
   *[other] { $count } cards
} from the hand{ $top ->
    [0] {""}.
   *[other] {""} and { $top } off the deck.
}
tranquility-event-night_falls = Night falls: from now on all hands are held night up.
tranquility-event-finished = { $seat } plays the finish card!
tranquility-event-finish_failed = { $seat } tries to finish, but there are monsters in hands: { $shown }.
tranquility-event-stuck = { $seat } can do nothing any more.
tranquility-event-asked_to_concede = { $seat } asks to give the voyage up.
tranquility-event-rocks_laid = The jagged rocks block row { $row }.
tranquility-event-rocks_moved = { $seat } moves the jagged rocks to row { $row }.
tranquility-event-rocks_left = The jagged rocks leave the sea.
tranquility-event-swallowed = A sea monster takes { $card } from { $cell }.
tranquility-event-monster_took_start = { $seat } lets a sea monster take the start card.
tranquility-event-storm_drawn = { $seat } draws a { $storm }.
tranquility-event-storm_laid = { $seat } is now under a { $storm }.
tranquility-event-storm_passed = The purple storm finds no empty cell and passes.
tranquility-event-purple_laid = { $seat } puts the purple storm on row { $row }.
tranquility-event-compass_gained = { $seat } gains a compass for all ({ $why ->
    [start] start card
    [row] unbroken row
   *[hand] whole hand
}).
tranquility-event-compass_used = A compass removes the { $storm }{ $place ->
    [drawn] {""} just drawn.
    [row] {""} from row { $row }.
   *[seat] {""} of { $owner_seat }.
}
tranquility-event-proposed = { $seat } would use a compass: { $storm }{ $place ->
    [drawn] {""} just drawn.
    [row] {""} at row { $row }.
   *[seat] {""} of { $owner_seat }.
}
tranquility-event-agreed = { $seat } agrees.
tranquility-event-disagreed = { $seat } disagrees.
tranquility-event-explored = { $seat } explores: { $card }.
tranquility-event-rotated = { $seat } rotates { $card } at { $cell }.
tranquility-event-took = { $seat } takes { $card } from the market.
tranquility-event-turned_up = New in the market: { $card }.

## Score sheet

tranquility-score-cells = Cells filled: { $count }
tranquility-score-start = Start card on the table
tranquility-score-finish = Finish card on the table
tranquility-score-cards_left = Cards left in hands and decks: { $count }
tranquility-score-placed = Islands placed: { $count }
tranquility-score-neighbours = Occupied neighbours: { $count }
tranquility-score-rows = Rows completed: { $count }
tranquility-score-discards = Cards discarded: { $count }

## Endings

tranquility-ended-won = won
tranquility-ended-stuck = lost: nothing to play or discard
tranquility-ended-shortfall = lost: fewer than eight cards to discard
tranquility-ended-no_finish = lost: no finish card
tranquility-ended-conceded = given up
tranquility-ended-duel_won = the duel was won
tranquility-ended-duel_shared = the duel was shared
tranquility-ending-won = The sea is full and the island of your dreams is found: everybody wins!
tranquility-ending-stuck = The ship is lost: { $seat } can neither play nor discard. Cells filled: { $cells } of 36, cards left: { $cards_left }.
tranquility-ending-shortfall = The ship is lost: together there are fewer than eight cards to discard. Cells filled: { $cells } of 36.
tranquility-ending-no_finish = The pyramid is full, but no finish card was found: everybody loses.
tranquility-ending-conceded = The voyage is given up. Cells filled: { $cells } of 36, cards left: { $cards_left }.
tranquility-ending-duel_won = The duel is won by { $winners }. Cells filled: { $cells } of 36.
tranquility-ending-duel_shared = The duel ends in a shared win. Cells filled: { $cells } of 36.

## What may be talked about

tranquility-talk-counts = Only how many cards each will give.
tranquility-talk-storms = Only which storm a compass shall remove.

## Refusals

refused-tranquility-duel-for-two = A duel is for two players, not for { $seats }.
refused-tranquility-no-modules-in-pyramid = A pyramid uses the cards of Stormy Seas itself; switch { $module } off.
refused-tranquility-no-modules-in-duel = Only fewer islands can be added to a duel; switch { $module } off.
refused-tranquility-start-first = You hold a start card and none has been played: it must be played now.
refused-tranquility-not-in-hand = The card { $card } is not in your hand.
refused-tranquility-no-place = Island { $card } has no place that you could pay for.
refused-tranquility-cell-taken = { $card } lies here already ({ $cell }).
refused-tranquility-row-blocked = Row { $row } is blocked.
refused-tranquility-top-closed = This is the top of the arch ({ $cell }); it opens when both columns are full.
refused-tranquility-out-of-order = { $card } at { $cell } would break the rising order.
refused-tranquility-too-dear = { $card } at { $cell } costs { $cost }, and you can discard only { $purse }.
refused-tranquility-not-beside = Under an orange storm an island must lie beside another card, and there is none here ({ $cell }).
refused-tranquility-sea-not-full = A finish needs a full sea; empty cells: { $left }.
refused-tranquility-no-start-yet = A finish needs a start card on the table.
refused-tranquility-wrong-halves = One half must show day and the other night before the finish.
refused-tranquility-declared-already = You have tried to finish in this turn already.
refused-tranquility-start-is-dead = A start card has been played already; this one can only be discarded.
refused-tranquility-monster-not-discarded = A sea monster cannot be discarded, only played.
refused-tranquility-start-not-discarded = A start card cannot be discarded before one has been played.
refused-tranquility-too-few-to-discard = You cannot discard two: cards that may be discarded: { $count }.
refused-tranquility-nothing-to-swallow = There is no island for the monster to take.
refused-tranquility-hand-not-whole = A compass costs a whole hand of { $limit }.
refused-tranquility-monster-in-hand = A hand with a sea monster cannot be discarded for a compass.
refused-tranquility-no-compass-left = There are no compasses left.
refused-tranquility-pledge-too-high = You cannot give { $count }; at most { $most }.
refused-tranquility-only-this-storm = Now only the storm just drawn can be stopped.

## Options

tranquility-option-mode = Mode
tranquility-option-mode-help = The grid and the aim. The details of High arch, Pyramid and Duel are reconstructed.
tranquility-option-mode-standard = standard sea, 6 × 6
tranquility-option-mode-high_arch = High arch
tranquility-option-mode-pyramid = Pyramid
tranquility-option-mode-day_night = Day and night
tranquility-option-mode-duel = Duel for two
tranquility-option-fewer_islands = Fewer islands
tranquility-option-fewer_islands-help = So many islands are taken out unseen; fewer are harder.
tranquility-option-fewer_islands-none = all 80
tranquility-option-fewer_islands-galatea = Galatea: 4 fewer
tranquility-option-fewer_islands-triton = Triton: 6 fewer
tranquility-option-fewer_islands-leucothea = Leucothea: 8 fewer
tranquility-option-fewer_islands-amphitrite = Amphitrite: 10 fewer
tranquility-option-fewer_islands-poseidon = Poseidon: 12 fewer
tranquility-option-rocks = Jagged rocks
tranquility-option-rocks-help = A blocked row that has to be moved or paid for in every turn.
tranquility-option-monsters = Sea monsters
tranquility-option-monsters-help = How many monsters are shuffled in; each must be played and takes an island.
tranquility-option-monsters-0 = none
tranquility-option-monsters-3 = three
tranquility-option-monsters-4 = four
tranquility-option-monsters-5 = five
tranquility-option-storms = Storms and compasses
tranquility-option-storms-help = Six storms take effect when they are drawn; compasses remove them.
tranquility-option-start_shortfall = Fewer than eight cards at the start card
tranquility-option-start_shortfall-help = What happens if the players together cannot discard eight cards.
tranquility-option-start_shortfall-forgive = all go, the rest is forgiven
tranquility-option-start_shortfall-lose = everybody loses
tranquility-option-concede = Giving up
tranquility-option-concede-help = When the active player may ask to give the voyage up; all must agree.
tranquility-option-concede-hopeless = when the sea can visibly not be filled
tranquility-option-concede-always = in every turn
tranquility-option-concede-never = never
tranquility-option-monster_hits_start = Monsters may take the start card
tranquility-option-monster_hits_start-help = A sea monster may be played onto the start card as well.
tranquility-option-opening_storms = Storms in opening hands
tranquility-option-opening_storms-help = What happens to storms drawn before the first turn.
tranquility-option-opening_storms-resolve = they take effect
tranquility-option-opening_storms-reshuffle = they go back into the deck
tranquility-option-purple_stack = Purple storms on one row
tranquility-option-purple_stack-help = May a second purple storm go where one lies already?
tranquility-option-purple_stack-allow = allowed
tranquility-option-purple_stack-avoid = only if there is no other row
tranquility-option-compass_decider = Who decides about compasses
tranquility-option-compass_decider-help = Whose consent the use of a compass needs.
tranquility-option-compass_decider-all = everybody must agree
tranquility-option-compass_decider-active = the active player alone
tranquility-option-row_compass = Compass for a row
tranquility-option-row_compass-help = Which completed rows earn a compass.
tranquility-option-row_compass-run = unbroken runs such as 12 to 17
tranquility-option-row_compass-any = every row
tranquility-option-compass_any_hand = Any hand buys a compass
tranquility-option-compass_any_hand-help = Otherwise the hand discarded for a compass must be at its limit.
tranquility-option-solo_start = Start card alone
tranquility-option-solo_start-help = The printed solo rules are not known to us; three readings.
tranquility-option-solo_start-draw = draw nine, discard eight
tranquility-option-solo_start-deck = four cards of the hand, four off the deck
tranquility-option-solo_start-hand = the hand only
tranquility-option-daynight_flip = Night falls
tranquility-option-daynight_flip-help = When hands are turned in Day and night.
tranquility-option-daynight_flip-start = after the start card
tranquility-option-daynight_flip-never = never
tranquility-option-daynight_half = Halves of the sea
tranquility-option-daynight_half-help = What counts as a half in Day and night.
tranquility-option-daynight_half-any = lower and upper, or left and right
tranquility-option-daynight_half-rows = lower and upper only
tranquility-option-own_discards_visible = Own discards stay visible
tranquility-option-own_discards_visible-help = By the rulebook nobody looks at discards again.
tranquility-option-chat = Talking
tranquility-option-chat-help = The game is played in silence unless the table agrees otherwise.
tranquility-option-chat-strict = silence
tranquility-option-chat-house_rule = free talk
tranquility-option-gap_hints = Show spoilt gaps
tranquility-option-gap_hints-help = Marks cells for which too few values are left, from open information only.

## Terminal board

tranquility-board-sea = Sea: { $filled } of 36 cells filled
tranquility-board-start = start card played
tranquility-board-no_start = no start card yet
tranquility-board-night = hands are held night up
tranquility-board-day = hands are held day up
tranquility-board-compasses = Compasses: { $pool } in common, { $supply } to be gained
tranquility-board-exploration = Exploration deck: { $left ->
    [one] { $left } card
   *[other] { $left } cards
}
tranquility-board-explored = found: { $cards }
tranquility-board-market = Market: { $cards } (stock: { $stock })
tranquility-board-player = hand { $hand }, deck { $deck }, discards { $discards }
tranquility-board-points = points: { $points }
tranquility-board-yellow = yellow storm ×{ $count }
tranquility-board-orange = orange storm ×{ $count }
tranquility-board-monsters = monsters shown: { $count }
tranquility-board-hand = Your hand
tranquility-board-nothing = nothing
tranquility-board-free = free: { $cells }
tranquility-board-costs = { $cell } costs { $cost }
tranquility-board-nowhere = no place
tranquility-board-legend = +0 … +4: you can place here at this cost · ▓ blocked · ▫ border card
tranquility-board-torn = Cannot be filled any more: { $cells }
tranquility-board-pledges = Pledges: { $counts }
