"""The end of a week: achievements, most points, divers, marker. (FIN-76 to FIN-83)"""

from __future__ import annotations

from typing import Any

import pytest

from seaboard.games.finspan import GAME
from seaboard.games.finspan.options import TILE_NAMES
from seaboard.games.finspan.rules.points import count_for
from seaboard.games.finspan.told.positions import write_state
from tests.games.finspan.on_table import decline_all, events, kinds, play, seat, table

Json = dict[str, Any]
LAST = {"divers": 1, "plays": 5}  # one turn left this week


def end_week(*oceans: Json, week: int, options: Json | None = None, **more: Any) -> Any:
    """The last turns of a week, dives without any benefit taken; returns the state."""
    seats = [{**LAST, "ocean": ocean} for ocean in oceans]
    state = table(*seats, week=week, options=options, **more)
    for _ in oceans:
        decline_all(play(state, "dive:B"))
    return state


@pytest.mark.rule("FIN-77", "FIN-79")
def test_the_week_ends_of_the_rulebook() -> None:
    five_eggs = {
        "G2": {"egg": True},
        "B5": {"egg": True},
        "P4": {"egg": True, "young": 1},
        "B1": {"fish": "haddock", "egg": True},
        "G1": {"fish": "kaluga", "egg": True},
        "P3": {"young": 1},
    }
    assert seat(end_week(five_eggs, {}, week=1))["noted"] == [7, 0, 0]
    rows = {
        **{"B1": "haddock", "P1": "kawakawa", "G1": "kaluga"},
        **{"B2": "hogfish", "P2": "porkfish"},  # and the Goby in G2
        **{"B4": "escolar", "G4": "giant_hatchetfish"},  # and the Bristlemouth in P4
        **{"B6": "footballfish", "P6": "snipe_eel"},  # not full
    }
    assert seat(end_week(rows, {}, week=2))["noted"] == [0, 6, 0]
    schools = {name: {"school": True} for name in ("B1", "P3", "G4", "G6")}
    assert seat(end_week(schools, {}, week=3))["noted"] == [0, 0, 8]


@pytest.mark.rule("FIN-77", "FIN-76")
def test_divers_come_back_and_the_marker_passes_clockwise() -> None:
    state = end_week({}, {}, {}, week=1, first=2, active=2)
    assert (state.week, state.first, state.actor()) == (2, 0, 0)
    for number in range(3):
        assert (seat(state, number)["divers"], seat(state, number)["plays"]) == (6, 0)
        assert seat(state, number)["dives"] == {"B": 0, "P": 0, "G": 0}
    # the floor bonus is there again
    decline_all(play(state, "dive:B"))
    assert seat(state)["dives"]["B"] == 1


@pytest.mark.rule("FIN-77")
def test_what_happens_at_a_week_end_is_told_in_order() -> None:
    state = table(
        {**LAST}, {"divers": 0, "plays": 6}, first=1, active=0, options={"side": "b"}, tiles=["w1a", "w2a", "w3a"]
    )
    play(state, "dive:G", "stop")
    told = events(state, "stop")
    assert kinds(told) == [
        "week-ends",
        "scores-achievement",
        "scores-achievement",
        "has-most",
        "has-most",
        "passes-marker",
    ]
    assert told[1] == {"kind": "scores-achievement", "seat": 0, "achievement": "w1a", "count": 3, "points": 3}
    assert told[-1] == {"kind": "passes-marker", "seat": 0}


@pytest.mark.rule("FIN-77", "FIN-R26")
def test_side_b_rewards_all_who_have_most_even_with_nothing() -> None:
    options = {"side": "b", "week_1": "w1d"}
    young = {"P3": {"young": 2}}
    state = end_week(young, {"P3": {"young": 1}}, young, week=1, options=options)
    assert [seat(state, number)["noted"][0] for number in range(3)] == [2, 1, 2]
    assert [seat(state, number)["most"][0] for number in range(3)] == [3, 0, 3]
    nothing = end_week({}, {}, week=1, options=options)
    assert [seat(nothing, number)["most"][0] for number in range(2)] == [3, 3]
    side_a = end_week(young, {}, week=1)
    assert seat(side_a)["most"] == [0, 0, 0]


