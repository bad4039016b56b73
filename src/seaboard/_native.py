"""Serves the compiled rules when they are there and fresh, else lets the plain ones run.

`building/native.py` compiles every module marked `# seaboard: compiled` as one mypyc group and installs the
result beside us as `seaboard_native`, with a manifest of the sources it was made from. The group shares class
layouts and inlines constants, so it is used whole or not at all: one edited source makes all of it stale, and so does
a marked module that is not in it yet, because a plain class cannot be derived from a compiled one.
"""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec, PathFinder
from importlib.util import spec_from_file_location
from types import ModuleType
from typing import Any

_PACKAGE = os.path.dirname(os.path.abspath(__file__))


class _Loader(ExtensionFileLoader):
    """Lets a compiled module believe that it stands beside its source, where its data files are."""

    def __init__(self, name: str, folder: str, file: str) -> None:
        super().__init__(name, os.path.join(folder, file))
        self.beside_source = os.path.join(os.path.dirname(_PACKAGE), file)

    def exec_module(self, module: ModuleType) -> None:
        super().exec_module(module)
        module.__file__ = self.beside_source


class NativeFinder:
    """Finds the compiled twin of a module. It looks at the disk once, when the first module is asked for."""

    def __init__(self) -> None:
        self.checked = False
        self.stale = False
        self.why_plain: str | None = None
        self.folder = ""
        self.files: dict[str, str] = {}  # of each module, in the folder
        self.library = ""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith("seaboard") or fullname == "seaboard_native":
            return None
        if not self.checked:
            self.check()
        file = self.files.get(fullname)
        if file is None:
            return None
        if fullname != self.library and not self.library_loads():
            return None
        loader = _Loader(fullname, self.folder, file)
        return spec_from_file_location(fullname, loader.path, loader=loader)

    def check(self) -> None:
        self.checked = True
        manifest, folder = _read_manifest()
        if manifest is None:
            self.why_plain = "no compiled modules are installed"
            return
        edited = _edited_sources(manifest["sources"])
        new = [] if edited or os.environ.get("SEABOARD_NATIVE_ONLY") else _new_modules(manifest["modules"])
        self.stale = bool(edited or new)
        if os.environ.get("SEABOARD_PLAIN") == "1":
            self.why_plain = "SEABOARD_PLAIN=1"
        elif manifest["failure"]:
            self.why_plain = manifest["failure"]
        elif edited:
            self.warn_plain(f"{edited[0]} changed since it was compiled")
        elif new:
            self.warn_plain(f"{new[0]} is not compiled yet")
        elif not manifest["library"]["file"].endswith(tuple(EXTENSION_SUFFIXES)):
            self.warn_plain("the compiled modules are for another Python")
        else:
            self.folder = folder
            self.library = manifest["library"]["name"]
            self.files = {name: module["file"] for name, module in manifest["modules"].items()}
            self.files[self.library] = manifest["library"]["file"]

    def library_loads(self) -> bool:
        """Tries the shared library first: if the machine cannot load it, no module of the group will do.

        Its modules import each other without asking us, and derive `__file__` and `__path__` from its own
        `__file__`: that is why `_Loader` sets it for the library too.
        """
        if self.library not in sys.modules:
            try:
                __import__(self.library)
            except ImportError as error:
                self.files = {}
                self.warn_plain(f"the compiled modules do not load ({error})")
                return False
        return True

    def warn_plain(self, reason: str) -> None:
        self.why_plain = reason
        print(f"seaboard: {reason}; running plain Python (`make native` compiles)", file=sys.stderr)


def _read_manifest() -> tuple[Any, str]:
    spec = PathFinder.find_spec("seaboard_native")
    for folder in (spec and spec.submodule_search_locations) or ():
        try:
            with open(os.path.join(folder, "manifest.json"), "rb") as file:
                import json  # only now: plain start-up should not pay for it

                return json.load(file), folder
        except OSError:
            continue
    return None, ""


def _edited_sources(sources: dict[str, str]) -> list[str]:
    import hashlib

    def is_edited(path: str, digest: str) -> bool:
        try:
            with open(os.path.join(_PACKAGE, path), "rb") as file:
                return hashlib.sha256(file.read()).hexdigest() != digest
        except OSError:
            return True

    return [path for path, digest in sources.items() if is_edited(path, digest)]


def _new_modules(compiled: dict[str, Any]) -> list[str]:
    """Marked modules that the group lacks, in the folders that it has modules of."""
    places = [os.path.join(os.path.dirname(_PACKAGE), *name.split(".")) for name in compiled]
    known = {file for place in places for file in (f"{place}.py", os.path.join(place, "__init__.py"))}
    new = []
    for part in sorted({name.split(".")[1] for name in compiled}):
        for folder, _, names in os.walk(os.path.join(_PACKAGE, part)):
            for path in (os.path.join(folder, name) for name in names if name.endswith(".py")):
                if path not in known:
                    with open(path, "rb") as file:
                        if file.readline().rstrip() == b"# seaboard: compiled":
                            new.append(os.path.relpath(path, _PACKAGE))
    return new


_finder = NativeFinder()


def install() -> None:
    """Puts the finder before Python's own, once."""
    if _finder not in sys.meta_path:
        sys.meta_path.insert(0, _finder)


def engine() -> str:
    """Which rules this process runs: "compiled" or "plain"."""
    return "plain" if why_plain() else "compiled"


def why_plain() -> str | None:
    """The reason why the plain rules run, or None when the compiled ones do."""
    if not _finder.checked:
        _finder.check()
    return _finder.why_plain


def is_stale() -> bool:
    """Whether the installed `seaboard_native` was made from other sources than these."""
    if not _finder.checked:
        _finder.check()
    return _finder.stale
