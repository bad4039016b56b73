# seaboard: compiled
"""Chance: a keyed generator for deals, and a quick one for bots.

Both give the same numbers compiled and uncompiled: every word is masked to 32 bits inside 64-bit arithmetic,
so nothing overflows in either.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

MASK: Final[i64] = 0xFFFFFFFF

# "expand 16-byte k", the constant of ChaCha with a 128-bit key
SIGMA_0: Final[i64] = 0x61707865
SIGMA_1: Final[i64] = 0x3120646E
SIGMA_2: Final[i64] = 0x79622D36
SIGMA_3: Final[i64] = 0x6B206574
BLANK: Final = vec[i64]([0] * 16)  # a block to be


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Random:
    """ChaCha8 in counter mode under a 128-bit seed: nobody can foretell a deal from what was dealt.

    The generator is a function of (seed, number of words drawn), so a state that holds it can be cloned, written
    down and taken up again.
    """

    def __init__(self, a: i64, b: i64, c: i64, d: i64, drawn: i64, block: vec[i64]) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.drawn = drawn
        self.block = block  # never written to once made: clones share it

    def clone(self) -> Random:
        return Random(self.a, self.b, self.c, self.d, self.drawn, self.block)

    def seed(self) -> str:
        """The seed as 32 hexadecimal digits."""
        return f"{self.a:08x}{self.b:08x}{self.c:08x}{self.d:08x}"

    def word(self) -> i64:
        """The next 32 random bits."""
        at = self.drawn & 15  # a block has 16 words
        if at == 0:
            self.block = _chacha8(self.a, self.b, self.c, self.d, self.drawn >> 4)
        self.drawn += 1
        return self.block[at]

    def below(self, bound: i64) -> i64:
        """A number 0 <= n < bound, each equally likely (Lemire's method: multiply, reject the uneven rest)."""
        product = self.word() * bound
        if (product & MASK) < bound:
            uneven = (MASK + 1) % bound
            while (product & MASK) < uneven:
                product = self.word() * bound
        return product >> 32

    def shuffle(self, items: vec[i64], count: i64) -> None:
        """Shuffle the first `count` (fewer than 65536) items in place, every order equally likely."""
        i = count - 1
        half: i64 = -1  # the second half of a word: 16 bits are enough for one card
        while i > 0:
            draw = half
            half = -1
            if draw < 0:
                word = self.word()
                draw = word & 0xFFFF
                half = word >> 16
            product = draw * (i + 1)
            if (product & 0xFFFF) <= i and (product & 0xFFFF) < 0x10000 % (i + 1):
                continue  # the uneven rest, as in `below`
            j = product >> 16
            kept = items[i]
            items[i] = items[j]
            items[j] = kept
            i -= 1


def random_from(seed: str, drawn: i64 = 0) -> Random:
    """The generator under a seed of 32 hexadecimal digits, after `drawn` words.

    >>> random_from("00" * 16).below(6)
    3
    """
    a: i64 = int(seed[0:8], 16)
    b: i64 = int(seed[8:16], 16)
    c: i64 = int(seed[16:24], 16)
    d: i64 = int(seed[24:32], 16)
    block = vec[i64]()
    if drawn & 15 != 0:
        block = _chacha8(a, b, c, d, drawn >> 4)
    return Random(a, b, c, d, drawn, block)


def _chacha8(a: i64, b: i64, c: i64, d: i64, counter: i64) -> vec[i64]:
    """One block of ChaCha with 8 rounds, the 128-bit key used twice, a 64-bit counter and no nonce."""
    x0: i64 = SIGMA_0
    x1: i64 = SIGMA_1
    x2: i64 = SIGMA_2
    x3: i64 = SIGMA_3
    x4: i64 = a
    x5: i64 = b
    x6: i64 = c
    x7: i64 = d
    x8: i64 = a
    x9: i64 = b
    x10: i64 = c
    x11: i64 = d
    x12: i64 = counter & MASK
    x13: i64 = counter >> 32
    x14: i64 = 0
    x15: i64 = 0
    for _nth in range(4):
        x0 = (x0 + x4) & MASK
        x12 ^= x0
        x12 = ((x12 << 16) & MASK) | (x12 >> 16)
        x8 = (x8 + x12) & MASK
        x4 ^= x8
        x4 = ((x4 << 12) & MASK) | (x4 >> 20)
        x0 = (x0 + x4) & MASK
        x12 ^= x0
        x12 = ((x12 << 8) & MASK) | (x12 >> 24)
        x8 = (x8 + x12) & MASK
        x4 ^= x8
        x4 = ((x4 << 7) & MASK) | (x4 >> 25)
        x1 = (x1 + x5) & MASK
        x13 ^= x1
        x13 = ((x13 << 16) & MASK) | (x13 >> 16)
        x9 = (x9 + x13) & MASK
        x5 ^= x9
        x5 = ((x5 << 12) & MASK) | (x5 >> 20)
        x1 = (x1 + x5) & MASK
        x13 ^= x1
        x13 = ((x13 << 8) & MASK) | (x13 >> 24)
        x9 = (x9 + x13) & MASK
        x5 ^= x9
        x5 = ((x5 << 7) & MASK) | (x5 >> 25)
        x2 = (x2 + x6) & MASK
        x14 ^= x2
        x14 = ((x14 << 16) & MASK) | (x14 >> 16)
        x10 = (x10 + x14) & MASK
        x6 ^= x10
        x6 = ((x6 << 12) & MASK) | (x6 >> 20)
        x2 = (x2 + x6) & MASK
        x14 ^= x2
        x14 = ((x14 << 8) & MASK) | (x14 >> 24)
        x10 = (x10 + x14) & MASK
        x6 ^= x10
        x6 = ((x6 << 7) & MASK) | (x6 >> 25)
        x3 = (x3 + x7) & MASK
        x15 ^= x3
        x15 = ((x15 << 16) & MASK) | (x15 >> 16)
        x11 = (x11 + x15) & MASK
        x7 ^= x11
        x7 = ((x7 << 12) & MASK) | (x7 >> 20)
        x3 = (x3 + x7) & MASK
        x15 ^= x3
        x15 = ((x15 << 8) & MASK) | (x15 >> 24)
        x11 = (x11 + x15) & MASK
        x7 ^= x11
        x7 = ((x7 << 7) & MASK) | (x7 >> 25)
        x0 = (x0 + x5) & MASK
        x15 ^= x0
        x15 = ((x15 << 16) & MASK) | (x15 >> 16)
        x10 = (x10 + x15) & MASK
        x5 ^= x10
        x5 = ((x5 << 12) & MASK) | (x5 >> 20)
        x0 = (x0 + x5) & MASK
        x15 ^= x0
        x15 = ((x15 << 8) & MASK) | (x15 >> 24)
        x10 = (x10 + x15) & MASK
        x5 ^= x10
        x5 = ((x5 << 7) & MASK) | (x5 >> 25)
        x1 = (x1 + x6) & MASK
        x12 ^= x1
        x12 = ((x12 << 16) & MASK) | (x12 >> 16)
        x11 = (x11 + x12) & MASK
        x6 ^= x11
        x6 = ((x6 << 12) & MASK) | (x6 >> 20)
        x1 = (x1 + x6) & MASK
        x12 ^= x1
        x12 = ((x12 << 8) & MASK) | (x12 >> 24)
        x11 = (x11 + x12) & MASK
        x6 ^= x11
        x6 = ((x6 << 7) & MASK) | (x6 >> 25)
        x2 = (x2 + x7) & MASK
        x13 ^= x2
        x13 = ((x13 << 16) & MASK) | (x13 >> 16)
        x8 = (x8 + x13) & MASK
        x7 ^= x8
        x7 = ((x7 << 12) & MASK) | (x7 >> 20)
        x2 = (x2 + x7) & MASK
        x13 ^= x2
        x13 = ((x13 << 8) & MASK) | (x13 >> 24)
        x8 = (x8 + x13) & MASK
        x7 ^= x8
        x7 = ((x7 << 7) & MASK) | (x7 >> 25)
        x3 = (x3 + x4) & MASK
        x14 ^= x3
        x14 = ((x14 << 16) & MASK) | (x14 >> 16)
        x9 = (x9 + x14) & MASK
        x4 ^= x9
        x4 = ((x4 << 12) & MASK) | (x4 >> 20)
        x3 = (x3 + x4) & MASK
        x14 ^= x3
        x14 = ((x14 << 8) & MASK) | (x14 >> 24)
        x9 = (x9 + x14) & MASK
        x4 ^= x9
        x4 = ((x4 << 7) & MASK) | (x4 >> 25)
    block = BLANK[:]
    block[0] = (x0 + SIGMA_0) & MASK
    block[1] = (x1 + SIGMA_1) & MASK
    block[2] = (x2 + SIGMA_2) & MASK
    block[3] = (x3 + SIGMA_3) & MASK
    block[4] = (x4 + a) & MASK
    block[5] = (x5 + b) & MASK
    block[6] = (x6 + c) & MASK
    block[7] = (x7 + d) & MASK
    block[8] = (x8 + a) & MASK
    block[9] = (x9 + b) & MASK
    block[10] = (x10 + c) & MASK
    block[11] = (x11 + d) & MASK
    block[12] = (x12 + (counter & MASK)) & MASK
    block[13] = (x13 + (counter >> 32)) & MASK
    block[14] = x14
    block[15] = x15
    return block


@final
class Quick:
    """xoshiro128++: for bots, rollouts and sampled worlds, never for a deal that somebody must not foretell."""

    def __init__(self, seed: i64) -> None:
        self.a: i64 = 0
        self.b: i64 = 0
        self.c: i64 = 0
        self.d: i64 = 0
        self.reseed(seed)

    def reseed(self, seed: i64) -> None:
        """Start anew: seeds next to each other give unrelated streams."""
        self.a = _mix(seed)
        self.b = _mix(seed + 1) ^ (self.a >> 7)
        self.c = _mix((seed >> 31) + self.b)
        self.d = _mix(self.c) | 1  # the state is never all zero

    def word(self) -> i64:
        """The next 32 bits."""
        total = (self.a + self.d) & MASK
        result = ((((total << 7) & MASK) | (total >> 25)) + self.a) & MASK
        shifted = (self.b << 9) & MASK
        self.c ^= self.a
        self.d ^= self.b
        self.b ^= self.c
        self.a ^= self.d
        self.c ^= shifted
        self.d = ((self.d << 11) & MASK) | (self.d >> 21)
        return result

    def below(self, bound: i64) -> i64:
        """A number 0 <= n < bound; the bias is below bound / 2**32."""
        return (self.word() * bound) >> 32

    def unit(self) -> float:
        """A number 0 <= x < 1."""
        return float(self.word()) / 4294967296.0

    def shuffle(self, items: vec[i64], count: i64) -> None:
        """Shuffle the first `count` items in place."""
        i = count - 1
        while i > 0:
            j = self.below(i + 1)
            kept = items[i]
            items[i] = items[j]
            items[j] = kept
            i -= 1

    def random(self) -> Random:
        """A keyed generator under a seed of this one's making: the future of a sampled world."""
        return Random(self.word(), self.word(), self.word(), self.word(), 0, vec[i64]())


def _mix(x: i64) -> i64:
    """Scatter a number over 32 bits (the finaliser of MurmurHash3 in 32-bit steps)."""
    x = (x ^ (x >> 32)) & MASK
    x = ((x ^ (x >> 16)) * 0x45D9F3B + 0x9E3779B9) & MASK
    x = ((x ^ (x >> 16)) * 0x45D9F3B) & MASK
    return (x ^ (x >> 16)) & MASK
