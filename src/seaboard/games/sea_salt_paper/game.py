"""Sea Salt & Paper as the rest of Seaboard sees it."""

from __future__ import annotations

from collections import Counter
from typing import cast

from seaboard.core.game import Game, Json, Move, Prompt, Result, Score, ScoreLine, Vocabulary
from seaboard.core.layout import Slice
from seaboard.core.options import Options
from seaboard.core.random import random_from
from seaboard.core.reading import Fields
from seaboard.core.refused import Refused
from seaboard.core.state import NOBODY
from seaboard.games.sea_salt_paper.box.printed import COLOURS, FACES, NAMES, TARGETS
from seaboard.games.sea_salt_paper.options import FIRST_SEATS, TIE_RULES, SeaSaltPaperOptions
from seaboard.games.sea_salt_paper.rules import codes as c
from seaboard.games.sea_salt_paper.rules.charter import Charter
from seaboard.games.sea_salt_paper.rules.pairs import holds_pair
from seaboard.games.sea_salt_paper.state import SeaSaltPaper, first_round
from seaboard.games.sea_salt_paper.told import observation, positions, reading
from seaboard.games.sea_salt_paper.told.moves import KINDS, MOVE_NUMBER, MOVES
from seaboard.games.sea_salt_paper.told.refusals import CLAUSES, CODES, reason_against
from seaboard.games.sea_salt_paper.told.timeouts import timeout
from seaboard.games.sea_salt_paper.told.view import view


