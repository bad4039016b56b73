# seaboard: compiled
"""What was agreed before setting sail: the layout, the numbers and the modules in use. Never changed in play."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from seaboard.games.tranquility.box.printed import (
    CARDS,
    CELL_NAMES,
    DATA,
    REMOVED,
    cells_of,
    exploration_cards,
    layout_of,
)
from seaboard.games.tranquility.options import FLIPS, HALVES, MODES, SOLO_STARTS, TranquilityOptions
from seaboard.games.tranquility.rules import codes as c


@final
class Layout:
    """The cells of a sea in reading order (TRQ-27): cell i lies between i - 1 and i + 1 (TRQ-30)."""

    def __init__(
        self,
        rows: i64,
        row_of: vec[i64],
        column_of: vec[i64],
        bit_of: vec[i64],
        row_start: vec[i64],
        is_top: vec[i64],
        has_border: vec[i64],
        rocks_leave_at: i64,
        low_half: i64,
        left_half: i64,
    ) -> None:
        self.rows = rows
        self.row_of = row_of
        self.column_of = column_of
        self.bit_of = bit_of  # a table: a shifted literal would be a C int of 32 bits when compiled
        self.row_start = row_start  # the first cell of each row, and the number of cells at the end
        self.is_top = is_top  # 1: opens only when all other cells are filled (TRQ-95)
        self.has_border = has_border  # 1: covering it explores (TRQ-99)
        self.rocks_leave_at = rocks_leave_at  # full rows
        self.low_half = low_half  # bits of cells: the halves of day and night (TRQ-110)
        self.left_half = left_half
        self.has_top = False
        for cell in range(len(is_top)):
            if is_top[cell] == 1:
                self.has_top = True

    def cells_in(self, row: i64) -> i64:
        return self.row_start[row + 1] - self.row_start[row]


@final
class Numbers:
    """The numbers of the rulebook, from the data file."""

    def __init__(self, values: dict[str, int]) -> None:
        self.hand: i64 = values["hand"]
        self.yellow_hand: i64 = values["yellow_hand"]
        self.start_discards: i64 = values["start_discards"]
        self.pair_extra_draws: i64 = values["pair_extra_draws"]
        self.solo_extra_draws: i64 = values["solo_extra_draws"]
        self.solo_hand_discards: i64 = values["solo_hand_discards"]
        self.discard_action: i64 = values["discard_action"]
        self.rocks_stay_price: i64 = values["rocks_stay_price"]
        self.deck_top: i64 = values["deck_top"]
        self.rotate_price: i64 = values["rotate_price"]
        self.pledge_rounds: i64 = values["pledge_rounds"]
        self.finish_cards: i64 = values["finish_cards"]
        self.storms_of_a_colour: i64 = values["storms_of_a_colour"]
        self.compasses: i64 = values["compasses"]
        self.market: i64 = values["market"]
        self.points_placed: i64 = values["points_placed"]
        self.points_neighbour: i64 = values["points_neighbour"]
        self.points_row: i64 = values["points_row"]
        self.points_discarded: i64 = values["points_discarded"]


@final
class Charter:
    """The options of a table as the rules use them; shared by all states of a game."""

    def __init__(self, layout: Layout, numbers: Numbers, exploration: vec[i64], options: object) -> None:
        self.layout = layout
        self.numbers = numbers
        self.exploration = exploration  # the exploration deck, unshuffled; empty without a pyramid
        self.options = options  # as the table chose them
        self.mode: i64 = 0
        self.removed: i64 = 0  # islands taken out unseen
        self.rocks: bool = False
        self.monsters: i64 = 0
        self.storms: bool = False  # in the players' decks
        self.shows_own_pile: bool = False  # TRQ-R40
        self.shortfall_loses: bool = False
        self.concedes_when_hopeless: bool = False
        self.concedes_always: bool = False
        self.monster_hits_start: bool = False
        self.opening_reshuffles: bool = False
        self.purple_avoids: bool = False
        self.active_decides: bool = False
        self.any_row_pays: bool = False
        self.any_hand_pays: bool = False
        self.solo_start: i64 = 0  # 0 draw, 1 deck, 2 hand
        self.flips: bool = False
        self.rows_only: bool = False

    def has_finish_in_hands(self) -> bool:
        """Finish cards are dealt with the islands; not in a pyramid or a duel."""
        return self.mode != c.PYRAMID and self.mode != c.DUEL


# -- from the data and the options ------------------------------------------------------------------------------


def numbers_from(values: list[int]) -> vec[i64]:
    result = vec[i64]()
    for value in values:
        result = append(result, value)
    return result


def read_layout(mode: str) -> Layout:
    data = layout_of(mode)
    names = CELL_NAMES[mode]
    rows = len(data["rows"])
    row_of = [row - 1 for row, _ in cells_of(mode)]
    column_of = [column for _, column in cells_of(mode)]
    assert len(names) == c.CELLS, "every sea has 36 cells"
    assert rows <= c.MOST_ROWS, "every sea has at most 8 rows"
    halves = DATA["halves"]
    return Layout(
        rows,
        numbers_from(row_of),
        numbers_from(column_of),
        numbers_from([1 << cell for cell in range(len(names))]),
        numbers_from([row_of.index(row) for row in range(rows)] + [len(names)]),
        numbers_from([int(name in data["top"]) for name in names]),
        numbers_from([int(column in data["border_columns"]) for column in column_of]),
        data["rocks_leave_at"],
        sum([1 << cell for cell in range(len(names)) if row_of[cell] < halves["rows"]]),
        sum([1 << cell for cell in range(len(names)) if column_of[cell] <= halves["columns"]]),
    )


def read_numbers() -> Numbers:
    assert CARDS["islands"]["count"] == c.ISLANDS
    assert CARDS["start"]["count"] == c.MOST_SEATS
    assert CARDS["yellow"]["count"] == CARDS["purple"]["count"] == CARDS["orange"]["count"]
    values: dict[str, int] = {name: fact["value"] for name, fact in DATA["numbers"].items()}
    values["finish_cards"] = CARDS["finish"]["count"]
    values["storms_of_a_colour"] = CARDS["yellow"]["count"]
    values["compasses"] = CARDS["compass"]["count"]
    values["market"] = DATA["duel"]["market"]
    for name in ("placed", "neighbour", "row", "discarded"):
        values[f"points_{name}"] = DATA["duel"][name]
    return Numbers(values)


LAYOUTS: Final[dict[str, Layout]] = {mode: read_layout(mode) for mode in MODES}
NUMBERS: Final[Numbers] = read_numbers()


def charter_of(options: TranquilityOptions) -> Charter:
    """The options of a table as the rules use them."""
    explored = exploration_cards() if options.mode == "pyramid" else []
    charter = Charter(LAYOUTS[options.mode], NUMBERS, numbers_from(explored), options)
    charter.mode = MODES.index(options.mode)
    charter.removed = REMOVED[options.fewer_islands]
    charter.rocks = options.rocks
    charter.monsters = options.monsters
    charter.storms = options.storms
    charter.shows_own_pile = options.own_discards_visible
    charter.shortfall_loses = options.start_shortfall == "lose"
    if options.mode != "duel":
        charter.concedes_when_hopeless = options.concede == "hopeless"
        charter.concedes_always = options.concede == "always"
    charter.monster_hits_start = options.monster_hits_start
    charter.opening_reshuffles = options.opening_storms == "reshuffle"
    charter.purple_avoids = options.purple_stack == "avoid"
    charter.active_decides = options.compass_decider == "active"
    charter.any_row_pays = options.row_compass == "any"
    charter.any_hand_pays = options.compass_any_hand
    charter.solo_start = SOLO_STARTS.index(options.solo_start)
    charter.flips = options.daynight_flip == FLIPS[0]
    charter.rows_only = options.daynight_half == HALVES[1]
    return charter
