"""Whole voyages of Tranquility in a real browser, and every mode's sea."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import NewPage
from tests.e2e.people import (
    Press,
    by_keyboard,
    by_mouse,
    by_touch,
    faults_of_access,
    lay,
    missing_texts,
    play_to_the_end,
    shoot,
)
from tests.server.rig import BOT, ME, Rig

MODES: dict[str, dict[str, Any]] = {
    "stormy": {"rocks": True, "monsters": 3, "storms": True},
    "high_arch": {"mode": "high_arch"},
    "pyramid": {"mode": "pyramid"},
    "day_night": {"mode": "day_night"},
    "duel": {"mode": "duel"},
}


@pytest.mark.parametrize(
    ("way", "press", "phone"),
    [("mouse", by_mouse, False), ("keyboard", by_keyboard, False), ("touch", by_touch, True)],
)
def test_a_whole_voyage(rig: Rig, new_page: NewPage, way: str, press: Press, phone: bool) -> None:
    page = new_page(phone=phone)
    table = lay(page, rig.address, "tranquility", [ME, BOT])
    page.goto(f"{rig.address}/t/{table}")
    page.get_by_test_id("hand").wait_for()
    shoot(page, f"tranquility-{way}-begin")
    assert play_to_the_end(page, press, seed=4) > 5
    shoot(page, f"tranquility-{way}-end")
    assert missing_texts(page) == []


@pytest.mark.parametrize("mode", MODES)
def test_every_mode_is_drawn_and_played(rig: Rig, new_page: NewPage, mode: str) -> None:
    page = new_page()
    table = lay(page, rig.address, "tranquility", [ME, BOT], options=MODES[mode])
    page.goto(f"{rig.address}/t/{table}")
    page.get_by_test_id("hand").wait_for()
    expect(page.get_by_test_id("cell")).to_have_count(36)
    shoot(page, f"tranquility-{mode}")
    assert faults_of_access(page) == []
    assert play_to_the_end(page, by_mouse, seed=5, most=20) > 0
    shoot(page, f"tranquility-{mode}-later")
    assert missing_texts(page) == []


def test_the_cost_of_a_place_is_shown_before_the_card_is_laid(rig: Rig, new_page: NewPage) -> None:
    page = new_page(language="en-GB")
    table = lay(page, rig.address, "tranquility", [ME])
    page.goto(f"{rig.address}/t/{table}")
    page.locator("[data-testid=card].legal").first.click()
    place = page.locator("[data-testid=cell].legal").first
    expect(place).to_contain_text("free")
    assert "free" in (place.get_attribute("aria-label") or "")
    page.locator("[data-testid=card].selected").click()
    expect(page.locator("[data-testid=cell].legal")).to_have_count(0)
    page.get_by_test_id("cell").nth(20).hover()
    expect(page.get_by_test_id("cell").nth(20)).to_contain_text("· 0")
