"""Under which names a server answers: whoever makes a name of their own point here gets nothing.

A page of another site may have its name lead to this machine once it is loaded (DNS rebinding); its Origin and its Host
are the same then. What nobody can register passes by itself: addresses, names without a dot, and endings that are only
for networks at home. Every other name must be told to the server, as `--origin https://play.example.org`.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from urllib.parse import urlsplit

AT_HOME = (".localhost", ".local", ".lan", ".home.arpa", ".internal")


def names_in(origins: Iterable[str], host: str = "") -> frozenset[str]:
    """The names of a server's own addresses."""
    told = {name_in(urlsplit(origin).netloc) for origin in origins}
    return frozenset((told | {host.lower()}) - {""})


def name_in(host: str) -> str:
    """The name in a Host header, without its port."""
    host = host.strip().lower()
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].removesuffix(".")


def is_known(host: str, names: frozenset[str]) -> bool:
    """May we be called so? A program that gives no name is no browser."""
    name = name_in(host)
    return not name or "." not in name or name in names or name.endswith(AT_HOME) or _is_address(name)


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
