# seaboard: compiled
"""The table: everything that lies on it. The rules that move things about are in the modules named after them."""

from __future__ import annotations

from mypy_extensions import i64

from seaboard.core.cards import Cards
from seaboard.core.random import Random
from seaboard.core.state import EVERYONE, NOBODY, State
from seaboard.games.tranquility.rules import codes as c
from seaboard.games.tranquility.rules.charter import Charter
from seaboard.games.tranquility.rules.duel_log import DuelLog
from seaboard.games.tranquility.rules.sea import Sea
from seaboard.games.tranquility.rules.seat import Seat


class Table(State):
    """All fields of a game. `phase` is what `who` decides; while it is WORKING, `step` is carried out next."""

    def __init__(
        self,
        seats: i64,
        random: Random,
        charter: Charter,
        sea: Sea,
        players: list[Seat],
        removed: Cards,
        gone: Cards,
        exploration: Cards,
        explored: Cards,
        market: Cards,
        log: DuelLog,
    ) -> None:
        super().__init__(seats, c.ACTIONS, random)
        self.charter = charter
        self.sea = sea
        self.players = players
        self.removed = removed  # islands taken out unseen (TRQ-89)
        self.gone = gone  # islands, monsters and starts that left the game face up
        self.exploration = exploration  # the exploration deck; in a duel the stock
        self.explored = explored  # exploration cards revealed so far
        self.market = market  # the open cards of a duel
        self.log = log  # of a duel

        self.phase: i64 = c.WORKING
        self.step: i64 = c.BEGIN_TURN
        self.who: i64 = 0  # who decides
        self.active: i64 = 0  # whose turn it is
        self.turns: i64 = 0  # turns finished
        self.ending: i64 = c.RUNNING

        self.started: bool = False  # a start card lies on the table
        self.finished: bool = False  # a finish card lies on the table
        self.night_up: bool = False  # how all hands are held (TRQ-106)
        self.chosen: i64 = 0  # the card for which a cell is being chosen
        self.cell: i64 = -1  # where an island was placed this turn, until its row has been looked at
        self.explores: bool = False  # the island covered a border card
        self.declared: bool = False  # a finish failed in this turn (TRQ-71)
        self.quiet: i64 = 0  # turns until giving up may be proposed again
        self.asked: i64 = 0  # how often it was proposed on this voyage

        self.owed: i64 = 0  # cards still to be discarded
        self.paid: i64 = 0
        self.reason: i64 = 0
        self.round: i64 = 0  # of pledges
        self.answered: i64 = 0  # how many have pledged, given, or been asked for a compass
        self.votes: i64 = 0  # how many have agreed to a proposal

        self.drawing: i64 = c.OPENING
        self.drawer: i64 = 0
        self.extra: i64 = 0  # cards still to be drawn beyond the limit by the drawer
        self.refills: i64 = 0  # players still to draw, the drawer included
        self.all_refill: bool = False  # a start card was played in this turn (TRQ-44)
        self.drew: i64 = 0  # cards drawn by the drawer so far, for the log

        self.storm: i64 = 0  # the storm card just drawn or explored
        self.storm_explored: bool = False
        self.window: i64 = 0
        self.asker: i64 = 0  # who was asked first in a compass window
        self.proposer: i64 = 0
        self.proposal: i64 = 0  # the action proposed

        self.pool: i64 = 0  # compasses of all players
        self.supply: i64 = 0  # compasses beside the sea
        self.spent: i64 = 0  # compasses used up
        self.yellow_gone: i64 = 0
        self.purple_gone: i64 = 0
        self.orange_gone: i64 = 0
        self.rows_paid: i64 = 0  # bits of rows that have given a compass (TRQ-85)
        self.start_paid: bool = False  # a start card has given its compass (TRQ-82)
        self.rocks_gone: bool = False
        self.rocks_fresh: bool = False  # explored in this turn (TRQ-102a)

    def copy_fields_to(self, copy: Table) -> None:
        """Everything that is not a pile of cards."""
        copy.reveals = self.reveals
        copy.phase = self.phase
        copy.step = self.step
        copy.who = self.who
        copy.active = self.active
        copy.turns = self.turns
        copy.ending = self.ending
        copy.started = self.started
        copy.finished = self.finished
        copy.night_up = self.night_up
        copy.chosen = self.chosen
        copy.cell = self.cell
        copy.explores = self.explores
        copy.declared = self.declared
        copy.quiet = self.quiet
        copy.asked = self.asked
        copy.owed = self.owed
        copy.paid = self.paid
        copy.reason = self.reason
        copy.round = self.round
        copy.answered = self.answered
        copy.votes = self.votes
        copy.drawing = self.drawing
        copy.drawer = self.drawer
        copy.extra = self.extra
        copy.refills = self.refills
        copy.all_refill = self.all_refill
        copy.drew = self.drew
        copy.storm = self.storm
        copy.storm_explored = self.storm_explored
        copy.window = self.window
        copy.asker = self.asker
        copy.proposer = self.proposer
        copy.proposal = self.proposal
        copy.pool = self.pool
        copy.supply = self.supply
        copy.spent = self.spent
        copy.yellow_gone = self.yellow_gone
        copy.purple_gone = self.purple_gone
        copy.orange_gone = self.orange_gone
        copy.rows_paid = self.rows_paid
        copy.start_paid = self.start_paid
        copy.rocks_gone = self.rocks_gone
        copy.rocks_fresh = self.rocks_fresh

    def actor(self) -> i64:
        return NOBODY if self.phase == c.OVER else self.who

    def limit(self, seat: i64) -> i64:
        """TRQ-75: the hand limit, lower under a yellow storm."""
        return self.charter.numbers.yellow_hand if self.players[seat].yellow > 0 else self.charter.numbers.hand

    def after(self, seat: i64, steps: i64) -> i64:
        """The seat so many places further clockwise."""
        return (seat + steps) % self.seats

    def decide(self, phase: i64, who: i64) -> None:
        """Wait for a decision."""
        self.phase = phase
        self.who = who

    def then(self, step: i64) -> None:
        """Nobody has to decide: go on with a step."""
        self.phase = c.WORKING
        self.step = step

    def end(self, ending: i64) -> None:
        self.phase = c.OVER
        self.ending = ending
        self.who = NOBODY

    def is_pyramid(self) -> bool:
        return self.charter.mode == c.PYRAMID

    def uses_compasses(self) -> bool:
        return self.charter.storms or self.is_pyramid()

    def cell_name(self, cell: i64) -> str:
        layout = self.charter.layout
        return f"r{layout.row_of[cell] + 1}c{layout.column_of[cell]}"

    def gain_compass(self, why: str) -> None:
        """A compass goes from the supply to the common pool; gains stop when the supply is used up (TRQ-85)."""
        if self.supply > 0:
            self.supply -= 1
            self.pool += 1
            if self.notes is not None:
                self.notes.tell("compass_gained", EVERYONE, {"seat": int(self.active), "why": why})
