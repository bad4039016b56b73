"""The rules pages: contents, pictures, and links that land on their clause."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.conftest import NewPage
from tests.e2e.people import faults_of_access, missing_texts, shoot
from tests.server.rig import Rig

CLAUSES = {"sea_salt_paper": "SSP-40", "tranquility": "TRQ-88a", "kelp": "KELP-R24", "finspan": "FIN-104"}


def test_whoever_comes_for_a_clause_finds_it(rig: Rig, new_page: NewPage) -> None:
    for phone in (False, True):
        page = new_page(phone=phone)
        for game, clause in CLAUSES.items():
            page.goto(f"{rig.address}/rules/{game}#{clause}")
            expect(page.locator(f"#{clause}")).to_be_focused()
            expect(page.locator(f"#{clause}")).to_be_in_viewport()
            assert page.get_by_test_id("figure").count() >= 8
            for picture in page.get_by_test_id("figure").all():
                assert picture.locator("svg, .hole").count() > 0
            assert page.evaluate("document.documentElement.scrollWidth") <= page.evaluate("innerWidth")
            assert missing_texts(page) == []
        assert faults_of_access(page) == []
        shoot(page, f"rules-clause-{'phone' if phone else 'wide'}")
        if phone:
            page.locator("summary").click()
        page.locator("nav a:visible").last.click()
        last = page.locator("h2").last
        expect(last).to_be_focused()
        expect(last).to_be_in_viewport()


def test_a_clause_names_another_by_a_link(rig: Rig, new_page: NewPage) -> None:
    page = new_page()
    page.goto(f"{rig.address}/rules/sea_salt_paper")
    page.locator("#SSP-01 a").click()
    expect(page.locator("#SSP-R20")).to_be_focused()
    expect(page.locator("#SSP-R20")).to_be_in_viewport()
