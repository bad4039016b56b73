"""What is said about a lesson: to its learner, and in lists of tables."""

from __future__ import annotations

from seaboard.table import wire
from seaboard.table.table import RUNNING, Table


def guide(table: Table, seat: int | None) -> wire.Guide | None:
    """What the guide says to this seat now; None for everybody but the learner, and when the game is played freely."""
    lesson = table.lesson
    place = table.place()
    if lesson is None or place is None or seat != lesson.seat:
        return None
    cards: list[wire.GuideCard] = []
    if place.turn is None:
        walked = len(lesson.before) + len(lesson.script)
        if table.play is None or any(made.seat == seat for made in table.play.made[walked:]):
            return None  # the learner has played on
        # What is told after the last move; rivals need not wait for it.
        last = max((turn.step for turn in lesson.script), default=-1)
        cards = [_card(lesson.steps[at].key, lesson.steps[at].light, False) for at in range(last + 1, place.step)]
    elif place.turn.mine:
        cards = [
            _card(lesson.steps[at].key, lesson.steps[at].light, at == place.turn.step)
            for at in range(place.step, place.turn.step + 1)
        ]
    return wire.Guide(
        lesson=lesson.name,
        step=place.step if place.turn is not None else place.step - len(cards),
        steps=len(lesson.steps),
        cards=cards,
        learned=list(lesson.learned) if place.turn is None else [],
    )


def _card(key: str, light: tuple[str, ...], act: bool) -> wire.GuideCard:
    return wire.GuideCard(key=key, light=list(light), act=act)


def lesson_at(table: Table) -> wire.LessonAt | None:
    """How far the lesson of a table is."""
    if table.lesson is None:
        return None
    place = table.place()
    steps = len(table.lesson.steps)
    done = place is None or place.turn is None
    over = table.status != RUNNING
    return wire.LessonAt(
        name=table.lesson.name,
        step=steps if place is None else place.step,
        steps=steps,
        done=done or over,
    )
