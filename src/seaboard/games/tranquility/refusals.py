"""Why a move is not possible, where a rule can be named; told to the actor alone."""

from __future__ import annotations

import re

from seaboard.core.refused import Refused
from seaboard.games.tranquility.choices import must_start
from seaboard.games.tranquility.codes import (
    ACTING,
    CHOOSING_CELL,
    DAY_NIGHT,
    DISCARDING,
    FINISH,
    GIVING,
    ISLANDS,
    MONSTER,
    PLEDGING,
    PROPOSING,
    SHEDDING,
    START,
)
from seaboard.games.tranquility.components import CELL_NAMES, card_number
from seaboard.games.tranquility.options import MODES
from seaboard.games.tranquility.start import most_to_give
from seaboard.games.tranquility.table import Table

CODES = tuple(
    f"tranquility-{word}"
    for word in (
        "duel-for-two",
        "no-modules-in-pyramid",
        "no-modules-in-duel",
        "start-first",
        "not-in-hand",
        "no-place",
        "cell-taken",
        "row-blocked",
        "top-closed",
        "out-of-order",
        "too-dear",
        "not-beside",
        "sea-not-full",
        "no-start-yet",
        "wrong-halves",
        "declared-already",
        "start-is-dead",
        "monster-not-discarded",
        "start-not-discarded",
        "too-few-to-discard",
        "nothing-to-swallow",
        "hand-not-whole",
        "monster-in-hand",
        "no-compass-left",
        "pledge-too-high",
        "only-this-storm",
    )
)


def refused(word: str, **facts: object) -> Refused:
    return Refused(f"tranquility-{word}", **facts)


def reason_against(table: Table, text: str) -> Refused | None:
    """The rule that stands against a move in notation; None if no rule of ours can be named."""
    if table.stage == ACTING:
        return _against_action(table, text)
    if table.stage == CHOOSING_CELL and text.startswith("at:"):
        return _against_cell(table, text[3:])
    if table.stage in (DISCARDING, GIVING, SHEDDING):
        return _against_discard(table, text)
    if table.stage == PLEDGING and (found := re.fullmatch(r"pledge:(\d+)(/\w+)?", text)):
        most = int(most_to_give(table, table.players[table.who]))
        return refused("pledge-too-high", count=int(found[1]), most=min(most, 8))
    if table.stage == PROPOSING and text.startswith("lift:") and table.storm:
        return refused("only-this-storm")
    return None


def _against_action(table: Table, text: str) -> Refused | None:
    seat = table.players[table.active]
    if must_start(table, seat):
        return refused("start-first")
    count = int(seat.discardable(table.started))
    if text == "discard_two":
        return refused("too-few-to-discard", count=count)
    if text == "hand_for_compass" and table.charter.storms:
        if table.supply == 0:
            return refused("no-compass-left")
        if seat.monsters() > 0:
            return refused("monster-in-hand")
        return refused("hand-not-whole", limit=int(table.limit(table.active)))
    if text == "finish" and seat.holds(FINISH):
        return _against_finish(table)
    if text == "start" and seat.holds(START):
        return refused("start-is-dead")
    if text == "monster" and seat.holds(MONSTER):
        return refused("nothing-to-swallow")
    if found := re.fullmatch(r"play:(\d+)", text):
        card = int(found[1])
        if not seat.holds(card):
            return refused("not-in-hand", card=card)
        return refused("no-place", card=card)
    return None


def _against_finish(table: Table) -> Refused | None:
    if table.declared:
        return refused("declared-already")
    if not table.sea.is_whole():
        return refused("sea-not-full", left=36 - int(table.sea.filled))
    if not table.started:
        return refused("no-start-yet")
    return refused("wrong-halves") if table.charter.mode == DAY_NIGHT else None


def _against_cell(table: Table, name: str) -> Refused | None:
    names = CELL_NAMES[MODES[table.charter.mode]]
    if name not in names or table.chosen == MONSTER:
        return None
    cell = names.index(name)
    sea = table.sea
    card = table.chosen
    if sea.line[cell]:
        return refused("cell-taken", cell=name, card=int(sea.line[cell]))
    row = int(table.charter.layout.row_of[cell])
    if (int(sea.blocked) >> row) & 1:
        return refused("row-blocked", row=row + 1)
    if not sea.is_open(cell):
        return refused("top-closed", cell=name)
    if not sea.below[card] < cell < sea.above[card]:
        return refused("out-of-order", card=int(card), cell=name)
    if table.players[table.active].orange > 0 and not sea.has_neighbour(cell):
        return refused("not-beside", cell=name)
    purse = int(table.players[table.active].discardable(table.started)) - 1
    return refused("too-dear", card=int(card), cell=name, cost=int(sea.cost(card, cell)), purse=purse)


def _against_discard(table: Table, text: str) -> Refused | None:
    found = re.fullmatch(r"(?:discard|give):(\w+)", text)
    if not found:
        return None
    name: object = int(found[1]) if found[1].isdigit() else found[1]
    card = card_number(name)
    if card is None:
        return None
    if not table.players[table.who].holds(card):
        return refused("not-in-hand", card=name)
    if card == MONSTER:
        return refused("monster-not-discarded")
    return refused("start-not-discarded") if card > ISLANDS else None
