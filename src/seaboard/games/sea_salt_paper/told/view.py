"""What a seat may see of a table, and nothing else (the observation of the rulebook's SSP-80 … SSP-87)."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict, cast

from librt.vecs import vec
from mypy_extensions import i64

from seaboard.core.state import NOBODY
from seaboard.games.sea_salt_paper.box.printed import FACES
from seaboard.games.sea_salt_paper.rules import codes as c
from seaboard.games.sea_salt_paper.rules.points import card_points, colour_bonus, tally_of
from seaboard.games.sea_salt_paper.rules.results import RoundResult
from seaboard.games.sea_salt_paper.state import SeaSaltPaper
from seaboard.games.sea_salt_paper.told.scoring import colours_of, lines_of

Phase = Literal["take", "keep", "discard", "play", "search", "pick", "rob", "over"]


class DuoLine(TypedDict):
    """Pairs of one kind, laid down or in hand."""

    key: Literal["duo"]
    card: str
    partner: str
    count: int
    points: int


class CollectorLine(TypedDict):
    """A set of one name."""

    key: Literal["collector"]
    card: str
    count: int
    points: int


class MultiplierLine(TypedDict):
    """A card that counts others."""

    key: Literal["multiplier"]
    card: str
    counted: str
    count: int
    each: int
    points: int


class MermaidLine(TypedDict):
    """A mermaid and the colour that it counts."""

    key: Literal["mermaid"]
    card: str
    colour: str
    count: int
    which: int  # the first, the second …
    points: int


Line = DuoLine | CollectorLine | MultiplierLine | MermaidLine


class ColourCount(TypedDict):
    colour: str
    count: int


class PileView(TypedDict):
    top: str | None
    size: int


class CallView(TypedDict):
    call: Literal["stop", "last_chance"]
    caller: int


class SeatView(TypedDict):
    """A seat; what its cards are worth is told of those that one may see: without the hand, of the area alone."""

    hand: list[str] | None
    hand_size: int
    opened: bool
    area: list[list[str]]
    total: int
    points: int | None  # of all its cards; None if the hand is hidden
    lines: list[Line]
    colours: list[ColourCount]  # the most first
    bonus: int  # for the biggest colour


class RoundView(TypedDict):
    """A finished round."""

    call: Literal["none", "stop", "last_chance"]
    ender: int
    bet_won: bool
    points: list[int]
    bonuses: list[int]
    scored: list[int]
    lines: list[list[Line]] | None  # of each seat; None: nobody showed their cards, or they were not written down
    colours: list[list[ColourCount]] | None


class View(TypedDict):
    """A table of Sea Salt & Paper as a seat, or a spectator, sees it."""

    seat: int | None
    round: int
    target: int
    first: int
    actor: int | None
    phase: Phase
    deck: int
    piles: list[PileView]
    call: CallView | None
    seats: list[SeatView]
    rounds: list[RoundView]
    drawn: NotRequired[list[str]]  # the two that the seat draws, to keep one
    kept: NotRequired[str]
    to_discard: NotRequired[str]
    searched: NotRequired[int]  # the pile that is being looked through
    pile_cards: NotRequired[list[str]]  # its cards, from the bottom, for who looks


def view(state: SeaSaltPaper, seat: int | None) -> View:
    """All that a seat may see; None is a spectator."""
    mine = seat is not None and seat == state.turn
    shown: View = {
        "seat": seat,
        "round": int(state.round),
        "target": int(state.charter.target),
        "first": int(state.first),
        "actor": None if state.actor() == NOBODY else int(state.turn),
        "phase": cast(Phase, c.PHASES[state.phase]),
        "deck": int(state.deck.count),
        "piles": [_pile(state, 0), _pile(state, 1)],
        "call": _call(state),
        "seats": [_seat(state, other, seat) for other in range(state.seats)],
        "rounds": [_round(result, state) for result in state.history],
    }
    if mine and state.drawn >= 0:
        names = [FACES[state.drawn], FACES[state.drawn_too]]
        if state.phase == c.KEEPING:
            shown["drawn"] = names
        else:
            shown["kept"], shown["to_discard"] = names
    if state.phase == c.PICKING:
        shown["searched"] = int(state.searched)
        if mine:
            shown["pile_cards"] = [FACES[face] for face in state.pile(state.searched).listed()]
    return shown


def _pile(state: SeaSaltPaper, number: int) -> PileView:
    pile = state.pile(number)
    return {"top": FACES[pile.top()] if pile.count > 0 else None, "size": int(pile.count)}


def _call(state: SeaSaltPaper) -> CallView | None:
    if state.call == c.NO_CALL:
        return None
    return {"call": "stop" if state.call == c.STOP else "last_chance", "caller": int(state.caller)}


def _seat(state: SeaSaltPaper, seat: int, viewer: int | None) -> SeatView:
    opened = bool((state.opened >> seat) & 1)
    # At the end of the game a won hand of mermaids is shown; a closed hand stays closed (SSP-R22).
    won_by_mermaids = state.phase == c.OVER and state.ending == c.FOUR_MERMAIDS and bool((state.winners >> seat) & 1)
    sees_hand = seat == viewer or opened or won_by_mermaids
    area = state.area(seat)
    seen = tally_of(area + state.hand(seat) + _kept(state, seat, viewer)) if sees_hand else tally_of(area)
    return {
        "hand": state.hand_faces(seat) if sees_hand else None,
        "hand_size": int(state.tally[seat * c.ROW + c.SIZE]),
        "opened": opened,
        "area": [[FACES[area[i]], FACES[area[i + 1]]] for i in range(0, len(area), 2)],
        "total": int(state.totals[seat]),
        "points": int(card_points(seen, 0, state.charter.white_counts)) if sees_hand else None,
        "lines": _lines(seen, 0, state),
        "colours": _colours(seen, 0),
        "bonus": int(colour_bonus(seen, 0)),
    }


def _kept(state: SeaSaltPaper, seat: int, viewer: int | None) -> list[int]:
    """The kept card counts for its owner at once, though the other one is still to be put down."""
    keeps = seat == viewer == state.turn and state.phase == c.DISCARDING and state.drawn >= 0
    return [int(state.drawn)] if keeps else []


def _lines(tally: vec[i64], row: int, state: SeaSaltPaper) -> list[Line]:
    lines: list[Any] = []
    for key, points, facts in lines_of(tally, row, state.charter.white_counts):
        card = {"card": "mermaid"} if key == "mermaid" else {}
        lines.append({"key": key, **card, **facts, "points": points})
    return lines


def _colours(tally: vec[i64], row: int) -> list[ColourCount]:
    return [{"colour": colour, "count": count} for colour, count in colours_of(tally, row)]


def _round(result: RoundResult, state: SeaSaltPaper) -> RoundView:
    shown = len(result.shown) > 0
    tally = result.tally() if shown else vec[i64]()
    rows = [seat * int(c.ROW) for seat in range(state.seats)]
    return {
        "call": cast(Literal["none", "stop", "last_chance"], c.CALLS[result.call]),
        "ender": int(result.caller),
        "bet_won": result.bet_won,
        "points": list(result.points),
        "bonuses": list(result.bonuses),
        "scored": list(result.scored),
        "lines": [_lines(tally, row, state) for row in rows] if shown else None,
        "colours": [_colours(tally, row) for row in rows] if shown else None,
    }
