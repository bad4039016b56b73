"""One bored guest with a script: what it tries costs it more than anybody else."""

from __future__ import annotations

import asyncio
import contextlib
import io
import logging
import socket
import sqlite3
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest
from click.testing import CliRunner

from seaboard.cli.main import cli
from seaboard.core.record import Record, new_record
from seaboard.games import game_named
from seaboard.server.bots import FairQueue, Thought
from seaboard.server.config import Limits
from seaboard.server.logs import FILE_BYTES, Flood, JsonLines, PlainLines, set_up_logs
from seaboard.server.pages import Page
from seaboard.service.logs import failed, warn
from tests.server.rig import BOT, GAME, ME, OPEN, Friend, Rig, Wire, rig_on

BOTS = {"game": GAME, "seats": [BOT, BOT]}


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Rig]:
    """A server with small limits."""
    limits = Limits(
        tables_per_person=3,
        guests=(8, 0.01),
        head_seconds=0.5,
        body_seconds=0.5,
        first_seconds=0.5,
        unread_seconds=0.5,
        connections_per_address=40,
        accounts=(2, 0.001),
    )
    with rig_on(str(tmp_path_factory.mktemp("strict") / "t.sqlite3"), limits=limits) as rig:
        yield rig


def test_logging_out_ends_the_cookie_and_makes_no_crowd(strict: Rig) -> None:
    anna = Friend(strict.address, "Anna")
    anna.lay(ME, OPEN)
    old = anna.cookie
    with anna.socket() as wire:
        new = anna.post("/api/account/logout")
        assert new["id"] != anna.id
        with pytest.raises(Exception, match=r"(?i)close|1008"):
            wire.until(lambda _: False, 5)
    assert httpx.get(f"{strict.address}/api/me/tables", cookies={"seaboard": old}).status_code == 401
    ids = {anna.post("/api/account/logout")["id"] for _ in range(30)}
    assert ids == {new["id"]}, "who has done nothing stays who they are"


def test_tables_of_bots_alone_are_counted(strict: Rig) -> None:
    anna = Friend(strict.address)
    for _ in range(3):
        anna.post("/api/tables", BOTS)
    assert anna.post("/api/tables", BOTS, 429)["code"] == "too-many-tables"
    assert len(anna.get("/api/me/tables")["tables"]) == 3


def test_bots_whom_nobody_watches_stop_and_go_on_when_somebody_looks(tmp_path: Path) -> None:
    with rig_on(str(tmp_path / "t.sqlite3"), bots_alone_seconds=0.0) as rig:
        anna = Friend(rig.address)
        table = anna.lay(BOT, BOT)
        time.sleep(1.5)
        before = anna.get(f"/api/tables/{table}")["moves"]
        assert before <= 1
        with anna.socket() as wire:
            wire.subscribe(table)
            wire.until(lambda one: one.get("step", 0) > before + 3)


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("POST", "/api/companion/kelp"),
        ("GET", "/api/games"),
        ("GET", "/api/packs/kelp"),
        ("GET", "/api/tables/h4t9w2mc8qkz/pack"),
    ],
)
def test_no_question_is_free_of_the_limits(tmp_path: Path, method: str, path: str) -> None:
    with rig_on(str(tmp_path / "t.sqlite3"), limits=Limits(requests=(3, 0.01))) as rig:
        body = {"what": "tracks", "hunger": 5, "food": 0, "found": False} if method == "POST" else None
        codes = [httpx.request(method, rig.address + path, json=body).status_code for _ in range(5)]
        assert codes[3:] == [429, 429], codes


def test_new_guests_are_so_many_from_one_place(tmp_path: Path) -> None:
    limits = Limits(guests=(3, 0.01))
    with rig_on(str(tmp_path / "t.sqlite3"), limits=limits, trusted_proxies="127.0.0.1") as rig:
        here, there = {"X-Forwarded-For": "198.51.100.7"}, {"X-Forwarded-For": "203.0.113.9"}
        codes = [httpx.get(f"{rig.address}/api/me", headers=here).status_code for _ in range(5)]
        assert codes == [200] * 3 + [429] * 2
        assert httpx.get(f"{rig.address}/api/me", headers=there).status_code == 200


