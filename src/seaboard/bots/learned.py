"""Weights that were learned: `value.json` beside a mind, made by `benchmarks/learn_value.py`, or those of a net."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any


@dataclass(frozen=True)
class Learned:
    """What one file holds."""

    data: dict[str, Any]

    def number(self, name: str) -> float:
        return float(self.data[name])

    def numbers(self, name: str) -> list[float]:
        return [float(one) for one in self.data[name]]


def learned(beside: str, name: str = "value.json") -> Learned:
    """The weights beside a module, given its `__file__`."""
    return Learned(json.loads(Path(beside).with_name(name).read_text(encoding="utf-8")))
