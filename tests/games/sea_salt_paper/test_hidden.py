"""Who knows what: views, and the audiences of events."""

from __future__ import annotations

from typing import Any

import pytest

from seaboard.core.game import event_seen
from seaboard.core.state import EVERYONE, Event
from seaboard.games.sea_salt_paper import GAME
from tests.games.sea_salt_paper.table import cards, moves, play, table

SEVEN = "octopus/grey octopus/green octopus/yellow penguin/pink"


def told(events: list[Event], seat: int | None) -> list[dict[str, Any]]:
    """What a seat (None: a spectator) learns of what happened."""
    return [seen for event in events if (seen := event_seen(event, seat)) is not None]


@pytest.mark.rule("SSP-80", "SSP-R23")
def test_what_lies_open_is_shown_to_all() -> None:
    state = table(
        ["shell/grey mermaid/white", "crab/black", ""],
        piles=["crab/green shell/black", "shark/purple"],
        areas=[[], ["boat/black boat/yellow"], []],
        totals=[5, 6, 7],
    )
    for seat in (None, 0, 1, 2):
        view = GAME.view(state, seat)
        assert view["piles"] == [{"top": "shell/black", "size": 2}, {"top": "shark/purple", "size": 1}]
        assert view["deck"] == 58 - 8
        assert [row["hand_size"] for row in view["seats"]] == [2, 1, 0]
        assert [row["total"] for row in view["seats"]] == [5, 6, 7]
        assert view["seats"][1]["area"] == [["boat/black", "boat/yellow"]]
        assert view["call"] is None
        assert (view["round"], view["actor"], view["phase"]) == (1, 0, "play")


@pytest.mark.rule("SSP-80")
def test_a_hand_is_shown_to_its_owner_only() -> None:
    state = table(["shell/grey mermaid/white", "crab/black", ""])
    for viewer in (None, 0, 1, 2):
        for seat, row in enumerate(GAME.view(state, viewer)["seats"]):
            assert (row["hand"] is not None) == (seat == viewer)
            assert (row["points"] is not None) == (seat == viewer)
    assert GAME.view(state, 0)["seats"][0]["hand"] == ["shell/grey", "mermaid/white"]


@pytest.mark.rule("SSP-80")
def test_a_call_is_public() -> None:
    state = table([SEVEN, ""])
    play(state, "last_chance")
    for seat in (None, 0, 1):
        assert GAME.view(state, seat)["call"] == {"call": "last_chance", "caller": 0}


@pytest.mark.rule("SSP-80")
@pytest.mark.parametrize(
    ("hand", "next"),
    [
        (SEVEN, "call"),
        (f"{SEVEN} crab/dark_blue crab/dark_blue", "pair_or_call"),
        ("crab/dark_blue crab/dark_blue", "pair"),
        ("crab/dark_blue", "end"),
    ],
)
def test_what_a_hidden_hand_can_do_is_told_to_its_owner_only(hand: str, next: str) -> None:
    state = table([hand, "", ""])
    assert GAME.prompt(state, 0).facts == {"seat": 0, "next": next}
    for seat in (None, 1, 2):
        assert GAME.prompt(state, seat).facts == {"seat": 0}
        decision = GAME.decision(state, seat)
        assert decision is not None
        assert (decision.moves, decision.timeout) == ((), None)


@pytest.mark.rule("SSP-81")
def test_a_card_taken_from_a_pile_is_seen_by_all() -> None:
    state = table(["", "", ""], phase="take")
    events = play(state, "take:0")
    for seat in (None, 0, 1, 2):
        assert told(events, seat) == [{"kind": "took_from_pile", "seat": 0, "card": "crab/green", "pile": 0}]


@pytest.mark.rule("SSP-82", "SSP-14")
def test_drawn_cards_are_seen_by_the_drawer_only() -> None:
    state = table(["", "", ""], phase="take", deck="boat/black fish/green crab/grey", rest="hand 2")
    events = play(state, "take:deck")
    public = [{"kind": "drew_two", "seat": 0}]
    assert told(events, 0) == [*public, {"kind": "drew_two_cards", "seat": 0, "cards": ["boat/black", "fish/green"]}]
    for seat in (None, 1, 2):
        assert told(events, seat) == public
        assert "drawn" not in GAME.view(state, seat)
    assert GAME.view(state, 0)["drawn"] == ["boat/black", "fish/green"]


@pytest.mark.rule("SSP-82")
def test_the_discarded_card_becomes_public_and_the_kept_one_stays_secret() -> None:
    state = table(["", "", ""], phase="keep", drawn=cards("boat/black fish/green"))
    events = play(state, "keep:fish/green")
    assert events == [], "nobody is told before the choice is made"
    assert (GAME.view(state, 0)["kept"], GAME.view(state, 0)["to_discard"]) == ("fish/green", "boat/black")
    assert "kept" not in GAME.view(state, 1)
    assert "to_discard" not in GAME.view(state, 1)
    assert GAME.view(state, 0)["seats"][0]["colours"] == [{"colour": "green", "count": 1}], "it counts for its owner"
    assert GAME.view(state, 1)["seats"][0]["colours"] == []
    events = play(state, "discard:1")
    public = [{"kind": "discarded", "card": "boat/black", "pile": 1, "seat": 0}]
    assert told(events, None) == told(events, 1) == told(events, 2) == public
    assert told(events, 0) == [*public, {"kind": "kept", "seat": 0, "card": "fish/green"}]


