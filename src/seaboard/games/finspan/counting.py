# seaboard: compiled
"""Points: what achievements count, and the parts of the final score."""

from __future__ import annotations

from mypy_extensions import i64

from seaboard.games.finspan.ocean import BENEATH, EGGS, MOST, NOTED, SCHOOL, TOP, YOUNGS, Ocean
from seaboard.games.finspan.tables import (
    ACTIVATED_FISH,
    ALL_FISH,
    CARDS,
    CONSUMED_FISH,
    EGG_GROUPS,
    EGGS_AND_YOUNG,
    FISH_OF_SIZE,
    FISH_WITH_TOKEN,
    FISH_WITHOUT_TOKEN,
    HAS_EGG,
    HAS_SCHOOL,
    HAS_YOUNG,
    IF_ACTIVATED,
    IN_SLOTS,
    NO_FISH,
    NO_TOKENS,
    ROWS,
    ROWS_OF_FISH,
    SCHOOLS,
    SCORED_WEEKS,
    SITES,
    SLOTS,
    SYMBOLS,
    UNDER,
    YOUNG_EXACTLY,
    YOUNG_TOKENS,
    Tables,
)


def count_for(tables: Tables, ocean: Ocean, tile: i64) -> i64:
    """How often an achievement is met in an ocean. (FIN-78, FIN-81, FIN-82)"""
    what = tables.tile_counts[tile]
    number = tables.tile_number[tile]
    if what == EGGS_AND_YOUNG:
        return ocean.eggs + ocean.young
    if what == YOUNG_TOKENS:
        return ocean.young
    if what == EGG_GROUPS:
        return ocean.eggs // number
    if what == SCHOOLS:
        return ocean.schools
    if what == ALL_FISH:
        return ocean.fish
    if what == CONSUMED_FISH:
        return consumed_fish(tables, ocean, tables.consumed_forage_counts)
    if what == ROWS_OF_FISH:
        return rows_of_fish(ocean)
    count: i64 = 0
    for slot in range(SLOTS):
        fish = ocean.mat[TOP + slot]
        if fish != NO_FISH:
            count += counted_at(tables, ocean, slot, fish, what, number)
    return count


def counted_at(tables: Tables, ocean: Ocean, slot: i64, fish: i64, what: i64, number: i64) -> i64:
    """What one visible fish adds to an achievement."""
    if what == FISH_OF_SIZE:
        return 1 if tables.size[fish] == number else 0
    if what == FISH_WITH_TOKEN:
        return 1 if has_token(ocean, slot) else 0
    if what == FISH_WITHOUT_TOKEN:
        return 0 if has_token(ocean, slot) else 1
    if what == ACTIVATED_FISH:
        return 1 if tables.timing[fish] == IF_ACTIVATED else 0
    count: i64 = 0
    if what == SYMBOLS:  # every matching symbol, so a fish with two counts twice (FIN-81)
        for kind in range(5):
            if (number >> kind) & 1 == 1:
                count += (tables.symbols[fish] >> (2 * kind)) & 3
    return count


def has_token(ocean: Ocean, slot: i64) -> bool:
    return ocean.mat[EGGS + slot] + ocean.mat[YOUNGS + slot] + ocean.mat[SCHOOL + slot] > 0


def rows_of_fish(ocean: Ocean) -> i64:
    """Rows whose three slots all hold a fish. (FIN-79)"""
    count: i64 = 0
    for row in range(ROWS):
        slot = row * SITES
        if (
            ocean.mat[TOP + slot] != NO_FISH
            and ocean.mat[TOP + slot + 1] != NO_FISH
            and ocean.mat[TOP + slot + 2] != NO_FISH
        ):
            count += 1
    return count


def consumed_fish(tables: Tables, ocean: Ocean, with_forage: bool) -> i64:
    """Fish that lie under others. (FIN-39, FIN-R10)"""
    count: i64 = 0
    for slot in range(SLOTS):
        count += ocean.mat[BENEATH + slot]
        if not with_forage and tables.printed[slot] != NO_FISH and ocean.mat[TOP + slot] < CARDS:
            count -= 1
    return count


def fish_in(ocean: Ocean, slots: i64) -> i64:
    """Visible fish in a set of slots."""
    count: i64 = 0
    for slot in range(SLOTS):
        if (slots >> slot) & 1 == 1 and ocean.mat[TOP + slot] != NO_FISH:
            count += 1
    return count


# -- the final score (FIN-85) ---------------------------------------------------------------------------------


def is_met(tables: Tables, ocean: Ocean, slot: i64, fish: i64) -> bool:
    """The condition of a scoring ability, which looks at its own slot only. (FIN-67)"""
    asked = tables.condition[fish]
    number = tables.condition_number[fish]
    eggs = ocean.mat[EGGS + slot]
    young = ocean.mat[YOUNGS + slot]
    schools = ocean.mat[SCHOOL + slot]
    if asked & NO_TOKENS != 0 and eggs + young + schools > 0:
        return False
    if asked & HAS_EGG != 0 and eggs == 0:
        return False
    if asked & HAS_YOUNG != 0 and young == 0:
        return False
    if asked & HAS_SCHOOL != 0 and schools == 0:
        return False
    if asked & YOUNG_EXACTLY != 0 and young != number:  # a school may lie there too (FIN-R37)
        return False
    if asked & UNDER != 0 and ocean.mat[BENEATH + slot] < number:
        return False
    return asked & IN_SLOTS == 0 or (tables.condition_slots[fish] >> slot) & 1 == 1


def ability_points(tables: Tables, ocean: Ocean) -> i64:
    points: i64 = 0
    for slot in range(SLOTS):
        fish = ocean.mat[TOP + slot]
        if fish != NO_FISH and tables.score[fish] > 0 and is_met(tables, ocean, slot, fish):
            points += tables.score[fish]
    return points


def fish_points(tables: Tables, ocean: Ocean) -> i64:
    points: i64 = 0
    for slot in range(SLOTS):
        fish = ocean.mat[TOP + slot]
        if fish != NO_FISH:
            points += tables.points[fish]
    return points


def consumed_points(tables: Tables, ocean: Ocean) -> i64:
    return consumed_fish(tables, ocean, True) * tables.consumed_points


def token_points(tables: Tables, ocean: Ocean) -> i64:
    return ocean.eggs * tables.egg_points + ocean.young * tables.young_points


def school_points(tables: Tables, ocean: Ocean) -> i64:
    return ocean.schools * tables.school_points


def noted_points(ocean: Ocean) -> i64:
    points: i64 = 0
    for week in range(SCORED_WEEKS):
        points += ocean.mat[NOTED + week] + ocean.mat[MOST + week]
    return points


def total_points(tables: Tables, ocean: Ocean) -> i64:
    return (
        ability_points(tables, ocean)
        + fish_points(tables, ocean)
        + consumed_points(tables, ocean)
        + token_points(tables, ocean)
        + school_points(tables, ocean)
        + noted_points(ocean)
    )
