# seaboard: compiled
"""The numbers the rules think in: cards, actions, phases, calls, endings.

The compiler folds sums within this file only, so whatever is counted up is counted up here.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# How many there are of everything (a test holds these against the printed cards).
N_FACES: Final[i64] = 46
N_NAMES: Final[i64] = 14
N_COLOURS: Final[i64] = 11
N_CARDS: Final[i64] = 58
N_SUITS: Final[i64] = 4  # kinds of pair
N_PAIRS: Final[i64] = 65  # pairs of faces that can be laid together
MOST_PAIRS: Final[i64] = 29  # half of all cards
N_PILES: Final[i64] = 2
MOST_SEATS: Final[i64] = 4
LONGEST_SET: Final[i64] = 7  # values of a collector stand at name * LONGEST_SET + how many

# The numbers of the names, as the rulebook lists them.
CRAB: Final[i64] = 0
BOAT: Final[i64] = 1
FISH: Final[i64] = 2
SWIMMER: Final[i64] = 3
SHARK: Final[i64] = 4
SHELL: Final[i64] = 5
OCTOPUS: Final[i64] = 6
PENGUIN: Final[i64] = 7
SAILOR: Final[i64] = 8
LIGHTHOUSE: Final[i64] = 9
SHOAL_OF_FISH: Final[i64] = 10
PENGUIN_COLONY: Final[i64] = 11
CAPTAIN: Final[i64] = 12
MERMAID: Final[i64] = 13

WHITE: Final[i64] = 10  # the number of this colour

# What a pair does when it is laid down (SSP-25).
SEARCH_A_PILE: Final[i64] = 0
ONE_MORE_TURN: Final[i64] = 1
TOP_OF_THE_DECK: Final[i64] = 2
ROB_A_HAND: Final[i64] = 3
EFFECTS: Final[list[str]] = ["search_a_pile", "one_more_turn", "top_of_the_deck", "rob_a_hand"]

# Actions: numbers in a fixed range, with the same meaning in every state.
TAKE_DECK: Final[i64] = 0
TAKE_PILE: Final[i64] = TAKE_DECK + 1  # + pile
KEEP: Final[i64] = TAKE_PILE + N_PILES  # + face
DISCARD: Final[i64] = KEEP + N_FACES  # + pile
PLAY_PAIR: Final[i64] = DISCARD + N_PILES  # + pair
END_TURN: Final[i64] = PLAY_PAIR + N_PAIRS
CALL_STOP: Final[i64] = END_TURN + 1
CALL_LAST_CHANCE: Final[i64] = CALL_STOP + 1
PLAY_MERMAIDS: Final[i64] = CALL_LAST_CHANCE + 1
SEARCH: Final[i64] = PLAY_MERMAIDS + 1  # + pile
PICK: Final[i64] = SEARCH + N_PILES  # + first token of the face + how many of that face lie above it
ROB: Final[i64] = PICK + N_CARDS  # + seat
ACTIONS: Final[i64] = ROB + MOST_SEATS

# What is being decided (D1 … D7 of a turn).
TAKING: Final[i64] = 0
KEEPING: Final[i64] = 1
DISCARDING: Final[i64] = 2
PLAYING: Final[i64] = 3
SEARCHING: Final[i64] = 4
PICKING: Final[i64] = 5
ROBBING: Final[i64] = 6
OVER: Final[i64] = 7
PHASES: Final[list[str]] = ["take", "keep", "discard", "play", "search", "pick", "rob", "over"]

NO_CALL: Final[i64] = 0
STOP: Final[i64] = 1
LAST_CHANCE: Final[i64] = 2
CALLS: Final[list[str]] = ["none", "stop", "last_chance"]

TARGET_REACHED: Final[i64] = 0
FOUR_MERMAIDS: Final[i64] = 1
ROUND_LIMIT: Final[i64] = 2
ENDINGS: Final[list[str]] = ["target_reached", "four_mermaids", "round_limit"]
MOST_ROUNDS: Final[i64] = 100  # SSP-R28: not a rule, but void rounds must not go on for ever

# SSP-R2: who of the tied wins.
LAST_ROUND_POINTS: Final[i64] = 0
LAST_TO_ACT: Final[i64] = 1
ROUND_ENDER: Final[i64] = 2

# The tally of one seat: a row of counters, so that all seats' cards are copied in one go.
HAND: Final[i64] = 0  # how many of each face are in hand
OWNED: Final[i64] = HAND + N_FACES  # how many of each name, hand and area together
PAINTED: Final[i64] = OWNED + N_NAMES  # how many of each colour, hand and area together
HELD: Final[i64] = PAINTED + N_COLOURS  # how many of each name are in hand
SIZE: Final[i64] = HELD + N_NAMES  # cards in hand
ROW: Final[i64] = SIZE + 1
SCORED: Final[i64] = HELD - OWNED  # the counters from OWNED on that points come from: names and colours
TOGETHER: Final[i64] = 5  # so many of them are packed into one number, twelve bits for each
PACKED: Final[i64] = SCORED // TOGETHER

# What a seat knows of a token: a set of bits for where it may be. No bit at all: it lies in an area.
PILE: Final[i64] = 1  # shifted by the number of the pile
HELD_BY: Final[i64] = PILE << N_PILES  # shifted by the seat
PILES: Final[i64] = HELD_BY - PILE  # either pile
UNSEEN: Final[i64] = HELD_BY << MOST_SEATS  # in the deck, or in a hand that drew unseen cards
PLACES: Final[i64] = UNSEEN + UNSEEN - 1  # all of them
DOUBTFUL: Final[i64] = PLACES + 1  # the moment is that of this card or of an equal one: see Memory.recognise
LAID: Final[i64] = DOUBTFUL << 1  # times the moment it was laid on a pile: the order of cards in a pile
MOMENT: Final[i64] = N_PILES + MOST_SEATS + 2  # shifted right by so many bits a fact is that moment

# The memory of one observer: a fact for each token, then these.
UNSEEN_IN: Final[i64] = N_CARDS  # + seat: at most so many unseen cards are in that hand
ANY_ADRIFT: Final[i64] = UNSEEN_IN + MOST_SEATS  # 1 once a card went adrift in this round: else much is plain
OBSERVER: Final[i64] = ANY_ADRIFT + 1
