"""Steps 5 and 6: growth, energy, buying, hunger, and the ends that follow from them."""

from __future__ import annotations

from typing import Any

import pytest

from seaboard.games.kelp.state import Kelp
from tests.games.kelp.table import ending, happened, moves, part, phase, play, shark_at, table, until, why_not

BETWEEN = shark_at("e45", "S")


def buying(energy: str, row: str, **parts: Any) -> Kelp:
    return table(phase="buy", energy=energy, row=row, shark=BETWEEN, **parts)


def saving(pool: str, **parts: Any) -> Kelp:
    """The start of step 6 with these dice left in the pool."""
    parts.setdefault("row", "hostile")
    state = table(phase="spend", pool=pool, shark=BETWEEN, **parts)
    play(state, "done")
    return state


# -- growth ----------------------------------------------------------------------------------------


@pytest.mark.rule("KELP-93", "KELP-94", "KELP-R28")
def test_a_full_tile_is_turned_and_its_dice_go_to_the_bag() -> None:
    state = table(phase="grow", growth="blue yellow", turn={"searched": 2})
    before = part(state, "bag")
    play(state, "done")
    assert part(state, "tiles") == 1
    # the first search die filled tile 1, the second begins tile 2
    assert part(state, "growth") == ["yellow"]
    after = part(state, "bag")
    assert (after["blue"], after["yellow"]) == (before["blue"] + 1, before["yellow"] + 2)


@pytest.mark.rule("KELP-R28")
def test_the_current_comes_before_the_search_dice() -> None:
    state = table(phase="grow", growth="yellow yellow", turn={"swum": 1, "searched": 1})
    play(state, "done")
    assert part(state, "growth") == ["yellow"]


@pytest.mark.rule("KELP-95")
def test_with_all_tiles_turned_used_dice_go_to_the_bag() -> None:
    state = table(phase="grow", tiles=4, turn={"searched": 2})
    before = part(state, "bag")["yellow"]
    play(state, "done")
    assert part(state, "bag")["yellow"] == before + 2
    assert part(state, "growth") == []


@pytest.mark.rule("KELP-E5", "KELP-94", "KELP-118")
def test_example_5_a_tile_filled_this_turn_already_helps() -> None:
    # given tile 1 active and one die on tile 2
    state = table(
        "o s s  s s s  s s 1",
        phase="move",
        shark=shark_at("e12", "N"),
        currents={"k1": 2},
        pool="yellow/5 blue/2",
        tiles=1,
        growth="blue",
        row="fierce",
    )
    # when a current is swum over and a search die is used
    play(state, "swim:k1.A", "hunt:yellow/5", "aim:z4")
    # then tile 2 is turned, its three dice are in the bag, and 2 energy buy a card for 7
    assert part(state, "tiles") == 2
    assert part(state, "growth") == []
    assert phase(state) == "buy"
    assert "buy:fierce" in moves(state)


# -- storing ---------------------------------------------------------------------------------------


@pytest.mark.rule("KELP-96")
def test_all_dice_left_go_into_the_slots_whatever_their_colour() -> None:
    state = saving("blue/3 red/2")
    assert part(state, "energy") == ["blue/3", "red/2"]
    assert part(state, "pool") == []


@pytest.mark.rule("KELP-96", "KELP-135", "KELP-D24", "KELP-R42")
def test_more_dice_than_slots_are_a_choice() -> None:
    state = saving("blue/3 red/2", energy="yellow/1 yellow/2")
    assert phase(state) == "save"
    # stored dice are not among the choices
    assert moves(state) == ["save:blue/3", "save:red/2"]
    before = part(state, "bag")["red"]
    play(state, "save:blue/3")
    assert part(state, "bag")["red"] >= before + 1
    assert phase(state) in ("buy", "action")


