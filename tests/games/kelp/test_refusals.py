"""Moves that cannot be made: the reason is a rule where one can be named."""

from __future__ import annotations

from typing import Any

import pytest

from seaboard.core.conformance import walk
from seaboard.games.kelp import GAME
from seaboard.games.kelp.state import Kelp
from seaboard.games.kelp.told.decisions import phase_name
from seaboard.games.kelp.told.refusals import BOTH, OCTOPUS, REFUSALS, SHARK
from seaboard.locales import LANGUAGES, texts_in
from tests.games.kelp.table import shark_at, table, why_not

CASES: list[tuple[str, dict[str, Any], str, str]] = [
    ("o s s  s s s  s s 1", {"hand": "blend_in"}, "play:nimble_twist", "kelp-not-in-hand"),
    ("o s s  s s s  s s 1", {"hand": "blend_in"}, "play:blend_in", "kelp-cannot-play"),
    ("o! s s  s s s  s s 1", {"phase": "hide", "turn": {"most": 1, "source": 4}}, "hide:z2", "kelp-not-revealed"),
    (
        "o! s! s!  s s s  s s 1",
        {"phase": "exchange", "learning": "double_shell", "playing": "quick_learning"},
        "exchange:z1",
        "kelp-keeps-its-place",
    ),
    (
        "o! s! s!  s s s  s s 1",
        {"phase": "exchange", "learning": "double_shell", "playing": "quick_learning"},
        "exchange:z4",
        "kelp-not-revealed",
    ),
    (  # the effect of the trap that sends the shark home
        "o s s  s x! s  s s 1",
        {"phase": "send-home", "currents": {"k3": 1}, "turn": {"program": 30, "source": 2}},
        "shark:k3",
        "kelp-hide-taken",
    ),
    ("o s s  s s s  s s 1", {"phase": "draw"}, "use:swift", "kelp-not-owned"),
    ("o s s  s s s  s s 1", {"phase": "draw"}, "aim:z4", "kelp-search-later"),
    ("o s s  s s s  s s 1", {"phase": "buy", "energy": ["blue/6"]}, "aim:z4", "kelp-search-over"),
    ("o s s  s s s  s s 1", {"phase": "hunt", "pool": ["yellow/5"]}, "aim:z4", "kelp-die-first"),
    ("o s s  s s s  s s 1", {"phase": "currents", "pool": ["blue/5"]}, "lay:e12", "kelp-blue-first"),
    ("o s s  s s s  s s 1", {"phase": "draw"}, "dance", "move-not-legal"),
]


@pytest.mark.parametrize(("forest", "parts", "text", "code"), CASES, ids=[case[2] + " " + case[3] for case in CASES])
def test_the_reason_is_named(forest: str, parts: dict[str, Any], text: str, code: str) -> None:
    assert why_not(table(forest, **parts), text).code == code


def test_paying_with_a_block_that_lies_open() -> None:
    state = table("o s! s  s s s  s s 1", phase="pay", playing="nimble_twist", turn={"smallest": 9})
    assert why_not(state, "reveal:z2").code == "kelp-already-revealed"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_the_game_has_words(language: str) -> None:
    texts = texts_in(language)
    for code in REFUSALS:
        assert texts.has(f"refused-{code}")


def test_a_move_at_the_end_is_refused() -> None:
    state = table(phase="over", ending="caught", winner=0, shark=shark_at("e45", "S"))
    assert why_not(state, "done").code == "game-over"
    assert GAME.decision(state, 0) is None


def test_any_verb_with_any_thing_is_answered_in_every_phase() -> None:
    things = ("", "pile_", "pile_move", "pile_whale", "z1", "k3", "k3.S", "octopus", "swift", "blend_in", "blue-3")
    texts = [f"{verb}:{thing}" for verb in sorted(OCTOPUS | SHARK | BOTH) for thing in things]
    seen = set()
    for seed in range(6):
        for state in walk(GAME, 2, seed):
            assert isinstance(state, Kelp)
            phase = phase_name(state)
            if phase in seen or state.over():
                continue
            seen.add(phase)
            legal = {move.text for move in GAME.moves(state)}
            for text in texts:
                if text not in legal:
                    assert why_not(state, text).code in (*REFUSALS, "move-not-legal"), (phase, text)
    assert len(seen) > 25
