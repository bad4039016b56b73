"""What a table agreed on before it began."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from seaboard.bots.levels import levels
from seaboard.core.game import Game
from seaboard.core.options import read_options, write_options
from seaboard.core.refused import Refused
from seaboard.games import game_with, reconstructed
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
    lesson: str = ""  # the name of the lesson that is played here
    correction: dict[str, Any] | None = None  # a corrected pack: the log of the table holds it
    voyage: str = ""  # the day whose voyage this table counts for

    @property
    def is_strict(self) -> bool:
        """Does what was revealed stay on the table?"""
        return self.rated or bool(self.voyage)

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
            **({"lesson": self.lesson} if self.lesson else {}),
            **({} if self.correction is None else {"correction": self.correction}),
            **({"voyage": self.voyage} if self.voyage else {}),
        }


def read_settings(data: Mapping[str, Any]) -> Settings:
    """Settings as the log has them."""
    return Settings(**{**data, "clock": ClockSpec(**data["clock"])})


def checked_settings(settings: Settings) -> Settings:
    """The settings with every option of the game, or a refusal."""
    game = game_with(settings.game, settings.correction)
    game.check_seats(settings.seats)
    options = read_options(game.options, settings.options)
    game.check_options(options, settings.seats)
    _one_of("visibility", settings.visibility, VISIBILITIES)
    _one_of("start", settings.start, STARTS)
    if settings.rated and settings.hints:
        raise Refused("rated-without-hints")
    if settings.rated and game.correction is not None:
        raise Refused("rated-printed-numbers")
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
        lesson=settings.lesson,
        correction=game.correction,
        voyage=settings.voyage,
    )


def is_together(game: Game[Any], settings: Settings) -> bool:
    """Do the seats of this table win or lose as one?"""
    return game.together(read_options(game.options, settings.options), settings.seats)


def reconstructed_at(game: Game[Any], settings: Settings) -> list[str]:
    """What of this table rests on no source."""
    return reconstructed(game, read_options(game.options, settings.options), settings.seats)


def checked_level(level: str) -> str:
    if level not in levels():
        raise Refused("level-unknown", value=level[:40], known=", ".join(levels()))
    return level


def _one_of(name: str, value: str, known: tuple[str, ...]) -> None:
    if value not in known:
        raise Refused("name-unknown", field=name, value=value[:40], nearest="", known=", ".join(known))
