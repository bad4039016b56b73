"""Step 3: the move, with and without currents."""

from __future__ import annotations

import pytest

from seaboard.games.kelp.game import GAME
from seaboard.games.kelp.state import Kelp
from tests.games.kelp.table import happened, moves, part, phase, play, shark_at, table, where, why_not


@pytest.mark.rule("KELP-79", "KELP-80", "KELP-D19")
def test_without_currents_one_cell_forward() -> None:
    state = table(phase="move", shark=shark_at("e45", "S"))
    assert moves(state) == ["swim:e78.N", "swim:e47.E", "swim:e58.W"]
    # no turning round, no going back, no staying
    assert why_not(state, "swim:e12.S").code == "kelp-not-ahead"
    assert why_not(state, "done").code == "kelp-other-step"
    play(state, "swim:e58.W")
    assert where(state) == ("e58", "E")


@pytest.mark.rule("KELP-E2", "KELP-81", "KELP-83", "KELP-R27", "KELP-93")
def test_example_2_one_current() -> None:
    # given a die on the only cell ahead
    state = table(phase="move", shark=shark_at("e12", "N"), currents={"k1": 3})
    play(state, "swim:k1.A")
    assert where(state) == ("e14", "E")
    assert part(state, "currents") == {}
    assert part(state, "growth") == ["blue"]


@pytest.mark.rule("KELP-E3", "KELP-81", "KELP-83")
def test_example_3_two_falling_currents() -> None:
    state = table(phase="move", shark=shark_at("e12", "N"), currents={"k1": 5, "e14": 2})
    play(state, "swim:k1.A")
    # over k1 and e14 to the crossing, where the line is chosen
    assert moves(state) == ["swim:e45.N", "swim:e25.W"]
    play(state, "swim:e45.N")
    assert where(state) == ("e45", "S")
    # only the first die is taken
    assert part(state, "currents") == {"e14": 2}
    assert part(state, "growth") == ["blue"]


@pytest.mark.rule("KELP-E3", "KELP-81")
@pytest.mark.parametrize(("first", "second"), [(3, 3), (2, 5), (1, 1)])
def test_equal_or_rising_currents_close_the_way(first: int, second: int) -> None:
    state = table(phase="move", shark=shark_at("e45", "N"), currents={"e12": first, "k1": second})
    assert moves(state) == ["swim:e14.E", "swim:e25.W"]
    assert why_not(state, "swim:e12.S").code == "kelp-rising-current"


@pytest.mark.rule("KELP-81")
def test_numbers_need_not_follow_each_other() -> None:
    state = table(phase="move", shark=shark_at("e45", "N"), currents={"e12": 6, "k1": 4, "e14": 1})
    play(state, "swim:e12.S")
    # over three dice round the corner and back to the crossing, where only e25 is neither die nor start
    assert where(state) == ("e25", "E")
    assert part(state, "currents") == {"k1": 4, "e14": 1}


@pytest.mark.rule("KELP-R24")
def test_over_a_current_the_shark_swims_on() -> None:
    state = table(phase="move", shark=shark_at("e12", "N"), currents={"k1": 3})
    play(state, "swim:k1.A")
    assert where(state)[0] != "k1"


@pytest.mark.rule("KELP-R23")
def test_the_move_does_not_end_where_it_began_nor_pass_a_die_twice() -> None:
    # the loop k1 - e14 leads back to the crossing; e12 is where the shark came from
    state = table(phase="move", shark=shark_at("e12", "N"), currents={"k1": 5, "e14": 4})
    play(state, "swim:k1.A")
    assert "swim:e12.S" not in moves(state)
    # with the other lines closed there is no move at all over these dice
    state = table(phase="move", shark=shark_at("e12", "N"), currents={"k1": 5, "e14": 4, "e45": 4, "e25": 6})
    assert moves(state) == ["swim:k1.A"]
    play(state, "swim:k1.A")
    # so it was a forced move onto k1
    assert where(state) == ("k1", "B")


@pytest.mark.rule("KELP-84", "KELP-R25")
def test_without_a_legal_move_the_nearest_die_gives_way() -> None:
    blue = {"blue": 5, "yellow": 7, "red": 9}
    state = table(
        phase="move",
        shark=shark_at("e45", "N"),
        currents={"e12": 2, "k1": 3, "e14": 2, "e25": 1, "e23": 4, "e56": 4, "e36": 4},
        dice_supply=blue,
    )
    # every line ahead is closed: e12 by the rising k1, e14 likewise, e25 by what lies behind it
    assert moves(state) == ["swim:e12.S", "swim:e14.E", "swim:e25.W"]
    before = part(state, "bag")["blue"]
    play(state, "swim:e25.W")
    assert where(state) == ("e25", "E")
    assert part(state, "bag")["blue"] == before + 1
    assert part(state, "growth") == []
    assert "e25" not in part(state, "currents")


