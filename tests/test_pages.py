"""Every command and snippet of README, CONTRIBUTING and docs is run, with fewer games and less thought."""

from __future__ import annotations

import asyncio
import json
import os
import re
import shlex
import signal
import socket
import subprocess
import sys
import time
import tomllib
import urllib.request
from pathlib import Path

import pytest
from click.testing import CliRunner

import bootstrap
from seaboard.bots.levels import LEVELS, bot_named
from seaboard.bots.minds import mind_of
from seaboard.cli.main import cli
from seaboard.core.position import write_position
from seaboard.core.record import new_record
from seaboard.games import game_named
from seaboard.server.store import open_store

ROOT = Path(__file__).parents[1]
PAGES = [*sorted(ROOT.glob("README*.md")), ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
MODULE_OF = {"pyspiel": "open_spiel"}  # where a package has another name than what is imported
SEED = "000102030405060708090a0b0c0d0e0f"
A_BOT = """
from seaboard.bots.bot import Bot as Thinker


class Bot(Thinker):
    def decide(self, seen, quick):
        return seen.legal()[0]
"""
# What a command costs is in these words; a test only wants to know that it works.
SMALLER = {"--games": "2", "--jobs": "1", "--budgets": "1,2"}


def fenced(page: Path) -> list[tuple[str, int, str]]:
    """The fenced blocks of a page: language, first line, text."""
    found: list[tuple[str, int, str]] = []
    inside: list[str] | None = None
    for number, line in enumerate(page.read_text("utf-8").splitlines(), 1):
        if not line.startswith("```"):
            if inside is not None:
                inside.append(line)
        elif inside is None:
            language, first, inside = line[3:].strip(), number + 1, []
        else:
            found.append((language, first, "\n".join(inside) + "\n"))
            inside = None
    return found


def blocks(wanted: str) -> list[tuple[str, str]]:
    """The blocks of a language on all pages, with where they stand."""
    return [
        (f"{page.name}:{first}", text) for page in PAGES for language, first, text in fenced(page) if language == wanted
    ]


def commands(program: str) -> list[str]:
    """All lines that call a program, in blocks, in service files and between backquotes, without what explains them."""
    found: dict[str, None] = {}
    for page in PAGES:
        text = page.read_text("utf-8")
        lines = [line for _, _, block in fenced(page) for line in block.splitlines()]
        lines += re.findall(r"`([^`\n]+)`", text)
        for line in lines:
            line = re.split(r"\s#|\s{3,}", line.removeprefix("$ "))[0].strip()
            line = re.sub(r"^ExecStart=\S*/", "", line)
            if line == program or line.startswith(f"{program} "):
                found[line] = None
    return list(found)


def project() -> dict[str, object]:
    return dict(tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"])


@pytest.mark.parametrize(("where", "code"), blocks("python"))
def test_the_python_runs(where: str, code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    try:
        exec(compile(code, where, "exec"), {"__name__": "page"})
    except ModuleNotFoundError as missing:  # the tests of the extra say whether it works where it is installed
        extras = re.findall(r"[\w-]+", str(project()["optional-dependencies"]))
        package = (missing.name or "").partition(".")[0]
        if MODULE_OF.get(package, package) not in extras:
            raise
        pytest.skip(f"the extra {missing.name} is not installed")


@pytest.mark.parametrize(("where", "code"), blocks("json"))
def test_the_json_is_json(where: str, code: str) -> None:
    """A block is one document, or one a line, perhaps after the request that it belongs to."""
    text = re.sub(r"^(GET|POST|PUT|DELETE) .*\n|^// .*\n", "", code, flags=re.MULTILINE)
    decoder = json.JSONDecoder()
    while text.strip():
        _, end = decoder.raw_decode(text.strip())
        text = text.strip()[end:]


SERVING = [line for line in commands("seaboard") if line.startswith("seaboard serve")]
RUNNING = [line for line in commands("seaboard") if line not in SERVING]


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a position, a record, a pack and a bot by the names that the pages give them."""
    game = game_named("sea_salt_paper")
    state = game.start(2, {"first_seat": "0"}, seed=SEED)
    Path(tmp_path, "position.json").write_text(json.dumps(write_position(game, state)))
    record = new_record(game, ["Ann", "Bo"], {"first_seat": "0"}, SEED)
    record.moves = ["take:0", "end", "take:1", "end"]
    Path(tmp_path, "RECORD").write_text(json.dumps(record.write()))
    Path(tmp_path, "pack.json").write_text(json.dumps({"game": "finspan", "name": "mine"}))
    Path(tmp_path, "file.py").write_text(A_BOT)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SEABOARD_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("LANG", "en_US.UTF-8")
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    return tmp_path


def smaller(line: str) -> list[str]:
    """The words of a command, made cheap: files that are there, few games, little thought."""
    words = shlex.split(line)[1:]
    if not words:
        return words
    for number, word in enumerate(words):
        if word == "FILE":
            words[number] = (
                "pack.json" if words[0] == "pack" else "all.jsonl" if words[0] == "data" else "position.json"
            )
        if number and words[number - 1] in SMALLER:
            words[number] = SMALLER[words[number - 1]]
    if words[0] == "arena":
        known = dict.fromkeys(words[words.index("--bots") + 1].split(",") if "--bots" in words else LEVELS)
        for bot in known:
            bot_named(words[1].replace("-", "_"), bot.removesuffix("-before"))  # guests of benchmarks/before.py
        if "--bots" in words:
            del words[words.index("--bots") : words.index("--bots") + 2]
        best = next(iter(mind_of(words[1].replace("-", "_")).policies))
        if "--games" not in words:
            words += ["--games", "2"]
        words += ["--bots", "random" if len(known) == 1 else f"random,{best}"]
    if words[0] == "bench":
        words += ["sea-salt-paper", "--this-engine-only"]
    if words[0] in ("bench", "hint"):
        words += ["--seconds", "0.02"]
    if "--ray" in words:  # tests/bots/test_cluster.py starts a cluster
        del words[words.index("--ray") : words.index("--ray") + 2]
    if "--database" in words:
        words[words.index("--database") + 1] = "other.sqlite3"
    return words


@pytest.mark.parametrize("line", RUNNING)
def test_the_command_runs(line: str, files: Path) -> None:
    words = smaller(line)
    if words[:1] == ["apply"]:  # the card is one of those that were drawn there
        words[2:] = ["take:deck"]
    if words[:1] == ["data"]:  # what a server has kept
        asyncio.run(an_empty_store(str(files / "data" / "tables.sqlite3")))
        assert CliRunner().invoke(cli, ["data", "export", "all.jsonl"], catch_exceptions=False).exit_code == 0
    if words[:1] == ["review"]:  # tests/review reviews finished games
        words = ["review"]
    if words[:1] == ["site"]:  # tests/e2e/test_road.py writes one, where there is something to write
        words = ["site"]
    if len(words) < 2 and words not in (["games"], ["bench"]):  # only named, in a sentence
        words.append("--help")
    ran = CliRunner().invoke(cli, words, input="q\n", catch_exceptions=False)
    assert ran.exit_code == 0, ran.output


async def an_empty_store(path: str) -> None:
    Path(path).parent.mkdir()
    await (await open_store(path, True, True)).close()


@pytest.mark.parametrize("line", SERVING)
def test_the_server_starts(line: str, files: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    words = shlex.split(line)[1:]
    if "--migrate" in words:
        words += ["--database", "postgresql://nobody@127.0.0.1:1/none"]
        ran = CliRunner().invoke(cli, words)
        assert ran.exit_code == 1, "there is no such database"
        return
    if "--port" in words:
        words[words.index("--port") + 1] = port
    else:
        words += ["--port", port]
    environment = {**os.environ, "BROWSER": "true", "DATABASE_URL": ""}
    server = subprocess.Popen(
        [sys.executable, "-m", "seaboard.cli", *words],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    try:
        assert answers(f"http://127.0.0.1:{port}/health", server)
    finally:
        server.send_signal(signal.SIGTERM)
        server.communicate(timeout=30)


def answers(address: str, server: subprocess.Popen[bytes]) -> bool:
    for _ in range(600):
        try:
            with urllib.request.urlopen(address, timeout=5) as answer:
                return bool(answer.status == 200)
        except OSError:
            if server.poll() is not None:
                return False
            time.sleep(0.1)
    return False


@pytest.mark.parametrize("line", commands("make"))
def test_make_knows_the_word(line: str) -> None:
    makefile = (ROOT / "Makefile").read_text()
    for word in line.split()[1:]:
        if "=" in word:  # what is handed on
            continue
        assert re.search(rf"^\.PHONY:.*\b{word}\b", makefile, re.MULTILINE), f"{word} is no target"
        assert word in bootstrap.COMMANDS


@pytest.mark.parametrize("line", commands("python"))
def test_the_python_program_is_there(line: str) -> None:
    stands_for = {"GAME": "sea_salt_paper", "SEATS": "2", "SEED": "1"}
    words = [stands_for.get(word, word) for word in line.split()[1:]]
    if words[0] != "-m" or words[1].startswith("tools."):  # measurements and pictures: they take their time
        program = words[0] if words[0] != "-m" else words[1].replace(".", "/") + ".py"
        compile((ROOT / program).read_text("utf-8"), program, "exec")
        return
    if words[1] == "tests.fuzz":
        words += ["--count", "2"]
    ran = subprocess.run([sys.executable, *words], cwd=ROOT, capture_output=True, text=True, timeout=300)
    assert ran.returncode == 0, ran.stderr
