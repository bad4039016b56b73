"""Somebody asks for the same over and over: it is made once, and who does not read gets no more of it."""

from __future__ import annotations

import asyncio
import time

import pytest

from seaboard.service import requests
from seaboard.service.config import Limits, ServiceConfig
from seaboard.service.messages import SeatWanted, TableWanted
from seaboard.service.metrics import Metrics
from seaboard.service.service import Service
from seaboard.service.store import Player
from seaboard.table import show
from seaboard.table.play import REMEMBERED, Play
from tests.service.memory import Ear, Here, Memory

TWO_OF_ME = [SeatWanted(kind="me"), SeatWanted(kind="me")]


async def _long_table(service: Service, moves: int) -> tuple[Ear, str]:
    player = service.people.new_guest()
    table = (await requests.lay(service, player, TableWanted(game="tranquility", seats=TWO_OF_ME))).id
    line = Ear(service, player)
    shown = [await line.say(type="subscribe", table=table, seat=seat) for seat in (0, 1)]
    for _ in range(moves):
        if shown[0]["result"] is not None:
            break
        mine = shown[shown[0]["decision"]["actor"]]
        text = mine["decision"]["moves"][0]["text"]
        await line.say(type="move", table=table, seat=mine["seat"], ply=mine["ply"], move=text)
        shown = [
            next(one for one in reversed(line.told) if one.get("seat") == seat and "view" in one) for seat in (0, 1)
        ]
    return line, table


def test_a_snapshot_is_made_once_for_all_who_may_see_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    made = []
    real = show.snapshot

    def counted(*args: object) -> object:
        made.append(args)
        return real(*args)  # type: ignore[arg-type]

    async def flood() -> None:
        service = Service(ServiceConfig(), Memory(), Here(), Metrics())
        _, table = await _long_table(service, 6)
        monkeypatch.setattr("seaboard.service.telling.show.snapshot", counted)
        monkeypatch.setattr("seaboard.service.telling.SHARED_SECONDS", 60.0)
        watchers = [Ear(service, Player(f"pwatcher{i:04}")) for i in range(50)]
        for watcher in watchers:
            shown = await watcher.say(type="subscribe", table=table)
            assert shown["type"] == "snapshot"
            assert shown["presence"]["watchers"] == watchers.index(watcher) + 1
            assert shown["info"]["yours"] == []
        assert len(made) == 1
        await service.stop()

    asyncio.run(flood())


def test_what_was_told_long_ago_is_played_again_once() -> None:
    deals = 0
    real = Play._deal

    def counted(play: Play) -> object:
        nonlocal deals
        deals += 1
        return real(play)

    async def ask() -> None:
        service = Service(ServiceConfig(), Memory(), Here(), Metrics())
        _, table = await _long_table(service, REMEMBERED + 6)
        play = (await service.hub.find(table)).table.play
        assert play is not None
        assert play.step > REMEMBERED
        Play._deal = counted  # type: ignore[assignment,method-assign]
        try:
            told = [play.told_after(step, 0) for step in range(play.step + 1)]
        finally:
            Play._deal = real  # type: ignore[method-assign]
        assert deals == 1
        assert [len(one) for one in told] == sorted((len(one) for one in told), reverse=True)
        assert told[0][-len(told[5]) :] == told[5]
        await service.stop()

    asyncio.run(ask())


def test_a_person_subscribes_so_often_and_no_more() -> None:
    async def flood() -> None:
        limits = Limits(subscribes=(5, 0.01), subscriptions_per_table=3)
        service = Service(ServiceConfig(limits=limits), Memory(), Here(), Metrics())
        _, table = await _long_table(service, 1)
        player = Player("pflooding000")
        codes = [(await Ear(service, player).say(type="subscribe", table=table)).get("code") for _ in range(7)]
        assert codes == [None] * 3 + ["too-many-subscriptions"] * 2 + ["too-many-requests"] * 2
        await service.stop()

    asyncio.run(flood())


def test_a_reader_that_does_not_read_is_not_fed() -> None:
    """A hundred subscriptions of a connection that never reads cost the memory of a few, and then it is dropped."""
    from seaboard.server.sockets import Connection

    async def flood() -> None:
        limits = Limits(unsent_bytes=40_000, unread_seconds=0.2, subscribes=(1000, 1000.0), messages=(1000, 1000.0))
        service = Service(ServiceConfig(limits=limits), Memory(), Here(), Metrics())
        _, table = await _long_table(service, 6)
        asked = 0

        async def receive() -> dict[str, object]:
            nonlocal asked
            asked += 1
            return {"type": "websocket.receive", "text": f'{{"type": "subscribe", "table": "{table}"}}'}

        async def never(_: object) -> None:
            await asyncio.sleep(3600)

        connection = Connection(service.hub, Player("psilent00000"), receive, never, service.rates)
        began = time.monotonic()
        serving = asyncio.create_task(connection.serve())
        while connection._closing is None and time.monotonic() - began < 5:
            await asyncio.sleep(0.01)
        assert connection._closing == 1013
        assert asked < 20, asked
        assert connection._unsent < 60_000
        serving.cancel()
        await asyncio.gather(serving, return_exceptions=True)
        await service.stop()

    asyncio.run(flood())
