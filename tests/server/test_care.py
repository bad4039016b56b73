"""Tables that nobody else looks after, and ratings."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from seaboard.games.sea_salt_paper import GAME
from seaboard.server.ratings import ratings_due
from seaboard.server.store import store_for
from seaboard.service.care import WAITING_DAYS
from seaboard.service.standings import Placed, ordinal, standings
from seaboard.service.store import Rating, Write
from seaboard.table import commands
from seaboard.table.clock import DAY, ClockSpec
from seaboard.table.commands import Asker
from seaboard.table.settings import Settings
from seaboard.table.table import Table
from tests.server.rig import BOT, ME, OPEN, Friend, rig_on
from tests.table.people import ANNA, BORYS, CHRIS, Room, two


def write_table(database: str, seats: list[dict[str, str]], at: int, wake: int, **settings: object) -> str:
    """A table as a server left it that is no more."""
    table = Table("0123456789ab")
    chosen = Settings("sea_salt_paper", len(seats), {"first_seat": "1"}, **settings)  # type: ignore[arg-type]
    entries = commands.create(table, Asker("panna", at, "Anna", "", "00" * 16), chosen, seats).entries
    for entry in entries:
        table.fold(entry)

    async def write() -> None:
        from seaboard.service.hub import row_of

        store = store_for(database)
        await store.open(migrate=True)
        await store.commit([Write(table.id, entries, row_of(table), ["panna"], wake, True)])
        await store.close()

    asyncio.run(write())
    return table.id


def table_after(database: str, table: str, wanted: Callable[[Table], bool]) -> Table:
    """The table as soon as a server that took it up has done what is wanted."""
    with rig_on(database) as rig:
        end = time.monotonic() + 15
        while time.monotonic() < end:
            live = rig.server.hub.live.get(table)
            if live is not None and wanted(live.table):
                return live.table  # type: ignore[no-any-return]
            time.sleep(0.02)
    raise AssertionError("it did not happen")


def test_a_bot_moves_on_after_a_restart(tmp_path: Path) -> None:
    database = str(tmp_path / "t.sqlite3")
    now = int(time.time() * 1000)
    table = write_table(database, [ME, BOT], now, now + 20_000)
    assert table_after(database, table, lambda t: t.ply > 0).seats[1].kind == "bot"


def test_time_that_ran_out_while_nobody_served_counts_after_the_grace(tmp_path: Path) -> None:
    database = str(tmp_path / "t.sqlite3")
    now = int(time.time() * 1000)
    table = write_table(database, [ME, ME], now - 40_000, now - 10_000, clock=ClockSpec("move", seconds=30))
    assert table_after(database, table, lambda t: t.ply > 0).notes[-1].kind == "timed_out"


def test_a_table_to_which_nobody_came_is_closed(tmp_path: Path) -> None:
    database = str(tmp_path / "t.sqlite3")
    long_ago = int(time.time() * 1000) - WAITING_DAYS * DAY - 1000
    table = write_table(database, [ME, OPEN], long_ago, long_ago + WAITING_DAYS * DAY)
    assert table_after(database, table, lambda t: t.status == "over").notes[-1].kind == "closed"


def test_tables_leave_the_memory_and_come_back(tmp_path: Path) -> None:
    with rig_on(str(tmp_path / "t.sqlite3"), idle_seconds=0) as rig:
        anna = Friend(rig.address)
        table = anna.lay(ME, OPEN)
        time.sleep(0.05)
        rig.server.store._loop.call_soon_threadsafe(rig.server.hub.care.forget_idle)
        end = time.monotonic() + 5
        while table in rig.server.hub.live and time.monotonic() < end:
            time.sleep(0.01)
        assert table not in rig.server.hub.live
        assert anna.get(f"/api/tables/{table}")["status"] == "waiting"


# -- ratings ----------------------------------------------------------------------------------------------------


def begun() -> Room:
    """A rated game of two in which both have moved."""
    room = two(rated=True)
    room.until_all_moved()
    return room


def test_who_wins_rises_and_who_loses_falls() -> None:
    room = begun()
    room.do(commands.resign, BORYS, 1)
    placed = standings(room.table)
    assert [(one.player, one.rank) for one in placed] == [(ANNA, 0), (BORYS, 1)]
    after = {one.player: one for one in ratings_due(placed, {})}
    assert after[ANNA].mu > 25 > after[BORYS].mu
    assert ordinal(after[ANNA]) > ordinal(after[BORYS])
    again = ratings_due(placed, {(one.player, one.pool): one for one in after.values()})
    assert [one.games for one in again] == [2, 2]


def test_who_left_is_behind_those_who_stayed() -> None:
    room = Room(({"kind": "me"}, OPEN, OPEN), rated=True)
    room.do(commands.sit, BORYS, 1)
    room.do(commands.sit, CHRIS, 2)
    room.do(commands.leave, BORYS, None)
    room.play_out()
    ranks = {one.player: one.rank for one in standings(room.table)}
    assert ranks[BORYS] == max(ranks.values())
    assert ranks[BORYS] > max(ranks[ANNA], ranks[CHRIS])


def test_what_was_abandoned_or_not_rated_does_not_count() -> None:
    room = two(rated=True)
    room.do(commands.leave, ANNA, None)
    room.do(commands.leave, BORYS, None)
    assert standings(room.table) == []
    casual = two()
    casual.do(commands.resign, ANNA, 0)
    assert standings(casual.table) == []


def test_unequal_sides_have_a_rating_each(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GAME), "roles", ("shark", "octopus"))
    room = begun()
    room.do(commands.resign, ANNA, 0)
    assert [one.pool for one in standings(room.table)] == ["sea_salt_paper/shark", "sea_salt_paper/octopus"]


def test_together_people_are_rated_against_the_scenario(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GAME), "together", lambda self, options, seats: True)
    room = two(rated=True)
    room.play_out()
    placed = standings(room.table)
    assert [one.player for one in placed[:2]] == [ANNA, BORYS]
    assert placed[2].player.startswith("scenario:")
    assert {one.team for one in placed[:2]} == {0}
    after = ratings_due(placed, {})
    assert after[0].mu > 25 > after[2].mu


def test_two_bots_of_one_level_are_one_player() -> None:
    room = Room(({"kind": "me"}, BOT, BOT), rated=True)
    room.play_out()
    placed = standings(room.table)
    assert sorted(one.player for one in placed) == ["bot:calm", ANNA]
    assert isinstance(
        ratings_due(placed, {("bot:calm", placed[0].pool): Rating("bot:calm", placed[0].pool, 30, 2, 9)})[0], Rating
    )
    assert isinstance(placed[0], Placed)
