"""Whole voyages of Tranquility in a real browser, and every mode's sea."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from seaboard.games import game_named
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
from tests.server.rig import BOT, ME, OPEN, Friend, Rig

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
    place = page.locator("[data-testid=cell].legal:not([aria-label*='leaves a gap'])").first
    expect(place).to_contain_text("free")
    assert "free" in (place.get_attribute("aria-label") or "")
    page.locator("[data-testid=card].selected").click()
    expect(page.locator("[data-testid=cell].legal")).to_have_count(0)
    page.get_by_test_id("cell").nth(20).hover()
    expect(page.get_by_test_id("cell").nth(20)).to_contain_text("free")
    # resting on a card shows where it could go and tells the costs
    page.get_by_test_id("card").first.hover()
    expect(page.get_by_test_id("cell").nth(20)).to_contain_text("0")
    expect(page.get_by_test_id("detail")).to_contain_text("Free: 36 cells")
    shoot(page, "tranquility-detail")


def test_the_focus_tells_what_the_pointer_is_told(rig: Rig, new_page: NewPage) -> None:
    page = new_page(language="en-GB")
    table = lay(page, rig.address, "tranquility", [ME])
    page.goto(f"{rig.address}/t/{table}")
    page.get_by_test_id("card").first.wait_for()
    page.keyboard.press("Tab")
    page.get_by_test_id("card").nth(1).focus()
    expect(page.get_by_test_id("detail")).to_contain_text("Free: 36 cells")
    assert "Free: 36 cells" in (page.get_by_test_id("card").nth(1).get_attribute("aria-label") or "")
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("detail")).to_have_count(0)


def test_a_finger_that_rests_learns_more_and_plays_nothing(rig: Rig, new_page: NewPage) -> None:
    page = new_page(phone=True, language="en-GB")
    table = lay(page, rig.address, "tranquility", [ME, BOT])
    page.goto(f"{rig.address}/t/{table}")
    page.locator("[data-testid=card].legal").first.wait_for()
    rest(page, page.get_by_test_id("cell").nth(20))
    expect(page.get_by_test_id("detail")).to_contain_text("Row 3, cell 3")
    shoot(page, "tranquility-long-press")
    rest(page, page.get_by_test_id("card").first)
    expect(page.get_by_test_id("detail")).to_contain_text("Island")
    expect(page.locator("[data-testid=card].selected")).to_have_count(0)

    page.get_by_test_id("seat-1").tap()
    sheet = page.get_by_test_id("crew-sheet")
    expect(sheet).to_contain_text("in the deck")
    shoot(page, "tranquility-crew")
    assert faults_of_access(page) == []


def rest(page: Page, target: Locator) -> None:
    """A finger goes down, stays, and goes up again."""
    box = target.bounding_box()
    assert box is not None
    touch = page.context.new_cdp_session(page)
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    page.get_by_test_id("detail").wait_for()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_card_is_dragged_to_its_place_and_another_is_dealt(rig: Rig, new_page: NewPage) -> None:
    page = new_page(moving=True)
    table = lay(page, rig.address, "tranquility", [ME])
    page.goto(f"{rig.address}/t/{table}")
    card = page.locator("[data-testid=card].legal").first
    number = card.get_attribute("data-place")
    page.evaluate(
        """() => { window.seen = 0; new MutationObserver(changes => { for (const change of changes)
        for (const node of change.addedNodes) if (node.classList?.contains('flying')) window.seen++ })
        .observe(document.body, {subtree: true, childList: true}) }"""
    )
    drag(page, card, page.get_by_test_id("cell").nth(14))
    expect(page.get_by_test_id("cell").nth(14)).to_have_class(re.compile("full"))
    expect(page.locator(f'[data-testid=card][data-place="{number}"]')).to_have_count(0)
    expect(page.get_by_test_id("card")).to_have_count(5)
    page.evaluate("() => new Promise(done => { const look = () => seen > 1 ? done() : setTimeout(look, 30); look() })")
    assert page.evaluate("seen") == 2, "one to the sea, one from the deck"


def drag(page: Page, thing: Locator, place: Locator) -> None:
    thing.hover()
    page.mouse.down()
    box = place.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=6)
    shoot(page, "tranquility-drag")
    page.mouse.up()


def reached(rig: Rig, seed: int, prompt: str, monkeypatch: pytest.MonkeyPatch) -> tuple[str, Friend, Friend, int]:
    """A stormy table of two where one of them is asked this: the table, that one, the other, and the seat."""
    game, options, dealt = game_named("tranquility"), MODES["stormy"], f"{seed:032x}"
    friends = Friend(rig.address, "Anna"), Friend(rig.address, "Borys")
    monkeypatch.setattr("seaboard.service.requests.new_seed", lambda: dealt)
    table = friends[0].lay(ME, OPEN, game="tranquility", options=options)
    friends[1].sit(table)
    state, chance = game.start(2, options, seed=dealt), random.Random(seed)
    wires = [friend.socket() for friend in friends]
    ply = 0
    while True:
        actor = int(state.actor())
        if game.prompt(state, actor).key == prompt:
            break
        text = chance.choice(game.moves(state)).text
        done = wires[actor].ask(type="move", table=table, seat=actor, ply=ply, move=text)
        assert done["type"] == "done", done
        state.advance(game.parse(state, text))
        ply = done["ply"]
    for wire in wires:
        wire.close()
    return table, friends[actor], friends[1 - actor], actor


def page_of(new_page: NewPage, rig: Rig, friend: Friend, table: str) -> Page:
    page = new_page(language="en-GB")
    page.context.add_cookies([{"name": "seaboard", "value": friend.cookie, "url": rig.address}])
    page.goto(f"{rig.address}/t/{table}")
    return page


def test_counts_are_pledged_with_buttons(rig: Rig, new_page: NewPage, monkeypatch: pytest.MonkeyPatch) -> None:
    table, asked, other, seat = reached(rig, 7, "pledge", monkeypatch)
    page = page_of(new_page, rig, asked, table)
    page.get_by_role("button", name="I can give more").click()
    page.locator(".pledge .count", has_text="2").click()
    expect(page.locator(".pledge .count")).to_have_count(0)
    with other.socket() as wire:
        shown = wire.subscribe(table, seat=1 - seat)
        assert shown["view"]["pledges"]["counts"] == [None, None]  # told when all have said theirs
        three = next(one for one in shown["decision"]["moves"] if one["facts"] == {"count": 3})
        wire.ask(type="move", table=table, seat=1 - seat, ply=shown["ply"], move=three["text"])
    expect(page.locator(".pledge")).to_contain_text("Anna – 3, You – 2. Together 5")
    expect(page.locator(".pledge .count")).not_to_have_count(0)  # not eight together: once more
    shoot(page, "tranquility-pledge")
    assert missing_texts(page) == []


def test_a_storm_is_voted_on_with_buttons(rig: Rig, new_page: NewPage, monkeypatch: pytest.MonkeyPatch) -> None:
    table, asked, _, _ = reached(rig, 2, "vote", monkeypatch)
    page = page_of(new_page, rig, asked, table)
    shoot(page, "tranquility-vote")
    page.get_by_role("button", name="Disagree").click()
    expect(page.get_by_role("button", name="Disagree")).to_have_count(0)
    expect(page.get_by_role("log")).to_contain_text("You disagree.")
    assert missing_texts(page) == []
