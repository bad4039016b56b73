"""What is kept: the log of every table, people, ratings. Two stores with one interface: SQLite and PostgreSQL."""

from __future__ import annotations

import re
import sqlite3

from seaboard.core.refused import Refused
from seaboard.service.store import Store, StoreFailed


def store_for(database: str) -> Store:
    """The store of a database: a `postgresql://` address, or the path of an SQLite file."""
    if database.startswith(("postgresql://", "postgres://")):
        from seaboard.server.store.postgres import PostgresStore

        return PostgresStore(database)
    from seaboard.server.store.sqlite import SqliteStore

    path = database.removeprefix("sqlite:///")
    if "://" in path:
        raise Refused("database-unknown-kind", database=shown(database))
    return SqliteStore(path)


async def open_store(database: str, migrate: bool | None = None, exclusive: bool = True) -> Store:
    """The store of a database, opened; left out, `migrate` is what its kind does by itself."""
    store = store_for(database)
    try:
        await store.open(migrate=not store.shared if migrate is None else migrate, exclusive=exclusive)
    except (OSError, sqlite3.Error, StoreFailed) as error:
        await store.close()
        reason = str(error.strerror if isinstance(error, OSError) and error.strerror else error)
        raise Refused("database-unusable", database=shown(database), reason=" ".join(reason.split())) from None
    return store


def shown(database: str) -> str:
    """The address of a database without its password."""
    return re.sub(r"://[^@/]*@", "://…@", database)
