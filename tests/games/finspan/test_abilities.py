"""Abilities: every distinct one on a position written by hand. (FIN-60 to FIN-72)"""

from __future__ import annotations

from typing import Any

import pytest

from seaboard.games.finspan import GAME
from seaboard.games.finspan.box.effect_text import parse_ability
from seaboard.games.finspan.box.pack import standard_pack
from seaboard.games.finspan.box.printed import Fish
from seaboard.games.finspan.rules import codes as c
from seaboard.games.finspan.state import Finspan
from tests.games.finspan.on_table import decline_all, offered, pay_anything, play, seat, slot, slots_with, table, tokens

# A reef with fish of all sizes in all zones. Free: B2 B3 P2 P3 G3 / G4 / P5 G5 / B6 P6 G6 (some with tokens)
REEF: dict[str, Any] = {
    "B1": "mahi_mahi",  # large predator
    "P1": {"fish": "emperor_red_snapper", "egg": True},  # medium
    "G1": "banggai_cardinalfish",  # small
    "G2": {"egg": True},
    "B3": {"school": True},
    "P3": {"young": 1},
    "B4": {"fish": "angler", "egg": True, "under": ["porkfish"]},  # large predator
    "B5": {"egg": True},
    "G5": "wolftrap_angler",  # small predator
    "P6": "snipe_eel",  # medium, deep row
    "G6": {"young": 2},
}
OTHER_REEF: dict[str, Any] = {
    "B1": "atlantic_sturgeon",  # large
    "G2": {"egg": True},
    "G3": "red_scorpionfish",  # medium predator
    "P3": {"young": 1, "school": True},
    "P6": "smooth_oreo_dory",  # medium, deep row
}
IN_REEF = {
    *("mahi_mahi", "emperor_red_snapper", "banggai_cardinalfish", "angler", "wolftrap_angler", "snipe_eel"),
    "porkfish",
    *("atlantic_sturgeon", "red_scorpionfish", "smooth_oreo_dory"),
}
HAND = ["pygmy_seahorse", "mandarinfish", "spookfish", "spiny_seadevil", "barreleye", "common_fangtooth"]
DISCARD = ["kaluga", "whale_shark", "swordfish", "european_sturgeon", "giant_oarfish", "haddock"]
DECK = ["escolar", "kawakawa", "hogfish", "angelshark", "pilotfish", "gray_triggerfish", "little_skate", "stonefish"]
PLACES = ["P2", "B2", "G3", "G4", "P5", "B6", "G6"]

CARDS = [fish for fish in standard_pack().fish if fish.deck != "forage"]


def distinct() -> list[Fish]:
    """One card for each timing, all-players flag and notation, no card that lies in the reef."""
    chosen: dict[tuple[str, bool, str], Fish] = {}
    for fish in CARDS:
        assert fish.ability is not None
        if fish.name not in IN_REEF:
            chosen.setdefault((fish.timing, fish.all_players, fish.ability.text), fish)
    return list(chosen.values())


def with_name(fish: Fish) -> str:
    assert fish.ability is not None
    return f"{fish.timing}-{'all-' if fish.all_players else ''}{fish.ability.text}"


def place_of(fish: Fish) -> str:
    """A free slot of the reef where the fish may lie."""
    number = GAME.fish_names.index(fish.name)
    slots = [f"{site}{row}" for row in range(1, 7) for site in "BPG"]
    return next(name for name in PLACES if int(GAME.numbers.allowed[number]) >> slots.index(name) & 1)


def reef(fish: Fish, *, in_ocean: bool, ending: bool = False) -> Finspan:
    """Two players; the fish lies in the first one's reef or hand, the second one has fish of all sizes too."""
    ocean = dict(REEF)
    hand = [name for name in HAND if name != fish.name]
    if in_ocean:
        ocean[place_of(fish)] = {**ocean.get(place_of(fish), {}), "fish": fish.name}
    else:
        hand.insert(0, fish.name)
    first = {"ocean": ocean, "hand": hand, "discard": [name for name in DISCARD if name != fish.name]}
    more: dict[str, Any] = {"deck": [name for name in DECK if name != fish.name]}
    if ending:
        more |= {"week": 4, "pending": [{"what": "ending", "seat": 0}]}
    return table(first, {"ocean": OTHER_REEF}, **more)


