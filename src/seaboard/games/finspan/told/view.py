"""What a seat may see: everything but the order of the decks, and the same for every seat and spectator. (FIN-106)"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict, cast

from seaboard.core.game import Score
from seaboard.core.state import NOBODY
from seaboard.games.finspan.state import Finspan
from seaboard.games.finspan.told.positions import write_table
from seaboard.games.finspan.told.scoring import score_of, score_of_nautoma

SiteName = Literal["B", "P", "G"]


class SlotView(TypedDict):
    """What lies in a slot; what is not there is left out."""

    fish: NotRequired[str]
    egg: NotRequired[bool]
    young: NotRequired[int]
    school: NotRequired[bool]
    under: NotRequired[list[str]]  # consumed fish that lie under it


class SheetView(TypedDict):
    """A score sheet."""

    total: int
    parts: dict[str, int]


class SeatView(TypedDict):
    """One player's ocean, cards, divers and points."""

    ocean: dict[str, SlotView]
    hand: list[str]
    discard: list[str]
    divers: int  # not yet used this week
    plays: int  # divers used for playing fish
    dives: dict[SiteName, int]
    noted: list[int]  # points of the achievements of weeks 1 to 3
    most: list[int]  # points for having most of them
    used: list[str]  # slots whose game-end fish has been used
    kept: str | None  # the card kept from a reshuffle that is being decided
    score: SheetView


class NautomaView(TypedDict):
    """The Nautoma's area."""

    eggs: int
    young: int
    schools: int
    fish: list[str]
    markers: int
    schooled: bool
    shown: list[str]  # decision cards of this week
    last: str | None
    noted: list[int]
    most: list[int]
    ravel_card: str | None
    ravel: list[int]
    deck: int
    level: int
    strength: int
    score: SheetView


class TurnPending(TypedDict):
    what: Literal["turn"]
    seat: int
    chosen: bool


class PlayingPending(TypedDict):
    what: Literal["playing"]
    seat: int
    card: str
    slot: str | None
    into: list[str]  # slots it may go to
    diver: bool  # whether one is used for it


class BenefitPending(TypedDict):
    what: Literal["benefit"]
    seat: int
    card: str | None
    slot: str | None
    units: str  # not yet taken
    whole: str  # for each player
    left: int  # players to come


class MovingPending(TypedDict):
    what: Literal["moving"]
    seat: int
    slot: str
    piece: Literal["young", "school"]


class DivingPending(TypedDict):
    what: Literal["diving"]
    seat: int
    site: SiteName
    step: int


class DecidingPending(TypedDict):
    what: Literal["deciding"]
    seat: int
    card: str
    icons: list[str]  # to come


class KeepingPending(TypedDict):
    what: Literal["keeping"]
    seat: int
    left: int  # players to come


class EndingPending(TypedDict):
    what: Literal["ending"]
    seat: int
    finished: list[int]  # seats


class WaitingPending(TypedDict):
    what: Literal["drawing", "revealing"]
    seat: int


Pending = (
    TurnPending
    | PlayingPending
    | BenefitPending
    | MovingPending
    | DivingPending
    | DecidingPending
    | KeepingPending
    | EndingPending
    | WaitingPending
)


class PaidStep(TypedDict):
    """A step of a payment that is being made."""

    step: str
    forced: bool
    place: int  # of the card in the hand


class NumbersView(TypedDict):
    """Printed numbers; a pack may correct them."""

    weeks: int
    divers: int
    young_in_school: int


class View(TypedDict):
    """The table as everybody sees it."""

    week: int
    first: int
    active: int
    actor: int | None
    seat: int | None
    side: Literal["a", "b"]
    tiles: list[str]  # the achievements of weeks 1 to 3
    worth: list[int]
    seats: list[SeatView]
    nautoma: NautomaView | None
    pending: list[Pending]  # unfinished things; the last is what is asked now
    paid: list[PaidStep]
    backs: int
    deck: int
    numbers: NumbersView
    open: list[str]
    hidden: list[str]
    pack: str


def view(state: Finspan, viewer: int | None, pack: str) -> View:
    """The table as everybody sees it. Hands and discard piles lie open; what is hidden is said. (FIN-107)"""
    shown = write_table(state)
    for seat, ocean in zip(shown["seats"], state.oceans, strict=True):
        seat["score"] = _sheet(score_of(state.numbers, ocean))
    hidden = ["deck"]
    nautoma = state.nautoma
    if nautoma is not None:
        hidden.append("nautoma.deck")
        shown["nautoma"]["deck"] = int(nautoma.deck.count)
        shown["nautoma"]["level"] = int(nautoma.level)
        shown["nautoma"]["strength"] = int(nautoma.strength)
        shown["nautoma"]["score"] = _sheet(score_of_nautoma(state.numbers, nautoma))
    actor = int(state.actor())
    shown["actor"] = actor if actor != NOBODY else None
    shown["seat"] = viewer
    shown["worth"] = [int(points) for points in state.worth]
    shown["side"] = "b" if state.side_b else "a"
    shown["deck"] = int(state.deck.count)
    shown["numbers"] = _numbers(state)
    shown["open"] = ["hands", "discards"]
    shown["hidden"] = hidden
    shown["pack"] = pack
    return cast(View, shown)


def _numbers(state: Finspan) -> NumbersView:
    numbers = state.numbers
    return {
        "weeks": int(numbers.weeks),
        "divers": int(numbers.divers),
        "young_in_school": int(numbers.young_in_school),
    }


def _sheet(score: Score) -> SheetView:
    return {"total": score.total, "parts": {line.key: line.points for line in score.lines}}
