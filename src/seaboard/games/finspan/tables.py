# seaboard: compiled
"""The printed facts as tables of numbers, filled from the data files by `components.py`.

A set of slots is a mask of 18 bits; a benefit is a number with four bits for each primitive, so that a pool of
units is one number that counts down.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

SITES: Final[i64] = 3
ROWS: Final[i64] = 6
SLOTS: Final[i64] = 18  # slot = row * 3 + site, from the top left
ALL_SLOTS: Final[i64] = (1 << 18) - 1
NO_SLOT: Final[i64] = -1

MAIN_CARDS: Final[i64] = 125  # cards 0..124
CARDS: Final[i64] = 135  # starters are 125..134
FISH: Final[i64] = 138  # forage fish are 135..137
NO_FISH: Final[i64] = -1

DRAW: Final[i64] = 0
RETRIEVE: Final[i64] = 1
EGG: Final[i64] = 2
HATCH: Final[i64] = 3
YOUNG: Final[i64] = 4
MOVE: Final[i64] = 5
TUCK: Final[i64] = 6
EGG_EACH: Final[i64] = 7
PLAY: Final[i64] = 8
# One unit of each, as part of a benefit (a 1 shifted at run time would be a 32-bit number once compiled)
ONE_DRAW: Final[i64] = 1
ONE_RETRIEVE: Final[i64] = 16
ONE_EGG: Final[i64] = 16**2
ONE_HATCH: Final[i64] = 16**3
ONE_YOUNG: Final[i64] = 16**4
ONE_MOVE: Final[i64] = 16**5
ONE_TUCK: Final[i64] = 16**6
ONE_EGG_EACH: Final[i64] = 16**7
ONE_PLAY: Final[i64] = 16**8
# All units of one kind
ANY_DRAW: Final[i64] = 15
ANY_RETRIEVE: Final[i64] = 15 * 16
ANY_EGG: Final[i64] = 15 * 16**2
ANY_HATCH: Final[i64] = 15 * 16**3
ANY_YOUNG: Final[i64] = 15 * 16**4
ANY_MOVE: Final[i64] = 15 * 16**5
ANY_TUCK: Final[i64] = 15 * 16**6
ANY_EGG_EACH: Final[i64] = 15 * 16**7
ANY_PLAY: Final[i64] = 15 * 16**8

NO_TIMING: Final[i64] = 0
WHEN_PLAYED: Final[i64] = 1
IF_ACTIVATED: Final[i64] = 2
GAME_END: Final[i64] = 3

ANY: Final[i64] = -1  # no size or symbol asked for

# Conditions of scoring abilities, as bits
NO_TOKENS: Final[i64] = 1
HAS_EGG: Final[i64] = 2
HAS_YOUNG: Final[i64] = 4
HAS_SCHOOL: Final[i64] = 8
YOUNG_EXACTLY: Final[i64] = 16
UNDER: Final[i64] = 32
IN_SLOTS: Final[i64] = 64

# What achievements count
EGGS_AND_YOUNG: Final[i64] = 0
YOUNG_TOKENS: Final[i64] = 1
EGG_GROUPS: Final[i64] = 2
SCHOOLS: Final[i64] = 3
ALL_FISH: Final[i64] = 4
FISH_OF_SIZE: Final[i64] = 5
SYMBOLS: Final[i64] = 6
CONSUMED_FISH: Final[i64] = 7
ROWS_OF_FISH: Final[i64] = 8
FISH_WITH_TOKEN: Final[i64] = 9
FISH_WITHOUT_TOKEN: Final[i64] = 10
ACTIVATED_FISH: Final[i64] = 11

TILES: Final[i64] = 18  # six achievements for each of the weeks 1 to 3
TILES_A_WEEK: Final[i64] = 6
SCORED_WEEKS: Final[i64] = 3

# Icons of the Nautoma's decision cards, four bits each, from the top (lowest bits) down
NO_ICON: Final[i64] = 0
PLACE_MARKER: Final[i64] = 1
REMOVE_MARKER: Final[i64] = 2
PLAY_FISH: Final[i64] = 3
FORM_SCHOOL: Final[i64] = 4
HATCH_EGGS: Final[i64] = 5
GAIN_EGGS: Final[i64] = 6

DECISIONS: Final[i64] = 7
RAVEL_CARDS: Final[i64] = 6
LEVELS: Final[i64] = 5
TOKEN_EGG: Final[i64] = 0
TOKEN_YOUNG: Final[i64] = 1
TOKEN_SCHOOL: Final[i64] = 2
NO_SIDE: Final[i64] = -1  # the Nautoma scores no achievements; 0 is Breeze, 1 is Storm

FLOOR: Final[i64] = 3  # the fourth bonus of a dive site, after those of the zones
BONUSES: Final[i64] = 4


def units_of(benefit: i64, primitive: i64) -> i64:
    """How many units of a primitive a benefit holds."""
    return (benefit >> (primitive * 4)) & 15


@final
class Tables:
    """Everything printed on cards and boards that the rules ask for."""

    def __init__(self) -> None:
        self.cards: vec[i64] = vec[i64]([0] * FISH)  # costs
        self.eggs: vec[i64] = vec[i64]([0] * FISH)
        self.young: vec[i64] = vec[i64]([0] * FISH)
        self.schools: vec[i64] = vec[i64]([0] * FISH)
        self.consumes: vec[i64] = vec[i64]([0] * FISH)
        self.allowed: vec[i64] = vec[i64]([0] * FISH)  # slots that zone and band allow
        self.points: vec[i64] = vec[i64]([0] * FISH)
        self.length: vec[i64] = vec[i64]([0] * FISH)
        self.size: vec[i64] = vec[i64]([0] * FISH)
        self.symbols: vec[i64] = vec[i64]([0] * FISH)  # two bits for each kind of symbol
        self.timing: vec[i64] = vec[i64]([0] * FISH)
        self.all_players: vec[i64] = vec[i64]([0] * FISH)
        self.benefit: vec[i64] = vec[i64]([0] * FISH)
        self.aim_slots: vec[i64] = vec[i64]([ALL_SLOTS] * FISH)  # what EGG_EACH and PLAY are limited to
        self.aim_size: vec[i64] = vec[i64]([ANY] * FISH)
        self.aim_symbol: vec[i64] = vec[i64]([ANY] * FISH)
        self.score: vec[i64] = vec[i64]([0] * FISH)
        self.condition: vec[i64] = vec[i64]([0] * FISH)
        self.condition_number: vec[i64] = vec[i64]([0] * FISH)
        self.condition_slots: vec[i64] = vec[i64]([0] * FISH)
        # the mat
        self.zone: vec[i64] = vec[i64]([0] * ROWS)
        self.bonus: vec[i64] = vec[i64]([0] * (SITES * BONUSES))
        self.printed: vec[i64] = vec[i64]([NO_FISH] * SLOTS)  # forage fish
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
        self.tile_counts: vec[i64] = vec[i64]([0] * TILES)
        self.tile_number: vec[i64] = vec[i64]([0] * TILES)
        self.tile_points: vec[i64] = vec[i64]([0] * TILES)
        self.side_a_tile: vec[i64] = vec[i64]([0] * SCORED_WEEKS)
        self.side_a_points: vec[i64] = vec[i64]([0] * SCORED_WEEKS)
        self.consumed_forage_counts: bool = True
        # the Nautoma
        self.nautoma_eggs: i64 = 0
        self.nautoma_young: i64 = 0
        self.nautoma_gains: i64 = 0
        self.nautoma_hatches: i64 = 0
        self.nautoma_school: i64 = 0
        self.set_aside: i64 = 0
        self.level_side: vec[i64] = vec[i64]([0] * (LEVELS + 1))
        self.level_contest: vec[i64] = vec[i64]([0] * (LEVELS + 1))
        self.level_fish: vec[i64] = vec[i64]([0] * (LEVELS + 1))
        self.level_school: vec[i64] = vec[i64]([0] * (LEVELS + 1))
        self.nautoma_young_points: i64 = 0
        self.eggs_for_a_point: i64 = 1
        self.gift_activated: i64 = 0
        self.gift_played: i64 = 0
        self.base_value: vec[i64] = vec[i64]([0] * (TILES * 2))
        self.icons: vec[i64] = vec[i64]([0] * DECISIONS)
        self.ravel_slots: vec[i64] = vec[i64]([0] * RAVEL_CARDS)
        self.ravel_rows: vec[i64] = vec[i64]([0] * RAVEL_CARDS)
