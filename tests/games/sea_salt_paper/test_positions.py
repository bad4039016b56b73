"""Positions written by hand: what may be left out, and what is refused with the name of the field."""

from __future__ import annotations

import copy
import inspect
import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from seaboard.core import position as core_position
from seaboard.core.position import write_position
from seaboard.core.refused import Refused
from seaboard.games import sea_salt_paper
from seaboard.games.sea_salt_paper import GAME
from seaboard.games.sea_salt_paper.state import SeaSaltPaper
from seaboard.games.sea_salt_paper.told import reading, reading_check
from seaboard.locales import LANGUAGES, texts_in
from tests.games.sea_salt_paper.table import cards, moves, play, position, table

Change = Callable[[dict[str, Any]], None]
SMALLEST: dict[str, Any] = {
    "seaboard": "position",
    "format": 1,
    "game": "sea_salt_paper",
    "rules": 1,
    "seats": 2,
    "state": {"piles": [["crab/green"], ["shark/purple"]]},
}


def read_position(document: object) -> SeaSaltPaper:
    state = core_position.read_position(GAME, document)
    assert isinstance(state, SeaSaltPaper)
    return state


def refusal_of(document: object) -> Refused:
    with pytest.raises(Refused) as refused:
        read_position(document)
    return refused.value


def test_little_need_be_written() -> None:
    state = read_position(SMALLEST)
    view = GAME.view(state, 0)
    assert (view["phase"], view["actor"], view["round"], view["first"]) == ("take", 0, 1, 0)
    assert view["deck"] == 56
    assert [row["hand_size"] for row in view["seats"]] == [0, 0]
    assert [row["total"] for row in view["seats"]] == [0, 0]
    assert GAME.components(state).total() == 58


def test_the_game_may_be_named_as_on_the_command_line() -> None:
    assert GAME.view(read_position({**SMALLEST, "game": "sea-salt-paper"}), 0)["deck"] == 56


def test_a_deck_that_is_left_out_is_shuffled_by_the_seed() -> None:
    decks = []
    for seed in ("0" * 32, "1" * 32, "0" * 32):
        state = read_position({**SMALLEST, "random": {"seed": seed}})
        decks.append(GAME.write_state(state)["deck"])
    assert decks[0] == decks[2] != decks[1]
    assert sorted(decks[0]) == sorted(decks[1])


def test_a_position_goes_round_through_json() -> None:
    state = table(
        ["crab/black crab/grey", "penguin/pink", "2*mermaid/white"],
        areas=[[], ["boat/black boat/yellow"], ["fish/green fish/yellow", "swimmer/black shark/green"]],
        laid_order=[2, 1, 2],
        totals=[4, 5, 6],
        round=3,
        first=2,
    )
    document = write_position(GAME, state)
    again = read_position(json.loads(json.dumps(document)))
    assert write_position(GAME, again) == document
    assert document["state"]["laid_order"] == [2, 1, 2]


def test_the_seats_of_a_hand_written_table_know_what_lay_open() -> None:
    state = table(["crab/black", "penguin/pink"], piles=["boat/black shell/grey", "shark/purple"])
    memory = GAME.write_state(state)["memory"]
    places = {card: where for card, where, _ in memory[0]["seen"]}
    assert places == {
        "crab/black": ["hand 0"],
        "boat/black": ["pile 0"],
        "shell/grey": ["pile 0"],
        "shark/purple": ["pile 1"],
    }
    assert memory[0]["unseen_in"] == [0, 1]


def test_a_seat_that_took_one_copy_for_the_other_is_read_again() -> None:
    """Written in a game: the crabs took a shell, the opened hand showed a shell and a fish like those in the pile."""
    document = json.loads((Path(__file__).parent / "data" / "mistaken_copy.json").read_text("utf-8"))
    assert write_position(GAME, core_position.read_position(GAME, document)) == document
    document["state"]["memory"][1]["adrift"] = False
    with pytest.raises(Refused, match="position-inconsistent"):
        core_position.read_position(GAME, document)


def test_play_goes_on_from_a_position() -> None:
    state = table(["2*fish/black", ""])
    loaded = read_position(write_position(GAME, state))
    assert loaded.legal() == state.legal()
    assert [move.text for move in GAME.moves(loaded)] == ["play:fish/black+fish/black", "end"]


# -- what is refused ------------------------------------------------------------------------------------------------


def change_state(**parts: object) -> Change:
    def change(document: dict[str, Any]) -> None:
        document["state"].update(parts)

    return change


