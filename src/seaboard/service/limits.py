"""Rates: a bucket that fills slowly and is emptied by asking."""

from __future__ import annotations

import math
import time
from collections.abc import Hashable

from seaboard.core.refused import Refused

FORGOTTEN_AFTER = 50_000  # buckets; the full ones among them are as good as none


class Bucket:
    """Holds up to `size` permissions and gets `rate` new ones a second."""

    __slots__ = ("at", "left", "rate", "size")

    def __init__(self, size: int, rate: float) -> None:
        self.size = size
        self.rate = rate
        self.left = float(size)
        self.at = time.monotonic()

    def take(self) -> float:
        """0 if there was a permission, else the seconds until there is one."""
        now = time.monotonic()
        self.left = min(self.size, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left >= 1:
            self.left -= 1
            return 0
        return (1 - self.left) / self.rate

    def must(self) -> None:
        """Refuse what comes too often."""
        wait = self.take()
        if wait:
            raise Refused("too-many-requests", seconds=math.ceil(wait))


class Buckets:
    """One bucket for each person or address."""

    def __init__(self, size_and_rate: tuple[int, float]) -> None:
        self.size, self.rate = size_and_rate
        self._buckets: dict[Hashable, Bucket] = {}

    def must(self, who: Hashable) -> None:
        bucket = self._buckets.get(who)
        if bucket is None:
            if len(self._buckets) >= FORGOTTEN_AFTER:
                self._forget_full_ones()
            bucket = self._buckets[who] = Bucket(self.size, self.rate)
        bucket.must()

    def _forget_full_ones(self) -> None:
        now = time.monotonic()
        self._buckets = {
            who: bucket
            for who, bucket in self._buckets.items()
            if bucket.left + (now - bucket.at) * bucket.rate < bucket.size
        }
