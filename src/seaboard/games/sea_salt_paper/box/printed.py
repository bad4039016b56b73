"""The 58 cards and the numbers printed on them, as `cards.csv` and `names.json` list them.

A *face* is a name with a colour, such as crab/yellow; copies of a face are the same card to everyone.
"""

from __future__ import annotations

import csv
import json
from pathlib import Path
from typing import Any, Final

_FOLDER = Path(__file__).parent
with (_FOLDER / "cards.csv").open(encoding="utf-8", newline="") as _file:
    CARDS: Final[list[dict[str, str]]] = list(csv.DictReader(_file))  # a row per face
_DATA: Final[dict[str, Any]] = json.loads((_FOLDER / "names.json").read_text(encoding="utf-8"))

NAMED: Final[dict[str, dict[str, Any]]] = _DATA["names"]  # what cards of a name do
NAMES: Final[list[str]] = list(NAMED)
KIND_OF_NAME: Final[list[str]] = [NAMED[name]["kind"] for name in NAMES]
COLOURS: Final[list[str]] = list(dict.fromkeys(row["colour"] for row in CARDS))
FACES: Final[list[str]] = [f"{row['name']}/{row['colour']}" for row in CARDS]
SUITS: Final[list[dict[str, Any]]] = _DATA["pairs"]  # the kinds of pair: which two names, and what the pair does
PAIR_POINTS: Final[int] = _DATA["pair_points"]
POINTS_TO_CALL: Final[int] = _DATA["points_to_call"]
TARGETS: Final[dict[str, int]] = dict(_DATA["targets"])
