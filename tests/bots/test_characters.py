"""Who the bots are: every level has several characters, with names and sentences in all languages."""

from __future__ import annotations

from seaboard.bots.bot import HastyBot, PolicyBot, SearchBot
from seaboard.bots.characters import CHARACTERS, STYLES, character_of
from seaboard.bots.levels import LEVELS, level_bot
from seaboard.bots.minds import mind_of
from seaboard.bots.seen import Seen
from seaboard.core.random import Quick
from seaboard.core.seed import derived_seed
from seaboard.games import NAMES, game_named
from seaboard.games.finspan.rules.codes import TURN
from seaboard.games.finspan.state import Finspan
from seaboard.locales import LANGUAGES, texts_in


def test_every_level_has_a_character_of_each_style() -> None:
    assert tuple(CHARACTERS) == LEVELS
    everyone = [one for level in LEVELS for one in CHARACTERS[level]]
    assert len({one.id for one in everyone}) == len({one.face for one in everyone}) == len(everyone)
    for level in LEVELS:
        assert sorted(one.style for one in CHARACTERS[level]) == sorted(STYLES)


def test_they_are_named_and_described_in_every_language() -> None:
    for language in LANGUAGES:
        say = texts_in(language)
        names = [say(f"bot-{one.id}") for level in LEVELS for one in CHARACTERS[level]]
        abouts = [say(f"bot-{one.id}-about") for level in LEVELS for one in CHARACTERS[level]]
        assert len(set(names)) == len(names)
        assert all(about.endswith(".") for about in abouts)


def test_two_bots_of_a_level_at_one_table_are_two_characters() -> None:
    for level in LEVELS:
        some = [character_of(level, seat) for seat in range(3)]
        assert len(set(some)) == 3
    assert character_of("a guest", 0) is None


def test_every_game_has_its_styles() -> None:
    for name in NAMES:
        mind = mind_of(name)
        assert set(mind.styles) == set(STYLES) - {"steady"}
        assert mind.in_style("steady") is mind.rollout
        for style in STYLES:
            breeze, storm = (level_bot(name, level, style=style) for level in ("breeze", "storm"))
            assert isinstance(breeze, PolicyBot)
            assert isinstance(storm, SearchBot)
            assert breeze.policy is mind.in_style(style)
            assert storm.policy is mind.rollout  # what others are thought to do does not depend on the own style
            assert storm.style is mind.styles.get(style)


def test_a_calm_bot_errs_like_people_do() -> None:
    """It strays to the second or third choice of a sound player, never to any of the many moves that are left."""
    game = game_named("finspan")
    mind = mind_of("finspan")
    met = 0
    for index in range(30):
        state = game.start(2, seed=derived_seed("err", index))
        quick = Quick(index)
        for _ in range(40):
            state.apply(int(mind.rollout.choose(state, state.legal_moves(), quick)))
        assert isinstance(state, Finspan)
        if len(state.legal()) < 5 or state.top is None or state.top.kind != TURN:
            continue
        met += 1
        seen = Seen(game, state, int(state.actor()))
        steady = {HastyBot(mind.rollout, (0.0,)).choose(seen, Quick(one)) for one in range(10)}
        strayed = {HastyBot(mind.rollout, (1.0,)).choose(seen, Quick(one)) for one in range(30)}
        assert strayed != steady
        assert len(strayed | steady) <= 4  # three, and a tie
    assert met >= 3


def test_where_sides_are_unequal_a_level_thinks_and_errs_by_its_side() -> None:
    """In Kelp it is easier to hide than to hunt: levels are made equal steps on both sides."""
    game = game_named("kelp")
    mind = mind_of("kelp")
    calm, gale, storm = (level_bot("kelp", level) for level in ("calm", "gale", "storm"))
    assert isinstance(calm, HastyBot)
    assert isinstance(gale, SearchBot)
    assert isinstance(storm, SearchBot)
    budgets: dict[int, set[tuple[int, int]]] = {0: set(), 1: set()}
    state = game.start(2, seed=derived_seed("sides", 0))
    quick = Quick(0)
    for _ in range(60):
        if len(state.legal()) > 1:
            seen = Seen(game, state, int(state.actor()))
            budgets[seen.seat].add((gale.budget(gale.begin(seen, quick)), storm.budget(storm.begin(seen, quick))))
        state.apply(int(mind.rollout.choose(state, state.legal_moves(), quick)))
    assert budgets == {0: {(mind.gale, mind.storm)}, 1: {(mind.gale // 20, mind.storm)}}
    assert calm.strays[0] < calm.strays[1]
