"""Sea Salt & Paper as the rest of Seaboard sees it."""

from __future__ import annotations

from collections import Counter

from librt.vecs import vec
from mypy_extensions import i64

from seaboard.core.cards import no_cards
from seaboard.core.game import Game, Json, Move, Prompt, Result, Score, ScoreLine, Vocabulary
from seaboard.core.options import Options
from seaboard.core.random import random_from
from seaboard.core.reading import Fields
from seaboard.core.refused import Refused
from seaboard.games.sea_salt_paper import positions
from seaboard.games.sea_salt_paper.charter import Charter
from seaboard.games.sea_salt_paper.codes import ACTIONS, CALLS, ENDINGS, LAST_CHANCE, NO_CALL, OVER, PHASES, PICKING
from seaboard.games.sea_salt_paper.components import COLOURS, FACES, N_CARDS, NAMES, POINTS_TO_CALL, TARGETS
from seaboard.games.sea_salt_paper.memory import Log, blank_memory
from seaboard.games.sea_salt_paper.moves import KINDS, MOVES
from seaboard.games.sea_salt_paper.options import FIRST_SEATS, TIE_RULES, SeaSaltPaperOptions
from seaboard.games.sea_salt_paper.rules import SeaSaltPaper
from seaboard.games.sea_salt_paper.scoring import ROW
from seaboard.games.sea_salt_paper.view import view


