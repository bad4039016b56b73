"""Learned values: what they see, how far they look, and that they tell better from worse."""

from __future__ import annotations

import pytest

from seaboard.bots.learned import learned
from seaboard.bots.minds import finspan as finspan_mind
from seaboard.bots.minds import kelp as kelp_mind
from seaboard.bots.minds import mind_of
from seaboard.bots.minds.finspan import value as finspan_value
from seaboard.bots.minds.finspan.judge import LeadJudge
from seaboard.bots.minds.kelp import net as kelp_net
from seaboard.bots.minds.kelp import value as kelp_value
from seaboard.core.random import Quick
from seaboard.core.seed import derived_seed
from seaboard.core.state import State
from seaboard.games import game_named
from seaboard.games.finspan.rules import codes as fin
from seaboard.games.finspan.state import Finspan
from seaboard.games.kelp.rules import codes as kelp
from seaboard.games.kelp.rules.blocks import reveal, zone_of
from seaboard.games.kelp.rules.paths import first_port, last_port
from seaboard.games.kelp.rules.table import bit
from seaboard.games.kelp.state import Kelp

FINSPAN = game_named("finspan")
KELP = game_named("kelp")


def played_on(state: State, decisions: int, seed: int = 1) -> State:
    """So many decisions later, by the quick policy."""
    policy = mind_of("finspan" if isinstance(state, Finspan) else "kelp").rollout
    quick = Quick(seed)
    for _ in range(decisions):
        if state.over():
            break
        state.apply(int(policy.choose(state, state.legal_moves(), quick)))
    return state


def test_the_weights_fit_what_is_seen() -> None:
    weights = learned(finspan_mind.__file__)
    assert len(weights.numbers("weights")) == 2 * finspan_value.FEATURES
    assert len(weights.numbers("nautoma")) == finspan_value.OF_NAUTOMA
    assert weights.number("spread") > 0
    assert len(learned(kelp_mind.__file__).numbers("weights")) == 3 * kelp_value.FEATURES
    assert len(learned(kelp_mind.__file__, "net.json").numbers("weights")) == sum(kelp_net.SIZES)


@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_a_finspan_rollout_ends_after_some_turns_of_everybody(seats: int) -> None:
    judge = finspan_mind.JUDGE
    state = FINSPAN.start(seats, seed=derived_seed("horizon", seats))
    assert isinstance(state, Finspan)
    mark = judge.mark(state)
    assert not judge.is_done(state, mark)
    while not judge.is_done(state, mark):
        played_on(state, 1)
    assert finspan_value.turns_made(state) == mark + judge.horizon * seats
    assert state.top is not None
    assert state.top.kind == fin.TURN
    assert all(0 <= judge.value(state, seat) <= 1 for seat in range(seats))


def at_turn_of(seat: int, decisions: int, options: dict[str, object]) -> Finspan:
    """A game at the beginning of a turn of this seat, after so many decisions at least."""
    state = played_on(FINSPAN.start(2, options, seed=derived_seed("skipping", 1)), decisions)
    assert isinstance(state, Finspan)
    while state.top is None or state.top.kind != fin.TURN or state.top.seat != seat:
        played_on(state, 1)
    return state


def test_turns_of_others_are_skipped_for_the_usual_points() -> None:
    judge = finspan_mind.JUDGE
    state = at_turn_of(1, 20, {})
    mark = judge.mark(state)
    hand = list(state.oceans[1].hand.items[: state.oceans[1].hand.count])
    before = judge.forecast.features(state, 1)[0]
    made = finspan_value.turns_made(state)
    assert judge.skips(state, 0, mark)
    assert int(state.actor()) == 0
    assert finspan_value.turns_made(state) == made + 1
    assert list(state.oceans[1].hand.items[: state.oceans[1].hand.count]) == hand
    assert judge.forecast.features(state, 1)[0] == before + int(finspan_value.USUAL)
    assert not judge.skips(state, 0, mark)  # the own turn never


def test_near_the_end_and_where_players_compare_no_turn_is_skipped() -> None:
    judge = finspan_mind.JUDGE
    late = at_turn_of(1, 250, {})
    assert finspan_value.turns_left(late, 1) <= judge.late
    assert not judge.skips(late, 0, judge.mark(late))
    beside = at_turn_of(1, 20, {"side": "b"})
    assert not judge.skips(beside, 0, judge.mark(beside))


def test_the_forecast_of_a_finished_game_is_its_result() -> None:
    judge = finspan_mind.JUDGE
    state = played_on(FINSPAN.start(2, seed=derived_seed("forecast", 1)), 10_000)
    assert isinstance(state, Finspan)
    result = FINSPAN.result(state)
    assert result is not None
    assert [judge.forecast.points(state, seat) for seat in range(2)] == [float(score) for score in result.scores]
    assert judge.value(state, 0) == pytest.approx(LeadJudge().value(state, 0))


def test_the_forecast_foretells_the_lead_better_than_the_points_do() -> None:
    judge = finspan_mind.JUDGE
    off_now = off_foretold = 0.0
    for index in range(30):
        state = FINSPAN.start(2, seed=derived_seed("foretell", index))
        played_on(state, 90, index)
        assert isinstance(state, Finspan)
        while state.top is not None and state.top.kind != fin.TURN:
            played_on(state, 1, index)
        now = [judge.forecast.features(state, seat)[0] for seat in range(2)]
        foretold = [judge.forecast.points(state, seat) for seat in range(2)]
        result = FINSPAN.result(played_on(state, 10_000, index))
        assert result is not None
        lead = result.scores[0] - result.scores[1]
        off_now += (now[0] - now[1] - lead) ** 2
        off_foretold += (foretold[0] - foretold[1] - lead) ** 2
    assert off_foretold < 0.8 * off_now


