"""The voyage of the day: one deal for all, one try that counts, two days by an injected clock."""

from __future__ import annotations

import time
from collections.abc import Iterator
from datetime import date, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from seaboard.core.seed import commitment, keeps_commitment
from seaboard.games import NAMES, game_named
from seaboard.service.store import Paper, StoreFailed
from seaboard.service.voyage_plan import Plan, plan_of, plans_of, points_of, streaks
from seaboard.table.table import BY_RULES, BY_TABLE, Ending
from tests.server.rig import Friend, Rig, play_on, rig_on

MONDAY = date(2026, 11, 16)  # Tranquility, for one
NOON = int(datetime(2026, 11, 16, 12).timestamp() * 1000)
DAY = 24 * 3600 * 1000


class Clock:
    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> int:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def rig(tmp_path: Path, clock: Clock) -> Iterator[Rig]:
    with rig_on(str(tmp_path / "tables.sqlite3"), clock=clock, voyage_bots=("breeze",)) as running:
        yield running


def sail_alone(friend: Friend, table: str) -> None:
    """Play a table for one to its end, with moves by chance."""
    with friend.socket() as wire:
        play_on({0: wire}, table, 5000)


def port(friend: Friend, day: str, rows: int) -> Any:
    for _ in range(200):
        shown = friend.get(f"/api/voyage/{day}/port")
        if len(shown["rows"]) >= rows:
            return shown
        time.sleep(0.1)
    raise AssertionError(shown)


def test_every_game_once_then_with_a_twist_and_the_next_week_begins_one_later() -> None:
    weeks = [[plan_of(MONDAY + timedelta(days=7 * week + day)) for day in range(7)] for week in range(4)]
    for week in weeks:
        games = [plan.game for plan in week]
        assert sorted(games[:4]) == sorted(NAMES)
        assert games[4:] == games[:3]
        assert [plan.twist for plan in week] == [False] * 4 + [True] * 3
    assert [week[0].game for week in weeks[1:]] == [plan.game for plan in weeks[0][1:4]]
    octopus = {
        plan.name for week in range(8) for day in range(7) if (plan := plan_of(MONDAY + timedelta(7 * week + day)))
    }
    assert {"octopus", "shark", "nautoma", "alone", "storm"} <= octopus
    for name in NAMES:
        for plan in plans_of(name):
            game_named(name).start(len(plan.levels), plan.options, seed="0" * 32)


def ending(winners: list[int], scores: list[int], by: str = BY_RULES, **facts: object) -> Ending:
    return Ending(by, "x", winners, scores, facts)


def test_points_are_above_fifty_for_a_win_and_nothing_for_giving_up() -> None:
    lead = Plan("finspan", "x", ["me", "gale"], "lead")
    assert points_of(lead, ending([0], [41, 38]), 0) == 53
    assert points_of(lead, ending([1], [30, 38]), 0) == 42
    assert points_of(lead, ending([0], [38, 38]), 0) == 51  # won by the cards in hand
    assert points_of(lead, ending([], [41, 38], BY_TABLE), 0) == 0
    assert points_of(Plan("finspan", "x", ["me"], "lead"), ending([], [90], nautoma=99), 0) == 41
    rounds = Plan("kelp", "x", ["storm", "me"], "rounds")
    assert points_of(rounds, ending([1], [0, 1], rounds=9), 1) == 82
    assert points_of(rounds, ending([0], [1, 0], rounds=9), 1) == 27
    score = Plan("tranquility", "x", ["me"], "score", whole=38)
    assert points_of(score, ending([0], [38], cards_left=5), 0) == 70
    assert points_of(score, ending([], [19], cards_left=0), 0) == 30


def test_a_row_of_days_lasts_until_one_is_missed() -> None:
    days = {MONDAY - timedelta(days=ago) for ago in (1, 2, 3, 6, 7, 8, 9)}
    assert streaks(days, MONDAY) == (3, 4)
    assert streaks(days | {MONDAY}, MONDAY) == (4, 4)
    assert streaks(days, MONDAY + timedelta(days=1)) == (0, 4)


