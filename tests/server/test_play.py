"""Whole games over the wire, and everything that may happen in between."""

from __future__ import annotations

import base64
import time
from typing import Any

from seaboard.core.record import read_record, replay
from seaboard.core.seed import keeps_commitment
from seaboard.envs import layout
from seaboard.games import game_named
from tests.server.rig import BOT, ME, OPEN, Friend, Rig, Wire, play_on


def two(rig: Rig, **settings: Any) -> tuple[Friend, Friend, str]:
    anna, borys = Friend(rig.address, "Anna"), Friend(rig.address, "Borys")
    table = anna.lay(ME, OPEN, **settings)
    borys.sit(table, 1)
    return anna, borys, table


def test_two_people_play_a_whole_game(rig: Rig) -> None:
    anna, borys, table = two(rig)
    promised = anna.get(f"/api/tables/{table}")["commitment"]
    with anna.socket() as a, borys.socket() as b:
        last = play_on({0: a, 1: b}, table, 2000)
    assert last[0]["result"] == last[1]["result"]
    assert last[0]["result"]["by"] == "rules"
    info = borys.get(f"/api/tables/{table}")
    assert info["status"] == "over"
    assert keeps_commitment(info["seed"], promised)
    game = game_named(info["game"])
    record = read_record(game, anna.get(f"/api/tables/{table}/record"))
    assert record.seats == ["Anna", "Borys"]
    assert replay(game, record).over()


def test_every_update_follows_from_the_one_before(rig: Rig) -> None:
    anna, borys, table = two(rig)
    with anna.socket() as a, borys.socket() as b:
        play_on({0: a, 1: b}, table, 40)
        for wire in (a, b):
            known = None
            for message in wire.heard:
                if message["type"] == "snapshot":
                    known = message["n"]
                elif message["type"] == "update":
                    assert message["since_n"] == known
                    known = message["n"]
        # the events that came one by one are those of a fresh snapshot
        told = [event for one in b.heard if one["type"] in ("snapshot", "update") for event in one["events"]]
        assert b.subscribe(table, seat=1, since=0)["events"] == told


def test_a_person_and_bots(rig: Rig) -> None:
    anna = Friend(rig.address)
    table = anna.lay(ME, BOT, {"kind": "bot", "level": "storm"})
    with anna.socket() as wire:
        shown = wire.subscribe(table)
        for _ in range(2000):
            if shown["result"]:
                break
            if shown["decision"]["moves"]:
                chosen = shown["decision"]["moves"][0]["text"]
                wire.say(type="move", id=f"m{shown['ply']}", table=table, seat=0, ply=shown["ply"], move=chosen)
            shown = wire.until(lambda one: one["type"] == "update")
    assert shown["result"]["by"] == "rules"


def test_what_is_sent_twice_is_done_once(rig: Rig) -> None:
    anna, borys, table = two(rig)
    with anna.socket() as a, borys.socket() as b:
        shown = {0: a.subscribe(table), 1: b.subscribe(table)}
        actor = shown[0]["decision"]["actor"]
        wire = (a, b)[actor]
        chosen = shown[actor]["decision"]["moves"][0]["text"]
        move = {"type": "move", "id": "once", "table": table, "seat": actor, "ply": 0, "move": chosen}
        first = wire.ask(**move)
        assert wire.ask(**move) == first
        assert first["type"] == "done"
        assert anna.get(f"/api/tables/{table}")["moves"] == 1


def test_a_second_click_is_dropped_without_a_word(rig: Rig) -> None:
    anna, borys, table = two(rig)
    with anna.socket() as a, borys.socket() as b:
        shown = {0: a.subscribe(table), 1: b.subscribe(table)}
        actor = shown[0]["decision"]["actor"]
        mine, theirs = ((a, b), (b, a))[actor]
        move = {"type": "move", "table": table, "seat": actor, "ply": 0}
        first = mine.ask(**move, move=shown[actor]["decision"]["moves"][0]["text"])
        # the same or another move under another id, for what this seat has decided already
        for text in (shown[actor]["decision"]["moves"][0]["text"], shown[actor]["decision"]["moves"][-1]["text"]):
            again = mine.ask(**move, move=text)
            assert (again["type"], again["dropped"], again["ply"]) == ("done", True, first["ply"])
        assert "dropped" not in first
        assert anna.get(f"/api/tables/{table}")["moves"] == 1
        # who has not decided there is told that the table has moved on
        refused = theirs.ask(type="move", table=table, seat=1 - actor, ply=0, move="take:deck")
        assert refused["code"] == "ply-stale"


