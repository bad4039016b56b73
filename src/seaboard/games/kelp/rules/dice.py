# seaboard: compiled
"""Dice on their ways between bag, pool, energy slots, Watchful cards and tracks."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from seaboard.core.state import EVERYONE
from seaboard.games.kelp.box import printed as p
from seaboard.games.kelp.rules import codes as c
from seaboard.games.kelp.rules.table import Table, finish


def die_of(colour: i64, value: i64) -> i64:
    return colour * 6 + value - 1


def colour_of(die: i64) -> i64:
    return die // 6


def value_of(die: i64) -> i64:
    return die % 6 + 1


def die_name(die: i64) -> str:
    return f"{p.DICE_COLOURS[colour_of(die)]}/{value_of(die)}"


def total(colours: vec[i64]) -> i64:
    """How many dice lie in a place where only their colours count."""
    return colours[0] + colours[1] + colours[2]


def bag_size(table: Table) -> i64:
    return total(table.bag)


def draw_from_bag(table: Table) -> i64:
    """One die, blindly: its colour."""
    at = table.random.below(bag_size(table))
    colour: i64 = c.BLUE
    while at >= table.bag[colour]:
        at -= table.bag[colour]
        colour += 1
    table.bag[colour] -= 1
    return colour


def roll_into_pool(table: Table, colour: i64) -> i64:
    die = die_of(colour, table.random.below(6) + 1)
    table.pool[die] += 1
    table.pooled += 1
    return die


def leave_pool(table: Table, die: i64) -> None:
    table.pool[die] -= 1
    table.pooled -= 1


def leave_watch(table: Table, die: i64) -> None:
    table.watch[die] -= 1
    table.watching -= 1


def add_energy(table: Table, die: i64) -> None:
    table.energy[die] += 1
    table.stored += 1
    table.energy_sum += value_of(die)


def leave_energy(table: Table, die: i64) -> None:
    table.energy[die] -= 1
    table.stored -= 1
    table.energy_sum -= value_of(die)


def dice_names(dice: vec[i64]) -> list[str]:
    names: list[str] = []
    for die in range(c.DICE):
        for _nth in range(dice[die]):
            names.append(die_name(die))
    return names


def starve(table: Table, colour: i64) -> bool:
    """A die goes to the hunger track for good; the last free space ends the game (KELP-103, KELP-129)."""
    table.hunger[colour] += 1
    count = total(table.hunger)
    if table.notes is not None:
        table.notes.tell(
            "hunger",
            EVERYONE,
            {"colour": p.DICE_COLOURS[colour], "count": int(count), "of": int(table.pack.hunger)},
        )
    if count < table.pack.hunger:
        return False
    finish(table, c.EXHAUSTED, c.OCTOPUS)
    return True


def empty_energy(table: Table) -> None:
    """All energy dice return to the bag."""
    for die in range(c.DICE):
        if table.energy[die] > 0:
            table.bag[colour_of(die)] += table.energy[die]
            table.energy[die] = 0
    table.stored = 0
    table.energy_sum = 0


def lift_current(table: Table, cell: i64) -> None:
    """A current die goes from the board to the bag."""
    table.current[cell] = 0
    table.flows -= 1
    table.bag[c.BLUE] += 1
