"""Sitting down, starting, leaving, taking over, ending and playing again."""

from __future__ import annotations

from typing import Any

import pytest

from seaboard.core.record import read_record, replay
from seaboard.core.refused import Refused
from seaboard.core.seed import keeps_commitment
from seaboard.table import commands, show
from seaboard.table.table import Table
from tests.table.people import ANNA, BORYS, BOT, CHRIS, ME, OPEN, Room, two


def refusal(room: Room, command: Any, player: str, *arguments: Any) -> str:
    before = show.info(room.table, player)
    with pytest.raises(Refused) as refused:
        room.do(command, player, *arguments)
    assert show.info(room.table, player) == before, "a refusal changed the table"
    return refused.value.code


def test_a_table_begins_when_its_last_seat_is_taken() -> None:
    room = Room((ME, OPEN))
    assert room.table.status == "waiting"
    room.do(commands.sit, BORYS, None)
    assert room.table.status == "running"
    assert room.table.seats_of(BORYS) == [1]


def test_a_table_of_one_person_and_bots_begins_at_once() -> None:
    assert Room((ME, BOT)).table.status == "running"


def test_the_host_may_want_to_start_it() -> None:
    room = Room((ME, OPEN), start="host")
    assert refusal(room, commands.start, ANNA) == "seats-not-filled"
    room.do(commands.sit, BORYS, 1)
    assert room.table.status == "waiting"
    assert refusal(room, commands.start, BORYS) == "not-the-host"
    room.do(commands.start, ANNA)
    assert room.table.status == "running"
    assert refusal(room, commands.start, ANNA) == "table-not-waiting"


def test_options_are_checked_by_the_game() -> None:
    with pytest.raises(Refused, match="option-unknown"):
        Room(options={"speed": 3})
    with pytest.raises(Refused, match="seats-out-of-range"):
        Room((ME, OPEN, OPEN, OPEN, OPEN, OPEN))
    with pytest.raises(Refused, match="level-unknown"):
        Room((ME, {"kind": "bot", "level": "hurricane"}))


def test_a_taken_seat_is_taken() -> None:
    room = Room((ME, OPEN, OPEN))
    assert refusal(room, commands.sit, BORYS, 0) == "seat-taken"
    assert refusal(room, commands.sit, BORYS, 3) == "seat-unknown"
    room.do(commands.sit, BORYS, 2)
    assert refusal(room, commands.arrange, ANNA, 2, "bot", "calm") == "seat-taken"
    assert refusal(room, commands.arrange, BORYS, 1, "bot", "calm") == "not-the-host"


def test_one_person_may_sit_on_several_seats() -> None:
    room = Room((ME, ME))
    assert room.table.status == "running"
    assert room.table.seats_of(ANNA) == [0, 1]
    room.play_out()
    assert room.table.status == "over"


def test_the_host_arranges_seats() -> None:
    room = Room((ME, OPEN, OPEN))
    room.do(commands.arrange, ANNA, 1, "bot", "storm")
    room.do(commands.arrange, ANNA, 1, "open")
    room.do(commands.arrange, ANNA, 1, "me")
    assert room.table.seats_of(ANNA) == [0, 1]
    room.do(commands.arrange, ANNA, 2, "bot", "gale")
    assert room.table.status == "running"


def test_who_leaves_a_waiting_table_opens_the_seat_and_the_host_goes_over() -> None:
    room = Room((ME, OPEN, OPEN))
    room.do(commands.sit, BORYS, 1)
    room.do(commands.leave, ANNA, None)
    assert room.table.host == BORYS
    assert room.table.seats[0].kind == "open"
    room.do(commands.leave, BORYS, None)
    assert room.table.status == "over"
    assert show.result(room.table) is not None


def test_a_bot_takes_over_and_gives_the_seat_back() -> None:
    room = two()
    room.do(commands.leave, BORYS, None)
    assert room.table.seats[1].kind == "bot"
    # somebody who sits at the table already would see two hands
    assert refusal(room, commands.sit, ANNA, 1) == "would-see-two-hands"
    room.do(commands.sit, BORYS, None)
    assert room.table.seats_of(BORYS) == [1]


def test_a_stranger_takes_over_only_what_was_given_up_or_opened() -> None:
    room = Room((ME, BOT, OPEN))
    room.do(commands.sit, BORYS, 2)
    assert refusal(room, commands.sit, CHRIS, 1) == "seat-not-open"
    room.do(commands.arrange, ANNA, 1, "open")
    room.do(commands.sit, CHRIS, 1)
    assert room.table.seats_of(CHRIS) == [1]


def test_when_all_people_have_left_the_game_is_abandoned() -> None:
    room = two()
    room.do(commands.leave, ANNA, None)
    room.do(commands.leave, BORYS, None)
    assert room.table.status == "over"
    assert room.table.ending is not None
    assert room.table.ending.ending == "abandoned"


def test_of_two_who_resigns_loses() -> None:
    room = two()
    room.do(commands.resign, ANNA, 0)
    assert room.table.ending is not None
    assert room.table.ending.winners == [1]
    assert refusal(room, commands.resign, BORYS, 1) == "game-over"


def test_among_three_a_bot_plays_on_for_who_resigned() -> None:
    room = Room((ME, OPEN, OPEN))
    room.do(commands.sit, BORYS, 1)
    room.do(commands.sit, CHRIS, 2)
    room.do(commands.resign, BORYS, 1)
    assert room.table.status == "running"
    assert room.table.seats[1].kind == "bot"
    assert room.table.seats[1].resigned
    assert refusal(room, commands.sit, BORYS, 1) == "seat-not-open"


