"""People in a real browser: how they look at a page and how they play."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Locator, Page

SHOTS = Path(__file__).parent / "shots"
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
MISSING = re.compile(r"⟨[^⟩]*⟩")
COMES = 60_000  # milliseconds until what is looked out for has come, on a busy machine
MISSES = 20  # in a row: what is lit cannot be pressed, and why is said
WAITS = 3000  # looks at the table before a game counts as stuck

Press = Callable[[Page, Locator], None]


# The middle of a thing, or what is seen of it to the left: cards of a full hand lie over one another.
SPOT = """one => {
  const box = one.getBoundingClientRect();
  for (const share of [0.5, 0.3, 0.15, 0.08]) {
    const x = share * box.width, y = box.height / 2;
    if (one.contains(document.elementFromPoint(box.left + x, box.top + y))) return { x, y };
  }
  return null;
}"""


def by_mouse(page: Page, target: Locator) -> None:
    target.click(timeout=5000, position=target.evaluate(SPOT, timeout=5000))


def by_touch(page: Page, target: Locator) -> None:
    target.tap(timeout=5000, position=target.evaluate(SPOT, timeout=5000))


def by_keyboard(page: Page, target: Locator) -> None:
    """The number on the target, or Tab until it has the focus and then Enter: no mouse at all."""
    key = target.get_attribute("data-key", timeout=5000)
    if key is not None:
        page.keyboard.press(key)
        return
    for _ in range(80):
        if target.evaluate("node => node === document.activeElement", timeout=5000):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    raise AssertionError("the focus never came to the target")


def lay(page: Page, address: str, game: str, seats: list[dict[str, str]], **settings: Any) -> str:
    """A table of the person of this page."""
    page.request.get(f"{address}/api/me")
    answer = page.request.post(f"{address}/api/tables", data={"game": game, "seats": seats, **settings})
    assert answer.status == 201, answer.text()
    return str(answer.json()["id"])


def pace(page: Page, name: str) -> None:
    """How fast the turns of others are told, from the next page on; what else is set stays."""
    page.add_init_script(
        f"""try {{ const key = 'seaboard.settings', kept = JSON.parse(localStorage.getItem(key) ?? '{{}}');
        localStorage.setItem(key, JSON.stringify({{ ...kept, pace: '{name}' }})); }} catch {{ /* about:blank */ }}"""
    )


def play_to_the_end(
    page: Page, press: Press, seed: int = 1, on_round: Callable[[], None] | None = None, most: int = WAITS
) -> int:
    """Choose among what is lit until the game is over (or so often). Returns how many things were chosen."""
    chance = random.Random(seed)
    made = missed = 0
    for _ in range(WAITS):
        if page.get_by_test_id("ending").count() or made >= most:
            return made
        target = choice(page, chance, on_round)
        if target is None:
            page.wait_for_timeout(25)
            continue
        try:
            press(page, target)
            made, missed = made + 1, 0
        except Exception:  # the table moved on while the finger was on its way
            if page.get_by_test_id("ending").count():
                return made
            missed += 1
            if missed > MISSES:
                raise
        page.wait_for_timeout(25)
    raise AssertionError("the game does not end")


# What may be chosen, the most urgent first. Giving up is no way to play a whole game.
LIT = {
    "aside": ".results",  # a hasty press has put the last sheet aside
    "next-round": "[data-testid=next-round]",
    "sure": "[data-testid=call-yes]",
    "curtain": "[data-testid=curtain-open]",
    "sheet": "dialog[open]",
    "call": "[data-testid=stop][data-target], [data-testid=last_chance][data-target]",
    "pair": "[data-hand].legal",
    "cell": "[data-testid=cell][data-target]",
    "any": "[data-target]:not([data-move=concede], [data-move=agree])",
}
LOOK = """kinds => {
  for (const [kind, css] of Object.entries(kinds)) {
    const count = document.querySelectorAll(css).length;
    if (count) return [kind, count];
  }
  return ["", 0];
}"""


def choice(page: Page, chance: random.Random, on_round: Callable[[], None] | None) -> Locator | None:
    """Something that may be pressed, found by one look at the page."""
    kind, count = page.evaluate(LOOK, LIT)
    if not kind:
        return None
    lit = page.locator(LIT[kind])
    if kind == "next-round" and on_round:
        on_round()
    if kind == "sheet":
        if not page.get_by_test_id("ending").count():  # the last sheet is what we wait for
            page.keyboard.press("Escape")
        return None
    if kind in ("aside", "next-round", "sure", "curtain", "pair"):
        return lit.first
    return lit.nth(chance.randrange(min(8, count) if kind == "cell" else count))  # cells with a number


def catch(page: Page, look: str) -> None:
    """Look out for what comes and goes: the page itself does, frame by frame, and keeps what `look` answers first."""
    page.evaluate(
        f"""() => {{ const look = {look}; window.caught = new Promise(done => {{
        const frame = () => {{ const got = look(); if (got) done(got); else requestAnimationFrame(frame); }};
        frame(); setTimeout(() => done(null), {COMES}); }}) }}"""
    )


def caught(page: Page) -> Any:
    """What was looked out for, as it was when it came."""
    found = page.evaluate("window.caught")
    assert found, "it never came"
    return found


def shoot(page: Page, name: str) -> None:
    """A picture to be looked at."""
    SHOTS.mkdir(exist_ok=True)
    page.screenshot(path=SHOTS / f"{name}.png")


def by_day_and_night(page: Page) -> Iterator[str]:
    """The same page in both lights; a browser of its own for each costs more than all that is looked at."""
    lights: tuple[Literal["light", "dark"], ...] = ("light", "dark")
    for light in lights:
        page.emulate_media(color_scheme=light)
        page.wait_for_timeout(150)
        yield light


def faults_of_access(page: Page) -> list[str]:
    """What axe finds serious or critical."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{fault['id']} ({fault['impact']}): {node['html'][:160]} {node.get('failureSummary', '')[:200]}"
        for fault in found["violations"]
        if fault["impact"] in ("serious", "critical")
        for node in fault["nodes"]
    ]


def missing_texts(page: Page) -> list[str]:
    return MISSING.findall(page.content())
