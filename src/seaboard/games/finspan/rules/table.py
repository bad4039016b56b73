# seaboard: compiled
"""The table: what lies on it, whose turn it is, and what is told about it."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from seaboard.core.random import Random
from seaboard.core.state import EVERYONE, State
from seaboard.games.finspan.options import FinspanOptions
from seaboard.games.finspan.rules import codes as c
from seaboard.games.finspan.rules.frames import Frame
from seaboard.games.finspan.rules.nautoma import Nautoma
from seaboard.games.finspan.rules.numbers import Numbers
from seaboard.games.finspan.rules.ocean import Ocean
from seaboard.games.finspan.rules.pile import Pile


class Table(State):
    """All that the verbs of the rules work on."""

    def __init__(
        self,
        seats: i64,
        random: Random,
        numbers: Numbers,
        options: FinspanOptions,
        names: list[str],
        oceans: list[Ocean],
        deck: Pile,
        lies: vec[i64],
        tiles: vec[i64],
        worth: vec[i64],
        keep_one: bool,
        side_b: bool,
        nautoma: Nautoma | None,
        week: i64,
        first: i64,
        active: i64,
        top: Frame | None,
        paid: Pile,
        backs: i64,
    ) -> None:
        super().__init__(seats, c.ACTIONS, random)
        self.numbers = numbers
        self.options = options
        self.names = names  # of the fish, for events
        self.oceans = oceans
        self.deck = deck
        self.lies = lies  # where each card is
        self.tiles = tiles  # the achievements of weeks 1 to 3, and what each is worth
        self.worth = worth
        self.keep_one = keep_one
        self.side_b = side_b
        self.nautoma = nautoma
        self.week = week
        self.first = first  # the holder of the first-player marker
        self.active = active
        self.top = top  # of the stack of unfinished things
        self.paid = paid  # the steps of the payment that is being made
        self.backs = backs  # steps taken back this turn

    def after(self, seat: i64) -> i64:
        """The next seat clockwise."""
        seat += 1
        return seat if seat < self.seats else seat - self.seats

    # -- what is told -----------------------------------------------------------------------------------------

    def tell_card(self, kind: str, seat: i64, card: i64) -> None:
        if self.notes is not None:
            self.notes.tell(kind, EVERYONE, {"seat": int(seat), "card": self.names[card]})

    def tell_slot(self, kind: str, seat: i64, slot: i64) -> None:
        if self.notes is not None:
            self.notes.tell(kind, EVERYONE, {"seat": int(seat), "slot": slot_name(slot)})

    def tell_gain(self, kind: str, seat: i64, facts: dict[str, object]) -> None:
        """What the benefit that is being taken brings, and where it comes from."""
        if self.notes is not None:
            self.notes.tell(kind, EVERYONE, {"seat": int(seat), **facts, **self.source()})

    def source(self) -> dict[str, object]:
        """The fish, or the mat, that gives what is being taken."""
        frame = self.top
        while frame is not None and frame.kind != c.BENEFIT:
            frame = frame.below
        if frame is None:
            return {"source": "turn"}
        return {"source": "site"} if frame.card == c.NO_FISH else {"source": "fish", "giver": self.names[frame.card]}


def slot_name(slot: i64) -> str:
    """A slot in the words of the texts: its dive site and its row."""
    return f"{site_name(slot % c.SITES)}/row{slot // c.SITES + 1}"


def site_name(site: i64) -> str:
    return "blue" if site == 0 else "purple" if site == 1 else "green"


def tile_name(tile: i64) -> str:
    letters = "abcdef"
    return f"w{tile // c.TILES_A_WEEK + 1}{letters[tile % c.TILES_A_WEEK]}"
