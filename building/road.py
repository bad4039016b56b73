"""What is kept for the road: Python for the browser with our rules, bots and service, as a package `seaboard_road`.

The server hands it out, and `seaboard site` writes it into a folder of static files. Without Node, npm's Pyodide or the
two wheels for it the package is left out, and nobody is offered to play without a net. The package is fresh if its key
is the key of the present sources: that is the only rule.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path

from building import web
from building.files import ROOT, digest, forget_old_builds, put_in_place

# The layers that run in a worker: everything but what needs a system around it.
LAYERS = ("core", "games", "bots", "review", "table", "service", "local")
TOP = ("__init__.py", "_native.py")
WHEELS = ("librt", "msgspec", "mypy-extensions")
PYTHON, PLATFORM = "3.14", "pyemscripten_2026_0_wasm32"  # of the Pyodide in web/package-lock.json
INTERPRETER = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
NO_ROAD = "SEABOARD_NO_ROAD"  # set: it is not made


class CannotPack(Exception):
    """It cannot be made here; the text is one line for the user."""


def modules(root: Path = ROOT) -> Iterator[Path]:
    """The files of ours that go with the interpreter."""
    package = root / "src" / "seaboard"
    yield from (package / name for name in TOP)
    for layer in LAYERS:
        for path in sorted((package / layer).rglob("*")):
            if path.is_file() and "__pycache__" not in path.parts and path.suffix != ".md":
                yield path


def key(root: Path = ROOT) -> str:
    """A digest of everything it is made of."""
    road = root / "web" / "road"
    paths = [Path(__file__), road / "pack.mjs", road / "sw.js", root / "web" / "package-lock.json", *modules(root)]
    facts = [wanted_wheels(root), {path.relative_to(root).as_posix(): digest(path) for path in paths}]
    return hashlib.sha256(json.dumps(facts).encode()).hexdigest()[:20]


def wanted_wheels(root: Path = ROOT) -> list[str]:
    """The pinned versions of the packages that our modules import."""
    project = tomllib.loads((root / "pyproject.toml").read_text())
    pins = project["tool"]["uv"]["constraint-dependencies"]
    return [pin for pin in pins if pin.partition("==")[0] in WHEELS]


def made(root: Path = ROOT) -> Path:
    """The package of the present sources, from the cache if nothing changed."""
    if os.environ.get(NO_ROAD):
        raise CannotPack(f"{NO_ROAD} is set")
    cache = root / "build" / "road-cache"
    kept = cache / key(root)
    if (kept / "road.json").exists():
        os.utime(kept)
        return kept
    try:
        node = web.install_node_modules(root)
    except web.CannotBundle as reason:
        raise CannotPack(str(reason)) from reason
    cache.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=cache, prefix="tmp-") as folder:
        work, out = Path(folder, "modules"), Path(folder, "out")
        _unpack_wheels(root, Path(folder, "wheels"), work)
        for path in modules(root):
            place = work / path.relative_to(root / "src")
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, place)
        _run([*node, str(root / "web" / "road" / "pack.mjs"), str(work), str(out)], root / "web")
        pyodide = root / "web" / "node_modules" / "pyodide"
        for name in INTERPRETER:
            shutil.copyfile(pyodide / name, out / name)
        about = json.loads((pyodide / "pyodide-lock.json").read_text())["info"]
        (out / "pyodide-lock.json").write_text(json.dumps({"info": about, "packages": {}}))  # we bring our own
        shutil.copyfile(root / "web" / "road" / "sw.js", out / "sw.js")
        (out / "__init__.py").write_text('"""Generated: Seaboard without a server."""\n')
        (out / "road.json").write_text(json.dumps({"key": kept.name}) + "\n")
        shutil.rmtree(kept, ignore_errors=True)
        out.rename(kept)
    forget_old_builds(cache)
    return kept


def _unpack_wheels(root: Path, wheels: Path, work: Path) -> None:
    python = ["--python-version", PYTHON, "--implementation", "cp", "--abi", f"cp{PYTHON.replace('.', '')}"]
    asked = ["--no-deps", "--only-binary=:all:", "--platform", PLATFORM, *python, "--dest", str(wheels)]
    _run([*_pip(), "download", "--quiet", "--disable-pip-version-check", *asked, *wanted_wheels(root)], root)
    for wheel in sorted(wheels.glob("*.whl")):
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(work, [name for name in archive.namelist() if ".dist-info/" not in name])


def _pip() -> list[str]:
    """A pip that works: uv's environments have none, the Python below them has.

    Whoever installs us with pip hides all packages but those of the build (by PYTHONPATH), pip among them: hence -I.
    """
    for python in (sys.executable, getattr(sys, "_base_executable", ""), shutil.which("python3") or ""):
        if python and not subprocess.run([python, "-I", "-m", "pip", "--version"], capture_output=True).returncode:
            return [python, "-I", "-m", "pip"]
    raise CannotPack("there is no pip")


def _run(command: list[str], folder: Path) -> None:
    done = subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode:
        print(done.stdout, file=sys.stderr)
        lines = [line for line in done.stdout.splitlines() if line.strip()]
        raise CannotPack((lines or [f"{Path(command[0]).name} failed"])[-1])


def is_fresh(site: Path, root: Path = ROOT) -> bool:
    """Is the package in a site folder made from what is here now?"""
    try:
        return bool(json.loads((site / "seaboard_road" / "road.json").read_text())["key"] == key(root))
    except (OSError, ValueError, KeyError):
        return False


def install(site: Path, root: Path = ROOT) -> None:
    """Replaces site/seaboard_road by the package of the present sources."""
    put_in_place(made(root), site / "seaboard_road", last=["road.json"])
