"""Clocks and what happens when time is up."""

from __future__ import annotations

import pytest

from seaboard.core.refused import Refused
from seaboard.table import commands
from seaboard.table.clock import BREATH, DAY, Clock, ClockSpec, checked_clock
from tests.table.people import ANNA, BORYS, BOT, ME, Room, two


@pytest.mark.parametrize(
    "spec",
    [
        ClockSpec("hourglass"),
        ClockSpec("move", seconds=1),
        ClockSpec("bank", seconds=10),
        ClockSpec("bank", seconds=100, increment=601),
        ClockSpec("days", days=15),
    ],
)
def test_impossible_clocks_are_refused(spec: ClockSpec) -> None:
    with pytest.raises(Refused):
        checked_clock(spec)


def test_a_bank_is_spent_while_deciding_and_grows_when_the_turn_passes() -> None:
    clock = Clock(ClockSpec("bank", seconds=60, increment=5), 2)
    clock.run(0, 0)
    assert clock.deadline == 60_000
    clock.run(0, 10_000)  # the same seat decides again: no increment yet
    assert clock.left_at(10_000) == [50_000, 60_000]
    clock.run(1, 20_000)
    assert clock.left_at(20_000) == [45_000, 60_000]
    clock.run(None, 25_000)
    assert clock.deadline is None


def test_a_move_clock_starts_anew_for_each_decision() -> None:
    clock = Clock(ClockSpec("move", seconds=30), 2)
    clock.run(0, 0)
    clock.run(0, 20_000)
    assert clock.deadline == 50_000


def test_slow_play_has_days() -> None:
    clock = Clock(ClockSpec("days", days=3), 2)
    clock.run(1, 7)
    assert clock.deadline == 7 + 3 * DAY


def test_a_time_out_plays_the_quiet_move() -> None:
    room = two(clock=ClockSpec("move", seconds=30))
    play = room.table.play
    assert play is not None
    assert play.actor is not None
    quiet = play.game.describe(play.state, play.game.timeout(play.state)).text
    with pytest.raises(Refused, match="time-left"):
        commands.time_out(room.table, room.at + 29_999)
    room.wait(30)
    room.write(commands.time_out(room.table, room.at))
    assert play.made[-1].text == quiet
    assert [note.kind for note in room.table.notes][-1] == "timed_out"


def test_three_time_outs_in_a_row_give_the_seat_to_a_bot() -> None:
    room = two(clock=ClockSpec("move", seconds=30))
    play = room.table.play
    assert play is not None
    late = play.actor
    assert late is not None
    strikes = 0
    while strikes < 3:
        if play.actor == late:
            room.wait(31)
            room.write(commands.time_out(room.table, room.at))
            strikes += 1
        else:
            room.move_actor()
    assert room.table.seats[late].kind == "bot"
    assert room.table.deadline() is None or play.actor != late
    # and the person can come back
    player = (ANNA, BORYS)[late]
    room.do(commands.sit, player, None)
    assert room.table.seats_of(player) == [late]


def test_a_move_in_time_wipes_the_strikes() -> None:
    room = two(clock=ClockSpec("move", seconds=30))
    play = room.table.play
    assert play is not None
    assert play.actor is not None
    late = play.actor
    room.wait(31)
    room.write(commands.time_out(room.table, room.at))
    assert room.table.seats[late].strikes == 1
    while play.actor != late:
        room.move_actor()
    room.move_actor()
    assert room.table.seats[late].strikes == 0


def test_an_empty_bank_leaves_a_breath() -> None:
    room = two(clock=ClockSpec("bank", seconds=30, increment=0))
    play = room.table.play
    assert play is not None
    assert play.actor is not None
    late = play.actor
    room.wait(31)
    room.write(commands.time_out(room.table, room.at))
    assert room.table.clock.left_at(room.at)[late] == BREATH


def test_bots_have_no_deadline_and_no_clock_means_none() -> None:
    room = Room((ME, BOT), clock=ClockSpec("move", seconds=30))
    play = room.table.play
    assert play is not None
    while play.actor == 0:
        room.move_actor()
    assert room.table.deadline() is None
    assert two().table.deadline() is None
    assert two().seen(ANNA, 0).clock.running is None
