"""Positions in readable names: a table that a person can write down, checked to be a possible one."""

from __future__ import annotations

from collections import Counter
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from seaboard.core.cards import Cards, cards_from, no_cards
from seaboard.core.random import random_from
from seaboard.core.reading import Fields, one_of
from seaboard.core.refused import Refused
from seaboard.games.sea_salt_paper.charter import Charter
from seaboard.games.sea_salt_paper.codes import (
    CALLS,
    DISCARDING,
    ENDINGS,
    KEEPING,
    LAST_CHANCE,
    MOST_ROUNDS,
    NO_CALL,
    OVER,
    PHASES,
    PICKING,
    ROBBING,
    SEARCHING,
    STOP,
)
from seaboard.games.sea_salt_paper.components import (
    COPIES,
    DECK,
    FACES,
    FIRST_TOKEN,
    MOST_SEATS,
    N_CARDS,
    N_PAIRS,
    PAIR_ONE,
    PAIR_OTHER,
)
from seaboard.games.sea_salt_paper.memory import (
    ANY_ADRIFT,
    DOUBTFUL,
    HELD_BY,
    LAID,
    OBSERVER,
    PILE,
    PLACES,
    UNSEEN,
    UNSEEN_IN,
    Log,
    Memory,
    blank_memory,
    plain_memory,
)
from seaboard.games.sea_salt_paper.results import RoundResult
from seaboard.games.sea_salt_paper.rules import SeaSaltPaper
from seaboard.games.sea_salt_paper.scoring import ROW, gain, lay_down

PAIR_OF = {(int(PAIR_ONE[pair]), int(PAIR_OTHER[pair])): pair for pair in range(N_PAIRS)}
PLACE_NAMES = {
    PILE: "pile 0",
    PILE << 1: "pile 1",
    **{HELD_BY << seat: f"hand {seat}" for seat in range(MOST_SEATS)},
}
PLACE_BITS = {name: bit for bit, name in PLACE_NAMES.items()}


# --- writing -------------------------------------------------------------------------------------------------


