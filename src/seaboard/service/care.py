"""Looking after tables: bots whose turn it is, clocks that run out, ratings, tables that nobody else looks after.

Every table that needs somebody has a time in the store (`wake`) at which it must be looked at. The process that has it
in memory does so before; if that process is gone, any other finds the table when its time has come.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

from seaboard.core.game import Move
from seaboard.core.refused import Refused
from seaboard.review.shape import Advice, bare_advice
from seaboard.service.figures import note_ratings
from seaboard.service.live import Live, now
from seaboard.service.logs import failed, warn
from seaboard.service.standings import Placed, standings
from seaboard.service.store import StoreFailed, Write
from seaboard.service.thinking import CannotThink
from seaboard.table import commands
from seaboard.table.clock import DAY
from seaboard.table.table import OVER, WAITING, Table

if TYPE_CHECKING:
    from seaboard.service.hub import Hub

LEASE = 30_000  # how long others leave a table alone whose bot is thinking here
SWEEP_SECONDS = 5.0
DUE_AT_ONCE = 200
TOGETHER = 20  # so many share a wait for the disk
WAITING_DAYS = 14  # after which a table that nobody has come to is closed
RATING = -1  # instead of the ply that a bot thinks about


class Caretaker:
    """Does what no player does."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.begun = now()

    async def start(self) -> None:
        """Take up every table that waits for a bot or a clock, and keep looking after them."""
        self.begun = now()
        # A store of our own: whoever looked after the tables before us is gone. Those who come in need not wait for it.
        self.hub.later(self._sweep_forever(self.begun if self.hub.store.shared else self.begun + LEASE))

    def wake_of(self, table: Table) -> int | None:
        """When somebody must look after this table if nothing happens before."""
        if table.bot_to_move() is not None or _to_be_rated(table):
            return table.touched + LEASE
        if table.status == WAITING:
            return table.touched + WAITING_DAYS * DAY
        return table.deadline()

    def look_after(self, live: Live) -> None:
        """Let the bot think whose turn it is, or set the timer of the clock."""
        if self.hub.closing or live.gone or live.doubt:
            return
        table = live.table
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        if table.bot_to_move() is not None:
            if self._plays_for_nobody(live):
                self.hub.later(self._set_wake(live, None))
            elif live.thinking != table.ply:
                live.thinking = table.ply
                self.hub.later(self._let_bot_move(live))
        elif (deadline := table.deadline()) is not None:
            due = max(deadline, self.begun + int(self.hub.config.grace_seconds * 1000))
            delay = min((due - now()) / 1000, 3600.0)
            live.timer = asyncio.get_running_loop().call_later(max(0.0, delay) + 0.01, self._time_is_up, live)
        elif table.status == WAITING and now() >= table.touched + WAITING_DAYS * DAY:
            self.hub.later(self._close(live))
        elif _to_be_rated(table) and live.thinking != RATING:
            live.thinking = RATING
            self.hub.later(self._rate(live))

    def _plays_for_nobody(self, live: Live) -> bool:
        """Bots among themselves, and nobody has looked for a while: they wait until somebody does."""
        if live.table.people() or live.subscriptions:
            return False
        return time.monotonic() - live.seen > self.hub.config.bots_alone_seconds

    def _time_is_up(self, live: Live) -> None:
        live.timer = None
        self.hub.later(self._time_out(live))

    async def _time_out(self, live: Live) -> None:
        at = now()
        deadline = live.table.deadline()
        if deadline is None or at < deadline:
            self.look_after(live)
            return
        try:
            await self.hub.act(live.table.id, "", "", lambda table: commands.time_out(table, at))
        except Refused as refusal:
            if refusal.code not in ("time-left", "game-over", "server-closing"):
                raise

    async def _close(self, live: Live) -> None:
        at = now()
        await self.hub.act(live.table.id, "", "", lambda table: commands.close(table, at))

    async def _let_bot_move(self, live: Live) -> None:
        table = live.table
        to_move = table.bot_to_move()
        if to_move is None:
            return
        seat, level = to_move
        ply = table.ply
        scripted = table.scripted()
        record = table.record()
        record.result = None
        waiting = asyncio.create_task(
            self.hub.thinkers.think(table.host_door or table.host, record, seat, level, table.berth(seat))
            if scripted is None
            else _recited(scripted)
        )
        try:
            while True:
                done, _ = await asyncio.wait({waiting}, timeout=LEASE / 3000)
                if done:
                    break
                if live.table.ply != ply or live.gone:
                    return
                with contextlib.suppress(Refused):  # the store does not answer: the thought goes on
                    await self._set_wake(live, now() + LEASE)
            try:
                move = waiting.result()
            except CannotThink:
                assert table.play is not None
                move = table.play.timeout().text
            await self.hub.act(table.id, "", "", lambda now_table: commands.bot_move(now_table, now(), seat, ply, move))
        except Refused as refusal:
            if refusal.code not in ("ply-stale", "not-your-turn", "game-over", "server-closing"):
                raise
        finally:
            waiting.cancel()
            if live.thinking == ply:
                live.thinking = None

    async def hint(self, id: str, player: str, seat: int, who: str) -> tuple[int, dict[str, Move], Advice]:
        """What a strong bot would do with what this seat knows, the next best, and why; the moves by their text."""
        table = (await self.hub.find(id)).table
        if seat not in table.seats_of(player):
            raise Refused("not-your-seat", seat=seat)
        if not table.settings.hints:
            raise Refused("hints-off")
        if table.actor() != seat:
            raise Refused("not-your-turn", actor=table.actor())
        assert table.play is not None
        asked = table.asked_of(seat)
        game, state = table.play.game, table.play.state.clone()
        ply, moves = table.ply, game.moves(state)
        try:
            if asked:
                advice = bare_advice(asked[0], "only")  # a lesson says itself why
            else:
                advice = await self.hub.thinkers.advise(who, table.record(), seat)
        except CannotThink:
            raise Refused("hint-failed") from None
        if advice["then"]:
            state.advance(game.parse(state, advice["move"]))
            moves = [*moves, *game.moves(state)]
        return ply, {move.text: move for move in moves}, advice

    async def _rate(self, live: Live) -> None:
        table = live.table
        try:
            placed = standings(table)
            if placed and self.hub.rater is not None and await self._all_registered(placed):
                keys = [(one.player, one.pool) for one in placed]
                if await self.hub.ask_store(self.hub.store.rate(table.id, keys, self.hub.rater(placed))):
                    await note_ratings(self.hub.store, table, placed)
            await self._set_wake(live, None)
        except Refused:
            live.thinking = None  # its time in the store is still set: it is tried again
            raise

    async def _all_registered(self, placed: Sequence[Placed]) -> bool:
        """Guests cost nothing to make, so nobody wins anything from them."""
        for one in placed:
            if ":" not in one.player:  # neither a bot nor a scenario
                player = await self.hub.ask_store(self.hub.store.player(one.player))
                if player is None or player.login is None:
                    return False
        return True

    async def _set_wake(self, live: Live, at: int | None) -> None:
        if live.wake != at:
            await self.hub.ask_store(self.hub.store.commit([Write(live.table.id, (), None, (), at, True)]))
            live.wake = at

    async def _sweep_forever(self, at: int) -> None:
        while not self.hub.closing:
            try:
                await self.sweep(at)
                self.forget_idle()
                await self.hub.presence.repeat()
            except (Refused, StoreFailed) as error:
                warn("sweep failed", reason=str(error))
            except Exception:
                failed("sweep failed")
            await asyncio.sleep(SWEEP_SECONDS)
            at = now()

    async def sweep(self, at: int) -> None:
        """Look after the tables that nobody may be looking after."""
        due = await self.hub.ask_store(self.hub.store.due(at, DUE_AT_ONCE))
        for first in range(0, len(due), TOGETHER):
            await asyncio.gather(*(self._try_to_take_up(id, at) for id in due[first : first + TOGETHER]))

    async def _try_to_take_up(self, id: str, at: int) -> None:
        try:
            await self._take_up(id, at)
        except Refused as refusal:
            if refusal.code == "store-unavailable":
                raise
            warn("a table is not looked after", table=id, reason=refusal.code)

    async def _take_up(self, id: str, at: int) -> None:
        live = await self.hub.find(id)
        async with live.lock:
            if live.gone or live.doubt:
                return
            await self.hub.catch_up(live)
            live.wake = 0  # due, whatever we thought
            await self._set_wake(live, self._wake_from(live.table, at))
            self.look_after(live)

    def _wake_from(self, table: Table, at: int) -> int | None:
        wake = self.wake_of(table)
        return (
            None if wake is None else max(wake, at + LEASE) if table.bot_to_move() is not None else max(wake, at + 1000)
        )

    def forget_idle(self) -> None:
        """Tables that nobody looks at and no bot or clock needs leave the memory, all but the last few at once."""
        old = time.monotonic() - self.hub.config.idle_seconds
        idle = sorted(filter(_is_idle, self.hub.live.values()), key=lambda live: live.used)
        too_many = len(idle) - self.hub.config.idle_tables
        for number, live in enumerate(idle):
            if live.used < old or number < too_many:
                self.hub.forget(live)


def _is_idle(live: Live) -> bool:
    unseen = not live.subscriptions and not live.lock.locked()
    return unseen and live.timer is None and live.thinking in (None, RATING)


async def _recited(move: str) -> str:
    """What a lesson has written down needs no thought."""
    return move


def _to_be_rated(table: Table) -> bool:
    return table.status == OVER and table.settings.rated and table.play is not None
