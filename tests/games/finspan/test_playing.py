"""Playing a fish: cost, zone, band, covering. (FIN-29 to FIN-40)"""

from __future__ import annotations

import pytest

from seaboard.core.random import Quick
from seaboard.core.seed import derived_seed
from seaboard.games.finspan import GAME
from seaboard.games.finspan.rules import codes as c
from seaboard.games.finspan.told.positions import write_state
from tests.games.finspan.on_table import offered, pay_anything, play, seat, slot, slots_with, table, tokens


@pytest.mark.rule("FIN-29", "FIN-30", "FIN-74")
def test_cards_are_paid_with_other_cards_to_the_own_discard_pile() -> None:
    # Longfin Batfish costs nothing of this; Flabby Whalefish costs 3 cards
    hand = ["flabby_whalefish", "haddock", "kaluga", "escolar", "swordfish"]
    state = table({"hand": hand}, {"discard": ["angler"]})
    play(state, "play:flabby_whalefish", "place:G4", "discard:kaluga")
    assert offered(state, "discard") == {"haddock", "escolar", "swordfish"}
    play(state, "discard:haddock", "discard:swordfish")
    assert seat(state)["hand"] == ["escolar"]
    assert seat(state)["discard"] == ["kaluga", "haddock", "swordfish"]
    assert seat(state, 1)["discard"] == ["angler"]
    assert slot(state, "G4")["fish"] == "flabby_whalefish"
    assert state.actor() == 0  # its benefit comes next


@pytest.mark.rule("FIN-31")
def test_tokens_are_paid_from_any_slot() -> None:
    ocean = {"G2": {"egg": True}, "B5": {"egg": True}, "P4": {"egg": True}, "P6": {"young": 2}, "P3": {"young": 1}}
    state = table({"ocean": ocean, "hand": ["atlantic_bluefin_tuna"]}, {})  # 2 eggs and 1 young
    play(state, "play:atlantic_bluefin_tuna", "place:B1")
    assert offered(state, "pay-egg") == {"G2", "B5", "P4"}
    play(state, "pay-egg:G2")
    assert offered(state, "pay-egg") == {"B5", "P4"}
    play(state, "pay-egg:P4")
    assert offered(state, "pay-young") == {"P3", "P6"}
    play(state, "pay-young:P6")
    assert slots_with(state, "egg") == {"B5": 1}
    assert slots_with(state, "young") == {"P3": 1, "P6": 1}


@pytest.mark.rule("FIN-31", "FIN-58")
def test_only_the_whale_shark_costs_a_school() -> None:
    assert [fish.name for fish in GAME.data.fish if fish.schools] == ["whale_shark"]
    state = table({"ocean": {"B1": {"school": True}, "G6": {"school": True}}, "hand": ["whale_shark"]}, {})
    play(state, "play:whale_shark", "place:P3", "pay-school:G6")
    assert slots_with(state, "school") == {"B1": 1}
    poor = table({"ocean": {"B1": {"young": 2}}, "hand": ["whale_shark"]}, {})
    assert offered(poor, "play") == set()


@pytest.mark.rule("FIN-R8", "FIN-54")
def test_young_left_behind_by_a_paid_school_form_a_new_one_before_the_card_is_placed() -> None:
    ocean = {"B1": {"school": True, "young": 4}, "G6": {"school": True}}
    state = table({"ocean": ocean, "hand": ["whale_shark"]}, {})
    play(state, "play:whale_shark", "place:B1", "pay-school:B1")
    assert slot(state, "B1") == {"fish": "whale_shark", "young": 1, "school": True}


@pytest.mark.rule("FIN-32", "FIN-37")
def test_a_fish_that_eats_needs_a_shorter_fish_beneath() -> None:
    # Angelshark: sunlight, 240 cm, eats
    ocean = {"B1": "haddock", "P1": "kaluga"}
    state = table({"ocean": ocean, "hand": ["angelshark"]}, {})
    play(state, "play:angelshark")
    assert offered(state, "place") == {"B1", "G2"}  # a card and a forage fish; Kaluga is 560 cm long
    play(state, "place:B1")
    assert slot(state, "B1") == {"fish": "angelshark", "under": ["haddock"]}


