# seaboard: compiled
"""Step 4: search and attack, and the traps they meet (KELP-85 ... KELP-92)."""

from __future__ import annotations

from mypy_extensions import i64

from seaboard.core.state import EVERYONE, Moves
from seaboard.games.kelp.box import printed as p
from seaboard.games.kelp.rules import codes as c
from seaboard.games.kelp.rules.blocks import reveal
from seaboard.games.kelp.rules.confrontation import confront
from seaboard.games.kelp.rules.dice import colour_of, die_name, leave_pool, leave_watch, starve, value_of
from seaboard.games.kelp.rules.effects import start_program
from seaboard.games.kelp.rules.skills import has_skill, offer_skills, use_skill
from seaboard.games.kelp.rules.table import Table, bit
from seaboard.games.kelp.rules.tricks import leave_card

# -- placing dice ----------------------------------------------------------------------------------


def touches(table: Table, zone: i64) -> bool:
    return table.chart.touch[table.cell * 2] == zone or table.chart.touch[table.cell * 2 + 1] == zone


def is_target(table: Table, zone: i64, colour: i64) -> bool:
    """A search needs a hidden block, an attack a hidden one or the octopus (KELP-88, KELP-89)."""
    if not bit(table.revealed, zone):
        return True
    return colour == c.RED and table.pack.block_class[table.board[zone]] == p.IS_OCTOPUS


def fits(table: Table, zone: i64, die: i64) -> bool:
    """May this die be placed there (KELP-86)?"""
    if zone < 0 or table.zone_die[zone] >= 0 or value_of(die) < table.chart.value[zone]:
        return False
    return is_target(table, zone, colour_of(die))


def fits_somewhere(table: Table, die: i64) -> bool:
    touch = table.chart.touch
    return fits(table, touch[table.cell * 2], die) or fits(table, touch[table.cell * 2 + 1], die)


def can_hunt(table: Table) -> bool:
    for die in range(c.YELLOW * 6, c.DICE):
        if table.pool[die] + table.watch[die] > 0 and fits_somewhere(table, die):
            return True
    return False


def open_hunt(table: Table) -> None:
    if can_hunt(table) or (table.fresh and has_skill(table, p.W_ANY_STEP | p.W_HUNT)):
        table.phase = c.HUNT
    else:
        table.phase = c.RESOLVE


def legal_hunt(table: Table, out: Moves) -> None:
    out.add(c.DONE)
    for die in range(c.YELLOW * 6, c.DICE):
        if table.pool[die] + table.watch[die] > 0 and fits_somewhere(table, die):
            if table.pool[die] > 0:
                out.add(c.DIE + die)
            if table.watch[die] > 0:
                out.add(c.WATCHED + die)
    if table.fresh:
        offer_skills(table, p.W_ANY_STEP | p.W_HUNT, out)


def do_hunt(table: Table, action: i64) -> None:
    if action == c.DONE:
        table.phase = c.RESOLVE
        return
    if action >= c.SKILL:
        use_skill(table, action - c.SKILL, c.OPEN_HUNT)
        return
    table.fresh = 0
    table.from_card = 1 if action >= c.WATCHED else 0
    table.die = action - (c.WATCHED if table.from_card else c.DIE)
    one = table.chart.touch[table.cell * 2]
    other = table.chart.touch[table.cell * 2 + 1]
    if not fits(table, other, table.die):
        do_hunt_zone(table, one)
    elif not fits(table, one, table.die):
        do_hunt_zone(table, other)
    else:
        table.phase = c.HUNT_ZONE


def legal_hunt_zone(table: Table, out: Moves) -> None:
    for zone in range(c.ZONES):
        if touches(table, zone) and fits(table, zone, table.die):
            out.add(c.ZONE + zone)


def do_hunt_zone(table: Table, zone: i64) -> None:
    if table.from_card:
        leave_watch(table, table.die)
        leave_card(table)
    else:
        leave_pool(table, table.die)
    table.zone_die[zone] = table.die
    if table.notes is not None:
        way = "attack" if colour_of(table.die) == c.RED else "search"
        name = table.pack.zone_names[zone]
        facts = {"seat": int(c.SHARK), "way": way, "die": die_name(table.die), "zone": name}
        table.notes.tell("hunt", EVERYONE, facts)
    table.die = c.NONE
    table.from_card = 0
    table.phase = c.OPEN_HUNT


# -- resolving them --------------------------------------------------------------------------------


def resolve(table: Table) -> None:
    """All dice are placed: one after another, the shark choosing which comes first (KELP-87)."""
    count: i64 = 0
    last: i64 = c.NONE
    for zone in range(c.ZONES):
        if table.zone_die[zone] >= 0:
            count += 1
            last = zone
    if count == 0:
        table.target = c.NONE
        table.fresh = 1
        table.phase = c.OPEN_GROW
    elif count == 1:
        do_order(table, last)
    else:
        table.phase = c.ORDER


def legal_order(table: Table, out: Moves) -> None:
    for zone in range(c.ZONES):
        if table.zone_die[zone] >= 0:
            out.add(c.ZONE + zone)


def do_order(table: Table, zone: i64) -> None:
    """Resolve the die on this zone: a search or an attack (KELP-88 ... KELP-92)."""
    die = table.zone_die[zone]
    colour = colour_of(die)
    table.zone_die[zone] = c.NONE
    table.phase = c.RESOLVE
    if not touches(table, zone) or not is_target(table, zone, colour):  # KELP-92, KELP-R20
        table.bag[colour] += 1
        if table.notes is not None:
            table.notes.tell("wasted", EVERYONE, {"die": die_name(die), "zone": table.pack.zone_names[zone]})
        return
    was_hidden = not bit(table.revealed, zone)
    if was_hidden:
        reveal(table, zone)
    kind = table.pack.block_class[table.board[zone]]
    table.target = zone
    if colour == c.RED:
        table.strike = 1
        if kind == p.IS_OCTOPUS:
            confront(table)
            return
    else:
        table.searched += 1
    table.phase = c.AFTER_STRIKE
    if kind == p.IS_TRAP and was_hidden:  # KELP-R18
        if table.notes is not None:
            found = table.pack.block_names[table.board[zone]]
            table.notes.tell("trap", EVERYONE, {"seat": int(c.SHARK), "block": found})
        table.phase = c.TRAP if has_skill(table, p.W_TRAP) else c.SPRING_TRAP


def legal_trap(table: Table, out: Moves) -> None:
    """Observant works before the trap does (KELP-114)."""
    out.add(c.DONE)
    offer_skills(table, p.W_TRAP, out)


def do_trap(table: Table, action: i64) -> None:
    if action == c.DONE:
        table.phase = c.SPRING_TRAP
    else:
        use_skill(table, action - c.SKILL, c.AFTER_STRIKE)


def spring_trap(table: Table) -> None:
    start_program(table, c.BLOCK_PROGRAM + table.board[table.target], c.BY_TRAP)
    table.itself = table.target


def after_strike(table: Table) -> None:
    """A red die that did not win goes to the hunger track (KELP-90, KELP-R21)."""
    table.phase = c.RESOLVE
    table.itself = c.NONE
    if table.strike:
        table.strike = 0
        starve(table, c.RED)
