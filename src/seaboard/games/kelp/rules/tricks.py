# seaboard: compiled
"""What shark cards do, one by one (KELP-106 ... KELP-113), and the rerolls of growth tiles."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from seaboard.core.state import EVERYONE, Moves
from seaboard.games.kelp.box import printed as p
from seaboard.games.kelp.rules import codes as c
from seaboard.games.kelp.rules.dice import (
    bag_size,
    colour_of,
    die_name,
    die_of,
    draw_from_bag,
    leave_pool,
    roll_into_pool,
    starve,
    total,
    value_of,
)
from seaboard.games.kelp.rules.table import Table, bit, bits

# -- Relentless and the growth tiles (KELP-106, KELP-117, KELP-119) --------------------------------


def legal_reroll(table: Table, out: Moves) -> None:
    if table.least == 0:
        out.add(c.DONE)
    legal_pool(table, out)


def legal_pool(table: Table, out: Moves) -> None:
    for die in range(c.DICE):
        if table.pool[die] > 0:
            out.add(c.DIE + die)


def do_reroll(table: Table, action: i64) -> None:
    """Take dice up one by one; when all are chosen they are rolled together."""
    if action != c.DONE:
        die = action - c.DIE
        leave_pool(table, die)
        table.held[colour_of(die)] += 1
        table.most -= 1
        if table.least > 0:
            table.least -= 1
        if table.notes is not None:
            table.notes.tell("reroll", EVERYONE, {"seat": int(c.SHARK), "die": die_name(die)})
        if table.most > 0 and table.pooled > 0:
            return
    roll_dice(table, table.held)
    table.phase = table.back


def reroll_by_tile(table: Table, die: i64) -> None:
    leave_pool(table, die)
    table.held[colour_of(die)] += 1
    table.rerolls -= 1
    if table.notes is not None:
        table.notes.tell("reroll", EVERYONE, {"seat": int(c.SHARK), "die": die_name(die)})
    roll_dice(table, table.held)


def roll_dice(table: Table, dice: vec[i64]) -> None:
    """Roll the dice that lie drawn or held, into the pool."""
    rolled: list[str] | None = None if table.notes is None else []
    for colour in range(c.COLOURS):
        for _nth in range(dice[colour]):
            die = roll_into_pool(table, colour)
            if rolled is not None:
                rolled.append(die_name(die))
        dice[colour] = 0
    table.reveals += 1
    if table.notes is not None and rolled is not None:
        table.notes.tell("roll", EVERYONE, {"seat": int(c.SHARK), "dice": sorted(rolled)})


# -- Lightning (KELP-107, KELP-R30) ----------------------------------------------------------------


def go_on_giving_back(table: Table) -> None:
    """Drawn dice go back; when all must go there is no choice. (Equal dice are asked for: not to ask would tell.)"""
    while table.most > 0 and total(table.drawn) == table.most:
        for colour in range(c.COLOURS):
            if table.drawn[colour] > 0:
                give_back(table, colour)
                break
    if table.most > 0:
        table.phase = c.GIVE_BACK
    else:
        go_on_picking(table)


def legal_give_back(table: Table, out: Moves) -> None:
    for colour in range(c.COLOURS):
        if table.drawn[colour] > 0:
            out.add(c.COLOUR + colour)


def do_give_back(table: Table, colour: i64) -> None:
    give_back(table, colour)
    go_on_giving_back(table)


def give_back(table: Table, colour: i64) -> None:
    table.drawn[colour] -= 1
    table.bag[colour] += 1
    table.most -= 1


def go_on_picking(table: Table) -> None:
    """Look into the bag and pick: `least` dice are still to be picked."""
    if table.least == 0 or bag_size(table) == 0:
        table.phase = c.OPEN_DRAWN
    else:
        table.phase = c.PICK


def legal_pick(table: Table, out: Moves) -> None:
    for colour in range(c.COLOURS):
        if table.bag[colour] > 0:
            out.add(c.COLOUR + colour)


def do_pick(table: Table, colour: i64) -> None:
    table.bag[colour] -= 1
    table.drawn[colour] += 1
    table.least -= 1
    if table.notes is not None:
        table.notes.tell("pick-own", 1 << c.SHARK, {"colour": p.DICE_COLOURS[colour]})
    go_on_picking(table)


# -- Hungry (KELP-108) -----------------------------------------------------------------------------


def draw_extra_dice(table: Table) -> None:
    rolled: list[str] = []
    while table.most > 0 and bag_size(table) > 0:
        die = roll_into_pool(table, draw_from_bag(table))
        table.most -= 1
        if table.notes is not None:
            rolled.append(die_name(die))
    table.reveals += 1
    if table.notes is not None:
        table.notes.tell("roll", EVERYONE, {"seat": int(c.SHARK), "dice": sorted(rolled)})


# -- Fierce (KELP-109, KELP-R35) -------------------------------------------------------------------


def can_raise(table: Table) -> bool:
    for die in range(c.DICE):
        if table.pool[die] > 0 and value_of(die) < 6:
            return True
    return False


def legal_raise(table: Table, out: Moves) -> None:
    for die in range(c.DICE):
        if table.pool[die] > 0 and value_of(die) < 6:
            out.add(c.DIE + die)


def do_raise(table: Table, die: i64) -> None:
    table.die = die
    if value_of(die) == 5:
        do_raise_to(table, 6)
    else:
        table.phase = c.RAISE_TO


def legal_raise_to(table: Table, out: Moves) -> None:
    for face in range(value_of(table.die), c.FACES):
        out.add(c.FACE + face)


def do_raise_to(table: Table, value: i64) -> None:
    raised = die_of(colour_of(table.die), value)
    leave_pool(table, table.die)
    table.pool[raised] += 1
    table.pooled += 1
    if table.notes is not None:
        table.notes.tell("raise", EVERYONE, {"die": die_name(table.die), "to": int(value)})
    table.die = -1
    table.phase = table.back


# -- Hostile (KELP-110) ----------------------------------------------------------------------------


def purge(table: Table) -> None:
    """A random pair of confrontation cards leaves the game."""
    while table.most > 0 and bits(table.colours) > 1:
        at = table.random.below(bits(table.colours))
        colour: i64 = 0
        while not bit(table.colours, colour) or at > 0:
            if bit(table.colours, colour):
                at -= 1
            colour += 1
        table.colours &= ~(1 << colour)
        table.most -= 1
        table.reveals += 1
        if table.notes is not None:
            table.notes.tell("purge", EVERYONE, {"colour": p.ESCAPE_COLOURS[colour]})


# -- Watchful (KELP-111) ---------------------------------------------------------------------------


def do_store(table: Table, die: i64) -> None:
    leave_pool(table, die)
    table.watch_new[die] += 1
    if table.notes is not None:
        table.notes.tell("store", EVERYONE, {"seat": int(c.SHARK), "die": die_name(die)})
    table.phase = table.back


def leave_card(table: Table) -> None:
    """A stored die has been used: its card leaves the game (KELP-R32)."""
    for kind in range(table.pack.skills):
        if table.laid[kind] > 0:
            table.laid[kind] -= 1
            table.used[kind] += 1
            return


# -- Bold (KELP-113, KELP-R34) ---------------------------------------------------------------------


def reds(table: Table) -> i64:
    count: i64 = 0
    for face in range(c.FACES):
        count += table.pool[c.RED * c.FACES + face]
    return count


def legal_starve(table: Table, out: Moves) -> None:
    """Any die, as long as another one is red."""
    for die in range(c.DICE):
        if table.pool[die] > 0 and (colour_of(die) != c.RED or reds(table) > 1):
            out.add(c.DIE + die)


def do_starve(table: Table, die: i64) -> None:
    leave_pool(table, die)
    if starve(table, colour_of(die)):
        return
    kinds: i64 = 0
    for red in range(c.RED * 6, c.DICE):
        if table.pool[red] > 0:
            kinds += 1
            die = red
    if kinds == 1:
        do_sharpen(table, die)
    else:
        table.phase = c.SHARPEN


def legal_sharpen(table: Table, out: Moves) -> None:
    for red in range(c.RED * 6, c.DICE):
        if table.pool[red] > 0:
            out.add(c.DIE + red)


def do_sharpen(table: Table, die: i64) -> None:
    leave_pool(table, die)
    table.pool[die_of(c.RED, 6)] += 1
    table.pooled += 1
    if table.notes is not None:
        table.notes.tell("raise", EVERYONE, {"die": die_name(die), "to": 6})
    table.phase = table.back