def change(**parts: object) -> Change:
    def change_document(document: dict[str, Any]) -> None:
        document.update(parts)

    return change_document


def leave_out(*path: str) -> Change:
    def change_document(document: dict[str, Any]) -> None:
        place = document
        for name in path[:-1]:
            place = place[name]
        del place[path[-1]]

    return change_document


ROUND = {"call": "stop", "ender": 0, "bet_won": False, "points": [7, 1], "bonuses": [1, 1], "scored": [7, 1]}
BROKEN: list[tuple[Change, str, str]] = [
    # the document
    (leave_out("seaboard"), "field-missing", "seaboard"),
    (change(seaboard="record"), "document-kind-differs", "seaboard"),
    (change(seaboard="game"), "name-unknown", "seaboard"),
    (change(format=2), "format-unknown", "format"),
    (change(game="kelp"), "game-differs", "game"),
    (change(rules=2), "rules-version-differs", "rules"),
    (change(pack="other"), "pack-differs", "pack"),
    (leave_out("seats"), "field-missing", "seats"),
    (change(seats="2"), "field-not-number", "seats"),
    (leave_out("state"), "field-missing", "state"),
    (change(state=[]), "field-not-object", "state"),
    (change(random={"seed": "short"}), "seed-malformed", "seed"),
    (change(random={"sead": "0" * 32}), "field-unknown", "random.sead"),
    (change(comment="hello"), "field-unknown", "comment"),
    # cards
    (leave_out("state", "piles"), "field-missing", "state.piles"),
    (change_state(piles=[["crab/green"]]), "field-wrong-length", "state.piles"),
    (change_state(piles=[["crab/gren"], []]), "name-unknown", "state.piles[0][0]"),
    (change_state(piles=[[7], []]), "name-unknown", "state.piles[0][0]"),
    (change_state(piles=["crab/green", []]), "field-not-list", "state.piles[0]"),
    (change_state(hands=[["crab/green"], []]), "card-too-many", "state.hands[0]"),
    (change_state(hands=[["mermaid/white"] * 5, []]), "card-too-many", "state.hands[0]"),
    (change_state(hands=[[]]), "field-wrong-length", "state.hands"),
    (change_state(hands=[[], "crab/black"]), "field-not-list", "state.hands[1]"),
    (change_state(areas=[[["crab/black", "boat/black"]], []]), "not-a-pair", "state.areas[0][0]"),
    (change_state(areas=[[["crab/black"]], []]), "not-a-pair", "state.areas[0][0]"),
    (change_state(areas=[[[]], []]), "not-a-pair", "state.areas[0][0]"),
    (change_state(areas=[{}, []]), "field-not-list", "state.areas[0]"),
    (
        change_state(areas=[[["crab/black", "crab/grey"]], []], laid_order=[1]),
        "position-inconsistent",
        "state.laid_order",
    ),
    (
        change_state(areas=[[["crab/black", "crab/grey"]], []], laid_order=["a"]),
        "field-not-number",
        "state.laid_order[0]",
    ),
    (change_state(laid_order=[0]), "position-inconsistent", "state.laid_order"),
    (change_state(deck=[]), "card-count-wrong", "state"),
    (change_state(deck=["crab/black"]), "card-count-wrong", "state"),
    (change_state(drawn=["crab/black"]), "field-wrong-length", "state.drawn"),
    # numbers and names
    (change_state(round=0), "field-out-of-range", "state.round"),
    (change_state(round=True), "field-not-number", "state.round"),
    (change_state(turn=2), "field-out-of-range", "state.turn"),
    (change_state(first=-1), "field-out-of-range", "state.first"),
    (change_state(totals=[1]), "field-wrong-length", "state.totals"),
    (change_state(totals=[1, -1]), "field-out-of-range", "state.totals[1]"),
    (change_state(totals=[1, "2"]), "field-not-number", "state.totals[1]"),
    (change_state(phase="sleep"), "name-unknown", "state.phase"),
    (change_state(call="halt"), "name-unknown", "state.call"),
    (change_state(opened=[2]), "field-out-of-range", "state.opened[0]"),
    (change_state(hand=[[], []]), "field-unknown", "state.hand"),
    # rounds
    (change_state(rounds=[{**ROUND, "scored": [7]}]), "field-wrong-length", "state.rounds[0].scored"),
    (change_state(rounds=[{**ROUND, "points": [7, "1"]}]), "field-not-number", "state.rounds[0].points[1]"),
    (change_state(rounds=[{**ROUND, "winner": 0}]), "field-unknown", "state.rounds[0].winner"),
    (change_state(rounds=[7]), "field-not-object", "state.rounds[0]"),
    # parts that do not fit together
    (change_state(phase="keep"), "position-inconsistent", "state.drawn"),
    (change_state(phase="discard"), "position-inconsistent", "state.drawn"),
    (change_state(drawn=["crab/black", "crab/grey"]), "position-inconsistent", "state.drawn"),
    (change_state(phase="pick", piles=[[], ["crab/black"]]), "position-inconsistent", "state.searched"),
    (change_state(phase="search", piles=[[], ["crab/black"]]), "position-inconsistent", "state.phase"),
    (change_state(phase="rob"), "position-inconsistent", "state.phase"),
    (change_state(call="stop"), "position-inconsistent", "state.caller"),
    (change_state(call="stop", caller=0), "position-inconsistent", "state.call"),
    (change_state(opened=[1]), "position-inconsistent", "state.opened"),
    (change_state(call="last_chance", caller=1, opened=[]), "position-inconsistent", "state.opened"),
    (change_state(call="last_chance", caller=1, opened=[0, 1]), "position-inconsistent", "state.opened"),
    (change_state(caller=1), "position-inconsistent", "state.caller"),
    (change_state(call="last_chance", caller=0), "position-inconsistent", "state.turn"),
    (change_state(phase="over"), "position-inconsistent", "state.winners"),
    # memories
    (change_state(memory=[None]), "field-wrong-length", "state.memory"),
    (change_state(memory=[None, {}]), "field-missing", "state.memory[1].moment"),
    (
        change_state(memory=[None, {"moment": 0, "seen": [["crab/green", ["attic"], 0]], "unseen_in": [0, 0]}]),
        "name-unknown",
        "state.memory[1].seen[0]",
    ),
    (
        change_state(memory=[None, {"moment": 0, "seen": [["crab/green"]], "unseen_in": [0, 0]}]),
        "field-not-list",
        "state.memory[1].seen[0]",
    ),
    (
        change_state(memory=[None, {"moment": 0, "seen": [["crab/green", ["pile 0"], 0]] * 2, "unseen_in": [0, 0]}]),
        "card-too-many",
        "state.memory[1].seen[1]",
    ),
]


