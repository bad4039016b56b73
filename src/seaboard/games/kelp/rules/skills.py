# seaboard: compiled
"""Shark cards: which may be used now, and what using one sets going (KELP-104 ... KELP-115)."""

from __future__ import annotations

from mypy_extensions import i64

from seaboard.core.state import EVERYONE, Moves
from seaboard.games.kelp.box import printed as p
from seaboard.games.kelp.rules import codes as c
from seaboard.games.kelp.rules.dice import bag_size, total
from seaboard.games.kelp.rules.paths import can_glide
from seaboard.games.kelp.rules.table import Table, bits
from seaboard.games.kelp.rules.tricks import can_raise, draw_extra_dice, go_on_giving_back, purge, reds


def is_usable(table: Table, kind: i64) -> bool:
    """Would this card do something now?"""
    effect = table.pack.skill[kind]
    if effect == p.SK_REROLL or effect == p.SK_STORE:
        return table.pooled > 0
    if effect == p.SK_RETURN:
        return total(table.drawn) >= table.pack.skill_a[kind]  # KELP-R30
    if effect == p.SK_EXTRA_DIE:
        return bag_size(table) > 0  # KELP-R31
    if effect == p.SK_RAISE:
        return can_raise(table)
    if effect == p.SK_PURGE:
        return bits(table.colours) > 1  # KELP-R33, KELP-136
    if effect == p.SK_TURN:
        return table.heading != c.FREE  # KELP-R29
    if effect == p.SK_BOLD:
        return reds(table) > 0 and table.pooled > 1  # KELP-R34
    if effect == p.SK_STEP:
        return can_glide(table)
    return effect == p.SK_IGNORE_TRAP


def has_skill(table: Table, windows: i64) -> bool:
    if table.owned_count == 0:
        return False
    window = table.pack.window
    for kind in range(table.pack.skills):
        if table.owned[kind] > 0 and window[kind] & windows and is_usable(table, kind):
            return True
    return False


def offer_skills(table: Table, windows: i64, out: Moves) -> None:
    if table.owned_count == 0:
        return
    window = table.pack.window
    for kind in range(table.pack.skills):
        if table.owned[kind] > 0 and window[kind] & windows and is_usable(table, kind):
            out.add(c.SKILL + kind)


def use_skill(table: Table, kind: i64, back: i64) -> None:
    """Use a bought card; it leaves the game (KELP-104). Afterwards the rules go on at `back`."""
    effect = table.pack.skill[kind]
    table.owned[kind] -= 1
    table.owned_count -= 1
    if effect == p.SK_STORE:
        table.laid[kind] += 1
    else:
        table.used[kind] += 1
    if table.notes is not None:
        table.notes.tell("skill", EVERYONE, {"seat": int(c.SHARK), "skill": table.pack.skill_names[kind]})
    if effect != p.SK_PURGE:
        table.fresh = 0
    table.back = back
    table.phase = back
    table.least = 0
    table.most = table.pack.skill_a[kind]
    if effect == p.SK_REROLL:
        table.least = table.pack.skill_a[kind]
        table.most = table.pack.skill_b[kind]
        table.phase = c.REROLL
    elif effect == p.SK_RETURN:
        table.least = table.pack.skill_b[kind]
        go_on_giving_back(table)
    elif effect == p.SK_EXTRA_DIE:
        draw_extra_dice(table)
    elif effect == p.SK_RAISE:
        table.phase = c.RAISE
    elif effect == p.SK_PURGE:
        purge(table)
    elif effect == p.SK_STORE:
        table.phase = c.STORE
    elif effect == p.SK_TURN:
        table.heading ^= 1
        if table.notes is not None:
            table.notes.tell("turn", EVERYONE, {"seat": int(c.SHARK)})
    elif effect == p.SK_BOLD:
        table.phase = c.STARVE
    elif effect == p.SK_STEP:
        table.declared = 1
        table.fresh = 0
        table.phase = c.GLIDE
    elif effect == p.SK_IGNORE_TRAP:
        table.phase = c.AFTER_STRIKE
