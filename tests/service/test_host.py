"""The service needs no transport, no database and no processes: any host will do."""

from __future__ import annotations

import asyncio
import subprocess
import sys

import pytest

from seaboard.core.refused import Refused
from seaboard.locales import LANGUAGES
from seaboard.service import names, requests, requests_people
from seaboard.service.config import ServiceConfig
from seaboard.service.messages import MePatch, ReplayWanted, SeatChoice, SeatWanted, TableWanted
from seaboard.service.metrics import Metrics
from seaboard.service.service import Service
from tests.service.memory import Ear, Here, Memory

FOREIGN = (
    "sqlite3", "psycopg", "argon2", "openskill", "litestar", "uvicorn", "uvloop", "websockets", "rustfluent", "click",
    "rich", "httpx", "seaboard.server", "seaboard.cli", "seaboard.locales",
)  # fmt: skip

IMPORT_ALL = """
import importlib, pkgutil, sys
for name in {foreign!r}:
    sys.modules[name] = None
import seaboard.service
for module in pkgutil.walk_packages(seaboard.service.__path__, "seaboard.service."):
    importlib.import_module(module.name)
from seaboard.games import NAMES, game_named
from seaboard.bots.levels import think
for name in NAMES:
    game_named(name)
"""


def test_the_service_is_imported_where_nothing_else_is() -> None:
    code = IMPORT_ALL.format(foreign=FOREIGN)
    answer = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert answer.returncode == 0, answer.stderr


def test_languages_are_those_of_the_texts() -> None:
    assert names.LANGUAGES == LANGUAGES


def test_a_whole_game_without_a_server() -> None:
    asyncio.run(_whole_game())


async def _whole_game() -> None:
    service = Service(ServiceConfig(), Memory(), Here(), Metrics())
    await service.start()
    player = service.people.new_guest("uk")
    await requests_people.change_me(service, player, MePatch(name="Олена"))
    wanted = TableWanted(game="sea_salt_paper", seats=[SeatWanted(kind="me"), SeatWanted(kind="bot", level="calm")])
    info = await requests.lay(service, player, wanted)
    assert info.status == "running"
    assert not info.together
    line = Ear(service, player)
    line.greet()
    assert (await line.say(type="subscribe", table=info.id))["type"] == "snapshot"
    while line.last("snapshot", "update")["result"] is None:
        shown = line.last("snapshot", "update")
        if shown["decision"]["actor"] == 0:
            text = shown["decision"]["moves"][0]["text"]
            done = await line.say(type="move", table=info.id, seat=0, ply=shown["ply"], move=text)
            assert done["type"] == "done", done
        else:
            await asyncio.sleep(0)  # the bot thinks in a task of its own
    mine = await requests_people.my_tables(service, player, "over", 1 << 53, 10)
    assert [(one.id, one.yours) for one in mine.tables] == [(info.id, [0])]
    record = await requests.record(service, info.id)
    read = requests.replay_record(ReplayWanted(record=record.write(), seat=0, first=0, last=3))
    assert (read.total, len(read.steps), read.seats[0]) == (len(record.moves), 4, "Олена")
    looked = await requests.replay(service, player, info.id, 0, 0, 3)
    assert [step.view for step in looked.steps] == [step.view for step in read.steps]
    again = await requests.rematch(service, player, info.id)
    with pytest.raises(Refused, match="seat-taken"):
        await requests.sit(service, player, again.id, SeatChoice(seat=again.yours[0]))
    assert (await requests.leave(service, player, again.id, SeatChoice())).status == "over"
    line.end()
    await service.stop()
