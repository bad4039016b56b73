# seaboard: compiled
"""Carrying out effects of the octopus side, step by step: cards, food, traps and escapes are the same to it."""

from __future__ import annotations

from mypy_extensions import i64

from seaboard.core.state import EVERYONE, Moves
from seaboard.games.kelp.codes import (
    ATE_ALL,
    BLOCK,
    BOARD,
    CALM,
    CARD,
    CELL,
    CURRENT,
    DECK,
    DISCARD,
    DISCARDED,
    DONE,
    EAT_PILE,
    EXCHANGE,
    FOOD,
    FREE,
    FROM_DECK,
    FROM_DISCARD,
    FROM_HAND,
    HAND,
    HIDE,
    HIDEOUT,
    HIDES_ALL,
    HIDES_NOT_ITSELF,
    KNOWN,
    LEARN,
    LENT,
    NEXT_OP,
    NONE,
    OCTOPUS,
    OP_CALM,
    OP_DRAW_TO_LIMIT,
    OP_EAT,
    OP_HAND_LIMIT,
    OP_HIDE,
    OP_LEARN,
    OP_NONE,
    OP_REMOVE,
    OP_SEND_HOME,
    OP_SHUFFLE,
    OP_SWAP,
    OP_TUTOR,
    OPS,
    PAIR,
    PAIRS,
    PILE,
    PILE_TOP,
    PILES,
    PROGRAM_DONE,
    REMOVE,
    REMOVED,
    RESERVE,
    SACK,
    SEND_HOME,
    SETTLE,
    SHUFFLE,
    STACK,
    SWAP,
    TUTOR,
    ZONE,
    ZONES,
)
from seaboard.games.kelp.feasible import (
    blocks_to_learn,
    capacity,
    cards_in,
    exchangeable,
    shuffle_core,
    shuffle_source,
)
from seaboard.games.kelp.table import (
    Table,
    bit,
    bits,
    draw_top,
    enter_hand,
    finish,
    hide,
    holds,
    lay_revealed,
    leave_hand,
    lift_current,
    mixed,
    put,
    reveal,
    shuffle_stack,
    swap,
    take_out,
    zone_of,
    zones_in,
)


def start_program(s: Table, program: i64, source: i64) -> None:
    s.program = program
    s.step = -1
    s.source = source
    s.itself = NONE
    s.phase = NEXT_OP


def next_op(s: Table) -> None:
    """Begin the next step of the effect; one that leaves nothing to choose is done at once."""
    s.step += 1
    at = s.program * OPS + s.step
    op = s.pack.op[at] if s.step < OPS else OP_NONE
    a = s.pack.op_a[at] if op != OP_NONE else 0
    b = s.pack.op_b[at] if op != OP_NONE else 0
    s.phase = NEXT_OP
    if op == OP_NONE:
        s.phase = PROGRAM_DONE
    elif op == OP_SWAP:
        s.most = a
        s.phase = SWAP
    elif op == OP_SHUFFLE:
        begin_shuffle(s, at)
    elif op == OP_HIDE:
        begin_hide(s, at)
    elif op == OP_LEARN:
        s.picked = 0
        for kind in range(s.pack.blocks):
            s.t[LENT + kind] = 0
        s.least = a
        s.most = b
        go_on_learning(s)
    elif op == OP_REMOVE:
        s.least = a
        s.most = b
        go_on_removing(s)
    elif op == OP_EAT:
        eat(s, a)
    elif op == OP_HAND_LIMIT:
        s.limit = a
    elif op == OP_DRAW_TO_LIMIT:
        draw_to_limit(s)
    elif op == OP_TUTOR:
        s.most = a
        go_on_tutoring(s)
    elif op == OP_CALM:
        s.most = b
        go_on_calming(s)
    elif op == OP_SEND_HOME:
        s.phase = SEND_HOME


# -- swap (KELP-44, KELP-58) -----------------------------------------------------------------------


def legal_swap(s: Table, out: Moves) -> None:
    for pair in range(PAIRS):
        out.add(PAIR + pair)


def do_swap(s: Table, pair: i64) -> None:
    swap(s, s.chart.one[pair], s.chart.other[pair])
    s.most -= 1
    if s.most == 0:
        s.phase = NEXT_OP


# -- shuffle (KELP-45, KELP-46, KELP-57, KELP-59) --------------------------------------------------


def begin_shuffle(s: Table, at: i64) -> None:
    s.picked = shuffle_core(s, at)
    s.most = s.pack.op_a[at] - bits(s.picked)
    choice = shuffle_source(s, at, s.revealed) & ~s.picked
    if s.most == 0:
        fill_sack(s)
    elif bits(choice) <= s.most:
        s.picked |= choice
        fill_sack(s)
    else:
        s.phase = SHUFFLE


