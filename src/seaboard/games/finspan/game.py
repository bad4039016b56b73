"""Finspan as the rest of Seaboard sees it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, ClassVar, cast

from seaboard.core.game import Game, Json, Move, Prompt, Result, Score, Vocabulary
from seaboard.core.layout import Slice
from seaboard.core.random import random_from
from seaboard.core.reading import Fields
from seaboard.core.refused import Refused
from seaboard.core.state import NOBODY
from seaboard.games.finspan.box.effect_text import COLOURS, PRIMITIVES, SYMBOLS, ZONES
from seaboard.games.finspan.box.pack import corrected, remember, standard_pack
from seaboard.games.finspan.box.printed import DECISION_NAMES, RAVEL_NAMES, SLOT_NAMES, Pack
from seaboard.games.finspan.options import TILE_NAMES, FinspanOptions
from seaboard.games.finspan.rules import codes as c
from seaboard.games.finspan.rules.numbering import numbers_of
from seaboard.games.finspan.rules.payment import CARD_DUE, EGG_DUE, YOUNG_DUE, due
from seaboard.games.finspan.rules.points import total_points
from seaboard.games.finspan.state import Finspan, new_game
from seaboard.games.finspan.told import moves, observation, positions, reading, refusals, timeouts
from seaboard.games.finspan.told.scoring import NAUTOMA_PARTS, PARTS, score_of, score_of_nautoma
from seaboard.games.finspan.told.view import view

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
    rules_version: ClassVar[int] = 2
    seats: ClassVar[range] = range(1, 6)
    actions: ClassVar[int] = int(c.ACTIONS)
    options: ClassVar[type[FinspanOptions]] = FinspanOptions
    component_facts: ClassVar[frozenset[str]] = frozenset(
        {"card", "fish", "giver", "slot", "origin", "site", "zone", "zones"}
        | {"achievement", "decision", "token", "units"}
    )
    clauses: ClassVar[Mapping[str, str]] = refusals.CLAUSES
    vocabulary: ClassVar[Vocabulary] = Vocabulary(
        moves=moves.KINDS,
        prompts=PROMPTS,
        events=EVENTS,
        scores=(*PARTS, *NAUTOMA_PARTS),
        endings=ENDINGS,
        components=(
            *standard_pack().fish_names,
            *COLOURS,
            *ZONES,
            "deep",
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

    def __init__(self, pack: Pack | None = None, correction: Json | None = None) -> None:
        self.data = pack or standard_pack()
        self.pack = self.data.label
        self.correction = correction
        remember(self.data)
        self.numbers = numbers_of(self.data)
        self.fish_names = list(self.data.fish_names)

    def with_pack(self, data: object) -> FinspanGame:
        return FinspanGame(corrected(data), cast(Json, data))

    def printed(self) -> Json:
        return self.data.whole

    def knows(self, state: Finspan) -> bool:
        return state.numbers is self.numbers

    # -- starting ---------------------------------------------------------------------------------------------

    def check_options(self, options: FinspanOptions, seats: int) -> None:
        if options.ravel != "off" and seats > 1:
            raise Refused("finspan-ravel-alone", option="ravel", seats=seats)
        if options.side == "a":
            for name in ("week_1", "week_2", "week_3"):
                if getattr(options, name) != "random":
                    raise Refused("finspan-tiles-side-a", option=name, value=getattr(options, name))

    def new(self, seats: int, options: FinspanOptions, seed: str) -> Finspan:
        return new_game(self.numbers, self.fish_names, options, seats, random_from(seed))

    def options_of(self, state: Finspan) -> FinspanOptions:
        return state.options

    # -- for learners -----------------------------------------------------------------------------------------

    def observation(self, seats: int, options: FinspanOptions) -> tuple[Slice, ...]:
        return observation.slices(seats)

    def truth(self, seats: int, options: FinspanOptions) -> tuple[Slice, ...]:
        return observation.truth()

    def measure(self, state: Finspan, seat: int) -> float:
        """Points as they stand, as a share of a hundred and fifty."""
        return int(total_points(state.numbers, state.oceans[seat])) / 150

    def longest(self, seats: int, options: FinspanOptions) -> int:
        return 4000 * seats

    # -- deciding ---------------------------------------------------------------------------------------------

    def describe(self, state: Finspan, action: int) -> Move:
        return moves.describe(state, action)

    def prompt(self, state: Finspan, seat: int | None) -> Prompt:
        top = state.top
        if top is None:
            raise Refused("game-over")
        facts: dict[str, object] = {"seat": int(top.seat)}
        if top.card != c.NO_FISH:
            facts["card"] = state.names[int(top.card)]
        if top.kind == c.TURN:
            return Prompt("turn", {**facts, "divers": int(state.oceans[int(top.seat)].divers)})
        if top.kind == c.PLAYING:
            if top.slot == c.NO_SLOT:
                return Prompt("place", {**facts, "eats": int(state.numbers.consumes[int(top.card)])})
            part = due(state, top)
            cost = (
                "card" if part == CARD_DUE else "egg" if part == EGG_DUE else "young" if part == YOUNG_DUE else "school"
            )
            return Prompt(f"pay-{cost}", facts)
        if top.kind == c.BENEFIT:
            counts = [(name, int(c.units_of(top.units, i))) for i, name in enumerate(UNIT_WORDS)]
            facts["units"] = [name for name, count in counts for _ in range(count)]
            if top.card == c.NO_FISH:
                return Prompt("bonus", facts)
            return Prompt("benefit", {**facts, "owner_seat": _owner(state, int(top.card), int(top.seat))})
        if top.kind == c.MOVING:
            return Prompt("move-school" if top.left else "move-young", facts)
        return Prompt("keep" if top.kind == c.KEEPING else "ending", facts)

    def timeout(self, state: Finspan) -> int:
        """The move that costs a late player least."""
        if state.top is None:
            raise Refused("game-over")
        return timeouts.late_move(state, state.top)

    def reason_against(self, state: Finspan, text: str) -> Refused | None:
        return refusals.reason_against(state, text)

    def is_notation(self, state: Finspan, text: str) -> bool:
        return moves.action_of(state.names, text) is not None

    # -- showing ----------------------------------------------------------------------------------------------

    def view(self, state: Finspan, seat: int | None) -> Json:
        return cast(Json, view(state, seat, self.pack))

    def scores(self, state: Finspan) -> list[Score]:
        return [score_of(state.numbers, ocean) for ocean in state.oceans]

    def result(self, state: Finspan) -> Result | None:
        if state.actor() != NOBODY:
            return None
        totals = tuple(int(total_points(state.numbers, ocean)) for ocean in state.oceans)
        winners = tuple(seat for seat in range(int(state.seats)) if state.is_winner(seat))
        nautoma = state.nautoma
        if nautoma is not None:
            sheet = score_of_nautoma(state.numbers, nautoma)
            facts: dict[str, object] = {"nautoma": sheet.total, "points": totals[0]}
            return Result("beat_nautoma" if winners else "lost_to_nautoma", winners, totals, facts)
        facts = {"seat": winners[0], "points": max(totals)}
        if len(winners) > 1:
            return Result("shared", winners, totals, {**facts, "count": len(winners)})
        tied = totals.count(max(totals)) > 1
        return Result("most_cards" if tied else "most_points", winners, totals, facts)

    # -- writing down -----------------------------------------------------------------------------------------

    def write_state(self, state: Finspan) -> Json:
        return positions.write_state(state)

    def read_state(self, fields: Fields, seats: int, options: Any, seed: str, drawn: int) -> Finspan:
        return reading.read_state(fields, seats, options, seed, drawn, self.numbers, self.fish_names)

    def components(self, state: Finspan) -> Counter[str]:
        """Cards wherever they lie, divers, and the Nautoma's cards; tokens come from an endless supply. (FIN-R9)"""
        count: Counter[str] = Counter(state.names[card] for card in state.deck.listed())
        for seat, ocean in enumerate(state.oceans):
            for card in (*ocean.hand.listed(), *ocean.discard.listed()):
                count[state.names[card]] += 1
            for slot in range(len(SLOT_NAMES)):
                fish = int(ocean.top[slot])
                if fish >= 0:
                    count[state.names[fish]] += 1
                printed = int(state.numbers.printed[slot])
                if printed not in (fish, int(c.NO_FISH)):
                    count[state.names[printed]] += 1
            under_way = sum(frame.kind == c.DIVING and frame.seat == seat for frame in positions.frames_of(state))
            count["diver"] += (
                int(ocean.divers) + int(ocean.plays) + sum(int(ocean.dives[i]) for i in range(3)) + under_way
            )
        first = int(c.UNDER_FISH)
        for card in range(int(c.CARDS)):
            if state.lies[card] in (c.IN_BOX, c.WITH_NAUTOMA) or first <= state.lies[card] < first + 5 * int(c.SLOTS):
                count[state.names[card]] += 1
        if state.nautoma is not None:
            count["decision"] = int(state.nautoma.deck.count) + int(state.nautoma.shown.count)
        return count


def _owner(state: Finspan, card: int, seat: int) -> int:
    """Whose fish a benefit comes from; a fish of the Nautoma, or a covered one, is as good as one's own."""
    owners = [one for one, ocean in enumerate(state.oceans) if card in map(int, ocean.top)]
    return owners[0] if owners else seat
