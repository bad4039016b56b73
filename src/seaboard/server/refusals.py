"""Refusals on the wire: the HTTP status of each code."""

from __future__ import annotations

from seaboard.core.refused import Refused

STATUS = {
    401: {"who-are-you", "password-wrong", "recovery-wrong"},
    403: {
        "origin-foreign",
        "not-your-seat",
        "not-the-host",
        "not-seated",
        "spectators-off",
        "hints-off",
        "talk-silent",
        "chat-not-seated",
        "would-see-two-hands",
    },
    404: {"table-unknown", "game-unknown", "player-unknown", "page-unknown", "language-unknown"},
    405: {"method-not-allowed"},
    409: {
        "not-your-turn",
        "ply-stale",
        "game-over",
        "table-not-waiting",
        "table-not-running",
        "table-not-over",
        "table-over",
        "seat-taken",
        "seat-not-open",
        "no-open-seat",
        "seats-not-filled",
        "nothing-to-undo",
        "ask-pending",
        "ask-gone",
        "name-taken",
        "already-registered",
        "not-registered",
        "resign-together",
        "rematch-early",
        "rated-one-seat",
        "hint-failed",
    },
    413: {"message-too-large"},
    429: {"too-many-requests", "too-many-tables", "too-many-watchers", "too-many-connections"},
    500: {"server-failed"},
    503: {"server-closing", "store-unavailable"},
}
STATUS_OF = {code: status for status, codes in STATUS.items() for code in codes}


def status_of(refusal: Refused) -> int:
    return STATUS_OF.get(refusal.code, 400)


def written(refusal: Refused) -> dict[str, object]:
    """A refusal as JSON; facts that are no plain values are told as text."""
    facts = {
        name: value if isinstance(value, str | int | float | bool | None) else str(value)
        for name, value in refusal.facts.items()
    }
    return {"code": refusal.code, "facts": facts}


def malformed(reason: str) -> Refused:
    """What a client sent does not fit; the reason names the field."""
    what, _, where = reason.partition(" - at `")
    return Refused("message-malformed", field=where.rstrip("`").removeprefix("$").removeprefix("."), reason=what[:200])
