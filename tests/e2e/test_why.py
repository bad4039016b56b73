"""Dead things answer where they are pressed, in words, with the rule."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import NewPage
from tests.e2e.people import faults_of_access, lay, missing_texts, shoot
from tests.server.rig import ME, Rig
from tests.test_texts import UNSAYABLE

CLAUSE = re.compile(r"/rules/tranquility#TRQ-\w+$")


def _overlaps(page: Page, bubble: Locator) -> int:
    """How many legal targets the bubble lies over."""
    return int(
        bubble.evaluate(
            """bubble => { const b = bubble.getBoundingClientRect();
               return [...document.querySelectorAll('[data-target]')].filter(one => {
                 const t = one.getBoundingClientRect();
                 return t.width && t.left < b.right && b.left < t.right && t.top < b.bottom && b.top < t.bottom;
               }).length; }"""
        )
    )


@pytest.mark.parametrize(("language", "phone"), [("uk-UA", False), ("ru-RU", False), ("en-GB", True)])
def test_dead_cells_and_cards_say_why_at_the_thing(rig: Rig, new_page: NewPage, language: str, phone: bool) -> None:
    page = new_page(language=language, phone=phone)
    table = lay(page, rig.address, "tranquility", [ME])
    page.goto(f"{rig.address}/t/{table}")
    bubble = page.get_by_test_id("why")
    cells = page.locator("[data-place^='cell:']:not([data-target])")
    cells.first.wait_for()
    said = set()
    for at in (0, 14, 35):
        cell = cells.nth(at)
        cell.click()
        expect(bubble).to_be_visible()
        text = bubble.inner_text()
        said.add(text)
        expect(bubble.get_by_role("link")).to_have_attribute("href", CLAUSE)  # the rule, in words: no code is read
        assert not UNSAYABLE.search(text), text
        box, thing = bubble.bounding_box(), cell.bounding_box()
        assert box is not None
        assert thing is not None
        apart = max(box["x"] - thing["x"] - thing["width"], thing["x"] - box["x"] - box["width"])
        below = max(box["y"] - thing["y"] - thing["height"], thing["y"] - box["y"] - box["height"])
        assert max(apart, below) < 24  # beside its thing, not somewhere on the board
        assert max(apart, below) > 0
    assert said
    expect(page.get_by_test_id("toast")).to_have_count(0)
    shoot(page, f"why-{language}")
    assert [fault for fault in faults_of_access(page) if "bubble" in fault or "data-why" in fault] == []
    assert missing_texts(page) == []
    page.keyboard.press("Escape")
    expect(bubble).to_have_count(0)


def test_the_bubble_goes_with_the_next_action_and_leads_to_the_clause(rig: Rig, new_page: NewPage) -> None:
    page = new_page()
    table = lay(page, rig.address, "sea_salt_paper", [ME, ME], options={"first_seat": "0"})
    page.goto(f"{rig.address}/t/{table}")
    bubble = page.get_by_test_id("why")
    page.get_by_test_id("stop").click(force=True)
    expect(bubble).to_contain_text("Спершу візьміть карту")
    assert _overlaps(page, bubble) == 0
    with page.context.expect_page() as opened:
        bubble.get_by_role("link").click()
    expect(opened.value.locator("#SSP-12")).to_be_focused()
    opened.value.close()
    page.get_by_test_id("pile-0").click()
    expect(bubble).to_have_count(0)