def test_new_tables_are_so_many_from_one_place(tmp_path: Path) -> None:
    limits = Limits(new_tables_of_address=(4, 0.01))
    with rig_on(str(tmp_path / "t.sqlite3"), limits=limits, trusted_proxies="127.0.0.1") as rig:

        def lay(home: str) -> int:
            told = {"X-Forwarded-For": home}
            cookie = httpx.get(f"{rig.address}/api/me", headers=told).cookies["seaboard"]
            body = {"game": GAME, "seats": [ME, OPEN]}
            return httpx.post(
                f"{rig.address}/api/tables", json=body, headers=told, cookies={"seaboard": cookie}
            ).status_code

        assert [lay("198.51.100.7") for _ in range(6)] == [201] * 4 + [429] * 2, "each of them a new guest"
        assert lay("203.0.113.9") == 201


def test_new_accounts_are_few_from_one_place(strict: Rig) -> None:
    friend = Friend(strict.address)
    codes = []
    for number in range(4):
        body = {"login": f"crowd{number}", "password": "correct horse"}
        codes.append(friend.http.post("/api/account", json=body).status_code)
    assert codes[-1] in (409, 429)
    assert friend.http.post("/api/account", json={"login": "x" * 5, "password": "correct horse"}).status_code == 429


def test_whoever_was_thought_for_least_is_next() -> None:
    async def wait() -> list[str]:
        queue = FairQueue()
        record: Record = new_record(game_named(GAME), ["a", "b"], {}, "00" * 16)
        queue.charge("greedy", 20.0)
        for who in ("greedy", "greedy", "modest"):
            queue.put(who, Thought(record, {}, "calm"))
        return [(await queue.get()).who for _ in range(3)]

    assert asyncio.run(wait()) == ["modest", "greedy", "greedy"]


# -- logs -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("form", [JsonLines(), PlainLines()])
def test_a_flood_of_long_lines_fills_no_disk(form: logging.Formatter) -> None:
    out = io.StringIO()
    handler = logging.StreamHandler(out)
    handler.setFormatter(form)
    handler.addFilter(Flood())
    logger = logging.getLogger("seaboard")
    logger.addHandler(handler)
    try:
        for _ in range(2000):
            warn("a request failed", path="x" * 60_000)
            try:
                raise ValueError("y" * 60_000)
            except ValueError:
                failed("it broke")
    finally:
        logger.removeHandler(handler)
    lines = out.getvalue().splitlines()
    assert 2 <= len(lines) < 1500
    assert len(out.getvalue()) < 600_000
    assert max(map(len, lines)) < 5000


def test_a_log_file_begins_anew_before_it_is_large(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    root = logging.getLogger()
    before, level = root.handlers, root.level
    monkeypatch.setattr("seaboard.server.logs.FILE_BYTES", 10_000)
    monkeypatch.setattr("seaboard.server.logs.OF_ONE_EVENT", (10_000, 1.0))
    monkeypatch.setattr("seaboard.server.logs.OF_ALL", (10_000, 1.0))
    try:
        set_up_logs(as_json=True, quiet=False, file=str(tmp_path / "log"))
        for _ in range(2000):
            warn("again", path="x" * 100)
        for handler in root.handlers:
            handler.close()
    finally:
        root.handlers = before
        root.setLevel(level)
    files = sorted(tmp_path.iterdir())
    assert len(files) == 5
    assert all(file.stat().st_size <= 10_000 for file in files)
    assert FILE_BYTES <= 5_000_000


# -- silence ----------------------------------------------------------------------------------------------------


def hung_up(connection: socket.socket, seconds: float = 4) -> bool:
    """Sooner than a connection on which more could be asked for is given up."""
    connection.settimeout(seconds)
    try:
        while connection.recv(4096):
            pass
    except TimeoutError:
        return False
    except OSError:
        return True
    return True


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET / HTTP/1.1\r\nHost: x\r\nX-",
        b"POST /api/replay HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n{",
        b"POST /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
        b"POST /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nContent-Length: 9\r\n\r\n{",
    ],
)
def test_who_says_nothing_more_is_hung_up_on(strict: Rig, said: bytes) -> None:
    with socket.create_connection(("127.0.0.1", strict.port)) as connection:
        connection.sendall(said)
        assert hung_up(connection)


