"""The pack: checked field by field, and played with when corrected."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any, cast

import pytest

from seaboard.core.conformance import check_game, walk
from seaboard.core.position import read_position
from seaboard.core.record import new_record, read_record, replay
from seaboard.core.refused import Refused
from seaboard.games.kelp import GAME
from seaboard.games.kelp.box.pack import standard_data
from seaboard.games.kelp.state import Kelp
from seaboard.games.kelp.told.decisions import phase_name
from seaboard.locales import texts_in
from tests.games.kelp.table import position

Json = dict[str, Any]


def changed(change: Callable[[Json], object]) -> Json:
    data: Json = copy.deepcopy(standard_data())
    change(data)
    return data


def named(data: Json, part: str, name: str) -> Json:
    found: Json = next(item for item in data[part] if item["id"] == name)
    return found


def test_the_standard_pack_is_good() -> None:
    assert GAME.check_pack(standard_data()) == []
    assert GAME.with_pack(standard_data()).pack == "standard" == GAME.pack


FAULTS: dict[str, tuple[Callable[[Json], object], str, str]] = {
    "a card too many": (
        lambda d: named(d, "octopus_cards", "blend_in").update(count=3),
        "kelp-pack-total",
        "octopus_cards",
    ),
    "a shark card too few": (
        lambda d: named(d, "shark_cards", "swift").update(count=1),
        "kelp-pack-total",
        "shark_cards",
    ),
    "a block too few": (lambda d: named(d, "blocks", "shell").update(count=7), "kelp-pack-total", "blocks"),
    "a die too many": (lambda d: d["dice"]["total"].update(red=11), "kelp-pack-total", "dice.total"),
    "more in the bag than there are": (lambda d: d["dice"]["bag"].update(red=11), "field-out-of-range", "dice.bag.red"),
    "eight blocks in the bag": (lambda d: named(d, "blocks", "shell").update(bag=6), "kelp-pack-total", "blocks.bag"),
    "an unknown effect": (
        lambda d: named(d, "octopus_cards", "vanish").update(effect=[{"op": "fly"}]),
        "name-unknown",
        "octopus_cards[11].effect[0].op",
    ),
    "an effect with a wrong number": (
        lambda d: named(d, "octopus_cards", "vanish").update(effect=[{"op": "hide", "count": 12}]),
        "field-out-of-range",
        "octopus_cards[11].effect[0].count",
    ),
    "an effect with a strange field": (
        lambda d: named(d, "octopus_cards", "vanish").update(effect=[{"op": "hide", "count": 1, "fast": True}]),
        "field-unknown",
        "octopus_cards[11].effect[0].fast",
    ),
    "a card in a window where it cannot work": (
        lambda d: named(d, "shark_cards", "swift").update(window="after_roll"),
        "name-unknown",
        "shark_cards[10].window",
    ),
    "an eat card without food": (
        lambda d: named(d, "octopus_cards", "eat_crab").update(effect=[{"op": "eat", "food": "shell"}]),
        "name-unknown",
        "octopus_cards[16].effect[0].food",
    ),
    "a trap without an effect": (
        lambda d: named(d, "blocks", "trap_hide_2").update(effect=[]),
        "kelp-pack-effect",
        "blocks[5].effect",
    ),
    "a cost above three": (
        lambda d: named(d, "octopus_cards", "vanish").update(cost=4),
        "field-out-of-range",
        "octopus_cards[11].cost",
    ),
    "a name twice": (lambda d: d["cells"][1].update(id="e12"), "kelp-pack-id", "cells[1].id"),
    "a zone of an unknown type": (lambda d: d["zones"][0].update(day="muddy"), "name-unknown", "zones[0].day"),
    "a port in no junction": (
        lambda d: d["junctions"][4].update(joins=["e12.N", "k3.A"]),
        "kelp-pack-port",
        "junctions",
    ),
    "a cell that meets itself": (
        lambda d: d["junctions"][4].update(joins=["e12.N", "e12.S"]),
        "kelp-pack-graph",
        "junctions[4].joins",
    ),
    "a hide on no cell": (lambda d: d["hides"].update(day=["k1", "k2", "k7", "k9"]), "name-unknown", "hides.day[1]"),
    "a colour of confrontation twice": (
        lambda d: d["confrontation"][1].update(colour="red"),
        "name-unknown",
        "confrontation[1].colour",
    ),
    "a strange source": (
        lambda d: named(d, "blocks", "shell")["from"].update(count="hearsay"),
        "name-unknown",
        "blocks[1].from.count",
    ),
    "a field nobody knows": (lambda d: d.update(colour="green"), "field-unknown", "colour"),
    "a part missing": (lambda d: d.pop("hides"), "field-missing", "hides"),
    "another game": (lambda d: d.update(game="chess"), "name-unknown", "game"),
    "fewer starters than the opening hand draws": (
        lambda d: [card.update(starter="no") for card in d["octopus_cards"] if card["starter"] == "deck"],
        "field-out-of-range",
        "octopus_cards.starter",
    ),
    "a block that is no object": (lambda d: d["blocks"].append("shell"), "field-not-object", "blocks[11]"),
    "ports that are no list": (lambda d: d["cells"][0].update(ports=None), "field-not-list", "cells[0].ports"),
    "a port that is no text": (lambda d: d["cells"][0].update(ports=[["N"], "S"]), "kelp-pack-id", "cells[0].ports"),
    "a cell without id": (lambda d: d["cells"][3].pop("id"), "kelp-pack-id", "cells[3].id"),
    "no dice": (lambda d: d.update(dice=None), "field-not-object", "dice"),
    "no dice of a card": (lambda d: d["shark_cards"][0].update(dice=None), "field-not-object", "shark_cards[0].dice"),
    "a huge cost": (lambda d: d["shark_cards"][0].update(cost=10**20), "field-out-of-range", "shark_cards[0].cost"),
    "a huge count": (lambda d: d["blocks"][1].update(count=10**20), "field-out-of-range", "blocks[1].count"),
    "a cell off the board": (lambda d: d["cells"][0].update(at=[2, 10**20]), "field-out-of-range", "cells[0].at[1]"),
    "a place that is no number": (lambda d: d["cells"][0].update(at=[True, 1]), "field-not-number", "cells[0].at[0]"),
    "a name that cannot be written": (lambda d: d.update(name="\ud800"), "kelp-pack-id", "name"),
    "an id that cannot be written": (lambda d: d["zones"][0].update(id="\ud800"), "kelp-pack-id", "zones[0].id"),
    "an arc instead of nothing known": (
        lambda d: d["ring"][0].update(instead_of=None),
        "field-not-list",
        "ring[0].instead_of",
    ),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_named_with_its_field(fault: str) -> None:
    change, code, field = FAULTS[fault]
    problems = GAME.check_pack(changed(change))
    assert (code, field) in [(problem.code, problem.facts["field"]) for problem in problems]
    with pytest.raises(Refused):
        GAME.with_pack(changed(change))


def test_a_board_in_two_pieces_is_refused() -> None:
    def cut(data: Json) -> None:
        data["cells"] += [
            {"id": name, "at": [9, 9], "ports": ["N", "S"], "zones": ["z1"]} for name in ("far", "farther")
        ]
        for part in ("junctions", "ring"):
            for port in "NS":
                arc = {"id": f"cut_{part}_{port}", "joins": [f"far.{port}", f"farther.{port}"]}
                data[part].append({**arc, "instead_of": [f"cut_junctions_{port}"]} if part == "ring" else arc)

    problems = GAME.check_pack(changed(cut))
    assert {problem.code for problem in problems} == {"kelp-pack-unreachable"}
    assert {problem.facts["cell"] for problem in problems} == {"far", "farther"}


def test_several_faults_are_told_together() -> None:
    def spoil(data: Json) -> None:
        named(data, "octopus_cards", "vanish").update(cost=4)
        named(data, "shark_cards", "swift").update(cost=0)

    with pytest.raises(Refused) as refusal:
        GAME.with_pack(changed(spoil))
    assert refusal.value.code == "kelp-pack-problems"
    assert refusal.value.facts["count"] == 2
    for field in ("octopus_cards[11].cost", "shark_cards[10].cost"):
        assert field in str(refusal.value.facts["problems"])


def test_no_pack_at_all() -> None:
    assert GAME.check_pack([])[0].code == "document-not-object"


@pytest.mark.rule("KELP-139", "KELP-116")
def test_a_corrected_pack_is_played_without_touching_the_rules() -> None:
    def correct(data: Json) -> None:
        data["name"] = "my box"
        named(data, "shark_cards", "swift").update(cost=9)
        named(data, "octopus_cards", "nimble_twist").update(cost=0)
        data["table"]["hunger"] = 9

    game = GAME.with_pack(changed(correct))
    assert game.pack.startswith("my box@")
    state = game.start(2, seed="1" * 32)
    assert (state.pack.hunger, state.pack.cost[state.pack.card_names.index("nimble_twist")]) == (9, 0)
    # the standard game is as it was
    assert GAME.start(2, seed="1" * 32).pack.hunger == 7
    # records and positions name the pack
    record = new_record(game, ["a", "b"], {}, "1" * 32)
    assert read_record(game, record.write()).pack == game.pack
    with pytest.raises(Refused, match="pack-differs"):
        read_record(GAME, record.write())
    assert replay(game, record).actor() == 1


def test_a_card_of_another_name_is_shown_by_it() -> None:
    game = GAME.with_pack(changed(lambda data: named(data, "shark_cards", "swift").update(id="rip_current")))
    assert "rip_current" in game.start(2, seed="1" * 32).pack.skill_names
    assert texts_in("uk").component("kelp", "rip_current") == "rip current"
    assert texts_in("uk").component("kelp", "hungry") == "Голодна"


def rich(data: Json) -> None:
    """Cheap cards and a long hunger track: random play then meets every card and every window."""
    data["name"] = "rich"
    data["table"]["hunger"] = 15
    for card in data["shark_cards"]:
        card["cost"] = 1


def test_the_contract_holds_for_a_corrected_pack() -> None:
    game = GAME.with_pack(changed(rich))
    check_game(game, 2, 3, {"most_rounds": 40})


def test_random_play_with_cheap_cards_meets_nearly_every_decision() -> None:
    game = GAME.with_pack(changed(rich))
    seen = {phase_name(cast(Kelp, state)) for seed in range(12) for state in walk(game, 2, seed)}
    assert {"drawn", "pick", "reroll", "store", "raise", "starve", "glide", "moved", "trap", "order"} <= seen
    assert {"choose-escape", "choose-hunt", "survive", "settle", "exchange", "refresh", "feed", "save"} <= seen


def test_a_shuffle_that_leaves_nothing_to_choose_takes_what_it_names() -> None:
    def name_both(data: Json) -> None:
        both = {"op": "shuffle", "count": 2, "from": "hidden", "with": ["centre", "octopus"]}
        named(data, "octopus_cards", "blend_in").update(effect=[both])

    game = GAME.with_pack(changed(name_both))
    data = position("o s s  s s s  s s 1", hand="blend_in blend_in")
    state = cast(Kelp, read_position(game, {**data, "pack": game.pack}))
    state.apply(game.parse(state, "play:blend_in"))
    # the octopus and the centre are in the bag, and nothing else
    assert [move.text for move in game.moves(state)] == ["settle:z1", "settle:z5"]


@pytest.mark.rule("KELP-R50")
def test_a_survival_effect_that_is_not_fully_possible_is_skipped() -> None:
    def hide_three(data: Json) -> None:
        data["confrontation"][2]["effect"] = [{"op": "hide", "count": 3}]

    game = GAME.with_pack(changed(hide_three))
    for forest, asked in (("s! s! s  s o s  s s 1", True), ("s! s s  s o s  s s 1", False)):
        data = position(forest, phase="hunt", pool="red/3", shark={"cell": "e45", "heading": "S"})
        state = cast(Kelp, read_position(game, {**data, "pack": game.pack}))
        for text in ("hunt:red/3", "escape:turquoise", "counter:red"):
            state.apply(game.parse(state, text))
        # with the octopus itself, two or three blocks lie revealed
        assert (phase_name(state) == "survive") == asked
        assert ("turquoise" in game.view(state, 0)["confrontation"]) == asked
