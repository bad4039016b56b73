"""SQLite: one writer thread that commits in groups, and a reader of its own.

Everybody who wants to write puts it into a queue; the writer takes all that is there, writes it in one transaction and
waits for the disk once. With `synchronous=FULL` a commit that has returned survives the loss of power.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import sqlite3
import threading
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import IO, Any, TypeVar

from seaboard.core.refused import Refused
from seaboard.server.store.base import (
    Conflict,
    Player,
    Rate,
    Rating,
    Store,
    StoreFailed,
    TableRow,
    Write,
    decode,
    encode,
)
from seaboard.server.store.schema import DATA, FORGET, PASS_ON, VERSION, statements
from seaboard.table.entry import Entry

T = TypeVar("T")
WORDS = {"bool": "INTEGER", "float": "REAL", "clustered": " WITHOUT ROWID"}
MOST_AT_ONCE = 2000
CHECKPOINT_SECONDS = 2.0
JOURNAL_BYTES = 16 << 20
ROWS_AT_ONCE = 1000

ADD_ENTRY = "INSERT INTO entries (table_id, n, kind, ply, at, player, cid, data) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
PUT_ROW = """INSERT INTO tables (id, game, status, visibility, joinable, watchable, touched, doc)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET status = excluded.status,
    visibility = excluded.visibility, joinable = excluded.joinable, watchable = excluded.watchable,
    touched = excluded.touched, doc = excluded.doc"""
ROW = "id, game, status, visibility, joinable, watchable, touched, doc"

Job = Callable[[sqlite3.Connection], Any]


class SqliteStore(Store):
    """A file in the user's data folder, for one server process."""

    def __init__(self, path: str) -> None:
        self.path = path
        self._jobs: queue.SimpleQueue[tuple[Job, asyncio.Future[Any]] | None] = queue.SimpleQueue()
        self._writer: threading.Thread | None = None
        self._readers = ThreadPoolExecutor(1, "seaboard-reader")
        self._loop: asyncio.AbstractEventLoop | None = None
        self._reading: sqlite3.Connection | None = None
        self._lock: IO[bytes] | None = None
        self._checkpointer: threading.Thread | None = None
        self._ending = threading.Event()
        self.groups = 0  # how many transactions carried everything so far

    async def open(self, migrate: bool = True, exclusive: bool = True) -> None:
        self._loop = asyncio.get_running_loop()
        Path(self.path).parent.mkdir(parents=True, exist_ok=True)
        if exclusive:
            self._lock = _hold(self.path)
        ready = self._loop.create_future()
        self._writer = threading.Thread(target=self._write_forever, args=(ready,), name="seaboard-writer", daemon=True)
        self._writer.start()
        await ready
        self._reading = await self._loop.run_in_executor(self._readers, self._connect)
        self._checkpointer = threading.Thread(target=self._check_point_forever, name="seaboard-journal", daemon=True)
        self._checkpointer.start()

    async def close(self) -> None:
        if self._checkpointer is not None:
            self._ending.set()
            await asyncio.to_thread(self._checkpointer.join)
            self._checkpointer = None
        if self._writer is not None:
            self._jobs.put(None)
            await asyncio.to_thread(self._writer.join)
            self._writer = None
        if self._reading is not None:
            await self._read(lambda connection: connection.close())
            self._reading = None
        self._readers.shutdown()
        if self._lock is not None:
            self._lock.close()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False, timeout=10)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA cache_size = -16000")
        connection.execute("PRAGMA wal_autocheckpoint = 0")  # done beside the writer, whom everybody waits for
        connection.execute(f"PRAGMA journal_size_limit = {JOURNAL_BYTES}")
        return connection

    def _check_point_forever(self) -> None:
        """Carry the journal over into the database now and then, without stopping the writer."""
        connection = self._connect()
        carried = 0
        while not self._ending.wait(CHECKPOINT_SECONDS):
            if self.groups > carried:
                carried = self.groups
                with contextlib.suppress(sqlite3.OperationalError):  # busy: next time
                    connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
        connection.close()

    # -- the writer -------------------------------------------------------------------------------------------

    def _write_forever(self, ready: asyncio.Future[None]) -> None:
        assert self._loop is not None
        try:
            connection = self._connect()
            _migrate(connection)
        except Exception as error:
            self._loop.call_soon_threadsafe(ready.set_exception, error)
            return
        self._loop.call_soon_threadsafe(ready.set_result, None)
        while True:
            job = self._jobs.get()
            if job is None:
                connection.execute("PRAGMA optimize")
                connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
                connection.close()
                return
            group = [job]
            stop = False
            while len(group) < MOST_AT_ONCE:
                try:
                    another = self._jobs.get_nowait()
                except queue.Empty:
                    break
                if another is None:
                    stop = True
                    break
                group.append(another)
            answers = _run_group(connection, [job for job, _ in group])
            self.groups += 1
            self._loop.call_soon_threadsafe(_answer, [future for _, future in group], answers)
            if stop:
                self._jobs.put(None)

    def _write(self, job: Callable[[sqlite3.Connection], T]) -> asyncio.Future[T]:
        assert self._loop is not None
        future: asyncio.Future[T] = self._loop.create_future()
        if self._writer is None or not self._writer.is_alive():
            future.set_exception(StoreFailed("the writer has ended"))
        else:
            self._jobs.put((job, future))
        return future

    async def _read(self, job: Callable[[sqlite3.Connection], T]) -> T:
        assert self._loop is not None
        return await self._loop.run_in_executor(self._readers, self._read_now, job)

    def _read_now(self, job: Callable[[sqlite3.Connection], T]) -> T:
        assert self._reading is not None
        try:
            return job(self._reading)
        except sqlite3.Error as error:
            raise StoreFailed(str(error)) from error

    # -- tables -----------------------------------------------------------------------------------------------

    async def commit(self, writes: Sequence[Write]) -> None:
        # What can be done here is not done by the writer, whom everybody waits for.
        entries = [
            (write.table, e.n, e.kind, e.ply, e.at, e.by, e.id, encode(e.data).decode())
            for write in writes
            for e in write.entries
        ]

        def job(connection: sqlite3.Connection) -> None:
            for entry in entries:
                connection.execute(ADD_ENTRY, entry)
            for write in writes:
                _write_row(connection, write)

        await self._write(job)

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        def job(connection: sqlite3.Connection) -> list[Entry]:
            rows = connection.execute(
                "SELECT n, kind, at, player, cid, ply, data FROM entries WHERE table_id = ? AND n > ? ORDER BY n",
                (table, after),
            )
            return [Entry(n, kind, at, by, cid, ply, decode(data)) for n, kind, at, by, cid, ply, data in rows]

        return await self._read(job)

    async def lobby(self, game: str | None, limit: int) -> list[TableRow]:
        return await self._rows(
            f"SELECT {ROW} FROM tables WHERE visibility = 'public' AND status <> 'over' AND (joinable OR watchable)"
            " AND (? IS NULL OR game = ?) ORDER BY joinable DESC, touched DESC LIMIT ?",
            (game, game, limit),
        )

    async def tables_of(self, player: str, statuses: Sequence[str], before: int, limit: int) -> list[TableRow]:
        marks = ", ".join("?" for _ in statuses)
        return await self._rows(
            f"SELECT {ROW} FROM tables JOIN seated ON table_id = id WHERE player = ? AND status IN ({marks})"
            " AND touched < ? ORDER BY touched DESC LIMIT ?",
            (player, *statuses, before, limit),
        )

    async def _rows(self, query: str, values: tuple[Any, ...]) -> list[TableRow]:
        def job(connection: sqlite3.Connection) -> list[TableRow]:
            return [
                TableRow(id, game, status, visibility, bool(joinable), bool(watchable), touched, doc)
                for id, game, status, visibility, joinable, watchable, touched, doc in connection.execute(query, values)
            ]

        return await self._read(job)

    async def _number(self, query: str, values: tuple[Any, ...]) -> int:
        return await self._read(lambda connection: int(connection.execute(query, values).fetchone()[0]))

    async def count_tables_of(self, player: str) -> int:
        return await self._number(
            "SELECT count(*) FROM tables JOIN seated ON table_id = id WHERE player = ? AND status <> 'over'", (player,)
        )

    async def count_over(self, player: str) -> int:
        return await self._number(
            "SELECT count(*) FROM tables JOIN seated ON table_id = id WHERE player = ? AND status = 'over'", (player,)
        )

    async def due(self, at: int, limit: int) -> list[str]:
        def job(connection: sqlite3.Connection) -> list[str]:
            query = "SELECT id FROM tables WHERE wake IS NOT NULL AND wake <= ? ORDER BY wake LIMIT ?"
            return [row[0] for row in connection.execute(query, (at, limit))]

        return await self._read(job)

    # -- people -----------------------------------------------------------------------------------------------

    async def player(self, id: str) -> Player | None:
        return await self._player("id = ?", id)

    async def player_by_login(self, login: str) -> Player | None:
        return await self._player("login = ?", login)

    async def _player(self, where: str, value: str) -> Player | None:
        def job(connection: sqlite3.Connection) -> Player | None:
            columns = ", ".join(DATA["players"])
            row = connection.execute(f"SELECT {columns} FROM players WHERE {where}", (value,)).fetchone()
            return None if row is None else Player(*(*row[:5], decode(row[5]), *row[6:]))

        return await self._read(job)

    async def keep_player(self, player: Player) -> None:
        values = (
            player.id,
            player.name,
            player.language,
            player.login,
            player.password,
            encode(player.recovery).decode(),
            player.epoch,
            player.created,
        )

        def job(connection: sqlite3.Connection) -> None:
            connection.execute(
                "INSERT INTO players (id, name, language, login, password, recovery, epoch, created)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET name = excluded.name,"
                " language = excluded.language, login = excluded.login, password = excluded.password,"
                " recovery = excluded.recovery, epoch = excluded.epoch",
                values,
            )

        await self._write(job)

    async def ratings_of(self, player: str) -> list[Rating]:
        def job(connection: sqlite3.Connection) -> list[Rating]:
            query = "SELECT player, pool, mu, sigma, games FROM ratings WHERE player = ? ORDER BY pool"
            return [Rating(*row) for row in connection.execute(query, (player,))]

        return await self._read(job)

    async def best_of(self, pool: str, limit: int) -> list[tuple[Rating, str]]:
        def job(connection: sqlite3.Connection) -> list[tuple[Rating, str]]:
            query = """SELECT r.player, r.pool, r.mu, r.sigma, r.games, p.name
                FROM ratings r JOIN players p ON p.id = r.player
                WHERE r.pool = ? AND p.login IS NOT NULL ORDER BY r.mu - 3 * r.sigma DESC LIMIT ?"""
            return [(Rating(*row[:5]), row[5]) for row in connection.execute(query, (pool, limit))]

        return await self._read(job)

    async def pass_on(self, guest: str, account: str) -> None:
        def job(connection: sqlite3.Connection) -> None:
            for statement in PASS_ON:
                connection.execute(statement.format(mark="?"), (account, guest))
            for statement in FORGET:
                connection.execute(statement.format(mark="?"), (guest,))

        await self._write(job)

    async def rate(self, table: str, keys: Sequence[tuple[str, str]], rate: Rate) -> bool:
        def job(connection: sqlite3.Connection) -> bool:
            if connection.execute("INSERT OR IGNORE INTO rated (table_id) VALUES (?)", (table,)).rowcount == 0:
                return False
            known = {}
            for player, pool in keys:
                query = "SELECT player, pool, mu, sigma, games FROM ratings WHERE player = ? AND pool = ?"
                row = connection.execute(query, (player, pool)).fetchone()
                if row is not None:
                    known[(player, pool)] = Rating(*row)
            for new in rate(known):
                connection.execute(
                    "INSERT OR REPLACE INTO ratings (player, pool, mu, sigma, games) VALUES (?, ?, ?, ?, ?)",
                    (new.player, new.pool, new.mu, new.sigma, new.games),
                )
            return True

        return await self._write(job)

    # -- all of it --------------------------------------------------------------------------------------------

    async def setting(self, key: str, default: str) -> str:
        def job(connection: sqlite3.Connection) -> str:
            connection.execute("INSERT OR IGNORE INTO settings (key, value) VALUES (?, ?)", (key, default))
            return str(connection.execute("SELECT value FROM settings WHERE key = ?", (key,)).fetchone()[0])

        return await self._write(job)

    async def dump(self) -> AsyncIterator[dict[str, Any]]:
        assert self._loop is not None
        connection = await self._loop.run_in_executor(self._readers, self._connect)
        try:
            connection.execute("BEGIN")  # one moment for all of it, while play goes on
            for table, columns in DATA.items():
                query = f"SELECT {', '.join(columns)} FROM {table}"
                cursor = await self._loop.run_in_executor(self._readers, connection.execute, query)
                while rows := await self._loop.run_in_executor(self._readers, cursor.fetchmany, ROWS_AT_ONCE):
                    for row in rows:
                        yield {"table": table, **dict(zip(columns, row, strict=True))}
        finally:
            await self._loop.run_in_executor(self._readers, connection.close)

    async def load(self, rows: Sequence[dict[str, Any]]) -> None:
        def job(connection: sqlite3.Connection) -> None:
            for row in rows:
                columns = DATA[row["table"]]
                marks = ", ".join("?" for _ in columns)
                verb = "INSERT OR REPLACE" if row["table"] == "settings" else "INSERT"
                connection.execute(
                    f"{verb} INTO {row['table']} ({', '.join(columns)}) VALUES ({marks})",
                    tuple(row[column] for column in columns),
                )

        await self._write(job)