@pytest.mark.rule("FIN-33", "FIN-R42")
def test_a_card_that_cannot_be_paid_whole_is_not_offered() -> None:
    hand = ["atlantic_mackerel", "haddock"]  # the mackerel costs 1 card and 2 eggs
    assert "atlantic_mackerel" in offered(table({"hand": hand}, {}), "play")
    assert offered(table({"hand": hand[:1]}, {}), "play") == set()
    assert offered(table({"hand": hand, "ocean": {"G2": {"egg": True}}}, {}), "play") == set()
    eater = table({"ocean": {"G2": "kaluga"}, "hand": ["angelshark"]}, {})
    assert offered(eater, "play") == set()  # nothing shorter in the sunlight


@pytest.mark.rule("FIN-34", "FIN-11")
@pytest.mark.parametrize(
    ("card", "rows"),
    [
        ("humphead_wrasse", "123"),
        ("escolar", "4"),
        ("pudgy_cusk_eel", "56"),
        ("haddock", "1234"),
        ("pale_chimaera", "456"),
        ("swordfish", "123456"),
    ],
)
def test_the_zone_of_the_slot_must_be_on_the_card(card: str, rows: str) -> None:
    ocean = {"G2": {"egg": True}, "B5": {"egg": True}, "P4": {"egg": True}, "P3": {"young": 2}}
    state = table({"ocean": ocean, "hand": [card, "angler", "cookiecutter_shark"]}, {})
    play(state, f"play:{card}")
    assert offered(state, "place") == {f"{site}{row}" for site in "BPG" for row in rows}


@pytest.mark.rule("FIN-35")
@pytest.mark.parametrize("card", ["faceless_cusk", "mariana_snailfish"])
def test_fish_of_the_deep_go_to_the_last_row_only(card: str) -> None:
    state = table({"hand": [card, "angler", "escolar", "haddock"]}, {})
    play(state, f"play:{card}")
    assert offered(state, "place") == {"B6", "P6", "G6"}


@pytest.mark.rule("FIN-36")
@pytest.mark.parametrize(
    ("card", "site"), [("pennant_coralfish", "B"), ("porkfish", "P"), ("banggai_cardinalfish", "G")]
)
def test_a_band_binds_a_fish_to_its_dive_site(card: str, site: str) -> None:
    state = table({"hand": [card]}, {})
    play(state, f"play:{card}")
    assert offered(state, "place") == {f"{site}1", f"{site}2", f"{site}3"}


@pytest.mark.rule("FIN-37", "FIN-39")
def test_a_shorter_fish_may_be_covered_freely_an_equal_or_longer_one_never() -> None:
    # Bonefish 100 cm; Kawakawa 100 cm, Haddock 110 cm, Porkfish 40 cm
    ocean = {"B1": "kawakawa", "P1": "porkfish", "G1": "haddock", "G2": {"egg": True}}
    state = table({"ocean": ocean, "hand": ["bonefish"]}, {})
    play(state, "play:bonefish")
    assert offered(state, "place") == {"P1", "B2", "P2", "G2", "B3", "P3", "G3"}
    play(state, "place:P1")
    assert slot(state, "P1") == {"fish": "bonefish", "under": ["porkfish"]}


@pytest.mark.rule("FIN-38", "FIN-R16", "FIN-39")
def test_tokens_in_the_slot_stay_and_may_be_used_to_pay() -> None:
    ocean = {"P1": {"fish": "porkfish", "egg": True, "young": 2, "school": True, "under": ["mandarinfish"]}}
    state = table({"ocean": ocean, "hand": ["barramundi"]}, {})  # 1 egg, 1 young, purple
    play(state, "play:barramundi", "place:P1")
    pay_anything(state)
    assert slot(state, "P1") == {
        "fish": "barramundi",
        "young": 1,
        "school": True,
        "under": ["mandarinfish", "porkfish"],
    }
    bare = table({"ocean": {"P3": {"young": 2}, "G2": {"egg": True}}, "hand": ["bonefish"]}, {})
    play(bare, "play:bonefish", "place:P3")
    assert slot(bare, "P3") == {"fish": "bonefish", "young": 2}


