"""Every game can be played at the plain table, too."""

from __future__ import annotations

import random

import pytest

from tests.e2e.conftest import NewPage
from tests.e2e.people import faults_of_access, lay, missing_texts, shoot
from tests.server.rig import BOT, ME, Rig

MOVES = 15


@pytest.mark.parametrize("game", ["finspan"])
@pytest.mark.parametrize("phone", [False, True])
def test_any_game_is_played_by_its_buttons(rig: Rig, new_page: NewPage, game: str, phone: bool) -> None:
    page = new_page(phone=phone)
    table = lay(page, rig.address, game, [ME, BOT])
    page.goto(f"{rig.address}/t/{table}?plain")
    page.get_by_test_id("prompt").wait_for()
    chance = random.Random(2)
    for _ in range(MOVES):
        page.get_by_test_id("move").first.wait_for(timeout=60_000)
        moves = page.get_by_test_id("move")
        moves.nth(chance.randrange(moves.count())).dispatch_event("click")
        page.wait_for_timeout(60)
    shoot(page, f"{game}-plain-{'phone' if phone else 'wide'}")
    assert missing_texts(page) == []
    assert faults_of_access(page) == []
