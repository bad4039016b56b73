"""Kelp: Shark vs Octopus as the rest of Seaboard sees it."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

from seaboard.core.game import Game, Json, Move, Prompt, Result, Score, Vocabulary
from seaboard.core.layout import Slice
from seaboard.core.options import Options
from seaboard.core.reading import Fields
from seaboard.core.refused import Refused
from seaboard.games.kelp.box import printed as p
from seaboard.games.kelp.box.check import pack_problems
from seaboard.games.kelp.options import KelpOptions
from seaboard.games.kelp.rules import codes as c
from seaboard.games.kelp.rules.setup import set_up
from seaboard.games.kelp.rules.tabulate import Book, standard
from seaboard.games.kelp.state import Kelp, bare_table
from seaboard.games.kelp.told import moves, observation, positions, scoring
from seaboard.games.kelp.told.decisions import PHASE_NUMBERS, phase_name, prompt_facts
from seaboard.games.kelp.told.reading import read_state
from seaboard.games.kelp.told.refusals import CLAUSES, REFUSALS, is_notation, reason_against
from seaboard.games.kelp.told.timeouts import is_drawn, move_for_absent
from seaboard.games.kelp.told.view import view

EVENTS = (
    "home",
    "play",
    "discard",
    "draw",
    "draw-own",
    "reshuffle",
    "reveal",
    "hide",
    "swap",
    "shuffle",
    "settle",
    "settle-own",
    "learn",
    "learn-to-hand",
    "exchange",
    "remove",
    "eat",
    "food",
    "tutor",
    "tutor-deck",
    "tutor-own",
    "calm",
    "shark-turn",
    "take-dice",
    "take-dice-own",
    "refill",
    "pick-own",
    "roll",
    "reroll",
    "skill",
    "raise",
    "turn",
    "purge",
    "store",
    "lay",
    "swim",
    "ride",
    "ride-to-bag",
    "forced-move",
    "hunt",
    "wasted",
    "trap",
    "confrontation",
    "showdown",
    "escaped",
    "hunger",
    "tile",
    "energy",
    "energy-lost",
    "buy",
    "row",
    "refresh",
)


class KelpGame(Game[Kelp]):
    """An asymmetric duel: seat 0 is the shark with its dice, seat 1 the octopus with its cards and blocks."""

    name = "kelp"
    rules_version = 1
    seats = range(2, 3)
    actions = int(c.ACTIONS)
    options = KelpOptions
    roles = ("shark", "octopus")
    component_facts = frozenset(
        {
            "card",
            "cards",
            "block",
            "gone",
            "zone",
            "zones",
            "other",
            "cell",
            "die",
            "dice",
            "colour",
            "colours",
            "escape",
            "hunt",
            "counter",
            "skill",
            "pile",
            "tile",
        }
    )
    clauses = CLAUSES
    vocabulary = Vocabulary(
        moves=moves.MOVE_KINDS,
        prompts=tuple(name for name in PHASE_NUMBERS if name != "over"),
        events=EVENTS,
        scores=("victory",),
        endings=tuple(scoring.ENDINGS.values()),
        components=(
            *dict.fromkeys(
                (
                    "shark",
                    "octopus",
                    *p.DICE_COLOURS,
                    *p.ESCAPE_COLOURS,
                    *(str(value) for value in range(1, 7)),
                    *standard().zones,
                    *standard().cells,
                    *standard().blocks,
                    *standard().cards,
                    *standard().skills,
                    *standard().tiles,
                    *(f"pile_{name}" for name in p.TYPES),
                    *standard().pack.escape_names,
                    *standard().pack.counter_names,
                )
            ),
        ),
        refusals=REFUSALS,
    )

    def __init__(self, book: Book | None = None) -> None:
        self.book = book or standard()
        self.pack = self.book.label
        self.correction = None if self.pack == "standard" else self.book.data

    def with_pack(self, data: object) -> KelpGame:
        """The game with a corrected pack. One fault is refused as such, several are told together."""
        problems = self.check_pack(data)
        if len(problems) == 1:
            raise problems[0]
        if problems:
            told = "\n".join(f"{number}. {problem}" for number, problem in enumerate(problems, 1))
            field = problems[0].facts.get("field", "")
            raise Refused("kelp-pack-problems", field=field, count=len(problems), problems=told)
        return KelpGame(Book(cast(Json, data)))

    def printed(self) -> Json:
        return self.book.data

    def knows(self, state: Kelp) -> bool:
        return state.pack is self.book.pack

    def check_pack(self, data: object) -> list[Refused]:
        """Everything that is wrong with a pack."""
        return pack_problems(data)

    def new(self, seats: int, options: KelpOptions, seed: str) -> Kelp:
        state = bare_table(self.book, options, seed, 0)
        set_up(state)
        return state

    def options_of(self, state: Kelp) -> Options:
        return KelpOptions(
            board="night" if state.night else "day",
            outer_ring=bool(state.ring),
            whole_effects=bool(state.strict),
            most_rounds=int(state.most_rounds),
        )

    # -- for learners --------------------------------------------------------------------------------------

    def observation(self, seats: int, options: KelpOptions) -> tuple[Slice, ...]:
        return observation.slices()

    def truth(self, seats: int, options: KelpOptions) -> tuple[Slice, ...]:
        return observation.truth()

    def measure(self, state: Kelp, seat: int) -> float:
        """The octopus: food eaten, as a share of what wins. The shark: hunger that is left."""
        if seat == c.OCTOPUS:
            return int(state.eaten) / int(state.pack.food)
        return 1 - sum(int(dice) for dice in state.hunger) / int(state.pack.hunger)

    def longest(self, seats: int, options: KelpOptions) -> int:
        return 400 * int(options.most_rounds)

    # -- deciding ------------------------------------------------------------------------------------------

    def describe(self, state: Kelp, action: int) -> Move:
        return moves.describe(state, action)

    def prompt(self, state: Kelp, seat: int | None) -> Prompt:
        return Prompt(phase_name(state), prompt_facts(state))

    def timeout(self, state: Kelp) -> int:
        return move_for_absent(state)

    def tells_timeout(self, state: Kelp) -> bool:
        return not is_drawn(state)

    def reason_against(self, state: Kelp, text: str) -> Refused | None:
        return reason_against(state, text)

    def is_notation(self, state: Kelp, text: str) -> bool:
        return is_notation(state, text)

    # -- showing -------------------------------------------------------------------------------------------

    def view(self, state: Kelp, seat: int | None) -> Json:
        shown = view(state, seat)
        if self.correction is not None:
            shown["pack"] = self.pack
        return cast(Json, shown)

    def scores(self, state: Kelp) -> list[Score]:
        return scoring.scores(state)

    def result(self, state: Kelp) -> Result | None:
        return scoring.result(state)

    # -- writing down --------------------------------------------------------------------------------------

    def write_state(self, state: Kelp) -> Json:
        return positions.write_state(state)

    def read_state(self, fields: Fields, seats: int, options: Any, seed: str, drawn: int) -> Kelp:
        return read_state(fields, self.book, options, seed, drawn)

    def components(self, state: Kelp) -> Counter[str]:
        return positions.components(state)


GAME = KelpGame()
