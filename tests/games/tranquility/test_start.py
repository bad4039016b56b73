"""Start cards and the joint discard."""

from __future__ import annotations

from typing import Any

import pytest

from seaboard.core.position import read_position, write_position
from seaboard.games.tranquility import GAME
from tests.games.tranquility.table import EMPTY, ending, given, hand, legal, phase, play, told, why_not

FOUR = ["start", 10, 20, 30, 40]


def two(**state: Any) -> Any:
    """Two players; the first must start."""
    state = {"hands": [FOUR, [11, 21, 31, 41, 51]], "decks": [[1, 2, 3, 4, 5, 6], [61, 62, 63, 64, 65, 66]], **state}
    return given(**state)


def three(**state: Any) -> Any:
    hands = [FOUR, [11, 21, 31, 41, 51], [12, 22, 32, 42, 52]]
    decks = [[1, 2, 3, 4, 5], [61, 62, 63, 64, 65], [71, 72, 73, 74, 75]]
    return given(3, **{"hands": hands, "decks": decks, **state})


@pytest.mark.rule("TRQ-38", "TRQ-23")
def test_a_start_card_must_be_played() -> None:
    table = two()
    assert legal(table) == ["start"]
    assert [GAME.prompt(table, seat).facts["play"] for seat in (0, 1)] == ["start", "yes"], "nobody else learns of it"
    assert why_not(table, "discard_two") == "start-first"
    assert why_not(table, "play:10") == "start-first"


@pytest.mark.rule("TRQ-39", "TRQ-42", "TRQ-43", "TRQ-82")
def test_two_players_draw_two_extra_cards_each() -> None:
    table = play(two(), "start")
    assert table.started
    assert table.sea.filled == 0
    assert hand(table, 0) == [5, 6, 10, 20, 30, 40]
    assert hand(table, 1) == [11, 21, 31, 41, 51, 65, 66]
    assert table.pool == 0, "no compasses without storms"


@pytest.mark.rule("TRQ-43")
@pytest.mark.parametrize(("seats", "pool"), [(2, 13), (3, 14), (4, 19), (5, 24)])
def test_how_many_cards_the_eight_come_from(seats: int, pool: int) -> None:
    hands: list[list[Any]] = [["start", 1, 2, 3, 4], *[[10 * s + i for i in range(5)] for s in range(1, seats)]]
    table = play(given(seats, hands=hands), "start")
    assert sum(player.hand.count for player in table.players) == pool


@pytest.mark.rule("TRQ-40", "TRQ-44", "TRQ-130", "TRQ-132", "TRQ-R33")
def test_pledges_of_eight_are_locked() -> None:
    table = play(two(), "start", "pledge:5", "pledge:3")
    assert phase(table) == "give"
    assert table.actor() == 0
    play(table, "give:5", "give:6", "give:10", "give:20", "give:30")
    assert table.actor() == 1
    assert table.started
    assert GAME.view(table, 1)["seats"][0]["hand"] == 6, "what was picked shows only when all have picked"
    play(table, "give:11", "give:21", "give:31")
    assert hand(table, 0) == [1, 2, 3, 4, 40]
    assert hand(table, 1) == [41, 51, 64, 65, 66]
    assert table.active == 1, "the turn of the starter is over"
    assert [player.pile.listed()[-3:] for player in table.players][1] == [11, 21, 31]


@pytest.mark.rule("TRQ-40", "TRQ-R8")
def test_the_starter_may_give_none() -> None:
    table = play(three(), "start", "pledge:0", "pledge:5", "pledge:3")
    assert table.actor() == 1
    play(table, *[f"give:{card}" for card in (11, 21, 31, 41, 51)], *[f"give:{card}" for card in (12, 22, 32)])
    assert hand(table, 0) == [5, 10, 20, 30, 40]


@pytest.mark.rule("TRQ-129", "TRQ-138")
def test_pledges_are_secret_until_all_are_in() -> None:
    table = play(three(), "start", "pledge:4/can_more")
    assert table.actor() == 1
    assert GAME.view(table, 1)["pledges"]["counts"] == [None, None, None]
    assert GAME.view(table, 0)["my_pledge"] == {"count": 4, "tag": "can_more"}
    assert "my_pledge" not in GAME.view(table, 1)
    assert told(table, "pledge:1/fixed", seat=0) == []
    events = told(table, "pledge:1/prefer_less", seat=0)
    assert events == [{"kind": "pledged", "round": 1, "counts": [4, 1, 1], "total": 6}]
    assert GAME.view(table, 2)["pledges"]["tags"] == ["can_more", "fixed", "prefer_less"]


@pytest.mark.rule("TRQ-129")
def test_a_pledge_is_no_more_than_one_can_discard() -> None:
    table = play(three(), "start")
    assert max(int(text.split(":")[1]) for text in legal(table) if "/" not in text) == 4
    assert why_not(table, "pledge:5") == "pledge-too-high"
    monsters = three(options={"monsters": 3}, hands=[["start", "monster", 20, 30, 40], [11, 21], [12, 22, 32, 42, 52]])
    play(monsters, "start")
    assert max(int(text.split(":")[1]) for text in legal(monsters) if "/" not in text) == 3


