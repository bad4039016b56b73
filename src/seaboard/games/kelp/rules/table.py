# seaboard: compiled
"""The table: everything that lies on it, and the small movements that all parts of the rules share."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from seaboard.core.random import Random
from seaboard.core.state import State
from seaboard.games.kelp.rules import codes as c
from seaboard.games.kelp.rules.numbers import Chart, Pack, zeros
from seaboard.games.kelp.rules.stack import Stack, no_cards
from seaboard.games.kelp.rules.trail import Trail


class Table(State):
    """The fields of a game in progress. The vecs are laid out by `lay_bare`, or copied from another table."""

    def __init__(
        self,
        pack: Pack,
        chart: Chart,
        night: i64,
        ring: i64,
        strict: i64,
        most_rounds: i64,
        trail: Trail,
        random: Random,
    ) -> None:
        super().__init__(2, c.ACTIONS, random)
        self.pack = pack
        self.chart = chart
        self.night = night
        self.ring = ring
        self.strict = strict
        self.most_rounds = most_rounds
        self.trail = trail
        self.phase: i64 = c.PLACE_SHARK
        self.round: i64 = 1
        self.ending: i64 = c.RUNNING
        self.winner: i64 = c.NONE

        # the forest
        self.board = vec[i64]()  # the block of each zone; NONE while a shuffle has emptied it
        self.zone_die = vec[i64]()  # the die on each zone's value, or NONE
        self.current = vec[i64]()  # the value of the current die on each cell, 0 for none
        self.reserve = vec[i64]()  # blocks beside the board, by kind
        self.lent = vec[i64]()  # of them, those exchanged out by the present Learn effect
        self.sack = vec[i64]()  # blocks in the block bag

        # what the octopus has
        self.hand = vec[i64]()  # how many of each kind of card
        self.known = vec[i64]()  # as many of them the shark is sure of
        self.removed = vec[i64]()
        self.slot = vec[i64]()  # cards on the two action spaces, or NONE
        self.food = vec[i64]()  # the food track: kinds of blocks, NONE for a free space
        self.deck = Stack(vec[i64](), 0)
        self.discard = Stack(vec[i64](), 0)
        self.piles: list[Stack] = []

        # what the shark has: dice by face, dice by colour, cards by kind
        self.pool = vec[i64]()
        self.energy = vec[i64]()
        self.watch = vec[i64]()  # dice on Watchful cards, ready
        self.watch_new = vec[i64]()  # laid there this turn
        self.bag = vec[i64]()
        self.supply = vec[i64]()
        self.drawn = vec[i64]()  # drawn, not yet rolled
        self.held = vec[i64]()  # taken up to be rolled again
        self.growth = vec[i64]()
        self.hunger = vec[i64]()
        self.row = vec[i64]()  # face-up shark cards, NONE for an empty space
        self.owned = vec[i64]()  # bought
        self.laid = vec[i64]()  # under a stored die
        self.used = vec[i64]()  # out of the game
        self.shark_deck = Stack(vec[i64](), 0)

        # the octopus side
        self.revealed: i64 = 0  # a mask of zones
        self.hand_size: i64 = 0  # how many cards are in hand
        self.limit: i64 = 0
        self.eaten: i64 = 0
        self.food_used: i64 = 0  # a mask of spaces of the food track
        self.acted: i64 = 0  # actions done this turn
        self.playing: i64 = c.NONE  # the card being played: neither in hand nor on the discard (KELP-R7)
        self.paid: i64 = 0
        self.smallest: i64 = 0  # the least block revealed as payment so far

        # the effect being carried out
        self.program: i64 = 0
        self.step: i64 = 0
        self.source: i64 = c.BY_CARD
        self.least: i64 = 0  # picks that must and may still be made
        self.most: i64 = 0
        self.picked: i64 = 0  # a mask of zones picked, emptied or newly laid
        self.itself: i64 = c.NONE  # the zone of the trap that works
        self.learning: i64 = c.NONE  # the block being learned

        # the shark side
        self.cell: i64 = 0
        self.heading: i64 = c.FREE
        self.owned_count: i64 = 0  # how many bought cards can be used
        self.pooled: i64 = 0  # dice in the pool
        self.stored: i64 = 0  # dice in the energy slots
        self.energy_sum: i64 = 0  # and what they show together
        self.watching: i64 = 0  # dice on Watchful cards, ready
        self.flows: i64 = 0  # current dice on the board
        self.flipped: i64 = 0  # growth tiles turned to their ability
        self.rerolls: i64 = 0  # rerolls of growth tiles left this turn
        self.extra: i64 = 0  # dice of growth tiles to draw this turn
        self.fresh: i64 = 0  # the step has just begun (KELP-R33)
        self.back: i64 = 0  # the window to return to after a card
        self.die: i64 = c.NONE  # the die in hand
        self.from_card: i64 = 0  # it lay on a Watchful card
        self.declared: i64 = 0  # the move or a Swift step has been declared
        self.swum: i64 = 0  # current dice on their way to the growth track
        self.searched: i64 = 0  # used search dice on their way there
        self.first_die: i64 = c.NONE  # the cell of the first die swum over
        self.last_value: i64 = 0
        self.step_from: i64 = c.NONE  # where step 3 began
        self.move_from: i64 = c.NONE  # where the normal move began
        self.target: i64 = c.NONE  # the zone being resolved
        self.strike: i64 = 0  # a red die is being resolved
        self.colours: i64 = 7  # confrontation pairs left, as a mask
        self.escape: i64 = c.NONE  # the secret colour of the octopus
        self.spent: i64 = 0  # energy spent on cards this turn
        self.bonus: i64 = 0
        self.bought: i64 = 0
        self.must_buy: i64 = 0  # nothing bought since the last refresh (KELP-100)


def bit(mask: i64, at: i64) -> bool:
    return (mask >> at) & 1 == 1


def bits(mask: i64) -> i64:
    """How many bits are set."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def nothing(count: i64) -> vec[i64]:
    return vec[i64]([c.NONE] * count)


