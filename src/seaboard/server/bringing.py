"""A guest logs in: what it had in this browser comes along to the account."""

from __future__ import annotations

from seaboard.server.asking import asker_of
from seaboard.server.logs import note
from seaboard.server.server import Server
from seaboard.server.store.base import Player
from seaboard.table import commands
from seaboard.table.table import OVER, RUNNING, WAITING

END_OF_TIME = 1 << 53
PAGE = 100


async def bring(server: Server, guest: Player | None, account: Player) -> int:
    """Seats, tables, history and ratings of the guest become the account's. Returns how many tables came along."""
    if guest is None or guest.login is not None or guest.id == account.id:
        return 0  # another account keeps what it has
    tables = await _tables_of(server, guest)
    asker = asker_of(guest)
    for id in tables:
        await server.hub.act(
            id, guest.id, "", lambda table: (commands.become(table, asker, account.id, account.name), None)
        )
    if tables:
        await server.store.pass_on(guest.id, account.id)
        await server.people.end_guest(guest)
        note("guest brought along", guest=guest.id, player=account.id, tables=len(tables))
    return len(tables)


async def _tables_of(server: Server, guest: Player) -> list[str]:
    found: list[str] = []
    before = END_OF_TIME
    while True:
        rows = await server.store.tables_of(guest.id, (WAITING, RUNNING, OVER), before, PAGE)
        found += [row.id for row in rows]
        if len(rows) < PAGE:
            return found
        before = rows[-1].touched