def test_a_question_is_answered_and_nothing_is_tried(rig: Rig) -> None:
    anna, borys, table = two(rig)
    with anna.socket() as a, borys.socket() as b:
        shown = {0: a.subscribe(table), 1: b.subscribe(table)}
        actor = shown[0]["decision"]["actor"]
        mine, theirs = ((a, b), (b, a))[actor]
        why = {"type": "why", "table": table, "seat": actor}
        answer = mine.ask(**why, move="take:decc")
        assert (answer["type"], answer["ply"], answer["move"]) == ("why", 0, "take:decc")
        assert answer["reason"]["code"] == "move-not-legal"
        assert answer["reason"]["facts"]["nearest"] == "take:deck"
        assert mine.ask(**why, move="take:deck")["reason"] is None
        assert anna.get(f"/api/tables/{table}")["moves"] == 0
        late = theirs.ask(**{**why, "seat": 1 - actor}, move="take:deck")
        assert late["reason"] == {"code": "not-your-turn", "facts": {"actor": actor}}
        assert theirs.ask(**why, move="take:deck")["code"] == "not-your-seat"


def test_a_program_is_told_the_row_of_its_seat(rig: Rig) -> None:
    anna, borys, table = two(rig)
    with anna.socket() as a, borys.socket() as b:
        shown = {0: a.subscribe(table), 1: b.subscribe(table)}
        actor = shown[0]["decision"]["actor"]
        mine, theirs = ((a, b), (b, a))[actor]
        width = sum(part.size for part in layout("sea-salt-paper", seats=2))
        answer = mine.ask(type="row", table=table, seat=actor)
        row = base64.b64decode(answer["row"])
        assert (answer["type"], answer["ply"], len(row)) == ("row", 0, width)
        assert answer["actions"] == {"take:deck": 0, "take:0": 1, "take:1": 2}
        assert list(answer["actions"]) == [move["text"] for move in shown[actor]["decision"]["moves"]]
        other = theirs.ask(type="row", table=table, seat=1 - actor)
        assert other["actions"] == {}
        assert base64.b64decode(other["row"]) != row
        # nobody is told what another seat sees, and nothing has happened
        assert theirs.ask(type="row", table=table, seat=actor)["code"] == "not-your-seat"
        assert anna.get(f"/api/tables/{table}")["moves"] == 0


def test_who_loses_a_seat_is_told_why_and_what_may_be_done(rig: Rig) -> None:
    anna, borys, table = two(rig)
    with anna.socket() as a, borys.socket() as b, borys.socket() as other_tab:
        a.subscribe(table)
        b.subscribe(table)
        other_tab.subscribe(table)
        borys.post(f"/api/tables/{table}/leave", {})
        for wire in (b, other_tab):
            told = wire.until(lambda one: one["type"] == "unsubscribed")
            assert told == {
                "type": "unsubscribed",
                "table": table,
                "seat": 1,
                "reason": "left",
                "watch": True,
                "sit": True,
            }
        assert other_tab.subscribe(table, seat=None)["type"] == "snapshot"
        # what has ended does not count against the limit
        assert all(len(one.subscriptions) <= 1 for one in rig.server.connections.all)


def test_a_table_without_spectators_sends_them_away_when_it_begins(rig: Rig) -> None:
    anna, borys, chris = Friend(rig.address, "Anna"), Friend(rig.address, "Borys"), Friend(rig.address, "Chris")
    table = anna.lay(ME, OPEN, spectators=False)
    with chris.socket() as c:
        c.subscribe(table)
        borys.sit(table, 1)
        told = c.until(lambda one: one["type"] in ("unsubscribed", "update"))
        assert (told["type"], told["reason"], told["watch"]) == ("unsubscribed", "spectators_off", False)
        assert c.subscribe(table)["code"] == "spectators-off"


def test_reconnecting_resumes_from_the_last_entry(rig: Rig) -> None:
    anna, borys, table = two(rig)
    with anna.socket() as a, borys.socket() as b:
        last = play_on({0: a, 1: b}, table, 20)
        gone = last[1]["n"]
        b.close()
        # Anna goes on alone as far as she can
        mine = last[0]
        while mine["decision"]["actor"] == 0:
            a.ask(type="move", table=table, seat=0, ply=mine["ply"], move=mine["decision"]["moves"][0]["text"])
            mine = next(one for one in reversed(a.heard) if one["type"] == "update")
        with borys.socket() as again:
            snapshot = again.subscribe(table, since=gone)
            assert snapshot["n"] >= gone
            assert all(event["n"] > gone for event in snapshot["events"])
            whole = again.subscribe(table, since=0)["events"]
            assert snapshot["events"] == [event for event in whole if event["n"] > gone]