def write_state(state: SeaSaltPaper) -> dict[str, Any]:
    return {
        "round": int(state.round),
        "first": int(state.first),
        "turn": int(state.turn),
        "phase": PHASES[state.phase],
        "call": CALLS[state.call],
        "caller": _seat_or_none(state.caller),
        "opened": [seat for seat in range(state.seats) if (state.opened >> seat) & 1],
        "totals": [int(total) for total in state.totals],
        "deck": _names(state.deck.listed()),
        "piles": [_names(state.pile_0.listed()), _names(state.pile_1.listed())],
        "hands": [state.hand_faces(seat) for seat in range(state.seats)],
        "areas": [_pairs(state.area(seat)) for seat in range(state.seats)],
        "laid_order": [int(code // N_PAIRS) for code in state.laid.listed()],
        "drawn": _names([int(face) for face in (state.drawn, state.drawn_too) if face >= 0]),
        "searched": int(state.searched) if state.phase == PICKING else None,
        "last_to_end": _seat_or_none(state.last_to_end),
        "rounds": [_write_round(result) for result in state.history],
        "ending": ENDINGS[state.ending] if state.phase == OVER else None,
        "winners": [seat for seat in range(state.seats) if (state.winners >> seat) & 1],
        "memory": [_write_memory(state.memory(), seat) for seat in range(state.seats)],
    }


def _write_memory(memory: Memory, seat: int) -> dict[str, Any] | None:
    """What a seat has seen: card, where it may be (nowhere: laid down), and when it was laid on a pile (-: perhaps)."""
    if not (memory.watching >> seat) & 1:
        return None
    start = seat * OBSERVER
    seen = []
    for token in range(N_CARDS):
        fact = int(memory.facts[start + token])
        if fact & PLACES != UNSEEN:
            places = [name for bit, name in PLACE_NAMES.items() if fact & bit]
            seen.append([FACES[DECK[token]], places, -(fact // LAID) if fact & DOUBTFUL else fact // LAID])
    adrift = bool(memory.facts[start + ANY_ADRIFT])
    unseen_in = [int(memory.facts[start + UNSEEN_IN + other]) for other in range(memory.seats)]
    return {"moment": int(memory.moment), "seen": sorted(seen), "unseen_in": unseen_in, "adrift": adrift}


def _write_round(result: RoundResult) -> dict[str, Any]:
    return {
        "call": CALLS[result.call],
        "ender": int(result.caller),
        "bet_won": result.bet_won,
        "points": list(result.points),
        "bonuses": list(result.bonuses),
        "scored": list(result.scored),
    }


def _names(faces: list[int]) -> list[str]:
    return [FACES[face] for face in faces]


def _pairs(faces: list[int]) -> list[list[str]]:
    return [[FACES[faces[i]], FACES[faces[i + 1]]] for i in range(0, len(faces), 2)]


def _seat_or_none(seat: int) -> int | None:
    return int(seat) if seat >= 0 else None


# --- reading -------------------------------------------------------------------------------------------------


def read_state(fields: Fields, seats: int, charter: Charter, seed: str, drawn: int) -> SeaSaltPaper:
    """Cards that the position does not mention form the deck, shuffled by its seed, unless `deck` lists them."""
    random = random_from(seed, drawn)
    used: Counter[int] = Counter()
    piles = [_read_pile(fields, number, used) for number in range(2)]
    tally = vec[i64]([0] * (seats * ROW))
    for seat, cards in enumerate(fields.list("hands", seats, [[]] * seats)):
        for face in _read_faces(cards, fields.at(f"hands[{seat}]"), used):
            gain(tally, seat * ROW, face)
    laid = _read_areas(fields, seats, tally, used)
    in_hand = _read_faces(fields.list("drawn", None, []), fields.at("drawn"), used)
    if len(in_hand) not in (0, 2):
        raise Refused("field-wrong-length", field=fields.at("drawn"), length=len(in_hand), expected=2)
    if fields.has("deck"):
        deck = cards_from(_read_faces(fields.list("deck"), fields.at("deck"), used), N_CARDS)
    else:
        rest = [face for face in range(len(FACES)) for _ in range(int(COPIES[face]) - used[face])]
        deck = cards_from(rest, N_CARDS)
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
    state.round = fields.number("round", 1, int(MOST_ROUNDS), 1)
    state.first = fields.number("first", 0, seats - 1, 0)
    state.turn = fields.number("turn", 0, seats - 1, state.first)
    state.phase = PHASES.index(fields.choice("phase", PHASES, "take"))
    state.call = CALLS.index(fields.choice("call", CALLS, "none"))
    state.caller = fields.number("caller", 0, seats - 1) if fields.has("caller") else -1
    state.last_to_end = fields.number("last_to_end", 0, seats - 1) if fields.has("last_to_end") else -1
    state.opened = _read_seats(fields, "opened", seats) if fields.has("opened") else _opened_by_now(state)
    state.winners = _read_seats(fields, "winners", seats)
    if fields.has("ending"):
        state.ending = ENDINGS.index(fields.choice("ending", ENDINGS))
    if fields.has("searched"):
        state.searched = fields.number("searched", 0, 1)
    if in_hand:
        state.drawn, state.drawn_too = in_hand
    _check_phase(fields, state)
    state.known = _read_memory(fields, seats, state)
    return state


def _check_phase(fields: Fields, state: SeaSaltPaper) -> None:
    """The parts of a position must fit together."""
    phase = fields.at("phase")
    if (state.phase in (KEEPING, DISCARDING)) != (state.drawn >= 0):
        raise Refused("position-inconsistent", field=fields.at("drawn"), reason="drawn")
    if state.phase == PICKING and state.pile(state.searched).count == 0:
        raise Refused("position-inconsistent", field=fields.at("searched"), reason="empty_pile")
    if state.phase == DISCARDING and (state.pile_0.count == 0) != (state.pile_1.count == 0):
        raise Refused("position-inconsistent", field=phase, reason="discard_is_forced")  # SSP-15
    if state.phase == SEARCHING and (state.pile_0.count == 0 or state.pile_1.count == 0):
        raise Refused("position-inconsistent", field=phase, reason="empty_pile")
    if state.phase == ROBBING and not any(state.can_be_robbed(seat) for seat in range(state.seats)):
        raise Refused("position-inconsistent", field=phase, reason="nobody_to_rob")
    if PHASES[state.phase] == "take" and not state.can_take():
        raise Refused("position-inconsistent", field=phase, reason="nothing_to_take")
    if (state.call == NO_CALL) != (state.caller < 0):
        raise Refused("position-inconsistent", field=fields.at("caller"), reason="caller")
    if state.call == LAST_CHANCE and state.phase != OVER and state.turn == state.caller:
        raise Refused("position-inconsistent", field=fields.at("turn"), reason="caller_has_no_turn")
    if state.call == STOP and state.phase != OVER:
        raise Refused("position-inconsistent", field=fields.at("call"), reason="stop_ends_the_round")
    if state.phase != OVER and state.opened != _opened_by_now(state):
        raise Refused("position-inconsistent", field=fields.at("opened"), reason="opened")
    if state.phase == OVER and state.winners == 0:
        raise Refused("position-inconsistent", field=fields.at("winners"), reason="no_winner")


def _opened_by_now(state: SeaSaltPaper) -> int:
    """Whose hands lie open in a running round (SSP-87): the caller's, and those of finished final turns."""
    opened = 0
    if state.call == LAST_CHANCE:
        seat = int(state.caller)
        while seat >= 0 and not opened >> seat & 1 and seat != state.turn:
            opened |= 1 << seat
            seat = int(state.left_of(seat))
    return opened


def _read_pile(fields: Fields, number: int, used: Counter[int]) -> Cards:
    piles = fields.list("piles", 2)
    return cards_from(_read_faces(piles[number], fields.at(f"piles[{number}]"), used), N_CARDS)


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
                raise Refused("not-a-pair", field=f"{path}[{i}]", cards=", ".join(_names(faces)))
            codes[seat].append(seat * N_PAIRS + known)
            for face in faces:
                gain(tally, seat * ROW, face)
                lay_down(tally, seat * ROW, face)
    order = fields.list("laid_order", None, [seat for seat in range(seats) for _ in codes[seat]])
    for i, seat in enumerate(order):
        _number(seat, 0, seats - 1, fields.at(f"laid_order[{i}]"))
    if sorted(order) != [seat for seat in range(seats) for _ in codes[seat]]:
        raise Refused("position-inconsistent", field=fields.at("laid_order"), reason="laid_order")
    laid = no_cards(N_CARDS)
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
    call = CALLS.index(fields.choice("call", CALLS))
    result = RoundResult(
        call, fields.number("ender", 0, seats - 1), fields.switch("bet_won"), rows[0], rows[1], rows[2]
    )
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
    return memory


def _read_one_memory(fields: Fields, seat: int, seats: int, memory: Memory) -> None:
    start = seat * OBSERVER
    memory.watching |= 1 << seat
    memory.moment = fields.number("moment", 0, 1 << 31)
    for token in range(N_CARDS):
        memory.facts[start + token] = UNSEEN
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
        memory.facts[start + token] = bits + LAID * abs(moment) + (DOUBTFUL if moment < 0 else 0)
    for other, count in enumerate(fields.list("unseen_in", seats)):
        memory.facts[start + UNSEEN_IN + other] = _number(count, 0, int(N_CARDS), fields.at(f"unseen_in[{other}]"))
    memory.facts[start + ANY_ADRIFT] = fields.switch("adrift", False)
    fields.done()


def _number(value: object, low: int, high: int, path: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise Refused("field-not-number", field=path, value=str(value)[:40])
    if not low <= value <= high:
        raise Refused("field-out-of-range", field=path, value=value, low=low, high=high)
    return value
