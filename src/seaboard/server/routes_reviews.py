"""Requests about looking back over HTTP."""

from __future__ import annotations

from functools import partial

from litestar import get, post
from litestar.params import FromPath, JSONBody

from seaboard.server.asking import Asked, beside, known_player, server_of
from seaboard.service import requests_reviews
from seaboard.service.messages import RecordBrought, TryWanted
from seaboard.table import wire


@post("/api/reviews", status_code=200, request_max_body_size=1_048_576, summary="Bring a record from a file for review")
async def bring(request: Asked, data: JSONBody[RecordBrought]) -> wire.Brought:
    record = await beside(request, partial(requests_reviews.checked, data))
    return requests_reviews.bring(server_of(request), record)


@post("/api/tables/{table:str}/try", status_code=201, summary="Once more from a moment of a finished game")
async def try_again(request: Asked, table: FromPath[str], data: JSONBody[TryWanted]) -> wire.TableInfo:
    return await requests_reviews.try_again(server_of(request), await known_player(request), table, data)


@get("/api/me/progress", summary="How I decided in the last reviewed games")
async def progress(request: Asked) -> wire.ProgressList:
    return await requests_reviews.progress(server_of(request), await known_player(request))


HANDLERS = [bring, try_again, progress]
