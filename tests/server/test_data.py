"""Everything out of one database and into another; records that verify."""

from __future__ import annotations

import json
import os
import sqlite3
import stat
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from tests.server.postgres import new_database
from tests.server.rig import ME, OPEN, Friend, Wire, play_on, rig_on


def seaboard(*arguments: str, expect: int = 0) -> str:
    done = subprocess.run([sys.executable, "-m", "seaboard.cli", *arguments], capture_output=True, text=True)
    assert done.returncode == expect, done.stdout + done.stderr
    return done.stdout + done.stderr


def lived_in(database: str) -> tuple[str, str, str]:
    """A server with a finished and a running table; returns a cookie and both tables."""
    with rig_on(database) as rig:
        anna, borys = Friend(rig.address, "Anna"), Friend(rig.address, "Borys")
        for friend, login in ((anna, "anna"), (borys, "borys")):
            friend.post("/api/account", {"login": login, "password": "correct horse"})
        tables = []
        for moves in (2000, 12):
            table = anna.lay(ME, OPEN, rated=moves == 2000)
            borys.sit(table)
            with anna.socket() as a, borys.socket() as b:
                play_on({0: a, 1: b}, table, moves)
            tables.append(table)
        return anna.cookie, tables[0], tables[1]


def test_all_data_move_to_another_database(tmp_path: Path, postgres: str) -> None:
    old = str(tmp_path / "old.sqlite3")
    cookie, finished, running = lived_in(old)
    seaboard("data", "export", str(tmp_path / "all.jsonl"), f"--database={old}", "--seeds")
    lines = (tmp_path / "all.jsonl").read_text().splitlines()
    assert json.loads(lines[0])["seaboard"] == "data"
    middle = new_database(postgres, "moved")
    seaboard("data", "import", str(tmp_path / "all.jsonl"), f"--database={middle}")
    seaboard("data", "export", str(tmp_path / "again.jsonl"), f"--database={middle}", "--seeds")
    new = str(tmp_path / "new.sqlite3")
    seaboard("data", "import", str(tmp_path / "again.jsonl"), f"--database={new}")
    seaboard("data", "export", str(tmp_path / "third.jsonl"), f"--database={new}", "--seeds")
    assert sorted((tmp_path / "third.jsonl").read_text().splitlines()) == sorted(lines)
    for database in (new, middle):
        with rig_on(database) as rig:
            anna = Friend(rig.address, cookie=cookie)
            assert anna.me["account"] == "anna"
            assert anna.me["ratings"]
            assert anna.get(f"/api/tables/{finished}")["status"] == "over"
            with anna.socket() as wire:
                assert wire.subscribe(running)["step"] == 12
    refused = seaboard("data", "import", str(tmp_path / "all.jsonl"), f"--database={new}", "--lang=en", expect=1)
    assert "needs an empty one" in refused


@pytest.mark.parametrize("line", ["{", "[]", '{"table": "entries"}', '{"table": "nothing", "x": 1}'])
def test_a_broken_file_is_refused_with_its_line(tmp_path: Path, line: str) -> None:
    file = tmp_path / "broken.jsonl"
    file.write_text('{"seaboard": "data", "format": 1, "schema": 1}\n' + line + "\n")
    refused = seaboard("data", "import", str(file), f"--database={tmp_path / 't.sqlite3'}", "--lang=en", expect=1)
    assert "ine 2" in refused


HEADER = '{"seaboard": "data", "format": 1, "schema": 1}\n'
SETTING = '{"table": "settings", "key": "%d", "value": "x"}\n'


