"""SQLite: what is kept for one server process, in a file of the user's data folder."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import AsyncGenerator, Sequence
from typing import Any

from seaboard.server.store.schema import (
    ADDED,
    DATA,
    DROP_PAPER,
    FORGET,
    FORGET_PAPERS,
    GUESTS_GONE,
    HAND_ON_PAPERS,
    KEEP_REVIEW,
    OLD_GUESTS,
    OLD_TABLES,
    PAPER,
    PAPERS,
    PAPERS_ABOUT,
    PAPERS_OF,
    PASS_ON,
    PRUNED_AT_ONCE,
    PULSE,
    PUT_PAPER,
    REVIEWS,
    TABLES_GONE,
    WEIGH_PAPERS,
)
from seaboard.server.store.sqlite_file import SqliteFile
from seaboard.server.store.sqlite_log import ALL, OF_TABLE
from seaboard.service.store import Paper, Player, Rate, Rating, ReviewRow, Store, TableRow, Write, decode, encode
from seaboard.table.entry import Entry

ROWS_AT_ONCE = 1000

PUT_ROW = """INSERT INTO tables (id, game, status, visibility, joinable, watchable, touched, doc)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET status = excluded.status,
    visibility = excluded.visibility, joinable = excluded.joinable, watchable = excluded.watchable,
    touched = excluded.touched, doc = excluded.doc"""
AMONG = "IN (SELECT value FROM json_each(?))"
ROW = "id, game, status, visibility, joinable, watchable, touched, doc"


class SqliteStore(SqliteFile, Store):
    """A file in the user's data folder, for one server process."""

    # -- tables -----------------------------------------------------------------------------------------------

    async def commit(self, writes: Sequence[Write]) -> None:
        # What can be done here is not done by the writer, whom everybody waits for.
        entries = [
            (write.table, e.n, e.kind, e.ply, e.at, e.by, e.id, encode(e.data).decode())
            for write in writes
            for e in write.entries
        ]

        if not any(write.row is not None or write.seated or write.set_wake for write in writes):
            await self._append(entries)
            return

        def job(connection: sqlite3.Connection) -> None:
            self.log.add(entries)
            for write in writes:
                _write_row(connection, write)

        await self._write(job)

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        def job(connection: sqlite3.Connection) -> list[Entry]:
            rows = connection.execute(OF_TABLE, (table, after))
            return [Entry(n, kind, at, by, cid, ply, decode(data)) for n, kind, at, by, cid, ply, data in rows]

        return await self._read(job)

    async def row(self, table: str) -> TableRow | None:
        rows = await self._rows(f"SELECT {ROW} FROM tables WHERE id = ?", (table,))
        return rows[0] if rows else None

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
            player.figure,
        )

        def job(connection: sqlite3.Connection) -> None:
            connection.execute(
                "INSERT INTO players (id, name, language, login, password, recovery, epoch, created, figure)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET name = excluded.name,"
                " language = excluded.language, login = excluded.login, password = excluded.password,"
                " recovery = excluded.recovery, epoch = excluded.epoch, figure = excluded.figure",
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

    # -- papers -----------------------------------------------------------------------------------------------

    async def put_paper(self, paper: Paper) -> None:
        values = (paper.kind, paper.owner, paper.id, paper.at, encode(paper.doc).decode())

        def job(connection: sqlite3.Connection) -> None:
            connection.execute(PUT_PAPER.format(mark="?"), values)

        await self._write(job)

    async def drop_paper(self, kind: str, owner: str, id: str) -> bool:
        def job(connection: sqlite3.Connection) -> bool:
            return connection.execute(DROP_PAPER.format(mark="?"), (kind, owner, id)).rowcount > 0

        return await self._write(job)

    async def papers(self, kind: str, owner: str | None = None, limit: int = 1000) -> list[Paper]:
        if owner is None:
            return await self._papers(PAPERS, (kind, limit))
        return await self._papers(PAPERS_OF, (kind, owner, limit))

    async def paper(self, kind: str, owner: str, id: str) -> Paper | None:
        return next(iter(await self._papers(PAPER, (kind, owner, id))), None)

    async def weigh_papers(self, kind: str, owner: str) -> dict[str, int]:
        query = WEIGH_PAPERS.format(mark="?", bytes="length(CAST(doc AS BLOB))")
        return await self._read(lambda connection: dict(connection.execute(query, (kind, owner)).fetchall()))

    async def papers_about(self, kind: str, id: str, limit: int = 1000) -> list[Paper]:
        return await self._papers(PAPERS_ABOUT, (kind, id, limit))

    async def _papers(self, query: str, values: tuple[Any, ...]) -> list[Paper]:
        def job(connection: sqlite3.Connection) -> list[Paper]:
            rows = connection.execute(query.format(mark="?"), values)
            return [Paper(kind, owner, id, at, decode(doc)) for kind, owner, id, at, doc in rows]

        return await self._read(job)

    async def hand_on_papers(self, kinds: Sequence[str], owner: str, to: str) -> None:
        def job(connection: sqlite3.Connection) -> None:
            for kind in kinds:
                connection.execute(HAND_ON_PAPERS.format(mark="?"), (to, kind, owner))
                connection.execute(FORGET_PAPERS.format(mark="?"), (kind, owner))

        await self._write(job)

    async def forget_papers(self, kinds: Sequence[str], owner: str) -> None:
        def job(connection: sqlite3.Connection) -> None:
            for kind in kinds:
                connection.execute(FORGET_PAPERS.format(mark="?"), (kind, owner))

        await self._write(job)

    # -- all of it --------------------------------------------------------------------------------------------

    async def prune(self, tables_before: int, guests_before: int) -> tuple[int, int]:
        tables = await self._prune(OLD_TABLES, TABLES_GONE, tables_before)
        return tables, await self._prune(OLD_GUESTS, GUESTS_GONE, guests_before)

    async def _prune(self, old: str, gone: Sequence[str], before: int) -> int:
        def job(connection: sqlite3.Connection) -> int:
            self.log.sort_in()
            ids = [id for (id,) in connection.execute(old.format(mark="?"), (before, PRUNED_AT_ONCE))]
            for statement in gone:
                connection.execute(statement.format(among=AMONG), (encode(ids).decode(),))
            return len(ids)

        count = 0
        while portion := await self._write(job):
            count += portion
        return count

    # -- reviews ----------------------------------------------------------------------------------------------

    async def review(self, key: str) -> str | None:
        def job(connection: sqlite3.Connection) -> str | None:
            row = connection.execute("SELECT doc FROM reviews WHERE key = ?", (key,)).fetchone()
            return None if row is None else str(row[0])

        return await self._read(job)

    async def keep_review(self, row: ReviewRow) -> None:
        values = (row.key, row.table, row.seat, row.at, row.regret, row.decisions, row.doc)

        def job(connection: sqlite3.Connection) -> None:
            connection.execute(KEEP_REVIEW.format(*"???????"), values)

        await self._write(job)

    async def reviews_of(self, tables: Sequence[str]) -> list[ReviewRow]:
        def job(connection: sqlite3.Connection) -> list[ReviewRow]:
            marks = ", ".join("?" * len(tables))
            found = connection.execute(f"{REVIEWS} WHERE table_id IN ({marks})", tuple(tables))
            return [ReviewRow(*row) for row in found]

        return await self._read(job) if tables else []

    async def setting(self, key: str, default: str) -> str:
        def job(connection: sqlite3.Connection) -> str:
            connection.execute("INSERT OR IGNORE INTO settings (key, value) VALUES (?, ?)", (key, default))
            return str(connection.execute("SELECT value FROM settings WHERE key = ?", (key,)).fetchone()[0])

        return await self._write(job)

    async def check(self) -> None:
        """A real write: a full disk lets itself be read."""
        moment = str(time.time_ns())

        def job(connection: sqlite3.Connection) -> None:
            connection.execute("INSERT OR REPLACE INTO settings (key, value) VALUES (?, ?)", (PULSE, moment))

        await self._write(job)

    async def dump(self) -> AsyncGenerator[dict[str, Any], None]:
        assert self._loop is not None
        connection = await self._loop.run_in_executor(self._readers, self._connect)
        try:
            connection.execute("BEGIN")  # one moment for all of it, while play goes on
            for table, columns in DATA.items():
                query = ALL if table == "entries" else f"SELECT {', '.join(columns)} FROM {table}"
                cursor = await self._loop.run_in_executor(self._readers, connection.execute, query)
                while rows := await self._loop.run_in_executor(self._readers, cursor.fetchmany, ROWS_AT_ONCE):
                    for row in rows:
                        yield {"table": table, **dict(zip(columns, row, strict=True))}
        finally:
            await self._loop.run_in_executor(self._readers, connection.close)

    async def load(self, rows: Sequence[dict[str, Any]]) -> None:
        def job(connection: sqlite3.Connection) -> None:
            self.log.sort_in()
            for row in rows:
                columns = DATA[row["table"]]
                marks = ", ".join("?" for _ in columns)
                verb = "INSERT OR REPLACE" if row["table"] == "settings" else "INSERT"
                connection.execute(
                    f"{verb} INTO {row['table']} ({', '.join(columns)}) VALUES ({marks})",
                    tuple({**ADDED, **row}[column] for column in columns),
                )

        await self._write(job)


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
