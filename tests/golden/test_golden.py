"""The golden playthroughs are what they were."""

from __future__ import annotations

from difflib import unified_diff

import pytest

from tests.golden.transcript import FOLDER, games_with_scenarios, scenarios_of, transcript

ALL = [(game, name) for game in games_with_scenarios() for name in scenarios_of(game)]


@pytest.mark.parametrize(("game", "name"), ALL, ids=[f"{game}-{name}" for game, name in ALL])
def test_the_playthrough_is_unchanged(game: str, name: str) -> None:
    path = FOLDER / game / f"{name}.txt"
    then = path.read_text(encoding="utf-8").splitlines()
    now = transcript(game, scenarios_of(game)[name]).splitlines()
    difference = list(unified_diff(then, now, "then", "now", lineterm="", n=2))
    assert not difference, "\n".join([*difference[:60], "", "If this is meant: python -m tests.golden"])


@pytest.mark.parametrize("game", games_with_scenarios())
def test_no_transcript_is_left_over(game: str) -> None:
    written = {path.stem for path in (FOLDER / game).glob("*.txt")}
    assert written == set(scenarios_of(game))
