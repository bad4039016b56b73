"""The store fails in the middle of a game: everybody is told, and play goes on by itself when it answers again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

import pytest

from seaboard.service import requests, trouble
from seaboard.service.config import ServiceConfig
from seaboard.service.messages import SeatWanted, TableWanted
from seaboard.service.metrics import Metrics
from seaboard.service.service import Service
from seaboard.service.store import Player, StoreFailed, Write
from tests.service.memory import Ear, Here, Memory

ALONE = [SeatWanted(kind="me"), SeatWanted(kind="bot", level="calm")]


class Failing(Memory):
    """A store that can be made to fail, before or after it has written."""

    def __init__(self) -> None:
        super().__init__()
        self.down = False
        self.writes_first = False
        self.checks = 0

    async def commit(self, writes: Sequence[Write]) -> None:
        if not self.down or self.writes_first:
            await super().commit(writes)
        if self.down:
            raise StoreFailed("the disk is full")

    async def check(self) -> None:
        self.checks += 1
        if self.down:
            raise StoreFailed("the disk is full")


async def _until(what: Callable[[], object]) -> None:
    for _ in range(500):
        if what():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it did not happen")


@pytest.mark.parametrize("writes_first", [False, True])
def test_players_are_told_and_the_table_goes_on_by_itself(writes_first: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trouble, "FIRST_PAUSE", 0.01)

    async def play() -> None:
        store = Failing()
        service = Service(ServiceConfig(), store, Here(), Metrics())
        player = service.people.new_guest()
        wanted = TableWanted(game="sea_salt_paper", seats=ALONE, options={"first_seat": "0"})
        table = (await requests.lay(service, player, wanted)).id
        line, other = Ear(service, player), Ear(service, Player("pwatching000"))
        shown = await line.say(type="subscribe", table=table)
        await other.say(type="subscribe", table=table)
        move = {"type": "move", "table": table, "seat": 0, "ply": shown["ply"]}
        move["move"] = shown["decision"]["moves"][0]["text"]
        store.down, store.writes_first = True, writes_first

        await line.hear(_json({**move, "id": "once"}))
        assert line.last("refused")["code"] == "store-unavailable"
        assert other.last("store")["answers"] is False, "who looks is told as well"
        await line.hear(_json({**move, "id": "twice"}))
        assert line.last("refused")["code"] == "store-unavailable", "until it answers nothing is taken"
        await _until(lambda: store.checks > 2)
        store.down = False
        await _until(lambda: other.last("store")["answers"])

        await line.hear(_json({**move, "id": "once"}))
        assert line.last("done")["n"] == shown["n"] + 1
        # The bot plays its part, whether the person's move was written at first or at second try.
        while (now := line.last("update", "snapshot"))["decision"]["actor"] == 0:
            text = now["decision"]["moves"][0]["text"]
            await line.say(type="move", table=table, seat=0, ply=now["ply"], move=text)
        await _until(lambda: other.last("update")["n"] > now["n"])
        entries = store.logs[table]
        assert [entry.n for entry in entries] == list(range(1, len(entries) + 1))
        assert sum(entry.id == "once" for entry in entries) == 1
        await service.stop()

    asyncio.run(play())


def test_a_bot_whose_move_was_not_kept_thinks_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trouble, "FIRST_PAUSE", 0.01)

    async def play() -> None:
        store = Failing()
        service = Service(ServiceConfig(), store, Here(), Metrics())
        player = service.people.new_guest()
        wanted = TableWanted(game="sea_salt_paper", seats=ALONE, options={"first_seat": "1"})
        table = (await requests.lay(service, player, wanted)).id
        store.down = True
        line = Ear(service, player)
        await line.say(type="subscribe", table=table)
        await _until(lambda: any(one["type"] == "store" for one in line.told))
        store.down = False
        await _until(lambda: line.last("update", "snapshot")["ply"] > 0)
        await service.stop()

    asyncio.run(play())


class Hanging(Memory):
    """A store that takes its time."""

    def __init__(self) -> None:
        super().__init__()
        self.answers = asyncio.Event()
        self.answers.set()

    async def commit(self, writes: Sequence[Write]) -> None:
        await self.answers.wait()
        await super().commit(writes)


def test_a_store_that_hangs_is_told_before_it_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trouble, "PATIENCE", 0.01)

    async def play() -> None:
        store = Hanging()
        service = Service(ServiceConfig(), store, Here(), Metrics())
        player = service.people.new_guest()
        wanted = TableWanted(game="sea_salt_paper", seats=ALONE, options={"first_seat": "0"})
        table = (await requests.lay(service, player, wanted)).id
        line, other, late = (Ear(service, one) for one in (player, Player("pwatching000"), Player("platecomer00")))
        shown = await line.say(type="subscribe", table=table)
        await other.say(type="subscribe", table=table)
        text = shown["decision"]["moves"][0]["text"]
        store.answers.clear()
        moving = asyncio.create_task(line.say(type="move", table=table, seat=0, ply=shown["ply"], move=text))
        await _until(lambda: any(one["type"] == "store" for one in other.told))
        assert other.last("store")["answers"] is False
        await late.say(type="subscribe", table=table)
        assert late.last("store")["answers"] is False, "who comes meanwhile is told as well"
        store.answers.set()
        assert (await moving)["type"] == "done"
        assert [one["answers"] for one in other.told if one["type"] == "store"] == [False, True]
        assert late.last("store")["answers"] is True
        await service.stop()

    asyncio.run(play())


@pytest.mark.parametrize("text", ["a\\u0000b", "\\ud800", "\\udfff!"])
def test_text_that_no_store_holds_is_refused_at_the_door(text: str) -> None:
    async def say() -> None:
        store = Failing()
        service = Service(ServiceConfig(), store, Here(), Metrics())
        player = service.people.new_guest()
        table = (await requests.lay(service, player, TableWanted(game="sea_salt_paper", seats=ALONE))).id
        line = Ear(service, player)
        for raw in (
            f'{{"type": "chat", "id": "c", "table": "{table}", "text": "{text}"}}',
            f'{{"type": "chat", "id": "{text}", "table": "{table}", "text": "hello"}}',
            f'{{"type": "why", "id": "c", "table": "{table}", "seat": 0, "move": "{text}"}}',
        ):
            await line.hear(raw)
            assert line.told[-1]["code"] == "message-malformed", line.told[-1]
        assert not any(entry.kind == "chat" for entry in store.logs[table])
        await service.stop()

    asyncio.run(say())


def _json(message: dict[str, object]) -> bytes:
    import msgspec

    return msgspec.json.encode(message)