def _hold(path: str) -> IO[bytes]:
    """Two servers on one file would not hear of each other's moves: the second one is refused."""
    file = open(path + ".lock", "wb")  # noqa: SIM115 - held as long as the store is open
    try:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except ImportError:  # no such locks on Windows
        pass
    except OSError:
        file.close()
        raise Refused("database-in-use", file=path) from None
    return file


def _write_row(connection: sqlite3.Connection, write: Write) -> None:
    if write.row is not None:
        row = write.row
        connection.execute(
            PUT_ROW,
            (row.id, row.game, row.status, row.visibility, row.joinable, row.watchable, row.touched, row.doc),
        )
    for player in write.seated:
        connection.execute("INSERT OR IGNORE INTO seated (player, table_id) VALUES (?, ?)", (player, write.table))
    if write.set_wake:
        connection.execute("UPDATE tables SET wake = ? WHERE id = ?", (write.wake, write.table))


def _migrate(connection: sqlite3.Connection) -> None:
    version = int(connection.execute("PRAGMA user_version").fetchone()[0])
    if version > VERSION:
        raise Refused("database-newer", version=version, known=VERSION)
    for step in range(version, VERSION):
        connection.execute("BEGIN IMMEDIATE")
        for statement in statements(step, **WORDS):
            connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {step + 1}")
        connection.execute("COMMIT")


