"""Chat as the game's rules allow it, and what a seat is told."""

from __future__ import annotations

import pytest

from seaboard.core.refused import Refused
from seaboard.games.sea_salt_paper import GAME
from seaboard.table import commands, show
from tests.table.people import ANNA, BORYS, CHRIS, Room, two


def test_those_who_sit_may_talk() -> None:
    room = two()
    room.do(commands.say, BORYS, "Вітаю!\x00\n")
    assert [(said.seat, said.text) for said in room.table.chat] == [(1, "Вітаю!")]
    for text, code in (("   ", "text-empty"), ("x" * 501, "text-too-long")):
        with pytest.raises(Refused, match=code):
            room.do(commands.say, BORYS, text)
    with pytest.raises(Refused, match="chat-not-seated"):
        room.do(commands.say, CHRIS, "psst, she has two crabs")


def test_a_silent_game_refuses_chat_until_it_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GAME), "talk", lambda self, state: "silent")
    room = Room()
    room.do(commands.say, ANNA, "before the game talk is free")
    room.do(commands.sit, BORYS, 1)
    assert room.seen(ANNA, 0).talk == "silent"
    with pytest.raises(Refused, match="talk-silent"):
        room.do(commands.say, ANNA, "I have a three")
    room.play_out()
    room.do(commands.say, ANNA, "well played")
    assert len(room.table.chat) == 2


def test_where_the_rules_open_a_topic_one_talks_by_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GAME), "talk", lambda self, state: "storm")
    room = two()
    with pytest.raises(Refused, match="talk-by-moves"):
        room.do(commands.say, ANNA, "I have the 34")
    assert room.seen(ANNA, 0).talk == "storm"


def test_events_go_on_from_where_a_seat_left() -> None:
    room = two()
    for pick in range(60):
        room.move_actor(pick)
    whole = show.events_since(room.table, 0, 0)
    middle = room.table.n - 20
    assert show.events_since(room.table, 0, middle) == [event for event in whole if event.n > middle]
    assert show.events_since(room.table, 0, room.table.n) == []
    # the older half is told anew by playing it again: it must be told the same
    assert show.events_since(room.again(), 1, 0) == show.events_since(room.table, 1, 0)


def test_looking_back_shows_what_the_seat_saw_then() -> None:
    room = two()
    views = {}
    for pick in range(40):
        play = room.table.play
        assert play is not None
        views[play.step] = play.game.view(play.state, 1)
        room.move_actor(pick)
    assert room.table.play is not None
    shown = show.steps(room.table.play, 1, 10, 20)
    assert [one.step for one in shown] == list(range(10, 21))
    assert all(one.view == views[one.step] for one in shown)
    events = [event.kind for one in shown[1:] for event in one.events]
    told = [event.kind for event in show.events_since(room.table, 1, 0) if 10 < event.step <= 20]
    assert events == told
