"""Many games at once."""

from __future__ import annotations

import numpy as np
import pytest

from seaboard.core.game import Game
from seaboard.core.random import Quick
from seaboard.core.seed import derived_seed
from seaboard.envs import vector
from seaboard.games import game_named
from tests.envs.tables import KINDS, NAMES, Kind


@pytest.mark.parametrize("kind", KINDS, ids=NAMES)
def test_rows_are_the_games_of_a_series(kind: Kind) -> None:
    """Row i plays games i, i + n …: the same deals, decisions and results as one by one."""
    name, seats, options = kind
    game = game_named(name)
    n = 5
    many = vector.make(name, num_envs=n, seats=seats, options=options)
    batch = many.reset(seed=7)
    states = [game.start(seats, options, seed=derived_seed(7, i)) for i in range(n)]
    begun = [1] * n
    ended = 0
    quick = Quick(1)
    for _ in range(1500):
        actions = []
        for i, state in enumerate(states):
            legal = state.legal()
            assert np.flatnonzero(batch.action_mask[i]).tolist() == sorted(legal)
            assert batch.actor[i] == state.actor()
            actions.append(legal[int(quick.below(len(legal)))])
        batch = many.step(actions)
        for i, state in enumerate(states):
            state.advance(actions[i])
            assert batch.terminated[i] == state.over()
            if state.over():
                ended += 1
                check_rewards(game, batch.rewards[i], state.returns(), many.setting.is_team)
                states[i] = game.start(seats, options, seed=derived_seed(7, i + n * begun[i]))
                begun[i] += 1
            else:
                assert not batch.rewards[i].any()
    assert ended or name == "finspan"


def check_rewards(game: Game[object], paid: object, returns: list[float], is_team: bool) -> None:  # type: ignore[type-var]
    rewards = np.asarray(paid)
    if is_team:
        assert len(set(rewards.tolist())) == 1
        assert rewards[0] == 2 * returns[0] - 1
        return
    assert abs(rewards.sum()) < 1e-9
    assert rewards.max() <= 1
    assert rewards.argmax() == int(np.argmax(returns))


def test_the_same_seed_gives_the_same_games() -> None:
    def play() -> list[bytes]:
        games = vector.make("kelp", num_envs=8)
        batch = games.reset(seed=3)
        seen = []
        for _ in range(300):
            seen.append(batch.observation.tobytes() + batch.rewards.tobytes())
            batch = games.step(games.random_actions())
        return seen

    assert play() == play()


def test_without_copies_arrays_lie_in_the_engine() -> None:
    games = vector.make("sea-salt-paper", num_envs=4, copy=False)
    first = games.reset(seed=1)
    second = games.step(games.random_actions())
    assert all(np.shares_memory(one, two) for one, two in zip(first, second, strict=True))
    kept = vector.make("sea-salt-paper", num_envs=4)
    before = kept.reset(seed=1)
    row = before.observation.copy()
    kept.step(kept.random_actions())
    assert (before.observation == row).all()


def test_arrays_outlive_their_games() -> None:
    batch = vector.make("sea-salt-paper", num_envs=64, copy=False).reset(seed=1)
    copy = batch.observation.copy()
    vector.make("sea-salt-paper", num_envs=64, copy=False).reset(seed=2)  # would take the memory if it were free
    assert (batch.observation == copy).all()


@pytest.mark.parametrize(
    ("actions", "why"),
    [
        ([10_000, 0], "action 10000 is not legal in game 0"),
        ([-1, 0], "action -1 is not legal in game 0"),
        ([0], "2 whole numbers"),
        ([0.5, 1.0], "2 whole numbers"),
        ([[0, 0]], "2 whole numbers"),
    ],
)
def test_what_is_no_legal_action_is_refused(actions: object, why: str) -> None:
    games = vector.make("sea-salt-paper", num_envs=2)
    before = games.reset(seed=1)
    with pytest.raises(ValueError, match=why):
        games.step(actions)  # type: ignore[arg-type]
    assert (games.show().observation == before.observation).all()


def test_reset_comes_first() -> None:
    with pytest.raises(RuntimeError, match="reset"):
        vector.make("kelp", num_envs=1).step([0])
    with pytest.raises(ValueError, match="num_envs"):
        vector.make("kelp", num_envs=0)


def test_a_row_goes_on_from_a_position() -> None:
    games = vector.make("tranquility", num_envs=3)
    games.reset(seed=5)
    for _ in range(30):
        games.step(games.random_actions())
    position = games.position(2)
    other = vector.make("tranquility", num_envs=3)
    other.reset(seed=6)
    shown = other.put({0: position})
    assert other.position(0) == position
    assert (shown.observation[0] == games.show().observation[2]).all()


@pytest.mark.parametrize("name", ["sea_salt_paper", "kelp", "tranquility", "finspan"])
def test_rows_are_wiped_and_written_in_blocks(name: str) -> None:
    """More rows than are written at a time, and not a multiple: each is what its own game shows."""
    n = vector.TOGETHER + 9
    games = vector.make(name, num_envs=n)
    games.reset(seed=2)
    for _ in range(60):
        batch = games.step(games.random_actions())
    again = games.show()
    assert np.array_equal(again.observation, batch.observation)
    assert np.array_equal(again.action_mask, batch.action_mask)
    alone = vector.make(name, num_envs=1)
    alone.reset(seed=2)
    for row in (0, vector.TOGETHER - 1, vector.TOGETHER, n - 1):
        shown = alone.put({0: games.position(row)})
        assert np.array_equal(shown.observation[0], batch.observation[row])
        assert np.array_equal(shown.action_mask[0], batch.action_mask[row])


def test_any_legal_takes_each_legal_action_equally_often() -> None:
    mask = np.array([[0, 1, 0, 0], [1, 1, 0, 1], [0, 0, 0, 1]], bool)
    generator = np.random.default_rng(1)
    drawn = np.array([vector.any_legal(mask, generator) for _ in range(3000)])
    counts = [np.bincount(column, minlength=4) for column in drawn.T]
    assert counts[0].tolist() == [0, 3000, 0, 0]
    assert counts[2].tolist() == [0, 0, 0, 3000]
    assert counts[1][2] == 0
    assert abs(counts[1][[0, 1, 3]] - 1000).max() < 150
    with pytest.raises(ValueError, match="high"):
        vector.any_legal(np.zeros((1, 4), bool), generator)
