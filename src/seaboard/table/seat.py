"""A seat and who sits there."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

OPEN = "open"
PERSON = "person"
BOT = "bot"
KEPT = "kept"  # for a player who has not sat down yet

DEFAULT_LEVEL = "breeze"  # of a bot that takes a seat over


@dataclass
class Seat:
    """Who plays here, and who began the game here (and is rated with it)."""

    kind: str = OPEN
    player: str = ""  # of a person's seat, or for whom it is kept
    name: str = ""
    level: str = ""  # of a bot's seat
    open: bool = False  # a bot's seat that a person may take while the game runs
    resigned: bool = False
    owner: str = ""  # the player who began the game here
    owner_name: str = ""
    door: str = ""  # by which the person here came in, as a code that says nothing else; shown to nobody
    owner_door: str = ""
    strikes: int = 0  # time-outs in a row
    figure: str = ""  # an animal and its paper; "": the one of the seat
    berth: int | None = None  # of a bot that has moved: the seat it was given first
    named: bool = False  # another person at the player's device: the player's own name does not reach here
    answered: int = -1  # the ply at which the person here decided last: a second click for it is no new move

    def sit(self, player: str, name: str, door: str = "", figure: str = "", named: bool = False) -> None:
        self.kind, self.player, self.name, self.level, self.door = PERSON, player, name, "", door
        self.figure, self.named, self.berth = figure, named, None
        self.open = self.resigned = False
        self.strikes = 0
        self.answered = -1

    def seat_bot(self, level: str, is_open: bool = False) -> None:
        self.kind, self.player, self.name, self.level = BOT, "", "", level
        self.figure, self.named, self.berth = "", False, None
        self.open = is_open
        self.strikes = 0

    def clear(self) -> None:
        self.kind, self.player, self.name, self.level, self.open = OPEN, "", "", "", False
        self.figure, self.named, self.berth = "", False, None

    def write(self) -> dict[str, Any]:
        """As a new table is told of it."""
        kept = {"door": self.door, "figure": self.figure, "named": self.named}
        said = {name: value for name, value in kept.items() if value}
        return {"kind": self.kind, "player": self.player, "name": self.name, "level": self.level, **said}


def told_apart(seats: Sequence[Seat], player: str, name: str) -> str:
    """The name of a person; with a number, if somebody else at the table is called the same."""
    others = {_heard(seat.name) for seat in seats if seat.player not in ("", player)}
    called, number = name, 1
    while called and _heard(called) in others:
        number += 1
        called = f"{name} ({number})"
    return called


def _heard(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold()
