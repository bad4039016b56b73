"""Captain Eight leads every lesson to its end: by mouse, by keyboard and by finger, in three languages."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from seaboard.table.lesson import Lesson, lesson_named, lessons_of
from tests.e2e.conftest import NewPage
from tests.e2e.people import Press, by_keyboard, by_mouse, by_touch, faults_of_access, missing_texts, shoot
from tests.server.rig import Rig

WAYS: dict[str, tuple[Press, dict[str, Any]]] = {
    "mouse": (by_mouse, {"language": "uk-UA"}),
    "keyboard": (by_keyboard, {"language": "ru-RU", "dark": True}),
    "touch": (by_touch, {"language": "en-GB", "phone": True}),
}
WALKS = [
    ("sea_salt_paper", "first", "mouse"),
    ("sea_salt_paper", "first", "touch"),
    ("tranquility", "first", "keyboard"),
    ("kelp", "shark", "mouse"),
    ("kelp", "octopus", "touch"),
    ("finspan", "first", "keyboard"),
]
LOOKS = 1500
# Every step that was ever shown, however fast it was done
STEPS = """() => { window.steps = []; const look = () => {
  const step = document.querySelector('[data-coach]')?.dataset.step;
  if (step && !steps.includes(step)) steps.push(step); };
  look(); new MutationObserver(look).observe(document.body,
    {subtree: true, childList: true, attributes: true, attributeFilter: ['data-step']}) }"""


def lay_lesson(page: Page, address: str, lesson: Lesson) -> str:
    page.request.get(f"{address}/api/me")
    answer = page.request.post(f"{address}/api/lessons", data={"game": lesson.game, "lesson": lesson.name})
    assert answer.status == 201, answer.text()
    return str(answer.json()["id"])


def to_press(page: Page) -> Locator | None:
    """What the guide, or the sheet over it, asks for."""
    for name in ("next-round", "call-yes", "coach-next"):
        found = page.get_by_test_id(name)
        if found.count() and found.is_visible():
            return found
    if page.locator("dialog[open]").count():
        page.keyboard.press("Escape")
        return None
    coach = page.get_by_test_id("coach")
    if not coach.count():
        return None
    for name in (coach.get_attribute("data-light", timeout=5000) or "").split():
        named = page.locator(f'[data-target][data-place="{name}"]:not(.selected)')
        if named.count():
            return named.first
    lit = page.locator("[data-target]:not(.selected, [aria-pressed=true])")
    return lit.first if lit.count() else None


def walk(page: Page, press: Press, shots: str) -> list[str]:
    """Do what is asked until the guide says farewell; the steps in the order they came."""
    shot: list[str] = []
    coach = page.get_by_test_id("coach")
    coach.wait_for()
    page.evaluate(STEPS)
    for _ in range(LOOKS):
        step = page.evaluate("document.querySelector('[data-testid=coach]')?.dataset.step")
        if step and step not in shot:
            shot.append(step)
            if len(shot) in (1, 4):
                assert missing_texts(page) == []
                shoot(page, f"lesson-{shots}-{step}")
        if step == "over" and page.get_by_test_id("coach-play").is_visible():
            return list(page.evaluate("steps"))
        try:
            target = to_press(page)
            if target is not None:
                press(page, target)
        except Exception:  # the table moved on while the finger was on its way
            page.wait_for_timeout(50)
        page.wait_for_timeout(30)
    raise AssertionError(f"the lesson does not end: {shot}")


def part(page: Page, press: Press) -> None:
    """Play on alone; a sheet of the round may still come between."""
    for _ in range(LOOKS):
        if not page.get_by_test_id("coach").count():
            return
        for name in ("next-round", "coach-play"):
            found = page.get_by_test_id(name)
            if found.count() and found.is_visible():
                with suppress(Exception):  # it was gone before the finger came
                    press(page, found)
                break
        page.wait_for_timeout(100)


@pytest.mark.parametrize(("game", "name", "way"), WALKS)
def test_a_lesson_is_walked_to_its_end_and_played_on(
    rig: Rig, new_page: NewPage, game: str, name: str, way: str
) -> None:
    press, how = WAYS[way]
    lesson = lesson_named(game, name)
    page = new_page(**how)
    table = lay_lesson(page, rig.address, lesson)
    page.goto(f"{rig.address}/t/{table}")
    came = walk(page, press, f"{game}-{name}-{way}")
    assert came == [*(step.key for step in lesson.steps), "over"]
    assert faults_of_access(page) == []
    part(page, press)
    expect(page.get_by_test_id("coach")).to_have_count(0)
    expect(page.locator("[data-target]").first).to_be_visible()  # the calm bot has moved or it is our turn
    expect(page.get_by_test_id("hint")).to_be_visible()


def test_every_lesson_is_walked() -> None:
    walked = {(game, name) for game, name, _ in WALKS}
    assert walked == {(game, name) for game, _ in walked for name in lessons_of(game)}


def test_the_captain_is_offered_once_left_taken_up_and_skipped(rig: Rig, new_page: NewPage) -> None:
    page = new_page()
    page.goto(rig.address)
    page.get_by_test_id("play-tranquility").click()
    expect(page.get_by_test_id("first-time")).to_contain_text("Море спокою")
    page.get_by_test_id("first-first").click()
    page.get_by_test_id("coach-next").click()
    expect(page.get_by_test_id("coach")).to_have_attribute("data-step", "rise")
    # a wrong click is answered at the thing, and the step stays
    page.locator('[data-place="hand:20"]').click()
    expect(page.get_by_test_id("why")).to_be_visible()
    expect(page.get_by_test_id("coach")).to_have_attribute("data-step", "rise")
    # left, and taken up on the page of the lesson, which the book in the bar opens
    page.get_by_test_id("book").click()
    with page.context.expect_page() as opened:
        page.get_by_test_id("beside-guided").click()
    page.close()
    page = opened.value
    page.get_by_test_id("resume-first").click()
    expect(page.get_by_test_id("coach")).to_be_visible()
    page.get_by_test_id("coach-skip").click()
    expect(page.get_by_test_id("coach")).to_have_count(0)
    page.locator('[data-place="hand:20"]').click()
    expect(page.locator("[data-testid=card].selected")).to_have_count(1)
    # once asked is asked
    page.goto(rig.address)
    page.get_by_test_id("play-tranquility").click()
    page.get_by_test_id("hand").wait_for()
    expect(page.get_by_test_id("coach")).to_have_count(0)
