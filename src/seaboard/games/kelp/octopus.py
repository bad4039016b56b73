# seaboard: compiled
"""The turn of the octopus: two actions of three kinds, and food effects in every gap."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from seaboard.core.state import EVERYONE, Moves
from seaboard.games.kelp.codes import (
    ACTION,
    ACTION_DONE,
    AFTER_STRIKE,
    BLOCK,
    BLOCK_PROGRAM,
    BOARD,
    BY_CARD,
    BY_DISCARD,
    BY_ESCAPE,
    BY_FOOD,
    BY_TRAP,
    CARD,
    DECK,
    DISCARD,
    DISCARDED,
    DONE,
    DRAW_UP,
    ESCAPED,
    FOOD,
    FREE,
    HAND,
    HIDE,
    HIDEOUT,
    LAST_GAP,
    NONE,
    OCTOPUS,
    OCTOPUS_TURN,
    PAY,
    SHARK_TURN,
    SLOT,
    ZONE,
    ZONES,
)
from seaboard.games.kelp.effects import draw_to_limit, start_program
from seaboard.games.kelp.feasible import can_carry_out, can_play, may_reveal
from seaboard.games.kelp.table import Table, bit, forget, leave_hand, put, reveal

LARGE: Final[i64] = 9  # more than any block pays


def legal_place_shark(s: Table, out: Moves) -> None:
    for at in range(s.chart.hides):
        out.add(HIDEOUT + at)


def do_place_shark(s: Table, at: i64) -> None:
    """The octopus puts the shark into a hide, facing the centre (KELP-31)."""
    s.cell = s.chart.hide[at]
    s.heading = FREE
    if s.notes is not None:
        s.notes.tell("home", EVERYONE, {"cell": s.chart.cell_names[s.cell]})
    s.phase = OCTOPUS_TURN


def begin_octopus_turn(s: Table) -> None:
    s.acted = 0
    forget(s)
    open_action(s)


def open_action(s: Table) -> None:
    """The next action, or none if there is nothing at all to do (KELP-R51)."""
    s.phase = ACTION
    if not has_action(s) and not has_food(s):
        s.phase = ACTION_DONE


def has_action(s: Table) -> bool:
    return s.t[DECK] + s.t[DISCARD] > 0 or s.hand > 0


def has_food(s: Table) -> bool:
    for space in range(s.eaten):
        if can_use_food(s, space):
            return True
    return False


def can_use_food(s: Table, space: i64) -> bool:
    """Face up, and with something to do (KELP-70, KELP-R16)."""
    if bit(s.food_used, space):
        return False
    return can_carry_out(s, BLOCK_PROGRAM + s.t[FOOD + space], s.revealed, s.hand)


def legal_action(s: Table, out: Moves) -> None:
    """Play a card, draw up to the limit, discard a card; or first use some food (KELP-32, KELP-70)."""
    t = s.t
    if not has_action(s):
        out.add(DONE)
    elif s.hand < s.limit and t[DECK] + t[DISCARD] > 0:
        out.add(DRAW_UP)
    held: i64 = 0  # the kinds in hand, as a mask
    for kind in range(s.pack.cards):
        if t[HAND + kind] > 0:
            held |= 1 << kind
            if can_play(s, kind):
                out.add(CARD + kind)
    for kind in range(s.pack.cards):
        if bit(held, kind):
            out.add(DISCARDED + kind)
    legal_food(s, out)


def legal_food(s: Table, out: Moves) -> None:
    for space in range(s.eaten):
        if can_use_food(s, space):
            out.add(BLOCK + s.t[FOOD + space])


def legal_last_gap(s: Table, out: Moves) -> None:
    out.add(DONE)
    legal_food(s, out)


def do_action(s: Table, action: i64) -> None:
    if action == DONE:
        s.phase = ACTION_DONE
    elif action == DRAW_UP:
        draw_to_limit(s)
        s.phase = ACTION_DONE
    elif action < DISCARDED:
        play_card(s, action - CARD)
    elif action < BLOCK:
        discard_card(s, action - DISCARDED)
    else:
        use_food(s, action - BLOCK)


def do_last_gap(s: Table, action: i64) -> None:
    if action == DONE:
        end_octopus_turn(s)
    else:
        use_food(s, action - BLOCK)


def play_card(s: Table, kind: i64) -> None:
    """Pay, apply the effect, lay the card on the action space (KELP-33)."""
    leave_hand(s, kind)
    s.playing = kind
    s.paid = 0
    s.smallest = LARGE
    s.reveals += 1
    if s.notes is not None:
        s.notes.tell("play", EVERYONE, {"seat": int(OCTOPUS), "card": s.pack.card_names[kind]})
    if s.pack.cost[kind] > 0:
        s.phase = PAY
    else:
        start_program(s, kind, BY_CARD)


def legal_pay(s: Table, out: Moves) -> None:
    for zone in range(ZONES):
        if not bit(s.revealed, zone) and may_reveal(s, zone):
            out.add(ZONE + zone)


def do_pay(s: Table, zone: i64) -> None:
    """Reveal a hidden block as payment; traps do nothing now (KELP-34, KELP-36)."""
    worth = s.pack.pays[s.t[BOARD + zone]]
    reveal(s, zone)
    s.paid += worth
    if worth < s.smallest:
        s.smallest = worth
    if s.paid >= s.pack.cost[s.playing]:
        start_program(s, s.playing, BY_CARD)


def discard_card(s: Table, kind: i64) -> None:
    """Discard a card, then one revealed block may be hidden (KELP-39, KELP-R9)."""
    leave_hand(s, kind)
    put(s.t, DISCARD, kind)
    s.reveals += 1
    if s.notes is not None:
        s.notes.tell("discard", EVERYONE, {"seat": int(OCTOPUS), "card": s.pack.card_names[kind]})
    if s.revealed == 0:
        s.phase = ACTION_DONE
        return
    s.source = BY_DISCARD
    s.picked = 0
    s.least = 0
    s.most = 1
    s.phase = HIDE


def use_food(s: Table, kind: i64) -> None:
    """Turn eaten food face down for its effect (KELP-70)."""
    for space in range(s.eaten):
        if s.t[FOOD + space] == kind:
            s.food_used |= 1 << space
    if s.notes is not None:
        s.notes.tell("food", EVERYONE, {"seat": int(OCTOPUS), "block": s.pack.block_names[kind]})
    start_program(s, BLOCK_PROGRAM + kind, BY_FOOD)


def program_done(s: Table) -> None:
    """An effect is carried out: go on with what it was part of."""
    if s.source == BY_CARD:
        if s.playing >= 0:
            s.t[SLOT + s.acted] = s.playing
            s.playing = NONE
        s.phase = ACTION_DONE
    elif s.source == BY_FOOD:
        if s.acted < 2:
            open_action(s)
        else:
            open_last_gap(s)
    elif s.source == BY_DISCARD:
        s.phase = ACTION_DONE
    elif s.source == BY_TRAP:
        s.phase = AFTER_STRIKE
    elif s.source == BY_ESCAPE:
        s.phase = ESCAPED


def action_done(s: Table) -> None:
    s.acted += 1
    if s.acted < 2:
        open_action(s)
    else:
        open_last_gap(s)


def open_last_gap(s: Table) -> None:
    if has_food(s):
        s.phase = LAST_GAP
    else:
        end_octopus_turn(s)


def end_octopus_turn(s: Table) -> None:
    """Played cards go to the discard (KELP-40); nothing is drawn (KELP-41)."""
    for slot in range(2):
        if s.t[SLOT + slot] >= 0:
            put(s.t, DISCARD, s.t[SLOT + slot])
            s.t[SLOT + slot] = NONE
    s.acted = 0
    s.phase = SHARK_TURN
