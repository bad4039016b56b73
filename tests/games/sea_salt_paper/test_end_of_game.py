"""The end of the game: targets, ties, four mermaids."""

from __future__ import annotations

import pytest

from seaboard.core.seed import derived_seed
from seaboard.games.sea_salt_paper import GAME
from seaboard.games.sea_salt_paper.rules import codes as c
from seaboard.games.sea_salt_paper.state import SeaSaltPaper
from tests.games.sea_salt_paper.table import cards, deck, hand, happened, moves, play, table, totals, why_not, winners

SEVEN = "octopus/grey octopus/green octopus/yellow penguin/pink"  # 6 + 1 points, no colour twice
EIGHT = "shell/black shell/grey shell/green shell/yellow shell/dark_blue"


def ending(state: SeaSaltPaper) -> str:
    result = GAME.result(state)
    assert result is not None
    return result.ending


@pytest.mark.rule("SSP-66", "SSP-91")
@pytest.mark.parametrize(("seats", "target"), [(2, 40), (3, 35), (4, 30)])
def test_the_target_depends_on_the_number_of_players(seats: int, target: int) -> None:
    # given a caller who is one point short of the target after this round
    for missing, over in ((1, False), (0, True)):
        state = table([SEVEN, *[""] * (seats - 1)], totals=[target - 7 - missing, *[0] * (seats - 1)])
        assert GAME.view(state, 0)["target"] == target
        play(state, "stop")
        # then the game is over only if the target is reached
        assert state.over() is over
    assert (ending(state), winners(state)) == ("target_reached", (0,))
    assert state.returns() == [1.0, *[0.0] * (seats - 1)]


@pytest.mark.rule("SSP-66")
def test_more_than_the_target_is_as_good() -> None:
    state = table([SEVEN, ""], totals=[39, 0])
    play(state, "stop")
    assert state.over()
    assert totals(state) == [46, 0]


@pytest.mark.rule("SSP-R27")
def test_a_table_may_choose_its_target() -> None:
    state = table([SEVEN, ""], options={"target_score": 80}, totals=[39, 0])
    play(state, "stop")
    assert not state.over()
    state = table([SEVEN, ""], options={"target_score": 7})
    play(state, "stop")
    assert ending(state) == "target_reached"


@pytest.mark.rule("SSP-67")
def test_the_highest_total_wins_whoever_was_first() -> None:
    # given a caller who reaches 40 and an opponent who gets further by the same round
    state = table([SEVEN, EIGHT], totals=[33, 36])
    play(state, "stop")
    assert totals(state) == [40, 44]
    assert winners(state) == (1,)


def with_totals(state: SeaSaltPaper, *points: int) -> SeaSaltPaper:
    """Totals that no position may have while the game goes on, so that ties are easily made."""
    for seat, total in enumerate(points):
        state.totals[seat] = total
    return state


@pytest.mark.rule("SSP-68", "SSP-R2")
def test_a_tie_goes_to_who_scored_more_in_the_last_round() -> None:
    state = with_totals(table([SEVEN, EIGHT, ""]), 29, 28, 36)
    play(state, "stop")
    assert totals(state) == [36, 36, 36]
    assert winners(state) == (1,)
    assert state.returns() == [0.0, 1.0, 0.0]


@pytest.mark.rule("SSP-68")
def test_scored_is_what_was_added_to_the_total() -> None:
    # given a lost bet: the caller has more card points than seat 2 but scores only a bonus of 1
    state = table([SEVEN, EIGHT, "crab/black crab/grey"], piles=["sailor/pink sailor/orange", "shark/purple"])
    with_totals(state, 36, 20, 36)
    play(state, "last_chance", "take:0", "end", "take:0", "end")
    assert totals(state) == [37, 28, 37]
    assert state.history[-1].points[0] > state.history[-1].points[2]
    assert winners(state) == (0, 2), "both scored one point in the last round"


@pytest.mark.rule("SSP-R2")
def test_if_the_last_round_was_equal_too_the_win_is_shared() -> None:
    other_seven = "shell/black shell/grey shell/green shell/yellow penguin/purple"
    state = table([SEVEN, other_seven], totals=[33, 33])
    play(state, "stop")
    assert winners(state) == (0, 1)
    assert state.returns() == [0.5, 0.5]


