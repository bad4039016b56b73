"""The curve, and where the result came from: luck, own moves, the moves of others."""

from __future__ import annotations

import math
from itertools import pairwise

from seaboard.review.eyes import Looking
from seaboard.review.shape import ReviewPoint, ReviewSplit, ReviewStroke

CLEAR = 3.0  # standard errors that a stroke of luck must exceed
LEAST_STROKE = 0.06
MOST_STROKES = 6


def point(looking: Looking, ply: int) -> ReviewPoint:
    """The chances before a decision, and what the move that was made changed against a sound one."""
    budget = looking.budget
    assert budget is not None
    state = looking.states[ply]
    seats = range(looking.seats)
    chapter = looking.face.chapter(state)
    if ply == looking.plies:
        return {
            "ply": ply,
            "win": [float(state.reward(seat)) for seat in seats],
            "error": 0.0,
            "effect": [0.0 for _ in seats],
            "effect_error": 0.0,
            "chapter": chapter,
        }
    playouts, seed = looking.playouts, looking.seed_of(ply)
    playouts.value(state, looking.lens, budget.worlds, seed)
    win = [playouts.mean(seat) for seat in seats]
    error = max(playouts.error(seat) for seat in seats)
    win = _shared(looking, win)
    effect, effect_error = change(looking, ply)
    return {
        "ply": ply,
        "win": [round(chance, 4) for chance in win],
        "error": round(error, 4),
        "effect": [round(part, 4) for part in effect],
        "effect_error": round(effect_error, 4),
        "chapter": chapter,
    }


def change(looking: Looking, ply: int) -> tuple[list[float], float]:
    """What the move that was made changed for each seat against a sound one, and its error."""
    budget, playouts, state = looking.budget, looking.playouts, looking.states[ply]
    assert budget is not None
    seats = range(looking.seats)
    if len(state.legal()) < 2 or looking.is_unseen(ply):
        return [0.0 for _ in seats], 0.0
    playouts.effect(state, looking.lens, looking.actions[ply], budget.effects, looking.seed_of(ply))
    return [playouts.mean(seat) for seat in seats], max(playouts.error(seat) for seat in seats)


def _shared(looking: Looking, win: list[float]) -> list[float]:
    """Soft wins of rivals need not add up to one: make them. Those who win together all have the same chance."""
    if not looking.ends.has_leads() or looking.together or len(win) == 1:
        return win
    total = sum(win)
    return [chance / total for chance in win] if total > 0 else win


def splits(looking: Looking, curve: list[ReviewPoint]) -> list[ReviewSplit]:
    """Luck is what is left of the result when all moves are taken out: it has mean zero by construction."""
    rows: list[ReviewSplit] = []
    for seat in range(looking.seats):
        start, result = curve[0]["win"][seat], curve[-1]["win"][seat]
        own = others = 0.0
        variance = curve[0]["error"] ** 2
        for at in curve[:-1]:
            actor = int(looking.states[at["ply"]].actor())
            if actor == seat:
                own += at["effect"][seat]
            else:
                others += at["effect"][seat]
            variance += at["effect_error"] ** 2
        rows.append(
            {
                "seat": seat,
                "result": round(result, 4),
                "start": round(start, 4),
                "luck": round(result - start - own - others, 4),
                "own": round(own, 4),
                "others": round(others, 4),
                "error": round(math.sqrt(variance), 4),
            }
        )
    return rows


def strokes(curve: list[ReviewPoint], seat: int) -> list[ReviewStroke]:
    """What chance did between two decisions, where it is more than noise: the biggest for a seat."""
    found: list[ReviewStroke] = []
    for before, after in pairwise(curve):
        luck = [after["win"][s] - before["win"][s] - before["effect"][s] for s in range(len(before["win"]))]
        noise = math.sqrt(before["error"] ** 2 + after["error"] ** 2 + before["effect_error"] ** 2)
        if abs(luck[seat]) >= max(LEAST_STROKE, CLEAR * noise):
            found.append({"ply": after["ply"], "luck": [round(part, 4) for part in luck]})
    found.sort(key=lambda stroke: -abs(stroke["luck"][seat]))
    return sorted(found[:MOST_STROKES], key=lambda stroke: stroke["ply"])
