# seaboard: compiled
"""Worlds of a duel: which of the cards seen to be taken an opponent still holds is a matter of the whole log."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from seaboard.core.cards import Cards, no_cards
from seaboard.core.random import Quick
from seaboard.games.tranquility.rules import codes as c
from seaboard.games.tranquility.rules.choices import has_action
from seaboard.games.tranquility.rules.duel_log import DISCARDED, PLACED, TOOK
from seaboard.games.tranquility.rules.table import Table

TRIES: Final[i64] = 40


def sample_duel(table: Table, seat: i64, quick: Quick) -> None:
    """Deal the opponent's unseen cards, the stock and the removed islands anew."""
    rival = 1 - seat
    pool = hidden_islands(table, seat)
    for _nth in range(TRIES):
        quick.shuffle(pool.items, pool.count)
        replay_hand(table, rival, pool, quick)
        if table.phase != c.ACTING or table.active != rival or has_action(table):
            return
    # A last card that can be placed is rare: exchange it for one that can.
    player = table.players[rival]
    for i in range(table.exploration.count):
        mine = player.hand.items[0]
        player.hand.items[0] = table.exploration.items[i]
        if has_action(table):
            table.exploration.items[i] = mine
            return
        player.hand.items[0] = mine


def hidden_islands(table: Table, seat: i64) -> Cards:
    """The islands that the seat has never seen, in ascending order."""
    seen = vec[i64]([0] * (c.ISLANDS + 1))
    for cell in range(len(table.sea.line)):
        seen[table.sea.line[cell]] = 1
    mark(table.players[seat].hand, seen)
    mark(table.players[seat].pile, seen)
    mark(table.market, seen)
    for i in range(table.log.length()):
        if table.log.kind(i) != DISCARDED:
            seen[table.log.what(i)] = 1
    pool = no_cards(c.ISLANDS)
    for island in range(1, c.ISLANDS + 1):
        if seen[island] == 0:
            pool.put(island)
    return pool


def mark(cards: Cards, seen: vec[i64]) -> None:
    for i in range(cards.count):
        seen[cards.items[i]] = 1


def replay_hand(table: Table, rival: i64, pool: Cards, quick: Quick) -> None:
    """Play the log once more: five unknown cards, those taken come in, those placed go out, and of the others
    random ones are discarded. Whoever places a card later has not discarded it before.

    The log of a position written by hand may begin later, with another hand and with discards of which it tells
    nothing; how many cards those are follows from the counts, which are public."""
    player = table.players[rival]
    log = table.log
    first = player.hand.count
    earlier = player.pile.count
    is_placed = vec[i64]([0] * (c.ISLANDS + 1))
    is_taken = vec[i64]([0] * (c.ISLANDS + 1))
    for i in range(log.length()):
        if log.seat(i) == rival:
            kind = log.kind(i)
            if kind == TOOK:
                is_taken[log.what(i)] = 1
                first -= 1
            elif kind == PLACED:
                is_placed[log.what(i)] = 1
                first += 1
            else:
                first += log.what(i)
                earlier -= log.what(i)
    if table.phase == c.DISCARDING and table.active == rival:
        first += table.paid
        earlier -= table.paid
    player.hand.clear()
    player.pile.clear()
    used: i64 = 0
    for island in range(1, c.ISLANDS + 1):
        if is_placed[island] == 1 and is_taken[island] == 0:
            player.hold(island)  # it was among the first five
    while player.hand.count < first:
        player.hold(pool.items[used])
        used += 1
    for _nth in range(earlier):
        player.pile.put(pool.items[used])
        used += 1
    for i in range(log.length()):
        if log.seat(i) == rival:
            kind = log.kind(i)
            if kind == TOOK:
                player.hold(log.what(i))
            elif kind == PLACED:
                player.drop(log.what(i))
            else:
                throw_away(table, rival, log.what(i), is_placed, quick)
    if table.phase == c.DISCARDING and table.active == rival:
        throw_away(table, rival, table.paid, is_placed, quick)
    for i in range(table.removed.count):
        table.removed.items[i] = pool.items[used]
        used += 1
    for i in range(table.exploration.count):
        table.exploration.items[i] = pool.items[used]
        used += 1


def throw_away(table: Table, rival: i64, count: i64, is_placed: vec[i64], quick: Quick) -> None:
    player = table.players[rival]
    for _nth in range(count):
        free: i64 = 0
        for i in range(player.hand.count):
            if is_placed[player.hand.items[i]] == 0:
                free += 1
        pick = quick.below(free)
        at: i64 = 0
        while True:
            if is_placed[player.hand.items[at]] == 0:
                if pick == 0:
                    break
                pick -= 1
            at += 1
        player.throw(player.hand.items[at])
