"""Says the wire once: writes its TypeScript and the tables of the protocol from the Python that speaks it.

    python tools/wire_ts.py           write what has changed
    python tools/wire_ts.py --check   fail if something is out of date

`web/kit/wire.ts` comes from the Structs of `table/wire.py` (out) and `messages.py` (in); `web/games/<game>/view.ts`
from the TypedDict `View` in a game's `told/view.py` (a game without one keeps its hand-written file); the tables
between `<!-- wire … -->` and `<!-- end -->` in `docs/protocol.md` from the first two. Docstrings and the comment behind
a field go with them.
"""

from __future__ import annotations

import importlib
import inspect
import re
import sys
import types
import typing
from collections.abc import Iterator, Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec
from msgspec import Struct, UnsetType

from seaboard.games import NAMES
from seaboard.service import messages
from seaboard.service.refusals import STATUS
from seaboard.table import wire

ROOT = Path(__file__).resolve().parents[1]
PROTOCOL = ROOT / "docs/protocol.md"
MADE = "/** {about} */\n// Made by tools/wire_ts.py from {source}: do not edit.\n"
WIDTH = 120
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "unknown"}
PLAIN[object] = "unknown"
FACTS = "Facts"


class Speller:
    """Spells Python types in TypeScript; types with a name of their own are spelt by it."""

    def __init__(self, modules: list[types.ModuleType]) -> None:
        self.aliases: dict[Any, str] = {}
        for module in modules:
            for name, value in vars(module).items():
                if get_origin(value) in (Literal, Union, types.UnionType) and name[0].isupper():
                    self.aliases.setdefault(value, name)
        self.met: dict[str, Any] = {}  # named types in the order in which they are to be written

    def spell(self, type_: Any) -> str:
        origin, args = get_origin(type_), get_args(type_)
        if origin in (Annotated, typing.Required, typing.NotRequired):
            return self.spell(args[0])
        if self._is_alias(type_):
            return self._meet(self.aliases[type_], type_)
        if type_ in PLAIN:
            return PLAIN[type_]
        if origin is Literal:
            return " | ".join(_literal(value) for value in args)
        if origin in (Union, types.UnionType):
            return self._union(args)
        if origin in (list, typing.get_origin(typing.Sequence[int])) or (origin is tuple and args[-1] is ...):
            inner = self.spell(args[0])
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        if origin is tuple:
            return "[" + ", ".join(self.spell(arg) for arg in args) + "]"
        if origin in (dict, Mapping):
            return FACTS if args == (str, Any) else f"Record<{self.spell(args[0])}, {self.spell(args[1])}>"
        if isinstance(type_, type) and (issubclass(type_, Struct) or typing.is_typeddict(type_)):
            return self._meet(type_.__name__, type_)
        raise TypeError(f"cannot spell {type_!r}")

    def _is_alias(self, type_: Any) -> bool:
        try:
            return type_ in self.aliases
        except TypeError:
            return False

    def _union(self, args: tuple[Any, ...]) -> str:
        rest = [arg for arg in args if arg is not UnsetType]
        for alias, name in self.aliases.items():  # a union with more in it was flattened
            parts = get_args(alias)
            if get_origin(alias) is not Literal and len(parts) > 1 and set(parts) < set(rest):
                others = [self.spell(arg) for arg in rest if arg not in parts]
                return " | ".join([self._meet(name, alias), *others])
        return " | ".join(dict.fromkeys(self.spell(arg) for arg in rest))

    def _meet(self, name: str, type_: Any) -> str:
        if self.met.setdefault(name, type_) != type_:
            raise TypeError(f"two types are called {name}")
        return name

    # -- declarations -------------------------------------------------------------------------------------------

    def declare_all(self, *first: Any) -> str:
        """All types that can be reached from some, each after those that mention it."""
        for one in first:
            self.spell(one)
        lines: list[str] = []
        done = 0
        while done < len(self.met):
            name, type_ = list(self.met.items())[done]
            done += 1
            if isinstance(type_, type):
                lines += ["", *self.declare(type_)]
            else:
                lines += ["", *self.declare_alias(name, type_)]
        return "\n".join(lines) + "\n"

    def declare_alias(self, name: str, type_: Any) -> list[str]:
        parts = [self.spell(part) if get_origin(type_) is not Literal else _literal(part) for part in get_args(type_)]
        return _broken(f"export type {name} =", parts, "")

    def declare(self, type_: type) -> list[str]:
        base = _base_of(type_)
        heir = f" extends {self.spell(base)}" if base else ""
        lines = [f"/** {_about(type_)} */"] if _about(type_) else []
        fields = list(self.own_fields(type_, base))
        if not fields:
            return [*lines, f"export type {type_.__name__} = {self.spell(base) if base else 'object'};"]
        lines.append(f"export interface {type_.__name__}{heir} {{")
        for field, spelt, may_lack, comment in fields:
            if comment:
                lines.append(f"  /** {comment} */")
            lines += _field_lines(f"{field}{'?' if may_lack else ''}", spelt)
        return [*lines, "}"]

    def own_fields(self, type_: type, base: type | None = None) -> Iterator[tuple[str, str, bool, str]]:
        """The name, type, "may be left out" and comment of each field that a type adds to its base."""
        inherited = set() if base is None else {name for name, *_ in self.own_fields(base)}
        comments = _comments(type_)
        hints = typing.get_type_hints(type_, include_extras=True)
        if issubclass(type_, Struct):
            config = type_.__struct_config__
            if config.tag_field and config.tag != type_.__name__:
                yield config.tag_field, _literal(config.tag), False, ""
            for field in msgspec.structs.fields(type_):
                if field.encode_name not in inherited:
                    spelt = self.spell(hints[field.name])
                    yield field.encode_name, spelt, not field.required, comments.get(field.name, "")
        else:
            # Annotations that are texts hide Required and NotRequired from __optional_keys__.
            optional = type_.__optional_keys__  # type: ignore[attr-defined]
            for name, hint in hints.items():
                origin = get_origin(hint)
                may_lack = origin is typing.NotRequired or (name in optional and origin is not typing.Required)
                yield name, self.spell(hint), may_lack, comments.get(name, "")


