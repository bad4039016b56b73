# seaboard: compiled
"""Setting the table. (FIN-18 to FIN-23)"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from seaboard.core.random import Random
from seaboard.games.finspan.frames import (
    TURN,
    Frame,
)
from seaboard.games.finspan.nautoma import Nautoma, new_nautoma
from seaboard.games.finspan.ocean import Ocean, Pile, new_ocean, no_cards
from seaboard.games.finspan.options import FinspanOptions
from seaboard.games.finspan.rules import Finspan
from seaboard.games.finspan.table import IN_BOX, IN_DECK, IN_HAND
from seaboard.games.finspan.tables import (
    CARDS,
    MAIN_CARDS,
    NO_FISH,
    NO_SLOT,
    RAVEL_CARDS,
    SCORED_WEEKS,
    TILES_A_WEEK,
    Tables,
)


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
