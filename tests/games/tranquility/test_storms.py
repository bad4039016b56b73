"""Storms: yellow, purple, orange."""

from __future__ import annotations

from typing import Any

import pytest

from seaboard.core.seed import derived_seed
from seaboard.games.tranquility import GAME
from seaboard.table.play import Play
from seaboard.table.show import steps
from tests.games.tranquility.table import ending, given, hand, legal, phase, places, play, sail, told, why_not

NONE_LEFT = {"pool": 0, "supply": 0, "spent": 6}


def stormy(**state: Any) -> Any:
    """Two players on a stormy sea without compasses; the first one is about to act."""
    default = {
        "options": {"storms": True},
        "hands": [[10, 20, 30, 40, 50], [11, 21, 31, 41, 51]],
        "decks": [[1, 2, 3, 4, 5], [61, 62, 63, 64, 65]],
        "started": True,
        "compasses": NONE_LEFT,
    }
    return given(**{**default, **state})


@pytest.mark.rule("TRQ-73", "TRQ-75")
def test_yellow_is_played_at_once() -> None:
    table = stormy(decks=[[1, 2, "yellow"], [61]])
    events = told(table, "play:10", "at:r1c5")
    assert {"kind": "storm_drawn", "seat": 0, "storm": "yellow"} in events
    assert phase(table) == "yellow"
    assert legal(table) == ["discard:20", "discard:30", "discard:40", "discard:50"]
    play(table, "discard:20")
    assert hand(table, 0) == [30, 40, 50], "three are the limit now: nothing more is drawn"
    assert table.players[0].deck.count == 2
    assert GAME.view(table, 1)["seats"][0]["limit"] == 3


@pytest.mark.rule("TRQ-75", "TRQ-73", "TRQ-R22")
def test_yellow_with_few_cards() -> None:
    table = stormy(hands=[[10, 20, 30], [11, 21]], decks=[[1, 2, 3, "yellow"], [61]])
    play(table, "discard_two", "discard:10", "discard:20")
    assert hand(table, 0) == [2, 3, 30], "drawing goes on up to the new limit"


@pytest.mark.rule("TRQ-75")
def test_a_second_yellow_does_not_lower_the_limit() -> None:
    table = stormy(hands=[[10, 20, 30], [11, 21]], decks=[[1, 2, 3, "yellow"], [61]], yellow=[1, 0])
    play(table, "play:10", "at:r1c5")
    assert table.players[0].yellow == 2
    assert hand(table, 0) == [3, 20, 30]
    assert table.limit(0) == 3


@pytest.mark.rule("TRQ-36", "TRQ-75")
def test_under_yellow_a_placement_costs_at_most_two() -> None:
    table = stormy(sea={"r1c1": 7}, hands=[[9, 10, 20], [11, 21]], yellow=[1, 0])
    assert places(table, 9)["r1c2"] == 2
    assert "r1c2" not in places(table, 10)


@pytest.mark.rule("TRQ-R22", "TRQ-73")
def test_several_storms_in_one_refill() -> None:
    table = stormy(decks=[[1, 2, "purple", 3, "orange"], [61]])
    play(table, "discard_two", "discard:10", "discard:20")
    assert table.players[0].orange == 1
    assert hand(table, 0) == [3, 30, 40, 50], "one card was drawn between the storms"
    assert phase(table) == "purple"
    play(table, "row:4")
    assert hand(table, 0) == [2, 3, 30, 40, 50]
    assert table.active == 1


@pytest.mark.rule("TRQ-74", "TRQ-R21")
def test_storms_in_opening_hands_take_effect() -> None:
    met = 0
    for seed in range(30):
        table = sail(3, seed, storms=True)
        while not table.over() and phase(table) in ("purple", "yellow"):
            met += 1
            assert all(81 not in player.deck.listed() for player in table.players), "start cards come in later"
            assert table.pool == 0
            play(table, legal(table)[0])
        for player in table.players:
            assert player.hand.count == (3 if player.yellow else 5)
            assert player.deck.listed().count(81) == 1
    assert met > 10


@pytest.mark.rule("TRQ-R21")
def test_by_option_opening_storms_go_back() -> None:
    for seed in range(30):
        table = sail(3, seed, storms=True, opening_storms="reshuffle")
        assert phase(table) == "act"
        assert sum(card in (84, 85, 86) for player in table.players for card in player.deck.listed()) == 6


