"""Seaboard: one home for four ocean tabletop games.

>>> import seaboard
>>> match = seaboard.start("sea-salt-paper", seats=2, seed="000102030405060708090a0b0c0d0e0f")
>>> [move.text for move in match.moves()]
['take:deck', 'take:0', 'take:1']
>>> match.play("take:deck")
>>> match.play(seaboard.bot("sea-salt-paper", "breeze").choose(match))
>>> match.undo()
>>> seaboard.load(match.record()) == match
True

`docs/library.md` explains all of it; everything in `__all__` is for you, everything else may change.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from seaboard import _native

__version__ = "0.1.0"
__all__ = [
    "Bot",
    "GameName",
    "Match",
    "Move",
    "Refused",
    "Result",
    "Score",
    "State",
    "bot",
    "explain",
    "games",
    "load",
    "start",
]

# Before any other module of ours is imported, so that each can be served compiled.
_native.install()

if TYPE_CHECKING:
    from seaboard import games
    from seaboard.core.game import Move, Result, Score
    from seaboard.core.refused import Refused
    from seaboard.core.state import State
    from seaboard.front import Bot, GameName, Match, bot, explain, load, start
else:

    def __getattr__(name: str) -> object:
        """What the front door offers, imported when it is asked for: the command line starts without it."""
        if name not in __all__:
            raise AttributeError(f"module 'seaboard' has no attribute {name!r}")
        if name == "games":
            return import_module("seaboard.games")
        offered = getattr(import_module("seaboard.front"), name)
        globals()[name] = offered
        return offered

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})
