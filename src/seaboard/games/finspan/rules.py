# seaboard: compiled
"""The rules put together: what can be decided, and how play goes on from there."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from seaboard.core.random import Quick
from seaboard.core.state import EVERYONE, NOBODY, Moves
from seaboard.games.finspan.actions import DIVE, FINISH, KEEP, KEEP_NONE, PLAY_CARD, USE
from seaboard.games.finspan.counting import total_points
from seaboard.games.finspan.determinize import deal_decisions_anew, deal_deck_anew
from seaboard.games.finspan.diving import Dives
from seaboard.games.finspan.frames import (
    BENEFIT,
    DIVING,
    DRAWING,
    ENDING,
    KEEPING,
    MOVING,
    PLAYING,
    REVEALING,
    TURN,
    Frame,
)
from seaboard.games.finspan.ocean import Ocean
from seaboard.games.finspan.tables import (
    ALL_SLOTS,
    NO_FISH,
    NO_SLOT,
    SITES,
    SLOTS,
)


@final
class Finspan(Dives):
    """A game of Finspan in progress."""

    def clone(self) -> Finspan:
        oceans: list[Ocean] = []
        for seat in range(self.seats):
            oceans.append(self.oceans[seat].clone())
        nautoma = self.nautoma
        top = self.top
        twin = Finspan(
            self.seats,
            self.random.clone(),
            self.tables,
            self.options,
            self.names,
            oceans,
            self.deck.clone(),
            self.lies[:],
            self.tiles,
            self.worth,
            self.keep_one,
            self.side_b,
            None if nautoma is None else nautoma.clone(),
            self.week,
            self.first,
            self.active,
            None if top is None else top.clone(),
            self.paid.clone(),
            self.backs,
        )
        twin.reveals = self.reveals
        return twin

    def determinize(self, seat: i64, quick: Quick) -> Finspan:
        world = self.clone()
        world.random = quick.random()
        deal_deck_anew(world.deck, world.lies, quick)
        nautoma = world.nautoma
        if nautoma is not None:
            deal_decisions_anew(nautoma, quick)
        return world

    # -- deciding ---------------------------------------------------------------------------------------------

    def actor(self) -> i64:
        top = self.top
        return NOBODY if top is None else top.seat

    def legal_into(self, out: Moves) -> None:
        out.count = 0
        top = self.top
        if top is None:
            return
        kind = top.kind
        if kind == BENEFIT:
            self.benefit_into(out, top)
        elif kind == TURN:
            for site in range(SITES):  # always possible (FIN-26)
                out.add(DIVE + site)
            self.oceans[top.seat].playable_into(out, self.tables, ALL_SLOTS)
        elif kind == PLAYING:
            self.playing_into(out, top)
        elif kind == MOVING:
            self.moving_into(out, top)
        elif kind == KEEPING:
            discard = self.oceans[top.seat].discard
            for i in range(discard.count):
                out.add(KEEP + discard.items[i])
            out.add(KEEP_NONE)
        else:
            for slot in range(SLOTS):
                if self.can_use(top.seat, slot):
                    out.add(USE + slot)
            out.add(FINISH)

    def advance(self, action: i64) -> None:
        top = self.top
        assert top is not None
        kind = top.kind
        if kind == BENEFIT:
            self.use(top, action)
        elif kind == TURN:
            self.take_turn(top, action)
        elif kind == PLAYING:
            self.play_step(top, action)
        elif kind == MOVING:
            self.move_to(top, action)
        elif kind == KEEPING:
            self.keep(top, action)
        else:
            self.use_ending(top, action)
        self.settle()

    def settle(self) -> None:
        """Go on with whatever needs no choice, until somebody has to decide or the game is over."""
        while True:
            top = self.top
            if top is None:
                return
            kind = top.kind
            if kind == BENEFIT:
                if self.has_use(top):
                    return
                self.pass_benefit_on(top)
            elif kind == DIVING:
                self.dive_on(top)
            elif kind == TURN:
                if top.units == 0:
                    return
                self.end_turn()
            elif kind == PLAYING or kind == MOVING:
                return
            elif kind == KEEPING:
                if self.oceans[top.seat].discard.count > 0:
                    return
                self.ask_next_to_keep(top)
            elif kind == ENDING:
                if self.can_use_any(top.seat):
                    return
                self.end_of(top)
            elif kind == DRAWING:
                self.pop()
                if self.deck.count > 0:  # else every discarded card was kept: nothing comes (FIN-R21)
                    self.draw_card(top.seat)
            elif kind == REVEALING:
                self.pop()
                if self.deck.count > 0:
                    self.reveal_for_nautoma()
            elif top.units == 0:  # the last icon of the Nautoma's card is done
                self.pop()
                self.next_turn()
            else:
                self.decide_on(top)

    # -- a turn -----------------------------------------------------------------------------------------------------

    def take_turn(self, turn: Frame, action: i64) -> None:
        """Play a fish or dive. (FIN-26)"""
        turn.units = 1
        seat = turn.seat
        if action >= PLAY_CARD:
            self.push(PLAYING, seat, action - PLAY_CARD, NO_SLOT, 0, ALL_SLOTS, 1)
            return
        site = action - DIVE
        self.oceans[seat].divers -= 1
        self.backs = 0
        if self.notes is not None:
            name = "blue" if site == 0 else "purple" if site == 1 else "green"
            self.notes.tell("dives", EVERYONE, {"seat": int(seat), "site": name})
        self.push(DIVING, seat, NO_FISH, site, 0, 0, 0)

    def pass_benefit_on(self, benefit: Frame) -> None:
        """To the next player of an all-players benefit, or done. (FIN-71)"""
        if benefit.left == 0:
            self.pop()
            return
        benefit.left -= 1
        benefit.seat = self.after(benefit.seat)
        benefit.units = benefit.whole

    # -- reshuffling ------------------------------------------------------------------------------------------

    def keep(self, keeping: Frame, action: i64) -> None:
        if action != KEEP_NONE:
            self.oceans[keeping.seat].kept = action - KEEP
            if self.notes is not None:
                self.tell_card("keeps", keeping.seat, action - KEEP)
        self.ask_next_to_keep(keeping)

    def ask_next_to_keep(self, keeping: Frame) -> None:
        if keeping.left > 0:
            keeping.left -= 1
            keeping.seat = self.after(keeping.seat)
            return
        self.pop()
        self.shuffle_discards()

    # -- the end ----------------------------------------------------------------------------------------------

    def is_ahead(self, seat: i64, other: i64) -> bool:
        """More points, or as many and more cards in hand. (FIN-86)"""
        mine = total_points(self.tables, self.oceans[seat])
        theirs = total_points(self.tables, self.oceans[other])
        return mine > theirs or (mine == theirs and self.oceans[seat].hand.count > self.oceans[other].hand.count)

    def is_winner(self, seat: i64) -> bool:
        nautoma = self.nautoma
        if nautoma is not None:  # a tie is the human's (FIN-101)
            return total_points(self.tables, self.oceans[0]) >= nautoma.total(self.tables)
        for other in range(self.seats):
            if self.is_ahead(other, seat):
                return False
        return True

    def reward(self, seat: i64) -> float:
        if not self.is_winner(seat):
            return 0.0
        winners = 0
        for other in range(self.seats):
            if self.is_winner(other):
                winners += 1
        return 1.0 / winners
