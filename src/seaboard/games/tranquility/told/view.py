"""What a seat may see of a table, and nothing else: TRQ-137 … TRQ-141."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict, cast

from seaboard.core.state import Moves
from seaboard.games.tranquility.box.printed import card_name
from seaboard.games.tranquility.options import MODES, TranquilityOptions
from seaboard.games.tranquility.rules import codes as c
from seaboard.games.tranquility.rules.duel_log import TOOK
from seaboard.games.tranquility.rules.points import points
from seaboard.games.tranquility.rules.table import Table
from seaboard.games.tranquility.told.moves import TAG_NAMES

Mode = Literal["standard", "high_arch", "pyramid", "day_night", "duel"]
Phase = Literal[
    "working",
    "act",
    "cell",
    "discard",
    "turn",
    "pledge",
    "deck_top",
    "give",
    "rocks",
    "compass",
    "vote",
    "purple",
    "yellow",
    "monster",
    "lay_rocks",
    "take",
    "concede",
    "over",
]
Ending = Literal["running", "won", "stuck", "shortfall", "no_finish", "conceded", "duel_won", "duel_shared"]
Reason = Literal["payment", "action", "rotation", "rocks"]
Window = Literal["turn_start", "before_refill", "storm", "before_loss"]
Tag = Literal["", "can_more", "prefer_less", "fixed"]
CardName = int | str  # an island by its number, another card by its name


class CellView(TypedDict):
    """A cell of the sea."""

    cell: str
    row: int
    column: int
    card: int | None
    open: bool  # a card may go here now, if its number fits
    border: NotRequired[bool]  # whoever covers it explores
    night: NotRequired[bool]


class RowView(TypedDict):
    """A row of the sea."""

    row: int
    full: bool
    rocks: bool
    purple: int  # storms on its marker


class SeatView(TypedDict):
    """What everybody sees of a player."""

    hand: int
    deck: int
    discards: int
    limit: int
    yellow: NotRequired[int]
    orange: NotRequired[int]
    monsters_shown: NotRequired[int]
    points: NotRequired[int]
    taken: NotRequired[list[int]]  # in a duel, from the market


class PlaceView(TypedDict):
    """Where an island of one's own hand could go."""

    card: int
    cells: dict[str, int]  # the cost of each


class PledgesView(TypedDict):
    """The discards of a start, as far as they are agreed on."""

    round: int
    counts: list[int | None]
    tags: list[Tag]
    shares: list[int] | None


class PledgeView(TypedDict):
    """One's own pledge, not yet shown."""

    count: int
    tag: Tag


class CompassesView(TypedDict):
    pool: int
    supply: int
    spent: int


class ExplorationView(TypedDict):
    left: int
    explored: list[CardName]


class View(TypedDict):
    """What the engine shows of a table of Tranquility."""

    seat: int | None
    mode: Mode
    turn: int
    active: int
    actor: int | None
    phase: Phase
    ending: Ending | None
    sea: list[CellView]
    rows: list[RowView]
    filled: int
    started: bool
    finished: bool
    declared: bool  # a finish failed in this turn
    asked_to_concede: bool  # in this round
    seats: list[SeatView]
    gone: list[CardName]
    owed: NotRequired[int]
    why: NotRequired[Reason]
    pledges: NotRequired[PledgesView]
    compasses: NotRequired[CompassesView]
    storm: NotRequired[CardName | None]
    window: NotRequired[Window | None]
    exploration: NotRequired[ExplorationView]
    night_up: NotRequired[bool]
    market: NotRequired[list[int]]
    stock: NotRequired[int]
    spent: NotRequired[bool]  # a duel in which no island can be laid any more
    torn: NotRequired[list[str]]
    my_hand: NotRequired[list[CardName]]
    places: NotRequired[list[PlaceView]]
    chosen: NotRequired[CardName]
    my_pledge: NotRequired[PledgeView]
    my_discards: NotRequired[list[CardName]]


def view(table: Table, seat: int | None) -> View:
    """All that a seat may see; None is a spectator."""
    over = table.phase == c.OVER
    shown: View = {
        "seat": seat,
        "mode": cast(Mode, MODES[table.charter.mode]),
        "turn": int(table.turns),
        "active": int(table.active),
        "actor": None if over else int(table.who),
        "phase": cast(Phase, c.PHASES[public_phase(table, seat)]),
        "ending": cast(Ending, c.ENDINGS[table.ending]) if over else None,
        "sea": [_cell(table, cell) for cell in range(c.CELLS)],
        "rows": [_row(table, row) for row in range(table.charter.layout.rows)],
        "filled": int(table.sea.filled),
        "started": table.started,
        "finished": table.finished,
        "declared": table.declared,
        "asked_to_concede": bool(table.quiet > 0),
        "seats": [_seat(table, s) for s in range(table.seats)],
        "gone": [card_name(card) for card in table.gone.listed()],
    }
    _add_modules(table, shown)
    if table.phase == c.DISCARDING:
        shown["owed"] = int(table.owed)
        shown["why"] = cast(Reason, c.REASONS[table.reason])
    if table.phase in (c.PLEDGING, c.TOPPING, c.GIVING) and table.seats > 1:
        shown["pledges"] = _pledges(table)
    if seat is not None:
        _add_own(table, seat, shown)
    return shown


