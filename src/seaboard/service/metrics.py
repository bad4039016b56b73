"""Figures of a running server in the text form that Prometheus reads."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)


class Counter:
    """Counts, with one label or none."""

    kind = "counter"

    def __init__(self, name: str, help: str, label: str = "") -> None:
        self.name, self.help, self.label = name, help, label
        self.counts: dict[str, float] = {} if label else {"": 0}

    def add(self, value: str = "", by: float = 1) -> None:
        self.counts[value] = self.counts.get(value, 0) + by

    def lines(self) -> list[str]:
        if not self.label:
            return [f"{self.name} {self.counts['']:g}"]
        return [f'{self.name}{{{self.label}="{value}"}} {count:g}' for value, count in sorted(self.counts.items())]


class Gauge:
    """A figure that is looked up when asked for."""

    kind = "gauge"

    def __init__(self, name: str, help: str, look: Callable[[], float]) -> None:
        self.name, self.help, self.look = name, help, look

    def lines(self) -> list[str]:
        return [f"{self.name} {self.look():g}"]


class Histogram:
    """How long something took."""

    kind = "histogram"

    def __init__(self, name: str, help: str) -> None:
        self.name, self.help = name, help
        self.counts = [0] * (len(SECONDS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(SECONDS, seconds)] += 1
        self.total += seconds

    def lines(self) -> list[str]:
        lines = []
        below = 0
        for edge, count in zip((*SECONDS, float("inf")), self.counts, strict=True):
            below += count
            bound = "+Inf" if edge == float("inf") else f"{edge:g}"
            lines.append(f'{self.name}_bucket{{le="{bound}"}} {below}')
        return [*lines, f"{self.name}_sum {self.total:g}", f"{self.name}_count {below}"]


class Metrics:
    """Everything this process counts."""

    def __init__(self) -> None:
        self.requests = Counter("seaboard_http_requests_total", "HTTP requests by status", "status")
        self.messages = Counter("seaboard_messages_total", "Messages from players by type", "type")
        self.sent = Counter("seaboard_messages_sent_total", "Messages to players")
        self.refusals = Counter("seaboard_refusals_total", "Refusals by code", "code")
        self.entries = Counter("seaboard_entries_total", "Log entries by kind", "kind")
        self.conflicts = Counter("seaboard_conflicts_total", "Entries that another process wrote first")
        self.throttled = Counter("seaboard_throttled_total", "Messages that came too fast and had to wait")
        self.slow = Counter("seaboard_slow_readers_total", "Connections dropped because they did not read")
        self.thoughts = Counter("seaboard_bot_moves_total", "Moves thought of by bots, by level", "level")
        self.crashes = Counter("seaboard_thinker_crashes_total", "Bot processes that died or hung")
        self.commit = Histogram("seaboard_commit_seconds", "From asking the store to its answer")
        self.move = Histogram("seaboard_move_seconds", "From a move's arrival to its views being sent")
        self.think = Histogram("seaboard_think_seconds", "From asking for a bot's move to its answer")
        self.gauges: list[Gauge] = []

    def gauge(self, name: str, help: str, look: Callable[[], float]) -> None:
        self.gauges.append(Gauge(name, help, look))

    def text(self) -> str:
        lines = []
        own = [one for one in vars(self).values() if isinstance(one, Counter | Histogram)]
        for one in [*own, *self.gauges]:
            lines += [f"# HELP {one.name} {one.help}", f"# TYPE {one.name} {one.kind}", *one.lines()]
        return "\n".join(lines) + "\n"
