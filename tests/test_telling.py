"""An installation says what it does: steps in their order, counted modules, what to do when one fails."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from pathlib import Path

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
    (work / "c" / "all.c").touch()
    (work / "out" / "seaboard").mkdir(parents=True)
    (work / "out" / "seaboard" / "a.so").touch()
    progress.look()
    assert progress.line().startswith("3 of 4  rules: C compiler, 1 of 3 modules, about ")
    left = progress.left()
    (work / "out" / "seaboard" / "b.so").touch()
    progress.look()
    assert progress.left() < left
    (work / "c" / "all.c").unlink()
    progress.look()
    assert progress.step == "compiling", "steps never go back"
    work.rename(work.with_name("kept"))
    progress.look()
    assert progress.line().startswith("4 of 4  browser client")


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
