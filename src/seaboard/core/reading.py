"""Reading data that a person may have written: every refusal names the field."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import Any

from seaboard.core.refused import Refused


def parse_json(text: str) -> Any:
    """JSON, or a refusal that says where it breaks."""
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        raise Refused("json-malformed", line=error.lineno, column=error.colno, reason=error.msg) from None
    except RecursionError:
        raise Refused("json-malformed", line=1, column=1, reason="nested too deeply") from None
    except ValueError:  # Python reads no number of more than 4300 digits
        raise Refused("json-malformed", line=1, column=1, reason="a number is too long") from None


class Fields:
    """An object with named fields; reading one takes it off the list, `done` refuses what nobody asked for.

    >>> fields = Fields({"round": 3}, "state")
    >>> fields.number("round", 1, 9), fields.number("first", 0, 3, default=0)
    (3, 0)
    >>> fields.number("deck", 0, 58)
    Traceback (most recent call last):
        ...
    seaboard.core.refused.Refused: field-missing: field=state.deck
    """

    def __init__(self, data: object, path: str) -> None:
        if not isinstance(data, Mapping):
            raise Refused("field-not-object", field=path) if path else Refused("document-not-object")
        self.data = data
        self.path = path
        self.asked: set[str] = set()

    def at(self, name: str) -> str:
        """The path of a field, as refusals name it."""
        return f"{self.path}.{name}" if self.path else name

    def has(self, name: str) -> bool:
        self.asked.add(name)
        return self.data.get(name) is not None

    def any(self, name: str, default: object = ...) -> Any:
        """A field as it stands; `...` as default means that it must be there."""
        self.asked.add(name)
        if name not in self.data or (self.data[name] is None and default is not ...):
            if default is ...:
                raise Refused("field-missing", field=self.at(name))
            return default
        return self.data[name]

    def number(self, name: str, low: int, high: int, default: object = ...) -> int:
        value = self.any(name, default)
        if not isinstance(value, int) or isinstance(value, bool):
            raise Refused("field-not-number", field=self.at(name), value=str(value)[:40])
        if not low <= value <= high:
            raise Refused("field-out-of-range", field=self.at(name), value=value, low=low, high=high)
        return value

    def switch(self, name: str, default: object = ...) -> bool:
        value = self.any(name, default)
        if not isinstance(value, bool):
            raise Refused("field-not-switch", field=self.at(name), value=str(value)[:40])
        return value

    def text(self, name: str, default: object = ...) -> str:
        value = self.any(name, default)
        if not isinstance(value, str):
            raise Refused("field-not-text", field=self.at(name), value=str(value)[:40])
        return value

    def choice(self, name: str, choices: Iterable[str], default: object = ...) -> str:
        """One of a few names."""
        return one_of(self.text(name, default), choices, self.at(name))

    def list(self, name: str, length: int | None = None, default: object = ...) -> list[Any]:
        value = self.any(name, default)
        if not isinstance(value, list):
            raise Refused("field-not-list", field=self.at(name))
        if length is not None and len(value) != length:
            raise Refused("field-wrong-length", field=self.at(name), length=len(value), expected=length)
        return value

    def fields(self, name: str, default: object = ...) -> Fields:
        """A nested object."""
        return Fields(self.any(name, default), self.at(name))

    def done(self) -> None:
        """Refuse fields that nobody asked for: a misspelt name must not pass in silence."""
        for name in self.data:
            if name not in self.asked:
                near = get_close_matches(str(name), self.asked, n=1)
                raise Refused("field-unknown", field=self.at(str(name)), nearest=near[0] if near else "")


def one_of(value: object, choices: Iterable[str], path: str) -> str:
    """A name from a list, or a refusal with the nearest right one."""
    known = list(choices)
    if not isinstance(value, str) or value not in known:
        near = get_close_matches(str(value), known, n=1)
        raise Refused("name-unknown", field=path, value=str(value)[:60], nearest=near[0] if near else "")
    return value
