# seaboard: compiled
"""A turn: TRQ-21 … TRQ-37 and TRQ-48 … TRQ-55, with the steps that the modules add in the order of TRQ-25."""

from __future__ import annotations

from mypy_extensions import i64

from seaboard.core.state import EVERYONE
from seaboard.games.tranquility.rules import codes as c
from seaboard.games.tranquility.rules.duel import score_discards, score_placed, tell_closed
from seaboard.games.tranquility.rules.sea import NO_ROCKS
from seaboard.games.tranquility.rules.start_card import lay_start
from seaboard.games.tranquility.rules.table import Table

# -- the action -------------------------------------------------------------------------------------------------


def act(table: Table, action: i64) -> None:
    if action < c.DISCARD:
        choose_card(table, action - c.PLAY)
    elif action == c.DISCARD_TWO:
        show_no_start(table)
        owe(table, table.charter.numbers.discard_action, c.FOR_ACTION)
    elif action == c.HAND_FOR_COMPASS:
        trade_hand(table)
    elif action == c.ROTATE:
        show_no_start(table)
        owe(table, table.charter.numbers.rotate_price, c.FOR_ROTATION)
    else:
        ask_to_concede(table)


def show_no_start(table: Table) -> None:
    """Whoever acts otherwise before the first start holds none: everybody can see that (TRQ-38)."""
    if not table.started:
        table.players[table.active].unchecked = 0


def choose_card(table: Table, card: i64) -> None:
    if card == c.START:
        lay_start(table)
    elif card == c.FINISH:
        declare_finish(table)
    else:
        table.chosen = card
        table.decide(c.CHOOSING_CELL, table.active)


def choose_cell(table: Table, cell: i64) -> None:
    card = table.chosen
    table.chosen = 0
    show_no_start(table)
    if card == c.MONSTER:
        play_monster(table, cell)
    else:
        place_island(table, card, cell)


def place_island(table: Table, card: i64, cell: i64) -> None:
    """TRQ-35: the card is placed first, then paid for."""
    sea = table.sea
    seat = table.players[table.active]
    price = sea.cost(card, cell)
    if table.charter.mode == c.DUEL:
        score_placed(table, card, cell)
    seat.drop(card)
    sea.place(card, cell, table.night_up)
    table.reveals += 1
    table.cell = cell
    table.explores = table.charter.layout.has_border[cell] == 1
    if table.notes is not None:
        facts: dict[str, object] = {
            "seat": int(table.active),
            "card": int(card),
            "cell": table.cell_name(cell),
        }
        table.notes.tell("placed", EVERYONE, {**facts, "cost": int(price)})
        if table.charter.mode == c.DUEL:
            tell_closed(table)
    if sea.rocks >= 0 and sea.full_rows >= table.charter.layout.rocks_leave_at:
        take_rocks_away(table)
    if price > 0:
        owe(table, price, c.FOR_PAYMENT)
    else:
        table.then(c.SETTLE)


def take_rocks_away(table: Table) -> None:
    """TRQ-65: they leave for good."""
    table.sea.put_rocks(NO_ROCKS)
    table.rocks_gone = True
    if table.notes is not None:
        table.notes.tell("rocks_left", EVERYONE, {})


def play_monster(table: Table, cell: i64) -> None:
    """TRQ-68: the monster and the card it swallows leave the game, face up."""
    seat = table.players[table.active]
    seat.drop(c.MONSTER)
    seat.note_monster_played()
    table.gone.put(c.MONSTER)
    table.reveals += 1
    if cell == c.CELLS:  # TRQ-R17, only by option
        table.started = False
        table.gone.put(c.START)
        if table.notes is not None:
            table.notes.tell("monster_took_start", EVERYONE, {"seat": int(table.active)})
    else:
        swallow(table, cell)
    table.then(c.SETTLE)


def swallow(table: Table, cell: i64) -> None:
    card = table.sea.remove(cell)
    table.gone.put(card)
    if table.notes is not None:
        facts: dict[str, object] = {
            "seat": int(table.active),
            "card": int(card),
            "cell": table.cell_name(cell),
        }
        table.notes.tell("swallowed", EVERYONE, facts)


def declare_finish(table: Table) -> None:
    """TRQ-48; with monsters in any hand the attempt fails and shows them (TRQ-70, TRQ-71)."""
    held: i64 = 0
    for s in range(table.seats):
        held += table.players[s].monsters()
    seat = table.players[table.active]
    table.reveals += 1
    if held == 0:
        seat.drop(c.FINISH)
        table.finished = True
        if table.notes is not None:
            table.notes.tell("finished", EVERYONE, {"seat": int(table.active)})
        table.end(c.WON)
        return
    table.declared = True
    seat.shows_finish = True
    for s in range(table.seats):
        table.players[s].note_monsters(table.players[s].monsters())
    if table.notes is not None:
        shown = [int(table.players[s].monsters()) for s in range(table.seats)]
        table.notes.tell("finish_failed", EVERYONE, {"seat": int(table.active), "shown": shown})
    table.then(c.CHECK_LOSS)


