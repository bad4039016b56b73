"""Every clause of every rules page is proven by a test that names it, no test names a clause that is not there, and the
translations say the same clauses."""

from __future__ import annotations

import re

import pytest

from seaboard.cli.rules import proofs_of_clauses, read_clauses, rules_page
from seaboard.games import NAMES
from seaboard.locales import LANGUAGES

TRANSLATIONS = [language for language in LANGUAGES if language != "en"]
CYRILLIC = re.compile("[а-яёіїєґ]", re.IGNORECASE)
CODE = re.compile("`[^`]+`")
CITED = re.compile(r"[A-Z]{3,4}-[A-Z]?\d+[a-z]?")


@pytest.mark.parametrize("game", NAMES)
def test_every_clause_is_proven(game: str) -> None:
    proofs = proofs_of_clauses()
    clauses = read_clauses(game)
    assert len(clauses) > 50
    unproven = [clause for clause in clauses if not proofs[clause]]
    assert not unproven, f"clauses of {game} without a test: {', '.join(unproven)}"


def test_no_test_names_an_unknown_clause() -> None:
    known = {clause for game in NAMES for clause in read_clauses(game)}
    unknown = sorted(clause for clause in proofs_of_clauses() if clause not in known)
    assert not unknown


@pytest.mark.parametrize("language", TRANSLATIONS)
@pytest.mark.parametrize("game", NAMES)
def test_a_translation_has_the_same_clauses(game: str, language: str) -> None:
    assert rules_page(game, language).is_file()
    english, translated = read_clauses(game), read_clauses(game, language)
    assert list(translated) == list(english)
    untranslated = [clause for clause, text in translated.items() if not CYRILLIC.search(text)]
    assert not untranslated


@pytest.mark.parametrize("language", TRANSLATIONS)
@pytest.mark.parametrize("game", NAMES)
def test_a_translation_has_the_same_titles_code_names_and_references(game: str, language: str) -> None:
    english, translated = read_clauses(game), read_clauses(game, language)
    english["page"], translated["page"] = (
        rules_page(game, one).read_text(encoding="utf-8") for one in ("en", language)
    )
    for pattern in (CODE, CITED):
        kept = {clause: sorted(pattern.findall(text)) for clause, text in english.items()}
        assert {clause: sorted(pattern.findall(text)) for clause, text in translated.items()} == kept
    assert _shape(game, language) == _shape(game, "en")


def _shape(game: str, language: str) -> list[str]:
    """A page line by line: titles by their level, clauses by id, rows of tables by how many cells they have."""
    shape = []
    for line in rules_page(game, language).read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            shape.append(line.split()[0])
        elif line.startswith("- **"):
            shape.append(line.split("**")[1])
        elif line.startswith("  |"):
            shape.append("|" * line.count("|"))
    return shape
