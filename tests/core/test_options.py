"""Options are typed data; a wrong one is refused with its name."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from seaboard.core.options import Options, choice, number, option_from_text, read_options, specs, switch, write_options
from seaboard.core.refused import Refused


@dataclass(frozen=True)
class Sails(Options):
    storm: bool = switch(False)
    wind: str = choice("west", ("west", "east"))
    knots: int = number(5, 1, 30)
    crew: int | None = number(None, 1, 9)


def test_what_is_left_out_takes_its_default() -> None:
    assert read_options(Sails, {"knots": 7}) == Sails(knots=7)


def test_options_survive_writing_and_reading() -> None:
    sails = Sails(storm=True, wind="east", knots=3, crew=4)
    assert read_options(Sails, write_options(sails)) == sails


@pytest.mark.parametrize(
    ("given", "code", "name"),
    [
        ({"kots": 7}, "option-unknown", "kots"),
        ({"knots": 31}, "option-out-of-range", "knots"),
        ({"knots": "7"}, "option-not-number", "knots"),
        ({"knots": True}, "option-not-number", "knots"),
        ({"knots": None}, "option-not-number", "knots"),
        ({"wind": "north"}, "option-not-allowed", "wind"),
        ({"storm": 1}, "option-not-allowed", "storm"),
        ({"crew": 0}, "option-out-of-range", "crew"),
    ],
)
def test_a_wrong_option_is_refused_by_name(given: dict[str, object], code: str, name: str) -> None:
    with pytest.raises(Refused) as refused:
        read_options(Sails, given)
    assert (refused.value.code, refused.value.facts["option"]) == (code, name)


def test_a_misspelt_option_names_the_nearest() -> None:
    with pytest.raises(Refused) as refused:
        read_options(Sails, {"kots": 7})
    assert refused.value.facts["nearest"] == "knots"


def test_kinds_of_options() -> None:
    assert [(spec.name, spec.kind) for spec in specs(Sails)] == [
        ("storm", "switch"),
        ("wind", "choice"),
        ("knots", "number"),
        ("crew", "number"),
    ]


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [("storm", "true", True), ("wind", "EAST", "east"), ("knots", "12", 12), ("crew", "none", None)],
)
def test_typed_text_becomes_the_value(name: str, text: str, value: object) -> None:
    assert option_from_text(Sails, name, text) == value


@pytest.mark.parametrize(("name", "text"), [("storm", "yes"), ("knots", "many"), ("sail", "1")])
def test_typed_nonsense_is_refused(name: str, text: str) -> None:
    with pytest.raises(Refused) as refused:
        option_from_text(Sails, name, text)
    assert refused.value.facts["option"] == name