def test_a_card_that_costs_nothing_is_not_declined() -> None:
    """Where a benefit offers a card, to stop is no move worth a thought."""
    met = 0
    for index in range(12):
        state = FINSPAN.start(2, seed=derived_seed("free", index))
        for _ in range(150):
            legal = state.legal_moves()
            actions = [int(legal.items[i]) for i in range(legal.count)]
            finspan_mind.JUDGE.prune(state, legal)
            left = [int(legal.items[i]) for i in range(legal.count)]
            assert set(left) <= set(actions)
            assert left
            if fin.TAKE_CARD in actions and fin.STOP in actions:
                met += 1
                assert fin.STOP not in left
            elif fin.STOP in actions and not any(fin.LAY_EGG <= action < fin.HATCH_EGG for action in actions):
                assert fin.TAKE_INSTEAD in actions or fin.STOP in left
            played_on(state, 1, index)
    assert met > 3


KELP_JUDGES = pytest.mark.parametrize("judge", [kelp_mind.JUDGE, kelp_mind.PLAIN_JUDGE])


@KELP_JUDGES
def test_a_kelp_rollout_ends_at_the_beginning_of_a_round(judge: kelp_value.ProspectJudge) -> None:
    for index in range(6):
        state = KELP.start(2, seed=derived_seed("horizon", index))
        mark = judge.mark(state)
        while not judge.is_done(state, mark):
            played_on(state, 1, index)
        assert isinstance(state, Kelp)
        assert state.over() or (state.phase == kelp.ACTION and state.round == mark + 1)
        assert judge.value(state, 0) + judge.value(state, 1) == pytest.approx(1.0)


def test_only_the_octopus_looks_a_round_further() -> None:
    judge = kelp_mind.judge_with(horizon=0, further=1)
    marks: dict[int, set[int]] = {kelp.SHARK: set(), kelp.OCTOPUS: set()}
    state = KELP.start(2, seed=derived_seed("further", 1))
    while not state.over():
        assert isinstance(state, Kelp)
        marks[int(state.actor())].add(int(judge.mark(state)) - int(state.round))
        played_on(state, 1, 1)
    assert marks == {kelp.SHARK: {0}, kelp.OCTOPUS: {1}}


@pytest.mark.parametrize(
    ("runs", "seconds", "further"), [("compiled", 1.5, 1), ("plain", 1.5, 0), ("plain", None, 1), ("compiled", None, 1)]
)
def test_an_octopus_in_a_hurry_with_slow_rules_does_not_look_further(
    runs: str, seconds: float | None, further: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("seaboard.bots.mind.engine", lambda: runs)
    judge = kelp_mind.MIND.level("storm", seconds).judge
    assert isinstance(judge, kelp_value.ProspectJudge)
    assert judge.further == further


@KELP_JUDGES
def test_the_chance_of_the_octopus_is_higher_in_games_that_it_wins(judge: kelp_value.ProspectJudge) -> None:
    chances: dict[bool, list[float]] = {True: [], False: []}
    for index in range(60):
        state = KELP.start(2, seed=derived_seed("chance", index))
        seen: list[float] = []
        while not state.over():
            assert isinstance(state, Kelp)
            if state.phase == kelp.ACTION and state.acted == 0:
                seen.append(judge.value(state, kelp.OCTOPUS))
            played_on(state, 1, index)
        assert isinstance(state, Kelp)
        chances[state.winner == kelp.OCTOPUS] += seen[len(seen) // 2 :]
    won, lost = (sum(some) / len(some) for some in (chances[True], chances[False]))
    assert won > lost + 0.1


def test_the_net_sees_whether_the_octopus_lies_open_before_the_shark() -> None:
    """The same position, but for the octopus shown or hidden where the shark can come to: shown is worse."""
    judge = kelp_mind.JUDGE
    gaps: list[float] = []
    for index in range(80):
        state = played_on(KELP.start(2, seed=derived_seed("open", index)), 30, index)
        while not state.over():
            assert isinstance(state, Kelp)
            lair = zone_of(state, state.pack.octopus)
            if state.phase == kelp.ACTION and state.acted == 0 and not bit(state.revealed, lair):
                shown = state.clone()
                assert isinstance(shown, Kelp)
                reveal(shown, lair)
                gaps.append(judge.value(state, kelp.OCTOPUS) - judge.value(shown, kelp.OCTOPUS))
                break
            played_on(state, 1, index)
    assert len(gaps) > 40
    assert sum(gaps) / len(gaps) > 0.03


def test_the_net_finds_the_ways_of_the_shark() -> None:
    """Where a swim may end is what the rules allow: the zones beside the cells that the shark can stop at."""
    for index in range(20):
        state = played_on(KELP.start(2, seed=derived_seed("ways", index)), 40 + index, index)
        while not state.over():
            assert isinstance(state, Kelp)
            if state.phase == kelp.MOVE and state.declared == 0:
                found = kelp_net.reached(state, first_port(state), last_port(state))
                beside = 0
                for action in state.legal():
                    if kelp.ENTRY <= action < kelp.DIE and state.current[(action - kelp.ENTRY) >> 1] == 0:
                        beside |= int(kelp_net.touched(state, (action - kelp.ENTRY) >> 1))
                assert beside & ~int(found) == 0
                break
            played_on(state, 1, index)


@pytest.mark.parametrize(("name", "seats"), [("finspan", 2), ("finspan", 1), ("kelp", 2)])
def test_looking_changes_nothing(name: str, seats: int) -> None:
    game = game_named(name)
    state = played_on(game.start(seats, seed=derived_seed("looking", 3)), 40)
    before = game.write_state(state)
    for seat in range(seats):
        mind_of(name).judge.value(state, seat)
    assert game.write_state(state) == before
