"""The fuzz itself: it notices what it must notice, and says how to try it again."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from seaboard._native import engine
from seaboard.core.refused import Refused
from tests.core.toy import Guess, GuessGame
from tests.fuzz import fuzz
from tests.fuzz.cases import check_words
from tests.fuzz.mutate import ODD, damaged


class Crashing(GuessGame):
    """Reads without looking: a list of one secret, or one with a text in it."""

    def read_state(self, fields: Any, seats: int, options: Any, seed: str, drawn: int) -> Guess:
        assert fields.data["secrets"][1] + fields.data["left"] is not None
        return super().read_state(fields, seats, options, seed, drawn)


class Leaking(GuessGame):
    def components(self, state: Guess) -> Counter[str]:
        return Counter(numbers=state.left + 1)


def test_a_traceback_is_a_failure_that_can_be_tried_again() -> None:
    failures = fuzz(Crashing(), 200, kinds=["positions"])
    assert failures
    assert any(failure.what.startswith(("TypeError", "IndexError", "KeyError")) for failure in failures)
    again = failures[0].again.split()
    assert again[:4] == ["python", "-m", "tests.fuzz", "guess"]
    number = int(again[again.index("--case") + 1])
    assert [failure.where for failure in fuzz(Crashing(), 0, kinds=["positions"], cases=[number])] == [
        failures[0].where
    ]


@pytest.mark.skipif(engine() == "compiled", reason="a toy game cannot extend compiled rules")
def test_lost_components_are_a_failure() -> None:
    assert "components" in fuzz(Leaking(), 40, kinds=["records"])[0].what


def test_a_sentence_with_a_hole_is_a_failure() -> None:
    check_words(Refused("field-out-of-range", field="x", value=10**30, low=0, high=1 << 48))
    with pytest.raises(AssertionError, match="lacks what its sentence needs: high"):
        check_words(Refused("field-out-of-range", field="x", value=1, low=0))


def test_the_same_case_is_the_same_damage() -> None:
    data = {"a": [1, 2, "three"], "b": {"c": None}}
    for number in range(50):
        assert repr(damaged(data, Random(number))) == repr(damaged(data, Random(number)))
    assert data == {"a": [1, 2, "three"], "b": {"c": None}}
    assert len({repr(damaged(data, Random(number))) for number in range(200)}) > 100
    assert len(ODD) > 30
