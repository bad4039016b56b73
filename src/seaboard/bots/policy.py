# seaboard: compiled
"""A policy: the quick judgement of one game, used by the simple bots and by search."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from seaboard.core.random import Quick
from seaboard.core.state import NOBODY, Moves, State


class Policy:
    """Chooses among the legal moves of the actor.

    As a bot it is only ever given a world sampled for its own seat (`State.determinize`), never the true state;
    in a rollout it is given whatever world is being rolled out. It should judge by what the actor would know.
    """

    def choose(self, state: State, moves: Moves, quick: Quick) -> i64:
        """One of `moves.items[:moves.count]`, which are the legal actions of `state`."""
        raise NotImplementedError


@final
class RandomPolicy(Policy):
    """Any legal move, each equally likely."""

    def choose(self, state: State, moves: Moves, quick: Quick) -> i64:
        return moves.items[quick.below(moves.count)]


def play_by(policies: list[Policy], state: State, quick: Quick, limit: i64) -> None:
    """Play to the end, or so many decisions, each seat by its policy."""
    moves = Moves(state.actions)
    made: i64 = 0
    while made < limit and state.actor() != NOBODY:
        state.legal_into(moves)
        state.advance(policies[state.actor()].choose(state, moves, quick))
        made += 1
