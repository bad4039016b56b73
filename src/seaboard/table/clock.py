"""Clocks: none, per move, a bank with increment, or days per move for slow play."""

from __future__ import annotations

from dataclasses import dataclass

from seaboard.core.refused import Refused

KINDS = ("none", "move", "bank", "days")
MINUTE = 60_000
DAY = 24 * 60 * MINUTE
BREATH = 10_000  # what a seat whose bank is empty gets for its next decision
STRIKES = 3  # time-outs in a row that give the seat to a bot


@dataclass(frozen=True)
class ClockSpec:
    """What a table agreed on."""

    kind: str = "none"
    seconds: int = 0
    increment: int = 0
    days: int = 0

    def write(self) -> dict[str, object]:
        """Only what the kind has."""
        if self.kind == "bank":
            return {"kind": "bank", "seconds": self.seconds, "increment": self.increment}
        if self.kind == "move":
            return {"kind": "move", "seconds": self.seconds}
        if self.kind == "days":
            return {"kind": "days", "days": self.days}
        return {"kind": "none"}


NO_CLOCK = ClockSpec()


def checked_clock(spec: ClockSpec) -> ClockSpec:
    """The clock itself, or a refusal that names what is wrong with it."""
    if spec.kind not in KINDS:
        raise Refused("clock-unknown", value=spec.kind[:40], known=", ".join(KINDS))
    if spec.kind == "move":
        _within("clock.seconds", spec.seconds, 5, 3600)
    elif spec.kind == "bank":
        _within("clock.seconds", spec.seconds, 30, 36_000)
        _within("clock.increment", spec.increment, 0, 600)
    elif spec.kind == "days":
        _within("clock.days", spec.days, 1, 14)
    return spec


def _within(field: str, value: int, low: int, high: int) -> None:
    if not low <= value <= high:
        raise Refused("field-out-of-range", field=field, value=value, low=low, high=high)


class Clock:
    """The time of each seat. It knows no time of its own: every call says what time it is."""

    def __init__(self, spec: ClockSpec, seats: int) -> None:
        self.spec = spec
        self.whole = _whole(spec)  # what a decision or a bank starts with
        self.left = [self.whole] * seats
        self.running: int | None = None
        self.since = 0

    def run(self, seat: int | None, at: int) -> None:
        """The seat that is to decide now; None stops the clock."""
        if self.spec.kind == "none":
            return
        before = self.running
        if before is not None:
            self._charge(before, at, passed_on=seat != before)
        self.running = seat
        self.since = at
        if seat is not None and self.spec.kind != "bank":
            self.left[seat] = self.whole

    def _charge(self, seat: int, at: int, passed_on: bool) -> None:
        if self.spec.kind != "bank":
            return
        left = max(0, self.left[seat] - max(0, at - self.since))
        if passed_on or len(self.left) == 1:
            left += self.spec.increment * 1000
        self.left[seat] = left

    def grant_breath(self, seat: int) -> None:
        """After a time-out a seat can still decide something."""
        self.left[seat] = max(self.left[seat], min(BREATH, self.whole))

    @property
    def deadline(self) -> int | None:
        """When the time of the running seat is up."""
        if self.running is None:
            return None
        return self.since + self.left[self.running]

    def left_at(self, at: int) -> list[int]:
        """The milliseconds of every seat."""
        left = list(self.left)
        if self.running is not None:
            left[self.running] = max(0, left[self.running] - max(0, at - self.since))
        return left


def _whole(spec: ClockSpec) -> int:
    return spec.days * DAY if spec.kind == "days" else spec.seconds * 1000
