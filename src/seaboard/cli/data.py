"""`seaboard data`: everything a server keeps, out of one database and into another."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

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


def _store(database: str) -> Store:
    from seaboard.server.config import default_database
    from seaboard.server.store import store_for

    return store_for(database or default_database(data_folder()))


async def _export(file: str, database: str) -> int:
    from seaboard.server.store.schema import VERSION

    store = _store(database)
    await store.open(migrate=False, exclusive=False)
    rows = 0
    out = sys.stdout if file == "-" else open(file, "w", encoding="utf-8")  # noqa: SIM115
    try:
        header = {"seaboard": "data", "format": FORMAT, "schema": VERSION}
        out.write(json.dumps(header) + "\n")
        async for row in store.dump():
            out.write(json.dumps(row, ensure_ascii=False) + "\n")
            rows += 1
        out.flush()
    finally:
        if out is not sys.stdout:
            out.close()
        await store.close()
    return rows


async def _import(file: str, database: str) -> int:
    store = _store(database)
    await store.open(migrate=True)
    try:
        async for row in store.dump():
            if row["table"] != "settings":
                raise Refused("database-not-empty")
        rows = 0
        batch: list[dict[str, Any]] = []
        for row in _rows(file):
            batch.append(row)
            rows += 1
            if len(batch) >= ROWS_AT_ONCE:
                await store.load(batch)
                batch = []
        await store.load(batch)
        return rows
    finally:
        await store.close()


def _rows(file: str) -> Iterator[dict[str, Any]]:
    from seaboard.server.store.schema import DATA, VERSION

    try:
        text = sys.stdin if file == "-" else Path(file).open(encoding="utf-8")  # noqa: SIM115
    except OSError as error:
        raise file_refusal(file, error) from None
    with text:
        for number, line in enumerate(text, 1):
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
