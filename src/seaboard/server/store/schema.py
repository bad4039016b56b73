"""The schema of both stores, as steps that are taken once each."""

from __future__ import annotations

# A step is never changed once it has been released; a new one is added. {} are the words in which the two differ.
STEPS: tuple[tuple[str, ...], ...] = (
    (
        """CREATE TABLE tables (
            id TEXT PRIMARY KEY, game TEXT NOT NULL, status TEXT NOT NULL, visibility TEXT NOT NULL,
            joinable {bool} NOT NULL, watchable {bool} NOT NULL, touched BIGINT NOT NULL, wake BIGINT,
            doc TEXT NOT NULL)""",
        "CREATE INDEX tables_lobby ON tables (visibility, status, touched)",
        "CREATE INDEX tables_wake ON tables (wake) WHERE wake IS NOT NULL",
        """CREATE TABLE entries (
            table_id TEXT NOT NULL, n INTEGER NOT NULL, kind TEXT NOT NULL, ply INTEGER, at BIGINT NOT NULL,
            player TEXT NOT NULL, cid TEXT NOT NULL, data TEXT NOT NULL, PRIMARY KEY (table_id, n)){clustered}""",
        "CREATE UNIQUE INDEX entries_ply ON entries (table_id, ply) WHERE ply IS NOT NULL",
        "CREATE TABLE seated (player TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (player, table_id)){clustered}",
        """CREATE TABLE players (
            id TEXT PRIMARY KEY, name TEXT NOT NULL, language TEXT NOT NULL, login TEXT UNIQUE, password TEXT NOT NULL,
            recovery TEXT NOT NULL, epoch INTEGER NOT NULL, created BIGINT NOT NULL)""",
        """CREATE TABLE ratings (
            player TEXT NOT NULL, pool TEXT NOT NULL, mu {float} NOT NULL, sigma {float} NOT NULL,
            games INTEGER NOT NULL, PRIMARY KEY (player, pool))""",
        "CREATE INDEX ratings_pool ON ratings (pool)",
        "CREATE TABLE rated (table_id TEXT PRIMARY KEY)",
        "CREATE TABLE settings (key TEXT PRIMARY KEY, value TEXT NOT NULL)",
    ),
)
VERSION = len(STEPS)

# In the order in which they are written out and read in
DATA = {
    "settings": ("key", "value"),
    "players": ("id", "name", "language", "login", "password", "recovery", "epoch", "created"),
    "tables": ("id", "game", "status", "visibility", "joinable", "watchable", "touched", "wake", "doc"),
    "entries": ("table_id", "n", "kind", "ply", "at", "player", "cid", "data"),
    "seated": ("player", "table_id"),
    "ratings": ("player", "pool", "mu", "sigma", "games"),
    "rated": ("table_id",),
}

# What is a guest's passes to an account: history, and ratings in pools where the account has none. {mark} is a value.
PASS_ON = (
    "INSERT INTO seated (player, table_id) SELECT {mark}, table_id FROM seated WHERE player = {mark}"
    " ON CONFLICT DO NOTHING",
    "INSERT INTO ratings (player, pool, mu, sigma, games) SELECT {mark}, pool, mu, sigma, games FROM ratings"
    " WHERE player = {mark} ON CONFLICT DO NOTHING",
)
FORGET = ("DELETE FROM seated WHERE player = {mark}", "DELETE FROM ratings WHERE player = {mark}")


def statements(step: int, **words: str) -> list[str]:
    """The statements of a step (counted from 0) in the words of one database."""
    return [statement.format(**words) for statement in STEPS[step]]
