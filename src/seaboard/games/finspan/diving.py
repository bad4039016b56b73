# seaboard: compiled
"""A dive from the top to the floor. (FIN-41 to FIN-48)"""

from __future__ import annotations

from mypy_extensions import i64

from seaboard.games.finspan.frames import (
    BENEFIT,
    Frame,
)
from seaboard.games.finspan.ocean import DIVES, TOP
from seaboard.games.finspan.tables import (
    BONUSES,
    CARDS,
    FLOOR,
    IF_ACTIVATED,
    NO_FISH,
    NO_SLOT,
    ROWS,
    SITES,
)
from seaboard.games.finspan.weeks import Weeks


class Dives(Weeks):
    """The way of a diver."""

    def dive_on(self, dive: Frame) -> None:
        """On with a dive until it gives something: before each zone its bonus, in each slot the fish, then the floor.

        (FIN-41 to FIN-47) Conditions are looked at when the diver gets there (FIN-R27).
        """
        tables = self.tables
        seat = dive.seat
        site = dive.slot
        mat = self.oceans[seat].mat
        step = dive.units
        while step < 2 * ROWS:
            row = step >> 1
            fish = mat[TOP + row * SITES + site]
            step += 1
            dive.units = step
            if step & 1 == 0:  # the slot itself; forage and consumed fish are never activated (FIN-46)
                if 0 <= fish < CARDS and tables.timing[fish] == IF_ACTIVATED:
                    self.start_ability(seat, fish, row * SITES + site)
                    return
            elif row == 0 or tables.zone[row - 1] != tables.zone[row]:  # above a zone
                zone = tables.zone[row]
                for deeper in range(row, ROWS):
                    if tables.zone[deeper] == zone and mat[TOP + deeper * SITES + site] != NO_FISH:
                        self.start_bonus(seat, tables.bonus[site * BONUSES + zone])
                        return
        self.pop()
        mat[DIVES + site] += 1
        if mat[DIVES + site] == 1:  # the first diver here this week (FIN-47)
            self.start_bonus(seat, tables.bonus[site * BONUSES + FLOOR])

    def start_bonus(self, seat: i64, benefit: i64) -> None:
        self.push(BENEFIT, seat, NO_FISH, NO_SLOT, benefit, benefit, 0)
