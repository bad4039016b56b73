"""Steps 1 and 2 of the shark: draw and roll, place currents; and the cards that work there."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from seaboard.games.kelp import GAME
from seaboard.games.kelp.state import Kelp
from tests.games.kelp.table import ending, happened, moves, part, phase, play, shark_at, table, until, why_not

FULL = {"blue": 7, "yellow": 3, "red": 1}


def supply_without(**bag: int) -> dict[str, int]:
    """A dice supply that leaves just these dice for the bag."""
    return {colour: count - bag.get(colour, 0) for colour, count in (("blue", 15), ("yellow", 10), ("red", 10))}


def rolled(pool: str, **parts: Any) -> Kelp:
    """The window after the roll."""
    parts.setdefault("shark", shark_at("e45", "S"))
    return table(phase="rolled", pool=pool, **parts)


@pytest.mark.rule("KELP-75", "KELP-76")
def test_six_steps_in_order_with_two_dice_rolled() -> None:
    # given a shark at the beginning of its turn, with a Hostile card that shows the start of each step
    state = table(phase="draw", owned="hostile", turn={"fresh": 1})
    events = play(state, "done")
    assert happened(events, "take-dice") == [{"seat": 0, "count": 2}]
    dice = happened(events, "roll")[0]["dice"]
    assert isinstance(dice, list)
    assert len(dice) == 2
    assert sum(part(state, "bag").values()) == 9
    # then the steps follow each other
    seen = [phase(state)]
    while state.actor() == 0:
        play(state, next(text for text in moves(state) if not text.startswith("use")))
        if phase(state) not in ("lay-current", seen[-1], "swim"):
            seen.append(phase(state))
    order = [name for name in seen if name in ("currents", "move", "hunt", "grow", "spend")]
    assert order == ["currents", "move", "hunt", "grow", "spend"]


@pytest.mark.rule("KELP-76", "KELP-134")
def test_every_die_of_the_bag_may_be_drawn_and_every_face_rolled() -> None:
    colours: Counter[str] = Counter()
    faces: Counter[str] = Counter()
    for seed in range(150):
        state = table(phase="draw", seed=f"{seed:032x}")
        for die in happened(play(state, "done"), "roll")[0]["dice"]:  # type: ignore[attr-defined]
            colour, _, face = die.partition("/")
            colours[colour] += 1
            faces[face] += 1
    assert colours["blue"] > colours["yellow"] > colours["red"] > 0
    assert set(faces) == set("123456")


@pytest.mark.rule("KELP-77", "KELP-R43", "KELP-D13")
def test_an_empty_bag_takes_currents_of_choice() -> None:
    currents = {"e12": 4, "e23": 5, "k9": 1}
    state = table(phase="draw", currents=currents, dice_supply={"blue": 12, "yellow": 10, "red": 10})
    assert part(state, "bag") == {"blue": 0, "yellow": 0, "red": 0}
    play(state, "done")
    assert phase(state) == "refill"
    assert moves(state) == ["refill:e12", "refill:e23", "refill:k9"]
    events = play(state, "refill:e23", "refill:k9")
    assert part(state, "currents") == {"e12": 4}
    assert len(happened(events, "roll")[0]["dice"]) == 2  # type: ignore[arg-type]


@pytest.mark.rule("KELP-R43")
def test_what_the_bag_holds_is_drawn_first() -> None:
    state = table(phase="draw", currents={"e12": 4, "e23": 5}, dice_supply={"blue": 13, "yellow": 9, "red": 10})
    play(state, "done", "refill:e12")
    pool = part(state, "pool")
    assert sorted(die.partition("/")[0] for die in pool) == ["blue", "yellow"]
    # a single current on the board is no choice
    state = table(phase="draw", currents={"e12": 4}, dice_supply={"blue": 14, "yellow": 9, "red": 10})
    play(state, "done")
    assert len(part(state, "pool")) == 2


@pytest.mark.rule("KELP-R43")
def test_without_dice_the_shark_rolls_what_it_has_even_nothing() -> None:
    state = table(phase="draw", dice_supply={"blue": 15, "yellow": 10, "red": 10})
    play(state, "done")
    assert phase(state) == "move"
    assert part(state, "pool") == []


@pytest.mark.rule("KELP-78", "KELP-D18")
def test_blue_dice_go_to_any_free_cell_or_stay() -> None:
    state = table(phase="currents", pool="blue/4 blue/2 yellow/5", shark=shark_at("e45", "S"), currents={"e12": 3})
    assert moves(state) == ["done", "current:blue/2", "current:blue/4"]
    play(state, "current:blue/4")
    free = {text.partition(":")[2] for text in moves(state)}
    assert len(free) == 14
    assert not {"e45", "e12"} & free
    assert {"k1", "k9", "e89"} <= free
    assert why_not(state, "lay:e12").code == "kelp-cell-taken"
    play(state, "lay:k9")
    assert part(state, "currents") == {"e12": 3, "k9": 4}
    play(state, "done")
    assert part(state, "pool") == ["blue/2", "yellow/5"]
    assert phase(state) == "move"


@pytest.mark.rule("KELP-78")
def test_a_current_stays_where_it_is_from_turn_to_turn() -> None:
    state = table(phase="currents", pool="blue/4", shark=shark_at("e45", "S"), hand="blend_in")
    play(state, "current:blue/4", "lay:k3", "swim:e78.N")
    until(state, "action")
    assert part(state, "currents") == {"k3": 4}


# -- growth tiles in step 1 ------------------------------------------------------------------------


@pytest.mark.rule("KELP-117", "KELP-D15")
def test_tile_1_rerolls_one_die_each_turn() -> None:
    state = table(phase="draw", tiles=1, turn={"rerolls": 1}, dice_supply=supply_without(yellow=2))
    play(state, "done")
    assert phase(state) == "rolled"
    die = part(state, "pool")[0]
    events = play(state, f"reroll:{die}")
    assert happened(events, "reroll") == [{"seat": 0, "die": die}]
    assert len(part(state, "pool")) == 2
    assert phase(state) == "move"


@pytest.mark.rule("KELP-117", "KELP-119")
def test_flipped_tiles_give_their_rerolls_anew_each_turn() -> None:
    for tiles, count in ((0, 0), (1, 1), (2, 1), (3, 2)):
        state = table(hand="blend_in nimble_twist", tiles=tiles)
        play(state, "discard:blend_in", "discard:nimble_twist")
        assert GAME.view(state, 0)["shark"]["rerolls"] == count


@pytest.mark.rule("KELP-119", "KELP-R52")
def test_tile_3_rerolls_the_same_die_again_or_another() -> None:
    state = rolled("yellow/2", tiles=3, turn={"rerolls": 2})
    play(state, "reroll:yellow/2")
    again = part(state, "pool")[0]
    play(state, f"reroll:{again}")
    assert phase(state) == "move"
    state = rolled("yellow/2 red/1", tiles=3, turn={"rerolls": 2})
    play(state, "reroll:yellow/2", "reroll:red/1")
    assert phase(state) in ("move", "hunt")


@pytest.mark.rule("KELP-120", "KELP-R44", "KELP-D13")
def test_tile_4_may_draw_a_third_die_decided_before_drawing() -> None:
    state = table(phase="draw", tiles=4)
    assert moves(state) == ["done", "extra"]
    assert part(state, "drawn") == []
    events = play(state, "extra")
    assert happened(events, "take-dice") == [{"seat": 0, "count": 3}]
    state = table(phase="draw", tiles=4)
    assert happened(play(state, "done"), "take-dice") == [{"seat": 0, "count": 2}]


@pytest.mark.rule("KELP-R43")
def test_the_die_of_tile_4_comes_from_the_bag_only() -> None:
    state = table(phase="draw", tiles=4, currents={"e12": 1}, dice_supply={"blue": 12, "yellow": 10, "red": 10})
    assert part(state, "bag")["blue"] == 2
    assert moves(state) == ["done"]


# -- cards: each in its window ---------------------------------------------------------------------

CARDS = ["relentless", "lightning", "hungry", "fierce", "hostile", "watchful", "agile", "bold", "observant", "swift"]
WINDOWS: dict[str, tuple[dict[str, Any], set[str]]] = {
    "draw": ({"phase": "draw", "turn": {"fresh": 1}}, {"hostile"}),
    "drawn": ({"phase": "drawn", "drawn": "blue yellow"}, {"lightning"}),
    "rolled": (
        {"phase": "rolled", "pool": "red/3 blue/3"},
        {"relentless", "hungry", "fierce", "watchful", "agile", "bold"},
    ),
    "currents": (
        {"phase": "currents", "pool": "red/3 blue/3", "turn": {"fresh": 1}},
        {"relentless", "fierce", "agile", "bold", "hostile"},
    ),
    "currents, later": ({"phase": "currents", "pool": "red/3 blue/3"}, {"relentless", "fierce", "agile", "bold"}),
    "move": (
        {"phase": "move", "pool": "red/3 blue/3", "turn": {"fresh": 1}},
        {"relentless", "fierce", "agile", "bold", "swift", "hostile"},
    ),
    "move, after a Swift step": ({"phase": "move", "pool": "red/3 blue/3", "turn": {"declared": 1}}, {"swift"}),
    "moved": ({"phase": "moved", "pool": "red/3 blue/3"}, {"swift"}),
    "hunt": ({"phase": "hunt", "pool": "red/3 blue/3", "turn": {"fresh": 1}}, {"hostile"}),
    "hunt, later": ({"phase": "hunt", "pool": "red/3 blue/3"}, set()),
    "trap": ({"phase": "trap", "turn": {"target": "z5", "searched": 1}}, {"observant"}),
    "grow": ({"phase": "grow", "turn": {"fresh": 1}}, {"hostile"}),
    "spend": ({"phase": "spend", "turn": {"fresh": 1}}, {"hostile"}),
    "save": ({"phase": "save", "pool": "red/3 blue/3", "energy": "blue/1 blue/2"}, set()),
    "buy": ({"phase": "buy", "energy": "blue/6"}, set()),
}


@pytest.mark.rule("KELP-104", "KELP-R29", "KELP-R33", "KELP-R52", "KELP-D16", "KELP-D17")
@pytest.mark.parametrize("window", WINDOWS)
def test_each_card_works_in_its_window_and_nowhere_else(window: str) -> None:
    parts, usable = WINDOWS[window]
    state = table("o s s  s h! s  s s 1", owned=" ".join(CARDS), shark=shark_at("e45", "S"), row="aggressive", **parts)
    assert {text.removeprefix("use:") for text in moves(state) if text.startswith("use:")} == usable
    for card in set(CARDS) - usable:
        assert why_not(state, f"use:{card}").code == "kelp-wrong-step"
    assert why_not(state, "use:aggressive").code in ("kelp-not-owned", "kelp-wrong-step")


@pytest.mark.rule("KELP-104")
def test_a_used_card_leaves_the_game_and_several_may_be_used_in_one_turn() -> None:
    state = rolled("red/3 blue/2", owned="hungry fierce", turn={"rerolls": 0})
    play(state, "use:hungry", "use:fierce", "raise:red/3", "face:6")
    assert part(state, "used") == ["hungry", "fierce"]
    assert part(state, "owned") == []


@pytest.mark.rule("KELP-106", "KELP-D17")
def test_relentless_rerolls_one_or_two_dice_together() -> None:
    state = rolled("blue/1 yellow/2 red/3", owned="relentless hungry")
    play(state, "use:relentless")
    assert moves(state) == ["reroll:blue/1", "reroll:yellow/2", "reroll:red/3"]
    play(state, "reroll:yellow/2")
    # the first die is not rolled before the second has been chosen
    assert part(state, "pool") == ["blue/1", "red/3"]
    assert moves(state) == ["done", "reroll:blue/1", "reroll:red/3"]
    play(state, "reroll:red/3")
    assert Counter(die.partition("/")[0] for die in part(state, "pool")) == {"blue": 1, "yellow": 1, "red": 1}
    assert "blue/1" in part(state, "pool")


@pytest.mark.rule("KELP-106")
def test_relentless_adds_to_the_rerolls_of_tiles() -> None:
    state = rolled("yellow/2", owned="relentless", tiles=1, turn={"rerolls": 1})
    play(state, "reroll:yellow/2")
    # tile 1 is used up; before the move Relentless may roll the same die again
    assert phase(state) == "move"
    again = part(state, "pool")[0]
    events = play(state, "use:relentless", f"reroll:{again}")
    assert len(happened(events, "roll")) == 1


@pytest.mark.rule("KELP-107", "KELP-R30", "KELP-D14")
def test_lightning_gives_two_dice_back_and_picks_one() -> None:
    state = table(phase="drawn", drawn="blue blue", owned="lightning")
    assert moves(state) == ["done", "use:lightning"]
    play(state, "use:lightning")
    # both dice had to go back; now any colour of the bag may be picked, even blue again
    assert moves(state) == ["pick:blue", "pick:yellow", "pick:red"]
    play(state, "pick:red")
    assert len(part(state, "pool")) == 1
    assert part(state, "pool")[0].startswith("red/")


@pytest.mark.rule("KELP-107", "KELP-R30")
def test_lightning_with_three_dice_chooses_which_go_back() -> None:
    state = table(phase="drawn", drawn="blue blue yellow", owned="lightning", tiles=4)
    play(state, "use:lightning")
    assert moves(state) == ["give-back:blue", "give-back:yellow"]
    play(state, "give-back:blue")
    assert moves(state) == ["give-back:blue", "give-back:yellow"]
    play(state, "give-back:blue", "pick:red")
    assert sorted(die.partition("/")[0] for die in part(state, "pool")) == ["red", "yellow"]


@pytest.mark.rule("KELP-107", "KELP-O1")
def test_being_asked_for_dice_tells_nothing_about_their_colours() -> None:
    state = table(phase="drawn", drawn="blue blue blue", owned="lightning", tiles=4)
    play(state, "use:lightning")
    assert moves(state) == ["give-back:blue"]


@pytest.mark.rule("KELP-R30")
def test_lightning_needs_two_drawn_dice() -> None:
    state = table(phase="draw", owned="lightning", dice_supply=supply_without(red=1))
    play(state, "done")
    assert phase(state) in ("hunt", "move")
    assert part(state, "owned") == ["lightning"]


@pytest.mark.rule("KELP-108", "KELP-R52")
def test_hungry_draws_and_rolls_one_more_die_which_may_be_rerolled() -> None:
    state = rolled("blue/2", owned="hungry", tiles=1, turn={"rerolls": 1})
    before = sum(part(state, "bag").values())
    play(state, "use:hungry")
    assert len(part(state, "pool")) == 2
    assert sum(part(state, "bag").values()) == before - 1
    new = next(iter(Counter(part(state, "pool")) - Counter(["blue/2"])))
    assert f"reroll:{new}" in moves(state)


@pytest.mark.rule("KELP-R31")
def test_hungry_needs_a_die_in_the_bag() -> None:
    state = rolled("blue/2", owned="hungry watchful", dice_supply={"blue": 14, "yellow": 10, "red": 10})
    assert part(state, "bag") == {"blue": 0, "yellow": 0, "red": 0}
    assert moves(state) == ["done", "use:watchful"]


@pytest.mark.rule("KELP-109", "KELP-R35")
def test_fierce_turns_a_die_to_a_higher_face_of_choice() -> None:
    state = rolled("red/3 blue/6", owned="fierce hungry")
    play(state, "use:fierce")
    assert moves(state) == ["raise:red/3"]
    play(state, "raise:red/3")
    assert moves(state) == ["face:4", "face:5", "face:6"]
    play(state, "face:5")
    assert part(state, "pool") == ["blue/6", "red/5"]
    # with sixes only there is nothing to raise
    assert "use:fierce" not in moves(rolled("red/6", owned="fierce hungry"))


@pytest.mark.rule("KELP-111", "KELP-R32")
def test_watchful_keeps_a_die_for_a_later_turn() -> None:
    state = rolled("red/5 blue/2", owned="watchful", hand="blend_in nimble_twist")
    play(state, "use:watchful", "store:red/5")
    assert part(state, "pool") == ["blue/2"]
    assert part(state, "laid") == ["watchful"]
    # not this turn
    play(state, "done", "swim:e58.W")
    assert phase(state) == "action"
    assert part(state, "watched") == ["red/5"]
    # from the next turn on, in addition to the others
    state = table(phase="hunt", pool="yellow/3", watched="red/5", laid="watchful", shark=shark_at("e45", "S"))
    assert moves(state) == ["done", "hunt:yellow/3", "hunt:watched/red/5"]


@pytest.mark.rule("KELP-R32", "KELP-D18")
def test_a_watchful_die_may_be_current_search_attack_or_energy() -> None:
    state = table(phase="currents", watched="blue/5", laid="watchful", shark=shark_at("e45", "S"))
    play(state, "current:watched/blue/5", "lay:k1")
    assert part(state, "currents") == {"k1": 5}
    assert part(state, "used") == ["watchful"]
    state = table("o s s  s s s  s s 1", phase="hunt", watched="yellow/2", laid="watchful", shark=shark_at("e45", "S"))
    play(state, "hunt:watched/yellow/2")
    assert part(state, "used") == ["watchful"]
    assert part(state, "growth") == ["yellow"]
    state = table(phase="save", watched="red/5", laid="watchful", shark=shark_at("e45", "S"), row="hostile")
    play(state, "save:watched/red/5")
    assert part(state, "energy") == ["red/5"]


@pytest.mark.rule("KELP-R32", "KELP-111")
def test_a_watchful_die_is_out_of_reach_of_everything_else() -> None:
    # no reroll, no raise, no sacrifice, and it is not drawn by an empty bag
    state = rolled(
        "blue/2", watched="red/1", laid="watchful", owned="relentless fierce bold", tiles=1, turn={"rerolls": 1}
    )
    assert moves(state) == ["done", "reroll:blue/2", "use:relentless", "use:fierce"]
    play(state, "use:relentless")
    assert moves(state) == ["reroll:blue/2"]
    # and never forced into energy
    state = table(
        phase="hunt",
        pool="blue/2",
        watched="red/1",
        laid="watchful",
        shark=shark_at("e45", "S"),
        owned="hostile",
        turn={"fresh": 1},
        row="hostile",
    )
    play(state, "done", "done", "done")
    assert phase(state) == "save"
    play(state, "done")
    assert part(state, "watched") == ["red/1"]
    assert part(state, "energy") == ["blue/2"]


@pytest.mark.rule("KELP-112", "KELP-R29")
def test_agile_turns_round_but_not_when_the_heading_is_free() -> None:
    state = table(phase="move", owned="agile", shark=shark_at("e45", "S"))
    play(state, "use:agile")
    assert {text.partition(".")[0] for text in moves(state)} == {"swim:e12", "swim:e14", "swim:e25"}
    state = table(phase="move", owned="agile", shark=shark_at("k1", "free"))
    assert moves(state) == ["swim:e12.N", "swim:e14.W"]


@pytest.mark.rule("KELP-113", "KELP-R34")
def test_bold_gives_a_die_to_hunger_and_turns_a_red_one_to_six() -> None:
    state = rolled("blue/4 red/2", owned="bold hungry")
    play(state, "use:bold")
    # the only red die is the one that will be turned
    assert moves(state) == ["starve:blue/4"]
    play(state, "starve:blue/4")
    assert part(state, "hunger") == ["blue"]
    assert part(state, "pool") == ["red/6"]
    # with two red dice either may go, and the other is turned
    state = rolled("red/1 red/2 red/3", owned="bold hungry")
    play(state, "use:bold", "starve:red/3")
    assert moves(state) == ["sharpen:red/1", "sharpen:red/2"]
    play(state, "sharpen:red/2")
    assert part(state, "pool") == ["red/1", "red/6"]


@pytest.mark.rule("KELP-R34", "KELP-129")
def test_bold_needs_a_red_die_and_another_and_may_be_the_last_bite() -> None:
    assert "use:bold" not in moves(rolled("red/2", owned="bold hungry"))
    assert "use:bold" not in moves(rolled("blue/2 yellow/2", owned="bold hungry"))
    state = rolled("blue/4 red/2", owned="bold hungry", hunger="red red blue blue blue blue")
    play(state, "use:bold", "starve:blue/4")
    assert ending(state) == ("exhausted", 1)


@pytest.mark.rule("KELP-R29")
def test_cards_before_the_move_may_come_between_two_currents_and_do_not_reach_laid_dice() -> None:
    state = table(phase="currents", pool="blue/1 blue/2", owned="relentless", shark=shark_at("e45", "S"))
    play(state, "current:blue/1", "lay:k1", "use:relentless")
    assert moves(state) == ["reroll:blue/2"]
    play(state, "reroll:blue/2")
    assert phase(state) == "currents"
    assert part(state, "currents") == {"k1": 1}
