"""The game-end phase, the score and the winner. (FIN-84 to FIN-86)"""

from __future__ import annotations

from typing import Any

import pytest

from seaboard.core.random import Quick
from seaboard.core.refused import Refused
from seaboard.core.state import play_at_random
from seaboard.games.finspan import GAME
from seaboard.games.finspan.rules.points import total_points
from seaboard.games.finspan.told.positions import write_state
from seaboard.games.finspan.told.scoring import score_ocean, score_of
from tests.games.finspan.on_table import offered, play, seat, slot, slots_with, table, tokens

ENDING = [{"what": "ending", "seat": 0}]

# An ocean with the sums of the rulebook's example
EXAMPLE: dict[str, Any] = {
    "B1": {"fish": "european_sturgeon", "egg": True},  # 9
    "P1": {"fish": "bigeye_tuna", "young": 2},  # 8
    "G1": {"fish": "atlantic_wolffish", "under": ["porkfish"], "school": True},  # 5
    "G2": {"fish": "bonefish", "egg": True},  # 4, on the Goby
    "P2": {"fish": "barramundi", "school": True},  # 6
    "P4": {"fish": "paraliparis", "egg": True},  # 7, on the Bristlemouth
    "B5": {"fish": "scaleless_black_dragonfish", "young": 1},  # 4, on the Grenadier
    "G3": "mandarinfish",  # 1
    "G6": {"fish": "abyssal_anglerfish"},  # 2, and 3 without tokens
    "P6": {"school": True, "young": 1},
}


@pytest.mark.rule("FIN-85", "FIN-39", "FIN-59", "FIN-67")
def test_the_score_of_the_rulebook() -> None:
    score = score_ocean({"ocean": EXAMPLE, "achievements": [7, 6, 8]})
    assert [(line.key, line.points) for line in score.lines] == [
        ("abilities", 3),
        ("fish", 46),
        ("consumed", 4),
        ("tokens", 7),
        ("schools", 18),
        ("achievements", 21),
    ]
    assert score.total == 78 + 21


@pytest.mark.rule("FIN-85")
def test_the_companion_and_the_game_score_alike() -> None:
    first = {"ocean": EXAMPLE, "noted": [7, 6, 8], "most": [3, 0, 0]}
    state = table(first, {}, week=4, pending=[])
    assert GAME.scores(state)[0].total == 102
    result = GAME.result(state)
    assert result is not None
    assert (result.scores, result.winners, result.ending) == ((102, 3), (0,), "most_points")


@pytest.mark.rule("FIN-85")
def test_the_total_is_the_sum_of_its_parts_at_any_time() -> None:
    quick = Quick(3)
    for deal in range(6):
        state = GAME.start(2, {}, seed=f"{deal:032x}")
        while not state.over():
            play_at_random(state, quick, 9)
            for ocean in state.oceans:
                assert total_points(state.numbers, ocean) == score_of(state.numbers, ocean).total


@pytest.mark.rule("FIN-84", "FIN-R23", "FIN-60")
def test_game_end_fish_are_used_once_each_in_any_order() -> None:
    # Speckled Butterflyfish: hatch 3 and move; Binocular Fish: an egg on each small fish
    ocean = {"B1": "speckled_butterflyfish", "G4": "binocular_fish", "G2": {}, "B5": {}}
    other = {"B1": "ocean_sunfish"}
    state = table({"ocean": ocean}, {"ocean": other}, week=4, pending=ENDING)
    assert offered(state) == {"use:G4", "finish"}  # nothing to hatch yet
    play(state, "use:G4", "all-eggs")
    assert offered(state) == {"use:B1", "finish"}
    play(state, "use:B1", "hatch:B1", "hatch:G4", "stop")
    assert state.actor() == 1  # the first player has nothing left
    assert slots_with(state, "young") == {"B1": 1, "G4": 1}
    assert offered(state) == {"use:B1", "finish"}
    play(state, "finish")
    assert state.over()
    assert tokens(state, 1) == (0, 0, 0)


@pytest.mark.rule("FIN-R23", "FIN-80")
def test_the_holder_of_the_marker_begins_the_game_end_phase() -> None:
    seats = [{"ocean": {"B1": "ocean_sunfish"}, "divers": 0, "plays": 6} for _ in range(3)]
    seats[0] = {"ocean": {"B1": "yellowtail_snapper"}, "divers": 1, "plays": 5}
    seats[1] = {"ocean": {"B1": "chinese_trumpetfish"}, "divers": 0, "plays": 6}
    state = table(*seats, week=4, first=1, active=0)
    decline_all_of_turn = play(state, "dive:G")
    while decline_all_of_turn.top is not None and GAME.prompt(state, None).key != "ending":
        play(state, "stop")
    order = []
    while not state.over():
        order.append(int(state.actor()))
        play(state, "finish")
    assert order == [1, 2, 0]