@pytest.mark.rule("KELP-R32", "KELP-R54", "KELP-D24")
def test_a_watchful_die_may_be_added_or_not() -> None:
    state = saving("blue/3", watched="yellow/2", laid="watchful")
    assert moves(state) == ["done", "save:watched/yellow/2"]
    play(state, "save:watched/yellow/2")
    assert part(state, "energy") == ["blue/3", "yellow/2"]
    assert part(state, "used") == ["watchful"]


@pytest.mark.rule("KELP-R54", "KELP-96")
def test_a_watchful_die_may_crowd_a_pool_die_out() -> None:
    state = saving("blue/3 red/2", energy="yellow/1", watched="yellow/6", laid="watchful")
    play(state, "save:watched/yellow/6")
    assert moves(state) == ["save:blue/3", "save:red/2"]


# -- buying ----------------------------------------------------------------------------------------


@pytest.mark.rule("KELP-97", "KELP-D25")
def test_with_one_or_two_slots_filled_buying_is_optional() -> None:
    for energy in ("blue/6", "blue/6 blue/5"):
        state = buying(energy, "hungry")
        assert "done" in moves(state)
        play(state, "done")
        assert sorted(part(state, "energy")) == sorted(energy.split())
        assert part(state, "hunger") == []


def test_energy_is_told_of_only_if_there_is_some() -> None:
    for pool, told in (("", 0), ("blue/3", 1)):
        state = table(phase="spend", pool=pool, row="hostile", shark=BETWEEN)
        assert len(happened(play(state, "done"), "energy")) == told


@pytest.mark.rule("KELP-97", "KELP-D25")
def test_with_three_slots_filled_buying_is_compulsory() -> None:
    state = buying("blue/2 blue/2 blue/2", "hungry bold")
    assert "done" not in moves(state)
    assert why_not(state, "done").code == "kelp-must-buy"


@pytest.mark.rule("KELP-98", "KELP-D26")
def test_energy_is_the_sum_of_the_dice() -> None:
    state = buying("blue/3 red/4", "fierce hostile swift aggressive")
    assert [text for text in moves(state) if text.startswith("buy")] == ["buy:fierce", "buy:swift"]
    refusal = why_not(state, "buy:hostile")
    assert refusal.code == "kelp-cannot-buy"
    assert refusal.facts["cost"] == 9


@pytest.mark.rule("KELP-E6", "KELP-98", "KELP-101", "KELP-137", "KELP-D26", "KELP-D27")
def test_example_6_ten_energy() -> None:
    # one card, or two for ten together
    state = buying("blue/4 yellow/6", "hungry watchful hostile fierce", shark_deck="swift agile")
    play(state, "buy:hungry")
    assert moves(state) == ["done", "lower:blue/4", "lower:yellow/6", "buy:swift", "buy:watchful"]
    play(state, "buy:watchful")
    # nothing is left to buy: one die goes to hunger, whatever the number of cards
    assert moves(state) == ["feed:blue/4", "feed:yellow/6"]
    before = part(state, "bag")
    play(state, "feed:blue/4")
    assert part(state, "hunger") == ["blue"]
    assert part(state, "bag")["yellow"] == before["yellow"] + 1
    assert part(state, "energy") == []
    assert sorted(part(state, "owned")) == ["hungry", "watchful"]


@pytest.mark.rule("KELP-98")
def test_a_bought_card_is_replaced_at_once() -> None:
    state = buying("blue/6", "hungry hostile hostile aggressive", shark_deck="swift")
    events = play(state, "buy:hungry")
    assert part(state, "row") == ["swift", "hostile", "hostile", "aggressive"]
    assert happened(events, "row") == [{"skill": "swift"}]


@pytest.mark.rule("KELP-99", "KELP-140")
def test_the_dice_of_a_card_go_into_the_bag_at_once() -> None:
    state = buying("blue/6 blue/6", "aggressive hostile")
    play(state, "buy:aggressive")
    assert part(state, "dice_supply")["red"] == 7
    assert part(state, "bag")["red"] == 3


