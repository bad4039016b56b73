"""Every example of the environments runs, at small size."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples" / "envs"
SMALL = {
    "random_vector.py": [["kelp", "20"], ["sea-salt-paper", "20"], ["tranquility", "20"], ["finspan", "20"]],
    "random_pettingzoo.py": [["kelp"], ["tranquility"]],
    "random_gymnasium.py": [["sea-salt-paper", "random"], ["kelp", "calm"]],
    "random_open_spiel.py": [["seaboard_tranquility"], ["seaboard_kelp"]],
    "search_kelp.py": [["2"]],
}
NEEDS_TORCH = pytest.mark.skipif(
    importlib.util.find_spec("sb3_contrib") is None, reason="sb3-contrib is not installed (SEABOARD_LEARN=1 make test)"
)


def run(name: str, arguments: list[str], folder: Path, **env: str) -> str:
    command = [sys.executable, str(EXAMPLES / name), *arguments]
    done = subprocess.run(command, cwd=folder, env={**os.environ, **env}, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


@pytest.mark.parametrize(
    ("name", "arguments"), [(name, arguments) for name, several in SMALL.items() for arguments in several]
)
def test_an_example_runs(name: str, arguments: list[str], tmp_path: Path) -> None:
    assert run(name, arguments, tmp_path).strip()


def test_all_examples_are_run() -> None:
    learned = {"learn_sea_salt_paper.py", "learned_bot.py"}
    learned.add("learned_over_network.py")  # tests/server/test_operations.py has a server for it
    assert {path.name for path in EXAMPLES.glob("*.py")} == {*SMALL, *learned}


@NEEDS_TORCH
def test_what_is_learned_sits_down_as_a_bot(tmp_path: Path) -> None:
    small = ["--minutes", "0.05", "--games", "2", "--number", "4", "--steps", "64", "--out", "learned"]
    assert "of 2 games against calm" in run("learn_sea_salt_paper.py", small, tmp_path)
    assert (tmp_path / "learned.zip").is_file()
    assert (tmp_path / "learned.svg").is_file()
    code = f"""
from seaboard.bots.guests import bring
from seaboard.bots.levels import think
from seaboard.core.record import new_record
from seaboard.games import game_named

bring("mine", {str(EXAMPLES / "learned_bot.py")!r} + ":Learned")
game = game_named("sea_salt_paper")
record = new_record(game, ["a", "b"], {{"first_seat": "0"}}, "00" * 16)
print(think(record, 0, "mine", 1))
"""
    done = subprocess.run([sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-2000:]
    assert done.stdout.strip() in ("take:deck", "take:0", "take:1")


def test_the_pages_of_the_environments_are_up_to_date() -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "environment_pages.py"), "--check"], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
