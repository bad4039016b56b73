"""Positions in readable names: a table that a person can write down."""

from __future__ import annotations

from collections import Counter
from typing import Any

from seaboard.core.cards import Cards
from seaboard.games.tranquility.box.printed import card_name
from seaboard.games.tranquility.rules import codes as c
from seaboard.games.tranquility.rules.seat import MANY, Seat
from seaboard.games.tranquility.rules.table import Table
from seaboard.games.tranquility.told.moves import TAG_NAMES, named
from seaboard.games.tranquility.told.reading import read_state

__all__ = ["count_cards", "read_state", "write_state"]


def write_state(table: Table) -> dict[str, Any]:
    """The whole state; discards and removed islands have no order and are written in ascending order."""
    sea = table.sea
    cells = [cell for cell in range(c.CELLS) if sea.line[cell]]
    players = table.players
    return {
        "phase": c.PHASES[table.phase],
        "who": int(table.who) if table.phase != c.OVER else None,
        "active": int(table.active),
        "turns": int(table.turns),
        "ending": c.ENDINGS[table.ending],
        "sea": {table.cell_name(cell): int(sea.line[cell]) for cell in cells},
        "night": [table.cell_name(cell) for cell in cells if (int(sea.night) >> cell) & 1],
        "night_up": table.night_up,
        "rocks": int(sea.rocks) + 1 if sea.rocks >= 0 else None,
        "rocks_gone": table.rocks_gone,
        "rocks_fresh": table.rocks_fresh,
        "purple": [row + 1 for row in range(table.charter.layout.rows) for _ in range(int(sea.purple[row]))],
        "started": table.started,
        "start_out": [player.start_out for player in players],
        "finished": table.finished,
        "hands": [_names(player.hand.listed()) for player in players],
        "decks": [_names(player.deck.listed()) for player in players],
        "discards": [_names(sorted(card for card in _laid(player) if card > 0)) for player in players],
        "unseen_discards": [_names(sorted(-card for card in _laid(player) if card < 0)) for player in players],
        "yellow": [int(player.yellow) for player in players],
        "orange": [int(player.orange) for player in players],
        "storms_gone": {
            "yellow": int(table.yellow_gone),
            "purple": int(table.purple_gone),
            "orange": int(table.orange_gone),
        },
        "compasses": {"pool": int(table.pool), "supply": int(table.supply), "spent": int(table.spent)},
        "rows_paid": [row + 1 for row in range(table.charter.layout.rows) if (int(table.rows_paid) >> row) & 1],
        "start_paid": table.start_paid,
        "removed": _names(sorted(table.removed.listed())),
        "gone": _names(table.gone.listed()),
        "exploration": _names(table.exploration.listed()),
        "explored": _names(table.explored.listed()),
        "market": _names(table.market.listed()),
        "log": table.log.entries.listed(),
        "action": {
            "chosen": card_name(table.chosen) if table.chosen else None,
            "cell": table.cell_name(table.cell) if table.cell >= 0 else None,
            "explores": table.explores,
            "declared": table.declared,
            "quiet": int(table.quiet),
            "asked": int(table.asked),
            "owed": int(table.owed),
            "paid": int(table.paid),
            "reason": c.REASONS[table.reason],
            "all_refill": table.all_refill,
        },
        "gifts": {
            "round": int(table.round),
            "answered": int(table.answered),
            "seats": [_write_gifts(player) for player in players],
        },
        "drawing": {
            "why": c.DRAWINGS[table.drawing],
            "drawer": int(table.drawer),
            "extra": int(table.extra),
            "refills": int(table.refills),
            "drew": int(table.drew),
            "storm": card_name(table.storm) if table.storm else None,
            "explored": table.storm_explored,
        },
        "window": {
            "when": c.WINDOWS[table.window],
            "asker": int(table.asker),
            "proposer": int(table.proposer),
            "proposal": named(table, int(table.proposal)).text if table.proposal else None,
            "votes": int(table.votes),
        },
        "known": [_write_known(player) for player in players],
        "points": [[int(p.placed), int(p.neighbours), int(p.completed), int(p.discarded)] for p in players],
    }


def _names(cards: list[int]) -> list[int | str]:
    return [card_name(card) for card in cards]


def _laid(player: Seat) -> list[int]:
    """The discard pile without cards that are picked but not yet laid down."""
    return player.pile.listed()[: int(player.pile.count - player.given)]


def _write_gifts(player: Seat) -> dict[str, Any]:
    secret = None
    if player.secret >= 0:
        tag, count = divmod(int(player.secret), int(c.PLEDGES))
        secret = {"count": count, "tag": TAG_NAMES[tag]}
    return {
        "pledge": int(player.pledge) if player.pledge >= 0 else None,
        "tag": TAG_NAMES[player.tag],
        "secret": secret,
        "share": int(player.share),
        "given": _names(player.pile.listed()[int(player.pile.count - player.given) :]),
        "top": int(player.top) if player.top >= 0 else None,
        "has_given": player.has_given,
    }


def _write_known(player: Seat) -> dict[str, Any]:
    """What follows for others from what they have seen."""
    return {
        "unchecked": int(player.unchecked),
        "late": int(player.late),
        "monsters_least": int(player.monsters_least),
        "monsters_most": int(player.monsters_most) if player.monsters_most < MANY else None,
        "shows_finish": player.shows_finish,
    }


def count_cards(table: Table) -> Counter[str]:
    """Every card in play, wherever it lies."""
    counted: Counter[str] = Counter()

    def add(cards: Cards) -> None:
        counted.update(str(card_name(abs(card))) for card in cards.listed())

    for player in table.players:
        for cards in (player.hand, player.deck, player.pile):
            add(cards)
    for cards in (table.removed, table.gone, table.exploration, table.explored, table.market):
        add(cards)
    counted.update(str(int(card)) for card in table.sea.line if card)
    counted["start"] += int(table.started)
    if table.drawing == c.OPENING:  # still set aside
        counted["start"] += int(table.seats)
    if table.charter.has_finish_in_hands():
        counted["finish"] += int(table.finished)
    if table.charter.storms:
        counted["compass"] += int(table.pool + table.supply + table.spent)
        gone = {"yellow": table.yellow_gone, "purple": table.purple_gone, "orange": table.orange_gone}
        lying = {
            "yellow": sum(int(player.yellow) for player in table.players),
            "purple": sum(int(table.sea.purple[row]) for row in range(table.charter.layout.rows)),
            "orange": sum(int(player.orange) for player in table.players),
        }
        for colour in gone:
            counted[colour] += int(gone[colour]) + lying[colour]
        if table.storm and table.charter.mode != c.DUEL:
            counted[str(card_name(table.storm))] += 1
            if c.PHASES[table.phase] == "yellow":  # it lies before its drawer already
                counted["yellow"] -= 1
    if table.charter.rocks:
        counted["rocks"] += int(table.sea.rocks >= 0) + int(table.rocks_gone)
    return Counter({name: count for name, count in counted.items() if count})