@pytest.mark.parametrize(("broken", "code", "field"), BROKEN, ids=[f"{code}-{field}" for _, code, field in BROKEN])
def test_a_refusal_names_the_field(broken: Change, code: str, field: str) -> None:
    document = copy.deepcopy(SMALLEST)
    broken(document)
    refusal = refusal_of(document)
    assert (refusal.code, refusal.facts["field"]) == (code, field)


def test_a_misspelt_card_is_answered_with_the_nearest() -> None:
    refusal = refusal_of({**SMALLEST, "state": {"piles": [["octopuss/grey"], []]}})
    assert refusal.facts["nearest"] == "octopus/grey"
    assert refusal.facts["value"] == "octopuss/grey"


def test_a_card_too_many_is_named_with_its_number() -> None:
    refusal = refusal_of(position(["3*crab/yellow", ""]))
    assert refusal.code == "card-too-many"
    assert (refusal.facts["card"], refusal.facts["count"], refusal.facts["expected"]) == ("crab/yellow", 3, 2)


def test_a_card_missing_from_a_written_deck_is_named() -> None:
    document = position(["", ""], deck="crab/black", rest="pile 0")
    document["state"]["deck"] = []
    refusal = refusal_of(document)
    assert (refusal.code, refusal.facts["card"], refusal.facts["count"]) == ("card-count-wrong", "crab/black", 0)


def test_a_table_without_anything_to_take_cannot_be_taking() -> None:
    document = position(["", ""], piles=["", ""], deck="", rest="hand 1", phase="take")
    refusal = refusal_of(document)
    assert (refusal.code, refusal.facts["reason"]) == ("position-inconsistent", "nothing_to_take")


@pytest.mark.rule("SSP-15")
@pytest.mark.parametrize("piles", [("", "shark/purple"), ("crab/green", "")])
def test_with_one_empty_pile_there_is_no_choice_where_to_discard(piles: tuple[str, str]) -> None:
    document = position(["", ""], piles=piles, phase="discard", drawn=cards("boat/black fish/green"))
    refusal = refusal_of(document)
    assert (refusal.code, refusal.facts["reason"]) == ("position-inconsistent", "discard_is_forced")


