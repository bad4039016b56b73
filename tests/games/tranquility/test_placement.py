"""Where islands may go and what it costs: hand-written positions."""

from __future__ import annotations

from typing import Any

import pytest

from seaboard.games.tranquility import GAME
from tests.games.tranquility.table import EMPTY, full_sea, given, legal, places, play, why_not

NOTHING: dict[str, int] = {}
SPREAD = {"r1c3": 10, "r2c1": 20, "r3c4": 45}
WRAPS = {"r1c6": 15, "r3c1": 40}
HOLE = {"r2c1": 20, "r2c3": 30}
ENDS = {"r1c1": 1, "r6c6": 80}
FIVE = [3, 12, 22, 44, 46]

CASES: list[tuple[dict[str, int], list[Any], int, str, int | str]] = [
    # an empty sea: everything is free everywhere
    (NOTHING, [10, 20, 30, 40, 50], 10, "r1c1", 0),
    (NOTHING, [10, 20, 30, 40, 50], 10, "r6c6", 0),
    (NOTHING, [10, 20, 30, 40, 50], 50, "r3c4", 0),
    (NOTHING, [80, 1], 80, "r1c1", 0),
    (NOTHING, [80, 1], 1, "r6c6", 0),
    # three islands with room between
    (SPREAD, FIVE, 3, "r1c1", 0),
    (SPREAD, FIVE, 3, "r1c2", "too-dear"),
    (SPREAD, FIVE, 3, "r1c3", "cell-taken"),
    (SPREAD, FIVE, 3, "r1c4", "out-of-order"),
    (SPREAD, FIVE, 3, "r6c6", "out-of-order"),
    (SPREAD, FIVE, 12, "r1c4", 2),
    (SPREAD, FIVE, 12, "r1c5", 0),
    (SPREAD, FIVE, 12, "r1c6", "too-dear"),
    (SPREAD, FIVE, 12, "r2c1", "cell-taken"),
    (SPREAD, FIVE, 12, "r2c2", "out-of-order"),
    (SPREAD, FIVE, 12, "r1c2", "out-of-order"),
    (SPREAD, FIVE, 22, "r2c2", 2),
    (SPREAD, FIVE, 22, "r2c3", 0),
    (SPREAD, FIVE, 22, "r2c6", 0),
    (SPREAD, FIVE, 22, "r3c1", 0),
    (SPREAD, FIVE, 22, "r3c3", "too-dear"),
    (SPREAD, FIVE, 22, "r3c5", "out-of-order"),
    (SPREAD, FIVE, 22, "r1c6", "out-of-order"),
    (SPREAD, FIVE, 44, "r3c3", 1),
    (SPREAD, FIVE, 44, "r3c2", 0),
    (SPREAD, FIVE, 44, "r2c2", "too-dear"),
    (SPREAD, FIVE, 46, "r3c5", 1),
    (SPREAD, FIVE, 46, "r3c6", 0),
    (SPREAD, FIVE, 46, "r4c1", 0),
    (SPREAD, FIVE, 46, "r6c6", 0),
    (SPREAD, FIVE, 46, "r3c3", "out-of-order"),
    # across the end of a row; above and below means nothing
    (WRAPS, [14, 16, 19, 39, 42], 16, "r2c1", 1),
    (WRAPS, [14, 16, 19, 39, 42], 19, "r2c1", 4),
    (WRAPS, [14, 16, 19, 39, 42], 39, "r2c6", 1),
    (WRAPS, [14, 16, 19, 39, 42], 19, "r2c6", "too-dear"),
    (WRAPS, [14, 16, 19, 39, 42], 14, "r1c5", 1),
    (WRAPS, [14, 16, 19, 39, 42], 42, "r3c2", 2),
    (WRAPS, [14, 16, 19, 39, 42], 42, "r4c1", 0),
    (WRAPS, [14, 16, 19, 39, 42], 39, "r4c1", "out-of-order"),
    (WRAPS, [14, 16, 19, 39, 42], 16, "r2c5", 0),
    (WRAPS, [14, 16, 20, 39, 42], 20, "r2c1", "too-dear"),
    # between two islands the nearer value counts
    (HOLE, [21, 22, 24, 28, 29], 21, "r2c2", 1),
    (HOLE, [21, 22, 24, 28, 29], 22, "r2c2", 2),
    (HOLE, [21, 22, 24, 28, 29], 24, "r2c2", 4),
    (HOLE, [21, 22, 24, 28, 29], 28, "r2c2", 2),
    (HOLE, [21, 22, 24, 28, 29], 29, "r2c2", 1),
    (HOLE, [25, 1, 2, 3, 4], 25, "r2c2", "no-place"),
    (HOLE, [26, 1, 2, 3, 4], 26, "r2c2", 4),
    (HOLE, [21, 1, 2], 21, "r2c2", 1),
    (HOLE, [22, 1, 2], 22, "r2c2", 2),
    (HOLE, [23, 1, 2], 23, "r2c2", "no-place"),
    (HOLE, [22, 1], 22, "r2c2", "no-place"),
    (HOLE, [21, 1], 21, "r2c2", 1),
    # the ends of the sea have one neighbour
    (ENDS, [2, 3, 40, 78, 79], 2, "r1c2", 1),
    (ENDS, [2, 3, 40, 78, 79], 3, "r1c2", 2),
    (ENDS, [2, 3, 40, 78, 79], 3, "r1c3", 0),
    (ENDS, [2, 3, 40, 78, 79], 79, "r6c5", 1),
    (ENDS, [2, 3, 40, 78, 79], 78, "r6c5", 2),
    (ENDS, [2, 3, 40, 78, 79], 40, "r1c2", "too-dear"),
    (ENDS, [2, 3, 40, 78, 79], 40, "r6c5", "too-dear"),
    (ENDS, [2, 3, 40, 78, 79], 40, "r3c3", 0),
    ({"r1c2": 5}, [1, 2, 4, 60, 70], 4, "r1c1", 1),
    ({"r1c2": 5}, [1, 2, 4, 60, 70], 1, "r1c1", 4),
    ({"r6c5": 70}, [71, 74, 75, 1, 2], 71, "r6c6", 1),
    ({"r6c5": 70}, [71, 74, 75, 1, 2], 74, "r6c6", 4),
    ({"r6c5": 70}, [71, 74, 75, 1, 2], 75, "r6c6", "no-place"),
    # finish cards can pay
    (HOLE, [22, "finish", "finish"], 22, "r2c2", 2),
    (HOLE, [24, 1, 2, "finish", "finish"], 24, "r2c2", 4),
]


