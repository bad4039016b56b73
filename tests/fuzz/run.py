"""Runs many cases and gathers those that fail, one line for each kind of failure."""

from __future__ import annotations

import traceback
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from seaboard.core.game import Game
from tests.fuzz.cases import KINDS, run_case


@dataclass
class Failure:
    """Cases that fail alike: where, how often, and the first of them."""

    kind: str
    what: str
    where: str
    again: str  # the command that tries the first one again
    times: int = 1

    def __str__(self) -> str:
        return f"{self.kind}: {self.what}\n  at {self.where}, {self.times} times; again: {self.again}"


def fuzz(
    game: Game[Any],
    count: int,
    seed: str = "1",
    kinds: Iterable[str] = KINDS,
    tell: Callable[[str], None] = lambda line: None,
    cases: Iterable[int] | None = None,
) -> list[Failure]:
    """Try so many cases of each kind and return what failed."""
    failures: dict[tuple[str, str], Failure] = {}
    for kind in kinds:
        outcomes: Counter[str] = Counter()
        for number in range(count) if cases is None else cases:
            try:
                outcomes[run_case(game, kind, seed, number)] += 1
            except Exception as error:
                outcomes["failed"] += 1
                where = _where(error)
                known = failures.get((kind, where))
                if known is not None:
                    known.times += 1
                    continue
                again = f"python -m tests.fuzz {game.name} --only {kind} --seed {seed} --case {number}"
                failures[kind, where] = Failure(kind, _what(error), where, again)
                tell(str(failures[kind, where]))
        tell(f"{game.name} {kind}: " + ", ".join(f"{times} {what}" for what, times in outcomes.most_common()))
    return list(failures.values())


def _what(error: Exception) -> str:
    return f"{type(error).__name__}: {error}".encode("ascii", "backslashreplace").decode()[:600]


def _where(error: Exception) -> str:
    """The last line of ours that is not the harness, and the words of an assertion without their numbers."""
    frames = traceback.extract_tb(error.__traceback__)
    own = [frame for frame in frames if "/tests/" not in frame.filename] or frames
    last = own[-1]
    place = f"{last.filename.rpartition('/src/')[2] or last.filename}:{last.lineno}"
    return f"{place} {str(error).split(':')[0][:60]}" if isinstance(error, AssertionError) else place