@pytest.mark.rule("SSP-82")
def test_the_last_card_of_the_deck_is_a_secret_of_its_taker() -> None:
    state = table(["", ""], phase="take", deck="penguin/pink", rest="hand 1")
    events = play(state, "take:deck")
    public = [{"kind": "took_last_of_deck", "seat": 0}]
    assert told(events, None) == told(events, 1) == public
    assert told(events, 0) == [*public, {"kind": "kept", "seat": 0, "card": "penguin/pink"}]


@pytest.mark.rule("SSP-83")
def test_a_fished_card_is_seen_by_its_taker_only() -> None:
    state = table(["2*fish/black", "", ""], deck="penguin/pink boat/black", rest="hand 1")
    events = play(state, "play:fish/black+fish/black")[1:]
    public = [{"kind": "fished", "seat": 0}]
    assert told(events, None) == told(events, 1) == told(events, 2) == public
    assert told(events, 0) == [*public, {"kind": "fished_card", "seat": 0, "card": "penguin/pink"}]


@pytest.mark.rule("SSP-84", "SSP-28", "SSP-17")
def test_crabs_show_the_pile_to_the_searcher_only() -> None:
    state = table(["2*crab/yellow", "", ""], piles=["shell/black penguin/pink boat/black", "shark/purple"])
    events = play(state, "play:crab/yellow+crab/yellow", "search:0")[1:]
    for seat in (None, 0, 1, 2):
        assert told(events, seat) == [{"kind": "searched", "seat": 0, "pile": 0}]
        assert GAME.view(state, seat)["searched"] == 0
        assert ("pile_cards" in GAME.view(state, seat)) == (seat == 0)
        assert GAME.prompt(state, seat).facts == {"seat": 0, "pile": 0}
    assert GAME.view(state, 0)["pile_cards"] == ["shell/black", "penguin/pink", "boat/black"]
    events = play(state, "pick:penguin/pink")
    public = [{"kind": "picked", "seat": 0, "pile": 0}]
    assert told(events, None) == told(events, 1) == told(events, 2) == public
    assert told(events, 0) == [*public, {"kind": "picked_card", "seat": 0, "pile": 0, "card": "penguin/pink"}]
    # all see the new size and the top
    assert GAME.view(state, 1)["piles"][0] == {"top": "boat/black", "size": 2}
    assert "pile_cards" not in GAME.view(state, 0)


@pytest.mark.rule("SSP-85", "SSP-R24")
def test_a_stolen_card_is_known_to_thief_and_victim_only() -> None:
    state = table(["swimmer/black shark/black", "", "penguin/pink", "crab/black"])
    events = play(state, "play:swimmer/black+shark/black", "rob:2")[1:]
    public = [{"kind": "robbed", "seat": 0, "victim_seat": 2}]
    private = {"kind": "robbed_card", "seat": 0, "victim_seat": 2, "card": "penguin/pink"}
    assert told(events, None) == told(events, 1) == told(events, 3) == public
    assert told(events, 0) == told(events, 2) == [*public, private]


@pytest.mark.rule("SSP-86")
def test_a_covered_card_was_public_once_and_is_not_shown_again() -> None:
    state = table(["", ""], phase="keep", drawn=cards("boat/black fish/green"), piles=["penguin/pink", "shark/purple"])
    assert GAME.view(state, 1)["piles"][0]["top"] == "penguin/pink"
    play(state, "keep:fish/green", "discard:0")
    for seat in (None, 0, 1):
        view = GAME.view(state, seat)
        assert view["piles"][0] == {"top": "boat/black", "size": 2}
        assert "penguin/pink" not in str(view)


@pytest.mark.rule("SSP-87")
def test_hands_open_one_after_another_after_last_chance() -> None:
    state = table([SEVEN, "crab/black", ""])
    play(state, "last_chance")
    opened = [[row["opened"] for row in GAME.view(state, seat)["seats"]] for seat in (None, 2)]
    assert opened == [[True, False, False]] * 2
    assert sorted(GAME.view(state, 2)["seats"][0]["hand"]) == sorted(cards(SEVEN))
    assert GAME.view(state, 2)["seats"][1]["hand"] is None
    play(state, "take:0", "end")
    assert GAME.view(state, None)["seats"][1]["hand"] == ["crab/black", "crab/green"]


@pytest.mark.rule("SSP-87", "SSP-33")
def test_all_hands_open_on_stop() -> None:
    state = table([SEVEN, "crab/black", "boat/black"], options={"target_score": 5})
    play(state, "stop")
    assert [row["opened"] for row in GAME.view(state, None)["seats"]] == [True, True, True]
    assert GAME.view(state, None)["seats"][2]["hand"] == ["boat/black"]


