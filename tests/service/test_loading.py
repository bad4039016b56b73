"""Logs that do not fold, and logs of other rules: the one table is closed or set aside, the others are served."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from pathlib import Path

import pytest

from seaboard.core.position import write_position
from seaboard.core.refused import Refused
from seaboard.core.state import State
from seaboard.games import game_named
from seaboard.service import requests, requests_people
from seaboard.service.config import ServiceConfig
from seaboard.service.hub import row_of
from seaboard.service.loading import IN_ONE_GO, Loading
from seaboard.service.messages import SeatWanted, TableWanted
from seaboard.service.metrics import Metrics
from seaboard.service.service import Service
from seaboard.service.store import Player, Write
from seaboard.table.entry import Entry
from seaboard.table.play import Play
from seaboard.table.table import Table
from tests.service.memory import Ear, Here, Memory
from tests.table.people import ANNA, two

OLD = Path(__file__).parent / "old" / "finspan_rules_1.jsonl"  # written by the server when Finspan's rules were 1
ID = "0xdfnspan001"


def _old_entries() -> list[Entry]:
    return [Entry(**json.loads(line)) for line in OLD.read_text(encoding="utf-8").splitlines()]


def _service(store: Memory) -> Service:
    return Service(ServiceConfig(), store, Here(), Metrics())


def test_a_running_table_of_earlier_rules_is_closed_and_its_record_kept() -> None:
    async def look() -> None:
        store = Memory()
        entries = _old_entries()
        waiting = Table(ID, entries[:1])
        await store.commit([Write(ID, entries, row_of(waiting), ["panna", "pborys"], 1, True)])
        service = _service(store)
        await service.start()
        assert game_named("finspan").rules_version > 1
        line = Ear(service, Player("panna"))
        shown = await line.say(type="subscribe", table=ID)
        assert (shown["info"]["status"], shown["result"]["ending"]) == ("over", "rules_changed")
        assert shown["info"]["rules"] == 1
        assert shown["notes"][-1]["kind"] == "rules_changed"
        record = await requests.record(service, ID)
        moves = [entry.data["move"] for entry in entries if entry.kind == "move"]
        assert (record.rules, record.moves, record.seats) == (1, moves, ["Anna", "Borys"])
        with pytest.raises(Refused, match="rules-changed"):
            await requests.replay(service, None, ID, None, 0, 3)
        assert len(store.logs[ID]) == len(entries) + 1
        mine = await requests_people.my_tables(service, Player("panna"), "", 1 << 53, 10)
        assert [one.status for one in mine.tables] == ["over"]
        await service.stop()
        again = _service(store)
        assert (await again.hub.find(ID)).table.status == "over"
        assert len(store.logs[ID]) == len(entries) + 1, "it is closed once"

    asyncio.run(look())


def test_a_table_says_by_which_rules_it_was_dealt() -> None:
    table = two().table
    assert (table.rules, table.pack) == (table.game.rules_version, "standard")  # type: ignore[union-attr]


def test_a_finished_game_of_earlier_rules_keeps_its_result(monkeypatch: pytest.MonkeyPatch) -> None:
    async def look() -> None:
        store = Memory()
        room = two()
        room.play_out()
        await store.commit([Write(ID, room.log, replace(row_of(room.table), id=ID), [], None, True)])
        game = room.table.game
        assert game is not None
        monkeypatch.setattr(type(game), "rules_version", game.rules_version + 1)
        service = _service(store)
        shown = await requests.one_table(service, None, ID)
        assert shown.result is not None
        assert shown.result.by == "rules"
        assert shown.result.scores == room.table.ending.scores  # type: ignore[union-attr]
        assert len(store.logs[ID]) == len(room.log)

    asyncio.run(look())


def test_one_table_that_does_not_fold_keeps_nobody_from_the_others() -> None:
    async def serve() -> None:
        store = Memory()
        entries = _old_entries()
        broken = [entries[0], Entry(2, "no such kind", entries[1].at, "panna"), *entries[2:]]
        row = row_of(Table(ID, entries[:2]))
        await store.commit([Write(ID, broken, row, ["panna"], 1, True)])
        service = _service(store)
        await service.start()  # it is due
        async with asyncio.timeout(30):
            while not service.hub.loading.aside:
                await asyncio.sleep(0)
        assert service.hub.loading.aside == {ID}
        player = Player("panna", "Anna")
        line = Ear(service, player)
        assert (await line.say(type="subscribe", table=ID))["code"] == "table-broken"
        alone = [SeatWanted(kind="me"), SeatWanted(kind="bot", level="calm")]
        other = await requests.lay(service, player, TableWanted(game="sea_salt_paper", seats=alone))
        assert (await line.say(type="subscribe", table=other.id))["type"] == "snapshot"
        mine = await requests_people.my_tables(service, player, "", 1 << 53, 10)
        assert {one.id for one in mine.tables} == {ID, other.id}
        assert await store.due(1 << 43, 10) != []
        assert ID not in await store.due(row.touched + 60_000, 10)
        await service.stop()

    asyncio.run(serve())


def test_nobody_waits_at_the_door_until_old_tables_are_taken_up() -> None:
    """However many wait for a bot or a clock: a server starts as fast as an empty one."""

    class Slow(Memory):
        asked = 0

        async def due(self, at: int, limit: int) -> list[str]:
            self.asked += 1
            await asyncio.sleep(3600)
            return []

    async def look() -> None:
        store = Slow()
        service = _service(store)
        await asyncio.wait_for(service.start(), 60)
        await asyncio.sleep(0)
        assert store.asked == 1, "they are looked for at once, beside everything else"
        await service.stop()

    asyncio.run(look())


def test_a_long_log_is_loaded_a_part_at_a_time() -> None:
    """As long as logs may be: nobody else waits for all of it, and taking back does not deal the game anew."""
    room = two()
    while room.table.play is not None and room.table.play.step < 40:
        room.move_actor(0)
    play = room.table.play
    assert play is not None
    last, log = play.made[-1], list(room.log)
    for _ in range(2000):
        undo = {"seat": last.seat, "step": play.step - 1}
        log.append(Entry(log[-1].n + 1, "undo", log[-1].at, ANNA, "", (log[-1].ply or 0) + 1, undo))
        move = {"seat": last.seat, "move": last.text}
        log.append(Entry(log[-1].n + 1, "move", log[-1].at, ANNA, "", (log[-1].ply or 0) + 1, move))
    dealt = 0
    deal = Play._deal

    def counted(play: Play) -> State:
        nonlocal dealt
        dealt += 1
        return deal(play)

    async def load() -> int:
        turns = 0

        async def wait() -> None:
            nonlocal turns
            while True:
                turns += 1
                await asyncio.sleep(0)

        waiting = asyncio.create_task(wait())
        table = await Loading(Memory()).table(ID, log)
        waiting.cancel()
        assert table.play is not None
        assert write_position(table.play.game, table.play.state) == write_position(play.game, play.state)
        assert table.n == len(log)
        return turns

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Play, "_deal", counted)
        assert asyncio.run(load()) >= len(log) // IN_ONE_GO
    assert dealt == 1
