"""A new voyage: a bare table, set up and sailing to its first decision."""

from __future__ import annotations

from seaboard.core.cards import no_cards
from seaboard.core.random import Random
from seaboard.games.tranquility.charter import Charter
from seaboard.games.tranquility.codes import DUEL, ISLANDS
from seaboard.games.tranquility.duel import LOG_ROOM
from seaboard.games.tranquility.rules import Tranquility
from seaboard.games.tranquility.sea import empty_sea
from seaboard.games.tranquility.setup import set_up


def bare_table(seats: int, charter: Charter, random: Random) -> Tranquility:
    """A table with an empty sea and no cards; piles that a mode does not use have no room."""
    duel = charter.mode == DUEL
    return Tranquility(
        seats,
        random,
        charter,
        empty_sea(charter.layout),
        [],
        no_cards(charter.removed),
        no_cards(2 * int(charter.monsters) + len(charter.exploration)),
        no_cards(ISLANDS if duel else len(charter.exploration)),
        no_cards(len(charter.exploration)),
        no_cards(charter.numbers.market if duel else 0),
        no_cards(LOG_ROOM if duel else 0),
    )


def set_sail(seats: int, charter: Charter, random: Random) -> Tranquility:
    table = bare_table(seats, charter, random)
    set_up(table)
    table.go_on()
    return table
