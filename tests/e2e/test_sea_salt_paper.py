"""Whole games of Sea Salt & Paper in a real browser."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from seaboard.core.seed import derived_seed
from seaboard.service import requests
from tests.e2e.conftest import NewPage
from tests.e2e.people import (
    Press,
    by_keyboard,
    by_mouse,
    by_touch,
    catch,
    caught,
    lay,
    missing_texts,
    play_to_the_end,
    shoot,
)
from tests.server.rig import BOT, ME, OPEN, Friend, Rig, Wire, is_update_to

SHORT = {"options": {"target_score": 12}}
MERMAID = "mermaid/white"
MERMAIDS_SOON = derived_seed("mermaids", 1343)  # two who help each other need nineteen moves


# The dots as long as they are there, and between what they lie.
TRAIL = """() => { const dots = [...document.querySelectorAll('[data-testid=trails] circle')];
  const box = name => document.querySelector(`[data-testid=${name}]`).getBoundingClientRect().toJSON();
  const height = dot => Number(dot.getAttribute('cy'));
  return dots.length && { first: height(dots[0]), last: height(dots.at(-1)), pile: box('pile-0'), hand: box('hand'),
    flying: document.querySelectorAll('.flying').length } }"""


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
    page.get_by_test_id("first-known").click()
    page.get_by_test_id("hand").wait_for()
    expect(page.get_by_test_id("prompt")).to_be_visible()


def test_a_dead_target_says_why_and_nothing_happens(rig: Rig, new_page: NewPage) -> None:
    page = new_page()
    table = lay(page, rig.address, "sea_salt_paper", [ME, BOT], options={"first_seat": "0"})
    page.goto(f"{rig.address}/t/{table}")
    page.get_by_test_id("stop").click(force=True)
    expect(page.get_by_test_id("why")).to_contain_text("Спершу візьміть карту")
    expect(page.get_by_test_id("deck")).to_have_attribute("data-key", "1")


def test_a_hint_is_shown_and_a_free_move_taken_back(rig: Rig, new_page: NewPage) -> None:
    page = new_page()
    table = lay(page, rig.address, "sea_salt_paper", [ME, BOT], options={"first_seat": "0"})
    page.goto(f"{rig.address}/t/{table}")
    page.get_by_test_id("hint").click()
    expect(page.locator(".hinted")).not_to_have_count(0)
    expect(page.get_by_test_id("prompt")).to_contain_text("Порада")

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


def test_a_trail_of_dots_stands_for_a_flight_where_nothing_may_move(rig: Rig, new_page: NewPage) -> None:
    page = new_page()
    table = lay(page, rig.address, "sea_salt_paper", [ME, BOT], options={"first_seat": "0"})
    page.goto(f"{rig.address}/t/{table}")
    page.get_by_test_id("pile-0").wait_for()
    catch(page, TRAIL)
    page.get_by_test_id("pile-0").click()
    trail = caught(page)
    shoot(page, "ssp-trail")
    pile, hand = trail["pile"], trail["hand"]
    assert pile["top"] < trail["first"] < pile["bottom"]  # from the pile
    assert hand["top"] < trail["last"]  # into the hand
    assert trail["flying"] == 0
    dots = page.get_by_test_id("trails").locator("circle")
    page.mouse.click(5, 5)
    expect(dots).to_have_count(0)  # whoever goes on has seen it


def test_four_mermaids_win_at_once(rig: Rig, new_page: NewPage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(requests, "new_seed", lambda: MERMAIDS_SOON)
    page, friend = new_page(), Friend(rig.address, "Боря")
    table = lay(page, rig.address, "sea_salt_paper", [ME, OPEN], options={"first_seat": "0"})
    friend.sit(table)
    page.goto(f"{rig.address}/t/{table}")
    page.get_by_test_id("hand").wait_for()
    with friend.socket() as wire:
        last = wire.subscribe(table, seat=1)
        while last["result"] is None:
            if last["decision"]["actor"] == 0:
                towards_mermaids(page).click()
                last = wire.until(partial(is_update_to, last["n"] + 1))
            else:
                last = pass_mermaids_on(wire, table, last)
    expect(page.get_by_test_id("ending")).to_contain_text("русал")
    page.keyboard.press("Enter")  # a key or a second click that was meant for the table puts nothing aside
    page.mouse.move(5, 5)
    page.mouse.down(click_count=2)
    page.mouse.up(click_count=2)
    page.wait_for_timeout(100)
    expect(page.get_by_test_id("ending")).to_be_visible()
    shoot(page, "ssp-mermaids")
    assert last["result"]["ending"] == "four_mermaids"
    assert last["result"]["winners"] == [0]
    assert missing_texts(page) == []


def towards_mermaids(page: Page) -> Locator:
    """What somebody who collects mermaids chooses among what is lit."""
    page.locator("[data-target]").first.wait_for()
    if page.get_by_test_id("keep").count():
        mermaid = page.get_by_test_id("keep").filter(has=page.locator(f'[data-place="drawn:{MERMAID}"]'))
        return mermaid.first if mermaid.count() else page.get_by_test_id("keep").first
    if page.get_by_test_id("end").count():
        return page.get_by_test_id("end")
    piles = page.locator("[data-testid^=pile-][data-target]")
    mermaids = piles.filter(has_text="русалка")
    if page.locator("[data-testid=deck][data-target]").count():
        return mermaids.first if mermaids.count() else page.get_by_test_id("deck")
    return piles.filter(has_not_text="русалка").first  # a mermaid is not buried


def pass_mermaids_on(wire: Wire, table: str, last: dict[str, Any]) -> dict[str, Any]:
    """A friend who draws and throws every mermaid away."""
    texts = [move["text"] for move in last["decision"]["moves"]]
    wanted = ["take:deck", *(text for text in texts if text.startswith("keep:") and MERMAID not in text)]
    chosen = next((text for text in [*wanted, "discard:0", "end"] if text in texts), texts[0])
    done = wire.ask(type="move", table=table, seat=1, ply=last["ply"], move=chosen)
    assert done["type"] == "done", done
    return [one for one in wire.heard if one["type"] == "update"][-1]
