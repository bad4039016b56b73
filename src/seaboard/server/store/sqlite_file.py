"""SQLite's file: one writer thread that commits in groups, and a reader of its own.

Everybody who wants to write puts it into a queue; the writer takes all that is there, writes it in one transaction and
waits for the disk once. With `synchronous=FULL` a commit that has returned survives the loss of power.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import IO, Any, TypeVar

from seaboard.core.refused import Refused
from seaboard.server.store.schema import VERSION, statements
from seaboard.server.store.sqlite_log import MOST_FRESH, Log, Row
from seaboard.service.logs import warn
from seaboard.service.store import Conflict, StoreFailed

T = TypeVar("T")
WORDS = {
    "bool": "INTEGER",
    "float": "REAL",
    "clustered": " WITHOUT ROWID",
    "drop_ply": "DROP INDEX IF EXISTS entries_ply",
    "fresh": """CREATE TABLE fresh (
        id INTEGER PRIMARY KEY, table_id TEXT NOT NULL, n INTEGER NOT NULL, kind TEXT NOT NULL, ply INTEGER,
        at BIGINT NOT NULL, player TEXT NOT NULL, cid TEXT NOT NULL, data TEXT NOT NULL)""",
}
PAGE_BYTES = 1024  # of a new file: a move changes one page of its table, and a commit writes whole pages
MOST_AT_ONCE = 2000
CHECKPOINT_SECONDS = 2.0
JOURNAL_BYTES = 16 << 20
IDLE_SECONDS = 0.5

Job = Callable[[sqlite3.Connection], Any] | list[Row]  # something to do, or entries to be appended


class SqliteFile:
    """A database file of one server process, and the threads that write and read it."""

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
        self._log: Log | None = None  # of the writer's thread
        self.groups = 0  # how many transactions carried everything so far

    async def open(self, migrate: bool = True, exclusive: bool = True) -> None:
        self._loop = asyncio.get_running_loop()
        _keep_private(Path(self.path))
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
        connection.execute(f"PRAGMA page_size = {PAGE_BYTES}")  # passed over where there is a file already
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

    @property
    def log(self) -> Log:
        """For jobs, which the writer runs."""
        assert self._log is not None
        return self._log

    # -- the writer -------------------------------------------------------------------------------------------

    def _write_forever(self, ready: asyncio.Future[None]) -> None:
        assert self._loop is not None
        try:
            connection = self._connect()
            _migrate(connection)
            log = self._log = Log(connection)
            log.look()
        except Exception as error:
            self._loop.call_soon_threadsafe(ready.set_exception, error)
            return
        _sort_in(connection, log)  # what a server left that did not end by itself
        self._loop.call_soon_threadsafe(ready.set_result, None)
        while (group := self._next_group(connection, log)) is not None:
            try:
                answers = _run_group(connection, log, [job for job, _ in group])
            except Exception as error:  # whatever happens, nobody waits for ever
                log.forget()
                answers = [StoreFailed(str(error)) for _ in group]
            self.groups += 1
            self._loop.call_soon_threadsafe(_answer, [future for _, future in group], answers)
            if log.fresh >= MOST_FRESH:
                _sort_in(connection, log)
        _sort_in(connection, log)
        connection.execute("PRAGMA optimize")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.close()

    def _next_group(self, connection: sqlite3.Connection, log: Log) -> list[tuple[Job, asyncio.Future[Any]]] | None:
        """All that is wanted now, or None at the end."""
        try:
            job = self._jobs.get(timeout=IDLE_SECONDS) if log.fresh else self._jobs.get()
        except queue.Empty:
            _sort_in(connection, log)
            job = self._jobs.get()
        if job is None:
            return None
        group = [job]
        while len(group) < MOST_AT_ONCE:
            try:
                another = self._jobs.get_nowait()
            except queue.Empty:
                break
            if another is None:
                self._jobs.put(None)
                break
            group.append(another)
        return group

    def _append(self, rows: list[Row]) -> asyncio.Future[None]:
        return self._enqueue(rows)

    def _write(self, job: Callable[[sqlite3.Connection], T]) -> asyncio.Future[T]:
        return self._enqueue(job)

    def _enqueue(self, job: Job) -> asyncio.Future[Any]:
        assert self._loop is not None
        future: asyncio.Future[Any] = self._loop.create_future()
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


def _keep_private(path: Path) -> None:
    """Hidden cards, hashed passwords and the secret of the cookies are for the owner of the file alone."""
    if not path.parent.exists():
        path.parent.mkdir(parents=True, mode=0o700)
    if path.is_dir():
        return  # refused by SQLite, in its words
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    with contextlib.suppress(OSError):  # another's file that we may write
        path.chmod(0o600)


def _hold(path: str) -> IO[bytes]:
    """Two servers on one file would not hear of each other's moves: the second one is refused."""
    # By its real name: a link to the file is the file.
    file = open(os.path.realpath(path) + ".lock", "wb")  # noqa: SIM115 - held as long as the store is open
    try:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except ImportError:  # no such locks on Windows
        pass
    except OSError:
        file.close()
        raise Refused("database-in-use", file=path) from None
    return file


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


def _run_group(connection: sqlite3.Connection, log: Log, jobs: Sequence[Job]) -> list[Any]:
    """All jobs in one transaction. If one fails, each gets a savepoint so that only the failing ones are left out."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        answers = _run_all(connection, log, jobs)
        connection.execute("COMMIT")
        return answers
    except Exception:
        _roll_back(connection, log)
    answers = []
    try:
        connection.execute("BEGIN IMMEDIATE")
        for job in jobs:
            connection.execute("SAVEPOINT job")
            try:
                answers += _run_all(connection, log, [job])
            except sqlite3.IntegrityError as error:
                connection.execute("ROLLBACK TO job")
                log.forget()
                answers.append(Conflict(str(error)))
            except sqlite3.Error:
                raise
            except Exception as error:
                connection.execute("ROLLBACK TO job")
                log.forget()
                answers.append(error)
            connection.execute("RELEASE job")
        connection.execute("COMMIT")
        return answers
    except sqlite3.Error as error:
        _roll_back(connection, log)
        return [StoreFailed(str(error)) for _ in jobs]


def _run_all(connection: sqlite3.Connection, log: Log, jobs: Sequence[Job]) -> list[Any]:
    """One after the other; entries that follow each other are appended at once."""
    log.look()
    answers: list[Any] = []
    rows: list[Row] = []
    for job in jobs:
        if isinstance(job, list):
            rows += job
            answers.append(None)
            continue
        if rows:
            log.add(rows)
            rows = []
        answers.append(job(connection))
    if rows:
        log.add(rows)
    return answers


def _sort_in(connection: sqlite3.Connection, log: Log) -> None:
    """If it fails it is tried again later: nothing is missing where it is now."""
    if not log.fresh:
        return
    try:
        connection.execute("BEGIN IMMEDIATE")
        log.look()
        log.sort_in()
        connection.execute("COMMIT")
    except sqlite3.Error as error:
        _roll_back(connection, log)
        warn("entries were not sorted in", reason=str(error))


def _roll_back(connection: sqlite3.Connection, log: Log) -> None:
    log.forget()
    with contextlib.suppress(sqlite3.Error):
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
