"""A small part of the fuzz for every game, with each run of the tests; `python -m tests.fuzz GAME` does the rest."""

from __future__ import annotations

import pytest

from seaboard.games import NAMES, game_named
from tests.fuzz import fuzz
from tests.fuzz.cases import KINDS

CASES = 100


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", NAMES)
def test_what_is_damaged_is_refused_or_plays(name: str, kind: str) -> None:
    failures = fuzz(game_named(name), CASES, kinds=[kind])
    assert not failures, "\n".join(str(failure) for failure in failures)  # each with the command that has it again
