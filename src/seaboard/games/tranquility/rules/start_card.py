# seaboard: compiled
"""The start card and its joint discard: TRQ-38 … TRQ-47, TRQ-60, TRQ-129 … TRQ-133."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from seaboard.core.state import EVERYONE, Moves
from seaboard.games.tranquility.rules import codes as c
from seaboard.games.tranquility.rules.seat import Seat
from seaboard.games.tranquility.rules.table import Table

SOLO_DRAW: Final[i64] = 0
SOLO_DECK: Final[i64] = 1


def lay_start(table: Table) -> None:
    """TRQ-39: into the open corner, free of charge."""
    seat = table.players[table.active]
    seat.drop(c.START)
    seat.start_out = True
    table.started = True
    table.all_refill = True
    table.reveals += 1
    if table.notes is not None:
        table.notes.tell("started", EVERYONE, {"seat": int(table.active)})
    if table.is_pyramid() and table.sea.is_whole() and table.finished:  # TRQ-104
        table.end(c.WON)
        return
    if table.charter.storms and not table.start_paid:  # TRQ-82
        table.start_paid = True
        table.gain_compass("start")
    for s in range(table.seats):
        clear_pledges(table.players[s])
    table.drawing = c.EXTRA
    table.drawer = table.active
    table.refills = table.seats
    table.extra = extra_draws(table)
    table.then(c.DRAW if table.extra > 0 else c.ASK_PLEDGES)


def extra_draws(table: Table) -> i64:
    """TRQ-42, TRQ-60: two players draw beyond their limit before they discard, and so does one alone."""
    numbers = table.charter.numbers
    if table.seats == 2:
        return numbers.pair_extra_draws
    if table.seats == 1 and table.charter.solo_start == SOLO_DRAW:
        return numbers.solo_extra_draws
    return 0


def clear_pledges(seat: Seat) -> None:
    seat.pledge = -1
    seat.tag = 0
    seat.secret = -1
    seat.share = 0
    seat.given = 0
    seat.top = -1
    seat.has_given = False


def top_option(table: Table, seat: Seat) -> i64:
    """TRQ-76, TRQ-R31: how many cards off the deck may count, once per start even under two yellow storms."""
    if seat.yellow == 0:
        return 0
    return min(table.charter.numbers.deck_top, seat.deck.count)


def most_to_give(table: Table, seat: Seat) -> i64:
    return seat.discardable(table.started) + top_option(table, seat)


# -- pledges ----------------------------------------------------------------------------------------------------


def ask_pledges(table: Table) -> None:
    if table.seats == 1:
        share_alone(table)
        return
    most: i64 = 0
    for s in range(table.seats):
        seat = table.players[s]
        most += seat.hand.count + top_option(table, seat)
    if most <= table.charter.numbers.start_discards:
        give_everything(table)
        return
    table.round = 1
    table.answered = 0
    table.decide(c.PLEDGING, table.active)


def share_alone(table: Table) -> None:
    """TRQ-60, TRQ-R34: no pledges are made; the share is 8, or what the option says."""
    seat = table.players[0]
    wanted = table.charter.numbers.start_discards
    if table.charter.solo_start == SOLO_DRAW:
        seat.share = min(wanted, most_to_give(table, seat))
    elif table.charter.solo_start == SOLO_DECK:
        from_hand = min(table.charter.numbers.solo_hand_discards, seat.discardable(table.started))
        seat.top = min(wanted - from_hand, seat.deck.count)
        seat.share = from_hand + seat.top
    else:
        seat.top = 0
        seat.share = min(wanted, seat.discardable(table.started))
        wanted = seat.share
    begin_gifts(table, wanted)


def give_everything(table: Table) -> None:
    """TRQ-133: too few cards to choose from, so all that can be discarded goes."""
    for s in range(table.seats):
        seat = table.players[s]
        seat.top = top_option(table, seat)
        seat.share = most_to_give(table, seat)
        seat.has_given = True
        for _nth in range(seat.hand.count - seat.monsters()):
            seat.throw(seat.hand.items[0])  # monsters come last in a hand and stay
            seat.given += 1
        seat.note_monsters(seat.hand.count)
    begin_gifts(table, table.charter.numbers.start_discards)


def pledges_into(table: Table, out: Moves) -> None:
    """TRQ-129: any number that one can give, with or without a tag."""
    most = min(most_to_give(table, table.players[table.who]), c.PLEDGES - 1)
    for tag in range(c.TAGS):
        for count in range(most + 1):
            out.add(c.PLEDGE + tag * c.PLEDGES + count)


def pledge(table: Table, code: i64) -> None:
    """Submitted in secret, in turn order from the starter."""
    table.players[table.who].secret = code
    table.answered += 1
    if table.answered < table.seats:
        table.decide(c.PLEDGING, table.after(table.active, table.answered))
    else:
        show_pledges(table)


def show_pledges(table: Table) -> None:
    """TRQ-130: all at once; eight in all are locked, else another round, up to three."""
    total: i64 = 0
    table.reveals += 1
    for s in range(table.seats):
        seat = table.players[s]
        seat.pledge = seat.secret % c.PLEDGES
        seat.tag = seat.secret // c.PLEDGES
        seat.secret = -1
        total += seat.pledge
        spare = seat.hand.count + top_option(table, seat) - seat.pledge
        seat.monsters_most = min(seat.monsters_most, spare)
    if table.notes is not None:
        counts = [int(table.players[s].pledge) for s in range(table.seats)]
        table.notes.tell("pledged", EVERYONE, {"round": int(table.round), "counts": counts, "total": int(total)})
    if total == table.charter.numbers.start_discards:
        lock_pledges(table)
    elif table.round < table.charter.numbers.pledge_rounds:
        table.round += 1
        table.answered = 0
        table.decide(c.PLEDGING, table.active)
    else:
        settle_pledges(table, total)


def lock_pledges(table: Table) -> None:
    for s in range(table.seats):
        table.players[s].share = table.players[s].pledge
    begin_gifts(table, table.charter.numbers.start_discards)


def settle_pledges(table: Table, total: i64) -> None:
    """TRQ-131: from the last pledges, by a rule that everybody can check."""
    for s in range(table.seats):
        table.players[s].share = table.players[s].pledge
    while total > table.charter.numbers.start_discards:
        table.players[_highest(table)].share -= 1
        total -= 1
    while total < table.charter.numbers.start_discards:
        s = _most_unpledged(table)
        if s < 0:
            break  # TRQ-47: nobody can give more
        table.players[s].share += 1
        total += 1
    begin_gifts(table, table.charter.numbers.start_discards)


def _highest(table: Table) -> i64:
    """The highest share; among equals the seat furthest after the starter."""
    found = table.active
    for step in range(table.seats):
        s = table.after(table.active, step)
        if table.players[s].share >= table.players[found].share:
            found = s
    return found


def _most_unpledged(table: Table) -> i64:
    """Who holds most beyond the share and can give more; those passed over have shown that the rest are monsters."""
    passed_over: i64 = 0
    while True:
        found: i64 = -1
        most: i64 = 0
        for step in range(table.seats):
            s = table.after(table.active, step)
            seat = table.players[s]
            left = seat.hand.count + top_option(table, seat) - seat.share
            if (passed_over >> s) & 1 == 0 and left > most:
                found = s
                most = left
        if found < 0 or table.players[found].share < most_to_give(table, table.players[found]):
            return found
        table.players[found].note_monsters(table.players[found].monsters())
        bit: i64 = 1
        passed_over |= bit << found


# -- gifts ------------------------------------------------------------------------------------------------------


def begin_gifts(table: Table, wanted: i64) -> None:
    """The shares are fixed; now everybody picks (TRQ-132), unless too little is a loss (TRQ-R7)."""
    total: i64 = 0
    for s in range(table.seats):
        seat = table.players[s]
        total += seat.share
        # who gives everything has picked already: what is left are the monsters, and that is known
        if not seat.has_given and seat.share <= seat.hand.count + top_option(table, seat):
            seat.monsters_most = min(seat.monsters_most, seat.hand.count + top_option(table, seat) - seat.share)
    if table.notes is not None:
        counts = [int(table.players[s].share) for s in range(table.seats)]
        table.notes.tell("shares", EVERYONE, {"counts": counts, "total": int(total)})
    table.answered = 0
    if total < wanted and table.charter.shortfall_loses:
        table.end(c.SHORTFALL)
    else:
        table.then(c.ASK_GIFTS)


def ask_gifts(table: Table) -> None:
    """Ask the next player for cards, in turn order from the starter; when all have given, lay them down."""
    while table.answered < table.seats:
        s = table.after(table.active, table.answered)
        seat = table.players[s]
        if seat.share == 0:
            seat.has_given = True
        if not seat.has_given:
            if seat.top < 0 and not must_not_ask_top(table, seat):
                table.decide(c.TOPPING, s)
                return
            table.owed = seat.share - seat.top - seat.given
            if table.owed > 0:
                table.decide(c.GIVING, s)
                return
            seat.has_given = True
        table.answered += 1
    lay_gifts(table)


def must_not_ask_top(table: Table, seat: Seat) -> bool:
    """Settles the cards off the deck where the player has no choice; False if there is one."""
    option = top_option(table, seat)
    covered = seat.discardable(table.started) >= seat.share
    if seat.share < table.charter.numbers.deck_top:
        option = min(option, seat.share)
        seat.top = 0 if covered else option
    elif option == 0 or not covered:
        seat.top = option
    return seat.top >= 0


def use_top(table: Table, action: i64) -> None:
    seat = table.players[table.who]
    seat.top = top_option(table, seat) if action == c.USE_TOP else 0
    table.then(c.ASK_GIFTS)


def give(table: Table, card: i64) -> None:
    seat = table.players[table.who]
    seat.throw(card)
    seat.given += 1
    if table.notes is not None:
        bit: i64 = 1
        name: object = "start" if card == c.START else ("finish" if card > c.START else int(card))
        table.notes.tell("discarded_card", bit << table.who, {"seat": int(table.who), "card": name})
    table.owed -= 1
    if table.owed == 0:
        seat.has_given = True
        table.answered += 1
        table.then(c.ASK_GIFTS)


def lay_gifts(table: Table) -> None:
    """TRQ-44: all discards at once, face down; only counts are shown."""
    for s in range(table.seats):
        seat = table.players[s]
        for _nth in range(seat.given):
            seat.note_discard(True)
        top = max(seat.top, 0)
        if table.notes is not None:
            facts: dict[str, object] = {"seat": int(s), "count": int(seat.given), "top": int(top)}
            table.notes.tell("gave", EVERYONE, facts)
        for _nth in range(top):
            seat.pile.put(-seat.deck.draw())
        clear_pledges(seat)
    table.round = 0
    table.owed = 0
    if table.charter.mode == c.DAY_NIGHT and table.charter.flips and not table.night_up:  # TRQ-109
        table.night_up = True
        if table.notes is not None:
            table.notes.tell("night_falls", EVERYONE, {})
    table.then(c.ROCKS_STEP)
