"""Seeds of games, and the promise that a deal was not altered."""

from __future__ import annotations

import hashlib
import re
import secrets

from seaboard.core.refused import Refused

_SEED = re.compile(r"[0-9a-f]{32}")


def new_seed() -> str:
    """A fresh secret seed: 128 random bits as 32 hexadecimal digits."""
    return secrets.token_hex(16)


def derived_seed(base: str | int, index: int) -> str:
    """The seed of game number `index` in a series: the same for any number of workers.

    >>> derived_seed(7, 0) == derived_seed("7", 0) != derived_seed(7, 1)
    True
    """
    return hashlib.sha256(f"seaboard series {base} {index}".encode()).hexdigest()[:32]


def checked_seed(seed: object) -> str:
    """The seed itself, or a refusal that says what a seed looks like."""
    if not isinstance(seed, str) or not _SEED.fullmatch(seed):
        raise Refused("seed-malformed", field="seed", value=str(seed)[:40])
    return seed


def commitment(seed: str) -> str:
    """What is published before the first deal; the seed itself is published after the end.

    >>> commitment("00" * 16)[:16]
    'bd7e3df47ccf06b8'
    """
    return hashlib.sha256(f"seaboard deal {seed}".encode()).hexdigest()


def keeps_commitment(seed: str, promised: str) -> bool:
    """Was this the seed that was promised?"""
    return secrets.compare_digest(commitment(seed), promised)
