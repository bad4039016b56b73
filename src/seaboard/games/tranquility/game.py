"""Tranquility as the rest of Seaboard sees it."""

from __future__ import annotations

from collections import Counter

from seaboard.core.game import Game, Json, Move, Prompt, Result, Score, Vocabulary
from seaboard.core.options import Options
from seaboard.core.random import random_from
from seaboard.core.reading import Fields
from seaboard.core.refused import Refused
from seaboard.games.tranquility import positions
from seaboard.games.tranquility.codes import (
    ACTIONS,
    CHOOSING_CELL,
    CONCEDED,
    CONCEDING,
    DISCARDING,
    DUEL,
    DUEL_SHARED,
    DUEL_WON,
    ENDINGS,
    GIVING,
    MONSTER,
    OVER,
    PLEDGING,
    PROPOSING,
    SHEDDING,
    STAGES,
    STUCK,
    VOTING,
    WON,
)
from seaboard.games.tranquility.compasses import storm_facts
from seaboard.games.tranquility.components import KIND_NAMES, card_name, charter_of
from seaboard.games.tranquility.duel import leader, points
from seaboard.games.tranquility.launch import set_sail
from seaboard.games.tranquility.moves import KINDS, named
from seaboard.games.tranquility.options import TranquilityOptions, check_combination
from seaboard.games.tranquility.refusals import CODES, reason_against
from seaboard.games.tranquility.rules import Tranquility
from seaboard.games.tranquility.scoring import cards_left, score_of, voyage_score
from seaboard.games.tranquility.timeouts import move_for_absent
from seaboard.games.tranquility.view import public_stage, view, window_key

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
    actions = int(ACTIONS)
    options = TranquilityOptions
    component_facts = frozenset({"card", "cards", "storm"})
    vocabulary = Vocabulary(
        moves=KINDS,
        prompts=PROMPTS,
        events=EVENTS,
        scores=("cells", "start", "finish", "cards_left", "placed", "neighbours", "rows", "discards"),
        endings=tuple(ENDINGS[1:]),
        components=KIND_NAMES,
        refusals=CODES,
        talk=("counts", "storms"),
    )

    def new(self, seats: int, options: TranquilityOptions, seed: str) -> Tranquility:
        return set_sail(seats, charter_of(options), random_from(seed))

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
        stage = public_stage(state, seat)
        mine = state.who == seat
        if stage == CHOOSING_CELL:
            return Prompt("target" if state.chosen == MONSTER else "cell", {"card": card_name(state.chosen)})
        if stage == DISCARDING:
            return Prompt("discard", {"count": int(state.owed)})
        if stage == GIVING:
            share = int(state.players[state.who].share)
            return Prompt("give", {"count": int(state.owed) if mine and state.stage == GIVING else share})
        if stage == PLEDGING:
            return Prompt("pledge", {"round": int(state.round)})
        if stage == PROPOSING:
            return Prompt(window_key(state), {"storm": card_name(state.storm)} if state.storm else {})
        if stage == VOTING:
            return Prompt("vote", {"asker_seat": int(state.proposer), **storm_facts(state, state.proposal)})
        if stage == CONCEDING:
            return Prompt("concede", {"asker_seat": int(state.active)})
        if stage == SHEDDING:
            return Prompt("yellow", {"count": int(state.players[state.who].hand.count - state.limit(state.who))})
        return Prompt(STAGES[stage])

    def timeout(self, state: Tranquility) -> int:
        return move_for_absent(state)

    def why_not(self, state: Tranquility, text: str) -> Refused:
        return reason_against(state, text) or super().why_not(state, text)

    # -- showing ----------------------------------------------------------------------------------------------

    def view(self, state: Tranquility, seat: int | None) -> Json:
        return view(state, seat)

    def scores(self, state: Tranquility) -> list[Score]:
        return [score_of(state, seat) for seat in range(state.seats)]

    def result(self, state: Tranquility) -> Result | None:
        if state.stage != OVER:
            return None
        seats = range(state.seats)
        facts: dict[str, object] = {"cells": int(state.sea.filled), "cards_left": cards_left(state)}
        winners: tuple[int, ...] = ()
        if state.charter.mode == DUEL:
            best = int(leader(state))
            winners = (best,) if state.ending == DUEL_WON else tuple(seats) if state.ending == DUEL_SHARED else ()
            return Result(ENDINGS[state.ending], winners, tuple(int(points(state, s)) for s in seats), facts)
        if state.ending == WON:
            winners = tuple(seats)
        elif state.ending == STUCK or state.ending == CONCEDED:
            facts["seat"] = int(state.active)
        total = voyage_score(state).total
        return Result(ENDINGS[state.ending], winners, tuple(total for _ in seats), facts)

    def together(self, options: TranquilityOptions, seats: int) -> bool:
        return options.mode != "duel"

    def talk(self, state: Tranquility) -> str:
        """TRQ-124 … TRQ-127: silence, but for counts while pledging and storms while a compass may be used."""
        options = state.charter.options
        assert isinstance(options, TranquilityOptions)
        if state.seats == 1 or state.stage == OVER or options.chat == "house_rule":
            return "free"
        if state.stage == PLEDGING:
            return "counts"
        return "storms" if state.stage in (PROPOSING, VOTING) else "silent"

    # -- writing down -----------------------------------------------------------------------------------------

    def write_state(self, state: Tranquility) -> Json:
        return positions.write_state(state)

    def read_state(self, fields: Fields, seats: int, options: TranquilityOptions, seed: str, drawn: int) -> Tranquility:
        return positions.read_state(fields, seats, charter_of(options), seed, drawn)

    def components(self, state: Tranquility) -> Counter[str]:
        return positions.count_cards(state)


GAME = TranquilityGame()
