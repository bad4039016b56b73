"""Short games to look back at: policies that now and then slip, from fixed seeds."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from seaboard.bots.minds import mind_of
from seaboard.core.random import Quick
from seaboard.core.record import Record, new_record, write_result
from seaboard.core.seed import derived_seed
from seaboard.games import game_named
from seaboard.review.face import Budget

SMALL = Budget(worlds=3, effects=3, flat=3, first=16, cap=16, followed=4)


@cache
def game_played(name: str, seats: int = 2, number: int = 1, options: tuple[tuple[str, Any], ...] = ()) -> Record:
    """The record of a game in which one move in ten is a slip."""
    game = game_named(name)
    record = new_record(game, [f"p{seat}" for seat in range(seats)], dict(options), derived_seed("review", number))
    state = game.start(seats, record.options, seed=record.seed)
    quick, slip = Quick(number), Random(number)
    policy = mind_of(name).rollout
    while not state.over():
        world = state.determinize(state.actor(), quick)
        action = int(policy.choose(world, world.legal_moves(), quick))
        if slip.random() < 0.1 or not state.is_legal(action):
            action = slip.choice(state.legal())
        record.moves.append(game.describe(state, action).text)
        state.advance(action)
    record.result = write_result(game, state)
    return record
