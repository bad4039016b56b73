"""The power goes, again and again: what was acknowledged is there, and every table goes on."""

from __future__ import annotations

import random
import threading
import time
from pathlib import Path

from websockets.exceptions import WebSocketException

from tests.server.rig import BOT, ME, Friend, Process, Wire

KILLS = 20
TABLES = 4


class Player(threading.Thread):
    """Plays at one table as fast as it can until the server is gone, and remembers what was acknowledged."""

    def __init__(self, address: str, cookie: str, table: str, kept: dict[int, str]) -> None:
        super().__init__(daemon=True)
        self.address, self.cookie, self.table, self.kept = address, cookie, table, kept
        self.chance = random.Random(table)
        self.over = False

    def run(self) -> None:
        try:
            with Wire(self.address, self.cookie) as wire:
                shown = {seat: wire.subscribe(self.table, seat=seat) for seat in (0, 1)}
                while True:
                    if shown[0]["result"]:
                        self.over = True
                        return
                    actor = shown[0]["decision"]["actor"]
                    ply = shown[0]["ply"]
                    move = self.chance.choice(shown[actor]["decision"]["moves"])["text"]
                    done = wire.ask(type="move", table=self.table, seat=actor, ply=ply, move=move)
                    assert done["type"] == "done", done
                    self.kept[done["ply"]] = move
                    for seat in (0, 1):
                        newest = [m for m in wire.heard if m["type"] == "update" and m["seat"] == seat]
                        shown[seat] = newest[-1]
                    wire.heard = wire.heard[-4:]
        except (OSError, EOFError, WebSocketException, TimeoutError):
            return  # the server is gone


def test_twenty_times_the_power_goes(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.sqlite3")
    chance = random.Random(7)
    kept: dict[str, dict[int, str]] = {}
    with_bot = ""
    seen_by_bot_table = 0
    server = Process(database, folder=tmp_path)
    anna = Friend(server.address, "Anna")
    with_bot = anna.lay(ME, BOT)
    for _ in range(TABLES):
        kept[anna.lay(ME, ME)] = {}
    cookie = anna.cookie
    acknowledged = 0
    for kill in range(KILLS):
        before = {table: len(moves) for table, moves in kept.items()}
        players = [Player(server.address, cookie, table, moves) for table, moves in kept.items()]
        for player in players:
            player.start()
        # every table gets at least one move in each life: none is stuck
        end = time.monotonic() + 15
        while any(len(p.kept) == before[p.table] and not p.over for p in players):
            assert time.monotonic() < end, f"a table is stuck after kill {kill}"
            time.sleep(0.01)
        time.sleep(chance.uniform(0.0, 0.25))
        server.kill()
        for player in players:
            player.join(10)
        server = Process(database, folder=tmp_path)
        anna = Friend(server.address, cookie=cookie)
        for table, moves in kept.items():
            steps = anna.get(f"/api/tables/{table}")["moves"]
            assert steps >= max(moves, default=0), f"kill {kill}: an acknowledged move is lost"
            assert steps <= max(moves, default=0) + 1, f"kill {kill}: a move that nobody made"
            written: list[str | None] = []
            while len(written) <= steps:
                shown = anna.get(f"/api/tables/{table}/replay?seat=0&from={len(written)}&to={len(written) + 59}")
                written += [step["move"] for step in shown["steps"]]
            for ply, move in moves.items():
                assert written[ply] == move, f"kill {kill}: move {ply} is another one"
            if steps > max(moves, default=0):
                moves[steps] = str(written[steps])  # written down, but the answer got lost
        for table in [table for table in kept if anna.get(f"/api/tables/{table}")["status"] == "over"]:
            acknowledged += len(kept.pop(table))
            kept[anna.lay(ME, ME)] = {}
        if kill % 5 == 0:
            seen_by_bot_table = play_with_bot(server, anna, with_bot, seen_by_bot_table)
    acknowledged += sum(map(len, kept.values()))
    assert acknowledged > KILLS * TABLES
    assert server.stop() == 0


def play_with_bot(server: Process, anna: Friend, table: str, before: int) -> int:
    """The bot still moves after the server came back; if the game is over there is nothing to see."""
    with Wire(server.address, anna.cookie) as wire:
        shown = wire.subscribe(table)
        end = time.monotonic() + 20
        while shown["result"] is None and shown["step"] < before + 12:
            assert time.monotonic() < end, "the bot does not move"
            if shown["decision"]["actor"] == 0:
                move = shown["decision"]["moves"][0]["text"]
                wire.say(type="move", id=f"b{shown['ply']}", table=table, seat=0, ply=shown["ply"], move=move)
            shown = wire.until(lambda one: one["type"] == "update")
        return int(shown["step"])
