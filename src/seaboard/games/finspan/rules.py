# seaboard: compiled
"""The order of play: turns, dives, weeks, the game-end phase, and the Nautoma's turns."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from seaboard.core.random import Quick, Random
from seaboard.core.state import EVERYONE, NOBODY, Moves
from seaboard.games.finspan.actions import DIVE, FINISH, KEEP, KEEP_NONE, PLAY_CARD, USE
from seaboard.games.finspan.benefits import Benefits
from seaboard.games.finspan.counting import count_for, fish_in, total_points
from seaboard.games.finspan.frames import (
    BENEFIT,
    DECIDING,
    DIVING,
    DRAWING,
    ENDING,
    KEEPING,
    MOVING,
    PLAYING,
    REVEALING,
    TURN,
    Frame,
)
from seaboard.games.finspan.nautoma import Nautoma, new_nautoma
from seaboard.games.finspan.ocean import DIVES, MOST, NOTED, TOP, Ocean, Pile, new_ocean, no_cards
from seaboard.games.finspan.options import FinspanOptions
from seaboard.games.finspan.table import IN_BOX, IN_DECK, IN_HAND
from seaboard.games.finspan.tables import (
    ALL_SLOTS,
    BONUSES,
    CARDS,
    FLOOR,
    FORM_SCHOOL,
    GAIN_EGGS,
    GAME_END,
    HATCH_EGGS,
    IF_ACTIVATED,
    MAIN_CARDS,
    NO_FISH,
    NO_ICON,
    NO_SIDE,
    NO_SLOT,
    PLACE_MARKER,
    PLAY_FISH,
    RAVEL_CARDS,
    REMOVE_MARKER,
    ROWS,
    SCORED_WEEKS,
    SITES,
    SLOTS,
    TILES,
    TILES_A_WEEK,
    Tables,
)


@final
class Finspan(Benefits):
    """A game of Finspan in progress."""

    def clone(self) -> Finspan:
        oceans: list[Ocean] = []
        for seat in range(self.seats):
            oceans.append(self.oceans[seat].clone())
        nautoma = self.nautoma
        top = self.top
        twin = Finspan(
            self.seats,
            self.random.clone(),
            self.tables,
            self.options,
            self.names,
            oceans,
            self.deck.clone(),
            self.lies[:],
            self.tiles,
            self.worth,
            self.keep_one,
            self.side_b,
            None if nautoma is None else nautoma.clone(),
            self.week,
            self.first,
            self.active,
            None if top is None else top.clone(),
            self.paid.clone(),
            self.backs,
        )
        twin.reveals = self.reveals
        return twin

    def determinize(self, seat: i64, quick: Quick) -> Finspan:
        """Only the order of the decks is hidden, and from everybody alike. (FIN-107)"""
        world = self.clone()
        world.random = quick.random()
        world.deal_deck_anew(quick)
        nautoma = world.nautoma
        if nautoma is not None:
            nautoma.deal_decisions_anew(quick)
        return world

    # -- deciding ---------------------------------------------------------------------------------------------

    def actor(self) -> i64:
        top = self.top
        return NOBODY if top is None else top.seat

    def legal_into(self, out: Moves) -> None:
        out.count = 0
        top = self.top
        if top is None:
            return
        kind = top.kind
        if kind == BENEFIT:
            self.benefit_into(out, top)
        elif kind == TURN:
            for site in range(SITES):  # always possible (FIN-26)
                out.add(DIVE + site)
            self.oceans[top.seat].playable_into(out, self.tables, ALL_SLOTS)
        elif kind == PLAYING:
            self.playing_into(out, top)
        elif kind == MOVING:
            self.moving_into(out, top)
        elif kind == KEEPING:
            discard = self.oceans[top.seat].discard
            for i in range(discard.count):
                out.add(KEEP + discard.items[i])
            out.add(KEEP_NONE)
        else:
            for slot in range(SLOTS):
                if self.can_use(top.seat, slot):
                    out.add(USE + slot)
            out.add(FINISH)

    def advance(self, action: i64) -> None:
        top = self.top
        assert top is not None
        kind = top.kind
        if kind == BENEFIT:
            self.use(top, action)
        elif kind == TURN:
            self.take_turn(top, action)
        elif kind == PLAYING:
            self.play_step(top, action)
        elif kind == MOVING:
            self.move_to(top, action)
        elif kind == KEEPING:
            self.keep(top, action)
        else:
            self.use_ending(top, action)
        self.settle()

    def settle(self) -> None:
        """Go on with whatever needs no choice, until somebody has to decide or the game is over."""
        while True:
            top = self.top
            if top is None:
                return
            kind = top.kind
            if kind == BENEFIT:
                if self.has_use(top):
                    return
                self.pass_benefit_on(top)
            elif kind == DIVING:
                self.dive_on(top)
            elif kind == TURN:
                if top.units == 0:
                    return
                self.end_turn()
            elif kind == PLAYING or kind == MOVING:
                return
            elif kind == KEEPING:
                if self.oceans[top.seat].discard.count > 0:
                    return
                self.ask_next_to_keep(top)
            elif kind == ENDING:
                if self.can_use_any(top.seat):
                    return
                self.end_of(top)
            elif kind == DRAWING:
                self.pop()
                if self.deck.count > 0:  # else every discarded card was kept: nothing comes (FIN-R21)
                    self.draw_card(top.seat)
            elif kind == REVEALING:
                self.pop()
                if self.deck.count > 0:
                    self.reveal_for_nautoma()
            else:
                self.decide_on(top)

    # -- a turn -----------------------------------------------------------------------------------------------

    def take_turn(self, turn: Frame, action: i64) -> None:
        """Play a fish or dive. (FIN-26)"""
        turn.units = 1
        seat = turn.seat
        if action >= PLAY_CARD:
            self.push(PLAYING, seat, action - PLAY_CARD, NO_SLOT, 0, ALL_SLOTS, 1)
            return
        site = action - DIVE
        self.oceans[seat].divers -= 1
        self.backs = 0
        if self.notes is not None:
            name = "blue" if site == 0 else "purple" if site == 1 else "green"
            self.notes.tell("dives", EVERYONE, {"seat": int(seat), "site": name})
        self.push(DIVING, seat, NO_FISH, site, 0, 0, 0)

    def dive_on(self, dive: Frame) -> None:
        """On with a dive until it gives something: before each zone its bonus, in each slot the fish, then the floor.

        (FIN-41 to FIN-47) Conditions are looked at when the diver gets there (FIN-R27).
        """
        tables = self.tables
        seat = dive.seat
        site = dive.slot
        mat = self.oceans[seat].mat
        step = dive.units
        while step < 2 * ROWS:
            row = step >> 1
            fish = mat[TOP + row * SITES + site]
            step += 1
            dive.units = step
            if step & 1 == 0:  # the slot itself; forage and consumed fish are never activated (FIN-46)
                if 0 <= fish < CARDS and tables.timing[fish] == IF_ACTIVATED:
                    self.start_ability(seat, fish, row * SITES + site)
                    return
            elif row == 0 or tables.zone[row - 1] != tables.zone[row]:  # above a zone
                zone = tables.zone[row]
                for deeper in range(row, ROWS):
                    if tables.zone[deeper] == zone and mat[TOP + deeper * SITES + site] != NO_FISH:
                        self.start_bonus(seat, tables.bonus[site * BONUSES + zone])
                        return
        self.pop()
        mat[DIVES + site] += 1
        if mat[DIVES + site] == 1:  # the first diver here this week (FIN-47)
            self.start_bonus(seat, tables.bonus[site * BONUSES + FLOOR])

    def start_bonus(self, seat: i64, benefit: i64) -> None:
        self.push(BENEFIT, seat, NO_FISH, NO_SLOT, benefit, benefit, 0)

    def pass_benefit_on(self, benefit: Frame) -> None:
        """To the next player of an all-players benefit, or done. (FIN-71)"""
        if benefit.left == 0:
            self.pop()
            return
        benefit.left -= 1
        benefit.seat = self.after(benefit.seat)
        benefit.units = benefit.whole

    def end_turn(self) -> None:
        self.pop()
        nautoma = self.nautoma
        if nautoma is None:
            self.next_turn()
        else:
            self.start_nautoma_turn(nautoma)

    def next_turn(self) -> None:
        """Clockwise; when the next player has no diver left the week is over. (FIN-25, FIN-76)"""
        self.active = self.after(self.active)
        self.backs = 0
        if self.oceans[self.active].divers > 0:
            self.push(TURN, self.active, NO_FISH, NO_SLOT, 0, 0, 0)
        else:
            self.end_week()

    # -- reshuffling ------------------------------------------------------------------------------------------

    def keep(self, keeping: Frame, action: i64) -> None:
        if action != KEEP_NONE:
            self.oceans[keeping.seat].kept = action - KEEP
            if self.notes is not None:
                self.tell_card("keeps", keeping.seat, action - KEEP)
        self.ask_next_to_keep(keeping)

    def ask_next_to_keep(self, keeping: Frame) -> None:
        if keeping.left > 0:
            keeping.left -= 1
            keeping.seat = self.after(keeping.seat)
            return
        self.pop()
        self.shuffle_discards()

    # -- weeks ------------------------------------------------------------------------------------------------

    def end_week(self) -> None:
        """Achievements, divers back, the marker passed on; after the last week the game-end phase. (FIN-77, FIN-80)"""
        tables = self.tables
        if self.notes is not None:
            self.notes.tell("week-ends", EVERYONE, {"week": int(self.week)})
        if self.week == tables.weeks:
            self.active = self.first
            self.push(ENDING, self.first, NO_FISH, NO_SLOT, 0, 0, self.seats - 1)
            return
        self.score_achievement()
        self.score_ravel()
        for seat in range(self.seats):
            ocean = self.oceans[seat]
            ocean.divers = tables.divers
            ocean.plays = 0
            for site in range(SITES):
                ocean.mat[DIVES + site] = 0
        nautoma = self.nautoma
        if nautoma is None:
            self.first = self.after(self.first)
            if self.notes is not None:
                self.notes.tell("passes-marker", EVERYONE, {"seat": int(self.first)})
        else:  # the marker stays with the human (FIN-89, FIN-98)
            nautoma.markers = 0
            nautoma.shuffle_decisions(self.random)
        self.week += 1
        self.active = self.first
        self.push(TURN, self.first, NO_FISH, NO_SLOT, 0, 0, 0)

    def score_achievement(self) -> None:
        tables = self.tables
        week = self.week - 1
        tile = self.tiles[week]
        worth = self.worth[week]
        best: i64 = 0
        for seat in range(self.seats):
            count = count_for(tables, self.oceans[seat], tile)
            points = count * worth
            self.oceans[seat].mat[NOTED + week] = points
            if points > best:
                best = points
            if self.notes is not None:
                facts = {
                    "seat": int(seat),
                    "achievement": tile_name(tile),
                    "count": int(count),
                    "points": int(points),
                }
                self.notes.tell("scores-achievement", EVERYONE, facts)
        contest = self.side_b
        nautoma = self.nautoma
        if nautoma is not None:
            contest = self.side_b and tables.level_contest[nautoma.level] > 0  # FIN-97, FIN-R28
            side = tables.level_side[nautoma.level]
            if side != NO_SIDE:  # FIN-96
                value = tables.base_value[side * TILES + tile] + nautoma.markers
                nautoma.noted[week] = value * worth
                if nautoma.noted[week] > best:
                    best = nautoma.noted[week]
                if self.notes is not None:
                    gained = {
                        "achievement": tile_name(tile),
                        "count": int(value),
                        "points": int(value * worth),
                    }
                    self.notes.tell("nautoma-scores-achievement", EVERYONE, gained)
        if contest:
            self.reward_most(week, best)

    def reward_most(self, week: i64, best: i64) -> None:
        """Side B: whoever has most points from the achievement gains more, all of them on a tie. (FIN-77, FIN-R26)"""
        extra = self.tables.most_points
        for seat in range(self.seats):
            ocean = self.oceans[seat]
            if ocean.mat[NOTED + week] == best:
                ocean.mat[MOST + week] = extra
                if self.notes is not None:
                    self.notes.tell("has-most", EVERYONE, {"seat": int(seat), "points": int(extra)})
        nautoma = self.nautoma
        if nautoma is not None and nautoma.noted[week] == best:
            nautoma.noted[SCORED_WEEKS + week] = extra
            if self.notes is not None:
                self.notes.tell("nautoma-has-most", EVERYONE, {"points": int(extra)})

    # -- the game-end phase -----------------------------------------------------------------------------------

    def can_use(self, seat: i64, slot: i64) -> bool:
        """A visible game-end fish, not yet used, whose benefit can do something. (FIN-84)"""
        ocean = self.oceans[seat]
        fish = ocean.mat[TOP + slot]
        if fish == NO_FISH or self.tables.timing[fish] != GAME_END or (ocean.used >> slot) & 1 == 1:
            return False
        benefit = self.tables.benefit[fish]
        return benefit != 0 and self.has_use(Frame(BENEFIT, seat, fish, slot, benefit, benefit, 0, None))

    def can_use_any(self, seat: i64) -> bool:
        for slot in range(SLOTS):
            if self.can_use(seat, slot):
                return True
        return False

    def use_ending(self, ending: Frame, action: i64) -> None:
        if action == FINISH:
            self.end_of(ending)
            return
        slot = action - USE
        ocean = self.oceans[ending.seat]
        ocean.used |= 1 << slot
        fish = ocean.mat[TOP + slot]
        if self.notes is not None:
            self.tell_card("uses", ending.seat, fish)
        self.start_ability(ending.seat, fish, slot)

    def end_of(self, ending: Frame) -> None:
        """A player has finished; the next one, or the end. (FIN-R23)"""
        if ending.left > 0:
            ending.left -= 1
            ending.seat = self.after(ending.seat)
            self.active = ending.seat
            return
        self.pop()
        self.score_ravel()
        if self.notes is not None:
            self.notes.tell("game-ends", EVERYONE, {})

    # -- the Nautoma ------------------------------------------------------------------------------------------

    def start_nautoma_turn(self, nautoma: Nautoma) -> None:
        """She reveals a decision card and carries out its icons from top to bottom. (FIN-91)"""
        card = nautoma.deck.draw()
        nautoma.shown.put(card)
        nautoma.last = card
        nautoma.schooled = False
        self.reveals += 1
        if self.notes is not None:
            self.notes.tell("nautoma-turn", EVERYONE, {"decision": f"n{card + 1}"})
        self.push(DECIDING, 0, card, NO_SLOT, self.tables.icons[card], 0, 0)

    def decide_on(self, deciding: Frame) -> None:
        """The next icon of her card."""
        icon = deciding.units & 15
        deciding.units >>= 4
        nautoma = self.nautoma
        assert nautoma is not None
        if icon == NO_ICON:
            self.pop()
            self.next_turn()
        elif icon == PLAY_FISH:
            self.reveal_for_nautoma()
        elif icon == PLACE_MARKER or icon == REMOVE_MARKER:
            self.move_marker(nautoma, icon == PLACE_MARKER)
        elif icon == FORM_SCHOOL:  # once a turn (FIN-93)
            if nautoma.young >= self.tables.nautoma_school and not nautoma.schooled:
                nautoma.young -= self.tables.nautoma_school
                nautoma.schools += 1
                nautoma.schooled = True
                if self.notes is not None:
                    self.notes.tell("nautoma-forms-school", EVERYONE, {})
        elif icon == HATCH_EGGS:
            hatched = min(nautoma.eggs, self.tables.nautoma_hatches)
            nautoma.eggs -= hatched
            nautoma.young += hatched
            if self.notes is not None and hatched > 0:
                self.notes.tell("nautoma-hatches", EVERYONE, {"count": int(hatched)})
        elif icon == GAIN_EGGS:
            nautoma.eggs += self.tables.nautoma_gains
            if self.notes is not None:
                self.notes.tell("nautoma-gains-eggs", EVERYONE, {"count": int(self.tables.nautoma_gains)})

    def move_marker(self, nautoma: Nautoma, is_placed: bool) -> None:
        """Her divers on the achievement board: not at level 1, not in the last week. (FIN-92, FIN-R30)"""
        if self.tables.level_side[nautoma.level] == NO_SIDE or self.week == self.tables.weeks:
            return
        if is_placed and nautoma.markers < self.tables.divers:
            nautoma.markers += 1
            if self.notes is not None:
                self.notes.tell("nautoma-places-marker", EVERYONE, {"count": int(nautoma.markers)})
        elif not is_placed and nautoma.markers > 0:
            nautoma.markers -= 1
            if self.notes is not None:
                self.notes.tell("nautoma-removes-marker", EVERYONE, {"count": int(nautoma.markers)})

    def score_ravel(self) -> None:
        """Points for where the human's fish are. (FIN-103, FIN-R31)"""
        nautoma = self.nautoma
        if nautoma is None or nautoma.strength == 0:
            return
        points = nautoma.strength * fish_in(self.oceans[0], self.tables.ravel_slots[nautoma.ravel_card])
        points -= fish_in(self.oceans[0], self.tables.ravel_rows[nautoma.ravel_card])
        nautoma.noted[2 * SCORED_WEEKS + self.week - 1] = max(points, 0)
        if self.notes is not None:
            self.notes.tell("nautoma-ravel", EVERYONE, {"points": int(max(points, 0))})

    # -- the end ----------------------------------------------------------------------------------------------

    def is_ahead(self, seat: i64, other: i64) -> bool:
        """More points, or as many and more cards in hand. (FIN-86)"""
        mine = total_points(self.tables, self.oceans[seat])
        theirs = total_points(self.tables, self.oceans[other])
        return mine > theirs or (mine == theirs and self.oceans[seat].hand.count > self.oceans[other].hand.count)

    def is_winner(self, seat: i64) -> bool:
        nautoma = self.nautoma
        if nautoma is not None:  # a tie is the human's (FIN-101)
            return total_points(self.tables, self.oceans[0]) >= nautoma.total(self.tables)
        for other in range(self.seats):
            if self.is_ahead(other, seat):
                return False
        return True

    def reward(self, seat: i64) -> float:
        if not self.is_winner(seat):
            return 0.0
        winners = 0
        for other in range(self.seats):
            if self.is_winner(other):
                winners += 1
        return 1.0 / winners


