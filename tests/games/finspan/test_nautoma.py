"""Alone against the Nautoma, and Ravel mode. (FIN-87 to FIN-105)"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from seaboard.core.seed import derived_seed
from seaboard.games.finspan import GAME
from seaboard.games.finspan.state import Finspan
from seaboard.games.finspan.told.positions import write_state
from tests.games.finspan.on_table import decline_all, events, kinds, offered, play, seat, slots_with, table, tokens

Json = dict[str, Any]
BARE: Json = {"G2": {}, "B5": {}, "P3": {}}  # nothing to hatch or move: a dive in green asks for nothing


def alone(
    seat: Json | None = None, *, level: int = 2, her: Json | None = None, options: Json | None = None, **state: Any
) -> Finspan:
    return table(seat or {"ocean": BARE}, options={"nautoma": level, **(options or {})}, nautoma=her or {}, **state)


def area(state: Finspan) -> Json:
    found: Json = write_state(state)["nautoma"]
    return found


def her_turn(*deck: str, **more: Any) -> tuple[Finspan, list[Json]]:
    """The human dives for nothing; the Nautoma then reveals the first of these cards."""
    more.setdefault("deck", ["kaluga"])  # no benefit for all players
    her = {"deck": list(deck), **more.pop("her", {})}
    state = alone(her=her, **more)
    return state, events(state, "dive:G")


@pytest.mark.rule("FIN-87", "FIN-88")
def test_she_begins_with_two_eggs_one_young_and_a_deck_of_seven() -> None:
    state = GAME.start(1, seed="3" * 32)
    her = area(state)
    assert (her["eggs"], her["young"], her["schools"], her["fish"], her["markers"]) == (2, 1, 0, [], 0)
    assert (len(her["deck"]), her["shown"]) == (7, [])
    assert len(seat(state)["hand"]) == 5
    assert GAME.view(state, 0)["nautoma"]["deck"] == 7
    assert len(GAME.view(state, 0)["seats"]) == 1


@pytest.mark.rule("FIN-89", "FIN-91", "FIN-98")
def test_the_human_begins_every_week_and_she_takes_six_turns() -> None:
    state = GAME.start(1, seed="4" * 32)
    shown: list[list[str]] = []
    week = 1
    while not state.over():
        if state.week != week:
            week = int(state.week)
            assert (state.first, state.actor(), seat(state)["divers"]) == (0, 0, 6)
            assert area(state)["shown"] == []
            assert len(area(state)["deck"]) == 7
        if GAME.prompt(state, 0).key == "turn" and seat(state)["divers"] == 1:
            shown.append(area(state)["shown"])
        state.apply(GAME.timeout(state))
    assert [len(set(cards)) for cards in shown] == [5, 5, 5, 5]  # before her sixth turn of each week
    assert len(area(state)["shown"]) == 6  # one card stays aside


@pytest.mark.rule("FIN-98", "FIN-108")
def test_her_deck_is_shuffled_anew_each_week() -> None:
    orders: Counter[tuple[str, ...]] = Counter()
    for i in range(40):
        orders[tuple(area(GAME.start(1, seed=derived_seed("decks", i)))["deck"])] += 1
    assert len(orders) > 35
    weeks: list[tuple[str, ...]] = []  # and from week to week of one game
    state = GAME.start(1, seed="4" * 32)
    while not state.over():
        if len(area(state)["deck"]) == 7:
            weeks.append(tuple(area(state)["deck"]))
        state.apply(GAME.timeout(state))
    assert len(set(weeks)) == 4
    assert {tuple(sorted(cards)) for cards in weeks} == {tuple(f"n{n}" for n in range(1, 8))}


@pytest.mark.rule("FIN-90", "FIN-101")
@pytest.mark.parametrize(("level", "fish", "school"), [(1, 3, 5), (2, 3, 5), (3, 4, 6), (4, 4, 6), (5, 4, 6)])
def test_what_fish_and_schools_are_worth_to_her(level: int, fish: int, school: int) -> None:
    her = {"fish": ["kaluga", "haddock"], "schools": 3, "young": 4, "eggs": 5, "noted": [6, 4, 0], "most": [0, 3, 0]}
    state = alone(her=her, level=level, week=4)
    sheet = GAME.view(state, 0)["nautoma"]["score"]
    score = sheet["parts"]
    assert score["nautoma-fish"] == 2 * fish
    assert score["nautoma-schools"] == 3 * school
    assert (score["nautoma-young"], score["nautoma-eggs"], score["nautoma-achievements"]) == (4, 2, 13)
    assert sheet["total"] == 2 * fish + 3 * school + 4 + 2 + 13


@pytest.mark.rule("FIN-91", "FIN-92", "FIN-93")
def test_icons_are_carried_out_from_top_to_bottom() -> None:
    state, told = her_turn("n6", her={"young": 3, "eggs": 3})
    assert kinds(told) == [
        "dives",
        "nautoma-turn",
        "nautoma-places-marker",
        "nautoma-forms-school",
        "nautoma-hatches",
        "nautoma-gains-eggs",
    ]
    her = area(state)
    assert (her["markers"], her["schools"], her["young"], her["eggs"]) == (1, 1, 3, 2)
    assert (her["shown"], state.actor()) == (["n6"], 0)


@pytest.mark.rule("FIN-93")
def test_her_dive_has_limits() -> None:
    state, _ = her_turn("n4", her={"young": 7, "eggs": 6, "markers": 1})
    her = area(state)
    assert (her["schools"], her["young"], her["eggs"]) == (1, 4 + 4, 2 + 2)  # one school, four hatched, two gained
    state, told = her_turn("n4", her={"young": 2, "eggs": 0})
    assert (area(state)["schools"], area(state)["young"], area(state)["eggs"]) == (0, 2, 2)
    assert "nautoma-forms-school" not in kinds(told)
    state, _ = her_turn("n2", her={"young": 5, "eggs": 4})  # no school icon: nine young stay young
    assert (area(state)["young"], area(state)["schools"]) == (9, 0)


@pytest.mark.rule("FIN-92", "FIN-R30")
@pytest.mark.parametrize(
    ("card", "level", "week", "before", "after"),
    [
        ("n1", 2, 1, 0, 1),
        ("n1", 2, 1, 6, 6),
        ("n7", 2, 1, 2, 1),
        ("n7", 2, 1, 0, 0),
        ("n3", 2, 1, 2, 2),
        ("n1", 1, 1, 0, 0),
        ("n1", 5, 4, 0, 0),
        ("n7", 5, 4, 2, 2),
    ],
)
def test_markers_come_and_go(card: str, level: int, week: int, before: int, after: int) -> None:
    state, _ = her_turn(card, level=level, week=week, her={"markers": before})
    assert area(state)["markers"] == after


@pytest.mark.rule("FIN-94")
def test_a_fish_she_plays_goes_to_her_area_and_does_nothing() -> None:
    state, told = her_turn("n3", deck=["kaluga", "haddock"])
    assert told[-1] == {"kind": "nautoma-plays", "card": "kaluga"}
    assert area(state)["fish"] == ["kaluga"]
    assert GAME.prompt(state, 0).key == "turn"


@pytest.mark.rule("FIN-94", "FIN-R32")
@pytest.mark.parametrize("card", ["haddock", "bearded_seadevil"])
def test_her_fish_for_all_players_helps_the_human_once(card: str) -> None:
    # Haddock: if activated, a card for all; Bearded Seadevil: when played, eggs on all small fish
    before = {"eggs": 2, "young": 1}
    state, _ = her_turn("n3", deck=[card, "kaluga"], her=before)
    assert GAME.prompt(state, 0).facts["card"] == card
    assert state.actor() == 0
    move = "draw" if card == "haddock" else "all-eggs"
    play(state, move)
    assert GAME.prompt(state, 0).key == "turn"
    assert (area(state)["eggs"], area(state)["young"]) == (2, 1)  # nothing for herself
    if card == "haddock":
        assert seat(state)["hand"] == ["kaluga"]
    else:
        assert tokens(state)[0] == 3


@pytest.mark.rule("FIN-95", "FIN-R29", "FIN-R44")
def test_an_activated_card_for_all_gives_her_an_egg_taken_or_not() -> None:
    ocean = {**BARE, "G1": "skipjack_tuna"}  # hatch, for all players
    state = alone({"ocean": {**ocean, "B5": {"egg": True}}}, her={"deck": ["n3"], "eggs": 0}, deck=["kaluga"])
    play(state, "dive:G", "stop")
    assert GAME.prompt(state, 0).facts["card"] == "skipjack_tuna"
    assert area(state)["eggs"] == 1
    play(state, "hatch:B5")  # the human takes it as usual
    assert slots_with(state, "young") == {"B5": 1}
    nothing = alone({"ocean": ocean}, her={"deck": ["n3"], "eggs": 0}, deck=["kaluga"])
    play(nothing, "dive:G")
    assert area(nothing)["eggs"] == 1


@pytest.mark.rule("FIN-95", "FIN-R29", "FIN-R44")
def test_a_played_card_for_all_gives_her_a_young_also_through_a_bonus_play() -> None:
    ocean = {"G2": {"egg": True}, "P3": {"young": 2}}
    her = {"deck": ["n3"], "young": 0}
    state = alone({"ocean": ocean, "hand": ["great_white_shark"]}, her=her, deck=["kaluga"])
    told = events(state, "play:great_white_shark", "place:G2")
    assert {"kind": "nautoma-gift", "card": "great_white_shark", "token": "young"} in told
    hand = ["striped_marlin", "great_white_shark"]
    ending = [{"what": "ending", "seat": 0}]
    late = alone({"ocean": {**ocean, "B1": "striped_marlin"}, "hand": hand[1:]}, her=her, week=4, pending=ending)
    play(late, "use:B1", "play:great_white_shark", "place:B1")
    assert area(late)["young"] == 1


def last_turn(week: int, *, level: int, ocean: Json | None = None, **more: Any) -> Finspan:
    """The human's last turn of a week and hers, which reveals n3 (no marker)."""
    her = {"shown": ["n1", "n2", "n4", "n5", "n6"], "deck": ["n3", "n7"], **more.pop("her", {})}
    state = alone(
        {"ocean": ocean or BARE, "divers": 1, "plays": 5}, level=level, her=her, week=week, deck=["kaluga"], **more
    )
    return decline_all(play(state, "dive:G"))


