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
sea_salt_paper-joined = { $second } { $first }

## What is to be chosen

sea_salt_paper-prompt-take = Take a card: draw two from the deck and keep one, or take the top card of a discard pile.
sea_salt_paper-prompt-keep = Choose the card to keep.
sea_salt_paper-prompt-discard = Choose a pile for the other card.
sea_salt_paper-prompt-play = { $next ->
    [mermaids] Play your four mermaids: they win the game.
    [pair_or_call] Play a pair, end your turn or end the round.
    [call] No pairs: end your turn or the round.
    [end] No pairs: end your turn.
   *[pair] Play a pair or end your turn.
}
sea_salt_paper-prompt-play_final = { $next ->
    [mermaids] Play your four mermaids: they win the game.
    [end] Your last turn, no pairs: end it.
   *[pair] Your last turn: play a pair or end your turn.
}
sea_salt_paper-prompt-search = Crabs: choose the pile to search.
sea_salt_paper-prompt-pick = Take one card from the { $pile ->
    [0] left
   *[1] right
} pile.
sea_salt_paper-prompt-rob = Swimmer and shark: choose whose hand to steal from.

## Moves

sea_salt_paper-move-take_deck = Draw two cards from the deck and keep one
sea_salt_paper-move-take_pile = Take the top card of the { $pile ->
    [0] left
   *[1] right
} pile
sea_salt_paper-move-keep = Keep the { $card }
sea_salt_paper-move-discard = Discard on the { $pile ->
    [0] left
   *[1] right
} pile
sea_salt_paper-move-play = Play: { $card } + { $partner }
sea_salt_paper-move-end = End your turn
sea_salt_paper-move-stop = “Stop”: end the round and count the points
sea_salt_paper-move-last_chance = “Last chance”: bet that nobody gets more points than you
sea_salt_paper-move-mermaids = Play the four mermaids and win
sea_salt_paper-move-search = Search the { $pile ->
    [0] left
   *[1] right
} pile
sea_salt_paper-move-pick = Take the { $card }{ $copy ->
    [1] { "" }
   *[other] { " " }(no. { $copy } from the top)
}
sea_salt_paper-move-rob = Steal a card at random from { $seat }

## What happened

