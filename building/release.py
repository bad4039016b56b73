"""`make release`: the wheel and the sdist, checked in empty environments, with their checksums."""

import hashlib
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import tomllib
import venv
import zipfile
from collections.abc import Callable
from pathlib import Path

from building.files import ROOT

SUMS = "SHA256SUMS"
BIN = "Scripts" if os.name == "nt" else "bin"


class Unfit(Exception):
    """What is built is not what it should be; the text says what to do."""


def release(python: Path, say: Callable[[str], None], uv: str | None) -> list[Path]:
    """Build both, check both, write the checksums; what was made."""
    dist = ROOT / "dist"
    shutil.rmtree(dist, ignore_errors=True)
    say("1 of 4: building the sdist and the wheel")
    build(python, ROOT, dist, "sdist", "wheel")
    (wheel,), (sdist,) = dist.glob("*.whl"), dist.glob("*.tar.gz")
    with tempfile.TemporaryDirectory(prefix="seaboard-release-") as folder:
        say("2 of 4: a wheel from the sdist alone, compared with ours")
        check_sdist(python, sdist, wheel, Path(folder))
        say("3 of 4: installing the wheel into an empty environment; it plays and serves (seaboard doctor)")
        check_wheel(wheel, Path(folder), uv)
    say("4 of 4: checksums")
    (dist / SUMS).write_text("".join(f"{sha256(one)}  {one.name}\n" for one in (sdist, wheel)))
    return [sdist, wheel, dist / SUMS]


def build(python: Path, project: Path, dist: Path, *targets: str) -> None:
    wanted = [word for target in targets for word in ("-t", target)]
    command = [str(python), "-m", "hatchling", "build", "-d", str(dist), *wanted]
    made = subprocess.run(command, cwd=project, capture_output=True, text=True)
    if made.returncode:
        raise Unfit(f"{(made.stderr or made.stdout).strip()[-800:]}\nthe build failed: see above; make doctor helps")


def check_sdist(python: Path, sdist: Path, wheel: Path, folder: Path) -> None:
    """A wheel built from the sdist has the same files as ours."""
    with tarfile.open(sdist) as archive:
        archive.extractall(folder / "sdist", filter="data")
    (project,) = (folder / "sdist").iterdir()
    # What was compiled and bundled for ours is found again there if, and only if, the sources are the same.
    for name in ("native-cache", "web-cache", "road-cache"):
        if (ROOT / "build" / name).is_dir():
            shutil.copytree(ROOT / "build" / name, project / "build" / name)
    build(python, project, folder / "again", "wheel")
    (again,) = (folder / "again").glob("*.whl")
    ours, theirs = names_in(wheel), names_in(again)
    if ours != theirs:
        differing = ", ".join(sorted(ours ^ theirs)[:5])
        raise Unfit(f"the sdist leaves files out, or brings others: {differing}; see tool.hatch in pyproject.toml")


def names_in(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


def check_wheel(wheel: Path, folder: Path, uv: str | None) -> None:
    """In an environment with nothing else it is installed, and plays and serves."""
    place = folder / "empty"
    pins = folder / "constraints.txt"
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    pins.write_text("\n".join(project["tool"]["uv"]["constraint-dependencies"]))
    python = place / BIN / "python"
    if uv:
        _run([uv, "venv", "--quiet", "--python", sys.executable, str(place)])
        _run([uv, "pip", "install", "--quiet", "--python", str(python), "--constraint", str(pins), str(wheel)])
    else:
        venv.create(place, with_pip=True)
        _run([str(python), "-m", "pip", "install", "--quiet", "--constraint", str(pins), str(wheel)])
    env = {key: value for key, value in os.environ.items() if not key.startswith(("SEABOARD_", "PYTHON"))}
    env.update(SEABOARD_DATA=str(folder / "data"), HOME=str(folder))
    whole = [] if wheel.name.endswith("-none-any.whl") else ["--whole"]  # compiled here, so it must run compiled there
    _run([str(place / BIN / "seaboard"), "doctor", "--lang", "en", *whole], env, folder)


def _run(command: list[str], env: dict[str, str] | None = None, folder: Path | None = None) -> None:
    done = subprocess.run(command, env=env, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode:
        raise Unfit(f"{done.stdout.strip()[-1500:]}\nfailed: {' '.join(command[:3])}")
    print(done.stdout, end="")


def sha256(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()