@pytest.mark.rule("TRQ-26", "TRQ-27", "TRQ-28", "TRQ-30", "TRQ-32", "TRQ-33", "TRQ-34", "TRQ-36")
@pytest.mark.parametrize(("sea", "hand", "card", "cell", "expected"), CASES)
def test_a_placement(sea: dict[str, int], hand: list[Any], card: int, cell: str, expected: int | str) -> None:
    table = given(sea=sea, hands=[hand, [60, 61]] if 60 not in hand else [hand, [50, 51]], decks=EMPTY, started=True)
    if expected == "no-place":
        assert why_not(table, f"play:{card}") == expected
        assert places(table, card) == {}
        return
    assert cell in places(table, card) or isinstance(expected, str)
    if isinstance(expected, str):  # asked with the card still in hand, too
        assert why_not(table, f"play:{card}+at:{cell}") == expected
    play(table, f"play:{card}")
    if isinstance(expected, str):
        assert why_not(table, f"at:{cell}") == expected
        return
    assert places(table, card)[cell] == expected
    play(table, f"at:{cell}")
    assert table.owed == expected or table.active == 1
    for _ in range(expected):
        assert is_discarding(table)
        play(table, legal(table)[0])
    assert len(hand) - 1 - expected == table.players[0].hand.count
    assert table.players[0].pile.count >= expected


def is_discarding(table: Any) -> bool:
    return all(text.startswith("discard:") for text in legal(table))


