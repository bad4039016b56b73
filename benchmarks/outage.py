"""PostgreSQL goes and comes back under load, two real servers: do all play on? python benchmarks/outage.py

Starts a PostgreSQL and two servers of its own. The two people of each table are at different servers and play without
end. So many times the database crashes and is started again; then it is stopped for a while and let go on, as if its
machine had hung. Counted is, for each outage, how long after the database is back the last table has seen a move; at
the end, whether every acknowledged move is in the log, once. Bounded in time and size; nothing leaves the machine.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections import Counter
from pathlib import Path
from typing import Any

import psycopg
from websockets.asyncio.client import ClientConnection, connect

sys.path.insert(0, str(Path(__file__).parent))
sys.path.insert(0, str(Path(__file__).parent.parent))
from load import ask, percentile  # type: ignore[import-not-found]

from tests.server.postgres import Postgres, fresh_postgres
from tests.server.rig import Process

PAUSE = 0.05  # of a person before a move
LONGEST = 60.0
Shown = dict[str, Any]


class Table:
    """Two people, each at a server of their own, who play on whatever happens."""

    def __init__(self, addresses: list[str], number: int) -> None:
        self.addresses = addresses
        self.number = number
        self.chance = random.Random(number)
        self.id = ""
        self.cookies: list[str] = []
        self.moved = 0.0  # when a move was last acknowledged
        self.acknowledged: list[int] = []
        self.waits: list[float] = []
        self.told: list[tuple[float, bool]] = []  # when, and whether the store answers
        self.unanswered: list[float] = []  # since when a move waits
        self.strange: list[str] = []
        self.stop = False

    def lay(self) -> None:
        homes = [f"10.{seat}.{self.number // 250}.{self.number % 250 + 1}" for seat in (0, 1)]
        self.cookies = [
            ask(address, "/api/me", home=home)[1] for address, home in zip(self.addresses, homes, strict=True)
        ]
        wanted = {"game": "sea_salt_paper", "seats": [{"kind": "me"}, {"kind": "open"}]}
        self.id = ask(self.addresses[0], "/api/tables", self.cookies[0], wanted, homes[0])[0]["id"]
        ask(self.addresses[1], f"/api/tables/{self.id}/sit", self.cookies[1], {"seat": 1}, homes[1])
        self.acknowledged = []

    async def play(self) -> None:
        """Game after game; a line that is cut is made anew."""
        while not self.stop:
            try:
                await self._sit_down()
            except Exception as error:
                self.strange.append(f"{type(error).__name__}: {error}"[:80])
                await asyncio.sleep(0.5)

    async def _sit_down(self) -> None:
        lines = [
            await connect(
                address.replace("http", "ws", 1) + "/ws", additional_headers={"Cookie": cookie}, compression=None
            )
            for address, cookie in zip(self.addresses, self.cookies, strict=True)
        ]
        shown: list[Shown] = [{}, {}]
        news = asyncio.Event()
        listeners = [asyncio.create_task(self._listen(line, seat, shown, news)) for seat, line in enumerate(lines)]
        try:
            for seat, line in enumerate(lines):
                await line.send(json.dumps({"type": "subscribe", "table": self.id, "seat": seat}))
            while not self.stop and not any(one.done() for one in listeners):
                await asyncio.sleep(PAUSE)
                if not all(shown) or shown[0]["ply"] != shown[1]["ply"]:
                    await self._wait(news)
                    continue
                if shown[0]["result"] is not None:
                    return
                actor = shown[0]["decision"]["actor"]
                mine = shown[actor]
                text = self.chance.choice(mine["decision"]["moves"])["text"]
                said = {"type": "move", "id": f"m{mine['ply']}", "table": self.id, "seat": actor, "ply": mine["ply"]}
                news.clear()
                self.unanswered = [time.monotonic()]
                await lines[actor].send(json.dumps({**said, "move": text}))
                while self.unanswered and not self.stop:
                    await self._wait(news)
        finally:
            for one in listeners:
                one.cancel()
            for line in lines:
                await line.close()

    async def _wait(self, news: asyncio.Event) -> None:
        try:
            await asyncio.wait_for(news.wait(), 0.2)
        except TimeoutError:
            return
        news.clear()

    async def _listen(
        self, line: ClientConnection, seat: int, shown: list[dict[str, Any]], news: asyncio.Event
    ) -> None:
        async for raw in line:
            said = json.loads(raw)
            kind = said["type"]
            if kind in ("snapshot", "update"):
                shown[seat] = said
            elif kind == "store":
                self.told.append((time.monotonic(), said["answers"]))
            elif kind == "done":
                if "ply" in said and not said.get("dropped"):
                    self.acknowledged.append(said["ply"])
                self.moved = time.monotonic()
                if self.unanswered:
                    self.waits.append(self.moved - self.unanswered[0])
                self.unanswered = []
            elif kind == "refused":
                self.unanswered = []
                if said["code"] not in ("store-unavailable", "ply-stale"):
                    self.strange.append(said["code"])
            news.set()


class Outage:
    """The tables, the servers and the database."""

    def __init__(self, tables: list[Table], servers: list[Process], postgres: Postgres) -> None:
        self.tables, self.servers, self.postgres = tables, servers, postgres

    async def crashes(self) -> dict[str, Any]:
        """The database crashes and is started again."""
        await asyncio.to_thread(self.postgres.crash)
        await asyncio.sleep(random.uniform(0.2, 3))
        await asyncio.to_thread(self.postgres.start)
        return {"outage": "crash", **await self.all_play_on()}

    async def hangs(self, seconds: float) -> dict[str, Any]:
        """The database says nothing for a while, and then goes on as if nothing had been."""
        for table in self.tables:
            table.told.clear()
        began = time.monotonic()
        self.postgres.hang(True)
        try:
            await asyncio.sleep(2)
            health = [await asyncio.to_thread(health_of, server.address) for server in self.servers]
            await asyncio.sleep(max(0.0, began + seconds - time.monotonic()))
        finally:
            self.postgres.hang(False)
        found = await self.all_play_on()
        told = [min((at - began for at, answers in table.told if not answers), default=-1.0) for table in self.tables]
        return {
            "outage": f"hung for {seconds:g} s",
            "health": [(status, round(took, 2)) for status, took in health],
            "tables_told": sum(one >= 0 for one in told),
            "told_after_s": [round(min(told), 2), round(max(told), 2)],
            **found,
        }

    async def all_play_on(self) -> dict[str, Any]:
        back = time.monotonic()
        while time.monotonic() < back + LONGEST and any(table.moved < back for table in self.tables):
            await asyncio.sleep(0.02)
        late = [table.id for table in self.tables if table.moved < back]
        return {"all_play_on_after_s": round(time.monotonic() - back, 2), "tables_that_do_not": len(late)}


def health_of(address: str) -> tuple[int, float]:
    """What a server says of itself, and how long it takes to say so."""
    began = time.monotonic()
    try:
        with urllib.request.urlopen(f"{address}/health", timeout=20) as answer:
            return int(answer.status), time.monotonic() - began
    except urllib.error.HTTPError as error:
        return error.code, time.monotonic() - began


def checked(address: str, tables: list[Table]) -> dict[str, int]:
    """Acknowledged moves that are not there, moves that are there twice, entries that are missing."""
    lost = twice = holes = moves = 0
    with psycopg.connect(address) as connection:
        for table in tables:
            rows = connection.execute(
                "SELECT n, ply FROM entries WHERE table_id = %s ORDER BY n", (table.id,)
            ).fetchall()
            plies = [ply for _, ply in rows if ply is not None]
            moves += len(table.acknowledged)
            lost += len(set(table.acknowledged) - set(plies))
            twice += len(plies) - len(set(plies)) + len(table.acknowledged) - len(set(table.acknowledged))
            holes += [n for n, _ in rows] != list(range(1, len(rows) + 1))
    return {"acknowledged": moves, "lost": lost, "twice": twice, "logs_with_holes": holes}


async def measure(arguments: argparse.Namespace, servers: list[Process], postgres: Postgres) -> None:
    tables = [Table([server.address for server in servers], number) for number in range(arguments.tables)]
    for table in tables:
        table.lay()
    players = [asyncio.create_task(table.play()) for table in tables]
    outage = Outage(tables, servers, postgres)
    await asyncio.sleep(3)
    for _ in range(arguments.crashes):
        print(json.dumps(await outage.crashes()), flush=True)
        await asyncio.sleep(2)
    if arguments.hang:
        print(json.dumps(await outage.hangs(arguments.hang)), flush=True)
        await asyncio.sleep(2)
    for table in tables:
        table.stop = True
    await asyncio.gather(*players)
    waits = [wait for table in tables for wait in table.waits]
    strange = Counter(one for table in tables for one in table.strange)
    found = {"tables": len(tables), **checked(postgres.address, tables), "move_p99_ms": percentile(waits, 0.99)}
    print(json.dumps({**found, "strange": strange.most_common(5)}), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--crashes", type=int, default=5)
    parser.add_argument("--hang", type=float, default=10, help="seconds for which the database stands still; 0: never")
    arguments = parser.parse_args()
    arguments.tables, arguments.crashes = min(arguments.tables, 200), min(arguments.crashes, 20)
    with tempfile.TemporaryDirectory(prefix="seaboard-outage-") as folder, fresh_postgres() as postgres:
        command = [sys.executable, "-m", "seaboard.cli", "serve", "--migrate", f"--database={postgres.address}"]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        options = ("--thinkers=1", "--proxies=127.0.0.1")
        servers = [Process(postgres.address, *options, folder=Path(folder)) for _ in range(2)]
        try:
            asyncio.run(measure(arguments, servers, postgres))
        finally:
            for server in servers:
                server.stop()


if __name__ == "__main__":
    main()