@pytest.mark.rule("KELP-83", "KELP-95")
def test_with_all_tiles_turned_the_first_die_goes_to_the_bag() -> None:
    state = table(phase="move", shark=shark_at("e12", "N"), currents={"k1": 3}, tiles=4)
    before = part(state, "bag")["blue"]
    events = play(state, "swim:k1.A")
    assert part(state, "bag")["blue"] == before + 1
    assert part(state, "growth") == []
    # and so it is told
    assert happened(events, "ride") == []
    assert happened(events, "ride-to-bag") == [{"cell": "k1", "value": 3}]


# -- Swift -----------------------------------------------------------------------------------------


@pytest.mark.rule("KELP-115", "KELP-R26", "KELP-D19")
def test_swift_before_the_move() -> None:
    state = table(phase="move", shark=shark_at("e12", "N"), owned="swift")
    play(state, "use:swift")
    assert moves(state) == ["step:k1.A"]
    play(state, "step:k1.A")
    assert phase(state) == "move"
    play(state, "swim:e14.W")
    assert where(state) == ("e14", "E")
    assert part(state, "used") == ["swift"]


@pytest.mark.rule("KELP-115", "KELP-R26")
def test_swift_after_the_move() -> None:
    state = table(phase="move", shark=shark_at("e12", "N"), owned="swift")
    play(state, "swim:k1.A")
    assert moves(state) == ["done", "use:swift"]
    play(state, "use:swift", "step:e14.W")
    assert where(state) == ("e14", "E")


@pytest.mark.rule("KELP-R26")
def test_swift_never_goes_over_a_die() -> None:
    state = table(phase="move", shark=shark_at("e12", "N"), owned="swift", currents={"k1": 2})
    assert moves(state) == ["swim:k1.A"]


@pytest.mark.rule("KELP-R23", "KELP-R26")
def test_with_swift_the_step_does_not_end_where_it_began() -> None:
    state = table(phase="move", shark=shark_at("e12", "N"), owned="swift swift")
    play(state, "use:swift", "step:k1.A", "swim:e14.W", "use:swift")
    assert "step:e12.S" not in moves(state)
    assert moves(state) == ["step:e45.N", "step:e25.W"]


@pytest.mark.rule("KELP-R26", "KELP-R25")
def test_if_a_swift_step_leaves_no_move_the_forced_one_applies() -> None:
    state = table(phase="move", shark=shark_at("e45", "N"), owned="swift", currents={"k1": 1, "e14": 2})
    play(state, "use:swift", "step:e12.S")
    # from e12 the only way is k1, from where e14 rises
    assert moves(state) == ["swim:k1.A"]
    play(state, "swim:k1.A")
    assert where(state) == ("k1", "B")
    assert part(state, "currents") == {"e14": 2}
    assert part(state, "growth") == []


@pytest.mark.rule("KELP-R29")
def test_once_the_move_is_declared_earlier_cards_are_too_late() -> None:
    state = table(phase="move", shark=shark_at("e12", "N"), owned="swift agile", pool="red/2")
    play(state, "use:swift", "step:k1.A")
    assert "use:agile" not in moves(state)


def ways(state: Kelp) -> list[str]:
    """The ways that both sides see before the shark moves."""
    seen = [GAME.view(state, seat)["shark"]["ways"] for seat in (0, 1, None)]
    assert seen[0] == seen[1] == seen[2]
    return [" ".join(way) for way in seen[0]]


@pytest.mark.rule("KELP-79", "KELP-81")
def test_the_ways_ahead_are_shown_to_their_ends() -> None:
    state = table(phase="move", shark=shark_at("e12", "N"), currents={"k1": 5, "e14": 2})
    assert ways(state) == ["k1.A e14.W e45.N", "k1.A e14.W e25.W"]
    play(state, "swim:k1.A")
    # on the way, what is left of it
    assert ways(state) == ["e45.N", "e25.W"]
    play(state, "swim:e45.N")
    assert ways(state) == []


@pytest.mark.rule("KELP-R25")
def test_a_forced_way_ends_on_the_die() -> None:
    state = table(phase="move", shark=shark_at("e12", "N"), currents={"k1": 5, "e14": 4, "e45": 4, "e25": 6})
    assert ways(state) == ["k1.A"]
