"""Positions written by hand: defaults, and refusals that name the field."""

from __future__ import annotations

from typing import Any

import pytest

from seaboard.bots.minds import mind_of
from seaboard.core.position import read_position, write_position
from seaboard.core.random import Quick
from seaboard.core.refused import Refused
from seaboard.core.seed import derived_seed
from seaboard.games.tranquility import GAME
from seaboard.games.tranquility.rules import codes as c
from tests.games.tranquility.table import EMPTY, full_sea, given, phase

STORMS = {"options": {"storms": True}}


def refusal(seats: int = 2, **state: Any) -> tuple[str, object]:
    with pytest.raises(Refused) as caught:
        given(seats, **state)
    return caught.value.code, caught.value.facts.get("field")


def test_an_empty_position_is_an_empty_sea_with_all_cards_in_decks() -> None:
    table = given(hands=[[1, 2], [3, 4]])
    cards = GAME.components(table)
    assert sum(cards.values()) == 87
    assert phase(table) == "act"
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
        ({"phase": "act", "hands": [[], [1, 2]], "decks": EMPTY}, "position-inconsistent", "state.phase"),
        ({"phase": "dreaming"}, "name-unknown", "state.phase"),
        ({"start_out": [True, True], "started": True}, "position-inconsistent", "state.start_out"),
        ({"decks": EMPTY, "discards": [[1], [2]]}, "card-count-wrong", "state"),
        ({"removed": [1]}, "field-wrong-length", "state.removed"),
        ({"hnads": [[], []]}, "field-unknown", "state.hnads"),
        ({"known": [{"monsters_least": 2}, {}]}, "position-inconsistent", "state.known[0].monsters_least"),
        ({"log": [0], "options": {"mode": "duel"}}, "field-out-of-range", "state.log[0]"),
        ({"exploration": [90], "options": {"mode": "duel"}}, "name-unknown", "state.exploration[0]"),
        ({"exploration": [5, "six"], "options": {"mode": "duel"}}, "name-unknown", "state.exploration[1]"),
    ],
)
def test_a_wrong_position_names_the_field(state: dict[str, Any], code: str, field: str) -> None:
    assert refusal(**{"hands": [[30, 31], [32, 33]], **state}) == (code, field)


PYRAMID = {"mode": "pyramid"}
STORMY = {"storms": True}
DUEL = {"mode": "duel"}
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
        ({"gone": list(range(1, 38))}, "gone"),  # who took them?
        ({"options": {"monsters": 3}, "gone": ["monster", 1, 2]}, "gone"),
        ({"options": {"monsters": 3}, "gone": ["monster", "start"], "start_out": [True, False]}, "gone"),
        ({"options": PYRAMID, "explored": ["monster"], "gone": [1, 2]}, "gone"),
        ({"options": {"mode": "day_night"}, "night": ["r1c1"]}, "night"),  # there is no card to turn
        ({"options": DUEL, "market": list(range(1, 41))}, "market"),
        ({"options": DUEL, "market": [1, 2]}, "market"),  # it is filled up at once
        ({"options": DUEL, "decks": [[1], []]}, "decks[0]"),
        ({"options": DUEL, "hands": [[1, 2, 3, 4, 5, 6], []]}, "hands[0]"),
        ({"market": [5]}, "market"),
        ({"explored": [5]}, "explored"),
        ({"options": PYRAMID, "hands": [["finish", 31], []]}, "hands[0]"),
        ({"options": PYRAMID, "decks": [["rocks", 1], [2]]}, "decks[0]"),
        ({"options": PYRAMID, "explored": [], "compasses": {"pool": 3}}, "explored"),
        ({"finished": True}, "finished"),
        ({"turns": 0, "sea": {"r1c1": 5}}, "turns"),
        ({"phase": "over"}, "ending"),
        ({"phase": "over", "ending": "won"}, "ending"),
        ({"phase": "over", "ending": "duel_won"}, "ending"),
        ({"phase": "act", "ending": "won"}, "ending"),
        ({"phase": "act", "who": 1}, "who"),
        ({"phase": "concede"}, "who"),
        ({"phase": "pledge", "started": True, "gifts": {"round": 1}, "who": 1}, "who"),
        ({"phase": "act", "drawing": {"explored": True}}, "drawing.explored"),
    ],
)
def test_what_no_voyage_can_come_to_is_refused(state: dict[str, Any], field: str) -> None:
    state = {"hands": [[70, 72], [74, 76]], **state}
    assert refusal(**state) == ("position-inconsistent", f"state.{field}")