@pytest.mark.rule("FIN-96", "FIN-98", "FIN-99")
def test_the_week_end_of_the_rulebook() -> None:
    # week 2, rows of fish: base 0 and two markers are 2 rows, 4 points
    state = last_turn(2, level=2, her={"markers": 2})
    her = area(state)
    assert (her["noted"], her["markers"]) == ([0, 4, 0], 0)
    assert seat(state)["noted"] == [0, 0, 0]
    assert state.week == 3


@pytest.mark.rule("FIN-96", "FIN-99", "FIN-90")
@pytest.mark.parametrize(
    ("level", "tile", "points"), [(1, "w1a", 0), (2, "w1a", 4), (3, "w1b", 6), (4, "w1a", 6), (4, "w1b", 8)]
)
def test_her_value_is_the_base_of_her_side_and_her_markers(level: int, tile: str, points: int) -> None:
    options = {"side": "b", "week_1": tile}
    state = last_turn(1, level=level, her={"markers": 1}, options=options)
    assert area(state)["noted"][0] == points
    assert area(state)["most"] == [0, 0, 0]


@pytest.mark.rule("FIN-99")
def test_the_breeze_values_of_the_rulebook() -> None:
    breeze = GAME.data.nautoma["breeze"]
    assert [breeze[f"w{week}{letter}"] for week in (1, 2, 3) for letter in "abcdef"] == [
        *(3, 2, 2, 0, 0, 0),
        *(0, 1, 3, 2, 0, 0),
        *(0, 3, 0, 1, 3, 4),
    ]


