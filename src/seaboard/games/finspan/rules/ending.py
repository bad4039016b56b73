# seaboard: compiled
"""The game-end phase: abilities that do more than score, each once. (FIN-84)"""

from __future__ import annotations

from mypy_extensions import i64

from seaboard.core.state import EVERYONE, Moves
from seaboard.games.finspan.rules import codes as c
from seaboard.games.finspan.rules.benefits import can_use
from seaboard.games.finspan.rules.frames import Frame
from seaboard.games.finspan.rules.nautoma_turns import score_ravel
from seaboard.games.finspan.rules.playing import start_ability
from seaboard.games.finspan.rules.table import Table
from seaboard.games.finspan.rules.unfinished import end_top


def usable_into(table: Table, out: Moves, seat: i64) -> None:
    for slot in range(c.SLOTS):
        if can_use_at_end(table, seat, slot):
            out.add(c.USE + slot)
    out.add(c.FINISH)


def can_use_at_end(table: Table, seat: i64, slot: i64) -> bool:
    """A visible game-end fish, not yet used, whose benefit can do something."""
    ocean = table.oceans[seat]
    fish = ocean.top[slot]
    if fish == c.NO_FISH or table.numbers.timing[fish] != c.GAME_END or (ocean.used >> slot) & 1 == 1:
        return False
    return can_use(table, seat, fish, slot, table.numbers.benefit[fish])


def has_something_left(table: Table, ending: Frame, seat: i64) -> bool:
    """Has a player who did not finish a fish to use?"""
    if (ending.units >> seat) & 1 == 1:
        return False
    for slot in range(c.SLOTS):
        if can_use_at_end(table, seat, slot):
            return True
    return False


def use_or_finish(table: Table, ending: Frame, action: i64) -> None:
    if action == c.FINISH:  # final (FIN-R24)
        ending.units |= 1 << ending.seat
        return
    slot = action - c.USE
    table.backs = 0
    ocean = table.oceans[ending.seat]
    ocean.used |= 1 << slot
    fish = ocean.top[slot]
    if table.notes is not None:
        table.tell_card("uses", ending.seat, fish)
    start_ability(table, ending.seat, fish, slot)


def ask_next_to_end(table: Table, ending: Frame) -> None:
    """Clockwise to the next player who has a fish to use, or the end.

    Who has none is passed over but has not finished: another player's benefit may give their fish a target. (FIN-R23)
    """
    seat = ending.seat
    for _nth in range(table.seats):
        seat = table.after(seat)
        if has_something_left(table, ending, seat):
            ending.seat = seat
            table.active = seat
            return
    end_top(table)
    score_ravel(table)
    if table.notes is not None:
        table.notes.tell("game-ends", EVERYONE, {})
