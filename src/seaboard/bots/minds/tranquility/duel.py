# seaboard: compiled
"""Tranquility's duel, where rivals place islands for points: the quick judgement."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from seaboard.core.state import Moves
from seaboard.games.tranquility.rules import codes as c
from seaboard.games.tranquility.state import Tranquility

WORTHLESS: Final[i64] = -1000


def choose_in_duel(state: Tranquility, moves: Moves) -> i64:
    """Points at once: the card and cell that bring most; of the market what could bring most next."""
    best: i64 = moves.items[0]
    value: i64 = WORTHLESS
    seat = state.players[state.active]
    for i in range(moves.count):
        action = moves.items[i]
        worth: i64 = WORTHLESS
        if action == c.DISCARD_TWO:
            worth = 2 * state.charter.numbers.points_discarded
        elif state.phase == c.CHOOSING_CELL:
            worth = points_of(state, state.chosen, action - c.CELL)
        elif state.phase == c.DISCARDING:
            worth = -points_in_reach(state, action - c.DISCARD, seat.hand.count - 1)
        elif state.phase == c.TAKING:
            worth = points_in_reach(state, action - c.TAKE, seat.hand.count)
        elif action <= c.ISLANDS:
            worth = points_in_reach(state, action - c.PLAY, seat.hand.count - 1)
        if worth > value:
            value = worth
            best = action
    return best


def points_in_reach(state: Tranquility, card: i64, purse: i64) -> i64:
    best: i64 = -10
    for cell in range(state.sea.below[card] + 1, state.sea.above[card]):
        if state.sea.fits(card, cell, purse, False):
            worth = points_of(state, card, cell)
            if worth > best:
                best = worth
    return best


def points_of(state: Tranquility, card: i64, cell: i64) -> i64:
    numbers = state.charter.numbers
    sea = state.sea
    worth = numbers.points_placed + sea.cost(card, cell) * numbers.points_discarded
    if cell > 0 and sea.line[cell - 1] != 0:
        worth += numbers.points_neighbour
    if cell + 1 < c.CELLS and sea.line[cell + 1] != 0:
        worth += numbers.points_neighbour
    row = sea.layout.row_of[cell]
    if sea.in_row[row] + 1 == sea.layout.row_start[row + 1] - sea.layout.row_start[row]:
        worth += numbers.points_row
    return worth
