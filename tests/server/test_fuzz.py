"""Twenty thousand messages that nobody should send: no crash, no failure, no change."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, get_args

import pytest
import schemathesis
from hypothesis import HealthCheck, given, seed, settings
from hypothesis.errors import Unsatisfiable

from seaboard.server.config import Config
from seaboard.server.server import Server
from seaboard.server.sockets import Connection
from seaboard.service.live import now
from seaboard.service.messages import AnyMessage
from seaboard.service.store import Player
from seaboard.table import commands
from seaboard.table.commands import Asker
from seaboard.table.settings import Settings
from tests.server.rig import GAME, ME, OPEN, WIDE, Friend, Rig

MESSAGES = 40_000
REQUESTS_EACH = 8
ANNA, BORYS, CHRIS = "panna", "pborys", "pchris"
TYPES = (*(str(one.__struct_config__.tag) for one in get_args(AnyMessage)), "start", "")
ODD: tuple[Any, ...] = (
    None, True, -1, 0, 1, 2, 9, 10, 1e9, 2**31, 2**63, 2**200, 1.5, "", "0", "x" * 50,
    "x" * 5000, "\x00", "☃", "\ud83d", [], [[]], {}, {"a": 1}, [None] * 100, "__class__", "../..",
    "' OR 1=1 --", "0" * 12,
)  # fmt: skip


class Sender:
    """A connection that is fed a list of messages."""

    def __init__(self, server: Server, player: str, messages: list[str | bytes]) -> None:
        self.messages = iter(messages)
        self.answers: list[dict[str, Any]] = []
        rates = server.connections.rates
        self.connection = Connection(server.hub, Player(player, player), self.receive, self.send, rates)

    async def receive(self) -> dict[str, Any]:
        await asyncio.sleep(0)
        for message in self.messages:
            key = "text" if isinstance(message, str) else "bytes"
            return {"type": "websocket.receive", key: message}
        while not self.connection._out.empty():
            await asyncio.sleep(0)
        return {"type": "websocket.disconnect"}

    async def send(self, event: Any) -> None:
        if event["type"] == "websocket.send":
            self.answers.append(json.loads(event["text"]))


@asynccontextmanager
async def serving(folder: Path) -> AsyncIterator[Server]:
    server = Server(Config(database=str(folder / "tables.sqlite3"), limits=WIDE))
    await server.start()
    try:
        yield server
    finally:
        await server.stop()


async def begun(server: Server) -> str:
    """A table of Anna and Borys in the middle of a game, with no ask pending and no free undo."""
    at = now()
    asker = Asker(ANNA, at, "Anna", "", "00" * 16)
    wanted = [{"kind": "me"}, {"kind": "open"}]
    chosen = Settings(GAME, 2, {"first_seat": "0"}, spectators=True)
    table = await server.hub.create(lambda table: commands.create(table, asker, chosen, wanted))
    sitting = Asker(BORYS, at, "Borys", "", "00" * 16)
    await server.hub.act(table.id, BORYS, "", lambda table: commands.sit(table, sitting, 1))
    moving = Asker(ANNA, at, "Anna", "known-id")
    await server.hub.act(table.id, ANNA, "known-id", lambda table: commands.move(table, moving, 0, 0, "take:deck"))
    return table.id


def odd_message(chance: random.Random, table: str) -> str | bytes:
    """Something that is almost, or not at all, a message."""
    kind = chance.randrange(6)
    if kind == 0:
        return bytes(chance.randrange(256) for _ in range(chance.randrange(60)))
    fields = ("type", "id", "table", "seat", "ply", "move", "since", "ask", "yes", "text", "colour")
    message: dict[str, Any] = {"type": chance.choice(TYPES), "table": chance.choice((table, table, "0" * 12, "x"))}
    for name in chance.sample(fields, chance.randrange(len(fields))):
        message[name] = chance.choice(ODD)
    text = json.dumps(message)
    if kind == 1:
        cut = chance.randrange(len(text))
        return text[:cut] + chance.choice(("", "}", '"', "\x00", "[" * 2000)) + text[cut + 1 :]
    if kind == 2:
        return text.encode()[: chance.randrange(len(text))]
    if kind == 3:
        return json.dumps([message] * chance.randrange(3))
    return text


def foreign_message(chance: random.Random, table: str) -> str:
    """Well-formed, and not the sender's to send: out of turn, for another seat, for another ply, of nobody."""
    what = chance.choice(("move", "undo", "abandon", "answer", "resign"))
    message: dict[str, Any] = {
        "type": what,
        "id": f"f{chance.random()}",
        "table": table,
        "seat": chance.choice((0, 0, 0, 7)),
    }
    if what in ("move", "undo"):
        message["ply"] = chance.choice((0, 1, 2, 50))
    if what == "move":
        message["move"] = chance.choice(("take:deck", "take:0", "keep:crab/yellow", "end", "stop", "discard:1", "fly"))
    if what == "answer":
        message |= {"ask": chance.randrange(9), "yes": True}
    return json.dumps(message)


