"""All that is said along games has its words and its facts in every language."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from seaboard.core.conformance import walk
from seaboard.core.state import Notes
from seaboard.games.sea_salt_paper import GAME
from seaboard.games.sea_salt_paper.box.printed import FACES
from seaboard.games.sea_salt_paper.state import SeaSaltPaper
from seaboard.games.sea_salt_paper.told.scoring import breakdown
from seaboard.locales import LANGUAGES, texts_in
from tests.games.sea_salt_paper.table import cards, play, table, why_not

NAMES = ["Анна", "Bob", "Віра", "Gast"]


def said(language: str, kind: str, word: str, facts: Mapping[str, object]) -> str:
    text = texts_in(language).say(GAME.name, kind, word, facts, GAME.component_facts, NAMES)
    assert "{" not in text, f"a fact is missing: {text}"
    assert "$" not in text
    assert text.strip() == text != ""
    return text


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_along_games_can_be_said(language: str) -> None:
    words: set[str] = set()
    for seats, seed in ((2, 1), (3, 2), (4, 3)):
        notes = Notes()
        for state in walk(GAME, seats, seed, {"target_score": 20}):
            assert isinstance(state, SeaSaltPaper)
            state.notes = notes
            if state.over():
                result = GAME.result(state)
                assert result is not None
                said(language, "ending", result.ending, {**result.facts, "winners": [NAMES[0]]})
                for score in GAME.scores(state):
                    for line in score.lines:
                        said(language, "score", line.key, line.facts)
                break
            for seat in (None, *range(seats)):
                prompt = GAME.prompt(state, seat)
                said(language, "prompt", prompt.key, prompt.facts)
            for move in GAME.moves(state):
                said(language, "move", move.kind, move.facts)
                words.add(move.kind)
        for event in notes.events:
            said(language, "event", event.kind, event.facts)
            words.add(event.kind)
    assert len(words) > 25


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rare_events_can_be_said(language: str) -> None:
    state = table(
        ["octopus/grey octopus/green octopus/yellow penguin/pink", "3*mermaid/white"], piles=["mermaid/white", ""]
    )
    for event in play(state, "last_chance", "take:0"):
        said(language, "event", event.kind, event.facts)
    for call, round_number in (("none", 0), ("none", 3), ("stop", 1), ("last_chance", 2)):
        said(language, "score", "round", {"round": round_number, "call": call})
    for ending in GAME.vocabulary.endings:
        for rounds in (1, 2, 5):
            said(language, "ending", ending, {"rounds": rounds, "winners": NAMES[:2]})


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_name_their_facts(language: str) -> None:
    say = texts_in(language)
    playing = table(["crab/black boat/black", ""])
    taking = table(["", ""], phase="take", piles=["", "crab/green"])
    final = table(["octopus/grey octopus/green octopus/yellow penguin/pink", "shell/grey"])
    play(final, "last_chance", "take:0")
    robbing = table(["", "", "crab/black", "crab/grey"], phase="rob")
    refusals = [
        *(why_not(playing, text) for text in ("stop", "play:crab/black+crab/grey", "play:crab/black+boat/black")),
        *(why_not(taking, text) for text in ("take:0", "end")),
        why_not(final, "stop"),
        why_not(robbing, "rob:1"),
    ]
    assert len({refusal.code for refusal in refusals}) == 7
    for refusal in refusals:
        text = say(f"refused-{refusal.code}", **refusal.facts)
        assert "{" not in text
    assert "6" not in say("refused-sea_salt_paper-too-few-points", **refusals[0].facts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_score_lines_explain_themselves(language: str) -> None:
    say = texts_in(language)
    owned = cards("2*boat/black boat/yellow octopus/grey octopus/green lighthouse/purple 2*mermaid/white")
    parts = frozenset({"card", "partner", "counted", "colour"})
    for kind, points, facts in breakdown([FACES.index(card) for card in owned], True):
        text = say(f"sea_salt_paper-line-{kind}", points=points, **say.words_for(GAME.name, facts, parts, ()))
        assert "{" not in text


def test_words_of_the_rulebooks() -> None:
    uk, ru, en = (texts_in(language) for language in ("uk", "ru", "en"))
    assert [say("sea_salt_paper-name") for say in (uk, ru, en)] == [
        "Паперові океани",
        "Море, соль, бумага",
        "Sea Salt & Paper",
    ]
    assert uk.component(GAME.name, "boat/light_blue") == "блакитний човник"
    assert ru.component(GAME.name, "boat/light_blue") == "голубой кораблик"
    assert uk.component(GAME.name, "mermaid/white", "acc") == "білу русалку"
    assert ru.component(GAME.name, "octopus/grey", "acc") == "серого осьминога"
    assert said("uk", "event", "called", {"seat": 0, "call": "last_chance"}) == "Анна каже: «Останній шанс!»"
    assert said("ru", "event", "called", {"seat": 0, "call": "last_chance"}) == "Анна объявляет: «Последний шанс!»"


@pytest.mark.parametrize(("count", "words"), [(1, "1 пара"), (2, "2 пари"), (4, "4 пари")])
def test_plurals(count: int, words: str) -> None:
    facts = {"card": "човник", "partner": "човник", "count": count}
    line = texts_in("uk")("sea_salt_paper-line-duo", points=count, **facts)
    assert " ".join(line.split()).startswith(words)


def test_equal_cards_of_a_pile_have_labels_of_their_own() -> None:
    state = table(["2*crab/yellow", ""], piles=["boat/black penguin/pink boat/black", "shark/purple"])
    play(state, "play:crab/yellow+crab/yellow", "search:0")
    labels = [said("en", "move", move.kind, move.facts) for move in GAME.moves(state)]
    assert labels == ["Take the black boat (no. 2 from the top)", "Take the pink penguin", "Take the black boat"]
