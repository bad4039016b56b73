"""A hostile crowd beside honest players, on loopback: do the honest notice? python benchmarks/siege.py

Starts a server of its own with its usual limits, as behind a proxy; honest people play at a steady pace, each from an
address of their own, while a hundred guests from ten addresses try everything at once: subscriptions and files that are
never read, silent connections, endless paths and bodies, new guests, tables of bots, chat, undo and new names, messages
too large, records to be replayed, passwords, accounts that keep and export all they can, reports.
Bounded in time and size; nothing leaves the machine.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect

sys.path.insert(0, str(Path(__file__).parent))
from load import House, ask, furnish, memory_of, percentile, play  # type: ignore[import-not-found]

START = """
import asyncio, json, sys, time
from seaboard.server.config import Config
from seaboard.server.logs import set_up_logs
from seaboard.server.running import run
set_up_logs(True, False, sys.argv[3])
config = Config(database=sys.argv[2], host="127.0.0.1", port=int(sys.argv[1]), trusted_proxies="127.0.0.1")
late = []  # ms by which the loop was later than asked: what the server itself takes, whatever its guests wait for

async def beat():
    while True:
        began = time.perf_counter()
        await asyncio.sleep(0.005)
        late.append(1000 * (time.perf_counter() - began - 0.005))

def ready():
    beating.append(asyncio.ensure_future(beat()))
    print("ready", flush=True)

