"""The table of Kelp in a terminal of 80 columns: the forest with its paths, then the tools of both sides."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from textwrap import wrap
from typing import Any

from rich.cells import cell_len, set_cell_size
from rich.markup import escape
from rich.text import Text

from seaboard.games.kelp.box.pack import standard_data
from seaboard.games.kelp.told.effect_words import effect_in_words
from seaboard.locales import Texts

GAME = "kelp"
ZONE_WIDTH = 17
CELL_WIDTH = 5
ZONE_LINES = 4
# A colour is never the only sign: dice show a letter of their colour in the language of the player.
DIE_STYLES = {"blue": "white on #1d5fa8", "yellow": "black on #f5d547", "red": "white on #b3261e"}
ARROWS = {"N": "▲", "S": "▼", "W": "◄", "E": "►", "free": "◆"}


def draw(view: dict[str, Any], texts: Texts, names: Sequence[str]) -> str:
    """The forest, the shark's side above it, the octopus's side below."""
    board = Board(view, texts)
    lines = [f"[bold]{board.say('title', board=board.say(view['board']), round=view['round'])}[/]", ""]
    lines += board.shark_tools(names)
    lines += ["", *board.forest(), ""]
    lines += [f"[dim]{escape(board.say('legend'))}[/]", ""]
    lines += board.octopus_tools(names)
    return "\n".join(line.rstrip() for line in lines)


class Board:
    """One view in one language."""

    def __init__(self, view: dict[str, Any], texts: Texts) -> None:
        self.view = view
        self.texts = texts
        # What a card does is known for the printed ones; a corrected pack may have changed it.
        printed = {} if "pack" in view else standard_data()
        self.cards = {card["id"]: card for part in ("octopus_cards", "shark_cards") for card in printed.get(part, ())}

    def say(self, key: str, **facts: object) -> str:
        return self.texts(f"{GAME}-board-{key}", **facts)

    def name(self, component: str) -> str:
        return self.texts.component(GAME, component)

    # -- the forest --------------------------------------------------------------------------------

    def forest(self) -> list[str]:
        """Rows 0 to 6 of the board: cells on even rows and columns, zones on odd ones."""
        cells = {tuple(cell["at"]): cell for cell in self.view["cells"]}
        lines: list[str] = []
        for y in range(7):
            if y % 2 == 0:
                lines.append("".join(self._path(x, y, cells) for x in range(7)))
                continue
            zones = [self._zone(self.view["zones"][(y // 2) * 3 + x]) for x in range(3)]
            for line in range(ZONE_LINES):
                parts = []
                for x in range(7):
                    if x % 2:
                        parts.append(zones[x // 2][line])
                    else:
                        parts.append(self._upright(x, y, line, cells))
                lines.append("".join(parts))
        return lines

    def _path(self, x: int, y: int, cells: dict[tuple[int, ...], Any]) -> str:
        """A piece of a level line, with its cell if there is one."""
        width = ZONE_WIDTH if x % 2 else CELL_WIDTH
        cell = cells.get((x, y))
        edge = y in (0, 6)
        if cell is None:
            if edge:
                bend = {2: "──╮  ", 4: "  ╭──"} if y == 0 else {2: "──╯  ", 4: "  ╰──"}
                return f"[dim]{bend.get(x, ('─' if x in (1, 5) else ' ') * width)}[/]"
            if x in (0, 6):
                curve = {(0, 2): "  ╰──", (6, 2): "──╯  ", (0, 4): "  ╭──", (6, 4): "──╮  "}
                return f"[dim]{curve.get((x, y), ' ' * width)}[/]"
            return f"[dim]{'──┼──' if x % 2 == 0 else '─' * width}[/]"
        sign = self._cell(cell)
        left = (width - 3) // 2
        right = width - 3 - left
        if edge and x == 0:
            return f"{' ' * left}{sign}[dim]{'─' * right}[/]"
        if edge and x == 6:
            return f"[dim]{'─' * left}[/]{sign}{' ' * right}"
        return f"[dim]{'─' * left}[/]{sign}[dim]{'─' * right}[/]"

    def _upright(self, x: int, y: int, line: int, cells: dict[tuple[int, ...], Any]) -> str:
        """A piece of an upright line."""
        cell = cells.get((x, y))
        if cell is not None and line == ZONE_LINES // 2:
            return f" {self._cell(cell)} "
        if x in (0, 6) and y == 3:
            return " " * CELL_WIDTH
        return "[dim]  │  [/]"

    def _cell(self, cell: dict[str, Any]) -> str:
        """Three columns: the shark, a current, a hide or just a cell."""
        if cell["shark"]:
            return f"[bold white on #5a6b7b] {self._arrow(cell)} [/]"
        if cell["current"]:
            return f"[{DIE_STYLES['blue']}]\\[{cell['current']}][/]"
        return "[cyan] ⌂ [/]" if cell["hide"] else "[cyan] · [/]"

    def _arrow(self, cell: dict[str, Any]) -> str:
        heading = self.view["shark"]["heading"]
        x, y = cell["at"]
        if heading == "A":
            return "►" if x < 3 else "◄"
        if heading == "B":
            return "▼" if y < 3 else "▲"
        return ARROWS.get(heading, "◆")

    def _zone(self, zone: dict[str, Any]) -> list[str]:
        """The number and value of a zone, its block, the die on it."""
        number = zone["zone"].removeprefix("z")
        head = f"{number}  {zone['value']}+"
        if zone["empty"]:
            block, style = "·", "dim"
        elif zone["block"] is None:
            block, style = "?", "bold"
        elif zone["revealed"]:
            block, style = self.name(zone["block"]), "bold"
        else:
            block, style = f"? {self.name(zone['block'])}", "italic dim"
        words = [*wrap(block, ZONE_WIDTH - 2), "", ""]
        rest = "" if len(words) <= 4 else "…"
        lines = [f"[dim]{_fit(head)}[/]"]
        lines += [f"[{style}]{_fit(words[0])}[/]", f"[{style}]{_fit(words[1] + rest)}[/]"]
        die = zone["die"]
        lines.append(self._padded(self.die(die), ZONE_WIDTH) if die else " " * ZONE_WIDTH)
        return lines

    def _padded(self, markup: str, width: int) -> str:
        return f" {markup}{' ' * (width - 1 - Text.from_markup(markup).cell_len)}"

    # -- the tools -----------------------------------------------------------------------------------

    def die(self, name: str) -> str:
        """`blue/4` as a coloured chip with the first letter of its colour."""
        colour, _, value = name.partition("/")
        letter = self.name(colour)[0].upper()
        return f"[{DIE_STYLES[colour]}] {letter}{value or ''} [/]"

    def dice(self, names: Iterable[str]) -> str:
        return " ".join(self.die(name) for name in names) or self.say("nothing")

    def counted(self, names: Iterable[str]) -> str:
        """Names with how often they occur."""
        counts = Counter(names)
        words = [self.name(name) + (f" ×{count}" if count > 1 else "") for name, count in counts.items()]
        return escape(", ".join(words)) or self.say("nothing")

    def line(self, key: str, text: str) -> list[str]:
        """A label and what belongs to it, folded to the width of the terminal."""
        label = self.say(key)
        if Text.from_markup(text).cell_len + cell_len(label) + 4 <= 80:
            return [f"  [dim]{label}:[/] {text}"]
        folded = wrap(Text.from_markup(text).plain, 74, break_on_hyphens=False)
        return [f"  [dim]{label}:[/]", *(f"    {escape(part)}" for part in folded)]

    def explained(self, key: str, cards: Iterable[tuple[str, int | None]]) -> list[str]:
        """Cards with their cost, one below the other, each with what it does."""
        lines: list[str] = []
        for name, cost in cards:
            price = "" if cost is None else f" ({cost})"
            does = effect_in_words(self.cards[name]["effect"], self.texts) if name in self.cards else ""
            words = f"{self.name(name)}{price}{': ' if does else ''}{does}"
            lines += [f"    {escape(part)}" for part in wrap(words, 74, subsequent_indent="  ")]
        return [f"  [dim]{self.say(key)}:[/]", *lines] if lines else self.line(key, self.say("nothing"))

    def shark_tools(self, names: Sequence[str]) -> list[str]:
        shark = self.view["shark"]
        lines = [self.heading_of("shark", names, 0)]
        lines += self.line("pool", self.dice([*shark["pool"], *shark["held"]]))
        if shark["drawn"]:
            drawn = self.dice(shark["drawn_dice"]) if "drawn_dice" in shark else str(shark["drawn"])
            lines += self.line("drawn", drawn)
        if shark["watched"] or shark["watched_new"]:
            lines += self.line("watched", self.dice([*shark["watched"], *shark["watched_new"]]))
        lines += self.line("energy", f"{self.dice(shark['energy'])}  ({len(shark['energy'])}/{shark['slots']})")
        growing = [*shark["growth"], *["blue"] * shark["to_growth"]["blue"], *["yellow"] * shark["to_growth"]["yellow"]]
        lines += self.line("growth", f"{self.dice(growing)}  ({self.say('tiles', count=shark['tiles'])})")
        lines += self.line("hunger", f"{self.dice(shark['hunger'])}  ({len(shark['hunger'])}/{shark['hunger_spaces']})")
        if "bag" in shark:
            lines += self.line("bag", self.heap(shark["bag"]))
        lines += self.line("supply", self.heap(self.view["dice_supply"]))
        lines += self.explained("row", [(card["skill"], card["cost"]) for card in shark["row"] if card])
        lines.append(f"    [dim]{self.say('deck', count=shark['deck'])}[/]")
        lines += self.explained("bought", [(card, None) for card in (*shark["bought"], *shark["laid"])])
        return lines

    def heap(self, colours: dict[str, int]) -> str:
        return "  ".join(f"{self.die(colour)}×{count}" for colour, count in colours.items())

    def octopus_tools(self, names: Sequence[str]) -> list[str]:
        octopus = self.view["octopus"]
        lines = [self.heading_of("octopus", names, 1)]
        size = self.say("hand-size", count=octopus["hand_size"], limit=octopus["limit"])
        lines += self.line("hand", f"{size} · {self.say('deck', count=octopus['deck'])}")
        for card in octopus.get("hand", ()):
            cost = self.cards[card]["cost"] if card in self.cards else None
            lines += self.explained("hand", [(card, cost)])[1:]
        played = [card for card in (*octopus["played"], octopus["playing"]) if card]
        if played:
            lines += self.line("played", self.counted(played))
        lines += self.line("discard", self.counted(octopus["discard"]))
        piles = [f"{self.name(pile['top'])} ({pile['size']})" for pile in octopus["piles"].values() if pile["top"]]
        lines += self.line("piles", escape(", ".join(piles)) or self.say("nothing"))
        lines += self.line("blocks", self.counted(octopus["supply"]))
        food = [
            self.say("used", block=self.name(food["block"])) if food["used"] else self.name(food["block"])
            for food in octopus["food"]
        ]
        eaten = f"({len(food)}/{octopus['food_spaces']})"
        lines += self.line("food", escape(f"{', '.join(food) or self.say('nothing')}  {eaten}"))
        if octopus["in_block_bag"]:
            lines.append(f"  {self.say('in-bag', count=octopus['in_block_bag'])}")
        lines += self.line("confrontation", self.counted(self.view["confrontation"]))
        return lines

    def heading_of(self, role: str, names: Sequence[str], seat: int) -> str:
        """Who plays this side, with a sign for the one to act."""
        sign = "▶ " if self.view["actor"] == seat else ""
        return f"[bold]{sign}{self.texts(f'{GAME}-role-{role}')} · {escape(names[seat])}[/]"


def _fit(text: str) -> str:
    """Padded or cut to the width of a zone, with a space on either side."""
    if cell_len(text) > ZONE_WIDTH - 2:
        text = set_cell_size(text, ZONE_WIDTH - 3) + "…"
    return escape(f" {set_cell_size(text, ZONE_WIDTH - 2)} ")
