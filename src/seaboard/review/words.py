"""Figures of a review in words: rounded, for they are no more exact than that."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from seaboard.review.reasons import is_chance
from seaboard.review.shape import Advice, ReviewReason

COUNTED = frozenset({"here-chance", "near-chance", "rival-trail-chance", "now-points", "rival-cost"})  # exact
WHOLE = 2.0  # lines that are so far apart need no halves
TEN = 10.0  # nor do great numbers


class Says(Protocol):
    """The texts of a language."""

    def __call__(self, key: str, **facts: object) -> str: ...


def percent(chance: float) -> str:
    return f"{round(100 * chance)}"


def points(change: float) -> str:
    """A change of a chance with its sign, to five points."""
    rounded = 5 * round(20 * change)
    return f"+{rounded}" if rounded > 0 else f"−{-rounded}" if rounded < 0 else "0"


def reason_words(say: Says, game: str, reason: ReviewReason | None, who: str = "you") -> str:
    """The reason as a sentence, or nothing; `who` is "other" where the decision was not the reader's."""
    if reason is None:
        return ""
    best, played = figures(say, reason)
    facts: dict[str, object] = {"best": best, "played": played, "who": who, "game": game}
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
            lines.append(say("hint-against", move=amidst(name(advice["against"]))))
    else:
        key = "hint-why-chance-together" if why == "chance" and together else f"hint-why-{why}"
        lines = [say(key, best=_chance(advice["win"]), second=_chance(advice["second_win"]))]
    if advice["second"]:
        lines.append(say("hint-second", move=amidst(name(advice["second"]))))
    return say("hint-is", move=amidst(name(advice["move"]))), lines


def amidst(words: str) -> str:
    """A move amidst a sentence begins with a small letter; a name of one letter or a cell stays as it is."""
    return words[0].lower() + words[1:] if words[:1].isupper() and words[1:2].islower() else words


def figures(say: Says, reason: ReviewReason) -> tuple[str, str]:
    """What the better line brings, about, and what the other: chances to five points, amounts to a half or a whole."""
    best, played = reason["best"], reason["played"]
    if reason["key"] in COUNTED:
        show = _chance if is_chance(reason["key"]) else _amount
        return show(best), show(played)
    if is_chance(reason["key"]):
        return _about_chance(say, best, say("review-about", n=_fifth(best))), _about_chance(say, played, _fifth(played))
    same = _amount(best) == _amount(played)  # "16 instead of 16" is no reason
    fine = abs(best - played) < WHOLE and (same or max(abs(best), abs(played)) < TEN)
    one, other = (_amount(value, fine, reason["key"] == "lead") for value in (best, played))
    return say("review-about", n=one), other


def _about_chance(say: Says, chance: float, words: str) -> str:
    """Nothing is certain that was only followed in some worlds."""
    nearest = round(20 * chance)
    if nearest in (0, 20):
        return say("review-over", n="95\u00a0%") if nearest else say("review-under", n="5\u00a0%")
    return words


def _fifth(chance: float) -> str:
    return f"{5 * round(20 * chance)}\u00a0%"


def _chance(value: float) -> str:
    return f"{round(100 * value)}\u00a0%"


def _amount(value: float, fine: bool = False, signed: bool = False) -> str:
    """A whole number, or one with a half: the same in all languages."""
    halves = round(2 * value) if fine else 2 * round(value)
    whole, half = divmod(abs(halves), 2)
    sign = "−" if halves < 0 else "+" if signed and halves else ""
    return f"{sign}{whole or ('' if half else 0)}{'½' if half else ''}"
