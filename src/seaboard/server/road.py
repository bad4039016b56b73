"""What is kept for the road: the client and the package `seaboard_road` together, one version, one list of files."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from functools import cached_property
from importlib.util import find_spec
from pathlib import Path

LISTING, WORKER = "road/files.json", "sw.js"
NOT_HANDED_OUT = ("__init__.py", "key.txt", "road.json", WORKER)


def package_folder(name: str, file: str) -> Path | None:
    """Where a generated package lies, if it is there with this file."""
    spec = find_spec(name)
    for place in (spec and spec.submodule_search_locations) or ():
        if (Path(place) / file).is_file():
            return Path(place)
    return None


@dataclass(frozen=True)
class Road:
    """All files of a version, by their address below the client's folder."""

    client: Path
    package: Path

    @classmethod
    def found(cls, client: Path | None) -> Road | None:
        package = package_folder("seaboard_road", "road.json")
        return cls(client, package) if client is not None and package is not None else None

    @cached_property
    def files(self) -> dict[str, Path]:
        found = {path.relative_to(self.client).as_posix(): path for path in _files(self.client)}
        found |= {f"road/{path.name}": path for path in _files(self.package)}
        return dict(sorted(found.items()))

    @cached_property
    def version(self) -> str:
        names = [(self.package / "road.json").read_text(), *self.files]  # names of assets change with their content
        names.append((self.client / "index.html").read_text())
        return hashlib.sha256("\n".join(names).encode()).hexdigest()[:12]

    def listing(self) -> bytes:
        sizes = {name: path.stat().st_size for name, path in self.files.items()}
        return json.dumps({"version": self.version, "files": sizes}).encode()

    def worker(self, site: bool) -> bytes:
        """The service worker, told what it keeps; `site`: there is no server."""
        told = {"VERSION": self.version, "FILES": list(self.files), "SITE": site}
        lines = [f"const {name} = {json.dumps(value)};" for name, value in told.items()]
        return "\n".join([*lines, (self.package / WORKER).read_text(encoding="utf-8")]).encode()

    def has(self, path: str) -> bool:
        """Is there something of the road at an address?"""
        name = path.lstrip("/")
        return name in (WORKER, LISTING) or (name.startswith("road/") and name in self.files)

    def file(self, path: str) -> bytes | None:
        """What a server hands out at an address, or None if it is not of the road."""
        name = path.lstrip("/")
        if name == WORKER:
            return self.worker(site=False)
        if name == LISTING:
            return self.listing()
        return self.files[name].read_bytes() if name.startswith("road/") and name in self.files else None

    def write(self, folder: Path, base: str) -> list[int]:
        """A site of static files for browsers that see it at `base`; the size of each file."""
        index = (self.client / "index.html").read_text(encoding="utf-8").replace('="/', f'="{base}')
        page = index.replace("<head>", '<head>\n    <meta name="seaboard-host" content="none" />', 1).encode()
        bodies = {name: path.read_bytes() for name, path in self.files.items()}
        bodies |= {"index.html": page, "404.html": page, WORKER: self.worker(site=True), LISTING: self.listing()}
        bodies[".nojekyll"] = b""  # a host that leaves files out by their names is told not to
        for name, body in bodies.items():
            place = folder / name
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_bytes(body)
        return [len(body) for body in bodies.values()]


def _files(folder: Path) -> list[Path]:
    found = (path for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    return sorted(path for path in found if path.name not in NOT_HANDED_OUT)
