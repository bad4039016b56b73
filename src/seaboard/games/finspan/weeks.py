# seaboard: compiled
"""The order of turns, the end of a week, the game-end phase. (FIN-24, FIN-25, FIN-76 to FIN-84)"""

from __future__ import annotations

from mypy_extensions import i64

from seaboard.core.state import EVERYONE
from seaboard.games.finspan.actions import FINISH, USE
from seaboard.games.finspan.counting import count_for
from seaboard.games.finspan.frames import (
    BENEFIT,
    ENDING,
    TURN,
    Frame,
)
from seaboard.games.finspan.ocean import DIVES, MOST, NOTED, TOP
from seaboard.games.finspan.solo import NautomaTurns
from seaboard.games.finspan.tables import (
    GAME_END,
    NO_FISH,
    NO_SIDE,
    NO_SLOT,
    SCORED_WEEKS,
    SITES,
    SLOTS,
    TILES,
    TILES_A_WEEK,
)


class Weeks(NautomaTurns):
    """Turn after turn, week after week, to the end."""

    def end_turn(self) -> None:
        self.pop()
        nautoma = self.nautoma
        if nautoma is None:
            self.next_turn()
        else:
            self.start_nautoma_turn(nautoma)

    def next_turn(self) -> None:
        """Clockwise; when the next player has no diver left the week is over. (FIN-25, FIN-76)"""
        self.active = self.after(self.active)
        self.backs = 0
        if self.oceans[self.active].divers > 0:
            self.push(TURN, self.active, NO_FISH, NO_SLOT, 0, 0, 0)
        else:
            self.end_week()

    def end_week(self) -> None:
        """Achievements, divers back, the marker passed on; after the last week the game-end phase. (FIN-77, FIN-80)"""
        tables = self.tables
        if self.notes is not None:
            self.notes.tell("week-ends", EVERYONE, {"week": int(self.week)})
        if self.week == tables.weeks:
            self.active = self.first
            self.push(ENDING, self.first, NO_FISH, NO_SLOT, 0, 0, self.seats - 1)
            return
        self.score_achievement()
        self.score_ravel()
        for seat in range(self.seats):
            ocean = self.oceans[seat]
            ocean.divers = tables.divers
            ocean.plays = 0
            for site in range(SITES):
                ocean.mat[DIVES + site] = 0
        nautoma = self.nautoma
        if nautoma is None:
            self.first = self.after(self.first)
            if self.notes is not None:
                self.notes.tell("passes-marker", EVERYONE, {"seat": int(self.first)})
        else:  # the marker stays with the human (FIN-89, FIN-98)
            nautoma.markers = 0
            nautoma.shuffle_decisions(self.random)
        self.week += 1
        self.active = self.first
        self.push(TURN, self.first, NO_FISH, NO_SLOT, 0, 0, 0)

    def score_achievement(self) -> None:
        tables = self.tables
        week = self.week - 1
        tile = self.tiles[week]
        worth = self.worth[week]
        best: i64 = 0
        for seat in range(self.seats):
            count = count_for(tables, self.oceans[seat], tile)
            points = count * worth
            self.oceans[seat].mat[NOTED + week] = points
            if points > best:
                best = points
            if self.notes is not None:
                facts = {
                    "seat": int(seat),
                    "achievement": tile_name(tile),
                    "count": int(count),
                    "points": int(points),
                }
                self.notes.tell("scores-achievement", EVERYONE, facts)
        contest = self.side_b
        nautoma = self.nautoma
        if nautoma is not None:
            contest = self.side_b and tables.level_contest[nautoma.level] > 0  # FIN-97, FIN-R28
            side = tables.level_side[nautoma.level]
            if side != NO_SIDE:  # FIN-96
                value = tables.base_value[side * TILES + tile] + nautoma.markers
                nautoma.noted[week] = value * worth
                if nautoma.noted[week] > best:
                    best = nautoma.noted[week]
                if self.notes is not None:
                    gained = {
                        "achievement": tile_name(tile),
                        "count": int(value),
                        "points": int(value * worth),
                    }
                    self.notes.tell("nautoma-scores-achievement", EVERYONE, gained)
        if contest:
            self.reward_most(week, best)

    def reward_most(self, week: i64, best: i64) -> None:
        """Side B: whoever has most points from the achievement gains more, all of them on a tie. (FIN-77, FIN-R26)"""
        extra = self.tables.most_points
        for seat in range(self.seats):
            ocean = self.oceans[seat]
            if ocean.mat[NOTED + week] == best:
                ocean.mat[MOST + week] = extra
                if self.notes is not None:
                    self.notes.tell("has-most", EVERYONE, {"seat": int(seat), "points": int(extra)})
        nautoma = self.nautoma
        if nautoma is not None and nautoma.noted[week] == best:
            nautoma.noted[SCORED_WEEKS + week] = extra
            if self.notes is not None:
                self.notes.tell("nautoma-has-most", EVERYONE, {"points": int(extra)})

    # -- the game-end phase -----------------------------------------------------------------------------------

    def can_use(self, seat: i64, slot: i64) -> bool:
        """A visible game-end fish, not yet used, whose benefit can do something. (FIN-84)"""
        ocean = self.oceans[seat]
        fish = ocean.mat[TOP + slot]
        if fish == NO_FISH or self.tables.timing[fish] != GAME_END or (ocean.used >> slot) & 1 == 1:
            return False
        benefit = self.tables.benefit[fish]
        return benefit != 0 and self.has_use(Frame(BENEFIT, seat, fish, slot, benefit, benefit, 0, None))

    def can_use_any(self, seat: i64) -> bool:
        for slot in range(SLOTS):
            if self.can_use(seat, slot):
                return True
        return False

    def use_ending(self, ending: Frame, action: i64) -> None:
        if action == FINISH:
            self.end_of(ending)
            return
        slot = action - USE
        self.backs = 0
        ocean = self.oceans[ending.seat]
        ocean.used |= 1 << slot
        fish = ocean.mat[TOP + slot]
        if self.notes is not None:
            self.tell_card("uses", ending.seat, fish)
        self.start_ability(ending.seat, fish, slot)

    def end_of(self, ending: Frame) -> None:
        """A player has finished; the next one, or the end. (FIN-R23)"""
        if ending.left > 0:
            ending.left -= 1
            ending.seat = self.after(ending.seat)
            self.active = ending.seat
            return
        self.pop()
        self.score_ravel()
        if self.notes is not None:
            self.notes.tell("game-ends", EVERYONE, {})


def tile_name(tile: i64) -> str:
    letters = "abcdef"
    return f"w{tile // TILES_A_WEEK + 1}{letters[tile % TILES_A_WEEK]}"
