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
        "evenings-need-account",
        "rated-needs-account",
        "removed-by-host",
        "muted-by-host",
        "table-closed",
        "blocked-here",
        "banned",
        "talk-by-moves",
    },
    404: {
        "day-unknown",
        "moment-unknown",
        "lesson-unknown",
        "table-unknown",
        "game-unknown",
        "player-unknown",
        "page-unknown",
        "language-unknown",
    },
    405: {"method-not-allowed"},
    408: {"request-too-slow"},
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
        "rated-seats-fixed",
        "hint-failed",
        "table-broken",
        "table-full",
        "rules-changed",
        "nobody-there",
        "block-oneself",
        "report-oneself",
        "lesson-other",
        "lesson-alone",
    },
    413: {"message-too-large"},
    421: {"host-unknown"},
    429: {"too-many-requests", "too-many-tables", "too-many-watchers", "too-many-connections", "too-many-blocked"},
    500: {"server-failed"},
    503: {"server-closing", "store-unavailable"},
}
STATUS_OF = {code: status for status, codes in STATUS.items() for code in codes}


def status_of(refusal: Refused) -> int:
    return STATUS_OF.get(refusal.code, 400)


def malformed(reason: str) -> Refused:
    """What a client sent does not fit; the reason names the field."""
    what, _, where = reason.partition(" - at `")
    return Refused("message-malformed", field=where.rstrip("`").removeprefix("$").removeprefix("."), reason=what[:200])
