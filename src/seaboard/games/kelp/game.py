"""Kelp: Shark vs Octopus as the rest of Seaboard sees it."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

from seaboard.core.game import Game, Json, Move, Prompt, Result, Score, Vocabulary
from seaboard.core.options import Options
from seaboard.core.reading import Fields
from seaboard.core.refused import Refused
from seaboard.games.kelp import codes as c
from seaboard.games.kelp import moves, positions, scoring
from seaboard.games.kelp.components import ESCAPE_COLOURS, TYPES, Components, standard
from seaboard.games.kelp.effect_notation import DICE_COLOURS
from seaboard.games.kelp.options import KelpOptions
from seaboard.games.kelp.pack_check import pack_problems
from seaboard.games.kelp.refusing import REFUSALS, why_not
from seaboard.games.kelp.rules import KelpState
from seaboard.games.kelp.setup import new_state
from seaboard.games.kelp.view import view

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


class KelpGame(Game[KelpState]):
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
    vocabulary = Vocabulary(
        moves=moves.MOVE_KINDS,
        prompts=tuple(name for name in moves.PHASE_NUMBERS if name != "over"),
        events=EVENTS,
        scores=("victory",),
        endings=tuple(scoring.ENDINGS.values()),
        components=(
            *dict.fromkeys(
                (
                    "shark",
                    "octopus",
                    *DICE_COLOURS,
                    *ESCAPE_COLOURS,
                    *(str(value) for value in range(1, 7)),
                    *standard().zones,
                    *standard().cells,
                    *standard().blocks,
                    *standard().cards,
                    *standard().skills,
                    *standard().tiles,
                    *(f"pile_{name}" for name in TYPES),
                    *standard().pack.escape_names,
                    *standard().pack.counter_names,
                )
            ),
        ),
        refusals=REFUSALS,
    )

    def __init__(self, book: Components | None = None) -> None:
        self.book = book or standard()
        self.pack = self.book.label

    def with_pack(self, data: object) -> KelpGame:
        """The game with a corrected pack. One fault is refused as such, several are told together."""
        problems = self.check_pack(data)
        if len(problems) == 1:
            raise problems[0]
        if problems:
            told = "\n".join(f"{number}. {problem}" for number, problem in enumerate(problems, 1))
            field = problems[0].facts.get("field", "")
            raise Refused("kelp-pack-problems", field=field, count=len(problems), problems=told)
        return KelpGame(Components(cast(Json, data)))

    def check_pack(self, data: object) -> list[Refused]:
        """Everything that is wrong with a pack."""
        return pack_problems(data)

    def new(self, seats: int, options: KelpOptions, seed: str) -> KelpState:
        return new_state(self.book, options, seed)

    def options_of(self, state: KelpState) -> Options:
        return KelpOptions(
            board="night" if state.night else "day",
            outer_ring=bool(state.ring),
            whole_effects=bool(state.strict),
            most_rounds=int(state.most_rounds),
        )

    # -- deciding ------------------------------------------------------------------------------------------

    def describe(self, state: KelpState, action: int) -> Move:
        return moves.describe(state, action)

    def prompt(self, state: KelpState, seat: int | None) -> Prompt:
        """What is to be chosen. The octopus is not told of dice that only the shark has seen."""
        key = moves.phase_name(state)
        facts: dict[str, object] = {"seat": int(state.actor())}
        if key == "pay":
            facts["card"] = state.pack.card_names[state.playing]
            facts["left"] = max(0, int(state.pack.cost[state.playing] - state.paid))
        elif key in ("swap", "shuffle", "hide", "learn", "remove", "calm", "refill", "reroll", "give-back"):
            facts["count"] = int(state.most)
        elif key == "settle":
            facts["count"] = bin(int(state.picked)).count("1")
        elif key == "action":
            facts["number"] = int(state.acted) + 1
        elif key == "exchange":
            facts["block"] = state.pack.block_names[state.learning]
        elif key == "buy":
            facts["energy"] = self.energy(state)
        elif key == "trap":
            facts["block"] = state.pack.block_names[state.t[c.BOARD + state.target]]
        elif key == "survive":
            facts["escape"] = state.pack.escape_names[state.escape]
        return Prompt(key, facts)

    @staticmethod
    def energy(state: KelpState) -> int:
        """What the shark can still spend."""
        return int(state.energy + state.bonus - state.spent)

    def timeout(self, state: KelpState) -> int:
        """Nothing where nothing can be done, else the first choice; the octopus draws rather than discards."""
        legal = state.legal()
        return int(c.DRAW_UP) if c.DRAW_UP in legal else legal[0]

    def why_not(self, state: KelpState, text: str) -> Refused:
        return why_not(state, text) or super().why_not(state, text)

    # -- showing -------------------------------------------------------------------------------------------

    def view(self, state: KelpState, seat: int | None) -> Json:
        return view(state, seat)

    def scores(self, state: KelpState) -> list[Score]:
        return scoring.scores(state)

    def result(self, state: KelpState) -> Result | None:
        return scoring.result(state)

    # -- writing down --------------------------------------------------------------------------------------

    def write_state(self, state: KelpState) -> Json:
        return positions.write_state(state)

    def read_state(self, fields: Fields, seats: int, options: Any, seed: str, drawn: int) -> KelpState:
        return positions.read_state(fields, self.book, options, seed, drawn)

    def components(self, state: KelpState) -> Counter[str]:
        return positions.components(state)


GAME = KelpGame()
