# seaboard: compiled
"""The turn of the octopus: two actions of three kinds, and food effects in every gap."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from seaboard.core.state import EVERYONE, Moves
from seaboard.games.kelp.rules import codes as c
from seaboard.games.kelp.rules.blocks import reveal
from seaboard.games.kelp.rules.drawing import draw_to_limit
from seaboard.games.kelp.rules.effects import start_program
from seaboard.games.kelp.rules.feasible import can_carry_out, can_play, may_reveal
from seaboard.games.kelp.rules.table import Table, bit, forget, leave_hand

LARGE: Final[i64] = 9  # more than any block pays


def legal_place_shark(table: Table, out: Moves) -> None:
    for at in range(table.chart.hides):
        out.add(c.HIDEOUT + at)


def do_place_shark(table: Table, at: i64) -> None:
    """The octopus puts the shark into a hide, facing the centre (KELP-31)."""
    table.cell = table.chart.hide[at]
    table.heading = c.FREE
    if table.notes is not None:
        table.notes.tell("home", EVERYONE, {"cell": table.chart.cell_names[table.cell]})
    table.phase = c.OCTOPUS_TURN


def begin_octopus_turn(table: Table) -> None:
    table.acted = 0
    forget(table)
    open_action(table)


def open_action(table: Table) -> None:
    """The next action, or none if there is nothing at all to do (KELP-R51)."""
    table.phase = c.ACTION
    if not has_action(table) and not has_food(table):
        table.phase = c.ACTION_DONE


def has_action(table: Table) -> bool:
    return table.deck.count + table.discard.count > 0 or table.hand_size > 0


def has_food(table: Table) -> bool:
    for space in range(table.eaten):
        if can_use_food(table, space):
            return True
    return False


def can_use_food(table: Table, space: i64) -> bool:
    """Face up, and with something to do (KELP-70, KELP-R16)."""
    if bit(table.food_used, space):
        return False
    return can_carry_out(table, c.BLOCK_PROGRAM + table.food[space], table.revealed, table.hand_size)


def legal_action(table: Table, out: Moves) -> None:
    """Play a card, draw up to the limit, discard a card; or first use some food (KELP-32, KELP-70)."""
    if not has_action(table):
        out.add(c.DONE)
    elif table.hand_size < table.limit and table.deck.count + table.discard.count > 0:
        out.add(c.DRAW_UP)
    held: i64 = 0  # the kinds in hand, as a mask
    for kind in range(table.pack.cards):
        if table.hand[kind] > 0:
            held |= 1 << kind
            if can_play(table, kind):
                out.add(c.CARD + kind)
    for kind in range(table.pack.cards):
        if bit(held, kind):
            out.add(c.DISCARDED + kind)
    legal_food(table, out)


def legal_food(table: Table, out: Moves) -> None:
    for space in range(table.eaten):
        if can_use_food(table, space):
            out.add(c.BLOCK + table.food[space])


def legal_last_gap(table: Table, out: Moves) -> None:
    out.add(c.DONE)
    legal_food(table, out)


def do_action(table: Table, action: i64) -> None:
    if action == c.DONE:
        table.phase = c.ACTION_DONE
    elif action == c.DRAW_UP:
        draw_to_limit(table)
        table.phase = c.ACTION_DONE
    elif action < c.DISCARDED:
        play_card(table, action - c.CARD)
    elif action < c.BLOCK:
        discard_card(table, action - c.DISCARDED)
    else:
        use_food(table, action - c.BLOCK)


def do_last_gap(table: Table, action: i64) -> None:
    if action == c.DONE:
        end_octopus_turn(table)
    else:
        use_food(table, action - c.BLOCK)


def play_card(table: Table, kind: i64) -> None:
    """Pay, apply the effect, lay the card on the action space (KELP-33)."""
    leave_hand(table, kind)
    table.playing = kind
    table.paid = 0
    table.smallest = LARGE
    table.reveals += 1
    if table.notes is not None:
        table.notes.tell("play", EVERYONE, {"seat": int(c.OCTOPUS), "card": table.pack.card_names[kind]})
    if table.pack.cost[kind] > 0:
        table.phase = c.PAY
    else:
        start_program(table, kind, c.BY_CARD)


def legal_pay(table: Table, out: Moves) -> None:
    for zone in range(c.ZONES):
        if not bit(table.revealed, zone) and may_reveal(table, zone):
            out.add(c.ZONE + zone)


def do_pay(table: Table, zone: i64) -> None:
    """Reveal a hidden block as payment; traps do nothing now (KELP-34, KELP-36)."""
    worth = table.pack.pays[table.board[zone]]
    reveal(table, zone)
    table.paid += worth
    if worth < table.smallest:
        table.smallest = worth
    if table.paid >= table.pack.cost[table.playing]:
        start_program(table, table.playing, c.BY_CARD)


def discard_card(table: Table, kind: i64) -> None:
    """Discard a card, then one revealed block may be hidden (KELP-39, KELP-R9)."""
    leave_hand(table, kind)
    table.discard.put(kind)
    table.reveals += 1
    if table.notes is not None:
        table.notes.tell("discard", EVERYONE, {"seat": int(c.OCTOPUS), "card": table.pack.card_names[kind]})
    if table.revealed == 0:
        table.phase = c.ACTION_DONE
        return
    table.source = c.BY_DISCARD
    table.picked = 0
    table.least = 0
    table.most = 1
    table.phase = c.HIDE


def use_food(table: Table, kind: i64) -> None:
    """Turn eaten food face down for its effect (KELP-70)."""
    for space in range(table.eaten):
        if table.food[space] == kind:
            table.food_used |= 1 << space
    if table.notes is not None:
        table.notes.tell("food", EVERYONE, {"seat": int(c.OCTOPUS), "block": table.pack.block_names[kind]})
    start_program(table, c.BLOCK_PROGRAM + kind, c.BY_FOOD)


def program_done(table: Table) -> None:
    """An effect is carried out: go on with what it was part of."""
    if table.source == c.BY_CARD:
        if table.playing >= 0:
            table.slot[table.acted] = table.playing
            table.playing = c.NONE
        table.phase = c.ACTION_DONE
    elif table.source == c.BY_FOOD:
        if table.acted < 2:
            open_action(table)
        else:
            open_last_gap(table)
    elif table.source == c.BY_DISCARD:
        table.phase = c.ACTION_DONE
    elif table.source == c.BY_TRAP:
        table.phase = c.AFTER_STRIKE
    elif table.source == c.BY_ESCAPE:
        table.phase = c.ESCAPED


def action_done(table: Table) -> None:
    table.acted += 1
    if table.acted < 2:
        open_action(table)
    else:
        open_last_gap(table)


def open_last_gap(table: Table) -> None:
    if has_food(table):
        table.phase = c.LAST_GAP
    else:
        end_octopus_turn(table)


def end_octopus_turn(table: Table) -> None:
    """Played cards go to the discard (KELP-40); nothing is drawn (KELP-41)."""
    for slot in range(c.SLOTS):
        if table.slot[slot] >= 0:
            table.discard.put(table.slot[slot])
            table.slot[slot] = c.NONE
    table.acted = 0
    table.phase = c.SHARK_TURN
