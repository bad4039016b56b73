"""Finspan as the rest of Seaboard sees it."""

from __future__ import annotations

from collections import Counter
from typing import Any, ClassVar

from seaboard.core.game import Game, Json, Move, Prompt, Result, Score, Vocabulary
from seaboard.core.random import random_from
from seaboard.core.reading import Fields
from seaboard.core.refused import Refused
from seaboard.core.state import NOBODY
from seaboard.games.finspan import moves, reading, refusals, writing
from seaboard.games.finspan.actions import ACTIONS, BACK, DIVE, FINISH, KEEP_NONE, STOP
from seaboard.games.finspan.components import DECISION_NAMES, RAVEL_NAMES, SLOT_NAMES, Pack
from seaboard.games.finspan.counting import fish_in, total_points
from seaboard.games.finspan.frames import BENEFIT, DIVING, KEEPING, MOVING, PLAYING, TURN
from seaboard.games.finspan.notation import COLOURS, PRIMITIVES, SYMBOLS
from seaboard.games.finspan.ocean import DIVES, TOP
from seaboard.games.finspan.options import TILE_NAMES, FinspanOptions
from seaboard.games.finspan.pack import PACKS, corrected, standard_pack
from seaboard.games.finspan.playing import CARD_DUE, EGG_DUE, YOUNG_DUE
from seaboard.games.finspan.rules import Finspan
from seaboard.games.finspan.scoring import NAUTOMA_PARTS, PARTS, score_of, score_of_nautoma
from seaboard.games.finspan.setup import new_game
from seaboard.games.finspan.table import IN_BOX, UNDER_FISH, WITH_NAUTOMA
from seaboard.games.finspan.tables import CARDS, NO_FISH, NO_SLOT, SLOTS, units_of
from seaboard.games.finspan.tabulate import tables_of
from seaboard.games.finspan.view import view

EVENTS = (
    "plays",
    "discards",
    "pays-egg",
    "pays-young",
    "pays-school",
    "consumes",
    "dives",
    "draws",
    "retrieves",
    "lays-egg",
    "hatches",
    "adds-young",
    "moves-young",
    "moves-school",
    "forms-school",
    "eats",
    "keeps",
    "reshuffles",
    "week-ends",
    "scores-achievement",
    "has-most",
    "passes-marker",
    "uses",
    "game-ends",
    "nautoma-turn",
    "nautoma-places-marker",
    "nautoma-removes-marker",
    "nautoma-plays",
    "nautoma-gift",
    "nautoma-forms-school",
    "nautoma-hatches",
    "nautoma-gains-eggs",
    "nautoma-scores-achievement",
    "nautoma-has-most",
    "nautoma-ravel",
)
PROMPTS = (
    "turn",
    "place",
    "pay-card",
    "pay-egg",
    "pay-young",
    "pay-school",
    "bonus",
    "benefit",
    "move-young",
    "move-school",
    "keep",
    "ending",
)
ENDINGS = ("most_points", "most_cards", "shared", "beat_nautoma", "lost_to_nautoma")
UNIT_WORDS = tuple(f"unit_{name.lower()}" for name in PRIMITIVES)
ROW_WORDS = tuple(f"row{row}" for row in range(1, 7))


