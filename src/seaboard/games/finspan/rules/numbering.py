# seaboard: compiled
"""From a checked pack to the numbers that the rules read."""

from __future__ import annotations

from seaboard.games.finspan.box.check import counted
from seaboard.games.finspan.box.effect_text import COLOURS, PRIMITIVES, SIZES, SYMBOLS, ZONES, Ability, parse_ability
from seaboard.games.finspan.box.printed import ICONS, SITE_NAMES, SLOT_NAMES, TIMINGS, TOKENS, Fish, Pack
from seaboard.games.finspan.options import TILE_NAMES
from seaboard.games.finspan.rules import codes as c
from seaboard.games.finspan.rules.numbers import Numbers

# The conditions of scoring abilities
CONDITIONS = {
    "no_tokens": c.NO_TOKENS,
    "egg": c.HAS_EGG,
    "young": c.HAS_YOUNG,
    "school": c.HAS_SCHOOL,
    "young_exactly": c.YOUNG_EXACTLY,
    "under": c.UNDER,
    "estuary": c.IN_SLOTS,
    "deep": c.IN_SLOTS,
}
# What achievements count, with the size where one is named
COUNTS = {
    "eggs_and_young": (c.EGGS_AND_YOUNG, 0),
    "young": (c.YOUNG_TOKENS, 0),
    "schools": (c.SCHOOLS, 0),
    "fish": (c.ALL_FISH, 0),
    "small_fish": (c.FISH_OF_SIZE, 0),
    "medium_fish": (c.FISH_OF_SIZE, 1),
    "large_fish": (c.FISH_OF_SIZE, 2),
    "consumed_fish": (c.CONSUMED_FISH, 0),
    "rows_of_fish": (c.ROWS_OF_FISH, 0),
    "fish_with_token": (c.FISH_WITH_TOKEN, 0),
    "fish_without_token": (c.FISH_WITHOUT_TOKEN, 0),
    "if_activated": (c.ACTIVATED_FISH, 0),
}


def numbers_of(pack: Pack) -> Numbers:
    """The numbers of a pack, in the order of its fish, slots, tiles and cards."""
    numbers = Numbers()
    _enter_mat(numbers, pack)
    for place, fish in enumerate(pack.fish):
        _enter_fish(numbers, pack, place, fish)
    _enter_achievements(numbers, pack)
    _enter_nautoma(numbers, pack)
    return numbers


def benefit_of(ability: Ability) -> int:
    """Units as one number, four bits for each primitive."""
    return sum(count << (4 * PRIMITIVES.index(name)) for name, count in ability.units)


