# seaboard: compiled
"""The ways ahead of the shark: which cells it can reach from where it stands (KELP-17, KELP-79 ... KELP-82)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from seaboard.games.kelp.codes import BRANCHES, CURRENT, FREE
from seaboard.games.kelp.table import Table

HIGH: Final[i64] = 7  # above every face: the first die swum over may show anything


def port_after(entry: i64) -> i64:
    """The port ahead of a shark that came in by an entry: the opposite one (KELP-17)."""
    return entry ^ 1


def is_open(s: Table, cell: i64) -> bool:
    """May a move end here? An empty cell, but not where the move or the step began (KELP-R23)."""
    return s.t[CURRENT + cell] == 0 and cell != s.move_from and cell != s.step_from


def can_enter(s: Table, entry: i64, last: i64) -> bool:
    """Is this cell a place to stop, or a lower current from which the swim can be finished?"""
    cell = entry >> 1
    value = s.t[CURRENT + cell]
    if value == 0:
        return is_open(s, cell)
    return value < last and can_go_on(s, port_after(entry), value)


def can_go_on(s: Table, port: i64, last: i64) -> bool:
    for branch in range(BRANCHES):
        entry = s.chart.ahead[port * BRANCHES + branch]
        if entry < 0:
            return False
        if can_enter(s, entry, last):
            return True
    return False


def first_port(s: Table) -> i64:
    return s.cell * 2 if s.heading == FREE else s.cell * 2 + s.heading


def last_port(s: Table) -> i64:
    return s.cell * 2 + 1 if s.heading == FREE else s.cell * 2 + s.heading


def can_move(s: Table) -> bool:
    for port in range(first_port(s), last_port(s) + 1):
        if can_go_on(s, port, HIGH):
            return True
    return False


def can_glide(s: Table) -> bool:
    """Is there a free cell straight ahead for a Swift step (KELP-R26)?"""
    for port in range(first_port(s), last_port(s) + 1):
        for branch in range(BRANCHES):
            entry = s.chart.ahead[port * BRANCHES + branch]
            if entry >= 0 and is_open(s, entry >> 1):
                return True
    return False


def has_die_ahead(s: Table) -> bool:
    for port in range(first_port(s), last_port(s) + 1):
        for branch in range(BRANCHES):
            entry = s.chart.ahead[port * BRANCHES + branch]
            if entry >= 0 and s.t[CURRENT + (entry >> 1)] > 0:
                return True
    return False
