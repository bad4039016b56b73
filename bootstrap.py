"""Installs what is missing into a private environment and runs it. Needs Python 3.11 and nothing else.

python3 bootstrap.py play [arguments of `seaboard serve`, or a game to play in the terminal]
python3 bootstrap.py test [arguments of pytest: then only pytest is run]
python3 bootstrap.py check | native | web | clean | help
"""

import hashlib
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

if sys.version_info < (3, 11):  # noqa: UP036 - the reason why an old Python is told so
    sys.exit("Seaboard needs Python 3.11 or newer. Name one: make PYTHON=python3.12 ...")

import tomllib

import hatch_build

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
TOOLS = ROOT / ".venv-tools"
STAMP = VENV / "seaboard.json"
BIN = "Scripts" if os.name == "nt" else "bin"
PYTHON = VENV / BIN / "python"
UV_AT_LEAST = (0, 11)
UV_WANTED = "uv>=0.11,<1"
# What is run a second time with the plain rules. (The games' conformance tests compare both engines themselves.)
PLAIN_TESTS = ("tests/core",)
LINTERS = (
    ("ruff", "check", "."),
    ("ruff", "format", "--check", "."),
    ("mypy",),
    ("lint-imports", "--no-logo"),
)
WEB_CHECKS = (
    ("node_modules/svelte-check/bin/svelte-check", "--fail-on-warnings", "--tsconfig", "tsconfig.json"),
    ("node_modules/eslint/bin/eslint.js", "."),
    ("node_modules/prettier/bin/prettier.cjs", "--check", "--log-level=warn", "."),
    ("node_modules/vitest/vitest.mjs", "run"),
)
HELP = """\
make play     install what is missing, start the server, open the browser (in the terminal: make play ARGS=kelp)
make test     install what is missing, run linters and tests, compiled and plain (make test ARGS="-k expr")
make check    linters only
make native   recompile the rules in place (SEABOARD_NATIVE_ONLY=core,games/kelp for some of them)
make web      bundle the browser client again (while developing: cd web && npx vite, beside a running server)
make clean    remove environments, builds and caches"""


class Failed(Exception):
    """A step that others need failed; the text is its command."""


# --- running ------------------------------------------------------------------------------------------------


def say(line: str) -> None:
    print(f"==> {line}", flush=True)


def show(command: Sequence[str | Path], env: dict[str, str] | None = None) -> str:
    """The command as one would type it in the project folder."""
    words = [str(word).replace(f"{ROOT}{os.sep}", "") for word in command]
    return shlex.join([*(f"{key}={value}" for key, value in (env or {}).items()), *words])


def run(command: Sequence[str | Path], env: dict[str, str] | None = None, folder: Path = ROOT) -> int:
    say(show(command, env))
    return subprocess.run([str(word) for word in command], cwd=folder, env=environment(env)).returncode


def must(command: Sequence[str | Path], env: dict[str, str] | None = None) -> None:
    if run(command, env):
        raise Failed(show(command, env))


def environment(extra: dict[str, str] | None = None) -> dict[str, str]:
    # Another active environment must not mislead uv or pip.
    clean = {key: value for key, value in os.environ.items() if key not in ("VIRTUAL_ENV", "PYTHONHOME")}
    return {**clean, "UV_PROJECT_ENVIRONMENT": str(VENV), **(extra or {})}


def tool(name: str) -> Path:
    return VENV / BIN / name


# --- installing ---------------------------------------------------------------------------------------------


def ensure(dev: bool) -> None:
    """Installs the project if something that matters changed since the last time."""
    wanted = fingerprint()
    stamp = read_stamp()
    dev = dev or stamp.get("dev", False)  # to play does not throw the developer's tools away
    if stamp == {"fingerprint": wanted, "dev": dev} and not compiled_is_stale():
        ensure_web()
        return
    STAMP.unlink(missing_ok=True)
    uv = find_uv()
    if uv:
        # uv looks at the times of files, we at what is in them: whenever we ask, it shall build.
        sync = [uv, "sync", "--quiet", "--python", sys.executable, "--reinstall-package", "seaboard"]
        must(sync if dev else [*sync, "--no-dev"])
    else:
        install_with_pip(dev)
    STAMP.write_text(json.dumps({"fingerprint": wanted, "dev": dev}))
    say(f"installed; the rules run {ask_native('engine()')}{ask_native('why_plain() or str()', ': ')}")


