"""Reading positions. What is left out takes the place it has at the start of a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from seaboard.core.reading import Fields, one_of
from seaboard.core.refused import Refused
from seaboard.games.kelp.box import printed as p
from seaboard.games.kelp.options import KelpOptions
from seaboard.games.kelp.rules import codes as c
from seaboard.games.kelp.rules.dice import die_name
from seaboard.games.kelp.rules.tabulate import Book
from seaboard.games.kelp.state import Kelp, bare_table
from seaboard.games.kelp.told.decisions import PHASE_NUMBERS, phase_name
from seaboard.games.kelp.told.positions import TURN, TURN_CELLS, TURN_ZONES
from seaboard.games.kelp.told.reading_check import STEPS, check_decision, check_dice, check_ending, check_turn
from seaboard.games.kelp.told.scoring import ENDINGS
from seaboard.games.kelp.told.trail_text import begun_here, read_trail
from seaboard.games.kelp.told.view import stack

Json = dict[str, Any]


def read_state(fields: Fields, book: Book, options: KelpOptions, seed: str, drawn: int) -> Kelp:
    state = bare_table(book, options, seed, drawn)
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


def _count(counts: vec[i64], names: Iterable[str], known: list[str]) -> None:
    for name in names:
        counts[known.index(name)] += 1


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


def _read_octopus_cards(fields: Fields, state: Kelp) -> None:
    pack = state.pack
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
    piles = {name: _names(given_piles, name, known) if given_piles.has(name) else None for name in p.TYPES}
    given_piles.done()
    deck = _names(fields, "deck", known) if fields.has("deck") else None
    for cards in (deck, *piles.values()):
        used += cards or []
    rest = _rest(fields, "hand", whole, used)
    for i, name in enumerate(p.TYPES):
        own = piles[name]
        if own is None:  # the first card of the pack lies on top
            own = [card for card in reversed(rest) if _home(state, card) == i]
            rest = [card for card in rest if card not in own]
        for card in own:
            if _home(state, card) != i:
                raise Refused("kelp-wrong-pile", field=given_piles.at(name), card=card)
            state.piles[i].put(known.index(card))
    if deck is None:
        deck = [card for card in rest if _home(state, card) < 0]
        rest = [card for card in rest if _home(state, card) >= 0]
    _none_left(fields, "deck", rest)
    for card in deck:
        state.deck.put(known.index(card))
    for card in discard:
        state.discard.put(known.index(card))
    _count(state.hand, hand, known)
    _count(state.removed, removed, known)
    state.hand_size = len(hand)
    for i, card in enumerate(slots):
        state.slot[i] = c.NONE if card is None else known.index(card)
    state.playing = known.index(lone[0]) if lone else c.NONE
    sure = _names(fields, "known_hand", known)
    _rest(fields, "known_hand", Counter(hand), sure)
    _count(state.known, sure, known)


def _home(state: Kelp, card: str) -> int:
    """The pile a card belongs to, or -1 for a starter."""
    return int(state.pack.pile[state.pack.card_names.index(card)])


def _read_blocks(fields: Fields, state: Kelp) -> None:
    pack = state.pack
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
        state.board[zone] = known.index(name)
        used.append(name)
    sack = _names(fields, "block_bag", known)
    if len(used) + len(sack) != c.ZONES:
        raise Refused("kelp-nine-blocks", field=fields.at("zones"), count=len(used) + len(sack))
    eaten = fields.list("food", default=[])
    if len(eaten) > pack.food:
        raise Refused("field-wrong-length", field=fields.at("food"), length=len(eaten), expected=int(pack.food))
    for i, text in enumerate(eaten):
        where = f"{fields.at('food')}[{i}]"
        name, slash, word = str(text).partition("/")
        one_of(name, [known[k] for k in range(pack.blocks) if pack.block_class[k] == p.IS_FOOD], where)
        if slash:
            one_of(word, ["used"], where)
            state.food_used |= 1 << i
        state.food[i] = known.index(name)
        state.eaten += 1
        used.append(name)
    used += sack
    rest = _rest(fields, "zones", whole, used)
    supply = _names(fields, "block_supply", known, rest)
    if Counter(supply) != Counter(rest):
        raise Refused("kelp-supply", field=fields.at("block_supply"), expected=", ".join(rest))
    _count(state.reserve, supply, known)
    _count(state.sack, sack, known)
    _count(state.lent, _names(fields, "lent", known), known)
    if known[pack.octopus] not in used:
        raise Refused("kelp-no-octopus", field=fields.at("zones"))


def _check_food(fields: Fields, state: Kelp) -> None:
    """Food waits with its eat card in the pile, and comes into play with it (KELP-53, KELP-138)."""
    pack = state.pack
    waiting = stack(state.piles[c.EAT_PILE], pack.card_names)
    for kind in range(pack.cards):
        food = int(pack.food_of[kind])
        if food == state.learning:
            continue  # its card is learned, its block about to be laid
        if food >= 0 and (pack.card_names[kind] in waiting) != (state.reserve[food] > 0):
            raise Refused(
                "kelp-food", field=fields.at("zones"), card=pack.card_names[kind], block=pack.block_names[food]
            )


def _read_shark_cards(fields: Fields, state: Kelp) -> None:
    pack = state.pack
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
        state.row[at] = c.NONE if name is None else known.index(name)
    for name in deck:
        state.shark_deck.put(known.index(name))
    _count(state.owned, owned, known)
    _count(state.laid, laid, known)
    _count(state.used, spent, known)
    state.owned_count = len(owned)


def _read_shark(fields: Fields, state: Kelp) -> None:
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
        state.current[chart.cell_names.index(name)] = currents.number(str(name), 1, 6)
    left = fields.list("confrontation", default=list(p.ESCAPE_COLOURS))
    state.colours = 0
    for i, colour in enumerate(left):
        one_of(colour, p.ESCAPE_COLOURS, f"{fields.at('confrontation')}[{i}]")
        state.colours |= 1 << p.ESCAPE_COLOURS.index(colour)
    if not state.colours:
        raise Refused("field-missing", field=fields.at("confrontation"))


def _read_dice(fields: Fields, state: Kelp) -> None:
    """Dice by name; what is in the bag follows from the rest unless it is given."""
    pack = state.pack
    elsewhere: Counter[str] = Counter()
    by_face = {"pool": state.pool, "energy": state.energy, "watched": state.watch, "watched_new": state.watch_new}
    for name, dice in by_face.items():
        for i, text in enumerate(fields.list(name, default=[])):
            die = read_die(text, f"{fields.at(name)}[{i}]")
            dice[die] += 1
            elsewhere[p.DICE_COLOURS[die // 6]] += 1
    by_colour = {"drawn": state.drawn, "held": state.held, "growth": state.growth, "hunger": state.hunger}
    for name, dice in by_colour.items():
        for colour in _names(fields, name, list(p.DICE_COLOURS)):
            dice[p.DICE_COLOURS.index(colour)] += 1
            elsewhere[colour] += 1
    zone_dice = fields.fields("zone_dice", {})
    for zone in zone_dice.data:
        one_of(zone, pack.zone_names, zone_dice.at(str(zone)))
        die = read_die(zone_dice.text(str(zone)), zone_dice.at(str(zone)))
        state.zone_die[pack.zone_names.index(zone)] = die
        elsewhere[p.DICE_COLOURS[die // 6]] += 1
    state.flows = sum(int(state.current[cell] > 0) for cell in range(state.chart.cells))
    state.pooled, state.stored, state.watching = (sum(dice) for dice in (state.pool, state.energy, state.watch))
    state.energy_sum = sum(int(state.energy[die]) * (die % 6 + 1) for die in range(c.DICE))
    elsewhere["blue"] += int(state.flows)
    turn = fields.fields("turn", {})
    elsewhere["blue"] += turn.number("swum", 0, 1, 0)
    elsewhere["yellow"] += turn.number("searched", 0, 9, 0)
    elsewhere["red"] += turn.number("strike", 0, 1, _struck(state, turn))
    supply = fields.fields("dice_supply", {})
    bag = fields.fields("bag", {})
    for i, colour in enumerate(p.DICE_COLOURS):
        total = int(pack.bag[i] + pack.supply[i])
        state.supply[i] = supply.number(colour, 0, total, max(0, min(int(pack.supply[i]), total - elsewhere[colour])))
        rest = total - int(state.supply[i]) - elsewhere[colour]
        if rest < 0:
            raise Refused("kelp-too-many", field=supply.at(colour), component=colour, count=total)
        state.bag[i] = bag.number(colour, 0, 35, rest)
        if state.bag[i] != rest:
            raise Refused("kelp-dice", field=bag.at(colour), value=int(state.bag[i]), expected=rest)
    supply.done()
    bag.done()
    state.flipped = fields.number("tiles", 0, int(pack.tiles), 0)


def read_die(text: object, where: str) -> int:
    """`blue/4` and so on."""
    names = [die_name(die) for die in range(c.DICE)]
    return names.index(one_of(text, names, where))


def _read_turn(fields: Fields, state: Kelp) -> None:
    turn = fields.fields("turn", {})
    for name, (low, high, default) in TURN.items():
        setattr(state, name, turn.number(name, low, high, _struck(state, turn) if name == "strike" else default))
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
        state.escape = p.ESCAPE_COLOURS.index(one_of(escape, p.ESCAPE_COLOURS, fields.at("escape")))
    state.reveals = fields.number("reveals", 0, 1 << 40, 0)
    if state.phase == c.OVER:
        numbers = {name: number for number, name in ENDINGS.items()}
        state.ending = numbers[fields.choice("ending", numbers)]
        state.winner = fields.number("winner", 0, 1)
    else:
        fields.any("ending", None)
        fields.any("winner", None)


def _struck(state: Kelp, turn: Fields) -> int:
    """A confrontation begins with a red die that strikes (KELP-90)."""
    by_escape = state.phase in STEPS and turn.any("source", 0) == c.BY_ESCAPE
    return int(by_escape or state.phase in (c.CHOOSE_ESCAPE, c.CHOOSE_HUNT, c.SURVIVE))


def _check_possible(state: Kelp) -> None:
    """A decision without a move is none: the rest of the position does not fit the phase."""
    hunger = sum(int(state.hunger[colour]) for colour in range(c.COLOURS))
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
    check_turn(state)
    try:
        moves = state.legal()
    except (IndexError, OverflowError):
        moves = []
    if not moves:
        raise Refused("kelp-phase", field="state.phase", phase=phase_name(state))
