# seaboard: compiled
"""Blocks on the board: revealed, hidden, swapped and exchanged in the open. The trail keeps what the shark sees."""

from __future__ import annotations

from mypy_extensions import i64

from seaboard.core.state import EVERYONE
from seaboard.games.kelp.rules import codes as c
from seaboard.games.kelp.rules.table import Table, bit


def reveal(table: Table, zone: i64) -> None:
    """Lay a hidden block down with its symbol up."""
    table.revealed |= 1 << zone
    table.trail.seen(zone, table.board[zone])
    table.reveals += 1
    if table.notes is not None:
        table.notes.tell(
            "reveal",
            EVERYONE,
            {"zone": table.pack.zone_names[zone], "block": table.pack.block_names[table.board[zone]]},
        )


def hide(table: Table, zone: i64) -> None:
    """Stand a revealed block up again."""
    table.revealed &= ~(1 << zone)
    if table.notes is not None:
        table.notes.tell("hide", EVERYONE, {"zone": table.pack.zone_names[zone]})


def swap(table: Table, one: i64, other: i64) -> None:
    """Exchange two blocks; each keeps its state (KELP-44)."""
    kept = table.board[one]
    table.board[one] = table.board[other]
    table.board[other] = kept
    if bit(table.revealed, one) != bit(table.revealed, other):
        table.revealed ^= (1 << one) | (1 << other)
    table.trail.swapped(one, other)
    if table.notes is not None:
        table.notes.tell("swap", EVERYONE, {"zone": table.pack.zone_names[one], "other": table.pack.zone_names[other]})


def lay_revealed(table: Table, zone: i64, kind: i64) -> None:
    """A block from beside the board takes the place of a revealed one."""
    table.board[zone] = kind
    table.trail.exchanged(zone, kind)


def zone_of(table: Table, kind: i64) -> i64:
    """Where the one block of a kind lies, or NONE."""
    for zone in range(c.ZONES):
        if table.board[zone] == kind:
            return zone
    return c.NONE


def zones_in(table: Table, mask: i64) -> list[str]:
    return [table.pack.zone_names[zone] for zone in range(c.ZONES) if bit(mask, zone)]
