"""Hints: the best move, the next best, and a reason that is read from what their lines differ in."""

from __future__ import annotations

import pytest

from seaboard.bots.levels import level_bot
from seaboard.bots.seen import Seen
from seaboard.core.random import Quick
from seaboard.core.state import State
from seaboard.games import NAMES, game_named
from seaboard.games.kelp.rules import codes as kelp
from seaboard.games.kelp.state import Kelp
from seaboard.review.advice import Adviser, advice_on, how_far
from seaboard.review.games.kelp import now

SEED = "01" * 16


def played(name: str, moves: int, seats: int = 2) -> State:
    """A game of quick bots so many moves on."""
    game = game_named(name)
    state: State = game.start(seats, seed=SEED)
    quick, bot = Quick(5), level_bot(name, "breeze")
    for _ in range(moves):
        state.advance(bot.choose(Seen(game, state, int(state.actor())), quick))
    return state


@pytest.mark.parametrize("name", NAMES)
def test_every_hint_has_a_reason_and_a_second_best(name: str) -> None:
    game = game_named(name)
    state = played(name, 8)
    quick, bot = Quick(6), level_bot(name, "breeze")
    reasons = set()
    for _ in range(3):
        texts = [move.text for move in game.moves(state)]
        advice = advice_on(game, state, int(state.actor()), 7)
        reasons.add(advice["why"])
        assert advice["move"] in texts
        if len(texts) == 1:
            assert (advice["why"], advice["second"]) == ("only", None)
        else:
            assert advice["second"] in texts
            assert advice["second"] != advice["move"]
            assert 0 <= advice["win"] <= 1
            assert (advice["why"] == "fact") == (advice["reason"] is not None)
        state.advance(bot.choose(Seen(game, state, int(state.actor())), quick))
    assert reasons


def test_a_hint_for_a_card_says_where_it_goes() -> None:
    game = game_named("tranquility")
    state = played("tranquility", 6)
    seat = int(state.actor())
    advice = advice_on(game, state, seat, 7)
    assert advice["move"].startswith("play:")
    state.advance(game.parse(state, advice["move"]))
    assert advice["then"] in [move.text for move in game.moves(state)]
    assert advice_on(game, state, seat, 7)["then"] is None, "what follows is chance, or somebody else's"


def test_the_reason_compares_the_lines_of_two_moves() -> None:
    """To throw away the better of two cards is worse: whoever asks is told by what."""
    game = game_named("tranquility")
    state = played("tranquility", 5)
    texts = {move.text: move.action for move in game.moves(state)}
    assert "at:r6c6" in texts
    advice = Adviser(game, state, int(state.actor())).advise(texts["at:r6c6"], [texts["at:r6c4"]], 1, None)
    assert advice["why"] == "fact"
    assert advice["reason"] is not None
    assert advice["reason"]["best"] > advice["reason"]["played"]


def test_the_shark_is_told_how_likely_the_octopus_is_there() -> None:
    game = game_named("kelp")
    state = game.start(2, seed=SEED)
    assert isinstance(state, Kelp)
    quick, bot = Quick(3), level_bot("kelp", "breeze")
    while not (state.actor() == kelp.SHARK and "aim" in {move.kind for move in game.moves(state)}):
        state.advance(bot.choose(Seen(game, state, int(state.actor())), quick))
    for move in game.moves(state):
        world = state.determinize(kelp.SHARK, Quick(1))
        assert 0 <= now(world, int(kelp.SHARK), move.action)["here-chance"] <= 1


def test_a_hint_uses_nothing_that_the_seat_does_not_see() -> None:
    game = game_named("kelp")
    state = played("kelp", 30)
    seat = int(state.actor())
    other = state.determinize(seat, Quick(99))
    one, same = (Adviser(game, world, seat) for world in (state, other))
    first, second = state.legal()[:2]
    assert one.advise(first, [second], 4, None) == same.advise(first, [second], 4, None)


def test_equal_moves_are_called_equal() -> None:
    assert how_far(0.5, 0.001, 0.01) == "close"
    assert how_far(0.5, 0.05, 0.01) == "chance"
    assert how_far(0.5, -0.05, 0.01) == "deeper"
    assert how_far(0.0, 0.0, 0.0) == "lost"
