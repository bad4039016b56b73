"""Evenings at a real table that are kept with an account, so that another device of the same person has them too.

Of one evening the version that was written last stays. One that was thrown away leaves its mark, or the next device
would bring it back.
"""

from __future__ import annotations

from seaboard.core.refused import Refused
from seaboard.service.live import now
from seaboard.service.messages import EveningKept
from seaboard.service.service import Service
from seaboard.service.store import Paper, Player, encode
from seaboard.table import wire

EVENING = "evening"
MOST = 200
MOST_BYTES = 131_072


async def mine(service: Service, player: Player) -> wire.EveningList:
    """All evenings of an account, the newest first; a guest's stay on the device."""
    if player.login is None:
        return wire.EveningList(evenings=[])
    papers = await service.store.papers(EVENING, player.id, MOST)
    return wire.EveningList(evenings=[_shown(paper) for paper in papers])


async def keep(service: Service, player: Player, evening: EveningKept) -> wire.Evening:
    """Keep an evening unless a newer version of it is here; the answer is what stays."""
    if player.login is None:
        raise Refused("evenings-need-account")
    doc = evening.doc
    if len(encode(doc)) > MOST_BYTES:
        raise Refused("message-too-large", limit=MOST_BYTES)
    known = {paper.id: paper for paper in await service.store.papers(EVENING, player.id, MOST)}
    old = known.get(evening.id)
    if old is not None and old.at >= evening.touched:
        return _shown(old)
    at = min(evening.touched, now())  # no clock of a device may win for ever
    paper = Paper(EVENING, player.id, evening.id, at, {} if doc is None else doc)
    await service.store.put_paper(paper)
    if old is None and len(known) >= MOST:
        oldest = min(known.values(), key=lambda one: one.at)
        await service.store.drop_paper(EVENING, player.id, oldest.id)
    return _shown(paper)


def _shown(paper: Paper) -> wire.Evening:
    return wire.Evening(id=paper.id, touched=paper.at, doc=paper.doc or None)
