"""How others come here: the addresses of this server that work for them."""

from __future__ import annotations

import ipaddress
import socket
from urllib.parse import urlsplit

from seaboard.server.config import Config
from seaboard.table import wire

EVERYWHERE = ("0.0.0.0", "::", "")


def reach(config: Config, asked_from: str) -> wire.Reach:
    """What to send to friends. Addresses of our own network are told to nobody outside of it."""
    if known := [origin for origin in config.origins if not _is_loopback(urlsplit(origin).hostname or "")]:
        return wire.Reach(addresses=known, network="world")
    if config.host not in EVERYWHERE and _is_loopback(config.host):
        return wire.Reach(addresses=[], network="none")
    if config.trusted_proxies or not _is_near(asked_from):
        return wire.Reach(addresses=[], network="world")
    hosts = addresses_in_lan() if config.host in EVERYWHERE else [config.host]
    addresses = [f"http://{host}:{config.port}" for host in hosts]
    return wire.Reach(addresses=addresses, network="local" if addresses else "none")


def addresses_in_lan() -> list[str]:
    """How others in the same network reach this machine, the likeliest first; no packet is sent to find out."""
    found = [address] if (address := address_in_lan()) else []
    try:
        named = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET, socket.SOCK_STREAM)
    except OSError:
        named = []
    return list(dict.fromkeys([*found, *(str(one[4][0]) for one in named if not _is_loopback(str(one[4][0])))]))


def address_in_lan() -> str | None:
    """The address by which this machine would go out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        address = str(probe.getsockname()[0])
    return None if _is_loopback(address) else address


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _is_near(address: str) -> bool:
    try:
        return ipaddress.ip_address(address).is_private
    except ValueError:
        return False
