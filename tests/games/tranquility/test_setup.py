"""Setting up: shares, hands, start cards, the first player."""

from __future__ import annotations

import pytest

from seaboard.games.tranquility.rules import codes as c
from tests.games.tranquility.table import given, sail

SHARES = {1: [85], 2: [42, 43], 3: [28, 28, 29], 4: [21, 21, 21, 22], 5: [17] * 5}
SEEDS = range(40)


def shares(table: object) -> list[int]:
    """What everybody was dealt: hand and deck without the start card."""
    players = table.players  # type: ignore[attr-defined]
    return [int(player.hand.count + player.deck.count) - 1 for player in players]


@pytest.mark.rule("TRQ-14", "TRQ-15", "TRQ-17", "TRQ-18", "TRQ-58")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_shares_hands_and_decks(seats: int) -> None:
    for seed in SEEDS:
        table = sail(seats, seed)
        assert sorted(shares(table)) == SHARES[seats]
        for player in table.players:
            assert player.hand.count == 5
            assert c.START not in player.hand.listed()
            assert player.deck.listed().count(int(c.START)) == 1


@pytest.mark.rule("TRQ-91", "TRQ-13", "TRQ-89")
@pytest.mark.parametrize(
    ("name", "total"),
    [("none", 85), ("galatea", 81), ("triton", 79), ("leucothea", 77), ("amphitrite", 75), ("poseidon", 73)],
)
def test_fewer_islands(name: str, total: int) -> None:
    for seed in SEEDS:
        table = sail(3, seed, fewer_islands=name)
        assert sum(shares(table)) == total
        assert table.removed.count == 85 - total
        assert all(1 <= card <= 80 for card in table.removed.listed()), "never a finish card"


@pytest.mark.rule("TRQ-15", "TRQ-66", "TRQ-72")
def test_modules_make_larger_shares() -> None:
    assert sorted(shares(sail(4, monsters=5))) == [22, 22, 23, 23]
    assert sorted(shares(sail(5, monsters=5, storms=True, opening_storms="reshuffle"))) == [19, 19, 19, 19, 20]


@pytest.mark.rule("TRQ-16", "TRQ-R3")
def test_chance_decides_who_gets_the_larger_share() -> None:
    larger = [max(range(4), key=lambda seat: shares(table)[seat]) for table in (sail(4, seed) for seed in SEEDS)]
    assert set(larger) == {0, 1, 2, 3}


@pytest.mark.rule("TRQ-19")
def test_the_smallest_share_begins() -> None:
    for seed in SEEDS:
        table = sail(3, seed)
        assert shares(table)[table.active] == 28
    assert {int(sail(5, seed).active) for seed in SEEDS} == {0, 1, 2, 3, 4}, "among equals chance decides"
    firsts = {(shares(sail(3, seed)).index(29), int(sail(3, seed).active)) for seed in SEEDS}
    assert len(firsts) == 6, "both of the smaller shares may begin"


@pytest.mark.rule("TRQ-20")
def test_rocks_and_compasses_at_the_start() -> None:
    rows = {int(sail(2, seed, rocks=True).sea.rocks) for seed in SEEDS}
    assert rows == set(range(6))
    table = sail(2, storms=True, opening_storms="reshuffle")
    assert (table.pool, table.supply) == (0, 6)


@pytest.mark.rule("TRQ-18")
def test_the_start_card_lies_anywhere_in_the_deck() -> None:
    places = [sail(5, seed).players[0].deck.listed().index(int(c.START)) for seed in range(120)]
    assert set(places) == set(range(13))


@pytest.mark.rule("TRQ-R19")
def test_nobody_loses_before_the_first_move() -> None:
    """Nothing but monsters on an empty sea, in the very first turn: the cards are dealt again."""
    hands = [["monster", "monster", "monster"], [1, 2, 3, 4, 5]]
    later = given(options={"monsters": 3}, hands=hands, turns=1)
    assert later.over()
    first = given(options={"monsters": 3}, hands=hands, turns=0)
    assert not first.over()
    assert [player.hand.count for player in first.players] == [5, 5]
