"""What is done for a player who is late: the move that costs them least, decision by decision.

What was begun is taken back, nothing optional is taken, no card is given away. A dive is the one thing left to do on a
turn; before a reshuffle a card kept is better than none.
"""

from __future__ import annotations

from seaboard.games.finspan.rules import codes as c
from seaboard.games.finspan.rules.frames import Frame
from seaboard.games.finspan.rules.points import fish_in
from seaboard.games.finspan.state import Finspan


def late_move(state: Finspan, top: Frame) -> int:
    """The action for the player who is to decide."""
    legal = state.legal()
    if int(c.BACK) in legal:  # a play or a move that was begun
        return int(c.BACK)
    if top.kind == c.TURN:
        return _fullest_dive(state, int(top.seat))
    if top.kind == c.BENEFIT:
        return int(c.STOP)
    if top.kind == c.ENDING:
        return int(c.FINISH)
    if top.kind == c.KEEPING:
        return max(legal, key=lambda action: _points(state, action, int(c.KEEP)))
    return min(legal, key=lambda action: _loss(state, top, action))


def _fullest_dive(state: Finspan, seat: int) -> int:
    """Where most fish are."""
    columns = [sum(1 << (int(c.SITES) * row + site) for row in range(int(c.ROWS))) for site in range(int(c.SITES))]
    ocean = state.oceans[seat]
    return int(c.DIVE) + max(range(int(c.SITES)), key=lambda site: int(fish_in(ocean, columns[site])))


def _points(state: Finspan, action: int, first: int) -> int:
    """What the card of an action is worth; -1 for an action without one."""
    return int(state.numbers.points[action - first]) if action >= first else -1


def _loss(state: Finspan, top: Frame, action: int) -> int:
    """What a step costs that can no longer be taken back: the points of a fish that is covered, of a card paid."""
    if int(c.PLACE) <= action < int(c.TO):
        covered = int(state.oceans[int(top.seat)].top[action - int(c.PLACE)])
        return -1 if covered == c.NO_FISH else int(state.numbers.points[covered])
    if int(c.DISCARD) <= action < int(c.RETRIEVE_CARD):
        return _points(state, action, int(c.DISCARD))
    return 0
