"""Requests about looking back: a record from a file, once more from a moment, how somebody decided of late."""

from __future__ import annotations

import secrets
from typing import Any

from seaboard.bots.levels import levels
from seaboard.core.position import write_position
from seaboard.core.random import Quick
from seaboard.core.record import Record, replay
from seaboard.core.refused import Refused
from seaboard.core.state import NOBODY
from seaboard.games import game_with
from seaboard.service.logs import failed
from seaboard.service.messages import RecordBrought, TryWanted
from seaboard.service.requests import _check_room, asker_of, brought_record
from seaboard.service.reviewing import progress_of
from seaboard.service.service import Service
from seaboard.service.store import Player, read_summary
from seaboard.table import commands, show, wire
from seaboard.table.seat import BOT, DEFAULT_LEVEL
from seaboard.table.settings import Settings

LATELY = 10  # games of each kind
LOOKED_AT = 80  # finished tables


def checked(wanted: RecordBrought) -> Record:
    """A record from a file, checked move by move."""
    try:
        return _checked(wanted.record)
    except Refused:
        raise
    except Exception:
        failed("a record was not read", game=str(wanted.record.get("game")))
        raise Refused("record-unreadable") from None


def bring(service: Service, record: Record) -> wire.Brought:
    """Take a record that was checked; it is remembered for a while."""
    name = service.hub.reviews.bring(record)
    return wire.Brought(table=name, game=record.game, seats=record.seats, plies=len(record.moves))


def _checked(data: dict[str, Any]) -> Record:
    game, record = brought_record(data)
    if not replay(game, record).over():
        raise Refused("review-not-over")
    return record


async def try_again(service: Service, player: Player, name: str, wanted: TryWanted) -> wire.TableInfo:
    """A private table from a moment of a finished game; what the seat could not know is dealt anew."""
    service.must_lay(player)
    await _check_room(service, player)
    record = await service.hub.reviews.record(name)
    if wanted.seat >= len(record.seats):
        raise Refused("seat-unknown", seat=wanted.seat, high=len(record.seats) - 1)
    if wanted.ply >= len(record.moves):
        raise Refused("ply-unknown", ply=wanted.ply, high=len(record.moves) - 1)
    played = [DEFAULT_LEVEL] * len(record.seats)
    if name in service.hub.live:
        table = service.hub.live[name].table
        played = [seat.level if seat.kind == BOT and seat.level in levels() else DEFAULT_LEVEL for seat in table.seats]
    level = wanted.level if wanted.level in levels() else None
    game = game_with(record.game, record.correction)
    state = replay(game, record, wanted.ply)
    if state.actor() == NOBODY:
        raise Refused("game-over")
    world = state.determinize(wanted.seat, Quick(secrets.randbits(48)))
    settings = Settings(
        game=record.game,
        seats=len(record.seats),
        options=dict(record.options),
        correction=record.correction,
        visibility="link",
        spectators=False,
        hints=True,
    )
    seats = [
        {"kind": "me", "level": ""} if seat == wanted.seat else {"kind": "bot", "level": level or played[seat]}
        for seat in range(len(record.seats))
    ]
    position = write_position(game, world)
    await service.people.write_down(player)
    table = await service.hub.create(lambda new: commands.create(new, asker_of(player), settings, seats, position))
    return show.info(table, player.id)


async def progress(service: Service, player: Player) -> wire.ProgressList:
    """The mean regret of the last reviewed games of each kind."""
    rows = await service.store.tables_of(player.id, ["over"], 1 << 60, LOOKED_AT)
    mine: dict[str, tuple[str, set[int]]] = {}
    for row in rows:
        summary = read_summary(row)
        own = {number for number, seat in enumerate(summary.seats) if seat.player == player.id}
        mine[row.id] = (row.game, own)
    found = await service.store.reviews_of(list(mine))
    by_table = {review.table: review for review in found if review.seat in mine[review.table][1]}
    ordered = [(mine[row.id][0], by_table[row.id]) for row in rows if row.id in by_table]
    return wire.ProgressList(
        games=[
            wire.Progress(game=game, games=count, regret=round(regret, 5))
            for game, (count, regret) in progress_of(ordered, LATELY).items()
        ]
    )
