"""Two server processes on one PostgreSQL: one table, players on both, and one process dies."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import psycopg
import pytest

from seaboard.core.record import read_record, replay
from seaboard.games import game_named
from tests.server.postgres import new_database
from tests.server.rig import BOT, ME, OPEN, Friend, Process, play_on


@pytest.fixture
def database(postgres: str, tmp_path: Path) -> str:
    import asyncio

    from seaboard.server.store import store_for

    address = new_database(postgres, "shared")

    async def migrate() -> None:
        store = store_for(address)
        await store.open(migrate=True)
        await store.close()

    asyncio.run(migrate())
    return address


def entries_of(database: str, table: str) -> list[tuple[Any, ...]]:
    with psycopg.connect(database) as connection:
        query = "SELECT n, ply, kind, data FROM entries WHERE table_id = %s ORDER BY n"
        return connection.execute(query, (table,)).fetchall()


def test_one_of_two_processes_dies_in_mid_game(database: str, tmp_path: Path) -> None:
    first = Process(database, "--thinkers=1", folder=tmp_path)
    second = Process(database, "--thinkers=1", folder=tmp_path)
    try:
        anna = Friend(first.address, "Anna")
        borys = Friend(second.address, "Borys")  # the cookies of one count at the other
        table = anna.lay(ME, OPEN)
        with_bot = anna.lay(ME, BOT)
        assert borys.sit(table, 1)["status"] == "running"
        assert anna.at(second.address).id == anna.id
        acknowledged = []
        with anna.socket() as a, borys.socket() as b:
            last = play_on({0: a, 1: b}, table, 40)
            # each sees the other, and what the other says
            presence = a.subscribe(table, seat=0)["presence"]
            assert presence["seats"] == [True, True]
            a.ask(type="chat", table=table, text="Вітаю з іншого процесу")
            assert b.until(lambda one: one["type"] == "update" and one["chat"])["chat"][0]["seat"] == 0
            acknowledged = [
                one["ply"] for wire in (a, b) for one in wire.heard if one["type"] == "done" and "ply" in one
            ]
            first.kill()
            # Borys, on the other process, notices nothing; Anna comes over and resumes
            moved = anna.at(second.address)
            with moved.socket() as c:
                shown = {0: c.subscribe(table, seat=0, since=last[0]["n"]), 1: b.subscribe(table, seat=1)}
                assert shown[0]["step"] == 40
                last = play_on({0: c, 1: b}, table, 2000, 2, shown)
                assert last[0]["result"]["by"] == "rules"
                acknowledged += [one["ply"] for wire in (c,) for one in wire.heard if one["type"] == "done"]
        rows = entries_of(database, table)
        assert [row[0] for row in rows] == list(range(1, len(rows) + 1))
        plies = [row[1] for row in rows if row[1] is not None]
        assert plies == list(range(1, len(plies) + 1)), "no move twice, none lost"
        assert set(acknowledged) <= set(plies)
        info = moved.get(f"/api/tables/{table}")
        record = read_record(game_named(info["game"]), moved.get(f"/api/tables/{table}/record"))
        assert len(record.moves) == len(plies)
        assert replay(game_named(info["game"]), record).over()
        goes_on_with_bot(database, second, moved, with_bot)
        assert second.stop() == 0
    finally:
        for process in (first, second):
            if process.process.poll() is None:
                process.kill()


def goes_on_with_bot(database: str, server: Process, anna: Friend, table: str) -> None:
    """A bot that the dead process was to move for is found by the living one."""
    with anna.socket() as wire:
        shown = wire.subscribe(table)
        with psycopg.connect(database, autocommit=True) as connection:  # as if its lease had run out
            connection.execute("UPDATE tables SET wake = 1 WHERE id = %s", (table,))
        end = time.monotonic() + 20
        before = shown["step"]
        while shown["result"] is None and shown["step"] < before + 6:
            assert time.monotonic() < end
            if shown["decision"]["actor"] == 0:
                move = shown["decision"]["moves"][0]["text"]
                wire.say(type="move", id=f"m{shown['ply']}", table=table, seat=0, ply=shown["ply"], move=move)
            shown = wire.until(lambda one: one["type"] == "update")


def test_both_processes_race_for_one_table(database: str, tmp_path: Path) -> None:
    processes = [Process(database, "--thinkers=1", folder=tmp_path) for _ in range(2)]
    try:
        anna = Friend(processes[0].address, "Anna")
        table = anna.lay(ME, ME)
        wires = [anna.socket(), anna.at(processes[1].address).socket()]
        shown = wires[0].subscribe(table, seat=0)
        wires[1].subscribe(table, seat=0)
        done = 0
        for _ in range(25):
            if shown["result"]:
                break
            actor, ply = shown["decision"]["actor"], shown["ply"]
            moves = wires[0].ask(type="subscribe", table=table, seat=actor)["decision"]["moves"]
            # the same decision is answered at both, at once, with different moves
            for i, wire in enumerate(wires):
                move = moves[i % len(moves)]["text"]
                wire.say(type="move", id=f"r{ply}-{i}", table=table, seat=actor, ply=ply, move=move)
            answers = [w.until(lambda one, id=f"r{ply}-{i}": one.get("id") == id) for i, w in enumerate(wires)]  # type: ignore[misc]
            assert [answer["type"] for answer in answers] == ["done", "done"], answers
            assert sorted(answer.get("dropped", False) for answer in answers) == [False, True], "one of them was made"
            done += 1
            shown = wires[0].subscribe(table, seat=0)
            assert shown["ply"] == ply + 1
        for wire in wires:
            wire.close()
        plies = [row[1] for row in entries_of(database, table) if row[1] is not None]
        assert plies == list(range(1, done + 1))
    finally:
        for process in processes:
            process.kill()
