"""Effects in words, put together from the data of a pack in any language; `web/games/kelp/effects.ts` says the same."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

Say = Callable[..., str]  # the texts of a language: a key and its facts
Effect = dict[str, Any]


def effect_in_words(effect: list[Effect], say: Say) -> str:
    """A whole effect in sentences."""
    said = [sentence for one in effect for sentence in _sentences(one, say)] or [("none", {})]
    return " ".join(_capital(say(f"kelp-ability-{key}", **facts)) for key, facts in said)


def _sentences(effect: Effect, say: Say) -> Iterator[tuple[str, dict[str, object]]]:
    """The keys and facts of the sentences of one effect, in order."""
    op = str(effect["op"])
    match op:
        case "swap":
            yield "swap", {"count": effect["times"]}
        case "shuffle":
            yield f"shuffle-{effect['from']}", {"count": effect["count"]}
            for other in effect.get("with", ()):
                yield f"with-{other}", {}
        case "hide":
            yield _amount("hide", effect)
            if effect.get("exclude"):
                yield "not-itself", {}
        case "learn":
            yield _amount("learn", effect)
            if effect.get("card_to") == "hand":
                yield "to-hand", {}
        case "remove_card":
            yield _amount("remove", effect)
        case "reroll":
            yield _amount("reroll", effect)
        case "eat":
            yield "eat", {"food": say(f"kelp-{effect['food']}")}
        case "set_hand_limit":
            yield "hand-limit", {"count": effect["value"]}
        case "discard_current":
            yield "calm", {"count": effect["max"]}
        case "return_and_pick":
            yield "return", {"give": effect["give"], "take": effect["take"]}
        case "energy_bonus":
            yield "energy-bonus", {"low": effect["low"], "high": effect["high"], "add": effect["add"]}
        case _:
            yield op.replace("_", "-"), {"count": effect.get("count", 0)}


def _amount(key: str, effect: Effect) -> tuple[str, dict[str, object]]:
    """Exactly so many, up to so many, or from … to …."""
    count = effect.get("count")
    if count == "all":
        return f"{key}-all", {}
    low = int(effect.get("min", 0) if count is None else count)
    high = int(effect.get("max", 0) if count is None else count)
    if low == high:
        return key, {"count": high}
    return (f"{key}-up-to", {"count": high}) if low == 0 else (f"{key}-range", {"low": low, "count": high})


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
