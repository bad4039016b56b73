"""Search: finds what can be found, keeps secrets out of its tree, and stays within its bounds."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from seaboard.bots.bot import HastyBot, PolicyBot, SearchBot
from seaboard.bots.levels import LEVELS, SECONDS, bot_named, level_bot, level_move, think
from seaboard.bots.minds import mind_of
from seaboard.bots.search import Search, Settings
from seaboard.bots.seen import Seen
from seaboard.core.random import Quick
from seaboard.core.record import new_record
from seaboard.core.refused import Refused
from seaboard.core.seed import derived_seed
from seaboard.games import NAMES, game_named
from seaboard.games.sea_salt_paper.state import SeaSaltPaper
from seaboard.games.sea_salt_paper.told.moves import MOVES
from seaboard.locales import LANGUAGES, texts_in

SEED = "000102030405060708090a0b0c0d0e0f"
GAME = game_named("sea_salt_paper")


def test_a_secret_move_does_not_become_knowledge_down_the_tree() -> None:
    """A guesser's search that begins before the coin is hidden: see the game in `pennies`. It is played by the plain
    engine, because a class of a test cannot be a subclass of a compiled one."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.bots.pennies"],
        env={**os.environ, "SEABOARD_PLAIN": "1"},
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        check=True,
    )
    veiled, open_ = (float(word) for word in done.stdout.split())
    assert veiled == pytest.approx(0.5, abs=0.05)
    assert open_ > 0.9


def test_below_a_card_kept_in_secret_there_is_one_branch_for_all() -> None:
    # Given a long search, when it comes to an opponent's decision which drawn card to keep,
    state = GAME.start(2, {"first_seat": "0"}, seed=SEED)
    mind = mind_of("sea_salt_paper")
    search = mind.search(3000).search(Seen(GAME, state, 0), Quick(1))
    node = 0
    for text in ("take:0", "end", "take:deck"):
        node = int(search.find(node, next(move.action for move in MOVES if move.text == text)))
        assert node >= 0
    kept = [node_ for move in MOVES if move.kind == "keep" and (node_ := int(search.find(node, move.action))) >= 0]
    # then each card has figures of its own, but what follows does not depend on it.
    assert len(kept) > 1
    assert all(search.find(card, action) < 0 for card in kept for action in range(GAME.actions))
    below = search.find(node, search.veil)
    assert any(search.find(below, action) >= 0 for action in range(GAME.actions))


@pytest.mark.parametrize("seed", range(4))
def test_search_is_the_same_for_the_same_seed(seed: int) -> None:
    state = GAME.start(3, seed=derived_seed("same", seed))
    bot = bot_named("sea_salt_paper", "search@200")
    assert isinstance(bot, SearchBot)
    found = [bot.search(Seen(GAME, state, int(state.actor())), Quick(seed)).lines() for _ in range(2)]
    assert found[0] == found[1]


def test_search_does_not_change_what_it_looks_at() -> None:
    state = GAME.start(2, seed=SEED)
    before = GAME.write_state(state)
    bot_named("sea_salt_paper", "search@300").choose(Seen(GAME, state, int(state.actor())), Quick(1))
    assert GAME.write_state(state) == before


def test_nodes_stay_within_the_limit() -> None:
    state = GAME.start(2, seed=SEED)
    mind = mind_of("sea_salt_paper")
    search = Search(Seen(GAME, state, int(state.actor())), mind.rollout, mind.judge, Settings(most_nodes=500), Quick(1))
    search.run(3000)
    assert search.nodes <= 500
    assert search.best_action() in state.legal()
    assert sum(visits for _, visits, _ in search.lines()) == 3000


def test_only_so_many_decisions_are_searched() -> None:
    state = GAME.start(2, seed=SEED)
    mind = mind_of("sea_salt_paper")
    seen = Seen(GAME, state, int(state.actor()))
    sizes = {}
    for deepest in (1, 2):
        search = Search(seen, mind.rollout, mind.judge, Settings(deepest=deepest), Quick(1))
        search.run(200)
        sizes[deepest] = int(search.nodes)
    assert sizes[1] == 1 + len(seen.legal())
    assert sizes[2] > sizes[1]


def test_a_world_that_is_tried_out_ends_with_the_round() -> None:
    state = GAME.start(2, seed=SEED)
    mind = mind_of("sea_salt_paper")
    quick = Quick(1)
    world = Seen(GAME, state, int(state.actor())).sample(quick)
    assert isinstance(world, SeaSaltPaper)
    mark = mind.judge.mark(world)
    while not mind.judge.is_done(world, mark):
        world.apply(int(mind.rollout.choose(world, world.legal_moves(), quick)))
    assert world.round == mark + 1
    assert world.deck.count < state.deck.count  # as the round left it: no other was dealt


def test_small_decisions_are_given_less_thought() -> None:
    finspan = game_named("finspan")
    bot = replace(mind_of("finspan").search(100), trifles=0.25)
    state = finspan.start(2, seed=SEED)
    assert bot.search(Seen(finspan, state, int(state.actor())), Quick(1)).iterations == 100  # which fish, where to dive
    state.apply(finspan.parse(state, "dive:G"))
    assert len(state.legal()) > 1
    assert bot.search(Seen(finspan, state, int(state.actor())), Quick(1)).iterations == 25


