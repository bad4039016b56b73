"""How quickly does the client answer? python benchmarks/client.py [--runs 10]

Starts a server of its own on loopback with the built client and looks at it with Chromium: how long after navigation
the home page can be used (its first button answers), how long after a click a move's answer is drawn, how much a first
load weighs. Every run is a new guest with an empty cache.
"""

from __future__ import annotations

import argparse
import json
import shutil
import statistics
import tempfile
import threading
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from seaboard.server.config import Config
from seaboard.server.running import make_runner

FLAGS = ["--no-sandbox", "--no-first-run", "--disable-background-networking", "--disable-component-update"]

# From the click to the frame in which the new thing is on the screen.
CLICK = """([button, wanted]) => new Promise(done => {
  const began = performance.now();
  const look = () => document.querySelector(wanted) ? requestAnimationFrame(() => done(performance.now() - began))
                                                    : requestAnimationFrame(look);
  document.querySelector(button).click();
  look();
})"""
USABLE = """() => new Promise(done => {
  const look = () => document.querySelector("[data-testid=play-now]:enabled") ? done(performance.now())
                                                                             : requestAnimationFrame(look);
  look();
})"""
WEIGHT = """() => performance.getEntriesByType("resource").filter(one => !one.name.endsWith(".woff2"))
  .reduce((sum, one) => sum + one.encodedBodySize, 0)"""


def home(page: Page, address: str) -> dict[str, float]:
    page.goto(address, wait_until="commit")
    usable = float(page.evaluate(USABLE))
    page.wait_for_load_state("networkidle")
    return {"home usable (ms)": usable, "home weighs (bytes)": float(page.evaluate(WEIGHT))}


def move(page: Page, address: str) -> dict[str, float]:
    """The first two moves of a turn of Sea Salt & Paper, and one of Tranquility."""
    page.request.get(f"{address}/api/me")
    took = {}
    table = lay(page, address, "sea_salt_paper", {"first_seat": "0"})
    page.goto(f"{address}/t/{table}")
    page.locator("[data-testid=deck][data-target]").wait_for()
    page.wait_for_timeout(500)
    deck = ["[data-testid=deck]", "[data-testid=keep]"]
    took["draw two cards (ms)"] = float(page.evaluate(CLICK, deck))
    page.wait_for_timeout(300)
    keep = ["[data-testid=keep]", "[data-testid^=pile-][data-target], [data-testid=end]"]
    took["keep one of them (ms)"] = float(page.evaluate(CLICK, keep))
    table = lay(page, address, "tranquility", {})
    page.goto(f"{address}/t/{table}")
    page.locator("[data-testid=card].legal").first.wait_for()
    page.wait_for_timeout(500)
    pick = ["[data-testid=card].legal", "[data-testid=cell].legal"]
    took["pick an island, its places are lit (ms)"] = float(page.evaluate(CLICK, pick))
    page.wait_for_timeout(500)
    island = ["[data-testid=cell].legal", "[data-testid=cell].full"]
    took["lay an island, two commands (ms)"] = float(page.evaluate(CLICK, island))
    return took


def lay(page: Page, address: str, game: str, options: dict[str, str]) -> str:
    seats = [{"kind": "me"}, {"kind": "bot", "level": "calm"}] if game == "sea_salt_paper" else [{"kind": "me"}]
    answer = page.request.post(f"{address}/api/tables", data={"game": game, "seats": seats, "options": options})
    return str(answer.json()["id"])


def repeat(browser: Browser, address: str, runs: int, look: Callable[[Page, str], dict[str, float]]) -> None:
    found: dict[str, list[float]] = {}
    for _ in range(runs):
        context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="uk-UA")
        for name, value in look(context.new_page(), address).items():
            found.setdefault(name, []).append(value)
        context.close()
    for name, values in found.items():
        figures = {"median": statistics.median(values), "worst": max(values), "runs": len(values)}
        print(json.dumps({"what": name, **{key: round(value) for key, value in figures.items()}}))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=10)
    runs = parser.parse_args().runs
    with tempfile.TemporaryDirectory() as folder:
        ready = threading.Event()
        config = Config(database=str(Path(folder) / "tables.sqlite3"), host="127.0.0.1", port=0, grace_seconds=0)
        runner = make_runner(config, ready.set)
        serving = threading.Thread(target=runner.run, daemon=True)
        serving.start()
        ready.wait(20)
        address = f"http://127.0.0.1:{runner.servers[0].sockets[0].getsockname()[1]}"
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
            repeat(browser, address, runs, home)
            repeat(browser, address, runs, move)
            browser.close()
        runner.should_exit = True
        serving.join(20)


if __name__ == "__main__":
    main()
