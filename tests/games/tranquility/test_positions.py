"""Positions written by hand: defaults, and refusals that name the field."""

from __future__ import annotations

from typing import Any

import pytest

from seaboard.core.refused import Refused
from seaboard.games.tranquility import GAME
from tests.games.tranquility.table import EMPTY, full_sea, given, stage

STORMS = {"options": {"storms": True}}


def refusal(seats: int = 2, **state: Any) -> tuple[str, object]:
    with pytest.raises(Refused) as caught:
        given(seats, **state)
    return caught.value.code, caught.value.facts.get("field")


def test_an_empty_position_is_an_empty_sea_with_all_cards_in_decks() -> None:
    table = given(hands=[[1, 2], [3, 4]])
    cards = GAME.components(table)
    assert sum(cards.values()) == 87
    assert stage(table) == "act"
    assert [player.deck.listed().count(81) for player in table.players] == [1, 1]


def test_listed_decks_send_the_rest_to_the_discards() -> None:
    table = given(hands=[[1, 2], [3, 4]], decks=[[5], [6]], options={"monsters": 3, "storms": True})
    assert [player.deck.listed() for player in table.players] == [[5], [6]]
    assert sum(GAME.components(table).values()) == 87 + 3 + 6 + 6
    assert table.gone.listed() == [83, 83, 83]
    assert (table.yellow_gone, table.purple_gone, table.orange_gone) == (2, 2, 2)


@pytest.mark.parametrize(
    ("state", "code", "field"),
    [
        ({"hands": [[1, 1], []]}, "card-too-many", "state.hands[0][1]"),
        ({"hands": [[1], [1]]}, "card-too-many", "state.hands[1][0]"),
        ({"hands": [[81], []]}, "name-unknown", "state.hands[0][0]"),
        ({"hands": [["whale"], []]}, "name-unknown", "state.hands[0][0]"),
        ({"hands": [["monster"], []]}, "card-too-many", "state.hands[0][0]"),
        ({"hands": [["yellow"], []], "options": {"storms": True}}, "position-inconsistent", "state.hands[0]"),
        ({"hands": [[1]]}, "field-wrong-length", "state.hands"),
        ({"sea": {"r7c1": 5}}, "name-unknown", "state.sea"),
        ({"sea": {"r1c1": 5, "r1c2": 4}}, "position-inconsistent", "state.sea.r1c2"),
        ({"sea": {"r1c1": "finish"}}, "name-unknown", "state.sea.r1c1"),
        ({"rocks": 3}, "position-inconsistent", "state.rocks"),
        ({"rocks": 9, "options": {"rocks": True}}, "field-out-of-range", "state.rocks"),
        ({"yellow": [1, 0]}, "position-inconsistent", "state.yellow"),
        ({"yellow": [3, 0], "options": {"storms": True}}, "field-out-of-range", "state.yellow[0]"),
        (
            {"compasses": {"pool": 5, "spent": 3}, "options": {"storms": True}},
            "position-inconsistent",
            "state.compasses",
        ),
        ({"stage": "act", "hands": [[], [1, 2]], "decks": EMPTY}, "position-inconsistent", "state.stage"),
        ({"stage": "dreaming"}, "name-unknown", "state.stage"),
        ({"start_out": [True, True], "started": True}, "position-inconsistent", "state.start_out"),
        ({"decks": EMPTY, "discards": [[1], [2]]}, "card-count-wrong", "state"),
        ({"removed": [1]}, "field-wrong-length", "state.removed"),
        ({"hnads": [[], []]}, "field-unknown", "state.hnads"),
        ({"known": [{"monsters_least": 2}, {}]}, "position-inconsistent", "state.known[0].monsters_least"),
        ({"log": [0], "options": {"mode": "duel"}}, "field-out-of-range", "state.log[0]"),
        ({"exploration": [90], "options": {"mode": "duel"}}, "position-inconsistent", "state.exploration"),
    ],
)
def test_a_wrong_position_names_the_field(state: dict[str, Any], code: str, field: str) -> None:
    assert refusal(**{"hands": [[30, 31], [32, 33]], **state}) == (code, field)


