"""Corrected data: laid over the standard pack, checked, played."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from seaboard.core.conformance import check_game
from seaboard.core.position import read_position, write_position
from seaboard.core.refused import Refused
from seaboard.games import game_of
from seaboard.games.finspan import GAME
from seaboard.games.finspan.box.pack import FOLDER, reconstructed_facts
from seaboard.games.finspan.told.scoring import score_ocean
from tests.games.finspan.on_table import offered, play, table

DECISIONS = GAME.data.nautoma["decisions"]
MANY_DIVERS = {**GAME.data.mat["numbers"], "divers": {"value": 7, "source": "public"}}


def test_a_correction_changes_what_it_names_and_nothing_else() -> None:
    game = GAME.with_pack({"name": "mine", "fish": {"porkfish": {"points": 5, "ability": "EGG*2", "band": ""}}})
    assert game.pack.startswith("mine@")
    assert GAME.pack == "standard"
    porkfish = GAME.fish_names.index("porkfish")
    assert (game.numbers.points[porkfish], GAME.numbers.points[porkfish]) == (5, 2)
    state = table({"hand": ["porkfish"]}, {}, game=game)
    play(state, "play:porkfish")
    assert "B1" in offered(state, "place")
    differing = [fish.name for fish, other in zip(game.data.fish, GAME.data.fish, strict=True) if fish != other]
    assert differing == ["porkfish"]


def test_positions_and_records_name_their_pack() -> None:
    game = GAME.with_pack({"name": "mine", "fish": {"porkfish": {"points": 5}}})
    position = write_position(game, game.start(2, seed="0" * 32))
    assert position["pack"] == game.pack
    read_position(game, position)
    assert game_of(position, "position") is game_of(position, "position")  # whoever reads it gets the pack with it
    read_position(game_of(position, "position"), position)
    with pytest.raises(Refused, match="pack-differs"):
        read_position(GAME, position)


def test_decision_cards_can_be_replaced() -> None:
    cards = [{"name": f"n{n}", "icons": ["eggs", "eggs"], "source": "public"} for n in range(1, 8)]
    game = GAME.with_pack({"name": "eggs", "nautoma": {"decisions": cards}})
    state = table({"ocean": {"G2": {}, "B5": {}, "P3": {}}}, game=game, nautoma={"eggs": 0})
    play(state, "dive:G")
    assert state.nautoma is not None
    assert state.nautoma.eggs == 4
    assert not [path for path in reconstructed_facts(game.data) if "decisions" in path]
    check_game(game, 1, 3)


def test_a_school_icon_works_once_a_turn() -> None:
    cards = [{"name": f"n{n}", "icons": ["school", "school"], "source": "public"} for n in range(1, 8)]
    game = GAME.with_pack({"name": "schools", "nautoma": {"decisions": cards}})
    state = table({"ocean": {"G2": {}, "B5": {}, "P3": {}}}, game=game, nautoma={"young": 8})
    play(state, "dive:G")
    assert state.nautoma is not None
    assert (state.nautoma.schools, state.nautoma.young) == (1, 5)


def changed(part: str, key: str, at: int, **values: Any) -> dict[str, Any]:
    """A correction of one entry of a list in the standard data."""
    entries = [dict(entry) for entry in getattr(GAME.data, part)[key]]
    entries[at] |= values
    return {"name": "wrong", part: {key: entries}}


def without(part: str, key: str, at: int, name: str) -> dict[str, Any]:
    """A correction in which one entry lacks a field."""
    data = changed(part, key, at)
    del data[part][key][at][name]
    return data


@pytest.mark.parametrize(
    ("data", "code", "field"),
    [
        ({}, "field-missing", "pack.name"),
        (without("mat", "rows", 1, "special"), "field-missing", "pack.mat.rows[1].special"),
        ({"name": "standard"}, "finspan-pack-name", "pack.name"),
        ({"name": "x", "fishes": {}}, "field-unknown", "pack.fishes"),
        ({"name": "x", "game": "kelp"}, "name-unknown", "pack.game"),
        ({"name": "x", "fish": {"pork": {}}}, "name-unknown", "pack.fish.name"),
        ({"name": "x", "fish": {"porkfish": {"size": 3}}}, "name-unknown", "pack.fish.porkfish.column"),
        ({"name": "x", "fish": {"porkfish": {"deck": "main"}}}, "finspan-pack-fixed", "pack.fish.porkfish.deck"),
        ({"name": "x", "fish": {"porkfish": {"points": 100}}}, "field-out-of-range", "pack.fish.porkfish.points"),
        ({"name": "x", "fish": {"porkfish": {"points": "two"}}}, "field-not-number", "pack.fish.porkfish.points"),
        ({"name": "x", "fish": {"porkfish": {"zones": "X"}}}, "finspan-zones-malformed", "pack.fish.porkfish.zones"),
        ({"name": "x", "fish": {"porkfish": {"zones": "SS"}}}, "finspan-zones-malformed", "pack.fish.porkfish.zones"),
        ({"name": "x", "fish": {"porkfish": {"zones": "TS"}}}, "finspan-zones-malformed", "pack.fish.porkfish.zones"),
        ({"name": "x", "fish": {"porkfish": {"band": "red"}}}, "name-unknown", "pack.fish.porkfish.band"),
        ({"name": "x", "fish": {"porkfish": {"symbols": "scary"}}}, "name-unknown", "pack.fish.porkfish.symbols"),
        (
            {"name": "x", "fish": {"porkfish": {"ability": "EGGS"}}},
            "finspan-ability-malformed",
            "pack.fish.porkfish.ability",
        ),
        (
            {"name": "x", "fish": {"porkfish": {"ability": "SCORE(3;school)"}}},
            "finspan-pack-value",
            "pack.fish.porkfish.timing",
        ),
        (
            {"name": "x", "fish": {"haddock": {"ability": "TUCK"}}},
            "finspan-pack-value",
            "pack.fish.haddock.all_players",
        ),
        ({"name": "x", "fish": {"porkfish": {"source": "hearsay"}}}, "name-unknown", "pack.fish.porkfish.source"),
        (changed("mat", "rows", 5, zone="sunlight"), "finspan-pack-value", "pack.mat.rows"),
        (changed("mat", "bonuses", 0, benefit="TUCK"), "finspan-ability-malformed", "pack.mat.bonuses[0].benefit"),
        (changed("mat", "start", 0, slot="B1"), "finspan-egg-without-fish", "pack.mat.start[0].slot"),
        (changed("mat", "forage", 0, slot="P4"), "finspan-pack-value", "pack.mat.forage"),
        (changed("achievements", "tiles", 3, counts="luck"), "name-unknown", "pack.achievements.tiles[3].counts"),
        (changed("achievements", "tiles", 3, name="w1a"), "name-unknown", "pack.achievements.tiles[3].name"),
        (changed("achievements", "side_a", 0, points=-1), "field-out-of-range", "pack.achievements.side_a[0].points"),
        (changed("nautoma", "decisions", 2, icons=["dance"]), "name-unknown", "pack.nautoma.decisions[2].icons"),
        (changed("nautoma", "ravel", 2, rows=[7]), "field-out-of-range", "pack.nautoma.ravel[2].rows"),
        (changed("nautoma", "ravel", 2, rows=[2, 2]), "finspan-pack-value", "pack.nautoma.ravel[2].rows"),
        ({"name": "x", "mat": {"numbers": MANY_DIVERS}}, "field-out-of-range", "pack.mat.numbers.divers.value"),
        (changed("nautoma", "levels", 0, side="gale"), "name-unknown", "pack.nautoma.levels[0].side"),
        ({"name": "x", "nautoma": {"decisions": DECISIONS[:6]}}, "field-wrong-length", "pack.nautoma.decisions"),
        ({"name": "x", "mat": {"colour": 1}}, "name-unknown", "pack.mat.entry"),
    ],
)
def test_a_wrong_pack_is_refused_with_its_field(data: dict[str, Any], code: str, field: str) -> None:
    with pytest.raises(Refused) as refusal:
        GAME.with_pack(data)
    assert (refusal.value.code, refusal.value.facts["field"]) == (code, field)


def test_a_pack_may_say_what_it_is() -> None:
    assert GAME.with_pack({"seaboard": "pack", "format": 1, "game": "finspan", "name": "plain"}).pack.startswith(
        "plain@"
    )


def test_the_examples_of_the_readme_can_be_used() -> None:
    text = (FOLDER.parent / "README.md").read_text("utf-8")
    position, pack = (json.loads(block) for block in re.findall(r"```json\n(.*?)```", text, re.S))
    assert read_position(GAME, position).legal()
    assert GAME.with_pack(pack).pack.startswith("my-copy@")
    ocean = json.loads(re.findall(r"`(\{\"ocean\".*?\})`", text)[0])
    assert score_ocean(ocean).total == 6 + 1 + 6 + 21


@pytest.mark.parametrize(
    ("data", "field"),
    [
        ({"fish": {"abyssal_anglerfish": {"ability": f"SCORE({10**20};egg)"}}}, "pack.fish.abyssal_anglerfish.ability"),
        ({"fish": {"angelshark": {"ability": f"SCORE(3;under>={10**20})"}}}, "pack.fish.angelshark.ability"),
        ({"fish": {"angelshark": {"points": "9" * 5000}}}, "pack.fish.angelshark.points"),
        ({"fish": {"angelshark": {"points": "٣"}}}, "pack.fish.angelshark.points"),
        (
            changed("achievements", "tiles", 8, counts="groups_of_eggs:" + "1" * 5000),
            "pack.achievements.tiles[8].counts",
        ),
    ],
)
def test_a_number_that_no_card_can_print_is_refused(data: dict[str, Any], field: str) -> None:
    with pytest.raises(Refused) as refusal:
        GAME.with_pack({"name": "x", **data})
    assert refusal.value.facts["field"] == field
