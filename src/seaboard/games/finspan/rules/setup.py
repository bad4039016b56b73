# seaboard: compiled
"""Setting the table. (FIN-18 to FIN-23)"""

from __future__ import annotations

from mypy_extensions import i64

from seaboard.games.finspan.rules import codes as c
from seaboard.games.finspan.rules.nautoma import new_nautoma
from seaboard.games.finspan.rules.ocean import new_ocean
from seaboard.games.finspan.rules.pile import Pile, no_cards
from seaboard.games.finspan.rules.table import Table
from seaboard.games.finspan.rules.unfinished import begin_turn


def set_up(table: Table, wanted: list[int], level: i64, strength: i64) -> None:
    """Lay everything out. `wanted` holds the achievements that were picked by hand, or -1."""
    starters = no_cards(c.STARTERS)
    for card in range(c.MAIN_CARDS, c.CARDS):
        starters.put(card)
    table.random.shuffle(starters.items, starters.count)
    for card in range(c.MAIN_CARDS):
        table.deck.put(card)
        table.lies[card] = c.IN_DECK
    table.random.shuffle(table.deck.items, table.deck.count)
    lay_out_achievements(table, wanted)
    for _nth in range(table.seats):
        table.oceans.append(new_ocean(table.numbers))
    for seat in range(table.seats):
        for _nth in range(table.numbers.starters_dealt):
            deal(table, starters, seat)
        for _nth in range(table.numbers.fish_dealt):
            deal(table, table.deck, seat)
    if table.seats == 1:
        ravel_card: i64 = table.random.below(c.RAVEL_CARDS) if strength > 0 else 0
        nautoma = new_nautoma(table.numbers, level, strength, ravel_card)
        nautoma.shuffle_decisions(table.random)
        table.nautoma = nautoma
    else:
        table.first = table.random.below(table.seats)
    table.active = table.first
    begin_turn(table, table.first)


def lay_out_achievements(table: Table, wanted: list[int]) -> None:
    """Side A has its own; on side B those picked, or one of the week's six at random. (FIN-19, FIN-20, FIN-R36)"""
    numbers = table.numbers
    for week in range(c.SCORED_WEEKS):
        if table.side_b:
            picked: i64 = wanted[week]
            tile = picked if picked >= 0 else c.TILES_A_WEEK * week + table.random.below(c.TILES_A_WEEK)
            table.tiles[week] = tile
            table.worth[week] = numbers.tile_points[tile]
        else:
            table.tiles[week] = numbers.side_a_tile[week]
            table.worth[week] = numbers.side_a_points[week]


def deal(table: Table, pile: Pile, seat: i64) -> None:
    card = pile.draw()
    table.oceans[seat].hand.put(card)
    table.lies[card] = c.IN_HAND + seat