def _literal(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value).lower()


def _field_lines(field: str, spelt: str) -> list[str]:
    return _broken(f"  {field}:", spelt.split(" | "), "  ")


def _broken(head: str, parts: list[str], indent: str) -> list[str]:
    """A union on as few lines as it needs, as prettier would have it."""
    whole = " | ".join(parts) + ";"
    if len(f"{head} {whole}") <= WIDTH:
        return [f"{head} {whole}"]
    if len(f"{indent}  {whole}") <= WIDTH:
        return [head, f"{indent}  {whole}"]
    return [head, *(f"{indent}  | {part}" for part in parts[:-1]), f"{indent}  | {parts[-1]};"]


def _base_of(type_: type) -> type | None:
    """The named type that this one adds fields to."""
    for base in type_.__bases__:  # a TypedDict has none: it is written out whole
        if issubclass(base, Struct) and typing.get_type_hints(base):
            return base
    return None


def _lineage(type_: type) -> list[type]:
    """A type and those it was made from, the oldest first; a TypedDict forgets them, its source does not."""
    if not typing.is_typeddict(type_):
        return [one for one in reversed(type_.__mro__) if issubclass(one, Struct) and one is not Struct]
    named = re.search(r"class \w+\(([^)]*)\)", inspect.getsource(type_))
    bases = [
        getattr(sys.modules[type_.__module__], name.strip(), None) for name in (named[1] if named else "").split(",")
    ]
    return [*(old for base in bases if typing.is_typeddict(base) for old in _lineage(typing.cast(type, base))), type_]


def _about(type_: type) -> str:
    if not type_.__dict__.get("__doc__"):
        return ""
    return " ".join((inspect.getdoc(type_) or "").split("\n\n")[0].split())


def _comments(type_: type) -> dict[str, str]:
    """The comment behind each field, from the source of a type and its bases."""
    found: dict[str, str] = {}
    for one in _lineage(type_):
        for line in inspect.getsource(one).splitlines():
            match = re.fullmatch(r"    (\w+): .*?  # (.*)", line)
            if match:
                found[match[1]] = match[2]
    return found


# -- the files --------------------------------------------------------------------------------------------------


