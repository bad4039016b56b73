"""Records: whole games that replay, and what is refused when somebody altered one."""

from __future__ import annotations

import json
from typing import Any

import pytest

from seaboard.core.position import write_position
from seaboard.core.random import Quick
from seaboard.core.record import Record, new_record, read_record, replay, write_result
from seaboard.core.refused import Refused
from seaboard.core.seed import derived_seed
from seaboard.games.sea_salt_paper import GAME
from seaboard.games.sea_salt_paper.state import SeaSaltPaper

SEED = derived_seed("records", 1)


def played(seats: int = 3) -> Record:
    record = new_record(GAME, [f"p{i}" for i in range(seats)], {"target_score": 10}, SEED)
    state = GAME.start(seats, record.options, seed=SEED)
    quick = Quick(5)
    while not state.over():
        moves = GAME.moves(state)
        move = moves[int(quick.below(len(moves)))]
        record.moves.append(move.text)
        state.apply(move.action)
    record.result = write_result(GAME, state)
    return record


WHOLE = played()


def refusal_of(document: dict[str, Any]) -> Refused:
    with pytest.raises(Refused) as refused:
        replay(GAME, read_record(GAME, document))
    return refused.value


def test_a_record_replays_through_json() -> None:
    again = read_record(GAME, json.loads(json.dumps(WHOLE.write())))
    state = replay(GAME, again)
    assert state.over()
    assert write_result(GAME, state) == WHOLE.result
    assert write_position(GAME, state) == write_position(GAME, replay(GAME, WHOLE))


def test_the_beginning_of_a_record_is_a_position_on_the_way() -> None:
    for plies in (0, 1, 5, 20):
        state = replay(GAME, WHOLE, plies)
        assert isinstance(state, SeaSaltPaper)
        assert not state.over()
        assert WHOLE.moves[plies] in [move.text for move in GAME.moves(state)]


def test_a_record_cut_short_is_a_game_that_goes_on() -> None:
    document = {**WHOLE.write(), "moves": WHOLE.moves[:30], "result": None}
    assert not replay(GAME, read_record(GAME, document)).over()


def test_a_record_cut_short_does_not_have_the_result_of_the_whole() -> None:
    refusal = refusal_of({**WHOLE.write(), "moves": WHOLE.moves[:30]})
    assert (refusal.code, refusal.facts["field"]) == ("record-result-differs", "result")


def test_an_altered_result_is_refused() -> None:
    assert WHOLE.result is not None
    for altered in ({"winners": [9]}, {"scores": [0, 0, 0]}, {"ending": "four_mermaids"}):
        refusal = refusal_of({**WHOLE.write(), "result": {**WHOLE.result, **altered}})
        assert refusal.code == "record-result-differs"


def test_an_illegal_move_is_refused_with_its_place() -> None:
    document = WHOLE.write()
    document["moves"] = [*WHOLE.moves[:10], "take:7", *WHOLE.moves[11:]]
    refusal = refusal_of(document)
    assert (refusal.code, refusal.facts["ply"], refusal.facts["move"]) == ("record-move-refused", 10, "take:7")
    assert refusal.facts["reason"] == "move-not-legal"


def test_a_move_after_the_end_is_refused() -> None:
    document = {**WHOLE.write(), "moves": [*WHOLE.moves, "end"]}
    refusal = refusal_of(document)
    assert (refusal.code, refusal.facts["reason"]) == ("record-move-refused", "game-over")


@pytest.mark.parametrize(
    ("part", "code"),
    [
        ({"rules": 2}, "rules-version-differs"),
        ({"format": 9}, "format-unknown"),
        ({"game": "tranquility"}, "game-differs"),
        ({"seaboard": "position"}, "document-kind-differs"),
        ({"seed": "xyz"}, "seed-malformed"),
        ({"seats": ["alone"]}, "seats-out-of-range"),
        ({"seats": [1, 2, 3]}, "field-not-text"),
        ({"moves": "end"}, "field-not-list"),
        ({"moves": [1]}, "field-not-text"),
        ({"options": {"speed": 3}}, "option-unknown"),
        ({"extra": 1}, "field-unknown"),
    ],
)
def test_other_damage_is_named(part: dict[str, Any], code: str) -> None:
    assert refusal_of({**WHOLE.write(), **part}).code == code


@pytest.mark.parametrize("part", ["seaboard", "format", "game", "rules", "seats", "seed", "moves"])
def test_a_part_that_is_missing_is_named(part: str) -> None:
    document = WHOLE.write()
    del document[part]
    refusal = refusal_of(document)
    assert (refusal.code, refusal.facts["field"]) == ("field-missing", part)


def test_another_seed_leads_elsewhere() -> None:
    refusal = refusal_of({**WHOLE.write(), "seed": derived_seed("records", 2)})
    assert refusal.code in ("record-move-refused", "record-result-differs")
