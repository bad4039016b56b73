"""What a store can do, and the rows that go in and out."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from seaboard.table.entry import Entry

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder().decode


class Conflict(Exception):
    """Somebody else has written this entry of the table's log first: look again and decide anew."""


class StoreFailed(Exception):
    """The store did not answer as it should; whether something was written is not known."""


@dataclass(frozen=True, slots=True)
class TableRow:
    """What lists of tables need without reading the log."""

    id: str
    game: str
    status: str
    visibility: str
    joinable: bool
    watchable: bool
    touched: int
    doc: str  # the summary as JSON


@dataclass(frozen=True, slots=True)
class Write:
    """What is to be written for one table, all or nothing."""

    table: str
    entries: Sequence[Entry]
    row: TableRow | None = None  # when something but a move happened
    seated: Sequence[str] = ()  # players who have a seat from now on
    wake: int | None = None  # when somebody must look after the table
    set_wake: bool = False  # False: `wake` stays as it is


@dataclass(slots=True)
class Player:
    """Somebody who plays here; a guest has no login."""

    id: str
    name: str = ""
    language: str = ""
    login: str | None = None
    password: str = ""  # hashed
    recovery: list[str] = field(default_factory=list)  # hashed
    epoch: int = 0  # grows when all cookies given out before shall end
    created: int = 0


@dataclass(frozen=True, slots=True)
class Rating:
    """How well a player does in one pool."""

    player: str
    pool: str
    mu: float
    sigma: float
    games: int


# Given the ratings as they stand, the ratings as they are from now on
Rate = Callable[[dict[tuple[str, str], Rating]], list[Rating]]


class Store(ABC):
    """Where everything is kept. Nothing that `commit` has returned from is ever lost."""

    shared = False  # other processes may serve the same tables
    on_change: Callable[[str, int], None] | None = None  # another process has brought a table to entry n
    on_word: Callable[[str], None] | None = None  # a short word from another process
    on_gap: Callable[[], None] | None = None  # changes may have been missed

    @abstractmethod
    async def open(self, migrate: bool = True, exclusive: bool = True) -> None:
        """Connect; bring the schema up to date or refuse an old one. Exclusive: this process is going to write."""

    @abstractmethod
    async def close(self) -> None: ...

    @abstractmethod
    async def commit(self, writes: Sequence[Write]) -> None:
        """Write all or nothing, durably; raises Conflict if an entry is there already."""

    @abstractmethod
    async def entries(self, table: str, after: int = 0) -> list[Entry]: ...

    @abstractmethod
    async def lobby(self, game: str | None, limit: int) -> list[TableRow]:
        """Public tables that have an open seat or may be watched, newest first."""

    @abstractmethod
    async def tables_of(self, player: str, statuses: Sequence[str], before: int, limit: int) -> list[TableRow]: ...

    @abstractmethod
    async def count_tables_of(self, player: str) -> int:
        """How many waiting or running tables a player sits at."""

    @abstractmethod
    async def due(self, at: int, limit: int) -> list[str]:
        """Tables that somebody must look after."""

    @abstractmethod
    async def player(self, id: str) -> Player | None: ...

    @abstractmethod
    async def player_by_login(self, login: str) -> Player | None: ...

    @abstractmethod
    async def keep_player(self, player: Player) -> None:
        """Insert or replace; raises Conflict if another player has the login."""

    @abstractmethod
    async def ratings_of(self, player: str) -> list[Rating]: ...

    @abstractmethod
    async def best_of(self, pool: str, limit: int) -> list[tuple[Rating, str]]:
        """The best of a pool with their names."""

    @abstractmethod
    async def pass_on(self, guest: str, account: str) -> None:
        """The guest's history, and its ratings in pools where the account has none, are the account's from now on."""

    @abstractmethod
    async def count_over(self, player: str) -> int: ...

    @abstractmethod
    async def rate(self, table: str, keys: Sequence[tuple[str, str]], rate: Rate) -> bool:
        """Rate a finished table once: read, compute and write in one transaction. False: it was rated before."""

    @abstractmethod
    async def setting(self, key: str, default: str) -> str:
        """A value for all processes; the first to ask sets it."""

    @abstractmethod
    def dump(self) -> AsyncIterator[dict[str, Any]]:
        """Everything, as rows {"table": name, …}."""

    @abstractmethod
    async def load(self, rows: Sequence[dict[str, Any]]) -> None:
        """Rows of `dump` into this store; raises Conflict if something is there already."""

    async def whisper(self, word: str) -> None:
        """Tell the other processes something that need not be kept."""
        return None

    async def check(self) -> None:
        """Raise if the store does not answer."""
        await self.due(0, 1)
