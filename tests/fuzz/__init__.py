"""Damaged positions, records, packs and move texts: each is refused in words, or plays to its end.
Positions of whole games (`trips`) are written down and read again.

`python -m tests.fuzz GAME --count 20000` tries many; a failing case is printed with the command that tries it again.
"""

from tests.fuzz.run import Failure, fuzz

__all__ = ["Failure", "fuzz"]
