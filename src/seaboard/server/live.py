"""A table in the memory of this process."""

from __future__ import annotations

import asyncio
import time

from seaboard.server.subscription import Subscription
from seaboard.table.table import Table


def now() -> int:
    """The time as entries have it."""
    return int(time.time() * 1000)


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
        self.gone = False  # no longer the one in memory: whoever holds it must fetch the table anew
