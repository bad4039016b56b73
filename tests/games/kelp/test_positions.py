"""Positions: written by hand, read back, refused with the field."""

from __future__ import annotations

from typing import Any

import pytest

from seaboard.core.position import read_position, write_position
from seaboard.games.kelp import GAME
from tests.games.kelp.table import moves, part, play, position, refused, shark_at, table


def test_a_short_position_is_filled_with_the_start_of_a_game() -> None:
    state = table()
    assert part(state, "bag") == {"blue": 7, "yellow": 3, "red": 1}
    assert len(part(state, "deck")) == 8
    assert [len(pile) for pile in part(state, "piles").values()] == [4, 4, 4, 4]
    assert len(part(state, "shark_deck")) == 19
    assert GAME.components(state) == GAME.components(GAME.start(2, seed="0" * 32))


def test_it_reads_back() -> None:
    state = table(
        "o! s s  s s s  s s 1", phase="currents", pool="blue/4", currents={"k1": 2}, shark=shark_at("e45", "S")
    )
    play(state, "current:blue/4")
    written = write_position(GAME, state)
    again = read_position(GAME, written)
    assert write_position(GAME, again) == written
    assert again.legal() == state.legal()


def test_a_trail_of_its_own_is_kept() -> None:
    trail = {"begin": ["octopus", *["shell"] * 7, "trap_current_1"], "since": ["swapped z1 z2", "swapped z2 z1"]}
    assert part(table(trail=trail), "trail") == trail


