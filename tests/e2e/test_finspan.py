"""Whole games of Finspan in a real browser: alone, against bots, watched, by mouse, keyboard and touch."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import NewPage
from tests.e2e.people import (
    MISSES,
    Press,
    by_day_and_night,
    by_keyboard,
    by_touch,
    faults_of_access,
    lay,
    missing_texts,
    shoot,
)
from tests.server.rig import BOT, ME, Rig

LOOKS = 3000  # at the table, before a game counts as stuck
# What may be pressed, the most urgent first.
SHEETS = {
    "next": "[data-testid=next-round]",
    "curtain": "[data-testid=curtain-open]",
    "aside": ".results",  # a hasty press has put the last sheet aside
    # A card that was pressed just as it could no longer be played lies open.
    "cross": "dialog[open]:not(:has([data-testid=ending])) header button",
}
STOP, SITES, FREE = "[data-move=stop]", "[data-testid=site][data-target]", "[data-target]:not([data-move=back])"
COUNT = "every => every.map(css => document.querySelectorAll(css).length)"


def wish(page: Page, chance: random.Random) -> Locator | None:
    """What a hasty player presses: mostly dives, and now and then whatever else is lit. Found by one look."""
    *sheets, stop, sites, free = page.evaluate(COUNT, [*SHEETS.values(), STOP, SITES, FREE])
    for css, count in zip(SHEETS.values(), sheets, strict=True):
        if count:
            return page.locator(css).first
    if stop and chance.random() < 0.6:
        return page.locator(STOP).first
    if sites and chance.random() < 0.7:
        return page.locator(SITES).nth(chance.randrange(sites))
    return page.locator(FREE).nth(chance.randrange(free)) if free else None


def play(page: Page, press: Press, seed: int, until: str = "[data-testid=ending]", most: int = LOOKS) -> int:
    """Choose among what is lit until something is there, or so often. Returns how many things were chosen."""
    chance = random.Random(seed)
    made = missed = 0
    for _ in range(LOOKS):
        if page.locator(until).count() or made >= most:
            return made
        try:
            target = wish(page, chance)
            if target is not None:
                press(page, target)
                made, missed = made + 1, 0
        except Exception:  # the table moved on while the finger was on its way
            missed += 1
            if missed > MISSES:
                raise
            continue
        page.wait_for_timeout(8 if target is not None else 25)
    raise AssertionError("the game does not end")


def by_corner(page: Page, target: Locator) -> None:
    """By mouse, where a card in a full hand is not covered by the next one."""
    target.click(position={"x": 14, "y": 14}, timeout=5000)


def open_table(page: Page, rig: Rig, seats: list[dict[str, str]], **settings: Any) -> str:
    table = lay(page, rig.address, "finspan", seats, **settings)
    page.goto(f"{rig.address}/t/{table}")
    page.get_by_test_id("hand").wait_for()
    return table


@pytest.mark.parametrize(
    ("way", "press", "phone", "seats", "options", "language"),
    [
        ("mouse", by_corner, False, [ME, BOT], {"side": "b"}, "uk-UA"),
        ("keyboard", by_keyboard, False, [ME], {"nautoma": 5, "side": "b", "ravel": "3"}, "en-GB"),
        ("touch", by_touch, True, [ME, BOT], {}, "ru-RU"),
    ],
)
def test_a_whole_game(
    rig: Rig,
    new_page: NewPage,
    way: str,
    press: Press,
    phone: bool,
    seats: list[dict[str, str]],
    options: dict[str, Any],
    language: str,
) -> None:
    page = new_page(phone=phone, language=language)
    open_table(page, rig, seats, options=options)
    shoot(page, f"finspan-{way}-begin")
    play(page, press, seed=7, until="[data-testid=next-round]")
    shoot(page, f"finspan-{way}-week")
    assert missing_texts(page) == []

    assert play(page, press, seed=3) > 20

    expect(page.get_by_test_id("score-sheet")).to_be_visible()
    shoot(page, f"finspan-{way}-end")
    columns = 2  # a bot, or the Nautoma
    expect(page.get_by_test_id("score-sheet").locator("tfoot td")).to_have_count(columns)
    assert faults_of_access(page) == []
    assert missing_texts(page) == []


def test_five_bots_are_watched_to_the_end_and_replayed(rig: Rig, new_page: NewPage) -> None:
    page = new_page()
    table = open_table(page, rig, [BOT] * 5)
    expect(page.get_by_test_id("plate")).to_have_count(5)
    stand = "[...document.querySelectorAll('[data-testid=plate]')].map(e => JSON.stringify(e.getBoundingClientRect()))"
    before = page.evaluate(stand)
    page.get_by_test_id("plate").nth(3).dispatch_event(
        "click"
    )  # five hasty bots leave no frame for a pointer to wait for
    expect(page.get_by_test_id("plate").nth(3)).to_have_attribute("aria-pressed", "true")
    assert page.evaluate(stand) == before  # nothing moves or grows
    shoot(page, "finspan-five-watched")
    page.get_by_test_id("ending").wait_for(timeout=300_000)
    expect(page.get_by_test_id("score-sheet").locator("tfoot td")).to_have_count(5)
    shoot(page, "finspan-five-end")
    assert missing_texts(page) == []

    page.goto(f"{rig.address}/replay/{table}")
    page.get_by_test_id("next").click()
    expect(page.get_by_test_id("slot")).to_have_count(18)
    shoot(page, "finspan-replay")
    assert faults_of_access(page) == []


def test_the_nautoma_shows_and_explains_her_decision(rig: Rig, new_page: NewPage) -> None:
    page = new_page(language="en-GB")
    open_table(page, rig, [ME], options={"ravel": "2"})
    play(page, by_corner, seed=2, until="text=/Decision \\d/", most=40)
    expect(page.get_by_role("complementary")).to_contain_text("Decision")
    page.get_by_test_id("nautoma").click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("reconstructed")
    expect(sheet).to_contain_text("Ravel, strength 2")
    shoot(page, "finspan-nautoma")
    assert faults_of_access(page) == []
    assert missing_texts(page) == []


def test_a_reload_in_the_middle_of_a_dive_loses_nothing(rig: Rig, new_page: NewPage) -> None:
    page = new_page()
    open_table(page, rig, [ME])
    page.locator("[data-testid=site][data-target]").nth(1).click()  # the purple one has a fish in row 4
    page.get_by_test_id("diver").wait_for()
    prompt = page.get_by_test_id("prompt").inner_text()
    lit = page.locator("[data-testid=slot][data-target]").count()
    page.reload()
    page.get_by_test_id("diver").wait_for()
    expect(page.get_by_test_id("prompt")).to_have_text(prompt)
    expect(page.locator("[data-testid=slot][data-target]")).to_have_count(lit)
    page.locator("[data-testid=slot][data-target]").first.click()
    expect(page.get_by_test_id("prompt")).not_to_have_text(prompt)


def test_a_fish_is_paid_for_step_by_step_and_taken_back(rig: Rig, new_page: NewPage) -> None:
    page = new_page(language="en-GB")
    open_table(page, rig, [ME])
    cards = page.locator("[data-testid=card][data-target]")
    cards.first.wait_for()
    name = cards.first.get_attribute("data-card")
    cards.first.click()
    expect(page.get_by_test_id("cost")).to_contain_text("Left to pay")
    expect(page.locator(f"[data-card={name}].selected")).to_have_count(1)
    shoot(page, "finspan-placing")
    page.locator("[data-move=back]").click()
    expect(page.get_by_test_id("cost")).to_have_count(0)

    # Carried by the mouse: into a legal slot, or let go anywhere else.
    box = page.locator(f"[data-card={name}]").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 30, box["y"] + 60)
    page.mouse.down()
    page.mouse.move(700, 300, steps=4)
    page.locator("[data-testid=slot][data-target]").first.wait_for()
    slot = page.locator("[data-testid=slot][data-target]").first
    where = slot.get_attribute("data-slot")
    goal = slot.bounding_box()
    assert goal is not None
    page.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=4)
    page.mouse.up()
    # Either the price is still asked for, or it was paid by itself: the fish lies in its slot.
    expect(page.locator(f"[data-slot={where}] [data-place='fish:{name}']")).to_have_count(1)
    page.get_by_test_id("undo").click()
    expect(page.locator(f"[data-slot={where}] [data-place='fish:{name}']")).to_have_count(0)


def test_dead_targets_say_why_and_hints_are_shown(rig: Rig, new_page: NewPage) -> None:
    page = new_page()
    open_table(page, rig, [ME])
    page.get_by_test_id("hint").click()
    expect(page.locator(".hinted")).not_to_have_count(0)
    expect(page.get_by_test_id("prompt")).to_contain_text("Порада")
    page.locator("[data-testid=site][data-target]").nth(1).click()
    page.get_by_test_id("diver").wait_for()
    page.locator("[data-slot=B1]").click()  # an egg needs a fish
    expect(page.get_by_test_id("why")).to_contain_text("немає риби")


def test_cards_tell_their_details(rig: Rig, new_page: NewPage) -> None:
    page = new_page()
    open_table(page, rig, [ME, BOT])
    page.get_by_test_id("card").first.hover()
    details = page.get_by_test_id("closer")
    expect(details).to_contain_text("Довжина")
    shoot(page, "finspan-details")
    page.mouse.move(5, 5)
    expect(details).to_have_count(0)
    page.keyboard.press("Tab")
    page.get_by_test_id("card").nth(1).focus()
    expect(details.locator(".latin").first).to_be_visible()

    touch = new_page(phone=True)
    open_table(touch, rig, [ME, BOT])
    box = touch.get_by_test_id("card").first.bounding_box()
    assert box is not None
    finger = touch.context.new_cdp_session(touch)
    point = [{"x": box["x"] + 40, "y": box["y"] + 40}]
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": point})
    touch.get_by_role("dialog").wait_for()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(touch.get_by_role("dialog")).to_contain_text("Довжина")
    expect(touch.get_by_test_id("cost")).to_have_count(0)  # looking at a card plays nothing
    shoot(touch, "finspan-details-phone")


def test_the_table_is_accessible_and_shows_all_oceans(rig: Rig, new_page: NewPage) -> None:
    for phone in (False, True):
        page = new_page(phone=phone)

        def check(name: str, page: Page = page, phone: bool = phone) -> None:
            for light in by_day_and_night(page):
                shoot(page, f"finspan-{name}-{'phone' if phone else 'wide'}-{light}")
                assert faults_of_access(page) == []

        open_table(page, rig, [ME, BOT, BOT, BOT, BOT])
        page.locator("[data-testid=site][data-target]").first.wait_for(timeout=60_000)
        check("turn")
        page.locator("[data-testid=site][data-target]").nth(1).click()
        page.get_by_test_id("act").first.wait_for()
        check("dive")
        page.get_by_test_id("plate").nth(2).click()
        expect(page.get_by_test_id("home")).to_be_visible()  # somebody else's ocean, and the way back
        check("other")
        page.get_by_test_id("home").click()
        expect(page.get_by_test_id("act").first).to_be_visible()
        assert missing_texts(page) == []


def test_a_table_of_five_is_redrawn_quickly_and_loads_little(rig: Rig, new_page: NewPage) -> None:
    page = new_page()
    sizes: dict[str, int] = {}

    def weigh(path: str, size: int) -> None:
        if path.startswith("/assets/") and not path.endswith(".woff2"):
            sizes.setdefault(path, size)  # later loads come from the cache

    page.on(
        "requestfinished",
        lambda request: weigh(request.url.removeprefix(rig.address), request.sizes()["responseBodySize"]),
    )
    page.goto(rig.address)
    page.wait_for_load_state("networkidle")
    home = sum(sizes.values())
    open_table(page, rig, [ME, BOT, BOT, BOT, BOT])
    page.wait_for_load_state("networkidle")
    more = sum(sizes.values()) - home
    print(f"home {home} bytes, table {more} bytes more")
    assert 0 < more <= 200_000


def test_the_lesson_is_illustrated_and_translated(rig: Rig, new_page: NewPage) -> None:
    for language in ("uk-UA", "ru-RU", "en-GB"):
        page = new_page(language=language, phone=language == "ru-RU", dark=language == "en-GB")
        page.goto(f"{rig.address}/learn/finspan")
        page.get_by_role("img").first.wait_for()
        expect(page.locator("article li h2")).to_have_count(11)
        page.wait_for_load_state("networkidle")
        page.screenshot(path=f"tests/e2e/shots/finspan-lesson-{language[:2]}.png", full_page=True)
        assert missing_texts(page) == []
    assert faults_of_access(page) == []
