"""What is played for somebody whose time has run out: the least harmful legal move, and a secret one where the choice
is secret. What a hidden block or card is must not be read off the move, so chance decides between such choices."""

from __future__ import annotations

import hashlib
from collections.abc import Callable

from seaboard.games.kelp.box import printed as p
from seaboard.games.kelp.rules import codes as c
from seaboard.games.kelp.state import Kelp
from seaboard.games.kelp.told.decisions import Late, decision_of


def move_for_absent(state: Kelp) -> int:
    """The legal action of an absent actor."""
    legal = state.legal()
    return legal[0] if len(legal) == 1 else MOVES[decision_of(state).late](state, legal)


def is_drawn(state: Kelp) -> bool:
    """Does chance draw the move? Then not even the actor is told before."""
    return decision_of(state).late in DRAWN and len(state.legal()) > 1


def _done(state: Kelp, legal: list[int]) -> int:
    """Nothing, where nothing can be done; `done` is the first move wherever it is one."""
    return legal[0]


def _last(state: Kelp, legal: list[int]) -> int:
    """Dice and colours are in the order of their worth, red last; in a pile of cards lies no trap."""
    return legal[-1]


def _secret(state: Kelp, legal: list[int]) -> int:
    """Drawn from the sealed seed: always the same at this decision, and nobody can foretell it."""
    at = f"{state.random.seed()} late {state.random.drawn} {state.reveals} {state.phase} {state.most}"
    return legal[int.from_bytes(hashlib.sha256(at.encode()).digest()[:8], "big") % len(legal)]


def _least(state: Kelp, legal: list[int], harm: Callable[[int], int]) -> int:
    least = min(harm(action) for action in legal)
    return _secret(state, [action for action in legal if harm(action) == least])


def _action(state: Kelp, legal: list[int]) -> int:
    """Draw; with a full hand discard the cheapest card, but none that eats: the discard comes round again."""
    if c.DRAW_UP in legal:
        return int(c.DRAW_UP)
    discards = [action for action in legal if c.DISCARDED <= action < c.BLOCK]
    if not discards:
        return legal[0]
    pack = state.pack
    return _least(
        state,
        discards,
        lambda action: int(pack.cost[action - c.DISCARDED] + 10 * (pack.food_of[action - c.DISCARDED] >= 0)),
    )


def worth_hiding(state: Kelp, zone: int) -> int:
    """How much a block would tell the shark: the octopus most, then traps, food, shells."""
    return {int(p.IS_OCTOPUS): 3, int(p.IS_TRAP): 2, int(p.IS_FOOD): 1}.get(
        int(state.pack.block_class[state.board[zone]]), 0
    )


def _cover(state: Kelp, legal: list[int]) -> int:
    """Hide what lies open, the octopus first."""
    zones = [action for action in legal if action >= c.ZONE]
    return min(zones, key=lambda action: -worth_hiding(state, action - int(c.ZONE)))


def _show(state: Kelp, legal: list[int]) -> int:
    """Give what is worth least to the octopus."""
    return _least(state, legal, lambda action: worth_hiding(state, action - int(c.ZONE)))


def _give(state: Kelp, legal: list[int]) -> int:
    """What lies open and is worth least."""
    return min(legal, key=lambda action: worth_hiding(state, action - int(c.ZONE)))


def _keep(state: Kelp, legal: list[int]) -> int:
    """Remove nothing, or else a card of the discard rather than one of the hand, and none that eats."""
    if c.DONE in legal:
        return int(c.DONE)

    def harm(action: int) -> int:
        in_hand = action < c.DISCARDED
        kind = action - int(c.CARD if in_hand else c.DISCARDED)
        return 10 * int(state.pack.food_of[kind] >= 0) + int(in_hand)

    return _least(state, legal, harm)


def _take(state: Kelp, legal: list[int]) -> int:
    """A card that eats, if there is one; which card of the deck it is, is a secret."""

    def harm(action: int) -> int:
        kind = action - int(c.CARD if action < c.DISCARDED else c.DISCARDED)
        return int(state.pack.food_of[kind] < 0)

    return _least(state, legal, harm)


def _use(state: Kelp, legal: list[int]) -> int:
    return int(c.YES)


def _save(state: Kelp, legal: list[int]) -> int:
    """Keep the dice that show most."""
    if c.DONE in legal:
        return int(c.DONE)
    return max((action for action in legal if action < c.WATCHED), key=lambda action: (action - c.DIE) % c.FACES)


def _buy(state: Kelp, legal: list[int]) -> int:
    """Stop; where something must be bought, the dearest card. To lower dice would only waste them."""
    if c.DONE in legal:
        return int(c.DONE)
    return max((action for action in legal if action >= c.SKILL), key=lambda a: state.pack.skill_cost[a - c.SKILL])


MOVES: dict[Late, Callable[[Kelp, list[int]], int]] = {
    "done": _done,
    "first": _done,
    "last": _last,
    "secret": _secret,
    "action": _action,
    "cover": _cover,
    "show": _show,
    "give": _give,
    "keep": _keep,
    "take": _take,
    "use": _use,
    "save": _save,
    "buy": _buy,
}
DRAWN: tuple[Late, ...] = ("secret", "action", "show", "keep", "take")
