"""A mind: everything that bots know of one game. Each game has one, `MIND` in `seaboard/bots/minds/<game>`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from seaboard._native import engine
from seaboard.bots.bot import SearchBot
from seaboard.bots.judge import Judge
from seaboard.bots.policy import Policy, RandomPolicy
from seaboard.bots.search import Settings


@dataclass(frozen=True)
class Mind:
    """How bots think in one game; `benchmarks/tune_search.py` tries other figures."""

    policies: Mapping[str, Policy] = field(default_factory=dict)  # simple bots by name, the best first; `random` too
    judge: Judge = field(default_factory=Judge)
    plain: Judge | None = None  # gale's, where with the best one a few iterations are as strong as many
    brief: Judge | None = None  # of levels that keep to a time with rules that run plain: so few iterations want it
    gale: int = 300  # iterations a move
    gale_shares: tuple[float, ...] = (1.0,)  # of them, by seat: where one side is easier to play it thinks less
    storm: int = 3000
    maelstrom: int = 12000
    settings: Settings = field(default_factory=Settings)
    caution: float = 0.0  # see SearchBot
    trifles: float = 1.0  # the share of the iterations that a small decision is given
    enough: float = 1.0  # see SearchBot
    strays: tuple[float, ...] = (0.35,)  # how often a calm bot takes its second or third choice; see HastyBot
    styles: Mapping[str, Policy] = field(default_factory=dict)  # the best simple bot in another style

    def __post_init__(self) -> None:
        object.__setattr__(self, "policies", {**self.policies, "random": RandomPolicy()})

    @property
    def rollout(self) -> Policy:
        """The best of the simple bots: search plays on by it."""
        return next(iter(self.policies.values()))

    def in_style(self, style: str) -> Policy:
        """The best of the simple bots, in a style of its own."""
        return self.styles.get(style, self.rollout)

    def budgets(self) -> dict[str, int]:
        """The iterations a move of the levels that search."""
        return {"gale": self.gale, "storm": self.storm, "maelstrom": self.maelstrom}

    def level(self, name: str, seconds: float | None = None, style: str = "") -> SearchBot:
        """The bot of a level that searches."""
        judge = self.judge
        if name == "gale" and self.plain:
            judge = self.plain
        elif seconds is not None and self.brief and engine() == "plain":
            judge = self.brief
        bot = replace(self, judge=judge).search(self.budgets()[name], seconds, style)
        return replace(bot, shares=self.gale_shares) if name == "gale" else bot

    def search(self, iterations: int, seconds: float | None = None, style: str = "") -> SearchBot:
        """A bot that searches so many iterations, or as many as the time allows; a style decides between equals."""
        return SearchBot(
            self.rollout,
            self.judge,
            self.settings,
            iterations,
            seconds,
            self.caution,
            style=self.styles.get(style),
            trifles=self.trifles,
            enough=self.enough,
        )