@pytest.mark.rule("TRQ-28")
def test_only_the_nearest_cards_matter() -> None:
    table = given(sea={"r1c1": 5, "r3c1": 30, "r5c1": 60}, hands=[[31, 59, 4, 61, 6], []], decks=EMPTY, started=True)
    assert set(places(table, 31)) == {f"r3c{c}" for c in range(2, 7)} | {f"r4c{c}" for c in range(1, 6)}
    assert places(table, 4) == {}


@pytest.mark.rule("TRQ-29", "TRQ-R4")
def test_a_placement_may_spoil_the_sea() -> None:
    """Two empty cells between 10 and 11 can never be filled, and yet the placement is legal."""
    hints: dict[str, object] = {"gap_hints": True}
    table = given(options=hints, sea={"r1c1": 10}, hands=[[11, 50, 51, 52, 53], [60, 61]], decks=EMPTY, started=True)
    play(table, "play:11", "at:r1c4")
    assert not table.over()
    assert table.sea.torn
    assert GAME.view(table, 1)["torn"] == ["r1c2", "r1c3"]


@pytest.mark.rule("TRQ-29")
def test_numbers_may_be_skipped() -> None:
    table = given(sea={"r1c1": 2}, hands=[[6, 60, 61, 62, 63], [50, 51]], decks=EMPTY, started=True)
    assert places(table, 6)["r1c2"] == 4


@pytest.mark.rule("TRQ-31")
def test_placed_cards_stay() -> None:
    table = given(sea=SPREAD, hands=[FIVE, [60, 61, 62, 63, 64]], decks=EMPTY, started=True)
    play(table, "play:12", "at:r1c5", "discard_two", "discard:60", "discard:61")
    lying = {cell["cell"]: cell["card"] for cell in GAME.view(table, None)["sea"] if cell["card"]}
    assert lying == {**SPREAD, "r1c5": 12}


@pytest.mark.rule("TRQ-35", "TRQ-134")
def test_the_card_is_placed_before_it_is_paid_for() -> None:
    table = given(sea=HOLE, hands=[[22, 1, 2, 3, 4], [50, 51]], decks=[[72, 71, 70], []], started=True)
    play(table, "play:22", "at:r2c2")
    assert table.sea.line[7] == 22
    assert legal(table) == ["discard:1", "discard:2", "discard:3", "discard:4"]
    play(table, "discard:4")
    assert table.players[0].deck.count == 3, "nothing is drawn before the price is paid"
    play(table, "discard:1")
    assert table.players[0].hand.listed() == [2, 3, 70, 71, 72]
    assert [card for card in table.players[0].pile.listed() if card in (1, 4)] == [4, 1]


@pytest.mark.rule("TRQ-134")
def test_the_order_of_payment_does_not_matter() -> None:
    hands = [[22, 1, 2, 3, 4], [50, 51]]
    one = given(sea=HOLE, hands=hands, decks=[[70], []], started=True)
    two = given(sea=HOLE, hands=hands, decks=[[70], []], started=True)
    play(one, "play:22", "at:r2c2", "discard:1", "discard:4")
    play(two, "play:22", "at:r2c2", "discard:4", "discard:1")
    assert GAME.write_state(one) == GAME.write_state(two)


@pytest.mark.rule("TRQ-37", "TRQ-69")
def test_finishes_and_dead_starts_pay_but_monsters_do_not() -> None:
    hands = [[22, "start", "finish"], []]
    table = given(sea=HOLE, hands=hands, decks=EMPTY, started=True)
    play(table, "play:22", "at:r2c2")
    assert legal(table) == ["discard:start", "discard:finish"]
    with_monsters = given(
        options={"monsters": 3}, sea=HOLE, hands=[[22, "monster", "monster"], []], decks=EMPTY, started=True
    )
    assert why_not(with_monsters, "play:22") == "no-place"
    assert "monster" in legal(with_monsters)


def test_a_full_sea_has_no_place() -> None:
    table = given(sea=full_sea(), hands=[[2, 4, 6], []], decks=EMPTY, started=True)
    assert [places(table, card) for card in (2, 4, 6)] == [{}, {}, {}]
