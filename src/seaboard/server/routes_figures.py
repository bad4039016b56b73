"""Requests about my games as figures over HTTP."""

from __future__ import annotations

from typing import Any

from litestar import Response, get

from seaboard.server.asking import Asked, known_player, server_of
from seaboard.service import requests_figures
from seaboard.table import wire


@get("/api/me/figures", summary="My finished games as figures")
async def figures(request: Asked) -> wire.Figures:
    return await requests_figures.figures(server_of(request), await known_player(request))


@get("/api/me/export", summary="All that is kept of me, in one file")
async def export(request: Asked) -> Response[dict[str, Any]]:
    server, player = server_of(request), await known_player(request)
    server.renames.must(player.id)  # as seldom: it reads everything
    headers = {"content-disposition": 'attachment; filename="seaboard-my-data.json"', "cache-control": "no-store"}
    return Response(await requests_figures.export(server, player), headers=headers)


HANDLERS = [figures, export]
