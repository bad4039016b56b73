"""People of a server: known by a signed cookie, some of them with an account."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from seaboard.core.refused import Refused
from seaboard.server import identity
from seaboard.server.addresses import is_own, network_of
from seaboard.server.sessions import Sessions
from seaboard.service.logs import note
from seaboard.service.people import People
from seaboard.service.store import Conflict, Player, Store


def former(player: Player) -> Player:
    """Nobody any more: without name, login and password, and every cookie has ended."""
    return Player(player.id, language=player.language, epoch=player.epoch + 1, created=player.created)


class Accounts(People):
    """Finds players by their cookies, and lets those in who know a password."""

    def __init__(self, store: Store, secret: str, beside: Callable[[Callable[[], Any]], Awaitable[Any]]) -> None:
        super().__init__(store)
        self._beside = beside  # passwords take long to hash, on purpose
        self.secret = secret
        self.sessions = Sessions(store)

    def cookie(self, player: Player, session: str = "") -> str:
        return identity.sign(self.secret, player.id, player.epoch, session)

    def door(self, address: str) -> str:
        """A code for where somebody comes from: the same for the same place, and nothing can be read from it."""
        if is_own(address):
            return ""
        return identity.keyed(self.secret, f"door {network_of(address)}")[:12]

    async def by_cookie(self, value: str | None) -> Player | None:
        """The player of a cookie that we gave out and that still counts."""
        read = identity.read_cookie(self.secret, value) if value else None
        if read is None:
            return None
        id, epoch, session = read
        player = await self.by_id(id)
        if player is None:  # a guest who has not done anything yet
            player = self.guest_of(id)
        if player.epoch != epoch or (session and not await self.sessions.counts(id, session)):
            return None
        return player

    def session_in(self, value: str | None) -> str:
        """Which session a cookie is of; guests, and accounts since before there were sessions, have none."""
        read = identity.read_cookie(self.secret, value) if value else None
        return read[2] if read is not None else ""

    async def register(self, player: Player, login: str, password: str) -> list[str]:
        """The guest becomes an account and keeps everything; returns the recovery codes."""
        if player.login is not None:
            raise Refused("already-registered", login=player.login)
        wanted = identity.checked_login(login)
        identity.checked_password(password)
        codes = identity.new_recovery_codes()
        password_hash = await self._beside(partial(identity.hashed, password))
        account = Player(
            player.id,
            player.name or login.strip(),
            player.language,
            wanted,
            password_hash,
            [identity.hashed_code(code) for code in codes],
            player.epoch + 1,  # the cookie of the guest ends: somebody may have seen it
            player.created,
            player.figure,
        )
        try:
            await self.keep(account)
        except Conflict:
            raise Refused("name-taken", login=wanted) from None
        note("account made", player=player.id)
        return codes

    async def log_in(self, login: str, password: str) -> Player:
        player = await self.store.player_by_login(login.strip().lower())
        right = await self._beside(partial(identity.is_password, player.password if player else "", password))
        if player is None or not right:
            raise Refused("password-wrong")
        self.remember(player)
        return player

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
        if not await self._beside(partial(identity.is_password, player.password, old)):
            raise Refused("password-wrong")
        return await self._new_password(player, new)

    async def delete(self, player: Player, password: str) -> None:
        """The account is no more; what was played stays, without a name."""
        if player.login is None:
            raise Refused("not-registered")
        if not await self._beside(partial(identity.is_password, player.password, password)):
            raise Refused("password-wrong")
        await self.sessions.end_all(player.id)
        await self.keep(former(player))
        note("account deleted", player=player.id)

    async def _new_password(self, player: Player, password: str) -> Player:
        player.password = await self._beside(partial(identity.hashed, password))
        player.epoch += 1  # all cookies given out before end here
        await self.sessions.end_all(player.id)
        await self.keep(player)
        return player
