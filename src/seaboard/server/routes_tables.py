"""Requests about games and tables: laying, sitting, leaving, playing again, looking back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from seaboard.bots.levels import LEVELS
from seaboard.core.options import specs
from seaboard.core.position import check_header
from seaboard.core.reading import Fields
from seaboard.core.record import read_record
from seaboard.core.refused import Refused
from seaboard.games import NAMES, game_named
from seaboard.locales import LANGUAGES
from seaboard.server.asking import Asked, Json, asker_of, known_player, maybe_player, server_of
from seaboard.server.messages import ReplayWanted, SeatChoice, SeatWanted, TableWanted
from seaboard.server.store.base import Player, encode
from seaboard.table import commands, show
from seaboard.table.clock import ClockSpec
from seaboard.table.entry import Entry
from seaboard.table.play import Play
from seaboard.table.settings import Settings
from seaboard.table.table import OVER, RUNNING, Table

STEPS_AT_ONCE = 60
LONGEST_RECORD = 5000  # moves
Limit = Annotated[int, QueryParameter(ge=1, le=100)]
SeatQuery = Annotated[int | None, QueryParameter(ge=0, le=9)]


@get("/api/games", summary="The games with their options, levels of bots and languages")
async def games(request: Asked) -> Json:
    return {
        "games": [
            {
                "name": game.name,
                "rules": game.rules_version,
                "seats": list(game.seats),
                "roles": list(game.roles),
                "component_facts": sorted(game.component_facts),
                "options": [
                    {
                        "name": spec.name,
                        "kind": spec.kind,
                        "default": spec.default,
                        "optional": spec.optional,
                        "low": spec.low,
                        "high": spec.high,
                        "choices": list(spec.choices) if spec.kind == "choice" and spec.choices else None,
                    }
                    for spec in specs(game.options)
                ],
            }
            for game in map(game_named, NAMES)
        ],
        "levels": list(LEVELS),
        "languages": list(LANGUAGES),
    }


@get("/api/tables", summary="Public tables to sit down at or to watch")
async def lobby(request: Asked, game: FromQuery[str | None] = None, limit: Limit = 50) -> Json:
    await maybe_player(request)
    name = game_named(game).name if game is not None else None
    rows = await server_of(request).store.lobby(name, limit)
    return {"tables": [msgspec.json.decode(row.doc) for row in rows]}


@post("/api/tables", summary="Lay a table")
async def lay(request: Asked, data: JSONBody[TableWanted]) -> Json:
    server = server_of(request)
    player = await known_player(request)
    server.new_tables.must(player.id)
    await _check_room(request, player)
    clock = data.clock
    people = sum(seat.kind != "bot" for seat in data.seats)
    settings = Settings(
        game=data.game,
        seats=len(data.seats),
        options=data.options,
        visibility=data.visibility,
        spectators=data.spectators,
        start=data.start,
        rated=data.rated,
        hints=(people == 1 and not data.rated) if data.hints is None else data.hints,
        clock=ClockSpec(clock.kind, clock.seconds, clock.increment, clock.days) if clock else ClockSpec(),
    )
    seats = [{"kind": seat.kind, "level": seat.level or ""} for seat in data.seats]
    await server.people.write_down(player)
    table = await server.hub.create(player.id, lambda table: commands.create(table, asker_of(player), settings, seats))
    return show.info(table, player.id)


@get("/api/tables/{table:str}", summary="What may be known about a table")
async def one_table(request: Asked, table: FromPath[str]) -> Json:
    player = await maybe_player(request)
    found = (await server_of(request).hub.fresh(table)).table
    return show.info(found, player.id if player else "")


@post("/api/tables/{table:str}/sit", status_code=200, summary="Take a seat")
async def sit(request: Asked, table: FromPath[str], data: JSONBody[SeatChoice]) -> Json:
    player = await known_player(request)
    await _check_room(request, player)
    asker = asker_of(player)
    await server_of(request).people.write_down(player)
    return await _act(request, player, table, lambda found: commands.sit(found, asker, data.seat))


@post("/api/tables/{table:str}/seats/{seat:int}", status_code=200, summary="Arrange a seat, as the host")
async def arrange(request: Asked, table: FromPath[str], seat: FromPath[int], data: JSONBody[SeatWanted]) -> Json:
    player = await known_player(request)
    asker = asker_of(player)
    return await _act(
        request, player, table, lambda found: commands.arrange(found, asker, seat, data.kind, data.level or "")
    )


@post("/api/tables/{table:str}/leave", status_code=200, summary="Give up my seat, or all of them")
async def leave(request: Asked, table: FromPath[str], data: JSONBody[SeatChoice]) -> Json:
    player = await known_player(request)
    asker = asker_of(player)
    return await _act(request, player, table, lambda found: commands.leave(found, asker, data.seat))


@post("/api/tables/{table:str}/start", status_code=200, summary="Begin, as the host")
async def start(request: Asked, table: FromPath[str]) -> Json:
    player = await known_player(request)
    asker = asker_of(player)
    return await _act(request, player, table, lambda found: commands.start(found, asker))


@post("/api/tables/{table:str}/rematch", status_code=200, summary="Once more, with seats rotated")
async def rematch(request: Asked, table: FromPath[str]) -> Json:
    player = await known_player(request)
    await _check_room(request, player)
    new = await server_of(request).hub.rematch(table, asker_of(player))
    return show.info(new, player.id)


@get("/api/tables/{table:str}/record", summary="The record of a finished game")
async def record(request: Asked, table: FromPath[str]) -> Response[bytes]:
    await maybe_player(request)
    found = (await server_of(request).hub.fresh(table)).table
    if found.status != OVER or found.play is None:
        raise Refused("table-not-over")
    name = f"{found.settings.game}-{found.id}.json"
    return Response(
        encode(found.record().write()),
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@get("/api/tables/{table:str}/replay", summary="What a seat saw, step by step")
async def replay(
    request: Asked,
    table: FromPath[str],
    seat: SeatQuery = None,
    first: Annotated[int, QueryParameter(name="from", ge=0, le=1 << 31)] = 0,
    last: Annotated[int, QueryParameter(name="to", ge=0, le=1 << 31)] = 40,
) -> Json:
    player = await maybe_player(request)
    found = (await server_of(request).hub.fresh(table)).table
    if found.play is None:
        raise Refused("table-not-running")
    _check_seat(found.play, seat)
    named: list[int] | None = None
    if found.status == RUNNING:
        named = mine = found.seats_of(player.id) if player else []
        if seat is not None and seat not in mine:
            raise Refused("not-your-seat", seat=seat)
        if seat is None and not mine and not found.settings.spectators:
            raise Refused("spectators-off")
    return _steps(found.play, seat, first, last, named)


@post("/api/replay", status_code=200, request_max_body_size=1_048_576, summary="Look at a record from a file")
async def replay_record(request: Asked, data: JSONBody[ReplayWanted]) -> Json:
    await maybe_player(request)
    game = game_named(check_header(Fields(data.record, ""), "record"))
    read = read_record(game, data.record)
    if len(read.moves) > LONGEST_RECORD:
        raise Refused("message-too-large", limit=LONGEST_RECORD)
    play = Play(game, len(read.seats), read.options, read.seed)
    for ply, text in enumerate(read.moves):
        try:
            play.keep(play.ahead(text), ply + 1)
        except Refused as refusal:
            facts = {**refusal.facts, "ply": ply, "move": text[:100]}
            raise Refused("record-move-refused", reason=refusal.code, **facts) from refusal
    _check_seat(play, data.seat)
    return {**_steps(play, data.seat, data.first, data.last), "seats": read.seats, "game": game.name}


@get("/api/tables/{table:str}/chat", summary="What was said at a table")
async def chat(request: Asked, table: FromPath[str]) -> Json:
    player = await maybe_player(request)
    found = (await server_of(request).hub.fresh(table)).table
    mine = found.seats_of(player.id) if player else []
    if not mine and not found.settings.spectators:
        raise Refused("spectators-off")
    return {"chat": show.news(found, None, 0)["chat"]}


def _check_seat(play: Play, seat: int | None) -> None:
    if seat is not None and seat >= play.seats:
        raise Refused("seat-unknown", seat=seat, high=play.seats - 1)


def _steps(play: Play, seat: int | None, first: int, last: int, named: list[int] | None = None) -> Json:
    first = min(first, play.step)
    last = max(first, min(last, first + STEPS_AT_ONCE - 1))
    return {"steps": show.steps(play, seat, first, last, named), "total": play.step}


async def _check_room(request: Asked, player: Player) -> None:
    server = server_of(request)
    limit = server.config.limits.tables_per_person
    if await server.store.count_tables_of(player.id) >= limit:
        raise Refused("too-many-tables", limit=limit)


async def _act(request: Asked, player: Player, table: FromPath[str], decide: Callable[[Table], list[Entry]]) -> Json:
    def decided(found: Table) -> tuple[list[Entry], Any]:
        return decide(found), None

    _, _, after = await server_of(request).hub.act(table, player.id, "", decided)
    return show.info(after, player.id)


HANDLERS = [
    games,
    lobby,
    lay,
    one_table,
    sit,
    arrange,
    leave,
    start,
    rematch,
    record,
    replay,
    replay_record,
    chat,
]
