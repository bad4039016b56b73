# seaboard: compiled
"""The exploration deck of a pyramid: TRQ-98 … TRQ-105."""

from __future__ import annotations

from mypy_extensions import i64

from seaboard.core.state import EVERYONE, Moves
from seaboard.games.tranquility.rules import codes as c
from seaboard.games.tranquility.rules.compasses import open_window
from seaboard.games.tranquility.rules.drawing import storm_name
from seaboard.games.tranquility.rules.table import Table
from seaboard.games.tranquility.rules.turn import swallow


def explore(table: Table) -> None:
    """TRQ-102: reveal the top card and play it at once; nothing may be declined."""
    card = table.exploration.draw()
    table.explored.put(card)
    table.reveals += 1
    if table.notes is not None:
        table.notes.tell("explored", EVERYONE, {"seat": int(table.active), "card": explored_name(card)})
    if card == c.MONSTER:
        table.decide(c.FEEDING, table.active)
    elif card == c.ROCKS:
        if table.sea.full_rows >= table.charter.layout.rocks_leave_at:  # TRQ-102a
            table.rocks_gone = True
            table.then(c.SETTLE_EXPLORED)
        else:
            table.decide(c.LAYING_ROCKS, table.active)
    elif card == c.BORDER or card == c.FINISH or card == c.COMPASS:
        if card == c.FINISH:
            table.finished = True
        elif card == c.COMPASS:
            table.pool += 1
        table.then(c.SETTLE_EXPLORED)
    else:
        table.storm = card
        table.storm_explored = True
        if table.pool > 0:
            open_window(table, c.AT_STORM, table.active)
        else:
            table.then(c.LAY_STORM)


def explored_name(card: i64) -> str:
    if card == c.BORDER:
        return "border"
    if card == c.FINISH:
        return "finish"
    if card == c.COMPASS:
        return "compass"
    if card == c.MONSTER:
        return "monster"
    return "rocks" if card == c.ROCKS else storm_name(card)


def feed(table: Table, cell: i64) -> None:
    """The monster takes any one island, the new one included."""
    swallow(table, cell)
    table.then(c.SETTLE_EXPLORED)


def rocks_rows_into(table: Table, out: Moves) -> None:
    for row in range(table.charter.layout.rows):
        if not table.sea.is_full(row):
            out.add(c.ROW + row)


def lay_rocks(table: Table, row: i64) -> None:
    table.sea.put_rocks(row)
    table.rocks_fresh = True
    if table.notes is not None:
        table.notes.tell("rocks_laid", EVERYONE, {"row": int(row) + 1})
    table.then(c.SETTLE_EXPLORED)
