"""The games of Seaboard, found by name. A new game is a new folder and one line here."""

from __future__ import annotations

import json
from collections import OrderedDict
from difflib import get_close_matches
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, cast

from seaboard.core.game import Game
from seaboard.core.position import check_header
from seaboard.core.reading import Fields
from seaboard.core.refused import Refused

NAMES = ("sea_salt_paper", "finspan", "tranquility", "kelp")
REMEMBERED = 32  # corrected packs that were played of late

_corrected: OrderedDict[tuple[str, str], Game[Any]] = OrderedDict()


def game_named(name: str) -> Game[Any]:
    """The game of this name; `sea-salt-paper` and `sea_salt_paper` are the same."""
    folder = name.strip().lower().replace("-", "_").replace(" ", "_")
    if folder not in NAMES:
        near = get_close_matches(folder, NAMES, n=1, cutoff=0.4)
        raise Refused("game-unknown", game=name, nearest=near[0] if near else "", known=", ".join(NAMES))
    return cast(Game[Any], import_module(f"seaboard.games.{folder}").GAME)


def game_with(name: str, pack: object = None) -> Game[Any]:
    """The game of a name, with corrected component data if there are any; the same data give the same game."""
    game = game_named(name)
    if pack is None:
        return game
    if not isinstance(pack, dict):
        return game.with_pack(pack)
    known = (game.name, json.dumps(pack, sort_keys=True))
    if known not in _corrected:
        _corrected[known] = game.with_pack(pack)
        while len(_corrected) > REMEMBERED:
            _corrected.popitem(last=False)
    _corrected.move_to_end(known)
    return _corrected[known]


def game_of(document: object, kind: str, pack: object = None) -> Game[Any]:
    """The game of a position or a record, with the pack that it carries, or else with the one that is given."""
    fields = Fields(document, "")
    name = check_header(fields, kind)
    carried = fields.any("correction", None)
    if carried is None and fields.text("pack", "standard") == "standard":
        pack = None  # a file with the printed numbers needs no other, whatever is at hand
    return game_with(name, pack if carried is None else carried)


def reworded(game: Game[Any]) -> dict[str, tuple[str, dict[str, object]]]:
    """Components that a corrected pack names otherwise: the key of the text, and its facts."""
    module = f"seaboard.games.{game.name}.told.rewording"
    if game.correction is None or find_spec(module) is None:
        return {}
    words: dict[str, tuple[str, dict[str, object]]] = import_module(module).reworded(game.printed())
    return words


def reconstructed(game: Game[Any], options: Any, seats: int) -> list[str]:
    """What of such a table rests on no source (`<game>-reconstructed-<word>`); corrected numbers are no guesses."""
    told = _reconstruction(game.name)
    return [] if told is None else list(told.reconstructed(game.printed(), options, seats))


def reconstructions(name: str) -> tuple[str, ...]:
    """All words of that kind that a game has."""
    told = _reconstruction(name)
    return () if told is None else tuple(told.WORDS)


def _reconstruction(name: str) -> ModuleType | None:
    module = f"seaboard.games.{name}.told.reconstructed"
    try:
        return import_module(module) if find_spec(module) else None
    except ModuleNotFoundError:  # a game from elsewhere
        return None
