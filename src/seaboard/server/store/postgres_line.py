"""PostgreSQL's line: a few connections that jobs borrow, and one that listens to the other processes."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import psycopg
from psycopg import AsyncConnection, sql
from psycopg.errors import IntegrityError, LockNotAvailable

from seaboard.core.refused import Refused
from seaboard.server.store.schema import VERSION, statements
from seaboard.service.logs import note, warn
from seaboard.service.store import Conflict, Store, StoreFailed

T = TypeVar("T")
Connection = AsyncConnection[tuple[Any, ...]]
WORDS = {"bool": "BOOLEAN", "float": "DOUBLE PRECISION", "clustered": "", "drop_ply": "SELECT 1", "fresh": "SELECT 1"}
CONNECTIONS = 6
CHANNEL = "seaboard"
MIGRATION_LOCK = 7351  # one process at a time
LONGEST_SECONDS = 10.0  # for a job; a database that needs longer does not answer
CONNECT_SECONDS = 4
RECONNECT_SECONDS = (0.2, 0.5, 1.0)
QUIET_SECONDS = 15.0  # without a word from the others, after which the line itself is asked


class PostgresLine(Store):
    """The connections of one process, and its ear for the others."""

    shared = True

    def __init__(self, address: str) -> None:
        self.address = address
        self.process = secrets.token_hex(4)
        self._idle: asyncio.Queue[Connection | None] = asyncio.Queue()  # None: one is to be made
        self._listener: asyncio.Task[None] | None = None
        self._closed = False

    async def open(self, migrate: bool = False, exclusive: bool = True) -> None:
        async with await self._connect() as connection:
            await _check_schema(connection, migrate)
        for _ in range(CONNECTIONS):
            self._idle.put_nowait(None)
        listening = asyncio.get_running_loop().create_future()
        self._listener = asyncio.create_task(self._listen(listening))
        await listening

    async def close(self) -> None:
        self._closed = True
        if self._listener is not None:
            self._listener.cancel()
            await asyncio.gather(self._listener, return_exceptions=True)
        for _ in range(CONNECTIONS if self._listener is not None else 0):
            connection = await self._idle.get()
            if connection is not None:
                await connection.close()

    async def _connect(self) -> Connection:
        try:
            return await AsyncConnection.connect(self.address, autocommit=True, connect_timeout=CONNECT_SECONDS)
        except psycopg.Error as error:
            raise StoreFailed(str(error)) from error

    async def _use(self, job: Callable[[Connection], Awaitable[T]]) -> T:
        """Lend a connection to a job, which does not wait for ever."""
        if self._closed:
            raise StoreFailed("closed")
        try:
            async with asyncio.timeout(LONGEST_SECONDS):
                return await self._lend(job)
        except TimeoutError as error:
            raise StoreFailed(f"no answer in {LONGEST_SECONDS} seconds") from error

    async def _lend(self, job: Callable[[Connection], Awaitable[T]]) -> T:
        """A connection that broke is replaced by a new one."""
        connection = await self._idle.get()
        try:
            if connection is None or connection.closed:
                connection = None
                connection = await self._connect()
            return await job(connection)
        except IntegrityError as error:
            raise Conflict(str(error)) from error
        except psycopg.Error as error:
            if connection is not None:
                with contextlib.suppress(psycopg.Error):
                    await connection.close()
                connection = None
            raise StoreFailed(str(error)) from error
        except asyncio.CancelledError:
            if connection is not None:
                await connection.close()
                connection = None
            raise
        finally:
            self._idle.put_nowait(connection)

    # -- between processes ------------------------------------------------------------------------------------

    async def _listen(self, listening: asyncio.Future[None]) -> None:
        """Hear of other processes' entries; after a break look at everything again."""
        failures = 0
        while True:
            try:
                async with await self._connect() as connection:
                    await connection.execute(sql.SQL("LISTEN {}").format(sql.Identifier(CHANNEL)))
                    failures = 0
                    if not listening.done():
                        listening.set_result(None)
                    elif self.on_gap is not None:
                        note("listening again")
                        self.on_gap()
                    await self._hear_all(connection)
            except (psycopg.Error, StoreFailed, OSError, TimeoutError) as error:
                if not listening.done():
                    listening.set_exception(error)
                    return
                warn("no longer listening", reason=str(error))
            await asyncio.sleep(RECONNECT_SECONDS[min(failures, len(RECONNECT_SECONDS) - 1)])
            failures += 1

    async def _hear_all(self, connection: Connection) -> None:
        """Until the line breaks. One that was cut on its way says nothing, and neither do others who are silent."""
        while True:
            async for heard in connection.notifies(timeout=QUIET_SECONDS):
                self._hear(heard.payload)
            async with asyncio.timeout(CONNECT_SECONDS):
                await connection.execute("SELECT 1")

    def _hear(self, payload: str) -> None:
        process, _, rest = payload.partition(" ")
        if process == self.process:
            return
        kind, _, rest = rest.partition(" ")
        if kind == "at" and self.on_change is not None:
            table, _, n = rest.partition(" ")
            self.on_change(table, int(n))
        elif kind == "word" and self.on_word is not None:
            self.on_word(rest)

    async def whisper(self, word: str) -> None:
        async def job(connection: Connection) -> None:
            await connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, f"{self.process} word {word}"))

        await self._use(job)


async def _check_schema(connection: Connection, migrate: bool) -> None:
    """A shared database is changed only by command: other processes may be running on it."""
    try:
        await connection.execute("SET lock_timeout = '20s'")
        await connection.execute("SELECT pg_advisory_lock(%s)", (MIGRATION_LOCK,))
        await connection.execute("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)")
        cursor = await connection.execute("SELECT max(version) FROM schema_version")
        row = await cursor.fetchone()
        version = int(row[0]) if row is not None and row[0] is not None else 0
        # Steps only add, so processes of the version before go on, and may be started again, during an update.
        if version > VERSION + 1:
            raise Refused("database-newer", version=version, known=VERSION)
        if version < VERSION and not migrate:
            raise Refused("database-older", version=version, known=VERSION)
        for step in range(version, VERSION):
            async with connection.transaction():
                for statement in statements(step, **WORDS):
                    await connection.execute(statement.encode())
                await connection.execute("INSERT INTO schema_version (version) VALUES (%s)", (step + 1,))
        await connection.execute("SELECT pg_advisory_unlock(%s)", (MIGRATION_LOCK,))
    except LockNotAvailable as error:
        raise StoreFailed(str(error)) from error