def round_of(points: int) -> dict[str, Any]:
    """A round that seat 0 stopped."""
    row = [points, 0]
    return {"call": "stop", "ender": 0, "bet_won": True, "points": row, "bonuses": [1, 0], "scored": row}


MERMAIDS = "4*mermaid/white"
SEVEN = "2*crab/yellow octopus/grey octopus/green octopus/yellow"
OVER: dict[str, Any] = {"phase": "over", "ending": "target_reached"}
IMPOSSIBLE: dict[str, tuple[dict[str, Any], str, str]] = {
    "four mermaids that wait": (position(["", MERMAIDS]), "state.hands[1]", "four_mermaids"),
    "four mermaids that have won": (position([MERMAIDS, ""]), "state.hands[0]", "four_mermaids"),
    "four mermaids that wait to be played": (
        position(["", MERMAIDS], options={"explicit_mermaid_play": True}),
        "state.hands[1]",
        "four_mermaids",
    ),
    "a total beyond the goal": (position(["", ""], totals=[3, 40]), "state.totals[1]", "goal_reached"),
    "a total beyond a goal of the table's own": (
        position(["", ""], totals=[20, 3], options={"target_score": 20}),
        "state.totals[0]",
        "goal_reached",
    ),
    "a caller below seven": (
        position(["", "crab/grey"], call="last_chance", caller=1),
        "state.caller",
        "caller_points",
    ),
    "a goal that nobody reached": (position(["", ""], **OVER, winners=[0]), "state.ending", "ending"),
    "a winner who is behind": (
        position(["", ""], **OVER, totals=[41, 40], winners=[1]),
        "state.winners",
        "winners",
    ),
    "a winner without four mermaids": (
        position(["", ""], phase="over", ending="four_mermaids", winners=[1]),
        "state.winners",
        "winners",
    ),
    "a limit that is far": (
        position(["", ""], phase="over", ending="round_limit", winners=[0]),
        "state.ending",
        "ending",
    ),
    "a winner while the game runs": (position(["", ""], winners=[1]), "state.winners", "winners"),
    "more rounds than were played": (
        position(
            ["", ""],
            rounds=[round_of(0)],
        ),
        "state.rounds",
        "rounds",
    ),
    "rounds that brought more than there is": (
        position(
            ["", ""],
            round=2,
            rounds=[round_of(7)],
        ),
        "state.totals[0]",
        "rounds",
    ),
}


@pytest.mark.parametrize(("document", "field", "reason"), IMPOSSIBLE.values(), ids=IMPOSSIBLE)
def test_a_table_that_cannot_be_is_refused(document: dict[str, Any], field: str, reason: str) -> None:
    refusal = refusal_of(document)
    assert (refusal.code, refusal.facts) == ("position-inconsistent", {"field": field, "reason": reason})


def test_tables_on_the_edge_of_the_possible_are_read() -> None:
    table([MERMAIDS, ""], options={"explicit_mermaid_play": True})
    table(["", "3*mermaid/white"], totals=[39, 0])
    table(["", SEVEN], call="last_chance", caller=1)
    table(["", ""], **OVER, totals=[40, 40], winners=[0, 1])
    table([MERMAIDS, ""], phase="over", ending="four_mermaids", winners=[0])


def remembered(**changes: Any) -> Change:
    """Seat 1 remembers something else than what it has seen."""

    def change(document: dict[str, Any]) -> None:
        memory = document["state"]["memory"][1]
        for name, value in changes.items():
            memory[name] = value(memory[name]) if callable(value) else value

    return change


def moved(card: str, *places: str, moment: int = 0) -> Change:
    def elsewhere(seen: list[Any]) -> list[Any]:
        kept = [row for row in seen if row[0] != card]
        return [*kept, [card, list(places), moment]]

    return remembered(seen=elsewhere)


CONTRADICTING: dict[str, Change] = {
    "nothing at all": remembered(seen=[]),
    "its own card elsewhere": moved("penguin/pink", "hand 0"),
    "its own card perhaps elsewhere": moved("penguin/pink", "hand 0", "hand 1"),
    "another's card in its own hand": moved("octopus/grey", "hand 1"),
    "a card of the deck in a pile": moved("shell/black", "pile 0", moment=1),
    "a card of a pile in no pile": moved("crab/green", "hand 0"),
    "a laid card in a hand": moved("boat/black", "hand 0"),
    "a card of the deck laid down": moved("shell/black"),
    "the top below": moved("shark/black", "pile 1", moment=0),
    "later than now": moved("shark/black", "pile 1", moment=99),
    "no unseen card in a hand of two": remembered(unseen_in=[0, 0]),
}