@pytest.mark.rule("TRQ-130")
def test_three_rounds_at_most() -> None:
    table = play(three(), "start")
    for round_number in (1, 2, 3):
        assert GAME.view(table, 0)["pledges"]["round"] == round_number
        play(table, "pledge:1", "pledge:1", "pledge:1")
    assert phase(table) == "give"


@pytest.mark.rule("TRQ-131")
@pytest.mark.parametrize(
    ("pledges", "shares"),
    [
        ((4, 5, 5), [3, 3, 2]),  # 14: the highest lose one each, the furthest seat first
        ((0, 4, 5), [0, 4, 4]),
        ((3, 3, 3), [3, 3, 2]),
        ((1, 1, 1), [2, 3, 3]),  # 3: those with most cards beyond the pledge give more
        ((0, 0, 0), [2, 3, 3]),
        ((4, 0, 0), [4, 2, 2]),
        ((0, 5, 0), [1, 5, 2]),
    ],
)
def test_settling_the_last_pledges(pledges: tuple[int, ...], shares: list[int]) -> None:
    table = play(three(), "start", *[f"pledge:{count}" for _ in range(3) for count in pledges])
    assert GAME.view(table, None)["pledges"]["shares"] == shares
    assert sum(shares) == 8


@pytest.mark.rule("TRQ-131", "TRQ-69")
def test_who_cannot_give_more_is_passed_over() -> None:
    hands = [["start", 10, 20, 30, 40], ["monster", "monster", "monster", 41, 51], [12, 22, 32, 42, 52]]
    table = three(options={"monsters": 3}, hands=hands)
    play(table, "start", *["pledge:0", "pledge:2", "pledge:0"] * 3)
    assert GAME.view(table, None)["pledges"]["shares"] == [3, 2, 3]
    assert GAME.view(table, 0)["seats"][1]["monsters_shown"] == 3, "everybody can see why"


@pytest.mark.rule("TRQ-133", "TRQ-47", "TRQ-R7")
def test_too_few_cards_are_given_without_asking() -> None:
    hands = [["start", 10], ["finish", 21], [12, 22, 32]]
    table = play(three(hands=hands, decks=[[1, 2], [61], [71]]), "start")
    assert table.active == 1, "no pledges: everything went, and all refilled"
    assert [hand(table, seat) for seat in range(3)] == [[1, 2], [61], [71]]
    lost = play(three(options={"start_shortfall": "lose"}, hands=hands), "start")
    assert ending(lost) == "shortfall"


@pytest.mark.rule("TRQ-133", "TRQ-R31")
def test_giving_everything_shows_the_monsters_that_stay() -> None:
    """A yellow holder gives a hand card and two off the deck; the two monsters left are what everybody knows."""
    table = three(
        options={"monsters": 3, "storms": True},
        hands=[["start", 10], ["monster", "monster", 21], [12]],
        decks=[[], [61, 62], []],
        yellow=[0, 1, 0],
        sea={"r1c1": 5},
        active=0,
        compasses={"pool": 0, "supply": 0, "spent": 6},
    )
    play(table, "start")
    holder = table.players[1]
    assert table.actor() == 1
    assert hand(table, 1) == ["monster", "monster"]
    assert (holder.monsters_least, holder.monsters_most) == (2, 2)
    assert read_position(GAME, write_position(GAME, table)).actor() == 1


@pytest.mark.rule("TRQ-47", "TRQ-R7", "TRQ-131")
def test_a_shortfall_behind_monsters_is_forgiven() -> None:
    hands = [["start", "monster", "monster", 30, 40], ["monster", 21, 31], [12, 22, 32]]
    table = three(options={"monsters": 3}, hands=hands)
    play(table, "start", *["pledge:2", "pledge:2", "pledge:3"] * 3)
    assert GAME.view(table, None)["pledges"]["shares"] == [2, 2, 3]
    lost = three(options={"monsters": 3, "start_shortfall": "lose"}, hands=hands)
    play(lost, "start", *["pledge:2", "pledge:2", "pledge:3"] * 3)
    assert ending(lost) == "shortfall"


@pytest.mark.rule("TRQ-45", "TRQ-R10")
def test_other_starts_and_finishes_may_be_among_the_eight() -> None:
    table = three(hands=[FOUR, ["start", "finish", 31, 41, 51], [12, 22, 32, 42, 52]])
    play(table, "start", "pledge:4", "pledge:2", "pledge:2")
    play(table, "give:10", "give:20", "give:30", "give:40", "give:start", "give:finish", "give:12", "give:22")
    assert table.active == 1


@pytest.mark.rule("TRQ-45")
def test_a_dead_start_cannot_be_played() -> None:
    table = given(hands=[["start", 10, 20], [1, 2]], decks=EMPTY, started=True)
    assert "start" not in legal(table)
    assert why_not(table, "start") == "start-is-dead"
    play(table, "discard_two", "discard:start", "discard:10")


