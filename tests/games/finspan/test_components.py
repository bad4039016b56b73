"""The data: cards, mat, achievements and the Nautoma's cards. (FIN-01 to FIN-17)"""

from __future__ import annotations

import pytest

from seaboard.core.refused import Refused
from seaboard.games.finspan import GAME
from seaboard.games.finspan.box.effect_text import parse_ability
from seaboard.games.finspan.box.pack import reconstructed_facts, standard_pack
from seaboard.games.finspan.box.printed import SOURCES
from tests.games.finspan.on_table import offered, play, seat, slot, slots_with, table

PACK = standard_pack()
CARDS = [fish for fish in PACK.fish if fish.deck != "forage"]


@pytest.mark.rule("FIN-01")
def test_one_to_five_play() -> None:
    assert list(GAME.seats) == [1, 2, 3, 4, 5]
    with pytest.raises(Refused, match="seats-out-of-range"):
        GAME.start(6, seed="0" * 32)
    assert GAME.start(1, seed="0" * 32).nautoma is not None
    assert GAME.start(2, seed="0" * 32).nautoma is None


@pytest.mark.rule("FIN-02")
def test_there_are_125_fish_and_10_starters_no_two_alike() -> None:
    assert [fish.deck for fish in PACK.fish] == ["main"] * 125 + ["starter"] * 10 + ["forage"] * 3
    assert len(set(PACK.fish_names)) == 138
    assert len({fish.latin for fish in PACK.fish}) == 138
    assert [fish.number for fish in PACK.fish] == list(range(1, 139))


@pytest.mark.rule("FIN-03", "FIN-14", "FIN-16", "FIN-21", "FIN-R2")
def test_a_fresh_mat_has_three_forage_fish_two_eggs_and_a_young() -> None:
    state = table({}, {})
    for number in (0, 1):
        assert seat(state, number)["ocean"] == {
            "G2": {"fish": "catalina_goby", "egg": True},
            "P3": {"young": 1},
            "P4": {"fish": "showy_bristlemouth"},
            "B5": {"fish": "glasshead_grenadier", "egg": True},
        }
    assert {fish.name: fish.length for fish in PACK.fish[135:]} == {
        "glasshead_grenadier": 9,
        "showy_bristlemouth": 3,
        "catalina_goby": 1,
    }


@pytest.mark.rule("FIN-04", "FIN-24")
def test_everybody_has_six_divers() -> None:
    state = GAME.start(5, seed="0" * 32)
    assert [seat(state, number)["divers"] for number in range(5)] == [6] * 5


@pytest.mark.rule("FIN-05", "FIN-R9")
def test_tokens_never_run_out() -> None:
    crowded = {name: {"young": 40, "school": True} for name in ("B1", "P1", "G1")}
    state = table({"ocean": crowded, "hand": ["shortspine_spurdog", "haddock", "kaluga", "bonefish"]}, {})
    assert state.oceans[0].young == 120
    state = table({"ocean": {**crowded, "G2": {"egg": True}}, "hand": ["shortspine_spurdog", "haddock", "kaluga"]}, {})
    play(state, "play:shortspine_spurdog", "place:B2", "young:B1")
    assert slot(state, "B1")["young"] == 41


@pytest.mark.rule("FIN-06", "FIN-82", "FIN-83")
def test_each_week_has_six_achievements() -> None:
    tiles = PACK.achievements["tiles"]
    assert [tile["week"] for tile in tiles] == [1] * 6 + [2] * 6 + [3] * 6
    assert len({tile["name"] for tile in tiles}) == 18
    assert [(tile["counts"], tile["points"]) for tile in tiles] == [
        ("eggs_and_young", 1),
        ("small_fish", 2),
        ("fish", 1),
        ("young", 1),
        ("symbols:bioluminescent camouflage electric venomous", 1),
        ("consumed_fish", 2),
        ("rows_of_fish", 2),
        ("young", 1),
        ("fish_with_token", 1),
        ("symbols:predator", 2),
        ("groups_of_eggs:3", 2),
        ("medium_fish", 2),
        ("schools", 2),
        ("young", 1),
        ("groups_of_eggs:3", 2),
        ("large_fish", 2),
        ("fish_without_token", 1),
        ("if_activated", 1),
    ]