@pytest.mark.rule("KELP-99")
def test_a_card_works_from_the_next_turn_on() -> None:
    state = buying("blue/6 blue/3", "hostile", shark_deck="", hand="blend_in nimble_twist")
    play(state, "buy:hostile", "feed:blue/3")
    assert state.actor() == 1
    play(state, "discard:blend_in", "discard:nimble_twist")
    assert moves(state) == ["done", "use:hostile"]


@pytest.mark.rule("KELP-98")
def test_what_is_not_spent_is_lost() -> None:
    state = buying("blue/6 blue/6", "swift hostile", shark_deck="")
    play(state, "buy:swift")
    # the other card is out of reach, so buying is over
    assert part(state, "energy") == []


@pytest.mark.rule("KELP-100", "KELP-R37", "KELP-D26")
def test_a_refresh_lowers_a_die_and_changes_a_card() -> None:
    state = buying("blue/6 yellow/1", "hungry hostile swift", shark_deck="agile bold")
    # a die that shows 1 cannot be lowered
    assert [text for text in moves(state) if text.startswith("lower")] == ["lower:blue/6"]
    play(state, "lower:blue/6")
    play(state, "refresh:hostile")
    assert part(state, "energy") == ["blue/5", "yellow/1"]
    assert part(state, "row")[:3] == ["hungry", "agile", "swift"]
    # after a refresh a card must be bought
    assert "done" not in moves(state)
    play(state, "buy:swift")
    assert phase(state) == "feed"


@pytest.mark.rule("KELP-100", "KELP-R37")
def test_the_only_card_within_reach_cannot_be_refreshed_away() -> None:
    state = buying("blue/6", "hungry hostile aggressive", shark_deck="agile bold")
    play(state, "lower:blue/6")
    assert moves(state) == ["refresh:hostile", "refresh:aggressive"]
    # and if lowering puts the last card out of reach, there is no refresh at all
    state = buying("blue/5", "hungry hostile aggressive", shark_deck="agile bold")
    assert moves(state) == ["done", "buy:hungry"]


@pytest.mark.rule("KELP-R37")
def test_a_refresh_needs_a_deck_and_may_be_repeated() -> None:
    state = buying("blue/6", "swift hungry", shark_deck="", used="hostile")
    assert not any(text.startswith("lower") for text in moves(state))
    state = buying("blue/6 blue/6", "swift hostile", shark_deck="aggressive bold agile")
    play(state, "lower:blue/6", "refresh:hostile", "lower:blue/6", "refresh:aggressive")
    assert part(state, "energy") == ["blue/5", "blue/5"]


@pytest.mark.rule("KELP-118", "KELP-R36")
@pytest.mark.parametrize(("energy", "total"), [("blue/1", 6), ("blue/5", 10), ("blue/6", 6), ("blue/2 red/3", 10)])
def test_tile_2_adds_five_to_a_small_sum(energy: str, total: int) -> None:
    state = saving("", energy=energy, tiles=2, row="swift fierce hostile relentless")
    costs = {"swift": 4, "fierce": 7, "hostile": 9, "relentless": 5}
    assert {text.partition(":")[2] for text in moves(state) if text.startswith("buy")} == {
        name for name, cost in costs.items() if cost <= total
    }


@pytest.mark.rule("KELP-118")
def test_tile_2_needs_a_die_in_a_slot() -> None:
    state = saving("", tiles=2, row="swift")
    assert state.actor() == 1


@pytest.mark.rule("KELP-R36")
def test_a_refresh_neither_brings_nor_takes_the_bonus() -> None:
    # 6 energy have no bonus, and lowering one die to 5 does not bring it
    state = saving("", energy="blue/6", tiles=2, row="swift agile hostile", shark_deck="bold")
    play(state, "lower:blue/6", "refresh:hostile")
    assert "buy:bold" not in moves(state)


@pytest.mark.rule("KELP-102", "KELP-R38")
@pytest.mark.parametrize("row", ["hostile aggressive", ""])
def test_three_dice_that_buy_nothing_return_to_the_bag(row: str) -> None:
    state = saving("blue/1 blue/2", energy="yellow/1", row=row, hand="blend_in")
    assert part(state, "energy") == []
    assert part(state, "hunger") == []
    assert state.actor() == 1


