# seaboard: compiled
"""A game of Kelp in progress: who decides, what may be done, and what follows from it."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from seaboard.core.random import Quick, Random
from seaboard.core.state import NOBODY, Moves
from seaboard.games.kelp import effects, energy, hunting, octopus, shark, skills, swimming
from seaboard.games.kelp.codes import (
    ACTION,
    ACTION_DONE,
    AFTER_MOVE,
    AFTER_STRIKE,
    BUY,
    BY_DISCARD,
    CALM,
    CELL,
    CHOOSE_ESCAPE,
    CHOOSE_HUNT,
    COLOUR,
    CURRENTS,
    DIE,
    DRAW,
    DRAWN_WINDOW,
    END_SHARK_TURN,
    ENTRY,
    ESCAPED,
    EXCHANGE,
    FACE,
    FEED,
    FIRST_FLOW,
    FIRST_OF_SHARK,
    GIVE_BACK,
    GLIDE,
    GROW,
    GROWING,
    HIDE,
    HIDEOUT,
    HUNT,
    HUNT_ZONE,
    LAST_GAP,
    LAY_CURRENT,
    LEARN,
    MOVE,
    MOVED,
    NEXT_OP,
    OCTOPUS,
    OCTOPUS_TURN,
    OPEN_BUY,
    OPEN_CURRENTS,
    OPEN_DRAWN,
    OPEN_GROW,
    OPEN_HUNT,
    OPEN_MOVE,
    OPEN_ROLLED,
    OPEN_SPEND,
    ORDER,
    OVER,
    PAIR,
    PAY,
    PICK,
    PLACE_SHARK,
    PROGRAM_DONE,
    RAISE,
    RAISE_TO,
    REFILL,
    REFRESH,
    REMOVE,
    REROLL,
    RESOLVE,
    ROLL,
    ROLLED,
    SAVE,
    SAVING,
    SEND_HOME,
    SETTLE,
    SETTLE_ENERGY,
    SHARK,
    SHARK_TURN,
    SHARPEN,
    SHUFFLE,
    SKILL,
    SPEND,
    SPRING_TRAP,
    STARVE,
    STORE,
    SURVIVE,
    SWAP,
    SWIM,
    TAKE_DICE,
    TRAP,
    TUTOR,
    ZONE,
)
from seaboard.games.kelp.determinize import deal_anew
from seaboard.games.kelp.table import Table


@final
class KelpState(Table):
    """Kelp: Shark vs Octopus. Seat 0 is the shark, seat 1 the octopus."""

    def actor(self) -> i64:
        if self.phase == OVER:
            return NOBODY
        return OCTOPUS if self.phase < FIRST_OF_SHARK else SHARK

    def reward(self, seat: i64) -> float:
        return 1.0 if seat == self.winner else 0.0

    def legal_into(self, out: Moves) -> None:
        out.count = 0
        if self.phase < FIRST_OF_SHARK:
            self.legal_for_octopus(out)
        else:
            self.legal_for_shark(out)

    def legal_for_octopus(self, out: Moves) -> None:
        phase = self.phase
        if phase == ACTION:
            octopus.legal_action(self, out)
        elif phase == PAY:
            octopus.legal_pay(self, out)
        elif phase == HIDE:
            effects.legal_hide(self, out)
        elif phase == LEARN:
            effects.legal_learn(self, out)
        elif phase == EXCHANGE:
            effects.legal_exchange(self, out)
        elif phase == SWAP:
            effects.legal_swap(self, out)
        elif phase == SHUFFLE:
            effects.legal_shuffle(self, out)
        elif phase == REMOVE:
            effects.legal_remove(self, out)
        elif phase == TUTOR:
            effects.legal_tutor(self, out)
        elif phase == CALM:
            effects.legal_calm(self, out)
        elif phase == SEND_HOME:
            effects.legal_send_home(self, out)
        elif phase == LAST_GAP:
            octopus.legal_last_gap(self, out)
        elif phase == PLACE_SHARK:
            octopus.legal_place_shark(self, out)
        elif phase == CHOOSE_ESCAPE:
            hunting.legal_colours(self, out)
        elif phase == SURVIVE:
            hunting.legal_survive(self, out)

    def legal_for_shark(self, out: Moves) -> None:
        phase = self.phase
        if phase == CURRENTS:
            shark.legal_currents(self, out)
        elif phase == LAY_CURRENT:
            shark.legal_lay_current(self, out)
        elif phase == MOVE:
            swimming.legal_move(self, out)
        elif phase == SWIM:
            swimming.legal_swim(self, out)
        elif phase == HUNT:
            hunting.legal_hunt(self, out)
        elif phase == HUNT_ZONE:
            hunting.legal_hunt_zone(self, out)
        elif phase == BUY:
            energy.legal_buy(self, out)
        elif phase == REFRESH:
            energy.legal_refresh(self, out)
        elif phase == FEED:
            energy.legal_feed(self, out)
        elif phase == SETTLE:
            effects.legal_settle(self, out)
        elif phase == ROLLED:
            shark.legal_rolled(self, out)
        elif phase == SAVE:
            energy.legal_save(self, out)
        elif phase == DRAW:
            shark.legal_draw(self, out)
        elif phase == REFILL:
            shark.legal_refill(self, out)
        elif phase == ORDER:
            hunting.legal_order(self, out)
        elif phase == GROW:
            energy.legal_grow(self, out)
        elif phase == SPEND:
            energy.legal_spend(self, out)
        elif phase == CHOOSE_HUNT:
            hunting.legal_colours(self, out)
        else:
            self.legal_for_skill(out)

    def legal_for_skill(self, out: Moves) -> None:
        """Decisions that a shark card asks for."""
        phase = self.phase
        if phase == DRAWN_WINDOW:
            shark.legal_drawn(self, out)
        elif phase == GIVE_BACK:
            skills.legal_give_back(self, out)
        elif phase == PICK:
            skills.legal_pick(self, out)
        elif phase == REROLL:
            skills.legal_reroll(self, out)
        elif phase == STORE:
            skills.legal_pool(self, out)
        elif phase == RAISE:
            skills.legal_raise(self, out)
        elif phase == RAISE_TO:
            skills.legal_raise_to(self, out)
        elif phase == STARVE:
            skills.legal_starve(self, out)
        elif phase == SHARPEN:
            skills.legal_sharpen(self, out)
        elif phase == GLIDE:
            swimming.legal_glide(self, out)
        elif phase == MOVED:
            swimming.legal_moved(self, out)
        elif phase == TRAP:
            hunting.legal_trap(self, out)

    def advance(self, action: i64) -> None:
        if self.phase < FIRST_OF_SHARK:
            self.advance_octopus(action)
        else:
            self.advance_shark(action)
        while self.phase >= FIRST_FLOW:
            self.flow()

    def advance_octopus(self, action: i64) -> None:
        phase = self.phase
        if phase == ACTION:
            octopus.do_action(self, action)
        elif phase == PAY:
            octopus.do_pay(self, action - ZONE)
        elif phase == HIDE:
            effects.do_hide(self, action)
            if self.phase == NEXT_OP and self.source == BY_DISCARD:
                self.phase = PROGRAM_DONE
        elif phase == LEARN:
            effects.do_learn(self, action)
        elif phase == EXCHANGE:
            effects.do_exchange(self, action - ZONE)
        elif phase == SWAP:
            effects.do_swap(self, action - PAIR)
        elif phase == SHUFFLE:
            effects.do_shuffle(self, action - ZONE)
        elif phase == REMOVE:
            effects.do_remove(self, action)
        elif phase == TUTOR:
            effects.do_tutor(self, action)
        elif phase == CALM:
            effects.do_calm(self, action)
        elif phase == SEND_HOME:
            effects.do_send_home(self, action - HIDEOUT)
        elif phase == LAST_GAP:
            octopus.do_last_gap(self, action)
        elif phase == PLACE_SHARK:
            octopus.do_place_shark(self, action - HIDEOUT)
        elif phase == CHOOSE_ESCAPE:
            hunting.do_choose_escape(self, action - COLOUR)
        elif phase == SURVIVE:
            hunting.do_survive(self, action)

    def advance_shark(self, action: i64) -> None:
        phase = self.phase
        if phase == CURRENTS:
            shark.do_currents(self, action)
        elif phase == LAY_CURRENT:
            shark.do_lay_current(self, action - CELL)
        elif phase == MOVE:
            swimming.do_move(self, action)
        elif phase == SWIM:
            swimming.swim_into(self, action - ENTRY)
        elif phase == HUNT:
            hunting.do_hunt(self, action)
        elif phase == HUNT_ZONE:
            hunting.do_hunt_zone(self, action - ZONE)
        elif phase == BUY:
            energy.do_buy(self, action)
        elif phase == REFRESH:
            energy.do_refresh(self, action - SKILL)
        elif phase == FEED:
            energy.do_feed(self, action - DIE)
        elif phase == SETTLE:
            effects.do_settle(self, action - ZONE)
        elif phase == ROLLED:
            shark.do_rolled(self, action)
        elif phase == SAVE:
            energy.do_save(self, action)
        elif phase == DRAW:
            shark.do_draw(self, action)
        elif phase == REFILL:
            shark.do_refill(self, action - CELL)
        elif phase == ORDER:
            hunting.do_order(self, action - ZONE)
        elif phase == GROW:
            energy.do_grow(self, action)
        elif phase == SPEND:
            energy.do_spend(self, action)
        elif phase == CHOOSE_HUNT:
            hunting.do_choose_hunt(self, action - COLOUR)
        else:
            self.advance_skill(action)

    def advance_skill(self, action: i64) -> None:
        phase = self.phase
        if phase == DRAWN_WINDOW:
            shark.do_drawn(self, action)
        elif phase == GIVE_BACK:
            skills.do_give_back(self, action - COLOUR)
        elif phase == PICK:
            skills.do_pick(self, action - COLOUR)
        elif phase == REROLL:
            skills.do_reroll(self, action)
        elif phase == STORE:
            skills.do_store(self, action - DIE)
        elif phase == RAISE:
            skills.do_raise(self, action - DIE)
        elif phase == RAISE_TO:
            skills.do_raise_to(self, action - FACE + 1)
        elif phase == STARVE:
            skills.do_starve(self, action - DIE)
        elif phase == SHARPEN:
            skills.do_sharpen(self, action - DIE)
        elif phase == GLIDE:
            swimming.do_glide(self, action - ENTRY)
        elif phase == MOVED:
            swimming.do_moved(self, action)
        elif phase == TRAP:
            hunting.do_trap(self, action)

    def flow(self) -> None:
        """What happens by itself until somebody has to decide."""
        phase = self.phase
        if phase == NEXT_OP:
            effects.next_op(self)
        elif phase == PROGRAM_DONE:
            octopus.program_done(self)
        elif phase == ACTION_DONE:
            octopus.action_done(self)
        elif phase == OCTOPUS_TURN:
            octopus.begin_octopus_turn(self)
        elif phase == SHARK_TURN:
            shark.begin_shark_turn(self)
        elif phase == TAKE_DICE:
            shark.take_dice(self)
        elif phase == OPEN_DRAWN:
            shark.open_drawn(self)
        elif phase == ROLL:
            shark.roll_drawn(self)
        elif phase == OPEN_ROLLED:
            shark.open_rolled(self)
        elif phase == OPEN_CURRENTS:
            shark.open_currents(self)
        elif phase == OPEN_MOVE:
            swimming.open_move(self)
        elif phase == AFTER_MOVE:
            swimming.after_move(self)
        elif phase == OPEN_HUNT:
            hunting.open_hunt(self)
        elif phase == RESOLVE:
            hunting.resolve(self)
        elif phase == SPRING_TRAP:
            hunting.spring_trap(self)
        elif phase == AFTER_STRIKE:
            hunting.after_strike(self)
        elif phase == ESCAPED:
            hunting.escaped(self)
        elif phase == OPEN_GROW:
            energy.open_grow(self)
        elif phase == GROWING:
            energy.grow(self)
        elif phase == OPEN_SPEND:
            energy.open_spend(self)
        elif phase == SAVING:
            energy.save(self)
        elif phase == OPEN_BUY:
            energy.open_buy(self)
        elif phase == SETTLE_ENERGY:
            energy.settle_energy(self)
        elif phase == END_SHARK_TURN:
            energy.end_shark_turn(self)

    def clone(self) -> KelpState:
        return copy_with(self, self.random.clone())

    def determinize(self, seat: i64, quick: Quick) -> KelpState:
        if seat == SHARK:
            self.trail.chances()  # worked out here once, so that all sampled worlds share it
        world = copy_with(self, quick.random())
        deal_anew(world, seat, quick)
        return world


def copy_with(s: KelpState, random: Random) -> KelpState:
    c = KelpState(s.pack, s.chart, s.night, s.ring, s.strict, s.most_rounds, s.t[:], s.trail.clone(), random)
    c.reveals = s.reveals
    c.phase = s.phase
    c.round = s.round
    c.ending = s.ending
    c.winner = s.winner
    c.revealed = s.revealed
    c.hand = s.hand
    c.limit = s.limit
    c.eaten = s.eaten
    c.food_used = s.food_used
    c.acted = s.acted
    c.playing = s.playing
    c.paid = s.paid
    c.smallest = s.smallest
    c.program = s.program
    c.step = s.step
    c.source = s.source
    c.least = s.least
    c.most = s.most
    c.picked = s.picked
    c.itself = s.itself
    c.learning = s.learning
    c.cell = s.cell
    c.heading = s.heading
    c.owned = s.owned
    c.pooled = s.pooled
    c.stored = s.stored
    c.energy = s.energy
    c.watching = s.watching
    c.flows = s.flows
    c.flipped = s.flipped
    c.rerolls = s.rerolls
    c.extra = s.extra
    c.fresh = s.fresh
    c.back = s.back
    c.die = s.die
    c.from_card = s.from_card
    c.declared = s.declared
    c.swum = s.swum
    c.searched = s.searched
    c.first_die = s.first_die
    c.last_value = s.last_value
    c.step_from = s.step_from
    c.move_from = s.move_from
    c.target = s.target
    c.strike = s.strike
    c.colours = s.colours
    c.escape = s.escape
    c.spent = s.spent
    c.bonus = s.bonus
    c.bought = s.bought
    c.must_buy = s.must_buy
    return c
