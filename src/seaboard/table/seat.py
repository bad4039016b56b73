"""A seat and who sits there."""

from __future__ import annotations

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
    strikes: int = 0  # time-outs in a row

    def sit(self, player: str, name: str) -> None:
        self.kind, self.player, self.name, self.level = PERSON, player, name, ""
        self.open = self.resigned = False
        self.strikes = 0

    def seat_bot(self, level: str, is_open: bool = False) -> None:
        self.kind, self.player, self.name, self.level = BOT, "", "", level
        self.open = is_open
        self.strikes = 0

    def clear(self) -> None:
        self.kind, self.player, self.name, self.level, self.open = OPEN, "", "", "", False

    def write(self) -> dict[str, Any]:
        """As a new table is told of it."""
        return {"kind": self.kind, "player": self.player, "name": self.name, "level": self.level}
