"""When the store does not answer: tables wait, those who look are told, and everything goes on by itself.

A write that takes long is told while it is waited for: a database that hangs says nothing for many seconds. A write
that failed may have been one: nobody knows before the store is asked. So the table stays as it was before the write and
takes no commands; as soon as the store can be written to again, what it has is folded and play goes on.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from seaboard.core.refused import Refused
from seaboard.service.live import Live
from seaboard.service.logs import note
from seaboard.service.store import StoreFailed, encode
from seaboard.table import wire

if TYPE_CHECKING:
    from seaboard.service.hub import Hub

PATIENCE = 1.5  # seconds of a write, after which those who look are told
FIRST_PAUSE = 0.2
LONGEST_PAUSE = 2.0


class Trouble:
    """The tables of this process that wait for the store."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.waiting: set[Live] = set()
        self._asking = False

    @contextmanager
    def patience(self, live: Live) -> Iterator[None]:
        """Around a write of this table."""
        timer = asyncio.get_running_loop().call_later(PATIENCE, _tell, live, False)
        answers = True
        try:
            yield
        except StoreFailed:
            answers = False
            raise
        finally:
            timer.cancel()
            if answers:
                _tell(live, answers=True)

    def began(self, live: Live) -> None:
        """The store failed this table."""
        if live.gone or live.doubt:
            return
        live.doubt = True
        self.waiting.add(live)
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        _tell(live, answers=False)
        if not self._asking:
            self._asking = True
            self.hub.later(self._ask())

    async def _ask(self) -> None:
        """Until the store answers, and then for every table what it has."""
        pause = FIRST_PAUSE
        try:
            while self.waiting and not self.hub.closing:
                await asyncio.sleep(pause)
                pause = min(LONGEST_PAUSE, 2 * pause)
                try:
                    await self.hub.store.check()
                    for live in list(self.waiting):
                        async with live.lock:
                            await self._settle(live)
                except (Refused, StoreFailed):
                    continue
        finally:
            self._asking = False

    async def _settle(self, live: Live) -> None:
        if not live.gone:
            await self.hub.catch_up(live)
            note("the store answers again", table=live.table.id)
        live.doubt = False
        self.waiting.discard(live)
        _tell(live, answers=True)
        self.hub.care.look_after(live)


def _tell(live: Live, answers: bool) -> None:
    if live.answered == answers:
        return
    live.answered = answers
    for connection in {one.connection for one in live.subscriptions}:
        connection.send(told(live))


def told(live: Live) -> bytes:
    """Whether the store answers for this table."""
    return encode(wire.StoreTold(table=live.table.id, answers=live.answered))
