"""The games of Seaboard, found by name. A new game is a new folder and one line here."""

from __future__ import annotations

from difflib import get_close_matches
from importlib import import_module
from typing import Any, cast

from seaboard.core.game import Game
from seaboard.core.refused import Refused

NAMES = ("sea_salt_paper", "finspan", "tranquility", "kelp")


def game_named(name: str) -> Game[Any]:
    """The game of this name; `sea-salt-paper` and `sea_salt_paper` are the same."""
    folder = name.strip().lower().replace("-", "_").replace(" ", "_")
    if folder not in NAMES:
        near = get_close_matches(folder, NAMES, n=1, cutoff=0.4)
        raise Refused("game-unknown", game=name, nearest=near[0] if near else "", known=", ".join(NAMES))
    return cast(Game[Any], import_module(f"seaboard.games.{folder}").GAME)
