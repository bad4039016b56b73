"""A full house on loopback: how long until everybody sees a move? python benchmarks/load.py

Starts a real server on one core and plays from the other ones: so many tables of two people, each with a connection of
its own, and so many moves a second over all tables. Counted is the time from sending a move to the arrival of the new
view at every connection of the table. Errors and the server's memory are printed at the end. Bounded in time and size.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

START = """
import sys
from seaboard.server.config import Config, Limits
from seaboard.server.logs import set_up_logs
from seaboard.server.running import run
set_up_logs(True, True)
many = (10**6, 1e6)
limits = Limits(guests=many, requests=many, requests_of_address=many, new_tables=many, new_tables_of_address=many)
# As behind a proxy: one address brings everybody.
config = Config(
    database=sys.argv[2], host="127.0.0.1", port=int(sys.argv[1]), limits=limits, trusted_proxies="127.0.0.1"
)
run(config, lambda: print("ready", flush=True))
"""


class Seat:
    """One person with one connection at one table."""

    def __init__(self, cookie: str) -> None:
        self.cookie = cookie
        self.socket: ClientConnection
        self.shown: dict[str, Any] = {}


class House:
    """All tables, and what was measured."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.waits: list[float] = []  # seconds from a move to all views
        self.acks: list[float] = []
        self.errors: list[str] = []
        self.numbers: list[Table] = []
        self.listeners: list[asyncio.Task[None]] = []


class Table:
    """Two people who play at random."""

    def __init__(self, house: House, id: str, seats: list[Seat]) -> None:
        self.house, self.id, self.seats = house, id, seats
        self.ply = -1
        self.sent = 0.0
        self.to_come = 0  # views that have not arrived
        self.busy = False
        self.over = False
        self.chance = random.Random(id)

    async def listen(self, number: int) -> None:
        seat = self.seats[number]
        try:
            async for raw in seat.socket:
                now = time.perf_counter()
                message = json.loads(raw)
                kind = message["type"]
                if kind in ("snapshot", "update"):
                    seat.shown = message
                    if kind == "update" and message["ply"] > self.ply and self.busy:
                        self.to_come -= 1
                        if self.to_come == 0:
                            self.house.waits.append(now - self.sent)
                            self.busy = False
                            self.over = message["result"] is not None
                elif kind == "done":
                    self.house.acks.append(now - self.sent)
                elif kind == "refused":
                    self.house.errors.append(message["code"])
                    self.busy = False
        except Exception as error:
            self.house.errors.append(f"{type(error).__name__}: {error}")

    async def move(self) -> bool:
        """Make the next move; False if the one before is not seen by all yet."""
        if self.busy or self.over:
            return False
        first = self.seats[0].shown
        actor = first["decision"]["actor"]
        shown = self.seats[actor].shown
        self.ply = shown["ply"]
        chosen = self.chance.choice(shown["decision"]["moves"])["text"]
        move = {"type": "move", "id": f"{self.ply}", "table": self.id, "seat": actor, "ply": self.ply, "move": chosen}
        self.busy, self.to_come = True, len(self.seats)
        self.sent = time.perf_counter()
        await self.seats[actor].socket.send(json.dumps(move))
        return True


def ask(address: str, path: str, cookie: str = "", body: Any = None, home: str = "") -> tuple[Any, str]:
    """An answer and a cookie; `home` is the address that a proxy would tell."""
    headers = {"Content-Type": "application/json", **({"Cookie": cookie} if cookie else {})}
    if home:
        headers["X-Forwarded-For"] = home
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(address + path, data, headers), timeout=30) as answer:
        return json.load(answer), (answer.headers["Set-Cookie"] or "").split(";")[0]


async def furnish(house: House, tables: int, game: str) -> None:
    """Lay the tables and connect everybody."""
    for _ in range(tables):
        number = len(house.numbers)
        homes = [f"10.{seat}.{number // 250}.{number % 250 + 1}" for seat in range(2)]
        people = [Seat(ask(house.address, "/api/me", home=home)[1]) for home in homes]
        wanted = {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}]}
        id = ask(house.address, "/api/tables", people[0].cookie, wanted, homes[0])[0]["id"]
        ask(house.address, f"/api/tables/{id}/sit", people[1].cookie, {"seat": 1}, homes[1])
        table = Table(house, id, people)
        for number, seat in enumerate(people):
            seat.socket = await connect(
                house.address.replace("http", "ws", 1) + "/ws",
                additional_headers={"Cookie": seat.cookie},
                compression=None,
                ping_interval=None,
            )
            await seat.socket.send(json.dumps({"type": "subscribe", "table": id, "seat": number}))
        house.numbers.append(table)
    house.listeners = [asyncio.create_task(table.listen(number)) for table in house.numbers for number in (0, 1)]
    while not all(seat.shown for table in house.numbers for seat in table.seats):
        await asyncio.sleep(0.05)


