"""Installs what is missing into a private environment and runs it. Needs Python 3.11 and nothing else.

python3 bootstrap.py play [arguments of `seaboard serve`, or a game to play in the terminal]
python3 bootstrap.py test [arguments of pytest: then only pytest is run]
python3 bootstrap.py check | native | web | road | docs | doctor | pins | release | clean | help
"""

import hashlib
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

if sys.version_info < (3, 11):  # noqa: UP036 - the reason why an old Python is told so
    sys.exit("Seaboard needs Python 3.11 or newer. Name one: make PYTHON=python3.12 ...")

import tomllib

from building import native, release, road, web
from building.doctor import examine
from building.pins import renew
from building.telling import Progress, run_telling

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
TOOLS = ROOT / ".venv-tools"
STAMP = VENV / "seaboard.json"
BIN = "Scripts" if os.name == "nt" else "bin"
PYTHON = VENV / BIN / "python"
SITE = Path(sysconfig.get_path("platlib", "venv", {"base": str(VENV), "platbase": str(VENV)}))
UV_AT_LEAST = (0, 11)
LEARNERS = ("torch==2.13.0", "sb3-contrib>=2.7,<3")
UV_WANTED = "uv>=0.11,<1"
# What is run a second time with the plain rules. (The games' conformance tests compare both engines themselves.)
PLAIN_TESTS = ("tests/core", "tests/fuzz/test_harness.py", "tests/test_front.py")
LINTERS = (
    ("ruff", "check", "."),
    ("ruff", "format", "--check", "."),
    ("mypy",),
    ("lint-imports", "--no-logo"),
    ("python", "tools/wire_ts.py", "--check"),
)
WEB_CHECKS = (
    ("node_modules/svelte-check/bin/svelte-check", "--fail-on-warnings", "--tsconfig", "tsconfig.json"),
    ("node_modules/eslint/bin/eslint.js", "."),
    ("node_modules/prettier/bin/prettier.cjs", "--check", "--log-level=warn", "."),
    ("node_modules/vitest/vitest.mjs", "run"),
)
ADVICE = (
    "Is there a network, and room on the disk? make doctor says what is missing; the same command takes up again "
    "what is half done."
)
HELP = """\
make play     install what is missing, start the server, open the browser (in the terminal: make play ARGS=kelp)
make test     install what is missing, run linters and tests, compiled and plain (make test ARGS="-k expr")
make check    linters only
make native   recompile the rules in place (SEABOARD_NATIVE_ONLY=core,games/kelp for some of them)
make web      bundle the browser client again (while developing: cd web && npx vite, beside a running server)
make docs     build the site of the documentation into build/site
make road     pack what is kept for the road again: Python for the browser with our rules, bots and service
make doctor   say what is there and what is missing; changes nothing
make release  build wheel and sdist into dist/, check them in empty environments, write their checksums
make pins     renew the pinned versions of all packages in pyproject.toml
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


def must(command: Sequence[str | Path], env: dict[str, str] | None = None, advice: str = "") -> None:
    """Run a long and silent step, and say how far it is; if it fails, what it said and what can be done."""
    say(show(command, env))
    shutil.rmtree(ROOT / "build" / "native-none", ignore_errors=True)  # or it would say that we are beyond it
    progress = Progress(compiles=not native.compiler_fault())
    code, said = run_telling([str(word) for word in command], ROOT, environment(env), progress)
    if said.strip():
        print(said.rstrip(), flush=True)
    if code:
        raise Failed(show(command, env) + (f"\n    {advice}" if advice else ""))


def environment(extra: dict[str, str] | None = None) -> dict[str, str]:
    # Another active environment must not mislead uv or pip.
    clean = {key: value for key, value in os.environ.items() if key not in ("VIRTUAL_ENV", "PYTHONHOME")}
    return {**clean, "UV_PROJECT_ENVIRONMENT": str(VENV), **(extra or {})}


def tool(name: str) -> Path:
    return VENV / BIN / name


# --- installing ---------------------------------------------------------------------------------------------


def ensure(dev: bool) -> None:
    """Installs what is missing or stale, each by one rule: the environment, the compiled rules, the browser bundle."""
    stamp = read_stamp()
    dev = dev or stamp.get("dev", False)  # to play does not throw the developer's tools away
    if stamp != {"environment": environment_key(), "dev": dev}:
        install(dev)
    elif not native.is_fresh(SITE):
        if dev:
            run([PYTHON, "hatch_build.py"])
        else:
            install(dev)  # the compiler is the installer's
    if not web.is_fresh(SITE) and not os.environ.get(web.NO_WEB):
        run([PYTHON, "hatch_build.py", "--web"])  # without Node the old one, or none, has to do
    if not road.is_fresh(SITE) and not os.environ.get(web.NO_WEB) and not os.environ.get(road.NO_ROAD):
        run([PYTHON, "hatch_build.py", "--road"])  # without it nobody is offered to play without a net


def install(dev: bool) -> None:
    """The packages of pyproject.toml, the compiled rules and the browser bundle."""
    what = "with the tools of a developer" if dev else "to play"
    say(f"installing Seaboard and its packages into {VENV.name} {what} (the first time takes minutes)")
    fault = native.compiler_fault()
    if fault:
        say(f"{fault}: the rules will run as plain Python, slower with the same results")
    STAMP.unlink(missing_ok=True)
    uv = find_uv()
    if uv:
        # uv looks at the times of files, we at what is in them: whenever we ask, it shall build.
        sync = [uv, "sync", "--quiet", "--python", sys.executable, "--reinstall-package", "seaboard"]
        must(sync if dev else [*sync, "--no-dev"], advice=ADVICE)
    else:
        install_with_pip(dev)
    STAMP.write_text(json.dumps({"environment": environment_key(), "dev": dev}))
    say(f"installed; the rules run {ask('engine()')}{ask('why_plain() or str()', ': ')}")


def environment_key() -> str:
    """Of what decides which packages there are; what is built from sources has keys of its own."""
    facts = [(ROOT / "pyproject.toml").read_text(), sys.version]
    return hashlib.sha256(json.dumps(facts).encode()).hexdigest()


def read_stamp() -> dict[str, Any]:
    try:
        return dict(json.loads(STAMP.read_text())) if PYTHON.exists() else {}
    except (OSError, ValueError):
        return {}


def ask(question: str, before: str = "") -> str:
    """What the installed package says of its rules."""
    code = f"import seaboard._native as native; print(native.{question})"
    said = subprocess.run([str(PYTHON), "-c", code], capture_output=True, text=True, env=environment()).stdout.strip()
    return before + said if said else ""


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
        must([sys.executable, "-m", "venv", VENV], advice="Debian and Ubuntu: apt install python3-venv, then again.")
    pins = VENV / "constraints.txt"
    pins.write_text("\n".join(project["tool"]["uv"]["constraint-dependencies"]))
    packages = in_group(project["dependency-groups"], "dev") if dev else []
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
        ADVICE,
    )


def in_group(groups: dict[str, list[Any]], name: str) -> list[str]:
    """The packages of a group and of those that it includes."""
    found: list[str] = []
    for entry in groups[name]:
        found += [entry] if isinstance(entry, str) else in_group(groups, entry["include-group"])
    return found


# --- the commands -------------------------------------------------------------------------------------------


def play(arguments: list[str]) -> int:
    ensure(dev=False)
    in_terminal = bool(arguments) and not arguments[0].startswith("-")
    command = [str(tool("seaboard")), *(["play"] if in_terminal else ["serve", "--open"]), *arguments]
    if os.name == "nt":
        return subprocess.run(command).returncode
    os.execv(command[0], command)  # so that Ctrl-C and the terminal belong to the game


def test(arguments: list[str]) -> int:
    for line in to_install():
        say(line)
    ensure(dev=True)
    find_postgres()
    if arguments:
        return report([run_pytest(arguments)])
    ensure_browser()
    ensure_learners()
    both = ["-n", "2", "--dist", "worksteal"]  # or one core idles while the other still has the browser's tests
    faults = [native_step(), *lint_all(), run_pytest(both)]
    faults.append(run_pytest([*both, *PLAIN_TESTS], {"SEABOARD_PLAIN": "1"}))
    return report(faults)


def ensure_learners() -> None:
    """What the example that learns needs: hundreds of megabytes, so only if it is asked for by SEABOARD_LEARN=1."""
    if os.environ.get("SEABOARD_LEARN") and subprocess.run([str(PYTHON), "-c", "import sb3_contrib"]).returncode:
        pip = ["--python", str(PYTHON), "install", "--quiet", "--disable-pip-version-check", *LEARNERS]
        run([sys.executable, "-m", "pip", *pip])  # pip, because it takes the build for the CPU where one lies ready


def to_install() -> list[str]:
    """What the tests will install because it is missing, said before anything happens."""
    lines = []
    if read_stamp() != {"environment": environment_key(), "dev": True}:
        lines.append(f"will install: the packages of pyproject.toml into {VENV.name}")
    if web.node_command() and not (ROOT / "web" / "node_modules").is_dir():
        lines.append("will install: the packages of web/package-lock.json into web/node_modules")
    if may_install_packages():
        wanted = {"postgresql": has_postgres(), "chromium": has_chromium()}
        missing = [name for name, is_there in wanted.items() if not is_there]
        if missing:
            lines.append(f"will install with apt-get: {', '.join(missing)}")
    return lines


def may_install_packages() -> bool:
    return bool(shutil.which("apt-get")) and hasattr(os, "geteuid") and os.geteuid() == 0


def has_postgres() -> bool:
    return bool(shutil.which("pg_ctl") or list(Path("/usr/lib/postgresql").glob("*/bin/pg_ctl")))


def has_chromium() -> bool:
    return bool(shutil.which("chromium"))


def apt_install(package: str) -> bool:
    """Installs a package of Debian, if need be after asking what there is."""
    install = ["apt-get", "install", "--yes", "--quiet", "--no-install-recommends", package]
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    return run(install, quiet) == 0 or (run(["apt-get", "update", "--quiet"], quiet) == 0 and run(install, quiet) == 0)


def find_postgres() -> None:
    """The store for many processes is tested with a real PostgreSQL, from Debian's packages if it is not there."""
    if not has_postgres() and not (may_install_packages() and apt_install("postgresql")):
        say("PostgreSQL is not installed: the tests of its store are skipped")