def _slots_where(pack: Pack, by: str, value: str) -> int:
    """The slots of a dive site, a zone, or the estuary or deep row, as a mask."""
    mask = 0
    for slot in range(len(SLOT_NAMES)):
        row = pack.mat["rows"][slot // 3]
        found = {"site": COLOURS[slot % 3], "zone": row["zone"], "row": row["special"]}[by]
        if found == value:
            mask |= 1 << slot
    return mask


def _enter_mat(numbers: Numbers, pack: Pack) -> None:
    mat = pack.mat
    for i, row in enumerate(mat["rows"]):
        numbers.zone[i] = ZONES.index(row["zone"])
    for i, bonus in enumerate(mat["bonuses"]):
        numbers.bonus[i] = benefit_of(parse_ability(bonus["benefit"]))
    for entry in mat["forage"]:
        numbers.printed[SLOT_NAMES.index(entry["slot"])] = pack.fish_names.index(entry["fish"])
    for entry in mat["start"]:
        bit = 1 << SLOT_NAMES.index(entry["slot"])
        if entry["token"] == "egg":
            numbers.start_eggs |= bit
        else:
            numbers.start_young |= bit
    for name, entry in mat["numbers"].items():
        if name not in ("medium_from", "large_from"):
            setattr(numbers, name, entry["value"])


def _enter_fish(numbers: Numbers, pack: Pack, i: int, fish: Fish) -> None:
    numbers.cards[i], numbers.eggs[i], numbers.young[i] = fish.cards, fish.eggs, fish.young
    numbers.schools[i], numbers.consumes[i] = fish.schools, int(fish.consumes)
    numbers.points[i], numbers.length[i] = fish.points, fish.length
    numbers.size[i] = sum(fish.length >= pack.mat["numbers"][f"{size}_from"]["value"] for size in SIZES[1:])  # FIN-68
    numbers.symbols[i] = sum(1 << (2 * SYMBOLS.index(symbol)) for symbol in fish.symbols)
    numbers.all_players[i] = int(fish.all_players)
    if fish.zones == "D":
        allowed = _slots_where(pack, "row", "deep")  # FIN-35
    else:
        allowed = sum(_slots_where(pack, "zone", ZONES["STM".index(zone)]) for zone in fish.zones)  # FIN-34
    if fish.band:
        allowed &= _slots_where(pack, "site", fish.band)  # FIN-36
    numbers.allowed[i] = allowed
    ability = fish.ability
    if ability is None:
        return
    numbers.timing[i] = 1 + TIMINGS.index(fish.timing)
    numbers.benefit[i] = benefit_of(ability)
    numbers.score[i] = ability.score
    if ability.aim is not None:
        by, value = ability.aim.by, ability.aim.value
        if by == "size":
            numbers.aim_size[i] = SIZES.index(value)
        elif by == "symbol":
            numbers.aim_symbol[i] = SYMBOLS.index(value)
        else:
            numbers.aim_slots[i] = _slots_where(pack, by, value)
    for atom in ability.condition:
        numbers.condition[i] |= CONDITIONS[atom.what]
        numbers.condition_number[i] = numbers.condition_number[i] or atom.number
        if atom.what in ("estuary", "deep"):
            numbers.condition_slots[i] = _slots_where(pack, "row", atom.what)


def _enter_achievements(numbers: Numbers, pack: Pack) -> None:
    for i, tile in enumerate(pack.achievements["tiles"]):
        word, more = counted(tile["counts"], "counts")
        if word == "symbols":
            assert isinstance(more, tuple)
            numbers.tile_counts[i] = c.SYMBOLS
            numbers.tile_number[i] = sum(1 << SYMBOLS.index(symbol) for symbol in more)
        elif word == "groups_of_eggs":
            assert isinstance(more, int)
            numbers.tile_counts[i], numbers.tile_number[i] = c.EGG_GROUPS, more
        else:
            numbers.tile_counts[i], numbers.tile_number[i] = COUNTS[word]
        numbers.tile_points[i] = tile["points"]
    for week, entry in enumerate(pack.achievements["side_a"]):
        numbers.side_a_tile[week] = TILE_NAMES.index(entry["name"])
        numbers.side_a_points[week] = entry["points"]
    numbers.consumed_forage_counts = pack.achievements["consumed_forage_counts"]["value"]


def _enter_nautoma(numbers: Numbers, pack: Pack) -> None:
    data = pack.nautoma
    numbers.nautoma_eggs, numbers.nautoma_young = data["start"]["eggs"], data["start"]["young"]
    numbers.nautoma_gains = data["dive"]["eggs_gained"]
    numbers.nautoma_hatches = data["dive"]["most_hatched"]
    numbers.nautoma_school = data["dive"]["young_in_school"]
    numbers.set_aside = data["cards_set_aside"]["value"]
    for level in data["levels"]:
        i = level["level"]
        numbers.level_side[i] = ("none", "breeze", "storm").index(level["side"]) - 1
        numbers.level_contest[i] = int(level["most_contest"])
        numbers.level_fish[i], numbers.level_school[i] = level["fish_points"], level["school_points"]
    numbers.nautoma_young_points = data["young_points"]["value"]
    numbers.eggs_for_a_point = data["eggs_for_a_point"]["value"]
    numbers.gift_activated = TOKENS.index(data["gifts"]["if_activated"])
    numbers.gift_played = TOKENS.index(data["gifts"]["when_played"])
    for side, name in enumerate(("breeze", "storm")):
        for i, tile in enumerate(TILE_NAMES):
            numbers.base_value[side * c.TILES + i] = data[name][tile]
    for i, card in enumerate(data["decisions"]):
        numbers.icons[i] = sum((1 + ICONS.index(icon)) << (4 * at) for at, icon in enumerate(card["icons"]))
    for i, card in enumerate(data["ravel"]):
        numbers.ravel_slots[i] = _slots_where(pack, "site", COLOURS[SITE_NAMES.index(card["site"])])
        numbers.ravel_rows[i] = sum(7 << (3 * (row - 1)) for row in card["rows"])