async def play(house: House, rate: float, seconds: float) -> float:
    """So many moves a second, each at the next table that is ready; returns the rate that came about."""
    began = time.perf_counter()
    made = at = 0
    while (now := time.perf_counter()) < began + seconds:
        due = int((now - began) * rate)
        tried = 0
        while made < due and tried < len(house.numbers):
            table = house.numbers[at % len(house.numbers)]
            at += 1
            tried += 1
            if await table.move():
                made += 1
        await asyncio.sleep(0.002)
    await asyncio.sleep(1)
    return made / seconds


def memory_of(pid: int) -> int:
    """The most memory a process has had, in MB."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmHWM"):
            return int(line.split()[1]) // 1024
    return -1


def percentile(values: list[float], share: float) -> float:
    return round(1000 * sorted(values)[min(len(values) - 1, int(len(values) * share))], 1) if values else -1


async def measure(arguments: argparse.Namespace, address: str, pid: int) -> dict[str, Any]:
    house = House(address)
    began = time.perf_counter()
    await furnish(house, arguments.numbers, arguments.game)
    furnished = time.perf_counter() - began
    gc.collect()
    gc.disable()  # its pauses would be counted as the server's
    cpu_before = sum(os.times()[:2]), cpu_of(pid)
    rate = await play(house, arguments.rate, arguments.seconds)
    own, theirs = sum(os.times()[:2]) - cpu_before[0], cpu_of(pid) - cpu_before[1]
    for table in house.numbers:
        for seat in table.seats:
            await seat.socket.close()
    return {
        "tables": arguments.numbers,
        "connections": 2 * arguments.numbers,
        "furnished_s": round(furnished, 1),
        "seconds": arguments.seconds,
        "moves_per_second": round(rate, 1),
        "seen_by_all": len(house.waits),
        "p50_ms": percentile(house.waits, 0.5),
        "p95_ms": percentile(house.waits, 0.95),
        "p99_ms": percentile(house.waits, 0.99),
        "max_ms": percentile(house.waits, 1.0),
        "ack_p99_ms": percentile(house.acks, 0.99),
        "errors": len(house.errors),
        "first_errors": house.errors[:3],
        "memory_mb": memory_of(pid),
        "server_cpu_share": round(theirs / arguments.seconds, 2),
        "client_cpu_share": round(own / arguments.seconds, 2),
        "server_commit_p99_ms": server_percentile(address, "seaboard_commit_seconds", 0.99),
        "server_move_p99_ms": server_percentile(address, "seaboard_move_seconds", 0.99),
        "games_over": sum(table.over for table in house.numbers),
    }


def server_percentile(address: str, name: str, share: float) -> float:
    """The upper edge of the bucket in which the server's own figure lies."""
    with urllib.request.urlopen(f"{address}/metrics", timeout=10) as answer:
        lines = answer.read().decode().splitlines()
    buckets = [line[len(name) + 12 :].split('"} ') for line in lines if line.startswith(f'{name}_bucket{{le="')]
    total = int(buckets[-1][1])
    return next(1000 * float(edge.replace("+Inf", "inf")) for edge, count in buckets if int(count) >= share * total)


def cpu_of(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500, dest="numbers")
    parser.add_argument("--rate", type=float, default=300, help="moves a second over all tables")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--game", default="sea_salt_paper")
    parser.add_argument("--port", type=int, default=8791)
    parser.add_argument("--database", default="", help="default: a fresh SQLite file")
    parser.add_argument("--core", type=int, default=0, help="the core of the server; the players use the others")
    arguments = parser.parse_args()
    arguments.seconds = min(arguments.seconds, 120)
    arguments.numbers = min(arguments.numbers, 2000)
    cores = os.sched_getaffinity(0)
    with tempfile.TemporaryDirectory(prefix="seaboard-load-") as folder:
        database = arguments.database or str(Path(folder) / "tables.sqlite3")
        command = [sys.executable, "-c", START, str(arguments.port), database]
        server = subprocess.Popen(
            command, stdout=subprocess.PIPE, preexec_fn=lambda: os.sched_setaffinity(0, {arguments.core})
        )
        try:
            assert server.stdout is not None
            server.stdout.readline()
            os.sched_setaffinity(0, cores - {arguments.core} or cores)
            found = asyncio.run(measure(arguments, f"http://127.0.0.1:{arguments.port}", server.pid))
            print(json.dumps(found, indent=1))
        finally:
            server.send_signal(signal.SIGINT)
            server.wait(20)


if __name__ == "__main__":
    main()
