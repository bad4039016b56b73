"""From a checked pack to the tables that the engine reads."""

from __future__ import annotations

from seaboard.games.finspan import tables as t
from seaboard.games.finspan.checking import counted
from seaboard.games.finspan.components import ICONS, SITE_NAMES, SLOT_NAMES, TIMINGS, TOKENS, Fish, Pack
from seaboard.games.finspan.notation import COLOURS, PRIMITIVES, SIZES, SYMBOLS, ZONES, Ability, parse_ability
from seaboard.games.finspan.options import TILE_NAMES
from seaboard.games.finspan.tables import Tables

# The conditions of scoring abilities
CONDITIONS = {
    "no_tokens": t.NO_TOKENS,
    "egg": t.HAS_EGG,
    "young": t.HAS_YOUNG,
    "school": t.HAS_SCHOOL,
    "young_exactly": t.YOUNG_EXACTLY,
    "under": t.UNDER,
    "estuary": t.IN_SLOTS,
    "deep": t.IN_SLOTS,
}
# What achievements count, with the size where one is named
COUNTS = {
    "eggs_and_young": (t.EGGS_AND_YOUNG, 0),
    "young": (t.YOUNG_TOKENS, 0),
    "schools": (t.SCHOOLS, 0),
    "fish": (t.ALL_FISH, 0),
    "small_fish": (t.FISH_OF_SIZE, 0),
    "medium_fish": (t.FISH_OF_SIZE, 1),
    "large_fish": (t.FISH_OF_SIZE, 2),
    "consumed_fish": (t.CONSUMED_FISH, 0),
    "rows_of_fish": (t.ROWS_OF_FISH, 0),
    "fish_with_token": (t.FISH_WITH_TOKEN, 0),
    "fish_without_token": (t.FISH_WITHOUT_TOKEN, 0),
    "if_activated": (t.ACTIVATED_FISH, 0),
}


def tables_of(pack: Pack) -> Tables:
    """The numbers of a pack, in the order of its fish, slots, tiles and cards."""
    tables = Tables()
    _enter_mat(tables, pack)
    for place, fish in enumerate(pack.fish):
        _enter_fish(tables, pack, place, fish)
    _enter_achievements(tables, pack)
    _enter_nautoma(tables, pack)
    return tables


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


def _enter_mat(tables: Tables, pack: Pack) -> None:
    mat = pack.mat
    for i, row in enumerate(mat["rows"]):
        tables.zone[i] = ZONES.index(row["zone"])
    for i, bonus in enumerate(mat["bonuses"]):
        tables.bonus[i] = benefit_of(parse_ability(bonus["benefit"]))
    for entry in mat["forage"]:
        tables.printed[SLOT_NAMES.index(entry["slot"])] = pack.fish_names.index(entry["fish"])
    for entry in mat["start"]:
        bit = 1 << SLOT_NAMES.index(entry["slot"])
        if entry["token"] == "egg":
            tables.start_eggs |= bit
        else:
            tables.start_young |= bit
    for name, entry in mat["numbers"].items():
        if name not in ("medium_from", "large_from"):
            setattr(tables, name, entry["value"])


