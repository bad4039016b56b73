"""What a table agreed on before it began."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from seaboard.bots.levels import LEVELS
from seaboard.core.game import Game
from seaboard.core.options import read_options, write_options
from seaboard.core.refused import Refused
from seaboard.games import game_named
from seaboard.table.clock import NO_CLOCK, ClockSpec, checked_clock

VISIBILITIES = ("link", "public")
STARTS = ("full", "host")


@dataclass(frozen=True)
class Settings:
    """Checked, with all options of the game written out."""

    game: str
    seats: int
    options: dict[str, object] = field(default_factory=dict)
    visibility: str = "link"
    spectators: bool = True
    start: str = "full"
    rated: bool = False
    hints: bool = False
    clock: ClockSpec = NO_CLOCK

    def write(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "seats": self.seats,
            "options": dict(self.options),
            "visibility": self.visibility,
            "spectators": self.spectators,
            "start": self.start,
            "rated": self.rated,
            "hints": self.hints,
            "clock": self.clock.write(),
        }


def read_settings(data: Mapping[str, Any]) -> Settings:
    """Settings as the log has them."""
    return Settings(**{**data, "clock": ClockSpec(**data["clock"])})


def checked_settings(settings: Settings) -> Settings:
    """The settings with every option of the game, or a refusal."""
    game = game_named(settings.game)
    game.check_seats(settings.seats)
    options = read_options(game.options, settings.options)
    game.check_options(options, settings.seats)
    _one_of("visibility", settings.visibility, VISIBILITIES)
    _one_of("start", settings.start, STARTS)
    if settings.rated and settings.hints:
        raise Refused("rated-without-hints")
    return Settings(
        game=game.name,
        seats=settings.seats,
        options=write_options(options),
        visibility=settings.visibility,
        spectators=settings.spectators,
        start=settings.start,
        rated=settings.rated,
        hints=settings.hints,
        clock=checked_clock(settings.clock),
    )


def is_together(game: Game[Any], settings: Settings) -> bool:
    """Do the seats of this table win or lose as one?"""
    return game.together(read_options(game.options, settings.options), settings.seats)


def checked_level(level: str) -> str:
    if level not in LEVELS:
        raise Refused("level-unknown", value=level[:40], known=", ".join(LEVELS))
    return level


def _one_of(name: str, value: str, known: tuple[str, ...]) -> None:
    if value not in known:
        raise Refused("name-unknown", field=name, value=value[:40], nearest="", known=", ".join(known))
