"""Builds the site of the documentation into build/site: python -m tools.site [--serve]

Pages are those of `docs/`, with what the repository has elsewhere: the changelog, how to contribute, and the lessons,
which are texts of the product. Rules get an anchor for every clause, and clauses that name each other get links.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from seaboard.games import NAMES
from seaboard.locales import texts_in

ROOT = Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs"
SOURCES = ROOT / "build" / "site-sources"  # named in mkdocs.yml
SITE = ROOT / "build" / "site"
FONTS = ROOT / "web" / "node_modules" / "@fontsource-variable" / "rubik" / "files"
LANGUAGES = ("en", "uk", "ru")
WORDS = {
    "en": {"lesson": "in a few minutes", "rules": "All rules, clause by clause", "table": "A table of {game}"},
    "uk": {"lesson": "за кілька хвилин", "rules": "Усі правила, пункт за пунктом", "table": "Стіл гри «{game}»"},
    "ru": {"lesson": "за несколько минут", "rules": "Все правила, по пунктам", "table": "Стол игры «{game}»"},
}
CLAUSE = re.compile(r"^- \*\*([A-Z]+-R?\d+[a-z]?)\*\*", re.MULTILINE)
NAMED = re.compile(r"(?<![\w*#\[-])([A-Z]+-R?\d+[a-z]?)(?![\w*\]-])")


def compose(sources: Path = SOURCES) -> None:
    """Write all pages as the generator wants them."""
    shutil.rmtree(sources, ignore_errors=True)
    shutil.copytree(DOCS, sources)
    shutil.copy(ROOT / "web" / "public" / "boat.svg", sources / "pictures")
    for page in (sources / "rules").rglob("*.md"):
        language = page.parent.name if page.parent.name in LANGUAGES else "en"
        up = ".." if language == "en" else "../.."
        text = with_anchors(page.read_text("utf-8"))
        page.write_text(with_picture(text, picture(page.stem, language, up)), "utf-8")
    for language in LANGUAGES:
        for name in NAMES:
            page = sources / "play" / "lessons" / language / f"{name}.md"
            page.parent.mkdir(parents=True, exist_ok=True)
            page.write_text(lesson(name, language), "utf-8")
    for name in ("CHANGELOG.md", "CONTRIBUTING.md"):
        (sources / name.lower()).write_text((ROOT / name).read_text("utf-8"), "utf-8")
    for page in sources.rglob("*.md"):
        page.write_text(with_room(page.read_text("utf-8")), "utf-8")
    for font in FONTS.glob(
        "rubik-[cl]*[cn]-wght-normal.woff2"
    ):  # without the packages of the client the system's own does
        shutil.copy(font, sources / "pictures")


def with_room(text: str) -> str:
    """As the generator wants it: an empty line before a list, and what belongs to a numbered point four spaces in."""
    parts = re.split(r"(^```.*?^```$)", text, flags=re.DOTALL | re.MULTILINE)
    for at in range(0, len(parts), 2):
        part = re.sub(r"^ {3}(?=\S)", "    ", parts[at], flags=re.MULTILINE)
        part = re.sub(r"^((?![-|]|\* |\d+\. )\S.*\n)(?=- |1\. )", r"\1\n", part, flags=re.MULTILINE)
        parts[at] = re.sub(r"^( {4}\S.*\n)(?=\d+\. )", r"\1\n", part, flags=re.MULTILINE)
    return "".join(parts)


def with_anchors(text: str) -> str:
    """Every clause can be linked to, and is, wherever another one of the page names it."""
    known = set(CLAUSE.findall(text))
    linked = NAMED.sub(lambda m: f"[{m[1]}](#{m[1].lower()})" if m[1] in known else m[1], text)
    return CLAUSE.sub(lambda m: f"- **{m[1]}**{{ #{m[1].lower()} }}", linked)


def with_picture(text: str, line: str) -> str:
    """The picture below the title."""
    title, _, rest = text.partition("\n")
    return f"{title}\n\n{line}\n{rest}"


def picture(name: str, language: str, up: str) -> str:
    game = texts_in(language)(f"{name}-name")
    return f"![{WORDS[language]['table'].format(game=game)}]({up}/pictures/{name}-{language}.jpg)"


def lesson(name: str, language: str) -> str:
    """The lesson of a game as a page: the same texts as in the product, in the same order."""
    texts = texts_in(language)
    words = WORDS[language]
    lines = [f"# {texts(f'{name}-name')}: {words['lesson']}", "", texts(f"lesson-{name}-lead"), ""]
    lines += [picture(name, language, "../../.."), ""]
    for part in parts(name, language):
        lines += [f"## {texts(f'lesson-{name}-{part}-title')}", "", texts(f"lesson-{name}-{part}"), ""]
    folder = "" if language == "en" else f"{language}/"
    return "\n".join([*lines, f"[{words['rules']}](../../../rules/{folder}{name}.md)", ""])


def parts(name: str, language: str) -> list[str]:
    """The steps of a lesson, in the order in which its texts stand."""
    found = []
    for path in sorted((ROOT / "src" / "seaboard" / "locales" / language).glob("*.ftl")):
        text = path.read_text("utf-8")
        for part in re.findall(rf"^lesson-{name}-([\w-]+)-title = ", text, re.MULTILINE):
            if re.search(rf"^lesson-{name}-{part} = \S", text, re.MULTILINE):
                found.append(part)
    return found


def run(*arguments: str) -> int:
    """The generator; a warning, such as a dead link or a page that nothing leads to, is a fault."""
    quiet = {**os.environ, "NO_MKDOCS_2_WARNING": "1", "DISABLE_MKDOCS_2_WARNING": "true"}
    return subprocess.run([sys.executable, "-m", "mkdocs", *arguments], cwd=ROOT, env=quiet).returncode


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--serve", action="store_true", help="look at it on this machine while writing")
    serve = parser.parse_args().serve
    compose()
    if serve:
        return run("serve")
    fault = run("build", "--strict", "--clean")
    if not fault:
        print(f"{SITE.relative_to(ROOT)}/index.html")
    return fault


if __name__ == "__main__":
    sys.exit(main())
