# seaboard: compiled
"""Tranquility among storms: which row the rocks block, which storm is lifted, and what storms cost."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from seaboard.bots.minds.tranquility.taste import Taste
from seaboard.core.state import Moves
from seaboard.games.tranquility.rules import codes as c
from seaboard.games.tranquility.state import Tranquility

MANY: Final[i64] = 1000  # more cells than there are


def calmest_row(state: Tranquility, moves: Moves) -> i64:
    """The row that is missed least: few empty cells, but not the last chance to place anything."""
    best: i64 = moves.items[0]
    fewest: i64 = MANY
    starts = state.charter.layout.row_start
    for i in range(moves.count):
        action = moves.items[i]
        if action == c.KEEP_ROCKS:
            continue
        row = action - c.ROW
        empty = starts[row + 1] - starts[row] - state.sea.in_row[row]
        if (state.sea.blocked >> row) & 1 == 1 and row != state.sea.rocks:
            empty -= 20  # two ills on one row
        if empty < fewest:
            fewest = empty
            best = action
    return best


def storm_to_lift(taste: Taste, state: Tranquility, moves: Moves) -> i64:
    """The storm that does most harm, if it does more than a compass is worth that is kept for a purple one."""
    best: i64 = c.PASS
    needed = state.charter.numbers.storms_of_a_colour - state.purple_gone
    most = 0 if state.window == c.AT_LOSS or state.pool > needed else taste.keep
    for i in range(moves.count):
        action = moves.items[i]
        if state.window == c.AT_LOSS and action == c.LIFT_ORANGE + state.active:
            return action  # only who is stuck needs help now
        colour = c.PURPLE
        if action == c.LIFT_DRAWN:
            colour = state.storm
        elif action < c.LIFT_ORANGE:
            colour = c.YELLOW
        elif action < c.LIFT_PURPLE:
            colour = c.ORANGE
        if action != c.PASS:
            harm = harm_of(taste, state, colour)
            if harm > most:
                most = harm
                best = action
    return best


def harm_of(taste: Taste, state: Tranquility, colour: i64) -> i64:
    """What a storm costs: an orange or a yellow one on every turn to come, a purple one in the end."""
    empty = c.CELLS - state.sea.filled
    if colour == c.ORANGE:
        return taste.orange * empty
    if colour == c.YELLOW:
        return taste.yellow * empty
    return (taste.purple * state.sea.filled + taste.purple_early * empty) // c.CELLS


def worst_harm(taste: Taste, state: Tranquility) -> i64:
    """What the storm that does most harm of those that lie open costs; 0 without any."""
    harm: i64 = 0
    for s in range(state.seats):
        if state.players[s].orange > 0:
            harm = max(harm, harm_of(taste, state, c.ORANGE))
        if state.players[s].yellow > 0:
            harm = max(harm, harm_of(taste, state, c.YELLOW))
    if has_purple(state):
        harm = max(harm, harm_of(taste, state, c.PURPLE))
    return harm


def has_purple(state: Tranquility) -> bool:
    for row in range(state.charter.layout.rows):
        if state.sea.purple[row] > 0:
            return True
    return False
