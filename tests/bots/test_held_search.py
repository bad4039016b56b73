"""A search that is held to one move, and one in which no move of the root is forgotten."""

from __future__ import annotations

import math

import pytest

from seaboard.bots.minds import mind_of
from seaboard.bots.search import Search, Settings
from seaboard.bots.seen import Seen
from seaboard.core.game import Game
from seaboard.core.random import Quick
from seaboard.core.refused import Refused
from seaboard.core.seed import derived_seed
from seaboard.core.state import State
from seaboard.games import NAMES, game_named

GAME = game_named("sea_salt_paper")


def begun(name: str, game: Game[State], state: State, settings: Settings | None = None, seed: int = 1) -> Search:
    mind = mind_of(name)
    seen = Seen(game, state, int(state.actor()))
    return Search(seen, mind.rollout, mind.judge, settings or mind.settings, Quick(seed))


@pytest.mark.parametrize("name", NAMES)
def test_a_held_search_tries_its_move_alone(name: str) -> None:
    game = game_named(name)
    state = game.start(max(2, game.seats[0]), seed=derived_seed("held", 1))
    for action in state.legal()[:3]:
        search = begun(name, game, state)
        search.hold(action)
        search.run(20)
        assert [(line[0], line[1]) for line in search.lines()] == [(action, 20)]
        assert search.best_action() == action
        assert search.lines()[0][2] == pytest.approx(float(search.sum) / 20)


def test_held_searches_made_alike_meet_the_same_worlds_in_the_same_order() -> None:
    state = GAME.start(2, {"first_seat": "0"}, seed=derived_seed("held", 2))
    met = []
    for action in state.legal():
        search = begun("sea_salt_paper", GAME, state)
        search.hold(action)
        worlds = []
        for number in range(12):
            assert search.plan() == number
            worlds.append(GAME.write_state(search.world(number)))
            search.run(1)
        met.append(worlds)
    assert all(worlds == met[0] for worlds in met)
    assert len({str(world) for world in met[0]}) == 12
    other = begun("sea_salt_paper", GAME, state, seed=2)
    assert GAME.write_state(other.world(0)) != met[0][0]


def test_batches_leave_out_what_was_before() -> None:
    state = GAME.start(2, seed=derived_seed("held", 3))
    search = begun("sea_salt_paper", GAME, state)
    search.hold(state.legal()[0])
    first, second = search.batch(10), search.batch(30)
    assert (10 * first + 30 * second) / 40 == pytest.approx(search.lines()[0][2])


def test_only_a_legal_move_can_be_held() -> None:
    state = GAME.start(2, seed=derived_seed("held", 4))
    wrong = next(action for action in range(GAME.actions) if action not in state.legal())
    with pytest.raises(Refused):
        begun("sea_salt_paper", GAME, state).hold(wrong)


def test_with_a_floor_no_move_of_the_root_is_forgotten() -> None:
    """Without one, in some position of these games a move keeps a handful of 3000 visits."""
    rarest = {0.0: 3000.0, 0.5: 3000.0}
    for index in range(6):
        state = GAME.start(2, seed=derived_seed("floor", index))
        while not state.over() and len(state.legal()) != 3:
            state.apply(state.legal()[-1])
        if state.over():
            continue
        for floor in rarest:
            search = begun("sea_salt_paper", GAME, state, Settings(exploration=0.5, floor=floor))
            search.run(3000)
            assert sum(line[1] for line in search.lines()) == 3000
            rarest[floor] = min(rarest[floor], *(line[1] for line in search.lines()))
    assert rarest[0.5] >= math.floor(0.5 * math.sqrt(3000))
    assert rarest[0.0] < rarest[0.5]


def test_a_move_whose_outcomes_are_all_alike_has_a_small_error() -> None:
    state = GAME.start(2, seed=derived_seed("floor", 9))
    search = begun("sea_salt_paper", GAME, state, Settings(exploration=2.0, floor=0.5))
    search.run(400)
    for action, visits, _ in search.lines():
        assert 0 < search.error_of(action) <= 0.5 / math.sqrt(visits) + 1e-9
    assert search.error_of(-1) == 1.0
