# seaboard: compiled
"""Can the compasses of the pool save a player who has no action left? (TRQ-88)"""

from __future__ import annotations

from mypy_extensions import i64

from seaboard.games.tranquility.rules.choices import has_action
from seaboard.games.tranquility.rules.table import Table


def can_be_helped(table: Table) -> bool:
    """Try every set of storms that the pool can lift: the player's orange ones together, and purple rows.

    A yellow storm does not help: no refill comes first.
    """
    if table.pool == 0:
        return False
    if table.players[table.active].orange > 0 and _helps(table, table.players[table.active].orange, 0):
        return True
    return _helps(table, 0, 0)


def _helps(table: Table, spent: i64, first_row: i64) -> bool:
    """Lift the orange storms if `spent` says so, then any purple rows from `first_row` on that can be afforded."""
    if spent > table.pool:
        return False
    seat = table.players[table.active]
    orange = seat.orange
    lifts_orange = spent > 0 and first_row == 0
    if lifts_orange:
        seat.orange = 0
    helped: bool = spent > 0 and has_action(table)
    row = first_row
    while not helped and row < table.charter.layout.rows:
        storms = table.sea.purple[row]
        if storms > 0:
            table.sea.put_purple(row, -storms)
            helped = _helps(table, spent + storms, row + 1)
            table.sea.put_purple(row, storms)
        row += 1
    if lifts_orange:
        seat.orange = orange
    return helped
