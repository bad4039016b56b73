# seaboard: compiled
"""The order of turns and the end of a week. (FIN-24, FIN-25, FIN-76 to FIN-82)"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from seaboard.core.state import EVERYONE
from seaboard.games.finspan.rules import codes as c
from seaboard.games.finspan.rules.nautoma_turns import score_ravel, start_nautoma_turn
from seaboard.games.finspan.rules.points import count_for
from seaboard.games.finspan.rules.table import Table, tile_name
from seaboard.games.finspan.rules.unfinished import begin_ending, begin_turn, end_top


def end_turn(table: Table) -> None:
    end_top(table)
    nautoma = table.nautoma
    if nautoma is None:
        next_turn(table)
    else:
        start_nautoma_turn(table, nautoma)


def next_turn(table: Table) -> None:
    """Clockwise; when the next player has no diver left the week is over. (FIN-25, FIN-76)"""
    table.active = table.after(table.active)
    table.backs = 0
    if table.oceans[table.active].divers > 0:
        begin_turn(table, table.active)
    else:
        end_week(table)


def end_week(table: Table) -> None:
    """Achievements, divers back, the marker passed on; after the last week the game-end phase. (FIN-77, FIN-80)"""
    numbers = table.numbers
    if table.notes is not None:
        table.notes.tell("week-ends", EVERYONE, {"week": int(table.week)})
    if table.week == numbers.weeks:
        table.active = table.first
        begin_ending(table)
        return
    score_achievement(table)
    score_ravel(table)
    for seat in range(table.seats):
        ocean = table.oceans[seat]
        ocean.divers = numbers.divers
        ocean.plays = 0
        for site in range(c.SITES):
            ocean.dives[site] = 0
    nautoma = table.nautoma
    if nautoma is None:
        table.first = table.after(table.first)
        if table.notes is not None:
            table.notes.tell("passes-marker", EVERYONE, {"seat": int(table.first)})
    else:  # the marker stays with the human (FIN-89, FIN-98)
        nautoma.markers = 0
        nautoma.shuffle_decisions(table.random)
    table.week += 1
    table.active = table.first
    begin_turn(table, table.first)


def score_achievement(table: Table) -> None:
    numbers = table.numbers
    week = table.week - 1
    tile = table.tiles[week]
    worth = table.worth[week]
    best: i64 = 0
    for seat in range(table.seats):
        count = count_for(numbers, table.oceans[seat], tile)
        points = count * worth
        table.oceans[seat].noted = with_entry(table.oceans[seat].noted, week, points)
        if points > best:
            best = points
        if table.notes is not None:
            facts = {
                "seat": int(seat),
                "achievement": tile_name(tile),
                "count": int(count),
                "points": int(points),
            }
            table.notes.tell("scores-achievement", EVERYONE, facts)
    contest = table.side_b
    nautoma = table.nautoma
    if nautoma is not None:
        contest = table.side_b and numbers.level_contest[nautoma.level] > 0  # FIN-97, FIN-R28
        side = numbers.level_side[nautoma.level]
        if side != c.NO_SIDE:  # FIN-96
            value = numbers.base_value[side * c.TILES + tile] + nautoma.markers
            nautoma.noted[week] = value * worth
            if nautoma.noted[week] > best:
                best = nautoma.noted[week]
            if table.notes is not None:
                gained = {
                    "achievement": tile_name(tile),
                    "count": int(value),
                    "points": int(value * worth),
                }
                table.notes.tell("nautoma-scores-achievement", EVERYONE, gained)
    if contest:
        reward_most(table, week, best)


def reward_most(table: Table, week: i64, best: i64) -> None:
    """Side B: whoever has most points from the achievement gains more, all of them on a tie. (FIN-77, FIN-R26)"""
    extra = table.numbers.most_points
    for seat in range(table.seats):
        ocean = table.oceans[seat]
        if ocean.noted[week] == best:
            ocean.most = with_entry(ocean.most, week, extra)
            if table.notes is not None:
                table.notes.tell("has-most", EVERYONE, {"seat": int(seat), "points": int(extra)})
    nautoma = table.nautoma
    if nautoma is not None and nautoma.noted[week] == best:
        nautoma.noted[c.SCORED_WEEKS + week] = extra
        if table.notes is not None:
            table.notes.tell("nautoma-has-most", EVERYONE, {"points": int(extra)})


def with_entry(points: vec[i64], week: i64, entry: i64) -> vec[i64]:
    """The noted points with one entry more; clones of a game share the old ones."""
    more = points[:]
    more[week] = entry
    return more