def lay_bare(table: Table) -> None:
    """Room for every part, with nothing in it."""
    table.board = nothing(c.ZONES)
    table.zone_die = nothing(c.ZONES)
    table.current = zeros(c.CELLS)
    table.reserve = zeros(c.BLOCKS)
    table.lent = zeros(c.BLOCKS)
    table.sack = zeros(c.BLOCKS)
    table.hand = zeros(c.CARDS)
    table.known = zeros(c.CARDS)
    table.removed = zeros(c.CARDS)
    table.slot = nothing(c.SLOTS)
    table.food = nothing(c.SPACES)
    table.pool = zeros(c.DICE)
    table.energy = zeros(c.DICE)
    table.watch = zeros(c.DICE)
    table.watch_new = zeros(c.DICE)
    table.bag = zeros(c.COLOURS)
    table.supply = zeros(c.COLOURS)
    table.drawn = zeros(c.COLOURS)
    table.held = zeros(c.COLOURS)
    table.growth = zeros(c.COLOURS)
    table.hunger = zeros(c.COLOURS)
    table.row = nothing(c.ROW)
    table.owned = zeros(c.CARDS)
    table.laid = zeros(c.CARDS)
    table.used = zeros(c.CARDS)
    table.deck = no_cards()
    table.discard = no_cards()
    table.piles = [no_cards(), no_cards(), no_cards(), no_cards()]
    table.shark_deck = no_cards()
    table.limit = table.pack.hand


def copy_onto(twin: Table, table: Table) -> None:
    """All that lies on a table, laid on a new one."""
    twin.board = table.board[:]
    twin.zone_die = table.zone_die[:]
    twin.current = table.current[:]
    twin.reserve = table.reserve[:]
    twin.lent = table.lent[:]
    twin.sack = table.sack[:]
    twin.hand = table.hand[:]
    twin.known = table.known[:]
    twin.removed = table.removed[:]
    twin.slot = table.slot[:]
    twin.food = table.food[:]
    twin.pool = table.pool[:]
    twin.energy = table.energy[:]
    twin.watch = table.watch[:]
    twin.watch_new = table.watch_new[:]
    twin.bag = table.bag[:]
    twin.supply = table.supply[:]
    twin.drawn = table.drawn[:]
    twin.held = table.held[:]
    twin.growth = table.growth[:]
    twin.hunger = table.hunger[:]
    twin.row = table.row[:]
    twin.owned = table.owned[:]
    twin.laid = table.laid[:]
    twin.used = table.used[:]
    twin.deck = table.deck.clone()
    twin.discard = table.discard.clone()
    twin.piles = [pile.clone() for pile in table.piles]
    twin.shark_deck = table.shark_deck.clone()
    twin.reveals = table.reveals
    twin.phase = table.phase
    twin.round = table.round
    twin.ending = table.ending
    twin.winner = table.winner
    twin.revealed = table.revealed
    twin.hand_size = table.hand_size
    twin.limit = table.limit
    twin.eaten = table.eaten
    twin.food_used = table.food_used
    twin.acted = table.acted
    twin.playing = table.playing
    twin.paid = table.paid
    twin.smallest = table.smallest
    twin.program = table.program
    twin.step = table.step
    twin.source = table.source
    twin.least = table.least
    twin.most = table.most
    twin.picked = table.picked
    twin.itself = table.itself
    twin.learning = table.learning
    twin.cell = table.cell
    twin.heading = table.heading
    twin.owned_count = table.owned_count
    twin.pooled = table.pooled
    twin.stored = table.stored
    twin.energy_sum = table.energy_sum
    twin.watching = table.watching
    twin.flows = table.flows
    twin.flipped = table.flipped
    twin.rerolls = table.rerolls
    twin.extra = table.extra
    twin.fresh = table.fresh
    twin.back = table.back
    twin.die = table.die
    twin.from_card = table.from_card
    twin.declared = table.declared
    twin.swum = table.swum
    twin.searched = table.searched
    twin.first_die = table.first_die
    twin.last_value = table.last_value
    twin.step_from = table.step_from
    twin.move_from = table.move_from
    twin.target = table.target
    twin.strike = table.strike
    twin.colours = table.colours
    twin.escape = table.escape
    twin.spent = table.spent
    twin.bonus = table.bonus
    twin.bought = table.bought
    twin.must_buy = table.must_buy


def finish(table: Table, ending: i64, winner: i64) -> None:
    table.phase = c.OVER
    table.ending = ending
    table.winner = winner
    table.reveals += 1


def forget(table: Table) -> None:
    """Clear what only mattered within a turn, so that a position says no more than it must."""
    table.program = 0
    table.step = 0
    table.source = c.BY_CARD
    table.least = 0
    table.most = 0
    table.picked = 0
    table.itself = c.NONE
    table.paid = 0
    table.smallest = 0
    table.back = 0
    table.last_value = 0
    table.target = c.NONE
    for kind in range(table.pack.blocks):
        table.lent[kind] = 0


def enter_hand(table: Table, kind: i64) -> None:
    table.hand[kind] += 1
    table.hand_size += 1


def leave_hand(table: Table, kind: i64) -> None:
    """A card leaves the hand in the open. If the shark was sure of one, that one is gone."""
    table.hand[kind] -= 1
    table.hand_size -= 1
    if table.known[kind] > 0:
        table.known[kind] -= 1
