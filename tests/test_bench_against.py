"""`benchmarks/bench_against.py` compares two checkouts, and says what is wrong with one."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]


def compare(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / "benchmarks" / "bench_against.py"), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.skipif(not (ROOT / ".venv").is_dir(), reason="measures a checkout with its own environment")
def test_a_checkout_beside_itself() -> None:
    done = compare(str(ROOT), "--game", "tranquility", "--runs", "1", "--seconds", "0.01", "--plain")
    assert done.returncode == 0, done.stderr
    head, *rows = done.stdout.splitlines()
    assert head.split()[:2] == ["game", "seats"]
    assert {row.split()[2] for row in rows} == {
        "decisions_per_second",
        "clone_microseconds",
        "determinize_microseconds",
    }
    assert all(float(row.split()[5]) > 0 for row in rows)
    assert "run 1 of 1" in done.stderr


@pytest.mark.parametrize(
    ("arguments", "words"),
    [(["nowhere"], "is not a folder"), ([str(ROOT / "tests")], "has no .venv"), ([".", "--runs", "0"], "at least 1")],
)
def test_what_cannot_be_measured_is_said_in_a_sentence(arguments: list[str], words: str) -> None:
    done = compare(*arguments)
    assert done.returncode != 0
    assert words in done.stderr
    assert "Traceback" not in done.stderr
