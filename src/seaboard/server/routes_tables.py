"""Requests about games and tables over HTTP: who asks is found out here, all else is the service's."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from seaboard.server.asking import Asked, beside, known_player, maybe_player, server_of
from seaboard.service import requests
from seaboard.service.messages import (
    GameBrought,
    LessonWanted,
    ReplayWanted,
    SeatChoice,
    SeatWanted,
    Switched,
    TableWanted,
)
from seaboard.service.store import encode
from seaboard.table import wire

Limit = Annotated[int, QueryParameter(ge=1, le=100)]
SeatQuery = Annotated[int | None, QueryParameter(ge=0, le=9)]


@get("/api/games", summary="The games with their options, levels of bots and languages")
async def games(request: Asked) -> wire.GameList:
    await maybe_player(request)
    return requests.games(server_of(request))


@get("/api/tables", summary="Public tables to sit down at or to watch")
async def lobby(request: Asked, game: FromQuery[str | None] = None, limit: Limit = 50) -> wire.TableList:
    return await requests.lobby(server_of(request), await maybe_player(request), game, limit)


@post("/api/tables", summary="Lay a table")
async def lay(request: Asked, data: JSONBody[TableWanted]) -> wire.TableInfo:
    return await requests.lay(server_of(request), await known_player(request), data)


@post("/api/lessons", summary="Lay the table of a guided first game")
async def lay_lesson(request: Asked, data: JSONBody[LessonWanted]) -> wire.TableInfo:
    return await requests.lay_lesson(server_of(request), await known_player(request), data)


@post("/api/games/kept", request_max_body_size=1_048_576, summary="Keep a game that was played without a server")
async def keep_game(request: Asked, data: JSONBody[GameBrought]) -> wire.TableInfo:
    return await requests.keep_game(server_of(request), await known_player(request), data)


@get("/api/tables/{table:str}", summary="What may be known about a table")
async def one_table(request: Asked, table: FromPath[str]) -> wire.TableInfo:
    return await requests.one_table(server_of(request), await maybe_player(request), table)


@post("/api/tables/{table:str}/sit", status_code=200, summary="Take a seat")
async def sit(request: Asked, table: FromPath[str], data: JSONBody[SeatChoice]) -> wire.TableInfo:
    return await requests.sit(server_of(request), await known_player(request), table, data)


@post("/api/tables/{table:str}/seats/{seat:int}", status_code=200, summary="Arrange a seat, as the host")
async def arrange(
    request: Asked, table: FromPath[str], seat: FromPath[int], data: JSONBody[SeatWanted]
) -> wire.TableInfo:
    return await requests.arrange(server_of(request), await known_player(request), table, seat, data)


@post("/api/tables/{table:str}/seats/{seat:int}/mute", status_code=200, summary="Silence a person, as the host")
async def mute(request: Asked, table: FromPath[str], seat: FromPath[int], data: JSONBody[Switched]) -> wire.TableInfo:
    return await requests.mute(server_of(request), await known_player(request), table, seat, data.on)


@post("/api/tables/{table:str}/seats/{seat:int}/remove", status_code=200, summary="A bot plays on, as the host")
async def remove(request: Asked, table: FromPath[str], seat: FromPath[int]) -> wire.TableInfo:
    return await requests.remove(server_of(request), await known_player(request), table, seat)


@post("/api/tables/{table:str}/close", status_code=200, summary="Close the table to strangers, as the host")
async def close(request: Asked, table: FromPath[str], data: JSONBody[Switched]) -> wire.TableInfo:
    return await requests.close(server_of(request), await known_player(request), table, data.on)


@post("/api/tables/{table:str}/leave", status_code=200, summary="Give up my seat, or all of them")
async def leave(request: Asked, table: FromPath[str], data: JSONBody[SeatChoice]) -> wire.TableInfo:
    return await requests.leave(server_of(request), await known_player(request), table, data)


@post("/api/tables/{table:str}/start", status_code=200, summary="Begin, as the host")
async def start(request: Asked, table: FromPath[str]) -> wire.TableInfo:
    return await requests.start(server_of(request), await known_player(request), table)


@post("/api/tables/{table:str}/rematch", status_code=200, summary="Once more, with seats rotated")
async def rematch(request: Asked, table: FromPath[str]) -> wire.TableInfo:
    return await requests.rematch(server_of(request), await known_player(request), table)


@get("/api/tables/{table:str}/record", summary="The record of a finished game")
async def record(request: Asked, table: FromPath[str]) -> Response[bytes]:
    await maybe_player(request)
    found = await requests.record(server_of(request), table)
    return Response(
        encode(found.write()),
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="{found.game}-{table}.json"'},
    )


@get("/api/tables/{table:str}/replay", summary="What a seat saw, step by step")
async def replay(
    request: Asked,
    table: FromPath[str],
    seat: SeatQuery = None,
    first: Annotated[int, QueryParameter(name="from", ge=0, le=1 << 31)] = 0,
    last: Annotated[int, QueryParameter(name="to", ge=0, le=1 << 31)] = 40,
) -> wire.Replay:
    return await requests.replay(server_of(request), await maybe_player(request), table, seat, first, last)


@post("/api/replay", status_code=200, request_max_body_size=1_048_576, summary="Look at a record from a file")
async def replay_record(request: Asked, data: JSONBody[ReplayWanted]) -> wire.RecordReplay:
    return await beside(request, partial(requests.replay_record, data))


@get("/api/tables/{table:str}/chat", summary="What was said at a table")
async def chat(request: Asked, table: FromPath[str]) -> wire.Talk:
    return await requests.chat(server_of(request), await maybe_player(request), table)


HANDLERS = [
    games,
    lobby,
    lay,
    lay_lesson,
    keep_game,
    one_table,
    sit,
    arrange,
    mute,
    remove,
    close,
    leave,
    start,
    rematch,
    record,
    replay,
    replay_record,
    chat,
]
