# seaboard: compiled
"""Steps 1 and 2 of the shark's turn: draw and roll, place currents (KELP-75 ... KELP-78)."""

from __future__ import annotations

from mypy_extensions import i64

from seaboard.core.state import EVERYONE, Moves
from seaboard.games.kelp.box import printed as p
from seaboard.games.kelp.rules import codes as c
from seaboard.games.kelp.rules.dice import bag_size, die_name, draw_from_bag, leave_pool, leave_watch, total, value_of
from seaboard.games.kelp.rules.skills import has_skill, offer_skills, use_skill
from seaboard.games.kelp.rules.table import Table, forget
from seaboard.games.kelp.rules.tricks import leave_card, legal_pool, reroll_by_tile, roll_dice


def begin_shark_turn(table: Table) -> None:
    forget(table)
    table.rerolls = tile_sum(table, p.SK_REROLL)
    table.extra = 0
    table.declared = 0
    table.fresh = 1
    table.swum = 0
    table.searched = 0
    if table.notes is not None:
        table.notes.tell("shark-turn", EVERYONE, {"seat": int(c.SHARK), "round": int(table.round)})
    if can_draw_extra(table) or has_skill(table, p.W_DRAW | p.W_ANY_STEP):
        table.phase = c.DRAW
    else:
        table.phase = c.TAKE_DICE


def tile_sum(table: Table, effect: i64) -> i64:
    """What the flipped growth tiles with an effect give together (KELP-94)."""
    given: i64 = 0
    for tile in range(table.flipped):
        if table.pack.tile[tile] == effect:
            given += table.pack.tile_a[tile]
    return given


# -- 1 draw and roll -------------------------------------------------------------------------------


def can_draw_extra(table: Table) -> bool:
    """Tile 4 draws from the bag only (KELP-120, KELP-R43)."""
    return tile_sum(table, p.SK_DRAW_EXTRA) > 0 and bag_size(table) > table.pack.draw


def legal_draw(table: Table, out: Moves) -> None:
    out.add(c.DONE)
    if can_draw_extra(table):
        out.add(c.YES)
    offer_skills(table, p.W_DRAW | p.W_ANY_STEP, out)


def do_draw(table: Table, action: i64) -> None:
    """Decide how many dice to draw, before drawing (KELP-R44)."""
    if action >= c.SKILL:
        use_skill(table, action - c.SKILL, c.DRAW)
        return
    if action == c.YES:
        table.extra = tile_sum(table, p.SK_DRAW_EXTRA)
    table.phase = c.TAKE_DICE


def take_dice(table: Table) -> None:
    wanted = table.pack.draw + table.extra
    while wanted > 0 and bag_size(table) > 0:
        table.drawn[draw_from_bag(table)] += 1
        wanted -= 1
    table.reveals += 1
    if table.notes is not None:
        names: list[str] = []
        for colour in range(c.COLOURS):
            for _nth in range(table.drawn[colour]):
                names.append(p.DICE_COLOURS[colour])
        table.notes.tell("take-dice", EVERYONE, {"seat": int(c.SHARK), "count": len(names)})
        table.notes.tell("take-dice-own", 1 << c.SHARK, {"colours": names})
    missing = table.pack.draw - total(table.drawn)
    table.most = 0
    if missing > 0:
        table.most = missing
    go_on_refilling(table)


def go_on_refilling(table: Table) -> None:
    """An empty bag is helped out by current dice of the shark's choice (KELP-77, KELP-R43)."""
    while table.most > 0 and 0 < table.flows <= table.most:
        for cell in range(table.chart.cells):
            if table.current[cell] > 0:
                refill(table, cell)
    if table.most > 0 and table.flows > 0:
        table.phase = c.REFILL
    else:
        table.phase = c.OPEN_DRAWN


def legal_refill(table: Table, out: Moves) -> None:
    for cell in range(table.chart.cells):
        if table.current[cell] > 0:
            out.add(c.CELL + cell)


def do_refill(table: Table, cell: i64) -> None:
    refill(table, cell)
    go_on_refilling(table)


