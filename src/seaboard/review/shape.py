"""What a review looks like as data: pieces that come one after another, and the whole of them.

Chances are between 0 and 1 and belong to a seat; `eyes` is the seat whose knowledge was used, null: all lay open.
"""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

AdviceWhy = Literal["only", "fact", "chance", "close", "deeper", "lost", "guess"]
ReviewMark = Literal["best", "good", "doubtful", "mistake", "better"]


class ReviewPoint(TypedDict):
    """A point of the curve, and what the move that was made there was worth against a sound one."""

    ply: int
    win: list[float]  # of each seat
    error: float  # of a chance, one standard error
    effect: list[float]  # of the move at this ply, for each seat; zeros after the end
    effect_error: float
    chapter: int  # the round, week or turn of the table


class NamedMove(TypedDict):
    """A move with its names."""

    text: str
    kind: str
    facts: dict[str, Any]


class JudgedMove(NamedMove):
    """A move that could have been made."""

    win: float
    error: float
    iterations: int


class ReviewReason(TypedDict):
    """What differs most between the best line and the one that was played, on average."""

    key: str  # its text is "review-reason-<key>"
    best: float
    played: float
    line: NotRequired[str]  # a line of the score sheet, or an ending, that it is about


class Advice(TypedDict):
    """A hint: the best move and the next best in notation, and why the one is better than the other."""

    move: str
    then: str | None  # what the same seat is asked at once after it, where the move reveals nothing: a place for a card
    second: str | None  # None: there is no other move
    win: float  # the chance to win with the move, about
    second_win: float
    against: str | None  # what the reason compares the move with, where that is not the second
    why: AdviceWhy  # "fact": `reason` says it; otherwise its text is "hint-why-<why>"
    reason: ReviewReason | None


def bare_advice(move: str, why: AdviceWhy) -> Advice:
    """A move that is compared with no other."""
    return {
        "move": move,
        "then": None,
        "second": None,
        "win": 1.0,
        "second_win": 0.0,
        "against": None,
        "why": why,
        "reason": None,
    }


class ReviewDecision(TypedDict):
    """A decision of the seat, judged by what it could know."""

    ply: int
    seat: int
    played: str
    best: str
    win: float  # with the move that was played
    regret: float
    error: float
    mark: ReviewMark
    moves: list[JudgedMove]  # the best first
    line: list[NamedMove]  # how play was expected to go on after the best move
    reason: ReviewReason | None


class KnownItem(TypedDict):
    """Something that may lie somewhere."""

    item: str
    chance: float
    ply: NotRequired[int]  # where it was last seen to happen
    left: NotRequired[int]  # so many of them have not been seen


class KnownPlace(TypedDict):
    """What a seat could know of one place."""

    place: str  # its text is "review-place-<place>"
    seat: NotRequired[int]  # whose
    size: NotRequired[int]  # how many things lie there
    certain: list[KnownItem]
    likely: list[KnownItem]


class ZoneWhy(TypedDict):
    """Why something may be in a zone: what was last seen to happen to it."""

    key: str  # its text is "review-why-<key>"
    zones: list[int]  # the others that it happened to, from 1
    ply: int


class Known(TypedDict):
    """What a seat could know at a ply."""

    ply: int
    places: list[KnownPlace]
    zones: NotRequired[list[float]]  # how likely it is in each zone of the board
    whys: NotRequired[list[ZoneWhy]]  # for each of these zones


class ReviewSplit(TypedDict):
    """Where the result of a seat came from: start + luck + own + others = result."""

    seat: int
    result: float
    start: float
    luck: float
    own: float
    others: float
    error: float


class ReviewStroke(TypedDict):
    """A stroke of luck: what chance did between two decisions."""

    ply: int
    luck: list[float]


class ReviewHelm(TypedDict):
    """How a seat decided."""

    seat: int
    decisions: int
    regret: float  # the mean, in chances to win
    error: float
    mistakes: int
    doubtful: int
    kept: float  # the share of the best possible chance that was kept


class ReviewMethod(TypedDict):
    """How it was found out: reviews of the same method are the same."""

    version: int
    worlds: int
    first: int
    cap: int
    seed: int
    strength: str


class Review(TypedDict):
    """A whole review, or as much of it as is done."""

    seaboard: Literal["review"]
    format: int
    game: str
    rules: int
    pack: str
    record: str
    eyes: int | None
    method: ReviewMethod
    progress: float
    plies: int
    curve: list[ReviewPoint]
    split: list[ReviewSplit]
    strokes: list[ReviewStroke]
    decisions: list[ReviewDecision]
    helms: list[ReviewHelm]


Json = dict[str, Any]
