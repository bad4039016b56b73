"""The only move there is: told to its actor, unless something is revealed by it."""

from __future__ import annotations

from typing import Any

import pytest

from seaboard.games import game_named
from seaboard.table.play import Play
from seaboard.table.show import decision

SEED = "0" * 31 + "{}"


@pytest.mark.parametrize("game", ["sea_salt_paper", "kelp", "tranquility", "finspan"])
def test_a_forced_move_is_the_only_one_and_reveals_nothing(game: str) -> None:
    seen: set[tuple[bool, bool]] = set()
    for number in range(3):
        play = Play(game_named(game), 2, {}, SEED.format(number))
        for at in range(60):
            legal = play.state.legal()
            actor = play.actor
            if actor is None:
                break
            ahead: Any = play._try(legal[at % len(legal)])
            quiet = int(ahead.state.reveals) == int(play.state.reveals)
            only = len(legal) == 1
            assert play.is_forced() == (only and quiet)
            seen.add((only, quiet))
            shown = decision(play.game.decision(play.state, actor), play.is_forced())
            assert shown is not None
            assert shown.forced == play.is_forced()
            other = decision(play.game.decision(play.state, 1 - actor), play.is_forced())
            assert other is None or not other.forced  # others are told nothing of it
            play.keep(ahead, at + 1)
    assert (False, True) in seen or (False, False) in seen