sea_salt_paper-event-round_begins = Round { $round }. { $who ->
    [you] You begin
   *[other] { $seat } begins
}.
sea_salt_paper-event-turned_up = The { $pile ->
    [0] left
   *[1] right
} discard pile begins with: { $card }.
sea_salt_paper-event-drew_two = { $who ->
    [you] You draw
   *[other] { $seat } draws
} two cards from the deck.
sea_salt_paper-event-drew_two_cards = From the deck: { $cards }.
sea_salt_paper-event-kept = { $who ->
    [you] You keep
   *[other] { $seat } keeps
} the { $card }.
sea_salt_paper-event-discarded = { $who ->
    [you] You put
   *[other] { $seat } puts
} the { $card } on the { $pile ->
    [0] left
   *[1] right
} pile.
sea_salt_paper-event-took_from_pile = { $who ->
    [you] You take
   *[other] { $seat } takes
} the { $card } from the { $pile ->
    [0] left
   *[1] right
} pile.
sea_salt_paper-event-took_last_of_deck = { $who ->
    [you] You take
   *[other] { $seat } takes
} the last card of the deck.
sea_salt_paper-event-played_pair = { $who ->
    [you] You play
   *[other] { $seat } plays
} a pair: { $card } + { $partner } ({ $effect ->
    [search_a_pile] search a pile
    [one_more_turn] one more turn
    [top_of_the_deck] a card from the deck
   *[rob_a_hand] a card from another hand
}).
sea_salt_paper-event-searched = { $who ->
    [you] You look
   *[other] { $seat } looks
} through the { $pile ->
    [0] left
   *[1] right
} pile.
sea_salt_paper-event-picked = { $who ->
    [you] You take a card
   *[other] { $seat } secretly takes a card
} from the { $pile ->
    [0] left
   *[1] right
} pile.
sea_salt_paper-event-picked_card = { $who ->
    [you] You take
   *[other] { $seat } takes
} the { $card } from the { $pile ->
    [0] left
   *[1] right
} pile.
sea_salt_paper-event-fished = { $who ->
    [you] You take
   *[other] { $seat } takes
} the top card of the deck.
sea_salt_paper-event-fished_card = { $who ->
    [you] You draw
   *[other] { $seat } draws
} the { $card }.
sea_salt_paper-event-robbed = { $who ->
    [you] You steal
   *[other] { $seat } steals
} a card from { $victim_who ->
    [you] you
   *[other] { $victim_seat }
}.
sea_salt_paper-event-robbed_card = { $who ->
    [you] You steal
   *[other] { $seat } steals
} the { $card } from { $victim_who ->
    [you] you
   *[other] { $victim_seat }
}.
sea_salt_paper-event-ended_turn = { $who ->
    [you] You end your turn
   *[other] { $seat } ends the turn
}.
sea_salt_paper-event-called = { $who ->
    [you] You call
   *[other] { $seat } calls
} “{ $call ->
    [stop] Stop
   *[last_chance] Last chance
}”!
sea_salt_paper-event-opened_hand = { $who ->
    [you] You show your whole hand
   *[other] { $seat } shows the whole hand
}: { $cards }.
sea_salt_paper-event-round_void = The deck ran out: nobody scores in round { $round }.
sea_salt_paper-event-bet_won = { $who ->
    [you] You win
   *[other] { $seat } wins
} the bet with { $points ->
    [one] { $points } point
   *[other] { $points } points
} for cards.
sea_salt_paper-event-bet_lost = { $who ->
    [you] You lose
   *[other] { $seat } loses
} the bet with { $points ->
    [one] { $points } point
   *[other] { $points } points
} for cards.
sea_salt_paper-event-scored = { $who ->
    [you] You
   *[other] { $seat }
}: { $points } for cards, colour bonus { $bonus }; { $scored } this round, { $total } in all.
sea_salt_paper-event-four_mermaids = { $who ->
    [you] You have
   *[other] { $seat } has
} all four mermaids!

## Results

sea_salt_paper-score-round = { $round ->
    [0] Earlier rounds
   *[other] Round { $round }: { $call ->
        [stop] “Stop”
        [last_chance] “Last chance”
       *[none] the deck ran out
    }
}
sea_salt_paper-ended-target_reached = enough points were reached
sea_salt_paper-ended-four_mermaids = four mermaids
sea_salt_paper-ended-round_limit = the limit of rounds was reached
sea_salt_paper-ending-target_reached = The game is over after { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}. Victory: { $winners }.
sea_salt_paper-ending-four_mermaids = Four mermaids win the game at once: { $winners }.
sea_salt_paper-ending-round_limit = The limit of { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} is reached; the points decide. Victory: { $winners }.

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
sea_salt_paper-line-card_points = points for cards
sea_salt_paper-line-colour_bonus = colour bonus, paid after “Last chance” only: { $colour }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

## Options of a table

sea_salt_paper-option-target_score = Points to win
sea_salt_paper-option-target_score-help = The game ends after the round in which somebody reaches this many points. By the rulebook: 40 for two players, 35 for three, 30 for four.
sea_salt_paper-option-mermaid_counts_white = Mermaids may count white
sea_salt_paper-option-mermaid_counts_white-help = White, the colour of the mermaids themselves, is one of the colours a mermaid may count. The colour bonus always counts white.
sea_salt_paper-option-tie_rule = Tie at the end
sea_salt_paper-option-tie_rule-help = Who wins if several have the highest total. If this does not decide either, the win is shared.
sea_salt_paper-option-tie_rule-last_round_points = most points in the last round
sea_salt_paper-option-tie_rule-last_to_act = the last to have a turn
sea_salt_paper-option-tie_rule-round_ender = who ended the last round
sea_salt_paper-option-void_on_empty_deck_after_call = Empty deck voids a “Last chance”
sea_salt_paper-option-void_on_empty_deck_after_call-help = If the deck is empty at the end of a turn after “Last chance”, nobody scores. When switched off, a round with a call is always scored.
sea_salt_paper-option-explicit_mermaid_play = Four mermaids must be played
sea_salt_paper-option-explicit_mermaid_play-help = Whoever has four mermaids plays them as a move. When switched off, they win at once by themselves.
sea_salt_paper-option-first_seat = Who begins
sea_salt_paper-option-first_seat-help = Who begins the first round.
sea_salt_paper-option-first_seat-random = by chance
sea_salt_paper-option-first_seat-0 = the first seat
sea_salt_paper-option-first_seat-1 = the second seat
sea_salt_paper-option-first_seat-2 = the third seat
sea_salt_paper-option-first_seat-3 = the fourth seat