def ensure_web() -> None:
    """Bundles the browser client anew if its sources changed. Without Node the old one, or none, has to do."""
    answer = ask(
        "import pathlib, seaboard_web as web; print(pathlib.Path(web.__file__).with_name('key.txt').read_text())"
    )
    if answer != hatch_build.web_key() and not os.environ.get(hatch_build.NO_WEB):
        run([PYTHON, "hatch_build.py", "--web"])


def fingerprint() -> str:
    """Of what decides the installation; the sources themselves are in the manifest of the compiled rules."""
    facts = [
        [(ROOT / name).read_text() for name in ("pyproject.toml", "hatch_build.py")],
        [sys.version, os.environ.get("CC"), os.environ.get(hatch_build.ONLY)],
        [hatch_build.module_name(path) for path in hatch_build.marked_files()],
    ]
    return hashlib.sha256(json.dumps(facts).encode()).hexdigest()


def read_stamp() -> dict[str, Any]:
    try:
        return dict(json.loads(STAMP.read_text())) if PYTHON.exists() else {}
    except (OSError, ValueError):
        return {}


def compiled_is_stale() -> bool:
    return ask_native("is_stale()") != "False"


def ask_native(question: str, before: str = "") -> str:
    answer = ask(f"import seaboard._native as native; print(native.{question})")
    return before + answer if answer else ""


def ask(code: str) -> str:
    """What a line of Python in the environment prints; nothing if it fails."""
    return subprocess.run([str(PYTHON), "-c", code], capture_output=True, text=True, env=environment()).stdout.strip()


def find_uv() -> str | None:
    home = Path.home()
    places = [shutil.which("uv"), home / ".local/bin/uv", home / ".cargo/bin/uv", TOOLS / BIN / "uv"]
    for place in places:
        if place and is_good_uv(place):
            return str(place)
    return install_uv()


def is_good_uv(path: str | Path) -> bool:
    try:
        answer = subprocess.run([str(path), "--version"], capture_output=True, text=True)
    except OSError:
        return False
    version = re.match(r"uv (\d+)\.(\d+)", answer.stdout)
    return version is not None and (int(version[1]), int(version[2])) >= UV_AT_LEAST


def install_uv() -> str | None:
    say("uv is missing, installing it into .venv-tools")
    pip = ["install", "--quiet", "--disable-pip-version-check", UV_WANTED]
    if run([sys.executable, "-m", "venv", "--clear", TOOLS]) == 0:
        run([TOOLS / BIN / "python", "-m", "pip", *pip])
    else:  # Debian's Python has no venv without python3-venv, but its pip may be there
        run([sys.executable, "-m", "pip", *pip, "--target", TOOLS])
    uv = TOOLS / BIN / "uv"
    if is_good_uv(uv):
        return str(uv)
    say("uv cannot be had, pip will do")
    return None


