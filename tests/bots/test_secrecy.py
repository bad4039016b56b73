"""Bots know what their seat knows: swap the hidden part of a position for another, and they play the same move."""

from __future__ import annotations

import pytest

from seaboard.bots.levels import LEVELS, bot_named
from seaboard.bots.policies import policies_of
from seaboard.bots.seen import Seen
from seaboard.core.random import Quick
from seaboard.core.seed import derived_seed
from seaboard.core.state import State, play_at_random
from seaboard.games import NAMES, game_named

BOTS = [(game, bot) for game in NAMES for bot in (*LEVELS, *policies_of(game), "search@40")]
FEW = {"gale": "search@60", "storm": "search@150"}  # the same bots, with fewer iterations


def positions(game: str, count: int) -> list[State]:
    """Positions from random games, early and late, at tables of all sizes."""
    played = game_named(game)
    found: list[State] = []
    index = 0
    while len(found) < count:
        seats = played.seats[index % len(played.seats)]
        state: State = played.start(seats, seed=derived_seed("secrecy", index))
        play_at_random(state, Quick(index), 3 + 17 * index % 90)
        if not state.over():
            found.append(state)
        index += 1
    return found


@pytest.mark.parametrize(("game", "bot"), BOTS)
def test_what_is_hidden_does_not_change_the_move(game: str, bot: str) -> None:
    played = game_named(game)
    for number, state in enumerate(positions(game, 12)):
        seat = int(state.actor())
        swapped = state.determinize(seat, Quick(1000 + number))
        player = bot_named(game, FEW.get(bot, bot))
        chosen = player.choose(Seen(played, state, seat), Quick(number))
        assert chosen in state.legal()
        assert player.choose(Seen(played, swapped, seat), Quick(number)) == chosen


def test_the_swapped_worlds_differ() -> None:
    """Else the test above would prove nothing."""
    game = game_named("sea_salt_paper")
    states = positions("sea_salt_paper", 12)
    differ = 0
    for number, state in enumerate(states):
        other = 1 if state.actor() == 0 else 0
        swapped = state.determinize(state.actor(), Quick(1000 + number))
        differ += game.view(state, other) != game.view(swapped, other)
    assert differ >= len(states) // 2


@pytest.mark.parametrize("game", NAMES)
def test_a_bot_is_shown_nothing_of_another_seats_decision(game: str) -> None:
    state = positions(game, 1)[0]
    seen = Seen(game_named(game), state, (state.actor() + 1) % state.seats if state.seats > 1 else 0)
    if state.seats > 1:
        assert seen.legal() == []
        assert seen.moves() == []
    assert seen.view() == game_named(game).view(state, int(seen.seat))
