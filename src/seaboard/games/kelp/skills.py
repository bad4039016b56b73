# seaboard: compiled
"""Shark cards: which may be used now, and what using one sets going (KELP-104 ... KELP-115)."""

from __future__ import annotations

from mypy_extensions import i64

from seaboard.core.state import EVERYONE, Moves
from seaboard.games.kelp.codes import (
    AFTER_STRIKE,
    BAG,
    COLOUR,
    COLOURS,
    DICE,
    DIE,
    DONE,
    DRAWN,
    FACE,
    FREE,
    GIVE_BACK,
    GLIDE,
    HELD,
    LAID,
    OPEN_DRAWN,
    OWNED,
    PICK,
    POOL,
    RAISE,
    RAISE_TO,
    RED,
    REROLL,
    SHARK,
    SHARPEN,
    SK_BOLD,
    SK_EXTRA_DIE,
    SK_IGNORE_TRAP,
    SK_PURGE,
    SK_RAISE,
    SK_REROLL,
    SK_RETURN,
    SK_STEP,
    SK_STORE,
    SK_TURN,
    SKILL,
    SPENT,
    STARVE,
    STORE,
    WATCH_NEW,
)
from seaboard.games.kelp.paths import can_glide
from seaboard.games.kelp.table import (
    COLOUR_NAMES,
    ESCAPE_COLOURS,
    Table,
    bag_size,
    bit,
    bits,
    colour_of,
    colour_total,
    die_name,
    die_of,
    draw_from_bag,
    leave_pool,
    roll_into_pool,
    starve,
    value_of,
)


def is_usable(s: Table, kind: i64) -> bool:
    """Would this card do something now?"""
    t = s.t
    effect = s.pack.skill[kind]
    if effect == SK_REROLL or effect == SK_STORE:
        return s.pooled > 0
    if effect == SK_RETURN:
        return colour_total(t, DRAWN) >= s.pack.skill_a[kind]  # KELP-R30
    if effect == SK_EXTRA_DIE:
        return bag_size(s) > 0  # KELP-R31
    if effect == SK_RAISE:
        return can_raise(s)
    if effect == SK_PURGE:
        return bits(s.colours) > 1  # KELP-R33, KELP-136
    if effect == SK_TURN:
        return s.heading != FREE  # KELP-R29
    if effect == SK_BOLD:
        return reds(s) > 0 and s.pooled > 1  # KELP-R34
    if effect == SK_STEP:
        return can_glide(s)
    return effect == SK_IGNORE_TRAP


def has_skill(s: Table, windows: i64) -> bool:
    if s.owned == 0:
        return False
    t = s.t
    window = s.pack.window
    for kind in range(s.pack.skills):
        if t[OWNED + kind] > 0 and window[kind] & windows and is_usable(s, kind):
            return True
    return False


def offer_skills(s: Table, windows: i64, out: Moves) -> None:
    if s.owned == 0:
        return
    t = s.t
    window = s.pack.window
    for kind in range(s.pack.skills):
        if t[OWNED + kind] > 0 and window[kind] & windows and is_usable(s, kind):
            out.add(SKILL + kind)


def use_skill(s: Table, kind: i64, back: i64) -> None:
    """Use a bought card; it leaves the game (KELP-104). Afterwards the rules go on at `back`."""
    t = s.t
    effect = s.pack.skill[kind]
    t[OWNED + kind] -= 1
    s.owned -= 1
    if effect == SK_STORE:
        t[LAID + kind] += 1
    else:
        t[SPENT + kind] += 1
    if s.notes is not None:
        s.notes.tell("skill", EVERYONE, {"seat": int(SHARK), "skill": s.pack.skill_names[kind]})
    if effect != SK_PURGE:
        s.fresh = 0
    s.back = back
    s.phase = back
    s.least = 0
    s.most = s.pack.skill_a[kind]
    if effect == SK_REROLL:
        s.least = s.pack.skill_a[kind]
        s.most = s.pack.skill_b[kind]
        s.phase = REROLL
    elif effect == SK_RETURN:
        s.least = s.pack.skill_b[kind]
        go_on_giving_back(s)
    elif effect == SK_EXTRA_DIE:
        draw_extra_dice(s)
    elif effect == SK_RAISE:
        s.phase = RAISE
    elif effect == SK_PURGE:
        purge(s)
    elif effect == SK_STORE:
        s.phase = STORE
    elif effect == SK_TURN:
        s.heading ^= 1
        if s.notes is not None:
            s.notes.tell("turn", EVERYONE, {"seat": int(SHARK)})
    elif effect == SK_BOLD:
        s.phase = STARVE
    elif effect == SK_STEP:
        s.declared = 1
        s.fresh = 0
        s.phase = GLIDE
    elif effect == SK_IGNORE_TRAP:
        s.phase = AFTER_STRIKE


