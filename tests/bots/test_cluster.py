"""The arena on a real Ray cluster of two nodes on this machine."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from seaboard.bots.cluster import ray_crew
from seaboard.bots.series import Series, chunks_of
from seaboard.core.refused import Refused

ray: Any = pytest.importorskip("ray")


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """A head and a second node, each with one processor; stopped by the process ids that they are."""
    os.environ["RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"] = "0"
    from ray import cluster_utils

    started: Any = cluster_utils.Cluster(
        initialize_head=True, head_node_args={"num_cpus": 1, "object_store_memory": 100_000_000}
    )
    started.add_node(num_cpus=1, object_store_memory=100_000_000)
    started.wait_for_nodes()
    try:
        yield started.address
    finally:
        started.shutdown()


def arena(*arguments: str) -> Any:
    command = [sys.executable, "-m", "seaboard.cli", "arena", "sea-salt-paper", "--bots", "random,breeze,search@20"]
    ran = subprocess.run(
        [*command, "--games", "6", "--json", *arguments], capture_output=True, text=True, timeout=240, check=False
    )
    assert ran.returncode == 0, ran.stderr
    return json.loads(ran.stdout)


def test_two_nodes_give_the_results_of_one_process(cluster: str) -> None:
    ray.init(address=cluster, log_to_driver=False)
    nodes = [node for node in ray.nodes() if node["Alive"]]
    ray.shutdown()
    assert len(nodes) == 2
    apart, alone = arena("--ray", cluster), arena()
    assert apart["matches"] == alone["matches"]
    assert [bot["rating"] for bot in apart["bots"]] == [bot["rating"] for bot in alone["bots"]]


def test_every_game_comes_back_once(cluster: str) -> None:
    chunks = chunks_of([Series("sea_salt_paper", ("breeze", "random"), 12, "back")], 1)
    played = list(ray_crew(cluster)(chunks))
    assert sorted(one.index for _, games in played for one in games) == list(range(12))


def test_where_nobody_is_nobody_is_waited_for() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))  # and it does not listen
        with pytest.raises(Refused, match="cluster-not-found"):
            ray_crew(f"127.0.0.1:{taken.getsockname()[1]}")
