"""When Python looks for garbage that holds on to itself: what is young often and briefly, everything only rarely.

Everybody waits while it looks: for what is young some milliseconds, for all that a full house has in memory a third of
a second. A move leaves no such garbage; connections and requests do, a little each. So the whole is looked through when
memory has doubled since the last time, or long ago, and not whenever a few tables have grown older. Python counts what
is new less what is gone: a move replaces most of its table, so behind a small count there is much to look through.
"""

from __future__ import annotations

import asyncio
import gc
import sys
import time
from collections.abc import Callable

YOUNG, MIDDLE, NEVER = 500, 4, 1_000_000_000
LOOK_SECONDS = 2.0
LONGEST_SECONDS = 1800.0  # without looking through everything
LEAST_GROWN, MOST_GROWN = 400_000, 1_500_000  # pieces of memory: about 40 and 150 MB


class Garbage:
    """Looks through everything when that is worth the wait."""

    def __init__(
        self,
        collect: Callable[[], object] = gc.collect,
        pieces: Callable[[], int] = sys.getallocatedblocks,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._collect = collect
        self._pieces = pieces
        self._clock = clock
        self._left = pieces()
        self._at = clock()

    def begin(self) -> None:
        """What has been loaded stays: it need not be looked at again and again."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG, MIDDLE, NEVER)

    async def forever(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            self.look()

    def look(self) -> None:
        allowed = min(max(self._left, LEAST_GROWN), MOST_GROWN)
        if self._pieces() > self._left + allowed or self._clock() - self._at > LONGEST_SECONDS:
            self._collect()
            self._left = self._pieces()
            self._at = self._clock()
