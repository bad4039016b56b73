# seaboard: compiled
"""A game of Kelp in progress: who decides, what may be done, and what follows from it."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from seaboard.core.random import Quick, Random, random_from
from seaboard.core.state import NOBODY, Moves
from seaboard.games.kelp.hidden.determinize import deal_anew, mix_decks
from seaboard.games.kelp.hidden.observe import WIDTH, observe, truth
from seaboard.games.kelp.options import KelpOptions
from seaboard.games.kelp.rules import (
    buying,
    confrontation,
    drawing,
    effects,
    energy,
    fending,
    growing,
    hiding,
    hunting,
    learning,
    moving,
    octopus,
    shark,
    swimming,
    tricks,
)
from seaboard.games.kelp.rules import codes as c
from seaboard.games.kelp.rules.setup import set_up
from seaboard.games.kelp.rules.table import Table, copy_onto, lay_bare
from seaboard.games.kelp.rules.tabulate import Book
from seaboard.games.kelp.rules.trail import trail_from


@final
class Kelp(Table):
    """Kelp: Shark vs Octopus. Seat 0 is the shark, seat 1 the octopus."""

    def actor(self) -> i64:
        if self.phase == c.OVER:
            return NOBODY
        return c.OCTOPUS if self.phase < c.FIRST_OF_SHARK else c.SHARK

    def reward(self, seat: i64) -> float:
        return 1.0 if seat == self.winner else 0.0

    def legal_into(self, out: Moves) -> None:
        out.count = 0
        self.decide(out, c.NONE)

    def advance(self, action: i64) -> None:
        self.decide(None, action)
        while self.phase >= c.FIRST_FLOW:
            self.flow()

    def decide(self, out: Moves | None, action: i64) -> None:
        """A rung for every decision: with `out` it says what may be chosen, without it the choice is carried out."""
        if self.phase < c.FIRST_OF_SHARK:
            self.decide_as_octopus(out, action)
        else:
            self.decide_as_shark(out, action)

    def decide_as_octopus(self, out: Moves | None, action: i64) -> None:
        phase = self.phase
        if phase == c.ACTION:
            if out is not None:
                octopus.legal_action(self, out)
            else:
                octopus.do_action(self, action)
        elif phase == c.PAY:
            if out is not None:
                octopus.legal_pay(self, out)
            else:
                octopus.do_pay(self, action - c.ZONE)
        elif phase == c.HIDE:
            if out is not None:
                hiding.legal_hide(self, out)
            else:
                hiding.do_hide(self, action)
        elif phase == c.LEARN:
            if out is not None:
                learning.legal_learn(self, out)
            else:
                learning.do_learn(self, action)
        elif phase == c.EXCHANGE:
            if out is not None:
                learning.legal_exchange(self, out)
            else:
                learning.do_exchange(self, action - c.ZONE)
        elif phase == c.SWAP:
            if out is not None:
                moving.legal_swap(self, out)
            else:
                moving.do_swap(self, action - c.PAIR)
        elif phase == c.SHUFFLE:
            if out is not None:
                moving.legal_shuffle(self, out)
            else:
                moving.do_shuffle(self, action - c.ZONE)
        elif phase == c.REMOVE:
            if out is not None:
                learning.legal_remove(self, out)
            else:
                learning.do_remove(self, action)
        elif phase == c.TUTOR:
            if out is not None:
                drawing.legal_tutor(self, out)
            else:
                drawing.do_tutor(self, action)
        elif phase == c.CALM:
            if out is not None:
                fending.legal_calm(self, out)
            else:
                fending.do_calm(self, action)
        elif phase == c.SEND_HOME:
            if out is not None:
                fending.legal_send_home(self, out)
            else:
                fending.do_send_home(self, action - c.HIDEOUT)
        elif phase == c.LAST_GAP:
            if out is not None:
                octopus.legal_last_gap(self, out)
            else:
                octopus.do_last_gap(self, action)
        elif phase == c.PLACE_SHARK:
            if out is not None:
                octopus.legal_place_shark(self, out)
            else:
                octopus.do_place_shark(self, action - c.HIDEOUT)
        elif phase == c.CHOOSE_ESCAPE:
            if out is not None:
                confrontation.legal_colours(self, out)
            else:
                confrontation.do_choose_escape(self, action - c.COLOUR)
        elif phase == c.SURVIVE:
            if out is not None:
                confrontation.legal_survive(self, out)
            else:
                confrontation.do_survive(self, action)

    def decide_as_shark(self, out: Moves | None, action: i64) -> None:
        phase = self.phase
        if phase == c.CURRENTS:
            if out is not None:
                shark.legal_currents(self, out)
            else:
                shark.do_currents(self, action)
        elif phase == c.LAY_CURRENT:
            if out is not None:
                shark.legal_lay_current(self, out)
            else:
                shark.do_lay_current(self, action - c.CELL)
        elif phase == c.MOVE:
            if out is not None:
                swimming.legal_move(self, out)
            else:
                swimming.do_move(self, action)
        elif phase == c.SWIM:
            if out is not None:
                swimming.legal_swim(self, out)
            else:
                swimming.swim_into(self, action - c.ENTRY)
        elif phase == c.HUNT:
            if out is not None:
                hunting.legal_hunt(self, out)
            else:
                hunting.do_hunt(self, action)
        elif phase == c.HUNT_ZONE:
            if out is not None:
                hunting.legal_hunt_zone(self, out)
            else:
                hunting.do_hunt_zone(self, action - c.ZONE)
        elif phase == c.BUY:
            if out is not None:
                buying.legal_buy(self, out)
            else:
                buying.do_buy(self, action)
        elif phase == c.REFRESH:
            if out is not None:
                buying.legal_refresh(self, out)
            else:
                buying.do_refresh(self, action - c.SKILL)
        elif phase == c.FEED:
            if out is not None:
                energy.legal_feed(self, out)
            else:
                energy.do_feed(self, action - c.DIE)
        elif phase == c.SETTLE:
            if out is not None:
                moving.legal_settle(self, out)
            else:
                moving.do_settle(self, action - c.ZONE)
        elif phase == c.ROLLED:
            if out is not None:
                shark.legal_rolled(self, out)
            else:
                shark.do_rolled(self, action)
        elif phase == c.SAVE:
            if out is not None:
                energy.legal_save(self, out)
            else:
                energy.do_save(self, action)
        elif phase == c.DRAW:
            if out is not None:
                shark.legal_draw(self, out)
            else:
                shark.do_draw(self, action)
        elif phase == c.REFILL:
            if out is not None:
                shark.legal_refill(self, out)
            else:
                shark.do_refill(self, action - c.CELL)
        elif phase == c.ORDER:
            if out is not None:
                hunting.legal_order(self, out)
            else:
                hunting.do_order(self, action - c.ZONE)
        elif phase == c.GROW:
            if out is not None:
                growing.legal_grow(self, out)
            else:
                growing.do_grow(self, action)
        elif phase == c.SPEND:
            if out is not None:
                energy.legal_spend(self, out)
            else:
                energy.do_spend(self, action)
        elif phase == c.CHOOSE_HUNT:
            if out is not None:
                confrontation.legal_colours(self, out)
            else:
                confrontation.do_choose_hunt(self, action - c.COLOUR)
        else:
            self.decide_for_card(out, action)

    def decide_for_card(self, out: Moves | None, action: i64) -> None:
        """Decisions that a shark card asks for."""
        phase = self.phase
        if phase == c.DRAWN_WINDOW:
            if out is not None:
                shark.legal_drawn(self, out)
            else:
                shark.do_drawn(self, action)
        elif phase == c.GIVE_BACK:
            if out is not None:
                tricks.legal_give_back(self, out)
            else:
                tricks.do_give_back(self, action - c.COLOUR)
        elif phase == c.PICK:
            if out is not None:
                tricks.legal_pick(self, out)
            else:
                tricks.do_pick(self, action - c.COLOUR)
        elif phase == c.REROLL:
            if out is not None:
                tricks.legal_reroll(self, out)
            else:
                tricks.do_reroll(self, action)
        elif phase == c.STORE:
            if out is not None:
                tricks.legal_pool(self, out)
            else:
                tricks.do_store(self, action - c.DIE)
        elif phase == c.RAISE:
            if out is not None:
                tricks.legal_raise(self, out)
            else:
                tricks.do_raise(self, action - c.DIE)
        elif phase == c.RAISE_TO:
            if out is not None:
                tricks.legal_raise_to(self, out)
            else:
                tricks.do_raise_to(self, action - c.FACE + 1)
        elif phase == c.STARVE:
            if out is not None:
                tricks.legal_starve(self, out)
            else:
                tricks.do_starve(self, action - c.DIE)
        elif phase == c.SHARPEN:
            if out is not None:
                tricks.legal_sharpen(self, out)
            else:
                tricks.do_sharpen(self, action - c.DIE)
        elif phase == c.GLIDE:
            if out is not None:
                swimming.legal_glide(self, out)
            else:
                swimming.do_glide(self, action - c.ENTRY)
        elif phase == c.MOVED:
            if out is not None:
                swimming.legal_moved(self, out)
            else:
                swimming.do_moved(self, action)
        elif phase == c.TRAP:
            if out is not None:
                hunting.legal_trap(self, out)
            else:
                hunting.do_trap(self, action)

    def flow(self) -> None:
        """What happens by itself until somebody has to decide."""
        phase = self.phase
        if phase == c.NEXT_OP:
            effects.next_op(self)
        elif phase == c.PROGRAM_DONE:
            octopus.program_done(self)
        elif phase == c.ACTION_DONE:
            octopus.action_done(self)
        elif phase == c.OCTOPUS_TURN:
            octopus.begin_octopus_turn(self)
        elif phase == c.SHARK_TURN:
            shark.begin_shark_turn(self)
        elif phase == c.TAKE_DICE:
            shark.take_dice(self)
        elif phase == c.OPEN_DRAWN:
            shark.open_drawn(self)
        elif phase == c.ROLL:
            shark.roll_drawn(self)
        elif phase == c.OPEN_ROLLED:
            shark.open_rolled(self)
        elif phase == c.OPEN_CURRENTS:
            shark.open_currents(self)
        elif phase == c.OPEN_MOVE:
            swimming.open_move(self)
        elif phase == c.AFTER_MOVE:
            swimming.after_move(self)
        elif phase == c.OPEN_HUNT:
            hunting.open_hunt(self)
        elif phase == c.RESOLVE:
            hunting.resolve(self)
        elif phase == c.SPRING_TRAP:
            hunting.spring_trap(self)
        elif phase == c.AFTER_STRIKE:
            hunting.after_strike(self)
        elif phase == c.ESCAPED:
            confrontation.escaped(self)
        elif phase == c.OPEN_GROW:
            growing.open_grow(self)
        elif phase == c.GROWING:
            growing.grow(self)
        elif phase == c.OPEN_SPEND:
            energy.open_spend(self)
        elif phase == c.SAVING:
            energy.save(self)
        elif phase == c.OPEN_BUY:
            buying.open_buy(self)
        elif phase == c.SETTLE_ENERGY:
            energy.settle_energy(self)
        elif phase == c.END_SHARK_TURN:
            energy.end_shark_turn(self)

    def clone(self) -> Kelp:
        return twin_of(self, self.random.clone())

    def determinize(self, seat: i64, quick: Quick) -> Kelp:
        if seat == c.SHARK:
            self.trail.chances()  # worked out here once, so that all sampled worlds share it
        world = twin_of(self, quick.random())
        deal_anew(world, seat, quick)
        return world

    def reshuffle(self, quick: Quick) -> Kelp:
        world = twin_of(self, quick.random())
        mix_decks(world, quick)
        return world

    # -- for learners --------------------------------------------------------------------------------------

    def again(self, random: Random) -> Kelp:
        table = bare_like(self, random)
        set_up(table)
        return table

    def row_width(self) -> i64:
        return WIDTH

    def observe_into(self, seat: i64, out: vec[u8], at: i64) -> None:
        observe(self, seat, out, at)

    def truth_into(self, out: vec[u8], at: i64) -> None:
        truth(self, out, at)


def twin_of(table: Kelp, random: Random) -> Kelp:
    """The same table with its own chance."""
    twin = Kelp(
        table.pack,
        table.chart,
        table.night,
        table.ring,
        table.strict,
        table.most_rounds,
        table.trail.clone(),
        random,
    )
    copy_onto(twin, table)
    return twin


def bare_like(table: Kelp, random: Random) -> Kelp:
    """A table with nothing on it, and the same pack, board and options."""
    bare = Kelp(
        table.pack, table.chart, table.night, table.ring, table.strict, table.most_rounds, trail_from(0), random
    )
    lay_bare(bare)
    return bare


def bare_table(book: Book, options: KelpOptions, seed: str, drawn: int) -> Kelp:
    """A table with nothing on it."""
    table = Kelp(
        book.pack,
        book.charts[options.board, options.outer_ring],
        1 if options.board == "night" else 0,
        1 if options.outer_ring else 0,
        1 if options.whole_effects else 0,
        options.most_rounds,
        trail_from(0),
        random_from(seed, drawn),
    )
    lay_bare(table)
    return table
