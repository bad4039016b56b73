"""For a real table: weeks, the end sheet, and the Nautoma run card by card, all by the game's own rules."""

from __future__ import annotations

from typing import Any

from seaboard.core.game import Game, Score
from seaboard.core.random import random_from
from seaboard.core.reading import Fields, one_of
from seaboard.core.refused import Refused
from seaboard.games.finspan.box.check import read_data
from seaboard.games.finspan.box.pack import PACKS
from seaboard.games.finspan.box.printed import DECISION_NAMES, Pack
from seaboard.games.finspan.options import TILE_NAMES, FinspanOptions
from seaboard.games.finspan.rules import codes as c
from seaboard.games.finspan.rules.nautoma import Nautoma
from seaboard.games.finspan.rules.nautoma_turns import decide_on
from seaboard.games.finspan.rules.numbering import numbers_of
from seaboard.games.finspan.rules.unfinished import begin_decision
from seaboard.games.finspan.state import Finspan, new_game
from seaboard.games.finspan.told.scoring import score_of_nautoma

Json = dict[str, Any]
MOST = 999
PARTS = ("fish", "consumed", "tokens", "schools", "weeks", "abilities")
HERS = ("eggs", "young", "schools", "fish", "markers")


def answer(asked: Fields, game: Game[Any]) -> Json:
    """What is asked: what there is, an end sheet, a turn of the Nautoma, the end of her week, or her score."""
    what = asked.choice("what", ("box", "sheet", "turn", "week", "score"))
    told: Json = QUESTIONS[what](asked, pack_of(game))
    asked.done()
    return told


def box(asked: Fields, pack: Pack) -> Json:
    """What is printed and needed at the table: fish that score at the end, achievements, levels, decision cards."""
    numbers = pack.mat["numbers"]
    return {
        "fish": [
            {"name": fish.name, "latin": fish.latin, "points": fish.ability.score, "ability": fish.ability.text}
            for fish in pack.fish
            if fish.ability is not None and fish.ability.score
        ],
        "printed": {fish.name: fish.points for fish in pack.fish},
        "side_a": [{"name": tile["name"], "points": tile["points"]} for tile in pack.achievements["side_a"]],
        "tiles": [
            {"name": tile["name"], "week": tile["week"], "points": tile["points"], "source": tile["source"]}
            for tile in pack.achievements["tiles"]
        ],
        "decisions": {card["name"]: card["icons"] for card in pack.nautoma["decisions"]},
        "ravel": [{"name": card["name"], "site": card["site"], "rows": card["rows"]} for card in pack.nautoma["ravel"]],
        "levels": pack.nautoma["levels"],
        "start": {"eggs": pack.nautoma["start"]["eggs"], "young": pack.nautoma["start"]["young"]},
        "numbers": {name: value["value"] for name, value in numbers.items()},
    }


# -- the end sheet --------------------------------------------------------------------------------------------


def sheet(asked: Fields, pack: Pack) -> Json:
    """Six parts for each player, each line explained; counts of things are multiplied here."""
    players = asked.list("players")
    if not 1 <= len(players) <= 5:
        raise Refused("field-wrong-length", field="players", length=len(players), expected=5)
    side = asked.choice("side", ("a", "b"), "a")
    tiles = [one_of(str(tile), TILE_NAMES, f"tiles[{i}]") for i, tile in enumerate(asked.list("tiles", None, []))]
    read = [_player(Fields(one, f"players[{i}]"), pack, tiles, side) for i, one in enumerate(players)]
    if side == "b":
        _reward_most(read, pack)
    for one in read:
        one["total"] = sum(one["parts"].values())
    best = max(one["total"] for one in read)
    return {"players": read, "winners": [i for i, one in enumerate(read) if one["total"] == best]}


def _player(fields: Fields, pack: Pack, tiles: list[str], side: str) -> Json:
    worth = {name: entry["value"] for name, entry in pack.mat["numbers"].items()}
    scoring = {fish.name: fish.ability.score for fish in pack.fish if fish.ability is not None and fish.ability.score}
    count = {key: fields.number(key, 0, MOST, 0) for key in ("fish", "consumed", "eggs", "young", "schools")}
    more = fields.number("abilities", 0, MOST, 0)
    flags = [
        one_of(str(fish), scoring, f"{fields.at('flags')}[{i}]")
        for i, fish in enumerate(fields.list("flags", None, []))
    ]
    if len(set(flags)) < len(flags):
        raise Refused("finspan-pack-value", field=fields.at("flags"), value=flags[-1])
    weeks: list[Json] = []
    for week, entry in enumerate(fields.list("weeks", None, [])[: int(c.SCORED_WEEKS)]):
        weeks.append(_week(Fields(entry, f"{fields.at('weeks')}[{week}]"), pack, week, tiles, side))
    fields.done()
    lines = [{"part": "abilities", "key": fish, "points": scoring[fish]} for fish in flags]
    parts = {
        "fish": count["fish"],
        "consumed": count["consumed"] * worth["consumed_points"],
        "tokens": count["eggs"] * worth["egg_points"] + count["young"] * worth["young_points"],
        "schools": count["schools"] * worth["school_points"],
        "weeks": sum(week["points"] for week in weeks),
        "abilities": more + sum(scoring[fish] for fish in flags),
    }
    return {"parts": parts, "weeks": weeks, "lines": lines}


