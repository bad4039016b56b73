"""Whole games of Kelp in a real browser, from both sides, by day and by night."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Request, expect

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
from tests.e2e.roads import walk
from tests.server.rig import BOT, ME, Rig

SIDES = {"shark": [ME, BOT], "octopus": [BOT, ME]}
LANGUAGES = {"uk-UA": "Протистояння", "ru-RU": "Противостояние", "en-GB": "Confrontation"}
AT_RANDOM = {"uk-UA": "навмання", "ru-RU": "наугад", "en-GB": "at random"}  # the hint where only guessing helps


@pytest.mark.parametrize(
    ("way", "press", "phone", "side"),
    [
        ("mouse", by_mouse, False, "octopus"),
        ("keyboard", by_keyboard, False, "shark"),
        ("touch", by_touch, True, "octopus"),
        ("touch", by_touch, True, "shark"),
    ],
)
def test_a_whole_game(rig: Rig, new_page: NewPage, way: str, press: Press, phone: bool, side: str) -> None:
    page = new_page(phone=phone)
    table = lay(page, rig.address, "kelp", SIDES[side], options={"most_rounds": 10})
    page.goto(f"{rig.address}/t/{table}")
    page.get_by_test_id("forest").wait_for()

    made = play_to_the_end(page, press, seed=3)

    assert made > 10
    shoot(page, f"kelp-{side}-{way}-end")
    expect(page.get_by_test_id("score-sheet")).to_be_visible()
    assert missing_texts(page) == []


@pytest.mark.parametrize("board", ["day", "night"])
def test_the_board_is_accessible_from_every_side(
    rig: Rig, new_page: NewPage, monkeypatch: pytest.MonkeyPatch, board: str
) -> None:
    for phone in (False, True):
        dark = board == "night"
        pages = walk(rig, monkeypatch, "lay-current", new_page, board=board, phone=phone, dark=dark)
        for side, page in zip(SIDES, pages, strict=True):
            expect(page.get_by_test_id("zone")).to_have_count(9)
            expect(page.get_by_test_id("cell")).to_have_count(16)
            expect(page.locator(f".forest.{board}")).to_be_visible()
            shoot(page, f"kelp-{side}-{board}-{'phone' if phone else 'wide'}")
            assert faults_of_access(page) == []
            assert missing_texts(page) == []


def test_each_side_sees_what_it_may_and_its_own_edge_nearest(
    rig: Rig, new_page: NewPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    shark, octopus = walk(rig, monkeypatch, "move", new_page, language="en-GB")
    # the shark sits in the north: zone 1 is far from the octopus and near to the shark
    assert _middle(shark, "zone:z1") > _middle(shark, "zone:z9")
    assert _middle(octopus, "zone:z1") < _middle(octopus, "zone:z9")
    expect(shark.locator("[data-testid=zone]:has-text('unknown block')")).not_to_have_count(0)
    expect(octopus.locator("[data-testid=zone]:has-text('unknown block')")).to_have_count(0)
    expect(shark.locator("[data-testid=bag]")).to_have_count(3)
    expect(octopus.locator("[data-testid=bag]")).to_have_count(0)


def _middle(page: Page, place: str) -> float:
    box = page.locator(f"[data-place='{place}']").bounding_box()
    assert box is not None
    return box["y"] + box["height"] / 2


def test_the_ways_of_the_shark_are_drawn_before_it_moves(
    rig: Rig, new_page: NewPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    shark, octopus = walk(rig, monkeypatch, "move", new_page)
    ends = shark.locator("[data-testid=cell][data-target]")
    expect(ends).not_to_have_count(0)
    assert shark.locator("path.route").count() >= ends.count()
    assert octopus.locator("[data-testid=cell][data-target]").count() == 0
    shoot(shark, "kelp-ways")
    goal = ends.first.get_attribute("data-place")
    ends.first.click()
    expect(shark.locator("path.route")).to_have_count(0)
    expect(octopus.locator(f"[data-place='{goal}']")).to_contain_text("Акула")


def test_a_dead_target_says_why(rig: Rig, new_page: NewPage, monkeypatch: pytest.MonkeyPatch) -> None:
    shark, octopus = walk(rig, monkeypatch, "move", new_page)
    shark.locator("[data-testid=cell]:not([data-target])").first.click()
    expect(shark.get_by_test_id("why")).to_contain_text("клітинка")
    octopus.locator("[data-testid=zone]").first.click()
    expect(octopus.get_by_test_id("why")).to_be_visible()
    shark.keyboard.press("Escape")
    shark.locator("[data-testid=zone]").first.click()
    expect(shark.get_by_test_id("why")).to_contain_text("після плавання")


def test_what_the_rival_did_lies_open_while_one_answers(
    rig: Rig, new_page: NewPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    shark, _ = walk(rig, monkeypatch, "currents", new_page)
    card = shark.get_by_test_id("turn-card")
    expect(card).to_have_count(1)
    expect(card).to_contain_text("Восьминіг")
    expect(shark.locator("details summary").last).to_contain_text("Ви")


def test_a_low_window_leaves_the_octopus_a_large_board(rig: Rig, new_page: NewPage) -> None:
    page = new_page()
    page.set_viewport_size({"width": 1280, "height": 720})
    page.goto(f"{rig.address}/t/{lay(page, rig.address, 'kelp', SIDES['octopus'])}")
    forest = page.get_by_test_id("forest").bounding_box()
    assert forest is not None
    assert forest["width"] > 600
    expect(page.get_by_test_id("eaten")).to_be_visible()


def test_the_shark_points_to_where_unseen_blocks_go(
    rig: Rig, new_page: NewPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    shark, octopus = walk(rig, monkeypatch, "settle", new_page)
    lit = shark.locator("[data-testid=zone][data-target]")
    expect(lit).not_to_have_count(0)
    empty = lit.count()
    assert empty > 1
    expect(shark.locator(".sack")).to_contain_text(str(empty))
    shoot(shark, "kelp-shuffle-shark")
    shoot(octopus, "kelp-shuffle-octopus")
    place = lit.first.get_attribute("data-place")
    lit.first.click()
    expect(shark.locator(f"[data-place='{place}'] .hole")).to_have_count(0)


def test_a_reload_in_a_confrontation_loses_nothing(
    rig: Rig, new_page: NewPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    shark, octopus = walk(rig, monkeypatch, "choose-escape", new_page)
    expect(shark.get_by_test_id("confrontation")).to_be_visible()
    assert shark.locator("[data-testid=colour][data-target]").count() == 0
    shoot(octopus, "kelp-confrontation-octopus")
    assert faults_of_access(octopus) == []
    octopus.reload()
    cards = octopus.locator("[data-testid=colour][data-target]")
    cards.first.click()
    expect(octopus.locator(".taken")).to_have_count(1)
    octopus.reload()
    expect(octopus.locator(".taken")).to_have_count(1)

    shark.reload()
    choices = shark.locator("[data-testid=colour][data-target]")
    expect(choices.first).to_be_visible()
    assert shark.locator(".taken").count() == 0
    shoot(shark, "kelp-confrontation-shark")
    assert faults_of_access(shark) == []
    choices.first.click()
    for side, page in (("shark", shark), ("octopus", octopus)):
        expect(page.get_by_test_id("showdown")).to_be_visible()
        shoot(page, f"kelp-showdown-{side}")
        assert faults_of_access(page) == []
        page.get_by_test_id("next-round").click()
        expect(page.get_by_test_id("ending")).to_be_visible()  # the same colour: the first of both


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_language_lacks_a_word(rig: Rig, new_page: NewPage, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    shark, octopus = walk(rig, monkeypatch, "choose-escape", new_page, hints=True, language=language)
    expect(shark.get_by_test_id("confrontation")).to_contain_text(LANGUAGES[language])
    octopus.get_by_test_id("hint").click()
    expect(octopus.get_by_test_id("prompt")).to_contain_text(AT_RANDOM[language], timeout=15_000)
    shoot(octopus, f"kelp-guess-{language[:2]}")
    octopus.locator("[data-testid=colour][data-target]").first.click()
    for page in (shark, octopus):
        assert missing_texts(page) == []
        page.get_by_test_id("rival").click()
        page.locator("dialog").wait_for()
        assert missing_texts(page) == []
    page = new_page(language=language)
    page.goto(f"{rig.address}/learn/kelp")
    page.locator(".things").last.wait_for()
    shoot(page, f"kelp-lesson-{language[:2]}")
    assert missing_texts(page) == []
    assert faults_of_access(page) == []


def test_a_card_is_explained_by_hover_focus_and_long_press(rig: Rig, new_page: NewPage) -> None:
    page = new_page(language="en-GB")
    page.goto(f"{rig.address}/t/{lay(page, rig.address, 'kelp', SIDES['octopus'])}")
    card = page.locator("[data-place='hand:quick_learning']")
    card.hover()
    expect(page.get_by_test_id("closer")).to_contain_text("Quick Learning")
    expect(page.get_by_test_id("closer")).to_contain_text("reconstruction")
    page.mouse.move(5, 5)
    expect(page.get_by_test_id("closer")).to_have_count(0)
    page.keyboard.press("Tab")
    card.focus()
    expect(page.get_by_test_id("closer")).to_contain_text("reveal 2 blocks")

    phone = new_page(phone=True, language="en-GB")
    phone.goto(f"{rig.address}/t/{lay(phone, rig.address, 'kelp', SIDES['octopus'])}")
    held = phone.locator("[data-place='hand:quick_learning']")
    held.dispatch_event("pointerdown", {"pointerType": "touch", "isPrimary": True, "button": 0, "bubbles": True})
    expect(phone.get_by_test_id("closer")).to_contain_text("Quick Learning")


def test_a_card_is_dragged_to_its_action_space_and_taken_back(rig: Rig, new_page: NewPage) -> None:
    page = new_page()
    page.goto(f"{rig.address}/t/{lay(page, rig.address, 'kelp', SIDES['octopus'])}")
    page.locator("[data-testid=cell][data-target]").first.click()
    card = page.locator("[data-testid=hand] [data-target]").first
    card.wait_for()
    held = page.locator("[data-testid=hand] .held").count()
    card.drag_to(page.locator("[data-place='slot:0']"))
    expect(page.locator("[data-testid=hand] .held")).to_have_count(held - 1)
    page.get_by_test_id("undo").click()
    expect(page.locator("[data-testid=hand] .held")).to_have_count(held)
    page.get_by_test_id("hint").click()
    expect(page.get_by_test_id("prompt")).to_contain_text("Порада")


def test_things_travel_visibly(rig: Rig, new_page: NewPage, monkeypatch: pytest.MonkeyPatch) -> None:
    shark, _ = walk(rig, monkeypatch, "lay-current", new_page, moving=True)
    seen = shark.evaluate(
        """() => new Promise(done => { new MutationObserver(changes => { for (const change of changes)
        for (const node of change.addedNodes) if (node.classList?.contains('flying')) done(node.innerHTML) })
        .observe(document.body, {subtree: true, childList: true});
        document.querySelector('[data-testid=cell][data-target]').click() })"""
    )
    assert "flyer die" in seen


def test_a_game_is_watched_and_replayed(rig: Rig, new_page: NewPage, monkeypatch: pytest.MonkeyPatch) -> None:
    shark, _ = walk(rig, monkeypatch, "move", new_page)
    watcher = new_page()
    watcher.goto(shark.url)
    watcher.get_by_test_id("kelp").wait_for()
    expect(watcher.get_by_test_id("rival")).to_have_count(2)
    assert watcher.locator("[data-target]").count() == 0
    shoot(watcher, "kelp-watching")
    assert faults_of_access(watcher) == []
    shark.goto(shark.url.replace("/t/", "/replay/"))
    shark.get_by_test_id("kelp").wait_for()
    shark.get_by_test_id("next").click()
    expect(shark.locator(".shark")).to_be_visible()
    shoot(shark, "kelp-replay")
    assert missing_texts(shark) == []


def test_the_table_keeps_its_budget(rig: Rig, new_page: NewPage) -> None:
    page = new_page()
    sizes: dict[str, int] = {}

    def weigh(request: Request) -> None:
        path = request.url.removeprefix(rig.address)
        if path.startswith("/assets/") and not path.endswith(".woff2"):
            sizes.setdefault(path, request.sizes()["responseBodySize"])

    page.on("requestfinished", weigh)
    page.goto(rig.address)
    page.wait_for_load_state("networkidle")
    home = sum(sizes.values())
    page.goto(f"{rig.address}/t/{lay(page, rig.address, 'kelp', SIDES['shark'])}")
    page.get_by_test_id("forest").wait_for()
    page.wait_for_load_state("networkidle")
    table = sum(sizes.values()) - home
    print(f"home {home} bytes, kelp {table} bytes more")
    assert 0 < table <= 200_000
