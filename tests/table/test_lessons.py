"""Guided first games: every step is legal by the rules, said in every language, and leads the table as it should."""

from __future__ import annotations

import re

import pytest

from seaboard.core.refused import Refused
from seaboard.games import NAMES, game_named
from seaboard.locales import LANGUAGES, texts_in
from seaboard.table import commands, show
from seaboard.table.commands import Asker
from seaboard.table.lesson import Lesson, lesson_named, lessons_of
from seaboard.table.questions import why_not
from seaboard.table.settings import read_settings
from seaboard.table.table import RUNNING, Table

ANNA = "anna"
LESSONS = [lesson for game in NAMES for lesson in lessons_of(game).values()]
TITLE, TEXT = 34, 175  # characters


class Class:
    """A learner at the table of a lesson."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.table = Table("room")
        self.at = 1_000_000
        self.write(commands.create_lesson(self.table, self.asker(), lesson))

    def asker(self) -> Asker:
        self.at += 1000
        return Asker(ANNA, self.at, "Anna", seed="00" * 16)

    def write(self, decided: commands.Decided) -> None:
        for entry in decided.entries:
            self.table.fold(entry)

    def move(self, text: str) -> None:
        self.write(commands.move(self.table, self.asker(), self.lesson.seat, self.table.ply, text))

    def rivals(self) -> None:
        """The rivals play what is written down."""
        while (text := self.table.scripted()) is not None:
            actor = self.table.actor()
            assert actor is not None
            assert actor != self.lesson.seat
            self.write(commands.bot_move(self.table, self.at, actor, self.table.ply, text))


def _id(lesson: Lesson) -> str:
    return f"{lesson.game}-{lesson.name}"


@pytest.mark.parametrize("lesson", LESSONS, ids=_id)
@pytest.mark.parametrize("last", [False, True])
def test_every_step_is_legal_whichever_way_is_chosen(lesson: Lesson, last: bool) -> None:
    room = Class(lesson)
    told: list[str] = []
    while (guide := show.update(room.table, ANNA, lesson.seat, 0, 0).guide) is not None and not guide.learned:
        asked = room.table.asked_of(lesson.seat)
        assert asked, f"nobody acts at {guide.step}"
        told += [card.key for card in guide.cards if card.key not in told]
        decision = show.update(room.table, ANNA, lesson.seat, 0, 0).decision
        assert decision is not None
        lit = [move.text for move in decision.moves]
        assert lit
        assert set(lit) <= set(asked)
        room.move(lit[-1] if last else lit[0])
        room.rivals()
    assert guide is not None
    told += [card.key for card in guide.cards]
    assert told == [step.key for step in lesson.steps], "every step comes, in order"
    assert room.table.status == RUNNING, "the game goes on freely"
    assert room.table.asked_of(lesson.seat) == ()


@pytest.mark.parametrize("lesson", LESSONS, ids=_id)
def test_some_legal_moves_do_not_go_on_and_say_so(lesson: Lesson) -> None:
    room = Class(lesson)
    play = room.table.play
    assert play is not None
    asked = room.table.asked_of(lesson.seat)
    other = next(move.text for move in play.game.moves(play.state) if move.text not in asked)
    with pytest.raises(Refused, match="lesson-other"):
        room.move(other)
    reason = why_not(room.table, ANNA, lesson.seat, other)
    assert reason is not None
    assert reason.code == "lesson-other"
    assert why_not(room.table, ANNA, lesson.seat, asked[0]) is None
    # What the rules forbid is refused with the reason of the rules.
    with pytest.raises(Refused) as refused:
        room.move("nonsense")
    assert refused.value.code != "lesson-other"
    # Who wants no more steps plays whatever is legal.
    room.write(commands.free(room.table, room.asker(), lesson.seat))
    room.move(other)
    assert show.update(room.table, ANNA, lesson.seat, 0, 0).guide is None
    assert show.summary(room.table, ANNA).lesson is not None


def test_a_lesson_is_taken_back_and_taken_up() -> None:
    lesson = lesson_named("sea_salt_paper", "first")
    room = Class(lesson)
    assert show.update(room.table, ANNA, 0, 0, 0).undo is None, "what was played before is not taken back"
    with pytest.raises(Refused, match="nothing-to-undo"):
        room.write(commands.undo(room.table, room.asker(), 0, room.table.ply))
    first = room.table.asked_of(0)
    room.move(first[0])
    assert room.table.asked_of(0) != first
    room.write(commands.undo(room.table, room.asker(), 0, room.table.ply))
    assert room.table.asked_of(0) == first
    shown = show.summary(room.table, ANNA).lesson
    assert shown is not None
    assert (shown.name, shown.step, shown.done) == ("first", 0, False)


def test_nobody_else_comes_to_a_lesson_and_nothing_is_rated() -> None:
    room = Class(lesson_named("kelp", "shark"))
    with pytest.raises(Refused, match="lesson-alone"):
        commands.arrange(room.table, room.asker(), 1, "open")
    assert not room.table.settings.rated
    assert not room.table.settings.spectators
    assert room.table.settings.hints
    assert read_settings(room.table.settings.write()) == room.table.settings
    assert show.update(room.table, "", None, 0, 0).guide is None


def test_moves_that_have_left_the_script_are_free_play() -> None:
    lesson = lesson_named("tranquility", "first")
    assert lesson.place(["play:1"]) is None
    assert lesson.place([]) is not None


@pytest.mark.parametrize("lesson", LESSONS, ids=_id)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_is_said_in_every_language(lesson: Lesson, language: str) -> None:
    texts = texts_in(language)
    prefix = f"guide-{lesson.game}-{lesson.name}"
    keys = [f"{prefix}-name", *(f"{prefix}-learned-{word}" for word in lesson.learned)]
    for step in lesson.steps:
        title, text = texts(f"{prefix}-{step.key}-title"), texts(f"{prefix}-{step.key}")
        assert "⟨" not in title + text, step.key
        assert len(title) <= TITLE, title
        assert len(re.sub(r"\*\*", "", text)) <= TEXT, text
        assert text.count("**") % 2 == 0
        keys += [f"{prefix}-{step.key}-do"] if step.moves else []
    assert all("⟨" not in texts(key) for key in keys)


def test_every_game_has_a_lesson() -> None:
    assert all(lessons_of(name) for name in NAMES)
    assert set(lessons_of("kelp")) == set(game_named("kelp").roles)
