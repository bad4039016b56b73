"""What is done for a player who is late, decision by decision."""

from __future__ import annotations

from typing import Any

import pytest

from seaboard.core.conformance import walk
from seaboard.games.finspan import GAME
from seaboard.games.finspan.state import Finspan
from tests.games.finspan.on_table import play, seat, table

HAND = ["porkfish", "bonefish", "kaluga", "escolar", "angler"]
OCEAN = {"P1": "haddock", "P3": {"young": 1}, "G2": {"egg": True}, "B1": {"school": True}}


def late(state: Finspan) -> str:
    """The move that is made for the player to decide, in notation."""
    return GAME.describe(state, GAME.timeout(state)).text


def at(*moves: str, **more: Any) -> Finspan:
    return play(table({"ocean": OCEAN, "hand": HAND, **more}, {}), *moves)


def test_on_a_turn_a_dive_where_most_fish_are() -> None:
    assert late(at()) == "dive:P"


@pytest.mark.parametrize(
    "moves",
    [
        ("play:kaluga",),
        ("play:kaluga", "place:B1"),
        ("play:kaluga", "place:B1", "discard:porkfish"),
        ("dive:G", "stop", "push-young:P3"),
        ("dive:G", "stop", "push-school:B1"),
    ],
)
def test_what_was_begun_is_taken_back_and_costs_nothing(moves: tuple[str, ...]) -> None:
    state = at(*moves)
    hand = sorted(HAND)
    while late(state) == "back":
        play(state, "back")
    assert late(state) in ("dive:P", "stop")
    assert (sorted(seat(state)["hand"]), seat(state)["discard"]) == (hand, [])


def test_no_unit_of_a_benefit_is_taken() -> None:
    assert late(at("dive:P")) == "stop"


def test_before_a_reshuffle_the_best_card_is_kept() -> None:
    state = table(
        {"ocean": {"B1": "haddock"}, "discard": ["porkfish", "kaluga", "bonefish"]}, {}, deck=["escolar"], rest="box"
    )
    play(state, "dive:B", "draw")
    best = max(("porkfish", "kaluga", "bonefish"), key=lambda name: GAME.data.fish[GAME.fish_names.index(name)].points)
    assert late(state) == f"keep:{best}"


def test_at_the_end_no_fish_is_used() -> None:
    state = table({"ocean": {"B1": "ocean_sunfish"}}, {}, week=4, pending=[{"what": "ending", "seat": 0}])
    assert late(state) == "finish"


def test_when_nothing_can_be_taken_back_any_more_the_least_is_given() -> None:
    state = table({"ocean": OCEAN, "hand": HAND}, {}, backs=20)
    play(state, "play:kaluga")
    assert late(state) == "place:B1"  # an empty slot, and nothing is covered
    play(state, "place:B1")
    points = {name: GAME.data.fish[GAME.fish_names.index(name)].points for name in HAND if name != "kaluga"}
    assert points[late(state).removeprefix("discard:")] == min(points.values())


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_late_moves_are_legal_and_bring_a_game_to_its_end(seats: int) -> None:
    for number, state in enumerate(walk(GAME, seats, 7)):
        assert isinstance(state, Finspan)
        if not state.over():
            assert GAME.timeout(state) in state.legal()
            if number % 40 == 0:
                twin = state.clone()
                for _ in range(2000):
                    if twin.over():
                        break
                    twin.apply(GAME.timeout(twin))
                assert twin.over()
