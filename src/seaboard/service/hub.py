"""The tables of this process: a command is decided, tried on a twin, kept in the store, and only then seen."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar, cast

from seaboard.core.refused import Refused
from seaboard.service.care import LEASE, Caretaker
from seaboard.service.config import ServiceConfig
from seaboard.service.live import Live, now
from seaboard.service.loading import Loading
from seaboard.service.logs import failed, note, warn
from seaboard.service.metrics import Metrics
from seaboard.service.names import new_id
from seaboard.service.presence import Presence
from seaboard.service.reviewing import Reviews
from seaboard.service.standings import Rater
from seaboard.service.store import Conflict, Store, StoreFailed, TableRow, Write, encode
from seaboard.service.subscription import Subscription
from seaboard.service.telling import Telling
from seaboard.service.thinking import Thinker
from seaboard.service.trouble import Trouble, told
from seaboard.table import commands, show, wire
from seaboard.table.clock import DAY
from seaboard.table.commands import Decided
from seaboard.table.entry import MOVE, Entry
from seaboard.table.seat import OPEN
from seaboard.table.signs import checked_sign
from seaboard.table.table import OVER, RUNNING, Table

T = TypeVar("T")
ID = re.compile(r"[0-9a-z]{12}")
TRIES = 8
HELD_UP = "held-up"  # a word to other processes


@dataclass(frozen=True, slots=True)
class Acted:
    """A command was carried out: what the table is now, safely kept. `idle`: there was nothing to do."""

    n: int
    ply: int
    table: Table
    idle: bool = False


class Hub:
    """All tables that this process has in memory."""

    def __init__(
        self, store: Store, thinkers: Thinker, metrics: Metrics, config: ServiceConfig, rater: Rater | None = None
    ) -> None:
        self.store = store
        self.rater = rater  # None: nothing is rated here
        self.thinkers = thinkers
        self.metrics = metrics
        self.config = config
        self.live: dict[str, Live] = {}
        self.presence = Presence(store)
        self.telling = Telling(self.presence, metrics, config.limits, self._whisper)
        self.trouble = Trouble(self)
        self.loading = Loading(store)
        self.care = Caretaker(self)
        self.reviews = Reviews(self)
        self.on_over: Callable[[Table], Coroutine[Any, Any, None]] | None = None  # done beside, once or more often
        self.closing = False
        self._room = config.idle_tables  # tables, before somebody looks which of them are idle
        self._locks: dict[str, asyncio.Lock] = {}
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
        if id in self.loading.aside:
            raise Refused("table-broken", table=id)
        live = self.live.get(id)
        if live is None:
            live = await self._fetch(id)
        live.used = time.monotonic()
        return live

    async def _fetch(self, id: str) -> Live:
        try:
            async with self._locks.setdefault(id, asyncio.Lock()):
                live = self.live.get(id)
                if live is None:
                    entries = await self.ask_store(self.store.entries(id))
                    if not entries:
                        raise Refused("table-unknown", table=id)
                    live = self.live[id] = Live(await self._load(id, entries))
                    self.care.look_after(live)
                    self._make_room()
                return live
        finally:
            self._locks.pop(id, None)

    def _make_room(self) -> None:
        """Whoever looks at thousands of old tables, one after the other, does not fill the memory with them."""
        if len(self.live) > self._room:
            self.care.forget_idle()
            self._room = len(self.live) + self.config.idle_tables // 4

    async def _load(self, id: str, entries: Sequence[Entry]) -> Table:
        try:
            table = await self.ask_store(self.loading.table(id, entries))
        except Refused as refusal:
            if refusal.code == "table-broken":  # it is not due every few seconds
                await self.ask_store(self.store.commit([Write(id, (), None, (), now() + DAY, True)]))
            raise
        decided = commands.outdate(table, now())
        if decided.entries:
            ended = folded(table, decided)
            write = Write(id, decided.entries, row_of(ended), (), None, True)
            try:
                await self.ask_store(self.store.commit([write]))
            except Conflict:  # another process has closed it
                return await self._load(id, await self.ask_store(self.store.entries(id)))
            note("table closed: its rules have changed", table=id, game=table.settings.game, rules=table.rules)
            return ended
        return table

    async def subscribe(self, subscription: Subscription, since: int, id: str) -> None:
        """Send a snapshot, then everything that follows."""
        live = await self.fresh(subscription.table)
        self.telling.subscribe(live, subscription, since, id)
        if not live.answered:
            subscription.connection.send(told(live))
        self.care.look_after(live)  # bots whom nobody watched go on

    def unsubscribe(self, subscription: Subscription) -> None:
        live = self.live.get(subscription.table)
        if live is not None:
            self.telling.unsubscribe(live, subscription)

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

    async def act(self, id: str, player: str, command_id: str, decide: Callable[[Table], Decided]) -> Acted:
        """Carry out a command; returns when it is safely kept."""
        # In a task of its own: a player who hangs up in the middle must not leave half a command behind.
        return await asyncio.shield(asyncio.create_task(self._act(id, player, command_id, decide)))

    async def _act(self, id: str, player: str, command_id: str, decide: Callable[[Table], Decided]) -> Acted:
        if self.closing:
            raise Refused("server-closing")
        for _ in range(TRIES):
            live = await self.find(id)
            async with live.lock:
                if live.gone:
                    continue
                if live.doubt:
                    raise Refused("store-unavailable")
                known = live.table.done.get((player, command_id)) if command_id else None
                if known is not None:
                    return Acted(*known, live.table)
                try:
                    decided = decide(live.table)
                except Refused:
                    # Another process may know more than we do: only what the newest state refuses is refused.
                    if self.store.shared and await self.catch_up(live):
                        continue
                    raise
                if not decided.entries:
                    return Acted(live.table.n, live.table.ply, live.table, idle=True)
                try:
                    await self._keep(live, decided)
                except Conflict:
                    self.metrics.conflicts.add()
                    await self.catch_up(live)
                    continue
                return Acted(live.table.n, live.table.ply, live.table)
        raise Refused("store-unavailable")

    async def _keep(self, live: Live, decided: Decided) -> None:
        """Try the entries on a twin, write them, and let the twin take the table's place."""
        entries = decided.entries
        twin = folded(live.table, decided)
        write = self._write_for(live, twin, entries)
        began = time.perf_counter()
        try:
            with self.trouble.patience(live):
                await self.store.commit([write])
        except StoreFailed as error:
            warn("the store failed", reason=str(error), table=live.table.id)
            self.trouble.began(live)  # nobody knows whether it was written
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
        self.telling.deliver(live)
        if table.status == OVER and was != OVER:
            if self.on_over is not None and not self.closing:
                self.later(self.on_over(table))
            note("table over", table=table.id, game=table.settings.game, moves=table.play.step if table.play else 0)
        self.care.look_after(live)

    async def catch_up(self, live: Live) -> bool:
        """Fold what other processes have written; was there something?"""
        entries = await self.ask_store(self.store.entries(live.table.id, live.table.n))
        if not entries:
            return False
        self._become(live, folded(live.table, Decided(entries)))
        return True

    async def create(self, decide: Callable[[Table], Decided], id: str = "") -> Table:
        """Lay a new table; under an id of the caller's it may be there already (`Conflict`)."""
        if self.closing:
            raise Refused("server-closing")
        if id in self.live:
            raise Conflict
        table = Table(id or new_id())
        decided = decide(table)
        live = Live(table)
        async with live.lock:
            await asyncio.shield(asyncio.create_task(self._keep_new(live, decided)))
        note("table laid", table=table.id, game=live.table.settings.game, seats=len(live.table.seats))
        return live.table

    async def _keep_new(self, live: Live, decided: Decided) -> None:
        self.live[live.table.id] = live
        try:
            await self._keep(live, decided)
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
            twin = folded(live.table, mine)
            born = Live(new)
            begun = folded(new, theirs)
            writes = [self._write_for(born, begun, theirs.entries), self._write_for(live, twin, mine.entries)]
            try:
                await self.ask_store(self.store.commit(writes))
            except Conflict:
                await self.catch_up(live)
                return (await self.find(live.table.next)).table
            except Refused:
                self.trouble.began(live)
                raise
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
            seated = sorted(_counted(table) - _counted(live.table))
        wake = self.care.wake_of(table)
        known = live.wake
        if wake is None:
            set_wake = known is not None and table.status == OVER
        else:
            stale = table.bot_to_move() is not None and wake - (known or 0) > LEASE // 2
            set_wake = known is None or known > wake or stale
        return Write(table.id, entries, row, seated, wake, set_wake)

    # -- other processes --------------------------------------------------------------------------------------

    def _heard(self, id: str, n: int) -> None:
        live = self.live.get(id)
        if live is not None and live.table.n < n:
            self.later(self._refresh(live))

    async def _refresh(self, live: Live) -> None:
        async with live.lock:
            if not live.gone:
                try:
                    await self.catch_up(live)
                except Refused:
                    self.trouble.began(live)
                    raise

    async def react(self, id: str, player: str, sign: str) -> None:
        """A sign is held up: all who look see it, here and in the other processes."""
        live = await self.fresh(id)
        seat, shown = checked_sign(live.table, player, sign)
        self.telling.reacted(live, seat, shown)
        self._whisper(f"{HELD_UP} {self.presence.process} {id} {seat} {shown}")

    def _heard_word(self, word: str) -> None:
        if word.startswith(HELD_UP):
            _, process, table, seat, sign = word.split()
            here = self.live.get(table)
            if here is not None and process != self.presence.process:
                self.telling.reacted(here, int(seat), cast(wire.Sign, sign))
            return
        id = self.presence.heard(word)
        live = self.live.get(id) if id else None
        if live is not None:
            self.telling.presence(live, to_others=False)

    def _whisper(self, word: str) -> None:
        self.later(self.store.whisper(word))

    def _heard_gap(self) -> None:
        """Words of other processes may have been lost: look again at everything."""
        for live in list(self.live.values()):
            self.later(self._refresh(live))


def folded(table: Table, decided: Decided) -> Table:
    """The table after the entries; it stays as it is itself."""
    twin = table.twin()
    ahead = decided.ahead
    for entry in decided.entries:
        twin.fold(entry, ahead)
        ahead = None
    return twin


def _counted(table: Table) -> set[str]:
    """Whose table it is: of those who sit there, and of whoever lets bots play among themselves."""
    return {seat.player for seat in table.seats if seat.player} or ({table.host} if table.host else set())


def row_of(table: Table) -> TableRow:
    """What lists of tables say about it."""
    waiting = table.status != OVER
    return TableRow(
        id=table.id,
        game=table.settings.game,
        status=table.status,
        visibility=table.settings.visibility,
        joinable=waiting and not table.closed and any(seat.kind == OPEN or seat.open for seat in table.seats),
        watchable=table.status == RUNNING and table.settings.spectators and not table.closed,
        touched=table.touched,
        doc=encode(show.summary(table, "")).decode(),
    )
