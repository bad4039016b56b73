"""How many durable moves a second does the store take? python benchmarks/store.py [--seconds 5] [--writers 64 ...]

Each writer is a table whose next move is written when the one before is committed, as at a real table. SQLite runs with
synchronous=FULL: every commit that is counted has reached the disk.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from pathlib import Path

try:
    from uvloop import run
except ImportError:  # not on Windows
    from asyncio import run

from seaboard.server.store import store_for
from seaboard.service.store import Store, TableRow, Write
from seaboard.table.entry import Entry

DATA = {"seat": 1, "move": "play:crab/yellow+crab/dark_blue"}


async def one_table(store: Store, id: str, end: float, waits: list[float]) -> int:
    row = TableRow(id, "sea_salt_paper", "running", "link", False, True, 0, "{}")
    await store.commit([Write(id, [Entry(1, "created", 0)], row)])
    n = 1
    while time.perf_counter() < end:
        began = time.perf_counter()
        n += 1
        await store.commit([Write(id, [Entry(n, "move", int(time.time() * 1000), "p", f"c{n}", n - 1, DATA)])])
        waits.append(time.perf_counter() - began)
    return n - 1


async def measure(database: str, writers: int, seconds: float) -> dict[str, float]:
    store = store_for(database)
    await store.open(migrate=True)
    waits: list[float] = []
    began = time.perf_counter()
    tables = [one_table(store, f"t{writers}-{i}", began + seconds, waits) for i in range(writers)]
    moves = sum(await asyncio.gather(*tables))
    took = time.perf_counter() - began
    entries = await store.entries(f"t{writers}-0")
    assert [entry.n for entry in entries] == list(range(1, len(entries) + 1))
    await store.close()
    waits.sort()
    return {
        "writers": writers,
        "moves": moves,
        "moves_per_second": round(moves / took),
        "p50_ms": round(1000 * waits[len(waits) // 2], 2),
        "p99_ms": round(1000 * waits[int(len(waits) * 0.99)], 2),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--database", default="", help="a file or postgresql://…; default: a fresh SQLite file")
    parser.add_argument("--seconds", type=float, default=4)
    parser.add_argument("--writers", type=int, nargs="+", default=[16, 64, 200, 500])
    arguments = parser.parse_args()
    sys.setswitchinterval(0.0005)  # this and the loop as a server has them
    with tempfile.TemporaryDirectory(prefix="seaboard-store-") as folder:
        for writers in arguments.writers:
            database = arguments.database or str(Path(folder) / f"{writers}.sqlite3")
            before = time.process_time()
            told = run(measure(database, writers, min(arguments.seconds, 30)))
            told["cpu_us_per_move"] = round(1e6 * (time.process_time() - before) / told["moves"], 1)
            print(json.dumps(told), flush=True)


if __name__ == "__main__":
    main()
