"""Requests of those who sit at a real table, over HTTP: what lies there is counted, and their evenings are kept."""

from __future__ import annotations

from functools import partial
from typing import Any

from litestar import get, post
from litestar.params import FromPath, JSONBody

from seaboard.server.asking import Asked, beside, known_player, maybe_player, server_of
from seaboard.service import companion, evenings
from seaboard.service.messages import EveningKept
from seaboard.table import wire

SHORT = 4096  # bytes of a question that is answered within a millisecond or two


@post(
    "/api/companion/{game:str}",
    status_code=200,
    request_max_body_size=evenings.MOST_BYTES * 2,
    summary="Count what lies on a real table",
)
async def answer(request: Asked, game: FromPath[str], data: JSONBody[dict[str, Any]]) -> dict[str, Any]:
    offered = server_of(request).packs
    if len(await request.body()) > SHORT:  # a pack is checked first, and long sheets take their time
        return await beside(request, partial(companion.answer, game, companion.spelled_out(game, data, offered)))
    await maybe_player(request)  # every tap asks, several at once: counted, and answered at once
    return companion.answer(game, data, offered)


@get("/api/me/evenings", summary="My evenings at a real table")
async def mine(request: Asked) -> wire.EveningList:
    return await evenings.mine(server_of(request), await known_player(request))


@post(
    "/api/me/evenings",
    status_code=200,
    request_max_body_size=evenings.MOST_BYTES * 2,
    summary="Keep an evening with my account",
)
async def keep(request: Asked, data: JSONBody[EveningKept]) -> wire.Evening:
    return await evenings.keep(server_of(request), await known_player(request), data)


HANDLERS = [answer, mine, keep]
