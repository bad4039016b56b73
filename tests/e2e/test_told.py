"""What somebody else's turn leaves on the table: numbered steps, the place of what is gone, the fish held up."""

from __future__ import annotations

import random
import re
from typing import Any
from unittest import mock

import pytest
from playwright.sync_api import Page, expect

from seaboard.bots.minds import mind_of
from seaboard.core.random import Quick
from seaboard.core.seed import derived_seed
from seaboard.games import game_named
from tests.e2e.conftest import NewPage
from tests.e2e.people import by_mouse, catch, caught, choice, lay, pace, play_to_the_end, shoot
from tests.e2e.test_telling import end_my_turn
from tests.server.rig import BOT, ME, OPEN, Friend, Rig

# What is said in captions, whatever comes and goes.
LISTEN = """() => { window.said = []; const look = () => {
  const text = document.querySelector('[data-testid=ribbon]')?.innerText.trim();
  if (text && window.said.at(-1) !== text) window.said.push(text);
  requestAnimationFrame(look); }; look(); }"""
# How often a fish was seen with what was paid for it.
HELD = """() => { window.held = 0; const look = () => {
  if (document.querySelector('[data-testid=held] .paid')) window.held++;
  requestAnimationFrame(look); }; look(); }"""
# What is missed in the hand and at the points, as long as it is there.
STOLEN = """() => { const texts = css => [...document.querySelectorAll(css)].map(one => one.innerText.trim());
  const [loss] = texts('[data-testid=loss]');
  return document.querySelector('[data-testid=gap]') && loss && { loss, numbers: texts('[data-testid=step]'),
    steps: texts('[data-testid=turn-card] li').length } }"""
# Every place that a plate has been at.
PLATES = """() => { window.boxes = new Set(); const look = () => {
  for (const one of document.querySelectorAll('[data-testid=plate]')) {
    const { left, top, width, height } = one.getBoundingClientRect();
    window.boxes.add([one.dataset.plate, left, top, width, height].join(' '));
  }
  requestAnimationFrame(look); }; look(); }"""


def theft() -> tuple[str, list[tuple[int, str]]]:
    """A deal, and moves to where the second seat lays a swimmer and a shark and steals a card worth a point."""
    game, policy, quick = game_named("sea_salt_paper"), mind_of("sea_salt_paper").rollout, Quick(3)
    seed = derived_seed("theft", 383)
    state: Any = game.start(2, {"first_seat": "0"}, seed=seed)
    moves: list[tuple[int, str]] = []
    while not moves or not moves[-1][1].startswith("play:swimmer"):
        action = policy.choose(state, state.legal_moves(), quick)
        moves.append((int(state.actor()), game.describe(state, int(action)).text))
        state.advance(action)
    return seed, moves


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_what_is_stolen_from_me_is_missed_in_the_hand_and_at_my_points(
    rig: Rig, new_page: NewPage, phone: bool
) -> None:
    seed, moves = theft()
    me, thief = Friend(rig.address, name="Соломія"), Friend(rig.address, name="Тарас")
    with mock.patch("seaboard.service.requests.new_seed", return_value=seed):
        table = me.lay(ME, OPEN, options={"first_seat": "0"})
        thief.sit(table, 1)
    wires = [me.socket(), thief.socket()]
    ply = 0
    page = new_page(phone=phone, moving=True)
    for i, (seat, text) in enumerate(moves):
        if i == len(moves) - 2:
            cookie: Any = {"name": "seaboard", "value": me.cookie, "url": rig.address}
            page.context.add_cookies([cookie])
            page.goto(f"{rig.address}/t/{table}")
            expect(page.locator("[data-hand]")).to_have_count(2)
            catch(page, STOLEN)
        done = wires[seat].ask(type="move", table=table, seat=seat, ply=ply, move=text)
        ply = done["ply"]

    stolen = caught(page)
    shoot(page, f"ssp-stolen-{'phone' if phone else 'wide'}")
    assert re.match("^було 1: без (русалки −1|пінгвіна стільки ж)$", stolen["loss"])
    if not phone:
        assert set(stolen["numbers"]) <= {str(i + 1) for i in range(stolen["steps"])}
    expect(page.get_by_test_id("gap")).to_have_count(0)
    expect(page.get_by_test_id("loss")).to_have_count(0)
    for wire in wires:
        wire.close()


def test_a_step_has_the_same_number_on_the_table_in_the_caption_and_in_the_card(rig: Rig, new_page: NewPage) -> None:
    page = new_page(moving=True, forced=True)
    pace(page, "step")
    table = lay(page, rig.address, "sea_salt_paper", [ME, BOT], options={"first_seat": "0"})
    page.goto(f"{rig.address}/t/{table}")
    end_my_turn(page)
    for number in (1, 2):
        page.get_by_test_id("next-step").click()
        marks = page.get_by_test_id("step")
        expect(marks.last).to_have_text(str(number))
        expect(page.get_by_test_id("ribbon").locator("i")).to_have_count(number)
        expect(page.get_by_test_id("turn-card").locator("li .number").last).to_have_text(str(number))
        if not page.get_by_test_id("next-step").count():
            break


