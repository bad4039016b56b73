"""`make pins`: the newest versions that pyproject.toml allows, written into it as exact pins.

They stand there and not in a lock file, which would record the address of a registry.
"""

import re
import subprocess
import tempfile
from pathlib import Path

from building.web import NODE_PACKAGES

LISTS = ("constraint-dependencies", "build-constraint-dependencies")


def renew(root: Path, uv: str) -> list[str]:
    """Pins everything anew and returns what changed, one line each."""
    path = root / "pyproject.toml"
    text = path.read_text("utf-8")
    before = pinned(text, LISTS[0])
    newest = resolved(text, uv)
    built = {name: newest[name] for name in pinned(text, LISTS[1]) if name in newest}
    path.write_text(with_pins(with_pins(text, LISTS[0], newest), LISTS[1], built), "utf-8")
    changed = [
        f"{name}: {before.get(name, 'new')} -> {newest.get(name, 'gone')}"
        for name in sorted({*before, *newest})
        if before.get(name) != newest.get(name)
    ]
    return changed or ["every pin is the newest already"]


def resolved(text: str, uv: str) -> dict[str, str]:
    """What uv chooses for all extras and tools when nothing is pinned, for every Python that we run on."""
    with tempfile.TemporaryDirectory() as folder:
        bare = Path(folder, "pyproject.toml")
        bare.write_text(with_pins(with_pins(text, LISTS[0], {}), LISTS[1], {}), "utf-8")
        Path(folder, "more.txt").write_text("\n".join(NODE_PACKAGES) + "\n")
        asked = ["pip", "compile", "--quiet", "--universal", "--no-header", "--no-annotate", "--all-extras"]
        done = subprocess.run(
            [uv, *asked, "--group", "dev", "pyproject.toml", "more.txt"],
            cwd=folder,
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        )
    return read_pins(done.stdout.splitlines())


def read_pins(lines: list[str]) -> dict[str, str]:
    """Name to version of `name==version ; marker` lines; of several versions of one package the newest stands."""
    found: dict[str, str] = {}
    for line in lines:
        match = re.fullmatch(r"([\w.-]+)(?:\[[\w,]+\])?==([\w.+!]+).*", line.strip())
        if match and _order(match[2]) > _order(found.get(match[1], "")):
            found[match[1]] = match[2]
    return found


def _order(version: str) -> list[tuple[int, str]]:
    return [(int(part), "") if part.isdigit() else (-1, part) for part in re.findall(r"\d+|[a-z]+", version)]


def pinned(text: str, name: str) -> dict[str, str]:
    """The pins of one list in pyproject.toml."""
    return read_pins(re.findall(r'"([^"]+)"', _list(text, name)[1]))


def with_pins(text: str, name: str, pins: dict[str, str]) -> str:
    """pyproject.toml with another list of that name."""
    before, _, after = _list(text, name)
    lines = "".join(f'    "{package}=={pins[package]}",\n' for package in sorted(pins))
    return f"{before}\n{lines}{after}"


def _list(text: str, name: str) -> tuple[str, str, str]:
    match = re.search(rf"^({name} = \[)\n(.*?)^(\])", text, re.DOTALL | re.MULTILINE)
    if match is None:
        raise ValueError(f"pyproject.toml has no list {name}")
    return text[: match.end(1)], match[2], text[match.start(3) :]
