# seaboard: compiled
"""Step 5: dice on the growth track, tiles turned to their ability (KELP-93 ... KELP-95)."""

from __future__ import annotations

from mypy_extensions import i64

from seaboard.core.state import EVERYONE, Moves
from seaboard.games.kelp.box import printed as p
from seaboard.games.kelp.rules import codes as c
from seaboard.games.kelp.rules.dice import total
from seaboard.games.kelp.rules.skills import has_skill, offer_skills, use_skill
from seaboard.games.kelp.rules.table import Table


def open_grow(table: Table) -> None:
    table.phase = c.GROW if table.fresh and has_skill(table, p.W_ANY_STEP) else c.GROWING


def legal_grow(table: Table, out: Moves) -> None:
    out.add(c.DONE)
    offer_skills(table, p.W_ANY_STEP, out)


def do_grow(table: Table, action: i64) -> None:
    if action == c.DONE:
        table.phase = c.GROWING
    else:
        use_skill(table, action - c.SKILL, c.OPEN_GROW)


def grow(table: Table) -> None:
    """The current die swum over first, then the search dice in order of use (KELP-93, KELP-R28)."""
    while table.swum > 0:
        table.swum -= 1
        add_growth(table, c.BLUE)
    while table.searched > 0:
        table.searched -= 1
        add_growth(table, c.YELLOW)
    table.fresh = 1
    table.phase = c.OPEN_SPEND


def add_growth(table: Table, colour: i64) -> None:
    if table.flipped == table.pack.tiles:
        table.bag[colour] += 1  # KELP-95
        return
    table.growth[colour] += 1
    if total(table.growth) < table.pack.tile_dice:
        return
    for full in range(c.COLOURS):  # KELP-94
        table.bag[full] += table.growth[full]
        table.growth[full] = 0
    table.flipped += 1
    if table.notes is not None:
        table.notes.tell("tile", EVERYONE, {"tile": f"tile_{table.flipped}"})
