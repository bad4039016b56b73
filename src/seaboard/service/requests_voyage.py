"""Requests about the voyage of the day."""

from __future__ import annotations

from datetime import date, timedelta
from typing import cast

from seaboard.core.refused import Refused
from seaboard.core.seed import commitment
from seaboard.review.shape import Review
from seaboard.service.requests import _check_room, asker_of
from seaboard.service.service import Service
from seaboard.service.store import Paper, Player, decode, read_summary
from seaboard.service.voyage_plan import ME, plan_of, streaks, week_of
from seaboard.service.voyages import MOST_OF_A_DAY, VOYAGED
from seaboard.table import show, wire

SHOWN = 50  # rows of a port
BINS = 10
MET_AT = 100  # tables
BOT_SIGN = "bot:"
MARKED = 2  # of each kind, on the picture of a voyage


async def today(service: Service, player: Player | None) -> wire.VoyageToday:
    """The voyage of the day, the week around it, and how I did."""
    voyages = service.voyages
    day = voyages.today()
    tries = await voyages.settle(player.id) if player is not None else {}
    sailed = {
        date.fromisoformat(one) for one, paper in tries.items() if "points" in paper.doc and not paper.doc["left"]
    }
    streak, longest = streaks(sailed, day)
    return wire.VoyageToday(
        today=await _day_shown(service, day, tries),
        tomorrow=await _day_shown(service, day + timedelta(days=1), {}),
        week=[await _day_shown(service, one, tries) for one in week_of(day)],
        streak=streak,
        longest=longest,
        left=voyages.left(),
    )


async def _day_shown(service: Service, day: date, tries: dict[str, Paper]) -> wire.VoyageDay:
    plan = plan_of(day)
    seed = await service.voyages.seed(day)
    mine = tries.get(day.isoformat())
    doc = mine.doc if mine is not None else {}
    state = None if mine is None else "sailing" if "points" not in doc else "left" if doc["left"] else "arrived"
    return wire.VoyageDay(
        day=day.isoformat(),
        game=plan.game,
        name=plan.name,
        twist=plan.twist,
        seat=plan.seat,
        levels=[level for level in plan.levels if level != ME],
        options=dict(plan.options),
        commitment=commitment(seed),
        seed=seed if day < service.voyages.today() else None,
        table=doc.get("table"),
        state=cast("wire.VoyageState | None", state),
        points=doc.get("points"),
    )


async def begin(service: Service, player: Player) -> wire.TableInfo:
    """My try of today: the one that counts."""
    service.must_lay(player)
    await _check_room(service, player)
    await service.people.write_down(player)
    return show.info(await service.voyages.begin(asker_of(player)), player.id)


async def trial(service: Service, player: Player) -> wire.TableInfo:
    """A voyage that does not count."""
    service.must_lay(player)
    await _check_room(service, player)
    await service.people.write_down(player)
    return show.info(await service.voyages.trial(asker_of(player)), player.id)


async def port(service: Service, player: Player | None, day: str, met: bool) -> wire.Port:
    """The table of a day: of everybody, or of those whom I have sat with. Bots are told beside."""
    when = _day(service, day)
    plan = plan_of(when)
    me = player.id if player is not None else ""
    if me:
        await service.voyages.settle(me)
    papers = await service.store.papers_about(VOYAGED, when.isoformat(), MOST_OF_A_DAY)
    ended = [paper for paper in papers if "points" in paper.doc]
    people = [paper for paper in ended if not paper.owner.startswith(BOT_SIGN)]
    mine = next((paper for paper in people if paper.owner == me), None)
    others = [paper.doc["points"] for paper in people if paper.owner != me]
    behind = None
    if mine is not None and others:
        behind = round(100 * sum(points < mine.doc["points"] for points in others) / len(others))
    spread = [0] * BINS
    for paper in people:
        spread[min(paper.doc["points"] * BINS // 100, BINS - 1)] += 1
    if met and me:
        known = {me, *await _met(service, me)}
        ended = [paper for paper in ended if paper.owner in known or paper.owner.startswith(BOT_SIGN)]
    marks, helm = ([], None) if mine is None else await _reviewed(service, mine.doc["table"], plan.seat)
    return wire.Port(
        day=when.isoformat(),
        game=plan.game,
        name=plan.name,
        seat=plan.seat,
        count=len(people),
        rows=await _rows(service, ended, me),
        spread=spread,
        behind=behind,
        curve=mine.doc.get("curve", []) if mine is not None else [],
        marks=marks,
        helm=helm,
    )


async def _reviewed(service: Service, table: str, seat: int) -> tuple[list[wire.PortMark], int | None]:
    """The decisions that stand out and how much of the best chance they kept, if there is a review of a voyage."""
    rows = [row for row in await service.store.reviews_of([table]) if row.seat == seat]
    kept = await service.store.review(max(rows, key=lambda row: row.at).key) if rows else None
    if kept is None:
        return [], None
    review = cast(Review, decode(kept))
    mistakes = sorted((one for one in review["decisions"] if one["mark"] == "mistake"), key=lambda one: -one["regret"])
    best = [one for one in review["decisions"] if one["mark"] == "best"]
    chosen = sorted([*mistakes[:MARKED], *best[:: max(1, len(best) // MARKED)][:MARKED]], key=lambda one: one["ply"])
    marks = [
        wire.PortMark(at=round(one["ply"] / max(review["plies"], 1), 3), mark="best" if one in best else "mistake")
        for one in chosen
    ]
    return marks, round(100 * review["helms"][0]["kept"]) if review["helms"] else None


async def _rows(service: Service, ended: list[Paper], me: str) -> list[wire.PortRow]:
    """The best first; who has as many points shares the place. Of a long list, the head and my own."""
    people = [paper.doc["points"] for paper in ended if not paper.owner.startswith(BOT_SIGN)]
    ranked = sorted(ended, key=lambda paper: (-paper.doc["points"], paper.at))
    rows = []
    for number, paper in enumerate(ranked):
        if number >= SHOWN and paper.owner != me:
            continue
        is_bot = paper.owner.startswith(BOT_SIGN)
        doc = paper.doc
        found = None if is_bot else await service.people.by_id(paper.owner)
        rows.append(
            wire.PortRow(
                place=None if is_bot else 1 + sum(points > doc["points"] for points in people),
                player=None if is_bot else paper.owner,
                name=found.name if found is not None else "",
                level=paper.owner.removeprefix(BOT_SIGN) if is_bot else None,
                you=paper.owner == me,
                points=doc["points"],
                left=doc["left"],
                won=doc["won"],
                ending=doc["ending"],
                scores=doc["scores"],
                facts=doc["facts"],
            )
        )
    return rows


async def _met(service: Service, player: str) -> set[str]:
    """Those with whom somebody has sat at a table of late."""
    rows = await service.store.tables_of(player, ("waiting", "running", "over"), 1 << 53, MET_AT)
    return {seat.player for row in rows for seat in read_summary(row).seats if seat.player}


def _day(service: Service, text: str) -> date:
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise Refused("day-unknown", day=text[:20]) from None
    if day > service.voyages.today():
        raise Refused("day-unknown", day=text[:20])
    return day
