"""Every clause of every rules page is proven by a test that names it, and no test names a clause that is not there."""

from __future__ import annotations

import pytest

from seaboard.cli.rules import proofs_of_clauses, read_clauses
from seaboard.games import NAMES


@pytest.mark.parametrize("game", NAMES)
def test_every_clause_is_proven(game: str) -> None:
    proofs = proofs_of_clauses()
    clauses = read_clauses(game)
    assert len(clauses) > 50
    unproven = [clause for clause in clauses if not proofs[clause]]
    assert not unproven, f"clauses of {game} without a test: {', '.join(unproven)}"


def test_no_test_names_an_unknown_clause() -> None:
    known = {clause for game in NAMES for clause in read_clauses(game)}
    unknown = sorted(clause for clause in proofs_of_clauses() if clause not in known)
    assert not unknown
