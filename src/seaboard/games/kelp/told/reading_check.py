"""Positions that no game could come to: what lies there, and what the decision needs, must fit each other."""

from __future__ import annotations

from seaboard.core.refused import Refused
from seaboard.games.kelp.box import printed as p
from seaboard.games.kelp.rules import codes as c
from seaboard.games.kelp.rules.dice import total
from seaboard.games.kelp.rules.moving import shuffle_choice
from seaboard.games.kelp.rules.table import bits
from seaboard.games.kelp.rules.tricks import reds
from seaboard.games.kelp.state import Kelp
from seaboard.games.kelp.told.decisions import phase_name

WINNERS = {int(c.ATE_ALL): 1, int(c.EXHAUSTED): 1, int(c.CAUGHT): 0, int(c.TOOTHLESS): 1, int(c.TOO_LONG): 1}
# Decisions inside an effect, and the step of an effect that asks for them.
STEPS = {
    int(c.SWAP): int(p.OP_SWAP),
    int(c.SHUFFLE): int(p.OP_SHUFFLE),
    int(c.SETTLE): int(p.OP_SHUFFLE),
    int(c.HIDE): int(p.OP_HIDE),
    int(c.LEARN): int(p.OP_LEARN),
    int(c.EXCHANGE): int(p.OP_LEARN),
    int(c.REMOVE): int(p.OP_REMOVE),
    int(c.TUTOR): int(p.OP_TUTOR),
    int(c.CALM): int(p.OP_CALM),
    int(c.SEND_HOME): int(p.OP_SEND_HOME),
}
# Decisions of which `most` more are to be made.
COUNTED = (c.SWAP, c.SHUFFLE, c.HIDE, c.LEARN, c.REMOVE, c.TUTOR, c.CALM, c.REFILL, c.GIVE_BACK, c.REROLL, c.GLIDE)
# Decisions that a shark card asks for, after which the rules go back to one of these windows.
ASKED = (c.REROLL, c.STORE, c.RAISE, c.RAISE_TO, c.STARVE, c.SHARPEN, c.GLIDE)
WINDOWS = range(int(c.OPEN_ROLLED), int(c.OPEN_MOVE) + 1)
STEPPING = range(int(c.OPEN_MOVE), int(c.AFTER_MOVE) + 1)  # those of a Swift step
WITH_DIE = (c.LAY_CURRENT, c.HUNT_ZONE, c.RAISE_TO, c.REFRESH)  # a die is in hand
UNROLLED = (c.REFILL, c.DRAWN_WINDOW, c.GIVE_BACK, c.PICK)
WITH_POOL = tuple(
    phase for phase in range(c.ROLLED, c.FIRST_FLOW) if phase not in (c.BUY, c.REFRESH, c.FEED, c.CHOOSE_HUNT)
)
SWUM = (c.GLIDE, c.MOVED, c.HUNT, c.HUNT_ZONE, c.ORDER, c.GROW)
HUNTING = (c.HUNT, c.HUNT_ZONE, c.ORDER, c.TRAP, c.CHOOSE_ESCAPE, c.CHOOSE_HUNT, c.SURVIVE, c.OVER)


