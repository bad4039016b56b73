# seaboard: compiled
"""A dive from the top to the floor. (FIN-41 to FIN-48)"""

from __future__ import annotations

from mypy_extensions import i64

from seaboard.core.state import EVERYONE
from seaboard.games.finspan.rules import codes as c
from seaboard.games.finspan.rules.frames import Frame
from seaboard.games.finspan.rules.numbers import Numbers
from seaboard.games.finspan.rules.ocean import Ocean
from seaboard.games.finspan.rules.playing import start_ability
from seaboard.games.finspan.rules.table import Table, site_name
from seaboard.games.finspan.rules.unfinished import begin_dive, end_top, offer_benefit


def dive(table: Table, seat: i64, site: i64) -> None:
    """A diver goes down. (FIN-26)"""
    table.oceans[seat].divers -= 1
    table.backs = 0
    if table.notes is not None:
        table.notes.tell("dives", EVERYONE, {"seat": int(seat), "site": site_name(site)})
    begin_dive(table, seat, site)


def dive_on(table: Table, diving: Frame) -> None:
    """On with a dive until it gives something: before each zone its bonus, in each slot the fish, then the floor.

    (FIN-41 to FIN-47) Conditions are looked at when the diver gets there (FIN-R27).
    """
    numbers = table.numbers
    seat = diving.seat
    site = diving.slot
    ocean = table.oceans[seat]
    step = diving.units
    while step < 2 * c.ROWS:
        row = step >> 1
        slot = row * c.SITES + site
        step += 1
        diving.units = step
        if step & 1 == 0:  # the slot itself; forage and consumed fish are never activated (FIN-46)
            fish = ocean.top[slot]
            if 0 <= fish < c.CARDS and numbers.timing[fish] == c.IF_ACTIVATED:
                start_ability(table, seat, fish, slot)
                return
        elif is_top_of_zone(numbers, row) and has_fish_in_zone(numbers, ocean, site, row):
            offer_benefit(table, seat, numbers.bonus[site * c.BONUSES + numbers.zone[row]])
            return
    end_top(table)
    ocean.dives[site] += 1
    if ocean.dives[site] == 1:  # the first diver here this week (FIN-47)
        offer_benefit(table, seat, numbers.bonus[site * c.BONUSES + c.FLOOR])


def is_top_of_zone(numbers: Numbers, row: i64) -> bool:
    return row == 0 or numbers.zone[row - 1] != numbers.zone[row]


def has_fish_in_zone(numbers: Numbers, ocean: Ocean, site: i64, row: i64) -> bool:
    """Is there a visible fish in the zone that begins with this row of the dive site?"""
    zone = numbers.zone
    for deeper in range(row, c.ROWS):
        if zone[deeper] == zone[row] and ocean.top[deeper * c.SITES + site] != c.NO_FISH:
            return True
    return False
