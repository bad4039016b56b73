"""Several people, several browsers, and a server that comes and goes."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.e2e.conftest import NewPage
from tests.e2e.people import by_mouse, lay, play_to_the_end, shoot
from tests.server.rig import BOT, ME, OPEN, Friend, Rig, free_port, rig_on


def take_a_card(page: Page) -> None:
    page.locator("[data-testid^=pile-][data-target]").first.click()
    expect(page.get_by_test_id("end")).to_be_visible()


def test_two_browsers_at_one_table(rig: Rig, new_page: NewPage) -> None:
    host, guest = new_page(), new_page(language="en-GB")
    table = lay(host, rig.address, "sea_salt_paper", [ME, OPEN], options={"first_seat": "0"})
    host.goto(f"{rig.address}/t/{table}")
    host.get_by_test_id("link").wait_for()
    shoot(host, "waiting")
    guest.goto(f"{rig.address}/t/{table}")
    guest.get_by_test_id("who-name").fill("Ann")
    guest.get_by_test_id("sit").click()

    take_a_card(host)
    expect(guest.get_by_test_id("seat-0")).to_contain_text("1 card in hand")
    host.get_by_test_id("end").click()
    expect(guest.get_by_test_id("prompt")).to_contain_text("Your turn")
    take_a_card(guest)
    expect(host.get_by_test_id("seat-1")).to_contain_text("1 карта на руці")

    guest.get_by_test_id("chat").click()
    guest.get_by_test_id("chat-text").fill("Hello!")
    guest.keyboard.press("Enter")
    host.get_by_test_id("chat").click()
    expect(host.locator("dialog")).to_contain_text("Hello!")


def test_somebody_who_has_no_seat_watches(rig: Rig, new_page: NewPage) -> None:
    host, watcher = new_page(), new_page()
    table = lay(host, rig.address, "sea_salt_paper", [ME, BOT], options={"first_seat": "0"})
    host.goto(f"{rig.address}/t/{table}")
    watcher.goto(f"{rig.address}/t/{table}")
    expect(watcher.get_by_text("Ви — глядач")).to_be_visible()
    take_a_card(host)
    expect(watcher.get_by_test_id("seat-0")).to_contain_text("1 карта на руці")
    assert watcher.locator("[data-target]").count() == 0
    shoot(watcher, "watching")


def test_a_reload_loses_nothing(rig: Rig, new_page: NewPage) -> None:
    page = new_page()
    table = lay(page, rig.address, "sea_salt_paper", [ME, BOT], options={"first_seat": "0"})
    page.goto(f"{rig.address}/t/{table}")
    page.get_by_test_id("deck").click()
    page.get_by_test_id("keep").first.wait_for()
    cards = [node.text_content() for node in page.get_by_test_id("keep").all()]
    page.reload()
    page.get_by_test_id("keep").first.wait_for()
    assert [node.text_content() for node in page.get_by_test_id("keep").all()] == cards


def test_the_server_is_started_again_in_mid_game(tmp_path: Path, new_page: NewPage) -> None:
    page = new_page(allowed="WebSocket")
    port, database = free_port(), str(tmp_path / "tables.sqlite3")
    with rig_on(database, port=port) as rig:
        address = rig.address
        table = lay(page, address, "sea_salt_paper", [ME, BOT], options={"first_seat": "0", "target_score": 5})
        page.goto(f"{address}/t/{table}")
        take_a_card(page)
    expect(page.get_by_test_id("lost")).to_be_visible()
    shoot(page, "reconnecting")
    with rig_on(database, port=port):
        expect(page.get_by_test_id("lost")).to_have_count(0)
        expect(page.locator("[data-hand]")).to_have_count(1)
        page.get_by_test_id("end").click()
        assert play_to_the_end(page, by_mouse) > 0
        page.goto("about:blank")


def lay_an_island(page: Page) -> str:
    """Play the first card that fits where it is free; returns what lies in the sea then."""
    page.locator("[data-testid=card].legal").first.click()
    page.locator("[data-testid=cell].legal").first.click()
    expect(page.locator("[data-testid=cell].full")).to_have_count(1)
    return sea_of(page)


def sea_of(page: Page) -> str:
    return " ".join(cell.get_attribute("aria-label") or "" for cell in page.locator("[data-testid=cell].full").all())


def test_a_reload_loses_nothing_of_a_voyage(rig: Rig, new_page: NewPage) -> None:
    page = new_page()
    table = lay(page, rig.address, "tranquility", [ME])
    page.goto(f"{rig.address}/t/{table}")
    sea = lay_an_island(page)
    expect(page.get_by_test_id("card")).to_have_count(5)
    hand = [card.get_attribute("data-place") for card in page.get_by_test_id("card").all()]
    page.reload()
    expect(page.locator("[data-testid=cell].full")).to_have_count(1)
    assert sea_of(page) == sea
    assert [card.get_attribute("data-place") for card in page.get_by_test_id("card").all()] == hand


def test_the_server_is_started_again_in_mid_voyage(tmp_path: Path, new_page: NewPage) -> None:
    page = new_page(phone=True, allowed="WebSocket")
    port, database = free_port(), str(tmp_path / "tables.sqlite3")
    with rig_on(database, port=port) as rig:
        table = lay(page, rig.address, "tranquility", [ME, BOT], options={"concede": "never"})
        page.goto(f"{rig.address}/t/{table}")
        page.locator("[data-testid=card].legal").first.wait_for()
        play_to_the_end(page, by_mouse, most=6)
        page.locator("[data-target]").first.wait_for()
        sea = sea_of(page)
    expect(page.get_by_test_id("lost")).to_be_visible()
    shoot(page, "reconnecting-phone")
    with rig_on(database, port=port):
        expect(page.get_by_test_id("lost")).to_have_count(0)
        assert sea_of(page) == sea
        assert play_to_the_end(page, by_mouse) > 0
        page.goto("about:blank")


def test_a_guest_logs_in_and_plays_on(rig: Rig, new_page: NewPage) -> None:
    account, guest = new_page(), new_page()
    account.request.get(f"{rig.address}/api/me")
    made = {"login": "marichka", "password": "correct horse"}
    assert account.request.post(f"{rig.address}/api/account", data=made).status == 201
    table = lay(guest, rig.address, "sea_salt_paper", [ME, BOT], options={"first_seat": "0"})
    guest.goto(f"{rig.address}/t/{table}")
    take_a_card(guest)
    guest.get_by_role("link", name="Seaboard").click()
    guest.get_by_role("link", name="Налаштування").click()
    guest.get_by_role("button", name="Увійти").click()
    guest.locator("input[autocomplete=username]").fill("marichka")
    guest.locator("input[type=password]").fill("correct horse")
    shoot(guest, "login")
    guest.locator("form button.go").click()
    expect(guest.get_by_test_id("toast")).to_contain_text("1 стіл")
    guest.get_by_role("link", name="Мої ігри").click()
    guest.get_by_test_id("table-line").click()
    guest.get_by_test_id("end").click()
    expect(guest.locator("[data-testid=deck][data-target]")).to_be_visible()  # the bot has moved, it is my turn again


def test_pass_and_play_hides_the_other_hand(rig: Rig, new_page: NewPage) -> None:
    page = new_page()
    table = lay(page, rig.address, "sea_salt_paper", [ME, ME], options={"first_seat": "0", "target_score": 5})
    page.goto(f"{rig.address}/t/{table}")
    take_a_card(page)
    card = page.locator("[data-hand]").first.get_attribute("data-hand") or ""
    page.get_by_test_id("end").click()
    page.get_by_test_id("curtain").wait_for()
    shoot(page, "curtain")
    assert card not in page.content()
    page.get_by_test_id("curtain-open").click()
    expect(page.locator("[data-hand]")).to_have_count(0)
    assert play_to_the_end(page, by_mouse) > 0


def test_who_leaves_in_one_tab_is_told_in_the_other(rig: Rig, new_page: NewPage) -> None:
    page = new_page()
    table = lay(page, rig.address, "sea_salt_paper", [ME, OPEN], options={"first_seat": "0"})
    Friend(rig.address, "Боря").sit(table)
    other = page.context.new_page()
    for tab in (page, other):
        tab.goto(f"{rig.address}/t/{table}")
        tab.get_by_test_id("hand").wait_for()

    page.get_by_test_id("menu").click()
    page.get_by_test_id("leave").click()
    page.get_by_role("button", name="Вийти з-за столу").click()
    page.get_by_test_id("play-now").wait_for()

    expect(other.get_by_test_id("lost-seat")).to_contain_text("в іншій вкладці")
    shoot(other, "lost-seat")
    assert other.locator("[data-target]").count() == 0
    other.get_by_test_id("sit-again").click()
    expect(other.get_by_test_id("lost-seat")).to_have_count(0)
    other.get_by_test_id("hand").wait_for()


def test_a_second_click_is_swallowed_and_a_dead_one_makes_no_move(rig: Rig, new_page: NewPage) -> None:
    page = new_page()
    table = lay(page, rig.address, "sea_salt_paper", [ME, BOT], options={"first_seat": "0"})
    sent: list[str] = []
    page.on("websocket", lambda line: line.on("framesent", lambda frame: sent.append(str(frame))))
    page.goto(f"{rig.address}/t/{table}")
    page.get_by_test_id("stop").click(force=True)
    expect(page.get_by_test_id("why")).to_be_visible()
    assert [frame for frame in sent if '"type":"why"' in frame]
    page.evaluate("for (const pile of [0, 1, 0]) document.querySelector(`[data-testid=pile-${pile}]`).click()")
    expect(page.get_by_test_id("end")).to_be_visible()
    assert len([frame for frame in sent if '"type":"move"' in frame]) == 1
    expect(page.get_by_test_id("why")).to_have_count(0)  # the answer to the dead click went with the next one
    expect(page.get_by_test_id("toast")).to_have_count(0)


def test_resigning_is_offered_where_it_is_allowed(rig: Rig, new_page: NewPage) -> None:
    page = new_page()
    for game, seats, options, offered in [
        ("finspan", [ME], {}, False),
        ("tranquility", [ME, BOT], {}, False),
        ("tranquility", [ME, BOT], {"mode": "duel"}, True),
        ("sea_salt_paper", [ME, BOT], {}, True),
    ]:
        table = lay(page, rig.address, game, seats, options=options)
        page.goto(f"{rig.address}/t/{table}")
        page.get_by_test_id("prompt").first.wait_for()
        page.get_by_test_id("menu").click()
        expect(page.get_by_test_id("abandon")).to_be_visible()
        assert page.get_by_test_id("resign").count() == int(offered), (game, options)
