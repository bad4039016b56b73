"""Chance: the keyed generator is ChaCha8, unbiased, and can be taken up where it was left."""

from __future__ import annotations

import struct
from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from seaboard.core.random import Quick, random_from

SEED = "000102030405060708090a0b0c0d0e0f"


def textbook_chacha8(seed: str, block: int) -> list[int]:
    """ChaCha with 8 rounds and a 128-bit key, written from the definition: a list and a quarter round."""
    key = [int(seed[i : i + 8], 16) for i in range(0, 32, 8)]
    constants = list(struct.unpack("<4I", b"expand 16-byte k"))
    start = [*constants, *key, *key, block & 0xFFFFFFFF, block >> 32, 0, 0]
    x = list(start)

    def quarter(a: int, b: int, c: int, d: int) -> None:
        for one, two, three, turn in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
            x[one] = (x[one] + x[two]) % 2**32
            mixed = x[three] ^ x[one]
            x[three] = (mixed << turn | mixed >> (32 - turn)) % 2**32

    for _ in range(4):
        for column in range(4):
            quarter(column, column + 4, column + 8, column + 12)
        for i in range(4):
            quarter(i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4)
    return [(a + b) % 2**32 for a, b in zip(start, x, strict=True)]


def test_words_are_those_of_chacha8() -> None:
    random = random_from(SEED)
    words = [int(random.word()) for _ in range(40)]
    assert words == [*textbook_chacha8(SEED, 0), *textbook_chacha8(SEED, 1), *textbook_chacha8(SEED, 2)][:40]


@pytest.mark.parametrize("drawn", [0, 1, 15, 16, 17, 100])
def test_it_goes_on_where_it_was_left(drawn: int) -> None:
    random = random_from(SEED)
    for _ in range(drawn):
        random.word()
    again = random_from(random.seed(), random.drawn)
    assert [random.below(52) for _ in range(50)] == [again.below(52) for _ in range(50)]


def test_a_clone_goes_its_own_way() -> None:
    random = random_from(SEED)
    random.word()
    twin = random.clone()
    first = [random.word() for _ in range(30)]
    assert [twin.word() for _ in range(30)] == first


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    random = random_from(SEED)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        items = vec[i64]([0, 1, 2, 3])
        random.shuffle(items, 4)
        orders[tuple(items)] += 1
    assert len(orders) == 24
    assert sum((count - 1000) ** 2 / 1000 for count in orders.values()) < 49.7  # chi-square, 23 degrees, p = 0.001


@pytest.mark.parametrize("bound", [1, 2, 6, 58, 1000])
def test_below_covers_its_range_and_nothing_else(bound: int) -> None:
    random = random_from(SEED)
    quick = Quick(5)
    drawn = {int(random.below(bound)) for _ in range(20 * bound)} | {int(quick.below(bound)) for _ in range(20 * bound)}
    assert drawn == set(range(bound))


def test_quick_streams_of_neighbouring_seeds_are_unrelated() -> None:
    streams = [[int(Quick(seed).word()) for _ in range(1)] for seed in range(1000)]
    assert len({stream[0] for stream in streams}) > 990
    one, two = Quick(7), Quick(8)
    agreeing = sum(int(one.word()) & 1 == int(two.word()) & 1 for _ in range(4000))
    assert 1850 < agreeing < 2150


def test_a_sampled_future_differs_from_draw_to_draw() -> None:
    quick = Quick(1)
    assert quick.random().seed() != quick.random().seed()
