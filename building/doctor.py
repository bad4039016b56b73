"""`make doctor`: what is there, what is missing, and what to do about it."""

import shutil
import subprocess
import sys
from collections.abc import Mapping

from building import native, web


def examine(fresh: Mapping[str, bool], why_plain: str, has_postgres: bool, has_chromium: bool) -> list[str]:
    """One line for each thing that Seaboard can use."""
    node = web.node_command()
    fault = native.compiler_fault()
    lines = [
        _line(True, "Python", sys.version.split()[0]),
        _line(bool(shutil.which("uv")), "uv", "installs quickly", "installed into .venv-tools when it is needed"),
        _line(not fault, "C compiler", "the rules can be compiled", f"{fault}: the rules run plain"),
        _line(
            bool(node),
            "Node",
            _version(node) if node else "",
            "the browser client cannot be bundled; install Node 20.19 or newer",
        ),
        _line(has_chromium, "Chromium", "for the tests in a browser", "the tests in a browser are skipped"),
        _line(has_postgres, "PostgreSQL", "for the tests of its store", "the tests of its store are skipped"),
        _line(fresh["environment"], "environment", "as pyproject.toml says", "stale or missing: make play, make test"),
        _line(fresh["rules"], "compiled rules", "fresh", "stale or missing: make native"),
        _line(fresh["bundle"], "browser bundle", "fresh", "stale or missing: make web"),
        _line(fresh["road"], "for the road", "fresh", "stale or missing, nobody plays without a net: make road"),
    ]
    if why_plain:
        lines.append(_line(False, "engine", "", f"plain Python: {why_plain}"))
    return lines


def _line(good: bool, name: str, well: str, ill: str = "") -> str:
    return f"{'ok     ' if good else 'missing'}  {name:<15} {well if good else ill}"


def _version(command: list[str]) -> str:
    return subprocess.run([*command, "--version"], capture_output=True, text=True).stdout.strip()
