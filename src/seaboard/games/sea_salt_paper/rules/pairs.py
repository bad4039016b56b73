# seaboard: compiled
"""Step 2 of a turn: a pair is laid down, and then it does something at once (SSP-17 … SSP-31)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from seaboard.core.cards import Cards
from seaboard.core.state import EVERYONE, NOBODY, Moves
from seaboard.games.sea_salt_paper.box.printed import FACES
from seaboard.games.sea_salt_paper.rules import codes as c
from seaboard.games.sea_salt_paper.rules.cards import (
    DECK,
    FIRST_FACE,
    FIRST_TOKEN,
    PAIR_AT,
    PAIR_ONE,
    PAIR_OTHER,
    PAIR_SUIT,
    SUIT_EFFECT,
    SUIT_ONE,
    SUIT_OTHER,
)
from seaboard.games.sea_salt_paper.rules.points import lay_down, lose
from seaboard.games.sea_salt_paper.rules.table import Table
from seaboard.games.sea_salt_paper.rules.taking import begin_turn, take_in, take_unseen


def playable_into(table: Table, out: Moves) -> None:
    """Every pair of faces in the active hand, each once (SSP-04, SSP-17)."""
    tally = table.tally
    row = table.turn * c.ROW
    if not holds_pair(tally, row):
        return
    for suit in range(c.N_SUITS):
        one = SUIT_ONE[suit]
        other = SUIT_OTHER[suit]
        held = tally[row + c.HELD + one]
        if held == 0 or (one == other and held == 1) or tally[row + c.HELD + other] == 0:
            continue
        for first in range(FIRST_FACE[one], FIRST_FACE[one + 1]):
            if tally[row + c.HAND + first] == 0:
                continue
            start = first if one == other else FIRST_FACE[other]
            for second in range(start, FIRST_FACE[other + 1]):
                if tally[row + c.HAND + second] > 0 and (first != second or tally[row + c.HAND + first] > 1):
                    out.add(c.PLAY_PAIR + PAIR_AT[first * c.N_FACES + second])


def holds_pair(tally: vec[i64], row: i64) -> bool:
    """Does a hand hold any pair at all? All kinds in one sum: most hands hold none, and asking kind by kind is slow."""
    held = row + c.HELD
    alike = (tally[held + c.CRAB] >> 1) + (tally[held + c.BOAT] >> 1) + (tally[held + c.FISH] >> 1)
    return alike + tally[held + c.SWIMMER] * tally[held + c.SHARK] > 0


def play_pair(table: Table, pair: i64) -> None:
    """SSP-19: the pair goes face up into the area, then its effect is carried out if it can be (SSP-R7)."""
    row = table.turn * c.ROW
    lay_down(table.tally, row, PAIR_ONE[pair])
    lay_down(table.tally, row, PAIR_OTHER[pair])
    table.laid.put(table.turn * c.N_PAIRS + pair)
    table.log.laid_down(PAIR_ONE[pair], table.turn)
    table.log.laid_down(PAIR_OTHER[pair], table.turn)
    table.reveals += 1  # cards of a hidden hand are shown
    effect = SUIT_EFFECT[PAIR_SUIT[pair]]
    if table.notes is not None:
        one, other = FACES[PAIR_ONE[pair]], FACES[PAIR_OTHER[pair]]
        facts: dict[str, object] = {"seat": int(table.turn), "card": one, "partner": other}
        facts["effect"] = c.EFFECTS[effect]
        table.notes.tell("played_pair", EVERYONE, facts)
    if effect == c.SEARCH_A_PILE:
        crabs(table)
    elif effect == c.ONE_MORE_TURN:
        begin_turn(table)  # SSP-29, SSP-R8: at once, beginning with step 1
    elif effect == c.TOP_OF_THE_DECK:
        fish(table)
    elif effect == c.ROB_A_HAND:
        swimmer_and_shark(table)


# -- crabs ------------------------------------------------------------------------------------------------------------


def crabs(table: Table) -> None:
    """SSP-27: choose a pile that is not empty and look through it."""
    if table.pile_0.count > 0 and table.pile_1.count > 0:
        table.phase = c.SEARCHING
    elif table.pile_0.count > 0:
        look_through(table, 0)
    elif table.pile_1.count > 0:
        look_through(table, 1)


def look_through(table: Table, number: i64) -> None:
    pile = table.pile(number)
    table.searched = number
    table.phase = c.PICKING
    table.log.looked_through(table.turn, number, pile)
    table.reveals += 1
    if table.notes is not None:
        table.notes.tell("searched", EVERYONE, {"seat": int(table.turn), "pile": int(number)})
    if pile.count == 1:
        pick(table, FIRST_TOKEN[pile.top()])


def pickable_into(table: Table, out: Moves) -> None:
    """SSP-R14: any card of the pile; which of two equal ones matters for the order of the rest."""
    pile = table.pile(table.searched)
    for at in range(pile.count):
        out.add(c.PICK + FIRST_TOKEN[pile.items[at]] + copies_above(pile, at))


def copies_above(pile: Cards, at: i64) -> i64:
    """How many cards of the same face lie above a place of the pile."""
    above: i64 = 0
    for higher in range(at + 1, pile.count):
        if pile.items[higher] == pile.items[at]:
            above += 1
    return above


def pick(table: Table, token: i64) -> None:
    """Take a card of the pile that is looked through; nobody else sees which (SSP-28)."""
    pile = table.pile(table.searched)
    face = DECK[token]
    copy = token - FIRST_TOKEN[face]
    top_before = pile.top()
    at = pile.count - 1
    while pile.items[at] != face or copies_above(pile, at) != copy:
        at -= 1
    pile.take(at)
    top_after: i64 = -1
    if pile.count > 0:
        top_after = pile.top()
    table.log.picked(face, table.searched, table.turn, copy, top_before, top_after)
    table.reveals += 1
    if table.notes is not None:
        facts: dict[str, object] = {"seat": int(table.turn), "pile": int(table.searched)}
        table.notes.tell("picked", EVERYONE, facts)
        table.notes.tell("picked_card", 1 << table.turn, {**facts, "card": FACES[face]})
    take_in(table, face)


# -- fish -------------------------------------------------------------------------------------------------------------


def fish(table: Table) -> None:
    """SSP-30: the top card of the deck, unseen by the others."""
    table.phase = c.PLAYING
    if table.deck.count > 0:
        face = table.deck.draw()
        table.reveals += 1
        if table.notes is not None:
            table.notes.tell("fished", EVERYONE, {"seat": int(table.turn)})
            table.notes.tell("fished_card", 1 << table.turn, {"seat": int(table.turn), "card": FACES[face]})
        take_unseen(table, face)


# -- swimmer and shark ------------------------------------------------------------------------------------------------


def swimmer_and_shark(table: Table) -> None:
    """SSP-31: rob an opponent of your choice; with one possible victim there is no choice."""
    table.phase = c.PLAYING
    victims: i64 = 0
    last: i64 = NOBODY
    for seat in range(table.seats):
        if table.can_be_robbed(seat):
            victims += 1
            last = seat
    if victims == 1:
        rob(table, last)
    elif victims > 1:
        table.phase = c.ROBBING


def rob(table: Table, victim: i64) -> None:
    """A card of the victim's hand, each equally likely (SSP-R24)."""
    row = victim * c.ROW
    skip = table.random.below(table.tally[row + c.SIZE])
    face: i64 = 0
    while skip >= table.tally[row + c.HAND + face]:
        skip -= table.tally[row + c.HAND + face]
        face += 1
    lose(table.tally, row, face)
    table.log.robbed(face, table.turn, victim, table.tally[row + c.SIZE])
    table.reveals += 1
    if table.notes is not None:
        facts: dict[str, object] = {"seat": int(table.turn), "victim_seat": int(victim)}
        table.notes.tell("robbed", EVERYONE, facts)
        both = (1 << table.turn) | (1 << victim)
        table.notes.tell("robbed_card", both, {**facts, "card": FACES[face]})
    take_in(table, face)
