"""The duel."""

from __future__ import annotations

from typing import Any

import pytest

from seaboard.core.random import Quick
from seaboard.games.tranquility import GAME
from tests.games.tranquility.table import ending, full_sea, given, hand, legal, phase, play, sail, told, why_not

DUEL: dict[str, object] = {"mode": "duel"}


def duel(**state: Any) -> Any:
    default = {"options": DUEL, "hands": [[10, 20, 30, 40, 50], [11, 21, 31, 41, 51]], "market": [60, 61, 62, 63, 64]}
    return given(**{**default, **state})


@pytest.mark.rule("TRQ-113", "TRQ-114", "TRQ-R38")
def test_setting_up() -> None:
    table = sail(2, mode="duel")
    assert [player.hand.count for player in table.players] == [5, 5]
    assert (table.market.count, table.exploration.count) == (5, 65)
    assert set(GAME.components(table)) == {str(value) for value in range(1, 81)}
    assert {int(sail(2, seed, mode="duel").active) for seed in range(20)} == {0, 1}
    assert [score.total for score in GAME.scores(table)] == [0, 0]


@pytest.mark.rule("TRQ-115")
def test_refill_from_the_market() -> None:
    table = duel(sea={"r1c1": 9}, exploration=[70, 71, 72])
    assert why_not(table, "take:60") == "take-later"
    play(table, "play:10", "at:r1c2", "discard:50")
    assert phase(table) == "take"
    assert GAME.prompt(table, 0).facts == {"count": 2}
    assert legal(table) == [f"take:{card}" for card in (60, 61, 62, 63, 64)]
    events = told(table, "take:62", seat=1)
    assert events == [{"kind": "took", "seat": 0, "card": 62}, {"kind": "turned_up", "card": 72}]
    assert legal(table) == [f"take:{card}" for card in (60, 61, 63, 64, 72)]
    play(table, "take:72")
    assert hand(table, 0) == [20, 30, 40, 62, 72]
    assert table.active == 1
    assert GAME.view(table, 1)["seats"][0]["taken"] == [62, 72]


@pytest.mark.rule("TRQ-115")
def test_an_empty_market() -> None:
    table = duel(market=[60], exploration=[], sea={"r1c1": 9})
    play(table, "discard_two", "discard:10", "discard:20", "take:60")
    assert hand(table, 0) == [30, 40, 50, 60]
    assert table.active == 1


@pytest.mark.rule("TRQ-115", "TRQ-22")
def test_only_two_actions() -> None:
    assert legal(duel()) == ["play:10", "play:20", "play:30", "play:40", "play:50", "discard_two"]


@pytest.mark.rule("TRQ-116")
def test_points() -> None:
    row = {f"r1c{column}": value for column, value in ((1, 5), (2, 6), (3, 8), (5, 12), (6, 14))}
    table = duel(sea=row)
    play(table, "play:10", "at:r1c4", "discard:40", "discard:50")
    score = GAME.scores(table)[0]
    assert [(line.key, line.points) for line in score.lines] == [
        ("placed", 1),
        ("neighbours", 4),
        ("rows", 3),
        ("discards", -2),
    ]
    assert score.total == 6
    play(table, "take:60", "take:61", "take:62", "discard_two", "discard:11", "discard:21")
    assert GAME.scores(table)[1].total == -2


@pytest.mark.rule("TRQ-117")
def test_the_end_when_the_sea_is_full() -> None:
    sea = full_sea(leave=("r1c1",))
    table = duel(sea=sea, hands=[[2, 4, 6], [8, 10]], market=[12, 14, 16, 18, 20], points=[[3, 0, 0, 0], [5, 0, 0, 0]])
    play(table, "play:2", "at:r1c1", "discard:4")
    assert ending(table) == "duel_won"
    result = GAME.result(table)
    assert result is not None
    assert result.winners == (0,)
    assert result.scores == (3 + 1 + 2 + 3 - 1, 5)
    assert table.returns() == [1.0, 0.0]


