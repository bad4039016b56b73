"""The simple bot: legal, honest, and clearly better than chance."""

from __future__ import annotations

import pytest

from seaboard.bots.minds.sea_salt_paper.policy import POLICIES
from seaboard.bots.minds.sea_salt_paper.worth import Taste, worth_of_card, worth_of_hand
from seaboard.bots.policy import Policy, RandomPolicy
from seaboard.core.position import write_position
from seaboard.core.random import Quick
from seaboard.core.seed import derived_seed
from seaboard.core.state import Moves
from seaboard.games.sea_salt_paper import GAME
from seaboard.games.sea_salt_paper.rules import codes as c
from seaboard.games.sea_salt_paper.rules.points import gain
from seaboard.games.sea_salt_paper.state import SeaSaltPaper
from tests.games.sea_salt_paper.table import cards, table

GREEDY = POLICIES["greedy"]


def legal_moves(state: SeaSaltPaper) -> Moves:
    moves = Moves(state.actions)
    state.legal_into(moves)
    return moves


def choice(state: SeaSaltPaper, policy: Policy = GREEDY) -> str:
    """The move a bot makes; it is shown a world that its seat could be in."""
    quick = Quick(1)
    world = state.determinize(state.actor(), quick)
    action = int(policy.choose(world, legal_moves(world), quick))
    assert action in state.legal()
    return GAME.describe(state, action).text


def rewards(bots: list[Policy], number: int) -> list[float]:
    """One game; every bot sees only worlds of its own seat."""
    state = GAME.start(len(bots), seed=derived_seed("bots", number))
    quick = Quick(number)
    while not state.over():
        seat = int(state.actor())
        world = state.determinize(seat, quick)
        state.apply(bots[seat].choose(world, legal_moves(world), quick))
    return state.returns()


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", POLICIES)
def test_it_wins_nearly_always_against_chance(name: str, seats: int) -> None:
    games = 40
    won = 0.0
    for number in range(games):
        bots: list[Policy] = [RandomPolicy() for _ in range(seats)]
        bots[number % seats] = POLICIES[name]
        won += rewards(bots, number)[number % seats]
    assert won >= 0.9 * games


@pytest.mark.parametrize("name", POLICIES)
def test_it_leaves_the_world_it_is_shown_as_it_was(name: str) -> None:
    state = GAME.start(3, seed=derived_seed("bots", 0))
    quick = Quick(0)
    for _ in range(200):
        if state.over():
            break
        world = state.determinize(state.actor(), quick)
        before = write_position(GAME, world)
        action = POLICIES[name].choose(world, legal_moves(world), quick)
        assert write_position(GAME, world) == before
        state.apply(action)


@pytest.mark.parametrize("white_counts", [True, False])
def test_a_card_is_worth_what_the_hand_is_worth_more_with_it(white_counts: bool) -> None:
    taste = Taste(set_begun=3, mermaid=11, multiplier=7)  # figures of which no two sums are the same
    quick = Quick(1)
    for seed in range(20):
        state = GAME.start(2, seed=derived_seed("worth", seed))
        for _ in range(60):
            if state.over():
                break
            for face in {state.deck.items[i] for i in range(state.deck.count)}:
                with_it = state.tally[:]
                gain(with_it, state.turn * c.ROW, face)
                before = worth_of_hand(taste, state.tally, state.turn * c.ROW, white_counts)
                after = worth_of_hand(taste, with_it, state.turn * c.ROW, white_counts)
                added = worth_of_card(taste, state.tally, state.turn * c.ROW, face, white_counts)
                assert added == after - before, GAME.describe(state, c.KEEP + face)
            moves = legal_moves(state)
            state.apply(moves.items[quick.below(moves.count)])


def test_it_takes_the_card_that_makes_points() -> None:
    state = table(["sailor/pink", ""], phase="take", piles=["shark/purple", "sailor/orange"])
    assert choice(state) == "take:1"
    state = table(["octopus/grey octopus/green", ""], phase="keep", drawn=cards("crab/black octopus/yellow"))
    assert choice(state) == "keep:octopus/yellow"


def test_it_looks_into_the_deck_when_the_piles_offer_little() -> None:
    state = table(["octopus/grey", ""], phase="take", piles=["shark/purple", "swimmer/light_orange"])
    assert choice(state) == "take:deck"


def test_it_keeps_the_card_it_wants_on_top() -> None:
    state = table(
        ["sailor/pink", ""],
        phase="discard",
        drawn=cards("crab/black boat/black"),
        piles=["sailor/orange", "shark/purple"],
    )
    assert choice(state) == "discard:1"


def test_it_picks_the_best_card_of_a_pile() -> None:
    state = table(
        ["sailor/pink", ""], phase="pick", searched=0, piles=["sailor/orange crab/black shell/grey", "shark/purple"]
    )
    assert choice(state) == "pick:sailor/orange"


def test_it_plays_pairs_before_it_ends_the_turn() -> None:
    assert choice(table(["2*fish/black", ""])) == "play:fish/black+fish/black"


def test_it_robs_who_is_ahead() -> None:
    state = table(["", "crab/black", "boat/black", "fish/black"], phase="rob", totals=[0, 3, 25, 4])
    assert choice(state) == "rob:2"


def test_it_stops_when_that_wins_the_game() -> None:
    state = table(["octopus/grey octopus/green octopus/yellow penguin/pink", "crab/black"], totals=[33, 5])
    assert choice(state) == "stop"


def test_it_bets_with_a_clear_lead() -> None:
    hand = (
        "octopus/grey octopus/green octopus/yellow octopus/purple penguin/pink penguin/purple sailor/pink sailor/orange"
    )
    assert choice(table([hand, "crab/black"])) == "last_chance"


def test_it_plays_on_when_others_seem_to_have_more() -> None:
    many = "shell/black shell/grey shell/green shell/yellow shell/dark_blue 2*boat/black 2*boat/yellow 2*fish/black"
    many += " mermaid/white penguin/purple captain/light_orange sailor/pink sailor/orange"
    state = table(["octopus/grey octopus/green octopus/yellow penguin/pink", many])
    assert choice(state) == "end"


def test_it_plays_four_mermaids() -> None:
    state = table(["4*mermaid/white 2*crab/yellow", ""], options={"explicit_mermaid_play": True})
    assert choice(state) == "mermaids"
