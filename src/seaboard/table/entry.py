"""The log of a table: what a table is made of."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

# Everything that can happen to a table
CREATED = "created"
SAT = "sat"
ARRANGED = "arranged"
LEFT = "left"
RENAMED = "renamed"
BECAME = "became"
STARTED = "started"
MOVE = "move"
UNDO = "undo"
ASKED = "asked"
ANSWERED = "answered"
TOOK_OVER = "took_over"
RESIGNED = "resigned"
ENDED = "ended"
CHAT = "chat"
REMATCH = "rematch"
HOSTED = "hosted"  # what the host did about people; of no weight for play, so an unknown `what` is passed over
FREED = "freed"  # from the steps of a lesson


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing that happened to a table."""

    n: int  # 1, 2, 3, … at each table, without gaps
    kind: str
    at: int  # milliseconds since 1970
    by: str = ""  # the player, or nobody: a bot, the clock
    id: str = ""  # made by the player's client, so that what is sent twice is done once
    ply: int | None = None  # of moves and undos: 1, 2, 3, …
    data: dict[str, Any] = field(default_factory=dict)
