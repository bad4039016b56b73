"""Setting a new game up (KELP-21 ... KELP-31)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from seaboard.core.random import random_from
from seaboard.games.kelp.codes import (
    BAG,
    BOARD,
    COLOURS,
    DECK,
    FOOD,
    KNOWN,
    NONE,
    PILE,
    PILES,
    RESERVE,
    ROW,
    ROW_AT,
    SHARK_DECK,
    SIZE,
    SLOT,
    STACK,
    SUPPLY,
    ZONE_DIE,
    ZONES,
)
from seaboard.games.kelp.components import Components
from seaboard.games.kelp.options import KelpOptions
from seaboard.games.kelp.rules import KelpState
from seaboard.games.kelp.table import draw_top, enter_hand, put, shuffle_stack
from seaboard.games.kelp.trail import SHUFFLED, trail_from

OPENING_CARDS = 3  # drawn to the card that is always there (KELP-29)


def bare_state(components: Components, options: KelpOptions, seed: str, drawn: int = 0) -> KelpState:
    """A table with nothing on it."""
    t = vec[i64]([0] * int(SIZE))
    for at in (*range(BOARD, BOARD + ZONES), *range(ZONE_DIE, ZONE_DIE + ZONES), *range(FOOD, FOOD + 8)):
        t[at] = NONE
    for at in (*range(ROW_AT, ROW_AT + ROW), SLOT, SLOT + 1):
        t[at] = NONE
    state = KelpState(
        components.pack,
        components.charts[options.board, options.outer_ring],
        int(options.board == "night"),
        int(options.outer_ring),
        int(options.whole_effects),
        options.most_rounds,
        t,
        trail_from(0),
        random_from(seed, drawn),
    )
    state.limit = components.pack.hand
    return state


def new_state(components: Components, options: KelpOptions, seed: str) -> KelpState:
    """The table as it stands when the octopus is to place the shark."""
    state = bare_state(components, options, seed)
    pack, t = components.pack, state.t
    for colour in range(COLOURS):
        t[BAG + colour] = pack.bag[colour]
        t[SUPPLY + colour] = pack.supply[colour]
    for kind in range(pack.skills):
        for _ in range(pack.skill_count[kind]):
            put(t, SHARK_DECK, kind)
    shuffle_stack(state, SHARK_DECK)
    for at in range(pack.row):
        t[ROW_AT + at] = draw_top(t, SHARK_DECK)
    for kind in range(pack.cards):
        for _ in range(pack.card_count[kind]):
            if pack.starter[kind] == 2:
                enter_hand(state, kind)
                t[KNOWN + kind] += 1  # everybody knows that it is there
            else:
                put(t, DECK if pack.starter[kind] else PILE + pack.pile[kind] * STACK, kind)
    for pile in range(PILES):
        shuffle_stack(state, PILE + pile * STACK)
    shuffle_stack(state, DECK)
    for _ in range(OPENING_CARDS):
        enter_hand(state, draw_top(t, DECK))
    _lay_blocks(state)
    return state


def _lay_blocks(state: KelpState) -> None:
    """Nine blocks from the bag, in reading order; nobody chooses (KELP-28)."""
    pack, t = state.pack, state.t
    drawn = vec[i64]([0] * int(ZONES))
    code, at = 0, 0
    for kind in range(pack.blocks):
        t[RESERVE + kind] = pack.block_count[kind] - pack.block_bag[kind]
        for _ in range(pack.block_bag[kind]):
            drawn[at] = kind
            code |= kind << (at * 4)
            at += 1
    state.trail = trail_from(code)
    state.trail.note(SHUFFLED, (1 << int(ZONES)) - 1, 0)
    state.random.shuffle(drawn, ZONES)
    for zone in range(ZONES):
        t[BOARD + zone] = drawn[zone]
