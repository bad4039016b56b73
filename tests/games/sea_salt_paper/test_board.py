"""The table in the terminal: complete, within 80 columns, and no sign by colour alone."""

from __future__ import annotations

from itertools import islice

import pytest
from rich.text import Text

from seaboard.cli.boards.sea_salt_paper import CHIPS, draw
from seaboard.core.conformance import walk
from seaboard.games.sea_salt_paper import GAME
from seaboard.games.sea_salt_paper.box.printed import COLOURS
from seaboard.games.sea_salt_paper.state import SeaSaltPaper
from seaboard.locales import LANGUAGES, texts_in
from tests.games.sea_salt_paper.table import cards, play, table

NAMES = ["Anna", "Богдан", "Inês [x]", "D"]


def shown(view: dict[str, object], language: str = "en") -> str:
    return Text.from_markup(draw(view, texts_in(language), NAMES)).plain


def test_every_colour_has_a_sign_of_its_own() -> None:
    assert set(CHIPS) == set(COLOURS)
    assert len({sign for sign, _ in CHIPS.values()}) == len(COLOURS)
    assert len({style for _, style in CHIPS.values()}) == len(COLOURS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
def test_it_fits_a_terminal_of_80_columns(language: str, seats: int) -> None:
    for state in islice(walk(GAME, seats, 3), 0, None, 9):
        assert isinstance(state, SeaSaltPaper)
        for seat in (None, 0):
            board = shown(GAME.view(state, seat), language)
            assert max(Text(line).cell_len for line in board.splitlines()) <= 80, board
            for name in NAMES[:seats]:
                assert name in board


def test_the_parts_of_the_table() -> None:
    state = table(
        ["2*crab/yellow shell/black", "boat/black"],
        areas=[["fish/green fish/yellow"], []],
        piles=["", "shell/grey shark/purple"],
        totals=[12, 5],
    )
    assert shown(GAME.view(state, 0)).splitlines() == [
        "Round 1, playing to 40",
        "",
        "  Deck        50 cards",
        "  Left pile   empty",
        "  Right pile   ★  purple shark  2 cards",
        "",
        "▶ Anna  total: 12 · in hand: 3 · points: 2",
        "    Laid down:   ▲  ◆  fish",
        "  Богдан  total: 5 · in hand: 1",
        "",
        "  Hand",
        "    crab  ×2   ▲  yellow   ▲  yellow",
        "    shell      ■  black",
    ]


def test_hidden_cards_are_not_drawn() -> None:
    state = table(["shell/black", "penguin/pink"], phase="keep", drawn=cards("captain/light_orange sailor/orange"))
    own, other, spectator = (shown(GAME.view(state, seat)) for seat in (0, 1, None))
    assert "captain" in own
    assert "penguin" not in own
    assert "captain" not in other
    assert "shell" not in other
    assert "captain" not in spectator
    assert "shell" not in spectator


def test_what_is_looked_at_is_drawn() -> None:
    state = table(["2*crab/yellow", ""], piles=["shell/black sailor/orange", "shark/purple"])
    play(state, "play:crab/yellow+crab/yellow", "search:0")
    board = shown(GAME.view(state, 0))
    assert "In the left pile, the top card last:\n       ■  black shell   ▼  orange sailor" in board
    assert "shell" not in shown(GAME.view(state, 1))
    state = table(["", ""], phase="discard", drawn=cards("shell/black sailor/orange"))
    assert "Kept:   ■  black shell" in shown(GAME.view(state, 0))
    assert "To discard:   ▼  orange sailor" in shown(GAME.view(state, 0))


def test_a_called_round_shows_who_called_and_the_open_hand() -> None:
    state = table(["octopus/grey octopus/green octopus/yellow penguin/pink", ""])
    play(state, "last_chance")
    board = shown(GAME.view(state, 1))
    assert "“Last chance” (Anna): the last turns" in board
    assert "open hand" in board
    assert "pink penguin" in board
