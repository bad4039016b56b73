# seaboard: compiled
"""What cards are worth (SSP-42 … SSP-62): the quick sums of the rules."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from seaboard.games.sea_salt_paper.rules import codes as c
from seaboard.games.sea_salt_paper.rules.cards import COLOUR, EACH, NAME, PAIR_POINTS, SET_VALUE, SUIT_ONE, SUIT_OTHER


def card_points(tally: vec[i64], row: i64, white_counts: bool) -> i64:
    """Points printed on the cards of one seat, hand and area together (SSP-42)."""
    owned = row + c.OWNED
    boats = tally[owned + c.BOAT]
    fish = tally[owned + c.FISH]
    swimmers = tally[owned + c.SWIMMER]
    sharks = tally[owned + c.SHARK]
    penguins = tally[owned + c.PENGUIN]
    sailors = tally[owned + c.SAILOR]
    pairs = (tally[owned + c.CRAB] >> 1) + (boats >> 1) + (fish >> 1) + (swimmers if swimmers < sharks else sharks)
    points = pairs * PAIR_POINTS
    points += SET_VALUE[c.SHELL * c.LONGEST_SET + tally[owned + c.SHELL]]
    points += SET_VALUE[c.OCTOPUS * c.LONGEST_SET + tally[owned + c.OCTOPUS]]
    points += SET_VALUE[c.PENGUIN * c.LONGEST_SET + penguins] + SET_VALUE[c.SAILOR * c.LONGEST_SET + sailors]
    points += tally[owned + c.LIGHTHOUSE] * boats * EACH[c.LIGHTHOUSE]
    points += tally[owned + c.SHOAL_OF_FISH] * fish * EACH[c.SHOAL_OF_FISH]
    points += tally[owned + c.PENGUIN_COLONY] * penguins * EACH[c.PENGUIN_COLONY]
    points += tally[owned + c.CAPTAIN] * sailors * EACH[c.CAPTAIN]
    if tally[owned + c.MERMAID] > 0:
        points += mermaid_points(tally, row, white_counts)
    return points


def pairs_of(tally: vec[i64], row: i64, suit: i64) -> i64:
    """Pairs of one kind, laid down or still in hand (SSP-26)."""
    one = tally[row + c.OWNED + SUIT_ONE[suit]]
    if SUIT_ONE[suit] == SUIT_OTHER[suit]:
        return one // 2
    other = tally[row + c.OWNED + SUIT_OTHER[suit]]
    return one if one < other else other


def mermaid_points(tally: vec[i64], row: i64, white_counts: bool) -> i64:
    """The sum of the k biggest colours for k mermaids (SSP-59)."""
    if white_counts and tally[row + c.OWNED + c.MERMAID] == 1:
        return colour_bonus(tally, row)  # the common case, in one pass
    used: i64 = 0  # bits of the colours that a mermaid counts already
    if not white_counts:
        used = 1 << c.WHITE  # SSP-R1
    points: i64 = 0
    for _nth in range(tally[row + c.OWNED + c.MERMAID]):
        best: i64 = -1
        most: i64 = -1
        for colour in range(c.N_COLOURS):
            if (used >> colour) & 1 == 0 and tally[row + c.PAINTED + colour] > most:
                best = colour
                most = tally[row + c.PAINTED + colour]
        if best < 0:
            break  # SSP-62
        points += most
        used |= 1 << best
    return points


def colour_bonus(tally: vec[i64], row: i64) -> i64:
    """Cards in the colour the seat owns most of (SSP-56, SSP-58)."""
    most: i64 = 0
    for colour in range(c.N_COLOURS):
        painted = tally[row + c.PAINTED + colour]
        if painted > most:
            most = painted
    return most


def tally_of(faces: list[int]) -> vec[i64]:
    """The tally of a seat that holds just these cards."""
    tally = vec[i64]([0] * c.ROW)
    for face in faces:
        gain(tally, 0, face)
    return tally


def gain(tally: vec[i64], row: i64, face: i64) -> None:
    """A card comes into hand."""
    tally[row + c.HAND + face] += 1
    tally[row + c.OWNED + NAME[face]] += 1
    tally[row + c.PAINTED + COLOUR[face]] += 1
    tally[row + c.HELD + NAME[face]] += 1
    tally[row + c.SIZE] += 1


def lose(tally: vec[i64], row: i64, face: i64) -> None:
    """A card leaves the hand for another's."""
    lay_down(tally, row, face)
    tally[row + c.OWNED + NAME[face]] -= 1
    tally[row + c.PAINTED + COLOUR[face]] -= 1


def lay_down(tally: vec[i64], row: i64, face: i64) -> None:
    """A card goes from the hand into the own area, where it keeps counting (SSP-19)."""
    tally[row + c.HAND + face] -= 1
    tally[row + c.HELD + NAME[face]] -= 1
    tally[row + c.SIZE] -= 1