# -- Relentless and the growth tiles (KELP-106, KELP-117, KELP-119) --------------------------------


def legal_reroll(s: Table, out: Moves) -> None:
    if s.least == 0:
        out.add(DONE)
    legal_pool(s, out)


def legal_pool(s: Table, out: Moves) -> None:
    for die in range(DICE):
        if s.t[POOL + die] > 0:
            out.add(DIE + die)


def do_reroll(s: Table, action: i64) -> None:
    """Take dice up one by one; when all are chosen they are rolled together."""
    t = s.t
    if action != DONE:
        die = action - DIE
        leave_pool(s, die)
        t[HELD + colour_of(die)] += 1
        s.most -= 1
        if s.least > 0:
            s.least -= 1
        if s.notes is not None:
            s.notes.tell("reroll", EVERYONE, {"seat": int(SHARK), "die": die_name(die)})
        if s.most > 0 and s.pooled > 0:
            return
    roll_place(s, HELD)
    s.phase = s.back


def reroll_by_tile(s: Table, die: i64) -> None:
    leave_pool(s, die)
    s.t[HELD + colour_of(die)] += 1
    s.rerolls -= 1
    if s.notes is not None:
        s.notes.tell("reroll", EVERYONE, {"seat": int(SHARK), "die": die_name(die)})
    roll_place(s, HELD)


def roll_place(s: Table, place: i64) -> None:
    """Roll the dice that lie drawn or held, into the pool."""
    t = s.t
    rolled: list[str] | None = None if s.notes is None else []
    for colour in range(COLOURS):
        for _ in range(t[place + colour]):
            die = roll_into_pool(s, colour)
            if rolled is not None:
                rolled.append(die_name(die))
        t[place + colour] = 0
    s.reveals += 1
    if s.notes is not None and rolled is not None:
        s.notes.tell("roll", EVERYONE, {"seat": int(SHARK), "dice": sorted(rolled)})


# -- Lightning (KELP-107, KELP-R30) ----------------------------------------------------------------


def go_on_giving_back(s: Table) -> None:
    """Drawn dice go back; when all must go there is no choice. (Equal dice are asked for: not to ask would tell.)"""
    t = s.t
    while s.most > 0 and colour_total(t, DRAWN) == s.most:
        for colour in range(COLOURS):
            if t[DRAWN + colour] > 0:
                give_back(s, colour)
                break
    if s.most > 0:
        s.phase = GIVE_BACK
    else:
        go_on_picking(s)


def legal_give_back(s: Table, out: Moves) -> None:
    for colour in range(COLOURS):
        if s.t[DRAWN + colour] > 0:
            out.add(COLOUR + colour)


def do_give_back(s: Table, colour: i64) -> None:
    give_back(s, colour)
    go_on_giving_back(s)


def give_back(s: Table, colour: i64) -> None:
    s.t[DRAWN + colour] -= 1
    s.t[BAG + colour] += 1
    s.most -= 1


def go_on_picking(s: Table) -> None:
    """Look into the bag and pick: `least` dice are still to be picked."""
    if s.least == 0 or bag_size(s) == 0:
        s.phase = OPEN_DRAWN
    else:
        s.phase = PICK


def legal_pick(s: Table, out: Moves) -> None:
    for colour in range(COLOURS):
        if s.t[BAG + colour] > 0:
            out.add(COLOUR + colour)


def do_pick(s: Table, colour: i64) -> None:
    s.t[BAG + colour] -= 1
    s.t[DRAWN + colour] += 1
    s.least -= 1
    if s.notes is not None:
        s.notes.tell("pick-own", 1 << SHARK, {"colour": COLOUR_NAMES[colour]})
    go_on_picking(s)


# -- Hungry (KELP-108) -----------------------------------------------------------------------------


