"""What a seat may see of a table, and nothing else: TRQ-137 … TRQ-141."""

from __future__ import annotations

from typing import Any

from seaboard.core.state import Moves
from seaboard.games.tranquility.codes import (
    ACTING,
    ACTIONS,
    AT_LOSS,
    AT_STORM,
    CELL,
    CELLS,
    CHOOSING_CELL,
    DAY_NIGHT,
    DISCARDING,
    DUEL,
    ENDINGS,
    GIVING,
    ISLANDS,
    OVER,
    PLEDGING,
    REASONS,
    STAGES,
    TOPPING,
    WINDOWS,
)
from seaboard.games.tranquility.components import card_name
from seaboard.games.tranquility.duel import LOG_PLACED, LOG_SEAT, points
from seaboard.games.tranquility.moves import TAG_NAMES
from seaboard.games.tranquility.options import MODES, TranquilityOptions
from seaboard.games.tranquility.table import Table


def view(table: Table, seat: int | None) -> dict[str, Any]:
    """All that a seat may see; None is a spectator."""
    over = table.stage == OVER
    shown: dict[str, Any] = {
        "seat": seat,
        "mode": MODES[table.charter.mode],
        "turn": int(table.turns),
        "active": int(table.active),
        "actor": None if over else int(table.who),
        "stage": STAGES[public_stage(table, seat)],
        "ending": ENDINGS[table.ending] if over else None,
        "sea": [_cell(table, cell) for cell in range(CELLS)],
        "rows": [_row(table, row) for row in range(table.charter.layout.rows)],
        "filled": int(table.sea.filled),
        "started": table.started,
        "finished": table.finished,
        "seats": [_seat(table, s) for s in range(table.seats)],
        "gone": [card_name(card) for card in table.gone.listed()],
    }
    _add_modules(table, shown)
    if table.stage == DISCARDING:
        shown["owed"] = int(table.owed)
        shown["why"] = REASONS[table.reason]
    if table.stage in (PLEDGING, TOPPING, GIVING) and table.seats > 1:
        shown["pledges"] = _pledges(table)
    if seat is not None:
        _add_own(table, seat, shown)
    return shown


def public_stage(table: Table, seat: int | None) -> int:
    """What is being decided; a card picked up but not yet placed, and cards off a deck, are nobody else's business."""
    if table.who != seat:
        if table.stage == CHOOSING_CELL:
            return int(ACTING)
        if table.stage == TOPPING:
            return int(GIVING)
    return int(table.stage)


def _cell(table: Table, cell: int) -> dict[str, Any]:
    sea = table.sea
    layout = table.charter.layout
    shown: dict[str, Any] = {
        "cell": table.cell_name(cell),
        "row": int(layout.row_of[cell]) + 1,
        "column": int(layout.column_of[cell]),
        "card": int(sea.line[cell]) or None,
        "open": bool(sea.is_open(cell)),
    }
    if layout.has_border[cell]:
        shown["border"] = True
    if table.charter.mode == DAY_NIGHT and sea.line[cell]:
        shown["night"] = bool((int(sea.night) >> cell) & 1)
    return shown


def _row(table: Table, row: int) -> dict[str, Any]:
    sea = table.sea
    return {
        "row": row + 1,
        "full": bool(sea.is_full(row)),
        "rocks": bool(sea.rocks == row),
        "purple": int(sea.purple(row)),
    }


