"""Reviews: by request, after the end, in pieces, once for all; and once more from a moment."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from seaboard.core.record import Record, replay
from seaboard.core.refused import Refused
from seaboard.review.eyes import Looking
from seaboard.review.judging import judged
from seaboard.review.sea import point
from seaboard.service import requests, requests_reviews, reviewing
from seaboard.service.config import ServiceConfig
from seaboard.service.messages import RecordBrought, SeatWanted, TableWanted, TryWanted
from seaboard.service.metrics import Metrics
from seaboard.service.service import Service
from seaboard.service.store import Player
from tests.review.games import SMALL
from tests.service.memory import Ear, Here, Memory

ALONE = [SeatWanted(kind="me"), SeatWanted(kind="bot", level="calm")]
DUEL = {"mode": "duel"}


class Counting(Here):
    """Counts what it is asked for, and answers with little of it at once."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, str, int]] = []

    async def portion(self, who: str, record: Record, eyes: int | None, kind: str, plies: list[int]) -> dict[str, Any]:
        self.asked.append((who, kind, len(plies)))
        await asyncio.sleep(0)
        looking = Looking(record, eyes, budget=SMALL)
        pieces: list[Any] = [point(looking, ply) if kind == "sea" else None for ply in plies[:9]]
        if kind == "judge":
            pieces[0] = judged(looking, plies[0])
        return {"pieces": pieces, "done": len(pieces)}


async def _played(thinker: Here) -> tuple[Service, Player, Ear, str]:
    """A game of a person against a bot, played to its end with the moves of a time-out."""
    service = Service(ServiceConfig(), Memory(), thinker, Metrics())
    player = service.people.new_guest()
    wanted = TableWanted(game="tranquility", seats=ALONE, options=DUEL)
    info = await requests.lay(service, player, wanted)
    line = Ear(service, player)
    for _ in range(2000):
        table = (await service.hub.find(info.id)).table
        if table.status == "over":
            break
        if table.actor() == 0:
            assert table.play is not None
            await line.say(type="move", table=info.id, seat=0, ply=table.ply, move=table.play.timeout().text)
        await asyncio.sleep(0)
    assert table.status == "over"
    return service, player, line, info.id


async def _whole(line: Ear, since: int = 0) -> dict[str, Any]:
    for _ in range(3_000):
        found = [one for one in line.told[since:] if one["type"] == "review" and "review" in one]
        if found:
            review: dict[str, Any] = found[-1]["review"]
            return review
        await asyncio.sleep(0.001)
    raise AssertionError(f"no review came: {line.told[-1]}")


def test_a_review_comes_in_pieces_and_is_kept() -> None:
    async def ask() -> None:
        thinker = Counting()
        service, player, line, table = await _played(thinker)
        first = await line.say(type="review", table=table, seat=0)
        assert first["progress"] < 1
        listener = Ear(service, service.people.new_guest())
        await listener.say(type="review", table=table, seat=0)  # the same review: nothing is made twice
        review = await _whole(line)
        assert await _whole(listener) == review
        pieces = [one for one in line.told if one["type"] == "review" and one.get("points")]
        assert len(pieces) > 2
        assert [one["progress"] for one in pieces] == sorted(one["progress"] for one in pieces)
        told = {piece["ply"] for one in pieces for piece in one["points"]}
        assert told == {piece["ply"] for piece in review["curve"]} == set(range(review["plies"] + 1))
        asked = len(thinker.asked)
        again = await line.say(type="review", table=table, seat=0)
        assert again["progress"] == 1
        assert again["review"] == review
        assert len(thinker.asked) == asked
        row = next(iter((await service.store.reviews_of([table])) or []))
        assert (row.table, row.seat) == (table, 0)
        progress = await requests_reviews.progress(service, player)
        assert [(one.game, one.games) for one in progress.games] == [("tranquility", 1)]
        await service.stop()

    asyncio.run(ask())


def test_nobody_looks_back_before_the_end_or_at_a_seat_that_is_not_there() -> None:
    async def ask() -> None:
        service = Service(ServiceConfig(), Memory(), Counting(), Metrics())
        player = service.people.new_guest()
        info = await requests.lay(service, player, TableWanted(game="sea_salt_paper", seats=ALONE))
        line = Ear(service, player)
        for eyes in (0, 1, None):
            assert (await line.say(type="review", table=info.id, seat=eyes))["code"] == "review-not-over"
        await line.hear(f'{{"type": "known", "id": "k", "table": "{info.id}", "seat": 1, "ply": 0}}')
        await asyncio.sleep(0.05)
        assert line.told[-1]["code"] == "review-not-over"
        with pytest.raises(Refused, match="review-not-over"):
            await requests_reviews.try_again(service, player, info.id, TryWanted(ply=0, seat=0))
        await service.stop()

    asyncio.run(ask())


