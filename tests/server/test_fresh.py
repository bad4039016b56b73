"""SQLite's log: appended in one place, sorted in later, the same for everybody who reads."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from seaboard.server.store import sqlite_file
from seaboard.server.store.schema import VERSION
from seaboard.server.store.sqlite import SqliteStore
from seaboard.service.store import Conflict, TableRow, Write
from seaboard.table.entry import Entry

PART = "SELECT count(*) FROM "


def entry(n: int) -> Entry:
    return Entry(n, "move", 1000 + n, "p", f"c{n}", n, {"move": "x"})


def counts(path: Path) -> tuple[int, int]:
    """How many are fresh, and how many are sorted in."""
    with sqlite3.connect(path) as connection:
        found = [connection.execute(PART + table).fetchone()[0] for table in ("fresh", "entries")]
    connection.close()
    return found[0], found[1]


def with_store(path: Path, job: Callable[[SqliteStore], Awaitable[None]], exclusive: bool = True) -> None:
    async def run() -> None:
        store = SqliteStore(str(path))
        await store.open(exclusive=exclusive)
        try:
            await job(store)
        finally:
            await store.close()

    asyncio.run(run())


@pytest.fixture(autouse=True)
def _never_idle(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite_file, "IDLE_SECONDS", 60.0)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "t.sqlite3"


def test_entries_are_read_in_their_order_wherever_they_are(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite_file, "MOST_FRESH", 50)

    async def job(store: SqliteStore) -> None:
        for n in range(1, 31):
            await asyncio.gather(*(store.commit([Write(table, [entry(n)])]) for table in "ab"))
            for table in "ab":
                assert [one.n for one in await store.entries(table, n // 2)] == list(range(n // 2 + 1, n + 1))
        fresh, sorted_in = counts(path)
        assert fresh < 50 <= sorted_in
        told = [one async for one in store.dump() if one["table"] == "entries"]
        assert {(one["table_id"], one["n"]) for one in told} == {(table, n) for table in "ab" for n in range(1, 31)}
        assert len(told) == 60

    with_store(path, job)
    assert counts(path) == (0, 60)


def test_an_entry_is_there_once_whether_fresh_or_sorted_in(path: Path) -> None:
    async def job(store: SqliteStore) -> None:
        await store.commit([Write("a", [entry(1)])])
        with pytest.raises(Conflict):
            await store.commit([Write("a", [entry(1)])])
        await store.prune(0, 0)  # sorts in
        assert counts(path) == (0, 1)
        for _ in range(2):
            with pytest.raises(Conflict):
                await store.commit([Write("a", [entry(1)])])
        # One that was taken back is no entry: its number is free.
        with pytest.raises(Conflict):
            await store.commit([Write("b", [entry(1)]), Write("a", [entry(1)])])
        await store.commit([Write("b", [entry(1)])])
        assert [one.n for one in await store.entries("b")] == [1]

    with_store(path, job)

    async def again(store: SqliteStore) -> None:
        with pytest.raises(Conflict):
            await store.commit([Write("a", [entry(1)])])
        await store.commit([Write("a", [entry(2)])])

    with_store(path, again)


def test_what_was_fresh_when_the_power_went_is_sorted_in_at_the_start(path: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    copy.mkdir()

    async def job(store: SqliteStore) -> None:
        for n in range(1, 8):
            await store.commit([Write("a", [entry(n)])])
        for file in tmp_path.glob("t.sqlite3*"):
            shutil.copy(file, copy)  # the journal beside it is what a dead server leaves

    with_store(path, job)
    assert counts(copy / path.name) == (7, 0)

    async def read(store: SqliteStore) -> None:
        assert [one.n for one in await store.entries("a")] == list(range(1, 8))
        assert counts(copy / path.name) == (0, 7)

    with_store(copy / path.name, read)


def test_a_command_beside_the_server_is_noticed(path: Path) -> None:
    async def job(store: SqliteStore) -> None:
        await store.commit([Write("a", [entry(1)])])
        beside = SqliteStore(str(path))
        await beside.open(exclusive=False)
        await beside.commit([Write("a", [entry(2)])])
        with pytest.raises(Conflict):
            await store.commit([Write("a", [entry(2)])])
        await beside.close()
        with pytest.raises(Conflict):
            await store.commit([Write("a", [entry(2)])])
        await store.commit([Write("a", [entry(3)])])
        assert [one.n for one in await store.entries("a")] == [1, 2, 3]

    with_store(path, job)


def test_a_file_of_the_version_before_is_brought_up_to_date(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    row = TableRow("a", "g", "running", "link", False, True, 1, "{}")

    async def old(store: SqliteStore) -> None:
        await store.commit([Write("a", [entry(1)], row)])

    with_store(path, old)
    with sqlite3.connect(path) as connection:  # as it was before entries were appended in one place
        connection.execute("DROP TABLE fresh")
        connection.execute("DROP INDEX papers_id")
        connection.execute(f"PRAGMA user_version = {VERSION - 2}")
    connection.close()

    async def new(store: SqliteStore) -> None:
        await store.commit([Write("a", [entry(2)])])
        assert [one.n for one in await store.entries("a")] == [1, 2]

    with_store(path, new)
