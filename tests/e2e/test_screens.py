"""Every screen: accessible, translated, light and dark, wide and on a phone, within its budget."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Request, expect

from tests.e2e.conftest import NewPage
from tests.e2e.people import by_day_and_night, by_mouse, faults_of_access, lay, missing_texts, play_to_the_end, shoot
from tests.server.rig import BOT, ME, OPEN, Rig

PLACES = {
    "home": "/",
    "new-table": "/new/sea_salt_paper",
    "lesson": "/learn/sea_salt_paper",
    "rules": "/rules/sea_salt_paper",
    "mine": "/mine",
    "settings": "/settings",
    "not-found": "/no/such/place",
    "no-table": "/t/nosuchtable0",
    "no-replay": "/replay/nosuchtable0",
}


def settle(page: Page) -> None:
    page.wait_for_load_state("networkidle")
    page.locator("main").wait_for()
    page.wait_for_timeout(150)


@pytest.mark.parametrize("name", PLACES)
def test_a_screen_is_accessible_and_translated(rig: Rig, new_page: NewPage, name: str) -> None:
    for phone in (False, True):
        page = new_page(phone=phone, allowed="404")
        for light in by_day_and_night(page):
            page.goto(rig.address + PLACES[name])
            settle(page)
            shoot(page, f"{name}-{'phone' if phone else 'wide'}-{light}")
            assert missing_texts(page) == []
            assert faults_of_access(page) == []


def test_the_table_is_accessible(rig: Rig, new_page: NewPage) -> None:
    for phone in (False, True):
        page = new_page(phone=phone)
        table = lay(page, rig.address, "sea_salt_paper", [ME, BOT, BOT], options={"first_seat": "0"})
        for light in by_day_and_night(page):
            page.goto(f"{rig.address}/t/{table}")
            if light == "light":
                page.get_by_test_id("deck").click()
            page.get_by_test_id("keep").first.wait_for()
            shoot(page, f"table-{'phone' if phone else 'wide'}-{light}")
            assert faults_of_access(page) == []
            page.get_by_test_id("menu").click()
            assert faults_of_access(page) == []
            assert missing_texts(page) == []


@pytest.mark.parametrize("phone", [False, True])
def test_what_stands_around_a_game_is_accessible(rig: Rig, new_page: NewPage, phone: bool) -> None:
    """Waiting, the curtain between two hands, the end and the replay, by day and by night."""
    page = new_page(phone=phone)

    def check(name: str) -> None:
        for light in by_day_and_night(page):
            shoot(page, f"{name}-{'phone' if phone else 'wide'}-{light}")
            assert missing_texts(page) == []
            assert faults_of_access(page) == []

    table = lay(page, rig.address, "sea_salt_paper", [ME, BOT, OPEN])
    page.goto(f"{rig.address}/t/{table}")
    page.get_by_test_id("link").wait_for()
    check("waiting")

    options = {"first_seat": "0", "target_score": 5}
    table = lay(page, rig.address, "sea_salt_paper", [ME, ME], options=options)
    page.goto(f"{rig.address}/t/{table}")
    page.get_by_test_id("pile-0").click()
    page.get_by_test_id("end").click()
    page.get_by_test_id("curtain").wait_for()
    check("curtain")

    play_to_the_end(page, by_mouse, on_round=lambda: check("round"))
    expect(page.get_by_test_id("score-sheet")).to_be_visible()
    check("finished")
    page.goto(f"{rig.address}/replay/{table}")
    page.get_by_test_id("next").click()
    check("replay")
    page.goto(f"{rig.address}/mine")
    page.get_by_test_id("table-line").first.wait_for()
    check("mine-played")


@pytest.mark.parametrize(("language", "title"), [("uk-UA", "Чотири"), ("ru-RU", "Четыре"), ("en-GB", "Four")])
def test_the_language_of_the_browser_comes_first(rig: Rig, new_page: NewPage, language: str, title: str) -> None:
    page = new_page(language=language)
    page.goto(rig.address)
    expect(page.locator("h1")).to_contain_text(title)
    table = lay(page, rig.address, "sea_salt_paper", [ME, BOT], options={"first_seat": "0"})
    page.goto(f"{rig.address}/t/{table}")
    page.get_by_test_id("deck").click()
    page.get_by_test_id("keep").first.wait_for()
    assert missing_texts(page) == []


def test_the_language_changes_without_a_reload(rig: Rig, new_page: NewPage) -> None:
    page = new_page()
    page.goto(rig.address)
    page.evaluate("window.same = true")
    page.locator("select").select_option("en")
    expect(page.locator("h1")).to_contain_text("Four games")
    assert page.locator("html").get_attribute("lang") == "en"
    assert page.evaluate("window.same") is True


def test_the_rules_change_their_language_without_a_reload(rig: Rig, new_page: NewPage) -> None:
    page = new_page()
    page.goto(f"{rig.address}/rules/finspan")
    page.evaluate("window.same = true")
    for language, word in (("en", "dive site"), ("ru", "дайв-сайт"), ("uk", "Навтом")):
        page.locator("select").select_option(language)
        expect(page.locator(f"[lang={language}] #FIN-01")).to_be_visible()
        expect(page.locator(f"[lang={language}] #FIN-01").locator("xpath=..")).to_contain_text(word)
        expect(page.locator("table")).to_have_count(2)
        shoot(page, f"rules-{language}")
        assert missing_texts(page) == []
        assert faults_of_access(page) == []
    assert page.evaluate("window.same") is True


def test_a_finished_game_is_replayed(rig: Rig, new_page: NewPage) -> None:
    page = new_page()
    table = lay(page, rig.address, "sea_salt_paper", [ME, BOT], options={"first_seat": "0"})
    page.goto(f"{rig.address}/t/{table}")
    page.get_by_test_id("pile-0").click()
    page.get_by_test_id("end").click()
    page.goto(f"{rig.address}/replay/{table}")
    page.get_by_test_id("next").click()
    expect(page.locator("[data-hand]")).to_have_count(1)
    page.get_by_test_id("back").click()
    expect(page.locator("[data-hand]")).to_have_count(0)
    shoot(page, "replay")
    assert missing_texts(page) == []
    assert faults_of_access(page) == []


def test_the_first_load_keeps_its_budget(rig: Rig, new_page: NewPage) -> None:
    page = new_page()
    sizes: dict[str, int] = {}

    def weigh(request: Request) -> None:
        path = request.url.removeprefix(rig.address)
        if path.startswith("/assets/") and not path.endswith(".woff2"):
            sizes[path] = request.sizes()["responseBodySize"]

    page.on("requestfinished", weigh)
    page.goto(rig.address)
    settle(page)
    home = sum(sizes.values())
    page.get_by_test_id("play-now").click()
    page.get_by_test_id("first-known").click()
    page.get_by_test_id("hand").wait_for()
    settle(page)
    table = sum(sizes.values()) - home
    print(f"home {home} bytes, table {table} bytes more")
    assert 0 < home <= 120_000
    assert 0 < table <= 100_000


SHIFTS = """window.shift = 0; new PerformanceObserver(list => { for (const entry of list.getEntries())
    if (!entry.hadRecentInput) window.shift += entry.value }).observe({type: 'layout-shift', buffered: true})"""


@pytest.mark.parametrize("phone", [False, True])
def test_nothing_shifts_while_pages_load(rig: Rig, new_page: NewPage, phone: bool) -> None:
    page = new_page(phone=phone)
    page.add_init_script(SHIFTS)
    tables = [lay(page, rig.address, game, [ME, BOT]) for game in ("sea_salt_paper", "tranquility")]
    places = ["/", "/settings", "/learn/tranquility", "/new/sea_salt_paper", *(f"/t/{table}" for table in tables)]
    for place in places:
        page.goto(rig.address + place)
        settle(page)
        assert page.evaluate("window.shift") < 0.02, place
