# seaboard: compiled
"""Finspan: the state of a game, and which verb of the rules each decision calls."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from seaboard.core.cards import zeros
from seaboard.core.random import Quick, Random
from seaboard.core.state import NOBODY, Moves
from seaboard.games.finspan.hidden.determinize import deal_decisions_anew, dealt_anew
from seaboard.games.finspan.hidden.observe import observe, row_width, truth
from seaboard.games.finspan.options import FinspanOptions, picked_tiles, ravel_strength
from seaboard.games.finspan.rules import codes as c
from seaboard.games.finspan.rules.benefits import benefit_into, has_use, pass_benefit_on, take_unit
from seaboard.games.finspan.rules.deck import ask_next_to_keep, draw_card, keep, keepable_into, reveal_for_nautoma
from seaboard.games.finspan.rules.diving import dive, dive_on
from seaboard.games.finspan.rules.ending import ask_next_to_end, has_something_left, usable_into, use_or_finish
from seaboard.games.finspan.rules.frames import Frame
from seaboard.games.finspan.rules.nautoma_turns import decide_on
from seaboard.games.finspan.rules.numbers import Numbers
from seaboard.games.finspan.rules.ocean import Ocean
from seaboard.games.finspan.rules.pile import Pile, no_cards
from seaboard.games.finspan.rules.playing import play_on, playing_into
from seaboard.games.finspan.rules.points import total_points
from seaboard.games.finspan.rules.setup import set_up
from seaboard.games.finspan.rules.table import Table
from seaboard.games.finspan.rules.tokens import put_down, reach_into
from seaboard.games.finspan.rules.unfinished import begin_play, end_top
from seaboard.games.finspan.rules.weeks import end_turn, next_turn


@final
class Finspan(Table):
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
            self.numbers,
            self.options,
            self.names,
            oceans,
            Pile(self.deck.items, self.deck.count),  # shared: a new deck is a new pile
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

    def reshuffle(self, quick: Quick) -> Finspan:
        return self.determinize(0, quick)  # hands lie open: what is hidden is hidden from all alike

    def determinize(self, seat: i64, quick: Quick) -> Finspan:
        world = self.clone()
        world.random = quick.random()
        world.deck = dealt_anew(self.deck, self.lies, quick)
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
        if kind == c.BENEFIT:
            benefit_into(self, out, top)
        elif kind == c.TURN:
            for site in range(c.SITES):  # always possible (FIN-26)
                out.add(c.DIVE + site)
            self.oceans[top.seat].playable_into(out, self.numbers, c.ALL_SLOTS)
        elif kind == c.PLAYING:
            playing_into(self, out, top)
        elif kind == c.MOVING:
            reach_into(self, out, top)
        elif kind == c.KEEPING:
            keepable_into(self, out, top.seat)
        else:
            usable_into(self, out, top.seat)

    def advance(self, action: i64) -> None:
        top = self.top
        assert top is not None
        kind = top.kind
        if kind == c.BENEFIT:
            take_unit(self, top, action)
        elif kind == c.TURN:  # play a fish or dive (FIN-26)
            top.units = 1
            if action >= c.PLAY_CARD:
                begin_play(self, top.seat, action - c.PLAY_CARD, c.ALL_SLOTS, True)
            else:
                dive(self, top.seat, action - c.DIVE)
        elif kind == c.PLAYING:
            play_on(self, top, action)
        elif kind == c.MOVING:
            put_down(self, top, action)
        elif kind == c.KEEPING:
            keep(self, top, action)
        else:
            use_or_finish(self, top, action)
        self.settle()

    def settle(self) -> None:
        """Go on with whatever needs no choice, until somebody has to decide or the game is over."""
        while True:
            top = self.top
            if top is None:
                return
            kind = top.kind
            if kind == c.BENEFIT:
                if has_use(self, top):
                    return
                pass_benefit_on(self, top)
            elif kind == c.DIVING:
                dive_on(self, top)
            elif kind == c.TURN:
                if top.units == 0:
                    return
                end_turn(self)
            elif kind == c.PLAYING or kind == c.MOVING:
                return
            elif kind == c.KEEPING:
                if self.oceans[top.seat].discard.count > 0:
                    return
                ask_next_to_keep(self, top)
            elif kind == c.ENDING:
                if has_something_left(self, top, top.seat):
                    return
                ask_next_to_end(self, top)
            elif kind == c.DRAWING:
                end_top(self)
                if self.deck.count > 0:  # else every discarded card was kept: nothing comes (FIN-R21)
                    draw_card(self, top.seat)
            elif kind == c.REVEALING:
                end_top(self)
                if self.deck.count > 0:
                    reveal_for_nautoma(self)
            elif top.units == 0:  # the last icon of the Nautoma's card is done
                end_top(self)
                next_turn(self)
            else:
                decide_on(self, top)

    # -- the end ----------------------------------------------------------------------------------------------

    def is_ahead(self, seat: i64, other: i64) -> bool:
        """More points, or as many and more cards in hand. (FIN-86)"""
        mine = total_points(self.numbers, self.oceans[seat])
        theirs = total_points(self.numbers, self.oceans[other])
        return mine > theirs or (mine == theirs and self.oceans[seat].hand.count > self.oceans[other].hand.count)

    def is_winner(self, seat: i64) -> bool:
        nautoma = self.nautoma
        if nautoma is not None:  # a tie is the human's (FIN-101)
            return total_points(self.numbers, self.oceans[0]) >= nautoma.total(self.numbers)
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

    # -- for learners -----------------------------------------------------------------------------------------

    def again(self, random: Random) -> Finspan:
        return new_game(self.numbers, self.names, self.options, self.seats, random)

    def row_width(self) -> i64:
        return row_width(self.seats)

    def observe_into(self, seat: i64, out: vec[u8], at: i64) -> None:
        observe(self, seat, out, at)

    def truth_into(self, out: vec[u8], at: i64) -> None:
        truth(self, out, at)


def new_game(
    numbers: Numbers,
    names: list[str],
    options: FinspanOptions,
    seats: i64,
    random: Random,
) -> Finspan:
    """An empty table, set up."""
    oceans: list[Ocean] = []
    top: Frame | None = None
    state = Finspan(
        seats,
        random,
        numbers,
        options,
        names,
        oceans,
        no_cards(c.CARDS),
        vec[i64]([c.IN_BOX] * c.CARDS),
        zeros(c.SCORED_WEEKS),
        zeros(c.SCORED_WEEKS),
        options.keep_one,
        options.side == "b",
        None,
        1,
        0,
        0,
        top,
        no_cards(8),
        0,
    )
    set_up(state, picked_tiles(options), options.nautoma, ravel_strength(options))
    return state
