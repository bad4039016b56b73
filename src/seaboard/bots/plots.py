"""Pictures of an arena's report. Matplotlib is an extra: `pip install seaboard[plots]`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from seaboard.core.refused import Refused

KINDS = (".svg", ".png")


def check_plot(path: Path) -> None:
    """Can a picture be drawn, and into this file?"""
    if path.suffix.lower() not in KINDS:
        raise Refused("plot-unknown-kind", file=str(path), known=", ".join(KINDS))
    if not path.parent.is_dir():
        raise Refused("file-missing", file=str(path))
    try:
        import matplotlib  # noqa: F401
    except ImportError:
        raise Refused("extra-missing", package="matplotlib", extra="plots") from None


def draw_report(report: dict[str, Any], path: Path) -> None:
    """The cross table as a heat map and, where budgets were tried, strength against budget."""
    check_plot(path)
    import matplotlib

    matplotlib.use("Agg")
    matplotlib.rcParams["svg.hashsalt"] = "seaboard"  # the same report gives the same file
    from matplotlib import pyplot

    points = report.get("budgets", [])
    figure, axes = pyplot.subplots(1, 2 if points else 1, figsize=(11 if points else 5.6, 4.8), squeeze=False)
    _draw_table(axes[0][0], figure, report)
    if points:
        _draw_budgets(axes[0][1], points)
    figure.suptitle(f"{report['game']}, {report['players']} players, {report['games']} games a match")
    figure.tight_layout()
    figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)
    pyplot.close(figure)


def cross_table(report: dict[str, Any]) -> tuple[list[str], list[list[float | None]]]:
    """The bots, and how often the one of a row wins against the one of a column; a team has one column of its own."""
    bots = [bot["bot"] for bot in report["bots"]]
    if any(len(match["bots"]) == 1 for match in report["matches"]):
        rates = {match["bots"][0]: match["rate"] for match in report["matches"]}
        return bots, [[rates.get(bot)] for bot in bots]
    wins: dict[tuple[str, str], list[float]] = {}
    for match in report["matches"]:
        one, other = match["bots"]
        wins.setdefault((one, other), []).append(match["rate"])
        if report["players"] == 2:
            wins.setdefault((other, one), []).append(1 - match["rate"])
    means = {pair: sum(rates) / len(rates) for pair, rates in wins.items()}
    return bots, [[means.get((one, other)) for other in bots] for one in bots]


def _draw_table(axes: Any, figure: Any, report: dict[str, Any]) -> None:
    bots, rows = cross_table(report)
    numbers = [[float("nan") if rate is None else rate for rate in row] for row in rows]
    image = axes.imshow(numbers, cmap="RdYlBu", vmin=0, vmax=1)
    axes.set_yticks(range(len(bots)), bots)
    if len(rows[0]) == len(bots):
        axes.set_xticks(range(len(bots)), bots, rotation=30)
        axes.set_xlabel("against")
    else:
        axes.set_xticks([])
    for y, row in enumerate(rows):
        for x, rate in enumerate(row):
            if rate is not None:
                axes.text(x, y, f"{rate:.0%}", ha="center", va="center")
    axes.set_title("Win rate")
    figure.colorbar(image, ax=axes, shrink=0.8)


def _draw_budgets(axes: Any, points: list[dict[str, Any]]) -> None:
    budgets = [point["iterations"] for point in points]
    rates = [point["rate"] for point in points]
    below = [point["rate"] - point["interval"][0] for point in points]
    above = [point["interval"][1] - point["rate"] for point in points]
    axes.errorbar(budgets, rates, yerr=[below, above], marker="o", capsize=4)
    axes.set_xscale("log")
    axes.set_ylim(0, 1)
    axes.grid(alpha=0.3)
    axes.set_xlabel("iterations a move")
    axes.set_ylabel("win rate")
    against = points[0]["against"]
    axes.set_title(f"Search against {against}" if against else "Search")
