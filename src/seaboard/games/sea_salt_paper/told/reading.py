"""Positions read back from readable names."""

from __future__ import annotations

from collections import Counter

from librt.vecs import vec
from mypy_extensions import i64

from seaboard.core.cards import Cards, cards_from, no_cards
from seaboard.core.random import random_from
from seaboard.core.reading import Fields, one_of
from seaboard.core.refused import Refused
from seaboard.games.sea_salt_paper.box.printed import FACES
from seaboard.games.sea_salt_paper.rules import codes as c
from seaboard.games.sea_salt_paper.rules.cards import COPIES, FIRST_TOKEN, PAIR_ONE, PAIR_OTHER
from seaboard.games.sea_salt_paper.rules.charter import Charter
from seaboard.games.sea_salt_paper.rules.log import Log
from seaboard.games.sea_salt_paper.rules.memory import Memory, blank_memory, plain_memory
from seaboard.games.sea_salt_paper.rules.points import gain, lay_down
from seaboard.games.sea_salt_paper.rules.results import RoundResult
from seaboard.games.sea_salt_paper.state import SeaSaltPaper
from seaboard.games.sea_salt_paper.told.memory_check import fits
from seaboard.games.sea_salt_paper.told.positions import PLACE_NAMES
from seaboard.games.sea_salt_paper.told.reading_check import check_position, opened_by_now, unfit

PAIR_OF = {(int(PAIR_ONE[pair]), int(PAIR_OTHER[pair])): pair for pair in range(c.N_PAIRS)}
PLACE_BITS = {name: bit for bit, name in PLACE_NAMES.items()}


def read_state(fields: Fields, seats: int, charter: Charter, seed: str, drawn: int) -> SeaSaltPaper:
    """Cards that the position does not mention form the deck, shuffled by its seed, unless `deck` lists them."""
    random = random_from(seed, drawn)
    used: Counter[int] = Counter()
    piles = [_read_pile(fields, number, used) for number in range(2)]
    tally = vec[i64]([0] * (seats * c.ROW))
    for seat, cards in enumerate(fields.list("hands", seats, [[]] * seats)):
        for face in _read_faces(cards, fields.at(f"hands[{seat}]"), used):
            gain(tally, seat * c.ROW, face)
    laid = _read_areas(fields, seats, tally, used)
    in_hand = _read_faces(fields.list("drawn", None, []), fields.at("drawn"), used)
    if len(in_hand) not in (0, 2):
        raise Refused("field-wrong-length", field=fields.at("drawn"), length=len(in_hand), expected=2)
    if fields.has("deck"):
        deck = cards_from(_read_faces(fields.list("deck"), fields.at("deck"), used), c.N_CARDS)
    else:
        rest = [face for face in range(len(FACES)) for _ in range(int(COPIES[face]) - used[face])]
        deck = cards_from(rest, c.N_CARDS)
        random.shuffle(deck.items, deck.count)
        used.update(rest)
    for face, name in enumerate(FACES):
        if used[face] != COPIES[face]:
            raise Refused(
                "card-count-wrong", card=name, count=used[face], expected=int(COPIES[face]), field=fields.path
            )

    totals = vec[i64]([0] * seats)
    for seat, total in enumerate(fields.list("totals", seats, [0] * seats)):
        totals[seat] = _number(total, 0, 100_000, fields.at(f"totals[{seat}]"))
    history = [
        _read_round(Fields(row, fields.at(f"rounds[{i}]")), seats)
        for i, row in enumerate(fields.list("rounds", None, []))
    ]
    state = SeaSaltPaper(
        seats,
        random,
        charter,
        tally,
        deck,
        piles[0],
        piles[1],
        laid,
        totals,
        blank_memory(seats),
        Log(vec[i64](), 0),
        history,
    )
    state.round = fields.number("round", 1, int(c.MOST_ROUNDS), 1)
    state.first = fields.number("first", 0, seats - 1, 0)
    state.turn = fields.number("turn", 0, seats - 1, state.first)
    state.phase = c.PHASES.index(fields.choice("phase", c.PHASES, "take"))
    state.call = c.CALLS.index(fields.choice("call", c.CALLS, "none"))
    state.caller = fields.number("caller", 0, seats - 1) if fields.has("caller") else -1
    state.last_to_end = fields.number("last_to_end", 0, seats - 1) if fields.has("last_to_end") else -1
    state.opened = _read_seats(fields, "opened", seats) if fields.has("opened") else opened_by_now(state)
    state.winners = _read_seats(fields, "winners", seats)
    if fields.has("ending"):
        state.ending = c.ENDINGS.index(fields.choice("ending", c.ENDINGS))
    if fields.has("searched"):
        state.searched = fields.number("searched", 0, 1)
    if in_hand:
        state.drawn, state.drawn_too = in_hand
    check_position(fields, state)
    state.known = _read_memory(fields, seats, state)
    return state


def _read_pile(fields: Fields, number: int, used: Counter[int]) -> Cards:
    piles = fields.list("piles", 2)
    return cards_from(_read_faces(piles[number], fields.at(f"piles[{number}]"), used), c.N_CARDS)


