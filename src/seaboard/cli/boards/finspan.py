"""The table of Finspan in a terminal of 80 columns: every ocean, then the open hands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from rich.cells import cell_len, set_cell_size
from rich.markup import escape

from seaboard.games.finspan.box.pack import PACKS, standard_pack
from seaboard.games.finspan.box.printed import SITE_NAMES, Fish
from seaboard.games.finspan.told.ability_words import ability_in_words
from seaboard.locales import Texts

GAME = "finspan"
CELL = 25
COLOURS = {"B": "blue", "P": "magenta", "G": "green"}
# The signs of tokens and costs are explained in the last line; colours are never the only sign.
EGG, SCHOOL = "●", "◆"
COSTS = {"en": "ceys", "uk": "кімз", "ru": "кимс"}
ZONE_OF_ROW = ("S", "S", "S", "T", "M", "M")


def draw(view: dict[str, Any], texts: Texts, names: Sequence[str]) -> str:
    """The week, every player's mat with hand and discard pile, and the Nautoma."""
    board = Board(texts, PACKS.get(view.get("pack", "standard")) or standard_pack())
    lines = [f"[bold]{board.week(view)}[/]", *board.achievements(view), *board.bonuses()]
    for seat, row in enumerate(view["seats"]):
        lines += ["", *board.player(row, names[seat], acts=seat == view["actor"], own=seat == view["seat"])]
    if view["nautoma"] is not None:
        lines += ["", *board.nautoma(view["nautoma"])]
    lines += ["", f"[dim]{board('legend')}[/]"]
    return "\n".join(line.rstrip() for line in lines)


