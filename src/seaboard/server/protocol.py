"""HTTP connections that say nothing, or do not read, are hung up on, and nobody holds too many of them."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol

from seaboard.server.addresses import Proxies, network_of
from seaboard.service.config import Limits

LEAST_READ = 16_384  # bytes of an answer, in the time for which a reader may stand still

NO_WEBSOCKET = b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


class Doors:
    """How many connections each address holds; trusted proxies bring many people and are not counted."""

    def __init__(self, limits: Limits, proxies: str) -> None:
        self.limits = limits
        self.proxies = Proxies(proxies)
        self.open: Counter[str] = Counter()

    def come(self, address: str) -> str | None:
        """The place that is taken, or None if there is none left."""
        place = network_of(address)
        if address not in self.proxies and self.open[place] >= self.limits.connections_per_address:
            return None
        self.open[place] += 1
        return place

    def go(self, place: str) -> None:
        self.open[place] -= 1
        if self.open[place] <= 0:
            del self.open[place]


def protocol_with(doors: Doors) -> type[H11Protocol]:
    """uvicorn's protocol, with a door-keeper."""

    class Impatient(H11Protocol):
        """Hangs up on whoever has not sent the whole head of a request in time, or does not read the answer."""

        _place: str | None = None
        _head: asyncio.TimerHandle | None = None
        _unread: asyncio.TimerHandle | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            peer = transport.get_extra_info("peername")
            self._place = doors.come(str(peer[0]) if peer else "")
            if self._place is None:
                transport.abort()
                return
            super().connection_made(transport)
            self._await_head()

        def connection_lost(self, exc: Exception | None) -> None:
            self._stop_waiting()
            self._stop_looking()
            if self._place is None:
                return
            doors.go(self._place)
            super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            if self._place is None:
                return
            if self._head is None and (self.cycle is None or self.cycle.response_complete):
                self._await_head()  # of the next request; before its first byte it is for uvicorn to wait
            super().data_received(data)

        def handle_events(self) -> None:
            before = self.cycle
            super().handle_events()
            if self.cycle is not before:
                self._stop_waiting()

        def handle_websocket_upgrade(self, event: Any) -> None:
            self._stop_waiting()
            super().handle_websocket_upgrade(event)
            upgraded: Any = self.transport.get_protocol()
            place, lost = self._place, upgraded.connection_lost
            self._place = None

            def gone(exc: Exception | None) -> None:
                if place is not None:
                    doors.go(place)
                lost(exc)

            upgraded.connection_lost = gone
            if not upgraded.handshake_initiated:  # no request for a WebSocket after all, and nobody would answer it
                self.transport.write(NO_WEBSOCKET)
                self.transport.close()

        def pause_writing(self) -> None:
            super().pause_writing()
            self._look_again()

        def resume_writing(self) -> None:
            self._stop_looking()
            super().resume_writing()

        def _look_again(self) -> None:
            size = self.transport.get_write_buffer_size()
            self._unread = self.loop.call_later(doors.limits.unread_seconds, self._is_read, size)

        def _is_read(self, before: int) -> None:
            """A long answer takes its time; one that nobody takes is not kept."""
            if self.transport.get_write_buffer_size() > before - LEAST_READ:
                self.transport.abort()
            else:
                self._look_again()

        def _stop_looking(self) -> None:
            if self._unread is not None:
                self._unread.cancel()
                self._unread = None

        def _await_head(self) -> None:
            """Bytes alone do not buy time: a head that trickles in is late as well."""
            self._head = self.loop.call_later(doors.limits.head_seconds, self._late)

        def _stop_waiting(self) -> None:
            if self._head is not None:
                self._head.cancel()
                self._head = None

        def _late(self) -> None:
            self._head = None
            if self.cycle is None or self.cycle.response_complete:
                self.transport.abort()

    return Impatient
