"""Without a net: a site of static files whose host is killed, and a served client that was kept for the road."""

from __future__ import annotations

import functools
import threading
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner
from playwright.sync_api import Page, expect

from seaboard.cli.main import cli
from seaboard.core.record import read_record, write_result
from seaboard.games import NAMES, game_named
from seaboard.table import show
from seaboard.table.play import Play
from tests.e2e.conftest import NewPage
from tests.e2e.people import by_mouse, play_to_the_end
from tests.server.rig import rig_on

pytestmark = pytest.mark.skipif(find_spec("seaboard_road") is None, reason="nothing was packed for the road")

BASE = "/sea/board/"
SOON = 60_000  # ms; the interpreter starts slowly on a busy machine

# Plays a whole game by the protocol: what the client does, without waiting for drawings.
DRIVER = """async ([game, step]) => {
  const tab = `test${Math.random()}`, channel = new BroadcastChannel("seaboard-engine"), waiting = new Map();
  let count = 0, shown = null, fresh = () => {};
  const say = (word) => channel.postMessage({ to: "engine", word });
  channel.onmessage = ({ data: { to, word } }) => {
    if (to !== tab) return;
    if (word.kind === "answer") return waiting.get(word.id)(word.said.body);
    const told = JSON.parse(word.text);
    if (told.type === "refused") throw new Error(word.text);
    if (told.type === "snapshot" || told.type === "update") { shown = told; fresh(); }
  };
  const ask = (method, path, body) => new Promise((done) => {
    const id = `${tab}:${++count}`;
    waiting.set(id, done);
    say({ kind: "ask", id, method, path, body: body ? JSON.stringify(body) : "" });
  });
  const line = `${tab}:line`;
  const send = (said) => say({ kind: "send", line, text: JSON.stringify({ id: `m${++count}`, ...said }) });
  const seats = [{ kind: "me" }, { kind: "bot", level: "breeze" }];
  const { id } = await ask("POST", "/api/tables", { game, seats });
  say({ kind: "open", line });
  send({ type: "subscribe", table: id });
  for (let n = 0; ; n++) {
    while (!shown || (!shown.result && shown.decision?.actor !== 0)) await new Promise((done) => (fresh = done));
    if (shown.result) break;
    const { moves } = shown.decision, now = shown;
    send({ type: "move", table: id, seat: 0, ply: now.ply, move: moves[(n * step) % moves.length].text });
    while (shown === now) await new Promise((done) => (fresh = done));
  }
  say({ kind: "close", line });
  const record = await ask("GET", `/api/tables/${id}/record`);
  const { steps } = await ask("GET", `/api/tables/${id}/replay?from=0&to=40&seat=0`);
  return { record, steps, result: shown.result };
}"""


class Files(SimpleHTTPRequestHandler):
    """A host of static files, as simple as there are any: what is not there is answered with 404.html."""

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        if code != 404:
            return super().send_error(code, message, explain)
        body = Path(self.directory, BASE.strip("/"), "404.html").read_bytes()
        self.send_response(404)
        self.send_header("content-type", "text/html; charset=utf-8")
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: Any) -> None: ...


