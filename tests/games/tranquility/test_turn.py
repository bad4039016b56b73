"""Turns, discards, refills and the loss."""

from __future__ import annotations

import pytest

from seaboard.games.tranquility import GAME
from tests.games.tranquility.table import EMPTY, ending, full_sea, given, hand, legal, phase, play, sail, told, why_not

TWO = [[10, 20, 30, 40, 50], [11, 21, 31, 41, 51]]


@pytest.mark.rule("TRQ-21", "TRQ-22")
def test_turns_go_round_and_have_one_action() -> None:
    hands = [[10, 20], [11, 21], [12, 22]]
    table = given(3, hands=hands, decks=[[1, 2, 3], [4, 5, 6], [7, 8, 9]], started=True, active=1)
    order = []
    for _ in range(4):
        order.append(int(table.active))
        assert "pass" not in legal(table)
        play(table, "discard_two", *[f"discard:{card}" for card in hand(table, int(table.active))[:2]])
    assert order == [1, 2, 0, 1]


@pytest.mark.rule("TRQ-22", "TRQ-23")
def test_discarding_two_is_always_allowed() -> None:
    table = given(hands=TWO, decks=EMPTY, started=True)
    assert legal(table) == ["play:10", "play:20", "play:30", "play:40", "play:50", "discard_two"]


@pytest.mark.rule("TRQ-51", "TRQ-136")
def test_exactly_two_cards_of_the_hand() -> None:
    table = given(hands=TWO, decks=[[1, 2, 3], []], started=True)
    play(table, "discard_two")
    assert legal(table) == [f"discard:{card}" for card in (10, 20, 30, 40, 50)]
    assert why_not(table, "discard:3") == "not-in-hand"
    play(table, "discard:50")
    assert legal(table) == [f"discard:{card}" for card in (10, 20, 30, 40)], "also the second card is chosen"
    play(table, "discard:10")
    assert table.active == 1
    assert hand(table, 0) == [2, 3, 20, 30, 40]


@pytest.mark.rule("TRQ-24")
def test_refill_as_far_as_the_deck_goes() -> None:
    table = given(hands=TWO, decks=[[1], []], started=True)
    play(table, "discard_two", "discard:20", "discard:30")
    assert hand(table, 0) == [1, 10, 40, 50]
    play(table, "discard_two", "discard:11", "discard:21", "discard_two", "discard:1", "discard:10")
    assert hand(table, 0) == [40, 50], "an empty deck stays empty"


@pytest.mark.rule("TRQ-24a", "TRQ-R43")
def test_a_hand_above_its_limit_is_kept_and_draws_nothing() -> None:
    """Under a yellow storm with five cards in hand: one is placed, four are left, nothing is drawn."""
    table = given(
        options={"storms": True}, hands=TWO, decks=[[1, 2], [3]], started=True, yellow=[1, 0], compasses={"pool": 0}
    )
    play(table, "play:10", "at:r1c5")
    assert hand(table, 0) == [20, 30, 40, 50]
    assert table.players[0].deck.count == 2


@pytest.mark.rule("TRQ-07", "TRQ-09", "TRQ-54", "TRQ-R11")
def test_all_lose_when_the_active_player_can_do_nothing() -> None:
    table = given(sea={"r1c1": 1, "r1c2": 20}, hands=[[50, 51], [10]], decks=EMPTY, started=True)
    assert not table.over(), "the one who waits is not looked at"
    play(table, "discard_two", "discard:50", "discard:51")
    assert ending(table) == "stuck"
    result = GAME.result(table)
    assert result is not None
    assert result.winners == ()
    assert result.facts["seat"] == 1
    assert table.returns() == [0.0, 0.0]


