"""What does it cost without a server? python benchmarks/road.py [--runs 3]

Writes a site of static files, hands it out on loopback as hosts of files do (compressed, with a fingerprint of each
file) and visits it with Chromium: how long a first and a later visit take until the home page can be used and until the
engine answers (a table that is asked for before waits for it), how much goes over the wire until all is kept for the
road, and how long a move takes until it is safe on the device and told.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import json
import mimetypes
import shutil
import statistics
import tempfile
import threading
from functools import partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from seaboard.games import NAMES
from seaboard.server.pages import Pages

FLAGS = ["--no-sandbox", "--no-first-run", "--disable-background-networking", "--disable-component-update"]
BOUNDS = {"first visit (ms)": 5000, "later visit (ms)": 3000, "move (ms)": 30, "on the wire (bytes)": 8_000_000}
PACKED_ALREADY = (".woff2", ".zip", ".png")

USABLE = """() => new Promise(done => {
  const look = () => document.querySelector("[data-testid=play-now]:enabled") ? done(performance.now())
                                                                             : requestAnimationFrame(look);
  look();
})"""
ANSWERS = """() => new Promise(done => {
  const tab = `bench${Math.random()}`, channel = new BroadcastChannel("seaboard-engine");
  const word = { kind: "ask", id: `${tab}:1`, method: "GET", path: "/api/me", body: "" };
  const again = setInterval(() => channel.postMessage({ to: "engine", word }), 50);
  channel.onmessage = ({ data }) => {
    if (data.to === tab) { clearInterval(again); channel.close(); done(performance.now()); }
  };
})"""
# A table against a quick bot by the protocol; from every move of ours to the first that is told of it.
MOVES = """async ([game, most]) => {
  const tab = `bench${Math.random()}`, channel = new BroadcastChannel("seaboard-engine"), waiting = new Map();
  let count = 0, shown = null, fresh = () => {};
  const say = (word) => channel.postMessage({ to: "engine", word });
  channel.onmessage = ({ data: { to, word } }) => {
    if (to !== tab) return;
    if (word.kind === "answer") return waiting.get(word.id)(word.said.body);
    const told = JSON.parse(word.text);
    if (told.type === "snapshot" || told.type === "update") { shown = told; fresh(); }
  };
  const ask = (method, path, body) => new Promise((done) => {
    const id = `${tab}:${++count}`;
    waiting.set(id, done);
    say({ kind: "ask", id, method, path, body: body ? JSON.stringify(body) : "" });
  });
  const line = `${tab}:line`, took = [];
  const send = (said) => say({ kind: "send", line, text: JSON.stringify({ id: `m${++count}`, ...said }) });
  const seats = [{ kind: "me" }, { kind: "bot", level: "breeze" }];
  const { id } = await ask("POST", "/api/tables", { game, seats });
  say({ kind: "open", line });
  send({ type: "subscribe", table: id });
  while (took.length < most) {
    while (!shown || (!shown.result && shown.decision?.actor !== 0)) await new Promise((done) => (fresh = done));
    if (shown.result) break;
    await new Promise((done) => setTimeout(done, 20)); // as people do, not while the table is still talking
    const { moves } = shown.decision, now = shown, began = performance.now();
    send({ type: "move", table: id, seat: 0, ply: now.ply, move: moves[(took.length * 7) % moves.length].text });
    while (shown === now) await new Promise((done) => (fresh = done));
    took.push(performance.now() - began);
  }
  say({ kind: "close", line });
  return took;
}"""


class Sent:
    """What has gone over the wire."""

    def __init__(self) -> None:
        self.bytes = 0
        self.lock = threading.Lock()

    def add(self, count: int) -> None:
        with self.lock:
            self.bytes += count


class Files(BaseHTTPRequestHandler):
    """A host of static files that compresses them and knows what the visitor has already."""

    protocol_version = "HTTP/1.1"

    def __init__(self, files: dict[str, tuple[bytes, dict[str, str]]], sent: Sent, *given: object) -> None:
        self.files, self.sent = files, sent
        super().__init__(*given)  # type: ignore[arg-type]

    def do_GET(self) -> None:
        known = self.files.get(self.path.lstrip("/") or "index.html")
        body, headers = known or self.files["404.html"]
        has = self.headers.get("if-none-match") == headers["etag"]
        self.send_response(304 if has else 200 if known else 404)
        for name, value in headers.items():
            self.send_header(name, value)
        self.send_header("content-length", "0" if has else str(len(body)))
        self.end_headers()
        if not has:
            self.wfile.write(body)
            self.sent.add(len(body))

    def log_message(self, format: str, *args: object) -> None: ...


def packed(folder: Path) -> dict[str, tuple[bytes, dict[str, str]]]:
    """All files of a site as they go over the wire."""
    mimetypes.add_type("text/javascript", ".mjs")
    mimetypes.add_type("application/wasm", ".wasm")
    files = {}
    for path in folder.rglob("*"):
        if not path.is_file():
            continue
        body = path.read_bytes()
        headers = {"content-type": mimetypes.guess_type(path.name)[0] or "application/octet-stream"}
        headers |= {"etag": f'"{hashlib.sha256(body).hexdigest()[:16]}"', "cache-control": "max-age=600"}
        if path.suffix not in PACKED_ALREADY:
            body = gzip.compress(body, 9)
            headers["content-encoding"] = "gzip"
        files[path.relative_to(folder).as_posix()] = (body, headers)
    return files


def visit(browser: Browser, address: str, sent: Sent, found: dict[str, list[float]]) -> None:
    """A visitor who comes, stays until all is kept, and comes again."""
    before = sent.bytes
    context = browser.new_context(viewport={"width": 390, "height": 844}, locale="uk-UA")
    page = context.new_page()
    page.goto(address, wait_until="commit")
    found.setdefault("first visit (ms)", []).append(float(page.evaluate(USABLE)))
    found.setdefault("first visit (ms), engine", []).append(float(page.evaluate(ANSWERS)))
    page.evaluate("() => navigator.serviceWorker.ready")
    found.setdefault("on the wire (bytes)", []).append(sent.bytes - before)
    page.close()
    for _ in range(2):
        page = context.new_page()
        page.goto(address, wait_until="commit")
        found.setdefault("later visit (ms)", []).append(float(page.evaluate(USABLE)))
        found.setdefault("later visit (ms), engine", []).append(float(page.evaluate(ANSWERS)))
        if _ == 0:
            page.close()
    for game in NAMES:
        found.setdefault(f"move (ms), {game}", []).extend(page.evaluate(MOVES, [game, 40]))
    context.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=3)
    runs = parser.parse_args().runs
    road = Pages().road
    assert road is not None, "nothing was packed for the road: make road"
    sent, found = Sent(), dict[str, list[float]]()
    with tempfile.TemporaryDirectory() as folder:
        road.write(Path(folder), "/")
        host = ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, packed(Path(folder)), sent))
        threading.Thread(target=host.serve_forever, daemon=True).start()
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
            for _ in range(runs):
                visit(browser, f"http://127.0.0.1:{host.server_port}/", sent, found)
            browser.close()
        host.shutdown()
    for name, values in sorted(found.items()):
        ordered = sorted(values)
        figures = {"median": statistics.median(values), "p95": ordered[int(len(ordered) * 0.95)], "worst": ordered[-1]}
        bound = BOUNDS[name.partition(",")[0]]
        told = {key: round(value, 1) for key, value in figures.items()}
        print(json.dumps({"what": name, **told, "of": len(values), "bound": bound, "kept": figures["median"] <= bound}))


if __name__ == "__main__":
    main()
