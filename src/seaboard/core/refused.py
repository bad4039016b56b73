"""How Seaboard says no."""

from __future__ import annotations


class Refused(ValueError):
    """Something that was asked for is not possible; nothing has changed.

    The code names the reason and is the key of its translation (``refused-<code>``); the facts are what the
    sentence needs.

    >>> str(Refused("option-unknown", option="speed"))
    'option-unknown: option=speed'
    >>> Refused("option-unknown", option="speed")
    Refused('option-unknown', option='speed')
    """

    def __init__(self, code: str, **facts: object) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value}" for name, value in self.facts.items())
        return f"{self.code}: {facts}" if facts else self.code

    def __repr__(self) -> str:
        return f"Refused({', '.join([repr(self.code), *(f'{name}={value!r}' for name, value in self.facts.items())])})"

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild, (self.code, self.facts)  # so that a worker process can hand it back


def _rebuild(code: str, facts: dict[str, object]) -> Refused:
    return Refused(code, **facts)
