"""Digests, caches and files that are put in place, for both things that are built."""

import hashlib
import os
import shutil
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
KEPT_BUILDS = 4


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def forget_old_builds(cache: Path) -> None:
    builds = sorted((path for path in cache.iterdir() if path.is_dir()), key=lambda path: path.stat().st_mtime)
    for path in builds[:-KEPT_BUILDS]:
        if not path.name.startswith("tmp-"):
            shutil.rmtree(path, ignore_errors=True)


def put_in_place(folder: Path, target: Path, last: Iterable[str]) -> None:
    """Replaces a generated package by another; the files that say what it is come last, and what is left over goes.

    Files are swapped, never written in place: they may be hard links into an installer's cache, and a running
    process may have them mapped.
    """
    fresh = {
        path.relative_to(folder) for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts
    }
    for name in sorted(fresh, key=lambda path: path.name in tuple(last)):
        place = target / name
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(folder / name, f"{place}.new")
        os.replace(f"{place}.new", place)
    for old in target.rglob("*"):
        if old.is_file() and old.relative_to(target) not in fresh:
            old.unlink()