@pytest.mark.rule("TRQ-77", "TRQ-62")
def test_purple_blocks_a_row() -> None:
    full = {f"r1c{column}": column for column in range(1, 7)}
    table = stormy(sea=full, decks=[[7, 8, "purple"], [61]])
    play(table, "discard_two", "discard:10", "discard:20")
    assert legal(table) == ["row:2", "row:3", "row:4", "row:5", "row:6"], "not the full row"
    events = told(table, "row:3")
    assert {"kind": "purple_laid", "seat": 0, "row": 3} in events
    play(table, "play:31")
    assert why_not(table, "at:r3c3") == "row-blocked"


@pytest.mark.rule("TRQ-R23", "TRQ-R24")
def test_purple_may_share_a_row() -> None:
    options = {"storms": True, "rocks": True}
    table = stormy(options=options, decks=[[7, 8, "purple"], [61]], rocks=2, purple=[3])
    play(table, "discard_two", "discard:10", "discard:20", "row:4")
    assert "row:3" in legal(table)
    assert "row:4" in legal(table), "also where the rocks are"
    avoiding = stormy(options={**options, "purple_stack": "avoid"}, decks=[[7, 8, "purple"], [61]], rocks=2, purple=[3])
    play(avoiding, "discard_two", "discard:10", "discard:20", "row:4")
    assert "row:3" not in legal(avoiding)
    play(table, "row:4")
    assert (int(table.sea.blocked) >> 3) & 1
    table.sea.put_rocks(0)
    assert (int(table.sea.blocked) >> 3) & 1, "the storm is still there"


@pytest.mark.rule("TRQ-87", "TRQ-R23")
def test_purple_on_a_full_sea_passes() -> None:
    sea = {f"r{row}c{column}": 6 * (row - 1) + column for row in range(1, 7) for column in range(1, 7)}
    table = stormy(sea=sea, hands=[[40, 50], [41, 51]], decks=[["purple"], [61]])
    events = told(table, "discard_two", "discard:40", "discard:50")
    assert {"kind": "storm_passed", "seat": 0} in events
    assert table.purple_gone >= 1


@pytest.mark.rule("TRQ-78")
def test_orange_asks_for_neighbours() -> None:
    table = stormy(sea={"r2c3": 28, "r4c1": 45}, orange=[1, 0])
    assert places(table, 30) == {"r2c4": 2}
    assert places(table, 10) == {}
    assert GAME.prompt(table, 0).facts == {"play": "yes"}
    lonely = stormy(orange=[1, 0])
    assert GAME.prompt(lonely, 0).facts == {"play": "no"}
    assert GAME.prompt(lonely, 1).facts == {"play": "yes"}, "others do not learn of it"
    assert why_not(table, "play:10") == "no-place"
    assert GAME.why_not(table, "play:10").facts["why"] == "lonely"
    play(table, "play:30")
    assert why_not(table, "at:r2c5") == "not-beside"
    play(table, "at:r2c4", "discard:10", "discard:20")


@pytest.mark.rule("TRQ-77")
def test_a_blocked_row_says_so_before_a_card_is_chosen() -> None:
    table = stormy(sea={"r2c1": 12}, purple=[1])
    assert why_not(table, "at:r1c3") == "row-blocked"
    assert why_not(table, "at:r3c3") == "card-first"
    assert why_not(table, "play:10") == "no-place"
    assert GAME.why_not(table, "play:10").facts["why"] == "shut"


@pytest.mark.rule("TRQ-78")
def test_orange_takes_effect_in_the_next_turn_of_its_drawer_only() -> None:
    table = stormy(sea={"r1c1": 5}, decks=[[7, "orange"], [61]])
    play(table, "play:10", "at:r2c1")
    assert table.players[0].orange == 1
    assert "r4c4" in places(table, 31), "the other player is free"
    play(table, "discard_two", "discard:11", "discard:21")
    assert "r4c4" not in places(table, 40)


@pytest.mark.rule("TRQ-79", "TRQ-R25")
def test_orange_concerns_islands_only() -> None:
    options = {"storms": True, "monsters": 3, "rocks": True}
    table = stormy(options=options, sea={"r1c6": 6}, hands=[[7, "monster", 40], [11, 21]], orange=[2, 0], rocks=1)
    assert legal(table) == ["play:7", "monster", "discard_two"]
    assert places(table, 7) == {"r2c1": 1}


@pytest.mark.rule("TRQ-R25")
def test_neighbours_in_blocked_rows_and_across_rows_count_for_orange() -> None:
    options = {"storms": True, "rocks": True}
    table = stormy(options=options, sea={"r1c6": 6}, hands=[[7, 40, 50], [11, 21]], orange=[1, 0], rocks=1)
    assert places(table, 7) == {"r2c1": 1}


