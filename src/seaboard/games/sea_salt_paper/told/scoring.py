"""What cards are worth, line by line, for people (SSP-42 … SSP-62)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from seaboard.games.sea_salt_paper.box.printed import COLOURS, NAMES
from seaboard.games.sea_salt_paper.rules import codes as c
from seaboard.games.sea_salt_paper.rules.cards import (
    COLLECTORS,
    COUNTED,
    EACH,
    MULTIPLIERS,
    PAIR_POINTS,
    SET_VALUE,
    SUIT_ONE,
    SUIT_OTHER,
)
from seaboard.games.sea_salt_paper.rules.points import pairs_of, tally_of


def breakdown(faces: list[int], white_counts: bool) -> list[tuple[str, int, dict[str, object]]]:
    """How card points come about: (what, points, facts) line by line; `faces` are all cards of hand and area."""
    return lines_of(tally_of(faces), 0, white_counts)


def lines_of(tally: vec[i64], row: int, white_counts: bool) -> list[tuple[str, int, dict[str, object]]]:
    """The same of a seat whose cards are counted already."""
    lines: list[tuple[str, int, dict[str, object]]] = []
    for suit in range(len(SUIT_ONE)):
        one, other = int(SUIT_ONE[suit]), int(SUIT_OTHER[suit])
        pairs = int(pairs_of(tally, row, suit))
        if pairs > 0:
            facts: dict[str, object] = {"card": NAMES[one], "partner": NAMES[other], "count": pairs}
            lines.append(("duo", int(PAIR_POINTS) * pairs, facts))
    for i in range(len(COLLECTORS)):
        name = int(COLLECTORS[i])
        count = int(tally[row + c.OWNED + name])
        if count > 0:
            points = int(SET_VALUE[name * c.LONGEST_SET + count])
            lines.append(("collector", points, {"card": NAMES[name], "count": count}))
    for i in range(len(MULTIPLIERS)):
        name = int(MULTIPLIERS[i])
        if tally[row + c.OWNED + name] > 0:
            counted = int(COUNTED[name])
            count = int(tally[row + c.OWNED + counted])
            each = int(EACH[name])
            facts = {"card": NAMES[name], "counted": NAMES[counted], "count": count, "each": each}
            lines.append(("multiplier", int(tally[row + c.OWNED + name]) * each * count, facts))
    colours = sorted(
        (colour for colour in range(c.N_COLOURS) if white_counts or colour != c.WHITE),
        key=lambda colour: -int(tally[row + c.PAINTED + colour]),
    )
    for k in range(int(tally[row + c.OWNED + c.MERMAID])):
        count = int(tally[row + c.PAINTED + colours[k]])
        lines.append(("mermaid", count, {"colour": COLOURS[colours[k]], "count": count, "which": k + 1}))
    return lines


def colours_of(tally: vec[i64], row: int) -> list[tuple[str, int]]:
    """How many cards a seat has of each colour, the most first."""
    counts = [(COLOURS[colour], int(tally[row + c.PAINTED + colour])) for colour in range(c.N_COLOURS)]
    return sorted(((colour, count) for colour, count in counts if count), key=lambda row: -row[1])


def biggest_colour(faces: list[int]) -> tuple[str, int]:
    """The colour that a bonus would be paid for, and how many cards have it; ("", 0) without cards."""
    tally = tally_of(faces)
    best = max(range(c.N_COLOURS), key=lambda colour: int(tally[c.PAINTED + colour]))
    return (COLOURS[best], int(tally[c.PAINTED + best])) if faces else ("", 0)
