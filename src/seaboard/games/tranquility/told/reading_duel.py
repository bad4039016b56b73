"""Reading a position: the market, the stock and the log of a duel."""

from __future__ import annotations

from seaboard.core.cards import cards_from
from seaboard.core.reading import Fields
from seaboard.core.refused import Refused
from seaboard.games.tranquility.rules import codes as c
from seaboard.games.tranquility.rules.duel_log import DISCARDED, PLACED, ROOM, TOOK, DuelLog
from seaboard.games.tranquility.rules.table import Table
from seaboard.games.tranquility.told.reading_turn import number_between


def deal_market(fields: Fields, table: Table, rest: list[int]) -> list[int]:
    """Fill the market and the stock with the islands that nobody has named; returns what is left over."""
    if not fields.has("market"):
        market = int(table.charter.numbers.market)
        table.market = cards_from(rest[:market], market)
        rest = rest[market:]
    if fields.has("exploration"):
        return rest
    table.exploration = cards_from(rest, int(c.ISLANDS))
    return []


def read_log(fields: Fields, table: Table) -> None:
    """Left out, it is empty; it may begin later than the duel."""
    entries = fields.list("log", None, [])
    if len(entries) > ROOM:
        raise Refused("field-wrong-length", field=fields.at("log"), length=len(entries), expected=int(ROOM))
    for i, entry in enumerate(entries):
        number_between(entry, 1, 1999, fields.at(f"log[{i}]"))
    table.log = DuelLog(cards_from(entries, ROOM))
    _check_islands(fields, table)
    for seat in range(table.seats):
        _check_hand(fields, table, seat)


def _refuse(fields: Fields, name: str) -> None:
    raise Refused("position-inconsistent", field=fields.at(name), reason="log")


def _check_islands(fields: Fields, table: Table) -> None:
    """Every island is taken once at most and placed once at most, by whoever took it, and lies where that leads."""
    log = table.log
    sea = table.sea.line
    taken: dict[int, int] = {}
    placed: set[int] = set()
    for i in range(log.length()):
        seat, kind, what = int(log.seat(i)), log.kind(i), int(log.what(i))
        if kind > DISCARDED or what == 0 or (kind != DISCARDED and what > c.ISLANDS):
            _refuse(fields, f"log[{i}]")
        if kind == TOOK:
            if what in taken or what in placed:
                _refuse(fields, f"log[{i}]")
            taken[what] = seat
        elif kind == PLACED:
            if what in placed or what not in sea or taken.get(what, seat) != seat:
                _refuse(fields, f"log[{i}]")
            placed.add(what)
    for island, seat in taken.items():
        player = table.players[seat]
        if island not in placed and not player.holds(island) and island not in player.pile.listed():
            _refuse(fields, "log")


def _check_hand(fields: Fields, table: Table, seat: int) -> None:
    """Going through the log, a hand is never too full, and never lacks the cards that it discards or places later."""
    log = table.log
    player = table.players[seat]
    most = table.charter.numbers.hand
    own = [(log.kind(i), int(log.what(i))) for i in range(log.length()) if log.seat(i) == seat]
    taken = {what for kind, what in own if kind == TOOK}
    placed = {what for kind, what in own if kind == PLACED}
    paid = int(table.paid) if table.phase == c.DISCARDING and table.active == seat else 0
    thrown = paid + sum(what for kind, what in own if kind == DISCARDED)
    held = int(player.hand.count) - len(taken) + len(placed) + thrown
    promised = len(placed - taken)  # cards of the hand that are placed later
    if not promised <= held <= most or thrown < len(taken & {int(card) for card in player.pile.listed()}):
        _refuse(fields, "log")
    if thrown > player.pile.count:
        _refuse(fields, "log")
    for kind, what in own:
        if kind == TOOK:
            held += 1
            promised += what in placed
        elif kind == PLACED:
            held -= 1
            promised -= 1
        else:
            held -= what
        if not promised <= held <= most:
            _refuse(fields, "log")
