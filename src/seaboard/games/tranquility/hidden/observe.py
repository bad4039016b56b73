# seaboard: compiled
"""What a seat sees, as bytes for learners: the view without words. `told/observation.py` says what each byte means.

Rows are zeros when they are given; only what is not zero is written. Seats are counted from one's own.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from seaboard.core.cards import Cards
from seaboard.games.tranquility.rules import codes as c
from seaboard.games.tranquility.rules.duel_log import TOOK
from seaboard.games.tranquility.rules.points import points
from seaboard.games.tranquility.rules.table import Table

# How many bytes a part takes; the sums below are folded, because all of it stands in one module.
N_PHASES: Final[i64] = 18
N_MODES: Final[i64] = 5
N_REASONS: Final[i64] = 4
N_WINDOWS: Final[i64] = 4
N_STORMS: Final[i64] = 6
N_CELLS: Final[i64] = 36
N_ROWS: Final[i64] = 8
N_KINDS: Final[i64] = 90
N_HELD: Final[i64] = 84  # numbers of cards that a hand may hold
N_ISLANDS: Final[i64] = 81
N_TAGS: Final[i64] = 4
N_PROPOSALS: Final[i64] = 19
FLAGS: Final[i64] = 7

PHASE: Final[i64] = 0
MODE: Final[i64] = PHASE + N_PHASES
TURN: Final[i64] = MODE + N_MODES
FILLED: Final[i64] = TURN + 1
FLAG: Final[i64] = FILLED + 1  # started, finished, night_up, declared, asked, explores, fresh rocks
OWED: Final[i64] = FLAG + FLAGS
REASON: Final[i64] = OWED + 1
LINE: Final[i64] = REASON + N_REASONS
OPEN: Final[i64] = LINE + N_CELLS
NIGHT: Final[i64] = OPEN + N_CELLS
BORDER: Final[i64] = NIGHT + N_CELLS
FULL: Final[i64] = BORDER + N_CELLS
ROCKS: Final[i64] = FULL + N_ROWS
PURPLE: Final[i64] = ROCKS + N_ROWS
GONE: Final[i64] = PURPLE + N_ROWS
HAND: Final[i64] = GONE + N_KINDS
CHOSEN: Final[i64] = HAND + N_HELD
OWN_PILE: Final[i64] = CHOSEN + N_HELD
PLEDGED: Final[i64] = OWN_PILE + N_HELD  # made, count
PLEDGED_TAG: Final[i64] = PLEDGED + 2
ROUND: Final[i64] = PLEDGED_TAG + N_TAGS
COMPASSES: Final[i64] = ROUND + 1  # pool, supply, spent
STORM: Final[i64] = COMPASSES + 3
WINDOW: Final[i64] = STORM + N_STORMS
PROPOSAL: Final[i64] = WINDOW + N_WINDOWS
LEFT: Final[i64] = PROPOSAL + N_PROPOSALS
EXPLORED: Final[i64] = LEFT + 1
MARKET: Final[i64] = EXPLORED + N_KINDS
SEATS: Final[i64] = MARKET + N_ISLANDS

# The block of a seat
ACTS: Final[i64] = 0
ACTIVE: Final[i64] = 1
PROPOSES: Final[i64] = 2
IN_HAND: Final[i64] = 3
IN_DECK: Final[i64] = 4
IN_PILE: Final[i64] = 5
LIMIT: Final[i64] = 6
YELLOW: Final[i64] = 7
ORANGE: Final[i64] = 8
MONSTERS: Final[i64] = 9
POINTS: Final[i64] = 10  # plus NO_POINTS
PLEDGE: Final[i64] = 11  # plus one
SHARE: Final[i64] = 12
TAG: Final[i64] = 13
TAKEN: Final[i64] = TAG + N_TAGS
BLOCK: Final[i64] = TAKEN + N_ISLANDS
NO_POINTS: Final[i64] = 128  # points of a duel may be negative

# The truth: decks of all seats from the top, what was taken out, the exploration deck or stock.
DEEPEST: Final[i64] = 120
MOST: Final[i64] = 255


def row_width(seats: i64) -> i64:
    return SEATS + BLOCK * seats


def observe(table: Table, seat: i64, out: vec[u8], at: i64) -> None:
    observe_sea(table, out, at)
    observe_decision(table, seat, out, at)
    observe_own(table, seat, out, at)
    observe_modules(table, seat, out, at)
    for step in range(table.seats):
        other = seat + step
        if other >= table.seats:
            other -= table.seats
        observe_seat(table, other, out, at + SEATS + BLOCK * step)
    if table.charter.mode == c.DUEL:
        observe_taken(table, seat, out, at)


def observe_sea(table: Table, out: vec[u8], at: i64) -> None:
    sea = table.sea
    layout = table.charter.layout
    has_night = table.charter.mode == c.DAY_NIGHT
    out[at + MODE + table.charter.mode] = 1
    out[at + TURN] = u8(least(table.turns, MOST))
    out[at + FILLED] = u8(sea.filled)
    line = sea.line
    is_free = sea.blocked == 0 and sea.gate == 0  # every empty cell is open
    for cell in range(c.CELLS):
        card = line[cell]
        out[at + LINE + cell] = u8(card)
        out[at + OPEN + cell] = u8(1 + (-card >> 63))  # 1 if there is no card: an `if` would often be guessed wrong
    if not is_free:
        for cell in range(c.CELLS):
            if not sea.is_open(cell):
                out[at + OPEN + cell] = 0
    if has_night and sea.night != 0:
        for cell in range(c.CELLS):
            if (sea.night >> cell) & 1 == 1:
                out[at + NIGHT + cell] = 1
    if table.is_pyramid():  # the other seas have nothing to explore
        border = layout.has_border
        for cell in range(c.CELLS):
            if border[cell] != 0:
                out[at + BORDER + cell] = 1
    if sea.full_rows > 0:
        for row in range(layout.rows):
            if sea.is_full(row):
                out[at + FULL + row] = 1
    if sea.rocks >= 0:
        out[at + ROCKS + sea.rocks] = 1
    if table.uses_compasses():
        for row in range(layout.rows):
            out[at + PURPLE + row] = u8(sea.purple[row])
    count_into(table.gone, out, at + GONE)


def observe_decision(table: Table, seat: i64, out: vec[u8], at: i64) -> None:
    """A card picked up but not yet placed, and cards off a deck, are nobody else's business."""
    phase = table.phase
    if table.who != seat:
        if phase == c.CHOOSING_CELL:
            phase = c.ACTING
        elif phase == c.TOPPING:
            phase = c.GIVING
    out[at + PHASE + phase] = 1
    flags = at + FLAG
    if table.started:
        out[flags] = 1
    if table.finished:
        out[flags + 1] = 1
    if table.night_up:
        out[flags + 2] = 1
    if table.declared:
        out[flags + 3] = 1
    if table.quiet > 0:
        out[flags + 4] = 1
    if table.explores:
        out[flags + 5] = 1
    if table.rocks_fresh:
        out[flags + 6] = 1
    if table.phase == c.DISCARDING:
        out[at + OWED] = u8(table.owed)
        out[at + REASON + table.reason] = 1
    elif table.phase == c.GIVING and table.who == seat:
        out[at + OWED] = u8(table.owed)
    if table.phase == c.PLEDGING or table.phase == c.TOPPING or table.phase == c.GIVING:
        out[at + ROUND] = u8(table.round)
    if table.phase == c.CHOOSING_CELL and table.who == seat:
        out[at + CHOSEN + table.chosen] = 1


