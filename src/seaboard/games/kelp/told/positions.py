"""Positions in readable names. What is left out takes the place it has at the start of a game."""

from __future__ import annotations

from collections import Counter
from typing import Any

from seaboard.games.kelp.box import printed as p
from seaboard.games.kelp.rules import codes as c
from seaboard.games.kelp.rules.dice import dice_names, die_name
from seaboard.games.kelp.state import Kelp
from seaboard.games.kelp.told.decisions import phase_name
from seaboard.games.kelp.told.scoring import ENDINGS
from seaboard.games.kelp.told.trail_text import write_trail
from seaboard.games.kelp.told.view import card_or_none, colour_list, colours, counted, heading_name, stack

Json = dict[str, Any]

# Small numbers of the turn, by name: (field of the state, least, most, default)
TURN = {
    "acted": (0, 2, 0),
    "paid": (0, 9, 0),
    "smallest": (0, 9, 0),
    "program": (0, int(c.PROGRAMS) - 1, 0),
    "step": (-1, int(p.OPS), 0),
    "source": (0, 4, 0),
    "least": (0, 20, 0),
    "most": (0, 20, 0),
    "rerolls": (0, 20, 0),
    "extra": (0, 20, 0),
    "fresh": (0, 1, 0),
    "back": (0, 99, 0),
    "from_card": (0, 1, 0),
    "declared": (0, 1, 0),
    "swum": (0, 1, 0),
    "searched": (0, 9, 0),
    "last_value": (0, 6, 0),
    "strike": (0, 1, 0),
    "spent": (0, 99, 0),
    "bonus": (0, 99, 0),
    "bought": (0, 99, 0),
    "must_buy": (0, 1, 0),
}
TURN_ZONES = ("itself", "target")
TURN_CELLS = ("first_die", "step_from", "move_from")


def write_state(state: Kelp) -> Json:
    pack = state.pack
    lent = counted(state.lent, pack.block_names)
    return {
        "phase": phase_name(state),
        "round": int(state.round),
        "zones": [_zone_text(state, zone) for zone in range(c.ZONES)],
        "zone_dice": {
            pack.zone_names[zone]: die_name(state.zone_die[zone])
            for zone in range(c.ZONES)
            if state.zone_die[zone] >= 0
        },
        "block_supply": counted(state.reserve, pack.block_names),
        "block_bag": counted(state.sack, pack.block_names),
        "lent": lent,
        "food": [
            pack.block_names[state.food[i]] + ("/used" if (state.food_used >> i) & 1 else "")
            for i in range(state.eaten)
        ],
        "hand": counted(state.hand, pack.card_names),
        "known_hand": counted(state.known, pack.card_names),
        "limit": int(state.limit),
        "deck": stack(state.deck, pack.card_names),
        "discard": stack(state.discard, pack.card_names),
        "piles": {name: stack(state.piles[i], pack.card_names) for i, name in enumerate(p.TYPES)},
        "played": [card_or_none(state, int(state.slot[i])) for i in range(2)],
        "playing": card_or_none(state, int(state.playing)),
        "removed": counted(state.removed, pack.card_names),
        "shark": {"cell": state.chart.cell_names[state.cell], "heading": heading_name(state)},
        "currents": {
            state.chart.cell_names[cell]: int(state.current[cell])
            for cell in range(state.chart.cells)
            if state.current[cell] > 0
        },
        "pool": dice_names(state.pool),
        "energy": dice_names(state.energy),
        "watched": dice_names(state.watch),
        "watched_new": dice_names(state.watch_new),
        "bag": colours(state.bag),
        "dice_supply": colours(state.supply),
        "drawn": colour_list(state.drawn),
        "held": colour_list(state.held),
        "growth": colour_list(state.growth),
        "tiles": int(state.flipped),
        "hunger": colour_list(state.hunger),
        "row": [_skill_or_none(state, int(state.row[i])) for i in range(pack.row)],
        "shark_deck": stack(state.shark_deck, pack.skill_names),
        "owned": counted(state.owned, pack.skill_names),
        "laid": counted(state.laid, pack.skill_names),
        "used": counted(state.used, pack.skill_names),
        "confrontation": [colour for i, colour in enumerate(p.ESCAPE_COLOURS) if (state.colours >> i) & 1],
        "escape": p.ESCAPE_COLOURS[state.escape] if state.escape >= 0 else None,
        "die": die_name(state.die) if state.die >= 0 else None,
        "learning": pack.block_names[state.learning] if state.learning >= 0 else None,
        "turn": _write_turn(state),
        "trail": write_trail(state),
        "reveals": int(state.reveals),
        "ending": ENDINGS[int(state.ending)] if state.phase == c.OVER else None,
        "winner": int(state.winner) if state.phase == c.OVER else None,
    }


