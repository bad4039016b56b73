"""The cards, the numbers and the layouts, and where each fact comes from."""

from __future__ import annotations

import pytest

from seaboard.games.tranquility import GAME
from seaboard.games.tranquility.box.printed import CELL_NAMES, DATA, exploration_cards
from seaboard.games.tranquility.rules.charter import LAYOUTS
from tests.games.tranquility.table import sail

SOURCES = {"rulebook", "public", "inferred", "reconstructed"}


@pytest.mark.rule("TRQ-01", "TRQ-02", "TRQ-12")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_the_cards_of_the_base_game(seats: int) -> None:
    cards = GAME.components(sail(seats))
    assert {name for name in cards if name.isdigit()} == {str(value) for value in range(1, 81)}
    assert all(cards[str(value)] == 1 for value in range(1, 81))
    assert cards["finish"] == 5
    assert cards["start"] == seats


@pytest.mark.rule("TRQ-03", "TRQ-04", "TRQ-R1", "TRQ-R2", "TRQ-66", "TRQ-72")
def test_the_cards_of_stormy_seas() -> None:
    cards = GAME.components(sail(2, rocks=True, monsters=5, storms=True))
    counted = {name: cards[name] for name in ("rocks", "monster", "yellow", "purple", "orange", "compass")}
    assert counted == {"rocks": 1, "monster": 5, "yellow": 2, "purple": 2, "orange": 2, "compass": 6}
    assert sum(counted.values()) == DATA["stormy_seas"]["used"]["value"] == 18
    assert DATA["stormy_seas"]["printed"]["value"] == 20


@pytest.mark.rule("TRQ-05")
def test_border_cards_frame_the_sea_and_do_nothing() -> None:
    cards = DATA["cards"]
    assert (cards["border"]["count"], cards["memo"]["count"]) == (25, 2)
    assert cards["border"]["count"] >= 4 * 6
    assert not any(LAYOUTS["standard"].has_border)
    # a pyramid uses 18 in the grid and 7 in the exploration deck: all of them
    assert sum(LAYOUTS["pyramid"].has_border) + DATA["exploration"]["deck"]["border"] == 25


@pytest.mark.rule("TRQ-06", "TRQ-57")
def test_one_to_five_players() -> None:
    assert list(GAME.seats) == [1, 2, 3, 4, 5]


@pytest.mark.rule("TRQ-11")
def test_without_modules_no_card_of_stormy_seas_is_in_play() -> None:
    assert set(GAME.components(sail(3))) == {*(str(value) for value in range(1, 81)), "start", "finish"}


@pytest.mark.rule("TRQ-10", "TRQ-27")
def test_the_standard_sea() -> None:
    assert CELL_NAMES["standard"] == [f"r{row}c{column}" for row in range(1, 7) for column in range(1, 7)]
    assert CELL_NAMES["day_night"] == CELL_NAMES["duel"] == CELL_NAMES["standard"]
    assert LAYOUTS["standard"].rows == 6


def test_every_fact_names_its_source() -> None:
    for section in ("cards", "numbers", "layouts"):
        for name, fact in DATA[section].items():
            assert fact["source"] in SOURCES, f"{section}.{name}"
    for section in ("monsters", "fewer_islands", "duel", "exploration", "halves"):
        assert DATA[section]["source"] in SOURCES, section


@pytest.mark.rule("TRQ-101")
def test_the_exploration_deck() -> None:
    assert len(exploration_cards()) == 30
    cards = GAME.components(sail(2, mode="pyramid"))
    assert {name: cards[name] for name in DATA["exploration"]["deck"]} == DATA["exploration"]["deck"]


def test_numbers_of_the_data_file_are_those_played_with() -> None:
    numbers = LAYOUTS["standard"], sail(2).charter.numbers
    assert (numbers[1].hand, numbers[1].yellow_hand, numbers[1].start_discards) == (5, 3, 8)