@pytest.mark.rule("SSP-R2")
@pytest.mark.parametrize(
    ("rule", "call", "expected"),
    [
        ("last_round_points", "stop", (2,)),
        ("last_to_act", "stop", (1,)),  # the caller was last to act
        ("round_ender", "stop", (1,)),
        ("last_to_act", "last_chance", (0,)),  # the last final turn was that of seat 0
        ("round_ender", "last_chance", (1,)),
    ],
)
def test_tie_rules(rule: str, call: str, expected: tuple[int, ...]) -> None:
    # given seat 1 to call, and totals that come out equal
    hands = ["", SEVEN, EIGHT]
    before = {"stop": [40, 33, 32], "last_chance": [40, 39, 32]}[call]
    piles = ["sailor/pink sailor/orange", "shark/purple"]
    state = with_totals(table(hands, turn=1, options={"tie_rule": rule}, piles=piles), *before)
    play(state, call)
    if call == "last_chance":
        play(state, "take:0", "end", "take:0", "end")
    assert totals(state) == [40, 40, 40]
    assert winners(state) == expected


@pytest.mark.rule("SSP-R2")
def test_last_to_act_looks_back_among_the_tied_only() -> None:
    # given the caller, seat 3, not among the tied: seat 2 acted after seat 0
    hands = ["", "", "", SEVEN]
    state = with_totals(table(hands, turn=3, options={"tie_rule": "last_to_act"}), 31, 0, 31, 0)
    play(state, "stop")
    assert winners(state) == (2,)


@pytest.mark.rule("SSP-R2")
def test_round_ender_not_among_the_tied_leaves_a_shared_win() -> None:
    state = with_totals(table(["", "", SEVEN], turn=2, options={"tie_rule": "round_ender"}), 36, 36, 0)
    play(state, "stop")
    assert winners(state) == (0, 1)


# -- four mermaids --------------------------------------------------------------------------------------------------


@pytest.mark.rule("SSP-63", "SSP-R15", "SSP-69", "SSP-R29", "SSP-77")
def test_four_mermaids_win_at_once() -> None:
    # given three mermaids, the fourth on a pile, and an opponent far ahead
    state = table(["3*mermaid/white", EIGHT], phase="take", piles=["mermaid/white", "shark/purple"], totals=[3, 39])
    events = play(state, "take:0")
    # then the game is over, the round is not scored, the totals stay, and there is one winner
    assert state.over()
    assert happened(events, "four_mermaids") == [{"seat": 0}]
    assert happened(events, "scored") == []
    assert (ending(state), winners(state), totals(state)) == ("four_mermaids", (0,), [3, 39])
    assert state.returns() == [1.0, 0.0]


@pytest.mark.rule("SSP-R29")
def test_the_others_lose_alike() -> None:
    state = table(
        ["3*mermaid/white", EIGHT, ""], phase="take", piles=["mermaid/white", "shark/purple"], totals=[0, 34, 2]
    )
    play(state, "take:0")
    assert state.returns() == [1.0, 0.0, 0.0]
    result = GAME.result(state)
    assert result is not None
    assert result.scores == (0, 34, 2)


@pytest.mark.rule("SSP-63", "SSP-R15")
@pytest.mark.parametrize("way", ["deck", "last card", "fish", "crabs", "robbery", "extra turn", "final turn"])
def test_the_fourth_mermaid_may_come_in_any_way(way: str) -> None:
    three = "3*mermaid/white"
    if way == "deck":
        state = table([three, ""], phase="take", deck="mermaid/white fish/black crab/black", rest="hand 1")
        play(state, "take:deck", "keep:mermaid/white", "discard:0")
    elif way == "last card":  # before the empty deck is looked at
        state = table([three, ""], phase="take", deck="mermaid/white", rest="hand 1")
        play(state, "take:deck")
    elif way == "fish":
        state = table([three + " 2*fish/black", ""], deck="mermaid/white fish/yellow", rest="hand 1")
        play(state, "play:fish/black+fish/black")
    elif way == "crabs":
        state = table([three + " 2*crab/yellow", ""], piles=["mermaid/white shell/grey", "shark/purple"])
        play(state, "play:crab/yellow+crab/yellow", "search:0", "pick:mermaid/white")
    elif way == "robbery":
        state = table([three + " swimmer/black shark/black", "mermaid/white"])
        play(state, "play:swimmer/black+shark/black")
    elif way == "extra turn":
        state = table([three + " 2*boat/black", ""], piles=["mermaid/white", "shark/purple"])
        play(state, "play:boat/black+boat/black", "take:0")
    else:
        state = table([SEVEN, three], piles=["mermaid/white", "shark/purple"])
        play(state, "last_chance", "take:0")
        assert state.call != 0
    assert (ending(state), len(winners(state))) == ("four_mermaids", 1)


