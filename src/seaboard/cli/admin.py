"""`seaboard admin`: what whoever runs a server may have to do about people."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import aclosing
from datetime import UTC, datetime
from typing import Any

import click

from seaboard.cli.data import database_option, open_kept
from seaboard.cli.terminal import lang_option, texts
from seaboard.core.record import Record
from seaboard.core.refused import Refused
from seaboard.review.shape import Advice
from seaboard.service.store import Paper, Player, Store
from seaboard.service.thinking import CannotThink

DAY = 86_400_000
MOST = 1 << 20  # papers: all there are
Change = Callable[[Store, Player], Awaitable[str | None]]  # what to say of it, if it is not just done


@click.group("admin")
def command() -> None:
    """Look at people and reports, ban, lock, rename, merge and delete.

    PLAYER is a login, or an id as the log of the server has it. The server may be running: it notices within a
    minute, and hangs up on whoever may not be there any more.
    """


@command.command("list")
@click.option("--guests", is_flag=True, help="Guests too.")
@database_option
@lang_option
def list_(guests: bool, database: str, lang: str | None) -> None:
    """All accounts: id, login, name."""

    async def show(store: Store) -> None:
        banned = {paper.id for paper in await store.papers("ban", "", MOST)}
        async for row in _people(store):
            if not (row["login"] or guests):
                continue
            locked = " (locked)" if row["login"] and not row["password"] else ""
            out = " (banned)" if row["id"] in banned else ""
            click.echo(_plain(f"{row['id']}  {row['login'] or '-'}  {row['name']}{locked}{out}"))

    _with_store(database, show)


@command.command("reports")
@database_option
@lang_option
def reports(database: str, lang: str | None) -> None:
    """What people were reported for, the newest first."""

    async def show(store: Store) -> None:
        for paper in await store.papers("report", None, MOST):
            doc = paper.doc
            day = datetime.fromtimestamp(paper.at / 1000, UTC).strftime("%Y-%m-%d %H:%M")
            place = f" table {doc['table']}" if doc.get("table") else ""
            head = f"{paper.id}  {day}  {paper.owner} ({doc['name']})  {doc['reason']}  by {doc['by']}{place}"
            click.echo(_plain(head))
            for line in [*filter(str.strip, doc["text"].splitlines()), *(f"> {said}" for said in doc["said"])]:
                click.echo(f"    {_plain(line)}")

    _with_store(database, show)


@command.command("settle")
@click.argument("report")
@database_option
@lang_option
def settle(report: str, database: str, lang: str | None) -> None:
    """Put a report away: it has been dealt with."""

    async def drop(store: Store) -> None:
        found = [paper for paper in await store.papers("report", None, MOST) if paper.id == report]
        if not found:
            raise Refused("report-unknown", report=report[:40])
        await store.drop_paper("report", found[0].owner, report)

    _with_store(database, drop)
    click.echo(texts()("admin-done"), err=True)


@command.command("ban")
@click.argument("player")
@click.option("--days", type=click.IntRange(1, 36_500), help="How long; default: until unban.")
@click.option("--place", is_flag=True, help="Also everybody from where they were when they were reported or sat down.")
@database_option
@lang_option
def ban(player: str, days: int | None, place: bool, database: str, lang: str | None) -> None:
    """Do not let somebody in, guest or account."""

    async def change(store: Store, found: Player) -> None:
        doc = {"until": int(time.time() * 1000) + days * DAY} if days else {}
        whom = [found.id]
        if place:
            whom += [f"door:{door}" for door in await _doors(store, found.id)]
        for who in whom:
            await store.put_paper(Paper("ban", "", who, int(time.time() * 1000), {**doc, "with": found.id}))

    _change(player, database, change)


@command.command("unban")
@click.argument("player")
@database_option
@lang_option
def unban(player: str, database: str, lang: str | None) -> None:
    """Let somebody in again, and the places that were banned with them."""

    async def change(store: Store, found: Player) -> None:
        for paper in await store.papers("ban", "", MOST):
            if paper.doc.get("with") == found.id:
                await store.drop_paper("ban", "", paper.id)

    _change(player, database, change)


@command.command("lock")
@click.argument("player")
@database_option
@lang_option
def lock(player: str, database: str, lang: str | None) -> None:
    """Let nobody in with this account: no password, no code and no cookie counts any more."""

    async def change(store: Store, found: Player) -> None:
        _must_have_account(found)
        found.password, found.recovery, found.epoch = "", [], found.epoch + 1
        await store.keep_player(found)

    _change(player, database, change)


@command.command("unlock")
@click.argument("player")
@database_option
@lang_option
def unlock(player: str, database: str, lang: str | None) -> None:
    """Print a recovery code with which its owner gets in again."""

    async def change(store: Store, found: Player) -> None:
        from seaboard.server import identity

        _must_have_account(found)
        code = identity.new_recovery_codes()[0]
        found.recovery = [*found.recovery, identity.hashed_code(code)]
        await store.keep_player(found)
        click.echo(code)

    _change(player, database, change)


@command.command("rename")
@click.argument("player")
@click.argument("name")
@database_option
@lang_option
def rename(player: str, name: str, database: str, lang: str | None) -> None:
    """Give somebody another name, at their tables too; "" takes it away."""

    async def change(store: Store, found: Player) -> str:
        from seaboard.service import requests_people
        from seaboard.service.messages import MePatch

        service = _service(store)
        changed = await requests_people.change_me(service, found, MePatch(name=name))
        await service.stop()
        return "" if changed.name else "admin-nameless"

    _change(player, database, change)


@command.command("merge")
@click.argument("player")
@click.argument("into")
@database_option
@lang_option
def merge(player: str, into: str, database: str, lang: str | None) -> None:
    """Make two one: seats, history and ratings of PLAYER become those of INTO, and PLAYER is deleted."""

    async def change(store: Store, found: Player) -> None:
        from seaboard.server.accounts import former
        from seaboard.server.bringing import bring

        other = await _find(store, into)
        if other.id == found.id:
            raise Refused("merge-oneself")
        service = _service(store)
        guest = former(found)
        await store.keep_player(guest)
        await bring(service, guest, other)
        await service.stop()

    _change(player, database, change)


@command.command("delete")
@click.argument("player")
@database_option
@lang_option
def delete(player: str, database: str, lang: str | None) -> None:
    """Delete an account; the games it played stay, without the name."""

    async def change(store: Store, found: Player) -> None:
        from seaboard.server.accounts import former
        from seaboard.server.bringing import forget

        await store.keep_player(former(found))
        service = _service(store)
        await forget(service, found)
        await service.stop()

    _change(player, database, change)


class _NoThinker:
    """Bots are for the server: here they wait."""

    async def think(self, who: str, record: Record, seat: int, level: str, berth: int | None = None) -> str:
        await asyncio.sleep(3600)
        return ""

    async def advise(self, who: str, record: Record, seat: int) -> Advice:
        raise CannotThink("hint")

    async def portion(self, who: str, record: Record, eyes: int | None, kind: str, plies: list[int]) -> dict[str, Any]:
        await asyncio.sleep(3600)
        return {}


def _service(store: Store):  # type: ignore[no-untyped-def]  # imported late: the list of commands is to be quick
    """The tables of a store, for as long as a command takes; a running server finds what was written there."""
    from seaboard.service.config import ServiceConfig
    from seaboard.service.metrics import Metrics
    from seaboard.service.service import Service

    return Service(ServiceConfig(), store, _NoThinker(), Metrics())


async def _doors(store: Store, player: str) -> set[str]:
    """The places somebody came from, as codes."""
    doors = {str(paper.doc.get("door", "")) for paper in await store.papers("report", player)}
    for row in await store.tables_of(player, ("waiting", "running", "over"), 1 << 53, 50):
        for entry in await store.entries(row.id):
            if entry.by == player and entry.data.get("door"):
                doors.add(str(entry.data["door"]))
    return doors - {""}


async def _people(store: Store) -> AsyncIterator[dict[str, Any]]:
    """Everybody who is written down; what comes after them is not read."""
    async with aclosing(store.dump()) as rows:
        async for row in rows:
            if row["table"] == "players":
                yield row
            elif row["table"] != "settings":
                return


def _plain(text: str) -> str:
    """What somebody wrote, without what would move the cursor or colour the screen of who reads it."""
    return "".join(c if c.isprintable() else " " for c in text)


def _must_have_account(player: Player) -> None:
    if player.login is None:
        raise Refused("player-is-guest")


async def _find(store: Store, player: str) -> Player:
    found = await store.player_by_login(player.strip().lower()) or await store.player(player)
    if found is None:
        raise Refused("player-unknown", player=player[:40])
    return found


def _with_store(database: str, work: Callable[[Store], Awaitable[None]]) -> None:
    async def do() -> None:
        store = await open_kept(database)
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(do())


def _change(player: str, database: str, change: Change) -> None:
    said = ""

    async def do(store: Store) -> None:
        nonlocal said
        said = await change(store, await _find(store, player)) or "admin-done"

    _with_store(database, do)
    click.echo(texts()(said, player=player), err=True)