class Site:
    """A site that can be switched off."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0
        self.start()

    def start(self) -> None:
        handler = functools.partial(Files, directory=str(self.folder))
        self.host = ThreadingHTTPServer(("127.0.0.1", self.port), handler)
        self.port = self.host.server_port
        threading.Thread(target=self.host.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self.host.shutdown()
        self.host.server_close()

    @property
    def home(self) -> str:
        return f"http://127.0.0.1:{self.port}{BASE}"


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    folder = tmp_path / "www" / BASE.strip("/")
    done = CliRunner().invoke(cli, ["site", str(folder), "--base", BASE])
    assert done.exit_code == 0, done.output
    running = Site(tmp_path / "www")
    yield running
    running.stop()


def opened(page: Page, address: str) -> None:
    """Home, with an engine that hears."""
    page.goto(address)
    expect(page.get_by_test_id("play-now")).to_be_enabled(timeout=SOON)
    until(page, "async () => (await navigator.locks.query()).held.some(({ name }) => name === 'seaboard-engine')")


def is_kept(page: Page) -> None:
    page.evaluate("() => navigator.serviceWorker.ready")


def test_whole_games_are_the_same_games_without_a_host(new_page: NewPage, site: Site) -> None:
    page = new_page()
    opened(page, site.home)
    is_kept(page)
    site.stop()
    try:
        for game in NAMES:
            played = page.evaluate(DRIVER, [game, 7])
            rules = game_named(game)
            record = read_record(rules, played["record"])
            play = Play(rules, len(record.seats), record.options, record.seed)
            for number, text in enumerate(record.moves):
                play.keep(play.ahead(text), number + 1)
            assert write_result(rules, play.state) == played["record"]["result"]
            ours = show.steps(play, 0, 0, len(played["steps"]) - 1)
            assert [as_json(step) for step in ours] == played["steps"], game
    finally:
        site.start()


def as_json(told: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(told))


def test_by_mouse_with_a_reload_a_second_tab_and_no_host(new_page: NewPage, site: Site) -> None:
    page = new_page(allowed="ERR_CONNECTION_REFUSED")
    opened(page, site.home)
    expect(page.get_by_test_id("alone")).to_be_visible()
    is_kept(page)
    site.stop()
    try:
        page.get_by_test_id("play-now").click()
        page.get_by_test_id("first-known").click()
        expect(page.locator("[data-target].legal").first).to_be_visible(timeout=SOON)
        assert page.url.startswith(f"{site.home}t/")
        play_to_the_end(page, by_mouse, seed=3, most=4)
        page.reload()
        expect(page.locator("[data-target].legal").first).to_be_visible(timeout=SOON)
        second = page.context.new_page()
        second.goto(page.url)
        expect(second.locator("[data-target].legal").first).to_be_visible(timeout=SOON)
        page.close()  # the other tab takes the engine over
        play_to_the_end(second, by_mouse, seed=4, most=3)
        second.goto(f"{site.home}rules/kelp")
        expect(second.get_by_role("heading", level=1).first).to_be_visible()
    finally:
        site.start()


def test_home_knows_the_games_before_the_engine_runs(new_page: NewPage, site: Site) -> None:
    page = new_page()
    (site.folder / BASE.strip("/") / "road" / "seaboard.zip").write_bytes(b"nothing that runs")
    page.goto(site.home)
    expect(page.get_by_test_id("play-now")).to_be_enabled()
    page.close()  # before the host ends: it is still fetching


def test_an_update_waits_for_the_last_tab(new_page: NewPage, site: Site) -> None:
    page = new_page()
    opened(page, site.home)
    is_kept(page)
    page.reload()  # from now on the kept version answers
    worker = site.folder / BASE.strip("/") / "sw.js"
    index = worker.with_name("index.html")
    index.write_text(index.read_text().replace("<title>Seaboard</title>", "<title>Newer</title>"))
    worker.write_text(worker.read_text().replace('VERSION = "', 'VERSION = "n', 1))
    page.evaluate("async () => { await (await navigator.serviceWorker.getRegistration()).update(); }")
    until(page, "async () => !!(await navigator.serviceWorker.getRegistration()).waiting")
    page.reload()
    assert "<title>Newer" not in page.content()
    # A bare page beside the site: one of ours would start an engine, and be one more tab of the old version.
    (site.folder / "beside.html").write_text("<title>Beside</title>")
    other = page.context.new_page()
    other.goto(f"{site.home.removesuffix(BASE)}/beside.html")
    page.close()
    until(other, "async () => (await caches.keys()).every((name) => name.includes('road-n'))")
    answer = other.evaluate("async (home) => (await (await caches.match(home + 'index.html')).text())", BASE)
    assert "<title>Newer" in answer


def until(page: Page, question: str) -> None:
    """Ask the page until it says yes."""
    for _ in range(600):
        if page.evaluate(question):
            return
        page.wait_for_timeout(100)
    raise AssertionError(question)


def test_kept_for_the_road_and_sent_when_the_server_is_back(new_page: NewPage, tmp_path: Path) -> None:
    database = str(tmp_path / "tables.sqlite3")
    page = new_page(allowed="Failed to load resource")
    with rig_on(database) as rig:
        port = rig.address.rsplit(":", 1)[1]
        page.goto(f"{rig.address}/settings")
        page.get_by_test_id("road-keep").click(timeout=SOON)
        expect(page.get_by_test_id("road-kept")).to_be_visible(timeout=SOON)
        address = rig.address
    opened(page, address)
    expect(page.get_by_test_id("alone")).to_be_visible(timeout=SOON)
    played = page.evaluate(DRIVER, ["sea_salt_paper", 5])
    with rig_on(database, port=int(port)) as rig:
        page.goto(f"{rig.address}/settings")
        page.get_by_test_id("road-send").click(timeout=SOON)
        expect(page.locator(".toast, [role=status]").filter(has_text="Надіслано 1").first).to_be_visible(timeout=SOON)
        mine = page.request.get(f"{rig.address}/api/me/tables?status=over").json()["tables"]
        kept = page.request.get(f"{rig.address}/api/tables/{mine[0]['id']}/record").json()
        assert (kept["seed"], kept["moves"]) == (played["record"]["seed"], played["record"]["moves"])
        page.get_by_test_id("road-send").click()
        assert len(page.request.get(f"{rig.address}/api/me/tables?status=over").json()["tables"]) == 1
