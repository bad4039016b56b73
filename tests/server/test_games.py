"""Every game of Seaboard at a table of the server, played to its end by a person and bots."""

from __future__ import annotations

import random

import pytest

from seaboard.core.record import read_record, replay
from seaboard.games import NAMES, game_named
from seaboard.service.standings import standings
from seaboard.table import commands
from tests.server.rig import BOT, ME, Friend, Rig
from tests.table.people import ANNA, BORYS, two


@pytest.mark.parametrize("name", NAMES)
def test_a_game_with_a_bot_comes_to_its_end(rig: Rig, name: str) -> None:
    game = game_named(name)
    seats = max(2, game.seats[0])
    anna = Friend(rig.address, "Anna")
    table = anna.lay(ME, *[BOT] * (seats - 1), game=name)
    chance = random.Random(3)
    with anna.socket() as wire:
        shown = wire.subscribe(table)
        for _ in range(6000):
            if shown["result"]:
                break
            if shown["decision"]["moves"]:
                move = chance.choice(shown["decision"]["moves"])["text"]
                done = wire.ask(type="move", table=table, seat=0, ply=shown["ply"], move=move)
                assert done["type"] == "done", done
                shown = [one for one in wire.heard if one["type"] == "update"][-1]
                wire.heard.clear()
            else:
                shown = wire.until(lambda one: one["type"] == "update")
    assert shown["result"]["by"] == "rules"
    assert shown["result"]["ending"] in game.vocabulary.endings
    record = read_record(game, anna.get(f"/api/tables/{table}/record"))
    assert replay(game, record).over()


def test_tranquility_is_silent_on_the_server(rig: Rig) -> None:
    anna = Friend(rig.address)
    table = anna.lay(ME, BOT, game="tranquility")
    with anna.socket() as wire:
        shown = wire.subscribe(table)
        while shown["talk"] != "silent":
            if shown["decision"]["moves"]:
                move = shown["decision"]["moves"][0]["text"]
                wire.say(type="move", id=f"t{shown['ply']}", table=table, seat=0, ply=shown["ply"], move=move)
            shown = wire.until(lambda one: one["type"] == "update")
        assert wire.ask(type="chat", table=table, text="I have a three")["code"] == "talk-silent"
        assert wire.ask(type="resign", table=table, seat=0)["code"] == "resign-together"
        assert wire.ask(type="abandon", table=table, seat=0)["type"] == "done"
        assert wire.ask(type="chat", table=table, text="well played")["type"] == "done"


def test_kelp_has_a_rating_for_each_side() -> None:
    room = two(game="kelp", rated=True)
    room.until_all_moved()
    room.do(commands.resign, ANNA, 0)
    assert {(one.player, one.pool) for one in standings(room.table)} == {(ANNA, "kelp/shark"), (BORYS, "kelp/octopus")}


def test_tranquility_is_rated_against_its_scenario() -> None:
    room = two(game="tranquility", rated=True, options={"rocks": True})
    room.play_out()
    placed = standings(room.table)
    assert {one.pool for one in placed} == {"tranquility+"}
    assert "rocks" in placed[-1].player
    duel = two(game="tranquility", rated=True, options={"mode": "duel"})
    duel.until_all_moved()
    duel.do(commands.resign, ANNA, 0)
    assert [one.pool for one in standings(duel.table)] == ["tranquility", "tranquility"]
