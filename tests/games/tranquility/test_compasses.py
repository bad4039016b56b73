"""Compasses: how they are gained, and the windows in which they are used."""

from __future__ import annotations

from typing import Any

import pytest

from seaboard.games.tranquility import GAME
from tests.games.tranquility.table import ending, given, hand, legal, phase, play, told, why_not


def stormy(seats: int = 2, **state: Any) -> Any:
    hands = [[10, 20, 30, 40, 50], [11, 21, 31, 41, 51], [12, 22, 32, 42, 52]][:seats]
    decks = [[1, 2, 3, 4, 5], [61, 62, 63, 64, 65], [71, 72, 73, 74, 75]][:seats]
    default = {"options": {"storms": True}, "hands": hands, "decks": decks, "started": True}
    return given(seats, **{**default, **state})


@pytest.mark.rule("TRQ-82", "TRQ-85", "TRQ-129")
def test_a_start_earns_a_compass_once() -> None:
    table = stormy(3, started=False, hands=[["start", 10, 20, 30, 40], [11, 21, 31, 41, 51], [12, 22, 32]])
    play(table, "start")
    assert (table.pool, table.supply) == (1, 5)
    empty = {"pool": 0, "supply": 0, "spent": 6}
    none = stormy(3, started=False, hands=[["start", 10, 20, 30, 40], [11, 21], [12, 22, 32]], compasses=empty)
    play(none, "start")
    assert none.pool == 0
    again = stormy(
        options={"storms": True, "monsters": 3, "monster_hits_start": True},
        hands=[["monster", 10, 20, 30, 40], ["start", 21, 31, 41, 51]],
        start_out=[True, False],
    )
    play(again, "monster", "at:start", "start")
    assert (again.pool, again.supply) == (0, 6), "a second start card earns nothing"


@pytest.mark.rule("TRQ-83", "TRQ-R27")
def test_an_unbroken_run_earns_a_compass() -> None:
    run = {"r2c1": 12, "r2c2": 13, "r2c3": 14, "r2c5": 16, "r2c6": 17}
    table = stormy(sea=run, hands=[[15, 40, 50], [11, 21]], decks=[[], []])
    events = told(table, "play:15", "at:r2c4", "discard:40")
    assert {"kind": "compass_gained", "seat": 0, "why": "row"} in events
    assert table.pool == 1
    gap = {"r2c1": 12, "r2c2": 13, "r2c3": 14, "r2c5": 16, "r2c6": 18}
    broken = stormy(sea=gap, hands=[[15, 40, 50], [11, 21]], decks=[[], []])
    play(broken, "play:15", "at:r2c4", "discard:40")
    assert broken.pool == 0
    anything = stormy(
        options={"storms": True, "row_compass": "any"}, sea=gap, hands=[[15, 40, 50], [11, 21]], decks=[[], []]
    )
    play(anything, "play:15", "at:r2c4", "discard:40")
    assert anything.pool == 1


@pytest.mark.rule("TRQ-85", "TRQ-83")
def test_a_row_pays_once_and_runs_across_rows_do_not() -> None:
    run = {"r2c1": 12, "r2c2": 13, "r2c3": 14, "r2c5": 16, "r2c6": 17}
    table = stormy(sea=run, hands=[[15, 40, 50], [11, 21]], decks=[[], []], rows_paid=[2])
    play(table, "play:15", "at:r2c4", "discard:40")
    assert table.pool == 0
    across = {"r1c4": 12, "r1c5": 13, "r1c6": 14, "r2c2": 16, "r2c3": 17}
    wrap = stormy(sea=across, hands=[[15, 40, 50], [11, 21]], decks=[[], []])
    play(wrap, "play:15", "at:r2c1", "discard:40")
    assert wrap.pool == 0


@pytest.mark.rule("TRQ-85", "TRQ-83", "TRQ-68")
def test_a_row_that_is_filled_again_pays_nothing() -> None:
    run = {"r2c1": 12, "r2c2": 13, "r2c3": 14, "r2c5": 16, "r2c6": 17}
    table = stormy(
        options={"storms": True, "monsters": 3, "row_compass": "any"},
        sea=run,
        hands=[[15, 18, 40, 50, 60], ["monster", 70, 71, 72]],
        decks=[[], []],
    )
    play(
        table,
        "play:15",
        "at:r2c4",
        "discard:40",
        "monster",
        "at:r2c6",
        "play:18",
        "at:r2c6",
        "discard:50",
        "discard:60",
    )
    assert table.sea.is_full(1)
    assert (table.pool, table.supply) == (1, 5)


@pytest.mark.rule("TRQ-82", "TRQ-85", "TRQ-R17")
def test_a_second_start_pays_nothing_after_one_that_did() -> None:
    table = stormy(
        options={"storms": True, "monsters": 3, "monster_hits_start": True},
        started=False,
        hands=[["start", 20, 30, 40, 50], ["monster", "start", 21, 31, 41]],
    )
    play(table, "start")
    assert table.pool == 1
    while phase(table) in ("pledge", "give"):
        table.apply(GAME.timeout(table))
    play(table, "monster", "at:start")
    while "start" not in legal(table):
        table.apply(GAME.timeout(table))
    play(table, "start")
    assert (table.pool, table.supply) == (1, 5)