def _enter_fish(tables: Tables, pack: Pack, i: int, fish: Fish) -> None:
    numbers = pack.mat["numbers"]
    tables.cards[i], tables.eggs[i], tables.young[i] = fish.cards, fish.eggs, fish.young
    tables.schools[i], tables.consumes[i] = fish.schools, int(fish.consumes)
    tables.points[i], tables.length[i] = fish.points, fish.length
    tables.size[i] = sum(fish.length >= numbers[f"{size}_from"]["value"] for size in SIZES[1:])  # FIN-68
    tables.symbols[i] = sum(1 << (2 * SYMBOLS.index(symbol)) for symbol in fish.symbols)
    tables.all_players[i] = int(fish.all_players)
    if fish.zones == "D":
        allowed = _slots_where(pack, "row", "deep")  # FIN-35
    else:
        allowed = sum(_slots_where(pack, "zone", ZONES["STM".index(zone)]) for zone in fish.zones)  # FIN-34
    if fish.band:
        allowed &= _slots_where(pack, "site", fish.band)  # FIN-36
    tables.allowed[i] = allowed
    ability = fish.ability
    if ability is None:
        return
    tables.timing[i] = 1 + TIMINGS.index(fish.timing)
    tables.benefit[i] = benefit_of(ability)
    tables.score[i] = ability.score
    if ability.aim is not None:
        by, value = ability.aim.by, ability.aim.value
        if by == "size":
            tables.aim_size[i] = SIZES.index(value)
        elif by == "symbol":
            tables.aim_symbol[i] = SYMBOLS.index(value)
        else:
            tables.aim_slots[i] = _slots_where(pack, by, value)
    for atom in ability.condition:
        tables.condition[i] |= CONDITIONS[atom.what]
        tables.condition_number[i] = tables.condition_number[i] or atom.number
        if atom.what in ("estuary", "deep"):
            tables.condition_slots[i] = _slots_where(pack, "row", atom.what)


def _enter_achievements(tables: Tables, pack: Pack) -> None:
    for i, tile in enumerate(pack.achievements["tiles"]):
        word, more = counted(tile["counts"], "counts")
        if word == "symbols":
            assert isinstance(more, tuple)
            tables.tile_counts[i] = t.SYMBOLS
            tables.tile_number[i] = sum(1 << SYMBOLS.index(symbol) for symbol in more)
        elif word == "groups_of_eggs":
            assert isinstance(more, int)
            tables.tile_counts[i], tables.tile_number[i] = t.EGG_GROUPS, more
        else:
            tables.tile_counts[i], tables.tile_number[i] = COUNTS[word]
        tables.tile_points[i] = tile["points"]
    for week, entry in enumerate(pack.achievements["side_a"]):
        tables.side_a_tile[week] = TILE_NAMES.index(entry["name"])
        tables.side_a_points[week] = entry["points"]
    tables.consumed_forage_counts = pack.achievements["consumed_forage_counts"]["value"]


def _enter_nautoma(tables: Tables, pack: Pack) -> None:
    data = pack.nautoma
    tables.nautoma_eggs, tables.nautoma_young = data["start"]["eggs"], data["start"]["young"]
    tables.nautoma_gains = data["dive"]["eggs_gained"]
    tables.nautoma_hatches = data["dive"]["most_hatched"]
    tables.nautoma_school = data["dive"]["young_in_school"]
    tables.set_aside = data["cards_set_aside"]["value"]
    for level in data["levels"]:
        i = level["level"]
        tables.level_side[i] = ("none", "breeze", "storm").index(level["side"]) - 1
        tables.level_contest[i] = int(level["most_contest"])
        tables.level_fish[i], tables.level_school[i] = level["fish_points"], level["school_points"]
    tables.nautoma_young_points = data["young_points"]["value"]
    tables.eggs_for_a_point = data["eggs_for_a_point"]["value"]
    tables.gift_activated = TOKENS.index(data["gifts"]["if_activated"])
    tables.gift_played = TOKENS.index(data["gifts"]["when_played"])
    for side, name in enumerate(("breeze", "storm")):
        for i, tile in enumerate(TILE_NAMES):
            tables.base_value[side * t.TILES + i] = data[name][tile]
    for i, card in enumerate(data["decisions"]):
        tables.icons[i] = sum((1 + ICONS.index(icon)) << (4 * at) for at, icon in enumerate(card["icons"]))
    for i, card in enumerate(data["ravel"]):
        tables.ravel_slots[i] = _slots_where(pack, "site", COLOURS[SITE_NAMES.index(card["site"])])
        tables.ravel_rows[i] = sum(7 << (3 * (row - 1)) for row in card["rows"])