def out_of_turn(chance: random.Random, table: str) -> str:
    """Borys tries to move while Anna has to decide, or at another ply."""
    message = {"type": "move", "table": table, "seat": 1, "ply": chance.choice((0, 1, 1, 2)), "move": "take:deck"}
    return json.dumps({**message, "id": f"o{chance.random()}"})


def replayed(chance: random.Random, table: str) -> str:
    """Anna's move once more, as it was, or under another id."""
    message = {"type": "move", "table": table, "seat": 0, "ply": 0, "move": "take:deck"}
    return json.dumps({**message, "id": chance.choice(("known-id", "known-id", f"r{chance.random()}"))})


@pytest.mark.parametrize(
    ("player", "make"),
    [(CHRIS, odd_message), (CHRIS, foreign_message), (BORYS, foreign_message), (BORYS, out_of_turn), (ANNA, replayed)],
)
def test_nothing_that_may_not_be_sent_does_anything(
    tmp_path: Path, player: str, make: Callable[[random.Random, str], str | bytes]
) -> None:
    share = MESSAGES // 5 if make is not odd_message else MESSAGES // 5 + 4000

    async def attack() -> None:
        async with serving(tmp_path) as server:
            table = await begun(server)
            before = await server.store.entries(table)
            chance = random.Random(11)
            sender = Sender(server, player, [make(chance, table) for _ in range(share)])
            await sender.connection.serve()
            assert await server.store.entries(table) == before, "the log has changed"
            assert (await server.hub.find(table)).table.n == len(before)
            failures = [one for one in sender.answers if one.get("code") == "server-failed"]
            assert not failures, f"{len(failures)} messages failed"
            answered = {one["type"] for one in sender.answers}
            if make is replayed:
                done = [one for one in sender.answers if one["type"] == "done"]
                assert answered == {"hello", "done"}
                assert all(one["ply"] == 1 for one in done)
                assert any(one.get("dropped") for one in done), "another id is a second click"
            elif make is not odd_message:
                assert answered == {"hello", "refused"}
            else:
                assert "refused" in answered
            # and the table goes on
            play = (await server.hub.find(table)).table.play
            assert play is not None
            keep = play.game.moves(play.state)[0]
            asker = Asker(ANNA, 9, "Anna", "next")
            acted = await server.hub.act(table, ANNA, "next", lambda t: commands.move(t, asker, 0, 1, keep.text))
            assert acted.n == len(before) + 1

    asyncio.run(attack())


# -- the REST part, by its own description ----------------------------------------------------------------------


def test_no_request_makes_the_server_fail(rig: Rig) -> None:
    friend = Friend(rig.address, "Anna")
    friend.lay(ME, OPEN)
    cookie = friend.cookie
    api = schemathesis.openapi.from_url(f"{rig.address}/schema/openapi.json")
    tried = 0
    for found in api.get_all_operations():
        operation = found.ok()  # type: ignore[union-attr]

        @seed(7)
        @settings(max_examples=REQUESTS_EACH, deadline=None, database=None, suppress_health_check=list(HealthCheck))
        @given(case=operation.as_strategy(generation_mode=schemathesis.GenerationMode.POSITIVE))
        def fits(case: Any) -> None:
            check(case)

        @seed(8)
        @settings(max_examples=REQUESTS_EACH, deadline=None, database=None, suppress_health_check=list(HealthCheck))
        @given(case=operation.as_strategy(generation_mode=schemathesis.GenerationMode.NEGATIVE))
        def does_not_fit(case: Any) -> None:
            check(case)

        def check(case: Any) -> None:
            nonlocal tried
            answer = case.call(headers={"cookie": f"seaboard={cookie}"})
            assert answer.status_code < 500, f"{case.method} {case.formatted_path} {case.body}: {answer.text}"
            if answer.status_code >= 400:
                assert {"code", "facts"} == set(answer.json()), answer.text
            tried += 1

        fits()
        with contextlib.suppress(Unsatisfiable):  # nothing can be wrong with a request that has no parts
            does_not_fit()
    assert tried > 200
