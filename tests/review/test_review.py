"""The review: what it tells adds up, is the same however it is cut, and tells a seat nothing it could not know."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import cast

import pytest

from seaboard.bots.search import Search
from seaboard.core.random import Quick
from seaboard.core.refused import Refused
from seaboard.games.kelp.rules.codes import CHOOSE_ESCAPE
from seaboard.games.kelp.state import Kelp
from seaboard.locales import LANGUAGES, texts_in
from seaboard.review.eyes import Looking
from seaboard.review.face import Budget
from seaboard.review.judging import Trial, is_clear, is_no_mistake, judged, marked, paired, regret_of, thin_out
from seaboard.review.known import known_at
from seaboard.review.playing import TRUTH
from seaboard.review.portions import portion
from seaboard.review.reasons import is_chance
from seaboard.review.sea import point, splits, strokes
from seaboard.review.shape import ReviewPoint
from seaboard.review.whole import Pieces, helm_of, key_of, put_together
from seaboard.review.words import amidst, figures, percent, points, reason_words
from tests.review.games import SMALL, game_played

KINDS = [
    ("sea_salt_paper", 2, ()),
    ("sea_salt_paper", 3, ()),
    ("kelp", 2, ()),
    ("finspan", 2, ()),
    ("finspan", 1, ()),
    ("tranquility", 2, ()),
    ("tranquility", 2, (("mode", "duel"),)),
]


@pytest.mark.parametrize(("name", "seats", "options"), KINDS)
def test_luck_and_moves_add_up_to_the_result(name: str, seats: int, options: tuple[tuple[str, str], ...]) -> None:
    record = game_played(name, seats, options=options)
    looking = Looking(record, None, budget=SMALL)
    few = [*range(0, looking.plies, max(1, looking.plies // 6)), looking.plies]
    curve = [point(looking, ply) for ply in few]
    for at in curve:
        assert all(0 <= chance <= 1 for chance in at["win"])
        if not looking.together and seats > 1:
            assert sum(at["win"]) == pytest.approx(1, abs=0.01)
    for row in splits(looking, curve):
        total = row["start"] + row["luck"] + row["own"] + row["others"]
        assert total == pytest.approx(row["result"], abs=0.001)
        assert row["result"] == looking.states[-1].reward(row["seat"])


def test_who_had_to_guess_is_not_judged() -> None:
    """Whoever always takes the colour that looks best in a confrontation is foreseen."""
    looking = next(
        looking
        for looking in (Looking(game_played("kelp", number=number), None, budget=SMALL) for number in range(1, 20))
        if any(isinstance(state, Kelp) and state.phase == CHOOSE_ESCAPE for state in looking.states)
    )
    for ply, state in enumerate(looking.states):
        if isinstance(state, Kelp) and state.phase == CHOOSE_ESCAPE:
            assert judged(looking, ply) is None


def test_a_move_is_worth_what_it_is_worth_whatever_made_the_policy_think_of_another() -> None:
    """To the policy all escapes are alike, so together they gain nothing: what chose one must not guess it as well."""
    games = (Looking(game_played("kelp", number=number), None) for number in range(1, 20))
    state, playouts = next(
        (state, looking.playouts)
        for looking in games
        for state in looking.states
        if isinstance(state, Kelp) and state.phase == CHOOSE_ESCAPE and len(state.legal()) > 1
    )
    octopus, gained, squares = int(state.actor()), 0.0, 0.0
    for action in state.legal():
        playouts.effect(state, TRUTH, action, 1500, 7)
        gained += playouts.mean(octopus)
        squares += playouts.error(octopus) ** 2
    assert abs(gained) < 3 * squares**0.5


@pytest.mark.parametrize(("name", "seats", "options"), KINDS)
def test_a_seat_learns_nothing_it_could_not_know(name: str, seats: int, options: tuple[tuple[str, str], ...]) -> None:
    """For another deal that looks the same to the seat, its points, verdicts and knowledge are the same."""
    record = game_played(name, seats, options=options)
    for seat in range(seats):
        looking = Looking(record, seat, budget=SMALL)
        other = Looking(record, seat, budget=SMALL)
        own = looking.decisions(seat)
        chosen = own[:: max(1, len(own) // 3)][:3]
        others = [ply for ply in range(looking.plies) if int(looking.states[ply].actor()) != seat]
        chosen += [ply for ply in others[:: max(1, len(others) // 3)] if not looking.is_unseen(ply)][:2]
        for ply in chosen:
            world = looking.states[ply].determinize(seat, Quick(77 + ply))
            if not world.is_legal(looking.actions[ply]):
                continue  # somebody else's move, which this world does not allow
            other.states[ply] = world
            assert point(other, ply) == point(looking, ply), f"{name} seat {seat} ply {ply}"
            assert known_at(other, ply, seat) == known_at(looking, ply, seat)
            if ply in own:
                assert judged(other, ply) == judged(looking, ply), f"{name} seat {seat} ply {ply}"


def test_a_hidden_move_of_another_counts_for_nothing_in_my_eyes() -> None:
    record = game_played("sea_salt_paper")
    looking = Looking(record, 0, budget=SMALL)
    unseen = [ply for ply in range(looking.plies) if looking.is_unseen(ply)]
    assert unseen, "nobody kept a card"
    assert all(record.moves[ply].startswith(("keep:", "pick:")) for ply in unseen)
    assert point(looking, unseen[0])["effect"] == [0.0, 0.0]
    assert not any(Looking(record, None, budget=SMALL).is_unseen(ply) for ply in unseen)


def test_a_review_is_the_same_however_it_is_cut() -> None:
    record = game_played("sea_salt_paper")
    looking = Looking(record, 0)
    plies = looking.decisions(0)[:3]
    one_by_one = [portion(record, 0, "judge", [ply], seconds=0)["pieces"][0] for ply in plies]
    assert portion(record, 0, "judge", plies, seconds=100)["pieces"] == one_by_one
    assert portion(record, 0, "sea", plies, seconds=0)["done"] == 1
    with pytest.raises(Refused, match="ply-unknown"):
        portion(record, 0, "sea", [looking.plies + 1])


def test_what_a_review_is_kept_under_forgets_names_but_no_move() -> None:
    record = game_played("sea_salt_paper")
    other = game_played("sea_salt_paper", number=2)
    key = key_of(record, 0)
    record.seats[0] = "somebody else"
    assert key_of(record, 0) == key
    assert len({key, key_of(record, 1), key_of(record, None), key_of(other, 0), key_of(record, 0, seed=1)}) == 5


def test_every_zone_says_what_last_happened_to_its_block() -> None:
    looking = Looking(game_played("kelp"), 0, budget=SMALL)
    keys: set[str] = set()
    for number in range(1, 20):
        if {"begin", "seen", "swapped", "laid"} <= keys:
            break
        game = Looking(game_played("kelp", number=number), 0, budget=SMALL)
        for ply in range(0, game.plies, 9):
            known = known_at(game, ply, 0)
            assert len(known["whys"]) == len(known["zones"])
            for zone, why in enumerate(known["whys"], 1):
                keys.add(why["key"])
                assert 0 <= why["ply"] <= ply
                assert zone not in why["zones"]
                assert (why["key"] in ("swapped", "shuffled")) == bool(why["zones"])
    else:
        pytest.fail(f"only {keys} in twenty games")
    # what happened is in the log at that very move
    swapped = [(ply, why) for ply in range(looking.plies) for why in known_at(looking, ply, 0)["whys"]]
    ply, why = next((ply, why) for ply, why in swapped if why["key"] in ("swapped", "shuffled"))
    kinds = {event["kind"] for event in looking.events[why["ply"]]}
    assert kinds & {"swap", "shuffle"}, (ply, why, kinds)
    for language in LANGUAGES:
        for key in ("begin", "seen", "swapped", "shuffled", "laid"):
            assert "⟨" not in texts_in(language)(f"review-why-{key}", zones="3, 8", count=2, ply=7)


def test_equals_are_thinned_out_but_never_the_played_move() -> None:
    def trial(action: int, mean: float) -> Trial:
        return Trial(action, cast("Search", None), [mean] * 8)

    trials = [trial(action, 0.5 + action / 100) for action in range(6)]
    thin_out(trials, trials[0], 1)
    assert [one.action for one in trials if not one.dropped] == [0, 3, 4, 5]
    thin_out(trials, trials[0], 2)
    assert [one.action for one in trials if not one.dropped] == [0, 4, 5]


def test_it_is_not_clear_on_the_border_of_two_classes() -> None:
    budget = Budget(doubt=0.02, mistake=0.05)

    def trial(action: int, *batches: float) -> Trial:
        return Trial(action, cast("Search", None), [0.5, 0.5, *batches])

    mine = trial(0, 0.5, 0.5, 0.5, 0.5)
    plain = trial(1, 0.61, 0.59, 0.6, 0.6)
    border = trial(2, 0.56, 0.54, 0.55, 0.55)
    assert is_clear(plain, mine, [plain, mine], budget)
    assert not is_clear(border, mine, [border, mine], budget)
    assert is_clear(mine, mine, [mine, trial(3, 0.5, 0.49, 0.5, 0.49)], budget)
    assert not is_clear(mine, mine, [mine, trial(4, 0.55, 0.44, 0.56, 0.44)], budget)  # it may lack something


def test_what_can_hardly_be_a_mistake_is_left_at_half_the_cost() -> None:
    budget = Budget(doubt=0.02, mistake=0.05)

    def trial(action: int, *batches: float) -> Trial:
        return Trial(action, cast("Search", None), [0.5, 0.5, *batches])

    mine = trial(0, 0.5, 0.5, 0.5, 0.5)
    near = trial(1, 0.52, 0.51, 0.53, 0.52)
    assert not is_clear(near, mine, [near, mine], budget)
    assert is_no_mistake(mine, [near, mine], budget)
    assert not is_no_mistake(mine, [near, mine, trial(2, 0.55, 0.54, 0.53, 0.54)], budget)


def test_noise_that_made_a_move_the_best_does_not_count_for_it() -> None:
    """Moves that are all alike cost nothing on average, and the error says how far a single regret strays."""
    chance = Random(5)
    regrets, scaled = [], []
    for _ in range(2000):
        trials = [Trial(n, cast("Search", None), [chance.gauss(0.5, 0.1) for _ in range(32)]) for n in range(3)]
        regret, error = regret_of(trials, trials[0])
        regrets.append(regret)
        if error:
            scaled.append(regret / error)
    assert abs(sum(regrets) / len(regrets)) < 0.001
    assert 0.5 < sum(z * z for z in scaled) / len(scaled) < 1.0
    # both halves measure: the error is less than that of one of them
    better = Trial(0, cast("Search", None), [0.5] * 32)
    mine = Trial(1, cast("Search", None), [0.1, 0.1, 0.3, 0.3] * 8)
    regret, error = regret_of([better, mine], mine)
    assert regret == pytest.approx(0.3, abs=0.02)
    assert error < 1.4 * paired(better.batches[3::2], mine.batches[3::2])[1]


def test_an_unfinished_game_has_no_review() -> None:
    whole = game_played("sea_salt_paper")
    record = type(whole)(**{**whole.__dict__, "moves": whole.moves[:-1], "result": None})
    with pytest.raises(Refused, match="review-not-over"):
        Looking(record, 0)
    with pytest.raises(Refused, match="seat-unknown"):
        Looking(whole, 7)


def test_classes_need_more_than_noise() -> None:
    budget = Budget(doubt=0.02, mistake=0.05)
    assert marked(0.08, 0.005, budget) == "mistake"
    assert marked(0.08, 0.035, budget) == "doubtful"  # it may be less than doubtful
    assert marked(0.08, 0.05, budget) == "good"  # nothing is said
    assert marked(0.08, 0.025, replace(budget, sure=3.0)) == "doubtful"  # where errors are great, more is asked for
    assert marked(0.08, 0.025, budget) == "mistake"
    assert marked(0.03, 0.005, budget) == "doubtful"
    assert marked(0.01, 0.0, budget) == "good"
    assert marked(-0.05, 0.01, budget) == "better"
    gap, error = paired([0.5, 0.7, 0.9], [0.4, 0.6, 0.8])
    assert gap == pytest.approx(0.1)
    assert error == pytest.approx(0, abs=1e-9)


def test_strokes_of_luck_are_more_than_noise() -> None:
    def at(ply: int, win: float, error: float) -> ReviewPoint:
        effect = [0.1, -0.1] if ply == 1 else [0.0, 0.0]
        return {
            "ply": ply,
            "win": [win, 1 - win],
            "error": error,
            "effect": effect,
            "effect_error": 0.0,
            "chapter": 1,
        }

    # 0 → 1: luck; 1 → 2: the move itself; 2 → 3: within the noise
    curve = [at(0, 0.5, 0.01), at(1, 0.7, 0.01), at(2, 0.8, 0.01), at(3, 0.87, 0.05)]
    assert [(one["ply"], one["luck"][0]) for one in strokes(curve, 0)] == [(1, 0.2)]


def test_a_whole_review_says_how_far_it_is() -> None:
    record = game_played("sea_salt_paper")
    looking = Looking(record, 0, budget=SMALL)
    pieces = Pieces()
    assert put_together(looking, pieces, [0])["progress"] == 0
    for ply in range(looking.plies + 1):
        pieces.points[ply] = {
            "ply": ply,
            "win": [0.5, 0.5],
            "error": 0.0,
            "effect": [-0.01 * (ply % 3), 0.0],
            "effect_error": 0.0,
            "chapter": 1,
        }
    own = looking.decisions(0)
    effects = [pieces.points[ply]["effect"][0] for ply in pieces.order(own, 0)]
    assert effects == sorted(effects)  # what harmed most comes first
    for ply in own:
        pieces.decisions[ply] = None
    whole = put_together(looking, pieces, [0])
    assert whole["progress"] == 1
    assert whole["helms"][0]["decisions"] == 0
    assert helm_of([], 0)["kept"] == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_are_sentences_in_every_language(language: str) -> None:
    say = texts_in(language)
    keys = ("points", "rival-points", "score", "rival-score", "call", "rival-call", "rounds", "rival-rounds", "islands")
    for key in (*keys, "lead"):
        for who in ("you", "other"):
            words = reason_words(say, "sea_salt_paper", {"key": key, "best": 0.61, "played": 0.04}, who)
            assert ("60" in words) == is_chance(key)
            assert words.endswith(".")
    line = reason_words(say, "finspan", {"key": "line", "best": 12.4, "played": 9.04, "line": "tokens"})
    assert "12" in line
    assert line.endswith(" 9.")
    assert language != "uk" or line.startswith("Бали")  # each game has a word of its own for points
    ending = reason_words(say, "kelp", {"key": "rival-ending", "best": 0.2, "played": 0.5, "line": "exhausted"})
    assert "20" in ending
    assert reason_words(say, "kelp", None) == ""


def test_a_move_amidst_a_sentence_begins_small() -> None:
    assert [amidst(move) for move in ("Dive at the blue site", "E4: an island", "A", "")] == [
        "dive at the blue site",
        "E4: an island",
        "A",
        "",
    ]


def test_figures_are_rounded() -> None:
    assert percent(0.554) == "55"
    assert [points(change) for change in (0.104, -0.126, 0.001)] == ["+10", "−15", "0"]


def test_reasons_claim_no_more_than_is_known() -> None:
    """Chances that were followed are rounded to five points and never certain; amounts to a half; counts are exact."""
    say = texts_in("en")

    def told(key: str, best: float, played: float) -> tuple[str, str]:
        return figures(say, {"key": key, "best": best, "played": played})

    assert told("call", 0.82, 0.57) == ("about 80\u00a0%", "55\u00a0%")
    assert told("call", 0.99, 0.01) == ("over 95\u00a0%", "less than 5\u00a0%")
    assert told("near-chance", 0.33, 0.28) == ("33\u00a0%", "28\u00a0%")
    assert told("points", 5.6, 4.4) == ("about 5½", "4½")
    assert told("points", 9.8, 6.0) == ("about 10", "6")
    assert told("line", 16.3, 15.7) == ("about 16½", "15½")  # not "16 instead of 16"
    assert told("lead", 0.4, -1.1) == ("about +½", "−1")
    assert told("rival-cost", 0.0, 2.0) == ("0", "2")
