"""An installation says what it does: steps in their order, counted modules, what to do when one fails."""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from building import telling
from building.telling import Progress, run_telling

ROOT = Path(__file__).parents[1]


def test_steps_follow_each_other_and_modules_are_counted(tmp_path: Path) -> None:
    rules = tmp_path / "src" / "seaboard"
    rules.mkdir(parents=True)
    for name in ("a", "b", "c"):
        (rules / f"{name}.py").write_text("# seaboard: compiled\n")
    progress = Progress(tmp_path, io.StringIO())
    progress.look()
    assert progress.line().startswith("1 of 4  environment")
    work = tmp_path / "build" / "native-cache" / "tmp-x"
    work.mkdir(parents=True)
    progress.look()
    assert progress.line().startswith("2 of 4  rules: from Python to C")
    (work / "c").mkdir()
    (work / "c" / "all.c").write_bytes(bytes(1_000_000))
    (work / "out" / "seaboard").mkdir(parents=True)
    (work / "out" / "seaboard" / "a.so").touch()
    progress.look()
    assert progress.line().startswith("3 of 4  rules: C compiler, 1 of 3 modules, about ")
    (work / "out" / "seaboard" / "b.so").touch()
    progress.look()
    assert ", 2 of 3 modules, " in progress.line()
    (work / "c" / "all.c").unlink()
    progress.look()
    assert progress.step == "compiling", "steps never go back"
    work.rename(work.with_name("kept"))
    progress.look()
    assert progress.line().startswith("4 of 4  browser client")


def test_the_time_left_does_not_grow_while_large_files_are_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Most of the rules are in a few files of C: that every small one is done says nothing of the time left."""
    now = 1000.0
    monkeypatch.setattr("building.telling.time.monotonic", lambda: now)
    rules = tmp_path / "src" / "seaboard"
    rules.mkdir(parents=True)
    for name in ("a", "b"):
        (rules / f"{name}.py").write_text("# seaboard: compiled\n")
    progress = Progress(tmp_path, io.StringIO())
    work = tmp_path / "build" / "native-cache" / "tmp-x"
    work.mkdir(parents=True)
    before = [progress.line()]
    now += telling.STEPS["environment"]
    progress.look()
    before.append(progress.line())
    now += telling.STEPS["translating"]
    (work / "c" / "build").mkdir(parents=True)
    (work / "out").mkdir()
    with (work / "c" / "build" / "all.c").open("wb") as file:
        file.truncate(10_000_000)
    for name in ("a", "b"):
        (work / "c" / "build" / f"{name}.c").touch()
        (work / "out" / f"{name}.so").touch()
    said = []
    for _ in range(40):
        progress.look()
        said.append(progress.line())
        now += 10
    lefts = [line.rpartition(", ")[2] for line in (*before, *said)]
    assert len(set(lefts)) > 3, "it counts down"
    assert lefts[-1] == "longer than usual", "and says so when it was wrong"
    seconds = [
        float(m[1]) * (60 if m[2] == "min" else 1) for one in lefts if (m := re.match(r"about (\d+) (min|s) left", one))
    ]
    assert seconds == sorted(seconds, reverse=True), lefts
    assert seconds[0] > 60
    assert all("the largest files" in line for line in said), "what is waited for has a name"


def test_what_is_put_in_place_while_one_looks_is_no_trouble(tmp_path: Path) -> None:
    """A compiled package is moved to its place at the very moment: its files are listed, and are gone."""
    listed = tmp_path / "build" / "native-cache" / "tmp-x" / "c"
    listed.mkdir(parents=True)
    (listed / "rules.c").symlink_to(tmp_path / "gone.c")
    progress = Progress(tmp_path, io.StringIO())
    progress.look()
    assert progress.step == "environment"


def test_without_a_compiler_there_are_two_steps(tmp_path: Path) -> None:
    progress = Progress(tmp_path, io.StringIO(), compiles=False)
    progress.look()
    assert progress.line() == "1 of 2  environment: Python packages, about 60 s left"
    (tmp_path / "build" / "native-none").mkdir(parents=True)
    progress.look()
    assert progress.line() == "2 of 2  browser client: bundling, about 30 s left"


def test_a_silent_command_is_told_of_and_what_it_said_is_kept(tmp_path: Path) -> None:
    out = io.StringIO()
    code = "import time; time.sleep(1.2); print('so it is'); raise SystemExit(3)"
    ended, said = run_telling([sys.executable, "-c", code], ROOT, dict(os.environ), Progress(tmp_path, out))
    assert (ended, said.strip()) == (3, "so it is")
    assert out.getvalue().startswith("    1 of 4  environment")


def test_a_failed_step_says_what_to_do(tmp_path: Path) -> None:
    code = (
        "import bootstrap, sys; from pathlib import Path\n"
        "bootstrap.read_stamp = lambda: {}; bootstrap.STAMP = Path(sys.argv[1]) / 's'\n"
        "bootstrap.find_uv = lambda: '/bin/false'\n"
        "sys.argv = ['bootstrap.py', 'play']; sys.exit(bootstrap.main())"
    )
    said = subprocess.run([sys.executable, "-c", code, str(tmp_path)], cwd=ROOT, capture_output=True, text=True)
    assert said.returncode == 1
    assert "FAILED: /bin/false sync" in said.stdout
    assert "make doctor says what is missing" in said.stdout


def test_linters_run_in_two_lanes_and_every_fault_is_reported() -> None:
    code = (
        "import bootstrap, sys\n"
        "bootstrap.tool = lambda name: sys.executable\n"
        "bootstrap.web.install_node_modules = lambda: [sys.executable]\n"
        "bootstrap.LINTERS = (('a', '-c', 'print(\"one\"); raise SystemExit(1)'), ('b', '-c', 'print(\"two\")'))\n"
        "bootstrap.WEB_CHECKS = (('-c', 'print(\"three\"); raise SystemExit(2)'),)\n"
        "sys.exit(bootstrap.report(bootstrap.lint_all()))"
    )
    said = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True)
    assert said.returncode == 1
    assert said.stdout.count("FAILED: ") == 2
    for word in ("one", "two", "three"):
        assert f"\n{word}\n" in said.stdout, "what each says stands together"
