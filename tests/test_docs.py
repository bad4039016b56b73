"""Every example in a docstring, every command and snippet of the pages: they run and say what is written there."""

from __future__ import annotations

import ast
import doctest
import importlib
import re
from pathlib import Path

import pytest

import seaboard
from seaboard.games import NAMES, game_named
from tools import library

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src"


def examples_of(path: Path) -> list[doctest.DocTest]:
    """The examples in the docstrings of a file, read from the source: a compiled module may not show them."""
    found = []
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            text = ast.get_docstring(node) or ""
            name = getattr(node, "name", path.stem)
            line = node.body[0].lineno if node.body else 0
            test = doctest.DocTestParser().get_doctest(text, {}, name, str(path), line)
            if test.examples:
                found.append(test)
    return found


def modules_with_examples() -> list[str]:
    files = [path for path in sorted(SOURCE.rglob("*.py")) if ">>> " in path.read_text("utf-8")]
    return [".".join(path.relative_to(SOURCE).with_suffix("").parts) for path in files]


@pytest.mark.parametrize("name", modules_with_examples())
def test_the_examples_of_docstrings_are_true(name: str) -> None:
    module = importlib.import_module(name.removesuffix(".__init__"))
    tests = examples_of(SOURCE / Path(*name.split(".")).with_suffix(".py"))
    assert tests, "an example stands outside of a docstring"
    for test in tests:
        test.globs = dict(vars(module))
        said: list[str] = []
        outcome = doctest.DocTestRunner(verbose=False).run(test, out=said.append)
        assert outcome.failed == 0, "".join(said)


def test_the_page_of_the_library_is_fresh() -> None:
    page = library.PAGE.read_text("utf-8")
    assert library.written(page) == page, "python tools/library.py"


@pytest.mark.parametrize("name", NAMES)
def test_the_page_of_the_library_tells_how_the_rules_came_to_be(name: str) -> None:
    """The history of a game ends with the version of today."""
    page = library.PAGE.read_text("utf-8")
    part = page[page.index(f"<!-- game {name} -->") :].split("\n### ")[0]
    versions = [int(number) for number in re.findall(r"(?:\*\*History\*\*: |; )(\d+), ", part)]
    assert versions == list(range(1, game_named(name).rules_version + 1))


def test_the_page_of_the_library_names_the_whole_surface() -> None:
    page = library.PAGE.read_text("utf-8")
    for name in seaboard.__all__:
        assert f"`{name}" in page, name
    for name, member in vars(seaboard.Match).items():
        if not name.startswith("_"):
            assert f"`{name}" in page, name
            assert member.__doc__ or isinstance(member, property), name
