"""Who sees what, and what can be deduced."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from seaboard.core.random import Quick
from seaboard.games.kelp import GAME
from seaboard.games.kelp.rules.trail import whereabouts
from seaboard.games.kelp.state import Kelp
from tests.games.kelp.table import moves, part, play, shark_at, table, zones


def worlds(state: Kelp, seat: int, count: int = 200) -> list[Kelp]:
    return [state.determinize(seat, Quick(i)) for i in range(count)]


def lairs(state: Kelp, block: str = "octopus", count: int = 200) -> Counter[str]:
    """Where a block is in worlds sampled for the shark."""
    found: Counter[str] = Counter()
    for world in worlds(state, 0, count):
        names = [(text or "").partition("/")[0] for text in part(world, "zones")]
        found.update(f"z{zone + 1}" for zone, name in enumerate(names) if name == block)
    return found


@pytest.mark.rule("KELP-O1", "KELP-132")
def test_what_lies_open_is_seen_by_all() -> None:
    state = table(
        "o! s s!  s s s  s s 1",
        phase="hunt",
        pool="yellow/3 red/4",
        energy="blue/1",
        growth="yellow",
        hunger="red",
        watched="blue/6",
        laid="watchful",
        owned="swift",
        used="agile",
        currents={"k1": 3},
        shark=shark_at("e45", "S"),
        hand="blend_in nimble_twist",
        discard="quick_learning trial_and_error",
        removed="stir_the_sand",
        confrontation="red yellow",
    )
    spectator = GAME.view(state, None)
    for seat in (None, 0, 1):
        view = GAME.view(state, seat)
        assert [zone["revealed"] for zone in view["zones"]] == [True, False, True, *[False] * 6]
        assert view["zones"][0]["block"] == "octopus"
        shark, octopus = view["shark"], view["octopus"]
        assert (shark["cell"], shark["heading"]) == ("e45", "S")
        assert shark["pool"] == ["yellow/3", "red/4"]
        assert (shark["energy"], shark["growth"], shark["hunger"]) == (["blue/1"], ["yellow"], ["red"])
        assert (shark["watched"], shark["bought"], shark["removed"]) == (["blue/6"], ["swift"], ["agile"])
        assert len([card for card in shark["row"] if card]) == 4
        # the discard in its order, and removed cards, whenever somebody looks
        assert octopus["discard"] == ["quick_learning", "trial_and_error"]
        assert octopus["removed"] == ["stir_the_sand"]
        assert (octopus["hand_size"], octopus["limit"]) == (2, 4)
        assert octopus["piles"] == spectator["octopus"]["piles"]
        assert view["confrontation"] == ["red", "yellow"]
        assert next(cell for cell in view["cells"] if cell["cell"] == "k1")["current"] == 3


@pytest.mark.rule("KELP-O2", "KELP-43")
def test_the_octopus_sees_its_hidden_blocks_and_its_hand() -> None:
    state = table("o s s!  s s s  s s 1", hand="blend_in")
    mine = GAME.view(state, 1)
    assert [zone["block"] for zone in mine["zones"]] == [text.partition("/")[0] for text in part(state, "zones")]
    assert mine["octopus"]["hand"] == ["blend_in"]
    for seat in (0, None):
        view = GAME.view(state, seat)
        assert [zone["block"] for zone in view["zones"]] == [None, None, "shell", *[None] * 6]
        assert "hand" not in view["octopus"]


@pytest.mark.rule("KELP-O2", "KELP-45")
def test_the_octopus_sees_a_shuffled_block_as_soon_as_it_stands_again() -> None:
    state = table(hand="stir_the_sand blend_in")
    play(state, "play:stir_the_sand", "reveal:z2", "shuffle:z1", "shuffle:z9")
    assert GAME.view(state, 1)["zones"][0]["block"] is None
    play(state, "settle:z1")
    assert GAME.view(state, 1)["zones"][0]["block"] in ("octopus", "trap_current_1")


@pytest.mark.rule("KELP-O3", "KELP-134")
def test_only_the_shark_looks_into_its_bag() -> None:
    state = table(phase="draw")
    assert GAME.view(state, 0)["shark"]["bag"] == {"blue": 7, "yellow": 3, "red": 1}
    for seat in (1, None):
        assert "bag" not in GAME.view(state, seat)["shark"]
    # it could be counted, so a world sampled for the octopus has the same bag
    assert all(part(world, "bag") == part(state, "bag") for world in worlds(state, 1, 20))


@pytest.mark.rule("KELP-O1", "KELP-O3")
def test_dice_drawn_and_not_rolled_are_seen_by_the_shark_only() -> None:
    state = table(phase="drawn", drawn="red blue", owned="lightning")
    assert GAME.view(state, 0)["shark"]["drawn_dice"] == ["blue", "red"]
    for seat in (1, None):
        shark = GAME.view(state, seat)["shark"]
        assert shark["drawn"] == 2
        assert "drawn_dice" not in shark
    drawn = {tuple(part(world, "drawn")) for world in worlds(state, 1)}
    assert len(drawn) > 3
    assert {tuple(part(world, "drawn")) for world in worlds(state, 0, 20)} == {("blue", "red")}


@pytest.mark.rule("KELP-O4", "KELP-O5")
def test_worlds_of_the_shark_deal_hand_deck_and_piles_anew() -> None:
    state = GAME.start(2, seed="5" * 32)
    play(state, "shark:k1")
    hands = {tuple(part(world, "hand")) for world in worlds(state, 0)}
    assert len(hands) > 5
    # Quick Learning is always in the opening hand, and everybody knows it
    assert all("quick_learning" in hand for hand in hands)
    piles = {json.dumps(part(world, "piles")) for world in worlds(state, 0)}
    assert len(piles) > 20
    for world in worlds(state, 0, 20):
        for name, cards in part(world, "piles").items():
            assert cards[-1] == part(state, "piles")[name][-1]
            assert sorted(cards) == sorted(part(state, "piles")[name])
    assert len({tuple(part(world, "shark_deck")) for world in worlds(state, 0)}) > 100


@pytest.mark.rule("KELP-O2", "KELP-O5")
def test_worlds_of_the_octopus_keep_its_blocks_and_hand_but_not_the_order_of_decks() -> None:
    state = GAME.start(2, seed="5" * 32)
    play(state, "shark:k1")
    for world in worlds(state, 1, 40):
        assert part(world, "zones") == part(state, "zones")
        assert part(world, "hand") == part(state, "hand")
        assert sorted(part(world, "deck")) == sorted(part(state, "deck"))
    assert len({tuple(part(world, "deck")) for world in worlds(state, 1)}) > 5
    assert len({tuple(part(world, "shark_deck")) for world in worlds(state, 1)}) > 100


@pytest.mark.rule("KELP-O5")
def test_the_future_is_open_in_every_world() -> None:
    state = table(phase="draw")
    rolls = set()
    for world in worlds(state, 0, 60):
        play(world, "done")
        rolls.add(tuple(part(world, "pool")))
    assert len(rolls) > 15


# -- what the shark knows of the hand --------------------------------------------------------------


@pytest.mark.rule("KELP-O4")
def test_a_card_learned_to_hand_is_known_until_it_is_played() -> None:
    state = table(hand="sensitive_receptors blend_in")
    top = part(state, "piles")["hide"][-1]
    play(state, "play:sensitive_receptors", "reveal:z2", "learn:pile_hide")
    assert all(top in part(world, "hand") for world in worlds(state, 0, 40))
    play(state, f"discard:{top}", "done")
    assert part(state, "known_hand") == []


@pytest.mark.rule("KELP-O4")
def test_of_two_equal_cards_the_known_one_is_gone_when_one_leaves_the_hand() -> None:
    state = table(hand="nimble_twist nimble_twist", known_hand="nimble_twist")
    play(state, "discard:nimble_twist")
    assert part(state, "known_hand") == []  # the shark cannot tell which of them it was
    assert any("nimble_twist" not in part(world, "hand") for world in worlds(state, 0, 60))
    state = table(hand="nimble_twist nimble_twist", known_hand="nimble_twist nimble_twist")
    play(state, "discard:nimble_twist")
    assert part(state, "known_hand") == ["nimble_twist"]


@pytest.mark.rule("KELP-O4", "KELP-38")
def test_when_the_deck_runs_out_the_whole_hand_is_known() -> None:
    gone = "stir_the_sand stir_the_sand trial_and_error"
    state = table(hand="blend_in quick_learning", deck="nimble_twist", discard="blend_in nimble_twist", removed=gone)
    play(state, "draw")
    # three cards are sure: the two of before and the last of the old deck; the fourth came from the new one
    assert part(state, "known_hand") == ["quick_learning", "nimble_twist", "blend_in"]
    hands = {tuple(part(world, "hand")) for world in worlds(state, 0, 60)}
    assert hands == {
        ("quick_learning", "nimble_twist", "nimble_twist", "blend_in"),
        ("quick_learning", "nimble_twist", "blend_in", "blend_in"),
    }


# -- the trail of the blocks -----------------------------------------------------------------------


@pytest.mark.rule("KELP-O4")
def test_at_the_start_the_octopus_may_be_anywhere() -> None:
    found = lairs(GAME.start(2, seed="3" * 32), count=900)
    assert set(found) == {f"z{zone}" for zone in range(1, 10)}
    assert all(60 < count < 145 for count in found.values())


@pytest.mark.rule("KELP-O4", "KELP-44")
def test_a_block_that_was_seen_is_followed_through_hiding_and_swaps() -> None:
    # given an octopus that was revealed, hidden again and moved
    state = table("o! s! s!  s s s  s s 1", hand="blend_in unexpected_dodge")
    play(state, "play:blend_in", "hide:z1", "hide:z2")
    play(state, "play:unexpected_dodge", "reveal:z9", "swap:z1-z4", "swap:z4-z5")
    assert zones(state).split()[4] == "o"
    # then the shark knows where it is, though it sees no symbol
    assert GAME.view(state, 0)["zones"][4]["block"] is None
    assert set(lairs(state)) == {"z5"}


@pytest.mark.rule("KELP-O4", "KELP-45")
def test_a_shuffle_spreads_what_was_known_over_the_shuffled_zones() -> None:
    state = table("o! s! s!  s s s  s s 1", hand="blend_in stir_the_sand")
    play(state, "play:blend_in", "hide:z1", "hide:z2")
    play(state, "play:stir_the_sand", "reveal:z9", "shuffle:z1", "shuffle:z5", "settle:z5")
    found = lairs(state, count=400)
    assert set(found) == {"z1", "z5"}
    assert all(count > 140 for count in found.values())


@pytest.mark.rule("KELP-O4")
def test_crossed_shuffles_keep_what_cannot_have_happened_out() -> None:
    # given a and b mixed, c and d mixed, then one of each side mixed in the middle, then the outer two
    trail = {
        "begin": ["octopus", "trap_current_1", "trap_current_2", "trap_hide_2", *["shell"] * 5],
        "since": ["shuffled z1 z2", "shuffled z3 z4", "shuffled z2 z3", "shuffled z1 z4"],
    }
    state = table("o 1 2  h s s  s s s", trail=trail)
    for world in worlds(state, 0, 300):
        blocks = part(world, "zones")
        outer = {blocks[0], blocks[3]}
        # one of each pair lies outside: never both of a pair
        assert len(outer & {"octopus", "trap_current_1"}) == 1
    # exactly the sixteen arrangements that can have come about, all equally likely
    chances = state.trail.chances()
    assert chances.count == 16
    assert [round(chances.chance[i] * 16, 9) for i in range(16)] == [1.0] * 16


@pytest.mark.rule("KELP-O4")
def test_what_is_revealed_narrows_down_what_is_not() -> None:
    # given two known blocks mixed with each other
    trail = {
        "begin": ["octopus", "trap_current_1", *["shell"] * 7],
        "since": ["shuffled z1 z2", "seen z2 trap_current_1"],
    }
    state = table("o 1! s  s s s  s s s", trail=trail)
    assert set(lairs(state)) == {"z1"}


@pytest.mark.rule("KELP-O4")
def test_evidence_counts_by_its_likelihood() -> None:
    # the octopus was in z1; z1 was mixed with two zones, then one of those with a far zone
    trail = {
        "begin": ["octopus", *["shell"] * 7, "trap_current_1"],
        "since": ["shuffled z1 z2 z3", "shuffled z3 z9"],
    }
    state = table("o s s  s s s  s s 1", trail=trail)
    likely = [round(chance * 6, 6) for chance in whereabouts(state.trail.chances(), state.pack.octopus)]
    assert likely == [2.0, 2.0, 1.0, 0, 0, 0, 0, 0, 1.0]


@pytest.mark.rule("KELP-O4", "KELP-50")
def test_an_exchanged_block_is_known() -> None:
    state = table("o s! s  s s s  s s 1", hand="trial_and_error blend_in")
    play(state, "play:trial_and_error", "reveal:z3", "learn:trap_send_home", "exchange:z2")
    play(state, "play:blend_in")
    assert set(lairs(state, "trap_send_home", 40)) == {"z2"}


@pytest.mark.rule("KELP-O7", "KELP-O4")
def test_during_a_shuffle_no_world_knows_which_block_comes_next() -> None:
    state = table("o! s s!  s! s s  s s 1", hand="ink_cloud")
    play(state, "play:ink_cloud", "reveal:z2", "reveal:z5", "reveal:z6", "shuffle:z1", "shuffle:z2", "shuffle:z3")
    assert moves(state) == ["settle:z1", "settle:z2", "settle:z3"]
    for world in worlds(state, 0, 30):
        assert sorted(part(world, "block_bag")) == ["octopus", "shell", "shell"]
    placed: Counter[str] = Counter()
    for world in worlds(state, 0, 300):
        play(world, "settle:z3")
        placed[part(world, "zones")[2]] += 1
    assert 60 < placed["octopus"] < 140
    # once a block is placed, it may be any of them to the shark
    play(state, "settle:z1")
    seen = {part(world, "zones")[0] for world in worlds(state, 0, 100)}
    assert seen == {"octopus", "shell"}


def test_a_world_of_a_world_is_the_same_world() -> None:
    state = GAME.start(2, seed="7" * 32)
    play(state, "shark:k1")
    for seat in (0, 1):
        direct: Any = GAME.write_state(state.determinize(seat, Quick(5)))
        assert GAME.write_state(state.determinize(seat, Quick(9)).determinize(seat, Quick(5))) == direct
