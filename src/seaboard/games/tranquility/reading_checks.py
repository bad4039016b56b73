"""Reading a position: refusing what no voyage can come to, so that every position can be played on."""

from __future__ import annotations

from collections import Counter

from seaboard.core.cards import Cards
from seaboard.core.reading import Fields
from seaboard.core.refused import Refused
from seaboard.core.state import Moves
from seaboard.games.tranquility.codes import (
    ACTIONS,
    AT_STORM,
    CELLS,
    CHOOSING_CELL,
    COMPASS,
    CONCEDING,
    DAY_NIGHT,
    DISCARDING,
    DUEL,
    DUEL_SHARED,
    DUEL_WON,
    FEEDING,
    FINISH,
    GIVING,
    ISLANDS,
    LAYING_PURPLE,
    LAYING_ROCKS,
    MONSTER,
    MOVING_ROCKS,
    ORANGE,
    PLEDGING,
    PROPOSING,
    PURPLE,
    ROCKS,
    RUNNING,
    SHEDDING,
    START,
    TAKING,
    TOPPING,
    TURNING,
    VOTING,
    WON,
    YELLOW,
)
from seaboard.games.tranquility.compasses import has_storms, proposals_into
from seaboard.games.tranquility.start import top_option
from seaboard.games.tranquility.table import Table

OF_ANYBODY = (PLEDGING, TOPPING, GIVING, PROPOSING, VOTING, LAYING_PURPLE, SHEDDING, CONCEDING)


def _refuse(fields: Fields, name: str, reason: str) -> None:
    raise Refused("position-inconsistent", field=fields.at(name), reason=reason)


# -- what lies where ----------------------------------------------------------------------------------------------


def check_sea(fields: Fields, table: Table) -> None:
    sea = table.sea
    layout = table.charter.layout
    if sea.rocks >= 0 and sea.full_rows >= layout.rocks_leave_at:  # TRQ-65
        _refuse(fields, "rocks", "rocks")
    if any(sea.purple(row) > 0 and sea.is_full(row) for row in range(layout.rows)):  # TRQ-77
        _refuse(fields, "purple", "storms")
    # TRQ-95: only a monster opens a column again under a top that has been begun
    if sea.gate > table.charter.monsters and any(sea.line[cell] and layout.is_top[cell] for cell in range(CELLS)):
        _refuse(fields, "sea", "top")
    if table.charter.mode != DAY_NIGHT and (sea.night or table.night_up):  # TRQ-106
        _refuse(fields, "night", "day_night")


def check_piles(fields: Fields, table: Table) -> None:
    """Every kind of card has its places."""
    pyramid = table.is_pyramid()
    for s, player in enumerate(table.players):
        _only(fields, f"hands[{s}]", player.hand, 1, int(START if pyramid else MONSTER))  # TRQ-101
        _only(fields, f"decks[{s}]", player.deck, 1, int(START if pyramid else ORANGE))
        _only(fields, f"discards[{s}]", player.pile, -int(ORANGE), int(FINISH))  # TRQ-69, TRQ-73
    _only(fields, "removed", table.removed, 1, int(ISLANDS))  # TRQ-13
    _only(fields, "gone", table.gone, 1, int(ISLANDS if pyramid else MONSTER))
    if FINISH in table.gone.listed():
        _refuse(fields, "gone", "cards")
    if pyramid:
        _only(fields, "exploration", table.exploration, int(FINISH), 99)
        _only(fields, "explored", table.explored, int(FINISH), 99)
        if Counter(on_table(table)) - Counter(int(card) for card in table.explored.listed()):  # TRQ-102
            _refuse(fields, "explored", "cards")
    elif table.charter.mode != DUEL:
        _only(fields, "exploration", table.exploration, 1, 0)
        _only(fields, "explored", table.explored, 1, 0)
        _only(fields, "market", table.market, 1, 0)


def _only(fields: Fields, name: str, cards: Cards, low: int, high: int) -> None:
    if any(not low <= card <= high for card in cards.listed()):
        _refuse(fields, name, "cards")


def on_table(table: Table) -> list[int]:
    """What must have been explored in a pyramid, because it lies open."""
    cards = [int(YELLOW)] * sum(int(player.yellow) for player in table.players)
    cards += [int(ORANGE)] * sum(int(player.orange) for player in table.players)
    cards += [int(PURPLE)] * sum(int(table.sea.purple(row)) for row in range(table.charter.layout.rows))
    cards += [int(ROCKS)] * int(table.sea.rocks >= 0 or table.rocks_gone)
    cards += [int(FINISH)] * int(table.finished)
    return cards + [int(COMPASS)] * int(table.pool + table.spent)


# -- what is being decided ----------------------------------------------------------------------------------------


def check_beginning(fields: Fields, table: Table) -> None:
    """A turn that begins; the first one begins on an empty sea."""
    _check_finish(fields, table)
    if table.turns == 0 and (table.sea.filled > 0 or table.started):
        _refuse(fields, "turns", "turns")


def check_end(fields: Fields, table: Table) -> None:
    duel = table.charter.mode == DUEL
    won = table.sea.is_whole() and table.started and table.finished
    if table.ending == RUNNING or duel != (table.ending in (DUEL_WON, DUEL_SHARED)) or (table.ending == WON) > won:
        _refuse(fields, "ending", "ending")


def check_stage(fields: Fields, table: Table) -> None:
    """Does what is being decided fit the rest of the position?"""
    stage = table.stage
    if table.ending != RUNNING:
        _refuse(fields, "ending", "ending")
    _check_finish(fields, table)
    if (stage not in OF_ANYBODY and table.who != table.active) or (stage == CONCEDING and table.who == table.active):
        _refuse(fields, "who", "who")
    if not _fits(table, int(stage)):
        _refuse(fields, "stage", "stage")


def _check_finish(fields: Fields, table: Table) -> None:
    """TRQ-48: a finish card on the table ends the voyage; only in a pyramid it lies there before (TRQ-102)."""
    if table.finished and not table.is_pyramid():
        _refuse(fields, "finished", "finish")


def _fits(table: Table, stage: int) -> bool:
    player = table.players[table.who]
    can_discard = player.discardable(table.started)
    if stage == CHOOSING_CELL:
        return player.holds(table.chosen) and table.chosen not in (START, FINISH)
    if stage == DISCARDING:
        return 0 < table.owed <= can_discard
    if stage == TURNING:
        return table.charter.mode == DAY_NIGHT
    if stage == PLEDGING:
        return table.started and table.seats > 1 and table.round > 0
    if stage == TOPPING:
        return table.started and player.share > 0 and top_option(table, player) > 0
    if stage == GIVING:
        return (
            table.started and 0 < table.owed <= can_discard and table.owed == player.share - player.top - player.given
        )
    if stage == MOVING_ROCKS:
        return table.sea.rocks >= 0
    if stage in (FEEDING, LAYING_ROCKS):
        return table.is_pyramid()
    if stage == TAKING:
        return table.charter.mode == DUEL
    if stage in (PROPOSING, VOTING):
        return _fits_window(table)
    if stage == LAYING_PURPLE:
        return table.storm == PURPLE
    return stage != SHEDDING or (table.storm == YELLOW and player.hand.count > table.limit(table.who))


def _fits_window(table: Table) -> bool:
    """TRQ-88a."""
    if table.pool == 0 or not (table.storm if table.window == AT_STORM else has_storms(table)):
        return False
    if table.stage == PROPOSING:
        return True
    named = Moves(ACTIONS)
    proposals_into(table, named)  # the last of them is a pass
    return table.proposal in [named.items[i] for i in range(named.count - 1)] and table.who != table.proposer
