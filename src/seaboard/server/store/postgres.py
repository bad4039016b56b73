"""PostgreSQL: for several server processes that share their tables.

A commit also tells the other processes, in the same transaction, that a table has come to entry n; nothing else travels
between them. Whoever hears it reads the new entries. The keys (table, n) and (table, ply) make two writers impossible.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from typing import Any, TypeVar

import psycopg
from psycopg import AsyncConnection, sql
from psycopg.errors import IntegrityError, LockNotAvailable

from seaboard.core.refused import Refused
from seaboard.server.logs import note, warn
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
Connection = AsyncConnection[tuple[Any, ...]]
WORDS = {"bool": "BOOLEAN", "float": "DOUBLE PRECISION", "clustered": ""}
CONNECTIONS = 6
CHANNEL = "seaboard"
MIGRATION_LOCK = 7351  # one process at a time
ROWS_AT_ONCE = 1000
RECONNECT_SECONDS = (0.2, 0.5, 1.0, 2.0, 5.0)

ADD_ENTRY = (
    "INSERT INTO entries (table_id, n, kind, ply, at, player, cid, data) VALUES (%s, %s, %s, %s, %s, %s, %s, %s)"
)
PUT_ROW = """INSERT INTO tables (id, game, status, visibility, joinable, watchable, touched, doc)
    VALUES (%s, %s, %s, %s, %s, %s, %s, %s) ON CONFLICT (id) DO UPDATE SET status = excluded.status,
    visibility = excluded.visibility, joinable = excluded.joinable, watchable = excluded.watchable,
    touched = excluded.touched, doc = excluded.doc"""
ROW = "id, game, status, visibility, joinable, watchable, touched, doc"


class PostgresStore(Store):
    """A database that any number of processes share."""

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
            return await AsyncConnection.connect(self.address, autocommit=True, connect_timeout=10)
        except psycopg.Error as error:
            raise StoreFailed(str(error)) from error

    async def _use(self, job: Callable[[Connection], Awaitable[T]]) -> T:
        """Lend a connection to a job; one that broke is replaced by a new one."""
        if self._closed:
            raise StoreFailed("closed")
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
                    async for heard in connection.notifies():
                        self._hear(heard.payload)
            except (psycopg.Error, StoreFailed, OSError) as error:
                if not listening.done():
                    listening.set_exception(error)
                    return
                warn("no longer listening", reason=str(error))
            await asyncio.sleep(RECONNECT_SECONDS[min(failures, len(RECONNECT_SECONDS) - 1)])
            failures += 1

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

    # -- tables -----------------------------------------------------------------------------------------------

    async def commit(self, writes: Sequence[Write]) -> None:
        async def job(connection: Connection) -> None:
            # One round trip for everything: the statements travel together.
            async with connection.pipeline(), connection.transaction():
                for write in writes:
                    for e in write.entries:
                        values = (write.table, e.n, e.kind, e.ply, e.at, e.by, e.id, encode(e.data).decode())
                        await connection.execute(ADD_ENTRY, values)
                    await _write_row(connection, write)
                    if write.entries:
                        payload = f"{self.process} at {write.table} {write.entries[-1].n}"
                        await connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, payload))

        await self._use(job)

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        rows = await self._fetch(
            "SELECT n, kind, at, player, cid, ply, data FROM entries WHERE table_id = %s AND n > %s ORDER BY n",
            (table, after),
        )
        return [Entry(n, kind, at, by, cid, ply, decode(data)) for n, kind, at, by, cid, ply, data in rows]

    async def _fetch(self, query: str, values: Sequence[Any]) -> list[tuple[Any, ...]]:
        async def job(connection: Connection) -> list[tuple[Any, ...]]:
            cursor = await connection.execute(query.encode(), values)
            return await cursor.fetchall()

        return await self._use(job)

    async def lobby(self, game: str | None, limit: int) -> list[TableRow]:
        rows = await self._fetch(
            f"SELECT {ROW} FROM tables WHERE visibility = 'public' AND status <> 'over' AND (joinable OR watchable)"
            " AND (%s::text IS NULL OR game = %s) ORDER BY joinable DESC, touched DESC LIMIT %s",
            (game, game, limit),
        )
        return [TableRow(*row) for row in rows]

    async def tables_of(self, player: str, statuses: Sequence[str], before: int, limit: int) -> list[TableRow]:
        rows = await self._fetch(
            f"SELECT {ROW} FROM tables JOIN seated ON table_id = id WHERE player = %s AND status = ANY(%s)"
            " AND touched < %s ORDER BY touched DESC LIMIT %s",
            (player, list(statuses), before, limit),
        )
        return [TableRow(*row) for row in rows]

    async def count_tables_of(self, player: str) -> int:
        query = "SELECT count(*) FROM tables JOIN seated ON table_id = id WHERE player = %s AND status <> 'over'"
        return int((await self._fetch(query, (player,)))[0][0])

    async def count_over(self, player: str) -> int:
        query = "SELECT count(*) FROM tables JOIN seated ON table_id = id WHERE player = %s AND status = 'over'"
        return int((await self._fetch(query, (player,)))[0][0])

    async def due(self, at: int, limit: int) -> list[str]:
        query = "SELECT id FROM tables WHERE wake IS NOT NULL AND wake <= %s ORDER BY wake LIMIT %s"
        return [row[0] for row in await self._fetch(query, (at, limit))]

    # -- people -----------------------------------------------------------------------------------------------

    async def player(self, id: str) -> Player | None:
        return await self._player("id = %s", id)

    async def player_by_login(self, login: str) -> Player | None:
        return await self._player("login = %s", login)

    async def _player(self, where: str, value: str) -> Player | None:
        rows = await self._fetch(f"SELECT {', '.join(DATA['players'])} FROM players WHERE {where}", (value,))
        return Player(*(*rows[0][:5], decode(rows[0][5]), *rows[0][6:])) if rows else None

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

        async def job(connection: Connection) -> None:
            await connection.execute(
                "INSERT INTO players (id, name, language, login, password, recovery, epoch, created)"
                " VALUES (%s, %s, %s, %s, %s, %s, %s, %s) ON CONFLICT (id) DO UPDATE SET name = excluded.name,"
                " language = excluded.language, login = excluded.login, password = excluded.password,"
                " recovery = excluded.recovery, epoch = excluded.epoch",
                values,
            )

        await self._use(job)

    async def ratings_of(self, player: str) -> list[Rating]:
        query = "SELECT player, pool, mu, sigma, games FROM ratings WHERE player = %s ORDER BY pool"
        return [Rating(*row) for row in await self._fetch(query, (player,))]

    async def best_of(self, pool: str, limit: int) -> list[tuple[Rating, str]]:
        rows = await self._fetch(
            "SELECT r.player, r.pool, r.mu, r.sigma, r.games, p.name FROM ratings r JOIN players p ON p.id = r.player"
            " WHERE r.pool = %s AND p.login IS NOT NULL ORDER BY r.mu - 3 * r.sigma DESC LIMIT %s",
            (pool, limit),
        )
        return [(Rating(*row[:5]), row[5]) for row in rows]

    async def pass_on(self, guest: str, account: str) -> None:
        async def job(connection: Connection) -> None:
            async with connection.transaction():
                for statement in PASS_ON:
                    await connection.execute(statement.format(mark="%s").encode(), (account, guest))
                for statement in FORGET:
                    await connection.execute(statement.format(mark="%s").encode(), (guest,))

        await self._use(job)

    async def rate(self, table: str, keys: Sequence[tuple[str, str]], rate: Rate) -> bool:
        async def job(connection: Connection) -> bool:
            async with connection.transaction():
                added = await connection.execute(
                    "INSERT INTO rated (table_id) VALUES (%s) ON CONFLICT DO NOTHING", (table,)
                )
                if added.rowcount == 0:
                    return False
                # Two games of one player that end at once: one after the other, always in the same order.
                for player, pool in sorted(keys):
                    await connection.execute("SELECT pg_advisory_xact_lock(hashtext(%s))", (f"{player} {pool}",))
                known = {}
                for player, pool in keys:
                    cursor = await connection.execute(
                        "SELECT player, pool, mu, sigma, games FROM ratings WHERE player = %s AND pool = %s",
                        (player, pool),
                    )
                    row = await cursor.fetchone()
                    if row is not None:
                        known[(player, pool)] = Rating(*row)
                for new in rate(known):
                    await connection.execute(
                        "INSERT INTO ratings (player, pool, mu, sigma, games) VALUES (%s, %s, %s, %s, %s)"
                        " ON CONFLICT (player, pool) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma,"
                        " games = excluded.games",
                        (new.player, new.pool, new.mu, new.sigma, new.games),
                    )
                return True

        return await self._use(job)

    # -- all of it --------------------------------------------------------------------------------------------

    async def setting(self, key: str, default: str) -> str:
        async def job(connection: Connection) -> str:
            await connection.execute(
                "INSERT INTO settings (key, value) VALUES (%s, %s) ON CONFLICT DO NOTHING", (key, default)
            )
            cursor = await connection.execute("SELECT value FROM settings WHERE key = %s", (key,))
            row = await cursor.fetchone()
            assert row is not None
            return str(row[0])

        return await self._use(job)

    async def dump(self) -> AsyncIterator[dict[str, Any]]:
        async with await self._connect() as connection, connection.transaction():
            await connection.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")
            for table, columns in DATA.items():
                cursor = connection.cursor(name=f"dump_{table}")
                await cursor.execute(f"SELECT {', '.join(columns)} FROM {table}".encode())
                while rows := await cursor.fetchmany(ROWS_AT_ONCE):
                    for row in rows:
                        yield {"table": table, **dict(zip(columns, row, strict=True))}
                await cursor.close()

    async def load(self, rows: Sequence[dict[str, Any]]) -> None:
        async def job(connection: Connection) -> None:
            async with connection.transaction():
                for row in rows:
                    columns = DATA[row["table"]]
                    marks = ", ".join("%s" for _ in columns)
                    again = " ON CONFLICT (key) DO UPDATE SET value = excluded.value"
                    end = again if row["table"] == "settings" else ""
                    values = [bool(row[c]) if c in ("joinable", "watchable") else row[c] for c in columns]
                    query = f"INSERT INTO {row['table']} ({', '.join(columns)}) VALUES ({marks}){end}"
                    await connection.execute(query.encode(), values)

        await self._use(job)


async def _write_row(connection: Connection, write: Write) -> None:
    if write.row is not None:
        row = write.row
        values = (row.id, row.game, row.status, row.visibility, row.joinable, row.watchable, row.touched, row.doc)
        await connection.execute(PUT_ROW, values)
    for player in write.seated:
        await connection.execute(
            "INSERT INTO seated (player, table_id) VALUES (%s, %s) ON CONFLICT DO NOTHING", (player, write.table)
        )
    if write.set_wake:
        await connection.execute("UPDATE tables SET wake = %s WHERE id = %s", (write.wake, write.table))


async def _check_schema(connection: Connection, migrate: bool) -> None:
    """A shared database is changed only by command: other processes may be running on it."""
    try:
        await connection.execute("SET lock_timeout = '20s'")
        await connection.execute("SELECT pg_advisory_lock(%s)", (MIGRATION_LOCK,))
        await connection.execute("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)")
        cursor = await connection.execute("SELECT max(version) FROM schema_version")
        row = await cursor.fetchone()
        version = int(row[0]) if row is not None and row[0] is not None else 0
        if version > VERSION:
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
