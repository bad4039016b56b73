"""A table in the memory of this process."""

from __future__ import annotations

import asyncio
import time

from seaboard.service.subscription import Subscription
from seaboard.table.table import Table

_BEGUN = time.time() - time.monotonic()


def now() -> int:
    """The time as entries have it: it goes on evenly, whoever sets the clock of the machine."""
    return int((_BEGUN + time.monotonic()) * 1000)


class Live:
    """A table in memory and those who look at it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.subscriptions: set[Subscription] = set()
        self.wake: int | None = None  # as the store has it, as far as we know
        self.timer: asyncio.TimerHandle | None = None
        self.thinking: int | None = None  # the ply that a bot thinks about
        self.used = time.monotonic()
        self.seen = time.monotonic()  # when somebody looked
        self.answered = True  # the store answers, as far as those who look were told
        self.doubt = False  # a write failed, and nobody knows whether it was one
        self.snapshots: dict[tuple[str, int | None, int], bytes] = {}  # of the entry `snapshots_n`, for all who ask
        self.snapshots_n = 0
        self.snapshots_at = 0.0
        self.gone = False  # no longer the one in memory: whoever holds it must fetch the table anew
