# seaboard: compiled
"""Sampled hands that must fit what everybody has seen: that the active player can act, or cannot without help."""

from __future__ import annotations

from mypy_extensions import i64

from seaboard.core.cards import Cards
from seaboard.core.random import Quick
from seaboard.games.tranquility.rules import codes as c
from seaboard.games.tranquility.rules.choices import can_play, has_action
from seaboard.games.tranquility.rules.rescue import can_be_helped
from seaboard.games.tranquility.rules.seat import Seat
from seaboard.games.tranquility.rules.table import Table


def make_able(table: Table, seat: i64, quick: Quick) -> None:
    """Change the sampled hand of the active player until it fits the decision that is being made."""
    if table.active == seat:
        return
    if table.phase == c.ACTING or table.phase == c.CONCEDING:
        if not has_action(table):
            shed_monsters(table, seat, 2, quick)
            search_hand(table, seat, quick)
            if not has_action(table):
                fetch_monster(table, seat, quick)
            if not has_action(table):
                fetch_start(table)
        return
    if table.phase != c.PROPOSING and table.phase != c.VOTING:
        return
    # No action, although a compass could give one: a single card beside monsters (TRQ-88).
    if table.window == c.AT_LOSS and not fits(table):
        gather_monsters(table, seat, quick)
        search_hand(table, seat, quick)


def fits(table: Table) -> bool:
    """Does the hand of the active player explain what everybody sees?"""
    if table.phase == c.ACTING or table.phase == c.CONCEDING:
        return has_action(table)
    return not has_action(table) and can_be_helped(table)


def shed_monsters(table: Table, seat: i64, wanted: i64, quick: Quick) -> None:
    """Put monsters back into decks until so many cards can be discarded, or only known monsters are left."""
    player = table.players[table.active]
    while player.discardable(table.started) < wanted and player.monsters() > player.monsters_least:
        if not swap_from_decks(table, player, c.MONSTER, False, quick):
            return


def gather_monsters(table: Table, seat: i64, quick: Quick) -> None:
    """Fill a hand with monsters from the decks until one other card is left."""
    player = table.players[table.active]
    while player.hand.count - player.monsters() > 1:
        if not swap_from_decks(table, player, player.hand.items[0], True, quick):
            return


def swap_from_decks(table: Table, player: Seat, card: i64, for_monster: bool, quick: Quick) -> bool:
    """Change a card of the hand for a random island or monster in some deck."""
    first = quick.below(table.seats)
    for step in range(table.seats):
        deck = table.players[table.after(first, step)].deck
        begin = quick.below(max(deck.count, 1))
        for i in range(deck.count):
            at = (begin + i) % deck.count
            other = deck.items[at]
            if other == c.MONSTER if for_monster else other <= c.ISLANDS:
                deck.items[at] = card
                player.drop(card)
                player.hold(other)
                return True
    return False


def fetch_monster(table: Table, seat: i64, quick: Quick) -> None:
    """No island and no finish card explains that the player can act, so a monster is in that hand (TRQ-55)."""
    player = table.players[table.active]
    if player.hand.count == 0 or player.monsters() >= player.monsters_most or not can_play(table, player, c.MONSTER, 0):
        return
    if player.hand.items[0] == c.START and not put_start_back(player):
        return
    if swap_from_decks(table, player, player.hand.items[0], True, quick):
        return
    first = quick.below(table.seats)
    for step in range(table.seats):
        s = table.after(first, step)
        other = table.players[s]
        if s != seat and s != table.active and other.monsters() > other.monsters_least:
            mine = player.hand.items[0]
            player.drop(mine)
            player.hold(c.MONSTER)
            other.drop(c.MONSTER)
            other.hold(mine)
            return


def fetch_start(table: Table) -> None:
    """Or it is a start card that must be played, once a monster has taken the first one (TRQ-R17)."""
    player = table.players[table.active]
    if table.started or player.unchecked == 0 or player.hand.count == 0 or player.hand.items[0] > c.FINISH:
        return
    for cards in (player.deck, player.pile):
        for i in range(cards.count):
            if cards.items[i] == c.START:
                cards.items[i] = player.hand.items[0]
                player.drop(player.hand.items[0])
                player.hold(c.START)
                return


def put_start_back(player: Seat) -> bool:
    """Change a dead start card for an island of the player's own deck, or of the discards if it may lie there."""
    for i in range(player.deck.count):
        if player.deck.items[i] <= c.ISLANDS:
            player.drop(c.START)
            player.hold(player.deck.items[i])
            player.deck.items[i] = c.START
            return True
    for i in range(player.pile.count if player.late > 0 else 0):
        if 0 < player.pile.items[i] <= c.ISLANDS:
            player.drop(c.START)
            player.hold(player.pile.items[i])
            player.pile.items[i] = c.START
            return True
    return False


def search_hand(table: Table, seat: i64, quick: Quick) -> None:
    """Try hidden islands and finish cards in place of the first card of the hand, until the hand fits."""
    player = table.players[table.active]
    if player.hand.count == 0 or fits(table):
        return
    first = quick.below(table.seats)
    for step in range(table.seats):
        s = table.after(first, step)
        other = table.players[s]
        own = s == table.active
        if try_pile(table, player, other.deck, own, c.MONSTER, quick):
            return
        if s != seat and try_pile(table, player, other.pile, own, c.FINISH, quick):
            return
        if s != seat and not own and try_hand(table, player, other):
            return
    try_pile(table, player, table.removed, False, c.ISLANDS, quick)


def try_pile(table: Table, player: Seat, cards: Cards, own: bool, highest: i64, quick: Quick) -> bool:
    """Change the first card of the hand for one of these; what is given for it must be allowed to lie there."""
    begin = quick.below(max(cards.count, 1))
    mine = player.hand.items[0]
    if mine > highest or (mine == c.START and not own):
        return False
    for i in range(cards.count):
        at = (begin + i) % cards.count
        other = cards.items[at]
        if can_come(other):
            player.drop(mine)
            player.hold(other)
            if fits(table):
                cards.items[at] = mine
                return True
            player.drop(other)
            player.hold(mine)
    return False


def try_hand(table: Table, player: Seat, other: Seat) -> bool:
    mine = player.hand.items[0]
    if mine == c.START or mine == c.MONSTER:
        return False
    for i in range(other.hand.count):
        theirs = other.hand.items[i]
        if can_come(theirs) and not (theirs == c.FINISH and other.shows_finish):
            player.drop(mine)
            player.hold(theirs)
            if fits(table):
                other.drop(theirs)
                other.hold(mine)
                return True
            player.drop(theirs)
            player.hold(mine)
    return False


def can_come(card: i64) -> bool:
    """Islands and finish cards that somebody has seen may come into the hand."""
    return 0 < card <= c.ISLANDS or card == c.FINISH
