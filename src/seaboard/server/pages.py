"""What a browser loads: the built client (package `seaboard_web`, if it is there) and the texts."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from seaboard.locales import FOLDER, LANGUAGES
from seaboard.server.road import Road, package_folder

FOREVER = "public, max-age=31536000, immutable"  # a changed file has another name
ASK_AGAIN = "no-cache"
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
    """The files of the client, read once each."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or package_folder("seaboard_web", "index.html")
        self.road = Road.found(self.folder)
        self._pages: dict[str, Page | None] = {}

    def page(self, path: str) -> Page | None:
        """The file of a path, `index.html` for a place in the client, None for what is not there."""
        if self.folder is None:
            return make_page(NO_CLIENT, "index.html", ASK_AGAIN) if path == "/" or path.startswith("/t/") else None
        if path not in self._pages:
            if len(self._pages) > 2000:
                self._pages.clear()
            self._pages[path] = self._read(self.folder, path)
        return self._pages[path]

    def _read(self, folder: Path, path: str) -> Page | None:
        made = self.road.file(path) if self.road else None
        if made is not None:
            return make_page(made, path, ASK_AGAIN)
        root = folder.resolve()
        file = (root / path.lstrip("/")).resolve()
        if not file.is_relative_to(root):
            return None
        if file.is_file() and not file.name.endswith(".py"):
            return make_page(file.read_bytes(), file.name, FOREVER if path.startswith("/assets/") else ASK_AGAIN)
        if "." in path.rsplit("/", 1)[-1]:  # a file that is not there, rather than a place in the client
            return None
        index = root / "index.html"
        return make_page(index.read_bytes(), "index.html", ASK_AGAIN) if index.is_file() else None


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
