"""Can the store be written to? Asked as often as anybody likes, found out once a second."""

from __future__ import annotations

import asyncio
import time

from seaboard.service.store import Store, StoreFailed

FRESH_SECONDS = 1.0
LONGEST_SECONDS = 0.8  # after which it is as good as none


class Pulse:
    """The last answer of the store to a real write."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._at = 0.0
        self._good = False
        self._asking: asyncio.Task[None] | None = None

    async def beats(self) -> bool:
        if time.monotonic() - self._at > FRESH_SECONDS:
            if self._asking is None or self._asking.done():
                self._asking = asyncio.create_task(self._ask())
            await asyncio.wait({self._asking}, timeout=LONGEST_SECONDS)
            if not self._asking.done():
                return False
        return self._good

    async def _ask(self) -> None:
        try:
            await self.store.check()
            self._good = True
        except StoreFailed:
            self._good = False
        self._at = time.monotonic()
