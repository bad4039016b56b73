"""PettingZoo's own tests, and ours."""

from __future__ import annotations

import warnings

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, seed_test

from seaboard.core.seed import derived_seed
from seaboard.envs.pettingzoo import SeatsEnv, env
from seaboard.games import game_named
from tests.envs.tables import KINDS, NAMES, Kind


@pytest.mark.parametrize("kind", KINDS, ids=NAMES)
def test_pettingzoo_is_content(kind: Kind) -> None:
    name, seats, options = kind
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings(
            "ignore", message=".*(not a NumPy array|Observation space for each agent|recommended).*"
        )
        api_test(env(name, seats=seats, options=options), num_cycles=120, verbose_progress=False)


@pytest.mark.parametrize("kind", KINDS[::3], ids=NAMES[::3])
def test_seeds_are_kept(kind: Kind) -> None:
    name, seats, options = kind
    seed_test(lambda: env(name, seats=seats, options=options), num_cycles=60)


def play(environment: SeatsEnv, seed: int | None) -> list[object]:
    """A whole game, always the middle one of the legal actions."""
    environment.reset(seed=seed)
    seen: list[object] = []
    for agent in environment.agent_iter():
        observation, reward, over, _, info = environment.last()
        mask = observation["action_mask"]
        assert (mask == info["action_mask"]).all()
        assert mask.any()
        seen.append((agent, observation["observation"].tobytes(), reward))
        legal = np.flatnonzero(mask)
        environment.step(None if over else int(legal[len(legal) // 2]))
    return seen


@pytest.mark.parametrize("name", ["sea_salt_paper", "kelp", "tranquility", "finspan"])
def test_deals_are_those_of_the_series(name: str) -> None:
    environment = SeatsEnv(name)
    play(environment, 9)
    assert environment.seed == derived_seed(9, 0)
    environment.reset()
    assert environment.seed == derived_seed(9, 1)
    assert environment.position()["random"]["seed"] == environment.seed


def test_agents_are_named_by_their_roles() -> None:
    assert SeatsEnv("kelp").possible_agents == ["shark_0", "octopus_1"]
    assert SeatsEnv("finspan", seats=3).possible_agents == ["player_0", "player_1", "player_2"]


def test_rewards_are_paid_at_the_end() -> None:
    environment = SeatsEnv("kelp")
    environment.reset(seed=2)
    total = dict.fromkeys(environment.possible_agents, 0.0)
    for agent in environment.agent_iter():
        observation, reward, over, _, _ = environment.last()
        total[agent] += reward
        environment.step(None if over else int(np.flatnonzero(observation["action_mask"])[-1]))
    assert sorted(total.values()) == [-1.0, 1.0]


def test_positions_go_out_and_in() -> None:
    environment = SeatsEnv("finspan")
    environment.reset(seed=4)
    for _ in range(40):
        mask = environment.observe(environment.agent_selection)["action_mask"]
        environment.step(int(np.flatnonzero(mask)[0]))
    other = SeatsEnv("finspan")
    other.reset(options={"position": environment.position()})
    assert other.agent_selection == environment.agent_selection
    agent = other.agent_selection
    assert (other.observe(agent)["observation"] == environment.observe(agent)["observation"]).all()
    assert other.position() == environment.position()


def test_what_is_not_legal_is_refused() -> None:
    environment = SeatsEnv("kelp")
    with pytest.raises(RuntimeError, match="reset"):
        environment.step(0)
    environment.reset(seed=1)
    mask = environment.observe(environment.agent_selection)["action_mask"]
    with pytest.raises(ValueError, match="not legal"):
        environment.step(int(np.flatnonzero(mask == 0)[0]))
    with pytest.raises(ValueError, match="render_mode"):
        SeatsEnv("kelp", render_mode="rgb_array")


@pytest.mark.parametrize("name", ["sea_salt_paper", "kelp", "tranquility", "finspan"])
def test_they_are_registered(name: str) -> None:
    made = pettingzoo.make("aec", f"seaboard/{name}-v0")
    made.reset(seed=1)
    assert made.agents == SeatsEnv(name).possible_agents


def test_a_table_in_words() -> None:
    environment = SeatsEnv("sea-salt-paper", render_mode="ansi")
    environment.reset(seed=1)
    text = environment.render()
    assert text is not None
    assert "decides" in text
    hand = game_named("sea_salt_paper").view(environment._desk.state, 0)["seats"][0]["hand"]
    assert hand == []