def test_nothing_is_stored_of_a_file_that_breaks_off(tmp_path: Path) -> None:
    file, database = tmp_path / "half.jsonl", tmp_path / "t.sqlite3"
    file.write_text(HEADER + "".join(SETTING % i for i in range(2100)) + '{"table": "set')
    assert "2102" in seaboard("data", "import", str(file), f"--database={database}", expect=1)
    assert not database.exists()


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"[]"])
def test_a_file_that_is_no_data_is_refused(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "strange.jsonl"
    file.write_bytes(content)
    refused = seaboard("data", "import", str(file), f"--database={tmp_path / 't.sqlite3'}", expect=1)
    assert "Traceback" not in refused


def test_export_needs_a_database_and_a_place_to_write(tmp_path: Path) -> None:
    database, none = tmp_path / "t.sqlite3", tmp_path / "none.sqlite3"
    (tmp_path / "h.jsonl").write_text(HEADER)
    seaboard("data", "import", str(tmp_path / "h.jsonl"), f"--database={database}")
    assert str(none) in seaboard("data", "export", "-", f"--database={none}", expect=1)
    assert not none.exists()
    for place in (tmp_path / "nowhere" / "all.jsonl", tmp_path):
        refused = seaboard("data", "export", str(place), f"--database={database}", expect=1)
        assert str(place) in refused
        assert "Traceback" not in refused


def test_a_copy_never_takes_the_place_of_what_is_served(tmp_path: Path) -> None:
    database, link = tmp_path / "t.sqlite3", tmp_path / "link.sqlite3"
    with rig_on(str(database)) as rig:
        anna = Friend(rig.address, "Anna")
        link.symlink_to(database)
        for file in (str(database), str(link), f"{tmp_path}/./t.sqlite3"):
            refused = seaboard("data", "backup", file, f"--database={database}", expect=1)
            assert file in refused
            assert file in seaboard("data", "export", file, f"--database={database}", expect=1)
        table = anna.lay(ME, OPEN)
    with rig_on(str(database)) as rig:
        assert Friend(rig.address, cookie=anna.cookie).get(f"/api/tables/{table}")["yours"] == [0]


def test_an_export_goes_into_a_pipe_and_leaves_it_one(tmp_path: Path) -> None:
    (tmp_path / "h.jsonl").write_text(HEADER)
    database, pipe = tmp_path / "t.sqlite3", tmp_path / "pipe"
    seaboard("data", "import", str(tmp_path / "h.jsonl"), f"--database={database}")
    os.mkfifo(pipe)
    read: list[str] = []
    reader = threading.Thread(target=lambda: read.append(pipe.read_text()))
    reader.start()
    seaboard("data", "export", str(pipe), f"--database={database}")
    reader.join(20)
    assert pipe.is_fifo()
    assert read[0].startswith(HEADER[:20])


@pytest.mark.parametrize("words", [("admin", "list"), ("admin", "ban", "x"), ("data", "prune", "--guest-days=3")])
def test_a_command_makes_no_database_where_there_is_none(tmp_path: Path, words: tuple[str, ...]) -> None:
    none = tmp_path / "none.sqlite3"
    assert str(none) in seaboard(*words, f"--database={none}", expect=1)
    assert not none.exists()


@pytest.mark.parametrize("database", ["text", "folder", "text/t.sqlite3", "mysql://me:secret@here/t"])
@pytest.mark.parametrize("command", [("data", "import", "h.jsonl"), ("serve", "--host=127.0.0.1", "--port=9233")])
def test_what_is_no_database_is_refused(tmp_path: Path, command: tuple[str, ...], database: str) -> None:
    (tmp_path / "h.jsonl").write_text(HEADER)
    (tmp_path / "text").write_text("no database, only words " * 100)
    (tmp_path / "folder").mkdir()
    words = [str(tmp_path / word) if word.endswith(".jsonl") else word for word in command]
    named = database if "://" in database else str(tmp_path / database)
    refused = seaboard(*words, f"--database={named}", "--lang=uk", expect=1)
    assert "Traceback" not in refused
    assert "secret" not in refused
    assert "баз" in refused


def test_a_record_verifies_until_it_is_altered(tmp_path: Path) -> None:
    with rig_on(str(tmp_path / "t.sqlite3")) as rig:
        anna = Friend(rig.address, "Anna")
        table = anna.lay(ME, ME)
        promised = anna.get(f"/api/tables/{table}")["commitment"]
        with anna.socket() as a, Wire(rig.address, anna.cookie) as b:
            play_on({0: a, 1: b}, table, 2000)
        record = anna.get(f"/api/tables/{table}/record")
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record))
    assert "promised before the first card" in seaboard(
        "verify", str(file), f"--commitment={promised[:16]}", "--lang=en"
    )
    assert promised in seaboard("verify", str(file), "--lang=en")
    assert json.loads(seaboard("verify", str(file), "--json"))["over"] is True
    assert "not the deal" in seaboard("verify", str(file), f"--commitment={'0' * 64}", "--lang=en", expect=1)
    record["result"]["scores"][0] += 1
    file.write_text(json.dumps(record))
    assert "not what its moves lead to" in seaboard("verify", str(file), "--lang=en", expect=1)


