"""A table from its log. One that does not fold is set aside; one that was dealt by other rules is closed honestly."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from seaboard.core.game import Score, ScoreLine
from seaboard.core.refused import Refused
from seaboard.service.logs import failed, warn
from seaboard.service.store import Store, read_summary
from seaboard.table import wire
from seaboard.table.entry import Entry
from seaboard.table.table import BY_RULES, BY_TABLE, OVER, RUNNING, Ending, Table

IN_ONE_GO = 200  # entries, some milliseconds


class Loading:
    """Folds logs, and remembers those that do not fold."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.aside: set[str] = set()

    async def table(self, id: str, entries: Sequence[Entry]) -> Table:
        """The table; refused if its log cannot be read at all."""
        table = await self._folded(id, entries)
        if table.outdated and table.status == RUNNING:
            row = await self.store.row(id)
            if row is not None and row.status == OVER:
                table.end_as_told(_ending(read_summary(row).result))
        return table

    async def _folded(self, id: str, entries: Sequence[Entry]) -> Table:
        try:
            return await fold(Table(id), entries)
        except Exception as error:
            warn("a table is not of today's rules", table=id, reason=f"{type(error).__name__}: {error}")
        try:
            return await fold(Table(id, outdated=True), entries)
        except Exception:
            failed("a table does not fold and is set aside", table=id, entries=len(entries))
            self.aside.add(id)
            raise Refused("table-broken", table=id) from None


async def fold(table: Table, entries: Sequence[Entry]) -> Table:
    """Entry by entry; a long log lets others have their turn."""
    for number, entry in enumerate(entries, 1):
        table.fold(entry)
        if number % IN_ONE_GO == 0:
            await asyncio.sleep(0)
    return table


def _ending(told: wire.Result | None) -> Ending:
    if told is None:
        return Ending(BY_TABLE, "rules_changed", [], [], {})
    sheets = [Score(s.total, tuple(ScoreLine(x.key, x.points, x.facts) for x in s.lines)) for s in told.sheets]
    by = BY_RULES if told.by == "rules" else BY_TABLE
    return Ending(by, told.ending, told.winners, told.scores, dict(told.facts), sheets)
