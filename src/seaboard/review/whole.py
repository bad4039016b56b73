"""A whole review, put together from its pieces; who makes the pieces, and in what order, is the caller's."""

from __future__ import annotations

import hashlib
import json
import math
from collections.abc import Callable
from dataclasses import asdict, dataclass, field

from seaboard.core.record import Record
from seaboard.review.eyes import Looking
from seaboard.review.face import Budget, face_of
from seaboard.review.judging import judged
from seaboard.review.sea import point, splits, strokes
from seaboard.review.shape import Json, Review, ReviewDecision, ReviewHelm, ReviewMethod, ReviewPoint

FORMAT = 1
METHOD = 6  # grows when the same game would be reviewed otherwise


def method_of(game: str, seed: int = 0, budget: Budget | None = None) -> ReviewMethod:
    face = face_of(game)
    budget = budget or face.budget
    return {
        "version": METHOD,
        "worlds": budget.worlds,
        "first": budget.first,
        "cap": budget.cap,
        "seed": seed,
        "strength": face.strength,
    }


def key_of(record: Record, eyes: int | None, seed: int = 0) -> str:
    """What a review is kept under: it depends on nothing else."""
    what = [
        {key: value for key, value in record.write().items() if key != "seats"},
        len(record.seats),
        eyes,
        asdict(face_of(record.game).budget),
        dict(method_of(record.game, seed)),
    ]
    return hashlib.sha256(json.dumps(what, sort_keys=True).encode()).hexdigest()


@dataclass
class Pieces:
    """What has been found out so far."""

    points: dict[int, ReviewPoint] = field(default_factory=dict)
    decisions: dict[int, ReviewDecision | None] = field(default_factory=dict)

    def order(self, own: list[int], seat: int) -> list[int]:
        """The decisions in the order of expected harm: what cost most against a sound move is looked at first."""
        return sorted(own, key=lambda ply: (self.points[ply]["effect"][seat] if ply in self.points else 0.0, ply))


def put_together(looking: Looking, pieces: Pieces, seats: list[int]) -> Review:
    """All of it in one piece; what is missing is left out, and `progress` says so."""
    curve = [pieces.points[ply] for ply in sorted(pieces.points)]
    whole = len(curve) == looking.plies + 1
    wanted = sum(len(looking.decisions(seat)) for seat in seats)
    decided = [decision for _, decision in sorted(pieces.decisions.items()) if decision is not None]
    mine = looking.eyes if looking.eyes is not None else 0
    return {
        "seaboard": "review",
        "format": FORMAT,
        "game": looking.record.game,
        "rules": looking.record.rules,
        "pack": looking.record.pack,
        "record": "sha256:" + record_hash(looking.record),
        "eyes": looking.eyes,
        "method": method_of(looking.record.game, looking.seed, looking.budget),
        "progress": round((len(curve) + 4 * len(pieces.decisions)) / (looking.plies + 1 + 4 * wanted), 3),
        "plies": looking.plies,
        "curve": curve,
        "split": splits(looking, curve) if whole else [],
        "strokes": strokes(curve, mine) if whole else [],
        "decisions": decided,
        "helms": [helm_of(decided, seat) for seat in seats] if len(pieces.decisions) >= wanted else [],
    }


def record_hash(record: Record) -> str:
    return hashlib.sha256(json.dumps(record.write(), sort_keys=True).encode()).hexdigest()


def helm_of(decisions: list[ReviewDecision], seat: int) -> ReviewHelm:
    """How a seat decided, over its decisions with more than one move worth a thought."""
    own = [decision for decision in decisions if decision["seat"] == seat]
    count = len(own)
    regrets = [decision["regret"] for decision in own]
    mean = sum(regrets) / count if count else 0.0
    scatter = math.sqrt(sum((one - mean) ** 2 for one in regrets) / max(count - 1, 1) / max(count, 1))
    marks = [decision["mark"] for decision in own]
    clear = [d["regret"] for d in own if d["mark"] in ("doubtful", "mistake")]
    kept = 1.0
    for decision in own:
        if decision["mark"] in ("doubtful", "mistake"):
            best = decision["win"] + decision["regret"]
            kept *= max(decision["win"], 0.0) / best if best > 0 else 1.0
    kept = max(kept, 1.0 - sum(clear))
    return {
        "seat": seat,
        "decisions": count,
        "regret": round(mean, 5),
        "error": round(scatter, 5),
        "mistakes": marks.count("mistake"),
        "doubtful": marks.count("doubtful"),
        "kept": round(min(kept, 1.0), 3),
    }


def review(
    record: Record,
    eyes: int | None = None,
    seats: list[int] | None = None,
    seed: int = 0,
    budget: Budget | None = None,
    tell: Callable[[int, int], None] | None = None,
) -> Review:
    """The review of a finished game: through the eyes of a seat, or with everything open and the decisions of `seats`.

    Decisions are always judged by what their own seat could know.
    """
    looking = Looking(record, eyes, seed, budget)
    judges = [eyes] if eyes is not None else list(range(looking.seats)) if seats is None else seats
    wanted = [(seat, ply) for seat in judges for ply in looking.decisions(seat)]
    total = looking.plies + 1 + len(wanted)
    pieces = Pieces()
    for done, ply in enumerate(range(looking.plies + 1)):
        pieces.points[ply] = point(looking, ply)
        if tell is not None:
            tell(done + 1, total)
    for done, (_, ply) in enumerate(wanted):
        pieces.decisions[ply] = judged(looking, ply)
        if tell is not None:
            tell(looking.plies + 2 + done, total)
    return put_together(looking, pieces, judges)


def as_json(whole: Review) -> Json:
    return dict(whole)
