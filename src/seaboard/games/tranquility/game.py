"""Tranquility as the rest of Seaboard sees it."""

from __future__ import annotations

from collections import Counter
from typing import cast

from seaboard.core.game import Game, Json, Move, Prompt, Result, Score, Vocabulary
from seaboard.core.layout import Slice
from seaboard.core.options import Options
from seaboard.core.random import random_from
from seaboard.core.reading import Fields
from seaboard.core.refused import Refused
from seaboard.core.state import Event, Notes
from seaboard.games.tranquility.box.printed import KIND_NAMES, card_name
from seaboard.games.tranquility.options import TranquilityOptions, check_combination
from seaboard.games.tranquility.rules import codes as c
from seaboard.games.tranquility.rules.charter import charter_of
from seaboard.games.tranquility.rules.compasses import storm_facts
from seaboard.games.tranquility.rules.points import leader, points
from seaboard.games.tranquility.state import Tranquility, set_sail
from seaboard.games.tranquility.told import observation, positions
from seaboard.games.tranquility.told.moves import KINDS, named
from seaboard.games.tranquility.told.refusals import CLAUSES, CODES, is_notation, reason_against
from seaboard.games.tranquility.told.scoring import cards_left, score_of, voyage_score
from seaboard.games.tranquility.told.timeouts import move_for_absent
from seaboard.games.tranquility.told.view import is_spent, public_phase, torn_cells, view, window_key

EVENTS = (
    "voyage_begins",
    "dealt_again",
    "placed",
    "discarded",
    "discarded_card",
    "drew",
    "drew_cards",
    "started",
    "pledged",
    "shares",
    "gave",
    "night_falls",
    "finished",
    "finish_failed",
    "stuck",
    "asked_to_concede",
    "rocks_laid",
    "rocks_moved",
    "rocks_left",
    "swallowed",
    "monster_took_start",
    "storm_drawn",
    "storm_laid",
    "storm_passed",
    "purple_laid",
    "compass_gained",
    "compass_used",
    "proposed",
    "agreed",
    "disagreed",
    "explored",
    "rotated",
    "took",
    "turned_up",
    "sea_closed",
)
PROMPTS = (
    "act",
    "cell",
    "target",
    "discard",
    "turn",
    "pledge",
    "deck_top",
    "give",
    "rocks",
    "compass",
    "compass_storm",
    "compass_last",
    "vote",
    "purple",
    "yellow",
    "monster",
    "lay_rocks",
    "take",
    "concede",
)


