"""The compiled rules: every module under src/seaboard whose first line is `# seaboard: compiled`, as one mypyc group.

The result is a package of its own, `seaboard_native` (read by `seaboard/_native.py`), so that nothing generated stands
in the source tree. Compiling is optional: when it cannot be done, the manifest notes why, and the plain rules run. The
package is fresh if the key in its manifest is the key of the present sources: that is the only rule.
"""

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
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path

from building.files import ROOT, digest, forget_old_builds, put_in_place

MARKER = b"# seaboard: compiled"
GROUP = "seaboard"
ONLY = "SEABOARD_NATIVE_ONLY"  # path prefixes under src/seaboard, e.g. core,games/kelp
COMPILER_PACKAGES = ["mypy==2.4.1", "librt>=0.16,<0.17", "mypy-extensions>=1.0,<2", "setuptools>=75"]
# -fwrapv: a native int must wrap, never be undefined. -Wno-error: mypyc asks for -Werror, and the next
# compiler will have new warnings.
FLAGS = ["-O3", "-fno-semantic-interposition", "-fvisibility=hidden", "-fwrapv", "-Wno-error"]


class CannotCompile(Exception):
    """Compiling is impossible here or failed; the text is one line for the user."""


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


def key(root: Path = ROOT, sources: dict[str, str] | None = None) -> str:
    """A digest of everything that decides how the compiled package comes out."""
    project = tomllib.loads((root / "pyproject.toml").read_text()) if (root / "pyproject.toml").is_file() else {}
    paths = marked_files(root)
    facts = [
        [sys.version, sysconfig.get_config_var("EXT_SUFFIX"), os.environ.get("CC"), FLAGS],
        project.get("tool", {}).get("uv", {}).get("build-constraint-dependencies", []),
        [digest(Path(__file__).with_name(name)) for name in ("native.py", "compile.py", "leaner.py", "parts.py")],
        [module_name(path, root) for path in paths],
        _digests(with_imports(paths, root), root) if sources is None else sources,
    ]
    return hashlib.sha256(json.dumps(facts).encode()).hexdigest()[:20]


def is_fresh(site: Path, root: Path = ROOT) -> bool:
    """Is the package in a site folder made from what is here now?

    It carries the list of its sources: where none of them has changed, none imports anything new, and following all
    imports again would only cost time.
    """
    try:
        manifest = json.loads((site / "seaboard_native" / "manifest.json").read_text())
        package = root / "src" / "seaboard"
        sources = _digests([package / name for name in manifest["sources"]], root)
        return bool(manifest["key"] == key(root, sources))
    except (OSError, ValueError, KeyError):
        return False


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


def made(root: Path = ROOT) -> Path:
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
        if (root / "pyproject.toml").is_file():
            shutil.copy(root / "pyproject.toml", work)
        kept = cache / key(work)
        if (kept / "manifest.json").exists():
            os.utime(kept)
        else:
            out = _compile(work)
            shutil.rmtree(kept, ignore_errors=True)
            out.rename(kept)
            forget_old_builds(cache)
    return kept


def _all_but_python(folder: str, names: list[str]) -> list[str]:
    return [name for name in names if not name.endswith(".py") and not Path(folder, name).is_dir()]


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
        "checks": checks,
        "paths": relative,
        "group": GROUP,
        "flags": FLAGS if os.name == "posix" else [],
        "jobs": os.cpu_count() or 1,
    }
    process = subprocess.run(
        [sys.executable, str(Path(__file__).with_name("compile.py")), json.dumps(job)],
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
    out = work / "out"
    modules = {
        module_name(path, work): {
            "file": path.relative_to(work / "src").with_suffix(suffix).as_posix(),
            "sha256": digest(path),
        }
        for path in paths
    }
    library = f"{GROUP}__mypyc"
    sources = _digests(with_imports(paths, work), work)
    _write_manifest(out, key(work), sources, modules, {"name": library, "file": library + suffix})
    return out


def _digests(paths: Iterable[Path], root: Path) -> dict[str, str]:
    return {path.relative_to(root / "src" / "seaboard").as_posix(): digest(path) for path in paths}


def _write_manifest(
    folder: Path,
    made_of: str,
    sources: dict[str, str],
    modules: dict[str, dict[str, str]],
    library: dict[str, str] | None,
    failure: str | None = None,
) -> None:
    """`sources` is all that must be unchanged for the group to be served: looked at whenever it is imported."""
    manifest = {
        "key": made_of,
        "modules": modules,
        "library": library,
        "sources": sources,
        "failure": failure,
    }
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "__init__.py").write_text('"""Generated: the compiled rules of seaboard."""\n')
    (folder / "manifest.json").write_text(json.dumps(manifest, indent=1) + "\n")


def none_made(reason: str, root: Path = ROOT) -> Path:
    """A `seaboard_native` without modules that says why it has none."""
    folder = root / "build" / "native-none"
    try:
        made_of, sources = key(root), _digests(with_imports(marked_files(root), root), root)
    except SyntaxError:  # a broken rule is reported by those who import it
        made_of, sources = "", {}
    _write_manifest(folder, made_of, sources, {}, None, reason)
    return folder


def install(site: Path, folder: Path) -> None:
    """Replaces site/seaboard_native; without its manifest it is not used while that happens."""
    (site / "seaboard_native" / "manifest.json").unlink(missing_ok=True)
    put_in_place(folder, site / "seaboard_native", last=["manifest.json"])