@pytest.mark.rule("TRQ-55")
@pytest.mark.parametrize(
    ("cards", "sea", "options", "alive"),
    [
        ([40], {"r1c1": 1}, {}, True),  # can be placed for nothing
        ([2], {"r1c1": 1, "r1c3": 4}, {}, False),  # has a place, but cannot be paid for
        ([10], {"r1c1": 5, "r1c2": 20}, {}, False),  # has no place
        (["finish"], full_sea(), {}, True),
        (["finish"], {"r1c1": 5}, {}, False),
        (["monster"], {"r1c1": 5}, {"monsters": 3}, True),
        (["monster"], {}, {"monsters": 3}, False),
        ([10], {"r1c1": 5, "r1c2": 20}, {"mode": "day_night"}, True),  # rotating
        ([10], {}, {"mode": "day_night"}, True),
        ([10], {"r1c1": 5, "r1c2": 20}, {"storms": True, "compass_any_hand": True}, True),
        ([10], {"r1c1": 5, "r1c2": 20}, {"storms": True}, False),  # the hand is not at its limit
        ([], {}, {}, False),
        (["start"], full_sea(), {}, False),  # dead
    ],
)
def test_the_last_card(cards: list[object], sea: dict[str, int], options: dict[str, object], alive: bool) -> None:
    table = given(
        options=options, sea=sea, hands=[cards, [30, 40]] if not sea else [cards, []], decks=EMPTY, started=True
    )
    assert (ending(table) is None) == alive


@pytest.mark.rule("TRQ-55", "TRQ-38")
def test_a_live_start_card_keeps_afloat() -> None:
    table = given(sea=full_sea(), hands=[["start"], [2, 4]], decks=EMPTY)
    assert legal(table) == ["start"]


@pytest.mark.rule("TRQ-R20", "TRQ-55")
def test_nothing_but_monsters() -> None:
    monsters = {"monsters": 3}
    table = given(options=monsters, sea={"r1c1": 7}, hands=[["monster", "monster"], [1, 2]], decks=EMPTY, started=True)
    assert legal(table) == ["monster"]
    lost = given(options=monsters, hands=[["monster", "monster"], [1, 2]], decks=EMPTY, started=True)
    assert ending(lost) == "stuck"


@pytest.mark.rule("TRQ-52", "TRQ-139")
def test_discards_are_hidden_even_from_their_owner() -> None:
    table = given(hands=TWO, decks=EMPTY, started=True)
    play(table, "discard_two", "discard:10", "discard:20")
    for seat in (None, 0, 1):
        view = GAME.view(table, seat)
        assert "my_discards" not in view
        assert view["seats"][0]["discards"] == table.players[0].pile.count


@pytest.mark.rule("TRQ-R40")
def test_own_discards_can_be_shown_by_option() -> None:
    table = given(options={"own_discards_visible": True}, hands=TWO, discards=[[1], [2]], started=True)
    play(table, "discard_two", "discard:10", "discard:20")
    assert GAME.view(table, 0)["my_discards"] == [1, 10, 20]
    assert GAME.view(table, 1)["my_discards"] == [2]
    assert "my_discards" not in GAME.view(table, None)


@pytest.mark.rule("TRQ-25")
def test_the_order_of_a_turn() -> None:
    """Rocks, storms and a compass: window, action, rocks, window, refill."""
    table = given(
        1,
        {"rocks": True, "storms": True},
        sea={"r1c1": 1},
        hands=[[10, 20, 30, 40, 50]],
        decks=[[60]],
        started=True,
        rocks=6,
        purple=[5],
        compasses={"pool": 1},
    )
    assert phase(table) == "compass"
    play(table, "pass")
    assert phase(table) == "act"
    play(table, "play:10", "at:r1c3")
    assert phase(table) == "rocks"
    play(table, "row:4")
    assert phase(table) == "compass"
    assert hand(table, 0) == [20, 30, 40, 50]
    play(table, "pass")
    assert hand(table, 0) == [20, 30, 40, 50, 60]


@pytest.mark.rule("TRQ-R39")
def test_what_was_revealed_is_counted() -> None:
    table = given(hands=TWO, decks=[[1], []], started=True)
    before = table.reveals
    play(table, "play:10")
    assert table.reveals == before, "a card picked up can be put back"
    play(table, "at:r1c1")
    assert table.reveals > before


