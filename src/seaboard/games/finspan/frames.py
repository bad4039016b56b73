# seaboard: compiled
"""What is still to be done: a stack of unfinished things, the innermost on top.

A benefit may let a fish be played, whose own benefit comes first; a drawn card may be the last of the deck and
interrupt everything for a reshuffle. Each of these is a frame; the game goes on with the top one.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

TURN: Final[i64] = 0  # a player's turn; units: 0 before the choice, 1 after it
PLAYING: Final[i64] = 1  # a fish is being played; whole: slots it may go to, left: 1 if a diver is used
BENEFIT: Final[i64] = 2  # units: not yet taken, whole: for each player, left: players to come
MOVING: Final[i64] = 3  # from `slot`; left: 1 for a school, 0 for a young
DIVING: Final[i64] = 4  # slot: the dive site, units: steps done
KEEPING: Final[i64] = 5  # before a reshuffle each player may keep a card; left: players to come
DRAWING: Final[i64] = 6  # a card is due once the deck has been reshuffled
REVEALING: Final[i64] = 7  # the same for a card that the Nautoma plays
DECIDING: Final[i64] = 8  # the Nautoma's turn; card: her decision card, units: icons to come
ENDING: Final[i64] = 9  # game-end abilities of `seat`; left: players to come

FRAME_NAMES: Final = (
    "turn",
    "playing",
    "benefit",
    "moving",
    "diving",
    "keeping",
    "drawing",
    "revealing",
    "deciding",
    "ending",
)


@final
class Frame:
    """One unfinished thing."""

    def __init__(
        self,
        kind: i64,
        seat: i64,
        card: i64,
        slot: i64,
        units: i64,
        whole: i64,
        left: i64,
        below: Frame | None,
    ) -> None:
        self.kind = kind
        self.seat = seat  # whose thing it is
        self.card = card  # the fish that it comes from, or that is played
        self.slot = slot
        self.units = units
        self.whole = whole
        self.left = left
        self.below = below

    def clone(self) -> Frame:
        below = self.below
        return Frame(
            self.kind,
            self.seat,
            self.card,
            self.slot,
            self.units,
            self.whole,
            self.left,
            None if below is None else below.clone(),
        )
