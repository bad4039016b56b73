"""The deck, and the numbers in the code that must agree with it."""

from __future__ import annotations

from collections import Counter

import pytest

from seaboard.core.refused import Refused
from seaboard.games.sea_salt_paper import GAME
from seaboard.games.sea_salt_paper.box.printed import COLOURS, FACES, KIND_OF_NAME, NAMES
from seaboard.games.sea_salt_paper.rules import cards as numbers
from seaboard.games.sea_salt_paper.rules import codes
from seaboard.games.sea_salt_paper.rules.cards import COPIES
from seaboard.games.sea_salt_paper.told import moves
from tests.games.sea_salt_paper.table import cards, hand, table

SEED = "5ea" + "0" * 29


def count_by(part: int) -> Counter[str]:
    counted: Counter[str] = Counter()
    for face, name in enumerate(FACES):
        counted[name.split("/")[part]] += int(COPIES[face])
    return counted


@pytest.mark.rule("SSP-01", "SSP-91", "SSP-R20")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_58_cards_are_in_play_at_every_number_of_players(seats: int) -> None:
    state = GAME.start(seats, seed=SEED)
    assert GAME.components(state).total() == 58
    assert set(GAME.components(state)) == set(FACES), "cards only: no reference cards"


@pytest.mark.rule("SSP-02")
def test_how_many_cards_there_are_of_each_name() -> None:
    assert count_by(0) == {
        **{"crab": 9, "boat": 8, "fish": 7, "swimmer": 5, "shark": 5},
        **{"shell": 6, "octopus": 5, "penguin": 3, "sailor": 2},
        **{"lighthouse": 1, "shoal_of_fish": 1, "penguin_colony": 1, "captain": 1},
        "mermaid": 4,
    }
    by_kind: Counter[str] = Counter()
    for name, count in count_by(0).items():
        by_kind[KIND_OF_NAME[NAMES.index(name)]] += count
    assert by_kind == {"duo": 34, "collector": 16, "multiplier": 4, "mermaid": 4}


@pytest.mark.rule("SSP-03")
def test_how_many_cards_there_are_of_each_colour() -> None:
    assert count_by(1) == {
        **{"dark_blue": 9, "light_blue": 9, "black": 8, "yellow": 8, "green": 6, "white": 4},
        **{"purple": 4, "grey": 4, "light_orange": 3, "pink": 2, "orange": 1},
    }
    assert len(COLOURS) == 11


@pytest.mark.rule("SSP-03")
def test_the_colours_of_collectors_multipliers_and_mermaids() -> None:
    few = {face for face in FACES if KIND_OF_NAME[NAMES.index(face.split("/")[0])] != "duo"}
    assert few == {
        *(f"shell/{colour}" for colour in ("dark_blue", "light_blue", "black", "yellow", "green", "grey")),
        *(f"octopus/{colour}" for colour in ("light_blue", "yellow", "green", "purple", "grey")),
        *(f"penguin/{colour}" for colour in ("purple", "light_orange", "pink")),
        *("sailor/pink", "sailor/orange", "lighthouse/purple", "shoal_of_fish/grey"),
        *("penguin_colony/green", "captain/light_orange", "mermaid/white"),
    }


@pytest.mark.rule("SSP-04")
def test_a_card_is_its_name_and_its_colour_and_copies_are_alike() -> None:
    # given two cards with the same name and colour, whatever their pictures show
    state = table(["2*crab/yellow crab/grey", ""])
    # then they are offered once, as the same card
    pairs = [move.text for move in GAME.moves(state) if move.kind == "play"]
    assert pairs == ["play:crab/yellow+crab/yellow", "play:crab/yellow+crab/grey"]


@pytest.mark.rule("SSP-05")
def test_a_card_lies_in_one_place() -> None:
    # given cards in the deck, both piles, a hand, an area and among the drawn ones
    state = table(
        ["shell/black", ""],
        piles=["crab/green", "shark/purple"],
        areas=[[], ["boat/yellow boat/black"]],
        drawn=cards("mermaid/white penguin/pink"),
        phase="keep",
    )
    # then no card is there twice and none is missing
    assert GAME.components(state).total() == 58
    assert GAME.components(state) == GAME.components(GAME.start(2, seed=SEED))
    assert state.deck.count == 58 - 1 - 2 - 2 - 2


