"""A tiny game for trying out the conformance kit: guess the other's hidden number.

Each of two seats is dealt a secret number 0–3; the seats take turns to draw a new one or to guess. `Faults` break
one promise of the contract each; the kit must notice every one of them.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from seaboard.core.game import Game, Json, Move, Prompt, Result, Score, ScoreLine, Vocabulary
from seaboard.core.options import Options
from seaboard.core.random import Quick, Random, random_from
from seaboard.core.reading import Fields
from seaboard.core.refused import Refused
from seaboard.core.state import EVERYONE, NOBODY, Moves, State

DRAW = 0
GUESS = 1  # + number


class Guess(State):
    def __init__(self, random: Random, fault: str) -> None:
        super().__init__(2, 5, random)
        self.secrets = [0, 0]
        self.turn = 0
        self.left = 12
        self.winner = -1
        self.fault = fault

    def actor(self) -> int:
        return NOBODY if self.winner >= 0 or (self.left == 0 and self.fault != "endless") else self.turn

    def legal_into(self, out: Moves) -> None:
        out.count = 0
        if self.actor() == NOBODY:
            return
        if self.fault == "legal leaks" and self.secrets[1 - self.turn] == 3:
            out.add(GUESS)
            return
        for action in range(5):
            out.add(action)

    def apply(self, action: int) -> None:
        if self.fault == "refusal changes" and not self.is_legal(action):
            self.left -= 1
        super().apply(action)

    def advance(self, action: int) -> None:
        if self.fault != "endless":
            self.left -= 1
        if action == DRAW:
            if self.fault == "unkeyed chance":
                import random

                self.secrets[self.turn] = random.randrange(4)
            else:
                self.secrets[self.turn] = int(self.random.below(4))
            self.reveals += 1
            if self.notes is not None:
                audience = EVERYONE if self.fault == "event leaks" else 1 << self.turn
                self.notes.tell("drew", audience, {"seat": self.turn, "number": self.secrets[self.turn]})
        elif self.fault != "endless" and self.secrets[1 - self.turn] == action - GUESS:
            self.winner = self.turn
        self.turn = 1 - self.turn

    def clone(self) -> Guess:
        copy = Guess(self.random.clone(), self.fault)
        copy.secrets = self.secrets if self.fault == "shared clone" else list(self.secrets)
        copy.turn, copy.left, copy.winner, copy.reveals = self.turn, self.left, self.winner, self.reveals
        return copy

    def reward(self, seat: int) -> float:
        return 0.5 if self.winner < 0 else float(self.winner == seat)

    def determinize(self, seat: int, quick: Quick) -> Guess:
        world = self.clone()
        world.random = quick.random()
        if self.winner < 0:
            drawn = int(quick.below(4))
            if self.fault == "sampler peeks":
                drawn = (self.secrets[1 - seat] + drawn) % 4
            world.secrets[1 - seat] = drawn
        if self.fault == "sampler spoils":
            world.secrets[seat] = int(quick.below(4))
        return world

    def reshuffle(self, quick: Quick) -> Guess:
        world = self.clone()
        if self.fault != "one future":
            world.random = quick.random()
        if self.fault == "future redeals":
            world.secrets[1 - self.turn] = int(quick.below(4))
        if self.fault == "future peeks":
            world.random = random_from(self.random.seed(), self.random.drawn + quick.below(9))
        return world


class NoOptions(Options):
    pass


class GuessGame(Game[Guess]):
    name = "guess"
    rules_version = 1
    seats = range(2, 3)
    actions = 5
    options = NoOptions
    vocabulary = Vocabulary(("draw", "guess"), ("turn",), ("drew",), ("won",), ("guessed", "nobody"), ())

    def __init__(self, fault: str = "") -> None:
        self.fault = fault

    def new(self, seats: int, options: Any, seed: str) -> Guess:
        state = Guess(random_from(seed), self.fault)
        state.secrets = [int(state.random.below(4)) for _ in range(2)]
        return state

    def options_of(self, state: Guess) -> Options:
        return NoOptions()

    def describe(self, state: Guess, action: int) -> Move:
        if action == DRAW:
            return Move(action, "draw", "peek" if self.fault == "unknown word" else "draw")
        text = "guess" if self.fault == "ambiguous notation" else f"guess:{action - GUESS}"
        return Move(action, text, "guess", {"number": action - GUESS})

    def prompt(self, state: Guess, seat: int | None) -> Prompt:
        return Prompt("turn", {"seat": int(state.turn)})

    def timeout(self, state: Guess) -> int:
        return 9 if self.fault == "strange time-out" else DRAW

    def view(self, state: Guess, seat: int | None) -> Json:
        view: Json = {"turn": state.turn, "left": state.left, "winner": state.winner}
        if seat is not None:
            view["secret"] = state.secrets[seat]
        if self.fault == "view leaks":
            view["sum"] = sum(state.secrets) % 2
        if self.fault == "spectator sees more" and seat is None:
            view["secrets"] = list(state.secrets)
        return view

    def scores(self, state: Guess) -> list[Score]:
        points = 2 if self.fault == "score does not add up" else 1
        return [Score(int(state.winner == s), (ScoreLine("won", points * int(state.winner == s)),)) for s in range(2)]

    def result(self, state: Guess) -> Result | None:
        if state.actor() != NOBODY:
            return None
        winners = (state.winner,) if state.winner >= 0 else (0, 1)
        return Result("guessed" if state.winner >= 0 else "nobody", winners, (0, 0))

    def write_state(self, state: Guess) -> Json:
        return {"secrets": list(state.secrets), "turn": state.turn, "left": state.left, "winner": state.winner}

    def read_state(self, fields: Fields, seats: int, options: Any, seed: str, drawn: int) -> Guess:
        state = Guess(random_from(seed, drawn), self.fault)
        state.secrets = fields.list("secrets", 2)
        if any(not isinstance(s, int) or not 0 <= s < 4 for s in state.secrets):
            raise Refused("field-out-of-range", field="secrets", value=str(state.secrets), low=0, high=3)
        state.turn = 0 if self.fault == "position forgets" else fields.number("turn", 0, 1)
        fields.any("turn")
        state.left = fields.number("left", 0, 12)
        state.winner = fields.number("winner", -1, 1)
        return state

    def components(self, state: Guess) -> Counter[str]:
        lost = 1 if self.fault == "component lost" and state.left < 6 else 0
        return Counter({"number": 2 - lost})
