# seaboard: compiled
"""The exploration deck of a pyramid: TRQ-98 … TRQ-105."""

from __future__ import annotations

from mypy_extensions import i64

from seaboard.core.state import EVERYONE, Moves
from seaboard.games.tranquility.codes import (
    AT_STORM,
    BORDER,
    COMPASS,
    FEEDING,
    FINISH,
    LAY_STORM,
    LAYING_ROCKS,
    MONSTER,
    ROCKS,
    ROW,
    SETTLE_EXPLORED,
)
from seaboard.games.tranquility.compasses import open_window
from seaboard.games.tranquility.drawing import storm_name
from seaboard.games.tranquility.table import Table
from seaboard.games.tranquility.turn import swallow


def explore(table: Table) -> None:
    """TRQ-102: reveal the top card and play it at once; nothing may be declined."""
    card = table.exploration.draw()
    table.explored.put(card)
    table.reveals += 1
    if table.notes is not None:
        table.notes.tell("explored", EVERYONE, {"seat": int(table.active), "card": explored_name(card)})
    if card == MONSTER:
        table.decide(FEEDING, table.active)
    elif card == ROCKS:
        if table.sea.full_rows >= table.charter.layout.rocks_leave_at:  # TRQ-102a
            table.rocks_gone = True
            table.then(SETTLE_EXPLORED)
        else:
            table.decide(LAYING_ROCKS, table.active)
    elif card == BORDER or card == FINISH or card == COMPASS:
        if card == FINISH:
            table.finished = True
        elif card == COMPASS:
            table.pool += 1
        table.then(SETTLE_EXPLORED)
    else:
        table.storm = card
        table.storm_explored = True
        if table.pool > 0:
            open_window(table, AT_STORM, table.active)
        else:
            table.then(LAY_STORM)


def explored_name(card: i64) -> str:
    if card == BORDER:
        return "border"
    if card == FINISH:
        return "finish"
    if card == COMPASS:
        return "compass"
    if card == MONSTER:
        return "monster"
    return "rocks" if card == ROCKS else storm_name(card)


def feed(table: Table, cell: i64) -> None:
    """The monster takes any one island, the new one included."""
    swallow(table, cell)
    table.then(SETTLE_EXPLORED)


def rocks_rows_into(table: Table, out: Moves) -> None:
    for row in range(table.charter.layout.rows):
        if not table.sea.is_full(row):
            out.add(ROW + row)


def lay_rocks(table: Table, row: i64) -> None:
    table.sea.put_rocks(row)
    table.rocks_fresh = True
    if table.notes is not None:
        table.notes.tell("rocks_laid", EVERYONE, {"row": int(row) + 1})
    table.then(SETTLE_EXPLORED)
