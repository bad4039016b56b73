# seaboard: compiled
"""What is still to be done: a stack of unfinished things, the innermost on top.

A benefit may let a fish be played, whose own benefit comes first; a drawn card may be the last of the deck and
interrupt everything for a reshuffle. Each of these is a frame; the game goes on with the top one. The verbs that lay
frames on the stack are in `unfinished.py`.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

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


@mypyc_attr(free_list_len=1)  # what is begun next often lies where the last thing done did
@final
class Frame:
    """One unfinished thing. What `units`, `whole` and `left` count is said where the frame is laid down."""

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
