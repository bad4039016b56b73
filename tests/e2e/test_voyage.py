"""The voyage of the day and the moments in a browser: three languages, two days by an injected clock, two players."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime

import pytest
from playwright.sync_api import expect

from seaboard.moments.kept import moments_of_game
from tests.e2e.conftest import NewPage
from tests.e2e.people import by_mouse, faults_of_access, missing_texts, play_to_the_end, shoot
from tests.server.rig import Friend, Rig, play_on, rig_on

DAY = 24 * 3600 * 1000


class Clock:
    now = int(datetime(2026, 11, 16, 12).timestamp() * 1000)  # a Monday: Tranquility, for one

    def __call__(self) -> int:
        return self.now


CLOCK = Clock()


@pytest.fixture(scope="module")
def sea(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Rig]:
    CLOCK.now = Clock.now
    folder = tmp_path_factory.mktemp("server")
    with rig_on(str(folder / "tables.sqlite3"), clock=CLOCK, voyage_bots=("breeze",)) as running:
        yield running


def test_two_days_two_players_three_languages(sea: Rig, new_page: NewPage) -> None:
    # a second player, on a phone, in Russian: sails first
    phone = new_page(phone=True, language="ru-RU", dark=True)
    phone.goto(f"{sea.address}/voyage")
    phone.get_by_test_id("set-sail").tap()
    phone.wait_for_url("**/t/*")
    cookie = next(str(one["value"]) for one in phone.context.cookies() if one["name"] == "seaboard")
    second = Friend(sea.address, name="Тарас", cookie=cookie)
    with second.socket() as wire:
        play_on({0: wire}, phone.url.rpartition("/")[2], 5000, seed=4)
    phone.goto(f"{sea.address}/voyage")
    phone.get_by_test_id("card").wait_for()
    expect(phone.get_by_test_id("share-words")).to_contain_text("Рейс дня 16.11: Море спокойствия")
    assert missing_texts(phone) == []
    shoot(phone, "voyage-phone")

    # the first player: from the home page, by mouse, in Ukrainian
    page = new_page()
    page.goto(sea.address)
    page.get_by_test_id("home-voyage").click()
    expect(page.get_by_test_id("voyage")).to_contain_text("Море спокою")
    expect(page.get_by_test_id("port")).to_contain_text("Тарас")
    page.get_by_test_id("set-sail").click()
    page.wait_for_url("**/t/*")
    table = page.url
    page.goto(f"{sea.address}/voyage")
    page.get_by_test_id("sail-on").click()  # there is only one try
    page.wait_for_url(table)
    play_to_the_end(page, by_mouse, seed=3)
    page.get_by_test_id("to-voyage").click()
    card = page.get_by_test_id("card")
    card.wait_for()
    card.evaluate("image => image.decode()")
    assert card.evaluate("image => [image.naturalWidth, image.naturalHeight]") == [1080, 1080]
    expect(page.get_by_test_id("streak")).to_have_text("1")
    assert page.get_by_test_id("set-sail").count() == 0
    with page.expect_download() as saved:
        page.get_by_test_id("share").click()
    assert saved.value.suggested_filename == "seaboard-2026-11-16.png"
    assert page.get_by_test_id("voyage-seed").count() == 0  # not before the day is over
    expect(page.get_by_test_id("port").locator("tr.you")).to_have_count(1)
    assert missing_texts(page) == []
    assert faults_of_access(page) == []
    shoot(page, "voyage")

    # the next day, in English: another game; yesterday's deal lies open; giving up is nothing
    CLOCK.now += DAY
    page.goto(f"{sea.address}/voyage")
    page.locator("select.language").select_option("en")
    expect(page.get_by_test_id("voyage")).to_contain_text("Kelp: Octopus")
    expect(page.get_by_test_id("streak")).to_have_text("1")
    page.get_by_test_id("set-sail").click()
    page.wait_for_url("**/t/*")
    page.request.post(f"{sea.address}/api/tables/{page.url.rpartition('/')[2]}/leave", data={})
    page.goto(f"{sea.address}/voyage")
    expect(page.get_by_test_id("port")).to_contain_text("given up")
    page.goto(f"{sea.address}/voyage/2026-11-16")
    page.locator("details.promise summary").click()
    expect(page.get_by_test_id("voyage-seed")).to_have_text(sea_seed(second))
    assert missing_texts(page) == []


def sea_seed(friend: Friend) -> str:
    return str(friend.get("/api/voyage")["week"][0]["seed"])


def test_a_moment_is_tried_and_solved(sea: Rig, new_page: NewPage) -> None:
    page = new_page()
    page.goto(f"{sea.address}/moments")
    page.get_by_test_id("moments-sea_salt_paper").click()
    page.get_by_test_id("prompt").wait_for()
    moment = moments_of_game("sea_salt_paper")[page.url.rpartition("/")[2]]
    moves = [move["text"] for move in moment["moves"]]
    place = {"take:deck": "deck", "take:0": "pile:0", "take:1": "pile:1"}
    assert moment["best"] in place, "the first moment asks where to take a card from"
    page.locator(f"[data-place='{place[moves[1]]}']").first.click()
    expect(page.get_by_test_id("moment-verdict")).to_contain_text("Є кращий хід")
    page.locator(f"[data-place='{place[moment['best']]}']").first.click()
    expect(page.get_by_test_id("moment-verdict")).to_contain_text("Так, це він")
    expect(page.get_by_test_id("moments-solved")).to_contain_text("Розгадано: 0")
    assert missing_texts(page) == []
    page.get_by_test_id("moment-next").click()
    page.get_by_test_id("prompt").wait_for()
    for language, game in (("ru-RU", "kelp"), ("en-GB", "finspan"), ("ru-RU", "tranquility")):
        other = new_page(phone=game == "kelp", language=language, dark=True)
        other.goto(f"{sea.address}/moments")
        other.get_by_test_id(f"moments-{game}").click()
        other.get_by_test_id("prompt").wait_for()
        other.get_by_test_id("moment-show").click()
        other.get_by_test_id("moment-verdict").wait_for()
        assert missing_texts(other) == []
        shoot(other, f"moment-{game}")

    # my games: figures and all my data in one file
    page.goto(f"{sea.address}/mine")
    page.get_by_test_id("figures").wait_for()
    with page.expect_download() as saved:
        page.get_by_test_id("export").click()
    assert saved.value.suggested_filename == "seaboard-my-data.json"
    assert missing_texts(page) == []
