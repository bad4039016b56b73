"""Open hands, own discard piles, the deck and its reshuffles. (FIN-73 to FIN-75)"""

from __future__ import annotations

from typing import Any

import pytest

from seaboard.games.finspan import GAME
from seaboard.games.finspan.told.positions import write_state
from tests.games.finspan.on_table import decline_all, events, kinds, offered, play, seat, table

ALONE_OFF = {"keep_one": False}


@pytest.mark.rule("FIN-73", "FIN-106")
def test_hands_are_open_and_have_no_limit() -> None:
    hand = [fish.name for fish in GAME.data.fish[:40]]
    state = table({"hand": hand}, {})
    for viewer in (None, 0, 1):
        assert GAME.view(state, viewer)["seats"][0]["hand"] == hand
    play(state, "dive:B", "draw")
    assert len(seat(state)["hand"]) == 41


@pytest.mark.rule("FIN-74")
def test_each_player_retrieves_from_the_own_pile_only() -> None:
    state = table({"discard": ["kaluga"], "ocean": {}}, {"discard": ["haddock"]})
    play(state, "dive:B", "stop")
    assert offered(state, "retrieve") == {"kaluga"}


@pytest.mark.rule("FIN-61")
def test_a_draw_takes_the_top_card() -> None:
    state = table({}, {}, deck=["haddock", "kaluga"])
    told = events(state, "dive:B", "draw")
    assert told[1] == {"kind": "draws", "seat": 0, "card": "haddock", "source": "site"}
    assert write_state(state)["deck"][0] == "kaluga"


@pytest.mark.rule("FIN-75", "FIN-R22", "FIN-R20")
def test_the_last_card_brings_the_reshuffle_at_once_and_everybody_may_keep_one() -> None:
    first = {"discard": ["kaluga", "angler"], "ocean": {"B1": {"fish": "hogfish", "under": ["porkfish"]}}}
    second = {"discard": ["haddock", "bonefish"], "hand": ["swordfish"]}
    state = table(first, second, {}, deck=["stonefish"], rest="box")
    told = events(state, "dive:B", "draw")
    assert kinds(told) == ["dives", "draws"]
    assert seat(state)["hand"] == ["stonefish"]
    assert state.actor() == 0  # the active player decides first
    assert offered(state) == {"keep:kaluga", "keep:angler", "keep-none"}
    play(state, "keep:angler")
    assert (state.actor(), offered(state)) == (1, {"keep:haddock", "keep:bonefish", "keep-none"})
    told = events(state, "keep-none")  # the third player has nothing to keep
    assert told == [{"kind": "reshuffles", "count": 3}]
    assert set(write_state(state)["deck"]) == {"kaluga", "haddock", "bonefish"}  # a starter is shuffled in too
    assert (seat(state)["discard"], seat(state, 1)["discard"]) == (["angler"], [])
    assert seat(state, 1)["hand"] == ["swordfish"]
    assert seat(state)["ocean"]["B1"]["under"] == ["porkfish"]
    assert "white_banded_triggerfish" in write_state(state)["box"]
    assert state.actor() == 0  # the dive goes on
    assert GAME.prompt(state, None).key == "bonus"


@pytest.mark.rule("FIN-R22", "FIN-R4")
def test_the_active_player_is_asked_first_even_if_another_drew_the_last_card() -> None:
    # Haddock: a card for all players; the diver takes the last but one, the next player the last
    seats: list[dict[str, Any]] = [
        {"discard": ["kaluga"], "plays": 1},
        {"discard": ["angler"], "ocean": {"B1": "haddock"}},
        {"discard": ["bonefish"], "plays": 1},
    ]
    state = table(*seats, deck=["stonefish", "escolar"], rest="box", first=2, active=1)
    play(state, "dive:B", "stop", "draw")
    assert state.actor() == 2
    play(state, "draw")
    asked = []
    for _ in range(3):
        asked.append(int(state.actor()))
        play(state, "keep-none")
    assert asked == [1, 2, 0]
    assert (state.actor(), offered(state)) == (0, {"draw", "stop"})  # the benefit goes on, from the new deck


@pytest.mark.rule("FIN-R22")
def test_the_reshuffle_comes_before_the_next_unit() -> None:
    # Atlantic Sailfish draws 3: with one card left the second one comes from the new deck
    ocean = {"G2": {"egg": True}, "P3": {"young": 1}}
    first = {"ocean": ocean, "hand": ["atlantic_sailfish", "angler"], "discard": ["kaluga", "haddock"]}
    state = table(first, {}, options=ALONE_OFF, deck=["stonefish"], rest="box")
    play(state, "play:atlantic_sailfish", "place:B1", "draw")
    assert seat(state)["discard"] == []
    assert len(write_state(state)["deck"]) == 3  # the paid Angler as well
    play(state, "draw", "draw")
    assert len(seat(state)["hand"]) == 3


@pytest.mark.rule("FIN-R20")
def test_without_the_option_nobody_is_asked() -> None:
    state = table({"discard": ["kaluga"]}, {"discard": ["haddock"]}, options=ALONE_OFF, deck=["stonefish"], rest="box")
    told = events(state, "dive:B", "draw")
    assert kinds(told) == ["dives", "draws", "reshuffles"]
    assert seat(state)["discard"] == seat(state, 1)["discard"] == []


@pytest.mark.rule("FIN-R21", "FIN-R19")
def test_with_nothing_to_shuffle_the_deck_stays_empty_and_no_draw_is_offered() -> None:
    state = table({}, {}, deck=["stonefish"], rest="box")
    play(state, "dive:B", "draw")
    assert state.actor() == 1  # the floor has nothing to retrieve or draw
    play(state, "dive:B")
    assert state.actor() == 0


@pytest.mark.rule("FIN-R21")
def test_if_everything_is_kept_the_reshuffle_is_tried_again_and_may_give_nothing() -> None:
    state = table({"discard": ["kaluga"]}, {}, {}, deck=[], rest="box", active=1, first=1)
    play(state, "dive:B")
    assert offered(state) == {"draw", "stop"}
    play(state, "draw")
    assert (state.actor(), offered(state)) == (0, {"keep:kaluga", "keep-none"})
    play(state, "keep:kaluga")
    assert seat(state, 1)["hand"] == []  # that draw gave nothing
    assert state.actor() == 1
    assert offered(state) == {"draw-instead", "stop"}  # the floor bonus tries once more
    play(state, "draw-instead")
    told = events(state, "keep-none")
    assert kinds(told) == ["reshuffles", "draws"]
    assert seat(state, 1)["hand"] == ["kaluga"]
    decline_all(state)


@pytest.mark.rule("FIN-108")
def test_the_new_deck_is_shuffled_by_the_seed() -> None:
    discard = [fish.name for fish in GAME.data.fish[:30]]
    orders = set()
    for drawn in range(5):
        state = table({"discard": discard}, {}, options=ALONE_OFF, deck=["stonefish"], rest="box")
        state.random.drawn += drawn * 16
        play(state, "dive:B", "draw")
        orders.add(tuple(write_state(state)["deck"]))
    assert len(orders) == 5
