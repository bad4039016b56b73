"""Game k of series s is one deal, in every interface, in records and in the arena, compiled or not."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys

import pyspiel
import pytest

import seaboard.envs.open_spiel as open_spiel
from seaboard.bots.series import Series
from seaboard.core.game import Json
from seaboard.core.position import write_position
from seaboard.core.record import new_record, replay
from seaboard.core.seed import derived_seed
from seaboard.envs import vector
from seaboard.envs.gymnasium import SeatEnv
from seaboard.envs.pettingzoo import SeatsEnv
from seaboard.games import NAMES, game_named

SERIES, GAMES = 5, 3


def dealt(name: str, number: int) -> Json:
    """The deal as the rules give it, without any environment."""
    game = game_named(name)
    record = new_record(game, ["a", "b"], {}, derived_seed(SERIES, number))
    return write_position(game, replay(game, record))


@pytest.mark.parametrize("name", NAMES)
def test_every_interface_deals_the_same(name: str) -> None:
    rows = vector.make(name, num_envs=GAMES)
    rows.reset(seed=SERIES)
    turns, spiel = SeatsEnv(name), pyspiel.load_game(f"seaboard_{name}", {"players": 2, "seed": SERIES})
    first = dealt(name, 0)
    learner = SeatEnv(name, seat=0)
    for number in range(GAMES):
        wanted = dealt(name, number)
        assert rows.position(number) == wanted
        turns.reset(seed=SERIES if number == 0 else None)
        assert turns.position() == wanted
        learner.reset(seed=SERIES if number == 0 else None)
        assert learner.position()["random"]["seed"] == wanted["random"]["seed"]
        state = spiel.new_initial_state()
        state.apply_action(number // open_spiel.FACES)
        state.apply_action(number % open_spiel.FACES)
        assert json.loads(str(state)) == json.loads(json.dumps(wanted))
        assert number == 0 or wanted != first


@pytest.mark.parametrize("name", NAMES)
def test_the_arena_deals_the_same(name: str) -> None:
    series = Series(name, ("random", "random"), GAMES, str(SERIES))
    assert [series.deal_of(number) for number in range(GAMES)] == [derived_seed(SERIES, n) for n in range(GAMES)]


def test_plain_rules_deal_the_same() -> None:
    code = """
from seaboard import _native
from tests.envs.test_deals import digest
assert _native.engine() == "plain"
print(digest())
"""
    plain = {**os.environ, "SEABOARD_PLAIN": "1"}
    ran = subprocess.run([sys.executable, "-c", code], env=plain, capture_output=True, text=True)
    assert ran.stdout.strip() == digest(), ran.stderr


def digest() -> str:
    """Of some deals of each game."""
    deals = [dealt(name, number) for name in NAMES for number in range(GAMES)]
    return hashlib.sha256(json.dumps(deals, sort_keys=True).encode()).hexdigest()
