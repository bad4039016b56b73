"""What is open and what is hidden. (FIN-106 to FIN-108)"""

from __future__ import annotations

import pytest

from seaboard.core.random import Quick
from seaboard.core.seed import derived_seed
from seaboard.core.state import play_at_random
from seaboard.games.finspan import GAME
from seaboard.games.finspan.told.positions import write_state


@pytest.mark.rule("FIN-106", "FIN-107")
@pytest.mark.parametrize("seats", [1, 3])
def test_everybody_sees_the_same_and_all_but_the_decks(seats: int) -> None:
    state = GAME.start(seats, seed=derived_seed("hidden", seats))
    play_at_random(state, Quick(seats), 60)
    views = [GAME.view(state, viewer) for viewer in (None, *range(seats))]
    assert [view.pop("seat") for view in views] == [None, *range(seats)]
    assert all(view == views[0] for view in views)
    shown, whole = views[0], write_state(state)
    assert shown["open"] == ["hands", "discards"]
    assert shown["hidden"] == (["deck", "nautoma.deck"] if seats == 1 else ["deck"])
    assert shown["deck"] == len(whole["deck"])
    for mine, written in zip(shown["seats"], whole["seats"], strict=True):
        assert {key: mine[key] for key in written} == written
    assert "box" not in shown


@pytest.mark.rule("FIN-107")
@pytest.mark.parametrize("seats", [1, 2])
def test_a_sampled_world_differs_only_in_the_order_of_the_decks(seats: int) -> None:
    state = GAME.start(seats, seed=derived_seed("worlds", seats))
    play_at_random(state, Quick(5), 40)
    true = write_state(state)
    worlds = [write_state(state.determinize(0, Quick(seed))) for seed in range(6)]
    assert len({tuple(world["deck"]) for world in worlds}) == 6
    for world in worlds:
        assert sorted(world["deck"]) == sorted(true["deck"])
        if seats == 1:
            assert sorted(world["nautoma"]["deck"]) == sorted(true["nautoma"]["deck"])
            world["nautoma"]["deck"] = true["nautoma"]["deck"]
        world["deck"] = true["deck"]
        assert world == true


@pytest.mark.rule("FIN-108")
def test_without_cards_to_come_a_game_has_no_chance_in_it() -> None:
    state = GAME.start(2, seed="7" * 32)
    drawn = int(state.random.drawn)
    play_at_random(state, Quick(1), 120)
    assert state.random.drawn == drawn  # no reshuffle yet: nothing was left to chance since the deal


def test_what_comes_to_light_counts_as_a_reveal() -> None:
    state = GAME.start(2, seed="8" * 32)
    for text in ("dive:G", "stop"):
        state.apply(GAME.parse(state, text))
    assert state.reveals == 0
    while GAME.prompt(state, None).key != "turn":
        state.apply(GAME.timeout(state))
    state.apply(GAME.parse(state, "dive:B"))
    state.apply(GAME.parse(state, "draw"))
    assert state.reveals == 1