def observe_own(table: Table, seat: i64, out: vec[u8], at: i64) -> None:
    player = table.players[seat]
    count_into(player.hand, out, at + HAND)
    if table.charter.shows_own_pile:
        pile = player.pile
        for i in range(pile.count):
            if pile.items[i] > 0:  # a card that went there unseen stays unseen
                out[at + OWN_PILE + pile.items[i]] += 1
    if table.phase == c.PLEDGING and player.secret >= 0:
        tag: i64 = 0
        count = player.secret
        while count >= c.PLEDGES:
            count -= c.PLEDGES
            tag += 1
        out[at + PLEDGED] = 1
        out[at + PLEDGED + 1] = u8(count)
        out[at + PLEDGED_TAG + tag] = 1


def observe_modules(table: Table, seat: i64, out: vec[u8], at: i64) -> None:
    if table.uses_compasses():
        out[at + COMPASSES] = u8(table.pool)
        out[at + COMPASSES + 1] = u8(table.supply)
        out[at + COMPASSES + 2] = u8(table.spent)
        if table.storm != 0:
            out[at + STORM + table.storm - c.YELLOW] = 1
        if table.phase == c.PROPOSING or table.phase == c.VOTING:
            out[at + WINDOW + table.window] = 1
        if table.phase == c.VOTING:
            out[at + PROPOSAL + proposal_from(table, seat)] = 1
    if table.is_pyramid():
        out[at + LEFT] = u8(table.exploration.count)
        count_into(table.explored, out, at + EXPLORED)
    if table.charter.mode == c.DUEL:
        out[at + LEFT] = u8(table.exploration.count)
        count_into(table.market, out, at + MARKET)


