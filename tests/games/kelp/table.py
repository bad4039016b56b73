"""A table of Kelp set up by hand: positions in notation, moves in notation."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import partial
from typing import Any

from seaboard.core.position import read_position
from seaboard.core.refused import Refused
from seaboard.games.kelp import GAME
from seaboard.games.kelp.box.pack import standard_data
from seaboard.games.kelp.state import Kelp
from tests.games import playing

SHORT = {
    "o": "octopus",
    "s": "shell",
    "d": "double_shell",
    "1": "trap_current_1",
    "2": "trap_current_2",
    "h": "trap_hide_2",
    "x": "trap_send_home",
    "c": "crab",
    "l": "lobster",
    "n": "snail",
    "a": "abalone",
}
ALL_SKILLS = Counter({card["id"]: card["count"] for card in standard_data()["shark_cards"]})
START = "o s s  s s s  s s 1"


def forest(text: str) -> list[str | None]:
    """Nine blocks in reading order: `o s! .` is a hidden octopus, a revealed shell and an empty space."""
    return [
        None if word == "." else SHORT[word.rstrip("!")] + ("/revealed" if word.endswith("!") else "")
        for word in text.split()
    ]


def position(
    zones: str = START, *, options: Mapping[str, object] | None = None, seed: str = "0" * 32, **parts: object
) -> dict[str, Any]:
    """A position. Lists of names may be written as one text: `hand="nimble_twist blend_in"`.

    A shark deck that is given is the whole deck, in the order in which it will be drawn; all other cards are used up.
    """
    state: dict[str, Any] = {
        name: part.split() if isinstance(part, str) and name in LISTS else part for name, part in parts.items()
    }
    if "shark_deck" in state:
        state["shark_deck"] = state["shark_deck"][::-1]
        places = [state.get(name, []) for name in ("shark_deck", "row", "owned", "laid", "used")]
        left = ALL_SKILLS - Counter(card for place in places for card in place)
        state["used"] = [*state.get("used", []), *left.elements()]
    return {
        "seaboard": "position",
        "format": 1,
        "game": "kelp",
        "rules": GAME.rules_version,
        "seats": 2,
        "options": dict(options or {}),
        "random": {"seed": seed},
        "state": {"zones": forest(zones), **state},
    }


LISTS = {
    "hand",
    "known_hand",
    "deck",
    "discard",
    "removed",
    "pool",
    "energy",
    "watched",
    "watched_new",
    "drawn",
    "growth",
    "hunger",
    "row",
    "shark_deck",
    "owned",
    "laid",
    "used",
    "food",
    "confrontation",
    "block_bag",
    "block_supply",
}


def table(zones: str = START, **parts: Any) -> Kelp:
    """The state of a `position`; without a phase it is the octopus's first action."""
    state = read_position(GAME, position(zones, **parts))
    assert isinstance(state, Kelp)
    return state


def shark_at(cell: str, heading: str = "free") -> dict[str, str]:
    return {"cell": cell, "heading": heading}


moves = partial(playing.moves, GAME)
play = partial(playing.play, GAME)
happened = playing.happened
why_not = partial(playing.why_not, GAME)


def refused(zones: str = START, **parts: Any) -> Refused:
    """The refusal that a position meets."""
    try:
        table(zones, **parts)
    except Refused as refusal:
        return refusal
    raise AssertionError("the position was read")


def part(state: Kelp, name: str) -> Any:
    """A field of the written state."""
    return GAME.write_state(state)[name]


def phase(state: Kelp) -> str:
    name: str = part(state, "phase")
    return name


def zones(state: Kelp) -> str:
    """The blocks in short, the way `forest` reads them."""
    short = {name: letter for letter, name in SHORT.items()}
    words = []
    for text in part(state, "zones"):
        name, _, revealed = (text or "").partition("/")
        words.append(short.get(name, ".") + ("!" if revealed else ""))
    return "  ".join(" ".join(words[row * 3 : row * 3 + 3]) for row in range(3))


def where(state: Kelp) -> tuple[str, str]:
    """Cell and heading of the shark."""
    shark = part(state, "shark")
    return shark["cell"], shark["heading"]


def ending(state: Kelp) -> tuple[str, int]:
    result = GAME.result(state)
    assert result is not None
    return result.ending, result.winners[0]


def until(state: Kelp, name: str, most: int = 60) -> None:
    """Play the first legal move until a decision comes up."""
    for _ in range(most):
        if phase(state) == name:
            return
        state.apply(state.legal()[0])
    raise AssertionError(f"{name} did not come up")