class SeaSaltPaperGame(Game[SeaSaltPaper]):
    """A card game of hidden hands and nerve for two to four."""

    name = "sea_salt_paper"
    rules_version = 1
    seats = range(2, 5)
    actions = int(ACTIONS)
    options = SeaSaltPaperOptions
    component_facts = frozenset({"card", "partner", "cards", "colour", "counted"})
    vocabulary = Vocabulary(
        moves=KINDS,
        prompts=(*PHASES[:-1], "play_final"),
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
        endings=tuple(ENDINGS),
        components=(*NAMES, *COLOURS),
        refusals=(
            "sea_salt_paper-too-few-points",
            "sea_salt_paper-call-stands",
            "sea_salt_paper-not-a-pair",
            "sea_salt_paper-not-in-hand",
            "sea_salt_paper-deck-empty",
            "sea_salt_paper-pile-empty",
            "sea_salt_paper-take-first",
            "sea_salt_paper-hand-safe",
        ),
    )

    def new(self, seats: int, options: SeaSaltPaperOptions, seed: str) -> SeaSaltPaper:
        state = SeaSaltPaper(
            seats,
            random_from(seed),
            _charter(seats, options),
            vec[i64]([0] * (seats * ROW)),
            no_cards(N_CARDS),
            no_cards(N_CARDS),
            no_cards(N_CARDS),
            no_cards(N_CARDS // 2),
            vec[i64]([0] * seats),
            blank_memory(seats),
            Log(vec[i64](), 0),
            [],
        )
        # SSP-R19: the first player is drawn, or fixed by the table
        state.first = state.random.below(seats) if options.first_seat == "random" else int(options.first_seat)
        state.deal_round()
        return state

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
        if PHASES[state.phase] == "play":
            if seat == state.turn:
                facts["points"] = state.points_of(state.turn)
            return Prompt("play_final" if state.call == LAST_CHANCE else "play", facts)
        if state.phase == PICKING:
            facts["pile"] = int(state.searched)
        return Prompt(PHASES[state.phase], facts)

    def timeout(self, state: SeaSaltPaper) -> int:
        """The quiet choice: take and keep what comes first, then end the turn."""
        legal = state.legal()
        if PHASES[state.phase] == "play":
            return MOVE_NUMBER["end"]
        return legal[0]

    def why_not(self, state: SeaSaltPaper, text: str) -> Refused:
        kind, _, rest = text.partition(":")
        phase = PHASES[state.phase]
        prefix = "sea_salt_paper-"
        cards = rest.split("+")
        if text not in MOVE_NUMBER:
            if kind != "play" or len(cards) != 2 or any(card not in FACES for card in cards):
                return super().why_not(state, text)
            turned = MOVE_NUMBER.get(f"play:{cards[1]}+{cards[0]}")
            if turned is None:
                return Refused(prefix + "not-a-pair", move=text, cards=" + ".join(cards))
            if state.is_legal(turned):  # the right pair in the wrong order: the nearest move is offered
                return super().why_not(state, text)
        if phase == "take":
            if text == "take:deck":
                return Refused(prefix + "deck-empty", move=text)
            if kind == "take":
                return Refused(prefix + "pile-empty", move=text, pile=int(rest))
            if kind in ("play", "stop", "last_chance", "end", "mermaids"):
                return Refused(prefix + "take-first", move=text)
        if phase == "play":
            if kind in ("stop", "last_chance"):
                if state.call != NO_CALL:
                    return Refused(prefix + "call-stands", move=text, call=CALLS[state.call])
                points = state.points_of(state.turn)
                return Refused(prefix + "too-few-points", move=text, points=points, needed=int(POINTS_TO_CALL))
            if kind == "play":
                hand = Counter(state.hand_faces(state.turn))
                missing = [card for card in cards if Counter(cards)[card] > hand[card]]
                return Refused(prefix + "not-in-hand", move=text, card=missing[0] if missing else rest)
        if phase == "rob" and kind == "rob" and int(rest) < state.seats and int(rest) != state.turn:
            return Refused(prefix + "hand-safe", move=text, seat=int(rest))
        return super().why_not(state, text)

    # -- showing ----------------------------------------------------------------------------------------------

    def view(self, state: SeaSaltPaper, seat: int | None) -> Json:
        return view(state, seat)

    def scores(self, state: SeaSaltPaper) -> list[Score]:
        """The totals, round by round."""
        scores = []
        for seat in range(state.seats):
            lines = tuple(
                ScoreLine("round", result.scored[seat], {"round": i + 1, "call": CALLS[result.call]})
                for i, result in enumerate(state.history)
            )
            counted = sum(line.points for line in lines)
            earlier = int(state.totals[seat]) - counted
            if earlier:  # a position written by hand may give totals without their rounds
                lines = (ScoreLine("round", earlier, {"round": 0, "call": CALLS[NO_CALL]}), *lines)
            scores.append(Score(int(state.totals[seat]), lines))
        return scores

    def result(self, state: SeaSaltPaper) -> Result | None:
        if state.phase != OVER:
            return None
        winners = tuple(seat for seat in range(state.seats) if (state.winners >> seat) & 1)
        totals = tuple(int(total) for total in state.totals)
        return Result(ENDINGS[state.ending], winners, totals, {"rounds": len(state.history)})

    # -- writing down -----------------------------------------------------------------------------------------

    def write_state(self, state: SeaSaltPaper) -> Json:
        return positions.write_state(state)

    def read_state(
        self, fields: Fields, seats: int, options: SeaSaltPaperOptions, seed: str, drawn: int
    ) -> SeaSaltPaper:
        return positions.read_state(fields, seats, _charter(seats, options), seed, drawn)

    def components(self, state: SeaSaltPaper) -> Counter[str]:
        faces = [*state.deck.listed(), *state.pile_0.listed(), *state.pile_1.listed()]
        faces += [int(face) for face in (state.drawn, state.drawn_too) if face >= 0]
        for seat in range(state.seats):
            faces += state.hand(seat) + state.area(seat)
        return Counter(FACES[face] for face in faces)


MOVE_NUMBER = {move.text: move.action for move in MOVES}
GAME = SeaSaltPaperGame()


def _charter(seats: int, options: SeaSaltPaperOptions) -> Charter:
    target = options.target_score if options.target_score is not None else TARGETS[str(seats)]  # SSP-66, SSP-R27
    return Charter(
        target,
        options.mermaid_counts_white,
        TIE_RULES.index(options.tie_rule),
        options.void_on_empty_deck_after_call,
        options.explicit_mermaid_play,
        options,
    )
