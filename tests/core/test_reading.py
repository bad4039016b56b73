"""Data that a person wrote: every refusal names the field."""

from __future__ import annotations

import pickle

import pytest

from seaboard.core.reading import Fields, one_of, parse_json
from seaboard.core.refused import Refused
from seaboard.core.seed import checked_seed, commitment, derived_seed, keeps_commitment, new_seed


def refusal(call: object) -> Refused:
    assert callable(call)
    with pytest.raises(Refused) as refused:
        call()
    return refused.value


def test_broken_json_says_where() -> None:
    refused = refusal(lambda: parse_json('{"a": 1,\n  "b" 2}'))
    assert (refused.code, refused.facts["line"]) == ("json-malformed", 2)


def test_deeply_nested_json_is_refused_not_a_crash() -> None:
    assert refusal(lambda: parse_json("[" * 200_000)).code == "json-malformed"


def test_fields_name_their_path() -> None:
    fields = Fields({"seats": [1], "name": 3, "open": "yes", "inner": {}, "n": True}, "state")
    assert refusal(lambda: fields.list("seats", 2)).facts["field"] == "state.seats"
    assert refusal(lambda: fields.text("name")).code == "field-not-text"
    assert refusal(lambda: fields.switch("open")).code == "field-not-switch"
    assert refusal(lambda: fields.number("n", 0, 9)).code == "field-not-number"
    assert refusal(lambda: fields.fields("inner").number("deep", 0, 9)).facts["field"] == "state.inner.deep"


def test_a_field_nobody_asked_for_is_refused_with_the_nearest() -> None:
    fields = Fields({"piels": []}, "")
    fields.list("piles", None, [])
    refused = refusal(fields.done)
    assert (refused.code, refused.facts["nearest"]) == ("field-unknown", "piles")


def test_a_name_from_a_list() -> None:
    assert one_of("crab", ["crab", "boat"], "hand") == "crab"
    assert refusal(lambda: one_of("carb", ["crab", "boat"], "hand")).facts["nearest"] == "crab"


def test_a_refusal_travels_between_processes() -> None:
    refused = pickle.loads(pickle.dumps(Refused("field-missing", field="deck")))
    assert (refused.code, refused.facts) == ("field-missing", {"field": "deck"})


def test_seeds() -> None:
    seed = new_seed()
    assert checked_seed(seed) == seed
    assert keeps_commitment(seed, commitment(seed))
    assert not keeps_commitment(new_seed(), commitment(seed))
    assert derived_seed(1, 2) == derived_seed("1", 2) != derived_seed(1, 3)
    assert refusal(lambda: checked_seed("abc")).code == "seed-malformed"
    assert refusal(lambda: checked_seed(None)).code == "seed-malformed"
