# seaboard: compiled
"""A turn: TRQ-21 … TRQ-37 and TRQ-48 … TRQ-55, with the steps that the modules add in the order of TRQ-25."""

from __future__ import annotations

from mypy_extensions import i64

from seaboard.core.state import EVERYONE
from seaboard.games.tranquility.codes import (
    ACTING,
    AGREE,
    BEFORE_REFILL,
    BEGIN_TURN,
    CELLS,
    CHECK_LOSS,
    CHOOSING_CELL,
    CONCEDED,
    CONCEDING,
    DISCARD,
    DISCARD_TWO,
    DISCARDING,
    DUEL,
    FINISH,
    FOR_ACTION,
    FOR_PAYMENT,
    FOR_ROCKS,
    FOR_ROTATION,
    HAND_FOR_COMPASS,
    KEEP_ROCKS,
    MONSTER,
    MOVING_ROCKS,
    PLAY,
    REASONS,
    ROTATE,
    ROW,
    SETTLE,
    START,
    STUCK,
    TURNING,
    WON,
)
from seaboard.games.tranquility.duel import log_discards, log_placed
from seaboard.games.tranquility.sea import NO_ROCKS
from seaboard.games.tranquility.start import lay_start
from seaboard.games.tranquility.table import Table

# -- the action -------------------------------------------------------------------------------------------------


def act(table: Table, action: i64) -> None:
    if action < DISCARD:
        choose_card(table, action - PLAY)
    elif action == DISCARD_TWO:
        show_no_start(table)
        owe(table, table.charter.numbers.discard_action, FOR_ACTION)
    elif action == HAND_FOR_COMPASS:
        trade_hand(table)
    elif action == ROTATE:
        show_no_start(table)
        owe(table, table.charter.numbers.rotate_price, FOR_ROTATION)
    else:
        ask_to_concede(table)


def show_no_start(table: Table) -> None:
    """Whoever acts otherwise before the first start holds none: everybody can see that (TRQ-38)."""
    if not table.started:
        table.players[table.active].unchecked = 0


def choose_card(table: Table, card: i64) -> None:
    if card == START:
        lay_start(table)
    elif card == FINISH:
        declare_finish(table)
    else:
        table.chosen = card
        table.decide(CHOOSING_CELL, table.active)


def choose_cell(table: Table, cell: i64) -> None:
    card = table.chosen
    table.chosen = 0
    show_no_start(table)
    if card == MONSTER:
        play_monster(table, cell)
    else:
        place_island(table, card, cell)


def place_island(table: Table, card: i64, cell: i64) -> None:
    """TRQ-35: the card is placed first, then paid for."""
    sea = table.sea
    seat = table.players[table.active]
    price = sea.cost(card, cell)
    if table.charter.mode == DUEL:
        log_placed(table, card, cell)
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
    if sea.rocks >= 0 and sea.full_rows >= table.charter.layout.rocks_leave_at:
        take_rocks_away(table)
    if price > 0:
        owe(table, price, FOR_PAYMENT)
    else:
        table.then(SETTLE)


def take_rocks_away(table: Table) -> None:
    """TRQ-65: they leave for good."""
    table.sea.put_rocks(NO_ROCKS)
    table.rocks_gone = True
    if table.notes is not None:
        table.notes.tell("rocks_left", EVERYONE, {})


def play_monster(table: Table, cell: i64) -> None:
    """TRQ-68: the monster and the card it swallows leave the game, face up."""
    seat = table.players[table.active]
    seat.drop(MONSTER)
    seat.note_monster_played()
    table.gone.put(MONSTER)
    table.reveals += 1
    if cell == CELLS:  # TRQ-R17, only by option
        table.started = False
        table.gone.put(START)
        if table.notes is not None:
            table.notes.tell("monster_took_start", EVERYONE, {"seat": int(table.active)})
    else:
        swallow(table, cell)
    table.then(SETTLE)


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
        seat.drop(FINISH)
        table.finished = True
        if table.notes is not None:
            table.notes.tell("finished", EVERYONE, {"seat": int(table.active)})
        table.end(WON)
        return
    table.declared = True
    seat.shows_finish = True
    for s in range(table.seats):
        table.players[s].note_monsters(table.players[s].monsters())
    if table.notes is not None:
        shown = [int(table.players[s].monsters()) for s in range(table.seats)]
        table.notes.tell("finish_failed", EVERYONE, {"seat": int(table.active), "shown": shown})
    table.then(CHECK_LOSS)