@pytest.mark.rule("SSP-77")
def test_cards_come_into_the_hand_of_the_active_player_only() -> None:
    for i in range(30):
        state = GAME.start(3, seed=derived_seed("gains", i))
        step = 0
        while not state.over() and state.round == 1:
            actor = int(state.actor())
            before = [len(hand(state, seat)) for seat in range(3)]
            legal = state.legal()
            state.apply(legal[(step * 7 + i) % len(legal)])
            step += 1
            if state.round == 1:
                grown = [seat for seat in range(3) if len(hand(state, seat)) > before[seat]]
                assert grown in ([], [actor])


@pytest.mark.rule("SSP-R15")
def test_mermaids_played_as_a_move() -> None:
    options = {"explicit_mermaid_play": True}
    start = {"phase": "take", "piles": ["mermaid/white", "shark/purple"], "options": options}
    # given a table where mermaids are played
    state = table(["3*mermaid/white 2*crab/yellow", ""], **start)
    assert why_not(state, "mermaids").code == "sea_salt_paper-take-first"
    play(state, "take:0")
    # then the game goes on until it is done
    assert not state.over()
    assert {"mermaids", "end", "play:crab/yellow+crab/yellow"} <= set(moves(state))
    for last in ("mermaids", "end"):
        other = state.clone()
        play(other, last)
        assert (ending(other), winners(other)) == ("four_mermaids", (0,))


@pytest.mark.rule("SSP-R15")
@pytest.mark.parametrize("call", ["stop", "last_chance"])
def test_a_call_with_four_mermaids_wins_too(call: str) -> None:
    state = table([SEVEN + " 4*mermaid/white", EIGHT], options={"explicit_mermaid_play": True}, totals=[0, 39])
    play(state, call)
    assert (ending(state), winners(state), totals(state)) == ("four_mermaids", (0,), [0, 39])


@pytest.mark.rule("SSP-R15", "SSP-40")
def test_mermaids_come_before_the_empty_deck() -> None:
    state = table(["4*mermaid/white", ""], deck="", options={"explicit_mermaid_play": True})
    events = play(state, "end")
    assert ending(state) == "four_mermaids"
    assert happened(events, "round_void") == []


# -- no end ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SSP-R28")
def test_a_game_without_an_end_is_stopped_and_says_so() -> None:
    # given the last round that is allowed, which ends without points
    state = table(["", ""], phase="take", deck="crab/black", round=int(c.MOST_ROUNDS), totals=[12, 9])
    play(state, "take:deck", "end")
    assert (ending(state), winners(state), totals(state)) == ("round_limit", (0,), [12, 9])


@pytest.mark.rule("SSP-R28")
def test_before_the_limit_void_rounds_go_on() -> None:
    state = table(["", ""], phase="take", deck="crab/black", round=int(c.MOST_ROUNDS) - 1)
    play(state, "take:deck", "end")
    assert not state.over()
    assert state.round == c.MOST_ROUNDS
    assert len(deck(state)) == 56


def test_after_the_end_nothing_can_be_done() -> None:
    state = table([SEVEN, ""], options={"target_score": 7})
    play(state, "stop")
    assert state.legal() == []
    assert GAME.decision(state, 0) is None
    assert why_not(state, "end").code == "game-over"
    assert sorted(GAME.view(state, 1)["seats"][0]["hand"]) == sorted(cards(SEVEN)), "the hands of the end stay open"


def test_the_score_sheet_has_a_line_for_each_round() -> None:
    state = table([SEVEN, EIGHT], totals=[10, 0])
    play(state, "stop")
    sheets = GAME.scores(state)
    assert [sheet.total for sheet in sheets] == [17, 8]
    assert [(line.key, line.points, dict(line.facts)) for line in sheets[0].lines] == [
        ("round", 10, {"round": 0, "call": "none"}),
        ("round", 7, {"round": 1, "call": "stop"}),
    ]
