"""Other sites, stolen cookies, headers and limits."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from seaboard.server.config import Limits
from seaboard.server.hosts import is_known, names_in
from tests.server.rig import GAME, ME, OPEN, Friend, Rig, Wire, rig_on

FOREIGN = [
    "https://evil.example",
    "http://127.0.0.1",
    "http://127.0.0.1:1",
    "null",
    "file://",
    "http://",
    "http://[",
    "",
]


@pytest.mark.parametrize("origin", FOREIGN)
def test_a_page_of_another_site_cannot_use_a_stolen_cookie(rig: Rig, origin: str) -> None:
    anna = Friend(rig.address)
    table = anna.lay(ME, OPEN)
    for path, body in (
        ("/api/tables", {"game": GAME, "seats": [ME, OPEN]}),
        (f"/api/tables/{table}/leave", {}),
        ("/api/account", {"login": "stolen", "password": "12345678"}),
        ("/api/account/logout", {}),
    ):
        answer = anna.http.post(path, json=body, headers={"origin": origin})
        assert (answer.status_code, answer.json()["code"]) == (403, "origin-foreign")
    assert anna.http.patch("/api/me", json={"name": "x"}, headers={"origin": origin}).status_code == 403
    assert anna.get(f"/api/tables/{table}")["yours"] == [0]


def test_a_form_of_another_site_is_refused_even_without_an_origin(rig: Rig) -> None:
    anna = Friend(rig.address)
    for site in ("cross-site", "same-site"):
        answer = anna.http.post("/api/account/logout", headers={"sec-fetch-site": site})
        assert answer.json()["code"] == "origin-foreign"
    assert anna.http.post("/api/account/logout", headers={"sec-fetch-site": "same-origin"}).status_code == 200


@pytest.mark.parametrize("origin", FOREIGN[:-1])
def test_a_websocket_of_another_site_is_refused(rig: Rig, origin: str) -> None:
    anna = Friend(rig.address)
    with pytest.raises(InvalidStatus) as refused:
        Wire(rig.address, anna.cookie, origin=origin)
    assert refused.value.response.status_code == 403


def test_our_own_page_and_programs_are_welcome(rig: Rig) -> None:
    anna = Friend(rig.address)
    Wire(rig.address, anna.cookie, origin=rig.address).close()
    Wire(rig.address, anna.cookie).close()
    answer = anna.http.post("/api/tables", json={"game": GAME, "seats": [ME, OPEN]}, headers={"origin": rig.address})
    assert answer.status_code == 201


def test_a_websocket_needs_a_cookie(rig: Rig) -> None:
    for cookie in ("", "made.up.cookie"):
        with pytest.raises(InvalidStatus) as refused:
            Wire(rig.address, cookie)
        assert refused.value.response.status_code == 401


def test_another_address_can_be_allowed(tmp_path: Path) -> None:
    with rig_on(str(tmp_path / "t.sqlite3"), origins=("https://play.example.org",), secure=True) as rig:
        answer = httpx.get(f"{rig.address}/api/me")
        assert "secure" in answer.headers["set-cookie"].lower()
        headers = {"origin": "https://play.example.org", "cookie": f"seaboard={answer.cookies['seaboard']}"}
        assert httpx.post(f"{rig.address}/api/account/logout", headers=headers).status_code == 200
        headers["host"] = "play.example.org"
        assert httpx.post(f"{rig.address}/api/account/logout", headers=headers).status_code == 200


@pytest.mark.parametrize("host", ["rebound.example", "rebound.example:8765", "127.0.0.1.evil.example", "local"])
def test_a_name_that_somebody_made_point_here_gets_nothing(rig: Rig, host: str) -> None:
    """Its pages have the same Host and Origin as their requests."""
    anna = Friend(rig.address)
    headers = {"host": host, "origin": f"http://{host}"}
    known = "." not in host
    for path in ("/", "/api/me", "/api/games"):
        assert anna.http.get(path, headers=headers).status_code == (200 if known else 421)
    answer = anna.http.post("/api/account/logout", headers=headers)
    assert answer.status_code == (200 if known else 421)
    if known:
        return
    assert answer.json()["facts"] == {"host": host.partition(":")[0]}
    assert httpx.get(f"{rig.address}/health", headers=headers).status_code == 200  # whoever balances loads
    upgrade = {"connection": "Upgrade", "upgrade": "websocket", "sec-websocket-version": "13"}
    upgrade["sec-websocket-key"] = "MDEyMzQ1Njc4OWFiY2RlZg=="
    assert anna.http.get("/ws", headers={**headers, **upgrade}).status_code == 421


@pytest.mark.parametrize(
    ("host", "ours"),
    [
        ("127.0.0.1:8765", True),
        ("[::1]:8765", True),
        ("192.168.1.17:8765", True),
        ("[fe80::1]", True),
        ("localhost:8765", True),
        ("kitchen", True),  # a machine at home, or a container
        ("kitchen.local:8765", True),
        ("Play.Example.ORG", True),
        ("play.example.org.:443", True),
        ("table.example.org", True),
        ("evil.play.example.org", False),
        ("example.org", False),
        ("local.example", False),
        ("1.2.3.4.5", False),
        ("[play.evil]", False),
    ],
)
def test_a_server_knows_its_names(host: str, ours: bool) -> None:
    names = names_in(("https://play.example.org:443", "https://table.example.org/"), "0.0.0.0")
    assert is_known(host, names) == ours


def test_headers_keep_pages_to_themselves(rig: Rig) -> None:
    for path in ("/", "/api/games", "/nowhere.js", "/t/abc"):
        headers = httpx.get(rig.address + path, headers={"origin": "https://evil.example"}).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "'unsafe-eval'" not in policy  # only the engine of those without a net is compiled
        assert headers["x-content-type-options"] == "nosniff"
        assert not [name for name in headers if name.startswith("access-control-")]


def test_a_strange_host_does_not_get_into_the_policy(rig: Rig) -> None:
    headers = httpx.get(rig.address + "/", headers={"host": "a;script-src *"}).headers
    assert "*" not in headers["content-security-policy"]


def test_files_outside_the_client_are_not_served(tmp_path: Path) -> None:
    from seaboard.server.pages import ASK_AGAIN, FOREVER, Page, Pages

    (tmp_path / "secret").write_text("secret")
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<p>client</p>")
    (client / "assets" / "a-1b2c.js").write_text("1")
    (client / "__init__.py").write_text("")
    pages = Pages(client)

    def page_at(path: str) -> Page | None:
        return asyncio.run(pages.page(path))

    for path in ("/../secret", "/assets/../../secret", "/%2e%2e/secret", "//etc/passwd", "/__init__.py"):
        page = page_at(path)
        assert page is None or page.body == b"<p>client</p>", path
    script = page_at("/assets/a-1b2c.js")
    assert script is not None
    assert (script.caching, script.kind) == (FOREVER, "text/javascript")
    index = page_at("/t/h4t9w2mc8qkz")
    assert index is not None
    assert (index.body, index.caching) == (b"<p>client</p>", ASK_AGAIN)
    # whatever is asked for, however it is spelt, no more is kept than there is
    for number in range(50):
        assert page_at(f"/t/{number}") is index
        assert page_at(f"/{'./' * number}assets/{'../assets/' * number}a-1b2c.js") is script
        assert page_at(f"/assets/{number}.js") is None
    assert len(pages._pages) == 2


def test_texts_are_served_and_asked_for_again(rig: Rig) -> None:
    answer = httpx.get(f"{rig.address}/locales/uk.ftl")
    assert "sea_salt_paper-name" in answer.text
    assert answer.headers["content-encoding"] == "gzip"
    again = httpx.get(f"{rig.address}/locales/uk.ftl", headers={"if-none-match": answer.headers["etag"]})
    assert again.status_code == 304
    assert httpx.get(f"{rig.address}/locales/xx.ftl").json()["code"] == "page-unknown"


# -- limits -----------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Rig]:
    limits = Limits(
        tables_per_person=3,
        subscriptions=2,
        connections_per_person=2,
        message_bytes=2000,
        body_bytes=5000,
        requests=(60, 0.001),
        guests=(20, 0.001),
        passwords=(2, 0.001),
    )
    with rig_on(str(tmp_path_factory.mktemp("narrow") / "t.sqlite3"), limits=limits) as running:
        yield running


def test_so_many_tables_and_no_more(narrow: Rig) -> None:
    anna = Friend(narrow.address)
    tables = [anna.lay(ME, OPEN) for _ in range(3)]
    refused = anna.post("/api/tables", {"game": GAME, "seats": [ME, OPEN]}, 429)
    assert (refused["code"], refused["facts"]) == ("too-many-tables", {"limit": 3})
    with anna.socket() as wire:
        for table in tables[:2]:
            wire.subscribe(table)
        assert wire.subscribe(tables[2])["code"] == "too-many-subscriptions"
        wire.ask(type="unsubscribe", table=tables[0])
        assert wire.subscribe(tables[2])["type"] == "snapshot"
        with anna.socket() as second:
            assert second.hello["type"] == "hello"
            assert anna.socket().hello["code"] == "too-many-connections"
    anna.post(f"/api/tables/{tables[0]}/leave", {})
    anna.lay(ME, OPEN)


def test_large_messages_are_refused(narrow: Rig) -> None:
    anna = Friend(narrow.address)
    with anna.socket() as wire:
        wire.say(type="chat", table="x", text="x" * 3000)
        assert wire.next()["code"] == "message-too-large"
        assert wire.ask(type="ping")["type"] == "pong"
    body = {"game": GAME, "seats": [ME, OPEN], "options": {"x": "y" * 6000}}
    assert anna.post("/api/tables", body, 413)["code"] == "message-too-large"


def test_passwords_cannot_be_tried_in_bulk(narrow: Rig) -> None:
    anna = Friend(narrow.address)
    for _ in range(2):
        anna.post("/api/account/login", {"login": "anna", "password": "guess"}, 401)
    assert anna.post("/api/account/login", {"login": "anna", "password": "guess"}, 429)["code"] == "too-many-requests"


def test_too_many_requests_are_refused(narrow: Rig) -> None:
    anna = Friend(narrow.address)
    statuses = [anna.http.get("/api/tables").status_code for _ in range(80)]
    assert statuses.count(429) >= 15
    other = Friend(narrow.address)
    assert other.http.get("/api/tables").status_code == 200