def answered(connection: socket.socket) -> bytes:
    """One whole answer."""
    connection.settimeout(5)
    told = b""
    while b"\r\n\r\n" not in told:
        if not (more := connection.recv(4096)):
            return b""
        told += more
    head, _, body = told.partition(b"\r\n\r\n")
    length = next(int(line[15:]) for line in head.lower().splitlines() if line.startswith(b"content-length:"))
    while len(body) < length:
        body += connection.recv(4096)
    return head


def test_who_has_been_answered_may_think_before_asking_again(strict: Rig) -> None:
    """A head is late from its first byte on: whoever asks again just then is not hung up on."""
    question = b"GET /health/live HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    with socket.create_connection(("127.0.0.1", strict.port)) as connection:
        connection.sendall(question)
        assert b"200" in answered(connection)
        time.sleep(2 * strict.config.limits.head_seconds)
        connection.sendall(question)
        assert b"200" in answered(connection)
        connection.sendall(question[:20])
        assert hung_up(connection), "the second head is awaited no longer than the first"


def test_a_body_that_is_here_is_never_late(strict: Rig) -> None:
    async def receive() -> dict[str, object]:
        return {"type": "http.request", "body": b"{}", "more_body": False}

    received = strict.runner.guard._in_time(receive)
    time.sleep(1.2 * strict.config.limits.body_seconds)  # the server was busy
    assert asyncio.run(received())["body"] == b"{}"  # type: ignore[arg-type]


def test_a_head_that_trickles_in_is_late(strict: Rig) -> None:
    with socket.create_connection(("127.0.0.1", strict.port)) as connection:
        connection.sendall(b"GET / HTTP/1.1\r\n")
        gone = False
        for _ in range(30):
            time.sleep(0.1)
            try:
                connection.sendall(b"X-Y: z\r\n")
            except OSError:
                gone = True
                break
        assert gone