def shuffle_choice(s: Table) -> i64:
    return shuffle_source(s, s.program * OPS + s.step, s.revealed) & ~s.picked


def legal_shuffle(s: Table, out: Moves) -> None:
    choice = shuffle_choice(s)
    for zone in range(ZONES):
        if bit(choice, zone):
            out.add(ZONE + zone)


def do_shuffle(s: Table, zone: i64) -> None:
    s.picked |= 1 << zone
    s.most -= 1
    if s.most == 0:
        fill_sack(s)


def fill_sack(s: Table) -> None:
    """The picked blocks go into the bag; `picked` is from now on the mask of empty spaces."""
    t = s.t
    if s.notes is not None:
        s.notes.tell("shuffle", EVERYONE, {"zones": zones_in(s, s.picked)})
    mixed(s, s.picked)
    for zone in range(ZONES):
        if bit(s.picked, zone):
            t[SACK + t[BOARD + zone]] += 1
            t[BOARD + zone] = NONE
    s.revealed &= ~s.picked
    go_on_settling(s)


def go_on_settling(s: Table) -> None:
    """The shark names a space for each block but the last one (KELP-R49)."""
    if s.picked == 0:
        s.phase = NEXT_OP
    elif bits(s.picked) == 1:
        for zone in range(ZONES):
            if bit(s.picked, zone):
                do_settle(s, zone)
                return
    else:
        s.phase = SETTLE


def legal_settle(s: Table, out: Moves) -> None:
    for zone in range(ZONES):
        if bit(s.picked, zone):
            out.add(ZONE + zone)


def do_settle(s: Table, zone: i64) -> None:
    """A block is drawn unseen and put there. To draw it after the space is named changes nothing: nobody saw it."""
    t = s.t
    at = s.random.below(bits(s.picked))
    kind: i64 = 0
    while at >= t[SACK + kind]:
        at -= t[SACK + kind]
        kind += 1
    t[SACK + kind] -= 1
    t[BOARD + zone] = kind
    s.picked &= ~(1 << zone)
    s.reveals += 1
    if s.notes is not None:
        name = s.pack.zone_names[zone]
        s.notes.tell("settle", EVERYONE, {"zone": name})
        s.notes.tell("settle-own", 1 << OCTOPUS, {"zone": name, "block": s.pack.block_names[kind]})
    go_on_settling(s)


# -- hide (KELP-47, KELP-66, KELP-72) --------------------------------------------------------------


def begin_hide(s: Table, at: i64) -> None:
    s.picked = 0
    if s.pack.op_c[at] & HIDES_NOT_ITSELF and s.itself >= 0:
        s.picked = 1 << s.itself
    choice = bits(s.revealed & ~s.picked)
    s.least = s.pack.op_a[at]
    s.most = s.pack.op_b[at]
    if s.least > choice:
        s.least = choice
    if s.most > choice:
        s.most = choice
    if s.pack.op_c[at] & HIDES_ALL or s.least == choice:
        for zone in range(ZONES):
            if bit(s.revealed & ~s.picked, zone):
                hide(s, zone)
        s.phase = NEXT_OP
    else:
        s.phase = HIDE


def legal_hide(s: Table, out: Moves) -> None:
    if s.least == 0:
        out.add(DONE)
    for zone in range(ZONES):
        if bit(s.revealed & ~s.picked, zone):
            out.add(ZONE + zone)


def do_hide(s: Table, action: i64) -> None:
    if action == DONE:
        s.phase = NEXT_OP
        return
    hide(s, action - ZONE)
    s.most -= 1
    if s.least > 0:
        s.least -= 1
    if s.most == 0:
        s.phase = NEXT_OP


# -- learn (KELP-48 ... KELP-53) -------------------------------------------------------------------


def exchange_zones(s: Table) -> i64:
    """Zones whose block may go: those that this effect laid stay (KELP-R12)."""
    return exchangeable(s, s.revealed) & ~s.picked


def go_on_learning(s: Table) -> None:
    if s.most == 0 or capacity(s, exchange_zones(s), False) == 0:
        s.phase = NEXT_OP
    else:
        s.phase = LEARN


def legal_learn(s: Table, out: Moves) -> None:
    t = s.t
    if s.least == 0:
        out.add(DONE)
    room = exchange_zones(s) != 0
    if room:
        for kind in range(s.pack.blocks):
            if blocks_to_learn(s, kind, False) > 0:
                out.add(BLOCK + kind)
    for pile in range(PILES):
        if t[PILE + pile * STACK] > 0 and (room or pile != EAT_PILE):
            out.add(PILE_TOP + pile)


