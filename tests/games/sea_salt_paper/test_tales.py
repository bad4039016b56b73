"""How likely a card is where, for a seat that saw others steal: compared with the chances counted by hand."""

from __future__ import annotations

import pytest

from seaboard.core.random import Quick
from seaboard.games.sea_salt_paper import GAME
from seaboard.games.sea_salt_paper.state import SeaSaltPaper
from tests.games.sea_salt_paper.table import hand, play, table

WORLDS = 600
THIEF = "swimmer/black shark/black"
OTHERS = ["boat/black", "fish/green", "octopus/grey", "crab/yellow", "boat/yellow", "shell/green"]


def share(state: SeaSaltPaper, observer: int, card: str, holder: int) -> float:
    quick = Quick(7)
    found = [card in hand(state.determinize(observer, quick), holder) for _ in range(WORLDS)]
    return sum(found) / WORLDS


def robbed(victim: str, thief: str, more: str = "") -> SeaSaltPaper:
    """Seat 1 takes a penguin in sight of all, then seat 2 robs seat 1; seats 0 and 3 look on."""
    hands = ["", victim, f"{THIEF} {thief}".strip(), more]
    state = table(hands, turn=1, phase="take", piles=["penguin/pink", "shark/purple shell/grey"])
    play(state, "take:0", "end", "take:1", "play:swimmer/black+shark/black")
    if "rob:1" in [move.text for move in GAME.moves(state)]:
        play(state, "rob:1")
    return state


@pytest.mark.rule("SSP-85", "SSP-R24")
@pytest.mark.parametrize("unseen", [0, 2, 4])
def test_what_the_thief_holds_already_does_not_draw_the_card(unseen: int) -> None:
    # given a victim with one card seen by all and one unseen, and a thief with more or fewer unseen cards
    state = robbed("boat/black", " ".join(OTHERS[1 : 1 + unseen]))
    # then the seen one was stolen with an even chance
    assert share(state, 0, "penguin/pink", 2) == pytest.approx(0.5, abs=0.12)


@pytest.mark.rule("SSP-85")
def test_of_more_cards_each_is_less_likely() -> None:
    state = robbed("boat/black fish/green octopus/grey", "crab/yellow boat/yellow")
    assert share(state, 3, "penguin/pink", 2) == pytest.approx(0.25, abs=0.1)


@pytest.mark.rule("SSP-85")
def test_a_chain_of_thefts_is_reckoned_step_by_step() -> None:
    # given a second theft, by seat 3 from seat 2, who holds three cards then
    state = robbed("boat/black", "fish/green", "swimmer/yellow shark/green")
    play(state, "end", "take:1", "play:swimmer/yellow+shark/green")
    if "rob:2" in [move.text for move in GAME.moves(state)]:
        play(state, "rob:2")
    assert len(hand(state, 1)) == 1
    assert len(hand(state, 2)) == 2
    # then the penguin is still with the first victim in half of the worlds, and a third of the rest has moved on
    assert share(state, 0, "penguin/pink", 1) == pytest.approx(1 / 2, abs=0.12)
    assert share(state, 0, "penguin/pink", 2) == pytest.approx(1 / 3, abs=0.12)
    assert share(state, 0, "penguin/pink", 3) == pytest.approx(1 / 6, abs=0.1)


@pytest.mark.rule("SSP-85")
def test_a_world_tells_its_seat_the_same() -> None:
    """What a seat cannot tell from the truth leads it to the same worlds, and holds no secret of the others."""
    state = robbed("boat/black fish/green", "octopus/grey")
    for seat in (0, 3):
        world = state.determinize(seat, Quick(3))
        assert GAME.view(world, seat) == GAME.view(state, seat)
        for number in range(20):
            one, other = (one.determinize(seat, Quick(number)) for one in (state, world))
            assert [hand(one, holder) for holder in range(4)] == [hand(other, holder) for holder in range(4)]
            assert GAME.components(one) == GAME.components(state)


@pytest.mark.rule("SSP-63")
def test_where_mermaids_are_played_four_seen_in_one_hand_stay_there() -> None:
    options = {"explicit_mermaid_play": True}
    state = table(["", "3*mermaid/white"], turn=1, phase="take", piles=["mermaid/white", "crab/green"], options=options)
    play(state, "take:0", "end")
    for number in range(20):
        assert "mermaid/white" in hand(state.determinize(0, Quick(number)), 1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_worked_out_once_for_a_decision_deals_the_same_worlds(seats: int) -> None:
    """A copy of the table remembers nothing of what was worked out, and nobody deals from what was true earlier."""
    state = GAME.start(seats, seed="5e7" + "0" * 29)
    quick = Quick(seats)
    for ply in range(150):
        if state.over():
            break
        for seat in range(seats):
            state.determinize(seat, Quick(ply))
            again = state.determinize(seat, Quick(ply + 1))
            assert GAME.write_state(again) == GAME.write_state(state.clone().determinize(seat, Quick(ply + 1)))
        legal = state.legal()
        state.apply(legal[int(quick.below(len(legal)))])
