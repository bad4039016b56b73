"""What each seat can know, and the worlds it imagines from that."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from seaboard.bots.minds.sea_salt_paper.policy import POLICIES
from seaboard.core.conformance import walk
from seaboard.core.random import Quick
from seaboard.core.seed import derived_seed
from seaboard.games.sea_salt_paper import GAME
from seaboard.games.sea_salt_paper.box.printed import FACES
from seaboard.games.sea_salt_paper.rules.cards import COPIES
from seaboard.games.sea_salt_paper.state import SeaSaltPaper
from tests.games.sea_salt_paper.table import cards, deck, hand, moves, pile, play, table

SINGLE = {face for i, face in enumerate(FACES) if COPIES[i] == 1}
SEVEN = "octopus/grey octopus/green octopus/yellow penguin/pink"


def memory_of(state: SeaSaltPaper, seat: int) -> dict[str, Any]:
    memory = GAME.write_state(state)["memory"][seat]
    assert isinstance(memory, dict)
    return memory


def where(state: SeaSaltPaper, seat: int, card: str) -> list[str]:
    """Where a card may be, as far as a seat can tell; unseen cards: nothing."""
    found = [places for face, places, _ in memory_of(state, seat)["seen"] if face == card]
    assert len(found) <= 1, f"{card} was seen twice"
    return list(found[0]) if found else ["unseen"]


def unseen_in(state: SeaSaltPaper, seat: int) -> list[int]:
    return list(memory_of(state, seat)["unseen_in"])


def worlds(state: SeaSaltPaper, seat: int, count: int) -> list[SeaSaltPaper]:
    quick = Quick(7)
    return [state.determinize(seat, quick) for _ in range(count)]


# -- what is seen -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SSP-81")
def test_all_know_whose_hand_a_card_from_a_pile_went_to() -> None:
    state = table(["", "", ""], phase="take", piles=["crab/green shell/black", "shark/purple"])
    play(state, "take:0")
    for seat in range(3):
        assert where(state, seat, "shell/black") == ["hand 0"]
        assert where(state, seat, "crab/green") == ["pile 0"]
        for world in worlds(state, seat, 20):
            assert "shell/black" in hand(world, 0)
            assert pile(world, 0) == ["crab/green"]


@pytest.mark.rule("SSP-81", "SSP-19")
def test_a_card_seen_going_into_a_hand_is_there_until_it_is_laid_down() -> None:
    state = table(["crab/black", ""], phase="take", piles=["crab/green", "shark/purple"])
    play(state, "take:0")
    assert where(state, 1, "crab/green") == ["hand 0"]
    play(state, "play:crab/black+crab/green")
    assert where(state, 1, "crab/green") == []  # in the area
    assert where(state, 1, "crab/black") == []
    assert unseen_in(state, 1) == [0, 0]  # the unseen crab is known now; the pick is seen: a pile of one card
    assert where(state, 1, "shark/purple") == ["hand 0"]


@pytest.mark.rule("SSP-82")
def test_a_kept_card_is_known_to_its_keeper_only() -> None:
    state = table(["", "", ""], phase="keep", drawn=cards("boat/yellow fish/green"))
    play(state, "keep:fish/green", "discard:0")
    assert where(state, 0, "fish/green") == ["hand 0"]
    for seat in (1, 2):
        assert where(state, seat, "fish/green") == ["unseen"]
        assert unseen_in(state, seat) == [1, 0, 0]
    for seat in range(3):
        places = [face for face, places, _ in memory_of(state, seat)["seen"] if places == ["pile 0"]]
        assert "boat/yellow" in places


@pytest.mark.rule("SSP-82")
def test_the_drawn_cards_of_a_decision_are_dealt_anew_for_the_others_only() -> None:
    state = table(["", ""], phase="keep", drawn=cards("boat/yellow fish/green"))
    mine = {tuple(sorted(GAME.write_state(world)["drawn"])) for world in worlds(state, 0, 30)}
    theirs = {tuple(sorted(GAME.write_state(world)["drawn"])) for world in worlds(state, 1, 30)}
    assert mine == {("boat/yellow", "fish/green")}
    assert len(theirs) > 20


@pytest.mark.rule("SSP-83")
def test_a_fished_card_may_be_any_unseen_card_to_the_others() -> None:
    state = table(["2*fish/black", ""])
    play(state, "play:fish/black+fish/black")
    assert where(state, 0, hand(state, 0)[0]) == ["hand 0"] or hand(state, 0)[0] not in SINGLE
    assert unseen_in(state, 1) == [1, 0]
    assert len({tuple(hand(world, 0)) for world in worlds(state, 1, 40)}) > 15
    assert {tuple(hand(world, 0)) for world in worlds(state, 0, 10)} == {tuple(hand(state, 0))}


# -- crabs ------------------------------------------------------------------------------------------------------------


def search(piles: str, card: str) -> SeaSaltPaper:
    """Seat 1 of three takes a card with crabs from pile 0."""
    state = table(["", "2*crab/yellow", ""], turn=1, piles=[piles, "shark/purple"])
    play(state, "play:crab/yellow+crab/yellow", "search:0", *([f"pick:{card}"] if len(cards(piles)) > 1 else []))
    return state


@pytest.mark.rule("SSP-84")
def test_if_the_top_changes_everybody_knows_what_was_taken() -> None:
    state = search("shell/black penguin/pink sailor/orange", "sailor/orange")
    for seat in range(3):
        assert where(state, seat, "sailor/orange") == ["hand 1"]
        assert where(state, seat, "penguin/pink") == ["pile 0"]
        assert where(state, seat, "shell/black") == ["pile 0"]


@pytest.mark.rule("SSP-84")
def test_if_the_top_stays_it_may_be_any_card_below() -> None:
    state = search("shell/black penguin/pink shell/grey sailor/orange", "penguin/pink")
    # the taker knows
    assert where(state, 1, "penguin/pink") == ["hand 1"]
    assert where(state, 1, "shell/black") == ["pile 0"]
    # the others do not
    for seat in (0, 2):
        for card in ("shell/black", "penguin/pink", "shell/grey"):
            assert where(state, seat, card) == ["pile 0", "hand 1"]
        assert where(state, seat, "sailor/orange") == ["pile 0"]


@pytest.mark.rule("SSP-84")
def test_the_cards_that_may_have_been_taken_are_equally_likely() -> None:
    state = search("shell/black penguin/pink shell/grey sailor/orange", "penguin/pink")
    taken: Counter[str] = Counter()
    for world in worlds(state, 0, 900):
        assert len(hand(world, 1)) == 1
        assert len(pile(world, 0)) == 3
        assert pile(world, 0)[-1] == "sailor/orange"
        # the others lie in the order in which they were laid
        left = [card for card in ("shell/black", "penguin/pink", "shell/grey") if card not in hand(world, 1)]
        assert pile(world, 0)[:-1] == left
        taken[hand(world, 1)[0]] += 1
    assert set(taken) == {"shell/black", "penguin/pink", "shell/grey"}
    assert all(240 < count < 360 for count in taken.values()), taken


@pytest.mark.rule("SSP-84")
def test_with_unseen_cards_in_the_hand_the_taken_card_is_still_among_those_of_the_pile() -> None:
    # given a taker with two unseen cards beside
    state = table(
        ["", "2*crab/yellow boat/black fish/green"], turn=1, piles=["shell/black penguin/pink", "shark/purple"]
    )
    play(state, "play:crab/yellow+crab/yellow", "search:0", "pick:shell/black")
    for world in worlds(state, 0, 60):
        assert "shell/black" in hand(world, 1), "below the top there was only this card"
        assert len(hand(world, 1)) == 3
        assert pile(world, 0) == ["penguin/pink"]


@pytest.mark.rule("SSP-84")
def test_a_pile_of_one_card_leaves_no_doubt() -> None:
    state = table(["", "2*crab/yellow", ""], turn=1, piles=["penguin/pink", ""])
    play(state, "play:crab/yellow+crab/yellow")
    for seat in range(3):
        assert where(state, seat, "penguin/pink") == ["hand 1"]


@pytest.mark.rule("SSP-84")
def test_of_a_pile_of_two_with_the_same_top_the_lower_card_was_taken() -> None:
    state = search("shell/black penguin/pink", "shell/black")
    for seat in (0, 2):
        for world in worlds(state, seat, 30):
            assert hand(world, 1) == ["shell/black"]
            assert pile(world, 0) == ["penguin/pink"]


@pytest.mark.rule("SSP-84")
def test_a_card_that_comes_to_light_settles_what_was_taken() -> None:
    # given a pick among two cards below the top
    state = search("shell/black penguin/pink sailor/orange", "shell/black")
    play(state, "end")
    assert where(state, 0, "penguin/pink") == ["pile 0", "hand 1"]
    # when the top is taken and the card below shows
    play(state, "take:0")
    # then it must have been the other
    assert where(state, 0, "penguin/pink") == ["pile 0"]
    for world in worlds(state, 0, 20):
        assert hand(world, 1) == ["shell/black"]


@pytest.mark.rule("SSP-84")
def test_if_the_upper_one_was_taken_the_lower_one_shows() -> None:
    state = search("shell/black penguin/pink sailor/orange", "penguin/pink")
    play(state, "end", "take:0")
    assert pile(state, 0) == ["shell/black"]
    for seat in (0, 2):
        assert where(state, seat, "penguin/pink") == ["hand 1"]
        assert where(state, seat, "shell/black") == ["pile 0"]


@pytest.mark.rule("SSP-27", "SSP-86")
def test_who_looked_through_a_pile_knows_it() -> None:
    # given a bystander's doubt about pile 0
    state = search("shell/black penguin/pink shell/grey sailor/orange", "penguin/pink")
    play(state, "end")
    assert where(state, 2, "shell/black") == ["pile 0", "hand 1"]
    # when seat 2 searches it too
    document = GAME.write_state(state)
    assert document["turn"] == 2
    state = table(
        ["", "penguin/pink", "2*crab/light_blue"],
        turn=2,
        piles=["shell/black shell/grey sailor/orange", "shark/purple"],
        areas=[[], ["crab/yellow crab/yellow"], []],
        memory=[
            None,
            None,
            {
                "moment": 5,
                "seen": [
                    ["crab/light_blue", ["hand 2"], 0],
                    ["crab/light_blue", ["hand 2"], 0],
                    ["crab/yellow", [], 0],
                    ["crab/yellow", [], 0],
                    ["penguin/pink", ["pile 0", "hand 1"], 2],
                    ["sailor/orange", ["pile 0"], 4],
                    ["shark/purple", ["pile 1"], 5],
                    ["shell/black", ["pile 0", "hand 1"], 1],
                    ["shell/grey", ["pile 0", "hand 1"], 3],
                ],
                "unseen_in": [0, 0, 0],
                "adrift": True,
            },
        ],
    )
    play(state, "play:crab/light_blue+crab/light_blue", "search:0")
    # then the doubt is gone
    assert where(state, 2, "shell/black") == ["pile 0"]
    assert where(state, 2, "shell/grey") == ["pile 0"]
    assert where(state, 2, "penguin/pink") == ["hand 1"]


# -- thefts -----------------------------------------------------------------------------------------------------------


def robbery(hand_of_victim: str, takes: str = "take:0") -> SeaSaltPaper:
    """Seat 1 takes the penguin in sight of all, then seat 2 robs seat 1; seats 0 and 3 look on."""
    hands = ["", hand_of_victim, "swimmer/black shark/black", ""]
    state = table(hands, turn=1, phase="take", piles=["penguin/pink", "shark/purple shell/grey"])
    play(state, takes, "end", "take:1", "play:swimmer/black+shark/black")
    return state


@pytest.mark.rule("SSP-85")
def test_after_a_theft_a_bystander_knows_only_that_the_card_may_have_moved() -> None:
    state = robbery("boat/black fish/green")
    for seat in (0, 3):
        assert where(state, seat, "penguin/pink") == ["hand 1", "hand 2"]
        assert where(state, seat, "shell/grey") == ["hand 2"]
    # thief and victim know exactly
    place = "hand 2" if "penguin/pink" in hand(state, 2) else "hand 1"
    assert where(state, 1, "penguin/pink") == where(state, 2, "penguin/pink") == [place]


@pytest.mark.rule("SSP-85", "SSP-R24")
def test_a_bystander_thinks_each_card_of_the_victim_equally_likely() -> None:
    # given a victim with one card seen by all and one unseen
    state = robbery("boat/black")
    stolen = sum("penguin/pink" in hand(world, 2) for world in worlds(state, 0, 800))
    assert 320 < stolen < 480


@pytest.mark.rule("SSP-85")
def test_the_only_card_of_a_victim_is_known_to_all() -> None:
    state = robbery("")
    for seat in range(4):
        assert where(state, seat, "penguin/pink") == ["hand 2"]
        for world in worlds(state, seat, 10):
            assert hand(world, 2) == ["penguin/pink", "shell/grey"]


@pytest.mark.rule("SSP-85")
def test_a_card_that_may_have_been_stolen_is_found_when_it_is_laid_down() -> None:
    # given a crab taken in sight of all, perhaps stolen since
    hands = ["", "boat/black", "swimmer/black shark/black crab/black", ""]
    state = table(hands, turn=1, phase="take", piles=["crab/grey", "shark/purple shell/grey"], seed="3" * 32)
    play(state, "take:0", "end", "take:1", "play:swimmer/black+shark/black")
    assert where(state, 0, "crab/grey") == ["hand 1", "hand 2"]
    if "play:crab/black+crab/grey" in moves(state):
        play(state, "play:crab/black+crab/grey")
        assert where(state, 0, "crab/grey") == []
        assert "crab/grey" not in hand(state, 1)
    else:
        assert "crab/grey" in hand(state, 1)


# -- opened hands -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SSP-87")
def test_an_opened_hand_is_known_to_all() -> None:
    state = table([SEVEN, "boat/black", ""])
    assert unseen_in(state, 2) == [4, 1, 0]
    play(state, "last_chance")
    for seat in (1, 2):
        assert unseen_in(state, seat)[0] == 0
        for card in cards(SEVEN):
            assert where(state, seat, card) == ["hand 0"]
        for world in worlds(state, seat, 10):
            assert hand(world, 0) == hand(state, 0)


@pytest.mark.rule("SSP-87")
def test_an_opened_hand_settles_a_theft() -> None:
    # given a theft that a bystander could not see through
    hands = [SEVEN, "boat/black", "swimmer/black shark/black", ""]
    state = table(hands, piles=["penguin/purple", "shark/purple shell/grey"])
    play(state, "last_chance", "take:0", "end", "take:1")
    # seat 1 is open already: nothing to rob but the empty hand of seat 3
    play(state, "play:swimmer/black+shark/black", "end")
    for seat in (0, 3):
        assert where(state, seat, "penguin/purple") == ["hand 1"]
        assert where(state, seat, "shell/grey") == ["hand 2"]


@pytest.mark.rule("SSP-87")
def test_of_two_equal_cards_one_seen_in_an_opened_hand_leaves_the_other_where_either_may_be() -> None:
    # given a black boat that may lie in pile 1 or in hand 0, and another that was in hand 0; either may be stolen
    boats = [["boat/black", ["pile 1", "hand 0", "hand 2"], 2], ["boat/black", ["hand 0", "hand 2"], 0]]
    caller = "octopus/grey octopus/green octopus/yellow penguin/pink"
    seen = [["shark/purple", ["pile 1"], 3], ["crab/green", ["pile 0"], 4], *boats]
    seen += [[card, ["hand 1"], 0] for card in caller.split()]
    seen += [["swimmer/black", [], 0], ["shark/black", [], 0]]
    state = table(
        ["fish/green", caller, "boat/black", ""],
        turn=2,
        piles=["crab/green", "boat/black shark/purple"],
        areas=[[], [], [], ["swimmer/black shark/black"]],
        call="last_chance",
        caller=1,
        opened=[1],
        memory=[None, None, None, {"moment": 4, "seen": seen, "unseen_in": [1, 0, 0, 0], "adrift": True}],
    )
    # when hand 2 is opened and shows one black boat
    play(state, "end")
    left = sorted(places for face, places, _ in memory_of(state, 3)["seen"] if face == "boat/black")
    # then the other may still be in the pile or in hand 0
    assert left == [["hand 2"], ["pile 1", "hand 0"]]


@pytest.mark.rule("SSP-84")
@pytest.mark.parametrize("pick", ["fish/dark_blue", "fish/dark_blue#2"])
def test_of_two_equal_cards_in_a_pile_either_may_have_been_taken(pick: str) -> None:
    # given a pile with a dark blue fish above and another below two cards, and seat 1 that takes one and plays it
    piles = ["fish/dark_blue shark/green boat/yellow fish/dark_blue shell/grey", "shark/purple"]
    state = table(["", "2*crab/yellow fish/black", ""], turn=1, piles=piles)
    play(state, "play:crab/yellow+crab/yellow", "search:0", f"pick:{pick}", "play:fish/dark_blue+fish/black", "end")
    # then for the others the one that is left may be either
    for seat in (0, 2):
        for world in worlds(state, seat, 20):
            assert len(pile(world, 0)) == 4
            assert pile(world, 0)[-1] == "shell/grey"
    # and when the pile is taken card by card nobody is surprised
    for _ in range(4):
        play(state, "take:0")
        left = pile(state, 0)
        for seat in range(3):
            for world in worlds(state, seat, 20):
                assert pile(world, 0)[-1:] == left[-1:]
                assert len(pile(world, 0)) == len(left)
            for card in left:
                assert card == "fish/dark_blue" or "pile 0" in where(state, seat, card)
        play(state, "end")


# -- along random games -----------------------------------------------------------------------------------------------


def places_of(state: SeaSaltPaper) -> dict[str, Counter[str]]:
    places = {f"pile {i}": Counter(pile(state, i)) for i in range(2)}
    return {**places, **{f"hand {seat}": Counter(hand(state, seat)) for seat in range(state.seats)}}


def sensible_walk(seats: int, seed: int) -> Iterator[SeaSaltPaper]:
    """The states of a game between bots that play many pairs, with a random move now and then."""
    state = GAME.start(seats, seed=derived_seed("mem2", seed))
    quick = Quick(seed)
    while not state.over():
        yield state
        world = state.determinize(state.actor(), quick)
        action = int(POLICIES["greedy"].choose(world, world.legal_moves(), quick))
        if quick.below(8) == 0:
            action = state.legal()[int(quick.below(len(state.legal())))]
        state.apply(action)


@pytest.mark.rule("SSP-81", "SSP-84", "SSP-85")
@pytest.mark.parametrize("walker", [walk, sensible_walk], ids=["random", "sensible"])
@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (3, 3), (4, 4), (4, 7), (4, 77)])
def test_what_a_seat_knows_is_true_and_holds_in_every_world_it_imagines(walker: Any, seats: int, seed: int) -> None:
    checked = 0
    states = walk(GAME, seats, seed) if walker is walk else sensible_walk(seats, seed)
    for ply, state in enumerate(states):
        assert isinstance(state, SeaSaltPaper)
        if state.over() or ply % 3:
            continue
        truth = places_of(state)
        memories = GAME.write_state(state)["memory"]
        for seat in range(seats):
            known = Counter((face, places[0]) for face, places, _ in memories[seat]["seen"] if len(places) == 1)
            adrift = [(face, places) for face, places, _ in memories[seat]["seen"] if len(places) > 1]
            dreams = [state.determinize(seat, Quick(ply + i)) for i in range(2)]
            assert all(GAME.view(dream, seat) == GAME.view(state, seat) for dream in dreams)
            imagined = [places_of(dream) for dream in dreams]
            for (face, place), count in known.items():
                checked += 1
                assert truth[place][face] >= count, f"seat {seat} is wrong about {face} in {place}"
                for world in imagined:
                    assert world[place][face] >= count, f"seat {seat} imagines {face} elsewhere than in {place}"
            for face, places in adrift:
                if face in SINGLE:
                    for world in [truth, *imagined]:
                        assert any(world[place][face] for place in places), f"{face} is not in {places}"
    assert checked > 1000


def test_memories_differ_only_by_what_was_seen() -> None:
    """A card nobody but its owner saw leaves no trace in the memories of others."""
    one = table(["", ""], phase="take", deck="boat/yellow fish/green crab/grey shell/grey", rest="hand 1")
    two = table(["", ""], phase="take", deck="penguin/pink fish/green crab/grey shell/grey", rest="hand 1")
    for state in (one, two):
        first = deck(state)[0]
        play(state, "take:deck", f"keep:{first}", "discard:0")
    seen = [
        [entry for entry in memory_of(state, 1)["seen"] if entry[0] not in ("boat/yellow", "penguin/pink")]
        for state in (one, two)
    ]
    assert seen[0] == seen[1]
    assert unseen_in(one, 1) == unseen_in(two, 1) == [1, 0]


def test_a_new_round_is_forgotten() -> None:
    state = table([SEVEN, "boat/black"], piles=["crab/green crab/grey", "shark/purple"])
    play(state, "stop")
    for seat in range(2):
        seen = memory_of(state, seat)["seen"]
        assert sorted(face for face, _, _ in seen) == sorted(pile(state, 0) + pile(state, 1))
        assert unseen_in(state, seat) == [0, 0]


@pytest.mark.rule("SSP-63")
def test_no_imagined_rival_holds_four_mermaids() -> None:
    # given a rival with nearly all cards, three mermaids among them, and one in a deck of two
    state = table(["", ""], phase="take", deck="mermaid/white boat/black", rest="hand 1")
    for world in worlds(state, 0, 100):
        assert hand(world, 1).count("mermaid/white") < 4
        assert GAME.components(world) == GAME.components(state)
