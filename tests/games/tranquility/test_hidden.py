"""Who knows what: views, events, prompts and sampled worlds."""

from __future__ import annotations

import json
from typing import Any

import pytest

from seaboard.bots.minds.tranquility.policy import POLICIES
from seaboard.core.random import Quick
from seaboard.games.tranquility import GAME
from seaboard.games.tranquility.rules import codes as c
from tests.games.tranquility.table import EMPTY, full_sea, given, legal, play, sail, told

TWO = [[10, 20, 30, 40, 50], [11, 21, 31, 41, 51]]


def worlds(table: Any, seat: int, count: int = 60) -> list[Any]:
    return [table.determinize(seat, Quick(seed)) for seed in range(count)]


@pytest.mark.rule("TRQ-137", "TRQ-R41")
def test_counts_are_public() -> None:
    table = given(hands=TWO, decks=[[1, 2, 3], [4, 5]], discards=None, started=True)
    seats = GAME.view(table, None)["seats"]
    assert [(seat["hand"], seat["deck"]) for seat in seats] == [(5, 3), (5, 2)]
    assert all(seat["limit"] == 5 for seat in seats)
    assert sum(seat["discards"] for seat in seats) == 85 + 2 - 10 - 5 - 1


@pytest.mark.rule("TRQ-138", "TRQ-139", "TRQ-90")
def test_only_the_own_hand_is_shown() -> None:
    table = sail(3, fewer_islands="poseidon")
    for seat in range(3):
        view = GAME.view(table, seat)
        assert view["my_hand"] == table.players[seat].hand.listed()
        assert "removed" not in view
    assert "my_hand" not in GAME.view(table, None)


@pytest.mark.rule("TRQ-135")
def test_only_the_actor_is_shown_what_is_possible() -> None:
    table = sail(2)
    actor = int(table.actor())
    mine, other = GAME.decision(table, actor), GAME.decision(table, 1 - actor)
    assert mine is not None
    assert other is not None
    assert mine.moves
    assert other.moves == ()
    assert other.prompt.key == "act"


@pytest.mark.rule("TRQ-135", "TRQ-138")
def test_a_card_picked_up_is_not_known_to_others() -> None:
    table = given(hands=TWO, decks=EMPTY, started=True)
    before = (GAME.view(table, 1), GAME.decision(table, 1))
    assert told(table, "play:30", seat=1) == []
    assert (GAME.view(table, 1), GAME.decision(table, 1)) == before
    assert GAME.view(table, 0)["chosen"] == 30


@pytest.mark.rule("TRQ-141")
def test_the_log_counts_and_does_not_name() -> None:
    sea = {"r1c1": 8}
    table = given(sea=sea, hands=TWO, decks=[[1, 2, 3], [4, 5]], started=True)
    events = told(table.clone(), "play:10", "at:r1c2", "discard:20", "discard:30", seat=1)
    assert events == [
        {"kind": "placed", "seat": 0, "card": 10, "cell": "r1c2", "cost": 2},
        {"kind": "discarded", "seat": 0, "count": 2, "why": "payment"},
        {"kind": "drew", "seat": 0, "count": 3},
    ]
    own = told(table, "play:10", "at:r1c2", "discard:20", "discard:30", seat=0)
    assert {"kind": "drew_cards", "seat": 0, "cards": [1, 2, 3]} in own
    assert {"kind": "discarded_card", "seat": 0, "card": 20} in own
    json.dumps(own)


@pytest.mark.rule("TRQ-142", "TRQ-138")
def test_a_bot_remembers_its_own_discards_and_knows_no_others() -> None:
    table = given(hands=TWO, started=True)
    play(table, "discard_two", "discard:10", "discard:20", "discard_two", "discard:11", "discard:21")
    for world in worlds(table, 0):
        assert {10, 20} <= set(world.players[0].pile.listed())
        assert world.players[0].hand.listed() == table.players[0].hand.listed()
    others = {tuple(sorted(world.players[1].pile.listed())) for world in worlds(table, 0)}
    assert len(others) > 20


@pytest.mark.rule("TRQ-142", "TRQ-38")
def test_who_acts_otherwise_holds_no_start_card() -> None:
    """Everybody has just acted, and nobody has drawn since: no start card can be in a hand."""
    table = given(hands=TWO, decks=[["start"], ["start"]], known=[{"unchecked": 0}, {"unchecked": 0}])
    for world in worlds(table, 0):
        assert c.START not in world.players[1].hand.listed()
        assert world.players[1].deck.listed() == [c.START]


@pytest.mark.rule("TRQ-140", "TRQ-142")
def test_shown_monsters_are_known_from_then_on() -> None:
    hands = [["finish", 2, 4, 6], ["monster", "monster", 8]]
    table = given(options={"monsters": 3}, sea=full_sea(), hands=hands, decks=[["monster", 10], [12, 14]], started=True)
    play(table, "finish")
    for world in worlds(table, 0):
        assert world.players[1].monsters() == 2
    for world in worlds(table, 1):
        assert world.players[0].monsters() == 0
        assert world.players[0].holds(82)


