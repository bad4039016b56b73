"""Texts: every language says everything, nothing is left over, and no language knows facts the others lack."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from seaboard.cli.rules import read_clauses
from seaboard.core.game import Game
from seaboard.core.options import specs
from seaboard.core.refused import Refused
from seaboard.core.seed import derived_seed
from seaboard.core.state import Notes
from seaboard.games import NAMES, game_named, reconstructions
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
    r"(review|voyage|moment|figures)-[\w-]+",
    r"hint-why-[\w-]+",
    r"guide-[\w-]+",
    r"figure-[\w-]+",
    r"(web|lesson|table|level|clock|bot)-[\w-]+",
    r"refused-[\w-]+-(title|then)",  # beside a refusal, at the thing that was pressed
    r"finspan-counts-\w+",  # what an achievement of a corrected pack counts
    r"[a-z_]+-joined",  # how the two parts of a component make one name
)


# What the speaker adds to the facts of a game: a name in another case, and which form of it is asked for. What is said
# of all games knows which one it is: in Ukrainian not all of them call points the same.
CASED = re.compile(r"(\w+)_(?:gen|acc|loc)")
FORMS = frozenset({"case", "form", "game"})


class Variables(Visitor):
    """Collects the facts and the messages that a message refers to."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)


@cache
def messages(language: str) -> dict[str, Variables]:
    """The keys of a language with the facts of each."""
    found: dict[str, Variables] = {}
    for path in sorted((FOLDER / language).glob("*.ftl")):
        resource = FluentParser().parse(path.read_text(encoding="utf-8"))
        for entry in resource.body:
            assert not isinstance(entry, ast.Junk), f"{path.name}: cannot be read: {(entry.content or '')[:80]}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{language}: {entry.id.name} stands twice"
                facts = Variables()
                facts.visit(entry)
                found[entry.id.name] = facts
    return found


@cache
def needed() -> frozenset[str]:
    """The keys that the code and the games will ask for."""
    keys = set()
    for name in NAMES:
        game = game_named(name)
        keys |= {f"{name}-name", f"{name}-tagline", *game.vocabulary.keys(name)}
        keys |= {f"{name}-role-{role}" for role in game.roles}
        keys |= {f"{name}-reconstructed-{word}" for word in reconstructions(name)}
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
    parts = {part for found in messages("en").values() for part in found.messages}
    used = needed() | literal | parts
    unused = [key for key in messages("en") if key not in used and not composed.fullmatch(key)]
    assert not unused, f"texts that nobody asks for: {', '.join(unused)}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_language_uses_facts_that_another_lacks(language: str) -> None:
    strange = {}
    for key, found in messages(language).items():
        known = messages("en")[key].names | FORMS
        strange[key] = {name for name in found.names if name not in known and CASED.sub(r"\1", name) not in known}
    assert {key: names for key, names in strange.items() if names} == {}


def along_games() -> Iterator[tuple[Game[Any], str, str, Mapping[str, object]]]:
    """What every game says along a few of its games, each saying once: (game, move, prompt or event, word, facts)."""
    told: dict[tuple[str, str, str, str], Mapping[str, object]] = {}
    for name, index in product(NAMES, range(2)):
        game = game_named(name)
        for seats, options in tables_of(name):
            chance = random.Random(index)
            state = game.start(seats, options, seed=derived_seed("told", index))
            for _ in range(400):
                if state.over():
                    break
                prompt = game.prompt(state, int(state.actor()))
                told[name, "prompt", prompt.key, ""] = prompt.facts
                action = chance.choice(list(state.legal()))
                move = game.describe(state, action)
                told[name, "move", move.kind, ""] = move.facts
                state.notes = notes = Notes()
                state.apply(action)
                for event in notes.events:
                    shape = ",".join(str(event.facts.get(fact)) for fact in ("why", "place", "effect", "call"))
                    told[name, "event", event.kind, shape] = event.facts
    for (name, kind, word, _), facts in told.items():
        yield game_named(name), kind, word, facts


