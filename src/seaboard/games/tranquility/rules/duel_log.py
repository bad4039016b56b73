# seaboard: compiled
"""What was taken, placed and discarded in a duel. All of it is public; it tells what a hand may still hold."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from seaboard.core.cards import Cards, no_cards

# What an entry says; it is written as EACH_SEAT * seat + EACH_KIND * kind + an island or a count.
TOOK: Final[i64] = 0
PLACED: Final[i64] = 1
DISCARDED: Final[i64] = 2
KINDS_OF_ENTRIES: Final[i64] = 3
EACH_KIND: Final[i64] = 100
EACH_SEAT: Final[i64] = 1000
ROOM: Final[i64] = 240


@final
class DuelLog:
    def __init__(self, entries: Cards) -> None:
        self.entries = entries

    def clone(self) -> DuelLog:
        return DuelLog(self.entries.clone())

    def clear(self) -> None:
        self.entries.clear()

    def took(self, seat: i64, island: i64) -> None:
        self.entries.put(EACH_SEAT * seat + EACH_KIND * TOOK + island)

    def placed(self, seat: i64, island: i64) -> None:
        self.entries.put(EACH_SEAT * seat + EACH_KIND * PLACED + island)

    def discarded(self, seat: i64, count: i64) -> None:
        self.entries.put(EACH_SEAT * seat + EACH_KIND * DISCARDED + count)

    def length(self) -> i64:
        return self.entries.count

    def seat(self, at: i64) -> i64:
        return self.entries.items[at] // EACH_SEAT

    def kind(self, at: i64) -> i64:
        return self.entries.items[at] % EACH_SEAT // EACH_KIND

    def what(self, at: i64) -> i64:
        """The island that was taken or placed, or how many cards were discarded."""
        return self.entries.items[at] % EACH_KIND


def empty_log(is_kept: bool) -> DuelLog:
    """A log without entries; one that is not kept has no room."""
    return DuelLog(no_cards(ROOM if is_kept else 0))
