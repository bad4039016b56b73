"""Worlds as likely as what the others chose makes them."""

from __future__ import annotations

from itertools import pairwise

from seaboard.bots.judge import Judge
from seaboard.bots.minds import mind_of
from seaboard.bots.seen import Seen
from seaboard.bots.worlds import Worlds
from seaboard.core.random import Quick
from seaboard.core.seed import derived_seed
from seaboard.core.state import State
from seaboard.games import game_named
from seaboard.games.sea_salt_paper.rules import codes as c
from seaboard.games.sea_salt_paper.rules.points import card_points
from seaboard.games.sea_salt_paper.state import SeaSaltPaper

GAME = game_named("sea_salt_paper")
MIND = mind_of("sea_salt_paper")


def played(index: int, decisions: int) -> tuple[State, Seen]:
    """A position of a round between two sound players."""
    state = GAME.start(2, seed=derived_seed("worlds", index))
    quick = Quick(index)
    for _ in range(decisions):
        state.apply(int(MIND.rollout.choose(state, state.legal_moves(), quick)))
    return state, Seen(GAME, state, int(state.actor()))


def points_of(state: State, seat: int) -> float:
    assert isinstance(state, SeaSaltPaper)
    return float(card_points(state.tally, seat * int(c.ROW), state.charter.white_counts))


def test_unweighed_worlds_are_those_that_are_dealt() -> None:
    _, seen = played(1, 12)
    world = Worlds(seen, MIND.judge, 5, weighs=False).world(3, Quick(0))
    assert GAME.write_state(world) == GAME.write_state(seen.sample(Quick(8)))


def test_the_world_of_a_number_stays_the_same() -> None:
    _, seen = played(1, 12)
    worlds = Worlds(seen, MIND.judge, 5, weighs=True)
    met = [GAME.write_state(worlds.world(number, Quick(0))) for number in range(30)]
    assert [GAME.write_state(worlds.world(number, Quick(1))) for number in range(30)] == met
    assert GAME.write_state(Worlds(seen, MIND.judge, 5, weighs=True).world(29, Quick(2))) == met[29]
    again = sum(one == other for one, other in pairwise(met))
    assert 0 < again < 29, "some count twice, some are replaced"


def test_without_an_opinion_every_world_stands() -> None:
    _, seen = played(1, 12)
    worlds = Worlds(seen, Judge(), 5, weighs=True)
    met = [str(GAME.write_state(worlds.world(number, Quick(0)))) for number in range(30)]
    assert len(set(met)) == 30


def test_hands_in_weighed_worlds_are_nearer_to_the_truth() -> None:
    true = dealt = weighed = 0.0
    for index in range(120):
        state, seen = played(index, 14)
        other = 1 - int(seen.seat)
        quick = Quick(index)
        worlds = Worlds(seen, MIND.judge, index, weighs=True)
        true += points_of(state, other)
        dealt += sum(points_of(seen.sample(quick), other) for _ in range(10)) / 10
        weighed += sum(points_of(worlds.world(number, quick), other) for number in range(5, 15)) / 10
    assert dealt < weighed
    assert abs(weighed - true) < abs(dealt - true)
