"""Eggs, young and schools. (FIN-49 to FIN-59)"""

from __future__ import annotations

from typing import Any

import pytest

from seaboard.core.random import Quick
from seaboard.core.refused import Refused
from seaboard.games.finspan import GAME
from seaboard.games.finspan.box.printed import SLOT_NAMES
from seaboard.games.finspan.told.positions import write_state
from seaboard.locales import texts_in
from tests.games.finspan.on_table import events, kinds, offered, play, slot, slots_with, table, tokens

FREE: dict[str, Any] = {"G2": {}, "B5": {}}


@pytest.mark.rule("FIN-49")
def test_an_egg_goes_to_a_visible_fish_without_one() -> None:
    ocean = {"B1": {"fish": "haddock", "egg": True}, "G1": "kaluga", "P3": {"young": 1}, "B5": {"egg": True}}
    state = table({"ocean": ocean}, {})
    play(state, "dive:P")
    assert offered(state, "egg") == {"G1", "G2", "P4"}
    for target, code in (("B1", "finspan-has-egg"), ("P3", "finspan-no-fish")):
        with pytest.raises(Refused, match=code):
            play(state, f"egg:{target}")


@pytest.mark.rule("FIN-50", "FIN-51", "FIN-63")
def test_a_hatched_egg_is_a_young_in_the_same_slot() -> None:
    state = table({}, {})
    play(state, "dive:G", "hatch:B5")
    assert slot(state, "B5") == {"fish": "glasshead_grenadier", "young": 1}
    play(state, "stop", "dive:P", "stop", "stop", "dive:P")
    assert "B5" in offered(state, "egg")  # it may have an egg again


@pytest.mark.rule("FIN-51", "FIN-63")
def test_a_young_may_be_put_on_any_slot() -> None:
    state = table({"ocean": {"G2": {"egg": True}}, "hand": ["shortspine_spurdog", "angler", "escolar"]}, {})
    play(state, "play:shortspine_spurdog", "place:B1")
    assert len(offered(state, "young")) == 18
    play(state, "young:G6")
    assert slots_with(state, "young") == {"G6": 1}


@pytest.mark.rule("FIN-52")
@pytest.mark.parametrize("how", ["hatch", "young", "move"])
def test_three_young_become_a_school_by_themselves(how: str) -> None:
    if how == "hatch":
        state = table({"ocean": {"G2": {"egg": True, "young": 2}}}, {})
        told = events(state, "dive:G", "hatch:G2")
    elif how == "young":
        ocean = {"G2": {"young": 2}, "P4": {"egg": True}}
        state = table({"ocean": ocean, "hand": ["shortspine_spurdog", "angler", "escolar"]}, {})
        told = events(state, "play:shortspine_spurdog", "place:B1", "young:G2")
    else:
        state = table({"ocean": {"G2": {"young": 2}, "G5": {"young": 1}}}, {})
        told = events(state, "dive:G", "push-young:G5", "to:G2")
    assert slot(state, "G2") == {"fish": "catalina_goby", "school": True}
    assert tokens(state)[1:] == (0, 1)
    assert kinds(told)[-1] == "forms-school"


@pytest.mark.rule("FIN-53")
def test_beside_a_school_young_just_gather() -> None:
    ocean = {"G2": {"egg": True, "young": 2, "school": True}}
    state = table({"ocean": ocean}, {})
    play(state, "dive:G", "hatch:G2")
    assert slot(state, "G2") == {"fish": "catalina_goby", "young": 3, "school": True}
    with pytest.raises(Refused, match="finspan-school-not-formed"):
        table({"ocean": {"B1": {"young": 3}}}, {})


@pytest.mark.rule("FIN-54")
def test_young_that_a_school_leaves_behind_form_a_new_one() -> None:
    ocean = {**FREE, "G5": {"young": 4, "school": True}}
    state = table({"ocean": ocean}, {})
    play(state, "dive:G", "push-school:G5", "to:G3")
    assert slots_with(state, "school") == {"G3": 1, "G5": 1}
    assert slots_with(state, "young") == {"G5": 1}


