"""Requests about my games as figures, and about all that is kept of me."""

from __future__ import annotations

from collections.abc import AsyncIterator
from functools import partial
from typing import Any

import msgspec

from seaboard.core.record import Record
from seaboard.core.refused import Refused
from seaboard.games import NAMES
from seaboard.service.evenings import EVENING
from seaboard.service.figures import RATED, figures_of, made_often
from seaboard.service.live import now
from seaboard.service.requests_moments import MOST_TRIED, TRIED
from seaboard.service.requests_people import me
from seaboard.service.service import Service
from seaboard.service.store import Player, TableRow, encode, read_summary
from seaboard.table import wire
from seaboard.table.table import BY_RULES, OVER

MOST = 1000  # tables that are counted
LOOKED_INTO = 6  # of each game, for moves
MOST_RATED = 500
EXPORTED = ("voyaged", TRIED, RATED, EVENING, "block", "session")


async def figures(service: Service, player: Player) -> wire.Figures:
    """My finished games as figures."""
    by_game: dict[str, list[wire.Summary]] = {name: [] for name in NAMES}
    counted = 0
    async for row in service.store.all_tables_of(player.id, (OVER,)):
        if counted >= MOST:
            break
        counted += 1
        summary = read_summary(row)
        seated = any(seat.player == player.id for seat in summary.seats)
        if summary.result is not None and summary.result.by == BY_RULES and seated and not summary.lesson:
            by_game.setdefault(summary.game, []).append(summary)
    games = []
    for name, tables in by_game.items():
        if tables:
            shown = figures_of(name, player.id, tables)
            records = [record for one in tables[:LOOKED_INTO] if (record := await _record(service, player, one))]
            shown.moves = await service.heavy.run(player.id, partial(made_often, records), player.door)
            games.append(shown)
    rated = await service.store.papers(RATED, player.id, MOST_RATED)
    tries = await service.store.papers(TRIED, player.id, MOST_TRIED)
    voyages = await service.voyages.tries_of(player.id)
    return wire.Figures(
        games=games,
        ratings=[
            wire.RatedThen(pool=paper.doc["pool"], at=paper.at, value=paper.doc["value"])
            for paper in sorted(rated, key=lambda paper: paper.at)
        ],
        voyages=sum(paper.doc.get("left") is False for paper in voyages.values()),
        moments_tried=len(tries),
        moments_solved=sum(bool(paper.doc["right"]) for paper in tries),
    )


async def _record(service: Service, player: Player, table: wire.Summary) -> tuple[Record, int] | None:
    try:
        record = (await service.hub.fresh(table.id)).table.record()
    except (Refused, AssertionError):
        return None
    return record, next(i for i, seat in enumerate(table.seats) if seat.player == player.id)


async def export(service: Service, player: Player) -> AsyncIterator[bytes]:
    """All that is kept of me as JSON, piece by piece: but for what would let somebody in, and running games sealed."""
    mine = {**msgspec.to_builtins(await me(service, player)), "created": player.created}
    head = {"seaboard": "my data", "format": 1, "at": now(), "me": mine}
    yield encode(head)[:-1] + b',"tables":['
    comma = b""
    async for row in service.store.all_tables_of(player.id):
        yield comma + encode(await _exported(service, player, row))
        comma = b","
    yield b'],"papers":{'
    for number, kind in enumerate(EXPORTED):
        papers = await service.store.papers(kind, player.id, 1 << 20)
        comma = b"," if number else b""
        yield comma + encode(kind) + b":" + encode([{"id": one.id, "at": one.at, **one.doc} for one in papers])
    yield b"}}"


async def _exported(service: Service, player: Player, row: TableRow) -> dict[str, Any]:
    found: dict[str, Any] = {"summary": msgspec.to_builtins(read_summary(row))}
    if row.status == OVER:
        try:
            table = (await service.hub.fresh(row.id)).table
            if table.play is not None or table.outdated:
                found["record"] = table.record().write()
            found["chat"] = [{"at": said.at, "text": said.text} for said in table.chat if said.by == player.id]
        except Refused as refusal:
            found["unreadable"] = refusal.code
    return found
