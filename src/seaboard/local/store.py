"""A store in memory that writes through to whatever keeps rows: in a browser that is IndexedDB."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Awaitable, Sequence
from dataclasses import asdict
from typing import Any, Protocol

from seaboard.service.store import Conflict, Player, Rate, Rating, Store, StoreFailed, TableRow, Write, decode, encode
from seaboard.table.entry import Entry
from seaboard.table.table import OVER, RUNNING, WAITING


class Keeper(Protocol):
    """Keeps rows for good; everything goes in and out as JSON."""

    def keep(self, rows: str) -> Awaitable[Any]:
        """Write a list of {"kind", "key", "value"}, all or nothing; returns when they are safe."""

    def log(self, table: str) -> Awaitable[str]:
        """The kept entries of one table, in their order."""


class LocalStore(Store):
    """What one person keeps on one device. Logs are read when their table is asked for, all else at the start."""

    def __init__(self, keeper: Keeper, rows: Sequence[dict[str, Any]]) -> None:
        self._keeper = keeper
        self._logs: dict[str, list[Entry]] = {}
        self._rows: dict[str, TableRow] = {}
        self._wakes: dict[str, int] = {}
        self._seated: dict[str, set[str]] = {}
        self._people: dict[str, Player] = {}
        self._settings: dict[str, str] = {}
        for row in rows:
            self._take(row["kind"], row["key"], row["value"])

    def _take(self, kind: str, key: str, value: Any) -> None:
        if kind == "table":
            self._seated[key] = set(value["seated"])
            if value["row"] is not None:
                self._rows[key] = TableRow(**value["row"])
            if value["wake"] is not None:
                self._wakes[key] = value["wake"]
        elif kind == "person":
            self._people[key] = Player(**value)
        elif kind == "setting":
            self._settings[key] = value

    async def _keep(self, rows: list[dict[str, Any]]) -> None:
        if not rows:
            return
        try:
            await self._keeper.keep(encode(rows).decode())
        except Exception as error:  # whatever the browser says: no room, no right, a closed database
            raise StoreFailed(str(error)) from error

    async def open(self, migrate: bool = True, exclusive: bool = True) -> None: ...

    async def close(self) -> None: ...

    # -- tables -----------------------------------------------------------------------------------------------

    async def _log(self, table: str) -> list[Entry]:
        log = self._logs.get(table)
        if log is None:
            try:
                kept = decode(await self._keeper.log(table))
            except Exception as error:
                raise StoreFailed(str(error)) from error
            log = self._logs.setdefault(table, [Entry(**entry) for entry in kept])
        return log

    async def commit(self, writes: Sequence[Write]) -> None:
        rows: list[dict[str, Any]] = []
        for write in writes:
            if write.entries and write.entries[0].n != len(await self._log(write.table)) + 1:
                raise Conflict
            rows += [
                {"kind": "entry", "key": [write.table, entry.n], "value": asdict(entry)} for entry in write.entries
            ]
            if write.row is not None or write.seated or write.set_wake:
                rows.append({"kind": "table", "key": write.table, "value": self._after(write)})
        await self._keep(rows)
        for write in writes:  # seen only when it is safe
            (await self._log(write.table)).extend(write.entries)
            self._seated.setdefault(write.table, set()).update(write.seated)
            if write.row is not None:
                self._rows[write.table] = write.row
            if write.set_wake:
                self._wakes.pop(write.table, None)
                if write.wake is not None:
                    self._wakes[write.table] = write.wake

    def _after(self, write: Write) -> dict[str, Any]:
        """What is kept of a table beside its log."""
        row = write.row or self._rows.get(write.table)
        return {
            "row": None if row is None else asdict(row),
            "wake": write.wake if write.set_wake else self._wakes.get(write.table),
            "seated": sorted({*self._seated.get(write.table, ()), *write.seated}),
        }

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        return (await self._log(table))[after:]

    async def row(self, table: str) -> TableRow | None:
        return self._rows.get(table)

    async def lobby(self, game: str | None, limit: int) -> list[TableRow]:
        return []

    async def tables_of(self, player: str, statuses: Sequence[str], before: int, limit: int) -> list[TableRow]:
        mine = [row for id, row in self._rows.items() if player in self._seated[id] and row.status in statuses]
        return sorted((row for row in mine if row.touched < before), key=lambda row: -row.touched)[:limit]

    async def count_tables_of(self, player: str) -> int:
        return len(await self.tables_of(player, (WAITING, RUNNING), 1 << 53, 1 << 30))

    async def count_over(self, player: str) -> int:
        return len(await self.tables_of(player, (OVER,), 1 << 53, 1 << 30))

    async def due(self, at: int, limit: int) -> list[str]:
        return [id for id, wake in self._wakes.items() if wake <= at][:limit]

    # -- people -----------------------------------------------------------------------------------------------

    async def player(self, id: str) -> Player | None:
        return self._people.get(id)

    async def player_by_login(self, login: str) -> Player | None:
        return None

    async def keep_player(self, player: Player) -> None:
        await self._keep([{"kind": "person", "key": player.id, "value": asdict(player)}])
        self._people[player.id] = player

    async def ratings_of(self, player: str) -> list[Rating]:
        return []

    async def best_of(self, pool: str, limit: int) -> list[tuple[Rating, str]]:
        return []

    async def pass_on(self, guest: str, account: str) -> None: ...

    async def rate(self, table: str, keys: Sequence[tuple[str, str]], rate: Rate) -> bool:
        return False  # the seed lies open in the worker: what is played here is never rated

    # -- the rest ---------------------------------------------------------------------------------------------

    async def prune(self, tables_before: int, guests_before: int) -> tuple[int, int]:
        return 0, 0

    async def setting(self, key: str, default: str) -> str:
        if key not in self._settings:
            await self._keep([{"kind": "setting", "key": key, "value": default}])
            self._settings[key] = default
        return self._settings[key]

    async def check(self) -> None:
        await self._keep([{"kind": "setting", "key": "checked", "value": ""}])

    async def dump(self) -> AsyncGenerator[dict[str, Any], None]:
        for id in self._rows:
            for entry in await self._log(id):
                yield {"table": "entries", "id": id, **asdict(entry)}

    async def load(self, rows: Sequence[dict[str, Any]]) -> None:
        raise Conflict
