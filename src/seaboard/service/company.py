"""Whom somebody does not want to meet, who was reported, and who may not come in at all."""

from __future__ import annotations

import time
from collections import OrderedDict

from seaboard.core.refused import Refused
from seaboard.service.config import Limits
from seaboard.service.limits import Buckets
from seaboard.service.live import now
from seaboard.service.logs import note
from seaboard.service.names import new_id
from seaboard.service.store import Paper, Player, Store
from seaboard.table.table import Table

BLOCK, REPORT, BAN = "block", "report", "ban"
DOOR = "door:"  # before the code of a place, where it is banned with the person
REASONS = ("chat", "name", "play", "other")
MOST_BLOCKED = 500
FRESH_SECONDS = 20.0  # after which another process may have changed something
REMEMBERED = 20_000
LINES_KEPT = 20  # of what a reported person said at the table
MOST_OF_ONE = 50  # reports about one person that wait to be read: more say nothing new
MOST_BANS = 1 << 20
FOR_EVER = 1 << 53


class Company:
    """Blocks, reports and bans, as papers in the store."""

    def __init__(self, store: Store, limits: Limits) -> None:
        self.store = store
        self._reports = Buckets(limits.reports)
        self._reports_of_door = Buckets(limits.reports_of_address)
        self._blocked: OrderedDict[str, tuple[frozenset[str], float]] = OrderedDict()
        self._bans: dict[str, int] = {}
        self._bans_at = -FRESH_SECONDS

    # -- blocks -----------------------------------------------------------------------------------------------

    async def blocked_by(self, player: str) -> frozenset[str]:
        """Whom a person does not want to meet."""
        known = self._blocked.get(player)
        if known is not None and time.monotonic() - known[1] < FRESH_SECONDS:
            return known[0]
        papers = await self.store.papers(BLOCK, player, MOST_BLOCKED)
        return self._remember(player, frozenset(paper.id for paper in papers))

    async def block(self, player: str, other: str, on: bool) -> frozenset[str]:
        """Meet somebody no more, or again."""
        blocked = await self.blocked_by(player)
        if on:
            if other == player:
                raise Refused("block-oneself")
            if len(blocked) >= MOST_BLOCKED:
                raise Refused("too-many-blocked", limit=MOST_BLOCKED)
            await self.store.put_paper(Paper(BLOCK, player, other, now()))
            return self._remember(player, blocked | {other})
        await self.store.drop_paper(BLOCK, player, other)
        return self._remember(player, blocked - {other})

    def _remember(self, player: str, blocked: frozenset[str]) -> frozenset[str]:
        self._blocked[player] = (blocked, time.monotonic())
        self._blocked.move_to_end(player)
        while len(self._blocked) > REMEMBERED:
            self._blocked.popitem(last=False)
        return blocked

    async def check_welcome(self, table: Table, player: str) -> None:
        """Refuse a seat among people one of whom does not want to meet the one who asks."""
        for other in sorted({*table.people(), table.host} - {"", player}):
            if player in await self.blocked_by(other):
                raise Refused("blocked-here")

    # -- reports ----------------------------------------------------------------------------------------------

    async def report(self, by: Player, about: Player, table: Table | None, reason: str, text: str) -> None:
        """Tell whoever runs the server; what the person said at the table goes with it."""
        if reason not in REASONS:
            raise Refused("name-unknown", field="reason", value=reason[:40], nearest="", known=", ".join(REASONS))
        if about.id == by.id:
            raise Refused("report-oneself")
        self._reports.must(by.id)
        if by.door:
            self._reports_of_door.must(by.door)
        if len(await self.store.weigh_papers(REPORT, about.id)) >= MOST_OF_ONE:
            return
        text = "\n".join("".join(filter(str.isprintable, line)) for line in text.splitlines()).strip()
        doc = {"by": by.id, "name": about.name, "reason": reason, "text": text, "door": "", "said": []}
        if table is not None:
            doc["table"] = table.id
            doc["said"] = [said.text for said in table.chat if said.by == about.id][-LINES_KEPT:]
            doors = [seat.door for seat in table.seats if seat.player == about.id and seat.door]
            doc["door"] = doors[0] if doors else ""
        await self.store.put_paper(Paper(REPORT, about.id, new_id("r", 8), now(), doc))
        note("somebody was reported", player=about.id, reason=reason)

    # -- bans -------------------------------------------------------------------------------------------------

    async def check_in(self, player: str, door: str) -> None:
        """Refuse whoever is banned, or comes from where somebody banned came from."""
        await self.refresh()
        for who in (player, DOOR + door if door else ""):
            until = self._bans.get(who, 0) if who else 0
            if until > now():
                raise Refused("banned", days=max(1, -(-(until - now()) // 86_400_000)) if until < FOR_EVER else 0)

    async def refresh(self) -> None:
        if time.monotonic() - self._bans_at < FRESH_SECONDS:
            return
        self._bans_at = time.monotonic()  # the others go on with what is known
        self._bans = {
            paper.id: int(paper.doc.get("until", FOR_EVER)) for paper in await self.store.papers(BAN, "", MOST_BANS)
        }
