"""What the review knows of Sea Salt & Paper."""

from __future__ import annotations

from collections import Counter
from typing import Any

from seaboard.core.game import Game
from seaboard.core.random import Quick
from seaboard.core.state import State
from seaboard.games.sea_salt_paper.box.printed import FACES, NAMES
from seaboard.games.sea_salt_paper.rules import codes as c
from seaboard.games.sea_salt_paper.rules.cards import DECK, NAME
from seaboard.games.sea_salt_paper.rules.points import card_points
from seaboard.games.sea_salt_paper.state import SeaSaltPaper
from seaboard.review.face import Budget, Face, Facts
from seaboard.review.shape import Known, KnownPlace

WORLDS = 200  # from which the likely is counted
LIKELY = 6  # names that are shown


def facts(state: State, seat: int) -> Facts:
    """What the round came to: points, and who called."""
    assert isinstance(state, SeaSaltPaper)
    if not state.history:
        return {}
    last = state.history[len(state.history) - 1]
    called = last.call != c.NO_CALL
    rivals = [last.scored[other] for other in range(state.seats) if other != seat]
    return {
        "points": float(last.scored[seat]),
        "rival-points": float(max(rivals)),
        "lead": float(last.scored[seat] - max(rivals)),
        "call": float(called and last.caller == seat),
        "rival-call": float(called and last.caller != seat),
    }


def now(world: State, seat: int, action: int) -> Facts:
    """The points of one's own cards right after the move, unless what it brings is still hidden."""
    assert isinstance(world, SeaSaltPaper)
    before, round_before = world.reveals, world.round
    world.advance(action)
    if world.reveals != before or world.round != round_before or world.over():
        return {}
    return {"now-points": float(card_points(world.tally, seat * c.ROW, True))}


def known(game: Game[Any], state: State, seat: int) -> Known:
    """Cards of others that were seen on their way, and what the next card and their other cards may be."""
    assert isinstance(state, SeaSaltPaper)
    if state.phase == c.OVER:
        return {"ply": 0, "places": []}
    memory = state.memory()
    start = seat * c.OBSERVER
    certain: dict[int, Counter[str]] = {other: Counter() for other in range(int(state.seats)) if other != seat}
    unseen: Counter[str] = Counter()
    for token in range(c.N_CARDS):
        where = int(memory.facts[start + token] & c.PLACES)
        face = int(DECK[token])
        if where == c.UNSEEN:
            unseen[NAMES[NAME[face]]] += 1
        for other, held in certain.items():
            if where == c.HELD_BY << other:
                held[FACES[face]] += 1
    tops: Counter[str] = Counter()
    hands: dict[int, Counter[str]] = {other: Counter() for other in certain}
    for number in range(WORLDS):
        world = state.determinize(seat, Quick(1_000 + number))
        if world.deck.count:
            tops[NAMES[NAME[world.deck.top()]]] += 1
        for other, seen in hands.items():
            rest = Counter(world.hand_faces(other)) - certain[other]
            seen.update({face.partition("/")[0] for face in rest})
    places: list[KnownPlace] = []
    if state.deck.count:
        places.append(_place("next", tops, unseen, size=int(state.deck.count)))
    for other, held in certain.items():
        size = int(state.tally[other * c.ROW + c.SIZE])
        row = _place("hand", hands[other], unseen, size=size)
        row["seat"] = other
        row["certain"] = [{"item": face, "chance": 1.0} for face in sorted(held.elements())]
        if size == len(row["certain"]):
            row["likely"] = []
        places.append(row)
    return {"ply": 0, "places": places}


def _place(place: str, seen: Counter[str], unseen: Counter[str], size: int) -> KnownPlace:
    return {
        "place": place,
        "size": size,
        "certain": [],
        "likely": [
            {"item": name, "chance": round(count / WORLDS, 3), "left": unseen[name]}
            for name, count in sorted(seen.items(), key=lambda pair: (-pair[1], pair[0]))[:LIKELY]
        ],
    }


def chapter(state: State) -> int:
    assert isinstance(state, SeaSaltPaper)
    return int(state.round)


FACE = Face(
    budget=Budget(worlds=192, effects=192, flat=48, first=480, cap=3360),
    facts=facts,
    now=now,
    known=known,
    chapter=chapter,
)