def test_two_players_two_days(rig: Rig, clock: Clock) -> None:
    ann, bob = Friend(rig.address, "Ann"), Friend(rig.address, "Bob")
    shown = ann.get("/api/voyage")
    first = shown["today"]
    assert (first["day"], first["game"], first["seed"], first["state"]) == ("2026-11-16", "tranquility", None, None)
    assert 0 < shown["left"] <= DAY
    promised = shown["tomorrow"]["commitment"]

    # the one try, found again; no hints, and what was seen is not taken back
    table = ann.post("/api/voyage")
    assert ann.post("/api/voyage")["id"] == table["id"]
    assert table["commitment"] == first["commitment"]
    assert (table["voyage"], table["hints"], table["spectators"], table["seed"]) == ("2026-11-16", False, False, None)
    trial = ann.post("/api/voyage/trial")
    assert trial["voyage"] is None
    assert trial["commitment"] != first["commitment"]  # before the try, another deal
    bob.get(f"/api/tables/{table['id']}/replay", status=403)
    bobs = bob.post("/api/voyage")
    assert bobs["id"] != table["id"]
    assert bobs["commitment"] == table["commitment"]
    assert ann.get("/api/voyage")["today"]["state"] == "sailing"

    sail_alone(ann, table["id"])
    bob.post(f"/api/tables/{bobs['id']}/leave", {})
    told = port(ann, "2026-11-16", 3)
    assert told["count"] == 2
    assert sum(told["spread"]) == 2
    by_name = {row["name"]: row for row in told["rows"]}
    assert by_name["Ann"]["you"]
    assert by_name["Ann"]["points"] > 0
    assert (by_name["Bob"]["points"], by_name["Bob"]["left"], by_name["Bob"]["place"]) == (0, True, 2)
    assert by_name[""]["level"] == "breeze"
    assert by_name[""]["place"] is None
    assert told["behind"] == 100
    assert ann.post("/api/voyage")["id"] == table["id"]  # there is no second one
    assert ann.post("/api/voyage/trial")["commitment"] == first["commitment"]  # afterwards, the same deal
    for _ in range(200):
        if ann.get("/api/voyage/2026-11-16/port")["curve"]:
            break
        time.sleep(0.1)
    assert len(ann.get("/api/voyage/2026-11-16/port")["curve"]) > 3
    # the review, once it was made, marks the picture of the day
    assert (told["marks"], told["helm"]) == ([], None)
    with ann.socket() as wire:
        wire.ask(type="review", table=table["id"], seat=0)
        for _ in range(600):
            told = ann.get("/api/voyage/2026-11-16/port")
            if told["helm"] is not None:
                break
            time.sleep(0.1)
    assert 0 <= told["helm"] <= 100
    assert told["marks"]
    assert all(0 <= one["at"] < 1 and one["mark"] in ("best", "mistake") for one in told["marks"])
    assert [row["name"] for row in ann.get("/api/voyage/2026-11-16/port?who=met")["rows"] if row["player"]] == ["Ann"]
    ann.get("/api/voyage/2026-11-17/port", status=404)
    ann.get("/api/voyage/yesterday/port", status=404)

    # the next day: another game, the old deal is shown and is the one that was promised
    clock.now += DAY
    shown = ann.get("/api/voyage")
    assert shown["today"]["game"] == "kelp"
    assert shown["today"]["commitment"] == promised
    yesterday = shown["week"][0]
    assert keeps_commitment(yesterday["seed"], first["commitment"])
    assert commitment(yesterday["seed"]) == first["commitment"]
    assert (shown["streak"], shown["longest"]) == (1, 1)
    assert yesterday["state"] == "arrived"
    assert bob.get("/api/voyage")["streak"] == 0

    # a guest who gets an account elsewhere brings its voyages along
    cleo = Friend(rig.address, "Cleo")
    cleo.post("/api/account", {"login": "cleo", "password": "correct horse"})
    ann.post("/api/account/login", {"login": "cleo", "password": "correct horse", "bring": True})
    assert ann.get("/api/voyage")["streak"] == 1
    rows = ann.get("/api/voyage/2026-11-16/port")["rows"]
    assert [row["name"] for row in rows if row["you"]] == ["Cleo"]


def test_a_try_that_was_laid_and_not_written_down_is_found_again(
    rig: Rig, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As if the process had died between the two."""
    ann = Friend(rig.address, "Ann")

    async def dies(paper: Paper) -> None:
        raise StoreFailed("gone")

    with monkeypatch.context() as broken:
        broken.setattr(rig.server.store, "put_paper", dies)
        ann.post("/api/voyage", status=503)
    (laid,) = [one["id"] for one in ann.get("/api/me/tables")["tables"]]
    assert ann.post("/api/voyage")["id"] == laid
    assert ann.get("/api/voyage")["today"]["table"] == laid

    # and one that was played to its end in between counts
    clock.now += 4 * DAY  # Tranquility once more
    with monkeypatch.context() as broken:
        broken.setattr(rig.server.store, "put_paper", dies)
        ann.post("/api/voyage", status=503)
    laid = next(one["id"] for one in ann.get("/api/me/tables")["tables"] if one["id"] != laid)
    ann.post(f"/api/tables/{laid}/leave", {})
    shown = port(ann, "2026-11-20", 1)
    assert [row["you"] for row in shown["rows"] if row["left"]] == [True]
    assert ann.post("/api/voyage")["id"] == laid