def _write_turn(state: Kelp) -> Json:
    """What matters within a turn; everything that is as it was at the start is left out."""
    turn: Json = {name: int(getattr(state, name)) for name, spec in TURN.items() if getattr(state, name) != spec[2]}
    turn |= {name: state.pack.zone_names[at] for name in TURN_ZONES if (at := getattr(state, name)) >= 0}
    turn |= {name: state.chart.cell_names[at] for name in TURN_CELLS if (at := getattr(state, name)) >= 0}
    if state.picked:
        turn["picked"] = [name for i, name in enumerate(state.pack.zone_names) if (state.picked >> i) & 1]
    return turn


def _zone_text(state: Kelp, zone: int) -> str | None:
    kind = int(state.board[zone])
    if kind < 0:
        return None
    return state.pack.block_names[kind] + ("/revealed" if (state.revealed >> zone) & 1 else "")


def _skill_or_none(state: Kelp, kind: int) -> str | None:
    return state.pack.skill_names[kind] if kind >= 0 else None


def components(state: Kelp) -> Counter[str]:
    """Every physical piece, wherever it lies (KELP-141)."""
    pack = state.pack
    found: Counter[str] = Counter()
    for zone in range(c.ZONES):
        if state.board[zone] >= 0:
            found[f"block {pack.block_names[state.board[zone]]}"] += 1
        if state.zone_die[zone] >= 0:
            found[f"die {p.DICE_COLOURS[state.zone_die[zone] // 6]}"] += 1
    for blocks in (state.reserve, state.sack):
        found.update(f"block {name}" for name in counted(blocks, pack.block_names))
    found.update(f"block {pack.block_names[state.food[i]]}" for i in range(state.eaten))
    for dice in (state.pool, state.energy, state.watch, state.watch_new):
        found.update(f"die {name.partition('/')[0]}" for name in dice_names(dice))
    for heap in (state.bag, state.supply, state.drawn, state.held, state.growth, state.hunger):
        found.update(f"die {name}" for name in colour_list(heap))
    found["die blue"] += int(state.swum) + sum(int(state.current[cell] > 0) for cell in range(state.chart.cells))
    found["die yellow"] += int(state.searched)
    found["die red"] += int(state.strike)
    for cards in (state.hand, state.removed):
        found.update(f"card {name}" for name in counted(cards, pack.card_names))
    for pile in (state.deck, state.discard, *state.piles):
        found.update(f"card {name}" for name in stack(pile, pack.card_names))
    for kind in (state.slot[0], state.slot[1], state.playing):
        if kind >= 0:
            found[f"card {pack.card_names[kind]}"] += 1
    for skills in (state.owned, state.laid, state.used):
        found.update(f"skill {name}" for name in counted(skills, pack.skill_names))
    found.update(f"skill {name}" for name in stack(state.shark_deck, pack.skill_names))
    found.update(f"skill {pack.skill_names[state.row[i]]}" for i in range(pack.row) if state.row[i] >= 0)
    return found
