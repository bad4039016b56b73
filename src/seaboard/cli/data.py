"""`seaboard data`: everything a server keeps, out of one database and into another."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import copyfileobj
from tempfile import TemporaryFile
from typing import TYPE_CHECKING, Any, TextIO

import click

from seaboard.cli.terminal import data_folder, file_refusal, lang_option, texts
from seaboard.core.refused import Refused

if TYPE_CHECKING:
    from seaboard.server.store.base import Store

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
@lang_option
def export(file: str, database: str, lang: str | None) -> None:
    """Write everything to FILE (- for standard output). The server may be running."""
    rows = asyncio.run(_export(file, database))
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


async def _export(file: str, database: str) -> int:
    from seaboard.server.config import default_database
    from seaboard.server.store.schema import VERSION

    kept = (database or default_database(data_folder())).removeprefix("sqlite:///")
    if "://" not in kept and not Path(kept).is_file():
        raise Refused("file-missing", file=kept)  # opening it would make an empty one
    store = await _open(database, migrate=False, exclusive=False)
    rows = 0
    try:
        with _written_whole(file) as out:
            header = {"seaboard": "data", "format": FORMAT, "schema": VERSION}
            out.write(json.dumps(header) + "\n")
            async for row in store.dump():
                out.write(json.dumps(row, ensure_ascii=False) + "\n")
                rows += 1
    finally:
        await store.close()
    return rows


@contextmanager
def _written_whole(file: str) -> Iterator[TextIO]:
    """A file to write, which appears when all of it is written; `-` is standard output."""
    if file == "-":
        yield sys.stdout
        sys.stdout.flush()
        return
    beside = Path(file + ".new")
    try:
        if Path(file).is_dir():
            raise IsADirectoryError
        with beside.open("w", encoding="utf-8") as out:
            yield out
        os.replace(beside, file)
    except OSError as error:
        raise file_refusal(file, error) from None


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

    number = 0
    for number, line in enumerate(_lines(text, file), 1):
        try:
            row = json.loads(line)
        except ValueError as error:
            raise Refused("json-malformed", line=number, column=1, reason=str(error)) from None
        if number == 1:
            if not isinstance(row, dict) or row.get("seaboard") != "data" or row.get("format") != FORMAT:
                raise Refused("data-malformed", line=number)
            if row.get("schema", 0) > VERSION:
                raise Refused("database-newer", version=row["schema"], known=VERSION)
            continue
        columns = DATA.get(row.get("table", "")) if isinstance(row, dict) else None
        if columns is None or set(row) != {"table", *columns}:
            raise Refused("data-malformed", line=number)
        yield row
    if number == 0:
        raise Refused("data-malformed", line=1)


def _lines(text: TextIO, file: str) -> Iterator[str]:
    try:
        yield from text
    except UnicodeDecodeError:
        raise Refused("file-not-text", file=file) from None
