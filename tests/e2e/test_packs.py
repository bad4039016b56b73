"""Numbers of one's own box in the browser: a corrected Kelp and Finspan, from the shelf to a verified record."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from seaboard.games.finspan.box.pack import standard_data as finspan_data
from tests.e2e.conftest import NewPage
from tests.e2e.people import by_mouse, missing_texts, play_to_the_end, shoot
from tests.e2e.roads import _cookie
from tests.server.rig import Friend, Rig, rig_on
from tests.server.test_packs import finspan_pack, kelp_pack, play


def numbers_of_finspan() -> dict[str, Any]:
    """The Ravel cards, achievements and a fish of `finspan_pack`, and points for schools and eggs beside."""
    numbers = {**finspan_data()["mat"]["numbers"], "school_points": {"value": 8, "source": "rulebook"}}
    numbers |= {"young_points": {"value": 2, "source": "rulebook"}}
    return {**finspan_pack(), "mat": {"numbers": numbers}}


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Rig]:
    """`seaboard serve --pack kelp.json --pack finspan.json`."""
    with rig_on(str(tmp_path / "tables.sqlite3"), packs=(kelp_pack(), numbers_of_finspan())) as running:
        yield running


def laid(page: Page, rig: Rig, game: str, pack: str, seats: int | None = None) -> str:
    """A table laid on the page of new tables with the house's own numbers; where there is a choice, for so many."""
    page.goto(f"{rig.address}/new/{game}")
    if seats is not None:
        page.get_by_role("button", name=str(seats), exact=True).click()
    page.get_by_test_id("pack").select_option(label=f"{pack} (цей сервер)")
    page.get_by_test_id("lay").click()
    page.wait_for_url("**/t/*")
    return page.url.rsplit("/", 1)[1]


def verified(page: Page, rig: Rig, table: str, folder: Path) -> dict[str, Any]:
    """The record as the page hands it out, played again by another process that never saw the pack."""
    record = page.request.get(f"{rig.address}/api/tables/{table}/record").json()
    file = folder / "record.json"
    file.write_text(json.dumps(record))
    command = [sys.executable, "-m", "seaboard.cli", "verify", str(file), "--json"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["over"]
    return dict(record)


def finish(page: Page, rig: Rig, table: str) -> None:
    """Some moves by hand, the rest by the protocol while the page looks on."""
    play_to_the_end(page, by_mouse, seed=5, most=5)
    play(Friend(rig.address, cookie=_cookie(page)), table)
    play_to_the_end(page, by_mouse)  # the sheets of what happened meanwhile are laid aside


def test_a_corrected_kelp(house: Rig, new_page: NewPage, tmp_path: Path) -> None:
    page = new_page()
    table = laid(page, house, "kelp", "my box")
    page.get_by_test_id("forest").wait_for()
    page.get_by_test_id("book").click()  # the lesson beside it tells the standard numbers, and says so
    expect(page.get_by_test_id("lesson-standard")).to_contain_text("стандартні числа")
    page.keyboard.press("Escape")
    finish(page, house, table)
    shoot(page, "pack-kelp-end")
    expect(page.get_by_test_id("score-sheet")).to_contain_text("з 5")  # of the track of hunger, which has 7 in print
    assert missing_texts(page) == []
    assert verified(page, house, table, tmp_path)["correction"] == kelp_pack()


def test_a_corrected_finspan_and_its_evening(house: Rig, new_page: NewPage, tmp_path: Path) -> None:
    page = new_page()
    table = laid(page, house, "finspan", "my fish", seats=1)
    page.get_by_test_id("mat").first.wait_for()
    finish(page, house, table)
    sheet = page.get_by_test_id("score-sheet").first
    expect(sheet).to_contain_text("8 за кожну зграю")
    expect(sheet).to_contain_text("ікринка — 1, мальок — 2")
    shoot(page, "pack-finspan-end")
    assert missing_texts(page) == []
    assert verified(page, house, table, tmp_path)["correction"] == numbers_of_finspan()
    # The same numbers at a real table.
    phone = new_page(phone=True)
    phone.goto(f"{house.address}/companion/finspan")
    phone.get_by_role("button", name="1", exact=True).tap()
    phone.locator("summary").tap()
    phone.get_by_test_id("pack").select_option(label="my fish (цей сервер)")
    phone.get_by_test_id("begin").tap()
    phone.get_by_test_id("part-schools-0").tap()
    phone.get_by_test_id("key-2").tap()
    expect(phone.get_by_test_id("sheet-total-0")).to_have_text("16")
    phone.get_by_test_id("part-tokens-0").tap()
    phone.get_by_test_id("tokens-young").tap()
    phone.get_by_test_id("key-3").tap()
    expect(phone.get_by_test_id("sheet-total-0")).to_have_text("22")
    shoot(phone, "pack-finspan-companion")
    assert missing_texts(phone) == []
