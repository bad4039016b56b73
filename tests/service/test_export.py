"""All that is kept of somebody goes out piece by piece, whatever there is of it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence

from seaboard.service import requests
from seaboard.service.config import ServiceConfig
from seaboard.service.messages import SeatWanted, TableWanted
from seaboard.service.metrics import Metrics
from seaboard.service.requests_figures import export
from seaboard.service.service import Service
from seaboard.service.store import PAGE, Player, TableRow, Write
from tests.service.memory import Here, Memory


class Paged(Memory):
    """Counts the rows that were asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.told = 0

    async def tables_of(self, player: str, statuses: Sequence[str], before: int, limit: int) -> list[TableRow]:
        rows = await super().tables_of(player, statuses, before, limit)
        self.told += len(rows)
        return rows


def test_an_export_never_holds_more_than_a_page() -> None:
    async def read() -> None:
        store = Paged()
        service = Service(ServiceConfig(), store, Here(), Metrics())
        player = Player("panna0000000", "Anna")
        wanted = TableWanted(game="sea_salt_paper", seats=[SeatWanted(kind="me"), SeatWanted(kind="open")])
        first = store.rows[(await requests.lay(service, player, wanted)).id]
        tables = 5 * PAGE
        for number in range(tables):
            row = TableRow(f"t{number:011}", *[getattr(first, name) for name in TableRow.__slots__[1:]])
            await store.commit([Write(row.id, (), row, [player.id])])  # all were touched at one moment
        pieces = []
        async for piece in export(service, player):
            pieces.append(piece)
            if len(pieces) == 2:
                assert store.told == PAGE, "the first table is out before the others are asked for"
        whole = json.loads(b"".join(pieces))
        assert len(whole["tables"]) == tables + 1
        assert whole["me"]["name"] == "Anna"
        assert len(pieces) > tables
        assert max(map(len, pieces)) < 5000

    asyncio.run(read())
