"""Long work for one person, done beside the loop that serves everybody.

A piece of work is a function of ours with its arguments (`functools.partial`): a server does it in another process.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from seaboard.core.refused import Refused

T = TypeVar("T")
AT_ONCE = 2
FOR_EACH = 3
FROM_ONE_PLACE = 8  # a household or a class, but no crowd of guests
MOST_WAITING = 20
SOON = 5  # seconds, told to whoever has to come back


class Heavy:
    """A short queue: a few pieces of work for each who asks, two at once, and no more than can be waited for."""

    def __init__(self, beside: Callable[[Callable[[], Any]], Awaitable[Any]] = asyncio.to_thread) -> None:
        self._beside = beside  # a server has a process for it, a page does it at once
        self._free = asyncio.Semaphore(AT_ONCE)
        self._asking: Counter[str] = Counter()
        self._places: Counter[str] = Counter()

    async def run(self, who: str, work: Callable[[], T], place: str = "") -> T:
        """The result of the work, for whoever asks from a place."""
        full = self._asking.total() >= MOST_WAITING or (place and self._places[place] >= FROM_ONE_PLACE)
        if full or self._asking[who] >= FOR_EACH:
            raise Refused("too-many-requests", seconds=SOON)
        self._asking[who] += 1
        self._places[place] += 1
        try:
            async with self._free:
                result: T = await self._beside(work)
                return result
        finally:
            for counted, one in ((self._asking, who), (self._places, place)):
                counted[one] -= 1
                if not counted[one]:
                    del counted[one]
