"""One module of simple bots per game: `POLICIES` in each, the best first."""

from __future__ import annotations

from difflib import get_close_matches
from importlib import import_module
from importlib.util import find_spec

from seaboard.bots.policy import Policy, RandomPolicy
from seaboard.core.refused import Refused


def policies_of(game: str) -> dict[str, Policy]:
    """The simple bots of a game by name, the best first and `random` last."""
    module = f"seaboard.bots.policies.{game}"
    own: dict[str, Policy] = dict(import_module(module).POLICIES) if find_spec(module) else {}
    return {**own, "random": RandomPolicy()}


def policy_named(game: str, name: str) -> Policy:
    """A simple bot, or a refusal that lists the ones there are."""
    policies = policies_of(game)
    if name not in policies:
        near = get_close_matches(name, policies, n=1)
        raise Refused("bot-unknown", bot=name, game=game, nearest=near[0] if near else "", known=", ".join(policies))
    return policies[name]
