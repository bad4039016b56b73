"""Positions written by hand: defaults, and refusals that name the field."""

from __future__ import annotations

from typing import Any

import pytest

from seaboard.core.refused import Refused
from seaboard.games.finspan import GAME
from seaboard.games.finspan.told.positions import write_state
from tests.games.finspan.on_table import offered, play, seat, table

CHOSEN = {"what": "turn", "seat": 0, "chosen": True}
USED = {"divers": 5, "plays": 1}  # the first player has made a turn


def test_what_is_left_out_is_as_at_the_start() -> None:
    state = table({}, {})
    written = write_state(state)
    assert (written["week"], written["first"], written["active"]) == (1, 0, 0)
    assert len(written["deck"]) == 125
    assert len(written["box"]) == 10
    assert seat(state)["hand"] == []
    assert state.actor() == 0


def test_named_cards_leave_the_deck_and_the_rest_follows_beneath() -> None:
    state = table({"hand": ["haddock", "porkfish"]}, {}, deck=["kaluga"])
    deck = write_state(state)["deck"]
    assert deck[:2] == ["kaluga", "abyssal_anglerfish"]
    assert len(deck) == 124
    assert write_state(table({}, {}, deck=["kaluga"], rest="box"))["deck"] == ["kaluga"]


def test_a_position_in_the_middle_of_a_benefit() -> None:
    pending = [
        {"what": "turn", "seat": 0, "chosen": True},
        {"what": "benefit", "seat": 1, "card": "haddock", "units": "DRAW", "left": 0},
    ]
    state = table({"divers": 5, "plays": 1, "ocean": {"B1": "haddock"}}, {}, pending=pending)
    assert (state.actor(), offered(state)) == (1, {"draw", "stop"})
    play(state, "draw")
    assert (state.actor(), GAME.prompt(state, None).key) == (1, "turn")


def test_a_position_goes_on_by_itself_to_the_next_decision() -> None:
    pending = [{"what": "turn", "seat": 0, "chosen": True}, {"what": "diving", "seat": 0, "site": "G", "step": 1}]
    state = table({"divers": 5, "ocean": {"G2": {}}}, {}, pending=pending)
    assert (state.actor(), seat(state)["dives"]["G"]) == (1, 1)


def test_divers_follow_from_what_was_done() -> None:
    state = table({"dives": {"B": 2, "G": 1}, "plays": 1}, {"divers": 2})
    assert (seat(state)["divers"], seat(state, 1)["plays"]) == (2, 4)


