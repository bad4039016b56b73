"""The application: REST by Litestar, the WebSocket beside it, the guard around both."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from seaboard import __version__
from seaboard.core.refused import Refused
from seaboard.server import (
    routes_companion,
    routes_figures,
    routes_files,
    routes_moments,
    routes_packs,
    routes_people,
    routes_reviews,
    routes_tables,
    routes_voyage,
)
from seaboard.server.config import Config
from seaboard.server.guard import Guard
from seaboard.server.server import Server
from seaboard.service.logs import failed, warn
from seaboard.service.refusals import malformed, status_of
from seaboard.service.store import Store, StoreFailed
from seaboard.table import show, wire


def make_app(config: Config, store: Store | None = None) -> Guard:
    """The whole server as one ASGI application; it starts and stops with its lifespan."""
    server = Server(config, store)

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        await server.start()
        try:
            yield
        finally:
            await server.stop()

    app = Litestar(
        route_handlers=[
            *routes_people.HANDLERS,
            *routes_tables.HANDLERS,
            *routes_reviews.HANDLERS,
            *routes_voyage.HANDLERS,
            *routes_figures.HANDLERS,
            *routes_moments.HANDLERS,
            *routes_packs.HANDLERS,
            *routes_companion.HANDLERS,
            *routes_files.HANDLERS,
        ],
        lifespan=[lifespan],
        exception_handlers={
            Refused: _refused,
            ValidationException: _malformed,
            HTTPException: _http,
            StoreFailed: _store_failed,
            UnicodeDecodeError: _unreadable,
            RecursionError: _unreadable,
            Exception: _failed,
        },
        openapi_config=OpenAPIConfig(
            title="Seaboard",
            version=__version__,
            description="Tables, games, records and players. The WebSocket for play is described in docs/protocol.md.",
            path="/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        request_max_body_size=config.limits.body_bytes,
        logging_config=None,
    )
    app.state.server = server
    return Guard(app, server)  # type: ignore[arg-type]


def _refused(request: Request[Any, Any, Any], refusal: Refused) -> Response[wire.Refusal]:
    server: Server = request.app.state.server
    server.metrics.refusals.add(refusal.code)
    return Response(show.refusal(refusal), status_code=status_of(refusal))


def _malformed(request: Request[Any, Any, Any], error: ValidationException) -> Response[wire.Refusal]:
    """Litestar lists what is wrong; the first of it is told."""
    extra = error.extra if isinstance(error.extra, list) and error.extra else [{}]
    first = extra[0] if isinstance(extra[0], dict) else {}
    if not first:
        return _refused(request, malformed(error.detail.partition(": ")[2] or error.detail))
    refusal = Refused("message-malformed", field=str(first.get("key", "")), reason=str(first.get("message", ""))[:200])
    return _refused(request, refusal)


def _http(request: Request[Any, Any, Any], error: HTTPException) -> Response[wire.Refusal]:
    if error.status_code == 404:
        return _refused(request, Refused("page-unknown", path=request.url.path[:100]))
    if error.status_code == 405:
        return _refused(request, Refused("method-not-allowed", method=request.method))
    if error.status_code == 413:
        return _refused(request, Refused("message-too-large", limit=request.app.state.server.config.limits.body_bytes))
    if error.status_code >= 500:
        return _failed(request, error)
    return _refused(request, malformed(error.detail))


def _unreadable(request: Request[Any, Any, Any], error: Exception) -> Response[wire.Refusal]:
    """Bytes that are no text, or lists in lists in lists."""
    reason = "not UTF-8" if isinstance(error, UnicodeDecodeError) else "nested too deeply"
    return _refused(request, malformed(reason))


def _store_failed(request: Request[Any, Any, Any], error: StoreFailed) -> Response[wire.Refusal]:
    warn("the store failed", reason=str(error))
    return _refused(request, Refused("store-unavailable"))


def _failed(request: Request[Any, Any, Any], error: Exception) -> Response[wire.Refusal]:
    try:
        raise error
    except Exception:
        failed("a request failed", method=request.method, path=request.url.path)
    return _refused(request, Refused("server-failed"))
