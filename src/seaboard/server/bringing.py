"""A guest logs in: what it had in this browser comes along to the account."""

from __future__ import annotations

import contextlib

from seaboard.core.refused import Refused
from seaboard.server import sessions
from seaboard.service.company import BLOCK, REPORT
from seaboard.service.evenings import EVENING
from seaboard.service.figures import RATED
from seaboard.service.logs import note
from seaboard.service.requests import asker_of
from seaboard.service.requests_moments import TRIED
from seaboard.service.requests_people import forgiving
from seaboard.service.service import Service
from seaboard.service.store import Player
from seaboard.service.voyages import VOYAGED
from seaboard.table import commands

BROUGHT = (BLOCK, EVENING, REPORT, TRIED, VOYAGED)  # papers that come along; what they were first at stays theirs
FORGOTTEN = (BLOCK, EVENING, RATED, TRIED, VOYAGED, sessions.KIND)  # what others said of them stays for who runs it


async def bring(server: Service, guest: Player | None, account: Player) -> int:
    """Seats, tables, history and ratings of the guest become the account's. Returns how many tables came along."""
    if guest is None or guest.login is not None or guest.id == account.id:
        return 0  # another account keeps what it has
    tables = [row.id async for row in server.store.all_tables_of(guest.id)]
    asker = asker_of(guest)
    for id in tables:
        with forgiving():
            await server.hub.act(
                id, guest.id, "", lambda table: commands.become(table, asker, account.id, account.name)
            )
    await server.store.hand_on_papers(BROUGHT, guest.id, account.id)
    if tables:
        await server.store.pass_on(guest.id, account.id)
        await server.people.end_cookies(guest)
        note("guest brought along", guest=guest.id, player=account.id, tables=len(tables))
    return len(tables)


async def forget(server: Service, player: Player) -> None:
    """Whoever has gone leaves the tables where others wait, and their name goes from all."""
    await server.store.forget_papers(FORGOTTEN, player.id)
    asker = asker_of(player)
    for id in [row.id async for row in server.store.all_tables_of(player.id)]:  # each changes where it stands
        with forgiving():
            if (await server.hub.find(id)).table.seats_of(player.id):
                with contextlib.suppress(Refused):  # over: nothing to leave
                    await server.hub.act(id, player.id, "", lambda table: commands.leave(table, asker))
            await server.hub.act(id, player.id, "", lambda table: commands.forget(table, asker))
