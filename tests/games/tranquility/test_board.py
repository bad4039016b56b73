"""The sea in the terminal."""

from __future__ import annotations

from typing import Any

import pytest
from rich.text import Text

from seaboard.cli.boards.tranquility import draw, stretches
from seaboard.games.tranquility import GAME
from seaboard.locales import LANGUAGES, texts_in
from tests.games.tranquility.table import EMPTY, given, play, sail

NAMES = ["Ada", "Ben", "Cem", "Dia", "Eli"]


def drawn(table: Any, seat: int | None, language: str = "en") -> list[str]:
    text = Text.from_markup(draw(GAME.view(table, seat), texts_in(language), NAMES[: table.seats]))
    return text.plain.split("\n")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mode", ["standard", "high_arch", "pyramid", "day_night", "duel"])
def test_every_sea_fits_into_eighty_columns(mode: str, language: str) -> None:
    for seat in (None, 0, 1):
        lines = drawn(sail(2, mode=mode), seat, language)
        assert all(len(line) <= 80 for line in lines if not line.startswith("+0"))
        assert any(line.strip().startswith("r1") for line in lines)


@pytest.mark.rule("TRQ-10", "TRQ-93", "TRQ-99")
def test_rows_stand_from_top_to_bottom() -> None:
    for mode, rows in (("standard", 6), ("high_arch", 8), ("pyramid", 6)):
        lines = [line.split()[0] for line in drawn(sail(2, mode=mode), None) if line.strip()[:1] == "r"]
        assert lines == [f"r{row}" for row in range(rows, 0, -1)]


def test_playable_cells_show_the_lowest_cost() -> None:
    table = given(sea={"r1c3": 10}, hands=[[8, 12, 13], [1, 2]], decks=EMPTY, started=True)
    row = next(line for line in drawn(table, 0) if " r1 " in line)
    assert row.split() == ["r1", "+0", "+2", "10", "+2", "+0", "+0"]
    spectator = next(line for line in drawn(table, None) if " r1 " in line)
    assert spectator.split() == ["r1", "·", "·", "10", "·", "·", "·"]
    play(table, "play:8")
    row = next(line for line in drawn(table, 0) if " r1 " in line)
    assert row.split() == ["r1", "+0", "+2", "10", "·", "·", "·"], "only the card in question"


def test_the_hand_says_where_its_cards_can_go() -> None:
    table = given(sea={"r1c3": 10}, hands=[[8, 12, "finish"], [1, 2]], decks=EMPTY, started=True)
    text = "\n".join(drawn(table, 0))
    assert "free: r1c1 · r1c2 costs 2" in text
    assert "r1c4 costs 2" in text
    assert "finish card" in text


def test_what_blocks_a_row_is_marked() -> None:
    options = {"rocks": True, "storms": True}
    table = given(options=options, hands=[[8], [1, 2]], decks=EMPTY, started=True, rocks=2, purple=[3], yellow=[1, 0])
    lines = drawn(table, 0)
    assert any(line.startswith(" ▲") and "▓▓" in line for line in lines)
    assert any("◍" in line and "▓▓" in line for line in lines)
    assert any("yellow storm ×1" in line for line in lines)


def test_stretches_of_cells() -> None:
    line = ["r1c1", "r1c2", "r1c3", "r2c1"]
    assert stretches([], line) == ""
    assert stretches(["r1c1", "r1c3", "r2c1"], line) == "r1c1, r1c3 … r2c1"
