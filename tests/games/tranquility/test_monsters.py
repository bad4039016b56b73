"""Sea monsters."""

from __future__ import annotations

from typing import Any

import pytest

from seaboard.core.refused import Refused
from seaboard.games.tranquility import GAME
from tests.games.tranquility.table import EMPTY, given, hand, legal, phase, places, play, sail, told, why_not


def haunted(**state: Any) -> Any:
    default = {"options": {"monsters": 3}, "hands": [["monster", 10, 20], [11, 21]], "decks": EMPTY, "started": True}
    return given(**{**default, **state})


@pytest.mark.rule("TRQ-66")
@pytest.mark.parametrize("count", [3, 4, 5])
def test_three_four_or_five(count: int) -> None:
    table = sail(2, monsters=count)
    assert GAME.components(table)["monster"] == count
    assert sum(int(p.hand.count + p.deck.count) for p in table.players) == 85 + count + 2
    with pytest.raises(Refused):
        sail(2, monsters=2)


@pytest.mark.rule("TRQ-67", "TRQ-24")
def test_a_monster_is_one_of_the_five_cards() -> None:
    table = haunted(hands=[[10, 20, 30], [11, 21]], decks=[[40, 41, "monster", 42], []])
    play(table, "discard_two", "discard:10", "discard:20")
    assert hand(table, 0) == [30, 40, 41, 42, "monster"]
    assert "monster" not in str(GAME.view(table, 1)["seats"][0]["hand"])


@pytest.mark.rule("TRQ-68")
def test_it_takes_an_island_and_leaves_with_it() -> None:
    table = haunted(sea={"r1c1": 5, "r1c2": 6, "r1c3": 7}, decks=[[30, 31, 32], []])
    play(table, "monster")
    assert legal(table) == ["at:r1c1", "at:r1c2", "at:r1c3"]
    events = told(table, "at:r1c2")
    assert events[0] == {"kind": "swallowed", "seat": 0, "card": 6, "cell": "r1c2"}
    assert table.sea.line[1] == 0
    assert GAME.view(table, 1)["gone"][-2:] == ["monster", 6]
    assert hand(table, 0) == [10, 20, 30, 31, 32], "free of charge, and then a refill"
    assert table.active == 1


@pytest.mark.rule("TRQ-68")
def test_the_gap_is_open_again() -> None:
    table = haunted(sea={"r1c1": 5, "r1c2": 12, "r1c3": 20}, hands=[["monster", 1], [7, 15, 30, 40]])
    assert places(given(sea={"r1c1": 5, "r1c2": 12, "r1c3": 20}, hands=[[7, 15], [1, 2]], started=True), 7) == {}
    play(table, "monster", "at:r1c2")
    assert places(table, 7) == {"r1c2": 2}
    assert table.sea.filled == 2


@pytest.mark.rule("TRQ-69")
def test_it_is_never_discarded() -> None:
    table = haunted(sea={"r1c1": 5}, hands=[["monster", "monster", 10], [11, 21]])
    assert "discard_two" not in legal(table)
    assert why_not(table, "discard_two") == "too-few-to-discard"
    three = haunted(hands=[["monster", 10, 20, 30], [11, 21]])
    play(three, "discard_two")
    assert legal(three) == ["discard:10", "discard:20", "discard:30"]
    assert why_not(three, "discard:monster") == "monster-not-discarded"


@pytest.mark.rule("TRQ-69")
def test_not_for_rocks_and_not_for_a_compass() -> None:
    rocks = haunted(options={"monsters": 3, "rocks": True}, rocks=1, hands=[["monster", "monster", 10, 20], [11, 21]])
    play(rocks, "play:10", "at:r2c1")
    assert "keep_rocks" not in legal(rocks)
    whole = [["monster", 10, 20, 30, 40], [11, 21]]
    compass = haunted(options={"monsters": 3, "storms": True}, hands=whole)
    assert "hand_for_compass" not in legal(compass)
    assert why_not(compass, "hand_for_compass") == "monster-in-hand"


@pytest.mark.rule("TRQ-R17")
def test_blocked_rows_are_no_shelter_but_the_start_card_is_safe() -> None:
    table = haunted(options={"monsters": 3, "rocks": True}, rocks=1, sea={"r1c1": 5, "r2c1": 30})
    play(table, "monster")
    assert legal(table) == ["at:r1c1", "at:r2c1"]


@pytest.mark.rule("TRQ-R17")
def test_by_option_a_monster_takes_the_start_card() -> None:
    options = {"monsters": 3, "monster_hits_start": True}
    hands = [["monster", 10, 20, 30, 40], [11, 21, 31, 41, "start"]]
    decks = [[1, 2, 3, 4], [61, 62, 63, 64]]
    table = haunted(options=options, hands=hands, decks=decks, start_out=[True, False])
    assert "monster" in legal(table), "also on an empty sea"
    play(table, "monster")
    assert legal(table) == ["at:start"]
    play(table, "at:start")
    assert not table.started
    assert legal(table) == ["start"], "another start must be played, with all that follows"
    play(table, "start")
    assert phase(table) == "pledge"
