# seaboard: compiled
"""The points of a duel: TRQ-116, TRQ-117. The cooperative game has none (TRQ-56)."""

from __future__ import annotations

from mypy_extensions import i64

from seaboard.games.tranquility.rules.table import Table


def points(table: Table, s: i64) -> i64:
    numbers = table.charter.numbers
    seat = table.players[s]
    return (
        seat.placed * numbers.points_placed
        + seat.neighbours * numbers.points_neighbour
        + seat.completed * numbers.points_row
        + seat.discarded * numbers.points_discarded
    )


def leader(table: Table) -> i64:
    """TRQ-117: more points, then more islands; -1 if still equal."""
    ahead = points(table, 0) - points(table, 1)
    if ahead == 0:
        ahead = table.players[0].placed - table.players[1].placed
    if ahead == 0:
        return -1
    return 0 if ahead > 0 else 1
