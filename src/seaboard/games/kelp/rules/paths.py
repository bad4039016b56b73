# seaboard: compiled
"""The ways ahead of the shark: which cells it can reach from where it stands (KELP-17, KELP-79 ... KELP-82)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from seaboard.games.kelp.box import printed as p
from seaboard.games.kelp.rules import codes as c
from seaboard.games.kelp.rules.table import Table

HIGH: Final[i64] = 7  # above every face: the first die swum over may show anything


def port_after(entry: i64) -> i64:
    """The port ahead of a shark that came in by an entry: the opposite one (KELP-17)."""
    return entry ^ 1


def is_open(table: Table, cell: i64) -> bool:
    """May a move end here? An empty cell, but not where the move or the step began (KELP-R23)."""
    return table.current[cell] == 0 and cell != table.move_from and cell != table.step_from


def can_enter(table: Table, entry: i64, last: i64) -> bool:
    """Is this cell a place to stop, or a lower current from which the swim can be finished?"""
    cell = entry >> 1
    value = table.current[cell]
    if value == 0:
        return is_open(table, cell)
    return value < last and can_go_on(table, port_after(entry), value)


def can_go_on(table: Table, port: i64, last: i64) -> bool:
    for branch in range(p.BRANCHES):
        entry = table.chart.ahead[port * p.BRANCHES + branch]
        if entry < 0:
            return False
        if can_enter(table, entry, last):
            return True
    return False


def first_port(table: Table) -> i64:
    return table.cell * 2 if table.heading == c.FREE else table.cell * 2 + table.heading


def last_port(table: Table) -> i64:
    return table.cell * 2 + 1 if table.heading == c.FREE else table.cell * 2 + table.heading


def can_move(table: Table) -> bool:
    for port in range(first_port(table), last_port(table) + 1):
        if can_go_on(table, port, HIGH):
            return True
    return False


def can_glide(table: Table) -> bool:
    """Is there a free cell straight ahead for a Swift step (KELP-R26)?"""
    for port in range(first_port(table), last_port(table) + 1):
        for branch in range(p.BRANCHES):
            entry = table.chart.ahead[port * p.BRANCHES + branch]
            if entry >= 0 and is_open(table, entry >> 1):
                return True
    return False


def has_die_ahead(table: Table) -> bool:
    for port in range(first_port(table), last_port(table) + 1):
        for branch in range(p.BRANCHES):
            entry = table.chart.ahead[port * p.BRANCHES + branch]
            if entry >= 0 and table.current[entry >> 1] > 0:
                return True
    return False
