"""Ratings are won by playing: the seats of a rated game are fixed, and some games count for nobody."""

from __future__ import annotations

from dataclasses import replace

import pytest

from seaboard.core.refused import Refused
from seaboard.service.standings import standings
from seaboard.table import commands
from tests.table.people import ANNA, BORYS, BOT, CHRIS, ME, OPEN, Room, two


def test_nobody_takes_the_seat_of_a_bot_or_of_another_in_a_rated_game() -> None:
    room = Room((ME, BOT), rated=True, options={"first_seat": "0"})
    with pytest.raises(Refused, match="rated-seats-fixed"):
        commands.arrange(room.table, room.asker(ANNA), 1, "open")
    room = two(rated=True)
    room.do(commands.leave, BORYS)
    with pytest.raises(Refused, match="rated-seats-fixed"):
        commands.sit(room.table, room.asker(CHRIS), 1)
    room.do(commands.sit, BORYS, 1)  # one's own seat can be come back to
    assert room.table.seats[1].player == BORYS


def test_an_unrated_seat_may_still_be_opened() -> None:
    room = Room((ME, BOT), options={"first_seat": "0"})
    room.do(commands.arrange, ANNA, 1, "open")
    room.do(commands.sit, CHRIS, 1)
    assert room.table.seats[1].player == CHRIS


def test_two_who_came_by_one_door_play_for_nothing() -> None:
    for doors, counts in ((("a", "b"), True), (("a", "a"), False), (("", ""), True)):
        room = Room((OPEN, OPEN), rated=True)
        for seat, (player, door) in enumerate(zip((ANNA, BORYS), doors, strict=True)):
            room.write(commands.sit(room.table, replace(room.asker(player), door=door), seat))
        room.play_out()
        assert bool(standings(room.table)) is counts
        assert not any(door and door in repr(room.seen(ANNA, 0).info.seats) for door in doors if len(door) > 1)
        assert standings(room.again()) == standings(room.table)


def test_a_game_given_up_before_everybody_moved_counts_for_nobody() -> None:
    room = two(rated=True)
    room.do(commands.resign, BORYS, 1)
    assert standings(room.table) == []
    room = two(rated=True)
    room.until_all_moved()
    room.do(commands.resign, BORYS, 1)
    assert [one.rank for one in standings(room.table)] == [0, 1]


@pytest.mark.parametrize("how", ["leave", "abandon"])
def test_who_leaves_bots_alone_has_lost_to_them(how: str) -> None:
    room = Room((ME, BOT), rated=True)
    room.until_all_moved()
    if how == "leave":
        room.do(commands.leave, ANNA)
    else:
        room.do(commands.abandon, ANNA, 0)
    assert room.table.status == "over"
    assert [one.rank for one in standings(room.table)] == [1, 0]
