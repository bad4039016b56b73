"""What a moment looks like as data: a line of `data/<game>.jsonl` each."""

from __future__ import annotations

from typing import Any, Literal, TypedDict

from seaboard.review.shape import NamedMove, ReviewReason

MomentDepth = Literal["plain", "keen", "deep"]


class TriedMove(NamedMove):
    """A move of a moment and what it is worth."""

    win: float
    error: float
    cost: float  # the best move is worth so much more; 0 for the best itself
    reason: ReviewReason | None  # what the line of the best move brings more; None for the best itself


class Moment(TypedDict):
    """A position, the one good move in it, and why."""

    id: str
    game: str
    number: int  # of the game that it comes from, in the series of its maker
    seat: int  # whose eyes it is seen with, and who is to move
    position: dict[str, Any]  # whole, hidden things included: only the view of its seat is ever sent
    prompt: str
    best: str
    depth: MomentDepth  # plain: a quick judgement finds it; keen: sometimes; deep: never
    gap: float  # to the next best move, in chances to win
    error: float
    gap_again: float  # with other worlds
    error_again: float
    moves: list[TriedMove]  # that were compared, the best first
    line: list[NamedMove]  # how play is expected to go on
    iterations: int  # of the tree of the best move
