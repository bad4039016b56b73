"""The confrontation, and the ways it can end."""

from __future__ import annotations

from typing import Any

import pytest

from seaboard.core.random import Quick
from seaboard.games.kelp import GAME
from seaboard.games.kelp.box.pack import standard_data
from seaboard.games.kelp.state import Kelp
from tests.games.kelp.table import ending, happened, moves, part, phase, play, shark_at, table, where, zones


def attacked(forest: str = "s s s  s o s  s s 1", **parts: Any) -> Kelp:
    """The shark on e45 attacks the octopus in the centre."""
    state = table(forest, phase="hunt", pool="red/3", shark=shark_at("e45", "S"), **parts)
    play(state, "hunt:red/3")
    return state


@pytest.mark.rule("KELP-121", "KELP-O6", "KELP-D22")
def test_both_choose_in_secret() -> None:
    state = attacked()
    assert state.actor() == 1
    assert moves(state) == ["escape:red", "escape:yellow", "escape:turquoise"]
    others = []
    for colour in ("red", "yellow", "turquoise"):
        state = attacked()
        events = play(state, f"escape:{colour}")
        assert events == []
        assert state.actor() == 0
        assert moves(state) == ["counter:red", "counter:yellow", "counter:turquoise"]
        others.append((GAME.view(state, 0), GAME.view(state, None), GAME.decision(state, 0)))
        assert GAME.view(state, 1)["octopus"]["escape"] == colour
    # the shark sees the same whatever was chosen
    assert others[0] == others[1] == others[2]
    # and worlds sampled for it have any of the colours
    sampled = {part(state.determinize(0, Quick(i)), "escape") for i in range(60)}
    assert sampled == {"red", "yellow", "turquoise"}


@pytest.mark.rule("KELP-122", "KELP-130")
@pytest.mark.parametrize("colour", ["red", "yellow", "turquoise"])
def test_the_same_colour_wins_for_the_shark(colour: str) -> None:
    state = attacked()
    play(state, f"escape:{colour}", f"counter:{colour}")
    assert ending(state) == ("caught", 0)
    assert state.returns() == [1.0, 0.0]


@pytest.mark.rule("KELP-E7", "KELP-123", "KELP-125", "KELP-126", "KELP-D23")
def test_example_7_an_escape_in_red() -> None:
    state = attacked()
    play(state, "escape:red", "counter:yellow")
    assert phase(state) == "survive"
    assert moves(state) == ["done", "use"]
    play(state, "use")
    # the red effect sends the shark to a hide
    assert moves(state) == ["shark:k1", "shark:k3", "shark:k7", "shark:k9"]
    play(state, "shark:k1")
    assert where(state) == ("k1", "free")
    # both red cards are gone, the shark's one unplayed; the yellow one it played is still there
    assert part(state, "confrontation") == ["yellow", "turquoise"]
    assert part(state, "hunger") == ["red"]
    red = next(card for card in standard_data()["confrontation"] if card["colour"] == "red")
    assert (red["octopus"], red["shark"]) == ("fight", "counterattack")


@pytest.mark.rule("KELP-123")
def test_the_effect_may_be_left_unused() -> None:
    state = attacked()
    play(state, "escape:red", "counter:yellow", "done")
    assert where(state) == ("e45", "S")
    assert part(state, "confrontation") == ["yellow", "turquoise"]


@pytest.mark.rule("KELP-126", "KELP-D23", "KELP-46")
def test_yellow_shuffles_the_octopus_with_two_others() -> None:
    state = attacked("s! s s  s o s  s s 1")
    play(state, "escape:yellow", "counter:red", "use")
    assert "shuffle:z5" not in moves(state)
    play(state, "shuffle:z1", "shuffle:z9")
    assert state.actor() == 0
    assert moves(state) == ["settle:z1", "settle:z5", "settle:z9"]
    play(state, "settle:z1", "settle:z5")
    assert zones(state).count("!") == 0
    assert part(state, "confrontation") == ["red", "turquoise"]


@pytest.mark.rule("KELP-126", "KELP-127", "KELP-R57")
def test_turquoise_hides_up_to_four_blocks() -> None:
    state = attacked("s! s! s!  s! o s  s s 1")
    play(state, "escape:turquoise", "counter:red", "use")
    play(state, "hide:z5", "hide:z1", "hide:z2", "hide:z3")
    assert zones(state) == "s s s  s! o s  s s 1"
    # or fewer; then the octopus stays as it is
    state = attacked("s! s! s!  s! o s  s s 1")
    play(state, "escape:turquoise", "counter:red", "use", "hide:z1", "done")
    assert zones(state) == "s s! s!  s! o! s  s s 1"


@pytest.mark.rule("KELP-127", "KELP-90")
def test_after_an_escape_the_octopus_lies_revealed() -> None:
    state = attacked()
    play(state, "escape:red", "counter:turquoise", "done")
    assert zones(state) == "s s s  s o! s  s s 1"


@pytest.mark.rule("KELP-124")
def test_the_second_confrontation_is_two_against_two_and_the_third_is_lost() -> None:
    state = attacked(confrontation="yellow turquoise")
    assert moves(state) == ["escape:yellow", "escape:turquoise"]
    play(state, "escape:yellow")
    assert moves(state) == ["counter:yellow", "counter:turquoise"]
    state = attacked(confrontation="turquoise")
    assert ending(state) == ("caught", 0)


@pytest.mark.rule("KELP-R50", "KELP-123")
def test_a_survival_effect_is_asked_for_only_if_it_is_possible() -> None:
    # all three effects of the pack are always possible for an octopus that lies revealed
    for colour in ("red", "yellow", "turquoise"):
        state = attacked()
        play(state, f"escape:{colour}", "counter:red" if colour != "red" else "counter:yellow")
        assert phase(state) == "survive"


@pytest.mark.rule("KELP-129", "KELP-R21")
def test_the_seventh_die_after_an_escape_wins_for_the_octopus() -> None:
    state = attacked(hunger="red red blue blue blue blue")
    play(state, "escape:red", "counter:yellow", "done")
    assert ending(state) == ("exhausted", 1)


@pytest.mark.rule("KELP-110", "KELP-R33", "KELP-D16")
def test_hostile_removes_a_random_pair() -> None:
    gone = set()
    for seed in range(30):
        state = table(phase="draw", owned="hostile", turn={"fresh": 1}, seed=f"{seed:032x}")
        events = play(state, "use:hostile")
        colour = happened(events, "purge")[0]["colour"]
        assert colour not in part(state, "confrontation")
        assert len(part(state, "confrontation")) == 2
        gone.add(colour)
        # the step goes on where it was
        assert phase(state) == "draw"
    assert gone == {"red", "yellow", "turquoise"}


@pytest.mark.rule("KELP-136", "KELP-R33")
def test_hostile_is_of_no_use_with_one_pair_left() -> None:
    state = table(phase="draw", owned="hostile", turn={"fresh": 1}, confrontation="red")
    assert moves(state) == ["done"]
    # two cards in one step leave the last pair alone
    state = table(phase="draw", owned="hostile hostile", turn={"fresh": 1}, confrontation="red yellow")
    play(state, "use:hostile")
    assert moves(state) == ["done"]


@pytest.mark.rule("KELP-99", "KELP-R33")
def test_hostile_is_not_offered_inside_a_resolution() -> None:
    state = attacked(owned="hostile", turn={"fresh": 1})
    play(state, "escape:red")
    assert not any(text.startswith("use") for text in moves(state))
