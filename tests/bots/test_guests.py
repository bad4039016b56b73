"""Bots that somebody brings along."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from seaboard.bots import guests
from seaboard.bots.levels import LEVELS, bot_named, levels, think
from seaboard.core.record import new_record
from seaboard.core.refused import Refused
from seaboard.core.seed import derived_seed
from seaboard.games import game_named
from seaboard.table.settings import checked_level

LAST = """
from seaboard.bots.bot import Bot

class Last(Bot):
    games = ("kelp",)
    def decide(self, seen, quick):
        assert len(seen.row()) > 100
        return seen.legal()[-1]

class Nobody:
    pass
"""


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    monkeypatch.setenv(guests.VARIABLE, "")
    path = tmp_path / "mine.py"
    path.write_text(LAST)
    yield str(path)
    guests.guest.cache_clear()


def test_a_guest_sits_at_a_table(file: str) -> None:
    guests.bring("mine", f"{file}:Last")
    assert levels() == (*LEVELS, "mine")
    assert checked_level("mine") == "mine"
    game = game_named("kelp")
    state = game.start(2, {}, seed=derived_seed(1, 0))
    record = new_record(game, ["a", "b"], {}, derived_seed(1, 0))
    wanted = game.describe(state, state.legal()[-1]).text
    assert think(record, int(state.actor()), "mine", 0) == wanted


def test_a_guest_plays_its_own_games(file: str) -> None:
    guests.bring("mine", f"{file}:Last")
    assert bot_named("kelp", "mine")
    with pytest.raises(Refused, match="guest-other-game"):
        bot_named("finspan", "mine")


@pytest.mark.parametrize(
    ("name", "what", "code"),
    [
        ("mine", "Nobody", "guest-no-bot"),
        ("mine", "Missing", "guest-not-found"),
        ("Mine!", "Last", "guest-name"),
    ],
)
def test_what_is_no_bot_is_refused(file: str, name: str, what: str, code: str) -> None:
    with pytest.raises(Refused, match=code):
        guests.bring(name, f"{file}:{what}")
    assert guests.guests() == {}


def test_a_missing_file_is_refused() -> None:
    for where in ("nowhere.py:Bot", "no.such.module:Bot", "Bot"):
        with pytest.raises(Refused, match="guest-not-found"):
            guests.bring("mine", where)
