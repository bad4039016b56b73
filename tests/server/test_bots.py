"""Bots in processes of their own: everybody in turn, and nobody lost."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import time
from pathlib import Path
from typing import Any

import pytest

from seaboard.core.record import Record, new_record
from seaboard.games import game_named
from seaboard.server.bots import FairQueue, Thinkers, Thought
from seaboard.server.thinker import NICE
from seaboard.service.metrics import Metrics
from seaboard.service.thinking import CannotThink
from tests.review.games import game_played
from tests.server.rig import BOT, ME, Friend, Rig, Wire, rig_on

GAME = game_named("sea_salt_paper")


def fresh() -> Record:
    return new_record(GAME, ["a", "b"], {"first_seat": "0"}, "00" * 16)


def kill_thinkers(rig: Rig) -> bool:
    """Kill the bots' processes; was there one?"""
    killed = False
    for process in list(rig.server.thinkers.processes):
        with contextlib.suppress(ProcessLookupError):
            os.kill(process.pid, signal.SIGKILL)
            killed = True
    return killed


def test_everybody_in_turn() -> None:
    async def wait() -> list[int]:
        queue = FairQueue()
        for seat, who in enumerate(["anna", "anna", "anna", "borys", "chris", "borys"]):
            queue.put(who, Thought(fresh(), {"seat": seat}, "calm"))
        return [(await queue.get()).asked["seat"] for _ in range(6)]

    # Anna asked three times before the others, but the others do not wait for all of it
    assert asyncio.run(wait()) == [0, 3, 4, 1, 5, 2]


def test_whoever_looks_back_waits_for_those_who_play() -> None:
    async def wait() -> list[str]:
        queue = FairQueue()
        queue.charge("anna", 20.0)
        for who in ("review:borys", "anna", "review:anna", "borys"):
            queue.put(who, Thought(fresh(), {}, "calm"))
        return [(await queue.get()).who for _ in range(4)]

    assert asyncio.run(wait())[:2] == ["borys", "anna"]


def test_a_portion_of_a_review_comes_back() -> None:
    record = game_played("tranquility", options=(("mode", "duel"),))

    async def ask() -> dict[str, Any]:
        thinkers = Thinkers(1, Metrics())
        thinkers.start()
        try:
            return await thinkers.portion("anna", record, 0, "sea", [len(record.moves), 0])
        finally:
            await thinkers.stop()

    found = asyncio.run(ask())
    assert found["pieces"][0]["ply"] == len(record.moves)


def test_a_move_comes_back() -> None:
    async def ask() -> str:
        thinkers = Thinkers(1, Metrics())
        thinkers.start()
        try:
            return await thinkers.think("anna", fresh(), 0, "breeze")
        finally:
            await thinkers.stop()

    assert asyncio.run(ask()) in ("take:deck", "take:0", "take:1")


@pytest.mark.skipif(not os.access("/proc/self/autogroup", os.W_OK), reason="processes are not grouped by session here")
def test_people_go_before_bots_where_processes_are_grouped_by_session() -> None:
    """Within a group of its own nobody else is there to be nice to: the group itself must be."""

    async def ask() -> str:
        thinkers = Thinkers(1, Metrics())
        thinkers.start()
        try:
            await thinkers.think("anna", fresh(), 0, "calm")
            (process,) = thinkers.processes
            return Path(f"/proc/{process.pid}/autogroup").read_text()
        finally:
            await thinkers.stop()

    before = Path("/proc/self/autogroup").read_text()
    assert asyncio.run(ask()).endswith(f"nice {NICE}\n")
    assert Path("/proc/self/autogroup").read_text() == before, "the server itself stays as it is"


def test_a_process_that_dies_is_replaced_and_the_move_made_anew(tmp_path: Path) -> None:
    program = tmp_path / "moody.py"
    program.write_text(
        "import sys, os, pathlib\n"
        f"mark = pathlib.Path({str(tmp_path / 'mark')!r})\n"
        "line = sys.stdin.readline()\n"
        "if not mark.exists():\n"
        "    mark.touch(); os.abort()\n"
        'print(\'{"move": "take:deck"}\', flush=True)\n'
        "sys.stdin.readline()\n"
    )

    async def ask() -> tuple[str, float]:
        metrics = Metrics()
        thinkers = Thinkers(1, metrics, (str(program),))
        thinkers.start()
        try:
            return await thinkers.think("anna", fresh(), 0, "storm"), metrics.crashes.counts[""]
        finally:
            await thinkers.stop()

    assert asyncio.run(ask()) == ("take:deck", 1)


def test_what_cannot_be_thought_is_said() -> None:
    async def ask() -> None:
        thinkers = Thinkers(1, Metrics())
        thinkers.start()
        try:
            with pytest.raises(CannotThink):
                await thinkers.think("anna", fresh(), 0, "hurricane")
        finally:
            await thinkers.stop()

    asyncio.run(ask())


def test_bots_killed_in_the_middle_of_games_are_back_at_once(rig: Rig) -> None:
    anna = Friend(rig.address)
    table = anna.lay(ME, BOT, BOT)
    with anna.socket() as wire:
        shown = wire.subscribe(table)
        crashes = rig.server.metrics.crashes.counts
        for _ in range(400):
            if shown["result"] or crashes[""] == 3:
                break
            if shown["decision"]["moves"]:
                kill_thinkers(rig)
                move = shown["decision"]["moves"][0]["text"]
                wire.say(type="move", id=f"k{shown['ply']}", table=table, seat=0, ply=shown["ply"], move=move)
            shown = wire.until(lambda one: one["type"] == "update", 60)
    assert crashes[""] >= 3


def test_a_thinking_bot_delays_nobody_at_another_table(tmp_path: Path) -> None:
    slow = tmp_path / "slow.py"
    slow.write_text(
        "import sys, time\n"
        "for line in sys.stdin:\n"
        "    end = time.time() + 3\n"
        "    while time.time() < end: pass\n"
        '    print(\'{"move": "take:deck"}\', flush=True)\n'
    )
    with rig_on(str(tmp_path / "t.sqlite3")) as rig:
        rig.server.thinkers.command = (str(slow),)
        while not kill_thinkers(rig):
            time.sleep(0.05)
        time.sleep(0.2)
        borys = Friend(rig.address)
        thinking = borys.lay(ME, BOT, options={"first_seat": "1"})
        anna = Friend(rig.address)
        table = anna.lay(ME, ME)
        with anna.socket() as wire, Wire(rig.address, borys.cookie) as other:
            assert other.subscribe(thinking)["decision"]["actor"] == 1
            actor = wire.subscribe(table)["decision"]["actor"]
            began = time.monotonic()
            moves = wire.subscribe(table, seat=actor)["decision"]["moves"]
            done = wire.ask(type="move", table=table, seat=actor, ply=0, move=moves[0]["text"])
            took = time.monotonic() - began
            assert done["type"] == "done"
            assert borys.get(f"/api/tables/{thinking}")["moves"] == 0, "the bot was to think longer than that"
            assert took < 2.9