def public_phase(table: Table, seat: int | None) -> int:
    """What is being decided; a card picked up but not yet placed, and cards off a deck, are nobody else's business."""
    if table.who != seat:
        if table.phase == c.CHOOSING_CELL:
            return int(c.ACTING)
        if table.phase == c.TOPPING:
            return int(c.GIVING)
    return int(table.phase)


def _cell(table: Table, cell: int) -> CellView:
    sea = table.sea
    layout = table.charter.layout
    shown: CellView = {
        "cell": table.cell_name(cell),
        "row": int(layout.row_of[cell]) + 1,
        "column": int(layout.column_of[cell]),
        "card": int(sea.line[cell]) or None,
        "open": bool(sea.is_open(cell)),
    }
    if layout.has_border[cell]:
        shown["border"] = True
    if table.charter.mode == c.DAY_NIGHT and sea.line[cell]:
        shown["night"] = bool((int(sea.night) >> cell) & 1)
    return shown


def _row(table: Table, row: int) -> RowView:
    sea = table.sea
    return {
        "row": row + 1,
        "full": bool(sea.is_full(row)),
        "rocks": bool(sea.rocks == row),
        "purple": int(sea.purple[row]),
    }


def _seat(table: Table, s: int) -> SeatView:
    """Counts are public (TRQ-R41); picks for the discards of a start show only when all have made them."""
    player = table.players[s]
    shown: SeatView = {
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
    if table.charter.mode == c.DUEL:
        shown["points"] = int(points(table, s))
        log = table.log
        entries = range(int(log.length()))
        shown["taken"] = [int(log.what(i)) for i in entries if log.seat(i) == s and log.kind(i) == TOOK]
    return shown


def _add_modules(table: Table, shown: View) -> None:
    if table.uses_compasses():
        shown["compasses"] = {"pool": int(table.pool), "supply": int(table.supply), "spent": int(table.spent)}
        shown["storm"] = card_name(table.storm) if table.storm else None
        is_open = table.phase in (c.PROPOSING, c.VOTING)
        shown["window"] = cast(Window, c.WINDOWS[table.window]) if is_open else None
    if table.is_pyramid():
        explored = [card_name(card) for card in table.explored.listed()]
        shown["exploration"] = {"left": int(table.exploration.count), "explored": explored}
    if table.charter.mode == c.DAY_NIGHT:
        shown["night_up"] = table.night_up
    if table.charter.mode == c.DUEL:
        shown["market"] = [int(card) for card in table.market.listed()]
        shown["stock"] = int(table.exploration.count)
        shown["spent"] = is_spent(table)
    options = table.charter.options
    if isinstance(options, TranquilityOptions) and options.gap_hints:
        shown["torn"] = torn_cells(table)


def is_spent(table: Table) -> bool:
    """TRQ-117: is there nothing left in a duel but to discard? Everybody can see it."""
    return table.charter.mode == c.DUEL and table.phase != c.OVER and table.sea.is_closed()


def torn_cells(table: Table) -> list[str]:
    """TRQ-R4: empty cells for which too few values are left, from what lies open."""
    found: list[str] = []
    first = -1
    for cell in range(c.CELLS + 1):
        if cell == c.CELLS or table.sea.line[cell]:
            if table.sea.is_tight(first, cell):
                found += [table.cell_name(empty) for empty in range(first + 1, cell)]
            first = cell
    return found


def _pledges(table: Table) -> PledgesView:
    """TRQ-129 … TRQ-131: what has been shown, never what is still secret."""
    players = table.players
    return {
        "round": int(table.round),
        "counts": [int(p.pledge) if p.pledge >= 0 else None for p in players],
        "tags": [cast(Tag, TAG_NAMES[p.tag]) for p in players],
        "shares": None if table.phase == c.PLEDGING else [int(p.share) for p in players],
    }


def _add_own(table: Table, seat: int, shown: View) -> None:
    player = table.players[seat]
    shown["my_hand"] = [card_name(card) for card in player.hand.listed()]
    shown["places"] = places(table, seat)
    if table.phase == c.CHOOSING_CELL and table.who == seat:
        shown["chosen"] = card_name(table.chosen)
    if table.phase == c.PLEDGING and player.secret >= 0:
        tag, count = divmod(int(player.secret), int(c.PLEDGES))
        shown["my_pledge"] = {"count": count, "tag": cast(Tag, TAG_NAMES[tag])}
    options = table.charter.options
    if isinstance(options, TranquilityOptions) and options.own_discards_visible:  # TRQ-R40
        shown["my_discards"] = sorted((card_name(card) for card in player.pile.listed() if card > 0), key=str)


def places(table: Table, seat: int) -> list[PlaceView]:
    """Where the islands of one's own hand could go now, and at what cost."""
    player = table.players[seat]
    purse = int(player.discardable(table.started)) - 1
    found: list[PlaceView] = []
    buffer = Moves(c.ACTIONS)
    for card in player.hand.listed():
        if card > c.ISLANDS:
            continue
        buffer.count = 0
        table.sea.cells_into(card, purse, player.orange > 0, buffer)
        cells = [int(buffer.items[i] - c.CELL) for i in range(buffer.count)]
        costs = {table.cell_name(cell): int(table.sea.cost(card, cell)) for cell in cells}
        found.append({"card": int(card), "cells": costs})
    return found


def window_key(table: Table) -> str:
    """The prompt of a compass window."""
    if table.window == c.AT_STORM:
        return "compass_storm"
    return "compass_last" if table.window == c.AT_LOSS else "compass"