def check_dice(state: Kelp) -> None:
    """Tracks and cards hold no more dice than they have room for."""
    pack = state.pack
    _within("energy", int(state.stored), 0, int(pack.slots))
    room = int(pack.tile_dice) - 1 if state.flipped < pack.tiles else 0  # a full tile is turned at once (KELP-94)
    _within("growth", sum(int(state.growth[colour]) for colour in range(c.COLOURS)), 0, room)
    if state.growth[c.RED] > 0:
        raise Refused("name-unknown", field="state.growth", value="red", nearest="")
    # each stored die lies on a card of its own, and the card stays as long as the die (KELP-111)
    kept = int(sum(state.watch) + sum(state.watch_new))
    kept += int(state.phase == c.STORE)  # the card is laid, its die about to be chosen
    cards = sum(int(state.laid[kind]) for kind in range(pack.skills))
    _within("laid", cards, kept, kept)
    hunting = state.phase in HUNTING or (state.phase in STEPS and state.source in (c.BY_TRAP, c.BY_ESCAPE))
    for zone in range(c.ZONES):
        die = int(state.zone_die[zone])
        if die >= 0 and (die // 6 == c.BLUE or not hunting):
            _unfit(state, f"zone_dice.{pack.zone_names[zone]}")


def check_ending(state: Kelp) -> None:
    _within("winner", int(state.winner), WINNERS[int(state.ending)], WINNERS[int(state.ending)])


def check_decision(state: Kelp) -> None:
    """A decision needs what it decides about."""
    pack, phase = state.pack, int(state.phase)
    empty = sum(1 << zone for zone in range(c.ZONES) if state.board[zone] < 0)
    if empty != (state.picked if phase == c.SETTLE else 0):  # only a shuffle leaves spaces empty (KELP-45)
        _unfit(state, "zones")
    if phase in COUNTED:
        _within("turn.most", int(state.most), 1, 20)
    if phase == c.PICK:
        _within("turn.least", int(state.least), 1, 20)
    if phase in ASKED:
        windows = STEPPING if phase == c.GLIDE else WINDOWS
        _within("turn.back", int(state.back), windows[0], windows[-1])
    by_discard = phase == c.HIDE and state.source == c.BY_DISCARD
    if phase in STEPS and not by_discard:
        _within("turn.step", int(state.step), 0, int(p.OPS) - 1)
        if pack.op[state.program * p.OPS + state.step] != STEPS[phase]:
            _unfit(state, "turn.program")
    if phase == c.EXCHANGE and (state.learning < 0 or state.reserve[state.learning] == 0):
        _unfit(state, "learning")
    escaping = phase in (c.CHOOSE_HUNT, c.SURVIVE) or (phase in STEPS and state.source == c.BY_ESCAPE)
    if escaping and (state.escape < 0 or not (state.colours >> state.escape) & 1):
        _unfit(state, "escape")
    if phase == c.TRAP and (state.target < 0 or pack.block_class[state.board[state.target]] != p.IS_TRAP):
        _unfit(state, "turn.target")
    if phase in WITH_DIE:
        _check_die_in_hand(state, phase)
    _check_enough(state, phase)


def _check_enough(state: Kelp, phase: int) -> None:
    """As much as is to be chosen must be there, or the decision could not be brought to its end."""
    if phase == c.HIDE:
        _within("turn.most", int(state.most), 1, int(bits(state.revealed & ~state.picked)))
    elif phase == c.SHUFFLE:
        _within("turn.most", int(state.most), 1, int(bits(shuffle_choice(state))))
    elif phase == c.GIVE_BACK:
        _within("turn.most", int(state.most), 1, int(total(state.drawn)) - 1)
    elif phase == c.STARVE and (reds(state) == 0 or state.pooled < 2):  # KELP-R34
        _unfit(state, "pool")
    elif phase == c.SWIM and (state.first_die < 0 or state.current[state.first_die] == 0):
        _unfit(state, "turn.first_die")


# -- what belongs to a step lies there in that step only ------------------------------------------------


def is_in_strike(state: Kelp) -> bool:
    """Is a search or an attack being resolved?"""
    by_shark = state.phase in STEPS and state.source in (c.BY_TRAP, c.BY_ESCAPE)
    return by_shark or state.phase in (c.TRAP, c.CHOOSE_ESCAPE, c.CHOOSE_HUNT, c.SURVIVE)


def is_confronting(state: Kelp) -> bool:
    by_escape = state.phase in STEPS and state.source == c.BY_ESCAPE
    return by_escape or state.phase in (c.CHOOSE_ESCAPE, c.CHOOSE_HUNT, c.SURVIVE)


def is_octopus_turn(state: Kelp) -> bool:
    return (state.phase < c.FIRST_OF_SHARK or state.phase in STEPS) and not is_in_strike(state)


def check_turn(state: Kelp) -> None:
    """Nothing lies where the turn has not come to, or where it has gone on already."""
    phase = int(state.phase)
    if not is_confronting(state) and state.strike and not is_in_strike(state):
        _unfit(state, "turn.strike")
    if is_confronting(state) and not state.strike:
        _unfit(state, "turn.strike")
    if state.escape >= 0 and (not is_confronting(state) or phase == c.CHOOSE_ESCAPE):
        _unfit(state, "escape")
    for field, there, here in (
        ("learning", state.learning >= 0, phase == c.EXCHANGE),
        ("die", state.die >= 0, phase in WITH_DIE),
        ("turn.first_die", state.first_die >= 0, phase == c.SWIM),
        ("drawn", total(state.drawn) > 0, phase in UNROLLED),
        ("held", total(state.held) > 0, phase == c.REROLL),
        ("pool", state.pooled > 0, phase in WITH_POOL or is_in_strike(state)),
        ("watched_new", sum(state.watch_new) > 0, phase not in (*UNROLLED, c.DRAW) and not is_octopus_turn(state)),
        ("turn.swum", state.swum > 0, phase in SWUM or is_in_strike(state)),
        ("turn.searched", state.searched > 0, phase in (c.ORDER, c.GROW) or is_in_strike(state)),
    ):
        if there and not here:
            _unfit(state, field)
    _check_actions(state, phase)
    _check_effect(state, phase)
    _within("round", int(state.round), 1, int(state.most_rounds))


def _check_actions(state: Kelp, phase: int) -> None:
    """The octopus has two actions, and a space for the card of each (KELP-32, KELP-40)."""
    if not is_octopus_turn(state) or phase == c.PLACE_SHARK:
        _within("turn.acted", int(state.acted), 0, 0)
    elif phase == c.LAST_GAP:
        _within("turn.acted", int(state.acted), 2, 2)
    elif not (phase in STEPS and state.source == c.BY_FOOD):
        _within("turn.acted", int(state.acted), 0, 1)
    for at in range(2):
        if state.slot[at] >= 0 and at >= state.acted:
            _unfit(state, "played")


def _check_effect(state: Kelp, phase: int) -> None:
    """The card being played is paid for, or its effect is carried out (KELP-33)."""
    pack, by_card = state.pack, phase in STEPS and state.source == c.BY_CARD
    if phase == c.PAY:
        if state.playing < 0:
            _unfit(state, "playing")
        _within("turn.paid", int(state.paid), 0, int(pack.cost[state.playing]) - 1)
    elif by_card:
        steps = [int(pack.op[state.program * p.OPS + i]) for i in range(state.step)]
        if state.playing >= 0 and state.program != state.playing:
            _unfit(state, "turn.program")
        if state.playing < 0 and int(p.OP_EAT) not in steps:  # an eat card has left the game by then
            _unfit(state, "playing")
    elif state.playing >= 0:
        _unfit(state, "playing")
    if phase not in STEPS or by_card:
        return
    block = int(state.program - c.BLOCK_PROGRAM)
    kinds = {int(c.BY_FOOD): p.IS_FOOD, int(c.BY_TRAP): p.IS_TRAP}
    if state.source in kinds:
        if not 0 <= block < pack.blocks or pack.block_class[block] != kinds[int(state.source)]:
            _unfit(state, "turn.program")
    elif state.source == c.BY_ESCAPE:
        if state.program != c.COLOUR_PROGRAM + state.escape:
            _unfit(state, "turn.program")
    elif phase != c.HIDE:  # what a discard allows
        _unfit(state, "turn.source")


def _check_die_in_hand(state: Kelp, phase: int) -> None:
    """The die that was chosen still lies where it was taken from."""
    dice = state.energy if phase == c.REFRESH else state.watch if state.from_card else state.pool
    if state.die < 0 or dice[state.die] == 0:
        _unfit(state, "die")
    blue = state.die // 6 == c.BLUE
    if (phase == c.LAY_CURRENT and not blue) or (phase == c.HUNT_ZONE and blue):
        _unfit(state, "die")
    if phase == c.REFRESH and state.die % 6 == 0:  # KELP-100: never below 1
        _unfit(state, "die")


def _within(field: str, value: int, low: int, high: int) -> None:
    if not low <= value <= high:
        raise Refused("field-out-of-range", field=f"state.{field}", value=value, low=low, high=high)


def _unfit(state: Kelp, field: str) -> None:
    raise Refused("kelp-phase", field=f"state.{field}", phase=phase_name(state))
