"""Small things of the hand: another card by one press, the discard at any time, help beside whatever lies there."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.conftest import NewPage
from tests.e2e.people import lay
from tests.server.rig import ME, Rig


def test_another_card_is_picked_by_one_press_and_the_discard_can_be_looked_at(rig: Rig, new_page: NewPage) -> None:
    page = new_page()
    table = lay(page, rig.address, "finspan", [ME, ME])
    page.goto(f"{rig.address}/t/{table}")
    page.get_by_test_id("curtain-open").or_(page.get_by_test_id("card").first).first.wait_for()
    if page.get_by_test_id("curtain-open").count():
        page.get_by_test_id("curtain-open").click()
    page.get_by_test_id("discard").click()
    expect(page.get_by_test_id("discard")).to_have_attribute("aria-pressed", "true")
    page.locator("[data-place=hand]").click()
    cards = page.locator("[data-testid=card][data-target]")
    first, second = cards.nth(0).get_attribute("data-card"), cards.nth(1).get_attribute("data-card")
    chosen = page.locator("[data-testid=card].selected")
    cards.nth(0).click()
    expect(chosen).to_have_attribute("data-card", str(first))
    page.locator(f"[data-card={second}]").click()
    expect(chosen).to_have_attribute("data-card", str(second))


def test_whatever_lies_there_tells_what_it_is(rig: Rig, new_page: NewPage) -> None:
    page = new_page()
    table = lay(page, rig.address, "sea_salt_paper", [ME, ME], options={"first_seat": "0"})
    page.goto(f"{rig.address}/t/{table}")
    slip = page.get_by_test_id("closer")
    for place, said in (("deck", "дві карти"), ("pile-0", "лише верхню")):
        page.get_by_test_id(place).hover()
        expect(slip).to_contain_text(said)
        page.mouse.move(5, 500)
        expect(slip).to_have_count(0)


def test_a_page_from_before_an_update_is_opened_again(rig: Rig, new_page: NewPage) -> None:
    page = new_page(allowed="404")
    page.goto(rig.address)
    opened: list[str] = []
    page.on("domcontentloaded", lambda _: opened.append(page.url))
    page.route("**/assets/Settings-*.js", lambda route: route.continue_() if opened else route.fulfill(status=404))
    page.locator("a[href='/settings']").first.click()
    expect(page.get_by_test_id("calls")).to_be_visible()
    assert len(opened) == 1