@pytest.mark.rule("KELP-97")
def test_fewer_dice_that_buy_nothing_stay() -> None:
    state = saving("blue/1", energy="yellow/1", row="hostile")
    assert part(state, "energy") == ["blue/1", "yellow/1"]


@pytest.mark.rule("KELP-R38")
def test_with_an_empty_deck_the_row_shrinks() -> None:
    state = buying("blue/6", "swift hostile", shark_deck="")
    play(state, "buy:swift")
    assert part(state, "row") == [None, "hostile", None, None]


@pytest.mark.rule("KELP-R39")
def test_a_colour_that_has_run_out_gives_what_is_left() -> None:
    state = buying("blue/6 blue/6", "aggressive", dice_supply={"blue": 8, "yellow": 7, "red": 1})
    before = part(state, "bag")["red"]
    play(state, "buy:aggressive")
    assert part(state, "dice_supply")["red"] == 0
    assert part(state, "bag")["red"] == before + 1


# -- hunger ----------------------------------------------------------------------------------------


@pytest.mark.rule("KELP-101", "KELP-D27", "KELP-103")
def test_equal_energy_dice_leave_no_choice() -> None:
    state = buying("blue/4 blue/4", "swift", shark_deck="hostile")
    play(state, "buy:swift")
    assert part(state, "hunger") == ["blue"]


@pytest.mark.rule("KELP-103", "KELP-129", "KELP-R40")
def test_the_seventh_die_loses_although_cards_were_bought() -> None:
    state = buying("blue/6 red/3", "hostile", hunger="red blue blue blue blue blue", shark_deck="")
    play(state, "buy:hostile")
    assert phase(state) == "feed"
    assert part(state, "owned") == ["hostile"]
    play(state, "feed:blue/6")
    assert ending(state) == ("exhausted", 1)


@pytest.mark.rule("KELP-103")
def test_hunger_dice_stay_for_the_game() -> None:
    state = table(phase="currents", pool="blue/4", hunger="red blue", shark=BETWEEN, hand="blend_in")
    play(state, "done", "swim:e78.N")
    until(state, "action")
    assert part(state, "hunger") == ["blue", "red"]


@pytest.mark.rule("KELP-131", "KELP-R41")
def test_six_hungry_dice_and_no_red_one_left_is_a_loss() -> None:
    full = {"blue": 8, "yellow": 7, "red": 9}
    state = saving("blue/1", hunger="red blue blue blue blue blue", dice_supply=full)
    assert ending(state) == ("toothless", 1)
    # a red die in a slot, in the bag or on a Watchful card keeps hope
    for parts in (
        {"energy": "red/1", "dice_supply": {**full, "red": 8}},
        {"dice_supply": {**full, "red": 8}},
        {"watched": "red/1", "laid": "watchful", "dice_supply": {**full, "red": 8}},
    ):
        state = saving("", hunger="red blue blue blue blue blue", **parts)
        if phase(state) == "save":
            play(state, "done")
        assert state.actor() == 1, parts


@pytest.mark.rule("KELP-131", "KELP-R41")
def test_with_five_hungry_dice_a_shark_without_red_ones_hunts_on() -> None:
    full = {"blue": 8, "yellow": 7, "red": 9}
    state = saving("blue/1", hunger="red blue blue blue blue", dice_supply=full)
    assert not state.over()
    assert state.actor() == 1


@pytest.mark.rule("KELP-R45")
def test_after_many_rounds_the_octopus_wins() -> None:
    state = saving("blue/1", round=200)
    assert ending(state) == ("too-long", 1)
    state = saving("blue/1", round=199)
    assert part(state, "round") == 200
    state = saving("blue/1", round=10, options={"most_rounds": 10})
    assert ending(state) == ("too-long", 1)
