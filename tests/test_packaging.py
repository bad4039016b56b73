"""What is built and published: the wheel, the version, and no trace of the machine it was made on."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

import hatch_build
import seaboard

ROOT = Path(hatch_build.__file__).parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
REGISTRY = re.compile(r"pypi\.org|pythonhosted\.org|npmjs\.(?:org|com)|yarnpkg\.com|/simple/|(?:extra-)?index-url")


def test_a_broken_compiler_still_gives_a_working_wheel(tmp_path: Path) -> None:
    project = tmp_path / "project"
    project.mkdir()
    for name in ("pyproject.toml", "hatch_build.py", "LICENSE", "README.md"):
        if (ROOT / name).exists():
            shutil.copy(ROOT / name, project)
    shutil.copytree(ROOT / "src", project / "src", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(ROOT / "docs" / "rules", project / "docs" / "rules")
    env = {**os.environ, "CC": "/bin/false", "SEABOARD_PLAIN": "0"}
    build = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel"],
        cwd=project,
        env=env,
        capture_output=True,
        text=True,
    )
    assert build.returncode == 0, build.stderr
    assert "not compiled, they run plain" in build.stderr + build.stdout

    (wheel,) = (project / "dist").glob("*.whl")
    assert wheel.name == f"seaboard-{seaboard.__version__}-py3-none-any.whl"
    site = tmp_path / "site"
    zipfile.ZipFile(wheel).extractall(site)
    assert list(site.rglob("*.so")) == []
    for page in (ROOT / "docs" / "rules").rglob("*.md"):
        assert (site / "seaboard" / "rules" / page.relative_to(ROOT / "docs" / "rules")).is_file()
    code = "import seaboard._native as n; print(n.__file__, n.engine(), n.why_plain(), sep='|')"
    run = subprocess.run(
        [sys.executable, "-c", code], env={**env, "PYTHONPATH": str(site)}, capture_output=True, text=True
    )
    place, engine, reason = run.stdout.strip().split("|")
    assert Path(place).is_relative_to(site)
    assert engine == "plain"
    assert reason in ("the C compiler does not work (/bin/false)", "no module is marked for compiling")
    assert run.stderr == ""


def test_the_version_is_said_once() -> None:
    assert PROJECT["project"]["version"] == seaboard.__version__


def test_the_compiler_is_pinned_alike_everywhere() -> None:
    pins = set(PROJECT["tool"]["uv"]["constraint-dependencies"])
    assert set(PROJECT["tool"]["uv"]["build-constraint-dependencies"]) <= pins
    mypy = next(package for package in hatch_build.COMPILER_PACKAGES if package.startswith("mypy=="))
    assert mypy in pins
    assert mypy in PROJECT["dependency-groups"]["dev"]


def test_no_tracked_file_names_a_registry() -> None:
    listing = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True)
    if listing.returncode:
        pytest.skip("not a git checkout")
    names = [name for name in listing.stdout.split("\0") if name and (ROOT / name).is_file()]
    texts = {name: (ROOT / name).read_bytes().decode(errors="ignore") for name in names}
    found = {name: match[0] for name, text in texts.items() if (match := REGISTRY.search(text))}
    found.pop("tests/test_packaging.py", None)
    assert found == {}
