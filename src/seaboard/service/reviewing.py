"""Reviews of finished games: begun by request, made in portions behind the moves of bots, told as they come, kept.

A review depends on its record, its eyes and the method alone. Who asks for one that is being made listens too; who asks
for one that is kept gets it whole. Of several that one person opens, the latest are made first and the others wait.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from seaboard.core.record import Record
from seaboard.core.refused import Refused
from seaboard.review.eyes import Looking
from seaboard.review.shape import Known, Review, ReviewDecision, ReviewPoint
from seaboard.review.whole import Pieces, key_of, put_together, record_hash
from seaboard.service.live import now
from seaboard.service.logs import failed
from seaboard.service.store import ReviewRow, StoreFailed, decode, encode
from seaboard.service.thinking import CannotThink
from seaboard.table import wire
from seaboard.table.table import OVER

if TYPE_CHECKING:
    from seaboard.service.hub import Hub
    from seaboard.service.line import Line

FILE = "file:"  # before the name of a record that was brought as a file
MOST_FILES = 200
AT_ONCE = 2  # reviews of one person that are being made
MOST = 8  # with those that wait
ASKED = 64  # plies in one portion at most


@dataclass(eq=False)
class Job:
    """A review in the making, and who listens."""

    key: str
    name: str  # the table, or the file
    record: Record
    eyes: int | None
    who: str
    expense: str  # whose the thinking is
    pieces: Pieces = field(default_factory=Pieces)
    listeners: list[tuple[Line, str]] = field(default_factory=list)  # with the id of what they said
    asked: int = 0  # when somebody last asked for it, in the order of all asking
    plies: int = 0
    wanted: int = 0

    @property
    def progress(self) -> float:
        done = len(self.pieces.points) + 4 * len(self.pieces.decisions)
        return round(done / max(self.plies + 1 + 4 * self.wanted, 1), 3)


class Reviews:
    """All reviews that this process is making."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.jobs: dict[str, Job] = {}
        self.files: dict[str, Record] = {}  # brought lately
        self._asked = 0
        self._moved = asyncio.Event()  # set once when the order of the jobs has changed

    # -- asking -----------------------------------------------------------------------------------------------

    def bring(self, record: Record) -> str:
        """A record from a file: the name it is asked for by, while it is remembered."""
        name = FILE + record_hash(record)[:32]
        self.files.pop(name, None)
        self.files[name] = record
        while len(self.files) > MOST_FILES:
            del self.files[next(iter(self.files))]
        return name

    async def record(self, name: str) -> Record:
        """The record of a finished game; nobody looks back before the end."""
        if name.startswith(FILE):
            if name not in self.files:
                raise Refused("review-file-forgotten")
            return self.files[name]
        table = (await self.hub.fresh(name)).table
        if table.status != OVER:
            raise Refused("review-not-over")
        if table.outdated:
            raise Refused("rules-changed")
        if table.play is None or table.play.actor is not None:  # given up, or ended by its people
            raise Refused("review-not-over")
        return table.record()

    async def ask(self, line: Line, id: str, name: str, eyes: int | None) -> None:
        """Send a review that is kept, or begin one and send its pieces."""
        record = await self.record(name)
        if eyes is not None and eyes >= len(record.seats):
            raise Refused("seat-unknown", seat=eyes, high=len(record.seats) - 1)
        key = key_of(record, eyes)
        kept = await self.hub.ask_store(self.hub.store.review(key))
        if kept is not None:
            line.tell(wire.ReviewTold(id=id, table=name, seat=eyes, progress=1.0, review=decode(kept)))
            return
        job = self.jobs.get(key)
        if job is None:
            if sum(one.who == line.player.id for one in self.jobs.values()) >= MOST:
                raise Refused("too-many-requests", seconds=20)
            line.rates.reviews.must(line.player.id)
            job = self.jobs[key] = Job(key, name, record, eyes, line.player.id, line.expense)
            self.hub.later(self._work(job))
        job.listeners.append((line, id))
        self._asked += 1
        job.asked = self._asked
        self._reorder()
        points = [job.pieces.points[ply] for ply in sorted(job.pieces.points)]
        decisions = [one for one in job.pieces.decisions.values() if one is not None]
        line.tell(
            wire.ReviewTold(id=id, table=name, seat=eyes, progress=job.progress, points=points, decisions=decisions)
        )

    async def known(self, who: str, name: str, eyes: int, ply: int) -> Known:
        """What a seat could know at a ply."""
        record = await self.record(name)
        if eyes >= len(record.seats):
            raise Refused("seat-unknown", seat=eyes, high=len(record.seats) - 1)
        if ply > len(record.moves):
            raise Refused("ply-unknown", ply=ply, high=len(record.moves))
        try:
            found = await self.hub.thinkers.portion(who, record, eyes, "known", [ply])
        except CannotThink:
            raise Refused("review-failed") from None
        known: Known = found["pieces"][0]
        return known

    def leave(self, line: Line) -> None:
        """Somebody has gone; the review goes on for the next who asks."""
        for job in self.jobs.values():
            job.listeners = [(one, id) for one, id in job.listeners if one is not line]

    # -- making -----------------------------------------------------------------------------------------------

    def _is_due(self, job: Job) -> bool:
        """Is it among the reviews of its person that were asked for last? Those are looked at."""
        later = sum(one.who == job.who and one.asked > job.asked for one in self.jobs.values())
        return later < AT_ONCE

    def _reorder(self) -> None:
        self._moved.set()
        self._moved = asyncio.Event()

    async def _wait(self, job: Job) -> None:
        while not self._is_due(job):
            await self._moved.wait()

    async def _work(self, job: Job) -> None:
        try:
            await self._wait(job)
            looking = await asyncio.to_thread(Looking, job.record, job.eyes)
            seats = list(range(looking.seats)) if job.eyes is None else [job.eyes]
            own = [] if job.eyes is None else looking.decisions(job.eyes)
            job.plies, job.wanted = looking.plies, len(own)
            await self._portions(job, "sea", list(range(looking.plies + 1)))
            if job.eyes is not None:
                await self._portions(job, "judge", job.pieces.order(own, job.eyes))
            whole = put_together(looking, job.pieces, seats if job.eyes is not None else [])
            await self._keep(job, whole)
            self._tell(job, wire.ReviewTold(table=job.name, seat=job.eyes, progress=1.0, review=whole))
        except (Refused, CannotThink) as reason:
            self._refuse(job, reason if isinstance(reason, Refused) else Refused("review-failed"))
        except Exception:
            failed("a review failed", game=job.record.game)
            self._refuse(job, Refused("review-failed"))
        finally:
            self.jobs.pop(job.key, None)
            self._reorder()

    async def _portions(self, job: Job, kind: str, plies: list[int]) -> None:
        left = plies
        while left:
            await self._wait(job)
            found = await self.hub.thinkers.portion(job.expense, job.record, job.eyes, kind, left[:ASKED])
            points: list[ReviewPoint] = []
            decisions: list[ReviewDecision] = []
            for ply, piece in zip(left, found["pieces"], strict=False):
                if kind == "sea":
                    job.pieces.points[ply] = piece
                    points.append(piece)
                else:
                    job.pieces.decisions[ply] = piece
                    if piece is not None:
                        decisions.append(piece)
            left = left[max(found["done"], 1) :]
            told = wire.ReviewTold(
                table=job.name, seat=job.eyes, progress=job.progress, points=points, decisions=decisions
            )
            self._tell(job, told)

    async def _keep(self, job: Job, whole: Review) -> None:
        helm = whole["helms"][0] if whole["helms"] else None
        row = ReviewRow(
            key=job.key,
            table=job.name,
            seat=-1 if job.eyes is None else job.eyes,
            at=now(),
            regret=helm["regret"] if helm else 0.0,
            decisions=helm["decisions"] if helm else 0,
            doc=encode(whole).decode(),
        )
        if not job.name.startswith(FILE):
            try:
                await self.hub.store.keep_review(row)
            except StoreFailed:  # it can be made again
                return

    def _tell(self, job: Job, told: wire.ReviewTold) -> None:
        for line, _ in job.listeners:
            line.tell(told)

    def _refuse(self, job: Job, reason: Refused) -> None:
        for line, id in job.listeners:
            line.refuse(id, reason)


def progress_of(rows: list[tuple[str, ReviewRow]], most: int) -> dict[str, tuple[int, float]]:
    """By game: how many reviewed games of late, and the mean regret of their decisions."""
    by_game: dict[str, list[ReviewRow]] = {}
    for game, row in rows:
        if row.decisions and len(by_game.setdefault(game, [])) < most:
            by_game[game].append(row)
    found: dict[str, tuple[int, float]] = {}
    for game, theirs in by_game.items():
        decisions = sum(row.decisions for row in theirs)
        if decisions:
            found[game] = (len(theirs), sum(row.regret * row.decisions for row in theirs) / decisions)
    return found
