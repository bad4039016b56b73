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
MOST_BYTES = 131_072  # of one
MOST_OF_ACCOUNT = 1_048_576  # bytes of all together


async def mine(service: Service, player: Player) -> wire.EveningList:
    """All evenings of an account, the newest first; a guest's stay on the device."""
    if player.login is None:
        return wire.EveningList(evenings=[])
    service.evenings.must(player.id)  # it reads all of them
    papers = await service.store.papers(EVENING, player.id, MOST)
    return wire.EveningList(evenings=[_shown(paper) for paper in papers])


async def keep(service: Service, player: Player, evening: EveningKept) -> wire.Evening:
    """Keep an evening unless a newer version of it is here; the answer is what stays."""
    if player.login is None:
        raise Refused("evenings-need-account")
    doc = evening.doc
    if len(encode(doc)) > MOST_BYTES:
        raise Refused("message-too-large", limit=MOST_BYTES)
    old = await service.store.paper(EVENING, player.id, evening.id)
    if old is not None and old.at >= evening.touched:
        return _shown(old)
    at = min(evening.touched, now())  # no clock of a device may win for ever
    paper = Paper(EVENING, player.id, evening.id, at, {} if doc is None else doc)
    await service.store.put_paper(paper)
    await _make_room(service, player)
    return _shown(paper)


async def _make_room(service: Service, player: Player) -> None:
    """An account has room for so many, and for so much: the oldest stay on their devices alone."""
    room = MOST_OF_ACCOUNT
    for number, (id, size) in enumerate((await service.store.weigh_papers(EVENING, player.id)).items()):
        room -= size
        if room < 0 or number >= MOST:
            await service.store.drop_paper(EVENING, player.id, id)


def _shown(paper: Paper) -> wire.Evening:
    return wire.Evening(id=paper.id, touched=paper.at, doc=paper.doc or None)
