"""Friends come to a table: names and figures, empty seats taken away, signs held up."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from seaboard.core.refused import Refused
from seaboard.table import commands, show
from seaboard.table.signs import checked_sign
from tests.table.people import ANNA, BORYS, BOT, CHRIS, ME, OPEN, Room, two

ONCE_MORE: dict[str, Any] = {"kind": "me", "name": "Дід Панас", "figure": "crab-sky"}


def test_the_host_begins_without_the_seats_that_stayed_empty() -> None:
    room = Room((ME, OPEN, BOT, OPEN), start="host")
    room.do(commands.sit, BORYS, 3)
    room.do(commands.say, BORYS, "hello")
    seen = show.info(room.table, BORYS).seats[2]
    room.do(commands.start, ANNA)
    seats = show.info(room.table, BORYS).seats
    assert [(seat.kind, seat.name) for seat in seats] == [("person", "Anna"), ("bot", ""), ("person", "Borys")]
    assert room.table.seats_of(BORYS) == [2]
    assert [seat.figure for seat in seats] == ["", "bot-2", ""]  # the bot is still the one that was seen,
    assert seats[1].character == seen.character == "oyster"
    assert room.table.berth(1) == 2  # and thinks as it did
    assert room.table.chat[0].seat == 2
    assert room.table.play is not None
    assert room.table.play.seats == 3
    room.play_out()
    assert show.info(room.again(), ANNA).seats == show.info(room.table, ANNA).seats


def test_nobody_begins_alone_or_without_a_side() -> None:
    for room in (Room((ME, OPEN, OPEN), start="host"), Room((ME, OPEN), start="host", game="kelp")):
        with pytest.raises(Refused, match="seats-not-filled"):
            room.do(commands.start, ANNA)


def test_people_at_one_device_have_names_of_their_own() -> None:
    room = Room((ME, ONCE_MORE, OPEN), start="host")
    room.write(commands.rename(room.table, replace(room.asker(ANNA), name="Анна", figure="boat-sun")))
    assert [seat.name for seat in room.table.seats] == ["Анна", "Дід Панас", ""]
    assert [seat.figure for seat in room.table.seats] == ["boat-sun", "crab-sky", ""]
    room.do(commands.arrange, ANNA, 2, "me", "", "Баба Мотря", "shell-pink")
    room.do(commands.start, ANNA)
    assert show.info(room.again(), ANNA).seats[2].name == "Баба Мотря"
    room.play_out()
    new = Room().table
    _, again = commands.rematch(room.table, room.asker(ANNA), type(new)("again"))
    assert [seat["name"] for seat in again.entries[0].data["seats"]] == ["Баба Мотря", "Anna", "Дід Панас"]
    room.do(commands.forget, ANNA)
    assert all(seat.name == "" for seat in room.table.seats)


def test_signs_are_for_those_who_sit_and_not_where_silence_is_the_rule() -> None:
    room = two()
    assert checked_sign(room.table, BORYS, "wow") == (1, "wow")
    for player, sign, code in ((CHRIS, "wow", "chat-not-seated"), (BORYS, "my card is 5", "sign-unknown")):
        with pytest.raises(Refused, match=code):
            checked_sign(room.table, player, sign)
    silent = two(game="tranquility")
    with pytest.raises(Refused, match="talk-silent"):
        checked_sign(silent.table, ANNA, "wow")
