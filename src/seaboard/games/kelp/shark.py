# seaboard: compiled
"""Steps 1 and 2 of the shark's turn: draw and roll, place currents (KELP-75 ... KELP-78)."""

from __future__ import annotations

from mypy_extensions import i64

from seaboard.core.state import EVERYONE, Moves
from seaboard.games.kelp.codes import (
    BLUE,
    CELL,
    COLOURS,
    CURRENT,
    CURRENTS,
    DIE,
    DONE,
    DRAW,
    DRAWN,
    DRAWN_WINDOW,
    LAY_CURRENT,
    NONE,
    OPEN_CURRENTS,
    OPEN_DRAWN,
    OPEN_MOVE,
    OPEN_ROLLED,
    POOL,
    REFILL,
    ROLL,
    ROLLED,
    SHARK,
    SK_DRAW_EXTRA,
    SK_REROLL,
    SKILL,
    TAKE_DICE,
    W_ANY_STEP,
    W_DRAW,
    W_DRAWN,
    W_PRE_MOVE,
    W_ROLLED,
    WATCH,
    WATCHED,
    YES,
)
from seaboard.games.kelp.skills import (
    has_skill,
    leave_card,
    legal_pool,
    offer_skills,
    reroll_by_tile,
    roll_place,
    use_skill,
)
from seaboard.games.kelp.table import (
    COLOUR_NAMES,
    Table,
    bag_size,
    colour_total,
    die_name,
    draw_from_bag,
    forget,
    leave_pool,
    leave_watch,
    value_of,
)


def begin_shark_turn(s: Table) -> None:
    forget(s)
    s.rerolls = tile_sum(s, SK_REROLL)
    s.extra = 0
    s.declared = 0
    s.fresh = 1
    s.swum = 0
    s.searched = 0
    if s.notes is not None:
        s.notes.tell("shark-turn", EVERYONE, {"seat": int(SHARK), "round": int(s.round)})
    if can_draw_extra(s) or has_skill(s, W_DRAW | W_ANY_STEP):
        s.phase = DRAW
    else:
        s.phase = TAKE_DICE


def tile_sum(s: Table, effect: i64) -> i64:
    """What the flipped growth tiles with an effect give together (KELP-94)."""
    total: i64 = 0
    for tile in range(s.flipped):
        if s.pack.tile[tile] == effect:
            total += s.pack.tile_a[tile]
    return total


# -- 1 draw and roll -------------------------------------------------------------------------------


def can_draw_extra(s: Table) -> bool:
    """Tile 4 draws from the bag only (KELP-120, KELP-R43)."""
    return tile_sum(s, SK_DRAW_EXTRA) > 0 and bag_size(s) > s.pack.draw


def legal_draw(s: Table, out: Moves) -> None:
    out.add(DONE)
    if can_draw_extra(s):
        out.add(YES)
    offer_skills(s, W_DRAW | W_ANY_STEP, out)


def do_draw(s: Table, action: i64) -> None:
    """Decide how many dice to draw, before drawing (KELP-R44)."""
    if action >= SKILL:
        use_skill(s, action - SKILL, DRAW)
        return
    if action == YES:
        s.extra = tile_sum(s, SK_DRAW_EXTRA)
    s.phase = TAKE_DICE


def take_dice(s: Table) -> None:
    t = s.t
    wanted = s.pack.draw + s.extra
    while wanted > 0 and bag_size(s) > 0:
        t[DRAWN + draw_from_bag(s)] += 1
        wanted -= 1
    s.reveals += 1
    if s.notes is not None:
        names: list[str] = []
        for colour in range(COLOURS):
            for _ in range(t[DRAWN + colour]):
                names.append(COLOUR_NAMES[colour])
        s.notes.tell("take-dice", EVERYONE, {"seat": int(SHARK), "count": len(names)})
        s.notes.tell("take-dice-own", 1 << SHARK, {"colours": names})
    missing = s.pack.draw - colour_total(t, DRAWN)
    s.most = missing if missing > 0 else 0
    go_on_refilling(s)


def go_on_refilling(s: Table) -> None:
    """An empty bag is helped out by current dice of the shark's choice (KELP-77, KELP-R43)."""
    while s.most > 0 and 0 < s.flows <= s.most:
        for cell in range(s.chart.cells):
            if s.t[CURRENT + cell] > 0:
                refill(s, cell)
    if s.most > 0 and s.flows > 0:
        s.phase = REFILL
    else:
        s.phase = OPEN_DRAWN