class TranquilityGame(Game[Tranquility]):
    """A silent cooperative voyage for one to five; in a duel, two against each other."""

    name = "tranquility"
    rules_version = 1
    seats = range(1, 6)
    actions = int(c.ACTIONS)
    options = TranquilityOptions
    component_facts = frozenset({"card", "cards", "storm"})
    clauses = CLAUSES
    vocabulary = Vocabulary(
        moves=KINDS,
        prompts=PROMPTS,
        events=EVENTS,
        scores=("cells", "start", "finish", "cards_left", "placed", "neighbours", "rows", "discards"),
        endings=tuple(c.ENDINGS[1:]),
        components=KIND_NAMES,
        refusals=CODES,
        talk=("counts", "storms"),
    )

    def new(self, seats: int, options: TranquilityOptions, seed: str) -> Tranquility:
        return set_sail(seats, charter_of(options), random_from(seed))

    def opening(self, seats: int, options: TranquilityOptions, seed: str) -> list[Event]:
        notes = Notes()
        set_sail(seats, charter_of(options), random_from(seed), notes)
        return notes.events

    def check_options(self, options: TranquilityOptions, seats: int) -> None:
        check_combination(options, seats)

    def options_of(self, state: Tranquility) -> Options:
        options = state.charter.options
        assert isinstance(options, TranquilityOptions)
        return options

    # -- deciding ---------------------------------------------------------------------------------------------

    def describe(self, state: Tranquility, action: int) -> Move:
        return named(state, int(action))

    def prompt(self, state: Tranquility, seat: int | None) -> Prompt:
        """What is to be chosen; others learn nothing of a choice that is still secret."""
        phase = public_phase(state, seat)
        mine = state.who == seat
        if phase == c.CHOOSING_CELL:
            return Prompt("target" if state.chosen == c.MONSTER else "cell", {"card": card_name(state.chosen)})
        if phase == c.DISCARDING:
            return Prompt("discard", {"count": int(state.owed)})
        if phase == c.GIVING:
            share = int(state.players[state.who].share)
            return Prompt("give", {"count": int(state.owed) if mine and state.phase == c.GIVING else share})
        if phase == c.PLEDGING:
            return Prompt("pledge", {"round": int(state.round)})
        if phase == c.PROPOSING:
            return Prompt(window_key(state), {"storm": card_name(state.storm)} if state.storm else {})
        if phase == c.VOTING:
            return Prompt("vote", {"asker_seat": int(state.proposer), **storm_facts(state, state.proposal)})
        if phase == c.CONCEDING:
            torn = torn_cells(state)
            why: dict[str, object] = {"why": "torn", "cell": torn[0]} if torn else {"why": "open"}
            return Prompt("concede", {"asker_seat": int(state.active), **why})
        if phase == c.SHEDDING:
            return Prompt("yellow", {"count": int(state.players[state.who].hand.count - state.limit(state.who))})
        if phase == c.ACTING:
            if is_spent(state):
                return Prompt("act", {"play": "never"})
            plays = [move.kind for move in self.moves(state) if move.kind.startswith("play")] if mine else ["play"]
            return Prompt("act", {"play": "start" if plays == ["play_start"] else "yes" if plays else "no"})
        if phase == c.TAKING:
            room = state.charter.numbers.hand - state.players[state.active].hand.count
            return Prompt("take", {"count": int(min(room, state.market.count + state.exploration.count))})
        return Prompt(c.PHASES[phase])

    def is_half(self, state: Tranquility) -> bool:
        return state.phase == c.CHOOSING_CELL

    def timeout(self, state: Tranquility) -> int:
        return move_for_absent(state)

    def reason_against(self, state: Tranquility, text: str) -> Refused | None:
        return reason_against(state, text)

    def is_notation(self, state: Tranquility, text: str) -> bool:
        return is_notation(text)

    # -- showing ----------------------------------------------------------------------------------------------

    def view(self, state: Tranquility, seat: int | None) -> Json:
        return cast(Json, view(state, seat))

    def scores(self, state: Tranquility) -> list[Score]:
        return [score_of(state, seat) for seat in range(state.seats)]

    def result(self, state: Tranquility) -> Result | None:
        if state.phase != c.OVER:
            return None
        seats = range(state.seats)
        facts: dict[str, object] = {"cells": int(state.sea.filled), "cards_left": cards_left(state)}
        winners: tuple[int, ...] = ()
        if state.charter.mode == c.DUEL:
            best = int(leader(state))
            winners = (best,) if state.ending == c.DUEL_WON else tuple(seats) if state.ending == c.DUEL_SHARED else ()
            return Result(c.ENDINGS[state.ending], winners, tuple(int(points(state, s)) for s in seats), facts)
        if state.ending == c.WON:
            winners = tuple(seats)
        elif state.ending == c.STUCK or state.ending == c.CONCEDED:
            facts["seat"] = int(state.active)
        total = voyage_score(state).total
        return Result(c.ENDINGS[state.ending], winners, tuple(total for _ in seats), facts)

    def together(self, options: TranquilityOptions, seats: int) -> bool:
        return options.mode != "duel"

    def talk(self, state: Tranquility) -> str:
        """TRQ-124 … TRQ-127: silence, but for counts while pledging and storms while a compass may be used."""
        options = state.charter.options
        assert isinstance(options, TranquilityOptions)
        if state.seats == 1 or state.phase == c.OVER or options.chat == "house_rule":
            return "free"
        if state.phase == c.PLEDGING:
            return "counts"
        return "storms" if state.phase in (c.PROPOSING, c.VOTING) else "silent"

    # -- for learners -----------------------------------------------------------------------------------------

    def observation(self, seats: int, options: TranquilityOptions) -> tuple[Slice, ...]:
        return observation.slices(seats)

    def truth(self, seats: int, options: TranquilityOptions) -> tuple[Slice, ...]:
        return observation.truth(seats)

    def measure(self, state: Tranquility, seat: int) -> float:
        """The share of cells that are filled; in a duel the points, as a share of as many."""
        if state.charter.mode == c.DUEL:
            return int(points(state, seat)) / int(c.CELLS)
        return int(state.sea.filled) / int(c.CELLS)

    def longest(self, seats: int, options: TranquilityOptions) -> int:
        return 8000

    # -- writing down -----------------------------------------------------------------------------------------

    def write_state(self, state: Tranquility) -> Json:
        return positions.write_state(state)

    def read_state(self, fields: Fields, seats: int, options: TranquilityOptions, seed: str, drawn: int) -> Tranquility:
        return positions.read_state(fields, seats, charter_of(options), seed, drawn)

    def components(self, state: Tranquility) -> Counter[str]:
        return positions.count_cards(state)


GAME = TranquilityGame()
