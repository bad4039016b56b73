"""The turns of others are told: a caption at the plate, a card of the last turn, at a pace of one's own."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.e2e.conftest import NewPage
from tests.e2e.people import catch, caught, lay, pace, shoot
from tests.server.rig import BOT, ME, Rig

# The caption as long as it is there, the plate it stands at, and whether the deck can be pressed meanwhile.
RIBBON = """() => { const ribbon = document.querySelector('[data-testid=ribbon]');
  const box = one => one.getBoundingClientRect().toJSON();
  return ribbon && { text: ribbon.innerText, ribbon: box(ribbon),
    plate: box(document.querySelector('[data-testid=seat-1]')),
    lit: document.querySelectorAll('[data-testid=deck][data-target]').length } }"""


def end_my_turn(page: Page) -> None:
    page.locator("[data-testid^=pile-][data-target]").first.click()
    # There is nothing else to do: the turn ends by itself. (A quick rival may be done before anybody looks.)
    others = page.get_by_test_id("prompt").filter(has_not_text="Ваш хід")
    told = page.get_by_test_id("turn-card").filter(has_text="Креветка")
    on_a_phone = page.get_by_test_id("recall")
    expect(others.or_(told).or_(on_a_phone).first).to_be_visible()


def test_a_turn_of_a_bot_is_told_at_its_plate_and_stays_in_the_log(rig: Rig, new_page: NewPage) -> None:
    page = new_page(moving=True, forced=True)
    table = lay(page, rig.address, "sea_salt_paper", [ME, BOT], options={"first_seat": "0"})
    page.goto(f"{rig.address}/t/{table}")
    page.get_by_test_id("seat-1").wait_for()
    catch(page, RIBBON)
    end_my_turn(page)
    said = caught(page)
    assert "Креветка" in said["text"]
    assert 0 <= said["ribbon"]["top"] - said["plate"]["bottom"] < 40  # at the plate, not over it
    assert said["ribbon"]["height"] < 60

    card = page.get_by_test_id("turn-card")
    expect(card).to_contain_text("Креветка")
    expect(page.locator("[data-testid=pile-0][data-target], [data-testid=deck][data-target]").first).to_be_visible()
    shoot(page, "ssp-turn-told")
    steps = card.locator("li").count()
    assert steps > 0
    assert card.locator(".piece").count() > 0

    catch(page, f"() => {{ const said = ({RIBBON})(); return said && !said.lit }}")
    page.get_by_test_id("tell-again").click()
    assert caught(page)  # what is told again is not played again
    expect(page.locator("[data-testid=deck][data-target]")).to_be_visible()
    assert card.locator("li").count() == steps  # and not written down again


def test_step_by_step_waits_for_me(rig: Rig, new_page: NewPage) -> None:
    page = new_page(moving=True, forced=True)
    pace(page, "step")
    table = lay(page, rig.address, "sea_salt_paper", [ME, BOT], options={"first_seat": "0"})
    page.goto(f"{rig.address}/t/{table}")
    end_my_turn(page)
    following = page.get_by_test_id("next-step")
    following.wait_for()
    expect(page.get_by_test_id("ribbon")).to_have_count(0)
    catch(page, RIBBON)
    following.click()
    assert caught(page)

    page.get_by_test_id("pace-now").click()  # kept, and used at once
    page.keyboard.press(".")
    expect(page.locator("[data-testid=deck][data-target]")).to_be_visible()
    kept = page.evaluate("JSON.parse(localStorage.getItem('seaboard.settings')).pace")
    assert kept == "now"


def test_pointing_at_a_line_lights_its_places(rig: Rig, new_page: NewPage) -> None:
    page = new_page(moving=True, forced=True)
    pace(page, "fast")
    table = lay(page, rig.address, "sea_salt_paper", [ME, BOT], options={"first_seat": "0"})
    page.goto(f"{rig.address}/t/{table}")
    end_my_turn(page)
    expect(page.locator("[data-testid=deck][data-target]")).to_be_visible(timeout=30_000)
    expect(page.get_by_test_id("foam")).to_have_count(0)
    page.get_by_test_id("turn-card").locator("li").first.hover()
    expect(page.get_by_test_id("foam").locator("path")).not_to_have_count(0)
    page.mouse.move(5, 400)
    expect(page.get_by_test_id("foam")).to_have_count(0)