@pytest.mark.rule("FIN-07", "FIN-100", "FIN-104")
def test_the_solo_box_has_seven_decisions_two_sides_and_six_ravel_cards() -> None:
    data = PACK.nautoma
    assert {card["name"]: card["icons"] for card in data["decisions"]} == {
        "n1": ["place", "play_fish"],
        "n2": ["place", "hatch", "eggs"],
        "n3": ["play_fish"],
        "n4": ["remove", "school", "hatch", "eggs"],
        "n5": ["place", "play_fish", "eggs"],
        "n6": ["place", "school", "hatch", "eggs"],
        "n7": ["remove", "play_fish"],
    }
    assert {card["name"]: (card["site"], *card["rows"]) for card in data["ravel"]} == {
        "r1": ("B", 5, 6),
        "r2": ("B", 2, 3),
        "r3": ("P", 5, 6),
        "r4": ("P", 2, 3),
        "r5": ("G", 5, 6),
        "r6": ("G", 2, 3),
    }
    assert set(data["breeze"]) == set(data["storm"])


@pytest.mark.rule("FIN-08", "FIN-33")
def test_a_card_shows_cost_symbols_zones_points_length_and_one_ability() -> None:
    shark = next(fish for fish in PACK.fish if fish.name == "great_white_shark")
    assert (shark.cards, shark.eggs, shark.young, shark.schools, shark.consumes) == (0, 0, 2, 0, True)
    assert (shark.zones, shark.band, shark.points, shark.length) == ("STM", "", 10, 600)
    assert (shark.symbols, shark.timing, shark.all_players) == (("predator", "predator"), "when_played", True)
    for fish in CARDS:
        assert fish.ability is not None, fish.name
        assert fish.cards + fish.eggs + fish.young + fish.schools + fish.consumes > 0, f"{fish.name} is free"


@pytest.mark.rule("FIN-09", "FIN-10", "FIN-11", "FIN-12")
def test_zones_and_special_rows_of_the_mat() -> None:
    tables = GAME.numbers
    assert [int(zone) for zone in tables.zone] == [0, 0, 0, 1, 2, 2]
    assert [row["special"] for row in PACK.mat["rows"]] == ["estuary", None, None, None, None, "deep"]
    assert [site["colour"] for site in PACK.mat["sites"]] == ["blue", "purple", "green"]
    names = GAME.fish_names
    state = table({"hand": ["kaluga", "humphead_wrasse", "haddock", "abyssal_spiderfish", "bonefish"]}, {})
    play(state, "play:kaluga")  # sunlight only, long: rows 1 to 3, forage included
    assert offered(state, "place") == {f"{site}{row}" for site in "BPG" for row in (1, 2, 3)}
    play(state, "back", "play:abyssal_spiderfish")  # midnight only, longer than the Grenadier
    assert offered(state, "place") == {f"{site}{row}" for site in "BPG" for row in (5, 6)}
    assert names[0] == "abyssal_anglerfish"


@pytest.mark.rule("FIN-13", "FIN-R1")
def test_bonuses_of_the_dive_sites() -> None:
    bonuses = {(b["site"], b["at"]): b["benefit"] for b in PACK.mat["bonuses"]}
    order = ("sunlight", "twilight", "midnight", "floor")
    assert [bonuses["B", at] for at in order] == ["DRAW", "DRAW", "DRAW", "RETRIEVE"]
    assert [bonuses["P", at] for at in order] == ["EGG", "EGG", "EGG", "EGG"]
    assert [bonuses["G", at] for at in order] == ["HATCH", "HATCH", "MOVE", "MOVE"]


