# seaboard: compiled
"""Step 6: what is stored as energy, what hunger takes of it, the end of the turn (KELP-96, KELP-101 ... KELP-103)."""

from __future__ import annotations

from mypy_extensions import i64

from seaboard.core.state import EVERYONE, Moves
from seaboard.games.kelp.box import printed as p
from seaboard.games.kelp.rules import codes as c
from seaboard.games.kelp.rules.dice import (
    add_energy,
    colour_of,
    dice_names,
    empty_energy,
    leave_energy,
    leave_pool,
    leave_watch,
    starve,
    total,
)
from seaboard.games.kelp.rules.skills import has_skill, offer_skills, use_skill
from seaboard.games.kelp.rules.table import Table, finish
from seaboard.games.kelp.rules.tricks import leave_card

# -- energy slots ----------------------------------------------------------------------------------


def open_spend(table: Table) -> None:
    table.phase = c.SPEND if table.fresh and has_skill(table, p.W_ANY_STEP | p.W_SPEND) else c.SAVING


def legal_spend(table: Table, out: Moves) -> None:
    out.add(c.DONE)
    offer_skills(table, p.W_ANY_STEP | p.W_SPEND, out)


def do_spend(table: Table, action: i64) -> None:
    if action == c.DONE:
        table.phase = c.SAVING
    else:
        use_skill(table, action - c.SKILL, c.OPEN_SPEND)


def free_slots(table: Table) -> i64:
    return table.pack.slots - table.stored


def pool_kinds(table: Table) -> i64:
    kinds: i64 = 0
    for die in range(c.DICE):
        if table.pool[die] > 0:
            kinds += 1
    return kinds


def save(table: Table) -> None:
    """The pool goes into the slots; too many dice, or a Watchful die to add, are the shark's choice (KELP-96)."""
    table.fresh = 0
    room = free_slots(table)
    watching = table.watching > 0
    if room == 0 or (not watching and (table.pooled <= room or pool_kinds(table) == 1)):
        store_pool(table)
    else:
        table.phase = c.SAVE


def store_pool(table: Table) -> None:
    """Dice into free slots, the rest to the bag."""
    for die in range(c.DICE):
        if table.pooled == 0:
            break
        while table.pool[die] > 0:
            leave_pool(table, die)
            if free_slots(table) > 0:
                add_energy(table, die)
            else:
                table.bag[colour_of(die)] += 1
    if table.notes is not None and table.stored > 0:
        table.notes.tell("energy", EVERYONE, {"seat": int(c.SHARK), "dice": dice_names(table.energy)})
    table.phase = c.OPEN_BUY


def legal_save(table: Table, out: Moves) -> None:
    too_many = table.pooled > free_slots(table)
    if not too_many:
        out.add(c.DONE)
    for die in range(c.DICE):
        if too_many and table.pool[die] > 0:
            out.add(c.DIE + die)
        if table.watch[die] > 0:
            out.add(c.WATCHED + die)


def do_save(table: Table, action: i64) -> None:
    if action == c.DONE:
        store_pool(table)
    elif action >= c.WATCHED:
        die = action - c.WATCHED
        leave_watch(table, die)
        add_energy(table, die)
        leave_card(table)
        table.phase = c.SAVING
    else:
        die = action - c.DIE
        leave_pool(table, die)
        add_energy(table, die)
        table.phase = c.SAVING


# -- hunger and the end of the turn ----------------------------------------------------------------


def settle_energy(table: Table) -> None:
    """One energy die goes to the hunger track, the others to the bag (KELP-101); equal dice leave no choice."""
    kinds: i64 = 0
    only: i64 = c.NONE
    for die in range(c.DICE):
        if table.energy[die] > 0:
            kinds += 1
            only = die
    if kinds == 1:
        do_feed(table, only)
    else:
        table.phase = c.FEED


def legal_feed(table: Table, out: Moves) -> None:
    for die in range(c.DICE):
        if table.energy[die] > 0:
            out.add(c.DIE + die)


def do_feed(table: Table, die: i64) -> None:
    leave_energy(table, die)
    table.phase = c.END_SHARK_TURN
    starve(table, colour_of(die))
    empty_energy(table)


def end_shark_turn(table: Table) -> None:
    for die in range(c.DICE):
        if table.watch_new[die] > 0:
            table.watching += table.watch_new[die]
            table.watch[die] += table.watch_new[die]
            table.watch_new[die] = 0
    table.spent = 0
    table.bonus = 0
    table.bought = 0
    table.must_buy = 0
    table.fresh = 0
    table.rerolls = 0
    table.extra = 0
    table.declared = 0
    if total(table.hunger) == table.pack.hunger - 1 and red_dice(table) == 0:
        finish(table, c.TOOTHLESS, c.OCTOPUS)  # KELP-131, KELP-R41
    elif table.round >= table.most_rounds:
        finish(table, c.TOO_LONG, c.OCTOPUS)  # KELP-R45
    else:
        table.round += 1
        table.phase = c.OCTOPUS_TURN


def red_dice(table: Table) -> i64:
    """Red dice that could still attack."""
    count = table.bag[c.RED]
    for die in range(c.RED * 6, c.DICE):
        count += table.pool[die] + table.energy[die] + table.watch[die]
    return count
