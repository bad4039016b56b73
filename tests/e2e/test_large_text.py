"""Somebody who reads with text at 200 %: nothing is cut off, nothing overlaps, no page is pushed sideways."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Playwright

from tests.e2e.conftest import CHROMIUM, FLAGS, NewPage
from tests.e2e.people import by_mouse, lay, play_to_the_end, shoot
from tests.e2e.ruler import LAID
from tests.server.rig import BOT, ME, OPEN, Rig


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """Chromium as somebody has set it whose text is twice as large."""
    flags = [*FLAGS, "--blink-settings=defaultFontSize=32"]
    opened = playwright.chromium.launch(executable_path=CHROMIUM, args=flags)
    yield opened
    opened.close()


def measure(page: Page, name: str, phone: bool) -> None:
    page.wait_for_timeout(200)
    shoot(page, f"large-{name}-{'phone' if phone else 'wide'}")
    assert page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)") == 32
    assert page.evaluate(LAID) == [], name


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
