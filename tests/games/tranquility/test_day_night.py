"""Day and night."""

from __future__ import annotations

from typing import Any

import pytest

from seaboard.games.tranquility import GAME
from seaboard.games.tranquility.box.printed import CELL_NAMES
from tests.games.tranquility.table import EMPTY, ending, full_sea, given, hand, legal, phase, play, told, why_not

MODE: dict[str, object] = {"mode": "day_night"}
CELLS = CELL_NAMES["day_night"]
UPPER = CELLS[18:]
RIGHT = [cell for cell in CELLS if cell[3] in "456"]


def day(**state: Any) -> Any:
    return given(**{"options": MODE, "decks": EMPTY, "started": True, **state})


@pytest.mark.rule("TRQ-106", "TRQ-01")
def test_cards_are_placed_as_they_are_held() -> None:
    table = day(hands=[[10, 20], [11, 21]])
    play(table, "play:10", "at:r1c1")
    assert GAME.view(table, None)["sea"][0]["night"] is False
    night = day(hands=[[10, 20], [11, 21]], night_up=True)
    play(night, "play:10", "at:r1c1")
    assert GAME.view(night, None)["sea"][0]["night"] is True


@pytest.mark.rule("TRQ-109", "TRQ-132", "TRQ-R36")
def test_night_falls_when_the_discards_of_the_start_are_done() -> None:
    hands = [["start", 10, 20, 30, 40], [11, 21, 31, 41, 51]]
    table = day(hands=hands, decks=[[1, 2, 3, 4, 5, 6], [61, 62, 63, 64, 65]], started=False)
    play(table, "start", "pledge:4", "pledge:4")
    assert not table.night_up
    for _ in range(7):
        play(table, legal(table)[0])
    events = told(table, legal(table)[0])
    assert {"kind": "night_falls"} in events
    assert table.night_up
    options = {**MODE, "daynight_flip": "never"}
    never = day(options=options, hands=hands, decks=[[1, 2, 3, 4], [61, 62, 63]], started=False)
    play(never, "start", "pledge:4", "pledge:4")
    while phase(never) == "give":
        play(never, legal(never)[0])
    assert not never.night_up


@pytest.mark.rule("TRQ-108", "TRQ-22")
def test_a_card_for_a_rotation() -> None:
    table = day(sea={"r1c1": 5, "r2c2": 9}, night=["r2c2"], hands=[[10, 20, 30], [11, 21]], decks=[[40, 41, 42], []])
    assert "rotate" in legal(table)
    play(table, "rotate", "discard:10")
    assert legal(table) == ["at:r1c1", "at:r2c2"]
    play(table, "at:r2c2")
    assert GAME.view(table, None)["sea"][7]["night"] is False
    assert hand(table, 0) == [20, 30, 40, 41, 42]
    assert table.active == 1


@pytest.mark.rule("TRQ-107", "TRQ-110", "TRQ-111", "TRQ-R36")
@pytest.mark.parametrize(
    ("night", "half", "right"),
    [
        (UPPER, "any", True),
        (CELLS[:18], "any", True),
        (RIGHT, "any", True),
        ([cell for cell in CELLS if cell not in RIGHT], "any", True),
        (RIGHT, "rows", False),
        (UPPER, "rows", True),
        (UPPER[1:], "any", False),
        ([], "any", False),
        (CELLS, "any", False),
    ],
)
def test_the_halves(night: list[str], half: str, right: bool) -> None:
    options = {**MODE, "daynight_half": half}
    table = day(options=options, sea=full_sea(), night=night, hands=[["finish", 2], [4, 6]])
    assert ("finish" in legal(table)) == right
    if right:
        assert ending(play(table, "finish")) == "won"
    else:
        assert why_not(table, "finish") == "wrong-halves"
        assert "rotate" in legal(table)


@pytest.mark.rule("TRQ-112")
def test_rotating_keeps_afloat() -> None:
    assert ending(day(sea={"r1c1": 5, "r1c2": 20}, hands=[[10], [11, 21]])) is None
    assert ending(day(sea={"r1c1": 5, "r1c2": 20}, hands=[[], [11, 21]])) == "stuck"


@pytest.mark.rule("TRQ-109", "TRQ-68")
def test_a_card_swallowed_and_placed_again_lies_as_it_is_held_now() -> None:
    table = day(
        options={**MODE, "monsters": 3},
        sea={"r1c1": 5, "r1c3": 9},
        night=["r1c1"],
        hands=[["monster", 20], [4, 21]],
    )
    play(table, "monster", "at:r1c1", "play:4", "at:r1c1")
    assert GAME.view(table, None)["sea"][0]["night"] is False
