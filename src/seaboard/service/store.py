"""What a store can do, and the rows that go in and out."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from seaboard.table import wire
from seaboard.table.entry import Entry

END_OF_TIME = 1 << 53
PAGE = 100
STATUSES = ("waiting", "running", "over")

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
    figure: str = ""  # the folded animal that stands for them, and its paper; "" is the one of the seat
    door: str = ""  # by which they came in last; not kept


@dataclass(frozen=True, slots=True)
class Rating:
    """How well a player does in one pool."""

    player: str
    pool: str
    mu: float
    sigma: float
    games: int


@dataclass(frozen=True, slots=True)
class Paper:
    """A small thing to be kept about somebody: a way they are signed in, whom they block, a report, a ban."""

    kind: str
    owner: str
    id: str
    at: int = 0
    doc: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class ReviewRow:
    """A review that was made: it can be made again, so nobody needs to save it."""

    key: str
    table: str
    seat: int  # -1: with everything open
    at: int
    regret: float  # the mean over the decisions of the seat
    decisions: int
    doc: str = ""  # the whole as JSON


# Given the ratings as they stand, the ratings as they are from now on
Rate = Callable[[dict[tuple[str, str], Rating]], list[Rating]]


_read_summary = msgspec.json.Decoder(wire.Summary).decode


def read_summary(row: TableRow) -> wire.Summary:
    """What a row says of its table."""
    return _read_summary(row.doc)


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
    async def row(self, table: str) -> TableRow | None: ...

    @abstractmethod
    async def lobby(self, game: str | None, limit: int) -> list[TableRow]:
        """Public tables that have an open seat or may be watched, newest first."""

    @abstractmethod
    async def tables_of(self, player: str, statuses: Sequence[str], before: int, limit: int) -> list[TableRow]: ...

    async def all_tables_of(self, player: str, statuses: Sequence[str] = STATUSES) -> AsyncIterator[TableRow]:
        """All tables of a player, newest first, a page at a time: also where many were touched at one moment."""
        before, limit = END_OF_TIME, PAGE
        told: set[str] = set()  # of those touched at the last moment of the page before
        while True:
            page = await self.tables_of(player, statuses, before, limit)
            new = [row for row in page if row.id not in told]
            for row in new:
                yield row
            if len(page) < limit:
                return
            oldest = page[-1].touched
            if oldest + 1 < before:
                told = set()
            told |= {row.id for row in new if row.touched == oldest}
            before, limit = oldest + 1, PAGE + len(told)

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
    async def prune(self, tables_before: int, guests_before: int) -> tuple[int, int]:
        """Forget games that ended, and guests without a table who came, before those times; how many of each."""

    async def put_paper(self, paper: Paper) -> None:
        """Keep a paper, in place of one of the same kind, owner and id. A store may have no room for papers."""
        raise StoreFailed("papers are not kept here")

    async def drop_paper(self, kind: str, owner: str, id: str) -> bool:
        """Throw a paper away; was there one?"""
        return False

    async def papers(self, kind: str, owner: str | None = None, limit: int = 1000) -> list[Paper]:
        """The newest papers of a kind, of one owner or of all."""
        return []

    async def paper(self, kind: str, owner: str, id: str) -> Paper | None:
        """One paper."""
        return next((one for one in await self.papers(kind, owner) if one.id == id), None)

    async def weigh_papers(self, kind: str, owner: str) -> dict[str, int]:
        """The bytes of each paper of a kind that somebody has, by their ids; the newest first."""
        return {one.id: len(encode(one.doc)) for one in await self.papers(kind, owner)}

    async def papers_about(self, kind: str, id: str, limit: int = 1000) -> list[Paper]:
        """The newest papers of a kind under one id, whoever owns them."""
        return []

    async def hand_on_papers(self, kinds: Sequence[str], owner: str, to: str) -> None:
        """What one owner has of these kinds is another's from now on, but for ids the other has papers under."""
        return None

    async def forget_papers(self, kinds: Sequence[str], owner: str) -> None:
        """Throw away what an owner has of these kinds."""
        return None

    @abstractmethod
    async def setting(self, key: str, default: str) -> str:
        """A value for all processes; the first to ask sets it."""

    @abstractmethod
    def dump(self) -> AsyncGenerator[dict[str, Any], None]:
        """Everything, as rows {"table": name, …}."""

    @abstractmethod
    async def load(self, rows: Sequence[dict[str, Any]]) -> None:
        """Rows of `dump` into this store; raises Conflict if something is there already."""

    async def review(self, key: str) -> str | None:
        """A review that is kept, as JSON. A store without room for reviews has none."""
        return None

    async def keep_review(self, row: ReviewRow) -> None:
        """Keep a review beside its table."""
        return None

    async def reviews_of(self, tables: Sequence[str]) -> list[ReviewRow]:
        """The reviews of some tables, without what is in them."""
        return []

    async def whisper(self, word: str) -> None:
        """Tell the other processes something that need not be kept."""
        return None

    async def check(self) -> None:
        """Raise if the store cannot be written to."""
        await self.commit([])