@pytest.mark.parametrize(
    "state",
    [
        {"phase": "cell"},
        {"phase": "cell", "action": {"chosen": 7}},
        {"phase": "cell", "action": {"chosen": "start"}, "hands": [["start", 70], [74, 76]]},
        {"phase": "discard"},
        {"phase": "discard", "action": {"owed": 5}},
        {"phase": "turn"},
        {"phase": "pledge"},
        {"phase": "give", "started": True},
        {"phase": "give", "started": True, "action": {"owed": 2}},
        {"phase": "deck_top", "started": True},
        {"phase": "rocks"},
        {"phase": "monster"},
        {"phase": "lay_rocks"},
        {"phase": "take"},
        {"phase": "purple", "options": STORMY},
        {"phase": "yellow", "options": STORMY},
        {"phase": "compass", "options": STORMY, "yellow": [1, 0]},
        {"phase": "compass", "options": STORMY, "compasses": {"pool": 1}},
        {"phase": "vote", "options": STORMY, "yellow": [1, 0], "compasses": {"pool": 1}, "who": 1},
    ],
)
def test_a_decision_must_fit_the_table(state: dict[str, Any]) -> None:
    state = {"hands": [[70, 72], [74, 76]], "sea": {"r1c1": 5}, **state}
    assert refusal(**state) == ("position-inconsistent", "state.phase")


TOOK, PLACED, DISCARDED = 0, 100, 200  # what an entry of the log says; + 1000 for the second seat


@pytest.mark.parametrize(
    ("log", "field"),
    [
        ([1999], "log[0]"),
        ([PLACED], "log[0]"),
        ([TOOK + 81], "log[0]"),
        ([TOOK + 70, TOOK + 70], "log[1]"),
        ([PLACED + 33], "log[0]"),  # it lies nowhere
        ([PLACED + 5, TOOK + 5], "log[1]"),
        ([1000 + TOOK + 5, PLACED + 5], "log[1]"),  # the other seat has it
        ([TOOK + 33], "log"),
        ([DISCARDED + 1], "log"),  # nothing lies among the discards
        ([PLACED + 5, 1000 + PLACED + 6, 1000 + PLACED + 7, 1000 + PLACED + 8, 1000 + PLACED + 9], "log"),
    ],
)
def test_the_log_of_a_duel_tells_what_can_have_happened(log: list[int], field: str) -> None:
    state: dict[str, Any] = {
        "hands": [[70, 72], [74, 76]],
        "sea": {f"r1c{i}": 4 + i for i in range(1, 6)},
        "discards": [[], []],
    }
    assert refusal(options=DUEL, log=log, **state) == ("position-inconsistent", f"state.{field}")


def test_a_log_that_begins_later_is_read() -> None:
    hands = [[70, 72], [74, 76]]
    log = [TOOK + 5, PLACED + 5, DISCARDED + 2, TOOK + 70]
    table = given(options=DUEL, hands=hands, sea={"r1c1": 5}, discards=[[1, 2], []], log=log)
    assert GAME.view(table, 1)["seats"][0]["taken"] == [5, 70]


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
    table = given(phase="over", ending="won", sea=full_sea(), started=True, finished=True)
    assert table.over()
    assert table.returns() == [1.0, 1.0]


def test_a_share_that_cannot_be_given_is_refused() -> None:
    """TRQ-131: nobody can have been asked for more cards than there are in hand and on the deck."""
    state = GAME.start(3, {"monsters": 5}, seed=derived_seed("shares", 0))
    policy, quick = mind_of("tranquility").rollout, Quick(1)
    while state.phase != c.GIVING:
        state.advance(policy.choose(state, state.legal_moves(), quick))
    data = write_position(GAME, state)
    read_position(GAME, data)
    seats = data["state"]["gifts"]["seats"]
    later = next(seat for number, seat in enumerate(seats) if number != state.who and not seat["has_given"])
    later["share"] = 8  # of a hand of five and two cards off the deck
    with pytest.raises(Refused) as caught:
        read_position(GAME, data)
    assert caught.value.facts["field"] == "state.phase"
