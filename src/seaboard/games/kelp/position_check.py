"""Positions that no game could come to: what lies there, and what the decision needs, must fit each other."""

from __future__ import annotations

from seaboard.core.refused import Refused
from seaboard.games.kelp import codes as c
from seaboard.games.kelp.moves import phase_name
from seaboard.games.kelp.rules import KelpState

WINNERS = {int(c.ATE_ALL): 1, int(c.EXHAUSTED): 1, int(c.CAUGHT): 0, int(c.TOOTHLESS): 1, int(c.TOO_LONG): 1}
# Decisions inside an effect, and the step of an effect that asks for them.
STEPS = {
    int(c.SWAP): int(c.OP_SWAP),
    int(c.SHUFFLE): int(c.OP_SHUFFLE),
    int(c.SETTLE): int(c.OP_SHUFFLE),
    int(c.HIDE): int(c.OP_HIDE),
    int(c.LEARN): int(c.OP_LEARN),
    int(c.EXCHANGE): int(c.OP_LEARN),
    int(c.REMOVE): int(c.OP_REMOVE),
    int(c.TUTOR): int(c.OP_TUTOR),
    int(c.CALM): int(c.OP_CALM),
    int(c.SEND_HOME): int(c.OP_SEND_HOME),
}
# Decisions of which `most` more are to be made.
COUNTED = (c.SWAP, c.SHUFFLE, c.HIDE, c.LEARN, c.REMOVE, c.TUTOR, c.CALM, c.REFILL, c.GIVE_BACK, c.REROLL, c.GLIDE)
# Decisions that a shark card asks for, after which the rules go back to one of these windows.
ASKED = (c.REROLL, c.STORE, c.RAISE, c.RAISE_TO, c.STARVE, c.SHARPEN, c.GLIDE)
WINDOWS = range(int(c.OPEN_ROLLED), int(c.AFTER_MOVE) + 1)
HUNTING = (c.HUNT, c.HUNT_ZONE, c.ORDER, c.TRAP, c.CHOOSE_ESCAPE, c.CHOOSE_HUNT, c.SURVIVE, c.OVER)


def check_dice(state: KelpState) -> None:
    """Tracks and cards hold no more dice than they have room for."""
    t, pack = state.t, state.pack
    _within("energy", int(state.stored), 0, int(pack.slots))
    room = int(pack.tile_dice) - 1 if state.flipped < pack.tiles else 0  # a full tile is turned at once (KELP-94)
    _within("growth", sum(int(t[c.GROWTH + colour]) for colour in range(c.COLOURS)), 0, room)
    if t[c.GROWTH + c.RED] > 0:
        raise Refused("name-unknown", field="state.growth", value="red", nearest="")
    # each stored die lies on a card of its own, and the card stays as long as the die (KELP-111)
    kept = sum(int(t[place + die]) for place in (c.WATCH, c.WATCH_NEW) for die in range(c.DICE))
    kept += int(state.phase == c.STORE)  # the card is laid, its die about to be chosen
    cards = sum(int(t[c.LAID + kind]) for kind in range(pack.skills))
    _within("laid", cards, kept, kept)
    hunting = state.phase in HUNTING or (state.phase in STEPS and state.source in (c.BY_TRAP, c.BY_ESCAPE))
    for zone in range(c.ZONES):
        die = int(t[c.ZONE_DIE + zone])
        if die >= 0 and (die // 6 == c.BLUE or not hunting):
            _unfit(state, f"zone_dice.{pack.zone_names[zone]}")


def check_ending(state: KelpState) -> None:
    _within("winner", int(state.winner), WINNERS[int(state.ending)], WINNERS[int(state.ending)])


def check_decision(state: KelpState) -> None:
    """A decision needs what it decides about."""
    t, pack, phase = state.t, state.pack, int(state.phase)
    empty = sum(1 << zone for zone in range(c.ZONES) if t[c.BOARD + zone] < 0)
    if empty != (state.picked if phase == c.SETTLE else 0):  # only a shuffle leaves spaces empty (KELP-45)
        _unfit(state, "zones")
    if phase in COUNTED:
        _within("turn.most", int(state.most), 1, 20)
    if phase == c.PICK:
        _within("turn.least", int(state.least), 1, 20)
    if phase in ASKED:
        _within("turn.back", int(state.back), WINDOWS[0], WINDOWS[-1])
    by_discard = phase == c.HIDE and state.source == c.BY_DISCARD
    if phase in STEPS and not by_discard:
        _within("turn.step", int(state.step), 0, int(c.OPS) - 1)
        if pack.op[state.program * c.OPS + state.step] != STEPS[phase]:
            _unfit(state, "turn.program")
    if phase == c.EXCHANGE and (state.learning < 0 or t[c.RESERVE + state.learning] == 0):
        _unfit(state, "learning")
    escaping = phase in (c.CHOOSE_HUNT, c.SURVIVE) or (phase in STEPS and state.source == c.BY_ESCAPE)
    if escaping and (state.escape < 0 or not (state.colours >> state.escape) & 1):
        _unfit(state, "escape")
    if phase == c.TRAP and (state.target < 0 or pack.block_class[t[c.BOARD + state.target]] != c.IS_TRAP):
        _unfit(state, "turn.target")
    if phase in (c.LAY_CURRENT, c.HUNT_ZONE, c.RAISE_TO, c.REFRESH):
        _check_die_in_hand(state, phase)


def _check_die_in_hand(state: KelpState, phase: int) -> None:
    """The die that was chosen still lies where it was taken from."""
    place = c.ENERGY if phase == c.REFRESH else c.WATCH if state.from_card else c.POOL
    if state.die < 0 or state.t[place + state.die] == 0:
        _unfit(state, "die")
    blue = state.die // 6 == c.BLUE
    if (phase == c.LAY_CURRENT and not blue) or (phase == c.HUNT_ZONE and blue):
        _unfit(state, "die")
    if phase == c.REFRESH and state.die % 6 == 0:  # KELP-100: never below 1
        _unfit(state, "die")


def _within(field: str, value: int, low: int, high: int) -> None:
    if not low <= value <= high:
        raise Refused("field-out-of-range", field=f"state.{field}", value=value, low=low, high=high)


def _unfit(state: KelpState, field: str) -> None:
    raise Refused("kelp-phase", field=f"state.{field}", phase=phase_name(state))
