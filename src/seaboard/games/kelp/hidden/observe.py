# seaboard: compiled
"""What a seat sees, as bytes for learners: the view without words. `told/observation.py` says what each byte means.

Rows are zeros when they are given; only what is not zero is written.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from seaboard.games.kelp.box import printed as p
from seaboard.games.kelp.rules import codes as c
from seaboard.games.kelp.rules.stack import Stack
from seaboard.games.kelp.rules.table import Table

# How many bytes a part takes; the sums below are folded, because all of it stands in one module.
N_PHASES: Final[i64] = 50
N_ZONES: Final[i64] = 9
N_CELLS: Final[i64] = 24
N_BLOCKS: Final[i64] = 16
N_CARDS: Final[i64] = 24
N_DICE: Final[i64] = 18
N_COLOURS: Final[i64] = 3
N_ROW: Final[i64] = 6
N_PILES: Final[i64] = 4
N_NUMBERS: Final[i64] = 12
N_TURN: Final[i64] = 8

ROLE: Final[i64] = 0
ACTOR: Final[i64] = ROLE + 2
PHASE: Final[i64] = ACTOR + 2
NIGHT: Final[i64] = PHASE + N_PHASES
ROUND: Final[i64] = NIGHT + 1
REVEALED: Final[i64] = ROUND + 1
EMPTY: Final[i64] = REVEALED + N_ZONES
BLOCK: Final[i64] = EMPTY + N_ZONES
ZONE_DIE: Final[i64] = BLOCK + N_ZONES * N_BLOCKS
VALUE: Final[i64] = ZONE_DIE + N_ZONES
PICKED: Final[i64] = VALUE + N_ZONES
TARGET: Final[i64] = PICKED + N_ZONES
CURRENT: Final[i64] = TARGET + N_ZONES
SHARK: Final[i64] = CURRENT + N_CELLS
HIDE: Final[i64] = SHARK + N_CELLS
CAME_FROM: Final[i64] = HIDE + N_CELLS
HEADING: Final[i64] = CAME_FROM + N_CELLS
POOL: Final[i64] = HEADING + 3
ENERGY: Final[i64] = POOL + N_DICE
WATCH: Final[i64] = ENERGY + N_DICE
WATCH_NEW: Final[i64] = WATCH + N_DICE
IN_HAND: Final[i64] = WATCH_NEW + N_DICE
HELD: Final[i64] = IN_HAND + N_DICE
BAG: Final[i64] = HELD + N_COLOURS
DRAWN: Final[i64] = BAG + N_COLOURS
GROWTH: Final[i64] = DRAWN + N_COLOURS
HUNGER: Final[i64] = GROWTH + N_COLOURS
SUPPLY: Final[i64] = HUNGER + N_COLOURS
COLOURS: Final[i64] = SUPPLY + N_COLOURS
ESCAPE: Final[i64] = COLOURS + N_COLOURS
ROW: Final[i64] = ESCAPE + N_COLOURS
BOUGHT: Final[i64] = ROW + N_ROW * N_CARDS
LAID: Final[i64] = BOUGHT + N_CARDS
USED: Final[i64] = LAID + N_CARDS
HAND: Final[i64] = USED + N_CARDS
DECK: Final[i64] = HAND + N_CARDS
DISCARD: Final[i64] = DECK + N_CARDS
REMOVED: Final[i64] = DISCARD + N_CARDS
PLAYED: Final[i64] = REMOVED + N_CARDS
PLAYING: Final[i64] = PLAYED + 2 * N_CARDS
PILE_SIZE: Final[i64] = PLAYING + N_CARDS
PILE_TOP: Final[i64] = PILE_SIZE + N_PILES
RESERVE: Final[i64] = PILE_TOP + N_PILES * N_CARDS
EATEN: Final[i64] = RESERVE + N_BLOCKS
EATEN_USED: Final[i64] = EATEN + N_BLOCKS
LEARNING: Final[i64] = EATEN_USED + N_BLOCKS
NUMBERS: Final[i64] = LEARNING + N_BLOCKS  # open counters, in the order of `observe_numbers`
TURN: Final[i64] = NUMBERS + N_NUMBERS  # of the present decision, for the one who makes it
WIDTH: Final[i64] = TURN + N_TURN

# The truth
TRUTH_BLOCK: Final[i64] = 0
TRUTH_HAND: Final[i64] = TRUTH_BLOCK + N_ZONES
TRUTH_SACK: Final[i64] = TRUTH_HAND + N_CARDS
TRUTH_DRAWN: Final[i64] = TRUTH_SACK + N_BLOCKS
TRUTH_DECK: Final[i64] = TRUTH_DRAWN + N_COLOURS
TRUTH_SHARK_DECK: Final[i64] = TRUTH_DECK + N_CARDS
TRUTH_PILES: Final[i64] = TRUTH_SHARK_DECK + N_CARDS
TRUTH_ESCAPE: Final[i64] = TRUTH_PILES + N_PILES * N_CARDS
TRUTH_WIDTH: Final[i64] = TRUTH_ESCAPE + N_COLOURS

MOST: Final[i64] = 255


def observe(table: Table, seat: i64, out: vec[u8], at: i64) -> None:
    out[at + ROLE + seat] = 1
    if table.phase >= c.FIRST_OF_SHARK:
        out[at + ACTOR + c.SHARK] = 1
    elif table.phase != c.OVER:
        out[at + ACTOR + c.OCTOPUS] = 1
    out[at + PHASE + table.phase] = 1
    out[at + NIGHT] = u8(table.night)
    rounds = table.round
    if rounds > MOST:
        rounds = MOST
    out[at + ROUND] = u8(rounds)
    observe_forest(table, seat, out, at)
    observe_shark(table, seat, out, at)
    observe_octopus(table, seat, out, at)
    observe_numbers(table, out, at + NUMBERS)
    if table.phase >= c.FIRST_OF_SHARK and seat == c.SHARK:
        observe_shark_turn(table, out, at + TURN)
    elif table.phase < c.FIRST_OF_SHARK and seat == c.OCTOPUS:
        observe_octopus_turn(table, out, at + TURN)


def observe_forest(table: Table, seat: i64, out: vec[u8], at: i64) -> None:
    """Zones with their blocks, cells with currents, the shark."""
    board = table.board
    zone_die = table.zone_die
    chart = table.chart
    value = chart.value
    sees_all = seat == c.OCTOPUS
    shuffles = sees_all and table.phase == c.SHUFFLE
    for zone in range(c.ZONES):
        kind = board[zone]
        if (table.revealed >> zone) & 1 == 1:
            out[at + REVEALED + zone] = 1
            if kind >= 0:
                out[at + BLOCK + zone * N_BLOCKS + kind] = 1
        elif kind >= 0 and sees_all:
            out[at + BLOCK + zone * N_BLOCKS + kind] = 1
        if kind < 0:
            out[at + EMPTY + zone] = 1
        die = zone_die[zone]
        if die >= 0:
            out[at + ZONE_DIE + zone] = u8(die + 1)
        out[at + VALUE + zone] = u8(value[zone])
        if shuffles and (table.picked >> zone) & 1 == 1:
            out[at + PICKED + zone] = 1
    if table.target >= 0:
        out[at + TARGET + table.target] = 1
    if table.flows > 0:
        copy_into(table.current, chart.cells, out, at + CURRENT)
    hide = chart.hide
    for i in range(chart.hides):
        out[at + HIDE + hide[i]] = 1
    if table.phase != c.PLACE_SHARK:
        out[at + SHARK + table.cell] = 1
        out[at + HEADING + table.heading] = 1
        if table.first_die >= 0:
            out[at + CAME_FROM + table.first_die] = 1


def observe_shark(table: Table, seat: i64, out: vec[u8], at: i64) -> None:
    pack = table.pack
    if table.pooled > 0:
        copy_into(table.pool, c.DICE, out, at + POOL)
    if table.stored > 0:
        copy_into(table.energy, c.DICE, out, at + ENERGY)
    if table.watching > 0:
        copy_into(table.watch, c.DICE, out, at + WATCH)
    copy_few_into(table.watch_new, c.DICE, out, at + WATCH_NEW)
    if table.die >= 0:
        out[at + IN_HAND + table.die] = 1
    copy_into(table.held, c.COLOURS, out, at + HELD)
    if seat == c.SHARK:  # KELP-O3: the octopus may not look
        copy_into(table.bag, c.COLOURS, out, at + BAG)
        copy_into(table.drawn, c.COLOURS, out, at + DRAWN)
    copy_into(table.growth, c.COLOURS, out, at + GROWTH)
    copy_into(table.hunger, c.COLOURS, out, at + HUNGER)
    copy_into(table.supply, c.COLOURS, out, at + SUPPLY)
    row = table.row
    for i in range(pack.row):
        if row[i] >= 0:
            out[at + ROW + N_CARDS * i + row[i]] = 1
    if table.owned_count > 0:
        copy_into(table.owned, pack.skills, out, at + BOUGHT)
    copy_few_into(table.laid, pack.skills, out, at + LAID)
    copy_few_into(table.used, pack.skills, out, at + USED)


def observe_octopus(table: Table, seat: i64, out: vec[u8], at: i64) -> None:
    pack = table.pack
    if seat == c.OCTOPUS:
        copy_into(table.hand, pack.cards, out, at + HAND)
        if table.phase == c.TUTOR:  # it is looking through its deck
            count_into(table.deck, out, at + DECK)
    count_into(table.discard, out, at + DISCARD)
    copy_few_into(table.removed, pack.cards, out, at + REMOVED)
    slot = table.slot
    if slot[0] >= 0:
        out[at + PLAYED + slot[0]] = 1
    if slot[1] >= 0:
        out[at + PLAYED + N_CARDS + slot[1]] = 1
    if table.playing >= 0:
        out[at + PLAYING + table.playing] = 1
    for i in range(c.PILES):
        pile = table.piles[i]
        if pile.count > 0:
            out[at + PILE_SIZE + i] = u8(pile.count)
            out[at + PILE_TOP + N_CARDS * i + pile.top()] = 1
    reserve = table.reserve
    block_class = pack.block_class
    for kind in range(pack.blocks):
        if block_class[kind] != p.IS_FOOD:
            out[at + RESERVE + kind] = u8(reserve[kind])
    food = table.food
    for i in range(table.eaten):
        out[at + EATEN + food[i]] += 1
        if (table.food_used >> i) & 1 == 1:
            out[at + EATEN_USED + food[i]] += 1
    if table.phase == c.EXCHANGE:
        out[at + LEARNING + table.learning] = 1
    elif table.phase == c.TRAP:
        out[at + LEARNING + table.board[table.target]] = 1
    for colour in range(c.COLOURS):
        if (table.colours >> colour) & 1 == 1:
            out[at + COLOURS + colour] = 1
    if table.phase == c.SURVIVE or (table.phase == c.CHOOSE_HUNT and seat == c.OCTOPUS):
        out[at + ESCAPE + table.escape] = 1


def observe_numbers(table: Table, out: vec[u8], at: i64) -> None:
    """Counters that lie open."""
    drawn = table.drawn
    blocks = table.sack
    sack: i64 = 0
    for kind in range(table.pack.blocks):
        sack += blocks[kind]
    out[at] = u8(drawn[0] + drawn[1] + drawn[2])
    out[at + 1] = u8(table.swum)
    out[at + 2] = u8(table.searched)
    out[at + 3] = u8(table.flipped)
    out[at + 4] = u8(table.rerolls)
    out[at + 5] = u8(table.shark_deck.count)
    out[at + 6] = u8(table.hand_size)
    out[at + 7] = u8(table.limit)
    out[at + 8] = u8(table.deck.count)
    out[at + 9] = u8(table.acted)
    out[at + 10] = u8(sack)
    if table.phase == c.PAY:
        left = table.pack.cost[table.playing] - table.paid
        if left > 0:
            out[at + 11] = u8(left)
    elif table.phase == c.SETTLE:
        mask = table.picked
        while mask != 0:
            mask &= mask - 1
            out[at + 11] += 1
    elif table.phase == c.BUY:
        out[at + 11] = u8(table.energy_sum + table.bonus - table.spent)
    elif table.most > 0:
        out[at + 11] = u8(table.most)


def observe_shark_turn(table: Table, out: vec[u8], at: i64) -> None:
    """Where the shark stands within its turn."""
    out[at] = u8(table.declared)
    out[at + 1] = u8(table.from_card)
    out[at + 2] = u8(table.bought)
    out[at + 3] = u8(table.must_buy)
    out[at + 4] = u8(table.strike)
    out[at + 5] = u8(table.back)
    out[at + 6] = u8(table.fresh)
    out[at + 7] = u8(table.last_value)


def observe_octopus_turn(table: Table, out: vec[u8], at: i64) -> None:
    """What the octopus has done of the effect that it is carrying out."""
    out[at] = u8(table.smallest)
    out[at + 1] = u8(table.least)
    out[at + 2] = u8(table.source)
    out[at + 3] = u8(table.program)
    out[at + 4] = u8(table.step)
    if table.itself >= 0:
        out[at + 5] = u8(table.itself + 1)
    out[at + 6] = u8(table.picked & 255)
    out[at + 7] = u8(table.picked >> 8)


def truth(table: Table, out: vec[u8], at: i64) -> None:
    """What lies hidden from one side or from both."""
    for zone in range(c.ZONES):
        out[at + TRUTH_BLOCK + zone] = u8(table.board[zone] + 1)
    copy_into(table.hand, table.pack.cards, out, at + TRUTH_HAND)
    copy_into(table.sack, table.pack.blocks, out, at + TRUTH_SACK)
    copy_into(table.drawn, c.COLOURS, out, at + TRUTH_DRAWN)
    from_top(table.deck, out, at + TRUTH_DECK)
    from_top(table.shark_deck, out, at + TRUTH_SHARK_DECK)
    for i in range(c.PILES):
        from_top(table.piles[i], out, at + TRUTH_PILES + N_CARDS * i)
    if table.escape >= 0:
        out[at + TRUTH_ESCAPE + table.escape] = 1


def copy_into(counts: vec[i64], length: i64, out: vec[u8], at: i64) -> None:
    for i in range(length):
        out[at + i] = u8(counts[i])


def copy_few_into(counts: vec[i64], length: i64, out: vec[u8], at: i64) -> None:
    """Where nearly all are zeros, looking is quicker than writing; elsewhere the processor often guesses wrong."""
    for i in range(length):
        if counts[i] != 0:
            out[at + i] = u8(counts[i])


def count_into(cards: Stack, out: vec[u8], at: i64) -> None:
    """How many there are of each card."""
    items = cards.cards
    for i in range(cards.count):
        out[at + items[i]] += 1


def from_top(cards: Stack, out: vec[u8], at: i64) -> None:
    for i in range(cards.count):
        out[at + i] = u8(cards.cards[cards.count - 1 - i] + 1)