@pytest.mark.rule("TRQ-78")
def test_orange_on_an_empty_sea_leaves_discards_only() -> None:
    table = stormy(orange=[1, 0])
    assert legal(table) == ["discard_two"]
    lost = stormy(orange=[1, 0], hands=[[10], [11, 21]], decks=[[], []])
    assert ending(lost) == "stuck"


@pytest.mark.rule("TRQ-76", "TRQ-132", "TRQ-R31")
def test_yellow_and_start_two_cards_off_the_deck() -> None:
    hands = [["start", 10, 20], [11, 21, 31, 41, 51]]
    table = stormy(hands=hands, started=False, yellow=[2, 0], decks=[[1, 2, 3, 4, 5, 6], [61, 62, 63, 64, 65, 66]])
    play(table, "start")
    assert hand(table, 0) == [5, 6, 10, 20]
    play(table, "pledge:4", "pledge:4")
    assert phase(table) == "deck_top"
    assert GAME.view(table, 1)["phase"] == "give", "nobody else knows of the choice"
    play(table, "use_top", "give:5", "give:6")
    assert table.actor() == 1
    assert GAME.view(table, 1)["seats"][0]["deck"] == 4, "not yet"
    events = told(table, "give:11", "give:21", "give:31", "give:41")
    assert {"kind": "gave", "seat": 0, "count": 2, "top": 2} in events
    assert sorted(-card for card in table.players[0].pile.listed() if card < 0) == [3, 4]
    assert hand(table, 0) == [2, 10, 20], "refilled to three"


@pytest.mark.rule("TRQ-132", "TRQ-R31")
def test_the_deck_must_help_when_the_hand_does_not_cover_the_share() -> None:
    hands = [["start", "monster", "monster"], [11, 21, 31, 41, 51]]
    options = {"storms": True, "monsters": 3}
    decks = [[1, 2, 3, 4, 5], [61, 62, 63, 64, 65, 66]]
    table = stormy(options=options, hands=hands, started=False, yellow=[1, 0], decks=decks)
    play(table, "start")
    assert hand(table, 0) == [4, 5, "monster", "monster"]
    play(table, "pledge:3", "pledge:5")
    assert phase(table) == "give"
    assert table.owed == 1, "two come off the deck without asking"
    assert GAME.view(table, 1)["seats"][0]["deck"] == 3, "which nobody else sees yet"


@pytest.mark.rule("TRQ-R31", "TRQ-139")
def test_what_is_thrown_unseen_stays_unseen() -> None:
    """A storm and a start card on top of the deck do nothing when they are thrown."""
    hands = [["start", 10, 20], [11, 21, 31, 41, 51]]
    decks = [[1, 2, 3, "yellow", 4, 5], [61, 62, 63, 64, 65, 66]]
    table = stormy(hands=hands, started=False, yellow=[1, 0], decks=decks)
    play(table, "start", "pledge:4", "pledge:4", "use_top", "give:4", "give:5")
    events = told(table, "give:11", "give:21", "give:31", "give:41", seat=0)
    assert table.players[0].yellow == 1
    assert not any(event["kind"] == "storm_drawn" for event in events)
    assert -84 in table.players[0].pile.listed()


@pytest.mark.rule("TRQ-74", "TRQ-75")
def test_a_storm_while_hands_are_dealt_is_told() -> None:
    """A yellow one that comes up among the first three cards asks nobody anything: only the log can say it."""
    seeds = (derived_seed("opening", number) for number in range(200))
    play = next(
        play
        for play in (Play(GAME, 2, {"storms": True, "rocks": True}, seed) for seed in seeds)
        if play.step == 0 and any(player.yellow for player in play.state.players)  # type: ignore[attr-defined]
    )
    told = [(event.kind, event.facts) for _, event in play.told_after(-1, None)]
    who = next(seat for seat, player in enumerate(play.state.players) if player.yellow)  # type: ignore[attr-defined]
    assert ("storm_drawn", {"seat": who, "storm": "yellow"}) in told
    assert ("storm_laid", {"seat": who, "storm": "yellow"}) in told
    assert "rocks_laid" in [kind for kind, _ in told]
    assert "drew" not in [kind for kind, _ in told], "hands are dealt: that is no news"
    first = steps(play, None, 0, 0)[0]
    assert [event.kind for event in first.events] == [kind for kind, _ in told], "a replay tells it too"
