# seaboard: compiled
"""The 58 cards as numbers: tables read once from `cards.csv` and `names.json`.

A *face* is a name with a colour, such as crab/yellow; copies of a face are the same card to everyone, so the rules
know faces only, and no number can be followed from the deck into a hand. A *token* is one of the 58 cards, used
where somebody's memory must tell two copies apart.
"""

from __future__ import annotations

import csv
import json
from pathlib import Path
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

_FOLDER = Path(__file__).parent
with (_FOLDER / "cards.csv").open(encoding="utf-8", newline="") as _file:
    _ROWS: Final[list[dict[str, str]]] = list(csv.DictReader(_file))
_DATA: Final[dict[str, Any]] = json.loads((_FOLDER / "names.json").read_text(encoding="utf-8"))

NAMES: Final[list[str]] = list(_DATA["names"])
KIND_OF_NAME: Final[list[str]] = [_DATA["names"][name]["kind"] for name in NAMES]
COLOURS: Final[list[str]] = list(dict.fromkeys(row["colour"] for row in _ROWS))
FACES: Final[list[str]] = [f"{row['name']}/{row['colour']}" for row in _ROWS]


def _numbers(values: list[int]) -> vec[i64]:
    numbers = vec[i64]()
    for value in values:
        numbers = append(numbers, value)
    return numbers


def _name_number(name: str) -> int:
    return NAMES.index(name)


def _deck() -> list[int]:
    return [face for face in range(len(FACES)) for _ in range(int(_ROWS[face]["copies"]))]


def _first_tokens() -> list[int]:
    deck = _deck()
    return [deck.index(face) for face in range(len(FACES))]


N_FACES: Final[i64] = 46
N_NAMES: Final[i64] = 14
N_COLOURS: Final[i64] = 11
N_CARDS: Final[i64] = 58
N_PAIRS: Final[i64] = 65  # pairs of faces that can be laid together
MOST_SEATS: Final[i64] = 4

NAME: Final = _numbers([_name_number(row["name"]) for row in _ROWS])  # of a face
COLOUR: Final = _numbers([COLOURS.index(row["colour"]) for row in _ROWS])  # of a face
COPIES: Final = _numbers([int(row["copies"]) for row in _ROWS])  # of a face
DECK: Final = _numbers(_deck())  # the face of each token
FIRST_TOKEN: Final = _numbers(_first_tokens())  # of a face; its copies follow

# The numbers of the names, as the rulebook lists them (plain, because the compiler folds nothing else).
CRAB: Final[i64] = 0
BOAT: Final[i64] = 1
FISH: Final[i64] = 2
SWIMMER: Final[i64] = 3
SHARK: Final[i64] = 4
SHELL: Final[i64] = 5
OCTOPUS: Final[i64] = 6
PENGUIN: Final[i64] = 7
SAILOR: Final[i64] = 8
LIGHTHOUSE: Final[i64] = 9
SHOAL_OF_FISH: Final[i64] = 10
PENGUIN_COLONY: Final[i64] = 11
CAPTAIN: Final[i64] = 12
MERMAID: Final[i64] = 13

# What kinds of pair there are (SSP-25), and what each does when it is laid down.
SEARCH_A_PILE: Final[i64] = 0
ONE_MORE_TURN: Final[i64] = 1
TOP_OF_THE_DECK: Final[i64] = 2
ROB_A_HAND: Final[i64] = 3
EFFECTS: Final[list[str]] = ["search_a_pile", "one_more_turn", "top_of_the_deck", "rob_a_hand"]
N_SUITS: Final[i64] = 4


def _pairs() -> list[tuple[int, int, int]]:
    """Every pair of faces that goes together: (which kind of pair, one face, the other)."""
    pairs: list[tuple[int, int, int]] = []
    for suit, row in enumerate(_DATA["pairs"]):
        one, other = row["cards"]
        for a in range(len(FACES)):
            for b in range(a, len(FACES)):
                if _ROWS[a]["name"] == one and _ROWS[b]["name"] == other and (a != b or int(_ROWS[a]["copies"]) > 1):
                    pairs.append((suit, a, b))
    return pairs


def _pair_at() -> list[int]:
    numbers = [-1] * (len(FACES) * len(FACES))
    for number, (_, one, other) in enumerate(_pairs()):
        numbers[one * len(FACES) + other] = number
    return numbers


def _first_faces() -> list[int]:
    names = [row["name"] for row in _ROWS]
    return [*(names.index(name) for name in NAMES), len(names)]


SUIT_ONE: Final = _numbers([_name_number(row["cards"][0]) for row in _DATA["pairs"]])
SUIT_OTHER: Final = _numbers([_name_number(row["cards"][1]) for row in _DATA["pairs"]])
SUIT_EFFECT: Final = _numbers([EFFECTS.index(row["effect"]) for row in _DATA["pairs"]])
FIRST_FACE: Final = _numbers(_first_faces())  # faces of name n: FIRST_FACE[n] .. [n + 1] - 1
PAIR_AT: Final = _numbers(_pair_at())  # the pair of two faces, the lower one first: one * N_FACES + other
PAIR_SUIT: Final = _numbers([pair[0] for pair in _pairs()])
PAIR_ONE: Final = _numbers([pair[1] for pair in _pairs()])
PAIR_OTHER: Final = _numbers([pair[2] for pair in _pairs()])

PAIR_POINTS: Final[i64] = int(_DATA["pair_points"])
POINTS_TO_CALL: Final[i64] = int(_DATA["points_to_call"])
LONGEST_SET: Final[i64] = 7  # values of a collector stand at name * LONGEST_SET + how many


def _set_values() -> list[int]:
    values: list[int] = []
    for name in NAMES:
        row = [0, *_DATA["names"][name].get("values", [])]
        values += [row[min(i, len(row) - 1)] for i in range(7)]
    return values


SET_VALUE: Final = _numbers(_set_values())
COLLECTORS: Final = _numbers([i for i, kind in enumerate(KIND_OF_NAME) if kind == "collector"])
MULTIPLIERS: Final = _numbers([i for i, kind in enumerate(KIND_OF_NAME) if kind == "multiplier"])
COUNTED: Final = _numbers([_name_number(_DATA["names"][n].get("counts", n)) for n in NAMES])  # by a multiplier
EACH: Final = _numbers([int(_DATA["names"][n].get("points", 0)) for n in NAMES])  # points for each counted
TARGETS: Final[dict[str, int]] = dict(_DATA["targets"])
