"""Reading a position: refusing what no voyage can come to, so that every position can be played on."""

from __future__ import annotations

from collections import Counter

from seaboard.core.cards import Cards
from seaboard.core.reading import Fields
from seaboard.core.refused import Refused
from seaboard.core.state import Moves
from seaboard.games.tranquility.rules import codes as c
from seaboard.games.tranquility.rules.compasses import has_storms, proposals_into
from seaboard.games.tranquility.rules.start_card import top_option
from seaboard.games.tranquility.rules.table import Table

OF_ANYBODY = (c.PLEDGING, c.TOPPING, c.GIVING, c.PROPOSING, c.VOTING, c.LAYING_PURPLE, c.SHEDDING, c.CONCEDING)

IN_TURN = (c.PLEDGING, c.TOPPING, c.GIVING)


def _refuse(fields: Fields, name: str, reason: str) -> None:
    raise Refused("position-inconsistent", field=fields.at(name), reason=reason)


# -- what lies where ----------------------------------------------------------------------------------------------


def check_sea(fields: Fields, table: Table) -> None:
    sea = table.sea
    layout = table.charter.layout
    if sea.rocks >= 0 and sea.full_rows >= layout.rocks_leave_at:  # TRQ-65
        _refuse(fields, "rocks", "rocks")
    if any(sea.purple[row] > 0 and sea.is_full(row) for row in range(layout.rows)):  # TRQ-77
        _refuse(fields, "purple", "storms")
    # TRQ-95: only a monster opens a column again under a top that has been begun
    if sea.gate > table.charter.monsters and any(sea.line[cell] and layout.is_top[cell] for cell in range(c.CELLS)):
        _refuse(fields, "sea", "top")
    if table.charter.mode != c.DAY_NIGHT and (sea.night or table.night_up):  # TRQ-106
        _refuse(fields, "night", "day_night")


def check_piles(fields: Fields, table: Table) -> None:
    """Every kind of card has its places."""
    pyramid = table.is_pyramid()
    for s, player in enumerate(table.players):
        _only(fields, f"hands[{s}]", player.hand, 1, int(c.START if pyramid else c.MONSTER))  # TRQ-101
        _only(fields, f"decks[{s}]", player.deck, 1, int(c.START if pyramid else c.ORANGE))
        _only(fields, f"discards[{s}]", player.pile, -int(c.ORANGE), int(c.FINISH))  # TRQ-69, TRQ-73
    _only(fields, "removed", table.removed, 1, int(c.ISLANDS))  # TRQ-13
    _only(fields, "gone", table.gone, 1, int(c.ISLANDS if pyramid else c.MONSTER))
    _check_gone(fields, table)
    if pyramid:
        _only(fields, "exploration", table.exploration, int(c.FINISH), 99)
        _only(fields, "explored", table.explored, int(c.FINISH), 99)
        if Counter(on_table(table)) - Counter(int(card) for card in table.explored.listed()):  # TRQ-102
            _refuse(fields, "explored", "cards")
    elif table.charter.mode == c.DUEL:
        _check_duel(fields, table)
    else:
        _only(fields, "exploration", table.exploration, 1, 0)
        _only(fields, "explored", table.explored, 1, 0)
        _only(fields, "market", table.market, 1, 0)


def _check_gone(fields: Fields, table: Table) -> None:
    """TRQ-68: every monster takes one card with it, and nothing else leaves the game face up."""
    gone = [int(card) for card in table.gone.listed()]
    monsters = table.explored if table.is_pyramid() else table.gone
    taken = sum(card <= c.START for card in gone)
    if c.FINISH in gone or taken > monsters.listed().count(int(c.MONSTER)):
        _refuse(fields, "gone", "gone")
    if c.START in gone and not table.charter.monster_hits_start:  # TRQ-R17
        _refuse(fields, "gone", "gone")


def _check_duel(fields: Fields, table: Table) -> None:
    """TRQ-114, TRQ-115: no decks, and a market that is filled up from the stock at once."""
    for s, player in enumerate(table.players):
        _only(fields, f"decks[{s}]", player.deck, 1, 0)
        _only(fields, f"unseen_discards[{s}]", player.pile, 1, int(c.ISLANDS))
        if player.hand.count > table.charter.numbers.hand:
            _refuse(fields, f"hands[{s}]", "cards")
    most = table.charter.numbers.market
    if table.market.count > most or (table.market.count < most and table.exploration.count > 0):
        _refuse(fields, "market", "market")


def _only(fields: Fields, name: str, cards: Cards, low: int, high: int) -> None:
    if any(not low <= card <= high for card in cards.listed()):
        _refuse(fields, name, "cards")