def check(arguments: list[str]) -> int:
    ensure(dev=True)
    return report(lint_all())


def lint_all() -> list[str]:
    """What is checked without running anything of ours: Python on one core, the browser client on the other."""
    with ThreadPoolExecutor(2) as lanes:
        return [fault for lane in (lanes.submit(lint), lanes.submit(check_web)) for fault in lane.result()]


def check_web() -> list[str]:
    """Types, lint and unit tests of the browser client; without Node they are left out."""
    try:
        node = web.install_node_modules()
    except web.CannotBundle as reason:
        say(f"the browser client is not checked: {reason}")
        return []
    return [attempt_aside([*node, *command], folder=ROOT / "web") for command in WEB_CHECKS]


def ensure_browser() -> None:
    """Chromium for the tests in a real browser: Debian's, if we may install it."""
    if not has_chromium() and may_install_packages():
        apt_install("chromium")


def bundle(arguments: list[str]) -> int:
    ensure(dev=True)
    return report([attempt([PYTHON, "hatch_build.py", "--web"])])


def site(arguments: list[str]) -> int:
    """The pages of docs/ as a site."""
    ensure(dev=True)
    return report([attempt([PYTHON, "-m", "tools.site", *arguments])])


def pack(arguments: list[str]) -> int:
    ensure(dev=True)
    return report([attempt([PYTHON, "hatch_build.py", "--road"])])


