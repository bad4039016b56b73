# seaboard: compiled
"""Worlds that a seat could be in: everything it cannot know is dealt anew, as its memory allows."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from seaboard.core.cards import Cards, no_cards, zeros
from seaboard.core.random import Quick
from seaboard.games.sea_salt_paper.rules import codes as c
from seaboard.games.sea_salt_paper.rules.cards import DECK, NAME
from seaboard.games.sea_salt_paper.rules.memory import Memory
from seaboard.games.sea_salt_paper.rules.points import gain, lose
from seaboard.games.sea_salt_paper.rules.setting import Setting
from seaboard.games.sea_salt_paper.rules.tales import Tales

TRIES: Final[i64] = 16
N_PLACES: Final[i64] = 6  # two piles and four hands, in the order of their bits


def setting_for(
    memory: Memory,
    tales: Tales | None,
    tally: vec[i64],
    pile_0: Cards,
    pile_1: Cards,
    seat: i64,
    opened: i64,
    seen: Cards,
    quick: Quick,
) -> Setting:
    """What the seat takes to be where, from its memory, not from the truth.

    Cards known to the seat stay where it knows them; cards adrift go where they are in one of the `tales`, or, where
    nothing is told, to one of the places where they may be, so that piles come out full; unseen cards will fill hands
    and deck. `seen` are the drawn cards of the seat's own decision, which are nowhere yet.
    """
    facts = memory.facts
    start = seat * c.OBSERVER
    room = zeros(N_PLACES)
    room[0] = pile_0.count
    room[1] = pile_1.count
    for other in range(memory.seats):
        room[2 + other] = tally[other * c.ROW + c.SIZE]

    place_of = zeros(c.N_CARDS)  # -1: unseen pool, -2: out of the game, -3: adrift
    laid = zeros(c.N_CARDS)  # the moments at which cards were laid on the piles
    are_adrift = False
    for token in range(c.N_CARDS):
        places = facts[start + token] & c.PLACES
        laid[token] = facts[start + token] >> c.MOMENT
        if places == 0:
            place_of[token] = -2
        elif places == c.UNSEEN:
            place_of[token] = -1
        elif places & (places - 1) == 0:
            place = _number_of(places)
            if room[place] > 0:
                place_of[token] = place
            else:
                place_of[token] = -1
            room[place] -= 1
        else:
            place_of[token] = -3
            are_adrift = True
    if are_adrift and tales is not None:
        tale = tales.pick(quick)
        place_of = tales.places[tale]
        laid = tales.moments[tale]
    elif are_adrift:
        _settle(facts, start, place_of, room, quick)

    pool = no_cards(c.N_CARDS)
    for token in range(c.N_CARDS):
        if place_of[token] == -1:
            pool.put(DECK[token])
    for i in range(seen.count):
        _take_out(pool, seen.items[i])
    setting = Setting(tally[:], pile_0.clone(), pile_1.clone(), 0, 0, pool)
    setting.gaps_0 = _stack(setting.pile_0, 0, laid, place_of)
    setting.gaps_1 = _stack(setting.pile_1, 1, laid, place_of)
    for other in range(memory.seats):
        if other != seat and (opened >> other) & 1 == 0:
            _leave_known(setting.tally, other, place_of)
    return setting


def is_plain(memory: Memory, seat: i64) -> bool:
    """Is every card either known or unseen to a seat? Then its setting is the same for all worlds."""
    for token in range(c.N_CARDS):
        places = memory.facts[seat * c.OBSERVER + token] & c.PLACES
        if places & (places - 1) != 0:
            return False
    return True


def _number_of(place: i64) -> i64:
    number: i64 = 0
    while (place >> number) & 1 == 0:
        number += 1
    return number


def _take_out(pool: Cards, face: i64) -> None:
    for i in range(pool.count):
        if pool.items[i] == face:
            pool.take(i)
            return


def _settle(facts: vec[i64], start: i64, place_of: vec[i64], room: vec[i64], quick: Quick) -> None:
    """Find a place for every card adrift.

    Each place *needs* so many of them: a pile as many as it has gaps, a hand as many as its unseen cards cannot
    account for. Cards go where they are needed with a chance in proportion to the need; if a need stays open,
    try again. After many tries an imperfect world is better than none: gaps are filled from the unseen.
    """
    adrift = no_cards(c.N_CARDS)
    for token in range(c.N_CARDS):
        if place_of[token] == -3:
            adrift.put(token)
    need = zeros(N_PLACES)
    for _nth in range(TRIES):
        needed: i64 = 0
        for place in range(N_PLACES):
            need[place] = room[place]
            if place >= 2:
                need[place] -= facts[start + c.UNSEEN_IN + place - 2]
            if need[place] < 0:
                need[place] = 0
            needed += need[place]
        left = room[:]
        spare = adrift.count - needed  # cards that are needed nowhere and may lie in any hand with room
        quick.shuffle(adrift.items, adrift.count)
        stranded: i64 = 0
        for i in range(adrift.count):
            token = adrift.items[i]
            places = facts[start + token]
            weight: i64 = 0
            for place in range(N_PLACES):
                if (places >> place) & 1 == 1:
                    weight += _pull(place, need, left, spare)
            if weight == 0:
                place_of[token] = -1
                stranded += 1
                continue
            pick = quick.below(weight)
            place = 0
            while True:
                if (places >> place) & 1 == 1:
                    pull = _pull(place, need, left, spare)
                    if pick < pull:
                        break
                    pick -= pull
                place += 1
            place_of[token] = place
            left[place] -= 1
            if need[place] > 0:
                need[place] -= 1
                needed -= 1
            else:
                spare -= 1
        if stranded == 0 and needed == 0:
            return


def _pull(place: i64, need: vec[i64], left: vec[i64], spare: i64) -> i64:
    """How strongly a place draws the next card adrift."""
    if place >= 2 and spare > 0:
        return left[place]
    return need[place]


def _stack(pile: Cards, number: i64, laid: vec[i64], place_of: vec[i64]) -> i64:
    """Rebuild a pile in the order in which its cards were laid; returns how many below them are not known."""
    items = pile.items
    known: i64 = 0
    for token in range(c.N_CARDS):
        if place_of[token] == number:
            at = known
            while at > 0 and laid[items[at - 1]] > laid[token]:
                items[at] = items[at - 1]
                at -= 1
            items[at] = token
            known += 1
    missing = pile.count - known
    at = pile.count - 1
    while at >= missing:
        items[at] = DECK[items[at - missing]]
        at -= 1
    return missing


def _leave_known(tally: vec[i64], seat: i64, place_of: vec[i64]) -> None:
    """A hand with just the cards that are known to be in it."""
    row = seat * c.ROW
    for face in range(c.N_FACES):
        while tally[row + c.HAND + face] > 0:
            lose(tally, row, face)
    for token in range(c.N_CARDS):
        if place_of[token] == 2 + seat:
            gain(tally, row, DECK[token])


def part_mermaids(tally: vec[i64], seats: i64, seat: i64, deck: Cards) -> None:
    """Where four mermaids win at once nobody holds them while the game goes on: change one for a card of the deck."""
    for other in range(seats):
        if other != seat and tally[other * c.ROW + c.HELD + c.MERMAID] == 4:
            _part_from_one(tally, other * c.ROW, deck)


def _part_from_one(tally: vec[i64], row: i64, deck: Cards) -> None:
    for i in range(deck.count):
        if NAME[deck.items[i]] != c.MERMAID:
            for face in range(c.N_FACES):
                if NAME[face] == c.MERMAID:
                    gain(tally, row, deck.items[i])
                    lose(tally, row, face)
                    deck.items[i] = face
                    return