FAULTS: list[tuple[dict[str, Any], str, str]] = [
    ({"zones": "o s s  s s s  s s s s"}, "field-wrong-length", "state.zones"),
    ({"zones": "s s s  s s s  s s 1"}, "kelp-no-octopus", "state.zones"),
    ({"zones": "o o s  s s s  s s 1"}, "kelp-too-many", "state.zones"),
    ({"zones": "o c s  s s s  s s 1"}, "kelp-food", "state.zones"),
    ({"zones": "o . s  s s s  s s 1"}, "kelp-nine-blocks", "state.zones"),
    ({"hand": "swim_away"}, "name-unknown", "state.hand[0]"),
    ({"hand": "quick_learning quick_learning"}, "kelp-too-many", "state.hand"),
    ({"deck": "blend_in"}, "kelp-missing", "state.deck"),
    ({"piles": {"move": ["blend_in"]}}, "kelp-wrong-pile", "state.piles.move"),
    ({"known_hand": "blend_in"}, "kelp-too-many", "state.known_hand"),
    ({"block_supply": "shell"}, "kelp-supply", "state.block_supply"),
    ({"pool": "green/4"}, "name-unknown", "state.pool[0]"),
    ({"bag": {"blue": 3}}, "kelp-dice", "state.bag.blue"),
    ({"hunger": "red red red red red red red red red red red"}, "kelp-too-many", "state.dice_supply.red"),
    ({"hunger": "blue blue blue blue blue blue blue"}, "field-out-of-range", "state.hunger"),
    (
        {"food": "crab lobster snail abalone", "removed": "eat_crab eat_lobster eat_snail eat_abalone"},
        "field-out-of-range",
        "state.food",
    ),
    ({"currents": {"k3": 7}}, "field-out-of-range", "state.currents.k3"),
    ({"currents": {"k2": 1}}, "name-unknown", "state.currents.k2"),
    ({"currents": {"e45": 1}, "shark": shark_at("e45", "S")}, "kelp-cell-taken", "state.currents.e45"),
    ({"shark": {"cell": "e45", "heading": "W"}}, "name-unknown", "state.shark.heading"),
    ({"row": ["swift"] * 5}, "field-wrong-length", "state.row"),
    ({"phase": "dance"}, "name-unknown", "state.phase"),
    ({"phase": "raise", "turn": {"back": 70}}, "kelp-phase", "state.phase"),
    ({"phase": "exchange"}, "kelp-phase", "state.learning"),
    ({"phase": "over"}, "field-missing", "state.ending"),
    ({"confrontation": []}, "field-missing", "state.confrontation"),
    ({"turn": {"acted": 5}}, "field-out-of-range", "state.turn.acted"),
    ({"trail": {"begin": ["shell"] * 9}}, "kelp-trail", "state.trail"),
    (  # z1 lies revealed, and the trail does not know what it is
        {
            "zones": "o! s s  s s s  s s 1",
            "trail": {"begin": ["octopus", *["shell"] * 7, "trap_current_1"], "since": ["shuffled z1 z2"]},
        },
        "kelp-trail",
        "state.trail",
    ),
    (  # the exchange may have taken the octopus off the board
        {
            "zones": "o 1 s  s s s  s s s",
            "trail": {"begin": ["octopus", *["shell"] * 8], "since": ["shuffled z1 z2", "exchanged z2 trap_current_1"]},
        },
        "kelp-trail",
        "state.trail",
    ),
    ({"trail": {"begin": ["octopus"] * 9, "since": ["danced z1 z2"]}}, "name-unknown", "state.trail.since[0]"),
    ({"trail": {"begin": ["octopus"] * 9, "since": ["seen z1"]}}, "field-wrong-length", "state.trail.since[0]"),
    ({"colour": "red"}, "field-unknown", "state.colour"),
    # more dice than there is room for, or on the wrong place
    ({"phase": "spend", "energy": "blue/1 blue/2 blue/3 blue/4"}, "field-out-of-range", "state.energy"),
    ({"growth": "yellow yellow yellow"}, "field-out-of-range", "state.growth"),
    ({"growth": "yellow", "tiles": 4}, "field-out-of-range", "state.growth"),
    ({"growth": "red"}, "name-unknown", "state.growth"),
    ({"watched": "red/6"}, "field-out-of-range", "state.laid"),
    ({"laid": "watchful"}, "field-out-of-range", "state.laid"),
    ({"phase": "hunt", "zone_dice": {"z1": "blue/3"}}, "kelp-phase", "state.zone_dice.z1"),
    ({"phase": "move", "zone_dice": {"z1": "red/5"}}, "kelp-phase", "state.zone_dice.z1"),
    # a decision without what it decides about
    ({"zones": "o . s  s s s  s s 1", "block_bag": "shell", "hand": "blend_in"}, "kelp-phase", "state.zones"),
    ({"phase": "choose-hunt"}, "kelp-phase", "state.escape"),
    ({"phase": "survive", "escape": "red", "confrontation": "yellow turquoise"}, "kelp-phase", "state.escape"),
    ({"phase": "trap"}, "kelp-phase", "state.turn.target"),
    ({"phase": "lay-current"}, "kelp-phase", "state.die"),
    ({"phase": "lay-current", "die": "red/4", "pool": "red/4"}, "kelp-phase", "state.die"),
    ({"phase": "refresh", "die": "blue/1", "energy": "blue/1 blue/6"}, "kelp-phase", "state.die"),
    ({"phase": "swap"}, "field-out-of-range", "state.turn.most"),
    ({"phase": "swap", "turn": {"most": 1}}, "kelp-phase", "state.turn.program"),
    ({"phase": "store", "pool": "blue/4", "laid": "watchful"}, "field-out-of-range", "state.turn.back"),
    ({"phase": "over", "ending": "ate-all", "winner": 0}, "field-out-of-range", "state.winner"),
    # what belongs to one step, in another
    ({"hand": "blend_in", "playing": "nimble_twist"}, "kelp-phase", "state.playing"),
    ({"phase": "currents", "pool": "blue/4", "playing": "nimble_twist"}, "kelp-phase", "state.playing"),
    ({"phase": "pay"}, "kelp-phase", "state.playing"),
    ({"phase": "pay", "playing": "nimble_twist", "turn": {"paid": 1}}, "field-out-of-range", "state.turn.paid"),
    ({"phase": "swap", "turn": {"most": 1, "program": 2}}, "kelp-phase", "state.playing"),
    ({"phase": "move", "turn": {"strike": 1}}, "kelp-phase", "state.turn.strike"),
    ({"hand": "blend_in", "turn": {"strike": 1}}, "kelp-phase", "state.turn.strike"),
    ({"phase": "choose-escape", "turn": {"strike": 0}}, "kelp-phase", "state.turn.strike"),
    ({"phase": "starve", "pool": "blue/4 yellow/2", "turn": {"back": 69}}, "kelp-phase", "state.pool"),
    ({"phase": "starve", "pool": "red/4", "turn": {"back": 69}}, "kelp-phase", "state.pool"),
    ({"phase": "starve", "pool": "red/4 blue/1", "turn": {"back": 71}}, "field-out-of-range", "state.turn.back"),
    ({"hand": "blend_in", "pool": "red/4"}, "kelp-phase", "state.pool"),
    ({"phase": "draw", "owned": "hostile", "drawn": "red"}, "kelp-phase", "state.drawn"),
    ({"phase": "currents", "pool": "blue/4", "held": ["red"]}, "kelp-phase", "state.held"),
    ({"hand": "blend_in", "watched_new": "red/4", "laid": "watchful"}, "kelp-phase", "state.watched_new"),
    ({"phase": "currents", "pool": "blue/4", "turn": {"swum": 1}}, "kelp-phase", "state.turn.swum"),
    ({"phase": "move", "turn": {"searched": 2}}, "kelp-phase", "state.turn.searched"),
    ({"phase": "move", "turn": {"first_die": "k3"}}, "kelp-phase", "state.turn.first_die"),
    ({"phase": "currents", "pool": "blue/4", "die": "blue/4"}, "kelp-phase", "state.die"),
    ({"hand": "blend_in", "learning": "double_shell"}, "kelp-phase", "state.learning"),
    ({"hand": "blend_in", "escape": "red"}, "kelp-phase", "state.escape"),
    ({"hand": "blend_in", "played": ["nimble_twist", None]}, "kelp-phase", "state.played"),
    ({"hand": "blend_in", "turn": {"acted": 2}}, "field-out-of-range", "state.turn.acted"),
    ({"phase": "move", "turn": {"acted": 1}}, "field-out-of-range", "state.turn.acted"),
    ({"hand": "blend_in", "round": 201}, "field-out-of-range", "state.round"),
    ({"food": ["crab"] * 9}, "field-wrong-length", "state.food"),
    (
        {"zones": "o s! s  s s s  s s 1", "phase": "hide", "turn": {"most": 2, "least": 2, "source": 4}},
        "field-out-of-range",
        "state.turn.most",
    ),
    ({"phase": "give-back", "drawn": "red blue", "turn": {"most": 2}}, "field-out-of-range", "state.turn.most"),
]


@pytest.mark.parametrize(("parts", "code", "field"), FAULTS, ids=[f"{code} {field}" for _, code, field in FAULTS])
def test_a_fault_is_named_with_its_field(parts: dict[str, Any], code: str, field: str) -> None:
    zones = parts.pop("zones", None) if isinstance(parts.get("zones"), str) else None
    refusal = refused(zones, **parts) if zones else refused(**parts)
    assert (refusal.code, refusal.facts["field"]) == (code, field)


def test_a_finished_game_can_be_written_down() -> None:
    state = table(phase="over", ending="caught", winner=0)
    assert moves(state) == []
    result = GAME.result(state)
    assert result is not None
    assert result.winners == (0,)
    assert position()["seaboard"] == "position"
