"""Finish cards, the win, and failed attempts."""

from __future__ import annotations

import pytest

from seaboard.games.tranquility import GAME
from tests.games.tranquility.table import EMPTY, ending, full_sea, given, legal, play, told, why_not


@pytest.mark.rule("TRQ-08", "TRQ-48", "TRQ-53", "TRQ-07")
def test_a_finish_on_a_full_sea_wins_for_all() -> None:
    table = given(3, sea=full_sea(), hands=[["finish", 2], [4], [6]], decks=[[8], [10], [12]], started=True)
    play(table, "finish")
    assert ending(table) == "won"
    result = GAME.result(table)
    assert result is not None
    assert result.winners == (0, 1, 2)
    assert result.scores == (38, 38, 38)
    assert table.returns() == [1.0, 1.0, 1.0]
    assert table.players[0].deck.count == 1, "nothing follows, not even a refill"


@pytest.mark.rule("TRQ-48", "TRQ-49")
def test_a_finish_needs_a_full_sea_and_a_start() -> None:
    hole = given(sea=full_sea(leave=("r3c3",)), hands=[["finish", 2], [4, 6]], decks=EMPTY, started=True)
    assert "finish" not in legal(hole)
    assert why_not(hole, "finish") == "sea-not-full"
    no_start = given(sea=full_sea(), hands=[["finish", 2], [4, 6]], decks=[["start"], ["start"]])
    assert why_not(no_start, "finish") == "no-start-yet"


@pytest.mark.rule("TRQ-R13")
def test_not_in_the_turn_of_the_last_island() -> None:
    table = given(sea=full_sea(leave=("r1c1",)), hands=[[1, "finish", 2, 4], ["finish", 6]], decks=EMPTY, started=True)
    play(table, "play:1", "at:r1c1", "discard:2", "discard:4")
    assert not table.over()
    assert table.active == 1
    play(table, "finish")
    assert ending(table) == "won"


@pytest.mark.rule("TRQ-50")
def test_waiting_for_a_finish() -> None:
    table = given(sea=full_sea(), hands=[[2, 4], ["finish", 6]], decks=[[8, 10], []], started=True)
    assert legal(table) == ["discard_two"]


@pytest.mark.rule("TRQ-70", "TRQ-71", "TRQ-140", "TRQ-R18")
def test_monsters_in_hands_spoil_a_finish() -> None:
    hands = [["finish", "monster", 2, 4], ["monster", "monster", 6], [8, 10]]
    table = given(3, {"monsters": 4}, sea=full_sea(), hands=hands, decks=[[], [], ["monster", 12]], started=True)
    events = told(table, "finish", seat=2)
    assert events[0] == {"kind": "finish_failed", "seat": 0, "shown": [1, 2, 0]}
    assert table.active == 0, "the turn goes on"
    assert legal(table) == ["monster", "discard_two"], "no second try in the same turn"
    assert why_not(table, "finish") == "declared-already"
    assert [seat["monsters_shown"] for seat in GAME.view(table, 2)["seats"]] == [1, 2, 0]
    play(table, "monster", "at:r1c1")
    assert table.sea.filled == 35
    assert table.players[0].holds(82), "the finish card is kept"


@pytest.mark.rule("TRQ-70")
@pytest.mark.parametrize("holder", [0, 1, 2])
def test_one_monster_in_any_hand_is_enough(holder: int) -> None:
    hands: list[list[object]] = [["finish", 2, 4], [6, 8], [10, 12]]
    hands[holder].append("monster")
    table = given(3, {"monsters": 3}, sea=full_sea(), hands=hands, decks=[[], [], []], started=True)
    events = told(table, "finish")
    assert events[0] == {"kind": "finish_failed", "seat": 0, "shown": [int(seat == holder) for seat in range(3)]}
    assert not table.over()


@pytest.mark.rule("TRQ-70", "TRQ-71")
def test_no_other_try_while_a_monster_is_known_to_be_held() -> None:
    hands = [["finish", 4, 6, 8, 10], ["monster", "finish", 12, 14]]
    table = given(options={"monsters": 3}, sea=full_sea(first=3), hands=hands, decks=EMPTY, started=True)
    play(table, "finish", "discard_two", "discard:4", "discard:6")
    assert "finish" not in legal(table)
    assert why_not(table, "finish") == "monster-still-held"
    play(table, "discard_two", "discard:12", "discard:14")
    assert "finish" not in legal(table), "in the next turn of whoever tried neither"


@pytest.mark.rule("TRQ-70", "TRQ-71")
def test_monsters_in_decks_do_no_harm() -> None:
    table = given(options={"monsters": 3}, sea=full_sea(), hands=[["finish"], [2, 4]], started=True, gone=["monster"])
    assert table.players[0].deck.count + table.players[1].deck.count > 0
    play(table, "finish")
    assert ending(table) == "won"


@pytest.mark.rule("TRQ-71", "TRQ-54", "TRQ-R18")
def test_a_failed_finish_with_nothing_else_to_do_is_a_loss() -> None:
    table = given(
        options={"monsters": 3}, sea=full_sea(), hands=[["finish"], ["monster", 2]], decks=EMPTY, started=True
    )
    assert legal(table) == ["finish"], "a finish that may be declared is a legal play"
    play(table, "finish")
    assert ending(table) == "stuck"


@pytest.mark.rule("TRQ-70", "TRQ-R18")
def test_the_next_try_is_checked_afresh() -> None:
    """A failed finish, the monster is played, its hole is filled, and the same card wins."""
    hands = [["finish", 4, 6, 8, 10], ["monster", 2, 12]]
    decks = [[14, 16], [20, 18]]
    table = given(options={"monsters": 3}, sea=full_sea(first=3), hands=hands, decks=decks, started=True)
    play(table, "finish", "discard_two", "discard:4", "discard:6")
    play(table, "monster", "at:r1c1")
    assert why_not(table, "finish") == "sea-not-full"
    play(table, "discard_two", "discard:8", "discard:10")
    play(table, "play:2", "at:r1c1", "discard:12", "discard:18", "discard:20")
    play(table, "finish")
    assert ending(table) == "won"
