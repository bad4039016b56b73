# seaboard: compiled
"""Steps 5 and 6: growth, stored energy, buying cards, hunger (KELP-93 ... KELP-103)."""

from __future__ import annotations

from mypy_extensions import i64

from seaboard.core.state import EVERYONE, Moves
from seaboard.games.kelp.codes import (
    BAG,
    BLUE,
    BUY,
    COLOURS,
    DICE,
    DIE,
    DONE,
    END_SHARK_TURN,
    ENERGY,
    FEED,
    GROW,
    GROWING,
    GROWTH,
    HUNGER,
    NONE,
    OCTOPUS,
    OCTOPUS_TURN,
    OPEN_BUY,
    OPEN_GROW,
    OPEN_SPEND,
    OWNED,
    POOL,
    RED,
    REFRESH,
    ROW_AT,
    SAVE,
    SAVING,
    SETTLE_ENERGY,
    SHARK,
    SHARK_DECK,
    SK_BONUS,
    SKILL,
    SPEND,
    SPENT,
    SUPPLY,
    TOO_LONG,
    TOOTHLESS,
    W_ANY_STEP,
    W_SPEND,
    WATCH,
    WATCH_NEW,
    WATCHED,
    YELLOW,
)
from seaboard.games.kelp.skills import has_skill, leave_card, offer_skills, use_skill
from seaboard.games.kelp.table import (
    Table,
    add_energy,
    colour_of,
    colour_total,
    dice_names,
    die_name,
    draw_top,
    empty_energy,
    finish,
    leave_energy,
    leave_pool,
    leave_watch,
    starve,
    value_of,
)

# -- 5 grow ----------------------------------------------------------------------------------------


def open_grow(s: Table) -> None:
    s.phase = GROW if s.fresh and has_skill(s, W_ANY_STEP) else GROWING


def legal_grow(s: Table, out: Moves) -> None:
    out.add(DONE)
    offer_skills(s, W_ANY_STEP, out)


def do_grow(s: Table, action: i64) -> None:
    if action == DONE:
        s.phase = GROWING
    else:
        use_skill(s, action - SKILL, OPEN_GROW)


def grow(s: Table) -> None:
    """The current die swum over first, then the search dice in order of use (KELP-93, KELP-R28)."""
    while s.swum > 0:
        s.swum -= 1
        add_growth(s, BLUE)
    while s.searched > 0:
        s.searched -= 1
        add_growth(s, YELLOW)
    s.fresh = 1
    s.phase = OPEN_SPEND


def add_growth(s: Table, colour: i64) -> None:
    t = s.t
    if s.flipped == s.pack.tiles:
        t[BAG + colour] += 1  # KELP-95
        return
    t[GROWTH + colour] += 1
    if colour_total(t, GROWTH) < s.pack.tile_dice:
        return
    for c in range(COLOURS):  # KELP-94
        t[BAG + c] += t[GROWTH + c]
        t[GROWTH + c] = 0
    s.flipped += 1
    if s.notes is not None:
        s.notes.tell("tile", EVERYONE, {"tile": f"tile_{s.flipped}"})


# -- 6 spend energy: what is stored ----------------------------------------------------------------


def open_spend(s: Table) -> None:
    s.phase = SPEND if s.fresh and has_skill(s, W_ANY_STEP | W_SPEND) else SAVING


def legal_spend(s: Table, out: Moves) -> None:
    out.add(DONE)
    offer_skills(s, W_ANY_STEP | W_SPEND, out)


def do_spend(s: Table, action: i64) -> None:
    if action == DONE:
        s.phase = SAVING
    else:
        use_skill(s, action - SKILL, OPEN_SPEND)


def free_slots(s: Table) -> i64:
    return s.pack.slots - s.stored


def pool_kinds(s: Table) -> i64:
    kinds: i64 = 0
    for die in range(DICE):
        if s.t[POOL + die] > 0:
            kinds += 1
    return kinds


def save(s: Table) -> None:
    """The pool goes into the slots; too many dice, or a Watchful die to add, are the shark's choice (KELP-96)."""
    s.fresh = 0
    room = free_slots(s)
    watching = s.watching > 0
    if room == 0 or (not watching and (s.pooled <= room or pool_kinds(s) == 1)):
        store_pool(s)
    else:
        s.phase = SAVE