def test_the_shark_is_told_to_the_octopus(rig: Rig, new_page: NewPage) -> None:
    page = new_page(moving=True)
    pace(page, "fast")
    page.add_init_script(f"addEventListener('DOMContentLoaded', {LISTEN})")
    table = lay(page, rig.address, "kelp", [BOT, ME])
    page.goto(f"{rig.address}/t/{table}")
    page.get_by_test_id("prompt").first.wait_for()
    said: list[str] = []
    for _ in range(8):  # how much the octopus has to choose before the shark swims is up to the deal
        play_to_the_end(page, by_mouse, most=7)
        said = page.evaluate("window.said")
        if any("Акула пливе" in one for one in said):
            return
    raise AssertionError(said)


def test_on_a_phone_the_last_turn_is_told_in_pictures(rig: Rig, new_page: NewPage) -> None:
    page = new_page(phone=True, moving=True, forced=True)
    pace(page, "fast")
    table = lay(page, rig.address, "sea_salt_paper", [ME, BOT], options={"first_seat": "0"})
    page.goto(f"{rig.address}/t/{table}")
    end_my_turn(page)
    expect(page.locator("[data-testid=deck][data-target]")).to_be_visible()
    page.get_by_test_id("recall").tap()
    panels = page.get_by_test_id("recap").locator("li")
    panels.first.wait_for()
    shoot(page, "ssp-recap-phone")
    # As laid out: the sheet still rises, and a box on the screen is then a hair off.
    width, height = panels.first.evaluate("node => [node.offsetWidth, node.offsetHeight]")
    assert width == 114
    assert height >= 190
    assert panels.first.locator(".piece").count() > 0
    page.get_by_test_id("pace-now").tap()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("recap")).to_have_count(0)
    expect(page.get_by_test_id("log")).to_have_attribute("aria-label", "Журнал і темп чужих ходів: Одразу")


def draw(page: Page) -> None:
    """Dive where a card is drawn, and draw it."""
    page.locator("[data-testid=site][data-target]").first.click()
    page.locator("[data-unit=DRAW]").first.click()


def test_a_played_fish_is_held_up_a_drawn_card_is_seen_and_nobody_needs_to_be_followed(
    rig: Rig, new_page: NewPage
) -> None:
    page = new_page(moving=True)
    page.add_init_script(f"addEventListener('DOMContentLoaded', {HELD})")
    pace(page, "fast")
    table = lay(page, rig.address, "finspan", [ME, BOT])
    page.goto(f"{rig.address}/t/{table}")
    page.locator("[data-testid=site][data-target]").first.wait_for()
    catch(page, "() => document.querySelector('[data-testid=drawn] .card') !== null")
    draw(page)
    assert caught(page)
    shoot(page, "finspan-drawn")
    play_to_the_end(page, by_mouse, most=24)
    assert page.evaluate("window.held") > 0

    page.evaluate("localStorage.setItem('seaboard.settings', JSON.stringify({pace: 'step', follow: true}))")
    page.goto(f"{rig.address}/t/{table}")
    chance = random.Random(2)
    while not page.get_by_test_id("mini-mat").count() or page.locator("dialog[open]").count():  # a pile looked into
        target = choice(page, chance, None)
        if target is not None:
            target.click()
        page.wait_for_timeout(50)
    page.get_by_test_id("follow").click()
    expect(page.get_by_test_id("mini-mat")).to_have_count(0)
    assert page.evaluate("JSON.parse(localStorage.getItem('seaboard.settings')).follow") is False


def test_plates_stay_where_they_are_while_five_bots_hurry(rig: Rig, new_page: NewPage) -> None:
    page = new_page(moving=True)
    pace(page, "fast")
    page.add_init_script(f"addEventListener('DOMContentLoaded', {PLATES})")
    table = lay(page, rig.address, "finspan", [BOT] * 5)
    page.goto(f"{rig.address}/t/{table}")
    for seat in range(5):
        page.get_by_test_id("plate").nth(seat).click()
        expect(page.get_by_test_id("plate").nth(seat)).to_have_attribute("aria-pressed", "true")
        page.get_by_test_id("ribbon").first.wait_for()
    assert page.evaluate("window.boxes.size") == 5
    # A fish is one picture, however often it is folded: an ocean that comes and goes is quickly there.
    assert page.locator("[data-testid=mat] *").count() < 400
