# seaboard: compiled
"""What happened in a round, written down as it happens, and the memories recalled from it.

An entry is one number, six bits for each part of it: first what happened, then the parts in the order in which the
verbs of the log name them. Numbers that may be -1 are written one higher.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from seaboard.core.cards import Cards
from seaboard.games.sea_salt_paper.rules.memory import Memory

DISCARDED: Final[i64] = 0
TAKEN: Final[i64] = 1
DRAWN: Final[i64] = 2
LAID_DOWN: Final[i64] = 3
LOOKED_THROUGH: Final[i64] = 4
PICKED: Final[i64] = 5
ROBBED: Final[i64] = 6
OPENED: Final[i64] = 7
SIX_BITS: Final[i64] = 63


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Log:
    """What happened in this round, as numbers: cheap to keep, enough to recall every memory."""

    def __init__(self, items: vec[i64], count: i64) -> None:
        self.items = items
        self.count = count
        self.is_kept = True  # False in a world that is only played out

    def clone(self) -> Log:
        copy = Log(self.items[: self.count + 16], self.count)
        copy.is_kept = self.is_kept
        return copy

    def add(self, entry: i64) -> None:
        if not self.is_kept:
            return
        while self.count >= len(self.items):
            self.items = append(self.items, 0)
        self.items[self.count] = entry
        self.count += 1

    def discarded(self, face: i64, pile: i64) -> None:
        self.add(DISCARDED | face << 6 | pile << 12)

    def taken(self, face: i64, pile: i64, seat: i64, below: i64) -> None:
        """The top of a pile came into a hand; `below` tops the pile now (-1: it is empty)."""
        self.add(TAKEN | face << 6 | pile << 12 | seat << 18 | (below + 1) << 24)

    def drawn(self, face: i64, seat: i64) -> None:
        """A card of the deck came into a hand."""
        self.add(DRAWN | face << 6 | seat << 12)

    def laid_down(self, face: i64, seat: i64) -> None:
        self.add(LAID_DOWN | face << 6 | seat << 12)

    def looked_through(self, seat: i64, pile: i64, cards: Cards) -> None:
        """The cards of the pile follow as entries of their own."""
        self.add(LOOKED_THROUGH | seat << 6 | pile << 12 | cards.count << 18)
        for i in range(cards.count):
            self.add(cards.items[i])

    def picked(self, face: i64, pile: i64, seat: i64, copy: i64, top_before: i64, top_after: i64) -> None:
        """`copy`: how many cards of that face lay above it. `top_after` is -1 if the pile is empty now."""
        self.add(PICKED | face << 6 | pile << 12 | seat << 18 | copy << 24 | top_before << 30 | (top_after + 1) << 36)

    def robbed(self, face: i64, thief: i64, victim: i64, left: i64) -> None:
        """`left`: how many cards the victim has still."""
        self.add(ROBBED | face << 6 | thief << 12 | victim << 18 | left << 24)

    def opened(self, seat: i64) -> None:
        self.add(OPENED | seat << 6)


def as_seen_by(log: Log, seat: i64) -> Log:
    """The log without what a seat did not see: it recalls the same for this seat, and holds no secret."""
    seen = Log(log.items[: log.count + 16], log.count)
    at: i64 = 0
    while at < log.count:
        entry = log.items[at]
        what = entry & SIX_BITS
        b = (entry >> 12) & SIX_BITS
        c = (entry >> 18) & SIX_BITS
        if (what == DRAWN and b != seat) or (what == ROBBED and b != seat and c != seat):
            seen.items[at] = without_face(entry)
        elif what == PICKED and c != seat and (entry >> 30) & SIX_BITS == ((entry >> 36) & SIX_BITS) - 1:
            copy = (entry >> 24) & SIX_BITS
            seen.items[at] = without_face(entry) - (copy << 24)
        elif what == LOOKED_THROUGH:
            if (entry >> 6) & SIX_BITS != seat:
                for i in range(at + 1, at + 1 + c):
                    seen.items[i] = 0
            at += c
        at += 1
    return seen


def without_face(entry: i64) -> i64:
    return entry - (((entry >> 6) & SIX_BITS) << 6)


def recall(base: Memory, log: Log, hands: list[Cards]) -> Memory:
    """The memories of all who watch, from what they knew before the log begins.

    `hands` are the hands as they are now; one that lies open is still what it was when it was opened.
    """
    memory = base.clone()
    at: i64 = 0
    while at < log.count:
        entry = log.items[at]
        at += 1
        what = entry & SIX_BITS
        a = (entry >> 6) & SIX_BITS
        b = (entry >> 12) & SIX_BITS
        c = (entry >> 18) & SIX_BITS
        d = (entry >> 24) & SIX_BITS
        if what == DISCARDED:
            memory.sees_discard(a, b)
        elif what == TAKEN:
            memory.sees_taken(a, b, c, d - 1)
        elif what == DRAWN:
            memory.draws_unseen(a, b)
        elif what == LAID_DOWN:
            memory.sees_laid_down(a, b)
        elif what == PICKED:
            memory.picks(a, b, c, d, (entry >> 30) & SIX_BITS, ((entry >> 36) & SIX_BITS) - 1)
        elif what == ROBBED:
            memory.sees_robbery(a, b, c, d)
        elif what == OPENED:
            memory.sees_hand(a, hands[a])
        else:
            memory.looks_through(a, b, Cards(log.items[at : at + c], c))
            at += c
    return memory
