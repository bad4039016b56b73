# seaboard: compiled
"""Eat effects: food beside the octopus goes to the food track (KELP-54, KELP-55)."""

from __future__ import annotations

from mypy_extensions import i64

from seaboard.core.state import EVERYONE
from seaboard.games.kelp.rules import codes as c
from seaboard.games.kelp.rules.blocks import lay_revealed, reveal, zone_of
from seaboard.games.kelp.rules.table import Table, bit, finish


def eat(table: Table, food: i64) -> None:
    zone = zone_of(table, food)
    lair = zone_of(table, table.pack.octopus)
    if not bit(table.revealed, zone):
        reveal(table, zone)
    if not bit(table.revealed, lair):
        reveal(table, lair)
    table.food[table.eaten] = food
    table.eaten += 1
    table.reserve[table.pack.shell] -= 1
    lay_revealed(table, zone, table.pack.shell)
    if table.playing >= 0:
        table.removed[table.playing] += 1
        table.playing = c.NONE
    if table.notes is not None:
        facts = {"seat": int(c.OCTOPUS), "block": table.pack.block_names[food], "zone": table.pack.zone_names[zone]}
        table.notes.tell("eat", EVERYONE, facts)
    if table.eaten == table.pack.food:
        finish(table, c.ATE_ALL, c.OCTOPUS)
