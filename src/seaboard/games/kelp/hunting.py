# seaboard: compiled
"""Step 4: search and attack, traps, and the confrontation (KELP-85 ... KELP-92, KELP-121 ... KELP-127)."""

from __future__ import annotations

from mypy_extensions import i64

from seaboard.core.state import EVERYONE, Moves
from seaboard.games.kelp.codes import (
    AFTER_STRIKE,
    BAG,
    BLOCK_PROGRAM,
    BOARD,
    BY_ESCAPE,
    BY_TRAP,
    CAUGHT,
    CHOOSE_ESCAPE,
    CHOOSE_HUNT,
    COLOUR,
    COLOUR_PROGRAM,
    DICE,
    DIE,
    DONE,
    ESCAPED,
    HUNT,
    HUNT_ZONE,
    IS_OCTOPUS,
    IS_TRAP,
    NONE,
    OPEN_GROW,
    OPEN_HUNT,
    ORDER,
    POOL,
    RED,
    RESOLVE,
    SHARK,
    SKILL,
    SPRING_TRAP,
    SURVIVE,
    TRAP,
    W_ANY_STEP,
    W_HUNT,
    W_TRAP,
    WATCH,
    WATCHED,
    YELLOW,
    YES,
    ZONE,
    ZONE_DIE,
    ZONES,
)
from seaboard.games.kelp.effects import start_program
from seaboard.games.kelp.feasible import can_carry_out
from seaboard.games.kelp.skills import has_skill, leave_card, offer_skills, use_skill
from seaboard.games.kelp.table import (
    ESCAPE_COLOURS,
    Table,
    bit,
    bits,
    colour_of,
    die_name,
    finish,
    leave_pool,
    leave_watch,
    reveal,
    starve,
    value_of,
)

# -- placing dice ----------------------------------------------------------------------------------


def touches(s: Table, zone: i64) -> bool:
    return s.chart.touch[s.cell * 2] == zone or s.chart.touch[s.cell * 2 + 1] == zone


def is_target(s: Table, zone: i64, colour: i64) -> bool:
    """A search needs a hidden block, an attack a hidden one or the octopus (KELP-88, KELP-89)."""
    if not bit(s.revealed, zone):
        return True
    return colour == RED and s.pack.block_class[s.t[BOARD + zone]] == IS_OCTOPUS


def fits(s: Table, zone: i64, die: i64) -> bool:
    """May this die be placed there (KELP-86)?"""
    if zone < 0 or s.t[ZONE_DIE + zone] >= 0 or value_of(die) < s.chart.value[zone]:
        return False
    return is_target(s, zone, colour_of(die))


def fits_somewhere(s: Table, die: i64) -> bool:
    return fits(s, s.chart.touch[s.cell * 2], die) or fits(s, s.chart.touch[s.cell * 2 + 1], die)


def can_hunt(s: Table) -> bool:
    for die in range(YELLOW * 6, DICE):
        if s.t[POOL + die] + s.t[WATCH + die] > 0 and fits_somewhere(s, die):
            return True
    return False


def open_hunt(s: Table) -> None:
    if can_hunt(s) or (s.fresh and has_skill(s, W_ANY_STEP | W_HUNT)):
        s.phase = HUNT
    else:
        s.phase = RESOLVE


def legal_hunt(s: Table, out: Moves) -> None:
    out.add(DONE)
    for die in range(YELLOW * 6, DICE):
        if s.t[POOL + die] + s.t[WATCH + die] > 0 and fits_somewhere(s, die):
            if s.t[POOL + die] > 0:
                out.add(DIE + die)
            if s.t[WATCH + die] > 0:
                out.add(WATCHED + die)
    if s.fresh:
        offer_skills(s, W_ANY_STEP | W_HUNT, out)


def do_hunt(s: Table, action: i64) -> None:
    if action == DONE:
        s.phase = RESOLVE
        return
    if action >= SKILL:
        use_skill(s, action - SKILL, OPEN_HUNT)
        return
    s.fresh = 0
    s.from_card = 1 if action >= WATCHED else 0
    s.die = action - (WATCHED if s.from_card else DIE)
    one = s.chart.touch[s.cell * 2]
    other = s.chart.touch[s.cell * 2 + 1]
    if not fits(s, other, s.die):
        do_hunt_zone(s, one)
    elif not fits(s, one, s.die):
        do_hunt_zone(s, other)
    else:
        s.phase = HUNT_ZONE


def legal_hunt_zone(s: Table, out: Moves) -> None:
    for zone in range(ZONES):
        if touches(s, zone) and fits(s, zone, s.die):
            out.add(ZONE + zone)


def do_hunt_zone(s: Table, zone: i64) -> None:
    if s.from_card:
        leave_watch(s, s.die)
        leave_card(s)
    else:
        leave_pool(s, s.die)
    s.t[ZONE_DIE + zone] = s.die
    if s.notes is not None:
        s.notes.tell("hunt", EVERYONE, {"die": die_name(s.die), "zone": s.pack.zone_names[zone]})
    s.die = NONE
    s.from_card = 0
    s.phase = OPEN_HUNT


