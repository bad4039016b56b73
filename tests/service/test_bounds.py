"""What one person asks for is bounded, and nobody hears what is not meant for them."""

from __future__ import annotations

import asyncio
import threading
import time

import pytest

from seaboard.core.record import Record
from seaboard.core.refused import Refused
from seaboard.games import game_named
from seaboard.review.shape import Advice
from seaboard.service import live, requests, requests_people
from seaboard.service.config import Limits, ServiceConfig
from seaboard.service.heavy import Heavy
from seaboard.service.messages import MePatch, ReplayWanted, SeatChoice, SeatWanted, TableWanted
from seaboard.service.metrics import Metrics
from seaboard.service.names import checked_name
from seaboard.service.service import Service
from seaboard.service.store import Player
from seaboard.service.thinking import CannotThink
from seaboard.table import commands
from tests.service.memory import Ear, Here, Memory
from tests.table.people import ANNA, BORYS, two

TWO_OF_ME = [SeatWanted(kind="me"), SeatWanted(kind="me")]


def test_strangers_read_no_chat_of_a_closed_table_not_even_after_the_end() -> None:
    room = two(spectators=False)
    room.do(commands.say, ANNA, "secret")
    assert room.seen(BORYS, 1).chat
    assert not room.seen("p-stranger", None).chat
    room.do(commands.leave, BORYS)
    room.do(commands.leave, ANNA)
    assert room.table.status == "over"
    assert not room.seen("p-stranger", None).chat


def test_who_watched_while_a_closed_table_waited_is_sent_away_when_it_begins() -> None:
    async def watch() -> None:
        service = Service(ServiceConfig(), Memory(), Here(), Metrics())
        host, guest = service.people.new_guest(), service.people.new_guest()
        seats = [SeatWanted(kind="me"), SeatWanted(kind="open")]
        wanted = TableWanted(game="sea_salt_paper", seats=seats, spectators=False)
        table = (await requests.lay(service, host, wanted)).id
        stranger = Ear(service, Player("pstranger000"))
        await stranger.say(type="subscribe", table=table)
        await requests.sit(service, guest, table, SeatChoice())
        assert stranger.last("unsubscribed")["reason"] == "spectators_off"
        assert "view" not in stranger.told[-1]
        await service.stop()

    asyncio.run(watch())


def test_long_work_is_done_beside_the_loop_a_few_pieces_for_each() -> None:
    async def work() -> None:
        heavy = Heavy()
        slow = [asyncio.create_task(heavy.run(f"p{i}", lambda: time.sleep(0.2))) for i in range(3)]
        await asyncio.sleep(0)
        longest, before = 0.0, time.perf_counter()
        while not all(one.done() for one in slow):
            await asyncio.sleep(0.001)
            longest, before = max(longest, time.perf_counter() - before), time.perf_counter()
        assert longest < 0.15, "nobody else waits"
        few = [asyncio.create_task(heavy.run("anna", lambda: time.sleep(0.1))) for _ in range(3)]
        await asyncio.sleep(0.01)
        with pytest.raises(Refused, match="too-many-requests"):
            await heavy.run("anna", lambda: None)
        await asyncio.gather(*few)
        await heavy.run("anna", lambda: None)

    asyncio.run(work())


def test_a_crowd_from_one_place_leaves_room_in_the_queue_for_others() -> None:
    async def work() -> None:
        heavy, end = Heavy(), threading.Event()
        crowd = [asyncio.create_task(heavy.run(f"p{i // 2}", end.wait, "cellar")) for i in range(8)]
        await asyncio.sleep(0)
        with pytest.raises(Refused, match="too-many-requests"):
            await heavy.run("p9", end.wait, "cellar")
        honest = asyncio.create_task(heavy.run("anna", end.wait, "attic"))
        await asyncio.sleep(0)
        end.set()
        assert await honest
        await asyncio.gather(*crowd)
        await heavy.run("p9", end.wait, "cellar")

    asyncio.run(work())


def test_undo_and_new_names_do_not_fill_a_log() -> None:
    async def flood() -> None:
        limits = Limits(undos=(3, 0.001), renames=(2, 0.001))
        service = Service(ServiceConfig(limits=limits), Memory(), Here(), Metrics())
        player = service.people.new_guest()
        table = (await requests.lay(service, player, TableWanted(game="tranquility", seats=TWO_OF_ME))).id
        line = Ear(service, player)
        codes = [(await line.say(type="undo", table=table, seat=0, ply=0)).get("code") for _ in range(5)]
        assert codes[3:] == ["too-many-requests"] * 2
        for name in ("A", "B"):
            await requests_people.change_me(service, player, MePatch(name=name))
        with pytest.raises(Refused, match="too-many-requests"):
            await requests_people.change_me(service, player, MePatch(name="C"))
        await service.stop()

    asyncio.run(flood())