def draw_extra_dice(s: Table) -> None:
    rolled: list[str] = []
    while s.most > 0 and bag_size(s) > 0:
        die = roll_into_pool(s, draw_from_bag(s))
        s.most -= 1
        if s.notes is not None:
            rolled.append(die_name(die))
    s.reveals += 1
    if s.notes is not None:
        s.notes.tell("roll", EVERYONE, {"seat": int(SHARK), "dice": sorted(rolled)})


# -- Fierce (KELP-109, KELP-R35) -------------------------------------------------------------------


def can_raise(s: Table) -> bool:
    for die in range(DICE):
        if s.t[POOL + die] > 0 and value_of(die) < 6:
            return True
    return False


def legal_raise(s: Table, out: Moves) -> None:
    for die in range(DICE):
        if s.t[POOL + die] > 0 and value_of(die) < 6:
            out.add(DIE + die)


def do_raise(s: Table, die: i64) -> None:
    s.die = die
    if value_of(die) == 5:
        do_raise_to(s, 6)
    else:
        s.phase = RAISE_TO


def legal_raise_to(s: Table, out: Moves) -> None:
    for value in range(value_of(s.die) + 1, 7):
        out.add(FACE + value - 1)


def do_raise_to(s: Table, value: i64) -> None:
    raised = die_of(colour_of(s.die), value)
    leave_pool(s, s.die)
    s.t[POOL + raised] += 1
    s.pooled += 1
    if s.notes is not None:
        s.notes.tell("raise", EVERYONE, {"die": die_name(s.die), "to": int(value)})
    s.die = -1
    s.phase = s.back


# -- Hostile (KELP-110) ----------------------------------------------------------------------------


def purge(s: Table) -> None:
    """A random pair of confrontation cards leaves the game."""
    while s.most > 0 and bits(s.colours) > 1:
        at = s.random.below(bits(s.colours))
        colour: i64 = 0
        while not bit(s.colours, colour) or at > 0:
            if bit(s.colours, colour):
                at -= 1
            colour += 1
        s.colours &= ~(1 << colour)
        s.most -= 1
        s.reveals += 1
        if s.notes is not None:
            s.notes.tell("purge", EVERYONE, {"colour": ESCAPE_COLOURS[colour]})


# -- Watchful (KELP-111) ---------------------------------------------------------------------------


def do_store(s: Table, die: i64) -> None:
    leave_pool(s, die)
    s.t[WATCH_NEW + die] += 1
    if s.notes is not None:
        s.notes.tell("store", EVERYONE, {"seat": int(SHARK), "die": die_name(die)})
    s.phase = s.back


def leave_card(s: Table) -> None:
    """A stored die has been used: its card leaves the game (KELP-R32)."""
    for kind in range(s.pack.skills):
        if s.t[LAID + kind] > 0:
            s.t[LAID + kind] -= 1
            s.t[SPENT + kind] += 1
            return


# -- Bold (KELP-113, KELP-R34) ---------------------------------------------------------------------


def reds(s: Table) -> i64:
    count: i64 = 0
    for value in range(6):
        count += s.t[POOL + RED * 6 + value]
    return count


def legal_starve(s: Table, out: Moves) -> None:
    """Any die, as long as another one is red."""
    for die in range(DICE):
        if s.t[POOL + die] > 0 and (colour_of(die) != RED or reds(s) > 1):
            out.add(DIE + die)


def do_starve(s: Table, die: i64) -> None:
    leave_pool(s, die)
    if starve(s, colour_of(die)):
        return
    kinds: i64 = 0
    for red in range(RED * 6, DICE):
        if s.t[POOL + red] > 0:
            kinds += 1
            die = red
    if kinds == 1:
        do_sharpen(s, die)
    else:
        s.phase = SHARPEN


def legal_sharpen(s: Table, out: Moves) -> None:
    for red in range(RED * 6, DICE):
        if s.t[POOL + red] > 0:
            out.add(DIE + red)


def do_sharpen(s: Table, die: i64) -> None:
    leave_pool(s, die)
    s.t[POOL + die_of(RED, 6)] += 1
    s.pooled += 1
    if s.notes is not None:
        s.notes.tell("raise", EVERYONE, {"die": die_name(die), "to": 6})
    s.phase = s.back