def legal_refill(s: Table, out: Moves) -> None:
    for cell in range(s.chart.cells):
        if s.t[CURRENT + cell] > 0:
            out.add(CELL + cell)


def do_refill(s: Table, cell: i64) -> None:
    refill(s, cell)
    go_on_refilling(s)


def refill(s: Table, cell: i64) -> None:
    s.t[CURRENT + cell] = 0
    s.flows -= 1
    s.t[DRAWN + BLUE] += 1
    s.most -= 1
    if s.notes is not None:
        s.notes.tell("refill", EVERYONE, {"cell": s.chart.cell_names[cell]})


def open_drawn(s: Table) -> None:
    s.phase = DRAWN_WINDOW if has_skill(s, W_DRAWN) else ROLL


def legal_drawn(s: Table, out: Moves) -> None:
    out.add(DONE)
    offer_skills(s, W_DRAWN, out)


def do_drawn(s: Table, action: i64) -> None:
    if action == DONE:
        s.phase = ROLL
    else:
        use_skill(s, action - SKILL, OPEN_DRAWN)


def roll_drawn(s: Table) -> None:
    s.fresh = 0
    roll_place(s, DRAWN)
    s.phase = OPEN_ROLLED


def open_rolled(s: Table) -> None:
    """The window after the roll; without anything that works only here it is passed over (KELP-R52)."""
    if (s.rerolls > 0 and s.pooled > 0) or has_skill(s, W_ROLLED):
        s.phase = ROLLED
    else:
        close_roll(s)


def legal_rolled(s: Table, out: Moves) -> None:
    out.add(DONE)
    if s.rerolls > 0:
        legal_pool(s, out)
    offer_skills(s, W_ROLLED | W_PRE_MOVE, out)


def do_rolled(s: Table, action: i64) -> None:
    if action == DONE:
        close_roll(s)
    elif action >= SKILL:
        use_skill(s, action - SKILL, OPEN_ROLLED)
    else:
        reroll_by_tile(s, action - DIE)
        s.phase = OPEN_ROLLED


def close_roll(s: Table) -> None:
    s.fresh = 1
    s.phase = OPEN_CURRENTS


# -- 2 place currents ------------------------------------------------------------------------------


def open_currents(s: Table) -> None:
    if has_current_to_lay(s) or (s.fresh and has_skill(s, W_ANY_STEP)):
        s.phase = CURRENTS
    else:
        close_currents(s)


def has_current_to_lay(s: Table) -> bool:
    if s.flows + 1 >= s.chart.cells:
        return False
    for die in range(6):
        if s.t[POOL + die] + s.t[WATCH + die] > 0:
            return True
    return False


def legal_currents(s: Table, out: Moves) -> None:
    out.add(DONE)
    if has_current_to_lay(s):
        for die in range(6):
            if s.t[POOL + die] > 0:
                out.add(DIE + die)
            if s.t[WATCH + die] > 0:
                out.add(WATCHED + die)
    offer_skills(s, W_PRE_MOVE | W_ANY_STEP if s.fresh else W_PRE_MOVE, out)


def do_currents(s: Table, action: i64) -> None:
    if action == DONE:
        close_currents(s)
    elif action >= SKILL:
        use_skill(s, action - SKILL, OPEN_CURRENTS)
    else:
        s.fresh = 0
        s.from_card = 1 if action >= WATCHED else 0
        s.die = action - (WATCHED if s.from_card else DIE)
        s.phase = LAY_CURRENT


def legal_lay_current(s: Table, out: Moves) -> None:
    """Any free cell of the board, near or far (KELP-78)."""
    for cell in range(s.chart.cells):
        if s.t[CURRENT + cell] == 0 and cell != s.cell:
            out.add(CELL + cell)


def do_lay_current(s: Table, cell: i64) -> None:
    if s.from_card:
        leave_watch(s, s.die)
        leave_card(s)
    else:
        leave_pool(s, s.die)
    s.t[CURRENT + cell] = value_of(s.die)
    s.flows += 1
    if s.notes is not None:
        s.notes.tell("lay", EVERYONE, {"die": die_name(s.die), "cell": s.chart.cell_names[cell]})
    s.die = NONE
    s.from_card = 0
    s.phase = OPEN_CURRENTS


def close_currents(s: Table) -> None:
    s.fresh = 1
    s.step_from = s.cell
    s.phase = OPEN_MOVE