@pytest.mark.rule("FIN-84", "FIN-40", "FIN-R24")
def test_a_fish_played_in_the_phase_joins_in_and_its_benefit_is_for_all() -> None:
    # Atlantic Salmon plays into the estuary: Great White Shark, an egg on each predator for all players
    first = {
        "ocean": {"B1": "atlantic_salmon", "G1": "haddock", "P3": {"young": 2}},
        "hand": ["great_white_shark", "chinese_trumpetfish"],
    }
    second = {"ocean": {"G1": "mahi_mahi"}}
    state = table(second, first, week=4, pending=[{"what": "ending", "seat": 1}], active=1)
    play(state, "use:B1", "play:great_white_shark")
    assert offered(state, "place") == {"B1", "G1"}  # it must eat, and it may eat the Salmon itself
    play(state, "place:G1")
    assert state.actor() == 1
    play(state, "egg:G1")
    assert state.actor() == 0  # although that player has finished
    play(state, "egg:G1")
    assert state.over()
    assert (tokens(state, 0)[0], tokens(state, 1)[0]) == (1, 1)


@pytest.mark.rule("FIN-84")
def test_a_game_end_fish_played_in_the_phase_can_be_used() -> None:
    # Striped Marlin plays into the sunlight: Yellowtail Snapper, an egg on each purple fish
    first = {"ocean": {"B1": "striped_marlin"}, "hand": ["yellowtail_snapper", "kaluga"]}
    state = table(first, {}, week=4, pending=ENDING)
    play(state, "use:B1", "play:yellowtail_snapper", "place:P1", "use:P1", "all-eggs")
    assert slots_with(state, "egg") == {"P1": 1, "P4": 1}
    assert state.over()


@pytest.mark.rule("FIN-R24")
def test_a_game_end_fish_that_was_covered_is_lost() -> None:
    first = {"ocean": {"B1": "yellowtail_snapper", "G1": "striped_marlin"}, "hand": ["kaluga", "escolar", "angler"]}
    first["ocean"]["P3"] = {"young": 1}  # type: ignore[index]
    state = table(first, {}, week=4, pending=ENDING)
    assert offered(state) == {"use:B1", "use:G1", "finish"}
    play(state, "use:G1", "play:kaluga", "place:B1")
    assert state.over()
    assert slot(state, "B1")["under"] == ["yellowtail_snapper"]
    assert tokens(state)[0] == 0


@pytest.mark.rule("FIN-R23", "FIN-R24")
def test_who_was_passed_over_is_asked_once_a_fish_has_a_target() -> None:
    # the first player's Butterflyfish hatches, but there is no egg yet; the second player's shark lays one for all
    first = {"ocean": {"B1": "speckled_butterflyfish", "G1": "mahi_mahi"}}
    second = {"ocean": {"B1": "atlantic_salmon", "G1": "haddock", "P3": {"young": 2}}, "hand": ["great_white_shark"]}
    state = table(first, second, {}, week=4, pending=ENDING)
    assert state.actor() == 1
    play(state, "use:B1", "play:great_white_shark", "place:G1", "stop", "egg:G1")
    assert state.actor() == 0
    assert offered(state) == {"use:B1", "finish"}
    play(state, "use:B1", "hatch:G1", "stop")
    assert state.over()
    assert slots_with(state, "young") == {"G1": 1}


@pytest.mark.rule("FIN-R24")
def test_who_has_said_so_has_finished() -> None:
    first = {"ocean": {"B1": "speckled_butterflyfish", "G1": {"fish": "mahi_mahi", "young": 1}}}
    second = {"ocean": {"B1": "atlantic_salmon", "G1": "haddock", "P3": {"young": 2}}, "hand": ["great_white_shark"]}
    state = play(table(first, second, week=4, pending=ENDING), "finish")
    assert write_state(state)["pending"] == [{"what": "ending", "seat": 1, "finished": [0]}]
    play(state, "use:B1", "play:great_white_shark", "place:G1", "stop", "egg:G1")
    assert state.over()


