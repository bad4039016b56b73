"""For a real table: what is shuffled into the deck for a voyage, and how it is shared out."""

from __future__ import annotations

from typing import Any

from seaboard.core.game import Game
from seaboard.core.options import read_options, specs
from seaboard.core.reading import Fields
from seaboard.games.tranquility.box.printed import CARDS, DATA, REMOVED
from seaboard.games.tranquility.options import TranquilityOptions, check_combination
from seaboard.games.tranquility.rules import codes as c
from seaboard.games.tranquility.rules.charter import charter_of

Json = dict[str, Any]
SHOWN = ("mode", "fewer_islands", "rocks", "monsters", "storms")


def answer(asked: Fields, game: Game[Any]) -> Json:
    """The cards to put together for a voyage, in the order in which it is done. (TRQ-10 … TRQ-20)"""
    asked.choice("what", ("voyage",))
    seats = asked.number("seats", 1, 5)
    options = read_options(TranquilityOptions, asked.any("options", {}))
    asked.done()
    check_combination(options, seats)
    charter = charter_of(options)
    duel = options.mode == "duel"
    islands = int(c.ISLANDS) - REMOVED[options.fewer_islands]
    deck: list[Json] = [{"key": "islands", "count": islands, "removed": REMOVED[options.fewer_islands]}]
    if charter.has_finish_in_hands():
        deck.append({"key": "finish", "count": int(charter.numbers.finish_cards)})
    if not duel and options.monsters:
        deck.append({"key": "monster", "count": options.monsters})
    if not duel and options.storms:
        deck += [{"key": colour, "count": CARDS[colour]["count"]} for colour in ("yellow", "purple", "orange")]
    total = sum(card["count"] for card in deck)
    aside: list[Json] = []
    if not duel:
        aside.append({"key": "start", "count": seats})
    if options.rocks:
        aside.append({"key": "rocks", "count": 1})
    if options.storms:
        aside.append({"key": "compass", "count": int(charter.numbers.compasses)})
    if options.mode == "pyramid":
        aside += [{"key": key, "count": count} for key, count in DATA["exploration"]["deck"].items()]
    return {
        "deck": deck,
        "total": total,
        "aside": aside,
        "share": total // seats if not duel else int(charter.numbers.hand),
        "larger": total % seats if not duel else 0,
        "hand": int(charter.numbers.hand),
        "market": int(charter.numbers.market) if duel else 0,
        "cells": int(c.CELLS),
        "options": [
            {
                "name": spec.name,
                "choices": list(spec.choices) if spec.choices else [False, True],
                "default": spec.default,
            }
            for spec in specs(TranquilityOptions)
            if spec.name in SHOWN
        ],
    }
