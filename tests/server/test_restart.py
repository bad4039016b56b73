"""PostgreSQL crashes and comes back in the middle of games at two processes: all play on, none lost, none twice."""

from __future__ import annotations

import asyncio
import threading
import time
from pathlib import Path

import psycopg

from seaboard.server.store import open_store
from tests.server.postgres import Postgres, fresh_postgres
from tests.server.rig import ME, OPEN, Friend, Process, Wire

TABLES = 3
RESTARTS = 5
LONGEST = 60


class Pair:
    """Two friends at two processes who play on whatever happens; what is acknowledged is remembered."""

    def __init__(self, first: Process, second: Process) -> None:
        anna, borys = Friend(first.address, "Anna"), Friend(second.address, "Borys")
        self.table = anna.lay(ME, OPEN)
        borys.sit(self.table)
        self.wires = [anna.socket(), borys.socket()]
        self.acknowledged: list[int] = []
        self.told: list[bool] = []  # does the store answer, as players were told
        self.moved = 0.0  # when
        self.stop = False

    def play(self) -> None:
        shown = [wire.subscribe(self.table, seat=seat) for seat, wire in enumerate(self.wires)]
        while not self.stop and shown[0]["result"] is None:
            actor = shown[0]["decision"]["actor"]
            mine = shown[actor]
            text = mine["decision"]["moves"][0]["text"]
            wire = self.wires[actor]
            id = f"{self.table}-{mine['ply']}"
            answer = wire.ask(type="move", id=id, table=self.table, seat=actor, ply=mine["ply"], move=text)
            if answer["type"] == "done":
                self.acknowledged.append(answer["ply"])
                self.moved = time.monotonic()
            else:
                assert answer["code"] == "store-unavailable", answer
                time.sleep(0.2)
            self.told += [one["answers"] for one in wire.heard if one["type"] == "store"]
            wire.heard.clear()
            shown = [self.newest(seat, wire) for seat, wire in enumerate(self.wires)]

    def newest(self, seat: int, wire: Wire) -> dict[str, object]:
        while True:
            shown = wire.subscribe(self.table, seat=seat)
            if shown["type"] == "snapshot":
                return shown
            time.sleep(0.2)


def test_postgres_restarts_and_everybody_plays_on(tmp_path: Path) -> None:
    with fresh_postgres() as postgres:

        async def migrate() -> None:
            await (await open_store(postgres.address, migrate=True)).close()

        asyncio.run(migrate())
        servers = [Process(postgres.address, "--thinkers=1", folder=tmp_path) for _ in range(2)]
        try:
            pairs = [Pair(*servers) for _ in range(TABLES)]
            play_through(pairs, postgres)
        finally:
            for server in servers:
                server.stop()
        with psycopg.connect(postgres.address) as connection:
            for pair in pairs:
                rows = connection.execute(
                    "SELECT n, ply FROM entries WHERE table_id = %s ORDER BY n", (pair.table,)
                ).fetchall()
                assert [n for n, _ in rows] == list(range(1, len(rows) + 1))
                plies = [ply for _, ply in rows if ply is not None]
                assert plies == list(range(1, len(plies) + 1)), "no move twice, none lost"
                assert set(pair.acknowledged) <= set(plies)


def play_through(pairs: list[Pair], postgres: Postgres) -> None:
    """How soon they play on is measured by benchmarks/outage.py; here they must at all."""
    threads = [threading.Thread(target=pair.play, daemon=True) for pair in pairs]
    for thread in threads:
        thread.start()
    for _ in range(RESTARTS):
        time.sleep(1)
        postgres.restart()
        back = time.monotonic()
        while any(pair.moved < back for pair in pairs):
            assert time.monotonic() - back < LONGEST, "all tables play on after it is back"
            time.sleep(0.05)
    for pair in pairs:
        pair.stop = True
    for thread in threads:
        thread.join(LONGEST)
        assert not thread.is_alive()
