"""Why a move is not possible, told by the rule that forbids it."""

from __future__ import annotations

import pytest

from seaboard.core.refused import Refused
from seaboard.games.finspan.state import Finspan
from tests.games.finspan.on_table import play, table


def refused(state: Finspan, move: str) -> str:
    with pytest.raises(Refused) as refusal:
        play(state, move)
    return refusal.value.code


@pytest.mark.rule("FIN-30", "FIN-31", "FIN-33")
@pytest.mark.parametrize(
    ("card", "code"),
    [
        ("escolar", "finspan-not-in-hand"),
        ("black_hagfish", "finspan-too-few-cards"),
        ("patagonian_toothfish", "finspan-too-few-eggs"),
        ("bigeye_tuna", "finspan-too-few-young"),
        ("whale_shark", "finspan-too-few-schools"),
    ],
)
def test_a_fish_that_cannot_be_paid(card: str, code: str) -> None:
    hand = ["black_hagfish", "patagonian_toothfish", "bigeye_tuna", "whale_shark"]
    state = table({"hand": hand if card != "black_hagfish" else hand[:2]}, {})
    assert refused(state, f"play:{card}") == code


@pytest.mark.rule("FIN-32", "FIN-34", "FIN-36", "FIN-37")
def test_a_fish_that_cannot_go_there() -> None:
    ocean = {"P1": "kaluga", "G2": {"egg": True}, "P3": {"young": 1}}
    state = table({"ocean": ocean, "hand": ["bonefish", "angelshark", "banggai_cardinalfish"]}, {})
    play(state, "play:bonefish")
    assert refused(state, "place:P4") == "finspan-wrong-zone"
    assert refused(state, "place:P1") == "finspan-not-shorter"
    play(state, "back", "play:angelshark")
    assert refused(state, "place:B1") == "finspan-must-consume"
    play(state, "back", "play:banggai_cardinalfish")
    assert refused(state, "place:B1") == "finspan-wrong-site"
    nowhere = table({"ocean": {"G2": "kaluga"}, "hand": ["angelshark"]}, {})
    assert refused(nowhere, "play:angelshark") == "finspan-no-slot"


@pytest.mark.rule("FIN-34", "FIN-36")
def test_a_fish_that_cannot_go_there_says_where_it_lives() -> None:
    def facts(card: str, slot: str) -> dict[str, object]:
        state = table({"ocean": {"G2": {"egg": True}, "P3": {"young": 1}}, "hand": [card, "haddock", "angler"]}, {})
        play(state, f"play:{card}")
        with pytest.raises(Refused) as refusal:
            play(state, f"place:{slot}")
        return dict(refusal.value.facts)

    there = facts("bonefish", "P4")
    assert (there["zones"], there["zone"]) == (["sunlight"], "twilight")
    assert facts("banggai_cardinalfish", "B1")["site"] == "green"


@pytest.mark.rule("FIN-66")
def test_a_bonus_play_outside_its_target() -> None:
    hand = ["kaluga", "bonefish", "haddock", "escolar", "angler"]
    state = table({"hand": hand}, {})
    play(state, "play:kaluga", "place:B2", "discard:haddock", "discard:escolar", "play:bonefish")
    assert refused(state, "place:B3") == "finspan-outside-target"


@pytest.mark.rule("FIN-49", "FIN-50", "FIN-55")
def test_tokens_that_cannot_be_had() -> None:
    state = table({"ocean": {"G2": {"egg": True}, "B5": {}, "B1": {"school": True}, "P1": {"school": True}}}, {})
    play(state, "dive:G")
    assert refused(state, "hatch:P4") == "finspan-no-egg"
    play(state, "stop")
    assert refused(state, "push-young:P3") == "finspan-nothing-to-move"
    play(state, "push-school:B1")
    assert refused(state, "to:G1") == "finspan-blocked"
    play(state, "to:B6", "dive:P", "stop", "stop")
    aimed = table({"ocean": {"P1": "porkfish", "G1": "haddock"}, "hand": ["largetooth_flounder"]}, {})
    play(aimed, "dive:P")
    assert refused(aimed, "egg:B1") == "finspan-no-fish"


@pytest.mark.rule("FIN-65")
def test_an_egg_for_a_fish_that_is_not_meant() -> None:
    ocean = {"B1": "haddock", "P1": "kaluga", "P3": {"young": 1}}
    state = table({"ocean": ocean, "hand": ["arabian_carpetshark"]}, {})
    play(state, "play:arabian_carpetshark", "place:G1")
    assert refused(state, "egg:B1") == "finspan-not-aimed-at"


def test_anything_else_is_answered_with_the_nearest_move() -> None:
    with pytest.raises(Refused) as refusal:
        play(table({}, {}), "dive:X")
    assert refusal.value.code == "move-not-legal"
    assert str(refusal.value.facts["nearest"]).startswith("dive:")
