"""Step 4: search and attack."""

from __future__ import annotations

import pytest

from tests.games.kelp.table import ending, happened, moves, part, phase, play, shark_at, table, where, why_not, zones

BETWEEN = shark_at("e45", "S")  # between kelp (4+) and the open centre (2+)


@pytest.mark.rule("KELP-85", "KELP-86", "KELP-D20")
def test_dice_fit_touched_zones_by_value() -> None:
    state = table(phase="hunt", pool="yellow/1 yellow/3 red/4 blue/6", shark=BETWEEN)
    assert moves(state) == ["done", "hunt:yellow/3", "hunt:red/4"]
    assert why_not(state, "hunt:yellow/1").code == "kelp-die-too-low"
    play(state, "hunt:red/4")
    assert moves(state) == ["aim:z4", "aim:z5"]


@pytest.mark.rule("KELP-85", "KELP-96")
def test_using_dice_is_optional() -> None:
    state = table(phase="hunt", pool="yellow/3 red/4", shark=BETWEEN, row="hostile")
    play(state, "done")
    assert part(state, "energy") == ["yellow/3", "red/4"]
    assert zones(state).count("!") == 0


@pytest.mark.rule("KELP-18", "KELP-85", "KELP-R3")
def test_a_corner_cell_reaches_its_one_zone() -> None:
    state = table(phase="hunt", pool="yellow/6 red/6", shark=shark_at("k1", "A"))
    play(state, "hunt:yellow/6")
    # the zone is taken, so the red die has nowhere to go and the search is resolved
    assert part(state, "zones")[0] == "octopus/revealed"


@pytest.mark.rule("KELP-86", "KELP-R53")
def test_a_zone_takes_one_die_and_a_turn_two() -> None:
    state = table(phase="hunt", pool="yellow/4 yellow/5 red/6", shark=BETWEEN)
    play(state, "hunt:yellow/4", "aim:z4")
    play(state, "hunt:yellow/5")
    # both zones are taken: the order is all that is left to choose
    assert phase(state) == "order"
    play(state, "resolve:z5")
    assert "hunt:red/6" not in moves(state)
    assert "red/6" in part(state, "energy") + part(state, "pool")


@pytest.mark.rule("KELP-87", "KELP-D20")
def test_all_dice_are_placed_before_any_is_resolved() -> None:
    state = table(phase="hunt", pool="yellow/3 yellow/4", shark=BETWEEN)
    play(state, "hunt:yellow/4", "aim:z4")
    assert zones(state).count("!") == 0
    play(state, "hunt:yellow/3")
    assert zones(state).count("!") == 0
    assert moves(state) == ["resolve:z4", "resolve:z5"]
    play(state, "resolve:z5")
    assert zones(state) == "o s s  s! s! s  s s 1"


@pytest.mark.rule("KELP-88", "KELP-93")
def test_a_search_reveals_a_hidden_block_and_feeds_growth() -> None:
    state = table("o s s  s s! s  s s 1", phase="hunt", pool="yellow/4", shark=BETWEEN)
    play(state, "hunt:yellow/4")
    assert zones(state) == "o s s  s! s! s  s s 1"
    assert part(state, "growth") == ["yellow"]


@pytest.mark.rule("KELP-88", "KELP-89")
def test_revealed_blocks_are_no_targets_but_the_octopus_is_one_for_an_attack() -> None:
    state = table("s s s  o! s! s  s s 1", phase="hunt", pool="yellow/5 red/5", shark=BETWEEN, row="hostile")
    assert moves(state) == ["done", "hunt:red/5"]
    state = table("o s s  s! s! s  s s 1", phase="move", pool="yellow/5 red/5", shark=shark_at("e12", "S"))
    play(state, "swim:e45.N")
    # nothing to aim at: the step is passed over and the dice are stored
    assert phase(state) in ("buy", "action")


@pytest.mark.rule("KELP-91")
def test_an_octopus_found_by_a_search_is_merely_found() -> None:
    state = table("s s s  s o s  s s 1", phase="hunt", pool="yellow/3", shark=BETWEEN)
    events = play(state, "hunt:yellow/3")
    assert happened(events, "confrontation") == []
    assert zones(state) == "s s s  s o! s  s s 1"
    assert state.actor() == 1


@pytest.mark.rule("KELP-90", "KELP-R21")
def test_an_attack_that_misses_goes_to_hunger() -> None:
    state = table("o s s  s s s  s s 1", phase="hunt", pool="red/3", shark=BETWEEN)
    events = play(state, "hunt:red/3")
    assert part(state, "hunger") == ["red"]
    kinds = [event.kind for event in events]
    assert kinds.index("reveal") < kinds.index("hunger")


