"""A server: its store, its tables, its people and its bots, started and stopped together."""

from __future__ import annotations

import secrets
import time

from seaboard.server.accounts import Accounts
from seaboard.server.bots import Thinkers
from seaboard.server.config import Config
from seaboard.server.pages import Pages
from seaboard.server.pulse import Pulse
from seaboard.server.ratings import rater
from seaboard.server.sockets import Connections
from seaboard.server.store import store_for
from seaboard.server.watch import Watch
from seaboard.server.working import Worker
from seaboard.service.heavy import Heavy
from seaboard.service.limits import Buckets
from seaboard.service.logs import note
from seaboard.service.metrics import Metrics
from seaboard.service.service import Service
from seaboard.service.store import Store


class Server(Service):
    """A service with a store of its own, bots in processes, accounts, and WebSockets to its players."""

    people: Accounts

    def __init__(self, config: Config, store: Store | None = None) -> None:
        metrics = Metrics()
        self.config = config
        self.thinkers = Thinkers(config.thinkers, metrics)
        self.worker = Worker()
        kept = store or store_for(config.database)
        super().__init__(config, kept, self.thinkers, metrics, rater, Heavy(self.worker.run))
        self.connections = Connections(self.hub, self.rates)
        self.pages = Pages()
        self.pulse = Pulse(self.store)
        self.watch = Watch(self)
        self.people = Accounts(self.store, "", self.worker.run)
        self.requests = Buckets(self.limits.requests)
        self.requests_of_address = Buckets(self.limits.requests_of_address)
        self.guests = Buckets(self.limits.guests)
        self.accounts = Buckets(self.limits.accounts)
        self.passwords = Buckets(self.limits.passwords)
        self.passwords_of_login = Buckets(self.limits.passwords_of_login)
        metrics.gauge("seaboard_connections", "Open WebSockets", lambda: len(self.connections.all))
        metrics.gauge("seaboard_thoughts_waiting", "Bots' moves waiting", lambda: self.thinkers.queue.length)
        metrics.gauge("seaboard_thinkers", "Bot processes", lambda: len(self.thinkers.processes))
        started = time.time()
        metrics.gauge("seaboard_start_time_seconds", "When this process began", lambda: started)

    async def start(self) -> None:
        await self.store.open(migrate=not self.store.shared)
        secret = await self.store.setting("secret", secrets.token_hex(32))
        self.people = Accounts(self.store, secret, self.worker.run)
        self.thinkers.start()
        await super().start()
        self.hub.later(self.watch.forever())
        note("started", tables=len(self.hub.live))

    def say_closing(self) -> None:
        """No new commands from now on; those who are connected are asked to come back."""
        if not self.closing:
            self.hub.closing = True
            self.connections.say_closing(self.config.drain_seconds)

    async def stop(self) -> None:
        self.say_closing()
        await super().stop()
        self.connections.close_all()
        await self.thinkers.stop()
        await self.worker.stop()
        await self.store.close()
        note("stopped")
