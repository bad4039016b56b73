"""Now and then: hang up on those who may not be here any more, and forget what is old, if one wants that."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from seaboard.core.refused import Refused
from seaboard.server.sockets import TOO_BUSY, Connection
from seaboard.service.live import now
from seaboard.service.logs import failed, note, warn
from seaboard.service.store import StoreFailed
from seaboard.table.table import OVER

if TYPE_CHECKING:
    from seaboard.server.server import Server

SECONDS = 20.0
PRUNE_SECONDS = 3600.0
AT_ONCE = 50  # connections, after which the others have a turn
DAY = 86_400_000


class Watch:
    """Looks around for as long as the server runs. What another process or a command has changed is seen here."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self._pruned = time.monotonic() - PRUNE_SECONDS + 60  # not at once: first of all people come in

    async def forever(self) -> None:
        while not self.server.closing:
            await asyncio.sleep(SECONDS)
            try:
                await self.look_around()
                if time.monotonic() - self._pruned > PRUNE_SECONDS:
                    self._pruned = time.monotonic()
                    await self.forget_old()
            except (Refused, StoreFailed) as error:
                warn("looking around failed", reason=str(error))
            except Exception:
                failed("looking around failed")

    async def look_around(self) -> None:
        """Ended cookies end their sockets, and so do bans."""
        for number, connection in enumerate(list(self.server.connections.all)):
            if not await self._may_stay(connection):
                connection.close(TOO_BUSY)
            if number % AT_ONCE == 0:
                await asyncio.sleep(0)

    async def _may_stay(self, connection: Connection) -> bool:
        player = await self.server.people.by_cookie(connection.cookie)
        if player is None:
            return False
        try:
            await self.server.company.check_in(player.id, "")
        except Refused:
            return False
        return True

    async def forget_old(self) -> tuple[int, int]:
        """Finished games and idle guests, if they are older than somebody has said; 0 days: never."""
        games, guests = self.server.config.forget_games_days, self.server.config.forget_guests_days
        if not games and not guests:
            return 0, 0
        before = [now() - days * DAY if days else 0 for days in (games, guests)]
        gone = await self.server.store.prune(before[0], before[1])
        for live in list(self.server.hub.live.values()):
            if live.table.status == OVER and live.table.touched < before[0]:
                self.server.hub.forget(live)  # or what is said at it would be written after nothing
        if any(gone):
            note("forgotten", games=gone[0], guests=gone[1])
        return gone
