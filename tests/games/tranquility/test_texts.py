"""Everything that the game says can be said in every language."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from seaboard.core.conformance import walk
from seaboard.core.refused import Refused
from seaboard.core.state import Notes
from seaboard.games.tranquility import GAME
from seaboard.games.tranquility.state import Tranquility
from seaboard.games.tranquility.told.refusals import CODES
from seaboard.locales import LANGUAGES, texts_in
from tests.games.tranquility.table import given, why_not

NAMES = ["Ada", "Ben", "Cem"]
TABLES: list[tuple[int, Mapping[str, object]]] = [
    (3, {"rocks": True, "monsters": 5, "storms": True, "concede": "always"}),
    (2, {"mode": "pyramid", "concede": "never"}),
    (2, {"mode": "day_night", "monsters": 3, "monster_hits_start": True}),
    (2, {"mode": "duel"}),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_moves_prompts_events_and_endings_read_well(language: str, seats: int, options: Mapping[str, object]) -> None:
    say = texts_in(language)
    parts = GAME.component_facts
    for state in walk(GAME, seats, 3, options):
        assert isinstance(state, Tranquility)
        if state.notes is None:
            state.notes = Notes()
        for event in state.notes.events:
            text = say.say("tranquility", "event", event.kind, event.facts, parts, NAMES)
            assert "{" not in text, text
        state.notes.events.clear()
        if state.over():
            result = GAME.result(state)
            assert result is not None
            facts = {"winners": "Ada", **result.facts}
            assert "{" not in say.say("tranquility", "ending", result.ending, facts, parts, NAMES)
            return
        for move in GAME.moves(state):
            assert "{" not in say.say("tranquility", "move", move.kind, move.facts, parts, NAMES)
        for seat in range(seats):
            prompt = GAME.prompt(state, seat)
            assert "{" not in say.say("tranquility", "prompt", prompt.key, prompt.facts, parts, NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words(language: str) -> None:
    for code in CODES:
        assert texts_in(language).has(f"refused-{code}")


def test_plurals() -> None:
    say = texts_in("uk").say
    facts = [{"seat": 0, "why": "action", "count": count} for count in (1, 2, 5)]
    said = [say("tranquility", "event", "discarded", one, names=NAMES) for one in facts]
    assert [text.rstrip(".").split()[3] for text in said] == ["карту", "карти", "карт"]


def test_a_refusal_that_no_rule_explains_lists_what_is_possible() -> None:
    table = given(hands=[[1, 2], [3, 4]], started=True)
    assert why_not(table, "dance") == "move-not-legal"
    with pytest.raises(Refused) as refusal:
        GAME.parse(table, "play:11")
    assert refusal.value.code == "tranquility-not-in-hand"


def test_the_target_of_a_monster_and_nothing_to_swallow() -> None:
    table = given(options={"monsters": 3}, hands=[["monster", 1, 2], [3, 4]], started=True)
    assert why_not(table, "monster") == "nothing-to-swallow"