# Where the usual table does not show enough.
TABLES: dict[str, list[tuple[int, dict[str, object]]]] = {
    "sea_salt_paper": [(2, {}), (4, {})],
    "tranquility": [
        (3, {"rocks": True, "monsters": 5, "storms": True, "concede": "always"}),
        (2, {"mode": "pyramid"}),
        (2, {"mode": "day_night", "monsters": 3, "monster_hits_start": True}),
        (2, {"mode": "duel"}),
    ],
    "kelp": [(2, {}), (2, {"board": "night"})],
    "finspan": [(1, {"ravel": "2", "nautoma": 5}), (3, {"side": "b"})],
}


def tables_of(name: str) -> list[tuple[int, dict[str, object]]]:
    """Tables at which a game says all it has to say."""
    return TABLES.get(name, [(game_named(name).seats[0], {})])


TOLD = tuple(along_games())
# A fact that is missing, a key, notation (r1c6, z7, P4, play:11, crab/yellow) or a gap that an empty fact left.
UNSAYABLE = re.compile(r"[{}$⟨⟩_/]|\br\dc\d|\bz\d\b|\b[BPG][1-6]\b|\w:\w|: \.|\(\)|  ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_games_say_reads_well_for_the_reader_and_about_others(language: str) -> None:
    say, names = texts_in(language), ("Ada", "Ben", "Cem", "Dov")
    assert len(TOLD) > 150
    bad = []
    for game, kind, word, facts in TOLD:
        lines = {
            reader: say.say(game.name, kind, word, facts, game.component_facts, names, reader)
            for reader in (None, *range(4))
        }
        bad += [line for line in lines.values() if UNSAYABLE.search(line)]
        if "who" in messages(language)[f"{game.name}-{kind}-{word}"].names:
            seat = int(str(facts["seat"]))
            bad += [lines[seat]] if lines[seat] == lines[None] or names[seat] in lines[seat] else []
    assert bad == []


@cache
def known_moves(name: str) -> tuple[str, ...]:
    """Every move that was possible somewhere in a few whole games."""
    game, chance = game_named(name), random.Random(7)
    known: set[str] = set()
    for (seats, options), index in product(TABLES[name], range(2)):
        state = game.start(seats, options, seed=derived_seed("known", index))
        while not state.over():
            known |= {move.text for move in game.moves(state)}
            state.apply(chance.choice(list(state.legal())))
    return tuple(sorted(known))


@cache
def reasons(name: str) -> dict[tuple[str, str], tuple[str, Refused]]:
    """Everything that is dead in random positions of a game is asked about: (step, code) -> a move and the reason."""
    game, chance = game_named(name), random.Random(8)
    found: dict[tuple[str, str], tuple[str, Refused]] = {}
    for seats, options in TABLES[name]:
        state = game.start(seats, options, seed=derived_seed("dead", seats))
        for step in range(240):
            if state.over():
                break
            if step % 4 == 0:
                legal = {move.text for move in game.moves(state)}
                dead = [text for text in known_moves(name) if text not in legal]
                prompt = game.prompt(state, int(state.actor())).key
                for text in chance.sample(dead, min(120, len(dead))):
                    reason = game.why_not(state, text)
                    found.setdefault((prompt, reason.code), (text, reason))
            state.apply(chance.choice(list(state.legal())))
    return found


@pytest.mark.parametrize("name", NAMES)
def test_every_dead_move_has_a_reason_of_its_game(name: str) -> None:
    """ "This cannot be done now" is left for what is no move of the game; a reason that rests on a clause names it."""
    game = game_named(name)
    codes = {code for _, code in reasons(name)}
    assert "move-not-legal" not in codes
    assert all(code.startswith(f"{name}-") for code in codes)
    assert len(codes) > 12
    assert game.why_not(game.start(game.seats[0], {}, seed=derived_seed("no", 1)), "xyzzy").code == "move-not-legal"
    told = [reason for _, reason in reasons(name).values() if "clause" in reason.facts]
    assert len(told) > len(reasons(name)) / 2
    assert set(game.clauses) <= set(game.vocabulary.refusals)
    for language in LANGUAGES:
        assert set(game.clauses.values()) <= set(read_clauses(name, language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_a_refused_move_is_explained_without_notation(name: str, language: str) -> None:
    """Whatever is dead is asked about in every step; nobody is shown notation, codes, keys or a list of moves."""
    game, say = game_named(name), texts_in(language)
    for text, reason in reasons(name).values():
        facts = say.words_for(name, reason.facts, game.component_facts, ("Ada", "Ben", "Cem", "Dov"))
        for key in (f"refused-{reason.code}", f"refused-{reason.code}-title", f"refused-{reason.code}-then"):
            if key in messages(language):
                said = say(key, **facts)
                assert not UNSAYABLE.search(said), (text, said)
                assert ":" not in text or text not in said
                assert reason.code not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_title_stands_beside_a_refusal(language: str) -> None:
    beside = [key for key in messages(language) if re.fullmatch(r"refused-[\w-]+-(title|then)", key)]
    assert len(beside) > 20
    assert [key for key in beside if key.rpartition("-")[0] not in messages(language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_events_with_a_player_speak_to_the_reader(language: str) -> None:
    """A sentence that names whoever acts has a form for the reader; only a seat that was left is always another's."""
    names_only = [
        key
        for key, found in messages(language).items()
        if re.match(r"\w+-event-|table-note-", key) and "seat" in found.names and "who" not in found.names
    ]
    assert names_only in ([], ["table-note-opened"])


@pytest.mark.parametrize(
    ("language", "count", "word"),
    [
        *(("uk", n, w) for n, w in ((1, "партія"), (2, "партії"), (5, "партій"), (11, "партій"), (21, "партія"))),
        *(("ru", n, w) for n, w in ((1, "партия"), (3, "партии"), (12, "партий"), (22, "партии"), (100, "партий"))),
        *(("en", n, w) for n, w in ((1, "game"), (2, "games"))),
    ],
)
def test_plurals_are_right(language: str, count: int, word: str) -> None:
    said = texts_in(language)("cli-simulated", game="X", games=count)
    assert " ".join(said.split()) == f"X: {count} {word}"


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


# How Ukrainian and Russian are set: an apostrophe is ’, a dash is —, quotes are «…», ё has its dots.
UNTYPOGRAPHIC = {
    "an apostrophe of a typewriter": re.compile(r"(?<=[а-яіїєґ])'(?=[а-яіїєґ])", re.IGNORECASE),
    "a short dash between words": re.compile(r"[а-яіїєґ»}] – [а-яіїєґ«{]", re.IGNORECASE),
    "quotes of a typewriter": re.compile(r"(?<!\{ )\"[а-яіїєґ]|[а-яіїєґ]\"", re.IGNORECASE),
    "ё written as е": re.compile(r"\b(еще|ее|берет|идет|счет|дает|кладет|ведет|мое|твое|все еще)\b", re.IGNORECASE),
}


@pytest.mark.parametrize("language", ["uk", "ru"])
def test_texts_are_set_well(language: str) -> None:
    faults = [
        f"{path.name}:{number}: {fault}: {line.strip()[:60]}"
        for path in sorted((FOLDER / language).glob("*.ftl"))
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if not line.startswith("#")
        for fault, pattern in UNTYPOGRAPHIC.items()
        if pattern.search(line)
    ]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_of_a_move_has_no_two_colons(language: str) -> None:
    """Names of moves have a colon of their own («Скинути: 5»)."""
    for name in ("review", "moments"):
        text = (FOLDER / language / f"{name}.ftl").read_text(encoding="utf-8")
        assert not re.findall(r"^.*(?:: \{ \$move \}|\{ \$move \}:).*$", text, re.MULTILINE)
    for game in NAMES:
        text = (FOLDER / language / f"{game}.ftl").read_text(encoding="utf-8")
        for move in re.findall(rf"^{game}-move-(?:.+)(?:\n[ }}].*)*", text, re.MULTILINE):
            assert move.count(": ") < 2, move
