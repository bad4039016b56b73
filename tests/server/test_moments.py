"""Moments over HTTP, and my games as figures and as one file."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from seaboard.games import NAMES
from seaboard.moments.kept import moments_of_game, state_of
from seaboard.moments.making import tells
from tests.server.rig import BOT, ME, Friend, Rig, play_on, rig_on


@pytest.fixture(scope="module")
def rig(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Rig]:
    with rig_on(str(tmp_path_factory.mktemp("server") / "tables.sqlite3")) as running:
        yield running


@pytest.mark.parametrize("game", NAMES)
def test_forty_moments_of_every_game_can_be_played_and_have_reasons(game: str) -> None:
    moments = moments_of_game(game)
    assert len(moments) >= 40
    for moment in moments.values():
        kind, state = state_of(moment)
        assert int(state.actor()) == moment["seat"]
        for move in moment["moves"]:
            kind.parse(state, move["text"])
        assert moment["moves"][0]["text"] == moment["best"]
        assert any(move["reason"] for move in moment["moves"])
        assert min(moment["gap"] - 2 * moment["error"], moment["gap_again"] - 2 * moment["error_again"]) > 0
        assert len(moment["moves"]) > 1


@pytest.mark.parametrize("game", NAMES)
def test_what_a_reason_says_differs_as_it_is_said(game: str) -> None:
    """Not "about 34 instead of 34"."""
    for moment in moments_of_game(game).values():
        for move in moment["moves"]:
            assert move["reason"] is None or tells(move["reason"]), (moment["id"], move["reason"])


@pytest.mark.parametrize("game", NAMES)
def test_most_moments_are_not_such_as_a_quick_judgement_finds(game: str) -> None:
    depths = [moment["depth"] for moment in moments_of_game(game).values()]
    assert depths.count("plain") <= len(depths) / 2


def test_the_first_try_counts_and_nothing_hidden_is_told(rig: Rig) -> None:
    ann = Friend(rig.address, "Ann")
    shelf = {row["game"]: row["moments"] for row in ann.get("/api/moments")["games"]}
    game = "sea_salt_paper"
    first, second, third = (moment["id"] for moment in shelf[game][:3])
    shown = ann.get(f"/api/moments/{game}/{first}")
    moment = moments_of_game(game)[first]
    told = json.dumps(shown)
    assert moment["position"]["random"]["seed"] not in told
    kind, state = state_of(moment)
    assert shown["now"]["view"] == json.loads(json.dumps(kind.view(state, moment["seat"])))
    assert shown["now"]["seat"] == moment["seat"]
    assert moment["best"] in [move["text"] for move in shown["now"]["decision"]["moves"]]

    right = ann.post(f"/api/moments/{game}/{first}", {"move": moment["best"]})
    assert right["right"]
    assert right["solved"]
    assert right["moves"][0]["text"] == moment["best"]
    wrong_move = moments_of_game(game)[second]["moves"][1]["text"]
    wrong = ann.post(f"/api/moments/{game}/{second}", {"move": wrong_move})
    assert not wrong["right"]
    assert wrong["best"] == ""  # still to be found
    assert wrong["tried"]["cost"] > 0
    later = ann.post(f"/api/moments/{game}/{second}", {"move": moments_of_game(game)[second]["best"]})
    assert later["right"]
    assert not later["solved"]
    assert ann.post(f"/api/moments/{game}/{third}", {})["best"]
    rows = {row["game"]: row["moments"] for row in ann.get("/api/moments")["games"]}
    names = {one["id"]: one for one in rows[game]}
    assert [(names[id]["tried"], names[id]["solved"]) for id in (first, second, third)] == [
        (True, True),
        (True, False),
        (True, False),
    ]
    assert ann.http.post(f"/api/moments/{game}/{first}", json={"move": "fly"}).status_code == 400
    ann.get(f"/api/moments/{game}/nothing", status=404)


def test_my_games_in_figures_and_in_one_file(rig: Rig) -> None:
    ann = Friend(rig.address, "Ann")
    assert ann.get("/api/me/figures")["games"] == []
    for seed in (1, 2):
        table = ann.lay(ME, game="tranquility")
        with ann.socket() as wire:
            play_on({0: wire}, table, 5000, seed=seed)
    ann.lay(ME, BOT)  # still running: not counted, and sealed in the file
    [shown] = ann.get("/api/me/figures")["games"]
    assert (shown["game"], shown["games"], len(shown["latest"])) == ("tranquility", 2, 2)
    assert shown["best"]["score"] == max(one["score"] for one in shown["latest"])
    assert shown["moves"][0]["count"] >= 1
    mine = ann.get("/api/me/export")
    assert mine["me"]["name"] == "Ann"
    assert len(mine["tables"]) == 3
    assert sum("record" in table for table in mine["tables"]) == 2
    assert "password" not in json.dumps(mine)


def test_the_rating_is_followed_over_time(rig: Rig) -> None:
    ann = Friend(rig.address, "Ann")
    ann.post("/api/account", {"login": "ann-rated", "password": "correct horse"})
    for seed in (1, 2):
        table = ann.lay(ME, game="tranquility", rated=True, hints=False)
        with ann.socket() as wire:
            play_on({0: wire}, table, 5000, seed=seed)
    for _ in range(100):
        rated = ann.get("/api/me/figures")["ratings"]
        if len(rated) == 2:
            break
        time.sleep(0.1)
    assert [one["pool"] for one in rated] == ["tranquility+", "tranquility+"]
    assert rated[1]["value"] == ann.get("/api/me")["ratings"][0]["value"] != rated[0]["value"]


def test_moments_are_read_from_the_package() -> None:
    folder = Path(__file__).parents[2] / "src" / "seaboard" / "moments" / "data"
    assert {path.stem for path in folder.glob("*.jsonl")} == set(NAMES)
