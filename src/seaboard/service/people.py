"""People: whoever plays here, guests first of all."""

from __future__ import annotations

import time
from collections import OrderedDict

from seaboard.service.live import now
from seaboard.service.names import checked_figure, checked_language, checked_name, new_id
from seaboard.service.store import Player, Store

REMEMBERED = 20_000
FRESH_SECONDS = 30.0  # after which another process may have changed a player


class People:
    """Finds players. A guest is written down only when it does something."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._known: OrderedDict[str, tuple[Player, float]] = OrderedDict()
        self._guests: set[str] = set()  # not written down yet

    def new_guest(self, language: str = "") -> Player:
        return self.guest_of(new_id("p", 11), language)

    def guest_of(self, id: str, language: str = "") -> Player:
        """A guest who has not done anything yet."""
        player = Player(id, language=language, created=now())
        self._guests.add(id)
        self.remember(player)
        return player

    async def by_id(self, id: str) -> Player | None:
        known = self._known.get(id)
        if known is not None and (id in self._guests or time.monotonic() - known[1] < FRESH_SECONDS):
            return known[0]
        player = await self.store.player(id)
        if player is not None:
            self.remember(player)
        return player

    def remember(self, player: Player) -> None:
        self._known[player.id] = (player, time.monotonic())
        self._known.move_to_end(player.id)
        while len(self._known) > REMEMBERED:
            gone, _ = self._known.popitem(last=False)
            self._guests.discard(gone)

    def is_nobody(self, player: Player) -> bool:
        """A guest who has not done anything yet."""
        return player.id in self._guests

    async def write_down(self, player: Player) -> None:
        """Keep a guest who takes a seat."""
        if player.id in self._guests:
            await self.keep(player)

    async def keep(self, player: Player) -> None:
        await self.store.keep_player(player)
        self._guests.discard(player.id)
        self.remember(player)

    async def change(self, player: Player, name: str | None, language: str | None, figure: str | None = None) -> Player:
        if name is not None:
            player.name = checked_name(name)
        if language is not None:
            player.language = checked_language(language)
        if figure is not None:
            player.figure = checked_figure(figure)
        await self.keep(player)
        return player

    async def end_cookies(self, player: Player) -> None:
        """Every cookie given out before ends here."""
        player.epoch += 1
        await self.keep(player)
