"""Table options as typed data: what a game lets a table choose, checked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import MISSING, dataclass, field, fields
from difflib import get_close_matches
from typing import Any, TypeVar, cast

from seaboard.core.refused import Refused


@dataclass(frozen=True)
class Options:
    """The options of a game: a frozen dataclass whose fields were made with `switch`, `choice` and `number`."""


O = TypeVar("O", bound=Options)  # noqa: E741


@dataclass(frozen=True)
class OptionSpec:
    """How one option may be set; what the terminal and the browser build their forms from."""

    name: str
    default: object
    choices: tuple[object, ...] | None  # the allowed values, or
    low: int | None  # the allowed range of a number
    high: int | None
    optional: bool  # None is allowed: "as the rulebook says"

    @property
    def kind(self) -> str:
        """One of `choice`, `switch` and `number`."""
        if self.choices == (False, True):
            return "switch"
        return "choice" if self.choices is not None else "number"

    def check(self, value: object) -> None:
        """Refuse a value that the option cannot have."""
        if value is None and self.optional:
            return
        if self.choices is not None:
            # 1 == True in Python; a switch must be a real switch and a choice of its own type
            if not any(value == choice and type(value) is type(choice) for choice in self.choices):
                allowed = ", ".join(str(choice).lower() for choice in self.choices)
                raise Refused("option-not-allowed", option=self.name, value=str(value), allowed=allowed)
            return
        if not isinstance(value, int) or isinstance(value, bool):
            raise Refused("option-not-number", option=self.name, value=str(value))
        low, high = cast(int, self.low), cast(int, self.high)
        if not low <= value <= high:
            raise Refused("option-out-of-range", option=self.name, value=value, low=low, high=high)


def switch(default: bool) -> Any:
    """An option that is on or off."""
    return field(default=default, metadata={"choices": (False, True)})


def choice(default: object, choices: Sequence[object]) -> Any:
    """An option with a few named values."""
    return field(default=default, metadata={"choices": tuple(choices)})


def number(default: int | None, low: int, high: int) -> Any:
    """A whole number in a range; with default None it may be left to the rulebook."""
    return field(default=default, metadata={"low": low, "high": high, "optional": default is None})


def specs(options: type[Options]) -> list[OptionSpec]:
    """The options of a game in their order."""
    return [
        OptionSpec(
            name=f.name,
            default=None if f.default is MISSING else f.default,
            choices=f.metadata.get("choices"),
            low=f.metadata.get("low"),
            high=f.metadata.get("high"),
            optional=bool(f.metadata.get("optional", False)),
        )
        for f in fields(options)
    ]


def read_options(options: type[O], given: Mapping[str, object]) -> O:
    """Options from plain data (JSON, a form), checked; what is missing takes its default."""
    if not isinstance(given, Mapping):
        raise Refused("field-not-object", field="options")
    known = {spec.name: spec for spec in specs(options)}
    for name, value in given.items():
        if name not in known:
            near = get_close_matches(str(name), known, n=1)
            raise Refused("option-unknown", option=str(name), nearest=near[0] if near else "", known=", ".join(known))
        known[name].check(value)
    return options(**given)


def write_options(options: Options) -> dict[str, object]:
    """Options as plain data, all of them, in their order."""
    return {f.name: getattr(options, f.name) for f in fields(options)}


def option_from_text(options: type[Options], name: str, text: str) -> object:
    """What somebody typed as the value of an option, as the value it means."""
    spec = next((s for s in specs(options) if s.name == name), None)
    if spec is None:
        known = [s.name for s in specs(options)]
        near = get_close_matches(name, known, n=1)
        raise Refused("option-unknown", option=name, nearest=near[0] if near else "", known=", ".join(known))
    if spec.optional and text in ("", "none"):
        return None
    if spec.choices is not None:
        for value in spec.choices:
            if str(value).lower() == text.lower():
                return value
        allowed = ", ".join(str(value).lower() for value in spec.choices)
        raise Refused("option-not-allowed", option=name, value=text, allowed=allowed)
    try:
        return int(text)
    except ValueError:
        raise Refused("option-not-number", option=name, value=text) from None
