"""The pyramid and its exploration deck."""

from __future__ import annotations

from typing import Any

import pytest

from seaboard.games.tranquility import GAME
from seaboard.games.tranquility.box.printed import CELL_NAMES
from seaboard.games.tranquility.rules.charter import LAYOUTS
from tests.games.tranquility.table import EMPTY, ending, full_sea, given, hand, legal, phase, places, play, sail, told

PYRAMID: dict[str, object] = {"mode": "pyramid"}
HANDS = [[10, 20, 30, 40, 50], [11, 21, 31, 41, 51]]


def pyramid(top: str | None = None, **state: Any) -> Any:
    """A pyramid; `top` is the next card of exploration."""
    if top is not None:
        deck = [*["finish"] * 5, *["border"] * 7, "rocks", *["monster"] * 5, *["compass"] * 6]
        deck += ["yellow", "yellow", "purple", "purple", "orange", "orange"]
        for card in (*state.get("explored", []), top):
            deck.remove(card)
        state["exploration"] = [*deck, top]
        state.setdefault("explored", [])
    return given(**{"options": PYRAMID, "hands": HANDS, "decks": EMPTY, "started": True, **state})


@pytest.mark.rule("TRQ-98", "TRQ-99", "TRQ-100", "TRQ-R37")
def test_the_shape() -> None:
    cells = CELL_NAMES["pyramid"]
    lengths = [sum(cell.startswith(f"r{row}c") for cell in cells) for row in range(1, 7)]
    assert lengths == [11, 9, 7, 5, 3, 1]
    assert cells[:11] == [f"r1c{column}" for column in range(1, 12)]
    assert cells[35] == "r6c6"
    borders = [cells[i] for i in range(36) if LAYOUTS["pyramid"].has_border[i]]
    assert len(borders) == 18
    assert all(int(cell.split("c")[1]) % 2 == 0 for cell in borders)


@pytest.mark.rule("TRQ-99a")
def test_a_border_card_is_an_empty_cell() -> None:
    table = pyramid(sea={"r1c1": 9})
    assert places(table, 10)["r1c2"] == 1
    assert places(table, 20)["r1c4"] == 0, "no neighbour for costs"
    assert places(table, 20)["r1c3"] == 0


@pytest.mark.rule("TRQ-101")
def test_the_decks() -> None:
    table = sail(3, mode="pyramid")
    cards = [card for player in table.players for card in (*player.hand.listed(), *player.deck.listed())]
    assert len(cards) == 83
    assert sum(card <= 80 for card in cards) == 80
    assert table.exploration.count == 30


@pytest.mark.rule("TRQ-102", "TRQ-25")
@pytest.mark.parametrize("top", ["border", "finish", "compass"])
def test_exploring_without_a_choice(top: str) -> None:
    table = pyramid(top)
    events = told(table, "play:20", "at:r2c4")
    assert {"kind": "explored", "seat": 0, "card": top} in events
    assert table.active == 1
    assert table.finished == (top == "finish")
    assert table.pool == (1 if top == "compass" else 0)
    assert GAME.view(table, 1)["exploration"] == {"left": 29, "explored": [top]}


@pytest.mark.rule("TRQ-102")
def test_an_open_cell_explores_nothing() -> None:
    table = play(pyramid("monster"), "play:20", "at:r2c3")
    assert table.active == 1
    assert table.exploration.count == 30


@pytest.mark.rule("TRQ-102", "TRQ-103")
def test_a_monster_takes_any_island_also_the_new_one() -> None:
    table = pyramid("monster", sea={"r1c1": 5})
    play(table, "play:20", "at:r2c4")
    assert phase(table) == "monster"
    assert legal(table) == ["at:r1c1", "at:r2c4"], "and it may not be declined"
    play(table, "at:r2c4")
    assert table.sea.filled == 1
    play(table, "play:21", "at:r2c4")
    assert table.exploration.count == 28, "covered again, it is explored again"


@pytest.mark.rule("TRQ-102")
def test_the_payment_comes_first() -> None:
    table = pyramid("monster", sea={"r1c1": 9})
    play(table, "play:10", "at:r1c2")
    assert phase(table) == "discard"
    play(table, "discard:50")
    assert phase(table) == "monster"


@pytest.mark.rule("TRQ-102", "TRQ-75")
def test_a_yellow_storm_is_the_active_players() -> None:
    table = play(pyramid("yellow"), "play:20", "at:r2c4")
    assert phase(table) == "yellow"
    play(table, "discard:10")
    assert hand(table, 0) == [30, 40, 50]
    assert table.players[0].yellow == 1
    assert table.active == 1


