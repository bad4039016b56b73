"""The score sheet: six parts that add up, for a seat of a game or for an ocean written down at a real table."""

from __future__ import annotations

from seaboard.core.game import Score, ScoreLine
from seaboard.core.reading import Fields
from seaboard.core.refused import Refused
from seaboard.games.finspan import counting
from seaboard.games.finspan.components import Pack
from seaboard.games.finspan.nautoma import Nautoma
from seaboard.games.finspan.ocean import NOTED, Ocean
from seaboard.games.finspan.oceans import CardsRead, read_ocean
from seaboard.games.finspan.pack import standard_pack
from seaboard.games.finspan.tables import SCORED_WEEKS, Tables
from seaboard.games.finspan.tabulate import tables_of

PARTS = ("abilities", "fish", "consumed", "tokens", "schools", "achievements")
NAUTOMA_PARTS = (
    "nautoma-fish",
    "nautoma-schools",
    "nautoma-young",
    "nautoma-eggs",
    "nautoma-achievements",
    "nautoma-ravel",
)


def score_of(tables: Tables, ocean: Ocean) -> Score:
    """The six parts of FIN-85, in the order of the score pad."""
    points = (
        counting.ability_points(tables, ocean),
        counting.fish_points(tables, ocean),
        counting.consumed_points(tables, ocean),
        counting.token_points(tables, ocean),
        counting.school_points(tables, ocean),
        counting.noted_points(ocean),
    )
    lines = tuple(ScoreLine(part, int(number)) for part, number in zip(PARTS, points, strict=True))
    return Score(sum(line.points for line in lines), lines)


def score_of_nautoma(tables: Tables, nautoma: Nautoma) -> Score:
    """Her parts. (FIN-101)"""
    points = (
        nautoma.fish * tables.level_fish[nautoma.level],
        nautoma.schools * tables.level_school[nautoma.level],
        nautoma.young * tables.nautoma_young_points,
        nautoma.eggs // tables.eggs_for_a_point,
        nautoma.achievement_points(),
        nautoma.ravel_points(),
    )
    lines = tuple(ScoreLine(part, int(number)) for part, number in zip(NAUTOMA_PARTS, points, strict=True))
    return Score(sum(line.points for line in lines), lines)


def score_ocean(data: object, pack: Pack | None = None) -> Score:
    """The score of an end-of-game ocean that somebody wrote down.

    `ocean` names the slots as positions do; `achievements` are the points noted in weeks 1 to 3.

    >>> score_ocean({"ocean": {"P1": {"fish": "porkfish", "egg": True}}, "achievements": [7, 6, 8]}).total
    24
    """
    pack = pack or standard_pack()
    tables = tables_of(pack)
    fields = Fields(data, "")
    ocean = read_ocean(fields.fields("ocean"), 0, CardsRead(list(pack.fish_names)), tables)
    noted = fields.list("achievements", default=[])
    weeks = Fields({str(week): points for week, points in enumerate(noted)}, "achievements")
    if len(noted) > SCORED_WEEKS:
        raise Refused("field-wrong-length", field="achievements", length=len(noted), expected=int(SCORED_WEEKS))
    for week in range(len(noted)):
        ocean.mat[NOTED + week] = weeks.number(str(week), 0, 999)
    fields.done()
    return score_of(tables, ocean)