def trade_hand(table: Table) -> None:
    seat = table.players[table.active]
    show_no_start(table)
    count = seat.hand.count
    while seat.hand.count > 0:
        discard_card(table, table.active, seat.hand.top())
    if table.notes is not None:
        table.notes.tell("discarded", EVERYONE, {"seat": int(table.active), "count": int(count), "why": "compass"})
    table.gain_compass("hand")
    table.then(SETTLE)


# -- discarding -------------------------------------------------------------------------------------------------


def owe(table: Table, count: i64, reason: i64) -> None:
    table.owed = count
    table.paid = 0
    table.reason = reason
    table.decide(DISCARDING, table.active)


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
    if card == START:
        return "start"
    if card == FINISH:
        return "finish"
    return int(card)


def discard(table: Table, card: i64) -> None:
    discard_card(table, table.active, card)
    table.owed -= 1
    table.paid += 1
    if table.owed > 0:
        return
    if table.charter.mode == DUEL:
        log_discards(table, table.paid)
    if table.notes is not None:
        facts: dict[str, object] = {"seat": int(table.active), "count": int(table.paid)}
        table.notes.tell("discarded", EVERYONE, {**facts, "why": REASONS[table.reason]})
    if table.reason == FOR_ROTATION:
        table.decide(TURNING, table.active)
    elif table.reason == FOR_ROCKS:
        table.then(BEFORE_REFILL)
    else:
        table.then(SETTLE)


def rotate(table: Table, cell: i64) -> None:
    """TRQ-108."""
    table.sea.rotate(cell)
    if table.notes is not None:
        facts: dict[str, object] = {"seat": int(table.active), "card": int(table.sea.line[cell])}
        table.notes.tell("rotated", EVERYONE, {**facts, "cell": table.cell_name(cell)})
    table.then(SETTLE)


# -- after the action -------------------------------------------------------------------------------------------


def rocks_step(table: Table) -> None:
    if table.sea.rocks >= 0 and not table.rocks_fresh:  # TRQ-102a
        table.decide(MOVING_ROCKS, table.active)
    else:
        table.then(BEFORE_REFILL)


def move_rocks(table: Table, action: i64) -> None:
    """TRQ-63: exactly one of the two (TRQ-R15)."""
    if action == KEEP_ROCKS:
        owe(table, table.charter.numbers.rocks_stay_price, FOR_ROCKS)
        return
    table.sea.put_rocks(action - ROW)
    if table.notes is not None:
        table.notes.tell("rocks_moved", EVERYONE, {"seat": int(table.active), "row": int(action - ROW) + 1})
    table.then(BEFORE_REFILL)


def next_turn(table: Table) -> None:
    table.active = table.after(table.active, 1)
    table.turns += 1
    table.declared = False
    table.asked_to_concede = False
    table.rocks_fresh = False
    table.all_refill = False
    table.then(BEGIN_TURN)


def lose(table: Table) -> None:
    """TRQ-09: one player without an action, and all are lost."""
    if table.notes is not None:
        table.notes.tell("stuck", EVERYONE, {"seat": int(table.active)})
    table.end(STUCK)


# -- giving up (TRQ-R12) ----------------------------------------------------------------------------------------


def ask_to_concede(table: Table) -> None:
    table.asked_to_concede = True
    table.votes = 0
    if table.notes is not None:
        table.notes.tell("asked_to_concede", EVERYONE, {"seat": int(table.active)})
    if table.seats == 1:
        table.end(CONCEDED)
    else:
        table.decide(CONCEDING, table.after(table.active, 1))


def answer_concession(table: Table, action: i64) -> None:
    """The voyage is given up only if everybody wants it."""
    if table.notes is not None:
        table.notes.tell("agreed" if action == AGREE else "disagreed", EVERYONE, {"seat": int(table.who)})
    if action != AGREE:
        table.decide(ACTING, table.active)
        return
    table.votes += 1
    if table.votes == table.seats - 1:
        table.end(CONCEDED)
    else:
        table.decide(CONCEDING, table.after(table.active, table.votes + 1))