@pytest.mark.rule("FIN-55", "FIN-R5", "FIN-R7")
def test_a_move_is_a_straight_line_of_any_length() -> None:
    state = table({"ocean": {**FREE, "P3": {"young": 1}}}, {})
    play(state, "dive:G", "push-young:P3")
    assert offered(state, "to") == {"P1", "P2", "P4", "P5", "P6", "B3", "G3"}
    with pytest.raises(Refused, match="finspan-out-of-line"):
        play(state, "to:B2")
    with pytest.raises(Refused, match="finspan-out-of-line"):
        play(state, "to:P3")
    play(state, "to:P6")
    assert slots_with(state, "young") == {"P6": 1}


@pytest.mark.rule("FIN-56", "FIN-R6")
def test_two_young_without_a_school_stop_a_young_and_nothing_else_does() -> None:
    ocean = {
        **FREE,
        "B1": {"young": 1},
        "B2": {"young": 5, "school": True},
        "B3": {"young": 1},
        "B4": {"young": 2},
        "P1": {"school": True},
    }
    state = table({"ocean": ocean}, {})
    play(state, "dive:G", "push-young:B1")
    assert offered(state, "to") == {"B2", "B3", "B4", "P1", "G1"}
    play(state, "to:B4")
    assert slot(state, "B4") == {"school": True}


@pytest.mark.rule("FIN-55", "FIN-R42")
@pytest.mark.parametrize("piece", ["young", "school"])
def test_a_piece_that_was_picked_up_can_be_put_back(piece: str) -> None:
    state = table({"ocean": {**FREE, "P3": {"young": 1}, "B1": {"school": True}}}, {})
    play(state, "dive:G")
    before = write_state(state)
    origin = {"young": "P3", "school": "B1"}[piece]
    play(state, f"push-{piece}:{origin}", "back")
    assert write_state(state) == {**before, "backs": 1}
    for _ in range(19):
        play(state, f"push-{piece}:{origin}", "back")
    play(state, f"push-{piece}:{origin}")
    assert "back" not in offered(state)  # a game comes to its end


@pytest.mark.rule("FIN-55", "FIN-56", "FIN-57", "FIN-R5", "FIN-R6", "FIN-R7")
@pytest.mark.parametrize("number", range(60))
def test_reach_on_any_board_is_what_the_rules_say(number: int) -> None:
    """Boards by chance, and the rules said once more in another way: go on step by step until something stops you."""
    chance = Quick(number)
    ocean: dict[str, Any] = {**FREE}
    for name in SLOT_NAMES:
        young, school = int(chance.below(4)), int(chance.below(3)) == 0
        ocean[name] = {"young": young if school or young < 3 else 0, "school": school}
    state = play(table({"ocean": ocean}, {}), "dive:G")
    for piece in ("young", "school"):
        movable = set()
        for origin in SLOT_NAMES:
            reach = set()
            if ocean[origin][piece]:
                for across, down in ((0, 1), (0, -1), (1, 0), (-1, 0)):
                    site, row = "BPG".index(origin[0]) + across, int(origin[1]) + down
                    while 0 <= site < 3 and 1 <= row <= 6:
                        there = "BPG"[site] + str(row)
                        if piece == "school" and ocean[there]["school"]:
                            break
                        reach.add(there)
                        if piece == "young" and ocean[there] == {"young": 2, "school": False}:
                            break
                        site, row = site + across, row + down
            if reach:
                movable.add(origin)
                assert offered(play(state.clone(), f"push-{piece}:{origin}"), "to") == reach
        assert offered(state, f"push-{piece}") == movable


