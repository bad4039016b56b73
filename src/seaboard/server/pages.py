"""What a browser loads: the built client (package `seaboard_web`, if it is there) and the texts."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import mimetypes
import os
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from seaboard.locales import FOLDER, LANGUAGES
from seaboard.server.road import Road, package_folder

FOREVER = "public, max-age=31536000, immutable"  # a changed file has another name
ASK_AGAIN = "no-cache"
INDEX = "/index.html"
ASSETS = "/assets/"
COMPRESSED = (
    "text/",
    "application/javascript",
    "application/json",
    "application/wasm",
    "image/svg",
    "application/manifest",
)

NO_CLIENT = b"""<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Seaboard</title>
<h1>Seaboard</h1>
<p>This server has no browser client: it was installed without one. The API is there all the same:
<a href="/schema/openapi.json">/schema/openapi.json</a>, and <code>seaboard play</code> plays in the terminal.</p>
</html>
"""


@dataclass(frozen=True)
class Page:
    """A file ready to be sent."""

    body: bytes
    packed: bytes | None  # gzip, where that helps
    kind: str
    etag: str
    caching: str


class Pages:
    """The files of the client, read and packed once each: as many as there are, whatever is asked for.

    A bundle that was made anew is handed out as soon as its index lies there, which comes last.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or package_folder("seaboard_web", "index.html")
        self.road = Road.found(self.folder)
        self._pages: dict[str, Page] = {}
        self._reading: dict[str, asyncio.Lock] = {}
        self._bundle = self._stamp()

    async def page(self, path: str) -> Page | None:
        """The file of a path, `index.html` for a place in the client, None for what is not there."""
        if self.folder is None:
            return make_page(NO_CLIENT, INDEX, ASK_AGAIN) if path == "/" or path.startswith("/t/") else None
        name = INDEX if is_place(path) else path
        if not name.startswith(ASSETS):
            self._look_for_new_bundle()
        if name not in self._pages:
            found = self._find(self.folder.resolve(), name)
            if found is None:
                return None
            name = found
        if name not in self._pages:
            # Packing a large file takes a second: beside the loop, and once for all who want it.
            async with self._reading.setdefault(name, asyncio.Lock()):
                if name not in self._pages:
                    self._pages[name] = await asyncio.to_thread(self._read, self.folder, name)
            self._reading.pop(name, None)
        return self._pages[name]

    def _look_for_new_bundle(self) -> None:
        """What was read of an old one is forgotten, but for the parts that pages from before still ask for by name."""
        stamp = self._stamp()
        if stamp != self._bundle:
            self._bundle = stamp
            self.road = Road.found(self.folder)
            self._pages = {name: page for name, page in self._pages.items() if name.startswith(ASSETS)}

    def _stamp(self) -> tuple[int, int] | None:
        try:
            found = os.stat(f"{self.folder}{INDEX}")
        except OSError:
            return None
        return found.st_mtime_ns, found.st_ino

    def _find(self, root: Path, path: str) -> str | None:
        """The one name of a file, however a path spells it; None if there is no such file."""
        if self.road and self.road.has(path):
            return "/" + path.lstrip("/")
        try:
            file = (root / path.lstrip("/")).resolve()
            if not file.is_relative_to(root) or not file.is_file() or file.suffix == ".py":
                return None
        except OSError:  # no name of a file: too long, for one
            return None
        return f"/{file.relative_to(root).as_posix()}"

    def _read(self, folder: Path, name: str) -> Page:
        made = self.road.file(name) if self.road else None
        if made is not None:
            return make_page(made, name, ASK_AGAIN)
        caching = FOREVER if name.startswith(ASSETS) else ASK_AGAIN
        return make_page((folder / name.lstrip("/")).read_bytes(), name, caching)


def is_place(path: str) -> bool:
    """A place in the client rather than a file."""
    return "." not in path.rsplit("/", 1)[-1]


def make_page(body: bytes, name: str, caching: str) -> Page:
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    if name.endswith((".js", ".mjs")):
        kind = "text/javascript"  # whatever the system's table of types says
    packed = gzip.compress(body, 6) if kind.startswith(COMPRESSED) and len(body) > 500 else None
    return Page(body, packed, kind, '"' + hashlib.sha256(body).hexdigest()[:20] + '"', caching)


@cache
def texts_page(language: str) -> Page | None:
    """All texts of a language as one Fluent file."""
    if language not in LANGUAGES:
        return None
    files = sorted((FOLDER / language).glob("*.ftl"))
    body = "\n".join(file.read_text(encoding="utf-8") for file in files).encode()
    return make_page(body, "texts.txt", ASK_AGAIN)
