"""The way to PostgreSQL is cut without a word, and the database hangs: nobody is left behind or waits unknowing."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from seaboard.server.store import open_store, postgres_line
from seaboard.service.store import TableRow, Write
from seaboard.table.entry import Entry
from tests.server.postgres import fresh_postgres, new_database
from tests.server.rig import ME, Friend, Process


class Way:
    """A way to a server on which nothing goes on any more when it is cut; who comes anew finds another one."""

    def __init__(self, to: int) -> None:
        self.to = to
        self.port = 0
        self._taken: list[asyncio.Task[None]] = []

    def cut(self) -> None:
        """Nothing passes on the ways taken so far, and nobody is told: the connections stay open."""
        for one in self._taken:
            one.cancel()

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there = await asyncio.open_connection("127.0.0.1", self.to)
        self._taken += [
            asyncio.create_task(_pass_on(reader, there[1])),
            asyncio.create_task(_pass_on(there[0], writer)),
        ]


async def _pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while some := await reader.read(65536):
        writer.write(some)
        await writer.drain()
    writer.close()


@asynccontextmanager
async def way_to(port: int) -> AsyncIterator[Way]:
    way = Way(port)
    server = await asyncio.start_server(way.take, "127.0.0.1", 0)
    way.port = server.sockets[0].getsockname()[1]
    try:
        yield way
    finally:
        way.cut()
        server.close()


def test_who_listens_on_a_line_that_was_cut_notices(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres_line, "QUIET_SECONDS", 0.1)
    monkeypatch.setattr(postgres_line, "CONNECT_SECONDS", 0.5)
    address = new_database(postgres, "cut")

    async def listen() -> None:
        port = urlsplit(address).port
        assert port is not None
        writer = await open_store(address, migrate=True)
        async with way_to(port) as way:
            store = await open_store(address.replace(str(port), str(way.port)))
            heard: asyncio.Queue[str] = asyncio.Queue()
            store.on_change = lambda table, n: heard.put_nowait(f"{table} {n}")
            store.on_gap = lambda: heard.put_nowait("look again")
            row = TableRow("t", "g", "running", "link", False, False, 1, "{}")
            await writer.commit([Write("t", [Entry(1, "created", 0)], row)])
            assert await asyncio.wait_for(heard.get(), 20) == "t 1"
            way.cut()
            await writer.commit([Write("t", [Entry(2, "chat", 0)])])
            assert await asyncio.wait_for(heard.get(), 20) == "look again"
            await writer.commit([Write("t", [Entry(3, "chat", 0)])])
            assert await asyncio.wait_for(heard.get(), 20) == "t 3"
            await store.close()
        await writer.close()

    asyncio.run(listen())


def test_a_database_that_hangs_is_told_and_waited_for(tmp_path: Path) -> None:
    with fresh_postgres() as postgres:

        async def migrate() -> None:
            await (await open_store(postgres.address, migrate=True)).close()

        asyncio.run(migrate())
        server = Process(postgres.address, "--thinkers=1", folder=tmp_path)
        try:
            anna = Friend(server.address, "Anna")
            table = anna.lay(ME, ME)
            with anna.socket() as wire:
                shown = wire.subscribe(table, seat=0)
                mine = wire.subscribe(table, seat=shown["decision"]["actor"])
                move = mine["decision"]["moves"][0]["text"]
                postgres.hang(True)
                try:
                    wire.say(type="move", id="m", table=table, seat=mine["seat"], ply=mine["ply"], move=move)
                    assert wire.until(lambda one: one["type"] == "store")["answers"] is False
                    health = httpx.get(f"{server.address}/health", timeout=20)
                    assert health.status_code == 503
                    assert health.json()["status"] == "store-unavailable"
                    assert httpx.get(f"{server.address}/health/live", timeout=20).status_code == 200
                finally:
                    postgres.hang(False)
                answered = wire.until(lambda one: one.get("id") == "m", 60)
                if answered["type"] == "refused":  # it was given up, and may have been written all the same
                    assert answered["code"] == "store-unavailable"
                    wire.until(lambda one: one["type"] == "store" and one["answers"], 60)
                    answered = wire.ask(type="move", id="m", table=table, seat=mine["seat"], ply=mine["ply"], move=move)
                assert answered["type"] == "done"
                assert anna.get(f"/api/tables/{table}")["moves"] == 1
        finally:
            server.stop()