@pytest.mark.rule("FIN-84", "FIN-R24")
def test_a_fish_that_covers_a_used_one_can_be_used_itself() -> None:
    ocean = {"B1": "yellowtail_snapper", "G1": "striped_marlin", "P4": {"egg": True}, "B5": {"egg": True}}
    first = {"ocean": {**ocean, "P1": "haddock"}, "hand": ["ocean_sunfish", "kaluga"]}
    state = table(first, {}, week=4, pending=ENDING)
    play(state, "use:B1", "stop", "use:G1", "play:ocean_sunfish", "place:B1")
    assert "use:B1" in offered(state)
    assert seat(state)["used"] == ["G1"]


@pytest.mark.rule("FIN-R25")
def test_scoring_conditions_are_looked_at_when_all_have_finished() -> None:
    # the second player's Anglerfish loses its 3 points through an egg that the first player's shark lets it have
    # (the Bearded Seadevil: an egg on each small fish for all)
    first = {
        "ocean": {"B1": {"young": 1}, "G6": "faceless_cusk"},
        "hand": ["bearded_seadevil", "kaluga", "escolar"],
    }
    second = {"ocean": {"G6": "abyssal_anglerfish"}}
    state = table(first, second, week=4, pending=ENDING)
    assert GAME.scores(state)[1].lines[0].points == 3
    play(state, "use:G6", "play:bearded_seadevil", "place:P6", "stop")
    assert state.actor() == 1
    play(state, "all-eggs")
    assert state.over()
    assert GAME.scores(state)[1].lines[0].points == 0


@pytest.mark.rule("FIN-86")
def test_most_points_then_most_cards_then_a_shared_victory() -> None:
    def ending(*hands: list[str], **more: Any) -> Any:
        seats = [{"ocean": {}, "hand": hand} for hand in hands]
        seats[-1] |= more
        return GAME.result(table(*seats, week=4, pending=[]))

    by_points = ending(["haddock"], [], noted=[1, 0, 0])
    assert (by_points.ending, by_points.winners, by_points.scores) == ("most_points", (1,), (0, 1))
    by_cards = ending(["haddock"], ["kaluga", "porkfish"], [])
    assert (by_cards.ending, by_cards.winners) == ("most_cards", (1,))
    shared = ending(["haddock"], [], ["kaluga"])
    assert (shared.ending, shared.winners) == ("shared", (0, 2))
    state = table({"ocean": {}}, {"ocean": {}, "noted": [0, 0, 1]}, week=4, pending=[])
    assert state.returns() == [0.0, 1.0]
    tied = table({"ocean": {}}, {"ocean": {}}, week=4, pending=[])
    assert tied.returns() == [0.5, 0.5]


@pytest.mark.parametrize(
    ("data", "code", "field"),
    [
        ({"ocean": {"P1": "pork_fish"}}, "name-unknown", "ocean.P1.fish"),
        ({"ocean": {"P9": "porkfish"}}, "name-unknown", "ocean"),
        ({"ocean": {"B1": "porkfish"}}, "finspan-slot-not-allowed", "ocean.B1.fish"),
        ({"ocean": {"P1": {"fish": "porkfish", "under": ["haddock"]}}}, "finspan-not-shorter", "ocean.P1.under"),
        ({"ocean": {"P1": "porkfish", "P2": "porkfish"}}, "finspan-card-twice", "ocean.P2.fish"),
        ({"ocean": {"B1": {"egg": True}}}, "finspan-egg-without-fish", "ocean.B1.egg"),
        ({"ocean": {"B1": {"young": 3}}}, "finspan-school-not-formed", "ocean.B1.young"),
        ({"ocean": {"B1": {"under": ["porkfish"]}}}, "finspan-nothing-above", "ocean.B1.under"),
        ({"ocean": {"P1": "angelshark"}}, "finspan-nothing-eaten", "ocean.P1.under"),
        ({"ocean": {}, "achievements": [7, 6, 8, 3]}, "field-wrong-length", "achievements"),
        ({"ocean": {}, "achievements": [-1]}, "field-out-of-range", "achievements.0"),
        ({}, "field-missing", "ocean"),
        ({"ocean": {}, "points": 3}, "field-unknown", "points"),
    ],
)
def test_a_wrong_ocean_is_refused_with_its_field(data: dict[str, Any], code: str, field: str) -> None:
    with pytest.raises(Refused) as refusal:
        score_ocean(data)
    assert (refusal.value.code, refusal.value.facts["field"]) == (code, field)


def test_an_unused_seat_keeps_its_score() -> None:
    assert seat(table({}, {}))["noted"] == [0, 0, 0]
