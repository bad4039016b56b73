"""Silence is a rule: the game says at every moment what may be talked about."""

from __future__ import annotations

import json

import pytest

from seaboard.core.record import new_record
from seaboard.games.tranquility import GAME
from tests.games.tranquility.table import given, play, sail

START = [["start", 10, 20, 30, 40], [11, 21, 31, 41, 51]]


@pytest.mark.rule("TRQ-124", "TRQ-41", "TRQ-125", "TRQ-R32")
def test_silence_but_for_the_counts() -> None:
    table = given(hands=START)
    assert GAME.talk(table) == "silent"
    play(table, "start")
    assert GAME.talk(table) == "counts"
    play(table, "pledge:4", "pledge:4")
    assert GAME.talk(table) == "silent", "which cards are given is nobody else's business"


@pytest.mark.rule("TRQ-125", "TRQ-81", "TRQ-127")
def test_storms_may_be_talked_about_while_a_compass_can_be_used() -> None:
    storms: dict[str, object] = {"storms": True}
    table = given(options=storms, hands=[[10, 20], [11, 21]], started=True, yellow=[1, 0], compasses={"pool": 1})
    assert GAME.talk(table) == "storms"
    play(table, "lift:yellow/0")
    assert GAME.talk(table) == "storms"
    play(table, "agree")
    assert GAME.talk(table) == "silent"


@pytest.mark.rule("TRQ-127", "TRQ-124", "TRQ-R32")
def test_a_house_rule_makes_talk_free() -> None:
    assert GAME.talk(sail(3, chat="house_rule")) == "free"
    assert GAME.talk(sail(3)) == "silent"


@pytest.mark.rule("TRQ-61")
def test_alone_there_is_nobody_to_be_silent_with() -> None:
    assert GAME.talk(sail(1)) == "free"


@pytest.mark.rule("TRQ-126", "TRQ-127")
def test_only_the_two_topics_exist_and_pledges_say_numbers_alone() -> None:
    assert GAME.vocabulary.talk == ("counts", "storms")
    table = play(given(hands=START), "start")
    for move in GAME.moves(table):
        assert set(move.facts) == {"count"}


@pytest.mark.rule("TRQ-128")
def test_records_carry_no_times() -> None:
    record = new_record(GAME, ["a", "b"], {}, "0" * 32)
    assert not [word for word in json.dumps(record.write()).split('"') if "time" in word or "clock" in word]
