"""What clients send: bodies of requests and messages of the WebSocket. What does not fit is refused, field by field."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType

Id = Annotated[str, Meta(max_length=40)]
TableId = Annotated[str, Meta(max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Count = Annotated[int, Meta(ge=0, le=1 << 40)]
Short = Annotated[str, Meta(max_length=100)]
Secret = Annotated[str, Meta(max_length=1000)]


class Body(Struct, forbid_unknown_fields=True, kw_only=True):
    """What a request carries."""


class MePatch(Body):
    """A new name or language."""

    name: Short | None = None
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


class NewPassword(Body):
    """The old password and the one to come."""

    old: Secret
    new: Secret


class SeatWanted(Body):
    """Who shall sit there: "me", "open" or "bot" with a level."""

    kind: Short
    level: Short | None = None


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


class SeatChoice(Body):
    """A seat; without one: the first that will do."""

    seat: SeatNumber | None = None


class ReplayWanted(Body, rename={"first": "from", "last": "to"}):
    """A record from a file, to be looked at."""

    record: dict[str, Any]
    seat: SeatNumber | None = None
    first: Count = 0
    last: Count = 40


class Message(Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """What a player sends over the WebSocket."""

    id: Id = ""


class Subscribe(Message, tag="subscribe"):
    table: TableId
    seat: SeatNumber | UnsetType | None = UNSET
    since: Count = 0


class Unsubscribe(Message, tag="unsubscribe"):
    table: TableId
    seat: SeatNumber | UnsetType | None = UNSET


class MakeMove(Message, tag="move"):
    table: TableId
    seat: SeatNumber
    ply: Count
    move: Annotated[str, Meta(max_length=300)]


class Undo(Message, tag="undo"):
    table: TableId
    seat: SeatNumber
    ply: Count


class Abandon(Message, tag="abandon"):
    table: TableId
    seat: SeatNumber


class Answer(Message, tag="answer"):
    table: TableId
    seat: SeatNumber
    ask: Count
    yes: bool


class Resign(Message, tag="resign"):
    table: TableId
    seat: SeatNumber


class Chat(Message, tag="chat"):
    table: TableId
    text: Annotated[str, Meta(max_length=2000)]


class Hint(Message, tag="hint"):
    table: TableId
    seat: SeatNumber


class Ping(Message, tag="ping"):
    pass


AnyMessage = Subscribe | Unsubscribe | MakeMove | Undo | Abandon | Answer | Resign | Chat | Hint | Ping
Command = MakeMove | Undo | Abandon | Answer | Resign | Chat
