"""Which moments are worth keeping: no obvious ones, and not forty times the same question."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from seaboard.moments.shape import Moment

PLAIN = 0.4  # of all may be such as a quick judgement finds
OBVIOUS = 0.7  # a gap from which on a plain one is not worth asking
ALIKE = 0.8  # of all may ask the same
SAME = 0.2  # of all may have the same kind of answer at the same question


class Choosing:
    """Accepts moments until there are enough of each sort."""

    def __init__(self, wanted: int, kept: Iterable[Moment], plain: float = PLAIN) -> None:
        self.wanted = wanted
        self.plain = plain
        self.ids: set[str] = set()
        self.sorts: Counter[tuple[str, ...]] = Counter()
        for moment in kept:
            self.add(moment)

    @property
    def count(self) -> int:
        return len(self.ids)

    def add(self, moment: Moment) -> None:
        self.ids.add(moment["id"])
        self.sorts.update(sorts_of(moment))

    def accepts(self, moment: Moment) -> bool:
        if self.count >= self.wanted or moment["id"] in self.ids:
            return False
        depth, prompt, answer = sorts_of(moment)
        obvious = moment["gap"] >= OBVIOUS or self.sorts[depth] >= self.plain * self.wanted
        if moment["depth"] == "plain" and obvious:
            return False
        return self.sorts[prompt] < ALIKE * self.wanted and self.sorts[answer] < SAME * self.wanted


def sorts_of(moment: Moment) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
    """How deep it is, what it asks, and what is answered: by the word of the move and, if short, its target."""
    return (moment["depth"],), ("asks", moment["prompt"]), ("answer", moment["prompt"], moment["best"])
