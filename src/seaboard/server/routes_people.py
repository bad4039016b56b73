"""Requests about people: who I am, accounts, my tables, ratings."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Response, get, patch, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from seaboard.core.refused import Refused
from seaboard.locales import LANGUAGES
from seaboard.server.asking import (
    Asked,
    Json,
    address_of,
    asker_of,
    known_player,
    maybe_player,
    me_shown,
    rating_shown,
    server_of,
    with_cookie,
)
from seaboard.server.bringing import bring
from seaboard.server.messages import Credentials, Login, MePatch, NewPassword, Recovery
from seaboard.table import commands, show
from seaboard.table.table import OVER, RUNNING, WAITING, Table

STATUSES = (WAITING, RUNNING, OVER)
END_OF_TIME = 1 << 53
Limit = Annotated[int, QueryParameter(ge=1, le=100)]
Before = Annotated[int, QueryParameter(ge=0, le=END_OF_TIME)]


@get("/api/me", summary="Who I am; a new guest at the first time")
async def me(request: Asked) -> Response[Json]:
    server = server_of(request)
    player = await maybe_player(request)
    if player is None:
        server.guests.must(address_of(request))
        accepted = request.headers.get("accept-language", "")[:2].lower()
        player = server.people.new_guest(accepted if accepted in LANGUAGES else "")
    return with_cookie(request, player, await me_shown(server, player))


@patch("/api/me", summary="Change my name or language")
async def change_me(request: Asked, data: JSONBody[MePatch]) -> Json:
    server = server_of(request)
    player = await known_player(request)
    before = player.name
    player = await server.people.change(player, data.name, data.language)
    if player.name != before:
        asker = asker_of(player)
        for row in await server.store.tables_of(player.id, (WAITING, RUNNING), END_OF_TIME, 100):
            await server.hub.act(row.id, player.id, "", lambda table: (commands.rename(table, asker), None))
    return await me_shown(server, player)


@post("/api/account", status_code=201, summary="Make an account of the guest I am")
async def register(request: Asked, data: JSONBody[Credentials]) -> Response[Json]:
    server = server_of(request)
    player = await known_player(request)
    server.passwords.must(address_of(request))
    codes = await server.people.register(player, data.login, data.password)
    account = await server.people.by_id(player.id)
    assert account is not None
    return Response({**await me_shown(server, account), "recovery": codes}, headers={"cache-control": "no-store"})


@post("/api/account/login", status_code=200, summary="Be who I am elsewhere")
async def log_in(request: Asked, data: JSONBody[Login]) -> Response[Json]:
    server = server_of(request)
    server.passwords.must(address_of(request))
    guest = await maybe_player(request)
    player = await server.people.log_in(data.login, data.password)
    brought = await bring(server, guest, player) if data.bring else 0
    return with_cookie(request, player, {**await me_shown(server, player), "brought": brought})


@post("/api/account/recover", status_code=200, summary="A recovery code for a new password")
async def recover(request: Asked, data: JSONBody[Recovery]) -> Response[Json]:
    server = server_of(request)
    server.passwords.must(address_of(request))
    guest = await maybe_player(request)
    player = await server.people.recover(data.login, data.code, data.password)
    brought = await bring(server, guest, player) if data.bring else 0
    return with_cookie(request, player, {**await me_shown(server, player), "brought": brought})


@post("/api/account/password", status_code=200, summary="A new password")
async def change_password(request: Asked, data: JSONBody[NewPassword]) -> Response[Json]:
    server = server_of(request)
    player = await known_player(request)
    server.passwords.must(address_of(request))
    player = await server.people.change_password(player, data.old, data.new)
    return with_cookie(request, player, await me_shown(server, player))


@post("/api/account/logout", status_code=200, summary="Be a fresh guest")
async def log_out(request: Asked) -> Response[Json]:
    server = server_of(request)
    player = await known_player(request)
    guest = server.people.new_guest(player.language)
    return with_cookie(request, guest, await me_shown(server, guest))


@get("/api/me/tables", summary="My tables, newest first")
async def my_tables(
    request: Asked, status: FromQuery[str] = "waiting,running,over", before: Before = END_OF_TIME, limit: Limit = 20
) -> Json:
    server = server_of(request)
    player = await known_player(request)
    wanted = [word for word in status.split(",") if word]
    for word in wanted:
        if word not in STATUSES:
            raise Refused("name-unknown", field="status", value=word[:40], nearest="")
    rows = await server.store.tables_of(player.id, wanted or STATUSES, before, limit + 1)
    shown = []
    for row in rows[:limit]:
        if row.status == OVER:
            summary = msgspec.json.decode(row.doc)
            seats = enumerate(summary["seats"])
            summary["yours"] = [i for i, seat in seats if seat["player"] == player.id]
        else:
            table: Table = (await server.hub.fresh(row.id)).table
            summary = show.summary(table, player.id)
        shown.append(summary)
    return {"tables": shown, "more": len(rows) > limit}


@get("/api/players/{player:str}", summary="A player's name and ratings")
async def one_player(request: Asked, player: FromPath[str]) -> Json:
    server = server_of(request)
    await maybe_player(request)
    found = await server.people.by_id(player) if len(player) < 40 else None
    if found is None:
        raise Refused("player-unknown", player=player[:40])
    return {
        "id": found.id,
        "name": found.name,
        "account": found.login is not None,
        "games": await server.store.count_over(found.id),
        "ratings": [rating_shown(rating) for rating in await server.store.ratings_of(found.id)],
    }


@get("/api/ratings/{pool:path}", summary="The best of a pool: a game, or a game and a side")
async def ratings(request: Asked, pool: FromPath[str], limit: Limit = 50) -> Json:
    server = server_of(request)
    await maybe_player(request)
    name = pool.lstrip("/")
    best = await server.store.best_of(name, limit)
    return {
        "pool": name,
        "players": [{"id": rating.player, "name": name, **rating_shown(rating)} for rating, name in best],
    }


HANDLERS = [
    me,
    change_me,
    register,
    log_in,
    recover,
    change_password,
    log_out,
    my_tables,
    one_player,
    ratings,
]
