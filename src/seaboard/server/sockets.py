"""The WebSocket: a line of play over ASGI."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from seaboard.core.refused import Refused
from seaboard.service.hub import Hub
from seaboard.service.line import Line, Rates
from seaboard.service.logs import note
from seaboard.service.store import Player, encode
from seaboard.table import show, wire

Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

TOO_SLOW = 1013  # close codes
TOO_BUSY = 1008
GOING_AWAY = 1012


class Connection(Line):
    """Reads what a player sends and writes what waits for it."""

    def __init__(self, hub: Hub, player: Player, receive: Receive, send: Send, rates: Rates, cookie: str = "") -> None:
        super().__init__(hub, player, rates)
        self.cookie = cookie  # it came with
        self._receive = receive
        self._send = send
        self._out: asyncio.Queue[str | int] = asyncio.Queue(self.limits.unsent_messages)
        self._unsent = 0  # bytes of what waits
        self._room = asyncio.Event()  # little waits: what comes may be answered
        self._room.set()
        self._closing: int | None = None
        self._reader: asyncio.Task[None] | None = None

    def send(self, message: bytes) -> None:
        """Never waits: who does not read is disconnected."""
        if self._closing is not None:
            return
        if self._out.full() or self._unsent > self.limits.unsent_bytes:
            self.hub.metrics.slow.add()
            self.close(TOO_SLOW)
            return
        self._out.put_nowait(message.decode())
        self._unsent += len(message)
        if self._unsent > self.limits.unsent_bytes // 4:
            self._room.clear()

    def close(self, code: int = GOING_AWAY) -> None:
        """Send what is waiting, if there is room, then hang up."""
        if self._closing is not None:
            return
        self._closing = code
        if self._out.full():
            self._out.get_nowait()
        self._out.put_nowait(code)

    async def serve(self) -> None:
        """Until one of us hangs up."""
        self.greet()
        writer = asyncio.create_task(self._write())
        self._reader = asyncio.create_task(self._read())
        try:
            await asyncio.wait({writer, self._reader}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._closing = self._closing or GOING_AWAY
            for task in (writer, self._reader):
                task.cancel()
            await asyncio.gather(writer, self._reader, return_exceptions=True)
            self.end()

    async def _write(self) -> None:
        while True:
            message = await self._out.get()
            if isinstance(message, int):
                await self._send({"type": "websocket.close", "code": message})
                if self._reader is not None:
                    self._reader.cancel()
                return
            await self._send({"type": "websocket.send", "text": message})
            self._unsent -= len(message) if message.isascii() else len(message.encode())
            if self._unsent <= self.limits.unsent_bytes // 4:
                self._room.set()

    async def _read(self) -> None:
        patience: float | None = self.limits.first_seconds
        while True:
            try:
                event = await asyncio.wait_for(self._receive(), patience)
            except TimeoutError:
                self.close(TOO_BUSY)
                return
            patience = None
            if event["type"] == "websocket.disconnect":
                return
            raw = event.get("text")
            if raw is None:
                raw = event.get("bytes") or b""
            await self.hear(raw)
            await self._read_along()

    async def _read_along(self) -> None:
        """Who does not read what it is told is not fed more: its next message waits, and then it is hung up on."""
        try:
            await asyncio.wait_for(self._room.wait(), self.limits.unread_seconds)
        except TimeoutError:
            self.hub.metrics.slow.add()
            self.close(TOO_SLOW)


class Connections:
    """All connections of this process."""

    def __init__(self, hub: Hub, rates: Rates) -> None:
        self.hub = hub
        self.rates = rates
        self.all: set[Connection] = set()
        self._people: Counter[str] = Counter()
        self._doors: Counter[str] = Counter()  # behind a proxy nobody else counts them

    async def serve(self, player: Player, receive: Receive, send: Send, cookie: str = "") -> None:
        connection = Connection(self.hub, player, receive, send, self.rates, cookie)
        await send({"type": "websocket.accept"})
        limit = self._too_many(player)
        if limit:
            refusal = Refused("too-many-connections", limit=limit)
            await send({"type": "websocket.send", "text": encode(show.refused("", refusal)).decode()})
            await send({"type": "websocket.close", "code": TOO_BUSY})
            return
        self.all.add(connection)
        held = ((self._people, player.id), (self._doors, player.door))  # the door of today: tomorrow's is another
        for counted, one in held:
            counted[one] += 1
        try:
            await connection.serve()
        finally:
            self.all.discard(connection)
            for counted, one in held:
                counted[one] -= 1
                if not counted[one]:
                    del counted[one]

    def _too_many(self, player: Player) -> int:
        """The limit that one more connection would be over, of a person or of where they come from; 0: none."""
        limits = self.hub.config.limits
        if self._people[player.id] >= limits.connections_per_person:
            return limits.connections_per_person
        if player.door and self._doors[player.door] >= limits.connections_per_address:
            return limits.connections_per_address
        return 0

    def say_closing(self, seconds: float) -> None:
        """Ask everybody to come back in a moment, perhaps to another process."""
        note("closing", connections=len(self.all))
        for connection in list(self.all):
            connection.tell(wire.Closing(seconds=seconds))

    def end(self, player: str, session: str | None = None) -> None:
        """Hang up on somebody everywhere, or in one session: the cookie they came with has ended."""
        for connection in list(self.all):
            if connection.player.id == player and (session is None or f".{session}." in connection.cookie):
                connection.close(TOO_BUSY)

    def close_all(self) -> None:
        for connection in list(self.all):
            connection.close(GOING_AWAY)
