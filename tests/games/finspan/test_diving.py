"""Dives: the exact order, optional bonuses, the floor. (FIN-41 to FIN-48a)"""

from __future__ import annotations

import pytest

from seaboard.games.finspan import GAME
from seaboard.games.finspan.state import Finspan
from tests.games.finspan.on_table import decline_all, offered, play, seat, slots_with, table, tokens


def units_left(state: Finspan) -> str:
    """The units of the present benefit in notation."""
    units = GAME.prompt(state, None).facts["units"]
    assert isinstance(units, list)
    return "+".join(name.removeprefix("unit_").upper() for name in units)


def stations(state: Finspan) -> list[str]:
    """What the diver meets on the way, every benefit left: `bonus:EGG` or the name of a card."""
    met = []
    while GAME.prompt(state, None).key in ("bonus", "benefit"):
        prompt = GAME.prompt(state, None)
        met.append(str(prompt.facts["card"]) if prompt.key == "benefit" else "bonus:" + units_left(state))
        play(state, "stop")
    return met


@pytest.mark.rule("FIN-41", "FIN-42", "FIN-43", "FIN-44", "FIN-45", "FIN-47")
def test_the_order_of_a_dive() -> None:
    ocean = {
        "P1": "emperor_red_snapper",
        "P2": "porkfish",
        "P3": "barramundi",
        "P4": "atlantic_mackerel",
        "P5": "smooth_oreo_dory",
        "P6": "footballfish",
        "B3": {"young": 1},
    }
    state = table({"ocean": ocean}, {})
    play(state, "dive:P")
    assert stations(state) == [
        "bonus:EGG",
        "emperor_red_snapper",
        "porkfish",
        "barramundi",
        "bonus:EGG",
        "atlantic_mackerel",
        "bonus:EGG",
        "smooth_oreo_dory",
        "footballfish",
        "bonus:EGG",
    ]
    assert state.actor() == 1


@pytest.mark.rule("FIN-48a", "FIN-42", "FIN-46", "FIN-48", "FIN-71", "FIN-13")
def test_the_dive_of_the_rulebook() -> None:
    ocean = {
        "P1": "porkfish",
        "P2": "skipjack_tuna",
        "P3": "shortspine_spurdog",
        "G2": {},
        "B5": {},
    }
    state = table({"ocean": ocean}, {})
    play(state, "dive:P", "egg:P1")  # 1 the top bonus
    play(state, "egg:P2")  # 2 the Porkfish
    assert GAME.prompt(state, None).facts["card"] == "skipjack_tuna"
    play(state, "stop")  # 3 the Tuna: the diver's player declines, the other one may hatch all the same
    assert state.actor() == 1
    play(state, "hatch:G2")
    assert state.actor() == 0
    assert units_left(state) == "EGG"  # 4 nothing from the Spurdog, 5 the twilight bonus
    play(state, "egg:P3")  # 6 nothing from the Bristlemouth, 7 nothing in the midnight zone
    play(state, "egg:P4")  # 8 the ocean floor
    assert slots_with(state, "egg") == {"P1": 1, "P2": 1, "P3": 1, "P4": 1}
    assert slots_with(state, "young", 1) == {"G2": 1, "P3": 1}
    assert seat(state)["dives"] == {"B": 0, "P": 1, "G": 0}
    assert (seat(state)["divers"], state.actor()) == (5, 1)


@pytest.mark.rule("FIN-42", "FIN-44", "FIN-45", "FIN-46")
def test_a_zone_without_fish_gives_no_bonus_but_is_passed() -> None:
    state = table({"dives": {"B": 1}}, {"dives": {"B": 1}})
    play(state, "dive:B")  # only the Grenadier in B5: the midnight bonus; no white box any more
    assert stations(state) == ["bonus:DRAW"]
    assert state.actor() == 1


@pytest.mark.rule("FIN-45")
def test_a_fish_in_the_deep_row_is_enough_for_the_midnight_bonus() -> None:
    ocean = {"G6": "footballfish"}
    state = table({"ocean": {**ocean, "B1": {"young": 1}}}, {})
    play(state, "dive:G")  # G2 has no egg: no hatching is offered; MOVE in the midnight, MOVE of the fish, MOVE
    assert stations(state) == ["bonus:MOVE", "footballfish", "bonus:MOVE"]


@pytest.mark.rule("FIN-47", "FIN-17")
def test_the_floor_bonus_is_for_the_first_diver_of_the_week_in_each_dive_site() -> None:
    state = table({}, {})
    play(state, "dive:P")
    assert stations(state) == ["bonus:EGG", "bonus:EGG"]  # twilight and floor
    decline_all(play(state, "dive:P"))  # the other player has a floor of their own
    assert seat(state, 1)["dives"]["P"] == 1
    play(state, "dive:P")
    assert stations(state) == ["bonus:EGG"]
    decline_all(play(state, "dive:P"))
    play(state, "dive:G")
    assert stations(state) == ["bonus:HATCH", "bonus:MOVE"]
    assert seat(state)["dives"] == {"B": 0, "P": 2, "G": 1}


@pytest.mark.rule("FIN-47")
def test_the_floor_needs_no_fish() -> None:
    state = table({"ocean": {"B5": {"egg": True}}, "discard": ["kaluga"]}, {})
    play(state, "dive:B", "stop")  # midnight: Grenadier
    assert offered(state) == {"retrieve:kaluga", "stop"}
    play(state, "retrieve:kaluga")
    assert seat(state)["hand"] == ["kaluga"]


@pytest.mark.rule("FIN-46")
def test_forage_fish_are_never_activated() -> None:
    state = table({}, {})
    play(state, "dive:G")
    assert stations(state) == ["bonus:HATCH", "bonus:MOVE"]  # top and floor, nothing from the Goby


@pytest.mark.rule("FIN-R27")
def test_the_condition_of_a_bonus_is_looked_at_when_the_diver_gets_there() -> None:
    # a pack in which the Triggerfish plays a fish into the twilight zone when activated
    ability = {"ability": "PLAY(zone=twilight)"}
    game = GAME.with_pack({"name": "twilight", "fish": {"white_banded_triggerfish": ability}})
    triggerfish = {
        "ocean": {"B1": "white_banded_triggerfish", "G2": {"egg": True}},
        "hand": ["skipjack_tuna", "angler"],
    }
    state = table(triggerfish, {}, game=game)
    play(state, "dive:B", "stop", "play:skipjack_tuna", "place:B4")
    assert units_left(state) == "DRAW"  # B4 holds a fish now
    play(state, "stop")
    assert GAME.prompt(state, None).facts["card"] == "skipjack_tuna"
    # and an egg laid on the way can be hatched on the way
    state = table({"ocean": {"P1": "porkfish", "P2": "skipjack_tuna"}}, {})
    play(state, "dive:P", "egg:P1", "stop")
    assert offered(state, "hatch") == {"P1"}


@pytest.mark.rule("FIN-48", "FIN-71", "FIN-R4")
def test_all_players_are_asked_from_the_diver_on_clockwise() -> None:
    ocean = {"P1": "bonefish"}  # an egg for all players
    state = table({}, {}, {"ocean": ocean}, first=2)
    play(state, "dive:P", "stop")
    asked = []
    for move in ("egg:P4", "egg:P4", "stop"):
        asked.append(int(state.actor()))
        play(state, move)
    assert asked == [2, 0, 1]
    assert [tokens(state, number)[0] for number in range(3)] == [3, 2, 1]
    assert state.actor() == 2  # on with the dive