def test_refusals_have_codes_and_facts(rig: Rig) -> None:
    anna, borys, table = two(rig)
    with anna.socket() as a, borys.socket() as b:
        shown = a.subscribe(table)
        actor = shown["decision"]["actor"]
        mine, theirs = ((a, b), (b, a))[actor]
        refused = mine.ask(type="move", table=table, seat=actor, ply=0, move="take:decc")
        assert (refused["type"], refused["code"]) == ("refused", "move-not-legal")
        assert refused["facts"]["nearest"] == "take:deck"
        refused = theirs.ask(type="move", table=table, seat=1 - actor, ply=0, move="take:deck")
        assert refused["code"] == "not-your-turn"
        assert refused["facts"] == {"actor": actor}
        assert theirs.ask(type="move", table=table, seat=actor, ply=0, move="take:deck")["code"] == "not-your-seat"
        assert mine.ask(type="move", table="0" * 12, seat=0, ply=0, move="x")["code"] == "table-unknown"
        assert mine.ask(type="dance")["code"] == "message-malformed"
        assert mine.ask(type="subscribe", table=table, seat=1 - actor)["code"] == "not-your-seat"


def test_undo_over_the_wire(rig: Rig) -> None:
    anna, borys, table = two(rig)
    with anna.socket() as a, borys.socket() as b:
        wires = {0: a, 1: b}
        last = play_on(wires, table, 1)
        for seed in range(300):
            mover = next((seat for seat in last if last[seat]["undo"] == "ask"), None)
            if mover is not None:
                break
            last = play_on(wires, table, 1, seed, last)
        assert mover is not None
        step = last[mover]["step"]
        wires[mover].ask(type="undo", table=table, seat=mover, ply=last[mover]["ply"])
        asked = wires[1 - mover].until(lambda one: one["type"] == "update" and one["ask"])
        assert asked["ask"]["yours"] == [1 - mover]
        agreed = wires[1 - mover].ask(type="answer", table=table, seat=1 - mover, ask=asked["ask"]["n"], yes=True)
        assert agreed["type"] == "done"
        back = wires[mover].until(lambda one: one["type"] == "update" and one["ask"] is None and one["step"] < step)
        assert any(note["kind"] == "undone" for note in back["notes"])
        # and play goes on
        last = {0: a.subscribe(table, seat=0), 1: b.subscribe(table, seat=1)}
        play_on(wires, table, 5, 3, last)


def test_chat_presence_and_spectators(rig: Rig) -> None:
    anna, borys, table = two(rig)
    chris = Friend(rig.address, "Chris")
    with anna.socket() as a, borys.socket() as b, chris.socket() as c:
        a.subscribe(table)
        watching = c.subscribe(table)
        assert watching["seat"] is None
        assert watching["decision"]["moves"] == []
        assert watching["presence"] == {"seats": [True, False], "watchers": 1}
        b.subscribe(table)
        assert c.until(lambda one: one["type"] == "presence" and all(one["seats"]))["watchers"] == 1
        assert b.ask(type="chat", table=table, text="Вітаю!")["type"] == "done"
        said = c.until(lambda one: one["type"] == "update" and one["chat"])["chat"][0]
        assert (said["seat"], said["name"], said["text"]) == (1, "Borys", "Вітаю!")
        assert c.ask(type="chat", table=table, text="hm")["code"] == "chat-not-seated"
        b.close()
        assert c.until(lambda one: one["type"] == "presence" and not one["seats"][1])["seats"] == [True, False]
    assert chris.get(f"/api/tables/{table}/chat")["chat"][0]["text"] == "Вітаю!"


def test_spectators_can_be_kept_out(rig: Rig) -> None:
    _, _, table = two(rig, spectators=False)
    chris = Friend(rig.address)
    with chris.socket() as c:
        assert c.subscribe(table)["code"] == "spectators-off"
    assert chris.get(f"/api/tables/{table}/replay", 403)["code"] == "spectators-off"


def test_who_leaves_no_longer_sees_the_hand(rig: Rig) -> None:
    anna, borys, table = two(rig)
    with anna.socket() as a, borys.socket() as b:
        a.subscribe(table)
        b.subscribe(table, seat=1)
        borys.post(f"/api/tables/{table}/leave", {})
        assert b.until(lambda one: one["type"] == "unsubscribed")["seat"] == 1
        assert b.ask(type="subscribe", table=table, seat=1)["code"] == "not-your-seat"
        left = a.until(lambda one: one["type"] == "update" and one["notes"])
        assert "left" in [note["kind"] for note in left["notes"]]
        assert left["info"]["seats"][1]["kind"] == "bot"
        borys.sit(table)
        assert b.subscribe(table, seat=1)["type"] == "snapshot"


