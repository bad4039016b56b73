"""The tables that the tests of environments sit at: every game, several numbers of seats, several options."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from seaboard.bots.minds import mind_of
from seaboard.core.game import Game, Json
from seaboard.core.random import Quick
from seaboard.core.seed import derived_seed
from seaboard.core.state import State
from seaboard.games import game_named

Kind = tuple[str, int, dict[str, object]]

KINDS: tuple[Kind, ...] = (
    ("sea_salt_paper", 2, {}),
    ("sea_salt_paper", 3, {"explicit_mermaid_play": True, "mermaid_counts_white": True}),
    ("sea_salt_paper", 4, {"void_on_empty_deck_after_call": True}),
    ("kelp", 2, {}),
    ("kelp", 2, {"board": "night", "outer_ring": True}),
    ("tranquility", 1, {}),
    ("tranquility", 2, {}),
    ("tranquility", 3, {"storms": True, "monsters": 4, "rocks": True, "start_shortfall": "lose"}),
    ("tranquility", 2, {"mode": "pyramid"}),
    ("tranquility", 4, {"mode": "day_night", "own_discards_visible": True}),
    ("tranquility", 2, {"mode": "duel"}),
    ("finspan", 1, {"ravel": "3", "nautoma": 4}),
    ("finspan", 2, {"side": "b"}),
    ("finspan", 5, {}),
)
NAMES = [
    "-".join([name, str(seats), *(f"{option}={value}" for option, value in options.items())])
    for name, seats, options in KINDS
]

# What a view tells that does not matter for playing on, so that a row may leave it out.
PAST = {
    "sea_salt_paper": ("rounds",),
    "kelp": (),
    "tranquility": ("places", "torn"),  # follow from the sea and the hand
    "finspan": (),
}
# Lists whose order means nothing.
HEAPS = {
    "sea_salt_paper": (),
    "kelp": (),
    "tranquility": ("gone", "explored", "market", "taken"),
    "finspan": (),
}


RASH = (1000, 4, 50, 15)  # one move in so many is made without thinking


def stroll(kind: Kind, games: int, start: int = 0) -> Iterator[State]:
    """The states of some games, from sound ones that get far to rash ones that leave the road.

    All simple bots of the game play by turns: not each of them goes everywhere (Kelp's best octopus never eats).
    """
    name, seats, options = kind
    game = game_named(name)
    policies = [policy for bot, policy in mind_of(name).policies.items() if bot != "random"]
    for number in range(start, start + games):
        policy = policies[number % len(policies)]
        state = game.start(seats, options, seed=derived_seed("stroll", number))
        quick = Quick(number)
        while not state.over():
            yield state
            legal = state.legal_moves()
            if quick.below(RASH[number % len(RASH)]) == 0:
                state.advance(legal.items[quick.below(legal.count)])
            else:
                state.advance(policy.choose(state, legal, quick))
        yield state


def known(game: Game[Any], state: State, seat: int) -> str:
    """All that matters to a seat for playing on, as text: its view and its decision."""
    view: Json = {name: value for name, value in game.view(state, seat).items() if name not in PAST[game.name]}
    view = sort_heaps(view, HEAPS[game.name])
    asked = game.decision(state, seat)
    told: list[Any] = []
    if asked is not None:
        told = [asked.actor, asked.prompt.key, dict(asked.prompt.facts), sorted(move.text for move in asked.moves)]
    return json.dumps([view, told], sort_keys=True)


def sort_heaps(value: Any, heaps: tuple[str, ...]) -> Any:
    if isinstance(value, list):
        return [sort_heaps(one, heaps) for one in value]
    if not isinstance(value, dict):
        return value
    return {
        name: sorted(inner, key=str) if name in heaps else sort_heaps(inner, heaps) for name, inner in value.items()
    }
