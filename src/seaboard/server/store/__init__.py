"""What is kept: the log of every table, people, ratings. Two stores with one interface: SQLite and PostgreSQL."""

from __future__ import annotations

from seaboard.server.store.base import Store


def store_for(database: str) -> Store:
    """The store of a database: a `postgresql://` address, or the path of an SQLite file."""
    if database.startswith(("postgresql://", "postgres://")):
        from seaboard.server.store.postgres import PostgresStore

        return PostgresStore(database)
    from seaboard.server.store.sqlite import SqliteStore

    return SqliteStore(database.removeprefix("sqlite:///"))
