"""What is played for a late player: never more harm than must be."""

from __future__ import annotations

import pytest

from seaboard.core.random import Quick
from seaboard.core.seed import derived_seed
from seaboard.games import game_named
from seaboard.games.tranquility.rules import codes as c

TABLES = [
    (2, {}),
    (1, {}),
    (3, {"storms": True, "monsters": 4, "rocks": True}),
    (2, {"mode": "pyramid"}),
    (4, {"mode": "day_night"}),
    (2, {"mode": "duel"}),
]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_late_player_does_the_least_harm(seats: int, options: dict[str, object]) -> None:
    game = game_named("tranquility")
    met: set[int] = set()
    for number in range(12):
        state = game.start(seats, options, seed=derived_seed("late", number))
        quick = Quick(number)
        while not state.over():
            legal = state.legal()
            late = game.timeout(state)
            assert late in legal
            met.add(int(state.phase))
            if len(legal) > 1:
                assert late != c.CONCEDE
                if state.phase == c.ACTING:
                    held = [card for card in (c.START, c.FINISH) if c.PLAY + card in legal]
                    if held:
                        assert late in [c.PLAY + card for card in held]
                if state.phase in (c.DISCARDING, c.GIVING, c.SHEDDING):
                    islands = [action for action in legal if action - c.DISCARD <= c.ISLANDS]
                    assert late - c.DISCARD <= c.ISLANDS or not islands
                if state.phase == c.CHOOSING_CELL and state.chosen != c.MONSTER:
                    costs = {action: int(state.sea.cost(state.chosen, action - c.CELL)) for action in legal}
                    assert costs[late] == min(costs.values())
                if state.phase == c.TOPPING:
                    assert late == c.LEAVE_TOP
            # every third move is another one, so that all kinds of situations are met
            state.advance(legal[int(quick.below(len(legal)))] if quick.below(6) == 0 else late)
    assert {int(c.ACTING), int(c.CHOOSING_CELL), int(c.DISCARDING)} <= met


def test_somebody_who_is_always_late_still_gets_far() -> None:
    """Two cards thrown away a turn fill nothing; laying what fits gets a good way on."""
    game = game_named("tranquility")
    filled = []
    for number in range(20):
        state = game.start(2, {}, seed=derived_seed("always late", number))
        while not state.over():
            state.advance(game.timeout(state))
        filled.append(int(state.sea.filled))
    assert sum(filled) / len(filled) > 12


@pytest.mark.parametrize("text", ["play:99999999999999999999", "discard:²", "play:²", "at:r1c²", "row:99", "pledge:²"])
def test_no_text_of_a_move_ends_in_a_traceback(text: str) -> None:
    game = game_named("tranquility")
    state = game.start(2, {}, seed=derived_seed("texts", 0))
    assert game.why_not(state, text).code
