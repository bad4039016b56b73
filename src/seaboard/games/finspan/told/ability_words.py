"""Abilities in words, put together from their notation in any language."""

from __future__ import annotations

from collections.abc import Callable

from seaboard.games.finspan.box.effect_text import Ability
from seaboard.games.finspan.box.printed import Fish

Say = Callable[..., str]  # the texts of a language: a key and its facts


def ability_in_words(fish: Fish, say: Say) -> str:
    """What a fish does, as a sentence; an empty text for forage fish.

    `say` is for instance `seaboard.locales.texts_in("uk")`.
    """
    if fish.ability is None:
        return ""
    key = "finspan-ability-all" if fish.all_players else "finspan-ability"
    return say(key, timing=say(f"finspan-ability-timing-{fish.timing}"), benefit=benefit_in_words(fish.ability, say))


def benefit_in_words(ability: Ability, say: Say) -> str:
    """The benefit alone, without its timing."""
    if ability.score:
        atoms = [say(f"finspan-ability-if-{atom.what}", number=atom.number) for atom in ability.condition]
        return say("finspan-ability-score", points=ability.score, condition=say("finspan-ability-both").join(atoms))
    parts = []
    for name, count in ability.units:
        key = f"finspan-ability-{name.lower()}"
        if ability.aim is not None:
            what = "fish" if name == "EGG_EACH" else "into"
            parts.append(say(key, where=say(f"finspan-ability-{what}-{ability.aim.by}_{ability.aim.value}")))
        else:
            parts.append(say(key, count=count))
    return ", ".join(parts)
