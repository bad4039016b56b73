"""Texts: every language says everything, nothing is left over, and no language knows facts the others lack."""

from __future__ import annotations

import random
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from seaboard.core.options import specs
from seaboard.core.seed import derived_seed
from seaboard.games import NAMES, game_named
from seaboard.locales import FOLDER, LANGUAGES, texts_in

ROOT = Path(__file__).parents[1]
SOURCES = [
    path
    for folder, endings in (("src", {".py"}), ("web", {".ts", ".svelte"}))
    for path in (ROOT / folder).rglob("*")
    if path.suffix in endings and "node_modules" not in path.parts
]
# Keys put together in code: (pattern of the key) -> said where.
COMPOSED = (
    r"[a-z_]+-(board|line|role|ability|lesson|web)-[\w-]+",  # boards, score companion, sides, card texts
    r"(web|lesson|table|level|clock)-[\w-]+",
)


class Variables(Visitor):
    """Collects the facts a message refers to."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


@cache
def messages(language: str) -> dict[str, set[str]]:
    """The keys of a language with the facts of each."""
    found: dict[str, set[str]] = {}
    for path in sorted((FOLDER / language).glob("*.ftl")):
        resource = FluentParser().parse(path.read_text(encoding="utf-8"))
        for entry in resource.body:
            assert not isinstance(entry, ast.Junk), f"{path.name}: cannot be read: {(entry.content or '')[:80]}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{language}: {entry.id.name} stands twice"
                facts = Variables()
                facts.visit(entry)
                found[entry.id.name] = facts.names
    return found


@cache
def needed() -> frozenset[str]:
    """The keys that the code and the games will ask for."""
    keys = set()
    for name in NAMES:
        game = game_named(name)
        keys |= {f"{name}-name", f"{name}-tagline", *game.vocabulary.keys(name)}
        keys |= {f"{name}-role-{role}" for role in game.roles}
        for spec in specs(game.options):
            keys |= {f"{name}-option-{spec.name}", f"{name}-option-{spec.name}-help"}
            if spec.kind == "choice":
                keys |= {f"{name}-option-{spec.name}-{value}" for value in spec.choices or ()}
    for path in SOURCES:
        text = path.read_text(encoding="utf-8")
        keys |= {f"refused-{code}" for code in re.findall(r'Refused\(\s*"([a-z_-]+[a-z])"', text)}
    return frozenset(keys)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_missing(language: str) -> None:
    missing = sorted(needed() - set(messages(language)))
    assert not missing, f"no text in {language}: {', '.join(missing)}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_keys(language: str) -> None:
    assert sorted(messages(language)) == sorted(messages("en"))


def test_nothing_is_left_over() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)
    literal = set(re.findall(r"[\"'`]([a-z][\w-]+)[\"'`]", code))
    composed = re.compile("|".join(COMPOSED))
    unused = [key for key in messages("en") if key not in needed() | literal and not composed.fullmatch(key)]
    assert not unused, f"texts that nobody asks for: {', '.join(unused)}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_language_uses_facts_that_another_lacks(language: str) -> None:
    strange = {
        key: sorted(facts - messages("en")[key])
        for key, facts in messages(language).items()
        if key in messages("en") and facts - messages("en")[key]
    }
    assert not strange


@pytest.mark.parametrize(
    ("language", "count", "word"),
    [
        *(("uk", n, w) for n, w in ((1, "партія"), (2, "партії"), (5, "партій"), (11, "партій"), (21, "партія"))),
        *(("ru", n, w) for n, w in ((1, "партия"), (3, "партии"), (12, "партий"), (22, "партии"), (100, "партий"))),
        *(("en", n, w) for n, w in ((1, "game"), (2, "games"))),
    ],
)
def test_plurals_are_right(language: str, count: int, word: str) -> None:
    assert texts_in(language)("cli-simulated", game="X", games=count) == f"X: {count} {word}"


def words_of(view: object) -> set[str]:
    """The names and the values of a view that the plain table shows as words."""
    if isinstance(view, dict):
        return set(view) | {word for value in view.values() for word in words_of(value)}
    if isinstance(view, list):
        return {word for value in view for word in words_of(value)}
    return set(view.split(":")) if isinstance(view, str) else set()


@pytest.mark.parametrize("name", ["kelp", "finspan"])
def test_the_plain_table_has_a_word_for_everything_it_shows(name: str) -> None:
    game = game_named(name)
    shown: set[str] = set()
    for index in range(3):
        chance = random.Random(index)
        state = game.start(2, {}, seed=derived_seed("words", index))
        for step in range(300):
            if state.over():
                break
            if step % 7 == 0:
                shown |= {word for seat in (0, 1, None) for word in words_of(game.view(state, seat))}
            state.apply(chance.choice(list(state.legal())))
    for language in LANGUAGES:
        known = messages(language)
        missing = {
            word
            for word in shown
            if re.search("[a-z]{2}", word)
            and f"web-view-{word}" not in known
            and not all(f"{name}-{part}" in known for part in word.split("/"))
        }
        assert missing == set(), language
