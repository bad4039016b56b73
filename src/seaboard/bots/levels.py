"""The four levels of bots, the same names everywhere: calm, breeze, gale, storm."""

from __future__ import annotations

from typing import Any

from seaboard.bots.series import choose, policies_of
from seaboard.core.game import Game
from seaboard.core.random import Quick
from seaboard.core.record import Record, replay
from seaboard.core.refused import Refused
from seaboard.core.state import State
from seaboard.games import game_named

LEVELS = ("calm", "breeze", "gale", "storm")
SLIPS = 0.2  # how often a calm bot makes a move without thinking


def level_move(game: Game[Any], state: State, seat: int, level: str, seed: int) -> int:
    """The action that a bot of this level takes; it is shown only worlds that its seat could be in."""
    if level not in LEVELS:
        raise Refused("bot-unknown", bot=level, game=game.name, nearest="", known=", ".join(LEVELS))
    quick = Quick(seed)
    policies = policies_of(game.name)
    if level == "calm" and quick.unit() < SLIPS:
        return choose(policies["random"], state, seat, quick)
    return choose(next(iter(policies.values())), state, seat, quick)


def think(record: Record, seat: int, level: str, seed: int) -> str:
    """The move of a bot after the moves of a record, in notation; for worker processes, which get no states."""
    game = game_named(record.game)
    state = replay(game, record, len(record.moves))
    return game.describe(state, level_move(game, state, seat, level, seed)).text