def begin(fish: Fish) -> tuple[Finspan, str]:
    """Bring the benefit of the fish about, by its timing; other benefits on the way are left."""
    where = place_of(fish)
    if fish.timing == "when_played":
        state = reef(fish, in_ocean=False)
        where = "G2" if fish.consumes and "S" in fish.zones else "B5" if fish.consumes else where
        play(state, f"play:{fish.name}", f"place:{where}")
        pay_anything(state)
    elif fish.timing == "if_activated":
        state = reef(fish, in_ocean=True)
        play(state, f"dive:{where[0]}")
        while GAME.prompt(state, 0).facts.get("card") != fish.name:
            play(state, "stop")
    else:
        state = reef(fish, in_ocean=True, ending=True)
        play(state, f"use:{where}")
    return state, where


EGG_SLOTS = ["G1", "P4", "G5", "P6"]
YOUNG_SLOTS = ["B1", "P2", "G4"]


def take(state: Finspan, primitive: str, number: int) -> None:
    """Take one unit of a pool, with the first target of a list that is open."""
    if primitive == "DRAW":
        play(state, "draw")
    elif primitive == "RETRIEVE":
        play(state, f"retrieve:{sorted(offered(state, 'retrieve'))[0]}")
    elif primitive == "EGG":
        play(state, f"egg:{next(name for name in EGG_SLOTS if name in offered(state, 'egg'))}")
    elif primitive == "HATCH":
        open_eggs = sorted(offered(state, "hatch"))
        play(state, f"hatch:{open_eggs[0]}")
    elif primitive == "YOUNG":
        play(state, f"young:{YOUNG_SLOTS[number]}")
    elif primitive == "MOVE":
        origin = sorted(offered(state, "push-school"))[0]
        play(state, f"push-school:{origin}")
        play(state, f"to:{sorted(offered(state, 'to'))[0]}")
    else:
        play(state, f"tuck:{sorted(offered(state, 'tuck'))[0]}")


POOLS = [fish for fish in distinct() if fish.ability and not fish.ability.aim and not fish.ability.score]


@pytest.mark.rule("FIN-28", "FIN-60", "FIN-61", "FIN-62", "FIN-63", "FIN-64", "FIN-71", "FIN-R43")
@pytest.mark.parametrize("fish", POOLS, ids=with_name)
def test_a_pool_gives_just_its_units(fish: Fish) -> None:
    assert fish.ability is not None
    state, where = begin(fish)
    eggs, young, schools = tokens(state)
    before = seat(state)
    under = len(slot(state, where).get("under", []))
    units = dict(fish.ability.units)
    order = [(name, i) for name, count in fish.ability.units for i in range(count)]
    order.sort(key=lambda unit: unit[0] == "MOVE")  # any order will do; eggs before hatchings, moves at last
    for primitive, i in sorted(order, key=lambda unit: unit[0] == "HATCH"):
        assert state.top is not None
        assert state.top.kind == c.BENEFIT
        assert GAME.prompt(state, 0).facts["card"] == fish.name
        take(state, primitive, i)
    after = seat(state)
    new_schools = tokens(state)[2] - schools
    assert tokens(state)[0] == eggs + units.get("EGG", 0) - units.get("HATCH", 0)
    assert tokens(state)[1] + 3 * new_schools == young + units.get("HATCH", 0) + units.get("YOUNG", 0)
    gained = units.get("DRAW", 0) + units.get("RETRIEVE", 0) - units.get("TUCK", 0)
    assert len(after["hand"]) == len(before["hand"]) + gained
    assert len(after["discard"]) == len(before["discard"]) - units.get("RETRIEVE", 0)
    assert set(DECK[: units.get("DRAW", 0)]) <= set(after["hand"])
    assert len(slot(state, where).get("under", [])) == under + units.get("TUCK", 0)
    if "MOVE" in units:
        assert slots_with(state, "school") != {"B3": 1}
    # nothing is left of it for this player
    assert state.over() or GAME.prompt(state, None).facts.get("card") != fish.name or state.actor() == 1
    if fish.all_players:
        assert state.actor() == 1
        assert GAME.prompt(state, None).facts["card"] == fish.name
        theirs = tokens(state, 1)
        play(state, "stop")
        assert tokens(state, 1) == theirs


