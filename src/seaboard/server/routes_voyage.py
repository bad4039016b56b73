"""Requests about the voyage of the day over HTTP."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import get, post
from litestar.params import FromPath, QueryParameter

from seaboard.server.asking import Asked, known_player, maybe_player, server_of
from seaboard.service import requests_voyage
from seaboard.table import wire

Who = Annotated[Literal["all", "met"], QueryParameter()]


@get("/api/voyage", summary="The voyage of the day")
async def today(request: Asked) -> wire.VoyageToday:
    return await requests_voyage.today(server_of(request), await maybe_player(request))


@post("/api/voyage", summary="My try of today, the one that counts: lay its table, or find it again")
async def begin(request: Asked) -> wire.TableInfo:
    return await requests_voyage.begin(server_of(request), await known_player(request))


@post("/api/voyage/trial", summary="A voyage that does not count")
async def trial(request: Asked) -> wire.TableInfo:
    return await requests_voyage.trial(server_of(request), await known_player(request))


@get("/api/voyage/{day:str}/port", summary="The table of a day")
async def port(request: Asked, day: FromPath[str], who: Who = "all") -> wire.Port:
    return await requests_voyage.port(server_of(request), await maybe_player(request), day, who == "met")


HANDLERS = [today, begin, trial, port]
