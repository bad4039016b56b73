# seaboard: compiled
"""Sea Salt & Paper: what cards are worth to who holds them.

Values are in twentieths of a point. A hand is worth its card points, and something for what it may become: odd
cards that wait for a partner, sets that have begun, pairs whose effect is still to come, a colour that grows.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from seaboard.games.sea_salt_paper.rules import codes as c
from seaboard.games.sea_salt_paper.rules.cards import (
    COLLECTORS,
    COLOUR,
    COUNTED,
    COUNTED_BY,
    EACH,
    MULTIPLIERS,
    NAME,
    PAIR_POINTS,
    SET_VALUE,
)
from seaboard.games.sea_salt_paper.rules.points import card_points, colour_bonus, gain, lose, mermaid_points

POINT: Final[i64] = 20


@final
class Taste:
    """What a bot thinks things are worth."""

    def __init__(
        self,
        odd_duo: i64 = 5,  # waits for its partner
        effect: i64 = 22,  # of a pair in hand
        set_begun: i64 = 4,
        mermaid: i64 = 10,  # colours will grow
        multiplier: i64 = 1,
        colour: i64 = 2,  # for each card of the biggest colour
        draw: i64 = 26,  # what the better of two unknown cards brings
        unseen_card: i64 = 14,  # what a card in a hidden hand is worth to its owner
        lead: i64 = 35,  # with which to say LAST CHANCE
        slack: i64 = 20,  # so far behind STOP is still said
    ) -> None:
        self.odd_duo = odd_duo
        self.effect = effect
        self.set_begun = set_begun
        self.mermaid = mermaid
        self.multiplier = multiplier
        self.colour = colour
        self.draw = draw
        self.unseen_card = unseen_card
        self.lead = lead
        self.slack = slack


def worth_of_hand(taste: Taste, tally: vec[i64], row: i64, white_counts: bool) -> i64:
    """Card points, and what may come of the cards."""
    owned = row + c.OWNED
    held = row + c.HELD
    worth = POINT * card_points(tally, row, white_counts)
    worth += worth_of_alike(taste, tally[held + c.CRAB])
    worth += worth_of_alike(taste, tally[held + c.BOAT])
    worth += worth_of_alike(taste, tally[held + c.FISH])
    worth += worth_of_swimmers_and_sharks(taste, tally[held + c.SWIMMER], tally[held + c.SHARK])
    for i in range(len(COLLECTORS)):
        if tally[owned + COLLECTORS[i]] > 0:
            worth += taste.set_begun
    for i in range(len(MULTIPLIERS)):
        worth += taste.multiplier * tally[owned + MULTIPLIERS[i]]
    worth += taste.mermaid * tally[owned + c.MERMAID] * tally[owned + c.MERMAID]
    return worth + taste.colour * colour_bonus(tally, row)


def worth_of_alike(taste: Taste, held: i64) -> i64:
    """What may come of crabs, boats or fish in hand."""
    return taste.effect * (held >> 1) + taste.odd_duo * (held & 1)


def worth_of_swimmers_and_sharks(taste: Taste, swimmers: i64, sharks: i64) -> i64:
    """What may come of them in hand."""
    if swimmers > 0 and sharks > 0:
        return taste.effect * (swimmers if swimmers < sharks else sharks)
    if swimmers + sharks > 0:
        return taste.odd_duo
    return 0


# -- one card more ------------------------------------------------------------------------------------------------


def worth_of_card(taste: Taste, tally: vec[i64], row: i64, face: i64, white_counts: bool) -> i64:
    """What a hand would be worth more with one card more.

    It is the difference that the card makes to `worth_of_hand`, but only what the card touches is looked at: rollouts
    ask little else.
    """
    name = NAME[face]
    if name == c.MERMAID:
        return worth_of_mermaid(taste, tally, row, face, white_counts)
    owned = row + c.OWNED
    has = tally[owned + name]
    worth = worth_of_colour(taste, tally, row, COLOUR[face], white_counts)
    if name >= c.LIGHTHOUSE:
        return worth + taste.multiplier + POINT * EACH[name] * tally[owned + COUNTED[name]]
    worth += POINT * EACH[COUNTED_BY[name]] * tally[owned + COUNTED_BY[name]]
    if name >= c.SHELL:
        values = name * c.LONGEST_SET + has
        worth += POINT * (SET_VALUE[values + 1] - SET_VALUE[values])
        return worth if has > 0 else worth + taste.set_begun
    held = tally[row + c.HELD + name]
    if name < c.SWIMMER:
        worth += POINT * PAIR_POINTS * (has & 1)
        return worth + worth_of_alike(taste, held + 1) - worth_of_alike(taste, held)
    partner = c.SWIMMER + c.SHARK - name
    waiting = tally[row + c.HELD + partner]
    if has < tally[owned + partner]:
        worth += POINT * PAIR_POINTS
    worth += worth_of_swimmers_and_sharks(taste, held + 1, waiting)
    return worth - worth_of_swimmers_and_sharks(taste, held, waiting)


def worth_of_colour(taste: Taste, tally: vec[i64], row: i64, colour: i64, white_counts: bool) -> i64:
    """What one card more of a colour that is not white adds: to the biggest colour, and to those that mermaids count.

    The k biggest colours together (SSP-59) grow just if fewer than k are bigger than this one.
    """
    mermaids = tally[row + c.OWNED + c.MERMAID]
    painted = tally[row + c.PAINTED + colour]
    bigger: i64 = 0
    for other in range(c.N_COLOURS):
        if tally[row + c.PAINTED + other] > painted:
            bigger += 1
            if bigger > mermaids:
                return 0
    worth: i64 = 0
    if bigger == 0:
        worth = taste.colour
    if not white_counts and tally[row + c.PAINTED + c.WHITE] > painted:
        bigger -= 1  # SSP-R1
    return worth + POINT if bigger < mermaids else worth


def worth_of_mermaid(taste: Taste, tally: vec[i64], row: i64, face: i64, white_counts: bool) -> i64:
    """A mermaid counts one colour more, and is of a colour itself: all colours are counted anew."""
    mermaids = tally[row + c.OWNED + c.MERMAID]
    before = POINT * mermaid_points(tally, row, white_counts) + taste.colour * colour_bonus(tally, row)
    gain(tally, row, face)
    after = POINT * mermaid_points(tally, row, white_counts) + taste.colour * colour_bonus(tally, row)
    lose(tally, row, face)
    return after - before + taste.mermaid * (mermaids + mermaids + 1)
