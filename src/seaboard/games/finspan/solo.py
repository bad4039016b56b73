# seaboard: compiled
"""The Nautoma's turns and Ravel mode. (FIN-87 to FIN-105)"""

from __future__ import annotations

from seaboard.core.state import EVERYONE
from seaboard.games.finspan.benefits import Benefits
from seaboard.games.finspan.counting import fish_in
from seaboard.games.finspan.frames import (
    DECIDING,
    Frame,
)
from seaboard.games.finspan.nautoma import Nautoma
from seaboard.games.finspan.tables import (
    FORM_SCHOOL,
    GAIN_EGGS,
    HATCH_EGGS,
    NO_SIDE,
    NO_SLOT,
    PLACE_MARKER,
    PLAY_FISH,
    REMOVE_MARKER,
    SCORED_WEEKS,
)


class NautomaTurns(Benefits):
    """What the Nautoma does, by the icons of her decision cards."""

    def start_nautoma_turn(self, nautoma: Nautoma) -> None:
        """She reveals a decision card and carries out its icons from top to bottom. (FIN-91)"""
        card = nautoma.deck.draw()
        nautoma.shown.put(card)
        nautoma.last = card
        nautoma.schooled = False
        self.reveals += 1
        if self.notes is not None:
            self.notes.tell("nautoma-turn", EVERYONE, {"decision": f"n{card + 1}"})
        self.push(DECIDING, 0, card, NO_SLOT, self.tables.icons[card], 0, 0)

    def decide_on(self, deciding: Frame) -> None:
        """The next icon of her card."""
        icon = deciding.units & 15
        deciding.units >>= 4
        nautoma = self.nautoma
        assert nautoma is not None
        if icon == PLAY_FISH:
            self.reveal_for_nautoma()
        elif icon == PLACE_MARKER or icon == REMOVE_MARKER:
            self.move_marker(nautoma, icon == PLACE_MARKER)
        elif icon == FORM_SCHOOL:  # once a turn (FIN-93)
            if nautoma.young >= self.tables.nautoma_school and not nautoma.schooled:
                nautoma.young -= self.tables.nautoma_school
                nautoma.schools += 1
                nautoma.schooled = True
                if self.notes is not None:
                    self.notes.tell("nautoma-forms-school", EVERYONE, {})
        elif icon == HATCH_EGGS:
            hatched = min(nautoma.eggs, self.tables.nautoma_hatches)
            nautoma.eggs -= hatched
            nautoma.young += hatched
            if self.notes is not None and hatched > 0:
                self.notes.tell("nautoma-hatches", EVERYONE, {"count": int(hatched)})
        elif icon == GAIN_EGGS:
            nautoma.eggs += self.tables.nautoma_gains
            if self.notes is not None:
                self.notes.tell("nautoma-gains-eggs", EVERYONE, {"count": int(self.tables.nautoma_gains)})

    def move_marker(self, nautoma: Nautoma, is_placed: bool) -> None:
        """Her divers on the achievement board: not at level 1, not in the last week. (FIN-92, FIN-R30)"""
        if self.tables.level_side[nautoma.level] == NO_SIDE or self.week == self.tables.weeks:
            return
        if is_placed and nautoma.markers < self.tables.divers:
            nautoma.markers += 1
            if self.notes is not None:
                self.notes.tell("nautoma-places-marker", EVERYONE, {"count": int(nautoma.markers)})
        elif not is_placed and nautoma.markers > 0:
            nautoma.markers -= 1
            if self.notes is not None:
                self.notes.tell("nautoma-removes-marker", EVERYONE, {"count": int(nautoma.markers)})

    def score_ravel(self) -> None:
        """Points for where the human's fish are. (FIN-103, FIN-R31)"""
        nautoma = self.nautoma
        if nautoma is None or nautoma.strength == 0:
            return
        points = nautoma.strength * fish_in(self.oceans[0], self.tables.ravel_slots[nautoma.ravel_card])
        points -= fish_in(self.oceans[0], self.tables.ravel_rows[nautoma.ravel_card])
        nautoma.noted[2 * SCORED_WEEKS + self.week - 1] = max(points, 0)
        if self.notes is not None:
            self.notes.tell("nautoma-ravel", EVERYONE, {"points": int(max(points, 0))})