@pytest.mark.rule("FIN-27", "FIN-71")
@pytest.mark.parametrize("fish", [fish for fish in distinct() if fish.all_players], ids=with_name)
def test_the_other_players_may_take_what_the_active_one_declines(fish: Fish) -> None:
    state, _ = begin(fish)
    mine, theirs = seat(state), seat(state, 1)
    assert GAME.prompt(state, 0).facts["owner_seat"] == 0
    play(state, "stop")
    assert state.actor() == 1
    assert GAME.prompt(state, None).facts["card"] == fish.name
    assert GAME.prompt(state, 1).facts["owner_seat"] == 0  # whose card it is that asks
    play(state, sorted(offered(state) - {"stop"})[0])
    while state.top is not None and state.top.kind == c.MOVING:
        state.apply(state.legal()[0])
    assert seat(state, 1) != theirs
    assert {**seat(state), "dives": 0} == {**mine, "dives": 0}


# EGG_EACH: which fish of the reef match, by filter. With eggs already: P1 B4 B5 G2
MATCHES = {
    "size=small": {"G1", "P4", "G5"},
    "size=medium": {"P6"},
    "size=large": {"B1"},
    "site=blue": {"B1"},
    "site=purple": {"P4", "P6"},
    "site=green": {"G1", "G5"},
    "row=estuary": {"B1", "G1"},
    "row=deep": {"P6"},
    "symbol=predator": {"B1", "G5"},
}


@pytest.mark.rule("FIN-49", "FIN-65", "FIN-R12", "FIN-R35", "FIN-15")
@pytest.mark.parametrize(
    "fish",
    [fish for fish in distinct() if fish.ability and fish.ability.units[:1] == (("EGG_EACH", 1),)],
    ids=with_name,
)
def test_an_egg_on_each_fish_that_matches(fish: Fish) -> None:
    assert fish.ability is not None
    assert fish.ability.aim is not None
    state, where = begin(fish)
    wanted = f"{fish.ability.aim.by}={fish.ability.aim.value}"
    had = slots_with(state, "egg")
    expected = set(MATCHES[wanted]) | ({"P1", "B4", "B5", "G2"} - set(had)) & all_matching(state, wanted)
    if where in all_matching(state, wanted):
        expected.add(where)  # the fish itself
    expected -= {where} if where not in all_matching(state, wanted) or where in had else set()
    assert offered(state, "egg") == expected
    if len(expected) > 1:
        part = sorted(expected)[0]
        half = state.clone()
        play(half, f"egg:{part}")  # any part of it (FIN-R12)
        assert offered(half, "egg") == expected - {part}
        play(half, "stop")
        assert set(slots_with(half, "egg")) == set(had) | {part}
        play(state, "all-eggs")
    else:
        play(state, f"egg:{next(iter(expected))}")
    assert set(slots_with(state, "egg")) == set(had) | expected
    assert max(slots_with(state, "egg").values()) == 1