@pytest.mark.rule("FIN-96")
def test_a_group_is_one_unit_of_her_value() -> None:
    # every 3 eggs, week 2, Storm base 1, one marker: two groups, 2 points each
    state = last_turn(2, level=4, her={"markers": 1}, options={"side": "b", "week_2": "w2e"})
    assert area(state)["noted"][1] == 4


@pytest.mark.rule("FIN-97", "FIN-R28", "FIN-90")
@pytest.mark.parametrize(
    ("level", "side", "young", "most", "hers"),
    [
        (5, "b", 1, 0, 3),  # she has 2 with Storm
        (5, "b", 2, 3, 3),  # a tie
        (5, "b", 4, 3, 0),
        (4, "b", 4, 0, 0),
        (5, "a", 4, 0, 0),
    ],
)
def test_the_three_points_are_at_stake_at_level_five_on_side_b(
    level: int, side: str, young: int, most: int, hers: int
) -> None:
    ocean = {"G2": {}, "B5": {}, "B1": {"young": young, "school": young > 2}}
    options = {"side": side, **({"week_1": "w1d"} if side == "b" else {})}
    state = last_turn(1, level=level, ocean=ocean, options=options)
    assert (seat(state)["most"][0], area(state)["most"][0]) == (most, hers)


@pytest.mark.rule("FIN-101")
def test_a_tie_is_the_humans() -> None:
    def result(points: int) -> Any:
        her = {"eggs": 5, "young": 1, "schools": 0}  # 2 + 1
        return GAME.result(alone({"ocean": BARE, "noted": [points, 0, 0]}, her=her, week=4, pending=[]))

    assert (result(3).ending, result(3).winners, result(3).facts) == ("beat_nautoma", (0,), {"nautoma": 3, "points": 3})
    assert (result(2).ending, result(2).winners) == ("lost_to_nautoma", ())
    lost = alone({"ocean": BARE}, her={"eggs": 5}, week=4, pending=[])
    assert lost.returns() == [0.0]


