sea_salt_paper-name = Sea Salt & Paper
sea_salt_paper-tagline = Collect folded-paper sea creatures, and end the round before the others are ready.

## Cards

sea_salt_paper-crab = crab
sea_salt_paper-boat = boat
sea_salt_paper-fish = fish
sea_salt_paper-swimmer = swimmer
sea_salt_paper-shark = shark
sea_salt_paper-shell = shell
sea_salt_paper-octopus = octopus
sea_salt_paper-penguin = penguin
sea_salt_paper-sailor = sailor
sea_salt_paper-lighthouse = lighthouse
sea_salt_paper-shoal_of_fish = shoal of fish
sea_salt_paper-penguin_colony = penguin colony
sea_salt_paper-captain = captain
sea_salt_paper-mermaid = mermaid

## Colours

sea_salt_paper-dark_blue = dark blue
sea_salt_paper-light_blue = light blue
sea_salt_paper-black = black
sea_salt_paper-yellow = yellow
sea_salt_paper-green = green
sea_salt_paper-grey = grey
sea_salt_paper-light_orange = light orange
sea_salt_paper-purple = purple
sea_salt_paper-pink = pink
sea_salt_paper-orange = orange
sea_salt_paper-white = white

## What is to be chosen

sea_salt_paper-prompt-take = Take a card: two from the deck to choose from, or the top of a discard pile.
sea_salt_paper-prompt-keep = Which of the two cards is kept?
sea_salt_paper-prompt-discard = On which pile is the other card discarded?
sea_salt_paper-prompt-play = Play a pair, end the turn, or end the round.
sea_salt_paper-prompt-play_final = Final turn: play a pair, or finish.
sea_salt_paper-prompt-search = Crabs: which pile is searched?
sea_salt_paper-prompt-pick = Take one card of the { $pile ->
    [0] left
   *[1] right
} pile.
sea_salt_paper-prompt-rob = Swimmer and shark: whose hand is robbed?

## Moves

sea_salt_paper-move-take_deck = Draw two cards from the deck and keep one
sea_salt_paper-move-take_pile = Take the top card of the { $pile ->
    [0] left
   *[1] right
} pile
sea_salt_paper-move-keep = Keep: { $card }
sea_salt_paper-move-discard = Discard on the { $pile ->
    [0] left
   *[1] right
} pile
sea_salt_paper-move-play = Play: { $card } + { $partner }
sea_salt_paper-move-end = End the turn
sea_salt_paper-move-stop = STOP: end the round, everybody scores
sea_salt_paper-move-last_chance = LAST CHANCE: bet that nobody gets more points
sea_salt_paper-move-mermaids = Play the four mermaids and win
sea_salt_paper-move-search = Search the { $pile ->
    [0] left
   *[1] right
} pile
sea_salt_paper-move-pick = Take: { $card }{ $copy ->
    [1] { "" }
   *[other] { " " }(copy no. { $copy } from the top)
}
sea_salt_paper-move-rob = Rob: { $seat }

## What happened

sea_salt_paper-event-round_begins = Round { $round }. First to play: { $seat }.
sea_salt_paper-event-turned_up = The { $pile ->
    [0] left
   *[1] right
} pile begins with: { $card }.
sea_salt_paper-event-drew_two = { $seat } drew two cards from the deck.
sea_salt_paper-event-drew_two_cards = Drawn: { $cards }.
sea_salt_paper-event-kept = Kept in hand: { $card }.
sea_salt_paper-event-discarded = { $seat } discarded on the { $pile ->
    [0] left
   *[1] right
} pile: { $card }.
sea_salt_paper-event-took_from_pile = { $seat } took from the { $pile ->
    [0] left
   *[1] right
} pile: { $card }.
sea_salt_paper-event-took_last_of_deck = { $seat } took the last card of the deck.
sea_salt_paper-event-played_pair = { $seat } played a pair: { $card } + { $partner } ({ $effect ->
    [search_a_pile] search a pile
    [one_more_turn] one more turn
    [top_of_the_deck] a card from the deck
   *[rob_a_hand] a card from another hand
}).
sea_salt_paper-event-searched = { $seat } looked through the { $pile ->
    [0] left
   *[1] right
} pile.
sea_salt_paper-event-picked = { $seat } took a card from the { $pile ->
    [0] left
   *[1] right
} pile, unseen by the others.
sea_salt_paper-event-picked_card = Taken from the { $pile ->
    [0] left
   *[1] right
} pile: { $card }.
sea_salt_paper-event-fished = { $seat } took a card from the deck.
sea_salt_paper-event-fished_card = Taken from the deck: { $card }.
sea_salt_paper-event-robbed = { $seat } stole a card. Robbed: { $victim_seat }.
sea_salt_paper-event-robbed_card = The stolen card: { $card }.
sea_salt_paper-event-ended_turn = { $seat } ended the turn.
sea_salt_paper-event-called = { $seat } said { $call ->
    [stop] STOP
   *[last_chance] LAST CHANCE
}!
sea_salt_paper-event-opened_hand = { $seat } laid the hand open: { $cards }.
sea_salt_paper-event-round_void = The deck is empty: nobody scores in round { $round }.
sea_salt_paper-event-bet_won = { $seat } won the bet with { $points ->
    [one] { $points } point
   *[other] { $points } points
} on the cards.
sea_salt_paper-event-bet_lost = { $seat } lost the bet with { $points ->
    [one] { $points } point
   *[other] { $points } points
} on the cards.
sea_salt_paper-event-scored = { $seat }: cards { $points }, colour bonus { $bonus }; scored { $scored }, total { $total }.
sea_salt_paper-event-four_mermaids = { $seat } has all four mermaids!

