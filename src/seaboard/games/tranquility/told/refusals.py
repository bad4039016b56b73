"""Why a move is not possible, where a rule can be named; told to the actor alone."""

from __future__ import annotations

import re

from seaboard.core.refused import Refused
from seaboard.games.tranquility.box.printed import CELL_NAMES, card_number
from seaboard.games.tranquility.options import MODES
from seaboard.games.tranquility.rules import codes as c
from seaboard.games.tranquility.rules.choices import knows_of_monster, must_start
from seaboard.games.tranquility.rules.start_card import most_to_give
from seaboard.games.tranquility.rules.table import Table
from seaboard.games.tranquility.told.moves import PLAIN, PLAYED

# Refusals of options, then the reasons against moves, each with the clause that it rests on.
OPTIONS = ("duel-for-two", "no-modules-in-pyramid", "no-modules-in-duel")
RULES = {
    "start-first": "TRQ-38",
    "card-first": "TRQ-26",
    "not-in-hand": "TRQ-22",
    "no-place": "TRQ-36",
    "cell-taken": "TRQ-26",
    "row-blocked": "TRQ-62",
    "top-closed": "TRQ-95",
    "out-of-order": "TRQ-28",
    "too-dear": "TRQ-36",
    "not-beside": "TRQ-78",
    "sea-not-full": "TRQ-48",
    "no-start-yet": "TRQ-48",
    "wrong-halves": "TRQ-111",
    "declared-already": "TRQ-71",
    "monster-still-held": "TRQ-71",
    "start-is-dead": "TRQ-45",
    "monster-not-discarded": "TRQ-69",
    "start-not-discarded": "TRQ-46",
    "too-few-to-discard": "TRQ-51",
    "discard-two-first": "TRQ-51",
    "nothing-to-swallow": "TRQ-68",
    "no-island-here": "TRQ-68",
    "nothing-to-rotate": "TRQ-108",
    "only-in-day-night": "TRQ-108",
    "only-with-storms": "TRQ-84",
    "only-in-duel": "TRQ-115",
    "take-later": "TRQ-115",
    "hand-not-whole": "TRQ-84",
    "monster-in-hand": "TRQ-84",
    "no-compass-left": "TRQ-85",
    "pledge-too-high": "TRQ-40",
    "only-this-storm": "TRQ-80",
    "no-such-storm": "TRQ-80",
    "rocks-are-here": "TRQ-64",
    "row-is-full": "TRQ-63",
    "too-few-for-rocks": "TRQ-64",
    "not-on-offer": "TRQ-115",
    "gave-up-already": "TRQ-R12",
    "not-lost-yet": "TRQ-R12",
    "pay-first": "TRQ-35",
    "other-step": "TRQ-25",
    "other-target": "",
}
CODES = tuple(f"tranquility-{word}" for word in (*OPTIONS, *RULES))
CLAUSES = {f"tranquility-{word}": clause for word, clause in RULES.items() if clause}

CARD = r"(?:[0-9]{1,2}|start|finish|monster)"
CELL = r"at:(?:r[0-9]+c[0-9]+|start)"
PLAINLY = "|".join((*PLAIN.values(), *PLAYED.values()))
NOTATION = re.compile(
    rf"{PLAINLY}|play:[0-9]{{1,2}}|(?:discard|give|take):{CARD}|{CELL}|row:[1-8]"
    r"|pledge:[0-8](?:/\w+)?|lift:(?:drawn|(?:yellow|orange)/[0-4]|purple/row[1-8])"
)


def is_notation(text: str) -> bool:
    return NOTATION.fullmatch(text) is not None


def refused(word: str, **facts: object) -> Refused:
    return Refused(f"tranquility-{word}", **facts)


def reason_against(table: Table, text: str) -> Refused | None:
    """The rule that stands against a move in notation; None if no rule of ours can be named."""
    phase = table.phase
    if phase == c.ACTING:
        return _against_action(table, text)
    if text.startswith("play:") and "+at:" in text:  # the card lies chosen already
        text = text.partition("+")[2]
    if text.startswith("at:") and phase in (c.CHOOSING_CELL, c.TURNING, c.FEEDING):
        return _against_cell(table, text[3:], int(table.chosen))
    if phase in (c.DISCARDING, c.GIVING, c.SHEDDING):
        return _against_discard(table, text)
    if phase == c.PLEDGING and (found := re.fullmatch(r"pledge:([0-9]{1,2})(/\w+)?", text)):
        most = int(most_to_give(table, table.players[table.who]))
        return refused("pledge-too-high", count=int(found[1]), most=min(most, 8))
    if phase == c.PROPOSING and text.startswith("lift:"):
        return refused("only-this-storm" if table.storm else "no-such-storm")
    if phase == c.TAKING and text.startswith("take:"):
        return refused("not-on-offer", card=_card(text[5:]))
    if phase in (c.MOVING_ROCKS, c.LAYING_PURPLE, c.LAYING_ROCKS):
        return _against_row(table, text)
    return None


def _card(name: str) -> object:
    return int(name) if name.isdecimal() else name


def _against_row(table: Table, text: str) -> Refused | None:
    if text == "keep_rocks" and table.phase == c.MOVING_ROCKS:
        return refused("too-few-for-rocks", count=int(table.players[table.who].discardable(table.started)))
    found = re.fullmatch(r"row:([1-8])", text)
    if found is None or int(found[1]) > table.charter.layout.rows:
        return None
    here = table.phase == c.MOVING_ROCKS and int(found[1]) - 1 == table.sea.rocks
    return refused("rocks-are-here" if here else "row-is-full", row=int(found[1]))


