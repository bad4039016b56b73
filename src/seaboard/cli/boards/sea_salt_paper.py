"""The table of Sea Salt & Paper in a terminal of 80 columns."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rich.cells import cell_len
from rich.markup import escape
from rich.text import Text

from seaboard.locales import Texts

GAME = "sea_salt_paper"
WIDTH = 80
# A colour is never the only sign: each has a shape of its own, and its name is written in the hand.
CHIPS = {
    "dark_blue": ("●", "white on #1d3f8f"),
    "light_blue": ("○", "black on #8fd3f0"),
    "black": ("■", "white on #1c1c1c"),
    "yellow": ("▲", "black on #f5d547"),
    "green": ("◆", "black on #a6d96a"),
    "grey": ("□", "black on #a8a8a8"),
    "light_orange": ("△", "black on #fbc98e"),
    "purple": ("★", "white on #7d4fa8"),
    "pink": ("◇", "black on #f4a6c6"),
    "orange": ("▼", "black on #f08a24"),
    "white": ("☆", "black on #f4f4f4"),
}


def draw(view: dict[str, Any], texts: Texts, names: Sequence[str]) -> str:
    """Piles, then every player with what lies open, then the own hand and what is being looked at."""
    say = Board(texts)
    lines = [f"[bold]{say('round', round=view['round'], target=view['target'])}[/]"]
    if view["call"] is not None and view["actor"] is not None:
        lines.append(f"[bold]{say('call', seat=names[view['call']['caller']])}[/]")
    lines += ["", *say.piles(view), ""]
    for seat, row in enumerate(view["seats"]):
        lines += say.player(row, names[seat], acts=seat == view["actor"], own=seat == view["seat"])
    mine = view["seat"]
    if mine is not None:
        lines += ["", *say.hand(view["seats"][mine])]
    lines += say.looked_at(view)
    return "\n".join(line.rstrip() for line in lines)


class Board:
    """The parts of the table in one language."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def __call__(self, key: str, **facts: object) -> str:
        return escape(self.texts(f"{GAME}-board-{key}", **facts))

    def piles(self, view: dict[str, Any]) -> list[str]:
        """The deck and both piles, one line each."""
        labels = [self("deck"), self("left"), self("right")]
        room = max(map(cell_len, labels))
        lines = [f"  {_filled(labels[0], room)}  {self('cards', count=view['deck'])}"]
        for label, pile in zip(labels[1:], view["piles"], strict=True):
            if pile["top"] is None:
                shown = f"[dim]{self('empty')}[/]"
            else:
                shown = f"{self.card(pile['top'])}  [dim]{self('cards', count=pile['size'])}[/]"
            lines.append(f"  {_filled(label, room)}  {shown}")
        return lines

    def player(self, row: dict[str, Any], name: str, acts: bool, own: bool) -> list[str]:
        """Name, total, size of the hand and the pairs laid down."""
        facts = [self("total", total=row["total"]), self("hand_size", count=row["hand_size"])]
        if row["points"] is not None:
            facts.append(self("points", points=row["points"]))
        if row["opened"]:
            facts.append(self("open"))
        mark = "[bold green]▶[/]" if acts else " "
        lines = [f"{mark} [bold]{escape(name)}[/]  {' · '.join(facts)}"]
        if row["area"]:
            lines += _rows(self("area"), (self.pair(*pair) for pair in row["area"]))
        if row["hand"] and not own:
            lines += _rows(self("hand"), map(self.card, row["hand"]))
        return lines

    def hand(self, row: dict[str, Any]) -> list[str]:
        """The own cards, one line for each name."""
        title = f"  [bold]{self('hand')}[/]"
        if not row["hand"]:
            return [f"{title}  [dim]{self('nothing')}[/]"]
        by_name: dict[str, list[str]] = {}
        for card in row["hand"]:
            name, colour = card.split("/")
            by_name.setdefault(name, []).append(colour)
        room = max(cell_len(self.word(name)) for name in by_name)
        lines = [title]
        for name, colours in by_name.items():
            count = f"×{len(colours)}" if len(colours) > 1 else "  "
            label = f"{_filled(self.word(name), room)} {count}"
            lines += _rows(label, (self.chip(colour, named=True) for colour in colours), ending="")
        return lines

    def looked_at(self, view: dict[str, Any]) -> list[str]:
        """The cards of a decision: drawn ones, or a pile that is searched."""
        shown = []
        if "drawn" in view:
            shown.append((self("drawn"), view["drawn"]))
        if "kept" in view:
            shown += [(self("kept"), [view["kept"]]), (self("to_discard"), [view["to_discard"]])]
        if "pile_cards" in view:
            shown.append((self("searched_left" if view["searched"] == 0 else "searched_right"), view["pile_cards"]))
        lines = []
        for label, cards in shown:
            lines += _rows(f"[bold]{label}[/]", map(self.card, cards))
        return lines

    def word(self, part: str) -> str:
        return escape(self.texts(f"{GAME}-{part}"))

    def chip(self, colour: str, named: bool = False) -> str:
        """A patch of the colour with its sign."""
        sign, style = CHIPS[colour]
        return f"[{style}] {sign} [/] {self.word(colour)}" if named else f"[{style}] {sign} [/]"

    def card(self, card: str) -> str:
        return f"{self.chip(card.split('/')[1])} {escape(self.texts.component(GAME, card))}"

    def pair(self, one: str, other: str) -> str:
        """Two cards laid down together, in short."""
        (name, colour), (partner, too) = one.split("/"), other.split("/")
        if name == partner:
            return f"{self.chip(colour)}{self.chip(too)} {self.word(name)}"
        return f"{self.chip(colour)}{self.chip(too)} {self.word(name)} + {self.word(partner)}"


def _rows(label: str, items: Iterable[str], ending: str = ":") -> list[str]:
    """A label and what belongs to it, broken into lines that fit."""
    first = f"    {label}{ending}"
    indent = " " * (_width(first) + 2) if _width(first) < WIDTH // 2 else " " * 6
    lines = [first] if _width(first) < WIDTH // 2 else [first, indent[:-2]]
    begun = False
    for item in items:
        if begun and _width(lines[-1]) + 2 + _width(item) > WIDTH:
            lines.append(indent + item)
        else:
            lines[-1] += "  " + item
        begun = True
    return lines


def _filled(text: str, room: int) -> str:
    return text + " " * (room - cell_len(text))


def _width(markup: str) -> int:
    """How many columns a text in markup takes."""
    return Text.from_markup(markup).cell_len
