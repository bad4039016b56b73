"""Small doors: large messages, links to the file, passwords from everywhere, headers that anybody can send."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import httpx
import pytest
from click.testing import CliRunner

from seaboard.cli.main import cli
from seaboard.core.refused import Refused
from seaboard.server import pulse
from seaboard.server.config import Limits
from seaboard.server.store import open_store
from seaboard.service.store import StoreFailed
from tests.server.rig import Friend, rig_on
from tests.service.memory import Memory


def test_limits_count_what_is_large_and_what_comes_from_everywhere(tmp_path: Path) -> None:
    limits = Limits(messages=(3, 3.0), passwords=(1000, 1.0), passwords_of_login=(2, 0.001))
    path = tmp_path / "t.sqlite3"
    with rig_on(str(path), limits=limits) as rig:
        anna = Friend(rig.address)
        with anna.socket() as wire:
            for _ in range(8):
                wire.say(type="ping", id="x" * 20_000)
            for _ in range(8):
                assert wire.next()["code"] == "message-too-large"
        assert rig.server.metrics.throttled.counts[""] > 0, "too large ones are read more slowly as well"
        tries = [
            anna.http.post("/api/account/login", json={"login": "Olha", "password": "wrong horse"}).status_code
            for _ in range(3)
        ]
        assert tries == [401, 401, 429]
        other = {"login": "someone", "password": "wrong horse"}
        assert anna.http.post("/api/account/login", json=other).status_code == 401
        # nobody asked for proxies: what a header says of the sender is not believed
        stranger = {"x-forwarded-for": "203.0.113.9"}
        assert httpx.get(f"{rig.address}/metrics", headers=stranger).status_code == 200
        link = tmp_path / "link.sqlite3"
        os.symlink(path, link)
        with pytest.raises(Refused, match="database-in-use"):
            asyncio.run(open_store(str(link)))


def test_figures_are_for_this_machine_alone(tmp_path: Path) -> None:
    with rig_on(str(tmp_path / "t.sqlite3"), trusted_proxies="127.0.0.1") as rig:
        stranger = {"x-forwarded-for": "203.0.113.9"}
        assert httpx.get(f"{rig.address}/metrics", headers=stranger).status_code == 404
        assert httpx.get(f"{rig.address}/metrics").status_code == 200


def test_a_store_that_hangs_or_is_full_is_not_well(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pulse, "LONGEST_SECONDS", 0.05)

    class Hangs(Memory):
        async def check(self) -> None:
            await asyncio.sleep(3600)

    class Full(Memory):
        async def check(self) -> None:
            raise StoreFailed("database or disk is full")

    async def look() -> list[bool]:
        return [await pulse.Pulse(store).beats() for store in (Memory(), Hangs(), Full())]

    assert asyncio.run(look()) == [True, False, False]


def test_health_says_that_nothing_can_be_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def full() -> None:
        raise StoreFailed("database or disk is full")

    with rig_on(str(tmp_path / "t.sqlite3")) as rig:
        monkeypatch.setattr(rig.server.store, "check", full)
        ready, live = (httpx.get(f"{rig.address}/health{which}") for which in ("", "/live"))
        assert (ready.status_code, ready.json()["status"]) == (503, "store-unavailable")
        assert live.status_code == 200


def test_a_damaged_file_is_told_in_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite3"
    with rig_on(str(path)) as rig:
        for _ in range(30):
            Friend(rig.address, "Anna").lay()
    whole = bytearray(path.read_bytes())
    for page in range(1024, len(whole), 1024):
        whole[page : page + 200] = b"\xa5" * 200
    path.write_bytes(bytes(whole))
    for command in (["data", "export", str(tmp_path / "x.jsonl")], ["admin", "list"]):
        ended = CliRunner().invoke(cli, [*command, "--database", str(path)])
        assert ended.exit_code != 0
        assert ended.exception is None or isinstance(ended.exception, SystemExit | Refused), ended.exception
        assert "Traceback" not in ended.output
