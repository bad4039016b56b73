"""Long work for one person, done beside the loop that serves everybody."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from seaboard.core.refused import Refused

T = TypeVar("T")
AT_ONCE = 2
FOR_EACH = 3
MOST_WAITING = 20
SOON = 5  # seconds, told to whoever has to come back


class Heavy:
    """A short queue: a few pieces of work for each who asks, two at once, and no more than can be waited for."""

    def __init__(self, beside: Callable[[Callable[[], Any]], Awaitable[Any]] = asyncio.to_thread) -> None:
        self._beside = beside  # a host without threads has another way
        self._free = asyncio.Semaphore(AT_ONCE)
        self._asking: Counter[str] = Counter()

    async def run(self, who: str, work: Callable[[], T]) -> T:
        """The result of the work."""
        if self._asking[who] >= FOR_EACH or self._asking.total() >= MOST_WAITING:
            raise Refused("too-many-requests", seconds=SOON)
        self._asking[who] += 1
        try:
            async with self._free:
                result: T = await self._beside(work)
                return result
        finally:
            self._asking[who] -= 1
            if not self._asking[who]:
                del self._asking[who]
