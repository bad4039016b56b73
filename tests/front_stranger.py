"""Thirty lines by somebody who has read nothing but the README; `tests/test_front.py` runs and type-checks them."""

import json
from pathlib import Path

import seaboard

match = seaboard.start("sea-salt-paper", seats=2, seed="000102030405060708090a0b0c0d0e0f")
print(match)
print([move.text for move in match.moves()])
match.play("take:deck")
print(match.view(seat=match.actor)["drawn"])
match.undo()

try:
    match.play("take:moon")
except seaboard.Refused as refusal:
    print(refusal.code, refusal.facts["move"])

storm = seaboard.bot("sea-salt-paper", "search@20", seed=1)
calm = seaboard.bot("sea-salt-paper", "calm", seed=2)
while not match.is_over:
    match.play((storm if match.actor == 0 else calm).choose(match))
result = match.result()
assert result is not None
print(result.ending, result.winners, match.rewards(), [score.total for score in match.scores()])

Path("record.json").write_text(json.dumps(match.record()))
again = seaboard.load(Path("record.json"))
assert again == match
assert len(again.played) == len(match.played)
again.undo(10)
print(again.position()["state"]["round"], again.why_not("take:deck"))
