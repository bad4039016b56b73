"""Every clause of every rules page is proven by a test that names it, no test names a clause that is not there, and the
translations say the same clauses."""

from __future__ import annotations

import re

import pytest

from seaboard.cli.rules import proofs_of_clauses, read_clauses, rules_page
from seaboard.games import NAMES
from seaboard.games.kelp.box.pack import standard_data
from seaboard.locales import LANGUAGES, texts_in

TRANSLATIONS = [language for language in LANGUAGES if language != "en"]
CYRILLIC = re.compile("[а-яёіїєґ]", re.IGNORECASE)
# A page is for people: no code, no paths, no names of cells, slots, achievements or cards as the program writes them.
CODE = re.compile(r"`|\.(?:py|json|md)\b|README|\b(?:r\dc\d|[BPG][1-6]|w[123][a-f]|n[1-7]|z[1-9]|[a-z]+_[a-z_]+)\b")
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
def test_a_translation_has_the_same_titles_and_references(game: str, language: str) -> None:
    english, translated = read_clauses(game), read_clauses(game, language)
    english["page"], translated["page"] = (
        rules_page(game, one).read_text(encoding="utf-8") for one in ("en", language)
    )
    kept = {clause: sorted(CITED.findall(text)) for clause, text in english.items()}
    assert {clause: sorted(CITED.findall(text)) for clause, text in translated.items()} == kept
    assert _shape(game, language) == _shape(game, "en")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_a_page_is_for_people(game: str, language: str) -> None:
    page = rules_page(game, language).read_text(encoding="utf-8")
    assert CODE.findall(page) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_kelp_lists_every_card_with_a_reconstructed_number(language: str) -> None:
    say, pack = texts_in(language), standard_data()
    page = rules_page("kelp", language).read_text(encoding="utf-8")
    for card in (*pack["octopus_cards"], *pack["shark_cards"]):
        made_up = {field for field, source in card["from"].items() if source == "reconstructed"}
        row = re.search(rf"^\| {re.escape(say('kelp-' + card['id']))} \| (.*) \|$", page, re.MULTILINE)
        assert (row is not None) == bool(made_up), card["id"]
        numbers = [card[field] for field in ("cost", "count") if field in made_up]
        assert row is None or re.findall(r"\d+", row[1])[: len(numbers)] == [str(number) for number in numbers]


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
