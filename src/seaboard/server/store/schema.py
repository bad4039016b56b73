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
    (
        """CREATE TABLE papers (
            kind TEXT NOT NULL, owner TEXT NOT NULL, id TEXT NOT NULL, at BIGINT NOT NULL, doc TEXT NOT NULL,
            PRIMARY KEY (kind, owner, id)){clustered}""",
        """CREATE TABLE reviews (
            key TEXT PRIMARY KEY, table_id TEXT NOT NULL, seat INTEGER NOT NULL, at BIGINT NOT NULL,
            regret {float} NOT NULL, decisions INTEGER NOT NULL, doc TEXT NOT NULL)""",
        "CREATE INDEX reviews_table ON reviews (table_id)",
    ),
    # Where one process writes, (table, n) says enough; a second index would double what a commit has to write.
    ("{drop_ply}",),
    ("ALTER TABLE players ADD COLUMN figure TEXT NOT NULL DEFAULT ''",),
    # In SQLite entries are appended in one place and sorted in later (sqlite_log.py).
    ("{fresh}",),
    # A try of a voyage is one paper, its player's; the day finds it by its id. The papers of days stay for processes of
    # the version before.
    (
        "CREATE INDEX papers_id ON papers (kind, id)",
        "INSERT INTO papers (kind, owner, id, at, doc) SELECT 'voyaged', id, owner, at, doc FROM papers"
        " WHERE kind = 'voyage' ON CONFLICT DO NOTHING",
    ),
)
VERSION = len(STEPS)
PULSE = "pulse"  # a setting that is written to see whether anything can be

# In the order in which they are written out and read in
DATA = {
    "settings": ("key", "value"),
    "players": ("id", "name", "language", "login", "password", "recovery", "epoch", "created", "figure"),
    "tables": ("id", "game", "status", "visibility", "joinable", "watchable", "touched", "wake", "doc"),
    "entries": ("table_id", "n", "kind", "ply", "at", "player", "cid", "data"),
    "seated": ("player", "table_id"),
    "ratings": ("player", "pool", "mu", "sigma", "games"),
    "rated": ("table_id",),
    "papers": ("kind", "owner", "id", "at", "doc"),
}
PUT_PAPER = (
    "INSERT INTO papers (kind, owner, id, at, doc) VALUES ({mark}, {mark}, {mark}, {mark}, {mark})"
    " ON CONFLICT (kind, owner, id) DO UPDATE SET at = excluded.at, doc = excluded.doc"
)
DROP_PAPER = "DELETE FROM papers WHERE kind = {mark} AND owner = {mark} AND id = {mark}"
PAPERS_OF = (
    "SELECT kind, owner, id, at, doc FROM papers WHERE kind = {mark} AND owner = {mark} ORDER BY at DESC LIMIT {mark}"
)
PAPERS_ABOUT = (
    "SELECT kind, owner, id, at, doc FROM papers WHERE kind = {mark} AND id = {mark} ORDER BY at DESC LIMIT {mark}"
)
PAPER = "SELECT kind, owner, id, at, doc FROM papers WHERE kind = {mark} AND owner = {mark} AND id = {mark}"
WEIGH_PAPERS = "SELECT id, {bytes} FROM papers WHERE kind = {mark} AND owner = {mark} ORDER BY at DESC"
PAPERS = "SELECT kind, owner, id, at, doc FROM papers WHERE kind = {mark} ORDER BY at DESC LIMIT {mark}"

HAND_ON_PAPERS = (
    "INSERT INTO papers (kind, owner, id, at, doc) SELECT kind, {mark}, id, at, doc FROM papers"
    " WHERE kind = {mark} AND owner = {mark} ON CONFLICT DO NOTHING"
)
FORGET_PAPERS = "DELETE FROM papers WHERE kind = {mark} AND owner = {mark}"

KEEP_REVIEW = (
    "INSERT INTO reviews (key, table_id, seat, at, regret, decisions, doc) VALUES ({}, {}, {}, {}, {}, {}, {})"
    " ON CONFLICT DO NOTHING"
)
REVIEWS = "SELECT key, table_id, seat, at, regret, decisions FROM reviews"
# Columns that an older export does not have
ADDED = {"figure": ""}

# What is a guest's passes to an account: history, and ratings in pools where the account has none. {mark} is a value.
PASS_ON = (
    "INSERT INTO seated (player, table_id) SELECT {mark}, table_id FROM seated WHERE player = {mark}"
    " ON CONFLICT DO NOTHING",
    "INSERT INTO ratings (player, pool, mu, sigma, games) SELECT {mark}, pool, mu, sigma, games FROM ratings"
    " WHERE player = {mark} ON CONFLICT DO NOTHING",
)
# Old games and guests, and all there is of those with some ids; {mark} is a value, {among} such a list.
OLD_TABLES = "SELECT id FROM tables WHERE status = 'over' AND touched < {mark} LIMIT {mark}"
TABLES_GONE = (
    "DELETE FROM entries WHERE table_id {among}",
    "DELETE FROM seated WHERE table_id {among}",
    "DELETE FROM rated WHERE table_id {among}",
    "DELETE FROM reviews WHERE table_id {among}",
    "DELETE FROM tables WHERE id {among}",
)
OLD_GUESTS = (
    "SELECT id FROM players WHERE login IS NULL AND created < {mark}"
    " AND NOT EXISTS (SELECT 1 FROM seated WHERE seated.player = players.id) LIMIT {mark}"
)
GUESTS_GONE = (
    "DELETE FROM papers WHERE owner {among} AND kind <> 'report'",
    "DELETE FROM ratings WHERE player {among}",
    "DELETE FROM players WHERE id {among}",
)
PRUNED_AT_ONCE = 100  # after so many those who play have a turn
FORGET = ("DELETE FROM seated WHERE player = {mark}", "DELETE FROM ratings WHERE player = {mark}")


def statements(step: int, **words: str) -> list[str]:
    """The statements of a step (counted from 0) in the words of one database."""
    return [statement.format(**words) for statement in STEPS[step]]
