# seaboard: compiled
"""What Tranquility's quick judgement thinks things are worth."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64


@final
class Taste:
    """The weights of the judgement, in thousandths of a natural logarithm."""

    def __init__(self) -> None:
        self.card: i64 = 667  # what a card is worth in hand
        self.scarce: i64 = 189  # how much more for every eight cards that are missing
        self.plan: i64 = 43  # percent: cards that should be there to pay with, for every empty cell
        self.seams: i64 = 81  # and for every cell that will lie beside another island when it is filled
        self.turn: i64 = 673  # what a turn without progress costs
        self.use: i64 = 38  # percent of the unseen values still about that somebody can use in time
        self.use_two: i64 = 58  # the same where two cells are left
        self.use_one: i64 = 52  # and where a single one is
        self.use_wide: i64 = -3  # tenths of a percent more for every cell of a gap beyond three
        self.late: i64 = 36  # percent more when the decks are empty
        self.trust: i64 = 62  # percent of what others threw away that might as well have been of use
        self.seam: i64 = 143  # percent of a card that it costs to place beside another island one day
        self.steep: i64 = 0  # and how many percent more for every step from one value of the gap to the next
        self.two: i64 = 160  # percent: how much the risk of two cells counts beside that of more
        self.one: i64 = 195  # and that of a single cell
        self.place: i64 = 25  # percent of what a card would ease in its best place that are lost with it
        self.any_place: i64 = 1500  # and what it eases anywhere
        self.finish: i64 = 828  # keeping the only finish card
        self.finish_late: i64 = 505  # how much more when the sea is full
        self.spare: i64 = 42  # keeping one finish card more
        self.wrong_half: i64 = 300  # a card the wrong way up (day and night)
        self.own: i64 = 61  # percent: how far cards are counted for each player alone: nobody can pay for another
        self.balance: i64 = 89  # percent of the cards beyond an even share that one gives more for a start
        self.purple: i64 = 4000  # what it is worth to lift a purple storm when the rest of the sea is full
        self.purple_early: i64 = 500  # and when it is empty
        self.orange: i64 = 148  # to lift an orange storm, for every empty cell
        self.yellow: i64 = 18  # to lift a yellow storm, for every empty cell
        self.keep: i64 = 1375  # what a compass is worth that is kept
        self.monster: i64 = 300  # getting rid of a monster
        self.bad: i64 = 112  # a card whose loss is less than this is willingly given


def stormy(taste: Taste) -> Taste:
    """Among storms cards are dearer, hands run dry one by one, and more is thrown away that nobody wanted."""
    taste.card += 82
    taste.scarce = 60
    taste.plan = 36
    taste.seams = 71
    taste.turn = 732
    taste.use = 35
    taste.use_two = 35
    taste.use_one = 45
    taste.use_wide = 0
    taste.late = 17
    taste.trust = 4
    taste.seam = 183
    taste.steep = -18
    taste.two = 137
    taste.one = 180
    taste.place = 59
    taste.any_place = 1573
    taste.finish = 1531
    taste.finish_late = 1032
    taste.spare = 32
    taste.own = 126
    taste.balance = 83
    taste.purple = 4113
    taste.purple_early = 526
    taste.orange = 189
    taste.yellow = 16
    taste.keep = 1817
    taste.bad = 60
    return taste
