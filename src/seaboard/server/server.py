"""A server: its store, its tables, its people and its bots, started and stopped together."""

from __future__ import annotations

import secrets
import time

from seaboard.server.bots import Thinkers
from seaboard.server.config import Config
from seaboard.server.hub import Hub
from seaboard.server.limits import Buckets
from seaboard.server.logs import note
from seaboard.server.metrics import Metrics
from seaboard.server.pages import Pages
from seaboard.server.people import People
from seaboard.server.sockets import Connections
from seaboard.server.store import store_for
from seaboard.server.store.base import Store


class Server:
    """Everything one process has."""

    def __init__(self, config: Config, store: Store | None = None) -> None:
        self.config = config
        self.metrics = Metrics()
        self.store = store or store_for(config.database)
        self.thinkers = Thinkers(config.thinkers, self.metrics)
        self.hub = Hub(self.store, self.thinkers, self.metrics, config)
        self.connections = Connections(self.hub)
        self.pages = Pages()
        self.people: People = People(self.store, "")
        self.closing = False
        limits = config.limits
        self.requests = Buckets(limits.requests)
        self.new_tables = Buckets(limits.new_tables)
        self.guests = Buckets(limits.guests)
        self.passwords = Buckets(limits.passwords)
        self.metrics.gauge("seaboard_connections", "Open WebSockets", lambda: len(self.connections.all))
        self.metrics.gauge("seaboard_tables_in_memory", "Tables in memory", lambda: len(self.hub.live))
        self.metrics.gauge("seaboard_thoughts_waiting", "Bots' moves waiting", lambda: self.thinkers.queue.length)
        self.metrics.gauge("seaboard_thinkers", "Bot processes", lambda: len(self.thinkers.processes))
        started = time.time()
        self.metrics.gauge("seaboard_start_time_seconds", "When this process began", lambda: started)

    async def start(self) -> None:
        await self.store.open(migrate=not self.store.shared)
        self.people = People(self.store, await self.store.setting("secret", secrets.token_hex(32)))
        self.thinkers.start()
        await self.hub.care.start()
        note("started", tables=len(self.hub.live))

    def say_closing(self) -> None:
        """No new commands from now on; those who are connected are asked to come back."""
        if not self.closing:
            self.closing = self.hub.closing = True
            self.connections.say_closing(self.config.drain_seconds)

    async def stop(self) -> None:
        self.say_closing()
        await self.hub.stop()
        self.connections.close_all()
        await self.thinkers.stop()
        await self.store.close()
        note("stopped")