@pytest.mark.rule("KELP-90", "KELP-R21", "KELP-65")
def test_an_attack_on_a_trap_springs_it_before_the_die_goes_to_hunger() -> None:
    state = table("o! s s  s h s  s s 1", phase="hunt", pool="red/3", shark=BETWEEN)
    play(state, "hunt:red/3")
    assert phase(state) == "hide"
    assert part(state, "hunger") == []
    play(state, "hide:z1")
    assert part(state, "hunger") == ["red"]


@pytest.mark.rule("KELP-129", "KELP-R21")
def test_the_seventh_die_ends_the_game_even_after_the_trap_was_used() -> None:
    state = table(
        "o! s s  s h s  s s 1", phase="hunt", pool="red/3", shark=BETWEEN, hunger="red red blue blue blue blue"
    )
    play(state, "hunt:red/3", "done")
    assert ending(state) == ("exhausted", 1)


@pytest.mark.rule("KELP-92", "KELP-R20")
def test_if_the_shark_is_sent_away_the_second_die_is_returned() -> None:
    state = table("o s s  s x s  s s 1", phase="hunt", pool="yellow/3 red/4", shark=BETWEEN)
    play(state, "hunt:yellow/3", "hunt:red/4", "resolve:z5")
    reds = part(state, "bag")["red"]
    events = play(state, "shark:k9")
    assert happened(events, "wasted") == [{"die": "red/4", "zone": "z4"}]
    assert part(state, "bag")["red"] == reds + 1
    assert part(state, "hunger") == []
    assert zones(state) == "o s s  s x! s  s s 1"
    assert where(state) == ("k9", "free")


@pytest.mark.rule("KELP-R20", "KELP-R19")
def test_a_target_is_checked_again_when_its_die_resolves() -> None:
    # given a red die on the revealed octopus and a yellow one on the hide trap
    state = table("s s s  o! h s  s s 1", phase="hunt", pool="yellow/3 red/4", shark=BETWEEN)
    play(state, "hunt:red/4", "aim:z4", "hunt:yellow/3", "resolve:z5")
    # when the trap hides the octopus under the waiting die
    play(state, "hide:z4")
    # then a hidden block is still a target, and the attack finds it
    assert phase(state) == "choose-escape"


@pytest.mark.rule("KELP-114", "KELP-D21")
def test_observant_ignores_the_trap_just_revealed() -> None:
    state = table("o! s s  s h s  s s 1", phase="hunt", pool="yellow/3", shark=BETWEEN, owned="observant")
    play(state, "hunt:yellow/3")
    assert phase(state) == "trap"
    assert state.actor() == 0
    assert moves(state) == ["done", "use:observant"]
    play(state, "use:observant")
    assert zones(state) == "o! s s  s h! s  s s 1"
    assert phase(state) == "action"
    assert part(state, "used") == ["observant"]
    # or it may be let work
    state = table("o! s s  s h s  s s 1", phase="hunt", pool="yellow/3", shark=BETWEEN, owned="observant")
    play(state, "hunt:yellow/3", "done")
    assert phase(state) == "hide"


@pytest.mark.rule("KELP-114", "KELP-90")
def test_observant_does_not_save_the_red_die() -> None:
    state = table("o! s s  s h s  s s 1", phase="hunt", pool="red/3", shark=BETWEEN, owned="observant")
    play(state, "hunt:red/3", "use:observant")
    assert part(state, "hunger") == ["red"]


@pytest.mark.rule("KELP-E4", "KELP-90", "KELP-93", "KELP-121")
def test_example_4_search_and_attack() -> None:
    # given kelp with the octopus on the left and a shell in the centre
    state = table("s s s  o s s  s s 1", phase="hunt", pool="yellow/3 red/5", shark=BETWEEN)
    # the yellow 3 fits the centre only, the red die both zones
    play(state, "hunt:yellow/3", "hunt:red/5")
    assert moves(state) == ["resolve:z4", "resolve:z5"]
    # first the search: a shell
    events = play(state, "resolve:z5")
    assert happened(events, "reveal")[0] == {"zone": "z5", "block": "shell"}
    # then the attack, at once: it is the octopus
    assert phase(state) == "choose-escape"
    play(state, "escape:red", "counter:yellow", "done")
    # it escaped: red to hunger, yellow to growth
    assert part(state, "hunger") == ["red"]
    assert part(state, "growth") == ["yellow"]
