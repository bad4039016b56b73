# seaboard: compiled
"""The table: everything that lies on it, and the small movements that all parts of the rules share."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from seaboard.core.random import Random
from seaboard.core.state import EVERYONE, State
from seaboard.games.kelp.codes import (
    ACTIONS,
    BAG,
    BLUE,
    BOARD,
    BY_CARD,
    COLOURS,
    CURRENT,
    DICE,
    ENERGY,
    EXHAUSTED,
    FREE,
    HAND,
    HUNGER,
    KNOWN,
    LENT,
    NONE,
    OCTOPUS,
    OVER,
    PLACE_SHARK,
    POOL,
    RUNNING,
    WATCH,
    ZONES,
)
from seaboard.games.kelp.tables import Chart, Pack
from seaboard.games.kelp.trail import EXCHANGED, SEEN, SHUFFLED, SWAPPED, Trail

COLOUR_NAMES: Final[list[str]] = ["blue", "yellow", "red"]
ESCAPE_COLOURS: Final[list[str]] = ["red", "yellow", "turquoise"]


class Table(State):
    """The fields of a game in progress. Counters and stacks are in the flat `t`, laid out in `codes.py`."""

    def __init__(
        self,
        pack: Pack,
        chart: Chart,
        night: i64,
        ring: i64,
        strict: i64,
        most_rounds: i64,
        t: vec[i64],
        trail: Trail,
        random: Random,
    ) -> None:
        super().__init__(2, ACTIONS, random)
        self.pack = pack
        self.chart = chart
        self.night = night
        self.ring = ring
        self.strict = strict
        self.most_rounds = most_rounds
        self.t = t
        self.trail = trail
        self.phase: i64 = PLACE_SHARK
        self.round: i64 = 1
        self.ending: i64 = RUNNING
        self.winner: i64 = NONE

        # the octopus side
        self.revealed: i64 = 0  # a mask of zones
        self.hand: i64 = 0  # how many cards are in hand
        self.limit: i64 = 0
        self.eaten: i64 = 0
        self.food_used: i64 = 0  # a mask of spaces of the food track
        self.acted: i64 = 0  # actions done this turn
        self.playing: i64 = NONE  # the card being played: neither in hand nor on the discard (KELP-R7)
        self.paid: i64 = 0
        self.smallest: i64 = 0  # the least block revealed as payment so far

        # the effect being carried out
        self.program: i64 = 0
        self.step: i64 = 0
        self.source: i64 = BY_CARD
        self.least: i64 = 0  # picks that must and may still be made
        self.most: i64 = 0
        self.picked: i64 = 0  # a mask of zones picked, emptied or newly laid
        self.itself: i64 = NONE  # the zone of the trap that works
        self.learning: i64 = NONE  # the block being learned

        # the shark side
        self.cell: i64 = 0
        self.heading: i64 = FREE
        self.owned: i64 = 0  # how many bought cards can be used
        self.pooled: i64 = 0  # dice in the pool
        self.stored: i64 = 0  # dice in the energy slots
        self.energy: i64 = 0  # and what they show together
        self.watching: i64 = 0  # dice on Watchful cards, ready
        self.flows: i64 = 0  # current dice on the board
        self.flipped: i64 = 0  # growth tiles turned to their ability
        self.rerolls: i64 = 0  # rerolls of growth tiles left this turn
        self.extra: i64 = 0  # dice of growth tiles to draw this turn
        self.fresh: i64 = 0  # the step has just begun (KELP-R33)
        self.back: i64 = 0  # the window to return to after a card
        self.die: i64 = NONE  # the die in hand
        self.from_card: i64 = 0  # it lay on a Watchful card
        self.declared: i64 = 0  # the move or a Swift step has been declared
        self.swum: i64 = 0  # current dice on their way to the growth track
        self.searched: i64 = 0  # used search dice on their way there
        self.first_die: i64 = NONE  # the cell of the first die swum over
        self.last_value: i64 = 0
        self.step_from: i64 = NONE  # where step 3 began
        self.move_from: i64 = NONE  # where the normal move began
        self.target: i64 = NONE  # the zone being resolved
        self.strike: i64 = 0  # a red die is being resolved
        self.colours: i64 = 7  # confrontation pairs left, as a mask
        self.escape: i64 = NONE  # the secret colour of the octopus
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


def finish(s: Table, ending: i64, winner: i64) -> None:
    s.phase = OVER
    s.ending = ending
    s.winner = winner
    s.reveals += 1


def forget(s: Table) -> None:
    """Clear what only mattered within a turn, so that a position says no more than it must."""
    s.program = 0
    s.step = 0
    s.source = BY_CARD
    s.least = 0
    s.most = 0
    s.picked = 0
    s.itself = NONE
    s.paid = 0
    s.smallest = 0
    s.back = 0
    s.last_value = 0
    s.target = NONE
    for kind in range(s.pack.blocks):
        s.t[LENT + kind] = 0


# -- stacks ----------------------------------------------------------------------------------------


def put(t: vec[i64], stack: i64, card: i64) -> None:
    t[stack] += 1
    t[stack + t[stack]] = card


def draw_top(t: vec[i64], stack: i64) -> i64:
    card = t[stack + t[stack]]
    t[stack] -= 1
    return card


def top(t: vec[i64], stack: i64) -> i64:
    return t[stack + t[stack]]


def holds(t: vec[i64], stack: i64, card: i64) -> i64:
    """Where a card lies in a stack, counted from 1 at the bottom; 0 if it is not there. The highest one is found."""
    at = t[stack]
    while at > 0 and t[stack + at] != card:
        at -= 1
    return at


def take_out(t: vec[i64], stack: i64, at: i64) -> None:
    t[stack] -= 1
    for i in range(at, t[stack] + 1):
        t[stack + i] = t[stack + i + 1]


def shuffle_stack(s: Table, stack: i64) -> None:
    """Shuffle from the cards' own order, so that what is dealt depends on the cards and on chance alone."""
    t = s.t
    count = t[stack]
    i = count
    while i > 1:
        j = s.random.below(i) + 1
        kept = t[stack + i]
        t[stack + i] = t[stack + j]
        t[stack + j] = kept
        i -= 1