def test_to_abandon_all_must_agree() -> None:
    room = two()
    room.do(commands.abandon, ANNA, 0)
    ask = room.table.ask
    assert ask is not None
    assert ask.answers == [True, None]
    assert refusal(room, commands.abandon, BORYS, 1) == "ask-pending"
    assert refusal(room, commands.answer, ANNA, 0, ask.n, True) == "ask-gone"
    room.do(commands.answer, BORYS, 1, ask.n, False)
    assert room.table.status == "running"
    assert room.table.ask is None
    room.do(commands.abandon, BORYS, 1)
    assert room.table.ask is not None
    room.do(commands.answer, ANNA, 0, room.table.ask.n, True)
    assert room.table.status == "over"


def test_only_the_right_seat_moves_at_the_right_ply() -> None:
    room = two()
    play = room.table.play
    assert play is not None
    assert play.actor is not None
    mine, other = (ANNA, BORYS) if play.actor == 0 else (BORYS, ANNA)
    text = play.game.moves(play.state)[0].text
    assert refusal(room, commands.move, mine, play.actor, 5, text) == "ply-stale"
    assert refusal(room, commands.move, other, play.actor, 0, text) == "not-your-seat"
    assert refusal(room, commands.move, other, 1 - play.actor, 0, text) == "not-your-turn"
    assert refusal(room, commands.move, CHRIS, 0, 0, text) == "not-your-seat"
    assert refusal(room, commands.move, mine, play.actor, 0, "fly") == "move-not-legal"
    assert refusal(room, commands.move, mine, 7, 0, text) == "seat-unknown"


def test_the_seed_is_promised_at_the_start_and_told_at_the_end() -> None:
    room = two()
    promised = show.info(room.table, BORYS).commitment
    assert show.info(room.table, ANNA).seed is None
    room.play_out()
    told = show.info(room.table, ANNA).seed
    assert told is not None
    assert promised is not None
    assert keeps_commitment(told, promised)


def test_the_record_of_a_finished_table_replays() -> None:
    room = two()
    room.play_out()
    assert room.table.game is not None
    record = read_record(room.table.game, room.table.record().write())
    assert record.result is not None
    assert replay(room.table.game, record).over()
    assert record.seats == ["Anna", "Borys"]


def test_a_rematch_rotates_the_seats_and_waits_for_the_others() -> None:
    room = Room((ME, OPEN, BOT))
    room.do(commands.sit, BORYS, 1)
    with pytest.raises(Refused, match="rematch-early"):
        commands.rematch(room.table, room.asker(ANNA), Table("next"))
    room.play_out()
    new = Table("next")
    mine, theirs = commands.rematch(room.table, room.asker(BORYS), new)
    room.write(mine)
    assert room.table.next == "next"
    for entry in theirs.entries:
        new.fold(entry)
    assert [seat.kind for seat in new.seats] == ["bot", "kept", "person"]
    assert new.seats[1].player == ANNA
    with pytest.raises(Refused, match="seat-taken"):
        commands.sit(new, room.asker(CHRIS), 1)
    for entry in commands.sit(new, room.asker(ANNA), None).entries:
        new.fold(entry)
    assert new.status == "running"


def test_a_table_is_what_its_log_says() -> None:
    room = Room((ME, OPEN, BOT), spectators=False)
    room.do(commands.sit, BORYS, 1)
    for _ in range(30):
        room.move_actor(1)
    room.do(commands.say, ANNA, "  well   played ")
    room.do(commands.leave, BORYS, None)
    room.do(commands.sit, BORYS, None)
    room.play_out()
    again = room.again()
    for player, seat in ((ANNA, 0), (BORYS, 1), (CHRIS, None)):
        whole = room.seen(player, seat)
        assert room.seen(player, seat, again) == whole


def test_a_new_name_is_told_to_the_table() -> None:
    room = two()
    room.write(commands.rename(room.table, commands.Asker(BORYS, room.at, "Боря")))
    assert room.table.names() == ["Anna", "Боря"]
    assert commands.rename(room.table, room.asker(CHRIS)) == commands.Decided()


def test_nobody_is_called_like_somebody_else_at_the_table() -> None:
    room = Room((ME, OPEN, OPEN))
    for player, seat in ((BORYS, 1), (CHRIS, 2)):
        room.write(commands.sit(room.table, commands.Asker(player, room.at, "ANNA", seed=room.seed), seat))
    assert room.table.names() == ["Anna", "ANNA (2)", "ANNA (3)"]
    room.write(commands.rename(room.table, commands.Asker(BORYS, room.at, "Ａnna", figure="crab-sky")))
    assert room.table.names() == ["Anna", "Ａnna (2)", "ANNA (3)"]
    room.do(commands.become, CHRIS, "p-olena", "Ａnna (2)")
    assert room.table.names()[2] == "Ａnna (2) (2)"


def test_a_guest_who_gets_an_account_keeps_its_part() -> None:
    room = two()
    room.do(commands.become, ANNA, "p-olena", "Олена")
    assert (room.table.host, room.table.seats_of("p-olena"), room.table.seats_of(ANNA)) == ("p-olena", [0], [])
    assert (room.table.seats[0].owner, room.table.seats[0].owner_name) == ("p-olena", "Олена")
    assert room.table.held == {"p-olena": {0}, BORYS: {1}}
    assert commands.become(room.table, room.asker(CHRIS), "p-olena", "Олена") == commands.Decided()
    # who sits here already must not see a second hand: the guest leaves and a bot plays on
    room.do(commands.become, BORYS, "p-olena", "Олена")
    assert (room.table.seats_of("p-olena"), room.table.seats[1].kind) == ([0], "bot")
