# seaboard: compiled
"""Against the shark: currents are taken off, the shark is sent home (KELP-67 ... KELP-69)."""

from __future__ import annotations

from mypy_extensions import i64

from seaboard.core.state import EVERYONE, Moves
from seaboard.games.kelp.rules import codes as c
from seaboard.games.kelp.rules.dice import lift_current
from seaboard.games.kelp.rules.table import Table


def go_on_calming(table: Table) -> None:
    if table.most == 0 or table.flows == 0:
        table.phase = c.NEXT_OP
    else:
        table.phase = c.CALM


def legal_calm(table: Table, out: Moves) -> None:
    out.add(c.DONE)
    for cell in range(table.chart.cells):
        if table.current[cell] > 0:
            out.add(c.CELL + cell)


def do_calm(table: Table, action: i64) -> None:
    if action == c.DONE:
        table.phase = c.NEXT_OP
        return
    cell = action - c.CELL
    calm(table, cell)
    table.most -= 1
    go_on_calming(table)


def calm(table: Table, cell: i64) -> None:
    """A current die is taken back to the bag by the octopus."""
    if table.notes is not None:
        table.notes.tell("calm", EVERYONE, {"cell": table.chart.cell_names[cell], "value": int(table.current[cell])})
    lift_current(table, cell)


def legal_send_home(table: Table, out: Moves) -> None:
    """Hides without a current die; if all hold one, any of them (KELP-69, KELP-R22)."""
    free: i64 = 0
    for at in range(table.chart.hides):
        if table.current[table.chart.hide[at]] == 0:
            out.add(c.HIDEOUT + at)
            free += 1
    if free == 0:
        for at in range(table.chart.hides):
            out.add(c.HIDEOUT + at)


def do_send_home(table: Table, at: i64) -> None:
    cell = table.chart.hide[at]
    if table.current[cell] > 0:
        calm(table, cell)
    table.cell = cell
    table.heading = c.FREE
    if table.notes is not None:
        table.notes.tell("home", EVERYONE, {"cell": table.chart.cell_names[cell]})
    table.phase = c.NEXT_OP
