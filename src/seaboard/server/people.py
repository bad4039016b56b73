"""People: guests with a cookie, and those who have an account."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict

from seaboard.core.refused import Refused
from seaboard.locales import LANGUAGES
from seaboard.server import identity
from seaboard.server.live import now
from seaboard.server.logs import note
from seaboard.server.store.base import Conflict, Player, Store

REMEMBERED = 20_000
FRESH_SECONDS = 30.0  # after which another process may have changed a player


class People:
    """Finds players by their cookies. A guest is written down only when it does something."""

    def __init__(self, store: Store, secret: str) -> None:
        self.store = store
        self.secret = secret
        self._known: OrderedDict[str, tuple[Player, float]] = OrderedDict()
        self._guests: set[str] = set()  # not written down yet

    def new_guest(self, language: str = "") -> Player:
        player = Player(identity.new_id("p", 11), language=language, created=now())
        self._guests.add(player.id)
        self._remember(player)
        return player

    def cookie(self, player: Player) -> str:
        return identity.sign(self.secret, player.id, player.epoch)

    async def by_cookie(self, value: str | None) -> Player | None:
        """The player of a cookie that we gave out and that still counts."""
        read = identity.read_cookie(self.secret, value) if value else None
        if read is None:
            return None
        id, epoch = read
        player = await self.by_id(id)
        if player is None:  # a guest who has not done anything yet
            player = Player(id, created=now())
            self._guests.add(id)
            self._remember(player)
        return player if player.epoch == epoch else None

    async def by_id(self, id: str) -> Player | None:
        known = self._known.get(id)
        if known is not None and (id in self._guests or time.monotonic() - known[1] < FRESH_SECONDS):
            return known[0]
        player = await self.store.player(id)
        if player is not None:
            self._remember(player)
        return player

    def _remember(self, player: Player) -> None:
        self._known[player.id] = (player, time.monotonic())
        self._known.move_to_end(player.id)
        while len(self._known) > REMEMBERED:
            gone, _ = self._known.popitem(last=False)
            self._guests.discard(gone)

    async def write_down(self, player: Player) -> None:
        """Keep a guest who takes a seat."""
        if player.id in self._guests:
            await self._keep(player)

    async def _keep(self, player: Player) -> None:
        await self.store.keep_player(player)
        self._guests.discard(player.id)
        self._remember(player)

    async def change(self, player: Player, name: str | None, language: str | None) -> Player:
        if name is not None:
            player.name = identity.checked_name(name)
        if language is not None:
            if language not in LANGUAGES:
                raise Refused("language-unknown", value=language[:20], known=", ".join(LANGUAGES))
            player.language = language
        await self._keep(player)
        return player

    # -- accounts ---------------------------------------------------------------------------------------------

    async def register(self, player: Player, login: str, password: str) -> list[str]:
        """The guest becomes an account and keeps everything; returns the recovery codes."""
        if player.login is not None:
            raise Refused("already-registered", login=player.login)
        wanted = identity.checked_login(login)
        identity.checked_password(password)
        codes = identity.new_recovery_codes()
        password_hash = await asyncio.to_thread(identity.hashed, password)
        account = Player(
            player.id,
            player.name or login.strip(),
            player.language,
            wanted,
            password_hash,
            [identity.hashed_code(code) for code in codes],
            player.epoch,
            player.created,
        )
        try:
            await self._keep(account)
        except Conflict:
            raise Refused("name-taken", login=wanted) from None
        note("account made", player=player.id)
        return codes

    async def log_in(self, login: str, password: str) -> Player:
        player = await self.store.player_by_login(login.strip().lower())
        right = await asyncio.to_thread(identity.is_password, player.password if player else "", password)
        if player is None or not right:
            raise Refused("password-wrong")
        self._remember(player)
        return player

    async def end_guest(self, guest: Player) -> None:
        """A guest who has passed everything on is nobody any more: its cookie ends."""
        guest.epoch += 1
        await self._keep(guest)

    async def recover(self, login: str, code: str, password: str) -> Player:
        identity.checked_password(password)
        player = await self.store.player_by_login(login.strip().lower())
        wanted = identity.hashed_code(code)
        if player is None or wanted not in player.recovery:
            raise Refused("recovery-wrong")
        player.recovery = [kept for kept in player.recovery if kept != wanted]
        return await self._new_password(player, password)

    async def change_password(self, player: Player, old: str, new: str) -> Player:
        if player.login is None:
            raise Refused("not-registered")
        identity.checked_password(new)
        if not await asyncio.to_thread(identity.is_password, player.password, old):
            raise Refused("password-wrong")
        return await self._new_password(player, new)

    async def _new_password(self, player: Player, password: str) -> Player:
        player.password = await asyncio.to_thread(identity.hashed, password)
        player.epoch += 1  # all cookies given out before end here
        await self._keep(player)
        return player