def store_pool(s: Table) -> None:
    """Dice into free slots, the rest to the bag."""
    t = s.t
    for die in range(DICE):
        if s.pooled == 0:
            break
        while t[POOL + die] > 0:
            leave_pool(s, die)
            if free_slots(s) > 0:
                add_energy(s, die)
            else:
                t[BAG + colour_of(die)] += 1
    if s.notes is not None:
        s.notes.tell("energy", EVERYONE, {"seat": int(SHARK), "dice": dice_names(t, ENERGY)})
    s.phase = OPEN_BUY


def legal_save(s: Table, out: Moves) -> None:
    too_many = s.pooled > free_slots(s)
    if not too_many:
        out.add(DONE)
    for die in range(DICE):
        if too_many and s.t[POOL + die] > 0:
            out.add(DIE + die)
        if s.t[WATCH + die] > 0:
            out.add(WATCHED + die)


def do_save(s: Table, action: i64) -> None:
    if action == DONE:
        store_pool(s)
    elif action >= WATCHED:
        die = action - WATCHED
        leave_watch(s, die)
        add_energy(s, die)
        leave_card(s)
        s.phase = SAVING
    else:
        die = action - DIE
        leave_pool(s, die)
        add_energy(s, die)
        s.phase = SAVING


# -- buying ----------------------------------------------------------------------------------------


def energy_left(s: Table) -> i64:
    return s.energy + s.bonus - s.spent


def affordable(s: Table, energy: i64) -> i64:
    """How many face-up cards cost no more than that."""
    count: i64 = 0
    t = s.t
    costs = s.pack.skill_cost
    for at in range(s.pack.row):
        kind = t[ROW_AT + at]
        if kind >= 0 and costs[kind] <= energy:
            count += 1
    return count


def open_buy(s: Table) -> None:
    """Spending starts: the bonus is settled now, once (KELP-118, KELP-R36)."""
    s.spent = 0
    s.bought = 0
    s.must_buy = 0
    s.bonus = bonus(s)
    stored = s.stored
    if stored > 0 and affordable(s, energy_left(s)) > 0:
        s.phase = BUY
        return
    if stored >= s.pack.slots:  # KELP-102
        empty_energy(s)
        if s.notes is not None:
            s.notes.tell("energy-lost", EVERYONE, {"seat": int(SHARK)})
    s.phase = END_SHARK_TURN


def bonus(s: Table) -> i64:
    total = s.energy
    more: i64 = 0
    for tile in range(s.flipped):
        if s.pack.tile[tile] == SK_BONUS and s.pack.tile_a[tile] <= total <= s.pack.tile_b[tile]:
            more += s.pack.tile_c[tile]
    return more


def can_stop(s: Table) -> bool:
    """With every slot filled something must be bought, and after a refresh too (KELP-97, KELP-100)."""
    if s.must_buy:
        return False
    return s.bought > 0 or s.stored < s.pack.slots


def can_refresh_any(s: Table, energy: i64) -> bool:
    """Could a die be lowered by one to change some face-up card?"""
    if s.t[SHARK_DECK] == 0:
        return False
    for at in range(s.pack.row):
        if s.t[ROW_AT + at] >= 0 and can_refresh(s, s.t[ROW_AT + at], energy):
            return True
    return False


def can_refresh(s: Table, kind: i64, energy: i64) -> bool:
    """With one energy less, another card than the changed one must still be within reach (KELP-R37)."""
    others = affordable(s, energy - 1)
    if s.pack.skill_cost[kind] < energy:
        others -= 1
    return others > 0


def legal_buy(s: Table, out: Moves) -> None:
    if can_stop(s):
        out.add(DONE)
    energy = energy_left(s)
    if can_refresh_any(s, energy):
        for die in range(DICE):
            if s.t[ENERGY + die] > 0 and value_of(die) > 1:
                out.add(DIE + die)
    for at in range(s.pack.row):
        kind = s.t[ROW_AT + at]
        if kind >= 0 and s.pack.skill_cost[kind] <= energy and place_in_row(s, kind) == at:
            out.add(SKILL + kind)


def place_in_row(s: Table, kind: i64) -> i64:
    for at in range(s.pack.row):
        if s.t[ROW_AT + at] == kind:
            return at
    return NONE


