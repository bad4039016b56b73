"""What players read, in Ukrainian, Russian and English: Fluent files shared by the terminal and the browser.

The keys of a game begin with its name: `<game>-name`, `<game>-move-<kind>`, `<game>-prompt-<key>`,
`<game>-event-<kind>`, `<game>-score-<key>`, `<game>-ending-<ending>`, `<game>-option-<name>` (with `-help`, and
`-<value>` for the values of a choice), `<game>-<component>`. Refusals of all games are `refused-<code>`.

Beside the facts themselves a text may use `$who` for the fact `seat` (`$asker_who` for `asker_seat`): `you` if that
is the reader, else `other`; and `$card_gen`, `$card_acc`, `$card_loc`: a component in another case than the
nominative. The names of components choose by `$case`, and the second part of a name by `$form`, which is case and
gender of the first (`acc-f`). For a list of components `$units_count` is how many they are, and `$units_only` the name
they all have, if they are equal. The fact `counts` is a number for each seat, said with the names. The browser does
the same in web/kit/texts.svelte.ts.
"""

from __future__ import annotations

import locale
import os
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Literal, Protocol

from rustfluent import Bundle

Language = Literal["uk", "ru", "en"]
LANGUAGES: tuple[Language, ...] = ("uk", "ru", "en")
FOLDER = Path(__file__).parent
CASES = ("gen", "acc", "loc")
CELL = re.compile(r"r(\d+)c(\d+)")  # a cell of a grid in the notation; people read it in words


class Refusal(Protocol):
    """What a refusal is told by."""

    @property
    def code(self) -> str: ...
    @property
    def facts(self) -> Mapping[str, object]: ...


class Texts:
    """The texts of one language.

    >>> texts_in("en")("sea_salt_paper-name")
    'Sea Salt & Paper'
    """

    def __init__(self, language: str) -> None:
        self.language = language
        files = sorted(str(path) for path in (FOLDER / language).glob("*.ftl"))
        self._bundle = Bundle(language, files)
        # By game, components that a corrected pack names otherwise: the key of the text, and its facts
        self.reworded: dict[str, Mapping[str, tuple[str, Mapping[str, object]]]] = {}

    def __call__(self, key: str, **facts: object) -> str:
        """The text of a key; an unknown key is a mistake of ours and raises `KeyError`."""
        variables = {name: value if _is_countable(value) else str(value) for name, value in facts.items()}
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

    def component(self, game: str, name: str, case: str = "nom") -> str:
        """A component in words: `crab/yellow` is the texts of its parts, joined as `<game>-joined` says.

        A corrected data pack may hold components that no language names; they go by their own name.
        """
        first, _, second = name.partition("/")
        word = self._part(game, first, case=case)
        if not second:
            return word
        form = f"{case}-{self._part(game, first, case='gender')}"
        return self(f"{game}-joined", first=word, second=self._part(game, second, case=case, form=form))

    def _part(self, game: str, part: str, **facts: str) -> str:
        key = f"{game}-{part}"
        if part in self.reworded.get(game, ()):
            other, more = self.reworded[game][part]
            return self(other, **{name: self._component_word(game, value, "nom") for name, value in more.items()})
        return self(key, **facts) if self.has(key) else part.replace("_", " ")

    def say(
        self,
        game: str,
        kind: str,
        word: str,
        facts: Mapping[str, object],
        components: frozenset[str] = frozenset(),
        names: Sequence[str] = (),
        reader: int | None = None,
    ) -> str:
        """What a game said (`kind` is move, prompt, event, score or ending) in this language.

        Facts named in `components` become words, seats become the players' names (the reader's own is "you"), lists
        are joined.
        """
        return self(f"{game}-{kind}-{word}", **self.words_for(game, facts, components, names, reader))

    def refused(self, refusal: Refusal) -> str:
        """A refusal as a sentence, with the moves that are possible and the nearest one, for those who type moves.

        One that has no text here, from somebody's own bot perhaps, is told by its code.
        """
        key = f"refused-{refusal.code}"
        known = {name: value for name, value in refusal.facts.items() if value is not None}
        sentence = self(key, **known) if self.has(key) else str(refusal)
        inner = known.get("reason")
        if refusal.code == "record-move-refused" and isinstance(inner, str) and self.has(f"refused-{inner}"):
            sentence += " " + self(f"refused-{inner}", **known)
        for fact, key in (("legal", "cli-legal"), ("nearest", "did-you-mean")):
            if known.get(fact):
                sentence += " " + self(key, **known)
        return sentence

    def words_for(
        self,
        game: str,
        facts: Mapping[str, object],
        components: frozenset[str],
        names: Sequence[str],
        reader: int | None = None,
    ) -> dict[str, object]:
        """The facts of something said, in words."""
        words: dict[str, object] = {}
        for name, value in facts.items():
            if name in components:
                words[name] = self._component_word(game, value, "nom")
                words |= {f"{name}_{case}": self._component_word(game, value, case) for case in CASES}
                if isinstance(value, list | tuple):
                    words[f"{name}_count"] = len(value)
                    words[f"{name}_only"] = value[0] if len(set(value)) == 1 else "many"
            elif (name == "seat" or name.endswith("_seat")) and isinstance(value, int):
                words[name] = names[value] if 0 <= value < len(names) else value
                words[name.removesuffix("seat") + "who"] = "you" if value == reader else "other"
            elif name == "counts" and isinstance(value, list | tuple) and len(value) == len(names):
                words[name] = ", ".join(f"{who}\u00a0{count}" for who, count in zip(names, value, strict=True))
            else:
                words[name] = self._plain_word(value)
        return words

    def _component_word(self, game: str, value: object, case: str) -> object:
        """A component, or a list: equal ones are counted, but cards and dice (of two parts) are named one by one."""
        if not isinstance(value, list | tuple):
            return self.component(game, value, case) if isinstance(value, str) else value
        words = [str(self._component_word(game, item, case)) for item in value]
        if any("/" in str(item) for item in value):
            return ", ".join(words)
        return ", ".join(word if n == 1 else f"{word}\u00a0×\u00a0{n}" for word, n in Counter(words).items())

    def _plain_word(self, value: object) -> object:
        if isinstance(value, list | tuple):
            return ", ".join(str(self._plain_word(item)) for item in value)
        cell = CELL.fullmatch(value) if isinstance(value, str) else None
        return self("web-cell", row=int(cell[1]), column=int(cell[2])) if cell else value


def _is_countable(value: object) -> bool:
    """A number that Fluent can take; it drops longer ones and leaves a hole in the sentence."""
    return type(value) is int and abs(value) < 1 << 31


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
