"""Jagged rocks."""

from __future__ import annotations

from typing import Any

import pytest

from seaboard.games.tranquility import GAME
from tests.games.tranquility.table import given, hand, legal, phase, places, play, told, why_not

HANDS = [[10, 20, 30, 40, 50], [11, 21, 31, 41, 51]]
DECKS = [[1, 2, 3, 4, 5], [61, 62, 63, 64, 65]]


def rocky(**state: Any) -> Any:
    return given(**{"options": {"rocks": True}, "hands": HANDS, "decks": DECKS, "started": True, "rocks": 2, **state})


@pytest.mark.rule("TRQ-62")
def test_the_row_of_the_rocks_is_blocked() -> None:
    table = rocky(sea={"r2c6": 25})
    assert not any(cell.startswith("r2") for cell in places(table, 20))
    play(table, "play:20")
    assert why_not(table, "at:r2c1") == "row-blocked"
    play(table, "at:r1c6")


@pytest.mark.rule("TRQ-62")
def test_cards_in_the_blocked_row_still_count() -> None:
    table = rocky(sea={"r2c1": 22, "r2c6": 29})
    assert places(table, 20)["r1c6"] == 2, "beside 22 across the end of the row"
    assert places(table, 30)["r3c1"] == 1
    assert "r3c1" not in places(table, 20)


@pytest.mark.rule("TRQ-63", "TRQ-64", "TRQ-R15")
def test_move_them_or_discard_two() -> None:
    table = play(rocky(), "play:10", "at:r1c1")
    assert phase(table) == "rocks"
    assert legal(table) == ["row:1", "row:3", "row:4", "row:5", "row:6", "keep_rocks"], "not the row where they are"
    moved = told(table.clone(), "row:5")
    assert {"kind": "rocks_moved", "seat": 0, "row": 5} in moved
    play(table, "keep_rocks", "discard:20", "discard:30")
    assert table.sea.rocks == 1
    assert hand(table, 0) == [3, 4, 5, 40, 50], "refilled afterwards"
    assert table.active == 1


@pytest.mark.rule("TRQ-64")
def test_who_cannot_discard_two_must_move() -> None:
    table = play(rocky(hands=[[10, 20], [11, 21]], decks=[[], []]), "play:10", "at:r1c1")
    assert "keep_rocks" not in legal(table)


@pytest.mark.rule("TRQ-63")
def test_full_rows_are_no_place_for_rocks() -> None:
    row = {f"r1c{column}": column for column in range(1, 7)}
    table = play(rocky(sea=row, hands=[[10, 20, 30], [11, 21]], decks=[[], []]), "play:20", "at:r3c3")
    assert "row:1" not in legal(table)


@pytest.mark.rule("TRQ-R15", "TRQ-63")
def test_the_step_follows_every_action() -> None:
    table = play(rocky(), "discard_two", "discard:10", "discard:20")
    assert phase(table) == "rocks"
    starts = rocky(started=False, hands=[["start", 10, 20, 30, 40], HANDS[1]])
    play(starts, "start", "pledge:4", "pledge:4")
    for _ in range(8):
        play(starts, legal(starts)[0])
    assert phase(starts) == "rocks", "after the eight discards"
    assert starts.players[0].deck.count == 3, "and before the refill"
    monsters = rocky(options={"rocks": True, "monsters": 3}, sea={"r1c1": 6}, hands=[["monster", 10, 20], [11, 21]])
    play(monsters, "monster", "at:r1c1")
    assert phase(monsters) == "rocks"


@pytest.mark.rule("TRQ-65", "TRQ-R16")
def test_they_leave_when_the_fourth_row_is_full() -> None:
    sea = {f"r{row}c{column}": 2 * (6 * (row - 1) + column) for row in range(1, 5) for column in range(1, 7)}
    del sea["r4c6"]
    table = rocky(sea=sea, rocks=6, hands=[[47, 49, 51], [53, 55]], decks=[[], []])
    play(table, "play:47", "at:r4c6", "discard:49")
    assert table.sea.rocks == -1
    assert table.rocks_gone
    assert table.active == 1, "no rocks step in this turn either"
    play(table, "play:53")
    assert "at:r6c6" in legal(table)


@pytest.mark.rule("TRQ-R16", "TRQ-65")
def test_they_stay_away_when_a_monster_opens_a_row() -> None:
    sea = {f"r{row}c{column}": 2 * (6 * (row - 1) + column) for row in range(1, 5) for column in range(1, 7)}
    options = {"rocks": True, "monsters": 3}
    table = rocky(options=options, sea=sea, rocks=None, hands=[["monster", 51], [53, 55]], decks=[[], []])
    play(table, "monster", "at:r1c1")
    assert table.sea.full_rows == 3
    assert table.sea.rocks == -1
    assert phase(table) == "act"


@pytest.mark.rule("TRQ-137")
def test_everybody_sees_the_rocks() -> None:
    rows = GAME.view(rocky(), None)["rows"]
    assert [row["row"] for row in rows if row["rocks"]] == [2]
