"""Evenings at a real table, kept with an account, and questions with the numbers of one's own box."""

from __future__ import annotations

import json
from pathlib import Path

from seaboard.server.config import Limits
from seaboard.service.evenings import MOST, MOST_OF_ACCOUNT
from tests.server.rig import Friend, Rig, rig_on
from tests.server.test_packs import finspan_pack, kelp_pack

DOC = {"game": "kelp", "names": ["Оля", "Тарас"], "data": {"round": 2}}


def test_another_device_of_the_account_has_the_evening_as_it_was_written_last(rig: Rig) -> None:
    phone = Friend(rig.address)
    refused = phone.post("/api/me/evenings", {"id": "e1", "touched": 5, "doc": DOC}, status=403)
    assert refused["code"] == "evenings-need-account"
    phone.post("/api/account", {"login": "olia-evenings", "password": "correct horse battery"})
    phone.post("/api/me/evenings", {"id": "e1", "touched": 5, "doc": DOC})
    laptop = Friend(rig.address)
    laptop.post("/api/account/login", {"login": "olia-evenings", "password": "correct horse battery"})
    assert laptop.get("/api/me/evenings")["evenings"] == [{"id": "e1", "touched": 5, "doc": DOC}]
    later = {**DOC, "data": {"round": 3}}
    laptop.post("/api/me/evenings", {"id": "e1", "touched": 9, "doc": later})
    stays = phone.post("/api/me/evenings", {"id": "e1", "touched": 7, "doc": DOC})  # was written before, arrives after
    assert stays["doc"] == later
    phone.post("/api/me/evenings", {"id": "e1", "touched": 11})  # thrown away: the other device must learn of it
    assert laptop.get("/api/me/evenings")["evenings"] == [{"id": "e1", "touched": 11, "doc": None}]
    assert Friend(rig.address).get("/api/me/evenings")["evenings"] == []


def test_an_evening_has_its_bounds(rig: Rig) -> None:
    olia = Friend(rig.address)
    olia.post("/api/account", {"login": "olia-bounds", "password": "correct horse battery"})
    much = {"text": "x" * 140_000}
    assert olia.post("/api/me/evenings", {"id": "e", "touched": 1, "doc": much}, status=413)["facts"]["limit"] > 0
    kept = olia.post("/api/me/evenings", {"id": "e", "touched": 1 << 52, "doc": {"a": 1}})
    assert kept["touched"] < 1 << 52, "a clock that is ahead must not win for ever"


def test_the_evenings_of_an_account_fill_no_disk(rig: Rig) -> None:
    olia = Friend(rig.address)
    olia.post("/api/account", {"login": "olia-disk", "password": "correct horse battery"})
    whole = {"text": "x" * 120_000}
    for number in range(20):
        olia.post("/api/me/evenings", {"id": f"e{number}", "touched": number + 1, "doc": whole})
    kept = olia.get("/api/me/evenings")["evenings"]
    assert sum(len(str(one["doc"])) for one in kept) <= MOST_OF_ACCOUNT
    assert [one["id"] for one in kept] == [f"e{number}" for number in range(19, 11, -1)], "the oldest go"
    olia.post("/api/me/evenings", {"id": "e19", "touched": 30, "doc": {**whole, "more": 1}})
    assert len(olia.get("/api/me/evenings")["evenings"]) == 8, "a new version takes the place of the old one"
    for number in range(210):  # thrown away ones weigh nothing, and are few as well
        olia.post("/api/me/evenings", {"id": f"g{number}", "touched": 100 + number})
    assert len(olia.get("/api/me/evenings")["evenings"]) == MOST


def test_evenings_are_asked_for_as_often_as_one_needs_them(tmp_path: Path) -> None:
    limits = Limits(evenings=(4, 0.01))
    with rig_on(str(tmp_path / "t.sqlite3"), limits=limits) as rig:
        olia = Friend(rig.address)
        olia.post("/api/account", {"login": "olia", "password": "correct horse battery"})
        codes = [olia.http.get("/api/me/evenings").status_code for _ in range(5)]
        assert codes == [200, 200, 200, 200, 429]


def test_the_companion_counts_with_the_numbers_of_the_box(tmp_path: Path) -> None:
    with rig_on(str(tmp_path / "tables.sqlite3"), packs=(kelp_pack(),)) as rig:
        anna = Friend(rig.address)
        house = anna.get("/api/games")["games"]
        pack = next(game["packs"][0]["pack"] for game in house if game["name"] == "kelp")
        asked = {"what": "tracks", "hunger": 5, "food": 0, "found": False}
        assert anna.post("/api/companion/kelp", asked)["winner"] is None
        assert anna.post("/api/companion/kelp", {**asked, "pack": pack})["winner"] == "octopus"
        assert anna.post("/api/companion/kelp", {**asked, "pack": kelp_pack()})["ending"] == "exhausted"
        assert anna.get(f"/api/packs/kelp?pack={pack}")["printed"]["table"]["hunger"] == 5
        assert anna.post("/api/companion/kelp", {**asked, "pack": "other@1"}, status=400)["code"] == "pack-unknown"
        for named, said in ((pack, ("winner", "octopus")), ("other@1", ("code", "pack-unknown"))):
            long = json.dumps({**asked, "pack": named}) + " " * 5000  # such a question is answered in another process
            answer = anna.http.post("/api/companion/kelp", content=long, headers={"content-type": "application/json"})
            assert answer.json()[said[0]] == said[1]
        assert anna.post("/api/companion/kelp", {**asked, "pack": 7}, status=400)["code"] == "field-not-object"
        box = anna.post("/api/companion/finspan", {"what": "box", "pack": finspan_pack()})
        assert {tile["points"] for tile in box["tiles"]} == {7}
        weeks = [{"count": 2}, {"count": 0}, {"count": 0}]
        sheet = {"what": "sheet", "side": "b", "tiles": ["w1a", "w2a", "w3a"], "players": [{"weeks": weeks}]}
        mine = anna.post("/api/companion/finspan", {**sheet, "pack": finspan_pack()})
        assert mine["players"][0]["parts"]["weeks"] >= 14
