"""Requests about people: who I am, my tables, players, ratings."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import cast

import msgspec

from seaboard.core.refused import Refused
from seaboard.service.messages import MePatch, Reported
from seaboard.service.requests import asker_of
from seaboard.service.service import Service
from seaboard.service.standings import ordinal
from seaboard.service.store import END_OF_TIME, Player, Rating, TableRow, read_summary
from seaboard.table import commands, show, wire
from seaboard.table.table import OVER, RUNNING, WAITING

STATUSES = (WAITING, RUNNING, OVER)


async def me(service: Service, player: Player) -> wire.Me:
    """Who I am."""
    return wire.Me(
        id=player.id,
        name=player.name,
        figure=player.figure,
        language=cast(wire.Language, player.language) or None,
        account=player.login,
        ratings=await _ratings_of(service, player.id),
    )


async def change_me(service: Service, player: Player, change: MePatch) -> wire.Me:
    """Change my name, figure or language; the tables where I sit are told of the first two."""
    before = player.name, player.figure
    if (change.name or before[0], change.figure or before[1]) != before:
        service.renames.must(player.id)
    player = await service.people.change(player, change.name, change.language, change.figure)
    if (player.name, player.figure) != before:
        asker = asker_of(player)
        for row in await service.store.tables_of(player.id, (WAITING, RUNNING), END_OF_TIME, 100):
            with forgiving():
                await service.hub.act(row.id, player.id, "", lambda table: commands.rename(table, asker))
    return await me(service, player)


async def my_tables(service: Service, player: Player, status: str, before: int, limit: int) -> wire.MyTables:
    """My tables, newest first; `status` names some, joined by commas."""
    wanted = [word for word in status.split(",") if word]
    for word in wanted:
        if word not in STATUSES:
            raise Refused("name-unknown", field="status", value=word[:40], nearest="")
    rows = await service.store.tables_of(player.id, wanted or STATUSES, before, limit + 1)
    shown = []
    for row in rows[:limit]:
        shown.append(await _summary(service, player, row))
    return wire.MyTables(tables=shown, more=len(rows) > limit)


async def _summary(service: Service, player: Player, row: TableRow) -> wire.Summary:
    """As it is now; of a table that is over or set aside, as it was said last."""
    if row.status != OVER:
        with forgiving():
            return show.summary((await service.hub.fresh(row.id)).table, player.id)
    summary = read_summary(row)
    summary.yours = [i for i, seat in enumerate(summary.seats) if seat.player == player.id]
    return summary


@contextmanager
def forgiving() -> Iterator[None]:
    """One table that is set aside does not keep anybody from the others."""
    try:
        yield
    except Refused as refusal:
        if refusal.code != "table-broken":
            raise


async def blocked(service: Service, player: Player) -> wire.BlockedList:
    """Whom I do not want to meet."""
    shown = []
    for id in sorted(await service.company.blocked_by(player.id)):
        found = await service.people.by_id(id)
        shown.append(wire.BlockedPlayer(id=id, name=found.name if found is not None else ""))
    return wire.BlockedList(players=shown)


async def block(service: Service, player: Player, other: str, on: bool) -> wire.BlockedList:
    """Meet somebody no more, or again."""
    if on:
        await _known(service, other)
        await service.people.write_down(player)
    await service.company.block(player.id, other[:40], on)
    return await blocked(service, player)


async def report(service: Service, player: Player, said: Reported) -> wire.BlockedList:
    """Tell whoever runs the server about somebody."""
    about = await _known(service, said.player)
    table = (await service.hub.fresh(said.table)).table if said.table else None
    await service.company.report(player, about, table, said.reason, said.text.strip())
    return await blocked(service, player)


async def _known(service: Service, id: str) -> Player:
    found = await service.people.by_id(id) if len(id) < 40 else None
    if found is None:
        raise Refused("player-unknown", player=id[:40])
    return found


async def one_player(service: Service, id: str) -> wire.PlayerShown:
    """A player's name and ratings."""
    found = await _known(service, id)
    return wire.PlayerShown(
        id=found.id,
        name=found.name,
        account=found.login is not None,
        games=await service.store.count_over(found.id),
        ratings=await _ratings_of(service, found.id),
    )


async def best(service: Service, pool: str, limit: int) -> wire.Best:
    """The best of a pool: a game, or a game and a side."""
    players = [
        wire.RatedPlayer(id=rating.player, name=name, **msgspec.structs.asdict(_shown(rating)))
        for rating, name in await service.store.best_of(pool, limit)
    ]
    return wire.Best(pool=pool, players=players)


async def _ratings_of(service: Service, player: str) -> list[wire.Rating]:
    return [_shown(rating) for rating in await service.store.ratings_of(player)]


def _shown(rating: Rating) -> wire.Rating:
    return wire.Rating(
        pool=rating.pool,
        value=ordinal(rating),
        mu=round(rating.mu, 3),
        sigma=round(rating.sigma, 3),
        games=rating.games,
    )
