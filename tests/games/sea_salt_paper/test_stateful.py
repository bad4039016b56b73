"""Any mixture of legal and illegal moves keeps the table in order."""

from __future__ import annotations

from collections import Counter

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from seaboard.core.position import read_position, write_position
from seaboard.core.random import Quick
from seaboard.core.refused import Refused
from seaboard.core.seed import derived_seed
from seaboard.games.sea_salt_paper import GAME
from seaboard.games.sea_salt_paper.state import SeaSaltPaper
from tests.games.sea_salt_paper.table import WHOLE_DECK, area, hand, moves, pile, totals
from tests.games.sea_salt_paper.test_oracle import naive_parts

OPTIONS = st.fixed_dictionaries(
    {
        "target_score": st.sampled_from([None, 8, 15]),
        "mermaid_counts_white": st.booleans(),
        "tie_rule": st.sampled_from(["last_round_points", "last_to_act", "round_ender"]),
        "void_on_empty_deck_after_call": st.booleans(),
        "explicit_mermaid_play": st.booleans(),
    }
)


class Table(RuleBasedStateMachine):
    """A table at which anything is tried."""

    @initialize(seats=st.integers(2, 4), number=st.integers(0, 500), options=OPTIONS)
    def begin(self, seats: int, number: int, options: dict[str, object]) -> None:
        self.state: SeaSaltPaper = GAME.start(seats, options, seed=derived_seed("stateful", number))
        self.white_counts = bool(options["mermaid_counts_white"])

    @precondition(lambda self: not self.state.over())
    @rule(choice=st.integers(0, 10_000), times=st.integers(1, 12))
    def make_legal_moves(self, choice: int, times: int) -> None:
        for _ in range(times):
            if self.state.over():
                return
            legal = self.state.legal()
            self.state.apply(legal[choice % len(legal)])

    @precondition(lambda self: not self.state.over())
    @rule(kind=st.sampled_from(["play", "take_deck", "take_pile", "stop", "last_chance", "pick", "end"]))
    def make_a_move_of_a_kind(self, kind: str) -> None:
        for move in GAME.moves(self.state):
            if move.kind == kind:
                self.state.apply(GAME.parse(self.state, move.text))
                return

    @precondition(lambda self: not self.state.over())
    @rule()
    def run_out_of_time(self) -> None:
        actor = int(self.state.actor())
        decision = GAME.decision(self.state, actor)
        assert decision is not None
        assert decision.timeout is not None
        self.state.apply(GAME.parse(self.state, decision.timeout))

    @rule(action=st.integers(-2, GAME.actions + 1))
    def try_any_number(self, action: int) -> None:
        if self.state.is_legal(action):
            return
        before = GAME.write_state(self.state)
        try:
            self.state.apply(action)
        except Refused:
            assert GAME.write_state(self.state) == before
        else:
            raise AssertionError(f"{action} was carried out")

    @rule(
        text=st.sampled_from(["end", "stop", "take:deck", "take:0", "rob:1", "play:crab/black+crab/grey", "pick:x", ""])
    )
    def try_any_text(self, text: str) -> None:
        if not self.state.over() and text in moves(self.state):
            return
        before = GAME.write_state(self.state)
        try:
            GAME.parse(self.state, text)
        except Refused as refusal:
            known = {*GAME.vocabulary.refusals, "move-not-legal", "game-over"}
            assert refusal.code in known  # noqa: PT017 - which refusal it is depends on the position
        else:
            raise AssertionError(f"{text} was understood")
        assert GAME.write_state(self.state) == before

    @rule()
    def write_down_and_read_back(self) -> None:
        document = write_position(GAME, self.state)
        loaded = read_position(GAME, document)
        assert isinstance(loaded, SeaSaltPaper)
        assert write_position(GAME, loaded) == document
        self.state = loaded

    @precondition(lambda self: not self.state.over())
    @rule(seed=st.integers(0, 1000))
    def imagine(self, seed: int) -> None:
        for seat in range(self.state.seats):
            world = self.state.determinize(seat, Quick(seed))
            assert GAME.view(world, seat) == GAME.view(self.state, seat)
            assert GAME.components(world) == WHOLE_DECK

    # -- what always holds ----------------------------------------------------------------------------------------

    @invariant()
    def no_card_is_lost(self) -> None:
        assert GAME.components(self.state) == WHOLE_DECK

    @invariant()
    def there_is_something_to_decide(self) -> None:
        assert (self.state.legal() == []) == self.state.over() == (GAME.result(self.state) is not None)

    @invariant()
    def totals_are_the_sums_of_rounds(self) -> None:
        for seat in range(self.state.seats):
            assert totals(self.state)[seat] == sum(result.scored[seat] for result in self.state.history)

    @invariant()
    def points_are_those_of_the_naive_scorer(self) -> None:
        for seat in range(self.state.seats):
            owned = [
                (card.split("/")[0], card.split("/")[1]) for card in hand(self.state, seat) + area(self.state, seat)
            ]
            assert self.state.points_of(seat) == sum(naive_parts(owned, self.white_counts).values())

    @invariant()
    def areas_hold_pairs(self) -> None:
        for seat in range(self.state.seats):
            names = [card.split("/")[0] for card in area(self.state, seat)]
            for one, other in zip(names[::2], names[1::2], strict=True):
                assert one == other in ("crab", "boat", "fish") or (one, other) == ("swimmer", "shark")

    @invariant()
    def calls_need_seven_points_and_no_other_call(self) -> None:
        view = GAME.view(self.state, None)
        if view["phase"] == "play":
            may = self.state.points_of(self.state.turn) >= 7 and view["call"] is None
            assert ("stop" in moves(self.state)) == ("last_chance" in moves(self.state)) == may

    @invariant()
    def hands_open_only_after_a_call(self) -> None:
        view = GAME.view(self.state, None)
        opened = [seat for seat, row in enumerate(view["seats"]) if row["opened"]]
        assert bool(opened) == (view["call"] is not None)

    @invariant()
    def every_owner_remembers_the_own_hand(self) -> None:
        memories = GAME.write_state(self.state)["memory"]
        for seat in range(self.state.seats):
            mine = Counter(face for face, places, _ in memories[seat]["seen"] if places == [f"hand {seat}"])
            assert mine == Counter(hand(self.state, seat))

    @invariant()
    def pile_tops_are_shown(self) -> None:
        for number, shown in enumerate(GAME.view(self.state, None)["piles"]):
            cards = pile(self.state, number)
            assert shown == {"top": cards[-1] if cards else None, "size": len(cards)}


TestTable = Table.TestCase
TestTable.settings = settings(
    derandomize=True,
    max_examples=60,
    stateful_step_count=40,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