def test_what_the_policy_sees_well_is_left_to_it() -> None:
    """The cell of an island in Tranquility."""
    game = game_named("tranquility")
    state = game.start(2, seed=SEED)
    mind = mind_of("tranquility")
    state.apply(int(mind.rollout.choose(state, state.legal_moves(), Quick(1))))
    seen = Seen(game, state, int(state.actor()))
    assert mind.search(10).begin(seen, Quick(1)).is_plain
    chosen = {mind.search(10).choose(seen, Quick(seed)) for seed in range(5)}
    assert chosen == {PolicyBot(mind.rollout).choose(seen, Quick(1))}


def test_more_nodes_than_a_tree_can_number_are_refused() -> None:
    with pytest.raises(ValueError, match="most_nodes"):
        Settings(most_nodes=1 << 24)


def test_values_are_chances() -> None:
    state = GAME.start(4, seed=SEED)
    mind = mind_of("sea_salt_paper")
    search = mind.search(400).search(Seen(GAME, state, int(state.actor())), Quick(1))
    assert all(0 <= value <= 1 for _, _, value in search.lines())


def test_a_time_budget_ends_in_time_and_at_least_looks_at_every_move() -> None:
    state = GAME.start(2, seed=SEED)
    bot = mind_of("sea_salt_paper").search(10_000_000, seconds=0.05)
    search = bot.search(Seen(GAME, state, int(state.actor())), Quick(1))
    assert 0 < search.iterations < 10_000_000
    assert len(search.lines()) == len(state.legal())


def test_an_iteration_budget_is_kept_exactly() -> None:
    state = GAME.start(2, seed=SEED)
    search = mind_of("sea_salt_paper").search(70, seconds=60.0).search(Seen(GAME, state, int(state.actor())), Quick(1))
    assert search.iterations == 70


# -- levels ---------------------------------------------------------------------------------------------------------


def test_levels_are_named_in_every_language() -> None:
    for language in LANGUAGES:
        say = texts_in(language)
        names = [say(f"level-{level}") for level in LEVELS]
        assert len(set(names)) == len(LEVELS)
        assert all(say(f"level-{level}-help") for level in LEVELS)


def test_levels_are_what_they_say() -> None:
    kinds = [type(level_bot("sea_salt_paper", level)) for level in LEVELS]
    assert kinds == [HastyBot, PolicyBot, SearchBot, SearchBot, SearchBot]
    for game in NAMES:
        iterations = 0
        for level, most in (("gale", 0.25), ("storm", 1.5), ("maelstrom", 5.0)):
            bot = level_bot(game, level, hurried=True)
            assert isinstance(bot, SearchBot)
            assert bot.seconds == SECONDS[level] <= most
            assert bot.iterations > iterations
            iterations = bot.iterations


def test_gale_judges_more_plainly_where_a_game_says_so() -> None:
    gale, storm = (level_bot("kelp", level) for level in ("gale", "storm"))
    assert isinstance(gale, SearchBot)
    assert isinstance(storm, SearchBot)
    assert gale.judge is mind_of("kelp").plain
    assert storm.judge is mind_of("kelp").judge
    assert gale.judge is not storm.judge


def test_a_calm_bot_is_not_a_random_one() -> None:
    """It mostly does what a sound bot does, but not always."""
    bot = level_bot("sea_salt_paper", "calm")
    agreed = tried = 0
    for index in range(60):
        state = GAME.start(2, seed=derived_seed("calm", index))
        while not state.over() and tried < 400:
            seen = Seen(GAME, state, int(state.actor()))
            sound = level_bot("sea_salt_paper", "breeze").choose(seen, Quick(index))
            if len(seen.legal()) > 2:
                tried += 1
                agreed += bot.choose(seen, Quick(tried)) == sound
            state.apply(sound)
    assert 0.4 < agreed / tried < 0.95


def test_an_unknown_bot_is_refused_with_the_nearest_name() -> None:
    with pytest.raises(Refused) as refusal:
        bot_named("sea_salt_paper", "strom")
    assert refusal.value.facts["nearest"] == "storm"
    with pytest.raises(Refused):
        bot_named("sea_salt_paper", "search@0")
    with pytest.raises(Refused):
        level_move(GAME, GAME.start(2, seed=SEED), 0, "hurricane", 1)


@pytest.mark.parametrize("level", LEVELS)
def test_thinking_from_a_record_gives_a_legal_move(level: str) -> None:
    record = new_record(GAME, ["Ann", "Bo"], {"first_seat": "0"}, SEED)
    record.moves = ["take:0", "end"]
    state = GAME.start(2, {"first_seat": "0"}, seed=SEED)
    for text in record.moves:
        state.apply(GAME.parse(state, text))
    move = think(record, 1, level, 5)
    assert move in {move.text for move in GAME.moves(state)}
