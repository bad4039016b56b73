"""Whom one does not want to meet: hosts, blocks, reports, bans, and where an account is signed in."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import httpx
import pytest
from click.testing import CliRunner

from seaboard.cli.main import cli
from seaboard.core.refused import Refused
from seaboard.server.config import Limits
from seaboard.service.company import MOST_OF_ONE
from tests.server.rig import ME, OPEN, Friend, Rig, rig_on


def admin(database: str, *words: str) -> str:
    done = CliRunner().invoke(cli, ["admin", *words, "--database", database])
    assert done.exit_code == 0, done.output
    return done.output


# -- the host of a table ----------------------------------------------------------------------------------------


def test_the_host_silences_a_person_and_lets_them_talk_again(rig: Rig) -> None:
    anna, borys = Friend(rig.address, "Anna"), Friend(rig.address, "Borys")
    table = anna.lay(ME, OPEN)
    borys.sit(table)
    seats = f"/api/tables/{table}/seats"
    assert borys.post(f"{seats}/0/mute", {"on": True}, 403)["code"] == "not-the-host"
    assert anna.post(f"{seats}/0/mute", {"on": True}, 409)["code"] == "nobody-there"
    assert anna.post(f"{seats}/1/mute", {"on": True})["seats"][1]["muted"]
    with borys.socket() as wire:
        wire.subscribe(table)
        assert wire.ask(type="chat", table=table, text="boo")["code"] == "muted-by-host"
        assert not anna.post(f"{seats}/1/mute", {"on": False})["seats"][1]["muted"]
        assert wire.ask(type="chat", table=table, text="hello")["type"] == "done"
    said = anna.get(f"/api/tables/{table}/chat")["chat"]
    assert [(line["text"], line["player"]) for line in said] == [("hello", borys.id)]


def test_the_host_closes_the_table_to_strangers(rig: Rig) -> None:
    anna, borys, stranger = (Friend(rig.address) for _ in range(3))
    table = anna.lay(ME, OPEN, OPEN, visibility="public")
    borys.sit(table, 1)
    with stranger.socket() as wire:
        assert wire.subscribe(table)["type"] == "snapshot"
        assert stranger.post(f"/api/tables/{table}/close", {"on": True}, 403)["code"] == "not-the-host"
        assert anna.post(f"/api/tables/{table}/close", {"on": True})["closed"]
        assert wire.until(lambda one: one["type"] == "unsubscribed")["table"] == table
        assert wire.subscribe(table)["code"] == "spectators-off"
    assert stranger.post(f"/api/tables/{table}/sit", {}, 403)["code"] == "table-closed"
    assert stranger.get(f"/api/tables/{table}/chat", 403)["code"] == "spectators-off"
    assert table not in [one["id"] for one in stranger.get("/api/tables?limit=100")["tables"]]
    borys.post(f"/api/tables/{table}/leave", {})
    anna.post(f"/api/tables/{table}/close", {"on": False})
    assert stranger.sit(table)["seats"][1]["player"] == stranger.id


def test_the_host_gives_the_seat_of_a_spoiler_to_a_bot(rig: Rig) -> None:
    anna, borys = Friend(rig.address), Friend(rig.address)
    table = anna.lay(ME, OPEN)
    borys.sit(table)
    assert borys.post(f"/api/tables/{table}/seats/0/remove", status=403)["code"] == "not-the-host"
    with borys.socket() as wire:
        wire.subscribe(table, seat=1)
        wire.ask(type="abandon", table=table, seat=1)
        shown = anna.post(f"/api/tables/{table}/seats/1/remove")
        assert (shown["status"], shown["seats"][1]["kind"], shown["seats"][1]["open"]) == ("running", "bot", False)
        assert wire.until(lambda one: one["type"] == "unsubscribed")["table"] == table
    assert borys.post(f"/api/tables/{table}/sit", {"seat": 1}, 403)["code"] == "removed-by-host"


# -- everybody --------------------------------------------------------------------------------------------------


def test_whoever_is_blocked_sits_down_at_no_table_of_mine_and_i_do_not_see_theirs(rig: Rig) -> None:
    anna, rude = Friend(rig.address, "Anna"), Friend(rig.address, "Rude")
    theirs = rude.lay(ME, OPEN, visibility="public")
    mine = anna.lay(ME, OPEN)
    assert anna.post(f"/api/players/{anna.id}/block", {"blocked": True}, 409)["code"] == "block-oneself"
    anna.post("/api/players/pnobody/block", {"blocked": True}, 404)
    blocked = anna.post(f"/api/players/{rude.id}/block", {"blocked": True})
    assert blocked["players"] == [{"id": rude.id, "name": "Rude"}] == anna.get("/api/me/blocked")["players"]
    assert rude.post(f"/api/tables/{mine}/sit", {}, 403)["code"] == "blocked-here"
    seen = [[one["id"] for one in who.get("/api/tables?limit=100")["tables"]] for who in (anna, rude)]
    assert (theirs in seen[0], theirs in seen[1]) == (False, True)
    assert anna.post(f"/api/players/{rude.id}/block", {"blocked": False})["players"] == []
    assert rude.sit(mine)["status"] == "running"


def test_reports_are_read_and_settled_and_people_banned_by_command(tmp_path: Path) -> None:
    database = str(tmp_path / "t.sqlite3")
    with rig_on(database, trusted_proxies="127.0.0.1") as rig:
        anna, rude = Friend(rig.address, "Anna"), Friend(rig.address, "Rude")
        rude.http.headers["x-forwarded-for"] = "198.51.100.7"
        table = anna.lay(ME, OPEN)
        rude.sit(table)
        with rude.socket() as wire:
            wire.subscribe(table)
            wire.ask(type="chat", table=table, text="something bad")
        body: dict[str, Any] = {"player": rude.id, "table": table, "reason": "chat", "text": "he shouts"}
        assert anna.post("/api/reports", {**body, "reason": "?"}, 400)["code"] == "name-unknown"
        assert anna.post("/api/reports", {**body, "player": anna.id}, 409)["code"] == "report-oneself"
        anna.post("/api/reports", body)
        said = admin(database, "reports")
        for word in (rude.id, "Rude", anna.id, table, "he shouts", "> something bad"):
            assert word in said
        admin(database, "settle", said.split()[0])
        assert admin(database, "reports") == ""
        admin(database, "ban", rude.id, "--days", "3", "--place")
        assert "(banned)" in admin(database, "list", "--guests")
        rig.server.company._bans_at -= 60  # a moment later
        assert rude.get("/api/me", 403) == {"code": "banned", "facts": {"days": 3}}
        fresh = httpx.get(f"{rig.address}/api/me", headers={"x-forwarded-for": "198.51.100.7"})
        assert fresh.status_code == 403, "nor as a fresh guest from the same place"
        with pytest.raises(Exception, match="403"):
            rude.socket()
        anna.get("/api/me")
        admin(database, "unban", rude.id)
        rig.server.company._bans_at -= 60
        rude.get("/api/me")


def test_a_report_cannot_write_what_it_likes_on_the_screen_of_who_reads_it(tmp_path: Path) -> None:
    database = str(tmp_path / "t.sqlite3")
    with rig_on(database) as rig:
        anna, rude = Friend(rig.address), Friend(rig.address, "Rude")
        text = "he shouts\x1b]0;owned\x07\r\nr123  2026-01-01 00:00  pfake (Fake)  play  by nobody\n\n"
        anna.post("/api/reports", {"player": rude.id, "reason": "other", "text": text})
        first, *lines = admin(database, "reports").splitlines()
        assert "Rude" in first
        assert len(lines) == 2
        assert all(line.startswith("    ") and line.isprintable() for line in lines)


def test_a_crowd_of_reporters_fills_no_disk(tmp_path: Path) -> None:
    database = str(tmp_path / "t.sqlite3")
    limits = Limits(reports_of_address=(4, 0.001))
    with rig_on(database, limits=limits, trusted_proxies="127.0.0.1") as rig:
        rude = Friend(rig.address, "Rude")

        def report(home: str) -> int:
            told = {"x-forwarded-for": home}
            cookie = httpx.get(f"{rig.address}/api/me", headers=told).cookies["seaboard"]
            body, cookies = {"player": rude.id, "reason": "name"}, {"seaboard": cookie}
            return httpx.post(f"{rig.address}/api/reports", json=body, headers=told, cookies=cookies).status_code

        assert [report("198.51.100.7") for _ in range(6)] == [201] * 4 + [429] * 2, "each of them a new guest"
        for number in range(60):
            assert report(f"203.0.113.{number}") == 201
        assert len(admin(database, "reports").splitlines()) == MOST_OF_ONE


def test_bans_are_not_forgotten_when_there_are_many(tmp_path: Path) -> None:
    database = str(tmp_path / "t.sqlite3")
    with rig_on(database) as rig:
        rude = Friend(rig.address, "Rude")
        admin(database, "ban", rude.id)
        with sqlite3.connect(database) as connection:
            rows = [("ban", "", f"p{number:011}", 1 << 50, "{}") for number in range(1500)]
            connection.executemany("INSERT INTO papers (kind, owner, id, at, doc) VALUES (?, ?, ?, ?, ?)", rows)
        rig.server.company._bans_at -= 60
        assert rude.get("/api/me", 403)["code"] == "banned"


def test_a_guest_has_nothing_to_lock(tmp_path: Path) -> None:
    database = str(tmp_path / "t.sqlite3")
    with rig_on(database) as rig:
        guest = Friend(rig.address, "Guest")
        for command in ("lock", "unlock"):
            done = CliRunner().invoke(cli, ["admin", command, guest.id, "--database", database])
            assert isinstance(done.exception, Refused)
            assert done.exception.code == "player-is-guest"
        guest.lay(ME, OPEN)


def test_reports_are_few(tmp_path: Path) -> None:
    with rig_on(str(tmp_path / "t.sqlite3"), limits=Limits(reports=(2, 0.001))) as rig:
        anna, rude = Friend(rig.address), Friend(rig.address, "Rude")
        answers = [
            anna.http.post("/api/reports", json={"player": rude.id, "reason": "name"}).status_code for _ in range(3)
        ]
    assert answers == [201, 201, 429]


def test_open_lines_of_whoever_is_locked_or_banned_are_hung_up_on(tmp_path: Path) -> None:
    database = str(tmp_path / "t.sqlite3")
    with rig_on(database) as rig:
        anna, rude = Friend(rig.address), Friend(rig.address)
        anna.post("/api/account", {"login": "stays", "password": "correct horse"})
        rude.post("/api/account", {"login": "rude", "password": "correct horse"})
        with anna.socket() as stays, rude.socket() as goes:
            admin(database, "ban", "rude")
            rig.server.company._bans_at -= 60
            asyncio.run_coroutine_threadsafe(rig.server.watch.look_around(), rig.server.store._loop).result(10)
            with pytest.raises(Exception, match=r"(?i)close|1008"):
                goes.until(lambda _: False, 5)
            assert stays.ask(type="ping")["type"] == "pong"


# -- accounts ---------------------------------------------------------------------------------------------------


def test_sessions_are_listed_and_end_one_by_one_sockets_included(rig: Rig) -> None:
    here, there, third = (Friend(rig.address) for _ in range(3))
    there.http.headers["user-agent"] = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
    here.post("/api/account", {"login": "many-places", "password": "correct horse"})
    for one in (there, third):
        one.post("/api/account/login", {"login": "many-places", "password": "correct horse"})
    assert len({one.cookie for one in (here, there, third)}) == 3
    shown = here.get("/api/account/sessions")["sessions"]
    assert [one["this"] for one in shown] == [True, False, False]
    fox = next(one for one in shown if one["device"] == "Firefox, Linux")
    with there.socket() as gone, third.socket() as stays:
        left = here.post("/api/account/sessions/end", {"id": fox["id"]})["sessions"]
        assert fox["id"] not in [one["id"] for one in left]
        with pytest.raises(Exception, match=r"(?i)close|1008"):
            gone.until(lambda _: False, 5)
        assert stays.ask(type="ping")["type"] == "pong"
        assert there.get("/api/me/tables", 401)["code"] == "who-are-you"
    assert third.get("/api/me")["account"] == "many-places"
    old = third.cookie
    third.post("/api/account/logout")
    assert httpx.get(f"{rig.address}/api/me/tables", cookies={"seaboard": old}).status_code == 401
    assert here.get("/api/me")["account"] == "many-places", "logging out ends the one session"
    assert len(here.post("/api/account/sessions/end", {})["sessions"]) == 1
    stranger = Friend(rig.address)
    stranger.post("/api/account", {"login": "other-places", "password": "correct horse"})
    mine = here.get("/api/account/sessions")["sessions"][0]["id"]
    stranger.post("/api/account/sessions/end", {"id": mine})
    assert here.get("/api/me")["account"] == "many-places", "nobody ends another's"


def test_a_cookie_of_before_there_were_sessions_counts_and_gets_one(rig: Rig) -> None:
    anna = Friend(rig.address)
    anna.post("/api/account", {"login": "long-ago", "password": "correct horse"})
    player = asyncio.run_coroutine_threadsafe(rig.server.people.by_id(anna.id), rig.server.store._loop).result(5)
    old = Friend(rig.address, cookie=rig.server.people.cookie(player))
    assert old.me["account"] == "long-ago"
    assert len(anna.get("/api/account/sessions")["sessions"]) == 2


# -- whoever runs the server ------------------------------------------------------------------------------------


def test_merge_rename_and_delete_reach_the_tables_of_a_running_server(tmp_path: Path) -> None:
    database = str(tmp_path / "t.sqlite3")
    with rig_on(database) as rig:
        anna, twin, borys = (Friend(rig.address, name) for name in ("Anna", "Twin", "Borys"))
        anna.post("/api/account", {"login": "anna", "password": "correct horse"})
        twin.post("/api/account", {"login": "twin", "password": "correct horse"})
        table = twin.lay(ME, OPEN, OPEN)
        twin.post("/api/me/evenings", {"id": "e", "touched": 1, "doc": {"names": ["Twin"]}})
        admin(database, "merge", "twin", "anna")
        assert [one["id"] for one in anna.get("/api/me/evenings")["evenings"]] == ["e"]
        borys.sit(table)  # the server finds what was written beside it
        assert [seat["player"] for seat in borys.get(f"/api/tables/{table}")["seats"]] == [anna.id, borys.id, None]
        assert [one["id"] for one in anna.get("/api/me/tables")["tables"]] == [table]
        admin(database, "rename", "anna", "Polite")
        Friend(rig.address).sit(table)
        assert borys.get(f"/api/tables/{table}")["seats"][0]["name"] == "Polite"
        admin(database, "delete", "anna")
    with rig_on(database) as rig:
        seats = borys.at(rig.address).get(f"/api/tables/{table}")["seats"]
        assert "Polite" not in [seat["name"] for seat in seats]
        assert Friend(rig.address).post("/api/account/login", {"login": "anna", "password": "correct horse"}, 401)


def test_old_games_are_forgotten_by_a_rule(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with rig_on(str(tmp_path / "t.sqlite3"), forget_games_days=30, forget_guests_days=10) as rig:
        anna = Friend(rig.address, "Anna")
        over, running = anna.lay(ME, ME), anna.lay(ME, OPEN)
        anna.post(f"/api/tables/{over}/leave", {})
        forget = rig.server.watch.forget_old

        def later(days: int) -> tuple[int, int]:
            monkeypatch.setattr("seaboard.server.watch.now", lambda: rig.server.hub.care.begun + days * 86_400_000)
            gone: tuple[int, int] = asyncio.run_coroutine_threadsafe(forget(), rig.server.store._loop).result(10)
            return gone

        assert later(29)[0] == 0
        assert later(31)[0] == 1
        anna.get(f"/api/tables/{over}", 404)  # and it is not in memory either
        anna.get(f"/api/tables/{running}")
