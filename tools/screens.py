"""Looks at every screen in every size, language and light: python -m tools.screens [--out DIR] [--only NAME] [--quick]

A real server, the built client and Chromium. Whatever is cut off, covered or too small for a finger is printed, and
the pictures are left in a folder to be looked at. `tests/e2e/test_sizes.py` does the same with a few of them.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from unittest import mock

from playwright.sync_api import Browser, Page, sync_playwright

from seaboard.bots.minds import mind_of
from seaboard.core.random import Quick
from seaboard.core.seed import derived_seed
from seaboard.games import NAMES, game_named
from tests.e2e.conftest import BY_HAND, CHROMIUM, FLAGS
from tests.e2e.ruler import faults_of_layout
from tests.review.games import game_played
from tests.server.rig import ME, OPEN, Friend, Rig, rig_on
from tools.pictures import road

SIZES = ((1440, 900), (1280, 720), (1024, 768), (844, 390), (390, 844))
LANGUAGES = ("uk-UA", "ru-RU", "en-GB")
SHORT = (("first_seat", "0"), ("target_score", 5))


@dataclass(frozen=True)
class Question:
    """A decision that asks for more room than a turn usually does."""

    game: str
    phase: str  # of the view
    seats: int = 2
    options: tuple[tuple[str, object], ...] = ()
    called: str = ""  # where the phase does not say enough

    @property
    def screen(self) -> str:
        return f"asks-{self.game}-{self.called or self.phase}"


QUESTIONS = (
    *(Question("sea_salt_paper", phase, 4) for phase in ("keep", "discard", "play", "search", "pick", "rob")),
    *(Question("tranquility", phase, 4) for phase in ("act", "discard", "pledge", "give")),
    Question("tranquility", "rocks", 3, (("rocks", True),)),
    *(Question("tranquility", phase, 5, (("storms", True),)) for phase in ("compass", "purple", "yellow")),
    Question("tranquility", "take", 2, (("mode", "duel"),)),
    Question("tranquility", "act", 2, (("mode", "high_arch"),), "high_arch"),
    Question("tranquility", "act", 5, (("mode", "pyramid"),), "pyramid"),
    Question("tranquility", "act", 3, (("mode", "day_night"),), "day_night"),
)
LATE = 30  # moves; a table in the midst of a game is fuller than at its beginning
DEALS = 40


def road_to(question: Question) -> tuple[str, list[tuple[int, str]]]:
    """A deal, and sound moves that lead to this decision of the first seat."""
    game = game_named(question.game)
    policy = mind_of(question.game).rollout
    for deal in range(DEALS):
        seed = derived_seed("screens", deal)
        state: Any = game.start(question.seats, dict(question.options), seed=seed)
        quick = Quick(deal + 1)
        moves: list[tuple[int, str]] = []
        while state.actor() >= 0:
            asked = state.actor() == 0 and game.view(state, 0)["phase"] == question.phase
            if asked and (len(moves) >= LATE or question.phase == "purple"):  # which comes early or never
                return seed, moves
            action = policy.choose(state, state.legal_moves(), quick)
            moves.append((int(state.actor()), game.describe(state, int(action)).text))
            state.advance(action)
    raise LookupError(question.screen)


@dataclass(frozen=True)
class Look:
    """How somebody looks at a screen."""

    language: str = "uk-UA"
    dark: bool = False


GUESTS = ("Тарас", "Александра", "Annabelle", "Лев")
LOOKS = tuple(Look(language, dark) for language in LANGUAGES for dark in (False, True))


@dataclass(frozen=True)
class Fault:
    screen: str
    size: tuple[int, int]
    look: Look
    what: str

    def __str__(self) -> str:
        width, height = self.size
        return (
            f"{self.screen} {width}×{height} {self.look.language} {'dark' if self.look.dark else 'light'}: {self.what}"
        )


class House:
    """A person with tables in the midst of each game, one that is over, and one that waits for guests."""

    def __init__(self, rig: Rig, games: Sequence[str] = NAMES, questions: Sequence[Question] = QUESTIONS) -> None:
        self.rig = rig
        self.me, self.guest = Friend(rig.address, name="Соломія"), Friend(rig.address, name="Тарас")
        self.screens = {"home": "/", "mine": "/mine", "settings": "/settings", "not-found": "/no/such/place"}
        self.screens["waiting"] = f"/t/{self.me.lay(ME, OPEN, OPEN, game='tranquility')}"
        for name in games:
            self.screens[f"table-{name}"] = f"/t/{self._midst(name)}"
            self.screens[f"new-{name}"] = f"/new/{name}"
            self.screens[f"lesson-{name}"] = f"/learn/{name}"
            self.screens[f"rules-{name}"] = f"/rules/{name}"
            self.screens[f"companion-{name}"] = f"/companion/{name}"
            self.screens[f"replay-{name}"] = self.screens[f"table-{name}"].replace("/t/", "/replay/")
        self.screens |= {"voyage": "/voyage", "moments": "/moments"}
        for name, first in self._moments().items():
            self.screens[f"moment-{name}"] = f"/moments/{name}/{first}"
        for question in questions:
            if question.game in games:
                self.screens[question.screen] = f"/t/{self._asked(question)}"
        self.eyes: dict[str, str] = {}  # whose cookie, where it is not mine
        for name in games:
            over = self._over(name)
            self.screens |= {f"over-{name}": f"/t/{over}", f"review-{name}": f"/review/{over}"}
            self._guided(name)
        self._others()

    def _guided(self, name: str) -> None:
        """The first step of each lesson at a table."""
        told = next(one for one in self.me.get("/api/games")["games"] if one["name"] == name)
        for lesson in told["lessons"]:
            table = self.me.post("/api/lessons", {"game": name, "lesson": lesson})["id"]
            self.screens[f"guided-{name}-{lesson}"] = f"/t/{table}"

    def _others(self) -> None:
        """What a guest sees who opens the link, and somebody with an account who is here twice."""
        self.screens["join"] = self.screens["waiting"]
        self.eyes["join"] = Friend(self.rig.address).cookie
        member = Friend(self.rig.address, name="Ярослава")
        account = {"login": "yaroslava", "password": "correct horse"}
        member.post("/api/account", account)
        Friend(self.rig.address).post("/api/account/login", account)
        self.screens["account"] = "/settings"
        self.eyes["account"] = member.cookie

    def _moments(self) -> dict[str, str]:
        """The first moment of each game."""
        shelf = self.me.http.get("/api/moments").json()
        return {one["game"]: one["moments"][0]["id"] for one in shelf["games"] if one["moments"]}

    def _midst(self, name: str) -> str:
        seed, moves = road(name)
        with mock.patch("seaboard.service.requests.new_seed", return_value=seed):
            table = self.me.lay(ME, OPEN, game=name)
            self.guest.sit(table, 1)
        self._play(table, [self.me, self.guest], moves)
        return table

    def _asked(self, question: Question) -> str:
        seed, moves = road_to(question)
        people = [self.me, *(Friend(self.rig.address, name=name) for name in GUESTS[: question.seats - 1])]
        with mock.patch("seaboard.service.requests.new_seed", return_value=seed):
            table = self.me.lay(ME, *[OPEN] * (question.seats - 1), game=question.game, options=dict(question.options))
            for seat in range(1, question.seats):
                people[seat].sit(table, seat)
        self._play(table, people, moves)
        return table

    def _over(self, name: str) -> str:
        options = SHORT if name == "sea_salt_paper" else ()
        record = game_played(name, options=options)
        game = game_named(name)
        with mock.patch("seaboard.service.requests.new_seed", return_value=record.seed):
            table = self.me.lay(ME, OPEN, game=name, options=dict(options))
            self.guest.sit(table, 1)
        state: Any = game.start(2, record.options, seed=record.seed)
        moves = []
        for text in record.moves:
            moves.append((int(state.actor()), text))
            state.advance(game.parse(state, text))
        self._play(table, [self.me, self.guest], moves)
        return table

    def _play(self, table: str, people: list[Friend], moves: list[tuple[int, str]]) -> None:
        wires = {id(person): person.socket() for person in people}
        ply = 0
        for seat, text in moves:
            done = wires[id(people[seat])].ask(type="move", table=table, seat=seat, ply=ply, move=text)
            assert done["type"] == "done", (text, done)
            ply = done["ply"]
        for wire in wires.values():
            wire.close()


def walk(
    house: House,
    browser: Browser,
    screens: Sequence[str],
    sizes: Sequence[tuple[int, int]] = SIZES,
    looks: Sequence[Look] = LOOKS,
    out: Path | None = None,
) -> Iterator[Fault]:
    """Go to each screen, measure it in each size; a change of size needs no reload."""
    for look in looks:
        context = browser.new_context(
            locale=look.language, color_scheme="dark" if look.dark else "light", reduced_motion="reduce", has_touch=True
        )
        context.add_init_script(BY_HAND)
        page = context.new_page()
        for screen in screens:
            mine = house.eyes.get(screen, house.me.cookie)
            cookie: Any = {"name": "seaboard", "value": mine, "url": house.rig.address}
            context.add_cookies([cookie])
            page.set_viewport_size({"width": sizes[0][0], "height": sizes[0][1]})
            page.goto(house.rig.address + house.screens[screen])
            settle(page)
            for width, height in sizes:
                page.set_viewport_size({"width": width, "height": height})
                page.evaluate("scrollTo(0, 0)")
                page.wait_for_timeout(150)
                if out is not None:
                    dark = "dark" if look.dark else "light"
                    page.screenshot(path=out / f"{screen}-{width}x{height}-{look.language[:2]}-{dark}.png")
                for what in faults_of_layout(page):
                    yield Fault(screen, (width, height), look, what)
        context.close()


def settle(page: Page) -> None:
    page.wait_for_load_state("networkidle")
    page.locator("main").wait_for(timeout=60_000)
    page.wait_for_timeout(400)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, default=Path("build/screens"), help="where the pictures go")
    parser.add_argument("--only", action="append", default=[], help="a screen, or how its name begins")
    parser.add_argument("--quick", action="store_true", help="Ukrainian by day only")
    chosen = parser.parse_args()
    chosen.out.mkdir(parents=True, exist_ok=True)
    count = 0
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        with rig_on(str(Path(folder, "tables.sqlite3"))) as rig:
            house = House(rig)
            screens = [one for one in house.screens if not chosen.only or one.startswith(tuple(chosen.only))]
            for fault in walk(house, browser, screens, looks=LOOKS[:1] if chosen.quick else LOOKS, out=chosen.out):
                print(fault, flush=True)
                count += 1
        browser.close()
    print(f"{count} faults; the pictures are in {chosen.out}")
    sys.exit(1 if count else 0)


if __name__ == "__main__":
    main()
