"""For a real table: rounds written down card by card, counted by the very sums that the game is played with.

At a real table cards are counted by their names; their colours matter only for mermaids and after a bet, so they are
counted apart.
"""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from seaboard.core.game import Game
from seaboard.core.reading import Fields, one_of
from seaboard.core.refused import Refused
from seaboard.games.sea_salt_paper.box.printed import CARDS, COLOURS, NAMES, POINTS_TO_CALL, TARGETS
from seaboard.games.sea_salt_paper.rules import codes as c
from seaboard.games.sea_salt_paper.rules.points import card_points, colour_bonus
from seaboard.games.sea_salt_paper.rules.results import count_round
from seaboard.games.sea_salt_paper.told.scoring import colours_of, lines_of

Json = dict[str, Any]
MOST_ROUNDS = 60
CALLS = ("none", "stop", "last_chance", "mermaids")
COPIES = {name: sum(int(row["copies"]) for row in CARDS if row["name"] == name) for name in NAMES}
PAINTED = {colour: sum(int(row["copies"]) for row in CARDS if row["colour"] == colour) for colour in COLOURS}
WHITE = COLOURS[int(c.WHITE)]
ALL_MERMAIDS = COPIES["mermaid"]


def answer(asked: Fields, game: Game[Any]) -> Json:
    """The evening so far: every round counted and explained, totals, and who has won."""
    what = asked.choice("what", ("cards", "evening"))
    if what == "cards":
        asked.done()
        return {"names": COPIES, "colours": PAINTED, "targets": TARGETS, "points_to_call": POINTS_TO_CALL}
    players = asked.number("players", 2, 4)
    target = asked.number("target", 1, 999, TARGETS[str(players)])
    white_counts = asked.switch("white_counts", True)
    rounds = asked.list("rounds")
    if len(rounds) > MOST_ROUNDS:
        raise Refused("field-wrong-length", field="rounds", length=len(rounds), expected=MOST_ROUNDS)
    asked.done()
    told: list[Json] = []
    totals = [0] * players
    over, by, winners = False, "", list[int]()
    for number, one in enumerate(rounds):
        counted = _round(Fields(one, f"rounds[{number}]"), players, white_counts)
        told.append(counted)
        if over:  # written down after the end: it is shown, and counts no more
            continue
        totals = [total + more for total, more in zip(totals, counted["scored"], strict=True)]
        if counted["mermaids"] is not None:  # SSP-63
            over, by, winners = True, "four_mermaids", [counted["mermaids"]]
        elif max(totals) >= target:  # SSP-66, SSP-67
            over, by = True, "target"
            winners = [seat for seat in range(players) if totals[seat] == max(totals)]
        counted["totals"] = list(totals)
    return {"target": target, "rounds": told, "totals": totals, "over": over, "by": by, "winners": winners}


def _round(fields: Fields, players: int, white_counts: bool) -> Json:
    call = fields.choice("call", CALLS)
    caller = fields.number("caller", 0, players - 1, 0)
    hands = [Fields(hand, f"{fields.at('hands')}[{i}]") for i, hand in enumerate(fields.list("hands", players))]
    fields.done()
    tally = vec[i64]([0] * (players * int(c.ROW)))
    known = [_count_hand(hand, tally, seat * int(c.ROW)) for seat, hand in enumerate(hands)]
    _check_deck(tally, players, fields.at("hands"))
    rows = [seat * int(c.ROW) for seat in range(players)]
    points = [int(card_points(tally, row, white_counts)) for row in rows]
    bonuses = [int(colour_bonus(tally, row)) for row in rows]
    seen: Json = {
        "call": call,
        "caller": caller,
        "points": points,
        "bonuses": bonuses,
        "scored": [0] * players,
        "bet_won": False,
        "best": max(points),
        "mermaids": None,
        "lines": [_lines(tally, row, white_counts) for row in rows],
        "colours": [[{"colour": colour, "count": count} for colour, count in colours_of(tally, row)] for row in rows],
        "coloured": known,  # whose colours were written down
        "may_call": [one >= POINTS_TO_CALL for one in points],
        "totals": [],
    }
    for seat, row in enumerate(rows):
        if int(tally[row + c.OWNED + c.MERMAID]) == ALL_MERMAIDS:
            seen["mermaids"] = seat
    if call in ("stop", "last_chance"):
        result = count_round(tally, players, c.STOP if call == "stop" else c.LAST_CHANCE, caller, white_counts)
        seen |= {"scored": list(result.scored), "bet_won": result.bet_won}
    return seen


def _count_hand(hand: Fields, tally: vec[i64], row: int) -> bool:
    """Cards of hand and area into the tally; were colours counted?"""
    cards, colours = hand.fields("cards", {}), hand.fields("colours", {})
    for name in cards.data:
        number = NAMES.index(one_of(str(name), NAMES, cards.at("card")))
        tally[row + c.OWNED + number] = cards.number(str(name), 0, COPIES[str(name)])
    owned = sum(int(tally[row + c.OWNED + i]) for i in range(len(NAMES)))
    for colour in colours.data:
        one_of(str(colour), [one for one in COLOURS if one != WHITE], colours.at("colour"))
        number = COLOURS.index(str(colour))
        count = colours.number(str(colour), 0, 58)
        most = _most_of_colour(tally, row, str(colour))
        if count > most:
            raise Refused("card-too-many", card=str(colour), count=count, expected=most, field=colours.at(str(colour)))
        tally[row + c.PAINTED + number] = count
    mermaids = int(tally[row + c.OWNED + c.MERMAID])
    tally[row + c.PAINTED + c.WHITE] = mermaids  # every mermaid is white, and nothing else is
    painted = sum(int(tally[row + c.PAINTED + i]) for i in range(len(COLOURS)))
    if painted > owned:
        raise Refused(
            "companion-colours-too-many", field=colours.path, count=painted - mermaids, cards=owned - mermaids
        )
    hand.done()
    return painted > mermaids


def _most_of_colour(tally: vec[i64], row: int, colour: str) -> int:
    """How many of these cards can have a colour at all."""
    return sum(
        min(int(tally[row + c.OWNED + NAMES.index(one["name"])]), int(one["copies"]))
        for one in CARDS
        if one["colour"] == colour
    )


def _check_deck(tally: vec[i64], players: int, field: str) -> None:
    """No more of a card, or of a colour, than the deck has."""
    for first, names, deck in ((int(c.OWNED), NAMES, COPIES), (int(c.PAINTED), COLOURS, PAINTED)):
        for i, name in enumerate(names):
            count = sum(int(tally[seat * int(c.ROW) + first + i]) for seat in range(players))
            if count > deck[name]:
                raise Refused("card-too-many", card=name, count=count, expected=deck[name], field=field)


def _lines(tally: vec[i64], row: int, white_counts: bool) -> list[Json]:
    return [
        {"key": "mermaid_idle" if key == "mermaid" and points == 0 else key, "points": points, "facts": facts}
        for key, points, facts in lines_of(tally, row, white_counts)
    ]