def all_matching(state: Finspan, wanted: str) -> set[str]:
    """By the printed facts, not by the engine's tables."""
    by, value = wanted.split("=")
    facts = {fish.name: fish for fish in standard_pack().fish}
    found = set()
    for name, entry in seat(state)["ocean"].items():
        if "fish" not in entry:
            continue
        fish = facts[entry["fish"]]
        size = "small" if fish.length < 50 else "medium" if fish.length < 150 else "large"
        site = {"B": "blue", "P": "purple", "G": "green"}[name[0]]
        row = {"1": "estuary", "6": "deep"}.get(name[1])
        if value in (size, site, row) or (by == "symbol" and value in fish.symbols):
            found.add(name)
    return found


TARGETS = {
    "row=deep": {f"{site}6" for site in "BPG"},
    "row=estuary": {f"{site}1" for site in "BPG"},
    "site=blue": {f"B{row}" for row in range(1, 7)},
    "site=purple": {f"P{row}" for row in range(1, 7)},
    "site=green": {f"G{row}" for row in range(1, 7)},
    "zone=sunlight": {f"{site}{row}" for site in "BPG" for row in (1, 2, 3)},
}


@pytest.mark.rule("FIN-40", "FIN-66", "FIN-R34")
@pytest.mark.parametrize(
    "fish", [fish for fish in distinct() if fish.ability and fish.ability.units == (("PLAY", 1),)], ids=with_name
)
def test_an_extra_play_goes_where_the_ability_says(fish: Fish) -> None:
    assert fish.ability is not None
    assert fish.ability.aim is not None
    target = TARGETS[f"{fish.ability.aim.by}={fish.ability.aim.value}"]
    where = place_of(fish)
    ocean: dict[str, Any] = {name: {"egg": True} for name in ("G2", "B5", "P4")}
    ocean |= {"P3": {"young": 2}, "B1": {"young": 1}}
    hand = ["mandarinfish", "spookfish", "swordfish"]  # the Swordfish lives everywhere and is long
    if fish.timing == "when_played":
        state = table({"ocean": ocean, "hand": ["haddock", "stonefish", *hand, fish.name]}, {})
        where = "B5" if fish.consumes else where
        play(state, f"play:{fish.name}", f"place:{where}")
        pay_anything(state)
        divers = 5
    else:
        ocean = {**ocean, where: {**ocean.get(where, {}), "fish": fish.name}}
        pending = [{"what": "ending", "seat": 0}]
        state = table({"ocean": ocean, "hand": hand}, {}, week=4, pending=pending)
        play(state, f"use:{where}")
        divers = 6
    assert "swordfish" in offered(state, "play")
    cards, eggs = len(seat(state)["hand"]), tokens(state)[0]
    play(state, "play:swordfish")
    assert offered(state, "place") == target - ({where} if fish.length >= 450 else set())
    state.apply(state.legal()[0])
    while state.top is not None and state.top.kind == c.PLAYING:
        state.apply(state.legal()[0])
    assert len(seat(state)["hand"]) == cards - 2  # the card and one to pay
    assert tokens(state)[0] == eggs - 1
    assert seat(state)["divers"] == divers
    assert GAME.prompt(state, None).facts["card"] == "swordfish"  # its own benefit comes at once
    decline_all(state)


