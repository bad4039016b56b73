"""One folder per game, found by its name: what bots know of it."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import cast

from seaboard.bots.mind import Mind


@cache
def mind_of(game: str) -> Mind:
    """How bots think in this game; one without a mind of its own is played at random and searched to its end.

    >>> list(mind_of("sea_salt_paper").policies)
    ['greedy', 'random']
    """
    folder = f"seaboard.bots.minds.{game}"
    return cast(Mind, import_module(folder).MIND) if find_spec(folder) else Mind()
