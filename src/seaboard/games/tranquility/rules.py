# seaboard: compiled
"""Tranquility: the decisions of a voyage, and what follows each of them up to the next."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from seaboard.core.random import Quick
from seaboard.core.state import EVERYONE, Moves
from seaboard.games.tranquility.choices import (
    actions_into,
    cells_into,
    discards_into,
    has_action,
    islands_into,
    rocks_into,
)
from seaboard.games.tranquility.codes import (
    ACTING,
    AGREE,
    ASK_GIFTS,
    ASK_PLEDGES,
    AT_LOSS,
    AT_REFILL,
    AT_TURN_START,
    BEFORE_REFILL,
    BEGIN_TURN,
    CELL,
    CHECK_LOSS,
    CHOOSING_CELL,
    CONCEDING,
    DISAGREE,
    DISCARD,
    DISCARDING,
    DRAW,
    DUEL,
    DUEL_SHARED,
    DUEL_WON,
    FEEDING,
    GIVING,
    LAY_STORM,
    LAYING_PURPLE,
    LAYING_ROCKS,
    LEAVE_TOP,
    MOVING_ROCKS,
    NEXT_TURN,
    NO_FINISH,
    PLEDGE,
    PLEDGING,
    PROPOSING,
    REFILL,
    ROCKS_STEP,
    ROW,
    SETTLE,
    SETTLE_EXPLORED,
    SHEDDING,
    TAKE,
    TAKING,
    TOPPING,
    TURNING,
    USE_TOP,
    VOTING,
    WON,
    WORKING,
)
from seaboard.games.tranquility.compasses import can_open_window, open_window, proposals_into, propose, vote
from seaboard.games.tranquility.determinize import sample_hidden
from seaboard.games.tranquility.drawing import draw, refill
from seaboard.games.tranquility.duel import end_duel, leader, take, takes_into
from seaboard.games.tranquility.exploration import explore, feed, lay_rocks, rocks_rows_into
from seaboard.games.tranquility.rescue import can_be_helped
from seaboard.games.tranquility.setup import set_up
from seaboard.games.tranquility.start import (
    ask_gifts,
    ask_pledges,
    give,
    pledge,
    pledges_into,
    use_top,
)
from seaboard.games.tranquility.storms import lay_purple, lay_storm, rows_into, shed_down, tell_shed
from seaboard.games.tranquility.table import Table
from seaboard.games.tranquility.turn import (
    act,
    answer_concession,
    choose_cell,
    discard,
    discard_card,
    lose,
    move_rocks,
    next_turn,
    rocks_step,
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
        stage = self.stage
        if stage == ACTING:
            actions_into(self, out)
        elif stage == CHOOSING_CELL:
            cells_into(self, out)
        elif stage == DISCARDING or stage == GIVING or stage == SHEDDING:
            discards_into(self.players[self.who].hand, self.started, out)
        elif stage == PLEDGING:
            pledges_into(self, out)
        elif stage == TOPPING:
            out.add(USE_TOP)
            out.add(LEAVE_TOP)
        elif stage == MOVING_ROCKS:
            rocks_into(self, out)
        elif stage == PROPOSING:
            proposals_into(self, out)
        elif stage == VOTING or stage == CONCEDING:
            out.add(AGREE)
            out.add(DISAGREE)
        elif stage == LAYING_PURPLE:
            rows_into(self, out)
        elif stage == LAYING_ROCKS:
            rocks_rows_into(self, out)
        elif stage == TURNING or stage == FEEDING:
            islands_into(self, out)
        elif stage == TAKING:
            takes_into(self, out)

    def advance(self, action: i64) -> None:
        stage = self.stage
        if stage == ACTING:
            act(self, action)
        elif stage == CHOOSING_CELL:
            choose_cell(self, action - CELL)
        elif stage == DISCARDING:
            discard(self, action - DISCARD)
        elif stage == GIVING:
            give(self, action - DISCARD)
        elif stage == SHEDDING:
            discard_card(self, self.who, action - DISCARD)
            tell_shed(self, self.who)
            shed_down(self)
        elif stage == PLEDGING:
            pledge(self, action - PLEDGE)
        elif stage == TOPPING:
            use_top(self, action)
        elif stage == MOVING_ROCKS:
            move_rocks(self, action)
        elif stage == PROPOSING:
            propose(self, action)
        elif stage == VOTING:
            vote(self, action)
        elif stage == CONCEDING:
            answer_concession(self, action)
        elif stage == LAYING_PURPLE:
            lay_purple(self, action - ROW)
        elif stage == LAYING_ROCKS:
            lay_rocks(self, action - ROW)
        elif stage == TURNING:
            rotate(self, action - CELL)
        elif stage == FEEDING:
            feed(self, action - CELL)
        elif stage == TAKING:
            take(self, action - TAKE)
        self.go_on()

    def go_on(self) -> None:
        """Carry out steps until somebody has to decide; the order is that of TRQ-25."""
        while self.stage == WORKING:
            step = self.step
            if step == SETTLE:
                self.settle()
            elif step == SETTLE_EXPLORED:
                self.settle_explored()
            elif step == ROCKS_STEP:
                rocks_step(self)
            elif step == BEFORE_REFILL:
                self.before_refill()
            elif step == REFILL:
                refill(self)
            elif step == DRAW:
                draw(self)
            elif step == NEXT_TURN:
                next_turn(self)
            elif step == BEGIN_TURN:
                self.begin_turn()
            elif step == CHECK_LOSS:
                self.check_loss()
            elif step == LAY_STORM:
                lay_storm(self)
            elif step == ASK_PLEDGES:
                ask_pledges(self)
            elif step == ASK_GIFTS:
                ask_gifts(self)

    # -- the course of a turn -----------------------------------------------------------------------------------

    def begin_turn(self) -> None:
        if can_open_window(self):
            open_window(self, AT_TURN_START, self.active)
        else:
            self.then(CHECK_LOSS)

    def check_loss(self) -> None:
        """TRQ-54: only for the active player, after the compass window; a last window if compasses help (TRQ-88)."""
        if has_action(self):
            self.decide(ACTING, self.active)
        elif self.charter.mode == DUEL:
            end_duel(self)
        elif self.turns == 0:
            self.deal_again()
        elif can_be_helped(self):
            open_window(self, AT_LOSS, self.active)
        else:
            lose(self)

    def deal_again(self) -> None:
        """TRQ-R19: nobody shall lose before the first move."""
        self.yellow_gone = 0
        self.purple_gone = 0
        self.orange_gone = 0
        if self.notes is not None:
            self.notes.tell("dealt_again", EVERYONE, {})
        set_up(self)

    def settle(self) -> None:
        """After the payment: exploration comes first."""
        if self.explores:
            self.explores = False
            if self.exploration.count > 0:  # TRQ-103
                explore(self)
                return
        self.settle_explored()

    def settle_explored(self) -> None:
        """Row compass (TRQ-83), end of a pyramid (TRQ-104) or a duel (TRQ-117), then the rocks."""
        if self.cell >= 0:
            if self.charter.storms:
                self.pay_for_row(self.charter.layout.row_of[self.cell])
            self.cell = -1
        if self.sea.is_whole():
            if self.charter.mode == DUEL:
                end_duel(self)
                return
            if self.is_pyramid() and not self.finished:
                self.end(NO_FINISH)
                return
            if self.is_pyramid() and self.started:
                self.end(WON)
                return
        self.then(ROCKS_STEP)

    def pay_for_row(self, row: i64) -> None:
        """TRQ-83, TRQ-85: once per row, and only for an unbroken run (TRQ-R27)."""
        bit: i64 = 1
        if not self.sea.is_full(row) or (self.rows_paid >> row) & 1 == 1:
            return
        if self.charter.any_row_pays or self.sea.is_run(row):
            self.rows_paid |= bit << row
            self.gain_compass("row")

    def before_refill(self) -> None:
        if can_open_window(self):
            open_window(self, AT_REFILL, self.active)
        else:
            self.then(REFILL)

    # -- the outcome --------------------------------------------------------------------------------------------

    def reward(self, seat: i64) -> float:
        """All win or all lose together (TRQ-07); a duel has a winner or is shared (TRQ-117)."""
        if self.ending == DUEL_WON:
            return 1.0 if leader(self) == seat else 0.0
        if self.ending == DUEL_SHARED:
            return 0.5
        return 1.0 if self.ending == WON else 0.0

    def determinize(self, seat: i64, quick: Quick) -> Tranquility:
        world = self.clone()
        sample_hidden(world, seat, quick)
        world.random = quick.random()
        return world