SCORES: list[tuple[str, str, dict[str, Any], int]] = [
    ("abyssal_anglerfish", "G6", {}, 3),
    ("abyssal_anglerfish", "G6", {"egg": True}, 0),
    ("abyssal_anglerfish", "G6", {"young": 1}, 0),
    ("abyssal_anglerfish", "G6", {"school": True}, 0),
    ("angelshark", "P1", {"under": ["porkfish", "bonefish", "haddock"]}, 10),
    ("angelshark", "P1", {"under": ["porkfish", "bonefish"]}, 0),
    ("angelshark", "G2", {"under": ["porkfish", "bonefish"]}, 10),  # the Goby is the third
    ("atlantic_bonito", "P1", {"under": ["porkfish", "mandarinfish"]}, 6),
    ("atlantic_bonito", "P1", {"under": ["porkfish"]}, 0),
    ("clown_anemonefish", "P1", {"young": 2}, 6),
    ("clown_anemonefish", "P1", {"young": 1}, 0),
    ("clown_anemonefish", "P1", {"young": 2, "school": True}, 6),
    ("clown_anemonefish", "P1", {"young": 4, "school": True}, 0),
    ("common_fangtooth", "G4", {"under": ["mandarinfish"]}, 3),
    ("common_fangtooth", "P4", {}, 3),  # the Bristlemouth is under it
    ("common_fangtooth", "G4", {}, 0),
    ("cookiecutter_shark", "B6", {"under": ["porkfish"]}, 5),
    ("cookiecutter_shark", "P5", {"under": ["porkfish"]}, 0),
    ("leafy_seadragon", "P1", {"school": True}, 3),
    ("leafy_seadragon", "P1", {"young": 2, "egg": True}, 0),
    ("pale_chimaera", "G4", {"egg": True, "young": 1, "school": True}, 10),
    ("pale_chimaera", "G4", {"egg": True, "school": True}, 0),
    ("pale_chimaera", "G4", {"young": 1, "school": True}, 0),
    ("pale_chimaera", "G4", {"egg": True, "young": 2}, 0),
]


@pytest.mark.rule("FIN-67", "FIN-R37", "FIN-R10", "FIN-R15")
@pytest.mark.parametrize(("card", "where", "there", "points"), SCORES)
def test_scoring_abilities_look_at_their_own_slot(card: str, where: str, there: dict[str, Any], points: int) -> None:
    state = table({"ocean": {where: {"fish": card, **there}, "B1": {"egg": False, "young": 2}}}, {})
    lines = {line.key: line.points for line in GAME.scores(state)[0].lines}
    assert lines["abilities"] == points


def test_every_scoring_ability_is_among_these() -> None:
    scoring = {fish.name for fish in CARDS if fish.ability and fish.ability.score}
    assert scoring == {card for card, *_ in SCORES}


def test_pools_each_plays_and_scores_are_all_abilities() -> None:
    kinds = {fish.ability.text for fish in distinct() if fish.ability}
    assert kinds == {fish.ability.text for fish in CARDS if fish.ability}
    assert len(distinct()) == 93


# --- single rules ---------------------------------------------------------------------------------------------


@pytest.mark.rule("FIN-60")
def test_an_ability_when_played_works_once_and_not_on_a_dive() -> None:
    state = table({"ocean": {"P1": "shortspine_spurdog"}}, {})
    play(state, "dive:P", "stop")
    assert GAME.prompt(state, 0).key == "bonus"


@pytest.mark.rule("FIN-62", "FIN-R3")
def test_retrieving_from_an_empty_pile_is_a_draw_and_only_then() -> None:
    # Pilotfish: four retrievals, costs an egg
    state = table({"hand": ["pilotfish"], "discard": ["kaluga", "haddock"]}, {}, deck=["escolar", "angler"])
    play(state, "play:pilotfish", "place:B1", "pay-egg:G2")
    assert offered(state) == {"retrieve:kaluga", "retrieve:haddock", "stop"}
    play(state, "retrieve:kaluga", "retrieve:haddock")
    assert offered(state) == {"draw-instead", "stop"}
    play(state, "draw-instead", "draw-instead")
    assert seat(state)["hand"] == ["kaluga", "haddock", "escolar", "angler"]
    assert state.actor() == 1