@pytest.mark.rule("SSP-R22")
def test_hands_stay_closed_when_nobody_scores() -> None:
    state = table(["crab/black", "boat/black"], phase="take", deck="shell/grey", round=100)
    events = play(state, "take:deck", "end")
    assert "opened_hand" not in [event.kind for event in events]
    assert GAME.view(state, None)["seats"][0]["opened"] is False
    assert GAME.view(state, 0)["seats"][1]["hand"] is None


@pytest.mark.rule("SSP-80", "SSP-R23")
def test_the_beginning_of_a_round_is_told_to_all() -> None:
    state = table([SEVEN, ""])
    events = play(state, "stop")
    kinds = [event.kind for event in events]
    assert kinds == [
        *("called", "opened_hand", "opened_hand", "scored", "scored"),
        *("round_begins", "turned_up", "turned_up"),
    ]
    assert all(event.audience == EVERYONE for event in events)
    assert events[5].facts == {"round": 2, "seat": 1}
    assert [event.facts["card"] for event in events[6:]] == [pile["top"] for pile in GAME.view(state, None)["piles"]]
    assert [event.facts["pile"] for event in events[6:]] == [0, 1]


def test_a_played_pair_tells_its_cards_and_its_effect() -> None:
    state = table(["2*fish/black", ""], deck="", rest="hand 1")
    events = play(state, "play:fish/black+fish/black", "end")
    assert events[0].facts == {"seat": 0, "card": "fish/black", "partner": "fish/black", "effect": "top_of_the_deck"}
    assert [event.kind for event in events[:3]] == ["played_pair", "ended_turn", "round_void"]


def test_what_was_done_since_a_reveal_cannot_be_undone_for_free() -> None:
    # choosing what to keep shows nothing to anyone; laying the other card down does
    state = table(["", ""], phase="keep", drawn=cards("boat/black fish/green"))
    before = state.reveals
    play(state, "keep:fish/green")
    assert state.reveals == before
    play(state, "discard:0")
    assert state.reveals > before
    # to search for a pile shows it
    state = table(["2*crab/yellow", ""], piles=["shell/black boat/black", "shark/purple"])
    play(state, "play:crab/yellow+crab/yellow")
    before = state.reveals
    play(state, "search:0")
    assert state.reveals > before
    assert moves(state) == ["pick:shell/black", "pick:boat/black"]


@pytest.mark.rule("SSP-14", "SSP-16")
def test_drawing_and_uncovering_are_reveals() -> None:
    # two cards drawn are seen by who draws them
    state = table(["", ""], phase="take", piles=["shell/black boat/black", "shark/purple"])
    drawing, uncovering, emptying = state.clone(), state.clone(), state.clone()
    play(drawing, "take:deck")
    assert drawing.reveals > state.reveals
    # the card below the top is seen by all
    play(uncovering, "take:0")
    assert uncovering.reveals > state.reveals
    # and below the last one there is nothing
    play(emptying, "take:1")
    assert emptying.reveals == state.reveals


@pytest.mark.rule("SSP-42", "SSP-80")
def test_the_lines_of_a_seat_are_those_of_the_cards_one_may_see() -> None:
    hands = ["octopus/grey octopus/green octopus/yellow", "shell/grey shell/green fish/green"]
    state = table(hands, areas=[[], ["2*crab/yellow"]])
    own, other = GAME.view(state, 1)["seats"][1], GAME.view(state, 0)["seats"][1]
    assert [(line["key"], line["card"], line["points"]) for line in own["lines"]] == [
        ("duo", "crab", 1),
        ("collector", "shell", 2),
    ]
    assert sum(line["points"] for line in own["lines"]) == own["points"] == 3
    assert own["colours"] == [
        {"colour": "yellow", "count": 2},
        {"colour": "green", "count": 2},
        {"colour": "grey", "count": 1},
    ]
    assert own["bonus"] == 2
    # of a hidden hand nothing is counted
    assert [line["card"] for line in other["lines"]] == ["crab"]
    assert other["colours"] == [{"colour": "yellow", "count": 2}]
    assert (other["points"], other["bonus"]) == (None, 2)


def test_the_lines_of_a_finished_round_add_up_to_its_points() -> None:
    state = table(["octopus/grey octopus/green octopus/yellow penguin/pink", "shell/grey shell/green"])
    play(state, "stop")
    (finished,) = GAME.view(state, None)["rounds"]
    assert [sum(line["points"] for line in lines) for lines in finished["lines"]] == finished["points"] == [7, 2]
    assert [colours[0]["count"] for colours in finished["colours"]] == finished["bonuses"]


def test_of_a_void_round_no_lines_are_told() -> None:
    state = table(["octopus/grey octopus/green", ""], phase="take", deck="crab/black")
    play(state, "take:deck", "end")
    (finished,) = GAME.view(state, 0)["rounds"]
    assert finished["lines"] is finished["colours"] is None
