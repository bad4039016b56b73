"""Long work in a process of its own: nobody waits for it but who asked, and everybody gets what is theirs."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import time
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from seaboard.core.refused import Refused
from seaboard.server.working import Worker
from seaboard.service import requests
from seaboard.service.logs import warn
from seaboard.service.messages import ReplayWanted
from tests.review.games import game_played
from tests.server.rig import BOT, ME, Friend, Rig, rig_on


@pytest.fixture(scope="module")
def rig(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with rig_on(str(tmp_path_factory.mktemp("worker") / "t.sqlite3")) as rig:
        yield rig


def ask(*works: partial[Any], meanwhile: Any = None) -> list[Any]:
    """The outcomes of some works, one after another in one worker."""

    async def all_of_them() -> list[Any]:
        worker = Worker()
        try:
            found = []
            for work in works:
                try:
                    found.append(await worker.run(work))
                except (Refused, RuntimeError) as error:
                    found.append(error)
                if meanwhile is not None:
                    meanwhile(worker)
            return found
        finally:
            await worker.stop()

    return asyncio.run(all_of_them())


def test_results_refusals_failures_and_logs_come_back(caplog: pytest.LogCaptureFixture) -> None:
    record = game_played("tranquility", options=(("mode", "duel"),))
    wanted = ReplayWanted(record=record.write(), seat=0)
    broken = ReplayWanted(record={**record.write(), "moves": ["x"]})
    with caplog.at_level(logging.WARNING):
        found = ask(
            partial(requests.replay_record, wanted),
            partial(requests.replay_record, broken),
            partial(warn, "said beside", number=7),
            partial(divmod, 1, 0),
        )
    assert found[0] == requests.replay_record(wanted)
    assert isinstance(found[1], Refused)
    assert found[1].code == "record-move-refused"
    assert found[2] is None
    assert "ZeroDivisionError" in str(found[3])
    assert [(one.msg, one.facts) for one in caplog.records] == [("said beside", {"number": 7})]  # type: ignore[attr-defined]


def test_a_worker_that_dies_is_replaced() -> None:
    pids = set()

    def kill(worker: Worker) -> None:
        assert worker.process is not None
        pids.add(worker.process.pid)
        os.kill(worker.process.pid, signal.SIGKILL)

    assert ask(partial(abs, -1), partial(abs, -2), meanwhile=kill) == [1, 2]
    assert len(pids) == 2


def test_a_work_that_kills_its_worker_is_refused_and_the_next_is_done() -> None:
    found = ask(partial(os.abort), partial(abs, -2))
    assert [getattr(found[0], "code", None), found[1]] == ["server-failed", 2]


def test_nobody_gets_the_answer_of_somebody_who_has_gone() -> None:
    async def work() -> int:
        worker = Worker()
        try:
            await worker.run(partial(abs, -1))
            gone = asyncio.create_task(worker.run(partial(time.sleep, 0.2)))
            await asyncio.sleep(0.05)
            gone.cancel()
            return await worker.run(partial(abs, -3))
        finally:
            await worker.stop()

    assert asyncio.run(work()) == 3


def test_a_server_does_long_work_in_another_process(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    def here(*_: object) -> None:
        raise AssertionError("on the server's own interpreter")

    for name in ("seaboard.service.requests._played", "seaboard.service.requests.brought_record"):
        monkeypatch.setattr(name, here)
    monkeypatch.setattr("seaboard.service.requests_reviews._checked", here)
    monkeypatch.setattr("seaboard.server.identity._hasher", None)
    record = game_played("tranquility", options=(("mode", "duel"),)).write()
    anna = Friend(rig.address, "Anna")
    assert anna.post("/api/replay", {"record": record})["total"] == len(record["moves"])
    assert anna.post("/api/reviews", {"record": record})["plies"] == len(record["moves"])
    kept = anna.post("/api/games/kept", {"record": record, "seats": [ME, BOT]}, 201)
    assert anna.get(f"/api/tables/{kept['id']}/replay?seat=0&to=3")["total"] == len(record["moves"])
    account = {"login": "beside", "password": "correct horse"}
    anna.post("/api/account", account)
    anna.post("/api/account/login", account)
    assert rig.server.worker.process is not None


def test_a_game_that_began_at_a_moment_is_replayed_from_there(rig: Rig) -> None:
    anna = Friend(rig.address, "Anna")
    record = game_played("tranquility", options=(("mode", "duel"),)).write()
    kept = anna.post("/api/games/kept", {"record": record, "seats": [ME, BOT]}, 201)
    table = anna.post(f"/api/tables/{kept['id']}/try", {"seat": 0, "ply": 4}, 201)["id"]
    begun = anna.get(f"/api/tables/{table}/replay?seat=0")["steps"][0]
    with anna.socket() as wire:
        wire.subscribe(table, seat=0)
        wire.ask(type="resign", table=table, seat=0)
    again = anna.post("/api/replay", {"record": anna.get(f"/api/tables/{table}/record"), "seat": 0})
    assert again["steps"][0]["view"] == begun["view"]


def test_a_worker_goes_with_its_server(tmp_path: Path) -> None:
    with rig_on(str(tmp_path / "t.sqlite3")) as rig:
        Friend(rig.address).post("/api/account", {"login": "leaving", "password": "correct horse"})
        process = rig.server.worker.process
        assert process is not None
        os.kill(process.pid, 0)
    assert has_gone(process.pid)


def has_gone(pid: int) -> bool:
    end = time.monotonic() + 5
    while time.monotonic() < end:
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.05)
    return False
