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

import seaboard
from building import native, pins, road

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
# What is installed is said by name and version; where it comes from is the business of the machine.
SAYS_WHAT_IS_INSTALLED = re.compile(
    r"(?:.*/)?(?:pyproject\.toml|package(?:-lock)?\.json|\.npmrc|\.yarnrc|uv\.(?:toml|lock)|pip\.conf|requirements.*\.txt)"
    r"|Makefile|bootstrap\.py|hatch_build\.py|building/.*|\.ci/.*"
)
ADDRESS = re.compile(r"[a-z][a-z+.-]*://[\w.-]+")
PACKAGE = re.compile(
    r"[a-z][a-z+.-]*://\S+(?:\.whl|\.tgz|\.tar\.gz|/simple/?)(?![\w/-])|(?:index|registry)[-_]?url\s*=", re.IGNORECASE
)
FUNDING = re.compile(r'"funding": (?:\{[^}]*\}|\[[^\]]*\]|"[^"]*")')  # whom to thank, not where to get it


def test_a_broken_compiler_still_gives_a_working_wheel(tmp_path: Path) -> None:
    project = tmp_path / "project"
    project.mkdir()
    for name in ("pyproject.toml", "hatch_build.py", "LICENSE", "README.md"):
        if (ROOT / name).exists():
            shutil.copy(ROOT / name, project)
    shutil.copytree(ROOT / "building", project / "building", ignore=shutil.ignore_patterns("__pycache__"))
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
    pinned = set(PROJECT["tool"]["uv"]["constraint-dependencies"])
    assert set(PROJECT["tool"]["uv"]["build-constraint-dependencies"]) <= pinned
    mypy = next(package for package in native.COMPILER_PACKAGES if package.startswith("mypy=="))
    assert mypy in pinned
    assert mypy in PROJECT["dependency-groups"]["dev"]


def tracked() -> dict[str, str]:
    """The texts of all files that git knows."""
    listing = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True)
    if listing.returncode:
        pytest.skip("not a git checkout")
    names = [name for name in listing.stdout.split("\0") if name and (ROOT / name).is_file()]
    return {name: (ROOT / name).read_bytes().decode(errors="ignore") for name in names}


def test_nothing_says_where_packages_come_from() -> None:
    """Pins and locks name no address at all, and no file has one that looks like a package or an index of them."""
    texts = tracked()
    pinning = {name for name in texts if SAYS_WHAT_IS_INSTALLED.fullmatch(name)}
    assert {"pyproject.toml", "web/package-lock.json"} <= pinning
    found = {
        name: match[0]
        for name, text in texts.items()
        if (match := (ADDRESS if name in pinning else PACKAGE).search(FUNDING.sub("", text)))
    }
    found.pop("tests/test_packaging.py", None)  # the examples below
    assert found == {}


@pytest.mark.parametrize(
    "line",
    [
        '"resolved": "https://packages.example.org/vite/-/vite-7.tgz"',
        'url = "http://mirror.example/simple/"',
        "index-url = packages",
        "git+ssh://host.example/a.tar.gz",
    ],
)
def test_an_address_of_a_package_is_found(line: str) -> None:
    assert PACKAGE.search(line)
    assert not PACKAGE.search("see https://example.org/simple-rules")


def test_pins_are_renewed_in_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = (ROOT / "pyproject.toml").read_text("utf-8")
    (tmp_path / "pyproject.toml").write_text(text, "utf-8")
    before = pins.pinned(text, pins.LISTS[0])
    monkeypatch.setattr(pins, "resolved", lambda text, uv: {**before, "click": "99.1", "mypy": "98.0"})
    changed = [f"click: {before['click']} -> 99.1", f"mypy: {before['mypy']} -> 98.0"]
    assert pins.renew(tmp_path, "uv") == changed
    written = tomllib.loads((tmp_path / "pyproject.toml").read_text("utf-8"))["tool"]["uv"]
    assert "click==99.1" in written["constraint-dependencies"]
    assert "mypy==98.0" in written["build-constraint-dependencies"]
    assert pins.renew(tmp_path, "uv") == ["every pin is the newest already"]
    assert pins.pinned(pins.with_pins(text, pins.LISTS[0], before), pins.LISTS[0]) == before


def test_pins_are_read_with_markers_and_extras() -> None:
    lines = ["numpy==2.2.0 ; python_version < '3.11'", "numpy==2.10.1", "psycopg[binary]==3.3.8", "", "# note"]
    assert pins.read_pins(lines) == {"numpy": "2.10.1", "psycopg": "3.3.8"}


def test_pip_is_found_where_a_build_hides_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As `pip install .` does for the time of a build."""
    (tmp_path / "pip.py").write_text("raise ImportError('hidden')\n")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    assert subprocess.run([*road._pip(), "--version"], capture_output=True, text=True).stdout.startswith("pip ")