@pytest.mark.rule("TRQ-46", "TRQ-R6")
def test_the_first_start_cannot_be_discarded() -> None:
    """A yellow storm meets a hand of monsters and a start: nothing can go, and more than three are kept."""
    table = given(
        options={"storms": True, "monsters": 3},
        hands=[[10, 20, 60], [30, 31]],
        decks=[[1], ["start", "monster", "monster", "monster", "yellow"]],
        active=1,
        sea={"r1c1": 5},
    )
    play(table, "play:30", "at:r3c3")
    assert phase(table) == "act"
    assert table.players[1].yellow == 1
    more = given(
        options={"storms": True, "monsters": 3},
        hands=[[10, 20], [30, 32, "monster", "monster"]],
        decks=[[1], [33, "yellow", "start"]],
        active=1,
        sea={"r1c1": 5},
    )
    play(more, "play:30", "at:r3c3")
    assert phase(more) == "yellow"
    assert legal(more) == ["discard:32"], "not the start, not the monsters"
    assert why_not(more, "discard:start") == "start-not-discarded"
    assert why_not(more, "discard:monster") == "monster-not-discarded"


@pytest.mark.rule("TRQ-R5")
def test_a_short_deck_gives_what_it_has() -> None:
    table = play(two(decks=[[1], []]), "start")
    assert hand(table, 0) == [1, 10, 20, 30, 40]
    assert hand(table, 1) == [11, 21, 31, 41, 51]


@pytest.mark.rule("TRQ-R9", "TRQ-44")
def test_all_refill_from_the_starter_on() -> None:
    table = three(active=1, hands=[[11, 21, 31, 41, 51], FOUR, [12, 22, 32, 42, 52]])
    play(table, "start", "pledge:0", "pledge:4", "pledge:4")
    gives = [*(f"give:{card}" for card in (12, 22, 32, 42)), *(f"give:{card}" for card in (11, 21, 31, 41))]
    drew = [event["seat"] for event in told(table, *gives) if event["kind"] == "drew"]
    assert drew == [1, 2, 0]


@pytest.mark.rule("TRQ-R14")
def test_a_full_sea_waits_for_a_start() -> None:
    sea = {f"r{row}c{column}": 2 * (6 * (row - 1) + column) for row in range(1, 7) for column in range(1, 7)}
    table = given(sea=sea, hands=[[1, 3, "finish"], ["start", 5, 7, 9, 11]], decks=[[13, 15], [17, 19]])
    assert why_not(table, "finish") == "no-start-yet"
    play(table, "discard_two", "discard:1", "discard:3", "start")
    assert phase(table) == "pledge", "its eight discards are still due"


@pytest.mark.rule("TRQ-60", "TRQ-133", "TRQ-R34")
def test_alone_nine_are_drawn_and_eight_discarded() -> None:
    deck = [*range(60, 75)]
    table = play(given(1, hands=[FOUR], decks=[deck]), "start")
    assert phase(table) == "give"
    assert len(hand(table, 0)) == 13
    for _ in range(8):
        play(table, legal(table)[0])
    assert len(hand(table, 0)) == 5
    assert phase(table) == "act"


@pytest.mark.rule("TRQ-60")
def test_alone_with_a_short_deck() -> None:
    table = play(given(1, hands=[FOUR], decks=[[60, 61]]), "start")
    for _ in range(6):
        play(table, legal(table)[0])
    assert ending(table) == "stuck", "all six cards were discarded and nothing is left"


@pytest.mark.rule("TRQ-R34")
def test_other_readings_of_the_start_alone() -> None:
    deck = [*range(60, 75)]
    by_deck = play(given(1, {"solo_start": "deck"}, hands=[FOUR], decks=[deck]), "start")
    for _ in range(4):
        play(by_deck, legal(by_deck)[0])
    assert by_deck.players[0].deck.count == 15 - 4 - 5
    by_hand = play(given(1, {"solo_start": "hand"}, hands=[FOUR], decks=[deck]), "start")
    for _ in range(4):
        play(by_hand, legal(by_hand)[0])
    assert by_hand.players[0].deck.count == 15 - 5


@pytest.mark.rule("TRQ-42a", "TRQ-R44", "TRQ-76", "TRQ-R31")
def test_a_storm_among_the_extra_draws() -> None:
    """The starter meets a yellow storm on the first extra card: down to three, then two extra cards after all."""
    table = two(
        options={"storms": True},
        decks=[[1, 2, 3, 4, 5, "yellow"], [61, 62, 63, 64, 65]],
        compasses={"pool": 0, "supply": 0, "spent": 6},
    )
    play(table, "start")
    assert phase(table) == "yellow"
    assert hand(table, 0) == [10, 20, 30, 40]
    play(table, "discard:40")
    assert hand(table, 0) == [4, 5, 10, 20, 30]
    assert phase(table) == "pledge"
    assert max(int(text.split(":")[1]) for text in legal(table) if "/" not in text) == 7, "five and two off the deck"
