"""What clients send: bodies of requests and messages of the WebSocket. What does not fit is refused, field by field."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType, structs

DEEPEST = 12  # lists in lists; a record needs four

Id = Annotated[str, Meta(max_length=40)]
TableId = Annotated[str, Meta(max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Count = Annotated[int, Meta(ge=0, le=1 << 40)]
Short = Annotated[str, Meta(max_length=100)]
MoveText = Annotated[str, Meta(max_length=300)]
Secret = Annotated[str, Meta(max_length=1000)]


class Texts(Struct):
    """Texts that a store can hold, or it does not fit."""

    def __post_init__(self) -> None:
        for value in structs.astuple(self):
            check_texts(value)


def check_texts(value: object, depth: int = 0) -> None:
    """Refuse what no database would keep: the character 0, halves of characters, heaps of heaps."""
    if isinstance(value, str):
        if "\0" in value:
            raise ValueError("the character 0 cannot be kept")
        if not value.isascii() and any("\ud800" <= c <= "\udfff" for c in value):
            raise ValueError("half a character cannot be kept")
    elif isinstance(value, dict | list):
        if depth > DEEPEST:
            raise ValueError("nested too deeply")
        for one in [*value.keys(), *value.values()] if isinstance(value, dict) else value:
            check_texts(one, depth + 1)


class Body(Texts, forbid_unknown_fields=True, kw_only=True):
    """What a request carries."""


class MePatch(Body):
    """A new name, figure or language."""

    name: Short | None = None
    figure: Short | None = None  # "crab-sky"; "": the one of the seat
    language: Short | None = None


class Credentials(Body):
    """Who says to be whom."""

    login: Short
    password: Secret


class Login(Credentials):
    """Who says to be whom; `bring`: what the guest of this browser has comes along."""

    bring: bool = True


class Recovery(Body):
    """A way back in without the password."""

    login: Short
    code: Short
    password: Secret
    bring: bool = True


class Password(Body):
    """Yes, it is me."""

    password: Secret


class NewPassword(Body):
    """The old password and the one to come."""

    old: Secret
    new: Secret


class SessionEnd(Body):
    """Which of my sessions shall end; without an id: all but this one."""

    id: Id | None = None


class Blocking(Body):
    """Meet somebody no more, or again."""

    blocked: bool


class Reported(Body):
    """Somebody whom whoever runs the server should know of."""

    player: Id
    reason: Short  # chat, name, play or other
    table: TableId | None = None
    text: Annotated[str, Meta(max_length=500)] = ""


class Switched(Body):
    """On or off."""

    on: bool


class SeatWanted(Body):
    """Who shall sit there: "me", "open" or "bot" with a level. With a name: another person at the same device."""

    kind: Short
    level: Short | None = None
    name: Short | None = None
    figure: Short | None = None


class ClockWanted(Body):
    """A clock; which fields count depends on its kind."""

    kind: Short = "none"
    seconds: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    increment: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    days: Annotated[int, Meta(ge=0, le=1000)] = 0


class TableWanted(Body):
    """A table to be laid."""

    game: Short
    seats: Annotated[list[SeatWanted], Meta(max_length=9)]
    options: dict[str, Any] = {}
    visibility: Short = "link"
    spectators: bool = True
    start: Short = "full"
    rated: bool = False
    hints: bool | None = None
    clock: ClockWanted | None = None
    pack: Short | dict[str, Any] = "standard"  # by the fingerprint of one that the house offers, or whole


class PackWanted(Body):
    """A corrected pack, to be checked."""

    pack: dict[str, Any]


class EveningKept(Body):
    """An evening at a real table, to be kept with the account; without `doc` it is thrown away."""

    id: Id
    touched: Annotated[int, Meta(ge=0, le=1 << 53)]  # milliseconds; the latest version stays
    doc: dict[str, Any] | None = None  # as the client wrote it


class LessonWanted(Body):
    """A guided first game to be laid."""

    game: Short
    lesson: Short


class SeatChoice(Body):
    """A seat; without one: the first that will do."""

    seat: SeatNumber | None = None


class ReplayWanted(Body, rename={"first": "from", "last": "to"}):
    """A record from a file, to be looked at."""

    record: dict[str, Any]
    seat: SeatNumber | None = None
    first: Count = 0
    last: Count = 40


class RecordBrought(Body):
    """A record from a file, to be reviewed."""

    record: dict[str, Any]


class TryWanted(Body):
    """Once more from a moment of a finished game: the ply, and whose eyes it was seen with."""

    ply: Count
    seat: SeatNumber
    level: Short | None = None  # of the bots; without: as they were


class MomentTried(Body):
    """A move for a moment; without one the answer is asked for."""

    move: MoveText | None = None


class GameBrought(Body):
    """A finished game that was played on a device, to be kept here."""

    record: dict[str, Any]
    seats: Annotated[list[SeatWanted], Meta(max_length=9)]


class Message(Texts, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """What a player sends over the WebSocket."""

    id: Id = ""


class Subscribe(Message, tag="subscribe"):
    """Show me the table. Without `seat`: from my first seat there, or as a spectator; null: as a spectator."""

    table: TableId
    seat: SeatNumber | UnsetType | None = UNSET
    since: Count = 0  # the last `n` that was seen: events after it are in the snapshot


class Unsubscribe(Message, tag="unsubscribe"):
    """Show it no more; without `seat`: from none of my seats."""

    table: TableId
    seat: SeatNumber | UnsetType | None = UNSET


class MakeMove(Message, tag="move"):
    """A move of my seat for the decision at `ply`."""

    table: TableId
    seat: SeatNumber
    ply: Count
    move: MoveText


class Undo(Message, tag="undo"):
    """Take back the last move of my seat, or ask all others whether I may."""

    table: TableId
    seat: SeatNumber
    ply: Count


class Abandon(Message, tag="abandon"):
    """Propose to end the game without a winner; alone with bots it is done at once."""

    table: TableId
    seat: SeatNumber


class Answer(Message, tag="answer"):
    """To the pending question, named by its `n`; one "no" ends it."""

    table: TableId
    seat: SeatNumber
    ask: Count
    yes: bool


class Resign(Message, tag="resign"):
    """Of two the other wins, among more a bot plays on; not where all win or lose together."""

    table: TableId
    seat: SeatNumber


class Free(Message, tag="free"):
    """No more steps of the lesson: from now on I play freely."""

    table: TableId
    seat: SeatNumber


class Chat(Message, tag="chat"):
    """Say something to the table; for those who sit."""

    table: TableId
    text: Annotated[str, Meta(max_length=2000)]


class React(Message, tag="react"):
    """Hold up a paper sign; it is seen for a moment and kept nowhere."""

    table: TableId
    sign: Short


class Hint(Message, tag="hint"):
    """What would a strong bot do with what my seat knows?"""

    table: TableId
    seat: SeatNumber


class Why(Message, tag="why"):
    """Why can this seat not make that move? Nothing is tried."""

    table: TableId
    seat: SeatNumber
    move: MoveText


class AskRow(Message, tag="row"):
    """What does my seat see, as the bytes that learners are shown?"""

    table: TableId
    seat: SeatNumber


class AskReview(Message, tag="review"):
    """Review a finished game: from the eyes of a seat, or (null) with everything open. Pieces come as they are made."""

    table: TableId  # or the name of a record that was brought
    seat: SeatNumber | None = None


class AskKnown(Message, tag="known"):
    """What could a seat know at this ply of a finished game?"""

    table: TableId
    seat: SeatNumber
    ply: Count


class Ping(Message, tag="ping"):
    """Are you there?"""


AnyMessage = (
    Subscribe
    | Unsubscribe
    | MakeMove
    | Undo
    | Abandon
    | Answer
    | Resign
    | Free
    | Chat
    | React
    | Hint
    | Why
    | AskRow
    | Ping
    | AskReview
    | AskKnown
)
Command = MakeMove | Undo | Abandon | Answer | Resign | Free | Chat
