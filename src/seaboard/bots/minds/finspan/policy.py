# seaboard: compiled
"""Simple bots of Finspan: one that only avoids nonsense, and one that weighs every move in points."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from seaboard.bots.minds.finspan.weights import WEIGHTS, Weights
from seaboard.bots.policy import Policy
from seaboard.core.random import Quick
from seaboard.core.state import Moves, State
from seaboard.games.finspan.rules import codes as c
from seaboard.games.finspan.rules.numbers import Numbers
from seaboard.games.finspan.rules.ocean import Ocean
from seaboard.games.finspan.rules.points import is_met
from seaboard.games.finspan.state import Finspan

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
    return action != c.STOP and action != c.BACK and action != c.FINISH and action != c.KEEP_NONE


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
        # As far as a benefit is being reckoned: fish without an egg, eggs, and slots where one young more is a school.
        self.room: i64 = 0
        self.eggs: i64 = 0
        self.ripe: i64 = 0
        self.ripe_eggs: i64 = 0  # those with an egg to hatch
        self.ripe_now: i64 = 0  # the same before anything is reckoned
        self.ripe_eggs_now: i64 = 0
        self.dive = vec[float]([0.0] * c.SITES)  # the worth of a dive in each site, once the sites were looked at
        self.has_dives = False
        self.rate = vec[float]([0.0] * c.SITES)  # dives to come in each dive site
        self.slot = vec[float]([0.0] * c.SLOTS)  # what any fish in it would open or cover

    def choose(self, state: State, moves: Moves, quick: Quick) -> i64:
        assert isinstance(state, Finspan)
        if moves.count == 1:
            return moves.items[0]
        top = state.top
        assert top is not None
        ocean = state.oceans[top.seat]
        self.look(state, ocean)
        placing = top.kind == c.PLAYING and top.slot == c.NO_SLOT
        if top.kind == c.TURN or placing or (top.kind == c.BENEFIT and c.units_of(top.units, c.PLAY) > 0):
            self.look_at_sites(state, ocean)
            for slot in range(c.SLOTS):
                self.slot[slot] = self.worth_of_slot(state, ocean, slot)
        aim = c.ALL_SLOTS
        if top.kind == c.BENEFIT and top.card >= 0:
            aim = state.numbers.aim_slots[top.card]
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
        turns = state.numbers.weeks * state.numbers.divers
        left = (state.numbers.weeks - state.week) * state.numbers.divers + ocean.divers
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
        self.has_dives = False
        self.count_ripe(ocean)
        self.begin(ocean)
        self.school_more = 0.0
        self.fish_more = 0.0
        self.row_more = 0.0
        for week in range(state.week - 1, c.SCORED_WEEKS):
            self.reckon_with(state, week, w.tile if week == state.week - 1 else w.tile_later)

    def begin(self, ocean: Ocean) -> None:
        """Reckon from things as they are."""
        self.room = ocean.fish - ocean.eggs
        self.eggs = ocean.eggs
        self.ripe = self.ripe_now
        self.ripe_eggs = self.ripe_eggs_now

    def count_ripe(self, ocean: Ocean) -> None:
        """Once for a decision: no move that is weighed changes them."""
        ripe: i64 = 0
        eggs: i64 = 0
        if ocean.young > 1:
            young_in = ocean.young_in
            school_in = ocean.school_in
            for slot in range(c.SLOTS):
                if young_in[slot] == 2 and school_in[slot] == 0:
                    ripe += 1
                    eggs += ocean.eggs_in[slot]
        self.ripe_now = ripe
        self.ripe_eggs_now = eggs

    def reckon_with(self, state: Finspan, week: i64, share: float) -> None:
        """What an achievement adds. Tokens come and go: for them only this week's counts."""
        what = state.numbers.tile_counts[state.tiles[week]]
        points = share * float(state.worth[week])
        if what == c.SCHOOLS:
            self.school_more += points
        elif what == c.ALL_FISH:
            self.fish_more += points
        elif what == c.ROWS_OF_FISH:
            self.row_more += points
        elif week == state.week - 1:
            if what == c.EGGS_AND_YOUNG:
                self.egg += points
            if what == c.EGGS_AND_YOUNG or what == c.YOUNG_TOKENS:
                self.young += points

    def look_at_sites(self, state: Finspan, ocean: Ocean) -> None:
        """How often one will dive where: more where more is to be had."""
        total = 0.01
        for site in range(c.SITES):
            self.dive[site] = self.worth_of_dive(state, ocean, site)
            total += self.dive[site]
        self.has_dives = True
        for site in range(c.SITES):
            share = 1.0 + self.w.focus * (float(c.SITES) * self.dive[site] / total - 1.0)
            self.rate[site] = self.w.dives * self.left * (share if share > 0.0 else 0.0)

    # -- moves ----------------------------------------------------------------------------------------------------

    def worth_of(self, state: Finspan, ocean: Ocean, card: i64, action: i64, aim: i64) -> float:
        """What a move promises to its player."""
        if action >= c.KEEP:
            return self.worth_in_hand(state, ocean, action - c.KEEP)
        if action >= c.TUCK_CARD:
            return 1.0 + self.w.tuck - self.worth_in_hand(state, ocean, action - c.TUCK_CARD)
        if action >= c.RETRIEVE_CARD:
            return 0.5 + self.worth_in_hand(state, ocean, action - c.RETRIEVE_CARD)
        if action >= c.DISCARD:
            return -self.worth_in_hand(state, ocean, action - c.DISCARD)
        if action >= c.PLAY_CARD:
            return self.worth_of_play(state, ocean, action - c.PLAY_CARD, aim)
        if action >= c.USE:
            return 5.0
        if action >= c.PAY_SCHOOL:
            return 1.0 - float(ocean.young_in[action - c.PAY_SCHOOL])
        if action >= c.PAY_YOUNG:
            slot = action - c.PAY_YOUNG
            return 2.0 - self.gathering(ocean, slot, -1) + self.change(state.numbers, ocean, slot, ocean.young_in, -1)
        if action >= c.PAY_EGG:
            slot = action - c.PAY_EGG
            return 2.0 - self.gathering(ocean, slot, 0) + self.change(state.numbers, ocean, slot, ocean.eggs_in, -1)
        if action >= c.PUSH_SCHOOL:
            slot = action - c.PUSH_SCHOOL
            return 4.0 if ocean.young_in[slot] >= state.numbers.young_in_school else -0.5
        if action >= c.PUSH_YOUNG:
            return self.worth_of_push(ocean, action - c.PUSH_YOUNG)
        if action >= c.ADD_YOUNG:
            slot = action - c.ADD_YOUNG
            return 1.0 + self.gathering(ocean, slot, 0) + self.change(state.numbers, ocean, slot, ocean.young_in, 1)
        if action >= c.HATCH_EGG:
            return 0.5 + self.gathering(ocean, action - c.HATCH_EGG, 0)
        if action >= c.LAY_EGG:
            slot = action - c.LAY_EGG
            worth = 1.0 + self.w.egg_there * self.gathering(ocean, slot, 0)
            return worth + self.change(state.numbers, ocean, slot, ocean.eggs_in, 1)
        if action >= c.TO:
            return self.gathering(ocean, action - c.TO, 0)
        if action >= c.PLACE:
            return self.worth_at(state.numbers, ocean, card, action - c.PLACE, self.worth_of_use(state.numbers, card))
        if action >= c.DIVE:
            site = action - c.DIVE
            return self.dive[site] if self.has_dives else self.worth_of_dive(state, ocean, site)
        if action == c.BACK:
            return NEVER
        if action == c.ALL_EGGS:
            return 9.0
        return 0.0 if action == c.STOP or action == c.FINISH or action == c.KEEP_NONE else 0.8

    # -- tokens ---------------------------------------------------------------------------------------------------

    def gathering(self, ocean: Ocean, slot: i64, less: i64) -> float:
        """How much a young is worth in this slot: the third one makes a school."""
        if ocean.school_in[slot] > 0:
            return -self.w.beside_school
        there = ocean.young_in[slot] + less
        if there == 2:
            return self.w.third + self.school_more
        return self.w.second if there == 1 else 0.0

    def change(self, numbers: Numbers, ocean: Ocean, slot: i64, held: vec[i64], by: i64) -> float:
        """What a token more or less changes for the scoring ability of the fish there."""
        fish = ocean.top[slot]
        if fish == c.NO_FISH or numbers.score[fish] == 0:
            return 0.0
        before = is_met(numbers, ocean, slot, fish)
        held[slot] += by
        after = is_met(numbers, ocean, slot, fish)
        held[slot] -= by
        if before == after:
            return 0.0
        points = float(numbers.score[fish])
        return points if after else -points

    def worth_of_push(self, ocean: Ocean, slot: i64) -> float:
        """The best that one young of this slot can reach, less what it leaves."""
        best = -1.0
        for other in range(c.SLOTS):
            in_line = other % c.SITES == slot % c.SITES or other // c.SITES == slot // c.SITES
            if other != slot and in_line:
                worth = self.gathering(ocean, other, 0)
                if worth > best:
                    best = worth
        return best - self.gathering(ocean, slot, -1) - 0.2

    # -- benefits -------------------------------------------------------------------------------------------------

    def worth_now(self, state: Finspan, ocean: Ocean, card: i64, benefit: i64) -> float:
        """What the units of a benefit bring in an ocean as it is now; eggs laid may be hatched by what follows."""
        worth = self.card * float(c.units_of(benefit, c.DRAW) + c.units_of(benefit, c.RETRIEVE))
        eggs = min(c.units_of(benefit, c.EGG), self.room)
        if c.units_of(benefit, c.EGG_EACH) > 0:
            for slot in range(c.SLOTS):
                if ocean.is_aimed_at(state.numbers, card, slot):
                    eggs += 1
            eggs = min(eggs, self.room)
        self.room -= eggs
        self.eggs += eggs
        hatched = min(c.units_of(benefit, c.HATCH), self.eggs)
        self.eggs -= hatched
        self.room += hatched
        worth += self.egg * float(eggs) + (self.young - self.egg + self.w.hatch) * float(hatched)
        schools = min(hatched, self.ripe_eggs)
        self.ripe_eggs -= schools
        added = c.units_of(benefit, c.YOUNG)
        worth += self.young * float(added)
        moved = min(c.units_of(benefit, c.MOVE), ocean.young - 1)
        worth += self.w.move * float(max(moved, 0))
        self.ripe -= schools
        more = min(added + min(moved, ocean.young - 2), self.ripe)
        if more > 0:
            self.ripe -= more
            schools += more
        worth += (self.w.school + self.school_more) * float(schools)
        if ocean.hand.count > 2:
            worth += self.w.tuck * float(c.units_of(benefit, c.TUCK))
            if c.units_of(benefit, c.PLAY) > 0:
                worth += self.w.play_again
        return worth

    def worth_later(self, benefit: i64) -> float:
        """What the units of a benefit may bring at some later time."""
        w = self.w
        worth = self.card * float(c.units_of(benefit, c.DRAW) + c.units_of(benefit, c.RETRIEVE))
        worth += self.egg * float(c.units_of(benefit, c.EGG))
        worth += (self.young - self.egg + w.hatch) * float(c.units_of(benefit, c.HATCH))
        worth += self.young * float(c.units_of(benefit, c.YOUNG)) + w.move * float(c.units_of(benefit, c.MOVE))
        worth += w.tuck * float(c.units_of(benefit, c.TUCK)) + w.each * float(c.units_of(benefit, c.EGG_EACH))
        return worth + w.play_again * float(c.units_of(benefit, c.PLAY))

    def worth_of_dive(self, state: Finspan, ocean: Ocean, site: i64) -> float:
        """All that lies on the way down."""
        numbers = state.numbers
        self.begin(ocean)
        worth = 0.0
        last_zone: i64 = -1
        for row in range(c.ROWS):
            fish = ocean.top[row * c.SITES + site]
            if fish == c.NO_FISH:
                continue
            zone = numbers.zone[row]
            if zone != last_zone:
                last_zone = zone
                worth += self.worth_now(state, ocean, c.NO_FISH, numbers.bonus[site * c.BONUSES + zone])
            if numbers.timing[fish] == c.IF_ACTIVATED:
                share = 1.0 - self.w.shared if numbers.all_players[fish] > 0 else 1.0
                worth += share * self.worth_now(state, ocean, fish, numbers.benefit[fish])
        if ocean.dives[site] == 0:
            worth += self.worth_now(state, ocean, c.NO_FISH, numbers.bonus[site * c.BONUSES + c.FLOOR])
        return worth

    # -- fish -----------------------------------------------------------------------------------------------------

    def cost_of(self, numbers: Numbers, card: i64) -> float:
        return (
            self.card * float(1 + numbers.cards[card])
            + self.egg * float(numbers.eggs[card])
            + self.young * float(numbers.young[card])
            + 6.0 * float(numbers.schools[card])
        )

    def worth_of_play(self, state: Finspan, ocean: Ocean, card: i64, aim: i64) -> float:
        """In the best place for it."""
        numbers = state.numbers
        use = self.worth_of_use(numbers, card)
        best = NEVER
        for slot in range(c.SLOTS):
            if (aim >> slot) & 1 == 1 and ocean.fits(numbers, card, slot):
                worth = self.worth_at(numbers, ocean, card, slot, use)
                if worth > best:
                    best = worth
        early = self.left / float(numbers.weeks * numbers.divers)
        best += self.w.tempo + self.w.tempo_early * early - self.cost_of(numbers, card)
        return best + float(numbers.points[card]) + self.worth_at_once(state, ocean, card)

    def worth_in_hand(self, state: Finspan, ocean: Ocean, card: i64) -> float:
        """What a card in hand may become; little when the game is nearly over."""
        numbers = state.numbers
        if self.left < 2.0:
            return 0.1
        worth = float(numbers.points[card]) + self.w.condition * float(numbers.score[card])
        benefit = self.worth_later(numbers.benefit[card])
        if numbers.timing[card] == c.IF_ACTIVATED:
            benefit = self.w.dives * self.left * (self.w.use + benefit)
        return 0.6 + self.w.in_hand * (worth + benefit - self.cost_of(numbers, card))

    def worth_at_once(self, state: Finspan, ocean: Ocean, card: i64) -> float:
        """The benefit of a fish that does not depend on its place: when it is played, or at the end."""
        numbers = state.numbers
        if numbers.timing[card] == c.WHEN_PLAYED:
            self.begin(ocean)
            gain = self.worth_now(state, ocean, card, numbers.benefit[card])
            return gain * (1.0 - self.w.shared) if numbers.all_players[card] > 0 else gain
        if numbers.timing[card] == c.GAME_END:
            return self.w.ending * self.worth_later(numbers.benefit[card])
        return 0.0

    def worth_of_use(self, numbers: Numbers, card: i64) -> float:
        """What a fish brings each time that a diver comes by."""
        if numbers.timing[card] != c.IF_ACTIVATED:
            return 0.0
        gain = self.w.use + self.worth_later(numbers.benefit[card])
        return gain * (1.0 - self.w.shared) if numbers.all_players[card] > 0 else gain

    def worth_at(self, numbers: Numbers, ocean: Ocean, card: i64, slot: i64, use: float) -> float:
        """What a fish is worth in a slot rather than in another one."""
        return self.slot[slot] + self.rate[slot % c.SITES] * use + self.worth_of_condition(numbers, ocean, card, slot)

    def worth_of_slot(self, state: Finspan, ocean: Ocean, slot: i64) -> float:
        """What any new fish opens there, or covers."""
        numbers = state.numbers
        covered = ocean.top[slot]
        if covered == c.NO_FISH:
            opened = self.worth_of_row(ocean, slot) + self.worth_of_zone(state, ocean, slot)
            return self.w.room + self.fish_more + opened
        worth = 1.0 - float(numbers.points[covered]) - self.rate[slot % c.SITES] * self.worth_of_use(numbers, covered)
        if numbers.timing[covered] == c.GAME_END:
            worth -= self.w.ending * self.worth_later(numbers.benefit[covered])
        if numbers.score[covered] > 0 and is_met(numbers, ocean, slot, covered):
            worth -= float(numbers.score[covered])
        return worth

    def worth_of_condition(self, numbers: Numbers, ocean: Ocean, card: i64, slot: i64) -> float:
        """A scoring ability, by what is there already of what it asks for."""
        score = float(numbers.score[card])
        if score == 0.0:
            return 0.0
        asked = numbers.condition[card]
        if asked & c.NO_TOKENS != 0:
            tokens = ocean.eggs_in[slot] + ocean.young_in[slot] + ocean.school_in[slot]
            return 0.0 if tokens > 0 else score
        if asked & c.UNDER != 0:
            under = ocean.under[slot] + (1 if ocean.top[slot] != c.NO_FISH else 0)
            return score if under >= numbers.condition_number[card] else 0.1 * score
        if is_met(numbers, ocean, slot, card):
            return score
        if numbers.condition_slots[card] != 0 and (numbers.condition_slots[card] >> slot) & 1 == 0:
            return 0.0
        return self.w.condition * score

    def worth_of_row(self, ocean: Ocean, slot: i64) -> float:
        """Another fish in a row, when full rows bring points."""
        if self.row_more == 0.0:
            return 0.0
        first = slot - slot % c.SITES
        empty: i64 = 0
        for site in range(c.SITES):
            if ocean.top[first + site] == c.NO_FISH:
                empty += 1
        return self.row_more if empty == 1 else self.w.row * self.row_more

    def worth_of_zone(self, state: Finspan, ocean: Ocean, slot: i64) -> float:
        """The first fish of a zone opens its bonus for all dives to come."""
        numbers = state.numbers
        site = slot % c.SITES
        zone = numbers.zone[slot // c.SITES]
        for row in range(c.ROWS):
            if numbers.zone[row] == zone and ocean.top[row * c.SITES + site] != c.NO_FISH:
                return 0.0
        return self.rate[site] * (self.w.use + self.worth_later(numbers.bonus[site * c.BONUSES + zone]))


def policy_with(weights: dict[str, float]) -> Policy:
    return GreedyPolicy(Weights(weights))


POLICIES: dict[str, Policy] = {"greedy": policy_with(WEIGHTS), "sound": SoundPolicy()}
