"""Somebody who reads with text at 200 %: nothing is cut off, nothing overlaps, no page is pushed sideways."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.e2e.conftest import CHROMIUM, FLAGS, NewPage
from tests.e2e.people import by_mouse, lay, play_to_the_end, shoot
from tests.server.rig import BOT, ME, OPEN, Rig

# Texts that stick out of the window or of a box that cuts them off, and controls that lie on one another.
MEASURE = """() => {
  const faults = [];
  document.querySelector("main")?.scrollTo(0, 0);
  const root = document.documentElement;
  if (root.scrollWidth > screen.width + 1) faults.push(`the page is ${root.scrollWidth} wide`);
  const hidden = "[aria-hidden=true], .unseen, .log, .cut, .numbers, .hand, .fan";
  const top = document.querySelector("dialog[open]") ?? document.body;
  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const said = node.data.trim();
    const parent = node.parentElement;
    if (!said || parent.closest(hidden) || parent.closest("svg, option, style, script")) continue;
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (getComputedStyle(parent).clipPath !== "none") continue;
    if (!box.width || !parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    for (let up = parent; up; up = up.parentElement) {
      const style = getComputedStyle(up);
      const edge = up.getBoundingClientRect();
      if (style.textOverflow === "ellipsis" && up.scrollWidth > up.clientWidth + 1) break;
      if (/hidden|clip/.test(style.overflowX) && (box.left < edge.left - 2 || box.right > edge.right + 2))
        faults.push(`cut sideways: ${said}`);
      if (/hidden|clip/.test(style.overflowY) && (box.top < edge.top - 6 || box.bottom > edge.bottom + 6))
        faults.push(`cut off: ${said}`);
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) break;
      if (style.position === "fixed") break;
    }
    if (box.left < -2 || box.right > screen.width + 2) faults.push(`outside: ${said}`);
  }
  const controls = [...top.querySelectorAll("button, a.btn, select, input")].filter(
    (one) => one.checkVisibility() && !one.closest(".hand, .sea, .tray, label, .skip"));
  const boxes = controls.map((one) => one.getBoundingClientRect());
  for (let i = 0; i < boxes.length; i++) for (let j = i + 1; j < boxes.length; j++) {
    const [a, b] = [boxes[i], boxes[j]];
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (wide > 3 && high > 3 && !controls[i].contains(controls[j]))
      faults.push(`overlap: ${controls[i].textContent.trim()} / ${controls[j].textContent.trim()}`);
  }
  return faults;
}"""


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Chromium as somebody has set it whose text is twice as large."""
    with sync_playwright() as playwright:
        flags = [*FLAGS, "--blink-settings=defaultFontSize=32"]
        opened = playwright.chromium.launch(executable_path=CHROMIUM, args=flags)
        yield opened
        opened.close()


def measure(page: Page, name: str, phone: bool) -> None:
    page.wait_for_timeout(200)
    shoot(page, f"large-{name}-{'phone' if phone else 'wide'}")
    assert page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)") == 32
    assert page.evaluate(MEASURE) == [], name


@pytest.mark.parametrize("phone", [False, True])
def test_pages(rig: Rig, new_page: NewPage, phone: bool) -> None:
    page = new_page(phone=phone, allowed="404")
    lay(page, rig.address, "sea_salt_paper", [ME, BOT])
    places = {
        "home": "/",
        "new": "/new/tranquility",
        "lesson": "/learn/tranquility",
        "mine": "/mine",
        "settings": "/settings",
        "not-found": "/no/such/place",
        "no-table": "/t/nosuchtable0",
    }
    for name, place in places.items():
        page.goto(rig.address + place)
        page.wait_for_load_state("networkidle")
        measure(page, name, phone)


@pytest.mark.parametrize("phone", [False, True])
def test_tables(rig: Rig, new_page: NewPage, phone: bool) -> None:
    page = new_page(phone=phone)
    table = lay(page, rig.address, "sea_salt_paper", [ME, BOT, OPEN])
    page.goto(f"{rig.address}/t/{table}")
    page.get_by_test_id("link").wait_for()
    measure(page, "waiting", phone)

    table = lay(page, rig.address, "tranquility", [ME, BOT, BOT], options={"concede": "never"})
    page.goto(f"{rig.address}/t/{table}")
    page.get_by_test_id("hand").wait_for()
    play_to_the_end(page, by_mouse, seed=5, most=8)
    page.locator("[data-target]").first.wait_for()
    measure(page, "tranquility", phone)

    options = {"first_seat": "0", "target_score": 5}
    table = lay(page, rig.address, "sea_salt_paper", [ME, ME], options=options)
    page.goto(f"{rig.address}/t/{table}")
    page.get_by_test_id("pile-0").click()
    measure(page, "ssp", phone)
    page.get_by_test_id("end").click()
    page.get_by_test_id("curtain").wait_for()
    measure(page, "curtain", phone)
    play_to_the_end(page, by_mouse)
    measure(page, "finished", phone)
    page.goto(f"{rig.address}/replay/{table}")
    page.get_by_test_id("next").wait_for()
    measure(page, "replay", phone)