def on_table(table: Table) -> list[int]:
    """What must have been explored in a pyramid, because it lies open."""
    cards = [int(c.YELLOW)] * sum(int(player.yellow) for player in table.players)
    cards += [int(c.ORANGE)] * sum(int(player.orange) for player in table.players)
    cards += [int(c.PURPLE)] * sum(int(table.sea.purple[row]) for row in range(table.charter.layout.rows))
    cards += [int(c.ROCKS)] * int(table.sea.rocks >= 0 or table.rocks_gone)
    cards += [int(c.FINISH)] * int(table.finished)
    return cards + [int(c.COMPASS)] * int(table.pool + table.spent)


# -- what is being decided ----------------------------------------------------------------------------------------


def check_beginning(fields: Fields, table: Table) -> None:
    """A turn that begins; the first one begins on an empty sea."""
    _check_finish(fields, table)
    if table.turns == 0 and (table.sea.filled > 0 or table.started):
        _refuse(fields, "turns", "turns")


def check_end(fields: Fields, table: Table) -> None:
    is_duel = table.charter.mode == c.DUEL
    ends_duel = table.ending in (c.DUEL_WON, c.DUEL_SHARED)
    is_won = table.sea.is_whole() and table.started and table.finished
    if table.ending == c.RUNNING or is_duel != ends_duel or (table.ending == c.WON and not is_won):
        _refuse(fields, "ending", "ending")


def check_phase(fields: Fields, table: Table) -> None:
    """Does what is being decided fit the rest of the position?"""
    phase = table.phase
    if table.ending != c.RUNNING:
        _refuse(fields, "ending", "ending")
    _check_finish(fields, table)
    if (phase not in OF_ANYBODY and table.who != table.active) or (phase == c.CONCEDING and table.who == table.active):
        _refuse(fields, "who", "who")
    if phase in IN_TURN and not _is_asked_in_turn(table):
        _refuse(fields, "who", "who")
    if table.storm_explored and not table.is_pyramid():  # TRQ-102: there is nothing to explore elsewhere
        _refuse(fields, "drawing.explored", "storms")
    if not _fits(table, int(phase)):
        _refuse(fields, "phase", "phase")


def _check_finish(fields: Fields, table: Table) -> None:
    """TRQ-48: a finish card on the table ends the voyage; only in a pyramid it lies there before (TRQ-102)."""
    if table.finished and not table.is_pyramid():
        _refuse(fields, "finished", "finish")


def _fits(table: Table, phase: int) -> bool:
    if phase == c.WORKING:
        return False
    player = table.players[table.who]
    can_discard = player.discardable(table.started)
    if phase == c.CHOOSING_CELL:
        return player.holds(table.chosen) and table.chosen not in (c.START, c.FINISH)
    if phase == c.DISCARDING:
        return 0 < table.owed <= can_discard
    if phase == c.TURNING:
        return table.charter.mode == c.DAY_NIGHT
    if phase == c.PLEDGING:
        return table.started and table.seats > 1 and table.round > 0
    if phase == c.TOPPING:
        return table.started and player.share > 0 and top_option(table, player) > 0 and _can_all_give(table)
    if phase == c.GIVING:
        owed = player.share - player.top - player.given
        return table.started and 0 < table.owed == owed <= can_discard and _can_all_give(table)
    if phase == c.MOVING_ROCKS:
        return table.sea.rocks >= 0
    if phase in (c.FEEDING, c.LAYING_ROCKS):
        return table.is_pyramid()
    if phase == c.TAKING:
        return table.charter.mode == c.DUEL
    if phase in (c.PROPOSING, c.VOTING):
        return _fits_window(table)
    if phase == c.LAYING_PURPLE:
        return table.storm == c.PURPLE
    return phase != c.SHEDDING or (table.storm == c.YELLOW and player.hand.count > table.limit(table.who))


def _is_asked_in_turn(table: Table) -> bool:
    """TRQ-131, TRQ-132: one after the other from the starter on; whoever was asked before has given."""
    asked = [table.players[table.after(table.active, before)] for before in range(table.answered)]
    return table.who == table.after(table.active, table.answered) and (
        table.phase == c.PLEDGING or all(player.has_given for player in asked)
    )


def _can_all_give(table: Table) -> bool:
    """TRQ-131: nobody's share is more than the cards that can be given."""
    return all(
        player.has_given
        or player.share - player.given <= player.discardable(table.started) + max(player.top, top_option(table, player))
        for player in table.players
    )


def _fits_window(table: Table) -> bool:
    """TRQ-88a."""
    if table.pool == 0 or not (table.storm if table.window == c.AT_STORM else has_storms(table)):
        return False
    if table.phase == c.PROPOSING:
        return True
    named = Moves(c.ACTIONS)
    proposals_into(table, named)  # the last of them is a pass
    return table.proposal in [named.items[i] for i in range(named.count - 1)] and table.who != table.proposer