@pytest.mark.parametrize(
    ("seats", "more", "code", "field"),
    [
        ([{"hand": ["cod"]}, {}], {}, "name-unknown", "state.seats[0].hand[0]"),
        ([{"hand": ["haddock"]}, {"discard": ["haddock"]}], {}, "finspan-card-twice", "state.seats[1].discard[0]"),
        ([{"hand": ["catalina_goby"]}, {}], {}, "name-unknown", "state.seats[0].hand[0]"),
        ([{"ocean": {"B1": "catalina_goby"}}, {}], {}, "name-unknown", "state.seats[0].ocean.B1.fish"),
        ([{}, {}], {"week": 5}, "field-out-of-range", "state.week"),
        ([{}, {}], {"wek": 1}, "field-unknown", "state.wek"),
        ([{}, {}], {"first": 2}, "field-out-of-range", "state.first"),
        ([{"divers": 3, "plays": 1}, {}], {}, "finspan-divers-wrong", "state.seats[0]"),
        ([{"plays": 2}, {}], {}, "finspan-turns-wrong", "state.seats"),
        ([{"plays": 6}, {"plays": 6}], {}, "finspan-turns-wrong", "state.seats"),
        ([{}, {}], {"pending": []}, "finspan-not-over", "state.pending"),
        ([{}, {}], {"nautoma": {}}, "finspan-nautoma-alone", "state.nautoma"),
        ([{}], {"nautoma": {"ravel_card": "r1"}}, "finspan-ravel-off", "state.nautoma.ravel_card"),
        ([{}], {"nautoma": {"deck": ["n8"]}}, "name-unknown", "state.nautoma.deck"),
        ([{}], {"nautoma": {"shown": ["n1"], "deck": ["n1"]}}, "name-unknown", "state.nautoma.deck"),
        ([{}, {}], {"tiles": ["w1b", "w2a", "w3a"]}, "name-unknown", "state.tiles[0]"),
        ([{}, {}], {"deck": ["haddock", "haddock"]}, "finspan-card-twice", "state.deck[1]"),
        ([{}, {}], {"pending": [{"what": "nap", "seat": 0}]}, "name-unknown", "state.pending[0].what"),
        (
            [{}, {}],
            {"pending": [CHOSEN, {"what": "playing", "seat": 0, "card": "haddock"}]},
            "finspan-not-in-hand",
            "state.pending[1]",
        ),
        (
            [{"hand": ["escolar", "kaluga", "haddock"]}, {}],
            {"pending": [CHOSEN, {"what": "playing", "seat": 0, "card": "escolar", "into": []}], "backs": 20},
            "finspan-pending-wrong",
            "state.pending[1]",
        ),
        (
            [{}, {}],
            {"pending": [{"what": "benefit", "seat": 0, "units": "EGGS"}]},
            "finspan-ability-malformed",
            "state.pending[0].units",
        ),
        ([{}, {}], {"backs": 21}, "field-out-of-range", "state.backs"),
        ([{}, {}], {"active": 1, "pending": [{"what": "turn", "seat": 0}]}, "position-inconsistent", "state.active"),
        ([{}, {}], {"paid": [{"step": "dive:P"}]}, "name-unknown", "state.paid[0].step"),
        ([{"kept": "haddock"}, {}], {}, "name-unknown", "state.seats[0].kept"),
        ([{"used": ["Z1"]}, {}], {}, "name-unknown", "state.seats[0].used"),
    ],
)
def test_an_impossible_position_is_refused_with_its_field(
    seats: list[dict[str, Any]], more: dict[str, Any], code: str, field: str
) -> None:
    with pytest.raises(Refused) as refusal:
        table(*seats, **more)
    assert (refusal.value.code, refusal.value.facts["field"]) == (code, field)


def moving(piece: str, slot: str) -> list[dict[str, Any]]:
    benefit = {"what": "benefit", "seat": 0, "card": "angler", "units": "MOVE"}
    return [CHOSEN, benefit, {"what": "moving", "seat": 0, "slot": slot, "piece": piece}]


def benefit(**facts: Any) -> dict[str, Any]:
    return {"what": "benefit", "seat": 0, **facts}


def playing(card: str, **facts: Any) -> dict[str, Any]:
    return {"what": "playing", "seat": 0, "card": card, **facts}


KEEPING = {"what": "keeping", "seat": 0, "left": 1}
DRAWING = [CHOSEN, benefit(units="DRAW")]