def do_learn(s: Table, action: i64) -> None:
    t = s.t
    if action == DONE:
        s.phase = NEXT_OP
        return
    s.most -= 1
    if s.least > 0:
        s.least -= 1
    if action < PILE_TOP:
        s.learning = action - BLOCK
        go_on_exchanging(s)
        return
    pile = action - PILE_TOP
    card = draw_top(t, PILE + pile * STACK)
    s.reveals += 1  # the next card of the pile
    to_hand = s.pack.op_c[s.program * OPS + s.step] == 1 and s.pack.food_of[card] < 0  # KELP-60
    if to_hand:
        enter_hand(s, card)
        t[KNOWN + card] += 1
    else:
        put(t, DISCARD, card)
    if s.notes is not None:
        kind = "learn-to-hand" if to_hand else "learn"
        s.notes.tell(kind, EVERYONE, {"card": s.pack.card_names[card]})
    if s.pack.food_of[card] >= 0:
        s.learning = s.pack.food_of[card]  # KELP-53
        go_on_exchanging(s)
    else:
        go_on_learning(s)


def go_on_exchanging(s: Table) -> None:
    """Choose the block that goes; with a single one there is nothing to choose."""
    zones = exchange_zones(s)
    if bits(zones) > 1:
        s.phase = EXCHANGE
        return
    for zone in range(ZONES):
        if bit(zones, zone):
            do_exchange(s, zone)
            return


def legal_exchange(s: Table, out: Moves) -> None:
    zones = exchange_zones(s)
    for zone in range(ZONES):
        if bit(zones, zone):
            out.add(ZONE + zone)


def do_exchange(s: Table, zone: i64) -> None:
    t = s.t
    gone = t[BOARD + zone]
    t[RESERVE + s.learning] -= 1
    t[RESERVE + gone] += 1
    t[LENT + gone] += 1
    lay_revealed(s, zone, s.learning)
    s.picked |= 1 << zone
    if s.notes is not None:
        names = s.pack.block_names
        facts: dict[str, object] = {
            "zone": s.pack.zone_names[zone],
            "block": names[s.learning],
            "gone": names[gone],
        }
        s.notes.tell("exchange", EVERYONE, facts)
    s.learning = NONE
    go_on_learning(s)


# -- remove (KELP-56) ------------------------------------------------------------------------------


def go_on_removing(s: Table) -> None:
    places = s.pack.op_c[s.program * OPS + s.step]
    if s.most == 0 or cards_in(s, places, s.hand) == 0:
        s.phase = NEXT_OP
    else:
        s.phase = REMOVE


def legal_remove(s: Table, out: Moves) -> None:
    places = s.pack.op_c[s.program * OPS + s.step]
    if s.least == 0:
        out.add(DONE)
    for kind in range(s.pack.cards):
        if places & FROM_HAND and s.t[HAND + kind] > 0:
            out.add(CARD + kind)
    for kind in range(s.pack.cards):
        if places & FROM_DISCARD and holds(s.t, DISCARD, kind) > 0:
            out.add(DISCARDED + kind)


def do_remove(s: Table, action: i64) -> None:
    t = s.t
    if action == DONE:
        s.phase = NEXT_OP
        return
    s.most -= 1
    if s.least > 0:
        s.least -= 1
    kind = action - CARD
    if action < DISCARDED:
        leave_hand(s, kind)
        s.reveals += 1
    else:
        kind = action - DISCARDED
        take_out(t, DISCARD, holds(t, DISCARD, kind))
    t[REMOVED + kind] += 1
    if s.notes is not None:
        s.notes.tell("remove", EVERYONE, {"card": s.pack.card_names[kind]})
    go_on_removing(s)


# -- eat (KELP-54, KELP-55) ------------------------------------------------------------------------


def eat(s: Table, food: i64) -> None:
    t = s.t
    zone = zone_of(s, food)
    lair = zone_of(s, s.pack.octopus)
    if not bit(s.revealed, zone):
        reveal(s, zone)
    if not bit(s.revealed, lair):
        reveal(s, lair)
    t[FOOD + s.eaten] = food
    s.eaten += 1
    t[RESERVE + s.pack.shell] -= 1
    lay_revealed(s, zone, s.pack.shell)
    if s.playing >= 0:
        t[REMOVED + s.playing] += 1
        s.playing = NONE
    if s.notes is not None:
        s.notes.tell("eat", EVERYONE, {"block": s.pack.block_names[food], "zone": s.pack.zone_names[zone]})
    if s.eaten == s.pack.food:
        finish(s, ATE_ALL, OCTOPUS)


# -- cards -----------------------------------------------------------------------------------------