@pytest.mark.rule("FIN-15", "FIN-68")
def test_forage_fish_are_small_and_have_nothing_else() -> None:
    tables = GAME.numbers
    for number in (135, 136, 137):
        assert (tables.size[number], tables.points[number], tables.symbols[number], tables.timing[number]) == (0,) * 4
    sizes = {fish.name: int(tables.size[i]) for i, fish in enumerate(PACK.fish)}
    by_length = {fish.length: sizes[fish.name] for fish in PACK.fish}
    assert (by_length[46], by_length[50], by_length[140], by_length[150]) == (0, 1, 1, 2)


@pytest.mark.rule("FIN-17", "FIN-29")
def test_a_played_fish_uses_a_diver_of_the_box_without_limit() -> None:
    hand = ["bonefish", "porkfish", "longfin_batfish", "barramundi"]
    state = table({"hand": hand, "plays": 4}, {"plays": 4})
    play(state, "play:bonefish", "place:B1", "pay-egg:G2")
    assert (seat(state)["plays"], seat(state)["divers"]) == (5, 1)
    assert seat(state)["dives"] == {"B": 0, "P": 0, "G": 0}


@pytest.mark.rule("FIN-69", "FIN-70")
def test_the_apex_predators_are_the_cards_for_all_players_when_played() -> None:
    apex = {fish.name for fish in CARDS if fish.symbols.count("predator") == 2}
    for_all = {fish.name for fish in CARDS if fish.all_players and fish.timing == "when_played"}
    assert apex == for_all
    assert len(apex) == 10
    assert {fish.name for fish in CARDS if fish.symbols.count("electric") == 2} == {"whitemargin_stargazer"}
    assert {symbol for fish in CARDS for symbol in fish.symbols} == {
        "bioluminescent",
        "camouflage",
        "electric",
        "predator",
        "venomous",
    }


def test_timings_are_as_often_as_in_the_box() -> None:
    counts = {
        (deck, timing): sum(fish.deck == deck and fish.timing == timing for fish in CARDS)
        for deck in ("main", "starter")
        for timing in ("when_played", "if_activated", "game_end")
    }
    assert list(counts.values()) == [51, 48, 26, 4, 6, 0]
    assert len({(fish.all_players, fish.ability.text) for fish in CARDS if fish.ability}) == 77


def test_every_fact_says_where_it_comes_from() -> None:
    assert all(fish.source in SOURCES for fish in PACK.fish)
    guesses = reconstructed_facts()
    assert [path for path in guesses if path.startswith("nautoma.decisions")] == [
        f"nautoma.decisions.n{n}" for n in range(1, 8)
    ]
    assert {"nautoma.storm", "nautoma.gifts", "nautoma.ravel.r1"} <= set(guesses)
    assert "nautoma.ravel.r6" not in guesses
    assert not [path for path in guesses if path.startswith(("fish", "mat"))]


@pytest.mark.rule("FIN-R11")
def test_fish_without_the_words_on_each_are_read_as_on_each() -> None:
    abilities = {fish.name: fish.ability.text for fish in CARDS if fish.ability}
    assert abilities["european_anchovy"] == abilities["european_flounder"] == "EGG_EACH(row=estuary)"
    assert (abilities["kawakawa"], abilities["largetooth_flounder"]) == (
        "EGG_EACH(site=blue)",
        "EGG_EACH(site=green)",
    )


@pytest.mark.parametrize(
    "text",
    [
        "",
        "EGGS",
        "EGG*0",
        "EGG+EGG",
        "EGG_EACH(size=huge)",
        "SCORE(x;school)",
        "SCORE(3;young==2&under>=3)",
        "SCORE(3;row=estuary&row=deep)",
        "PLAY(symbol=predator)",
    ],
)
def test_bad_notation_is_refused_with_its_field(text: str) -> None:
    with pytest.raises(Refused) as refusal:
        parse_ability(text, "pack.fish.kaluga.ability")
    assert refusal.value.code == "finspan-ability-malformed"
    assert refusal.value.facts["field"] == "pack.fish.kaluga.ability"


def test_eggs_of_the_start_lie_on_forage_fish() -> None:
    assert slots_with(table({}, {}), "egg") == {"G2": 1, "B5": 1}
