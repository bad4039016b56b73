"""Games of Kelp that lead to a wanted moment: found with the engine, walked at a real table."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page

from seaboard.core.random import Quick
from seaboard.games import game_named
from tests.e2e.people import lay
from tests.server.rig import ME, OPEN, Friend, Rig

SEED = "{:032x}"
TRIES = 3000
LONGEST = 160
Road = tuple[str, tuple[tuple[int, str], ...]]


@cache
def road_to(moment: str, board: str = "day") -> Road:
    """A seed and the moves (seat, text) after which this decision is asked."""
    game = game_named("kelp")
    for number in range(TRIES):
        seed = SEED.format(number)
        state: Any = game.start(2, {"board": board}, seed=seed)
        quick = Quick(number + 7)
        walked: list[tuple[int, str]] = []
        while not state.over() and len(walked) < LONGEST:
            if game.prompt(state, state.actor()).key == moment:
                return seed, tuple(walked)
            legal = state.legal()
            action = legal[quick.below(len(legal))]
            walked.append((state.actor(), game.describe(state, action).text))
            state.apply(action)
    raise AssertionError(f"no road to {moment}")


def walk(
    rig: Rig,
    monkeypatch: pytest.MonkeyPatch,
    moment: str,
    new_page: Callable[..., Page],
    board: str = "day",
    hints: bool = False,
    **how: Any,
) -> tuple[Page, Page]:
    """Two people who have played as far as this moment: the pages of the shark and of the octopus."""
    seed, moves = road_to(moment, board)
    monkeypatch.setattr("seaboard.service.requests.new_seed", lambda: seed)
    shark, octopus = new_page(**how), new_page(**how)
    table = lay(shark, rig.address, "kelp", [ME, OPEN], options={"board": board}, hints=hints)
    octopus.request.get(f"{rig.address}/api/me")
    octopus.request.post(f"{rig.address}/api/tables/{table}/sit", data={"seat": 1})
    friends = [Friend(rig.address, cookie=_cookie(page)) for page in (shark, octopus)]
    wires = [friend.socket() for friend in friends]
    ply = 0
    for seat, text in moves:
        done = wires[seat].ask(type="move", table=table, seat=seat, ply=ply, move=text)
        assert done["type"] == "done", (text, done)
        ply = done["ply"]
    for wire in wires:
        wire.close()
    for page in (shark, octopus):
        page.goto(f"{rig.address}/t/{table}")
        page.get_by_test_id("kelp").wait_for()
    return shark, octopus


def _cookie(page: Page) -> str:
    return next(str(cookie["value"]) for cookie in page.context.cookies() if cookie["name"] == "seaboard")
