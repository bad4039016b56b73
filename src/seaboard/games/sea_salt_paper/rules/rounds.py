# seaboard: compiled
"""Step 3 of a turn, and what follows: calls, the end of a round, the end of the game."""

from __future__ import annotations

from mypy_extensions import i64

from seaboard.core.cards import zeros
from seaboard.core.state import EVERYONE, NOBODY
from seaboard.games.sea_salt_paper.rules import codes as c
from seaboard.games.sea_salt_paper.rules.results import RoundResult, count_round, shown_by, tell_scores
from seaboard.games.sea_salt_paper.rules.setup import deal_round
from seaboard.games.sea_salt_paper.rules.table import Table
from seaboard.games.sea_salt_paper.rules.taking import begin_turn, win_with_mermaids

# -- step 3: the turn ends, or the round ------------------------------------------------------------------------------


def end_turn(table: Table) -> None:
    """SSP-21, SSP-35, SSP-40: open a final hand, end a round without cards, or pass on."""
    if table.has_four_mermaids():
        win_with_mermaids(table)  # SSP-R15: at the latest now
        return
    if table.notes is not None:
        table.notes.tell("ended_turn", EVERYONE, {"seat": int(table.turn)})
    table.last_to_end = table.turn
    if table.call == c.LAST_CHANCE:
        open_hand(table, table.turn)
        if table.charter.void_after_call and table.deck.count == 0:
            void_round(table)
            return
        table.turn = table.left_of(table.turn)
        if table.turn == table.caller:
            score_round(table)
        else:
            begin_turn(table)
    elif table.deck.count == 0:
        void_round(table)
    else:
        table.turn = table.left_of(table.turn)
        begin_turn(table)


def call_stop(table: Table) -> None:
    """SSP-33: everybody lays open their cards and scores them."""
    if table.has_four_mermaids():
        win_with_mermaids(table)
        return
    announce(table, c.STOP)
    for i in range(1, table.seats):
        show_hand(table, (table.turn + i) % table.seats)
    score_round(table)


def call_last_chance(table: Table) -> None:
    """SSP-34: every other player has one final turn, clockwise from the caller's left."""
    if table.has_four_mermaids():
        win_with_mermaids(table)
        return
    announce(table, c.LAST_CHANCE)
    if table.charter.void_after_call and table.deck.count == 0:
        void_round(table)
        return
    table.turn = table.left_of(table.turn)
    begin_turn(table)


def announce(table: Table, call: i64) -> None:
    """SSP-32: the caller lays open the whole hand and says the word."""
    table.call = call
    table.caller = table.turn
    table.last_to_end = table.turn
    if table.notes is not None:
        table.notes.tell("called", EVERYONE, {"seat": int(table.turn), "call": c.CALLS[call]})
    if call == c.LAST_CHANCE:
        open_hand(table, table.turn)
    else:
        show_hand(table, table.turn)


def open_hand(table: Table, seat: i64) -> None:
    """SSP-87: a hand lies open while the round goes on."""
    table.log.opened(seat)
    show_hand(table, seat)


def show_hand(table: Table, seat: i64) -> None:
    """A hand is laid open; when the round is over nobody need remember it."""
    table.opened |= 1 << seat
    table.reveals += 1
    if table.notes is not None:
        table.notes.tell("opened_hand", EVERYONE, {"seat": int(seat), "cards": table.hand_faces(seat)})


# -- the end of a round -----------------------------------------------------------------------------------------------


def void_round(table: Table) -> None:
    """SSP-40, SSP-R26: the deck has run out; nobody scores, and hands stay closed (SSP-R22)."""
    if table.notes is not None:
        table.notes.tell("round_void", EVERYONE, {"round": int(table.round)})
    nothing = zeros(table.seats)
    # SSP-39, SSP-R16: who ended the round, by a call or by the last turn of a void one
    ender = table.turn if table.caller == NOBODY else table.caller
    result = RoundResult(c.NO_CALL, ender, False, nothing, nothing, nothing)
    table.history = [*table.history, result]
    begin_next_round(table, table.left_of(ender))


def score_round(table: Table) -> None:
    """SSP-41: note what the round brought, and on to the next one or to the end."""
    result = count_round(table.tally, table.seats, table.call, table.caller, table.charter.white_counts)
    for seat in range(table.seats):
        table.totals[seat] += result.scored[seat]
    if not table.is_cut_short:
        result.shown = shown_by(table.tally, table.seats)
    table.history = [*table.history, result]
    if table.notes is not None:
        tell_scores(table.notes, result, table.totals)
    for seat in range(table.seats):
        if table.totals[seat] >= table.charter.target:
            finish(table, c.TARGET_REACHED)  # SSP-66
            return
    begin_next_round(table, table.left_of(table.caller))  # SSP-39


def begin_next_round(table: Table, first: i64) -> None:
    if table.round >= c.MOST_ROUNDS:
        finish(table, c.ROUND_LIMIT)
        return
    table.round += 1
    table.first = first
    if not table.is_cut_short:
        deal_round(table)


# -- the end of the game ----------------------------------------------------------------------------------------------


def finish(table: Table, ending: i64) -> None:
    """SSP-67, SSP-68: the highest total wins; the tie rule decides, else the win is shared (SSP-R2)."""
    table.ending = ending
    table.phase = c.OVER
    best: i64 = -1
    for seat in range(table.seats):
        if table.totals[seat] > best:
            best = table.totals[seat]
    for seat in range(table.seats):
        if table.totals[seat] == best:
            table.winners |= 1 << seat
    break_tie(table)


def break_tie(table: Table) -> None:
    """Leave only those of the tied whom the tie rule prefers."""
    best: i64 = -1
    preferred: i64 = 0
    for seat in range(table.seats):
        if (table.winners >> seat) & 1 == 1:
            rank = tie_rank(table, seat)
            if rank > best:
                best = rank
                preferred = 0
            if rank == best:
                preferred |= 1 << seat
    table.winners = preferred


def tie_rank(table: Table, seat: i64) -> i64:
    if table.charter.tie_rule == c.LAST_TO_ACT:
        # How late the seat's last turn was: the last one to end a turn comes first, then its right neighbours.
        return table.seats - (table.last_to_end - seat + table.seats) % table.seats
    if table.charter.tie_rule == c.ROUND_ENDER:
        return 1 if seat == table.caller else 0
    return table.history[len(table.history) - 1].scored[seat]
