"""What the start of a round is worth to each seat: `rounds.json`, made by `benchmarks/learn_rounds.py`.

For each number of players: knots (points that are missing to the target) and, for every combination of knots, counted
from the seat that begins, the chance of each seat to win in ten-thousandths.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

_DATA: Final[dict[str, Any]] = json.loads((Path(__file__).parent / "rounds.json").read_text(encoding="utf-8"))
KNOTS: Final[list[list[int]]] = [_DATA["players"][str(seats)]["knots"] for seats in (2, 3, 4)]
CHANCES: Final[list[list[int]]] = [_DATA["players"][str(seats)]["chances"] for seats in (2, 3, 4)]
