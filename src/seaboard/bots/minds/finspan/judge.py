# seaboard: compiled
"""Finspan: a rollout goes to the end; the lead in points says more than the bare win.

Decisions are many and mostly small, so moves enter the tree in the order in which the policy likes them.
"""

from __future__ import annotations

import math
from typing import Final, final

from mypy_extensions import i64

from seaboard.bots.judge import Judge
from seaboard.core.state import Moves, State
from seaboard.games.finspan.rules import codes as c
from seaboard.games.finspan.rules.ocean import Ocean
from seaboard.games.finspan.rules.points import total_points
from seaboard.games.finspan.state import Finspan


@final
class LeadJudge(Judge):
    def __init__(self, scale: float = 30.0, win: float = 0.3, minor: bool = True, leaves: bool = False) -> None:
        self.minor = minor
        self.leaves = leaves  # may it leave lying what costs nothing, as bots did once?
        self.scale = scale  # points of lead that are a clear advantage
        self.win = win  # how much the bare win counts

    def value(self, state: State, seat: i64) -> float:
        """The lead over the best opponent, or over the Nautoma, and the win itself."""
        assert isinstance(state, Finspan)
        lead = float(lead_of(state, seat))
        return self.win * state.reward(seat) + (1.0 - self.win) / (1.0 + math.exp(-lead / self.scale))

    def is_minor(self, state: State) -> bool:
        """All but the choice of a turn: to dive, or which fish to play."""
        assert isinstance(state, Finspan)
        top = state.top
        return self.minor and top is not None and top.kind != c.TURN

    def prune(self, state: State, moves: Moves) -> None:
        assert isinstance(state, Finspan)
        if self.leaves:
            take_out(moves, c.BACK)
        else:
            prune(state, moves)


def lead_of(state: Finspan, seat: i64) -> i64:
    """By how many points a seat is ahead of its best rival, or of the Nautoma."""
    best: i64 = -1000
    nautoma = state.nautoma
    if nautoma is not None:
        best = nautoma.total(state.numbers)
    for other in range(state.seats):
        if other != seat:
            points = total_points(state.numbers, state.oceans[other])
            if points > best:
                best = points
    return total_points(state.numbers, state.oceans[seat]) - best


def prune(state: Finspan, moves: Moves) -> None:
    """No step is taken back: there is always another one. And what costs nothing is not left lying."""
    if has_free(state, moves):
        take_out(moves, c.STOP)
    take_out(moves, c.BACK)


def take_out(moves: Moves, unwanted: i64) -> None:
    """One move less to think of, if others stay."""
    kept: i64 = 0
    for i in range(moves.count):
        action = moves.items[i]
        if action != unwanted:
            moves.items[kept] = action
            kept += 1
    if kept > 0:
        moves.count = kept


def has_free(state: Finspan, moves: Moves) -> bool:
    """Is there a card to draw, or an egg to lay that no scoring ability and no achievement would rather miss?"""
    top = state.top
    if top is None or top.kind != c.BENEFIT:
        return False
    for i in range(moves.count):
        action = moves.items[i]
        if action == c.TAKE_CARD or action == c.TAKE_INSTEAD:
            return True
        if c.LAY_EGG <= action < c.HATCH_EGG and is_welcome(state, state.oceans[top.seat], action - c.LAY_EGG):
            return True
    return False


def is_welcome(state: Finspan, ocean: Ocean, slot: i64) -> bool:
    """May an egg lie there without any loss?"""
    numbers = state.numbers
    for week in range(state.week - 1, c.SCORED_WEEKS):
        if numbers.tile_counts[state.tiles[week]] == c.FISH_WITHOUT_TOKEN:
            return False
    fish = ocean.top[slot]
    return fish == c.NO_FISH or numbers.condition[fish] & c.NO_TOKENS == 0


JUDGE: Final = LeadJudge()
