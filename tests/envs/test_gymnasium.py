"""Gymnasium's own checks, and ours."""

from __future__ import annotations

import warnings

import gymnasium as gym
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import seaboard.envs.gymnasium
from seaboard.core.refused import Refused
from seaboard.envs.gymnasium import SeatEnv, SeatVectorEnv
from tests.envs.tables import KINDS, NAMES, Kind

IDS = ("seaboard/SeaSaltPaper-v0", "seaboard/Kelp-v0", "seaboard/Tranquility-v0", "seaboard/Finspan-v0")


@pytest.mark.parametrize("kind", KINDS, ids=NAMES)
def test_gymnasium_is_content(kind: Kind) -> None:
    name, seats, options = kind
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message=".*(A Box observation space|recommended|not flattened).*")
        check_env(SeatEnv(name, seats=seats, options=options), skip_render_check=True)


def play(environment: gym.Env[np.ndarray, np.int64], seed: int) -> tuple[float, int]:
    _, info = environment.reset(seed=seed)
    quick = np.random.default_rng(seed)
    steps = 0
    while True:
        action = quick.choice(np.flatnonzero(info["action_mask"]))
        _, reward, over, _, info = environment.step(action)
        steps += 1
        if over:
            return float(reward), steps


@pytest.mark.parametrize("name", IDS)
def test_whole_games_by_name(name: str) -> None:
    environment = gym.make(name, rivals="random")
    first = [play(environment, seed) for seed in (1, 2, 3)]
    assert first == [play(environment, seed) for seed in (1, 2, 3)]
    assert all(-1 <= reward <= 1 for reward, _ in first)


@pytest.mark.parametrize("rivals", ["random", "calm", "breeze"])
def test_rivals_by_level(rivals: str) -> None:
    reward, steps = play(gym.make("seaboard/Kelp-v0", rivals=rivals, seat="octopus"), 3)
    assert abs(reward) == 1
    assert steps > 3


def test_a_team_is_one_learner() -> None:
    environment = SeatEnv("tranquility", seats=3)
    environment.reset(seed=1)
    seats = set()
    for _ in range(60):
        seats.add(int(environment._desk.state.actor()))
        mask = environment.action_masks()
        _, _, over, _, _ = environment.step(np.flatnonzero(mask)[0])
        if over:
            break
    assert seats == {0, 1, 2}


@pytest.mark.parametrize("name", ["sea_salt_paper", "kelp", "tranquility", "finspan"])
def test_shaping_adds_what_the_measure_changes(name: str) -> None:
    plain, shaped = SeatEnv(name), SeatEnv(name, shaping=0.5)
    game = plain.setting.game
    for environment in (plain, shaped):
        environment.reset(seed=6)
    began = game.measure(shaped._desk.state, 0)
    bare = paid = 0.0
    over = False
    while not over:
        legal = np.flatnonzero(plain.action_masks())
        _, reward, over, _, _ = plain.step(legal[0])
        bare += reward
        paid += float(shaped.step(legal[0])[1])
    assert paid == pytest.approx(bare + 0.5 * (game.measure(shaped._desk.state, 0) - began))
    assert paid != bare


def test_what_is_not_legal_loses() -> None:
    environment = SeatEnv("kelp")
    _, info = environment.reset(seed=1)
    _, reward, over, _, info = environment.step(np.flatnonzero(~info["action_mask"])[0])
    assert (reward, over, info["illegal"]) == (-1.0, True, True)
    with pytest.raises(RuntimeError, match="reset"):
        environment.step(0)


def test_unknown_names_are_refused() -> None:
    for how in ({"seat": "whale"}, {"seat": 2}, {"rivals": "hurricane"}, {"options": {"nonsense": 1}}):
        with pytest.raises(Refused):
            SeatEnv("kelp", **how)


def test_positions_go_out_and_in() -> None:
    environment = SeatEnv("sea-salt-paper", rivals="breeze")
    environment.reset(seed=4)
    for _ in range(10):
        environment.step(np.flatnonzero(environment.action_masks())[0])
    other = SeatEnv("sea-salt-paper")
    row, _ = other.reset(options={"position": environment.position()})
    assert (row == environment._seen()).all()


@pytest.mark.parametrize("rivals", ["random", "breeze", "calm"])
@pytest.mark.parametrize("name", ["sea_salt_paper", "kelp"])
def test_many_learners(name: str, rivals: str) -> None:
    many = gym.make_vec(
        f"seaboard/{seaboard.envs.gymnasium.title(name)}-v0",
        num_envs=6,
        vectorization_mode="vector_entry_point",
        rivals=rivals,
        seat=1,
    )
    quick = np.random.default_rng(1)
    seen, info = many.reset(seed=5)
    ended = 0
    for _ in range(250):
        assert seen.shape == many.observation_space.shape
        assert info["action_mask"].any(axis=1).all()
        actions = np.array([quick.choice(np.flatnonzero(mask)) for mask in info["action_mask"]])
        seen, rewards, over, cut, info = many.step(actions)
        assert not cut.any()
        assert not rewards[~over].any()
        if over.any():
            ended += int(over.sum())
            assert info["final_obs"].shape == seen.shape
            assert (info["final_obs"][over] != seen[over]).any()
    assert ended
    assert isinstance(many.unwrapped, SeatVectorEnv)


def test_many_learners_meet_the_deals_of_one() -> None:
    many = SeatVectorEnv(3, game="kelp", seat=0)
    many.reset(seed=11)
    one = SeatEnv("kelp", seat=0)
    one.reset(seed=11)
    assert many.games.position(0)["random"]["seed"] == one.position()["random"]["seed"]
