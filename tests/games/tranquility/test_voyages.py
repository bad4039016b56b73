"""Every mode played to a win and to a loss by bots, and the bot that judges gaps."""

from __future__ import annotations

import pytest

from seaboard.bots.bot import PolicyBot
from seaboard.bots.minds import mind_of
from seaboard.bots.seen import Seen
from seaboard.bots.series import Series, play_one
from seaboard.core.random import Quick
from seaboard.games.tranquility import GAME
from seaboard.games.tranquility.state import Tranquility
from tests.games.tranquility.table import given, legal, play, sail

# A mode, the number of players, and where in a series of games a win and a loss are to be found.
VOYAGES: dict[str, tuple[int, dict[str, object]]] = {
    "base": (2, {}),
    "base for five": (5, {}),
    "alone": (1, {}),
    "rocks": (2, {"rocks": True}),
    "monsters": (2, {"monsters": 3}),
    "galatea": (2, {"fewer_islands": "galatea"}),
    "high arch": (2, {"mode": "high_arch"}),
    "pyramid": (2, {"mode": "pyramid"}),
    "day and night": (2, {"mode": "day_night"}),
    "storms": (2, {"storms": True}),
    "poseidon": (2, {"fewer_islands": "poseidon"}),
}


@pytest.mark.rule("TRQ-53", "TRQ-09", "TRQ-118a")
@pytest.mark.parametrize("name", VOYAGES)
def test_bots_win_and_lose(name: str) -> None:
    seats, options = VOYAGES[name]
    series = Series("tranquility", ("gap",) * seats, 1000, "voyages", options)
    seen = set()
    for index in range(200):
        played = play_one(series, index)
        seen.add(played.ending)
        assert set(played.rewards) == ({1.0} if played.ending == "won" else {0.0})
        assert played.ending == "won" or int(str(played.facts["cells"])) <= 36
        if {"won", "stuck"} <= seen:
            return
    pytest.fail(f"only {seen} in 200 games")


@pytest.mark.rule("TRQ-113", "TRQ-117")
def test_bots_duel() -> None:
    series = Series("tranquility", ("gap", "random"), 1000, "duels", {"mode": "duel"})
    wins = sum(play_one(series, index).rewards[0] for index in range(20))
    assert wins >= 18, "who counts points beats who does not"


@pytest.mark.rule("TRQ-118a")
def test_random_play_never_wins() -> None:
    series = Series("tranquility", ("random", "random"), 30, "random")
    assert {play_one(series, index).ending for index in range(30)} <= {"stuck", "conceded"}


@pytest.mark.rule("TRQ-118a")
def test_the_gap_bot_wins_most_base_games() -> None:
    series = Series("tranquility", ("gap", "gap"), 60, "most")
    wins = sum(play_one(series, index).ending == "won" for index in range(60))
    assert wins >= 42


@pytest.mark.rule("TRQ-142")
def test_the_bot_judges_by_what_its_seat_knows() -> None:
    """In every world that the seat cannot tell from the true one the bot makes the same move."""
    policy = mind_of("tranquility").policies["gap"]
    table = sail(3)
    quick = Quick(1)
    for _ in range(120):
        if table.over():
            break
        seat = int(table.actor())
        moves = {PolicyBot(policy).choose(Seen(GAME, table, seat), Quick(seed)) for seed in range(4)}
        assert len(moves) == 1
        table.apply(PolicyBot(policy).choose(Seen(GAME, table, seat), quick))


TORN = {"r1c1": 10, "r1c4": 11}


def said_by_the_bot(table: Tranquility) -> str:
    bot = PolicyBot(mind_of("tranquility").policies["gap"])
    return GAME.describe(table, bot.choose(Seen(GAME, table, int(table.actor())), Quick(1))).text


@pytest.mark.rule("TRQ-R12")
def test_the_bot_proposes_once_to_give_up_a_hopeless_voyage() -> None:
    table = given(sea=TORN, hands=[[20, 30, 40, 50], [21, 31]], decks=[[], []], started=True)
    assert said_by_the_bot(table) == "concede"
    play(table, "concede", "disagree")
    for cards in ([20, 30], [21, 31]):
        play(table, "discard_two", *(f"discard:{card}" for card in cards))
    assert "concede" in legal(table), "it could be asked again"
    assert said_by_the_bot(table) != "concede", "but somebody wants to sail on"
    play(table, "concede")
    assert said_by_the_bot(table) == "agree"


@pytest.mark.rule("TRQ-R12")
def test_the_bot_does_not_give_up_a_voyage_that_can_be_won() -> None:
    options = {"concede": "always"}
    table = given(options=options, sea={"r1c1": 1}, hands=[[20, 30], [21, 31]], decks=[[40], [41]], started=True)
    assert "concede" in legal(table)
    assert said_by_the_bot(table) != "concede"
    play(table, "concede")
    assert said_by_the_bot(table) == "disagree"