@pytest.mark.rule("FIN-80")
def test_after_week_four_nothing_is_noted() -> None:
    state = end_week(
        {"P3": {"school": True, "young": 2}}, {}, week=4, options={"side": "b"}, tiles=["w1d", "w2b", "w3b"]
    )
    assert state.over()
    assert (seat(state)["noted"], seat(state)["most"]) == ([0, 0, 0], [0, 0, 0])


RICH = {
    "B1": {"fish": "mahi_mahi", "egg": True},  # large, predator, if activated
    "P1": {"fish": "great_white_shark", "under": ["porkfish", "haddock"]},  # large, two predator symbols
    "G1": {"fish": "whitemargin_stargazer", "young": 2},  # small, two electric, venomous, if activated
    "P3": {"young": 2},  # no fish
    "G2": {"fish": "giant_hawkfish", "school": True},  # medium, predator, on the Goby
    "G4": {"fish": "giant_hatchetfish", "egg": True},  # small, bioluminescent and camouflage, if activated
    "B5": {"egg": True},
    "P4": {"egg": True},
}


@pytest.mark.rule("FIN-78", "FIN-81", "FIN-82", "FIN-R10", "FIN-R38")
@pytest.mark.parametrize(
    ("tile", "count"),
    [
        ("w1a", 8),  # 4 eggs and 4 young
        ("w1b", 4),  # Stargazer, Hatchetfish, Grenadier, Bristlemouth
        ("w1c", 7),
        ("w1d", 4),
        ("w1e", 5),  # two electric, venomous, bioluminescent, camouflage
        ("w1f", 2),  # two cards; the Goby is left out
        ("w2a", 1),  # row 1
        ("w2b", 4),
        ("w2c", 6),  # all but the Great White Shark
        ("w2d", 4),
        ("w2e", 1),  # 4 eggs
        ("w2f", 1),
        ("w3a", 1),
        ("w3b", 4),
        ("w3c", 1),
        ("w3d", 2),
        ("w3e", 1),
        ("w3f", 3),
    ],
)
def test_what_each_achievement_counts(tile: str, count: int) -> None:
    state = table({"ocean": RICH}, {})
    assert count_for(state.numbers, state.oceans[0], TILE_NAMES.index(tile)) == count


@pytest.mark.rule("FIN-78", "FIN-82")
def test_points_are_count_times_value() -> None:
    options = {"side": "b", "week_1": "w1b", "week_2": "w2d", "week_3": "w3d"}
    for week, points in ((1, 8), (2, 8), (3, 4)):
        assert seat(end_week(RICH, {}, week=week, options=options))["noted"][week - 1] == points


@pytest.mark.rule("FIN-79")
def test_side_a_keeps_its_values_when_a_tile_is_corrected() -> None:
    tiles = [dict(tile) for tile in GAME.data.achievements["tiles"]]
    tiles[12]["points"] = 3
    game = GAME.with_pack({"name": "three", "achievements": {"tiles": tiles}})
    side_a = table({}, {}, game=game)
    side_b = table({}, {}, game=game, options={"side": "b", "week_3": "w3a"})
    assert (side_a.worth[2], side_b.worth[2]) == (2, 3)


@pytest.mark.rule("FIN-R10")
def test_whether_eaten_forage_counts_for_an_achievement_is_data() -> None:
    entry = {"value": True, "source": "inferred"}
    game = GAME.with_pack({"name": "with forage", "achievements": {"consumed_forage_counts": entry}})
    state = table({"ocean": RICH}, {}, game=game)
    assert count_for(state.numbers, state.oceans[0], TILE_NAMES.index("w1f")) == 3
    assert {line.key: line.points for line in game.scores(state)[0].lines}["consumed"] == 3


def test_the_next_week_goes_on_from_the_position() -> None:
    state = end_week({}, {}, week=3)
    assert write_state(state)["week"] == 4
