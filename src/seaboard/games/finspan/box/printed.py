"""What there is in the box: names, fish and packs. The data themselves are in the files beside this module.

Each fact in them says where it comes from: `rulebook`, `public` (printed things as public lists of the cards tell
them), `inferred` or `reconstructed`.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass, field
from typing import Any

from seaboard.games.finspan.box.effect_text import Ability

SOURCES = ("rulebook", "public", "inferred", "reconstructed")
TIMINGS = ("when_played", "if_activated", "game_end")
SITE_NAMES = ("B", "P", "G")
SLOT_NAMES = tuple(f"{site}{row}" for row in range(1, 7) for site in SITE_NAMES)
DECISION_NAMES = tuple(f"n{number}" for number in range(1, 8))
RAVEL_NAMES = tuple(f"r{number}" for number in range(1, 7))
ICONS = ("place", "remove", "play_fish", "school", "hatch", "eggs")
TOKENS = ("egg", "young", "school")
LONGEST = 9999
COUNTS = (
    "eggs_and_young",
    "young",
    "schools",
    "fish",
    "small_fish",
    "medium_fish",
    "large_fish",
    "consumed_fish",
    "rows_of_fish",
    "fish_with_token",
    "fish_without_token",
    "if_activated",
)

Json = dict[str, Any]


@dataclass(frozen=True)
class Fish:
    """One fish as printed on its card, or on the mat."""

    number: int  # 1..138
    name: str  # the key of its texts
    deck: str  # main, starter or forage
    english: str
    latin: str
    cards: int
    eggs: int
    young: int
    schools: int
    consumes: bool
    zones: str  # of S, T, M; or D, the deep row alone
    band: str  # a colour, or empty for any dive site
    points: int
    length: int
    symbols: tuple[str, ...]
    timing: str
    all_players: bool
    ability: Ability | None
    source: str
    note: str


@dataclass(frozen=True)
class Pack:
    """All component data of one edition of the game, checked."""

    name: str
    fish: tuple[Fish, ...]
    mat: Json
    achievements: Json
    nautoma: Json
    whole: Json = field(default_factory=dict, compare=False, repr=False)  # all of it as it was read

    @property
    def label(self) -> str:
        """How records name a pack: a corrected one carries a fingerprint of its contents."""
        if self.name == "standard":
            return self.name
        text = json.dumps(self.whole, sort_keys=True, ensure_ascii=False)
        return f"{self.name}@{hashlib.sha256(text.encode('utf-8', 'replace')).hexdigest()[:12]}"

    @property
    def fish_names(self) -> tuple[str, ...]:
        return tuple(one.name for one in self.fish)
