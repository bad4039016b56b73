"""PostgreSQL: for several server processes that share their tables.

A commit also tells the other processes, in the same transaction, that a table has come to entry n; nothing else travels
between them. Whoever hears it reads the new entries. The keys (table, n) and (table, ply) make two writers impossible.
"""

from __future__ import annotations

import time
from collections.abc import AsyncGenerator, Sequence
from typing import Any

from seaboard.server.store.postgres_line import CHANNEL, Connection, PostgresLine
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
from seaboard.service.store import Paper, Player, Rate, Rating, ReviewRow, TableRow, Write, decode, encode
from seaboard.table.entry import Entry

ROWS_AT_ONCE = 1000

ADD_ENTRY = (
    "INSERT INTO entries (table_id, n, kind, ply, at, player, cid, data) VALUES (%s, %s, %s, %s, %s, %s, %s, %s)"
)
PUT_ROW = """INSERT INTO tables (id, game, status, visibility, joinable, watchable, touched, doc)
    VALUES (%s, %s, %s, %s, %s, %s, %s, %s) ON CONFLICT (id) DO UPDATE SET status = excluded.status,
    visibility = excluded.visibility, joinable = excluded.joinable, watchable = excluded.watchable,
    touched = excluded.touched, doc = excluded.doc"""
ROW = "id, game, status, visibility, joinable, watchable, touched, doc"


class PostgresStore(PostgresLine):
    """A database that any number of processes share."""

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

    async def row(self, table: str) -> TableRow | None:
        rows = await self._fetch(f"SELECT {ROW} FROM tables WHERE id = %s", (table,))
        return TableRow(*rows[0]) if rows else None

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
            player.figure,
        )

        async def job(connection: Connection) -> None:
            await connection.execute(
                "INSERT INTO players (id, name, language, login, password, recovery, epoch, created, figure)"
                " VALUES (%s, %s, %s, %s, %s, %s, %s, %s, %s) ON CONFLICT (id) DO UPDATE SET name = excluded.name,"
                " language = excluded.language, login = excluded.login, password = excluded.password,"
                " recovery = excluded.recovery, epoch = excluded.epoch, figure = excluded.figure",
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

    # -- papers -----------------------------------------------------------------------------------------------

    async def put_paper(self, paper: Paper) -> None:
        values = (paper.kind, paper.owner, paper.id, paper.at, encode(paper.doc).decode())

        async def job(connection: Connection) -> None:
            await connection.execute(PUT_PAPER.format(mark="%s").encode(), values)

        await self._use(job)

    async def drop_paper(self, kind: str, owner: str, id: str) -> bool:
        async def job(connection: Connection) -> bool:
            return (await connection.execute(DROP_PAPER.format(mark="%s").encode(), (kind, owner, id))).rowcount > 0

        return await self._use(job)

    async def papers(self, kind: str, owner: str | None = None, limit: int = 1000) -> list[Paper]:
        if owner is None:
            return await self._papers(PAPERS, (kind, limit))
        return await self._papers(PAPERS_OF, (kind, owner, limit))

    async def paper(self, kind: str, owner: str, id: str) -> Paper | None:
        return next(iter(await self._papers(PAPER, (kind, owner, id))), None)

    async def weigh_papers(self, kind: str, owner: str) -> dict[str, int]:
        found = await self._fetch(WEIGH_PAPERS.format(mark="%s", bytes="octet_length(doc)"), (kind, owner))
        return {str(id): int(size) for id, size in found}

    async def papers_about(self, kind: str, id: str, limit: int = 1000) -> list[Paper]:
        return await self._papers(PAPERS_ABOUT, (kind, id, limit))

    async def _papers(self, query: str, values: tuple[Any, ...]) -> list[Paper]:
        rows = await self._fetch(query.format(mark="%s"), values)
        return [Paper(kind, owner, id, at, decode(doc)) for kind, owner, id, at, doc in rows]

    async def hand_on_papers(self, kinds: Sequence[str], owner: str, to: str) -> None:
        async def job(connection: Connection) -> None:
            async with connection.transaction():
                for kind in kinds:
                    await connection.execute(HAND_ON_PAPERS.format(mark="%s").encode(), (to, kind, owner))
                    await connection.execute(FORGET_PAPERS.format(mark="%s").encode(), (kind, owner))

        await self._use(job)

    async def forget_papers(self, kinds: Sequence[str], owner: str) -> None:
        async def job(connection: Connection) -> None:
            async with connection.transaction():
                for kind in kinds:
                    await connection.execute(FORGET_PAPERS.format(mark="%s").encode(), (kind, owner))

        await self._use(job)

    # -- all of it --------------------------------------------------------------------------------------------

    async def prune(self, tables_before: int, guests_before: int) -> tuple[int, int]:
        tables = await self._prune(OLD_TABLES, TABLES_GONE, tables_before)
        return tables, await self._prune(OLD_GUESTS, GUESTS_GONE, guests_before)

    async def _prune(self, old: str, gone: Sequence[str], before: int) -> int:
        async def job(connection: Connection) -> int:
            async with connection.transaction():
                found = await connection.execute(old.format(mark="%s").encode(), (before, PRUNED_AT_ONCE))
                ids = [id for (id,) in await found.fetchall()]
                for statement in gone:
                    await connection.execute(statement.format(among="= ANY(%s)").encode(), (ids,))
            return len(ids)

        count = 0
        while portion := await self._use(job):
            count += portion
        return count

    # -- reviews ----------------------------------------------------------------------------------------------

    async def review(self, key: str) -> str | None:
        rows = await self._fetch("SELECT doc FROM reviews WHERE key = %s", (key,))
        return str(rows[0][0]) if rows else None

    async def keep_review(self, row: ReviewRow) -> None:
        values = (row.key, row.table, row.seat, row.at, row.regret, row.decisions, row.doc)

        async def job(connection: Connection) -> None:
            await connection.execute(KEEP_REVIEW.format(*["%s"] * 7).encode(), values)

        await self._use(job)

    async def reviews_of(self, tables: Sequence[str]) -> list[ReviewRow]:
        rows = await self._fetch(f"{REVIEWS} WHERE table_id = ANY(%s)", (list(tables),))
        return [ReviewRow(*row) for row in rows]

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

    async def check(self) -> None:
        """A real write: a full disk lets itself be read."""

        async def job(connection: Connection) -> None:
            await connection.execute(
                "INSERT INTO settings (key, value) VALUES (%s, %s)"
                " ON CONFLICT (key) DO UPDATE SET value = excluded.value",
                (PULSE, str(time.time_ns())),
            )

        await self._use(job)

    async def dump(self) -> AsyncGenerator[dict[str, Any], None]:
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
                    told = {**ADDED, **row}
                    values = [bool(told[c]) if c in ("joinable", "watchable") else told[c] for c in columns]
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