def _run_group(connection: sqlite3.Connection, jobs: Sequence[Job]) -> list[Any]:
    """All jobs in one transaction. If one fails, each gets a savepoint so that only the failing ones are left out."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        answers = [job(connection) for job in jobs]
        connection.execute("COMMIT")
        return answers
    except Exception:
        _roll_back(connection)
    answers = []
    try:
        connection.execute("BEGIN IMMEDIATE")
        for job in jobs:
            connection.execute("SAVEPOINT job")
            try:
                answers.append(job(connection))
            except sqlite3.IntegrityError as error:
                connection.execute("ROLLBACK TO job")
                answers.append(Conflict(str(error)))
            except sqlite3.OperationalError:
                raise
            except Exception as error:
                connection.execute("ROLLBACK TO job")
                answers.append(error)
            connection.execute("RELEASE job")
        connection.execute("COMMIT")
        return answers
    except sqlite3.Error as error:
        _roll_back(connection)
        return [StoreFailed(str(error)) for _ in jobs]


def _roll_back(connection: sqlite3.Connection) -> None:
    if connection.in_transaction:
        connection.execute("ROLLBACK")


def _answer(futures: Sequence[asyncio.Future[Any]], answers: Sequence[Any]) -> None:
    for future, answer in zip(futures, answers, strict=True):
        if future.done():
            continue
        if isinstance(answer, Exception):
            future.set_exception(answer)
        else:
            future.set_result(answer)
