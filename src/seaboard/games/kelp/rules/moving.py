# seaboard: compiled
"""Move effects: blocks are swapped and shuffled (KELP-44 ... KELP-46, KELP-57 ... KELP-59)."""

from __future__ import annotations

from mypy_extensions import i64

from seaboard.core.state import EVERYONE, Moves
from seaboard.games.kelp.box import printed as p
from seaboard.games.kelp.rules import codes as c
from seaboard.games.kelp.rules.blocks import swap, zones_in
from seaboard.games.kelp.rules.feasible import shuffle_core, shuffle_source
from seaboard.games.kelp.rules.table import Table, bit, bits

# -- swap (KELP-44, KELP-58) --------------------------------------------------------------------


def legal_swap(table: Table, out: Moves) -> None:
    for pair in range(c.PAIRS):
        out.add(c.PAIR + pair)


def do_swap(table: Table, pair: i64) -> None:
    swap(table, table.chart.one[pair], table.chart.other[pair])
    table.most -= 1
    if table.most == 0:
        table.phase = c.NEXT_OP


# -- shuffle (KELP-45, KELP-46, KELP-57, KELP-59) -----------------------------------------------


def begin_shuffle(table: Table, at: i64) -> None:
    table.picked = shuffle_core(table, at)
    table.most = table.pack.op_a[at] - bits(table.picked)
    choice = shuffle_source(table, at, table.revealed) & ~table.picked
    if table.most == 0:
        fill_sack(table)
    elif bits(choice) <= table.most:
        table.picked |= choice
        fill_sack(table)
    else:
        table.phase = c.SHUFFLE


def shuffle_choice(table: Table) -> i64:
    return shuffle_source(table, table.program * p.OPS + table.step, table.revealed) & ~table.picked


def legal_shuffle(table: Table, out: Moves) -> None:
    choice = shuffle_choice(table)
    for zone in range(c.ZONES):
        if bit(choice, zone):
            out.add(c.ZONE + zone)


def do_shuffle(table: Table, zone: i64) -> None:
    table.picked |= 1 << zone
    table.most -= 1
    if table.most == 0:
        fill_sack(table)


def fill_sack(table: Table) -> None:
    """The picked blocks go into the bag; `picked` is from now on the mask of empty spaces."""
    if table.notes is not None:
        table.notes.tell("shuffle", EVERYONE, {"zones": zones_in(table, table.picked)})
    table.trail.shuffled(table.picked)
    for zone in range(c.ZONES):
        if bit(table.picked, zone):
            table.sack[table.board[zone]] += 1
            table.board[zone] = c.NONE
    table.revealed &= ~table.picked
    go_on_settling(table)


def go_on_settling(table: Table) -> None:
    """The shark names a space for each block but the last one (KELP-R49)."""
    if table.picked == 0:
        table.phase = c.NEXT_OP
    elif bits(table.picked) == 1:
        for zone in range(c.ZONES):
            if bit(table.picked, zone):
                do_settle(table, zone)
                return
    else:
        table.phase = c.SETTLE


def legal_settle(table: Table, out: Moves) -> None:
    for zone in range(c.ZONES):
        if bit(table.picked, zone):
            out.add(c.ZONE + zone)


def do_settle(table: Table, zone: i64) -> None:
    """A block is drawn unseen and put there. To draw it after the space is named changes nothing: nobody saw it."""
    at = table.random.below(bits(table.picked))
    kind: i64 = 0
    while at >= table.sack[kind]:
        at -= table.sack[kind]
        kind += 1
    table.sack[kind] -= 1
    table.board[zone] = kind
    table.picked &= ~(1 << zone)
    table.reveals += 1
    if table.notes is not None:
        name = table.pack.zone_names[zone]
        table.notes.tell("settle", EVERYONE, {"zone": name})
        table.notes.tell("settle-own", 1 << c.OCTOPUS, {"zone": name, "block": table.pack.block_names[kind]})
    go_on_settling(table)
