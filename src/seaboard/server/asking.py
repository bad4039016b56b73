"""What all requests share: who asks, and what they get back about themselves."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response
from litestar.datastructures import Cookie, State

from seaboard.core.refused import Refused
from seaboard.core.seed import new_seed
from seaboard.server.identity import COOKIE, COOKIE_SECONDS
from seaboard.server.live import now
from seaboard.server.ratings import ordinal
from seaboard.server.server import Server
from seaboard.server.store.base import Player, Rating
from seaboard.table.commands import Asker

Json = dict[str, Any]
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
    server.requests.must(player.id if player is not None else address_of(request))
    return player


async def known_player(request: Asked) -> Player:
    """Who asks, or a refusal: something is to be changed, and nobody can be held to it."""
    player = await maybe_player(request)
    if player is None:
        raise Refused("who-are-you")
    if server_of(request).closing:
        raise Refused("server-closing")
    return player


def asker_of(player: Player) -> Asker:
    return Asker(player.id, now(), player.name, "", new_seed())


def cookie_for(request: Asked, player: Player) -> Cookie:
    server = server_of(request)
    return Cookie(
        key=COOKIE,
        value=server.people.cookie(player),
        max_age=COOKIE_SECONDS,
        path="/",
        httponly=True,
        samesite="strict",
        secure=server.config.secure or request.url.scheme == "https",
    )


def with_cookie(request: Asked, player: Player, body: Json) -> Response[Json]:
    return Response(body, cookies=[cookie_for(request, player)], headers={"cache-control": "no-store"})


def rating_shown(rating: Rating) -> Json:
    return {
        "pool": rating.pool,
        "value": ordinal(rating),
        "mu": round(rating.mu, 3),
        "sigma": round(rating.sigma, 3),
        "games": rating.games,
    }


async def me_shown(server: Server, player: Player) -> Json:
    return {
        "id": player.id,
        "name": player.name,
        "language": player.language,
        "account": player.login,
        "ratings": [rating_shown(rating) for rating in await server.store.ratings_of(player.id)],
    }
