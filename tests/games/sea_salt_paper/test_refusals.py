"""Moves that cannot be made, and the reasons given."""

from __future__ import annotations

import pytest

from seaboard.core.refused import Refused
from seaboard.games.sea_salt_paper import GAME
from seaboard.games.sea_salt_paper.rules import codes as c
from seaboard.games.sea_salt_paper.state import SeaSaltPaper
from tests.games.sea_salt_paper.table import cards, table, why_not


def taking() -> SeaSaltPaper:
    return table(["crab/black", ""], phase="take", piles=["", "shark/purple"])


def playing() -> SeaSaltPaper:
    return table(["crab/black boat/black", ""])


def keeping() -> SeaSaltPaper:
    return table(["", ""], phase="keep", drawn=cards("boat/black fish/green"))


@pytest.mark.parametrize(
    ("state", "text", "code"),
    [
        (taking, "take:0", "sea_salt_paper-pile-empty"),
        (taking, "end", "sea_salt_paper-take-first"),
        (taking, "stop", "sea_salt_paper-take-first"),
        (taking, "mermaids", "sea_salt_paper-take-first"),
        (taking, "play:crab/black+crab/grey", "sea_salt_paper-take-first"),
        (taking, "keep:crab/black", "sea_salt_paper-take-first"),
        (playing, "take:deck", "sea_salt_paper-taken-already"),
        (playing, "stop", "sea_salt_paper-too-few-points"),
        (playing, "last_chance", "sea_salt_paper-too-few-points"),
        (playing, "play:crab/black+crab/grey", "sea_salt_paper-not-in-hand"),
        (playing, "play:crab/grey+crab/black", "sea_salt_paper-not-in-hand"),
        (taking, "play:crab/grey+crab/black", "sea_salt_paper-take-first"),
        (playing, "play:crab/black+boat/black", "sea_salt_paper-not-a-pair"),
        (playing, "play:boat/black+crab/black", "sea_salt_paper-not-a-pair"),
        (playing, "play:crab/black+crab/black", "sea_salt_paper-not-a-pair"),
        (playing, "play:crab/blue+crab/black", "move-not-legal"),
        (playing, "play:crab/black", "move-not-legal"),
        (playing, "rob:1", "sea_salt_paper-needs-swimmer"),
        (playing, "", "move-not-legal"),
        (playing, "surrender", "move-not-legal"),
        (keeping, "keep:crab/black", "sea_salt_paper-not-drawn"),
        (keeping, "discard:0", "sea_salt_paper-keep-first"),
        (keeping, "end", "sea_salt_paper-keep-first"),
    ],
)
def test_the_reason_is_named(state: object, text: str, code: str) -> None:
    assert callable(state)
    refusal = why_not(state(), text)
    assert refusal.code == code
    if code.startswith("sea_salt_paper-"):
        assert code in GAME.vocabulary.refusals
        assert refusal.facts["move"] == text


def test_the_nearest_legal_move_is_offered() -> None:
    refusal = why_not(keeping(), "keep:fish/gren")
    assert refusal.facts["nearest"] == "keep:fish/green"
    assert "keep:boat/black" in str(refusal.facts["legal"])


def test_a_pair_in_the_wrong_order_is_pointed_to_the_right_one() -> None:
    state = table(["crab/black crab/grey", ""])
    refusal = why_not(state, "play:crab/grey+crab/black")
    assert (refusal.code, refusal.facts["nearest"]) == ("move-not-legal", "play:crab/black+crab/grey")


def test_of_a_pair_held_once_the_missing_card_is_named() -> None:
    state = table(["crab/yellow", ""])
    refusal = why_not(state, "play:crab/yellow+crab/yellow")
    assert (refusal.code, refusal.facts["card"]) == ("sea_salt_paper-not-in-hand", "crab/yellow")


@pytest.mark.parametrize("action", [-1, 184, 10_000, int(c.ROB)])
def test_numbers_that_are_not_legal_change_nothing(action: int) -> None:
    state = playing()
    before = GAME.write_state(state)
    with pytest.raises(Refused, match="action-not-legal"):
        state.apply(action)
    assert GAME.write_state(state) == before


def test_spaces_around_a_move_do_not_matter() -> None:
    assert GAME.parse(playing(), " end ") == GAME.parse(playing(), "end")