def _against_action(table: Table, text: str) -> Refused | None:
    seat = table.players[table.active]
    if must_start(table, seat):
        return refused("start-first")
    count = int(seat.discardable(table.started))
    if text == "discard_two":
        return refused("too-few-to-discard", count=count)
    if text == "hand_for_compass":
        if not table.charter.storms:
            return refused("only-with-storms")
        if table.supply == 0:
            return refused("no-compass-left")
        if seat.monsters() > 0:
            return refused("monster-in-hand")
        return refused("hand-not-whole", limit=int(table.limit(table.active)))
    if text == "finish" and seat.holds(c.FINISH):
        return _against_finish(table)
    if text == "start" and seat.holds(c.START):
        return refused("start-is-dead")
    if text == "monster" and seat.holds(c.MONSTER):
        return refused("nothing-to-swallow")
    if text in PLAYED.values() and not seat.holds({name: card for card, name in PLAYED.items()}[text]):
        return refused("not-in-hand", card=text)
    if text == "rotate":
        return refused("nothing-to-rotate" if table.charter.mode == c.DAY_NIGHT else "only-in-day-night")
    if text == "concede":
        return refused("gave-up-already" if table.quiet > 0 else "not-lost-yet")
    if text.startswith("at:"):
        return _against_pressing(table, text[3:])
    if found := re.fullmatch(r"play:([0-9]{1,2})\+at:(\w+)", text):  # not a move: a card held over a cell
        return _against_cell(table, found[2], int(found[1])) if seat.holds(int(found[1])) else None
    if text.startswith("discard:"):
        return refused("discard-two-first")
    if text.startswith("take:"):
        return refused("take-later" if table.charter.mode == c.DUEL else "only-in-duel")
    if found := re.fullmatch(r"play:([0-9]{1,2})", text):
        card = int(found[1])
        if not seat.holds(card):
            return refused("not-in-hand", card=card)
        return _no_place(table, card)
    return None


def _against_finish(table: Table) -> Refused | None:
    if table.declared:
        return refused("declared-already")
    if not table.sea.is_whole():
        return refused("sea-not-full", left=int(c.CELLS - table.sea.filled))
    if not table.started:
        return refused("no-start-yet")
    if knows_of_monster(table):
        return refused("monster-still-held")
    return refused("wrong-halves") if table.charter.mode == c.DAY_NIGHT else None


def _against_pressing(table: Table, name: str) -> Refused | None:
    """A cell is pressed before a card was chosen for it."""
    names = CELL_NAMES[MODES[table.charter.mode]]
    if name not in names:
        return None
    cell = names.index(name)
    there = int(table.sea.line[cell])
    return refused("cell-taken", cell=name, card=there) if there else _shut(table, cell, name) or refused("card-first")


def _shut(table: Table, cell: int, name: str) -> Refused | None:
    """An empty cell that takes no card at all now."""
    row = int(table.charter.layout.row_of[cell])
    if (int(table.sea.blocked) >> row) & 1:
        return refused("row-blocked", row=row + 1)
    return None if table.sea.is_open(cell) else refused("top-closed", cell=name)


def _no_place(table: Table, card: int) -> Refused:
    """Why an island can lie nowhere: where it fits, all is full, shut, lonely under an orange storm or too dear."""
    sea = table.sea
    cells = range(int(sea.below[card]) + 1, int(sea.above[card]))
    free = any(sea.is_open(cell) for cell in cells)
    dear = "lonely" if table.players[table.active].orange > 0 else "dear"
    return refused("no-place", card=card, why=dear if free else "shut" if cells else "order")


def _against_cell(table: Table, name: str, card: int) -> Refused | None:
    names = CELL_NAMES[MODES[table.charter.mode]]
    if name not in names:
        return None
    if table.phase == c.TURNING or table.phase == c.FEEDING or card == c.MONSTER:
        return refused("no-island-here", cell=name)
    cell = names.index(name)
    sea = table.sea
    if sea.line[cell]:
        return refused("cell-taken", cell=name, card=int(sea.line[cell]))
    if (shut := _shut(table, cell, name)) is not None:
        return shut
    if not sea.below[card] < cell < sea.above[card]:
        low = max((int(sea.line[at]) for at in range(cell)), default=0) + 1
        high = min((int(sea.line[at]) for at in range(cell + 1, int(c.CELLS)) if sea.line[at]), default=81) - 1
        room = "yes" if low <= high else "no"
        return refused("out-of-order", card=card, cell=name, low=low, high=high, room=room)
    if table.players[table.active].orange > 0 and not sea.has_neighbour(cell):
        return refused("not-beside", cell=name)
    purse = int(table.players[table.active].discardable(table.started)) - 1
    return refused("too-dear", card=card, cell=name, cost=int(sea.cost(card, cell)), purse=purse)


def _against_discard(table: Table, text: str) -> Refused | None:
    found = re.fullmatch(r"(?:discard|give|play):(\w+)|(start|finish|monster)", text)
    if not found:
        paying = table.phase == c.DISCARDING and table.reason == c.FOR_PAYMENT
        return refused("pay-first", count=int(table.owed)) if paying else None
    name = _card(found[1] or found[2])
    card = card_number(name)
    if card is None:
        return None
    if not table.players[table.who].holds(card):
        return refused("not-in-hand", card=name)
    if card == c.MONSTER:
        return refused("monster-not-discarded")
    return refused("start-not-discarded") if card > c.ISLANDS else None