def refill(table: Table, cell: i64) -> None:
    table.current[cell] = 0
    table.flows -= 1
    table.drawn[c.BLUE] += 1
    table.most -= 1
    if table.notes is not None:
        table.notes.tell("refill", EVERYONE, {"cell": table.chart.cell_names[cell]})


def open_drawn(table: Table) -> None:
    table.phase = c.DRAWN_WINDOW if has_skill(table, p.W_DRAWN) else c.ROLL


def legal_drawn(table: Table, out: Moves) -> None:
    out.add(c.DONE)
    offer_skills(table, p.W_DRAWN, out)


def do_drawn(table: Table, action: i64) -> None:
    if action == c.DONE:
        table.phase = c.ROLL
    else:
        use_skill(table, action - c.SKILL, c.OPEN_DRAWN)


def roll_drawn(table: Table) -> None:
    table.fresh = 0
    roll_dice(table, table.drawn)
    table.phase = c.OPEN_ROLLED


def open_rolled(table: Table) -> None:
    """The window after the roll; without anything that works only here it is passed over (KELP-R52)."""
    if (table.rerolls > 0 and table.pooled > 0) or has_skill(table, p.W_ROLLED):
        table.phase = c.ROLLED
    else:
        close_roll(table)


def legal_rolled(table: Table, out: Moves) -> None:
    out.add(c.DONE)
    if table.rerolls > 0:
        legal_pool(table, out)
    offer_skills(table, p.W_ROLLED | p.W_PRE_MOVE, out)


def do_rolled(table: Table, action: i64) -> None:
    if action == c.DONE:
        close_roll(table)
    elif action >= c.SKILL:
        use_skill(table, action - c.SKILL, c.OPEN_ROLLED)
    else:
        reroll_by_tile(table, action - c.DIE)
        table.phase = c.OPEN_ROLLED


def close_roll(table: Table) -> None:
    table.fresh = 1
    table.phase = c.OPEN_CURRENTS


# -- 2 place currents ------------------------------------------------------------------------------


def open_currents(table: Table) -> None:
    if has_current_to_lay(table) or (table.fresh and has_skill(table, p.W_ANY_STEP)):
        table.phase = c.CURRENTS
    else:
        close_currents(table)


def has_current_to_lay(table: Table) -> bool:
    if table.flows + 1 >= table.chart.cells:
        return False
    for die in range(c.FACES):
        if table.pool[die] + table.watch[die] > 0:
            return True
    return False


def legal_currents(table: Table, out: Moves) -> None:
    out.add(c.DONE)
    if has_current_to_lay(table):
        for die in range(c.FACES):
            if table.pool[die] > 0:
                out.add(c.DIE + die)
            if table.watch[die] > 0:
                out.add(c.WATCHED + die)
    offer_skills(table, p.W_PRE_MOVE | p.W_ANY_STEP if table.fresh else p.W_PRE_MOVE, out)


def do_currents(table: Table, action: i64) -> None:
    if action == c.DONE:
        close_currents(table)
    elif action >= c.SKILL:
        use_skill(table, action - c.SKILL, c.OPEN_CURRENTS)
    else:
        table.fresh = 0
        table.from_card = 1 if action >= c.WATCHED else 0
        table.die = action - (c.WATCHED if table.from_card else c.DIE)
        table.phase = c.LAY_CURRENT


def legal_lay_current(table: Table, out: Moves) -> None:
    """Any free cell of the board, near or far (KELP-78)."""
    for cell in range(table.chart.cells):
        if table.current[cell] == 0 and cell != table.cell:
            out.add(c.CELL + cell)


def do_lay_current(table: Table, cell: i64) -> None:
    if table.from_card:
        leave_watch(table, table.die)
        leave_card(table)
    else:
        leave_pool(table, table.die)
    table.current[cell] = value_of(table.die)
    table.flows += 1
    if table.notes is not None:
        facts = {"seat": int(c.SHARK), "die": die_name(table.die), "cell": table.chart.cell_names[cell]}
        table.notes.tell("lay", EVERYONE, facts)
    table.die = c.NONE
    table.from_card = 0
    table.phase = c.OPEN_CURRENTS


def close_currents(table: Table) -> None:
    table.fresh = 1
    table.step_from = table.cell
    table.phase = c.OPEN_MOVE
