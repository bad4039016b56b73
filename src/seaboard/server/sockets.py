"""The WebSocket: one connection of one player, any number of tables."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

import msgspec

from seaboard import __version__
from seaboard.core.refused import Refused
from seaboard.core.seed import new_seed
from seaboard.server.config import Limits
from seaboard.server.hub import Hub
from seaboard.server.limits import Bucket, Buckets
from seaboard.server.live import now
from seaboard.server.logs import failed, note
from seaboard.server.messages import (
    Abandon,
    Answer,
    AnyMessage,
    Chat,
    Command,
    Hint,
    MakeMove,
    Ping,
    Resign,
    Subscribe,
    Undo,
    Unsubscribe,
)
from seaboard.server.refusals import malformed, written
from seaboard.server.store.base import Player, encode
from seaboard.server.subscription import Subscription
from seaboard.table import commands
from seaboard.table.commands import Asker
from seaboard.table.table import Table

Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

_decode = msgspec.json.Decoder(AnyMessage).decode

TOO_SLOW = 1013  # close codes
TOO_BUSY = 1008
GOING_AWAY = 1012


class Rates:
    """What a person may not do too often, over all connections."""

    def __init__(self, limits: Limits) -> None:
        self.hints = Buckets(limits.hints)
        self.chat = Buckets(limits.chat)


class Connection:
    """Reads what a player sends and answers it, one message after another."""

    def __init__(self, hub: Hub, player: Player, receive: Receive, send: Send, rates: Rates) -> None:
        self.hub = hub
        self.player = player
        self._receive = receive
        self._send = send
        self._rates = rates
        self.limits = hub.config.limits
        self.subscriptions: dict[tuple[str, int | None], Subscription] = {}
        self._out: asyncio.Queue[str | int] = asyncio.Queue(self.limits.unsent_messages)
        self._bucket = Bucket(*self.limits.messages)
        self._closing: int | None = None
        self._reader: asyncio.Task[None] | None = None

    # -- to the player ----------------------------------------------------------------------------------------

    def send(self, message: bytes) -> None:
        """Never waits: who does not read is disconnected."""
        if self._closing is not None:
            return
        try:
            self._out.put_nowait(message.decode())
        except asyncio.QueueFull:
            self.hub.metrics.slow.add()
            self.close(TOO_SLOW)

    def say(self, **message: Any) -> None:
        self.send(encode(message))

    def close(self, code: int = GOING_AWAY) -> None:
        """Send what is waiting, if there is room, then hang up."""
        if self._closing is not None:
            return
        self._closing = code
        if self._out.full():
            self._out.get_nowait()
        self._out.put_nowait(code)

    async def _write(self) -> None:
        while True:
            message = await self._out.get()
            if isinstance(message, int):
                await self._send({"type": "websocket.close", "code": message})
                if self._reader is not None:
                    self._reader.cancel()
                return
            await self._send({"type": "websocket.send", "text": message})

    # -- from the player --------------------------------------------------------------------------------------

    async def serve(self) -> None:
        """Until one of us hangs up."""
        self.say(type="hello", player=self.player.id, time=now(), version=__version__)
        writer = asyncio.create_task(self._write())
        self._reader = asyncio.create_task(self._read())
        try:
            await asyncio.wait({writer, self._reader}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._closing = self._closing or GOING_AWAY
            for task in (writer, self._reader):
                task.cancel()
            await asyncio.gather(writer, self._reader, return_exceptions=True)
            for subscription in self.subscriptions.values():
                self.hub.unsubscribe(subscription)

    async def _read(self) -> None:
        while True:
            event = await self._receive()
            if event["type"] == "websocket.disconnect":
                return
            raw = event.get("text")
            if raw is None:
                raw = event.get("bytes") or b""
            await self._answer(raw)

    async def _answer(self, raw: str | bytes) -> None:
        id = ""
        try:
            if len(raw) > self.limits.message_bytes:
                raise Refused("message-too-large", limit=self.limits.message_bytes)
            await self._slow_down()
            try:
                message = _decode(raw)
            except (msgspec.DecodeError, RecursionError) as error:
                id = _id_in(raw)
                raise malformed(str(error)) from None
            except UnicodeDecodeError:
                raise malformed("not UTF-8") from None
            id = message.id
            self.hub.metrics.messages.add(message.__struct_config__.tag)
            await self._carry_out(message)
        except Refused as refusal:
            self.hub.metrics.refusals.add(refusal.code)
            self.say(type="refused", id=id, **written(refusal))
        except Exception:
            failed("a message failed", player=self.player.id)
            self.say(type="refused", id=id, **written(Refused("server-failed")))

    async def _slow_down(self) -> None:
        """Who sends too much is read more slowly: nothing is lost, and nobody else notices."""
        wait = self._bucket.take()
        if wait:
            self.hub.metrics.throttled.add()
            await asyncio.sleep(wait)

    async def _carry_out(self, message: AnyMessage) -> None:
        match message:
            case Ping():
                self.say(type="pong", id=message.id, time=now())
            case Subscribe():
                await self._subscribe(message)
            case Unsubscribe():
                for key in [key for key in self.subscriptions if _is_meant(message, key)]:
                    self.hub.unsubscribe(self.subscriptions.pop(key))
                self.say(type="done", id=message.id, table=message.table)
            case Hint():
                self._rates.hints.must(self.player.id)
                self.hub.later(self._hint(message))
            case _:
                await self._act(message)

    async def _subscribe(self, message: Subscribe) -> None:
        tables = {table for table, _ in self.subscriptions}
        if len(self.subscriptions) >= self.limits.subscriptions and message.table not in tables:
            raise Refused("too-many-subscriptions", limit=self.limits.subscriptions)
        pick = not isinstance(message.seat, int) and message.seat is not None
        seat = message.seat if isinstance(message.seat, int) else None
        subscription = Subscription(self, self.player.id, message.table, seat, pick)
        await self.hub.subscribe(subscription, message.since, message.id)
        self.subscriptions[(message.table, subscription.seat)] = subscription

    async def _act(self, message: Command) -> None:
        began = time.perf_counter()
        if isinstance(message, Chat):
            self._rates.chat.must(self.player.id)
        asker = Asker(self.player.id, now(), self.player.name, message.id, new_seed())

        def decide(table: Table) -> Any:
            match message:
                case MakeMove():
                    return commands.move(table, asker, message.seat, message.ply, message.move)
                case Undo():
                    return commands.undo(table, asker, message.seat, message.ply), None
                case Abandon():
                    return commands.abandon(table, asker, message.seat), None
                case Answer():
                    return commands.answer(table, asker, message.seat, message.ask, message.yes), None
                case Resign():
                    return commands.resign(table, asker, message.seat), None
                case Chat():
                    return commands.say(table, asker, message.text), None

        n, ply, _ = await self.hub.act(message.table, self.player.id, message.id, decide)
        self.say(type="done", id=message.id, table=message.table, n=n, ply=ply)
        if isinstance(message, MakeMove):
            self.hub.metrics.move.add(time.perf_counter() - began)

    async def _hint(self, message: Hint) -> None:
        try:
            ply, move = await self.hub.care.hint(message.table, self.player.id, message.seat)
            self.say(type="hint", id=message.id, table=message.table, seat=message.seat, ply=ply, move=move)
        except Refused as refusal:
            self.hub.metrics.refusals.add(refusal.code)
            self.say(type="refused", id=message.id, **written(refusal))


class Connections:
    """All connections of this process."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.all: set[Connection] = set()
        self.rates = Rates(hub.config.limits)

    async def serve(self, player: Player, receive: Receive, send: Send) -> None:
        theirs = sum(one.player.id == player.id for one in self.all)
        connection = Connection(self.hub, player, receive, send, self.rates)
        await send({"type": "websocket.accept"})
        if theirs >= self.hub.config.limits.connections_per_person:
            refusal = Refused("too-many-connections", limit=self.hub.config.limits.connections_per_person)
            message = {"type": "refused", "id": "", **written(refusal)}
            await send({"type": "websocket.send", "text": encode(message).decode()})
            await send({"type": "websocket.close", "code": TOO_BUSY})
            return
        self.all.add(connection)
        try:
            await connection.serve()
        finally:
            self.all.discard(connection)

    def say_closing(self, seconds: float) -> None:
        """Ask everybody to come back in a moment, perhaps to another process."""
        note("closing", connections=len(self.all))
        for connection in list(self.all):
            connection.say(type="closing", seconds=seconds)

    def close_all(self) -> None:
        for connection in list(self.all):
            connection.close(GOING_AWAY)


def _is_meant(message: Unsubscribe, key: tuple[str, int | None]) -> bool:
    table, seat = key
    return table == message.table and (message.seat is msgspec.UNSET or message.seat == seat)


def _id_in(raw: str | bytes) -> str:
    """The id in a message that does not fit otherwise, so that its sender knows which one it was."""
    try:
        sent = msgspec.json.decode(raw)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
        return ""
    id = sent.get("id") if isinstance(sent, dict) else None
    return id if isinstance(id, str) and len(id) <= 40 else ""
