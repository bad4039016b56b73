"""What is played for a seat whose time has run out: what harms it least, judged by what it sees itself."""

from __future__ import annotations

from seaboard.games.sea_salt_paper.rules import codes as c
from seaboard.games.sea_salt_paper.rules.cards import DECK
from seaboard.games.sea_salt_paper.rules.points import card_points, colour_bonus, tally_of
from seaboard.games.sea_salt_paper.state import SeaSaltPaper

WINS = (1000, 0)


def timeout(state: SeaSaltPaper) -> int:
    """Two from the deck, the better card into the hand, and the turn ends: no pair is spent and no bet is made."""
    legal = state.legal()
    if state.phase == c.PLAYING:
        return int(c.END_TURN)  # four mermaids win by it too (SSP-R15)
    if state.phase == c.TAKING and c.TAKE_DECK in legal:
        return int(c.TAKE_DECK)
    return max(legal, key=lambda action: _good_of(state, action))  # of equals the first


def _good_of(state: SeaSaltPaper, action: int) -> tuple[int, int]:
    """What a choice is good for: a card by what it adds, a pile or a victim by what everybody sees of it."""
    if state.phase == c.TAKING:
        return _worth_with(state, int(state.pile(action - int(c.TAKE_PILE)).top()))
    if state.phase == c.KEEPING:
        return _worth_with(state, action - int(c.KEEP))
    if state.phase == c.PICKING:
        return _worth_with(state, int(DECK[action - int(c.PICK)]))
    if state.phase == c.DISCARDING:
        return _worth_of_covering(state, action - int(c.DISCARD))
    if state.phase == c.SEARCHING:
        return int(state.pile(action - int(c.SEARCH)).count), 0
    victim = action - int(c.ROB)
    return int(state.tally[victim * c.ROW + c.SIZE]), int(state.totals[victim])


def _worth_with(state: SeaSaltPaper, face: int) -> tuple[int, int]:
    """Card points and biggest colour of the active seat with one card more; the fourth mermaid is worth the game."""
    tally = tally_of([*state.hand(state.turn), *state.area(state.turn), face])
    if tally[c.OWNED + c.MERMAID] == 4:
        return WINS
    return int(card_points(tally, 0, state.charter.white_counts)), int(colour_bonus(tally, 0))


def _worth_of_covering(state: SeaSaltPaper, number: int) -> tuple[int, int]:
    """The top that one would rather take oneself stays in sight."""
    pile = state.pile(number)
    if pile.count == 0:
        return 0, 0
    points, colour = _worth_with(state, int(pile.top()))
    return -points, -colour
