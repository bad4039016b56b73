"""The names of actions: what a number means in a state, and its notation."""

from __future__ import annotations

from seaboard.core.game import Move
from seaboard.games.tranquility.codes import (
    AGREE,
    AT_LOSS,
    AT_STORM,
    CELL,
    CELLS,
    CHOOSING_CELL,
    CONCEDE,
    DISAGREE,
    DISCARD,
    DISCARD_TWO,
    FINISH,
    GIVING,
    HAND_FOR_COMPASS,
    KEEP_ROCKS,
    LAYING_PURPLE,
    LAYING_ROCKS,
    LEAVE_TOP,
    LIFT_DRAWN,
    LIFT_ORANGE,
    LIFT_PURPLE,
    LIFT_YELLOW,
    MONSTER,
    PASS,
    PLEDGE,
    PLEDGES,
    ROTATE,
    ROW,
    START,
    TAKE,
    TURNING,
    USE_TOP,
)
from seaboard.games.tranquility.components import card_name
from seaboard.games.tranquility.table import Table

TAG_NAMES = ("", "can_more", "prefer_less", "fixed")
KINDS = (
    "play",
    "play_start",
    "play_finish",
    "play_monster",
    "place",
    "swallow",
    "swallow_start",
    "rotate_card",
    "discard",
    "give",
    "move_rocks",
    "lay_purple",
    "lay_rocks",
    "pledge",
    *(f"pledge_{tag}" for tag in TAG_NAMES[1:]),
    "take",
    "lift_yellow",
    "lift_orange",
    "lift_purple",
    "lift_drawn",
    "pass",
    "agree",
    "disagree",
    "discard_two",
    "hand_for_compass",
    "rotate",
    "keep_rocks",
    "use_top",
    "leave_top",
    "concede",
)
PLAIN = {
    int(PASS): "pass",
    int(AGREE): "agree",
    int(DISAGREE): "disagree",
    int(DISCARD_TWO): "discard_two",
    int(HAND_FOR_COMPASS): "hand_for_compass",
    int(ROTATE): "rotate",
    int(KEEP_ROCKS): "keep_rocks",
    int(USE_TOP): "use_top",
    int(LEAVE_TOP): "leave_top",
    int(CONCEDE): "concede",
}
PLAYED = {int(START): "start", int(FINISH): "finish", int(MONSTER): "monster"}


def named(table: Table, action: int) -> Move:
    """An action with its names in this state."""
    if action in PLAIN:
        facts: dict[str, object] = {}
        if action == PASS:
            facts = {"window": "storm" if table.window == AT_STORM else "loss" if table.window == AT_LOSS else "open"}
        return Move(action, PLAIN[action], PLAIN[action], facts)
    if action < DISCARD:
        if action in PLAYED:
            return Move(action, PLAYED[action], f"play_{PLAYED[action]}")
        return Move(action, f"play:{action}", "play", {"card": action})
    if action < CELL:
        card = card_name(action - int(DISCARD))
        kind = "give" if table.stage == GIVING else "discard"
        return Move(action, f"{kind}:{card}", kind, {"card": card})
    if action < ROW:
        return _cell(table, action)
    if action < PLEDGE:
        row = action - int(ROW) + 1
        kind = {int(LAYING_PURPLE): "lay_purple", int(LAYING_ROCKS): "lay_rocks"}.get(int(table.stage), "move_rocks")
        return Move(action, f"row:{row}", kind, {"row": row})
    if action < TAKE:
        tag, count = divmod(action - int(PLEDGE), int(PLEDGES))
        text = f"pledge:{count}/{TAG_NAMES[tag]}" if tag else f"pledge:{count}"
        return Move(action, text, f"pledge_{TAG_NAMES[tag]}" if tag else "pledge", {"count": count})
    if action < LIFT_YELLOW:
        return Move(action, f"take:{action - int(TAKE)}", "take", {"card": action - int(TAKE)})
    return _lift(action)


def _cell(table: Table, action: int) -> Move:
    at = action - int(CELL)
    if at == CELLS:
        return Move(action, "at:start", "swallow_start")
    cell = table.cell_name(at)
    if table.stage == TURNING:
        return Move(action, f"at:{cell}", "rotate_card", {"card": int(table.sea.line[at]), "cell": cell})
    if table.stage == CHOOSING_CELL and table.chosen != MONSTER:
        facts = {"card": int(table.chosen), "cell": cell, "cost": int(table.sea.cost(table.chosen, at))}
        return Move(action, f"at:{cell}", "place", facts)
    return Move(action, f"at:{cell}", "swallow", {"card": int(table.sea.line[at]), "cell": cell})


def _lift(action: int) -> Move:
    if action == LIFT_DRAWN:
        return Move(action, "lift:drawn", "lift_drawn")
    if action >= LIFT_PURPLE:
        row = action - int(LIFT_PURPLE) + 1
        return Move(action, f"lift:purple/row{row}", "lift_purple", {"row": row})
    if action >= LIFT_ORANGE:
        seat = action - int(LIFT_ORANGE)
        return Move(action, f"lift:orange/{seat}", "lift_orange", {"owner_seat": seat})
    seat = action - int(LIFT_YELLOW)
    return Move(action, f"lift:yellow/{seat}", "lift_yellow", {"owner_seat": seat})