@pytest.mark.rule("TRQ-117")
@pytest.mark.parametrize(
    ("points", "outcome", "winners"),
    [
        ([[4, 0, 0, 0], [1, 0, 0, 0]], "duel_won", (0,)),
        ([[4, 0, 0, 0], [2, 2, 0, 2]], "duel_won", (0,)),  # equal points, more islands
        ([[3, 0, 0, 0], [3, 0, 0, 0]], "duel_shared", (0, 1)),
    ],
)
def test_the_end_without_an_action(points: list[list[int]], outcome: str, winners: tuple[int, ...]) -> None:
    sea = {"r1c1": 1, "r1c2": 20}
    table = duel(sea=sea, hands=[[10], [11, 21]], market=[], exploration=[], points=points)
    assert ending(table) == outcome
    result = GAME.result(table)
    assert result is not None
    assert result.winners == winners


@pytest.mark.rule("TRQ-117")
def test_a_closed_sea_is_not_the_end() -> None:
    """80 in the first row leaves no island for the other five; both discard until the cards run out."""
    sea = {f"r1c{column}": 74 + column for column in range(1, 6)}
    table = duel(sea=sea, hands=[[80, 20, 30], [11, 21, 31]], market=[60, 70], exploration=[])
    assert GAME.prompt(table, 0).facts == {"play": "yes"}
    assert not GAME.view(table, 1)["spent"]
    events = told(table, "play:80", "at:r1c6", seat=1)
    assert [event["kind"] for event in events] == ["placed", "sea_closed"]
    play(table, "discard:20", "take:60", "take:70")
    assert legal(table) == ["discard_two"]
    assert GAME.prompt(table, 1).facts == {"play": "never"}
    assert GAME.view(table, 1)["spent"]
    play(table, "discard_two", "discard:11", "discard:21", "discard_two", "discard:30")
    events = told(table, "discard:60", seat=0)
    assert events[-1] == {"kind": "stuck", "seat": 1}, "one card is not enough to discard two"
    assert ending(table) == "duel_won"


@pytest.mark.rule("TRQ-117")
def test_a_full_sea_leaves_nothing_to_explain() -> None:
    table = duel(sea=full_sea(leave=("r1c1",)), hands=[[2, 4, 6], [8, 10]], market=[12, 14, 16, 18, 20])
    events = told(table, "play:2", "at:r1c1", "discard:4", seat=0)
    assert {"sea_closed", "stuck"}.isdisjoint(event["kind"] for event in events)


@pytest.mark.rule("TRQ-137", "TRQ-142")
def test_a_world_of_a_duel_keeps_what_was_taken_openly() -> None:
    """Cards taken since the last discard are surely in hand; the five first cards are not known."""
    table = duel(sea={"r1c1": 9}, exploration=list(range(70, 80)))
    play(table, "play:10", "at:r1c2", "discard:50", "take:60", "take:61")
    hands = {tuple(table.determinize(1, Quick(seed)).players[0].hand.listed()) for seed in range(50)}
    assert all({60, 61} <= set(cards) for cards in hands)
    assert len(hands) > 20


@pytest.mark.rule("TRQ-142")
def test_the_worlds_of_a_duel_written_down_near_its_end() -> None:
    """Short hands, a short stock and discards of which no log tells."""
    table = duel(hands=[[30, 31], [1, 2, 3]], sea={"r1c1": 10}, market=[50, 51, 52, 53, 54], exploration=[60, 61, 62])
    for moves in ((), ("discard_two", "discard:30"), ("discard:31", "take:50")):
        play(table, *moves)
        for seat in (0, 1):
            for seed in range(20):
                world = table.determinize(seat, Quick(seed))
                assert GAME.components(world) == GAME.components(table)
                for player, true in zip(world.players, table.players, strict=True):
                    assert (player.hand.count, player.pile.count) == (true.hand.count, true.pile.count)