beating = []
run(config, ready)
late.sort()
print(json.dumps([round(late[int(len(late) * share)], 1) for share in (0.99, 0.999999)]))
"""
PAUSE = 0.02  # of each who attacks: a script, not a botnet
HOMES = [f"198.51.100.{number}" for number in range(1, 11)]


class Siege:
    """The crowd, and how it was answered."""

    def __init__(self, port: int, target: str, seconds: float) -> None:
        self.port = port
        self.target = target  # a long table that may be watched
        self.end = time.monotonic() + seconds
        self.answers: Counter[str] = Counter()
        self.record = long_record()
        self.file = "locales/uk.ftl"
        with contextlib.suppress(Exception):  # the largest there is, if there is a client
            files = ask(f"http://127.0.0.1:{port}", "/road/files.json")[0]["files"]
            self.file = max(files, key=files.get)

    async def attack(self, number: int) -> None:
        ways: list[Callable[[str, str], Awaitable[None]]] = [
            self.never_read,
            self.say_nothing,
            self.long_paths,
            self.bad_bodies,
            self.new_guests,
            self.bots,
            self.talk,
            self.take_back,
            self.records,
            self.never_read_files,
            self.accounts,
        ]
        home = HOMES[number % len(HOMES)]
        cookie = await self.guest(home)
        while time.monotonic() < self.end:
            try:
                await asyncio.wait_for(ways[number % len(ways)](home, cookie), max(0.1, self.end - time.monotonic()))
            except Exception as error:
                self.answers[type(error).__name__] += 1
            await asyncio.sleep(PAUSE)

    async def guest(self, home: str) -> str:
        with contextlib.suppress(Exception):
            return str((await asyncio.to_thread(ask, f"http://127.0.0.1:{self.port}", "/api/me", "", None, home))[1])
        return ""

    async def request(self, home: str, head: str, body: bytes = b"", cookie: str = "") -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        try:
            lines = [head, "Host: x", f"X-Forwarded-For: {home}", f"Cookie: {cookie}", f"Content-Length: {len(body)}"]
            writer.write("\r\n".join([*lines, "Content-Type: application/json", "", ""]).encode() + body)
            status = (await asyncio.wait_for(reader.readline(), 20)).split(b" ")
            self.answers[status[1].decode() if len(status) > 1 else "hung up"] += 1
        finally:
            writer.close()

    async def never_read(self, home: str, cookie: str) -> None:
        headers = {"Cookie": cookie, "X-Forwarded-For": home}
        line = await connect(
            f"ws://127.0.0.1:{self.port}/ws", additional_headers=headers, max_queue=1, compression=None
        )
        for _ in range(40):
            await line.send(json.dumps({"type": "subscribe", "table": self.target, "since": random.randrange(900)}))
        await asyncio.sleep(5)
        line.transport.abort()

    async def say_nothing(self, home: str, cookie: str) -> None:
        held = [await asyncio.open_connection("127.0.0.1", self.port) for _ in range(20)]
        await asyncio.sleep(3)
        for _, writer in held:
            writer.close()

    async def long_paths(self, home: str, cookie: str) -> None:
        for path in ("a" * 60_000, "%00", "%ff" * 500, "a" * 3000):
            await self.request(home, f"GET /{path} HTTP/1.1")

    async def bad_bodies(self, home: str, cookie: str) -> None:
        for body in (b"[" * 60_000, b'{"record": {"game": "finspan"}}', b"\xff" * 100, b'{"a": "\\u0000"}'):
            await self.request(home, "POST /api/replay HTTP/1.1", body, cookie)

    async def new_guests(self, home: str, cookie: str) -> None:
        await self.request(home, "GET /api/me HTTP/1.1")
        await self.request(home, "POST /api/account/logout HTTP/1.1", b"", cookie)

    async def bots(self, home: str, cookie: str) -> None:
        bot = {"kind": "bot", "level": "storm"}
        body = json.dumps({"game": "sea_salt_paper", "seats": [bot] * 4}).encode()
        await self.request(home, "POST /api/tables HTTP/1.1", body, cookie)

    async def talk(self, home: str, cookie: str) -> None:
        headers = {"Cookie": cookie, "X-Forwarded-For": home}
        async with connect(f"ws://127.0.0.1:{self.port}/ws", additional_headers=headers, compression=None) as line:
            for _ in range(200):
                for said in ("x" * 30_000, json.dumps({"type": "chat", "table": self.target, "text": "x" * 400})):
                    await line.send(said)
            async for raw in line:
                self.answers[json.loads(raw).get("code", "told")] += 1

    async def take_back(self, home: str, cookie: str) -> None:
        address, seats = f"http://127.0.0.1:{self.port}", [{"kind": "me"}, {"kind": "me"}]
        wanted = {"game": "sea_salt_paper", "seats": seats, "options": {"first_seat": "0"}}
        table = (await asyncio.to_thread(ask, address, "/api/tables", cookie, wanted, home))[0]["id"]
        headers = {"Cookie": cookie, "X-Forwarded-For": home}
        async with connect(f"ws://127.0.0.1:{self.port}/ws", additional_headers=headers, compression=None) as line:
            for ply in range(0, 200, 2):
                for said in (
                    {"type": "move", "id": f"m{ply}", "table": table, "seat": 0, "ply": ply, "move": "take:deck"},
                    {"type": "undo", "id": f"u{ply}", "table": table, "seat": 0, "ply": ply + 1},
                ):
                    await line.send(json.dumps(said))
                body = json.dumps({"name": f"x{ply}"}).encode()
                await self.request(home, "PATCH /api/me HTTP/1.1", body, cookie)
                self.answers[json.loads(await line.recv()).get("code", "told")] += 1

    async def records(self, home: str, cookie: str) -> None:
        await self.request(home, "POST /api/replay HTTP/1.1", self.record, cookie)

    async def never_read_files(self, home: str, cookie: str) -> None:
        held = [await asyncio.open_connection("127.0.0.1", self.port, limit=1) for _ in range(10)]
        for _, writer in held:
            head = f"GET /{self.file} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: {home}\r\n\r\n"
            writer.write(head.encode())
        await asyncio.sleep(5)
        for _, writer in held:
            writer.transport.abort()

    async def accounts(self, home: str, cookie: str) -> None:
        login = {"login": f"crowd{random.randrange(10**9)}", "password": "correct horse"}
        await self.request(home, "POST /api/account/login HTTP/1.1", json.dumps(login).encode(), cookie)
        address = f"http://127.0.0.1:{self.port}"
        cookie = (await asyncio.to_thread(ask, address, "/api/account", cookie, login, home))[1] or cookie
        for number in range(40):
            evening = {"id": f"e{number}", "touched": number + 1, "doc": {"text": "x" * 120_000}}
            for head, body in (
                ("POST /api/me/evenings", json.dumps(evening).encode()),
                ("GET /api/me/evenings", b""),
                ("GET /api/me/export", b""),
                ("POST /api/reports", json.dumps({"player": "p" * 12, "reason": "chat", "text": "x" * 500}).encode()),
            ):
                await self.request(home, f"{head} HTTP/1.1", body, cookie)


def long_record() -> bytes:
    """A whole game of Finspan, which takes a server longest to look at."""
    from seaboard.core.record import new_record
    from seaboard.core.seed import derived_seed
    from seaboard.games import game_named

    game = game_named("finspan")
    record = new_record(game, ["a", "b"], {}, derived_seed("siege", 1))
    state = game.start(2, {}, seed=record.seed)
    chance = random.Random(1)
    while moves := game.moves(state):
        record.moves.append(chance.choice(moves).text)
        state.advance(game.parse(state, record.moves[-1]))
    return json.dumps({"record": record.write()}).encode()


async def long_table(address: str, moves: int) -> str:
    """A table that many moves were made at, for all to watch."""
    cookie = ask(address, "/api/me", home="10.9.9.9")[1]
    wanted = {"game": "tranquility", "seats": [{"kind": "me"}], "visibility": "public"}
    id = str(ask(address, "/api/tables", cookie, wanted, "10.9.9.9")[0]["id"])
    async with connect(
        address.replace("http", "ws", 1) + "/ws", additional_headers={"Cookie": cookie}, compression=None
    ) as line:
        await line.send(json.dumps({"type": "subscribe", "table": id, "seat": 0}))
        made = 0
        async for raw in line:
            shown = json.loads(raw)
            if shown["type"] not in ("snapshot", "update"):
                continue
            if shown["result"] is not None or made >= moves:
                return id
            made += 1
            text = random.choice(shown["decision"]["moves"])["text"]
            move = {"type": "move", "id": str(made), "table": id, "seat": 0, "ply": shown["ply"], "move": text}
            await line.send(json.dumps(move))
    return id


def besiege(port: int, target: str, crowd: int, seconds: float) -> None:
    """The crowd in a process of its own."""

    async def all_at_once() -> None:
        siege = Siege(port, target, seconds)
        await asyncio.gather(*(siege.attack(number) for number in range(crowd)))
        print(json.dumps(siege.answers.most_common(20)), flush=True)

    asyncio.run(all_at_once())


async def measure(arguments: argparse.Namespace, address: str, pid: int) -> dict[str, Any]:
    house = House(address)
    await furnish(house, arguments.honest // 2, "sea_salt_paper")
    target = await long_table(address, 200)
    alone = await play(house, arguments.rate, 5)
    before = percentile(house.waits, 0.99)
    house.waits.clear()
    command = [sys.executable, __file__, "--crowd-only", target, "--port", str(arguments.port)]
    command += ["--seconds", str(arguments.seconds), "--crowd", str(arguments.crowd)]
    crowd = subprocess.Popen(command, stdout=subprocess.PIPE)
    rate = await play(house, arguments.rate, arguments.seconds)
    said, _ = await asyncio.to_thread(crowd.communicate)
    return {
        "honest": arguments.honest,
        "crowd": arguments.crowd,
        "moves_per_second_alone": round(alone, 1),
        "p99_ms_alone": before,
        "moves_per_second": round(rate, 1),
        "seen_by_all": len(house.waits),
        "p50_ms": percentile(house.waits, 0.5),
        "p99_ms": percentile(house.waits, 0.99),
        "max_ms": percentile(house.waits, 1.0),
        "unanswered": sum(table.busy for table in house.numbers),
        "errors": len(house.errors),
        "first_errors": house.errors[:3],
        "memory_mb": memory_of(pid),
        "crowd_was_told": json.loads(said or b"[]"),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--honest", type=int, default=100)
    parser.add_argument("--crowd", type=int, default=100)
    parser.add_argument("--rate", type=float, default=20, help="moves of the honest a second")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--port", type=int, default=8792)
    parser.add_argument("--crowd-only", default="", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    arguments.seconds = min(arguments.seconds, 120)
    arguments.crowd = min(arguments.crowd, 200)
    if arguments.crowd_only:
        besiege(arguments.port, arguments.crowd_only, arguments.crowd, arguments.seconds)
        return
    with tempfile.TemporaryDirectory(prefix="seaboard-siege-") as folder:
        log = Path(folder) / "log"
        command = [sys.executable, "-c", START, str(arguments.port), str(Path(folder) / "t.sqlite3"), str(log)]
        server = subprocess.Popen(command, stdout=subprocess.PIPE)
        try:
            assert server.stdout is not None
            server.stdout.readline()
            found = asyncio.run(measure(arguments, f"http://127.0.0.1:{arguments.port}", server.pid))
            found["log_mb"] = round(sum(one.stat().st_size for one in Path(folder).glob("log*")) / 1e6, 2)
            found["load"] = os.getloadavg()[0]
        finally:
            server.send_signal(signal.SIGINT)
            said, _ = server.communicate(timeout=30)
        found["loop_late_p99_ms"], found["loop_late_max_ms"] = json.loads(said)
        print(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
