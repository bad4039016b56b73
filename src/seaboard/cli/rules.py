"""`seaboard rules`: the numbered clauses of a game and, for those who ask, how many tests prove each."""

from __future__ import annotations

import ast
import re
from collections import Counter
from pathlib import Path
from textwrap import fill

import click

from seaboard.cli.terminal import chosen_language, json_option, lang_option, print_json
from seaboard.core.refused import Refused
from seaboard.games import game_named

CLAUSE = re.compile(r"^- \*\*([A-Z]{3,4}-[A-Z]?\d+[a-z]?)\*\*\s+(.*)$")
MARKS = re.compile(r"\*+")  # what stresses a word on the page
ENDINGS = "аеєиіїоуыэюяьй"
SAME_LETTERS = str.maketrans({"’": "'", "ʼ": "'", "ё": "е"})


@click.command("rules")
@click.argument("game")
@click.option("--find", "word", default="", help="Only clauses with this word (in their language) or id.")
@click.option("--tests", "with_tests", is_flag=True, help="Also how many tests prove each clause.")
@lang_option
@json_option
def command(game: str, word: str, with_tests: bool, lang: str | None, as_json: bool) -> None:
    """Print the rules of a game clause by clause."""
    name = game_named(game).name
    proofs = proofs_of_clauses() if with_tests or as_json else Counter()
    clauses = read_clauses(name, chosen_language())
    wanted = _wanted(word)
    clauses = {key: text for key, text in clauses.items() if wanted.search(_folded(f"{key} {text}"))}
    if not clauses:
        raise Refused("clause-not-found", word=word)
    if as_json:
        print_json([{"id": key, "text": text, "tests": proofs.get(key, 0)} for key, text in clauses.items()])
        return
    for key, text in clauses.items():
        tests = click.style(f" {proofs.get(key, 0):>3} ✓", fg="green" if proofs.get(key) else "red") if proofs else ""
        click.echo(f"{click.style(key, bold=True)}{tests}")
        for line in MARKS.sub("", text).splitlines():
            click.echo(fill(line, 100, initial_indent="  ", subsequent_indent="  "))


def _folded(text: str) -> str:
    """A text as it is searched: the case, the shape of an apostrophe and the dots of ё make no difference."""
    return text.casefold().translate(SAME_LETTERS)


def _wanted(words: str) -> re.Pattern[str]:
    """What to look for: Ukrainian and Russian words in any case, so that `русалка` also finds `русалки`."""
    stems = [(word.rstrip(ENDINGS) if len(word) > 3 else word) or word for word in _folded(words).split()]
    return re.compile(r"\w*\s+".join(map(re.escape, stems)))


def _project() -> Path | None:
    """The folder of the sources, if the command runs from a checkout."""
    root = Path(__file__).parents[3]
    return root if (root / "docs" / "rules").is_dir() else None


def rules_page(game: str, language: str) -> Path:
    """The rules page of a game: English ones lie in the folder itself, the others in one folder for each language."""
    root = _project()
    folder = root / "docs" / "rules" if root else Path(__file__).parents[1] / "rules"
    return folder / f"{game}.md" if language == "en" else folder / language / f"{game}.md"


def read_clauses(game: str, language: str = "en") -> dict[str, str]:
    """The clauses of a game by id, in the order of its rules page; in English if there is no page in the language.

    A table under a clause belongs to it, one line for each row.
    """
    page = rules_page(game, language)
    if not page.is_file():
        page = rules_page(game, "en")
    if not page.is_file():
        raise Refused("rules-page-missing", game=game)
    clauses: dict[str, str] = {}
    last = ""
    for line in page.read_text(encoding="utf-8").splitlines():
        match = CLAUSE.match(line)
        if match:
            last = match[1]
            if last in clauses:
                raise Refused("clause-twice", clause=last)
            clauses[last] = match[2]
        elif last and line.startswith("  |"):
            cells = [cell.strip() for cell in line.strip(" |").split("|")]
            if any(cell.strip("-") for cell in cells):
                clauses[last] += "\n" + " · ".join(cells)
        elif last and line.startswith("  "):
            clauses[last] += " " + line.strip()
        elif line:
            last = ""
    return clauses


def proofs_of_clauses() -> Counter[str]:
    """How many test functions name each clause in `@pytest.mark.rule(...)`; empty without the sources."""
    root = _project()
    proofs: Counter[str] = Counter()
    for path in sorted((root / "tests").rglob("test_*.py")) if root else []:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                for decorator in node.decorator_list:
                    proofs.update(set(_named(decorator)))
                proofs.update({clause for one in ast.walk(node) for clause in _in_param(one)})
    return proofs


def _named(decorator: ast.expr) -> list[str]:
    """The clause ids in `@pytest.mark.rule("SSP-01", ...)`."""
    if not (isinstance(decorator, ast.Call) and isinstance(decorator.func, ast.Attribute)):
        return []
    if decorator.func.attr != "rule":
        return []
    return [arg.value for arg in decorator.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]


def _in_param(node: ast.AST) -> list[str]:
    """The clause ids in `pytest.param(..., marks=pytest.mark.rule("SSP-01"))`."""
    if isinstance(node, ast.keyword) and node.arg == "marks":
        marks = node.value.elts if isinstance(node.value, ast.List | ast.Tuple) else [node.value]
        return [clause for mark in marks for clause in _named(mark)]
    return []
