"""SQLite's file: one writer thread that commits in groups, and a reader of its own.

Everybody who wants to write puts it into a queue; the writer takes all that is there, writes it in one transaction and
waits for the disk once. With `synchronous=FULL` a commit that has returned survives the loss of power.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import IO, Any, TypeVar

from seaboard.core.refused import Refused
from seaboard.server.store.base import Conflict, StoreFailed
from seaboard.server.store.schema import VERSION, statements

T = TypeVar("T")
WORDS = {"bool": "INTEGER", "float": "REAL", "clustered": " WITHOUT ROWID"}
MOST_AT_ONCE = 2000
CHECKPOINT_SECONDS = 2.0
JOURNAL_BYTES = 16 << 20

Job = Callable[[sqlite3.Connection], Any]


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
