"""The companion of a real table: a question about what lies there, answered by the game's own rules.

Nothing is kept here: whoever asks tells all there is to know, and keeps it.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from types import MappingProxyType
from typing import Any

from seaboard.core.reading import Fields
from seaboard.core.refused import Refused
from seaboard.games import game_named, game_with
from seaboard.service.packs import STANDARD, Packs, game_offered, wanted

NONE_OFFERED: Packs = MappingProxyType({})


def spelled_out(name: str, asked: dict[str, Any], offered: Packs) -> dict[str, Any]:
    """The same question with a pack of the house in full, for another process that knows of none."""
    pack = asked.get("pack", STANDARD)
    if pack == STANDARD or not isinstance(pack, str):
        return asked
    return {**asked, "pack": game_offered(offered, name, pack).correction}


def answer(name: str, asked: object, offered: Packs = NONE_OFFERED) -> dict[str, Any]:
    """What a game says about a real table; each game's `told/companion.py` knows what may be asked.

    Whose box has other numbers sends them along as `pack`: the fingerprint of one that the house offers, or the pack.
    """
    game = game_named(name)
    module = f"seaboard.games.{game.name}.told.companion"
    if find_spec(module) is None:
        raise Refused("companion-missing", game=game.name)
    fields = Fields(asked, "")
    pack = fields.any("pack", STANDARD)
    if not isinstance(pack, (str, Mapping)):
        raise Refused("field-not-object", field="pack")
    told: dict[str, Any] = import_module(module).answer(
        fields, game_with(game.name, wanted(offered, game.name, pack if isinstance(pack, str) else dict(pack)))
    )
    return told
