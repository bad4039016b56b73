"""The simple bots: legal moves only, and better than chance."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from seaboard.bots.minds.finspan.policy import POLICIES
from seaboard.bots.policy import Policy, RandomPolicy
from seaboard.core.random import Quick
from seaboard.core.seed import derived_seed
from seaboard.core.state import Moves
from seaboard.games.finspan import GAME
from seaboard.games.finspan.rules import codes as c
from seaboard.games.finspan.state import Finspan


def play_game(policies: list[Policy], seed: int, **options: object) -> Finspan:
    state = GAME.start(len(policies), options, seed=derived_seed("bots", seed))
    quick = Quick(seed)
    moves = Moves(state.actions)
    while not state.over():
        state.legal_into(moves)
        action = policies[int(state.actor())].choose(state, moves, quick)
        assert moves.has(action)
        assert action != c.BACK or not isinstance(policies[int(state.actor())], type(POLICIES["greedy"]))
        state.advance(action)
    return state


def test_the_best_bot_comes_first() -> None:
    assert list(POLICIES) == ["greedy", "sound"]


@pytest.mark.parametrize(("better", "worse"), [("greedy", "sound"), ("sound", "random")])
def test_a_better_bot_wins_more(better: str, worse: str) -> None:
    everyone: dict[str, Policy] = {**POLICIES, "random": RandomPolicy()}
    won = 0.0
    for seed in range(40):
        seats = [everyone[better], everyone[worse]]
        won += play_game(seats if seed % 2 else seats[::-1], seed).returns()[0 if seed % 2 else 1]
    assert won > 28


@pytest.mark.parametrize("name", list(POLICIES))
def test_the_bots_play_every_kind_of_table(name: str) -> None:
    for seats in (1, 3, 5):
        state = play_game([POLICIES[name]] * seats, seats, side="b")
        assert state.week == 4


def test_the_page_tells_what_the_bots_score() -> None:
    text = (Path(__file__).parents[3] / "src/seaboard/games/finspan/README.md").read_text(encoding="utf-8")
    told = re.search(r"greedy scores (\d+) points a player, sound (\d+), random (\d+)", text)
    assert told is not None
    everyone: dict[str, Policy] = {**POLICIES, "random": RandomPolicy()}
    for name, points in zip(("greedy", "sound", "random"), told.groups(), strict=True):
        games = [play_game([everyone[name]] * 2, seed) for seed in range(12)]
        scores = [score.total for state in games for score in GAME.scores(state)]
        assert abs(sum(scores) / len(scores) - int(points)) < 9, name