## Results

sea_salt_paper-score-round = { $round ->
    [0] Earlier rounds
   *[other] Round { $round }: { $call ->
        [stop] STOP
        [last_chance] LAST CHANCE
       *[none] the deck ran out
    }
}
sea_salt_paper-ended-target_reached = the goal was reached
sea_salt_paper-ended-four_mermaids = four mermaids
sea_salt_paper-ended-round_limit = the highest number of rounds was reached
sea_salt_paper-ending-target_reached = The game is over after { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}. Victory: { $winners }.
sea_salt_paper-ending-four_mermaids = Four mermaids end the game at once. Victory: { $winners }.
sea_salt_paper-ending-round_limit = No end was in sight after { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}; the points decide. Victory: { $winners }.

## How points come about

sea_salt_paper-line-duo = { $count ->
    [one] { $count } pair
   *[other] { $count } pairs
}: { $card } + { $partner }
sea_salt_paper-line-collector = set of { $count ->
    [one] { $count } card
   *[other] { $count } cards
}: { $card }
sea_salt_paper-line-multiplier = { $card }: { $each } for each “{ $counted }”, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
sea_salt_paper-line-mermaid = mermaid no. { $which } counts { $colour }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
sea_salt_paper-line-mermaid_idle = mermaid no. { $which } has no further colour to count
sea_salt_paper-line-card_points = points on the cards
sea_salt_paper-line-colour_bonus = colour bonus, paid after LAST CHANCE only: { $colour }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

## Options of a table

sea_salt_paper-option-target_score = Points to win
sea_salt_paper-option-target_score-help = The game ends after the round in which somebody reaches so many points. By the rulebook: 40 for two players, 35 for three, 30 for four.
sea_salt_paper-option-mermaid_counts_white = Mermaids may count white
sea_salt_paper-option-mermaid_counts_white-help = White, the colour of the mermaids themselves, is one of the colours a mermaid may count. The colour bonus always counts white.
sea_salt_paper-option-tie_rule = Tie at the end
sea_salt_paper-option-tie_rule-help = Who wins if several have the highest total. If this does not decide either, the win is shared.
sea_salt_paper-option-tie_rule-last_round_points = most points in the last round
sea_salt_paper-option-tie_rule-last_to_act = the last to have a turn
sea_salt_paper-option-tie_rule-round_ender = who ended the last round
sea_salt_paper-option-void_on_empty_deck_after_call = Empty deck voids a LAST CHANCE
sea_salt_paper-option-void_on_empty_deck_after_call-help = If the deck is empty at the end of a turn after LAST CHANCE, nobody scores. Otherwise a round with a call is always scored.
sea_salt_paper-option-explicit_mermaid_play = Four mermaids must be played
sea_salt_paper-option-explicit_mermaid_play-help = Whoever has four mermaids plays them as a move. Otherwise they win by themselves at once.
sea_salt_paper-option-first_seat = Who begins
sea_salt_paper-option-first_seat-help = Who begins the first round.
sea_salt_paper-option-first_seat-random = by chance
sea_salt_paper-option-first_seat-0 = the first seat
sea_salt_paper-option-first_seat-1 = the second seat
sea_salt_paper-option-first_seat-2 = the third seat
sea_salt_paper-option-first_seat-3 = the fourth seat

## Refusals

refused-sea_salt_paper-too-few-points = To end the round takes { $needed } points on the cards; there { $points ->
    [one] is { $points }
   *[other] are { $points }
}.
refused-sea_salt_paper-call-stands = The round is being ended already: { $call ->
    [stop] STOP
   *[last_chance] LAST CHANCE
} was said.
refused-sea_salt_paper-not-a-pair = { $cards }: these do not make a pair. Pairs are two crabs, two boats, two fish, or a swimmer with a shark.
refused-sea_salt_paper-not-in-hand = The card “{ $card }” is not in your hand, or not often enough.
refused-sea_salt_paper-deck-empty = The deck is empty.
refused-sea_salt_paper-pile-empty = The { $pile ->
    [0] left
   *[1] right
} pile is empty.
refused-sea_salt_paper-take-first = First take a card, then play pairs or end the turn.
refused-sea_salt_paper-hand-safe = Seat { $seat } cannot be robbed: that hand is empty or lies open.

## The board in the terminal

sea_salt_paper-board-round = Round { $round }, playing to { $target }
sea_salt_paper-board-call = { $seat } said LAST CHANCE: final turns
sea_salt_paper-board-deck = Deck
sea_salt_paper-board-left = Left pile
sea_salt_paper-board-right = Right pile
sea_salt_paper-board-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
sea_salt_paper-board-empty = empty
sea_salt_paper-board-total = total: { $total }
sea_salt_paper-board-hand_size = in hand: { $count }
sea_salt_paper-board-points = points: { $points }
sea_salt_paper-board-open = open hand
sea_salt_paper-board-hand = Hand
sea_salt_paper-board-area = Laid down
sea_salt_paper-board-nothing = nothing yet
sea_salt_paper-board-drawn = Drawn
sea_salt_paper-board-kept = Kept
sea_salt_paper-board-to_discard = To discard
sea_salt_paper-board-searched_left = In the left pile, the top card last
sea_salt_paper-board-searched_right = In the right pile, the top card last
