# seaboard: compiled
"""What cards are worth (SSP-42 … SSP-62): a quick sum for the rules, a labelled breakdown for people."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from seaboard.games.sea_salt_paper.components import (
    BOAT,
    CAPTAIN,
    COLLECTORS,
    COLOUR,
    COLOURS,
    COUNTED,
    CRAB,
    EACH,
    FISH,
    LIGHTHOUSE,
    LONGEST_SET,
    MERMAID,
    MULTIPLIERS,
    N_COLOURS,
    NAME,
    NAMES,
    OCTOPUS,
    PAIR_POINTS,
    PENGUIN,
    PENGUIN_COLONY,
    SAILOR,
    SET_VALUE,
    SHARK,
    SHELL,
    SHOAL_OF_FISH,
    SUIT_ONE,
    SUIT_OTHER,
    SWIMMER,
)

# The tally of one seat: a row of counters. (Plain numbers, because the compiler folds nothing else.)
HAND: Final[i64] = 0  # how many of each face are in hand
OWNED: Final[i64] = 46  # how many of each name, hand and area together
PAINTED: Final[i64] = 60  # how many of each colour, hand and area together
HELD: Final[i64] = 71  # how many of each name are in hand
SIZE: Final[i64] = 85  # cards in hand
ROW: Final[i64] = 86

WHITE: Final[i64] = 10  # the number of this colour


def card_points(tally: vec[i64], row: i64, white_counts: bool) -> i64:
    """Points printed on the cards of one seat, hand and area together (SSP-42)."""
    owned = row + OWNED
    boats = tally[owned + BOAT]
    fish = tally[owned + FISH]
    swimmers = tally[owned + SWIMMER]
    sharks = tally[owned + SHARK]
    penguins = tally[owned + PENGUIN]
    sailors = tally[owned + SAILOR]
    pairs = (tally[owned + CRAB] >> 1) + (boats >> 1) + (fish >> 1) + (swimmers if swimmers < sharks else sharks)
    points = pairs * PAIR_POINTS
    points += SET_VALUE[SHELL * LONGEST_SET + tally[owned + SHELL]]
    points += SET_VALUE[OCTOPUS * LONGEST_SET + tally[owned + OCTOPUS]]
    points += SET_VALUE[PENGUIN * LONGEST_SET + penguins] + SET_VALUE[SAILOR * LONGEST_SET + sailors]
    points += tally[owned + LIGHTHOUSE] * boats * EACH[LIGHTHOUSE]
    points += tally[owned + SHOAL_OF_FISH] * fish * EACH[SHOAL_OF_FISH]
    points += tally[owned + PENGUIN_COLONY] * penguins * EACH[PENGUIN_COLONY]
    points += tally[owned + CAPTAIN] * sailors * EACH[CAPTAIN]
    if tally[owned + MERMAID] > 0:
        points += mermaid_points(tally, row, white_counts)
    return points


def pairs_of(tally: vec[i64], row: i64, suit: i64) -> i64:
    """Pairs of one kind, laid down or still in hand (SSP-26)."""
    one = tally[row + OWNED + SUIT_ONE[suit]]
    if SUIT_ONE[suit] == SUIT_OTHER[suit]:
        return one // 2
    other = tally[row + OWNED + SUIT_OTHER[suit]]
    return one if one < other else other


def mermaid_points(tally: vec[i64], row: i64, white_counts: bool) -> i64:
    """The sum of the k biggest colours for k mermaids (SSP-59)."""
    if white_counts and tally[row + OWNED + MERMAID] == 1:
        return colour_bonus(tally, row)  # the common case, in one pass
    used: i64 = 0  # bits of the colours that a mermaid counts already
    if not white_counts:
        used = 1 << WHITE  # SSP-R1
    points: i64 = 0
    for _ in range(tally[row + OWNED + MERMAID]):
        best: i64 = -1
        most: i64 = -1
        for colour in range(N_COLOURS):
            if (used >> colour) & 1 == 0 and tally[row + PAINTED + colour] > most:
                best = colour
                most = tally[row + PAINTED + colour]
        if best < 0:
            break  # SSP-62
        points += most
        used |= 1 << best
    return points


def colour_bonus(tally: vec[i64], row: i64) -> i64:
    """Cards in the colour the seat owns most of (SSP-56, SSP-58)."""
    most: i64 = 0
    for colour in range(N_COLOURS):
        painted = tally[row + PAINTED + colour]
        if painted > most:
            most = painted
    return most


def tally_of(faces: list[int]) -> vec[i64]:
    """The tally of a seat that holds just these cards."""
    tally = vec[i64]([0] * ROW)
    for face in faces:
        gain(tally, 0, face)
    return tally


def gain(tally: vec[i64], row: i64, face: i64) -> None:
    """A card comes into hand."""
    tally[row + HAND + face] += 1
    tally[row + OWNED + NAME[face]] += 1
    tally[row + PAINTED + COLOUR[face]] += 1
    tally[row + HELD + NAME[face]] += 1
    tally[row + SIZE] += 1


def lose(tally: vec[i64], row: i64, face: i64) -> None:
    """A card leaves the hand for another's."""
    lay_down(tally, row, face)
    tally[row + OWNED + NAME[face]] -= 1
    tally[row + PAINTED + COLOUR[face]] -= 1


