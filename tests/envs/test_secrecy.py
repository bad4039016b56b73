"""What a seat cannot know changes nothing that any interface shows it: rows, masks, strings, infos, names."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pyspiel
import pytest

import seaboard.envs.open_spiel  # noqa: F401 - registers the games
from seaboard.core.game import Json
from seaboard.core.position import write_position
from seaboard.core.random import Quick
from seaboard.core.state import State
from seaboard.envs import vector
from seaboard.envs.gymnasium import SeatEnv
from seaboard.envs.pettingzoo import SeatsEnv
from seaboard.games import NAMES, game_named
from tests.envs.tables import KINDS, Kind, stroll

POSITIONS = 100  # for each game, over all its kinds of tables


def moments(kind: Kind, wanted: int) -> Iterator[State]:
    """So many positions at random out of whole games."""
    quick = Quick(99)
    found = 0
    for state in stroll(kind, 1000, start=200):
        if not state.over() and quick.below(12) == 0:
            yield state
            found += 1
            if found == wanted:
                return


def shown_by_pettingzoo(environment: SeatsEnv, position: Json, agent: str) -> list[Any]:
    environment.reset(options={"position": position})
    seen = environment.observe(agent)
    mask = environment.infos[agent]["action_mask"]
    others = [sorted(info) for info in environment.infos.values()]
    told = [environment.agent_selection, environment.agents, environment.rewards, others, environment.render()]
    return [seen["observation"].tobytes(), seen["action_mask"].tobytes(), mask.tobytes(), told]


def shown_by_gymnasium(environment: SeatEnv, position: Json) -> list[Any]:
    row, info = environment.reset(seed=1, options={"position": position})
    assert list(info) == ["action_mask"]
    return [row.tobytes(), info["action_mask"].tobytes(), environment.render()]


@pytest.mark.parametrize("name", NAMES)
def test_another_deal_looks_the_same_everywhere(name: str) -> None:
    kinds = [kind for kind in KINDS if kind[0] == name]
    game = game_named(name)
    quick = Quick(7)
    looked, differs = 0, 0
    for kind in kinds:
        _, seats, options = kind
        turns = SeatsEnv(name, seats=seats, options=options, render_mode="ansi")
        learners = [SeatEnv(name, seats=seats, options=options, seat=seat, render_mode="ansi") for seat in range(seats)]
        games = vector.make(name, num_envs=2, seats=seats, options=options)
        games.reset(seed=1)
        for state in moments(kind, -(-POSITIONS // len(kinds))):
            looked += 1
            position = write_position(game, state)
            for seat in range(seats):
                other = write_position(game, state.determinize(seat, quick))
                differs += other != position
                agent = turns.possible_agents[seat]
                assert shown_by_pettingzoo(turns, other, agent) == shown_by_pettingzoo(turns, position, agent)
                if seat == state.actor():  # else the rivals move first, each in a world of its own
                    learner = learners[seat]
                    assert shown_by_gymnasium(learner, other) == shown_by_gymnasium(learner, position)
                    both = games.put({0: position, 1: other})
                    assert all(np.array_equal(array[0], array[1]) for array in both)
    assert looked >= POSITIONS
    assert differs > POSITIONS // 2, "the deals must be others"


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind[1] > 1][::2], ids=str)
def test_another_deal_reads_the_same_in_open_spiel(kind: Kind) -> None:
    name, seats, options = kind
    game = pyspiel.load_game(f"seaboard_{name}", {"players": seats, "seed": 11, **options})
    quick = Quick(13)
    state = game.new_initial_state()
    looked = 0
    while looked < 50 and not state.is_terminal():
        legal = state.legal_actions()
        state.apply_action(legal[int(quick.below(len(legal)))])
        if state.is_terminal() or state.is_chance_node() or quick.below(3):
            continue
        for seat in range(seats):
            other = state.resample_from_infostate(seat, lambda: int(quick.below(1 << 30)) / (1 << 30))
            for shown in (
                "observation_string",
                "observation_tensor",
                "information_state_string",
                "information_state_tensor",
            ):
                assert getattr(other, shown)(seat) == getattr(state, shown)(seat), shown
            assert other.current_player() == state.current_player()
            if seat == state.current_player():
                actions = state.legal_actions()
                assert other.legal_actions() == actions
                assert [other.action_to_string(seat, one) for one in actions] == [
                    state.action_to_string(seat, one) for one in actions
                ]
        looked += 1
    assert looked >= 10