# -- hands -----------------------------------------------------------------------------------------


def enter_hand(s: Table, kind: i64) -> None:
    s.t[HAND + kind] += 1
    s.hand += 1


def leave_hand(s: Table, kind: i64) -> None:
    """A card leaves the hand in the open. If the shark was sure of one, that one is gone."""
    t = s.t
    t[HAND + kind] -= 1
    s.hand -= 1
    if t[KNOWN + kind] > 0:
        t[KNOWN + kind] -= 1


# -- dice ------------------------------------------------------------------------------------------


def die_of(colour: i64, value: i64) -> i64:
    return colour * 6 + value - 1


def colour_of(die: i64) -> i64:
    return die // 6


def value_of(die: i64) -> i64:
    return die % 6 + 1


def die_name(die: i64) -> str:
    return f"{COLOUR_NAMES[colour_of(die)]}/{value_of(die)}"


def bag_size(s: Table) -> i64:
    return s.t[BAG] + s.t[BAG + 1] + s.t[BAG + 2]


def draw_from_bag(s: Table) -> i64:
    """One die, blindly: its colour."""
    t = s.t
    at = s.random.below(bag_size(s))
    colour: i64 = BLUE
    while at >= t[BAG + colour]:
        at -= t[BAG + colour]
        colour += 1
    t[BAG + colour] -= 1
    return colour


def roll_into_pool(s: Table, colour: i64) -> i64:
    die = die_of(colour, s.random.below(6) + 1)
    s.t[POOL + die] += 1
    s.pooled += 1
    return die


def leave_pool(s: Table, die: i64) -> None:
    s.t[POOL + die] -= 1
    s.pooled -= 1


