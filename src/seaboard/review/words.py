"""Figures of a review in words: rounded, for they are no more exact than that."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from seaboard.review.reasons import is_chance
from seaboard.review.shape import Advice, ReviewReason


class Says(Protocol):
    """The texts of a language."""

    def __call__(self, key: str, **facts: object) -> str: ...


def percent(chance: float) -> str:
    return f"{round(100 * chance)}"


def points(change: float) -> str:
    """A change of a chance with its sign."""
    rounded = round(100 * change)
    return f"+{rounded}" if rounded > 0 else f"−{-rounded}" if rounded < 0 else "0"


def reason_words(say: Says, game: str, reason: ReviewReason | None) -> str:
    """The reason as a sentence, or nothing."""
    if reason is None:
        return ""
    show: Callable[[float], str | float] = _chance if is_chance(reason["key"]) else _number
    facts: dict[str, object] = {"best": show(reason["best"]), "played": show(reason["played"])}
    if "line" in reason:
        kind = "ended" if reason["key"].endswith("ending") else "score"
        facts["line"] = say(f"{game}-{kind}-{reason['line']}")
    return say(f"review-reason-{reason['key']}", **facts)


def advice_words(
    say: Says, game: str, advice: Advice, name: Callable[[str], str], together: bool
) -> tuple[str, list[str]]:
    """A hint as a heading and the sentences under it; `name` says a move in words."""
    why = advice["why"]
    if why == "fact":
        lines = [reason_words(say, game, advice["reason"])]
        if advice["against"]:
            lines.append(say("hint-against", move=name(advice["against"])))
    else:
        key = "hint-why-chance-together" if why == "chance" and together else f"hint-why-{why}"
        lines = [say(key, best=_chance(advice["win"]), second=_chance(advice["second_win"]))]
    if advice["second"]:
        lines.append(say("hint-second", move=name(advice["second"])))
    return say("hint-is", move=name(advice["move"])), lines


def _chance(value: float) -> str:
    return f"{round(100 * value)}\u00a0%"


def _number(value: float) -> float:
    """Written as the language does it: 7,2 or 7.2."""
    return round(value) if value >= 10 or value == round(value) else round(value, 1)
