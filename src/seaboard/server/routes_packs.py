"""Requests about the numbers of a game's components over HTTP."""

from __future__ import annotations

from functools import partial

from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody

from seaboard.server.asking import Asked, beside, maybe_player, server_of
from seaboard.service import packs
from seaboard.service.messages import PackWanted
from seaboard.table import wire


@get("/api/packs/{game:str}", summary="What is printed on the components of a game")
async def printed(request: Asked, game: FromPath[str], pack: FromQuery[str] = packs.STANDARD) -> wire.Pack:
    await maybe_player(request)
    return packs.printed(server_of(request).packs, game, pack)


@post("/api/packs", status_code=200, request_max_body_size=262_144, summary="Check a corrected pack")
async def check(request: Asked, data: JSONBody[PackWanted]) -> wire.Pack:
    return await beside(request, partial(packs.checked, data.pack))


@get("/api/tables/{table:str}/pack", summary="The numbers that a table is played with")
async def of_table(request: Asked, table: FromPath[str]) -> wire.Pack:
    await maybe_player(request)
    return await packs.of_table(server_of(request), table)


HANDLERS = [printed, check, of_table]
