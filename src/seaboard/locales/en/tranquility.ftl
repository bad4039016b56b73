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

tranquility-prompt-act = { $play ->
    [start] You hold the start card: play it before anything else.
    [no] There is nothing you can play now: discard.
    [never] No island fits into this sea any more: discard two cards a turn until they run out.
   *[yes] Play a card or discard two.
}
tranquility-prompt-cell = Choose a cell for island { $card }.
tranquility-prompt-target = Choose the island the sea monster destroys.
tranquility-prompt-discard = Choose a card to discard ({ $count } to go).
tranquility-prompt-turn = Choose a card in the grid to rotate.
tranquility-prompt-pledge = Together you discard eight cards. How many will you give? (Try { $round } of 3)
tranquility-prompt-deck_top = Discard cards off the top of your deck, unseen?
tranquility-prompt-give = Start card: choose a card for the joint discard ({ $count } to go).
tranquility-prompt-rocks = Move the jagged rocks, or discard two cards to leave them where they are.
tranquility-prompt-compass = Use a compass against a storm?
tranquility-prompt-compass_storm = Just drawn: { $storm }. Stop it with a compass before it takes effect?
tranquility-prompt-compass_last = Without a compass the voyage is lost. Remove a storm with one?
tranquility-prompt-vote = { $asker_seat } wants to use a compass: { $storm }{ $place ->
    [drawn] {""}, just drawn.
    [row] {" "}(row { $row }).
   *[seat] {" "}({ $owner_who ->
        [you] yours
       *[other] { $owner_seat }
    }).
} Do you agree?
tranquility-prompt-purple = Choose the row that the purple storm blocks.
tranquility-prompt-yellow = Yellow storm: discard down to three cards ({ $count } to go).
tranquility-prompt-monster = Choose the island that the monster destroys.
tranquility-prompt-lay_rocks = Choose the row that the jagged rocks block.
tranquility-prompt-take = Take one of the common cards ({ $count } to go).
tranquility-prompt-concede = { $asker_seat } thinks that the voyage is lost{ $why ->
    [torn] : there are too few islands left for { $cell }
   *[open] { "" }
}. Give up?

## Moves

tranquility-move-play = Play island { $card }
tranquility-move-play_start = Play the start card
tranquility-move-play_finish = Play a finish card
tranquility-move-play_monster = Play a sea monster
tranquility-move-place = { $cell } ({ $cost ->
    [0] free
    [one] discard { $cost } card
   *[other] discard { $cost } cards
})
tranquility-move-swallow = The monster destroys island { $card } ({ $cell })
tranquility-move-swallow_start = The monster destroys the start card
tranquility-move-rotate_card = Rotate island { $card } ({ $cell })
tranquility-move-discard = Discard: { $card }
tranquility-move-give = Give: { $card }
tranquility-move-move_rocks = Rocks to row { $row }
tranquility-move-lay_purple = Storm on row { $row }
tranquility-move-lay_rocks = Rocks on row { $row }
tranquility-move-pledge = I give { $count }
tranquility-move-pledge_can_more = I give { $count } and can give more
tranquility-move-pledge_prefer_less = I give { $count } but would rather give less
tranquility-move-pledge_fixed = I give { $count }, no more and no less
tranquility-move-take = Take island { $card }
tranquility-move-lift_yellow = Remove { $owner_who ->
    [you] your yellow storm
   *[other] the yellow storm ({ $owner_seat })
}
tranquility-move-lift_orange = Remove { $owner_who ->
    [you] your orange storm
   *[other] the orange storm ({ $owner_seat })
}
tranquility-move-lift_purple = Remove the purple storm from row { $row }
tranquility-move-lift_drawn = Stop the storm just drawn
tranquility-move-pass = { $window ->
    [storm] Let the storm come
    [loss] Use no compass: the voyage is lost
   *[open] Keep the compasses
}
tranquility-move-agree = Agree
tranquility-move-disagree = Disagree
tranquility-move-discard_two = Discard two cards
tranquility-move-hand_for_compass = Discard the whole hand for a compass
tranquility-move-rotate = Discard a card to rotate a card in the grid
tranquility-move-keep_rocks = Leave the rocks and discard two cards
tranquility-move-use_top = Yes, from the top of the deck
tranquility-move-leave_top = No, all from the hand
tranquility-move-concede = Propose to give up the voyage

## What happened