def tile_name(tile: i64) -> str:
    letters = "abcdef"
    return f"w{tile // TILES_A_WEEK + 1}{letters[tile % TILES_A_WEEK]}"


def new_game(
    tables: Tables,
    names: list[str],
    options: FinspanOptions,
    seats: i64,
    random: Random,
    side_b: bool,
    wanted: list[int],
    keep_one: bool,
    level: i64,
    strength: i64,
) -> Finspan:
    """Set the table. `wanted` holds the achievements that were picked by hand, or -1. (FIN-18 to FIN-23)"""
    lies = vec[i64]([IN_BOX] * CARDS)
    starters = no_cards(CARDS - MAIN_CARDS)
    for card in range(MAIN_CARDS, CARDS):
        starters.put(card)
    random.shuffle(starters.items, starters.count)
    deck = no_cards(CARDS)
    for card in range(MAIN_CARDS):
        deck.put(card)
        lies[card] = IN_DECK
    random.shuffle(deck.items, deck.count)
    tiles = vec[i64]([0] * SCORED_WEEKS)
    worth = vec[i64]([0] * SCORED_WEEKS)
    for week in range(SCORED_WEEKS):
        if side_b:
            picked: i64 = wanted[week]
            tiles[week] = picked if picked >= 0 else TILES_A_WEEK * week + random.below(TILES_A_WEEK)  # FIN-R36
            worth[week] = tables.tile_points[tiles[week]]
        else:
            tiles[week] = tables.side_a_tile[week]
            worth[week] = tables.side_a_points[week]
    oceans: list[Ocean] = []
    for _ in range(seats):
        oceans.append(new_ocean(tables))
    for seat in range(seats):
        for _ in range(tables.starters_dealt):
            deal(oceans[seat], lies, starters, seat)
        for _ in range(tables.fish_dealt):
            deal(oceans[seat], lies, deck, seat)
    first: i64 = 0
    nautoma: Nautoma | None = None
    if seats == 1:
        ravel_card: i64 = random.below(RAVEL_CARDS) if strength > 0 else 0
        nautoma = new_nautoma(tables, level, strength, ravel_card)
        nautoma.shuffle_decisions(random)
    else:
        first = random.below(seats)
    return Finspan(
        seats,
        random,
        tables,
        options,
        names,
        oceans,
        deck,
        lies,
        tiles,
        worth,
        keep_one,
        side_b,
        nautoma,
        1,
        first,
        first,
        Frame(TURN, first, NO_FISH, NO_SLOT, 0, 0, 0, None),
        no_cards(8),
        0,
    )


def deal(ocean: Ocean, lies: vec[i64], pile: Pile, seat: i64) -> None:
    card = pile.draw()
    ocean.hand.put(card)
    lies[card] = IN_HAND + seat
