"""Worlds as likely as what the others chose makes them."""

from __future__ import annotations

from itertools import pairwise

from seaboard.bots.judge import Judge
from seaboard.bots.minds import mind_of
from seaboard.bots.minds.tranquility.judge import VoyageJudge
from seaboard.bots.seen import Seen
from seaboard.bots.worlds import Worlds
from seaboard.core.random import Quick
from seaboard.core.seed import derived_seed
from seaboard.core.state import State
from seaboard.games import game_named
from seaboard.games.sea_salt_paper.rules import codes as c
from seaboard.games.sea_salt_paper.rules.points import card_points
from seaboard.games.sea_salt_paper.state import SeaSaltPaper
from seaboard.games.tranquility.rules.codes import ACTING
from seaboard.games.tranquility.state import Tranquility

GAME = game_named("sea_salt_paper")
MIND = mind_of("sea_salt_paper")
VOYAGE = game_named("tranquility")
SAILOR = mind_of("tranquility")
LOTS = 6


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


def at_sea(index: int, filled: int) -> tuple[Tranquility, Seen]:
    """A turn of a voyage between two sound players."""
    state = VOYAGE.start(2, {"fewer_islands": "poseidon"}, seed=derived_seed("lots", index))
    quick = Quick(index)
    assert isinstance(state, Tranquility)
    while state.sea.filled < filled or state.phase != ACTING:
        state.apply(int(SAILOR.rollout.choose(state, state.legal_moves(), quick)))
    return state, Seen(VOYAGE, state, int(state.actor()))


def lots_of(seen: Seen, seed: int) -> Worlds:
    return Worlds(seen, SAILOR.judge, seed, weighs=False, lots=LOTS)


def test_a_world_drawn_by_lot_stays_the_same_and_none_comes_up_twice() -> None:
    _, seen = at_sea(1, 10)
    worlds = lots_of(seen, 5)
    met = [VOYAGE.write_state(worlds.world(number, Quick(0))) for number in range(30)]
    assert [VOYAGE.write_state(worlds.world(number, Quick(1))) for number in range(30)] == met
    assert VOYAGE.write_state(lots_of(seen, 5).world(29, Quick(2))) == met[29]
    assert len({str(world) for world in met}) == 30


def test_a_world_drawn_by_lot_is_one_of_those_that_were_sampled_and_the_likelier_ones_come_up_more_often() -> None:
    _, seen = at_sea(1, 10)
    drawn = [
        SAILOR.judge.likelihood(lots_of(seen, seed).world(0, Quick(0)), int(seen.seat)) for seed in range(0, 2400, LOTS)
    ]
    sampled = [SAILOR.judge.likelihood(seen.sample(Quick(seed)), int(seen.seat)) for seed in range(1600)]
    mean = sum(sampled) / len(sampled)
    ideal = sum(one * one for one in sampled) / sum(sampled)  # with lots without number
    assert mean + 0.4 * (ideal - mean) < sum(drawn) / len(drawn) < ideal


def test_alone_there_is_nothing_to_draw_lots_for() -> None:
    state = VOYAGE.start(1, seed=derived_seed("lots", 0))
    seen = Seen(VOYAGE, state, 0)
    assert VOYAGE.write_state(lots_of(seen, 5).world(3, Quick(0))) == VOYAGE.write_state(seen.sample(Quick(8)))


def test_to_look_into_a_hand_leaves_the_world_as_it_is() -> None:
    _, seen = at_sea(2, 12)
    world = seen.sample(Quick(3))
    before = VOYAGE.write_state(world)
    SAILOR.judge.likelihood(world, int(seen.seat))
    assert VOYAGE.write_state(world) == before


def test_who_has_just_played_the_best_card_holds_worse_ones_than_are_dealt() -> None:
    judge = SAILOR.judge
    assert isinstance(judge, VoyageJudge)
    true = dealt = drawn = 0.0
    for index in range(80):
        state, seen = at_sea(index, 10)
        other = 1 - int(seen.seat)
        quick = Quick(index)
        worlds = lots_of(seen, index)
        true += sum(judge.traits_of(state, other))
        dealt += sum(sum(judge.traits_of(seen.sample(quick), other)) for _ in range(10)) / 10
        drawn += sum(sum(judge.traits_of(worlds.world(number, quick), other)) for number in range(10)) / 10
    assert drawn < dealt
    assert abs(drawn - true) < 0.6 * abs(dealt - true)
