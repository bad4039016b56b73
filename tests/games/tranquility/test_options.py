"""What goes together."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from seaboard.core.refused import Refused
from tests.games.tranquility.table import sail

MODULES = ("rocks", "monsters", "storms")


def sails(seats: int, **options: Any) -> bool:
    try:
        sail(seats, **options)
    except Refused as refusal:
        return not refusal.code.startswith("tranquility-")
    return True


def chosen(names: tuple[str, ...]) -> dict[str, Any]:
    return {name: 3 if name == "monsters" else True for name in names}


@pytest.mark.rule("TRQ-118", "TRQ-120", "TRQ-122")
@pytest.mark.parametrize("mode", ["standard", "high_arch", "day_night"])
def test_any_mix_of_modules(mode: str) -> None:
    for count in range(4):
        for names in itertools.combinations(MODULES, count):
            assert sails(2, mode=mode, **chosen(names))


@pytest.mark.rule("TRQ-121", "TRQ-123")
@pytest.mark.parametrize("mode", ["pyramid", "duel"])
@pytest.mark.parametrize("module", MODULES)
def test_modules_are_refused_with_a_reason(mode: str, module: str) -> None:
    with pytest.raises(Refused) as refusal:
        sail(2, mode=mode, **chosen((module,)))
    assert refusal.value.code == f"tranquility-no-modules-in-{mode}"
    assert refusal.value.facts == {"module": module}


@pytest.mark.rule("TRQ-123", "TRQ-61")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_a_duel_is_for_two(seats: int) -> None:
    assert sails(seats, mode="duel") == (seats == 2)
    for mode in ("standard", "high_arch", "pyramid", "day_night"):
        assert sails(seats, mode=mode)


@pytest.mark.rule("TRQ-119", "TRQ-89")
@pytest.mark.parametrize("mode", ["standard", "high_arch", "pyramid", "day_night", "duel"])
@pytest.mark.parametrize("name", ["galatea", "triton", "leucothea", "amphitrite", "poseidon"])
def test_fewer_islands_go_with_everything(mode: str, name: str) -> None:
    table = sail(2, mode=mode, fewer_islands=name)
    expected = {"galatea": 4, "triton": 6, "leucothea": 8, "amphitrite": 10, "poseidon": 12}
    assert table.removed.count == expected[name]


def test_an_unknown_value_is_refused() -> None:
    with pytest.raises(Refused) as refusal:
        sail(2, mode="spiral")
    assert refusal.value.code == "option-not-allowed"
