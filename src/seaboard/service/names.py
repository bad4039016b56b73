"""Ids and names of tables and people."""

from __future__ import annotations

import secrets
import unicodedata
from typing import get_args

from seaboard.core.refused import Refused
from seaboard.table import wire

ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"  # without letters that look like others
LONGEST_NAME = 24
INVISIBLE = "\u115f\u1160\u2800\u3164\uffa0"  # letters that are blanks
FIGURES = ("boat", "fish", "crab", "shell", "shark", "mermaid")
PAPERS = ("coral", "sun", "green", "sky", "blue", "purple", "pink")
LANGUAGES: tuple[wire.Language, ...] = get_args(wire.Language)


def new_id(prefix: str = "", length: int = 12) -> str:
    """A fresh name for a table or a player that nobody can guess: 60 random bits."""
    return prefix + "".join(secrets.choice(ALPHABET) for _ in range(length))


def id_from(secret: bytes, length: int = 12) -> str:
    """The name that follows from something nobody can guess: always the same one."""
    return "".join(ALPHABET[byte % len(ALPHABET)] for byte in secret[:length])


def checked_name(name: str) -> str:
    """A display name without what does not print, or a refusal."""
    kept = (c for c in unicodedata.normalize("NFC", name) if c.isprintable() and c not in INVISIBLE)
    shown = " ".join("".join(kept).split())
    if all(unicodedata.combining(c) for c in shown):
        shown = ""  # marks on nothing
    if len(shown) > LONGEST_NAME:
        raise Refused("name-too-long", length=len(shown), limit=LONGEST_NAME)
    return shown


def checked_figure(figure: str) -> str:
    """A figure and its paper ("crab-sky"), or "" for the one of the seat."""
    animal, _, paper = figure.partition("-")
    if figure and (animal not in FIGURES or paper not in PAPERS):
        raise Refused("figure-unknown", value=figure[:40])
    return figure


def checked_language(language: str) -> wire.Language:
    for known in LANGUAGES:
        if language == known:
            return known
    raise Refused("language-unknown", value=language[:20], known=", ".join(LANGUAGES))