def install_with_pip(dev: bool) -> None:
    """The same packages and pins as uv would install."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    if not PYTHON.exists():
        must([sys.executable, "-m", "venv", VENV])
    pins = VENV / "constraints.txt"
    pins.write_text("\n".join(project["tool"]["uv"]["constraint-dependencies"]))
    packages = project["dependency-groups"]["dev"] if dev else []
    must(
        [
            PYTHON,
            "-m",
            "pip",
            "install",
            "--quiet",
            "--disable-pip-version-check",
            *packages,
            "--editable",
            ".",
        ],
        {"PIP_CONSTRAINT": str(pins), "PIP_BUILD_CONSTRAINT": str(pins)},
    )


# --- the commands -------------------------------------------------------------------------------------------


def play(arguments: list[str]) -> int:
    ensure(dev=False)
    in_terminal = bool(arguments) and not arguments[0].startswith("-")
    command = [str(tool("seaboard")), *(["play"] if in_terminal else ["serve", "--open"]), *arguments]
    if os.name == "nt":
        return subprocess.run(command).returncode
    os.execv(command[0], command)  # so that Ctrl-C and the terminal belong to the game


def test(arguments: list[str]) -> int:
    ensure(dev=True)
    find_postgres()
    if arguments:
        return report([run_pytest(arguments)])
    ensure_browser()
    faults = [native_step(), *lint(), *check_web(), run_pytest(["-n", "2"])]
    faults.append(run_pytest(["-n", "2", *PLAIN_TESTS], {"SEABOARD_PLAIN": "1"}))
    return report(faults)


def find_postgres() -> None:
    """The store for many processes is tested with a real PostgreSQL, from Debian's packages if it is not there."""
    if shutil.which("pg_ctl") or list(Path("/usr/lib/postgresql").glob("*/bin/pg_ctl")):
        return
    apt = shutil.which("apt-get")
    if apt and hasattr(os, "geteuid") and os.geteuid() == 0:
        install = [apt, "install", "--yes", "--quiet", "--no-install-recommends", "postgresql"]
        quiet = {"DEBIAN_FRONTEND": "noninteractive"}
        if run(install, quiet) == 0 or (run([apt, "update", "--quiet"], quiet) == 0 and run(install, quiet) == 0):
            return
    say("PostgreSQL is not installed: the tests of its store are skipped")


def check(arguments: list[str]) -> int:
    ensure(dev=True)
    return report([*lint(), *check_web()])


def check_web() -> list[str]:
    """Types, lint and unit tests of the browser client; without Node they are left out."""
    try:
        node = hatch_build.install_node_modules()
    except hatch_build.CannotBundle as reason:
        say(f"the browser client is not checked: {reason}")
        return []
    return [attempt([*node, *command], folder=ROOT / "web") for command in WEB_CHECKS]


def ensure_browser() -> None:
    """Chromium for the tests in a real browser: Debian's, if we may install it."""
    if shutil.which("chromium") or not shutil.which("apt-get") or not hasattr(os, "geteuid") or os.geteuid() != 0:
        return
    if run(["apt-get", "install", "--yes", "--quiet", "--no-install-recommends", "chromium"]):
        run(["apt-get", "update", "--quiet"])
        run(["apt-get", "install", "--yes", "--quiet", "--no-install-recommends", "chromium"])


def web(arguments: list[str]) -> int:
    ensure(dev=True)
    return report([attempt([PYTHON, "hatch_build.py", "--web"])])


def native(arguments: list[str]) -> int:
    if not read_stamp().get("dev"):
        ensure(dev=True)
    return report([native_step()])


def clean(arguments: list[str]) -> int:
    caches = [".mypy_cache", ".pytest_cache", ".ruff_cache", ".hypothesis", ".import_linter_cache"]
    for name in [".venv", ".venv-tools", "build", "dist", "uv.lock", "web/node_modules", "web/dist", *caches]:
        path = ROOT / name
        if path.is_dir():
            shutil.rmtree(path)
        else:
            path.unlink(missing_ok=True)
    return 0


def lint() -> list[str]:
    return [attempt([tool(name), *arguments]) for name, *arguments in LINTERS]


def native_step() -> str:
    return attempt([PYTHON, "hatch_build.py"])


def run_pytest(arguments: list[str], env: dict[str, str] | None = None) -> str:
    return attempt([PYTHON, "-m", "pytest", *arguments], env)


def attempt(command: Sequence[str | Path], env: dict[str, str] | None = None, folder: Path = ROOT) -> str:
    """Runs a step that no other needs, so that all faults show at once. Returns the command if it failed."""
    return show(command, env) if run(command, env, folder) else ""


def report(faults: list[str]) -> int:
    failed = [fault for fault in faults if fault]
    for fault in failed:
        say(f"FAILED: {fault}")
    return 1 if failed else 0


def show_help(arguments: list[str]) -> int:
    print(HELP)
    return 0


COMMANDS = {"play": play, "test": test, "check": check, "native": native, "web": web, "clean": clean, "help": show_help}


def main() -> int:
    name, *arguments = sys.argv[1:] or ["help"]
    if name not in COMMANDS:
        print(HELP, file=sys.stderr)
        return 2
    try:
        return COMMANDS[name](arguments)
    except Failed as command:
        return report([str(command)])
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
