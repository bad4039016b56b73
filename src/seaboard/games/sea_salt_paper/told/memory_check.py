"""Does a memory that was read fit the table? What a seat believes must leave room for the truth."""

from __future__ import annotations

from itertools import permutations, repeat

from seaboard.games.sea_salt_paper.rules import codes as c
from seaboard.games.sea_salt_paper.rules.cards import COPIES, DECK, FIRST_TOKEN
from seaboard.games.sea_salt_paper.rules.memory import Memory
from seaboard.games.sea_salt_paper.state import SeaSaltPaper

AREA = 0  # no place at all


def fits(memory: Memory, seat: int, state: SeaSaltPaper) -> bool:
    """May everything be where it is, as far as this seat remembers, and is what it sees where it sees it?"""
    if state.phase == c.OVER:
        return True  # hands were shown that nobody need remember, and nothing is played for any more
    facts = [int(memory.facts[seat * c.OBSERVER + token]) for token in range(c.N_CARDS)]
    # Of two copies, one taken out of a pile unseen, a seat may take the wrong one for the card it sees in an opened
    # hand: then it misses a card in the pile, and looks for it among those that it never saw.
    may_err = bool(memory.facts[seat * c.OBSERVER + c.ANY_ADRIFT])
    return (
        max(facts) // c.LAID <= memory.moment
        and _allows_the_truth(facts, seat, state, may_err)
        and _knows_open_hands(facts, seat, state)
        and _knows_tops(facts, state, may_err)
        and _fills_hands(memory, facts, seat, state)
    )


def _allows_the_truth(facts: list[int], seat: int, state: SeaSaltPaper, may_err: bool) -> bool:
    """Copies of a face are in places where the memory lets them be, one for each of its facts."""
    where = _places(state)
    closed = sum(
        c.HELD_BY << other for other in range(state.seats) if other != seat and not (state.opened >> other) & 1
    )
    if may_err:
        closed |= int(c.PILES)
    for face, places in enumerate(where):
        first = int(FIRST_TOKEN[face])
        known = facts[first : first + int(COPIES[face])]
        if not any(all(map(_may_be, known, order, repeat(closed))) for order in permutations(places)):
            return False
    return True


def _places(state: SeaSaltPaper) -> list[list[int]]:
    """For each face, where its copies are; cards of the deck and drawn ones are unseen."""
    where: list[list[int]] = [[] for _ in range(c.N_FACES)]
    for number in range(c.N_PILES):
        for face in state.pile(number).listed():
            where[face].append(int(c.PILE << number))
    for seat in range(state.seats):
        for face in state.hand(seat):
            where[face].append(int(c.HELD_BY << seat))
        for face in state.area(seat):
            where[face].append(AREA)
    for face, places in enumerate(where):
        places += [int(c.UNSEEN)] * (int(COPIES[face]) - len(places))
    return where


def _may_be(fact: int, place: int, closed: int) -> bool:
    places = fact & c.PLACES
    if place == AREA or places == AREA:
        return place == places
    return bool(places & place) or (places == c.UNSEEN and bool(place & closed))


def _knows_open_hands(facts: list[int], seat: int, state: SeaSaltPaper) -> bool:
    """The own hand and those that lie open: these cards and no others."""
    for other in range(state.seats):
        if other == seat or (state.opened >> other) & 1:
            here = c.HELD_BY << other
            there = [token for token in range(c.N_CARDS) if facts[token] & here]
            if [int(DECK[token]) for token in there] != state.hand(other):
                return False
            if any(facts[token] & c.PLACES != here for token in there):
                return False
    return True


def _knows_tops(facts: list[int], state: SeaSaltPaper, may_err: bool) -> bool:
    """Everybody sees what tops a pile: it is known, and nothing that may lie there was laid later."""
    for number in range(c.N_PILES):
        pile, here = state.pile(number), c.PILE << number
        there = [token for token in range(c.N_CARDS) if facts[token] & here]
        if pile.count == 0 or not there:
            if pile.count or there:
                return False
            continue
        top = max(there, key=lambda token: facts[token] // c.LAID)
        if DECK[top] != pile.top() or facts[top] & c.PLACES != here:
            return False
        if sum(facts[token] & c.PLACES == here for token in there) > pile.count:
            return False
        if len(there) < pile.count and not may_err:
            return False
    return True


def _fills_hands(memory: Memory, facts: list[int], seat: int, state: SeaSaltPaper) -> bool:
    """A closed hand is as big as the cards that are or may be in it and its unseen ones can make it.

    Once cards went adrift the number of unseen ones is an estimate, which a sampled world need not keep to.
    """
    is_counted = not memory.facts[seat * c.OBSERVER + c.ANY_ADRIFT]
    for other in range(state.seats):
        here = c.HELD_BY << other
        size = int(state.tally[other * c.ROW + c.SIZE])
        surely = sum(fact & c.PLACES == here for fact in facts)
        perhaps = sum(bool(fact & here) for fact in facts)
        unseen = int(memory.facts[seat * c.OBSERVER + c.UNSEEN_IN + other])
        if surely > size or (is_counted and other != seat and perhaps + unseen < size):
            return False
    return True