@pytest.mark.rule("FIN-R33")
def test_her_fish_never_come_back_and_a_missing_card_is_ignored() -> None:
    state = alone(
        {"ocean": BARE, "discard": ["haddock"]},
        her={"deck": ["n1", "n3"], "fish": ["escolar"]},
        options={"keep_one": False},
        deck=["kaluga"],
        rest="box",
    )
    play(state, "dive:G")
    assert area(state)["fish"] == ["escolar", "kaluga"]
    assert write_state(state)["deck"] == ["haddock"]  # only the human's discard pile
    empty = alone({"ocean": BARE}, her={"deck": ["n5"], "eggs": 0}, deck=[], rest="box")
    play(empty, "dive:G")
    assert (area(empty)["fish"], area(empty)["eggs"], area(empty)["markers"]) == ([], 2, 1)


@pytest.mark.rule("FIN-R22", "FIN-R33")
def test_on_her_turn_the_human_decides_what_to_keep() -> None:
    discard = {"ocean": BARE, "discard": ["haddock", "angler"]}
    state = alone(discard, her={"deck": ["n5"], "eggs": 0}, deck=["kaluga"], rest="box")
    play(state, "dive:G")
    assert offered(state) == {"keep:haddock", "keep:angler", "keep-none"}
    assert area(state)["eggs"] == 0  # her card goes on afterwards
    play(state, "keep:angler")
    assert area(state)["eggs"] == 2
    assert (seat(state)["discard"], write_state(state)["deck"]) == (["angler"], ["haddock"])
    late = alone(discard, her={"deck": ["n3"]}, deck=[], rest="box")
    play(late, "dive:G", "keep-none")
    assert len(area(late)["fish"]) == 1  # the card is revealed once there is a deck


RAVEL_OCEAN = {
    # three fish in G (G1, the Goby in G2, G3), four in rows 2 and 3 (B2, P3, G2, G3)
    **{"G1": "swordfish", "G2": {}, "G3": "haddock", "B2": "hogfish", "P3": "porkfish", "B5": {}},
}


@pytest.mark.rule("FIN-103", "FIN-104", "FIN-105")
@pytest.mark.parametrize(("strength", "points"), [("2", 2), ("3", 5), ("4", 8)])
def test_the_ravel_example_of_the_rulebook(strength: str, points: int) -> None:
    state = last_turn(1, level=2, ocean=RAVEL_OCEAN, options={"ravel": strength}, her={"ravel_card": "r6"})
    assert area(state)["ravel"] == [points, 0, 0, 0]
    assert GAME.view(state, 0)["nautoma"]["score"]["parts"]["nautoma-ravel"] == points


@pytest.mark.rule("FIN-103")
def test_ravel_never_takes_points_away() -> None:
    ocean = {"B2": "hogfish", "P3": "porkfish", "G2": {}, "B5": {}}
    state = last_turn(1, level=2, ocean=ocean, options={"ravel": "2"}, her={"ravel_card": "r6"})
    assert area(state)["ravel"][0] == 0  # 2 for the Goby, less 3


@pytest.mark.rule("FIN-R31", "FIN-102")
def test_ravel_counts_all_four_weeks_the_last_one_after_the_game_end_phase() -> None:
    ocean = {"G1": "striped_marlin", "G2": {}, "B5": {}}
    her = {"ravel_card": "r6", "ravel": [1, 2, 3, 0], "shown": ["n1", "n2", "n4", "n5", "n6", "n3"], "deck": ["n7"]}
    ending = [{"what": "ending", "seat": 0}]
    hand = {"hand": ["bonefish"], "ocean": {**ocean, "B5": {"egg": True}}}
    state = alone(hand, options={"ravel": "3"}, her=her, week=4, pending=ending)
    play(state, "use:G1", "play:bonefish", "place:G3")
    assert state.over()
    assert area(state)["ravel"] == [1, 2, 3, 3 * 3 - 2]  # three fish in G, Goby and Bonefish in rows 2 and 3