@pytest.mark.rule("FIN-64", "FIN-R13", "FIN-R14")
def test_a_fish_eats_a_shorter_card_from_the_hand() -> None:
    # Creolefish 30 cm in B1; other fish are longer, but only the Creolefish eats
    ocean = {"B1": "creolefish", "P1": "kaluga"}
    hand = ["saddleback_butterflyfish", "mandarinfish", "abyssal_spiderfish", "haddock"]  # 30, 7, 25, 110 cm
    state = table({"ocean": ocean, "hand": hand}, {})
    play(state, "dive:B", "stop")
    assert offered(state, "tuck") == {"mandarinfish", "abyssal_spiderfish"}
    play(state, "tuck:abyssal_spiderfish")  # a midnight fish: no zone, no cost, no ability
    assert slot(state, "B1") == {"fish": "creolefish", "under": ["abyssal_spiderfish"]}
    assert seat(state)["hand"] == ["saddleback_butterflyfish", "mandarinfish", "haddock"]
    assert tokens(state) == (0, 0, 0)
    assert GAME.prompt(state, 0).key == "bonus"
    assert {line.key: line.points for line in GAME.scores(state)[0].lines}["consumed"] == 1


@pytest.mark.rule("FIN-R15")
def test_what_a_covered_fish_ate_lies_under_the_new_one() -> None:
    ocean = {"B1": {"fish": "creolefish", "under": ["mandarinfish"]}, "G2": {"egg": True}}
    state = table({"ocean": ocean, "hand": ["bonefish"]}, {})
    play(state, "play:bonefish", "place:B1")
    assert slot(state, "B1") == {"fish": "bonefish", "under": ["creolefish", "mandarinfish"]}
    assert {line.key: line.points for line in GAME.scores(state)[0].lines}["consumed"] == 2
    # the covered Creolefish is not activated
    covered = table({"ocean": {"B1": {"fish": "bonefish", "under": ["creolefish"]}}, "hand": ["mandarinfish"]}, {})
    play(covered, "dive:B", "stop")
    assert GAME.prompt(covered, 0).facts["card"] == "bonefish"


@pytest.mark.rule("FIN-65", "FIN-R35", "FIN-69", "FIN-72")
def test_predators_get_one_egg_each_whatever_their_symbols() -> None:
    ocean = {
        "P1": {"fish": "great_white_shark", "under": ["porkfish"]},  # two symbols
        "B1": "mahi_mahi",  # one
        "G1": {"fish": "kaluga", "under": ["angler"]},  # a predator underneath does not count
        "P3": {"young": 1},
    }
    state = table({"ocean": ocean, "hand": ["arabian_carpetshark"]}, {})
    play(state, "play:arabian_carpetshark", "place:B2")
    assert offered(state, "egg") == {"P1", "B1", "B2"}
    play(state, "all-eggs")
    assert slots_with(state, "egg") == {"B1": 1, "P1": 1, "B2": 1}


@pytest.mark.rule("FIN-R19", "FIN-27")
def test_a_benefit_without_target_is_passed_over() -> None:
    # no eggs to hatch, nothing to move: the dive in green is over at once
    state = table({"ocean": {"G1": "atlantic_wolffish", "B3": {}}}, {})
    play(state, "dive:G")
    assert state.actor() == 1


@pytest.mark.rule("FIN-71", "FIN-R4")
def test_each_player_takes_a_pool_of_their_own() -> None:
    # Deepsea Lizardfish: hatch and move for all players
    first = {"ocean": {"P4": {"young": 1}, "G2": {"egg": True}}, "hand": ["deepsea_lizardfish"]}
    state = table(first, {}, {})
    play(state, "play:deepsea_lizardfish", "place:P4")
    assert state.actor() == 0
    play(state, "hatch:G2", "push-young:G2", "to:G4")
    assert state.actor() == 1
    play(state, "hatch:B5", "stop")
    assert state.actor() == 2
    play(state, "push-young:P3", "to:P1", "hatch:G2")
    assert (slots_with(state, "young"), slots_with(state, "young", 1)) == ({"G4": 1}, {"P3": 1, "B5": 1})
    assert slots_with(state, "young", 2) == {"P1": 1, "G2": 1}
    assert state.actor() == 1  # the next turn


def test_the_notation_of_units_reads_back() -> None:
    for fish in CARDS:
        assert fish.ability is not None
        assert parse_ability(fish.ability.text) == fish.ability
