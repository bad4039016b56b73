"""A few screens in every size, by day and by night: nothing cut off, nothing covered, nothing too small for a finger.

`python -m tools.screens` looks at all of them, in three languages.
"""

from __future__ import annotations

from playwright.sync_api import Browser

from seaboard.games import NAMES
from tests.server.rig import Rig
from tools.screens import QUESTIONS, SIZES, House, Look, walk

# Each size has its own language and light; together with the tables these are the screens that changed most often.
LOOKS = (Look("uk-UA", False), Look("ru-RU", True))
ASKED = ("asks-tranquility-pledge", "asks-sea_salt_paper-keep")  # the questions that need most room
SCREENS = ("home", "new-kelp", *(f"table-{name}" for name in NAMES), *ASKED, "moment-sea_salt_paper", "rules-kelp")


def test_screens_keep_their_measure(rig: Rig, browser: Browser) -> None:
    house = House(rig, questions=[question for question in QUESTIONS if question.screen in ASKED])
    faults = [str(fault) for fault in walk(house, browser, SCREENS, SIZES, LOOKS)]
    assert faults == []