def test_hints_where_they_are_allowed(rig: Rig) -> None:
    anna = Friend(rig.address)
    table = anna.lay(ME, BOT, options={"first_seat": "0"})
    with anna.socket() as wire:
        wire.subscribe(table)
        hint = wire.ask(type="hint", table=table, seat=0)
        assert hint["type"] == "hint"
        moves = [one["text"] for one in wire.subscribe(table)["decision"]["moves"]]
        assert hint["move"]["text"] in moves
        assert hint["second"]["text"] in set(moves) - {hint["move"]["text"]}
        assert hint["why"] in ("fact", "chance", "close", "deeper")
    _, borys, other = two(rig)
    with borys.socket() as wire:
        assert wire.ask(type="hint", table=other, seat=1)["code"] == "hints-off"


def test_resign_abandon_and_rematch(rig: Rig) -> None:
    anna, borys, table = two(rig)
    with anna.socket() as a, borys.socket() as b:
        a.subscribe(table)
        b.subscribe(table)
        assert b.ask(type="resign", table=table, seat=1)["type"] == "done"
        over = a.until(lambda one: one["type"] == "update" and one["result"])
        assert over["result"]["winners"] == [0]
        assert over["info"]["seed"]
    new = anna.post(f"/api/tables/{table}/rematch")
    assert [seat["kind"] for seat in new["seats"]] == ["kept", "person"]
    assert borys.post(f"/api/tables/{table}/rematch")["id"] == new["id"]
    assert borys.sit(new["id"])["status"] == "running"
    assert anna.get(f"/api/tables/{table}")["next"] == new["id"]


def test_the_clock_plays_for_who_does_not(rig: Rig) -> None:
    anna, _, table = two(rig, clock={"kind": "move", "seconds": 5})
    with anna.socket() as a:
        shown = a.subscribe(table)
        actor = shown["clock"]["running"]
        assert actor == shown["decision"]["actor"]
        assert 0 < shown["clock"]["deadline"] - shown["time"] <= 5000
        began = time.monotonic()
        late = a.until(lambda one: one["type"] == "update" and one["notes"])
        assert late["notes"][0]["kind"] == "timed_out"
        assert time.monotonic() - began > 3
        assert late["step"] == 1


def test_looking_back(rig: Rig) -> None:
    anna, borys, table = two(rig)
    with anna.socket() as a, borys.socket() as b:
        play_on({0: a, 1: b}, table, 30)
        views = {one["step"]: one["view"] for one in a.heard if one["type"] in ("snapshot", "update")}
        shown = anna.get(f"/api/tables/{table}/replay?seat=0&from=5&to=12")
        assert [one["step"] for one in shown["steps"]] == list(range(5, 13))
        assert all(one["view"] == views[one["step"]] for one in shown["steps"])
        # a move of another seat may be a secret choice: it is not named before the game is over
        whole = anna.get(f"/api/tables/{table}/replay?seat=0")["steps"][1:]
        assert {(one["seat"], one["move"] is None) for one in whole} == {(0, False), (1, True)}
        watched = Friend(rig.address, "Chris").get(f"/api/tables/{table}/replay")["steps"]
        assert all(one["move"] is None for one in watched)
        assert anna.get(f"/api/tables/{table}/replay?seat=1", 403)["code"] == "not-your-seat"
        assert anna.get(f"/api/tables/{table}/replay?seat=7", 400)["code"] == "seat-unknown"
        assert anna.get(f"/api/tables/{table}/record", 409)["code"] == "table-not-over"
        b.ask(type="resign", table=table, seat=1)
    theirs = anna.get(f"/api/tables/{table}/replay?seat=1")
    assert all(one["move"] for one in theirs["steps"][1:])
    record = anna.get(f"/api/tables/{table}/record")
    again = anna.post("/api/replay", {"record": record, "seat": 1})
    assert again["steps"] == theirs["steps"]
    record["moves"][3] = "fly"
    assert anna.post("/api/replay", {"record": record}, status=400)["code"] == "record-move-refused"


def test_one_person_on_all_seats(rig: Rig) -> None:
    anna = Friend(rig.address)
    table = anna.lay(ME, ME)
    with anna.socket() as a, Wire(rig.address, anna.cookie) as b:
        last = play_on({0: a, 1: b}, table, 30)
    assert last[0]["step"] == 30
    # one connection may look from both seats
    with anna.socket() as wire:
        assert wire.subscribe(table, seat=0)["view"] != wire.subscribe(table, seat=1)["view"]
