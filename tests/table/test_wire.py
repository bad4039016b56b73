"""What is told about a table fits the types that clients are made from."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any, Literal, NotRequired, TypedDict

import msgspec
import pytest

from seaboard.core.refused import Refused
from seaboard.games import NAMES, game_named
from seaboard.table import commands, show, wire
from seaboard.table.clock import ClockSpec
from tests.table.people import ANNA, BORYS, ME, OPEN, Room, two
from tools.wire_ts import Speller

ROOT = Path(__file__).resolve().parents[2]


def as_told(told: wire.AnyTold) -> Any:
    """Written and read again: a value that its type does not allow is found."""
    return msgspec.json.decode(msgspec.json.encode(told), type=wire.AnyTold)


@pytest.mark.parametrize("game", NAMES)
def test_all_that_is_told_in_a_game_fits_its_types(game: str) -> None:
    seats = [ME] * game_named(game).seats[0]
    room = Room(seats, game=game, clock=ClockSpec("bank", seconds=600, increment=5))
    for pick in range(60):
        if room.table.status != "running":
            break
        for seat in (*range(len(seats)), None):
            as_told(room.seen(ANNA, seat))
            as_told(show.update(room.table, ANNA, seat, room.table.n - 3, room.at))
        room.move_actor(pick)
    msgspec.json.decode(msgspec.json.encode(show.summary(room.table, ANNA)), type=wire.Summary)


def test_what_happened_before_the_first_decision_is_told_once() -> None:
    room = Room([ME, ME], game="tranquility", options={"rocks": True})
    begun = [(event.step, event.kind) for event in room.seen(ANNA, 0).events]
    assert begun == [(0, "rocks_laid"), (0, "voyage_begins")]
    assert [event.kind for event in show.update(room.table, ANNA, 0, 0, room.at).events] == [
        "rocks_laid",
        "voyage_begins",
    ]
    known = room.table.n
    assert show.update(room.table, ANNA, 0, known, room.at).events == []
    for _ in range(40):  # more than is kept at hand
        room.move_actor()
    assert [event.kind for event in room.seen(ANNA, 0).events][:2] == ["rocks_laid", "voyage_begins"]
    assert all(event.step > 0 for event in show.update(room.table, ANNA, 0, known, room.at).events)


def test_the_end_and_questions_fit_their_types() -> None:
    room = two()
    room.move_actor()
    room.do(commands.abandon, ANNA, 0)
    assert as_told(room.seen(BORYS, 1)).ask.yours == [1]
    room.play_out()
    told = as_told(room.seen(ANNA, 0))
    assert told.result.by == "rules"
    assert told.info.result.sheets[0].total == told.result.scores[0]
    assert [line.points for line in told.result.sheets[0].lines]


@pytest.mark.parametrize(
    ("game", "seats", "options", "together"),
    [
        ("finspan", 1, {}, True),
        ("finspan", 2, {}, False),
        ("tranquility", 2, {"mode": "standard"}, True),
        ("tranquility", 2, {"mode": "duel"}, False),
        ("sea_salt_paper", 2, {}, False),
        ("kelp", 2, {}, False),
    ],
)
def test_the_info_says_whether_one_can_resign(
    game: str, seats: int, options: dict[str, object], together: bool
) -> None:
    room = Room([ME, *[OPEN] * (seats - 1)], game=game, options=options)
    if seats == 2:
        room.do(commands.sit, BORYS, 1)
    assert show.info(room.table, ANNA).together == together
    if together:
        with pytest.raises(Refused, match="resign-together"):
            room.do(commands.resign, ANNA, 0)
    else:
        room.do(commands.resign, ANNA, 0)
        assert room.table.status == "over"


def test_a_second_click_is_no_new_move_but_a_late_one_is_refused() -> None:
    room = two(clock=ClockSpec("move", seconds=30))
    play = room.table.play
    assert play is not None
    actor = play.actor
    assert actor is not None
    player = (ANNA, BORYS)[actor]
    text = play.game.moves(play.state)[0].text
    room.move(player, text)
    again = commands.move(room.table, room.asker(player), actor, 0, text)
    assert again == commands.Decided()
    # after a time-out the person has not decided: the move came too late, and that must be said
    while play.actor != actor:
        room.move_actor()
    late = room.table.ply
    room.wait(31)
    room.write(commands.time_out(room.table, room.at))
    with pytest.raises(Refused, match="ply-stale"):
        commands.move(room.table, room.asker(player), actor, late, text)


Phase = Literal["take", "over"]


class Placed(TypedDict):
    """Where something lies."""

    at: tuple[int, int]  # row, column


class Turn(Placed):
    what: Literal["turn"]


class Dive(Placed, total=False):
    what: Literal["dive"]


Pending = Turn | Dive


class View(Placed):
    """What a seat sees."""

    phase: Phase
    cards: list[str] | None
    pending: Pending | None  # null: nothing
    drawn: NotRequired[tuple[str, ...]]
    sites: dict[str, list[Pending]]


def test_a_view_is_spelt_in_typescript() -> None:
    spelt = Speller([sys.modules[__name__]]).declare_all(View)
    assert spelt.strip().splitlines() == [
        "/** What a seat sees. */",
        "export interface View {",
        "  /** row, column */",
        "  at: [number, number];",
        "  phase: Phase;",
        "  cards: string[] | null;",
        "  /** null: nothing */",
        "  pending: Pending | null;",
        "  drawn?: string[];",
        "  sites: Record<string, Pending[]>;",
        "}",
        "",
        'export type Phase = "take" | "over";',
        "",
        "export type Pending = Turn | Dive;",
        "",
        "export interface Turn {",
        "  /** row, column */",
        "  at: [number, number];",
        '  what: "turn";',
        "}",
        "",
        "export interface Dive {",
        "  /** row, column */",
        "  at: [number, number];",
        '  what?: "dive";',
        "}",
    ]


def test_the_files_made_from_the_wire_are_up_to_date() -> None:
    answer = subprocess.run([sys.executable, "tools/wire_ts.py", "--check"], cwd=ROOT, capture_output=True, text=True)
    assert answer.returncode == 0, answer.stdout + answer.stderr
