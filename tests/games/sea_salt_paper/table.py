"""A table of Sea Salt & Paper set up by hand: positions in notation, moves in notation."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from seaboard.core.position import read_position
from seaboard.games.sea_salt_paper import GAME
from seaboard.games.sea_salt_paper.box.printed import FACES
from seaboard.games.sea_salt_paper.rules.cards import COPIES
from seaboard.games.sea_salt_paper.state import SeaSaltPaper
from tests.games import playing

Names = Sequence[str]
WHOLE_DECK = Counter({face: int(COPIES[i]) for i, face in enumerate(FACES)})


def cards(text: str) -> list[str]:
    """Cards in short: `cards("crab/yellow 2*boat/black")`."""
    names: list[str] = []
    for word in text.split():
        count, star, name = word.partition("*")
        names += [name] * int(count) if star else [word]
    return names


def position(
    hands: Sequence[str],
    *,
    piles: Sequence[str] = ("crab/green", "shark/purple"),
    areas: Sequence[Sequence[str]] | None = None,
    deck: str | None = None,
    rest: str = "pile 0",
    options: Mapping[str, object] | None = None,
    seed: str = "0" * 32,
    **more: object,
) -> dict[str, Any]:
    """A position in which seat 0 may play pairs, unless said otherwise.

    `piles` are written from the bottom to the top, `deck` in the order in which it will be drawn. A deck that is
    left out has all other cards; if it is given, they go to `rest`: under a pile, or into a hand.
    """
    seats = len(hands)
    state: dict[str, Any] = {
        "hands": [cards(hand) for hand in hands],
        "piles": [cards(pile) for pile in piles],
        "areas": [[cards(pair) for pair in area] for area in areas or [[]] * seats],
        "phase": "play",
        "turn": 0,
        **more,
    }
    if deck is not None:
        state["deck"] = cards(deck)[::-1]
        named = [*state["hands"], *state["piles"], state["deck"], state.get("drawn", [])]
        named += [pair for area in state["areas"] for pair in area]
        left = sorted((WHOLE_DECK - Counter(card for place in named for card in place)).elements())
        kind, number = rest.split()
        place = state["piles" if kind == "pile" else "hands"]
        if kind == "hand" and left.count("mermaid/white") == 4:  # they would have won: one goes elsewhere
            left.remove("mermaid/white")
            spare = [pile for pile in state["piles"] if pile]
            (spare or state["hands"][1 - min(int(number), 1) :])[0].insert(0, "mermaid/white")
        place[int(number)] = left + place[int(number)]
    return {
        "seaboard": "position",
        "format": 1,
        "game": GAME.name,
        "rules": GAME.rules_version,
        "seats": seats,
        "options": dict(options or {}),
        "random": {"seed": seed},
        "state": state,
    }


def table(hands: Sequence[str], **parts: Any) -> SeaSaltPaper:
    """The state of a `position`."""
    state = read_position(GAME, position(hands, **parts))
    assert isinstance(state, SeaSaltPaper)
    return state


moves = partial(playing.moves, GAME)
play = partial(playing.play, GAME)
happened = playing.happened
why_not = partial(playing.why_not, GAME)


def hand(state: SeaSaltPaper, seat: int) -> list[str]:
    return sorted(state.hand_faces(seat))


def pile(state: SeaSaltPaper, number: int) -> list[str]:
    """From the bottom to the top."""
    return [FACES[face] for face in state.pile(number).listed()]


def deck(state: SeaSaltPaper) -> list[str]:
    """In the order in which it will be drawn."""
    return [FACES[face] for face in reversed(state.deck.listed())]


def area(state: SeaSaltPaper, seat: int) -> list[str]:
    return [FACES[face] for face in state.area(seat)]


def totals(state: SeaSaltPaper) -> list[int]:
    return [int(total) for total in state.totals]


def winners(state: SeaSaltPaper) -> tuple[int, ...]:
    result = GAME.result(state)
    assert result is not None
    return result.winners
