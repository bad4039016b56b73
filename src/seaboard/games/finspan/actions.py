# seaboard: compiled
"""The numbers of actions. Each has one meaning for good: it names a slot or a card, never a place in a list."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

STOP: Final[i64] = 0  # leave the rest of a benefit
TAKE_CARD: Final[i64] = 1  # DRAW: the top card of the deck
TAKE_INSTEAD: Final[i64] = 2  # RETRIEVE with an empty discard pile: the top card of the deck
ALL_EGGS: Final[i64] = 3  # EGG_EACH: on every fish that may have one
BACK: Final[i64] = 4  # take back the last step of playing a fish
KEEP_NONE: Final[i64] = 5  # all of the discard pile goes into the new deck
FINISH: Final[i64] = 6  # use no more game-end fish
DIVE: Final[i64] = 7  # + site
PLACE: Final[i64] = 10  # + slot: where the fish is played
TO: Final[i64] = 28  # + slot: where the young or school moves
LAY_EGG: Final[i64] = 46  # + slot
HATCH_EGG: Final[i64] = 64
ADD_YOUNG: Final[i64] = 82
PUSH_YOUNG: Final[i64] = 100  # + slot it comes from
PUSH_SCHOOL: Final[i64] = 118
PAY_EGG: Final[i64] = 136
PAY_YOUNG: Final[i64] = 154
PAY_SCHOOL: Final[i64] = 172
USE: Final[i64] = 190  # + slot of the game-end fish
PLAY_CARD: Final[i64] = 208  # + card
DISCARD: Final[i64] = 343
RETRIEVE_CARD: Final[i64] = 478
TUCK_CARD: Final[i64] = 613
KEEP: Final[i64] = 748
ACTIONS: Final[i64] = 883