@pytest.mark.rule("FIN-39", "FIN-72")
def test_a_consumed_fish_is_no_fish_of_the_ocean_and_worth_one_point() -> None:
    state = table({"ocean": {"G2": {"egg": True}}, "hand": ["bonefish"]}, {})
    before = {line.key: line.points for line in GAME.scores(state)[0].lines}
    play(state, "play:bonefish", "place:G2")
    after = {line.key: line.points for line in GAME.scores(state)[0].lines}
    assert state.oceans[0].fish == 3
    assert (before["consumed"], after["consumed"]) == (0, 1)
    assert (before["fish"], after["fish"]) == (0, 4)
    # the Porkfish under the Barramundi is not activated
    ocean = {"P1": {"fish": "barramundi", "under": ["porkfish"]}}
    dive = table({"ocean": ocean}, {})
    play(dive, "dive:P", "stop")
    assert GAME.prompt(dive, 0).facts["card"] == "barramundi"
    play(dive, "stop")
    assert GAME.prompt(dive, 0).key == "bonus"


@pytest.mark.rule("FIN-40", "FIN-66", "FIN-R17")
def test_a_chain_of_plays_pays_each_cost_and_uses_one_diver() -> None:
    # Red Lionfish (1 card) plays into the sunlight: Chola Guitarfish (2 eggs) plays into purple: Porkfish (1 egg)
    ocean = {"G2": {"egg": True}, "B5": {"egg": True}, "P4": {"egg": True}}
    hand = ["red_lionfish", "chola_guitarfish", "porkfish", "haddock"]
    state = table({"ocean": ocean, "hand": hand}, {})
    play(state, "play:red_lionfish", "place:B1", "discard:haddock")
    assert offered(state, "play") == {"chola_guitarfish", "porkfish"}
    play(state, "play:chola_guitarfish", "place:B2", "pay-egg:G2", "pay-egg:B5")
    play(state, "play:porkfish")
    assert offered(state, "place") == {"P1", "P2", "P3"}
    play(state, "place:P2")
    assert [slot(state, name)["fish"] for name in ("B1", "B2", "P2")] == [
        "red_lionfish",
        "chola_guitarfish",
        "porkfish",
    ]
    assert tokens(state)[0] == 0
    assert (seat(state)["divers"], seat(state)["plays"]) == (5, 1)
    assert state.actor() == 1


@pytest.mark.rule("FIN-R17")
def test_a_card_does_not_pay_for_itself() -> None:
    state = table({"hand": ["mandarinfish"]}, {})  # costs 1 card
    assert offered(state, "play") == set()
    state = table({"hand": ["mandarinfish", "angler", "escolar"]}, {})
    play(state, "play:mandarinfish", "place:B1")
    assert offered(state, "discard") == {"angler", "escolar"}


@pytest.mark.rule("FIN-R34")
def test_a_bonus_play_keeps_zones_and_bands_too() -> None:
    # Abyssal Halosaur plays into the deep row: only midnight fish, and banded ones only in their column
    hand = ["abyssal_halosaur", "smooth_oreo_dory", "porkfish", "haddock", "escolar"]
    ocean = {"P3": {"young": 1}, "G2": {"egg": True}}
    state = table({"ocean": ocean, "hand": hand}, {})
    play(state, "play:abyssal_halosaur", "place:B5")
    assert offered(state, "play") == {"smooth_oreo_dory"}
    play(state, "play:smooth_oreo_dory")
    assert offered(state, "place") == {"P6"}


@pytest.mark.rule("FIN-R41")
def test_cards_just_paid_can_be_retrieved() -> None:
    # Black Hagfish costs 3 cards; a young and a retrieval
    state = table({"hand": ["black_hagfish", "angler", "escolar", "haddock"]}, {})
    play(state, "play:black_hagfish", "place:B1")
    assert offered(state, "retrieve") == {"angler", "escolar", "haddock"}
    play(state, "retrieve:escolar")
    assert seat(state)["hand"] == ["escolar"]


