# seaboard: compiled
"""What the shark can know about hidden blocks: the trail of all that happened to them in the open.

The shark sees which zones are swapped, shuffled, revealed and exchanged, never the hidden symbols. A state
keeps these facts as a chain of immutable links, shared by all copies. Only when a world is sampled for the shark
is the chain worked out into the exact chances of every arrangement, once, and kept with the link.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from seaboard.core.random import Quick
from seaboard.games.kelp.codes import ZONES

BEGIN: Final[i64] = 0  # a: the blocks of all zones, known
SEEN: Final[i64] = 1  # zone a shows kind b
SWAPPED: Final[i64] = 2  # zones a and b changed places
SHUFFLED: Final[i64] = 3  # the zones of mask a were mixed
EXCHANGED: Final[i64] = 4  # zone a now holds kind b


@final
class Chances:
    """Arrangements (four bits a zone) with their chances, summed up so that one can be found quickly."""

    def __init__(self, codes: vec[i64], chance: vec[float], sums: vec[float], count: i64) -> None:
        self.codes = codes
        self.chance = chance
        self.sums = sums  # sums[i]: the chance of the arrangements 0..i together
        self.count = count

    def sample(self, quick: Quick) -> i64:
        wanted = quick.unit() * self.sums[self.count - 1]
        low: i64 = 0
        high = self.count - 1
        while low < high:
            middle = (low + high) // 2
            if self.sums[middle] > wanted:
                high = middle
            else:
                low = middle + 1
        return self.codes[low]

    def allows(self, code: i64) -> bool:
        for i in range(self.count):
            if self.codes[i] == code:
                return True
        return False


@final
class Trail:
    """One link: what happened, and all that happened before."""

    def __init__(self, kind: i64, a: i64, b: i64, before: Trail | None) -> None:
        self.kind = kind
        self.a = a
        self.b = b
        self.before = before
        self.worked_out: Chances | None = None

    def chances(self) -> Chances:
        """The chances of all arrangements after this link."""
        if self.worked_out is None:
            # from the last link that is worked out, one by one: a recursion could be as deep as the game is long
            todo = [self]
            link = self.before
            while link is not None and link.worked_out is None:
                todo.append(link)
                link = link.before
            known = _none() if link is None or link.worked_out is None else link.worked_out
            while todo:
                step = todo.pop()
                known = _after(known, step)
            self.worked_out = known
        return self.worked_out


def kind_in(code: i64, zone: i64) -> i64:
    """The block of a zone in an arrangement."""
    return (code >> (zone * 4)) & 15


def with_kind(code: i64, zone: i64, kind: i64) -> i64:
    """The arrangement with another block in a zone. (A literal on the left of << would be a 32-bit number in C.)"""
    return code ^ ((kind_in(code, zone) ^ kind) << (zone * 4))


def _none() -> Chances:
    return Chances(vec[i64](), vec[float](), vec[float](), 0)


def _after(known: Chances, link: Trail) -> Chances:
    if link.kind == BEGIN:
        return Chances(vec[i64]([link.a]), vec[float]([1.0]), vec[float]([1.0]), 1)
    if link.kind == SHUFFLED:
        return _mixed(known, link.a)
    codes = vec[i64]([0] * known.count)
    chances = vec[float]([0.0] * known.count)
    sums = vec[float]([0.0] * known.count)
    kept: i64 = 0
    total = 0.0
    for i in range(known.count):
        code = known.codes[i]
        if link.kind == SEEN:
            if kind_in(code, link.a) != link.b:
                continue
        elif link.kind == SWAPPED:
            one = kind_in(code, link.a)
            code = with_kind(with_kind(code, link.a, kind_in(code, link.b)), link.b, one)
        else:
            code = with_kind(code, link.a, link.b)
        total += known.chance[i]
        codes[kept] = code
        chances[kept] = known.chance[i]
        sums[kept] = total
        kept += 1
    return Chances(codes, chances, sums, kept)


def _mixed(known: Chances, mask: i64) -> Chances:
    """Every arrangement of the mixed blocks is equally likely; what lies elsewhere stays as it was."""
    groups: dict[int, float] = {}
    whole = 0.0
    for i in range(known.count):
        sorted_code = _sorted_within(known.codes[i], mask)
        groups[sorted_code] = groups.get(sorted_code, 0.0) + known.chance[i]
        whole += known.chance[i]
    codes: list[int] = []
    chances: list[float] = []
    for group, chance in groups.items():
        first = len(codes)
        _arrange(group, mask, 0, vec[i64]([0] * 16), True, codes)
        share = chance / whole / (len(codes) - first)  # kept near 1: a long game must not wear the numbers down
        for _ in range(len(codes) - first):
            chances.append(share)
    sums = vec[float]([0.0] * len(codes))
    total = 0.0
    for at in range(len(codes)):
        total += chances[at]
        sums[at] = total
    return Chances(vec[i64](codes), vec[float](chances), sums, len(codes))


def _sorted_within(code: i64, mask: i64) -> i64:
    """The arrangement whose mixed zones hold the same blocks in ascending order."""
    counts = vec[i64]([0] * 16)
    for zone in range(ZONES):
        if (mask >> zone) & 1:
            counts[kind_in(code, zone)] += 1
    kind: i64 = 0
    for zone in range(ZONES):
        if (mask >> zone) & 1:
            while counts[kind] == 0:
                kind += 1
            counts[kind] -= 1
            code = with_kind(code, zone, kind)
    return code


def _arrange(code: i64, mask: i64, zone: i64, left: vec[i64], fresh: bool, found: list[int]) -> None:
    """All distinct ways to lay the blocks of the mixed zones."""
    if fresh:
        for z in range(ZONES):
            if (mask >> z) & 1:
                left[kind_in(code, z)] += 1
    while zone < ZONES and not (mask >> zone) & 1:
        zone += 1
    if zone == ZONES:
        found.append(code)
        return
    for kind in range(16):
        k: i64 = kind
        if left[k] > 0:
            left[k] -= 1
            _arrange(with_kind(code, zone, k), mask, zone + 1, left, False, found)
            left[k] += 1


def whereabouts(chances: Chances, kind: i64) -> vec[float]:
    """How likely a block of a kind lies in each zone."""
    likely = vec[float]([0.0] * ZONES)
    for i in range(chances.count):
        for zone in range(ZONES):
            if kind_in(chances.codes[i], zone) == kind:
                likely[zone] += chances.chance[i]
    whole = chances.sums[chances.count - 1]
    for zone in range(ZONES):
        likely[zone] /= whole
    return likely
