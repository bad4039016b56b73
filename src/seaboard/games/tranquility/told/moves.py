"""The names of actions: what a number means in a state, and its notation."""

from __future__ import annotations

from seaboard.core.game import Move
from seaboard.games.tranquility.box.printed import card_name
from seaboard.games.tranquility.rules import codes as c
from seaboard.games.tranquility.rules.table import Table

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
    int(c.PASS): "pass",
    int(c.AGREE): "agree",
    int(c.DISAGREE): "disagree",
    int(c.DISCARD_TWO): "discard_two",
    int(c.HAND_FOR_COMPASS): "hand_for_compass",
    int(c.ROTATE): "rotate",
    int(c.KEEP_ROCKS): "keep_rocks",
    int(c.USE_TOP): "use_top",
    int(c.LEAVE_TOP): "leave_top",
    int(c.CONCEDE): "concede",
}
PLAYED = {int(c.START): "start", int(c.FINISH): "finish", int(c.MONSTER): "monster"}
WINDOW_KINDS = {int(c.AT_STORM): "storm", int(c.AT_LOSS): "loss"}
ROW_KINDS = {int(c.LAYING_PURPLE): "lay_purple", int(c.LAYING_ROCKS): "lay_rocks"}


def named(table: Table, action: int) -> Move:
    """An action with its names in this state."""
    if action in PLAIN:
        facts: dict[str, object] = {}
        if action == c.PASS:
            facts = {"window": WINDOW_KINDS.get(int(table.window), "open")}
        return Move(action, PLAIN[action], PLAIN[action], facts)
    if action < c.DISCARD:
        if action in PLAYED:
            return Move(action, PLAYED[action], f"play_{PLAYED[action]}")
        return Move(action, f"play:{action}", "play", {"card": action})
    if action < c.CELL:
        card = card_name(action - int(c.DISCARD))
        kind = "give" if table.phase == c.GIVING else "discard"
        return Move(action, f"{kind}:{card}", kind, {"card": card})
    if action < c.ROW:
        return _cell(table, action)
    if action < c.PLEDGE:
        row = action - int(c.ROW) + 1
        kind = ROW_KINDS.get(int(table.phase), "move_rocks")
        return Move(action, f"row:{row}", kind, {"row": row})
    if action < c.TAKE:
        tag, count = divmod(action - int(c.PLEDGE), int(c.PLEDGES))
        text = f"pledge:{count}/{TAG_NAMES[tag]}" if tag else f"pledge:{count}"
        return Move(action, text, f"pledge_{TAG_NAMES[tag]}" if tag else "pledge", {"count": count})
    if action < c.LIFT_YELLOW:
        return Move(action, f"take:{action - int(c.TAKE)}", "take", {"card": action - int(c.TAKE)})
    return _lift(action)


def _cell(table: Table, action: int) -> Move:
    at = action - int(c.CELL)
    if at == c.CELLS:
        return Move(action, "at:start", "swallow_start")
    cell = table.cell_name(at)
    if table.phase == c.TURNING:
        return Move(action, f"at:{cell}", "rotate_card", {"card": int(table.sea.line[at]), "cell": cell})
    if table.phase == c.CHOOSING_CELL and table.chosen != c.MONSTER:
        facts = {"card": int(table.chosen), "cell": cell, "cost": int(table.sea.cost(table.chosen, at))}
        return Move(action, f"at:{cell}", "place", facts)
    return Move(action, f"at:{cell}", "swallow", {"card": int(table.sea.line[at]), "cell": cell})


def _lift(action: int) -> Move:
    if action == c.LIFT_DRAWN:
        return Move(action, "lift:drawn", "lift_drawn")
    if action >= c.LIFT_PURPLE:
        row = action - int(c.LIFT_PURPLE) + 1
        return Move(action, f"lift:purple/row{row}", "lift_purple", {"row": row})
    if action >= c.LIFT_ORANGE:
        seat = action - int(c.LIFT_ORANGE)
        return Move(action, f"lift:orange/{seat}", "lift_orange", {"owner_seat": seat})
    seat = action - int(c.LIFT_YELLOW)
    return Move(action, f"lift:yellow/{seat}", "lift_yellow", {"owner_seat": seat})