def lay_down(tally: vec[i64], row: i64, face: i64) -> None:
    """A card goes from the hand into the own area, where it keeps counting (SSP-19)."""
    tally[row + HAND + face] -= 1
    tally[row + HELD + NAME[face]] -= 1
    tally[row + SIZE] -= 1


def breakdown(faces: list[int], white_counts: bool) -> list[tuple[str, int, dict[str, object]]]:
    """How card points come about: (what, points, facts) line by line; `faces` are all cards of hand and area."""
    tally = tally_of(faces)
    lines: list[tuple[str, int, dict[str, object]]] = []
    for suit in range(len(SUIT_ONE)):
        one, other = int(SUIT_ONE[suit]), int(SUIT_OTHER[suit])
        pairs = int(pairs_of(tally, 0, suit))
        if pairs > 0:
            facts: dict[str, object] = {"card": NAMES[one], "partner": NAMES[other], "count": pairs}
            lines.append(("duo", int(PAIR_POINTS) * pairs, facts))
    for i in range(len(COLLECTORS)):
        name = int(COLLECTORS[i])
        count = int(tally[OWNED + name])
        if count > 0:
            points = int(SET_VALUE[name * LONGEST_SET + count])
            lines.append(("collector", points, {"card": NAMES[name], "count": count}))
    for i in range(len(MULTIPLIERS)):
        name = int(MULTIPLIERS[i])
        if tally[OWNED + name] > 0:
            counted = int(COUNTED[name])
            count = int(tally[OWNED + counted])
            each = int(EACH[name])
            facts = {"card": NAMES[name], "counted": NAMES[counted], "count": count, "each": each}
            lines.append(("multiplier", int(tally[OWNED + name]) * each * count, facts))
    colours = sorted(
        (c for c in range(N_COLOURS) if white_counts or c != WHITE),
        key=lambda c: -int(tally[PAINTED + c]),
    )
    for k in range(int(tally[OWNED + MERMAID])):
        count = int(tally[PAINTED + colours[k]])
        lines.append(("mermaid", count, {"colour": COLOURS[colours[k]], "count": count, "which": k + 1}))
    return lines


def biggest_colour(faces: list[int]) -> tuple[str, int]:
    """The colour that a bonus would be paid for, and how many cards have it; ("", 0) without cards."""
    tally = tally_of(faces)
    best = max(range(N_COLOURS), key=lambda c: int(tally[PAINTED + c]))
    return (COLOURS[best], int(tally[PAINTED + best])) if faces else ("", 0)
