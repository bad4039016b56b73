# seaboard: compiled
"""Sea Salt & Paper, the whole game: which decision leads to which verb of the rules."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from seaboard.core.cards import Cards, no_cards, zeros
from seaboard.core.random import Quick, Random
from seaboard.core.state import NOBODY, Moves
from seaboard.games.sea_salt_paper.hidden.determinize import is_plain, part_mermaids, setting_for
from seaboard.games.sea_salt_paper.hidden.observe import observe, row_width, truth
from seaboard.games.sea_salt_paper.rules import codes as c
from seaboard.games.sea_salt_paper.rules import pairs, rounds, taking
from seaboard.games.sea_salt_paper.rules.charter import Charter
from seaboard.games.sea_salt_paper.rules.log import Log, as_seen_by
from seaboard.games.sea_salt_paper.rules.memory import Memory, blank_memory
from seaboard.games.sea_salt_paper.rules.setting import Setting
from seaboard.games.sea_salt_paper.rules.setup import deal_round
from seaboard.games.sea_salt_paper.rules.table import Table


@final
@mypyc_attr(free_list_len=1)
class SeaSaltPaper(Table):
    """A game of Sea Salt & Paper in progress."""

    def clone(self) -> SeaSaltPaper:
        copy = SeaSaltPaper(
            self.seats,
            self.random.clone(),
            self.charter,
            self.tally[:],
            Cards(self.deck.items, self.deck.count),  # shared: nobody writes to it
            self.pile_0.clone(),
            self.pile_1.clone(),
            self.laid.clone(),
            self.totals[:],
            self.known,
            self.log.clone(),
            self.history,
        )
        self.copy_turn_to(copy)
        return copy

    def legal_into(self, out: Moves) -> None:
        out.count = 0
        if self.phase == c.PLAYING:
            pairs.playable_into(self, out)
            out.add(c.END_TURN)
            if self.can_call():
                out.add(c.CALL_STOP)
                out.add(c.CALL_LAST_CHANCE)
            if self.charter.explicit_mermaids and self.has_four_mermaids():
                out.add(c.PLAY_MERMAIDS)
        elif self.phase == c.TAKING:
            if self.deck.count > 0:
                out.add(c.TAKE_DECK)
            if self.pile_0.count > 0:
                out.add(c.TAKE_PILE)
            if self.pile_1.count > 0:
                out.add(c.TAKE_PILE + 1)
        elif self.phase == c.KEEPING:
            out.add(c.KEEP + self.drawn)
            if self.drawn_too != self.drawn:
                out.add(c.KEEP + self.drawn_too)
        elif self.phase == c.DISCARDING:
            out.add(c.DISCARD)
            out.add(c.DISCARD + 1)
        elif self.phase == c.SEARCHING:
            out.add(c.SEARCH)
            out.add(c.SEARCH + 1)
        elif self.phase == c.PICKING:
            pairs.pickable_into(self, out)
        elif self.phase == c.ROBBING:
            for seat in range(self.seats):
                if self.can_be_robbed(seat):
                    out.add(c.ROB + seat)

    def advance(self, action: i64) -> None:
        if action < c.KEEP:
            if action == c.TAKE_DECK:
                taking.take_from_deck(self)
            else:
                taking.take_from_pile(self, action - c.TAKE_PILE)
        elif action < c.DISCARD:
            taking.keep(self, action - c.KEEP)
        elif action < c.PLAY_PAIR:
            taking.discard_other(self, action - c.DISCARD)
        elif action < c.END_TURN:
            pairs.play_pair(self, action - c.PLAY_PAIR)
        elif action == c.END_TURN:
            rounds.end_turn(self)
        elif action == c.CALL_STOP:
            rounds.call_stop(self)
        elif action == c.CALL_LAST_CHANCE:
            rounds.call_last_chance(self)
        elif action == c.PLAY_MERMAIDS:
            taking.win_with_mermaids(self)
        elif action < c.PICK:
            pairs.look_through(self, action - c.SEARCH)
        elif action < c.ROB:
            pairs.pick(self, action - c.PICK)
        else:
            pairs.rob(self, action - c.ROB)

    # -- what is hidden ------------------------------------------------------------------------------------------------

    def determinize(self, seat: i64, quick: Quick) -> SeaSaltPaper:
        """A world that the seat could be in: everything that it cannot know is dealt anew, as its memory allows."""
        memory = self.memory()
        # Between two there is no theft that one of them does not see. Among more, how likely a card is where follows
        # from all that the seat saw, so the world must be able to tell it again.
        is_told = self.seats > 2 and memory.facts[seat * c.OBSERVER + c.ANY_ADRIFT] == 1
        random = quick.random()
        has_drawn = False  # has somebody else drawn cards and not kept one yet?
        if self.phase == c.OVER:  # nothing is played for any more
            setting = Setting(self.tally[:], self.pile_0.clone(), self.pile_1.clone(), 0, 0, self.deck.clone())
        else:
            has_drawn = self.drawn >= 0 and seat != self.turn
            setting = self.setting_of(seat, memory, is_told, quick)
            setting.fill(self.tally, self.seats, has_drawn, quick)
        setting.pool.count = self.deck.count
        world = SeaSaltPaper(
            self.seats,
            random,
            self.charter,
            setting.tally,
            setting.pool,
            setting.pile_0,
            setting.pile_1,
            self.laid.clone(),
            self.totals[:],
            self.known.only_of(seat) if is_told else memory.only_of(seat),
            as_seen_by(self.log, seat) if is_told else Log(vec[i64](), 0),
            self.history,
        )
        self.copy_turn_to(world)
        if self.phase != c.OVER and not self.charter.explicit_mermaids:
            part_mermaids(world.tally, self.seats, seat, world.deck)
        if has_drawn:
            world.drawn = setting.drawn
            world.drawn_too = setting.drawn_too
        return world

    def setting_of(self, seat: i64, memory: Memory, is_told: bool, quick: Quick) -> Setting:
        """Where the seat takes the cards to be, ready to be filled; what is plain to it is worked out once."""
        at = self.moment_of(seat)
        if self.setting is not None and self.setting_at == at:
            return self.setting.clone()
        seen = no_cards(2)
        if self.drawn >= 0 and seat == self.turn:
            seen.put(self.drawn)
            seen.put(self.drawn_too)
        tales = self.tales(seat, seen) if is_told else None
        setting = setting_for(memory, tales, self.tally, self.pile_0, self.pile_1, seat, self.opened, seen, quick)
        if self.log.is_kept and is_plain(memory, seat):
            self.setting = setting
            self.setting_at = at
            return setting.clone()
        return setting

    def reshuffle(self, quick: Quick) -> SeaSaltPaper:
        world = self.clone()
        world.random = quick.random()
        world.deck = self.deck.clone()
        world.deck.mix(quick)
        return world

    # -- for learners --------------------------------------------------------------------------------------------------

    def again(self, random: Random) -> SeaSaltPaper:
        return first_round(self.seats, self.charter, random)

    def row_width(self) -> i64:
        return row_width(self.seats)

    def observe_into(self, seat: i64, out: vec[u8], at: i64) -> None:
        observe(self, seat, out, at)

    def truth_into(self, out: vec[u8], at: i64) -> None:
        truth(self, out, at)


def first_round(seats: i64, charter: Charter, random: Random) -> SeaSaltPaper:
    """A new game, its first round dealt."""
    table = SeaSaltPaper(
        seats,
        random,
        charter,
        zeros(seats * c.ROW),
        no_cards(c.N_CARDS),
        no_cards(c.N_CARDS),
        no_cards(c.N_CARDS),
        no_cards(c.MOST_PAIRS),
        zeros(seats),
        blank_memory(seats),
        Log(vec[i64](), 0),
        [],
    )
    # SSP-R19: the first player is drawn, or fixed by the table
    table.first = random.below(seats) if charter.first_seat == NOBODY else charter.first_seat
    deal_round(table)
    return table
