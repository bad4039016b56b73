"""The companion of a real table counts as the engine does."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from librt.vecs import append

from seaboard.core.refused import Refused
from seaboard.core.state import Notes, State
from seaboard.games.finspan import GAME as FINSPAN
from seaboard.games.finspan.told.scoring import score_of, score_of_nautoma
from seaboard.games.sea_salt_paper.box.printed import FACES
from seaboard.games.sea_salt_paper.rules import codes as c
from seaboard.games.sea_salt_paper.rules.cards import DECK
from seaboard.games.sea_salt_paper.rules.points import tally_of
from seaboard.games.sea_salt_paper.rules.results import count_round
from seaboard.games.sea_salt_paper.told.scoring import lines_of
from seaboard.service import companion


def hand_of(faces: list[int]) -> dict[str, Any]:
    """Cards as people count them at a table: names, and apart from them colours."""
    pairs = [FACES[face].split("/") for face in faces]
    cards = Counter(name for name, _ in pairs)
    colours = Counter(colour for _, colour in pairs if colour != "white")
    return {"cards": dict(cards), "colours": dict(colours)}


@pytest.mark.parametrize("seed", range(300))
def test_any_cards_score_as_in_the_game(seed: int) -> None:
    chance = random.Random(seed)
    players = chance.choice([2, 3, 4])
    deck = [int(face) for face in DECK]
    chance.shuffle(deck)
    hands = [[deck.pop() for _ in range(chance.randrange(0, 13))] for _ in range(players)]
    call, caller = chance.choice(["stop", "last_chance"]), chance.randrange(players)
    white = chance.random() < 0.5
    tallies = [tally_of(hand) for hand in hands]
    whole = tallies[0][:]
    row = int(c.ROW)
    for tally in tallies[1:]:
        for i in range(row):
            whole = append(whole, tally[i])
    kind = c.STOP if call == "stop" else c.LAST_CHANCE
    expected = count_round(whole, players, kind, caller, white)
    told = companion.answer(
        "sea_salt_paper",
        {
            "what": "evening",
            "players": players,
            "target": 999,
            "white_counts": white,
            "rounds": [{"call": call, "caller": caller, "hands": [hand_of(hand) for hand in hands]}],
        },
    )
    counted = told["rounds"][0]
    assert counted["points"] == list(expected.points)
    assert counted["bonuses"] == list(expected.bonuses)
    assert counted["scored"] == list(expected.scored) == told["totals"]
    assert counted["bet_won"] == expected.bet_won
    for seat in range(players):
        lines = lines_of(tallies[seat], 0, white)
        assert [line["points"] for line in counted["lines"][seat]] == [points for _, points, _ in lines]
        assert sum(line["points"] for line in counted["lines"][seat]) == counted["points"][seat]


def test_an_evening_ends_at_its_goal_and_by_four_mermaids() -> None:
    shells = {"cards": {"shell": 6, "octopus": 5, "penguin": 3, "penguin_colony": 1}, "colours": {}}
    nothing: dict[str, Any] = {"cards": {}, "colours": {}}
    one = {"call": "stop", "caller": 0, "hands": [shells, nothing]}
    asked: dict[str, Any] = {"what": "evening", "players": 2, "rounds": [one]}
    assert not companion.answer("sea_salt_paper", asked)["over"]
    asked["rounds"] = [one, one]
    told = companion.answer("sea_salt_paper", asked)
    assert (told["over"], told["by"], told["winners"], told["totals"]) == (True, "target", [0], [66, 0])
    four = {"call": "mermaids", "caller": 1, "hands": [nothing, {"cards": {"mermaid": 4}, "colours": {}}]}
    told = companion.answer("sea_salt_paper", {**asked, "rounds": [four]})
    assert (told["over"], told["by"], told["winners"]) == (True, "four_mermaids", [1])


@pytest.mark.parametrize(
    ("hands", "code"),
    [
        ([{"cards": {"crab": 6}}, {"cards": {"crab": 4}}], "card-too-many"),
        ([{"cards": {"whale": 1}}, {}], "name-unknown"),
        ([{"cards": {"crab": 10}}, {}], "field-out-of-range"),
        ([{"cards": {"sailor": 1}, "colours": {"black": 1}}, {}], "card-too-many"),
        ([{"cards": {"crab": 1}, "colours": {"yellow": 1, "black": 1}}, {}], "companion-colours-too-many"),
    ],
)
def test_no_more_cards_than_the_deck_has(hands: list[Any], code: str) -> None:
    asked = {"what": "evening", "players": 2, "rounds": [{"call": "stop", "caller": 0, "hands": hands}]}
    with pytest.raises(Refused, match=code):
        companion.answer("sea_salt_paper", asked)


def any_move(state: State, chance: random.Random) -> int:
    moves = state.legal_moves()
    return int(moves.items[chance.randrange(int(moves.count))])


def played(seed: int, seats: int, side: str) -> State:
    """A game of Finspan at its end."""
    chance = random.Random(seed)
    state: State = FINSPAN.start(seats, {"side": side}, seed=f"{seed:032d}")
    while not state.over():
        state.advance(any_move(state, chance))
    return state


@pytest.mark.parametrize(("seed", "seats", "side"), [(1, 2, "a"), (2, 3, "b"), (3, 1, "a"), (4, 2, "b"), (5, 1, "b")])
def test_any_ocean_scores_as_in_the_game(seed: int, seats: int, side: str) -> None:
    state: Any = played(seed, seats, side)
    numbers = state.numbers
    box = companion.answer("finspan", {"what": "box"})
    printed, scoring = box["printed"], {fish["name"]: fish["points"] for fish in box["fish"]}
    players = []
    for ocean in state.oceans:
        tops = [state.names[int(fish)] for fish in ocean.top if int(fish) >= 0]
        sheet = {line.key: line.points for line in score_of(numbers, ocean).lines}
        flags = [name for name in tops if name in scoring]
        met = sheet["abilities"]
        players.append(
            {
                "fish": sum(printed[name] for name in tops),
                "consumed": sum(int(under) for under in ocean.under),
                "eggs": int(ocean.eggs),
                "young": int(ocean.young),
                "schools": int(ocean.schools),
                "weeks": [{"points": int(ocean.noted[week]) + int(ocean.most[week])} for week in range(3)],
                # Which conditions are met is for people to see: those that are, or the sum.
                "flags": flags if sum(scoring[name] for name in flags) == met else [],
                "abilities": 0 if sum(scoring[name] for name in flags) == met else met,
            }
        )
    told = companion.answer("finspan", {"what": "sheet", "side": side, "players": players})
    assert [one["total"] for one in told["players"]] == [score_of(numbers, ocean).total for ocean in state.oceans]
    if state.nautoma is not None:
        her = state.nautoma
        has = {key: int(getattr(her, key)) for key in ("eggs", "young", "schools", "fish", "markers")}
        level = int(her.level)
        asked = {"what": "score", "level": level, "week": 4, "has": has, "noted": [int(one) for one in her.noted]}
        assert companion.answer("finspan", asked)["total"] == score_of_nautoma(numbers, her).total


def test_weeks_are_counted_and_most_is_rewarded_on_side_b() -> None:
    players = [{"weeks": [{"count": 4}, {"count": 1}, {"count": 0}]}, {"weeks": [{"count": 4}, {"count": 3}, {}]}]
    tiles = ["w1b", "w2a", "w3d"]
    told = companion.answer("finspan", {"what": "sheet", "side": "b", "tiles": tiles, "players": players})
    weeks = [[(week["points"], week["most"]) for week in one["weeks"]] for one in told["players"]]
    assert weeks[0][0] == weeks[1][0] == (8, 3)
    assert weeks[0][1][1] == 0
    assert weeks[1][1][1] == 3
    on_a = companion.answer("finspan", {"what": "sheet", "side": "a", "players": players[:1]})
    assert [week["points"] for week in on_a["players"][0]["weeks"]] == [4, 2, 0]


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_the_nautoma_does_with_her_cards_what_she_does_in_the_game(level: int) -> None:
    """Every sign she meets in a game played here leaves her with what the companion says."""
    seen = 0
    state: Any = FINSPAN.start(1, {"nautoma": level}, seed=f"{level:032d}")
    chance = random.Random(level)
    while not state.over() and seen < 12:
        her = state.nautoma
        before = {key: int(getattr(her, key)) for key in ("eggs", "young", "schools", "fish", "markers")}
        last, week, shown = int(her.last), int(state.week), int(her.shown.count)
        state.notes = notes = Notes()
        state.advance(any_move(state, chance))
        her = state.nautoma
        if any(event.kind == "nautoma-gift" for event in notes.events):  # a card of mine gave her something (FIN-95)
            continue
        if int(state.week) != week or int(her.shown.count) != shown + 1 or state.top is None:
            continue
        card = f"n{int(her.last) + 1}"
        asked = {"what": "turn", "level": level, "week": week, "has": before, "card": card}
        told = companion.answer("finspan", asked)
        after = {key: int(getattr(her, key)) for key in ("eggs", "young", "schools", "fish", "markers")}
        if int(state.actor()) == 0 and state.top.card < 0 and last != int(her.last):
            assert told["has"] == after
            seen += 1
    assert seen


@pytest.mark.parametrize("week", [1, 4])
def test_a_week_of_the_nautoma_ends_with_or_without_ravel(week: int) -> None:
    has = {"eggs": 2, "young": 1, "schools": 0, "fish": 3, "markers": 3}
    asked = {"what": "week", "level": 2, "week": week, "has": has, "side": "a", "tile": "w1a", "mine": 4}
    plain = companion.answer("finspan", {**asked, "strength": 0, "there": 0, "rows": 0})
    assert (plain["achievement"], plain["ravel"]) == (6 if week == 1 else 0, 0)
    assert companion.answer("finspan", {**asked, "strength": 3, "there": 4, "rows": 5})["ravel"] == 7


def test_a_voyage_says_what_goes_into_the_deck() -> None:
    told = companion.answer("tranquility", {"what": "voyage", "seats": 3, "options": {"monsters": 3, "storms": True}})
    assert {one["key"]: one["count"] for one in told["deck"]} == {
        "islands": 80,
        "finish": 5,
        "monster": 3,
        "yellow": 2,
        "purple": 2,
        "orange": 2,
    }
    assert (told["total"], told["share"], told["larger"]) == (94, 31, 1)
    fewer = companion.answer("tranquility", {"what": "voyage", "seats": 2, "options": {"fewer_islands": "poseidon"}})
    assert fewer["total"] == 80 - 12 + 5
    with pytest.raises(Refused, match="tranquility-duel-for-two"):
        companion.answer("tranquility", {"what": "voyage", "seats": 3, "options": {"mode": "duel"}})


def test_kelp_knows_who_has_won() -> None:
    ask = {"what": "tracks"}
    assert companion.answer("kelp", ask)["winner"] is None
    assert companion.answer("kelp", {**ask, "hunger": 7})["ending"] == "exhausted"
    assert companion.answer("kelp", {**ask, "food": 4})["ending"] == "ate-all"
    assert companion.answer("kelp", {**ask, "found": True})["winner"] == "shark"
    with pytest.raises(Refused, match="field-out-of-range"):
        companion.answer("kelp", {**ask, "hunger": 8})