def test_a_log_that_is_full_takes_moves_only(monkeypatch: pytest.MonkeyPatch) -> None:
    room = two()
    monkeypatch.setattr(commands, "MOST_ENTRIES", room.table.n)
    room.move_actor()
    with pytest.raises(Refused, match="table-full"):
        room.do(commands.say, ANNA, "hello")
    assert not commands.rename(room.table, room.asker(ANNA)).entries
    room.move_actor()


def test_a_clock_that_is_set_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    before = live.now()
    monkeypatch.setattr(time, "time", lambda: 0.0)
    assert 0 <= live.now() - before < 5000
    room = two()
    last = room.table.touched
    room.at = 0
    room.move_actor()
    assert room.table.touched == last


def test_a_games_own_mistake_is_a_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_named("sea_salt_paper")

    def broken(*_: object) -> None:
        raise KeyError("no such card")

    async def ask() -> None:
        service = Service(ServiceConfig(), Memory(), Here(), Metrics())
        player = service.people.new_guest()
        seats = [SeatWanted(kind="me"), SeatWanted(kind="me")]
        wanted = TableWanted(game=game.name, seats=seats, options={"first_seat": "0"})
        table = (await requests.lay(service, player, wanted)).id
        line = Ear(service, player)
        monkeypatch.setattr(type(game), "why_not", broken)
        assert (await line.say(type="why", table=table, seat=0, move="x"))["code"] == "why-unknown"
        record = (await service.hub.find(table)).table.record().write()
        monkeypatch.setattr(type(game), "parse", broken)
        with pytest.raises(Refused, match="record-unreadable"):
            requests.replay_record(ReplayWanted(record={**record, "moves": ["x"]}))
        await service.stop()

    asyncio.run(ask())


@pytest.mark.parametrize("name", ["\u3164\u3164", "\u2800", "\u200b\u200d", "\u0301\u0302", "\u202e"])
def test_a_name_that_nobody_sees_is_none(name: str) -> None:
    assert checked_name(name) == ""


def test_a_look_at_many_old_tables_does_not_fill_the_memory() -> None:
    async def look() -> None:
        service = Service(ServiceConfig(idle_tables=8), Memory(), Here(), Metrics())
        player = service.people.new_guest()
        wanted = TableWanted(game="tranquility", seats=TWO_OF_ME)
        tables = [(await requests.lay(service, player, wanted)).id for _ in range(20)]
        service.hub.live.clear()
        watched = Ear(service, player)
        await watched.say(type="subscribe", table=tables[0])
        for _ in range(2):
            for table in tables:
                assert (await service.hub.find(table)).table.id == table
                assert len(service.hub.live) <= 1 + 8 + 2
        assert tables[0] in service.hub.live
        await service.stop()

    asyncio.run(look())


class Charged(Here):
    """Remembers at whose expense it thought."""

    def __init__(self) -> None:
        self.who: list[str] = []

    async def advise(self, who: str, record: Record, seat: int) -> Advice:
        self.who.append(who)
        raise CannotThink("hint")


def test_all_from_one_place_are_thought_for_as_one() -> None:
    """A crowd of guests does not get a share each."""

    async def ask() -> None:
        thinker = Charged()
        service = Service(ServiceConfig(limits=Limits(known=(1, 0.001))), Memory(), thinker, Metrics())
        for number in range(2):
            player = service.people.new_guest()
            player.door = "the-door"
            seats = [SeatWanted(kind="me"), SeatWanted(kind="bot", level="calm")]
            wanted = TableWanted(game="sea_salt_paper", seats=seats, options={"first_seat": "0"}, hints=True)
            table = (await requests.lay(service, player, wanted)).id
            line = Ear(service, player)
            await line.hear(f'{{"type": "hint", "table": "{table}", "seat": 0}}')
            for _ in range(200):
                if len(thinker.who) > number:
                    break
                await asyncio.sleep(0.01)
            await line.hear(f'{{"type": "known", "table": "{table}", "seat": 0, "ply": 0}}')
            assert (await line.say(type="known", table=table, seat=0, ply=0))["code"] == "too-many-requests"
        assert thinker.who == ["the-door"] * 2
        await service.stop()

    asyncio.run(ask())
