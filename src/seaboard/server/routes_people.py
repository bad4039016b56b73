"""Requests about people over HTTP: who I am, accounts, my tables, ratings."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get, patch, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from seaboard.server.addresses import network_of
from seaboard.server.asking import Asked, address_of, known_player, maybe_player, server_of, session_of, with_cookie
from seaboard.server.bringing import bring, forget
from seaboard.server.reach import reach as reach_of
from seaboard.service import requests_people as requests
from seaboard.service.messages import (
    Blocking,
    Credentials,
    Login,
    MePatch,
    NewPassword,
    Password,
    Recovery,
    Reported,
    SessionEnd,
)
from seaboard.service.names import LANGUAGES
from seaboard.service.store import END_OF_TIME
from seaboard.table import wire

Limit = Annotated[int, QueryParameter(ge=1, le=100)]
Before = Annotated[int, QueryParameter(ge=0, le=END_OF_TIME)]


@get("/api/me", summary="Who I am; a new guest at the first time")
async def me(request: Asked) -> Response[wire.Me]:
    server = server_of(request)
    player = await maybe_player(request)
    if player is None:
        server.guests.must(network_of(address_of(request)))
        accepted = request.headers.get("accept-language", "")[:2].lower()
        player = server.people.new_guest(accepted if accepted in LANGUAGES else "")
    return await with_cookie(request, player, await requests.me(server, player), again=True)


@get("/api/reach", summary="How others come here")
async def reach(request: Asked) -> wire.Reach:
    await maybe_player(request)
    return reach_of(server_of(request).config, address_of(request))


@patch("/api/me", summary="Change my name, figure or language")
async def change_me(request: Asked, data: JSONBody[MePatch]) -> wire.Me:
    return await requests.change_me(server_of(request), await known_player(request), data)


@post("/api/account", status_code=201, summary="Make an account of the guest I am")
async def register(request: Asked, data: JSONBody[Credentials]) -> Response[wire.Me]:
    server = server_of(request)
    player = await known_player(request)
    server.passwords.must(network_of(address_of(request)))
    server.accounts.must(network_of(address_of(request)))
    codes = await server.people.register(player, data.login, data.password)
    account = await server.people.by_id(player.id)
    assert account is not None
    shown = await requests.me(server, account)
    shown.recovery = codes
    return await with_cookie(request, account, shown)


@post("/api/account/login", status_code=200, summary="Be who I am elsewhere")
async def log_in(request: Asked, data: JSONBody[Login]) -> Response[wire.Me]:
    server = server_of(request)
    server.passwords.must(network_of(address_of(request)))
    server.passwords_of_login.must(data.login.strip().lower())
    guest = await maybe_player(request)
    player = await server.people.log_in(data.login, data.password)
    await server.company.check_in(player.id, "")
    brought = await bring(server, guest, player) if data.bring else 0
    shown = await requests.me(server, player)
    shown.brought = brought
    return await with_cookie(request, player, shown)


@post("/api/account/recover", status_code=200, summary="A recovery code for a new password")
async def recover(request: Asked, data: JSONBody[Recovery]) -> Response[wire.Me]:
    server = server_of(request)
    server.passwords.must(network_of(address_of(request)))
    server.passwords_of_login.must(data.login.strip().lower())
    guest = await maybe_player(request)
    player = await server.people.recover(data.login, data.code, data.password)
    await server.company.check_in(player.id, "")
    server.connections.end(player.id)
    brought = await bring(server, guest, player) if data.bring else 0
    shown = await requests.me(server, player)
    shown.brought = brought
    return await with_cookie(request, player, shown)


@post("/api/account/password", status_code=200, summary="A new password")
async def change_password(request: Asked, data: JSONBody[NewPassword]) -> Response[wire.Me]:
    server = server_of(request)
    player = await known_player(request)
    server.passwords.must(network_of(address_of(request)))
    player = await server.people.change_password(player, data.old, data.new)
    server.connections.end(player.id)
    return await with_cookie(request, player, await requests.me(server, player))


@post("/api/account/logout", status_code=200, summary="Be a fresh guest")
async def log_out(request: Asked) -> Response[wire.Me]:
    server = server_of(request)
    player = await known_player(request)
    if server.people.is_nobody(player):  # who has done nothing has nothing to leave behind
        return await with_cookie(request, player, await requests.me(server, player))
    server.guests.must(network_of(address_of(request)))
    session = session_of(request)
    if session:  # elsewhere the account stays signed in
        await server.people.sessions.end(player.id, session)
    else:
        await server.people.end_cookies(player)
    server.connections.end(player.id, session or None)
    guest = server.people.new_guest(player.language)
    return await with_cookie(request, guest, await requests.me(server, guest))


@post("/api/account/delete", status_code=200, summary="Have no account any more; my games stay without my name")
async def delete(request: Asked, data: JSONBody[Password]) -> Response[wire.Me]:
    server = server_of(request)
    player = await known_player(request)
    server.passwords.must(network_of(address_of(request)))
    await server.people.delete(player, data.password)
    server.connections.end(player.id)
    await forget(server, player)
    guest = server.people.new_guest(player.language)
    return await with_cookie(request, guest, await requests.me(server, guest))


@get("/api/account/sessions", summary="Where my account is signed in")
async def sessions(request: Asked) -> wire.Sessions:
    player = await known_player(request)
    return await _sessions_shown(request, player.id)


@post("/api/account/sessions/end", status_code=200, summary="Sign out elsewhere: one session, or all but this one")
async def end_sessions(request: Asked, data: JSONBody[SessionEnd]) -> wire.Sessions:
    server = server_of(request)
    player = await known_player(request)
    if data.id is None:
        gone = await server.people.sessions.end_all(player.id, but=session_of(request))
    else:
        gone = [data.id] if await server.people.sessions.end(player.id, data.id) else []
    for session in gone:
        server.connections.end(player.id, session)
    return await _sessions_shown(request, player.id)


async def _sessions_shown(request: Asked, player: str) -> wire.Sessions:
    this = session_of(request)
    found = (await server_of(request).people.sessions.of(player)).values()
    shown = [
        wire.Session(id=one.id, device=one.doc["device"], made=one.at, seen=one.doc["seen"], this=one.id == this)
        for one in found
    ]
    return wire.Sessions(sessions=sorted(shown, key=lambda one: (not one.this, -one.seen)))


@get("/api/me/blocked", summary="Whom I do not want to meet")
async def blocked(request: Asked) -> wire.BlockedList:
    return await requests.blocked(server_of(request), await known_player(request))


@post("/api/players/{player:str}/block", status_code=200, summary="Meet somebody no more, or again")
async def block(request: Asked, player: FromPath[str], data: JSONBody[Blocking]) -> wire.BlockedList:
    return await requests.block(server_of(request), await known_player(request), player, data.blocked)


@post("/api/reports", status_code=201, summary="Tell whoever runs the server about somebody")
async def report(request: Asked, data: JSONBody[Reported]) -> wire.BlockedList:
    return await requests.report(server_of(request), await known_player(request), data)


@get("/api/me/tables", summary="My tables, newest first")
async def my_tables(
    request: Asked, status: FromQuery[str] = "waiting,running,over", before: Before = END_OF_TIME, limit: Limit = 20
) -> wire.MyTables:
    return await requests.my_tables(server_of(request), await known_player(request), status, before, limit)


@get("/api/players/{player:str}", summary="A player's name and ratings")
async def one_player(request: Asked, player: FromPath[str]) -> wire.PlayerShown:
    await maybe_player(request)
    return await requests.one_player(server_of(request), player)


@get("/api/ratings/{pool:path}", summary="The best of a pool: a game, or a game and a side")
async def ratings(request: Asked, pool: FromPath[str], limit: Limit = 50) -> wire.Best:
    await maybe_player(request)
    return await requests.best(server_of(request), pool.lstrip("/"), limit)


HANDLERS = [
    me,
    change_me,
    reach,
    register,
    log_in,
    recover,
    change_password,
    log_out,
    delete,
    sessions,
    end_sessions,
    blocked,
    block,
    report,
    my_tables,
    one_player,
    ratings,
]
