"""Plays a whole game of Sea Salt & Paper against a bot: python examples/play_a_game.py [http://127.0.0.1:8765]"""

import itertools
import json
import random
import sys
import urllib.request

from websockets.sync.client import connect

server = (sys.argv[1:] or ["http://127.0.0.1:8765"])[0].rstrip("/")
try:
    hello = urllib.request.urlopen(f"{server}/api/me")
except OSError as reason:
    sys.exit(f"No server at {server} ({reason}). Start one: seaboard serve")
cookie = hello.headers["Set-Cookie"].split(";")[0]
wanted = {"game": "sea_salt_paper", "seats": [{"kind": "me"}, {"kind": "bot", "level": "breeze"}]}
headers = {"Cookie": cookie, "Content-Type": "application/json"}
request = urllib.request.Request(f"{server}/api/tables", json.dumps(wanted).encode(), headers)
table = json.load(urllib.request.urlopen(request))["id"]
ids = itertools.count()
with connect(server.replace("http", "ws", 1) + "/ws", additional_headers={"Cookie": cookie}) as socket:
    socket.send(json.dumps({"type": "subscribe", "table": table, "seat": 0}))
    for message in map(json.loads, socket):
        if message.get("result"):
            print(f"{message['step']} moves,", message["result"]["ending"], message["result"]["scores"])
            break
        if message.get("decision") and message["decision"]["moves"]:  # it is our turn
            move = {"type": "move", "id": str(next(ids)), "table": table, "seat": 0, "ply": message["ply"]}
            socket.send(json.dumps({**move, "move": random.choice(message["decision"]["moves"])["text"]}))