def _read_areas(fields: Fields, seats: int, tally: vec[i64], used: Counter[int]) -> Cards:
    """The pairs laid down; `laid_order` says whose came when, else seat after seat."""
    codes: list[list[int]] = []
    for seat, pairs in enumerate(fields.list("areas", seats, [[]] * seats)):
        path = fields.at(f"areas[{seat}]")
        if not isinstance(pairs, list):
            raise Refused("field-not-list", field=path)
        codes.append([])
        for i, pair in enumerate(pairs):
            faces = _read_faces(pair, f"{path}[{i}]", used)
            known = PAIR_OF.get((min(faces), max(faces))) if len(faces) == 2 else None
            if known is None:
                raise Refused("not-a-pair", field=f"{path}[{i}]", cards=", ".join(FACES[face] for face in faces))
            codes[seat].append(seat * c.N_PAIRS + known)
            for face in faces:
                gain(tally, seat * c.ROW, face)
                lay_down(tally, seat * c.ROW, face)
    order = fields.list("laid_order", None, [seat for seat in range(seats) for _ in codes[seat]])
    for i, seat in enumerate(order):
        _number(seat, 0, seats - 1, fields.at(f"laid_order[{i}]"))
    if sorted(order) != [seat for seat in range(seats) for _ in codes[seat]]:
        raise unfit(fields.at("laid_order"), "laid_order")
    laid = no_cards(c.N_CARDS)
    for seat in order:
        laid.put(codes[seat].pop(0))
    return laid


def _read_faces(cards: object, path: str, used: Counter[int]) -> list[int]:
    if not isinstance(cards, list):
        raise Refused("field-not-list", field=path)
    faces = [FACES.index(one_of(card, FACES, f"{path}[{i}]")) for i, card in enumerate(cards)]
    for face in faces:
        used[face] += 1
        if used[face] > COPIES[face]:
            raise Refused("card-too-many", card=FACES[face], count=used[face], expected=int(COPIES[face]), field=path)
    return faces


def _read_seats(fields: Fields, name: str, seats: int) -> int:
    mask = 0
    for i, seat in enumerate(fields.list(name, None, [])):
        mask |= 1 << _number(seat, 0, seats - 1, fields.at(f"{name}[{i}]"))
    return mask


def _read_round(fields: Fields, seats: int) -> RoundResult:
    rows = [fields.list(name, seats) for name in ("points", "bonuses", "scored")]
    for name, row in zip(("points", "bonuses", "scored"), rows, strict=True):
        for i, value in enumerate(row):
            _number(value, 0, 1000, fields.at(f"{name}[{i}]"))
    call = c.CALLS.index(fields.choice("call", c.CALLS))
    points, bonuses, scored = (vec[i64](row) for row in rows)
    ender = fields.number("ender", 0, seats - 1)
    result = RoundResult(call, ender, fields.switch("bet_won"), points, bonuses, scored)
    fields.done()
    return result


def _read_memory(fields: Fields, seats: int, state: SeaSaltPaper) -> Memory:
    """What the seats remember; left out, they know their own hands and all that lies or was laid open."""
    piles = [state.pile_0, state.pile_1]
    laid = [face for seat in range(seats) for face in state.area(seat)]
    hands = [state.hand_cards(seat) for seat in range(seats)]
    memory = plain_memory(seats, hands, piles, laid, state.opened)
    if not fields.has("memory"):
        return memory
    memory.watching = 0
    for seat, row in enumerate(fields.list("memory", seats)):
        if row is not None:
            _read_one_memory(Fields(row, fields.at(f"memory[{seat}]")), seat, seats, memory)
            if not fits(memory, seat, state):
                raise unfit(fields.at(f"memory[{seat}]"), "memory")
    return memory


def _read_one_memory(fields: Fields, seat: int, seats: int, memory: Memory) -> None:
    start = seat * c.OBSERVER
    memory.watching |= 1 << seat
    memory.moment = fields.number("moment", 0, 1 << 31)
    for token in range(c.N_CARDS):
        memory.facts[start + token] = c.UNSEEN
    used: Counter[int] = Counter()
    for i, row in enumerate(fields.list("seen")):
        path = fields.at(f"seen[{i}]")
        if not isinstance(row, list) or len(row) != 3 or not isinstance(row[1], list):
            raise Refused("field-not-list", field=path)
        face = FACES.index(one_of(row[0], FACES, path))
        bits = 0
        for place in row[1]:
            bits |= PLACE_BITS[one_of(place, PLACE_BITS, path)]
        token = int(FIRST_TOKEN[face]) + used[face]
        used[face] += 1
        if used[face] > COPIES[face]:
            raise Refused("card-too-many", card=FACES[face], count=used[face], expected=int(COPIES[face]), field=path)
        moment = _number(row[2], -(1 << 31), 1 << 31, path)
        memory.facts[start + token] = bits + c.LAID * abs(moment) + (c.DOUBTFUL if moment < 0 else 0)
    for other, count in enumerate(fields.list("unseen_in", seats)):
        memory.facts[start + c.UNSEEN_IN + other] = _number(count, 0, int(c.N_CARDS), fields.at(f"unseen_in[{other}]"))
    memory.facts[start + c.ANY_ADRIFT] = fields.switch("adrift", False)
    fields.done()


def _number(value: object, low: int, high: int, path: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise Refused("field-not-number", field=path, value=str(value)[:40])
    if not low <= value <= high:
        raise Refused("field-out-of-range", field=path, value=value, low=low, high=high)
    return value
