"""Everything one process has for its players, except the way to them."""

from __future__ import annotations

from seaboard.service.company import Company
from seaboard.service.config import ServiceConfig
from seaboard.service.heavy import Heavy
from seaboard.service.hub import Hub
from seaboard.service.limits import Buckets
from seaboard.service.line import Rates
from seaboard.service.metrics import Metrics
from seaboard.service.packs import houses_packs
from seaboard.service.people import People
from seaboard.service.standings import Rater
from seaboard.service.store import Player, Store
from seaboard.service.thinking import Thinker
from seaboard.service.voyages import Voyages


class Service:
    """Tables, people and what they may ask for. A host opens the store before `start` and closes it after `stop`."""

    people: People

    def __init__(
        self,
        config: ServiceConfig,
        store: Store,
        thinkers: Thinker,
        metrics: Metrics,
        rater: Rater | None = None,
        heavy: Heavy | None = None,
    ) -> None:
        self.limits = config.limits
        self.packs = houses_packs(config.packs)
        self.metrics = metrics
        self.store = store
        self.hub = Hub(store, thinkers, metrics, config, rater)
        self.people = People(store)
        self.company = Company(store, self.limits)
        self.voyages = Voyages(self.hub, thinkers, config)
        self.hub.on_over = self.voyages.arrived
        self.rates = Rates(self.limits)
        self.heavy = heavy or Heavy()
        self.renames = Buckets(self.limits.renames)
        self.evenings = Buckets(self.limits.evenings)
        self._new_tables = Buckets(self.limits.new_tables)
        self._new_tables_of_door = Buckets(self.limits.new_tables_of_address)
        metrics.gauge("seaboard_tables_in_memory", "Tables in memory", lambda: len(self.hub.live))

    @property
    def closing(self) -> bool:
        return self.hub.closing

    def must_lay(self, player: Player) -> None:
        """Refuse tables that come too often, from one person or from one place."""
        self._new_tables.must(player.id)
        if player.door:
            self._new_tables_of_door.must(player.door)

    async def start(self) -> None:
        """Take up the tables that wait for a bot or a clock."""
        await self.hub.care.start()

    async def stop(self) -> None:
        """Let what is being written be written."""
        await self.hub.stop()
