"""The review in a browser: the sea, verdicts, what could be known, the truth behind its switch, once more from here."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from seaboard.games import game_named
from tests.e2e.conftest import NewPage
from tests.e2e.people import faults_of_access, lay, missing_texts, shoot
from tests.review.games import game_played
from tests.server.rig import ME, Friend, Rig

SHORT = (("first_seat", "0"), ("target_score", 5))
LONG = 120_000  # a review on a busy machine


def played(rig: Rig, page: Page, monkeypatch: pytest.MonkeyPatch) -> str:
    """A finished table of one person who played both seats."""
    record = game_played("sea_salt_paper", options=SHORT)
    monkeypatch.setattr("seaboard.service.requests.new_seed", lambda: record.seed)
    table = lay(page, rig.address, "sea_salt_paper", [ME, ME], options=dict(SHORT))
    cookie = next(str(one["value"]) for one in page.context.cookies() if one["name"] == "seaboard")
    wire = Friend(rig.address, cookie=cookie).socket()
    game = game_named("sea_salt_paper")
    state = game.start(2, record.options, seed=record.seed)
    for ply, text in enumerate(record.moves):
        done = wire.ask(type="move", table=table, seat=int(state.actor()), ply=ply, move=text)
        assert done["type"] == "done", (text, done)
        state.advance(game.parse(state, text))
    wire.close()
    return table


def test_a_game_is_looked_back_at(rig: Rig, new_page: NewPage, monkeypatch: pytest.MonkeyPatch) -> None:
    page = new_page()
    table = played(rig, page, monkeypatch)
    page.goto(f"{rig.address}/review/{table}")
    sea = page.get_by_test_id("review-sea")
    sea.wait_for()
    expect(page.get_by_test_id("review-state")).to_have_text("Розбір готовий", timeout=LONG)
    page.get_by_test_id("helm").wait_for()
    assert page.get_by_test_id("split-wind").count() == 1

    # step by step, by keyboard
    page.keyboard.press("Home")
    expect(sea).to_have_attribute("aria-valuenow", "0")
    page.keyboard.press("ArrowRight")
    expect(sea).to_have_attribute("aria-valuenow", "1")
    page.get_by_test_id("review-moves").wait_for()
    if page.get_by_test_id("next-mistake").count():
        page.get_by_test_id("next-mistake").click()
        page.get_by_test_id("verdict").wait_for()
    shoot(page, "review-ssp")

    # what could be known: the deck's next card, with figures; the truth only behind its switch
    page.keyboard.press("Home")
    expect(page.get_by_test_id("known-next")).to_contain_text("%", timeout=LONG)
    for _ in range(12):  # until the other holds cards
        page.keyboard.press("ArrowRight")
    expect(sea).to_have_attribute("aria-valuenow", "12")
    page.wait_for_timeout(500)
    hidden = page.locator("[data-place='seat:1']").first.inner_html()
    page.get_by_test_id("truth").check()
    expect(page.get_by_test_id("split-others").first).to_be_visible(timeout=LONG)
    for _ in range(300):
        if page.locator("[data-place='seat:1']").first.inner_html() != hidden:
            break
        page.wait_for_timeout(100)
    assert page.locator("[data-place='seat:1']").first.inner_html() != hidden
    shoot(page, "review-ssp-truth")
    page.get_by_test_id("truth").uncheck()

    # instead of the curve, a table
    page.get_by_test_id("review-as-table").click()
    assert page.get_by_test_id("review-table").locator("tbody tr").count() > 10
    page.keyboard.press("Escape")
    assert missing_texts(page) == []
    assert faults_of_access(page) == []

    # a phone at night, in the other languages
    for language in ("ru-RU", "en-GB"):
        phone = new_page(phone=True, dark=True, language=language)
        phone.goto(f"{rig.address}/review/{table}/0/3")
        phone.get_by_test_id("review-sea").wait_for()
        expect(phone.get_by_test_id("review-sea")).to_have_attribute("aria-valuenow", "3")
        phone.get_by_test_id("review-summary").click()
        phone.get_by_test_id("helm").wait_for(timeout=LONG)
        assert missing_texts(phone) == []
    shoot(phone, "review-phone")

    # "my games" tells how one decides
    page.goto(f"{rig.address}/mine")
    expect(page.get_by_test_id("progress")).to_contain_text("%")

    # once more from here
    page.goto(f"{rig.address}/review/{table}/0/4")
    page.get_by_test_id("review-sea").wait_for()
    page.get_by_test_id("try-again").click()
    page.wait_for_url("**/t/*")
    page.locator("[data-place=deck]").first.wait_for()
    assert table not in page.url


PLACES = {"kelp": "zone:z", "finspan": "slot:", "tranquility": "cell:"}


@pytest.mark.parametrize("game", ["kelp", "finspan", "tranquility"])
def test_every_board_is_drawn_in_its_review(rig: Rig, new_page: NewPage, game: str) -> None:
    page = new_page()
    page.request.get(f"{rig.address}/api/me")
    seats = [{"kind": "me"}, {"kind": "bot", "level": "breeze"}]
    brought = {"record": game_played(game).write(), "seats": seats}
    kept = page.request.post(f"{rig.address}/api/games/kept", data=brought)
    assert kept.status == 201, kept.text()
    page.goto(f"{rig.address}/review/{kept.json()['id']}/0/9")
    page.get_by_test_id("review-sea").wait_for()
    expect(page.locator(f".stage [data-place^='{PLACES[game]}']").first).to_be_visible(timeout=LONG)
    if game == "kelp":  # where the octopus can be: heat on the board, and its reason beside the figures
        expect(page.get_by_test_id("heat").first).to_contain_text("%", timeout=LONG)
        expect(page.get_by_test_id("known-zones")).to_contain_text("блок", timeout=LONG)
    assert missing_texts(page) == []
    shoot(page, f"review-{game}")