tranquility-event-voyage_begins = { $who ->
    [you] You begin
   *[other] { $seat } begins
} the voyage.
tranquility-event-dealt_again = The first player could do nothing: the cards are dealt again.
tranquility-event-placed = { $who ->
    [you] You place
   *[other] { $seat } places
} island { $card } ({ $cell }){ $cost ->
    [0] {""}.
    [one] {""}; { $cost } card to discard.
   *[other] {""}; { $cost } cards to discard.
}
tranquility-event-discarded = { $who ->
    [you] You discard
   *[other] { $seat } discards
} { $count ->
    [one] { $count } card
   *[other] { $count } cards
}{ $why ->
    [payment] {" "}to pay for the island.
    [action] {""}.
    [rotation] {" "}to rotate a card.
    [rocks] {""}; the rocks stay where they are.
    [compass] {" "}for a compass.
   *[yellow] {" "}because of the yellow storm.
}
tranquility-event-discarded_card = { $who ->
    [you] You discard
   *[other] { $seat } discards
}: { $card }.
tranquility-event-drew = { $who ->
    [you] You draw
   *[other] { $seat } draws
} { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
tranquility-event-drew_cards = { $who ->
    [you] You draw
   *[other] { $seat } draws
}: { $cards }.
tranquility-event-started = { $who ->
    [you] You play
   *[other] { $seat } plays
} the start card. All players together discard eight cards.
tranquility-event-pledged = Offers, try { $round }: { $counts }. { $total } in all.
tranquility-event-shares = To be discarded: { $counts }. { $total } in all.
tranquility-event-gave = { $who ->
    [you] You discard
   *[other] { $seat } discards
} { $count ->
    [0] { $top ->
        [one] { $top } card
       *[other] { $top } cards
    } off the deck.
   *[other] { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } from the hand{ $top ->
        [0] {""}.
       *[other] {" "}and { $top } off the deck.
    }
}
tranquility-event-night_falls = Night falls: from now on all hands are held night up.
tranquility-event-finished = { $who ->
    [you] You play
   *[other] { $seat } plays
} the finish card!
tranquility-event-finish_failed = { $who ->
    [you] You try
   *[other] { $seat } tries
} to finish, but there are monsters in hands: { $shown }.
tranquility-event-stuck = { $who ->
    [you] You have
   *[other] { $seat } has
} no move left.
tranquility-event-asked_to_concede = { $who ->
    [you] You propose
   *[other] { $seat } proposes
} to give up.
tranquility-event-rocks_laid = The jagged rocks block row { $row }.
tranquility-event-rocks_moved = { $who ->
    [you] You move
   *[other] { $seat } moves
} the jagged rocks to row { $row }.
tranquility-event-rocks_left = The jagged rocks leave the game.
tranquility-event-swallowed = A sea monster destroys island { $card } ({ $cell }).
tranquility-event-monster_took_start = { $who ->
    [you] You play
   *[other] { $seat } plays
} a sea monster: the start card is destroyed.
tranquility-event-storm_drawn = { $who ->
    [you] You draw
   *[other] { $seat } draws
} a card: { $storm }.
tranquility-event-storm_laid = The { $storm } now lies in front of { $who ->
    [you] you
   *[other] { $seat }
}.
tranquility-event-storm_passed = The purple storm finds no row with an empty cell and leaves the game.
tranquility-event-purple_laid = { $who ->
    [you] You lay
   *[other] { $seat } lays
} the purple storm at row { $row }.
tranquility-event-compass_gained = { $who ->
    [you] You gain
   *[other] { $seat } gains
} a compass for all ({ $why ->
    [start] start card
    [row] unbroken row
   *[hand] whole hand
}).
tranquility-event-compass_used = A compass removes the { $storm }{ $place ->
    [drawn] {" "}just drawn.
    [row] {" "}(row { $row }).
   *[seat] {" "}({ $owner_who ->
        [you] yours
       *[other] { $owner_seat }
    }).
}
tranquility-event-proposed = { $who ->
    [you] You propose
   *[other] { $seat } proposes
} to use a compass: { $storm }{ $place ->
    [drawn] {""}, just drawn.
    [row] {" "}(row { $row }).
   *[seat] {" "}({ $owner_who ->
        [you] yours
       *[other] { $owner_seat }
    }).
}
tranquility-event-agreed = { $who ->
    [you] You agree
   *[other] { $seat } agrees
}.
tranquility-event-disagreed = { $who ->
    [you] You disagree
   *[other] { $seat } disagrees
}.
tranquility-event-explored = { $who ->
    [you] You explore
   *[other] { $seat } explores
}: { $card }.
tranquility-event-rotated = { $who ->
    [you] You rotate
   *[other] { $seat } rotates
} island { $card } ({ $cell }).
tranquility-event-took = { $who ->
    [you] You take
   *[other] { $seat } takes
} island { $card } from the common cards.
tranquility-event-turned_up = A new common card: island { $card }.
tranquility-event-sea_closed = No island fits into this sea any more: now both discard until the cards run out.

## Score sheet

tranquility-score-cells = Cells filled: { $count }
tranquility-score-start = Start card on the table
tranquility-score-finish = Finish card on the table
tranquility-score-cards_left = Cards left in hands and decks: { $count }
tranquility-score-placed = Islands placed (+{ $each } each)
tranquility-score-neighbours = Occupied neighbours (+{ $each } each)
tranquility-score-rows = Rows completed (+{ $each } each)
tranquility-score-discards = Cards discarded (−{ $each } each)

## Endings

tranquility-ended-won = won
tranquility-ended-stuck = lost: nothing to play or discard
tranquility-ended-shortfall = lost: fewer than eight cards to discard
tranquility-ended-no_finish = lost: no finish card
tranquility-ended-conceded = given up
tranquility-ended-duel_won = the duel was won
tranquility-ended-duel_shared = the duel was shared
tranquility-ending-won = The sea is full and the island of your dreams is found: everybody wins!
tranquility-ending-stuck = The ship is lost: { $who ->
    [you] you can
   *[other] { $seat } can
} neither play nor discard. Cells filled: { $cells } of 36, cards left: { $cards_left }.
tranquility-ending-shortfall = The ship is lost: together there are fewer than eight cards to discard. Cells filled: { $cells } of 36.
tranquility-ending-no_finish = The pyramid is full, but no finish card was found: everybody loses.
tranquility-ending-conceded = The voyage is given up. Cells filled: { $cells } of 36, cards left: { $cards_left }.
tranquility-duel_over = { $cells ->
    [36] The sea is full.
   *[other] There is nothing left to play.
}
tranquility-ending-duel_won = { tranquility-duel_over } The duel is won by { $winners }. Cells filled: { $cells } of 36.
tranquility-ending-duel_shared = { tranquility-duel_over } The duel ends in a shared win. Cells filled: { $cells } of 36.

## What may be talked about

tranquility-talk-counts = Only how many cards each will give.
tranquility-talk-storms = Only which storm a compass should remove.

## Refusals

refused-tranquility-duel-for-two = A duel is for two players, not for { $seats }.
refused-tranquility-no-modules-in-pyramid = A pyramid uses the cards of Stormy Seas itself; switch { $module } off.
refused-tranquility-no-modules-in-duel = Only fewer islands can be added to a duel; switch { $module } off.
refused-tranquility-start-first = You hold a start card and none has been played: it must be played now.
refused-tranquility-not-in-hand = You do not have this card: { $card }.
refused-tranquility-no-place = { $why ->
    [order] There is no empty cell left between the neighbours of island { $card }.
    [shut] Every cell that island { $card } fits is blocked now.
    [lonely] Under an orange storm island { $card } must lie beside another card, and there is no such cell that you could pay for.
   *[dear] There is no cell for island { $card } that you could pay for.
}
refused-tranquility-cell-taken = Islands are neither moved nor covered, and { $card } lies here ({ $cell }).
refused-tranquility-row-blocked = Nothing can be laid in row { $row } while rocks or a purple storm block it.
refused-tranquility-top-closed = This is the top of the arch ({ $cell }); it opens when both columns are full.
refused-tranquility-out-of-order = Islands rise from left to right and from bottom to top; { $card } would break the order here ({ $cell }).
refused-tranquility-too-dear = Island { $card } costs { $cost } here ({ $cell }), and you can discard only { $purse }.
refused-tranquility-not-beside = Under an orange storm an island must lie beside another card, and there is none here ({ $cell }).
refused-tranquility-sea-not-full = The finish needs a full grid; empty cells: { $left }.
refused-tranquility-no-start-yet = The finish needs a start card on the table.
refused-tranquility-wrong-halves = One half must show day and the other night before the finish.
refused-tranquility-declared-already = You have already tried to finish this turn.
refused-tranquility-monster-still-held = Everybody knows that a sea monster is still held: it must be played, and its hole filled, before the next try.
refused-tranquility-start-is-dead = A start card has been played already; this one can only be discarded.
refused-tranquility-monster-not-discarded = A sea monster cannot be discarded, only played.
refused-tranquility-start-not-discarded = A start card cannot be discarded before one has been played.
refused-tranquility-too-few-to-discard = You need two cards that may be discarded; you have { $count }.
refused-tranquility-nothing-to-swallow = There is no island for the monster to destroy.
refused-tranquility-hand-not-whole = A compass costs a whole hand of { $limit }.
refused-tranquility-monster-in-hand = A hand with a sea monster cannot be discarded for a compass.
refused-tranquility-no-compass-left = There are no compasses left.
refused-tranquility-pledge-too-high = You cannot give { $count } cards; at most { $most }.
refused-tranquility-only-this-storm = Now only the storm just drawn can be stopped.
refused-tranquility-card-first = First choose an island from your hand, then a cell for it.
refused-tranquility-discard-two-first = To discard, first choose the action “Discard two cards”.
refused-tranquility-no-island-here = There is no island here ({ $cell }).
refused-tranquility-nothing-to-rotate = To rotate a card there must be an island in the grid and a card you may discard.
refused-tranquility-only-in-day-night = Cards are rotated only in the mode “Day and night”.
refused-tranquility-only-with-storms = There are compasses only in a game with storms.
refused-tranquility-only-in-duel = There are common cards only in a duel.
refused-tranquility-take-later = Common cards are taken at the end of the turn. First lay an island or discard two cards.
refused-tranquility-no-such-storm = There is no storm here for a compass to remove.
refused-tranquility-rocks-are-here = The rocks are at row { $row } already: move them to another one.
refused-tranquility-row-is-full = Row { $row } has no empty cell.
refused-tranquility-too-few-for-rocks = To leave the rocks you discard two cards; you can discard { $count }.
refused-tranquility-not-on-offer = { $card } is not among the common cards.
refused-tranquility-gave-up-already = Giving up has been proposed in this round already.
refused-tranquility-not-lost-yet = The voyage is not lost yet: the grid can still be filled.
refused-tranquility-pay-first = First discard the cards for the island ({ $count } to go).
refused-tranquility-other-step = Something else comes first now. { tranquility-step }
refused-tranquility-other-target = This one cannot be chosen. { tranquility-step }
tranquility-step = { $step ->
    [act] { tranquility-prompt-act }
    [cell] { tranquility-prompt-cell }
    [target] { tranquility-prompt-target }
    [discard] { tranquility-prompt-discard }
    [turn] { tranquility-prompt-turn }
    [pledge] { tranquility-prompt-pledge }
    [deck_top] { tranquility-prompt-deck_top }
    [give] { tranquility-prompt-give }
    [rocks] { tranquility-prompt-rocks }
    [compass] { tranquility-prompt-compass }
    [compass_storm] { tranquility-prompt-compass_storm }
    [compass_last] { tranquility-prompt-compass_last }
    [vote] { tranquility-prompt-vote }
    [purple] { tranquility-prompt-purple }
    [yellow] { tranquility-prompt-yellow }
    [monster] { tranquility-prompt-monster }
    [lay_rocks] { tranquility-prompt-lay_rocks }
    [take] { tranquility-prompt-take }
   *[concede] { tranquility-prompt-concede }
}
refused-tranquility-other-step-title = Not at this step
refused-tranquility-out-of-order-title = Island { $card } breaks the order here
refused-tranquility-out-of-order-then = { $room ->
    [no] No number is left between its neighbours.
   *[yes] { $low } to { $high } fits here. The cells for island { $card } are lit.
}
refused-tranquility-too-dear-title = Too few cards to discard
refused-tranquility-cell-taken-title = { $card } lies here already
refused-tranquility-row-blocked-title = Row { $row } is blocked

## Options

tranquility-option-mode = Mode
tranquility-option-mode-help = The grid and the aim. The details of High arch, Pyramid, Day and night and Duel are reconstructed.
tranquility-option-mode-standard = standard sea, 6 × 6
tranquility-option-mode-high_arch = High arch
tranquility-option-mode-pyramid = Pyramid
tranquility-option-mode-day_night = Day and night
tranquility-option-mode-duel = Duel for two
tranquility-option-fewer_islands = Fewer islands
tranquility-option-fewer_islands-help = This many islands are taken out unseen; the fewer remain, the harder it gets.
tranquility-option-fewer_islands-none = all 80
tranquility-option-fewer_islands-galatea = Galatea: 4 fewer
tranquility-option-fewer_islands-triton = Triton: 6 fewer
tranquility-option-fewer_islands-leucothea = Leucothea: 8 fewer
tranquility-option-fewer_islands-amphitrite = Amphitrite: 10 fewer
tranquility-option-fewer_islands-poseidon = Poseidon: 12 fewer
tranquility-option-rocks = Jagged rocks
tranquility-option-rocks-help = A blocked row: the block has to be moved, or paid for, every turn.
tranquility-option-monsters = Sea monsters
tranquility-option-monsters-help = How many monsters are shuffled in; each must be played and destroys an island.
tranquility-option-monsters-0 = none
tranquility-option-monsters-3 = three
tranquility-option-monsters-4 = four
tranquility-option-monsters-5 = five
tranquility-option-storms = Storms and compasses
tranquility-option-storms-help = Six storms take effect when they are drawn; compasses remove them.
tranquility-option-start_shortfall = Fewer than eight cards at the start card
tranquility-option-start_shortfall-help = What happens if the players together cannot discard eight cards.
tranquility-option-start_shortfall-forgive = discard what there is, the rest is forgiven
tranquility-option-start_shortfall-lose = everybody loses
tranquility-option-concede = Giving up
tranquility-option-concede-help = When the active player may propose to give up the voyage; all must agree.
tranquility-option-concede-hopeless = when the grid can visibly no longer be filled
tranquility-option-concede-always = on any turn
tranquility-option-concede-never = never
tranquility-option-monster_hits_start = Monsters may destroy the start card
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
tranquility-option-compass_any_hand-help = When switched off, only a hand at its full limit can be discarded for a compass.
tranquility-option-solo_start = Start card alone
tranquility-option-solo_start-help = The printed solo rules are not known to us; three readings.
tranquility-option-solo_start-draw = draw nine, discard eight
tranquility-option-solo_start-deck = four cards from hand, four off the deck
tranquility-option-solo_start-hand = the hand only
tranquility-option-daynight_flip = Night falls
tranquility-option-daynight_flip-help = When hands are turned in Day and night.
tranquility-option-daynight_flip-start = after the start card
tranquility-option-daynight_flip-never = never
tranquility-option-daynight_half = Halves of the grid
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
tranquility-option-gap_hints-help = Marks cells that too few islands are left for, from open information only.

## Terminal board

tranquility-board-sea = Grid: { $filled } of 36 cells filled
tranquility-board-start = start card played
tranquility-board-no_start = no start card yet
tranquility-board-night = hands are held night up
tranquility-board-day = hands are held day up
tranquility-board-compasses = Compasses: { $pool } shared, { $supply } to be gained
tranquility-board-exploration = Exploration deck: { $left ->
    [one] { $left } card
   *[other] { $left } cards
}
tranquility-board-explored = found: { $cards }
tranquility-board-market = Common cards: { $cards } (stock: { $stock })
tranquility-board-player = hand { $hand }, deck { $deck }, discards { $discards }
tranquility-board-points = points: { $points }
tranquility-board-yellow = yellow storm ×{ $count }
tranquility-board-orange = orange storm ×{ $count }
tranquility-board-monsters = monsters shown: { $count }
tranquility-board-hand = Your hand
tranquility-board-nothing = nothing
tranquility-board-free = free: { $cells }
tranquility-board-costs = { $cell } costs { $cost }
tranquility-board-nowhere = no cell
tranquility-board-legend = +0 … +4: you can place here at this cost · ▓ blocked · ▫ border card
tranquility-board-torn = Cannot be filled any more: { $cells }
tranquility-board-pledges = Offers: { $counts }

tranquility-web-habit = When to ask about a compass
tranquility-web-habit-storm = when a storm strikes or all would be lost
tranquility-web-habit-always = whenever it is possible
tranquility-web-habit-loss = only before all is lost
tranquility-web-habit-never = never

## What is reconstructed
tranquility-reconstructed-high_arch = The grid of the High arch and how its top opens are our reconstruction.
tranquility-reconstructed-pyramid = The grid of the Pyramid and what its exploration deck holds are our reconstruction.
tranquility-reconstructed-day_night = When hands turn in Day and night, and what counts as half of the sea are our reconstruction.
tranquility-reconstructed-duel = The rulebook gives the idea of the Duel only: its points and its common cards are our reconstruction.
tranquility-reconstructed-alone = The printed solo rules were not at hand: what a start card costs alone is our reconstruction.
tranquility-reconstructed-storms = How many storms there are of each colour is our reconstruction: two.
