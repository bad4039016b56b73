"""A game ends when its last turn has been told, not before."""

from __future__ import annotations

from typing import Any

import pytest

from tests.e2e.conftest import NewPage
from tests.e2e.people import lay, pace
from tests.server.rig import BOT, Rig

# The sheet of the end over a caption or things that still fly, if it ever lay there; and whether the end has come.
WATCH = """() => { window.early = null; window.said = 0;
  const look = () => {
    const there = id => document.querySelector(`[data-testid=${id}]`);
    if (there('ribbon')) window.said += 1;
    if (there('ending') && (there('ribbon') || document.querySelector('.flying')))
      window.early ??= there('ribbon')?.innerText ?? 'something flies';
    requestAnimationFrame(look); };
  look(); }"""


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("tranquility", {"mode": "duel", "fewer_islands": "galatea"}),
        ("tranquility", {}),
        ("kelp", {}),
        ("finspan", {}),
        ("sea_salt_paper", {}),
    ],
)
def test_the_end_waits_for_the_last_turn(rig: Rig, new_page: NewPage, game: str, options: dict[str, Any]) -> None:
    page = new_page(moving=True)
    pace(page, "step")
    for _ in range(5):  # bots may be done before anybody looks
        table = lay(page, rig.address, game, [BOT, BOT], options=options)
        page.goto(f"{rig.address}/t/{table}")
        if page.get_by_test_id("next-step").or_(page.get_by_test_id("ending")).first.get_attribute("data-testid") == (
            "next-step"
        ):
            break
    address = f"{rig.address}/api/tables/{table}"
    while page.request.get(address).json()["status"] != "over":
        page.wait_for_timeout(200)
    page.wait_for_timeout(500)
    page.evaluate(WATCH)
    page.keyboard.press(".")  # all at once, and the last step is told
    ending = page.get_by_test_id("ending")
    page.get_by_test_id("next-round").or_(ending).first.wait_for()
    if page.get_by_test_id("next-round").count():  # the sheet of the last round comes first
        page.get_by_test_id("next-round").click()
    ending.wait_for()
    page.wait_for_timeout(300)
    assert page.evaluate("window.said") > 0
    assert page.evaluate("window.early") is None
