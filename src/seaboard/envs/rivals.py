# seaboard: compiled
"""What a quick rival does, where no bot in Python is asked."""

from __future__ import annotations

from mypy_extensions import i64

from seaboard.bots.policy import Policy, RandomPolicy
from seaboard.core.random import Quick
from seaboard.core.state import Moves, State


def quick_move(state: State, rival: Policy, moves: Moves, quick: Quick) -> i64:
    """The rival's move, judged in a world that its seat could be in; `moves` is a buffer to use."""
    state.legal_into(moves)
    if moves.count == 1:
        return moves.items[0]
    if isinstance(rival, RandomPolicy):  # it looks at nothing, so it needs no world
        return rival.choose(state, moves, quick)
    return rival.choose(state.determinize(state.actor(), quick), moves, quick)