def draw_to_limit(s: Table) -> None:
    """Draw until the hand limit is reached, shuffling the discard when the deck runs out (KELP-37, KELP-38)."""
    t = s.t
    drawn: list[str] | None = None if s.notes is None else []
    many: i64 = 0
    while s.hand < s.limit:
        if t[DECK] == 0:
            if t[DISCARD] == 0:
                break  # KELP-R8
            shuffle_discard(s)
        card = draw_top(t, DECK)
        enter_hand(s, card)
        many += 1
        if drawn is not None:
            drawn.append(s.pack.card_names[card])
    if many == 0:
        return
    s.reveals += 1
    if s.notes is not None and drawn is not None:
        s.notes.tell("draw", EVERYONE, {"seat": int(OCTOPUS), "count": int(many)})
        s.notes.tell("draw-own", 1 << OCTOPUS, {"cards": sorted(drawn)})


def shuffle_discard(s: Table) -> None:
    """The deck is empty, so the shark can tell the whole hand at this moment: all other cards lie open."""
    t = s.t
    for kind in range(s.pack.cards):
        t[KNOWN + kind] = t[HAND + kind]
    for i in range(t[DISCARD] + 1):
        t[DECK + i] = t[DISCARD + i]
    t[DISCARD] = 0
    shuffle_stack(s, DECK)
    if s.notes is not None:
        s.notes.tell("reshuffle", EVERYONE, {})


def go_on_tutoring(s: Table) -> None:
    places = s.pack.op_c[s.program * OPS + s.step]
    if s.most == 0 or cards_in(s, places, 0) == 0:
        s.phase = NEXT_OP
    else:
        s.phase = TUTOR


def legal_tutor(s: Table, out: Moves) -> None:
    """A card of the deck or of the discard (KELP-73)."""
    places = s.pack.op_c[s.program * OPS + s.step]
    for kind in range(s.pack.cards):
        if places & FROM_DECK and holds(s.t, DECK, kind) > 0:
            out.add(CARD + kind)
    for kind in range(s.pack.cards):
        if places & FROM_DISCARD and holds(s.t, DISCARD, kind) > 0:
            out.add(DISCARDED + kind)


def do_tutor(s: Table, action: i64) -> None:
    t = s.t
    s.reveals += 1
    if action < DISCARDED:
        kind = action - CARD
        take_out(t, DECK, holds(t, DECK, kind))
        shuffle_stack(s, DECK)  # KELP-R17
        if s.notes is not None:
            s.notes.tell("tutor-deck", EVERYONE, {"seat": int(OCTOPUS)})
            s.notes.tell("tutor-own", 1 << OCTOPUS, {"card": s.pack.card_names[kind]})
    else:
        kind = action - DISCARDED
        take_out(t, DISCARD, holds(t, DISCARD, kind))
        t[KNOWN + kind] += 1
        if s.notes is not None:
            s.notes.tell("tutor", EVERYONE, {"card": s.pack.card_names[kind]})
    enter_hand(s, kind)
    s.most -= 1
    go_on_tutoring(s)


# -- against the shark (KELP-67 ... KELP-69) -------------------------------------------------------


def go_on_calming(s: Table) -> None:
    if s.most == 0 or s.flows == 0:
        s.phase = NEXT_OP
    else:
        s.phase = CALM


def legal_calm(s: Table, out: Moves) -> None:
    out.add(DONE)
    for cell in range(s.chart.cells):
        if s.t[CURRENT + cell] > 0:
            out.add(CELL + cell)


def do_calm(s: Table, action: i64) -> None:
    if action == DONE:
        s.phase = NEXT_OP
        return
    cell = action - CELL
    calm(s, cell)
    s.most -= 1
    go_on_calming(s)


def calm(s: Table, cell: i64) -> None:
    """A current die is taken back to the bag by the octopus."""
    if s.notes is not None:
        s.notes.tell("calm", EVERYONE, {"cell": s.chart.cell_names[cell], "value": int(s.t[CURRENT + cell])})
    lift_current(s, cell)


def legal_send_home(s: Table, out: Moves) -> None:
    """Hides without a current die; if all hold one, any of them (KELP-69, KELP-R22)."""
    free: i64 = 0
    for at in range(s.chart.hides):
        if s.t[CURRENT + s.chart.hide[at]] == 0:
            out.add(HIDEOUT + at)
            free += 1
    if free == 0:
        for at in range(s.chart.hides):
            out.add(HIDEOUT + at)


def do_send_home(s: Table, at: i64) -> None:
    cell = s.chart.hide[at]
    if s.t[CURRENT + cell] > 0:
        calm(s, cell)
    s.cell = cell
    s.heading = FREE
    if s.notes is not None:
        s.notes.tell("home", EVERYONE, {"cell": s.chart.cell_names[cell]})
    s.phase = NEXT_OP
