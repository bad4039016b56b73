"""Requests about moments over HTTP."""

from __future__ import annotations

from litestar import get, post
from litestar.params import FromPath, JSONBody

from seaboard.server.asking import Asked, known_player, maybe_player, server_of
from seaboard.service import requests_moments
from seaboard.service.messages import MomentTried
from seaboard.table import wire


@get("/api/moments", summary="Positions with one clearly best move, by game")
async def shelf(request: Asked) -> wire.MomentShelf:
    return await requests_moments.shelf(server_of(request), await maybe_player(request))


@get("/api/moments/{game:str}/{moment:str}", summary="A moment as its seat sees it")
async def one(request: Asked, game: FromPath[str], moment: FromPath[str]) -> wire.MomentShown:
    return await requests_moments.one(server_of(request), await maybe_player(request), game, moment)


@post("/api/moments/{game:str}/{moment:str}", status_code=200, summary="Try a move in a moment, or ask for the answer")
async def attempt(
    request: Asked, game: FromPath[str], moment: FromPath[str], data: JSONBody[MomentTried]
) -> wire.MomentVerdict:
    return await requests_moments.attempt(server_of(request), await known_player(request), game, moment, data)


HANDLERS = [shelf, one, attempt]
