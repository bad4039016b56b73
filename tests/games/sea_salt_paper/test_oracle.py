"""A second scorer, written from the rules alone and as naively as can be, must agree on any cards."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from seaboard.games.sea_salt_paper.box.printed import FACES
from seaboard.games.sea_salt_paper.rules.points import card_points, colour_bonus, tally_of
from seaboard.games.sea_salt_paper.told.scoring import biggest_colour, breakdown

# The deck in the words of the box: colours of each name, a colour with two copies named twice.
BOX = """
crab: dark_blue dark_blue light_blue light_blue black yellow yellow green grey
boat: dark_blue dark_blue light_blue light_blue black black yellow yellow
fish: dark_blue dark_blue light_blue black black yellow green
swimmer: dark_blue light_blue black yellow light_orange
shark: dark_blue light_blue black green purple
shell: dark_blue light_blue black yellow green grey
octopus: light_blue yellow green purple grey
penguin: purple light_orange pink
sailor: pink orange
lighthouse: purple
shoal_of_fish: grey
penguin_colony: green
captain: light_orange
mermaid: white white white white
"""
ALL_CARDS = [
    (name, colour)
    for line in BOX.strip().splitlines()
    for name, colours in [line.split(":")]
    for colour in colours.split()
]
HANDS = 60_000


def naive_parts(cards: list[tuple[str, str]], white_counts: bool) -> dict[str, int]:
    """Points by kind, counted with fingers."""
    names = [name for name, _ in cards]
    # Pairs: put cards aside two by two while it can be done.
    left = list(names)
    pairs = 0
    for one, other in (("crab", "crab"), ("boat", "boat"), ("fish", "fish"), ("swimmer", "shark")):
        while one in left:
            left.remove(one)
            if other not in left:
                break
            left.remove(other)
            pairs += 1
    # Sets: what is printed on the cards.
    printed = {
        "shell": "- 0 2 4 6 8 10",
        "octopus": "- 0 3 6 9 12",
        "penguin": "- 1 3 5",
        "sailor": "- 0 5",
    }
    sets = 0
    for name, row in printed.items():
        if name in names:
            sets += int(row.split()[names.count(name)])
    multiplied = 0
    for name in names:
        if name == "lighthouse":
            multiplied += names.count("boat")
        if name == "shoal_of_fish":
            multiplied += names.count("fish")
        if name == "penguin_colony":
            multiplied += 2 * names.count("penguin")
        if name == "captain":
            multiplied += 3 * names.count("sailor")
    # Mermaids: each takes the biggest heap of a colour that is left, if there is one.
    heaps = Counter(colour for _, colour in cards)
    if not white_counts:
        heaps.pop("white", None)
    sung = 0
    for _ in range(names.count("mermaid")):
        if heaps:
            biggest = max(heaps, key=lambda colour: heaps[colour])
            sung += heaps.pop(biggest)
    return {"duo": pairs, "collector": sets, "multiplier": multiplied, "mermaid": sung}


def naive_bonus(cards: list[tuple[str, str]]) -> int:
    return max((sum(colour == other for _, other in cards) for _, colour in cards), default=0)


@pytest.mark.rule("SSP-42", "SSP-02", "SSP-03")
def test_the_box_has_the_cards_of_the_engine() -> None:
    assert len(ALL_CARDS) == 58
    assert {f"{name}/{colour}" for name, colour in ALL_CARDS} == set(FACES)


@pytest.mark.rule("SSP-42", "SSP-52", "SSP-59", "SSP-56")
@pytest.mark.parametrize("white_counts", [True, False])
def test_both_scorers_agree(white_counts: bool) -> None:
    chance = random.Random(58)
    numbers = {card: FACES.index("/".join(card)) for card in ALL_CARDS}
    kinds: Counter[str] = Counter()
    for i in range(HANDS // 2):
        size = chance.randrange(0, 22) if i % 10 else chance.randrange(22, 59)
        cards = chance.sample(ALL_CARDS, size)
        faces = [numbers[card] for card in cards]
        parts = naive_parts(cards, white_counts)
        tally = tally_of(faces)
        assert card_points(tally, 0, white_counts) == sum(parts.values()), cards
        assert colour_bonus(tally, 0) == naive_bonus(cards) == biggest_colour(faces)[1], cards
        labelled: Counter[str] = Counter()
        for kind, points, _ in breakdown(faces, white_counts):
            labelled[kind] += points
        assert {kind: labelled[kind] for kind in parts} == parts, cards
        kinds.update(kind for kind, points in parts.items() if points)
    assert all(kinds[kind] > 1000 for kind in ("duo", "collector", "multiplier", "mermaid")), kinds
