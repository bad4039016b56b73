"""Every card can come into play from a dealt game."""

from __future__ import annotations

from seaboard.core.random import Quick
from seaboard.core.seed import derived_seed
from seaboard.core.state import play_at_random
from seaboard.games.finspan import GAME
from seaboard.games.finspan.rules import codes as c


def test_each_of_the_135_cards_is_played_in_some_game() -> None:
    missing = set(GAME.fish_names[:135])
    for seed in range(200):
        state = GAME.start(5, seed=derived_seed("every card", seed))
        play_at_random(state, Quick(seed), 100_000)
        missing -= {
            name for card, name in enumerate(GAME.fish_names[:135]) if c.ON_TOP <= state.lies[card] < c.UNDER_FISH
        }
        if not missing:
            break
    assert not missing