@pytest.mark.rule("FIN-57")
def test_a_school_neither_enters_nor_passes_a_school() -> None:
    ocean = {**FREE, "P3": {"school": True}, "P5": {"school": True}, "B3": {"school": True}, "G3": {"young": 2}}
    state = table({"ocean": ocean}, {})
    play(state, "dive:G", "push-school:P3")
    assert offered(state, "to") == {"P1", "P2", "P4", "G3"}
    with pytest.raises(Refused, match="finspan-blocked"):
        play(state, "to:P6")
    play(state, "to:G3")
    assert slot(state, "G3") == {"young": 2, "school": True}


@pytest.mark.rule("FIN-57", "FIN-R19")
def test_a_school_shut_in_on_all_sides_cannot_be_moved() -> None:
    ocean = {**FREE, "B1": {"school": True}, "P1": {"school": True}, "B2": {"school": True}}
    state = table({"ocean": ocean}, {})
    play(state, "dive:G")
    assert offered(state, "push-school") == {"P1", "B2"}
    with pytest.raises(Refused, match="finspan-shut-in"):
        play(state, "push-school:B1")


@pytest.mark.rule("FIN-58")
def test_a_school_is_never_split() -> None:
    state = table({"ocean": {**FREE, "B1": {"school": True}}, "hand": ["giant_hawkfish"]}, {})
    assert offered(state, "play") == set()  # the Hawkfish costs a young
    play(state, "dive:G")
    assert offered(state) == {"push-school:B1", "stop"}


@pytest.mark.rule("FIN-59", "FIN-85")
def test_values_at_the_end() -> None:
    def points(**ocean: object) -> int:
        return GAME.scores(table({"ocean": ocean}, {}))[0].total

    assert points(G2={"egg": True}) == 1
    assert points(G1={"young": 1}) == 1
    assert points(G1={"school": True}) == 6


@pytest.mark.rule("FIN-R18")
def test_a_school_forms_even_if_it_hurts() -> None:
    # Clown Anemonefish scores 6 for exactly two young
    ocean = {"B1": {"fish": "clown_anemonefish", "egg": True, "young": 2}}
    state = table({"ocean": ocean}, {})
    assert GAME.scores(state)[0].lines[0].points == 6
    play(state, "dive:G", "hatch:B1")
    assert slot(state, "B1") == {"fish": "clown_anemonefish", "school": True}
    assert GAME.scores(state)[0].lines[0].points == 0


@pytest.mark.rule("FIN-R38", "FIN-51")
def test_young_in_an_empty_slot_are_tokens_but_no_fish_with_a_token() -> None:
    from seaboard.games.finspan.options import TILE_NAMES
    from seaboard.games.finspan.rules.points import count_for

    state = table({"ocean": {"P3": {"young": 2}, "G2": {"egg": True}}}, {})
    count = {name: int(count_for(state.numbers, state.oceans[0], i)) for i, name in enumerate(TILE_NAMES)}
    assert (count["w1a"], count["w1d"]) == (3, 2)
    assert (count["w2c"], count["w3e"]) == (1, 2)


@pytest.mark.rule("FIN-28", "FIN-44")
def test_the_log_says_what_gives_an_egg() -> None:
    """The mat gives one, a fish the next: by the eggs nobody can tell them apart."""
    state = table({"ocean": {"P1": "porkfish", "P2": "emperor_red_snapper", "B1": "kaluga", **FREE}}, {})
    told = events(state, "dive:P", "egg:P1")
    assert told[1] == {"kind": "lays-egg", "seat": 0, "slot": "purple/row1", "source": "site"}
    told = events(state, "egg:B1")
    assert told == [{"kind": "lays-egg", "seat": 0, "slot": "blue/row1", "source": "fish", "giver": "porkfish"}]
    facts = {name: value for name, value in told[0].items() if name != "kind"}
    for language, fish in (("uk", "«Риба-свиня»"), ("ru", "«Виргинский анизотремус»"), ("en", "“Porkfish”")):
        assert fish in texts_in(language).say("finspan", "event", "lays-egg", facts, GAME.component_facts, ["Ada"], 0)
