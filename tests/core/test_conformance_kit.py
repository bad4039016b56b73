"""The conformance kit passes an honest game and catches every broken promise."""

from __future__ import annotations

import random
import re

import pytest

from seaboard._native import engine
from seaboard.core import conformance
from seaboard.games import game_named

if engine() == "compiled":
    pytest.skip("the toy game is plain Python, which cannot extend a compiled State", allow_module_level=True)

from tests.core.toy import GuessGame

FAULTS = [
    "unkeyed chance",
    "legal leaks",
    "refusal changes",
    "shared clone",
    "sampler peeks",
    "sampler spoils",
    "one future",
    "future redeals",
    "future peeks",
    "event leaks",
    "view leaks",
    "spectator sees more",
    "unknown word",
    "ambiguous notation",
    "strange time-out",
    "score does not add up",
    "position forgets",
    "component lost",
]


@pytest.mark.parametrize("seed", range(5))
def test_an_honest_game_passes(seed: int) -> None:
    conformance.check_game(GuessGame(), 2, seed)


def check_many(game: GuessGame) -> None:
    for seed in range(12):
        conformance.check_game(game, 2, seed)


@pytest.mark.parametrize("fault", FAULTS)
def test_a_broken_promise_is_caught(fault: str) -> None:
    with pytest.raises(AssertionError, match="guess 2 "):
        check_many(GuessGame(fault))


def test_a_record_that_is_refused_is_a_broken_promise_too() -> None:
    """With other luck a game may be over before the moves of its record are, or forbid one of them."""
    random.seed(1)
    said: list[str] = []
    for seed in range(200):
        try:
            conformance.check_records(GuessGame("unkeyed chance"), 2, seed)
        except AssertionError as failure:
            said.append(str(failure))
    told = [re.fullmatch(r"guess 2 \d+: the replay (differs|is refused: .+)", one) for one in said]
    assert all(told)
    assert {one[1].split(":")[0] for one in told if one} == {"differs", "is refused"}


def test_a_game_without_end_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conformance, "MOST_DECISIONS", 500)
    with pytest.raises(AssertionError, match="no end"):
        conformance.check_determinism(GuessGame("endless"), 2, 1)


def test_what_fails_is_said_so_that_one_command_has_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conformance, "MOST_DECISIONS", 5)
    with pytest.raises(AssertionError, match=r"""tranquility 2 1 '\{"rocks": true\}': no end"""):
        conformance.check_determinism(game_named("tranquility"), 2, 1, {"rocks": True})


def test_a_trace_tells_games_apart() -> None:
    traces = {conformance.trace(GuessGame(), 2, seed) for seed in range(6)}
    assert len(traces) == 6