class FinspanGame(Game[Finspan]):
    """One to five players; alone against the Nautoma."""

    name: ClassVar[str] = "finspan"
    rules_version: ClassVar[int] = 1
    seats: ClassVar[range] = range(1, 6)
    actions: ClassVar[int] = int(ACTIONS)
    options: ClassVar[type[FinspanOptions]] = FinspanOptions
    component_facts: ClassVar[frozenset[str]] = frozenset(
        {"card", "fish", "slot", "origin", "site", "achievement", "decision", "token", "units"}
    )
    vocabulary: ClassVar[Vocabulary] = Vocabulary(
        moves=moves.KINDS,
        prompts=PROMPTS,
        events=EVENTS,
        scores=(*PARTS, *NAUTOMA_PARTS),
        endings=ENDINGS,
        components=(
            *standard_pack().fish_names,
            *COLOURS,
            *ROW_WORDS,
            "empty_slot",
            "egg",
            "young",
            "school",
            *SYMBOLS,
            *UNIT_WORDS,
            *TILE_NAMES,
            *DECISION_NAMES,
            *RAVEL_NAMES,
        ),
        refusals=refusals.CODES,
    )

    def __init__(self, pack: Pack | None = None) -> None:
        self.data = pack or standard_pack()
        self.pack = self.data.name
        PACKS[self.pack] = self.data
        self.tables = tables_of(self.data)
        self.fish_names = list(self.data.fish_names)

    def with_pack(self, data: object) -> FinspanGame:
        return FinspanGame(corrected(data))

    # -- starting ---------------------------------------------------------------------------------------------

    def check_options(self, options: FinspanOptions, seats: int) -> None:
        if options.ravel != "off" and seats > 1:
            raise Refused("finspan-ravel-alone", option="ravel", seats=seats)
        if options.side == "a":
            for name in ("week_1", "week_2", "week_3"):
                if getattr(options, name) != "random":
                    raise Refused("finspan-tiles-side-a", option=name, value=getattr(options, name))

    def new(self, seats: int, options: FinspanOptions, seed: str) -> Finspan:
        wanted = [
            -1 if name == "random" else TILE_NAMES.index(name)
            for name in (options.week_1, options.week_2, options.week_3)
        ]
        strength = 0 if options.ravel == "off" else int(options.ravel)
        return new_game(
            self.tables,
            self.fish_names,
            options,
            seats,
            random_from(seed),
            options.side == "b",
            wanted,
            options.keep_one,
            options.nautoma,
            strength,
        )

    def options_of(self, state: Finspan) -> FinspanOptions:
        return state.options

    # -- deciding ---------------------------------------------------------------------------------------------

    def describe(self, state: Finspan, action: int) -> Move:
        return moves.describe(state, action)

    def prompt(self, state: Finspan, seat: int | None) -> Prompt:
        top = state.top
        if top is None:
            raise Refused("game-over")
        facts: dict[str, object] = {"seat": int(top.seat)}
        if top.card != NO_FISH:
            facts["card"] = state.names[int(top.card)]
        if top.kind == TURN:
            return Prompt("turn", {**facts, "divers": int(state.oceans[int(top.seat)].divers)})
        if top.kind == PLAYING:
            if top.slot == NO_SLOT:
                return Prompt("place", facts)
            due = state.due(top)
            cost = "card" if due == CARD_DUE else "egg" if due == EGG_DUE else "young" if due == YOUNG_DUE else "school"
            return Prompt(f"pay-{cost}", facts)
        if top.kind == BENEFIT:
            counts = [(name, int(units_of(top.units, i))) for i, name in enumerate(UNIT_WORDS)]
            left = [name for name, count in counts for _ in range(count)]
            return Prompt("benefit" if top.card != NO_FISH else "bonus", {**facts, "units": left})
        if top.kind == MOVING:
            return Prompt("move-school" if top.left else "move-young", facts)
        return Prompt("keep" if top.kind == KEEPING else "ending", facts)

    def timeout(self, state: Finspan) -> int:
        """A dive where most fish are, nothing optional, and what was begun is brought to its end."""
        top = state.top
        legal = state.legal()
        if top is None:
            raise Refused("game-over")
        if top.kind == TURN:
            ocean = state.oceans[int(top.seat)]
            columns = [sum(1 << (3 * row + site) for row in range(6)) for site in range(3)]
            return int(DIVE) + max(range(3), key=lambda site: int(fish_in(ocean, columns[site])))
        for action in (STOP, KEEP_NONE, FINISH):
            if int(action) in legal:
                return int(action)
        return next(action for action in legal if action != BACK)

    def why_not(self, state: Finspan, text: str) -> Refused:
        return refusals.why_not(state, text) or super().why_not(state, text)

    # -- showing ----------------------------------------------------------------------------------------------

    def view(self, state: Finspan, seat: int | None) -> Json:
        return {**view(state, seat), "pack": self.pack}

    def scores(self, state: Finspan) -> list[Score]:
        return [score_of(state.tables, ocean) for ocean in state.oceans]

    def result(self, state: Finspan) -> Result | None:
        if state.actor() != NOBODY:
            return None
        totals = tuple(int(total_points(state.tables, ocean)) for ocean in state.oceans)
        winners = tuple(seat for seat in range(int(state.seats)) if state.is_winner(seat))
        nautoma = state.nautoma
        if nautoma is not None:
            sheet = score_of_nautoma(state.tables, nautoma)
            facts: dict[str, object] = {"nautoma": sheet.total, "points": totals[0]}
            return Result("beat_nautoma" if winners else "lost_to_nautoma", winners, totals, facts)
        facts = {"seat": winners[0], "points": max(totals)}
        if len(winners) > 1:
            return Result("shared", winners, totals, {**facts, "count": len(winners)})
        tied = totals.count(max(totals)) > 1
        return Result("most_cards" if tied else "most_points", winners, totals, facts)

    # -- writing down -----------------------------------------------------------------------------------------

    def write_state(self, state: Finspan) -> Json:
        return writing.write_state(state)

    def read_state(self, fields: Fields, seats: int, options: Any, seed: str, drawn: int) -> Finspan:
        return reading.read_state(fields, seats, options, seed, drawn, self.tables, self.fish_names)

    def components(self, state: Finspan) -> Counter[str]:
        """Cards wherever they lie, divers, and the Nautoma's cards; tokens come from an endless supply. (FIN-R9)"""
        count: Counter[str] = Counter(state.names[card] for card in state.deck.listed())
        for seat, ocean in enumerate(state.oceans):
            for card in (*ocean.hand.listed(), *ocean.discard.listed()):
                count[state.names[card]] += 1
            for slot in range(len(SLOT_NAMES)):
                fish = int(ocean.mat[TOP + slot])
                if fish >= 0:
                    count[state.names[fish]] += 1
                printed = int(state.tables.printed[slot])
                if printed not in (fish, int(NO_FISH)):
                    count[state.names[printed]] += 1
            under_way = sum(frame.kind == DIVING and frame.seat == seat for frame in writing.frames_of(state))
            count["diver"] += (
                int(ocean.divers) + int(ocean.plays) + sum(int(ocean.mat[DIVES + i]) for i in range(3)) + under_way
            )
        first = int(UNDER_FISH)
        for card in range(int(CARDS)):
            if state.lies[card] in (IN_BOX, WITH_NAUTOMA) or first <= state.lies[card] < first + 5 * int(SLOTS):
                count[state.names[card]] += 1
        if state.nautoma is not None:
            count["decision"] = int(state.nautoma.deck.count) + int(state.nautoma.shown.count)
        return count
