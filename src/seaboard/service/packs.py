"""Packs: the numbers of a game as it is printed, those that the house offers, and those that somebody brings."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from seaboard.core.game import Game
from seaboard.core.reading import Fields
from seaboard.core.refused import Refused
from seaboard.games import game_named, game_with, reworded
from seaboard.table import wire

if TYPE_CHECKING:
    from seaboard.service.service import Service

STANDARD = "standard"
Packs = Mapping[tuple[str, str], Game[Any]]  # by the game's name and the pack's fingerprint


def houses_packs(given: Iterable[object]) -> Packs:
    """The packs that a house offers, checked."""
    games = [game_of_pack(data) for data in given]
    return {(game.name, game.pack): game for game in games}


def game_of_pack(data: object) -> Game[Any]:
    """The game that a pack corrects, played with it."""
    return game_with(Fields(data, "").text("game"), data)


def offered(service: Service, game: str) -> list[wire.PackName]:
    """What the house offers for a game."""
    return [_named(one) for (name, _), one in service.packs.items() if name == game]


def wanted(offered: Packs, game: str, pack: str | dict[str, Any]) -> dict[str, Any] | None:
    """The correction somebody wants to play with; None: the numbers as printed."""
    name = game_named(game).name
    if isinstance(pack, dict):
        return game_with(name, pack).correction
    if pack == STANDARD:
        return None
    return game_offered(offered, name, pack).correction


def game_offered(offered: Packs, game: str, pack: str) -> Game[Any]:
    """A game with the pack of this fingerprint, which the house offers."""
    name = game_named(game).name
    if (name, pack) not in offered:
        raise Refused("pack-unknown", field="pack", value=pack[:100])
    return offered[name, pack]


def printed(offered: Packs, name: str, pack: str = STANDARD) -> wire.Pack:
    """The numbers of a game as they are printed, or as a pack of the house has them."""
    return shown(game_named(name) if pack == STANDARD else game_offered(offered, name, pack))


def checked(pack: dict[str, Any]) -> wire.Pack:
    """A pack that somebody brings, checked and laid over what is printed."""
    return shown(game_of_pack(pack))


async def of_table(service: Service, id: str) -> wire.Pack:
    """The numbers that a table is played with."""
    table = (await service.hub.find(id)).table
    assert table.game is not None
    return shown(table.game)


def shown(game: Game[Any]) -> wire.Pack:
    """A pack as those who draw the components need it."""
    numbers = game.printed()
    if numbers is None:
        raise Refused("pack-not-supported", game=game.name)
    named = _named(game)
    words = {part: wire.Worded(key=key, facts=facts) for part, (key, facts) in reworded(game).items()}
    return wire.Pack(game=game.name, pack=named.pack, name=named.name, printed=numbers, words=words)


def _named(game: Game[Any]) -> wire.PackName:
    return wire.PackName(pack=game.pack, name=game.pack.partition("@")[0])