@pytest.mark.rule("TRQ-84", "TRQ-R28")
def test_a_whole_hand_for_a_compass() -> None:
    table = stormy()
    play(table, "hand_for_compass")
    assert (table.pool, table.supply) == (1, 5)
    assert hand(table, 0) == [1, 2, 3, 4, 5]
    assert table.active == 1, "it was the action of the turn"
    short = stormy(hands=[[10, 20, 30, 40], [11, 21]], decks=[[], []])
    assert why_not(short, "hand_for_compass") == "hand-not-whole"
    yellow = stormy(hands=[[10, 20, 30], [11, 21]], decks=[[], []], yellow=[1, 0])
    assert "hand_for_compass" in legal(yellow)
    lenient = stormy(options={"storms": True, "compass_any_hand": True}, hands=[[10], [11, 21]], decks=[[], []])
    assert "hand_for_compass" in legal(lenient)
    gone = stormy(compasses={"pool": 1, "supply": 0, "spent": 5})
    assert why_not(gone, "hand_for_compass") == "no-compass-left"


@pytest.mark.rule("TRQ-80", "TRQ-81", "TRQ-88a", "TRQ-R26")
def test_a_window_at_the_start_of_a_turn() -> None:
    table = stormy(3, compasses={"pool": 1}, yellow=[0, 1, 0], purple=[4], orange=[1, 0, 0])
    assert phase(table) == "compass"
    assert table.actor() == 0
    assert legal(table) == ["lift:yellow/1", "lift:orange/0", "lift:purple/row4", "pass"]
    play(table, "lift:purple/row4")
    assert table.actor() == 1
    assert legal(table) == ["agree", "disagree"]
    play(table, "agree", "agree")
    assert (table.pool, table.spent) == (0, 1)
    assert table.sea.blocked == 0
    assert phase(table) == "act"


@pytest.mark.rule("TRQ-88a")
def test_one_who_disagrees_lets_it_fall_and_the_next_is_asked() -> None:
    table = stormy(3, compasses={"pool": 2}, yellow=[0, 1, 0])
    play(table, "lift:yellow/1", "agree", "disagree")
    assert phase(table) == "compass"
    assert table.actor() == 1
    play(table, "pass")
    assert table.actor() == 2
    play(table, "pass")
    assert phase(table) == "act"
    assert table.pool == 2


@pytest.mark.rule("TRQ-88a", "TRQ-81")
def test_after_a_compass_the_window_begins_anew() -> None:
    table = stormy(2, compasses={"pool": 2}, yellow=[0, 1], orange=[1, 0])
    play(table, "pass", "lift:orange/0", "agree")
    assert phase(table) == "compass"
    assert table.actor() == 0, "from the beginning"
    play(table, "pass", "pass")
    assert phase(table) == "act"
    assert table.pool == 1, "a compass may be kept"


@pytest.mark.rule("TRQ-88a")
def test_no_window_without_a_compass_or_a_storm() -> None:
    assert phase(stormy(yellow=[1, 0])) == "act"
    assert phase(stormy(compasses={"pool": 2})) == "act"


@pytest.mark.rule("TRQ-R26")
def test_by_option_the_active_player_decides_alone() -> None:
    options = {"storms": True, "compass_decider": "active"}
    table = stormy(3, options=options, compasses={"pool": 1}, yellow=[0, 1, 0])
    play(table, "lift:yellow/1")
    assert table.players[1].yellow == 0
    passed = stormy(3, options=options, compasses={"pool": 1}, yellow=[0, 1, 0])
    play(passed, "pass")
    assert phase(passed) == "act", "nobody else is asked"


@pytest.mark.rule("TRQ-R26", "TRQ-61")
def test_alone_one_just_decides() -> None:
    table = stormy(1, compasses={"pool": 1}, yellow=[1])
    play(table, "lift:yellow/0")
    assert table.players[0].yellow == 0


@pytest.mark.rule("TRQ-R26")
def test_an_absent_player_agrees() -> None:
    table = stormy(2, compasses={"pool": 1}, yellow=[0, 1])
    play(table, "lift:yellow/1")
    decision = GAME.decision(table, 1)
    assert decision is not None
    assert decision.timeout == "agree"


@pytest.mark.rule("TRQ-80", "TRQ-88a", "TRQ-73")
@pytest.mark.parametrize("storm", ["yellow", "purple", "orange"])
def test_a_storm_just_drawn_can_be_stopped(storm: str) -> None:
    table = stormy(2, compasses={"pool": 1}, decks=[[1, 2, 3, storm], [61]])
    play(table, "play:10", "at:r1c5")
    assert phase(table) == "compass"
    assert table.actor() == 0, "the drawer is asked first"
    assert legal(table) == ["lift:drawn", "pass"], "only this storm"
    assert why_not(table, "lift:yellow/1") == "only-this-storm"
    play(table, "lift:drawn", "agree")
    assert hand(table, 0) == [3, 20, 30, 40, 50], "no effect at all, and the drawing goes on"
    assert table.players[0].yellow == table.players[0].orange == table.sea.blocked == 0
    assert table.active == 1


