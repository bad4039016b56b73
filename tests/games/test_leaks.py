"""What is shown of a table is free again when nobody looks any more: a server shows millions of them."""

from __future__ import annotations

import gc
import random
import sys
from typing import Any

import pytest

from seaboard.core.game import Game
from seaboard.core.position import write_position
from seaboard.core.seed import derived_seed
from seaboard.games import NAMES, game_named

MOVES = 60
GAMES = 6


def play(game: Game[Any], number: int) -> None:
    """The beginning of a game, with all that a table asks on the way."""
    chance = random.Random(number)
    state = game.start(2, {}, seed=derived_seed("leaks", number))
    for _ in range(MOVES):
        moves = game.moves(state)
        if not moves:
            break
        for seat in (None, 0, 1):
            game.view(state, seat)
            game.decision(state, seat)
        game.timeout(state)
        game.scores(state)
        write_position(game, state)
        state.advance(game.parse(state, chance.choice(moves).text))


@pytest.mark.parametrize("name", NAMES)
def test_a_table_that_was_looked_at_leaves_nothing(name: str) -> None:
    game = game_named(name)

    def held(games: range) -> int:
        for number in games:
            play(game, number)
        gc.collect()
        return sys.getallocatedblocks()

    held(range(GAMES))  # what is made once and kept
    before = held(range(GAMES))
    assert held(range(GAMES)) - before < GAMES
