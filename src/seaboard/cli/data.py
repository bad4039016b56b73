"""`seaboard data`: everything a server keeps, out of one database and into another."""

from __future__ import annotations

import asyncio
import errno
import json
import os
import sqlite3
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from shutil import copyfileobj
from tempfile import TemporaryFile
from typing import TYPE_CHECKING, Any, TextIO

import click

from seaboard.cli.terminal import data_folder, file_refusal, lang_option, texts, written_whole
from seaboard.core.lines import json_lines
from seaboard.core.refused import Refused

if TYPE_CHECKING:
    from seaboard.service.store import Store

FORMAT = 1
ROWS_AT_ONCE = 2000


@click.group("data")
def command() -> None:
    """Export and import all data of a server as JSON lines: tables, people, ratings.

    The file is as confidential as the database: it holds hashed passwords and the secret that signs cookies.
    """


def database_option(function: Any) -> Any:
    return click.option(
        "--database", envvar="DATABASE_URL", default="", help="A file, or postgresql://…; default: your data folder."
    )(function)


@command.command("export")
@click.argument("file")
@database_option
@click.option("--seeds", is_flag=True, help="With the seeds of running games: they can be played on, and all is told.")
@lang_option
def export(file: str, database: str, seeds: bool, lang: str | None) -> None:
    """Write everything to FILE (- for standard output). The server may be running."""
    rows = asyncio.run(_export(file, database, seeds))
    click.echo(texts()("data-exported", rows=rows), err=True)


@command.command("import")
@click.argument("file")
@database_option
@lang_option
def import_(file: str, database: str, lang: str | None) -> None:
    """Read FILE (- for standard input) into a database that is still empty. No server may be running on it."""
    rows = asyncio.run(_import(file, database))
    click.echo(texts()("data-imported", rows=rows), err=True)


async def _open(database: str, migrate: bool, exclusive: bool = True) -> Store:
    from seaboard.server.config import default_database
    from seaboard.server.store import open_store

    return await open_store(database or default_database(data_folder()), migrate, exclusive)


async def open_kept(database: str) -> Store:
    """What is there, beside a server that may be running; opening a file that is missing would make an empty one."""
    kept = _kept(database)
    if "://" not in kept and not Path(kept).exists():
        raise Refused("file-missing", file=kept)
    return await _open(database, migrate=False, exclusive=False)


@command.command("backup")
@click.argument("file")
@database_option
@lang_option
def backup(file: str, database: str, lang: str | None) -> None:
    """Copy the SQLite database to FILE, whole and checked. The server may be running. (PostgreSQL: pg_dump.)"""
    kept = _kept(database)
    if "://" in kept:
        raise Refused("database-unknown-kind", database="postgresql://…")
    _back_up(kept, file)
    click.echo(texts()("data-backed-up", file=file), err=True)


@command.command("prune")
@click.option("--finished-days", type=click.IntRange(1), help="Forget games that ended so long ago.")
@click.option("--guest-days", type=click.IntRange(1), help="Forget guests of that age who have no table left.")
@database_option
@lang_option
def prune(finished_days: int | None, guest_days: int | None, database: str, lang: str | None) -> None:
    """Forget old games and guests. The server may be running."""
    tables, guests = asyncio.run(_prune(database, finished_days, guest_days))
    click.echo(texts()("data-pruned", tables=tables, guests=guests), err=True)


async def _prune(database: str, finished_days: int | None, guest_days: int | None) -> tuple[int, int]:
    day, now = 24 * 3600 * 1000, int(time.time() * 1000)
    store = await open_kept(database)
    try:
        return await store.prune(
            now - finished_days * day if finished_days else 0, now - guest_days * day if guest_days else 0
        )
    finally:
        await store.close()


