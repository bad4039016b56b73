"""A host of the service without any transport: a store in memory, a bot that thinks at once, a line that remembers."""

from __future__ import annotations

import json
from collections.abc import AsyncGenerator, Sequence
from typing import Any

from seaboard.bots.levels import think
from seaboard.core.record import Record
from seaboard.review.advice import advise
from seaboard.review.portions import portion
from seaboard.review.shape import Advice
from seaboard.service.line import Line
from seaboard.service.service import Service
from seaboard.service.store import Conflict, Paper, Player, Rate, Rating, ReviewRow, Store, TableRow, Write
from seaboard.table.entry import Entry


class Memory(Store):
    """Keeps everything until it is thrown away."""

    def __init__(self) -> None:
        self.logs: dict[str, list[Entry]] = {}
        self.rows: dict[str, TableRow] = {}
        self.people: dict[str, Player] = {}
        self.settings: dict[str, str] = {}
        self.wakes: dict[str, int] = {}
        self.seated: dict[str, set[str]] = {}
        self.kept: dict[tuple[str, str, str], Paper] = {}
        self.reviews: dict[str, ReviewRow] = {}

    async def open(self, migrate: bool = True, exclusive: bool = True) -> None: ...

    async def close(self) -> None: ...

    async def commit(self, writes: Sequence[Write]) -> None:
        if any(write.entries and write.entries[0].n != len(self.logs.get(write.table, ())) + 1 for write in writes):
            raise Conflict
        for write in writes:
            self.logs.setdefault(write.table, []).extend(write.entries)
            self.seated.setdefault(write.table, set()).update(write.seated)
            if write.row is not None:
                self.rows[write.table] = write.row
            if write.set_wake:
                self.wakes.pop(write.table, None)
                if write.wake is not None:
                    self.wakes[write.table] = write.wake

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        return self.logs.get(table, [])[after:]

    async def row(self, table: str) -> TableRow | None:
        return self.rows.get(table)

    async def lobby(self, game: str | None, limit: int) -> list[TableRow]:
        found = [row for row in self.rows.values() if row.visibility == "public" and (row.joinable or row.watchable)]
        return [row for row in found if game in (None, row.game)][:limit]

    async def tables_of(self, player: str, statuses: Sequence[str], before: int, limit: int) -> list[TableRow]:
        mine = [row for id, row in self.rows.items() if player in self.seated[id] and row.status in statuses]
        return sorted((row for row in mine if row.touched < before), key=lambda row: -row.touched)[:limit]

    async def count_tables_of(self, player: str) -> int:
        return len(await self.tables_of(player, ("waiting", "running"), 1 << 53, 1 << 30))

    async def due(self, at: int, limit: int) -> list[str]:
        return [id for id, wake in self.wakes.items() if wake <= at][:limit]

    async def player(self, id: str) -> Player | None:
        return self.people.get(id)

    async def player_by_login(self, login: str) -> Player | None:
        return None

    async def keep_player(self, player: Player) -> None:
        self.people[player.id] = player

    async def ratings_of(self, player: str) -> list[Rating]:
        return []

    async def best_of(self, pool: str, limit: int) -> list[tuple[Rating, str]]:
        return []

    async def pass_on(self, guest: str, account: str) -> None: ...

    async def count_over(self, player: str) -> int:
        return len(await self.tables_of(player, ("over",), 1 << 53, 1 << 30))

    async def rate(self, table: str, keys: Sequence[tuple[str, str]], rate: Rate) -> bool:
        return False

    async def prune(self, tables_before: int, guests_before: int) -> tuple[int, int]:
        return 0, 0

    async def put_paper(self, paper: Paper) -> None:
        self.kept[paper.kind, paper.owner, paper.id] = paper

    async def drop_paper(self, kind: str, owner: str, id: str) -> bool:
        return self.kept.pop((kind, owner, id), None) is not None

    async def papers(self, kind: str, owner: str | None = None, limit: int = 1000) -> list[Paper]:
        found = [one for one in self.kept.values() if one.kind == kind and owner in (None, one.owner)]
        return sorted(found, key=lambda one: -one.at)[:limit]

    async def review(self, key: str) -> str | None:
        return self.reviews[key].doc if key in self.reviews else None

    async def keep_review(self, row: ReviewRow) -> None:
        self.reviews[row.key] = row

    async def reviews_of(self, tables: Sequence[str]) -> list[ReviewRow]:
        return [row for row in self.reviews.values() if row.table in tables]

    async def setting(self, key: str, default: str) -> str:
        return self.settings.setdefault(key, default)

    async def dump(self) -> AsyncGenerator[dict[str, Any], None]:
        for id, log in self.logs.items():
            for entry in log:
                yield {"table": "entries", "id": id, "n": entry.n}

    async def load(self, rows: Sequence[dict[str, Any]]) -> None:
        raise Conflict


class Here:
    """Thinks at once, in the way of everybody."""

    async def think(self, who: str, record: Record, seat: int, level: str, berth: int | None = None) -> str:
        return think(record, seat, level, 1, berth)

    async def advise(self, who: str, record: Record, seat: int) -> Advice:
        return advise(record, seat, 1)

    async def portion(self, who: str, record: Record, eyes: int | None, kind: str, plies: list[int]) -> dict[str, Any]:
        return portion(record, eyes, kind, plies)


class Ear(Line):
    """A line that keeps what it is told."""

    def __init__(self, service: Service, player: Player) -> None:
        super().__init__(service.hub, player, service.rates)
        self.told: list[dict[str, Any]] = []

    def send(self, message: bytes) -> None:
        self.told.append(json.loads(message))

    async def say(self, **message: Any) -> dict[str, Any]:
        """Say something and return the answer to it."""
        id = f"m{len(self.told)}"
        await self.hear(json.dumps({**message, "id": id}))
        return next(one for one in reversed(self.told) if one.get("id") == id)

    def last(self, *types: str) -> dict[str, Any]:
        return next(one for one in reversed(self.told) if one["type"] in types)
