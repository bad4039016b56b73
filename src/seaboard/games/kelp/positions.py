"""Positions in readable names. What is left out takes the place it has at the start of a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from seaboard.core.reading import Fields, one_of
from seaboard.core.refused import Refused
from seaboard.games.kelp import codes as c
from seaboard.games.kelp.components import ESCAPE_COLOURS, TYPES, Components
from seaboard.games.kelp.effect_notation import DICE_COLOURS
from seaboard.games.kelp.moves import PHASE_NUMBERS, phase_name
from seaboard.games.kelp.options import KelpOptions
from seaboard.games.kelp.position_check import check_decision, check_dice, check_ending
from seaboard.games.kelp.rules import KelpState
from seaboard.games.kelp.scoring import ENDINGS
from seaboard.games.kelp.setup import bare_state
from seaboard.games.kelp.table import dice_names, die_name, put
from seaboard.games.kelp.trails import begun_here, read_trail, write_trail
from seaboard.games.kelp.view import card_or_none, colours, counted, heading_name, stack

Json = dict[str, Any]

# Small numbers of the turn, by name: (field of the state, least, most, default)
TURN = {
    "acted": (0, 2, 0),
    "paid": (0, 9, 0),
    "smallest": (0, 9, 0),
    "program": (0, int(c.PROGRAMS) - 1, 0),
    "step": (-1, int(c.OPS), 0),
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


# -- writing ---------------------------------------------------------------------------------------


def write_state(state: KelpState) -> Json:
    t, pack = state.t, state.pack
    lent = counted(state, int(c.LENT), pack.block_names)
    return {
        "phase": phase_name(state),
        "round": int(state.round),
        "zones": [_zone_text(state, zone) for zone in range(c.ZONES)],
        "zone_dice": {
            pack.zone_names[zone]: die_name(t[c.ZONE_DIE + zone])
            for zone in range(c.ZONES)
            if t[c.ZONE_DIE + zone] >= 0
        },
        "block_supply": counted(state, int(c.RESERVE), pack.block_names),
        "block_bag": counted(state, int(c.SACK), pack.block_names),
        "lent": lent,
        "food": [
            pack.block_names[t[c.FOOD + i]] + ("/used" if (state.food_used >> i) & 1 else "")
            for i in range(state.eaten)
        ],
        "hand": counted(state, int(c.HAND), pack.card_names),
        "known_hand": counted(state, int(c.KNOWN), pack.card_names),
        "limit": int(state.limit),
        "deck": stack(state, int(c.DECK)),
        "discard": stack(state, int(c.DISCARD)),
        "piles": {name: stack(state, int(c.PILE + i * c.STACK)) for i, name in enumerate(TYPES)},
        "played": [card_or_none(state, int(t[c.SLOT + i])) for i in range(2)],
        "playing": card_or_none(state, int(state.playing)),
        "removed": counted(state, int(c.REMOVED), pack.card_names),
        "shark": {"cell": state.chart.cell_names[state.cell], "heading": heading_name(state)},
        "currents": {
            state.chart.cell_names[cell]: int(t[c.CURRENT + cell])
            for cell in range(state.chart.cells)
            if t[c.CURRENT + cell] > 0
        },
        "pool": dice_names(t, c.POOL),
        "energy": dice_names(t, c.ENERGY),
        "watched": dice_names(t, c.WATCH),
        "watched_new": dice_names(t, c.WATCH_NEW),
        "bag": colours(state, int(c.BAG)),
        "dice_supply": colours(state, int(c.SUPPLY)),
        "drawn": _colour_list(state, int(c.DRAWN)),
        "held": _colour_list(state, int(c.HELD)),
        "growth": _colour_list(state, int(c.GROWTH)),
        "tiles": int(state.flipped),
        "hunger": _colour_list(state, int(c.HUNGER)),
        "row": [_skill_or_none(state, int(t[c.ROW_AT + i])) for i in range(pack.row)],
        "shark_deck": [pack.skill_names[t[c.SHARK_DECK + 1 + i]] for i in range(t[c.SHARK_DECK])],
        "owned": counted(state, int(c.OWNED), pack.skill_names),
        "laid": counted(state, int(c.LAID), pack.skill_names),
        "used": counted(state, int(c.SPENT), pack.skill_names),
        "confrontation": [colour for i, colour in enumerate(ESCAPE_COLOURS) if (state.colours >> i) & 1],
        "escape": ESCAPE_COLOURS[state.escape] if state.escape >= 0 else None,
        "die": die_name(state.die) if state.die >= 0 else None,
        "learning": pack.block_names[state.learning] if state.learning >= 0 else None,
        "turn": _write_turn(state),
        "trail": write_trail(state),
        "reveals": int(state.reveals),
        "ending": ENDINGS[int(state.ending)] if state.phase == c.OVER else None,
        "winner": int(state.winner) if state.phase == c.OVER else None,
    }


def _write_turn(state: KelpState) -> Json:
    """What matters within a turn; everything that is as it was at the start is left out."""
    turn: Json = {name: int(getattr(state, name)) for name, spec in TURN.items() if getattr(state, name) != spec[2]}
    turn |= {name: state.pack.zone_names[at] for name in TURN_ZONES if (at := getattr(state, name)) >= 0}
    turn |= {name: state.chart.cell_names[at] for name in TURN_CELLS if (at := getattr(state, name)) >= 0}
    if state.picked:
        turn["picked"] = [name for i, name in enumerate(state.pack.zone_names) if (state.picked >> i) & 1]
    return turn


def _zone_text(state: KelpState, zone: int) -> str | None:
    kind = int(state.t[c.BOARD + zone])
    if kind < 0:
        return None
    return state.pack.block_names[kind] + ("/revealed" if (state.revealed >> zone) & 1 else "")


def _colour_list(state: KelpState, place: int) -> list[str]:
    return [colour for i, colour in enumerate(DICE_COLOURS) for _ in range(state.t[place + i])]


def _skill_or_none(state: KelpState, kind: int) -> str | None:
    return state.pack.skill_names[kind] if kind >= 0 else None


# -- reading ---------------------------------------------------------------------------------------


def read_state(fields: Fields, components: Components, options: KelpOptions, seed: str, drawn: int) -> KelpState:
    state = bare_state(components, options, seed, drawn)
    state.phase = PHASE_NUMBERS[fields.choice("phase", PHASE_NUMBERS, "action")]
    state.round = fields.number("round", 1, 10_000, 1)
    state.limit = fields.number("limit", 1, 24, int(state.pack.hand))
    _read_octopus_cards(fields, state)
    _read_blocks(fields, state)
    _read_shark_cards(fields, state)
    _read_shark(fields, state)
    _read_dice(fields, state)
    _read_turn(fields, state)
    state.trail = read_trail(fields, state) if fields.has("trail") else begun_here(state)
    _check_food(fields, state)
    _check_possible(state)
    return state


def _names(fields: Fields, name: str, known: list[str], default: list[str] | None = None) -> list[str]:
    given = fields.list(name, default=[] if default is None else default)
    return [one_of(word, known, f"{fields.at(name)}[{i}]") for i, word in enumerate(given)]


def _count(state: KelpState, place: int, names: Iterable[str], known: list[str]) -> None:
    for name in names:
        state.t[place + known.index(name)] += 1


def _rest(fields: Fields, name: str, whole: Counter[str], used: Iterable[str]) -> list[str]:
    """What is not used elsewhere; using more than there is names the field."""
    rest = whole.copy()
    rest.subtract(used)
    for component, count in rest.items():
        if count < 0:
            raise Refused("kelp-too-many", field=fields.at(name), component=component, count=whole[component])
    return [component for component in whole for _ in range(rest[component])]


def _none_left(fields: Fields, name: str, rest: list[str]) -> None:
    if rest:
        raise Refused("kelp-missing", field=fields.at(name), component=rest[0], count=len(rest))


def _read_octopus_cards(fields: Fields, state: KelpState) -> None:
    pack, t = state.pack, state.t
    known = pack.card_names
    whole = Counter({name: int(pack.card_count[k]) for k, name in enumerate(known)})
    hand = _names(fields, "hand", known)
    discard = _names(fields, "discard", known)
    removed = _names(fields, "removed", known)
    slots = fields.list("played", 2, [None, None])
    played = [one_of(card, known, fields.at("played")) for card in slots if card is not None]
    playing = fields.any("playing", None)
    lone = [] if playing is None else [one_of(playing, known, fields.at("playing"))]
    used = [*hand, *discard, *removed, *played, *lone]
    given_piles = fields.fields("piles", {})
    piles = {name: _names(given_piles, name, known) if given_piles.has(name) else None for name in TYPES}
    given_piles.done()
    deck = _names(fields, "deck", known) if fields.has("deck") else None
    for cards in (deck, *piles.values()):
        used += cards or []
    rest = _rest(fields, "hand", whole, used)
    for i, name in enumerate(TYPES):
        own = piles[name]
        if own is None:  # the first card of the pack lies on top
            own = [card for card in reversed(rest) if _home(state, card) == i]
            rest = [card for card in rest if card not in own]
        for card in own:
            if _home(state, card) != i:
                raise Refused("kelp-wrong-pile", field=given_piles.at(name), card=card)
            put(t, c.PILE + i * c.STACK, known.index(card))
    if deck is None:
        deck = [card for card in rest if _home(state, card) < 0]
        rest = [card for card in rest if _home(state, card) >= 0]
    _none_left(fields, "deck", rest)
    for card in deck:
        put(t, c.DECK, known.index(card))
    for card in discard:
        put(t, c.DISCARD, known.index(card))
    _count(state, int(c.HAND), hand, known)
    _count(state, int(c.REMOVED), removed, known)
    state.hand = len(hand)
    for i, card in enumerate(slots):
        t[c.SLOT + i] = c.NONE if card is None else known.index(card)
    state.playing = known.index(lone[0]) if lone else c.NONE
    sure = _names(fields, "known_hand", known)
    _rest(fields, "known_hand", Counter(hand), sure)
    _count(state, int(c.KNOWN), sure, known)


def _home(state: KelpState, card: str) -> int:
    """The pile a card belongs to, or -1 for a starter."""
    return int(state.pack.pile[state.pack.card_names.index(card)])


def _read_blocks(fields: Fields, state: KelpState) -> None:
    pack, t = state.pack, state.t
    known = pack.block_names
    whole = Counter({name: int(pack.block_count[k]) for k, name in enumerate(known)})
    start = [name for k, name in enumerate(known) for _ in range(pack.block_bag[k])]
    zones = fields.list("zones", int(c.ZONES), list(start))
    used: list[str] = []
    for zone, text in enumerate(zones):
        if text is None:
            continue
        where = f"{fields.at('zones')}[{zone}]"
        name, slash, word = str(text).partition("/")
        one_of(name, known, where)
        if slash:
            one_of(word, ["revealed"], where)
            state.revealed |= 1 << zone
        t[c.BOARD + zone] = known.index(name)
        used.append(name)
    sack = _names(fields, "block_bag", known)
    if len(used) + len(sack) != c.ZONES:
        raise Refused("kelp-nine-blocks", field=fields.at("zones"), count=len(used) + len(sack))
    for i, text in enumerate(fields.list("food", default=[])):
        where = f"{fields.at('food')}[{i}]"
        name, slash, word = str(text).partition("/")
        one_of(name, [known[k] for k in range(pack.blocks) if pack.block_class[k] == c.IS_FOOD], where)
        if slash:
            one_of(word, ["used"], where)
            state.food_used |= 1 << i
        t[c.FOOD + i] = known.index(name)
        state.eaten += 1
        used.append(name)
    used += sack
    rest = _rest(fields, "zones", whole, used)
    supply = _names(fields, "block_supply", known, rest)
    if Counter(supply) != Counter(rest):
        raise Refused("kelp-supply", field=fields.at("block_supply"), expected=", ".join(rest))
    _count(state, int(c.RESERVE), supply, known)
    _count(state, int(c.SACK), sack, known)
    _count(state, int(c.LENT), _names(fields, "lent", known), known)
    if known[pack.octopus] not in used:
        raise Refused("kelp-no-octopus", field=fields.at("zones"))


def _check_food(fields: Fields, state: KelpState) -> None:
    """Food waits with its eat card in the pile, and comes into play with it (KELP-53, KELP-138)."""
    pack = state.pack
    waiting = stack(state, int(c.PILE + c.EAT_PILE * c.STACK))
    for kind in range(pack.cards):
        food = int(pack.food_of[kind])
        if food == state.learning:
            continue  # its card is learned, its block about to be laid
        if food >= 0 and (pack.card_names[kind] in waiting) != (state.t[c.RESERVE + food] > 0):
            raise Refused(
                "kelp-food", field=fields.at("zones"), card=pack.card_names[kind], block=pack.block_names[food]
            )


def _read_shark_cards(fields: Fields, state: KelpState) -> None:
    pack, t = state.pack, state.t
    known = pack.skill_names
    whole = Counter({name: int(pack.skill_count[k]) for k, name in enumerate(known)})
    owned = _names(fields, "owned", known)
    laid = _names(fields, "laid", known)
    spent = _names(fields, "used", known)
    used = [*owned, *laid, *spent]
    deck = _names(fields, "shark_deck", known) if fields.has("shark_deck") else None
    row: list[str | None] | None = None
    if fields.has("row"):
        given = fields.list("row")
        if len(given) > pack.row:
            raise Refused("field-wrong-length", field=fields.at("row"), length=len(given), expected=int(pack.row))
        row = [None if n is None else one_of(n, known, f"{fields.at('row')}[{i}]") for i, n in enumerate(given)]
        used += [name for name in row if name is not None]
    rest = _rest(fields, "owned", whole, [*used, *(deck or [])])
    if row is None:
        row, rest = list(rest[: pack.row]), rest[pack.row :]
    if deck is None:
        deck, rest = rest, []
    _none_left(fields, "shark_deck", rest)
    for at, name in enumerate(row):
        t[c.ROW_AT + at] = c.NONE if name is None else known.index(name)
    for name in deck:
        put(t, c.SHARK_DECK, known.index(name))
    _count(state, int(c.OWNED), owned, known)
    _count(state, int(c.LAID), laid, known)
    _count(state, int(c.SPENT), spent, known)
    state.owned = len(owned)


def _read_shark(fields: Fields, state: KelpState) -> None:
    chart = state.chart
    shark = fields.fields("shark", {})
    cell = shark.choice("cell", chart.cell_names, chart.cell_names[chart.hide[0]])
    state.cell = chart.cell_names.index(cell)
    ports = [chart.port_names[state.cell * 2 + port] for port in range(2)]
    heading = shark.choice("heading", [*ports, "free"], "free")
    state.heading = c.FREE if heading == "free" else ports.index(heading)
    shark.done()
    currents = fields.fields("currents", {})
    for name in currents.data:
        one_of(name, chart.cell_names, currents.at(str(name)))
        if name == cell and state.phase != c.SWIM:
            raise Refused("kelp-cell-taken", field=currents.at(str(name)), cell=cell)
        state.t[c.CURRENT + chart.cell_names.index(name)] = currents.number(str(name), 1, 6)
    left = fields.list("confrontation", default=list(ESCAPE_COLOURS))
    state.colours = 0
    for i, colour in enumerate(left):
        one_of(colour, ESCAPE_COLOURS, f"{fields.at('confrontation')}[{i}]")
        state.colours |= 1 << ESCAPE_COLOURS.index(colour)
    if not state.colours:
        raise Refused("field-missing", field=fields.at("confrontation"))


def _read_dice(fields: Fields, state: KelpState) -> None:
    """Dice by name; what is in the bag follows from the rest unless it is given."""
    pack, t = state.pack, state.t
    elsewhere: Counter[str] = Counter()
    for name, place in (("pool", c.POOL), ("energy", c.ENERGY), ("watched", c.WATCH), ("watched_new", c.WATCH_NEW)):
        for i, text in enumerate(fields.list(name, default=[])):
            die = read_die(text, f"{fields.at(name)}[{i}]")
            t[place + die] += 1
            elsewhere[DICE_COLOURS[die // 6]] += 1
    for name, place in (("drawn", c.DRAWN), ("held", c.HELD), ("growth", c.GROWTH), ("hunger", c.HUNGER)):
        for colour in _names(fields, name, list(DICE_COLOURS)):
            t[place + DICE_COLOURS.index(colour)] += 1
            elsewhere[colour] += 1
    zone_dice = fields.fields("zone_dice", {})
    for zone in zone_dice.data:
        one_of(zone, pack.zone_names, zone_dice.at(str(zone)))
        die = read_die(zone_dice.text(str(zone)), zone_dice.at(str(zone)))
        t[c.ZONE_DIE + pack.zone_names.index(zone)] = die
        elsewhere[DICE_COLOURS[die // 6]] += 1
    state.flows = sum(int(t[c.CURRENT + cell] > 0) for cell in range(state.chart.cells))
    state.pooled, state.stored, state.watching = (_dice(state, int(p)) for p in (c.POOL, c.ENERGY, c.WATCH))
    state.energy = sum(int(t[c.ENERGY + die]) * (die % 6 + 1) for die in range(c.DICE))
    elsewhere["blue"] += int(state.flows)
    turn = fields.fields("turn", {})
    elsewhere["blue"] += turn.number("swum", 0, 1, 0)
    elsewhere["yellow"] += turn.number("searched", 0, 9, 0)
    elsewhere["red"] += turn.number("strike", 0, 1, 0)
    supply = fields.fields("dice_supply", {})
    bag = fields.fields("bag", {})
    for i, colour in enumerate(DICE_COLOURS):
        total = int(pack.bag[i] + pack.supply[i])
        t[c.SUPPLY + i] = supply.number(colour, 0, total, max(0, min(int(pack.supply[i]), total - elsewhere[colour])))
        rest = total - int(t[c.SUPPLY + i]) - elsewhere[colour]
        if rest < 0:
            raise Refused("kelp-too-many", field=supply.at(colour), component=colour, count=total)
        t[c.BAG + i] = bag.number(colour, 0, 35, rest)
        if t[c.BAG + i] != rest:
            raise Refused("kelp-dice", field=bag.at(colour), value=int(t[c.BAG + i]), expected=rest)
    supply.done()
    bag.done()
    state.flipped = fields.number("tiles", 0, int(pack.tiles), 0)


def _dice(state: KelpState, place: int) -> int:
    return sum(int(state.t[place + die]) for die in range(c.DICE))


def read_die(text: object, where: str) -> int:
    """`blue/4` and so on."""
    names = [die_name(die) for die in range(c.DICE)]
    return names.index(one_of(text, names, where))


def _read_turn(fields: Fields, state: KelpState) -> None:
    turn = fields.fields("turn", {})
    for name, (low, high, default) in TURN.items():
        setattr(state, name, turn.number(name, low, high, default))
    for name in TURN_ZONES:
        if turn.has(name):
            setattr(state, name, state.pack.zone_names.index(turn.choice(name, state.pack.zone_names)))
    for name in TURN_CELLS:
        if turn.has(name):
            setattr(state, name, state.chart.cell_names.index(turn.choice(name, state.chart.cell_names)))
        elif state.phase == c.MOVE and name != "first_die":
            setattr(state, name, int(state.cell))
    for zone in _names(turn, "picked", state.pack.zone_names):
        state.picked |= 1 << state.pack.zone_names.index(zone)
    turn.done()
    die = fields.any("die", None)
    state.die = c.NONE if die is None else read_die(die, fields.at("die"))
    learning = fields.any("learning", None)
    if learning is not None:
        state.learning = state.pack.block_names.index(one_of(learning, state.pack.block_names, fields.at("learning")))
    escape = fields.any("escape", None)
    if escape is not None:
        state.escape = ESCAPE_COLOURS.index(one_of(escape, ESCAPE_COLOURS, fields.at("escape")))
    state.reveals = fields.number("reveals", 0, 1 << 40, 0)
    if state.phase == c.OVER:
        numbers = {name: number for number, name in ENDINGS.items()}
        state.ending = numbers[fields.choice("ending", numbers)]
        state.winner = fields.number("winner", 0, 1)
    else:
        fields.any("ending", None)
        fields.any("winner", None)


def _check_possible(state: KelpState) -> None:
    """A decision without a move is none: the rest of the position does not fit the phase."""
    hunger = sum(int(state.t[c.HUNGER + colour]) for colour in range(c.COLOURS))
    check_dice(state)
    if state.phase == c.OVER:
        check_ending(state)
        return
    if hunger >= state.pack.hunger:
        raise Refused("field-out-of-range", field="state.hunger", value=hunger, low=0, high=int(state.pack.hunger) - 1)
    if state.eaten >= state.pack.food:
        most = int(state.pack.food) - 1
        raise Refused("field-out-of-range", field="state.food", value=int(state.eaten), low=0, high=most)
    check_decision(state)
    try:
        moves = state.legal()
    except (IndexError, OverflowError):
        moves = []
    if not moves:
        raise Refused("kelp-phase", field="state.phase", phase=phase_name(state))


def components(state: KelpState) -> Counter[str]:
    """Every physical piece, wherever it lies (KELP-141)."""
    t, pack = state.t, state.pack
    found: Counter[str] = Counter()
    for zone in range(c.ZONES):
        if t[c.BOARD + zone] >= 0:
            found[f"block {pack.block_names[t[c.BOARD + zone]]}"] += 1
        if t[c.ZONE_DIE + zone] >= 0:
            found[f"die {DICE_COLOURS[t[c.ZONE_DIE + zone] // 6]}"] += 1
    for place in (c.RESERVE, c.SACK):
        found.update(f"block {name}" for name in counted(state, int(place), pack.block_names))
    found.update(f"block {pack.block_names[t[c.FOOD + i]]}" for i in range(state.eaten))
    for place in (c.POOL, c.ENERGY, c.WATCH, c.WATCH_NEW):
        found.update(f"die {name.partition('/')[0]}" for name in dice_names(t, place))
    for place in (c.BAG, c.SUPPLY, c.DRAWN, c.HELD, c.GROWTH, c.HUNGER):
        found.update(f"die {name}" for name in _colour_list(state, int(place)))
    found["die blue"] += int(state.swum) + sum(int(t[c.CURRENT + cell] > 0) for cell in range(state.chart.cells))
    found["die yellow"] += int(state.searched)
    found["die red"] += int(state.strike)
    for place in (c.HAND, c.REMOVED):
        found.update(f"card {name}" for name in counted(state, int(place), pack.card_names))
    for place in (c.DECK, c.DISCARD, *(c.PILE + i * c.STACK for i in range(c.PILES))):
        found.update(f"card {name}" for name in stack(state, int(place)))
    for kind in (t[c.SLOT], t[c.SLOT + 1], state.playing):
        if kind >= 0:
            found[f"card {pack.card_names[kind]}"] += 1
    for place in (c.OWNED, c.LAID, c.SPENT):
        found.update(f"skill {name}" for name in counted(state, int(place), pack.skill_names))
    found.update(f"skill {pack.skill_names[t[c.SHARK_DECK + 1 + i]]}" for i in range(t[c.SHARK_DECK]))
    found.update(f"skill {pack.skill_names[t[c.ROW_AT + i]]}" for i in range(pack.row) if t[c.ROW_AT + i] >= 0)
    return found
