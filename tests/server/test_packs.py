"""Numbers of one's own box: checked, played at a table with bots, kept with it, and verified elsewhere."""

from __future__ import annotations

import copy
import json
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from seaboard.games import game_of
from seaboard.games.finspan.box.pack import standard_data as finspan_data
from seaboard.games.kelp.box.pack import standard_data as kelp_data
from tests.server.rig import BOT, ME, OPEN, Friend, Rig, rig_on


def kelp_pack() -> dict[str, Any]:
    """A whole pack with another price, another hand and other dice on a card."""
    data = copy.deepcopy(kelp_data())
    data["name"] = "my box"
    data["shark_cards"][0] |= {"cost": 3, "dice": {"red": 1, "blue": 1}}
    data["table"]["hunger"] = 5
    return data


def finspan_pack() -> dict[str, Any]:
    """A correction of a Ravel card, an achievement and a fish."""
    whole = finspan_data()
    ravel = [{**card, "site": "G", "rows": [1, 2]} for card in whole["nautoma"]["ravel"]]
    tiles = [{**tile, "points": 7, "counts": "symbols:predator"} for tile in whole["achievements"]["tiles"]]
    return {
        "game": "finspan",
        "name": "my fish",
        "fish": {"porkfish": {"points": 9}},
        "achievements": {"tiles": tiles},
        "nautoma": {"ravel": ravel},
    }


PACKS = {"kelp": kelp_pack, "finspan": finspan_pack}


def play(friend: Friend, table: str) -> dict[str, Any]:
    """Play seat 0 hastily to the end; what was shown last."""
    chance = random.Random(5)
    with friend.socket() as wire:
        shown = wire.subscribe(table)
        for _ in range(6000):
            if shown["result"]:
                return shown
            if shown["decision"]["moves"]:
                moves = [move["text"] for move in shown["decision"]["moves"]]
                move = next((one for one in moves if one in ("stop", "done")), None) or chance.choice(moves)
                done = wire.ask(type="move", table=table, seat=0, ply=shown["ply"], move=move)
                assert done["type"] == "done", done
                shown = [one for one in wire.heard if one["type"] == "update"][-1]
                wire.heard.clear()
            else:
                shown = wire.until(lambda one: one["type"] == "update", 60)
    raise AssertionError("the game did not end")


@pytest.mark.parametrize("name", PACKS)
def test_a_corrected_pack_is_played_and_its_record_verified_by_somebody_else(
    rig: Rig, tmp_path: Path, name: str
) -> None:
    pack = PACKS[name]()
    anna = Friend(rig.address, "Anna")
    checked = anna.post("/api/packs", {"pack": pack})
    table = anna.lay(*([ME, BOT] if name == "kelp" else [ME]), game=name, pack=pack)
    info = anna.get(f"/api/tables/{table}")
    assert info["pack"] == checked["pack"] != "standard"
    assert anna.get(f"/api/tables/{table}/pack") == checked
    play(anna, table)
    record = anna.get(f"/api/tables/{table}/record")
    assert record["correction"] == pack
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record))
    done = subprocess.run(
        [sys.executable, "-m", "seaboard.cli", "verify", str(file), "--json", "--commitment", info["commitment"]],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["over"]
    # A rematch is played with the same box, and whoever looks back sees it.
    assert anna.post(f"/api/tables/{table}/rematch")["pack"] == checked["pack"]
    assert anna.post("/api/replay", {"record": record})["pack"] == checked["pack"]
    # Kept by a server that never heard of the pack, as a game that was played without one.
    seats = [ME, BOT] if name == "kelp" else [ME]
    kept = Friend(rig.address, "Borys").post("/api/games/kept", {"record": record, "seats": seats})
    assert (kept["pack"], kept["status"]) == (checked["pack"], "over")
    assert anna.get(f"/api/tables/{kept['id']}/record")["correction"] == pack
    # Numbers that are not those of the fingerprint are refused.
    record["correction"]["name"] = "another"
    refused = anna.post("/api/replay", {"record": record}, status=400)
    assert refused["code"] == "pack-differs"


def test_a_house_offers_packs_and_a_table_keeps_its_own_without_them(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.sqlite3")
    with rig_on(database, packs=(kelp_pack(), finspan_pack())) as rig:
        anna = Friend(rig.address)
        offered = {game["name"]: game["packs"] for game in anna.get("/api/games")["games"]}
        assert [pack["name"] for pack in offered["kelp"]] == ["my box"]
        assert offered["tranquility"] == []
        table = anna.lay(ME, OPEN, game="kelp", pack=offered["kelp"][0]["pack"])
        refused = anna.post("/api/tables", {"game": "kelp", "seats": [ME, OPEN], "pack": "other@1"}, status=400)
        assert refused["code"] == "pack-unknown"
        cookie = anna.cookie
    with rig_on(database) as rig:  # the house has put its packs away; the log of the table has its own
        anna = Friend(rig.address, cookie=cookie)
        assert anna.get(f"/api/tables/{table}/pack")["printed"]["table"]["hunger"] == 5
        borys = Friend(rig.address)
        borys.sit(table)
        with anna.socket() as wire:
            assert wire.subscribe(table)["view"]["shark"]["hunger"] is not None
        assert anna.get(f"/api/tables/{table}")["pack"] == offered["kelp"][0]["pack"]


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"dice": None}, "dice"),
        ({"table": {**kelp_data()["table"], "hunger": 10**12}}, "table.hunger"),
        (
            {"octopus_cards": [{**card, "starter": "no"} for card in kelp_data()["octopus_cards"]]},
            "octopus_cards.starter",
        ),
    ],
)
def test_what_cannot_be_played_is_refused_with_its_field(rig: Rig, change: dict[str, Any], field: str) -> None:
    anna = Friend(rig.address)
    refused = anna.post("/api/packs", {"pack": {**kelp_data(), "name": "x", **change}}, status=400)
    assert field in json.dumps(refused["facts"])


@pytest.mark.parametrize(
    ("mat", "field"),
    [
        ({"start": [{"slot": "P3", "token": "young", "source": "public"}] * 4}, "pack.mat.start"),
        ({"numbers": {**finspan_data()["mat"]["numbers"], "divers": None}}, "pack.mat.numbers.divers"),
    ],
)
def test_finspan_refuses_a_mat_that_cannot_be_laid(rig: Rig, mat: dict[str, Any], field: str) -> None:
    anna = Friend(rig.address)
    refused = anna.post("/api/packs", {"pack": {"game": "finspan", "name": "x", "mat": mat}}, status=400)
    assert field in json.dumps(refused["facts"])


def test_a_rated_game_is_played_with_the_printed_numbers(rig: Rig) -> None:
    anna = Friend(rig.address)
    anna.post("/api/account", {"login": "anna-packs", "password": "correct horse battery"})
    wanted = {"game": "kelp", "seats": [ME, OPEN], "pack": kelp_pack(), "rated": True}
    assert anna.post("/api/tables", wanted, status=400)["code"] == "rated-printed-numbers"


def test_a_document_is_read_with_the_pack_that_it_carries() -> None:
    game = game_of({"seaboard": "record", "format": 1, "game": "kelp", "rules": 1, "correction": kelp_pack()}, "record")
    assert game.pack.startswith("my box@")
    assert game_of({"seaboard": "record", "format": 1, "game": "kelp", "rules": 1}, "record").pack == "standard"
