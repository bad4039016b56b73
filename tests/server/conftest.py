"""Servers and databases that tests share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.postgres import fresh_postgres
from tests.server.rig import Rig, rig_on


@pytest.fixture(scope="module")
def rig(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Rig]:
    """One server for the tests of a file."""
    with rig_on(str(tmp_path_factory.mktemp("server") / "tables.sqlite3")) as running:
        yield running


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    with fresh_postgres() as server:
        yield server.address