@pytest.mark.rule("SSP-R21")
def test_no_multiplier_counts_crabs() -> None:
    multipliers = {NAMES[i]: NAMES[numbers.COUNTED[i]] for i in numbers.MULTIPLIERS}
    assert multipliers == {
        "lighthouse": "boat",
        "shoal_of_fish": "fish",
        "penguin_colony": "penguin",
        "captain": "sailor",
    }


@pytest.mark.rule("SSP-90", "SSP-R20")
@pytest.mark.parametrize("seats", [0, 1, 5, 6])
def test_two_to_four_can_play(seats: int) -> None:
    with pytest.raises(Refused, match="seats-out-of-range") as refused:
        GAME.start(seats, seed=SEED)
    assert (refused.value.facts["low"], refused.value.facts["high"]) == (2, 4)
    assert list(GAME.seats) == [2, 3, 4]


def test_sizes_agree_with_the_tables() -> None:
    assert len(FACES) == codes.N_FACES
    assert len(NAMES) == codes.N_NAMES
    assert len(COLOURS) == codes.N_COLOURS
    assert len(numbers.DECK) == codes.N_CARDS == sum(COPIES)
    assert len(numbers.PAIR_ONE) == len(numbers.PAIR_OTHER) == len(numbers.PAIR_SUIT) == codes.N_PAIRS
    assert len(numbers.SUIT_ONE) == len(numbers.SUIT_OTHER) == codes.N_SUITS
    assert len(numbers.SUIT_EFFECT) == codes.N_SUITS == len(codes.EFFECTS)
    assert len(numbers.SET_VALUE) == codes.N_NAMES * codes.LONGEST_SET
    assert GAME.seats[-1] == codes.MOST_SEATS


def test_numbers_of_single_names_and_effects() -> None:
    assert NAMES[codes.MERMAID] == "mermaid"
    assert COLOURS[codes.WHITE] == "white"
    assert codes.EFFECTS[codes.SEARCH_A_PILE] == "search_a_pile"
    assert codes.EFFECTS[codes.ONE_MORE_TURN] == "one_more_turn"
    assert codes.EFFECTS[codes.TOP_OF_THE_DECK] == "top_of_the_deck"
    assert codes.EFFECTS[codes.ROB_A_HAND] == "rob_a_hand"


def test_tokens_and_faces_agree() -> None:
    for face in range(len(FACES)):
        first = numbers.FIRST_TOKEN[face]
        assert [numbers.DECK[token] for token in range(first, first + COPIES[face])] == [face] * COPIES[face]


def test_every_action_has_a_name_of_its_own() -> None:
    assert codes.ACTIONS == GAME.actions == 184
    assert len(moves.MOVES) == codes.ACTIONS
    assert len({move.text for move in moves.MOVES}) == codes.ACTIONS
    assert {move.kind for move in moves.MOVES} == set(moves.KINDS)


def test_phases_calls_and_endings_have_their_names() -> None:
    phases = ["TAKING", "KEEPING", "DISCARDING", "PLAYING", "SEARCHING", "PICKING", "ROBBING", "OVER"]
    named = [codes.PHASES[getattr(codes, phase)] for phase in phases]
    assert named == ["take", "keep", "discard", "play", "search", "pick", "rob", "over"]
    assert [codes.CALLS[call] for call in (codes.NO_CALL, codes.STOP, codes.LAST_CHANCE)] == [
        "none",
        "stop",
        "last_chance",
    ]
    endings = [codes.ENDINGS[end] for end in (codes.TARGET_REACHED, codes.FOUR_MERMAIDS, codes.ROUND_LIMIT)]
    assert endings == ["target_reached", "four_mermaids", "round_limit"]


def test_the_bits_of_memory_do_not_overlap() -> None:
    places = [codes.PILE, codes.PILE << 1, *(codes.HELD_BY << seat for seat in range(4)), codes.UNSEEN]
    assert sum(places) == codes.PLACES, "each place has a bit of its own"
    assert codes.LAID == 2 * codes.DOUBTFUL == 1 << codes.MOMENT


def test_every_pair_of_the_table_can_be_held() -> None:
    for pair in range(codes.N_PAIRS):
        one, other = FACES[numbers.PAIR_ONE[pair]], FACES[numbers.PAIR_OTHER[pair]]
        state = table([f"{one} {other}", ""], piles=["", ""])
        assert f"play:{one}+{other}" in [move.text for move in GAME.moves(state)]
        assert hand(state, 0) == sorted([one, other])