def compile_rules(arguments: list[str]) -> int:
    if not read_stamp().get("dev"):
        ensure(dev=True)
    return report([native_step()])


def doctor(arguments: list[str]) -> int:
    """What is there and what is missing; changes nothing."""
    stamp = read_stamp()
    fresh = {
        "environment": bool(stamp) and stamp.get("environment") == environment_key(),
        "rules": native.is_fresh(SITE),
        "bundle": web.is_fresh(SITE),
        "road": road.is_fresh(SITE),
    }
    for line in examine(fresh, ask("why_plain() or str()") if PYTHON.exists() else "", has_postgres(), has_chromium()):
        print(line)
    return 0


def pins(arguments: list[str]) -> int:
    """The newest versions that pyproject.toml allows, pinned."""
    uv = find_uv()
    if uv is None:
        say("pins are renewed by uv, which cannot be had")
        return 1
    for line in renew(ROOT, uv):
        say(line)
    return 0


def make_release(arguments: list[str]) -> int:
    """The wheel and the sdist, checked in empty environments."""
    ensure(dev=True)
    try:
        for path in release.release(PYTHON, say, find_uv()):
            say(f"made {path.relative_to(ROOT)} ({path.stat().st_size / 1e6:.1f} MB)")
    except release.Unfit as reason:
        print(reason, file=sys.stderr)
        return report(["make release"])
    return 0


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
    return [attempt_aside([tool(name), *arguments]) for name, *arguments in LINTERS]


def native_step() -> str:
    return attempt([PYTHON, "hatch_build.py"])


def run_pytest(arguments: list[str], env: dict[str, str] | None = None) -> str:
    return attempt([PYTHON, "-m", "pytest", *arguments], env)


def attempt(command: Sequence[str | Path], env: dict[str, str] | None = None, folder: Path = ROOT) -> str:
    """Runs a step that no other needs, so that all faults show at once. Returns the command if it failed."""
    return show(command, env) if run(command, env, folder) else ""


def attempt_aside(command: Sequence[str | Path], folder: Path = ROOT) -> str:
    """The same beside another step: what it says is shown when it has ended."""
    done = subprocess.run(
        [str(word) for word in command],
        cwd=folder,
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )
    print(f"==> {show(command)}\n{done.stdout}", end="", flush=True)
    return show(command) if done.returncode else ""


def report(faults: list[str]) -> int:
    failed = [fault for fault in faults if fault]
    for fault in failed:
        say(f"FAILED: {fault}")
    return 1 if failed else 0


def show_help(arguments: list[str]) -> int:
    print(HELP)
    return 0


COMMANDS = {
    "play": play,
    "test": test,
    "check": check,
    "native": compile_rules,
    "web": bundle,
    "docs": site,
    "road": pack,
    "doctor": doctor,
    "pins": pins,
    "release": make_release,
    "clean": clean,
    "help": show_help,
}


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
