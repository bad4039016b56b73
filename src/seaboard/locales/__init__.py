"""What players read, in Ukrainian, Russian and English: Fluent files shared by the terminal and the browser.

The keys of a game begin with its name: `<game>-name`, `<game>-move-<kind>`, `<game>-prompt-<key>`,
`<game>-event-<kind>`, `<game>-score-<key>`, `<game>-ending-<ending>`, `<game>-option-<name>` (with `-help`, and
`-<value>` for the values of a choice), `<game>-<component>`. Refusals of all games are `refused-<code>`.
"""

from __future__ import annotations

import locale
import os
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from rustfluent import Bundle

LANGUAGES = ("uk", "ru", "en")
FOLDER = Path(__file__).parent


class Texts:
    """The texts of one language.

    >>> texts_in("en")("sea_salt_paper-name")
    'Sea Salt & Paper'
    """

    def __init__(self, language: str) -> None:
        self.language = language
        files = sorted(str(path) for path in (FOLDER / language).glob("*.ftl"))
        self._bundle = Bundle(language, files)

    def __call__(self, key: str, **facts: object) -> str:
        """The text of a key; an unknown key is a mistake of ours and raises `KeyError`."""
        variables = {name: value if type(value) is int else str(value) for name, value in facts.items()}
        try:
            return str(self._bundle.get_translation(key, variables=variables, use_isolating=False))
        except ValueError:
            raise KeyError(f"no text {key!r} in {self.language!r}") from None

    def has(self, key: str) -> bool:
        try:
            self._bundle.get_translation(key)
        except ValueError:
            return False
        return True

    def component(self, game: str, name: str) -> str:
        """A component in words: `crab/yellow` is the texts of its parts.

        A corrected data pack may hold components that no language names; they go by their own name.
        """
        return " · ".join(self._part(game, part) for part in name.split("/"))

    def _part(self, game: str, part: str) -> str:
        key = f"{game}-{part}"
        return self(key) if self.has(key) else part.replace("_", " ")

    def say(
        self,
        game: str,
        kind: str,
        word: str,
        facts: Mapping[str, object],
        components: frozenset[str] = frozenset(),
        names: Sequence[str] = (),
    ) -> str:
        """What a game said (`kind` is move, prompt, event, score or ending) in this language.

        Facts named in `components` become words, seats become the players' names, lists are joined.
        """
        return self(f"{game}-{kind}-{word}", **self.words_for(game, facts, components, names))

    def words_for(
        self, game: str, facts: Mapping[str, object], components: frozenset[str], names: Sequence[str]
    ) -> dict[str, object]:
        """The facts of something said, in words."""
        return {name: self._word(game, name, value, components, names) for name, value in facts.items()}

    def _word(self, game: str, name: str, value: object, components: frozenset[str], names: Sequence[str]) -> object:
        if isinstance(value, list | tuple):
            return ", ".join(str(self._word(game, name, item, components, names)) for item in value)
        if name in components and isinstance(value, str):
            return self.component(game, value)
        if (name == "seat" or name.endswith("_seat")) and isinstance(value, int) and 0 <= value < len(names):
            return names[value]
        return value


@cache
def texts_in(language: str) -> Texts:
    """The texts of a language, read once."""
    return Texts(language)


def language_of_system() -> str:
    """The language of the user's system if we have it, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"):
        value = os.environ.get(name, "")
        if value[:2].lower() in LANGUAGES:
            return value[:2].lower()
        if value:
            return "en"
    system = locale.getlocale()[0] or ""
    return system[:2].lower() if system[:2].lower() in LANGUAGES else "en"