def _seat(table: Table, s: int) -> dict[str, Any]:
    """Counts are public (TRQ-R41); picks for the discards of a start show only when all have made them."""
    player = table.players[s]
    shown: dict[str, Any] = {
        "hand": int(player.hand.count + player.given),
        "deck": int(player.deck.count),
        "discards": int(player.pile.count - player.given),
        "limit": int(table.limit(s)),
    }
    if table.uses_compasses():
        shown["yellow"] = int(player.yellow)
        shown["orange"] = int(player.orange)
    if table.charter.monsters > 0:
        shown["monsters_shown"] = int(player.monsters_least)  # TRQ-140
    if table.charter.mode == DUEL:
        shown["points"] = int(points(table, s))
        taken = [entry - LOG_SEAT * s for entry in table.log.listed() if entry // LOG_SEAT == s]
        shown["taken"] = [int(card) for card in taken if card < LOG_PLACED]
    return shown


def _add_modules(table: Table, shown: dict[str, Any]) -> None:
    if table.uses_compasses():
        shown["compasses"] = {"pool": int(table.pool), "supply": int(table.supply), "spent": int(table.spent)}
        shown["storm"] = card_name(table.storm) if table.storm else None
        # the window is open while somebody proposes or votes
        shown["window"] = WINDOWS[table.window] if STAGES[table.stage] in ("compass", "vote") else None
    if table.is_pyramid():
        explored = [card_name(card) for card in table.explored.listed()]
        shown["exploration"] = {"left": int(table.exploration.count), "explored": explored}
    if table.charter.mode == DAY_NIGHT:
        shown["night_up"] = table.night_up
    if table.charter.mode == DUEL:
        shown["market"] = [int(card) for card in table.market.listed()]
        shown["stock"] = int(table.exploration.count)
    options = table.charter.options
    if isinstance(options, TranquilityOptions) and options.gap_hints:
        shown["torn"] = torn_cells(table)


def torn_cells(table: Table) -> list[str]:
    """TRQ-R4: empty cells for which too few values are left, from what lies open."""
    found: list[str] = []
    first = -1
    for cell in range(CELLS + 1):
        if cell == CELLS or table.sea.line[cell]:
            if table.sea.is_tight(first, cell):
                found += [table.cell_name(empty) for empty in range(first + 1, cell)]
            first = cell
    return found


def _pledges(table: Table) -> dict[str, Any]:
    """TRQ-129 … TRQ-131: what has been shown, never what is still secret."""
    players = table.players
    return {
        "round": int(table.round),
        "counts": [int(p.pledge) if p.pledge >= 0 else None for p in players],
        "tags": [TAG_NAMES[p.tag] for p in players],
        "shares": None if table.stage == PLEDGING else [int(p.share) for p in players],
    }


def _add_own(table: Table, seat: int, shown: dict[str, Any]) -> None:
    player = table.players[seat]
    shown["my_hand"] = [card_name(card) for card in player.hand.listed()]
    shown["places"] = places(table, seat)
    if table.stage == CHOOSING_CELL and table.who == seat:
        shown["chosen"] = card_name(table.chosen)
    if table.stage == PLEDGING and player.secret >= 0:
        tag, count = divmod(int(player.secret), 9)
        shown["my_pledge"] = {"count": count, "tag": TAG_NAMES[tag]}
    options = table.charter.options
    if isinstance(options, TranquilityOptions) and options.own_discards_visible:  # TRQ-R40
        shown["my_discards"] = sorted((card_name(card) for card in player.pile.listed() if card > 0), key=str)


def places(table: Table, seat: int) -> list[dict[str, Any]]:
    """Where the islands of one's own hand could go now, and at what cost."""
    player = table.players[seat]
    purse = int(player.discardable(table.started)) - 1
    found: list[dict[str, Any]] = []
    buffer = Moves(ACTIONS)
    for card in player.hand.listed():
        if card > ISLANDS:
            continue
        buffer.count = 0
        table.sea.cells_into(card, purse, player.orange > 0, buffer)
        cells = [int(buffer.items[i] - CELL) for i in range(buffer.count)]
        costs = {table.cell_name(cell): int(table.sea.cost(card, cell)) for cell in cells}
        found.append({"card": int(card), "cells": costs})
    return found


def window_key(table: Table) -> str:
    """The prompt of a compass window."""
    if table.window == AT_STORM:
        return "compass_storm"
    return "compass_last" if table.window == AT_LOSS else "compass"