@pytest.mark.rule("TRQ-69", "TRQ-142")
def test_no_world_has_a_monster_among_discards() -> None:
    hands = [[10, 20, 30, 42, 50], [11, 21, 31]]
    discards = [[1], [2, 3, 4]]
    table = given(options={"monsters": 5}, sea={"r1c1": 40}, hands=hands, started=True, discards=discards)
    for world in worlds(table, 0):
        assert c.MONSTER not in world.players[1].pile.listed()


@pytest.mark.rule("TRQ-142", "TRQ-54")
def test_in_every_world_the_active_player_can_act() -> None:
    """The other player's last card must be one that can be placed for nothing, or the voyage would be lost."""
    sea = {**full_sea(leave=("r3c2", "r3c3", "r3c4"))}
    table = given(sea=sea, hands=[[2, 4], [30]], decks=EMPTY, started=True, active=1)
    assert legal(table) == ["play:30"]
    for world in worlds(table, 0):
        assert legal(world)


@pytest.mark.rule("TRQ-142", "TRQ-55", "TRQ-79")
@pytest.mark.parametrize("third", [["monster", 8, 9], [7, 8, 9]])
def test_a_last_card_under_an_orange_storm_must_be_a_monster(third: list[object]) -> None:
    """A single island beside another card cannot be paid for, so whoever may still act holds a monster."""
    table = given(
        3,
        {"storms": True, "monsters": 3},
        sea={"r2c2": 24, "r4c4": 49},
        hands=[[2, 4], ["monster"], third],
        decks=[["monster", 6], [], []],
        started=True,
        active=1,
        orange=[0, 1, 0],
    )
    assert legal(table) == ["monster"]
    for seat in (0, 2):
        for world in worlds(table, seat):
            assert legal(world) == ["monster"]
            assert GAME.components(world) == GAME.components(table)


@pytest.mark.rule("TRQ-142", "TRQ-R17", "TRQ-38")
def test_a_last_card_may_have_to_be_a_start_card() -> None:
    """A monster has taken the first start card; under an orange storm a lone card can only be another one."""
    table = given(
        options={"storms": True, "monsters": 3, "monster_hits_start": True},
        sea={"r2c2": 24, "r4c4": 49},
        hands=[[2, 4], ["start"]],
        decks=EMPTY,
        gone=["start", "monster", "monster", "monster"],
        start_out=[True, False],
        active=1,
        orange=[0, 1],
        known=[{}, {"unchecked": 1, "late": 3}],
    )
    assert legal(table) == ["start"]
    for world in worlds(table, 0):
        assert legal(world) == ["start"]
        assert GAME.components(world) == GAME.components(table)


@pytest.mark.rule("TRQ-139")
def test_the_order_of_exploration_is_hidden() -> None:
    table = sail(2, mode="pyramid")
    orders = {tuple(world.exploration.listed()) for world in worlds(table, 0, 20)}
    assert len(orders) == 20
    assert GAME.view(table, 0)["exploration"] == {"left": 30, "explored": []}


def test_discards_are_sampled_as_players_throw_them_away() -> None:
    # Given the middle of a voyage between sound players,
    policy = POLICIES["gap"]
    table = GAME.start(2, {"fewer_islands": "poseidon"}, seed="000102030405060708090a0b0c0d0e0f")
    while table.sea.filled < 24:
        table.apply(int(policy.choose(table, table.legal_moves(), Quick(1))))
    seat = int(table.actor())

    def needed_of(cards: Any) -> float:
        islands = [card for card in cards.listed() if card <= c.ISLANDS]
        needed = [card for card in islands if table.sea.above[card] - table.sea.below[card] > 1]
        return len(needed) / len(islands)

    # then what the other seat has thrown away fits more seldom than what still lies in the decks.
    sampled = [world.players[1 - seat] for world in worlds(table, seat)]
    thrown = sum(needed_of(other.pile) for other in sampled) / len(sampled)
    to_come = sum(needed_of(other.deck) for other in sampled) / len(sampled)
    assert thrown < 0.8 * to_come


@pytest.mark.parametrize(("deck", "fair"), [(5, 4), (11, 7)])
def test_a_secret_pledge_is_sampled_as_of_one_who_counts_cards(deck: int, fair: int) -> None:
    """Anything is possible, but whoever has more cards left will hardly give fewer."""
    decks = [list(range(21, 21 + deck)), list(range(71, 78))]
    table = given(2, hands=[["start", 2, 4, 6, 8, 10, 12, 14], [61, 62, 63, 64, 65]], decks=decks)
    play(table, "start", "pledge:2")
    pledged = [int(table.determinize(1, Quick(number)).players[0].secret) for number in range(400)]
    assert set(pledged) == set(range(9))
    assert sum(abs(one - fair) <= 1 for one in pledged) > 320
    play(table, "pledge:2")  # four are missing
    play(table, "pledge:4")
    pledged = [int(table.determinize(1, Quick(number)).players[0].secret) for number in range(400)]
    assert sum(abs(one - 4) <= 1 for one in pledged) > 320