# -- resolving them --------------------------------------------------------------------------------


def resolve(s: Table) -> None:
    """All dice are placed: one after another, the shark choosing which comes first (KELP-87)."""
    count: i64 = 0
    last: i64 = NONE
    for zone in range(ZONES):
        if s.t[ZONE_DIE + zone] >= 0:
            count += 1
            last = zone
    if count == 0:
        s.target = NONE
        s.fresh = 1
        s.phase = OPEN_GROW
    elif count == 1:
        do_order(s, last)
    else:
        s.phase = ORDER


def legal_order(s: Table, out: Moves) -> None:
    for zone in range(ZONES):
        if s.t[ZONE_DIE + zone] >= 0:
            out.add(ZONE + zone)


def do_order(s: Table, zone: i64) -> None:
    """Resolve the die on this zone: a search or an attack (KELP-88 ... KELP-92)."""
    t = s.t
    die = t[ZONE_DIE + zone]
    colour = colour_of(die)
    t[ZONE_DIE + zone] = NONE
    s.phase = RESOLVE
    if not touches(s, zone) or not is_target(s, zone, colour):  # KELP-92, KELP-R20
        t[BAG + colour] += 1
        if s.notes is not None:
            s.notes.tell("wasted", EVERYONE, {"die": die_name(die), "zone": s.pack.zone_names[zone]})
        return
    was_hidden = not bit(s.revealed, zone)
    if was_hidden:
        reveal(s, zone)
    kind = s.pack.block_class[t[BOARD + zone]]
    s.target = zone
    if colour == RED:
        s.strike = 1
        if kind == IS_OCTOPUS:
            confront(s)
            return
    else:
        s.searched += 1
    s.phase = AFTER_STRIKE
    if kind == IS_TRAP and was_hidden:  # KELP-R18
        if s.notes is not None:
            s.notes.tell("trap", EVERYONE, {"block": s.pack.block_names[t[BOARD + zone]]})
        s.phase = TRAP if has_skill(s, W_TRAP) else SPRING_TRAP


def legal_trap(s: Table, out: Moves) -> None:
    """Observant works before the trap does (KELP-114)."""
    out.add(DONE)
    offer_skills(s, W_TRAP, out)


def do_trap(s: Table, action: i64) -> None:
    if action == DONE:
        s.phase = SPRING_TRAP
    else:
        use_skill(s, action - SKILL, AFTER_STRIKE)


def spring_trap(s: Table) -> None:
    start_program(s, BLOCK_PROGRAM + s.t[BOARD + s.target], BY_TRAP)
    s.itself = s.target


def after_strike(s: Table) -> None:
    """A red die that did not win goes to the hunger track (KELP-90, KELP-R21)."""
    s.phase = RESOLVE
    s.itself = NONE
    if s.strike:
        s.strike = 0
        starve(s, RED)


# -- confrontation ---------------------------------------------------------------------------------


def confront(s: Table) -> None:
    if s.notes is not None:
        s.notes.tell("confrontation", EVERYONE, {"zone": s.pack.zone_names[s.target]})
    if bits(s.colours) == 1:
        finish(s, CAUGHT, SHARK)  # KELP-124: one pair left, the colours cannot differ
    else:
        s.phase = CHOOSE_ESCAPE


def legal_colours(s: Table, out: Moves) -> None:
    for colour in range(len(ESCAPE_COLOURS)):
        c: i64 = colour
        if bit(s.colours, c):
            out.add(COLOUR + c)


def do_choose_escape(s: Table, colour: i64) -> None:
    """The octopus chooses first; the shark is not told what (KELP-121, KELP-O6)."""
    s.escape = colour
    s.phase = CHOOSE_HUNT


def do_choose_hunt(s: Table, colour: i64) -> None:
    s.reveals += 1
    if s.notes is not None:
        facts: dict[str, object] = {"escape": ESCAPE_COLOURS[s.escape], "hunt": ESCAPE_COLOURS[colour]}
        s.notes.tell("showdown", EVERYONE, facts)
    if colour == s.escape:
        finish(s, CAUGHT, SHARK)
    elif can_carry_out(s, COLOUR_PROGRAM + s.escape, s.revealed, s.hand):
        s.phase = SURVIVE
    else:
        s.phase = ESCAPED  # KELP-R50


def legal_survive(s: Table, out: Moves) -> None:
    out.add(DONE)
    out.add(YES)


def do_survive(s: Table, action: i64) -> None:
    if action == YES:
        start_program(s, COLOUR_PROGRAM + s.escape, BY_ESCAPE)
    else:
        s.phase = ESCAPED


def escaped(s: Table) -> None:
    """Both cards of the octopus's colour leave the game (KELP-123)."""
    s.colours &= ~(1 << s.escape)
    if s.notes is not None:
        s.notes.tell("escaped", EVERYONE, {"colour": ESCAPE_COLOURS[s.escape]})
    s.escape = NONE
    s.phase = AFTER_STRIKE