def _week(fields: Fields, pack: Pack, week: int, tiles: list[str], side: str) -> Json:
    """Points noted for a week: so many of what the achievement counts, or points written down as they are."""
    if "points" in fields.data:
        points = fields.number("points", 0, MOST)
        fields.done()
        return {"count": None, "points": points, "most": 0}
    count = fields.number("count", 0, MOST, 0)
    fields.done()
    if side == "a":
        each = pack.achievements["side_a"][week]["points"]
    elif week < len(tiles):
        each = next(tile["points"] for tile in pack.achievements["tiles"] if tile["name"] == tiles[week])
    else:
        each = 0
    return {"count": count, "each": each, "points": count * each, "most": 0}


def _reward_most(players: list[Json], pack: Pack) -> None:
    """Side B: whoever has most from a week's achievement gains more, all of them on a tie. (FIN-77, FIN-R26)"""
    extra = pack.mat["numbers"]["most_points"]["value"]
    for week in range(int(c.SCORED_WEEKS)):
        noted = [one["weeks"][week]["points"] if len(one["weeks"]) > week else None for one in players]
        known = [points for points in noted if points is not None]
        if len(known) < len(players) or len(players) < 2:
            continue
        for one, points in zip(players, noted, strict=True):
            if points == max(known) and one["weeks"][week]["count"] is not None:
                one["weeks"][week]["most"] = extra
                one["parts"]["weeks"] += extra


# -- the Nautoma ----------------------------------------------------------------------------------------------


def turn(asked: Fields, pack: Pack) -> Json:
    """A decision card from top to bottom: what each sign does with what she has, and what she has after it."""
    state, nautoma = _her(asked, pack)
    card = asked.choice("card", DECISION_NAMES)
    nautoma.schooled = False
    begin_decision(state, DECISION_NAMES.index(card))
    steps: list[Json] = []
    for icon in pack.nautoma["decisions"][DECISION_NAMES.index(card)]["icons"]:
        before = _has(nautoma)
        top = state.top
        assert top is not None
        if icon == "play_fish":  # the fish comes from the deck of the real table
            nautoma.fish += 1
            top.units >>= 4
        else:
            decide_on(state, top)
        after = _has(nautoma)
        changed = {key: after[key] - before[key] for key in HERS if after[key] != before[key]}
        steps.append({"icon": icon, "changed": changed, "idle": not changed, "has": after})
    return {"steps": steps, "has": _has(nautoma)}


def week(asked: Fields, pack: Pack) -> Json:
    """The end of a week: what her achievement and Ravel bring her."""
    state, nautoma = _her(asked, pack)
    numbers = state.numbers
    number = int(state.week) - 1
    mine = asked.number("mine", 0, MOST, 0)  # points of the person's own achievement this week
    tile = TILE_NAMES.index(asked.choice("tile", TILE_NAMES, TILE_NAMES[0]))
    on_b = asked.choice("side", ("a", "b"), "a") == "b"
    strength = asked.number("strength", 0, 9, 0)
    there, rows = asked.number("there", 0, 18, 0), asked.number("rows", 0, 18, 0)
    side = numbers.level_side[nautoma.level]
    told: Json = {"achievement": 0, "count": 0, "each": 0, "most": 0, "my_most": 0, "ravel": 0}
    if number < c.SCORED_WEEKS:
        each = int(numbers.tile_points[tile] if on_b else numbers.side_a_points[number])
        if side != c.NO_SIDE:  # FIN-96
            count = int(numbers.base_value[side * c.TILES + tile] + nautoma.markers)
            told |= {"count": count, "each": each, "achievement": count * each}
        if on_b and numbers.level_contest[nautoma.level] > 0:  # FIN-97
            best = max(mine, told["achievement"])
            told["most"] = int(numbers.most_points) if told["achievement"] == best else 0
            told["my_most"] = int(numbers.most_points) if mine == best else 0
    if strength:  # FIN-103: fish of the person in the site, and those of them in its rows
        told["ravel"] = max(0, strength * there - rows)
    return told


def score(asked: Fields, pack: Pack) -> Json:
    """Her final score, part by part. (FIN-101)"""
    state, nautoma = _her(asked, pack)
    for i, points in enumerate(asked.list("noted", None, [])[: len(nautoma.noted)]):
        nautoma.noted[i] = Fields({"noted": points}, "").number("noted", 0, MOST)
    counted: Score = score_of_nautoma(state.numbers, nautoma)
    return {"total": counted.total, "lines": [{"key": line.key, "points": line.points} for line in counted.lines]}


def pack_of(game: Game[Any]) -> Pack:
    """What is printed on the components of this box."""
    known = PACKS.get(game.pack)
    return known if known is not None else read_data(game.printed() or {})


def _her(asked: Fields, pack: Pack) -> tuple[Finspan, Nautoma]:
    """A table for one with what lies before her."""
    level = asked.number("level", 1, 5)
    now = asked.number("week", 1, 4, 1)
    has = asked.fields("has")
    state = new_game(numbers_of(pack), list(pack.fish_names), FinspanOptions(), 1, random_from("0" * 32))
    state.week = now
    nautoma = state.nautoma
    assert nautoma is not None
    nautoma.level = level
    nautoma.eggs, nautoma.young = has.number("eggs", 0, MOST), has.number("young", 0, MOST)
    nautoma.schools, nautoma.fish = has.number("schools", 0, MOST), has.number("fish", 0, MOST)
    nautoma.markers = has.number("markers", 0, int(state.numbers.divers))
    has.done()
    return state, nautoma


def _has(nautoma: Nautoma) -> Json:
    return {key: int(getattr(nautoma, key)) for key in HERS}


QUESTIONS = {"box": box, "sheet": sheet, "turn": turn, "week": week, "score": score}
