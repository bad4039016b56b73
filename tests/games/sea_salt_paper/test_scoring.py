"""What cards are worth: points, the labelled breakdown, the colour bonus."""

from __future__ import annotations

import pytest

from seaboard.games.sea_salt_paper.box.printed import FACES
from seaboard.games.sea_salt_paper.rules.points import card_points, colour_bonus, tally_of
from seaboard.games.sea_salt_paper.told.scoring import biggest_colour, breakdown
from tests.games.sea_salt_paper.table import cards, moves, play, table


def faces(text: str) -> list[int]:
    return [FACES.index(card) for card in cards(text)]


def points(text: str, white_counts: bool = True) -> int:
    return int(card_points(tally_of(faces(text)), 0, white_counts))


def bonus(text: str) -> int:
    return int(colour_bonus(tally_of(faces(text)), 0))


def lines(text: str, white_counts: bool = True) -> list[tuple[str, int, dict[str, object]]]:
    return breakdown(faces(text), white_counts)


@pytest.mark.rule("SSP-42")
def test_points_of_all_kinds_are_added_over_hand_and_area() -> None:
    # given a pair in the area; two shells, a lighthouse and a mermaid in hand
    state = table(
        ["shell/grey shell/black lighthouse/purple mermaid/white", ""], areas=[["boat/black boat/yellow"], []]
    )
    # then 1 for the pair, 2 for the shells, 2 for the lighthouse, 2 for the mermaid (black)
    assert state.points_of(0) == 1 + 2 + 2 + 2
    assert "stop" in moves(state)


@pytest.mark.rule("SSP-42")
def test_the_breakdown_names_every_part() -> None:
    text = "boat/black boat/yellow boat/black shell/grey shell/black lighthouse/purple mermaid/white"
    assert lines(text) == [
        ("duo", 1, {"card": "boat", "partner": "boat", "count": 1}),
        ("collector", 2, {"card": "shell", "count": 2}),
        ("multiplier", 3, {"card": "lighthouse", "counted": "boat", "count": 3, "each": 1}),
        ("mermaid", 3, {"colour": "black", "count": 3, "which": 1}),
    ]
    assert sum(line[1] for line in lines(text)) == points(text) == 9


@pytest.mark.rule("SSP-43")
def test_an_odd_duo_card_gives_nothing_but_counts_for_colour_and_multiplier() -> None:
    assert points("boat/black") == 0
    assert points("crab/black crab/grey crab/green") == 1
    assert points("swimmer/black swimmer/yellow shark/green") == 1
    assert points("boat/black lighthouse/purple") == 1
    assert bonus("boat/black crab/black") == 2


@pytest.mark.rule("SSP-26")
@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("crab/black crab/grey", 1),
        ("2*crab/yellow 2*crab/light_blue", 2),
        ("2*boat/black 2*boat/yellow 2*boat/light_blue 2*boat/dark_blue", 4),
        ("2*fish/black 2*fish/dark_blue fish/green fish/yellow fish/light_blue", 3),
        ("swimmer/black swimmer/yellow swimmer/dark_blue shark/green shark/purple", 2),
        ("crab/black boat/black fish/black swimmer/black", 0),
    ],
)
def test_each_pair_is_worth_one_point(text: str, expected: int) -> None:
    assert points(text) == expected


SETS = {
    "shell": ("dark_blue light_blue black yellow green grey", [0, 2, 4, 6, 8, 10]),
    "octopus": ("light_blue yellow green purple grey", [0, 3, 6, 9, 12]),
    "penguin": ("purple light_orange pink", [1, 3, 5]),
    "sailor": ("pink orange", [0, 5]),
}


@pytest.mark.rule("SSP-44", "SSP-45", "SSP-46", "SSP-47")
@pytest.mark.parametrize("name", list(SETS))
def test_sets_are_worth_what_the_table_says(name: str) -> None:
    colours, values = SETS[name]
    owned = [f"{name}/{colour}" for colour in colours.split()]
    assert [points(" ".join(owned[:count])) for count in range(len(owned) + 1)] == [0, *values]


@pytest.mark.rule("SSP-48")
def test_the_lighthouse_counts_boats() -> None:
    assert points("lighthouse/purple") == 0
    assert points("lighthouse/purple 2*boat/black boat/yellow") == 3 + 1


@pytest.mark.rule("SSP-49")
def test_the_shoal_counts_fish() -> None:
    assert points("shoal_of_fish/grey") == 0
    assert points("shoal_of_fish/grey 2*fish/black fish/yellow fish/green") == 4 + 2


@pytest.mark.rule("SSP-50")
def test_the_colony_counts_penguins_twice() -> None:
    assert points("penguin_colony/green") == 0
    assert points("penguin_colony/green penguin/pink") == 2 + 1
    assert points("penguin_colony/green penguin/pink penguin/purple penguin/light_orange") == 6 + 5


@pytest.mark.rule("SSP-51")
def test_the_captain_counts_sailors_three_times() -> None:
    assert points("captain/light_orange") == 0
    assert points("captain/light_orange sailor/pink") == 3
    assert points("captain/light_orange sailor/pink sailor/orange") == 6 + 5