@pytest.mark.rule("TRQ-102", "TRQ-77")
def test_a_purple_storm_is_laid_by_the_active_player() -> None:
    table = play(pyramid("purple"), "play:20", "at:r2c4", "row:6")
    assert table.sea.purple[5] == 1
    play(table, "play:51")
    assert "at:r6c6" not in legal(table)


@pytest.mark.rule("TRQ-102", "TRQ-102a", "TRQ-65")
def test_rocks_are_laid_and_not_moved_in_the_same_turn() -> None:
    table = play(pyramid("rocks"), "play:20", "at:r2c4")
    assert phase(table) == "lay_rocks"
    play(table, "row:3")
    assert table.active == 1, "no rocks step in this turn"
    play(table, "play:41", "at:r4c5")
    assert phase(table) == "rocks"


@pytest.mark.rule("TRQ-102a", "TRQ-105")
def test_rocks_leave_when_four_rows_are_full() -> None:
    sea = full_sea("pyramid", leave=("r4c8", "r5c5", "r5c6", "r5c7", "r6c6"))
    table = pyramid("rocks", sea=sea, hands=[[64, 66, 68, 2], [70, 72]])
    play(table, "play:64", "at:r4c8", "discard:66", "discard:68", "discard:2")
    assert table.sea.full_rows == 4
    assert table.rocks_gone
    assert table.active == 1


@pytest.mark.rule("TRQ-103")
def test_an_empty_exploration_deck_has_no_effect() -> None:
    table = pyramid()
    table.exploration.clear()
    play(table, "play:20", "at:r2c4")
    assert table.active == 1


@pytest.mark.rule("TRQ-104", "TRQ-08")
def test_the_win_comes_with_the_last_cell() -> None:
    sea = full_sea("pyramid", leave=("r6c6",))
    table = pyramid("border", sea=sea, hands=[[70, 72, 74], [76, 78]], finished=True, explored=["finish"])
    play(table, "play:70", "at:r6c6", "discard:72")
    assert ending(table) == "won"


@pytest.mark.rule("TRQ-104")
def test_the_last_exploration_may_find_the_finish() -> None:
    sea = full_sea("pyramid", leave=("r6c6",))
    table = pyramid("finish", sea=sea, hands=[[70, 72, 74], [76, 78]])
    play(table, "play:70", "at:r6c6", "discard:72")
    assert ending(table) == "won"


@pytest.mark.rule("TRQ-104")
def test_all_lose_without_a_finish() -> None:
    sea = full_sea("pyramid", leave=("r6c6",))
    table = pyramid("border", sea=sea, hands=[[70, 72, 74], [76, 78]])
    play(table, "play:70", "at:r6c6", "discard:72")
    assert ending(table) == "no_finish"


@pytest.mark.rule("TRQ-104")
def test_a_start_laid_last_wins_before_any_discards() -> None:
    table = pyramid(
        sea=full_sea("pyramid"), hands=[["start", 2], [4, 6]], started=False, finished=True, explored=["finish"]
    )
    play(table, "start")
    assert ending(table) == "won"


@pytest.mark.rule("TRQ-104", "TRQ-R14")
def test_a_finish_without_a_start_waits() -> None:
    table = pyramid(
        sea=full_sea("pyramid"), hands=[[2, 4], ["start", 6]], started=False, finished=True, explored=["finish"]
    )
    assert legal(table) == ["discard_two"]


@pytest.mark.rule("TRQ-105", "TRQ-80")
def test_a_compass_stops_a_storm_just_explored() -> None:
    table = pyramid("purple", explored=["compass"], compasses={"pool": 1})
    play(table, "play:20", "at:r2c4")
    assert legal(table) == ["lift:drawn", "pass"]
    play(table, "lift:drawn", "agree")
    assert table.sea.blocked == 0
    assert table.active == 1


@pytest.mark.rule("TRQ-105")
def test_compasses_come_from_exploration_only() -> None:
    table = pyramid()
    assert "hand_for_compass" not in legal(table)
    starting = pyramid(started=False, hands=[["start", 10, 20, 30, 40], HANDS[1]])
    play(starting, "start")
    assert starting.pool == 0
    run = {f"r5c{column}": 60 + column for column in (5, 7)}
    row = pyramid("border", sea=run, hands=[[66, 70, 71], [1, 2]])
    play(row, "play:66", "at:r5c6", "discard:70")
    assert row.pool == 0


@pytest.mark.rule("TRQ-104")
def test_a_loss_in_the_pyramid() -> None:
    assert ending(pyramid(sea=full_sea("pyramid", leave=("r6c6",)), hands=[[2], [4, 6]])) == "stuck"
