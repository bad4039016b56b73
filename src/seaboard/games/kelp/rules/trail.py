# seaboard: compiled
"""What the shark can know about hidden blocks: the trail of all that happened to them in the open.

The shark sees which zones are swapped, shuffled, revealed and exchanged, never the hidden symbols. A state
keeps these facts step by step. Only when a world is sampled for the shark are they worked out into the exact
chances of every arrangement, once, and shared by all copies.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from seaboard.core.random import Quick
from seaboard.games.kelp.rules import codes as c

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
    """What happened, step by step. The chances are worked out when they are asked for, and only from there on anew."""

    def __init__(self, steps: vec[i64], count: i64, known: Chances | None, upto: i64) -> None:
        self.steps = steps  # the kind of step in three bits, then b in five, then a
        self.count = count
        self.known = known  # the chances after the first `upto` steps; never written to, so that copies share them
        self.upto = upto

    def clone(self) -> Trail:
        return Trail(self.steps[:], self.count, self.known, self.upto)

    def seen(self, zone: i64, kind: i64) -> None:
        self.note(SEEN, zone, kind)

    def swapped(self, one: i64, other: i64) -> None:
        self.note(SWAPPED, one, other)

    def shuffled(self, zones: i64) -> None:
        self.note(SHUFFLED, zones, 0)

    def exchanged(self, zone: i64, kind: i64) -> None:
        self.note(EXCHANGED, zone, kind)

    def note(self, kind: i64, a: i64, b: i64) -> None:
        if self.count == len(self.steps):
            longer = vec[i64]([0] * (2 * self.count))
            for i in range(self.count):
                longer[i] = self.steps[i]
            self.steps = longer
        self.steps[self.count] = kind | (b << 3) | (a << 8)
        self.count += 1

    def chances(self) -> Chances:
        """The chances of all arrangements as things are now."""
        known = self.known
        while known is None or self.upto < self.count:
            known = _after(known, self.steps[self.upto])
            self.known = known
            self.upto += 1
        return known


def trail_from(code: i64) -> Trail:
    """A trail that begins with an arrangement everybody has seen."""
    trail = Trail(vec[i64]([0] * 32), 0, None, 0)
    trail.note(BEGIN, code, 0)
    return trail


def step_kind(step: i64) -> i64:
    return step & 7


def step_a(step: i64) -> i64:
    return step >> 8


def step_b(step: i64) -> i64:
    return (step >> 3) & 31


def kind_in(code: i64, zone: i64) -> i64:
    """The block of a zone in an arrangement."""
    return (code >> (zone * 4)) & 15


def with_kind(code: i64, zone: i64, kind: i64) -> i64:
    """The arrangement with another block in a zone. (A literal on the left of << would be a 32-bit number in C.)"""
    return code ^ ((kind_in(code, zone) ^ kind) << (zone * 4))


def _after(known: Chances | None, step: i64) -> Chances:
    kind = step_kind(step)
    a = step_a(step)
    b = step_b(step)
    if known is None or kind == BEGIN:
        return Chances(vec[i64]([a]), vec[float]([1.0]), vec[float]([1.0]), 1)
    if kind == SHUFFLED:
        return _mixed(known, a)
    codes = vec[i64]([0] * known.count)
    chances = vec[float]([0.0] * known.count)
    sums = vec[float]([0.0] * known.count)
    kept: i64 = 0
    total = 0.0
    for i in range(known.count):
        code = known.codes[i]
        if kind == SEEN:
            if kind_in(code, a) != b:
                continue
        elif kind == SWAPPED:
            one = kind_in(code, a)
            code = with_kind(with_kind(code, a, kind_in(code, b)), b, one)
        else:
            code = with_kind(code, a, b)
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
        for _nth in range(len(codes) - first):
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
    for zone in range(c.ZONES):
        if (mask >> zone) & 1:
            counts[kind_in(code, zone)] += 1
    kind: i64 = 0
    for zone in range(c.ZONES):
        if (mask >> zone) & 1:
            while counts[kind] == 0:
                kind += 1
            counts[kind] -= 1
            code = with_kind(code, zone, kind)
    return code


def _arrange(code: i64, mask: i64, zone: i64, left: vec[i64], fresh: bool, found: list[int]) -> None:
    """All distinct ways to lay the blocks of the mixed zones."""
    if fresh:
        for z in range(c.ZONES):
            if (mask >> z) & 1:
                left[kind_in(code, z)] += 1
    while zone < c.ZONES and not (mask >> zone) & 1:
        zone += 1
    if zone == c.ZONES:
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
    likely = vec[float]([0.0] * c.ZONES)
    for i in range(chances.count):
        for zone in range(c.ZONES):
            if kind_in(chances.codes[i], zone) == kind:
                likely[zone] += chances.chance[i]
    whole = chances.sums[chances.count - 1]
    for zone in range(c.ZONES):
        likely[zone] /= whole
    return likely