def proposal_from(table: Table, seat: i64) -> i64:
    """What is voted on; a seat in it is counted from one's own."""
    proposed = table.proposal
    if proposed >= c.LIFT_PURPLE:
        return proposed - c.LIFT_YELLOW
    first = c.LIFT_ORANGE if proposed >= c.LIFT_ORANGE else c.LIFT_YELLOW
    whom = proposed - first - seat
    if whom < 0:
        whom += table.seats
    return first - c.LIFT_YELLOW + whom


def observe_seat(table: Table, other: i64, out: vec[u8], block: i64) -> None:
    """What everybody knows of a player: TRQ-R41."""
    player = table.players[other]
    out[block + IN_HAND] = u8(player.hand.count + player.given)
    out[block + IN_DECK] = u8(player.deck.count)
    out[block + IN_PILE] = u8(player.pile.count - player.given)
    out[block + LIMIT] = u8(table.limit(other))
    if table.uses_compasses():
        out[block + YELLOW] = u8(player.yellow)
        out[block + ORANGE] = u8(player.orange)
    if table.charter.monsters > 0:
        out[block + MONSTERS] = u8(player.monsters_least)
    if table.charter.mode == c.DUEL:
        out[block + POINTS] = u8(NO_POINTS + points(table, other))
    if other == table.active:
        out[block + ACTIVE] = 1
    phase = table.phase
    if phase == c.OVER:
        return
    if other == table.who:
        out[block + ACTS] = 1
    if phase == c.VOTING and other == table.proposer:
        out[block + PROPOSES] = 1
    if table.seats > 1 and (phase == c.PLEDGING or phase == c.TOPPING or phase == c.GIVING):
        if player.pledge >= 0:
            out[block + PLEDGE] = u8(player.pledge + 1)
        out[block + TAG + player.tag] = 1
        if phase != c.PLEDGING:
            out[block + SHARE] = u8(player.share)


def observe_taken(table: Table, seat: i64, out: vec[u8], at: i64) -> None:
    """The islands that each player of a duel took from the market."""
    log = table.log
    for i in range(log.length()):
        if log.kind(i) == TOOK:
            owner = log.seat(i) - seat
            if owner < 0:
                owner += table.seats
            out[at + SEATS + BLOCK * owner + TAKEN + log.what(i)] = 1


def truth(table: Table, out: vec[u8], at: i64) -> None:
    """What no seat sees: the decks of all seats from the top, the islands taken out, the exploration deck or stock."""
    for seat in range(table.seats):
        deck = table.players[seat].deck
        for i in range(deck.count):
            out[at + seat * DEEPEST + i] = u8(deck.items[deck.count - 1 - i])
    after = at + table.seats * DEEPEST
    for i in range(table.removed.count):
        out[after + table.removed.items[i]] = 1
    stack = table.exploration
    for i in range(stack.count):
        out[after + N_ISLANDS + i] = u8(stack.items[stack.count - 1 - i])


def count_into(cards: Cards, out: vec[u8], at: i64) -> None:
    """How many there are of each card."""
    items = cards.items
    for i in range(cards.count):
        out[at + items[i]] += 1


def least(one: i64, other: i64) -> i64:
    return one if one < other else other
