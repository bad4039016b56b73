"""Reading a position: whose turn it is and how far it has come, and what others know."""

from __future__ import annotations

from seaboard.core.reading import Fields
from seaboard.core.refused import Refused
from seaboard.games.tranquility.box.printed import card_number
from seaboard.games.tranquility.rules import codes as c
from seaboard.games.tranquility.rules.seat import MANY
from seaboard.games.tranquility.rules.steps import go_on
from seaboard.games.tranquility.state import Tranquility
from seaboard.games.tranquility.told.moves import named
from seaboard.games.tranquility.told.reading_check import check_beginning, check_end, check_phase


def read_known(fields: Fields, table: Tranquility) -> None:
    """What others know; left out, they know nothing beyond what lies open."""
    seats = int(table.seats)
    for s, row in enumerate(fields.list("known", seats, [{}] * seats)):
        known = Fields(row, fields.at(f"known[{s}]"))
        player = table.players[s]
        player.unchecked = known.number("unchecked", 0, 200, int(player.hand.count))
        player.late = known.number("late", 0, 200, int(player.pile.count) if table.started else 0)
        player.monsters_least = known.number("monsters_least", 0, 5, 0)
        player.monsters_most = known.number("monsters_most", 0, 99, int(MANY))
        player.shows_finish = known.switch("shows_finish", False)
        if player.monsters_least > player.monsters() or player.monsters_most < player.monsters():
            raise Refused("position-inconsistent", field=known.at("monsters_least"), reason="monsters")
        known.done()


def read_counters(fields: Fields, table: Tranquility, cells: list[str]) -> None:
    seats = int(table.seats)
    table.active = fields.number("active", 0, seats - 1, 0)
    table.turns = fields.number("turns", 0, 10_000, 1)
    if fields.has("storms_gone"):
        gone = fields.fields("storms_gone")
        table.yellow_gone = gone.number("yellow", 0, 2, int(table.yellow_gone))
        table.purple_gone = gone.number("purple", 0, 2, int(table.purple_gone))
        table.orange_gone = gone.number("orange", 0, 2, int(table.orange_gone))
        gone.done()
    compasses = fields.fields("compasses", {})
    most = int(table.charter.numbers.compasses)
    table.pool = compasses.number("pool", 0, most, 0)
    table.spent = compasses.number("spent", 0, most, 0)
    left = most - int(table.pool) - int(table.spent) if table.charter.storms else 0
    table.supply = compasses.number("supply", 0, most, max(left, 0))
    compasses.done()
    if table.charter.storms and table.pool + table.spent + table.supply != most:
        raise Refused("position-inconsistent", field=fields.at("compasses"), reason="compasses")
    for i, row in enumerate(fields.list("rows_paid", None, [])):
        table.rows_paid |= 1 << (
            number_between(row, 1, int(table.charter.layout.rows), fields.at(f"rows_paid[{i}]")) - 1
        )
    table.start_paid = fields.switch("start_paid", table.started and table.charter.storms)
    action = fields.fields("action", {})
    if action.has("chosen"):
        table.chosen = card_number(action.any("chosen")) or 0
    if action.has("cell"):
        table.cell = cells.index(action.choice("cell", cells))
    table.explores = action.switch("explores", False)
    table.declared = action.switch("declared", False)
    table.quiet = action.number("quiet", 0, int(table.seats), 0)  # turns until giving up may be proposed again
    table.asked = action.number("asked", 0, 999, 0)
    table.owed = action.number("owed", 0, 13, 0)
    table.paid = action.number("paid", 0, 13, 0)
    table.reason = c.REASONS.index(action.choice("reason", c.REASONS, "payment"))
    table.all_refill = action.switch("all_refill", False)
    action.done()


def read_drawing(fields: Fields, table: Tranquility) -> None:
    seats = int(table.seats)
    fields.choice("why", c.DRAWINGS, "refill")
    table.drawer = fields.number("drawer", 0, seats - 1, int(table.active))
    table.extra = fields.number("extra", 0, 9, 0)
    table.refills = fields.number("refills", 0, seats, 0)
    table.drew = fields.number("drew", 0, 99, 0)
    if fields.has("storm"):
        table.storm = card_number(fields.any("storm")) or 0
        if not c.YELLOW <= table.storm <= c.ORANGE:
            raise Refused("name-unknown", field=fields.at("storm"), value=str(fields.any("storm")), nearest="")
    table.storm_explored = fields.switch("explored", False)
    fields.done()


def read_window(fields: Fields, table: Tranquility) -> None:
    seats = int(table.seats)
    table.window = c.WINDOWS.index(fields.choice("when", c.WINDOWS, "turn_start"))
    table.asker = fields.number("asker", 0, seats - 1, 0)
    table.proposer = fields.number("proposer", 0, seats - 1, 0)
    table.votes = fields.number("votes", 0, seats, 0)
    if fields.has("proposal"):
        texts = {named(table, action).text: action for action in range(int(c.LIFT_YELLOW), int(c.ACTIONS))}
        table.proposal = texts[fields.choice("proposal", texts)]
    fields.done()


def read_points(fields: Fields, table: Tranquility) -> None:
    seats = int(table.seats)
    for s, row in enumerate(fields.list("points", seats, [[0, 0, 0, 0]] * seats)):
        path = fields.at(f"points[{s}]")
        if not isinstance(row, list) or len(row) != 4:
            raise Refused("field-not-list", field=path)
        player = table.players[s]
        player.placed, player.neighbours, player.completed, player.discarded = (
            number_between(count, 0, 200, path) for count in row
        )


def read_phase(fields: Fields, table: Tranquility) -> None:
    """Check that the parts fit together; without a phase the turn begins, with all that follows."""
    path = fields.at("phase")
    if not fields.has("phase"):
        fields.any("who", None)
        fields.any("ending", None)
        check_beginning(fields, table)
        table.then(c.BEGIN_TURN)
        go_on(table)
        return
    phase = c.PHASES.index(fields.choice("phase", c.PHASES))
    table.ending = c.ENDINGS.index(fields.choice("ending", c.ENDINGS, "running"))
    if phase == c.OVER:
        fields.any("who", None)
        check_end(fields, table)
        table.end(table.ending)
        return
    who = fields.number("who", 0, int(table.seats) - 1, int(table.active))
    table.decide(phase, who)
    check_phase(fields, table)
    if not table.legal():
        raise Refused("position-inconsistent", field=path, reason="no_legal_move")


def number_between(value: object, low: int, high: int, path: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise Refused("field-not-number", field=path, value=str(value)[:40])
    if not low <= value <= high:
        raise Refused("field-out-of-range", field=path, value=value, low=low, high=high)
    return value