## Refusals

refused-sea_salt_paper-too-few-points = To end the round you need { $needed } points for cards; you have { $points }.
refused-sea_salt_paper-call-stands = The round is ending already: “{ $call ->
    [stop] Stop
   *[last_chance] Last chance
}” has been called.
refused-sea_salt_paper-not-a-pair = { $cards }: not a pair. Pairs are two crabs, two boats, two fish, or a swimmer with a shark.
refused-sea_salt_paper-not-in-hand = You do not have this card (or not often enough): { $card }.
refused-sea_salt_paper-deck-empty = The deck is empty: take a card from a discard pile.
refused-sea_salt_paper-pile-empty = The { $pile ->
    [0] left
   *[1] right
} discard pile is empty.
refused-sea_salt_paper-take-first = A turn begins with a card: two from the deck or one from a discard pile. Pairs and the end of the turn come later.
refused-sea_salt_paper-hand-safe = You cannot steal from { $seat }: that hand is empty or lies open.
refused-sea_salt_paper-taken-already = You have taken your card for this turn: play pairs, or end your turn.
refused-sea_salt_paper-own-hand = You steal from an opponent, not from yourself.
refused-sea_salt_paper-not-drawn = { $card }: not one of the two cards you drew.
refused-sea_salt_paper-keep-first = First choose the card to keep.
refused-sea_salt_paper-discard-first = First put the other card on a discard pile.
refused-sea_salt_paper-other-pile-first = The other discard pile is empty, so the second card has to go there.
refused-sea_salt_paper-search-first = First choose the pile that your crabs search.
refused-sea_salt_paper-pick-first = First take a card from the pile you are searching.
refused-sea_salt_paper-not-in-pile = { $card }: this pile does not hold that card.
refused-sea_salt_paper-rob-first = First choose whose hand to steal from: you played swimmer and shark.
refused-sea_salt_paper-needs-crabs = Only a pair of crabs lets you search a discard pile.
refused-sea_salt_paper-needs-swimmer = Only a swimmer with a shark lets you steal a card.
refused-sea_salt_paper-four-mermaids = To win by mermaids you need all four.
refused-sea_salt_paper-other-step = Something else comes first now. { sea_salt_paper-step }
refused-sea_salt_paper-other-target = This one cannot be chosen. { sea_salt_paper-step }
sea_salt_paper-step = { $step ->
    [take] { sea_salt_paper-prompt-take }
    [keep] { sea_salt_paper-prompt-keep }
    [discard] { sea_salt_paper-prompt-discard }
    [play] { sea_salt_paper-prompt-play }
    [play_final] { sea_salt_paper-prompt-play_final }
    [search] { sea_salt_paper-prompt-search }
    [pick] { sea_salt_paper-prompt-pick }
   *[rob] { sea_salt_paper-prompt-rob }
}
refused-sea_salt_paper-other-step-title = Not at this step
refused-sea_salt_paper-too-few-points-title = { $missing ->
    [one] { $missing } more point to “Stop”
   *[other] { $missing } more points to “Stop”
}
refused-sea_salt_paper-not-a-pair-title = Not a pair yet
refused-sea_salt_paper-take-first-title = Take a card first
refused-sea_salt_paper-take-first-then = The lit cards can be taken.

## The board in the terminal

sea_salt_paper-board-round = Round { $round }, playing to { $target }
sea_salt_paper-board-call = “Last chance” ({ $seat }): the last turns
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
