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
from seaboard.service.packs import STANDARD, Packs, wanted

NONE_OFFERED: Packs = MappingProxyType({})


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
