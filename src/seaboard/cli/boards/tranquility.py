"""The sea of Tranquility in a terminal of 80 columns, with what the own hand could do in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.cells import cell_len
from rich.markup import escape

from seaboard.locales import Texts

GAME = "tranquility"
CELL_WIDTH = 6
ROCKS, PURPLE = "▲", "◍"  # signs of what blocks a row


def draw(view: dict[str, Any], texts: Texts, names: Sequence[str]) -> str:
    """The sea from the top row down, everybody's cards in numbers, and the own hand with its places."""
    say = Board(texts)
    title = f"[bold]{say('sea', filled=view['filled'])}[/]"
    if view["mode"] != "duel":
        title += f" · {say('start' if view['started'] else 'no_start')}"
    lines = [title]
    lines += [*say.modules(view), "", *say.sea(view), ""]
    for seat, row in enumerate(view["seats"]):
        lines.append(say.player(row, names[seat], acts=seat == view["actor"]))
    if view["seat"] is not None:
        lines += ["", *say.hand(view)]
    return "\n".join(line.rstrip() for line in lines)


class Board:
    """The parts of the table in one language."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def __call__(self, key: str, **facts: object) -> str:
        return escape(self.texts(f"{GAME}-board-{key}", **facts))

    def card(self, name: object) -> str:
        return str(name) if isinstance(name, int) else self.texts(f"{GAME}-{name}")

    def modules(self, view: dict[str, Any]) -> list[str]:
        """What the modules and modes lay beside the sea, a line each."""
        lines = []
        if "compasses" in view:
            lines.append(self("compasses", pool=view["compasses"]["pool"], supply=view["compasses"]["supply"]))
        if "exploration" in view:
            line = self("exploration", left=view["exploration"]["left"])
            found = ", ".join(map(self.card, view["exploration"]["explored"]))
            lines.append(f"{line} · {self('explored', cards=found)}" if found else line)
        if "night_up" in view:
            lines.append(self("night" if view["night_up"] else "day"))
        if "market" in view:
            cards = ", ".join(str(card) for card in sorted(view["market"]))
            lines.append(self("market", cards=cards, stock=view["stock"]))
        if view.get("torn"):
            lines.append(f"[red]{self('torn', cells=', '.join(view['torn']))}[/]")
        if any(count is not None for count in view.get("pledges", {}).get("counts", [])):
            lines.append(self("pledges", counts=", ".join(map(str, view["pledges"]["counts"]))))
        return lines

    def sea(self, view: dict[str, Any]) -> list[str]:
        """The rows from the top, with column numbers below; cells that can be filled show the lowest cost."""
        costs = cheapest(view)
        last = max(cell["column"] for cell in view["sea"])
        lines = []
        for row in reversed(view["rows"]):
            cells = {cell["column"]: cell for cell in view["sea"] if cell["row"] == row["row"]}
            signs = (ROCKS if row["rocks"] else " ") + (PURPLE * row["purple"] or " ")
            shown = "".join(
                self.cell(cells[column], costs) if column in cells else " " * CELL_WIDTH
                for column in range(1, last + 1)
            )
            lines.append(f"{signs:>3} r{row['row']} {shown}")
        lines.append(" " * 7 + "".join(_centred(f"c{column}", "dim") for column in range(1, last + 1)))
        lines.append(f"[dim]{self('legend')}[/]")
        return lines

    def cell(self, cell: dict[str, Any], costs: dict[str, int]) -> str:
        if cell["card"] is not None:
            night = cell.get("night")
            way_up = "" if night is None else "☾" if night else "☀"
            return _centred(f"{cell['card']}{way_up}", "bold")
        border = "▫" if cell.get("border") else ""
        if not cell["open"]:
            return _centred(f"▓▓{border}", "dim")
        if cell["cell"] in costs:
            return _centred(f"+{costs[cell['cell']]}{border}", "green")
        return _centred(border or "·", "dim")

    def player(self, row: dict[str, Any], name: str, acts: bool) -> str:
        facts = [self("player", hand=row["hand"], deck=row["deck"], discards=row["discards"])]
        if "points" in row:
            facts.append(self("points", points=row["points"]))
        for storm in ("yellow", "orange"):
            if row.get(storm):
                facts.append(self(storm, count=row[storm]))
        if row.get("monsters_shown"):
            facts.append(self("monsters", count=row["monsters_shown"]))
        mark = "[bold green]▶[/]" if acts else " "
        return f"{mark} [bold]{escape(name)}[/]  {' · '.join(facts)}"

    def hand(self, view: dict[str, Any]) -> list[str]:
        """The own cards; under each island where it could go."""
        title = f"  [bold]{self('hand')}[/]"
        if not view["my_hand"]:
            return [f"{title}  [dim]{self('nothing')}[/]"]
        lines = [title]
        cells = {row["card"]: row["cells"] for row in view["places"]}
        line = [cell["cell"] for cell in view["sea"]]
        for card in view["my_hand"]:
            name = escape(self.card(card))
            chosen = view.get("chosen") == card
            lines.append(f"    [bold{' green' if chosen else ''}]{name:>3}[/]  {self.places(cells.get(card), line)}")
        return lines

    def places(self, cells: dict[str, int] | None, line: list[str]) -> str:
        if cells is None:
            return ""
        if not cells:
            return f"[dim]{self('nowhere')}[/]"
        free = stretches([cell for cell, cost in cells.items() if cost == 0], line)
        parts = [self("free", cells=free)] if free else []
        parts += [self("costs", cell=cell, cost=cost) for cell, cost in cells.items() if cost > 0]
        return " · ".join(parts)


def cheapest(view: dict[str, Any]) -> dict[str, int]:
    """The lowest cost for every cell that an own island (or the chosen one) could go to."""
    costs: dict[str, int] = {}
    for row in view.get("places", []):
        if view.get("chosen") in (None, row["card"]):
            for cell, cost in row["cells"].items():
                costs[cell] = min(cost, costs.get(cell, cost))
    return costs


def stretches(cells: list[str], line: list[str]) -> str:
    """Cells in reading order, cells that follow each other on the line in short.

    >>> stretches(["r1c1", "r1c2", "r1c3", "r2c1"], ["r1c1", "r1c2", "r1c3", "r1c4", "r2c1"])
    'r1c1 … r1c3, r2c1'
    """
    runs: list[list[str]] = []
    for cell in cells:
        if runs and line.index(cell) == line.index(runs[-1][-1]) + 1:
            runs[-1].append(cell)
        else:
            runs.append([cell])
    return ", ".join(run[0] if len(run) == 1 else f"{run[0]} … {run[-1]}" for run in runs)


def _centred(text: str, style: str) -> str:
    """A text in the middle of a cell."""
    left = (CELL_WIDTH - cell_len(text)) // 2
    right = CELL_WIDTH - cell_len(text) - left
    return f"{' ' * left}[{style}]{text}[/]{' ' * right}"
