"""A day in a few minutes, on loopback: do memory and open files stay flat? python benchmarks/day.py

Starts a server of its own. So many tables are laid, played at, ended and forgotten, by people who come and go; now and
then the server's memory and its open files are looked at. Then a server is started on a file with as many tables in
it, a part of them in the middle of a game, and it is timed until it answers. Bounded in time and size.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect

sys.path.insert(0, str(Path(__file__).parent))
from load import ask, cpu_of  # type: ignore[import-not-found]

START = """
import sys, time
from seaboard.server import watch
from seaboard.server.config import Config, Limits
from seaboard.server.logs import set_up_logs
from seaboard.server.running import run
set_up_logs(True, True)
many = (10**7, 1e7)
limits = Limits(guests=many, requests=many, requests_of_address=many, new_tables=many, new_tables_of_address=many,
                messages=many, subscribes=many, tables_per_person=10**6)
# A day of 86,400 seconds goes by in a few minutes: what waits for hours waits for seconds.
forget = sys.argv[3] == "forget"
watch.SECONDS, watch.PRUNE_SECONDS, watch.DAY = 2.0, 5.0, 5_000
config = Config(
    database=sys.argv[2], host="127.0.0.1", port=int(sys.argv[1]), limits=limits, trusted_proxies="127.0.0.1",
    idle_seconds=5.0, forget_games_days=int(forget), forget_guests_days=int(forget),
)
run(config, lambda: print("ready", flush=True))
"""
TABLES_OF_ONE = 10  # before a person goes and another comes
MOVES = 4


class Day:
    """What was done, and what it took."""

    def __init__(self, address: str, tables: int, unfinished: float) -> None:
        self.address = address
        self.left = tables
        self.begun = 0
        self.unfinished = unfinished  # the share of tables that are left in the middle of a game
        self.errors: list[str] = []

    async def people(self, number: int) -> None:
        chance = random.Random(number)
        while self.left > 0:
            home = f"10.{chance.randrange(250)}.{chance.randrange(250)}.{chance.randrange(1, 250)}"
            cookie = (await asyncio.to_thread(ask, self.address, "/api/me", "", None, home))[1]
            async with connect(
                self.address.replace("http", "ws", 1) + "/ws",
                additional_headers={"Cookie": cookie, "X-Forwarded-For": home},
                compression=None,
                ping_interval=None,
            ) as line:
                for _ in range(TABLES_OF_ONE):
                    self.left -= 1
                    if self.left < 0:
                        return
                    await self.table(line, cookie, home, chance)

    async def table(self, line: Any, cookie: str, home: str, chance: random.Random) -> None:
        wanted = {"game": "sea_salt_paper", "seats": [{"kind": "me"}, {"kind": "me"}]}
        made = await asyncio.to_thread(ask, self.address, "/api/tables", cookie, wanted, home)
        id = made[0]["id"]
        self.begun += 1
        shown: dict[int, Any] = {}
        for seat in (0, 1):
            await line.send(json.dumps({"type": "subscribe", "table": id, "seat": seat}))
        moves = 0
        ending = chance.random() >= self.unfinished
        async for raw in line:
            told = json.loads(raw)
            if told["type"] == "refused":
                self.errors.append(told["code"])
                return
            if told.get("table") != id or told["type"] not in ("snapshot", "update"):
                continue
            shown[told["seat"]] = told
            if told["result"] is not None:
                break
            if len(shown) < 2 or shown[0]["ply"] != shown[1]["ply"]:
                continue
            actor = told["decision"]["actor"]
            mine = shown[actor]
            if moves < MOVES:
                moves += 1
                text = chance.choice(mine["decision"]["moves"])["text"]
                said = {"type": "move", "id": f"m{moves}", "table": id, "seat": actor, "ply": mine["ply"], "move": text}
            elif ending:
                said = {"type": "resign", "id": "r", "table": id, "seat": actor}
            else:
                break
            await line.send(json.dumps(said))
        await line.send(json.dumps({"type": "unsubscribe", "table": id}))


def looked_at(pid: int, path: str) -> dict[str, Any]:
    """The memory, the open files and the threads of a server, and the size of its database."""
    status = dict(line.split(":", 1) for line in Path(f"/proc/{pid}/status").read_text().splitlines())
    return {
        "memory_mb": int(status["VmRSS"].split()[0]) // 1024,
        "files": len(os.listdir(f"/proc/{pid}/fd")),
        "database_mb": round(Path(path).stat().st_size / 1e6, 1),
    }


async def live_it(day: Day, workers: int, pid: int, path: str) -> None:
    """Says ten times, and once more afterwards, how the server is."""
    looks = 0
    whole = day.left
    work = asyncio.gather(*(day.people(number) for number in range(workers)))
    while not work.done():
        if day.begun >= looks * whole / 10:
            looks += 1
            print(json.dumps({"tables": day.begun, **looked_at(pid, path)}), flush=True)
        await asyncio.sleep(0.1)
    await work
    await asyncio.sleep(12)  # what is idle leaves the memory, what is old is forgotten
    print(json.dumps({"tables": day.begun, "afterwards": True, **looked_at(pid, path)}), flush=True)


def serve(port: int, path: str, how: str) -> tuple[subprocess.Popen[bytes], float]:
    began = time.perf_counter()
    server = subprocess.Popen([sys.executable, "-c", START, str(port), path, how], stdout=subprocess.PIPE)
    assert server.stdout is not None
    server.stdout.readline()
    ask(f"http://127.0.0.1:{port}", "/health")
    return server, time.perf_counter() - began


def end(server: subprocess.Popen[bytes]) -> None:
    server.send_signal(signal.SIGINT)
    server.wait(60)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=20_000)
    parser.add_argument("--people", type=int, default=32, help="at once")
    parser.add_argument("--unfinished", type=float, default=0.1, help="the share of stored tables amid a game")
    parser.add_argument("--port", type=int, default=8793)
    parser.add_argument("--part", choices=["day", "start", "both"], default="both")
    arguments = parser.parse_args()
    address = f"http://127.0.0.1:{arguments.port}"
    with tempfile.TemporaryDirectory(prefix="seaboard-day-") as folder:
        if arguments.part != "start":
            path = str(Path(folder) / "day.sqlite3")
            server, _ = serve(arguments.port, path, "forget")
            try:
                day = Day(address, arguments.tables, 0.0)
                began = time.perf_counter()
                asyncio.run(live_it(day, arguments.people, server.pid, path))
                print(json.dumps({"seconds": round(time.perf_counter() - began), "errors": day.errors[:5]}), flush=True)
            finally:
                end(server)
        if arguments.part != "day":
            path = str(Path(folder) / "kept.sqlite3")
            fill(path, arguments.tables, arguments.unfinished)
            times, busy = [], []
            for _ in range(3):
                server, seconds = serve(arguments.port, path, "keep")
                times.append(round(seconds, 2))
                busy.append(round(cpu_of(server.pid), 2))
                memory = looked_at(server.pid, path)
                end(server)
            print(
                json.dumps({"stored_tables": arguments.tables, "start_s": times, "start_cpu_s": busy, **memory}),
                flush=True,
            )


def fill(path: str, tables: int, unfinished: float) -> None:
    """So many tables in a file: some amid a game with a clock that has run out, the others over."""
    from seaboard.core.seed import new_seed
    from seaboard.server.store import store_for
    from seaboard.service.hub import folded, row_of
    from seaboard.service.names import new_id
    from seaboard.service.store import Write
    from seaboard.table import commands
    from seaboard.table.clock import ClockSpec
    from seaboard.table.entry import Entry
    from seaboard.table.settings import Settings
    from seaboard.table.table import Table

    async def write() -> None:
        store = store_for(path)
        await store.open()
        settings = Settings("sea_salt_paper", 2, clock=ClockSpec("days", days=1))
        batch = []
        for number in range(tables):
            at = int(time.time() * 1000) - 3 * 86_400_000 + number
            asker = commands.Asker("panna0000000", at, "Anna", "", new_seed())
            table = Table(new_id())
            log: list[Entry] = []
            decided = commands.create(table, asker, settings, [{"kind": "me"}, {"kind": "me"}])
            while True:
                log += decided.entries
                table = folded(table, decided)
                if len(log) >= 12 or table.play is None or table.play.actor is None:
                    break
                move = table.play.game.moves(table.play.state)[0].text
                decided = commands.move(table, asker, table.play.actor, table.ply, move)
            if number >= tables * unfinished:
                decided = commands.leave(table, asker)
                log += decided.entries
                table = folded(table, decided)
            deadline = table.deadline()
            batch.append(Write(table.id, log, row_of(table), ["panna0000000"], deadline, deadline is not None))
            if len(batch) == 500 or number == tables - 1:
                await store.commit(batch)
                batch = []
        await store.close()

    asyncio.run(write())


if __name__ == "__main__":
    main()
