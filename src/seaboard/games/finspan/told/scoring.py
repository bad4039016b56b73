"""The score sheet: six parts that add up, for a seat of a game or for an ocean written down at a real table."""

from __future__ import annotations

from seaboard.core.game import Score, ScoreLine
from seaboard.core.reading import Fields
from seaboard.core.refused import Refused
from seaboard.games.finspan.box.pack import standard_pack
from seaboard.games.finspan.box.printed import Pack
from seaboard.games.finspan.rules import codes as c
from seaboard.games.finspan.rules import points
from seaboard.games.finspan.rules.nautoma import Nautoma
from seaboard.games.finspan.rules.numbering import numbers_of
from seaboard.games.finspan.rules.numbers import Numbers
from seaboard.games.finspan.rules.ocean import Ocean
from seaboard.games.finspan.told.written_ocean import CardsRead, read_ocean

PARTS = ("abilities", "fish", "consumed", "tokens", "schools", "achievements")
NAUTOMA_PARTS = (
    "nautoma-fish",
    "nautoma-schools",
    "nautoma-young",
    "nautoma-eggs",
    "nautoma-achievements",
    "nautoma-ravel",
)


def score_of(numbers: Numbers, ocean: Ocean) -> Score:
    """The six parts of FIN-85, in the order of the score pad."""
    parts = (
        points.ability_points(numbers, ocean),
        points.fish_points(numbers, ocean),
        points.consumed_points(numbers, ocean),
        points.token_points(numbers, ocean),
        points.school_points(numbers, ocean),
        points.noted_points(ocean),
    )
    lines = tuple(ScoreLine(part, int(number)) for part, number in zip(PARTS, parts, strict=True))
    return Score(sum(line.points for line in lines), lines)


def score_of_nautoma(numbers: Numbers, nautoma: Nautoma) -> Score:
    """Her parts. (FIN-101)"""
    points = (
        nautoma.fish * numbers.level_fish[nautoma.level],
        nautoma.schools * numbers.level_school[nautoma.level],
        nautoma.young * numbers.nautoma_young_points,
        nautoma.eggs // numbers.eggs_for_a_point,
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
    numbers = numbers_of(pack)
    fields = Fields(data, "")
    ocean = read_ocean(fields.fields("ocean"), 0, CardsRead(list(pack.fish_names)), numbers)
    noted = fields.list("achievements", default=[])
    weeks = Fields({str(week): points for week, points in enumerate(noted)}, "achievements")
    if len(noted) > c.SCORED_WEEKS:
        raise Refused("field-wrong-length", field="achievements", length=len(noted), expected=int(c.SCORED_WEEKS))
    for week in range(len(noted)):
        ocean.noted[week] = weeks.number(str(week), 0, 999)
    fields.done()
    return score_of(numbers, ocean)