@pytest.mark.rule("TRQ-88a")
def test_a_storm_that_is_not_stopped_takes_effect() -> None:
    table = stormy(2, compasses={"pool": 1}, decks=[[1, 2, 3, "purple"], [61]])
    play(table, "play:10", "at:r1c5", "pass", "pass")
    assert phase(table) == "purple"
    assert table.actor() == 0


@pytest.mark.rule("TRQ-86", "TRQ-R30")
def test_the_limit_returns_with_the_next_refill() -> None:
    table = stormy(1, hands=[[10, 20, 30]], decks=[[1, 2, 3, 4, 5]], compasses={"pool": 1}, yellow=[1])
    play(table, "pass", "play:10", "at:r1c5")
    assert phase(table) == "compass"
    play(table, "lift:yellow/0")
    assert len(hand(table, 0)) == 5, "used just before a refill, it helps with that one"
    other = stormy(2, hands=[[10, 20, 30, 40, 50], [11, 21, 31]], compasses={"pool": 1}, yellow=[0, 1])
    play(other, "lift:yellow/1", "agree", "play:10", "at:r1c5")
    assert len(hand(other, 1)) == 3, "no refill out of turn"
    play(other, "discard_two", "discard:11", "discard:21")
    assert len(hand(other, 1)) == 5


@pytest.mark.rule("TRQ-75", "TRQ-86")
def test_two_yellow_storms_need_two_compasses() -> None:
    table = stormy(1, hands=[[10, 20, 30]], decks=[[1, 2, 3, 4, 5]], compasses={"pool": 2}, yellow=[2])
    play(table, "lift:yellow/0")
    assert table.limit(0) == 3
    play(table, "lift:yellow/0")
    assert table.limit(0) == 5


@pytest.mark.rule("TRQ-R29", "TRQ-85")
def test_used_compasses_leave_the_game() -> None:
    table = stormy(1, compasses={"pool": 1, "supply": 0, "spent": 5}, yellow=[1])
    play(table, "lift:yellow/0")
    assert (table.pool, table.supply, table.spent) == (0, 0, 6)


@pytest.mark.rule("TRQ-88", "TRQ-54")
def test_a_last_window_before_a_loss() -> None:
    """One card that only an orange storm keeps from being placed."""
    state: dict[str, Any] = {"hands": [[40], [11, 21]], "decks": [[], []], "orange": [1, 0], "sea": {"r1c1": 5}}
    table = stormy(compasses={"pool": 1}, **state)
    play(table, "pass", "pass")
    assert phase(table) == "compass", "a last window"
    assert GAME.view(table, 1)["window"] == "before_loss"
    saved = table.clone()
    play(saved, "pass", "lift:orange/0", "agree")
    assert phase(saved) == "act"
    play(table, "pass", "pass")
    assert ending(table) == "stuck"
    assert ending(stormy(compasses={"pool": 0}, **state)) == "stuck"


@pytest.mark.rule("TRQ-88")
def test_a_purple_storm_in_the_way() -> None:
    sea = {f"r{row}c{column}": 2 * (6 * (row - 1) + column) for row in range(1, 7) for column in range(1, 7)}
    for cell in ("r3c2", "r3c3", "r3c4"):
        del sea[cell]
    table = stormy(sea=sea, hands=[[30], [1, 3]], decks=[[], []], purple=[3], compasses={"pool": 1})
    play(table, "pass", "pass")
    assert GAME.view(table, 0)["window"] == "before_loss"
    play(table, "lift:purple/row3", "agree", "play:30", "at:r3c3")
    assert table.active == 1


@pytest.mark.rule("TRQ-88")
def test_a_yellow_storm_lifted_at_the_last_moment_is_no_help() -> None:
    state: dict[str, Any] = {"hands": [[10], [11, 21]], "decks": [[1, 2], []], "sea": {"r1c1": 5, "r1c2": 20}}
    table = stormy(compasses={"pool": 1}, yellow=[1, 0], **state)
    play(table, "pass", "pass")
    assert ending(table) == "stuck"


@pytest.mark.rule("TRQ-88")
def test_two_compasses_for_two_orange_storms() -> None:
    state: dict[str, Any] = {"hands": [[40], [11, 21]], "decks": [[], []], "orange": [2, 0], "sea": {"r1c1": 5}}
    poor = stormy(compasses={"pool": 1}, **state)
    play(poor, "pass", "pass")
    assert ending(poor) == "stuck", "one compass is not enough"
    rich = stormy(compasses={"pool": 2}, **state)
    play(rich, "pass", "pass", "lift:orange/0", "agree")
    assert phase(rich) == "compass"
    play(rich, "lift:orange/0", "agree")
    assert phase(rich) == "act"
