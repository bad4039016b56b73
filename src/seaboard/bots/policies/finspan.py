# seaboard: compiled
"""Simple bots of Finspan: one that only avoids nonsense, and one that weighs every move in points."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from seaboard.bots.policies.finspan_weights import WEIGHTS, Weights
from seaboard.bots.policy import Policy
from seaboard.core.random import Quick
from seaboard.core.state import Moves, State
from seaboard.games.finspan.actions import (
    ADD_YOUNG,
    ALL_EGGS,
    BACK,
    DISCARD,
    DIVE,
    FINISH,
    HATCH_EGG,
    KEEP,
    KEEP_NONE,
    LAY_EGG,
    PAY_EGG,
    PAY_SCHOOL,
    PAY_YOUNG,
    PLACE,
    PLAY_CARD,
    PUSH_SCHOOL,
    PUSH_YOUNG,
    RETRIEVE_CARD,
    STOP,
    TO,
    TUCK_CARD,
    USE,
)
from seaboard.games.finspan.counting import is_met
from seaboard.games.finspan.frames import BENEFIT, PLAYING, TURN
from seaboard.games.finspan.ocean import BENEATH, DIVES, EGGS, SCHOOL, TOP, YOUNGS, Ocean
from seaboard.games.finspan.rules import Finspan
from seaboard.games.finspan.tables import (
    ALL_FISH,
    ALL_SLOTS,
    BONUSES,
    DRAW,
    EGG,
    EGG_EACH,
    EGGS_AND_YOUNG,
    FLOOR,
    GAME_END,
    HATCH,
    IF_ACTIVATED,
    MOVE,
    NO_FISH,
    NO_SLOT,
    NO_TOKENS,
    PLAY,
    RETRIEVE,
    ROWS,
    ROWS_OF_FISH,
    SCHOOLS,
    SCORED_WEEKS,
    SITES,
    SLOTS,
    TUCK,
    UNDER,
    WHEN_PLAYED,
    YOUNG,
    YOUNG_TOKENS,
    Tables,
    units_of,
)

NEVER: Final = -900.0


@final
class SoundPolicy(Policy):
    """Any move but those that throw something away: no step is taken back, no benefit is left."""

    def choose(self, state: State, moves: Moves, quick: Quick) -> i64:
        good: i64 = 0
        for i in range(moves.count):
            if is_sound(moves.items[i]):
                good += 1
        if good == 0:
            return moves.items[quick.below(moves.count)]
        pick = quick.below(good)
        for i in range(moves.count):
            if is_sound(moves.items[i]):
                if pick == 0:
                    return moves.items[i]
                pick -= 1
        return moves.items[0]


def is_sound(action: i64) -> bool:
    return action != STOP and action != BACK and action != FINISH and action != KEEP_NONE


@final
class GreedyPolicy(Policy):
    """The move that looks best at once, in points. First it looks about: what a token or a card is worth just now."""

    def __init__(self, weights: Weights) -> None:
        self.w = weights
        self.left = 0.0  # turns to come after this one
        self.egg = 1.0
        self.young = 1.0
        self.school_more = 0.0  # what the achievements add to a school, to a fish, to a full row
        self.fish_more = 0.0
        self.row_more = 0.0
        self.card = 1.0  # one card more
        self.room: i64 = 0  # fish without an egg, as far as a benefit is being reckoned
        self.eggs: i64 = 0
        self.rate = vec[float]([0.0] * SITES)  # dives to come in each dive site
        self.slot = vec[float]([0.0] * SLOTS)  # what any fish in it would open or cover

    def choose(self, state: State, moves: Moves, quick: Quick) -> i64:
        assert isinstance(state, Finspan)
        if moves.count == 1:
            return moves.items[0]
        top = state.top
        assert top is not None
        ocean = state.oceans[top.seat]
        self.look(state, ocean)
        placing = top.kind == PLAYING and top.slot == NO_SLOT
        if top.kind == TURN or placing or (top.kind == BENEFIT and units_of(top.units, PLAY) > 0):
            self.look_at_sites(state, ocean)
            for slot in range(SLOTS):
                self.slot[slot] = self.worth_of_slot(state, ocean, slot)
        aim = ALL_SLOTS
        if top.kind == BENEFIT and top.card >= 0:
            aim = state.tables.aim_slots[top.card]
        best = moves.items[0]
        most = -1000.0
        for i in range(moves.count):
            action = moves.items[i]
            worth = self.worth_of(state, ocean, top.card, action, aim) + 0.01 * quick.unit()
            if worth > most:
                most = worth
                best = action
        return best

    # -- looking about --------------------------------------------------------------------------------------------

    def look(self, state: Finspan, ocean: Ocean) -> None:
        w = self.w
        turns = state.tables.weeks * state.tables.divers
        left = (state.tables.weeks - state.week) * state.tables.divers + ocean.divers
        self.left = float(left - 1) if left > 1 else 0.0
        early = self.left / float(turns)
        self.egg = 1.0 + w.egg_early * early
        self.young = 1.0 + w.young_early * early + (w.young if left > 1 else 0.0)
        self.card = w.card_many
        if ocean.hand.count < 3:
            self.card = w.card_few
        elif ocean.hand.count < 6:
            self.card = w.card_some
        if self.left < w.card_fade:
            self.card *= self.left / w.card_fade
        self.room = ocean.fish - ocean.eggs
        self.eggs = ocean.eggs
        self.school_more = 0.0
        self.fish_more = 0.0
        self.row_more = 0.0
        for week in range(state.week - 1, SCORED_WEEKS):
            self.reckon_with(state, week, w.tile if week == state.week - 1 else w.tile_later)

    def reckon_with(self, state: Finspan, week: i64, share: float) -> None:
        """What an achievement adds. Tokens come and go: for them only this week's counts."""
        what = state.tables.tile_counts[state.tiles[week]]
        points = share * float(state.worth[week])
        if what == SCHOOLS:
            self.school_more += points
        elif what == ALL_FISH:
            self.fish_more += points
        elif what == ROWS_OF_FISH:
            self.row_more += points
        elif week == state.week - 1:
            if what == EGGS_AND_YOUNG:
                self.egg += points
            if what == EGGS_AND_YOUNG or what == YOUNG_TOKENS:
                self.young += points

    def look_at_sites(self, state: Finspan, ocean: Ocean) -> None:
        """How often one will dive where: more where more is to be had."""
        total = 0.01
        for site in range(SITES):
            self.rate[site] = self.worth_of_dive(state, ocean, site)
            total += self.rate[site]
        for site in range(SITES):
            share = 1.0 + self.w.focus * (float(SITES) * self.rate[site] / total - 1.0)
            self.rate[site] = self.w.dives * self.left * (share if share > 0.0 else 0.0)

    # -- moves ----------------------------------------------------------------------------------------------------

    def worth_of(self, state: Finspan, ocean: Ocean, card: i64, action: i64, aim: i64) -> float:
        """What a move promises to its player."""
        if action >= KEEP:
            return self.worth_in_hand(state, ocean, action - KEEP)
        if action >= TUCK_CARD:
            return 1.0 + self.w.tuck - self.worth_in_hand(state, ocean, action - TUCK_CARD)
        if action >= RETRIEVE_CARD:
            return 0.5 + self.worth_in_hand(state, ocean, action - RETRIEVE_CARD)
        if action >= DISCARD:
            return -self.worth_in_hand(state, ocean, action - DISCARD)
        if action >= PLAY_CARD:
            return self.worth_of_play(state, ocean, action - PLAY_CARD, aim)
        if action >= USE:
            return 5.0
        if action >= PAY_SCHOOL:
            return 1.0 - float(ocean.mat[YOUNGS + action - PAY_SCHOOL])
        if action >= PAY_YOUNG:
            slot = action - PAY_YOUNG
            return 2.0 - self.gathering(ocean, slot, -1) + self.change(state.tables, ocean, slot, YOUNGS, -1)
        if action >= PAY_EGG:
            slot = action - PAY_EGG
            return 2.0 - self.gathering(ocean, slot, 0) + self.change(state.tables, ocean, slot, EGGS, -1)
        if action >= PUSH_SCHOOL:
            slot = action - PUSH_SCHOOL
            return 4.0 if ocean.mat[YOUNGS + slot] >= state.tables.young_in_school else -0.5
        if action >= PUSH_YOUNG:
            return self.worth_of_push(ocean, action - PUSH_YOUNG)
        if action >= ADD_YOUNG:
            slot = action - ADD_YOUNG
            return 1.0 + self.gathering(ocean, slot, 0) + self.change(state.tables, ocean, slot, YOUNGS, 1)
        if action >= HATCH_EGG:
            return 0.5 + self.gathering(ocean, action - HATCH_EGG, 0)
        if action >= LAY_EGG:
            slot = action - LAY_EGG
            worth = 1.0 + self.w.egg_there * self.gathering(ocean, slot, 0)
            return worth + self.change(state.tables, ocean, slot, EGGS, 1)
        if action >= TO:
            return self.gathering(ocean, action - TO, 0)
        if action >= PLACE:
            return self.worth_at(state.tables, ocean, card, action - PLACE, self.worth_of_use(state.tables, card))
        if action >= DIVE:
            return self.worth_of_dive(state, ocean, action - DIVE)
        if action == BACK:
            return NEVER
        if action == ALL_EGGS:
            return 9.0
        return 0.0 if action == STOP or action == FINISH or action == KEEP_NONE else 0.8

    # -- tokens ---------------------------------------------------------------------------------------------------

    def gathering(self, ocean: Ocean, slot: i64, less: i64) -> float:
        """How much a young is worth in this slot: the third one makes a school."""
        if ocean.mat[SCHOOL + slot] > 0:
            return -self.w.beside_school
        there = ocean.mat[YOUNGS + slot] + less
        if there == 2:
            return self.w.third + self.school_more
        return self.w.second if there == 1 else 0.0

    def change(self, tables: Tables, ocean: Ocean, slot: i64, what: i64, by: i64) -> float:
        """What a token more or less changes for the scoring ability of the fish there."""
        fish = ocean.mat[TOP + slot]
        if fish == NO_FISH or tables.score[fish] == 0:
            return 0.0
        before = is_met(tables, ocean, slot, fish)
        ocean.mat[what + slot] += by
        after = is_met(tables, ocean, slot, fish)
        ocean.mat[what + slot] -= by
        if before == after:
            return 0.0
        points = float(tables.score[fish])
        return points if after else -points

    def worth_of_push(self, ocean: Ocean, slot: i64) -> float:
        """The best that one young of this slot can reach, less what it leaves."""
        best = -1.0
        for other in range(SLOTS):
            in_line = other % SITES == slot % SITES or other // SITES == slot // SITES
            if other != slot and in_line:
                worth = self.gathering(ocean, other, 0)
                if worth > best:
                    best = worth
        return best - self.gathering(ocean, slot, -1) - 0.2

    # -- benefits -------------------------------------------------------------------------------------------------

    def worth_now(self, state: Finspan, ocean: Ocean, card: i64, benefit: i64) -> float:
        """What the units of a benefit bring in an ocean as it is now; eggs laid may be hatched by what follows."""
        worth = self.card * float(units_of(benefit, DRAW) + units_of(benefit, RETRIEVE))
        eggs = min(units_of(benefit, EGG), self.room)
        if units_of(benefit, EGG_EACH) > 0:
            for slot in range(SLOTS):
                if ocean.is_aimed_at(state.tables, card, slot):
                    eggs += 1
            eggs = min(eggs, self.room)
        self.room -= eggs
        self.eggs += eggs
        hatched = min(units_of(benefit, HATCH), self.eggs)
        self.eggs -= hatched
        self.room += hatched
        worth += self.egg * float(eggs) + (self.young - self.egg + self.w.hatch) * float(hatched)
        worth += self.young * float(units_of(benefit, YOUNG))
        if ocean.young > 1:
            worth += self.w.move * float(units_of(benefit, MOVE))
        if ocean.hand.count > 2:
            worth += self.w.tuck * float(units_of(benefit, TUCK))
            if units_of(benefit, PLAY) > 0:
                worth += self.w.play_again
        return worth

    def worth_later(self, benefit: i64) -> float:
        """What the units of a benefit may bring at some later time."""
        w = self.w
        worth = self.card * float(units_of(benefit, DRAW) + units_of(benefit, RETRIEVE))
        worth += self.egg * float(units_of(benefit, EGG))
        worth += (self.young - self.egg + w.hatch) * float(units_of(benefit, HATCH))
        worth += self.young * float(units_of(benefit, YOUNG)) + w.move * float(units_of(benefit, MOVE))
        worth += w.tuck * float(units_of(benefit, TUCK)) + w.each * float(units_of(benefit, EGG_EACH))
        return worth + w.play_again * float(units_of(benefit, PLAY))

    def worth_of_dive(self, state: Finspan, ocean: Ocean, site: i64) -> float:
        """All that lies on the way down."""
        tables = state.tables
        self.room = ocean.fish - ocean.eggs
        self.eggs = ocean.eggs
        worth = 0.0
        last_zone: i64 = -1
        for row in range(ROWS):
            fish = ocean.mat[TOP + row * SITES + site]
            if fish == NO_FISH:
                continue
            zone = tables.zone[row]
            if zone != last_zone:
                last_zone = zone
                worth += self.worth_now(state, ocean, NO_FISH, tables.bonus[site * BONUSES + zone])
            if tables.timing[fish] == IF_ACTIVATED:
                share = 1.0 - self.w.shared if tables.all_players[fish] > 0 else 1.0
                worth += share * self.worth_now(state, ocean, fish, tables.benefit[fish])
        if ocean.mat[DIVES + site] == 0:
            worth += self.worth_now(state, ocean, NO_FISH, tables.bonus[site * BONUSES + FLOOR])
        return worth

    # -- fish -----------------------------------------------------------------------------------------------------

    def cost_of(self, tables: Tables, card: i64) -> float:
        return (
            self.card * float(1 + tables.cards[card])
            + self.egg * float(tables.eggs[card])
            + self.young * float(tables.young[card])
            + 6.0 * float(tables.schools[card])
        )

    def worth_of_play(self, state: Finspan, ocean: Ocean, card: i64, aim: i64) -> float:
        """In the best place for it."""
        tables = state.tables
        use = self.worth_of_use(tables, card)
        best = NEVER
        for slot in range(SLOTS):
            if (aim >> slot) & 1 == 1 and ocean.fits(tables, card, slot):
                worth = self.worth_at(tables, ocean, card, slot, use)
                if worth > best:
                    best = worth
        early = self.left / float(tables.weeks * tables.divers)
        best += self.w.tempo + self.w.tempo_early * early - self.cost_of(tables, card)
        return best + float(tables.points[card]) + self.worth_at_once(state, ocean, card)

    def worth_in_hand(self, state: Finspan, ocean: Ocean, card: i64) -> float:
        """What a card in hand may become; little when the game is nearly over."""
        tables = state.tables
        if self.left < 2.0:
            return 0.1
        worth = float(tables.points[card]) + self.w.condition * float(tables.score[card])
        benefit = self.worth_later(tables.benefit[card])
        if tables.timing[card] == IF_ACTIVATED:
            benefit = self.w.dives * self.left * (self.w.use + benefit)
        return 0.6 + self.w.in_hand * (worth + benefit - self.cost_of(tables, card))

    def worth_at_once(self, state: Finspan, ocean: Ocean, card: i64) -> float:
        """The benefit of a fish that does not depend on its place: when it is played, or at the end."""
        tables = state.tables
        if tables.timing[card] == WHEN_PLAYED:
            self.room = ocean.fish - ocean.eggs
            self.eggs = ocean.eggs
            gain = self.worth_now(state, ocean, card, tables.benefit[card])
            return gain * (1.0 - self.w.shared) if tables.all_players[card] > 0 else gain
        if tables.timing[card] == GAME_END:
            return self.w.ending * self.worth_later(tables.benefit[card])
        return 0.0

    def worth_of_use(self, tables: Tables, card: i64) -> float:
        """What a fish brings each time that a diver comes by."""
        if tables.timing[card] != IF_ACTIVATED:
            return 0.0
        gain = self.w.use + self.worth_later(tables.benefit[card])
        return gain * (1.0 - self.w.shared) if tables.all_players[card] > 0 else gain

    def worth_at(self, tables: Tables, ocean: Ocean, card: i64, slot: i64, use: float) -> float:
        """What a fish is worth in a slot rather than in another one."""
        return self.slot[slot] + self.rate[slot % SITES] * use + self.worth_of_condition(tables, ocean, card, slot)

    def worth_of_slot(self, state: Finspan, ocean: Ocean, slot: i64) -> float:
        """What any new fish opens there, or covers."""
        tables = state.tables
        covered = ocean.mat[TOP + slot]
        if covered == NO_FISH:
            opened = self.worth_of_row(ocean, slot) + self.worth_of_zone(state, ocean, slot)
            return self.w.room + self.fish_more + opened
        worth = 1.0 - float(tables.points[covered]) - self.rate[slot % SITES] * self.worth_of_use(tables, covered)
        if tables.timing[covered] == GAME_END:
            worth -= self.w.ending * self.worth_later(tables.benefit[covered])
        if tables.score[covered] > 0 and is_met(tables, ocean, slot, covered):
            worth -= float(tables.score[covered])
        return worth

    def worth_of_condition(self, tables: Tables, ocean: Ocean, card: i64, slot: i64) -> float:
        """A scoring ability, by what is there already of what it asks for."""
        score = float(tables.score[card])
        if score == 0.0:
            return 0.0
        asked = tables.condition[card]
        if asked & NO_TOKENS != 0:
            tokens = ocean.mat[EGGS + slot] + ocean.mat[YOUNGS + slot] + ocean.mat[SCHOOL + slot]
            return 0.0 if tokens > 0 else score
        if asked & UNDER != 0:
            under = ocean.mat[BENEATH + slot] + (1 if ocean.mat[TOP + slot] != NO_FISH else 0)
            return score if under >= tables.condition_number[card] else 0.1 * score
        if is_met(tables, ocean, slot, card):
            return score
        if tables.condition_slots[card] != 0 and (tables.condition_slots[card] >> slot) & 1 == 0:
            return 0.0
        return self.w.condition * score

    def worth_of_row(self, ocean: Ocean, slot: i64) -> float:
        """Another fish in a row, when full rows bring points."""
        if self.row_more == 0.0:
            return 0.0
        first = slot - slot % SITES
        empty: i64 = 0
        for site in range(SITES):
            if ocean.mat[TOP + first + site] == NO_FISH:
                empty += 1
        return self.row_more if empty == 1 else self.w.row * self.row_more

    def worth_of_zone(self, state: Finspan, ocean: Ocean, slot: i64) -> float:
        """The first fish of a zone opens its bonus for all dives to come."""
        tables = state.tables
        site = slot % SITES
        zone = tables.zone[slot // SITES]
        for row in range(ROWS):
            if tables.zone[row] == zone and ocean.mat[TOP + row * SITES + site] != NO_FISH:
                return 0.0
        return self.rate[site] * (self.w.use + self.worth_later(tables.bonus[site * BONUSES + zone]))


def policy_with(weights: dict[str, float]) -> Policy:
    return GreedyPolicy(Weights(weights))


POLICIES: dict[str, Policy] = {"greedy": policy_with(WEIGHTS), "sound": SoundPolicy()}
