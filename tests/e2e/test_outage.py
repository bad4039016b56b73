"""The store does not answer: the table says so, and stops saying so when it does."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import expect

from seaboard.service.store import Write
from tests.e2e.conftest import NewPage
from tests.e2e.people import lay, shoot
from tests.server.rig import BOT, ME, Rig


class Hanging:
    """A store whose writes wait until they are let go on."""

    def __init__(self, rig: Rig) -> None:
        self.store: Any = rig.server.store
        self.goes_on = asyncio.Event()
        self.commit = self.store.commit

    async def wait(self, writes: Sequence[Write]) -> None:
        await self.goes_on.wait()
        await self.commit(writes)

    def begin(self) -> None:
        self.store.commit = self.wait

    def end(self) -> None:
        self.store.commit = self.commit
        self.store._loop.call_soon_threadsafe(self.goes_on.set)


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_a_table_whose_store_hangs_says_that_it_waits(rig: Rig, new_page: NewPage, phone: bool) -> None:
    page = new_page(phone=phone)
    table = lay(page, rig.address, "sea_salt_paper", [ME, BOT], options={"first_seat": "0"})
    page.goto(f"{rig.address}/t/{table}")
    page.locator("[data-testid=deck][data-target]").wait_for()
    hanging = Hanging(rig)
    hanging.begin()
    try:
        page.get_by_test_id("deck").click()
        expect(page.get_by_test_id("waits")).to_be_visible()
        shoot(page, f"outage-{'phone' if phone else 'wide'}")
    finally:
        hanging.end()
    expect(page.get_by_test_id("keep").first).to_be_visible()
    expect(page.get_by_test_id("waits")).to_have_count(0)
