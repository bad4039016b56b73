"""The forest in the terminal: complete, within 80 columns, in every language."""

from __future__ import annotations

from itertools import islice

import pytest
from rich.text import Text

from seaboard.cli.boards.kelp import draw
from seaboard.core.conformance import walk
from seaboard.games.kelp import GAME
from seaboard.locales import LANGUAGES, texts_in
from tests.games.kelp.table import play, shark_at, table

NAMES = ["Anna", "Богдан [x]"]


def shown(state: object, seat: int | None, language: str = "en") -> str:
    return Text.from_markup(draw(GAME.view(state, seat), texts_in(language), NAMES)).plain  # type: ignore[arg-type]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("board", ["day", "night"])
def test_it_fits_a_terminal_of_80_columns(language: str, board: str) -> None:
    for state in islice(walk(GAME, 2, 3, {"board": board}), 0, None, 7):
        for seat in (None, 0, 1):
            drawn = shown(state, seat, language)
            assert max(Text(line).cell_len for line in drawn.splitlines()) <= 80, drawn
            assert all(name in drawn for name in NAMES)


@pytest.mark.parametrize(
    ("cell", "heading", "sign"),
    [("e45", "S", "▼"), ("e45", "N", "▲"), ("e25", "W", "◄"), ("e25", "E", "►"), ("k1", "free", "◆"), ("k9", "A", "◄")],
)
def test_the_shark_and_its_heading(cell: str, heading: str, sign: str) -> None:
    forest = shown(table(phase="move", shark=shark_at(cell, heading)), None).split("▲►▼◄")[0]
    assert forest.count(sign) == 1


def test_currents_hides_dice_and_blocks() -> None:
    state = table(
        "o s! s  s s s  s s 1", phase="hunt", pool="yellow/4", currents={"e12": 5}, shark=shark_at("e45", "S")
    )
    play(state, "hunt:yellow/4")
    drawn = shown(state, 0)
    assert "[5]" in drawn
    assert drawn.split("▲►▼◄")[0].count("⌂") == 4
    assert "Y4" in drawn
    # the shark does not see the octopus, the octopus does
    forest = drawn.split("▲►▼◄")[0].partition("Card row")[2]
    assert "Octopus" not in forest
    assert "? Octopus" in shown(state, 1)


def test_only_the_shark_is_shown_its_bag() -> None:
    state = table(phase="draw")
    assert "Bag:" in shown(state, 0)
    assert "Bag:" not in shown(state, 1)
    assert "Bag:" not in shown(state, None)