def test_who_does_not_read_an_answer_is_hung_up_on(strict: Rig) -> None:
    page = Page(bytes(40_000_000), None, "application/octet-stream", '"x"', "no-cache")
    strict.server.pages._pages["/large.bin"] = page
    with socket.create_connection(("127.0.0.1", strict.port)) as connection:
        connection.sendall(b"GET /large.bin HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        time.sleep(4 * strict.config.limits.unread_seconds)
        connection.settimeout(5)
        length = 0
        with contextlib.suppress(OSError):
            while some := connection.recv(1 << 20):
                length += len(some)
        assert 0 < length < len(page.body)


def test_who_reads_slowly_is_not_hung_up_on(strict: Rig) -> None:
    page = Page(bytes(12_000_000), None, "application/octet-stream", '"y"', "no-cache")
    strict.server.pages._pages["/slow.bin"] = page
    with socket.create_connection(("127.0.0.1", strict.port)) as connection:
        connection.sendall(b"GET /slow.bin HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
        connection.settimeout(5)
        length = 0
        end = time.monotonic() + 4 * strict.config.limits.unread_seconds
        while some := connection.recv(1 << 16):
            length += len(some)
            time.sleep(0.01 if time.monotonic() < end else 0.0)
        assert length > len(page.body)


def test_an_address_that_a_proxy_tells_holds_so_many_lines(tmp_path: Path) -> None:
    limits = Limits(connections_per_address=3)
    proxies = "127.0.0.0/8"
    with rig_on(str(tmp_path / "t.sqlite3"), limits=limits, trusted_proxies=proxies) as rig:
        lines = []
        for number in range(5):  # many people from one place
            told = {"X-Forwarded-For": "198.51.100.7"}
            cookie = httpx.get(f"{rig.address}/api/me", headers=told).cookies["seaboard"]
            lines.append(Wire(rig.address, cookie, **told))
            if number >= 3:
                assert lines[-1].hello["code"] == "too-many-connections"
        told = {"X-Forwarded-For": "203.0.113.9"}
        cookie = httpx.get(f"{rig.address}/api/me", headers=told).cookies["seaboard"]
        with Wire(rig.address, cookie, **told) as other:
            assert other.hello["type"] == "hello", "the proxy itself brings as many as there are"
        for line in lines:
            line.close()


def test_a_socket_without_a_word_is_closed(strict: Rig) -> None:
    with Friend(strict.address).socket() as wire, pytest.raises(Exception, match=r"(?i)close|1008"):
        wire.until(lambda _: False, 5)


def test_one_address_holds_so_many_connections(strict: Rig) -> None:
    time.sleep(0.6)
    held = [socket.create_connection(("127.0.0.1", strict.port)) for _ in range(60)]
    time.sleep(0.2)
    try:
        assert sum(hung_up(one, 0.01) for one in held) >= 15
    finally:
        for one in held:
            one.close()
    end = time.monotonic() + 5
    while time.monotonic() < end:
        try:
            assert httpx.get(f"{strict.address}/health").status_code == 200
            return
        except httpx.HTTPError:
            time.sleep(0.1)
    raise AssertionError("the others are served again")


# -- no input is the server's fault -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "path",
    [
        "/%00",
        "/%ff",
        "/" + "a" * 60_000,
        "/" + "a" * 3000,
        "/" + "a" * 300 + ".js",
        "/assets/" + "a" * 300 + ".js",
        "/api/players/%00",
        "/api/ratings/%00",
        "/api/tables?game=%00",
    ],
)
def test_no_path_is_the_servers_fault(rig: Rig, path: str) -> None:
    assert httpx.get(rig.address + path).status_code in (400, 404, 431)


def test_a_place_of_any_length_is_the_client(rig: Rig) -> None:
    assert httpx.get(f"{rig.address}/t/{'a' * 300}").status_code in (200, 404)  # 404: without a client


@pytest.mark.parametrize(
    "body",
    [
        b"\xff\xfe",
        b'{"name": "\xff"}',
        b"[" * 50_000,
        b'{"record": ' + b'{"a":' * 9000 + b"1" + b"}" * 9000 + b"}",
        b'{"name": "\\u0000"}',
        b'{"name": "\\ud800"}',
        b"null",
        b"",
        b"1e999",
    ],
)
@pytest.mark.parametrize("path", ["/api/replay", "/api/tables", "/api/account", "/api/account/login"])
def test_no_body_is_the_servers_fault(rig: Rig, path: str, body: bytes) -> None:
    friend = Friend(rig.address)
    answer = friend.http.post(path, content=body, headers={"content-type": "application/json"})
    assert 400 <= answer.status_code < 500, answer.text


def test_who_goes_away_in_the_middle_is_nobodys_fault(rig: Rig, caplog: pytest.LogCaptureFixture) -> None:
    for _ in range(5):
        with socket.create_connection(("127.0.0.1", rig.port)) as connection:
            connection.sendall(b"POST /api/replay HTTP/1.1\r\nHost: x\r\nContent-Length: 5000\r\n\r\n{")
    time.sleep(0.3)
    assert not [one for one in caplog.records if one.exc_info]


# -- people who are not wanted, and people who do not want to be here ----------------------------------------------


def test_the_host_removes_a_person_who_does_not_come_back(rig: Rig) -> None:
    anna, borys, chris = (Friend(rig.address) for _ in range(3))
    table = anna.lay(ME, OPEN, OPEN)
    borys.sit(table, 1)
    assert chris.post(f"/api/tables/{table}/seats/1", {"kind": "open"}, 403)["code"] == "not-the-host"
    assert anna.post(f"/api/tables/{table}/seats/1", {"kind": "open"})["seats"][1]["kind"] == "open"
    assert borys.post(f"/api/tables/{table}/sit", {}, 403)["code"] == "removed-by-host"
    assert chris.sit(table, 1)["seats"][1]["kind"] == "person"


def papers_of(rig: Rig, player: str) -> set[str]:
    with sqlite3.connect(rig.config.database) as connection:
        return {kind for (kind,) in connection.execute("SELECT kind FROM papers WHERE owner = ?", (player,))}


def test_an_account_is_deleted_and_its_games_stay(rig: Rig) -> None:
    anna, borys = Friend(rig.address, "Anna"), Friend(rig.address, "Borys")
    anna.post("/api/account", {"login": "to-be-forgotten", "password": "correct horse"})
    finished, waiting = anna.lay(ME, OPEN), anna.lay(ME, OPEN)
    borys.sit(finished)
    with borys.socket() as wire:
        wire.subscribe(finished, seat=1)
        wire.ask(type="resign", table=finished, seat=1)
    old, id = anna.cookie, anna.me["id"]
    anna.post("/api/me/evenings", {"id": "e", "touched": 1, "doc": {"names": ["Anna", "Borys"]}})
    anna.post(f"/api/players/{borys.id}/block", {"blocked": True})
    assert papers_of(rig, id) == {"block", "evening", "session"}
    assert anna.post("/api/account/delete", {"password": "wrong"}, 401)["code"] == "password-wrong"
    assert anna.post("/api/account/delete", {"password": "correct horse"})["id"] != id
    assert httpx.get(f"{rig.address}/api/me/tables", cookies={"seaboard": old}).status_code == 401
    assert [seat["name"] for seat in borys.get(f"/api/tables/{finished}")["seats"]] == ["", "Borys"]
    assert borys.get(f"/api/tables/{finished}/record")["moves"] == []
    assert borys.get(f"/api/tables/{waiting}")["status"] == "over"
    assert papers_of(rig, id) == set()
    wanted = {"login": "to-be-forgotten", "password": "correct horse"}
    assert Friend(rig.address).post("/api/account/login", wanted, 401)["code"] == "password-wrong"


def test_an_open_socket_does_not_outlive_the_password(rig: Rig) -> None:
    anna = Friend(rig.address)
    guest_cookie = anna.cookie
    anna.post("/api/account", {"login": "rotating", "password": "correct horse"})
    assert anna.cookie != guest_cookie
    assert httpx.get(f"{rig.address}/api/me/tables", cookies={"seaboard": guest_cookie}).status_code == 401
    with anna.socket() as wire:
        anna.post("/api/account/password", {"old": "correct horse", "new": "correct donkey"})
        with pytest.raises(Exception, match=r"(?i)close|1008"):
            wire.until(lambda _: False, 5)


def test_accounts_are_locked_and_unlocked_by_command(tmp_path: Path) -> None:
    database = str(tmp_path / "t.sqlite3")
    with rig_on(database) as rig:
        Friend(rig.address, "Rude").post("/api/account", {"login": "rude", "password": "correct horse"})
    run = CliRunner().invoke
    assert "rude  Rude" in run(cli, ["admin", "list", "--database", database]).output
    assert run(cli, ["admin", "lock", "rude", "--database", database]).exit_code == 0
    nameless = run(cli, ["admin", "rename", "rude", "\u200b", "--database", database, "--lang", "en"])
    assert "has no name any more" in nameless.output
    assert run(cli, ["admin", "rename", "rude", "Polite", "--database", database]).exit_code == 0
    code = run(cli, ["admin", "unlock", "rude", "--database", database]).output.splitlines()[0]
    with rig_on(database) as rig:
        friend = Friend(rig.address)
        login = {"login": "rude", "password": "correct horse"}
        assert friend.post("/api/account/login", login, 401)["code"] == "password-wrong"
        new = {"login": "rude", "code": code, "password": "correct donkey"}
        assert friend.post("/api/account/recover", new)["name"] == "Polite"
    assert run(cli, ["admin", "delete", "rude", "--database", database]).exit_code == 0
    assert "rude" not in run(cli, ["admin", "list", "--database", database]).output


def test_quick_taps_at_a_real_table_are_all_answered(tmp_path: Path) -> None:
    body = {"what": "tracks", "hunger": 5, "food": 0, "found": False}
    with rig_on(str(tmp_path / "t.sqlite3")) as rig, ThreadPoolExecutor(16) as fingers:
        taps = [fingers.submit(httpx.post, f"{rig.address}/api/companion/kelp", json=body) for _ in range(48)]
        assert {tap.result().status_code for tap in taps} == {200}
