"""The log of all tables in SQLite: what is new is appended in one place, and sorted in by tables later.

Two hundred tables that are played at are two hundred places of a log sorted by tables: a commit of one move of each
changes as many pages, and every page it changes goes to the disk. Appended one after the other the same moves fill a
few. So they are written to `fresh`, in the same transaction as ever, and when many are there, or nobody wants anything,
they are sorted into `entries` in one sweep. Whoever reads looks at both.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Any

MOST_FRESH = 4000  # a sweep of so many takes about 20 ms, for which those wait who write
MOST_HEADS = 20_000

COLUMNS = "table_id, n, kind, ply, at, player, cid, data"
ADD = f"INSERT INTO fresh ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
SORT_IN = f"INSERT INTO entries ({COLUMNS}) SELECT {COLUMNS} FROM fresh ORDER BY table_id, n"
READ = "SELECT n, kind, at, player, cid, ply, data FROM {} WHERE table_id = ?1 AND n > ?2"
OF_TABLE = f"{READ.format('entries')} UNION ALL {READ.format('fresh')} ORDER BY n"
ALL = f"SELECT {COLUMNS} FROM entries UNION ALL SELECT {COLUMNS} FROM fresh"

Row = tuple[Any, ...]


class Log:
    """What the writer knows of the log. Called within transactions, by the thread of the writer alone."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection
        self.fresh = 0  # how many wait to be sorted in
        self._heads: dict[str, int] = {}  # the last entry of tables; all of those that have fresh ones are in here
        self._version: int | None = None  # of the file, as it was when we last looked

    def look(self) -> None:
        """Notice what others have written: a command of the operator, beside the server."""
        (version,) = self.connection.execute("PRAGMA data_version").fetchone()
        if version == self._version and len(self._heads) < MOST_HEADS:
            return
        self._version = version
        found = self.connection.execute("SELECT table_id, max(n), count(*) FROM fresh GROUP BY table_id").fetchall()
        self._heads = {table: n for table, n, _ in found}
        self.fresh = sum(count for _, _, count in found)

    def forget(self) -> None:
        """Something was taken back: look again before anything else."""
        self._version = None

    def add(self, rows: Sequence[Row]) -> None:
        """Append entries; refused like by a key if one is there already."""
        heads = self._heads
        for row in rows:
            table, n = row[0], row[1]
            head = heads.get(table)
            if head is None:
                (head,) = self.connection.execute(
                    "SELECT coalesce(max(n), 0) FROM entries WHERE table_id = ?", (table,)
                ).fetchone()
            if n <= head:
                raise sqlite3.IntegrityError(f"entry {n} of table {table} is there")
            heads[table] = n
        self.connection.executemany(ADD, rows)
        self.fresh += len(rows)

    def sort_in(self) -> None:
        """Everything fresh to where it belongs."""
        if self.fresh:
            self.connection.execute(SORT_IN)
            self.connection.execute("DELETE FROM fresh")
            self.fresh = 0
