"""Turns and the order of players. (FIN-24 to FIN-28, FIN-76)"""

from __future__ import annotations

import pytest

from seaboard.core.random import Quick
from seaboard.core.refused import Refused
from seaboard.core.seed import derived_seed
from seaboard.games.finspan import GAME
from seaboard.games.finspan.rules import codes as c
from tests.games.finspan.on_table import decline_all, events, kinds, offered, play, seat, slots_with, table


@pytest.mark.rule("FIN-24", "FIN-25", "FIN-76", "FIN-77")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_four_weeks_of_six_turns_clockwise_from_the_marker(seats: int) -> None:
    state = GAME.start(seats, seed=derived_seed("turns", seats))
    first = int(state.first)
    quick = Quick(seats)
    order: list[tuple[int, int]] = []
    while not state.over():
        top = state.top
        if top is not None and top.kind == c.TURN:
            turn = (int(state.week), int(state.actor()))
            legal = state.legal()
            state.apply(legal[int(quick.below(3))])
            order.append(turn)
        else:
            state.apply(GAME.timeout(state))
    wanted = [(week, (first + week - 1 + turn) % seats) for week in (1, 2, 3, 4) for turn in range(6 * seats)]
    assert order == wanted


@pytest.mark.rule("FIN-26")
def test_a_turn_is_a_fish_or_a_dive_and_nobody_passes() -> None:
    state = table({"hand": ["bonefish", "kaluga"]}, {})
    assert offered(state) == {"dive:B", "dive:P", "dive:G", "play:bonefish"}
    assert offered(table({}, {})) == {"dive:B", "dive:P", "dive:G"}
    with pytest.raises(Refused, match="finspan-other-step"):
        play(state, "stop")


@pytest.mark.rule("FIN-27")
def test_every_benefit_can_be_left() -> None:
    state = table({"hand": []}, {})
    play(state, "dive:P")
    assert "stop" in offered(state)
    decline_all(state)
    assert state.actor() == 1
    assert slots_with(state, "egg") == {"G2": 1, "B5": 1}


@pytest.mark.rule("FIN-27", "FIN-28", "FIN-R43")
def test_units_come_in_any_order_and_may_be_taken_in_part() -> None:
    # Patagonian Toothfish: draw, egg, hatch, move
    ocean = {"G2": {"egg": True}, "B5": {"egg": True}, "P4": {"egg": True}, "P3": {"young": 1}}
    toothfish = {"ocean": ocean, "hand": ["patagonian_toothfish"]}
    state = table(toothfish, {}, deck=["haddock"])
    play(state, "play:patagonian_toothfish", "place:B1")
    assert {"draw", "stop", "push-young:P3"} <= offered(state)
    assert offered(state, "hatch") == set()  # all eggs were paid
    play(state, "egg:B1", "hatch:B1", "draw")
    assert slots_with(state, "young") == {"B1": 1, "P3": 1}
    assert offered(state) == {"push-young:B1", "push-young:P3", "stop"}
    play(state, "stop")
    assert seat(state)["hand"] == ["haddock"]
    assert state.actor() == 1


def test_a_turn_is_told_as_it_happens() -> None:
    state = table({"hand": ["bonefish"], "ocean": {"G2": {"egg": True}}}, {})
    told = events(state, "play:bonefish", "place:G2")
    assert kinds(told) == ["plays", "pays-egg", "consumes"]
    assert told[0] == {"kind": "plays", "seat": 0, "card": "bonefish", "slot": "green/row2", "source": "turn"}
    assert told[2] == {"kind": "consumes", "seat": 0, "card": "bonefish", "fish": "catalina_goby"}
