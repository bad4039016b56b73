"""A game as text, for `render`."""

from __future__ import annotations

import json
from typing import Any

from seaboard.core.game import Game
from seaboard.core.state import NOBODY, State


def table_in_words(game: Game[Any], state: State, seat: int | None = None) -> str:
    """What a seat (None: everybody) may see, and who is asked what."""
    lines = [f"{name}: {json.dumps(value, ensure_ascii=False)}" for name, value in game.view(state, seat).items()]
    actor = int(state.actor())
    if actor == NOBODY:
        return "\n".join([*lines, "over"])
    asked = game.decision(state, seat)
    assert asked is not None
    moves = ", ".join(move.text for move in asked.moves)
    return "\n".join([*lines, f"seat {actor} decides: {asked.prompt.key}{': ' + moves if moves else ''}"])
