"""Requests about my games as figures, and about all that is kept of me."""

from __future__ import annotations

from typing import Any

import msgspec

from seaboard.core.record import Record
from seaboard.core.refused import Refused
from seaboard.games import NAMES
from seaboard.service.figures import RATED, figures_of, made_often
from seaboard.service.live import now
from seaboard.service.requests_moments import MOST_TRIED, TRIED
from seaboard.service.requests_people import END_OF_TIME, me
from seaboard.service.service import Service
from seaboard.service.store import Player, TableRow, read_summary
from seaboard.table import wire
from seaboard.table.table import BY_RULES, OVER, RUNNING, WAITING

PAGE = 100
MOST = 1000  # tables that are counted
LOOKED_INTO = 6  # of each game, for moves
MOST_RATED = 500


async def figures(service: Service, player: Player) -> wire.Figures:
    """My finished games as figures."""
    rows = await _rows(service, player, (OVER,), MOST)
    by_game: dict[str, list[wire.Summary]] = {name: [] for name in NAMES}
    for row in rows:
        summary = read_summary(row)
        seated = any(seat.player == player.id for seat in summary.seats)
        if summary.result is not None and summary.result.by == BY_RULES and seated and not summary.lesson:
            by_game.setdefault(summary.game, []).append(summary)
    games = []
    for name, tables in by_game.items():
        if tables:
            shown = figures_of(name, player.id, tables)
            records = [record for one in tables[:LOOKED_INTO] if (record := await _record(service, player, one))]
            shown.moves = await service.heavy.run(player.id, lambda records=records: made_often(records), player.door)  # type: ignore[misc]
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


async def _rows(service: Service, player: Player, statuses: tuple[str, ...], most: int) -> list[TableRow]:
    found: list[TableRow] = []
    before = END_OF_TIME
    while len(found) < most:
        page = await service.store.tables_of(player.id, statuses, before, PAGE)
        found += page
        if len(page) < PAGE:
            break
        before = page[-1].touched
    return found[:most]


async def export(service: Service, player: Player) -> dict[str, Any]:
    """All that is kept of me, but for what would let somebody in; a running game stays sealed."""
    tables = []
    for row in await _rows(service, player, (WAITING, RUNNING, OVER), 1 << 30):
        entry: dict[str, Any] = {"summary": msgspec.to_builtins(read_summary(row))}
        if row.status == OVER:
            try:
                table = (await service.hub.fresh(row.id)).table
                if table.play is not None or table.outdated:
                    entry["record"] = table.record().write()
                entry["chat"] = [{"at": said.at, "text": said.text} for said in table.chat if said.by == player.id]
            except Refused as refusal:
                entry["unreadable"] = refusal.code
        tables.append(entry)
    kept = {}
    for kind in ("voyaged", TRIED, RATED, "evening", "block", "session"):
        papers = await service.store.papers(kind, player.id, 1 << 20)
        kept[kind] = [{"id": paper.id, "at": paper.at, **paper.doc} for paper in papers]
    return {
        "seaboard": "my data",
        "format": 1,
        "at": now(),
        "me": {**msgspec.to_builtins(await me(service, player)), "created": player.created},
        "tables": tables,
        "papers": kept,
    }
