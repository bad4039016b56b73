"""Both stores keep the same promises."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import psycopg
import pytest

from seaboard.core.refused import Refused
from seaboard.server.store import store_for
from seaboard.server.store.schema import VERSION
from seaboard.service.store import PAGE, Conflict, Paper, Player, Rating, Store, TableRow, Write
from seaboard.table.entry import Entry
from tests.server.postgres import new_database

Job = Callable[[Store], Awaitable[None]]


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "tables.sqlite3")
    return new_database(request.getfixturevalue("postgres"), f"t{secrets.token_hex(6)}")


def with_store(database: str, job: Job) -> None:
    async def run() -> None:
        store = store_for(database)
        await store.open(migrate=True)
        try:
            await job(store)
        finally:
            await store.close()

    asyncio.run(run())


def entry(n: int, ply: int | None = None, **data: Any) -> Entry:
    return Entry(n, "move" if ply else "chat", 1000 + n, "p1", f"c{n}", ply, data)


def row(id: str, **fields: Any) -> TableRow:
    whole = {"game": "g", "status": "waiting", "visibility": "public", "joinable": True, "watchable": False}
    return TableRow(id, **{**whole, "touched": 1, "doc": "{}", **fields})


def test_what_is_committed_is_there_after_opening_again(database: str) -> None:
    written = [entry(1, text="Вітаю ☃"), entry(2, 1, move="take:deck")]

    async def write(store: Store) -> None:
        await store.commit([Write("t", written[:1], row("t"))])
        await store.commit([Write("t", written[1:])])

    async def read(store: Store) -> None:
        assert await store.entries("t") == written
        assert await store.entries("t", 1) == written[1:]
        assert await store.entries("u") == []

    with_store(database, write)
    with_store(database, read)


def test_two_writers_of_one_entry_or_ply_are_impossible(database: str) -> None:
    async def job(store: Store) -> None:
        await store.commit([Write("t", [entry(1, 1)], row("t"))])
        with pytest.raises(Conflict):
            await store.commit([Write("t", [entry(1, 2)])])
        if store.shared:  # elsewhere one process writes, and (table, n) says enough
            with pytest.raises(Conflict):  # another entry, but the same ply
                await store.commit([Write("t", [entry(2, 1)])])
        # all or nothing, also over several tables
        with pytest.raises(Conflict):
            await store.commit([Write("u", [entry(1)], row("u")), Write("t", [entry(1)])])
        assert await store.entries("u") == []
        assert [e.n for e in await store.entries("t")] == [1]

    with_store(database, job)


def test_one_conflict_spoils_nobody_elses_commit(database: str) -> None:
    async def job(store: Store) -> None:
        await store.commit([Write("t", [entry(1)], row("t"))])
        writes = [store.commit([Write(f"u{i}", [entry(1)], row(f"u{i}"))]) for i in range(20)]
        answers = await asyncio.gather(*writes, store.commit([Write("t", [entry(1)])]), return_exceptions=True)
        assert isinstance(answers[-1], Conflict)
        assert answers[:-1] == [None] * 20
        for i in range(20):
            assert len(await store.entries(f"u{i}")) == 1

    with_store(database, job)


def test_lists_of_tables(database: str) -> None:
    async def job(store: Store) -> None:
        await store.commit([Write("a", [entry(1)], row("a", touched=1), ["p1", "p2"])])
        await store.commit([Write("b", [entry(1)], row("b", touched=2, visibility="link"), ["p1"])])
        await store.commit([Write("c", [entry(1)], row("c", touched=3, joinable=False, status="running"), ["p1"])])
        await store.commit([Write("d", [entry(1)], row("d", touched=4, game="h"), ["p2"])])
        assert [one.id for one in await store.lobby(None, 10)] == ["d", "a"]
        assert [one.id for one in await store.lobby("g", 10)] == ["a"]
        assert [one.id for one in await store.tables_of("p1", ["waiting", "running"], 99, 10)] == ["c", "b", "a"]
        assert [one.id for one in await store.tables_of("p1", ["waiting"], 2, 10)] == ["a"]
        assert await store.count_tables_of("p1") == 3
        await store.commit([Write("c", [entry(2)], row("c", touched=5, status="over"))])
        assert await store.count_tables_of("p1") == 2
        assert await store.count_over("p1") == 1

    with_store(database, job)


def test_all_tables_of_somebody_also_if_many_were_touched_at_one_moment(database: str) -> None:
    async def job(store: Store) -> None:
        ids = [f"t{number:04}" for number in range(3 * PAGE + 7)]
        for number, id in enumerate(ids):  # two moments, the border of which is no border of a page
            moment = 5 if number < 40 else 6
            await store.commit([Write(id, [entry(1)], row(id, touched=moment, status="over"), ["anna"])])
        await store.commit([Write("running", [entry(1)], row("running", status="running"), ["anna"])])
        found = [one.id async for one in store.all_tables_of("anna", ("over",))]
        assert sorted(found) == ids
        assert sorted(found[-40:]) == ids[:40]
        assert len([one async for one in store.all_tables_of("anna")]) == len(ids) + 1

    with_store(database, job)


def test_tables_that_must_be_looked_after(database: str) -> None:
    async def job(store: Store) -> None:
        for id, wake in (("a", 50), ("b", 10), ("c", None)):
            await store.commit([Write(id, [entry(1)], row(id), (), wake, True)])
        assert await store.due(9, 10) == []
        assert await store.due(100, 10) == ["b", "a"]
        await store.commit([Write("b", (), None, (), None, True)])
        assert await store.due(100, 10) == ["a"]

    with_store(database, job)


def test_people(database: str) -> None:
    async def job(store: Store) -> None:
        anna = Player("p1", "Олена", "uk", "anna", "hash", ["r1", "r2"], 3, 77, "crab-sky")
        await store.keep_player(anna)
        assert await store.player("p1") == anna
        assert await store.player_by_login("anna") == anna
        assert await store.player("p2") is None
        with pytest.raises(Conflict):
            await store.keep_player(Player("p2", login="anna"))
        anna.name = "Anna"
        await store.keep_player(anna)
        assert (await store.player("p1")) == anna

    with_store(database, job)


def test_papers(database: str) -> None:
    async def job(store: Store) -> None:
        for at, (owner, id) in enumerate([("p1", "a"), ("p1", "b"), ("p2", "a")]):
            await store.put_paper(Paper("block", owner, id, at, {"why": "Олена"}))
        assert [(one.owner, one.id) for one in await store.papers("block")] == [("p2", "a"), ("p1", "b"), ("p1", "a")]
        await store.put_paper(Paper("block", "p1", "a", 9, {"why": ""}))
        assert await store.papers("block", "p1", 1) == [Paper("block", "p1", "a", 9, {"why": ""})]
        assert await store.paper("block", "p1", "a") == Paper("block", "p1", "a", 9, {"why": ""})
        assert await store.paper("block", "p2", "b") is None
        assert list((await store.weigh_papers("block", "p1")).items()) == [("a", 10), ("b", 20)], "bytes, not letters"
        assert await store.papers("ban") == []
        assert (await store.drop_paper("block", "p1", "a"), await store.drop_paper("block", "p1", "a")) == (True, False)
        assert [one.id for one in await store.papers("block", "p1")] == ["b"]
        kept = [row async for row in store.dump() if row["table"] == "papers"]
        assert len(kept) == 2

    with_store(database, job)


def test_papers_are_handed_on_and_forgotten_by_kind(database: str) -> None:
    async def job(store: Store) -> None:
        for paper in (
            Paper("try", "guest", "monday", 1, {"by": "guest"}),
            Paper("try", "guest", "tuesday", 2, {"by": "guest"}),
            Paper("try", "anna", "monday", 3, {"by": "anna"}),
            Paper("session", "guest", "s", 4),
            Paper("try", "borys", "monday", 5),
        ):
            await store.put_paper(paper)
        assert [one.owner for one in await store.papers_about("try", "monday", 2)] == ["borys", "anna"]
        await store.hand_on_papers(["try", "block"], "guest", "anna")
        kept = {one.id: one.doc["by"] for one in await store.papers("try", "anna")}
        assert kept == {"monday": "anna", "tuesday": "guest"}
        assert await store.papers("try", "guest") == []
        assert len(await store.papers("session", "guest")) == 1
        await store.forget_papers(["try", "block"], "anna")
        assert [one.owner for one in await store.papers("try")] == ["borys"]

    with_store(database, job)


def test_a_table_is_rated_once(database: str) -> None:
    async def job(store: Store) -> None:
        await store.keep_player(Player("p1", "Anna", login="anna"))

        def once(known: dict[tuple[str, str], Rating]) -> list[Rating]:
            old = known.get(("p1", "g"), Rating("p1", "g", 25, 8, 0))
            return [Rating("p1", "g", old.mu + 1, old.sigma, old.games + 1)]

        assert await store.rate("t", [("p1", "g")], once) is True
        assert await store.rate("t", [("p1", "g")], once) is False
        assert await store.rate("u", [("p1", "g")], once) is True
        assert await store.ratings_of("p1") == [Rating("p1", "g", 27, 8, 2)]
        assert await store.best_of("g", 5) == [(Rating("p1", "g", 27, 8, 2), "Anna")]

    with_store(database, job)


def test_what_a_guest_has_is_passed_on(database: str) -> None:
    async def job(store: Store) -> None:
        ours = [Rating("guest", "g", 20, 7, 3), Rating("guest", "h", 21, 6, 2), Rating("anna", "g", 30, 2, 9)]
        await store.rate("t", [(one.player, one.pool) for one in ours], lambda _: ours)
        await store.commit([Write("a", [entry(1)], row("a", touched=1), ["guest", "anna"])])
        await store.commit([Write("b", [entry(1)], row("b", touched=2), ["guest"])])
        await store.pass_on("guest", "anna")
        assert [one.id for one in await store.tables_of("anna", ["waiting"], 99, 10)] == ["b", "a"]
        assert await store.tables_of("guest", ["waiting"], 99, 10) == []
        assert await store.ratings_of("anna") == [ours[2], Rating("anna", "h", 21, 6, 2)]
        assert await store.ratings_of("guest") == []

    with_store(database, job)


def test_the_first_to_ask_sets_a_setting(database: str) -> None:
    async def job(store: Store) -> None:
        assert await store.setting("secret", "one") == "one"
        assert await store.setting("secret", "two") == "one"

    with_store(database, job)


def test_postgres_is_migrated_by_command_only(postgres: str) -> None:
    database = new_database(postgres, "fresh")

    async def open_unasked() -> None:
        store = store_for(database)
        await store.open(migrate=False)

    with pytest.raises(Refused, match="database-older"):
        asyncio.run(open_unasked())


def test_two_versions_share_a_postgres_during_an_update(postgres: str) -> None:
    """The new one has migrated; the one before goes on, can be started again, and both see what either writes."""
    database = new_database(postgres, "rolling")

    async def job() -> None:
        before = store_for(database)
        await before.open(migrate=True)
        await before.commit([Write("t", [entry(1, 1)], row("t"), ["p1"])])
        newer = store_for(database)
        await newer.open(migrate=False)
        with psycopg.connect(database, autocommit=True) as connection:  # what a next step would do
            connection.execute("ALTER TABLE players ADD COLUMN hat TEXT NOT NULL DEFAULT ''")
            connection.execute("CREATE TABLE hats (id TEXT PRIMARY KEY)")
            connection.execute("INSERT INTO schema_version (version) VALUES (%s)", (VERSION + 1,))
        again = store_for(database)
        await again.open(migrate=False)
        for n, store in enumerate((before, newer, again), 2):
            await store.commit([Write("t", [entry(n, n)])])
            await store.keep_player(Player(f"p{n}", "Anna"))
        for store in (before, newer, again):
            assert [one.n for one in await store.entries("t")] == [1, 2, 3, 4]
            assert await store.player("p3") == Player("p3", "Anna")
        with psycopg.connect(database, autocommit=True) as connection:
            connection.execute("INSERT INTO schema_version (version) VALUES (%s)", (VERSION + 2,))
        with pytest.raises(Refused, match="database-newer"):  # two versions behind: that was never tried
            await store_for(database).open(migrate=False)
        for store in (before, newer, again):
            await store.close()

    asyncio.run(job())


def test_a_newer_database_is_left_alone(tmp_path: Path) -> None:
    import sqlite3

    path = str(tmp_path / "t.sqlite3")
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA user_version = 99")
    with pytest.raises(Refused, match="database-newer"):
        with_store(path, lambda store: asyncio.sleep(0))


def test_sqlite_syncs_fully_and_in_groups(tmp_path: Path) -> None:
    from seaboard.server.store.sqlite import SqliteStore

    path = str(tmp_path / "t.sqlite3")

    async def job() -> None:
        store = SqliteStore(path)
        await store.open()
        assert store._reading is not None
        assert store._reading.execute("PRAGMA synchronous").fetchone() == (2,)
        assert store._reading.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        before = store.groups
        await asyncio.gather(*(store.commit([Write(f"t{i}", [entry(1)])]) for i in range(500)))
        assert store.groups - before < 250, "many commits share one wait for the disk"
        await store.close()

    asyncio.run(job())


def test_a_store_that_is_gone_refuses_and_comes_back(tmp_path: Path) -> None:
    from seaboard.server.store.sqlite import SqliteStore
    from seaboard.service.store import StoreFailed

    async def job() -> None:
        store = SqliteStore(str(tmp_path / "t.sqlite3"))
        await store.open()
        await store.close()
        with pytest.raises(StoreFailed):
            await store.commit([Write("t", [entry(1)])])

    asyncio.run(job())
