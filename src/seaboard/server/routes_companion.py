"""Requests of those who sit at a real table, over HTTP: what lies there is counted, and their evenings are kept."""

from __future__ import annotations

from typing import Any

from litestar import get, post
from litestar.params import FromPath, JSONBody

from seaboard.server.asking import Asked, address_of, known_player, maybe_player, server_of
from seaboard.service import companion, evenings
from seaboard.service.messages import EveningKept
from seaboard.table import wire


@post(
    "/api/companion/{game:str}",
    status_code=200,
    request_max_body_size=evenings.MOST_BYTES * 2,
    summary="Count what lies on a real table",
)
async def answer(request: Asked, game: FromPath[str], data: JSONBody[dict[str, Any]]) -> dict[str, Any]:
    server = server_of(request)
    if not isinstance(data.get("pack"), dict):
        return companion.answer(game, data, server.packs)
    player = await maybe_player(request)  # a pack is checked first, and that takes its time
    who = player.id if player else address_of(request)
    return await server.heavy.run(who, lambda: companion.answer(game, data, server.packs))


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
