"""Bots know what their seat knows: swap the hidden part of a position for another, and they play the same move."""

from __future__ import annotations

import pytest

from seaboard.bots.levels import LEVELS, bot_named
from seaboard.bots.minds import mind_of
from seaboard.bots.seen import Seen
from seaboard.core.random import Quick
from seaboard.core.refused import Refused
from seaboard.core.seed import derived_seed
from seaboard.core.state import NOBODY, State, play_at_random
from seaboard.games import NAMES, game_named

BOTS = [(game, bot) for game in NAMES for bot in (*LEVELS, *mind_of(game).policies, "search@40")]
FEW = {"gale": "search@60", "storm": "search@150", "maelstrom": "search@220"}  # the same bots, with fewer iterations


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


@pytest.mark.parametrize(("game", "bot"), BOTS)
def test_a_bot_asked_for_the_wrong_seat_refuses(game: str, bot: str) -> None:
    played = game_named(game)
    player = bot_named(game, bot)
    state = next(state for state in positions(game, 4) if state.seats > 1)
    actor, other = int(state.actor()), int(state.actor() + 1) % int(state.seats)
    with pytest.raises(Refused, match=f"seat-not-deciding: seat={other}, actor={actor}"):
        player.choose(Seen(played, state, other), Quick(1))
    with pytest.raises(Refused, match="seat-unknown"):
        player.choose(Seen(played, state, int(state.seats)), Quick(1))
    with pytest.raises(Refused, match="seat-unknown"):
        player.choose(Seen(played, state, NOBODY), Quick(1))
    play_at_random(state, Quick(1), 100_000)
    with pytest.raises(Refused, match="game-over"):
        player.choose(Seen(played, state, actor), Quick(1))


@pytest.mark.parametrize("game", NAMES)
def test_a_search_for_the_wrong_seat_is_refused(game: str) -> None:
    state = next(state for state in positions(game, 4) if state.seats > 1)
    seen = Seen(game_named(game), state, (state.actor() + 1) % state.seats)
    with pytest.raises(Refused, match="seat-not-deciding"):
        mind_of(game).search(10).search(seen, Quick(1))