class Slow(Counting):
    """Answers nothing before it is let go."""

    def __init__(self) -> None:
        super().__init__()
        self.begun = asyncio.Event()
        self.go = asyncio.Event()

    async def portion(self, who: str, record: Record, eyes: int | None, kind: str, plies: list[int]) -> dict[str, Any]:
        self.begun.set()
        await self.go.wait()
        return await super().portion(who, record, eyes, kind, plies)


def test_of_reviews_that_one_person_opens_in_a_row_the_last_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "AT_ONCE", 1)

    async def ask() -> None:
        thinker = Slow()
        service, _, line, table = await _played(thinker)
        for eyes in (0, 1, None):
            assert (await line.say(type="review", table=table, seat=eyes))["type"] == "review"
            await thinker.begun.wait()
        thinker.go.set()
        done: list[int | None] = []
        for _ in range(3_000):
            done = [one["seat"] for one in line.told if one["type"] == "review" and "review" in one]
            if len(done) == 3:
                break
            await asyncio.sleep(0.001)
        assert done == [None, 1, 0]
        await service.stop()

    asyncio.run(ask())


def test_one_person_does_not_keep_all_bots_busy_with_reviews(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "MOST", 2)

    async def ask() -> None:
        service, _, line, table = await _played(Counting())
        await line.say(type="review", table=table, seat=0)
        await line.say(type="review", table=table, seat=1)
        assert (await line.say(type="review", table=table, seat=None))["code"] == "too-many-requests"
        assert (await line.say(type="review", table=table, seat=5))["code"] == "seat-unknown"
        await service.stop()

    asyncio.run(ask())


def test_once_more_from_a_moment_deals_the_hidden_anew() -> None:
    async def ask() -> None:
        service, player, _, table = await _played(Here())
        record = await requests.record(service, table)
        ply = len(record.moves) // 2
        made = [
            await requests_reviews.try_again(service, player, table, TryWanted(ply=ply, seat=0, level="calm"))
            for _ in range(3)
        ]
        assert all(info.status in ("running", "over") for info in made)
        assert all(info.visibility == "link" and info.yours == [0] for info in made)
        plays = [(await service.hub.find(info.id)).table.play for info in made]
        begun = [play.state_at(0) for play in plays if play is not None]
        whole = (await service.hub.find(table)).table.play
        assert whole is not None
        true = whole.state_at(ply)
        views = [whole.game.view(state, 0) for state in [true, *begun]]
        assert all(view == views[0] for view in views[1:])  # what I saw is there
        hidden = {str(whole.game.write_state(state)) for state in [true, *begun]}
        assert len(hidden) == 4  # what I could not know is dealt anew each time
        new = (await service.hub.find(made[0].id)).table
        assert new.play is not None
        kept = new.record()
        assert kept.position is not None
        assert replay(whole.game, kept).legal() == new.play.state.legal()
        with pytest.raises(Refused, match="ply-unknown"):
            await requests_reviews.try_again(service, player, table, TryWanted(ply=len(record.moves), seat=0))
        await service.stop()

    asyncio.run(ask())


def test_a_record_from_a_file_is_reviewed_too() -> None:
    async def ask() -> None:
        service, _, line, table = await _played(Counting())
        written = (await requests.record(service, table)).write()
        brought = requests_reviews.bring(service, requests_reviews.checked(RecordBrought(record=written)))
        assert brought.table.startswith("file:")
        await line.say(type="review", table=brought.table, seat=1)
        assert (await _whole(line))["eyes"] == 1
        assert (await line.say(type="review", table="file:" + "0" * 32, seat=0))["code"] == "review-file-forgotten"
        with pytest.raises(Refused):
            requests_reviews.bring(
                service, requests_reviews.checked(RecordBrought(record={**written, "moves": written["moves"][:3]}))
            )
        with pytest.raises(Refused):
            requests_reviews.bring(service, requests_reviews.checked(RecordBrought(record={"game": "tranquility"})))
        await service.stop()

    asyncio.run(ask())
