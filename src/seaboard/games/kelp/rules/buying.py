# seaboard: compiled
"""Step 6: cards bought from the row, and the row refreshed (KELP-97 ... KELP-100)."""

from __future__ import annotations

from mypy_extensions import i64

from seaboard.core.state import EVERYONE, Moves
from seaboard.games.kelp.box import printed as p
from seaboard.games.kelp.rules import codes as c
from seaboard.games.kelp.rules.dice import add_energy, die_name, empty_energy, leave_energy, value_of
from seaboard.games.kelp.rules.table import Table


def energy_left(table: Table) -> i64:
    return table.energy_sum + table.bonus - table.spent


def affordable(table: Table, energy: i64) -> i64:
    """How many face-up cards cost no more than that."""
    count: i64 = 0
    costs = table.pack.skill_cost
    for at in range(table.pack.row):
        kind = table.row[at]
        if kind >= 0 and costs[kind] <= energy:
            count += 1
    return count


def open_buy(table: Table) -> None:
    """Spending starts: the bonus is settled now, once (KELP-118, KELP-R36)."""
    table.spent = 0
    table.bought = 0
    table.must_buy = 0
    table.bonus = bonus(table)
    stored = table.stored
    if stored > 0 and affordable(table, energy_left(table)) > 0:
        table.phase = c.BUY
        return
    if stored >= table.pack.slots:  # KELP-102
        empty_energy(table)
        if table.notes is not None:
            table.notes.tell("energy-lost", EVERYONE, {"seat": int(c.SHARK)})
    table.phase = c.END_SHARK_TURN


def bonus(table: Table) -> i64:
    more: i64 = 0
    for tile in range(table.flipped):
        if (
            table.pack.tile[tile] == p.SK_BONUS
            and table.pack.tile_a[tile] <= table.energy_sum <= table.pack.tile_b[tile]
        ):
            more += table.pack.tile_c[tile]
    return more


def can_stop(table: Table) -> bool:
    """With every slot filled something must be bought, and after a refresh too (KELP-97, KELP-100)."""
    if table.must_buy:
        return False
    return table.bought > 0 or table.stored < table.pack.slots


def can_refresh_any(table: Table, energy: i64) -> bool:
    """Could a die be lowered by one to change some face-up card?"""
    if table.shark_deck.count == 0:
        return False
    for at in range(table.pack.row):
        if table.row[at] >= 0 and can_refresh(table, table.row[at], energy):
            return True
    return False


def can_refresh(table: Table, kind: i64, energy: i64) -> bool:
    """With one energy less, another card than the changed one must still be within reach (KELP-R37)."""
    others = affordable(table, energy - 1)
    if table.pack.skill_cost[kind] < energy:
        others -= 1
    return others > 0


def legal_buy(table: Table, out: Moves) -> None:
    if can_stop(table):
        out.add(c.DONE)
    energy = energy_left(table)
    if can_refresh_any(table, energy):
        for die in range(c.DICE):
            if table.energy[die] > 0 and value_of(die) > 1:
                out.add(c.DIE + die)
    for at in range(table.pack.row):
        kind = table.row[at]
        if kind >= 0 and table.pack.skill_cost[kind] <= energy and place_in_row(table, kind) == at:
            out.add(c.SKILL + kind)


def place_in_row(table: Table, kind: i64) -> i64:
    for at in range(table.pack.row):
        if table.row[at] == kind:
            return at
    return c.NONE


def do_buy(table: Table, action: i64) -> None:
    if action == c.DONE:
        table.phase = c.SETTLE_ENERGY if table.bought > 0 else c.END_SHARK_TURN
    elif action < c.SKILL:
        table.die = action - c.DIE
        table.phase = c.REFRESH
    else:
        buy(table, action - c.SKILL)


def buy(table: Table, kind: i64) -> None:
    """Take a face-up card; its dice go into the bag at once (KELP-98, KELP-99)."""
    table.spent += table.pack.skill_cost[kind]
    table.bought += 1
    table.must_buy = 0
    table.owned[kind] += 1
    table.owned_count += 1
    for colour in range(c.COLOURS):
        gained = table.pack.skill_dice[kind * c.COLOURS + colour]
        if gained > table.supply[colour]:
            gained = table.supply[colour]  # KELP-R39
        table.supply[colour] -= gained
        table.bag[colour] += gained
    if table.notes is not None:
        table.notes.tell("buy", EVERYONE, {"seat": int(c.SHARK), "skill": table.pack.skill_names[kind]})
    replace_in_row(table, place_in_row(table, kind))
    if affordable(table, energy_left(table)) == 0:
        table.phase = c.SETTLE_ENERGY


def replace_in_row(table: Table, at: i64) -> None:
    """From the deck; when it is empty the row shrinks (KELP-R38)."""
    table.row[at] = c.NONE
    if table.shark_deck.count > 0:
        table.row[at] = table.shark_deck.draw()
        table.reveals += 1
        if table.notes is not None:
            table.notes.tell("row", EVERYONE, {"skill": table.pack.skill_names[table.row[at]]})


def legal_refresh(table: Table, out: Moves) -> None:
    energy = energy_left(table)
    for at in range(table.pack.row):
        kind = table.row[at]
        if kind >= 0 and place_in_row(table, kind) == at and can_refresh(table, kind, energy):
            out.add(c.SKILL + kind)


def do_refresh(table: Table, kind: i64) -> None:
    leave_energy(table, table.die)
    add_energy(table, table.die - 1)
    table.used[kind] += 1
    table.must_buy = 1
    if table.notes is not None:
        table.notes.tell("refresh", EVERYONE, {"die": die_name(table.die), "skill": table.pack.skill_names[kind]})
    table.die = c.NONE
    replace_in_row(table, place_in_row(table, kind))
    table.phase = c.BUY
