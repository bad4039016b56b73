"""The table in the terminal."""

from __future__ import annotations

from typing import Any

import pytest
from rich.cells import cell_len
from rich.text import Text

from seaboard.cli.boards.finspan import draw
from seaboard.core.random import Quick
from seaboard.core.seed import derived_seed
from seaboard.core.state import play_at_random
from seaboard.games.finspan import GAME
from seaboard.locales import LANGUAGES, texts_in
from tests.games.finspan.on_table import table


def drawn(view: dict[str, Any], language: str, names: list[str]) -> list[str]:
    return Text.from_markup(draw(view, texts_in(language), names)).plain.splitlines()


def test_a_mat_shows_fish_tokens_and_hand() -> None:
    ocean = {"P1": {"fish": "barramundi", "egg": True, "young": 2, "school": True, "under": ["porkfish"]}}
    state = table({"ocean": ocean, "hand": ["whale_shark"], "divers": 4, "dives": {"B": 2}}, {"divers": 4, "plays": 2})
    lines = drawn(GAME.view(state, 0), "en", ["Ann", "Bob"])
    assert lines[0] == "Week 1 of 4 · deck: 123 · achievement: eggs and young (1)"
    assert any("▶ Ann  points 16 · divers 4" in line for line in lines)
    assert any("B blue ▼▼" in line for line in lines)
    assert any(line.startswith("1S") and "Barramundi ●‹2›◆+1" in line for line in lines)
    assert any(line.startswith("4T") and "Showy Bristlemouth" in line for line in lines)
    assert any("Whale Shark s · STM · 2000 cm · 12" in line for line in lines)
    assert any(
        "When played, all players: lay an egg on each of your fish in the green dive site." in line for line in lines
    )


def test_symbols_bonuses_and_what_comes_are_shown() -> None:
    """What the browser shows in signs is said in words, with a remark where a number is reconstructed."""
    ocean = {"P1": {"fish": "skipjack_tuna"}, "P2": {"fish": "atlantic_sailfish"}}
    options = {"side": "b", "week_1": "w1a", "week_2": "w2b", "week_3": "w3a"}
    state = table({"ocean": ocean, "hand": ["great_white_shark"]}, {}, options=options)
    lines = drawn(GAME.view(state, 0), "en", ["Ann", "Bob"])
    assert lines[0].endswith("achievement: eggs and young (1)")
    assert "  Week\u00a02: young (1) (the number is reconstructed, there is no source)" in lines
    assert "  Week\u00a03: schools (2)" in lines
    assert any(line.startswith("  G ") and line.count("→") == 3 for line in lines)
    assert any(line.startswith("Symbols: ") and "predator 2" in line for line in lines)
    assert any("Great White Shark" in line and "predator, predator" in line for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), [(1, {"nautoma": 4, "ravel": "2"}), (5, {"side": "b"})])
def test_the_mats_fit_into_80_columns(language: str, seats: int, options: dict[str, Any]) -> None:
    state = GAME.start(seats, options, seed=derived_seed("board", seats))
    names = [f"Player {seat}" for seat in range(seats)]
    quick = Quick(4)
    while True:
        for viewer in (None, 0):
            lines = drawn(GAME.view(state, viewer), language, names)
            mats = [line for line in lines if line[:1].isdigit()]
            assert len(mats) == 6 * seats
            assert all(cell_len(line) <= 80 for line in mats)
            assert not [line for line in lines if "$" in line or "finspan-" in line]
        if state.over():
            return
        play_at_random(state, quick, 60)


def test_a_corrected_card_is_drawn_as_corrected() -> None:
    game = GAME.with_pack({"name": "long", "fish": {"porkfish": {"length": 44}}})
    state = game.start(2, seed="5" * 32)
    state = table({"hand": ["porkfish"]}, {}, game=game)
    lines = drawn(game.view(state, 0), "en", ["Ann", "Bob"])
    assert any("44 cm" in line for line in lines)
