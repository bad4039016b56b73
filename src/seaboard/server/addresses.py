"""Where people come from, as far as limits need to know."""

from __future__ import annotations

import contextlib
import ipaddress


def network_of(address: str) -> str:
    """An address, or the network that one household or one machine has of IPv6."""
    try:
        read = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(read, ipaddress.IPv6Address):
        if read.ipv4_mapped is not None:
            return str(read.ipv4_mapped)
        return str(ipaddress.ip_network((read, 64), strict=False))
    return str(read)


class Proxies:
    """Those who are believed where somebody comes from: addresses and networks joined by commas, or `*`."""

    def __init__(self, told: str) -> None:
        names = [name.strip() for name in told.split(",") if name.strip()]
        self._all = "*" in names
        self._networks = []
        for name in names:
            with contextlib.suppress(ValueError):
                self._networks.append(ipaddress.ip_network(name, strict=False))

    def __contains__(self, address: str) -> bool:
        try:
            read = ipaddress.ip_address(address)
        except ValueError:
            return self._all
        return self._all or any(read in network for network in self._networks)


def is_own(address: str) -> bool:
    """This very machine: somebody who tries things out, or a proxy that does not tell who asks."""
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return True
