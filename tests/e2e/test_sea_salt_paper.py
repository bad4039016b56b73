"""Whole games of Sea Salt & Paper in a real browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import NewPage
from tests.e2e.people import Press, by_keyboard, by_mouse, by_touch, lay, missing_texts, play_to_the_end, shoot
from tests.server.rig import BOT, ME, Rig

SHORT = {"options": {"target_score": 12}}


@pytest.mark.parametrize(
    ("way", "press", "phone"),
    [("mouse", by_mouse, False), ("keyboard", by_keyboard, False), ("touch", by_touch, True)],
)
def test_a_whole_game(rig: Rig, new_page: NewPage, way: str, press: Press, phone: bool) -> None:
    page = new_page(phone=phone)
    table = lay(page, rig.address, "sea_salt_paper", [ME, BOT, BOT], **SHORT)
    page.goto(f"{rig.address}/t/{table}")
    page.get_by_test_id("hand").wait_for()
    shoot(page, f"ssp-{way}-begin")

    made = play_to_the_end(page, press, on_round=lambda: shoot(page, f"ssp-{way}-round"))

    assert made > 5
    shoot(page, f"ssp-{way}-end")
    expect(page.get_by_test_id("score-sheet")).to_be_visible()
    assert missing_texts(page) == []


def test_one_click_on_the_home_page_deals_a_game(rig: Rig, new_page: NewPage) -> None:
    page = new_page()
    page.goto(rig.address)
    page.get_by_test_id("play-now").click()
    page.get_by_test_id("hand").wait_for()
    expect(page.get_by_test_id("prompt")).to_be_visible()


def test_a_dead_target_says_why_and_nothing_happens(rig: Rig, new_page: NewPage) -> None:
    page = new_page()
    table = lay(page, rig.address, "sea_salt_paper", [ME, BOT], options={"first_seat": "0"})
    page.goto(f"{rig.address}/t/{table}")
    page.get_by_test_id("stop").click(force=True)
    expect(page.get_by_test_id("toast")).to_contain_text("Спочатку візьміть карту")
    expect(page.get_by_test_id("deck")).to_have_attribute("data-key", "1")


def test_a_hint_is_shown_and_a_free_move_taken_back(rig: Rig, new_page: NewPage) -> None:
    page = new_page()
    table = lay(page, rig.address, "sea_salt_paper", [ME, BOT], options={"first_seat": "0"})
    page.goto(f"{rig.address}/t/{table}")
    page.get_by_test_id("hint").click()
    expect(page.locator(".hinted")).not_to_have_count(0)
    expect(page.get_by_test_id("prompt")).to_contain_text("Бот радить")

    page.get_by_test_id("pile-0").click()
    expect(page.locator("[data-hand]")).to_have_count(1)
    page.get_by_test_id("undo").click()
    expect(page.locator("[data-hand]")).to_have_count(0)


def test_cards_travel_visibly(rig: Rig, new_page: NewPage) -> None:
    page = new_page(moving=True)
    table = lay(page, rig.address, "sea_salt_paper", [ME, BOT], options={"first_seat": "0"})
    page.goto(f"{rig.address}/t/{table}")
    page.get_by_test_id("deck").wait_for()
    page.evaluate(
        """() => { window.seen = 0; new MutationObserver(changes => { for (const change of changes)
        for (const node of change.addedNodes) if (node.classList?.contains('flying')) window.seen++ })
        .observe(document.body, {subtree: true, childList: true}) }"""
    )
    page.get_by_test_id("deck").click()
    page.get_by_test_id("keep").first.wait_for()
    assert page.evaluate("window.seen") == 2


def test_a_move_is_answered_at_once(rig: Rig, new_page: NewPage) -> None:
    page = new_page()
    table = lay(page, rig.address, "sea_salt_paper", [ME, BOT], options={"first_seat": "0"})
    page.goto(f"{rig.address}/t/{table}")
    page.get_by_test_id("deck").wait_for()
    page.evaluate(
        """() => new Promise(done => { const t = performance.now();
        new MutationObserver((_, watch) => { if (document.querySelector('[data-testid=keep]')) {
          watch.disconnect(); requestAnimationFrame(() => { window.took = performance.now() - t; }) } })
        .observe(document.body, {subtree: true, childList: true});
        document.querySelector('[data-testid=deck]').click(); done() })"""
    )
    page.get_by_test_id("keep").first.wait_for()
    page.wait_for_function("window.took !== undefined")
    took = page.evaluate("window.took")
    print("a move was drawn after", round(took), "ms")
    assert took < 1500  # 50 ms on a quiet machine; a busy one must not fail for that