@pytest.mark.rule("FIN-R42")
def test_steps_are_taken_back_one_by_one() -> None:
    hand = ["haddock", "angler", "flabby_whalefish", "escolar", "kaluga"]
    state = table({"hand": hand}, {})
    steps = [GAME.write_state(state)]
    for move in ("play:flabby_whalefish", "place:P5", "discard:angler", "discard:kaluga"):
        play(state, move)
        steps.append(GAME.write_state(state))
    for before in reversed(steps[:-1]):
        play(state, "back")
        assert {**GAME.write_state(state), "backs": 0} == before
    assert offered(state) >= {"dive:B", "play:flabby_whalefish"}


@pytest.mark.rule("FIN-R42")
def test_what_followed_by_itself_is_taken_back_with_the_choice_before_it() -> None:
    # Giant Devil Ray: 1 card, 1 egg, 1 young. Only one young is there, so it is paid by itself at the very end
    ocean = {"G2": {"egg": True}, "P4": {"egg": True}, "P3": {"young": 1}}
    state = table({"ocean": ocean, "hand": ["giant_devil_ray", "angler"]}, {})
    play(state, "play:giant_devil_ray")
    before = write_state(state)
    play(state, "place:B1")  # the only other card goes at once, the egg is a choice
    assert seat(state)["discard"] == ["angler"]
    assert offered(state) == {"pay-egg:G2", "pay-egg:P4", "back"}
    play(state, "back")
    assert {**write_state(state), "backs": 0} == before
    play(state, "place:B1", "pay-egg:P4")
    assert slot(state, "B1")["fish"] == "giant_devil_ray"
    assert tokens(state) == (1, 0, 0)


@pytest.mark.rule("FIN-R42")
def test_a_bonus_play_is_taken_back_to_its_benefit() -> None:
    hand = ["red_lionfish", "bonefish", "haddock", "angler"]
    state = table({"hand": hand}, {})
    play(state, "play:red_lionfish", "place:B1", "discard:angler")
    before = offered(state)
    play(state, "play:bonefish", "back")
    assert offered(state) == before
    play(state, "stop")
    assert state.actor() == 1


def test_steps_cannot_be_taken_back_for_ever() -> None:
    state = table({"hand": ["bonefish"]}, {})
    for _ in range(20):
        play(state, "play:bonefish", "back")
    play(state, "play:bonefish")
    assert "back" not in offered(state)


@pytest.mark.rule("FIN-R42")
def test_what_one_player_took_back_at_the_end_is_not_held_against_the_next() -> None:
    first = {"ocean": {"B1": "striped_marlin", "G2": {"egg": True}}, "hand": ["bonefish"]}
    second = {"ocean": {"B1": "atlantic_salmon", "G2": {"egg": True}}, "hand": ["porkfish"]}
    state = table(first, second, week=4, pending=[{"what": "ending", "seat": 0}])
    play(state, "use:B1")
    for _ in range(20):
        play(state, "play:bonefish", "back")
    play(state, "stop", "use:B1", "play:porkfish")
    assert (state.actor(), "back" in offered(state)) == (1, True)


@pytest.mark.rule("FIN-R42", "FIN-33")
def test_a_first_step_can_always_be_completed() -> None:
    for seed in range(12):
        state = GAME.start(3, seed=derived_seed("dead ends", seed))
        quick = Quick(seed)
        while not state.over():
            top = state.top
            if top is not None and top.kind == c.PLAYING:
                completed = state.clone()
                while completed.top is not None and completed.top.kind == c.PLAYING and completed.paid.count >= 0:
                    forward = [action for action in completed.legal() if action != 4]
                    assert forward, f"seed {seed}: a dead end"
                    completed.advance(forward[int(quick.below(len(forward)))])
            legal = state.legal()
            state.advance(legal[int(quick.below(len(legal)))])