def _back_up(kept: str, file: str) -> None:
    if not Path(kept).is_file():
        raise Refused("file-missing", file=kept)
    _must_differ(file, kept)
    beside = file + ".new"
    try:
        if Path(file).is_dir():
            raise IsADirectoryError
        if Path(file).exists() and not Path(file).is_file():
            raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))  # a pipe or a device holds no database
        Path(beside).unlink(missing_ok=True)
        os.close(os.open(beside, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    except OSError as error:
        raise file_refusal(file, error) from None
    try:
        with (
            closing(sqlite3.connect(kept)) as source,
            closing(sqlite3.connect(beside)) as to,
        ):
            source.backup(to)
            if to.execute("PRAGMA quick_check").fetchone()[0] != "ok":
                raise sqlite3.DatabaseError("the copy is damaged")
        os.replace(beside, file)
    except sqlite3.Error as error:
        raise Refused("database-unusable", database=kept, reason=str(error)) from None


def _must_differ(file: str, kept: str) -> None:
    """A server would go on with a file that has no name any more, and lose all that is done from now on."""
    if file != "-" and Path(file).exists() and Path(kept).exists() and Path(file).samefile(kept):
        raise Refused("file-is-database", file=file)


def _kept(database: str) -> str:
    from seaboard.server.config import default_database

    return (database or default_database(data_folder())).removeprefix("sqlite:///")


async def _export(file: str, database: str, seeds: bool = False) -> int:
    from seaboard.server.store.schema import VERSION

    _must_differ(file, _kept(database))
    store = await open_kept(database)
    rows = 0
    running: set[str] = set()  # games whose hidden cards are still hidden
    try:
        with _written(file) as out:
            header = {"seaboard": "data", "format": FORMAT, "schema": VERSION}
            out.write(json.dumps(header) + "\n")
            async for row in store.dump():
                if row["table"] == "tables" and row["status"] != "over":
                    running.add(row["id"])
                elif (
                    row["table"] == "entries" and row["kind"] == "started" and row["table_id"] in running and not seeds
                ):
                    row["data"] = json.dumps({k: v for k, v in json.loads(row["data"]).items() if k != "seed"})
                out.write(json.dumps(row, ensure_ascii=False) + "\n")
                rows += 1
    finally:
        await store.close()
    return rows


@contextmanager
def _written(file: str) -> Iterator[TextIO]:
    """A file to write, or standard output for `-`."""
    if file == "-":
        yield sys.stdout
        sys.stdout.flush()
        return
    with written_whole(Path(file), 0o600) as out:
        yield out


async def _import(file: str, database: str) -> int:
    with _read_twice(file) as text:
        rows = sum(1 for _ in _rows(text, file))  # all of it must be right before any of it is stored
        text.seek(0)
        store = await _open(database, migrate=True)
        try:
            async for row in store.dump():
                if row["table"] != "settings":
                    raise Refused("database-not-empty")
            batch: list[dict[str, Any]] = []
            for row in _rows(text, file):
                batch.append(row)
                if len(batch) >= ROWS_AT_ONCE:
                    await store.load(batch)
                    batch = []
            await store.load(batch)
            return rows
        finally:
            await store.close()


@contextmanager
def _read_twice(file: str) -> Iterator[TextIO]:
    """A file to read; standard input is laid aside first, because it can be read once only."""
    if file == "-":
        with TemporaryFile("w+", encoding="utf-8") as aside:
            copyfileobj(sys.stdin, aside)
            aside.seek(0)
            yield aside
        return
    try:
        text = Path(file).open(encoding="utf-8")  # noqa: SIM115
    except OSError as error:
        raise file_refusal(file, error) from None
    with text:
        yield text


def _rows(text: TextIO, file: str) -> Iterator[dict[str, Any]]:
    from seaboard.server.store.schema import DATA, VERSION

    has_header = False
    for number, row in json_lines(_lines(text, file)):
        if not has_header:
            has_header = True
            if not isinstance(row, dict) or row.get("seaboard") != "data" or row.get("format") != FORMAT:
                raise Refused("data-malformed", line=number)
            if row.get("schema", 0) > VERSION:
                raise Refused("database-newer", version=row["schema"], known=VERSION)
            continue
        columns = DATA.get(row.get("table", "")) if isinstance(row, dict) else None
        if columns is None or set(row) != {"table", *columns}:
            raise Refused("data-malformed", line=number)
        yield row
    if not has_header:
        raise Refused("data-malformed", line=1)


def _lines(text: TextIO, file: str) -> Iterator[str]:
    try:
        yield from text
    except UnicodeDecodeError:
        raise Refused("file-not-text", file=file) from None
