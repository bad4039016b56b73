"""Games noted in a file as they end, so that a long run can be interrupted and taken up again."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

from seaboard.bots.series import Chunk, Crew, Played, Series
from seaboard.core.reading import Fields, parse_json
from seaboard.core.refused import Refused
from seaboard.games import game_with


def keeping_crew(crew: Crew, path: Path) -> Crew:
    """A crew that plays only what is not in the file yet. Bots that have changed need a new file."""

    def play(chunks: list[Chunk]) -> Iterator[tuple[int, list[Played]]]:
        known = _read(path)
        waiting: list[Chunk] = []
        for chunk in chunks:
            games = [known.get((_name(chunk.series), index)) for index in chunk.indices()]
            found = [one for one in games if one is not None]
            if len(found) == len(games):
                yield chunk.number, found
            else:
                waiting.append(chunk)
        if not waiting:
            return
        names = {chunk.number: _name(chunk.series) for chunk in waiting}
        with path.open("a", encoding="utf-8") as file:
            file.write("\n")  # what was being written when the last run ended stays a line of its own
            for number, played in crew(waiting):
                for one in played:
                    file.write(json.dumps({"series": names[number], "played": asdict(one)}) + "\n")
                file.flush()
                yield number, played

    return play


def _name(series: Series) -> str:
    """All but how many games there are: a longer series begins with those of a shorter one."""
    options = json.dumps(dict(series.options), sort_keys=True)
    name = f"{series.game} {' '.join(series.bots)} {options} {series.rotate} {series.same_deals} {series.seed}"
    if series.deals:
        name += f" of {series.deals}"
    return name if series.pack is None else f"{name} {game_with(series.game, series.pack).pack}"


def _read(path: Path) -> dict[tuple[str, int], Played]:
    if not path.exists():
        return {}
    known: dict[tuple[str, int], Played] = {}
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except UnicodeDecodeError:
        raise Refused("file-not-text", file=str(path)) from None
    for line in lines:
        try:
            noted = parse_json(line)
        except Refused:  # cut off
            continue
        fields = Fields(noted, "")
        given: dict[str, Any] = dict(fields.fields("played").data)
        for key, value in given.items():
            given[key] = tuple(value) if isinstance(value, list) else value
        known[fields.text("series"), given["index"]] = Played(**given)
    return known
