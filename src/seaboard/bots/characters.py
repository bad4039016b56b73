"""The characters of bots: who sits there, not only how strong it is.

A level has several; which of them sits at a table follows from the seat, so that two bots of one level are two
characters. Names and sentences are texts: `bot-<id>` and `bot-<id>-about`. A style changes how a bot plays where moves
are about equally good, hardly how strong it is.
"""

from __future__ import annotations

from dataclasses import dataclass

STEADY, BOLD, CAREFUL = "steady", "bold", "careful"
STYLES = (STEADY, BOLD, CAREFUL)


@dataclass(frozen=True)
class Character:
    """One bot that people can recognise."""

    id: str
    face: str  # one picture sign
    style: str


CHARACTERS: dict[str, tuple[Character, ...]] = {
    "calm": (
        Character("bubble", "🫧", STEADY),
        Character("shrimp", "🦐", BOLD),
        Character("oyster", "🦪", CAREFUL),
    ),
    "breeze": (
        Character("gull", "🕊️", STEADY),
        Character("crab", "🦀", BOLD),
        Character("turtle", "🐢", CAREFUL),
    ),
    "gale": (
        Character("dolphin", "🐬", STEADY),
        Character("puffer", "🐡", BOLD),
        Character("seal", "🦭", CAREFUL),
    ),
    "storm": (
        Character("orca", "🐋", STEADY),
        Character("swordfish", "🐟", BOLD),
        Character("albatross", "🦅", CAREFUL),
    ),
    "maelstrom": (
        Character("kraken", "🦑", STEADY),
        Character("leviathan", "🐉", BOLD),
        Character("cachalot", "🐳", CAREFUL),
    ),
}


def character_of(level: str, seat: int) -> Character | None:
    """Who of a level sits in a seat; a guest bot has no character but its own.

    >>> character_of("storm", 1).id
    'swordfish'
    """
    known = CHARACTERS.get(level)
    return known[seat % len(known)] if known else None
