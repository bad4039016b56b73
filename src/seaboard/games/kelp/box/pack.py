"""A pack as data: `pack.json`, or a corrected one of the same shape."""

from __future__ import annotations

import hashlib
import json
from functools import cache
from pathlib import Path
from typing import Any

Json = dict[str, Any]


@cache
def standard_data() -> Json:
    """The pack that comes with Seaboard."""
    data: Json = json.loads((Path(__file__).parent / "pack.json").read_text(encoding="utf-8"))
    return data


def label_of(data: Json) -> str:
    """How records name a pack: a corrected one carries a fingerprint of its contents."""
    if data == standard_data():
        return "standard"
    text = json.dumps(data, sort_keys=True, ensure_ascii=False)
    return f"{data['name']}@{hashlib.sha256(text.encode()).hexdigest()[:12]}"


def port_numbers(data: Json) -> dict[str, int]:
    """`e45.N` and so on: cell * 2 + which of its two ports."""
    return {
        f"{cell['id']}.{port}": c * 2 + p
        for c, cell in enumerate(data["cells"])
        for p, port in enumerate(cell["ports"])
    }


def junctions_of(data: Json, ring: bool) -> list[Json]:
    """Where paths meet; with the outer ring closed, some arcs are replaced (KELP-R1)."""
    if not ring:
        return list(data["junctions"])
    gone = {name for arc in data["ring"] for name in arc["instead_of"]}
    return [junction for junction in data["junctions"] if junction["id"] not in gone] + list(data["ring"])
