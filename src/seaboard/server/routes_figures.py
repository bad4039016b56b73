"""Requests about my games as figures over HTTP."""

from __future__ import annotations

from litestar import get
from litestar.response import Stream

from seaboard.server.asking import Asked, known_player, server_of
from seaboard.service import requests_figures
from seaboard.table import wire


@get("/api/me/figures", summary="My finished games as figures")
async def figures(request: Asked) -> wire.Figures:
    return await requests_figures.figures(server_of(request), await known_player(request))


@get("/api/me/export", summary="All that is kept of me, in one file")
async def export(request: Asked) -> Stream:
    server, player = server_of(request), await known_player(request)
    server.renames.must(player.id)  # as seldom: it reads everything
    headers = {"content-disposition": 'attachment; filename="seaboard-my-data.json"', "cache-control": "no-store"}
    return Stream(requests_figures.export(server, player), headers=headers, media_type="application/json")


HANDLERS = [figures, export]
