"""Friends meet: an invitation by link, a name in few taps, seats that fill, signs and words that are seen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import NewPage
from tests.e2e.measures import SIZES, measured
from tests.e2e.people import faults_of_access, lay, missing_texts, shoot
from tests.server.rig import ME, OPEN, Rig


def check(page: Page, name: str) -> None:
    """By every size: nothing clipped, covered or too small; and accessible."""
    for size, viewport in SIZES.items():
        page.set_viewport_size(viewport)
        page.wait_for_timeout(120)
        shoot(page, f"{name}-{size}")
        assert measured(page) == [], (name, size)
    assert faults_of_access(page) == []
    assert missing_texts(page) == []


def test_a_friend_joins_by_link_in_three_taps(rig: Rig, new_page: NewPage) -> None:
    host, guest = new_page(), new_page(phone=True)
    host.goto(rig.address)
    host.get_by_test_id("invite-sea_salt_paper").click()
    host.get_by_test_id("my-name").fill("Оксана")
    host.keyboard.press("Enter")
    expect(host.get_by_test_id("open-seat")).to_have_count(3)
    expect(host.get_by_test_id("reach")).to_have_attribute(
        "data-network", "none"
    )  # this server listens for itself only
    check(host, "lobby")
    host.set_viewport_size(SIZES["1440x900"])

    taps = 0
    guest.goto(host.url)
    expect(guest.get_by_role("heading", name="Оксана кличе вас за стіл")).to_be_visible()
    guest.get_by_test_id("sit").tap()  # without a name one is asked for it
    taps += 1
    expect(guest.get_by_test_id("who-name")).to_be_focused()
    guest.keyboard.type("Тарас")
    guest.get_by_test_id("sit").tap()
    taps += 1
    expect(guest.get_by_test_id("seat").first).to_contain_text("Тарас")
    assert taps <= 3
    expect(host.get_by_test_id("seat")).to_have_count(2)
    expect(host.get_by_text("Тарас", exact=True)).to_be_visible()

    host.get_by_test_id("add-bot").last.click()
    host.get_by_test_id("level-calm").click()
    expect(host.get_by_test_id("start")).to_have_text("Почати втрьох")
    host.get_by_test_id("start").click()
    for page in (host, guest):
        page.locator("[data-plate]").first.wait_for()
    expect(host.locator("[data-plate]").first).to_contain_text("Тарас")
    expect(host.get_by_text("Бульбашка").first).to_be_visible()  # the bot is the one that was seated

    guest.get_by_test_id("signs").tap()
    guest.get_by_test_id("sign-well").tap()
    expect(host.get_by_test_id("voice")).to_contain_text("Гарний хід!")
    guest.get_by_test_id("chat").tap()
    guest.get_by_test_id("chat-text").fill("Гарної гри!")
    guest.keyboard.press("Enter")
    expect(host.get_by_test_id("voice")).to_contain_text("Гарної гри!")
    while not any(page.locator("[data-target]").count() for page in (host, guest)):
        host.wait_for_timeout(50)  # the bot may be the one who begins
    turn = host if host.locator("[data-target]").count() else guest
    expect(turn).to_have_title("● ваш хід · Паперові океани · Seaboard")

    again = guest.context.new_page()  # the name is remembered: one tap
    table = lay(host, rig.address, "kelp", [ME, OPEN], start="host")
    again.goto(f"{rig.address}/t/{table}")
    expect(again.get_by_test_id("who-name")).to_have_value("Тарас")
    check(again, "join")
    again.get_by_test_id("sit").click()
    expect(again.get_by_test_id("seat").first).to_contain_text("Тарас")


def test_people_at_one_device_have_names(rig: Rig, new_page: NewPage) -> None:
    page = new_page()
    page.goto(f"{rig.address}/new/sea_salt_paper")
    page.get_by_test_id("seat-1").select_option("me")
    page.get_by_test_id("name-1").fill("Дід Панас")
    page.get_by_test_id("seat-2").select_option("me")
    page.get_by_test_id("lay").click()
    # Who begins is chance: he is asked for by the curtain, or he is a rival on a plate.
    begun = page.get_by_test_id("curtain").or_(page.locator("[data-plate]").first)
    begun.first.wait_for()
    if page.get_by_test_id("curtain-open").count() and "Дід Панас" not in page.get_by_test_id("curtain").inner_text():
        page.get_by_test_id("curtain-open").click()
    expect(page.get_by_text("Дід Панас").first).to_be_visible()


def test_no_signs_where_silence_is_the_rule(rig: Rig, new_page: NewPage) -> None:
    host, guest = new_page(), new_page()
    table = lay(host, rig.address, "tranquility", [ME, OPEN])
    guest.request.get(f"{rig.address}/api/me")  # now the server knows who it is
    assert guest.request.post(f"{rig.address}/api/tables/{table}/sit", data={}).ok
    host.goto(f"{rig.address}/t/{table}")
    host.get_by_test_id("cell").first.wait_for()  # whoever begins
    expect(host.get_by_test_id("signs")).to_have_count(0)
    expect(host.get_by_test_id("chat")).to_have_count(0)


def test_home_offers_a_side_and_tables_to_continue_first(rig: Rig, new_page: NewPage) -> None:
    page = new_page()
    page.goto(rig.address)
    page.get_by_test_id("play-kelp-octopus").click()
    expect(page.get_by_test_id("first-shark")).to_have_count(0)  # the lesson that is offered is that of the side
    expect(page.get_by_test_id("first-octopus")).to_be_visible()
    page.get_by_test_id("first-known").click()
    expect(page.locator("header .chip").first).to_contain_text("осьмин")
    page.goto(rig.address)
    line, games = page.get_by_test_id("table-line").first, page.get_by_test_id("play-finspan")
    line.wait_for()
    above, below = line.bounding_box(), games.bounding_box()
    assert above is not None
    assert below is not None
    assert above["y"] < below["y"]


PLACES = {
    "home": "/",
    "new-table": "/new/finspan",
    "lesson": "/learn/tranquility",
    "rules": "/rules/kelp",
    "mine": "/mine",
    "settings": "/settings",
    "not-found": "/no/such/place",
    "no-table": "/t/nosuchtable0",
}


@pytest.mark.parametrize("language", ["uk-UA", "ru-RU", "en-GB"])
def test_a_ruler_finds_nothing_on_any_screen(rig: Rig, new_page: NewPage, language: str) -> None:
    page = new_page(allowed="404", language=language)
    faults: dict[str, list[str]] = {}
    for name, path in PLACES.items():
        page.goto(rig.address + path)
        page.wait_for_load_state("networkidle")
        for size, viewport in SIZES.items():
            page.set_viewport_size(viewport)
            page.wait_for_timeout(80)
            if found := measured(page):
                faults[f"{name} {size}"] = found
    assert faults == {}
