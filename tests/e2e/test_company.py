"""People who spoil it: the host silences and closes, everybody blocks and reports, sessions end in the account page."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.conftest import NewPage
from tests.e2e.people import faults_of_access, lay, shoot
from tests.server.rig import ME, OPEN, Friend, Rig


def test_a_host_and_a_spoiler(rig: Rig, new_page: NewPage) -> None:
    host, rude = new_page(), new_page(language="en-GB")
    table = lay(host, rig.address, "sea_salt_paper", [ME, OPEN, OPEN])
    rude.goto(f"{rig.address}/t/{table}")
    rude.get_by_test_id("who-name").fill("Rude")
    rude.get_by_test_id("sit").first.click()
    Friend(rig.address, "Third").sit(table)
    host.goto(f"{rig.address}/t/{table}")
    rude.get_by_test_id("chat").click()
    rude.get_by_test_id("chat-text").fill("Boo!")
    rude.keyboard.press("Enter")
    expect(rude.locator("dialog")).to_contain_text("Boo!")

    host.get_by_test_id("menu").click()
    host.get_by_test_id("mute").first.click()
    expect(host.get_by_test_id("mute").first).to_have_attribute("aria-pressed", "true")
    host.get_by_test_id("block").first.click()
    host.get_by_test_id("report").first.click()
    host.get_by_test_id("report-text").fill("кричить")
    shoot(host, "people-of-a-table")
    assert faults_of_access(host) == []
    host.get_by_test_id("people").locator("form button").click()
    host.get_by_test_id("close-table").click()
    expect(host.get_by_test_id("close-table")).to_have_attribute("aria-pressed", "true")
    rude.get_by_test_id("chat-text").fill("Boo again!")
    rude.keyboard.press("Enter")
    expect(rude.get_by_text("The host of this table has asked you to be silent here.").first).to_be_visible()
    host.get_by_test_id("remove").first.click()
    expect(host.get_by_test_id("remove")).to_have_count(1)  # a bot plays on; the third person stays
    host.keyboard.press("Escape")
    host.get_by_test_id("chat").click()
    expect(host.locator("dialog")).not_to_contain_text("Boo!")


def test_sessions_in_the_account_page(rig: Rig, new_page: NewPage) -> None:
    elsewhere = Friend(rig.address)
    elsewhere.post("/api/account", {"login": "two-places", "password": "correct horse"})
    page = new_page()
    page.goto(rig.address)
    page.get_by_test_id("home").or_(page.locator("main")).first.wait_for()
    page.request.post(f"{rig.address}/api/account/login", data={"login": "two-places", "password": "correct horse"})
    page.goto(f"{rig.address}/settings")
    expect(page.get_by_test_id("sessions").locator("li")).to_have_count(2)
    shoot(page, "sessions")
    page.get_by_test_id("end-session").click()
    expect(page.get_by_test_id("sessions").locator("li")).to_have_count(1)
    assert elsewhere.get("/api/me/tables", 401)["code"] == "who-are-you"
