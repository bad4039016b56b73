# seaboard: compiled
"""Points: what achievements count, and the parts of the final score."""

from __future__ import annotations

from mypy_extensions import i64

from seaboard.games.finspan.rules import codes as c
from seaboard.games.finspan.rules.numbers import Numbers
from seaboard.games.finspan.rules.ocean import Ocean


def count_for(numbers: Numbers, ocean: Ocean, tile: i64) -> i64:
    """How often an achievement is met in an ocean. (FIN-78, FIN-81, FIN-82)"""
    what = numbers.tile_counts[tile]
    number = numbers.tile_number[tile]
    if what == c.EGGS_AND_YOUNG:
        return ocean.eggs + ocean.young
    if what == c.YOUNG_TOKENS:
        return ocean.young
    if what == c.EGG_GROUPS:
        return ocean.eggs // number
    if what == c.SCHOOLS:
        return ocean.schools
    if what == c.ALL_FISH:
        return ocean.fish
    if what == c.CONSUMED_FISH:
        return consumed_fish(numbers, ocean, numbers.consumed_forage_counts)
    if what == c.ROWS_OF_FISH:
        return rows_of_fish(ocean)
    count: i64 = 0
    for slot in range(c.SLOTS):
        fish = ocean.top[slot]
        if fish != c.NO_FISH:
            count += counted_at(numbers, ocean, slot, fish, what, number)
    return count


def counted_at(numbers: Numbers, ocean: Ocean, slot: i64, fish: i64, what: i64, number: i64) -> i64:
    """What one visible fish adds to an achievement."""
    if what == c.FISH_OF_SIZE:
        return 1 if numbers.size[fish] == number else 0
    if what == c.FISH_WITH_TOKEN:
        return 1 if has_token(ocean, slot) else 0
    if what == c.FISH_WITHOUT_TOKEN:
        return 0 if has_token(ocean, slot) else 1
    if what == c.ACTIVATED_FISH:
        return 1 if numbers.timing[fish] == c.IF_ACTIVATED else 0
    count: i64 = 0
    if what == c.SYMBOLS:  # every matching symbol, so a fish with two counts twice (FIN-81)
        for kind in range(5):
            if (number >> kind) & 1 == 1:
                count += (numbers.symbols[fish] >> (2 * kind)) & 3
    return count


def has_token(ocean: Ocean, slot: i64) -> bool:
    return ocean.eggs_in[slot] + ocean.young_in[slot] + ocean.school_in[slot] > 0


def rows_of_fish(ocean: Ocean) -> i64:
    """Rows whose three slots all hold a fish. (FIN-79)"""
    count: i64 = 0
    for row in range(c.ROWS):
        slot = row * c.SITES
        if ocean.top[slot] != c.NO_FISH and ocean.top[slot + 1] != c.NO_FISH and ocean.top[slot + 2] != c.NO_FISH:
            count += 1
    return count


def consumed_fish(numbers: Numbers, ocean: Ocean, with_forage: bool) -> i64:
    """Fish that lie under others. (FIN-39, FIN-R10)"""
    count: i64 = 0
    for slot in range(c.SLOTS):
        count += ocean.under[slot]
        if not with_forage and numbers.printed[slot] != c.NO_FISH and ocean.top[slot] < c.CARDS:
            count -= 1
    return count


def fish_in(ocean: Ocean, slots: i64) -> i64:
    """Visible fish in a set of slots."""
    count: i64 = 0
    for slot in range(c.SLOTS):
        if (slots >> slot) & 1 == 1 and ocean.top[slot] != c.NO_FISH:
            count += 1
    return count


# -- the final score (FIN-85) ---------------------------------------------------------------------------------


def is_met(numbers: Numbers, ocean: Ocean, slot: i64, fish: i64) -> bool:
    """The condition of a scoring ability, which looks at its own slot only. (FIN-67)"""
    asked = numbers.condition[fish]
    number = numbers.condition_number[fish]
    eggs = ocean.eggs_in[slot]
    young = ocean.young_in[slot]
    schools = ocean.school_in[slot]
    if asked & c.NO_TOKENS != 0 and eggs + young + schools > 0:
        return False
    if asked & c.HAS_EGG != 0 and eggs == 0:
        return False
    if asked & c.HAS_YOUNG != 0 and young == 0:
        return False
    if asked & c.HAS_SCHOOL != 0 and schools == 0:
        return False
    if asked & c.YOUNG_EXACTLY != 0 and young != number:  # a school may lie there too (FIN-R37)
        return False
    if asked & c.UNDER != 0 and ocean.under[slot] < number:
        return False
    return asked & c.IN_SLOTS == 0 or (numbers.condition_slots[fish] >> slot) & 1 == 1


def ability_points(numbers: Numbers, ocean: Ocean) -> i64:
    points: i64 = 0
    for slot in range(c.SLOTS):
        fish = ocean.top[slot]
        if fish != c.NO_FISH and numbers.score[fish] > 0 and is_met(numbers, ocean, slot, fish):
            points += numbers.score[fish]
    return points


def fish_points(numbers: Numbers, ocean: Ocean) -> i64:
    points: i64 = 0
    for slot in range(c.SLOTS):
        fish = ocean.top[slot]
        if fish != c.NO_FISH:
            points += numbers.points[fish]
    return points


def consumed_points(numbers: Numbers, ocean: Ocean) -> i64:
    return consumed_fish(numbers, ocean, True) * numbers.consumed_points


def token_points(numbers: Numbers, ocean: Ocean) -> i64:
    return ocean.eggs * numbers.egg_points + ocean.young * numbers.young_points


def school_points(numbers: Numbers, ocean: Ocean) -> i64:
    return ocean.schools * numbers.school_points


def noted_points(ocean: Ocean) -> i64:
    points: i64 = 0
    for week in range(c.SCORED_WEEKS):
        points += ocean.noted[week] + ocean.most[week]
    return points


def total_points(numbers: Numbers, ocean: Ocean) -> i64:
    """The sum of all parts. What lies in the slots is counted in one go: bots and learners ask all the time."""
    points = token_points(numbers, ocean) + school_points(numbers, ocean) + noted_points(ocean)
    top = ocean.top
    under = ocean.under
    printed = numbers.points
    score = numbers.score
    consumed: i64 = 0
    for slot in range(c.SLOTS):
        fish = top[slot]
        if fish != c.NO_FISH:
            points += printed[fish]
            consumed += under[slot]
            if score[fish] > 0 and is_met(numbers, ocean, slot, fish):
                points += score[fish]
    return points + consumed * numbers.consumed_points
