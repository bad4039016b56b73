# seaboard: compiled
"""The Nautoma's turns, by the icons of her decision cards, and Ravel mode. (FIN-87 to FIN-105)"""

from __future__ import annotations

from seaboard.core.state import EVERYONE
from seaboard.games.finspan.rules import codes as c
from seaboard.games.finspan.rules.deck import reveal_for_nautoma
from seaboard.games.finspan.rules.frames import Frame
from seaboard.games.finspan.rules.nautoma import Nautoma
from seaboard.games.finspan.rules.points import fish_in
from seaboard.games.finspan.rules.table import Table
from seaboard.games.finspan.rules.unfinished import begin_decision


def start_nautoma_turn(table: Table, nautoma: Nautoma) -> None:
    """She reveals a decision card and carries out its icons from top to bottom. (FIN-91)"""
    card = nautoma.deck.draw()
    nautoma.shown.put(card)
    nautoma.last = card
    nautoma.schooled = False
    table.reveals += 1
    if table.notes is not None:
        table.notes.tell("nautoma-turn", EVERYONE, {"decision": f"n{card + 1}"})
    begin_decision(table, card)


def decide_on(table: Table, deciding: Frame) -> None:
    """The next icon of her card."""
    icon = deciding.units & 15
    deciding.units >>= 4
    nautoma = table.nautoma
    assert nautoma is not None
    if icon == c.PLAY_FISH:
        reveal_for_nautoma(table)
    elif icon == c.PLACE_MARKER or icon == c.REMOVE_MARKER:
        move_marker(table, nautoma, icon == c.PLACE_MARKER)
    elif icon == c.FORM_SCHOOL:  # once a turn (FIN-93)
        if nautoma.young >= table.numbers.nautoma_school and not nautoma.schooled:
            nautoma.young -= table.numbers.nautoma_school
            nautoma.schools += 1
            nautoma.schooled = True
            if table.notes is not None:
                table.notes.tell("nautoma-forms-school", EVERYONE, {})
    elif icon == c.HATCH_EGGS:
        hatched = min(nautoma.eggs, table.numbers.nautoma_hatches)
        nautoma.eggs -= hatched
        nautoma.young += hatched
        if table.notes is not None and hatched > 0:
            table.notes.tell("nautoma-hatches", EVERYONE, {"count": int(hatched)})
    elif icon == c.GAIN_EGGS:
        nautoma.eggs += table.numbers.nautoma_gains
        if table.notes is not None:
            table.notes.tell("nautoma-gains-eggs", EVERYONE, {"count": int(table.numbers.nautoma_gains)})


def move_marker(table: Table, nautoma: Nautoma, is_placed: bool) -> None:
    """Her divers on the achievement board: not at level 1, not in the last week. (FIN-92, FIN-R30)"""
    if table.numbers.level_side[nautoma.level] == c.NO_SIDE or table.week == table.numbers.weeks:
        return
    if is_placed and nautoma.markers < table.numbers.divers:
        nautoma.markers += 1
        if table.notes is not None:
            table.notes.tell("nautoma-places-marker", EVERYONE, {"count": int(nautoma.markers)})
    elif not is_placed and nautoma.markers > 0:
        nautoma.markers -= 1
        if table.notes is not None:
            table.notes.tell("nautoma-removes-marker", EVERYONE, {"count": int(nautoma.markers)})


def score_ravel(table: Table) -> None:
    """Points for where the human's fish are. (FIN-103, FIN-R31)"""
    nautoma = table.nautoma
    if nautoma is None or nautoma.strength == 0:
        return
    points = nautoma.strength * fish_in(table.oceans[0], table.numbers.ravel_slots[nautoma.ravel_card])
    points -= fish_in(table.oceans[0], table.numbers.ravel_rows[nautoma.ravel_card])
    nautoma.noted[2 * c.SCORED_WEEKS + table.week - 1] = max(points, 0)
    if table.notes is not None:
        table.notes.tell("nautoma-ravel", EVERYONE, {"points": int(max(points, 0))})
