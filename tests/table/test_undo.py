"""Taking back."""

from __future__ import annotations

import pytest

from seaboard.core.position import write_position
from seaboard.core.refused import Refused
from seaboard.games import NAMES, game_named
from seaboard.table import commands
from seaboard.table.play import Play
from seaboard.table.undo import undo_for, undone_to
from tests.table.people import ANNA, BORYS, BOT, ME, Room, two

PLAYERS = (ANNA, BORYS)


def after_free_move(room: Room) -> tuple[int, dict[str, object]]:
    """Play until a person has made a move that revealed nothing; returns the seat and the position before."""
    play = room.table.play
    assert play is not None
    for pick in range(400):
        seat = play.actor
        assert seat is not None
        before = write_position(play.game, play.state)
        room.move_actor(pick)
        if undo_for(play, seat, strict=False) == "free" and room.table.seats[seat].kind == "person":
            return seat, before
    raise AssertionError("no free move")


def after_revealing_move(room: Room) -> int:
    play = room.table.play
    assert play is not None
    for pick in range(400):
        seat = play.actor
        assert seat is not None
        room.move_actor(pick)
        if undo_for(play, seat, strict=False) == "ask" and room.table.seats[seat].kind == "person":
            return seat
    raise AssertionError("nothing was revealed")


def test_nothing_to_take_back_at_the_start() -> None:
    room = two()
    with pytest.raises(Refused, match="nothing-to-undo"):
        room.do(commands.undo, ANNA, 0, 0)


def test_what_revealed_nothing_is_taken_back_at_once() -> None:
    room = two()
    play = room.table.play
    assert play is not None
    seat, before = after_free_move(room)
    ply = room.table.ply
    room.do(commands.undo, PLAYERS[seat], seat, ply)
    assert write_position(play.game, play.state) == before
    assert room.table.ply == ply + 1, "the ply never goes back"
    # and the table still is what its log says
    again = room.again().play
    assert again is not None
    assert write_position(play.game, again.state) == before


def test_what_revealed_something_needs_consent() -> None:
    room = two()
    play = room.table.play
    assert play is not None
    seat = after_revealing_move(room)
    step = play.last_of(seat)
    assert step is not None
    position = write_position(play.game, play.state_at(step))
    room.do(commands.undo, PLAYERS[seat], seat, room.table.ply)
    ask = room.table.ask
    assert ask is not None
    assert ask.what == "undo"
    assert write_position(play.game, play.state) != position
    room.do(commands.answer, PLAYERS[1 - seat], 1 - seat, ask.n, True)
    assert write_position(play.game, play.state) == position
    assert room.table.ask is None


def test_a_move_ends_the_question() -> None:
    room = two()
    seat = after_revealing_move(room)
    room.do(commands.undo, PLAYERS[seat], seat, room.table.ply)
    asked = room.table.ask
    assert asked is not None
    room.move_actor()
    assert room.table.ask is None
    with pytest.raises(Refused, match="ask-gone"):
        room.do(commands.answer, PLAYERS[1 - seat], 1 - seat, asked.n, True)


def test_bots_agree() -> None:
    room = Room((ME, BOT))
    play = room.table.play
    assert play is not None
    after_revealing_move(room)
    step = play.last_of(0)
    room.do(commands.undo, ANNA, 0, room.table.ply)
    assert play.step == step
    assert room.table.ask is None


def test_a_card_and_its_place_are_taken_back_together() -> None:
    room = Room((ME, BOT), game="tranquility")
    play = room.table.play
    assert play is not None
    while play.actor != 0:
        room.move_actor()
    step, position = play.step, write_position(play.game, play.state)
    card = next(move.text for move in play.game.moves(play.state) if move.kind == "play")
    room.move(ANNA, card)
    assert undone_to(play, 0) == step, "half of it alone"
    room.move(ANNA)
    room.do(commands.undo, ANNA, 0, room.table.ply)
    assert write_position(play.game, play.state) == position


def test_where_ratings_are_at_stake_what_was_revealed_stays() -> None:
    room = two(rated=True)
    seat = after_revealing_move(room)
    with pytest.raises(Refused, match="nothing-to-undo"):
        room.do(commands.undo, PLAYERS[seat], seat, room.table.ply)


def test_an_undo_for_an_older_ply_is_refused() -> None:
    room = two()
    seat, _ = after_free_move(room)
    with pytest.raises(Refused, match="ply-stale"):
        room.do(commands.undo, PLAYERS[seat], seat, room.table.ply - 1)


@pytest.mark.parametrize("game", NAMES)
def test_going_back_by_a_mark_is_going_back_by_the_deal(game: str) -> None:
    chosen = game_named(game)
    play = Play(chosen, 2, {}, "17" * 16)
    before = []
    while play.actor is not None and play.step < 50:
        before.append(write_position(chosen, play.state))
        legal = play.state.legal()
        play.keep(play._try(legal[play.step % len(legal)]), play.step + 1)
    assert play._marks
    for step in (play.step - 1, 33, 32, 31, 17, 16, 15, 1, 0):
        if step >= play.step:
            continue
        assert write_position(chosen, play.state_at(step)) == before[step]
        play.back_to(step)
        assert write_position(chosen, play.state) == before[step]
        assert all(at <= step for at in play._marks)
