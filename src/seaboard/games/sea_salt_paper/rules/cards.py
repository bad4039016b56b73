# seaboard: compiled
"""The printed cards as tables of numbers, for the rules to look things up in.

Equal cards are the same to everyone, so the rules know faces only, and no number can be followed from the deck into a
hand. A *token* is one of the 58 cards, used where somebody's memory must tell two copies apart.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from seaboard.games.sea_salt_paper.box import printed
from seaboard.games.sea_salt_paper.box.printed import CARDS, FACES, KIND_OF_NAME, NAMED, NAMES, SUITS
from seaboard.games.sea_salt_paper.rules import codes as c


def _numbers(values: list[int]) -> vec[i64]:
    numbers = vec[i64]()
    for value in values:
        numbers = append(numbers, value)
    return numbers


def _name_number(name: str) -> int:
    return NAMES.index(name)


def _deck() -> list[int]:
    return [face for face in range(len(FACES)) for _ in range(int(CARDS[face]["copies"]))]


def _first_tokens() -> list[int]:
    deck = _deck()
    return [deck.index(face) for face in range(len(FACES))]


NAME: Final = _numbers([_name_number(row["name"]) for row in CARDS])  # of a face
COLOUR: Final = _numbers([printed.COLOURS.index(row["colour"]) for row in CARDS])  # of a face
COPIES: Final = _numbers([int(row["copies"]) for row in CARDS])  # of a face
DECK: Final = _numbers(_deck())  # the face of each token
FIRST_TOKEN: Final = _numbers(_first_tokens())  # of a face; its copies follow


def _pairs() -> list[tuple[int, int, int]]:
    """Every pair of faces that goes together: (which kind of pair, one face, the other)."""
    pairs: list[tuple[int, int, int]] = []
    for suit, row in enumerate(SUITS):
        one, other = row["cards"]
        for a in range(len(FACES)):
            for b in range(a, len(FACES)):
                if CARDS[a]["name"] == one and CARDS[b]["name"] == other and (a != b or int(CARDS[a]["copies"]) > 1):
                    pairs.append((suit, a, b))
    return pairs


def _pair_at() -> list[int]:
    numbers = [-1] * (len(FACES) * len(FACES))
    for number, (_, one, other) in enumerate(_pairs()):
        numbers[one * len(FACES) + other] = number
    return numbers


def _first_faces() -> list[int]:
    names = [row["name"] for row in CARDS]
    return [*(names.index(name) for name in NAMES), len(names)]


SUIT_ONE: Final = _numbers([_name_number(row["cards"][0]) for row in SUITS])
SUIT_OTHER: Final = _numbers([_name_number(row["cards"][1]) for row in SUITS])
SUIT_EFFECT: Final = _numbers([c.EFFECTS.index(row["effect"]) for row in SUITS])
FIRST_FACE: Final = _numbers(_first_faces())  # faces of name n: FIRST_FACE[n] .. [n + 1] - 1
PAIR_AT: Final = _numbers(_pair_at())  # the pair of two faces, the lower one first: one * N_FACES + other
PAIR_SUIT: Final = _numbers([pair[0] for pair in _pairs()])
PAIR_ONE: Final = _numbers([pair[1] for pair in _pairs()])
PAIR_OTHER: Final = _numbers([pair[2] for pair in _pairs()])

PAIR_POINTS: Final[i64] = printed.PAIR_POINTS
POINTS_TO_CALL: Final[i64] = printed.POINTS_TO_CALL


def _set_values() -> list[int]:
    values: list[int] = []
    for name in NAMES:
        row = [0, *NAMED[name].get("values", [])]
        values += [row[min(i, len(row) - 1)] for i in range(7)]
    return values


def _counted_by() -> list[int]:
    multipliers = {NAMED[name]["counts"]: name for name in NAMES if "counts" in NAMED[name]}
    return [_name_number(multipliers.get(name, name)) for name in NAMES]


SET_VALUE: Final = _numbers(_set_values())  # of a collector: at name * LONGEST_SET + how many
COLLECTORS: Final = _numbers([i for i, kind in enumerate(KIND_OF_NAME) if kind == "collector"])
MULTIPLIERS: Final = _numbers([i for i, kind in enumerate(KIND_OF_NAME) if kind == "multiplier"])
COUNTED: Final = _numbers([_name_number(NAMED[n].get("counts", n)) for n in NAMES])  # by a multiplier
COUNTED_BY: Final = _numbers(_counted_by())  # the multiplier that counts a name; itself if none does
EACH: Final = _numbers([int(NAMED[n].get("points", 0)) for n in NAMES])  # points for each counted
