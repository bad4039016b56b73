"""OpenSpiel's own tests, and ours."""

from __future__ import annotations

import pickle
import random

import pyspiel
import pytest

import seaboard.envs.open_spiel as ours
from seaboard.core.record import replay
from seaboard.core.seed import derived_seed
from seaboard.games import game_named
from tests.envs.tables import KINDS, NAMES, Kind

GAMES = ["seaboard_sea_salt_paper", "seaboard_kelp", "seaboard_tranquility", "seaboard_finspan"]


def load(kind: Kind) -> pyspiel.Game:
    name, seats, options = kind
    return pyspiel.load_game(f"seaboard_{name}", {"players": seats, "seed": 7, **options})


def play(state: pyspiel.State, seed: int, plies: int = 100_000) -> pyspiel.State:
    chance = random.Random(seed)
    for _ in range(plies):
        if state.is_terminal():
            break
        state.apply_action(chance.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("kind", KINDS, ids=NAMES)
def test_open_spiel_is_content(kind: Kind) -> None:
    pyspiel.random_sim_test(load(kind), num_sims=1, serialize=kind[0] != "finspan", verbose=False)


@pytest.mark.parametrize("kind", KINDS, ids=NAMES)
def test_records_and_histories(kind: Kind) -> None:
    state = play(load(kind).new_initial_state(), 3)
    record = ours.to_record(state)
    history = state.history()
    assert record.seed == derived_seed(7, history[0] * 256 + history[1])
    game = game_named(kind[0])
    assert replay(game, record).returns() is not None
    back = ours.from_record(record)
    assert back.is_terminal()
    assert back.returns() == state.returns()
    assert str(back) == str(state)


@pytest.mark.parametrize("name", GAMES)
def test_resampling_keeps_what_the_player_knows(name: str) -> None:
    game = pyspiel.load_game(name)
    chance = random.Random(5)
    state = play(game.new_initial_state(), 4, 60)
    moments, differs = 0, False
    while not state.is_terminal() and moments < 100:
        for player in range(game.num_players()):
            other = state.resample_from_infostate(player, chance.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.legal_actions() == state.legal_actions() or player != state.current_player()
            differs = differs or str(other) != str(state)
            moments += 1
        state.apply_action(chance.choice(state.legal_actions()))
    assert differs


@pytest.mark.parametrize("name", GAMES)
def test_states_are_cloned_and_pickled(name: str) -> None:
    game = pyspiel.load_game(name)
    state = play(game.new_initial_state(), 6, 40)
    copy = state.clone()
    back = pickle.loads(pickle.dumps(state))
    assert str(copy) == str(state) == str(back)
    for one in (state, copy, back):
        play(one, 8, 30)
    assert str(copy) == str(state) == str(back)


def test_information_states_do_not_share_a_tensor() -> None:
    game = pyspiel.load_game("seaboard_kelp")
    seen: dict[tuple[float, ...], str] = {}
    for seed in range(3):
        state = play(game.new_initial_state(), seed, 2)
        for _ in range(80):
            if state.is_terminal():
                break
            player = state.current_player()
            tensor = tuple(state.information_state_tensor(player))
            text = state.information_state_string(player)
            assert seen.setdefault(tensor, text) == text
            play(state, seed, 1)


def test_options_are_parameters() -> None:
    game = pyspiel.load_game("seaboard_sea_salt_paper", {"players": 3, "target_score": 20})
    assert game.num_players() == 3
    assert pyspiel.load_game(str(game)).get_parameters()["target_score"] == 20
    with pytest.raises(Exception, match="7"):
        pyspiel.load_game("seaboard_sea_salt_paper", {"players": 7})


@pytest.mark.parametrize("name", GAMES)
def test_what_was_told_is_the_same_whenever_it_is_asked(name: str) -> None:
    game = pyspiel.load_game(name)
    often, late = game.new_initial_state(), game.new_initial_state()
    chance = random.Random(9)
    for step in range(60):
        if often.is_terminal():
            break
        action = chance.choice(often.legal_actions())
        often.apply_action(action)
        late.apply_action(action)
        for player in range(game.num_players()):
            often.information_state_string(player)
        if step == 30:
            often = often.clone()
    for player in range(game.num_players()):
        assert late.information_state_string(player) == often.information_state_string(player)
        assert late.information_state_tensor(player) == often.information_state_tensor(player)
    sampled = late.resample_from_infostate(0, chance.random)
    twin = sampled.clone()
    for _ in range(10):
        if sampled.is_terminal():
            break
        action = chance.choice(sampled.legal_actions())
        sampled.apply_action(action)
        twin.apply_action(action)
        sampled.information_state_string(0)
    assert twin.information_state_string(0) == sampled.information_state_string(0)
