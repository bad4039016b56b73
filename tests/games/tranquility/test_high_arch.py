"""High arch: two columns first, then the top."""

from __future__ import annotations

from typing import Any

import pytest

from seaboard.games.tranquility.box.printed import CELL_NAMES
from seaboard.games.tranquility.rules.charter import LAYOUTS
from tests.games.tranquility.table import EMPTY, ending, full_sea, given, legal, places, play, sail, why_not

TOP = ("r7c3", "r7c4", "r8c3", "r8c4")
ARCH: dict[str, object] = {"mode": "high_arch"}


def arch(**state: Any) -> Any:
    return given(**{"options": ARCH, "decks": EMPTY, "started": True, **state})


@pytest.mark.rule("TRQ-92", "TRQ-93", "TRQ-R35")
def test_the_shape() -> None:
    cells = CELL_NAMES["high_arch"]
    assert len(cells) == 36
    assert [cell for cell in cells if cell.startswith("r3")] == ["r3c1", "r3c2", "r3c5", "r3c6"]
    assert [cell for cell in cells if cell.startswith("r8")] == [f"r8c{column}" for column in range(1, 7)]
    assert tuple(cells[i] for i in range(36) if LAYOUTS["high_arch"].is_top[i]) == TOP


@pytest.mark.rule("TRQ-94")
def test_the_line_jumps_over_the_opening() -> None:
    table = arch(sea={"r1c2": 10, "r1c6": 30}, hands=[[12, 28, 31, 50, 60], [1, 2]])
    assert places(table, 12) == {"r1c5": 2}
    assert places(table, 31)["r2c1"] == 1
    assert CELL_NAMES["high_arch"].index("r7c1") == 24


@pytest.mark.rule("TRQ-95", "TRQ-R35")
def test_the_top_is_closed_until_the_columns_are_full() -> None:
    sea = full_sea("high_arch", leave=(*TOP, "r1c1"))
    table = arch(sea=sea, hands=[[54, 1, 2, 4], [56, 6, 8, 10, 12]])
    assert places(table, 54) == {}
    play(table, "play:1", "at:r1c1", "discard:2", "discard:4")
    assert set(places(table, 56)) == {"r7c4"}, "now it is open"


@pytest.mark.rule("TRQ-95")
def test_a_closed_top_is_refused_by_name() -> None:
    table = arch(sea={"r1c1": 1}, hands=[[50, 60], [2, 3]])
    play(table, "play:50")
    assert not set(TOP) & {text.removeprefix("at:") for text in legal(table)}
    assert why_not(table, "at:r7c3") == "top-closed"


@pytest.mark.rule("TRQ-95")
def test_a_monster_closes_the_top_again() -> None:
    sea = full_sea("high_arch", leave=("r7c4", "r8c3"))
    options = {**ARCH, "monsters": 3}
    table = arch(options=options, sea=sea, hands=[["monster", 2], [54, 56, 58, 60, 62]])
    play(table, "monster", "at:r1c1")
    assert places(table, 54) == places(table, 56) == {}
    assert table.sea.line[26] == sea["r7c3"], "islands in the top stay"


@pytest.mark.rule("TRQ-96")
def test_the_win_and_the_loss() -> None:
    won = arch(sea=full_sea("high_arch"), hands=[["finish"], [2, 4]])
    play(won, "finish")
    assert ending(won) == "won"
    lost = arch(sea=full_sea("high_arch", leave=TOP[:1]), hands=[[2], [4, 6]])
    assert ending(lost) == "stuck"


@pytest.mark.rule("TRQ-97", "TRQ-120")
def test_rocks_have_eight_rows() -> None:
    assert {int(sail(2, seed, mode="high_arch", rocks=True).sea.rocks) for seed in range(80)} == set(range(8))
    sea = {name: 2 * i + 1 for i, name in enumerate(CELL_NAMES["high_arch"]) if name[1] in "12345"}
    sea |= {"r6c1": 41, "r6c2": 43, "r6c5": 45}
    table = arch(options={**ARCH, "rocks": True}, sea=sea, rocks=8, hands=[[46, 60, 61], [70, 72]])
    play(table, "play:46", "at:r6c6", "discard:60")
    assert table.sea.rocks == -1, "six rows are full"


@pytest.mark.rule("TRQ-97")
def test_closed_cells_count_as_empty_cells_of_their_row() -> None:
    sea = full_sea("high_arch", leave=(*TOP, "r1c1", "r2c1"))
    options = {**ARCH, "storms": True}
    table = arch(options=options, sea=sea, hands=[[2, 4], [6, 8]], decks=[["purple"], []])
    play(table, "discard_two", "discard:2", "discard:4")
    assert legal(table) == ["row:1", "row:2", "row:7", "row:8"]


@pytest.mark.rule("TRQ-83", "TRQ-97")
def test_a_row_of_four_pays_a_compass_too() -> None:
    table = arch(options={**ARCH, "storms": True}, sea={"r1c1": 5, "r1c2": 6, "r1c6": 8}, hands=[[7, 60], [9, 10]])
    play(table, "play:7", "at:r1c5", "discard:60")
    assert table.pool == 1
