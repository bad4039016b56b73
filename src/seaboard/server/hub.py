"""The tables of this process: a command is decided, tried on a twin, kept in the store, and only then seen."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, TypeVar

from seaboard.core.refused import Refused
from seaboard.server.bots import Thinkers
from seaboard.server.care import LEASE, Caretaker
from seaboard.server.config import Config
from seaboard.server.identity import new_id
from seaboard.server.live import Live, now
from seaboard.server.logs import failed, note, warn
from seaboard.server.metrics import Metrics
from seaboard.server.presence import Presence
from seaboard.server.store.base import Conflict, Store, StoreFailed, TableRow, Write, encode
from seaboard.server.subscription import Subscription
from seaboard.table import commands, show
from seaboard.table.entry import MOVE, Entry
from seaboard.table.play import Ahead
from seaboard.table.seat import OPEN
from seaboard.table.table import OVER, RUNNING, Table

T = TypeVar("T")
ID = re.compile(r"[0-9a-z]{12}")
TRIES = 8

Decided = tuple[list[Entry], Ahead | None]


class Hub:
    """All tables that this process has in memory."""

    def __init__(self, store: Store, thinkers: Thinkers, metrics: Metrics, config: Config) -> None:
        self.store = store
        self.thinkers = thinkers
        self.metrics = metrics
        self.config = config
        self.live: dict[str, Live] = {}
        self.presence = Presence(store)
        self.care = Caretaker(self)
        self.closing = False
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        store.on_change = self._heard
        store.on_word = self._heard_word
        store.on_gap = self._heard_gap

    # -- life -------------------------------------------------------------------------------------------------

    async def stop(self) -> None:
        """Let what is being written be written; nothing new is begun."""
        self.closing = True
        for live in self.live.values():
            if live.timer is not None:
                live.timer.cancel()
        for live in list(self.live.values()):
            async with live.lock:
                pass
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def later(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do it in the background; a failure is logged, never lost."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._background_done)

    def _background_done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            try:
                task.result()
            except (Refused, StoreFailed) as refusal:
                warn("background work was refused", reason=str(refusal))
            except Exception:
                failed("background work failed")

    # -- finding ----------------------------------------------------------------------------------------------

    async def find(self, id: str) -> Live:
        """A table by its id, from memory or from its log."""
        if not ID.fullmatch(id):
            raise Refused("table-unknown", table=id[:20])
        live = self.live.get(id)
        if live is None:
            async with self._loading.setdefault(id, asyncio.Lock()):
                live = self.live.get(id)
                if live is None:
                    entries = await self.ask_store(self.store.entries(id))
                    if not entries:
                        self._loading.pop(id, None)
                        raise Refused("table-unknown", table=id)
                    live = self.live[id] = Live(Table(id, entries))
                    self.care.look_after(live)
            self._loading.pop(id, None)
        live.used = time.monotonic()
        return live

    async def fresh(self, id: str) -> Live:
        """The table with everything that other processes have written so far."""
        live = await self.find(id)
        if self.store.shared:
            async with live.lock:
                if not live.gone:
                    await self.catch_up(live)
        return live

    async def ask_store(self, asked: Coroutine[Any, Any, T]) -> T:
        try:
            return await asked
        except StoreFailed as error:
            warn("the store failed", reason=str(error))
            raise Refused("store-unavailable") from error

    def forget(self, live: Live) -> None:
        """Out of memory: what is in the store counts."""
        live.gone = True
        if live.timer is not None:
            live.timer.cancel()
        if self.live.get(live.table.id) is live:
            del self.live[live.table.id]

    # -- changing ---------------------------------------------------------------------------------------------

    async def act(
        self, id: str, player: str, command_id: str, decide: Callable[[Table], Decided]
    ) -> tuple[int, int, Table]:
        """Carry out a command; returns n and ply when it is safely kept, and the table."""
        # In a task of its own: a player who hangs up in the middle must not leave half a command behind.
        return await asyncio.shield(asyncio.create_task(self._act(id, player, command_id, decide)))

    async def _act(
        self, id: str, player: str, command_id: str, decide: Callable[[Table], Decided]
    ) -> tuple[int, int, Table]:
        if self.closing:
            raise Refused("server-closing")
        for _ in range(TRIES):
            live = await self.find(id)
            async with live.lock:
                if live.gone:
                    continue
                known = live.table.done.get((player, command_id)) if command_id else None
                if known is not None:
                    return *known, live.table
                try:
                    entries, ahead = decide(live.table)
                except Refused:
                    # Another process may know more than we do: only what the newest state refuses is refused.
                    if self.store.shared and await self.catch_up(live):
                        continue
                    raise
                if not entries:
                    return live.table.n, live.table.ply, live.table
                try:
                    await self._keep(live, entries, ahead)
                except Conflict:
                    self.metrics.conflicts.add()
                    await self.catch_up(live)
                    continue
                return live.table.n, live.table.ply, live.table
        raise Refused("store-unavailable")

    async def _keep(self, live: Live, entries: Sequence[Entry], ahead: Ahead | None) -> None:
        """Try the entries on a twin, write them, and let the twin take the table's place."""
        twin = live.table.twin()
        for entry in entries:
            twin.fold(entry, ahead)
            ahead = None
        write = self._write_for(live, twin, entries)
        began = time.perf_counter()
        try:
            await self.store.commit([write])
        except StoreFailed as error:
            warn("the store failed", reason=str(error), table=live.table.id)
            self.forget(live)  # nobody knows whether it was written
            raise Refused("store-unavailable") from error
        self.metrics.commit.add(time.perf_counter() - began)
        if write.set_wake:
            live.wake = write.wake
        self._become(live, twin)
        for entry in entries:
            self.metrics.entries.add(entry.kind)

    def _become(self, live: Live, table: Table) -> None:
        was = live.table.status
        live.table = table
        self.deliver(live)
        if table.status == OVER and was != OVER:
            note("table over", table=table.id, game=table.settings.game, moves=table.play.step if table.play else 0)
        self.care.look_after(live)

    async def catch_up(self, live: Live) -> bool:
        """Fold what other processes have written; was there something?"""
        entries = await self.ask_store(self.store.entries(live.table.id, live.table.n))
        if not entries:
            return False
        twin = live.table.twin()
        for entry in entries:
            twin.fold(entry)
        self._become(live, twin)
        return True

    async def create(self, player: str, decide: Callable[[Table], list[Entry]]) -> Table:
        """Lay a new table."""
        if self.closing:
            raise Refused("server-closing")
        table = Table(new_id())
        entries = decide(table)
        live = Live(table)
        async with live.lock:
            await asyncio.shield(asyncio.create_task(self._keep_new(live, entries)))
        note("table laid", table=table.id, game=live.table.settings.game, seats=len(live.table.seats))
        return live.table

    async def _keep_new(self, live: Live, entries: Sequence[Entry]) -> None:
        self.live[live.table.id] = live
        try:
            await self._keep(live, entries, None)
        except Exception:
            self.forget(live)
            raise

    async def rematch(self, id: str, asker: commands.Asker) -> Table:
        """The table of the rematch, laid now or by somebody who asked before."""
        live = await self.find(id)
        async with live.lock:
            if live.table.next:
                return (await self.find(live.table.next)).table
            new = Table(new_id())
            mine, theirs = commands.rematch(live.table, asker, new)
            twin = live.table.twin()
            for entry in mine:
                twin.fold(entry)
            born = Live(new)
            begun = new.twin()
            for entry in theirs:
                begun.fold(entry)
            try:
                await self.ask_store(
                    self.store.commit([self._write_for(born, begun, theirs), self._write_for(live, twin, mine)])
                )
            except Conflict:
                await self.catch_up(live)
                return (await self.find(live.table.next)).table
            self.live[new.id] = born
            self._become(born, begun)
            self._become(live, twin)
            return begun

    def _write_for(self, live: Live, table: Table, entries: Sequence[Entry]) -> Write:
        """What the store is told; `table` is the table after the entries."""
        row = None
        seated: Sequence[str] = ()
        if any(entry.kind != MOVE for entry in entries) or table.status == OVER:
            row = row_of(table)
            seated = sorted(
                {seat.player for seat in table.seats if seat.player} - {seat.player for seat in live.table.seats}
            )
        wake = self.care.wake_of(table)
        known = live.wake
        if wake is None:
            set_wake = known is not None and table.status == OVER
        else:
            stale = table.bot_to_move() is not None and wake - (known or 0) > LEASE // 2
            set_wake = known is None or known > wake or stale
        return Write(table.id, entries, row, seated, wake, set_wake)

    # -- telling ----------------------------------------------------------------------------------------------

    def deliver(self, live: Live) -> None:
        """Send everybody who looks what is new to them."""
        table = live.table
        at = now()
        cache: dict[tuple[str, int | None, int], bytes] = {}
        for subscription in list(live.subscriptions):
            if subscription.n >= table.n:
                continue
            seat, player = subscription.seat, subscription.player
            mine = table.seats_of(player)
            if seat is not None and seat not in mine:
                live.subscriptions.discard(subscription)
                subscription.end("not-your-seat")
                continue
            key = (player if mine else "", seat, subscription.n)
            if key not in cache:
                cache[key] = encode(show.update(table, key[0], seat, subscription.n, at))
            subscription.send(cache[key], table.n)
            self.metrics.sent.add()

    async def subscribe(self, subscription: Subscription, since: int, id: str) -> None:
        """Send a snapshot, then everything that follows."""
        live = await self.fresh(subscription.table)
        table = live.table
        mine = table.seats_of(subscription.player)
        if subscription.pick_seat:
            subscription.seat = mine[0] if mine else None
        seat = subscription.seat
        if seat is not None and seat not in mine:
            raise Refused("not-your-seat", seat=seat)
        if seat is None and not mine:
            if not table.settings.spectators and table.status == RUNNING:
                raise Refused("spectators-off")
            watching = sum(one.seat is None for one in live.subscriptions)
            if watching >= self.config.limits.watchers_per_table:
                raise Refused("too-many-watchers", limit=self.config.limits.watchers_per_table)
        shown = show.snapshot(table, subscription.player, seat, since, now())
        shown["presence"] = self.presence.shown(table, [*live.subscriptions, subscription])
        if id:
            shown["id"] = id
        live.subscriptions = {one for one in live.subscriptions if not one.is_same(subscription)} | {subscription}
        subscription.send(encode(shown), table.n)
        self.metrics.sent.add()
        self.tell_presence(live)

    def unsubscribe(self, subscription: Subscription) -> None:
        live = self.live.get(subscription.table)
        if live is not None and subscription in live.subscriptions:
            live.subscriptions.discard(subscription)
            live.used = time.monotonic()
            self.tell_presence(live)

    def tell_presence(self, live: Live, to_others: bool = True) -> None:
        """Say who is here, if that has changed."""
        told = self.presence.changed(live.table, list(live.subscriptions), to_others)
        for word in self.presence.words():
            self.later(self.store.whisper(word))
        if told is None:
            return
        message = encode({"type": "presence", "table": live.table.id, **told})
        for connection in {one.connection for one in live.subscriptions}:
            connection.send(message)

    # -- other processes --------------------------------------------------------------------------------------

    def _heard(self, id: str, n: int) -> None:
        live = self.live.get(id)
        if live is not None and live.table.n < n:
            self.later(self._refresh(live))

    async def _refresh(self, live: Live) -> None:
        async with live.lock:
            if not live.gone:
                await self.catch_up(live)

    def _heard_word(self, word: str) -> None:
        id = self.presence.heard(word)
        live = self.live.get(id) if id else None
        if live is not None:
            self.tell_presence(live, to_others=False)

    def _heard_gap(self) -> None:
        """Words of other processes may have been lost: look again at everything."""
        for live in list(self.live.values()):
            self.later(self._refresh(live))


def row_of(table: Table) -> TableRow:
    """What lists of tables say about it."""
    waiting = table.status != OVER
    return TableRow(
        id=table.id,
        game=table.settings.game,
        status=table.status,
        visibility=table.settings.visibility,
        joinable=waiting and any(seat.kind == OPEN or seat.open for seat in table.seats),
        watchable=table.status == RUNNING and table.settings.spectators,
        touched=table.touched,
        doc=encode(show.summary(table, "")).decode(),
    )
