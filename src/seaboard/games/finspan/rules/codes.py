# seaboard: compiled
"""The numbers of the game: what there is, what can be done, what can be unfinished.

The number of an action has one meaning for good: it names a slot or a card, never a place in a list.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# -- what there is ------------------------------------------------------------------------------------------------

SITES: Final[i64] = 3
ROWS: Final[i64] = 6
SLOTS: Final[i64] = SITES * ROWS  # slot = row * 3 + site, from the top left
ALL_SLOTS: Final[i64] = (1 << SLOTS) - 1  # a set of slots is a mask
NO_SLOT: Final[i64] = -1

MAIN_CARDS: Final[i64] = 125  # cards 0..124
STARTERS: Final[i64] = 10
CARDS: Final[i64] = MAIN_CARDS + STARTERS
FORAGE: Final[i64] = 3  # printed on the mat
FISH: Final[i64] = CARDS + FORAGE
NO_FISH: Final[i64] = -1
NO_CARD: Final[i64] = -1

SCORED_WEEKS: Final[i64] = 3
TILES_A_WEEK: Final[i64] = 6
TILES: Final[i64] = SCORED_WEEKS * TILES_A_WEEK
FLOOR: Final[i64] = 3  # the fourth bonus of a dive site, after those of the zones
BONUSES: Final[i64] = FLOOR + 1
DECISIONS: Final[i64] = 7
RAVEL_CARDS: Final[i64] = 6
LEVELS: Final[i64] = 5

# Where a card lies
MOST_SEATS: Final[i64] = 5
IN_DECK: Final[i64] = 0
IN_BOX: Final[i64] = 1
WITH_NAUTOMA: Final[i64] = 2
IN_HAND: Final[i64] = WITH_NAUTOMA + 1  # + seat
IN_DISCARD: Final[i64] = IN_HAND + MOST_SEATS  # + seat
ON_TOP: Final[i64] = IN_DISCARD + MOST_SEATS  # + seat * SLOTS + slot
UNDER_FISH: Final[i64] = ON_TOP + MOST_SEATS * SLOTS  # + seat * SLOTS + slot
PLACES: Final[i64] = UNDER_FISH + MOST_SEATS * SLOTS

# -- benefits -----------------------------------------------------------------------------------------------------
# A benefit is one number with four bits for each primitive: a pool of units that counts down.

DRAW: Final[i64] = 0
RETRIEVE: Final[i64] = 1
EGG: Final[i64] = 2
HATCH: Final[i64] = 3
YOUNG: Final[i64] = 4
MOVE: Final[i64] = 5
TUCK: Final[i64] = 6
EGG_EACH: Final[i64] = 7
PLAY: Final[i64] = 8
PRIMITIVES: Final[i64] = PLAY + 1
# One unit of each (a 1 shifted at run time would be a 32-bit number once compiled)
ONE_DRAW: Final[i64] = 1
ONE_RETRIEVE: Final[i64] = 16 * ONE_DRAW
ONE_EGG: Final[i64] = 16 * ONE_RETRIEVE
ONE_HATCH: Final[i64] = 16 * ONE_EGG
ONE_YOUNG: Final[i64] = 16 * ONE_HATCH
ONE_MOVE: Final[i64] = 16 * ONE_YOUNG
ONE_TUCK: Final[i64] = 16 * ONE_MOVE
ONE_EGG_EACH: Final[i64] = 16 * ONE_TUCK
ONE_PLAY: Final[i64] = 16 * ONE_EGG_EACH
# All units of one kind
ANY_DRAW: Final[i64] = 15 * ONE_DRAW
ANY_RETRIEVE: Final[i64] = 15 * ONE_RETRIEVE
ANY_EGG: Final[i64] = 15 * ONE_EGG
ANY_HATCH: Final[i64] = 15 * ONE_HATCH
ANY_YOUNG: Final[i64] = 15 * ONE_YOUNG
ANY_MOVE: Final[i64] = 15 * ONE_MOVE
ANY_TUCK: Final[i64] = 15 * ONE_TUCK
ANY_EGG_EACH: Final[i64] = 15 * ONE_EGG_EACH
ANY_PLAY: Final[i64] = 15 * ONE_PLAY

NO_TIMING: Final[i64] = 0
WHEN_PLAYED: Final[i64] = 1
IF_ACTIVATED: Final[i64] = 2
GAME_END: Final[i64] = 3

ANY: Final[i64] = -1  # no size or symbol asked for

# Conditions of scoring abilities, as bits
NO_TOKENS: Final[i64] = 1
HAS_EGG: Final[i64] = 2
HAS_YOUNG: Final[i64] = 4
HAS_SCHOOL: Final[i64] = 8
YOUNG_EXACTLY: Final[i64] = 16
UNDER: Final[i64] = 32
IN_SLOTS: Final[i64] = 64

# What achievements count
EGGS_AND_YOUNG: Final[i64] = 0
YOUNG_TOKENS: Final[i64] = 1
EGG_GROUPS: Final[i64] = 2
SCHOOLS: Final[i64] = 3
ALL_FISH: Final[i64] = 4
FISH_OF_SIZE: Final[i64] = 5
SYMBOLS: Final[i64] = 6
CONSUMED_FISH: Final[i64] = 7
ROWS_OF_FISH: Final[i64] = 8
FISH_WITH_TOKEN: Final[i64] = 9
FISH_WITHOUT_TOKEN: Final[i64] = 10
ACTIVATED_FISH: Final[i64] = 11

# Icons of the Nautoma's decision cards, four bits each, from the top (lowest bits) down
PLACE_MARKER: Final[i64] = 1
REMOVE_MARKER: Final[i64] = 2
PLAY_FISH: Final[i64] = 3
FORM_SCHOOL: Final[i64] = 4
HATCH_EGGS: Final[i64] = 5
GAIN_EGGS: Final[i64] = 6
TOKEN_EGG: Final[i64] = 0
TOKEN_YOUNG: Final[i64] = 1
TOKEN_SCHOOL: Final[i64] = 2
NO_SIDE: Final[i64] = -1  # the Nautoma scores no achievements; 0 is Breeze, 1 is Storm

# -- what can be unfinished ---------------------------------------------------------------------------------------

TURN: Final[i64] = 0
PLAYING: Final[i64] = 1
BENEFIT: Final[i64] = 2
MOVING: Final[i64] = 3
DIVING: Final[i64] = 4
KEEPING: Final[i64] = 5
DRAWING: Final[i64] = 6
REVEALING: Final[i64] = 7
DECIDING: Final[i64] = 8
ENDING: Final[i64] = 9

# -- what can be done ---------------------------------------------------------------------------------------------

STOP: Final[i64] = 0  # leave the rest of a benefit
TAKE_CARD: Final[i64] = 1  # DRAW: the top card of the deck
TAKE_INSTEAD: Final[i64] = 2  # RETRIEVE with an empty discard pile: the top card of the deck
ALL_EGGS: Final[i64] = 3  # EGG_EACH: on every fish that may have one
BACK: Final[i64] = 4  # take back the last step of playing a fish, or a piece that was picked up to be moved
KEEP_NONE: Final[i64] = 5  # all of the discard pile goes into the new deck
FINISH: Final[i64] = 6  # use no more game-end fish
DIVE: Final[i64] = FINISH + 1  # + site
PLACE: Final[i64] = DIVE + SITES  # + slot: where the fish is played
TO: Final[i64] = PLACE + SLOTS  # + slot: where the young or school moves
LAY_EGG: Final[i64] = TO + SLOTS  # + slot
HATCH_EGG: Final[i64] = LAY_EGG + SLOTS
ADD_YOUNG: Final[i64] = HATCH_EGG + SLOTS
PUSH_YOUNG: Final[i64] = ADD_YOUNG + SLOTS  # + slot it comes from
PUSH_SCHOOL: Final[i64] = PUSH_YOUNG + SLOTS
PAY_EGG: Final[i64] = PUSH_SCHOOL + SLOTS
PAY_YOUNG: Final[i64] = PAY_EGG + SLOTS
PAY_SCHOOL: Final[i64] = PAY_YOUNG + SLOTS
USE: Final[i64] = PAY_SCHOOL + SLOTS  # + slot of the game-end fish
PLAY_CARD: Final[i64] = USE + SLOTS  # + card
DISCARD: Final[i64] = PLAY_CARD + CARDS
RETRIEVE_CARD: Final[i64] = DISCARD + CARDS
TUCK_CARD: Final[i64] = RETRIEVE_CARD + CARDS
KEEP: Final[i64] = TUCK_CARD + CARDS
ACTIONS: Final[i64] = KEEP + CARDS

MOST_BACKS: Final[i64] = 20  # steps that can be taken back in a turn: a game must come to its end


def units_of(benefit: i64, primitive: i64) -> i64:
    """How many units of a primitive a benefit holds."""
    return (benefit >> (primitive * 4)) & 15
