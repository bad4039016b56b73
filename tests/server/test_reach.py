"""The address that works for others."""

from __future__ import annotations

import pytest

from seaboard.server import reach as module
from seaboard.server.config import Config
from seaboard.server.reach import reach


def test_friends_are_told_an_address_that_they_can_open(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "addresses_in_lan", lambda: ["192.168.1.20", "10.0.0.7"])
    at_home = reach(Config(port=8901), "127.0.0.1")
    assert (at_home.network, at_home.addresses) == ("local", ["http://192.168.1.20:8901", "http://10.0.0.7:8901"])
    alone = reach(Config(host="127.0.0.1"), "127.0.0.1")
    assert (alone.network, alone.addresses) == ("none", [])
    behind = reach(Config(host="127.0.0.1", origins=("http://localhost:5173",)), "127.0.0.1")
    assert (behind.network, behind.addresses) == ("none", [])  # another address, but of this machine too
    public = reach(Config(origins=("https://play.example.org",)), "8.8.8.8")
    assert (public.network, public.addresses) == ("world", ["https://play.example.org"])


def test_nobody_outside_is_told_of_the_network_within(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "addresses_in_lan", lambda: ["192.168.1.20"])
    assert reach(Config(), "8.8.8.8").addresses == []
    assert reach(Config(trusted_proxies="127.0.0.1"), "127.0.0.1").addresses == []
