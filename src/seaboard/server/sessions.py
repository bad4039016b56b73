"""Where an account is signed in: each place has a session of its own, which can be ended alone."""

from __future__ import annotations

import time
from collections import OrderedDict

from seaboard.service.live import now
from seaboard.service.names import new_id
from seaboard.service.store import Paper, Store

KIND = "session"
MOST = 30  # of one account; the one that was not seen for longest ends
FRESH_SECONDS = 20.0  # after which another process may have ended one
REMEMBERED = 20_000
HOUR = 3_600_000
BROWSERS = {"Edg": "Edge", "OPR": "Opera", "Firefox": "Firefox", "Chrom": "Chrome", "Safari": "Safari"}
SYSTEMS = ("Android", "iPhone", "iPad", "Windows", "Mac OS", "Linux")


class Sessions:
    """Sessions of accounts, as papers in the store."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._known: OrderedDict[str, tuple[dict[str, Paper], float]] = OrderedDict()

    async def of(self, player: str) -> dict[str, Paper]:
        """The sessions of an account, the newest first."""
        known = self._known.get(player)
        if known is not None and time.monotonic() - known[1] < FRESH_SECONDS:
            return known[0]
        papers = await self.store.papers(KIND, player, 2 * MOST)
        return self._remember(player, {paper.id: paper for paper in papers})

    def _remember(self, player: str, sessions: dict[str, Paper]) -> dict[str, Paper]:
        self._known[player] = (sessions, time.monotonic())
        self._known.move_to_end(player)
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return sessions

    async def counts(self, player: str, session: str) -> bool:
        return session in await self.of(player)

    async def begin(self, player: str, agent: str) -> str:
        """A new session; returns its id."""
        sessions = await self.of(player)
        for old in sorted(sessions.values(), key=lambda one: int(one.doc["seen"]))[: len(sessions) - MOST + 1]:
            await self.end(player, old.id)
        paper = Paper(KIND, player, new_id("s", 10), now(), {"device": device_of(agent), "seen": now()})
        await self.store.put_paper(paper)
        self._remember(player, {paper.id: paper, **await self.of(player)})
        return paper.id

    async def seen(self, player: str, session: str) -> None:
        """Somebody is there; written down once an hour."""
        paper = (await self.of(player)).get(session)
        if paper is not None and now() - int(paper.doc["seen"]) > HOUR:
            new = Paper(KIND, player, session, paper.at, {**paper.doc, "seen": now()})
            await self.store.put_paper(new)
            self._remember(player, {**await self.of(player), session: new})

    async def end(self, player: str, session: str) -> bool:
        """This cookie counts no more; did it?"""
        was = await self.store.drop_paper(KIND, player, session)
        self._remember(player, {id: one for id, one in (await self.of(player)).items() if id != session})
        return was

    async def end_all(self, player: str, but: str = "") -> list[str]:
        """All of them, or all but one; returns those that ended."""
        gone = [id for id in await self.of(player) if id != but]
        for id in gone:
            await self.end(player, id)
        return gone


def device_of(agent: str) -> str:
    """The browser and the system, as far as the header says."""
    browser = next((name for sign, name in BROWSERS.items() if sign in agent), "")
    system = next((name for name in SYSTEMS if name in agent), "")
    said = ", ".join(word for word in (browser, system) if word)
    return said or "".join(c for c in agent.split("/")[0] if c.isprintable())[:40]