def test_an_export_does_not_tell_hidden_cards_unless_asked(tmp_path: Path) -> None:
    old, new = str(tmp_path / "old.sqlite3"), str(tmp_path / "new.sqlite3")
    with rig_on(old) as rig:
        anna = Friend(rig.address, "Anna")
        running = anna.lay(ME, ME)
        seed = rig.server.hub.live[running].table.seed
    file = tmp_path / "all.jsonl"
    seaboard("data", "export", str(file), f"--database={old}", "--seeds")
    assert seed in file.read_text()
    seaboard("data", "export", str(file), f"--database={old}")
    assert seed not in file.read_text()
    assert stat.S_IMODE(file.stat().st_mode) == stat.S_IMODE(Path(old).stat().st_mode) == 0o600
    seaboard("data", "import", str(file), f"--database={new}")
    with rig_on(new) as rig:
        shown = Friend(rig.address, cookie=anna.cookie).get(f"/api/tables/{running}")
        assert (shown["status"], shown["result"]["ending"]) == ("over", "sealed")


def test_a_backup_of_a_running_server_is_restored(tmp_path: Path) -> None:
    database, copy = str(tmp_path / "private" / "t.sqlite3"), str(tmp_path / "copy.sqlite3")
    with rig_on(database) as rig:
        anna, borys = Friend(rig.address, "Anna"), Friend(rig.address, "Borys")
        assert stat.S_IMODE((tmp_path / "private").stat().st_mode) == 0o700
        table = anna.lay(ME, OPEN)
        borys.sit(table)
        with anna.socket() as a, borys.socket() as b:
            last = play_on({0: a, 1: b}, table, 9)
            view = last[0]["view"]
            seaboard("data", "backup", copy, f"--database={database}")
            play_on({0: a, 1: b}, table, 3, 2, last)
    assert stat.S_IMODE(Path(copy).stat().st_mode) == 0o600
    with rig_on(copy) as rig:
        again = Friend(rig.address, cookie=anna.cookie)
        with again.socket() as wire:
            shown = wire.subscribe(table, seat=0)
            assert (shown["step"], shown["view"]) == (9, view)


def test_old_games_and_guests_are_forgotten_by_command(tmp_path: Path) -> None:
    database = str(tmp_path / "t.sqlite3")
    cookie, finished, running = lived_in(database)
    with sqlite3.connect(database) as connection:
        connection.execute("UPDATE tables SET touched = 1 WHERE id = ?", (finished,))
        connection.execute(
            "INSERT INTO players (id, name, language, login, password, recovery, epoch, created)"
            " VALUES ('pnobody00000', '', '', NULL, '', '[]', 0, 1)"
        )
    seaboard("data", "prune", "--finished-days=30", "--guest-days=30", f"--database={database}")
    with rig_on(database) as rig:
        anna = Friend(rig.address, cookie=cookie)
        assert [one["id"] for one in anna.get("/api/me/tables")["tables"]] == [running]
        assert anna.get(f"/api/tables/{finished}", 404)["code"] == "table-unknown"
        assert anna.me["ratings"], "what was won is kept"
    with sqlite3.connect(database) as connection:
        assert connection.execute("SELECT count(*) FROM entries WHERE table_id = ?", (finished,)).fetchone() == (0,)
        assert connection.execute("SELECT count(*) FROM players WHERE login IS NULL").fetchone() == (0,)
