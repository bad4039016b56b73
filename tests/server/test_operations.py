"""Health, figures, logs, and a clean end."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import os
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from building.files import put_in_place
from seaboard.server.garbage import Garbage
from seaboard.server.logs import JsonLines
from seaboard.server.pages import Page, Pages
from seaboard.service.logs import note
from tests.server.rig import BOT, ME, OPEN, Friend, Process, Rig, Wire, play_on, rig_on


def test_health_and_metrics(rig: Rig) -> None:
    assert httpx.get(f"{rig.address}/health").json() == {
        "status": "ok",
        "live": True,
        "ready": True,
        "aside": 0,
    }
    anna = Friend(rig.address)
    table = anna.lay(ME, ME)
    with anna.socket() as a, Wire(rig.address, anna.cookie) as b:
        play_on({0: a, 1: b}, table, 3)
        text = httpx.get(f"{rig.address}/metrics").text
    figures = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
    assert int(figures['seaboard_entries_total{kind="move"}']) >= 3
    assert int(figures["seaboard_connections"]) >= 2
    assert int(figures["seaboard_move_seconds_count"]) >= 3
    assert figures['seaboard_move_seconds_bucket{le="+Inf"}'] == figures["seaboard_move_seconds_count"]


def test_the_api_describes_itself(rig: Rig) -> None:
    schema = httpx.get(f"{rig.address}/schema/openapi.json").json()
    assert {"/api/tables", "/api/me", "/api/games", "/api/tables/{table}/sit"} <= set(schema["paths"])


def test_without_a_client_the_server_says_so() -> None:
    pages = Pages()
    pages.folder = None
    page = asyncio.run(pages.page("/"))
    assert page is not None
    assert b"no browser client" in page.body
    assert asyncio.run(pages.page("/app.js")) is None


def test_a_bundle_made_anew_is_handed_out_whole(tmp_path: Path) -> None:
    """Whoever opens a page after a build gets the new one; a page from before finds what was read for it."""
    client, fresh = tmp_path / "client", tmp_path / "fresh"
    for folder, name in ((client, "old"), (fresh, "new")):
        (folder / "assets").mkdir(parents=True)
        (folder / "index.html").write_text(f"assets/{name}.js")
        (folder / "assets" / f"{name}.js").write_text(name)

    def body(path: str) -> str | None:
        page = asyncio.run(pages.page(path))
        return page.body.decode() if page else None

    pages = Pages(client)
    assert (body("/"), body("/assets/old.js"), body("/assets/new.js")) == ("assets/old.js", "old", None)
    put_in_place(fresh, client, last=["index.html"])
    assert not (client / "assets" / "old.js").exists()
    assert (body("/learn/kelp"), body("/assets/new.js"), body("/assets/old.js")) == ("assets/new.js", "new", "old")


def test_a_crowd_that_wants_one_file_has_it_packed_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "large.js").write_bytes(bytes(100_000))
    pages = Pages(tmp_path)
    read = pages._read
    reads: list[str] = []

    def counted(folder: Path, name: str) -> Page:
        reads.append(name)
        return read(folder, name)

    monkeypatch.setattr(pages, "_read", counted)

    async def crowd() -> list[Page | None]:
        return await asyncio.gather(*(pages.page("/large.js") for _ in range(20)))

    assert len({id(page) for page in asyncio.run(crowd())}) == 1
    assert reads == ["/large.js"]


def test_logs_are_json_lines() -> None:
    out = io.StringIO()
    handler = logging.StreamHandler(out)
    handler.setFormatter(JsonLines())
    logger = logging.getLogger("seaboard")
    logger.addHandler(handler)
    logger.setLevel(logging.INFO)
    try:
        note("table laid", table="abc", seats=2)
    finally:
        logger.removeHandler(handler)
    line = json.loads(out.getvalue())
    assert (line["event"], line["table"], line["seats"], line["level"]) == ("table laid", "abc", 2, "info")


def test_a_closing_server_tells_its_players_and_loses_nothing(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.sqlite3")
    with rig_on(database) as rig:
        anna = Friend(rig.address, "Anna")
        table = anna.lay(ME, ME)
        with anna.socket() as a, Wire(rig.address, anna.cookie) as b:
            last = play_on({0: a, 1: b}, table, 10)
            rig.server.store._loop.call_soon_threadsafe(rig.runner.handle_exit, 15, None)
            assert a.until(lambda one: one["type"] == "closing")["seconds"] > 0
    with rig_on(database) as rig:
        again = Friend(rig.address, cookie=anna.cookie)
        assert again.id == anna.id
        with again.socket() as wire:
            shown = wire.subscribe(table, seat=0)
            assert (shown["step"], shown["view"]) == (10, last[0]["view"])


def test_the_command_starts_and_ends_cleanly(tmp_path: Path) -> None:
    server = Process(str(tmp_path / "t.sqlite3"), folder=tmp_path)
    anna = Friend(server.address)
    anna.lay(ME, BOT)
    second = subprocess.run(
        [
            sys.executable,
            "-m",
            "seaboard.cli",
            "serve",
            "--lang=en",
            "--port=1",
            f"--database={tmp_path / 't.sqlite3'}",
        ],
        capture_output=True,
        text=True,
    )
    assert second.returncode == 1
    assert "Another server is using" in second.stderr
    assert server.stop() == 0
    log = Path(server.log.name).read_text()
    assert f"http://127.0.0.1:{server.port}/" in log
    assert "traceback" not in log.lower()


def test_the_example_plays_a_whole_game(tmp_path: Path) -> None:
    example = Path(__file__).parents[2] / "examples" / "play_a_game.py"
    assert len(example.read_text().splitlines()) <= 30
    with rig_on(str(tmp_path / "t.sqlite3")) as rig:
        played = subprocess.run(
            [sys.executable, str(example), rig.address], capture_output=True, text=True, timeout=120
        )
    assert played.returncode == 0, played.stderr
    assert "moves," in played.stdout


def test_the_example_of_a_learned_policy_plays_over_the_network(rig: Rig) -> None:
    """One lays a table, another takes its open seat; both ask for the rows of their seats."""
    example = Path(__file__).parents[2] / "examples" / "envs" / "learned_over_network.py"
    command = [sys.executable, str(example), rig.address]
    env = {**os.environ, "LEARNED": "random"}
    with subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True) as host:
        assert host.stdout is not None
        table = host.stdout.readline().strip().rpartition("/t/")[2]
        guest = subprocess.run([*command, table], env=env, capture_output=True, text=True, timeout=120)
        said = host.stdout.read()
    assert guest.returncode == 0, guest.stderr
    assert host.returncode == 0
    assert said.startswith("seat 1, ")
    assert guest.stdout.startswith("seat 0, ")
    assert said.partition(", ")[2] == guest.stdout.partition(", ")[2]


def test_open_seats_are_kept_over_a_restart(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.sqlite3")
    with rig_on(database) as rig:
        anna = Friend(rig.address, "Anna")
        table = anna.lay(ME, OPEN, visibility="public")
    with rig_on(database) as rig:
        borys = Friend(rig.address, "Borys")
        assert [one["id"] for one in borys.get("/api/tables")["tables"]] == [table]
        assert borys.sit(table)["status"] == "running"


def test_a_port_in_use_and_a_foreign_address_are_refused_in_words(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        for host, word in (("127.0.0.1", "зайнято"), ("192.0.2.7", "192.0.2.7")):
            where = ("--host", host, "--port", str(port), "--database", str(tmp_path / "t.sqlite3"))
            serve = [sys.executable, "-m", "seaboard.cli", "serve", *where, "--lang", "uk"]
            ran = subprocess.run(serve, capture_output=True, text=True, timeout=60)
            assert ran.returncode == 1
            assert word in ran.stderr
            assert "--port" in ran.stderr
            assert "Traceback" not in ran.stderr


def test_everything_is_looked_through_when_memory_has_grown_or_long_ago() -> None:
    now = {"memory": 1_000_000, "seconds": 0}
    looks: list[int] = []
    garbage = Garbage(lambda: looks.append(now["memory"]), lambda: now["memory"], lambda: now["seconds"])
    for memory in (1_200_000, 1_999_000, 2_100_000, 2_200_000, 3_599_000, 3_700_000, 100_000, 5_000_000):
        now["memory"] = memory
        garbage.look()
    assert looks == [2_100_000, 3_700_000]
    for seconds, times in ((1700, 2), (1900, 3)):
        now["seconds"] = seconds
        garbage.look()
        assert len(looks) == times
