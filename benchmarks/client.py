"""How quickly does the client answer? python -m benchmarks.client [--runs 10] [--games GAME …]

Starts a server of its own on loopback with the built client and looks at it with Chromium: how long after navigation
the home page can be used (its first button answers), how long after a click a move's answer is drawn, how much a first
load weighs, home and then a table. Every run is a new guest with an empty cache. With --games a whole game of each is
played by the mouse against a calm bot: from every click to the frame that shows its answer (another prompt, another
thing to press, something picked), and how much the table shifted by itself.
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

from seaboard.games import NAMES
from seaboard.server.config import Config
from seaboard.server.running import make_runner
from tests.e2e.people import by_mouse, play_to_the_end

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


# A click is answered when the table asks, offers or marks something else; drawn is the frame after that.
ANSWERS = """() => {
  window.answers = []; window.silent = 0; window.shifts = [];
  const face = () => {
    const lit = [...document.querySelectorAll("[data-target], .selected, dialog[open]")];
    const said = document.querySelector("[data-testid=prompt]")?.textContent ?? "";
    return said + lit.map((one) => `${one.dataset.testid}${one.dataset.move}${one.className}`).join();
  };
  let clicked = null;
  const look = () => {
    if (clicked === null || face() === clicked.face) return;
    const began = clicked.at;
    clicked = null;
    requestAnimationFrame(() => setTimeout(() => window.answers.push(performance.now() - began)));
  };
  addEventListener("click", (event) => {
    if (clicked) window.silent++;
    clicked = { at: event.timeStamp, face: face() };
  }, true);
  new MutationObserver(look).observe(document, {
    subtree: true, childList: true, attributes: true, characterData: true });
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) if (!one.hadRecentInput) window.shifts.push([one.startTime, one.value]);
  }).observe({ type: "layout-shift", buffered: true });
}"""


def whole_game(browser: Browser, address: str, game: str, seed: int) -> None:
    """Every click of a game, and what the table shifted meanwhile."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="uk-UA", reduced_motion="reduce")
    page = context.new_page()
    page.goto(address)
    page.request.get(f"{address}/api/me")
    page.evaluate("localStorage.setItem('seaboard.settings', JSON.stringify({ forced: false, pace: 'now' }))")
    options = {"first_seat": "0", "target_score": 15} if game == "sea_salt_paper" else {}
    seats = [{"kind": "me"}, {"kind": "bot", "level": "calm"}]
    answer = page.request.post(f"{address}/api/tables", data={"game": game, "seats": seats, "options": options})
    page.goto(f"{address}/t/{answer.json()['id']}")
    page.locator("[data-target]").first.wait_for()
    page.wait_for_timeout(500)
    page.evaluate(ANSWERS)
    play_to_the_end(page, by_mouse, seed)
    times = sorted(page.evaluate("window.answers"))
    shifted = largest_burst(page.evaluate("window.shifts"))
    told = {
        "clicks": len(times),
        "without answer": page.evaluate("window.silent"),
        "median": round(statistics.median(times)),
        "p95": round(times[int(len(times) * 0.95)]),
        "layout shift": round(shifted, 4),
    }
    print(json.dumps({"what": f"{game}: click to drawn (ms)", **told}), flush=True)
    context.close()


def largest_burst(shifts: list[tuple[float, float]]) -> float:
    """The largest sum of shifts that follow each other within a second, at most five in all: the usual measure."""
    best = total = 0.0
    began = last = float("-inf")
    for time, value in shifts:
        if time - last > 1000 or time - began > 5000:
            began, total = time, 0.0
        last, total = time, total + value
        best = max(best, total)
    return best


def home(page: Page, address: str) -> dict[str, float]:
    page.goto(address, wait_until="commit")
    usable = float(page.evaluate(USABLE))
    page.wait_for_load_state("networkidle")
    light = float(page.evaluate(WEIGHT))
    page.get_by_test_id("play-now").click()
    known = page.get_by_test_id("first-known")
    page.locator("[data-testid=first-known], [data-target]").first.wait_for()
    if known.count():
        known.click()
        page.locator("[data-target], [data-plate]").first.wait_for()
    page.wait_for_load_state("networkidle")
    more = float(page.evaluate(WEIGHT)) - light
    return {"home usable (ms)": usable, "home weighs (bytes)": light, "a table weighs more (bytes)": more}


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
    parser.add_argument("--games", nargs="*", choices=NAMES, help="play whole games of these, all if none is named")
    parser.add_argument("--seed", type=int, default=1, help="of the hand that plays")
    chosen = parser.parse_args()
    games = list(NAMES) if chosen.games == [] else chosen.games or []
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
            for game in games:
                whole_game(browser, address, game, chosen.seed)
            if not games:
                repeat(browser, address, chosen.runs, home)
                repeat(browser, address, chosen.runs, move)
            browser.close()
        runner.should_exit = True
        serving.join(20)


if __name__ == "__main__":
    main()
