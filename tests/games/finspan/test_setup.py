"""Setting up the table. (FIN-18 to FIN-23)"""

from __future__ import annotations

from collections import Counter

import pytest

from seaboard.core.refused import Refused
from seaboard.core.seed import derived_seed
from seaboard.games.finspan import GAME
from seaboard.games.finspan.box.pack import standard_pack
from seaboard.games.finspan.told.positions import write_state

DECK_OF = {fish.name: fish.deck for fish in standard_pack().fish}


@pytest.mark.rule("FIN-18", "FIN-22", "FIN-R40")
@pytest.mark.parametrize("seats", [1, 2, 5])
def test_everybody_is_dealt_two_starters_and_three_fish(seats: int) -> None:
    written = write_state(GAME.start(seats, seed=derived_seed("setup", seats)))
    for seat in written["seats"]:
        assert [DECK_OF[name] for name in seat["hand"]] == ["starter", "starter", "main", "main", "main"]
        assert seat["discard"] == []
    assert len(written["deck"]) == 125 - 3 * seats
    assert len(written["box"]) == 10 - 2 * seats
    assert all(DECK_OF[name] == "starter" for name in written["box"])


@pytest.mark.rule("FIN-108", "FIN-23")
def test_deals_and_first_players_differ_from_seed_to_seed() -> None:
    starts = [GAME.start(4, seed=derived_seed("first", i)) for i in range(200)]
    first = Counter(int(state.first) for state in starts)
    assert set(first) == {0, 1, 2, 3}
    assert min(first.values()) > 25
    assert all(state.actor() == state.first == state.active and state.week == 1 for state in starts)
    assert len({tuple(write_state(state)["deck"][:4]) for state in starts}) == 200
    assert len({tuple(write_state(state)["seats"][0]["hand"][:2]) for state in starts}) > 50


@pytest.mark.rule("FIN-19", "FIN-79")
def test_side_a_has_its_own_achievements() -> None:
    state = GAME.start(2, {"side": "a"}, seed="1" * 32)
    assert write_state(state)["tiles"] == ["w1a", "w2a", "w3a"]
    assert list(state.worth) == [1, 2, 2]


@pytest.mark.rule("FIN-20", "FIN-83", "FIN-R36")
def test_side_b_draws_each_achievement_of_a_week_equally_often() -> None:
    drawn = [write_state(GAME.start(2, {"side": "b"}, seed=derived_seed("b", i)))["tiles"] for i in range(600)]
    for week in (1, 2, 3):
        count = Counter(tiles[week - 1] for tiles in drawn)
        assert set(count) == {f"w{week}{letter}" for letter in "abcdef"}
        assert min(count.values()) > 60


@pytest.mark.rule("FIN-R36")
def test_achievements_of_side_b_can_be_picked_by_hand() -> None:
    options = {"side": "b", "week_1": "w1f", "week_3": "w3c"}
    for i in range(5):
        tiles = write_state(GAME.start(2, options, seed=derived_seed("picked", i)))["tiles"]
        assert (tiles[0], tiles[2]) == ("w1f", "w3c")
    with pytest.raises(Refused, match="finspan-tiles-side-a"):
        GAME.start(2, {"week_1": "w1f"}, seed="0" * 32)


@pytest.mark.rule("FIN-102", "FIN-R39", "FIN-106")
def test_ravel_is_for_one_player_and_its_card_lies_open() -> None:
    drawn = set()
    for i in range(60):
        state = GAME.start(1, {"ravel": "3"}, seed=derived_seed("ravel", i))
        shown = GAME.view(state, None)["nautoma"]
        assert shown["strength"] == 3
        drawn.add(shown["ravel_card"])
    assert drawn == {f"r{n}" for n in range(1, 7)}
    with pytest.raises(Refused, match="finspan-ravel-alone"):
        GAME.start(2, {"ravel": "2"}, seed="0" * 32)