@pytest.mark.parametrize("broken", CONTRADICTING.values(), ids=CONTRADICTING)
def test_a_memory_that_contradicts_the_table_is_refused(broken: Change) -> None:
    state = table(
        ["octopus/grey shell/grey", "penguin/pink"],
        piles=["crab/green", "shark/purple shark/black"],
        areas=[["boat/black boat/yellow"], []],
    )
    document = write_position(GAME, state)
    assert refusal_free(document)
    broken(document)
    refusal = refusal_of(document)
    assert refusal.code == "position-inconsistent"
    assert refusal.facts == {"field": "state.memory[1]", "reason": "memory"}


def refusal_free(document: dict[str, Any]) -> bool:
    core_position.read_position(GAME, copy.deepcopy(document))
    return True


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_does_not_fit_together_is_said_in_words(language: str) -> None:
    source = inspect.getsource(reading) + inspect.getsource(reading_check)
    for reason in set(re.findall(r'unfit\(.*, "(\w+)"\)', source)):
        said = texts_in(language)("refused-position-inconsistent", field="state", reason=reason)
        assert "_" not in said
        assert f"({reason})" not in said


def test_too_many_seats_and_bad_options_are_refused() -> None:
    assert refusal_of({**SMALLEST, "seats": 5}).code == "seats-out-of-range"
    assert refusal_of({**SMALLEST, "options": {"tie_rule": "age"}}).code == "option-not-allowed"
    assert refusal_of({**SMALLEST, "options": []}).code == "field-not-object"
    assert refusal_of([]).code == "document-not-object"
    assert refusal_of(None).code == "document-not-object"


def test_every_phase_can_be_written_by_hand() -> None:
    phases: dict[str, dict[str, Any]] = {
        "take": {},
        "keep": {"drawn": cards("boat/black fish/green")},
        "discard": {"drawn": cards("boat/black fish/green")},
        "play": {},
        "search": {},
        "pick": {"searched": 1},
        "rob": {},
    }
    for phase, parts in phases.items():
        state = table(["", "crab/grey", "crab/black"], phase=phase, **parts)
        assert GAME.view(state, None)["phase"] == phase
        play(state, moves(state)[0])


def test_a_finished_game_can_be_written_by_hand() -> None:
    state = table(["", ""], phase="over", ending="target_reached", winners=[1], totals=[3, 41])
    result = GAME.result(state)
    assert result is not None
    assert (result.ending, result.winners, result.scores) == ("target_reached", (1,), (3, 41))


def test_after_last_chance_the_right_hands_lie_open_by_themselves() -> None:
    state = table(["", "", "", SEVEN], phase="take", call="last_chance", caller=3, turn=2)
    assert GAME.write_state(state)["opened"] == [0, 1, 3]


ODD: list[object] = [None, True, -1, 10**30, 2.5, "", "x", [], {}, [None], [[]], [1], {"a": 1}]


def paths(document: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Where something stands in a document; of long lists the first few."""
    if path:
        yield path
    if isinstance(document, dict):
        for name in document:
            yield from paths(document[name], (*path, name))
    elif isinstance(document, list):
        for i in range(min(len(document), 3)):
            yield from paths(document[i], (*path, i))


def test_no_damage_is_worse_than_a_refusal() -> None:
    # given a rich position
    hands = ["2*crab/yellow", "penguin/pink", "swimmer/black shark/black"]
    state = table(hands, areas=[["boat/black boat/yellow"], [], []], piles=["shell/grey fish/black", "shark/purple"])
    play(state, "play:crab/yellow+crab/yellow", "search:0", "pick:shell/grey")
    document = write_position(GAME, state)
    refused = 0
    # when anything in it is replaced by anything odd
    for path in paths(document):
        for odd in ODD:
            broken: Any = copy.deepcopy(document)
            place = broken
            for name in path[:-1]:
                place = place[name]
            place[path[-1]] = odd
            # then it is refused, or it is a table at which play goes on
            try:
                loaded = read_position(broken)
            except Refused:
                refused += 1
            else:
                for action in loaded.legal():
                    loaded.clone().apply(action)
    assert refused > 1000


def test_the_position_of_the_readme_can_be_played() -> None:
    text = (Path(sea_salt_paper.__file__).parent / "README.md").read_text(encoding="utf-8")
    document = json.loads(text.split("```json")[1].split("```")[0])
    state = read_position(document)
    assert moves(state) == ["play:crab/yellow+crab/grey", "end"]
