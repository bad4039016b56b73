"""Requests for files, and for those who run the server."""

from __future__ import annotations

from litestar import MediaType, Response, get
from litestar.params import FromPath

from seaboard.core.refused import Refused
from seaboard.server.asking import Asked, server_of
from seaboard.server.pages import Page, texts_page
from seaboard.server.store.base import StoreFailed

RESERVED = ("/api/", "/ws", "/schema/", "/locales/", "/health", "/metrics")


@get("/health", summary="Is this process well?")
async def health(request: Asked) -> Response[dict[str, str]]:
    server = server_of(request)
    if server.closing:
        return Response({"status": "closing"}, status_code=503)
    try:
        await server.store.check()
    except StoreFailed:
        return Response({"status": "store-unavailable"}, status_code=503)
    return Response({"status": "ok"})


@get("/metrics", media_type=MediaType.TEXT, summary="Figures for Prometheus")
async def metrics(request: Asked) -> str:
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
    page = None if path.startswith(RESERVED) else server_of(request).pages.page(path)
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


HANDLERS = [health, metrics, texts, client]