def wire_ts() -> str:
    speller = Speller([wire, messages])
    bodies = [one for one in vars(messages).values() if _is_struct(one, messages.Body) and one is not messages.Body]
    answers = [one for one in vars(wire).values() if _is_struct(one, wire.Shown) and one not in (wire.Shown, wire.Told)]
    about = "What travels between a client and a Seaboard server (docs/protocol.md)."
    head = MADE.format(about=about, source="table/wire.py and messages.py")
    facts = f"\nexport type {FACTS} = Readonly<Record<string, unknown>>;\n"
    return head + facts + speller.declare_all(wire.AnyTold, messages.AnyMessage, messages.Command, *answers, *bodies)


def view_ts(game: str) -> str | None:
    """The view of a game, if it says what it shows."""
    name = f"seaboard.games.{game}.told.view"
    if find_spec(f"seaboard.games.{game}.told") is None or find_spec(name) is None:
        return None
    module = importlib.import_module(name)
    if not typing.is_typeddict(getattr(module, "View", None)):
        return None
    speller = Speller([module, *_modules_of(module)])
    text = speller.declare_all(module.View)
    head = MADE.format(about="What the engine shows of a table.", source=f"games/{game}/told/view.py")
    facts = f"\nexport type {FACTS} = Readonly<Record<string, unknown>>;\n" if re.search(rf"\b{FACTS}\b", text) else ""
    return head + facts + text


def _modules_of(module: types.ModuleType) -> list[types.ModuleType]:
    """The modules from which a view takes its parts."""
    parts = [one for one in vars(module).values() if isinstance(one, type) and typing.is_typeddict(one)]
    return [sys.modules[name] for name in dict.fromkeys(one.__module__ for one in parts) if name != module.__name__]


def _is_struct(one: object, base: type) -> bool:
    return isinstance(one, type) and issubclass(one, base)


def protocol_md(text: str) -> str:
    """The page with its tables made anew."""
    speller = Speller([])  # words are written out

    def table(match: re.Match[str]) -> str:
        lines = _statuses() if match[1] == "statuses" else _table(speller, match[1])
        return f"<!-- wire {match[1]} -->\n{lines}\n<!-- end -->"

    return re.sub(r"<!-- wire (\w+) -->\n.*?<!-- end -->", table, text, flags=re.DOTALL)


def _statuses() -> str:
    rows = [f"| {status} | {', '.join(f'`{code}`' for code in sorted(codes))} |" for status, codes in STATUS.items()]
    return "\n".join(["| status | codes |", "| --- | --- |", *rows])


def _table(speller: Speller, name: str) -> str:
    """A line for each message of a union, or for each field of a type."""
    type_ = getattr(wire, name, None) or getattr(messages, name)
    if not isinstance(type_, type):
        rows = [f"| {_sketch(speller, one)} | {_about(one)} |" for one in get_args(type_)]
        return "\n".join(["| message | what |", "| --- | --- |", *rows])
    rows = []
    for field, spelt, may_lack, comment in speller.own_fields(type_):
        if field == "type":
            continue
        code = spelt.replace("|", "\\|")
        rows.append(f"| `{field}`{' (may be left out)' if may_lack else ''} | `{code}` | {comment} |")
    return "\n".join(["| field | type | what |", "| --- | --- | --- |", *rows])


def _sketch(speller: Speller, type_: type) -> str:
    """A message in one line: its type, then its fields."""
    fields = list(speller.own_fields(type_))
    tag = fields[0][1] if fields and fields[0][0] == "type" else ""
    rest = [f"`{name}`{'?' if may_lack else ''}" for name, _, may_lack, _ in fields if name != "type"]
    return f"**{tag.strip(chr(34))}** " + " ".join(rest) if tag else " ".join(rest)


def made() -> dict[Path, str]:
    """Every file that this makes, with what belongs in it."""
    files = {ROOT / "web/kit/wire.ts": wire_ts()}
    for game in NAMES:
        text = view_ts(game)
        if text is not None:
            files[ROOT / f"web/games/{game}/view.ts"] = text
    files[PROTOCOL] = protocol_md(PROTOCOL.read_text(encoding="utf-8"))
    return files


def main() -> int:
    stale = [path for path, text in made().items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    if "--check" in sys.argv[1:]:
        for path in stale:
            print(f"out of date: {path.relative_to(ROOT)} (python tools/wire_ts.py makes it anew)")
        return 1 if stale else 0
    for path, text in made().items():
        if path in stale:
            path.write_text(text, encoding="utf-8")
            print(f"made {path.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