@pytest.mark.rule("SSP-52")
def test_a_multiplier_is_no_card_of_its_type_and_counts_single_cards() -> None:
    # the colony is no penguin: with one penguin it is a set of one
    assert points("penguin_colony/green penguin/pink") == 2 + 1
    # the captain is no sailor: with one sailor there is no set of two
    assert points("captain/light_orange sailor/orange") == 3
    # the lighthouse is no boat: with one boat there is no pair, and odd boats count
    assert points("lighthouse/purple boat/black") == 1
    assert points("lighthouse/purple boat/black boat/yellow boat/dark_blue") == 3 + 1
    # a multiplier counts its own cards only
    assert points("lighthouse/purple fish/black") == 0


@pytest.mark.rule("SSP-52")
def test_a_multiplier_counts_played_texttoo() -> None:
    state = table(["lighthouse/purple boat/black", ""], areas=[["boat/yellow boat/dark_blue"], []])
    assert state.points_of(0) == 3 + 1


@pytest.mark.rule("SSP-53", "SSP-R18")
def test_mermaids_help_to_reach_seven() -> None:
    # given a mermaid and six black cards with a pair of boats: 6 + 1
    state = table(["mermaid/white 2*boat/black fish/black swimmer/black shell/black crab/black", ""])
    assert state.points_of(0) == 7
    assert "last_chance" in moves(state)


# -- colours ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SSP-56")
def test_the_bonus_is_the_size_of_the_biggest_colour() -> None:
    assert bonus("") == 0
    assert biggest_colour([]) == ("", 0)
    assert bonus("boat/black fish/black crab/grey") == 2
    assert biggest_colour(faces("boat/black fish/black crab/grey")) == ("black", 2)


@pytest.mark.rule("SSP-56")
def test_hand_and_area_count_together_for_the_bonus() -> None:
    # given a yellow octopus in hand and two yellow boats laid down
    hands = ["octopus/grey octopus/green octopus/yellow penguin/pink", ""]
    state = table(hands, areas=[["boat/yellow boat/yellow"], []], piles=["sailor/orange", "shark/purple"])
    # when a bet is won
    play(state, "last_chance", "take:0", "end")
    # then yellow counts three times
    assert list(state.history[-1].bonuses) == [3, 1]


@pytest.mark.rule("SSP-58")
def test_equal_colours_pay_once() -> None:
    assert bonus("boat/black fish/black crab/grey octopus/grey") == 2


@pytest.mark.rule("SSP-60")
def test_white_counts_for_the_bonus() -> None:
    assert bonus("3*mermaid/white boat/black fish/black") == 3
    assert biggest_colour(faces("3*mermaid/white boat/black")) == ("white", 3)


# -- mermaids -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SSP-59")
def test_each_mermaid_counts_a_different_colour_the_biggest_first() -> None:
    text = "3*mermaid/white swimmer/black shell/black octopus/yellow shell/yellow crab/yellow penguin/pink"
    # yellow 3, white 3, black 2
    assert points(text) - points(text.replace("3*mermaid/white ", "")) == 3 + 3 + 2


@pytest.mark.rule("SSP-65", "SSP-59")
def test_the_example_of_the_rulebook() -> None:
    # given two mermaids, four light blue and three green cards
    text = "2*mermaid/white crab/light_blue boat/light_blue fish/light_blue swimmer/light_blue"
    text += " crab/green fish/green shell/green"
    mermaids = [line for line in lines(text) if line[0] == "mermaid"]
    # then the mermaids give 4 + 3
    assert mermaids == [
        ("mermaid", 4, {"colour": "light_blue", "count": 4, "which": 1}),
        ("mermaid", 3, {"colour": "green", "count": 3, "which": 2}),
    ]


@pytest.mark.rule("SSP-60", "SSP-R1")
def test_a_mermaid_may_count_white() -> None:
    assert points("mermaid/white") == 1
    assert points("2*mermaid/white boat/black") == 2 + 1


@pytest.mark.rule("SSP-R1")
def test_a_table_may_leave_white_out_of_the_mermaids_points() -> None:
    assert points("mermaid/white", white_counts=False) == 0
    assert points("2*mermaid/white boat/black", white_counts=False) == 1
    assert points("2*mermaid/white penguin/pink sailor/pink boat/black", white_counts=False) == 2 + 1 + 1
    assert [line[:2] for line in lines("2*mermaid/white boat/black", white_counts=False)] == [
        ("mermaid", 1),
        ("mermaid", 0),
    ]
    # and the table plays by it
    hand = "2*mermaid/white octopus/grey octopus/green octopus/yellow"
    assert table([hand, ""]).points_of(0) == 6 + 2 + 1
    assert table([hand, ""], options={"mermaid_counts_white": False}).points_of(0) == 6 + 1 + 1
    # the colour bonus still counts white
    assert bonus(hand) == 2


@pytest.mark.rule("SSP-61")
def test_with_equal_colours_any_order_gives_the_same_sum() -> None:
    text = "2*mermaid/white boat/black fish/black crab/grey octopus/grey"
    # black 2, grey 2, white 2: any two of them
    assert sum(line[1] for line in lines(text) if line[0] == "mermaid") == 4


@pytest.mark.rule("SSP-62")
def test_a_mermaid_without_a_further_colour_gives_nothing() -> None:
    assert points("2*mermaid/white") == 2
    assert points("3*mermaid/white boat/black") == 3 + 1
    assert [line[1] for line in lines("3*mermaid/white boat/black")] == [3, 1, 0]
