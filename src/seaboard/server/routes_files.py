"""Requests for files, and for those who run the server."""

from __future__ import annotations

from typing import Literal

from litestar import MediaType, Response, get
from litestar.params import FromPath

from seaboard.core.refused import Refused
from seaboard.server.addresses import is_own
from seaboard.server.asking import Asked, address_of, server_of
from seaboard.server.pages import Page, texts_page
from seaboard.table import wire

RESERVED = ("/api/", "/ws", "/schema/", "/locales/", "/health", "/metrics")


@get(["/health", "/health/ready"], summary="Is this process well, and can it keep what is done?")
async def health(request: Asked) -> Response[wire.Health]:
    server = server_of(request)
    aside = len(server.hub.loading.aside)
    status: Literal["ok", "closing", "store-unavailable"] = "closing" if server.closing else "ok"
    if not server.closing and not await server.pulse.beats():
        status = "store-unavailable"
    ready = status == "ok"
    shown = wire.Health(status=status, live=True, ready=ready, aside=aside)
    return Response(shown, status_code=200 if ready else 503)


@get("/health/live", summary="Does this process answer?")
async def alive(request: Asked) -> wire.Health:
    server = server_of(request)
    aside = len(server.hub.loading.aside)
    return wire.Health(status="closing" if server.closing else "ok", live=True, ready=False, aside=aside)


@get("/metrics", media_type=MediaType.TEXT, summary="Figures for Prometheus")
async def metrics(request: Asked) -> str:
    if not is_own(address_of(request)):
        raise Refused("page-unknown", path="/metrics")
    return server_of(request).metrics.text()


@get(
    "/locales/{file:str}",
    media_type="text/plain; charset=utf-8",
    summary="All texts of a language (uk.ftl, ru.ftl, en.ftl)",
)
async def texts(request: Asked, file: FromPath[str]) -> Response[bytes]:
    page = texts_page(file.removesuffix(".ftl")) if file.endswith(".ftl") else None
    if page is None:
        raise Refused("page-unknown", path=request.url.path[:100])
    return sent(request, page)


@get(["/", "/{path:path}"], include_in_schema=False)
async def client(request: Asked) -> Response[bytes]:
    path = request.url.path
    page = None if path.startswith(RESERVED) else await server_of(request).pages.page(path)
    if page is None:
        raise Refused("page-unknown", path=path[:100])
    return sent(request, page)


def sent(request: Asked, page: Page) -> Response[bytes]:
    headers = {"etag": page.etag, "cache-control": page.caching, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == page.etag:
        return Response(b"", status_code=304, headers=headers, media_type=page.kind)
    if page.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(page.packed, headers={**headers, "content-encoding": "gzip"}, media_type=page.kind)
    return Response(page.body, headers=headers, media_type=page.kind)


HANDLERS = [health, alive, metrics, texts, client]