class SeaSaltPaperGame(Game[SeaSaltPaper]):
    """A card game of hidden hands and nerve for two to four."""

    name = "sea_salt_paper"
    rules_version = 1
    seats = range(2, 5)
    actions = int(c.ACTIONS)
    options = SeaSaltPaperOptions
    component_facts = frozenset({"card", "partner", "cards", "colour", "counted"})
    clauses = CLAUSES
    vocabulary = Vocabulary(
        moves=KINDS,
        prompts=(*c.PHASES[:-1], "play_final"),
        events=(
            "round_begins",
            "turned_up",
            "drew_two",
            "drew_two_cards",
            "kept",
            "discarded",
            "took_from_pile",
            "took_last_of_deck",
            "played_pair",
            "searched",
            "picked",
            "picked_card",
            "fished",
            "fished_card",
            "robbed",
            "robbed_card",
            "ended_turn",
            "called",
            "opened_hand",
            "round_void",
            "bet_won",
            "bet_lost",
            "scored",
            "four_mermaids",
        ),
        scores=("round",),
        endings=tuple(c.ENDINGS),
        components=(*NAMES, *COLOURS),
        refusals=CODES,
    )

    def new(self, seats: int, options: SeaSaltPaperOptions, seed: str) -> SeaSaltPaper:
        return first_round(seats, _charter(seats, options), random_from(seed))

    def check_options(self, options: SeaSaltPaperOptions, seats: int) -> None:
        if options.first_seat != "random" and int(options.first_seat) >= seats:
            allowed = ", ".join(FIRST_SEATS[: seats + 1])
            raise Refused("option-not-allowed", option="first_seat", value=options.first_seat, allowed=allowed)

    def options_of(self, state: SeaSaltPaper) -> Options:
        return state.charter.options

    # -- deciding ---------------------------------------------------------------------------------------------

    def describe(self, state: SeaSaltPaper, action: int) -> Move:
        return MOVES[action]

    def prompt(self, state: SeaSaltPaper, seat: int | None) -> Prompt:
        facts: dict[str, object] = {"seat": int(state.turn)}
        if c.PHASES[state.phase] == "play":
            if seat == state.turn:
                facts["next"] = _next(state)
            return Prompt("play_final" if state.call == c.LAST_CHANCE else "play", facts)
        if state.phase == c.PICKING:
            facts["pile"] = int(state.searched)
        return Prompt(c.PHASES[state.phase], facts)

    def timeout(self, state: SeaSaltPaper) -> int:
        return timeout(state)

    def reason_against(self, state: SeaSaltPaper, text: str) -> Refused | None:
        return reason_against(state, text)

    def is_notation(self, state: SeaSaltPaper, text: str) -> bool:
        return text in MOVE_NUMBER

    # -- showing ----------------------------------------------------------------------------------------------

    def view(self, state: SeaSaltPaper, seat: int | None) -> Json:
        return cast(Json, view(state, seat))

    def scores(self, state: SeaSaltPaper) -> list[Score]:
        """The totals, round by round."""
        scores = []
        for seat in range(state.seats):
            lines = tuple(
                ScoreLine("round", result.scored[seat], {"round": i + 1, "call": c.CALLS[result.call]})
                for i, result in enumerate(state.history)
            )
            counted = sum(line.points for line in lines)
            earlier = int(state.totals[seat]) - counted
            if earlier:  # a position written by hand may give totals without their rounds
                lines = (ScoreLine("round", earlier, {"round": 0, "call": c.CALLS[c.NO_CALL]}), *lines)
            scores.append(Score(int(state.totals[seat]), lines))
        return scores

    def result(self, state: SeaSaltPaper) -> Result | None:
        if state.phase != c.OVER:
            return None
        winners = tuple(seat for seat in range(state.seats) if (state.winners >> seat) & 1)
        totals = tuple(int(total) for total in state.totals)
        return Result(c.ENDINGS[state.ending], winners, totals, {"rounds": len(state.history)})

    # -- for learners -----------------------------------------------------------------------------------------

    def observation(self, seats: int, options: SeaSaltPaperOptions) -> tuple[Slice, ...]:
        return observation.slices(seats)

    def truth(self, seats: int, options: SeaSaltPaperOptions) -> tuple[Slice, ...]:
        return observation.truth(seats)

    def measure(self, state: SeaSaltPaper, seat: int) -> float:
        """The points of finished rounds, as a share of those that end the game."""
        return int(state.totals[seat]) / int(state.charter.target)

    def longest(self, seats: int, options: SeaSaltPaperOptions) -> int:
        return 40_000

    # -- writing down -----------------------------------------------------------------------------------------

    def write_state(self, state: SeaSaltPaper) -> Json:
        return positions.write_state(state)

    def read_state(
        self, fields: Fields, seats: int, options: SeaSaltPaperOptions, seed: str, drawn: int
    ) -> SeaSaltPaper:
        return reading.read_state(fields, seats, _charter(seats, options), seed, drawn)

    def components(self, state: SeaSaltPaper) -> Counter[str]:
        faces = [*state.deck.listed(), *state.pile_0.listed(), *state.pile_1.listed()]
        faces += [int(face) for face in (state.drawn, state.drawn_too) if face >= 0]
        for seat in range(state.seats):
            faces += state.hand(seat) + state.area(seat)
        return Counter(FACES[face] for face in faces)


GAME = SeaSaltPaperGame()


def _charter(seats: int, options: SeaSaltPaperOptions) -> Charter:
    target = options.target_score if options.target_score is not None else TARGETS[str(seats)]  # SSP-66, SSP-R27
    return Charter(
        target,
        options.mermaid_counts_white,
        TIE_RULES.index(options.tie_rule),
        options.void_on_empty_deck_after_call,
        options.explicit_mermaid_play,
        int(NOBODY) if options.first_seat == "random" else int(options.first_seat),
        options,
    )


def _next(state: SeaSaltPaper) -> str:
    """What can be done beside ending the turn; it tells of a hidden hand, so it is told to its owner only."""
    if state.charter.explicit_mermaids and state.has_four_mermaids():
        return "mermaids"
    pair = holds_pair(state.tally, state.turn * c.ROW)
    if state.can_call():
        return "pair_or_call" if pair else "call"
    return "pair" if pair else "end"
