"""What all requests share: who asks, and what they get back about themselves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from litestar import Request, Response
from litestar.datastructures import Cookie, State

from seaboard.core.refused import Refused
from seaboard.server.addresses import network_of
from seaboard.server.identity import COOKIE, COOKIE_SECONDS
from seaboard.server.server import Server
from seaboard.service.store import Player
from seaboard.table import wire

T = TypeVar("T")
Asked = Request[Any, Any, State]


def server_of(request: Asked) -> Server:
    server: Server = request.app.state.server
    return server


def address_of(request: Asked) -> str:
    return request.client.host if request.client else ""


async def maybe_player(request: Asked) -> Player | None:
    """Who asks, if we know."""
    server = server_of(request)
    player = await server.people.by_cookie(request.cookies.get(COOKIE))
    address = address_of(request)
    server.requests.must(player.id if player is not None else address)
    server.requests_of_address.must(network_of(address))
    door = server.people.door(address)
    await server.company.check_in(player.id if player is not None else "", door)
    if player is not None:
        player.door = door
    return player


async def beside(request: Asked, work: Callable[[], T]) -> T:
    """Long work for whoever asks, done beside the loop that serves everybody."""
    player = await maybe_player(request)
    address = address_of(request)
    return await server_of(request).heavy.run(player.id if player else address, work, network_of(address))


async def known_player(request: Asked) -> Player:
    """Who asks, or a refusal: something is to be changed, and nobody can be held to it."""
    player = await maybe_player(request)
    if player is None:
        raise Refused("who-are-you")
    if server_of(request).closing:
        raise Refused("server-closing")
    return player


def session_of(request: Asked) -> str:
    return server_of(request).people.session_in(request.cookies.get(COOKIE))


def cookie_for(request: Asked, player: Player, session: str) -> Cookie:
    server = server_of(request)
    return Cookie(
        key=COOKIE,
        value=server.people.cookie(player, session),
        max_age=COOKIE_SECONDS,
        path="/",
        httponly=True,
        samesite="strict",
        secure=server.config.secure or request.url.scheme == "https",
    )


async def with_cookie(request: Asked, player: Player, body: wire.Me, again: bool = False) -> Response[wire.Me]:
    """An answer with the cookie of a new session; `again`: of the one it came with."""
    session = session_of(request) if again and player.login is not None else ""
    sessions = server_of(request).people.sessions
    if player.login is not None and not session:
        session = await sessions.begin(player.id, request.headers.get("user-agent", ""))
    elif session:
        await sessions.seen(player.id, session)
    return Response(body, cookies=[cookie_for(request, player, session)], headers={"cache-control": "no-store"})