PYRAMID = {"mode": "pyramid"}
STORMY = {"storms": True}
NEARLY = full_sea(leave=tuple(f"r6c{column}" for column in range(1, 7)))


@pytest.mark.parametrize(
    ("state", "field"),
    [
        ({"options": {"rocks": True}, "sea": NEARLY, "rocks": 6}, "rocks"),  # gone since the fourth row
        ({"options": STORMY, "sea": NEARLY, "purple": [1]}, "purple"),  # a blocked row cannot have become full
        ({"options": {"mode": "high_arch"}, "sea": {"r7c3": 50}}, "sea"),
        ({"sea": {"r1c1": 1}, "night": ["r1c1"]}, "night"),
        ({"options": {"fewer_islands": "galatea"}, "removed": [1, 2, 3, "finish"]}, "removed"),
        ({"options": {"monsters": 3}, "discards": [["monster"], []]}, "discards[0]"),
        ({"options": STORMY, "discards": [[], ["yellow"]]}, "discards[1]"),
        ({"gone": ["finish"]}, "gone"),
        ({"market": [5]}, "market"),
        ({"explored": [5]}, "explored"),
        ({"options": PYRAMID, "hands": [["finish", 31], []]}, "hands[0]"),
        ({"options": PYRAMID, "decks": [["rocks", 1], [2]]}, "decks[0]"),
        ({"options": PYRAMID, "explored": [], "compasses": {"pool": 3}}, "explored"),
        ({"finished": True}, "finished"),
        ({"turns": 0, "sea": {"r1c1": 5}}, "turns"),
        ({"stage": "over"}, "ending"),
        ({"stage": "over", "ending": "won"}, "ending"),
        ({"stage": "over", "ending": "duel_won"}, "ending"),
        ({"stage": "act", "ending": "won"}, "ending"),
        ({"stage": "act", "who": 1}, "who"),
        ({"stage": "concede"}, "who"),
    ],
)
def test_what_no_voyage_can_come_to_is_refused(state: dict[str, Any], field: str) -> None:
    state = {"hands": [[70, 72], [74, 76]], **state}
    assert refusal(**state) == ("position-inconsistent", f"state.{field}")


@pytest.mark.parametrize(
    "state",
    [
        {"stage": "cell"},
        {"stage": "cell", "action": {"chosen": 7}},
        {"stage": "discard"},
        {"stage": "discard", "action": {"owed": 5}},
        {"stage": "turn"},
        {"stage": "pledge"},
        {"stage": "give", "started": True},
        {"stage": "give", "started": True, "action": {"owed": 2}},
        {"stage": "deck_top", "started": True},
        {"stage": "rocks"},
        {"stage": "monster"},
        {"stage": "lay_rocks"},
        {"stage": "take"},
        {"stage": "purple", "options": STORMY},
        {"stage": "yellow", "options": STORMY},
        {"stage": "compass", "options": STORMY, "yellow": [1, 0]},
        {"stage": "compass", "options": STORMY, "compasses": {"pool": 1}},
        {"stage": "vote", "options": STORMY, "yellow": [1, 0], "compasses": {"pool": 1}, "who": 1},
    ],
)
def test_a_decision_must_fit_the_table(state: dict[str, Any]) -> None:
    state = {"hands": [[70, 72], [74, 76]], "sea": {"r1c1": 5}, **state}
    assert refusal(**state) == ("position-inconsistent", "state.stage")


def test_compasses_spent_in_a_pyramid_have_been_explored() -> None:
    table = given(options=PYRAMID, hands=[[1, 2], [3, 4]], compasses={"pool": 1, "spent": 1})
    assert table.explored.listed() == [88, 88]


def test_a_pyramid_knows_what_must_have_been_explored() -> None:
    table = given(
        options={"mode": "pyramid"},
        hands=[[1, 2], [3, 4]],
        yellow=[1, 0],
        rocks=2,
        finished=True,
        compasses={"pool": 2},
    )
    assert sorted(table.explored.listed()) == [82, 84, 87, 88, 88]
    assert table.exploration.count == 25


def test_a_finished_position() -> None:
    table = given(stage="over", ending="won", sea=full_sea(), started=True, finished=True)
    assert table.over()
    assert table.returns() == [1.0, 1.0]
