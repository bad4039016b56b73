"""The door: what passes it comes from our own pages or from no page at all, and leaves with headers that keep it so.

A browser says with `Origin` which page sent a request; a page of somebody else cannot change that. So a request that
would change something, or open a WebSocket, is refused if its origin is another host than the one it was sent to. And
nothing at all is answered to a host that is none of ours (`hosts.py`).
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable, MutableMapping
from http.cookies import CookieError, SimpleCookie
from typing import Any
from urllib.parse import unquote, urlsplit

from seaboard.core.refused import Refused
from seaboard.server.hosts import is_known, name_in, names_in
from seaboard.server.identity import COOKIE
from seaboard.server.server import Server
from seaboard.service.logs import failed, warn
from seaboard.service.refusals import status_of
from seaboard.service.store import encode
from seaboard.table import show

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

LONGEST_PATH = 2000
SAFE = ("GET", "HEAD", "OPTIONS")
POLICY = (  # wasm: the engine of those who play without a net
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data:; "
    "font-src 'self'; connect-src 'self' {sockets}; manifest-src 'self'; worker-src 'self'; media-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


class Guard:
    """An ASGI application around another one."""

    def __init__(self, app: App, server: Server) -> None:
        self.app = app
        self.server = server
        self.origins = frozenset(server.config.origins)
        self.names = names_in(server.config.origins, server.config.host)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        elif scope["type"] == "http":
            await self._request(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = headers_of(scope)
        host = headers.get("host", "")

        async def send_guarded(event: MutableMapping[str, Any]) -> None:
            if event["type"] == "http.response.start":
                self.server.metrics.requests.add(str(event["status"]))
                policy = POLICY.format(sockets=f"ws://{host} wss://{host}" if is_plain_host(host) else "")
                event["headers"] = [
                    *event.get("headers", ()),
                    *HEADERS,
                    (b"content-security-policy", policy.encode("latin-1", "ignore")),
                ]
            await send(event)

        refusal = unfit(scope) or (None if scope["path"].startswith("/health") else self.misled(headers))
        if refusal is not None:
            await answer(send_guarded, refusal)
            return
        if scope["method"] not in SAFE and not self.is_ours(headers):
            await answer(send_guarded, Refused("origin-foreign", origin=origin_told(headers)))
            return
        try:
            await self.app(scope, self._in_time(receive), send_guarded)
        except (Late, Gone):
            await self._hang_up(send_guarded)
        except Exception:
            failed("a request failed", path=scope["path"])
            raise

    def _in_time(self, receive: Receive) -> Receive:
        """A body that is whole in time; who trickles it is hung up on, who goes away is not waited for."""
        end: float | None = None  # counted from when it is asked for: it may be here since long
        whole = False

        async def received() -> MutableMapping[str, Any]:
            nonlocal end, whole
            if whole:
                return await receive()  # until they go away
            if end is None:
                end = time.monotonic() + self.server.limits.body_seconds
            try:
                event = await asyncio.wait_for(receive(), max(0.0, end - time.monotonic()))
            except TimeoutError:
                raise Late from None
            if event["type"] == "http.disconnect":
                raise Gone
            whole = not event.get("more_body", False)
            return event

        return received

    async def _hang_up(self, send: Send) -> None:
        """Whose body does not come is answered and not waited for: nothing else can follow on this connection."""

        async def send_last(event: MutableMapping[str, Any]) -> None:
            if event["type"] == "http.response.start":
                event["headers"] = [*event["headers"], (b"connection", b"close")]
            await send(event)

        with contextlib.suppress(Exception):
            await answer(send_last, Refused("request-too-slow", seconds=int(self.server.limits.body_seconds)))

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()  # websocket.connect
        headers = headers_of(scope)
        if scope["path"] != "/ws":
            await refuse_socket(scope, send, Refused("page-unknown", path=scope["path"][:100]))
        elif (refusal := self.misled(headers)) is not None:
            await refuse_socket(scope, send, refusal)
        elif not self.is_ours(headers):
            self.server.metrics.refusals.add("origin-foreign")
            await refuse_socket(scope, send, Refused("origin-foreign", origin=origin_told(headers)))
        elif self.server.closing:
            await refuse_socket(scope, send, Refused("server-closing"))
        else:
            await self._let_in(scope, receive, send, cookie_in(headers))

    async def _let_in(self, scope: Scope, receive: Receive, send: Send, cookie: str | None) -> None:
        people = self.server.people
        player = await people.by_cookie(cookie)
        if player is None:
            await refuse_socket(scope, send, Refused("who-are-you"))
            return
        try:
            client = scope.get("client")
            player.door = people.door(client[0]) if client else ""
            await self.server.company.check_in(player.id, player.door)
        except Refused as refusal:
            await refuse_socket(scope, send, refusal)
            return
        await self.server.connections.serve(player, receive, send, cookie or "")

    def misled(self, headers: dict[str, str]) -> Refused | None:
        """A refusal if the name they came by is none of ours."""
        host = headers.get("host", "")
        if is_known(host, self.names):
            return None
        self.server.metrics.refusals.add("host-unknown")
        warn("asked under a name that is not ours; --origin https://NAME makes it ours", host=name_in(host))
        return Refused("host-unknown", host=name_in(host)[:100])

    def is_ours(self, headers: dict[str, str]) -> bool:
        """Does it come from our own page, or from a program that is no browser?"""
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "none") in ("same-origin", "none")
        if origin in self.origins:
            return True
        try:
            parts = urlsplit(origin)
        except ValueError:
            return False
        return parts.scheme in ("http", "https") and bool(parts.netloc) and parts.netloc == headers.get("host")


class Late(BaseException):
    """A body took too long; no handler shall answer that but the guard."""


class Gone(BaseException):
    """Whoever sent half a body has hung up."""


def unfit(scope: Scope) -> Refused | None:
    """Why a path is none: too long, or with what no path and no database holds."""
    if len(scope.get("raw_path") or b"") + len(scope.get("query_string") or b"") > LONGEST_PATH:
        return Refused("page-unknown", path=scope["path"][:40])
    query = unquote(scope.get("query_string", b"").decode("latin-1"), errors="replace")
    for text in (scope["path"], query):
        if "\0" in text or "\ufffd" in text:
            return Refused("page-unknown", path="".join(c for c in scope["path"][:40] if c.isprintable()))
    return None


def headers_of(scope: Scope) -> dict[str, str]:
    return {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}


def cookie_in(headers: dict[str, str]) -> str | None:
    """The value of our cookie."""
    try:
        morsel = SimpleCookie(headers.get("cookie", "")).get(COOKIE)
    except CookieError:
        return None
    return morsel.value if morsel is not None else None


def is_plain_host(host: str) -> bool:
    """Safe to be named in a header: letters, digits and what separates them."""
    return bool(host) and all(c.isalnum() or c in ".:-[]" for c in host)


def origin_told(headers: dict[str, str]) -> str:
    return headers.get("origin", headers.get("sec-fetch-site", ""))[:100]


async def answer(send: Send, refusal: Refused, kind: str = "http") -> None:
    headers = [(b"content-type", b"application/json")]
    await send({"type": f"{kind}.response.start", "status": status_of(refusal), "headers": headers})
    await send({"type": f"{kind}.response.body", "body": encode(show.refusal(refusal))})


async def refuse_socket(scope: Scope, send: Send, refusal: Refused) -> None:
    """An HTTP answer instead of a WebSocket, where the server can give one."""
    if "websocket.http.response" in scope.get("extensions", {}):
        await answer(send, refusal, "websocket.http")
    else:
        await send({"type": "websocket.close", "code": 1008, "reason": refusal.code})
