"""Takes the pictures of the pages from the running product: python -m tools.pictures [GAME …]

A real server, the built client and Chromium; two bots' moves are made at a real table, so that it looks like play.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any
from unittest import mock

from playwright.sync_api import Browser, sync_playwright

from seaboard.bots.minds import mind_of
from seaboard.core.random import Quick
from seaboard.core.seed import derived_seed
from seaboard.games import NAMES, game_named
from tests.e2e.conftest import CHROMIUM, FLAGS
from tests.server.rig import ME, OPEN, Friend, Rig, rig_on

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "pictures"
LANGUAGES = {"en": "en-GB", "uk": "uk-UA", "ru": "ru-RU"}
PEOPLE = {"en": ("Mia", "Leo"), "uk": ("Соломія", "Тарас"), "ru": ("Вера", "Лев")}
WIDTH, HEIGHT = 1200, 750
# How far a game is played: so much that there is something to see, and the reader's turn.
FAR = {"sea_salt_paper": 46, "kelp": 90, "tranquility": 60, "finspan": 64}


def road(name: str) -> tuple[str, list[tuple[int, str]]]:
    """A deal, and sound moves that lead to a decision of the first seat in the midst of the game."""
    game = game_named(name)
    seed = derived_seed("pictures", 1)
    state: Any = game.start(2, {}, seed=seed)
    quick = Quick(3)
    policy = mind_of(name).rollout
    moves: list[tuple[int, str]] = []
    while not (len(moves) >= FAR[name] and state.actor() == 0 and len(state.legal()) > 2):
        action = policy.choose(state, state.legal_moves(), quick)
        moves.append((int(state.actor()), game.describe(state, int(action)).text))
        state.advance(action)
    return seed, moves


def take(rig: Rig, browser: Browser, name: str, language: str) -> None:
    """Play as far as the picture, and take it."""
    seed, moves = road(name)
    friends = [Friend(rig.address, name=person) for person in PEOPLE[language]]
    with mock.patch("seaboard.service.requests.new_seed", return_value=seed):
        table = friends[0].lay(ME, OPEN, game=name)
        friends[1].sit(table, 1)
    wires = [friend.socket() for friend in friends]
    for seat, wire in enumerate(wires):
        wire.subscribe(table, seat=seat)  # both are there
    ply = 0
    for seat, text in moves:
        done = wires[seat].ask(type="move", table=table, seat=seat, ply=ply, move=text)
        assert done["type"] == "done", (name, text, done)
        ply = done["ply"]
    context = browser.new_context(
        viewport={"width": WIDTH, "height": HEIGHT}, locale=LANGUAGES[language], reduced_motion="reduce"
    )
    cookie: Any = {"name": "seaboard", "value": friends[0].cookie, "url": rig.address}
    context.add_cookies([cookie])
    page = context.new_page()
    page.goto(f"{rig.address}/t/{table}")
    page.locator("[data-target]").first.wait_for(timeout=120_000)  # something may be pressed: the table is laid
    page.wait_for_timeout(2500)
    page.screenshot(path=FOLDER / f"{name}-{language}.jpg", type="jpeg", quality=72)
    context.close()
    for wire in wires:
        wire.close()


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    names = sys.argv[1:] or list(NAMES)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        with rig_on(str(Path(folder, "tables.sqlite3"))) as rig:
            for name in names:
                for language in LANGUAGES:
                    take(rig, browser, name, language)
                    print(f"{name} {language}", flush=True)
        browser.close()


if __name__ == "__main__":
    main()
