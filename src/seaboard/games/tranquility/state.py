# seaboard: compiled
"""Tranquility: the state of a voyage, and which verb of the rules each decision calls."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from seaboard.core.cards import no_cards
from seaboard.core.random import Quick, Random
from seaboard.core.state import Moves, Notes
from seaboard.games.tranquility.hidden.determinize import sample_hidden
from seaboard.games.tranquility.hidden.observe import observe, row_width, truth
from seaboard.games.tranquility.rules import codes as c
from seaboard.games.tranquility.rules.charter import Charter
from seaboard.games.tranquility.rules.choices import actions_into, cells_into, discards_into, islands_into, rocks_into
from seaboard.games.tranquility.rules.compasses import proposals_into, propose, vote
from seaboard.games.tranquility.rules.duel import take, takes_into
from seaboard.games.tranquility.rules.duel_log import empty_log
from seaboard.games.tranquility.rules.exploration import feed, lay_rocks, rocks_rows_into
from seaboard.games.tranquility.rules.points import leader
from seaboard.games.tranquility.rules.sea import empty_sea
from seaboard.games.tranquility.rules.setup import set_up
from seaboard.games.tranquility.rules.start_card import give, pledge, pledges_into, use_top
from seaboard.games.tranquility.rules.steps import go_on
from seaboard.games.tranquility.rules.storms import lay_purple, rows_into, shed
from seaboard.games.tranquility.rules.table import Table
from seaboard.games.tranquility.rules.turn import (
    act,
    answer_concession,
    choose_cell,
    discard,
    move_rocks,
    rotate,
)


@final
class Tranquility(Table):
    def clone(self) -> Tranquility:
        copy = Tranquility(
            self.seats,
            self.random.clone(),
            self.charter,
            self.sea.clone(),
            [seat.clone() for seat in self.players],
            self.removed.clone(),
            self.gone.clone(),
            self.exploration.clone(),
            self.explored.clone(),
            self.market.clone(),
            self.log.clone(),
        )
        self.copy_fields_to(copy)
        return copy

    # -- deciding -----------------------------------------------------------------------------------------------

    def legal_into(self, out: Moves) -> None:
        out.count = 0
        phase = self.phase
        if phase == c.ACTING:
            actions_into(self, out)
        elif phase == c.CHOOSING_CELL:
            cells_into(self, out)
        elif phase == c.DISCARDING or phase == c.GIVING or phase == c.SHEDDING:
            discards_into(self.players[self.who].hand, self.started, out)
        elif phase == c.PLEDGING:
            pledges_into(self, out)
        elif phase == c.TOPPING:
            out.add(c.USE_TOP)
            out.add(c.LEAVE_TOP)
        elif phase == c.MOVING_ROCKS:
            rocks_into(self, out)
        elif phase == c.PROPOSING:
            proposals_into(self, out)
        elif phase == c.VOTING or phase == c.CONCEDING:
            out.add(c.AGREE)
            out.add(c.DISAGREE)
        elif phase == c.LAYING_PURPLE:
            rows_into(self, out)
        elif phase == c.LAYING_ROCKS:
            rocks_rows_into(self, out)
        elif phase == c.TURNING or phase == c.FEEDING:
            islands_into(self, out)
        elif phase == c.TAKING:
            takes_into(self, out)

    def advance(self, action: i64) -> None:
        phase = self.phase
        if phase == c.ACTING:
            act(self, action)
        elif phase == c.CHOOSING_CELL:
            choose_cell(self, action - c.CELL)
        elif phase == c.DISCARDING:
            discard(self, action - c.DISCARD)
        elif phase == c.GIVING:
            give(self, action - c.DISCARD)
        elif phase == c.SHEDDING:
            shed(self, action - c.DISCARD)
        elif phase == c.PLEDGING:
            pledge(self, action - c.PLEDGE)
        elif phase == c.TOPPING:
            use_top(self, action)
        elif phase == c.MOVING_ROCKS:
            move_rocks(self, action)
        elif phase == c.PROPOSING:
            propose(self, action)
        elif phase == c.VOTING:
            vote(self, action)
        elif phase == c.CONCEDING:
            answer_concession(self, action)
        elif phase == c.LAYING_PURPLE:
            lay_purple(self, action - c.ROW)
        elif phase == c.LAYING_ROCKS:
            lay_rocks(self, action - c.ROW)
        elif phase == c.TURNING:
            rotate(self, action - c.CELL)
        elif phase == c.FEEDING:
            feed(self, action - c.CELL)
        elif phase == c.TAKING:
            take(self, action - c.TAKE)
        go_on(self)

    # -- the outcome --------------------------------------------------------------------------------------------

    def reward(self, seat: i64) -> float:
        """All win or all lose together (TRQ-07); a duel has a winner or is shared (TRQ-117)."""
        if self.ending == c.DUEL_WON:
            return 1.0 if leader(self) == seat else 0.0
        if self.ending == c.DUEL_SHARED:
            return 0.5
        return 1.0 if self.ending == c.WON else 0.0

    def determinize(self, seat: i64, quick: Quick) -> Tranquility:
        world = self.clone()
        sample_hidden(world, seat, quick)
        world.random = quick.random()
        return world

    def reshuffle(self, quick: Quick) -> Tranquility:
        world = self.clone()
        world.random = quick.random()
        for seat in range(self.seats):
            world.players[seat].deck.mix(quick)
        world.exploration.mix(quick)
        return world

    # -- for learners -------------------------------------------------------------------------------------------

    def again(self, random: Random) -> Tranquility:
        return set_sail(self.seats, self.charter, random)

    def row_width(self) -> i64:
        return row_width(self.seats)

    def observe_into(self, seat: i64, out: vec[u8], at: i64) -> None:
        observe(self, seat, out, at)

    def truth_into(self, out: vec[u8], at: i64) -> None:
        truth(self, out, at)


def bare_table(seats: i64, charter: Charter, random: Random) -> Tranquility:
    """A table with an empty sea and no cards; piles that a mode does not use have no room."""
    duel = charter.mode == c.DUEL
    return Tranquility(
        seats,
        random,
        charter,
        empty_sea(charter.layout),
        [],
        no_cards(charter.removed),
        no_cards(2 * int(charter.monsters) + len(charter.exploration)),
        no_cards(c.ISLANDS if duel else len(charter.exploration)),
        no_cards(len(charter.exploration)),
        no_cards(charter.numbers.market if duel else 0),
        empty_log(duel),
    )


def set_sail(seats: i64, charter: Charter, random: Random, notes: Notes | None = None) -> Tranquility:
    """A new voyage, sailing to its first decision."""
    table = bare_table(seats, charter, random)
    table.notes = notes
    set_up(table)
    go_on(table)
    table.notes = None
    return table
