"""What was learned plays at a table of any server, by the protocol.

    python examples/envs/learned_over_network.py [http://127.0.0.1:8765] [TABLE]

Without a TABLE it lays one, says its address and waits for somebody to sit down: open it in a browser and play against
your own work. With one (the end of a table's address) it takes the open seat there. It asks the server for the row of
its seat, the same bytes that it learned from. LEARNED names the policy; "random" plays without one.
"""

import base64
import itertools
import json
import os
import random
import sys
import urllib.request
from collections.abc import Callable
from typing import Any

import numpy as np
from websockets.sync.client import connect

from seaboard.envs import layout

LAYOUT = layout("sea-salt-paper", seats=2)
HIGH = np.concatenate([np.full(part.size, min(part.high, 20), np.float32) for part in LAYOUT])
Policy = Callable[[np.ndarray, list[int]], int]


def learned(path: str) -> Policy:
    if path == "random":
        return lambda row, legal: random.choice(legal)
    from sb3_contrib import MaskablePPO

    model = MaskablePPO.load(path, device="cpu")

    def choose(row: np.ndarray, legal: list[int]) -> int:
        mask = np.zeros(int(model.action_space.n), bool)
        mask[legal] = True
        action, _ = model.predict(np.minimum(row, 60) / HIGH, action_masks=mask, deterministic=True)
        return int(action)

    return choose


def post(address: str, body: object, cookie: str) -> dict[str, Any]:
    headers = {"Cookie": cookie, "Content-Type": "application/json"}
    return json.load(urllib.request.urlopen(urllib.request.Request(address, json.dumps(body).encode(), headers)))


def main(server: str = "http://127.0.0.1:8765", table: str = "") -> None:
    policy = learned(os.environ.get("LEARNED", "learned.zip"))
    server = server.rstrip("/")
    try:
        hello = urllib.request.urlopen(f"{server}/api/me")
    except OSError as reason:
        sys.exit(f"No server at {server} ({reason}). Start one: seaboard serve")
    cookie = hello.headers["Set-Cookie"].split(";")[0]
    if table:
        post(f"{server}/api/tables/{table}/sit", {}, cookie)
    else:
        seats = [{"kind": "open"}, {"kind": "me"}]
        table = post(f"{server}/api/tables", {"game": "sea_salt_paper", "seats": seats}, cookie)["id"]
        print(f"sit down at {server}/t/{table}", flush=True)
    ids = itertools.count()
    with connect(server.replace("http", "ws", 1) + "/ws", additional_headers={"Cookie": cookie}) as socket:

        def say(kind: str, **more: object) -> None:
            socket.send(json.dumps({"type": kind, "id": f"{os.getpid()}-{next(ids)}", "table": table, **more}))

        say("subscribe")
        for message in map(json.loads, socket):
            if message["type"] == "refused":
                sys.exit(f"refused: {message['code']} {message['facts']}")
            if message["type"] == "row" and message["actions"]:
                row = np.frombuffer(base64.b64decode(message["row"]), np.uint8)
                names = {number: text for text, number in message["actions"].items()}
                move = names[policy(row, list(names))]
                say("move", seat=message["seat"], ply=message["ply"], move=move)
            elif message.get("result"):
                result = message["result"]
                print(f"seat {message['seat']}, {message['step']} moves, {result['ending']} {result['scores']}")
                break
            elif message.get("decision") and message["decision"]["moves"]:  # it is our turn
                say("row", seat=message["seat"])


if __name__ == "__main__":
    main(*sys.argv[1:])
