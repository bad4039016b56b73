"""The site of the documentation: every page is reached from the first one, and no link is dead."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

from seaboard.games import NAMES
from seaboard.locales import texts_in
from tools import site

pytest.importorskip("mkdocs")


class Page(HTMLParser):
    """What a page links to, what it needs, and what can be linked to in it."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.needs: list[str] = []
        self.names: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.names |= {given[name] for name in ("id", "name") if name in given}
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
        elif tag in ("img", "script", "source", "iframe") and "src" in given:
            self.needs.append(given["src"])
        elif tag == "link" and given.get("rel") != "canonical":
            self.needs.append(given.get("href", ""))


@pytest.fixture(scope="module")
def pages() -> dict[Path, Page]:
    site.compose()
    assert site.run("build", "--strict", "--clean") == 0
    return {path: Page(path.read_text("utf-8")) for path in sorted(site.SITE.rglob("*.html"))}


def target(page: Path, link: str) -> tuple[Path, str] | None:
    """The file and the place in it that a link leads to; None if it leads out of the site."""
    parts = urlsplit(link)
    if parts.scheme or parts.netloc:
        return None
    path = page if not parts.path else (page.parent / unquote(parts.path)).resolve()
    return (path / "index.html" if path.is_dir() else path), unquote(parts.fragment)


def test_every_page_is_reached_and_no_link_is_dead(pages: dict[Path, Page]) -> None:
    start = site.SITE / "index.html"
    seen, todo = {start}, [start]
    dead = []
    while todo:
        page = todo.pop()
        for link in pages[page].links:
            found = target(page, link)
            if found is None:
                continue
            path, place = found
            if not path.exists() or (place and path in pages and place not in pages[path].names):
                dead.append(f"{page.name}: {link}")
            elif path in pages and path not in seen:
                seen.add(path)
                todo.append(path)
    assert dead == []
    assert {path for path in pages if path.name != "404.html"} == seen


def test_nothing_is_fetched_from_elsewhere(pages: dict[Path, Page]) -> None:
    for path, page in pages.items():
        for need in page.needs:
            if path.name == "404.html":  # served at any depth, so its paths begin at the root
                need = need.removeprefix("/")
            found = target(path, need)
            assert found is not None, f"{path.name} fetches {need}"
            assert found[0].exists(), f"{path.name} lacks {need}"


def test_lists_and_tables_are_read_as_such(pages: dict[Path, Page]) -> None:
    """On a code host a list may follow a line at once; the generator wants an empty line before it."""
    run_on = {}
    for path in pages:
        text = re.sub(r"<pre>.*?</pre>", "", path.read_text("utf-8"), flags=re.DOTALL)
        for paragraph in re.findall(r"<p>(.*?)</p>", text, re.DOTALL):
            if re.search(r"^\s*(?:- |\d\. |\||```)", paragraph, re.MULTILINE):
                run_on[path.name] = paragraph[:80]
    assert run_on == {}


def test_lessons_and_rules_stand_there_in_three_languages(pages: dict[Path, Page]) -> None:
    for language in site.LANGUAGES:
        for name in NAMES:
            page = (site.SITE / "play" / "lessons" / language / f"{name}.html").read_text("utf-8")
            assert texts_in(language)(f"{name}-name").replace("&", "&amp;") in page
            assert page.count("<h2") >= 4, f"the lesson of {name} has no steps in {language}"
            folder = site.SITE / "rules" / ("" if language == "en" else language)
            rules = (folder / f"{name}.html").read_text("utf-8")
            assert len(re.findall(r'<strong id="[a-z]+-r?\d+', rules)) > 50
            assert f"{name}-{language}.jpg" in rules


def test_clauses_that_name_each_other_are_linked() -> None:
    text = "- **ABC-01** As ABC-02 says (XYZ-9), not ABC-02a.\n- **ABC-02** So it is.\n"
    assert site.with_anchors(text) == (
        "- **ABC-01**{ #abc-01 } As [ABC-02](#abc-02) says (XYZ-9), not ABC-02a.\n- **ABC-02**{ #abc-02 } So it is.\n"
    )


def test_a_list_has_room_before_it_and_code_is_left_alone() -> None:
    text = "**So**\n- one\n  more\n- two\n\n1. first\n   and so\n2. second\n\n```\nas is\n- here\n```\n"
    assert site.with_room(text) == (
        "**So**\n\n- one\n  more\n- two\n\n1. first\n    and so\n\n2. second\n\n```\nas is\n- here\n```\n"
    )
