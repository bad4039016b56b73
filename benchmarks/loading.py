"""How long does a server need to load the longest log a table may have? python benchmarks/loading.py

A table is filled by moves that are taken back again and again: games end after some hundred. Then its log is folded as
by a server that finds it in its store. Both figures are of the processor.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import time
from itertools import pairwise

from seaboard.core.refused import Refused
from seaboard.core.seed import derived_seed
from seaboard.games import NAMES
from seaboard.service.loading import fold
from seaboard.table import commands
from seaboard.table.entry import Entry
from seaboard.table.settings import Settings
from seaboard.table.table import Table

SEATS = 2
ID = "longestlog00"


def longest_log(game: str, entries: int) -> list[Entry]:
    chance = random.Random(1)
    table = Table(ID)
    log: list[Entry] = []
    seats = [{"kind": "me"}] * SEATS
    decided = commands.create(table, _anna(game, 0), Settings(game, SEATS), seats)
    while True:
        log += decided.entries
        for entry in decided.entries:
            table.fold(entry)
        play = table.play
        if len(log) >= entries or play is None or play.actor is None:
            return log
        anna = _anna(game, len(log))
        if play.step > 20:
            try:
                decided = commands.undo(table, anna, 0, table.ply)
                continue
            except Refused:
                pass  # what was revealed stays
        text = chance.choice(play.game.moves(play.state)).text
        decided = commands.move(table, anna, play.actor, table.ply, text)


def _anna(game: str, number: int) -> commands.Asker:
    return commands.Asker("panna0000000", 1000 + number, "Anna", f"c{number}", derived_seed(game, 1))


async def measure(log: list[Entry]) -> tuple[float, float]:
    """The processor's seconds for all, and the longest in which nobody else had a turn."""
    turns = [time.process_time()]

    async def others() -> None:
        while True:
            await asyncio.sleep(0)
            turns.append(time.process_time())

    task = asyncio.create_task(others())
    await asyncio.sleep(0)
    began = time.process_time()
    await fold(Table(ID), log)
    took = time.process_time() - began
    await asyncio.sleep(0)
    task.cancel()
    return took, max(later - before for before, later in pairwise(turns))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--entries", type=int, default=10_000)
    for game in NAMES:
        log = longest_log(game, min(parser.parse_args().entries, 50_000))
        took, hold = asyncio.run(measure(log))
        found = {
            "game": game,
            "entries": len(log),
            "load_ms": round(1000 * took),
            "longest_turn_ms": round(1000 * hold),
        }
        print(json.dumps(found), flush=True)


if __name__ == "__main__":
    main()
