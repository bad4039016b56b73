"""The pieces in the box, and the board."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from seaboard.games.kelp import GAME
from seaboard.games.kelp.box import printed
from seaboard.games.kelp.box.pack import port_numbers, standard_data
from seaboard.games.kelp.rules import codes
from seaboard.games.kelp.rules.tabulate import neighbours, standard
from tests.games.kelp.table import moves, play, position, shark_at, table, where

DATA: dict[str, Any] = standard_data()


@pytest.mark.rule("KELP-01")
def test_two_unequal_sides_and_the_octopus_begins() -> None:
    assert GAME.seats == range(2, 3)
    assert GAME.roles == ("shark", "octopus")
    state = GAME.start(2, seed="0" * 32)
    assert state.actor() == 1
    state.apply(state.legal()[0])
    assert state.actor() == 1


@pytest.mark.rule("KELP-02", "KELP-141")
def test_thirty_five_dice() -> None:
    found = GAME.components(GAME.start(2, seed="0" * 32))
    assert (found["die blue"], found["die yellow"], found["die red"]) == (15, 10, 10)


@pytest.mark.rule("KELP-03", "KELP-104", "KELP-141")
def test_twenty_three_shark_cards_of_eleven_names() -> None:
    cards = DATA["shark_cards"]
    assert len(cards) == 11
    assert sum(card["count"] for card in cards) == 23
    for card in cards:
        assert card["cost"] > 0
        assert card["dice"]
        assert (card["window"] == "none") == (card["id"] == "aggressive")


@pytest.mark.rule("KELP-04", "KELP-141")
def test_twenty_four_octopus_cards_of_four_types() -> None:
    cards = DATA["octopus_cards"]
    assert sum(card["count"] for card in cards) == 24
    assert {card["type"] for card in cards} == {"move", "hide", "learn", "eat"}
    assert {card["cost"] for card in cards} == {0, 1, 2, 3}
    assert [card["id"] for card in cards if card["starter"] == "hand"] == ["quick_learning"]


@pytest.mark.rule("KELP-05", "KELP-141")
def test_eighteen_blocks() -> None:
    blocks = Counter({block["id"]: block["count"] for block in DATA["blocks"]})
    assert blocks.total() == 18
    assert (blocks["octopus"], blocks["shell"], blocks["double_shell"]) == (1, 8, 1)
    classes = Counter(block["class"] for block in DATA["blocks"])
    assert (classes["food"], classes["trap"]) == (4, 4)


@pytest.mark.rule("KELP-06", "KELP-07")
def test_tiles_tracks_and_confrontation_cards() -> None:
    assert len(DATA["growth_tiles"]) == 4
    assert [card["colour"] for card in DATA["confrontation"]] == ["red", "yellow", "turquoise"]
    size = DATA["table"]
    assert (size["row"], size["energy_slots"], size["hunger"], size["food"], size["hand"]) == (4, 3, 7, 4, 4)


@pytest.mark.rule("KELP-116")
def test_the_cards_bring_exactly_the_dice_of_the_supply() -> None:
    gained: Counter[str] = Counter()
    for card in DATA["shark_cards"]:
        for colour, count in card["dice"].items():
            gained[colour] += count * card["count"]
            assert card["from"]["dice"] == "reconstructed"
    total, bag = DATA["dice"]["total"], DATA["dice"]["bag"]
    assert gained == {colour: total[colour] - bag[colour] for colour in total}


@pytest.mark.rule("KELP-105")
def test_aggressive_brings_several_red_dice_and_nothing_else() -> None:
    card = next(card for card in DATA["shark_cards"] if card["id"] == "aggressive")
    assert list(card["dice"]) == ["red"]
    assert card["dice"]["red"] > 1
    assert card["effect"] == []
    # a bought one is never offered
    state = table(phase="draw", owned="aggressive")
    assert moves(state) == ["done"]


def test_every_fact_of_the_pack_says_where_it_comes_from() -> None:
    for part in ("zones", "cells", "junctions", "ring", "blocks", "octopus_cards", "shark_cards", "growth_tiles"):
        for item in DATA[part]:
            assert set(item["from"]) == set(item) - {"id", "from"}, item
    for part in ("dice", "table", "visibility", "hides"):
        assert set(DATA[part]["from"]) == set(DATA[part]) - {"from"}


# -- the board -------------------------------------------------------------------------------------


@pytest.mark.rule("KELP-08", "KELP-09")
def test_nine_zones_with_their_visibility_by_day() -> None:
    view = GAME.view(table(), None)
    assert [zone["value"] for zone in view["zones"]] == [5, 4, 5, 4, 2, 4, 5, 4, 5]


@pytest.mark.rule("KELP-19", "KELP-20", "KELP-R47")
def test_the_night_side_turns_the_values_round_and_moves_the_hides_inside() -> None:
    view = GAME.view(table(options={"board": "night"}), None)
    assert [zone["value"] for zone in view["zones"]] == [2, 4, 2, 4, 5, 4, 2, 4, 2]
    assert [cell["cell"] for cell in view["cells"] if cell["hide"]] == ["e45", "e56", "e25", "e58"]


@pytest.mark.rule("KELP-10")
def test_neighbours_share_a_side() -> None:
    pairs = {tuple(zone + 1 for zone in pair) for pair in neighbours()}
    assert pairs == {(1, 2), (2, 3), (4, 5), (5, 6), (7, 8), (8, 9), (1, 4), (2, 5), (3, 6), (4, 7), (5, 8), (6, 9)}


@pytest.mark.rule("KELP-11", "KELP-12", "KELP-13", "KELP-18", "KELP-R3")
def test_twelve_border_cells_and_four_corner_cells() -> None:
    touched = {cell["id"]: cell["zones"] for cell in DATA["cells"]}
    assert len(touched) == 16
    for name, beside in touched.items():
        assert beside == [f"z{digit}" for digit in name[1:]]
    borders = {tuple(beside) for beside in touched.values() if len(beside) == 2}
    assert borders == {(f"z{one + 1}", f"z{other + 1}") for one, other in neighbours()}
    assert DATA["hides"]["day"] == [name for name in touched if name.startswith("k")]


# Every port with the cells that lie ahead of it.
AHEAD = {
    "e12.S": "e45 e14 e25",
    "e12.N": "k1",
    "e45.N": "e12 e14 e25",
    "e45.S": "e78 e47 e58",
    "e78.N": "e45 e47 e58",
    "e78.S": "k7",
    "e23.N": "k3",
    "e23.S": "e56 e25 e36",
    "e56.N": "e23 e25 e36",
    "e56.S": "e89 e58 e69",
    "e89.N": "e56 e58 e69",
    "e89.S": "k9",
    "e14.W": "k1",
    "e14.E": "e12 e45 e25",
    "e25.W": "e12 e45 e14",
    "e25.E": "e23 e56 e36",
    "e36.W": "e23 e56 e25",
    "e36.E": "k3",
    "e47.W": "k7",
    "e47.E": "e45 e78 e58",
    "e58.W": "e45 e78 e47",
    "e58.E": "e56 e89 e69",
    "e69.W": "e56 e89 e58",
    "e69.E": "k9",
    "k1.A": "e12",
    "k1.B": "e14",
    "k3.A": "e23",
    "k3.B": "e36",
    "k7.A": "e78",
    "k7.B": "e47",
    "k9.A": "e89",
    "k9.B": "e69",
}


@pytest.mark.rule("KELP-14", "KELP-15", "KELP-16", "KELP-82", "KELP-R1", "KELP-R2")
@pytest.mark.parametrize("port", AHEAD)
def test_the_ways_ahead_of_every_port(port: str) -> None:
    cell, _, heading = port.partition(".")
    state = table(phase="move", shark=shark_at(cell, heading))
    assert sorted(move.partition(":")[2].partition(".")[0] for move in moves(state)) == sorted(AHEAD[port].split())


def test_that_is_every_port_there_is() -> None:
    assert set(AHEAD) == set(port_numbers(DATA))


@pytest.mark.rule("KELP-17", "KELP-79", "KELP-80")
def test_coming_in_by_one_port_the_shark_faces_the_other() -> None:
    state = table(phase="move", shark=shark_at("e12", "S"))
    play(state, "swim:e14.E")
    assert where(state) == ("e14", "W")


@pytest.mark.rule("KELP-17", "KELP-133", "KELP-R55")
def test_a_free_shark_leaves_either_way_and_is_free_no_longer() -> None:
    state = table(phase="move", shark=shark_at("k1", "free"))
    assert moves(state) == ["swim:e12.N", "swim:e14.W"]
    play(state, "swim:e14.W")
    assert where(state) == ("e14", "E")


@pytest.mark.rule("KELP-R1")
def test_the_outer_ring_joins_the_ends_of_each_side() -> None:
    state = table(phase="move", shark=shark_at("e12", "N"), options={"outer_ring": True})
    assert sorted(moves(state)) == ["swim:e23.N", "swim:k1.A", "swim:k3.A"]


@pytest.mark.rule("KELP-06", "KELP-21")
def test_the_side_of_the_board_is_an_option() -> None:
    assert GAME.view(GAME.start(2, seed="0" * 32), None)["board"] == "day"
    assert GAME.view(GAME.start(2, {"board": "night"}, seed="0" * 32), None)["board"] == "night"
    assert standard().label == "standard"
    assert position()["game"] == "kelp"


def test_the_rules_have_room_for_what_a_pack_may_hold() -> None:
    """Sums are folded within one module only, so `codes.py` names these sizes again."""
    for size in ("ZONES", "CELLS", "BLOCKS", "CARDS", "HIDES"):
        assert getattr(codes, size) == getattr(printed, size), size
