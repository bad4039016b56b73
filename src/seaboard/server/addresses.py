"""Where people come from, as far as limits need to know."""

from __future__ import annotations

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


def is_own(address: str) -> bool:
    """This very machine: somebody who tries things out, or a proxy that does not tell who asks."""
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return True