def do_buy(s: Table, action: i64) -> None:
    if action == DONE:
        s.phase = SETTLE_ENERGY if s.bought > 0 else END_SHARK_TURN
    elif action < SKILL:
        s.die = action - DIE
        s.phase = REFRESH
    else:
        buy(s, action - SKILL)


def buy(s: Table, kind: i64) -> None:
    """Take a face-up card; its dice go into the bag at once (KELP-98, KELP-99)."""
    t = s.t
    s.spent += s.pack.skill_cost[kind]
    s.bought += 1
    s.must_buy = 0
    t[OWNED + kind] += 1
    s.owned += 1
    for colour in range(COLOURS):
        gained = s.pack.skill_dice[kind * COLOURS + colour]
        if gained > t[SUPPLY + colour]:
            gained = t[SUPPLY + colour]  # KELP-R39
        t[SUPPLY + colour] -= gained
        t[BAG + colour] += gained
    if s.notes is not None:
        s.notes.tell("buy", EVERYONE, {"seat": int(SHARK), "skill": s.pack.skill_names[kind]})
    replace_in_row(s, place_in_row(s, kind))
    if affordable(s, energy_left(s)) == 0:
        s.phase = SETTLE_ENERGY


def replace_in_row(s: Table, at: i64) -> None:
    """From the deck; when it is empty the row shrinks (KELP-R38)."""
    t = s.t
    t[ROW_AT + at] = NONE
    if t[SHARK_DECK] > 0:
        t[ROW_AT + at] = draw_top(t, SHARK_DECK)
        s.reveals += 1
        if s.notes is not None:
            s.notes.tell("row", EVERYONE, {"skill": s.pack.skill_names[t[ROW_AT + at]]})


def legal_refresh(s: Table, out: Moves) -> None:
    energy = energy_left(s)
    for at in range(s.pack.row):
        kind = s.t[ROW_AT + at]
        if kind >= 0 and place_in_row(s, kind) == at and can_refresh(s, kind, energy):
            out.add(SKILL + kind)


def do_refresh(s: Table, kind: i64) -> None:
    t = s.t
    leave_energy(s, s.die)
    add_energy(s, s.die - 1)
    t[SPENT + kind] += 1
    s.must_buy = 1
    if s.notes is not None:
        s.notes.tell("refresh", EVERYONE, {"die": die_name(s.die), "skill": s.pack.skill_names[kind]})
    s.die = NONE
    replace_in_row(s, place_in_row(s, kind))
    s.phase = BUY


# -- hunger and the end of the turn ----------------------------------------------------------------


def settle_energy(s: Table) -> None:
    """One energy die goes to the hunger track, the others to the bag (KELP-101); equal dice leave no choice."""
    kinds: i64 = 0
    only: i64 = NONE
    for die in range(DICE):
        if s.t[ENERGY + die] > 0:
            kinds += 1
            only = die
    if kinds == 1:
        do_feed(s, only)
    else:
        s.phase = FEED


def legal_feed(s: Table, out: Moves) -> None:
    for die in range(DICE):
        if s.t[ENERGY + die] > 0:
            out.add(DIE + die)


def do_feed(s: Table, die: i64) -> None:
    leave_energy(s, die)
    s.phase = END_SHARK_TURN
    starve(s, colour_of(die))
    empty_energy(s)


def end_shark_turn(s: Table) -> None:
    t = s.t
    for die in range(DICE):
        s.watching += t[WATCH_NEW + die]
        t[WATCH + die] += t[WATCH_NEW + die]
        t[WATCH_NEW + die] = 0
    s.spent = 0
    s.bonus = 0
    s.bought = 0
    s.must_buy = 0
    s.fresh = 0
    s.rerolls = 0
    s.extra = 0
    s.declared = 0
    if colour_total(t, HUNGER) == s.pack.hunger - 1 and red_dice(s) == 0:
        finish(s, TOOTHLESS, OCTOPUS)  # KELP-131, KELP-R41
    elif s.round >= s.most_rounds:
        finish(s, TOO_LONG, OCTOPUS)  # KELP-R45
    else:
        s.round += 1
        s.phase = OCTOPUS_TURN


def red_dice(s: Table) -> i64:
    """Red dice that could still attack."""
    count = s.t[BAG + RED]
    for die in range(RED * 6, DICE):
        count += s.t[POOL + die] + s.t[ENERGY + die] + s.t[WATCH + die]
    return count
