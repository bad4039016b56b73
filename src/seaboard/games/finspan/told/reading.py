"""Positions that a person may have written: what is left out takes the value it has at the start.

Main cards that are named nowhere lie at the bottom of the deck (or in the box, with `"rest": "box"`), starters in the
box. Without `pending` the active player is about to take a turn; an empty list means that the game is over.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from seaboard.core.random import random_from
from seaboard.core.reading import Fields, one_of
from seaboard.core.refused import Refused
from seaboard.core.state import NOBODY
from seaboard.games.finspan.box.effect_text import read_units
from seaboard.games.finspan.box.printed import DECISION_NAMES, ICONS, RAVEL_NAMES, SITE_NAMES, SLOT_NAMES
from seaboard.games.finspan.options import TILE_NAMES, FinspanOptions
from seaboard.games.finspan.rules import codes as c
from seaboard.games.finspan.rules.frames import FRAME_NAMES, Frame
from seaboard.games.finspan.rules.nautoma import Nautoma, new_nautoma
from seaboard.games.finspan.rules.numbers import Numbers
from seaboard.games.finspan.rules.ocean import Ocean, new_ocean
from seaboard.games.finspan.rules.payment import FORCED, HAND_PLACE
from seaboard.games.finspan.rules.pile import Pile, no_cards
from seaboard.games.finspan.rules.playing import go_on_paying
from seaboard.games.finspan.state import Finspan
from seaboard.games.finspan.told.moves import action_of
from seaboard.games.finspan.told.positions import frames_of
from seaboard.games.finspan.told.reading_check import check_decisions, check_pending, check_seats, turn_is_spent
from seaboard.games.finspan.told.written_ocean import CardsRead, read_ocean

Json = dict[str, Any]


def read_state(
    fields: Fields,
    seats: int,
    options: FinspanOptions,
    seed: str,
    drawn: int,
    numbers: Numbers,
    names: list[str],
) -> Finspan:
    week = fields.number("week", 1, int(numbers.weeks), 1)
    first = fields.number("first", 0, seats - 1, 0)
    active = _read_active(fields, seats, first)
    tiles, worth = _read_tiles(fields, options, numbers)
    cards = CardsRead(names)
    paid = _read_paid(fields, names)
    pending = fields.any("pending", None)
    frames = [{"what": "turn", "seat": active}] if pending is None else fields.list("pending")
    written = fields.list("seats", seats, [{}] * seats)
    oceans = [
        _read_seat(Fields(seat, f"{fields.at('seats')}[{i}]"), i, cards, numbers, week, _divers_under_way(frames, i))
        for i, seat in enumerate(written)
    ]
    nautoma = _read_nautoma(fields, seats, options, cards, numbers, week, is_over=not frames)
    deck = _read_deck(fields, cards)
    lies = vec[i64]([cards.lies[card] for card in range(int(c.CARDS))])
    if not frames and week < numbers.weeks:
        raise Refused("finspan-not-over", field=fields.at("pending"), week=week)
    top: Frame | None = None
    for i, entry in enumerate(frames):
        top = _read_frame(Fields(entry, f"{fields.at('pending')}[{i}]"), seats, names, numbers, top)
    _check_divers(fields, oceans, frames, numbers)
    state = Finspan(
        seats,
        random_from(seed, drawn),
        numbers,
        options,
        names,
        oceans,
        deck,
        lies,
        tiles,
        worth,
        options.keep_one,
        options.side == "b",
        nautoma,
        week,
        first,
        active,
        top,
        paid,
        fields.number("backs", 0, int(c.MOST_BACKS), 0),
    )
    state.reveals = fields.number("reveals", 0, 1 << 30, 0)
    stack = frames_of(state)
    check_pending(state, stack, fields.at("pending"))
    check_seats(state, stack, fields.at("seats"))
    _check_turns(fields, state, stack)
    check_decisions(state, stack, fields.at("nautoma.shown"))
    _take_up(state, fields.at("pending"))
    return state


def _read_active(fields: Fields, seats: int, first: int) -> int:
    """Whose turn, or whose part of the game-end phase, it is; what is pending begins with it."""
    pending = fields.any("pending", None)
    bottom = pending[0] if isinstance(pending, list) and pending else None
    if not isinstance(bottom, Mapping) or bottom.get("what") not in ("turn", "ending"):
        return fields.number("active", 0, seats - 1, first)
    seat = Fields(bottom, f"{fields.at('pending')}[0]").number("seat", 0, seats - 1)
    if fields.number("active", 0, seats - 1, seat) != seat:
        raise Refused("position-inconsistent", field=fields.at("active"), reason=f"pending[0].seat={seat}")
    return seat


def _take_up(state: Finspan, field: str) -> None:
    """Go on to the next decision of a position that was written by hand; a written one is already there."""
    top = state.top
    if top is not None and top.kind == c.PLAYING and top.slot != c.NO_SLOT:
        go_on_paying(state, top)
    state.settle()
    if state.actor() != NOBODY and not state.legal():
        raise Refused("finspan-no-move", field=field)


def _read_tiles(fields: Fields, options: FinspanOptions, numbers: Numbers) -> tuple[Any, Any]:
    """The achievements and what each is worth. Side A has its own; on side B a picked one must lie there."""
    weeks = int(c.SCORED_WEEKS)
    picked = (options.week_1, options.week_2, options.week_3)
    if options.side == "a":
        choices = [[TILE_NAMES[int(numbers.side_a_tile[week])]] for week in range(weeks)]
        worth = [int(numbers.side_a_points[week]) for week in range(weeks)]
    else:
        whole = [list(TILE_NAMES[6 * week : 6 * week + 6]) for week in range(weeks)]
        choices = [names if pick == "random" else [pick] for names, pick in zip(whole, picked, strict=True)]
        worth = []
    written = fields.list("tiles", weeks, [names[0] for names in choices])
    tiles = [
        TILE_NAMES.index(one_of(name, choices[week], f"{fields.at('tiles')}[{week}]"))
        for week, name in enumerate(written)
    ]
    return vec[i64](tiles), vec[i64](worth or [int(numbers.tile_points[tile]) for tile in tiles])


def _divers_under_way(frames: list[Any], seat: int) -> int:
    """Divers of a seat that have left the box and not yet reached the floor."""
    return sum(
        isinstance(frame, Mapping) and frame.get("what") == "diving" and frame.get("seat") == seat for frame in frames
    )


def _read_seat(fields: Fields, seat: int, cards: CardsRead, numbers: Numbers, week: int, under_way: int) -> Ocean:
    if fields.has("ocean"):
        ocean = read_ocean(fields.fields("ocean"), seat, cards, numbers)
    else:
        ocean = new_ocean(numbers)
    for card in cards.put_all(fields, "hand", int(c.IN_HAND) + seat):
        ocean.hand.put(card)
    for card in cards.put_all(fields, "discard", int(c.IN_DISCARD) + seat):
        ocean.discard.put(card)
    most = int(numbers.divers)
    dives = fields.fields("dives", {})
    for i, site in enumerate(SITE_NAMES):
        ocean.dives[i] = dives.number(site, 0, most, 0)
    dives.done()
    on_mat = under_way + sum(int(ocean.dives[i]) for i in range(3))
    if fields.has("divers"):
        ocean.divers = fields.number("divers", 0, most)
        ocean.plays = fields.number("plays", 0, most, max(0, most - int(ocean.divers) - on_mat))
    else:
        ocean.plays = fields.number("plays", 0, most, 0)
        ocean.divers = max(0, most - on_mat - int(ocean.plays))
    ocean.noted = vec[i64](_by_week(fields, "noted", int(c.SCORED_WEEKS), week - 1))
    ocean.most = vec[i64](_by_week(fields, "most", int(c.SCORED_WEEKS), week - 1, int(numbers.most_points)))
    for name in fields.list("used", default=[]):
        slot = SLOT_NAMES.index(one_of(name, SLOT_NAMES, fields.at("used")))
        ocean.used = int(ocean.used) | 1 << slot
    if fields.any("kept", None) is not None:
        kept = one_of(fields.text("kept"), [cards.names[card] for card in ocean.discard.listed()], fields.at("kept"))
        ocean.kept = cards.names.index(kept)
    fields.done()
    return ocean


def _by_week(fields: Fields, name: str, length: int, over: int, high: int = 9999) -> list[int]:
    """Points noted week by week: none for weeks that are not over."""
    written = fields.list(name, length, [0] * length)
    entries = Fields({str(i): number for i, number in enumerate(written)}, fields.at(name))
    return [entries.number(str(i), 0, high if i < over else 0) for i in range(length)]


def _numbers(fields: Fields, name: str, high: int) -> list[int]:
    written = fields.list(name, default=[])
    entries = Fields({str(i): number for i, number in enumerate(written)}, fields.at(name))
    return [entries.number(str(i), 0, high) for i in range(len(written))]


def _read_nautoma(
    fields: Fields, seats: int, options: FinspanOptions, cards: CardsRead, numbers: Numbers, week: int, *, is_over: bool
) -> Nautoma | None:
    if seats > 1:
        if fields.any("nautoma", None) is not None:
            raise Refused("finspan-nautoma-alone", field=fields.at("nautoma"))
        return None
    her = fields.fields("nautoma", {})
    strength = 0 if options.ravel == "off" else int(options.ravel)
    ravel = her.choice("ravel_card", RAVEL_NAMES, "r1") if strength else RAVEL_NAMES[0]
    if not strength and her.any("ravel_card", None) is not None:
        raise Refused("finspan-ravel-off", field=her.at("ravel_card"))
    nautoma = new_nautoma(numbers, options.nautoma, strength, RAVEL_NAMES.index(ravel))
    nautoma.eggs = her.number("eggs", 0, 999, int(nautoma.eggs))
    nautoma.young = her.number("young", 0, 999, int(nautoma.young))
    nautoma.schools = her.number("schools", 0, 999, 0)
    nautoma.fish = len(cards.put_all(her, "fish", int(c.WITH_NAUTOMA)))
    nautoma.markers = her.number("markers", 0, int(numbers.divers), 0)
    nautoma.schooled = her.switch("schooled", False)
    for name in her.list("shown", default=[]):
        card = DECISION_NAMES.index(one_of(name, DECISION_NAMES, her.at("shown")))
        if nautoma.shown.has(card):
            raise Refused("finspan-card-twice", field=her.at("shown"), card=name)
        nautoma.shown.put(card)
    if her.any("last", None) is not None:
        nautoma.last = DECISION_NAMES.index(her.choice("last", DECISION_NAMES))
    unseen = [name for i, name in enumerate(DECISION_NAMES) if not nautoma.shown.has(i)]
    order = list(her.list("deck", default=[]))
    for name in order:
        one_of(name, unseen, her.at("deck"))
    if len(set(order)) < len(order):
        raise Refused("finspan-card-twice", field=her.at("deck"), card=", ".join(order))
    for name in reversed([*order, *(name for name in unseen if name not in order)]):
        nautoma.deck.put(DECISION_NAMES.index(name))
    weeks = int(c.SCORED_WEEKS)
    points = _by_week(her, "noted", weeks, week - 1) + _by_week(her, "most", weeks, week - 1, int(numbers.most_points))
    points += _by_week(her, "ravel", int(numbers.weeks), week if is_over else week - 1)
    for i, number in enumerate(points):
        nautoma.noted[i] = number
    her.done()
    return nautoma


def _read_deck(fields: Fields, cards: CardsRead) -> Pile:
    """The deck from the top; the rest beneath it, or in the box."""
    order = cards.put_all(fields, "deck", int(c.IN_DECK))
    cards.put_all(fields, "box", int(c.IN_BOX))
    rest = fields.choice("rest", ("deck", "box"), "deck")
    for card in range(int(c.CARDS)):
        if card not in cards.lies:
            cards.lies[card] = int(c.IN_DECK if card < c.MAIN_CARDS and rest == "deck" else c.IN_BOX)
            if cards.lies[card] == c.IN_DECK:
                order.append(card)
    deck = no_cards(int(c.CARDS))
    for card in reversed(order):
        deck.put(card)
    return deck


def _read_paid(fields: Fields, names: list[str]) -> Pile:
    paid = no_cards(8)
    for i, entry in enumerate(fields.list("paid", default=[])):
        step = Fields(entry, f"{fields.at('paid')}[{i}]")
        action = action_of(names, step.text("step"))
        if action is None or not step.text("step").startswith(("discard:", "pay-")):
            raise Refused("name-unknown", field=step.at("step"), value=step.text("step"), nearest="")
        forced = int(FORCED) if step.switch("forced", False) else 0
        paid.put(action + forced + step.number("place", 0, int(c.CARDS), 0) * int(HAND_PLACE))
        step.done()
    return paid


def _read_frame(fields: Fields, seats: int, names: list[str], numbers: Numbers, below: Frame | None) -> Frame:
    kind = FRAME_NAMES.index(fields.choice("what", FRAME_NAMES))
    frame = Frame(kind, fields.number("seat", 0, seats - 1), c.NO_FISH, c.NO_SLOT, 0, 0, 0, below)
    if kind == c.TURN:
        frame.units = int(fields.switch("chosen", False))
    elif kind == c.PLAYING:
        frame.card = _card(fields, names)
        frame.slot = _slot(fields)
        into = {one_of(slot, SLOT_NAMES, fields.at("into")) for slot in fields.list("into", default=list(SLOT_NAMES))}
        frame.whole = sum(1 << SLOT_NAMES.index(slot) for slot in into)
        frame.left = int(fields.switch("diver", True))
    elif kind == c.BENEFIT:
        frame.card = _card(fields, names) if fields.any("card", None) is not None else int(c.NO_FISH)
        frame.slot = _slot(fields)
        frame.units = _read_benefit(fields, "units")
        printed = frame.units if frame.card == c.NO_FISH else numbers.benefit[int(frame.card)]
        frame.whole = _read_benefit(fields, "whole") if fields.has("whole") else printed
        frame.left = fields.number("left", 0, seats - 1, 0)
    elif kind == c.MOVING:
        frame.slot = SLOT_NAMES.index(fields.choice("slot", SLOT_NAMES))
        frame.left = int(fields.choice("piece", ("young", "school")) == "school")
    elif kind == c.DIVING:
        frame.slot = SITE_NAMES.index(fields.choice("site", SITE_NAMES))
        frame.units = fields.number("step", 0, 12, 0)
    elif kind == c.KEEPING:
        frame.left = fields.number("left", 0, seats - 1, 0)
    elif kind == c.ENDING:
        finished = _numbers(fields, "finished", seats - 1)
        frame.units = sum(1 << seat for seat in set(finished))
    elif kind == c.DECIDING:
        frame.card = DECISION_NAMES.index(fields.choice("card", DECISION_NAMES))
        icons = [ICONS.index(one_of(icon, ICONS, fields.at("icons"))) + 1 for icon in fields.list("icons", default=[])]
        frame.units = sum(icon << (4 * i) for i, icon in enumerate(icons))
    fields.done()
    return frame


def _card(fields: Fields, names: list[str]) -> int:
    return names.index(fields.choice("card", names[: int(c.CARDS)]))


def _slot(fields: Fields) -> int:
    if fields.any("slot", None) is None:
        return int(c.NO_SLOT)
    return SLOT_NAMES.index(fields.choice("slot", SLOT_NAMES))


def _read_benefit(fields: Fields, name: str) -> int:
    return sum(count << (4 * i) for i, count in enumerate(read_units(fields.text(name), fields.at(name))))


def _check_divers(fields: Fields, oceans: list[Ocean], frames: list[Any], numbers: Numbers) -> None:
    """Every diver is somewhere."""
    for seat, ocean in enumerate(oceans):
        on_mat = int(ocean.plays) + sum(int(ocean.dives[i]) for i in range(3))
        there = int(ocean.divers) + on_mat + _divers_under_way(frames, seat)
        if there != numbers.divers:
            raise Refused(
                "finspan-divers-wrong",
                field=f"{fields.at('seats')}[{seat}]",
                divers=there,
                expected=int(numbers.divers),
            )


def _check_turns(fields: Fields, state: Finspan, frames: list[Frame]) -> None:
    """On a turn the players have used as many divers as the order of play says. (FIN-24, FIN-25)"""
    if not frames or frames[0].kind != c.TURN:
        return
    seats = int(state.seats)
    order = [(int(state.first) + i) % seats for i in range(seats)]
    left = [int(state.oceans[seat].divers) for seat in order]
    gone = order.index(int(state.active))
    before = left[gone] + int(turn_is_spent(frames))  # as the turn began
    wanted = [before - (i < gone) for i in range(seats)]
    wanted[gone] = left[gone]
    if before == 0 or left != wanted:
        raise Refused("finspan-turns-wrong", field=fields.at("seats"), divers=", ".join(map(str, left)))