def leave_watch(s: Table, die: i64) -> None:
    s.t[WATCH + die] -= 1
    s.watching -= 1


def add_energy(s: Table, die: i64) -> None:
    s.t[ENERGY + die] += 1
    s.stored += 1
    s.energy += value_of(die)


def leave_energy(s: Table, die: i64) -> None:
    s.t[ENERGY + die] -= 1
    s.stored -= 1
    s.energy -= value_of(die)


def dice_names(t: vec[i64], place: i64) -> list[str]:
    names: list[str] = []
    for die in range(DICE):
        for _ in range(t[place + die]):
            names.append(die_name(die))
    return names


def starve(s: Table, colour: i64) -> bool:
    """A die goes to the hunger track for good; the last free space ends the game (KELP-103, KELP-129)."""
    t = s.t
    t[HUNGER + colour] += 1
    count = t[HUNGER] + t[HUNGER + 1] + t[HUNGER + 2]
    if s.notes is not None:
        s.notes.tell(
            "hunger",
            EVERYONE,
            {"colour": COLOUR_NAMES[colour], "count": int(count), "of": int(s.pack.hunger)},
        )
    if count < s.pack.hunger:
        return False
    finish(s, EXHAUSTED, OCTOPUS)
    return True


def empty_energy(s: Table) -> None:
    """All energy dice return to the bag."""
    t = s.t
    for die in range(DICE):
        t[BAG + colour_of(die)] += t[ENERGY + die]
        t[ENERGY + die] = 0
    s.stored = 0
    s.energy = 0


def lift_current(s: Table, cell: i64) -> None:
    """A current die goes from the board to the bag."""
    s.t[CURRENT + cell] = 0
    s.flows -= 1
    s.t[BAG + BLUE] += 1


# -- blocks ----------------------------------------------------------------------------------------


def reveal(s: Table, zone: i64) -> None:
    """Lay a hidden block down with its symbol up."""
    s.revealed |= 1 << zone
    s.trail.note(SEEN, zone, s.t[BOARD + zone])
    s.reveals += 1
    if s.notes is not None:
        s.notes.tell(
            "reveal",
            EVERYONE,
            {"zone": s.pack.zone_names[zone], "block": s.pack.block_names[s.t[BOARD + zone]]},
        )


def hide(s: Table, zone: i64) -> None:
    """Stand a revealed block up again."""
    s.revealed &= ~(1 << zone)
    if s.notes is not None:
        s.notes.tell("hide", EVERYONE, {"zone": s.pack.zone_names[zone]})


def swap(s: Table, one: i64, other: i64) -> None:
    """Exchange two blocks; each keeps its state (KELP-44)."""
    t = s.t
    kept = t[BOARD + one]
    t[BOARD + one] = t[BOARD + other]
    t[BOARD + other] = kept
    if bit(s.revealed, one) != bit(s.revealed, other):
        s.revealed ^= (1 << one) | (1 << other)
    s.trail.note(SWAPPED, one, other)
    if s.notes is not None:
        s.notes.tell("swap", EVERYONE, {"zone": s.pack.zone_names[one], "other": s.pack.zone_names[other]})


def lay_revealed(s: Table, zone: i64, kind: i64) -> None:
    """A block from beside the board takes the place of a revealed one."""
    s.t[BOARD + zone] = kind
    s.trail.note(EXCHANGED, zone, kind)


def mixed(s: Table, mask: i64) -> None:
    s.trail.note(SHUFFLED, mask, 0)


def zone_of(s: Table, kind: i64) -> i64:
    """Where the one block of a kind lies, or NONE."""
    for zone in range(ZONES):
        if s.t[BOARD + zone] == kind:
            return zone
    return NONE


def zones_in(s: Table, mask: i64) -> list[str]:
    return [s.pack.zone_names[zone] for zone in range(ZONES) if bit(mask, zone)]


def colour_total(t: vec[i64], place: i64) -> i64:
    total: i64 = 0
    for colour in range(COLOURS):
        total += t[place + colour]
    return total
