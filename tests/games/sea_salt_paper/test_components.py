"""The deck, and the numbers in the code that must agree with it."""

from __future__ import annotations

from collections import Counter

import pytest

from seaboard.core.refused import Refused
from seaboard.games.sea_salt_paper import GAME, codes, components, memory, moves, scoring
from seaboard.games.sea_salt_paper.components import COLOURS, COPIES, FACES, KIND_OF_NAME, NAMES
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
    multipliers = {NAMES[i]: NAMES[components.COUNTED[i]] for i in components.MULTIPLIERS}
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
    assert len(FACES) == components.N_FACES
    assert len(NAMES) == components.N_NAMES
    assert len(COLOURS) == components.N_COLOURS
    assert len(components.DECK) == components.N_CARDS == sum(COPIES)
    assert len(components.PAIR_ONE) == len(components.PAIR_OTHER) == len(components.PAIR_SUIT) == components.N_PAIRS
    assert len(components.SUIT_ONE) == len(components.SUIT_OTHER) == components.N_SUITS
    assert len(components.SUIT_EFFECT) == components.N_SUITS == len(components.EFFECTS)
    assert len(components.SET_VALUE) == components.N_NAMES * components.LONGEST_SET
    assert GAME.seats[-1] == components.MOST_SEATS


def test_numbers_of_single_names_and_effects() -> None:
    assert NAMES[components.MERMAID] == "mermaid"
    assert COLOURS[scoring.WHITE] == "white"
    assert components.EFFECTS[components.SEARCH_A_PILE] == "search_a_pile"
    assert components.EFFECTS[components.ONE_MORE_TURN] == "one_more_turn"
    assert components.EFFECTS[components.TOP_OF_THE_DECK] == "top_of_the_deck"
    assert components.EFFECTS[components.ROB_A_HAND] == "rob_a_hand"


def test_tokens_and_faces_agree() -> None:
    for face in range(len(FACES)):
        first = components.FIRST_TOKEN[face]
        assert [components.DECK[token] for token in range(first, first + COPIES[face])] == [face] * COPIES[face]


def test_the_counters_of_a_seat_do_not_overlap() -> None:
    assert scoring.HAND == 0
    assert scoring.OWNED == scoring.HAND + components.N_FACES
    assert scoring.PAINTED == scoring.OWNED + components.N_NAMES
    assert scoring.HELD == scoring.PAINTED + components.N_COLOURS
    assert scoring.SIZE == scoring.HELD + components.N_NAMES
    assert scoring.SIZE < scoring.ROW


def test_the_ranges_of_actions_follow_each_other() -> None:
    assert codes.TAKE_PILE == codes.TAKE_DECK + 1
    assert codes.KEEP == codes.TAKE_PILE + 2
    assert codes.DISCARD == codes.KEEP + components.N_FACES
    assert codes.PLAY_PAIR == codes.DISCARD + 2
    assert codes.END_TURN == codes.PLAY_PAIR + components.N_PAIRS
    assert codes.CALL_STOP == codes.END_TURN + 1
    assert codes.CALL_LAST_CHANCE == codes.CALL_STOP + 1
    assert codes.PLAY_MERMAIDS == codes.CALL_LAST_CHANCE + 1
    assert codes.SEARCH == codes.PLAY_MERMAIDS + 1
    assert codes.PICK == codes.SEARCH + 2
    assert codes.ROB == codes.PICK + components.N_CARDS
    assert codes.ACTIONS == codes.ROB + components.MOST_SEATS == GAME.actions
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
    places = [memory.PILE, memory.PILE << 1, *(memory.HELD_BY << seat for seat in range(4)), memory.UNSEEN]
    assert sum(places) == memory.PLACES, "each place has a bit of its own"
    assert memory.DOUBTFUL == memory.PLACES + 1
    assert memory.LAID == 2 * memory.DOUBTFUL == 1 << memory.MOMENT
    assert memory.PILES == memory.PILE | memory.PILE << 1
    assert memory.UNSEEN_IN >= components.N_CARDS
    assert memory.UNSEEN_IN + components.MOST_SEATS <= memory.OBSERVER


def test_every_pair_of_the_table_can_be_held() -> None:
    for pair in range(components.N_PAIRS):
        one, other = FACES[components.PAIR_ONE[pair]], FACES[components.PAIR_OTHER[pair]]
        state = table([f"{one} {other}", ""], piles=["", ""])
        assert f"play:{one}+{other}" in [move.text for move in GAME.moves(state)]
        assert hand(state, 0) == sorted([one, other])