class Board:
    """The parts of the table in one language."""

    def __init__(self, texts: Texts, pack: Any) -> None:
        self.texts = texts
        self.pack = pack
        self.fish: dict[str, Fish] = {fish.name: fish for fish in pack.fish}

    def __call__(self, key: str, **facts: object) -> str:
        return escape(self.texts(f"{GAME}-board-{key}", **facts))

    def name(self, fish: str) -> str:
        return self.texts(f"{GAME}-{fish}")

    def week(self, view: dict[str, Any]) -> str:
        week = view["week"]
        if week > len(view["tiles"]):
            return self("last-week", deck=view["deck"])
        tile, points = view["tiles"][week - 1], view["worth"][week - 1]
        said = self("week", week=week, deck=view["deck"], achievement=self.name(tile), points=points)
        return f"{said}{self.guess(tile)}"

    def achievements(self, view: dict[str, Any]) -> list[str]:
        """What the weeks to come will count."""
        weeks = enumerate(zip(view["tiles"], view["worth"], strict=True), 1)
        return [
            f"[dim]  {self('ahead', week=week, achievement=self.name(tile), points=points)}{self.guess(tile)}[/]"
            for week, (tile, points) in weeks
            if week > view["week"]
        ]

    def guess(self, tile: str) -> str:
        """A remark if the number of an achievement is our reconstruction."""
        ours = {one["name"] for one in self.pack.achievements["tiles"] if one["source"] == "reconstructed"}
        return " " + escape(self.texts(f"{GAME}-web-reconstructed")) if tile in ours else ""

    def bonuses(self) -> list[str]:
        """What a dive gives on its way down, site by site."""
        lines = []
        for site, colour in COLOURS.items():
            units = [one["benefit"].lower() for one in self.pack.mat["bonuses"] if one["site"] == site]
            lines.append(
                f"[{colour}]  {site}[/] [dim]{escape(' → '.join(self.name(f'unit_{unit}') for unit in units))}[/]"
            )
        return [f"[dim]{self('bonuses')}:[/]", *lines]

    def symbols(self, row: dict[str, Any]) -> str:
        """How often each symbol is seen in an ocean."""
        seen = Counter(
            symbol for slot in row["ocean"].values() if slot.get("fish") for symbol in self.fish[slot["fish"]].symbols
        )
        return ", ".join(f"{self.name(symbol)} {count}" for symbol, count in sorted(seen.items()))

    def player(self, row: dict[str, Any], name: str, acts: bool, own: bool) -> list[str]:
        """Name and points, six rows of three slots, the hand and the discard pile."""
        mark = "[bold green]▶[/]" if acts else " "
        facts = [self("points", points=row["score"]["total"]), self("divers", count=row["divers"])]
        lines = [f"{mark} [bold]{escape(name)}[/]  {' · '.join(facts)}", self.heads(row)]
        for number in range(1, 7):
            cells = [self.cell(row["ocean"].get(f"{site}{number}", {})) for site in SITE_NAMES]
            lines.append(f"[dim]{number}{ZONE_OF_ROW[number - 1]}[/] {' '.join(cells)}")
        if symbols := self.symbols(row):
            lines += wrapped(self.texts(f"{GAME}-web-symbols"), symbols.split(", "))
        if own:
            lines.append(f"[dim]{self('hand')}:[/]" + ("" if row["hand"] else f" {self('none')}"))
            lines += [self.card(name) for name in row["hand"]]
        else:
            lines += wrapped(self("hand"), [self.name(name) for name in row["hand"]] or [self("none")])
        if row["discard"]:
            lines += wrapped(self("discard"), [self.name(name) for name in row["discard"]])
        return lines

    def heads(self, row: dict[str, Any]) -> str:
        """The dive sites, each with a sign for every diver that has been down."""
        heads = []
        for site, colour in COLOURS.items():
            divers = "▼" * row["dives"][site]
            word = self.texts(f"{GAME}-{('blue', 'purple', 'green')[SITE_NAMES.index(site)]}")
            heads.append(f"[{colour}]{set_cell_size(f'{site} {word} {divers}', CELL)}[/]")
        return "   " + " ".join(heads)

    def cell(self, slot: dict[str, Any]) -> str:
        """A fish, shortened to fit, and its tokens."""
        signs = EGG if slot.get("egg") else ""
        signs += f"‹{slot['young']}›" if slot.get("young") else ""
        signs += SCHOOL if slot.get("school") else ""
        signs += f"+{len(slot['under'])}" if slot.get("under") else ""
        fish = slot.get("fish")
        name = self.name(fish) if fish else "·"
        room = CELL - cell_len(signs) - (1 if signs else 0)
        if cell_len(name) > room:
            name = set_cell_size(name, room - 1).rstrip() + "…"
        style = "dim" if fish is None or self.fish[fish].deck == "forage" else "default"
        text = f"[{style}]{escape(name)}[/]" + (f" [bold]{signs}[/]" if signs else "")
        return text + " " * (CELL - cell_len(name) - cell_len(signs) - (1 if signs else 0))

    def card(self, name: str) -> str:
        """A card of the own hand: cost, zones, band, length, points, and what it does."""
        fish = self.fish[name]
        letters = COSTS[self.texts.language]
        cost = "".join(
            letter * count
            for letter, count in zip(letters, (fish.cards, fish.eggs, fish.young, fish.schools), strict=True)
        )
        cost += ">" if fish.consumes else ""
        band = {"": "", "blue": " B", "purple": " P", "green": " G"}[fish.band]
        points = self.texts(f"{GAME}-web-points-of", points=fish.points)
        facts = f"{cost} · {fish.zones}{band} · {self('length', length=fish.length)} · {points}"
        words = escape(ability_in_words(fish, self.texts))
        symbols = escape(", ".join(self.name(symbol) for symbol in fish.symbols))
        marks = f" · [magenta]{symbols}[/]" if symbols else ""
        return f"  [bold]{escape(self.name(name))}[/] [cyan]{facts}[/]{marks}\n    [dim]{words}[/]"

    def nautoma(self, her: dict[str, Any]) -> list[str]:
        counts = {key: her[key] for key in ("eggs", "young", "schools", "markers")}
        points = self("points", points=her["score"]["total"])
        lines = [
            f"  [bold]{self('nautoma', level=her['level'])}[/]  {points}",
            f"  {self('nautoma-area', fish=len(her['fish']), **counts)}",
        ]
        if her["strength"]:
            card = self.texts.component(GAME, her["ravel_card"])
            lines.append(f"  {self('ravel', strength=her['strength'], card=card)}")
        return lines


def wrapped(label: str, items: list[str], width: int = 80) -> list[str]:
    """A label and its items, as many to a line as fit."""
    lines = []
    line = f"{label}: "
    for number, item in enumerate(items):
        piece = item + (", " if number < len(items) - 1 else "")
        if cell_len(line) + cell_len(piece) > width and line.strip():
            lines.append(line)
            line = "   "
        line += piece
    return [f"[dim]{escape(one)}[/]" for one in [*lines, line]]
