"""The door: what passes it comes from our own pages or from no page at all, and leaves with headers that keep it so.

A browser says with `Origin` which page sent a request; a page of somebody else cannot change that. So a request that
would change something, or open a WebSocket, is refused if its origin is another host than the one it was sent to.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from http.cookies import CookieError, SimpleCookie
from typing import Any
from urllib.parse import urlsplit

from seaboard.core.refused import Refused
from seaboard.server.identity import COOKIE
from seaboard.server.logs import failed
from seaboard.server.refusals import status_of, written
from seaboard.server.server import Server
from seaboard.server.store.base import encode

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

SAFE = ("GET", "HEAD", "OPTIONS")
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; "
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

        if scope["method"] not in SAFE and not self.is_ours(headers):
            await answer(send_guarded, Refused("origin-foreign", origin=origin_told(headers)))
            return
        try:
            await self.app(scope, receive, send_guarded)
        except Exception:
            failed("a request failed", path=scope["path"])
            raise

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()  # websocket.connect
        headers = headers_of(scope)
        if scope["path"] != "/ws":
            await refuse_socket(scope, send, Refused("page-unknown", path=scope["path"][:100]))
        elif not self.is_ours(headers):
            self.server.metrics.refusals.add("origin-foreign")
            await refuse_socket(scope, send, Refused("origin-foreign", origin=origin_told(headers)))
        elif self.server.closing:
            await refuse_socket(scope, send, Refused("server-closing"))
        else:
            player = await self.server.people.by_cookie(cookie_in(headers))
            if player is None:
                await refuse_socket(scope, send, Refused("who-are-you"))
            else:
                await self.server.connections.serve(player, receive, send)

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
    await send({"type": f"{kind}.response.body", "body": encode(written(refusal))})


async def refuse_socket(scope: Scope, send: Send, refusal: Refused) -> None:
    """An HTTP answer instead of a WebSocket, where the server can give one."""
    if "websocket.http.response" in scope.get("extensions", {}):
        await answer(send, refusal, "websocket.http")
    else:
        await send({"type": "websocket.close", "code": 1008, "reason": refusal.code})
