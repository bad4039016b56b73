# seaboard: compiled
"""Step 3: the shark moves along its lines, carried further by currents whose values fall (KELP-79 ... KELP-84)."""

from __future__ import annotations

from mypy_extensions import i64

from seaboard.core.state import EVERYONE, Moves
from seaboard.games.kelp.box import printed as p
from seaboard.games.kelp.rules import codes as c
from seaboard.games.kelp.rules.dice import lift_current
from seaboard.games.kelp.rules.paths import (
    HIGH,
    can_enter,
    can_glide,
    can_move,
    first_port,
    has_die_ahead,
    is_open,
    last_port,
)
from seaboard.games.kelp.rules.skills import has_skill, offer_skills, use_skill
from seaboard.games.kelp.rules.table import Table

# -- before the move -------------------------------------------------------------------------------


def open_move(table: Table) -> None:
    table.move_from = table.cell
    table.phase = c.MOVE


def move_windows(table: Table) -> i64:
    """Until something is declared, cards that work before the move are still in time (KELP-R29)."""
    windows = p.W_MOVE
    if not table.declared:
        windows |= p.W_PRE_MOVE
    if table.fresh:
        windows |= p.W_ANY_STEP
    return windows


def legal_move(table: Table, out: Moves) -> None:
    legal_entries(table, out)
    offer_skills(table, move_windows(table), out)


def legal_entries(table: Table, out: Moves) -> None:
    """Cells to swim into; if no move is possible, the dice straight ahead (KELP-84, KELP-R25)."""
    forced = not can_move(table)
    dice = forced and has_die_ahead(table)
    for port in range(first_port(table), last_port(table) + 1):
        for branch in range(p.BRANCHES):
            entry = table.chart.ahead[port * p.BRANCHES + branch]
            if entry < 0:
                break
            if forced:
                if not dice or table.current[entry >> 1] > 0:
                    out.add(c.ENTRY + entry)
            elif can_enter(table, entry, HIGH):
                out.add(c.ENTRY + entry)


def do_move(table: Table, action: i64) -> None:
    """Use a card first, or declare the normal move by its first cell."""
    if action >= c.SKILL:
        use_skill(table, action - c.SKILL, c.OPEN_MOVE)
        return
    entry = action - c.ENTRY
    table.declared = 1
    table.fresh = 0
    cell = entry >> 1
    if not can_move(table):
        if table.notes is not None:
            table.notes.tell("forced-move", EVERYONE, {"cell": table.chart.cell_names[cell]})
        if table.current[cell] > 0:
            lift_current(table, cell)
        arrive(table, entry)
        table.phase = c.AFTER_MOVE
        return
    table.first_die = c.NONE
    swim_into(table, entry)


def swim_into(table: Table, entry: i64) -> None:
    cell = entry >> 1
    value = table.current[cell]
    if value == 0:
        arrive(table, entry)
        take_first_die(table)
        table.phase = c.AFTER_MOVE
        return
    if table.first_die < 0:
        table.first_die = cell
    table.last_value = value
    table.cell = cell
    table.heading = (entry & 1) ^ 1
    go_on_swimming(table)


def go_on_swimming(table: Table) -> None:
    """Over a current the shark swims on (KELP-R24); a single way is no choice."""
    only: i64 = c.NONE
    ways: i64 = 0
    port = table.cell * 2 + table.heading
    for branch in range(p.BRANCHES):
        entry = table.chart.ahead[port * p.BRANCHES + branch]
        if entry < 0:
            break
        if can_enter(table, entry, table.last_value):
            only = entry
            ways += 1
    if ways == 1:
        swim_into(table, only)
    else:
        table.phase = c.SWIM


def legal_swim(table: Table, out: Moves) -> None:
    port = table.cell * 2 + table.heading
    for branch in range(p.BRANCHES):
        entry = table.chart.ahead[port * p.BRANCHES + branch]
        if entry < 0:
            break
        if can_enter(table, entry, table.last_value):
            out.add(c.ENTRY + entry)


def arrive(table: Table, entry: i64) -> None:
    table.cell = entry >> 1
    table.heading = (entry & 1) ^ 1
    if table.notes is not None:
        table.notes.tell("swim", EVERYONE, {"seat": int(c.SHARK), "cell": table.chart.cell_names[table.cell]})


def take_first_die(table: Table) -> None:
    """Only the first die swum over leaves the board, for the growth track (KELP-83)."""
    if table.first_die < 0:
        return
    growing = table.flipped < table.pack.tiles
    if table.notes is not None:
        kind = "ride" if growing else "ride-to-bag"
        cell = table.chart.cell_names[table.first_die]
        table.notes.tell(kind, EVERYONE, {"cell": cell, "value": int(table.current[table.first_die])})
    table.current[table.first_die] = 0
    table.flows -= 1
    table.first_die = c.NONE
    if growing:
        table.swum += 1
    else:
        table.bag[c.BLUE] += 1


# -- Swift, before or after (KELP-115) -------------------------------------------------------------


def legal_glide(table: Table, out: Moves) -> None:
    for port in range(first_port(table), last_port(table) + 1):
        for branch in range(p.BRANCHES):
            entry = table.chart.ahead[port * p.BRANCHES + branch]
            if entry >= 0 and is_open(table, entry >> 1):
                out.add(c.ENTRY + entry)


def do_glide(table: Table, entry: i64) -> None:
    arrive(table, entry)
    table.most -= 1
    if table.most > 0 and can_glide(table):
        table.phase = c.GLIDE
    else:
        table.phase = table.back


def after_move(table: Table) -> None:
    """The normal move is done; another Swift step may follow."""
    if has_skill(table, p.W_MOVE):
        table.phase = c.MOVED
    else:
        end_move(table)


def legal_moved(table: Table, out: Moves) -> None:
    out.add(c.DONE)
    offer_skills(table, p.W_MOVE, out)


def do_moved(table: Table, action: i64) -> None:
    if action == c.DONE:
        end_move(table)
    else:
        use_skill(table, action - c.SKILL, c.AFTER_MOVE)


def end_move(table: Table) -> None:
    table.step_from = c.NONE
    table.move_from = c.NONE
    table.fresh = 1
    table.phase = c.OPEN_HUNT
