# seaboard: compiled
"""Hide effects: revealed blocks are stood up again (KELP-47, KELP-66, KELP-72)."""

from __future__ import annotations

from mypy_extensions import i64

from seaboard.core.state import Moves
from seaboard.games.kelp.box import printed as p
from seaboard.games.kelp.rules import codes as c
from seaboard.games.kelp.rules.blocks import hide
from seaboard.games.kelp.rules.table import Table, bit, bits


def begin_hide(table: Table, at: i64) -> None:
    table.picked = 0
    if table.pack.op_c[at] & p.HIDES_NOT_ITSELF and table.itself >= 0:
        table.picked = 1 << table.itself
    choice = bits(table.revealed & ~table.picked)
    table.least = table.pack.op_a[at]
    table.most = table.pack.op_b[at]
    if table.least > choice:
        table.least = choice
    if table.most > choice:
        table.most = choice
    if table.pack.op_c[at] & p.HIDES_ALL or table.least == choice:
        for zone in range(c.ZONES):
            if bit(table.revealed & ~table.picked, zone):
                hide(table, zone)
        table.phase = c.NEXT_OP
    else:
        table.phase = c.HIDE


def legal_hide(table: Table, out: Moves) -> None:
    if table.least == 0:
        out.add(c.DONE)
    for zone in range(c.ZONES):
        if bit(table.revealed & ~table.picked, zone):
            out.add(c.ZONE + zone)


def do_hide(table: Table, action: i64) -> None:
    if action == c.DONE:
        end_hiding(table)
        return
    hide(table, action - c.ZONE)
    table.most -= 1
    if table.least > 0:
        table.least -= 1
    if table.most == 0:
        end_hiding(table)


def end_hiding(table: Table) -> None:
    """What a discard allows is no step of an effect (KELP-39)."""
    table.phase = c.PROGRAM_DONE if table.source == c.BY_DISCARD else c.NEXT_OP