@pytest.mark.rule("TRQ-R42")
def test_an_absent_player_makes_a_harmless_move() -> None:
    table = given(hands=TWO, decks=EMPTY, started=True)
    decision = GAME.decision(table, 0)
    assert decision is not None
    assert decision.timeout == "play:10"  # free, and near where it lies when all are spread evenly
    assert GAME.decision(table, 1).timeout is None  # type: ignore[union-attr]


@pytest.mark.rule("TRQ-R12", "TRQ-49")
def test_a_hopeless_voyage_goes_on_until_all_give_up() -> None:
    torn = {"r1c1": 10, "r1c4": 11}
    hands = [[20, 30, 40], [21, 31], [22, 32]]
    table = given(3, sea=torn, hands=hands, decks=[[1, 2], [3], [4]], started=True)
    assert "concede" in legal(table)
    play(table, "concede", "agree", "disagree")
    assert phase(table) == "act"
    assert "concede" not in legal(table), "once in a round"
    for cards in hands:
        play(table, "discard_two", *(f"discard:{card}" for card in cards[:2]))
        if table.active != 0:
            assert "concede" not in legal(table), "nor by the others"
    assert GAME.prompt(table, 1).key == "act"
    play(table, "concede")
    assert GAME.prompt(table, 1).facts["cell"] == "r1c2", "the reason has a place"
    play(table, "agree", "agree")
    assert ending(table) == "conceded"
    assert table.returns() == [0.0, 0.0, 0.0]


@pytest.mark.rule("TRQ-R12")
def test_when_the_vote_is_offered() -> None:
    torn = {"r1c1": 10, "r1c4": 11}
    fine = {"r1c1": 10}
    assert "concede" not in legal(given(sea=fine, hands=[[20, 30], [1, 2]], decks=EMPTY, started=True))
    for option, sea, offered in (("always", fine, True), ("never", torn, False), ("hopeless", torn, True)):
        table = given(options={"concede": option}, sea=sea, hands=[[20, 30], [1, 2]], decks=EMPTY, started=True)
        assert ("concede" in legal(table)) == offered
    saved = given(options={"monsters": 3}, sea=torn, hands=[[20, "monster"], [1, 2]], decks=EMPTY, started=True)
    assert "concede" not in legal(saved), "a monster may open the sea again"
    alone = given(1, sea=torn, hands=[[20, 30]], decks=[[]], started=True)
    play(alone, "concede")
    assert ending(alone) == "conceded"


@pytest.mark.rule("TRQ-49")
def test_nobody_is_told_that_all_finish_cards_are_gone() -> None:
    hands = [[10, "finish", "finish", "finish", "finish"], ["finish", 20]]
    table = given(hands=hands, decks=[[1, 2], [3, 4]], started=True)
    play(table, "discard_two", "discard:finish", "discard:finish", "discard_two", "discard:finish", "discard:20")
    events = told(table, "discard_two", "discard:finish", "discard:finish")
    assert not table.over()
    assert all("finish" not in str(event) for event in events)


@pytest.mark.rule("TRQ-56")
def test_the_outcome_says_how_far_the_team_came() -> None:
    table = given(sea={"r1c1": 1, "r1c2": 20}, hands=[[10], [30, 40]], decks=[[], [50]], started=True)
    result = GAME.result(table)
    assert result is not None
    assert result.facts["cells"] == 2
    assert result.facts["cards_left"] == 4
    assert result.scores == (3, 3), "two cells and the start"
    for score in GAME.scores(table):
        assert score.total == sum(line.points for line in score.lines)


@pytest.mark.rule("TRQ-59")
def test_alone_every_turn_is_yours() -> None:
    table = sail(1, concede="never")
    for _ in range(60):
        if table.over():
            break
        assert table.actor() == 0
        play(table, legal(table)[0])
