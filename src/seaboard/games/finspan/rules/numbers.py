# seaboard: compiled
"""The printed numbers that the rules read, filled from a pack by `numbering.py`; sets of slots are masks of 18 bits."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from seaboard.games.finspan.rules import codes as c


@final
class Numbers:
    """Everything printed on cards and boards that the rules ask for."""

    def __init__(self) -> None:
        self.cards: vec[i64] = vec[i64]([0] * c.FISH)  # costs
        self.eggs: vec[i64] = vec[i64]([0] * c.FISH)
        self.young: vec[i64] = vec[i64]([0] * c.FISH)
        self.schools: vec[i64] = vec[i64]([0] * c.FISH)
        self.consumes: vec[i64] = vec[i64]([0] * c.FISH)
        self.allowed: vec[i64] = vec[i64]([0] * c.FISH)  # slots that zone and band allow
        self.points: vec[i64] = vec[i64]([0] * c.FISH)
        self.length: vec[i64] = vec[i64]([0] * c.FISH)
        self.size: vec[i64] = vec[i64]([0] * c.FISH)
        self.symbols: vec[i64] = vec[i64]([0] * c.FISH)  # two bits for each kind of symbol
        self.timing: vec[i64] = vec[i64]([0] * c.FISH)
        self.all_players: vec[i64] = vec[i64]([0] * c.FISH)
        self.benefit: vec[i64] = vec[i64]([0] * c.FISH)
        self.aim_slots: vec[i64] = vec[i64]([c.ALL_SLOTS] * c.FISH)  # what EGG_EACH and PLAY are limited to
        self.aim_size: vec[i64] = vec[i64]([c.ANY] * c.FISH)
        self.aim_symbol: vec[i64] = vec[i64]([c.ANY] * c.FISH)
        self.score: vec[i64] = vec[i64]([0] * c.FISH)
        self.condition: vec[i64] = vec[i64]([0] * c.FISH)
        self.condition_number: vec[i64] = vec[i64]([0] * c.FISH)
        self.condition_slots: vec[i64] = vec[i64]([0] * c.FISH)
        # the mat
        self.zone: vec[i64] = vec[i64]([0] * c.ROWS)
        self.bonus: vec[i64] = vec[i64]([0] * (c.SITES * c.BONUSES))
        self.printed: vec[i64] = vec[i64]([c.NO_FISH] * c.SLOTS)  # forage fish
        self.start_eggs: i64 = 0
        self.start_young: i64 = 0
        self.weeks: i64 = 0
        self.divers: i64 = 0
        self.starters_dealt: i64 = 0
        self.fish_dealt: i64 = 0
        self.egg_points: i64 = 0
        self.young_points: i64 = 0
        self.school_points: i64 = 0
        self.consumed_points: i64 = 0
        self.young_in_school: i64 = 0
        self.most_points: i64 = 0
        # achievements
        self.tile_counts: vec[i64] = vec[i64]([0] * c.TILES)
        self.tile_number: vec[i64] = vec[i64]([0] * c.TILES)
        self.tile_points: vec[i64] = vec[i64]([0] * c.TILES)
        self.side_a_tile: vec[i64] = vec[i64]([0] * c.SCORED_WEEKS)
        self.side_a_points: vec[i64] = vec[i64]([0] * c.SCORED_WEEKS)
        self.consumed_forage_counts: bool = False
        # the Nautoma
        self.nautoma_eggs: i64 = 0
        self.nautoma_young: i64 = 0
        self.nautoma_gains: i64 = 0
        self.nautoma_hatches: i64 = 0
        self.nautoma_school: i64 = 0
        self.set_aside: i64 = 0
        self.level_side: vec[i64] = vec[i64]([0] * (c.LEVELS + 1))
        self.level_contest: vec[i64] = vec[i64]([0] * (c.LEVELS + 1))
        self.level_fish: vec[i64] = vec[i64]([0] * (c.LEVELS + 1))
        self.level_school: vec[i64] = vec[i64]([0] * (c.LEVELS + 1))
        self.nautoma_young_points: i64 = 0
        self.eggs_for_a_point: i64 = 1
        self.gift_activated: i64 = 0
        self.gift_played: i64 = 0
        self.base_value: vec[i64] = vec[i64]([0] * (c.TILES * 2))
        self.icons: vec[i64] = vec[i64]([0] * c.DECISIONS)
        self.ravel_slots: vec[i64] = vec[i64]([0] * c.RAVEL_CARDS)
        self.ravel_rows: vec[i64] = vec[i64]([0] * c.RAVEL_CARDS)