def trade_hand(table: Table) -> None:
    seat = table.players[table.active]
    show_no_start(table)
    count = seat.hand.count
    while seat.hand.count > 0:
        discard_card(table, table.active, seat.hand.top())
    if table.notes is not None:
        table.notes.tell("discarded", EVERYONE, {"seat": int(table.active), "count": int(count), "why": "compass"})
    table.gain_compass("hand")
    table.then(c.SETTLE)


# -- discarding -------------------------------------------------------------------------------------------------


def owe(table: Table, count: i64, reason: i64) -> None:
    table.owed = count
    table.paid = 0
    table.reason = reason
    table.decide(c.DISCARDING, table.active)


def discard_card(table: Table, s: i64, card: i64) -> None:
    """TRQ-51: face down on one's own pile."""
    seat = table.players[s]
    seat.throw(card)
    seat.note_discard(table.started)
    if table.notes is not None:
        bit: i64 = 1
        table.notes.tell("discarded_card", bit << s, {"seat": int(s), "card": named(card)})


def named(card: i64) -> object:
    """An island is named by its value; only such cards, starts and finishes are ever discarded."""
    if card == c.START:
        return "start"
    if card == c.FINISH:
        return "finish"
    return int(card)


def discard(table: Table, card: i64) -> None:
    discard_card(table, table.active, card)
    table.owed -= 1
    table.paid += 1
    if table.owed > 0:
        return
    if table.charter.mode == c.DUEL:
        score_discards(table, table.paid)
    if table.notes is not None:
        facts: dict[str, object] = {"seat": int(table.active), "count": int(table.paid)}
        table.notes.tell("discarded", EVERYONE, {**facts, "why": c.REASONS[table.reason]})
    if table.reason == c.FOR_ROTATION:
        table.decide(c.TURNING, table.active)
    elif table.reason == c.FOR_ROCKS:
        table.then(c.BEFORE_REFILL)
    else:
        table.then(c.SETTLE)


def rotate(table: Table, cell: i64) -> None:
    """TRQ-108."""
    table.sea.rotate(cell)
    if table.notes is not None:
        facts: dict[str, object] = {"seat": int(table.active), "card": int(table.sea.line[cell])}
        table.notes.tell("rotated", EVERYONE, {**facts, "cell": table.cell_name(cell)})
    table.then(c.SETTLE)


# -- after the action -------------------------------------------------------------------------------------------


def rocks_step(table: Table) -> None:
    if table.sea.rocks >= 0 and not table.rocks_fresh:  # TRQ-102a
        table.decide(c.MOVING_ROCKS, table.active)
    else:
        table.then(c.BEFORE_REFILL)


def move_rocks(table: Table, action: i64) -> None:
    """TRQ-63: exactly one of the two (TRQ-R15)."""
    if action == c.KEEP_ROCKS:
        owe(table, table.charter.numbers.rocks_stay_price, c.FOR_ROCKS)
        return
    table.sea.put_rocks(action - c.ROW)
    if table.notes is not None:
        table.notes.tell("rocks_moved", EVERYONE, {"seat": int(table.active), "row": int(action - c.ROW) + 1})
    table.then(c.BEFORE_REFILL)


def next_turn(table: Table) -> None:
    table.active = table.after(table.active, 1)
    table.turns += 1
    table.declared = False
    if table.quiet > 0:
        table.quiet -= 1
    table.rocks_fresh = False
    table.all_refill = False
    table.then(c.BEGIN_TURN)


def lose(table: Table) -> None:
    """TRQ-09: one player without an action, and all are lost."""
    if table.notes is not None:
        table.notes.tell("stuck", EVERYONE, {"seat": int(table.active)})
    table.end(c.STUCK)


# -- giving up (TRQ-R12) ----------------------------------------------------------------------------------------


def ask_to_concede(table: Table) -> None:
    table.quiet = table.seats  # TRQ-R12: once in a round
    table.asked += 1
    table.votes = 0
    if table.notes is not None:
        table.notes.tell("asked_to_concede", EVERYONE, {"seat": int(table.active)})
    if table.seats == 1:
        table.end(c.CONCEDED)
    else:
        table.decide(c.CONCEDING, table.after(table.active, 1))


def answer_concession(table: Table, action: i64) -> None:
    """The voyage is given up only if everybody wants it."""
    if table.notes is not None:
        table.notes.tell("agreed" if action == c.AGREE else "disagreed", EVERYONE, {"seat": int(table.who)})
    if action != c.AGREE:
        table.decide(c.ACTING, table.active)
        return
    table.votes += 1
    if table.votes == table.seats - 1:
        table.end(c.CONCEDED)
    else:
        table.decide(c.CONCEDING, table.after(table.active, table.votes + 1))