@pytest.mark.parametrize(
    ("seats", "more", "field"),
    [
        # nothing that ends the game in week 1
        ([{}, {}], {"pending": [benefit(units="EGG")]}, "pending[0]"),
        ([{}, {}], {"pending": [{"what": "ending", "seat": 0}]}, "pending[0]"),
        ([{}, {}], {"week": 4, "pending": [{"what": "ending", "seat": 0, "finished": [0]}]}, "pending[0]"),
        # whose turn it is
        ([USED, {}], {"pending": [{**CHOSEN, "chosen": False}, benefit(units="EGG")]}, "pending[0]"),
        ([USED, {}], {"pending": [CHOSEN, benefit(units="EGG", seat=1)]}, "pending[1]"),
        # tokens to move
        ([USED, {}], {"pending": moving("young", "B1")}, "pending[2].slot"),
        ([USED, {}], {"pending": moving("school", "P3")}, "pending[2].slot"),
        # benefits
        ([USED, {}], {"pending": [CHOSEN, benefit(units="TUCK")]}, "pending[1]"),
        ([USED, {}], {"pending": [CHOSEN, benefit(units="EGG_EACH")]}, "pending[1]"),
        ([USED, {}], {"pending": [CHOSEN, benefit(card="haddock", units="EGG", left=1)]}, "pending[1]"),
        ([USED, {}], {"pending": [CHOSEN, benefit(card="haddock", units="DRAW", left=0)]}, "pending[1]"),
        ([USED, {}], {"pending": [CHOSEN, benefit(card="angler", units="MOVE", left=1)]}, "pending[1]"),
        # plays
        ([{"hand": ["kaluga"]}, {}], {"pending": [CHOSEN, playing("kaluga", slot="B1")]}, "pending[1]"),
        ([{"hand": ["bonefish"]}, {}], {"pending": [CHOSEN, playing("bonefish", slot="B6")]}, "pending[1]"),
        ([{"hand": ["bonefish"]}, {}], {"pending": [CHOSEN, playing("bonefish", diver=False)]}, "pending[1]"),
        (
            [{"hand": ["bonefish"]}, {}],
            {"pending": [CHOSEN, playing("bonefish", slot="B1")], "paid": [{"step": "pay-young:P3"}]},
            "pending[1]",
        ),
        ([{}, {}], {"paid": [{"step": "pay-egg:G2"}]}, "pending"),
        # reshuffles
        ([{"discard": ["haddock"], "kept": "haddock"}, {}], {}, "seats[0].kept"),
        ([{**USED, "discard": ["haddock"]}, {}], {"pending": [*DRAWING, KEEPING]}, "pending[2]"),
        ([USED, {}], {"pending": [*DRAWING, {"what": "drawing", "seat": 0}]}, "pending[2]"),
        # plays that lead nowhere
        ([{"hand": ["bonefish"]}, {}], {"pending": [CHOSEN, {**playing("bonefish"), "into": []}]}, "pending[1]"),
        ([{"hand": ["bonefish"]}, {}], {"pending": [CHOSEN, {**playing("bonefish"), "into": ["B1"]}]}, "pending[1]"),
        (
            [{"hand": ["bonefish"]}, {}],
            {"pending": [CHOSEN, {**playing("bonefish"), "into": [["B1"], {}]}]},
            "pending[1].into",
        ),
        ([{"hand": ["whale_shark"]}, {}], {"pending": [CHOSEN, playing("whale_shark")]}, "pending[1]"),
        # points and marks before their time
        ([{"noted": [3, 0, 0]}, {}], {"week": 1}, "seats[0].noted.0"),
        ([{"most": [0, 3, 0]}, {}], {"week": 2}, "seats[0].most.1"),
        ([{"most": [5, 0, 0]}, {}], {"week": 2}, "seats[0].most.0"),
        ([{"ocean": {"B1": "ocean_sunfish"}, "used": ["B1"]}, {}], {}, "seats[0].used"),
        # the Nautoma
        ([{}], {"week": 1, "nautoma": {"ravel": [1, 0, 0, 0]}}, "nautoma.ravel.0"),
        ([{}, {}], {"pending": [{"what": "deciding", "seat": 0, "card": "n1"}]}, "pending[0]"),
        ([{}], {"pending": [{"what": "deciding", "seat": 0, "card": "n1"}]}, "pending[0]"),
        ([{"used": ["B1"]}, {}], {}, "seats[0].used"),
    ],
)
def test_what_no_game_can_have_come_to_is_refused(
    seats: list[dict[str, Any]], more: dict[str, Any], field: str
) -> None:
    with pytest.raises(Refused) as refusal:
        table(*seats, **more)
    assert refusal.value.facts["field"] == f"state.{field}"
    assert refusal.value.code in ("finspan-pending-wrong", "field-out-of-range", "name-unknown")


@pytest.mark.parametrize(
    "seats", [[{"plays": 6}, {"plays": 6}], [{}, {"plays": 3}], [{"plays": 1}, {}]], ids=["none", "ahead", "behind"]
)
def test_the_order_of_turns_holds_also_where_the_turn_is_written(seats: list[dict[str, Any]]) -> None:
    with pytest.raises(Refused, match="finspan-turns-wrong"):
        table(*seats, pending=[{"what": "turn", "seat": 0}])


@pytest.mark.rule("FIN-88")
def test_the_nautoma_needs_a_card_for_each_turn_and_one_aside() -> None:
    shown = ["n1", "n2", "n3"]
    assert table({"plays": 3}, nautoma={"shown": shown}).actor() == 0
    with pytest.raises(Refused, match="finspan-decisions-wrong"):
        table({"plays": 2}, nautoma={"shown": shown})
