# seaboard: compiled
"""Step 3: the shark moves along its lines, carried further by currents whose values fall (KELP-79 ... KELP-84)."""

from __future__ import annotations

from mypy_extensions import i64

from seaboard.core.state import EVERYONE, Moves
from seaboard.games.kelp.codes import (
    AFTER_MOVE,
    BAG,
    BLUE,
    BRANCHES,
    CURRENT,
    DONE,
    ENTRY,
    GLIDE,
    MOVE,
    MOVED,
    NONE,
    OPEN_HUNT,
    OPEN_MOVE,
    SKILL,
    SWIM,
    W_ANY_STEP,
    W_MOVE,
    W_PRE_MOVE,
)
from seaboard.games.kelp.paths import (
    HIGH,
    can_enter,
    can_glide,
    can_move,
    first_port,
    has_die_ahead,
    is_open,
    last_port,
)
from seaboard.games.kelp.skills import has_skill, offer_skills, use_skill
from seaboard.games.kelp.table import Table, lift_current

# -- before the move -------------------------------------------------------------------------------


def open_move(s: Table) -> None:
    s.move_from = s.cell
    s.phase = MOVE


def move_windows(s: Table) -> i64:
    """Until something is declared, cards that work before the move are still in time (KELP-R29)."""
    windows = W_MOVE
    if not s.declared:
        windows |= W_PRE_MOVE
    if s.fresh:
        windows |= W_ANY_STEP
    return windows


def legal_move(s: Table, out: Moves) -> None:
    legal_entries(s, out)
    offer_skills(s, move_windows(s), out)


def legal_entries(s: Table, out: Moves) -> None:
    """Cells to swim into; if no move is possible, the dice straight ahead (KELP-84, KELP-R25)."""
    forced = not can_move(s)
    dice = forced and has_die_ahead(s)
    for port in range(first_port(s), last_port(s) + 1):
        for branch in range(BRANCHES):
            entry = s.chart.ahead[port * BRANCHES + branch]
            if entry < 0:
                break
            if forced:
                if not dice or s.t[CURRENT + (entry >> 1)] > 0:
                    out.add(ENTRY + entry)
            elif can_enter(s, entry, HIGH):
                out.add(ENTRY + entry)


def do_move(s: Table, action: i64) -> None:
    """Use a card first, or declare the normal move by its first cell."""
    if action >= SKILL:
        use_skill(s, action - SKILL, OPEN_MOVE)
        return
    entry = action - ENTRY
    s.declared = 1
    s.fresh = 0
    cell = entry >> 1
    if not can_move(s):
        if s.notes is not None:
            s.notes.tell("forced-move", EVERYONE, {"cell": s.chart.cell_names[cell]})
        if s.t[CURRENT + cell] > 0:
            lift_current(s, cell)
        arrive(s, entry)
        s.phase = AFTER_MOVE
        return
    s.first_die = NONE
    swim_into(s, entry)


def swim_into(s: Table, entry: i64) -> None:
    cell = entry >> 1
    value = s.t[CURRENT + cell]
    if value == 0:
        arrive(s, entry)
        take_first_die(s)
        s.phase = AFTER_MOVE
        return
    if s.first_die < 0:
        s.first_die = cell
    s.last_value = value
    s.cell = cell
    s.heading = (entry & 1) ^ 1
    go_on_swimming(s)


def go_on_swimming(s: Table) -> None:
    """Over a current the shark swims on (KELP-R24); a single way is no choice."""
    only: i64 = NONE
    ways: i64 = 0
    port = s.cell * 2 + s.heading
    for branch in range(BRANCHES):
        entry = s.chart.ahead[port * BRANCHES + branch]
        if entry < 0:
            break
        if can_enter(s, entry, s.last_value):
            only = entry
            ways += 1
    if ways == 1:
        swim_into(s, only)
    else:
        s.phase = SWIM


def legal_swim(s: Table, out: Moves) -> None:
    port = s.cell * 2 + s.heading
    for branch in range(BRANCHES):
        entry = s.chart.ahead[port * BRANCHES + branch]
        if entry < 0:
            break
        if can_enter(s, entry, s.last_value):
            out.add(ENTRY + entry)


def arrive(s: Table, entry: i64) -> None:
    s.cell = entry >> 1
    s.heading = (entry & 1) ^ 1
    if s.notes is not None:
        s.notes.tell("swim", EVERYONE, {"cell": s.chart.cell_names[s.cell]})


def take_first_die(s: Table) -> None:
    """Only the first die swum over leaves the board, for the growth track (KELP-83)."""
    if s.first_die < 0:
        return
    growing = s.flipped < s.pack.tiles
    if s.notes is not None:
        kind = "ride" if growing else "ride-to-bag"
        cell = s.chart.cell_names[s.first_die]
        s.notes.tell(kind, EVERYONE, {"cell": cell, "value": int(s.t[CURRENT + s.first_die])})
    s.t[CURRENT + s.first_die] = 0
    s.flows -= 1
    s.first_die = NONE
    if growing:
        s.swum += 1
    else:
        s.t[BAG + BLUE] += 1


# -- Swift, before or after (KELP-115) -------------------------------------------------------------


def legal_glide(s: Table, out: Moves) -> None:
    for port in range(first_port(s), last_port(s) + 1):
        for branch in range(BRANCHES):
            entry = s.chart.ahead[port * BRANCHES + branch]
            if entry >= 0 and is_open(s, entry >> 1):
                out.add(ENTRY + entry)


def do_glide(s: Table, entry: i64) -> None:
    arrive(s, entry)
    s.most -= 1
    if s.most > 0 and can_glide(s):
        s.phase = GLIDE
    else:
        s.phase = s.back


def after_move(s: Table) -> None:
    """The normal move is done; another Swift step may follow."""
    if has_skill(s, W_MOVE):
        s.phase = MOVED
    else:
        end_move(s)


def legal_moved(s: Table, out: Moves) -> None:
    out.add(DONE)
    offer_skills(s, W_MOVE, out)


def do_moved(s: Table, action: i64) -> None:
    if action == DONE:
        end_move(s)
    else:
        use_skill(s, action - SKILL, AFTER_MOVE)


def end_move(s: Table) -> None:
    s.step_from = NONE
    s.move_from = NONE
    s.fresh = 1
    s.phase = OPEN_HUNT
